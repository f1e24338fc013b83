target triple = "x86_64-unknown-linux-gnu"


declare <16 x double> @llvm.fabs.v16f64(<16 x double>)
declare <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr>, i32, <16 x i1>, <16 x double>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare <16 x double> @llvm.masked.load.v16f64.p0(ptr, i32, <16 x i1>, <16 x double>)
declare void @llvm.masked.scatter.v16f64.v16p0(<16 x double>, <16 x ptr>, i32, <16 x i1>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
declare void @llvm.masked.store.v16f64.p0(<16 x double>, ptr, i32, <16 x i1>)
declare void @llvm.masked.store.v16i32.p0(<16 x i32>, ptr, i32, <16 x i1>)
declare double @llvm.maximum.f64(double, double)
declare double @llvm.minimum.f64(double, double)
declare i32 @llvm.smax.i32(i32, i32)
declare i64 @llvm.smax.i64(i64, i64)
declare <16 x i32> @llvm.smax.v16i32(<16 x i32>, <16 x i32>)
declare <2 x i32> @llvm.smax.v2i32(<2 x i32>, <2 x i32>)
declare <4 x i32> @llvm.smax.v4i32(<4 x i32>, <4 x i32>)
declare <8 x i32> @llvm.smax.v8i32(<8 x i32>, <8 x i32>)
declare i32 @llvm.smin.i32(i32, i32)
declare i64 @llvm.smin.i64(i64, i64)
declare <16 x i32> @llvm.smin.v16i32(<16 x i32>, <16 x i32>)
declare <2 x i32> @llvm.smin.v2i32(<2 x i32>, <2 x i32>)
declare <4 x i32> @llvm.smin.v4i32(<4 x i32>, <4 x i32>)
declare <8 x i32> @llvm.smin.v8i32(<8 x i32>, <8 x i32>)
declare double @llvm.sqrt.f64(double)
declare void @llvm.x86.sse.ldmxcsr(ptr)
declare void @llvm.x86.sse.stmxcsr(ptr)

define internal void @sf_fold_max(ptr %out, ptr %list, i64 %count, i64 %stride, ptr %scratch, i64 %step, i1 %once) nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  br label %b1
b1:
  %t4 = phi i64 [ 0, %entry ], [ %t5, %b2 ]
  %t6 = phi double [ 0xFFF0000000000000, %entry ], [ %t11, %b2 ]
  %t7 = icmp slt i64 %t4, %count
  br i1 %t7, label %b2, label %b3
b2:
  %t8 = mul i64 %t4, %stride
  %t9 = getelementptr inbounds double, ptr %list, i64 %t8
  %t10 = load double, ptr %t9, align 8
  %t11 = call double @llvm.maximum.f64(double %t6, double %t10)
  %t5 = add nuw nsw i64 %t4, 1
  br label %b1
b3:
  %t12 = getelementptr inbounds double, ptr %out, i64 0
  store double %t6, ptr %t12, align 8
  ret void
}

define internal void @sf_fold_min(ptr %out, ptr %list, i64 %count, i64 %stride, ptr %scratch, i64 %step, i1 %once) nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  br label %b1
b1:
  %t4 = phi i64 [ 0, %entry ], [ %t5, %b2 ]
  %t6 = phi double [ 0x7FF0000000000000, %entry ], [ %t11, %b2 ]
  %t7 = icmp slt i64 %t4, %count
  br i1 %t7, label %b2, label %b3
b2:
  %t8 = mul i64 %t4, %stride
  %t9 = getelementptr inbounds double, ptr %list, i64 %t8
  %t10 = load double, ptr %t9, align 8
  %t11 = call double @llvm.minimum.f64(double %t6, double %t10)
  %t5 = add nuw nsw i64 %t4, 1
  br label %b1
b3:
  %t12 = getelementptr inbounds double, ptr %out, i64 0
  store double %t6, ptr %t12, align 8
  ret void
}

define internal void @sf_fold_sum(ptr %out, ptr %list, i64 %count, i64 %stride, ptr %scratch, i64 %step, i1 %once) nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t29 = alloca double, i64 16, align 64
  %t5 = icmp sgt i64 %count, 1
  %t6 = icmp sgt i64 %count, 0
  %t7 = and i1 %once, %t6
  %t8 = or i1 %t5, %t7
  br i1 %t8, label %b2, label %b1
b1:
  %t9 = getelementptr inbounds double, ptr %out, i64 0
  store double 0x0000000000000000, ptr %t9, align 8
  br i1 %t6, label %b10, label %b11
b10:
  %t12 = getelementptr inbounds double, ptr %list, i64 0
  %t13 = load double, ptr %t12, align 8
  %t14 = getelementptr inbounds double, ptr %out, i64 0
  store double %t13, ptr %t14, align 8
  br label %b11
b11:
  br label %b4
b2:
  %t15 = phi ptr [ %list, %entry ], [ %scratch, %b22 ]
  %t16 = phi i64 [ %count, %entry ], [ %t19, %b22 ]
  %t17 = phi i64 [ %stride, %entry ], [ %step, %b22 ]
  %t18 = add i64 %t16, 1023
  %t19 = udiv i64 %t18, 1024
  br label %b20
b20:
  %t23 = phi i64 [ 0, %b2 ], [ %t24, %b52 ]
  %t25 = icmp slt i64 %t23, %t19
  br i1 %t25, label %b21, label %b22
b21:
  %t26 = mul i64 %t23, 1024
  %t27 = sub i64 %t16, %t26
  %t28 = call i64 @llvm.smin.i64(i64 %t27, i64 1024)
  %t30 = icmp eq i64 %t17, 1
  br i1 %t30, label %b31, label %b32
b31:
  br label %b33
b33:
  %t36 = phi i64 [ 0, %b31 ], [ %t37, %b34 ]
  %t38 = phi <16 x double> [ splat (double 0x0000000000000000), %b31 ], [ %t49, %b34 ]
  %t39 = icmp slt i64 %t36, %t28
  br i1 %t39, label %b34, label %b35
b34:
  %t40 = sub i64 %t28, %t36
  %t41 = call i64 @llvm.smin.i64(i64 %t40, i64 16)
  %t42 = trunc i64 %t41 to i32
  %t43 = insertelement <16 x i32> poison, i32 %t42, i64 0
  %t44 = shufflevector <16 x i32> %t43, <16 x i32> poison, <16 x i32> zeroinitializer
  %t45 = icmp sgt <16 x i32> %t44, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t46 = add i64 %t26, %t36
  %t47 = getelementptr inbounds double, ptr %t15, i64 %t46
  %t48 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t47, i32 8, <16 x i1> %t45, <16 x double> zeroinitializer)
  %t49 = fadd <16 x double> %t38, %t48
  %t37 = add nuw nsw i64 %t36, 16
  br label %b33
b35:
  store <16 x double> %t38, ptr %t29, align 64
  br label %b32
b32:
  %t50 = xor i1 %t30, true
  br i1 %t50, label %b51, label %b52
b51:
  store <16 x double> splat (double 0x0000000000000000), ptr %t29, align 64
  br label %b53
b53:
  %t56 = phi i64 [ 0, %b51 ], [ %t57, %b54 ]
  %t58 = icmp slt i64 %t56, %t28
  br i1 %t58, label %b54, label %b55
b54:
  %t59 = and i64 %t56, 15
  %t60 = add i64 %t26, %t56
  %t61 = mul i64 %t60, %t17
  %t62 = getelementptr inbounds double, ptr %t29, i64 %t59
  %t63 = load double, ptr %t62, align 8
  %t64 = getelementptr inbounds double, ptr %t15, i64 %t61
  %t65 = load double, ptr %t64, align 8
  %t66 = fadd double %t63, %t65
  %t67 = getelementptr inbounds double, ptr %t29, i64 %t59
  store double %t66, ptr %t67, align 8
  %t57 = add nuw nsw i64 %t56, 1
  br label %b53
b55:
  br label %b52
b52:
  %t68 = load <16 x double>, ptr %t29, align 64
  %t69 = shufflevector <16 x double> %t68, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t70 = shufflevector <16 x double> %t68, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t71 = fadd <8 x double> %t69, %t70
  %t72 = shufflevector <8 x double> %t71, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t73 = shufflevector <8 x double> %t71, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t74 = fadd <4 x double> %t72, %t73
  %t75 = shufflevector <4 x double> %t74, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t76 = shufflevector <4 x double> %t74, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t77 = fadd <2 x double> %t75, %t76
  %t78 = shufflevector <2 x double> %t77, <2 x double> poison, <1 x i32> <i32 0>
  %t79 = shufflevector <2 x double> %t77, <2 x double> poison, <1 x i32> <i32 1>
  %t80 = extractelement <1 x double> %t78, i64 0
  %t81 = extractelement <1 x double> %t79, i64 0
  %t82 = fadd double %t80, %t81
  %t83 = mul i64 %t23, %step
  %t84 = getelementptr inbounds double, ptr %scratch, i64 %t83
  store double %t82, ptr %t84, align 8
  %t24 = add nuw nsw i64 %t23, 1
  br label %b20
b22:
  %t85 = icmp sgt i64 %t19, 1
  br i1 %t85, label %b2, label %b3
b3:
  %t86 = getelementptr inbounds double, ptr %scratch, i64 0
  %t87 = load double, ptr %t86, align 8
  %t88 = getelementptr inbounds double, ptr %out, i64 0
  store double %t87, ptr %t88, align 8
  br label %b4
b4:
  ret void
}

define internal void @sf_sweep0_pass0(ptr %ctx, ptr %tensor, i64 %number, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t39 = alloca double, i64 1040, align 64
  %t1 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t2 = load i64, ptr %t1, align 8
  %t3 = icmp eq i64 %cols, %t2
  %t4 = icmp sle i64 %cols, 64
  %t5 = and i1 %t3, %t4
  %t6 = urem i64 %cols, 16
  %t7 = icmp ne i64 %t6, 0
  %t8 = and i1 %t5, %t7
  %t31 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t32 = load i64, ptr %t31, align 8
  %t33 = inttoptr i64 %t32 to ptr
  %t79 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t80 = load i64, ptr %t79, align 8
  %t81 = inttoptr i64 %t80 to ptr
  %t432 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t433 = load i64, ptr %t432, align 8
  br i1 %t8, label %b9, label %b10
b9:
  %t12 = udiv i64 1024, %cols
  %t13 = add i64 %row, %rows
  %t60 = icmp eq i64 %cols, 1
  br label %b14
b14:
  %t17 = phi i64 [ %row, %b9 ], [ %t18, %b63 ]
  %t19 = icmp slt i64 %t17, %t13
  br i1 %t19, label %b15, label %b16
b15:
  %t20 = sub i64 %t13, %t17
  %t21 = call i64 @llvm.smin.i64(i64 %t12, i64 %t20)
  %t22 = mul i64 %t21, %cols
  %t23 = urem i64 %t22, 16
  %t24 = sub i64 %t22, %t23
  %t34 = mul i64 %t17, %t2
  %t41 = sub i64 %t22, %t24
  br label %b25
b25:
  %t28 = phi i64 [ 0, %b15 ], [ %t29, %b26 ]
  %t30 = icmp slt i64 %t28, %t24
  br i1 %t30, label %b26, label %b27
b26:
  %t35 = add i64 %t34, %t28
  %t36 = getelementptr inbounds float, ptr %t33, i64 %t35
  %t37 = load <16 x float>, ptr %t36, align 4
  %t38 = fpext <16 x float> %t37 to <16 x double>
  %t40 = getelementptr inbounds double, ptr %t39, i64 %t28
  store <16 x double> %t38, ptr %t40, align 8
  %t29 = add nuw nsw i64 %t28, 16
  br label %b25
b27:
  br label %b42
b42:
  %t45 = phi i64 [ 0, %b27 ], [ %t46, %b43 ]
  %t47 = icmp slt i64 %t45, %t41
  br i1 %t47, label %b43, label %b44
b43:
  %t48 = add i64 %t24, %t45
  %t55 = add i64 %t34, %t48
  %t49 = sub i64 %t41, %t45
  %t50 = call i64 @llvm.smin.i64(i64 %t49, i64 16)
  %t51 = trunc i64 %t50 to i32
  %t52 = insertelement <16 x i32> poison, i32 %t51, i64 0
  %t53 = shufflevector <16 x i32> %t52, <16 x i32> poison, <16 x i32> zeroinitializer
  %t54 = icmp sgt <16 x i32> %t53, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t56 = getelementptr inbounds float, ptr %t33, i64 %t55
  %t57 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t56, i32 4, <16 x i1> %t54, <16 x float> zeroinitializer)
  %t58 = fpext <16 x float> %t57 to <16 x double>
  %t59 = getelementptr inbounds double, ptr %t39, i64 %t48
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t58, ptr %t59, i32 8, <16 x i1> %t54)
  %t46 = add nuw nsw i64 %t45, 16
  br label %b42
b44:
  br i1 %t60, label %b61, label %b62
b61:
  br label %b64
b64:
  %t67 = phi i64 [ 0, %b61 ], [ %t68, %b65 ]
  %t69 = icmp slt i64 %t67, %t21
  br i1 %t69, label %b65, label %b66
b65:
  %t82 = add i64 %t17, %t67
  %t70 = sub i64 %t21, %t67
  %t71 = call i64 @llvm.smin.i64(i64 %t70, i64 16)
  %t72 = trunc i64 %t71 to i32
  %t73 = insertelement <16 x i32> poison, i32 %t72, i64 0
  %t74 = shufflevector <16 x i32> %t73, <16 x i32> poison, <16 x i32> zeroinitializer
  %t75 = icmp sgt <16 x i32> %t74, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t76 = getelementptr inbounds double, ptr %t39, i64 %t67
  %t77 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t76, i32 8, <16 x i1> %t75, <16 x double> zeroinitializer)
  %t78 = fadd <16 x double> splat (double 0x0000000000000000), %t77
  %t83 = getelementptr inbounds double, ptr %t81, i64 %t82
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t78, ptr %t83, i32 8, <16 x i1> %t75)
  %t68 = add nuw nsw i64 %t67, 16
  br label %b64
b66:
  br label %b63
b62:
  %t84 = icmp eq i64 %cols, 2
  br i1 %t84, label %b85, label %b86
b85:
  br label %b88
b88:
  %t91 = phi i64 [ 0, %b85 ], [ %t92, %b89 ]
  %t93 = icmp slt i64 %t91, %t21
  br i1 %t93, label %b89, label %b90
b89:
  %t94 = mul i64 %t91, 2
  %t97 = add i64 %t94, 1
  %t102 = add i64 %t17, %t91
  %t95 = getelementptr inbounds double, ptr %t39, i64 %t94
  %t96 = load double, ptr %t95, align 8
  %t98 = getelementptr inbounds double, ptr %t39, i64 %t97
  %t99 = load double, ptr %t98, align 8
  %t100 = fadd double %t96, %t99
  %t101 = fadd double 0x0000000000000000, %t100
  %t103 = getelementptr inbounds double, ptr %t81, i64 %t102
  store double %t101, ptr %t103, align 8
  %t92 = add nuw nsw i64 %t91, 1
  br label %b88
b90:
  br label %b87
b86:
  %t104 = icmp eq i64 %cols, 3
  br i1 %t104, label %b105, label %b106
b105:
  br label %b108
b108:
  %t111 = phi i64 [ 0, %b105 ], [ %t112, %b109 ]
  %t113 = icmp slt i64 %t111, %t21
  br i1 %t113, label %b109, label %b110
b109:
  %t114 = mul i64 %t111, 3
  %t117 = add i64 %t114, 1
  %t120 = add i64 %t114, 2
  %t126 = add i64 %t17, %t111
  %t115 = getelementptr inbounds double, ptr %t39, i64 %t114
  %t116 = load double, ptr %t115, align 8
  %t118 = getelementptr inbounds double, ptr %t39, i64 %t117
  %t119 = load double, ptr %t118, align 8
  %t121 = getelementptr inbounds double, ptr %t39, i64 %t120
  %t122 = load double, ptr %t121, align 8
  %t123 = fadd double %t116, %t122
  %t124 = fadd double %t123, %t119
  %t125 = fadd double 0x0000000000000000, %t124
  %t127 = getelementptr inbounds double, ptr %t81, i64 %t126
  store double %t125, ptr %t127, align 8
  %t112 = add nuw nsw i64 %t111, 1
  br label %b108
b110:
  br label %b107
b106:
  %t128 = icmp eq i64 %cols, 4
  br i1 %t128, label %b129, label %b130
b129:
  br label %b132
b132:
  %t135 = phi i64 [ 0, %b129 ], [ %t136, %b133 ]
  %t137 = icmp slt i64 %t135, %t21
  br i1 %t137, label %b133, label %b134
b133:
  %t138 = mul i64 %t135, 4
  %t141 = add i64 %t138, 1
  %t144 = add i64 %t138, 2
  %t147 = add i64 %t138, 3
  %t154 = add i64 %t17, %t135
  %t139 = getelementptr inbounds double, ptr %t39, i64 %t138
  %t140 = load double, ptr %t139, align 8
  %t142 = getelementptr inbounds double, ptr %t39, i64 %t141
  %t143 = load double, ptr %t142, align 8
  %t145 = getelementptr inbounds double, ptr %t39, i64 %t144
  %t146 = load double, ptr %t145, align 8
  %t148 = getelementptr inbounds double, ptr %t39, i64 %t147
  %t149 = load double, ptr %t148, align 8
  %t150 = fadd double %t140, %t146
  %t151 = fadd double %t143, %t149
  %t152 = fadd double %t150, %t151
  %t153 = fadd double 0x0000000000000000, %t152
  %t155 = getelementptr inbounds double, ptr %t81, i64 %t154
  store double %t153, ptr %t155, align 8
  %t136 = add nuw nsw i64 %t135, 1
  br label %b132
b134:
  br label %b131
b130:
  %t156 = icmp eq i64 %cols, 5
  br i1 %t156, label %b157, label %b158
b157:
  br label %b160
b160:
  %t163 = phi i64 [ 0, %b157 ], [ %t164, %b161 ]
  %t165 = icmp slt i64 %t163, %t21
  br i1 %t165, label %b161, label %b162
b161:
  %t166 = mul i64 %t163, 5
  %t169 = add i64 %t166, 1
  %t172 = add i64 %t166, 2
  %t175 = add i64 %t166, 3
  %t178 = add i64 %t166, 4
  %t186 = add i64 %t17, %t163
  %t167 = getelementptr inbounds double, ptr %t39, i64 %t166
  %t168 = load double, ptr %t167, align 8
  %t170 = getelementptr inbounds double, ptr %t39, i64 %t169
  %t171 = load double, ptr %t170, align 8
  %t173 = getelementptr inbounds double, ptr %t39, i64 %t172
  %t174 = load double, ptr %t173, align 8
  %t176 = getelementptr inbounds double, ptr %t39, i64 %t175
  %t177 = load double, ptr %t176, align 8
  %t179 = getelementptr inbounds double, ptr %t39, i64 %t178
  %t180 = load double, ptr %t179, align 8
  %t181 = fadd double %t168, %t180
  %t182 = fadd double %t181, %t174
  %t183 = fadd double %t171, %t177
  %t184 = fadd double %t182, %t183
  %t185 = fadd double 0x0000000000000000, %t184
  %t187 = getelementptr inbounds double, ptr %t81, i64 %t186
  store double %t185, ptr %t187, align 8
  %t164 = add nuw nsw i64 %t163, 1
  br label %b160
b162:
  br label %b159
b158:
  %t188 = icmp eq i64 %cols, 6
  br i1 %t188, label %b189, label %b190
b189:
  br label %b192
b192:
  %t195 = phi i64 [ 0, %b189 ], [ %t196, %b193 ]
  %t197 = icmp slt i64 %t195, %t21
  br i1 %t197, label %b193, label %b194
b193:
  %t198 = mul i64 %t195, 6
  %t201 = add i64 %t198, 1
  %t204 = add i64 %t198, 2
  %t207 = add i64 %t198, 3
  %t210 = add i64 %t198, 4
  %t213 = add i64 %t198, 5
  %t222 = add i64 %t17, %t195
  %t199 = getelementptr inbounds double, ptr %t39, i64 %t198
  %t200 = load double, ptr %t199, align 8
  %t202 = getelementptr inbounds double, ptr %t39, i64 %t201
  %t203 = load double, ptr %t202, align 8
  %t205 = getelementptr inbounds double, ptr %t39, i64 %t204
  %t206 = load double, ptr %t205, align 8
  %t208 = getelementptr inbounds double, ptr %t39, i64 %t207
  %t209 = load double, ptr %t208, align 8
  %t211 = getelementptr inbounds double, ptr %t39, i64 %t210
  %t212 = load double, ptr %t211, align 8
  %t214 = getelementptr inbounds double, ptr %t39, i64 %t213
  %t215 = load double, ptr %t214, align 8
  %t216 = fadd double %t200, %t212
  %t217 = fadd double %t203, %t215
  %t218 = fadd double %t216, %t206
  %t219 = fadd double %t217, %t209
  %t220 = fadd double %t218, %t219
  %t221 = fadd double 0x0000000000000000, %t220
  %t223 = getelementptr inbounds double, ptr %t81, i64 %t222
  store double %t221, ptr %t223, align 8
  %t196 = add nuw nsw i64 %t195, 1
  br label %b192
b194:
  br label %b191
b190:
  %t224 = icmp eq i64 %cols, 7
  br i1 %t224, label %b225, label %b226
b225:
  br label %b228
b228:
  %t231 = phi i64 [ 0, %b225 ], [ %t232, %b229 ]
  %t233 = icmp slt i64 %t231, %t21
  br i1 %t233, label %b229, label %b230
b229:
  %t234 = mul i64 %t231, 7
  %t237 = add i64 %t234, 1
  %t240 = add i64 %t234, 2
  %t243 = add i64 %t234, 3
  %t246 = add i64 %t234, 4
  %t249 = add i64 %t234, 5
  %t252 = add i64 %t234, 6
  %t262 = add i64 %t17, %t231
  %t235 = getelementptr inbounds double, ptr %t39, i64 %t234
  %t236 = load double, ptr %t235, align 8
  %t238 = getelementptr inbounds double, ptr %t39, i64 %t237
  %t239 = load double, ptr %t238, align 8
  %t241 = getelementptr inbounds double, ptr %t39, i64 %t240
  %t242 = load double, ptr %t241, align 8
  %t244 = getelementptr inbounds double, ptr %t39, i64 %t243
  %t245 = load double, ptr %t244, align 8
  %t247 = getelementptr inbounds double, ptr %t39, i64 %t246
  %t248 = load double, ptr %t247, align 8
  %t250 = getelementptr inbounds double, ptr %t39, i64 %t249
  %t251 = load double, ptr %t250, align 8
  %t253 = getelementptr inbounds double, ptr %t39, i64 %t252
  %t254 = load double, ptr %t253, align 8
  %t255 = fadd double %t236, %t248
  %t256 = fadd double %t239, %t251
  %t257 = fadd double %t242, %t254
  %t258 = fadd double %t255, %t257
  %t259 = fadd double %t256, %t245
  %t260 = fadd double %t258, %t259
  %t261 = fadd double 0x0000000000000000, %t260
  %t263 = getelementptr inbounds double, ptr %t81, i64 %t262
  store double %t261, ptr %t263, align 8
  %t232 = add nuw nsw i64 %t231, 1
  br label %b228
b230:
  br label %b227
b226:
  %t264 = icmp eq i64 %cols, 8
  br i1 %t264, label %b265, label %b266
b265:
  br label %b268
b268:
  %t271 = phi i64 [ 0, %b265 ], [ %t272, %b269 ]
  %t273 = icmp slt i64 %t271, %t21
  br i1 %t273, label %b269, label %b270
b269:
  %t274 = mul i64 %t271, 8
  %t277 = add i64 %t274, 1
  %t280 = add i64 %t274, 2
  %t283 = add i64 %t274, 3
  %t286 = add i64 %t274, 4
  %t289 = add i64 %t274, 5
  %t292 = add i64 %t274, 6
  %t295 = add i64 %t274, 7
  %t306 = add i64 %t17, %t271
  %t275 = getelementptr inbounds double, ptr %t39, i64 %t274
  %t276 = load double, ptr %t275, align 8
  %t278 = getelementptr inbounds double, ptr %t39, i64 %t277
  %t279 = load double, ptr %t278, align 8
  %t281 = getelementptr inbounds double, ptr %t39, i64 %t280
  %t282 = load double, ptr %t281, align 8
  %t284 = getelementptr inbounds double, ptr %t39, i64 %t283
  %t285 = load double, ptr %t284, align 8
  %t287 = getelementptr inbounds double, ptr %t39, i64 %t286
  %t288 = load double, ptr %t287, align 8
  %t290 = getelementptr inbounds double, ptr %t39, i64 %t289
  %t291 = load double, ptr %t290, align 8
  %t293 = getelementptr inbounds double, ptr %t39, i64 %t292
  %t294 = load double, ptr %t293, align 8
  %t296 = getelementptr inbounds double, ptr %t39, i64 %t295
  %t297 = load double, ptr %t296, align 8
  %t298 = fadd double %t276, %t288
  %t299 = fadd double %t279, %t291
  %t300 = fadd double %t282, %t294
  %t301 = fadd double %t285, %t297
  %t302 = fadd double %t298, %t300
  %t303 = fadd double %t299, %t301
  %t304 = fadd double %t302, %t303
  %t305 = fadd double 0x0000000000000000, %t304
  %t307 = getelementptr inbounds double, ptr %t81, i64 %t306
  store double %t305, ptr %t307, align 8
  %t272 = add nuw nsw i64 %t271, 1
  br label %b268
b270:
  br label %b267
b266:
  %t314 = call i64 @llvm.smin.i64(i64 %cols, i64 16)
  %t315 = sub i64 %t314, 0
  %t316 = call i64 @llvm.smin.i64(i64 %t315, i64 16)
  %t317 = trunc i64 %t316 to i32
  %t318 = insertelement <16 x i32> poison, i32 %t317, i64 0
  %t319 = shufflevector <16 x i32> %t318, <16 x i32> poison, <16 x i32> zeroinitializer
  %t320 = icmp sgt <16 x i32> %t319, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t327 = sub i64 %cols, %t314
  br label %b308
b308:
  %t311 = phi i64 [ 0, %b266 ], [ %t312, %b330 ]
  %t313 = icmp slt i64 %t311, %t21
  br i1 %t313, label %b309, label %b310
b309:
  %t321 = mul i64 %t311, %cols
  %t361 = add i64 %t17, %t311
  %t322 = add i64 %t321, 0
  %t323 = getelementptr inbounds double, ptr %t39, i64 %t322
  %t324 = load <16 x double>, ptr %t323, align 8
  %t325 = fadd <16 x double> splat (double 0x0000000000000000), %t324
  %t326 = select <16 x i1> %t320, <16 x double> %t325, <16 x double> splat (double 0x0000000000000000)
  br label %b328
b328:
  %t331 = phi i64 [ 0, %b309 ], [ %t332, %b329 ]
  %t333 = phi <16 x double> [ %t326, %b309 ], [ %t346, %b329 ]
  %t334 = icmp slt i64 %t331, %t327
  br i1 %t334, label %b329, label %b330
b329:
  %t335 = add i64 %t314, %t331
  %t342 = add i64 %t321, %t335
  %t336 = sub i64 %t327, %t331
  %t337 = call i64 @llvm.smin.i64(i64 %t336, i64 16)
  %t338 = trunc i64 %t337 to i32
  %t339 = insertelement <16 x i32> poison, i32 %t338, i64 0
  %t340 = shufflevector <16 x i32> %t339, <16 x i32> poison, <16 x i32> zeroinitializer
  %t341 = icmp sgt <16 x i32> %t340, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t343 = getelementptr inbounds double, ptr %t39, i64 %t342
  %t344 = load <16 x double>, ptr %t343, align 8
  %t345 = fadd <16 x double> %t333, %t344
  %t346 = select <16 x i1> %t341, <16 x double> %t345, <16 x double> %t333
  %t332 = add nuw nsw i64 %t331, 16
  br label %b328
b330:
  %t347 = shufflevector <16 x double> %t333, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t348 = shufflevector <16 x double> %t333, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t349 = fadd <8 x double> %t347, %t348
  %t350 = shufflevector <8 x double> %t349, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t351 = shufflevector <8 x double> %t349, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t352 = fadd <4 x double> %t350, %t351
  %t353 = shufflevector <4 x double> %t352, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t354 = shufflevector <4 x double> %t352, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t355 = fadd <2 x double> %t353, %t354
  %t356 = shufflevector <2 x double> %t355, <2 x double> poison, <1 x i32> <i32 0>
  %t357 = shufflevector <2 x double> %t355, <2 x double> poison, <1 x i32> <i32 1>
  %t358 = extractelement <1 x double> %t356, i64 0
  %t359 = extractelement <1 x double> %t357, i64 0
  %t360 = fadd double %t358, %t359
  %t362 = getelementptr inbounds double, ptr %t81, i64 %t361
  store double %t360, ptr %t362, align 8
  %t312 = add nuw nsw i64 %t311, 1
  br label %b308
b310:
  br label %b267
b267:
  br label %b227
b227:
  br label %b191
b191:
  br label %b159
b159:
  br label %b131
b131:
  br label %b107
b107:
  br label %b87
b87:
  br label %b63
b63:
  %t18 = add nuw nsw i64 %t17, %t12
  br label %b14
b16:
  br label %b11
b10:
  %t363 = add i64 %row, %rows
  %t370 = add i64 %col, %cols
  br label %b364
b364:
  %t367 = phi i64 [ %row, %b10 ], [ %t368, %b373 ]
  %t369 = icmp slt i64 %t367, %t363
  br i1 %t369, label %b365, label %b366
b365:
  %t391 = mul i64 %t367, %t2
  %t434 = mul i64 %t367, %t433
  br label %b371
b371:
  %t374 = phi i64 [ %col, %b365 ], [ %t375, %b400 ]
  %t376 = icmp slt i64 %t374, %t370
  br i1 %t376, label %b372, label %b373
b372:
  %t377 = add i64 %t374, 1024
  %t378 = call i64 @llvm.smin.i64(i64 %t377, i64 %t370)
  %t379 = sub i64 %t378, %t374
  %t380 = urem i64 %t379, 16
  %t381 = sub i64 %t378, %t380
  %t382 = sub i64 %t381, %t374
  %t397 = sub i64 %t378, %t381
  %t435 = udiv i64 %t374, 1024
  %t436 = add i64 %t434, %t435
  br label %b383
b383:
  %t386 = phi i64 [ 0, %b372 ], [ %t387, %b384 ]
  %t388 = phi <16 x double> [ splat (double 0x0000000000000000), %b372 ], [ %t396, %b384 ]
  %t389 = icmp slt i64 %t386, %t382
  br i1 %t389, label %b384, label %b385
b384:
  %t390 = add i64 %t374, %t386
  %t392 = add i64 %t391, %t390
  %t393 = getelementptr inbounds float, ptr %t33, i64 %t392
  %t394 = load <16 x float>, ptr %t393, align 4
  %t395 = fpext <16 x float> %t394 to <16 x double>
  %t396 = fadd <16 x double> %t388, %t395
  %t387 = add nuw nsw i64 %t386, 16
  br label %b383
b385:
  br label %b398
b398:
  %t401 = phi i64 [ 0, %b385 ], [ %t402, %b399 ]
  %t403 = phi <16 x double> [ %t388, %b385 ], [ %t417, %b399 ]
  %t404 = icmp slt i64 %t401, %t397
  br i1 %t404, label %b399, label %b400
b399:
  %t405 = add i64 %t381, %t401
  %t412 = add i64 %t391, %t405
  %t406 = sub i64 %t397, %t401
  %t407 = call i64 @llvm.smin.i64(i64 %t406, i64 16)
  %t408 = trunc i64 %t407 to i32
  %t409 = insertelement <16 x i32> poison, i32 %t408, i64 0
  %t410 = shufflevector <16 x i32> %t409, <16 x i32> poison, <16 x i32> zeroinitializer
  %t411 = icmp sgt <16 x i32> %t410, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t413 = getelementptr inbounds float, ptr %t33, i64 %t412
  %t414 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t413, i32 4, <16 x i1> %t411, <16 x float> zeroinitializer)
  %t415 = fpext <16 x float> %t414 to <16 x double>
  %t416 = fadd <16 x double> %t403, %t415
  %t417 = select <16 x i1> %t411, <16 x double> %t416, <16 x double> %t403
  %t402 = add nuw nsw i64 %t401, 16
  br label %b398
b400:
  %t418 = shufflevector <16 x double> %t403, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t419 = shufflevector <16 x double> %t403, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t420 = fadd <8 x double> %t418, %t419
  %t421 = shufflevector <8 x double> %t420, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t422 = shufflevector <8 x double> %t420, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t423 = fadd <4 x double> %t421, %t422
  %t424 = shufflevector <4 x double> %t423, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t425 = shufflevector <4 x double> %t423, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t426 = fadd <2 x double> %t424, %t425
  %t427 = shufflevector <2 x double> %t426, <2 x double> poison, <1 x i32> <i32 0>
  %t428 = shufflevector <2 x double> %t426, <2 x double> poison, <1 x i32> <i32 1>
  %t429 = extractelement <1 x double> %t427, i64 0
  %t430 = extractelement <1 x double> %t428, i64 0
  %t431 = fadd double %t429, %t430
  %t437 = getelementptr inbounds double, ptr %t81, i64 %t436
  store double %t431, ptr %t437, align 8
  %t375 = add nuw nsw i64 %t374, 1024
  br label %b371
b373:
  %t368 = add nuw nsw i64 %t367, 1
  br label %b364
b366:
  br label %b11
b11:
  ret void
}

define internal void @sf_sweep0_pass1(ptr %ctx, ptr %tensor, i64 %number, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t44 = alloca float, i64 1040, align 64
  %t91 = alloca float, i64 1040, align 64
  %t99 = alloca float, i64 1040, align 64
  %t1 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t2 = load i64, ptr %t1, align 8
  %t3 = icmp eq i64 %cols, %t2
  %t4 = icmp sle i64 %cols, 64
  %t5 = and i1 %t3, %t4
  %t6 = urem i64 %cols, 16
  %t7 = icmp ne i64 %t6, 0
  %t8 = and i1 %t5, %t7
  %t38 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t39 = load i64, ptr %t38, align 8
  %t40 = inttoptr i64 %t39 to ptr
  %t83 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t84 = load i64, ptr %t83, align 8
  %t85 = inttoptr i64 %t84 to ptr
  %t164 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t165 = load i64, ptr %t164, align 8
  %t166 = inttoptr i64 %t165 to ptr
  %t177 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t178 = load i64, ptr %t177, align 8
  %t179 = inttoptr i64 %t178 to ptr
  %t783 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t784 = load i64, ptr %t783, align 8
  br i1 %t8, label %b9, label %b10
b9:
  %t12 = udiv i64 1024, %cols
  %t13 = add i64 %row, %rows
  %t22 = icmp eq i64 %cols, 1
  br label %b14
b14:
  %t17 = phi i64 [ %row, %b9 ], [ %t18, %b143 ]
  %t19 = icmp slt i64 %t17, %t13
  br i1 %t19, label %b15, label %b16
b15:
  %t20 = sub i64 %t13, %t17
  %t21 = call i64 @llvm.smin.i64(i64 %t12, i64 %t20)
  %t72 = mul i64 %t21, %cols
  %t73 = urem i64 %t72, 16
  %t74 = sub i64 %t72, %t73
  %t86 = mul i64 %t17, %t2
  %t107 = sub i64 %t72, %t74
  br i1 %t22, label %b23, label %b24
b23:
  br label %b26
b26:
  %t29 = phi i64 [ 0, %b23 ], [ %t30, %b27 ]
  %t31 = icmp slt i64 %t29, %t21
  br i1 %t31, label %b27, label %b28
b27:
  %t41 = add i64 %t17, %t29
  %t32 = sub i64 %t21, %t29
  %t33 = call i64 @llvm.smin.i64(i64 %t32, i64 16)
  %t34 = trunc i64 %t33 to i32
  %t35 = insertelement <16 x i32> poison, i32 %t34, i64 0
  %t36 = shufflevector <16 x i32> %t35, <16 x i32> poison, <16 x i32> zeroinitializer
  %t37 = icmp sgt <16 x i32> %t36, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t42 = getelementptr inbounds float, ptr %t40, i64 %t41
  %t43 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t42, i32 4, <16 x i1> %t37, <16 x float> zeroinitializer)
  %t45 = getelementptr inbounds float, ptr %t44, i64 %t29
  store <16 x float> %t43, ptr %t45, align 4
  %t30 = add nuw nsw i64 %t29, 16
  br label %b26
b28:
  br label %b25
b24:
  br label %b46
b46:
  %t49 = phi i64 [ 0, %b24 ], [ %t50, %b59 ]
  %t51 = icmp slt i64 %t49, %t21
  br i1 %t51, label %b47, label %b48
b47:
  %t52 = add i64 %t17, %t49
  %t69 = mul i64 %t49, %cols
  %t53 = getelementptr inbounds float, ptr %t40, i64 %t52
  %t54 = load float, ptr %t53, align 4
  %t55 = insertelement <16 x float> poison, float %t54, i64 0
  %t56 = shufflevector <16 x float> %t55, <16 x float> poison, <16 x i32> zeroinitializer
  br label %b57
b57:
  %t60 = phi i64 [ 0, %b47 ], [ %t61, %b58 ]
  %t62 = icmp slt i64 %t60, %cols
  br i1 %t62, label %b58, label %b59
b58:
  %t70 = add i64 %t69, %t60
  %t63 = sub i64 %cols, %t60
  %t64 = call i64 @llvm.smin.i64(i64 %t63, i64 16)
  %t65 = trunc i64 %t64 to i32
  %t66 = insertelement <16 x i32> poison, i32 %t65, i64 0
  %t67 = shufflevector <16 x i32> %t66, <16 x i32> poison, <16 x i32> zeroinitializer
  %t68 = icmp sgt <16 x i32> %t67, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t71 = getelementptr inbounds float, ptr %t44, i64 %t70
  store <16 x float> %t56, ptr %t71, align 4
  %t61 = add nuw nsw i64 %t60, 16
  br label %b57
b59:
  %t50 = add nuw nsw i64 %t49, 1
  br label %b46
b48:
  br label %b25
b25:
  br label %b75
b75:
  %t78 = phi i64 [ 0, %b25 ], [ %t79, %b76 ]
  %t80 = icmp slt i64 %t78, %t74
  br i1 %t80, label %b76, label %b77
b76:
  %t87 = add i64 %t86, %t78
  %t81 = getelementptr inbounds float, ptr %t44, i64 %t78
  %t82 = load <16 x float>, ptr %t81, align 4
  %t88 = getelementptr inbounds float, ptr %t85, i64 %t87
  %t89 = load <16 x float>, ptr %t88, align 4
  %t90 = fsub <16 x float> %t89, %t82
  %t92 = bitcast <16 x float> %t90 to <16 x i32>
  %t93 = ashr <16 x i32> %t92, splat (i32 31)
  %t94 = and <16 x i32> %t93, splat (i32 2147483647)
  %t95 = xor <16 x i32> %t92, %t94
  %t96 = fcmp une <16 x float> %t90, %t90
  %t97 = select <16 x i1> %t96, <16 x i32> splat (i32 2147483647), <16 x i32> %t95
  %t98 = getelementptr inbounds i32, ptr %t91, i64 %t78
  store <16 x i32> %t97, ptr %t98, align 4
  %t100 = bitcast <16 x float> %t90 to <16 x i32>
  %t101 = ashr <16 x i32> %t100, splat (i32 31)
  %t102 = and <16 x i32> %t101, splat (i32 2147483647)
  %t103 = xor <16 x i32> %t100, %t102
  %t104 = fcmp une <16 x float> %t90, %t90
  %t105 = select <16 x i1> %t104, <16 x i32> splat (i32 -2147483648), <16 x i32> %t103
  %t106 = getelementptr inbounds i32, ptr %t99, i64 %t78
  store <16 x i32> %t105, ptr %t106, align 4
  %t79 = add nuw nsw i64 %t78, 16
  br label %b75
b77:
  br label %b108
b108:
  %t111 = phi i64 [ 0, %b77 ], [ %t112, %b109 ]
  %t113 = icmp slt i64 %t111, %t107
  br i1 %t113, label %b109, label %b110
b109:
  %t114 = add i64 %t74, %t111
  %t123 = add i64 %t86, %t114
  %t115 = sub i64 %t107, %t111
  %t116 = call i64 @llvm.smin.i64(i64 %t115, i64 16)
  %t117 = trunc i64 %t116 to i32
  %t118 = insertelement <16 x i32> poison, i32 %t117, i64 0
  %t119 = shufflevector <16 x i32> %t118, <16 x i32> poison, <16 x i32> zeroinitializer
  %t120 = icmp sgt <16 x i32> %t119, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t121 = getelementptr inbounds float, ptr %t44, i64 %t114
  %t122 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t121, i32 4, <16 x i1> %t120, <16 x float> zeroinitializer)
  %t124 = getelementptr inbounds float, ptr %t85, i64 %t123
  %t125 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t124, i32 4, <16 x i1> %t120, <16 x float> zeroinitializer)
  %t126 = fsub <16 x float> %t125, %t122
  %t127 = bitcast <16 x float> %t126 to <16 x i32>
  %t128 = ashr <16 x i32> %t127, splat (i32 31)
  %t129 = and <16 x i32> %t128, splat (i32 2147483647)
  %t130 = xor <16 x i32> %t127, %t129
  %t131 = fcmp une <16 x float> %t126, %t126
  %t132 = select <16 x i1> %t131, <16 x i32> splat (i32 2147483647), <16 x i32> %t130
  %t133 = getelementptr inbounds i32, ptr %t91, i64 %t114
  call void @llvm.masked.store.v16i32.p0(<16 x i32> %t132, ptr %t133, i32 4, <16 x i1> %t120)
  %t134 = bitcast <16 x float> %t126 to <16 x i32>
  %t135 = ashr <16 x i32> %t134, splat (i32 31)
  %t136 = and <16 x i32> %t135, splat (i32 2147483647)
  %t137 = xor <16 x i32> %t134, %t136
  %t138 = fcmp une <16 x float> %t126, %t126
  %t139 = select <16 x i1> %t138, <16 x i32> splat (i32 -2147483648), <16 x i32> %t137
  %t140 = getelementptr inbounds i32, ptr %t99, i64 %t114
  call void @llvm.masked.store.v16i32.p0(<16 x i32> %t139, ptr %t140, i32 4, <16 x i1> %t120)
  %t112 = add nuw nsw i64 %t111, 16
  br label %b108
b110:
  br i1 %t22, label %b141, label %b142
b141:
  br label %b144
b144:
  %t147 = phi i64 [ 0, %b141 ], [ %t148, %b145 ]
  %t149 = icmp slt i64 %t147, %t21
  br i1 %t149, label %b145, label %b146
b145:
  %t167 = add i64 %t17, %t147
  %t150 = sub i64 %t21, %t147
  %t151 = call i64 @llvm.smin.i64(i64 %t150, i64 16)
  %t152 = trunc i64 %t151 to i32
  %t153 = insertelement <16 x i32> poison, i32 %t152, i64 0
  %t154 = shufflevector <16 x i32> %t153, <16 x i32> poison, <16 x i32> zeroinitializer
  %t155 = icmp sgt <16 x i32> %t154, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t156 = getelementptr inbounds i32, ptr %t91, i64 %t147
  %t157 = load <16 x i32>, ptr %t156, align 4
  %t158 = call <16 x i32> @llvm.smax.v16i32(<16 x i32> splat (i32 -2139095041), <16 x i32> %t157)
  %t159 = ashr <16 x i32> %t158, splat (i32 31)
  %t160 = and <16 x i32> %t159, splat (i32 2147483647)
  %t161 = xor <16 x i32> %t158, %t160
  %t162 = bitcast <16 x i32> %t161 to <16 x float>
  %t163 = fpext <16 x float> %t162 to <16 x double>
  %t168 = getelementptr inbounds double, ptr %t166, i64 %t167
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t163, ptr %t168, i32 8, <16 x i1> %t155)
  %t169 = getelementptr inbounds i32, ptr %t99, i64 %t147
  %t170 = load <16 x i32>, ptr %t169, align 4
  %t171 = call <16 x i32> @llvm.smin.v16i32(<16 x i32> splat (i32 2139095040), <16 x i32> %t170)
  %t172 = ashr <16 x i32> %t171, splat (i32 31)
  %t173 = and <16 x i32> %t172, splat (i32 2147483647)
  %t174 = xor <16 x i32> %t171, %t173
  %t175 = bitcast <16 x i32> %t174 to <16 x float>
  %t176 = fpext <16 x float> %t175 to <16 x double>
  %t180 = getelementptr inbounds double, ptr %t179, i64 %t167
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t176, ptr %t180, i32 8, <16 x i1> %t155)
  %t148 = add nuw nsw i64 %t147, 16
  br label %b144
b146:
  br label %b143
b142:
  %t181 = icmp eq i64 %cols, 2
  br i1 %t181, label %b182, label %b183
b182:
  br label %b185
b185:
  %t188 = phi i64 [ 0, %b182 ], [ %t189, %b186 ]
  %t190 = icmp slt i64 %t188, %t21
  br i1 %t190, label %b186, label %b187
b186:
  %t191 = mul i64 %t188, 2
  %t195 = add i64 %t191, 1
  %t204 = add i64 %t17, %t188
  %t192 = getelementptr inbounds i32, ptr %t91, i64 %t191
  %t193 = load i32, ptr %t192, align 4
  %t194 = call i32 @llvm.smax.i32(i32 -2139095041, i32 %t193)
  %t196 = getelementptr inbounds i32, ptr %t91, i64 %t195
  %t197 = load i32, ptr %t196, align 4
  %t198 = call i32 @llvm.smax.i32(i32 %t194, i32 %t197)
  %t199 = ashr i32 %t198, 31
  %t200 = and i32 %t199, 2147483647
  %t201 = xor i32 %t198, %t200
  %t202 = bitcast i32 %t201 to float
  %t203 = fpext float %t202 to double
  %t205 = getelementptr inbounds double, ptr %t166, i64 %t204
  store double %t203, ptr %t205, align 8
  %t206 = getelementptr inbounds i32, ptr %t99, i64 %t191
  %t207 = load i32, ptr %t206, align 4
  %t208 = call i32 @llvm.smin.i32(i32 2139095040, i32 %t207)
  %t209 = getelementptr inbounds i32, ptr %t99, i64 %t195
  %t210 = load i32, ptr %t209, align 4
  %t211 = call i32 @llvm.smin.i32(i32 %t208, i32 %t210)
  %t212 = ashr i32 %t211, 31
  %t213 = and i32 %t212, 2147483647
  %t214 = xor i32 %t211, %t213
  %t215 = bitcast i32 %t214 to float
  %t216 = fpext float %t215 to double
  %t217 = getelementptr inbounds double, ptr %t179, i64 %t204
  store double %t216, ptr %t217, align 8
  %t189 = add nuw nsw i64 %t188, 1
  br label %b185
b187:
  br label %b184
b183:
  %t218 = icmp eq i64 %cols, 3
  br i1 %t218, label %b219, label %b220
b219:
  br label %b222
b222:
  %t225 = phi i64 [ 0, %b219 ], [ %t226, %b223 ]
  %t227 = icmp slt i64 %t225, %t21
  br i1 %t227, label %b223, label %b224
b223:
  %t228 = mul i64 %t225, 3
  %t232 = add i64 %t228, 1
  %t236 = add i64 %t228, 2
  %t245 = add i64 %t17, %t225
  %t229 = getelementptr inbounds i32, ptr %t91, i64 %t228
  %t230 = load i32, ptr %t229, align 4
  %t231 = call i32 @llvm.smax.i32(i32 -2139095041, i32 %t230)
  %t233 = getelementptr inbounds i32, ptr %t91, i64 %t232
  %t234 = load i32, ptr %t233, align 4
  %t235 = call i32 @llvm.smax.i32(i32 %t231, i32 %t234)
  %t237 = getelementptr inbounds i32, ptr %t91, i64 %t236
  %t238 = load i32, ptr %t237, align 4
  %t239 = call i32 @llvm.smax.i32(i32 %t235, i32 %t238)
  %t240 = ashr i32 %t239, 31
  %t241 = and i32 %t240, 2147483647
  %t242 = xor i32 %t239, %t241
  %t243 = bitcast i32 %t242 to float
  %t244 = fpext float %t243 to double
  %t246 = getelementptr inbounds double, ptr %t166, i64 %t245
  store double %t244, ptr %t246, align 8
  %t247 = getelementptr inbounds i32, ptr %t99, i64 %t228
  %t248 = load i32, ptr %t247, align 4
  %t249 = call i32 @llvm.smin.i32(i32 2139095040, i32 %t248)
  %t250 = getelementptr inbounds i32, ptr %t99, i64 %t232
  %t251 = load i32, ptr %t250, align 4
  %t252 = call i32 @llvm.smin.i32(i32 %t249, i32 %t251)
  %t253 = getelementptr inbounds i32, ptr %t99, i64 %t236
  %t254 = load i32, ptr %t253, align 4
  %t255 = call i32 @llvm.smin.i32(i32 %t252, i32 %t254)
  %t256 = ashr i32 %t255, 31
  %t257 = and i32 %t256, 2147483647
  %t258 = xor i32 %t255, %t257
  %t259 = bitcast i32 %t258 to float
  %t260 = fpext float %t259 to double
  %t261 = getelementptr inbounds double, ptr %t179, i64 %t245
  store double %t260, ptr %t261, align 8
  %t226 = add nuw nsw i64 %t225, 1
  br label %b222
b224:
  br label %b221
b220:
  %t262 = icmp eq i64 %cols, 4
  br i1 %t262, label %b263, label %b264
b263:
  br label %b266
b266:
  %t269 = phi i64 [ 0, %b263 ], [ %t270, %b267 ]
  %t271 = icmp slt i64 %t269, %t21
  br i1 %t271, label %b267, label %b268
b267:
  %t272 = mul i64 %t269, 4
  %t276 = add i64 %t272, 1
  %t280 = add i64 %t272, 2
  %t284 = add i64 %t272, 3
  %t293 = add i64 %t17, %t269
  %t273 = getelementptr inbounds i32, ptr %t91, i64 %t272
  %t274 = load i32, ptr %t273, align 4
  %t275 = call i32 @llvm.smax.i32(i32 -2139095041, i32 %t274)
  %t277 = getelementptr inbounds i32, ptr %t91, i64 %t276
  %t278 = load i32, ptr %t277, align 4
  %t279 = call i32 @llvm.smax.i32(i32 %t275, i32 %t278)
  %t281 = getelementptr inbounds i32, ptr %t91, i64 %t280
  %t282 = load i32, ptr %t281, align 4
  %t283 = call i32 @llvm.smax.i32(i32 %t279, i32 %t282)
  %t285 = getelementptr inbounds i32, ptr %t91, i64 %t284
  %t286 = load i32, ptr %t285, align 4
  %t287 = call i32 @llvm.smax.i32(i32 %t283, i32 %t286)
  %t288 = ashr i32 %t287, 31
  %t289 = and i32 %t288, 2147483647
  %t290 = xor i32 %t287, %t289
  %t291 = bitcast i32 %t290 to float
  %t292 = fpext float %t291 to double
  %t294 = getelementptr inbounds double, ptr %t166, i64 %t293
  store double %t292, ptr %t294, align 8
  %t295 = getelementptr inbounds i32, ptr %t99, i64 %t272
  %t296 = load i32, ptr %t295, align 4
  %t297 = call i32 @llvm.smin.i32(i32 2139095040, i32 %t296)
  %t298 = getelementptr inbounds i32, ptr %t99, i64 %t276
  %t299 = load i32, ptr %t298, align 4
  %t300 = call i32 @llvm.smin.i32(i32 %t297, i32 %t299)
  %t301 = getelementptr inbounds i32, ptr %t99, i64 %t280
  %t302 = load i32, ptr %t301, align 4
  %t303 = call i32 @llvm.smin.i32(i32 %t300, i32 %t302)
  %t304 = getelementptr inbounds i32, ptr %t99, i64 %t284
  %t305 = load i32, ptr %t304, align 4
  %t306 = call i32 @llvm.smin.i32(i32 %t303, i32 %t305)
  %t307 = ashr i32 %t306, 31
  %t308 = and i32 %t307, 2147483647
  %t309 = xor i32 %t306, %t308
  %t310 = bitcast i32 %t309 to float
  %t311 = fpext float %t310 to double
  %t312 = getelementptr inbounds double, ptr %t179, i64 %t293
  store double %t311, ptr %t312, align 8
  %t270 = add nuw nsw i64 %t269, 1
  br label %b266
b268:
  br label %b265
b264:
  %t313 = icmp eq i64 %cols, 5
  br i1 %t313, label %b314, label %b315
b314:
  br label %b317
b317:
  %t320 = phi i64 [ 0, %b314 ], [ %t321, %b318 ]
  %t322 = icmp slt i64 %t320, %t21
  br i1 %t322, label %b318, label %b319
b318:
  %t323 = mul i64 %t320, 5
  %t327 = add i64 %t323, 1
  %t331 = add i64 %t323, 2
  %t335 = add i64 %t323, 3
  %t339 = add i64 %t323, 4
  %t348 = add i64 %t17, %t320
  %t324 = getelementptr inbounds i32, ptr %t91, i64 %t323
  %t325 = load i32, ptr %t324, align 4
  %t326 = call i32 @llvm.smax.i32(i32 -2139095041, i32 %t325)
  %t328 = getelementptr inbounds i32, ptr %t91, i64 %t327
  %t329 = load i32, ptr %t328, align 4
  %t330 = call i32 @llvm.smax.i32(i32 %t326, i32 %t329)
  %t332 = getelementptr inbounds i32, ptr %t91, i64 %t331
  %t333 = load i32, ptr %t332, align 4
  %t334 = call i32 @llvm.smax.i32(i32 %t330, i32 %t333)
  %t336 = getelementptr inbounds i32, ptr %t91, i64 %t335
  %t337 = load i32, ptr %t336, align 4
  %t338 = call i32 @llvm.smax.i32(i32 %t334, i32 %t337)
  %t340 = getelementptr inbounds i32, ptr %t91, i64 %t339
  %t341 = load i32, ptr %t340, align 4
  %t342 = call i32 @llvm.smax.i32(i32 %t338, i32 %t341)
  %t343 = ashr i32 %t342, 31
  %t344 = and i32 %t343, 2147483647
  %t345 = xor i32 %t342, %t344
  %t346 = bitcast i32 %t345 to float
  %t347 = fpext float %t346 to double
  %t349 = getelementptr inbounds double, ptr %t166, i64 %t348
  store double %t347, ptr %t349, align 8
  %t350 = getelementptr inbounds i32, ptr %t99, i64 %t323
  %t351 = load i32, ptr %t350, align 4
  %t352 = call i32 @llvm.smin.i32(i32 2139095040, i32 %t351)
  %t353 = getelementptr inbounds i32, ptr %t99, i64 %t327
  %t354 = load i32, ptr %t353, align 4
  %t355 = call i32 @llvm.smin.i32(i32 %t352, i32 %t354)
  %t356 = getelementptr inbounds i32, ptr %t99, i64 %t331
  %t357 = load i32, ptr %t356, align 4
  %t358 = call i32 @llvm.smin.i32(i32 %t355, i32 %t357)
  %t359 = getelementptr inbounds i32, ptr %t99, i64 %t335
  %t360 = load i32, ptr %t359, align 4
  %t361 = call i32 @llvm.smin.i32(i32 %t358, i32 %t360)
  %t362 = getelementptr inbounds i32, ptr %t99, i64 %t339
  %t363 = load i32, ptr %t362, align 4
  %t364 = call i32 @llvm.smin.i32(i32 %t361, i32 %t363)
  %t365 = ashr i32 %t364, 31
  %t366 = and i32 %t365, 2147483647
  %t367 = xor i32 %t364, %t366
  %t368 = bitcast i32 %t367 to float
  %t369 = fpext float %t368 to double
  %t370 = getelementptr inbounds double, ptr %t179, i64 %t348
  store double %t369, ptr %t370, align 8
  %t321 = add nuw nsw i64 %t320, 1
  br label %b317
b319:
  br label %b316
b315:
  %t371 = icmp eq i64 %cols, 6
  br i1 %t371, label %b372, label %b373
b372:
  br label %b375
b375:
  %t378 = phi i64 [ 0, %b372 ], [ %t379, %b376 ]
  %t380 = icmp slt i64 %t378, %t21
  br i1 %t380, label %b376, label %b377
b376:
  %t381 = mul i64 %t378, 6
  %t385 = add i64 %t381, 1
  %t389 = add i64 %t381, 2
  %t393 = add i64 %t381, 3
  %t397 = add i64 %t381, 4
  %t401 = add i64 %t381, 5
  %t410 = add i64 %t17, %t378
  %t382 = getelementptr inbounds i32, ptr %t91, i64 %t381
  %t383 = load i32, ptr %t382, align 4
  %t384 = call i32 @llvm.smax.i32(i32 -2139095041, i32 %t383)
  %t386 = getelementptr inbounds i32, ptr %t91, i64 %t385
  %t387 = load i32, ptr %t386, align 4
  %t388 = call i32 @llvm.smax.i32(i32 %t384, i32 %t387)
  %t390 = getelementptr inbounds i32, ptr %t91, i64 %t389
  %t391 = load i32, ptr %t390, align 4
  %t392 = call i32 @llvm.smax.i32(i32 %t388, i32 %t391)
  %t394 = getelementptr inbounds i32, ptr %t91, i64 %t393
  %t395 = load i32, ptr %t394, align 4
  %t396 = call i32 @llvm.smax.i32(i32 %t392, i32 %t395)
  %t398 = getelementptr inbounds i32, ptr %t91, i64 %t397
  %t399 = load i32, ptr %t398, align 4
  %t400 = call i32 @llvm.smax.i32(i32 %t396, i32 %t399)
  %t402 = getelementptr inbounds i32, ptr %t91, i64 %t401
  %t403 = load i32, ptr %t402, align 4
  %t404 = call i32 @llvm.smax.i32(i32 %t400, i32 %t403)
  %t405 = ashr i32 %t404, 31
  %t406 = and i32 %t405, 2147483647
  %t407 = xor i32 %t404, %t406
  %t408 = bitcast i32 %t407 to float
  %t409 = fpext float %t408 to double
  %t411 = getelementptr inbounds double, ptr %t166, i64 %t410
  store double %t409, ptr %t411, align 8
  %t412 = getelementptr inbounds i32, ptr %t99, i64 %t381
  %t413 = load i32, ptr %t412, align 4
  %t414 = call i32 @llvm.smin.i32(i32 2139095040, i32 %t413)
  %t415 = getelementptr inbounds i32, ptr %t99, i64 %t385
  %t416 = load i32, ptr %t415, align 4
  %t417 = call i32 @llvm.smin.i32(i32 %t414, i32 %t416)
  %t418 = getelementptr inbounds i32, ptr %t99, i64 %t389
  %t419 = load i32, ptr %t418, align 4
  %t420 = call i32 @llvm.smin.i32(i32 %t417, i32 %t419)
  %t421 = getelementptr inbounds i32, ptr %t99, i64 %t393
  %t422 = load i32, ptr %t421, align 4
  %t423 = call i32 @llvm.smin.i32(i32 %t420, i32 %t422)
  %t424 = getelementptr inbounds i32, ptr %t99, i64 %t397
  %t425 = load i32, ptr %t424, align 4
  %t426 = call i32 @llvm.smin.i32(i32 %t423, i32 %t425)
  %t427 = getelementptr inbounds i32, ptr %t99, i64 %t401
  %t428 = load i32, ptr %t427, align 4
  %t429 = call i32 @llvm.smin.i32(i32 %t426, i32 %t428)
  %t430 = ashr i32 %t429, 31
  %t431 = and i32 %t430, 2147483647
  %t432 = xor i32 %t429, %t431
  %t433 = bitcast i32 %t432 to float
  %t434 = fpext float %t433 to double
  %t435 = getelementptr inbounds double, ptr %t179, i64 %t410
  store double %t434, ptr %t435, align 8
  %t379 = add nuw nsw i64 %t378, 1
  br label %b375
b377:
  br label %b374
b373:
  %t436 = icmp eq i64 %cols, 7
  br i1 %t436, label %b437, label %b438
b437:
  br label %b440
b440:
  %t443 = phi i64 [ 0, %b437 ], [ %t444, %b441 ]
  %t445 = icmp slt i64 %t443, %t21
  br i1 %t445, label %b441, label %b442
b441:
  %t446 = mul i64 %t443, 7
  %t450 = add i64 %t446, 1
  %t454 = add i64 %t446, 2
  %t458 = add i64 %t446, 3
  %t462 = add i64 %t446, 4
  %t466 = add i64 %t446, 5
  %t470 = add i64 %t446, 6
  %t479 = add i64 %t17, %t443
  %t447 = getelementptr inbounds i32, ptr %t91, i64 %t446
  %t448 = load i32, ptr %t447, align 4
  %t449 = call i32 @llvm.smax.i32(i32 -2139095041, i32 %t448)
  %t451 = getelementptr inbounds i32, ptr %t91, i64 %t450
  %t452 = load i32, ptr %t451, align 4
  %t453 = call i32 @llvm.smax.i32(i32 %t449, i32 %t452)
  %t455 = getelementptr inbounds i32, ptr %t91, i64 %t454
  %t456 = load i32, ptr %t455, align 4
  %t457 = call i32 @llvm.smax.i32(i32 %t453, i32 %t456)
  %t459 = getelementptr inbounds i32, ptr %t91, i64 %t458
  %t460 = load i32, ptr %t459, align 4
  %t461 = call i32 @llvm.smax.i32(i32 %t457, i32 %t460)
  %t463 = getelementptr inbounds i32, ptr %t91, i64 %t462
  %t464 = load i32, ptr %t463, align 4
  %t465 = call i32 @llvm.smax.i32(i32 %t461, i32 %t464)
  %t467 = getelementptr inbounds i32, ptr %t91, i64 %t466
  %t468 = load i32, ptr %t467, align 4
  %t469 = call i32 @llvm.smax.i32(i32 %t465, i32 %t468)
  %t471 = getelementptr inbounds i32, ptr %t91, i64 %t470
  %t472 = load i32, ptr %t471, align 4
  %t473 = call i32 @llvm.smax.i32(i32 %t469, i32 %t472)
  %t474 = ashr i32 %t473, 31
  %t475 = and i32 %t474, 2147483647
  %t476 = xor i32 %t473, %t475
  %t477 = bitcast i32 %t476 to float
  %t478 = fpext float %t477 to double
  %t480 = getelementptr inbounds double, ptr %t166, i64 %t479
  store double %t478, ptr %t480, align 8
  %t481 = getelementptr inbounds i32, ptr %t99, i64 %t446
  %t482 = load i32, ptr %t481, align 4
  %t483 = call i32 @llvm.smin.i32(i32 2139095040, i32 %t482)
  %t484 = getelementptr inbounds i32, ptr %t99, i64 %t450
  %t485 = load i32, ptr %t484, align 4
  %t486 = call i32 @llvm.smin.i32(i32 %t483, i32 %t485)
  %t487 = getelementptr inbounds i32, ptr %t99, i64 %t454
  %t488 = load i32, ptr %t487, align 4
  %t489 = call i32 @llvm.smin.i32(i32 %t486, i32 %t488)
  %t490 = getelementptr inbounds i32, ptr %t99, i64 %t458
  %t491 = load i32, ptr %t490, align 4
  %t492 = call i32 @llvm.smin.i32(i32 %t489, i32 %t491)
  %t493 = getelementptr inbounds i32, ptr %t99, i64 %t462
  %t494 = load i32, ptr %t493, align 4
  %t495 = call i32 @llvm.smin.i32(i32 %t492, i32 %t494)
  %t496 = getelementptr inbounds i32, ptr %t99, i64 %t466
  %t497 = load i32, ptr %t496, align 4
  %t498 = call i32 @llvm.smin.i32(i32 %t495, i32 %t497)
  %t499 = getelementptr inbounds i32, ptr %t99, i64 %t470
  %t500 = load i32, ptr %t499, align 4
  %t501 = call i32 @llvm.smin.i32(i32 %t498, i32 %t500)
  %t502 = ashr i32 %t501, 31
  %t503 = and i32 %t502, 2147483647
  %t504 = xor i32 %t501, %t503
  %t505 = bitcast i32 %t504 to float
  %t506 = fpext float %t505 to double
  %t507 = getelementptr inbounds double, ptr %t179, i64 %t479
  store double %t506, ptr %t507, align 8
  %t444 = add nuw nsw i64 %t443, 1
  br label %b440
b442:
  br label %b439
b438:
  %t508 = icmp eq i64 %cols, 8
  br i1 %t508, label %b509, label %b510
b509:
  br label %b512
b512:
  %t515 = phi i64 [ 0, %b509 ], [ %t516, %b513 ]
  %t517 = icmp slt i64 %t515, %t21
  br i1 %t517, label %b513, label %b514
b513:
  %t518 = mul i64 %t515, 8
  %t522 = add i64 %t518, 1
  %t526 = add i64 %t518, 2
  %t530 = add i64 %t518, 3
  %t534 = add i64 %t518, 4
  %t538 = add i64 %t518, 5
  %t542 = add i64 %t518, 6
  %t546 = add i64 %t518, 7
  %t555 = add i64 %t17, %t515
  %t519 = getelementptr inbounds i32, ptr %t91, i64 %t518
  %t520 = load i32, ptr %t519, align 4
  %t521 = call i32 @llvm.smax.i32(i32 -2139095041, i32 %t520)
  %t523 = getelementptr inbounds i32, ptr %t91, i64 %t522
  %t524 = load i32, ptr %t523, align 4
  %t525 = call i32 @llvm.smax.i32(i32 %t521, i32 %t524)
  %t527 = getelementptr inbounds i32, ptr %t91, i64 %t526
  %t528 = load i32, ptr %t527, align 4
  %t529 = call i32 @llvm.smax.i32(i32 %t525, i32 %t528)
  %t531 = getelementptr inbounds i32, ptr %t91, i64 %t530
  %t532 = load i32, ptr %t531, align 4
  %t533 = call i32 @llvm.smax.i32(i32 %t529, i32 %t532)
  %t535 = getelementptr inbounds i32, ptr %t91, i64 %t534
  %t536 = load i32, ptr %t535, align 4
  %t537 = call i32 @llvm.smax.i32(i32 %t533, i32 %t536)
  %t539 = getelementptr inbounds i32, ptr %t91, i64 %t538
  %t540 = load i32, ptr %t539, align 4
  %t541 = call i32 @llvm.smax.i32(i32 %t537, i32 %t540)
  %t543 = getelementptr inbounds i32, ptr %t91, i64 %t542
  %t544 = load i32, ptr %t543, align 4
  %t545 = call i32 @llvm.smax.i32(i32 %t541, i32 %t544)
  %t547 = getelementptr inbounds i32, ptr %t91, i64 %t546
  %t548 = load i32, ptr %t547, align 4
  %t549 = call i32 @llvm.smax.i32(i32 %t545, i32 %t548)
  %t550 = ashr i32 %t549, 31
  %t551 = and i32 %t550, 2147483647
  %t552 = xor i32 %t549, %t551
  %t553 = bitcast i32 %t552 to float
  %t554 = fpext float %t553 to double
  %t556 = getelementptr inbounds double, ptr %t166, i64 %t555
  store double %t554, ptr %t556, align 8
  %t557 = getelementptr inbounds i32, ptr %t99, i64 %t518
  %t558 = load i32, ptr %t557, align 4
  %t559 = call i32 @llvm.smin.i32(i32 2139095040, i32 %t558)
  %t560 = getelementptr inbounds i32, ptr %t99, i64 %t522
  %t561 = load i32, ptr %t560, align 4
  %t562 = call i32 @llvm.smin.i32(i32 %t559, i32 %t561)
  %t563 = getelementptr inbounds i32, ptr %t99, i64 %t526
  %t564 = load i32, ptr %t563, align 4
  %t565 = call i32 @llvm.smin.i32(i32 %t562, i32 %t564)
  %t566 = getelementptr inbounds i32, ptr %t99, i64 %t530
  %t567 = load i32, ptr %t566, align 4
  %t568 = call i32 @llvm.smin.i32(i32 %t565, i32 %t567)
  %t569 = getelementptr inbounds i32, ptr %t99, i64 %t534
  %t570 = load i32, ptr %t569, align 4
  %t571 = call i32 @llvm.smin.i32(i32 %t568, i32 %t570)
  %t572 = getelementptr inbounds i32, ptr %t99, i64 %t538
  %t573 = load i32, ptr %t572, align 4
  %t574 = call i32 @llvm.smin.i32(i32 %t571, i32 %t573)
  %t575 = getelementptr inbounds i32, ptr %t99, i64 %t542
  %t576 = load i32, ptr %t575, align 4
  %t577 = call i32 @llvm.smin.i32(i32 %t574, i32 %t576)
  %t578 = getelementptr inbounds i32, ptr %t99, i64 %t546
  %t579 = load i32, ptr %t578, align 4
  %t580 = call i32 @llvm.smin.i32(i32 %t577, i32 %t579)
  %t581 = ashr i32 %t580, 31
  %t582 = and i32 %t581, 2147483647
  %t583 = xor i32 %t580, %t582
  %t584 = bitcast i32 %t583 to float
  %t585 = fpext float %t584 to double
  %t586 = getelementptr inbounds double, ptr %t179, i64 %t555
  store double %t585, ptr %t586, align 8
  %t516 = add nuw nsw i64 %t515, 1
  br label %b512
b514:
  br label %b511
b510:
  %t593 = call i64 @llvm.smin.i64(i64 %cols, i64 16)
  %t594 = sub i64 %t593, 0
  %t595 = call i64 @llvm.smin.i64(i64 %t594, i64 16)
  %t596 = trunc i64 %t595 to i32
  %t597 = insertelement <16 x i32> poison, i32 %t596, i64 0
  %t598 = shufflevector <16 x i32> %t597, <16 x i32> poison, <16 x i32> zeroinitializer
  %t599 = icmp sgt <16 x i32> %t598, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t610 = sub i64 %cols, %t593
  br label %b587
b587:
  %t590 = phi i64 [ 0, %b510 ], [ %t591, %b613 ]
  %t592 = icmp slt i64 %t590, %t21
  br i1 %t592, label %b588, label %b589
b588:
  %t600 = mul i64 %t590, %cols
  %t654 = add i64 %t17, %t590
  %t601 = add i64 %t600, 0
  %t602 = getelementptr inbounds i32, ptr %t91, i64 %t601
  %t603 = load <16 x i32>, ptr %t602, align 4
  %t604 = call <16 x i32> @llvm.smax.v16i32(<16 x i32> splat (i32 -2139095041), <16 x i32> %t603)
  %t605 = select <16 x i1> %t599, <16 x i32> %t604, <16 x i32> splat (i32 -2139095041)
  %t606 = getelementptr inbounds i32, ptr %t99, i64 %t601
  %t607 = load <16 x i32>, ptr %t606, align 4
  %t608 = call <16 x i32> @llvm.smin.v16i32(<16 x i32> splat (i32 2139095040), <16 x i32> %t607)
  %t609 = select <16 x i1> %t599, <16 x i32> %t608, <16 x i32> splat (i32 2139095040)
  br label %b611
b611:
  %t614 = phi i64 [ 0, %b588 ], [ %t615, %b612 ]
  %t616 = phi <16 x i32> [ %t605, %b588 ], [ %t630, %b612 ]
  %t617 = phi <16 x i32> [ %t609, %b588 ], [ %t634, %b612 ]
  %t618 = icmp slt i64 %t614, %t610
  br i1 %t618, label %b612, label %b613
b612:
  %t619 = add i64 %t593, %t614
  %t626 = add i64 %t600, %t619
  %t620 = sub i64 %t610, %t614
  %t621 = call i64 @llvm.smin.i64(i64 %t620, i64 16)
  %t622 = trunc i64 %t621 to i32
  %t623 = insertelement <16 x i32> poison, i32 %t622, i64 0
  %t624 = shufflevector <16 x i32> %t623, <16 x i32> poison, <16 x i32> zeroinitializer
  %t625 = icmp sgt <16 x i32> %t624, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t627 = getelementptr inbounds i32, ptr %t91, i64 %t626
  %t628 = load <16 x i32>, ptr %t627, align 4
  %t629 = call <16 x i32> @llvm.smax.v16i32(<16 x i32> %t616, <16 x i32> %t628)
  %t630 = select <16 x i1> %t625, <16 x i32> %t629, <16 x i32> %t616
  %t631 = getelementptr inbounds i32, ptr %t99, i64 %t626
  %t632 = load <16 x i32>, ptr %t631, align 4
  %t633 = call <16 x i32> @llvm.smin.v16i32(<16 x i32> %t617, <16 x i32> %t632)
  %t634 = select <16 x i1> %t625, <16 x i32> %t633, <16 x i32> %t617
  %t615 = add nuw nsw i64 %t614, 16
  br label %b611
b613:
  %t635 = shufflevector <16 x i32> %t616, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t636 = shufflevector <16 x i32> %t616, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t637 = call <8 x i32> @llvm.smax.v8i32(<8 x i32> %t635, <8 x i32> %t636)
  %t638 = shufflevector <8 x i32> %t637, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t639 = shufflevector <8 x i32> %t637, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t640 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t638, <4 x i32> %t639)
  %t641 = shufflevector <4 x i32> %t640, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %t642 = shufflevector <4 x i32> %t640, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %t643 = call <2 x i32> @llvm.smax.v2i32(<2 x i32> %t641, <2 x i32> %t642)
  %t644 = shufflevector <2 x i32> %t643, <2 x i32> poison, <1 x i32> <i32 0>
  %t645 = shufflevector <2 x i32> %t643, <2 x i32> poison, <1 x i32> <i32 1>
  %t646 = extractelement <1 x i32> %t644, i64 0
  %t647 = extractelement <1 x i32> %t645, i64 0
  %t648 = call i32 @llvm.smax.i32(i32 %t646, i32 %t647)
  %t649 = ashr i32 %t648, 31
  %t650 = and i32 %t649, 2147483647
  %t651 = xor i32 %t648, %t650
  %t652 = bitcast i32 %t651 to float
  %t653 = fpext float %t652 to double
  %t655 = getelementptr inbounds double, ptr %t166, i64 %t654
  store double %t653, ptr %t655, align 8
  %t656 = shufflevector <16 x i32> %t617, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t657 = shufflevector <16 x i32> %t617, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t658 = call <8 x i32> @llvm.smin.v8i32(<8 x i32> %t656, <8 x i32> %t657)
  %t659 = shufflevector <8 x i32> %t658, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t660 = shufflevector <8 x i32> %t658, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t661 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t659, <4 x i32> %t660)
  %t662 = shufflevector <4 x i32> %t661, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %t663 = shufflevector <4 x i32> %t661, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %t664 = call <2 x i32> @llvm.smin.v2i32(<2 x i32> %t662, <2 x i32> %t663)
  %t665 = shufflevector <2 x i32> %t664, <2 x i32> poison, <1 x i32> <i32 0>
  %t666 = shufflevector <2 x i32> %t664, <2 x i32> poison, <1 x i32> <i32 1>
  %t667 = extractelement <1 x i32> %t665, i64 0
  %t668 = extractelement <1 x i32> %t666, i64 0
  %t669 = call i32 @llvm.smin.i32(i32 %t667, i32 %t668)
  %t670 = ashr i32 %t669, 31
  %t671 = and i32 %t670, 2147483647
  %t672 = xor i32 %t669, %t671
  %t673 = bitcast i32 %t672 to float
  %t674 = fpext float %t673 to double
  %t675 = getelementptr inbounds double, ptr %t179, i64 %t654
  store double %t674, ptr %t675, align 8
  %t591 = add nuw nsw i64 %t590, 1
  br label %b587
b589:
  br label %b511
b511:
  br label %b439
b439:
  br label %b374
b374:
  br label %b316
b316:
  br label %b265
b265:
  br label %b221
b221:
  br label %b184
b184:
  br label %b143
b143:
  %t18 = add nuw nsw i64 %t17, %t12
  br label %b14
b16:
  br label %b11
b10:
  %t676 = add i64 %row, %rows
  %t687 = add i64 %col, %cols
  br label %b677
b677:
  %t680 = phi i64 [ %row, %b10 ], [ %t681, %b690 ]
  %t682 = icmp slt i64 %t680, %t676
  br i1 %t682, label %b678, label %b679
b678:
  %t709 = mul i64 %t680, %t2
  %t785 = mul i64 %t680, %t784
  %t683 = getelementptr inbounds float, ptr %t40, i64 %t680
  %t684 = load float, ptr %t683, align 4
  %t685 = insertelement <16 x float> poison, float %t684, i64 0
  %t686 = shufflevector <16 x float> %t685, <16 x float> poison, <16 x i32> zeroinitializer
  br label %b688
b688:
  %t691 = phi i64 [ %col, %b678 ], [ %t692, %b731 ]
  %t693 = icmp slt i64 %t691, %t687
  br i1 %t693, label %b689, label %b690
b689:
  %t694 = add i64 %t691, 1024
  %t695 = call i64 @llvm.smin.i64(i64 %t694, i64 %t687)
  %t696 = sub i64 %t695, %t691
  %t697 = urem i64 %t696, 16
  %t698 = sub i64 %t695, %t697
  %t699 = sub i64 %t698, %t691
  %t728 = sub i64 %t695, %t698
  %t786 = udiv i64 %t691, 1024
  %t787 = add i64 %t785, %t786
  br label %b700
b700:
  %t703 = phi i64 [ 0, %b689 ], [ %t704, %b701 ]
  %t705 = phi <16 x i32> [ splat (i32 -2139095041), %b689 ], [ %t720, %b701 ]
  %t706 = phi <16 x i32> [ splat (i32 2139095040), %b689 ], [ %t727, %b701 ]
  %t707 = icmp slt i64 %t703, %t699
  br i1 %t707, label %b701, label %b702
b701:
  %t708 = add i64 %t691, %t703
  %t710 = add i64 %t709, %t708
  %t711 = getelementptr inbounds float, ptr %t85, i64 %t710
  %t712 = load <16 x float>, ptr %t711, align 4
  %t713 = fsub <16 x float> %t712, %t686
  %t714 = bitcast <16 x float> %t713 to <16 x i32>
  %t715 = ashr <16 x i32> %t714, splat (i32 31)
  %t716 = and <16 x i32> %t715, splat (i32 2147483647)
  %t717 = xor <16 x i32> %t714, %t716
  %t718 = fcmp une <16 x float> %t713, %t713
  %t719 = select <16 x i1> %t718, <16 x i32> splat (i32 2147483647), <16 x i32> %t717
  %t720 = call <16 x i32> @llvm.smax.v16i32(<16 x i32> %t705, <16 x i32> %t719)
  %t721 = bitcast <16 x float> %t713 to <16 x i32>
  %t722 = ashr <16 x i32> %t721, splat (i32 31)
  %t723 = and <16 x i32> %t722, splat (i32 2147483647)
  %t724 = xor <16 x i32> %t721, %t723
  %t725 = fcmp une <16 x float> %t713, %t713
  %t726 = select <16 x i1> %t725, <16 x i32> splat (i32 -2147483648), <16 x i32> %t724
  %t727 = call <16 x i32> @llvm.smin.v16i32(<16 x i32> %t706, <16 x i32> %t726)
  %t704 = add nuw nsw i64 %t703, 16
  br label %b700
b702:
  br label %b729
b729:
  %t732 = phi i64 [ 0, %b702 ], [ %t733, %b730 ]
  %t734 = phi <16 x i32> [ %t705, %b702 ], [ %t755, %b730 ]
  %t735 = phi <16 x i32> [ %t706, %b702 ], [ %t763, %b730 ]
  %t736 = icmp slt i64 %t732, %t728
  br i1 %t736, label %b730, label %b731
b730:
  %t737 = add i64 %t698, %t732
  %t744 = add i64 %t709, %t737
  %t738 = sub i64 %t728, %t732
  %t739 = call i64 @llvm.smin.i64(i64 %t738, i64 16)
  %t740 = trunc i64 %t739 to i32
  %t741 = insertelement <16 x i32> poison, i32 %t740, i64 0
  %t742 = shufflevector <16 x i32> %t741, <16 x i32> poison, <16 x i32> zeroinitializer
  %t743 = icmp sgt <16 x i32> %t742, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t745 = getelementptr inbounds float, ptr %t85, i64 %t744
  %t746 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t745, i32 4, <16 x i1> %t743, <16 x float> zeroinitializer)
  %t747 = fsub <16 x float> %t746, %t686
  %t748 = bitcast <16 x float> %t747 to <16 x i32>
  %t749 = ashr <16 x i32> %t748, splat (i32 31)
  %t750 = and <16 x i32> %t749, splat (i32 2147483647)
  %t751 = xor <16 x i32> %t748, %t750
  %t752 = fcmp une <16 x float> %t747, %t747
  %t753 = select <16 x i1> %t752, <16 x i32> splat (i32 2147483647), <16 x i32> %t751
  %t754 = call <16 x i32> @llvm.smax.v16i32(<16 x i32> %t734, <16 x i32> %t753)
  %t755 = select <16 x i1> %t743, <16 x i32> %t754, <16 x i32> %t734
  %t756 = bitcast <16 x float> %t747 to <16 x i32>
  %t757 = ashr <16 x i32> %t756, splat (i32 31)
  %t758 = and <16 x i32> %t757, splat (i32 2147483647)
  %t759 = xor <16 x i32> %t756, %t758
  %t760 = fcmp une <16 x float> %t747, %t747
  %t761 = select <16 x i1> %t760, <16 x i32> splat (i32 -2147483648), <16 x i32> %t759
  %t762 = call <16 x i32> @llvm.smin.v16i32(<16 x i32> %t735, <16 x i32> %t761)
  %t763 = select <16 x i1> %t743, <16 x i32> %t762, <16 x i32> %t735
  %t733 = add nuw nsw i64 %t732, 16
  br label %b729
b731:
  %t764 = shufflevector <16 x i32> %t734, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t765 = shufflevector <16 x i32> %t734, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t766 = call <8 x i32> @llvm.smax.v8i32(<8 x i32> %t764, <8 x i32> %t765)
  %t767 = shufflevector <8 x i32> %t766, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t768 = shufflevector <8 x i32> %t766, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t769 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t767, <4 x i32> %t768)
  %t770 = shufflevector <4 x i32> %t769, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %t771 = shufflevector <4 x i32> %t769, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %t772 = call <2 x i32> @llvm.smax.v2i32(<2 x i32> %t770, <2 x i32> %t771)
  %t773 = shufflevector <2 x i32> %t772, <2 x i32> poison, <1 x i32> <i32 0>
  %t774 = shufflevector <2 x i32> %t772, <2 x i32> poison, <1 x i32> <i32 1>
  %t775 = extractelement <1 x i32> %t773, i64 0
  %t776 = extractelement <1 x i32> %t774, i64 0
  %t777 = call i32 @llvm.smax.i32(i32 %t775, i32 %t776)
  %t778 = ashr i32 %t777, 31
  %t779 = and i32 %t778, 2147483647
  %t780 = xor i32 %t777, %t779
  %t781 = bitcast i32 %t780 to float
  %t782 = fpext float %t781 to double
  %t788 = getelementptr inbounds double, ptr %t166, i64 %t787
  store double %t782, ptr %t788, align 8
  %t789 = shufflevector <16 x i32> %t735, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t790 = shufflevector <16 x i32> %t735, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t791 = call <8 x i32> @llvm.smin.v8i32(<8 x i32> %t789, <8 x i32> %t790)
  %t792 = shufflevector <8 x i32> %t791, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t793 = shufflevector <8 x i32> %t791, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t794 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t792, <4 x i32> %t793)
  %t795 = shufflevector <4 x i32> %t794, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %t796 = shufflevector <4 x i32> %t794, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %t797 = call <2 x i32> @llvm.smin.v2i32(<2 x i32> %t795, <2 x i32> %t796)
  %t798 = shufflevector <2 x i32> %t797, <2 x i32> poison, <1 x i32> <i32 0>
  %t799 = shufflevector <2 x i32> %t797, <2 x i32> poison, <1 x i32> <i32 1>
  %t800 = extractelement <1 x i32> %t798, i64 0
  %t801 = extractelement <1 x i32> %t799, i64 0
  %t802 = call i32 @llvm.smin.i32(i32 %t800, i32 %t801)
  %t803 = ashr i32 %t802, 31
  %t804 = and i32 %t803, 2147483647
  %t805 = xor i32 %t802, %t804
  %t806 = bitcast i32 %t805 to float
  %t807 = fpext float %t806 to double
  %t808 = getelementptr inbounds double, ptr %t179, i64 %t787
  store double %t807, ptr %t808, align 8
  %t692 = add nuw nsw i64 %t691, 1024
  br label %b688
b690:
  %t681 = add nuw nsw i64 %t680, 1
  br label %b677
b679:
  br label %b11
b11:
  ret void
}

define internal void @sf_rows0_1(ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t59 = alloca double, i64 16, align 64
  %t69 = alloca double, i64 1, align 64
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr
  %t4 = mul i64 %number, 4
  %t5 = getelementptr inbounds double, ptr %t3, i64 %t4
  %t10 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t11 = load i64, ptr %t10, align 8
  %t12 = icmp eq i64 %t11, 1
  %t31 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t32 = load i64, ptr %t31, align 8
  %t33 = inttoptr i64 %t32 to ptr
  %t38 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t39 = load i64, ptr %t38, align 8
  %t40 = inttoptr i64 %t39 to ptr
  %t6 = getelementptr inbounds double, ptr %t5, i64 0
  %t7 = load double, ptr %t6, align 8
  %t8 = insertelement <16 x double> poison, double %t7, i64 0
  %t9 = shufflevector <16 x double> %t8, <16 x double> poison, <16 x i32> zeroinitializer
  br i1 %t12, label %b13, label %b14
b13:
  %t16 = add i64 %row, %rows
  %t17 = sub i64 %t16, %row
  br label %b18
b18:
  %t21 = phi i64 [ 0, %b13 ], [ %t22, %b19 ]
  %t23 = icmp slt i64 %t21, %t17
  br i1 %t23, label %b19, label %b20
b19:
  %t24 = add i64 %row, %t21
  %t25 = sub i64 %t17, %t21
  %t26 = call i64 @llvm.smin.i64(i64 %t25, i64 16)
  %t27 = trunc i64 %t26 to i32
  %t28 = insertelement <16 x i32> poison, i32 %t27, i64 0
  %t29 = shufflevector <16 x i32> %t28, <16 x i32> poison, <16 x i32> zeroinitializer
  %t30 = icmp sgt <16 x i32> %t29, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t34 = getelementptr inbounds double, ptr %t33, i64 %t24
  %t35 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t34, i32 8, <16 x i1> %t30, <16 x double> zeroinitializer)
  %t36 = fdiv <16 x double> %t35, %t9
  %t37 = fptrunc <16 x double> %t36 to <16 x float>
  %t41 = getelementptr inbounds float, ptr %t40, i64 %t24
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t37, ptr %t41, i32 4, <16 x i1> %t30)
  %t22 = add nuw nsw i64 %t21, 16
  br label %b18
b20:
  br label %b15
b14:
  %t42 = add i64 %row, %rows
  %t43 = sub i64 %t42, %row
  br label %b44
b44:
  %t47 = phi i64 [ 0, %b14 ], [ %t48, %b63 ]
  %t49 = icmp slt i64 %t47, %t43
  br i1 %t49, label %b45, label %b46
b45:
  %t50 = add i64 %row, %t47
  %t51 = sub i64 %t43, %t47
  %t52 = call i64 @llvm.smin.i64(i64 %t51, i64 16)
  %t53 = trunc i64 %t52 to i32
  %t54 = insertelement <16 x i32> poison, i32 %t53, i64 0
  %t55 = shufflevector <16 x i32> %t54, <16 x i32> poison, <16 x i32> zeroinitializer
  %t56 = icmp sgt <16 x i32> %t55, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t57 = sub i64 %t42, %t50
  %t58 = call i64 @llvm.smin.i64(i64 %t57, i64 16)
  %t60 = add i64 %t50, %t58
  br label %b61
b61:
  %t64 = phi i64 [ %t50, %b45 ], [ %t65, %b62 ]
  %t66 = icmp slt i64 %t64, %t60
  br i1 %t66, label %b62, label %b63
b62:
  %t67 = mul i64 %t64, %t11
  %t68 = getelementptr inbounds double, ptr %t33, i64 %t67
  call void @sf_fold_sum(ptr %t69, ptr %t68, i64 %t11, i64 1, ptr %t68, i64 1, i1 false)
  %t70 = load double, ptr %t69, align 8
  %t71 = sub i64 %t64, %t50
  %t72 = getelementptr inbounds double, ptr %t59, i64 %t71
  store double %t70, ptr %t72, align 8
  %t65 = add nuw nsw i64 %t64, 1
  br label %b61
b63:
  %t73 = load <16 x double>, ptr %t59, align 64
  %t74 = fdiv <16 x double> %t73, %t9
  %t75 = fptrunc <16 x double> %t74 to <16 x float>
  %t76 = getelementptr inbounds float, ptr %t40, i64 %t50
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t75, ptr %t76, i32 4, <16 x i1> %t56)
  %t48 = add nuw nsw i64 %t47, 16
  br label %b44
b46:
  br label %b15
b15:
  ret void
}

define internal void @sf_sweep1_pass0(ptr %ctx, ptr %tensor, i64 %number, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t56 = alloca float, i64 1040, align 64
  %t63 = alloca float, i64 1040, align 64
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr
  %t4 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t5 = load i64, ptr %t4, align 8
  %t6 = mul i64 %t5, 2
  %t7 = getelementptr inbounds double, ptr %t3, i64 %t6
  %t13 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t14 = load i64, ptr %t13, align 8
  %t15 = icmp eq i64 %cols, %t14
  %t16 = icmp sle i64 %cols, 64
  %t17 = and i1 %t15, %t16
  %t18 = urem i64 %cols, 16
  %t19 = icmp ne i64 %t18, 0
  %t20 = and i1 %t17, %t19
  %t50 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t51 = load i64, ptr %t50, align 8
  %t52 = inttoptr i64 %t51 to ptr
  %t58 = getelementptr inbounds i64, ptr %tensor, i64 18
  %t59 = load i64, ptr %t58, align 8
  %t60 = inttoptr i64 %t59 to ptr
  %t109 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t110 = load i64, ptr %t109, align 8
  %t111 = inttoptr i64 %t110 to ptr
  %t116 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t117 = load i64, ptr %t116, align 8
  %t118 = inttoptr i64 %t117 to ptr
  %t8 = getelementptr inbounds double, ptr %t7, i64 1
  %t9 = load double, ptr %t8, align 8
  %t10 = fptrunc double %t9 to float
  %t11 = insertelement <16 x float> poison, float %t10, i64 0
  %t12 = shufflevector <16 x float> %t11, <16 x float> poison, <16 x i32> zeroinitializer
  br i1 %t20, label %b21, label %b22
b21:
  %t24 = udiv i64 1024, %cols
  %t25 = add i64 %row, %rows
  %t34 = icmp eq i64 %cols, 1
  br label %b26
b26:
  %t29 = phi i64 [ %row, %b21 ], [ %t30, %b129 ]
  %t31 = icmp slt i64 %t29, %t25
  br i1 %t31, label %b27, label %b28
b27:
  %t32 = sub i64 %t25, %t29
  %t33 = call i64 @llvm.smin.i64(i64 %t24, i64 %t32)
  %t96 = mul i64 %t33, %cols
  %t97 = urem i64 %t96, 16
  %t98 = sub i64 %t96, %t97
  %t112 = mul i64 %t29, %t14
  %t126 = sub i64 %t96, %t98
  br i1 %t34, label %b35, label %b36
b35:
  br label %b38
b38:
  %t41 = phi i64 [ 0, %b35 ], [ %t42, %b39 ]
  %t43 = icmp slt i64 %t41, %t33
  br i1 %t43, label %b39, label %b40
b39:
  %t53 = add i64 %t29, %t41
  %t44 = sub i64 %t33, %t41
  %t45 = call i64 @llvm.smin.i64(i64 %t44, i64 16)
  %t46 = trunc i64 %t45 to i32
  %t47 = insertelement <16 x i32> poison, i32 %t46, i64 0
  %t48 = shufflevector <16 x i32> %t47, <16 x i32> poison, <16 x i32> zeroinitializer
  %t49 = icmp sgt <16 x i32> %t48, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t54 = getelementptr inbounds float, ptr %t52, i64 %t53
  %t55 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t54, i32 4, <16 x i1> %t49, <16 x float> zeroinitializer)
  %t57 = getelementptr inbounds float, ptr %t56, i64 %t41
  store <16 x float> %t55, ptr %t57, align 4
  %t61 = getelementptr inbounds float, ptr %t60, i64 %t53
  %t62 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t61, i32 4, <16 x i1> %t49, <16 x float> zeroinitializer)
  %t64 = getelementptr inbounds float, ptr %t63, i64 %t41
  store <16 x float> %t62, ptr %t64, align 4
  %t42 = add nuw nsw i64 %t41, 16
  br label %b38
b40:
  br label %b37
b36:
  br label %b65
b65:
  %t68 = phi i64 [ 0, %b36 ], [ %t69, %b82 ]
  %t70 = icmp slt i64 %t68, %t33
  br i1 %t70, label %b66, label %b67
b66:
  %t71 = add i64 %t29, %t68
  %t92 = mul i64 %t68, %cols
  %t72 = getelementptr inbounds float, ptr %t52, i64 %t71
  %t73 = load float, ptr %t72, align 4
  %t74 = insertelement <16 x float> poison, float %t73, i64 0
  %t75 = shufflevector <16 x float> %t74, <16 x float> poison, <16 x i32> zeroinitializer
  %t76 = getelementptr inbounds float, ptr %t60, i64 %t71
  %t77 = load float, ptr %t76, align 4
  %t78 = insertelement <16 x float> poison, float %t77, i64 0
  %t79 = shufflevector <16 x float> %t78, <16 x float> poison, <16 x i32> zeroinitializer
  br label %b80
b80:
  %t83 = phi i64 [ 0, %b66 ], [ %t84, %b81 ]
  %t85 = icmp slt i64 %t83, %cols
  br i1 %t85, label %b81, label %b82
b81:
  %t93 = add i64 %t92, %t83
  %t86 = sub i64 %cols, %t83
  %t87 = call i64 @llvm.smin.i64(i64 %t86, i64 16)
  %t88 = trunc i64 %t87 to i32
  %t89 = insertelement <16 x i32> poison, i32 %t88, i64 0
  %t90 = shufflevector <16 x i32> %t89, <16 x i32> poison, <16 x i32> zeroinitializer
  %t91 = icmp sgt <16 x i32> %t90, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t94 = getelementptr inbounds float, ptr %t56, i64 %t93
  store <16 x float> %t75, ptr %t94, align 4
  %t95 = getelementptr inbounds float, ptr %t63, i64 %t93
  store <16 x float> %t79, ptr %t95, align 4
  %t84 = add nuw nsw i64 %t83, 16
  br label %b80
b82:
  %t69 = add nuw nsw i64 %t68, 1
  br label %b65
b67:
  br label %b37
b37:
  br label %b99
b99:
  %t102 = phi i64 [ 0, %b37 ], [ %t103, %b100 ]
  %t104 = icmp slt i64 %t102, %t98
  br i1 %t104, label %b100, label %b101
b100:
  %t113 = add i64 %t112, %t102
  %t105 = getelementptr inbounds float, ptr %t56, i64 %t102
  %t106 = load <16 x float>, ptr %t105, align 4
  %t107 = getelementptr inbounds float, ptr %t63, i64 %t102
  %t108 = load <16 x float>, ptr %t107, align 4
  %t114 = getelementptr inbounds float, ptr %t111, i64 %t113
  %t115 = load <16 x float>, ptr %t114, align 4
  %t119 = getelementptr inbounds float, ptr %t118, i64 %t113
  %t120 = load <16 x float>, ptr %t119, align 4
  %t121 = fsub <16 x float> %t120, %t106
  %t122 = fdiv <16 x float> %t121, %t108
  %t123 = fmul <16 x float> %t12, %t122
  %t124 = fsub <16 x float> %t115, %t123
  %t125 = getelementptr inbounds float, ptr %t111, i64 %t113
  store <16 x float> %t124, ptr %t125, align 4
  %t103 = add nuw nsw i64 %t102, 16
  br label %b99
b101:
  br label %b127
b127:
  %t130 = phi i64 [ 0, %b101 ], [ %t131, %b128 ]
  %t132 = icmp slt i64 %t130, %t126
  br i1 %t132, label %b128, label %b129
b128:
  %t133 = add i64 %t98, %t130
  %t144 = add i64 %t112, %t133
  %t134 = sub i64 %t126, %t130
  %t135 = call i64 @llvm.smin.i64(i64 %t134, i64 16)
  %t136 = trunc i64 %t135 to i32
  %t137 = insertelement <16 x i32> poison, i32 %t136, i64 0
  %t138 = shufflevector <16 x i32> %t137, <16 x i32> poison, <16 x i32> zeroinitializer
  %t139 = icmp sgt <16 x i32> %t138, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t140 = getelementptr inbounds float, ptr %t56, i64 %t133
  %t141 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t140, i32 4, <16 x i1> %t139, <16 x float> zeroinitializer)
  %t142 = getelementptr inbounds float, ptr %t63, i64 %t133
  %t143 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t142, i32 4, <16 x i1> %t139, <16 x float> zeroinitializer)
  %t145 = getelementptr inbounds float, ptr %t111, i64 %t144
  %t146 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t145, i32 4, <16 x i1> %t139, <16 x float> zeroinitializer)
  %t147 = getelementptr inbounds float, ptr %t118, i64 %t144
  %t148 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t147, i32 4, <16 x i1> %t139, <16 x float> zeroinitializer)
  %t149 = fsub <16 x float> %t148, %t141
  %t150 = fdiv <16 x float> %t149, %t143
  %t151 = fmul <16 x float> %t12, %t150
  %t152 = fsub <16 x float> %t146, %t151
  %t153 = getelementptr inbounds float, ptr %t111, i64 %t144
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t152, ptr %t153, i32 4, <16 x i1> %t139)
  %t131 = add nuw nsw i64 %t130, 16
  br label %b127
b129:
  %t30 = add nuw nsw i64 %t29, %t24
  br label %b26
b28:
  br label %b23
b22:
  %t154 = add i64 %row, %rows
  %t169 = add i64 %col, %cols
  %t170 = sub i64 %t169, %col
  %t171 = urem i64 %t170, 16
  %t172 = sub i64 %t169, %t171
  %t173 = sub i64 %t172, %col
  %t192 = sub i64 %t169, %t172
  br label %b155
b155:
  %t158 = phi i64 [ %row, %b22 ], [ %t159, %b195 ]
  %t160 = icmp slt i64 %t158, %t154
  br i1 %t160, label %b156, label %b157
b156:
  %t181 = mul i64 %t158, %t14
  %t161 = getelementptr inbounds float, ptr %t52, i64 %t158
  %t162 = load float, ptr %t161, align 4
  %t163 = insertelement <16 x float> poison, float %t162, i64 0
  %t164 = shufflevector <16 x float> %t163, <16 x float> poison, <16 x i32> zeroinitializer
  %t165 = getelementptr inbounds float, ptr %t60, i64 %t158
  %t166 = load float, ptr %t165, align 4
  %t167 = insertelement <16 x float> poison, float %t166, i64 0
  %t168 = shufflevector <16 x float> %t167, <16 x float> poison, <16 x i32> zeroinitializer
  br label %b174
b174:
  %t177 = phi i64 [ 0, %b156 ], [ %t178, %b175 ]
  %t179 = icmp slt i64 %t177, %t173
  br i1 %t179, label %b175, label %b176
b175:
  %t180 = add i64 %col, %t177
  %t182 = add i64 %t181, %t180
  %t183 = getelementptr inbounds float, ptr %t111, i64 %t182
  %t184 = load <16 x float>, ptr %t183, align 4
  %t185 = getelementptr inbounds float, ptr %t118, i64 %t182
  %t186 = load <16 x float>, ptr %t185, align 4
  %t187 = fsub <16 x float> %t186, %t164
  %t188 = fdiv <16 x float> %t187, %t168
  %t189 = fmul <16 x float> %t12, %t188
  %t190 = fsub <16 x float> %t184, %t189
  %t191 = getelementptr inbounds float, ptr %t111, i64 %t182
  store <16 x float> %t190, ptr %t191, align 4
  %t178 = add nuw nsw i64 %t177, 16
  br label %b174
b176:
  br label %b193
b193:
  %t196 = phi i64 [ 0, %b176 ], [ %t197, %b194 ]
  %t198 = icmp slt i64 %t196, %t192
  br i1 %t198, label %b194, label %b195
b194:
  %t199 = add i64 %t172, %t196
  %t206 = add i64 %t181, %t199
  %t200 = sub i64 %t192, %t196
  %t201 = call i64 @llvm.smin.i64(i64 %t200, i64 16)
  %t202 = trunc i64 %t201 to i32
  %t203 = insertelement <16 x i32> poison, i32 %t202, i64 0
  %t204 = shufflevector <16 x i32> %t203, <16 x i32> poison, <16 x i32> zeroinitializer
  %t205 = icmp sgt <16 x i32> %t204, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t207 = getelementptr inbounds float, ptr %t111, i64 %t206
  %t208 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t207, i32 4, <16 x i1> %t205, <16 x float> zeroinitializer)
  %t209 = getelementptr inbounds float, ptr %t118, i64 %t206
  %t210 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t209, i32 4, <16 x i1> %t205, <16 x float> zeroinitializer)
  %t211 = fsub <16 x float> %t210, %t164
  %t212 = fdiv <16 x float> %t211, %t168
  %t213 = fmul <16 x float> %t12, %t212
  %t214 = fsub <16 x float> %t208, %t213
  %t215 = getelementptr inbounds float, ptr %t111, i64 %t206
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t214, ptr %t215, i32 4, <16 x i1> %t205)
  %t197 = add nuw nsw i64 %t196, 16
  br label %b193
b195:
  %t159 = add nuw nsw i64 %t158, 1
  br label %b155
b157:
  br label %b23
b23:
  ret void
}

define internal void @sf_stage0_0(ptr %ctx, ptr %tensor, i64 %number) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = getelementptr inbounds i64, ptr %tensor, i64 2
  %t2 = load i64, ptr %t1, align 8
  %t4 = getelementptr inbounds i64, ptr %tensor, i64 3
  %t5 = load i64, ptr %t4, align 8
  %t6 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t7 = load i64, ptr %t6, align 8
  %t8 = mul i64 %t5, %t7
  %t11 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t12 = load i64, ptr %t11, align 8
  %t13 = inttoptr i64 %t12 to ptr
  %t14 = mul i64 %number, 4
  %t15 = getelementptr inbounds double, ptr %t13, i64 %t14
  %t3 = sitofp i64 %t2 to double
  %t9 = sitofp i64 %t8 to double
  %t10 = fdiv double %t3, %t9
  %t16 = getelementptr inbounds double, ptr %t15, i64 0
  store double %t10, ptr %t16, align 8
  %t17 = sitofp i64 1 to double
  %t18 = fdiv double %t9, %t17
  %t19 = getelementptr inbounds double, ptr %t15, i64 1
  store double %t18, ptr %t19, align 8
  ret void
}

define internal void @sf_stage0_1(ptr %ctx) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 7
  %t2 = load i64, ptr %t1, align 8
  %t17 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t18 = load i64, ptr %t17, align 8
  %t19 = inttoptr i64 %t18 to ptr
  br label %b3
b3:
  %t6 = phi i64 [ 0, %entry ], [ %t7, %b4 ]
  %t8 = icmp slt i64 %t6, %t2
  br i1 %t8, label %b4, label %b5
b4:
  %t20 = mul i64 %t6, 2
  %t21 = getelementptr inbounds double, ptr %t19, i64 %t20
  %t9 = sub i64 %t2, %t6
  %t10 = call i64 @llvm.smin.i64(i64 %t9, i64 16)
  %t11 = trunc i64 %t10 to i32
  %t12 = insertelement <16 x i32> poison, i32 %t11, i64 0
  %t13 = shufflevector <16 x i32> %t12, <16 x i32> poison, <16 x i32> zeroinitializer
  %t14 = icmp sgt <16 x i32> %t13, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t15 = insertelement <16 x i32> poison, i32 2, i64 0
  %t16 = shufflevector <16 x i32> %t15, <16 x i32> poison, <16 x i32> zeroinitializer
  %t22 = getelementptr inbounds double, ptr %t21, i64 0
  %t23 = mul <16 x i32> %t16, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t24 = getelementptr double, ptr %t22, <16 x i32> %t23
  %t25 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t24, i32 8, <16 x i1> %t14, <16 x double> zeroinitializer)
  %t26 = fptrunc <16 x double> %t25 to <16 x float>
  %t27 = fpext <16 x float> %t26 to <16 x double>
  %t28 = insertelement <16 x i32> poison, i32 2, i64 0
  %t29 = shufflevector <16 x i32> %t28, <16 x i32> poison, <16 x i32> zeroinitializer
  %t30 = getelementptr inbounds double, ptr %t21, i64 1
  %t31 = mul <16 x i32> %t29, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t32 = getelementptr double, ptr %t30, <16 x i32> %t31
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t27, <16 x ptr> %t32, i32 8, <16 x i1> %t14)
  %t7 = add nuw nsw i64 %t6, 16
  br label %b3
b5:
  ret void
}

define internal void @sf_stage1_0(ptr %ctx, ptr %tensor, i64 %number) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t55 = alloca double, i64 16, align 64
  %t65 = alloca double, i64 1, align 64
  %t73 = alloca double, i64 16, align 64
  %t83 = alloca double, i64 1, align 64
  %t95 = alloca double, i64 1, align 64
  %t140 = alloca double, i64 1, align 64
  %t1 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t2 = load i64, ptr %t1, align 8
  %t3 = icmp eq i64 %t2, 1
  %t7 = getelementptr inbounds i64, ptr %tensor, i64 3
  %t8 = load i64, ptr %t7, align 8
  %t9 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t10 = load i64, ptr %t9, align 8
  %t24 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t25 = load i64, ptr %t24, align 8
  %t26 = inttoptr i64 %t25 to ptr
  %t30 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t31 = load i64, ptr %t30, align 8
  %t32 = inttoptr i64 %t31 to ptr
  %t36 = getelementptr inbounds i64, ptr %tensor, i64 15
  %t37 = load i64, ptr %t36, align 8
  %t38 = inttoptr i64 %t37 to ptr
  %t90 = mul i64 %t8, %t10
  %t97 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t98 = load i64, ptr %t97, align 8
  %t99 = inttoptr i64 %t98 to ptr
  %t100 = mul i64 %number, 4
  %t101 = getelementptr inbounds double, ptr %t99, i64 %t100
  %t127 = getelementptr inbounds i64, ptr %tensor, i64 16
  %t128 = load i64, ptr %t127, align 8
  %t129 = inttoptr i64 %t128 to ptr
  %t132 = getelementptr inbounds i64, ptr %tensor, i64 17
  %t133 = load i64, ptr %t132, align 8
  %t134 = inttoptr i64 %t133 to ptr
  %t184 = getelementptr inbounds i64, ptr %tensor, i64 18
  %t185 = load i64, ptr %t184, align 8
  %t186 = inttoptr i64 %t185 to ptr
  br i1 %t3, label %b4, label %b5
b4:
  %t11 = mul i64 %t8, %t10
  br label %b12
b12:
  %t15 = phi i64 [ 0, %b4 ], [ %t16, %b13 ]
  %t17 = icmp slt i64 %t15, %t11
  br i1 %t17, label %b13, label %b14
b13:
  %t18 = sub i64 %t11, %t15
  %t19 = call i64 @llvm.smin.i64(i64 %t18, i64 16)
  %t20 = trunc i64 %t19 to i32
  %t21 = insertelement <16 x i32> poison, i32 %t20, i64 0
  %t22 = shufflevector <16 x i32> %t21, <16 x i32> poison, <16 x i32> zeroinitializer
  %t23 = icmp sgt <16 x i32> %t22, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t27 = getelementptr inbounds double, ptr %t26, i64 %t15
  %t28 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t27, i32 8, <16 x i1> %t23, <16 x double> zeroinitializer)
  %t29 = call <16 x double> @llvm.fabs.v16f64(<16 x double> %t28)
  %t33 = getelementptr inbounds double, ptr %t32, i64 %t15
  %t34 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t33, i32 8, <16 x i1> %t23, <16 x double> zeroinitializer)
  %t35 = fsub <16 x double> %t29, %t34
  %t39 = getelementptr inbounds double, ptr %t38, i64 %t15
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t35, ptr %t39, i32 8, <16 x i1> %t23)
  %t16 = add nuw nsw i64 %t15, 16
  br label %b12
b14:
  br label %b6
b5:
  %t40 = mul i64 %t8, %t10
  br label %b41
b41:
  %t44 = phi i64 [ 0, %b5 ], [ %t45, %b77 ]
  %t46 = icmp slt i64 %t44, %t40
  br i1 %t46, label %b42, label %b43
b42:
  %t47 = sub i64 %t40, %t44
  %t48 = call i64 @llvm.smin.i64(i64 %t47, i64 16)
  %t49 = trunc i64 %t48 to i32
  %t50 = insertelement <16 x i32> poison, i32 %t49, i64 0
  %t51 = shufflevector <16 x i32> %t50, <16 x i32> poison, <16 x i32> zeroinitializer
  %t52 = icmp sgt <16 x i32> %t51, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t53 = sub i64 %t40, %t44
  %t54 = call i64 @llvm.smin.i64(i64 %t53, i64 16)
  %t56 = add i64 %t44, %t54
  br label %b57
b57:
  %t60 = phi i64 [ %t44, %b42 ], [ %t61, %b58 ]
  %t62 = icmp slt i64 %t60, %t56
  br i1 %t62, label %b58, label %b59
b58:
  %t63 = mul i64 %t60, %t2
  %t64 = getelementptr inbounds double, ptr %t26, i64 %t63
  call void @sf_fold_max(ptr %t65, ptr %t64, i64 %t2, i64 1, ptr %t64, i64 1, i1 false)
  %t66 = load double, ptr %t65, align 8
  %t67 = sub i64 %t60, %t44
  %t68 = getelementptr inbounds double, ptr %t55, i64 %t67
  store double %t66, ptr %t68, align 8
  %t61 = add nuw nsw i64 %t60, 1
  br label %b57
b59:
  %t69 = load <16 x double>, ptr %t55, align 64
  %t70 = call <16 x double> @llvm.fabs.v16f64(<16 x double> %t69)
  %t71 = sub i64 %t40, %t44
  %t72 = call i64 @llvm.smin.i64(i64 %t71, i64 16)
  %t74 = add i64 %t44, %t72
  br label %b75
b75:
  %t78 = phi i64 [ %t44, %b59 ], [ %t79, %b76 ]
  %t80 = icmp slt i64 %t78, %t74
  br i1 %t80, label %b76, label %b77
b76:
  %t81 = mul i64 %t78, %t2
  %t82 = getelementptr inbounds double, ptr %t32, i64 %t81
  call void @sf_fold_min(ptr %t83, ptr %t82, i64 %t2, i64 1, ptr %t82, i64 1, i1 false)
  %t84 = load double, ptr %t83, align 8
  %t85 = sub i64 %t78, %t44
  %t86 = getelementptr inbounds double, ptr %t73, i64 %t85
  store double %t84, ptr %t86, align 8
  %t79 = add nuw nsw i64 %t78, 1
  br label %b75
b77:
  %t87 = load <16 x double>, ptr %t73, align 64
  %t88 = fsub <16 x double> %t70, %t87
  %t89 = getelementptr inbounds double, ptr %t38, i64 %t44
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t88, ptr %t89, i32 8, <16 x i1> %t52)
  %t45 = add nuw nsw i64 %t44, 16
  br label %b41
b43:
  br label %b6
b6:
  %t91 = getelementptr inbounds double, ptr %t38, i64 0
  %t92 = getelementptr inbounds i64, ptr %tensor, i64 8
  %t93 = load i64, ptr %t92, align 8
  %t94 = inttoptr i64 %t93 to ptr
  call void @sf_fold_sum(ptr %t95, ptr %t91, i64 %t90, i64 1, ptr %t94, i64 1, i1 true)
  %t96 = load double, ptr %t95, align 8
  %t102 = getelementptr inbounds double, ptr %t101, i64 1
  %t103 = load double, ptr %t102, align 8
  %t104 = fdiv double %t96, %t103
  %t105 = insertelement <16 x double> poison, double %t104, i64 0
  %t106 = shufflevector <16 x double> %t105, <16 x double> poison, <16 x i32> zeroinitializer
  %t107 = getelementptr inbounds double, ptr %t101, i64 2
  store double %t104, ptr %t107, align 8
  %t108 = getelementptr inbounds double, ptr %t101, i64 2
  %t109 = load double, ptr %t108, align 8
  %t110 = insertelement <16 x double> poison, double %t109, i64 0
  %t111 = shufflevector <16 x double> %t110, <16 x double> poison, <16 x i32> zeroinitializer
  br label %b112
b112:
  %t115 = phi i64 [ 0, %b6 ], [ %t116, %b113 ]
  %t117 = icmp slt i64 %t115, %t90
  br i1 %t117, label %b113, label %b114
b113:
  %t118 = sub i64 %t90, %t115
  %t119 = call i64 @llvm.smin.i64(i64 %t118, i64 16)
  %t120 = trunc i64 %t119 to i32
  %t121 = insertelement <16 x i32> poison, i32 %t120, i64 0
  %t122 = shufflevector <16 x i32> %t121, <16 x i32> poison, <16 x i32> zeroinitializer
  %t123 = icmp sgt <16 x i32> %t122, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t124 = getelementptr inbounds double, ptr %t38, i64 %t115
  %t125 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t124, i32 8, <16 x i1> %t123, <16 x double> zeroinitializer)
  %t126 = fsub <16 x double> %t125, %t111
  %t130 = getelementptr inbounds double, ptr %t129, i64 %t115
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t126, ptr %t130, i32 8, <16 x i1> %t123)
  %t131 = fmul <16 x double> %t126, %t126
  %t135 = getelementptr inbounds double, ptr %t134, i64 %t115
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t131, ptr %t135, i32 8, <16 x i1> %t123)
  %t116 = add nuw nsw i64 %t115, 16
  br label %b112
b114:
  %t136 = getelementptr inbounds double, ptr %t134, i64 0
  %t137 = getelementptr inbounds i64, ptr %tensor, i64 8
  %t138 = load i64, ptr %t137, align 8
  %t139 = inttoptr i64 %t138 to ptr
  call void @sf_fold_sum(ptr %t140, ptr %t136, i64 %t90, i64 1, ptr %t139, i64 1, i1 true)
  %t141 = load double, ptr %t140, align 8
  %t142 = getelementptr inbounds double, ptr %t101, i64 1
  %t143 = load double, ptr %t142, align 8
  %t144 = fdiv double %t141, %t143
  %t145 = call double @llvm.sqrt.f64(double %t144)
  %t146 = getelementptr inbounds double, ptr %t101, i64 2
  %t147 = load double, ptr %t146, align 8
  %t148 = insertelement <16 x double> poison, double %t147, i64 0
  %t149 = shufflevector <16 x double> %t148, <16 x double> poison, <16 x i32> zeroinitializer
  %t150 = fadd double %t147, %t145
  %t151 = fcmp oeq double %t150, 0x0000000000000000
  %t152 = select i1 %t151, double 0x3FF0000000000000, double %t150
  %t153 = fdiv double %t147, %t152
  %t154 = insertelement <16 x double> poison, double %t153, i64 0
  %t155 = shufflevector <16 x double> %t154, <16 x double> poison, <16 x i32> zeroinitializer
  %t156 = getelementptr inbounds double, ptr %t101, i64 3
  store double %t153, ptr %t156, align 8
  %t157 = getelementptr inbounds double, ptr %t101, i64 3
  %t158 = load double, ptr %t157, align 8
  %t159 = insertelement <16 x double> poison, double %t158, i64 0
  %t160 = shufflevector <16 x double> %t159, <16 x double> poison, <16 x i32> zeroinitializer
  %t161 = getelementptr inbounds double, ptr %t101, i64 2
  %t162 = load double, ptr %t161, align 8
  %t163 = insertelement <16 x double> poison, double %t162, i64 0
  %t164 = shufflevector <16 x double> %t163, <16 x double> poison, <16 x i32> zeroinitializer
  br label %b165
b165:
  %t168 = phi i64 [ 0, %b114 ], [ %t169, %b166 ]
  %t170 = icmp slt i64 %t168, %t90
  br i1 %t170, label %b166, label %b167
b166:
  %t171 = sub i64 %t90, %t168
  %t172 = call i64 @llvm.smin.i64(i64 %t171, i64 16)
  %t173 = trunc i64 %t172 to i32
  %t174 = insertelement <16 x i32> poison, i32 %t173, i64 0
  %t175 = shufflevector <16 x i32> %t174, <16 x i32> poison, <16 x i32> zeroinitializer
  %t176 = icmp sgt <16 x i32> %t175, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t177 = getelementptr inbounds double, ptr %t129, i64 %t168
  %t178 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t177, i32 8, <16 x i1> %t176, <16 x double> zeroinitializer)
  %t179 = fmul <16 x double> %t160, %t178
  %t180 = fadd <16 x double> %t164, %t179
  %t181 = fcmp oeq <16 x double> %t180, splat (double 0x0000000000000000)
  %t182 = select <16 x i1> %t181, <16 x double> splat (double 0x3FF0000000000000), <16 x double> %t180
  %t183 = fptrunc <16 x double> %t182 to <16 x float>
  %t187 = getelementptr inbounds float, ptr %t186, i64 %t168
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t183, ptr %t187, i32 4, <16 x i1> %t176)
  %t169 = add nuw nsw i64 %t168, 16
  br label %b165
b167:
  ret void
}

define void @sf_sweep_0(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = alloca i32, i64 1, align 64
  %t2 = alloca i32, i64 1, align 64
  call void @llvm.x86.sse.stmxcsr(ptr %t1)
  store i32 8064, ptr %t2, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr %t2)
  call void @sf_sweep_0_body(ptr %ctx, i64 %argument, i64 %low, i64 %high)
  call void @llvm.x86.sse.ldmxcsr(ptr %t1)
  ret void
}

define internal void @sf_sweep_0_body(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  br label %b1
b1:
  %t4 = phi i64 [ %low, %entry ], [ %t5, %b32 ]
  %t6 = icmp slt i64 %t4, %high
  br i1 %t6, label %b2, label %b3
b2:
  %t7 = mul i64 %t4, 6
  %t8 = getelementptr inbounds i64, ptr %ctx, i64 0
  %t9 = load i64, ptr %t8, align 8
  %t10 = inttoptr i64 %t9 to ptr
  %t11 = getelementptr inbounds i64, ptr %t10, i64 %t7
  %t12 = getelementptr inbounds i64, ptr %t11, i64 0
  %t13 = load i64, ptr %t12, align 8
  %t14 = getelementptr inbounds i64, ptr %t11, i64 1
  %t15 = load i64, ptr %t14, align 8
  %t16 = getelementptr inbounds i64, ptr %t11, i64 2
  %t17 = load i64, ptr %t16, align 8
  %t18 = getelementptr inbounds i64, ptr %t11, i64 3
  %t19 = load i64, ptr %t18, align 8
  %t20 = getelementptr inbounds i64, ptr %t11, i64 4
  %t21 = load i64, ptr %t20, align 8
  %t22 = getelementptr inbounds i64, ptr %t11, i64 5
  %t23 = load i64, ptr %t22, align 8
  %t24 = getelementptr inbounds i64, ptr %ctx, i64 1
  %t25 = load i64, ptr %t24, align 8
  %t26 = inttoptr i64 %t25 to ptr
  %t27 = mul i64 %t13, 19
  %t28 = getelementptr inbounds i64, ptr %t26, i64 %t27
  switch i64 %t23, label %b32 [ i64 0, label %b29 i64 1, label %b30 i64 2, label %b31 ]
b29:
  %t33 = icmp eq i64 %argument, 0
  br i1 %t33, label %b34, label %b35
b34:
  call void @sf_sweep0_pass0(ptr %ctx, ptr %t28, i64 %t13, ptr null, i64 %t15, i64 %t17, i64 %t19, i64 %t21)
  br label %b35
b35:
  %t36 = icmp eq i64 %argument, 1
  br i1 %t36, label %b37, label %b38
b37:
  call void @sf_sweep0_pass1(ptr %ctx, ptr %t28, i64 %t13, ptr null, i64 %t15, i64 %t17, i64 %t19, i64 %t21)
  br label %b38
b38:
  br label %b32
b30:
  %t39 = sdiv i64 4096, %t21
  %t40 = call i64 @llvm.smax.i64(i64 %t39, i64 1)
  %t41 = add i64 %t15, %t17
  br label %b42
b42:
  %t45 = phi i64 [ %t15, %b30 ], [ %t46, %b43 ]
  %t47 = icmp slt i64 %t45, %t41
  br i1 %t47, label %b43, label %b44
b43:
  %t48 = sub i64 %t41, %t45
  %t49 = call i64 @llvm.smin.i64(i64 %t48, i64 %t40)
  call void @sf_sweep0_pass0(ptr %ctx, ptr %t28, i64 %t13, ptr null, i64 %t45, i64 %t49, i64 %t19, i64 %t21)
  call void @sf_rows0_1(ptr %ctx, ptr %t28, i64 %t13, i64 %t45, i64 %t49)
  call void @sf_sweep0_pass1(ptr %ctx, ptr %t28, i64 %t13, ptr null, i64 %t45, i64 %t49, i64 %t19, i64 %t21)
  %t46 = add nuw nsw i64 %t45, %t40
  br label %b42
b44:
  br label %b32
b31:
  %t50 = sdiv i64 4096, %t21
  %t51 = call i64 @llvm.smax.i64(i64 %t50, i64 1)
  %t52 = add i64 %t15, %t17
  br label %b53
b53:
  %t56 = phi i64 [ %t15, %b31 ], [ %t57, %b54 ]
  %t58 = icmp slt i64 %t56, %t52
  br i1 %t58, label %b54, label %b55
b54:
  %t59 = sub i64 %t52, %t56
  %t60 = call i64 @llvm.smin.i64(i64 %t59, i64 %t51)
  call void @sf_sweep0_pass0(ptr %ctx, ptr %t28, i64 %t13, ptr null, i64 %t56, i64 %t60, i64 %t19, i64 %t21)
  call void @sf_rows0_1(ptr %ctx, ptr %t28, i64 %t13, i64 %t56, i64 %t60)
  call void @sf_sweep0_pass1(ptr %ctx, ptr %t28, i64 %t13, ptr null, i64 %t56, i64 %t60, i64 %t19, i64 %t21)
  %t57 = add nuw nsw i64 %t56, %t51
  br label %b53
b55:
  call void @sf_stage1_0(ptr %ctx, ptr %t28, i64 %t13)
  call void @sf_sweep1_pass0(ptr %ctx, ptr %t28, i64 %t13, ptr null, i64 %t15, i64 %t17, i64 %t19, i64 %t21)
  br label %b32
b32:
  %t5 = add nuw nsw i64 %t4, 1
  br label %b1
b3:
  ret void
}

define void @sf_rows_0_0(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = alloca i32, i64 1, align 64
  %t2 = alloca i32, i64 1, align 64
  call void @llvm.x86.sse.stmxcsr(ptr %t1)
  store i32 8064, ptr %t2, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr %t2)
  call void @sf_rows_0_0_body(ptr %ctx, i64 %argument, i64 %low, i64 %high)
  call void @llvm.x86.sse.ldmxcsr(ptr %t1)
  ret void
}

define internal void @sf_rows_0_0_body(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  br label %b1
b1:
  %t4 = phi i64 [ %low, %entry ], [ %t5, %b2 ]
  %t6 = icmp slt i64 %t4, %high
  br i1 %t6, label %b2, label %b3
b2:
  %t7 = getelementptr inbounds i64, ptr %ctx, i64 1
  %t8 = load i64, ptr %t7, align 8
  %t9 = inttoptr i64 %t8 to ptr
  %t10 = mul i64 %t4, 19
  %t11 = getelementptr inbounds i64, ptr %t9, i64 %t10
  %t12 = getelementptr inbounds i64, ptr %t11, i64 3
  %t13 = load i64, ptr %t12, align 8
  %t14 = getelementptr inbounds i64, ptr %t11, i64 4
  %t15 = load i64, ptr %t14, align 8
  %t16 = mul i64 %t13, %t15
  call void @sf_rows0_1(ptr %ctx, ptr %t11, i64 %t4, i64 0, i64 %t16)
  %t5 = add nuw nsw i64 %t4, 1
  br label %b1
b3:
  ret void
}

define void @sf_sweep_1(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = alloca i32, i64 1, align 64
  %t2 = alloca i32, i64 1, align 64
  call void @llvm.x86.sse.stmxcsr(ptr %t1)
  store i32 8064, ptr %t2, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr %t2)
  call void @sf_sweep_1_body(ptr %ctx, i64 %argument, i64 %low, i64 %high)
  call void @llvm.x86.sse.ldmxcsr(ptr %t1)
  ret void
}

define internal void @sf_sweep_1_body(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  br label %b1
b1:
  %t4 = phi i64 [ %low, %entry ], [ %t5, %b2 ]
  %t6 = icmp slt i64 %t4, %high
  br i1 %t6, label %b2, label %b3
b2:
  %t7 = mul i64 %t4, 6
  %t8 = getelementptr inbounds i64, ptr %ctx, i64 0
  %t9 = load i64, ptr %t8, align 8
  %t10 = inttoptr i64 %t9 to ptr
  %t11 = getelementptr inbounds i64, ptr %t10, i64 %t7
  %t12 = getelementptr inbounds i64, ptr %t11, i64 0
  %t13 = load i64, ptr %t12, align 8
  %t14 = getelementptr inbounds i64, ptr %t11, i64 1
  %t15 = load i64, ptr %t14, align 8
  %t16 = getelementptr inbounds i64, ptr %t11, i64 2
  %t17 = load i64, ptr %t16, align 8
  %t18 = getelementptr inbounds i64, ptr %t11, i64 3
  %t19 = load i64, ptr %t18, align 8
  %t20 = getelementptr inbounds i64, ptr %t11, i64 4
  %t21 = load i64, ptr %t20, align 8
  %t22 = getelementptr inbounds i64, ptr %t11, i64 5
  %t23 = load i64, ptr %t22, align 8
  %t24 = getelementptr inbounds i64, ptr %ctx, i64 1
  %t25 = load i64, ptr %t24, align 8
  %t26 = inttoptr i64 %t25 to ptr
  %t27 = mul i64 %t13, 19
  %t28 = getelementptr inbounds i64, ptr %t26, i64 %t27
  call void @sf_sweep1_pass0(ptr %ctx, ptr %t28, i64 %t13, ptr null, i64 %t15, i64 %t17, i64 %t19, i64 %t21)
  %t5 = add nuw nsw i64 %t4, 1
  br label %b1
b3:
  ret void
}

define void @sf_segment_0(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = alloca i32, i64 1, align 64
  %t2 = alloca i32, i64 1, align 64
  call void @llvm.x86.sse.stmxcsr(ptr %t1)
  store i32 8064, ptr %t2, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr %t2)
  call void @sf_segment_0_body(ptr %ctx, i64 %argument, i64 %low, i64 %high)
  call void @llvm.x86.sse.ldmxcsr(ptr %t1)
  ret void
}

define internal void @sf_segment_0_body(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  br label %b1
b1:
  %t4 = phi i64 [ %low, %entry ], [ %t5, %b2 ]
  %t6 = icmp slt i64 %t4, %high
  br i1 %t6, label %b2, label %b3
b2:
  %t7 = getelementptr inbounds i64, ptr %ctx, i64 1
  %t8 = load i64, ptr %t7, align 8
  %t9 = inttoptr i64 %t8 to ptr
  %t10 = mul i64 %t4, 19
  %t11 = getelementptr inbounds i64, ptr %t9, i64 %t10
  call void @sf_stage0_0(ptr %ctx, ptr %t11, i64 %t4)
  %t5 = add nuw nsw i64 %t4, 1
  br label %b1
b3:
  ret void
}

define void @sf_segment_1(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = alloca i32, i64 1, align 64
  %t2 = alloca i32, i64 1, align 64
  call void @llvm.x86.sse.stmxcsr(ptr %t1)
  store i32 8064, ptr %t2, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr %t2)
  call void @sf_segment_1_body(ptr %ctx, i64 %argument, i64 %low, i64 %high)
  call void @llvm.x86.sse.ldmxcsr(ptr %t1)
  ret void
}

define internal void @sf_segment_1_body(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  call void @sf_stage0_1(ptr %ctx)
  ret void
}

define void @sf_segment_2(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = alloca i32, i64 1, align 64
  %t2 = alloca i32, i64 1, align 64
  call void @llvm.x86.sse.stmxcsr(ptr %t1)
  store i32 8064, ptr %t2, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr %t2)
  call void @sf_segment_2_body(ptr %ctx, i64 %argument, i64 %low, i64 %high)
  call void @llvm.x86.sse.ldmxcsr(ptr %t1)
  ret void
}

define internal void @sf_segment_2_body(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  br label %b1
b1:
  %t4 = phi i64 [ %low, %entry ], [ %t5, %b2 ]
  %t6 = icmp slt i64 %t4, %high
  br i1 %t6, label %b2, label %b3
b2:
  %t7 = getelementptr inbounds i64, ptr %ctx, i64 1
  %t8 = load i64, ptr %t7, align 8
  %t9 = inttoptr i64 %t8 to ptr
  %t10 = mul i64 %t4, 19
  %t11 = getelementptr inbounds i64, ptr %t9, i64 %t10
  call void @sf_stage1_0(ptr %ctx, ptr %t11, i64 %t4)
  %t5 = add nuw nsw i64 %t4, 1
  br label %b1
b3:
  ret void
}

target triple = "x86_64-unknown-linux-gnu"


declare double @llvm.fabs.f64(double)
declare <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr>, i32, <16 x i1>, <16 x double>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare void @llvm.masked.scatter.v16f64.v16p0(<16 x double>, <16 x ptr>, i32, <16 x i1>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
declare double @llvm.maximum.f64(double, double)
declare double @llvm.minimum.f64(double, double)
declare i32 @llvm.smax.i32(i32, i32)
declare <16 x i32> @llvm.smax.v16i32(<16 x i32>, <16 x i32>)
declare <2 x i32> @llvm.smax.v2i32(<2 x i32>, <2 x i32>)
declare <4 x i32> @llvm.smax.v4i32(<4 x i32>, <4 x i32>)
declare <8 x i32> @llvm.smax.v8i32(<8 x i32>, <8 x i32>)
declare i32 @llvm.smin.i32(i32, i32)
declare i64 @llvm.smin.i64(i64, i64)
declare <16 x i32> @llvm.smin.v16i32(<16 x i32>, <16 x i32>)
declare <2 x i32> @llvm.smin.v2i32(<2 x i32>, <2 x i32>)
declare <4 x i32> @llvm.smin.v4i32(<4 x i32>, <4 x i32>)
declare <8 x i32> @llvm.smin.v8i32(<8 x i32>, <8 x i32>)
declare void @llvm.x86.sse.ldmxcsr(ptr)
declare void @llvm.x86.sse.stmxcsr(ptr)

define internal void @sf_fold_max(ptr %out, ptr %list, i64 %count, i64 %stride, ptr %scratch, i64 %step, i1 %once) nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  br label %b1
b1:
  %t4 = phi i64 [ 0, %entry ], [ %t5, %b2 ]
  %t6 = phi double [ 0xFFF0000000000000, %entry ], [ %t11, %b2 ]
  %t7 = icmp slt i64 %t4, %count
  br i1 %t7, label %b2, label %b3
b2:
  %t8 = mul i64 %t4, %stride
  %t9 = getelementptr inbounds double, ptr %list, i64 %t8
  %t10 = load double, ptr %t9, align 8
  %t11 = call double @llvm.maximum.f64(double %t6, double %t10)
  %t5 = add nuw nsw i64 %t4, 1
  br label %b1
b3:
  %t12 = getelementptr inbounds double, ptr %out, i64 0
  store double %t6, ptr %t12, align 8
  ret void
}

define internal void @sf_fold_min(ptr %out, ptr %list, i64 %count, i64 %stride, ptr %scratch, i64 %step, i1 %once) nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  br label %b1
b1:
  %t4 = phi i64 [ 0, %entry ], [ %t5, %b2 ]
  %t6 = phi double [ 0x7FF0000000000000, %entry ], [ %t11, %b2 ]
  %t7 = icmp slt i64 %t4, %count
  br i1 %t7, label %b2, label %b3
b2:
  %t8 = mul i64 %t4, %stride
  %t9 = getelementptr inbounds double, ptr %list, i64 %t8
  %t10 = load double, ptr %t9, align 8
  %t11 = call double @llvm.minimum.f64(double %t6, double %t10)
  %t5 = add nuw nsw i64 %t4, 1
  br label %b1
b3:
  %t12 = getelementptr inbounds double, ptr %out, i64 0
  store double %t6, ptr %t12, align 8
  ret void
}

define internal void @sf_sweep0_pass0(ptr %ctx, ptr %tensor, i64 %number, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = add i64 %col, %cols
  %t23 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t24 = load i64, ptr %t23, align 8
  %t25 = inttoptr i64 %t24 to ptr
  %t95 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t96 = load i64, ptr %t95, align 8
  %t97 = inttoptr i64 %t96 to ptr
  %t119 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t120 = load i64, ptr %t119, align 8
  %t121 = inttoptr i64 %t120 to ptr
  br label %b2
b2:
  %t5 = phi i64 [ %col, %entry ], [ %t6, %b45 ]
  %t7 = icmp slt i64 %t5, %t1
  br i1 %t7, label %b3, label %b4
b3:
  %t8 = add i64 %t5, 1024
  %t9 = call i64 @llvm.smin.i64(i64 %t8, i64 %t1)
  %t10 = sub i64 %t9, %t5
  %t11 = urem i64 %t10, 16
  %t12 = sub i64 %t9, %t11
  %t13 = sub i64 %t12, %t5
  %t42 = sub i64 %t9, %t12
  %t98 = udiv i64 %t5, 1024
  br label %b14
b14:
  %t17 = phi i64 [ 0, %b3 ], [ %t18, %b15 ]
  %t19 = phi <16 x i32> [ splat (i32 -2139095041), %b3 ], [ %t34, %b15 ]
  %t20 = phi <16 x i32> [ splat (i32 2139095040), %b3 ], [ %t41, %b15 ]
  %t21 = icmp slt i64 %t17, %t13
  br i1 %t21, label %b15, label %b16
b15:
  %t22 = add i64 %t5, %t17
  %t26 = getelementptr inbounds float, ptr %t25, i64 %t22
  %t27 = load <16 x float>, ptr %t26, align 4
  %t28 = bitcast <16 x float> %t27 to <16 x i32>
  %t29 = ashr <16 x i32> %t28, splat (i32 31)
  %t30 = and <16 x i32> %t29, splat (i32 2147483647)
  %t31 = xor <16 x i32> %t28, %t30
  %t32 = fcmp une <16 x float> %t27, %t27
  %t33 = select <16 x i1> %t32, <16 x i32> splat (i32 2147483647), <16 x i32> %t31
  %t34 = call <16 x i32> @llvm.smax.v16i32(<16 x i32> %t19, <16 x i32> %t33)
  %t35 = bitcast <16 x float> %t27 to <16 x i32>
  %t36 = ashr <16 x i32> %t35, splat (i32 31)
  %t37 = and <16 x i32> %t36, splat (i32 2147483647)
  %t38 = xor <16 x i32> %t35, %t37
  %t39 = fcmp une <16 x float> %t27, %t27
  %t40 = select <16 x i1> %t39, <16 x i32> splat (i32 -2147483648), <16 x i32> %t38
  %t41 = call <16 x i32> @llvm.smin.v16i32(<16 x i32> %t20, <16 x i32> %t40)
  %t18 = add nuw nsw i64 %t17, 16
  br label %b14
b16:
  br label %b43
b43:
  %t46 = phi i64 [ 0, %b16 ], [ %t47, %b44 ]
  %t48 = phi <16 x i32> [ %t19, %b16 ], [ %t67, %b44 ]
  %t49 = phi <16 x i32> [ %t20, %b16 ], [ %t75, %b44 ]
  %t50 = icmp slt i64 %t46, %t42
  br i1 %t50, label %b44, label %b45
b44:
  %t51 = add i64 %t12, %t46
  %t52 = sub i64 %t42, %t46
  %t53 = call i64 @llvm.smin.i64(i64 %t52, i64 16)
  %t54 = trunc i64 %t53 to i32
  %t55 = insertelement <16 x i32> poison, i32 %t54, i64 0
  %t56 = shufflevector <16 x i32> %t55, <16 x i32> poison, <16 x i32> zeroinitializer
  %t57 = icmp sgt <16 x i32> %t56, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t58 = getelementptr inbounds float, ptr %t25, i64 %t51
  %t59 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t58, i32 4, <16 x i1> %t57, <16 x float> zeroinitializer)
  %t60 = bitcast <16 x float> %t59 to <16 x i32>
  %t61 = ashr <16 x i32> %t60, splat (i32 31)
  %t62 = and <16 x i32> %t61, splat (i32 2147483647)
  %t63 = xor <16 x i32> %t60, %t62
  %t64 = fcmp une <16 x float> %t59, %t59
  %t65 = select <16 x i1> %t64, <16 x i32> splat (i32 2147483647), <16 x i32> %t63
  %t66 = call <16 x i32> @llvm.smax.v16i32(<16 x i32> %t48, <16 x i32> %t65)
  %t67 = select <16 x i1> %t57, <16 x i32> %t66, <16 x i32> %t48
  %t68 = bitcast <16 x float> %t59 to <16 x i32>
  %t69 = ashr <16 x i32> %t68, splat (i32 31)
  %t70 = and <16 x i32> %t69, splat (i32 2147483647)
  %t71 = xor <16 x i32> %t68, %t70
  %t72 = fcmp une <16 x float> %t59, %t59
  %t73 = select <16 x i1> %t72, <16 x i32> splat (i32 -2147483648), <16 x i32> %t71
  %t74 = call <16 x i32> @llvm.smin.v16i32(<16 x i32> %t49, <16 x i32> %t73)
  %t75 = select <16 x i1> %t57, <16 x i32> %t74, <16 x i32> %t49
  %t47 = add nuw nsw i64 %t46, 16
  br label %b43
b45:
  %t76 = shufflevector <16 x i32> %t48, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t77 = shufflevector <16 x i32> %t48, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t78 = call <8 x i32> @llvm.smax.v8i32(<8 x i32> %t76, <8 x i32> %t77)
  %t79 = shufflevector <8 x i32> %t78, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t80 = shufflevector <8 x i32> %t78, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t81 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t79, <4 x i32> %t80)
  %t82 = shufflevector <4 x i32> %t81, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %t83 = shufflevector <4 x i32> %t81, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %t84 = call <2 x i32> @llvm.smax.v2i32(<2 x i32> %t82, <2 x i32> %t83)
  %t85 = shufflevector <2 x i32> %t84, <2 x i32> poison, <1 x i32> <i32 0>
  %t86 = shufflevector <2 x i32> %t84, <2 x i32> poison, <1 x i32> <i32 1>
  %t87 = extractelement <1 x i32> %t85, i64 0
  %t88 = extractelement <1 x i32> %t86, i64 0
  %t89 = call i32 @llvm.smax.i32(i32 %t87, i32 %t88)
  %t90 = ashr i32 %t89, 31
  %t91 = and i32 %t90, 2147483647
  %t92 = xor i32 %t89, %t91
  %t93 = bitcast i32 %t92 to float
  %t94 = fpext float %t93 to double
  %t99 = getelementptr inbounds double, ptr %t97, i64 %t98
  store double %t94, ptr %t99, align 8
  %t100 = shufflevector <16 x i32> %t49, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t101 = shufflevector <16 x i32> %t49, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t102 = call <8 x i32> @llvm.smin.v8i32(<8 x i32> %t100, <8 x i32> %t101)
  %t103 = shufflevector <8 x i32> %t102, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t104 = shufflevector <8 x i32> %t102, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t105 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t103, <4 x i32> %t104)
  %t106 = shufflevector <4 x i32> %t105, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %t107 = shufflevector <4 x i32> %t105, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %t108 = call <2 x i32> @llvm.smin.v2i32(<2 x i32> %t106, <2 x i32> %t107)
  %t109 = shufflevector <2 x i32> %t108, <2 x i32> poison, <1 x i32> <i32 0>
  %t110 = shufflevector <2 x i32> %t108, <2 x i32> poison, <1 x i32> <i32 1>
  %t111 = extractelement <1 x i32> %t109, i64 0
  %t112 = extractelement <1 x i32> %t110, i64 0
  %t113 = call i32 @llvm.smin.i32(i32 %t111, i32 %t112)
  %t114 = ashr i32 %t113, 31
  %t115 = and i32 %t114, 2147483647
  %t116 = xor i32 %t113, %t115
  %t117 = bitcast i32 %t116 to float
  %t118 = fpext float %t117 to double
  %t122 = getelementptr inbounds double, ptr %t121, i64 %t98
  store double %t118, ptr %t122, align 8
  %t6 = add nuw nsw i64 %t5, 1024
  br label %b2
b4:
  ret void
}

define internal void @sf_sweep1_pass0(ptr %ctx, ptr %tensor, i64 %number, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr
  %t4 = mul i64 %number, 1
  %t5 = getelementptr inbounds double, ptr %t3, i64 %t4
  %t11 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t12 = load i64, ptr %t11, align 8
  %t13 = inttoptr i64 %t12 to ptr
  %t14 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t15 = load i64, ptr %t14, align 8
  %t16 = mul i64 %t15, 2
  %t17 = getelementptr inbounds double, ptr %t13, i64 %t16
  %t23 = add i64 %col, %cols
  %t24 = sub i64 %t23, %col
  %t25 = urem i64 %t24, 16
  %t26 = sub i64 %t23, %t25
  %t27 = sub i64 %t26, %col
  %t35 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t36 = load i64, ptr %t35, align 8
  %t37 = inttoptr i64 %t36 to ptr
  %t40 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t41 = load i64, ptr %t40, align 8
  %t42 = inttoptr i64 %t41 to ptr
  %t49 = sub i64 %t23, %t26
  %t6 = getelementptr inbounds double, ptr %t5, i64 0
  %t7 = load double, ptr %t6, align 8
  %t8 = fptrunc double %t7 to float
  %t9 = insertelement <16 x float> poison, float %t8, i64 0
  %t10 = shufflevector <16 x float> %t9, <16 x float> poison, <16 x i32> zeroinitializer
  %t18 = getelementptr inbounds double, ptr %t17, i64 1
  %t19 = load double, ptr %t18, align 8
  %t20 = fptrunc double %t19 to float
  %t21 = insertelement <16 x float> poison, float %t20, i64 0
  %t22 = shufflevector <16 x float> %t21, <16 x float> poison, <16 x i32> zeroinitializer
  br label %b28
b28:
  %t31 = phi i64 [ 0, %entry ], [ %t32, %b29 ]
  %t33 = icmp slt i64 %t31, %t27
  br i1 %t33, label %b29, label %b30
b29:
  %t34 = add i64 %col, %t31
  %t38 = getelementptr inbounds float, ptr %t37, i64 %t34
  %t39 = load <16 x float>, ptr %t38, align 4
  %t43 = getelementptr inbounds float, ptr %t42, i64 %t34
  %t44 = load <16 x float>, ptr %t43, align 4
  %t45 = fdiv <16 x float> %t44, %t10
  %t46 = fmul <16 x float> %t22, %t45
  %t47 = fsub <16 x float> %t39, %t46
  %t48 = getelementptr inbounds float, ptr %t37, i64 %t34
  store <16 x float> %t47, ptr %t48, align 4
  %t32 = add nuw nsw i64 %t31, 16
  br label %b28
b30:
  br label %b50
b50:
  %t53 = phi i64 [ 0, %b30 ], [ %t54, %b51 ]
  %t55 = icmp slt i64 %t53, %t49
  br i1 %t55, label %b51, label %b52
b51:
  %t56 = add i64 %t26, %t53
  %t57 = sub i64 %t49, %t53
  %t58 = call i64 @llvm.smin.i64(i64 %t57, i64 16)
  %t59 = trunc i64 %t58 to i32
  %t60 = insertelement <16 x i32> poison, i32 %t59, i64 0
  %t61 = shufflevector <16 x i32> %t60, <16 x i32> poison, <16 x i32> zeroinitializer
  %t62 = icmp sgt <16 x i32> %t61, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t63 = getelementptr inbounds float, ptr %t37, i64 %t56
  %t64 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t63, i32 4, <16 x i1> %t62, <16 x float> zeroinitializer)
  %t65 = getelementptr inbounds float, ptr %t42, i64 %t56
  %t66 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t65, i32 4, <16 x i1> %t62, <16 x float> zeroinitializer)
  %t67 = fdiv <16 x float> %t66, %t10
  %t68 = fmul <16 x float> %t22, %t67
  %t69 = fsub <16 x float> %t64, %t68
  %t70 = getelementptr inbounds float, ptr %t37, i64 %t56
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t69, ptr %t70, i32 4, <16 x i1> %t62)
  %t54 = add nuw nsw i64 %t53, 16
  br label %b50
b52:
  ret void
}

define internal void @sf_stage0_1(ptr %ctx) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 7
  %t2 = load i64, ptr %t1, align 8
  %t17 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t18 = load i64, ptr %t17, align 8
  %t19 = inttoptr i64 %t18 to ptr
  br label %b3
b3:
  %t6 = phi i64 [ 0, %entry ], [ %t7, %b4 ]
  %t8 = icmp slt i64 %t6, %t2
  br i1 %t8, label %b4, label %b5
b4:
  %t20 = mul i64 %t6, 2
  %t21 = getelementptr inbounds double, ptr %t19, i64 %t20
  %t9 = sub i64 %t2, %t6
  %t10 = call i64 @llvm.smin.i64(i64 %t9, i64 16)
  %t11 = trunc i64 %t10 to i32
  %t12 = insertelement <16 x i32> poison, i32 %t11, i64 0
  %t13 = shufflevector <16 x i32> %t12, <16 x i32> poison, <16 x i32> zeroinitializer
  %t14 = icmp sgt <16 x i32> %t13, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t15 = insertelement <16 x i32> poison, i32 2, i64 0
  %t16 = shufflevector <16 x i32> %t15, <16 x i32> poison, <16 x i32> zeroinitializer
  %t22 = getelementptr inbounds double, ptr %t21, i64 0
  %t23 = mul <16 x i32> %t16, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t24 = getelementptr double, ptr %t22, <16 x i32> %t23
  %t25 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t24, i32 8, <16 x i1> %t14, <16 x double> zeroinitializer)
  %t26 = fptrunc <16 x double> %t25 to <16 x float>
  %t27 = fpext <16 x float> %t26 to <16 x double>
  %t28 = insertelement <16 x i32> poison, i32 2, i64 0
  %t29 = shufflevector <16 x i32> %t28, <16 x i32> poison, <16 x i32> zeroinitializer
  %t30 = getelementptr inbounds double, ptr %t21, i64 1
  %t31 = mul <16 x i32> %t29, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t32 = getelementptr double, ptr %t30, <16 x i32> %t31
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t27, <16 x ptr> %t32, i32 8, <16 x i1> %t14)
  %t7 = add nuw nsw i64 %t6, 16
  br label %b3
b5:
  ret void
}

define internal void @sf_stage1_0(ptr %ctx, ptr %tensor, i64 %number) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t7 = alloca double, i64 1, align 64
  %t14 = alloca double, i64 1, align 64
  %t1 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr
  %t4 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t5 = load i64, ptr %t4, align 8
  %t10 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t11 = load i64, ptr %t10, align 8
  %t12 = inttoptr i64 %t11 to ptr
  %t20 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t21 = load i64, ptr %t20, align 8
  %t22 = inttoptr i64 %t21 to ptr
  %t23 = mul i64 %number, 1
  %t24 = getelementptr inbounds double, ptr %t22, i64 %t23
  %t6 = getelementptr inbounds double, ptr %t3, i64 0
  call void @sf_fold_max(ptr %t7, ptr %t6, i64 %t5, i64 1, ptr %t6, i64 1, i1 false)
  %t8 = load double, ptr %t7, align 8
  %t9 = call double @llvm.fabs.f64(double %t8)
  %t13 = getelementptr inbounds double, ptr %t12, i64 0
  call void @sf_fold_min(ptr %t14, ptr %t13, i64 %t5, i64 1, ptr %t13, i64 1, i1 false)
  %t15 = load double, ptr %t14, align 8
  %t16 = fsub double %t9, %t15
  %t17 = fcmp oeq double %t16, 0x0000000000000000
  %t18 = select i1 %t17, double 0x3FF0000000000000, double %t16
  %t19 = fptrunc double %t18 to float
  %t25 = fpext float %t19 to double
  %t26 = getelementptr inbounds double, ptr %t24, i64 0
  store double %t25, ptr %t26, align 8
  ret void
}

define void @sf_sweep_0(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = alloca i32, i64 1, align 64
  %t2 = alloca i32, i64 1, align 64
  call void @llvm.x86.sse.stmxcsr(ptr %t1)
  store i32 8064, ptr %t2, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr %t2)
  call void @sf_sweep_0_body(ptr %ctx, i64 %argument, i64 %low, i64 %high)
  call void @llvm.x86.sse.ldmxcsr(ptr %t1)
  ret void
}

define internal void @sf_sweep_0_body(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  br label %b1
b1:
  %t4 = phi i64 [ %low, %entry ], [ %t5, %b31 ]
  %t6 = icmp slt i64 %t4, %high
  br i1 %t6, label %b2, label %b3
b2:
  %t7 = mul i64 %t4, 6
  %t8 = getelementptr inbounds i64, ptr %ctx, i64 0
  %t9 = load i64, ptr %t8, align 8
  %t10 = inttoptr i64 %t9 to ptr
  %t11 = getelementptr inbounds i64, ptr %t10, i64 %t7
  %t12 = getelementptr inbounds i64, ptr %t11, i64 0
  %t13 = load i64, ptr %t12, align 8
  %t14 = getelementptr inbounds i64, ptr %t11, i64 1
  %t15 = load i64, ptr %t14, align 8
  %t16 = getelementptr inbounds i64, ptr %t11, i64 2
  %t17 = load i64, ptr %t16, align 8
  %t18 = getelementptr inbounds i64, ptr %t11, i64 3
  %t19 = load i64, ptr %t18, align 8
  %t20 = getelementptr inbounds i64, ptr %t11, i64 4
  %t21 = load i64, ptr %t20, align 8
  %t22 = getelementptr inbounds i64, ptr %t11, i64 5
  %t23 = load i64, ptr %t22, align 8
  %t24 = getelementptr inbounds i64, ptr %ctx, i64 1
  %t25 = load i64, ptr %t24, align 8
  %t26 = inttoptr i64 %t25 to ptr
  %t27 = mul i64 %t13, 13
  %t28 = getelementptr inbounds i64, ptr %t26, i64 %t27
  switch i64 %t23, label %b31 [ i64 0, label %b29 i64 1, label %b29 i64 2, label %b30 ]
b29:
  call void @sf_sweep0_pass0(ptr %ctx, ptr %t28, i64 %t13, ptr null, i64 %t15, i64 %t17, i64 %t19, i64 %t21)
  br label %b31
b30:
  call void @sf_sweep0_pass0(ptr %ctx, ptr %t28, i64 %t13, ptr null, i64 %t15, i64 %t17, i64 %t19, i64 %t21)
  call void @sf_stage1_0(ptr %ctx, ptr %t28, i64 %t13)
  call void @sf_sweep1_pass0(ptr %ctx, ptr %t28, i64 %t13, ptr null, i64 %t15, i64 %t17, i64 %t19, i64 %t21)
  br label %b31
b31:
  %t5 = add nuw nsw i64 %t4, 1
  br label %b1
b3:
  ret void
}

define void @sf_sweep_1(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = alloca i32, i64 1, align 64
  %t2 = alloca i32, i64 1, align 64
  call void @llvm.x86.sse.stmxcsr(ptr %t1)
  store i32 8064, ptr %t2, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr %t2)
  call void @sf_sweep_1_body(ptr %ctx, i64 %argument, i64 %low, i64 %high)
  call void @llvm.x86.sse.ldmxcsr(ptr %t1)
  ret void
}

define internal void @sf_sweep_1_body(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  br label %b1
b1:
  %t4 = phi i64 [ %low, %entry ], [ %t5, %b2 ]
  %t6 = icmp slt i64 %t4, %high
  br i1 %t6, label %b2, label %b3
b2:
  %t7 = mul i64 %t4, 6
  %t8 = getelementptr inbounds i64, ptr %ctx, i64 0
  %t9 = load i64, ptr %t8, align 8
  %t10 = inttoptr i64 %t9 to ptr
  %t11 = getelementptr inbounds i64, ptr %t10, i64 %t7
  %t12 = getelementptr inbounds i64, ptr %t11, i64 0
  %t13 = load i64, ptr %t12, align 8
  %t14 = getelementptr inbounds i64, ptr %t11, i64 1
  %t15 = load i64, ptr %t14, align 8
  %t16 = getelementptr inbounds i64, ptr %t11, i64 2
  %t17 = load i64, ptr %t16, align 8
  %t18 = getelementptr inbounds i64, ptr %t11, i64 3
  %t19 = load i64, ptr %t18, align 8
  %t20 = getelementptr inbounds i64, ptr %t11, i64 4
  %t21 = load i64, ptr %t20, align 8
  %t22 = getelementptr inbounds i64, ptr %t11, i64 5
  %t23 = load i64, ptr %t22, align 8
  %t24 = getelementptr inbounds i64, ptr %ctx, i64 1
  %t25 = load i64, ptr %t24, align 8
  %t26 = inttoptr i64 %t25 to ptr
  %t27 = mul i64 %t13, 13
  %t28 = getelementptr inbounds i64, ptr %t26, i64 %t27
  call void @sf_sweep1_pass0(ptr %ctx, ptr %t28, i64 %t13, ptr null, i64 %t15, i64 %t17, i64 %t19, i64 %t21)
  %t5 = add nuw nsw i64 %t4, 1
  br label %b1
b3:
  ret void
}

define void @sf_segment_0(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = alloca i32, i64 1, align 64
  %t2 = alloca i32, i64 1, align 64
  call void @llvm.x86.sse.stmxcsr(ptr %t1)
  store i32 8064, ptr %t2, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr %t2)
  call void @sf_segment_0_body(ptr %ctx, i64 %argument, i64 %low, i64 %high)
  call void @llvm.x86.sse.ldmxcsr(ptr %t1)
  ret void
}

define internal void @sf_segment_0_body(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  call void @sf_stage0_1(ptr %ctx)
  ret void
}

define void @sf_segment_1(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = alloca i32, i64 1, align 64
  %t2 = alloca i32, i64 1, align 64
  call void @llvm.x86.sse.stmxcsr(ptr %t1)
  store i32 8064, ptr %t2, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr %t2)
  call void @sf_segment_1_body(ptr %ctx, i64 %argument, i64 %low, i64 %high)
  call void @llvm.x86.sse.ldmxcsr(ptr %t1)
  ret void
}

define internal void @sf_segment_1_body(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  br label %b1
b1:
  %t4 = phi i64 [ %low, %entry ], [ %t5, %b2 ]
  %t6 = icmp slt i64 %t4, %high
  br i1 %t6, label %b2, label %b3
b2:
  %t7 = getelementptr inbounds i64, ptr %ctx, i64 1
  %t8 = load i64, ptr %t7, align 8
  %t9 = inttoptr i64 %t8 to ptr
  %t10 = mul i64 %t4, 13
  %t11 = getelementptr inbounds i64, ptr %t9, i64 %t10
  call void @sf_stage1_0(ptr %ctx, ptr %t11, i64 %t4)
  %t5 = add nuw nsw i64 %t4, 1
  br label %b1
b3:
  ret void
}

target triple = "x86_64-unknown-linux-gnu"


declare <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr>, i32, <16 x i1>, <16 x double>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare void @llvm.masked.scatter.v16f64.v16p0(<16 x double>, <16 x ptr>, i32, <16 x i1>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
declare i64 @llvm.smin.i64(i64, i64)
declare void @llvm.x86.sse.ldmxcsr(ptr)
declare void @llvm.x86.sse.stmxcsr(ptr)

define internal void @sf_sweep0_pass0(ptr %ctx, ptr %tensor, i64 %number, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr
  %t4 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t5 = load i64, ptr %t4, align 8
  %t6 = mul i64 %t5, 2
  %t7 = getelementptr inbounds double, ptr %t3, i64 %t6
  %t13 = add i64 %col, %cols
  %t14 = sub i64 %t13, %col
  %t15 = urem i64 %t14, 16
  %t16 = sub i64 %t13, %t15
  %t17 = sub i64 %t16, %col
  %t25 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t26 = load i64, ptr %t25, align 8
  %t27 = inttoptr i64 %t26 to ptr
  %t30 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t31 = load i64, ptr %t30, align 8
  %t32 = inttoptr i64 %t31 to ptr
  %t43 = sub i64 %t13, %t16
  %t8 = getelementptr inbounds double, ptr %t7, i64 1
  %t9 = load double, ptr %t8, align 8
  %t10 = fptrunc double %t9 to float
  %t11 = insertelement <16 x float> poison, float %t10, i64 0
  %t12 = shufflevector <16 x float> %t11, <16 x float> poison, <16 x i32> zeroinitializer
  br label %b18
b18:
  %t21 = phi i64 [ 0, %entry ], [ %t22, %b19 ]
  %t23 = icmp slt i64 %t21, %t17
  br i1 %t23, label %b19, label %b20
b19:
  %t24 = add i64 %col, %t21
  %t28 = getelementptr inbounds float, ptr %t27, i64 %t24
  %t29 = load <16 x float>, ptr %t28, align 4
  %t33 = getelementptr inbounds float, ptr %t32, i64 %t24
  %t34 = load <16 x float>, ptr %t33, align 4
  %t35 = fcmp olt <16 x float> %t34, splat (float 0x0000000000000000)
  %t36 = fcmp olt <16 x float> splat (float 0x0000000000000000), %t34
  %t37 = fadd <16 x float> %t34, splat (float 0x0000000000000000)
  %t38 = select <16 x i1> %t36, <16 x float> splat (float 0x3FF0000000000000), <16 x float> %t37
  %t39 = select <16 x i1> %t35, <16 x float> splat (float 0xBFF0000000000000), <16 x float> %t38
  %t40 = fmul <16 x float> %t12, %t39
  %t41 = fsub <16 x float> %t29, %t40
  %t42 = getelementptr inbounds float, ptr %t27, i64 %t24
  store <16 x float> %t41, ptr %t42, align 4
  %t22 = add nuw nsw i64 %t21, 16
  br label %b18
b20:
  br label %b44
b44:
  %t47 = phi i64 [ 0, %b20 ], [ %t48, %b45 ]
  %t49 = icmp slt i64 %t47, %t43
  br i1 %t49, label %b45, label %b46
b45:
  %t50 = add i64 %t16, %t47
  %t51 = sub i64 %t43, %t47
  %t52 = call i64 @llvm.smin.i64(i64 %t51, i64 16)
  %t53 = trunc i64 %t52 to i32
  %t54 = insertelement <16 x i32> poison, i32 %t53, i64 0
  %t55 = shufflevector <16 x i32> %t54, <16 x i32> poison, <16 x i32> zeroinitializer
  %t56 = icmp sgt <16 x i32> %t55, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t57 = getelementptr inbounds float, ptr %t27, i64 %t50
  %t58 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t57, i32 4, <16 x i1> %t56, <16 x float> zeroinitializer)
  %t59 = getelementptr inbounds float, ptr %t32, i64 %t50
  %t60 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t59, i32 4, <16 x i1> %t56, <16 x float> zeroinitializer)
  %t61 = fcmp olt <16 x float> %t60, splat (float 0x0000000000000000)
  %t62 = fcmp olt <16 x float> splat (float 0x0000000000000000), %t60
  %t63 = fadd <16 x float> %t60, splat (float 0x0000000000000000)
  %t64 = select <16 x i1> %t62, <16 x float> splat (float 0x3FF0000000000000), <16 x float> %t63
  %t65 = select <16 x i1> %t61, <16 x float> splat (float 0xBFF0000000000000), <16 x float> %t64
  %t66 = fmul <16 x float> %t12, %t65
  %t67 = fsub <16 x float> %t58, %t66
  %t68 = getelementptr inbounds float, ptr %t27, i64 %t50
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t67, ptr %t68, i32 4, <16 x i1> %t56)
  %t48 = add nuw nsw i64 %t47, 16
  br label %b44
b46:
  ret void
}

define internal void @sf_stage0_1(ptr %ctx) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 7
  %t2 = load i64, ptr %t1, align 8
  %t17 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t18 = load i64, ptr %t17, align 8
  %t19 = inttoptr i64 %t18 to ptr
  br label %b3
b3:
  %t6 = phi i64 [ 0, %entry ], [ %t7, %b4 ]
  %t8 = icmp slt i64 %t6, %t2
  br i1 %t8, label %b4, label %b5
b4:
  %t20 = mul i64 %t6, 2
  %t21 = getelementptr inbounds double, ptr %t19, i64 %t20
  %t9 = sub i64 %t2, %t6
  %t10 = call i64 @llvm.smin.i64(i64 %t9, i64 16)
  %t11 = trunc i64 %t10 to i32
  %t12 = insertelement <16 x i32> poison, i32 %t11, i64 0
  %t13 = shufflevector <16 x i32> %t12, <16 x i32> poison, <16 x i32> zeroinitializer
  %t14 = icmp sgt <16 x i32> %t13, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t15 = insertelement <16 x i32> poison, i32 2, i64 0
  %t16 = shufflevector <16 x i32> %t15, <16 x i32> poison, <16 x i32> zeroinitializer
  %t22 = getelementptr inbounds double, ptr %t21, i64 0
  %t23 = mul <16 x i32> %t16, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t24 = getelementptr double, ptr %t22, <16 x i32> %t23
  %t25 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t24, i32 8, <16 x i1> %t14, <16 x double> zeroinitializer)
  %t26 = fptrunc <16 x double> %t25 to <16 x float>
  %t27 = fpext <16 x float> %t26 to <16 x double>
  %t28 = insertelement <16 x i32> poison, i32 2, i64 0
  %t29 = shufflevector <16 x i32> %t28, <16 x i32> poison, <16 x i32> zeroinitializer
  %t30 = getelementptr inbounds double, ptr %t21, i64 1
  %t31 = mul <16 x i32> %t29, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t32 = getelementptr double, ptr %t30, <16 x i32> %t31
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t27, <16 x ptr> %t32, i32 8, <16 x i1> %t14)
  %t7 = add nuw nsw i64 %t6, 16
  br label %b3
b5:
  ret void
}

define void @sf_sweep_0(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = alloca i32, i64 1, align 64
  %t2 = alloca i32, i64 1, align 64
  call void @llvm.x86.sse.stmxcsr(ptr %t1)
  store i32 8064, ptr %t2, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr %t2)
  call void @sf_sweep_0_body(ptr %ctx, i64 %argument, i64 %low, i64 %high)
  call void @llvm.x86.sse.ldmxcsr(ptr %t1)
  ret void
}

define internal void @sf_sweep_0_body(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  br label %b1
b1:
  %t4 = phi i64 [ %low, %entry ], [ %t5, %b2 ]
  %t6 = icmp slt i64 %t4, %high
  br i1 %t6, label %b2, label %b3
b2:
  %t7 = mul i64 %t4, 6
  %t8 = getelementptr inbounds i64, ptr %ctx, i64 0
  %t9 = load i64, ptr %t8, align 8
  %t10 = inttoptr i64 %t9 to ptr
  %t11 = getelementptr inbounds i64, ptr %t10, i64 %t7
  %t12 = getelementptr inbounds i64, ptr %t11, i64 0
  %t13 = load i64, ptr %t12, align 8
  %t14 = getelementptr inbounds i64, ptr %t11, i64 1
  %t15 = load i64, ptr %t14, align 8
  %t16 = getelementptr inbounds i64, ptr %t11, i64 2
  %t17 = load i64, ptr %t16, align 8
  %t18 = getelementptr inbounds i64, ptr %t11, i64 3
  %t19 = load i64, ptr %t18, align 8
  %t20 = getelementptr inbounds i64, ptr %t11, i64 4
  %t21 = load i64, ptr %t20, align 8
  %t22 = getelementptr inbounds i64, ptr %t11, i64 5
  %t23 = load i64, ptr %t22, align 8
  %t24 = getelementptr inbounds i64, ptr %ctx, i64 1
  %t25 = load i64, ptr %t24, align 8
  %t26 = inttoptr i64 %t25 to ptr
  %t27 = mul i64 %t13, 11
  %t28 = getelementptr inbounds i64, ptr %t26, i64 %t27
  call void @sf_sweep0_pass0(ptr %ctx, ptr %t28, i64 %t13, ptr null, i64 %t15, i64 %t17, i64 %t19, i64 %t21)
  %t5 = add nuw nsw i64 %t4, 1
  br label %b1
b3:
  ret void
}

define void @sf_segment_0(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = alloca i32, i64 1, align 64
  %t2 = alloca i32, i64 1, align 64
  call void @llvm.x86.sse.stmxcsr(ptr %t1)
  store i32 8064, ptr %t2, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr %t2)
  call void @sf_segment_0_body(ptr %ctx, i64 %argument, i64 %low, i64 %high)
  call void @llvm.x86.sse.ldmxcsr(ptr %t1)
  ret void
}

define internal void @sf_segment_0_body(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  call void @sf_stage0_1(ptr %ctx)
  ret void
}
