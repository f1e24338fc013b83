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
  %t19 = mul i64 %t15, 17
  %t20 = getelementptr inbounds double, ptr %t18, i64 %t19
  %t21 = getelementptr inbounds double, ptr %t20, i64 5
  %t22 = load double, ptr %t21, align 8
  %t23 = fptrunc double %t22 to float
  %t24 = getelementptr inbounds double, ptr %t20, i64 6
  %t25 = load double, ptr %t24, align 8
  %t26 = fptrunc double %t25 to float
  %t27 = getelementptr inbounds double, ptr %t20, i64 7
  %t28 = load double, ptr %t27, align 8
  %t29 = fptrunc double %t28 to float
  %t30 = getelementptr inbounds double, ptr %t20, i64 8
  %t31 = load double, ptr %t30, align 8
  %t32 = fptrunc double %t31 to float
  %t33 = getelementptr inbounds double, ptr %t20, i64 11
  %t34 = load double, ptr %t33, align 8
  %t35 = fptrunc double %t34 to float
  %t36 = getelementptr inbounds double, ptr %t20, i64 14
  %t37 = load double, ptr %t36, align 8
  %t38 = fptrunc double %t37 to float
  %t39 = getelementptr inbounds double, ptr %t20, i64 15
  %t40 = load double, ptr %t39, align 8
  %t41 = fptrunc double %t40 to float
  %t42 = getelementptr inbounds double, ptr %t20, i64 16
  %t43 = load double, ptr %t42, align 8
  %t44 = fptrunc double %t43 to float
  %t45 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t46 = load i64, ptr %t45, align 8
  %t47 = inttoptr i64 %t46 to ptr
  %t48 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t49 = load i64, ptr %t48, align 8
  %t50 = inttoptr i64 %t49 to ptr
  %t51 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t52 = load i64, ptr %t51, align 8
  %t53 = inttoptr i64 %t52 to ptr
  %t54 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t55 = load i64, ptr %t54, align 8
  %t56 = inttoptr i64 %t55 to ptr
  %t57 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t58 = load i64, ptr %t57, align 8
  %t59 = inttoptr i64 %t58 to ptr
  %t60 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t61 = load i64, ptr %t60, align 8
  %t62 = inttoptr i64 %t61 to ptr
  %t63 = insertelement <16 x float> poison, float %t23, i64 0
  %t64 = shufflevector <16 x float> %t63, <16 x float> poison, <16 x i32> zeroinitializer
  %t65 = insertelement <16 x float> poison, float %t26, i64 0
  %t66 = shufflevector <16 x float> %t65, <16 x float> poison, <16 x i32> zeroinitializer
  %t67 = insertelement <16 x float> poison, float %t29, i64 0
  %t68 = shufflevector <16 x float> %t67, <16 x float> poison, <16 x i32> zeroinitializer
  %t69 = insertelement <16 x float> poison, float %t32, i64 0
  %t70 = shufflevector <16 x float> %t69, <16 x float> poison, <16 x i32> zeroinitializer
  %t71 = insertelement <16 x float> poison, float %t35, i64 0
  %t72 = shufflevector <16 x float> %t71, <16 x float> poison, <16 x i32> zeroinitializer
  %t73 = insertelement <16 x float> poison, float %t38, i64 0
  %t74 = shufflevector <16 x float> %t73, <16 x float> poison, <16 x i32> zeroinitializer
  %t75 = insertelement <16 x float> poison, float %t41, i64 0
  %t76 = shufflevector <16 x float> %t75, <16 x float> poison, <16 x i32> zeroinitializer
  %t77 = insertelement <16 x float> poison, float %t44, i64 0
  %t78 = shufflevector <16 x float> %t77, <16 x float> poison, <16 x i32> zeroinitializer
  %t79 = add i64 %row, %rows
  %t80 = udiv i64 %row, %t7
  %t81 = urem i64 %row, %t7
  br label %b82
b82:
  %t85 = phi i64 [ %row, %entry ], [ %t86, %b99 ]
  %t87 = phi i64 [ %t80, %entry ], [ %t231, %b99 ]
  %t88 = phi i64 [ %t81, %entry ], [ %t229, %b99 ]
  %t89 = icmp slt i64 %t85, %t79
  br i1 %t89, label %b83, label %b84
b83:
  %t90 = mul i64 %t85, %t9
  %t91 = add i64 %t90, %col
  %t92 = sub i64 %t3, %t91
  %t93 = call i64 @llvm.smin.i64(i64 %cols, i64 %t92)
  %t94 = mul i64 %t87, %t9
  %t95 = add i64 %t94, %col
  %t96 = mul i64 %t85, %t11
  br label %b97
b97:
  %t100 = phi i64 [ 0, %b83 ], [ %t101, %b148 ]
  %t102 = icmp slt i64 %t100, %t93
  br i1 %t102, label %b98, label %b99
b98:
  %t103 = sub i64 %t93, %t100
  %t104 = call i64 @llvm.smin.i64(i64 %t103, i64 1024)
  %t105 = and i64 %t104, -16
  br label %b106
b106:
  %t109 = phi i64 [ 0, %b98 ], [ %t110, %b107 ]
  %t111 = phi <16 x double> [ splat (double 0x0000000000000000), %b98 ], [ %t140, %b107 ]
  %t112 = phi <16 x double> [ splat (double 0x0000000000000000), %b98 ], [ %t143, %b107 ]
  %t113 = icmp slt i64 %t109, %t105
  br i1 %t113, label %b107, label %b108
b107:
  %t114 = add i64 %t100, %t109
  %t115 = add i64 %t91, %t114
  %t116 = getelementptr inbounds float, ptr %t47, i64 %t115
  %t117 = load <16 x float>, ptr %t116, align 4
  %t118 = getelementptr inbounds float, ptr %t50, i64 %t115
  %t119 = load <16 x float>, ptr %t118, align 4
  %t120 = getelementptr inbounds float, ptr %t53, i64 %t115
  %t121 = load <16 x float>, ptr %t120, align 4
  %t122 = getelementptr inbounds float, ptr %t56, i64 %t115
  %t123 = load <16 x float>, ptr %t122, align 4
  %t124 = fmul <16 x float> %t64, %t121
  %t125 = fmul <16 x float> %t66, %t119
  %t126 = fadd <16 x float> %t124, %t125
  %t127 = fmul <16 x float> %t119, %t119
  %t128 = fmul <16 x float> %t68, %t123
  %t129 = fmul <16 x float> %t70, %t127
  %t130 = fadd <16 x float> %t128, %t129
  %t131 = fmul <16 x float> %t126, %t72
  %t132 = fmul <16 x float> %t130, %t74
  %t133 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t132)
  %t134 = fadd <16 x float> %t133, %t76
  %t135 = fdiv <16 x float> %t131, %t134
  %t136 = fmul <16 x float> %t78, %t117
  %t137 = fadd <16 x float> %t135, %t136
  %t138 = fpext <16 x float> %t117 to <16 x double>
  %t139 = fmul <16 x double> %t138, %t138
  %t140 = fadd <16 x double> %t111, %t139
  %t141 = fpext <16 x float> %t137 to <16 x double>
  %t142 = fmul <16 x double> %t141, %t141
  %t143 = fadd <16 x double> %t112, %t142
  %t144 = getelementptr inbounds float, ptr %t53, i64 %t115
  store <16 x float> %t126, ptr %t144, align 4
  %t145 = getelementptr inbounds float, ptr %t56, i64 %t115
  store <16 x float> %t130, ptr %t145, align 4
  %t110 = add nuw nsw i64 %t109, 16
  br label %b106
b108:
  br label %b146
b146:
  %t149 = phi i64 [ %t105, %b108 ], [ %t150, %b147 ]
  %t151 = phi <16 x double> [ %t111, %b108 ], [ %t187, %b147 ]
  %t152 = phi <16 x double> [ %t112, %b108 ], [ %t191, %b147 ]
  %t153 = icmp slt i64 %t149, %t104
  br i1 %t153, label %b147, label %b148
b147:
  %t154 = sub i64 %t104, %t149
  %t155 = call i64 @llvm.smin.i64(i64 %t154, i64 16)
  %t156 = trunc i64 %t155 to i32
  %t157 = insertelement <16 x i32> poison, i32 %t156, i64 0
  %t158 = shufflevector <16 x i32> %t157, <16 x i32> poison, <16 x i32> zeroinitializer
  %t159 = icmp sgt <16 x i32> %t158, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t160 = add i64 %t100, %t149
  %t161 = add i64 %t91, %t160
  %t162 = getelementptr inbounds float, ptr %t47, i64 %t161
  %t163 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t162, i32 4, <16 x i1> %t159, <16 x float> zeroinitializer)
  %t164 = getelementptr inbounds float, ptr %t50, i64 %t161
  %t165 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t164, i32 4, <16 x i1> %t159, <16 x float> zeroinitializer)
  %t166 = getelementptr inbounds float, ptr %t53, i64 %t161
  %t167 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t166, i32 4, <16 x i1> %t159, <16 x float> zeroinitializer)
  %t168 = getelementptr inbounds float, ptr %t56, i64 %t161
  %t169 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t168, i32 4, <16 x i1> %t159, <16 x float> zeroinitializer)
  %t170 = fmul <16 x float> %t64, %t167
  %t171 = fmul <16 x float> %t66, %t165
  %t172 = fadd <16 x float> %t170, %t171
  %t173 = fmul <16 x float> %t165, %t165
  %t174 = fmul <16 x float> %t68, %t169
  %t175 = fmul <16 x float> %t70, %t173
  %t176 = fadd <16 x float> %t174, %t175
  %t177 = fmul <16 x float> %t172, %t72
  %t178 = fmul <16 x float> %t176, %t74
  %t179 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t178)
  %t180 = fadd <16 x float> %t179, %t76
  %t181 = fdiv <16 x float> %t177, %t180
  %t182 = fmul <16 x float> %t78, %t163
  %t183 = fadd <16 x float> %t181, %t182
  %t184 = fpext <16 x float> %t163 to <16 x double>
  %t185 = fmul <16 x double> %t184, %t184
  %t186 = fadd <16 x double> %t151, %t185
  %t187 = select <16 x i1> %t159, <16 x double> %t186, <16 x double> %t151
  %t188 = fpext <16 x float> %t183 to <16 x double>
  %t189 = fmul <16 x double> %t188, %t188
  %t190 = fadd <16 x double> %t152, %t189
  %t191 = select <16 x i1> %t159, <16 x double> %t190, <16 x double> %t152
  %t192 = getelementptr inbounds float, ptr %t53, i64 %t161
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t172, ptr %t192, i32 4, <16 x i1> %t159)
  %t193 = getelementptr inbounds float, ptr %t56, i64 %t161
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t176, ptr %t193, i32 4, <16 x i1> %t159)
  %t150 = add nuw nsw i64 %t149, 16
  br label %b146
b148:
  %t194 = add i64 %col, %t100
  %t195 = udiv i64 %t194, 1024
  %t196 = add i64 %t96, %t195
  %t197 = shufflevector <16 x double> %t151, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t198 = shufflevector <16 x double> %t151, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t199 = fadd <8 x double> %t197, %t198
  %t200 = shufflevector <8 x double> %t199, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t201 = shufflevector <8 x double> %t199, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t202 = fadd <4 x double> %t200, %t201
  %t203 = shufflevector <4 x double> %t202, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t204 = shufflevector <4 x double> %t202, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t205 = fadd <2 x double> %t203, %t204
  %t206 = shufflevector <2 x double> %t205, <2 x double> poison, <1 x i32> <i32 0>
  %t207 = shufflevector <2 x double> %t205, <2 x double> poison, <1 x i32> <i32 1>
  %t208 = extractelement <1 x double> %t206, i64 0
  %t209 = extractelement <1 x double> %t207, i64 0
  %t210 = fadd double %t208, %t209
  %t211 = getelementptr inbounds double, ptr %t59, i64 %t196
  store double %t210, ptr %t211, align 8
  %t212 = shufflevector <16 x double> %t152, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t213 = shufflevector <16 x double> %t152, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t214 = fadd <8 x double> %t212, %t213
  %t215 = shufflevector <8 x double> %t214, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t216 = shufflevector <8 x double> %t214, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t217 = fadd <4 x double> %t215, %t216
  %t218 = shufflevector <4 x double> %t217, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t219 = shufflevector <4 x double> %t217, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t220 = fadd <2 x double> %t218, %t219
  %t221 = shufflevector <2 x double> %t220, <2 x double> poison, <1 x i32> <i32 0>
  %t222 = shufflevector <2 x double> %t220, <2 x double> poison, <1 x i32> <i32 1>
  %t223 = extractelement <1 x double> %t221, i64 0
  %t224 = extractelement <1 x double> %t222, i64 0
  %t225 = fadd double %t223, %t224
  %t226 = getelementptr inbounds double, ptr %t62, i64 %t196
  store double %t225, ptr %t226, align 8
  %t101 = add nuw nsw i64 %t100, 1024
  br label %b97
b99:
  %t227 = add i64 %t88, 1
  %t228 = icmp eq i64 %t227, %t7
  %t229 = select i1 %t228, i64 0, i64 %t227
  %t230 = zext i1 %t228 to i64
  %t231 = add i64 %t87, %t230
  %t86 = add nuw nsw i64 %t85, 1
  br label %b82
b84:
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
  %t16 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t17 = load i64, ptr %t16, align 8
  %t18 = inttoptr i64 %t17 to ptr
  %t19 = mul i64 %t15, 17
  %t20 = getelementptr inbounds double, ptr %t18, i64 %t19
  %t21 = getelementptr inbounds double, ptr %t20, i64 11
  %t22 = load double, ptr %t21, align 8
  %t23 = fptrunc double %t22 to float
  %t24 = getelementptr inbounds double, ptr %t20, i64 14
  %t25 = load double, ptr %t24, align 8
  %t26 = fptrunc double %t25 to float
  %t27 = getelementptr inbounds double, ptr %t20, i64 15
  %t28 = load double, ptr %t27, align 8
  %t29 = fptrunc double %t28 to float
  %t30 = getelementptr inbounds double, ptr %t20, i64 16
  %t31 = load double, ptr %t30, align 8
  %t32 = fptrunc double %t31 to float
  %t33 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t34 = load i64, ptr %t33, align 8
  %t35 = inttoptr i64 %t34 to ptr
  %t36 = mul i64 %number, 1
  %t37 = getelementptr inbounds double, ptr %t35, i64 %t36
  %t38 = getelementptr inbounds double, ptr %t37, i64 0
  %t39 = load double, ptr %t38, align 8
  %t40 = fptrunc double %t39 to float
  %t41 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t42 = load i64, ptr %t41, align 8
  %t43 = inttoptr i64 %t42 to ptr
  %t44 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t45 = load i64, ptr %t44, align 8
  %t46 = inttoptr i64 %t45 to ptr
  %t47 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t48 = load i64, ptr %t47, align 8
  %t49 = inttoptr i64 %t48 to ptr
  %t50 = insertelement <16 x float> poison, float %t23, i64 0
  %t51 = shufflevector <16 x float> %t50, <16 x float> poison, <16 x i32> zeroinitializer
  %t52 = insertelement <16 x float> poison, float %t26, i64 0
  %t53 = shufflevector <16 x float> %t52, <16 x float> poison, <16 x i32> zeroinitializer
  %t54 = insertelement <16 x float> poison, float %t29, i64 0
  %t55 = shufflevector <16 x float> %t54, <16 x float> poison, <16 x i32> zeroinitializer
  %t56 = insertelement <16 x float> poison, float %t32, i64 0
  %t57 = shufflevector <16 x float> %t56, <16 x float> poison, <16 x i32> zeroinitializer
  %t58 = insertelement <16 x float> poison, float %t40, i64 0
  %t59 = shufflevector <16 x float> %t58, <16 x float> poison, <16 x i32> zeroinitializer
  %t60 = icmp eq i64 %cols, %t9
  %t61 = mul i64 %rows, %cols
  %t62 = select i1 %t60, i64 %t61, i64 %cols
  %t63 = select i1 %t60, i64 1, i64 %rows
  %t64 = add i64 %row, %t63
  %t65 = udiv i64 %row, %t7
  %t66 = urem i64 %row, %t7
  br label %b67
b67:
  %t70 = phi i64 [ %row, %entry ], [ %t71, %b108 ]
  %t72 = phi i64 [ %t65, %entry ], [ %t140, %b108 ]
  %t73 = phi i64 [ %t66, %entry ], [ %t138, %b108 ]
  %t74 = icmp slt i64 %t70, %t64
  br i1 %t74, label %b68, label %b69
b68:
  %t75 = mul i64 %t70, %t9
  %t76 = add i64 %t75, %col
  %t77 = sub i64 %t3, %t76
  %t78 = call i64 @llvm.smin.i64(i64 %t62, i64 %t77)
  %t79 = mul i64 %t72, %t9
  %t80 = add i64 %t79, %col
  %t81 = and i64 %t78, -16
  br label %b82
b82:
  %t85 = phi i64 [ 0, %b68 ], [ %t86, %b83 ]
  %t87 = icmp slt i64 %t85, %t81
  br i1 %t87, label %b83, label %b84
b83:
  %t88 = add i64 0, %t85
  %t89 = add i64 %t76, %t88
  %t90 = getelementptr inbounds float, ptr %t43, i64 %t89
  %t91 = load <16 x float>, ptr %t90, align 4
  %t92 = getelementptr inbounds float, ptr %t46, i64 %t89
  %t93 = load <16 x float>, ptr %t92, align 4
  %t94 = getelementptr inbounds float, ptr %t49, i64 %t89
  %t95 = load <16 x float>, ptr %t94, align 4
  %t96 = fmul <16 x float> %t93, %t51
  %t97 = fmul <16 x float> %t95, %t53
  %t98 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t97)
  %t99 = fadd <16 x float> %t98, %t55
  %t100 = fdiv <16 x float> %t96, %t99
  %t101 = fmul <16 x float> %t57, %t91
  %t102 = fadd <16 x float> %t100, %t101
  %t103 = fmul <16 x float> %t59, %t102
  %t104 = fsub <16 x float> %t91, %t103
  %t105 = getelementptr inbounds float, ptr %t43, i64 %t89
  store <16 x float> %t104, ptr %t105, align 4
  %t86 = add nuw nsw i64 %t85, 16
  br label %b82
b84:
  br label %b106
b106:
  %t109 = phi i64 [ %t81, %b84 ], [ %t110, %b107 ]
  %t111 = icmp slt i64 %t109, %t78
  br i1 %t111, label %b107, label %b108
b107:
  %t112 = sub i64 %t78, %t109
  %t113 = call i64 @llvm.smin.i64(i64 %t112, i64 16)
  %t114 = trunc i64 %t113 to i32
  %t115 = insertelement <16 x i32> poison, i32 %t114, i64 0
  %t116 = shufflevector <16 x i32> %t115, <16 x i32> poison, <16 x i32> zeroinitializer
  %t117 = icmp sgt <16 x i32> %t116, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t118 = add i64 0, %t109
  %t119 = add i64 %t76, %t118
  %t120 = getelementptr inbounds float, ptr %t43, i64 %t119
  %t121 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t120, i32 4, <16 x i1> %t117, <16 x float> zeroinitializer)
  %t122 = getelementptr inbounds float, ptr %t46, i64 %t119
  %t123 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t122, i32 4, <16 x i1> %t117, <16 x float> zeroinitializer)
  %t124 = getelementptr inbounds float, ptr %t49, i64 %t119
  %t125 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t124, i32 4, <16 x i1> %t117, <16 x float> zeroinitializer)
  %t126 = fmul <16 x float> %t123, %t51
  %t127 = fmul <16 x float> %t125, %t53
  %t128 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t127)
  %t129 = fadd <16 x float> %t128, %t55
  %t130 = fdiv <16 x float> %t126, %t129
  %t131 = fmul <16 x float> %t57, %t121
  %t132 = fadd <16 x float> %t130, %t131
  %t133 = fmul <16 x float> %t59, %t132
  %t134 = fsub <16 x float> %t121, %t133
  %t135 = getelementptr inbounds float, ptr %t43, i64 %t119
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t134, ptr %t135, i32 4, <16 x i1> %t117)
  %t110 = add nuw nsw i64 %t109, 16
  br label %b106
b108:
  %t136 = add i64 %t73, 1
  %t137 = icmp eq i64 %t136, %t7
  %t138 = select i1 %t137, i64 0, i64 %t136
  %t139 = zext i1 %t137 to i64
  %t140 = add i64 %t72, %t139
  %t71 = add nuw nsw i64 %t70, 1
  br label %b67
b69:
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
  %t18 = mul i64 %t9, 17
  %t19 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t20 = load i64, ptr %t19, align 8
  %t21 = inttoptr i64 %t20 to ptr
  %t22 = getelementptr inbounds double, ptr %t21, i64 %t18
  %t23 = insertelement <16 x i32> poison, i32 17, i64 0
  %t24 = shufflevector <16 x i32> %t23, <16 x i32> poison, <16 x i32> zeroinitializer
  %t25 = mul <16 x i32> %t24, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t26 = getelementptr inbounds double, ptr %t22, i64 1
  %t27 = getelementptr double, ptr %t26, <16 x i32> %t25
  %t28 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t27, i32 8, <16 x i1> %t17, <16 x double> zeroinitializer)
  %t29 = fptrunc <16 x double> %t28 to <16 x float>
  %t30 = fpext <16 x float> %t29 to <16 x double>
  %t31 = getelementptr inbounds double, ptr %t22, i64 5
  %t32 = getelementptr double, ptr %t31, <16 x i32> %t25
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t30, <16 x ptr> %t32, i32 8, <16 x i1> %t17)
  %t33 = fsub <16 x double> splat (double 0x3FF0000000000000), %t28
  %t34 = fptrunc <16 x double> %t33 to <16 x float>
  %t35 = fpext <16 x float> %t34 to <16 x double>
  %t36 = getelementptr inbounds double, ptr %t22, i64 6
  %t37 = getelementptr double, ptr %t36, <16 x i32> %t25
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t35, <16 x ptr> %t37, i32 8, <16 x i1> %t17)
  %t38 = getelementptr inbounds double, ptr %t22, i64 2
  %t39 = getelementptr double, ptr %t38, <16 x i32> %t25
  %t40 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t39, i32 8, <16 x i1> %t17, <16 x double> zeroinitializer)
  %t41 = fptrunc <16 x double> %t40 to <16 x float>
  %t42 = fpext <16 x float> %t41 to <16 x double>
  %t43 = getelementptr inbounds double, ptr %t22, i64 7
  %t44 = getelementptr double, ptr %t43, <16 x i32> %t25
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t42, <16 x ptr> %t44, i32 8, <16 x i1> %t17)
  %t45 = fsub <16 x double> splat (double 0x3FF0000000000000), %t40
  %t46 = fptrunc <16 x double> %t45 to <16 x float>
  %t47 = fpext <16 x float> %t46 to <16 x double>
  %t48 = getelementptr inbounds double, ptr %t22, i64 8
  %t49 = getelementptr double, ptr %t48, <16 x i32> %t25
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t47, <16 x ptr> %t49, i32 8, <16 x i1> %t17)
  %t50 = fcmp olt <16 x double> %t28, splat (double 0x0010000000000000)
  %t51 = fmul <16 x double> %t28, splat (double 0x4350000000000000)
  %t52 = select <16 x i1> %t50, <16 x double> %t51, <16 x double> %t28
  %t53 = bitcast <16 x double> %t52 to <16 x i64>
  %t54 = sub <16 x i64> %t53, splat (i64 4604544271217802189)
  %t55 = ashr <16 x i64> %t54, splat (i64 52)
  %t56 = shl <16 x i64> %t55, splat (i64 52)
  %t57 = sub <16 x i64> %t53, %t56
  %t58 = bitcast <16 x i64> %t57 to <16 x double>
  %t59 = fsub <16 x double> %t58, splat (double 0x3FF0000000000000)
  %t60 = add <16 x i64> %t55, splat (i64 4843621399236968448)
  %t61 = bitcast <16 x i64> %t60 to <16 x double>
  %t62 = fsub <16 x double> %t61, splat (double 0x4338000000000000)
  %t63 = fsub <16 x double> %t62, splat (double 0x404B000000000000)
  %t64 = select <16 x i1> %t50, <16 x double> %t63, <16 x double> %t62
  %t65 = fmul <16 x double> %t64, splat (double 0x3FE62E42FEE00000)
  %t66 = fmul <16 x double> %t64, splat (double 0x3DEA39EF35793C76)
  %t67 = fadd <16 x double> splat (double 0x4000000000000000), %t59
  %t68 = fdiv <16 x double> %t59, %t67
  %t69 = fmul <16 x double> %t68, %t68
  %t70 = fmul <16 x double> %t69, %t69
  %t71 = fmul <16 x double> splat (double 0x3FC2F112DF3E5244), %t70
  %t72 = fadd <16 x double> %t71, splat (double 0x3FC7466496CB03DE)
  %t73 = fmul <16 x double> %t72, %t70
  %t74 = fadd <16 x double> %t73, splat (double 0x3FD2492494229359)
  %t75 = fmul <16 x double> %t74, %t70
  %t76 = fadd <16 x double> %t75, splat (double 0x3FE5555555555593)
  %t77 = fmul <16 x double> %t69, %t76
  %t78 = fmul <16 x double> splat (double 0x3FC39A09D078C69F), %t70
  %t79 = fadd <16 x double> %t78, splat (double 0x3FCC71C51D8E78AF)
  %t80 = fmul <16 x double> %t79, %t70
  %t81 = fadd <16 x double> %t80, splat (double 0x3FD999999997FA04)
  %t82 = fmul <16 x double> %t70, %t81
  %t83 = fadd <16 x double> %t77, %t82
  %t84 = fmul <16 x double> %t59, %t59
  %t85 = fmul <16 x double> splat (double 0x3FE0000000000000), %t84
  %t86 = fadd <16 x double> %t85, %t83
  %t87 = fmul <16 x double> %t68, %t86
  %t88 = fadd <16 x double> %t87, %t66
  %t89 = fsub <16 x double> %t85, %t88
  %t90 = fsub <16 x double> %t89, %t59
  %t91 = fsub <16 x double> %t65, %t90
  %t92 = fcmp olt <16 x double> %t28, splat (double 0x7FF0000000000000)
  %t93 = select <16 x i1> %t92, <16 x double> %t91, <16 x double> %t28
  %t94 = fcmp olt <16 x double> splat (double 0x0000000000000000), %t28
  %t95 = fcmp oeq <16 x double> %t28, splat (double 0x0000000000000000)
  %t96 = select <16 x i1> %t95, <16 x double> splat (double 0xFFF0000000000000), <16 x double> splat (double 0x7FF8000000000000)
  %t97 = select <16 x i1> %t94, <16 x double> %t93, <16 x double> %t96
  %t98 = getelementptr inbounds double, ptr %t22, i64 9
  %t99 = getelementptr double, ptr %t98, <16 x i32> %t25
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t97, <16 x ptr> %t99, i32 8, <16 x i1> %t17)
  %t100 = fcmp oeq <16 x double> %t28, splat (double 0x3FF0000000000000)
  %t101 = uitofp <16 x i1> %t100 to <16 x double>
  %t102 = getelementptr inbounds double, ptr %t22, i64 10
  %t103 = getelementptr double, ptr %t102, <16 x i32> %t25
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t101, <16 x ptr> %t103, i32 8, <16 x i1> %t17)
  %t104 = fcmp olt <16 x double> %t40, splat (double 0x0010000000000000)
  %t105 = fmul <16 x double> %t40, splat (double 0x4350000000000000)
  %t106 = select <16 x i1> %t104, <16 x double> %t105, <16 x double> %t40
  %t107 = bitcast <16 x double> %t106 to <16 x i64>
  %t108 = sub <16 x i64> %t107, splat (i64 4604544271217802189)
  %t109 = ashr <16 x i64> %t108, splat (i64 52)
  %t110 = shl <16 x i64> %t109, splat (i64 52)
  %t111 = sub <16 x i64> %t107, %t110
  %t112 = bitcast <16 x i64> %t111 to <16 x double>
  %t113 = fsub <16 x double> %t112, splat (double 0x3FF0000000000000)
  %t114 = add <16 x i64> %t109, splat (i64 4843621399236968448)
  %t115 = bitcast <16 x i64> %t114 to <16 x double>
  %t116 = fsub <16 x double> %t115, splat (double 0x4338000000000000)
  %t117 = fsub <16 x double> %t116, splat (double 0x404B000000000000)
  %t118 = select <16 x i1> %t104, <16 x double> %t117, <16 x double> %t116
  %t119 = fmul <16 x double> %t118, splat (double 0x3FE62E42FEE00000)
  %t120 = fmul <16 x double> %t118, splat (double 0x3DEA39EF35793C76)
  %t121 = fadd <16 x double> splat (double 0x4000000000000000), %t113
  %t122 = fdiv <16 x double> %t113, %t121
  %t123 = fmul <16 x double> %t122, %t122
  %t124 = fmul <16 x double> %t123, %t123
  %t125 = fmul <16 x double> splat (double 0x3FC2F112DF3E5244), %t124
  %t126 = fadd <16 x double> %t125, splat (double 0x3FC7466496CB03DE)
  %t127 = fmul <16 x double> %t126, %t124
  %t128 = fadd <16 x double> %t127, splat (double 0x3FD2492494229359)
  %t129 = fmul <16 x double> %t128, %t124
  %t130 = fadd <16 x double> %t129, splat (double 0x3FE5555555555593)
  %t131 = fmul <16 x double> %t123, %t130
  %t132 = fmul <16 x double> splat (double 0x3FC39A09D078C69F), %t124
  %t133 = fadd <16 x double> %t132, splat (double 0x3FCC71C51D8E78AF)
  %t134 = fmul <16 x double> %t133, %t124
  %t135 = fadd <16 x double> %t134, splat (double 0x3FD999999997FA04)
  %t136 = fmul <16 x double> %t124, %t135
  %t137 = fadd <16 x double> %t131, %t136
  %t138 = fmul <16 x double> %t113, %t113
  %t139 = fmul <16 x double> splat (double 0x3FE0000000000000), %t138
  %t140 = fadd <16 x double> %t139, %t137
  %t141 = fmul <16 x double> %t122, %t140
  %t142 = fadd <16 x double> %t141, %t120
  %t143 = fsub <16 x double> %t139, %t142
  %t144 = fsub <16 x double> %t143, %t113
  %t145 = fsub <16 x double> %t119, %t144
  %t146 = fcmp olt <16 x double> %t40, splat (double 0x7FF0000000000000)
  %t147 = select <16 x i1> %t146, <16 x double> %t145, <16 x double> %t40
  %t148 = fcmp olt <16 x double> splat (double 0x0000000000000000), %t40
  %t149 = fcmp oeq <16 x double> %t40, splat (double 0x0000000000000000)
  %t150 = select <16 x i1> %t149, <16 x double> splat (double 0xFFF0000000000000), <16 x double> splat (double 0x7FF8000000000000)
  %t151 = select <16 x i1> %t148, <16 x double> %t147, <16 x double> %t150
  %t152 = getelementptr inbounds double, ptr %t22, i64 12
  %t153 = getelementptr double, ptr %t152, <16 x i32> %t25
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t151, <16 x ptr> %t153, i32 8, <16 x i1> %t17)
  %t154 = fcmp oeq <16 x double> %t40, splat (double 0x3FF0000000000000)
  %t155 = uitofp <16 x i1> %t154 to <16 x double>
  %t156 = getelementptr inbounds double, ptr %t22, i64 13
  %t157 = getelementptr double, ptr %t156, <16 x i32> %t25
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t155, <16 x ptr> %t157, i32 8, <16 x i1> %t17)
  %t158 = getelementptr inbounds double, ptr %t22, i64 3
  %t159 = getelementptr double, ptr %t158, <16 x i32> %t25
  %t160 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t159, i32 8, <16 x i1> %t17, <16 x double> zeroinitializer)
  %t161 = fptrunc <16 x double> %t160 to <16 x float>
  %t162 = fpext <16 x float> %t161 to <16 x double>
  %t163 = getelementptr inbounds double, ptr %t22, i64 15
  %t164 = getelementptr double, ptr %t163, <16 x i32> %t25
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t162, <16 x ptr> %t164, i32 8, <16 x i1> %t17)
  %t165 = getelementptr inbounds double, ptr %t22, i64 4
  %t166 = getelementptr double, ptr %t165, <16 x i32> %t25
  %t167 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t166, i32 8, <16 x i1> %t17, <16 x double> zeroinitializer)
  %t168 = fptrunc <16 x double> %t167 to <16 x float>
  %t169 = fpext <16 x float> %t168 to <16 x double>
  %t170 = getelementptr inbounds double, ptr %t22, i64 16
  %t171 = getelementptr double, ptr %t170, <16 x i32> %t25
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t169, <16 x ptr> %t171, i32 8, <16 x i1> %t17)
  %t10 = add nuw nsw i64 %t9, 16
  br label %b6
b8:
  %t172 = getelementptr inbounds double, ptr %t3, i64 0
  %t173 = load double, ptr %t172, align 8
  %t174 = fadd double %t173, 0x3FF0000000000000
  %t175 = getelementptr inbounds double, ptr %t3, i64 1
  store double %t174, ptr %t175, align 8
  %t176 = fcmp oeq double %t174, 0x0000000000000000
  %t177 = uitofp i1 %t176 to double
  %t178 = getelementptr inbounds double, ptr %t3, i64 2
  store double %t177, ptr %t178, align 8
  %t179 = getelementptr inbounds double, ptr %t3, i64 1
  %t180 = load double, ptr %t179, align 8
  %t181 = insertelement <16 x double> poison, double %t180, i64 0
  %t182 = shufflevector <16 x double> %t181, <16 x double> poison, <16 x i32> zeroinitializer
  %t183 = getelementptr inbounds double, ptr %t3, i64 2
  %t184 = load double, ptr %t183, align 8
  %t185 = fcmp une double %t184, 0x0000000000000000
  %t186 = insertelement <16 x i1> poison, i1 %t185, i64 0
  %t187 = shufflevector <16 x i1> %t186, <16 x i1> poison, <16 x i32> zeroinitializer
  %t188 = getelementptr inbounds i64, ptr %ctx, i64 7
  %t189 = load i64, ptr %t188, align 8
  br label %b190
b190:
  %t193 = phi i64 [ 0, %b8 ], [ %t194, %b191 ]
  %t195 = icmp slt i64 %t193, %t189
  br i1 %t195, label %b191, label %b192
b191:
  %t196 = sub i64 %t189, %t193
  %t197 = call i64 @llvm.smin.i64(i64 %t196, i64 16)
  %t198 = trunc i64 %t197 to i32
  %t199 = insertelement <16 x i32> poison, i32 %t198, i64 0
  %t200 = shufflevector <16 x i32> %t199, <16 x i32> poison, <16 x i32> zeroinitializer
  %t201 = icmp sgt <16 x i32> %t200, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t202 = mul i64 %t193, 17
  %t203 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t204 = load i64, ptr %t203, align 8
  %t205 = inttoptr i64 %t204 to ptr
  %t206 = getelementptr inbounds double, ptr %t205, i64 %t202
  %t207 = insertelement <16 x i32> poison, i32 17, i64 0
  %t208 = shufflevector <16 x i32> %t207, <16 x i32> poison, <16 x i32> zeroinitializer
  %t209 = mul <16 x i32> %t208, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t210 = getelementptr inbounds double, ptr %t206, i64 9
  %t211 = getelementptr double, ptr %t210, <16 x i32> %t209
  %t212 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t211, i32 8, <16 x i1> %t201, <16 x double> zeroinitializer)
  %t213 = fmul <16 x double> %t182, %t212
  %t214 = fcmp olt <16 x double> %t213, splat (double 0xC087500000000000)
  %t215 = select <16 x i1> %t214, <16 x double> splat (double 0xC087500000000000), <16 x double> %t213
  %t216 = fcmp olt <16 x double> splat (double 0x4086300000000000), %t215
  %t217 = select <16 x i1> %t216, <16 x double> splat (double 0x4086300000000000), <16 x double> %t215
  %t218 = fmul <16 x double> %t217, splat (double 0x3FF71547652B82FE)
  %t219 = fadd <16 x double> %t218, splat (double 0x4338000000000000)
  %t220 = fsub <16 x double> %t219, splat (double 0x4338000000000000)
  %t221 = fmul <16 x double> %t220, splat (double 0x3FE62E42FEE00000)
  %t222 = fsub <16 x double> %t217, %t221
  %t223 = fmul <16 x double> %t220, splat (double 0x3DEA39EF35793C76)
  %t224 = fsub <16 x double> %t222, %t223
  %t225 = fmul <16 x double> %t224, %t224
  %t226 = fmul <16 x double> splat (double 0x3E66376972BEA4D0), %t225
  %t227 = fadd <16 x double> %t226, splat (double 0xBEBBBD41C5D26BF1)
  %t228 = fmul <16 x double> %t227, %t225
  %t229 = fadd <16 x double> %t228, splat (double 0x3F11566AAF25DE2C)
  %t230 = fmul <16 x double> %t229, %t225
  %t231 = fadd <16 x double> %t230, splat (double 0xBF66C16C16BEBD93)
  %t232 = fmul <16 x double> %t231, %t225
  %t233 = fadd <16 x double> %t232, splat (double 0x3FC555555555553E)
  %t234 = fmul <16 x double> %t225, %t233
  %t235 = fsub <16 x double> %t224, %t234
  %t236 = fmul <16 x double> %t224, %t235
  %t237 = fsub <16 x double> splat (double 0x4000000000000000), %t235
  %t238 = fdiv <16 x double> %t236, %t237
  %t239 = fsub <16 x double> %t223, %t238
  %t240 = fsub <16 x double> %t239, %t222
  %t241 = fsub <16 x double> splat (double 0x3FF0000000000000), %t240
  %t242 = bitcast <16 x double> %t219 to <16 x i64>
  %t243 = sub <16 x i64> %t242, splat (i64 4843621399236966402)
  %t244 = lshr <16 x i64> %t243, splat (i64 1)
  %t245 = sub <16 x i64> %t243, %t244
  %t246 = shl <16 x i64> %t244, splat (i64 52)
  %t247 = bitcast <16 x i64> %t246 to <16 x double>
  %t248 = shl <16 x i64> %t245, splat (i64 52)
  %t249 = bitcast <16 x i64> %t248 to <16 x double>
  %t250 = fmul <16 x double> %t241, %t247
  %t251 = fmul <16 x double> %t250, %t249
  %t252 = getelementptr inbounds double, ptr %t206, i64 10
  %t253 = getelementptr double, ptr %t252, <16 x i32> %t209
  %t254 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t253, i32 8, <16 x i1> %t201, <16 x double> zeroinitializer)
  %t255 = fcmp une <16 x double> %t254, splat (double 0x0000000000000000)
  %t256 = or <16 x i1> %t255, %t187
  %t257 = select <16 x i1> %t256, <16 x double> splat (double 0x3FF0000000000000), <16 x double> %t251
  %t258 = fsub <16 x double> splat (double 0x3FF0000000000000), %t257
  %t259 = fdiv <16 x double> splat (double 0x3FF0000000000000), %t258
  %t260 = fptrunc <16 x double> %t259 to <16 x float>
  %t261 = fpext <16 x float> %t260 to <16 x double>
  %t262 = getelementptr inbounds double, ptr %t206, i64 11
  %t263 = getelementptr double, ptr %t262, <16 x i32> %t209
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t261, <16 x ptr> %t263, i32 8, <16 x i1> %t201)
  %t264 = getelementptr inbounds double, ptr %t206, i64 12
  %t265 = getelementptr double, ptr %t264, <16 x i32> %t209
  %t266 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t265, i32 8, <16 x i1> %t201, <16 x double> zeroinitializer)
  %t267 = fmul <16 x double> %t182, %t266
  %t268 = fcmp olt <16 x double> %t267, splat (double 0xC087500000000000)
  %t269 = select <16 x i1> %t268, <16 x double> splat (double 0xC087500000000000), <16 x double> %t267
  %t270 = fcmp olt <16 x double> splat (double 0x4086300000000000), %t269
  %t271 = select <16 x i1> %t270, <16 x double> splat (double 0x4086300000000000), <16 x double> %t269
  %t272 = fmul <16 x double> %t271, splat (double 0x3FF71547652B82FE)
  %t273 = fadd <16 x double> %t272, splat (double 0x4338000000000000)
  %t274 = fsub <16 x double> %t273, splat (double 0x4338000000000000)
  %t275 = fmul <16 x double> %t274, splat (double 0x3FE62E42FEE00000)
  %t276 = fsub <16 x double> %t271, %t275
  %t277 = fmul <16 x double> %t274, splat (double 0x3DEA39EF35793C76)
  %t278 = fsub <16 x double> %t276, %t277
  %t279 = fmul <16 x double> %t278, %t278
  %t280 = fmul <16 x double> splat (double 0x3E66376972BEA4D0), %t279
  %t281 = fadd <16 x double> %t280, splat (double 0xBEBBBD41C5D26BF1)
  %t282 = fmul <16 x double> %t281, %t279
  %t283 = fadd <16 x double> %t282, splat (double 0x3F11566AAF25DE2C)
  %t284 = fmul <16 x double> %t283, %t279
  %t285 = fadd <16 x double> %t284, splat (double 0xBF66C16C16BEBD93)
  %t286 = fmul <16 x double> %t285, %t279
  %t287 = fadd <16 x double> %t286, splat (double 0x3FC555555555553E)
  %t288 = fmul <16 x double> %t279, %t287
  %t289 = fsub <16 x double> %t278, %t288
  %t290 = fmul <16 x double> %t278, %t289
  %t291 = fsub <16 x double> splat (double 0x4000000000000000), %t289
  %t292 = fdiv <16 x double> %t290, %t291
  %t293 = fsub <16 x double> %t277, %t292
  %t294 = fsub <16 x double> %t293, %t276
  %t295 = fsub <16 x double> splat (double 0x3FF0000000000000), %t294
  %t296 = bitcast <16 x double> %t273 to <16 x i64>
  %t297 = sub <16 x i64> %t296, splat (i64 4843621399236966402)
  %t298 = lshr <16 x i64> %t297, splat (i64 1)
  %t299 = sub <16 x i64> %t297, %t298
  %t300 = shl <16 x i64> %t298, splat (i64 52)
  %t301 = bitcast <16 x i64> %t300 to <16 x double>
  %t302 = shl <16 x i64> %t299, splat (i64 52)
  %t303 = bitcast <16 x i64> %t302 to <16 x double>
  %t304 = fmul <16 x double> %t295, %t301
  %t305 = fmul <16 x double> %t304, %t303
  %t306 = getelementptr inbounds double, ptr %t206, i64 13
  %t307 = getelementptr double, ptr %t306, <16 x i32> %t209
  %t308 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t307, i32 8, <16 x i1> %t201, <16 x double> zeroinitializer)
  %t309 = fcmp une <16 x double> %t308, splat (double 0x0000000000000000)
  %t310 = or <16 x i1> %t309, %t187
  %t311 = select <16 x i1> %t310, <16 x double> splat (double 0x3FF0000000000000), <16 x double> %t305
  %t312 = fsub <16 x double> splat (double 0x3FF0000000000000), %t311
  %t313 = fdiv <16 x double> splat (double 0x3FF0000000000000), %t312
  %t314 = fptrunc <16 x double> %t313 to <16 x float>
  %t315 = fpext <16 x float> %t314 to <16 x double>
  %t316 = getelementptr inbounds double, ptr %t206, i64 14
  %t317 = getelementptr double, ptr %t316, <16 x i32> %t209
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t315, <16 x ptr> %t317, i32 8, <16 x i1> %t201)
  %t194 = add nuw nsw i64 %t193, 16
  br label %b190
b192:
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
  %t23 = mul i64 %t16, 17
  %t24 = getelementptr inbounds double, ptr %t22, i64 %t23
  %t25 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t26 = load i64, ptr %t25, align 8
  %t27 = inttoptr i64 %t26 to ptr
  %t28 = mul i64 %number, 1
  %t29 = getelementptr inbounds double, ptr %t27, i64 %t28
  %t30 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t31 = load i64, ptr %t30, align 8
  %t32 = inttoptr i64 %t31 to ptr
  %t33 = mul i64 0, %t8
  %t34 = getelementptr inbounds double, ptr %t32, i64 %t33
  call void @sf_fold_sum(ptr %t35, ptr %t34, i64 %t8, i64 1, ptr %t34, i64 1, i1 false)
  %t36 = load double, ptr %t35, align 8
  %t37 = call double @llvm.sqrt.f64(double %t36)
  %t38 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t39 = load i64, ptr %t38, align 8
  %t40 = inttoptr i64 %t39 to ptr
  %t41 = mul i64 0, %t8
  %t42 = getelementptr inbounds double, ptr %t40, i64 %t41
  call void @sf_fold_sum(ptr %t43, ptr %t42, i64 %t8, i64 1, ptr %t42, i64 1, i1 false)
  %t44 = load double, ptr %t43, align 8
  %t45 = call double @llvm.sqrt.f64(double %t44)
  %t46 = fcmp olt double 0x0000000000000000, %t37
  %t47 = fcmp olt double 0x0000000000000000, %t45
  %t48 = and i1 %t46, %t47
  %t49 = fdiv double %t37, %t45
  %t50 = select i1 %t48, double %t49, double 0x3FF0000000000000
  %t51 = getelementptr inbounds double, ptr %t24, i64 0
  %t52 = load double, ptr %t51, align 8
  %t53 = fmul double %t52, %t50
  %t54 = fptrunc double %t53 to float
  %t55 = fpext float %t54 to double
  %t56 = getelementptr inbounds double, ptr %t29, i64 0
  store double %t55, ptr %t56, align 8
  ret void
}

define internal void @sf_commit_step(ptr %ctx) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 2
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr
  %t4 = getelementptr inbounds double, ptr %t3, i64 1
  %t5 = load double, ptr %t4, align 8
  %t6 = getelementptr inbounds double, ptr %t3, i64 0
  store double %t5, ptr %t6, align 8
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
  %t27 = mul i64 %t13, 15
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
  %t10 = mul i64 %t4, 15
  %t11 = getelementptr inbounds i64, ptr %t9, i64 %t10
  call void @sf_stage1_0(ptr %ctx, ptr %t11, i64 %t4)
  %t5 = add nuw nsw i64 %t4, 1
  br label %b1
b3:
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
  call void @sf_commit_step(ptr %ctx)
  ret void
}
