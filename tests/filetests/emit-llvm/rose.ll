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
  %t1 = alloca double, i64 16, align 64
  %t6 = icmp sgt i64 %count, 1
  %t7 = icmp sgt i64 %count, 0
  %t8 = and i1 %once, %t7
  %t9 = or i1 %t6, %t8
  br i1 %t9, label %b3, label %b2
b2:
  %t10 = getelementptr inbounds double, ptr %out, i64 0
  store double 0x0000000000000000, ptr %t10, align 8
  br i1 %t7, label %b11, label %b12
b11:
  %t13 = getelementptr inbounds double, ptr %list, i64 0
  %t14 = load double, ptr %t13, align 8
  %t15 = getelementptr inbounds double, ptr %out, i64 0
  store double %t14, ptr %t15, align 8
  br label %b12
b12:
  br label %b5
b3:
  %t16 = phi ptr [ %list, %entry ], [ %scratch, %b23 ]
  %t17 = phi i64 [ %count, %entry ], [ %t20, %b23 ]
  %t18 = phi i64 [ %stride, %entry ], [ %step, %b23 ]
  %t19 = add i64 %t17, 1023
  %t20 = udiv i64 %t19, 1024
  br label %b21
b21:
  %t24 = phi i64 [ 0, %b3 ], [ %t25, %b52 ]
  %t26 = icmp slt i64 %t24, %t20
  br i1 %t26, label %b22, label %b23
b22:
  %t27 = mul i64 %t24, 1024
  %t28 = sub i64 %t17, %t27
  %t29 = call i64 @llvm.smin.i64(i64 %t28, i64 1024)
  %t30 = icmp eq i64 %t18, 1
  br i1 %t30, label %b31, label %b32
b31:
  br label %b33
b33:
  %t36 = phi i64 [ 0, %b31 ], [ %t37, %b34 ]
  %t38 = phi <16 x double> [ splat (double 0x0000000000000000), %b31 ], [ %t49, %b34 ]
  %t39 = icmp slt i64 %t36, %t29
  br i1 %t39, label %b34, label %b35
b34:
  %t40 = sub i64 %t29, %t36
  %t41 = call i64 @llvm.smin.i64(i64 %t40, i64 16)
  %t42 = trunc i64 %t41 to i32
  %t43 = insertelement <16 x i32> poison, i32 %t42, i64 0
  %t44 = shufflevector <16 x i32> %t43, <16 x i32> poison, <16 x i32> zeroinitializer
  %t45 = icmp sgt <16 x i32> %t44, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t46 = add i64 %t27, %t36
  %t47 = getelementptr inbounds double, ptr %t16, i64 %t46
  %t48 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t47, i32 8, <16 x i1> %t45, <16 x double> zeroinitializer)
  %t49 = fadd <16 x double> %t38, %t48
  %t37 = add nuw nsw i64 %t36, 16
  br label %b33
b35:
  store <16 x double> %t38, ptr %t1, align 64
  br label %b32
b32:
  %t50 = xor i1 %t30, true
  br i1 %t50, label %b51, label %b52
b51:
  store <16 x double> splat (double 0x0000000000000000), ptr %t1, align 64
  br label %b53
b53:
  %t56 = phi i64 [ 0, %b51 ], [ %t57, %b54 ]
  %t58 = icmp slt i64 %t56, %t29
  br i1 %t58, label %b54, label %b55
b54:
  %t59 = and i64 %t56, 15
  %t60 = add i64 %t27, %t56
  %t61 = mul i64 %t60, %t18
  %t62 = getelementptr inbounds double, ptr %t1, i64 %t59
  %t63 = load double, ptr %t62, align 8
  %t64 = getelementptr inbounds double, ptr %t16, i64 %t61
  %t65 = load double, ptr %t64, align 8
  %t66 = fadd double %t63, %t65
  %t67 = getelementptr inbounds double, ptr %t1, i64 %t59
  store double %t66, ptr %t67, align 8
  %t57 = add nuw nsw i64 %t56, 1
  br label %b53
b55:
  br label %b52
b52:
  %t68 = load <16 x double>, ptr %t1, align 64
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
  %t83 = mul i64 %t24, %step
  %t84 = getelementptr inbounds double, ptr %scratch, i64 %t83
  store double %t82, ptr %t84, align 8
  %t25 = add nuw nsw i64 %t24, 1
  br label %b21
b23:
  %t85 = icmp sgt i64 %t20, 1
  br i1 %t85, label %b3, label %b4
b4:
  %t86 = getelementptr inbounds double, ptr %scratch, i64 0
  %t87 = load double, ptr %t86, align 8
  %t88 = getelementptr inbounds double, ptr %out, i64 0
  store double %t87, ptr %t88, align 8
  br label %b5
b5:
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
  %t83 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t84 = load i64, ptr %t83, align 8
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
  %t85 = mul i64 %t82, %t84
  %t70 = sub i64 %t21, %t67
  %t71 = call i64 @llvm.smin.i64(i64 %t70, i64 16)
  %t72 = trunc i64 %t71 to i32
  %t73 = insertelement <16 x i32> poison, i32 %t72, i64 0
  %t74 = shufflevector <16 x i32> %t73, <16 x i32> poison, <16 x i32> zeroinitializer
  %t75 = icmp sgt <16 x i32> %t74, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t76 = getelementptr inbounds double, ptr %t39, i64 %t67
  %t77 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t76, i32 8, <16 x i1> %t75, <16 x double> zeroinitializer)
  %t78 = fadd <16 x double> splat (double 0x0000000000000000), %t77
  %t86 = getelementptr inbounds double, ptr %t81, i64 %t85
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t78, ptr %t86, i32 8, <16 x i1> %t75)
  %t68 = add nuw nsw i64 %t67, 16
  br label %b64
b66:
  br label %b63
b62:
  %t87 = icmp eq i64 %cols, 2
  br i1 %t87, label %b88, label %b89
b88:
  br label %b91
b91:
  %t94 = phi i64 [ 0, %b88 ], [ %t95, %b92 ]
  %t96 = icmp slt i64 %t94, %t21
  br i1 %t96, label %b92, label %b93
b92:
  %t97 = mul i64 %t94, 2
  %t100 = add i64 %t97, 1
  %t105 = add i64 %t17, %t94
  %t106 = mul i64 %t105, %t84
  %t98 = getelementptr inbounds double, ptr %t39, i64 %t97
  %t99 = load double, ptr %t98, align 8
  %t101 = getelementptr inbounds double, ptr %t39, i64 %t100
  %t102 = load double, ptr %t101, align 8
  %t103 = fadd double %t99, %t102
  %t104 = fadd double 0x0000000000000000, %t103
  %t107 = getelementptr inbounds double, ptr %t81, i64 %t106
  store double %t104, ptr %t107, align 8
  %t95 = add nuw nsw i64 %t94, 1
  br label %b91
b93:
  br label %b90
b89:
  %t108 = icmp eq i64 %cols, 3
  br i1 %t108, label %b109, label %b110
b109:
  br label %b112
b112:
  %t115 = phi i64 [ 0, %b109 ], [ %t116, %b113 ]
  %t117 = icmp slt i64 %t115, %t21
  br i1 %t117, label %b113, label %b114
b113:
  %t118 = mul i64 %t115, 3
  %t121 = add i64 %t118, 1
  %t124 = add i64 %t118, 2
  %t130 = add i64 %t17, %t115
  %t131 = mul i64 %t130, %t84
  %t119 = getelementptr inbounds double, ptr %t39, i64 %t118
  %t120 = load double, ptr %t119, align 8
  %t122 = getelementptr inbounds double, ptr %t39, i64 %t121
  %t123 = load double, ptr %t122, align 8
  %t125 = getelementptr inbounds double, ptr %t39, i64 %t124
  %t126 = load double, ptr %t125, align 8
  %t127 = fadd double %t120, %t126
  %t128 = fadd double %t127, %t123
  %t129 = fadd double 0x0000000000000000, %t128
  %t132 = getelementptr inbounds double, ptr %t81, i64 %t131
  store double %t129, ptr %t132, align 8
  %t116 = add nuw nsw i64 %t115, 1
  br label %b112
b114:
  br label %b111
b110:
  %t133 = icmp eq i64 %cols, 4
  br i1 %t133, label %b134, label %b135
b134:
  br label %b137
b137:
  %t140 = phi i64 [ 0, %b134 ], [ %t141, %b138 ]
  %t142 = icmp slt i64 %t140, %t21
  br i1 %t142, label %b138, label %b139
b138:
  %t143 = mul i64 %t140, 4
  %t146 = add i64 %t143, 1
  %t149 = add i64 %t143, 2
  %t152 = add i64 %t143, 3
  %t159 = add i64 %t17, %t140
  %t160 = mul i64 %t159, %t84
  %t144 = getelementptr inbounds double, ptr %t39, i64 %t143
  %t145 = load double, ptr %t144, align 8
  %t147 = getelementptr inbounds double, ptr %t39, i64 %t146
  %t148 = load double, ptr %t147, align 8
  %t150 = getelementptr inbounds double, ptr %t39, i64 %t149
  %t151 = load double, ptr %t150, align 8
  %t153 = getelementptr inbounds double, ptr %t39, i64 %t152
  %t154 = load double, ptr %t153, align 8
  %t155 = fadd double %t145, %t151
  %t156 = fadd double %t148, %t154
  %t157 = fadd double %t155, %t156
  %t158 = fadd double 0x0000000000000000, %t157
  %t161 = getelementptr inbounds double, ptr %t81, i64 %t160
  store double %t158, ptr %t161, align 8
  %t141 = add nuw nsw i64 %t140, 1
  br label %b137
b139:
  br label %b136
b135:
  %t162 = icmp eq i64 %cols, 5
  br i1 %t162, label %b163, label %b164
b163:
  br label %b166
b166:
  %t169 = phi i64 [ 0, %b163 ], [ %t170, %b167 ]
  %t171 = icmp slt i64 %t169, %t21
  br i1 %t171, label %b167, label %b168
b167:
  %t172 = mul i64 %t169, 5
  %t175 = add i64 %t172, 1
  %t178 = add i64 %t172, 2
  %t181 = add i64 %t172, 3
  %t184 = add i64 %t172, 4
  %t192 = add i64 %t17, %t169
  %t193 = mul i64 %t192, %t84
  %t173 = getelementptr inbounds double, ptr %t39, i64 %t172
  %t174 = load double, ptr %t173, align 8
  %t176 = getelementptr inbounds double, ptr %t39, i64 %t175
  %t177 = load double, ptr %t176, align 8
  %t179 = getelementptr inbounds double, ptr %t39, i64 %t178
  %t180 = load double, ptr %t179, align 8
  %t182 = getelementptr inbounds double, ptr %t39, i64 %t181
  %t183 = load double, ptr %t182, align 8
  %t185 = getelementptr inbounds double, ptr %t39, i64 %t184
  %t186 = load double, ptr %t185, align 8
  %t187 = fadd double %t174, %t186
  %t188 = fadd double %t187, %t180
  %t189 = fadd double %t177, %t183
  %t190 = fadd double %t188, %t189
  %t191 = fadd double 0x0000000000000000, %t190
  %t194 = getelementptr inbounds double, ptr %t81, i64 %t193
  store double %t191, ptr %t194, align 8
  %t170 = add nuw nsw i64 %t169, 1
  br label %b166
b168:
  br label %b165
b164:
  %t195 = icmp eq i64 %cols, 6
  br i1 %t195, label %b196, label %b197
b196:
  br label %b199
b199:
  %t202 = phi i64 [ 0, %b196 ], [ %t203, %b200 ]
  %t204 = icmp slt i64 %t202, %t21
  br i1 %t204, label %b200, label %b201
b200:
  %t205 = mul i64 %t202, 6
  %t208 = add i64 %t205, 1
  %t211 = add i64 %t205, 2
  %t214 = add i64 %t205, 3
  %t217 = add i64 %t205, 4
  %t220 = add i64 %t205, 5
  %t229 = add i64 %t17, %t202
  %t230 = mul i64 %t229, %t84
  %t206 = getelementptr inbounds double, ptr %t39, i64 %t205
  %t207 = load double, ptr %t206, align 8
  %t209 = getelementptr inbounds double, ptr %t39, i64 %t208
  %t210 = load double, ptr %t209, align 8
  %t212 = getelementptr inbounds double, ptr %t39, i64 %t211
  %t213 = load double, ptr %t212, align 8
  %t215 = getelementptr inbounds double, ptr %t39, i64 %t214
  %t216 = load double, ptr %t215, align 8
  %t218 = getelementptr inbounds double, ptr %t39, i64 %t217
  %t219 = load double, ptr %t218, align 8
  %t221 = getelementptr inbounds double, ptr %t39, i64 %t220
  %t222 = load double, ptr %t221, align 8
  %t223 = fadd double %t207, %t219
  %t224 = fadd double %t210, %t222
  %t225 = fadd double %t223, %t213
  %t226 = fadd double %t224, %t216
  %t227 = fadd double %t225, %t226
  %t228 = fadd double 0x0000000000000000, %t227
  %t231 = getelementptr inbounds double, ptr %t81, i64 %t230
  store double %t228, ptr %t231, align 8
  %t203 = add nuw nsw i64 %t202, 1
  br label %b199
b201:
  br label %b198
b197:
  %t232 = icmp eq i64 %cols, 7
  br i1 %t232, label %b233, label %b234
b233:
  br label %b236
b236:
  %t239 = phi i64 [ 0, %b233 ], [ %t240, %b237 ]
  %t241 = icmp slt i64 %t239, %t21
  br i1 %t241, label %b237, label %b238
b237:
  %t242 = mul i64 %t239, 7
  %t245 = add i64 %t242, 1
  %t248 = add i64 %t242, 2
  %t251 = add i64 %t242, 3
  %t254 = add i64 %t242, 4
  %t257 = add i64 %t242, 5
  %t260 = add i64 %t242, 6
  %t270 = add i64 %t17, %t239
  %t271 = mul i64 %t270, %t84
  %t243 = getelementptr inbounds double, ptr %t39, i64 %t242
  %t244 = load double, ptr %t243, align 8
  %t246 = getelementptr inbounds double, ptr %t39, i64 %t245
  %t247 = load double, ptr %t246, align 8
  %t249 = getelementptr inbounds double, ptr %t39, i64 %t248
  %t250 = load double, ptr %t249, align 8
  %t252 = getelementptr inbounds double, ptr %t39, i64 %t251
  %t253 = load double, ptr %t252, align 8
  %t255 = getelementptr inbounds double, ptr %t39, i64 %t254
  %t256 = load double, ptr %t255, align 8
  %t258 = getelementptr inbounds double, ptr %t39, i64 %t257
  %t259 = load double, ptr %t258, align 8
  %t261 = getelementptr inbounds double, ptr %t39, i64 %t260
  %t262 = load double, ptr %t261, align 8
  %t263 = fadd double %t244, %t256
  %t264 = fadd double %t247, %t259
  %t265 = fadd double %t250, %t262
  %t266 = fadd double %t263, %t265
  %t267 = fadd double %t264, %t253
  %t268 = fadd double %t266, %t267
  %t269 = fadd double 0x0000000000000000, %t268
  %t272 = getelementptr inbounds double, ptr %t81, i64 %t271
  store double %t269, ptr %t272, align 8
  %t240 = add nuw nsw i64 %t239, 1
  br label %b236
b238:
  br label %b235
b234:
  %t273 = icmp eq i64 %cols, 8
  br i1 %t273, label %b274, label %b275
b274:
  br label %b277
b277:
  %t280 = phi i64 [ 0, %b274 ], [ %t281, %b278 ]
  %t282 = icmp slt i64 %t280, %t21
  br i1 %t282, label %b278, label %b279
b278:
  %t283 = mul i64 %t280, 8
  %t286 = add i64 %t283, 1
  %t289 = add i64 %t283, 2
  %t292 = add i64 %t283, 3
  %t295 = add i64 %t283, 4
  %t298 = add i64 %t283, 5
  %t301 = add i64 %t283, 6
  %t304 = add i64 %t283, 7
  %t315 = add i64 %t17, %t280
  %t316 = mul i64 %t315, %t84
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
  %t299 = getelementptr inbounds double, ptr %t39, i64 %t298
  %t300 = load double, ptr %t299, align 8
  %t302 = getelementptr inbounds double, ptr %t39, i64 %t301
  %t303 = load double, ptr %t302, align 8
  %t305 = getelementptr inbounds double, ptr %t39, i64 %t304
  %t306 = load double, ptr %t305, align 8
  %t307 = fadd double %t285, %t297
  %t308 = fadd double %t288, %t300
  %t309 = fadd double %t291, %t303
  %t310 = fadd double %t294, %t306
  %t311 = fadd double %t307, %t309
  %t312 = fadd double %t308, %t310
  %t313 = fadd double %t311, %t312
  %t314 = fadd double 0x0000000000000000, %t313
  %t317 = getelementptr inbounds double, ptr %t81, i64 %t316
  store double %t314, ptr %t317, align 8
  %t281 = add nuw nsw i64 %t280, 1
  br label %b277
b279:
  br label %b276
b275:
  %t324 = call i64 @llvm.smin.i64(i64 %cols, i64 16)
  %t325 = sub i64 %t324, 0
  %t326 = call i64 @llvm.smin.i64(i64 %t325, i64 16)
  %t327 = trunc i64 %t326 to i32
  %t328 = insertelement <16 x i32> poison, i32 %t327, i64 0
  %t329 = shufflevector <16 x i32> %t328, <16 x i32> poison, <16 x i32> zeroinitializer
  %t330 = icmp sgt <16 x i32> %t329, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t337 = sub i64 %cols, %t324
  br label %b318
b318:
  %t321 = phi i64 [ 0, %b275 ], [ %t322, %b340 ]
  %t323 = icmp slt i64 %t321, %t21
  br i1 %t323, label %b319, label %b320
b319:
  %t331 = mul i64 %t321, %cols
  %t371 = add i64 %t17, %t321
  %t372 = mul i64 %t371, %t84
  %t332 = add i64 %t331, 0
  %t333 = getelementptr inbounds double, ptr %t39, i64 %t332
  %t334 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t333, i32 8, <16 x i1> %t330, <16 x double> zeroinitializer)
  %t335 = fadd <16 x double> splat (double 0x0000000000000000), %t334
  %t336 = select <16 x i1> %t330, <16 x double> %t335, <16 x double> splat (double 0x0000000000000000)
  br label %b338
b338:
  %t341 = phi i64 [ 0, %b319 ], [ %t342, %b339 ]
  %t343 = phi <16 x double> [ %t336, %b319 ], [ %t356, %b339 ]
  %t344 = icmp slt i64 %t341, %t337
  br i1 %t344, label %b339, label %b340
b339:
  %t345 = add i64 %t324, %t341
  %t352 = add i64 %t331, %t345
  %t346 = sub i64 %t337, %t341
  %t347 = call i64 @llvm.smin.i64(i64 %t346, i64 16)
  %t348 = trunc i64 %t347 to i32
  %t349 = insertelement <16 x i32> poison, i32 %t348, i64 0
  %t350 = shufflevector <16 x i32> %t349, <16 x i32> poison, <16 x i32> zeroinitializer
  %t351 = icmp sgt <16 x i32> %t350, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t353 = getelementptr inbounds double, ptr %t39, i64 %t352
  %t354 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t353, i32 8, <16 x i1> %t351, <16 x double> zeroinitializer)
  %t355 = fadd <16 x double> %t343, %t354
  %t356 = select <16 x i1> %t351, <16 x double> %t355, <16 x double> %t343
  %t342 = add nuw nsw i64 %t341, 16
  br label %b338
b340:
  %t357 = shufflevector <16 x double> %t343, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t358 = shufflevector <16 x double> %t343, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t359 = fadd <8 x double> %t357, %t358
  %t360 = shufflevector <8 x double> %t359, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t361 = shufflevector <8 x double> %t359, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t362 = fadd <4 x double> %t360, %t361
  %t363 = shufflevector <4 x double> %t362, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t364 = shufflevector <4 x double> %t362, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t365 = fadd <2 x double> %t363, %t364
  %t366 = shufflevector <2 x double> %t365, <2 x double> poison, <1 x i32> <i32 0>
  %t367 = shufflevector <2 x double> %t365, <2 x double> poison, <1 x i32> <i32 1>
  %t368 = extractelement <1 x double> %t366, i64 0
  %t369 = extractelement <1 x double> %t367, i64 0
  %t370 = fadd double %t368, %t369
  %t373 = getelementptr inbounds double, ptr %t81, i64 %t372
  store double %t370, ptr %t373, align 8
  %t322 = add nuw nsw i64 %t321, 1
  br label %b318
b320:
  br label %b276
b276:
  br label %b235
b235:
  br label %b198
b198:
  br label %b165
b165:
  br label %b136
b136:
  br label %b111
b111:
  br label %b90
b90:
  br label %b63
b63:
  %t18 = add nuw nsw i64 %t17, %t12
  br label %b14
b16:
  br label %b11
b10:
  %t374 = add i64 %row, %rows
  %t381 = add i64 %col, %cols
  br label %b375
b375:
  %t378 = phi i64 [ %row, %b10 ], [ %t379, %b384 ]
  %t380 = icmp slt i64 %t378, %t374
  br i1 %t380, label %b376, label %b377
b376:
  %t402 = mul i64 %t378, %t2
  %t443 = mul i64 %t378, %t84
  br label %b382
b382:
  %t385 = phi i64 [ %col, %b376 ], [ %t386, %b411 ]
  %t387 = icmp slt i64 %t385, %t381
  br i1 %t387, label %b383, label %b384
b383:
  %t388 = add i64 %t385, 1024
  %t389 = call i64 @llvm.smin.i64(i64 %t388, i64 %t381)
  %t390 = sub i64 %t389, %t385
  %t391 = urem i64 %t390, 16
  %t392 = sub i64 %t389, %t391
  %t393 = sub i64 %t392, %t385
  %t408 = sub i64 %t389, %t392
  %t444 = udiv i64 %t385, 1024
  %t445 = add i64 %t443, %t444
  br label %b394
b394:
  %t397 = phi i64 [ 0, %b383 ], [ %t398, %b395 ]
  %t399 = phi <16 x double> [ splat (double 0x0000000000000000), %b383 ], [ %t407, %b395 ]
  %t400 = icmp slt i64 %t397, %t393
  br i1 %t400, label %b395, label %b396
b395:
  %t401 = add i64 %t385, %t397
  %t403 = add i64 %t402, %t401
  %t404 = getelementptr inbounds float, ptr %t33, i64 %t403
  %t405 = load <16 x float>, ptr %t404, align 4
  %t406 = fpext <16 x float> %t405 to <16 x double>
  %t407 = fadd <16 x double> %t399, %t406
  %t398 = add nuw nsw i64 %t397, 16
  br label %b394
b396:
  br label %b409
b409:
  %t412 = phi i64 [ 0, %b396 ], [ %t413, %b410 ]
  %t414 = phi <16 x double> [ %t399, %b396 ], [ %t428, %b410 ]
  %t415 = icmp slt i64 %t412, %t408
  br i1 %t415, label %b410, label %b411
b410:
  %t416 = add i64 %t392, %t412
  %t423 = add i64 %t402, %t416
  %t417 = sub i64 %t408, %t412
  %t418 = call i64 @llvm.smin.i64(i64 %t417, i64 16)
  %t419 = trunc i64 %t418 to i32
  %t420 = insertelement <16 x i32> poison, i32 %t419, i64 0
  %t421 = shufflevector <16 x i32> %t420, <16 x i32> poison, <16 x i32> zeroinitializer
  %t422 = icmp sgt <16 x i32> %t421, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t424 = getelementptr inbounds float, ptr %t33, i64 %t423
  %t425 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t424, i32 4, <16 x i1> %t422, <16 x float> zeroinitializer)
  %t426 = fpext <16 x float> %t425 to <16 x double>
  %t427 = fadd <16 x double> %t414, %t426
  %t428 = select <16 x i1> %t422, <16 x double> %t427, <16 x double> %t414
  %t413 = add nuw nsw i64 %t412, 16
  br label %b409
b411:
  %t429 = shufflevector <16 x double> %t414, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t430 = shufflevector <16 x double> %t414, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t431 = fadd <8 x double> %t429, %t430
  %t432 = shufflevector <8 x double> %t431, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t433 = shufflevector <8 x double> %t431, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t434 = fadd <4 x double> %t432, %t433
  %t435 = shufflevector <4 x double> %t434, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t436 = shufflevector <4 x double> %t434, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t437 = fadd <2 x double> %t435, %t436
  %t438 = shufflevector <2 x double> %t437, <2 x double> poison, <1 x i32> <i32 0>
  %t439 = shufflevector <2 x double> %t437, <2 x double> poison, <1 x i32> <i32 1>
  %t440 = extractelement <1 x double> %t438, i64 0
  %t441 = extractelement <1 x double> %t439, i64 0
  %t442 = fadd double %t440, %t441
  %t446 = getelementptr inbounds double, ptr %t81, i64 %t445
  store double %t442, ptr %t446, align 8
  %t386 = add nuw nsw i64 %t385, 1024
  br label %b382
b384:
  %t379 = add nuw nsw i64 %t378, 1
  br label %b375
b377:
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
  %t168 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t169 = load i64, ptr %t168, align 8
  %t180 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t181 = load i64, ptr %t180, align 8
  %t182 = inttoptr i64 %t181 to ptr
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
  %t170 = mul i64 %t167, %t169
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
  %t171 = getelementptr inbounds double, ptr %t166, i64 %t170
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t163, ptr %t171, i32 8, <16 x i1> %t155)
  %t172 = getelementptr inbounds i32, ptr %t99, i64 %t147
  %t173 = load <16 x i32>, ptr %t172, align 4
  %t174 = call <16 x i32> @llvm.smin.v16i32(<16 x i32> splat (i32 2139095040), <16 x i32> %t173)
  %t175 = ashr <16 x i32> %t174, splat (i32 31)
  %t176 = and <16 x i32> %t175, splat (i32 2147483647)
  %t177 = xor <16 x i32> %t174, %t176
  %t178 = bitcast <16 x i32> %t177 to <16 x float>
  %t179 = fpext <16 x float> %t178 to <16 x double>
  %t183 = getelementptr inbounds double, ptr %t182, i64 %t170
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t179, ptr %t183, i32 8, <16 x i1> %t155)
  %t148 = add nuw nsw i64 %t147, 16
  br label %b144
b146:
  br label %b143
b142:
  %t184 = icmp eq i64 %cols, 2
  br i1 %t184, label %b185, label %b186
b185:
  br label %b188
b188:
  %t191 = phi i64 [ 0, %b185 ], [ %t192, %b189 ]
  %t193 = icmp slt i64 %t191, %t21
  br i1 %t193, label %b189, label %b190
b189:
  %t194 = mul i64 %t191, 2
  %t198 = add i64 %t194, 1
  %t207 = add i64 %t17, %t191
  %t208 = mul i64 %t207, %t169
  %t195 = getelementptr inbounds i32, ptr %t91, i64 %t194
  %t196 = load i32, ptr %t195, align 4
  %t197 = call i32 @llvm.smax.i32(i32 -2139095041, i32 %t196)
  %t199 = getelementptr inbounds i32, ptr %t91, i64 %t198
  %t200 = load i32, ptr %t199, align 4
  %t201 = call i32 @llvm.smax.i32(i32 %t197, i32 %t200)
  %t202 = ashr i32 %t201, 31
  %t203 = and i32 %t202, 2147483647
  %t204 = xor i32 %t201, %t203
  %t205 = bitcast i32 %t204 to float
  %t206 = fpext float %t205 to double
  %t209 = getelementptr inbounds double, ptr %t166, i64 %t208
  store double %t206, ptr %t209, align 8
  %t210 = getelementptr inbounds i32, ptr %t99, i64 %t194
  %t211 = load i32, ptr %t210, align 4
  %t212 = call i32 @llvm.smin.i32(i32 2139095040, i32 %t211)
  %t213 = getelementptr inbounds i32, ptr %t99, i64 %t198
  %t214 = load i32, ptr %t213, align 4
  %t215 = call i32 @llvm.smin.i32(i32 %t212, i32 %t214)
  %t216 = ashr i32 %t215, 31
  %t217 = and i32 %t216, 2147483647
  %t218 = xor i32 %t215, %t217
  %t219 = bitcast i32 %t218 to float
  %t220 = fpext float %t219 to double
  %t221 = getelementptr inbounds double, ptr %t182, i64 %t208
  store double %t220, ptr %t221, align 8
  %t192 = add nuw nsw i64 %t191, 1
  br label %b188
b190:
  br label %b187
b186:
  %t222 = icmp eq i64 %cols, 3
  br i1 %t222, label %b223, label %b224
b223:
  br label %b226
b226:
  %t229 = phi i64 [ 0, %b223 ], [ %t230, %b227 ]
  %t231 = icmp slt i64 %t229, %t21
  br i1 %t231, label %b227, label %b228
b227:
  %t232 = mul i64 %t229, 3
  %t236 = add i64 %t232, 1
  %t240 = add i64 %t232, 2
  %t249 = add i64 %t17, %t229
  %t250 = mul i64 %t249, %t169
  %t233 = getelementptr inbounds i32, ptr %t91, i64 %t232
  %t234 = load i32, ptr %t233, align 4
  %t235 = call i32 @llvm.smax.i32(i32 -2139095041, i32 %t234)
  %t237 = getelementptr inbounds i32, ptr %t91, i64 %t236
  %t238 = load i32, ptr %t237, align 4
  %t239 = call i32 @llvm.smax.i32(i32 %t235, i32 %t238)
  %t241 = getelementptr inbounds i32, ptr %t91, i64 %t240
  %t242 = load i32, ptr %t241, align 4
  %t243 = call i32 @llvm.smax.i32(i32 %t239, i32 %t242)
  %t244 = ashr i32 %t243, 31
  %t245 = and i32 %t244, 2147483647
  %t246 = xor i32 %t243, %t245
  %t247 = bitcast i32 %t246 to float
  %t248 = fpext float %t247 to double
  %t251 = getelementptr inbounds double, ptr %t166, i64 %t250
  store double %t248, ptr %t251, align 8
  %t252 = getelementptr inbounds i32, ptr %t99, i64 %t232
  %t253 = load i32, ptr %t252, align 4
  %t254 = call i32 @llvm.smin.i32(i32 2139095040, i32 %t253)
  %t255 = getelementptr inbounds i32, ptr %t99, i64 %t236
  %t256 = load i32, ptr %t255, align 4
  %t257 = call i32 @llvm.smin.i32(i32 %t254, i32 %t256)
  %t258 = getelementptr inbounds i32, ptr %t99, i64 %t240
  %t259 = load i32, ptr %t258, align 4
  %t260 = call i32 @llvm.smin.i32(i32 %t257, i32 %t259)
  %t261 = ashr i32 %t260, 31
  %t262 = and i32 %t261, 2147483647
  %t263 = xor i32 %t260, %t262
  %t264 = bitcast i32 %t263 to float
  %t265 = fpext float %t264 to double
  %t266 = getelementptr inbounds double, ptr %t182, i64 %t250
  store double %t265, ptr %t266, align 8
  %t230 = add nuw nsw i64 %t229, 1
  br label %b226
b228:
  br label %b225
b224:
  %t267 = icmp eq i64 %cols, 4
  br i1 %t267, label %b268, label %b269
b268:
  br label %b271
b271:
  %t274 = phi i64 [ 0, %b268 ], [ %t275, %b272 ]
  %t276 = icmp slt i64 %t274, %t21
  br i1 %t276, label %b272, label %b273
b272:
  %t277 = mul i64 %t274, 4
  %t281 = add i64 %t277, 1
  %t285 = add i64 %t277, 2
  %t289 = add i64 %t277, 3
  %t298 = add i64 %t17, %t274
  %t299 = mul i64 %t298, %t169
  %t278 = getelementptr inbounds i32, ptr %t91, i64 %t277
  %t279 = load i32, ptr %t278, align 4
  %t280 = call i32 @llvm.smax.i32(i32 -2139095041, i32 %t279)
  %t282 = getelementptr inbounds i32, ptr %t91, i64 %t281
  %t283 = load i32, ptr %t282, align 4
  %t284 = call i32 @llvm.smax.i32(i32 %t280, i32 %t283)
  %t286 = getelementptr inbounds i32, ptr %t91, i64 %t285
  %t287 = load i32, ptr %t286, align 4
  %t288 = call i32 @llvm.smax.i32(i32 %t284, i32 %t287)
  %t290 = getelementptr inbounds i32, ptr %t91, i64 %t289
  %t291 = load i32, ptr %t290, align 4
  %t292 = call i32 @llvm.smax.i32(i32 %t288, i32 %t291)
  %t293 = ashr i32 %t292, 31
  %t294 = and i32 %t293, 2147483647
  %t295 = xor i32 %t292, %t294
  %t296 = bitcast i32 %t295 to float
  %t297 = fpext float %t296 to double
  %t300 = getelementptr inbounds double, ptr %t166, i64 %t299
  store double %t297, ptr %t300, align 8
  %t301 = getelementptr inbounds i32, ptr %t99, i64 %t277
  %t302 = load i32, ptr %t301, align 4
  %t303 = call i32 @llvm.smin.i32(i32 2139095040, i32 %t302)
  %t304 = getelementptr inbounds i32, ptr %t99, i64 %t281
  %t305 = load i32, ptr %t304, align 4
  %t306 = call i32 @llvm.smin.i32(i32 %t303, i32 %t305)
  %t307 = getelementptr inbounds i32, ptr %t99, i64 %t285
  %t308 = load i32, ptr %t307, align 4
  %t309 = call i32 @llvm.smin.i32(i32 %t306, i32 %t308)
  %t310 = getelementptr inbounds i32, ptr %t99, i64 %t289
  %t311 = load i32, ptr %t310, align 4
  %t312 = call i32 @llvm.smin.i32(i32 %t309, i32 %t311)
  %t313 = ashr i32 %t312, 31
  %t314 = and i32 %t313, 2147483647
  %t315 = xor i32 %t312, %t314
  %t316 = bitcast i32 %t315 to float
  %t317 = fpext float %t316 to double
  %t318 = getelementptr inbounds double, ptr %t182, i64 %t299
  store double %t317, ptr %t318, align 8
  %t275 = add nuw nsw i64 %t274, 1
  br label %b271
b273:
  br label %b270
b269:
  %t319 = icmp eq i64 %cols, 5
  br i1 %t319, label %b320, label %b321
b320:
  br label %b323
b323:
  %t326 = phi i64 [ 0, %b320 ], [ %t327, %b324 ]
  %t328 = icmp slt i64 %t326, %t21
  br i1 %t328, label %b324, label %b325
b324:
  %t329 = mul i64 %t326, 5
  %t333 = add i64 %t329, 1
  %t337 = add i64 %t329, 2
  %t341 = add i64 %t329, 3
  %t345 = add i64 %t329, 4
  %t354 = add i64 %t17, %t326
  %t355 = mul i64 %t354, %t169
  %t330 = getelementptr inbounds i32, ptr %t91, i64 %t329
  %t331 = load i32, ptr %t330, align 4
  %t332 = call i32 @llvm.smax.i32(i32 -2139095041, i32 %t331)
  %t334 = getelementptr inbounds i32, ptr %t91, i64 %t333
  %t335 = load i32, ptr %t334, align 4
  %t336 = call i32 @llvm.smax.i32(i32 %t332, i32 %t335)
  %t338 = getelementptr inbounds i32, ptr %t91, i64 %t337
  %t339 = load i32, ptr %t338, align 4
  %t340 = call i32 @llvm.smax.i32(i32 %t336, i32 %t339)
  %t342 = getelementptr inbounds i32, ptr %t91, i64 %t341
  %t343 = load i32, ptr %t342, align 4
  %t344 = call i32 @llvm.smax.i32(i32 %t340, i32 %t343)
  %t346 = getelementptr inbounds i32, ptr %t91, i64 %t345
  %t347 = load i32, ptr %t346, align 4
  %t348 = call i32 @llvm.smax.i32(i32 %t344, i32 %t347)
  %t349 = ashr i32 %t348, 31
  %t350 = and i32 %t349, 2147483647
  %t351 = xor i32 %t348, %t350
  %t352 = bitcast i32 %t351 to float
  %t353 = fpext float %t352 to double
  %t356 = getelementptr inbounds double, ptr %t166, i64 %t355
  store double %t353, ptr %t356, align 8
  %t357 = getelementptr inbounds i32, ptr %t99, i64 %t329
  %t358 = load i32, ptr %t357, align 4
  %t359 = call i32 @llvm.smin.i32(i32 2139095040, i32 %t358)
  %t360 = getelementptr inbounds i32, ptr %t99, i64 %t333
  %t361 = load i32, ptr %t360, align 4
  %t362 = call i32 @llvm.smin.i32(i32 %t359, i32 %t361)
  %t363 = getelementptr inbounds i32, ptr %t99, i64 %t337
  %t364 = load i32, ptr %t363, align 4
  %t365 = call i32 @llvm.smin.i32(i32 %t362, i32 %t364)
  %t366 = getelementptr inbounds i32, ptr %t99, i64 %t341
  %t367 = load i32, ptr %t366, align 4
  %t368 = call i32 @llvm.smin.i32(i32 %t365, i32 %t367)
  %t369 = getelementptr inbounds i32, ptr %t99, i64 %t345
  %t370 = load i32, ptr %t369, align 4
  %t371 = call i32 @llvm.smin.i32(i32 %t368, i32 %t370)
  %t372 = ashr i32 %t371, 31
  %t373 = and i32 %t372, 2147483647
  %t374 = xor i32 %t371, %t373
  %t375 = bitcast i32 %t374 to float
  %t376 = fpext float %t375 to double
  %t377 = getelementptr inbounds double, ptr %t182, i64 %t355
  store double %t376, ptr %t377, align 8
  %t327 = add nuw nsw i64 %t326, 1
  br label %b323
b325:
  br label %b322
b321:
  %t378 = icmp eq i64 %cols, 6
  br i1 %t378, label %b379, label %b380
b379:
  br label %b382
b382:
  %t385 = phi i64 [ 0, %b379 ], [ %t386, %b383 ]
  %t387 = icmp slt i64 %t385, %t21
  br i1 %t387, label %b383, label %b384
b383:
  %t388 = mul i64 %t385, 6
  %t392 = add i64 %t388, 1
  %t396 = add i64 %t388, 2
  %t400 = add i64 %t388, 3
  %t404 = add i64 %t388, 4
  %t408 = add i64 %t388, 5
  %t417 = add i64 %t17, %t385
  %t418 = mul i64 %t417, %t169
  %t389 = getelementptr inbounds i32, ptr %t91, i64 %t388
  %t390 = load i32, ptr %t389, align 4
  %t391 = call i32 @llvm.smax.i32(i32 -2139095041, i32 %t390)
  %t393 = getelementptr inbounds i32, ptr %t91, i64 %t392
  %t394 = load i32, ptr %t393, align 4
  %t395 = call i32 @llvm.smax.i32(i32 %t391, i32 %t394)
  %t397 = getelementptr inbounds i32, ptr %t91, i64 %t396
  %t398 = load i32, ptr %t397, align 4
  %t399 = call i32 @llvm.smax.i32(i32 %t395, i32 %t398)
  %t401 = getelementptr inbounds i32, ptr %t91, i64 %t400
  %t402 = load i32, ptr %t401, align 4
  %t403 = call i32 @llvm.smax.i32(i32 %t399, i32 %t402)
  %t405 = getelementptr inbounds i32, ptr %t91, i64 %t404
  %t406 = load i32, ptr %t405, align 4
  %t407 = call i32 @llvm.smax.i32(i32 %t403, i32 %t406)
  %t409 = getelementptr inbounds i32, ptr %t91, i64 %t408
  %t410 = load i32, ptr %t409, align 4
  %t411 = call i32 @llvm.smax.i32(i32 %t407, i32 %t410)
  %t412 = ashr i32 %t411, 31
  %t413 = and i32 %t412, 2147483647
  %t414 = xor i32 %t411, %t413
  %t415 = bitcast i32 %t414 to float
  %t416 = fpext float %t415 to double
  %t419 = getelementptr inbounds double, ptr %t166, i64 %t418
  store double %t416, ptr %t419, align 8
  %t420 = getelementptr inbounds i32, ptr %t99, i64 %t388
  %t421 = load i32, ptr %t420, align 4
  %t422 = call i32 @llvm.smin.i32(i32 2139095040, i32 %t421)
  %t423 = getelementptr inbounds i32, ptr %t99, i64 %t392
  %t424 = load i32, ptr %t423, align 4
  %t425 = call i32 @llvm.smin.i32(i32 %t422, i32 %t424)
  %t426 = getelementptr inbounds i32, ptr %t99, i64 %t396
  %t427 = load i32, ptr %t426, align 4
  %t428 = call i32 @llvm.smin.i32(i32 %t425, i32 %t427)
  %t429 = getelementptr inbounds i32, ptr %t99, i64 %t400
  %t430 = load i32, ptr %t429, align 4
  %t431 = call i32 @llvm.smin.i32(i32 %t428, i32 %t430)
  %t432 = getelementptr inbounds i32, ptr %t99, i64 %t404
  %t433 = load i32, ptr %t432, align 4
  %t434 = call i32 @llvm.smin.i32(i32 %t431, i32 %t433)
  %t435 = getelementptr inbounds i32, ptr %t99, i64 %t408
  %t436 = load i32, ptr %t435, align 4
  %t437 = call i32 @llvm.smin.i32(i32 %t434, i32 %t436)
  %t438 = ashr i32 %t437, 31
  %t439 = and i32 %t438, 2147483647
  %t440 = xor i32 %t437, %t439
  %t441 = bitcast i32 %t440 to float
  %t442 = fpext float %t441 to double
  %t443 = getelementptr inbounds double, ptr %t182, i64 %t418
  store double %t442, ptr %t443, align 8
  %t386 = add nuw nsw i64 %t385, 1
  br label %b382
b384:
  br label %b381
b380:
  %t444 = icmp eq i64 %cols, 7
  br i1 %t444, label %b445, label %b446
b445:
  br label %b448
b448:
  %t451 = phi i64 [ 0, %b445 ], [ %t452, %b449 ]
  %t453 = icmp slt i64 %t451, %t21
  br i1 %t453, label %b449, label %b450
b449:
  %t454 = mul i64 %t451, 7
  %t458 = add i64 %t454, 1
  %t462 = add i64 %t454, 2
  %t466 = add i64 %t454, 3
  %t470 = add i64 %t454, 4
  %t474 = add i64 %t454, 5
  %t478 = add i64 %t454, 6
  %t487 = add i64 %t17, %t451
  %t488 = mul i64 %t487, %t169
  %t455 = getelementptr inbounds i32, ptr %t91, i64 %t454
  %t456 = load i32, ptr %t455, align 4
  %t457 = call i32 @llvm.smax.i32(i32 -2139095041, i32 %t456)
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
  %t475 = getelementptr inbounds i32, ptr %t91, i64 %t474
  %t476 = load i32, ptr %t475, align 4
  %t477 = call i32 @llvm.smax.i32(i32 %t473, i32 %t476)
  %t479 = getelementptr inbounds i32, ptr %t91, i64 %t478
  %t480 = load i32, ptr %t479, align 4
  %t481 = call i32 @llvm.smax.i32(i32 %t477, i32 %t480)
  %t482 = ashr i32 %t481, 31
  %t483 = and i32 %t482, 2147483647
  %t484 = xor i32 %t481, %t483
  %t485 = bitcast i32 %t484 to float
  %t486 = fpext float %t485 to double
  %t489 = getelementptr inbounds double, ptr %t166, i64 %t488
  store double %t486, ptr %t489, align 8
  %t490 = getelementptr inbounds i32, ptr %t99, i64 %t454
  %t491 = load i32, ptr %t490, align 4
  %t492 = call i32 @llvm.smin.i32(i32 2139095040, i32 %t491)
  %t493 = getelementptr inbounds i32, ptr %t99, i64 %t458
  %t494 = load i32, ptr %t493, align 4
  %t495 = call i32 @llvm.smin.i32(i32 %t492, i32 %t494)
  %t496 = getelementptr inbounds i32, ptr %t99, i64 %t462
  %t497 = load i32, ptr %t496, align 4
  %t498 = call i32 @llvm.smin.i32(i32 %t495, i32 %t497)
  %t499 = getelementptr inbounds i32, ptr %t99, i64 %t466
  %t500 = load i32, ptr %t499, align 4
  %t501 = call i32 @llvm.smin.i32(i32 %t498, i32 %t500)
  %t502 = getelementptr inbounds i32, ptr %t99, i64 %t470
  %t503 = load i32, ptr %t502, align 4
  %t504 = call i32 @llvm.smin.i32(i32 %t501, i32 %t503)
  %t505 = getelementptr inbounds i32, ptr %t99, i64 %t474
  %t506 = load i32, ptr %t505, align 4
  %t507 = call i32 @llvm.smin.i32(i32 %t504, i32 %t506)
  %t508 = getelementptr inbounds i32, ptr %t99, i64 %t478
  %t509 = load i32, ptr %t508, align 4
  %t510 = call i32 @llvm.smin.i32(i32 %t507, i32 %t509)
  %t511 = ashr i32 %t510, 31
  %t512 = and i32 %t511, 2147483647
  %t513 = xor i32 %t510, %t512
  %t514 = bitcast i32 %t513 to float
  %t515 = fpext float %t514 to double
  %t516 = getelementptr inbounds double, ptr %t182, i64 %t488
  store double %t515, ptr %t516, align 8
  %t452 = add nuw nsw i64 %t451, 1
  br label %b448
b450:
  br label %b447
b446:
  %t517 = icmp eq i64 %cols, 8
  br i1 %t517, label %b518, label %b519
b518:
  br label %b521
b521:
  %t524 = phi i64 [ 0, %b518 ], [ %t525, %b522 ]
  %t526 = icmp slt i64 %t524, %t21
  br i1 %t526, label %b522, label %b523
b522:
  %t527 = mul i64 %t524, 8
  %t531 = add i64 %t527, 1
  %t535 = add i64 %t527, 2
  %t539 = add i64 %t527, 3
  %t543 = add i64 %t527, 4
  %t547 = add i64 %t527, 5
  %t551 = add i64 %t527, 6
  %t555 = add i64 %t527, 7
  %t564 = add i64 %t17, %t524
  %t565 = mul i64 %t564, %t169
  %t528 = getelementptr inbounds i32, ptr %t91, i64 %t527
  %t529 = load i32, ptr %t528, align 4
  %t530 = call i32 @llvm.smax.i32(i32 -2139095041, i32 %t529)
  %t532 = getelementptr inbounds i32, ptr %t91, i64 %t531
  %t533 = load i32, ptr %t532, align 4
  %t534 = call i32 @llvm.smax.i32(i32 %t530, i32 %t533)
  %t536 = getelementptr inbounds i32, ptr %t91, i64 %t535
  %t537 = load i32, ptr %t536, align 4
  %t538 = call i32 @llvm.smax.i32(i32 %t534, i32 %t537)
  %t540 = getelementptr inbounds i32, ptr %t91, i64 %t539
  %t541 = load i32, ptr %t540, align 4
  %t542 = call i32 @llvm.smax.i32(i32 %t538, i32 %t541)
  %t544 = getelementptr inbounds i32, ptr %t91, i64 %t543
  %t545 = load i32, ptr %t544, align 4
  %t546 = call i32 @llvm.smax.i32(i32 %t542, i32 %t545)
  %t548 = getelementptr inbounds i32, ptr %t91, i64 %t547
  %t549 = load i32, ptr %t548, align 4
  %t550 = call i32 @llvm.smax.i32(i32 %t546, i32 %t549)
  %t552 = getelementptr inbounds i32, ptr %t91, i64 %t551
  %t553 = load i32, ptr %t552, align 4
  %t554 = call i32 @llvm.smax.i32(i32 %t550, i32 %t553)
  %t556 = getelementptr inbounds i32, ptr %t91, i64 %t555
  %t557 = load i32, ptr %t556, align 4
  %t558 = call i32 @llvm.smax.i32(i32 %t554, i32 %t557)
  %t559 = ashr i32 %t558, 31
  %t560 = and i32 %t559, 2147483647
  %t561 = xor i32 %t558, %t560
  %t562 = bitcast i32 %t561 to float
  %t563 = fpext float %t562 to double
  %t566 = getelementptr inbounds double, ptr %t166, i64 %t565
  store double %t563, ptr %t566, align 8
  %t567 = getelementptr inbounds i32, ptr %t99, i64 %t527
  %t568 = load i32, ptr %t567, align 4
  %t569 = call i32 @llvm.smin.i32(i32 2139095040, i32 %t568)
  %t570 = getelementptr inbounds i32, ptr %t99, i64 %t531
  %t571 = load i32, ptr %t570, align 4
  %t572 = call i32 @llvm.smin.i32(i32 %t569, i32 %t571)
  %t573 = getelementptr inbounds i32, ptr %t99, i64 %t535
  %t574 = load i32, ptr %t573, align 4
  %t575 = call i32 @llvm.smin.i32(i32 %t572, i32 %t574)
  %t576 = getelementptr inbounds i32, ptr %t99, i64 %t539
  %t577 = load i32, ptr %t576, align 4
  %t578 = call i32 @llvm.smin.i32(i32 %t575, i32 %t577)
  %t579 = getelementptr inbounds i32, ptr %t99, i64 %t543
  %t580 = load i32, ptr %t579, align 4
  %t581 = call i32 @llvm.smin.i32(i32 %t578, i32 %t580)
  %t582 = getelementptr inbounds i32, ptr %t99, i64 %t547
  %t583 = load i32, ptr %t582, align 4
  %t584 = call i32 @llvm.smin.i32(i32 %t581, i32 %t583)
  %t585 = getelementptr inbounds i32, ptr %t99, i64 %t551
  %t586 = load i32, ptr %t585, align 4
  %t587 = call i32 @llvm.smin.i32(i32 %t584, i32 %t586)
  %t588 = getelementptr inbounds i32, ptr %t99, i64 %t555
  %t589 = load i32, ptr %t588, align 4
  %t590 = call i32 @llvm.smin.i32(i32 %t587, i32 %t589)
  %t591 = ashr i32 %t590, 31
  %t592 = and i32 %t591, 2147483647
  %t593 = xor i32 %t590, %t592
  %t594 = bitcast i32 %t593 to float
  %t595 = fpext float %t594 to double
  %t596 = getelementptr inbounds double, ptr %t182, i64 %t565
  store double %t595, ptr %t596, align 8
  %t525 = add nuw nsw i64 %t524, 1
  br label %b521
b523:
  br label %b520
b519:
  %t603 = call i64 @llvm.smin.i64(i64 %cols, i64 16)
  %t604 = sub i64 %t603, 0
  %t605 = call i64 @llvm.smin.i64(i64 %t604, i64 16)
  %t606 = trunc i64 %t605 to i32
  %t607 = insertelement <16 x i32> poison, i32 %t606, i64 0
  %t608 = shufflevector <16 x i32> %t607, <16 x i32> poison, <16 x i32> zeroinitializer
  %t609 = icmp sgt <16 x i32> %t608, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t620 = sub i64 %cols, %t603
  br label %b597
b597:
  %t600 = phi i64 [ 0, %b519 ], [ %t601, %b623 ]
  %t602 = icmp slt i64 %t600, %t21
  br i1 %t602, label %b598, label %b599
b598:
  %t610 = mul i64 %t600, %cols
  %t664 = add i64 %t17, %t600
  %t665 = mul i64 %t664, %t169
  %t611 = add i64 %t610, 0
  %t612 = getelementptr inbounds i32, ptr %t91, i64 %t611
  %t613 = load <16 x i32>, ptr %t612, align 4
  %t614 = call <16 x i32> @llvm.smax.v16i32(<16 x i32> splat (i32 -2139095041), <16 x i32> %t613)
  %t615 = select <16 x i1> %t609, <16 x i32> %t614, <16 x i32> splat (i32 -2139095041)
  %t616 = getelementptr inbounds i32, ptr %t99, i64 %t611
  %t617 = load <16 x i32>, ptr %t616, align 4
  %t618 = call <16 x i32> @llvm.smin.v16i32(<16 x i32> splat (i32 2139095040), <16 x i32> %t617)
  %t619 = select <16 x i1> %t609, <16 x i32> %t618, <16 x i32> splat (i32 2139095040)
  br label %b621
b621:
  %t624 = phi i64 [ 0, %b598 ], [ %t625, %b622 ]
  %t626 = phi <16 x i32> [ %t615, %b598 ], [ %t640, %b622 ]
  %t627 = phi <16 x i32> [ %t619, %b598 ], [ %t644, %b622 ]
  %t628 = icmp slt i64 %t624, %t620
  br i1 %t628, label %b622, label %b623
b622:
  %t629 = add i64 %t603, %t624
  %t636 = add i64 %t610, %t629
  %t630 = sub i64 %t620, %t624
  %t631 = call i64 @llvm.smin.i64(i64 %t630, i64 16)
  %t632 = trunc i64 %t631 to i32
  %t633 = insertelement <16 x i32> poison, i32 %t632, i64 0
  %t634 = shufflevector <16 x i32> %t633, <16 x i32> poison, <16 x i32> zeroinitializer
  %t635 = icmp sgt <16 x i32> %t634, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t637 = getelementptr inbounds i32, ptr %t91, i64 %t636
  %t638 = load <16 x i32>, ptr %t637, align 4
  %t639 = call <16 x i32> @llvm.smax.v16i32(<16 x i32> %t626, <16 x i32> %t638)
  %t640 = select <16 x i1> %t635, <16 x i32> %t639, <16 x i32> %t626
  %t641 = getelementptr inbounds i32, ptr %t99, i64 %t636
  %t642 = load <16 x i32>, ptr %t641, align 4
  %t643 = call <16 x i32> @llvm.smin.v16i32(<16 x i32> %t627, <16 x i32> %t642)
  %t644 = select <16 x i1> %t635, <16 x i32> %t643, <16 x i32> %t627
  %t625 = add nuw nsw i64 %t624, 16
  br label %b621
b623:
  %t645 = shufflevector <16 x i32> %t626, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t646 = shufflevector <16 x i32> %t626, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t647 = call <8 x i32> @llvm.smax.v8i32(<8 x i32> %t645, <8 x i32> %t646)
  %t648 = shufflevector <8 x i32> %t647, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t649 = shufflevector <8 x i32> %t647, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t650 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t648, <4 x i32> %t649)
  %t651 = shufflevector <4 x i32> %t650, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %t652 = shufflevector <4 x i32> %t650, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %t653 = call <2 x i32> @llvm.smax.v2i32(<2 x i32> %t651, <2 x i32> %t652)
  %t654 = shufflevector <2 x i32> %t653, <2 x i32> poison, <1 x i32> <i32 0>
  %t655 = shufflevector <2 x i32> %t653, <2 x i32> poison, <1 x i32> <i32 1>
  %t656 = extractelement <1 x i32> %t654, i64 0
  %t657 = extractelement <1 x i32> %t655, i64 0
  %t658 = call i32 @llvm.smax.i32(i32 %t656, i32 %t657)
  %t659 = ashr i32 %t658, 31
  %t660 = and i32 %t659, 2147483647
  %t661 = xor i32 %t658, %t660
  %t662 = bitcast i32 %t661 to float
  %t663 = fpext float %t662 to double
  %t666 = getelementptr inbounds double, ptr %t166, i64 %t665
  store double %t663, ptr %t666, align 8
  %t667 = shufflevector <16 x i32> %t627, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t668 = shufflevector <16 x i32> %t627, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t669 = call <8 x i32> @llvm.smin.v8i32(<8 x i32> %t667, <8 x i32> %t668)
  %t670 = shufflevector <8 x i32> %t669, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t671 = shufflevector <8 x i32> %t669, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t672 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t670, <4 x i32> %t671)
  %t673 = shufflevector <4 x i32> %t672, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %t674 = shufflevector <4 x i32> %t672, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %t675 = call <2 x i32> @llvm.smin.v2i32(<2 x i32> %t673, <2 x i32> %t674)
  %t676 = shufflevector <2 x i32> %t675, <2 x i32> poison, <1 x i32> <i32 0>
  %t677 = shufflevector <2 x i32> %t675, <2 x i32> poison, <1 x i32> <i32 1>
  %t678 = extractelement <1 x i32> %t676, i64 0
  %t679 = extractelement <1 x i32> %t677, i64 0
  %t680 = call i32 @llvm.smin.i32(i32 %t678, i32 %t679)
  %t681 = ashr i32 %t680, 31
  %t682 = and i32 %t681, 2147483647
  %t683 = xor i32 %t680, %t682
  %t684 = bitcast i32 %t683 to float
  %t685 = fpext float %t684 to double
  %t686 = getelementptr inbounds double, ptr %t182, i64 %t665
  store double %t685, ptr %t686, align 8
  %t601 = add nuw nsw i64 %t600, 1
  br label %b597
b599:
  br label %b520
b520:
  br label %b447
b447:
  br label %b381
b381:
  br label %b322
b322:
  br label %b270
b270:
  br label %b225
b225:
  br label %b187
b187:
  br label %b143
b143:
  %t18 = add nuw nsw i64 %t17, %t12
  br label %b14
b16:
  br label %b11
b10:
  %t687 = add i64 %row, %rows
  %t698 = add i64 %col, %cols
  br label %b688
b688:
  %t691 = phi i64 [ %row, %b10 ], [ %t692, %b701 ]
  %t693 = icmp slt i64 %t691, %t687
  br i1 %t693, label %b689, label %b690
b689:
  %t720 = mul i64 %t691, %t2
  %t794 = mul i64 %t691, %t169
  %t694 = getelementptr inbounds float, ptr %t40, i64 %t691
  %t695 = load float, ptr %t694, align 4
  %t696 = insertelement <16 x float> poison, float %t695, i64 0
  %t697 = shufflevector <16 x float> %t696, <16 x float> poison, <16 x i32> zeroinitializer
  br label %b699
b699:
  %t702 = phi i64 [ %col, %b689 ], [ %t703, %b742 ]
  %t704 = icmp slt i64 %t702, %t698
  br i1 %t704, label %b700, label %b701
b700:
  %t705 = add i64 %t702, 1024
  %t706 = call i64 @llvm.smin.i64(i64 %t705, i64 %t698)
  %t707 = sub i64 %t706, %t702
  %t708 = urem i64 %t707, 16
  %t709 = sub i64 %t706, %t708
  %t710 = sub i64 %t709, %t702
  %t739 = sub i64 %t706, %t709
  %t795 = udiv i64 %t702, 1024
  %t796 = add i64 %t794, %t795
  br label %b711
b711:
  %t714 = phi i64 [ 0, %b700 ], [ %t715, %b712 ]
  %t716 = phi <16 x i32> [ splat (i32 -2139095041), %b700 ], [ %t731, %b712 ]
  %t717 = phi <16 x i32> [ splat (i32 2139095040), %b700 ], [ %t738, %b712 ]
  %t718 = icmp slt i64 %t714, %t710
  br i1 %t718, label %b712, label %b713
b712:
  %t719 = add i64 %t702, %t714
  %t721 = add i64 %t720, %t719
  %t722 = getelementptr inbounds float, ptr %t85, i64 %t721
  %t723 = load <16 x float>, ptr %t722, align 4
  %t724 = fsub <16 x float> %t723, %t697
  %t725 = bitcast <16 x float> %t724 to <16 x i32>
  %t726 = ashr <16 x i32> %t725, splat (i32 31)
  %t727 = and <16 x i32> %t726, splat (i32 2147483647)
  %t728 = xor <16 x i32> %t725, %t727
  %t729 = fcmp une <16 x float> %t724, %t724
  %t730 = select <16 x i1> %t729, <16 x i32> splat (i32 2147483647), <16 x i32> %t728
  %t731 = call <16 x i32> @llvm.smax.v16i32(<16 x i32> %t716, <16 x i32> %t730)
  %t732 = bitcast <16 x float> %t724 to <16 x i32>
  %t733 = ashr <16 x i32> %t732, splat (i32 31)
  %t734 = and <16 x i32> %t733, splat (i32 2147483647)
  %t735 = xor <16 x i32> %t732, %t734
  %t736 = fcmp une <16 x float> %t724, %t724
  %t737 = select <16 x i1> %t736, <16 x i32> splat (i32 -2147483648), <16 x i32> %t735
  %t738 = call <16 x i32> @llvm.smin.v16i32(<16 x i32> %t717, <16 x i32> %t737)
  %t715 = add nuw nsw i64 %t714, 16
  br label %b711
b713:
  br label %b740
b740:
  %t743 = phi i64 [ 0, %b713 ], [ %t744, %b741 ]
  %t745 = phi <16 x i32> [ %t716, %b713 ], [ %t766, %b741 ]
  %t746 = phi <16 x i32> [ %t717, %b713 ], [ %t774, %b741 ]
  %t747 = icmp slt i64 %t743, %t739
  br i1 %t747, label %b741, label %b742
b741:
  %t748 = add i64 %t709, %t743
  %t755 = add i64 %t720, %t748
  %t749 = sub i64 %t739, %t743
  %t750 = call i64 @llvm.smin.i64(i64 %t749, i64 16)
  %t751 = trunc i64 %t750 to i32
  %t752 = insertelement <16 x i32> poison, i32 %t751, i64 0
  %t753 = shufflevector <16 x i32> %t752, <16 x i32> poison, <16 x i32> zeroinitializer
  %t754 = icmp sgt <16 x i32> %t753, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t756 = getelementptr inbounds float, ptr %t85, i64 %t755
  %t757 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t756, i32 4, <16 x i1> %t754, <16 x float> zeroinitializer)
  %t758 = fsub <16 x float> %t757, %t697
  %t759 = bitcast <16 x float> %t758 to <16 x i32>
  %t760 = ashr <16 x i32> %t759, splat (i32 31)
  %t761 = and <16 x i32> %t760, splat (i32 2147483647)
  %t762 = xor <16 x i32> %t759, %t761
  %t763 = fcmp une <16 x float> %t758, %t758
  %t764 = select <16 x i1> %t763, <16 x i32> splat (i32 2147483647), <16 x i32> %t762
  %t765 = call <16 x i32> @llvm.smax.v16i32(<16 x i32> %t745, <16 x i32> %t764)
  %t766 = select <16 x i1> %t754, <16 x i32> %t765, <16 x i32> %t745
  %t767 = bitcast <16 x float> %t758 to <16 x i32>
  %t768 = ashr <16 x i32> %t767, splat (i32 31)
  %t769 = and <16 x i32> %t768, splat (i32 2147483647)
  %t770 = xor <16 x i32> %t767, %t769
  %t771 = fcmp une <16 x float> %t758, %t758
  %t772 = select <16 x i1> %t771, <16 x i32> splat (i32 -2147483648), <16 x i32> %t770
  %t773 = call <16 x i32> @llvm.smin.v16i32(<16 x i32> %t746, <16 x i32> %t772)
  %t774 = select <16 x i1> %t754, <16 x i32> %t773, <16 x i32> %t746
  %t744 = add nuw nsw i64 %t743, 16
  br label %b740
b742:
  %t775 = shufflevector <16 x i32> %t745, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t776 = shufflevector <16 x i32> %t745, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t777 = call <8 x i32> @llvm.smax.v8i32(<8 x i32> %t775, <8 x i32> %t776)
  %t778 = shufflevector <8 x i32> %t777, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t779 = shufflevector <8 x i32> %t777, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t780 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t778, <4 x i32> %t779)
  %t781 = shufflevector <4 x i32> %t780, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %t782 = shufflevector <4 x i32> %t780, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %t783 = call <2 x i32> @llvm.smax.v2i32(<2 x i32> %t781, <2 x i32> %t782)
  %t784 = shufflevector <2 x i32> %t783, <2 x i32> poison, <1 x i32> <i32 0>
  %t785 = shufflevector <2 x i32> %t783, <2 x i32> poison, <1 x i32> <i32 1>
  %t786 = extractelement <1 x i32> %t784, i64 0
  %t787 = extractelement <1 x i32> %t785, i64 0
  %t788 = call i32 @llvm.smax.i32(i32 %t786, i32 %t787)
  %t789 = ashr i32 %t788, 31
  %t790 = and i32 %t789, 2147483647
  %t791 = xor i32 %t788, %t790
  %t792 = bitcast i32 %t791 to float
  %t793 = fpext float %t792 to double
  %t797 = getelementptr inbounds double, ptr %t166, i64 %t796
  store double %t793, ptr %t797, align 8
  %t798 = shufflevector <16 x i32> %t746, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t799 = shufflevector <16 x i32> %t746, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t800 = call <8 x i32> @llvm.smin.v8i32(<8 x i32> %t798, <8 x i32> %t799)
  %t801 = shufflevector <8 x i32> %t800, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t802 = shufflevector <8 x i32> %t800, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t803 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t801, <4 x i32> %t802)
  %t804 = shufflevector <4 x i32> %t803, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %t805 = shufflevector <4 x i32> %t803, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %t806 = call <2 x i32> @llvm.smin.v2i32(<2 x i32> %t804, <2 x i32> %t805)
  %t807 = shufflevector <2 x i32> %t806, <2 x i32> poison, <1 x i32> <i32 0>
  %t808 = shufflevector <2 x i32> %t806, <2 x i32> poison, <1 x i32> <i32 1>
  %t809 = extractelement <1 x i32> %t807, i64 0
  %t810 = extractelement <1 x i32> %t808, i64 0
  %t811 = call i32 @llvm.smin.i32(i32 %t809, i32 %t810)
  %t812 = ashr i32 %t811, 31
  %t813 = and i32 %t812, 2147483647
  %t814 = xor i32 %t811, %t813
  %t815 = bitcast i32 %t814 to float
  %t816 = fpext float %t815 to double
  %t817 = getelementptr inbounds double, ptr %t182, i64 %t796
  store double %t816, ptr %t817, align 8
  %t703 = add nuw nsw i64 %t702, 1024
  br label %b699
b701:
  %t692 = add nuw nsw i64 %t691, 1
  br label %b688
b690:
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
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 0
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr
  br label %b4
b4:
  %t7 = phi i64 [ %low, %entry ], [ %t8, %b32 ]
  %t9 = icmp slt i64 %t7, %high
  br i1 %t9, label %b5, label %b6
b5:
  %t10 = mul i64 %t7, 6
  %t11 = getelementptr inbounds i64, ptr %t3, i64 %t10
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
  %t8 = add nuw nsw i64 %t7, 1
  br label %b4
b6:
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
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 0
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr
  br label %b4
b4:
  %t7 = phi i64 [ %low, %entry ], [ %t8, %b5 ]
  %t9 = icmp slt i64 %t7, %high
  br i1 %t9, label %b5, label %b6
b5:
  %t10 = mul i64 %t7, 6
  %t11 = getelementptr inbounds i64, ptr %t3, i64 %t10
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
  %t8 = add nuw nsw i64 %t7, 1
  br label %b4
b6:
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
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 0
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr
  br label %b4
b4:
  %t7 = phi i64 [ %low, %entry ], [ %t8, %b31 ]
  %t9 = icmp slt i64 %t7, %high
  br i1 %t9, label %b5, label %b6
b5:
  %t10 = mul i64 %t7, 6
  %t11 = getelementptr inbounds i64, ptr %t3, i64 %t10
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
  %t8 = add nuw nsw i64 %t7, 1
  br label %b4
b6:
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
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 0
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr
  br label %b4
b4:
  %t7 = phi i64 [ %low, %entry ], [ %t8, %b5 ]
  %t9 = icmp slt i64 %t7, %high
  br i1 %t9, label %b5, label %b6
b5:
  %t10 = mul i64 %t7, 6
  %t11 = getelementptr inbounds i64, ptr %t3, i64 %t10
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
  %t8 = add nuw nsw i64 %t7, 1
  br label %b4
b6:
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
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 0
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr
  br label %b4
b4:
  %t7 = phi i64 [ %low, %entry ], [ %t8, %b5 ]
  %t9 = icmp slt i64 %t7, %high
  br i1 %t9, label %b5, label %b6
b5:
  %t10 = mul i64 %t7, 6
  %t11 = getelementptr inbounds i64, ptr %t3, i64 %t10
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
  %t8 = add nuw nsw i64 %t7, 1
  br label %b4
b6:
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
