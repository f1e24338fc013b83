target triple = "x86_64-unknown-linux-gnu"


declare <16 x double> @llvm.fabs.v16f64(<16 x double>)
declare <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr>, i32, <16 x i1>, <16 x double>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare <16 x double> @llvm.masked.load.v16f64.p0(ptr, i32, <16 x i1>, <16 x double>)
declare void @llvm.masked.scatter.v16f64.v16p0(<16 x double>, <16 x ptr>, i32, <16 x i1>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
declare void @llvm.masked.store.v16f64.p0(<16 x double>, ptr, i32, <16 x i1>)
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
  %t77 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t78 = load i64, ptr %t77, align 8
  %t79 = inttoptr i64 %t78 to ptr
  %t81 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t82 = load i64, ptr %t81, align 8
  br i1 %t8, label %b9, label %b10
b9:
  %t12 = add i64 %row, %rows
  %t13 = udiv i64 1024, %cols
  %t58 = icmp eq i64 %cols, 1
  br label %b14
b14:
  %t17 = phi i64 [ %row, %b9 ], [ %t18, %b61 ]
  %t19 = icmp slt i64 %t17, %t12
  br i1 %t19, label %b15, label %b16
b15:
  %t20 = sub i64 %t12, %t17
  %t21 = call i64 @llvm.smin.i64(i64 %t13, i64 %t20)
  %t22 = mul i64 %t21, %cols
  %t23 = urem i64 %t22, 16
  %t24 = sub i64 %t22, %t23
  %t34 = mul i64 %t17, %t2
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
  br label %b41
b41:
  %t44 = phi i64 [ %t24, %b27 ], [ %t45, %b42 ]
  %t46 = icmp slt i64 %t44, %t22
  br i1 %t46, label %b42, label %b43
b42:
  %t53 = add i64 %t34, %t44
  %t47 = sub i64 %t22, %t44
  %t48 = call i64 @llvm.smin.i64(i64 %t47, i64 16)
  %t49 = trunc i64 %t48 to i32
  %t50 = insertelement <16 x i32> poison, i32 %t49, i64 0
  %t51 = shufflevector <16 x i32> %t50, <16 x i32> poison, <16 x i32> zeroinitializer
  %t52 = icmp sgt <16 x i32> %t51, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t54 = getelementptr inbounds float, ptr %t33, i64 %t53
  %t55 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t54, i32 4, <16 x i1> %t52, <16 x float> zeroinitializer)
  %t56 = fpext <16 x float> %t55 to <16 x double>
  %t57 = getelementptr inbounds double, ptr %t39, i64 %t44
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t56, ptr %t57, i32 8, <16 x i1> %t52)
  %t45 = add nuw nsw i64 %t44, 16
  br label %b41
b43:
  br i1 %t58, label %b59, label %b60
b59:
  br label %b62
b62:
  %t65 = phi i64 [ 0, %b59 ], [ %t66, %b63 ]
  %t67 = icmp slt i64 %t65, %t21
  br i1 %t67, label %b63, label %b64
b63:
  %t80 = add i64 %t17, %t65
  %t83 = mul i64 %t80, %t82
  %t68 = sub i64 %t21, %t65
  %t69 = call i64 @llvm.smin.i64(i64 %t68, i64 16)
  %t70 = trunc i64 %t69 to i32
  %t71 = insertelement <16 x i32> poison, i32 %t70, i64 0
  %t72 = shufflevector <16 x i32> %t71, <16 x i32> poison, <16 x i32> zeroinitializer
  %t73 = icmp sgt <16 x i32> %t72, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t74 = getelementptr inbounds double, ptr %t39, i64 %t65
  %t75 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t74, i32 8, <16 x i1> %t73, <16 x double> zeroinitializer)
  %t76 = fadd <16 x double> splat (double 0x0000000000000000), %t75
  %t84 = getelementptr inbounds double, ptr %t79, i64 %t83
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t76, ptr %t84, i32 8, <16 x i1> %t73)
  %t66 = add nuw nsw i64 %t65, 16
  br label %b62
b64:
  br label %b61
b60:
  %t85 = icmp eq i64 %cols, 2
  br i1 %t85, label %b86, label %b87
b86:
  br label %b89
b89:
  %t92 = phi i64 [ 0, %b86 ], [ %t93, %b90 ]
  %t94 = icmp slt i64 %t92, %t21
  br i1 %t94, label %b90, label %b91
b90:
  %t95 = mul i64 %t92, 2
  %t98 = add i64 %t95, 1
  %t103 = add i64 %t17, %t92
  %t104 = mul i64 %t103, %t82
  %t96 = getelementptr inbounds double, ptr %t39, i64 %t95
  %t97 = load double, ptr %t96, align 8
  %t99 = getelementptr inbounds double, ptr %t39, i64 %t98
  %t100 = load double, ptr %t99, align 8
  %t101 = fadd double %t97, %t100
  %t102 = fadd double 0x0000000000000000, %t101
  %t105 = getelementptr inbounds double, ptr %t79, i64 %t104
  store double %t102, ptr %t105, align 8
  %t93 = add nuw nsw i64 %t92, 1
  br label %b89
b91:
  br label %b88
b87:
  %t106 = icmp eq i64 %cols, 3
  br i1 %t106, label %b107, label %b108
b107:
  br label %b110
b110:
  %t113 = phi i64 [ 0, %b107 ], [ %t114, %b111 ]
  %t115 = icmp slt i64 %t113, %t21
  br i1 %t115, label %b111, label %b112
b111:
  %t116 = mul i64 %t113, 3
  %t119 = add i64 %t116, 1
  %t122 = add i64 %t116, 2
  %t128 = add i64 %t17, %t113
  %t129 = mul i64 %t128, %t82
  %t117 = getelementptr inbounds double, ptr %t39, i64 %t116
  %t118 = load double, ptr %t117, align 8
  %t120 = getelementptr inbounds double, ptr %t39, i64 %t119
  %t121 = load double, ptr %t120, align 8
  %t123 = getelementptr inbounds double, ptr %t39, i64 %t122
  %t124 = load double, ptr %t123, align 8
  %t125 = fadd double %t118, %t124
  %t126 = fadd double %t125, %t121
  %t127 = fadd double 0x0000000000000000, %t126
  %t130 = getelementptr inbounds double, ptr %t79, i64 %t129
  store double %t127, ptr %t130, align 8
  %t114 = add nuw nsw i64 %t113, 1
  br label %b110
b112:
  br label %b109
b108:
  %t131 = icmp eq i64 %cols, 4
  br i1 %t131, label %b132, label %b133
b132:
  br label %b135
b135:
  %t138 = phi i64 [ 0, %b132 ], [ %t139, %b136 ]
  %t140 = icmp slt i64 %t138, %t21
  br i1 %t140, label %b136, label %b137
b136:
  %t141 = mul i64 %t138, 4
  %t144 = add i64 %t141, 1
  %t147 = add i64 %t141, 2
  %t150 = add i64 %t141, 3
  %t157 = add i64 %t17, %t138
  %t158 = mul i64 %t157, %t82
  %t142 = getelementptr inbounds double, ptr %t39, i64 %t141
  %t143 = load double, ptr %t142, align 8
  %t145 = getelementptr inbounds double, ptr %t39, i64 %t144
  %t146 = load double, ptr %t145, align 8
  %t148 = getelementptr inbounds double, ptr %t39, i64 %t147
  %t149 = load double, ptr %t148, align 8
  %t151 = getelementptr inbounds double, ptr %t39, i64 %t150
  %t152 = load double, ptr %t151, align 8
  %t153 = fadd double %t143, %t149
  %t154 = fadd double %t146, %t152
  %t155 = fadd double %t153, %t154
  %t156 = fadd double 0x0000000000000000, %t155
  %t159 = getelementptr inbounds double, ptr %t79, i64 %t158
  store double %t156, ptr %t159, align 8
  %t139 = add nuw nsw i64 %t138, 1
  br label %b135
b137:
  br label %b134
b133:
  %t160 = icmp eq i64 %cols, 5
  br i1 %t160, label %b161, label %b162
b161:
  br label %b164
b164:
  %t167 = phi i64 [ 0, %b161 ], [ %t168, %b165 ]
  %t169 = icmp slt i64 %t167, %t21
  br i1 %t169, label %b165, label %b166
b165:
  %t170 = mul i64 %t167, 5
  %t173 = add i64 %t170, 1
  %t176 = add i64 %t170, 2
  %t179 = add i64 %t170, 3
  %t182 = add i64 %t170, 4
  %t190 = add i64 %t17, %t167
  %t191 = mul i64 %t190, %t82
  %t171 = getelementptr inbounds double, ptr %t39, i64 %t170
  %t172 = load double, ptr %t171, align 8
  %t174 = getelementptr inbounds double, ptr %t39, i64 %t173
  %t175 = load double, ptr %t174, align 8
  %t177 = getelementptr inbounds double, ptr %t39, i64 %t176
  %t178 = load double, ptr %t177, align 8
  %t180 = getelementptr inbounds double, ptr %t39, i64 %t179
  %t181 = load double, ptr %t180, align 8
  %t183 = getelementptr inbounds double, ptr %t39, i64 %t182
  %t184 = load double, ptr %t183, align 8
  %t185 = fadd double %t172, %t184
  %t186 = fadd double %t185, %t178
  %t187 = fadd double %t175, %t181
  %t188 = fadd double %t186, %t187
  %t189 = fadd double 0x0000000000000000, %t188
  %t192 = getelementptr inbounds double, ptr %t79, i64 %t191
  store double %t189, ptr %t192, align 8
  %t168 = add nuw nsw i64 %t167, 1
  br label %b164
b166:
  br label %b163
b162:
  %t193 = icmp eq i64 %cols, 6
  br i1 %t193, label %b194, label %b195
b194:
  br label %b197
b197:
  %t200 = phi i64 [ 0, %b194 ], [ %t201, %b198 ]
  %t202 = icmp slt i64 %t200, %t21
  br i1 %t202, label %b198, label %b199
b198:
  %t203 = mul i64 %t200, 6
  %t206 = add i64 %t203, 1
  %t209 = add i64 %t203, 2
  %t212 = add i64 %t203, 3
  %t215 = add i64 %t203, 4
  %t218 = add i64 %t203, 5
  %t227 = add i64 %t17, %t200
  %t228 = mul i64 %t227, %t82
  %t204 = getelementptr inbounds double, ptr %t39, i64 %t203
  %t205 = load double, ptr %t204, align 8
  %t207 = getelementptr inbounds double, ptr %t39, i64 %t206
  %t208 = load double, ptr %t207, align 8
  %t210 = getelementptr inbounds double, ptr %t39, i64 %t209
  %t211 = load double, ptr %t210, align 8
  %t213 = getelementptr inbounds double, ptr %t39, i64 %t212
  %t214 = load double, ptr %t213, align 8
  %t216 = getelementptr inbounds double, ptr %t39, i64 %t215
  %t217 = load double, ptr %t216, align 8
  %t219 = getelementptr inbounds double, ptr %t39, i64 %t218
  %t220 = load double, ptr %t219, align 8
  %t221 = fadd double %t205, %t217
  %t222 = fadd double %t208, %t220
  %t223 = fadd double %t221, %t211
  %t224 = fadd double %t222, %t214
  %t225 = fadd double %t223, %t224
  %t226 = fadd double 0x0000000000000000, %t225
  %t229 = getelementptr inbounds double, ptr %t79, i64 %t228
  store double %t226, ptr %t229, align 8
  %t201 = add nuw nsw i64 %t200, 1
  br label %b197
b199:
  br label %b196
b195:
  %t230 = icmp eq i64 %cols, 7
  br i1 %t230, label %b231, label %b232
b231:
  br label %b234
b234:
  %t237 = phi i64 [ 0, %b231 ], [ %t238, %b235 ]
  %t239 = icmp slt i64 %t237, %t21
  br i1 %t239, label %b235, label %b236
b235:
  %t240 = mul i64 %t237, 7
  %t243 = add i64 %t240, 1
  %t246 = add i64 %t240, 2
  %t249 = add i64 %t240, 3
  %t252 = add i64 %t240, 4
  %t255 = add i64 %t240, 5
  %t258 = add i64 %t240, 6
  %t268 = add i64 %t17, %t237
  %t269 = mul i64 %t268, %t82
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
  %t256 = getelementptr inbounds double, ptr %t39, i64 %t255
  %t257 = load double, ptr %t256, align 8
  %t259 = getelementptr inbounds double, ptr %t39, i64 %t258
  %t260 = load double, ptr %t259, align 8
  %t261 = fadd double %t242, %t254
  %t262 = fadd double %t245, %t257
  %t263 = fadd double %t248, %t260
  %t264 = fadd double %t261, %t263
  %t265 = fadd double %t262, %t251
  %t266 = fadd double %t264, %t265
  %t267 = fadd double 0x0000000000000000, %t266
  %t270 = getelementptr inbounds double, ptr %t79, i64 %t269
  store double %t267, ptr %t270, align 8
  %t238 = add nuw nsw i64 %t237, 1
  br label %b234
b236:
  br label %b233
b232:
  %t271 = icmp eq i64 %cols, 8
  br i1 %t271, label %b272, label %b273
b272:
  br label %b275
b275:
  %t278 = phi i64 [ 0, %b272 ], [ %t279, %b276 ]
  %t280 = icmp slt i64 %t278, %t21
  br i1 %t280, label %b276, label %b277
b276:
  %t281 = mul i64 %t278, 8
  %t284 = add i64 %t281, 1
  %t287 = add i64 %t281, 2
  %t290 = add i64 %t281, 3
  %t293 = add i64 %t281, 4
  %t296 = add i64 %t281, 5
  %t299 = add i64 %t281, 6
  %t302 = add i64 %t281, 7
  %t313 = add i64 %t17, %t278
  %t314 = mul i64 %t313, %t82
  %t282 = getelementptr inbounds double, ptr %t39, i64 %t281
  %t283 = load double, ptr %t282, align 8
  %t285 = getelementptr inbounds double, ptr %t39, i64 %t284
  %t286 = load double, ptr %t285, align 8
  %t288 = getelementptr inbounds double, ptr %t39, i64 %t287
  %t289 = load double, ptr %t288, align 8
  %t291 = getelementptr inbounds double, ptr %t39, i64 %t290
  %t292 = load double, ptr %t291, align 8
  %t294 = getelementptr inbounds double, ptr %t39, i64 %t293
  %t295 = load double, ptr %t294, align 8
  %t297 = getelementptr inbounds double, ptr %t39, i64 %t296
  %t298 = load double, ptr %t297, align 8
  %t300 = getelementptr inbounds double, ptr %t39, i64 %t299
  %t301 = load double, ptr %t300, align 8
  %t303 = getelementptr inbounds double, ptr %t39, i64 %t302
  %t304 = load double, ptr %t303, align 8
  %t305 = fadd double %t283, %t295
  %t306 = fadd double %t286, %t298
  %t307 = fadd double %t289, %t301
  %t308 = fadd double %t292, %t304
  %t309 = fadd double %t305, %t307
  %t310 = fadd double %t306, %t308
  %t311 = fadd double %t309, %t310
  %t312 = fadd double 0x0000000000000000, %t311
  %t315 = getelementptr inbounds double, ptr %t79, i64 %t314
  store double %t312, ptr %t315, align 8
  %t279 = add nuw nsw i64 %t278, 1
  br label %b275
b277:
  br label %b274
b273:
  br label %b316
b316:
  %t319 = phi i64 [ 0, %b273 ], [ %t320, %b324 ]
  %t321 = icmp slt i64 %t319, %t21
  br i1 %t321, label %b317, label %b318
b317:
  %t335 = mul i64 %t319, %cols
  %t355 = add i64 %t17, %t319
  %t356 = mul i64 %t355, %t82
  br label %b322
b322:
  %t325 = phi i64 [ 0, %b317 ], [ %t326, %b323 ]
  %t327 = phi <16 x double> [ splat (double 0x0000000000000000), %b317 ], [ %t340, %b323 ]
  %t328 = icmp slt i64 %t325, %cols
  br i1 %t328, label %b323, label %b324
b323:
  %t336 = add i64 %t335, %t325
  %t329 = sub i64 %cols, %t325
  %t330 = call i64 @llvm.smin.i64(i64 %t329, i64 16)
  %t331 = trunc i64 %t330 to i32
  %t332 = insertelement <16 x i32> poison, i32 %t331, i64 0
  %t333 = shufflevector <16 x i32> %t332, <16 x i32> poison, <16 x i32> zeroinitializer
  %t334 = icmp sgt <16 x i32> %t333, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t337 = getelementptr inbounds double, ptr %t39, i64 %t336
  %t338 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t337, i32 8, <16 x i1> %t334, <16 x double> zeroinitializer)
  %t339 = fadd <16 x double> %t327, %t338
  %t340 = select <16 x i1> %t334, <16 x double> %t339, <16 x double> %t327
  %t326 = add nuw nsw i64 %t325, 16
  br label %b322
b324:
  %t341 = shufflevector <16 x double> %t327, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t342 = shufflevector <16 x double> %t327, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t343 = fadd <8 x double> %t341, %t342
  %t344 = shufflevector <8 x double> %t343, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t345 = shufflevector <8 x double> %t343, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t346 = fadd <4 x double> %t344, %t345
  %t347 = shufflevector <4 x double> %t346, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t348 = shufflevector <4 x double> %t346, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t349 = fadd <2 x double> %t347, %t348
  %t350 = shufflevector <2 x double> %t349, <2 x double> poison, <1 x i32> <i32 0>
  %t351 = shufflevector <2 x double> %t349, <2 x double> poison, <1 x i32> <i32 1>
  %t352 = extractelement <1 x double> %t350, i64 0
  %t353 = extractelement <1 x double> %t351, i64 0
  %t354 = fadd double %t352, %t353
  %t357 = getelementptr inbounds double, ptr %t79, i64 %t356
  store double %t354, ptr %t357, align 8
  %t320 = add nuw nsw i64 %t319, 1
  br label %b316
b318:
  br label %b274
b274:
  br label %b233
b233:
  br label %b196
b196:
  br label %b163
b163:
  br label %b134
b134:
  br label %b109
b109:
  br label %b88
b88:
  br label %b61
b61:
  %t18 = add nuw nsw i64 %t17, %t13
  br label %b14
b16:
  br label %b11
b10:
  %t358 = add i64 %row, %rows
  %t365 = add i64 %col, %cols
  br label %b359
b359:
  %t362 = phi i64 [ %row, %b10 ], [ %t363, %b368 ]
  %t364 = icmp slt i64 %t362, %t358
  br i1 %t364, label %b360, label %b361
b360:
  %t384 = mul i64 %t362, %t2
  %t423 = mul i64 %t362, %t82
  br label %b366
b366:
  %t369 = phi i64 [ %col, %b360 ], [ %t370, %b392 ]
  %t371 = icmp slt i64 %t369, %t365
  br i1 %t371, label %b367, label %b368
b367:
  %t372 = add i64 %t369, 1024
  %t373 = call i64 @llvm.smin.i64(i64 %t372, i64 %t365)
  %t374 = sub i64 %t373, %t369
  %t375 = urem i64 %t374, 16
  %t376 = sub i64 %t373, %t375
  %t424 = udiv i64 %t369, 1024
  %t425 = add i64 %t423, %t424
  br label %b377
b377:
  %t380 = phi i64 [ %t369, %b367 ], [ %t381, %b378 ]
  %t382 = phi <16 x double> [ splat (double 0x0000000000000000), %b367 ], [ %t389, %b378 ]
  %t383 = icmp slt i64 %t380, %t376
  br i1 %t383, label %b378, label %b379
b378:
  %t385 = add i64 %t384, %t380
  %t386 = getelementptr inbounds float, ptr %t33, i64 %t385
  %t387 = load <16 x float>, ptr %t386, align 4
  %t388 = fpext <16 x float> %t387 to <16 x double>
  %t389 = fadd <16 x double> %t382, %t388
  %t381 = add nuw nsw i64 %t380, 16
  br label %b377
b379:
  br label %b390
b390:
  %t393 = phi i64 [ %t376, %b379 ], [ %t394, %b391 ]
  %t395 = phi <16 x double> [ %t382, %b379 ], [ %t408, %b391 ]
  %t396 = icmp slt i64 %t393, %t373
  br i1 %t396, label %b391, label %b392
b391:
  %t403 = add i64 %t384, %t393
  %t397 = sub i64 %t373, %t393
  %t398 = call i64 @llvm.smin.i64(i64 %t397, i64 16)
  %t399 = trunc i64 %t398 to i32
  %t400 = insertelement <16 x i32> poison, i32 %t399, i64 0
  %t401 = shufflevector <16 x i32> %t400, <16 x i32> poison, <16 x i32> zeroinitializer
  %t402 = icmp sgt <16 x i32> %t401, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t404 = getelementptr inbounds float, ptr %t33, i64 %t403
  %t405 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t404, i32 4, <16 x i1> %t402, <16 x float> zeroinitializer)
  %t406 = fpext <16 x float> %t405 to <16 x double>
  %t407 = fadd <16 x double> %t395, %t406
  %t408 = select <16 x i1> %t402, <16 x double> %t407, <16 x double> %t395
  %t394 = add nuw nsw i64 %t393, 16
  br label %b390
b392:
  %t409 = shufflevector <16 x double> %t395, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t410 = shufflevector <16 x double> %t395, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t411 = fadd <8 x double> %t409, %t410
  %t412 = shufflevector <8 x double> %t411, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t413 = shufflevector <8 x double> %t411, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t414 = fadd <4 x double> %t412, %t413
  %t415 = shufflevector <4 x double> %t414, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t416 = shufflevector <4 x double> %t414, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t417 = fadd <2 x double> %t415, %t416
  %t418 = shufflevector <2 x double> %t417, <2 x double> poison, <1 x i32> <i32 0>
  %t419 = shufflevector <2 x double> %t417, <2 x double> poison, <1 x i32> <i32 1>
  %t420 = extractelement <1 x double> %t418, i64 0
  %t421 = extractelement <1 x double> %t419, i64 0
  %t422 = fadd double %t420, %t421
  %t426 = getelementptr inbounds double, ptr %t79, i64 %t425
  store double %t422, ptr %t426, align 8
  %t370 = add nuw nsw i64 %t369, 1024
  br label %b366
b368:
  %t363 = add nuw nsw i64 %t362, 1
  br label %b359
b361:
  br label %b11
b11:
  ret void
}

define internal void @sf_sweep0_pass1(ptr %ctx, ptr %tensor, i64 %number, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t44 = alloca float, i64 1040, align 64
  %t95 = alloca float, i64 1040, align 64
  %t97 = alloca float, i64 1040, align 64
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
  %t87 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t88 = load i64, ptr %t87, align 8
  %t89 = inttoptr i64 %t88 to ptr
  %t148 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t149 = load i64, ptr %t148, align 8
  %t150 = inttoptr i64 %t149 to ptr
  %t152 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t153 = load i64, ptr %t152, align 8
  %t170 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t171 = load i64, ptr %t170, align 8
  %t172 = inttoptr i64 %t171 to ptr
  br i1 %t8, label %b9, label %b10
b9:
  %t12 = add i64 %row, %rows
  %t13 = udiv i64 1024, %cols
  %t20 = icmp eq i64 %cols, 1
  br label %b14
b14:
  %t17 = phi i64 [ %row, %b9 ], [ %t18, %b121 ]
  %t19 = icmp slt i64 %t17, %t12
  br i1 %t19, label %b15, label %b16
b15:
  %t74 = sub i64 %t12, %t17
  %t75 = call i64 @llvm.smin.i64(i64 %t13, i64 %t74)
  %t76 = mul i64 %t75, %cols
  %t77 = urem i64 %t76, 16
  %t78 = sub i64 %t76, %t77
  %t90 = mul i64 %t17, %t2
  br i1 %t20, label %b21, label %b22
b21:
  %t24 = sub i64 %t12, %t17
  %t25 = call i64 @llvm.smin.i64(i64 %t13, i64 %t24)
  br label %b26
b26:
  %t29 = phi i64 [ 0, %b21 ], [ %t30, %b27 ]
  %t31 = icmp slt i64 %t29, %t25
  br i1 %t31, label %b27, label %b28
b27:
  %t41 = add i64 %t17, %t29
  %t32 = sub i64 %t25, %t29
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
  br label %b23
b22:
  %t46 = sub i64 %t12, %t17
  %t47 = call i64 @llvm.smin.i64(i64 %t13, i64 %t46)
  br label %b48
b48:
  %t51 = phi i64 [ 0, %b22 ], [ %t52, %b61 ]
  %t53 = icmp slt i64 %t51, %t47
  br i1 %t53, label %b49, label %b50
b49:
  %t54 = add i64 %t17, %t51
  %t71 = mul i64 %t51, %cols
  %t55 = getelementptr inbounds float, ptr %t40, i64 %t54
  %t56 = load float, ptr %t55, align 4
  %t57 = insertelement <16 x float> poison, float %t56, i64 0
  %t58 = shufflevector <16 x float> %t57, <16 x float> poison, <16 x i32> zeroinitializer
  br label %b59
b59:
  %t62 = phi i64 [ 0, %b49 ], [ %t63, %b60 ]
  %t64 = icmp slt i64 %t62, %cols
  br i1 %t64, label %b60, label %b61
b60:
  %t72 = add i64 %t71, %t62
  %t65 = sub i64 %cols, %t62
  %t66 = call i64 @llvm.smin.i64(i64 %t65, i64 16)
  %t67 = trunc i64 %t66 to i32
  %t68 = insertelement <16 x i32> poison, i32 %t67, i64 0
  %t69 = shufflevector <16 x i32> %t68, <16 x i32> poison, <16 x i32> zeroinitializer
  %t70 = icmp sgt <16 x i32> %t69, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t73 = getelementptr inbounds float, ptr %t44, i64 %t72
  store <16 x float> %t58, ptr %t73, align 4
  %t63 = add nuw nsw i64 %t62, 16
  br label %b59
b61:
  %t52 = add nuw nsw i64 %t51, 1
  br label %b48
b50:
  br label %b23
b23:
  br label %b79
b79:
  %t82 = phi i64 [ 0, %b23 ], [ %t83, %b80 ]
  %t84 = icmp slt i64 %t82, %t78
  br i1 %t84, label %b80, label %b81
b80:
  %t91 = add i64 %t90, %t82
  %t85 = getelementptr inbounds float, ptr %t44, i64 %t82
  %t86 = load <16 x float>, ptr %t85, align 4
  %t92 = getelementptr inbounds float, ptr %t89, i64 %t91
  %t93 = load <16 x float>, ptr %t92, align 4
  %t94 = fsub <16 x float> %t93, %t86
  %t96 = getelementptr inbounds float, ptr %t95, i64 %t82
  store <16 x float> %t94, ptr %t96, align 4
  %t98 = getelementptr inbounds float, ptr %t97, i64 %t82
  store <16 x float> %t94, ptr %t98, align 4
  %t83 = add nuw nsw i64 %t82, 16
  br label %b79
b81:
  br label %b99
b99:
  %t102 = phi i64 [ %t78, %b81 ], [ %t103, %b100 ]
  %t104 = icmp slt i64 %t102, %t76
  br i1 %t104, label %b100, label %b101
b100:
  %t113 = add i64 %t90, %t102
  %t105 = sub i64 %t76, %t102
  %t106 = call i64 @llvm.smin.i64(i64 %t105, i64 16)
  %t107 = trunc i64 %t106 to i32
  %t108 = insertelement <16 x i32> poison, i32 %t107, i64 0
  %t109 = shufflevector <16 x i32> %t108, <16 x i32> poison, <16 x i32> zeroinitializer
  %t110 = icmp sgt <16 x i32> %t109, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t111 = getelementptr inbounds float, ptr %t44, i64 %t102
  %t112 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t111, i32 4, <16 x i1> %t110, <16 x float> zeroinitializer)
  %t114 = getelementptr inbounds float, ptr %t89, i64 %t113
  %t115 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t114, i32 4, <16 x i1> %t110, <16 x float> zeroinitializer)
  %t116 = fsub <16 x float> %t115, %t112
  %t117 = getelementptr inbounds float, ptr %t95, i64 %t102
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t116, ptr %t117, i32 4, <16 x i1> %t110)
  %t118 = getelementptr inbounds float, ptr %t97, i64 %t102
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t116, ptr %t118, i32 4, <16 x i1> %t110)
  %t103 = add nuw nsw i64 %t102, 16
  br label %b99
b101:
  br i1 %t20, label %b119, label %b120
b119:
  br label %b122
b122:
  %t125 = phi i64 [ 0, %b119 ], [ %t126, %b123 ]
  %t127 = icmp slt i64 %t125, %t75
  br i1 %t127, label %b123, label %b124
b123:
  %t151 = add i64 %t17, %t125
  %t154 = mul i64 %t151, %t153
  %t128 = sub i64 %t75, %t125
  %t129 = call i64 @llvm.smin.i64(i64 %t128, i64 16)
  %t130 = trunc i64 %t129 to i32
  %t131 = insertelement <16 x i32> poison, i32 %t130, i64 0
  %t132 = shufflevector <16 x i32> %t131, <16 x i32> poison, <16 x i32> zeroinitializer
  %t133 = icmp sgt <16 x i32> %t132, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t134 = getelementptr inbounds float, ptr %t95, i64 %t125
  %t135 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t134, i32 4, <16 x i1> %t133, <16 x float> zeroinitializer)
  %t136 = bitcast <16 x float> %t135 to <16 x i32>
  %t137 = ashr <16 x i32> %t136, splat (i32 31)
  %t138 = and <16 x i32> %t137, splat (i32 2147483647)
  %t139 = xor <16 x i32> %t136, %t138
  %t140 = fcmp une <16 x float> %t135, %t135
  %t141 = select <16 x i1> %t140, <16 x i32> splat (i32 2147483647), <16 x i32> %t139
  %t142 = call <16 x i32> @llvm.smax.v16i32(<16 x i32> splat (i32 -2139095041), <16 x i32> %t141)
  %t143 = ashr <16 x i32> %t142, splat (i32 31)
  %t144 = and <16 x i32> %t143, splat (i32 2147483647)
  %t145 = xor <16 x i32> %t142, %t144
  %t146 = bitcast <16 x i32> %t145 to <16 x float>
  %t147 = fpext <16 x float> %t146 to <16 x double>
  %t155 = getelementptr inbounds double, ptr %t150, i64 %t154
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t147, ptr %t155, i32 8, <16 x i1> %t133)
  %t156 = getelementptr inbounds float, ptr %t97, i64 %t125
  %t157 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t156, i32 4, <16 x i1> %t133, <16 x float> zeroinitializer)
  %t158 = bitcast <16 x float> %t157 to <16 x i32>
  %t159 = ashr <16 x i32> %t158, splat (i32 31)
  %t160 = and <16 x i32> %t159, splat (i32 2147483647)
  %t161 = xor <16 x i32> %t158, %t160
  %t162 = fcmp une <16 x float> %t157, %t157
  %t163 = select <16 x i1> %t162, <16 x i32> splat (i32 -2147483648), <16 x i32> %t161
  %t164 = call <16 x i32> @llvm.smin.v16i32(<16 x i32> splat (i32 2139095040), <16 x i32> %t163)
  %t165 = ashr <16 x i32> %t164, splat (i32 31)
  %t166 = and <16 x i32> %t165, splat (i32 2147483647)
  %t167 = xor <16 x i32> %t164, %t166
  %t168 = bitcast <16 x i32> %t167 to <16 x float>
  %t169 = fpext <16 x float> %t168 to <16 x double>
  %t173 = getelementptr inbounds double, ptr %t172, i64 %t154
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t169, ptr %t173, i32 8, <16 x i1> %t133)
  %t126 = add nuw nsw i64 %t125, 16
  br label %b122
b124:
  br label %b121
b120:
  %t174 = icmp eq i64 %cols, 2
  br i1 %t174, label %b175, label %b176
b175:
  br label %b178
b178:
  %t181 = phi i64 [ 0, %b175 ], [ %t182, %b179 ]
  %t183 = icmp slt i64 %t181, %t75
  br i1 %t183, label %b179, label %b180
b179:
  %t184 = mul i64 %t181, 2
  %t187 = add i64 %t184, 1
  %t209 = add i64 %t17, %t181
  %t210 = mul i64 %t209, %t153
  %t185 = getelementptr inbounds float, ptr %t95, i64 %t184
  %t186 = load float, ptr %t185, align 4
  %t188 = getelementptr inbounds float, ptr %t95, i64 %t187
  %t189 = load float, ptr %t188, align 4
  %t190 = bitcast float %t186 to i32
  %t191 = ashr i32 %t190, 31
  %t192 = and i32 %t191, 2147483647
  %t193 = xor i32 %t190, %t192
  %t194 = fcmp une float %t186, %t186
  %t195 = select i1 %t194, i32 2147483647, i32 %t193
  %t196 = call i32 @llvm.smax.i32(i32 -2139095041, i32 %t195)
  %t197 = bitcast float %t189 to i32
  %t198 = ashr i32 %t197, 31
  %t199 = and i32 %t198, 2147483647
  %t200 = xor i32 %t197, %t199
  %t201 = fcmp une float %t189, %t189
  %t202 = select i1 %t201, i32 2147483647, i32 %t200
  %t203 = call i32 @llvm.smax.i32(i32 %t196, i32 %t202)
  %t204 = ashr i32 %t203, 31
  %t205 = and i32 %t204, 2147483647
  %t206 = xor i32 %t203, %t205
  %t207 = bitcast i32 %t206 to float
  %t208 = fpext float %t207 to double
  %t211 = getelementptr inbounds double, ptr %t150, i64 %t210
  store double %t208, ptr %t211, align 8
  %t212 = getelementptr inbounds float, ptr %t97, i64 %t184
  %t213 = load float, ptr %t212, align 4
  %t214 = getelementptr inbounds float, ptr %t97, i64 %t187
  %t215 = load float, ptr %t214, align 4
  %t216 = bitcast float %t213 to i32
  %t217 = ashr i32 %t216, 31
  %t218 = and i32 %t217, 2147483647
  %t219 = xor i32 %t216, %t218
  %t220 = fcmp une float %t213, %t213
  %t221 = select i1 %t220, i32 -2147483648, i32 %t219
  %t222 = call i32 @llvm.smin.i32(i32 2139095040, i32 %t221)
  %t223 = bitcast float %t215 to i32
  %t224 = ashr i32 %t223, 31
  %t225 = and i32 %t224, 2147483647
  %t226 = xor i32 %t223, %t225
  %t227 = fcmp une float %t215, %t215
  %t228 = select i1 %t227, i32 -2147483648, i32 %t226
  %t229 = call i32 @llvm.smin.i32(i32 %t222, i32 %t228)
  %t230 = ashr i32 %t229, 31
  %t231 = and i32 %t230, 2147483647
  %t232 = xor i32 %t229, %t231
  %t233 = bitcast i32 %t232 to float
  %t234 = fpext float %t233 to double
  %t235 = getelementptr inbounds double, ptr %t172, i64 %t210
  store double %t234, ptr %t235, align 8
  %t182 = add nuw nsw i64 %t181, 1
  br label %b178
b180:
  br label %b177
b176:
  %t236 = icmp eq i64 %cols, 3
  br i1 %t236, label %b237, label %b238
b237:
  br label %b240
b240:
  %t243 = phi i64 [ 0, %b237 ], [ %t244, %b241 ]
  %t245 = icmp slt i64 %t243, %t75
  br i1 %t245, label %b241, label %b242
b241:
  %t246 = mul i64 %t243, 3
  %t249 = add i64 %t246, 1
  %t252 = add i64 %t246, 2
  %t281 = add i64 %t17, %t243
  %t282 = mul i64 %t281, %t153
  %t247 = getelementptr inbounds float, ptr %t95, i64 %t246
  %t248 = load float, ptr %t247, align 4
  %t250 = getelementptr inbounds float, ptr %t95, i64 %t249
  %t251 = load float, ptr %t250, align 4
  %t253 = getelementptr inbounds float, ptr %t95, i64 %t252
  %t254 = load float, ptr %t253, align 4
  %t255 = bitcast float %t248 to i32
  %t256 = ashr i32 %t255, 31
  %t257 = and i32 %t256, 2147483647
  %t258 = xor i32 %t255, %t257
  %t259 = fcmp une float %t248, %t248
  %t260 = select i1 %t259, i32 2147483647, i32 %t258
  %t261 = call i32 @llvm.smax.i32(i32 -2139095041, i32 %t260)
  %t262 = bitcast float %t251 to i32
  %t263 = ashr i32 %t262, 31
  %t264 = and i32 %t263, 2147483647
  %t265 = xor i32 %t262, %t264
  %t266 = fcmp une float %t251, %t251
  %t267 = select i1 %t266, i32 2147483647, i32 %t265
  %t268 = call i32 @llvm.smax.i32(i32 %t261, i32 %t267)
  %t269 = bitcast float %t254 to i32
  %t270 = ashr i32 %t269, 31
  %t271 = and i32 %t270, 2147483647
  %t272 = xor i32 %t269, %t271
  %t273 = fcmp une float %t254, %t254
  %t274 = select i1 %t273, i32 2147483647, i32 %t272
  %t275 = call i32 @llvm.smax.i32(i32 %t268, i32 %t274)
  %t276 = ashr i32 %t275, 31
  %t277 = and i32 %t276, 2147483647
  %t278 = xor i32 %t275, %t277
  %t279 = bitcast i32 %t278 to float
  %t280 = fpext float %t279 to double
  %t283 = getelementptr inbounds double, ptr %t150, i64 %t282
  store double %t280, ptr %t283, align 8
  %t284 = getelementptr inbounds float, ptr %t97, i64 %t246
  %t285 = load float, ptr %t284, align 4
  %t286 = getelementptr inbounds float, ptr %t97, i64 %t249
  %t287 = load float, ptr %t286, align 4
  %t288 = getelementptr inbounds float, ptr %t97, i64 %t252
  %t289 = load float, ptr %t288, align 4
  %t290 = bitcast float %t285 to i32
  %t291 = ashr i32 %t290, 31
  %t292 = and i32 %t291, 2147483647
  %t293 = xor i32 %t290, %t292
  %t294 = fcmp une float %t285, %t285
  %t295 = select i1 %t294, i32 -2147483648, i32 %t293
  %t296 = call i32 @llvm.smin.i32(i32 2139095040, i32 %t295)
  %t297 = bitcast float %t287 to i32
  %t298 = ashr i32 %t297, 31
  %t299 = and i32 %t298, 2147483647
  %t300 = xor i32 %t297, %t299
  %t301 = fcmp une float %t287, %t287
  %t302 = select i1 %t301, i32 -2147483648, i32 %t300
  %t303 = call i32 @llvm.smin.i32(i32 %t296, i32 %t302)
  %t304 = bitcast float %t289 to i32
  %t305 = ashr i32 %t304, 31
  %t306 = and i32 %t305, 2147483647
  %t307 = xor i32 %t304, %t306
  %t308 = fcmp une float %t289, %t289
  %t309 = select i1 %t308, i32 -2147483648, i32 %t307
  %t310 = call i32 @llvm.smin.i32(i32 %t303, i32 %t309)
  %t311 = ashr i32 %t310, 31
  %t312 = and i32 %t311, 2147483647
  %t313 = xor i32 %t310, %t312
  %t314 = bitcast i32 %t313 to float
  %t315 = fpext float %t314 to double
  %t316 = getelementptr inbounds double, ptr %t172, i64 %t282
  store double %t315, ptr %t316, align 8
  %t244 = add nuw nsw i64 %t243, 1
  br label %b240
b242:
  br label %b239
b238:
  %t317 = icmp eq i64 %cols, 4
  br i1 %t317, label %b318, label %b319
b318:
  br label %b321
b321:
  %t324 = phi i64 [ 0, %b318 ], [ %t325, %b322 ]
  %t326 = icmp slt i64 %t324, %t75
  br i1 %t326, label %b322, label %b323
b322:
  %t327 = mul i64 %t324, 4
  %t330 = add i64 %t327, 1
  %t333 = add i64 %t327, 2
  %t336 = add i64 %t327, 3
  %t372 = add i64 %t17, %t324
  %t373 = mul i64 %t372, %t153
  %t328 = getelementptr inbounds float, ptr %t95, i64 %t327
  %t329 = load float, ptr %t328, align 4
  %t331 = getelementptr inbounds float, ptr %t95, i64 %t330
  %t332 = load float, ptr %t331, align 4
  %t334 = getelementptr inbounds float, ptr %t95, i64 %t333
  %t335 = load float, ptr %t334, align 4
  %t337 = getelementptr inbounds float, ptr %t95, i64 %t336
  %t338 = load float, ptr %t337, align 4
  %t339 = bitcast float %t329 to i32
  %t340 = ashr i32 %t339, 31
  %t341 = and i32 %t340, 2147483647
  %t342 = xor i32 %t339, %t341
  %t343 = fcmp une float %t329, %t329
  %t344 = select i1 %t343, i32 2147483647, i32 %t342
  %t345 = call i32 @llvm.smax.i32(i32 -2139095041, i32 %t344)
  %t346 = bitcast float %t332 to i32
  %t347 = ashr i32 %t346, 31
  %t348 = and i32 %t347, 2147483647
  %t349 = xor i32 %t346, %t348
  %t350 = fcmp une float %t332, %t332
  %t351 = select i1 %t350, i32 2147483647, i32 %t349
  %t352 = call i32 @llvm.smax.i32(i32 %t345, i32 %t351)
  %t353 = bitcast float %t335 to i32
  %t354 = ashr i32 %t353, 31
  %t355 = and i32 %t354, 2147483647
  %t356 = xor i32 %t353, %t355
  %t357 = fcmp une float %t335, %t335
  %t358 = select i1 %t357, i32 2147483647, i32 %t356
  %t359 = call i32 @llvm.smax.i32(i32 %t352, i32 %t358)
  %t360 = bitcast float %t338 to i32
  %t361 = ashr i32 %t360, 31
  %t362 = and i32 %t361, 2147483647
  %t363 = xor i32 %t360, %t362
  %t364 = fcmp une float %t338, %t338
  %t365 = select i1 %t364, i32 2147483647, i32 %t363
  %t366 = call i32 @llvm.smax.i32(i32 %t359, i32 %t365)
  %t367 = ashr i32 %t366, 31
  %t368 = and i32 %t367, 2147483647
  %t369 = xor i32 %t366, %t368
  %t370 = bitcast i32 %t369 to float
  %t371 = fpext float %t370 to double
  %t374 = getelementptr inbounds double, ptr %t150, i64 %t373
  store double %t371, ptr %t374, align 8
  %t375 = getelementptr inbounds float, ptr %t97, i64 %t327
  %t376 = load float, ptr %t375, align 4
  %t377 = getelementptr inbounds float, ptr %t97, i64 %t330
  %t378 = load float, ptr %t377, align 4
  %t379 = getelementptr inbounds float, ptr %t97, i64 %t333
  %t380 = load float, ptr %t379, align 4
  %t381 = getelementptr inbounds float, ptr %t97, i64 %t336
  %t382 = load float, ptr %t381, align 4
  %t383 = bitcast float %t376 to i32
  %t384 = ashr i32 %t383, 31
  %t385 = and i32 %t384, 2147483647
  %t386 = xor i32 %t383, %t385
  %t387 = fcmp une float %t376, %t376
  %t388 = select i1 %t387, i32 -2147483648, i32 %t386
  %t389 = call i32 @llvm.smin.i32(i32 2139095040, i32 %t388)
  %t390 = bitcast float %t378 to i32
  %t391 = ashr i32 %t390, 31
  %t392 = and i32 %t391, 2147483647
  %t393 = xor i32 %t390, %t392
  %t394 = fcmp une float %t378, %t378
  %t395 = select i1 %t394, i32 -2147483648, i32 %t393
  %t396 = call i32 @llvm.smin.i32(i32 %t389, i32 %t395)
  %t397 = bitcast float %t380 to i32
  %t398 = ashr i32 %t397, 31
  %t399 = and i32 %t398, 2147483647
  %t400 = xor i32 %t397, %t399
  %t401 = fcmp une float %t380, %t380
  %t402 = select i1 %t401, i32 -2147483648, i32 %t400
  %t403 = call i32 @llvm.smin.i32(i32 %t396, i32 %t402)
  %t404 = bitcast float %t382 to i32
  %t405 = ashr i32 %t404, 31
  %t406 = and i32 %t405, 2147483647
  %t407 = xor i32 %t404, %t406
  %t408 = fcmp une float %t382, %t382
  %t409 = select i1 %t408, i32 -2147483648, i32 %t407
  %t410 = call i32 @llvm.smin.i32(i32 %t403, i32 %t409)
  %t411 = ashr i32 %t410, 31
  %t412 = and i32 %t411, 2147483647
  %t413 = xor i32 %t410, %t412
  %t414 = bitcast i32 %t413 to float
  %t415 = fpext float %t414 to double
  %t416 = getelementptr inbounds double, ptr %t172, i64 %t373
  store double %t415, ptr %t416, align 8
  %t325 = add nuw nsw i64 %t324, 1
  br label %b321
b323:
  br label %b320
b319:
  %t417 = icmp eq i64 %cols, 5
  br i1 %t417, label %b418, label %b419
b418:
  br label %b421
b421:
  %t424 = phi i64 [ 0, %b418 ], [ %t425, %b422 ]
  %t426 = icmp slt i64 %t424, %t75
  br i1 %t426, label %b422, label %b423
b422:
  %t427 = mul i64 %t424, 5
  %t430 = add i64 %t427, 1
  %t433 = add i64 %t427, 2
  %t436 = add i64 %t427, 3
  %t439 = add i64 %t427, 4
  %t482 = add i64 %t17, %t424
  %t483 = mul i64 %t482, %t153
  %t428 = getelementptr inbounds float, ptr %t95, i64 %t427
  %t429 = load float, ptr %t428, align 4
  %t431 = getelementptr inbounds float, ptr %t95, i64 %t430
  %t432 = load float, ptr %t431, align 4
  %t434 = getelementptr inbounds float, ptr %t95, i64 %t433
  %t435 = load float, ptr %t434, align 4
  %t437 = getelementptr inbounds float, ptr %t95, i64 %t436
  %t438 = load float, ptr %t437, align 4
  %t440 = getelementptr inbounds float, ptr %t95, i64 %t439
  %t441 = load float, ptr %t440, align 4
  %t442 = bitcast float %t429 to i32
  %t443 = ashr i32 %t442, 31
  %t444 = and i32 %t443, 2147483647
  %t445 = xor i32 %t442, %t444
  %t446 = fcmp une float %t429, %t429
  %t447 = select i1 %t446, i32 2147483647, i32 %t445
  %t448 = call i32 @llvm.smax.i32(i32 -2139095041, i32 %t447)
  %t449 = bitcast float %t432 to i32
  %t450 = ashr i32 %t449, 31
  %t451 = and i32 %t450, 2147483647
  %t452 = xor i32 %t449, %t451
  %t453 = fcmp une float %t432, %t432
  %t454 = select i1 %t453, i32 2147483647, i32 %t452
  %t455 = call i32 @llvm.smax.i32(i32 %t448, i32 %t454)
  %t456 = bitcast float %t435 to i32
  %t457 = ashr i32 %t456, 31
  %t458 = and i32 %t457, 2147483647
  %t459 = xor i32 %t456, %t458
  %t460 = fcmp une float %t435, %t435
  %t461 = select i1 %t460, i32 2147483647, i32 %t459
  %t462 = call i32 @llvm.smax.i32(i32 %t455, i32 %t461)
  %t463 = bitcast float %t438 to i32
  %t464 = ashr i32 %t463, 31
  %t465 = and i32 %t464, 2147483647
  %t466 = xor i32 %t463, %t465
  %t467 = fcmp une float %t438, %t438
  %t468 = select i1 %t467, i32 2147483647, i32 %t466
  %t469 = call i32 @llvm.smax.i32(i32 %t462, i32 %t468)
  %t470 = bitcast float %t441 to i32
  %t471 = ashr i32 %t470, 31
  %t472 = and i32 %t471, 2147483647
  %t473 = xor i32 %t470, %t472
  %t474 = fcmp une float %t441, %t441
  %t475 = select i1 %t474, i32 2147483647, i32 %t473
  %t476 = call i32 @llvm.smax.i32(i32 %t469, i32 %t475)
  %t477 = ashr i32 %t476, 31
  %t478 = and i32 %t477, 2147483647
  %t479 = xor i32 %t476, %t478
  %t480 = bitcast i32 %t479 to float
  %t481 = fpext float %t480 to double
  %t484 = getelementptr inbounds double, ptr %t150, i64 %t483
  store double %t481, ptr %t484, align 8
  %t485 = getelementptr inbounds float, ptr %t97, i64 %t427
  %t486 = load float, ptr %t485, align 4
  %t487 = getelementptr inbounds float, ptr %t97, i64 %t430
  %t488 = load float, ptr %t487, align 4
  %t489 = getelementptr inbounds float, ptr %t97, i64 %t433
  %t490 = load float, ptr %t489, align 4
  %t491 = getelementptr inbounds float, ptr %t97, i64 %t436
  %t492 = load float, ptr %t491, align 4
  %t493 = getelementptr inbounds float, ptr %t97, i64 %t439
  %t494 = load float, ptr %t493, align 4
  %t495 = bitcast float %t486 to i32
  %t496 = ashr i32 %t495, 31
  %t497 = and i32 %t496, 2147483647
  %t498 = xor i32 %t495, %t497
  %t499 = fcmp une float %t486, %t486
  %t500 = select i1 %t499, i32 -2147483648, i32 %t498
  %t501 = call i32 @llvm.smin.i32(i32 2139095040, i32 %t500)
  %t502 = bitcast float %t488 to i32
  %t503 = ashr i32 %t502, 31
  %t504 = and i32 %t503, 2147483647
  %t505 = xor i32 %t502, %t504
  %t506 = fcmp une float %t488, %t488
  %t507 = select i1 %t506, i32 -2147483648, i32 %t505
  %t508 = call i32 @llvm.smin.i32(i32 %t501, i32 %t507)
  %t509 = bitcast float %t490 to i32
  %t510 = ashr i32 %t509, 31
  %t511 = and i32 %t510, 2147483647
  %t512 = xor i32 %t509, %t511
  %t513 = fcmp une float %t490, %t490
  %t514 = select i1 %t513, i32 -2147483648, i32 %t512
  %t515 = call i32 @llvm.smin.i32(i32 %t508, i32 %t514)
  %t516 = bitcast float %t492 to i32
  %t517 = ashr i32 %t516, 31
  %t518 = and i32 %t517, 2147483647
  %t519 = xor i32 %t516, %t518
  %t520 = fcmp une float %t492, %t492
  %t521 = select i1 %t520, i32 -2147483648, i32 %t519
  %t522 = call i32 @llvm.smin.i32(i32 %t515, i32 %t521)
  %t523 = bitcast float %t494 to i32
  %t524 = ashr i32 %t523, 31
  %t525 = and i32 %t524, 2147483647
  %t526 = xor i32 %t523, %t525
  %t527 = fcmp une float %t494, %t494
  %t528 = select i1 %t527, i32 -2147483648, i32 %t526
  %t529 = call i32 @llvm.smin.i32(i32 %t522, i32 %t528)
  %t530 = ashr i32 %t529, 31
  %t531 = and i32 %t530, 2147483647
  %t532 = xor i32 %t529, %t531
  %t533 = bitcast i32 %t532 to float
  %t534 = fpext float %t533 to double
  %t535 = getelementptr inbounds double, ptr %t172, i64 %t483
  store double %t534, ptr %t535, align 8
  %t425 = add nuw nsw i64 %t424, 1
  br label %b421
b423:
  br label %b420
b419:
  %t536 = icmp eq i64 %cols, 6
  br i1 %t536, label %b537, label %b538
b537:
  br label %b540
b540:
  %t543 = phi i64 [ 0, %b537 ], [ %t544, %b541 ]
  %t545 = icmp slt i64 %t543, %t75
  br i1 %t545, label %b541, label %b542
b541:
  %t546 = mul i64 %t543, 6
  %t549 = add i64 %t546, 1
  %t552 = add i64 %t546, 2
  %t555 = add i64 %t546, 3
  %t558 = add i64 %t546, 4
  %t561 = add i64 %t546, 5
  %t611 = add i64 %t17, %t543
  %t612 = mul i64 %t611, %t153
  %t547 = getelementptr inbounds float, ptr %t95, i64 %t546
  %t548 = load float, ptr %t547, align 4
  %t550 = getelementptr inbounds float, ptr %t95, i64 %t549
  %t551 = load float, ptr %t550, align 4
  %t553 = getelementptr inbounds float, ptr %t95, i64 %t552
  %t554 = load float, ptr %t553, align 4
  %t556 = getelementptr inbounds float, ptr %t95, i64 %t555
  %t557 = load float, ptr %t556, align 4
  %t559 = getelementptr inbounds float, ptr %t95, i64 %t558
  %t560 = load float, ptr %t559, align 4
  %t562 = getelementptr inbounds float, ptr %t95, i64 %t561
  %t563 = load float, ptr %t562, align 4
  %t564 = bitcast float %t548 to i32
  %t565 = ashr i32 %t564, 31
  %t566 = and i32 %t565, 2147483647
  %t567 = xor i32 %t564, %t566
  %t568 = fcmp une float %t548, %t548
  %t569 = select i1 %t568, i32 2147483647, i32 %t567
  %t570 = call i32 @llvm.smax.i32(i32 -2139095041, i32 %t569)
  %t571 = bitcast float %t551 to i32
  %t572 = ashr i32 %t571, 31
  %t573 = and i32 %t572, 2147483647
  %t574 = xor i32 %t571, %t573
  %t575 = fcmp une float %t551, %t551
  %t576 = select i1 %t575, i32 2147483647, i32 %t574
  %t577 = call i32 @llvm.smax.i32(i32 %t570, i32 %t576)
  %t578 = bitcast float %t554 to i32
  %t579 = ashr i32 %t578, 31
  %t580 = and i32 %t579, 2147483647
  %t581 = xor i32 %t578, %t580
  %t582 = fcmp une float %t554, %t554
  %t583 = select i1 %t582, i32 2147483647, i32 %t581
  %t584 = call i32 @llvm.smax.i32(i32 %t577, i32 %t583)
  %t585 = bitcast float %t557 to i32
  %t586 = ashr i32 %t585, 31
  %t587 = and i32 %t586, 2147483647
  %t588 = xor i32 %t585, %t587
  %t589 = fcmp une float %t557, %t557
  %t590 = select i1 %t589, i32 2147483647, i32 %t588
  %t591 = call i32 @llvm.smax.i32(i32 %t584, i32 %t590)
  %t592 = bitcast float %t560 to i32
  %t593 = ashr i32 %t592, 31
  %t594 = and i32 %t593, 2147483647
  %t595 = xor i32 %t592, %t594
  %t596 = fcmp une float %t560, %t560
  %t597 = select i1 %t596, i32 2147483647, i32 %t595
  %t598 = call i32 @llvm.smax.i32(i32 %t591, i32 %t597)
  %t599 = bitcast float %t563 to i32
  %t600 = ashr i32 %t599, 31
  %t601 = and i32 %t600, 2147483647
  %t602 = xor i32 %t599, %t601
  %t603 = fcmp une float %t563, %t563
  %t604 = select i1 %t603, i32 2147483647, i32 %t602
  %t605 = call i32 @llvm.smax.i32(i32 %t598, i32 %t604)
  %t606 = ashr i32 %t605, 31
  %t607 = and i32 %t606, 2147483647
  %t608 = xor i32 %t605, %t607
  %t609 = bitcast i32 %t608 to float
  %t610 = fpext float %t609 to double
  %t613 = getelementptr inbounds double, ptr %t150, i64 %t612
  store double %t610, ptr %t613, align 8
  %t614 = getelementptr inbounds float, ptr %t97, i64 %t546
  %t615 = load float, ptr %t614, align 4
  %t616 = getelementptr inbounds float, ptr %t97, i64 %t549
  %t617 = load float, ptr %t616, align 4
  %t618 = getelementptr inbounds float, ptr %t97, i64 %t552
  %t619 = load float, ptr %t618, align 4
  %t620 = getelementptr inbounds float, ptr %t97, i64 %t555
  %t621 = load float, ptr %t620, align 4
  %t622 = getelementptr inbounds float, ptr %t97, i64 %t558
  %t623 = load float, ptr %t622, align 4
  %t624 = getelementptr inbounds float, ptr %t97, i64 %t561
  %t625 = load float, ptr %t624, align 4
  %t626 = bitcast float %t615 to i32
  %t627 = ashr i32 %t626, 31
  %t628 = and i32 %t627, 2147483647
  %t629 = xor i32 %t626, %t628
  %t630 = fcmp une float %t615, %t615
  %t631 = select i1 %t630, i32 -2147483648, i32 %t629
  %t632 = call i32 @llvm.smin.i32(i32 2139095040, i32 %t631)
  %t633 = bitcast float %t617 to i32
  %t634 = ashr i32 %t633, 31
  %t635 = and i32 %t634, 2147483647
  %t636 = xor i32 %t633, %t635
  %t637 = fcmp une float %t617, %t617
  %t638 = select i1 %t637, i32 -2147483648, i32 %t636
  %t639 = call i32 @llvm.smin.i32(i32 %t632, i32 %t638)
  %t640 = bitcast float %t619 to i32
  %t641 = ashr i32 %t640, 31
  %t642 = and i32 %t641, 2147483647
  %t643 = xor i32 %t640, %t642
  %t644 = fcmp une float %t619, %t619
  %t645 = select i1 %t644, i32 -2147483648, i32 %t643
  %t646 = call i32 @llvm.smin.i32(i32 %t639, i32 %t645)
  %t647 = bitcast float %t621 to i32
  %t648 = ashr i32 %t647, 31
  %t649 = and i32 %t648, 2147483647
  %t650 = xor i32 %t647, %t649
  %t651 = fcmp une float %t621, %t621
  %t652 = select i1 %t651, i32 -2147483648, i32 %t650
  %t653 = call i32 @llvm.smin.i32(i32 %t646, i32 %t652)
  %t654 = bitcast float %t623 to i32
  %t655 = ashr i32 %t654, 31
  %t656 = and i32 %t655, 2147483647
  %t657 = xor i32 %t654, %t656
  %t658 = fcmp une float %t623, %t623
  %t659 = select i1 %t658, i32 -2147483648, i32 %t657
  %t660 = call i32 @llvm.smin.i32(i32 %t653, i32 %t659)
  %t661 = bitcast float %t625 to i32
  %t662 = ashr i32 %t661, 31
  %t663 = and i32 %t662, 2147483647
  %t664 = xor i32 %t661, %t663
  %t665 = fcmp une float %t625, %t625
  %t666 = select i1 %t665, i32 -2147483648, i32 %t664
  %t667 = call i32 @llvm.smin.i32(i32 %t660, i32 %t666)
  %t668 = ashr i32 %t667, 31
  %t669 = and i32 %t668, 2147483647
  %t670 = xor i32 %t667, %t669
  %t671 = bitcast i32 %t670 to float
  %t672 = fpext float %t671 to double
  %t673 = getelementptr inbounds double, ptr %t172, i64 %t612
  store double %t672, ptr %t673, align 8
  %t544 = add nuw nsw i64 %t543, 1
  br label %b540
b542:
  br label %b539
b538:
  %t674 = icmp eq i64 %cols, 7
  br i1 %t674, label %b675, label %b676
b675:
  br label %b678
b678:
  %t681 = phi i64 [ 0, %b675 ], [ %t682, %b679 ]
  %t683 = icmp slt i64 %t681, %t75
  br i1 %t683, label %b679, label %b680
b679:
  %t684 = mul i64 %t681, 7
  %t687 = add i64 %t684, 1
  %t690 = add i64 %t684, 2
  %t693 = add i64 %t684, 3
  %t696 = add i64 %t684, 4
  %t699 = add i64 %t684, 5
  %t702 = add i64 %t684, 6
  %t759 = add i64 %t17, %t681
  %t760 = mul i64 %t759, %t153
  %t685 = getelementptr inbounds float, ptr %t95, i64 %t684
  %t686 = load float, ptr %t685, align 4
  %t688 = getelementptr inbounds float, ptr %t95, i64 %t687
  %t689 = load float, ptr %t688, align 4
  %t691 = getelementptr inbounds float, ptr %t95, i64 %t690
  %t692 = load float, ptr %t691, align 4
  %t694 = getelementptr inbounds float, ptr %t95, i64 %t693
  %t695 = load float, ptr %t694, align 4
  %t697 = getelementptr inbounds float, ptr %t95, i64 %t696
  %t698 = load float, ptr %t697, align 4
  %t700 = getelementptr inbounds float, ptr %t95, i64 %t699
  %t701 = load float, ptr %t700, align 4
  %t703 = getelementptr inbounds float, ptr %t95, i64 %t702
  %t704 = load float, ptr %t703, align 4
  %t705 = bitcast float %t686 to i32
  %t706 = ashr i32 %t705, 31
  %t707 = and i32 %t706, 2147483647
  %t708 = xor i32 %t705, %t707
  %t709 = fcmp une float %t686, %t686
  %t710 = select i1 %t709, i32 2147483647, i32 %t708
  %t711 = call i32 @llvm.smax.i32(i32 -2139095041, i32 %t710)
  %t712 = bitcast float %t689 to i32
  %t713 = ashr i32 %t712, 31
  %t714 = and i32 %t713, 2147483647
  %t715 = xor i32 %t712, %t714
  %t716 = fcmp une float %t689, %t689
  %t717 = select i1 %t716, i32 2147483647, i32 %t715
  %t718 = call i32 @llvm.smax.i32(i32 %t711, i32 %t717)
  %t719 = bitcast float %t692 to i32
  %t720 = ashr i32 %t719, 31
  %t721 = and i32 %t720, 2147483647
  %t722 = xor i32 %t719, %t721
  %t723 = fcmp une float %t692, %t692
  %t724 = select i1 %t723, i32 2147483647, i32 %t722
  %t725 = call i32 @llvm.smax.i32(i32 %t718, i32 %t724)
  %t726 = bitcast float %t695 to i32
  %t727 = ashr i32 %t726, 31
  %t728 = and i32 %t727, 2147483647
  %t729 = xor i32 %t726, %t728
  %t730 = fcmp une float %t695, %t695
  %t731 = select i1 %t730, i32 2147483647, i32 %t729
  %t732 = call i32 @llvm.smax.i32(i32 %t725, i32 %t731)
  %t733 = bitcast float %t698 to i32
  %t734 = ashr i32 %t733, 31
  %t735 = and i32 %t734, 2147483647
  %t736 = xor i32 %t733, %t735
  %t737 = fcmp une float %t698, %t698
  %t738 = select i1 %t737, i32 2147483647, i32 %t736
  %t739 = call i32 @llvm.smax.i32(i32 %t732, i32 %t738)
  %t740 = bitcast float %t701 to i32
  %t741 = ashr i32 %t740, 31
  %t742 = and i32 %t741, 2147483647
  %t743 = xor i32 %t740, %t742
  %t744 = fcmp une float %t701, %t701
  %t745 = select i1 %t744, i32 2147483647, i32 %t743
  %t746 = call i32 @llvm.smax.i32(i32 %t739, i32 %t745)
  %t747 = bitcast float %t704 to i32
  %t748 = ashr i32 %t747, 31
  %t749 = and i32 %t748, 2147483647
  %t750 = xor i32 %t747, %t749
  %t751 = fcmp une float %t704, %t704
  %t752 = select i1 %t751, i32 2147483647, i32 %t750
  %t753 = call i32 @llvm.smax.i32(i32 %t746, i32 %t752)
  %t754 = ashr i32 %t753, 31
  %t755 = and i32 %t754, 2147483647
  %t756 = xor i32 %t753, %t755
  %t757 = bitcast i32 %t756 to float
  %t758 = fpext float %t757 to double
  %t761 = getelementptr inbounds double, ptr %t150, i64 %t760
  store double %t758, ptr %t761, align 8
  %t762 = getelementptr inbounds float, ptr %t97, i64 %t684
  %t763 = load float, ptr %t762, align 4
  %t764 = getelementptr inbounds float, ptr %t97, i64 %t687
  %t765 = load float, ptr %t764, align 4
  %t766 = getelementptr inbounds float, ptr %t97, i64 %t690
  %t767 = load float, ptr %t766, align 4
  %t768 = getelementptr inbounds float, ptr %t97, i64 %t693
  %t769 = load float, ptr %t768, align 4
  %t770 = getelementptr inbounds float, ptr %t97, i64 %t696
  %t771 = load float, ptr %t770, align 4
  %t772 = getelementptr inbounds float, ptr %t97, i64 %t699
  %t773 = load float, ptr %t772, align 4
  %t774 = getelementptr inbounds float, ptr %t97, i64 %t702
  %t775 = load float, ptr %t774, align 4
  %t776 = bitcast float %t763 to i32
  %t777 = ashr i32 %t776, 31
  %t778 = and i32 %t777, 2147483647
  %t779 = xor i32 %t776, %t778
  %t780 = fcmp une float %t763, %t763
  %t781 = select i1 %t780, i32 -2147483648, i32 %t779
  %t782 = call i32 @llvm.smin.i32(i32 2139095040, i32 %t781)
  %t783 = bitcast float %t765 to i32
  %t784 = ashr i32 %t783, 31
  %t785 = and i32 %t784, 2147483647
  %t786 = xor i32 %t783, %t785
  %t787 = fcmp une float %t765, %t765
  %t788 = select i1 %t787, i32 -2147483648, i32 %t786
  %t789 = call i32 @llvm.smin.i32(i32 %t782, i32 %t788)
  %t790 = bitcast float %t767 to i32
  %t791 = ashr i32 %t790, 31
  %t792 = and i32 %t791, 2147483647
  %t793 = xor i32 %t790, %t792
  %t794 = fcmp une float %t767, %t767
  %t795 = select i1 %t794, i32 -2147483648, i32 %t793
  %t796 = call i32 @llvm.smin.i32(i32 %t789, i32 %t795)
  %t797 = bitcast float %t769 to i32
  %t798 = ashr i32 %t797, 31
  %t799 = and i32 %t798, 2147483647
  %t800 = xor i32 %t797, %t799
  %t801 = fcmp une float %t769, %t769
  %t802 = select i1 %t801, i32 -2147483648, i32 %t800
  %t803 = call i32 @llvm.smin.i32(i32 %t796, i32 %t802)
  %t804 = bitcast float %t771 to i32
  %t805 = ashr i32 %t804, 31
  %t806 = and i32 %t805, 2147483647
  %t807 = xor i32 %t804, %t806
  %t808 = fcmp une float %t771, %t771
  %t809 = select i1 %t808, i32 -2147483648, i32 %t807
  %t810 = call i32 @llvm.smin.i32(i32 %t803, i32 %t809)
  %t811 = bitcast float %t773 to i32
  %t812 = ashr i32 %t811, 31
  %t813 = and i32 %t812, 2147483647
  %t814 = xor i32 %t811, %t813
  %t815 = fcmp une float %t773, %t773
  %t816 = select i1 %t815, i32 -2147483648, i32 %t814
  %t817 = call i32 @llvm.smin.i32(i32 %t810, i32 %t816)
  %t818 = bitcast float %t775 to i32
  %t819 = ashr i32 %t818, 31
  %t820 = and i32 %t819, 2147483647
  %t821 = xor i32 %t818, %t820
  %t822 = fcmp une float %t775, %t775
  %t823 = select i1 %t822, i32 -2147483648, i32 %t821
  %t824 = call i32 @llvm.smin.i32(i32 %t817, i32 %t823)
  %t825 = ashr i32 %t824, 31
  %t826 = and i32 %t825, 2147483647
  %t827 = xor i32 %t824, %t826
  %t828 = bitcast i32 %t827 to float
  %t829 = fpext float %t828 to double
  %t830 = getelementptr inbounds double, ptr %t172, i64 %t760
  store double %t829, ptr %t830, align 8
  %t682 = add nuw nsw i64 %t681, 1
  br label %b678
b680:
  br label %b677
b676:
  %t831 = icmp eq i64 %cols, 8
  br i1 %t831, label %b832, label %b833
b832:
  br label %b835
b835:
  %t838 = phi i64 [ 0, %b832 ], [ %t839, %b836 ]
  %t840 = icmp slt i64 %t838, %t75
  br i1 %t840, label %b836, label %b837
b836:
  %t841 = mul i64 %t838, 8
  %t844 = add i64 %t841, 1
  %t847 = add i64 %t841, 2
  %t850 = add i64 %t841, 3
  %t853 = add i64 %t841, 4
  %t856 = add i64 %t841, 5
  %t859 = add i64 %t841, 6
  %t862 = add i64 %t841, 7
  %t926 = add i64 %t17, %t838
  %t927 = mul i64 %t926, %t153
  %t842 = getelementptr inbounds float, ptr %t95, i64 %t841
  %t843 = load float, ptr %t842, align 4
  %t845 = getelementptr inbounds float, ptr %t95, i64 %t844
  %t846 = load float, ptr %t845, align 4
  %t848 = getelementptr inbounds float, ptr %t95, i64 %t847
  %t849 = load float, ptr %t848, align 4
  %t851 = getelementptr inbounds float, ptr %t95, i64 %t850
  %t852 = load float, ptr %t851, align 4
  %t854 = getelementptr inbounds float, ptr %t95, i64 %t853
  %t855 = load float, ptr %t854, align 4
  %t857 = getelementptr inbounds float, ptr %t95, i64 %t856
  %t858 = load float, ptr %t857, align 4
  %t860 = getelementptr inbounds float, ptr %t95, i64 %t859
  %t861 = load float, ptr %t860, align 4
  %t863 = getelementptr inbounds float, ptr %t95, i64 %t862
  %t864 = load float, ptr %t863, align 4
  %t865 = bitcast float %t843 to i32
  %t866 = ashr i32 %t865, 31
  %t867 = and i32 %t866, 2147483647
  %t868 = xor i32 %t865, %t867
  %t869 = fcmp une float %t843, %t843
  %t870 = select i1 %t869, i32 2147483647, i32 %t868
  %t871 = call i32 @llvm.smax.i32(i32 -2139095041, i32 %t870)
  %t872 = bitcast float %t846 to i32
  %t873 = ashr i32 %t872, 31
  %t874 = and i32 %t873, 2147483647
  %t875 = xor i32 %t872, %t874
  %t876 = fcmp une float %t846, %t846
  %t877 = select i1 %t876, i32 2147483647, i32 %t875
  %t878 = call i32 @llvm.smax.i32(i32 %t871, i32 %t877)
  %t879 = bitcast float %t849 to i32
  %t880 = ashr i32 %t879, 31
  %t881 = and i32 %t880, 2147483647
  %t882 = xor i32 %t879, %t881
  %t883 = fcmp une float %t849, %t849
  %t884 = select i1 %t883, i32 2147483647, i32 %t882
  %t885 = call i32 @llvm.smax.i32(i32 %t878, i32 %t884)
  %t886 = bitcast float %t852 to i32
  %t887 = ashr i32 %t886, 31
  %t888 = and i32 %t887, 2147483647
  %t889 = xor i32 %t886, %t888
  %t890 = fcmp une float %t852, %t852
  %t891 = select i1 %t890, i32 2147483647, i32 %t889
  %t892 = call i32 @llvm.smax.i32(i32 %t885, i32 %t891)
  %t893 = bitcast float %t855 to i32
  %t894 = ashr i32 %t893, 31
  %t895 = and i32 %t894, 2147483647
  %t896 = xor i32 %t893, %t895
  %t897 = fcmp une float %t855, %t855
  %t898 = select i1 %t897, i32 2147483647, i32 %t896
  %t899 = call i32 @llvm.smax.i32(i32 %t892, i32 %t898)
  %t900 = bitcast float %t858 to i32
  %t901 = ashr i32 %t900, 31
  %t902 = and i32 %t901, 2147483647
  %t903 = xor i32 %t900, %t902
  %t904 = fcmp une float %t858, %t858
  %t905 = select i1 %t904, i32 2147483647, i32 %t903
  %t906 = call i32 @llvm.smax.i32(i32 %t899, i32 %t905)
  %t907 = bitcast float %t861 to i32
  %t908 = ashr i32 %t907, 31
  %t909 = and i32 %t908, 2147483647
  %t910 = xor i32 %t907, %t909
  %t911 = fcmp une float %t861, %t861
  %t912 = select i1 %t911, i32 2147483647, i32 %t910
  %t913 = call i32 @llvm.smax.i32(i32 %t906, i32 %t912)
  %t914 = bitcast float %t864 to i32
  %t915 = ashr i32 %t914, 31
  %t916 = and i32 %t915, 2147483647
  %t917 = xor i32 %t914, %t916
  %t918 = fcmp une float %t864, %t864
  %t919 = select i1 %t918, i32 2147483647, i32 %t917
  %t920 = call i32 @llvm.smax.i32(i32 %t913, i32 %t919)
  %t921 = ashr i32 %t920, 31
  %t922 = and i32 %t921, 2147483647
  %t923 = xor i32 %t920, %t922
  %t924 = bitcast i32 %t923 to float
  %t925 = fpext float %t924 to double
  %t928 = getelementptr inbounds double, ptr %t150, i64 %t927
  store double %t925, ptr %t928, align 8
  %t929 = getelementptr inbounds float, ptr %t97, i64 %t841
  %t930 = load float, ptr %t929, align 4
  %t931 = getelementptr inbounds float, ptr %t97, i64 %t844
  %t932 = load float, ptr %t931, align 4
  %t933 = getelementptr inbounds float, ptr %t97, i64 %t847
  %t934 = load float, ptr %t933, align 4
  %t935 = getelementptr inbounds float, ptr %t97, i64 %t850
  %t936 = load float, ptr %t935, align 4
  %t937 = getelementptr inbounds float, ptr %t97, i64 %t853
  %t938 = load float, ptr %t937, align 4
  %t939 = getelementptr inbounds float, ptr %t97, i64 %t856
  %t940 = load float, ptr %t939, align 4
  %t941 = getelementptr inbounds float, ptr %t97, i64 %t859
  %t942 = load float, ptr %t941, align 4
  %t943 = getelementptr inbounds float, ptr %t97, i64 %t862
  %t944 = load float, ptr %t943, align 4
  %t945 = bitcast float %t930 to i32
  %t946 = ashr i32 %t945, 31
  %t947 = and i32 %t946, 2147483647
  %t948 = xor i32 %t945, %t947
  %t949 = fcmp une float %t930, %t930
  %t950 = select i1 %t949, i32 -2147483648, i32 %t948
  %t951 = call i32 @llvm.smin.i32(i32 2139095040, i32 %t950)
  %t952 = bitcast float %t932 to i32
  %t953 = ashr i32 %t952, 31
  %t954 = and i32 %t953, 2147483647
  %t955 = xor i32 %t952, %t954
  %t956 = fcmp une float %t932, %t932
  %t957 = select i1 %t956, i32 -2147483648, i32 %t955
  %t958 = call i32 @llvm.smin.i32(i32 %t951, i32 %t957)
  %t959 = bitcast float %t934 to i32
  %t960 = ashr i32 %t959, 31
  %t961 = and i32 %t960, 2147483647
  %t962 = xor i32 %t959, %t961
  %t963 = fcmp une float %t934, %t934
  %t964 = select i1 %t963, i32 -2147483648, i32 %t962
  %t965 = call i32 @llvm.smin.i32(i32 %t958, i32 %t964)
  %t966 = bitcast float %t936 to i32
  %t967 = ashr i32 %t966, 31
  %t968 = and i32 %t967, 2147483647
  %t969 = xor i32 %t966, %t968
  %t970 = fcmp une float %t936, %t936
  %t971 = select i1 %t970, i32 -2147483648, i32 %t969
  %t972 = call i32 @llvm.smin.i32(i32 %t965, i32 %t971)
  %t973 = bitcast float %t938 to i32
  %t974 = ashr i32 %t973, 31
  %t975 = and i32 %t974, 2147483647
  %t976 = xor i32 %t973, %t975
  %t977 = fcmp une float %t938, %t938
  %t978 = select i1 %t977, i32 -2147483648, i32 %t976
  %t979 = call i32 @llvm.smin.i32(i32 %t972, i32 %t978)
  %t980 = bitcast float %t940 to i32
  %t981 = ashr i32 %t980, 31
  %t982 = and i32 %t981, 2147483647
  %t983 = xor i32 %t980, %t982
  %t984 = fcmp une float %t940, %t940
  %t985 = select i1 %t984, i32 -2147483648, i32 %t983
  %t986 = call i32 @llvm.smin.i32(i32 %t979, i32 %t985)
  %t987 = bitcast float %t942 to i32
  %t988 = ashr i32 %t987, 31
  %t989 = and i32 %t988, 2147483647
  %t990 = xor i32 %t987, %t989
  %t991 = fcmp une float %t942, %t942
  %t992 = select i1 %t991, i32 -2147483648, i32 %t990
  %t993 = call i32 @llvm.smin.i32(i32 %t986, i32 %t992)
  %t994 = bitcast float %t944 to i32
  %t995 = ashr i32 %t994, 31
  %t996 = and i32 %t995, 2147483647
  %t997 = xor i32 %t994, %t996
  %t998 = fcmp une float %t944, %t944
  %t999 = select i1 %t998, i32 -2147483648, i32 %t997
  %t1000 = call i32 @llvm.smin.i32(i32 %t993, i32 %t999)
  %t1001 = ashr i32 %t1000, 31
  %t1002 = and i32 %t1001, 2147483647
  %t1003 = xor i32 %t1000, %t1002
  %t1004 = bitcast i32 %t1003 to float
  %t1005 = fpext float %t1004 to double
  %t1006 = getelementptr inbounds double, ptr %t172, i64 %t927
  store double %t1005, ptr %t1006, align 8
  %t839 = add nuw nsw i64 %t838, 1
  br label %b835
b837:
  br label %b834
b833:
  br label %b1007
b1007:
  %t1010 = phi i64 [ 0, %b833 ], [ %t1011, %b1015 ]
  %t1012 = icmp slt i64 %t1010, %t75
  br i1 %t1012, label %b1008, label %b1009
b1008:
  %t1027 = mul i64 %t1010, %cols
  %t1068 = add i64 %t17, %t1010
  %t1069 = mul i64 %t1068, %t153
  br label %b1013
b1013:
  %t1016 = phi i64 [ 0, %b1008 ], [ %t1017, %b1014 ]
  %t1018 = phi <16 x i32> [ splat (i32 -2139095041), %b1008 ], [ %t1038, %b1014 ]
  %t1019 = phi <16 x i32> [ splat (i32 2139095040), %b1008 ], [ %t1048, %b1014 ]
  %t1020 = icmp slt i64 %t1016, %cols
  br i1 %t1020, label %b1014, label %b1015
b1014:
  %t1028 = add i64 %t1027, %t1016
  %t1021 = sub i64 %cols, %t1016
  %t1022 = call i64 @llvm.smin.i64(i64 %t1021, i64 16)
  %t1023 = trunc i64 %t1022 to i32
  %t1024 = insertelement <16 x i32> poison, i32 %t1023, i64 0
  %t1025 = shufflevector <16 x i32> %t1024, <16 x i32> poison, <16 x i32> zeroinitializer
  %t1026 = icmp sgt <16 x i32> %t1025, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t1029 = getelementptr inbounds float, ptr %t95, i64 %t1028
  %t1030 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t1029, i32 4, <16 x i1> %t1026, <16 x float> zeroinitializer)
  %t1031 = bitcast <16 x float> %t1030 to <16 x i32>
  %t1032 = ashr <16 x i32> %t1031, splat (i32 31)
  %t1033 = and <16 x i32> %t1032, splat (i32 2147483647)
  %t1034 = xor <16 x i32> %t1031, %t1033
  %t1035 = fcmp une <16 x float> %t1030, %t1030
  %t1036 = select <16 x i1> %t1035, <16 x i32> splat (i32 2147483647), <16 x i32> %t1034
  %t1037 = call <16 x i32> @llvm.smax.v16i32(<16 x i32> %t1018, <16 x i32> %t1036)
  %t1038 = select <16 x i1> %t1026, <16 x i32> %t1037, <16 x i32> %t1018
  %t1039 = getelementptr inbounds float, ptr %t97, i64 %t1028
  %t1040 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t1039, i32 4, <16 x i1> %t1026, <16 x float> zeroinitializer)
  %t1041 = bitcast <16 x float> %t1040 to <16 x i32>
  %t1042 = ashr <16 x i32> %t1041, splat (i32 31)
  %t1043 = and <16 x i32> %t1042, splat (i32 2147483647)
  %t1044 = xor <16 x i32> %t1041, %t1043
  %t1045 = fcmp une <16 x float> %t1040, %t1040
  %t1046 = select <16 x i1> %t1045, <16 x i32> splat (i32 -2147483648), <16 x i32> %t1044
  %t1047 = call <16 x i32> @llvm.smin.v16i32(<16 x i32> %t1019, <16 x i32> %t1046)
  %t1048 = select <16 x i1> %t1026, <16 x i32> %t1047, <16 x i32> %t1019
  %t1017 = add nuw nsw i64 %t1016, 16
  br label %b1013
b1015:
  %t1049 = shufflevector <16 x i32> %t1018, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t1050 = shufflevector <16 x i32> %t1018, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t1051 = call <8 x i32> @llvm.smax.v8i32(<8 x i32> %t1049, <8 x i32> %t1050)
  %t1052 = shufflevector <8 x i32> %t1051, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t1053 = shufflevector <8 x i32> %t1051, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t1054 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t1052, <4 x i32> %t1053)
  %t1055 = shufflevector <4 x i32> %t1054, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %t1056 = shufflevector <4 x i32> %t1054, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %t1057 = call <2 x i32> @llvm.smax.v2i32(<2 x i32> %t1055, <2 x i32> %t1056)
  %t1058 = shufflevector <2 x i32> %t1057, <2 x i32> poison, <1 x i32> <i32 0>
  %t1059 = shufflevector <2 x i32> %t1057, <2 x i32> poison, <1 x i32> <i32 1>
  %t1060 = extractelement <1 x i32> %t1058, i64 0
  %t1061 = extractelement <1 x i32> %t1059, i64 0
  %t1062 = call i32 @llvm.smax.i32(i32 %t1060, i32 %t1061)
  %t1063 = ashr i32 %t1062, 31
  %t1064 = and i32 %t1063, 2147483647
  %t1065 = xor i32 %t1062, %t1064
  %t1066 = bitcast i32 %t1065 to float
  %t1067 = fpext float %t1066 to double
  %t1070 = getelementptr inbounds double, ptr %t150, i64 %t1069
  store double %t1067, ptr %t1070, align 8
  %t1071 = shufflevector <16 x i32> %t1019, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t1072 = shufflevector <16 x i32> %t1019, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t1073 = call <8 x i32> @llvm.smin.v8i32(<8 x i32> %t1071, <8 x i32> %t1072)
  %t1074 = shufflevector <8 x i32> %t1073, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t1075 = shufflevector <8 x i32> %t1073, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t1076 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t1074, <4 x i32> %t1075)
  %t1077 = shufflevector <4 x i32> %t1076, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %t1078 = shufflevector <4 x i32> %t1076, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %t1079 = call <2 x i32> @llvm.smin.v2i32(<2 x i32> %t1077, <2 x i32> %t1078)
  %t1080 = shufflevector <2 x i32> %t1079, <2 x i32> poison, <1 x i32> <i32 0>
  %t1081 = shufflevector <2 x i32> %t1079, <2 x i32> poison, <1 x i32> <i32 1>
  %t1082 = extractelement <1 x i32> %t1080, i64 0
  %t1083 = extractelement <1 x i32> %t1081, i64 0
  %t1084 = call i32 @llvm.smin.i32(i32 %t1082, i32 %t1083)
  %t1085 = ashr i32 %t1084, 31
  %t1086 = and i32 %t1085, 2147483647
  %t1087 = xor i32 %t1084, %t1086
  %t1088 = bitcast i32 %t1087 to float
  %t1089 = fpext float %t1088 to double
  %t1090 = getelementptr inbounds double, ptr %t172, i64 %t1069
  store double %t1089, ptr %t1090, align 8
  %t1011 = add nuw nsw i64 %t1010, 1
  br label %b1007
b1009:
  br label %b834
b834:
  br label %b677
b677:
  br label %b539
b539:
  br label %b420
b420:
  br label %b320
b320:
  br label %b239
b239:
  br label %b177
b177:
  br label %b121
b121:
  %t18 = add nuw nsw i64 %t17, %t13
  br label %b14
b16:
  br label %b11
b10:
  %t1091 = add i64 %row, %rows
  %t1102 = add i64 %col, %cols
  br label %b1092
b1092:
  %t1095 = phi i64 [ %row, %b10 ], [ %t1096, %b1105 ]
  %t1097 = icmp slt i64 %t1095, %t1091
  br i1 %t1097, label %b1093, label %b1094
b1093:
  %t1122 = mul i64 %t1095, %t2
  %t1194 = mul i64 %t1095, %t153
  %t1098 = getelementptr inbounds float, ptr %t40, i64 %t1095
  %t1099 = load float, ptr %t1098, align 4
  %t1100 = insertelement <16 x float> poison, float %t1099, i64 0
  %t1101 = shufflevector <16 x float> %t1100, <16 x float> poison, <16 x i32> zeroinitializer
  br label %b1103
b1103:
  %t1106 = phi i64 [ %col, %b1093 ], [ %t1107, %b1143 ]
  %t1108 = icmp slt i64 %t1106, %t1102
  br i1 %t1108, label %b1104, label %b1105
b1104:
  %t1109 = add i64 %t1106, 1024
  %t1110 = call i64 @llvm.smin.i64(i64 %t1109, i64 %t1102)
  %t1111 = sub i64 %t1110, %t1106
  %t1112 = urem i64 %t1111, 16
  %t1113 = sub i64 %t1110, %t1112
  %t1195 = udiv i64 %t1106, 1024
  %t1196 = add i64 %t1194, %t1195
  br label %b1114
b1114:
  %t1117 = phi i64 [ %t1106, %b1104 ], [ %t1118, %b1115 ]
  %t1119 = phi <16 x i32> [ splat (i32 -2139095041), %b1104 ], [ %t1133, %b1115 ]
  %t1120 = phi <16 x i32> [ splat (i32 2139095040), %b1104 ], [ %t1140, %b1115 ]
  %t1121 = icmp slt i64 %t1117, %t1113
  br i1 %t1121, label %b1115, label %b1116
b1115:
  %t1123 = add i64 %t1122, %t1117
  %t1124 = getelementptr inbounds float, ptr %t89, i64 %t1123
  %t1125 = load <16 x float>, ptr %t1124, align 4
  %t1126 = fsub <16 x float> %t1125, %t1101
  %t1127 = bitcast <16 x float> %t1126 to <16 x i32>
  %t1128 = ashr <16 x i32> %t1127, splat (i32 31)
  %t1129 = and <16 x i32> %t1128, splat (i32 2147483647)
  %t1130 = xor <16 x i32> %t1127, %t1129
  %t1131 = fcmp une <16 x float> %t1126, %t1126
  %t1132 = select <16 x i1> %t1131, <16 x i32> splat (i32 2147483647), <16 x i32> %t1130
  %t1133 = call <16 x i32> @llvm.smax.v16i32(<16 x i32> %t1119, <16 x i32> %t1132)
  %t1134 = bitcast <16 x float> %t1126 to <16 x i32>
  %t1135 = ashr <16 x i32> %t1134, splat (i32 31)
  %t1136 = and <16 x i32> %t1135, splat (i32 2147483647)
  %t1137 = xor <16 x i32> %t1134, %t1136
  %t1138 = fcmp une <16 x float> %t1126, %t1126
  %t1139 = select <16 x i1> %t1138, <16 x i32> splat (i32 -2147483648), <16 x i32> %t1137
  %t1140 = call <16 x i32> @llvm.smin.v16i32(<16 x i32> %t1120, <16 x i32> %t1139)
  %t1118 = add nuw nsw i64 %t1117, 16
  br label %b1114
b1116:
  br label %b1141
b1141:
  %t1144 = phi i64 [ %t1113, %b1116 ], [ %t1145, %b1142 ]
  %t1146 = phi <16 x i32> [ %t1119, %b1116 ], [ %t1166, %b1142 ]
  %t1147 = phi <16 x i32> [ %t1120, %b1116 ], [ %t1174, %b1142 ]
  %t1148 = icmp slt i64 %t1144, %t1110
  br i1 %t1148, label %b1142, label %b1143
b1142:
  %t1155 = add i64 %t1122, %t1144
  %t1149 = sub i64 %t1110, %t1144
  %t1150 = call i64 @llvm.smin.i64(i64 %t1149, i64 16)
  %t1151 = trunc i64 %t1150 to i32
  %t1152 = insertelement <16 x i32> poison, i32 %t1151, i64 0
  %t1153 = shufflevector <16 x i32> %t1152, <16 x i32> poison, <16 x i32> zeroinitializer
  %t1154 = icmp sgt <16 x i32> %t1153, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t1156 = getelementptr inbounds float, ptr %t89, i64 %t1155
  %t1157 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t1156, i32 4, <16 x i1> %t1154, <16 x float> zeroinitializer)
  %t1158 = fsub <16 x float> %t1157, %t1101
  %t1159 = bitcast <16 x float> %t1158 to <16 x i32>
  %t1160 = ashr <16 x i32> %t1159, splat (i32 31)
  %t1161 = and <16 x i32> %t1160, splat (i32 2147483647)
  %t1162 = xor <16 x i32> %t1159, %t1161
  %t1163 = fcmp une <16 x float> %t1158, %t1158
  %t1164 = select <16 x i1> %t1163, <16 x i32> splat (i32 2147483647), <16 x i32> %t1162
  %t1165 = call <16 x i32> @llvm.smax.v16i32(<16 x i32> %t1146, <16 x i32> %t1164)
  %t1166 = select <16 x i1> %t1154, <16 x i32> %t1165, <16 x i32> %t1146
  %t1167 = bitcast <16 x float> %t1158 to <16 x i32>
  %t1168 = ashr <16 x i32> %t1167, splat (i32 31)
  %t1169 = and <16 x i32> %t1168, splat (i32 2147483647)
  %t1170 = xor <16 x i32> %t1167, %t1169
  %t1171 = fcmp une <16 x float> %t1158, %t1158
  %t1172 = select <16 x i1> %t1171, <16 x i32> splat (i32 -2147483648), <16 x i32> %t1170
  %t1173 = call <16 x i32> @llvm.smin.v16i32(<16 x i32> %t1147, <16 x i32> %t1172)
  %t1174 = select <16 x i1> %t1154, <16 x i32> %t1173, <16 x i32> %t1147
  %t1145 = add nuw nsw i64 %t1144, 16
  br label %b1141
b1143:
  %t1175 = shufflevector <16 x i32> %t1146, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t1176 = shufflevector <16 x i32> %t1146, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t1177 = call <8 x i32> @llvm.smax.v8i32(<8 x i32> %t1175, <8 x i32> %t1176)
  %t1178 = shufflevector <8 x i32> %t1177, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t1179 = shufflevector <8 x i32> %t1177, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t1180 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t1178, <4 x i32> %t1179)
  %t1181 = shufflevector <4 x i32> %t1180, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %t1182 = shufflevector <4 x i32> %t1180, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %t1183 = call <2 x i32> @llvm.smax.v2i32(<2 x i32> %t1181, <2 x i32> %t1182)
  %t1184 = shufflevector <2 x i32> %t1183, <2 x i32> poison, <1 x i32> <i32 0>
  %t1185 = shufflevector <2 x i32> %t1183, <2 x i32> poison, <1 x i32> <i32 1>
  %t1186 = extractelement <1 x i32> %t1184, i64 0
  %t1187 = extractelement <1 x i32> %t1185, i64 0
  %t1188 = call i32 @llvm.smax.i32(i32 %t1186, i32 %t1187)
  %t1189 = ashr i32 %t1188, 31
  %t1190 = and i32 %t1189, 2147483647
  %t1191 = xor i32 %t1188, %t1190
  %t1192 = bitcast i32 %t1191 to float
  %t1193 = fpext float %t1192 to double
  %t1197 = getelementptr inbounds double, ptr %t150, i64 %t1196
  store double %t1193, ptr %t1197, align 8
  %t1198 = shufflevector <16 x i32> %t1147, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t1199 = shufflevector <16 x i32> %t1147, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t1200 = call <8 x i32> @llvm.smin.v8i32(<8 x i32> %t1198, <8 x i32> %t1199)
  %t1201 = shufflevector <8 x i32> %t1200, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t1202 = shufflevector <8 x i32> %t1200, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t1203 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t1201, <4 x i32> %t1202)
  %t1204 = shufflevector <4 x i32> %t1203, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %t1205 = shufflevector <4 x i32> %t1203, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %t1206 = call <2 x i32> @llvm.smin.v2i32(<2 x i32> %t1204, <2 x i32> %t1205)
  %t1207 = shufflevector <2 x i32> %t1206, <2 x i32> poison, <1 x i32> <i32 0>
  %t1208 = shufflevector <2 x i32> %t1206, <2 x i32> poison, <1 x i32> <i32 1>
  %t1209 = extractelement <1 x i32> %t1207, i64 0
  %t1210 = extractelement <1 x i32> %t1208, i64 0
  %t1211 = call i32 @llvm.smin.i32(i32 %t1209, i32 %t1210)
  %t1212 = ashr i32 %t1211, 31
  %t1213 = and i32 %t1212, 2147483647
  %t1214 = xor i32 %t1211, %t1213
  %t1215 = bitcast i32 %t1214 to float
  %t1216 = fpext float %t1215 to double
  %t1217 = getelementptr inbounds double, ptr %t172, i64 %t1196
  store double %t1216, ptr %t1217, align 8
  %t1107 = add nuw nsw i64 %t1106, 1024
  br label %b1103
b1105:
  %t1096 = add nuw nsw i64 %t1095, 1
  br label %b1092
b1094:
  br label %b11
b11:
  ret void
}

define internal void @sf_rows0_1(ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t55 = alloca double, i64 16, align 64
  %t65 = alloca double, i64 1, align 64
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr
  %t4 = mul i64 %number, 4
  %t5 = getelementptr inbounds double, ptr %t3, i64 %t4
  %t10 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t11 = load i64, ptr %t10, align 8
  %t12 = icmp eq i64 %t11, 1
  %t29 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t30 = load i64, ptr %t29, align 8
  %t31 = inttoptr i64 %t30 to ptr
  %t36 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t37 = load i64, ptr %t36, align 8
  %t38 = inttoptr i64 %t37 to ptr
  %t6 = getelementptr inbounds double, ptr %t5, i64 0
  %t7 = load double, ptr %t6, align 8
  %t8 = insertelement <16 x double> poison, double %t7, i64 0
  %t9 = shufflevector <16 x double> %t8, <16 x double> poison, <16 x i32> zeroinitializer
  br i1 %t12, label %b13, label %b14
b13:
  %t16 = add i64 %row, %rows
  br label %b17
b17:
  %t20 = phi i64 [ %row, %b13 ], [ %t21, %b18 ]
  %t22 = icmp slt i64 %t20, %t16
  br i1 %t22, label %b18, label %b19
b18:
  %t23 = sub i64 %t16, %t20
  %t24 = call i64 @llvm.smin.i64(i64 %t23, i64 16)
  %t25 = trunc i64 %t24 to i32
  %t26 = insertelement <16 x i32> poison, i32 %t25, i64 0
  %t27 = shufflevector <16 x i32> %t26, <16 x i32> poison, <16 x i32> zeroinitializer
  %t28 = icmp sgt <16 x i32> %t27, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t32 = getelementptr inbounds double, ptr %t31, i64 %t20
  %t33 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t32, i32 8, <16 x i1> %t28, <16 x double> zeroinitializer)
  %t34 = fdiv <16 x double> %t33, %t9
  %t35 = fptrunc <16 x double> %t34 to <16 x float>
  %t39 = getelementptr inbounds float, ptr %t38, i64 %t20
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t35, ptr %t39, i32 4, <16 x i1> %t28)
  %t21 = add nuw nsw i64 %t20, 16
  br label %b17
b19:
  br label %b15
b14:
  %t40 = add i64 %row, %rows
  br label %b41
b41:
  %t44 = phi i64 [ %row, %b14 ], [ %t45, %b59 ]
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
  %t63 = mul i64 %t60, %t11
  %t64 = getelementptr inbounds double, ptr %t31, i64 %t63
  call void @sf_fold_sum(ptr %t65, ptr %t64, i64 %t11, i64 1, ptr %t64, i64 1, i1 false)
  %t66 = load double, ptr %t65, align 8
  %t67 = sub i64 %t60, %t44
  %t68 = getelementptr inbounds double, ptr %t55, i64 %t67
  store double %t66, ptr %t68, align 8
  %t61 = add nuw nsw i64 %t60, 1
  br label %b57
b59:
  %t69 = load <16 x double>, ptr %t55, align 64
  %t70 = fdiv <16 x double> %t69, %t9
  %t71 = fptrunc <16 x double> %t70 to <16 x float>
  %t72 = getelementptr inbounds float, ptr %t38, i64 %t44
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t71, ptr %t72, i32 4, <16 x i1> %t52)
  %t45 = add nuw nsw i64 %t44, 16
  br label %b41
b43:
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
  %t113 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t114 = load i64, ptr %t113, align 8
  %t115 = inttoptr i64 %t114 to ptr
  %t120 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t121 = load i64, ptr %t120, align 8
  %t122 = inttoptr i64 %t121 to ptr
  %t8 = getelementptr inbounds double, ptr %t7, i64 1
  %t9 = load double, ptr %t8, align 8
  %t10 = fptrunc double %t9 to float
  %t11 = insertelement <16 x float> poison, float %t10, i64 0
  %t12 = shufflevector <16 x float> %t11, <16 x float> poison, <16 x i32> zeroinitializer
  br i1 %t20, label %b21, label %b22
b21:
  %t24 = add i64 %row, %rows
  %t25 = udiv i64 1024, %cols
  %t32 = icmp eq i64 %cols, 1
  br label %b26
b26:
  %t29 = phi i64 [ %row, %b21 ], [ %t30, %b132 ]
  %t31 = icmp slt i64 %t29, %t24
  br i1 %t31, label %b27, label %b28
b27:
  %t98 = sub i64 %t24, %t29
  %t99 = call i64 @llvm.smin.i64(i64 %t25, i64 %t98)
  %t100 = mul i64 %t99, %cols
  %t101 = urem i64 %t100, 16
  %t102 = sub i64 %t100, %t101
  %t116 = mul i64 %t29, %t14
  br i1 %t32, label %b33, label %b34
b33:
  %t36 = sub i64 %t24, %t29
  %t37 = call i64 @llvm.smin.i64(i64 %t25, i64 %t36)
  br label %b38
b38:
  %t41 = phi i64 [ 0, %b33 ], [ %t42, %b39 ]
  %t43 = icmp slt i64 %t41, %t37
  br i1 %t43, label %b39, label %b40
b39:
  %t53 = add i64 %t29, %t41
  %t44 = sub i64 %t37, %t41
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
  br label %b35
b34:
  %t65 = sub i64 %t24, %t29
  %t66 = call i64 @llvm.smin.i64(i64 %t25, i64 %t65)
  br label %b67
b67:
  %t70 = phi i64 [ 0, %b34 ], [ %t71, %b84 ]
  %t72 = icmp slt i64 %t70, %t66
  br i1 %t72, label %b68, label %b69
b68:
  %t73 = add i64 %t29, %t70
  %t94 = mul i64 %t70, %cols
  %t74 = getelementptr inbounds float, ptr %t52, i64 %t73
  %t75 = load float, ptr %t74, align 4
  %t76 = insertelement <16 x float> poison, float %t75, i64 0
  %t77 = shufflevector <16 x float> %t76, <16 x float> poison, <16 x i32> zeroinitializer
  %t78 = getelementptr inbounds float, ptr %t60, i64 %t73
  %t79 = load float, ptr %t78, align 4
  %t80 = insertelement <16 x float> poison, float %t79, i64 0
  %t81 = shufflevector <16 x float> %t80, <16 x float> poison, <16 x i32> zeroinitializer
  br label %b82
b82:
  %t85 = phi i64 [ 0, %b68 ], [ %t86, %b83 ]
  %t87 = icmp slt i64 %t85, %cols
  br i1 %t87, label %b83, label %b84
b83:
  %t95 = add i64 %t94, %t85
  %t88 = sub i64 %cols, %t85
  %t89 = call i64 @llvm.smin.i64(i64 %t88, i64 16)
  %t90 = trunc i64 %t89 to i32
  %t91 = insertelement <16 x i32> poison, i32 %t90, i64 0
  %t92 = shufflevector <16 x i32> %t91, <16 x i32> poison, <16 x i32> zeroinitializer
  %t93 = icmp sgt <16 x i32> %t92, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t96 = getelementptr inbounds float, ptr %t56, i64 %t95
  store <16 x float> %t77, ptr %t96, align 4
  %t97 = getelementptr inbounds float, ptr %t63, i64 %t95
  store <16 x float> %t81, ptr %t97, align 4
  %t86 = add nuw nsw i64 %t85, 16
  br label %b82
b84:
  %t71 = add nuw nsw i64 %t70, 1
  br label %b67
b69:
  br label %b35
b35:
  br label %b103
b103:
  %t106 = phi i64 [ 0, %b35 ], [ %t107, %b104 ]
  %t108 = icmp slt i64 %t106, %t102
  br i1 %t108, label %b104, label %b105
b104:
  %t117 = add i64 %t116, %t106
  %t109 = getelementptr inbounds float, ptr %t56, i64 %t106
  %t110 = load <16 x float>, ptr %t109, align 4
  %t111 = getelementptr inbounds float, ptr %t63, i64 %t106
  %t112 = load <16 x float>, ptr %t111, align 4
  %t118 = getelementptr inbounds float, ptr %t115, i64 %t117
  %t119 = load <16 x float>, ptr %t118, align 4
  %t123 = getelementptr inbounds float, ptr %t122, i64 %t117
  %t124 = load <16 x float>, ptr %t123, align 4
  %t125 = fsub <16 x float> %t124, %t110
  %t126 = fdiv <16 x float> %t125, %t112
  %t127 = fmul <16 x float> %t12, %t126
  %t128 = fsub <16 x float> %t119, %t127
  %t129 = getelementptr inbounds float, ptr %t115, i64 %t117
  store <16 x float> %t128, ptr %t129, align 4
  %t107 = add nuw nsw i64 %t106, 16
  br label %b103
b105:
  br label %b130
b130:
  %t133 = phi i64 [ %t102, %b105 ], [ %t134, %b131 ]
  %t135 = icmp slt i64 %t133, %t100
  br i1 %t135, label %b131, label %b132
b131:
  %t146 = add i64 %t116, %t133
  %t136 = sub i64 %t100, %t133
  %t137 = call i64 @llvm.smin.i64(i64 %t136, i64 16)
  %t138 = trunc i64 %t137 to i32
  %t139 = insertelement <16 x i32> poison, i32 %t138, i64 0
  %t140 = shufflevector <16 x i32> %t139, <16 x i32> poison, <16 x i32> zeroinitializer
  %t141 = icmp sgt <16 x i32> %t140, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t142 = getelementptr inbounds float, ptr %t56, i64 %t133
  %t143 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t142, i32 4, <16 x i1> %t141, <16 x float> zeroinitializer)
  %t144 = getelementptr inbounds float, ptr %t63, i64 %t133
  %t145 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t144, i32 4, <16 x i1> %t141, <16 x float> zeroinitializer)
  %t147 = getelementptr inbounds float, ptr %t115, i64 %t146
  %t148 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t147, i32 4, <16 x i1> %t141, <16 x float> zeroinitializer)
  %t149 = getelementptr inbounds float, ptr %t122, i64 %t146
  %t150 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t149, i32 4, <16 x i1> %t141, <16 x float> zeroinitializer)
  %t151 = fsub <16 x float> %t150, %t143
  %t152 = fdiv <16 x float> %t151, %t145
  %t153 = fmul <16 x float> %t12, %t152
  %t154 = fsub <16 x float> %t148, %t153
  %t155 = getelementptr inbounds float, ptr %t115, i64 %t146
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t154, ptr %t155, i32 4, <16 x i1> %t141)
  %t134 = add nuw nsw i64 %t133, 16
  br label %b130
b132:
  %t30 = add nuw nsw i64 %t29, %t25
  br label %b26
b28:
  br label %b23
b22:
  %t156 = add i64 %row, %rows
  %t171 = add i64 %col, %cols
  %t172 = sub i64 %t171, %col
  %t173 = urem i64 %t172, 16
  %t174 = sub i64 %t171, %t173
  br label %b157
b157:
  %t160 = phi i64 [ %row, %b22 ], [ %t161, %b194 ]
  %t162 = icmp slt i64 %t160, %t156
  br i1 %t162, label %b158, label %b159
b158:
  %t181 = mul i64 %t160, %t14
  %t163 = getelementptr inbounds float, ptr %t52, i64 %t160
  %t164 = load float, ptr %t163, align 4
  %t165 = insertelement <16 x float> poison, float %t164, i64 0
  %t166 = shufflevector <16 x float> %t165, <16 x float> poison, <16 x i32> zeroinitializer
  %t167 = getelementptr inbounds float, ptr %t60, i64 %t160
  %t168 = load float, ptr %t167, align 4
  %t169 = insertelement <16 x float> poison, float %t168, i64 0
  %t170 = shufflevector <16 x float> %t169, <16 x float> poison, <16 x i32> zeroinitializer
  br label %b175
b175:
  %t178 = phi i64 [ %col, %b158 ], [ %t179, %b176 ]
  %t180 = icmp slt i64 %t178, %t174
  br i1 %t180, label %b176, label %b177
b176:
  %t182 = add i64 %t181, %t178
  %t183 = getelementptr inbounds float, ptr %t115, i64 %t182
  %t184 = load <16 x float>, ptr %t183, align 4
  %t185 = getelementptr inbounds float, ptr %t122, i64 %t182
  %t186 = load <16 x float>, ptr %t185, align 4
  %t187 = fsub <16 x float> %t186, %t166
  %t188 = fdiv <16 x float> %t187, %t170
  %t189 = fmul <16 x float> %t12, %t188
  %t190 = fsub <16 x float> %t184, %t189
  %t191 = getelementptr inbounds float, ptr %t115, i64 %t182
  store <16 x float> %t190, ptr %t191, align 4
  %t179 = add nuw nsw i64 %t178, 16
  br label %b175
b177:
  br label %b192
b192:
  %t195 = phi i64 [ %t174, %b177 ], [ %t196, %b193 ]
  %t197 = icmp slt i64 %t195, %t171
  br i1 %t197, label %b193, label %b194
b193:
  %t204 = add i64 %t181, %t195
  %t198 = sub i64 %t171, %t195
  %t199 = call i64 @llvm.smin.i64(i64 %t198, i64 16)
  %t200 = trunc i64 %t199 to i32
  %t201 = insertelement <16 x i32> poison, i32 %t200, i64 0
  %t202 = shufflevector <16 x i32> %t201, <16 x i32> poison, <16 x i32> zeroinitializer
  %t203 = icmp sgt <16 x i32> %t202, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t205 = getelementptr inbounds float, ptr %t115, i64 %t204
  %t206 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t205, i32 4, <16 x i1> %t203, <16 x float> zeroinitializer)
  %t207 = getelementptr inbounds float, ptr %t122, i64 %t204
  %t208 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t207, i32 4, <16 x i1> %t203, <16 x float> zeroinitializer)
  %t209 = fsub <16 x float> %t208, %t166
  %t210 = fdiv <16 x float> %t209, %t170
  %t211 = fmul <16 x float> %t12, %t210
  %t212 = fsub <16 x float> %t206, %t211
  %t213 = getelementptr inbounds float, ptr %t115, i64 %t204
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t212, ptr %t213, i32 4, <16 x i1> %t203)
  %t196 = add nuw nsw i64 %t195, 16
  br label %b192
b194:
  %t161 = add nuw nsw i64 %t160, 1
  br label %b157
b159:
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
  %t21 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t22 = load i64, ptr %t21, align 8
  %t23 = inttoptr i64 %t22 to ptr
  %t91 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t92 = load i64, ptr %t91, align 8
  %t93 = inttoptr i64 %t92 to ptr
  %t115 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t116 = load i64, ptr %t115, align 8
  %t117 = inttoptr i64 %t116 to ptr
  br label %b2
b2:
  %t5 = phi i64 [ %col, %entry ], [ %t6, %b42 ]
  %t7 = icmp slt i64 %t5, %t1
  br i1 %t7, label %b3, label %b4
b3:
  %t8 = add i64 %t5, 1024
  %t9 = call i64 @llvm.smin.i64(i64 %t8, i64 %t1)
  %t10 = sub i64 %t9, %t5
  %t11 = urem i64 %t10, 16
  %t12 = sub i64 %t9, %t11
  %t94 = udiv i64 %t5, 1024
  br label %b13
b13:
  %t16 = phi i64 [ %t5, %b3 ], [ %t17, %b14 ]
  %t18 = phi <16 x i32> [ splat (i32 -2139095041), %b3 ], [ %t32, %b14 ]
  %t19 = phi <16 x i32> [ splat (i32 2139095040), %b3 ], [ %t39, %b14 ]
  %t20 = icmp slt i64 %t16, %t12
  br i1 %t20, label %b14, label %b15
b14:
  %t24 = getelementptr inbounds float, ptr %t23, i64 %t16
  %t25 = load <16 x float>, ptr %t24, align 4
  %t26 = bitcast <16 x float> %t25 to <16 x i32>
  %t27 = ashr <16 x i32> %t26, splat (i32 31)
  %t28 = and <16 x i32> %t27, splat (i32 2147483647)
  %t29 = xor <16 x i32> %t26, %t28
  %t30 = fcmp une <16 x float> %t25, %t25
  %t31 = select <16 x i1> %t30, <16 x i32> splat (i32 2147483647), <16 x i32> %t29
  %t32 = call <16 x i32> @llvm.smax.v16i32(<16 x i32> %t18, <16 x i32> %t31)
  %t33 = bitcast <16 x float> %t25 to <16 x i32>
  %t34 = ashr <16 x i32> %t33, splat (i32 31)
  %t35 = and <16 x i32> %t34, splat (i32 2147483647)
  %t36 = xor <16 x i32> %t33, %t35
  %t37 = fcmp une <16 x float> %t25, %t25
  %t38 = select <16 x i1> %t37, <16 x i32> splat (i32 -2147483648), <16 x i32> %t36
  %t39 = call <16 x i32> @llvm.smin.v16i32(<16 x i32> %t19, <16 x i32> %t38)
  %t17 = add nuw nsw i64 %t16, 16
  br label %b13
b15:
  br label %b40
b40:
  %t43 = phi i64 [ %t12, %b15 ], [ %t44, %b41 ]
  %t45 = phi <16 x i32> [ %t18, %b15 ], [ %t63, %b41 ]
  %t46 = phi <16 x i32> [ %t19, %b15 ], [ %t71, %b41 ]
  %t47 = icmp slt i64 %t43, %t9
  br i1 %t47, label %b41, label %b42
b41:
  %t48 = sub i64 %t9, %t43
  %t49 = call i64 @llvm.smin.i64(i64 %t48, i64 16)
  %t50 = trunc i64 %t49 to i32
  %t51 = insertelement <16 x i32> poison, i32 %t50, i64 0
  %t52 = shufflevector <16 x i32> %t51, <16 x i32> poison, <16 x i32> zeroinitializer
  %t53 = icmp sgt <16 x i32> %t52, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t54 = getelementptr inbounds float, ptr %t23, i64 %t43
  %t55 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t54, i32 4, <16 x i1> %t53, <16 x float> zeroinitializer)
  %t56 = bitcast <16 x float> %t55 to <16 x i32>
  %t57 = ashr <16 x i32> %t56, splat (i32 31)
  %t58 = and <16 x i32> %t57, splat (i32 2147483647)
  %t59 = xor <16 x i32> %t56, %t58
  %t60 = fcmp une <16 x float> %t55, %t55
  %t61 = select <16 x i1> %t60, <16 x i32> splat (i32 2147483647), <16 x i32> %t59
  %t62 = call <16 x i32> @llvm.smax.v16i32(<16 x i32> %t45, <16 x i32> %t61)
  %t63 = select <16 x i1> %t53, <16 x i32> %t62, <16 x i32> %t45
  %t64 = bitcast <16 x float> %t55 to <16 x i32>
  %t65 = ashr <16 x i32> %t64, splat (i32 31)
  %t66 = and <16 x i32> %t65, splat (i32 2147483647)
  %t67 = xor <16 x i32> %t64, %t66
  %t68 = fcmp une <16 x float> %t55, %t55
  %t69 = select <16 x i1> %t68, <16 x i32> splat (i32 -2147483648), <16 x i32> %t67
  %t70 = call <16 x i32> @llvm.smin.v16i32(<16 x i32> %t46, <16 x i32> %t69)
  %t71 = select <16 x i1> %t53, <16 x i32> %t70, <16 x i32> %t46
  %t44 = add nuw nsw i64 %t43, 16
  br label %b40
b42:
  %t72 = shufflevector <16 x i32> %t45, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t73 = shufflevector <16 x i32> %t45, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t74 = call <8 x i32> @llvm.smax.v8i32(<8 x i32> %t72, <8 x i32> %t73)
  %t75 = shufflevector <8 x i32> %t74, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t76 = shufflevector <8 x i32> %t74, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t77 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t75, <4 x i32> %t76)
  %t78 = shufflevector <4 x i32> %t77, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %t79 = shufflevector <4 x i32> %t77, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %t80 = call <2 x i32> @llvm.smax.v2i32(<2 x i32> %t78, <2 x i32> %t79)
  %t81 = shufflevector <2 x i32> %t80, <2 x i32> poison, <1 x i32> <i32 0>
  %t82 = shufflevector <2 x i32> %t80, <2 x i32> poison, <1 x i32> <i32 1>
  %t83 = extractelement <1 x i32> %t81, i64 0
  %t84 = extractelement <1 x i32> %t82, i64 0
  %t85 = call i32 @llvm.smax.i32(i32 %t83, i32 %t84)
  %t86 = ashr i32 %t85, 31
  %t87 = and i32 %t86, 2147483647
  %t88 = xor i32 %t85, %t87
  %t89 = bitcast i32 %t88 to float
  %t90 = fpext float %t89 to double
  %t95 = getelementptr inbounds double, ptr %t93, i64 %t94
  store double %t90, ptr %t95, align 8
  %t96 = shufflevector <16 x i32> %t46, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t97 = shufflevector <16 x i32> %t46, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t98 = call <8 x i32> @llvm.smin.v8i32(<8 x i32> %t96, <8 x i32> %t97)
  %t99 = shufflevector <8 x i32> %t98, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t100 = shufflevector <8 x i32> %t98, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t101 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t99, <4 x i32> %t100)
  %t102 = shufflevector <4 x i32> %t101, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %t103 = shufflevector <4 x i32> %t101, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %t104 = call <2 x i32> @llvm.smin.v2i32(<2 x i32> %t102, <2 x i32> %t103)
  %t105 = shufflevector <2 x i32> %t104, <2 x i32> poison, <1 x i32> <i32 0>
  %t106 = shufflevector <2 x i32> %t104, <2 x i32> poison, <1 x i32> <i32 1>
  %t107 = extractelement <1 x i32> %t105, i64 0
  %t108 = extractelement <1 x i32> %t106, i64 0
  %t109 = call i32 @llvm.smin.i32(i32 %t107, i32 %t108)
  %t110 = ashr i32 %t109, 31
  %t111 = and i32 %t110, 2147483647
  %t112 = xor i32 %t109, %t111
  %t113 = bitcast i32 %t112 to float
  %t114 = fpext float %t113 to double
  %t118 = getelementptr inbounds double, ptr %t117, i64 %t94
  store double %t114, ptr %t118, align 8
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
  %t33 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t34 = load i64, ptr %t33, align 8
  %t35 = inttoptr i64 %t34 to ptr
  %t38 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t39 = load i64, ptr %t38, align 8
  %t40 = inttoptr i64 %t39 to ptr
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
  br label %b27
b27:
  %t30 = phi i64 [ %col, %entry ], [ %t31, %b28 ]
  %t32 = icmp slt i64 %t30, %t26
  br i1 %t32, label %b28, label %b29
b28:
  %t36 = getelementptr inbounds float, ptr %t35, i64 %t30
  %t37 = load <16 x float>, ptr %t36, align 4
  %t41 = getelementptr inbounds float, ptr %t40, i64 %t30
  %t42 = load <16 x float>, ptr %t41, align 4
  %t43 = fdiv <16 x float> %t42, %t10
  %t44 = fmul <16 x float> %t22, %t43
  %t45 = fsub <16 x float> %t37, %t44
  %t46 = getelementptr inbounds float, ptr %t35, i64 %t30
  store <16 x float> %t45, ptr %t46, align 4
  %t31 = add nuw nsw i64 %t30, 16
  br label %b27
b29:
  br label %b47
b47:
  %t50 = phi i64 [ %t26, %b29 ], [ %t51, %b48 ]
  %t52 = icmp slt i64 %t50, %t23
  br i1 %t52, label %b48, label %b49
b48:
  %t53 = sub i64 %t23, %t50
  %t54 = call i64 @llvm.smin.i64(i64 %t53, i64 16)
  %t55 = trunc i64 %t54 to i32
  %t56 = insertelement <16 x i32> poison, i32 %t55, i64 0
  %t57 = shufflevector <16 x i32> %t56, <16 x i32> poison, <16 x i32> zeroinitializer
  %t58 = icmp sgt <16 x i32> %t57, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t59 = getelementptr inbounds float, ptr %t35, i64 %t50
  %t60 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t59, i32 4, <16 x i1> %t58, <16 x float> zeroinitializer)
  %t61 = getelementptr inbounds float, ptr %t40, i64 %t50
  %t62 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t61, i32 4, <16 x i1> %t58, <16 x float> zeroinitializer)
  %t63 = fdiv <16 x float> %t62, %t10
  %t64 = fmul <16 x float> %t22, %t63
  %t65 = fsub <16 x float> %t60, %t64
  %t66 = getelementptr inbounds float, ptr %t35, i64 %t50
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t65, ptr %t66, i32 4, <16 x i1> %t58)
  %t51 = add nuw nsw i64 %t50, 16
  br label %b47
b49:
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
  %t23 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t24 = load i64, ptr %t23, align 8
  %t25 = inttoptr i64 %t24 to ptr
  %t28 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t29 = load i64, ptr %t28, align 8
  %t30 = inttoptr i64 %t29 to ptr
  %t8 = getelementptr inbounds double, ptr %t7, i64 1
  %t9 = load double, ptr %t8, align 8
  %t10 = fptrunc double %t9 to float
  %t11 = insertelement <16 x float> poison, float %t10, i64 0
  %t12 = shufflevector <16 x float> %t11, <16 x float> poison, <16 x i32> zeroinitializer
  br label %b17
b17:
  %t20 = phi i64 [ %col, %entry ], [ %t21, %b18 ]
  %t22 = icmp slt i64 %t20, %t16
  br i1 %t22, label %b18, label %b19
b18:
  %t26 = getelementptr inbounds float, ptr %t25, i64 %t20
  %t27 = load <16 x float>, ptr %t26, align 4
  %t31 = getelementptr inbounds float, ptr %t30, i64 %t20
  %t32 = load <16 x float>, ptr %t31, align 4
  %t33 = fcmp olt <16 x float> %t32, splat (float 0x0000000000000000)
  %t34 = fcmp olt <16 x float> splat (float 0x0000000000000000), %t32
  %t35 = fadd <16 x float> %t32, splat (float 0x0000000000000000)
  %t36 = select <16 x i1> %t34, <16 x float> splat (float 0x3FF0000000000000), <16 x float> %t35
  %t37 = select <16 x i1> %t33, <16 x float> splat (float 0xBFF0000000000000), <16 x float> %t36
  %t38 = fmul <16 x float> %t12, %t37
  %t39 = fsub <16 x float> %t27, %t38
  %t40 = getelementptr inbounds float, ptr %t25, i64 %t20
  store <16 x float> %t39, ptr %t40, align 4
  %t21 = add nuw nsw i64 %t20, 16
  br label %b17
b19:
  br label %b41
b41:
  %t44 = phi i64 [ %t16, %b19 ], [ %t45, %b42 ]
  %t46 = icmp slt i64 %t44, %t13
  br i1 %t46, label %b42, label %b43
b42:
  %t47 = sub i64 %t13, %t44
  %t48 = call i64 @llvm.smin.i64(i64 %t47, i64 16)
  %t49 = trunc i64 %t48 to i32
  %t50 = insertelement <16 x i32> poison, i32 %t49, i64 0
  %t51 = shufflevector <16 x i32> %t50, <16 x i32> poison, <16 x i32> zeroinitializer
  %t52 = icmp sgt <16 x i32> %t51, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t53 = getelementptr inbounds float, ptr %t25, i64 %t44
  %t54 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t53, i32 4, <16 x i1> %t52, <16 x float> zeroinitializer)
  %t55 = getelementptr inbounds float, ptr %t30, i64 %t44
  %t56 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t55, i32 4, <16 x i1> %t52, <16 x float> zeroinitializer)
  %t57 = fcmp olt <16 x float> %t56, splat (float 0x0000000000000000)
  %t58 = fcmp olt <16 x float> splat (float 0x0000000000000000), %t56
  %t59 = fadd <16 x float> %t56, splat (float 0x0000000000000000)
  %t60 = select <16 x i1> %t58, <16 x float> splat (float 0x3FF0000000000000), <16 x float> %t59
  %t61 = select <16 x i1> %t57, <16 x float> splat (float 0xBFF0000000000000), <16 x float> %t60
  %t62 = fmul <16 x float> %t12, %t61
  %t63 = fsub <16 x float> %t54, %t62
  %t64 = getelementptr inbounds float, ptr %t25, i64 %t44
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t63, ptr %t64, i32 4, <16 x i1> %t52)
  %t45 = add nuw nsw i64 %t44, 16
  br label %b41
b43:
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
