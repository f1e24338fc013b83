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

define internal void @sf_sweep0_pass0_narrow(ptr %ctx, ptr %tensor, i64 %number, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t21 = alloca double, i64 1040, align 64
  %t1 = getelementptr inbounds i64, ptr %tensor, i64 2
  %t2 = load i64, ptr %t1, align 8
  %t3 = getelementptr inbounds i64, ptr %tensor, i64 3
  %t4 = load i64, ptr %t3, align 8
  %t5 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t6 = load i64, ptr %t5, align 8
  %t7 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t8 = load i64, ptr %t7, align 8
  %t9 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t10 = load i64, ptr %t9, align 8
  %t11 = getelementptr inbounds i64, ptr %tensor, i64 7
  %t12 = load i64, ptr %t11, align 8
  %t13 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t14 = load i64, ptr %t13, align 8
  %t15 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t16 = load i64, ptr %t15, align 8
  %t17 = inttoptr i64 %t16 to ptr
  %t18 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t19 = load i64, ptr %t18, align 8
  %t20 = inttoptr i64 %t19 to ptr
  %t22 = mul i64 1, %cols
  %t23 = udiv i64 1024, %t22
  %t24 = mul i64 %t23, 1
  %t25 = add i64 %row, %rows
  br label %b26
b26:
  %t29 = phi i64 [ %row, %entry ], [ %t30, %b36 ]
  %t31 = icmp slt i64 %t29, %t25
  br i1 %t31, label %b27, label %b28
b27:
  %t32 = add i64 %t29, %rows
  %t33 = call i64 @llvm.smin.i64(i64 %t32, i64 %t25)
  br label %b34
b34:
  %t37 = phi i64 [ %t29, %b27 ], [ %t38, %b321 ]
  %t39 = icmp slt i64 %t37, %t33
  br i1 %t39, label %b35, label %b36
b35:
  %t40 = sub i64 %t33, %t37
  %t41 = call i64 @llvm.smin.i64(i64 %t40, i64 %t24)
  %t42 = mul i64 %t37, %cols
  %t43 = mul i64 %t41, %cols
  %t44 = and i64 %t43, -16
  br label %b45
b45:
  %t48 = phi i64 [ 0, %b35 ], [ %t49, %b46 ]
  %t50 = icmp slt i64 %t48, %t44
  br i1 %t50, label %b46, label %b47
b46:
  %t51 = add i64 %t42, %t48
  %t52 = getelementptr inbounds float, ptr %t17, i64 %t51
  %t53 = load <16 x float>, ptr %t52, align 4
  %t54 = fpext <16 x float> %t53 to <16 x double>
  %t55 = fadd <16 x double> splat (double 0x0000000000000000), %t54
  %t56 = getelementptr inbounds double, ptr %t21, i64 %t48
  store <16 x double> %t55, ptr %t56, align 8
  %t49 = add nuw nsw i64 %t48, 16
  br label %b45
b47:
  br label %b57
b57:
  %t60 = phi i64 [ %t44, %b47 ], [ %t61, %b58 ]
  %t62 = icmp slt i64 %t60, %t43
  br i1 %t62, label %b58, label %b59
b58:
  %t63 = sub i64 %t43, %t60
  %t64 = call i64 @llvm.smin.i64(i64 %t63, i64 16)
  %t65 = trunc i64 %t64 to i32
  %t66 = insertelement <16 x i32> poison, i32 %t65, i64 0
  %t67 = shufflevector <16 x i32> %t66, <16 x i32> poison, <16 x i32> zeroinitializer
  %t68 = icmp sgt <16 x i32> %t67, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t69 = add i64 %t42, %t60
  %t70 = getelementptr inbounds float, ptr %t17, i64 %t69
  %t71 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t70, i32 4, <16 x i1> %t68, <16 x float> zeroinitializer)
  %t72 = fpext <16 x float> %t71 to <16 x double>
  %t73 = fadd <16 x double> splat (double 0x0000000000000000), %t72
  %t74 = getelementptr inbounds double, ptr %t21, i64 %t60
  store <16 x double> %t73, ptr %t74, align 8
  %t61 = add nuw nsw i64 %t60, 16
  br label %b57
b59:
  %t75 = getelementptr inbounds double, ptr %t21, i64 %t43
  store <16 x double> splat (double 0x0000000000000000), ptr %t75, align 8
  %t76 = icmp eq i64 %cols, 1
  br i1 %t76, label %b77, label %b78
b77:
  br label %b79
b79:
  %t82 = phi i64 [ 0, %b77 ], [ %t83, %b80 ]
  %t84 = icmp slt i64 %t82, %t41
  br i1 %t84, label %b80, label %b81
b80:
  %t85 = add i64 %t37, %t82
  %t86 = sub i64 %t41, %t82
  %t87 = call i64 @llvm.smin.i64(i64 %t86, i64 16)
  %t88 = trunc i64 %t87 to i32
  %t89 = insertelement <16 x i32> poison, i32 %t88, i64 0
  %t90 = shufflevector <16 x i32> %t89, <16 x i32> poison, <16 x i32> zeroinitializer
  %t91 = icmp sgt <16 x i32> %t90, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t92 = getelementptr inbounds double, ptr %t21, i64 %t82
  %t93 = load <16 x double>, ptr %t92, align 8
  %t94 = getelementptr inbounds double, ptr %t20, i64 %t85
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t93, ptr %t94, i32 8, <16 x i1> %t91)
  %t83 = add nuw nsw i64 %t82, 16
  br label %b79
b81:
  br label %b78
b78:
  %t95 = icmp eq i64 %cols, 2
  br i1 %t95, label %b96, label %b97
b96:
  br label %b98
b98:
  %t101 = phi i64 [ 0, %b96 ], [ %t102, %b99 ]
  %t103 = icmp slt i64 %t101, %t41
  br i1 %t103, label %b99, label %b100
b99:
  %t104 = mul i64 %t101, 2
  %t105 = add i64 %t37, %t101
  %t106 = add i64 %t104, 0
  %t107 = getelementptr inbounds double, ptr %t21, i64 %t106
  %t108 = load double, ptr %t107, align 8
  %t109 = add i64 %t104, 1
  %t110 = getelementptr inbounds double, ptr %t21, i64 %t109
  %t111 = load double, ptr %t110, align 8
  %t112 = fadd double %t108, %t111
  %t113 = getelementptr inbounds double, ptr %t20, i64 %t105
  store double %t112, ptr %t113, align 8
  %t102 = add nuw nsw i64 %t101, 1
  br label %b98
b100:
  br label %b97
b97:
  %t114 = icmp eq i64 %cols, 3
  br i1 %t114, label %b115, label %b116
b115:
  br label %b117
b117:
  %t120 = phi i64 [ 0, %b115 ], [ %t121, %b118 ]
  %t122 = icmp slt i64 %t120, %t41
  br i1 %t122, label %b118, label %b119
b118:
  %t123 = mul i64 %t120, 3
  %t124 = add i64 %t37, %t120
  %t125 = add i64 %t123, 0
  %t126 = getelementptr inbounds double, ptr %t21, i64 %t125
  %t127 = load double, ptr %t126, align 8
  %t128 = add i64 %t123, 1
  %t129 = getelementptr inbounds double, ptr %t21, i64 %t128
  %t130 = load double, ptr %t129, align 8
  %t131 = add i64 %t123, 2
  %t132 = getelementptr inbounds double, ptr %t21, i64 %t131
  %t133 = load double, ptr %t132, align 8
  %t134 = fadd double %t127, %t133
  %t135 = fadd double %t134, %t130
  %t136 = getelementptr inbounds double, ptr %t20, i64 %t124
  store double %t135, ptr %t136, align 8
  %t121 = add nuw nsw i64 %t120, 1
  br label %b117
b119:
  br label %b116
b116:
  %t137 = icmp eq i64 %cols, 4
  br i1 %t137, label %b138, label %b139
b138:
  br label %b140
b140:
  %t143 = phi i64 [ 0, %b138 ], [ %t144, %b141 ]
  %t145 = icmp slt i64 %t143, %t41
  br i1 %t145, label %b141, label %b142
b141:
  %t146 = mul i64 %t143, 4
  %t147 = add i64 %t37, %t143
  %t148 = add i64 %t146, 0
  %t149 = getelementptr inbounds double, ptr %t21, i64 %t148
  %t150 = load double, ptr %t149, align 8
  %t151 = add i64 %t146, 1
  %t152 = getelementptr inbounds double, ptr %t21, i64 %t151
  %t153 = load double, ptr %t152, align 8
  %t154 = add i64 %t146, 2
  %t155 = getelementptr inbounds double, ptr %t21, i64 %t154
  %t156 = load double, ptr %t155, align 8
  %t157 = add i64 %t146, 3
  %t158 = getelementptr inbounds double, ptr %t21, i64 %t157
  %t159 = load double, ptr %t158, align 8
  %t160 = fadd double %t150, %t156
  %t161 = fadd double %t153, %t159
  %t162 = fadd double %t160, %t161
  %t163 = getelementptr inbounds double, ptr %t20, i64 %t147
  store double %t162, ptr %t163, align 8
  %t144 = add nuw nsw i64 %t143, 1
  br label %b140
b142:
  br label %b139
b139:
  %t164 = icmp eq i64 %cols, 5
  br i1 %t164, label %b165, label %b166
b165:
  br label %b167
b167:
  %t170 = phi i64 [ 0, %b165 ], [ %t171, %b168 ]
  %t172 = icmp slt i64 %t170, %t41
  br i1 %t172, label %b168, label %b169
b168:
  %t173 = mul i64 %t170, 5
  %t174 = add i64 %t37, %t170
  %t175 = add i64 %t173, 0
  %t176 = getelementptr inbounds double, ptr %t21, i64 %t175
  %t177 = load double, ptr %t176, align 8
  %t178 = add i64 %t173, 1
  %t179 = getelementptr inbounds double, ptr %t21, i64 %t178
  %t180 = load double, ptr %t179, align 8
  %t181 = add i64 %t173, 2
  %t182 = getelementptr inbounds double, ptr %t21, i64 %t181
  %t183 = load double, ptr %t182, align 8
  %t184 = add i64 %t173, 3
  %t185 = getelementptr inbounds double, ptr %t21, i64 %t184
  %t186 = load double, ptr %t185, align 8
  %t187 = add i64 %t173, 4
  %t188 = getelementptr inbounds double, ptr %t21, i64 %t187
  %t189 = load double, ptr %t188, align 8
  %t190 = fadd double %t177, %t189
  %t191 = fadd double %t190, %t183
  %t192 = fadd double %t180, %t186
  %t193 = fadd double %t191, %t192
  %t194 = getelementptr inbounds double, ptr %t20, i64 %t174
  store double %t193, ptr %t194, align 8
  %t171 = add nuw nsw i64 %t170, 1
  br label %b167
b169:
  br label %b166
b166:
  %t195 = icmp eq i64 %cols, 6
  br i1 %t195, label %b196, label %b197
b196:
  br label %b198
b198:
  %t201 = phi i64 [ 0, %b196 ], [ %t202, %b199 ]
  %t203 = icmp slt i64 %t201, %t41
  br i1 %t203, label %b199, label %b200
b199:
  %t204 = mul i64 %t201, 6
  %t205 = add i64 %t37, %t201
  %t206 = add i64 %t204, 0
  %t207 = getelementptr inbounds double, ptr %t21, i64 %t206
  %t208 = load double, ptr %t207, align 8
  %t209 = add i64 %t204, 1
  %t210 = getelementptr inbounds double, ptr %t21, i64 %t209
  %t211 = load double, ptr %t210, align 8
  %t212 = add i64 %t204, 2
  %t213 = getelementptr inbounds double, ptr %t21, i64 %t212
  %t214 = load double, ptr %t213, align 8
  %t215 = add i64 %t204, 3
  %t216 = getelementptr inbounds double, ptr %t21, i64 %t215
  %t217 = load double, ptr %t216, align 8
  %t218 = add i64 %t204, 4
  %t219 = getelementptr inbounds double, ptr %t21, i64 %t218
  %t220 = load double, ptr %t219, align 8
  %t221 = add i64 %t204, 5
  %t222 = getelementptr inbounds double, ptr %t21, i64 %t221
  %t223 = load double, ptr %t222, align 8
  %t224 = fadd double %t208, %t220
  %t225 = fadd double %t211, %t223
  %t226 = fadd double %t224, %t214
  %t227 = fadd double %t225, %t217
  %t228 = fadd double %t226, %t227
  %t229 = getelementptr inbounds double, ptr %t20, i64 %t205
  store double %t228, ptr %t229, align 8
  %t202 = add nuw nsw i64 %t201, 1
  br label %b198
b200:
  br label %b197
b197:
  %t230 = icmp eq i64 %cols, 7
  br i1 %t230, label %b231, label %b232
b231:
  br label %b233
b233:
  %t236 = phi i64 [ 0, %b231 ], [ %t237, %b234 ]
  %t238 = icmp slt i64 %t236, %t41
  br i1 %t238, label %b234, label %b235
b234:
  %t239 = mul i64 %t236, 7
  %t240 = add i64 %t37, %t236
  %t241 = add i64 %t239, 0
  %t242 = getelementptr inbounds double, ptr %t21, i64 %t241
  %t243 = load double, ptr %t242, align 8
  %t244 = add i64 %t239, 1
  %t245 = getelementptr inbounds double, ptr %t21, i64 %t244
  %t246 = load double, ptr %t245, align 8
  %t247 = add i64 %t239, 2
  %t248 = getelementptr inbounds double, ptr %t21, i64 %t247
  %t249 = load double, ptr %t248, align 8
  %t250 = add i64 %t239, 3
  %t251 = getelementptr inbounds double, ptr %t21, i64 %t250
  %t252 = load double, ptr %t251, align 8
  %t253 = add i64 %t239, 4
  %t254 = getelementptr inbounds double, ptr %t21, i64 %t253
  %t255 = load double, ptr %t254, align 8
  %t256 = add i64 %t239, 5
  %t257 = getelementptr inbounds double, ptr %t21, i64 %t256
  %t258 = load double, ptr %t257, align 8
  %t259 = add i64 %t239, 6
  %t260 = getelementptr inbounds double, ptr %t21, i64 %t259
  %t261 = load double, ptr %t260, align 8
  %t262 = fadd double %t243, %t255
  %t263 = fadd double %t246, %t258
  %t264 = fadd double %t249, %t261
  %t265 = fadd double %t262, %t264
  %t266 = fadd double %t263, %t252
  %t267 = fadd double %t265, %t266
  %t268 = getelementptr inbounds double, ptr %t20, i64 %t240
  store double %t267, ptr %t268, align 8
  %t237 = add nuw nsw i64 %t236, 1
  br label %b233
b235:
  br label %b232
b232:
  %t269 = icmp eq i64 %cols, 8
  br i1 %t269, label %b270, label %b271
b270:
  br label %b272
b272:
  %t275 = phi i64 [ 0, %b270 ], [ %t276, %b273 ]
  %t277 = icmp slt i64 %t275, %t41
  br i1 %t277, label %b273, label %b274
b273:
  %t278 = mul i64 %t275, 8
  %t279 = add i64 %t37, %t275
  %t280 = add i64 %t278, 0
  %t281 = getelementptr inbounds double, ptr %t21, i64 %t280
  %t282 = load double, ptr %t281, align 8
  %t283 = add i64 %t278, 1
  %t284 = getelementptr inbounds double, ptr %t21, i64 %t283
  %t285 = load double, ptr %t284, align 8
  %t286 = add i64 %t278, 2
  %t287 = getelementptr inbounds double, ptr %t21, i64 %t286
  %t288 = load double, ptr %t287, align 8
  %t289 = add i64 %t278, 3
  %t290 = getelementptr inbounds double, ptr %t21, i64 %t289
  %t291 = load double, ptr %t290, align 8
  %t292 = add i64 %t278, 4
  %t293 = getelementptr inbounds double, ptr %t21, i64 %t292
  %t294 = load double, ptr %t293, align 8
  %t295 = add i64 %t278, 5
  %t296 = getelementptr inbounds double, ptr %t21, i64 %t295
  %t297 = load double, ptr %t296, align 8
  %t298 = add i64 %t278, 6
  %t299 = getelementptr inbounds double, ptr %t21, i64 %t298
  %t300 = load double, ptr %t299, align 8
  %t301 = add i64 %t278, 7
  %t302 = getelementptr inbounds double, ptr %t21, i64 %t301
  %t303 = load double, ptr %t302, align 8
  %t304 = fadd double %t282, %t294
  %t305 = fadd double %t285, %t297
  %t306 = fadd double %t288, %t300
  %t307 = fadd double %t291, %t303
  %t308 = fadd double %t304, %t306
  %t309 = fadd double %t305, %t307
  %t310 = fadd double %t308, %t309
  %t311 = getelementptr inbounds double, ptr %t20, i64 %t279
  store double %t310, ptr %t311, align 8
  %t276 = add nuw nsw i64 %t275, 1
  br label %b272
b274:
  br label %b271
b271:
  %t312 = icmp sgt i64 %cols, 8
  %t313 = select i1 %t312, i64 %t41, i64 0
  %t314 = call i64 @llvm.smin.i64(i64 %cols, i64 16)
  %t315 = trunc i64 %t314 to i32
  %t316 = insertelement <16 x i32> poison, i32 %t315, i64 0
  %t317 = shufflevector <16 x i32> %t316, <16 x i32> poison, <16 x i32> zeroinitializer
  %t318 = icmp sgt <16 x i32> %t317, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  br label %b319
b319:
  %t322 = phi i64 [ 0, %b271 ], [ %t323, %b332 ]
  %t324 = icmp slt i64 %t322, %t313
  br i1 %t324, label %b320, label %b321
b320:
  %t325 = mul i64 %t322, %cols
  %t326 = add i64 %t37, %t322
  %t327 = getelementptr inbounds double, ptr %t21, i64 %t325
  %t328 = load <16 x double>, ptr %t327, align 8
  %t329 = select <16 x i1> %t318, <16 x double> %t328, <16 x double> splat (double 0x0000000000000000)
  br label %b330
b330:
  %t333 = phi i64 [ 16, %b320 ], [ %t334, %b331 ]
  %t335 = phi <16 x double> [ %t329, %b320 ], [ %t347, %b331 ]
  %t336 = icmp slt i64 %t333, %cols
  br i1 %t336, label %b331, label %b332
b331:
  %t337 = sub i64 %cols, %t333
  %t338 = call i64 @llvm.smin.i64(i64 %t337, i64 16)
  %t339 = trunc i64 %t338 to i32
  %t340 = insertelement <16 x i32> poison, i32 %t339, i64 0
  %t341 = shufflevector <16 x i32> %t340, <16 x i32> poison, <16 x i32> zeroinitializer
  %t342 = icmp sgt <16 x i32> %t341, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t343 = add i64 %t325, %t333
  %t344 = getelementptr inbounds double, ptr %t21, i64 %t343
  %t345 = load <16 x double>, ptr %t344, align 8
  %t346 = select <16 x i1> %t342, <16 x double> %t345, <16 x double> splat (double 0x0000000000000000)
  %t347 = fadd <16 x double> %t335, %t346
  %t334 = add nuw nsw i64 %t333, 16
  br label %b330
b332:
  %t348 = shufflevector <16 x double> %t335, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t349 = shufflevector <16 x double> %t335, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t350 = fadd <8 x double> %t348, %t349
  %t351 = shufflevector <8 x double> %t350, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t352 = shufflevector <8 x double> %t350, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t353 = fadd <4 x double> %t351, %t352
  %t354 = shufflevector <4 x double> %t353, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t355 = shufflevector <4 x double> %t353, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t356 = fadd <2 x double> %t354, %t355
  %t357 = shufflevector <2 x double> %t356, <2 x double> poison, <1 x i32> <i32 0>
  %t358 = shufflevector <2 x double> %t356, <2 x double> poison, <1 x i32> <i32 1>
  %t359 = extractelement <1 x double> %t357, i64 0
  %t360 = extractelement <1 x double> %t358, i64 0
  %t361 = fadd double %t359, %t360
  %t362 = getelementptr inbounds double, ptr %t20, i64 %t326
  store double %t361, ptr %t362, align 8
  %t323 = add nuw nsw i64 %t322, 1
  br label %b319
b321:
  %t38 = add nuw nsw i64 %t37, %t24
  br label %b34
b36:
  %t30 = add nuw nsw i64 %t29, %rows
  br label %b26
b28:
  ret void
}

define internal void @sf_sweep0_pass0(ptr %ctx, ptr %tensor, i64 %number, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t2 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t3 = load i64, ptr %t2, align 8
  %t4 = icmp eq i64 %cols, %t3
  %t5 = icmp sle i64 %cols, 64
  %t6 = and i64 %cols, 15
  %t7 = icmp ne i64 %t6, 0
  %t8 = and i1 %t4, %t5
  %t9 = and i1 %t8, %t7
  br i1 %t9, label %b10, label %b11
b10:
  call void @sf_sweep0_pass0_narrow(ptr %ctx, ptr %tensor, i64 %number, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols)
  br label %b1
b11:
  %t12 = getelementptr inbounds i64, ptr %tensor, i64 2
  %t13 = load i64, ptr %t12, align 8
  %t14 = getelementptr inbounds i64, ptr %tensor, i64 3
  %t15 = load i64, ptr %t14, align 8
  %t16 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t17 = load i64, ptr %t16, align 8
  %t18 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t19 = load i64, ptr %t18, align 8
  %t20 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t21 = load i64, ptr %t20, align 8
  %t22 = getelementptr inbounds i64, ptr %tensor, i64 7
  %t23 = load i64, ptr %t22, align 8
  %t24 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t25 = load i64, ptr %t24, align 8
  %t26 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t27 = load i64, ptr %t26, align 8
  %t28 = inttoptr i64 %t27 to ptr
  %t29 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t30 = load i64, ptr %t29, align 8
  %t31 = inttoptr i64 %t30 to ptr
  %t32 = add i64 %row, %rows
  %t33 = udiv i64 %row, %t17
  %t34 = urem i64 %row, %t17
  br label %b35
b35:
  %t38 = phi i64 [ %row, %b11 ], [ %t39, %b52 ]
  %t40 = phi i64 [ %t33, %b11 ], [ %t114, %b52 ]
  %t41 = phi i64 [ %t34, %b11 ], [ %t112, %b52 ]
  %t42 = icmp slt i64 %t38, %t32
  br i1 %t42, label %b36, label %b37
b36:
  %t43 = mul i64 %t38, %t19
  %t44 = add i64 %t43, %col
  %t45 = sub i64 %t13, %t44
  %t46 = call i64 @llvm.smin.i64(i64 %cols, i64 %t45)
  %t47 = mul i64 %t40, %t19
  %t48 = add i64 %t47, %col
  %t49 = mul i64 %t38, %t21
  br label %b50
b50:
  %t53 = phi i64 [ 0, %b36 ], [ %t54, %b74 ]
  %t55 = icmp slt i64 %t53, %t46
  br i1 %t55, label %b51, label %b52
b51:
  %t56 = sub i64 %t46, %t53
  %t57 = call i64 @llvm.smin.i64(i64 %t56, i64 1024)
  %t58 = and i64 %t57, -16
  br label %b59
b59:
  %t62 = phi i64 [ 0, %b51 ], [ %t63, %b60 ]
  %t64 = phi <16 x double> [ splat (double 0x0000000000000000), %b51 ], [ %t71, %b60 ]
  %t65 = icmp slt i64 %t62, %t58
  br i1 %t65, label %b60, label %b61
b60:
  %t66 = add i64 %t53, %t62
  %t67 = add i64 %t44, %t66
  %t68 = getelementptr inbounds float, ptr %t28, i64 %t67
  %t69 = load <16 x float>, ptr %t68, align 4
  %t70 = fpext <16 x float> %t69 to <16 x double>
  %t71 = fadd <16 x double> %t64, %t70
  %t63 = add nuw nsw i64 %t62, 16
  br label %b59
b61:
  br label %b72
b72:
  %t75 = phi i64 [ %t58, %b61 ], [ %t76, %b73 ]
  %t77 = phi <16 x double> [ %t64, %b61 ], [ %t91, %b73 ]
  %t78 = icmp slt i64 %t75, %t57
  br i1 %t78, label %b73, label %b74
b73:
  %t79 = sub i64 %t57, %t75
  %t80 = call i64 @llvm.smin.i64(i64 %t79, i64 16)
  %t81 = trunc i64 %t80 to i32
  %t82 = insertelement <16 x i32> poison, i32 %t81, i64 0
  %t83 = shufflevector <16 x i32> %t82, <16 x i32> poison, <16 x i32> zeroinitializer
  %t84 = icmp sgt <16 x i32> %t83, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t85 = add i64 %t53, %t75
  %t86 = add i64 %t44, %t85
  %t87 = getelementptr inbounds float, ptr %t28, i64 %t86
  %t88 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t87, i32 4, <16 x i1> %t84, <16 x float> zeroinitializer)
  %t89 = fpext <16 x float> %t88 to <16 x double>
  %t90 = fadd <16 x double> %t77, %t89
  %t91 = select <16 x i1> %t84, <16 x double> %t90, <16 x double> %t77
  %t76 = add nuw nsw i64 %t75, 16
  br label %b72
b74:
  %t92 = add i64 %col, %t53
  %t93 = udiv i64 %t92, 1024
  %t94 = add i64 %t49, %t93
  %t95 = shufflevector <16 x double> %t77, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t96 = shufflevector <16 x double> %t77, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t97 = fadd <8 x double> %t95, %t96
  %t98 = shufflevector <8 x double> %t97, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t99 = shufflevector <8 x double> %t97, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t100 = fadd <4 x double> %t98, %t99
  %t101 = shufflevector <4 x double> %t100, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t102 = shufflevector <4 x double> %t100, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t103 = fadd <2 x double> %t101, %t102
  %t104 = shufflevector <2 x double> %t103, <2 x double> poison, <1 x i32> <i32 0>
  %t105 = shufflevector <2 x double> %t103, <2 x double> poison, <1 x i32> <i32 1>
  %t106 = extractelement <1 x double> %t104, i64 0
  %t107 = extractelement <1 x double> %t105, i64 0
  %t108 = fadd double %t106, %t107
  %t109 = getelementptr inbounds double, ptr %t31, i64 %t94
  store double %t108, ptr %t109, align 8
  %t54 = add nuw nsw i64 %t53, 1024
  br label %b50
b52:
  %t110 = add i64 %t41, 1
  %t111 = icmp eq i64 %t110, %t17
  %t112 = select i1 %t111, i64 0, i64 %t110
  %t113 = zext i1 %t111 to i64
  %t114 = add i64 %t40, %t113
  %t39 = add nuw nsw i64 %t38, 1
  br label %b35
b37:
  br label %b1
b1:
  ret void
}

define internal void @sf_sweep0_pass1_narrow(ptr %ctx, ptr %tensor, i64 %number, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t27 = alloca i32, i64 1040, align 64
  %t28 = alloca i32, i64 1040, align 64
  %t29 = alloca float, i64 1040, align 64
  %t1 = getelementptr inbounds i64, ptr %tensor, i64 2
  %t2 = load i64, ptr %t1, align 8
  %t3 = getelementptr inbounds i64, ptr %tensor, i64 3
  %t4 = load i64, ptr %t3, align 8
  %t5 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t6 = load i64, ptr %t5, align 8
  %t7 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t8 = load i64, ptr %t7, align 8
  %t9 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t10 = load i64, ptr %t9, align 8
  %t11 = getelementptr inbounds i64, ptr %tensor, i64 7
  %t12 = load i64, ptr %t11, align 8
  %t13 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t14 = load i64, ptr %t13, align 8
  %t15 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t16 = load i64, ptr %t15, align 8
  %t17 = inttoptr i64 %t16 to ptr
  %t18 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t19 = load i64, ptr %t18, align 8
  %t20 = inttoptr i64 %t19 to ptr
  %t21 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t22 = load i64, ptr %t21, align 8
  %t23 = inttoptr i64 %t22 to ptr
  %t24 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t25 = load i64, ptr %t24, align 8
  %t26 = inttoptr i64 %t25 to ptr
  %t30 = mul i64 1, %cols
  %t31 = udiv i64 1024, %t30
  %t32 = mul i64 %t31, 1
  %t33 = add i64 %row, %rows
  br label %b34
b34:
  %t37 = phi i64 [ %row, %entry ], [ %t38, %b44 ]
  %t39 = icmp slt i64 %t37, %t33
  br i1 %t39, label %b35, label %b36
b35:
  %t40 = add i64 %t37, %rows
  %t41 = call i64 @llvm.smin.i64(i64 %t40, i64 %t33)
  br label %b42
b42:
  %t45 = phi i64 [ %t37, %b35 ], [ %t46, %b641 ]
  %t47 = icmp slt i64 %t45, %t41
  br i1 %t47, label %b43, label %b44
b43:
  %t48 = sub i64 %t41, %t45
  %t49 = call i64 @llvm.smin.i64(i64 %t48, i64 %t32)
  %t50 = mul i64 %t45, %cols
  %t51 = mul i64 %t49, %cols
  %t52 = icmp eq i64 %cols, 1
  %t53 = select i1 %t52, i64 0, i64 %t49
  %t54 = udiv i64 %t45, %t6
  %t55 = urem i64 %t45, %t6
  br label %b56
b56:
  %t59 = phi i64 [ 0, %b43 ], [ %t60, %b73 ]
  %t61 = phi i64 [ %t54, %b43 ], [ %t90, %b73 ]
  %t62 = phi i64 [ %t55, %b43 ], [ %t88, %b73 ]
  %t63 = icmp slt i64 %t59, %t53
  br i1 %t63, label %b57, label %b58
b57:
  %t64 = mul i64 %t59, %cols
  %t65 = add i64 %t45, %t59
  %t66 = getelementptr inbounds float, ptr %t17, i64 %t65
  %t67 = load float, ptr %t66, align 4
  %t68 = insertelement <16 x float> poison, float %t67, i64 0
  %t69 = shufflevector <16 x float> %t68, <16 x float> poison, <16 x i32> zeroinitializer
  %t70 = mul i64 %t61, %cols
  br label %b71
b71:
  %t74 = phi i64 [ 0, %b57 ], [ %t75, %b72 ]
  %t76 = icmp slt i64 %t74, %cols
  br i1 %t76, label %b72, label %b73
b72:
  %t77 = add i64 %t64, %t74
  %t78 = sub i64 %cols, %t74
  %t79 = call i64 @llvm.smin.i64(i64 %t78, i64 16)
  %t80 = trunc i64 %t79 to i32
  %t81 = insertelement <16 x i32> poison, i32 %t80, i64 0
  %t82 = shufflevector <16 x i32> %t81, <16 x i32> poison, <16 x i32> zeroinitializer
  %t83 = icmp sgt <16 x i32> %t82, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t84 = add i64 %t70, %t74
  %t85 = getelementptr inbounds float, ptr %t29, i64 %t77
  store <16 x float> %t69, ptr %t85, align 4
  %t75 = add nuw nsw i64 %t74, 16
  br label %b71
b73:
  %t86 = add i64 %t62, 1
  %t87 = icmp eq i64 %t86, %t6
  %t88 = select i1 %t87, i64 0, i64 %t86
  %t89 = zext i1 %t87 to i64
  %t90 = add i64 %t61, %t89
  %t60 = add nuw nsw i64 %t59, 1
  br label %b56
b58:
  %t91 = getelementptr inbounds float, ptr %t17, i64 %t45
  %t92 = select i1 %t52, ptr %t91, ptr %t29
  %t93 = and i64 %t51, -16
  br label %b94
b94:
  %t97 = phi i64 [ 0, %b58 ], [ %t98, %b95 ]
  %t99 = icmp slt i64 %t97, %t93
  br i1 %t99, label %b95, label %b96
b95:
  %t100 = getelementptr inbounds float, ptr %t92, i64 %t97
  %t101 = load <16 x float>, ptr %t100, align 4
  %t102 = add i64 %t50, %t97
  %t103 = getelementptr inbounds float, ptr %t20, i64 %t102
  %t104 = load <16 x float>, ptr %t103, align 4
  %t105 = fsub <16 x float> %t104, %t101
  %t106 = bitcast <16 x float> %t105 to <16 x i32>
  %t107 = ashr <16 x i32> %t106, splat (i32 31)
  %t108 = and <16 x i32> %t107, splat (i32 2147483647)
  %t109 = xor <16 x i32> %t106, %t108
  %t110 = fcmp une <16 x float> %t105, %t105
  %t111 = select <16 x i1> %t110, <16 x i32> splat (i32 2147483647), <16 x i32> %t109
  %t112 = call <16 x i32> @llvm.smax.v16i32(<16 x i32> splat (i32 -2139095041), <16 x i32> %t111)
  %t113 = getelementptr inbounds i32, ptr %t27, i64 %t97
  store <16 x i32> %t112, ptr %t113, align 4
  %t114 = bitcast <16 x float> %t105 to <16 x i32>
  %t115 = ashr <16 x i32> %t114, splat (i32 31)
  %t116 = and <16 x i32> %t115, splat (i32 2147483647)
  %t117 = xor <16 x i32> %t114, %t116
  %t118 = fcmp une <16 x float> %t105, %t105
  %t119 = select <16 x i1> %t118, <16 x i32> splat (i32 -2147483648), <16 x i32> %t117
  %t120 = call <16 x i32> @llvm.smin.v16i32(<16 x i32> splat (i32 2139095040), <16 x i32> %t119)
  %t121 = getelementptr inbounds i32, ptr %t28, i64 %t97
  store <16 x i32> %t120, ptr %t121, align 4
  %t98 = add nuw nsw i64 %t97, 16
  br label %b94
b96:
  br label %b122
b122:
  %t125 = phi i64 [ %t93, %b96 ], [ %t126, %b123 ]
  %t127 = icmp slt i64 %t125, %t51
  br i1 %t127, label %b123, label %b124
b123:
  %t128 = sub i64 %t51, %t125
  %t129 = call i64 @llvm.smin.i64(i64 %t128, i64 16)
  %t130 = trunc i64 %t129 to i32
  %t131 = insertelement <16 x i32> poison, i32 %t130, i64 0
  %t132 = shufflevector <16 x i32> %t131, <16 x i32> poison, <16 x i32> zeroinitializer
  %t133 = icmp sgt <16 x i32> %t132, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t134 = getelementptr inbounds float, ptr %t92, i64 %t125
  %t135 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t134, i32 4, <16 x i1> %t133, <16 x float> zeroinitializer)
  %t136 = add i64 %t50, %t125
  %t137 = getelementptr inbounds float, ptr %t20, i64 %t136
  %t138 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t137, i32 4, <16 x i1> %t133, <16 x float> zeroinitializer)
  %t139 = fsub <16 x float> %t138, %t135
  %t140 = bitcast <16 x float> %t139 to <16 x i32>
  %t141 = ashr <16 x i32> %t140, splat (i32 31)
  %t142 = and <16 x i32> %t141, splat (i32 2147483647)
  %t143 = xor <16 x i32> %t140, %t142
  %t144 = fcmp une <16 x float> %t139, %t139
  %t145 = select <16 x i1> %t144, <16 x i32> splat (i32 2147483647), <16 x i32> %t143
  %t146 = call <16 x i32> @llvm.smax.v16i32(<16 x i32> splat (i32 -2139095041), <16 x i32> %t145)
  %t147 = getelementptr inbounds i32, ptr %t27, i64 %t125
  store <16 x i32> %t146, ptr %t147, align 4
  %t148 = bitcast <16 x float> %t139 to <16 x i32>
  %t149 = ashr <16 x i32> %t148, splat (i32 31)
  %t150 = and <16 x i32> %t149, splat (i32 2147483647)
  %t151 = xor <16 x i32> %t148, %t150
  %t152 = fcmp une <16 x float> %t139, %t139
  %t153 = select <16 x i1> %t152, <16 x i32> splat (i32 -2147483648), <16 x i32> %t151
  %t154 = call <16 x i32> @llvm.smin.v16i32(<16 x i32> splat (i32 2139095040), <16 x i32> %t153)
  %t155 = getelementptr inbounds i32, ptr %t28, i64 %t125
  store <16 x i32> %t154, ptr %t155, align 4
  %t126 = add nuw nsw i64 %t125, 16
  br label %b122
b124:
  %t156 = getelementptr inbounds i32, ptr %t27, i64 %t51
  store <16 x i32> splat (i32 -2139095041), ptr %t156, align 4
  %t157 = getelementptr inbounds i32, ptr %t28, i64 %t51
  store <16 x i32> splat (i32 2139095040), ptr %t157, align 4
  %t158 = icmp eq i64 %cols, 1
  br i1 %t158, label %b159, label %b160
b159:
  br label %b161
b161:
  %t164 = phi i64 [ 0, %b159 ], [ %t165, %b162 ]
  %t166 = icmp slt i64 %t164, %t49
  br i1 %t166, label %b162, label %b163
b162:
  %t167 = add i64 %t45, %t164
  %t168 = sub i64 %t49, %t164
  %t169 = call i64 @llvm.smin.i64(i64 %t168, i64 16)
  %t170 = trunc i64 %t169 to i32
  %t171 = insertelement <16 x i32> poison, i32 %t170, i64 0
  %t172 = shufflevector <16 x i32> %t171, <16 x i32> poison, <16 x i32> zeroinitializer
  %t173 = icmp sgt <16 x i32> %t172, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t174 = getelementptr inbounds i32, ptr %t27, i64 %t164
  %t175 = load <16 x i32>, ptr %t174, align 4
  %t176 = ashr <16 x i32> %t175, splat (i32 31)
  %t177 = and <16 x i32> %t176, splat (i32 2147483647)
  %t178 = xor <16 x i32> %t175, %t177
  %t179 = bitcast <16 x i32> %t178 to <16 x float>
  %t180 = fpext <16 x float> %t179 to <16 x double>
  %t181 = getelementptr inbounds double, ptr %t23, i64 %t167
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t180, ptr %t181, i32 8, <16 x i1> %t173)
  %t165 = add nuw nsw i64 %t164, 16
  br label %b161
b163:
  br label %b160
b160:
  br i1 %t158, label %b182, label %b183
b182:
  br label %b184
b184:
  %t187 = phi i64 [ 0, %b182 ], [ %t188, %b185 ]
  %t189 = icmp slt i64 %t187, %t49
  br i1 %t189, label %b185, label %b186
b185:
  %t190 = add i64 %t45, %t187
  %t191 = sub i64 %t49, %t187
  %t192 = call i64 @llvm.smin.i64(i64 %t191, i64 16)
  %t193 = trunc i64 %t192 to i32
  %t194 = insertelement <16 x i32> poison, i32 %t193, i64 0
  %t195 = shufflevector <16 x i32> %t194, <16 x i32> poison, <16 x i32> zeroinitializer
  %t196 = icmp sgt <16 x i32> %t195, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t197 = getelementptr inbounds i32, ptr %t28, i64 %t187
  %t198 = load <16 x i32>, ptr %t197, align 4
  %t199 = ashr <16 x i32> %t198, splat (i32 31)
  %t200 = and <16 x i32> %t199, splat (i32 2147483647)
  %t201 = xor <16 x i32> %t198, %t200
  %t202 = bitcast <16 x i32> %t201 to <16 x float>
  %t203 = fpext <16 x float> %t202 to <16 x double>
  %t204 = getelementptr inbounds double, ptr %t26, i64 %t190
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t203, ptr %t204, i32 8, <16 x i1> %t196)
  %t188 = add nuw nsw i64 %t187, 16
  br label %b184
b186:
  br label %b183
b183:
  %t205 = icmp eq i64 %cols, 2
  br i1 %t205, label %b206, label %b207
b206:
  br label %b208
b208:
  %t211 = phi i64 [ 0, %b206 ], [ %t212, %b209 ]
  %t213 = icmp slt i64 %t211, %t49
  br i1 %t213, label %b209, label %b210
b209:
  %t214 = mul i64 %t211, 2
  %t215 = add i64 %t45, %t211
  %t216 = add i64 %t214, 0
  %t217 = getelementptr inbounds i32, ptr %t27, i64 %t216
  %t218 = load i32, ptr %t217, align 4
  %t219 = add i64 %t214, 1
  %t220 = getelementptr inbounds i32, ptr %t27, i64 %t219
  %t221 = load i32, ptr %t220, align 4
  %t222 = call i32 @llvm.smax.i32(i32 %t218, i32 %t221)
  %t223 = ashr i32 %t222, 31
  %t224 = and i32 %t223, 2147483647
  %t225 = xor i32 %t222, %t224
  %t226 = bitcast i32 %t225 to float
  %t227 = fpext float %t226 to double
  %t228 = getelementptr inbounds double, ptr %t23, i64 %t215
  store double %t227, ptr %t228, align 8
  %t229 = add i64 %t214, 0
  %t230 = getelementptr inbounds i32, ptr %t28, i64 %t229
  %t231 = load i32, ptr %t230, align 4
  %t232 = add i64 %t214, 1
  %t233 = getelementptr inbounds i32, ptr %t28, i64 %t232
  %t234 = load i32, ptr %t233, align 4
  %t235 = call i32 @llvm.smin.i32(i32 %t231, i32 %t234)
  %t236 = ashr i32 %t235, 31
  %t237 = and i32 %t236, 2147483647
  %t238 = xor i32 %t235, %t237
  %t239 = bitcast i32 %t238 to float
  %t240 = fpext float %t239 to double
  %t241 = getelementptr inbounds double, ptr %t26, i64 %t215
  store double %t240, ptr %t241, align 8
  %t212 = add nuw nsw i64 %t211, 1
  br label %b208
b210:
  br label %b207
b207:
  %t242 = icmp eq i64 %cols, 3
  br i1 %t242, label %b243, label %b244
b243:
  br label %b245
b245:
  %t248 = phi i64 [ 0, %b243 ], [ %t249, %b246 ]
  %t250 = icmp slt i64 %t248, %t49
  br i1 %t250, label %b246, label %b247
b246:
  %t251 = mul i64 %t248, 3
  %t252 = add i64 %t45, %t248
  %t253 = add i64 %t251, 0
  %t254 = getelementptr inbounds i32, ptr %t27, i64 %t253
  %t255 = load i32, ptr %t254, align 4
  %t256 = add i64 %t251, 1
  %t257 = getelementptr inbounds i32, ptr %t27, i64 %t256
  %t258 = load i32, ptr %t257, align 4
  %t259 = add i64 %t251, 2
  %t260 = getelementptr inbounds i32, ptr %t27, i64 %t259
  %t261 = load i32, ptr %t260, align 4
  %t262 = call i32 @llvm.smax.i32(i32 %t255, i32 %t261)
  %t263 = call i32 @llvm.smax.i32(i32 %t262, i32 %t258)
  %t264 = ashr i32 %t263, 31
  %t265 = and i32 %t264, 2147483647
  %t266 = xor i32 %t263, %t265
  %t267 = bitcast i32 %t266 to float
  %t268 = fpext float %t267 to double
  %t269 = getelementptr inbounds double, ptr %t23, i64 %t252
  store double %t268, ptr %t269, align 8
  %t270 = add i64 %t251, 0
  %t271 = getelementptr inbounds i32, ptr %t28, i64 %t270
  %t272 = load i32, ptr %t271, align 4
  %t273 = add i64 %t251, 1
  %t274 = getelementptr inbounds i32, ptr %t28, i64 %t273
  %t275 = load i32, ptr %t274, align 4
  %t276 = add i64 %t251, 2
  %t277 = getelementptr inbounds i32, ptr %t28, i64 %t276
  %t278 = load i32, ptr %t277, align 4
  %t279 = call i32 @llvm.smin.i32(i32 %t272, i32 %t278)
  %t280 = call i32 @llvm.smin.i32(i32 %t279, i32 %t275)
  %t281 = ashr i32 %t280, 31
  %t282 = and i32 %t281, 2147483647
  %t283 = xor i32 %t280, %t282
  %t284 = bitcast i32 %t283 to float
  %t285 = fpext float %t284 to double
  %t286 = getelementptr inbounds double, ptr %t26, i64 %t252
  store double %t285, ptr %t286, align 8
  %t249 = add nuw nsw i64 %t248, 1
  br label %b245
b247:
  br label %b244
b244:
  %t287 = icmp eq i64 %cols, 4
  br i1 %t287, label %b288, label %b289
b288:
  br label %b290
b290:
  %t293 = phi i64 [ 0, %b288 ], [ %t294, %b291 ]
  %t295 = icmp slt i64 %t293, %t49
  br i1 %t295, label %b291, label %b292
b291:
  %t296 = mul i64 %t293, 4
  %t297 = add i64 %t45, %t293
  %t298 = add i64 %t296, 0
  %t299 = getelementptr inbounds i32, ptr %t27, i64 %t298
  %t300 = load i32, ptr %t299, align 4
  %t301 = add i64 %t296, 1
  %t302 = getelementptr inbounds i32, ptr %t27, i64 %t301
  %t303 = load i32, ptr %t302, align 4
  %t304 = add i64 %t296, 2
  %t305 = getelementptr inbounds i32, ptr %t27, i64 %t304
  %t306 = load i32, ptr %t305, align 4
  %t307 = add i64 %t296, 3
  %t308 = getelementptr inbounds i32, ptr %t27, i64 %t307
  %t309 = load i32, ptr %t308, align 4
  %t310 = call i32 @llvm.smax.i32(i32 %t300, i32 %t306)
  %t311 = call i32 @llvm.smax.i32(i32 %t303, i32 %t309)
  %t312 = call i32 @llvm.smax.i32(i32 %t310, i32 %t311)
  %t313 = ashr i32 %t312, 31
  %t314 = and i32 %t313, 2147483647
  %t315 = xor i32 %t312, %t314
  %t316 = bitcast i32 %t315 to float
  %t317 = fpext float %t316 to double
  %t318 = getelementptr inbounds double, ptr %t23, i64 %t297
  store double %t317, ptr %t318, align 8
  %t319 = add i64 %t296, 0
  %t320 = getelementptr inbounds i32, ptr %t28, i64 %t319
  %t321 = load i32, ptr %t320, align 4
  %t322 = add i64 %t296, 1
  %t323 = getelementptr inbounds i32, ptr %t28, i64 %t322
  %t324 = load i32, ptr %t323, align 4
  %t325 = add i64 %t296, 2
  %t326 = getelementptr inbounds i32, ptr %t28, i64 %t325
  %t327 = load i32, ptr %t326, align 4
  %t328 = add i64 %t296, 3
  %t329 = getelementptr inbounds i32, ptr %t28, i64 %t328
  %t330 = load i32, ptr %t329, align 4
  %t331 = call i32 @llvm.smin.i32(i32 %t321, i32 %t327)
  %t332 = call i32 @llvm.smin.i32(i32 %t324, i32 %t330)
  %t333 = call i32 @llvm.smin.i32(i32 %t331, i32 %t332)
  %t334 = ashr i32 %t333, 31
  %t335 = and i32 %t334, 2147483647
  %t336 = xor i32 %t333, %t335
  %t337 = bitcast i32 %t336 to float
  %t338 = fpext float %t337 to double
  %t339 = getelementptr inbounds double, ptr %t26, i64 %t297
  store double %t338, ptr %t339, align 8
  %t294 = add nuw nsw i64 %t293, 1
  br label %b290
b292:
  br label %b289
b289:
  %t340 = icmp eq i64 %cols, 5
  br i1 %t340, label %b341, label %b342
b341:
  br label %b343
b343:
  %t346 = phi i64 [ 0, %b341 ], [ %t347, %b344 ]
  %t348 = icmp slt i64 %t346, %t49
  br i1 %t348, label %b344, label %b345
b344:
  %t349 = mul i64 %t346, 5
  %t350 = add i64 %t45, %t346
  %t351 = add i64 %t349, 0
  %t352 = getelementptr inbounds i32, ptr %t27, i64 %t351
  %t353 = load i32, ptr %t352, align 4
  %t354 = add i64 %t349, 1
  %t355 = getelementptr inbounds i32, ptr %t27, i64 %t354
  %t356 = load i32, ptr %t355, align 4
  %t357 = add i64 %t349, 2
  %t358 = getelementptr inbounds i32, ptr %t27, i64 %t357
  %t359 = load i32, ptr %t358, align 4
  %t360 = add i64 %t349, 3
  %t361 = getelementptr inbounds i32, ptr %t27, i64 %t360
  %t362 = load i32, ptr %t361, align 4
  %t363 = add i64 %t349, 4
  %t364 = getelementptr inbounds i32, ptr %t27, i64 %t363
  %t365 = load i32, ptr %t364, align 4
  %t366 = call i32 @llvm.smax.i32(i32 %t353, i32 %t365)
  %t367 = call i32 @llvm.smax.i32(i32 %t366, i32 %t359)
  %t368 = call i32 @llvm.smax.i32(i32 %t356, i32 %t362)
  %t369 = call i32 @llvm.smax.i32(i32 %t367, i32 %t368)
  %t370 = ashr i32 %t369, 31
  %t371 = and i32 %t370, 2147483647
  %t372 = xor i32 %t369, %t371
  %t373 = bitcast i32 %t372 to float
  %t374 = fpext float %t373 to double
  %t375 = getelementptr inbounds double, ptr %t23, i64 %t350
  store double %t374, ptr %t375, align 8
  %t376 = add i64 %t349, 0
  %t377 = getelementptr inbounds i32, ptr %t28, i64 %t376
  %t378 = load i32, ptr %t377, align 4
  %t379 = add i64 %t349, 1
  %t380 = getelementptr inbounds i32, ptr %t28, i64 %t379
  %t381 = load i32, ptr %t380, align 4
  %t382 = add i64 %t349, 2
  %t383 = getelementptr inbounds i32, ptr %t28, i64 %t382
  %t384 = load i32, ptr %t383, align 4
  %t385 = add i64 %t349, 3
  %t386 = getelementptr inbounds i32, ptr %t28, i64 %t385
  %t387 = load i32, ptr %t386, align 4
  %t388 = add i64 %t349, 4
  %t389 = getelementptr inbounds i32, ptr %t28, i64 %t388
  %t390 = load i32, ptr %t389, align 4
  %t391 = call i32 @llvm.smin.i32(i32 %t378, i32 %t390)
  %t392 = call i32 @llvm.smin.i32(i32 %t391, i32 %t384)
  %t393 = call i32 @llvm.smin.i32(i32 %t381, i32 %t387)
  %t394 = call i32 @llvm.smin.i32(i32 %t392, i32 %t393)
  %t395 = ashr i32 %t394, 31
  %t396 = and i32 %t395, 2147483647
  %t397 = xor i32 %t394, %t396
  %t398 = bitcast i32 %t397 to float
  %t399 = fpext float %t398 to double
  %t400 = getelementptr inbounds double, ptr %t26, i64 %t350
  store double %t399, ptr %t400, align 8
  %t347 = add nuw nsw i64 %t346, 1
  br label %b343
b345:
  br label %b342
b342:
  %t401 = icmp eq i64 %cols, 6
  br i1 %t401, label %b402, label %b403
b402:
  br label %b404
b404:
  %t407 = phi i64 [ 0, %b402 ], [ %t408, %b405 ]
  %t409 = icmp slt i64 %t407, %t49
  br i1 %t409, label %b405, label %b406
b405:
  %t410 = mul i64 %t407, 6
  %t411 = add i64 %t45, %t407
  %t412 = add i64 %t410, 0
  %t413 = getelementptr inbounds i32, ptr %t27, i64 %t412
  %t414 = load i32, ptr %t413, align 4
  %t415 = add i64 %t410, 1
  %t416 = getelementptr inbounds i32, ptr %t27, i64 %t415
  %t417 = load i32, ptr %t416, align 4
  %t418 = add i64 %t410, 2
  %t419 = getelementptr inbounds i32, ptr %t27, i64 %t418
  %t420 = load i32, ptr %t419, align 4
  %t421 = add i64 %t410, 3
  %t422 = getelementptr inbounds i32, ptr %t27, i64 %t421
  %t423 = load i32, ptr %t422, align 4
  %t424 = add i64 %t410, 4
  %t425 = getelementptr inbounds i32, ptr %t27, i64 %t424
  %t426 = load i32, ptr %t425, align 4
  %t427 = add i64 %t410, 5
  %t428 = getelementptr inbounds i32, ptr %t27, i64 %t427
  %t429 = load i32, ptr %t428, align 4
  %t430 = call i32 @llvm.smax.i32(i32 %t414, i32 %t426)
  %t431 = call i32 @llvm.smax.i32(i32 %t417, i32 %t429)
  %t432 = call i32 @llvm.smax.i32(i32 %t430, i32 %t420)
  %t433 = call i32 @llvm.smax.i32(i32 %t431, i32 %t423)
  %t434 = call i32 @llvm.smax.i32(i32 %t432, i32 %t433)
  %t435 = ashr i32 %t434, 31
  %t436 = and i32 %t435, 2147483647
  %t437 = xor i32 %t434, %t436
  %t438 = bitcast i32 %t437 to float
  %t439 = fpext float %t438 to double
  %t440 = getelementptr inbounds double, ptr %t23, i64 %t411
  store double %t439, ptr %t440, align 8
  %t441 = add i64 %t410, 0
  %t442 = getelementptr inbounds i32, ptr %t28, i64 %t441
  %t443 = load i32, ptr %t442, align 4
  %t444 = add i64 %t410, 1
  %t445 = getelementptr inbounds i32, ptr %t28, i64 %t444
  %t446 = load i32, ptr %t445, align 4
  %t447 = add i64 %t410, 2
  %t448 = getelementptr inbounds i32, ptr %t28, i64 %t447
  %t449 = load i32, ptr %t448, align 4
  %t450 = add i64 %t410, 3
  %t451 = getelementptr inbounds i32, ptr %t28, i64 %t450
  %t452 = load i32, ptr %t451, align 4
  %t453 = add i64 %t410, 4
  %t454 = getelementptr inbounds i32, ptr %t28, i64 %t453
  %t455 = load i32, ptr %t454, align 4
  %t456 = add i64 %t410, 5
  %t457 = getelementptr inbounds i32, ptr %t28, i64 %t456
  %t458 = load i32, ptr %t457, align 4
  %t459 = call i32 @llvm.smin.i32(i32 %t443, i32 %t455)
  %t460 = call i32 @llvm.smin.i32(i32 %t446, i32 %t458)
  %t461 = call i32 @llvm.smin.i32(i32 %t459, i32 %t449)
  %t462 = call i32 @llvm.smin.i32(i32 %t460, i32 %t452)
  %t463 = call i32 @llvm.smin.i32(i32 %t461, i32 %t462)
  %t464 = ashr i32 %t463, 31
  %t465 = and i32 %t464, 2147483647
  %t466 = xor i32 %t463, %t465
  %t467 = bitcast i32 %t466 to float
  %t468 = fpext float %t467 to double
  %t469 = getelementptr inbounds double, ptr %t26, i64 %t411
  store double %t468, ptr %t469, align 8
  %t408 = add nuw nsw i64 %t407, 1
  br label %b404
b406:
  br label %b403
b403:
  %t470 = icmp eq i64 %cols, 7
  br i1 %t470, label %b471, label %b472
b471:
  br label %b473
b473:
  %t476 = phi i64 [ 0, %b471 ], [ %t477, %b474 ]
  %t478 = icmp slt i64 %t476, %t49
  br i1 %t478, label %b474, label %b475
b474:
  %t479 = mul i64 %t476, 7
  %t480 = add i64 %t45, %t476
  %t481 = add i64 %t479, 0
  %t482 = getelementptr inbounds i32, ptr %t27, i64 %t481
  %t483 = load i32, ptr %t482, align 4
  %t484 = add i64 %t479, 1
  %t485 = getelementptr inbounds i32, ptr %t27, i64 %t484
  %t486 = load i32, ptr %t485, align 4
  %t487 = add i64 %t479, 2
  %t488 = getelementptr inbounds i32, ptr %t27, i64 %t487
  %t489 = load i32, ptr %t488, align 4
  %t490 = add i64 %t479, 3
  %t491 = getelementptr inbounds i32, ptr %t27, i64 %t490
  %t492 = load i32, ptr %t491, align 4
  %t493 = add i64 %t479, 4
  %t494 = getelementptr inbounds i32, ptr %t27, i64 %t493
  %t495 = load i32, ptr %t494, align 4
  %t496 = add i64 %t479, 5
  %t497 = getelementptr inbounds i32, ptr %t27, i64 %t496
  %t498 = load i32, ptr %t497, align 4
  %t499 = add i64 %t479, 6
  %t500 = getelementptr inbounds i32, ptr %t27, i64 %t499
  %t501 = load i32, ptr %t500, align 4
  %t502 = call i32 @llvm.smax.i32(i32 %t483, i32 %t495)
  %t503 = call i32 @llvm.smax.i32(i32 %t486, i32 %t498)
  %t504 = call i32 @llvm.smax.i32(i32 %t489, i32 %t501)
  %t505 = call i32 @llvm.smax.i32(i32 %t502, i32 %t504)
  %t506 = call i32 @llvm.smax.i32(i32 %t503, i32 %t492)
  %t507 = call i32 @llvm.smax.i32(i32 %t505, i32 %t506)
  %t508 = ashr i32 %t507, 31
  %t509 = and i32 %t508, 2147483647
  %t510 = xor i32 %t507, %t509
  %t511 = bitcast i32 %t510 to float
  %t512 = fpext float %t511 to double
  %t513 = getelementptr inbounds double, ptr %t23, i64 %t480
  store double %t512, ptr %t513, align 8
  %t514 = add i64 %t479, 0
  %t515 = getelementptr inbounds i32, ptr %t28, i64 %t514
  %t516 = load i32, ptr %t515, align 4
  %t517 = add i64 %t479, 1
  %t518 = getelementptr inbounds i32, ptr %t28, i64 %t517
  %t519 = load i32, ptr %t518, align 4
  %t520 = add i64 %t479, 2
  %t521 = getelementptr inbounds i32, ptr %t28, i64 %t520
  %t522 = load i32, ptr %t521, align 4
  %t523 = add i64 %t479, 3
  %t524 = getelementptr inbounds i32, ptr %t28, i64 %t523
  %t525 = load i32, ptr %t524, align 4
  %t526 = add i64 %t479, 4
  %t527 = getelementptr inbounds i32, ptr %t28, i64 %t526
  %t528 = load i32, ptr %t527, align 4
  %t529 = add i64 %t479, 5
  %t530 = getelementptr inbounds i32, ptr %t28, i64 %t529
  %t531 = load i32, ptr %t530, align 4
  %t532 = add i64 %t479, 6
  %t533 = getelementptr inbounds i32, ptr %t28, i64 %t532
  %t534 = load i32, ptr %t533, align 4
  %t535 = call i32 @llvm.smin.i32(i32 %t516, i32 %t528)
  %t536 = call i32 @llvm.smin.i32(i32 %t519, i32 %t531)
  %t537 = call i32 @llvm.smin.i32(i32 %t522, i32 %t534)
  %t538 = call i32 @llvm.smin.i32(i32 %t535, i32 %t537)
  %t539 = call i32 @llvm.smin.i32(i32 %t536, i32 %t525)
  %t540 = call i32 @llvm.smin.i32(i32 %t538, i32 %t539)
  %t541 = ashr i32 %t540, 31
  %t542 = and i32 %t541, 2147483647
  %t543 = xor i32 %t540, %t542
  %t544 = bitcast i32 %t543 to float
  %t545 = fpext float %t544 to double
  %t546 = getelementptr inbounds double, ptr %t26, i64 %t480
  store double %t545, ptr %t546, align 8
  %t477 = add nuw nsw i64 %t476, 1
  br label %b473
b475:
  br label %b472
b472:
  %t547 = icmp eq i64 %cols, 8
  br i1 %t547, label %b548, label %b549
b548:
  br label %b550
b550:
  %t553 = phi i64 [ 0, %b548 ], [ %t554, %b551 ]
  %t555 = icmp slt i64 %t553, %t49
  br i1 %t555, label %b551, label %b552
b551:
  %t556 = mul i64 %t553, 8
  %t557 = add i64 %t45, %t553
  %t558 = add i64 %t556, 0
  %t559 = getelementptr inbounds i32, ptr %t27, i64 %t558
  %t560 = load i32, ptr %t559, align 4
  %t561 = add i64 %t556, 1
  %t562 = getelementptr inbounds i32, ptr %t27, i64 %t561
  %t563 = load i32, ptr %t562, align 4
  %t564 = add i64 %t556, 2
  %t565 = getelementptr inbounds i32, ptr %t27, i64 %t564
  %t566 = load i32, ptr %t565, align 4
  %t567 = add i64 %t556, 3
  %t568 = getelementptr inbounds i32, ptr %t27, i64 %t567
  %t569 = load i32, ptr %t568, align 4
  %t570 = add i64 %t556, 4
  %t571 = getelementptr inbounds i32, ptr %t27, i64 %t570
  %t572 = load i32, ptr %t571, align 4
  %t573 = add i64 %t556, 5
  %t574 = getelementptr inbounds i32, ptr %t27, i64 %t573
  %t575 = load i32, ptr %t574, align 4
  %t576 = add i64 %t556, 6
  %t577 = getelementptr inbounds i32, ptr %t27, i64 %t576
  %t578 = load i32, ptr %t577, align 4
  %t579 = add i64 %t556, 7
  %t580 = getelementptr inbounds i32, ptr %t27, i64 %t579
  %t581 = load i32, ptr %t580, align 4
  %t582 = call i32 @llvm.smax.i32(i32 %t560, i32 %t572)
  %t583 = call i32 @llvm.smax.i32(i32 %t563, i32 %t575)
  %t584 = call i32 @llvm.smax.i32(i32 %t566, i32 %t578)
  %t585 = call i32 @llvm.smax.i32(i32 %t569, i32 %t581)
  %t586 = call i32 @llvm.smax.i32(i32 %t582, i32 %t584)
  %t587 = call i32 @llvm.smax.i32(i32 %t583, i32 %t585)
  %t588 = call i32 @llvm.smax.i32(i32 %t586, i32 %t587)
  %t589 = ashr i32 %t588, 31
  %t590 = and i32 %t589, 2147483647
  %t591 = xor i32 %t588, %t590
  %t592 = bitcast i32 %t591 to float
  %t593 = fpext float %t592 to double
  %t594 = getelementptr inbounds double, ptr %t23, i64 %t557
  store double %t593, ptr %t594, align 8
  %t595 = add i64 %t556, 0
  %t596 = getelementptr inbounds i32, ptr %t28, i64 %t595
  %t597 = load i32, ptr %t596, align 4
  %t598 = add i64 %t556, 1
  %t599 = getelementptr inbounds i32, ptr %t28, i64 %t598
  %t600 = load i32, ptr %t599, align 4
  %t601 = add i64 %t556, 2
  %t602 = getelementptr inbounds i32, ptr %t28, i64 %t601
  %t603 = load i32, ptr %t602, align 4
  %t604 = add i64 %t556, 3
  %t605 = getelementptr inbounds i32, ptr %t28, i64 %t604
  %t606 = load i32, ptr %t605, align 4
  %t607 = add i64 %t556, 4
  %t608 = getelementptr inbounds i32, ptr %t28, i64 %t607
  %t609 = load i32, ptr %t608, align 4
  %t610 = add i64 %t556, 5
  %t611 = getelementptr inbounds i32, ptr %t28, i64 %t610
  %t612 = load i32, ptr %t611, align 4
  %t613 = add i64 %t556, 6
  %t614 = getelementptr inbounds i32, ptr %t28, i64 %t613
  %t615 = load i32, ptr %t614, align 4
  %t616 = add i64 %t556, 7
  %t617 = getelementptr inbounds i32, ptr %t28, i64 %t616
  %t618 = load i32, ptr %t617, align 4
  %t619 = call i32 @llvm.smin.i32(i32 %t597, i32 %t609)
  %t620 = call i32 @llvm.smin.i32(i32 %t600, i32 %t612)
  %t621 = call i32 @llvm.smin.i32(i32 %t603, i32 %t615)
  %t622 = call i32 @llvm.smin.i32(i32 %t606, i32 %t618)
  %t623 = call i32 @llvm.smin.i32(i32 %t619, i32 %t621)
  %t624 = call i32 @llvm.smin.i32(i32 %t620, i32 %t622)
  %t625 = call i32 @llvm.smin.i32(i32 %t623, i32 %t624)
  %t626 = ashr i32 %t625, 31
  %t627 = and i32 %t626, 2147483647
  %t628 = xor i32 %t625, %t627
  %t629 = bitcast i32 %t628 to float
  %t630 = fpext float %t629 to double
  %t631 = getelementptr inbounds double, ptr %t26, i64 %t557
  store double %t630, ptr %t631, align 8
  %t554 = add nuw nsw i64 %t553, 1
  br label %b550
b552:
  br label %b549
b549:
  %t632 = icmp sgt i64 %cols, 8
  %t633 = select i1 %t632, i64 %t49, i64 0
  %t634 = call i64 @llvm.smin.i64(i64 %cols, i64 16)
  %t635 = trunc i64 %t634 to i32
  %t636 = insertelement <16 x i32> poison, i32 %t635, i64 0
  %t637 = shufflevector <16 x i32> %t636, <16 x i32> poison, <16 x i32> zeroinitializer
  %t638 = icmp sgt <16 x i32> %t637, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  br label %b639
b639:
  %t642 = phi i64 [ 0, %b549 ], [ %t643, %b655 ]
  %t644 = icmp slt i64 %t642, %t633
  br i1 %t644, label %b640, label %b641
b640:
  %t645 = mul i64 %t642, %cols
  %t646 = add i64 %t45, %t642
  %t647 = getelementptr inbounds i32, ptr %t27, i64 %t645
  %t648 = load <16 x i32>, ptr %t647, align 4
  %t649 = select <16 x i1> %t638, <16 x i32> %t648, <16 x i32> splat (i32 -2139095041)
  %t650 = getelementptr inbounds i32, ptr %t28, i64 %t645
  %t651 = load <16 x i32>, ptr %t650, align 4
  %t652 = select <16 x i1> %t638, <16 x i32> %t651, <16 x i32> splat (i32 2139095040)
  br label %b653
b653:
  %t656 = phi i64 [ 16, %b640 ], [ %t657, %b654 ]
  %t658 = phi <16 x i32> [ %t649, %b640 ], [ %t671, %b654 ]
  %t659 = phi <16 x i32> [ %t652, %b640 ], [ %t675, %b654 ]
  %t660 = icmp slt i64 %t656, %cols
  br i1 %t660, label %b654, label %b655
b654:
  %t661 = sub i64 %cols, %t656
  %t662 = call i64 @llvm.smin.i64(i64 %t661, i64 16)
  %t663 = trunc i64 %t662 to i32
  %t664 = insertelement <16 x i32> poison, i32 %t663, i64 0
  %t665 = shufflevector <16 x i32> %t664, <16 x i32> poison, <16 x i32> zeroinitializer
  %t666 = icmp sgt <16 x i32> %t665, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t667 = add i64 %t645, %t656
  %t668 = getelementptr inbounds i32, ptr %t27, i64 %t667
  %t669 = load <16 x i32>, ptr %t668, align 4
  %t670 = select <16 x i1> %t666, <16 x i32> %t669, <16 x i32> splat (i32 -2139095041)
  %t671 = call <16 x i32> @llvm.smax.v16i32(<16 x i32> %t658, <16 x i32> %t670)
  %t672 = getelementptr inbounds i32, ptr %t28, i64 %t667
  %t673 = load <16 x i32>, ptr %t672, align 4
  %t674 = select <16 x i1> %t666, <16 x i32> %t673, <16 x i32> splat (i32 2139095040)
  %t675 = call <16 x i32> @llvm.smin.v16i32(<16 x i32> %t659, <16 x i32> %t674)
  %t657 = add nuw nsw i64 %t656, 16
  br label %b653
b655:
  %t676 = shufflevector <16 x i32> %t658, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t677 = shufflevector <16 x i32> %t658, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t678 = call <8 x i32> @llvm.smax.v8i32(<8 x i32> %t676, <8 x i32> %t677)
  %t679 = shufflevector <8 x i32> %t678, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t680 = shufflevector <8 x i32> %t678, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t681 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t679, <4 x i32> %t680)
  %t682 = shufflevector <4 x i32> %t681, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %t683 = shufflevector <4 x i32> %t681, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %t684 = call <2 x i32> @llvm.smax.v2i32(<2 x i32> %t682, <2 x i32> %t683)
  %t685 = shufflevector <2 x i32> %t684, <2 x i32> poison, <1 x i32> <i32 0>
  %t686 = shufflevector <2 x i32> %t684, <2 x i32> poison, <1 x i32> <i32 1>
  %t687 = extractelement <1 x i32> %t685, i64 0
  %t688 = extractelement <1 x i32> %t686, i64 0
  %t689 = call i32 @llvm.smax.i32(i32 %t687, i32 %t688)
  %t690 = ashr i32 %t689, 31
  %t691 = and i32 %t690, 2147483647
  %t692 = xor i32 %t689, %t691
  %t693 = bitcast i32 %t692 to float
  %t694 = fpext float %t693 to double
  %t695 = getelementptr inbounds double, ptr %t23, i64 %t646
  store double %t694, ptr %t695, align 8
  %t696 = shufflevector <16 x i32> %t659, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t697 = shufflevector <16 x i32> %t659, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t698 = call <8 x i32> @llvm.smin.v8i32(<8 x i32> %t696, <8 x i32> %t697)
  %t699 = shufflevector <8 x i32> %t698, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t700 = shufflevector <8 x i32> %t698, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t701 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t699, <4 x i32> %t700)
  %t702 = shufflevector <4 x i32> %t701, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %t703 = shufflevector <4 x i32> %t701, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %t704 = call <2 x i32> @llvm.smin.v2i32(<2 x i32> %t702, <2 x i32> %t703)
  %t705 = shufflevector <2 x i32> %t704, <2 x i32> poison, <1 x i32> <i32 0>
  %t706 = shufflevector <2 x i32> %t704, <2 x i32> poison, <1 x i32> <i32 1>
  %t707 = extractelement <1 x i32> %t705, i64 0
  %t708 = extractelement <1 x i32> %t706, i64 0
  %t709 = call i32 @llvm.smin.i32(i32 %t707, i32 %t708)
  %t710 = ashr i32 %t709, 31
  %t711 = and i32 %t710, 2147483647
  %t712 = xor i32 %t709, %t711
  %t713 = bitcast i32 %t712 to float
  %t714 = fpext float %t713 to double
  %t715 = getelementptr inbounds double, ptr %t26, i64 %t646
  store double %t714, ptr %t715, align 8
  %t643 = add nuw nsw i64 %t642, 1
  br label %b639
b641:
  %t46 = add nuw nsw i64 %t45, %t32
  br label %b42
b44:
  %t38 = add nuw nsw i64 %t37, %rows
  br label %b34
b36:
  ret void
}

define internal void @sf_sweep0_pass1(ptr %ctx, ptr %tensor, i64 %number, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t2 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t3 = load i64, ptr %t2, align 8
  %t4 = icmp eq i64 %cols, %t3
  %t5 = icmp sle i64 %cols, 64
  %t6 = and i64 %cols, 15
  %t7 = icmp ne i64 %t6, 0
  %t8 = and i1 %t4, %t5
  %t9 = and i1 %t8, %t7
  br i1 %t9, label %b10, label %b11
b10:
  call void @sf_sweep0_pass1_narrow(ptr %ctx, ptr %tensor, i64 %number, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols)
  br label %b1
b11:
  %t12 = getelementptr inbounds i64, ptr %tensor, i64 2
  %t13 = load i64, ptr %t12, align 8
  %t14 = getelementptr inbounds i64, ptr %tensor, i64 3
  %t15 = load i64, ptr %t14, align 8
  %t16 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t17 = load i64, ptr %t16, align 8
  %t18 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t19 = load i64, ptr %t18, align 8
  %t20 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t21 = load i64, ptr %t20, align 8
  %t22 = getelementptr inbounds i64, ptr %tensor, i64 7
  %t23 = load i64, ptr %t22, align 8
  %t24 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t25 = load i64, ptr %t24, align 8
  %t26 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t27 = load i64, ptr %t26, align 8
  %t28 = inttoptr i64 %t27 to ptr
  %t29 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t30 = load i64, ptr %t29, align 8
  %t31 = inttoptr i64 %t30 to ptr
  %t32 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t33 = load i64, ptr %t32, align 8
  %t34 = inttoptr i64 %t33 to ptr
  %t35 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t36 = load i64, ptr %t35, align 8
  %t37 = inttoptr i64 %t36 to ptr
  %t38 = add i64 %row, %rows
  %t39 = udiv i64 %row, %t17
  %t40 = urem i64 %row, %t17
  br label %b41
b41:
  %t44 = phi i64 [ %row, %b11 ], [ %t45, %b62 ]
  %t46 = phi i64 [ %t39, %b11 ], [ %t178, %b62 ]
  %t47 = phi i64 [ %t40, %b11 ], [ %t176, %b62 ]
  %t48 = icmp slt i64 %t44, %t38
  br i1 %t48, label %b42, label %b43
b42:
  %t49 = mul i64 %t44, %t19
  %t50 = add i64 %t49, %col
  %t51 = sub i64 %t13, %t50
  %t52 = call i64 @llvm.smin.i64(i64 %cols, i64 %t51)
  %t53 = mul i64 %t46, %t19
  %t54 = add i64 %t53, %col
  %t55 = getelementptr inbounds float, ptr %t28, i64 %t44
  %t56 = load float, ptr %t55, align 4
  %t57 = insertelement <16 x float> poison, float %t56, i64 0
  %t58 = shufflevector <16 x float> %t57, <16 x float> poison, <16 x i32> zeroinitializer
  %t59 = mul i64 %t44, %t21
  br label %b60
b60:
  %t63 = phi i64 [ 0, %b42 ], [ %t64, %b98 ]
  %t65 = icmp slt i64 %t63, %t52
  br i1 %t65, label %b61, label %b62
b61:
  %t66 = sub i64 %t52, %t63
  %t67 = call i64 @llvm.smin.i64(i64 %t66, i64 1024)
  %t68 = and i64 %t67, -16
  br label %b69
b69:
  %t72 = phi i64 [ 0, %b61 ], [ %t73, %b70 ]
  %t74 = phi <16 x i32> [ splat (i32 -2139095041), %b61 ], [ %t88, %b70 ]
  %t75 = phi <16 x i32> [ splat (i32 2139095040), %b61 ], [ %t95, %b70 ]
  %t76 = icmp slt i64 %t72, %t68
  br i1 %t76, label %b70, label %b71
b70:
  %t77 = add i64 %t63, %t72
  %t78 = add i64 %t50, %t77
  %t79 = getelementptr inbounds float, ptr %t31, i64 %t78
  %t80 = load <16 x float>, ptr %t79, align 4
  %t81 = fsub <16 x float> %t80, %t58
  %t82 = bitcast <16 x float> %t81 to <16 x i32>
  %t83 = ashr <16 x i32> %t82, splat (i32 31)
  %t84 = and <16 x i32> %t83, splat (i32 2147483647)
  %t85 = xor <16 x i32> %t82, %t84
  %t86 = fcmp une <16 x float> %t81, %t81
  %t87 = select <16 x i1> %t86, <16 x i32> splat (i32 2147483647), <16 x i32> %t85
  %t88 = call <16 x i32> @llvm.smax.v16i32(<16 x i32> %t74, <16 x i32> %t87)
  %t89 = bitcast <16 x float> %t81 to <16 x i32>
  %t90 = ashr <16 x i32> %t89, splat (i32 31)
  %t91 = and <16 x i32> %t90, splat (i32 2147483647)
  %t92 = xor <16 x i32> %t89, %t91
  %t93 = fcmp une <16 x float> %t81, %t81
  %t94 = select <16 x i1> %t93, <16 x i32> splat (i32 -2147483648), <16 x i32> %t92
  %t95 = call <16 x i32> @llvm.smin.v16i32(<16 x i32> %t75, <16 x i32> %t94)
  %t73 = add nuw nsw i64 %t72, 16
  br label %b69
b71:
  br label %b96
b96:
  %t99 = phi i64 [ %t68, %b71 ], [ %t100, %b97 ]
  %t101 = phi <16 x i32> [ %t74, %b71 ], [ %t122, %b97 ]
  %t102 = phi <16 x i32> [ %t75, %b71 ], [ %t130, %b97 ]
  %t103 = icmp slt i64 %t99, %t67
  br i1 %t103, label %b97, label %b98
b97:
  %t104 = sub i64 %t67, %t99
  %t105 = call i64 @llvm.smin.i64(i64 %t104, i64 16)
  %t106 = trunc i64 %t105 to i32
  %t107 = insertelement <16 x i32> poison, i32 %t106, i64 0
  %t108 = shufflevector <16 x i32> %t107, <16 x i32> poison, <16 x i32> zeroinitializer
  %t109 = icmp sgt <16 x i32> %t108, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t110 = add i64 %t63, %t99
  %t111 = add i64 %t50, %t110
  %t112 = getelementptr inbounds float, ptr %t31, i64 %t111
  %t113 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t112, i32 4, <16 x i1> %t109, <16 x float> zeroinitializer)
  %t114 = fsub <16 x float> %t113, %t58
  %t115 = bitcast <16 x float> %t114 to <16 x i32>
  %t116 = ashr <16 x i32> %t115, splat (i32 31)
  %t117 = and <16 x i32> %t116, splat (i32 2147483647)
  %t118 = xor <16 x i32> %t115, %t117
  %t119 = fcmp une <16 x float> %t114, %t114
  %t120 = select <16 x i1> %t119, <16 x i32> splat (i32 2147483647), <16 x i32> %t118
  %t121 = call <16 x i32> @llvm.smax.v16i32(<16 x i32> %t101, <16 x i32> %t120)
  %t122 = select <16 x i1> %t109, <16 x i32> %t121, <16 x i32> %t101
  %t123 = bitcast <16 x float> %t114 to <16 x i32>
  %t124 = ashr <16 x i32> %t123, splat (i32 31)
  %t125 = and <16 x i32> %t124, splat (i32 2147483647)
  %t126 = xor <16 x i32> %t123, %t125
  %t127 = fcmp une <16 x float> %t114, %t114
  %t128 = select <16 x i1> %t127, <16 x i32> splat (i32 -2147483648), <16 x i32> %t126
  %t129 = call <16 x i32> @llvm.smin.v16i32(<16 x i32> %t102, <16 x i32> %t128)
  %t130 = select <16 x i1> %t109, <16 x i32> %t129, <16 x i32> %t102
  %t100 = add nuw nsw i64 %t99, 16
  br label %b96
b98:
  %t131 = add i64 %col, %t63
  %t132 = udiv i64 %t131, 1024
  %t133 = add i64 %t59, %t132
  %t134 = shufflevector <16 x i32> %t101, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t135 = shufflevector <16 x i32> %t101, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t136 = call <8 x i32> @llvm.smax.v8i32(<8 x i32> %t134, <8 x i32> %t135)
  %t137 = shufflevector <8 x i32> %t136, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t138 = shufflevector <8 x i32> %t136, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t139 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t137, <4 x i32> %t138)
  %t140 = shufflevector <4 x i32> %t139, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %t141 = shufflevector <4 x i32> %t139, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %t142 = call <2 x i32> @llvm.smax.v2i32(<2 x i32> %t140, <2 x i32> %t141)
  %t143 = shufflevector <2 x i32> %t142, <2 x i32> poison, <1 x i32> <i32 0>
  %t144 = shufflevector <2 x i32> %t142, <2 x i32> poison, <1 x i32> <i32 1>
  %t145 = extractelement <1 x i32> %t143, i64 0
  %t146 = extractelement <1 x i32> %t144, i64 0
  %t147 = call i32 @llvm.smax.i32(i32 %t145, i32 %t146)
  %t148 = ashr i32 %t147, 31
  %t149 = and i32 %t148, 2147483647
  %t150 = xor i32 %t147, %t149
  %t151 = bitcast i32 %t150 to float
  %t152 = fpext float %t151 to double
  %t153 = getelementptr inbounds double, ptr %t34, i64 %t133
  store double %t152, ptr %t153, align 8
  %t154 = shufflevector <16 x i32> %t102, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t155 = shufflevector <16 x i32> %t102, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t156 = call <8 x i32> @llvm.smin.v8i32(<8 x i32> %t154, <8 x i32> %t155)
  %t157 = shufflevector <8 x i32> %t156, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t158 = shufflevector <8 x i32> %t156, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t159 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t157, <4 x i32> %t158)
  %t160 = shufflevector <4 x i32> %t159, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %t161 = shufflevector <4 x i32> %t159, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %t162 = call <2 x i32> @llvm.smin.v2i32(<2 x i32> %t160, <2 x i32> %t161)
  %t163 = shufflevector <2 x i32> %t162, <2 x i32> poison, <1 x i32> <i32 0>
  %t164 = shufflevector <2 x i32> %t162, <2 x i32> poison, <1 x i32> <i32 1>
  %t165 = extractelement <1 x i32> %t163, i64 0
  %t166 = extractelement <1 x i32> %t164, i64 0
  %t167 = call i32 @llvm.smin.i32(i32 %t165, i32 %t166)
  %t168 = ashr i32 %t167, 31
  %t169 = and i32 %t168, 2147483647
  %t170 = xor i32 %t167, %t169
  %t171 = bitcast i32 %t170 to float
  %t172 = fpext float %t171 to double
  %t173 = getelementptr inbounds double, ptr %t37, i64 %t133
  store double %t172, ptr %t173, align 8
  %t64 = add nuw nsw i64 %t63, 1024
  br label %b60
b62:
  %t174 = add i64 %t47, 1
  %t175 = icmp eq i64 %t174, %t17
  %t176 = select i1 %t175, i64 0, i64 %t174
  %t177 = zext i1 %t175 to i64
  %t178 = add i64 %t46, %t177
  %t45 = add nuw nsw i64 %t44, 1
  br label %b41
b43:
  br label %b1
b1:
  ret void
}

define internal void @sf_rows0_1(ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t47 = alloca double, i64 16, align 64
  %t72 = alloca double, i64 1, align 64
  %t1 = getelementptr inbounds i64, ptr %tensor, i64 3
  %t2 = load i64, ptr %t1, align 8
  %t3 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t4 = load i64, ptr %t3, align 8
  %t5 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t6 = load i64, ptr %t5, align 8
  %t7 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t8 = load i64, ptr %t7, align 8
  %t9 = getelementptr inbounds i64, ptr %tensor, i64 7
  %t10 = load i64, ptr %t9, align 8
  %t11 = getelementptr inbounds i64, ptr %tensor, i64 2
  %t12 = load i64, ptr %t11, align 8
  %t13 = getelementptr inbounds i64, ptr %tensor, i64 1
  %t14 = load i64, ptr %t13, align 8
  %t15 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t16 = load i64, ptr %t15, align 8
  %t17 = getelementptr inbounds i64, ptr %ctx, i64 2
  %t18 = load i64, ptr %t17, align 8
  %t19 = inttoptr i64 %t18 to ptr
  %t20 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t21 = load i64, ptr %t20, align 8
  %t22 = inttoptr i64 %t21 to ptr
  %t23 = mul i64 %t16, 2
  %t24 = getelementptr inbounds double, ptr %t22, i64 %t23
  %t25 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t26 = load i64, ptr %t25, align 8
  %t27 = inttoptr i64 %t26 to ptr
  %t28 = mul i64 %number, 4
  %t29 = getelementptr inbounds double, ptr %t27, i64 %t28
  %t30 = getelementptr inbounds double, ptr %t29, i64 0
  %t31 = load double, ptr %t30, align 8
  %t32 = insertelement <16 x double> poison, double %t31, i64 0
  %t33 = shufflevector <16 x double> %t32, <16 x double> poison, <16 x i32> zeroinitializer
  %t34 = add i64 %row, %rows
  br label %b35
b35:
  %t38 = phi i64 [ %row, %entry ], [ %t39, %b58 ]
  %t40 = icmp slt i64 %t38, %t34
  br i1 %t40, label %b36, label %b37
b36:
  %t41 = sub i64 %t34, %t38
  %t42 = call i64 @llvm.smin.i64(i64 %t41, i64 16)
  %t43 = trunc i64 %t42 to i32
  %t44 = insertelement <16 x i32> poison, i32 %t43, i64 0
  %t45 = shufflevector <16 x i32> %t44, <16 x i32> poison, <16 x i32> zeroinitializer
  %t46 = icmp sgt <16 x i32> %t45, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t48 = icmp eq i64 %t8, 1
  br i1 %t48, label %b49, label %b50
b49:
  %t51 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t52 = load i64, ptr %t51, align 8
  %t53 = inttoptr i64 %t52 to ptr
  %t54 = getelementptr inbounds double, ptr %t53, i64 %t38
  %t55 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t54, i32 8, <16 x i1> %t46, <16 x double> zeroinitializer)
  store <16 x double> %t55, ptr %t47, align 64
  br label %b50
b50:
  %t56 = xor i1 %t48, true
  br i1 %t56, label %b57, label %b58
b57:
  %t59 = call i64 @llvm.smin.i64(i64 %t41, i64 16)
  br label %b60
b60:
  %t63 = phi i64 [ 0, %b57 ], [ %t64, %b61 ]
  %t65 = icmp slt i64 %t63, %t59
  br i1 %t65, label %b61, label %b62
b61:
  %t66 = add i64 %t38, %t63
  %t67 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t68 = load i64, ptr %t67, align 8
  %t69 = inttoptr i64 %t68 to ptr
  %t70 = mul i64 %t66, %t8
  %t71 = getelementptr inbounds double, ptr %t69, i64 %t70
  call void @sf_fold_sum(ptr %t72, ptr %t71, i64 %t8, i64 1, ptr %t71, i64 1, i1 false)
  %t73 = load double, ptr %t72, align 8
  %t74 = getelementptr inbounds double, ptr %t47, i64 %t63
  store double %t73, ptr %t74, align 8
  %t64 = add nuw nsw i64 %t63, 1
  br label %b60
b62:
  br label %b58
b58:
  %t75 = load <16 x double>, ptr %t47, align 64
  %t76 = fdiv <16 x double> %t75, %t33
  %t77 = fptrunc <16 x double> %t76 to <16 x float>
  %t78 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t79 = load i64, ptr %t78, align 8
  %t80 = inttoptr i64 %t79 to ptr
  %t81 = getelementptr inbounds float, ptr %t80, i64 %t38
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t77, ptr %t81, i32 4, <16 x i1> %t46)
  %t39 = add nuw nsw i64 %t38, 16
  br label %b35
b37:
  ret void
}

define internal void @sf_sweep1_pass0_narrow(ptr %ctx, ptr %tensor, i64 %number, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t37 = alloca float, i64 1040, align 64
  %t38 = alloca float, i64 1040, align 64
  %t1 = getelementptr inbounds i64, ptr %tensor, i64 2
  %t2 = load i64, ptr %t1, align 8
  %t3 = getelementptr inbounds i64, ptr %tensor, i64 3
  %t4 = load i64, ptr %t3, align 8
  %t5 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t6 = load i64, ptr %t5, align 8
  %t7 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t8 = load i64, ptr %t7, align 8
  %t9 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t10 = load i64, ptr %t9, align 8
  %t11 = getelementptr inbounds i64, ptr %tensor, i64 7
  %t12 = load i64, ptr %t11, align 8
  %t13 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t14 = load i64, ptr %t13, align 8
  %t15 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t16 = load i64, ptr %t15, align 8
  %t17 = inttoptr i64 %t16 to ptr
  %t18 = mul i64 %t14, 2
  %t19 = getelementptr inbounds double, ptr %t17, i64 %t18
  %t20 = getelementptr inbounds double, ptr %t19, i64 1
  %t21 = load double, ptr %t20, align 8
  %t22 = fptrunc double %t21 to float
  %t23 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t24 = load i64, ptr %t23, align 8
  %t25 = inttoptr i64 %t24 to ptr
  %t26 = getelementptr inbounds i64, ptr %tensor, i64 18
  %t27 = load i64, ptr %t26, align 8
  %t28 = inttoptr i64 %t27 to ptr
  %t29 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t30 = load i64, ptr %t29, align 8
  %t31 = inttoptr i64 %t30 to ptr
  %t32 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t33 = load i64, ptr %t32, align 8
  %t34 = inttoptr i64 %t33 to ptr
  %t35 = insertelement <16 x float> poison, float %t22, i64 0
  %t36 = shufflevector <16 x float> %t35, <16 x float> poison, <16 x i32> zeroinitializer
  %t39 = mul i64 1, %cols
  %t40 = udiv i64 1024, %t39
  %t41 = mul i64 %t40, 1
  %t42 = add i64 %row, %rows
  br label %b43
b43:
  %t46 = phi i64 [ %row, %entry ], [ %t47, %b53 ]
  %t48 = icmp slt i64 %t46, %t42
  br i1 %t48, label %b44, label %b45
b44:
  %t49 = add i64 %t46, %rows
  %t50 = call i64 @llvm.smin.i64(i64 %t49, i64 %t42)
  br label %b51
b51:
  %t54 = phi i64 [ %t46, %b44 ], [ %t55, %b133 ]
  %t56 = icmp slt i64 %t54, %t50
  br i1 %t56, label %b52, label %b53
b52:
  %t57 = sub i64 %t50, %t54
  %t58 = call i64 @llvm.smin.i64(i64 %t57, i64 %t41)
  %t59 = mul i64 %t54, %cols
  %t60 = mul i64 %t58, %cols
  %t61 = icmp eq i64 %cols, 1
  %t62 = select i1 %t61, i64 0, i64 %t58
  %t63 = udiv i64 %t54, %t6
  %t64 = urem i64 %t54, %t6
  br label %b65
b65:
  %t68 = phi i64 [ 0, %b52 ], [ %t69, %b87 ]
  %t70 = phi i64 [ %t63, %b52 ], [ %t105, %b87 ]
  %t71 = phi i64 [ %t64, %b52 ], [ %t103, %b87 ]
  %t72 = icmp slt i64 %t68, %t62
  br i1 %t72, label %b66, label %b67
b66:
  %t73 = mul i64 %t68, %cols
  %t74 = add i64 %t54, %t68
  %t75 = getelementptr inbounds float, ptr %t25, i64 %t74
  %t76 = load float, ptr %t75, align 4
  %t77 = insertelement <16 x float> poison, float %t76, i64 0
  %t78 = shufflevector <16 x float> %t77, <16 x float> poison, <16 x i32> zeroinitializer
  %t79 = add i64 %t54, %t68
  %t80 = getelementptr inbounds float, ptr %t28, i64 %t79
  %t81 = load float, ptr %t80, align 4
  %t82 = insertelement <16 x float> poison, float %t81, i64 0
  %t83 = shufflevector <16 x float> %t82, <16 x float> poison, <16 x i32> zeroinitializer
  %t84 = mul i64 %t70, %cols
  br label %b85
b85:
  %t88 = phi i64 [ 0, %b66 ], [ %t89, %b86 ]
  %t90 = icmp slt i64 %t88, %cols
  br i1 %t90, label %b86, label %b87
b86:
  %t91 = add i64 %t73, %t88
  %t92 = sub i64 %cols, %t88
  %t93 = call i64 @llvm.smin.i64(i64 %t92, i64 16)
  %t94 = trunc i64 %t93 to i32
  %t95 = insertelement <16 x i32> poison, i32 %t94, i64 0
  %t96 = shufflevector <16 x i32> %t95, <16 x i32> poison, <16 x i32> zeroinitializer
  %t97 = icmp sgt <16 x i32> %t96, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t98 = add i64 %t84, %t88
  %t99 = getelementptr inbounds float, ptr %t37, i64 %t91
  store <16 x float> %t78, ptr %t99, align 4
  %t100 = getelementptr inbounds float, ptr %t38, i64 %t91
  store <16 x float> %t83, ptr %t100, align 4
  %t89 = add nuw nsw i64 %t88, 16
  br label %b85
b87:
  %t101 = add i64 %t71, 1
  %t102 = icmp eq i64 %t101, %t6
  %t103 = select i1 %t102, i64 0, i64 %t101
  %t104 = zext i1 %t102 to i64
  %t105 = add i64 %t70, %t104
  %t69 = add nuw nsw i64 %t68, 1
  br label %b65
b67:
  %t106 = getelementptr inbounds float, ptr %t25, i64 %t54
  %t107 = select i1 %t61, ptr %t106, ptr %t37
  %t108 = getelementptr inbounds float, ptr %t28, i64 %t54
  %t109 = select i1 %t61, ptr %t108, ptr %t38
  %t110 = and i64 %t60, -16
  br label %b111
b111:
  %t114 = phi i64 [ 0, %b67 ], [ %t115, %b112 ]
  %t116 = icmp slt i64 %t114, %t110
  br i1 %t116, label %b112, label %b113
b112:
  %t117 = getelementptr inbounds float, ptr %t107, i64 %t114
  %t118 = load <16 x float>, ptr %t117, align 4
  %t119 = getelementptr inbounds float, ptr %t109, i64 %t114
  %t120 = load <16 x float>, ptr %t119, align 4
  %t121 = add i64 %t59, %t114
  %t122 = getelementptr inbounds float, ptr %t31, i64 %t121
  %t123 = load <16 x float>, ptr %t122, align 4
  %t124 = getelementptr inbounds float, ptr %t34, i64 %t121
  %t125 = load <16 x float>, ptr %t124, align 4
  %t126 = fsub <16 x float> %t125, %t118
  %t127 = fdiv <16 x float> %t126, %t120
  %t128 = fmul <16 x float> %t36, %t127
  %t129 = fsub <16 x float> %t123, %t128
  %t130 = getelementptr inbounds float, ptr %t31, i64 %t121
  store <16 x float> %t129, ptr %t130, align 4
  %t115 = add nuw nsw i64 %t114, 16
  br label %b111
b113:
  br label %b131
b131:
  %t134 = phi i64 [ %t110, %b113 ], [ %t135, %b132 ]
  %t136 = icmp slt i64 %t134, %t60
  br i1 %t136, label %b132, label %b133
b132:
  %t137 = sub i64 %t60, %t134
  %t138 = call i64 @llvm.smin.i64(i64 %t137, i64 16)
  %t139 = trunc i64 %t138 to i32
  %t140 = insertelement <16 x i32> poison, i32 %t139, i64 0
  %t141 = shufflevector <16 x i32> %t140, <16 x i32> poison, <16 x i32> zeroinitializer
  %t142 = icmp sgt <16 x i32> %t141, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t143 = getelementptr inbounds float, ptr %t107, i64 %t134
  %t144 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t143, i32 4, <16 x i1> %t142, <16 x float> zeroinitializer)
  %t145 = getelementptr inbounds float, ptr %t109, i64 %t134
  %t146 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t145, i32 4, <16 x i1> %t142, <16 x float> zeroinitializer)
  %t147 = add i64 %t59, %t134
  %t148 = getelementptr inbounds float, ptr %t31, i64 %t147
  %t149 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t148, i32 4, <16 x i1> %t142, <16 x float> zeroinitializer)
  %t150 = getelementptr inbounds float, ptr %t34, i64 %t147
  %t151 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t150, i32 4, <16 x i1> %t142, <16 x float> zeroinitializer)
  %t152 = fsub <16 x float> %t151, %t144
  %t153 = fdiv <16 x float> %t152, %t146
  %t154 = fmul <16 x float> %t36, %t153
  %t155 = fsub <16 x float> %t149, %t154
  %t156 = getelementptr inbounds float, ptr %t31, i64 %t147
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t155, ptr %t156, i32 4, <16 x i1> %t142)
  %t135 = add nuw nsw i64 %t134, 16
  br label %b131
b133:
  %t55 = add nuw nsw i64 %t54, %t41
  br label %b51
b53:
  %t47 = add nuw nsw i64 %t46, %rows
  br label %b43
b45:
  ret void
}

define internal void @sf_sweep1_pass0(ptr %ctx, ptr %tensor, i64 %number, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t2 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t3 = load i64, ptr %t2, align 8
  %t4 = icmp eq i64 %cols, %t3
  %t5 = icmp sle i64 %cols, 64
  %t6 = and i64 %cols, 15
  %t7 = icmp ne i64 %t6, 0
  %t8 = and i1 %t4, %t5
  %t9 = and i1 %t8, %t7
  br i1 %t9, label %b10, label %b11
b10:
  call void @sf_sweep1_pass0_narrow(ptr %ctx, ptr %tensor, i64 %number, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols)
  br label %b1
b11:
  %t12 = getelementptr inbounds i64, ptr %tensor, i64 2
  %t13 = load i64, ptr %t12, align 8
  %t14 = getelementptr inbounds i64, ptr %tensor, i64 3
  %t15 = load i64, ptr %t14, align 8
  %t16 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t17 = load i64, ptr %t16, align 8
  %t18 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t19 = load i64, ptr %t18, align 8
  %t20 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t21 = load i64, ptr %t20, align 8
  %t22 = getelementptr inbounds i64, ptr %tensor, i64 7
  %t23 = load i64, ptr %t22, align 8
  %t24 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t25 = load i64, ptr %t24, align 8
  %t26 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t27 = load i64, ptr %t26, align 8
  %t28 = inttoptr i64 %t27 to ptr
  %t29 = mul i64 %t25, 2
  %t30 = getelementptr inbounds double, ptr %t28, i64 %t29
  %t31 = getelementptr inbounds double, ptr %t30, i64 1
  %t32 = load double, ptr %t31, align 8
  %t33 = fptrunc double %t32 to float
  %t34 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t35 = load i64, ptr %t34, align 8
  %t36 = inttoptr i64 %t35 to ptr
  %t37 = getelementptr inbounds i64, ptr %tensor, i64 18
  %t38 = load i64, ptr %t37, align 8
  %t39 = inttoptr i64 %t38 to ptr
  %t40 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t41 = load i64, ptr %t40, align 8
  %t42 = inttoptr i64 %t41 to ptr
  %t43 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t44 = load i64, ptr %t43, align 8
  %t45 = inttoptr i64 %t44 to ptr
  %t46 = insertelement <16 x float> poison, float %t33, i64 0
  %t47 = shufflevector <16 x float> %t46, <16 x float> poison, <16 x i32> zeroinitializer
  %t48 = add i64 %row, %rows
  %t49 = udiv i64 %row, %t17
  %t50 = urem i64 %row, %t17
  br label %b51
b51:
  %t54 = phi i64 [ %row, %b11 ], [ %t55, %b93 ]
  %t56 = phi i64 [ %t49, %b11 ], [ %t118, %b93 ]
  %t57 = phi i64 [ %t50, %b11 ], [ %t116, %b93 ]
  %t58 = icmp slt i64 %t54, %t48
  br i1 %t58, label %b52, label %b53
b52:
  %t59 = mul i64 %t54, %t19
  %t60 = add i64 %t59, %col
  %t61 = sub i64 %t13, %t60
  %t62 = call i64 @llvm.smin.i64(i64 %cols, i64 %t61)
  %t63 = mul i64 %t56, %t19
  %t64 = add i64 %t63, %col
  %t65 = getelementptr inbounds float, ptr %t36, i64 %t54
  %t66 = load float, ptr %t65, align 4
  %t67 = insertelement <16 x float> poison, float %t66, i64 0
  %t68 = shufflevector <16 x float> %t67, <16 x float> poison, <16 x i32> zeroinitializer
  %t69 = getelementptr inbounds float, ptr %t39, i64 %t54
  %t70 = load float, ptr %t69, align 4
  %t71 = insertelement <16 x float> poison, float %t70, i64 0
  %t72 = shufflevector <16 x float> %t71, <16 x float> poison, <16 x i32> zeroinitializer
  %t73 = and i64 %t62, -16
  br label %b74
b74:
  %t77 = phi i64 [ 0, %b52 ], [ %t78, %b75 ]
  %t79 = icmp slt i64 %t77, %t73
  br i1 %t79, label %b75, label %b76
b75:
  %t80 = add i64 0, %t77
  %t81 = add i64 %t60, %t80
  %t82 = getelementptr inbounds float, ptr %t42, i64 %t81
  %t83 = load <16 x float>, ptr %t82, align 4
  %t84 = getelementptr inbounds float, ptr %t45, i64 %t81
  %t85 = load <16 x float>, ptr %t84, align 4
  %t86 = fsub <16 x float> %t85, %t68
  %t87 = fdiv <16 x float> %t86, %t72
  %t88 = fmul <16 x float> %t47, %t87
  %t89 = fsub <16 x float> %t83, %t88
  %t90 = getelementptr inbounds float, ptr %t42, i64 %t81
  store <16 x float> %t89, ptr %t90, align 4
  %t78 = add nuw nsw i64 %t77, 16
  br label %b74
b76:
  br label %b91
b91:
  %t94 = phi i64 [ %t73, %b76 ], [ %t95, %b92 ]
  %t96 = icmp slt i64 %t94, %t62
  br i1 %t96, label %b92, label %b93
b92:
  %t97 = sub i64 %t62, %t94
  %t98 = call i64 @llvm.smin.i64(i64 %t97, i64 16)
  %t99 = trunc i64 %t98 to i32
  %t100 = insertelement <16 x i32> poison, i32 %t99, i64 0
  %t101 = shufflevector <16 x i32> %t100, <16 x i32> poison, <16 x i32> zeroinitializer
  %t102 = icmp sgt <16 x i32> %t101, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t103 = add i64 0, %t94
  %t104 = add i64 %t60, %t103
  %t105 = getelementptr inbounds float, ptr %t42, i64 %t104
  %t106 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t105, i32 4, <16 x i1> %t102, <16 x float> zeroinitializer)
  %t107 = getelementptr inbounds float, ptr %t45, i64 %t104
  %t108 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t107, i32 4, <16 x i1> %t102, <16 x float> zeroinitializer)
  %t109 = fsub <16 x float> %t108, %t68
  %t110 = fdiv <16 x float> %t109, %t72
  %t111 = fmul <16 x float> %t47, %t110
  %t112 = fsub <16 x float> %t106, %t111
  %t113 = getelementptr inbounds float, ptr %t42, i64 %t104
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t112, ptr %t113, i32 4, <16 x i1> %t102)
  %t95 = add nuw nsw i64 %t94, 16
  br label %b91
b93:
  %t114 = add i64 %t57, 1
  %t115 = icmp eq i64 %t114, %t17
  %t116 = select i1 %t115, i64 0, i64 %t114
  %t117 = zext i1 %t115 to i64
  %t118 = add i64 %t56, %t117
  %t55 = add nuw nsw i64 %t54, 1
  br label %b51
b53:
  br label %b1
b1:
  ret void
}

define internal void @sf_stage0_0(ptr %ctx, ptr %tensor, i64 %number) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = getelementptr inbounds i64, ptr %tensor, i64 3
  %t2 = load i64, ptr %t1, align 8
  %t3 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t4 = load i64, ptr %t3, align 8
  %t5 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t6 = load i64, ptr %t5, align 8
  %t7 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t8 = load i64, ptr %t7, align 8
  %t9 = getelementptr inbounds i64, ptr %tensor, i64 7
  %t10 = load i64, ptr %t9, align 8
  %t11 = getelementptr inbounds i64, ptr %tensor, i64 2
  %t12 = load i64, ptr %t11, align 8
  %t13 = getelementptr inbounds i64, ptr %tensor, i64 1
  %t14 = load i64, ptr %t13, align 8
  %t15 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t16 = load i64, ptr %t15, align 8
  %t17 = getelementptr inbounds i64, ptr %ctx, i64 2
  %t18 = load i64, ptr %t17, align 8
  %t19 = inttoptr i64 %t18 to ptr
  %t20 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t21 = load i64, ptr %t20, align 8
  %t22 = inttoptr i64 %t21 to ptr
  %t23 = mul i64 %t16, 2
  %t24 = getelementptr inbounds double, ptr %t22, i64 %t23
  %t25 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t26 = load i64, ptr %t25, align 8
  %t27 = inttoptr i64 %t26 to ptr
  %t28 = mul i64 %number, 4
  %t29 = getelementptr inbounds double, ptr %t27, i64 %t28
  %t30 = sitofp i64 %t12 to double
  %t31 = mul i64 %t2, %t4
  %t32 = sitofp i64 %t31 to double
  %t33 = fdiv double %t30, %t32
  %t34 = getelementptr inbounds double, ptr %t29, i64 0
  store double %t33, ptr %t34, align 8
  %t35 = sitofp i64 1 to double
  %t36 = fdiv double %t32, %t35
  %t37 = getelementptr inbounds double, ptr %t29, i64 1
  store double %t36, ptr %t37, align 8
  ret void
}

define internal void @sf_stage0_1(ptr %ctx) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 2
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr
  %t4 = getelementptr inbounds i64, ptr %ctx, i64 7
  %t5 = load i64, ptr %t4, align 8
  br label %b6
b6:
  %t9 = phi i64 [ 0, %entry ], [ %t10, %b7 ]
  %t11 = icmp slt i64 %t9, %t5
  br i1 %t11, label %b7, label %b8
b7:
  %t12 = sub i64 %t5, %t9
  %t13 = call i64 @llvm.smin.i64(i64 %t12, i64 16)
  %t14 = trunc i64 %t13 to i32
  %t15 = insertelement <16 x i32> poison, i32 %t14, i64 0
  %t16 = shufflevector <16 x i32> %t15, <16 x i32> poison, <16 x i32> zeroinitializer
  %t17 = icmp sgt <16 x i32> %t16, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t18 = mul i64 %t9, 2
  %t19 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t20 = load i64, ptr %t19, align 8
  %t21 = inttoptr i64 %t20 to ptr
  %t22 = getelementptr inbounds double, ptr %t21, i64 %t18
  %t23 = insertelement <16 x i32> poison, i32 2, i64 0
  %t24 = shufflevector <16 x i32> %t23, <16 x i32> poison, <16 x i32> zeroinitializer
  %t25 = mul <16 x i32> %t24, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t26 = getelementptr inbounds double, ptr %t22, i64 0
  %t27 = getelementptr double, ptr %t26, <16 x i32> %t25
  %t28 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t27, i32 8, <16 x i1> %t17, <16 x double> zeroinitializer)
  %t29 = fptrunc <16 x double> %t28 to <16 x float>
  %t30 = fpext <16 x float> %t29 to <16 x double>
  %t31 = getelementptr inbounds double, ptr %t22, i64 1
  %t32 = getelementptr double, ptr %t31, <16 x i32> %t25
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t30, <16 x ptr> %t32, i32 8, <16 x i1> %t17)
  %t10 = add nuw nsw i64 %t9, 16
  br label %b6
b8:
  ret void
}

define internal void @sf_stage1_0(ptr %ctx, ptr %tensor, i64 %number) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t43 = alloca double, i64 16, align 64
  %t68 = alloca double, i64 1, align 64
  %t73 = alloca double, i64 16, align 64
  %t98 = alloca double, i64 1, align 64
  %t115 = alloca double, i64 1, align 64
  %t161 = alloca double, i64 1, align 64
  %t1 = getelementptr inbounds i64, ptr %tensor, i64 3
  %t2 = load i64, ptr %t1, align 8
  %t3 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t4 = load i64, ptr %t3, align 8
  %t5 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t6 = load i64, ptr %t5, align 8
  %t7 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t8 = load i64, ptr %t7, align 8
  %t9 = getelementptr inbounds i64, ptr %tensor, i64 7
  %t10 = load i64, ptr %t9, align 8
  %t11 = getelementptr inbounds i64, ptr %tensor, i64 2
  %t12 = load i64, ptr %t11, align 8
  %t13 = getelementptr inbounds i64, ptr %tensor, i64 1
  %t14 = load i64, ptr %t13, align 8
  %t15 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t16 = load i64, ptr %t15, align 8
  %t17 = getelementptr inbounds i64, ptr %ctx, i64 2
  %t18 = load i64, ptr %t17, align 8
  %t19 = inttoptr i64 %t18 to ptr
  %t20 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t21 = load i64, ptr %t20, align 8
  %t22 = inttoptr i64 %t21 to ptr
  %t23 = mul i64 %t16, 2
  %t24 = getelementptr inbounds double, ptr %t22, i64 %t23
  %t25 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t26 = load i64, ptr %t25, align 8
  %t27 = inttoptr i64 %t26 to ptr
  %t28 = mul i64 %number, 4
  %t29 = getelementptr inbounds double, ptr %t27, i64 %t28
  %t30 = mul i64 %t2, %t4
  br label %b31
b31:
  %t34 = phi i64 [ 0, %entry ], [ %t35, %b84 ]
  %t36 = icmp slt i64 %t34, %t30
  br i1 %t36, label %b32, label %b33
b32:
  %t37 = sub i64 %t30, %t34
  %t38 = call i64 @llvm.smin.i64(i64 %t37, i64 16)
  %t39 = trunc i64 %t38 to i32
  %t40 = insertelement <16 x i32> poison, i32 %t39, i64 0
  %t41 = shufflevector <16 x i32> %t40, <16 x i32> poison, <16 x i32> zeroinitializer
  %t42 = icmp sgt <16 x i32> %t41, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t44 = icmp eq i64 %t8, 1
  br i1 %t44, label %b45, label %b46
b45:
  %t47 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t48 = load i64, ptr %t47, align 8
  %t49 = inttoptr i64 %t48 to ptr
  %t50 = getelementptr inbounds double, ptr %t49, i64 %t34
  %t51 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t50, i32 8, <16 x i1> %t42, <16 x double> zeroinitializer)
  store <16 x double> %t51, ptr %t43, align 64
  br label %b46
b46:
  %t52 = xor i1 %t44, true
  br i1 %t52, label %b53, label %b54
b53:
  %t55 = call i64 @llvm.smin.i64(i64 %t37, i64 16)
  br label %b56
b56:
  %t59 = phi i64 [ 0, %b53 ], [ %t60, %b57 ]
  %t61 = icmp slt i64 %t59, %t55
  br i1 %t61, label %b57, label %b58
b57:
  %t62 = add i64 %t34, %t59
  %t63 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t64 = load i64, ptr %t63, align 8
  %t65 = inttoptr i64 %t64 to ptr
  %t66 = mul i64 %t62, %t8
  %t67 = getelementptr inbounds double, ptr %t65, i64 %t66
  call void @sf_fold_max(ptr %t68, ptr %t67, i64 %t8, i64 1, ptr %t67, i64 1, i1 false)
  %t69 = load double, ptr %t68, align 8
  %t70 = getelementptr inbounds double, ptr %t43, i64 %t59
  store double %t69, ptr %t70, align 8
  %t60 = add nuw nsw i64 %t59, 1
  br label %b56
b58:
  br label %b54
b54:
  %t71 = load <16 x double>, ptr %t43, align 64
  %t72 = call <16 x double> @llvm.fabs.v16f64(<16 x double> %t71)
  %t74 = icmp eq i64 %t8, 1
  br i1 %t74, label %b75, label %b76
b75:
  %t77 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t78 = load i64, ptr %t77, align 8
  %t79 = inttoptr i64 %t78 to ptr
  %t80 = getelementptr inbounds double, ptr %t79, i64 %t34
  %t81 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t80, i32 8, <16 x i1> %t42, <16 x double> zeroinitializer)
  store <16 x double> %t81, ptr %t73, align 64
  br label %b76
b76:
  %t82 = xor i1 %t74, true
  br i1 %t82, label %b83, label %b84
b83:
  %t85 = call i64 @llvm.smin.i64(i64 %t37, i64 16)
  br label %b86
b86:
  %t89 = phi i64 [ 0, %b83 ], [ %t90, %b87 ]
  %t91 = icmp slt i64 %t89, %t85
  br i1 %t91, label %b87, label %b88
b87:
  %t92 = add i64 %t34, %t89
  %t93 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t94 = load i64, ptr %t93, align 8
  %t95 = inttoptr i64 %t94 to ptr
  %t96 = mul i64 %t92, %t8
  %t97 = getelementptr inbounds double, ptr %t95, i64 %t96
  call void @sf_fold_min(ptr %t98, ptr %t97, i64 %t8, i64 1, ptr %t97, i64 1, i1 false)
  %t99 = load double, ptr %t98, align 8
  %t100 = getelementptr inbounds double, ptr %t73, i64 %t89
  store double %t99, ptr %t100, align 8
  %t90 = add nuw nsw i64 %t89, 1
  br label %b86
b88:
  br label %b84
b84:
  %t101 = load <16 x double>, ptr %t73, align 64
  %t102 = fsub <16 x double> %t72, %t101
  %t103 = getelementptr inbounds i64, ptr %tensor, i64 15
  %t104 = load i64, ptr %t103, align 8
  %t105 = inttoptr i64 %t104 to ptr
  %t106 = getelementptr inbounds double, ptr %t105, i64 %t34
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t102, ptr %t106, i32 8, <16 x i1> %t42)
  %t35 = add nuw nsw i64 %t34, 16
  br label %b31
b33:
  %t107 = mul i64 %t2, %t4
  %t108 = getelementptr inbounds i64, ptr %tensor, i64 15
  %t109 = load i64, ptr %t108, align 8
  %t110 = inttoptr i64 %t109 to ptr
  %t111 = getelementptr inbounds i64, ptr %tensor, i64 8
  %t112 = load i64, ptr %t111, align 8
  %t113 = inttoptr i64 %t112 to ptr
  %t114 = getelementptr inbounds double, ptr %t110, i64 0
  call void @sf_fold_sum(ptr %t115, ptr %t114, i64 %t107, i64 1, ptr %t113, i64 1, i1 true)
  %t116 = load double, ptr %t115, align 8
  %t117 = getelementptr inbounds double, ptr %t29, i64 1
  %t118 = load double, ptr %t117, align 8
  %t119 = fdiv double %t116, %t118
  %t120 = getelementptr inbounds double, ptr %t29, i64 2
  store double %t119, ptr %t120, align 8
  %t121 = getelementptr inbounds double, ptr %t29, i64 2
  %t122 = load double, ptr %t121, align 8
  %t123 = insertelement <16 x double> poison, double %t122, i64 0
  %t124 = shufflevector <16 x double> %t123, <16 x double> poison, <16 x i32> zeroinitializer
  %t125 = mul i64 %t2, %t4
  br label %b126
b126:
  %t129 = phi i64 [ 0, %b33 ], [ %t130, %b127 ]
  %t131 = icmp slt i64 %t129, %t125
  br i1 %t131, label %b127, label %b128
b127:
  %t132 = sub i64 %t125, %t129
  %t133 = call i64 @llvm.smin.i64(i64 %t132, i64 16)
  %t134 = trunc i64 %t133 to i32
  %t135 = insertelement <16 x i32> poison, i32 %t134, i64 0
  %t136 = shufflevector <16 x i32> %t135, <16 x i32> poison, <16 x i32> zeroinitializer
  %t137 = icmp sgt <16 x i32> %t136, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t138 = getelementptr inbounds i64, ptr %tensor, i64 15
  %t139 = load i64, ptr %t138, align 8
  %t140 = inttoptr i64 %t139 to ptr
  %t141 = getelementptr inbounds double, ptr %t140, i64 %t129
  %t142 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t141, i32 8, <16 x i1> %t137, <16 x double> zeroinitializer)
  %t143 = fsub <16 x double> %t142, %t124
  %t144 = getelementptr inbounds i64, ptr %tensor, i64 16
  %t145 = load i64, ptr %t144, align 8
  %t146 = inttoptr i64 %t145 to ptr
  %t147 = getelementptr inbounds double, ptr %t146, i64 %t129
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t143, ptr %t147, i32 8, <16 x i1> %t137)
  %t148 = fmul <16 x double> %t143, %t143
  %t149 = getelementptr inbounds i64, ptr %tensor, i64 17
  %t150 = load i64, ptr %t149, align 8
  %t151 = inttoptr i64 %t150 to ptr
  %t152 = getelementptr inbounds double, ptr %t151, i64 %t129
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t148, ptr %t152, i32 8, <16 x i1> %t137)
  %t130 = add nuw nsw i64 %t129, 16
  br label %b126
b128:
  %t153 = mul i64 %t2, %t4
  %t154 = getelementptr inbounds i64, ptr %tensor, i64 17
  %t155 = load i64, ptr %t154, align 8
  %t156 = inttoptr i64 %t155 to ptr
  %t157 = getelementptr inbounds i64, ptr %tensor, i64 8
  %t158 = load i64, ptr %t157, align 8
  %t159 = inttoptr i64 %t158 to ptr
  %t160 = getelementptr inbounds double, ptr %t156, i64 0
  call void @sf_fold_sum(ptr %t161, ptr %t160, i64 %t153, i64 1, ptr %t159, i64 1, i1 true)
  %t162 = load double, ptr %t161, align 8
  %t163 = getelementptr inbounds double, ptr %t29, i64 1
  %t164 = load double, ptr %t163, align 8
  %t165 = fdiv double %t162, %t164
  %t166 = call double @llvm.sqrt.f64(double %t165)
  %t167 = getelementptr inbounds double, ptr %t29, i64 2
  %t168 = load double, ptr %t167, align 8
  %t169 = fadd double %t168, %t166
  %t170 = fcmp oeq double %t169, 0x0000000000000000
  %t171 = select i1 %t170, double 0x3FF0000000000000, double %t169
  %t172 = fdiv double %t168, %t171
  %t173 = getelementptr inbounds double, ptr %t29, i64 3
  store double %t172, ptr %t173, align 8
  %t174 = getelementptr inbounds double, ptr %t29, i64 3
  %t175 = load double, ptr %t174, align 8
  %t176 = insertelement <16 x double> poison, double %t175, i64 0
  %t177 = shufflevector <16 x double> %t176, <16 x double> poison, <16 x i32> zeroinitializer
  %t178 = getelementptr inbounds double, ptr %t29, i64 2
  %t179 = load double, ptr %t178, align 8
  %t180 = insertelement <16 x double> poison, double %t179, i64 0
  %t181 = shufflevector <16 x double> %t180, <16 x double> poison, <16 x i32> zeroinitializer
  %t182 = mul i64 %t2, %t4
  br label %b183
b183:
  %t186 = phi i64 [ 0, %b128 ], [ %t187, %b184 ]
  %t188 = icmp slt i64 %t186, %t182
  br i1 %t188, label %b184, label %b185
b184:
  %t189 = sub i64 %t182, %t186
  %t190 = call i64 @llvm.smin.i64(i64 %t189, i64 16)
  %t191 = trunc i64 %t190 to i32
  %t192 = insertelement <16 x i32> poison, i32 %t191, i64 0
  %t193 = shufflevector <16 x i32> %t192, <16 x i32> poison, <16 x i32> zeroinitializer
  %t194 = icmp sgt <16 x i32> %t193, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t195 = getelementptr inbounds i64, ptr %tensor, i64 16
  %t196 = load i64, ptr %t195, align 8
  %t197 = inttoptr i64 %t196 to ptr
  %t198 = getelementptr inbounds double, ptr %t197, i64 %t186
  %t199 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t198, i32 8, <16 x i1> %t194, <16 x double> zeroinitializer)
  %t200 = fmul <16 x double> %t177, %t199
  %t201 = fadd <16 x double> %t181, %t200
  %t202 = fcmp oeq <16 x double> %t201, splat (double 0x0000000000000000)
  %t203 = select <16 x i1> %t202, <16 x double> splat (double 0x3FF0000000000000), <16 x double> %t201
  %t204 = fptrunc <16 x double> %t203 to <16 x float>
  %t205 = getelementptr inbounds i64, ptr %tensor, i64 18
  %t206 = load i64, ptr %t205, align 8
  %t207 = inttoptr i64 %t206 to ptr
  %t208 = getelementptr inbounds float, ptr %t207, i64 %t186
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t204, ptr %t208, i32 4, <16 x i1> %t194)
  %t187 = add nuw nsw i64 %t186, 16
  br label %b183
b185:
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
  %t2 = getelementptr inbounds i64, ptr %tensor, i64 2
  %t3 = load i64, ptr %t2, align 8
  %t4 = getelementptr inbounds i64, ptr %tensor, i64 3
  %t5 = load i64, ptr %t4, align 8
  %t6 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t7 = load i64, ptr %t6, align 8
  %t8 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t9 = load i64, ptr %t8, align 8
  %t10 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t11 = load i64, ptr %t10, align 8
  %t12 = getelementptr inbounds i64, ptr %tensor, i64 7
  %t13 = load i64, ptr %t12, align 8
  %t14 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t15 = load i64, ptr %t14, align 8
  %t16 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t17 = load i64, ptr %t16, align 8
  %t18 = inttoptr i64 %t17 to ptr
  %t19 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t20 = load i64, ptr %t19, align 8
  %t21 = inttoptr i64 %t20 to ptr
  %t22 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t23 = load i64, ptr %t22, align 8
  %t24 = inttoptr i64 %t23 to ptr
  %t25 = add i64 %row, %rows
  %t26 = udiv i64 %row, %t7
  %t27 = urem i64 %row, %t7
  br label %b28
b28:
  %t31 = phi i64 [ %row, %entry ], [ %t32, %b45 ]
  %t33 = phi i64 [ %t26, %entry ], [ %t159, %b45 ]
  %t34 = phi i64 [ %t27, %entry ], [ %t157, %b45 ]
  %t35 = icmp slt i64 %t31, %t25
  br i1 %t35, label %b29, label %b30
b29:
  %t36 = mul i64 %t31, %t9
  %t37 = add i64 %t36, %col
  %t38 = sub i64 %t3, %t37
  %t39 = call i64 @llvm.smin.i64(i64 %cols, i64 %t38)
  %t40 = mul i64 %t33, %t9
  %t41 = add i64 %t40, %col
  %t42 = mul i64 %t31, %t11
  br label %b43
b43:
  %t46 = phi i64 [ 0, %b29 ], [ %t47, %b80 ]
  %t48 = icmp slt i64 %t46, %t39
  br i1 %t48, label %b44, label %b45
b44:
  %t49 = sub i64 %t39, %t46
  %t50 = call i64 @llvm.smin.i64(i64 %t49, i64 1024)
  %t51 = and i64 %t50, -16
  br label %b52
b52:
  %t55 = phi i64 [ 0, %b44 ], [ %t56, %b53 ]
  %t57 = phi <16 x i32> [ splat (i32 -2139095041), %b44 ], [ %t70, %b53 ]
  %t58 = phi <16 x i32> [ splat (i32 2139095040), %b44 ], [ %t77, %b53 ]
  %t59 = icmp slt i64 %t55, %t51
  br i1 %t59, label %b53, label %b54
b53:
  %t60 = add i64 %t46, %t55
  %t61 = add i64 %t37, %t60
  %t62 = getelementptr inbounds float, ptr %t18, i64 %t61
  %t63 = load <16 x float>, ptr %t62, align 4
  %t64 = bitcast <16 x float> %t63 to <16 x i32>
  %t65 = ashr <16 x i32> %t64, splat (i32 31)
  %t66 = and <16 x i32> %t65, splat (i32 2147483647)
  %t67 = xor <16 x i32> %t64, %t66
  %t68 = fcmp une <16 x float> %t63, %t63
  %t69 = select <16 x i1> %t68, <16 x i32> splat (i32 2147483647), <16 x i32> %t67
  %t70 = call <16 x i32> @llvm.smax.v16i32(<16 x i32> %t57, <16 x i32> %t69)
  %t71 = bitcast <16 x float> %t63 to <16 x i32>
  %t72 = ashr <16 x i32> %t71, splat (i32 31)
  %t73 = and <16 x i32> %t72, splat (i32 2147483647)
  %t74 = xor <16 x i32> %t71, %t73
  %t75 = fcmp une <16 x float> %t63, %t63
  %t76 = select <16 x i1> %t75, <16 x i32> splat (i32 -2147483648), <16 x i32> %t74
  %t77 = call <16 x i32> @llvm.smin.v16i32(<16 x i32> %t58, <16 x i32> %t76)
  %t56 = add nuw nsw i64 %t55, 16
  br label %b52
b54:
  br label %b78
b78:
  %t81 = phi i64 [ %t51, %b54 ], [ %t82, %b79 ]
  %t83 = phi <16 x i32> [ %t57, %b54 ], [ %t103, %b79 ]
  %t84 = phi <16 x i32> [ %t58, %b54 ], [ %t111, %b79 ]
  %t85 = icmp slt i64 %t81, %t50
  br i1 %t85, label %b79, label %b80
b79:
  %t86 = sub i64 %t50, %t81
  %t87 = call i64 @llvm.smin.i64(i64 %t86, i64 16)
  %t88 = trunc i64 %t87 to i32
  %t89 = insertelement <16 x i32> poison, i32 %t88, i64 0
  %t90 = shufflevector <16 x i32> %t89, <16 x i32> poison, <16 x i32> zeroinitializer
  %t91 = icmp sgt <16 x i32> %t90, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t92 = add i64 %t46, %t81
  %t93 = add i64 %t37, %t92
  %t94 = getelementptr inbounds float, ptr %t18, i64 %t93
  %t95 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t94, i32 4, <16 x i1> %t91, <16 x float> zeroinitializer)
  %t96 = bitcast <16 x float> %t95 to <16 x i32>
  %t97 = ashr <16 x i32> %t96, splat (i32 31)
  %t98 = and <16 x i32> %t97, splat (i32 2147483647)
  %t99 = xor <16 x i32> %t96, %t98
  %t100 = fcmp une <16 x float> %t95, %t95
  %t101 = select <16 x i1> %t100, <16 x i32> splat (i32 2147483647), <16 x i32> %t99
  %t102 = call <16 x i32> @llvm.smax.v16i32(<16 x i32> %t83, <16 x i32> %t101)
  %t103 = select <16 x i1> %t91, <16 x i32> %t102, <16 x i32> %t83
  %t104 = bitcast <16 x float> %t95 to <16 x i32>
  %t105 = ashr <16 x i32> %t104, splat (i32 31)
  %t106 = and <16 x i32> %t105, splat (i32 2147483647)
  %t107 = xor <16 x i32> %t104, %t106
  %t108 = fcmp une <16 x float> %t95, %t95
  %t109 = select <16 x i1> %t108, <16 x i32> splat (i32 -2147483648), <16 x i32> %t107
  %t110 = call <16 x i32> @llvm.smin.v16i32(<16 x i32> %t84, <16 x i32> %t109)
  %t111 = select <16 x i1> %t91, <16 x i32> %t110, <16 x i32> %t84
  %t82 = add nuw nsw i64 %t81, 16
  br label %b78
b80:
  %t112 = add i64 %col, %t46
  %t113 = udiv i64 %t112, 1024
  %t114 = add i64 %t42, %t113
  %t115 = shufflevector <16 x i32> %t83, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t116 = shufflevector <16 x i32> %t83, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t117 = call <8 x i32> @llvm.smax.v8i32(<8 x i32> %t115, <8 x i32> %t116)
  %t118 = shufflevector <8 x i32> %t117, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t119 = shufflevector <8 x i32> %t117, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t120 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t118, <4 x i32> %t119)
  %t121 = shufflevector <4 x i32> %t120, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %t122 = shufflevector <4 x i32> %t120, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %t123 = call <2 x i32> @llvm.smax.v2i32(<2 x i32> %t121, <2 x i32> %t122)
  %t124 = shufflevector <2 x i32> %t123, <2 x i32> poison, <1 x i32> <i32 0>
  %t125 = shufflevector <2 x i32> %t123, <2 x i32> poison, <1 x i32> <i32 1>
  %t126 = extractelement <1 x i32> %t124, i64 0
  %t127 = extractelement <1 x i32> %t125, i64 0
  %t128 = call i32 @llvm.smax.i32(i32 %t126, i32 %t127)
  %t129 = ashr i32 %t128, 31
  %t130 = and i32 %t129, 2147483647
  %t131 = xor i32 %t128, %t130
  %t132 = bitcast i32 %t131 to float
  %t133 = fpext float %t132 to double
  %t134 = getelementptr inbounds double, ptr %t21, i64 %t114
  store double %t133, ptr %t134, align 8
  %t135 = shufflevector <16 x i32> %t84, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t136 = shufflevector <16 x i32> %t84, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t137 = call <8 x i32> @llvm.smin.v8i32(<8 x i32> %t135, <8 x i32> %t136)
  %t138 = shufflevector <8 x i32> %t137, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t139 = shufflevector <8 x i32> %t137, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t140 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t138, <4 x i32> %t139)
  %t141 = shufflevector <4 x i32> %t140, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %t142 = shufflevector <4 x i32> %t140, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %t143 = call <2 x i32> @llvm.smin.v2i32(<2 x i32> %t141, <2 x i32> %t142)
  %t144 = shufflevector <2 x i32> %t143, <2 x i32> poison, <1 x i32> <i32 0>
  %t145 = shufflevector <2 x i32> %t143, <2 x i32> poison, <1 x i32> <i32 1>
  %t146 = extractelement <1 x i32> %t144, i64 0
  %t147 = extractelement <1 x i32> %t145, i64 0
  %t148 = call i32 @llvm.smin.i32(i32 %t146, i32 %t147)
  %t149 = ashr i32 %t148, 31
  %t150 = and i32 %t149, 2147483647
  %t151 = xor i32 %t148, %t150
  %t152 = bitcast i32 %t151 to float
  %t153 = fpext float %t152 to double
  %t154 = getelementptr inbounds double, ptr %t24, i64 %t114
  store double %t153, ptr %t154, align 8
  %t47 = add nuw nsw i64 %t46, 1024
  br label %b43
b45:
  %t155 = add i64 %t34, 1
  %t156 = icmp eq i64 %t155, %t7
  %t157 = select i1 %t156, i64 0, i64 %t155
  %t158 = zext i1 %t156 to i64
  %t159 = add i64 %t33, %t158
  %t32 = add nuw nsw i64 %t31, 1
  br label %b28
b30:
  br label %b1
b1:
  ret void
}

define internal void @sf_sweep1_pass0(ptr %ctx, ptr %tensor, i64 %number, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t2 = getelementptr inbounds i64, ptr %tensor, i64 2
  %t3 = load i64, ptr %t2, align 8
  %t4 = getelementptr inbounds i64, ptr %tensor, i64 3
  %t5 = load i64, ptr %t4, align 8
  %t6 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t7 = load i64, ptr %t6, align 8
  %t8 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t9 = load i64, ptr %t8, align 8
  %t10 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t11 = load i64, ptr %t10, align 8
  %t12 = getelementptr inbounds i64, ptr %tensor, i64 7
  %t13 = load i64, ptr %t12, align 8
  %t14 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t15 = load i64, ptr %t14, align 8
  %t16 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t17 = load i64, ptr %t16, align 8
  %t18 = inttoptr i64 %t17 to ptr
  %t19 = mul i64 %number, 1
  %t20 = getelementptr inbounds double, ptr %t18, i64 %t19
  %t21 = getelementptr inbounds double, ptr %t20, i64 0
  %t22 = load double, ptr %t21, align 8
  %t23 = fptrunc double %t22 to float
  %t24 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t25 = load i64, ptr %t24, align 8
  %t26 = inttoptr i64 %t25 to ptr
  %t27 = mul i64 %t15, 2
  %t28 = getelementptr inbounds double, ptr %t26, i64 %t27
  %t29 = getelementptr inbounds double, ptr %t28, i64 1
  %t30 = load double, ptr %t29, align 8
  %t31 = fptrunc double %t30 to float
  %t32 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t33 = load i64, ptr %t32, align 8
  %t34 = inttoptr i64 %t33 to ptr
  %t35 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t36 = load i64, ptr %t35, align 8
  %t37 = inttoptr i64 %t36 to ptr
  %t38 = insertelement <16 x float> poison, float %t23, i64 0
  %t39 = shufflevector <16 x float> %t38, <16 x float> poison, <16 x i32> zeroinitializer
  %t40 = insertelement <16 x float> poison, float %t31, i64 0
  %t41 = shufflevector <16 x float> %t40, <16 x float> poison, <16 x i32> zeroinitializer
  %t42 = icmp eq i64 %cols, %t9
  %t43 = mul i64 %rows, %cols
  %t44 = select i1 %t42, i64 %t43, i64 %cols
  %t45 = select i1 %t42, i64 1, i64 %rows
  %t46 = add i64 %row, %t45
  %t47 = udiv i64 %row, %t7
  %t48 = urem i64 %row, %t7
  br label %b49
b49:
  %t52 = phi i64 [ %row, %entry ], [ %t53, %b82 ]
  %t54 = phi i64 [ %t47, %entry ], [ %t106, %b82 ]
  %t55 = phi i64 [ %t48, %entry ], [ %t104, %b82 ]
  %t56 = icmp slt i64 %t52, %t46
  br i1 %t56, label %b50, label %b51
b50:
  %t57 = mul i64 %t52, %t9
  %t58 = add i64 %t57, %col
  %t59 = sub i64 %t3, %t58
  %t60 = call i64 @llvm.smin.i64(i64 %t44, i64 %t59)
  %t61 = mul i64 %t54, %t9
  %t62 = add i64 %t61, %col
  %t63 = and i64 %t60, -16
  br label %b64
b64:
  %t67 = phi i64 [ 0, %b50 ], [ %t68, %b65 ]
  %t69 = icmp slt i64 %t67, %t63
  br i1 %t69, label %b65, label %b66
b65:
  %t70 = add i64 0, %t67
  %t71 = add i64 %t58, %t70
  %t72 = getelementptr inbounds float, ptr %t34, i64 %t71
  %t73 = load <16 x float>, ptr %t72, align 4
  %t74 = getelementptr inbounds float, ptr %t37, i64 %t71
  %t75 = load <16 x float>, ptr %t74, align 4
  %t76 = fdiv <16 x float> %t75, %t39
  %t77 = fmul <16 x float> %t41, %t76
  %t78 = fsub <16 x float> %t73, %t77
  %t79 = getelementptr inbounds float, ptr %t34, i64 %t71
  store <16 x float> %t78, ptr %t79, align 4
  %t68 = add nuw nsw i64 %t67, 16
  br label %b64
b66:
  br label %b80
b80:
  %t83 = phi i64 [ %t63, %b66 ], [ %t84, %b81 ]
  %t85 = icmp slt i64 %t83, %t60
  br i1 %t85, label %b81, label %b82
b81:
  %t86 = sub i64 %t60, %t83
  %t87 = call i64 @llvm.smin.i64(i64 %t86, i64 16)
  %t88 = trunc i64 %t87 to i32
  %t89 = insertelement <16 x i32> poison, i32 %t88, i64 0
  %t90 = shufflevector <16 x i32> %t89, <16 x i32> poison, <16 x i32> zeroinitializer
  %t91 = icmp sgt <16 x i32> %t90, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t92 = add i64 0, %t83
  %t93 = add i64 %t58, %t92
  %t94 = getelementptr inbounds float, ptr %t34, i64 %t93
  %t95 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t94, i32 4, <16 x i1> %t91, <16 x float> zeroinitializer)
  %t96 = getelementptr inbounds float, ptr %t37, i64 %t93
  %t97 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t96, i32 4, <16 x i1> %t91, <16 x float> zeroinitializer)
  %t98 = fdiv <16 x float> %t97, %t39
  %t99 = fmul <16 x float> %t41, %t98
  %t100 = fsub <16 x float> %t95, %t99
  %t101 = getelementptr inbounds float, ptr %t34, i64 %t93
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t100, ptr %t101, i32 4, <16 x i1> %t91)
  %t84 = add nuw nsw i64 %t83, 16
  br label %b80
b82:
  %t102 = add i64 %t55, 1
  %t103 = icmp eq i64 %t102, %t7
  %t104 = select i1 %t103, i64 0, i64 %t102
  %t105 = zext i1 %t103 to i64
  %t106 = add i64 %t54, %t105
  %t53 = add nuw nsw i64 %t52, 1
  br label %b49
b51:
  br label %b1
b1:
  ret void
}

define internal void @sf_stage0_1(ptr %ctx) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 2
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr
  %t4 = getelementptr inbounds i64, ptr %ctx, i64 7
  %t5 = load i64, ptr %t4, align 8
  br label %b6
b6:
  %t9 = phi i64 [ 0, %entry ], [ %t10, %b7 ]
  %t11 = icmp slt i64 %t9, %t5
  br i1 %t11, label %b7, label %b8
b7:
  %t12 = sub i64 %t5, %t9
  %t13 = call i64 @llvm.smin.i64(i64 %t12, i64 16)
  %t14 = trunc i64 %t13 to i32
  %t15 = insertelement <16 x i32> poison, i32 %t14, i64 0
  %t16 = shufflevector <16 x i32> %t15, <16 x i32> poison, <16 x i32> zeroinitializer
  %t17 = icmp sgt <16 x i32> %t16, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t18 = mul i64 %t9, 2
  %t19 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t20 = load i64, ptr %t19, align 8
  %t21 = inttoptr i64 %t20 to ptr
  %t22 = getelementptr inbounds double, ptr %t21, i64 %t18
  %t23 = insertelement <16 x i32> poison, i32 2, i64 0
  %t24 = shufflevector <16 x i32> %t23, <16 x i32> poison, <16 x i32> zeroinitializer
  %t25 = mul <16 x i32> %t24, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t26 = getelementptr inbounds double, ptr %t22, i64 0
  %t27 = getelementptr double, ptr %t26, <16 x i32> %t25
  %t28 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t27, i32 8, <16 x i1> %t17, <16 x double> zeroinitializer)
  %t29 = fptrunc <16 x double> %t28 to <16 x float>
  %t30 = fpext <16 x float> %t29 to <16 x double>
  %t31 = getelementptr inbounds double, ptr %t22, i64 1
  %t32 = getelementptr double, ptr %t31, <16 x i32> %t25
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t30, <16 x ptr> %t32, i32 8, <16 x i1> %t17)
  %t10 = add nuw nsw i64 %t9, 16
  br label %b6
b8:
  ret void
}

define internal void @sf_stage1_0(ptr %ctx, ptr %tensor, i64 %number) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t35 = alloca double, i64 1, align 64
  %t43 = alloca double, i64 1, align 64
  %t1 = getelementptr inbounds i64, ptr %tensor, i64 3
  %t2 = load i64, ptr %t1, align 8
  %t3 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t4 = load i64, ptr %t3, align 8
  %t5 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t6 = load i64, ptr %t5, align 8
  %t7 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t8 = load i64, ptr %t7, align 8
  %t9 = getelementptr inbounds i64, ptr %tensor, i64 7
  %t10 = load i64, ptr %t9, align 8
  %t11 = getelementptr inbounds i64, ptr %tensor, i64 2
  %t12 = load i64, ptr %t11, align 8
  %t13 = getelementptr inbounds i64, ptr %tensor, i64 1
  %t14 = load i64, ptr %t13, align 8
  %t15 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t16 = load i64, ptr %t15, align 8
  %t17 = getelementptr inbounds i64, ptr %ctx, i64 2
  %t18 = load i64, ptr %t17, align 8
  %t19 = inttoptr i64 %t18 to ptr
  %t20 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t21 = load i64, ptr %t20, align 8
  %t22 = inttoptr i64 %t21 to ptr
  %t23 = mul i64 %t16, 2
  %t24 = getelementptr inbounds double, ptr %t22, i64 %t23
  %t25 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t26 = load i64, ptr %t25, align 8
  %t27 = inttoptr i64 %t26 to ptr
  %t28 = mul i64 %number, 1
  %t29 = getelementptr inbounds double, ptr %t27, i64 %t28
  %t30 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t31 = load i64, ptr %t30, align 8
  %t32 = inttoptr i64 %t31 to ptr
  %t33 = mul i64 0, %t8
  %t34 = getelementptr inbounds double, ptr %t32, i64 %t33
  call void @sf_fold_max(ptr %t35, ptr %t34, i64 %t8, i64 1, ptr %t34, i64 1, i1 false)
  %t36 = load double, ptr %t35, align 8
  %t37 = call double @llvm.fabs.f64(double %t36)
  %t38 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t39 = load i64, ptr %t38, align 8
  %t40 = inttoptr i64 %t39 to ptr
  %t41 = mul i64 0, %t8
  %t42 = getelementptr inbounds double, ptr %t40, i64 %t41
  call void @sf_fold_min(ptr %t43, ptr %t42, i64 %t8, i64 1, ptr %t42, i64 1, i1 false)
  %t44 = load double, ptr %t43, align 8
  %t45 = fsub double %t37, %t44
  %t46 = fcmp oeq double %t45, 0x0000000000000000
  %t47 = select i1 %t46, double 0x3FF0000000000000, double %t45
  %t48 = fptrunc double %t47 to float
  %t49 = fpext float %t48 to double
  %t50 = getelementptr inbounds double, ptr %t29, i64 0
  store double %t49, ptr %t50, align 8
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
  %t2 = getelementptr inbounds i64, ptr %tensor, i64 2
  %t3 = load i64, ptr %t2, align 8
  %t4 = getelementptr inbounds i64, ptr %tensor, i64 3
  %t5 = load i64, ptr %t4, align 8
  %t6 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t7 = load i64, ptr %t6, align 8
  %t8 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t9 = load i64, ptr %t8, align 8
  %t10 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t11 = load i64, ptr %t10, align 8
  %t12 = getelementptr inbounds i64, ptr %tensor, i64 7
  %t13 = load i64, ptr %t12, align 8
  %t14 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t15 = load i64, ptr %t14, align 8
  %t16 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t17 = load i64, ptr %t16, align 8
  %t18 = inttoptr i64 %t17 to ptr
  %t19 = mul i64 %t15, 2
  %t20 = getelementptr inbounds double, ptr %t18, i64 %t19
  %t21 = getelementptr inbounds double, ptr %t20, i64 1
  %t22 = load double, ptr %t21, align 8
  %t23 = fptrunc double %t22 to float
  %t24 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t25 = load i64, ptr %t24, align 8
  %t26 = inttoptr i64 %t25 to ptr
  %t27 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t28 = load i64, ptr %t27, align 8
  %t29 = inttoptr i64 %t28 to ptr
  %t30 = insertelement <16 x float> poison, float %t23, i64 0
  %t31 = shufflevector <16 x float> %t30, <16 x float> poison, <16 x i32> zeroinitializer
  %t32 = icmp eq i64 %cols, %t9
  %t33 = mul i64 %rows, %cols
  %t34 = select i1 %t32, i64 %t33, i64 %cols
  %t35 = select i1 %t32, i64 1, i64 %rows
  %t36 = add i64 %row, %t35
  %t37 = udiv i64 %row, %t7
  %t38 = urem i64 %row, %t7
  br label %b39
b39:
  %t42 = phi i64 [ %row, %entry ], [ %t43, %b76 ]
  %t44 = phi i64 [ %t37, %entry ], [ %t104, %b76 ]
  %t45 = phi i64 [ %t38, %entry ], [ %t102, %b76 ]
  %t46 = icmp slt i64 %t42, %t36
  br i1 %t46, label %b40, label %b41
b40:
  %t47 = mul i64 %t42, %t9
  %t48 = add i64 %t47, %col
  %t49 = sub i64 %t3, %t48
  %t50 = call i64 @llvm.smin.i64(i64 %t34, i64 %t49)
  %t51 = mul i64 %t44, %t9
  %t52 = add i64 %t51, %col
  %t53 = and i64 %t50, -16
  br label %b54
b54:
  %t57 = phi i64 [ 0, %b40 ], [ %t58, %b55 ]
  %t59 = icmp slt i64 %t57, %t53
  br i1 %t59, label %b55, label %b56
b55:
  %t60 = add i64 0, %t57
  %t61 = add i64 %t48, %t60
  %t62 = getelementptr inbounds float, ptr %t26, i64 %t61
  %t63 = load <16 x float>, ptr %t62, align 4
  %t64 = getelementptr inbounds float, ptr %t29, i64 %t61
  %t65 = load <16 x float>, ptr %t64, align 4
  %t66 = fcmp olt <16 x float> %t65, splat (float 0x0000000000000000)
  %t67 = fcmp olt <16 x float> splat (float 0x0000000000000000), %t65
  %t68 = fadd <16 x float> %t65, splat (float 0x0000000000000000)
  %t69 = select <16 x i1> %t67, <16 x float> splat (float 0x3FF0000000000000), <16 x float> %t68
  %t70 = select <16 x i1> %t66, <16 x float> splat (float 0xBFF0000000000000), <16 x float> %t69
  %t71 = fmul <16 x float> %t31, %t70
  %t72 = fsub <16 x float> %t63, %t71
  %t73 = getelementptr inbounds float, ptr %t26, i64 %t61
  store <16 x float> %t72, ptr %t73, align 4
  %t58 = add nuw nsw i64 %t57, 16
  br label %b54
b56:
  br label %b74
b74:
  %t77 = phi i64 [ %t53, %b56 ], [ %t78, %b75 ]
  %t79 = icmp slt i64 %t77, %t50
  br i1 %t79, label %b75, label %b76
b75:
  %t80 = sub i64 %t50, %t77
  %t81 = call i64 @llvm.smin.i64(i64 %t80, i64 16)
  %t82 = trunc i64 %t81 to i32
  %t83 = insertelement <16 x i32> poison, i32 %t82, i64 0
  %t84 = shufflevector <16 x i32> %t83, <16 x i32> poison, <16 x i32> zeroinitializer
  %t85 = icmp sgt <16 x i32> %t84, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t86 = add i64 0, %t77
  %t87 = add i64 %t48, %t86
  %t88 = getelementptr inbounds float, ptr %t26, i64 %t87
  %t89 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t88, i32 4, <16 x i1> %t85, <16 x float> zeroinitializer)
  %t90 = getelementptr inbounds float, ptr %t29, i64 %t87
  %t91 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t90, i32 4, <16 x i1> %t85, <16 x float> zeroinitializer)
  %t92 = fcmp olt <16 x float> %t91, splat (float 0x0000000000000000)
  %t93 = fcmp olt <16 x float> splat (float 0x0000000000000000), %t91
  %t94 = fadd <16 x float> %t91, splat (float 0x0000000000000000)
  %t95 = select <16 x i1> %t93, <16 x float> splat (float 0x3FF0000000000000), <16 x float> %t94
  %t96 = select <16 x i1> %t92, <16 x float> splat (float 0xBFF0000000000000), <16 x float> %t95
  %t97 = fmul <16 x float> %t31, %t96
  %t98 = fsub <16 x float> %t89, %t97
  %t99 = getelementptr inbounds float, ptr %t26, i64 %t87
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t98, ptr %t99, i32 4, <16 x i1> %t85)
  %t78 = add nuw nsw i64 %t77, 16
  br label %b74
b76:
  %t100 = add i64 %t45, 1
  %t101 = icmp eq i64 %t100, %t7
  %t102 = select i1 %t101, i64 0, i64 %t100
  %t103 = zext i1 %t101 to i64
  %t104 = add i64 %t44, %t103
  %t43 = add nuw nsw i64 %t42, 1
  br label %b39
b41:
  br label %b1
b1:
  ret void
}

define internal void @sf_stage0_1(ptr %ctx) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 2
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr
  %t4 = getelementptr inbounds i64, ptr %ctx, i64 7
  %t5 = load i64, ptr %t4, align 8
  br label %b6
b6:
  %t9 = phi i64 [ 0, %entry ], [ %t10, %b7 ]
  %t11 = icmp slt i64 %t9, %t5
  br i1 %t11, label %b7, label %b8
b7:
  %t12 = sub i64 %t5, %t9
  %t13 = call i64 @llvm.smin.i64(i64 %t12, i64 16)
  %t14 = trunc i64 %t13 to i32
  %t15 = insertelement <16 x i32> poison, i32 %t14, i64 0
  %t16 = shufflevector <16 x i32> %t15, <16 x i32> poison, <16 x i32> zeroinitializer
  %t17 = icmp sgt <16 x i32> %t16, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t18 = mul i64 %t9, 2
  %t19 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t20 = load i64, ptr %t19, align 8
  %t21 = inttoptr i64 %t20 to ptr
  %t22 = getelementptr inbounds double, ptr %t21, i64 %t18
  %t23 = insertelement <16 x i32> poison, i32 2, i64 0
  %t24 = shufflevector <16 x i32> %t23, <16 x i32> poison, <16 x i32> zeroinitializer
  %t25 = mul <16 x i32> %t24, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t26 = getelementptr inbounds double, ptr %t22, i64 0
  %t27 = getelementptr double, ptr %t26, <16 x i32> %t25
  %t28 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t27, i32 8, <16 x i1> %t17, <16 x double> zeroinitializer)
  %t29 = fptrunc <16 x double> %t28 to <16 x float>
  %t30 = fpext <16 x float> %t29 to <16 x double>
  %t31 = getelementptr inbounds double, ptr %t22, i64 1
  %t32 = getelementptr double, ptr %t31, <16 x i32> %t25
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t30, <16 x ptr> %t32, i32 8, <16 x i1> %t17)
  %t10 = add nuw nsw i64 %t9, 16
  br label %b6
b8:
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
