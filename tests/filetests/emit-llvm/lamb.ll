target triple = "x86_64-unknown-linux-gnu"


declare <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr>, i32, <16 x i1>, <16 x double>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare <16 x double> @llvm.masked.load.v16f64.p0(ptr, i32, <16 x i1>, <16 x double>)
declare void @llvm.masked.scatter.v16f64.v16p0(<16 x double>, <16 x ptr>, i32, <16 x i1>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
declare i64 @llvm.smin.i64(i64, i64)
declare double @llvm.sqrt.f64(double)
declare <16 x float> @llvm.sqrt.v16f32(<16 x float>)
declare void @llvm.x86.sse.ldmxcsr(ptr)
declare void @llvm.x86.sse.stmxcsr(ptr)

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
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr
  %t4 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t5 = load i64, ptr %t4, align 8
  %t6 = mul i64 %t5, 17
  %t7 = getelementptr inbounds double, ptr %t3, i64 %t6
  %t48 = add i64 %col, %cols
  %t70 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t71 = load i64, ptr %t70, align 8
  %t72 = inttoptr i64 %t71 to ptr
  %t75 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t76 = load i64, ptr %t75, align 8
  %t77 = inttoptr i64 %t76 to ptr
  %t80 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t81 = load i64, ptr %t80, align 8
  %t82 = inttoptr i64 %t81 to ptr
  %t85 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t86 = load i64, ptr %t85, align 8
  %t87 = inttoptr i64 %t86 to ptr
  %t174 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t175 = load i64, ptr %t174, align 8
  %t176 = inttoptr i64 %t175 to ptr
  %t193 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t194 = load i64, ptr %t193, align 8
  %t195 = inttoptr i64 %t194 to ptr
  %t8 = getelementptr inbounds double, ptr %t7, i64 5
  %t9 = load double, ptr %t8, align 8
  %t10 = fptrunc double %t9 to float
  %t11 = insertelement <16 x float> poison, float %t10, i64 0
  %t12 = shufflevector <16 x float> %t11, <16 x float> poison, <16 x i32> zeroinitializer
  %t13 = getelementptr inbounds double, ptr %t7, i64 6
  %t14 = load double, ptr %t13, align 8
  %t15 = fptrunc double %t14 to float
  %t16 = insertelement <16 x float> poison, float %t15, i64 0
  %t17 = shufflevector <16 x float> %t16, <16 x float> poison, <16 x i32> zeroinitializer
  %t18 = getelementptr inbounds double, ptr %t7, i64 7
  %t19 = load double, ptr %t18, align 8
  %t20 = fptrunc double %t19 to float
  %t21 = insertelement <16 x float> poison, float %t20, i64 0
  %t22 = shufflevector <16 x float> %t21, <16 x float> poison, <16 x i32> zeroinitializer
  %t23 = getelementptr inbounds double, ptr %t7, i64 8
  %t24 = load double, ptr %t23, align 8
  %t25 = fptrunc double %t24 to float
  %t26 = insertelement <16 x float> poison, float %t25, i64 0
  %t27 = shufflevector <16 x float> %t26, <16 x float> poison, <16 x i32> zeroinitializer
  %t28 = getelementptr inbounds double, ptr %t7, i64 11
  %t29 = load double, ptr %t28, align 8
  %t30 = fptrunc double %t29 to float
  %t31 = insertelement <16 x float> poison, float %t30, i64 0
  %t32 = shufflevector <16 x float> %t31, <16 x float> poison, <16 x i32> zeroinitializer
  %t33 = getelementptr inbounds double, ptr %t7, i64 14
  %t34 = load double, ptr %t33, align 8
  %t35 = fptrunc double %t34 to float
  %t36 = insertelement <16 x float> poison, float %t35, i64 0
  %t37 = shufflevector <16 x float> %t36, <16 x float> poison, <16 x i32> zeroinitializer
  %t38 = getelementptr inbounds double, ptr %t7, i64 15
  %t39 = load double, ptr %t38, align 8
  %t40 = fptrunc double %t39 to float
  %t41 = insertelement <16 x float> poison, float %t40, i64 0
  %t42 = shufflevector <16 x float> %t41, <16 x float> poison, <16 x i32> zeroinitializer
  %t43 = getelementptr inbounds double, ptr %t7, i64 16
  %t44 = load double, ptr %t43, align 8
  %t45 = fptrunc double %t44 to float
  %t46 = insertelement <16 x float> poison, float %t45, i64 0
  %t47 = shufflevector <16 x float> %t46, <16 x float> poison, <16 x i32> zeroinitializer
  br label %b49
b49:
  %t52 = phi i64 [ %col, %entry ], [ %t53, %b115 ]
  %t54 = icmp slt i64 %t52, %t48
  br i1 %t54, label %b50, label %b51
b50:
  %t55 = add i64 %t52, 1024
  %t56 = call i64 @llvm.smin.i64(i64 %t55, i64 %t48)
  %t57 = sub i64 %t56, %t52
  %t58 = urem i64 %t57, 16
  %t59 = sub i64 %t56, %t58
  %t60 = sub i64 %t59, %t52
  %t112 = sub i64 %t56, %t59
  %t177 = udiv i64 %t52, 1024
  br label %b61
b61:
  %t64 = phi i64 [ 0, %b50 ], [ %t65, %b62 ]
  %t66 = phi <16 x double> [ splat (double 0x0000000000000000), %b50 ], [ %t106, %b62 ]
  %t67 = phi <16 x double> [ splat (double 0x0000000000000000), %b50 ], [ %t109, %b62 ]
  %t68 = icmp slt i64 %t64, %t60
  br i1 %t68, label %b62, label %b63
b62:
  %t69 = add i64 %t52, %t64
  %t73 = getelementptr inbounds float, ptr %t72, i64 %t69
  %t74 = load <16 x float>, ptr %t73, align 4
  %t78 = getelementptr inbounds float, ptr %t77, i64 %t69
  %t79 = load <16 x float>, ptr %t78, align 4
  %t83 = getelementptr inbounds float, ptr %t82, i64 %t69
  %t84 = load <16 x float>, ptr %t83, align 4
  %t88 = getelementptr inbounds float, ptr %t87, i64 %t69
  %t89 = load <16 x float>, ptr %t88, align 4
  %t90 = fmul <16 x float> %t12, %t84
  %t91 = fmul <16 x float> %t17, %t79
  %t92 = fadd <16 x float> %t90, %t91
  %t93 = fmul <16 x float> %t79, %t79
  %t94 = fmul <16 x float> %t22, %t89
  %t95 = fmul <16 x float> %t27, %t93
  %t96 = fadd <16 x float> %t94, %t95
  %t97 = fmul <16 x float> %t92, %t32
  %t98 = fmul <16 x float> %t96, %t37
  %t99 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t98)
  %t100 = fadd <16 x float> %t99, %t42
  %t101 = fdiv <16 x float> %t97, %t100
  %t102 = fmul <16 x float> %t47, %t74
  %t103 = fadd <16 x float> %t101, %t102
  %t104 = fpext <16 x float> %t74 to <16 x double>
  %t105 = fmul <16 x double> %t104, %t104
  %t106 = fadd <16 x double> %t66, %t105
  %t107 = fpext <16 x float> %t103 to <16 x double>
  %t108 = fmul <16 x double> %t107, %t107
  %t109 = fadd <16 x double> %t67, %t108
  %t110 = getelementptr inbounds float, ptr %t82, i64 %t69
  store <16 x float> %t92, ptr %t110, align 4
  %t111 = getelementptr inbounds float, ptr %t87, i64 %t69
  store <16 x float> %t96, ptr %t111, align 4
  %t65 = add nuw nsw i64 %t64, 16
  br label %b61
b63:
  br label %b113
b113:
  %t116 = phi i64 [ 0, %b63 ], [ %t117, %b114 ]
  %t118 = phi <16 x double> [ %t66, %b63 ], [ %t153, %b114 ]
  %t119 = phi <16 x double> [ %t67, %b63 ], [ %t157, %b114 ]
  %t120 = icmp slt i64 %t116, %t112
  br i1 %t120, label %b114, label %b115
b114:
  %t121 = add i64 %t59, %t116
  %t122 = sub i64 %t112, %t116
  %t123 = call i64 @llvm.smin.i64(i64 %t122, i64 16)
  %t124 = trunc i64 %t123 to i32
  %t125 = insertelement <16 x i32> poison, i32 %t124, i64 0
  %t126 = shufflevector <16 x i32> %t125, <16 x i32> poison, <16 x i32> zeroinitializer
  %t127 = icmp sgt <16 x i32> %t126, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t128 = getelementptr inbounds float, ptr %t72, i64 %t121
  %t129 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t128, i32 4, <16 x i1> %t127, <16 x float> zeroinitializer)
  %t130 = getelementptr inbounds float, ptr %t77, i64 %t121
  %t131 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t130, i32 4, <16 x i1> %t127, <16 x float> zeroinitializer)
  %t132 = getelementptr inbounds float, ptr %t82, i64 %t121
  %t133 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t132, i32 4, <16 x i1> %t127, <16 x float> zeroinitializer)
  %t134 = getelementptr inbounds float, ptr %t87, i64 %t121
  %t135 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t134, i32 4, <16 x i1> %t127, <16 x float> zeroinitializer)
  %t136 = fmul <16 x float> %t12, %t133
  %t137 = fmul <16 x float> %t17, %t131
  %t138 = fadd <16 x float> %t136, %t137
  %t139 = fmul <16 x float> %t131, %t131
  %t140 = fmul <16 x float> %t22, %t135
  %t141 = fmul <16 x float> %t27, %t139
  %t142 = fadd <16 x float> %t140, %t141
  %t143 = fmul <16 x float> %t138, %t32
  %t144 = fmul <16 x float> %t142, %t37
  %t145 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t144)
  %t146 = fadd <16 x float> %t145, %t42
  %t147 = fdiv <16 x float> %t143, %t146
  %t148 = fmul <16 x float> %t47, %t129
  %t149 = fadd <16 x float> %t147, %t148
  %t150 = fpext <16 x float> %t129 to <16 x double>
  %t151 = fmul <16 x double> %t150, %t150
  %t152 = fadd <16 x double> %t118, %t151
  %t153 = select <16 x i1> %t127, <16 x double> %t152, <16 x double> %t118
  %t154 = fpext <16 x float> %t149 to <16 x double>
  %t155 = fmul <16 x double> %t154, %t154
  %t156 = fadd <16 x double> %t119, %t155
  %t157 = select <16 x i1> %t127, <16 x double> %t156, <16 x double> %t119
  %t158 = getelementptr inbounds float, ptr %t82, i64 %t121
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t138, ptr %t158, i32 4, <16 x i1> %t127)
  %t159 = getelementptr inbounds float, ptr %t87, i64 %t121
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t142, ptr %t159, i32 4, <16 x i1> %t127)
  %t117 = add nuw nsw i64 %t116, 16
  br label %b113
b115:
  %t160 = shufflevector <16 x double> %t118, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t161 = shufflevector <16 x double> %t118, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t162 = fadd <8 x double> %t160, %t161
  %t163 = shufflevector <8 x double> %t162, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t164 = shufflevector <8 x double> %t162, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t165 = fadd <4 x double> %t163, %t164
  %t166 = shufflevector <4 x double> %t165, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t167 = shufflevector <4 x double> %t165, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t168 = fadd <2 x double> %t166, %t167
  %t169 = shufflevector <2 x double> %t168, <2 x double> poison, <1 x i32> <i32 0>
  %t170 = shufflevector <2 x double> %t168, <2 x double> poison, <1 x i32> <i32 1>
  %t171 = extractelement <1 x double> %t169, i64 0
  %t172 = extractelement <1 x double> %t170, i64 0
  %t173 = fadd double %t171, %t172
  %t178 = getelementptr inbounds double, ptr %t176, i64 %t177
  store double %t173, ptr %t178, align 8
  %t179 = shufflevector <16 x double> %t119, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t180 = shufflevector <16 x double> %t119, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t181 = fadd <8 x double> %t179, %t180
  %t182 = shufflevector <8 x double> %t181, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t183 = shufflevector <8 x double> %t181, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t184 = fadd <4 x double> %t182, %t183
  %t185 = shufflevector <4 x double> %t184, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t186 = shufflevector <4 x double> %t184, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t187 = fadd <2 x double> %t185, %t186
  %t188 = shufflevector <2 x double> %t187, <2 x double> poison, <1 x i32> <i32 0>
  %t189 = shufflevector <2 x double> %t187, <2 x double> poison, <1 x i32> <i32 1>
  %t190 = extractelement <1 x double> %t188, i64 0
  %t191 = extractelement <1 x double> %t189, i64 0
  %t192 = fadd double %t190, %t191
  %t196 = getelementptr inbounds double, ptr %t195, i64 %t177
  store double %t192, ptr %t196, align 8
  %t53 = add nuw nsw i64 %t52, 1024
  br label %b49
b51:
  ret void
}

define internal void @sf_sweep1_pass0(ptr %ctx, ptr %tensor, i64 %number, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr
  %t4 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t5 = load i64, ptr %t4, align 8
  %t6 = mul i64 %t5, 17
  %t7 = getelementptr inbounds double, ptr %t3, i64 %t6
  %t28 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t29 = load i64, ptr %t28, align 8
  %t30 = inttoptr i64 %t29 to ptr
  %t31 = mul i64 %number, 1
  %t32 = getelementptr inbounds double, ptr %t30, i64 %t31
  %t38 = add i64 %col, %cols
  %t39 = sub i64 %t38, %col
  %t40 = urem i64 %t39, 16
  %t41 = sub i64 %t38, %t40
  %t42 = sub i64 %t41, %col
  %t50 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t51 = load i64, ptr %t50, align 8
  %t52 = inttoptr i64 %t51 to ptr
  %t55 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t56 = load i64, ptr %t55, align 8
  %t57 = inttoptr i64 %t56 to ptr
  %t60 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t61 = load i64, ptr %t60, align 8
  %t62 = inttoptr i64 %t61 to ptr
  %t75 = sub i64 %t38, %t41
  %t8 = getelementptr inbounds double, ptr %t7, i64 11
  %t9 = load double, ptr %t8, align 8
  %t10 = fptrunc double %t9 to float
  %t11 = insertelement <16 x float> poison, float %t10, i64 0
  %t12 = shufflevector <16 x float> %t11, <16 x float> poison, <16 x i32> zeroinitializer
  %t13 = getelementptr inbounds double, ptr %t7, i64 14
  %t14 = load double, ptr %t13, align 8
  %t15 = fptrunc double %t14 to float
  %t16 = insertelement <16 x float> poison, float %t15, i64 0
  %t17 = shufflevector <16 x float> %t16, <16 x float> poison, <16 x i32> zeroinitializer
  %t18 = getelementptr inbounds double, ptr %t7, i64 15
  %t19 = load double, ptr %t18, align 8
  %t20 = fptrunc double %t19 to float
  %t21 = insertelement <16 x float> poison, float %t20, i64 0
  %t22 = shufflevector <16 x float> %t21, <16 x float> poison, <16 x i32> zeroinitializer
  %t23 = getelementptr inbounds double, ptr %t7, i64 16
  %t24 = load double, ptr %t23, align 8
  %t25 = fptrunc double %t24 to float
  %t26 = insertelement <16 x float> poison, float %t25, i64 0
  %t27 = shufflevector <16 x float> %t26, <16 x float> poison, <16 x i32> zeroinitializer
  %t33 = getelementptr inbounds double, ptr %t32, i64 0
  %t34 = load double, ptr %t33, align 8
  %t35 = fptrunc double %t34 to float
  %t36 = insertelement <16 x float> poison, float %t35, i64 0
  %t37 = shufflevector <16 x float> %t36, <16 x float> poison, <16 x i32> zeroinitializer
  br label %b43
b43:
  %t46 = phi i64 [ 0, %entry ], [ %t47, %b44 ]
  %t48 = icmp slt i64 %t46, %t42
  br i1 %t48, label %b44, label %b45
b44:
  %t49 = add i64 %col, %t46
  %t53 = getelementptr inbounds float, ptr %t52, i64 %t49
  %t54 = load <16 x float>, ptr %t53, align 4
  %t58 = getelementptr inbounds float, ptr %t57, i64 %t49
  %t59 = load <16 x float>, ptr %t58, align 4
  %t63 = getelementptr inbounds float, ptr %t62, i64 %t49
  %t64 = load <16 x float>, ptr %t63, align 4
  %t65 = fmul <16 x float> %t59, %t12
  %t66 = fmul <16 x float> %t64, %t17
  %t67 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t66)
  %t68 = fadd <16 x float> %t67, %t22
  %t69 = fdiv <16 x float> %t65, %t68
  %t70 = fmul <16 x float> %t27, %t54
  %t71 = fadd <16 x float> %t69, %t70
  %t72 = fmul <16 x float> %t37, %t71
  %t73 = fsub <16 x float> %t54, %t72
  %t74 = getelementptr inbounds float, ptr %t52, i64 %t49
  store <16 x float> %t73, ptr %t74, align 4
  %t47 = add nuw nsw i64 %t46, 16
  br label %b43
b45:
  br label %b76
b76:
  %t79 = phi i64 [ 0, %b45 ], [ %t80, %b77 ]
  %t81 = icmp slt i64 %t79, %t75
  br i1 %t81, label %b77, label %b78
b77:
  %t82 = add i64 %t41, %t79
  %t83 = sub i64 %t75, %t79
  %t84 = call i64 @llvm.smin.i64(i64 %t83, i64 16)
  %t85 = trunc i64 %t84 to i32
  %t86 = insertelement <16 x i32> poison, i32 %t85, i64 0
  %t87 = shufflevector <16 x i32> %t86, <16 x i32> poison, <16 x i32> zeroinitializer
  %t88 = icmp sgt <16 x i32> %t87, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t89 = getelementptr inbounds float, ptr %t52, i64 %t82
  %t90 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t89, i32 4, <16 x i1> %t88, <16 x float> zeroinitializer)
  %t91 = getelementptr inbounds float, ptr %t57, i64 %t82
  %t92 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t91, i32 4, <16 x i1> %t88, <16 x float> zeroinitializer)
  %t93 = getelementptr inbounds float, ptr %t62, i64 %t82
  %t94 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t93, i32 4, <16 x i1> %t88, <16 x float> zeroinitializer)
  %t95 = fmul <16 x float> %t92, %t12
  %t96 = fmul <16 x float> %t94, %t17
  %t97 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t96)
  %t98 = fadd <16 x float> %t97, %t22
  %t99 = fdiv <16 x float> %t95, %t98
  %t100 = fmul <16 x float> %t27, %t90
  %t101 = fadd <16 x float> %t99, %t100
  %t102 = fmul <16 x float> %t37, %t101
  %t103 = fsub <16 x float> %t90, %t102
  %t104 = getelementptr inbounds float, ptr %t52, i64 %t82
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t103, ptr %t104, i32 4, <16 x i1> %t88)
  %t80 = add nuw nsw i64 %t79, 16
  br label %b76
b78:
  ret void
}

define internal void @sf_stage0_1(ptr %ctx) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 7
  %t2 = load i64, ptr %t1, align 8
  %t17 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t18 = load i64, ptr %t17, align 8
  %t19 = inttoptr i64 %t18 to ptr
  %t208 = getelementptr inbounds i64, ptr %ctx, i64 2
  %t209 = load i64, ptr %t208, align 8
  %t210 = inttoptr i64 %t209 to ptr
  br label %b3
b3:
  %t6 = phi i64 [ 0, %entry ], [ %t7, %b4 ]
  %t8 = icmp slt i64 %t6, %t2
  br i1 %t8, label %b4, label %b5
b4:
  %t20 = mul i64 %t6, 17
  %t21 = getelementptr inbounds double, ptr %t19, i64 %t20
  %t9 = sub i64 %t2, %t6
  %t10 = call i64 @llvm.smin.i64(i64 %t9, i64 16)
  %t11 = trunc i64 %t10 to i32
  %t12 = insertelement <16 x i32> poison, i32 %t11, i64 0
  %t13 = shufflevector <16 x i32> %t12, <16 x i32> poison, <16 x i32> zeroinitializer
  %t14 = icmp sgt <16 x i32> %t13, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t15 = insertelement <16 x i32> poison, i32 17, i64 0
  %t16 = shufflevector <16 x i32> %t15, <16 x i32> poison, <16 x i32> zeroinitializer
  %t22 = getelementptr inbounds double, ptr %t21, i64 1
  %t23 = mul <16 x i32> %t16, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t24 = getelementptr double, ptr %t22, <16 x i32> %t23
  %t25 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t24, i32 8, <16 x i1> %t14, <16 x double> zeroinitializer)
  %t26 = fptrunc <16 x double> %t25 to <16 x float>
  %t27 = fpext <16 x float> %t26 to <16 x double>
  %t28 = insertelement <16 x i32> poison, i32 17, i64 0
  %t29 = shufflevector <16 x i32> %t28, <16 x i32> poison, <16 x i32> zeroinitializer
  %t30 = getelementptr inbounds double, ptr %t21, i64 5
  %t31 = mul <16 x i32> %t29, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t32 = getelementptr double, ptr %t30, <16 x i32> %t31
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t27, <16 x ptr> %t32, i32 8, <16 x i1> %t14)
  %t33 = fsub <16 x double> splat (double 0x3FF0000000000000), %t25
  %t34 = fptrunc <16 x double> %t33 to <16 x float>
  %t35 = fpext <16 x float> %t34 to <16 x double>
  %t36 = insertelement <16 x i32> poison, i32 17, i64 0
  %t37 = shufflevector <16 x i32> %t36, <16 x i32> poison, <16 x i32> zeroinitializer
  %t38 = getelementptr inbounds double, ptr %t21, i64 6
  %t39 = mul <16 x i32> %t37, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t40 = getelementptr double, ptr %t38, <16 x i32> %t39
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t35, <16 x ptr> %t40, i32 8, <16 x i1> %t14)
  %t41 = insertelement <16 x i32> poison, i32 17, i64 0
  %t42 = shufflevector <16 x i32> %t41, <16 x i32> poison, <16 x i32> zeroinitializer
  %t43 = getelementptr inbounds double, ptr %t21, i64 2
  %t44 = mul <16 x i32> %t42, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t45 = getelementptr double, ptr %t43, <16 x i32> %t44
  %t46 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t45, i32 8, <16 x i1> %t14, <16 x double> zeroinitializer)
  %t47 = fptrunc <16 x double> %t46 to <16 x float>
  %t48 = fpext <16 x float> %t47 to <16 x double>
  %t49 = insertelement <16 x i32> poison, i32 17, i64 0
  %t50 = shufflevector <16 x i32> %t49, <16 x i32> poison, <16 x i32> zeroinitializer
  %t51 = getelementptr inbounds double, ptr %t21, i64 7
  %t52 = mul <16 x i32> %t50, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t53 = getelementptr double, ptr %t51, <16 x i32> %t52
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t48, <16 x ptr> %t53, i32 8, <16 x i1> %t14)
  %t54 = fsub <16 x double> splat (double 0x3FF0000000000000), %t46
  %t55 = fptrunc <16 x double> %t54 to <16 x float>
  %t56 = fpext <16 x float> %t55 to <16 x double>
  %t57 = insertelement <16 x i32> poison, i32 17, i64 0
  %t58 = shufflevector <16 x i32> %t57, <16 x i32> poison, <16 x i32> zeroinitializer
  %t59 = getelementptr inbounds double, ptr %t21, i64 8
  %t60 = mul <16 x i32> %t58, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t61 = getelementptr double, ptr %t59, <16 x i32> %t60
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t56, <16 x ptr> %t61, i32 8, <16 x i1> %t14)
  %t62 = fcmp olt <16 x double> %t25, splat (double 0x0010000000000000)
  %t63 = fmul <16 x double> %t25, splat (double 0x4350000000000000)
  %t64 = select <16 x i1> %t62, <16 x double> %t63, <16 x double> %t25
  %t65 = bitcast <16 x double> %t64 to <16 x i64>
  %t66 = sub <16 x i64> %t65, splat (i64 4604544271217802189)
  %t67 = ashr <16 x i64> %t66, splat (i64 52)
  %t68 = shl <16 x i64> %t67, splat (i64 52)
  %t69 = sub <16 x i64> %t65, %t68
  %t70 = bitcast <16 x i64> %t69 to <16 x double>
  %t71 = add <16 x i64> %t67, splat (i64 4843621399236968448)
  %t72 = bitcast <16 x i64> %t71 to <16 x double>
  %t73 = fsub <16 x double> %t72, splat (double 0x4338000000000000)
  %t74 = fsub <16 x double> %t73, splat (double 0x404B000000000000)
  %t75 = select <16 x i1> %t62, <16 x double> %t74, <16 x double> %t73
  %t76 = fsub <16 x double> %t70, splat (double 0x3FF0000000000000)
  %t77 = fmul <16 x double> %t75, splat (double 0x3FE62E42FEE00000)
  %t78 = fmul <16 x double> %t75, splat (double 0x3DEA39EF35793C76)
  %t79 = fadd <16 x double> splat (double 0x4000000000000000), %t76
  %t80 = fdiv <16 x double> %t76, %t79
  %t81 = fmul <16 x double> %t80, %t80
  %t82 = fmul <16 x double> %t81, %t81
  %t83 = fmul <16 x double> splat (double 0x3FC2F112DF3E5244), %t82
  %t84 = fadd <16 x double> %t83, splat (double 0x3FC7466496CB03DE)
  %t85 = fmul <16 x double> %t84, %t82
  %t86 = fadd <16 x double> %t85, splat (double 0x3FD2492494229359)
  %t87 = fmul <16 x double> %t86, %t82
  %t88 = fadd <16 x double> %t87, splat (double 0x3FE5555555555593)
  %t89 = fmul <16 x double> %t81, %t88
  %t90 = fmul <16 x double> splat (double 0x3FC39A09D078C69F), %t82
  %t91 = fadd <16 x double> %t90, splat (double 0x3FCC71C51D8E78AF)
  %t92 = fmul <16 x double> %t91, %t82
  %t93 = fadd <16 x double> %t92, splat (double 0x3FD999999997FA04)
  %t94 = fmul <16 x double> %t82, %t93
  %t95 = fadd <16 x double> %t89, %t94
  %t96 = fmul <16 x double> %t76, %t76
  %t97 = fmul <16 x double> splat (double 0x3FE0000000000000), %t96
  %t98 = fadd <16 x double> %t97, %t95
  %t99 = fmul <16 x double> %t80, %t98
  %t100 = fadd <16 x double> %t99, %t78
  %t101 = fsub <16 x double> %t97, %t100
  %t102 = fsub <16 x double> %t101, %t76
  %t103 = fsub <16 x double> %t77, %t102
  %t104 = fcmp olt <16 x double> %t25, splat (double 0x7FF0000000000000)
  %t105 = select <16 x i1> %t104, <16 x double> %t103, <16 x double> %t25
  %t106 = fcmp olt <16 x double> splat (double 0x0000000000000000), %t25
  %t107 = fcmp oeq <16 x double> %t25, splat (double 0x0000000000000000)
  %t108 = select <16 x i1> %t107, <16 x double> splat (double 0xFFF0000000000000), <16 x double> splat (double 0x7FF8000000000000)
  %t109 = select <16 x i1> %t106, <16 x double> %t105, <16 x double> %t108
  %t110 = insertelement <16 x i32> poison, i32 17, i64 0
  %t111 = shufflevector <16 x i32> %t110, <16 x i32> poison, <16 x i32> zeroinitializer
  %t112 = getelementptr inbounds double, ptr %t21, i64 9
  %t113 = mul <16 x i32> %t111, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t114 = getelementptr double, ptr %t112, <16 x i32> %t113
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t109, <16 x ptr> %t114, i32 8, <16 x i1> %t14)
  %t115 = fcmp oeq <16 x double> %t25, splat (double 0x3FF0000000000000)
  %t116 = uitofp <16 x i1> %t115 to <16 x double>
  %t117 = insertelement <16 x i32> poison, i32 17, i64 0
  %t118 = shufflevector <16 x i32> %t117, <16 x i32> poison, <16 x i32> zeroinitializer
  %t119 = getelementptr inbounds double, ptr %t21, i64 10
  %t120 = mul <16 x i32> %t118, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t121 = getelementptr double, ptr %t119, <16 x i32> %t120
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t116, <16 x ptr> %t121, i32 8, <16 x i1> %t14)
  %t122 = fcmp olt <16 x double> %t46, splat (double 0x0010000000000000)
  %t123 = fmul <16 x double> %t46, splat (double 0x4350000000000000)
  %t124 = select <16 x i1> %t122, <16 x double> %t123, <16 x double> %t46
  %t125 = bitcast <16 x double> %t124 to <16 x i64>
  %t126 = sub <16 x i64> %t125, splat (i64 4604544271217802189)
  %t127 = ashr <16 x i64> %t126, splat (i64 52)
  %t128 = shl <16 x i64> %t127, splat (i64 52)
  %t129 = sub <16 x i64> %t125, %t128
  %t130 = bitcast <16 x i64> %t129 to <16 x double>
  %t131 = add <16 x i64> %t127, splat (i64 4843621399236968448)
  %t132 = bitcast <16 x i64> %t131 to <16 x double>
  %t133 = fsub <16 x double> %t132, splat (double 0x4338000000000000)
  %t134 = fsub <16 x double> %t133, splat (double 0x404B000000000000)
  %t135 = select <16 x i1> %t122, <16 x double> %t134, <16 x double> %t133
  %t136 = fsub <16 x double> %t130, splat (double 0x3FF0000000000000)
  %t137 = fmul <16 x double> %t135, splat (double 0x3FE62E42FEE00000)
  %t138 = fmul <16 x double> %t135, splat (double 0x3DEA39EF35793C76)
  %t139 = fadd <16 x double> splat (double 0x4000000000000000), %t136
  %t140 = fdiv <16 x double> %t136, %t139
  %t141 = fmul <16 x double> %t140, %t140
  %t142 = fmul <16 x double> %t141, %t141
  %t143 = fmul <16 x double> splat (double 0x3FC2F112DF3E5244), %t142
  %t144 = fadd <16 x double> %t143, splat (double 0x3FC7466496CB03DE)
  %t145 = fmul <16 x double> %t144, %t142
  %t146 = fadd <16 x double> %t145, splat (double 0x3FD2492494229359)
  %t147 = fmul <16 x double> %t146, %t142
  %t148 = fadd <16 x double> %t147, splat (double 0x3FE5555555555593)
  %t149 = fmul <16 x double> %t141, %t148
  %t150 = fmul <16 x double> splat (double 0x3FC39A09D078C69F), %t142
  %t151 = fadd <16 x double> %t150, splat (double 0x3FCC71C51D8E78AF)
  %t152 = fmul <16 x double> %t151, %t142
  %t153 = fadd <16 x double> %t152, splat (double 0x3FD999999997FA04)
  %t154 = fmul <16 x double> %t142, %t153
  %t155 = fadd <16 x double> %t149, %t154
  %t156 = fmul <16 x double> %t136, %t136
  %t157 = fmul <16 x double> splat (double 0x3FE0000000000000), %t156
  %t158 = fadd <16 x double> %t157, %t155
  %t159 = fmul <16 x double> %t140, %t158
  %t160 = fadd <16 x double> %t159, %t138
  %t161 = fsub <16 x double> %t157, %t160
  %t162 = fsub <16 x double> %t161, %t136
  %t163 = fsub <16 x double> %t137, %t162
  %t164 = fcmp olt <16 x double> %t46, splat (double 0x7FF0000000000000)
  %t165 = select <16 x i1> %t164, <16 x double> %t163, <16 x double> %t46
  %t166 = fcmp olt <16 x double> splat (double 0x0000000000000000), %t46
  %t167 = fcmp oeq <16 x double> %t46, splat (double 0x0000000000000000)
  %t168 = select <16 x i1> %t167, <16 x double> splat (double 0xFFF0000000000000), <16 x double> splat (double 0x7FF8000000000000)
  %t169 = select <16 x i1> %t166, <16 x double> %t165, <16 x double> %t168
  %t170 = insertelement <16 x i32> poison, i32 17, i64 0
  %t171 = shufflevector <16 x i32> %t170, <16 x i32> poison, <16 x i32> zeroinitializer
  %t172 = getelementptr inbounds double, ptr %t21, i64 12
  %t173 = mul <16 x i32> %t171, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t174 = getelementptr double, ptr %t172, <16 x i32> %t173
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t169, <16 x ptr> %t174, i32 8, <16 x i1> %t14)
  %t175 = fcmp oeq <16 x double> %t46, splat (double 0x3FF0000000000000)
  %t176 = uitofp <16 x i1> %t175 to <16 x double>
  %t177 = insertelement <16 x i32> poison, i32 17, i64 0
  %t178 = shufflevector <16 x i32> %t177, <16 x i32> poison, <16 x i32> zeroinitializer
  %t179 = getelementptr inbounds double, ptr %t21, i64 13
  %t180 = mul <16 x i32> %t178, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t181 = getelementptr double, ptr %t179, <16 x i32> %t180
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t176, <16 x ptr> %t181, i32 8, <16 x i1> %t14)
  %t182 = insertelement <16 x i32> poison, i32 17, i64 0
  %t183 = shufflevector <16 x i32> %t182, <16 x i32> poison, <16 x i32> zeroinitializer
  %t184 = getelementptr inbounds double, ptr %t21, i64 3
  %t185 = mul <16 x i32> %t183, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t186 = getelementptr double, ptr %t184, <16 x i32> %t185
  %t187 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t186, i32 8, <16 x i1> %t14, <16 x double> zeroinitializer)
  %t188 = fptrunc <16 x double> %t187 to <16 x float>
  %t189 = fpext <16 x float> %t188 to <16 x double>
  %t190 = insertelement <16 x i32> poison, i32 17, i64 0
  %t191 = shufflevector <16 x i32> %t190, <16 x i32> poison, <16 x i32> zeroinitializer
  %t192 = getelementptr inbounds double, ptr %t21, i64 15
  %t193 = mul <16 x i32> %t191, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t194 = getelementptr double, ptr %t192, <16 x i32> %t193
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t189, <16 x ptr> %t194, i32 8, <16 x i1> %t14)
  %t195 = insertelement <16 x i32> poison, i32 17, i64 0
  %t196 = shufflevector <16 x i32> %t195, <16 x i32> poison, <16 x i32> zeroinitializer
  %t197 = getelementptr inbounds double, ptr %t21, i64 4
  %t198 = mul <16 x i32> %t196, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t199 = getelementptr double, ptr %t197, <16 x i32> %t198
  %t200 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t199, i32 8, <16 x i1> %t14, <16 x double> zeroinitializer)
  %t201 = fptrunc <16 x double> %t200 to <16 x float>
  %t202 = fpext <16 x float> %t201 to <16 x double>
  %t203 = insertelement <16 x i32> poison, i32 17, i64 0
  %t204 = shufflevector <16 x i32> %t203, <16 x i32> poison, <16 x i32> zeroinitializer
  %t205 = getelementptr inbounds double, ptr %t21, i64 16
  %t206 = mul <16 x i32> %t204, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t207 = getelementptr double, ptr %t205, <16 x i32> %t206
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t202, <16 x ptr> %t207, i32 8, <16 x i1> %t14)
  %t7 = add nuw nsw i64 %t6, 16
  br label %b3
b5:
  %t211 = getelementptr inbounds double, ptr %t210, i64 0
  %t212 = load double, ptr %t211, align 8
  %t213 = fadd double %t212, 0x3FF0000000000000
  %t214 = insertelement <16 x double> poison, double %t213, i64 0
  %t215 = shufflevector <16 x double> %t214, <16 x double> poison, <16 x i32> zeroinitializer
  %t216 = getelementptr inbounds double, ptr %t210, i64 1
  store double %t213, ptr %t216, align 8
  %t217 = fcmp oeq double %t213, 0x0000000000000000
  %t218 = insertelement <16 x i1> poison, i1 %t217, i64 0
  %t219 = shufflevector <16 x i1> %t218, <16 x i1> poison, <16 x i32> zeroinitializer
  %t220 = uitofp i1 %t217 to double
  %t221 = getelementptr inbounds double, ptr %t210, i64 2
  store double %t220, ptr %t221, align 8
  %t222 = getelementptr inbounds double, ptr %t210, i64 1
  %t223 = load double, ptr %t222, align 8
  %t224 = insertelement <16 x double> poison, double %t223, i64 0
  %t225 = shufflevector <16 x double> %t224, <16 x double> poison, <16 x i32> zeroinitializer
  %t226 = getelementptr inbounds double, ptr %t210, i64 2
  %t227 = load double, ptr %t226, align 8
  %t228 = fcmp une double %t227, 0x0000000000000000
  %t229 = insertelement <16 x i1> poison, i1 %t228, i64 0
  %t230 = shufflevector <16 x i1> %t229, <16 x i1> poison, <16 x i32> zeroinitializer
  br label %b231
b231:
  %t234 = phi i64 [ 0, %b5 ], [ %t235, %b232 ]
  %t236 = icmp slt i64 %t234, %t2
  br i1 %t236, label %b232, label %b233
b232:
  %t245 = mul i64 %t234, 17
  %t246 = getelementptr inbounds double, ptr %t19, i64 %t245
  %t237 = sub i64 %t2, %t234
  %t238 = call i64 @llvm.smin.i64(i64 %t237, i64 16)
  %t239 = trunc i64 %t238 to i32
  %t240 = insertelement <16 x i32> poison, i32 %t239, i64 0
  %t241 = shufflevector <16 x i32> %t240, <16 x i32> poison, <16 x i32> zeroinitializer
  %t242 = icmp sgt <16 x i32> %t241, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t243 = insertelement <16 x i32> poison, i32 17, i64 0
  %t244 = shufflevector <16 x i32> %t243, <16 x i32> poison, <16 x i32> zeroinitializer
  %t247 = getelementptr inbounds double, ptr %t246, i64 9
  %t248 = mul <16 x i32> %t244, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t249 = getelementptr double, ptr %t247, <16 x i32> %t248
  %t250 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t249, i32 8, <16 x i1> %t242, <16 x double> zeroinitializer)
  %t251 = fmul <16 x double> %t225, %t250
  %t252 = fcmp olt <16 x double> %t251, splat (double 0xC087500000000000)
  %t253 = select <16 x i1> %t252, <16 x double> splat (double 0xC087500000000000), <16 x double> %t251
  %t254 = fcmp olt <16 x double> splat (double 0x4086300000000000), %t253
  %t255 = select <16 x i1> %t254, <16 x double> splat (double 0x4086300000000000), <16 x double> %t253
  %t256 = fmul <16 x double> %t255, splat (double 0x3FF71547652B82FE)
  %t257 = fadd <16 x double> %t256, splat (double 0x4338000000000000)
  %t258 = fsub <16 x double> %t257, splat (double 0x4338000000000000)
  %t259 = fmul <16 x double> %t258, splat (double 0x3FE62E42FEE00000)
  %t260 = fsub <16 x double> %t255, %t259
  %t261 = fmul <16 x double> %t258, splat (double 0x3DEA39EF35793C76)
  %t262 = fsub <16 x double> %t260, %t261
  %t263 = fmul <16 x double> %t262, %t262
  %t264 = fmul <16 x double> splat (double 0x3E66376972BEA4D0), %t263
  %t265 = fadd <16 x double> %t264, splat (double 0xBEBBBD41C5D26BF1)
  %t266 = fmul <16 x double> %t265, %t263
  %t267 = fadd <16 x double> %t266, splat (double 0x3F11566AAF25DE2C)
  %t268 = fmul <16 x double> %t267, %t263
  %t269 = fadd <16 x double> %t268, splat (double 0xBF66C16C16BEBD93)
  %t270 = fmul <16 x double> %t269, %t263
  %t271 = fadd <16 x double> %t270, splat (double 0x3FC555555555553E)
  %t272 = fmul <16 x double> %t263, %t271
  %t273 = fsub <16 x double> %t262, %t272
  %t274 = fmul <16 x double> %t262, %t273
  %t275 = fsub <16 x double> splat (double 0x4000000000000000), %t273
  %t276 = fdiv <16 x double> %t274, %t275
  %t277 = fsub <16 x double> %t261, %t276
  %t278 = fsub <16 x double> %t277, %t260
  %t279 = fsub <16 x double> splat (double 0x3FF0000000000000), %t278
  %t280 = bitcast <16 x double> %t257 to <16 x i64>
  %t281 = sub <16 x i64> %t280, splat (i64 4843621399236966402)
  %t282 = lshr <16 x i64> %t281, splat (i64 1)
  %t283 = sub <16 x i64> %t281, %t282
  %t284 = shl <16 x i64> %t282, splat (i64 52)
  %t285 = bitcast <16 x i64> %t284 to <16 x double>
  %t286 = shl <16 x i64> %t283, splat (i64 52)
  %t287 = bitcast <16 x i64> %t286 to <16 x double>
  %t288 = fmul <16 x double> %t279, %t285
  %t289 = fmul <16 x double> %t288, %t287
  %t290 = insertelement <16 x i32> poison, i32 17, i64 0
  %t291 = shufflevector <16 x i32> %t290, <16 x i32> poison, <16 x i32> zeroinitializer
  %t292 = getelementptr inbounds double, ptr %t246, i64 10
  %t293 = mul <16 x i32> %t291, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t294 = getelementptr double, ptr %t292, <16 x i32> %t293
  %t295 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t294, i32 8, <16 x i1> %t242, <16 x double> zeroinitializer)
  %t296 = fcmp une <16 x double> %t295, splat (double 0x0000000000000000)
  %t297 = or <16 x i1> %t296, %t230
  %t298 = select <16 x i1> %t297, <16 x double> splat (double 0x3FF0000000000000), <16 x double> %t289
  %t299 = fsub <16 x double> splat (double 0x3FF0000000000000), %t298
  %t300 = fdiv <16 x double> splat (double 0x3FF0000000000000), %t299
  %t301 = fptrunc <16 x double> %t300 to <16 x float>
  %t302 = fpext <16 x float> %t301 to <16 x double>
  %t303 = insertelement <16 x i32> poison, i32 17, i64 0
  %t304 = shufflevector <16 x i32> %t303, <16 x i32> poison, <16 x i32> zeroinitializer
  %t305 = getelementptr inbounds double, ptr %t246, i64 11
  %t306 = mul <16 x i32> %t304, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t307 = getelementptr double, ptr %t305, <16 x i32> %t306
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t302, <16 x ptr> %t307, i32 8, <16 x i1> %t242)
  %t308 = insertelement <16 x i32> poison, i32 17, i64 0
  %t309 = shufflevector <16 x i32> %t308, <16 x i32> poison, <16 x i32> zeroinitializer
  %t310 = getelementptr inbounds double, ptr %t246, i64 12
  %t311 = mul <16 x i32> %t309, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t312 = getelementptr double, ptr %t310, <16 x i32> %t311
  %t313 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t312, i32 8, <16 x i1> %t242, <16 x double> zeroinitializer)
  %t314 = fmul <16 x double> %t225, %t313
  %t315 = fcmp olt <16 x double> %t314, splat (double 0xC087500000000000)
  %t316 = select <16 x i1> %t315, <16 x double> splat (double 0xC087500000000000), <16 x double> %t314
  %t317 = fcmp olt <16 x double> splat (double 0x4086300000000000), %t316
  %t318 = select <16 x i1> %t317, <16 x double> splat (double 0x4086300000000000), <16 x double> %t316
  %t319 = fmul <16 x double> %t318, splat (double 0x3FF71547652B82FE)
  %t320 = fadd <16 x double> %t319, splat (double 0x4338000000000000)
  %t321 = fsub <16 x double> %t320, splat (double 0x4338000000000000)
  %t322 = fmul <16 x double> %t321, splat (double 0x3FE62E42FEE00000)
  %t323 = fsub <16 x double> %t318, %t322
  %t324 = fmul <16 x double> %t321, splat (double 0x3DEA39EF35793C76)
  %t325 = fsub <16 x double> %t323, %t324
  %t326 = fmul <16 x double> %t325, %t325
  %t327 = fmul <16 x double> splat (double 0x3E66376972BEA4D0), %t326
  %t328 = fadd <16 x double> %t327, splat (double 0xBEBBBD41C5D26BF1)
  %t329 = fmul <16 x double> %t328, %t326
  %t330 = fadd <16 x double> %t329, splat (double 0x3F11566AAF25DE2C)
  %t331 = fmul <16 x double> %t330, %t326
  %t332 = fadd <16 x double> %t331, splat (double 0xBF66C16C16BEBD93)
  %t333 = fmul <16 x double> %t332, %t326
  %t334 = fadd <16 x double> %t333, splat (double 0x3FC555555555553E)
  %t335 = fmul <16 x double> %t326, %t334
  %t336 = fsub <16 x double> %t325, %t335
  %t337 = fmul <16 x double> %t325, %t336
  %t338 = fsub <16 x double> splat (double 0x4000000000000000), %t336
  %t339 = fdiv <16 x double> %t337, %t338
  %t340 = fsub <16 x double> %t324, %t339
  %t341 = fsub <16 x double> %t340, %t323
  %t342 = fsub <16 x double> splat (double 0x3FF0000000000000), %t341
  %t343 = bitcast <16 x double> %t320 to <16 x i64>
  %t344 = sub <16 x i64> %t343, splat (i64 4843621399236966402)
  %t345 = lshr <16 x i64> %t344, splat (i64 1)
  %t346 = sub <16 x i64> %t344, %t345
  %t347 = shl <16 x i64> %t345, splat (i64 52)
  %t348 = bitcast <16 x i64> %t347 to <16 x double>
  %t349 = shl <16 x i64> %t346, splat (i64 52)
  %t350 = bitcast <16 x i64> %t349 to <16 x double>
  %t351 = fmul <16 x double> %t342, %t348
  %t352 = fmul <16 x double> %t351, %t350
  %t353 = insertelement <16 x i32> poison, i32 17, i64 0
  %t354 = shufflevector <16 x i32> %t353, <16 x i32> poison, <16 x i32> zeroinitializer
  %t355 = getelementptr inbounds double, ptr %t246, i64 13
  %t356 = mul <16 x i32> %t354, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t357 = getelementptr double, ptr %t355, <16 x i32> %t356
  %t358 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t357, i32 8, <16 x i1> %t242, <16 x double> zeroinitializer)
  %t359 = fcmp une <16 x double> %t358, splat (double 0x0000000000000000)
  %t360 = or <16 x i1> %t359, %t230
  %t361 = select <16 x i1> %t360, <16 x double> splat (double 0x3FF0000000000000), <16 x double> %t352
  %t362 = fsub <16 x double> splat (double 0x3FF0000000000000), %t361
  %t363 = fdiv <16 x double> splat (double 0x3FF0000000000000), %t362
  %t364 = fptrunc <16 x double> %t363 to <16 x float>
  %t365 = fpext <16 x float> %t364 to <16 x double>
  %t366 = insertelement <16 x i32> poison, i32 17, i64 0
  %t367 = shufflevector <16 x i32> %t366, <16 x i32> poison, <16 x i32> zeroinitializer
  %t368 = getelementptr inbounds double, ptr %t246, i64 14
  %t369 = mul <16 x i32> %t367, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t370 = getelementptr double, ptr %t368, <16 x i32> %t369
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t365, <16 x ptr> %t370, i32 8, <16 x i1> %t242)
  %t235 = add nuw nsw i64 %t234, 16
  br label %b231
b233:
  %t371 = getelementptr inbounds double, ptr %t210, i64 1
  %t372 = load double, ptr %t371, align 8
  %t373 = insertelement <16 x double> poison, double %t372, i64 0
  %t374 = shufflevector <16 x double> %t373, <16 x double> poison, <16 x i32> zeroinitializer
  %t375 = getelementptr inbounds double, ptr %t210, i64 0
  store double %t372, ptr %t375, align 8
  ret void
}

define internal void @sf_stage1_0(ptr %ctx, ptr %tensor, i64 %number) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t7 = alloca double, i64 1, align 64
  %t14 = alloca double, i64 1, align 64
  %t1 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr
  %t4 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t5 = load i64, ptr %t4, align 8
  %t10 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t11 = load i64, ptr %t10, align 8
  %t12 = inttoptr i64 %t11 to ptr
  %t22 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t23 = load i64, ptr %t22, align 8
  %t24 = inttoptr i64 %t23 to ptr
  %t25 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t26 = load i64, ptr %t25, align 8
  %t27 = mul i64 %t26, 17
  %t28 = getelementptr inbounds double, ptr %t24, i64 %t27
  %t33 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t34 = load i64, ptr %t33, align 8
  %t35 = inttoptr i64 %t34 to ptr
  %t36 = mul i64 %number, 1
  %t37 = getelementptr inbounds double, ptr %t35, i64 %t36
  %t6 = getelementptr inbounds double, ptr %t3, i64 0
  call void @sf_fold_sum(ptr %t7, ptr %t6, i64 %t5, i64 1, ptr %t6, i64 1, i1 false)
  %t8 = load double, ptr %t7, align 8
  %t9 = call double @llvm.sqrt.f64(double %t8)
  %t13 = getelementptr inbounds double, ptr %t12, i64 0
  call void @sf_fold_sum(ptr %t14, ptr %t13, i64 %t5, i64 1, ptr %t13, i64 1, i1 false)
  %t15 = load double, ptr %t14, align 8
  %t16 = call double @llvm.sqrt.f64(double %t15)
  %t17 = fcmp olt double 0x0000000000000000, %t9
  %t18 = fcmp olt double 0x0000000000000000, %t16
  %t19 = and i1 %t17, %t18
  %t20 = fdiv double %t9, %t16
  %t21 = select i1 %t19, double %t20, double 0x3FF0000000000000
  %t29 = getelementptr inbounds double, ptr %t28, i64 0
  %t30 = load double, ptr %t29, align 8
  %t31 = fmul double %t30, %t21
  %t32 = fptrunc double %t31 to float
  %t38 = fpext float %t32 to double
  %t39 = getelementptr inbounds double, ptr %t37, i64 0
  store double %t38, ptr %t39, align 8
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
  %t27 = mul i64 %t13, 15
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
  %t27 = mul i64 %t13, 15
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
  %t10 = mul i64 %t4, 15
  %t11 = getelementptr inbounds i64, ptr %t9, i64 %t10
  call void @sf_stage1_0(ptr %ctx, ptr %t11, i64 %t4)
  %t5 = add nuw nsw i64 %t4, 1
  br label %b1
b3:
  ret void
}
