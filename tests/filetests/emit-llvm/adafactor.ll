target triple = "x86_64-unknown-linux-gnu"


declare <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr>, i32, <16 x i1>, <16 x double>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare <16 x double> @llvm.masked.load.v16f64.p0(ptr, i32, <16 x i1>, <16 x double>)
declare void @llvm.masked.scatter.v16f64.v16p0(<16 x double>, <16 x ptr>, i32, <16 x i1>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
declare void @llvm.masked.store.v16f64.p0(<16 x double>, ptr, i32, <16 x i1>)
declare double @llvm.maximum.f64(double, double)
declare <16 x float> @llvm.maximum.v16f32(<16 x float>, <16 x float>)
declare <16 x double> @llvm.maximum.v16f64(<16 x double>, <16 x double>)
declare <16 x double> @llvm.minimum.v16f64(<16 x double>, <16 x double>)
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
  %t61 = alloca double, i64 1040, align 64
  %t64 = alloca double, i64 1040, align 64
  %t1 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t2 = load i64, ptr %t1, align 8
  %t3 = icmp eq i64 %cols, %t2
  %t4 = icmp sle i64 %cols, 16
  %t5 = and i1 %t3, %t4
  %t6 = urem i64 %cols, 16
  %t7 = icmp ne i64 %t6, 0
  %t8 = and i1 %t5, %t7
  %t12 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t13 = load i64, ptr %t12, align 8
  %t46 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t47 = load i64, ptr %t46, align 8
  %t48 = inttoptr i64 %t47 to ptr
  %t53 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t54 = load i64, ptr %t53, align 8
  %t55 = inttoptr i64 %t54 to ptr
  %t110 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t111 = load i64, ptr %t110, align 8
  %t112 = inttoptr i64 %t111 to ptr
  %t118 = getelementptr inbounds i64, ptr %tensor, i64 15
  %t119 = load i64, ptr %t118, align 8
  %t120 = inttoptr i64 %t119 to ptr
  %t531 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t532 = load i64, ptr %t531, align 8
  %t533 = inttoptr i64 %t532 to ptr
  %t535 = getelementptr inbounds i64, ptr %tensor, i64 7
  %t536 = load i64, ptr %t535, align 8
  %t743 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t744 = load i64, ptr %t743, align 8
  br i1 %t8, label %b9, label %b10
b9:
  %t14 = call i64 @llvm.smin.i64(i64 %t13, i64 64)
  %t15 = mul i64 %t14, %cols
  %t16 = udiv i64 1024, %t15
  %t17 = mul i64 %t16, %t14
  %t18 = add i64 %row, %rows
  %t19 = icmp sgt i64 %t13, 64
  %t20 = select i1 %t19, i64 %t13, i64 %rows
  %t91 = icmp eq i64 %cols, 1
  %t512 = icmp eq i64 %t13, 1
  br label %b21
b21:
  %t24 = phi i64 [ %row, %b9 ], [ %t25, %b31 ]
  %t26 = icmp slt i64 %t24, %t18
  br i1 %t26, label %b22, label %b23
b22:
  %t27 = add i64 %t24, %t20
  %t28 = call i64 @llvm.smin.i64(i64 %t27, i64 %t18)
  br label %b29
b29:
  %t32 = phi i64 [ %t24, %b22 ], [ %t33, %b515 ]
  %t34 = icmp slt i64 %t32, %t28
  br i1 %t34, label %b30, label %b31
b30:
  %t35 = sub i64 %t28, %t32
  %t36 = call i64 @llvm.smin.i64(i64 %t17, i64 %t35)
  %t37 = mul i64 %t36, %cols
  %t38 = urem i64 %t37, 16
  %t39 = sub i64 %t37, %t38
  %t49 = mul i64 %t32, %t2
  %t66 = sub i64 %t37, %t39
  br label %b40
b40:
  %t43 = phi i64 [ 0, %b30 ], [ %t44, %b41 ]
  %t45 = icmp slt i64 %t43, %t39
  br i1 %t45, label %b41, label %b42
b41:
  %t50 = add i64 %t49, %t43
  %t51 = getelementptr inbounds float, ptr %t48, i64 %t50
  %t52 = load <16 x float>, ptr %t51, align 4
  %t56 = getelementptr inbounds float, ptr %t55, i64 %t50
  %t57 = load <16 x float>, ptr %t56, align 4
  %t58 = fmul <16 x float> %t57, %t57
  %t59 = fmul <16 x float> %t52, %t52
  %t60 = fpext <16 x float> %t58 to <16 x double>
  %t62 = getelementptr inbounds double, ptr %t61, i64 %t43
  store <16 x double> %t60, ptr %t62, align 8
  %t63 = fpext <16 x float> %t59 to <16 x double>
  %t65 = getelementptr inbounds double, ptr %t64, i64 %t43
  store <16 x double> %t63, ptr %t65, align 8
  %t44 = add nuw nsw i64 %t43, 16
  br label %b40
b42:
  br label %b67
b67:
  %t70 = phi i64 [ 0, %b42 ], [ %t71, %b68 ]
  %t72 = icmp slt i64 %t70, %t66
  br i1 %t72, label %b68, label %b69
b68:
  %t73 = add i64 %t39, %t70
  %t80 = add i64 %t49, %t73
  %t74 = sub i64 %t66, %t70
  %t75 = call i64 @llvm.smin.i64(i64 %t74, i64 16)
  %t76 = trunc i64 %t75 to i32
  %t77 = insertelement <16 x i32> poison, i32 %t76, i64 0
  %t78 = shufflevector <16 x i32> %t77, <16 x i32> poison, <16 x i32> zeroinitializer
  %t79 = icmp sgt <16 x i32> %t78, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t81 = getelementptr inbounds float, ptr %t48, i64 %t80
  %t82 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t81, i32 4, <16 x i1> %t79, <16 x float> zeroinitializer)
  %t83 = getelementptr inbounds float, ptr %t55, i64 %t80
  %t84 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t83, i32 4, <16 x i1> %t79, <16 x float> zeroinitializer)
  %t85 = fmul <16 x float> %t84, %t84
  %t86 = fmul <16 x float> %t82, %t82
  %t87 = fpext <16 x float> %t85 to <16 x double>
  %t88 = getelementptr inbounds double, ptr %t61, i64 %t73
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t87, ptr %t88, i32 8, <16 x i1> %t79)
  %t89 = fpext <16 x float> %t86 to <16 x double>
  %t90 = getelementptr inbounds double, ptr %t64, i64 %t73
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t89, ptr %t90, i32 8, <16 x i1> %t79)
  %t71 = add nuw nsw i64 %t70, 16
  br label %b67
b69:
  br i1 %t91, label %b92, label %b93
b92:
  br label %b95
b95:
  %t98 = phi i64 [ 0, %b92 ], [ %t99, %b96 ]
  %t100 = icmp slt i64 %t98, %t36
  br i1 %t100, label %b96, label %b97
b96:
  %t113 = add i64 %t32, %t98
  %t101 = sub i64 %t36, %t98
  %t102 = call i64 @llvm.smin.i64(i64 %t101, i64 16)
  %t103 = trunc i64 %t102 to i32
  %t104 = insertelement <16 x i32> poison, i32 %t103, i64 0
  %t105 = shufflevector <16 x i32> %t104, <16 x i32> poison, <16 x i32> zeroinitializer
  %t106 = icmp sgt <16 x i32> %t105, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t107 = getelementptr inbounds double, ptr %t61, i64 %t98
  %t108 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t107, i32 8, <16 x i1> %t106, <16 x double> zeroinitializer)
  %t109 = fadd <16 x double> splat (double 0x0000000000000000), %t108
  %t114 = getelementptr inbounds double, ptr %t112, i64 %t113
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t109, ptr %t114, i32 8, <16 x i1> %t106)
  %t115 = getelementptr inbounds double, ptr %t64, i64 %t98
  %t116 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t115, i32 8, <16 x i1> %t106, <16 x double> zeroinitializer)
  %t117 = fadd <16 x double> splat (double 0x0000000000000000), %t116
  %t121 = getelementptr inbounds double, ptr %t120, i64 %t113
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t117, ptr %t121, i32 8, <16 x i1> %t106)
  %t99 = add nuw nsw i64 %t98, 16
  br label %b95
b97:
  br label %b94
b93:
  %t122 = icmp eq i64 %cols, 2
  br i1 %t122, label %b123, label %b124
b123:
  br label %b126
b126:
  %t129 = phi i64 [ 0, %b123 ], [ %t130, %b127 ]
  %t131 = icmp slt i64 %t129, %t36
  br i1 %t131, label %b127, label %b128
b127:
  %t132 = mul i64 %t129, 2
  %t135 = add i64 %t132, 1
  %t140 = add i64 %t32, %t129
  %t133 = getelementptr inbounds double, ptr %t61, i64 %t132
  %t134 = load double, ptr %t133, align 8
  %t136 = getelementptr inbounds double, ptr %t61, i64 %t135
  %t137 = load double, ptr %t136, align 8
  %t138 = fadd double %t134, %t137
  %t139 = fadd double 0x0000000000000000, %t138
  %t141 = getelementptr inbounds double, ptr %t112, i64 %t140
  store double %t139, ptr %t141, align 8
  %t142 = getelementptr inbounds double, ptr %t64, i64 %t132
  %t143 = load double, ptr %t142, align 8
  %t144 = getelementptr inbounds double, ptr %t64, i64 %t135
  %t145 = load double, ptr %t144, align 8
  %t146 = fadd double %t143, %t145
  %t147 = fadd double 0x0000000000000000, %t146
  %t148 = getelementptr inbounds double, ptr %t120, i64 %t140
  store double %t147, ptr %t148, align 8
  %t130 = add nuw nsw i64 %t129, 1
  br label %b126
b128:
  br label %b125
b124:
  %t149 = icmp eq i64 %cols, 3
  br i1 %t149, label %b150, label %b151
b150:
  br label %b153
b153:
  %t156 = phi i64 [ 0, %b150 ], [ %t157, %b154 ]
  %t158 = icmp slt i64 %t156, %t36
  br i1 %t158, label %b154, label %b155
b154:
  %t159 = mul i64 %t156, 3
  %t162 = add i64 %t159, 1
  %t165 = add i64 %t159, 2
  %t171 = add i64 %t32, %t156
  %t160 = getelementptr inbounds double, ptr %t61, i64 %t159
  %t161 = load double, ptr %t160, align 8
  %t163 = getelementptr inbounds double, ptr %t61, i64 %t162
  %t164 = load double, ptr %t163, align 8
  %t166 = getelementptr inbounds double, ptr %t61, i64 %t165
  %t167 = load double, ptr %t166, align 8
  %t168 = fadd double %t161, %t167
  %t169 = fadd double %t168, %t164
  %t170 = fadd double 0x0000000000000000, %t169
  %t172 = getelementptr inbounds double, ptr %t112, i64 %t171
  store double %t170, ptr %t172, align 8
  %t173 = getelementptr inbounds double, ptr %t64, i64 %t159
  %t174 = load double, ptr %t173, align 8
  %t175 = getelementptr inbounds double, ptr %t64, i64 %t162
  %t176 = load double, ptr %t175, align 8
  %t177 = getelementptr inbounds double, ptr %t64, i64 %t165
  %t178 = load double, ptr %t177, align 8
  %t179 = fadd double %t174, %t178
  %t180 = fadd double %t179, %t176
  %t181 = fadd double 0x0000000000000000, %t180
  %t182 = getelementptr inbounds double, ptr %t120, i64 %t171
  store double %t181, ptr %t182, align 8
  %t157 = add nuw nsw i64 %t156, 1
  br label %b153
b155:
  br label %b152
b151:
  %t183 = icmp eq i64 %cols, 4
  br i1 %t183, label %b184, label %b185
b184:
  br label %b187
b187:
  %t190 = phi i64 [ 0, %b184 ], [ %t191, %b188 ]
  %t192 = icmp slt i64 %t190, %t36
  br i1 %t192, label %b188, label %b189
b188:
  %t193 = mul i64 %t190, 4
  %t196 = add i64 %t193, 1
  %t199 = add i64 %t193, 2
  %t202 = add i64 %t193, 3
  %t209 = add i64 %t32, %t190
  %t194 = getelementptr inbounds double, ptr %t61, i64 %t193
  %t195 = load double, ptr %t194, align 8
  %t197 = getelementptr inbounds double, ptr %t61, i64 %t196
  %t198 = load double, ptr %t197, align 8
  %t200 = getelementptr inbounds double, ptr %t61, i64 %t199
  %t201 = load double, ptr %t200, align 8
  %t203 = getelementptr inbounds double, ptr %t61, i64 %t202
  %t204 = load double, ptr %t203, align 8
  %t205 = fadd double %t195, %t201
  %t206 = fadd double %t198, %t204
  %t207 = fadd double %t205, %t206
  %t208 = fadd double 0x0000000000000000, %t207
  %t210 = getelementptr inbounds double, ptr %t112, i64 %t209
  store double %t208, ptr %t210, align 8
  %t211 = getelementptr inbounds double, ptr %t64, i64 %t193
  %t212 = load double, ptr %t211, align 8
  %t213 = getelementptr inbounds double, ptr %t64, i64 %t196
  %t214 = load double, ptr %t213, align 8
  %t215 = getelementptr inbounds double, ptr %t64, i64 %t199
  %t216 = load double, ptr %t215, align 8
  %t217 = getelementptr inbounds double, ptr %t64, i64 %t202
  %t218 = load double, ptr %t217, align 8
  %t219 = fadd double %t212, %t216
  %t220 = fadd double %t214, %t218
  %t221 = fadd double %t219, %t220
  %t222 = fadd double 0x0000000000000000, %t221
  %t223 = getelementptr inbounds double, ptr %t120, i64 %t209
  store double %t222, ptr %t223, align 8
  %t191 = add nuw nsw i64 %t190, 1
  br label %b187
b189:
  br label %b186
b185:
  %t224 = icmp eq i64 %cols, 5
  br i1 %t224, label %b225, label %b226
b225:
  br label %b228
b228:
  %t231 = phi i64 [ 0, %b225 ], [ %t232, %b229 ]
  %t233 = icmp slt i64 %t231, %t36
  br i1 %t233, label %b229, label %b230
b229:
  %t234 = mul i64 %t231, 5
  %t237 = add i64 %t234, 1
  %t240 = add i64 %t234, 2
  %t243 = add i64 %t234, 3
  %t246 = add i64 %t234, 4
  %t254 = add i64 %t32, %t231
  %t235 = getelementptr inbounds double, ptr %t61, i64 %t234
  %t236 = load double, ptr %t235, align 8
  %t238 = getelementptr inbounds double, ptr %t61, i64 %t237
  %t239 = load double, ptr %t238, align 8
  %t241 = getelementptr inbounds double, ptr %t61, i64 %t240
  %t242 = load double, ptr %t241, align 8
  %t244 = getelementptr inbounds double, ptr %t61, i64 %t243
  %t245 = load double, ptr %t244, align 8
  %t247 = getelementptr inbounds double, ptr %t61, i64 %t246
  %t248 = load double, ptr %t247, align 8
  %t249 = fadd double %t236, %t248
  %t250 = fadd double %t249, %t242
  %t251 = fadd double %t239, %t245
  %t252 = fadd double %t250, %t251
  %t253 = fadd double 0x0000000000000000, %t252
  %t255 = getelementptr inbounds double, ptr %t112, i64 %t254
  store double %t253, ptr %t255, align 8
  %t256 = getelementptr inbounds double, ptr %t64, i64 %t234
  %t257 = load double, ptr %t256, align 8
  %t258 = getelementptr inbounds double, ptr %t64, i64 %t237
  %t259 = load double, ptr %t258, align 8
  %t260 = getelementptr inbounds double, ptr %t64, i64 %t240
  %t261 = load double, ptr %t260, align 8
  %t262 = getelementptr inbounds double, ptr %t64, i64 %t243
  %t263 = load double, ptr %t262, align 8
  %t264 = getelementptr inbounds double, ptr %t64, i64 %t246
  %t265 = load double, ptr %t264, align 8
  %t266 = fadd double %t257, %t265
  %t267 = fadd double %t266, %t261
  %t268 = fadd double %t259, %t263
  %t269 = fadd double %t267, %t268
  %t270 = fadd double 0x0000000000000000, %t269
  %t271 = getelementptr inbounds double, ptr %t120, i64 %t254
  store double %t270, ptr %t271, align 8
  %t232 = add nuw nsw i64 %t231, 1
  br label %b228
b230:
  br label %b227
b226:
  %t272 = icmp eq i64 %cols, 6
  br i1 %t272, label %b273, label %b274
b273:
  br label %b276
b276:
  %t279 = phi i64 [ 0, %b273 ], [ %t280, %b277 ]
  %t281 = icmp slt i64 %t279, %t36
  br i1 %t281, label %b277, label %b278
b277:
  %t282 = mul i64 %t279, 6
  %t285 = add i64 %t282, 1
  %t288 = add i64 %t282, 2
  %t291 = add i64 %t282, 3
  %t294 = add i64 %t282, 4
  %t297 = add i64 %t282, 5
  %t306 = add i64 %t32, %t279
  %t283 = getelementptr inbounds double, ptr %t61, i64 %t282
  %t284 = load double, ptr %t283, align 8
  %t286 = getelementptr inbounds double, ptr %t61, i64 %t285
  %t287 = load double, ptr %t286, align 8
  %t289 = getelementptr inbounds double, ptr %t61, i64 %t288
  %t290 = load double, ptr %t289, align 8
  %t292 = getelementptr inbounds double, ptr %t61, i64 %t291
  %t293 = load double, ptr %t292, align 8
  %t295 = getelementptr inbounds double, ptr %t61, i64 %t294
  %t296 = load double, ptr %t295, align 8
  %t298 = getelementptr inbounds double, ptr %t61, i64 %t297
  %t299 = load double, ptr %t298, align 8
  %t300 = fadd double %t284, %t296
  %t301 = fadd double %t287, %t299
  %t302 = fadd double %t300, %t290
  %t303 = fadd double %t301, %t293
  %t304 = fadd double %t302, %t303
  %t305 = fadd double 0x0000000000000000, %t304
  %t307 = getelementptr inbounds double, ptr %t112, i64 %t306
  store double %t305, ptr %t307, align 8
  %t308 = getelementptr inbounds double, ptr %t64, i64 %t282
  %t309 = load double, ptr %t308, align 8
  %t310 = getelementptr inbounds double, ptr %t64, i64 %t285
  %t311 = load double, ptr %t310, align 8
  %t312 = getelementptr inbounds double, ptr %t64, i64 %t288
  %t313 = load double, ptr %t312, align 8
  %t314 = getelementptr inbounds double, ptr %t64, i64 %t291
  %t315 = load double, ptr %t314, align 8
  %t316 = getelementptr inbounds double, ptr %t64, i64 %t294
  %t317 = load double, ptr %t316, align 8
  %t318 = getelementptr inbounds double, ptr %t64, i64 %t297
  %t319 = load double, ptr %t318, align 8
  %t320 = fadd double %t309, %t317
  %t321 = fadd double %t311, %t319
  %t322 = fadd double %t320, %t313
  %t323 = fadd double %t321, %t315
  %t324 = fadd double %t322, %t323
  %t325 = fadd double 0x0000000000000000, %t324
  %t326 = getelementptr inbounds double, ptr %t120, i64 %t306
  store double %t325, ptr %t326, align 8
  %t280 = add nuw nsw i64 %t279, 1
  br label %b276
b278:
  br label %b275
b274:
  %t327 = icmp eq i64 %cols, 7
  br i1 %t327, label %b328, label %b329
b328:
  br label %b331
b331:
  %t334 = phi i64 [ 0, %b328 ], [ %t335, %b332 ]
  %t336 = icmp slt i64 %t334, %t36
  br i1 %t336, label %b332, label %b333
b332:
  %t337 = mul i64 %t334, 7
  %t340 = add i64 %t337, 1
  %t343 = add i64 %t337, 2
  %t346 = add i64 %t337, 3
  %t349 = add i64 %t337, 4
  %t352 = add i64 %t337, 5
  %t355 = add i64 %t337, 6
  %t365 = add i64 %t32, %t334
  %t338 = getelementptr inbounds double, ptr %t61, i64 %t337
  %t339 = load double, ptr %t338, align 8
  %t341 = getelementptr inbounds double, ptr %t61, i64 %t340
  %t342 = load double, ptr %t341, align 8
  %t344 = getelementptr inbounds double, ptr %t61, i64 %t343
  %t345 = load double, ptr %t344, align 8
  %t347 = getelementptr inbounds double, ptr %t61, i64 %t346
  %t348 = load double, ptr %t347, align 8
  %t350 = getelementptr inbounds double, ptr %t61, i64 %t349
  %t351 = load double, ptr %t350, align 8
  %t353 = getelementptr inbounds double, ptr %t61, i64 %t352
  %t354 = load double, ptr %t353, align 8
  %t356 = getelementptr inbounds double, ptr %t61, i64 %t355
  %t357 = load double, ptr %t356, align 8
  %t358 = fadd double %t339, %t351
  %t359 = fadd double %t342, %t354
  %t360 = fadd double %t345, %t357
  %t361 = fadd double %t358, %t360
  %t362 = fadd double %t359, %t348
  %t363 = fadd double %t361, %t362
  %t364 = fadd double 0x0000000000000000, %t363
  %t366 = getelementptr inbounds double, ptr %t112, i64 %t365
  store double %t364, ptr %t366, align 8
  %t367 = getelementptr inbounds double, ptr %t64, i64 %t337
  %t368 = load double, ptr %t367, align 8
  %t369 = getelementptr inbounds double, ptr %t64, i64 %t340
  %t370 = load double, ptr %t369, align 8
  %t371 = getelementptr inbounds double, ptr %t64, i64 %t343
  %t372 = load double, ptr %t371, align 8
  %t373 = getelementptr inbounds double, ptr %t64, i64 %t346
  %t374 = load double, ptr %t373, align 8
  %t375 = getelementptr inbounds double, ptr %t64, i64 %t349
  %t376 = load double, ptr %t375, align 8
  %t377 = getelementptr inbounds double, ptr %t64, i64 %t352
  %t378 = load double, ptr %t377, align 8
  %t379 = getelementptr inbounds double, ptr %t64, i64 %t355
  %t380 = load double, ptr %t379, align 8
  %t381 = fadd double %t368, %t376
  %t382 = fadd double %t370, %t378
  %t383 = fadd double %t372, %t380
  %t384 = fadd double %t381, %t383
  %t385 = fadd double %t382, %t374
  %t386 = fadd double %t384, %t385
  %t387 = fadd double 0x0000000000000000, %t386
  %t388 = getelementptr inbounds double, ptr %t120, i64 %t365
  store double %t387, ptr %t388, align 8
  %t335 = add nuw nsw i64 %t334, 1
  br label %b331
b333:
  br label %b330
b329:
  %t389 = icmp eq i64 %cols, 8
  br i1 %t389, label %b390, label %b391
b390:
  br label %b393
b393:
  %t396 = phi i64 [ 0, %b390 ], [ %t397, %b394 ]
  %t398 = icmp slt i64 %t396, %t36
  br i1 %t398, label %b394, label %b395
b394:
  %t399 = mul i64 %t396, 8
  %t402 = add i64 %t399, 1
  %t405 = add i64 %t399, 2
  %t408 = add i64 %t399, 3
  %t411 = add i64 %t399, 4
  %t414 = add i64 %t399, 5
  %t417 = add i64 %t399, 6
  %t420 = add i64 %t399, 7
  %t431 = add i64 %t32, %t396
  %t400 = getelementptr inbounds double, ptr %t61, i64 %t399
  %t401 = load double, ptr %t400, align 8
  %t403 = getelementptr inbounds double, ptr %t61, i64 %t402
  %t404 = load double, ptr %t403, align 8
  %t406 = getelementptr inbounds double, ptr %t61, i64 %t405
  %t407 = load double, ptr %t406, align 8
  %t409 = getelementptr inbounds double, ptr %t61, i64 %t408
  %t410 = load double, ptr %t409, align 8
  %t412 = getelementptr inbounds double, ptr %t61, i64 %t411
  %t413 = load double, ptr %t412, align 8
  %t415 = getelementptr inbounds double, ptr %t61, i64 %t414
  %t416 = load double, ptr %t415, align 8
  %t418 = getelementptr inbounds double, ptr %t61, i64 %t417
  %t419 = load double, ptr %t418, align 8
  %t421 = getelementptr inbounds double, ptr %t61, i64 %t420
  %t422 = load double, ptr %t421, align 8
  %t423 = fadd double %t401, %t413
  %t424 = fadd double %t404, %t416
  %t425 = fadd double %t407, %t419
  %t426 = fadd double %t410, %t422
  %t427 = fadd double %t423, %t425
  %t428 = fadd double %t424, %t426
  %t429 = fadd double %t427, %t428
  %t430 = fadd double 0x0000000000000000, %t429
  %t432 = getelementptr inbounds double, ptr %t112, i64 %t431
  store double %t430, ptr %t432, align 8
  %t433 = getelementptr inbounds double, ptr %t64, i64 %t399
  %t434 = load double, ptr %t433, align 8
  %t435 = getelementptr inbounds double, ptr %t64, i64 %t402
  %t436 = load double, ptr %t435, align 8
  %t437 = getelementptr inbounds double, ptr %t64, i64 %t405
  %t438 = load double, ptr %t437, align 8
  %t439 = getelementptr inbounds double, ptr %t64, i64 %t408
  %t440 = load double, ptr %t439, align 8
  %t441 = getelementptr inbounds double, ptr %t64, i64 %t411
  %t442 = load double, ptr %t441, align 8
  %t443 = getelementptr inbounds double, ptr %t64, i64 %t414
  %t444 = load double, ptr %t443, align 8
  %t445 = getelementptr inbounds double, ptr %t64, i64 %t417
  %t446 = load double, ptr %t445, align 8
  %t447 = getelementptr inbounds double, ptr %t64, i64 %t420
  %t448 = load double, ptr %t447, align 8
  %t449 = fadd double %t434, %t442
  %t450 = fadd double %t436, %t444
  %t451 = fadd double %t438, %t446
  %t452 = fadd double %t440, %t448
  %t453 = fadd double %t449, %t451
  %t454 = fadd double %t450, %t452
  %t455 = fadd double %t453, %t454
  %t456 = fadd double 0x0000000000000000, %t455
  %t457 = getelementptr inbounds double, ptr %t120, i64 %t431
  store double %t456, ptr %t457, align 8
  %t397 = add nuw nsw i64 %t396, 1
  br label %b393
b395:
  br label %b392
b391:
  %t464 = call i64 @llvm.smin.i64(i64 %cols, i64 16)
  %t465 = sub i64 %t464, 0
  %t466 = call i64 @llvm.smin.i64(i64 %t465, i64 16)
  %t467 = trunc i64 %t466 to i32
  %t468 = insertelement <16 x i32> poison, i32 %t467, i64 0
  %t469 = shufflevector <16 x i32> %t468, <16 x i32> poison, <16 x i32> zeroinitializer
  %t470 = icmp sgt <16 x i32> %t469, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  br label %b458
b458:
  %t461 = phi i64 [ 0, %b391 ], [ %t462, %b459 ]
  %t463 = icmp slt i64 %t461, %t36
  br i1 %t463, label %b459, label %b460
b459:
  %t471 = mul i64 %t461, %cols
  %t495 = add i64 %t32, %t461
  %t472 = add i64 %t471, 0
  %t473 = getelementptr inbounds double, ptr %t61, i64 %t472
  %t474 = load <16 x double>, ptr %t473, align 8
  %t475 = fadd <16 x double> splat (double 0x0000000000000000), %t474
  %t476 = select <16 x i1> %t470, <16 x double> %t475, <16 x double> splat (double 0x0000000000000000)
  %t477 = getelementptr inbounds double, ptr %t64, i64 %t472
  %t478 = load <16 x double>, ptr %t477, align 8
  %t479 = fadd <16 x double> splat (double 0x0000000000000000), %t478
  %t480 = select <16 x i1> %t470, <16 x double> %t479, <16 x double> splat (double 0x0000000000000000)
  %t481 = shufflevector <16 x double> %t476, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t482 = shufflevector <16 x double> %t476, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t483 = fadd <8 x double> %t481, %t482
  %t484 = shufflevector <8 x double> %t483, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t485 = shufflevector <8 x double> %t483, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t486 = fadd <4 x double> %t484, %t485
  %t487 = shufflevector <4 x double> %t486, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t488 = shufflevector <4 x double> %t486, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t489 = fadd <2 x double> %t487, %t488
  %t490 = shufflevector <2 x double> %t489, <2 x double> poison, <1 x i32> <i32 0>
  %t491 = shufflevector <2 x double> %t489, <2 x double> poison, <1 x i32> <i32 1>
  %t492 = extractelement <1 x double> %t490, i64 0
  %t493 = extractelement <1 x double> %t491, i64 0
  %t494 = fadd double %t492, %t493
  %t496 = getelementptr inbounds double, ptr %t112, i64 %t495
  store double %t494, ptr %t496, align 8
  %t497 = shufflevector <16 x double> %t480, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t498 = shufflevector <16 x double> %t480, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t499 = fadd <8 x double> %t497, %t498
  %t500 = shufflevector <8 x double> %t499, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t501 = shufflevector <8 x double> %t499, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t502 = fadd <4 x double> %t500, %t501
  %t503 = shufflevector <4 x double> %t502, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t504 = shufflevector <4 x double> %t502, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t505 = fadd <2 x double> %t503, %t504
  %t506 = shufflevector <2 x double> %t505, <2 x double> poison, <1 x i32> <i32 0>
  %t507 = shufflevector <2 x double> %t505, <2 x double> poison, <1 x i32> <i32 1>
  %t508 = extractelement <1 x double> %t506, i64 0
  %t509 = extractelement <1 x double> %t507, i64 0
  %t510 = fadd double %t508, %t509
  %t511 = getelementptr inbounds double, ptr %t120, i64 %t495
  store double %t510, ptr %t511, align 8
  %t462 = add nuw nsw i64 %t461, 1
  br label %b458
b460:
  br label %b392
b392:
  br label %b330
b330:
  br label %b275
b275:
  br label %b227
b227:
  br label %b186
b186:
  br label %b152
b152:
  br label %b125
b125:
  br label %b94
b94:
  br i1 %t512, label %b513, label %b514
b513:
  %t534 = udiv i64 %t32, %t13
  %t537 = mul i64 %t534, %t536
  %t538 = urem i64 %t32, %t13
  %t539 = udiv i64 %t538, 64
  %t540 = add i64 %t537, %t539
  %t541 = mul i64 %t540, %t2
  br label %b516
b516:
  %t519 = phi i64 [ 0, %b513 ], [ %t520, %b517 ]
  %t521 = icmp slt i64 %t519, %t37
  br i1 %t521, label %b517, label %b518
b517:
  %t542 = add i64 %t541, %t519
  %t522 = sub i64 %t37, %t519
  %t523 = call i64 @llvm.smin.i64(i64 %t522, i64 16)
  %t524 = trunc i64 %t523 to i32
  %t525 = insertelement <16 x i32> poison, i32 %t524, i64 0
  %t526 = shufflevector <16 x i32> %t525, <16 x i32> poison, <16 x i32> zeroinitializer
  %t527 = icmp sgt <16 x i32> %t526, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t528 = getelementptr inbounds double, ptr %t61, i64 %t519
  %t529 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t528, i32 8, <16 x i1> %t527, <16 x double> zeroinitializer)
  %t530 = fadd <16 x double> splat (double 0x0000000000000000), %t529
  %t543 = getelementptr inbounds double, ptr %t533, i64 %t542
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t530, ptr %t543, i32 8, <16 x i1> %t527)
  %t520 = add nuw nsw i64 %t519, 16
  br label %b516
b518:
  br label %b515
b514:
  br i1 %t91, label %b544, label %b545
b544:
  br label %b547
b547:
  %t550 = phi i64 [ 0, %b544 ], [ %t551, %b557 ]
  %t552 = icmp slt i64 %t550, %t36
  br i1 %t552, label %b548, label %b549
b548:
  %t553 = sub i64 %t36, %t550
  %t554 = call i64 @llvm.smin.i64(i64 %t14, i64 %t553)
  %t566 = add i64 %t32, %t550
  %t567 = udiv i64 %t566, %t13
  %t568 = mul i64 %t567, %t536
  %t569 = urem i64 %t566, %t13
  %t570 = udiv i64 %t569, 64
  %t571 = add i64 %t568, %t570
  %t572 = mul i64 %t571, %t2
  br label %b555
b555:
  %t558 = phi i64 [ 0, %b548 ], [ %t559, %b556 ]
  %t560 = phi double [ 0x0000000000000000, %b548 ], [ %t565, %b556 ]
  %t561 = icmp slt i64 %t558, %t554
  br i1 %t561, label %b556, label %b557
b556:
  %t562 = add i64 %t550, %t558
  %t563 = getelementptr inbounds double, ptr %t61, i64 %t562
  %t564 = load double, ptr %t563, align 8
  %t565 = fadd double %t560, %t564
  %t559 = add nuw nsw i64 %t558, 1
  br label %b555
b557:
  %t573 = getelementptr inbounds double, ptr %t533, i64 %t572
  store double %t560, ptr %t573, align 8
  %t551 = add nuw nsw i64 %t550, %t14
  br label %b547
b549:
  br label %b546
b545:
  %t580 = call i64 @llvm.smin.i64(i64 %cols, i64 16)
  %t581 = sub i64 %t580, 0
  %t582 = call i64 @llvm.smin.i64(i64 %t581, i64 16)
  %t583 = trunc i64 %t582 to i32
  %t584 = insertelement <16 x i32> poison, i32 %t583, i64 0
  %t585 = shufflevector <16 x i32> %t584, <16 x i32> poison, <16 x i32> zeroinitializer
  %t586 = icmp sgt <16 x i32> %t585, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  br label %b574
b574:
  %t577 = phi i64 [ 0, %b545 ], [ %t578, %b591 ]
  %t579 = icmp slt i64 %t577, %t36
  br i1 %t579, label %b575, label %b576
b575:
  %t587 = sub i64 %t36, %t577
  %t588 = call i64 @llvm.smin.i64(i64 %t14, i64 %t587)
  %t596 = mul i64 %t577, %cols
  %t603 = add i64 %t32, %t577
  %t604 = udiv i64 %t603, %t13
  %t605 = mul i64 %t604, %t536
  %t606 = urem i64 %t603, %t13
  %t607 = udiv i64 %t606, 64
  %t608 = add i64 %t605, %t607
  %t609 = mul i64 %t608, %t2
  %t597 = add i64 %t596, 0
  %t610 = add i64 %t609, 0
  br label %b589
b589:
  %t592 = phi i64 [ 0, %b575 ], [ %t593, %b590 ]
  %t594 = phi <16 x double> [ splat (double 0x0000000000000000), %b575 ], [ %t602, %b590 ]
  %t595 = icmp slt i64 %t592, %t588
  br i1 %t595, label %b590, label %b591
b590:
  %t598 = mul i64 %t592, %cols
  %t599 = add i64 %t597, %t598
  %t600 = getelementptr inbounds double, ptr %t61, i64 %t599
  %t601 = load <16 x double>, ptr %t600, align 8
  %t602 = fadd <16 x double> %t594, %t601
  %t593 = add nuw nsw i64 %t592, 1
  br label %b589
b591:
  %t611 = getelementptr inbounds double, ptr %t533, i64 %t610
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t594, ptr %t611, i32 8, <16 x i1> %t586)
  %t578 = add nuw nsw i64 %t577, %t14
  br label %b574
b576:
  br label %b546
b546:
  br label %b515
b515:
  %t33 = add nuw nsw i64 %t32, %t17
  br label %b29
b31:
  %t25 = add nuw nsw i64 %t24, %t20
  br label %b21
b23:
  br label %b11
b10:
  %t612 = add i64 %row, %rows
  %t647 = add i64 %col, %cols
  br label %b613
b613:
  %t616 = phi i64 [ %row, %b10 ], [ %t617, %b650 ]
  %t618 = icmp slt i64 %t616, %t612
  br i1 %t618, label %b614, label %b615
b614:
  %t619 = urem i64 %t616, %t13
  %t620 = urem i64 %t619, 64
  %t621 = icmp eq i64 %t620, 0
  %t669 = mul i64 %t616, %t2
  %t679 = udiv i64 %t616, %t13
  %t680 = mul i64 %t679, %t536
  %t681 = udiv i64 %t619, 64
  %t682 = add i64 %t680, %t681
  %t683 = mul i64 %t682, %t2
  %t745 = mul i64 %t616, %t744
  br i1 %t621, label %b622, label %b624
b622:
  %t625 = add i64 %col, %cols
  %t626 = sub i64 %t625, %col
  %t640 = udiv i64 %t616, %t13
  %t641 = mul i64 %t640, %t536
  %t642 = udiv i64 %t619, 64
  %t643 = add i64 %t641, %t642
  %t644 = mul i64 %t643, %t2
  br label %b627
b627:
  %t630 = phi i64 [ 0, %b622 ], [ %t631, %b628 ]
  %t632 = icmp slt i64 %t630, %t626
  br i1 %t632, label %b628, label %b629
b628:
  %t633 = add i64 %col, %t630
  %t645 = add i64 %t644, %t633
  %t634 = sub i64 %t626, %t630
  %t635 = call i64 @llvm.smin.i64(i64 %t634, i64 16)
  %t636 = trunc i64 %t635 to i32
  %t637 = insertelement <16 x i32> poison, i32 %t636, i64 0
  %t638 = shufflevector <16 x i32> %t637, <16 x i32> poison, <16 x i32> zeroinitializer
  %t639 = icmp sgt <16 x i32> %t638, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t646 = getelementptr inbounds double, ptr %t533, i64 %t645
  call void @llvm.masked.store.v16f64.p0(<16 x double> splat (double 0x0000000000000000), ptr %t646, i32 8, <16 x i1> %t639)
  %t631 = add nuw nsw i64 %t630, 16
  br label %b627
b629:
  br label %b624
b624:
  br label %b648
b648:
  %t651 = phi i64 [ %col, %b624 ], [ %t652, %b696 ]
  %t653 = icmp slt i64 %t651, %t647
  br i1 %t653, label %b649, label %b650
b649:
  %t654 = add i64 %t651, 1024
  %t655 = call i64 @llvm.smin.i64(i64 %t654, i64 %t647)
  %t656 = sub i64 %t655, %t651
  %t657 = urem i64 %t656, 16
  %t658 = sub i64 %t655, %t657
  %t659 = sub i64 %t658, %t651
  %t684 = add i64 %t683, %t651
  %t685 = getelementptr double, ptr %t533, i64 %t684
  %t693 = sub i64 %t655, %t658
  %t719 = add i64 %t683, %t658
  %t720 = getelementptr double, ptr %t533, i64 %t719
  %t746 = udiv i64 %t651, 1024
  %t747 = add i64 %t745, %t746
  br label %b660
b660:
  %t663 = phi i64 [ 0, %b649 ], [ %t664, %b661 ]
  %t665 = phi <16 x double> [ splat (double 0x0000000000000000), %b649 ], [ %t678, %b661 ]
  %t666 = phi <16 x double> [ splat (double 0x0000000000000000), %b649 ], [ %t692, %b661 ]
  %t667 = icmp slt i64 %t663, %t659
  br i1 %t667, label %b661, label %b662
b661:
  %t668 = add i64 %t651, %t663
  %t670 = add i64 %t669, %t668
  %t671 = getelementptr inbounds float, ptr %t48, i64 %t670
  %t672 = load <16 x float>, ptr %t671, align 4
  %t673 = getelementptr inbounds float, ptr %t55, i64 %t670
  %t674 = load <16 x float>, ptr %t673, align 4
  %t675 = fmul <16 x float> %t674, %t674
  %t676 = fmul <16 x float> %t672, %t672
  %t677 = fpext <16 x float> %t675 to <16 x double>
  %t678 = fadd <16 x double> %t665, %t677
  %t686 = getelementptr inbounds double, ptr %t685, i64 %t663
  %t687 = load <16 x double>, ptr %t686, align 8
  %t688 = fpext <16 x float> %t675 to <16 x double>
  %t689 = fadd <16 x double> %t687, %t688
  %t690 = getelementptr inbounds double, ptr %t685, i64 %t663
  store <16 x double> %t689, ptr %t690, align 8
  %t691 = fpext <16 x float> %t676 to <16 x double>
  %t692 = fadd <16 x double> %t666, %t691
  %t664 = add nuw nsw i64 %t663, 16
  br label %b660
b662:
  br label %b694
b694:
  %t697 = phi i64 [ 0, %b662 ], [ %t698, %b695 ]
  %t699 = phi <16 x double> [ %t665, %b662 ], [ %t718, %b695 ]
  %t700 = phi <16 x double> [ %t666, %b662 ], [ %t728, %b695 ]
  %t701 = icmp slt i64 %t697, %t693
  br i1 %t701, label %b695, label %b696
b695:
  %t702 = add i64 %t658, %t697
  %t709 = add i64 %t669, %t702
  %t703 = sub i64 %t693, %t697
  %t704 = call i64 @llvm.smin.i64(i64 %t703, i64 16)
  %t705 = trunc i64 %t704 to i32
  %t706 = insertelement <16 x i32> poison, i32 %t705, i64 0
  %t707 = shufflevector <16 x i32> %t706, <16 x i32> poison, <16 x i32> zeroinitializer
  %t708 = icmp sgt <16 x i32> %t707, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t710 = getelementptr inbounds float, ptr %t48, i64 %t709
  %t711 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t710, i32 4, <16 x i1> %t708, <16 x float> zeroinitializer)
  %t712 = getelementptr inbounds float, ptr %t55, i64 %t709
  %t713 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t712, i32 4, <16 x i1> %t708, <16 x float> zeroinitializer)
  %t714 = fmul <16 x float> %t713, %t713
  %t715 = fmul <16 x float> %t711, %t711
  %t716 = fpext <16 x float> %t714 to <16 x double>
  %t717 = fadd <16 x double> %t699, %t716
  %t718 = select <16 x i1> %t708, <16 x double> %t717, <16 x double> %t699
  %t721 = getelementptr inbounds double, ptr %t720, i64 %t697
  %t722 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t721, i32 8, <16 x i1> %t708, <16 x double> zeroinitializer)
  %t723 = fpext <16 x float> %t714 to <16 x double>
  %t724 = fadd <16 x double> %t722, %t723
  %t725 = getelementptr inbounds double, ptr %t720, i64 %t697
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t724, ptr %t725, i32 8, <16 x i1> %t708)
  %t726 = fpext <16 x float> %t715 to <16 x double>
  %t727 = fadd <16 x double> %t700, %t726
  %t728 = select <16 x i1> %t708, <16 x double> %t727, <16 x double> %t700
  %t698 = add nuw nsw i64 %t697, 16
  br label %b694
b696:
  %t729 = shufflevector <16 x double> %t699, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t730 = shufflevector <16 x double> %t699, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t731 = fadd <8 x double> %t729, %t730
  %t732 = shufflevector <8 x double> %t731, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t733 = shufflevector <8 x double> %t731, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t734 = fadd <4 x double> %t732, %t733
  %t735 = shufflevector <4 x double> %t734, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t736 = shufflevector <4 x double> %t734, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t737 = fadd <2 x double> %t735, %t736
  %t738 = shufflevector <2 x double> %t737, <2 x double> poison, <1 x i32> <i32 0>
  %t739 = shufflevector <2 x double> %t737, <2 x double> poison, <1 x i32> <i32 1>
  %t740 = extractelement <1 x double> %t738, i64 0
  %t741 = extractelement <1 x double> %t739, i64 0
  %t742 = fadd double %t740, %t741
  %t748 = getelementptr inbounds double, ptr %t112, i64 %t747
  store double %t742, ptr %t748, align 8
  %t749 = shufflevector <16 x double> %t700, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t750 = shufflevector <16 x double> %t700, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t751 = fadd <8 x double> %t749, %t750
  %t752 = shufflevector <8 x double> %t751, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t753 = shufflevector <8 x double> %t751, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t754 = fadd <4 x double> %t752, %t753
  %t755 = shufflevector <4 x double> %t754, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t756 = shufflevector <4 x double> %t754, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t757 = fadd <2 x double> %t755, %t756
  %t758 = shufflevector <2 x double> %t757, <2 x double> poison, <1 x i32> <i32 0>
  %t759 = shufflevector <2 x double> %t757, <2 x double> poison, <1 x i32> <i32 1>
  %t760 = extractelement <1 x double> %t758, i64 0
  %t761 = extractelement <1 x double> %t759, i64 0
  %t762 = fadd double %t760, %t761
  %t763 = getelementptr inbounds double, ptr %t120, i64 %t747
  store double %t762, ptr %t763, align 8
  %t652 = add nuw nsw i64 %t651, 1024
  br label %b648
b650:
  %t617 = add nuw nsw i64 %t616, 1
  br label %b613
b615:
  br label %b11
b11:
  ret void
}

define internal void @sf_sweep1_pass0(ptr %ctx, ptr %tensor, i64 %number, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t56 = alloca float, i64 1040, align 64
  %t110 = alloca float, i64 1040, align 64
  %t174 = alloca double, i64 1040, align 64
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr
  %t4 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t5 = load i64, ptr %t4, align 8
  %t6 = mul i64 %t5, 12
  %t7 = getelementptr inbounds double, ptr %t3, i64 %t6
  %t13 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t14 = load i64, ptr %t13, align 8
  %t15 = icmp eq i64 %cols, %t14
  %t16 = icmp sle i64 %cols, 64
  %t17 = and i1 %t15, %t16
  %t18 = urem i64 %cols, 16
  %t19 = icmp ne i64 %t18, 0
  %t20 = and i1 %t17, %t19
  %t50 = getelementptr inbounds i64, ptr %tensor, i64 19
  %t51 = load i64, ptr %t50, align 8
  %t52 = inttoptr i64 %t51 to ptr
  %t84 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t85 = load i64, ptr %t84, align 8
  %t103 = getelementptr inbounds i64, ptr %tensor, i64 20
  %t104 = load i64, ptr %t103, align 8
  %t105 = inttoptr i64 %t104 to ptr
  %t113 = getelementptr inbounds i64, ptr %tensor, i64 3
  %t114 = load i64, ptr %t113, align 8
  %t160 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t161 = load i64, ptr %t160, align 8
  %t162 = inttoptr i64 %t161 to ptr
  %t223 = getelementptr inbounds i64, ptr %tensor, i64 16
  %t224 = load i64, ptr %t223, align 8
  %t225 = inttoptr i64 %t224 to ptr
  %t602 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t603 = load i64, ptr %t602, align 8
  %t8 = getelementptr inbounds double, ptr %t7, i64 9
  %t9 = load double, ptr %t8, align 8
  %t10 = fptrunc double %t9 to float
  %t11 = insertelement <16 x float> poison, float %t10, i64 0
  %t12 = shufflevector <16 x float> %t11, <16 x float> poison, <16 x i32> zeroinitializer
  br i1 %t20, label %b21, label %b22
b21:
  %t24 = udiv i64 1024, %cols
  %t25 = add i64 %row, %rows
  %t34 = icmp eq i64 %cols, 1
  %t86 = icmp eq i64 %t85, 1
  br label %b26
b26:
  %t29 = phi i64 [ %row, %b21 ], [ %t30, %b207 ]
  %t31 = icmp slt i64 %t29, %t25
  br i1 %t31, label %b27, label %b28
b27:
  %t32 = sub i64 %t25, %t29
  %t33 = call i64 @llvm.smin.i64(i64 %t24, i64 %t32)
  %t147 = mul i64 %t33, %cols
  %t148 = urem i64 %t147, 16
  %t149 = sub i64 %t147, %t148
  %t163 = mul i64 %t29, %t14
  %t176 = sub i64 %t147, %t149
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
  %t42 = add nuw nsw i64 %t41, 16
  br label %b38
b40:
  br label %b37
b36:
  br label %b58
b58:
  %t61 = phi i64 [ 0, %b36 ], [ %t62, %b71 ]
  %t63 = icmp slt i64 %t61, %t33
  br i1 %t63, label %b59, label %b60
b59:
  %t64 = add i64 %t29, %t61
  %t81 = mul i64 %t61, %cols
  %t65 = getelementptr inbounds float, ptr %t52, i64 %t64
  %t66 = load float, ptr %t65, align 4
  %t67 = insertelement <16 x float> poison, float %t66, i64 0
  %t68 = shufflevector <16 x float> %t67, <16 x float> poison, <16 x i32> zeroinitializer
  br label %b69
b69:
  %t72 = phi i64 [ 0, %b59 ], [ %t73, %b70 ]
  %t74 = icmp slt i64 %t72, %cols
  br i1 %t74, label %b70, label %b71
b70:
  %t82 = add i64 %t81, %t72
  %t75 = sub i64 %cols, %t72
  %t76 = call i64 @llvm.smin.i64(i64 %t75, i64 16)
  %t77 = trunc i64 %t76 to i32
  %t78 = insertelement <16 x i32> poison, i32 %t77, i64 0
  %t79 = shufflevector <16 x i32> %t78, <16 x i32> poison, <16 x i32> zeroinitializer
  %t80 = icmp sgt <16 x i32> %t79, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t83 = getelementptr inbounds float, ptr %t56, i64 %t82
  store <16 x float> %t68, ptr %t83, align 4
  %t73 = add nuw nsw i64 %t72, 16
  br label %b69
b71:
  %t62 = add nuw nsw i64 %t61, 1
  br label %b58
b60:
  br label %b37
b37:
  br i1 %t86, label %b87, label %b88
b87:
  %t90 = mul i64 %t33, %cols
  %t106 = mul i64 %t29, %t14
  br label %b91
b91:
  %t94 = phi i64 [ 0, %b87 ], [ %t95, %b92 ]
  %t96 = icmp slt i64 %t94, %t90
  br i1 %t96, label %b92, label %b93
b92:
  %t107 = add i64 %t106, %t94
  %t97 = sub i64 %t90, %t94
  %t98 = call i64 @llvm.smin.i64(i64 %t97, i64 16)
  %t99 = trunc i64 %t98 to i32
  %t100 = insertelement <16 x i32> poison, i32 %t99, i64 0
  %t101 = shufflevector <16 x i32> %t100, <16 x i32> poison, <16 x i32> zeroinitializer
  %t102 = icmp sgt <16 x i32> %t101, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t108 = getelementptr inbounds float, ptr %t105, i64 %t107
  %t109 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t108, i32 4, <16 x i1> %t102, <16 x float> zeroinitializer)
  %t111 = getelementptr inbounds float, ptr %t110, i64 %t94
  store <16 x float> %t109, ptr %t111, align 4
  %t95 = add nuw nsw i64 %t94, 16
  br label %b91
b93:
  br label %b89
b88:
  %t112 = icmp eq i64 %t29, %row
  %t115 = icmp ne i64 %t114, 1
  %t116 = or i1 %t112, %t115
  br i1 %t116, label %b117, label %b119
b117:
  br label %b120
b120:
  %t123 = phi i64 [ 0, %b117 ], [ %t124, %b128 ]
  %t125 = icmp slt i64 %t123, %t33
  br i1 %t125, label %b121, label %b122
b121:
  %t138 = add i64 %t29, %t123
  %t139 = udiv i64 %t138, %t85
  %t140 = mul i64 %t139, %t14
  %t144 = mul i64 %t123, %cols
  br label %b126
b126:
  %t129 = phi i64 [ 0, %b121 ], [ %t130, %b127 ]
  %t131 = icmp slt i64 %t129, %cols
  br i1 %t131, label %b127, label %b128
b127:
  %t141 = add i64 %t140, %t129
  %t145 = add i64 %t144, %t129
  %t132 = sub i64 %cols, %t129
  %t133 = call i64 @llvm.smin.i64(i64 %t132, i64 16)
  %t134 = trunc i64 %t133 to i32
  %t135 = insertelement <16 x i32> poison, i32 %t134, i64 0
  %t136 = shufflevector <16 x i32> %t135, <16 x i32> poison, <16 x i32> zeroinitializer
  %t137 = icmp sgt <16 x i32> %t136, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t142 = getelementptr inbounds float, ptr %t105, i64 %t141
  %t143 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t142, i32 4, <16 x i1> %t137, <16 x float> zeroinitializer)
  %t146 = getelementptr inbounds float, ptr %t110, i64 %t145
  store <16 x float> %t143, ptr %t146, align 4
  %t130 = add nuw nsw i64 %t129, 16
  br label %b126
b128:
  %t124 = add nuw nsw i64 %t123, 1
  br label %b120
b122:
  br label %b119
b119:
  br label %b89
b89:
  br label %b150
b150:
  %t153 = phi i64 [ 0, %b89 ], [ %t154, %b151 ]
  %t155 = icmp slt i64 %t153, %t149
  br i1 %t155, label %b151, label %b152
b151:
  %t164 = add i64 %t163, %t153
  %t156 = getelementptr inbounds float, ptr %t56, i64 %t153
  %t157 = load <16 x float>, ptr %t156, align 4
  %t158 = getelementptr inbounds float, ptr %t110, i64 %t153
  %t159 = load <16 x float>, ptr %t158, align 4
  %t165 = getelementptr inbounds float, ptr %t162, i64 %t164
  %t166 = load <16 x float>, ptr %t165, align 4
  %t167 = fmul <16 x float> %t157, %t159
  %t168 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t167, <16 x float> %t12)
  %t169 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t168)
  %t170 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t169
  %t171 = fmul <16 x float> %t166, %t170
  %t172 = fmul <16 x float> %t171, %t171
  %t173 = fpext <16 x float> %t172 to <16 x double>
  %t175 = getelementptr inbounds double, ptr %t174, i64 %t153
  store <16 x double> %t173, ptr %t175, align 8
  %t154 = add nuw nsw i64 %t153, 16
  br label %b150
b152:
  br label %b177
b177:
  %t180 = phi i64 [ 0, %b152 ], [ %t181, %b178 ]
  %t182 = icmp slt i64 %t180, %t176
  br i1 %t182, label %b178, label %b179
b178:
  %t183 = add i64 %t149, %t180
  %t194 = add i64 %t163, %t183
  %t184 = sub i64 %t176, %t180
  %t185 = call i64 @llvm.smin.i64(i64 %t184, i64 16)
  %t186 = trunc i64 %t185 to i32
  %t187 = insertelement <16 x i32> poison, i32 %t186, i64 0
  %t188 = shufflevector <16 x i32> %t187, <16 x i32> poison, <16 x i32> zeroinitializer
  %t189 = icmp sgt <16 x i32> %t188, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t190 = getelementptr inbounds float, ptr %t56, i64 %t183
  %t191 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t190, i32 4, <16 x i1> %t189, <16 x float> zeroinitializer)
  %t192 = getelementptr inbounds float, ptr %t110, i64 %t183
  %t193 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t192, i32 4, <16 x i1> %t189, <16 x float> zeroinitializer)
  %t195 = getelementptr inbounds float, ptr %t162, i64 %t194
  %t196 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t195, i32 4, <16 x i1> %t189, <16 x float> zeroinitializer)
  %t197 = fmul <16 x float> %t191, %t193
  %t198 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t197, <16 x float> %t12)
  %t199 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t198)
  %t200 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t199
  %t201 = fmul <16 x float> %t196, %t200
  %t202 = fmul <16 x float> %t201, %t201
  %t203 = fpext <16 x float> %t202 to <16 x double>
  %t204 = getelementptr inbounds double, ptr %t174, i64 %t183
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t203, ptr %t204, i32 8, <16 x i1> %t189)
  %t181 = add nuw nsw i64 %t180, 16
  br label %b177
b179:
  br i1 %t34, label %b205, label %b206
b205:
  br label %b208
b208:
  %t211 = phi i64 [ 0, %b205 ], [ %t212, %b209 ]
  %t213 = icmp slt i64 %t211, %t33
  br i1 %t213, label %b209, label %b210
b209:
  %t226 = add i64 %t29, %t211
  %t214 = sub i64 %t33, %t211
  %t215 = call i64 @llvm.smin.i64(i64 %t214, i64 16)
  %t216 = trunc i64 %t215 to i32
  %t217 = insertelement <16 x i32> poison, i32 %t216, i64 0
  %t218 = shufflevector <16 x i32> %t217, <16 x i32> poison, <16 x i32> zeroinitializer
  %t219 = icmp sgt <16 x i32> %t218, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t220 = getelementptr inbounds double, ptr %t174, i64 %t211
  %t221 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t220, i32 8, <16 x i1> %t219, <16 x double> zeroinitializer)
  %t222 = fadd <16 x double> splat (double 0x0000000000000000), %t221
  %t227 = getelementptr inbounds double, ptr %t225, i64 %t226
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t222, ptr %t227, i32 8, <16 x i1> %t219)
  %t212 = add nuw nsw i64 %t211, 16
  br label %b208
b210:
  br label %b207
b206:
  %t228 = icmp eq i64 %cols, 2
  br i1 %t228, label %b229, label %b230
b229:
  br label %b232
b232:
  %t235 = phi i64 [ 0, %b229 ], [ %t236, %b233 ]
  %t237 = icmp slt i64 %t235, %t33
  br i1 %t237, label %b233, label %b234
b233:
  %t238 = mul i64 %t235, 2
  %t241 = add i64 %t238, 1
  %t246 = add i64 %t29, %t235
  %t239 = getelementptr inbounds double, ptr %t174, i64 %t238
  %t240 = load double, ptr %t239, align 8
  %t242 = getelementptr inbounds double, ptr %t174, i64 %t241
  %t243 = load double, ptr %t242, align 8
  %t244 = fadd double %t240, %t243
  %t245 = fadd double 0x0000000000000000, %t244
  %t247 = getelementptr inbounds double, ptr %t225, i64 %t246
  store double %t245, ptr %t247, align 8
  %t236 = add nuw nsw i64 %t235, 1
  br label %b232
b234:
  br label %b231
b230:
  %t248 = icmp eq i64 %cols, 3
  br i1 %t248, label %b249, label %b250
b249:
  br label %b252
b252:
  %t255 = phi i64 [ 0, %b249 ], [ %t256, %b253 ]
  %t257 = icmp slt i64 %t255, %t33
  br i1 %t257, label %b253, label %b254
b253:
  %t258 = mul i64 %t255, 3
  %t261 = add i64 %t258, 1
  %t264 = add i64 %t258, 2
  %t270 = add i64 %t29, %t255
  %t259 = getelementptr inbounds double, ptr %t174, i64 %t258
  %t260 = load double, ptr %t259, align 8
  %t262 = getelementptr inbounds double, ptr %t174, i64 %t261
  %t263 = load double, ptr %t262, align 8
  %t265 = getelementptr inbounds double, ptr %t174, i64 %t264
  %t266 = load double, ptr %t265, align 8
  %t267 = fadd double %t260, %t266
  %t268 = fadd double %t267, %t263
  %t269 = fadd double 0x0000000000000000, %t268
  %t271 = getelementptr inbounds double, ptr %t225, i64 %t270
  store double %t269, ptr %t271, align 8
  %t256 = add nuw nsw i64 %t255, 1
  br label %b252
b254:
  br label %b251
b250:
  %t272 = icmp eq i64 %cols, 4
  br i1 %t272, label %b273, label %b274
b273:
  br label %b276
b276:
  %t279 = phi i64 [ 0, %b273 ], [ %t280, %b277 ]
  %t281 = icmp slt i64 %t279, %t33
  br i1 %t281, label %b277, label %b278
b277:
  %t282 = mul i64 %t279, 4
  %t285 = add i64 %t282, 1
  %t288 = add i64 %t282, 2
  %t291 = add i64 %t282, 3
  %t298 = add i64 %t29, %t279
  %t283 = getelementptr inbounds double, ptr %t174, i64 %t282
  %t284 = load double, ptr %t283, align 8
  %t286 = getelementptr inbounds double, ptr %t174, i64 %t285
  %t287 = load double, ptr %t286, align 8
  %t289 = getelementptr inbounds double, ptr %t174, i64 %t288
  %t290 = load double, ptr %t289, align 8
  %t292 = getelementptr inbounds double, ptr %t174, i64 %t291
  %t293 = load double, ptr %t292, align 8
  %t294 = fadd double %t284, %t290
  %t295 = fadd double %t287, %t293
  %t296 = fadd double %t294, %t295
  %t297 = fadd double 0x0000000000000000, %t296
  %t299 = getelementptr inbounds double, ptr %t225, i64 %t298
  store double %t297, ptr %t299, align 8
  %t280 = add nuw nsw i64 %t279, 1
  br label %b276
b278:
  br label %b275
b274:
  %t300 = icmp eq i64 %cols, 5
  br i1 %t300, label %b301, label %b302
b301:
  br label %b304
b304:
  %t307 = phi i64 [ 0, %b301 ], [ %t308, %b305 ]
  %t309 = icmp slt i64 %t307, %t33
  br i1 %t309, label %b305, label %b306
b305:
  %t310 = mul i64 %t307, 5
  %t313 = add i64 %t310, 1
  %t316 = add i64 %t310, 2
  %t319 = add i64 %t310, 3
  %t322 = add i64 %t310, 4
  %t330 = add i64 %t29, %t307
  %t311 = getelementptr inbounds double, ptr %t174, i64 %t310
  %t312 = load double, ptr %t311, align 8
  %t314 = getelementptr inbounds double, ptr %t174, i64 %t313
  %t315 = load double, ptr %t314, align 8
  %t317 = getelementptr inbounds double, ptr %t174, i64 %t316
  %t318 = load double, ptr %t317, align 8
  %t320 = getelementptr inbounds double, ptr %t174, i64 %t319
  %t321 = load double, ptr %t320, align 8
  %t323 = getelementptr inbounds double, ptr %t174, i64 %t322
  %t324 = load double, ptr %t323, align 8
  %t325 = fadd double %t312, %t324
  %t326 = fadd double %t325, %t318
  %t327 = fadd double %t315, %t321
  %t328 = fadd double %t326, %t327
  %t329 = fadd double 0x0000000000000000, %t328
  %t331 = getelementptr inbounds double, ptr %t225, i64 %t330
  store double %t329, ptr %t331, align 8
  %t308 = add nuw nsw i64 %t307, 1
  br label %b304
b306:
  br label %b303
b302:
  %t332 = icmp eq i64 %cols, 6
  br i1 %t332, label %b333, label %b334
b333:
  br label %b336
b336:
  %t339 = phi i64 [ 0, %b333 ], [ %t340, %b337 ]
  %t341 = icmp slt i64 %t339, %t33
  br i1 %t341, label %b337, label %b338
b337:
  %t342 = mul i64 %t339, 6
  %t345 = add i64 %t342, 1
  %t348 = add i64 %t342, 2
  %t351 = add i64 %t342, 3
  %t354 = add i64 %t342, 4
  %t357 = add i64 %t342, 5
  %t366 = add i64 %t29, %t339
  %t343 = getelementptr inbounds double, ptr %t174, i64 %t342
  %t344 = load double, ptr %t343, align 8
  %t346 = getelementptr inbounds double, ptr %t174, i64 %t345
  %t347 = load double, ptr %t346, align 8
  %t349 = getelementptr inbounds double, ptr %t174, i64 %t348
  %t350 = load double, ptr %t349, align 8
  %t352 = getelementptr inbounds double, ptr %t174, i64 %t351
  %t353 = load double, ptr %t352, align 8
  %t355 = getelementptr inbounds double, ptr %t174, i64 %t354
  %t356 = load double, ptr %t355, align 8
  %t358 = getelementptr inbounds double, ptr %t174, i64 %t357
  %t359 = load double, ptr %t358, align 8
  %t360 = fadd double %t344, %t356
  %t361 = fadd double %t347, %t359
  %t362 = fadd double %t360, %t350
  %t363 = fadd double %t361, %t353
  %t364 = fadd double %t362, %t363
  %t365 = fadd double 0x0000000000000000, %t364
  %t367 = getelementptr inbounds double, ptr %t225, i64 %t366
  store double %t365, ptr %t367, align 8
  %t340 = add nuw nsw i64 %t339, 1
  br label %b336
b338:
  br label %b335
b334:
  %t368 = icmp eq i64 %cols, 7
  br i1 %t368, label %b369, label %b370
b369:
  br label %b372
b372:
  %t375 = phi i64 [ 0, %b369 ], [ %t376, %b373 ]
  %t377 = icmp slt i64 %t375, %t33
  br i1 %t377, label %b373, label %b374
b373:
  %t378 = mul i64 %t375, 7
  %t381 = add i64 %t378, 1
  %t384 = add i64 %t378, 2
  %t387 = add i64 %t378, 3
  %t390 = add i64 %t378, 4
  %t393 = add i64 %t378, 5
  %t396 = add i64 %t378, 6
  %t406 = add i64 %t29, %t375
  %t379 = getelementptr inbounds double, ptr %t174, i64 %t378
  %t380 = load double, ptr %t379, align 8
  %t382 = getelementptr inbounds double, ptr %t174, i64 %t381
  %t383 = load double, ptr %t382, align 8
  %t385 = getelementptr inbounds double, ptr %t174, i64 %t384
  %t386 = load double, ptr %t385, align 8
  %t388 = getelementptr inbounds double, ptr %t174, i64 %t387
  %t389 = load double, ptr %t388, align 8
  %t391 = getelementptr inbounds double, ptr %t174, i64 %t390
  %t392 = load double, ptr %t391, align 8
  %t394 = getelementptr inbounds double, ptr %t174, i64 %t393
  %t395 = load double, ptr %t394, align 8
  %t397 = getelementptr inbounds double, ptr %t174, i64 %t396
  %t398 = load double, ptr %t397, align 8
  %t399 = fadd double %t380, %t392
  %t400 = fadd double %t383, %t395
  %t401 = fadd double %t386, %t398
  %t402 = fadd double %t399, %t401
  %t403 = fadd double %t400, %t389
  %t404 = fadd double %t402, %t403
  %t405 = fadd double 0x0000000000000000, %t404
  %t407 = getelementptr inbounds double, ptr %t225, i64 %t406
  store double %t405, ptr %t407, align 8
  %t376 = add nuw nsw i64 %t375, 1
  br label %b372
b374:
  br label %b371
b370:
  %t408 = icmp eq i64 %cols, 8
  br i1 %t408, label %b409, label %b410
b409:
  br label %b412
b412:
  %t415 = phi i64 [ 0, %b409 ], [ %t416, %b413 ]
  %t417 = icmp slt i64 %t415, %t33
  br i1 %t417, label %b413, label %b414
b413:
  %t418 = mul i64 %t415, 8
  %t421 = add i64 %t418, 1
  %t424 = add i64 %t418, 2
  %t427 = add i64 %t418, 3
  %t430 = add i64 %t418, 4
  %t433 = add i64 %t418, 5
  %t436 = add i64 %t418, 6
  %t439 = add i64 %t418, 7
  %t450 = add i64 %t29, %t415
  %t419 = getelementptr inbounds double, ptr %t174, i64 %t418
  %t420 = load double, ptr %t419, align 8
  %t422 = getelementptr inbounds double, ptr %t174, i64 %t421
  %t423 = load double, ptr %t422, align 8
  %t425 = getelementptr inbounds double, ptr %t174, i64 %t424
  %t426 = load double, ptr %t425, align 8
  %t428 = getelementptr inbounds double, ptr %t174, i64 %t427
  %t429 = load double, ptr %t428, align 8
  %t431 = getelementptr inbounds double, ptr %t174, i64 %t430
  %t432 = load double, ptr %t431, align 8
  %t434 = getelementptr inbounds double, ptr %t174, i64 %t433
  %t435 = load double, ptr %t434, align 8
  %t437 = getelementptr inbounds double, ptr %t174, i64 %t436
  %t438 = load double, ptr %t437, align 8
  %t440 = getelementptr inbounds double, ptr %t174, i64 %t439
  %t441 = load double, ptr %t440, align 8
  %t442 = fadd double %t420, %t432
  %t443 = fadd double %t423, %t435
  %t444 = fadd double %t426, %t438
  %t445 = fadd double %t429, %t441
  %t446 = fadd double %t442, %t444
  %t447 = fadd double %t443, %t445
  %t448 = fadd double %t446, %t447
  %t449 = fadd double 0x0000000000000000, %t448
  %t451 = getelementptr inbounds double, ptr %t225, i64 %t450
  store double %t449, ptr %t451, align 8
  %t416 = add nuw nsw i64 %t415, 1
  br label %b412
b414:
  br label %b411
b410:
  %t458 = call i64 @llvm.smin.i64(i64 %cols, i64 16)
  %t459 = sub i64 %t458, 0
  %t460 = call i64 @llvm.smin.i64(i64 %t459, i64 16)
  %t461 = trunc i64 %t460 to i32
  %t462 = insertelement <16 x i32> poison, i32 %t461, i64 0
  %t463 = shufflevector <16 x i32> %t462, <16 x i32> poison, <16 x i32> zeroinitializer
  %t464 = icmp sgt <16 x i32> %t463, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t471 = sub i64 %cols, %t458
  br label %b452
b452:
  %t455 = phi i64 [ 0, %b410 ], [ %t456, %b474 ]
  %t457 = icmp slt i64 %t455, %t33
  br i1 %t457, label %b453, label %b454
b453:
  %t465 = mul i64 %t455, %cols
  %t505 = add i64 %t29, %t455
  %t466 = add i64 %t465, 0
  %t467 = getelementptr inbounds double, ptr %t174, i64 %t466
  %t468 = load <16 x double>, ptr %t467, align 8
  %t469 = fadd <16 x double> splat (double 0x0000000000000000), %t468
  %t470 = select <16 x i1> %t464, <16 x double> %t469, <16 x double> splat (double 0x0000000000000000)
  br label %b472
b472:
  %t475 = phi i64 [ 0, %b453 ], [ %t476, %b473 ]
  %t477 = phi <16 x double> [ %t470, %b453 ], [ %t490, %b473 ]
  %t478 = icmp slt i64 %t475, %t471
  br i1 %t478, label %b473, label %b474
b473:
  %t479 = add i64 %t458, %t475
  %t486 = add i64 %t465, %t479
  %t480 = sub i64 %t471, %t475
  %t481 = call i64 @llvm.smin.i64(i64 %t480, i64 16)
  %t482 = trunc i64 %t481 to i32
  %t483 = insertelement <16 x i32> poison, i32 %t482, i64 0
  %t484 = shufflevector <16 x i32> %t483, <16 x i32> poison, <16 x i32> zeroinitializer
  %t485 = icmp sgt <16 x i32> %t484, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t487 = getelementptr inbounds double, ptr %t174, i64 %t486
  %t488 = load <16 x double>, ptr %t487, align 8
  %t489 = fadd <16 x double> %t477, %t488
  %t490 = select <16 x i1> %t485, <16 x double> %t489, <16 x double> %t477
  %t476 = add nuw nsw i64 %t475, 16
  br label %b472
b474:
  %t491 = shufflevector <16 x double> %t477, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t492 = shufflevector <16 x double> %t477, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t493 = fadd <8 x double> %t491, %t492
  %t494 = shufflevector <8 x double> %t493, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t495 = shufflevector <8 x double> %t493, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t496 = fadd <4 x double> %t494, %t495
  %t497 = shufflevector <4 x double> %t496, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t498 = shufflevector <4 x double> %t496, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t499 = fadd <2 x double> %t497, %t498
  %t500 = shufflevector <2 x double> %t499, <2 x double> poison, <1 x i32> <i32 0>
  %t501 = shufflevector <2 x double> %t499, <2 x double> poison, <1 x i32> <i32 1>
  %t502 = extractelement <1 x double> %t500, i64 0
  %t503 = extractelement <1 x double> %t501, i64 0
  %t504 = fadd double %t502, %t503
  %t506 = getelementptr inbounds double, ptr %t225, i64 %t505
  store double %t504, ptr %t506, align 8
  %t456 = add nuw nsw i64 %t455, 1
  br label %b452
b454:
  br label %b411
b411:
  br label %b371
b371:
  br label %b335
b335:
  br label %b303
b303:
  br label %b275
b275:
  br label %b251
b251:
  br label %b231
b231:
  br label %b207
b207:
  %t30 = add nuw nsw i64 %t29, %t24
  br label %b26
b28:
  br label %b23
b22:
  %t507 = add i64 %row, %rows
  %t518 = add i64 %col, %cols
  br label %b508
b508:
  %t511 = phi i64 [ %row, %b22 ], [ %t512, %b521 ]
  %t513 = icmp slt i64 %t511, %t507
  br i1 %t513, label %b509, label %b510
b509:
  %t539 = udiv i64 %t511, %t85
  %t540 = mul i64 %t539, %t14
  %t544 = mul i64 %t511, %t14
  %t604 = mul i64 %t511, %t603
  %t514 = getelementptr inbounds float, ptr %t52, i64 %t511
  %t515 = load float, ptr %t514, align 4
  %t516 = insertelement <16 x float> poison, float %t515, i64 0
  %t517 = shufflevector <16 x float> %t516, <16 x float> poison, <16 x i32> zeroinitializer
  br label %b519
b519:
  %t522 = phi i64 [ %col, %b509 ], [ %t523, %b560 ]
  %t524 = icmp slt i64 %t522, %t518
  br i1 %t524, label %b520, label %b521
b520:
  %t525 = add i64 %t522, 1024
  %t526 = call i64 @llvm.smin.i64(i64 %t525, i64 %t518)
  %t527 = sub i64 %t526, %t522
  %t528 = urem i64 %t527, 16
  %t529 = sub i64 %t526, %t528
  %t530 = sub i64 %t529, %t522
  %t545 = add i64 %t544, %t522
  %t546 = getelementptr float, ptr %t162, i64 %t545
  %t557 = sub i64 %t526, %t529
  %t575 = add i64 %t544, %t529
  %t576 = getelementptr float, ptr %t162, i64 %t575
  %t605 = udiv i64 %t522, 1024
  %t606 = add i64 %t604, %t605
  br label %b531
b531:
  %t534 = phi i64 [ 0, %b520 ], [ %t535, %b532 ]
  %t536 = phi <16 x double> [ splat (double 0x0000000000000000), %b520 ], [ %t556, %b532 ]
  %t537 = icmp slt i64 %t534, %t530
  br i1 %t537, label %b532, label %b533
b532:
  %t538 = add i64 %t522, %t534
  %t541 = add i64 %t540, %t538
  %t542 = getelementptr inbounds float, ptr %t105, i64 %t541
  %t543 = load <16 x float>, ptr %t542, align 4
  %t547 = getelementptr inbounds float, ptr %t546, i64 %t534
  %t548 = load <16 x float>, ptr %t547, align 4
  %t549 = fmul <16 x float> %t517, %t543
  %t550 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t549, <16 x float> %t12)
  %t551 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t550)
  %t552 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t551
  %t553 = fmul <16 x float> %t548, %t552
  %t554 = fmul <16 x float> %t553, %t553
  %t555 = fpext <16 x float> %t554 to <16 x double>
  %t556 = fadd <16 x double> %t536, %t555
  %t535 = add nuw nsw i64 %t534, 16
  br label %b531
b533:
  br label %b558
b558:
  %t561 = phi i64 [ 0, %b533 ], [ %t562, %b559 ]
  %t563 = phi <16 x double> [ %t536, %b533 ], [ %t587, %b559 ]
  %t564 = icmp slt i64 %t561, %t557
  br i1 %t564, label %b559, label %b560
b559:
  %t565 = add i64 %t529, %t561
  %t572 = add i64 %t540, %t565
  %t566 = sub i64 %t557, %t561
  %t567 = call i64 @llvm.smin.i64(i64 %t566, i64 16)
  %t568 = trunc i64 %t567 to i32
  %t569 = insertelement <16 x i32> poison, i32 %t568, i64 0
  %t570 = shufflevector <16 x i32> %t569, <16 x i32> poison, <16 x i32> zeroinitializer
  %t571 = icmp sgt <16 x i32> %t570, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t573 = getelementptr inbounds float, ptr %t105, i64 %t572
  %t574 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t573, i32 4, <16 x i1> %t571, <16 x float> zeroinitializer)
  %t577 = getelementptr inbounds float, ptr %t576, i64 %t561
  %t578 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t577, i32 4, <16 x i1> %t571, <16 x float> zeroinitializer)
  %t579 = fmul <16 x float> %t517, %t574
  %t580 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t579, <16 x float> %t12)
  %t581 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t580)
  %t582 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t581
  %t583 = fmul <16 x float> %t578, %t582
  %t584 = fmul <16 x float> %t583, %t583
  %t585 = fpext <16 x float> %t584 to <16 x double>
  %t586 = fadd <16 x double> %t563, %t585
  %t587 = select <16 x i1> %t571, <16 x double> %t586, <16 x double> %t563
  %t562 = add nuw nsw i64 %t561, 16
  br label %b558
b560:
  %t588 = shufflevector <16 x double> %t563, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t589 = shufflevector <16 x double> %t563, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t590 = fadd <8 x double> %t588, %t589
  %t591 = shufflevector <8 x double> %t590, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t592 = shufflevector <8 x double> %t590, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t593 = fadd <4 x double> %t591, %t592
  %t594 = shufflevector <4 x double> %t593, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t595 = shufflevector <4 x double> %t593, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t596 = fadd <2 x double> %t594, %t595
  %t597 = shufflevector <2 x double> %t596, <2 x double> poison, <1 x i32> <i32 0>
  %t598 = shufflevector <2 x double> %t596, <2 x double> poison, <1 x i32> <i32 1>
  %t599 = extractelement <1 x double> %t597, i64 0
  %t600 = extractelement <1 x double> %t598, i64 0
  %t601 = fadd double %t599, %t600
  %t607 = getelementptr inbounds double, ptr %t225, i64 %t606
  store double %t601, ptr %t607, align 8
  %t523 = add nuw nsw i64 %t522, 1024
  br label %b519
b521:
  %t512 = add nuw nsw i64 %t511, 1
  br label %b508
b510:
  br label %b23
b23:
  ret void
}

define internal void @sf_sweep2_pass0(ptr %ctx, ptr %tensor, i64 %number, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t71 = alloca float, i64 1040, align 64
  %t125 = alloca float, i64 1040, align 64
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr
  %t4 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t5 = load i64, ptr %t4, align 8
  %t6 = mul i64 %t5, 12
  %t7 = getelementptr inbounds double, ptr %t3, i64 %t6
  %t18 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t19 = load i64, ptr %t18, align 8
  %t20 = inttoptr i64 %t19 to ptr
  %t21 = mul i64 %number, 6
  %t22 = getelementptr inbounds double, ptr %t20, i64 %t21
  %t28 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t29 = load i64, ptr %t28, align 8
  %t30 = icmp eq i64 %cols, %t29
  %t31 = icmp sle i64 %cols, 64
  %t32 = and i1 %t30, %t31
  %t33 = urem i64 %cols, 16
  %t34 = icmp ne i64 %t33, 0
  %t35 = and i1 %t32, %t34
  %t65 = getelementptr inbounds i64, ptr %tensor, i64 19
  %t66 = load i64, ptr %t65, align 8
  %t67 = inttoptr i64 %t66 to ptr
  %t99 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t100 = load i64, ptr %t99, align 8
  %t118 = getelementptr inbounds i64, ptr %tensor, i64 20
  %t119 = load i64, ptr %t118, align 8
  %t120 = inttoptr i64 %t119 to ptr
  %t128 = getelementptr inbounds i64, ptr %tensor, i64 3
  %t129 = load i64, ptr %t128, align 8
  %t175 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t176 = load i64, ptr %t175, align 8
  %t177 = inttoptr i64 %t176 to ptr
  %t182 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t183 = load i64, ptr %t182, align 8
  %t184 = inttoptr i64 %t183 to ptr
  %t8 = getelementptr inbounds double, ptr %t7, i64 9
  %t9 = load double, ptr %t8, align 8
  %t10 = fptrunc double %t9 to float
  %t11 = insertelement <16 x float> poison, float %t10, i64 0
  %t12 = shufflevector <16 x float> %t11, <16 x float> poison, <16 x i32> zeroinitializer
  %t13 = getelementptr inbounds double, ptr %t7, i64 11
  %t14 = load double, ptr %t13, align 8
  %t15 = fptrunc double %t14 to float
  %t16 = insertelement <16 x float> poison, float %t15, i64 0
  %t17 = shufflevector <16 x float> %t16, <16 x float> poison, <16 x i32> zeroinitializer
  %t23 = getelementptr inbounds double, ptr %t22, i64 5
  %t24 = load double, ptr %t23, align 8
  %t25 = fptrunc double %t24 to float
  %t26 = insertelement <16 x float> poison, float %t25, i64 0
  %t27 = shufflevector <16 x float> %t26, <16 x float> poison, <16 x i32> zeroinitializer
  br i1 %t35, label %b36, label %b37
b36:
  %t39 = udiv i64 1024, %cols
  %t40 = add i64 %row, %rows
  %t49 = icmp eq i64 %cols, 1
  %t101 = icmp eq i64 %t100, 1
  br label %b41
b41:
  %t44 = phi i64 [ %row, %b36 ], [ %t45, %b199 ]
  %t46 = icmp slt i64 %t44, %t40
  br i1 %t46, label %b42, label %b43
b42:
  %t47 = sub i64 %t40, %t44
  %t48 = call i64 @llvm.smin.i64(i64 %t39, i64 %t47)
  %t162 = mul i64 %t48, %cols
  %t163 = urem i64 %t162, 16
  %t164 = sub i64 %t162, %t163
  %t178 = mul i64 %t44, %t29
  %t196 = sub i64 %t162, %t164
  br i1 %t49, label %b50, label %b51
b50:
  br label %b53
b53:
  %t56 = phi i64 [ 0, %b50 ], [ %t57, %b54 ]
  %t58 = icmp slt i64 %t56, %t48
  br i1 %t58, label %b54, label %b55
b54:
  %t68 = add i64 %t44, %t56
  %t59 = sub i64 %t48, %t56
  %t60 = call i64 @llvm.smin.i64(i64 %t59, i64 16)
  %t61 = trunc i64 %t60 to i32
  %t62 = insertelement <16 x i32> poison, i32 %t61, i64 0
  %t63 = shufflevector <16 x i32> %t62, <16 x i32> poison, <16 x i32> zeroinitializer
  %t64 = icmp sgt <16 x i32> %t63, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t69 = getelementptr inbounds float, ptr %t67, i64 %t68
  %t70 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t69, i32 4, <16 x i1> %t64, <16 x float> zeroinitializer)
  %t72 = getelementptr inbounds float, ptr %t71, i64 %t56
  store <16 x float> %t70, ptr %t72, align 4
  %t57 = add nuw nsw i64 %t56, 16
  br label %b53
b55:
  br label %b52
b51:
  br label %b73
b73:
  %t76 = phi i64 [ 0, %b51 ], [ %t77, %b86 ]
  %t78 = icmp slt i64 %t76, %t48
  br i1 %t78, label %b74, label %b75
b74:
  %t79 = add i64 %t44, %t76
  %t96 = mul i64 %t76, %cols
  %t80 = getelementptr inbounds float, ptr %t67, i64 %t79
  %t81 = load float, ptr %t80, align 4
  %t82 = insertelement <16 x float> poison, float %t81, i64 0
  %t83 = shufflevector <16 x float> %t82, <16 x float> poison, <16 x i32> zeroinitializer
  br label %b84
b84:
  %t87 = phi i64 [ 0, %b74 ], [ %t88, %b85 ]
  %t89 = icmp slt i64 %t87, %cols
  br i1 %t89, label %b85, label %b86
b85:
  %t97 = add i64 %t96, %t87
  %t90 = sub i64 %cols, %t87
  %t91 = call i64 @llvm.smin.i64(i64 %t90, i64 16)
  %t92 = trunc i64 %t91 to i32
  %t93 = insertelement <16 x i32> poison, i32 %t92, i64 0
  %t94 = shufflevector <16 x i32> %t93, <16 x i32> poison, <16 x i32> zeroinitializer
  %t95 = icmp sgt <16 x i32> %t94, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t98 = getelementptr inbounds float, ptr %t71, i64 %t97
  store <16 x float> %t83, ptr %t98, align 4
  %t88 = add nuw nsw i64 %t87, 16
  br label %b84
b86:
  %t77 = add nuw nsw i64 %t76, 1
  br label %b73
b75:
  br label %b52
b52:
  br i1 %t101, label %b102, label %b103
b102:
  %t105 = mul i64 %t48, %cols
  %t121 = mul i64 %t44, %t29
  br label %b106
b106:
  %t109 = phi i64 [ 0, %b102 ], [ %t110, %b107 ]
  %t111 = icmp slt i64 %t109, %t105
  br i1 %t111, label %b107, label %b108
b107:
  %t122 = add i64 %t121, %t109
  %t112 = sub i64 %t105, %t109
  %t113 = call i64 @llvm.smin.i64(i64 %t112, i64 16)
  %t114 = trunc i64 %t113 to i32
  %t115 = insertelement <16 x i32> poison, i32 %t114, i64 0
  %t116 = shufflevector <16 x i32> %t115, <16 x i32> poison, <16 x i32> zeroinitializer
  %t117 = icmp sgt <16 x i32> %t116, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t123 = getelementptr inbounds float, ptr %t120, i64 %t122
  %t124 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t123, i32 4, <16 x i1> %t117, <16 x float> zeroinitializer)
  %t126 = getelementptr inbounds float, ptr %t125, i64 %t109
  store <16 x float> %t124, ptr %t126, align 4
  %t110 = add nuw nsw i64 %t109, 16
  br label %b106
b108:
  br label %b104
b103:
  %t127 = icmp eq i64 %t44, %row
  %t130 = icmp ne i64 %t129, 1
  %t131 = or i1 %t127, %t130
  br i1 %t131, label %b132, label %b134
b132:
  br label %b135
b135:
  %t138 = phi i64 [ 0, %b132 ], [ %t139, %b143 ]
  %t140 = icmp slt i64 %t138, %t48
  br i1 %t140, label %b136, label %b137
b136:
  %t153 = add i64 %t44, %t138
  %t154 = udiv i64 %t153, %t100
  %t155 = mul i64 %t154, %t29
  %t159 = mul i64 %t138, %cols
  br label %b141
b141:
  %t144 = phi i64 [ 0, %b136 ], [ %t145, %b142 ]
  %t146 = icmp slt i64 %t144, %cols
  br i1 %t146, label %b142, label %b143
b142:
  %t156 = add i64 %t155, %t144
  %t160 = add i64 %t159, %t144
  %t147 = sub i64 %cols, %t144
  %t148 = call i64 @llvm.smin.i64(i64 %t147, i64 16)
  %t149 = trunc i64 %t148 to i32
  %t150 = insertelement <16 x i32> poison, i32 %t149, i64 0
  %t151 = shufflevector <16 x i32> %t150, <16 x i32> poison, <16 x i32> zeroinitializer
  %t152 = icmp sgt <16 x i32> %t151, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t157 = getelementptr inbounds float, ptr %t120, i64 %t156
  %t158 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t157, i32 4, <16 x i1> %t152, <16 x float> zeroinitializer)
  %t161 = getelementptr inbounds float, ptr %t125, i64 %t160
  store <16 x float> %t158, ptr %t161, align 4
  %t145 = add nuw nsw i64 %t144, 16
  br label %b141
b143:
  %t139 = add nuw nsw i64 %t138, 1
  br label %b135
b137:
  br label %b134
b134:
  br label %b104
b104:
  br label %b165
b165:
  %t168 = phi i64 [ 0, %b104 ], [ %t169, %b166 ]
  %t170 = icmp slt i64 %t168, %t164
  br i1 %t170, label %b166, label %b167
b166:
  %t179 = add i64 %t178, %t168
  %t171 = getelementptr inbounds float, ptr %t71, i64 %t168
  %t172 = load <16 x float>, ptr %t171, align 4
  %t173 = getelementptr inbounds float, ptr %t125, i64 %t168
  %t174 = load <16 x float>, ptr %t173, align 4
  %t180 = getelementptr inbounds float, ptr %t177, i64 %t179
  %t181 = load <16 x float>, ptr %t180, align 4
  %t185 = getelementptr inbounds float, ptr %t184, i64 %t179
  %t186 = load <16 x float>, ptr %t185, align 4
  %t187 = fmul <16 x float> %t172, %t174
  %t188 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t187, <16 x float> %t12)
  %t189 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t188)
  %t190 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t189
  %t191 = fmul <16 x float> %t186, %t190
  %t192 = fmul <16 x float> %t17, %t181
  %t193 = fmul <16 x float> %t27, %t191
  %t194 = fsub <16 x float> %t192, %t193
  %t195 = getelementptr inbounds float, ptr %t177, i64 %t179
  store <16 x float> %t194, ptr %t195, align 4
  %t169 = add nuw nsw i64 %t168, 16
  br label %b165
b167:
  br label %b197
b197:
  %t200 = phi i64 [ 0, %b167 ], [ %t201, %b198 ]
  %t202 = icmp slt i64 %t200, %t196
  br i1 %t202, label %b198, label %b199
b198:
  %t203 = add i64 %t164, %t200
  %t214 = add i64 %t178, %t203
  %t204 = sub i64 %t196, %t200
  %t205 = call i64 @llvm.smin.i64(i64 %t204, i64 16)
  %t206 = trunc i64 %t205 to i32
  %t207 = insertelement <16 x i32> poison, i32 %t206, i64 0
  %t208 = shufflevector <16 x i32> %t207, <16 x i32> poison, <16 x i32> zeroinitializer
  %t209 = icmp sgt <16 x i32> %t208, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t210 = getelementptr inbounds float, ptr %t71, i64 %t203
  %t211 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t210, i32 4, <16 x i1> %t209, <16 x float> zeroinitializer)
  %t212 = getelementptr inbounds float, ptr %t125, i64 %t203
  %t213 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t212, i32 4, <16 x i1> %t209, <16 x float> zeroinitializer)
  %t215 = getelementptr inbounds float, ptr %t177, i64 %t214
  %t216 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t215, i32 4, <16 x i1> %t209, <16 x float> zeroinitializer)
  %t217 = getelementptr inbounds float, ptr %t184, i64 %t214
  %t218 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t217, i32 4, <16 x i1> %t209, <16 x float> zeroinitializer)
  %t219 = fmul <16 x float> %t211, %t213
  %t220 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t219, <16 x float> %t12)
  %t221 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t220)
  %t222 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t221
  %t223 = fmul <16 x float> %t218, %t222
  %t224 = fmul <16 x float> %t17, %t216
  %t225 = fmul <16 x float> %t27, %t223
  %t226 = fsub <16 x float> %t224, %t225
  %t227 = getelementptr inbounds float, ptr %t177, i64 %t214
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t226, ptr %t227, i32 4, <16 x i1> %t209)
  %t201 = add nuw nsw i64 %t200, 16
  br label %b197
b199:
  %t45 = add nuw nsw i64 %t44, %t39
  br label %b41
b43:
  br label %b38
b37:
  %t228 = add i64 %row, %rows
  %t239 = add i64 %col, %cols
  %t240 = sub i64 %t239, %col
  %t241 = urem i64 %t240, 16
  %t242 = sub i64 %t239, %t241
  %t243 = sub i64 %t242, %col
  %t272 = sub i64 %t239, %t242
  br label %b229
b229:
  %t232 = phi i64 [ %row, %b37 ], [ %t233, %b275 ]
  %t234 = icmp slt i64 %t232, %t228
  br i1 %t234, label %b230, label %b231
b230:
  %t251 = udiv i64 %t232, %t100
  %t252 = mul i64 %t251, %t29
  %t253 = add i64 %t252, %col
  %t254 = getelementptr float, ptr %t120, i64 %t253
  %t257 = mul i64 %t232, %t29
  %t286 = add i64 %t252, %t242
  %t287 = getelementptr float, ptr %t120, i64 %t286
  %t235 = getelementptr inbounds float, ptr %t67, i64 %t232
  %t236 = load float, ptr %t235, align 4
  %t237 = insertelement <16 x float> poison, float %t236, i64 0
  %t238 = shufflevector <16 x float> %t237, <16 x float> poison, <16 x i32> zeroinitializer
  br label %b244
b244:
  %t247 = phi i64 [ 0, %b230 ], [ %t248, %b245 ]
  %t249 = icmp slt i64 %t247, %t243
  br i1 %t249, label %b245, label %b246
b245:
  %t250 = add i64 %col, %t247
  %t258 = add i64 %t257, %t250
  %t255 = getelementptr inbounds float, ptr %t254, i64 %t247
  %t256 = load <16 x float>, ptr %t255, align 4
  %t259 = getelementptr inbounds float, ptr %t177, i64 %t258
  %t260 = load <16 x float>, ptr %t259, align 4
  %t261 = getelementptr inbounds float, ptr %t184, i64 %t258
  %t262 = load <16 x float>, ptr %t261, align 4
  %t263 = fmul <16 x float> %t238, %t256
  %t264 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t263, <16 x float> %t12)
  %t265 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t264)
  %t266 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t265
  %t267 = fmul <16 x float> %t262, %t266
  %t268 = fmul <16 x float> %t17, %t260
  %t269 = fmul <16 x float> %t27, %t267
  %t270 = fsub <16 x float> %t268, %t269
  %t271 = getelementptr inbounds float, ptr %t177, i64 %t258
  store <16 x float> %t270, ptr %t271, align 4
  %t248 = add nuw nsw i64 %t247, 16
  br label %b244
b246:
  br label %b273
b273:
  %t276 = phi i64 [ 0, %b246 ], [ %t277, %b274 ]
  %t278 = icmp slt i64 %t276, %t272
  br i1 %t278, label %b274, label %b275
b274:
  %t279 = add i64 %t242, %t276
  %t290 = add i64 %t257, %t279
  %t280 = sub i64 %t272, %t276
  %t281 = call i64 @llvm.smin.i64(i64 %t280, i64 16)
  %t282 = trunc i64 %t281 to i32
  %t283 = insertelement <16 x i32> poison, i32 %t282, i64 0
  %t284 = shufflevector <16 x i32> %t283, <16 x i32> poison, <16 x i32> zeroinitializer
  %t285 = icmp sgt <16 x i32> %t284, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t288 = getelementptr inbounds float, ptr %t287, i64 %t276
  %t289 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t288, i32 4, <16 x i1> %t285, <16 x float> zeroinitializer)
  %t291 = getelementptr inbounds float, ptr %t177, i64 %t290
  %t292 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t291, i32 4, <16 x i1> %t285, <16 x float> zeroinitializer)
  %t293 = getelementptr inbounds float, ptr %t184, i64 %t290
  %t294 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t293, i32 4, <16 x i1> %t285, <16 x float> zeroinitializer)
  %t295 = fmul <16 x float> %t238, %t289
  %t296 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t295, <16 x float> %t12)
  %t297 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t296)
  %t298 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t297
  %t299 = fmul <16 x float> %t294, %t298
  %t300 = fmul <16 x float> %t17, %t292
  %t301 = fmul <16 x float> %t27, %t299
  %t302 = fsub <16 x float> %t300, %t301
  %t303 = getelementptr inbounds float, ptr %t177, i64 %t290
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t302, ptr %t303, i32 4, <16 x i1> %t285)
  %t277 = add nuw nsw i64 %t276, 16
  br label %b273
b275:
  %t233 = add nuw nsw i64 %t232, 1
  br label %b229
b231:
  br label %b38
b38:
  ret void
}

define internal void @sf_stage0_1(ptr %ctx) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 7
  %t2 = load i64, ptr %t1, align 8
  %t17 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t18 = load i64, ptr %t17, align 8
  %t19 = inttoptr i64 %t18 to ptr
  %t68 = getelementptr inbounds i64, ptr %ctx, i64 2
  %t69 = load i64, ptr %t68, align 8
  %t70 = inttoptr i64 %t69 to ptr
  br label %b3
b3:
  %t6 = phi i64 [ 0, %entry ], [ %t7, %b4 ]
  %t8 = icmp slt i64 %t6, %t2
  br i1 %t8, label %b4, label %b5
b4:
  %t20 = mul i64 %t6, 12
  %t21 = getelementptr inbounds double, ptr %t19, i64 %t20
  %t9 = sub i64 %t2, %t6
  %t10 = call i64 @llvm.smin.i64(i64 %t9, i64 16)
  %t11 = trunc i64 %t10 to i32
  %t12 = insertelement <16 x i32> poison, i32 %t11, i64 0
  %t13 = shufflevector <16 x i32> %t12, <16 x i32> poison, <16 x i32> zeroinitializer
  %t14 = icmp sgt <16 x i32> %t13, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t15 = insertelement <16 x i32> poison, i32 12, i64 0
  %t16 = shufflevector <16 x i32> %t15, <16 x i32> poison, <16 x i32> zeroinitializer
  %t22 = getelementptr inbounds double, ptr %t21, i64 1
  %t23 = mul <16 x i32> %t16, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t24 = getelementptr double, ptr %t22, <16 x i32> %t23
  %t25 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t24, i32 8, <16 x i1> %t14, <16 x double> zeroinitializer)
  %t26 = fcmp oeq <16 x double> %t25, splat (double 0x0000000000000000)
  %t27 = uitofp <16 x i1> %t26 to <16 x double>
  %t28 = insertelement <16 x i32> poison, i32 12, i64 0
  %t29 = shufflevector <16 x i32> %t28, <16 x i32> poison, <16 x i32> zeroinitializer
  %t30 = getelementptr inbounds double, ptr %t21, i64 6
  %t31 = mul <16 x i32> %t29, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t32 = getelementptr double, ptr %t30, <16 x i32> %t31
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t27, <16 x ptr> %t32, i32 8, <16 x i1> %t14)
  %t33 = insertelement <16 x i32> poison, i32 12, i64 0
  %t34 = shufflevector <16 x i32> %t33, <16 x i32> poison, <16 x i32> zeroinitializer
  %t35 = getelementptr inbounds double, ptr %t21, i64 2
  %t36 = mul <16 x i32> %t34, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t37 = getelementptr double, ptr %t35, <16 x i32> %t36
  %t38 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t37, i32 8, <16 x i1> %t14, <16 x double> zeroinitializer)
  %t39 = fmul <16 x double> %t38, %t38
  %t40 = fptrunc <16 x double> %t39 to <16 x float>
  %t41 = fpext <16 x float> %t40 to <16 x double>
  %t42 = insertelement <16 x i32> poison, i32 12, i64 0
  %t43 = shufflevector <16 x i32> %t42, <16 x i32> poison, <16 x i32> zeroinitializer
  %t44 = getelementptr inbounds double, ptr %t21, i64 9
  %t45 = mul <16 x i32> %t43, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t46 = getelementptr double, ptr %t44, <16 x i32> %t45
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t41, <16 x ptr> %t46, i32 8, <16 x i1> %t14)
  %t47 = insertelement <16 x i32> poison, i32 12, i64 0
  %t48 = shufflevector <16 x i32> %t47, <16 x i32> poison, <16 x i32> zeroinitializer
  %t49 = getelementptr inbounds double, ptr %t21, i64 0
  %t50 = mul <16 x i32> %t48, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t51 = getelementptr double, ptr %t49, <16 x i32> %t50
  %t52 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t51, i32 8, <16 x i1> %t14, <16 x double> zeroinitializer)
  %t53 = insertelement <16 x i32> poison, i32 12, i64 0
  %t54 = shufflevector <16 x i32> %t53, <16 x i32> poison, <16 x i32> zeroinitializer
  %t55 = getelementptr inbounds double, ptr %t21, i64 5
  %t56 = mul <16 x i32> %t54, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t57 = getelementptr double, ptr %t55, <16 x i32> %t56
  %t58 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t57, i32 8, <16 x i1> %t14, <16 x double> zeroinitializer)
  %t59 = fmul <16 x double> %t52, %t58
  %t60 = fsub <16 x double> splat (double 0x3FF0000000000000), %t59
  %t61 = fptrunc <16 x double> %t60 to <16 x float>
  %t62 = fpext <16 x float> %t61 to <16 x double>
  %t63 = insertelement <16 x i32> poison, i32 12, i64 0
  %t64 = shufflevector <16 x i32> %t63, <16 x i32> poison, <16 x i32> zeroinitializer
  %t65 = getelementptr inbounds double, ptr %t21, i64 11
  %t66 = mul <16 x i32> %t64, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t67 = getelementptr double, ptr %t65, <16 x i32> %t66
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t62, <16 x ptr> %t67, i32 8, <16 x i1> %t14)
  %t7 = add nuw nsw i64 %t6, 16
  br label %b3
b5:
  %t71 = getelementptr inbounds double, ptr %t70, i64 0
  %t72 = load double, ptr %t71, align 8
  %t73 = fadd double %t72, 0x3FF0000000000000
  %t74 = getelementptr inbounds double, ptr %t70, i64 1
  store double %t73, ptr %t74, align 8
  %t75 = fcmp olt double %t73, 0x0010000000000000
  %t76 = fmul double %t73, 0x4350000000000000
  %t77 = select i1 %t75, double %t76, double %t73
  %t78 = bitcast double %t77 to i64
  %t79 = sub i64 %t78, 4604544271217802189
  %t80 = ashr i64 %t79, 52
  %t81 = shl i64 %t80, 52
  %t82 = sub i64 %t78, %t81
  %t83 = bitcast i64 %t82 to double
  %t84 = add i64 %t80, 4843621399236968448
  %t85 = bitcast i64 %t84 to double
  %t86 = fsub double %t85, 0x4338000000000000
  %t87 = fsub double %t86, 0x404B000000000000
  %t88 = select i1 %t75, double %t87, double %t86
  %t89 = fsub double %t83, 0x3FF0000000000000
  %t90 = fmul double %t88, 0x3FE62E42FEE00000
  %t91 = fmul double %t88, 0x3DEA39EF35793C76
  %t92 = fadd double 0x4000000000000000, %t89
  %t93 = fdiv double %t89, %t92
  %t94 = fmul double %t93, %t93
  %t95 = fmul double %t94, %t94
  %t96 = fmul double 0x3FC2F112DF3E5244, %t95
  %t97 = fadd double %t96, 0x3FC7466496CB03DE
  %t98 = fmul double %t97, %t95
  %t99 = fadd double %t98, 0x3FD2492494229359
  %t100 = fmul double %t99, %t95
  %t101 = fadd double %t100, 0x3FE5555555555593
  %t102 = fmul double %t94, %t101
  %t103 = fmul double 0x3FC39A09D078C69F, %t95
  %t104 = fadd double %t103, 0x3FCC71C51D8E78AF
  %t105 = fmul double %t104, %t95
  %t106 = fadd double %t105, 0x3FD999999997FA04
  %t107 = fmul double %t95, %t106
  %t108 = fadd double %t102, %t107
  %t109 = fmul double %t89, %t89
  %t110 = fmul double 0x3FE0000000000000, %t109
  %t111 = fadd double %t110, %t108
  %t112 = fmul double %t93, %t111
  %t113 = fadd double %t112, %t91
  %t114 = fsub double %t110, %t113
  %t115 = fsub double %t114, %t89
  %t116 = fsub double %t90, %t115
  %t117 = fcmp olt double %t73, 0x7FF0000000000000
  %t118 = select i1 %t117, double %t116, double %t73
  %t119 = fcmp olt double 0x0000000000000000, %t73
  %t120 = fcmp oeq double %t73, 0x0000000000000000
  %t121 = select i1 %t120, double 0xFFF0000000000000, double 0x7FF8000000000000
  %t122 = select i1 %t119, double %t118, double %t121
  %t123 = insertelement <16 x double> poison, double %t122, i64 0
  %t124 = shufflevector <16 x double> %t123, <16 x double> poison, <16 x i32> zeroinitializer
  %t125 = getelementptr inbounds double, ptr %t70, i64 2
  store double %t122, ptr %t125, align 8
  %t126 = fcmp oeq double %t73, 0x3FF0000000000000
  %t127 = insertelement <16 x i1> poison, i1 %t126, i64 0
  %t128 = shufflevector <16 x i1> %t127, <16 x i1> poison, <16 x i32> zeroinitializer
  %t129 = uitofp i1 %t126 to double
  %t130 = getelementptr inbounds double, ptr %t70, i64 3
  store double %t129, ptr %t130, align 8
  %t131 = fmul double 0xBFE0000000000000, %t122
  %t132 = fcmp olt double %t131, 0xC087500000000000
  %t133 = select i1 %t132, double 0xC087500000000000, double %t131
  %t134 = fcmp olt double 0x4086300000000000, %t133
  %t135 = select i1 %t134, double 0x4086300000000000, double %t133
  %t136 = fmul double %t135, 0x3FF71547652B82FE
  %t137 = fadd double %t136, 0x4338000000000000
  %t138 = fsub double %t137, 0x4338000000000000
  %t139 = fmul double %t138, 0x3FE62E42FEE00000
  %t140 = fsub double %t135, %t139
  %t141 = fmul double %t138, 0x3DEA39EF35793C76
  %t142 = fsub double %t140, %t141
  %t143 = fmul double %t142, %t142
  %t144 = fmul double 0x3E66376972BEA4D0, %t143
  %t145 = fadd double %t144, 0xBEBBBD41C5D26BF1
  %t146 = fmul double %t145, %t143
  %t147 = fadd double %t146, 0x3F11566AAF25DE2C
  %t148 = fmul double %t147, %t143
  %t149 = fadd double %t148, 0xBF66C16C16BEBD93
  %t150 = fmul double %t149, %t143
  %t151 = fadd double %t150, 0x3FC555555555553E
  %t152 = fmul double %t143, %t151
  %t153 = fsub double %t142, %t152
  %t154 = fmul double %t142, %t153
  %t155 = fsub double 0x4000000000000000, %t153
  %t156 = fdiv double %t154, %t155
  %t157 = fsub double %t141, %t156
  %t158 = fsub double %t157, %t140
  %t159 = fsub double 0x3FF0000000000000, %t158
  %t160 = bitcast double %t137 to i64
  %t161 = sub i64 %t160, 4843621399236966402
  %t162 = lshr i64 %t161, 1
  %t163 = sub i64 %t161, %t162
  %t164 = shl i64 %t162, 52
  %t165 = bitcast i64 %t164 to double
  %t166 = shl i64 %t163, 52
  %t167 = bitcast i64 %t166 to double
  %t168 = fmul double %t159, %t165
  %t169 = fmul double %t168, %t167
  %t170 = select i1 %t126, double 0x3FF0000000000000, double %t169
  %t171 = insertelement <16 x double> poison, double %t170, i64 0
  %t172 = shufflevector <16 x double> %t171, <16 x double> poison, <16 x i32> zeroinitializer
  %t173 = getelementptr inbounds double, ptr %t70, i64 4
  store double %t170, ptr %t173, align 8
  %t174 = getelementptr inbounds double, ptr %t70, i64 2
  %t175 = load double, ptr %t174, align 8
  %t176 = insertelement <16 x double> poison, double %t175, i64 0
  %t177 = shufflevector <16 x double> %t176, <16 x double> poison, <16 x i32> zeroinitializer
  %t178 = getelementptr inbounds double, ptr %t70, i64 3
  %t179 = load double, ptr %t178, align 8
  %t180 = fcmp une double %t179, 0x0000000000000000
  %t181 = insertelement <16 x i1> poison, i1 %t180, i64 0
  %t182 = shufflevector <16 x i1> %t181, <16 x i1> poison, <16 x i32> zeroinitializer
  %t183 = getelementptr inbounds double, ptr %t70, i64 4
  %t184 = load double, ptr %t183, align 8
  %t185 = insertelement <16 x double> poison, double %t184, i64 0
  %t186 = shufflevector <16 x double> %t185, <16 x double> poison, <16 x i32> zeroinitializer
  br label %b187
b187:
  %t190 = phi i64 [ 0, %b5 ], [ %t191, %b188 ]
  %t192 = icmp slt i64 %t190, %t2
  br i1 %t192, label %b188, label %b189
b188:
  %t201 = mul i64 %t190, 12
  %t202 = getelementptr inbounds double, ptr %t19, i64 %t201
  %t193 = sub i64 %t2, %t190
  %t194 = call i64 @llvm.smin.i64(i64 %t193, i64 16)
  %t195 = trunc i64 %t194 to i32
  %t196 = insertelement <16 x i32> poison, i32 %t195, i64 0
  %t197 = shufflevector <16 x i32> %t196, <16 x i32> poison, <16 x i32> zeroinitializer
  %t198 = icmp sgt <16 x i32> %t197, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t199 = insertelement <16 x i32> poison, i32 12, i64 0
  %t200 = shufflevector <16 x i32> %t199, <16 x i32> poison, <16 x i32> zeroinitializer
  %t203 = getelementptr inbounds double, ptr %t202, i64 1
  %t204 = mul <16 x i32> %t200, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t205 = getelementptr double, ptr %t203, <16 x i32> %t204
  %t206 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t205, i32 8, <16 x i1> %t198, <16 x double> zeroinitializer)
  %t207 = fmul <16 x double> %t206, %t177
  %t208 = fcmp olt <16 x double> %t207, splat (double 0xC087500000000000)
  %t209 = select <16 x i1> %t208, <16 x double> splat (double 0xC087500000000000), <16 x double> %t207
  %t210 = fcmp olt <16 x double> splat (double 0x4086300000000000), %t209
  %t211 = select <16 x i1> %t210, <16 x double> splat (double 0x4086300000000000), <16 x double> %t209
  %t212 = fmul <16 x double> %t211, splat (double 0x3FF71547652B82FE)
  %t213 = fadd <16 x double> %t212, splat (double 0x4338000000000000)
  %t214 = fsub <16 x double> %t213, splat (double 0x4338000000000000)
  %t215 = fmul <16 x double> %t214, splat (double 0x3FE62E42FEE00000)
  %t216 = fsub <16 x double> %t211, %t215
  %t217 = fmul <16 x double> %t214, splat (double 0x3DEA39EF35793C76)
  %t218 = fsub <16 x double> %t216, %t217
  %t219 = fmul <16 x double> %t218, %t218
  %t220 = fmul <16 x double> splat (double 0x3E66376972BEA4D0), %t219
  %t221 = fadd <16 x double> %t220, splat (double 0xBEBBBD41C5D26BF1)
  %t222 = fmul <16 x double> %t221, %t219
  %t223 = fadd <16 x double> %t222, splat (double 0x3F11566AAF25DE2C)
  %t224 = fmul <16 x double> %t223, %t219
  %t225 = fadd <16 x double> %t224, splat (double 0xBF66C16C16BEBD93)
  %t226 = fmul <16 x double> %t225, %t219
  %t227 = fadd <16 x double> %t226, splat (double 0x3FC555555555553E)
  %t228 = fmul <16 x double> %t219, %t227
  %t229 = fsub <16 x double> %t218, %t228
  %t230 = fmul <16 x double> %t218, %t229
  %t231 = fsub <16 x double> splat (double 0x4000000000000000), %t229
  %t232 = fdiv <16 x double> %t230, %t231
  %t233 = fsub <16 x double> %t217, %t232
  %t234 = fsub <16 x double> %t233, %t216
  %t235 = fsub <16 x double> splat (double 0x3FF0000000000000), %t234
  %t236 = bitcast <16 x double> %t213 to <16 x i64>
  %t237 = sub <16 x i64> %t236, splat (i64 4843621399236966402)
  %t238 = lshr <16 x i64> %t237, splat (i64 1)
  %t239 = sub <16 x i64> %t237, %t238
  %t240 = shl <16 x i64> %t238, splat (i64 52)
  %t241 = bitcast <16 x i64> %t240 to <16 x double>
  %t242 = shl <16 x i64> %t239, splat (i64 52)
  %t243 = bitcast <16 x i64> %t242 to <16 x double>
  %t244 = fmul <16 x double> %t235, %t241
  %t245 = fmul <16 x double> %t244, %t243
  %t246 = insertelement <16 x i32> poison, i32 12, i64 0
  %t247 = shufflevector <16 x i32> %t246, <16 x i32> poison, <16 x i32> zeroinitializer
  %t248 = getelementptr inbounds double, ptr %t202, i64 6
  %t249 = mul <16 x i32> %t247, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t250 = getelementptr double, ptr %t248, <16 x i32> %t249
  %t251 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t250, i32 8, <16 x i1> %t198, <16 x double> zeroinitializer)
  %t252 = fcmp une <16 x double> %t251, splat (double 0x0000000000000000)
  %t253 = or <16 x i1> %t182, %t252
  %t254 = select <16 x i1> %t253, <16 x double> splat (double 0x3FF0000000000000), <16 x double> %t245
  %t255 = fsub <16 x double> splat (double 0x3FF0000000000000), %t254
  %t256 = insertelement <16 x i32> poison, i32 12, i64 0
  %t257 = shufflevector <16 x i32> %t256, <16 x i32> poison, <16 x i32> zeroinitializer
  %t258 = getelementptr inbounds double, ptr %t202, i64 7
  %t259 = mul <16 x i32> %t257, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t260 = getelementptr double, ptr %t258, <16 x i32> %t259
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t255, <16 x ptr> %t260, i32 8, <16 x i1> %t198)
  %t261 = fsub <16 x double> splat (double 0x3FF0000000000000), %t255
  %t262 = insertelement <16 x i32> poison, i32 12, i64 0
  %t263 = shufflevector <16 x i32> %t262, <16 x i32> poison, <16 x i32> zeroinitializer
  %t264 = getelementptr inbounds double, ptr %t202, i64 8
  %t265 = mul <16 x i32> %t263, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t266 = getelementptr double, ptr %t264, <16 x i32> %t265
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t261, <16 x ptr> %t266, i32 8, <16 x i1> %t198)
  %t267 = insertelement <16 x i32> poison, i32 12, i64 0
  %t268 = shufflevector <16 x i32> %t267, <16 x i32> poison, <16 x i32> zeroinitializer
  %t269 = getelementptr inbounds double, ptr %t202, i64 0
  %t270 = mul <16 x i32> %t268, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t271 = getelementptr double, ptr %t269, <16 x i32> %t270
  %t272 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t271, i32 8, <16 x i1> %t198, <16 x double> zeroinitializer)
  %t273 = call <16 x double> @llvm.minimum.v16f64(<16 x double> %t272, <16 x double> %t186)
  %t274 = insertelement <16 x i32> poison, i32 12, i64 0
  %t275 = shufflevector <16 x i32> %t274, <16 x i32> poison, <16 x i32> zeroinitializer
  %t276 = getelementptr inbounds double, ptr %t202, i64 10
  %t277 = mul <16 x i32> %t275, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t278 = getelementptr double, ptr %t276, <16 x i32> %t277
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t273, <16 x ptr> %t278, i32 8, <16 x i1> %t198)
  %t191 = add nuw nsw i64 %t190, 16
  br label %b187
b189:
  %t279 = getelementptr inbounds double, ptr %t70, i64 1
  %t280 = load double, ptr %t279, align 8
  %t281 = getelementptr inbounds double, ptr %t70, i64 0
  store double %t280, ptr %t281, align 8
  ret void
}

define internal void @sf_stage0_2(ptr %ctx, ptr %tensor, i64 %number) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
  %t14 = mul i64 %number, 6
  %t15 = getelementptr inbounds double, ptr %t13, i64 %t14
  %t17 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t18 = load i64, ptr %t17, align 8
  %t19 = mul i64 %t5, %t18
  %t3 = sitofp i64 %t2 to double
  %t9 = sitofp i64 %t8 to double
  %t10 = fdiv double %t3, %t9
  %t16 = getelementptr inbounds double, ptr %t15, i64 0
  store double %t10, ptr %t16, align 8
  %t20 = sitofp i64 %t19 to double
  %t21 = fdiv double %t3, %t20
  %t22 = getelementptr inbounds double, ptr %t15, i64 1
  store double %t21, ptr %t22, align 8
  %t23 = sitofp i64 %t5 to double
  %t24 = fdiv double %t9, %t23
  %t25 = getelementptr inbounds double, ptr %t15, i64 2
  store double %t24, ptr %t25, align 8
  %t26 = sitofp i64 1 to double
  %t27 = fdiv double %t3, %t26
  %t28 = getelementptr inbounds double, ptr %t15, i64 3
  store double %t27, ptr %t28, align 8
  ret void
}

define internal void @sf_stage1_0(ptr %ctx, ptr %tensor, i64 %number) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t83 = alloca double, i64 16, align 64
  %t97 = alloca double, i64 1, align 64
  %t192 = alloca double, i64 16, align 64
  %t202 = alloca double, i64 1, align 64
  %t217 = alloca double, i64 16, align 64
  %t227 = alloca double, i64 1, align 64
  %t259 = alloca <16 x double>, i64 16, align 64
  %t350 = alloca double, i64 16, align 64
  %t363 = alloca double, i64 1, align 64
  %t376 = alloca double, i64 1, align 64
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr
  %t4 = mul i64 %number, 6
  %t5 = getelementptr inbounds double, ptr %t3, i64 %t4
  %t10 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t11 = load i64, ptr %t10, align 8
  %t12 = inttoptr i64 %t11 to ptr
  %t13 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t14 = load i64, ptr %t13, align 8
  %t15 = mul i64 %t14, 12
  %t16 = getelementptr inbounds double, ptr %t12, i64 %t15
  %t25 = getelementptr inbounds i64, ptr %tensor, i64 7
  %t26 = load i64, ptr %t25, align 8
  %t27 = icmp eq i64 %t26, 1
  %t31 = getelementptr inbounds i64, ptr %tensor, i64 3
  %t32 = load i64, ptr %t31, align 8
  %t33 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t34 = load i64, ptr %t33, align 8
  %t48 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t49 = load i64, ptr %t48, align 8
  %t50 = inttoptr i64 %t49 to ptr
  %t54 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t55 = load i64, ptr %t54, align 8
  %t56 = inttoptr i64 %t55 to ptr
  %t64 = getelementptr inbounds i64, ptr %tensor, i64 20
  %t65 = load i64, ptr %t64, align 8
  %t66 = inttoptr i64 %t65 to ptr
  %t123 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t124 = load i64, ptr %t123, align 8
  %t125 = icmp eq i64 %t124, 1
  %t129 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t130 = load i64, ptr %t129, align 8
  %t144 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t145 = load i64, ptr %t144, align 8
  %t146 = inttoptr i64 %t145 to ptr
  %t150 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t151 = load i64, ptr %t150, align 8
  %t152 = inttoptr i64 %t151 to ptr
  %t159 = getelementptr inbounds i64, ptr %tensor, i64 17
  %t160 = load i64, ptr %t159, align 8
  %t161 = inttoptr i64 %t160 to ptr
  %t163 = getelementptr inbounds i64, ptr %tensor, i64 15
  %t164 = load i64, ptr %t163, align 8
  %t165 = inttoptr i64 %t164 to ptr
  %t168 = getelementptr inbounds i64, ptr %tensor, i64 21
  %t169 = load i64, ptr %t168, align 8
  %t170 = inttoptr i64 %t169 to ptr
  %t173 = getelementptr inbounds i64, ptr %tensor, i64 23
  %t174 = load i64, ptr %t173, align 8
  %t175 = inttoptr i64 %t174 to ptr
  %t243 = icmp sle i64 %t130, 16
  %t332 = getelementptr inbounds i64, ptr %tensor, i64 18
  %t333 = load i64, ptr %t332, align 8
  %t334 = inttoptr i64 %t333 to ptr
  %t371 = mul i64 %t32, %t130
  %t389 = icmp eq i64 %t130, 1
  %t411 = getelementptr inbounds i64, ptr %tensor, i64 19
  %t412 = load i64, ptr %t411, align 8
  %t413 = inttoptr i64 %t412 to ptr
  %t500 = mul i64 %t32, %t34
  %t6 = getelementptr inbounds double, ptr %t5, i64 1
  %t7 = load double, ptr %t6, align 8
  %t8 = insertelement <16 x double> poison, double %t7, i64 0
  %t9 = shufflevector <16 x double> %t8, <16 x double> poison, <16 x i32> zeroinitializer
  %t17 = getelementptr inbounds double, ptr %t16, i64 7
  %t18 = load double, ptr %t17, align 8
  %t19 = insertelement <16 x double> poison, double %t18, i64 0
  %t20 = shufflevector <16 x double> %t19, <16 x double> poison, <16 x i32> zeroinitializer
  %t21 = getelementptr inbounds double, ptr %t16, i64 8
  %t22 = load double, ptr %t21, align 8
  %t23 = insertelement <16 x double> poison, double %t22, i64 0
  %t24 = shufflevector <16 x double> %t23, <16 x double> poison, <16 x i32> zeroinitializer
  br i1 %t27, label %b28, label %b29
b28:
  %t35 = mul i64 %t32, %t34
  br label %b36
b36:
  %t39 = phi i64 [ 0, %b28 ], [ %t40, %b37 ]
  %t41 = icmp slt i64 %t39, %t35
  br i1 %t41, label %b37, label %b38
b37:
  %t42 = sub i64 %t35, %t39
  %t43 = call i64 @llvm.smin.i64(i64 %t42, i64 16)
  %t44 = trunc i64 %t43 to i32
  %t45 = insertelement <16 x i32> poison, i32 %t44, i64 0
  %t46 = shufflevector <16 x i32> %t45, <16 x i32> poison, <16 x i32> zeroinitializer
  %t47 = icmp sgt <16 x i32> %t46, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t51 = getelementptr inbounds double, ptr %t50, i64 %t39
  %t52 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t51, i32 8, <16 x i1> %t47, <16 x double> zeroinitializer)
  %t53 = fdiv <16 x double> %t52, %t9
  %t57 = getelementptr inbounds float, ptr %t56, i64 %t39
  %t58 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t57, i32 4, <16 x i1> %t47, <16 x float> zeroinitializer)
  %t59 = fpext <16 x float> %t58 to <16 x double>
  %t60 = fmul <16 x double> %t20, %t59
  %t61 = fmul <16 x double> %t24, %t53
  %t62 = fadd <16 x double> %t60, %t61
  %t63 = fptrunc <16 x double> %t62 to <16 x float>
  %t67 = getelementptr inbounds float, ptr %t66, i64 %t39
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t63, ptr %t67, i32 4, <16 x i1> %t47)
  %t40 = add nuw nsw i64 %t39, 16
  br label %b36
b38:
  br label %b30
b29:
  %t68 = mul i64 %t32, %t34
  br label %b69
b69:
  %t72 = phi i64 [ 0, %b29 ], [ %t73, %b87 ]
  %t74 = icmp slt i64 %t72, %t68
  br i1 %t74, label %b70, label %b71
b70:
  %t75 = sub i64 %t68, %t72
  %t76 = call i64 @llvm.smin.i64(i64 %t75, i64 16)
  %t77 = trunc i64 %t76 to i32
  %t78 = insertelement <16 x i32> poison, i32 %t77, i64 0
  %t79 = shufflevector <16 x i32> %t78, <16 x i32> poison, <16 x i32> zeroinitializer
  %t80 = icmp sgt <16 x i32> %t79, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t81 = sub i64 %t68, %t72
  %t82 = call i64 @llvm.smin.i64(i64 %t81, i64 16)
  %t84 = add i64 %t72, %t82
  br label %b85
b85:
  %t88 = phi i64 [ %t72, %b70 ], [ %t89, %b86 ]
  %t90 = icmp slt i64 %t88, %t84
  br i1 %t90, label %b86, label %b87
b86:
  %t91 = udiv i64 %t88, %t34
  %t92 = mul i64 %t91, %t26
  %t93 = mul i64 %t92, %t34
  %t94 = urem i64 %t88, %t34
  %t95 = add i64 %t93, %t94
  %t96 = getelementptr inbounds double, ptr %t50, i64 %t95
  call void @sf_fold_sum(ptr %t97, ptr %t96, i64 %t26, i64 %t34, ptr %t96, i64 %t34, i1 false)
  %t98 = load double, ptr %t97, align 8
  %t99 = sub i64 %t88, %t72
  %t100 = getelementptr inbounds double, ptr %t83, i64 %t99
  store double %t98, ptr %t100, align 8
  %t89 = add nuw nsw i64 %t88, 1
  br label %b85
b87:
  %t101 = load <16 x double>, ptr %t83, align 64
  %t102 = fdiv <16 x double> %t101, %t9
  %t103 = getelementptr inbounds float, ptr %t56, i64 %t72
  %t104 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t103, i32 4, <16 x i1> %t80, <16 x float> zeroinitializer)
  %t105 = fpext <16 x float> %t104 to <16 x double>
  %t106 = fmul <16 x double> %t20, %t105
  %t107 = fmul <16 x double> %t24, %t102
  %t108 = fadd <16 x double> %t106, %t107
  %t109 = fptrunc <16 x double> %t108 to <16 x float>
  %t110 = getelementptr inbounds float, ptr %t66, i64 %t72
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t109, ptr %t110, i32 4, <16 x i1> %t80)
  %t73 = add nuw nsw i64 %t72, 16
  br label %b69
b71:
  br label %b30
b30:
  %t111 = getelementptr inbounds double, ptr %t5, i64 0
  %t112 = load double, ptr %t111, align 8
  %t113 = insertelement <16 x double> poison, double %t112, i64 0
  %t114 = shufflevector <16 x double> %t113, <16 x double> poison, <16 x i32> zeroinitializer
  %t115 = getelementptr inbounds double, ptr %t16, i64 7
  %t116 = load double, ptr %t115, align 8
  %t117 = insertelement <16 x double> poison, double %t116, i64 0
  %t118 = shufflevector <16 x double> %t117, <16 x double> poison, <16 x i32> zeroinitializer
  %t119 = getelementptr inbounds double, ptr %t16, i64 8
  %t120 = load double, ptr %t119, align 8
  %t121 = insertelement <16 x double> poison, double %t120, i64 0
  %t122 = shufflevector <16 x double> %t121, <16 x double> poison, <16 x i32> zeroinitializer
  br i1 %t125, label %b126, label %b127
b126:
  %t131 = mul i64 %t32, %t130
  br label %b132
b132:
  %t135 = phi i64 [ 0, %b126 ], [ %t136, %b133 ]
  %t137 = icmp slt i64 %t135, %t131
  br i1 %t137, label %b133, label %b134
b133:
  %t138 = sub i64 %t131, %t135
  %t139 = call i64 @llvm.smin.i64(i64 %t138, i64 16)
  %t140 = trunc i64 %t139 to i32
  %t141 = insertelement <16 x i32> poison, i32 %t140, i64 0
  %t142 = shufflevector <16 x i32> %t141, <16 x i32> poison, <16 x i32> zeroinitializer
  %t143 = icmp sgt <16 x i32> %t142, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t147 = getelementptr inbounds double, ptr %t146, i64 %t135
  %t148 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t147, i32 8, <16 x i1> %t143, <16 x double> zeroinitializer)
  %t149 = fdiv <16 x double> %t148, %t114
  %t153 = getelementptr inbounds float, ptr %t152, i64 %t135
  %t154 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t153, i32 4, <16 x i1> %t143, <16 x float> zeroinitializer)
  %t155 = fpext <16 x float> %t154 to <16 x double>
  %t156 = fmul <16 x double> %t118, %t155
  %t157 = fmul <16 x double> %t122, %t149
  %t158 = fadd <16 x double> %t156, %t157
  %t162 = getelementptr inbounds double, ptr %t161, i64 %t135
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t158, ptr %t162, i32 8, <16 x i1> %t143)
  %t166 = getelementptr inbounds double, ptr %t165, i64 %t135
  %t167 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t166, i32 8, <16 x i1> %t143, <16 x double> zeroinitializer)
  %t171 = getelementptr inbounds double, ptr %t170, i64 %t135
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t167, ptr %t171, i32 8, <16 x i1> %t143)
  %t172 = fptrunc <16 x double> %t158 to <16 x float>
  %t176 = getelementptr inbounds float, ptr %t175, i64 %t135
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t172, ptr %t176, i32 4, <16 x i1> %t143)
  %t136 = add nuw nsw i64 %t135, 16
  br label %b132
b134:
  br label %b128
b127:
  %t177 = mul i64 %t32, %t130
  br label %b178
b178:
  %t181 = phi i64 [ 0, %b127 ], [ %t182, %b221 ]
  %t183 = icmp slt i64 %t181, %t177
  br i1 %t183, label %b179, label %b180
b179:
  %t184 = sub i64 %t177, %t181
  %t185 = call i64 @llvm.smin.i64(i64 %t184, i64 16)
  %t186 = trunc i64 %t185 to i32
  %t187 = insertelement <16 x i32> poison, i32 %t186, i64 0
  %t188 = shufflevector <16 x i32> %t187, <16 x i32> poison, <16 x i32> zeroinitializer
  %t189 = icmp sgt <16 x i32> %t188, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t190 = sub i64 %t177, %t181
  %t191 = call i64 @llvm.smin.i64(i64 %t190, i64 16)
  %t193 = add i64 %t181, %t191
  br label %b194
b194:
  %t197 = phi i64 [ %t181, %b179 ], [ %t198, %b195 ]
  %t199 = icmp slt i64 %t197, %t193
  br i1 %t199, label %b195, label %b196
b195:
  %t200 = mul i64 %t197, %t124
  %t201 = getelementptr inbounds double, ptr %t146, i64 %t200
  call void @sf_fold_sum(ptr %t202, ptr %t201, i64 %t124, i64 1, ptr %t201, i64 1, i1 false)
  %t203 = load double, ptr %t202, align 8
  %t204 = sub i64 %t197, %t181
  %t205 = getelementptr inbounds double, ptr %t192, i64 %t204
  store double %t203, ptr %t205, align 8
  %t198 = add nuw nsw i64 %t197, 1
  br label %b194
b196:
  %t206 = load <16 x double>, ptr %t192, align 64
  %t207 = fdiv <16 x double> %t206, %t114
  %t208 = getelementptr inbounds float, ptr %t152, i64 %t181
  %t209 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t208, i32 4, <16 x i1> %t189, <16 x float> zeroinitializer)
  %t210 = fpext <16 x float> %t209 to <16 x double>
  %t211 = fmul <16 x double> %t118, %t210
  %t212 = fmul <16 x double> %t122, %t207
  %t213 = fadd <16 x double> %t211, %t212
  %t214 = getelementptr inbounds double, ptr %t161, i64 %t181
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t213, ptr %t214, i32 8, <16 x i1> %t189)
  %t215 = sub i64 %t177, %t181
  %t216 = call i64 @llvm.smin.i64(i64 %t215, i64 16)
  %t218 = add i64 %t181, %t216
  br label %b219
b219:
  %t222 = phi i64 [ %t181, %b196 ], [ %t223, %b220 ]
  %t224 = icmp slt i64 %t222, %t218
  br i1 %t224, label %b220, label %b221
b220:
  %t225 = mul i64 %t222, %t124
  %t226 = getelementptr inbounds double, ptr %t165, i64 %t225
  call void @sf_fold_sum(ptr %t227, ptr %t226, i64 %t124, i64 1, ptr %t226, i64 1, i1 false)
  %t228 = load double, ptr %t227, align 8
  %t229 = sub i64 %t222, %t181
  %t230 = getelementptr inbounds double, ptr %t217, i64 %t229
  store double %t228, ptr %t230, align 8
  %t223 = add nuw nsw i64 %t222, 1
  br label %b219
b221:
  %t231 = load <16 x double>, ptr %t217, align 64
  %t232 = getelementptr inbounds double, ptr %t170, i64 %t181
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t231, ptr %t232, i32 8, <16 x i1> %t189)
  %t233 = fptrunc <16 x double> %t213 to <16 x float>
  %t234 = getelementptr inbounds float, ptr %t175, i64 %t181
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t233, ptr %t234, i32 4, <16 x i1> %t189)
  %t182 = add nuw nsw i64 %t181, 16
  br label %b178
b180:
  br label %b128
b128:
  %t235 = getelementptr inbounds double, ptr %t5, i64 2
  %t236 = load double, ptr %t235, align 8
  %t237 = insertelement <16 x double> poison, double %t236, i64 0
  %t238 = shufflevector <16 x double> %t237, <16 x double> poison, <16 x i32> zeroinitializer
  %t239 = getelementptr inbounds double, ptr %t16, i64 2
  %t240 = load double, ptr %t239, align 8
  %t241 = insertelement <16 x double> poison, double %t240, i64 0
  %t242 = shufflevector <16 x double> %t241, <16 x double> poison, <16 x i32> zeroinitializer
  br i1 %t243, label %b244, label %b245
b244:
  br label %b247
b247:
  %t250 = phi i64 [ 0, %b244 ], [ %t251, %b319 ]
  %t252 = icmp slt i64 %t250, %t32
  br i1 %t252, label %b248, label %b249
b248:
  %t260 = mul i64 %t250, %t130
  %t253 = sub i64 %t32, %t250
  %t254 = call i64 @llvm.smin.i64(i64 %t253, i64 16)
  %t255 = trunc i64 %t254 to i32
  %t256 = insertelement <16 x i32> poison, i32 %t255, i64 0
  %t257 = shufflevector <16 x i32> %t256, <16 x i32> poison, <16 x i32> zeroinitializer
  %t258 = icmp sgt <16 x i32> %t257, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t261 = getelementptr double, ptr %t161, i64 %t260
  %t262 = trunc i64 %t130 to i32
  %t263 = insertelement <16 x i32> poison, i32 %t262, i64 0
  %t264 = shufflevector <16 x i32> %t263, <16 x i32> poison, <16 x i32> zeroinitializer
  store <16 x double> splat (double 0x0000000000000000), ptr %t259, align 64
  br label %b265
b265:
  %t268 = phi i64 [ 0, %b248 ], [ %t269, %b266 ]
  %t270 = icmp slt i64 %t268, %t130
  br i1 %t270, label %b266, label %b267
b266:
  %t271 = getelementptr double, ptr %t261, i64 %t268
  %t272 = mul <16 x i32> %t264, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t273 = getelementptr double, ptr %t271, <16 x i32> %t272
  %t274 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t273, i32 8, <16 x i1> %t258, <16 x double> zeroinitializer)
  %t275 = fadd <16 x double> splat (double 0x0000000000000000), %t274
  %t276 = getelementptr <16 x double>, ptr %t259, i64 %t268
  store <16 x double> %t275, ptr %t276, align 64
  %t269 = add nuw nsw i64 %t268, 1
  br label %b265
b267:
  %t277 = call i64 @llvm.smin.i64(i64 %t130, i64 16)
  br label %b278
b278:
  %t281 = phi i64 [ 8, %b267 ], [ %t282, %b279 ]
  %t283 = icmp slt i64 %t281, %t277
  br i1 %t283, label %b279, label %b280
b279:
  %t284 = sub i64 %t281, 8
  %t285 = getelementptr <16 x double>, ptr %t259, i64 %t284
  %t286 = getelementptr <16 x double>, ptr %t259, i64 %t281
  %t287 = load <16 x double>, ptr %t285, align 64
  %t288 = load <16 x double>, ptr %t286, align 64
  %t289 = fadd <16 x double> %t287, %t288
  store <16 x double> %t289, ptr %t285, align 64
  %t282 = add nuw nsw i64 %t281, 1
  br label %b278
b280:
  %t290 = call i64 @llvm.smin.i64(i64 %t130, i64 8)
  br label %b291
b291:
  %t294 = phi i64 [ 4, %b280 ], [ %t295, %b292 ]
  %t296 = icmp slt i64 %t294, %t290
  br i1 %t296, label %b292, label %b293
b292:
  %t297 = sub i64 %t294, 4
  %t298 = getelementptr <16 x double>, ptr %t259, i64 %t297
  %t299 = getelementptr <16 x double>, ptr %t259, i64 %t294
  %t300 = load <16 x double>, ptr %t298, align 64
  %t301 = load <16 x double>, ptr %t299, align 64
  %t302 = fadd <16 x double> %t300, %t301
  store <16 x double> %t302, ptr %t298, align 64
  %t295 = add nuw nsw i64 %t294, 1
  br label %b291
b293:
  %t303 = call i64 @llvm.smin.i64(i64 %t130, i64 4)
  br label %b304
b304:
  %t307 = phi i64 [ 2, %b293 ], [ %t308, %b305 ]
  %t309 = icmp slt i64 %t307, %t303
  br i1 %t309, label %b305, label %b306
b305:
  %t310 = sub i64 %t307, 2
  %t311 = getelementptr <16 x double>, ptr %t259, i64 %t310
  %t312 = getelementptr <16 x double>, ptr %t259, i64 %t307
  %t313 = load <16 x double>, ptr %t311, align 64
  %t314 = load <16 x double>, ptr %t312, align 64
  %t315 = fadd <16 x double> %t313, %t314
  store <16 x double> %t315, ptr %t311, align 64
  %t308 = add nuw nsw i64 %t307, 1
  br label %b304
b306:
  %t316 = call i64 @llvm.smin.i64(i64 %t130, i64 2)
  br label %b317
b317:
  %t320 = phi i64 [ 1, %b306 ], [ %t321, %b318 ]
  %t322 = icmp slt i64 %t320, %t316
  br i1 %t322, label %b318, label %b319
b318:
  %t323 = sub i64 %t320, 1
  %t324 = getelementptr <16 x double>, ptr %t259, i64 %t323
  %t325 = getelementptr <16 x double>, ptr %t259, i64 %t320
  %t326 = load <16 x double>, ptr %t324, align 64
  %t327 = load <16 x double>, ptr %t325, align 64
  %t328 = fadd <16 x double> %t326, %t327
  store <16 x double> %t328, ptr %t324, align 64
  %t321 = add nuw nsw i64 %t320, 1
  br label %b317
b319:
  %t329 = load <16 x double>, ptr %t259, align 64
  %t330 = fdiv <16 x double> %t329, %t238
  %t331 = call <16 x double> @llvm.maximum.v16f64(<16 x double> %t330, <16 x double> %t242)
  %t335 = getelementptr inbounds double, ptr %t334, i64 %t250
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t331, ptr %t335, i32 8, <16 x i1> %t258)
  %t251 = add nuw nsw i64 %t250, 16
  br label %b247
b249:
  br label %b246
b245:
  br label %b336
b336:
  %t339 = phi i64 [ 0, %b245 ], [ %t340, %b354 ]
  %t341 = icmp slt i64 %t339, %t32
  br i1 %t341, label %b337, label %b338
b337:
  %t342 = sub i64 %t32, %t339
  %t343 = call i64 @llvm.smin.i64(i64 %t342, i64 16)
  %t344 = trunc i64 %t343 to i32
  %t345 = insertelement <16 x i32> poison, i32 %t344, i64 0
  %t346 = shufflevector <16 x i32> %t345, <16 x i32> poison, <16 x i32> zeroinitializer
  %t347 = icmp sgt <16 x i32> %t346, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t348 = sub i64 %t32, %t339
  %t349 = call i64 @llvm.smin.i64(i64 %t348, i64 16)
  %t351 = add i64 %t339, %t349
  br label %b352
b352:
  %t355 = phi i64 [ %t339, %b337 ], [ %t356, %b353 ]
  %t357 = icmp slt i64 %t355, %t351
  br i1 %t357, label %b353, label %b354
b353:
  %t358 = mul i64 %t355, %t130
  %t359 = getelementptr inbounds double, ptr %t161, i64 %t358
  %t360 = getelementptr inbounds i64, ptr %tensor, i64 8
  %t361 = load i64, ptr %t360, align 8
  %t362 = inttoptr i64 %t361 to ptr
  call void @sf_fold_sum(ptr %t363, ptr %t359, i64 %t130, i64 1, ptr %t362, i64 1, i1 true)
  %t364 = load double, ptr %t363, align 8
  %t365 = sub i64 %t355, %t339
  %t366 = getelementptr inbounds double, ptr %t350, i64 %t365
  store double %t364, ptr %t366, align 8
  %t356 = add nuw nsw i64 %t355, 1
  br label %b352
b354:
  %t367 = load <16 x double>, ptr %t350, align 64
  %t368 = fdiv <16 x double> %t367, %t238
  %t369 = call <16 x double> @llvm.maximum.v16f64(<16 x double> %t368, <16 x double> %t242)
  %t370 = getelementptr inbounds double, ptr %t334, i64 %t339
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t369, ptr %t370, i32 8, <16 x i1> %t347)
  %t340 = add nuw nsw i64 %t339, 16
  br label %b336
b338:
  br label %b246
b246:
  %t372 = getelementptr inbounds double, ptr %t170, i64 0
  %t373 = getelementptr inbounds i64, ptr %tensor, i64 8
  %t374 = load i64, ptr %t373, align 8
  %t375 = inttoptr i64 %t374 to ptr
  call void @sf_fold_sum(ptr %t376, ptr %t372, i64 %t371, i64 1, ptr %t375, i64 1, i1 true)
  %t377 = load double, ptr %t376, align 8
  %t378 = getelementptr inbounds double, ptr %t5, i64 3
  %t379 = load double, ptr %t378, align 8
  %t380 = fdiv double %t377, %t379
  %t381 = call double @llvm.sqrt.f64(double %t380)
  %t382 = getelementptr inbounds double, ptr %t16, i64 3
  %t383 = load double, ptr %t382, align 8
  %t384 = call double @llvm.maximum.f64(double %t383, double %t381)
  %t385 = getelementptr inbounds double, ptr %t16, i64 10
  %t386 = load double, ptr %t385, align 8
  %t387 = fmul double %t384, %t386
  %t388 = getelementptr inbounds double, ptr %t5, i64 4
  store double %t387, ptr %t388, align 8
  br i1 %t389, label %b390, label %b391
b390:
  br label %b393
b393:
  %t396 = phi i64 [ 0, %b390 ], [ %t397, %b394 ]
  %t398 = icmp slt i64 %t396, %t371
  br i1 %t398, label %b394, label %b395
b394:
  %t399 = sub i64 %t371, %t396
  %t400 = call i64 @llvm.smin.i64(i64 %t399, i64 16)
  %t401 = trunc i64 %t400 to i32
  %t402 = insertelement <16 x i32> poison, i32 %t401, i64 0
  %t403 = shufflevector <16 x i32> %t402, <16 x i32> poison, <16 x i32> zeroinitializer
  %t404 = icmp sgt <16 x i32> %t403, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t405 = getelementptr inbounds double, ptr %t161, i64 %t396
  %t406 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t405, i32 8, <16 x i1> %t404, <16 x double> zeroinitializer)
  %t407 = getelementptr inbounds double, ptr %t334, i64 %t396
  %t408 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t407, i32 8, <16 x i1> %t404, <16 x double> zeroinitializer)
  %t409 = fdiv <16 x double> %t406, %t408
  %t410 = fptrunc <16 x double> %t409 to <16 x float>
  %t414 = getelementptr inbounds float, ptr %t413, i64 %t396
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t410, ptr %t414, i32 4, <16 x i1> %t404)
  %t397 = add nuw nsw i64 %t396, 16
  br label %b393
b395:
  br label %b392
b391:
  %t415 = icmp slt i64 %t130, 16
  br i1 %t415, label %b416, label %b417
b416:
  br label %b419
b419:
  %t422 = phi i64 [ 0, %b416 ], [ %t423, %b420 ]
  %t424 = icmp slt i64 %t422, %t371
  br i1 %t424, label %b420, label %b421
b420:
  %t433 = udiv i64 %t422, %t130
  %t434 = urem i64 %t422, %t130
  %t425 = sub i64 %t371, %t422
  %t426 = call i64 @llvm.smin.i64(i64 %t425, i64 16)
  %t427 = trunc i64 %t426 to i32
  %t428 = insertelement <16 x i32> poison, i32 %t427, i64 0
  %t429 = shufflevector <16 x i32> %t428, <16 x i32> poison, <16 x i32> zeroinitializer
  %t430 = icmp sgt <16 x i32> %t429, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t431 = getelementptr inbounds double, ptr %t161, i64 %t422
  %t432 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t431, i32 8, <16 x i1> %t430, <16 x double> zeroinitializer)
  %t435 = sub i64 %t130, %t434
  %t436 = call i64 @llvm.smin.i64(i64 %t130, i64 1048576)
  %t437 = call i64 @llvm.smin.i64(i64 %t435, i64 1048576)
  %t438 = sub i64 %t436, %t437
  %t439 = trunc i64 %t438 to i32
  %t440 = insertelement <16 x i32> poison, i32 %t439, i64 0
  %t441 = shufflevector <16 x i32> %t440, <16 x i32> poison, <16 x i32> zeroinitializer
  %t442 = add <16 x i32> %t441, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t443 = uitofp <16 x i32> %t442 to <16 x float>
  %t444 = fadd <16 x float> %t443, splat (float 0x3FE0000000000000)
  %t445 = uitofp i64 %t436 to float
  %t446 = insertelement <16 x float> poison, float %t445, i64 0
  %t447 = shufflevector <16 x float> %t446, <16 x float> poison, <16 x i32> zeroinitializer
  %t448 = fdiv <16 x float> %t444, %t447
  %t449 = fptoui <16 x float> %t448 to <16 x i32>
  %t450 = getelementptr double, ptr %t334, i64 %t433
  %t451 = getelementptr double, ptr %t450, <16 x i32> %t449
  %t452 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t451, i32 8, <16 x i1> %t430, <16 x double> zeroinitializer)
  %t453 = fdiv <16 x double> %t432, %t452
  %t454 = fptrunc <16 x double> %t453 to <16 x float>
  %t455 = getelementptr inbounds float, ptr %t413, i64 %t422
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t454, ptr %t455, i32 4, <16 x i1> %t430)
  %t423 = add nuw nsw i64 %t422, 16
  br label %b419
b421:
  br label %b418
b417:
  br label %b456
b456:
  %t459 = phi i64 [ 0, %b417 ], [ %t460, %b464 ]
  %t461 = icmp slt i64 %t459, %t32
  br i1 %t461, label %b457, label %b458
b457:
  %t474 = mul i64 %t459, %t130
  br label %b462
b462:
  %t465 = phi i64 [ 0, %b457 ], [ %t466, %b463 ]
  %t467 = icmp slt i64 %t465, %t130
  br i1 %t467, label %b463, label %b464
b463:
  %t475 = add i64 %t474, %t465
  %t468 = sub i64 %t130, %t465
  %t469 = call i64 @llvm.smin.i64(i64 %t468, i64 16)
  %t470 = trunc i64 %t469 to i32
  %t471 = insertelement <16 x i32> poison, i32 %t470, i64 0
  %t472 = shufflevector <16 x i32> %t471, <16 x i32> poison, <16 x i32> zeroinitializer
  %t473 = icmp sgt <16 x i32> %t472, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t476 = getelementptr inbounds double, ptr %t161, i64 %t475
  %t477 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t476, i32 8, <16 x i1> %t473, <16 x double> zeroinitializer)
  %t478 = getelementptr inbounds double, ptr %t334, i64 %t459
  %t479 = load double, ptr %t478, align 8
  %t480 = insertelement <16 x double> poison, double %t479, i64 0
  %t481 = shufflevector <16 x double> %t480, <16 x double> poison, <16 x i32> zeroinitializer
  %t482 = fdiv <16 x double> %t477, %t481
  %t483 = fptrunc <16 x double> %t482 to <16 x float>
  %t484 = getelementptr inbounds float, ptr %t413, i64 %t475
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t483, ptr %t484, i32 4, <16 x i1> %t473)
  %t466 = add nuw nsw i64 %t465, 16
  br label %b462
b464:
  %t460 = add nuw nsw i64 %t459, 1
  br label %b456
b458:
  br label %b418
b418:
  br label %b392
b392:
  br label %b485
b485:
  %t488 = phi i64 [ 0, %b392 ], [ %t489, %b486 ]
  %t490 = icmp slt i64 %t488, %t371
  br i1 %t490, label %b486, label %b487
b486:
  %t491 = sub i64 %t371, %t488
  %t492 = call i64 @llvm.smin.i64(i64 %t491, i64 16)
  %t493 = trunc i64 %t492 to i32
  %t494 = insertelement <16 x i32> poison, i32 %t493, i64 0
  %t495 = shufflevector <16 x i32> %t494, <16 x i32> poison, <16 x i32> zeroinitializer
  %t496 = icmp sgt <16 x i32> %t495, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t497 = getelementptr inbounds float, ptr %t175, i64 %t488
  %t498 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t497, i32 4, <16 x i1> %t496, <16 x float> zeroinitializer)
  %t499 = getelementptr inbounds float, ptr %t152, i64 %t488
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t498, ptr %t499, i32 4, <16 x i1> %t496)
  %t489 = add nuw nsw i64 %t488, 16
  br label %b485
b487:
  br label %b501
b501:
  %t504 = phi i64 [ 0, %b487 ], [ %t505, %b502 ]
  %t506 = icmp slt i64 %t504, %t500
  br i1 %t506, label %b502, label %b503
b502:
  %t507 = sub i64 %t500, %t504
  %t508 = call i64 @llvm.smin.i64(i64 %t507, i64 16)
  %t509 = trunc i64 %t508 to i32
  %t510 = insertelement <16 x i32> poison, i32 %t509, i64 0
  %t511 = shufflevector <16 x i32> %t510, <16 x i32> poison, <16 x i32> zeroinitializer
  %t512 = icmp sgt <16 x i32> %t511, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t513 = getelementptr inbounds float, ptr %t66, i64 %t504
  %t514 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t513, i32 4, <16 x i1> %t512, <16 x float> zeroinitializer)
  %t515 = getelementptr inbounds float, ptr %t56, i64 %t504
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t514, ptr %t515, i32 4, <16 x i1> %t512)
  %t505 = add nuw nsw i64 %t504, 16
  br label %b501
b503:
  ret void
}

define internal void @sf_stage2_0(ptr %ctx, ptr %tensor, i64 %number) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t48 = alloca double, i64 16, align 64
  %t58 = alloca double, i64 1, align 64
  %t69 = alloca double, i64 1, align 64
  %t1 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t2 = load i64, ptr %t1, align 8
  %t3 = icmp eq i64 %t2, 1
  %t7 = getelementptr inbounds i64, ptr %tensor, i64 3
  %t8 = load i64, ptr %t7, align 8
  %t9 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t10 = load i64, ptr %t9, align 8
  %t24 = getelementptr inbounds i64, ptr %tensor, i64 16
  %t25 = load i64, ptr %t24, align 8
  %t26 = inttoptr i64 %t25 to ptr
  %t29 = getelementptr inbounds i64, ptr %tensor, i64 22
  %t30 = load i64, ptr %t29, align 8
  %t31 = inttoptr i64 %t30 to ptr
  %t64 = mul i64 %t8, %t10
  %t71 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t72 = load i64, ptr %t71, align 8
  %t73 = inttoptr i64 %t72 to ptr
  %t74 = mul i64 %number, 6
  %t75 = getelementptr inbounds double, ptr %t73, i64 %t74
  %t80 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t81 = load i64, ptr %t80, align 8
  %t82 = inttoptr i64 %t81 to ptr
  %t83 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t84 = load i64, ptr %t83, align 8
  %t85 = mul i64 %t84, 12
  %t86 = getelementptr inbounds double, ptr %t82, i64 %t85
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
  %t32 = getelementptr inbounds double, ptr %t31, i64 %t15
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t28, ptr %t32, i32 8, <16 x i1> %t23)
  %t16 = add nuw nsw i64 %t15, 16
  br label %b12
b14:
  br label %b6
b5:
  %t33 = mul i64 %t8, %t10
  br label %b34
b34:
  %t37 = phi i64 [ 0, %b5 ], [ %t38, %b52 ]
  %t39 = icmp slt i64 %t37, %t33
  br i1 %t39, label %b35, label %b36
b35:
  %t40 = sub i64 %t33, %t37
  %t41 = call i64 @llvm.smin.i64(i64 %t40, i64 16)
  %t42 = trunc i64 %t41 to i32
  %t43 = insertelement <16 x i32> poison, i32 %t42, i64 0
  %t44 = shufflevector <16 x i32> %t43, <16 x i32> poison, <16 x i32> zeroinitializer
  %t45 = icmp sgt <16 x i32> %t44, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t46 = sub i64 %t33, %t37
  %t47 = call i64 @llvm.smin.i64(i64 %t46, i64 16)
  %t49 = add i64 %t37, %t47
  br label %b50
b50:
  %t53 = phi i64 [ %t37, %b35 ], [ %t54, %b51 ]
  %t55 = icmp slt i64 %t53, %t49
  br i1 %t55, label %b51, label %b52
b51:
  %t56 = mul i64 %t53, %t2
  %t57 = getelementptr inbounds double, ptr %t26, i64 %t56
  call void @sf_fold_sum(ptr %t58, ptr %t57, i64 %t2, i64 1, ptr %t57, i64 1, i1 false)
  %t59 = load double, ptr %t58, align 8
  %t60 = sub i64 %t53, %t37
  %t61 = getelementptr inbounds double, ptr %t48, i64 %t60
  store double %t59, ptr %t61, align 8
  %t54 = add nuw nsw i64 %t53, 1
  br label %b50
b52:
  %t62 = load <16 x double>, ptr %t48, align 64
  %t63 = getelementptr inbounds double, ptr %t31, i64 %t37
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t62, ptr %t63, i32 8, <16 x i1> %t45)
  %t38 = add nuw nsw i64 %t37, 16
  br label %b34
b36:
  br label %b6
b6:
  %t65 = getelementptr inbounds double, ptr %t31, i64 0
  %t66 = getelementptr inbounds i64, ptr %tensor, i64 8
  %t67 = load i64, ptr %t66, align 8
  %t68 = inttoptr i64 %t67 to ptr
  call void @sf_fold_sum(ptr %t69, ptr %t65, i64 %t64, i64 1, ptr %t68, i64 1, i1 true)
  %t70 = load double, ptr %t69, align 8
  %t76 = getelementptr inbounds double, ptr %t75, i64 3
  %t77 = load double, ptr %t76, align 8
  %t78 = fdiv double %t70, %t77
  %t79 = call double @llvm.sqrt.f64(double %t78)
  %t87 = getelementptr inbounds double, ptr %t86, i64 4
  %t88 = load double, ptr %t87, align 8
  %t89 = fdiv double %t79, %t88
  %t90 = call double @llvm.maximum.f64(double 0x3FF0000000000000, double %t89)
  %t91 = getelementptr inbounds double, ptr %t75, i64 4
  %t92 = load double, ptr %t91, align 8
  %t93 = fdiv double %t92, %t90
  %t94 = fptrunc double %t93 to float
  %t95 = fpext float %t94 to double
  %t96 = getelementptr inbounds double, ptr %t75, i64 5
  store double %t95, ptr %t96, align 8
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
  %t27 = mul i64 %t13, 24
  %t28 = getelementptr inbounds i64, ptr %t26, i64 %t27
  switch i64 %t23, label %b31 [ i64 0, label %b29 i64 1, label %b29 i64 2, label %b30 ]
b29:
  call void @sf_sweep0_pass0(ptr %ctx, ptr %t28, i64 %t13, ptr null, i64 %t15, i64 %t17, i64 %t19, i64 %t21)
  br label %b31
b30:
  call void @sf_sweep0_pass0(ptr %ctx, ptr %t28, i64 %t13, ptr null, i64 %t15, i64 %t17, i64 %t19, i64 %t21)
  call void @sf_stage1_0(ptr %ctx, ptr %t28, i64 %t13)
  call void @sf_sweep1_pass0(ptr %ctx, ptr %t28, i64 %t13, ptr null, i64 %t15, i64 %t17, i64 %t19, i64 %t21)
  call void @sf_stage2_0(ptr %ctx, ptr %t28, i64 %t13)
  call void @sf_sweep2_pass0(ptr %ctx, ptr %t28, i64 %t13, ptr null, i64 %t15, i64 %t17, i64 %t19, i64 %t21)
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
  %t27 = mul i64 %t13, 24
  %t28 = getelementptr inbounds i64, ptr %t26, i64 %t27
  call void @sf_sweep1_pass0(ptr %ctx, ptr %t28, i64 %t13, ptr null, i64 %t15, i64 %t17, i64 %t19, i64 %t21)
  %t5 = add nuw nsw i64 %t4, 1
  br label %b1
b3:
  ret void
}

define void @sf_sweep_2(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = alloca i32, i64 1, align 64
  %t2 = alloca i32, i64 1, align 64
  call void @llvm.x86.sse.stmxcsr(ptr %t1)
  store i32 8064, ptr %t2, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr %t2)
  call void @sf_sweep_2_body(ptr %ctx, i64 %argument, i64 %low, i64 %high)
  call void @llvm.x86.sse.ldmxcsr(ptr %t1)
  ret void
}

define internal void @sf_sweep_2_body(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
  %t27 = mul i64 %t13, 24
  %t28 = getelementptr inbounds i64, ptr %t26, i64 %t27
  call void @sf_sweep2_pass0(ptr %ctx, ptr %t28, i64 %t13, ptr null, i64 %t15, i64 %t17, i64 %t19, i64 %t21)
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
  %t10 = mul i64 %t4, 24
  %t11 = getelementptr inbounds i64, ptr %t9, i64 %t10
  call void @sf_stage0_2(ptr %ctx, ptr %t11, i64 %t4)
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
  br label %b1
b1:
  %t4 = phi i64 [ %low, %entry ], [ %t5, %b2 ]
  %t6 = icmp slt i64 %t4, %high
  br i1 %t6, label %b2, label %b3
b2:
  %t7 = getelementptr inbounds i64, ptr %ctx, i64 1
  %t8 = load i64, ptr %t7, align 8
  %t9 = inttoptr i64 %t8 to ptr
  %t10 = mul i64 %t4, 24
  %t11 = getelementptr inbounds i64, ptr %t9, i64 %t10
  call void @sf_stage1_0(ptr %ctx, ptr %t11, i64 %t4)
  %t5 = add nuw nsw i64 %t4, 1
  br label %b1
b3:
  ret void
}

define void @sf_segment_3(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = alloca i32, i64 1, align 64
  %t2 = alloca i32, i64 1, align 64
  call void @llvm.x86.sse.stmxcsr(ptr %t1)
  store i32 8064, ptr %t2, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr %t2)
  call void @sf_segment_3_body(ptr %ctx, i64 %argument, i64 %low, i64 %high)
  call void @llvm.x86.sse.ldmxcsr(ptr %t1)
  ret void
}

define internal void @sf_segment_3_body(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
  %t10 = mul i64 %t4, 24
  %t11 = getelementptr inbounds i64, ptr %t9, i64 %t10
  call void @sf_stage2_0(ptr %ctx, ptr %t11, i64 %t4)
  %t5 = add nuw nsw i64 %t4, 1
  br label %b1
b3:
  ret void
}

target triple = "x86_64-unknown-linux-gnu"


declare <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr>, i32, <16 x i1>, <16 x double>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare <16 x double> @llvm.masked.load.v16f64.p0(ptr, i32, <16 x i1>, <16 x double>)
declare void @llvm.masked.scatter.v16f64.v16p0(<16 x double>, <16 x ptr>, i32, <16 x i1>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
declare double @llvm.maximum.f64(double, double)
declare <16 x float> @llvm.maximum.v16f32(<16 x float>, <16 x float>)
declare <16 x double> @llvm.minimum.v16f64(<16 x double>, <16 x double>)
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
  %t6 = mul i64 %t5, 12
  %t7 = getelementptr inbounds double, ptr %t3, i64 %t6
  %t23 = add i64 %col, %cols
  %t45 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t46 = load i64, ptr %t45, align 8
  %t47 = inttoptr i64 %t46 to ptr
  %t50 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t51 = load i64, ptr %t50, align 8
  %t52 = inttoptr i64 %t51 to ptr
  %t55 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t56 = load i64, ptr %t55, align 8
  %t57 = inttoptr i64 %t56 to ptr
  %t128 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t129 = load i64, ptr %t128, align 8
  %t130 = inttoptr i64 %t129 to ptr
  %t147 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t148 = load i64, ptr %t147, align 8
  %t149 = inttoptr i64 %t148 to ptr
  %t8 = getelementptr inbounds double, ptr %t7, i64 7
  %t9 = load double, ptr %t8, align 8
  %t10 = fptrunc double %t9 to float
  %t11 = insertelement <16 x float> poison, float %t10, i64 0
  %t12 = shufflevector <16 x float> %t11, <16 x float> poison, <16 x i32> zeroinitializer
  %t13 = getelementptr inbounds double, ptr %t7, i64 8
  %t14 = load double, ptr %t13, align 8
  %t15 = fptrunc double %t14 to float
  %t16 = insertelement <16 x float> poison, float %t15, i64 0
  %t17 = shufflevector <16 x float> %t16, <16 x float> poison, <16 x i32> zeroinitializer
  %t18 = getelementptr inbounds double, ptr %t7, i64 9
  %t19 = load double, ptr %t18, align 8
  %t20 = fptrunc double %t19 to float
  %t21 = insertelement <16 x float> poison, float %t20, i64 0
  %t22 = shufflevector <16 x float> %t21, <16 x float> poison, <16 x i32> zeroinitializer
  br label %b24
b24:
  %t27 = phi i64 [ %col, %entry ], [ %t28, %b78 ]
  %t29 = icmp slt i64 %t27, %t23
  br i1 %t29, label %b25, label %b26
b25:
  %t30 = add i64 %t27, 1024
  %t31 = call i64 @llvm.smin.i64(i64 %t30, i64 %t23)
  %t32 = sub i64 %t31, %t27
  %t33 = urem i64 %t32, 16
  %t34 = sub i64 %t31, %t33
  %t35 = sub i64 %t34, %t27
  %t75 = sub i64 %t31, %t34
  %t131 = udiv i64 %t27, 1024
  br label %b36
b36:
  %t39 = phi i64 [ 0, %b25 ], [ %t40, %b37 ]
  %t41 = phi <16 x double> [ splat (double 0x0000000000000000), %b25 ], [ %t71, %b37 ]
  %t42 = phi <16 x double> [ splat (double 0x0000000000000000), %b25 ], [ %t73, %b37 ]
  %t43 = icmp slt i64 %t39, %t35
  br i1 %t43, label %b37, label %b38
b37:
  %t44 = add i64 %t27, %t39
  %t48 = getelementptr inbounds float, ptr %t47, i64 %t44
  %t49 = load <16 x float>, ptr %t48, align 4
  %t53 = getelementptr inbounds float, ptr %t52, i64 %t44
  %t54 = load <16 x float>, ptr %t53, align 4
  %t58 = getelementptr inbounds float, ptr %t57, i64 %t44
  %t59 = load <16 x float>, ptr %t58, align 4
  %t60 = fmul <16 x float> %t54, %t54
  %t61 = fmul <16 x float> %t12, %t59
  %t62 = fmul <16 x float> %t17, %t60
  %t63 = fadd <16 x float> %t61, %t62
  %t64 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t63, <16 x float> %t22)
  %t65 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t64)
  %t66 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t65
  %t67 = fmul <16 x float> %t54, %t66
  %t68 = fmul <16 x float> %t49, %t49
  %t69 = fmul <16 x float> %t67, %t67
  %t70 = fpext <16 x float> %t68 to <16 x double>
  %t71 = fadd <16 x double> %t41, %t70
  %t72 = fpext <16 x float> %t69 to <16 x double>
  %t73 = fadd <16 x double> %t42, %t72
  %t74 = getelementptr inbounds float, ptr %t57, i64 %t44
  store <16 x float> %t63, ptr %t74, align 4
  %t40 = add nuw nsw i64 %t39, 16
  br label %b36
b38:
  br label %b76
b76:
  %t79 = phi i64 [ 0, %b38 ], [ %t80, %b77 ]
  %t81 = phi <16 x double> [ %t41, %b38 ], [ %t109, %b77 ]
  %t82 = phi <16 x double> [ %t42, %b38 ], [ %t112, %b77 ]
  %t83 = icmp slt i64 %t79, %t75
  br i1 %t83, label %b77, label %b78
b77:
  %t84 = add i64 %t34, %t79
  %t85 = sub i64 %t75, %t79
  %t86 = call i64 @llvm.smin.i64(i64 %t85, i64 16)
  %t87 = trunc i64 %t86 to i32
  %t88 = insertelement <16 x i32> poison, i32 %t87, i64 0
  %t89 = shufflevector <16 x i32> %t88, <16 x i32> poison, <16 x i32> zeroinitializer
  %t90 = icmp sgt <16 x i32> %t89, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t91 = getelementptr inbounds float, ptr %t47, i64 %t84
  %t92 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t91, i32 4, <16 x i1> %t90, <16 x float> zeroinitializer)
  %t93 = getelementptr inbounds float, ptr %t52, i64 %t84
  %t94 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t93, i32 4, <16 x i1> %t90, <16 x float> zeroinitializer)
  %t95 = getelementptr inbounds float, ptr %t57, i64 %t84
  %t96 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t95, i32 4, <16 x i1> %t90, <16 x float> zeroinitializer)
  %t97 = fmul <16 x float> %t94, %t94
  %t98 = fmul <16 x float> %t12, %t96
  %t99 = fmul <16 x float> %t17, %t97
  %t100 = fadd <16 x float> %t98, %t99
  %t101 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t100, <16 x float> %t22)
  %t102 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t101)
  %t103 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t102
  %t104 = fmul <16 x float> %t94, %t103
  %t105 = fmul <16 x float> %t92, %t92
  %t106 = fmul <16 x float> %t104, %t104
  %t107 = fpext <16 x float> %t105 to <16 x double>
  %t108 = fadd <16 x double> %t81, %t107
  %t109 = select <16 x i1> %t90, <16 x double> %t108, <16 x double> %t81
  %t110 = fpext <16 x float> %t106 to <16 x double>
  %t111 = fadd <16 x double> %t82, %t110
  %t112 = select <16 x i1> %t90, <16 x double> %t111, <16 x double> %t82
  %t113 = getelementptr inbounds float, ptr %t57, i64 %t84
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t100, ptr %t113, i32 4, <16 x i1> %t90)
  %t80 = add nuw nsw i64 %t79, 16
  br label %b76
b78:
  %t114 = shufflevector <16 x double> %t81, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t115 = shufflevector <16 x double> %t81, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t116 = fadd <8 x double> %t114, %t115
  %t117 = shufflevector <8 x double> %t116, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t118 = shufflevector <8 x double> %t116, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t119 = fadd <4 x double> %t117, %t118
  %t120 = shufflevector <4 x double> %t119, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t121 = shufflevector <4 x double> %t119, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t122 = fadd <2 x double> %t120, %t121
  %t123 = shufflevector <2 x double> %t122, <2 x double> poison, <1 x i32> <i32 0>
  %t124 = shufflevector <2 x double> %t122, <2 x double> poison, <1 x i32> <i32 1>
  %t125 = extractelement <1 x double> %t123, i64 0
  %t126 = extractelement <1 x double> %t124, i64 0
  %t127 = fadd double %t125, %t126
  %t132 = getelementptr inbounds double, ptr %t130, i64 %t131
  store double %t127, ptr %t132, align 8
  %t133 = shufflevector <16 x double> %t82, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t134 = shufflevector <16 x double> %t82, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t135 = fadd <8 x double> %t133, %t134
  %t136 = shufflevector <8 x double> %t135, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t137 = shufflevector <8 x double> %t135, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t138 = fadd <4 x double> %t136, %t137
  %t139 = shufflevector <4 x double> %t138, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t140 = shufflevector <4 x double> %t138, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t141 = fadd <2 x double> %t139, %t140
  %t142 = shufflevector <2 x double> %t141, <2 x double> poison, <1 x i32> <i32 0>
  %t143 = shufflevector <2 x double> %t141, <2 x double> poison, <1 x i32> <i32 1>
  %t144 = extractelement <1 x double> %t142, i64 0
  %t145 = extractelement <1 x double> %t143, i64 0
  %t146 = fadd double %t144, %t145
  %t150 = getelementptr inbounds double, ptr %t149, i64 %t131
  store double %t146, ptr %t150, align 8
  %t28 = add nuw nsw i64 %t27, 1024
  br label %b24
b26:
  ret void
}

define internal void @sf_sweep1_pass0(ptr %ctx, ptr %tensor, i64 %number, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr
  %t4 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t5 = load i64, ptr %t4, align 8
  %t6 = mul i64 %t5, 12
  %t7 = getelementptr inbounds double, ptr %t3, i64 %t6
  %t18 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t19 = load i64, ptr %t18, align 8
  %t20 = inttoptr i64 %t19 to ptr
  %t21 = mul i64 %number, 2
  %t22 = getelementptr inbounds double, ptr %t20, i64 %t21
  %t28 = add i64 %col, %cols
  %t29 = sub i64 %t28, %col
  %t30 = urem i64 %t29, 16
  %t31 = sub i64 %t28, %t30
  %t32 = sub i64 %t31, %col
  %t40 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t41 = load i64, ptr %t40, align 8
  %t42 = inttoptr i64 %t41 to ptr
  %t45 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t46 = load i64, ptr %t45, align 8
  %t47 = inttoptr i64 %t46 to ptr
  %t50 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t51 = load i64, ptr %t50, align 8
  %t52 = inttoptr i64 %t51 to ptr
  %t63 = sub i64 %t28, %t31
  %t8 = getelementptr inbounds double, ptr %t7, i64 9
  %t9 = load double, ptr %t8, align 8
  %t10 = fptrunc double %t9 to float
  %t11 = insertelement <16 x float> poison, float %t10, i64 0
  %t12 = shufflevector <16 x float> %t11, <16 x float> poison, <16 x i32> zeroinitializer
  %t13 = getelementptr inbounds double, ptr %t7, i64 11
  %t14 = load double, ptr %t13, align 8
  %t15 = fptrunc double %t14 to float
  %t16 = insertelement <16 x float> poison, float %t15, i64 0
  %t17 = shufflevector <16 x float> %t16, <16 x float> poison, <16 x i32> zeroinitializer
  %t23 = getelementptr inbounds double, ptr %t22, i64 1
  %t24 = load double, ptr %t23, align 8
  %t25 = fptrunc double %t24 to float
  %t26 = insertelement <16 x float> poison, float %t25, i64 0
  %t27 = shufflevector <16 x float> %t26, <16 x float> poison, <16 x i32> zeroinitializer
  br label %b33
b33:
  %t36 = phi i64 [ 0, %entry ], [ %t37, %b34 ]
  %t38 = icmp slt i64 %t36, %t32
  br i1 %t38, label %b34, label %b35
b34:
  %t39 = add i64 %col, %t36
  %t43 = getelementptr inbounds float, ptr %t42, i64 %t39
  %t44 = load <16 x float>, ptr %t43, align 4
  %t48 = getelementptr inbounds float, ptr %t47, i64 %t39
  %t49 = load <16 x float>, ptr %t48, align 4
  %t53 = getelementptr inbounds float, ptr %t52, i64 %t39
  %t54 = load <16 x float>, ptr %t53, align 4
  %t55 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t54, <16 x float> %t12)
  %t56 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t55)
  %t57 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t56
  %t58 = fmul <16 x float> %t49, %t57
  %t59 = fmul <16 x float> %t17, %t44
  %t60 = fmul <16 x float> %t27, %t58
  %t61 = fsub <16 x float> %t59, %t60
  %t62 = getelementptr inbounds float, ptr %t42, i64 %t39
  store <16 x float> %t61, ptr %t62, align 4
  %t37 = add nuw nsw i64 %t36, 16
  br label %b33
b35:
  br label %b64
b64:
  %t67 = phi i64 [ 0, %b35 ], [ %t68, %b65 ]
  %t69 = icmp slt i64 %t67, %t63
  br i1 %t69, label %b65, label %b66
b65:
  %t70 = add i64 %t31, %t67
  %t71 = sub i64 %t63, %t67
  %t72 = call i64 @llvm.smin.i64(i64 %t71, i64 16)
  %t73 = trunc i64 %t72 to i32
  %t74 = insertelement <16 x i32> poison, i32 %t73, i64 0
  %t75 = shufflevector <16 x i32> %t74, <16 x i32> poison, <16 x i32> zeroinitializer
  %t76 = icmp sgt <16 x i32> %t75, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t77 = getelementptr inbounds float, ptr %t42, i64 %t70
  %t78 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t77, i32 4, <16 x i1> %t76, <16 x float> zeroinitializer)
  %t79 = getelementptr inbounds float, ptr %t47, i64 %t70
  %t80 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t79, i32 4, <16 x i1> %t76, <16 x float> zeroinitializer)
  %t81 = getelementptr inbounds float, ptr %t52, i64 %t70
  %t82 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t81, i32 4, <16 x i1> %t76, <16 x float> zeroinitializer)
  %t83 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t82, <16 x float> %t12)
  %t84 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t83)
  %t85 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t84
  %t86 = fmul <16 x float> %t80, %t85
  %t87 = fmul <16 x float> %t17, %t78
  %t88 = fmul <16 x float> %t27, %t86
  %t89 = fsub <16 x float> %t87, %t88
  %t90 = getelementptr inbounds float, ptr %t42, i64 %t70
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t89, ptr %t90, i32 4, <16 x i1> %t76)
  %t68 = add nuw nsw i64 %t67, 16
  br label %b64
b66:
  ret void
}

define internal void @sf_stage0_0(ptr %ctx, ptr %tensor, i64 %number) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = getelementptr inbounds i64, ptr %tensor, i64 2
  %t2 = load i64, ptr %t1, align 8
  %t6 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t7 = load i64, ptr %t6, align 8
  %t8 = inttoptr i64 %t7 to ptr
  %t9 = mul i64 %number, 2
  %t10 = getelementptr inbounds double, ptr %t8, i64 %t9
  %t3 = sitofp i64 %t2 to double
  %t4 = sitofp i64 1 to double
  %t5 = fdiv double %t3, %t4
  %t11 = getelementptr inbounds double, ptr %t10, i64 0
  store double %t5, ptr %t11, align 8
  ret void
}

define internal void @sf_stage0_1(ptr %ctx) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 7
  %t2 = load i64, ptr %t1, align 8
  %t17 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t18 = load i64, ptr %t17, align 8
  %t19 = inttoptr i64 %t18 to ptr
  %t68 = getelementptr inbounds i64, ptr %ctx, i64 2
  %t69 = load i64, ptr %t68, align 8
  %t70 = inttoptr i64 %t69 to ptr
  br label %b3
b3:
  %t6 = phi i64 [ 0, %entry ], [ %t7, %b4 ]
  %t8 = icmp slt i64 %t6, %t2
  br i1 %t8, label %b4, label %b5
b4:
  %t20 = mul i64 %t6, 12
  %t21 = getelementptr inbounds double, ptr %t19, i64 %t20
  %t9 = sub i64 %t2, %t6
  %t10 = call i64 @llvm.smin.i64(i64 %t9, i64 16)
  %t11 = trunc i64 %t10 to i32
  %t12 = insertelement <16 x i32> poison, i32 %t11, i64 0
  %t13 = shufflevector <16 x i32> %t12, <16 x i32> poison, <16 x i32> zeroinitializer
  %t14 = icmp sgt <16 x i32> %t13, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t15 = insertelement <16 x i32> poison, i32 12, i64 0
  %t16 = shufflevector <16 x i32> %t15, <16 x i32> poison, <16 x i32> zeroinitializer
  %t22 = getelementptr inbounds double, ptr %t21, i64 1
  %t23 = mul <16 x i32> %t16, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t24 = getelementptr double, ptr %t22, <16 x i32> %t23
  %t25 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t24, i32 8, <16 x i1> %t14, <16 x double> zeroinitializer)
  %t26 = fcmp oeq <16 x double> %t25, splat (double 0x0000000000000000)
  %t27 = uitofp <16 x i1> %t26 to <16 x double>
  %t28 = insertelement <16 x i32> poison, i32 12, i64 0
  %t29 = shufflevector <16 x i32> %t28, <16 x i32> poison, <16 x i32> zeroinitializer
  %t30 = getelementptr inbounds double, ptr %t21, i64 6
  %t31 = mul <16 x i32> %t29, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t32 = getelementptr double, ptr %t30, <16 x i32> %t31
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t27, <16 x ptr> %t32, i32 8, <16 x i1> %t14)
  %t33 = insertelement <16 x i32> poison, i32 12, i64 0
  %t34 = shufflevector <16 x i32> %t33, <16 x i32> poison, <16 x i32> zeroinitializer
  %t35 = getelementptr inbounds double, ptr %t21, i64 2
  %t36 = mul <16 x i32> %t34, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t37 = getelementptr double, ptr %t35, <16 x i32> %t36
  %t38 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t37, i32 8, <16 x i1> %t14, <16 x double> zeroinitializer)
  %t39 = fmul <16 x double> %t38, %t38
  %t40 = fptrunc <16 x double> %t39 to <16 x float>
  %t41 = fpext <16 x float> %t40 to <16 x double>
  %t42 = insertelement <16 x i32> poison, i32 12, i64 0
  %t43 = shufflevector <16 x i32> %t42, <16 x i32> poison, <16 x i32> zeroinitializer
  %t44 = getelementptr inbounds double, ptr %t21, i64 9
  %t45 = mul <16 x i32> %t43, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t46 = getelementptr double, ptr %t44, <16 x i32> %t45
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t41, <16 x ptr> %t46, i32 8, <16 x i1> %t14)
  %t47 = insertelement <16 x i32> poison, i32 12, i64 0
  %t48 = shufflevector <16 x i32> %t47, <16 x i32> poison, <16 x i32> zeroinitializer
  %t49 = getelementptr inbounds double, ptr %t21, i64 0
  %t50 = mul <16 x i32> %t48, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t51 = getelementptr double, ptr %t49, <16 x i32> %t50
  %t52 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t51, i32 8, <16 x i1> %t14, <16 x double> zeroinitializer)
  %t53 = insertelement <16 x i32> poison, i32 12, i64 0
  %t54 = shufflevector <16 x i32> %t53, <16 x i32> poison, <16 x i32> zeroinitializer
  %t55 = getelementptr inbounds double, ptr %t21, i64 5
  %t56 = mul <16 x i32> %t54, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t57 = getelementptr double, ptr %t55, <16 x i32> %t56
  %t58 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t57, i32 8, <16 x i1> %t14, <16 x double> zeroinitializer)
  %t59 = fmul <16 x double> %t52, %t58
  %t60 = fsub <16 x double> splat (double 0x3FF0000000000000), %t59
  %t61 = fptrunc <16 x double> %t60 to <16 x float>
  %t62 = fpext <16 x float> %t61 to <16 x double>
  %t63 = insertelement <16 x i32> poison, i32 12, i64 0
  %t64 = shufflevector <16 x i32> %t63, <16 x i32> poison, <16 x i32> zeroinitializer
  %t65 = getelementptr inbounds double, ptr %t21, i64 11
  %t66 = mul <16 x i32> %t64, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t67 = getelementptr double, ptr %t65, <16 x i32> %t66
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t62, <16 x ptr> %t67, i32 8, <16 x i1> %t14)
  %t7 = add nuw nsw i64 %t6, 16
  br label %b3
b5:
  %t71 = getelementptr inbounds double, ptr %t70, i64 0
  %t72 = load double, ptr %t71, align 8
  %t73 = fadd double %t72, 0x3FF0000000000000
  %t74 = getelementptr inbounds double, ptr %t70, i64 1
  store double %t73, ptr %t74, align 8
  %t75 = fcmp olt double %t73, 0x0010000000000000
  %t76 = fmul double %t73, 0x4350000000000000
  %t77 = select i1 %t75, double %t76, double %t73
  %t78 = bitcast double %t77 to i64
  %t79 = sub i64 %t78, 4604544271217802189
  %t80 = ashr i64 %t79, 52
  %t81 = shl i64 %t80, 52
  %t82 = sub i64 %t78, %t81
  %t83 = bitcast i64 %t82 to double
  %t84 = add i64 %t80, 4843621399236968448
  %t85 = bitcast i64 %t84 to double
  %t86 = fsub double %t85, 0x4338000000000000
  %t87 = fsub double %t86, 0x404B000000000000
  %t88 = select i1 %t75, double %t87, double %t86
  %t89 = fsub double %t83, 0x3FF0000000000000
  %t90 = fmul double %t88, 0x3FE62E42FEE00000
  %t91 = fmul double %t88, 0x3DEA39EF35793C76
  %t92 = fadd double 0x4000000000000000, %t89
  %t93 = fdiv double %t89, %t92
  %t94 = fmul double %t93, %t93
  %t95 = fmul double %t94, %t94
  %t96 = fmul double 0x3FC2F112DF3E5244, %t95
  %t97 = fadd double %t96, 0x3FC7466496CB03DE
  %t98 = fmul double %t97, %t95
  %t99 = fadd double %t98, 0x3FD2492494229359
  %t100 = fmul double %t99, %t95
  %t101 = fadd double %t100, 0x3FE5555555555593
  %t102 = fmul double %t94, %t101
  %t103 = fmul double 0x3FC39A09D078C69F, %t95
  %t104 = fadd double %t103, 0x3FCC71C51D8E78AF
  %t105 = fmul double %t104, %t95
  %t106 = fadd double %t105, 0x3FD999999997FA04
  %t107 = fmul double %t95, %t106
  %t108 = fadd double %t102, %t107
  %t109 = fmul double %t89, %t89
  %t110 = fmul double 0x3FE0000000000000, %t109
  %t111 = fadd double %t110, %t108
  %t112 = fmul double %t93, %t111
  %t113 = fadd double %t112, %t91
  %t114 = fsub double %t110, %t113
  %t115 = fsub double %t114, %t89
  %t116 = fsub double %t90, %t115
  %t117 = fcmp olt double %t73, 0x7FF0000000000000
  %t118 = select i1 %t117, double %t116, double %t73
  %t119 = fcmp olt double 0x0000000000000000, %t73
  %t120 = fcmp oeq double %t73, 0x0000000000000000
  %t121 = select i1 %t120, double 0xFFF0000000000000, double 0x7FF8000000000000
  %t122 = select i1 %t119, double %t118, double %t121
  %t123 = insertelement <16 x double> poison, double %t122, i64 0
  %t124 = shufflevector <16 x double> %t123, <16 x double> poison, <16 x i32> zeroinitializer
  %t125 = getelementptr inbounds double, ptr %t70, i64 2
  store double %t122, ptr %t125, align 8
  %t126 = fcmp oeq double %t73, 0x3FF0000000000000
  %t127 = insertelement <16 x i1> poison, i1 %t126, i64 0
  %t128 = shufflevector <16 x i1> %t127, <16 x i1> poison, <16 x i32> zeroinitializer
  %t129 = uitofp i1 %t126 to double
  %t130 = getelementptr inbounds double, ptr %t70, i64 3
  store double %t129, ptr %t130, align 8
  %t131 = fmul double 0xBFE0000000000000, %t122
  %t132 = fcmp olt double %t131, 0xC087500000000000
  %t133 = select i1 %t132, double 0xC087500000000000, double %t131
  %t134 = fcmp olt double 0x4086300000000000, %t133
  %t135 = select i1 %t134, double 0x4086300000000000, double %t133
  %t136 = fmul double %t135, 0x3FF71547652B82FE
  %t137 = fadd double %t136, 0x4338000000000000
  %t138 = fsub double %t137, 0x4338000000000000
  %t139 = fmul double %t138, 0x3FE62E42FEE00000
  %t140 = fsub double %t135, %t139
  %t141 = fmul double %t138, 0x3DEA39EF35793C76
  %t142 = fsub double %t140, %t141
  %t143 = fmul double %t142, %t142
  %t144 = fmul double 0x3E66376972BEA4D0, %t143
  %t145 = fadd double %t144, 0xBEBBBD41C5D26BF1
  %t146 = fmul double %t145, %t143
  %t147 = fadd double %t146, 0x3F11566AAF25DE2C
  %t148 = fmul double %t147, %t143
  %t149 = fadd double %t148, 0xBF66C16C16BEBD93
  %t150 = fmul double %t149, %t143
  %t151 = fadd double %t150, 0x3FC555555555553E
  %t152 = fmul double %t143, %t151
  %t153 = fsub double %t142, %t152
  %t154 = fmul double %t142, %t153
  %t155 = fsub double 0x4000000000000000, %t153
  %t156 = fdiv double %t154, %t155
  %t157 = fsub double %t141, %t156
  %t158 = fsub double %t157, %t140
  %t159 = fsub double 0x3FF0000000000000, %t158
  %t160 = bitcast double %t137 to i64
  %t161 = sub i64 %t160, 4843621399236966402
  %t162 = lshr i64 %t161, 1
  %t163 = sub i64 %t161, %t162
  %t164 = shl i64 %t162, 52
  %t165 = bitcast i64 %t164 to double
  %t166 = shl i64 %t163, 52
  %t167 = bitcast i64 %t166 to double
  %t168 = fmul double %t159, %t165
  %t169 = fmul double %t168, %t167
  %t170 = select i1 %t126, double 0x3FF0000000000000, double %t169
  %t171 = insertelement <16 x double> poison, double %t170, i64 0
  %t172 = shufflevector <16 x double> %t171, <16 x double> poison, <16 x i32> zeroinitializer
  %t173 = getelementptr inbounds double, ptr %t70, i64 4
  store double %t170, ptr %t173, align 8
  %t174 = getelementptr inbounds double, ptr %t70, i64 2
  %t175 = load double, ptr %t174, align 8
  %t176 = insertelement <16 x double> poison, double %t175, i64 0
  %t177 = shufflevector <16 x double> %t176, <16 x double> poison, <16 x i32> zeroinitializer
  %t178 = getelementptr inbounds double, ptr %t70, i64 3
  %t179 = load double, ptr %t178, align 8
  %t180 = fcmp une double %t179, 0x0000000000000000
  %t181 = insertelement <16 x i1> poison, i1 %t180, i64 0
  %t182 = shufflevector <16 x i1> %t181, <16 x i1> poison, <16 x i32> zeroinitializer
  %t183 = getelementptr inbounds double, ptr %t70, i64 4
  %t184 = load double, ptr %t183, align 8
  %t185 = insertelement <16 x double> poison, double %t184, i64 0
  %t186 = shufflevector <16 x double> %t185, <16 x double> poison, <16 x i32> zeroinitializer
  br label %b187
b187:
  %t190 = phi i64 [ 0, %b5 ], [ %t191, %b188 ]
  %t192 = icmp slt i64 %t190, %t2
  br i1 %t192, label %b188, label %b189
b188:
  %t201 = mul i64 %t190, 12
  %t202 = getelementptr inbounds double, ptr %t19, i64 %t201
  %t193 = sub i64 %t2, %t190
  %t194 = call i64 @llvm.smin.i64(i64 %t193, i64 16)
  %t195 = trunc i64 %t194 to i32
  %t196 = insertelement <16 x i32> poison, i32 %t195, i64 0
  %t197 = shufflevector <16 x i32> %t196, <16 x i32> poison, <16 x i32> zeroinitializer
  %t198 = icmp sgt <16 x i32> %t197, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t199 = insertelement <16 x i32> poison, i32 12, i64 0
  %t200 = shufflevector <16 x i32> %t199, <16 x i32> poison, <16 x i32> zeroinitializer
  %t203 = getelementptr inbounds double, ptr %t202, i64 1
  %t204 = mul <16 x i32> %t200, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t205 = getelementptr double, ptr %t203, <16 x i32> %t204
  %t206 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t205, i32 8, <16 x i1> %t198, <16 x double> zeroinitializer)
  %t207 = fmul <16 x double> %t206, %t177
  %t208 = fcmp olt <16 x double> %t207, splat (double 0xC087500000000000)
  %t209 = select <16 x i1> %t208, <16 x double> splat (double 0xC087500000000000), <16 x double> %t207
  %t210 = fcmp olt <16 x double> splat (double 0x4086300000000000), %t209
  %t211 = select <16 x i1> %t210, <16 x double> splat (double 0x4086300000000000), <16 x double> %t209
  %t212 = fmul <16 x double> %t211, splat (double 0x3FF71547652B82FE)
  %t213 = fadd <16 x double> %t212, splat (double 0x4338000000000000)
  %t214 = fsub <16 x double> %t213, splat (double 0x4338000000000000)
  %t215 = fmul <16 x double> %t214, splat (double 0x3FE62E42FEE00000)
  %t216 = fsub <16 x double> %t211, %t215
  %t217 = fmul <16 x double> %t214, splat (double 0x3DEA39EF35793C76)
  %t218 = fsub <16 x double> %t216, %t217
  %t219 = fmul <16 x double> %t218, %t218
  %t220 = fmul <16 x double> splat (double 0x3E66376972BEA4D0), %t219
  %t221 = fadd <16 x double> %t220, splat (double 0xBEBBBD41C5D26BF1)
  %t222 = fmul <16 x double> %t221, %t219
  %t223 = fadd <16 x double> %t222, splat (double 0x3F11566AAF25DE2C)
  %t224 = fmul <16 x double> %t223, %t219
  %t225 = fadd <16 x double> %t224, splat (double 0xBF66C16C16BEBD93)
  %t226 = fmul <16 x double> %t225, %t219
  %t227 = fadd <16 x double> %t226, splat (double 0x3FC555555555553E)
  %t228 = fmul <16 x double> %t219, %t227
  %t229 = fsub <16 x double> %t218, %t228
  %t230 = fmul <16 x double> %t218, %t229
  %t231 = fsub <16 x double> splat (double 0x4000000000000000), %t229
  %t232 = fdiv <16 x double> %t230, %t231
  %t233 = fsub <16 x double> %t217, %t232
  %t234 = fsub <16 x double> %t233, %t216
  %t235 = fsub <16 x double> splat (double 0x3FF0000000000000), %t234
  %t236 = bitcast <16 x double> %t213 to <16 x i64>
  %t237 = sub <16 x i64> %t236, splat (i64 4843621399236966402)
  %t238 = lshr <16 x i64> %t237, splat (i64 1)
  %t239 = sub <16 x i64> %t237, %t238
  %t240 = shl <16 x i64> %t238, splat (i64 52)
  %t241 = bitcast <16 x i64> %t240 to <16 x double>
  %t242 = shl <16 x i64> %t239, splat (i64 52)
  %t243 = bitcast <16 x i64> %t242 to <16 x double>
  %t244 = fmul <16 x double> %t235, %t241
  %t245 = fmul <16 x double> %t244, %t243
  %t246 = insertelement <16 x i32> poison, i32 12, i64 0
  %t247 = shufflevector <16 x i32> %t246, <16 x i32> poison, <16 x i32> zeroinitializer
  %t248 = getelementptr inbounds double, ptr %t202, i64 6
  %t249 = mul <16 x i32> %t247, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t250 = getelementptr double, ptr %t248, <16 x i32> %t249
  %t251 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t250, i32 8, <16 x i1> %t198, <16 x double> zeroinitializer)
  %t252 = fcmp une <16 x double> %t251, splat (double 0x0000000000000000)
  %t253 = or <16 x i1> %t182, %t252
  %t254 = select <16 x i1> %t253, <16 x double> splat (double 0x3FF0000000000000), <16 x double> %t245
  %t255 = fsub <16 x double> splat (double 0x3FF0000000000000), %t254
  %t256 = fptrunc <16 x double> %t255 to <16 x float>
  %t257 = fpext <16 x float> %t256 to <16 x double>
  %t258 = insertelement <16 x i32> poison, i32 12, i64 0
  %t259 = shufflevector <16 x i32> %t258, <16 x i32> poison, <16 x i32> zeroinitializer
  %t260 = getelementptr inbounds double, ptr %t202, i64 7
  %t261 = mul <16 x i32> %t259, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t262 = getelementptr double, ptr %t260, <16 x i32> %t261
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t257, <16 x ptr> %t262, i32 8, <16 x i1> %t198)
  %t263 = fsub <16 x double> splat (double 0x3FF0000000000000), %t255
  %t264 = fptrunc <16 x double> %t263 to <16 x float>
  %t265 = fpext <16 x float> %t264 to <16 x double>
  %t266 = insertelement <16 x i32> poison, i32 12, i64 0
  %t267 = shufflevector <16 x i32> %t266, <16 x i32> poison, <16 x i32> zeroinitializer
  %t268 = getelementptr inbounds double, ptr %t202, i64 8
  %t269 = mul <16 x i32> %t267, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t270 = getelementptr double, ptr %t268, <16 x i32> %t269
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t265, <16 x ptr> %t270, i32 8, <16 x i1> %t198)
  %t271 = insertelement <16 x i32> poison, i32 12, i64 0
  %t272 = shufflevector <16 x i32> %t271, <16 x i32> poison, <16 x i32> zeroinitializer
  %t273 = getelementptr inbounds double, ptr %t202, i64 0
  %t274 = mul <16 x i32> %t272, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t275 = getelementptr double, ptr %t273, <16 x i32> %t274
  %t276 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t275, i32 8, <16 x i1> %t198, <16 x double> zeroinitializer)
  %t277 = call <16 x double> @llvm.minimum.v16f64(<16 x double> %t276, <16 x double> %t186)
  %t278 = insertelement <16 x i32> poison, i32 12, i64 0
  %t279 = shufflevector <16 x i32> %t278, <16 x i32> poison, <16 x i32> zeroinitializer
  %t280 = getelementptr inbounds double, ptr %t202, i64 10
  %t281 = mul <16 x i32> %t279, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t282 = getelementptr double, ptr %t280, <16 x i32> %t281
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t277, <16 x ptr> %t282, i32 8, <16 x i1> %t198)
  %t191 = add nuw nsw i64 %t190, 16
  br label %b187
b189:
  %t283 = getelementptr inbounds double, ptr %t70, i64 1
  %t284 = load double, ptr %t283, align 8
  %t285 = getelementptr inbounds double, ptr %t70, i64 0
  store double %t284, ptr %t285, align 8
  ret void
}

define internal void @sf_stage1_0(ptr %ctx, ptr %tensor, i64 %number) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t7 = alloca double, i64 1, align 64
  %t35 = alloca double, i64 1, align 64
  %t1 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr
  %t4 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t5 = load i64, ptr %t4, align 8
  %t9 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t10 = load i64, ptr %t9, align 8
  %t11 = inttoptr i64 %t10 to ptr
  %t12 = mul i64 %number, 2
  %t13 = getelementptr inbounds double, ptr %t11, i64 %t12
  %t18 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t19 = load i64, ptr %t18, align 8
  %t20 = inttoptr i64 %t19 to ptr
  %t21 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t22 = load i64, ptr %t21, align 8
  %t23 = mul i64 %t22, 12
  %t24 = getelementptr inbounds double, ptr %t20, i64 %t23
  %t31 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t32 = load i64, ptr %t31, align 8
  %t33 = inttoptr i64 %t32 to ptr
  %t6 = getelementptr inbounds double, ptr %t3, i64 0
  call void @sf_fold_sum(ptr %t7, ptr %t6, i64 %t5, i64 1, ptr %t6, i64 1, i1 false)
  %t8 = load double, ptr %t7, align 8
  %t14 = getelementptr inbounds double, ptr %t13, i64 0
  %t15 = load double, ptr %t14, align 8
  %t16 = fdiv double %t8, %t15
  %t17 = call double @llvm.sqrt.f64(double %t16)
  %t25 = getelementptr inbounds double, ptr %t24, i64 3
  %t26 = load double, ptr %t25, align 8
  %t27 = call double @llvm.maximum.f64(double %t26, double %t17)
  %t28 = getelementptr inbounds double, ptr %t24, i64 10
  %t29 = load double, ptr %t28, align 8
  %t30 = fmul double %t27, %t29
  %t34 = getelementptr inbounds double, ptr %t33, i64 0
  call void @sf_fold_sum(ptr %t35, ptr %t34, i64 %t5, i64 1, ptr %t34, i64 1, i1 false)
  %t36 = load double, ptr %t35, align 8
  %t37 = fdiv double %t36, %t15
  %t38 = call double @llvm.sqrt.f64(double %t37)
  %t39 = getelementptr inbounds double, ptr %t24, i64 4
  %t40 = load double, ptr %t39, align 8
  %t41 = fdiv double %t38, %t40
  %t42 = call double @llvm.maximum.f64(double 0x3FF0000000000000, double %t41)
  %t43 = fdiv double %t30, %t42
  %t44 = fptrunc double %t43 to float
  %t45 = fpext float %t44 to double
  %t46 = getelementptr inbounds double, ptr %t13, i64 1
  store double %t45, ptr %t46, align 8
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
  %t27 = mul i64 %t13, 14
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
  %t27 = mul i64 %t13, 14
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
  %t10 = mul i64 %t4, 14
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
  %t10 = mul i64 %t4, 14
  %t11 = getelementptr inbounds i64, ptr %t9, i64 %t10
  call void @sf_stage1_0(ptr %ctx, ptr %t11, i64 %t4)
  %t5 = add nuw nsw i64 %t4, 1
  br label %b1
b3:
  ret void
}
