target triple = "x86_64-unknown-linux-gnu"


declare double @llvm.fabs.f64(double)
declare <16 x float> @llvm.fabs.v16f32(<16 x float>)
declare <16 x i32> @llvm.lrint.v16i32.v16f32(<16 x float>)
declare <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr>, i32, <16 x i1>, <16 x double>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare <16 x double> @llvm.masked.load.v16f64.p0(ptr, i32, <16 x i1>, <16 x double>)
declare <16 x i8> @llvm.masked.load.v16i8.p0(ptr, i32, <16 x i1>, <16 x i8>)
declare void @llvm.masked.scatter.v16f64.v16p0(<16 x double>, <16 x ptr>, i32, <16 x i1>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
declare void @llvm.masked.store.v16i8.p0(<16 x i8>, ptr, i32, <16 x i1>)
declare double @llvm.maximum.f64(double, double)
declare <16 x double> @llvm.maximum.v16f64(<16 x double>, <16 x double>)
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare <16 x float> @llvm.rint.v16f32(<16 x float>)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
declare <16 x float> @llvm.sqrt.v16f32(<16 x float>)
declare <16 x double> @llvm.sqrt.v16f64(<16 x double>)
declare i32 @llvm.umax.i32(i32, i32)
declare <16 x i32> @llvm.umax.v16i32(<16 x i32>, <16 x i32>)
declare <2 x i32> @llvm.umax.v2i32(<2 x i32>, <2 x i32>)
declare <4 x i32> @llvm.umax.v4i32(<4 x i32>, <4 x i32>)
declare <8 x i32> @llvm.umax.v8i32(<8 x i32>, <8 x i32>)
declare void @llvm.x86.sse.ldmxcsr(ptr)
declare void @llvm.x86.sse.stmxcsr(ptr)

define internal void @sf_fold_absmax(ptr %out, ptr %list, i64 %count, i64 %stride, ptr %scratch, i64 %step, i1 %once) nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  br label %b1
b1:
  %t4 = phi i64 [ 0, %entry ], [ %t5, %b2 ]
  %t6 = phi double [ 0x0000000000000000, %entry ], [ %t12, %b2 ]
  %t7 = icmp slt i64 %t4, %count
  br i1 %t7, label %b2, label %b3
b2:
  %t8 = mul i64 %t4, %stride
  %t9 = getelementptr inbounds double, ptr %list, i64 %t8
  %t10 = load double, ptr %t9, align 8
  %t11 = call double @llvm.fabs.f64(double %t10)
  %t12 = call double @llvm.maximum.f64(double %t6, double %t11)
  %t5 = add nuw nsw i64 %t4, 1
  br label %b1
b3:
  %t13 = getelementptr inbounds double, ptr %out, i64 0
  store double %t6, ptr %t13, align 8
  ret void
}

define internal void @sf_sweep0_pass0(ptr %ctx, ptr %tensor, i64 %number, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr
  %t4 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t5 = load i64, ptr %t4, align 8
  %t6 = mul i64 %t5, 18
  %t7 = getelementptr inbounds double, ptr %t3, i64 %t6
  %t53 = add i64 %row, %rows
  %t60 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t61 = load i64, ptr %t60, align 8
  %t62 = inttoptr i64 %t61 to ptr
  %t67 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t68 = load i64, ptr %t67, align 8
  %t69 = inttoptr i64 %t68 to ptr
  %t74 = add i64 %col, %cols
  %t75 = getelementptr inbounds i64, ptr %tensor, i64 2
  %t76 = load i64, ptr %t75, align 8
  %t77 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t78 = load i64, ptr %t77, align 8
  %t103 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t104 = load i64, ptr %t103, align 8
  %t105 = inttoptr i64 %t104 to ptr
  %t109 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t110 = load i64, ptr %t109, align 8
  %t111 = inttoptr i64 %t110 to ptr
  %t115 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t116 = load i64, ptr %t115, align 8
  %t117 = inttoptr i64 %t116 to ptr
  %t122 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t123 = load i64, ptr %t122, align 8
  %t124 = inttoptr i64 %t123 to ptr
  %t160 = getelementptr inbounds i8, ptr %kept, i64 0
  %t163 = getelementptr inbounds i8, ptr %kept, i64 8192
  %t246 = getelementptr inbounds i64, ptr %tensor, i64 15
  %t247 = load i64, ptr %t246, align 8
  %t248 = inttoptr i64 %t247 to ptr
  %t249 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t250 = load i64, ptr %t249, align 8
  %t271 = getelementptr inbounds i64, ptr %tensor, i64 16
  %t272 = load i64, ptr %t271, align 8
  %t273 = inttoptr i64 %t272 to ptr
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
  %t33 = getelementptr inbounds double, ptr %t7, i64 12
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
  %t48 = getelementptr inbounds double, ptr %t7, i64 17
  %t49 = load double, ptr %t48, align 8
  %t50 = fptrunc double %t49 to float
  %t51 = insertelement <16 x float> poison, float %t50, i64 0
  %t52 = shufflevector <16 x float> %t51, <16 x float> poison, <16 x i32> zeroinitializer
  br label %b54
b54:
  %t57 = phi i64 [ %row, %entry ], [ %t58, %b84 ]
  %t59 = icmp slt i64 %t57, %t53
  br i1 %t59, label %b55, label %b56
b55:
  %t79 = mul i64 %t57, %t78
  %t80 = sub i64 %t76, %t79
  %t81 = call i64 @llvm.smin.i64(i64 %t74, i64 %t80)
  %t157 = sub i64 %t57, %row
  %t158 = mul i64 %t157, %t78
  %t251 = mul i64 %t57, %t250
  %t63 = getelementptr inbounds float, ptr %t62, i64 %t57
  %t64 = load float, ptr %t63, align 4
  %t65 = insertelement <16 x float> poison, float %t64, i64 0
  %t66 = shufflevector <16 x float> %t65, <16 x float> poison, <16 x i32> zeroinitializer
  %t70 = getelementptr inbounds float, ptr %t69, i64 %t57
  %t71 = load float, ptr %t70, align 4
  %t72 = insertelement <16 x float> poison, float %t71, i64 0
  %t73 = shufflevector <16 x float> %t72, <16 x float> poison, <16 x i32> zeroinitializer
  br label %b82
b82:
  %t85 = phi i64 [ %col, %b55 ], [ %t86, %b170 ]
  %t87 = icmp slt i64 %t85, %t81
  br i1 %t87, label %b83, label %b84
b83:
  %t88 = add i64 %t85, 1024
  %t89 = call i64 @llvm.smin.i64(i64 %t88, i64 %t81)
  %t90 = sub i64 %t89, %t85
  %t91 = urem i64 %t90, 16
  %t92 = sub i64 %t89, %t91
  %t93 = sub i64 %t92, %t85
  %t159 = add i64 %t158, %t85
  %t161 = getelementptr float, ptr %t160, i64 %t159
  %t164 = getelementptr float, ptr %t163, i64 %t159
  %t167 = sub i64 %t89, %t92
  %t224 = add i64 %t158, %t92
  %t225 = getelementptr float, ptr %t160, i64 %t224
  %t227 = getelementptr float, ptr %t163, i64 %t224
  %t252 = udiv i64 %t85, 1024
  %t253 = add i64 %t251, %t252
  br label %b94
b94:
  %t97 = phi i64 [ 0, %b83 ], [ %t98, %b95 ]
  %t99 = phi <16 x i32> [ zeroinitializer, %b83 ], [ %t153, %b95 ]
  %t100 = phi <16 x i32> [ zeroinitializer, %b83 ], [ %t156, %b95 ]
  %t101 = icmp slt i64 %t97, %t93
  br i1 %t101, label %b95, label %b96
b95:
  %t102 = add i64 %t85, %t97
  %t106 = add i64 %t79, %t102
  %t107 = add i64 %t106, 4096
  %t108 = getelementptr float, ptr %t105, i64 %t107
  call void @llvm.prefetch.p0(ptr %t108, i32 0, i32 2, i32 1)
  %t112 = getelementptr i8, ptr %t111, i64 %t107
  call void @llvm.prefetch.p0(ptr %t112, i32 0, i32 2, i32 1)
  %t113 = getelementptr inbounds float, ptr %t105, i64 %t106
  %t114 = load <16 x float>, ptr %t113, align 4
  %t118 = getelementptr inbounds float, ptr %t117, i64 %t106
  %t119 = load <16 x float>, ptr %t118, align 4
  %t120 = getelementptr inbounds i8, ptr %t111, i64 %t106
  %t121 = load <16 x i8>, ptr %t120, align 1
  %t125 = getelementptr inbounds i8, ptr %t124, i64 %t106
  %t126 = load <16 x i8>, ptr %t125, align 1
  %t127 = sext <16 x i8> %t121 to <16 x i32>
  %t128 = sitofp <16 x i32> %t127 to <16 x float>
  %t129 = fmul <16 x float> %t128, splat (float 0x3F80204080000000)
  %t130 = fmul <16 x float> %t129, %t66
  %t131 = zext <16 x i8> %t126 to <16 x i32>
  %t132 = sitofp <16 x i32> %t131 to <16 x float>
  %t133 = fmul <16 x float> %t132, %t132
  %t134 = fmul <16 x float> %t133, splat (float 0x3EF0203040000000)
  %t135 = fmul <16 x float> %t134, %t73
  %t136 = fmul <16 x float> %t12, %t130
  %t137 = fmul <16 x float> %t17, %t119
  %t138 = fadd <16 x float> %t136, %t137
  %t139 = fmul <16 x float> %t119, %t119
  %t140 = fmul <16 x float> %t22, %t135
  %t141 = fmul <16 x float> %t27, %t139
  %t142 = fadd <16 x float> %t140, %t141
  %t143 = fmul <16 x float> %t142, %t32
  %t144 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t143)
  %t145 = fmul <16 x float> %t37, %t114
  %t146 = fmul <16 x float> %t138, %t42
  %t147 = fadd <16 x float> %t144, %t47
  %t148 = fdiv <16 x float> %t146, %t147
  %t149 = fmul <16 x float> %t52, %t148
  %t150 = fsub <16 x float> %t145, %t149
  %t151 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %t138)
  %t152 = bitcast <16 x float> %t151 to <16 x i32>
  %t153 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %t99, <16 x i32> %t152)
  %t154 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %t142)
  %t155 = bitcast <16 x float> %t154 to <16 x i32>
  %t156 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %t100, <16 x i32> %t155)
  %t162 = getelementptr inbounds float, ptr %t161, i64 %t97
  store <16 x float> %t138, ptr %t162, align 4
  %t165 = getelementptr inbounds float, ptr %t164, i64 %t97
  store <16 x float> %t142, ptr %t165, align 4
  %t166 = getelementptr inbounds float, ptr %t105, i64 %t106
  store <16 x float> %t150, ptr %t166, align 4
  %t98 = add nuw nsw i64 %t97, 16
  br label %b94
b96:
  br label %b168
b168:
  %t171 = phi i64 [ 0, %b96 ], [ %t172, %b169 ]
  %t173 = phi <16 x i32> [ %t99, %b96 ], [ %t219, %b169 ]
  %t174 = phi <16 x i32> [ %t100, %b96 ], [ %t223, %b169 ]
  %t175 = icmp slt i64 %t171, %t167
  br i1 %t175, label %b169, label %b170
b169:
  %t176 = add i64 %t92, %t171
  %t183 = add i64 %t79, %t176
  %t177 = sub i64 %t167, %t171
  %t178 = call i64 @llvm.smin.i64(i64 %t177, i64 16)
  %t179 = trunc i64 %t178 to i32
  %t180 = insertelement <16 x i32> poison, i32 %t179, i64 0
  %t181 = shufflevector <16 x i32> %t180, <16 x i32> poison, <16 x i32> zeroinitializer
  %t182 = icmp sgt <16 x i32> %t181, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t184 = getelementptr inbounds float, ptr %t105, i64 %t183
  %t185 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t184, i32 4, <16 x i1> %t182, <16 x float> zeroinitializer)
  %t186 = getelementptr inbounds float, ptr %t117, i64 %t183
  %t187 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t186, i32 4, <16 x i1> %t182, <16 x float> zeroinitializer)
  %t188 = getelementptr inbounds i8, ptr %t111, i64 %t183
  %t189 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr %t188, i32 1, <16 x i1> %t182, <16 x i8> zeroinitializer)
  %t190 = getelementptr inbounds i8, ptr %t124, i64 %t183
  %t191 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr %t190, i32 1, <16 x i1> %t182, <16 x i8> zeroinitializer)
  %t192 = sext <16 x i8> %t189 to <16 x i32>
  %t193 = sitofp <16 x i32> %t192 to <16 x float>
  %t194 = fmul <16 x float> %t193, splat (float 0x3F80204080000000)
  %t195 = fmul <16 x float> %t194, %t66
  %t196 = zext <16 x i8> %t191 to <16 x i32>
  %t197 = sitofp <16 x i32> %t196 to <16 x float>
  %t198 = fmul <16 x float> %t197, %t197
  %t199 = fmul <16 x float> %t198, splat (float 0x3EF0203040000000)
  %t200 = fmul <16 x float> %t199, %t73
  %t201 = fmul <16 x float> %t12, %t195
  %t202 = fmul <16 x float> %t17, %t187
  %t203 = fadd <16 x float> %t201, %t202
  %t204 = fmul <16 x float> %t187, %t187
  %t205 = fmul <16 x float> %t22, %t200
  %t206 = fmul <16 x float> %t27, %t204
  %t207 = fadd <16 x float> %t205, %t206
  %t208 = fmul <16 x float> %t207, %t32
  %t209 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t208)
  %t210 = fmul <16 x float> %t37, %t185
  %t211 = fmul <16 x float> %t203, %t42
  %t212 = fadd <16 x float> %t209, %t47
  %t213 = fdiv <16 x float> %t211, %t212
  %t214 = fmul <16 x float> %t52, %t213
  %t215 = fsub <16 x float> %t210, %t214
  %t216 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %t203)
  %t217 = bitcast <16 x float> %t216 to <16 x i32>
  %t218 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %t173, <16 x i32> %t217)
  %t219 = select <16 x i1> %t182, <16 x i32> %t218, <16 x i32> %t173
  %t220 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %t207)
  %t221 = bitcast <16 x float> %t220 to <16 x i32>
  %t222 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %t174, <16 x i32> %t221)
  %t223 = select <16 x i1> %t182, <16 x i32> %t222, <16 x i32> %t174
  %t226 = getelementptr inbounds float, ptr %t225, i64 %t171
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t203, ptr %t226, i32 4, <16 x i1> %t182)
  %t228 = getelementptr inbounds float, ptr %t227, i64 %t171
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t207, ptr %t228, i32 4, <16 x i1> %t182)
  %t229 = getelementptr inbounds float, ptr %t105, i64 %t183
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t215, ptr %t229, i32 4, <16 x i1> %t182)
  %t172 = add nuw nsw i64 %t171, 16
  br label %b168
b170:
  %t230 = shufflevector <16 x i32> %t173, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t231 = shufflevector <16 x i32> %t173, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t232 = call <8 x i32> @llvm.umax.v8i32(<8 x i32> %t230, <8 x i32> %t231)
  %t233 = shufflevector <8 x i32> %t232, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t234 = shufflevector <8 x i32> %t232, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t235 = call <4 x i32> @llvm.umax.v4i32(<4 x i32> %t233, <4 x i32> %t234)
  %t236 = shufflevector <4 x i32> %t235, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %t237 = shufflevector <4 x i32> %t235, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %t238 = call <2 x i32> @llvm.umax.v2i32(<2 x i32> %t236, <2 x i32> %t237)
  %t239 = shufflevector <2 x i32> %t238, <2 x i32> poison, <1 x i32> <i32 0>
  %t240 = shufflevector <2 x i32> %t238, <2 x i32> poison, <1 x i32> <i32 1>
  %t241 = extractelement <1 x i32> %t239, i64 0
  %t242 = extractelement <1 x i32> %t240, i64 0
  %t243 = call i32 @llvm.umax.i32(i32 %t241, i32 %t242)
  %t244 = bitcast i32 %t243 to float
  %t245 = fpext float %t244 to double
  %t254 = getelementptr inbounds double, ptr %t248, i64 %t253
  store double %t245, ptr %t254, align 8
  %t255 = shufflevector <16 x i32> %t174, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t256 = shufflevector <16 x i32> %t174, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t257 = call <8 x i32> @llvm.umax.v8i32(<8 x i32> %t255, <8 x i32> %t256)
  %t258 = shufflevector <8 x i32> %t257, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t259 = shufflevector <8 x i32> %t257, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t260 = call <4 x i32> @llvm.umax.v4i32(<4 x i32> %t258, <4 x i32> %t259)
  %t261 = shufflevector <4 x i32> %t260, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %t262 = shufflevector <4 x i32> %t260, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %t263 = call <2 x i32> @llvm.umax.v2i32(<2 x i32> %t261, <2 x i32> %t262)
  %t264 = shufflevector <2 x i32> %t263, <2 x i32> poison, <1 x i32> <i32 0>
  %t265 = shufflevector <2 x i32> %t263, <2 x i32> poison, <1 x i32> <i32 1>
  %t266 = extractelement <1 x i32> %t264, i64 0
  %t267 = extractelement <1 x i32> %t265, i64 0
  %t268 = call i32 @llvm.umax.i32(i32 %t266, i32 %t267)
  %t269 = bitcast i32 %t268 to float
  %t270 = fpext float %t269 to double
  %t274 = getelementptr inbounds double, ptr %t273, i64 %t253
  store double %t270, ptr %t274, align 8
  %t86 = add nuw nsw i64 %t85, 1024
  br label %b82
b84:
  %t58 = add nuw nsw i64 %t57, 1
  br label %b54
b56:
  ret void
}

define internal void @sf_sweep0_pass1(ptr %ctx, ptr %tensor, i64 %number, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = add i64 %row, %rows
  %t8 = getelementptr inbounds i64, ptr %tensor, i64 17
  %t9 = load i64, ptr %t8, align 8
  %t10 = inttoptr i64 %t9 to ptr
  %t15 = getelementptr inbounds i64, ptr %tensor, i64 19
  %t16 = load i64, ptr %t15, align 8
  %t17 = inttoptr i64 %t16 to ptr
  %t22 = add i64 %col, %cols
  %t23 = getelementptr inbounds i64, ptr %tensor, i64 2
  %t24 = load i64, ptr %t23, align 8
  %t25 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t26 = load i64, ptr %t25, align 8
  %t41 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t42 = load i64, ptr %t41, align 8
  %t43 = inttoptr i64 %t42 to ptr
  %t47 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t48 = load i64, ptr %t47, align 8
  %t49 = inttoptr i64 %t48 to ptr
  %t51 = getelementptr inbounds i8, ptr %kept, i64 0
  %t57 = getelementptr inbounds i8, ptr %kept, i64 8192
  %t76 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t77 = load i64, ptr %t76, align 8
  %t78 = inttoptr i64 %t77 to ptr
  br label %b2
b2:
  %t5 = phi i64 [ %row, %entry ], [ %t6, %b86 ]
  %t7 = icmp slt i64 %t5, %t1
  br i1 %t7, label %b3, label %b4
b3:
  %t27 = mul i64 %t5, %t26
  %t28 = sub i64 %t24, %t27
  %t29 = call i64 @llvm.smin.i64(i64 %t22, i64 %t28)
  %t30 = sub i64 %t29, %col
  %t31 = urem i64 %t30, 16
  %t32 = sub i64 %t29, %t31
  %t33 = sub i64 %t32, %col
  %t52 = sub i64 %t5, %row
  %t53 = mul i64 %t52, %t26
  %t75 = add i64 %t27, %col
  %t79 = getelementptr i8, ptr %t78, i64 %t75
  %t81 = getelementptr i8, ptr %t49, i64 %t75
  %t83 = sub i64 %t29, %t32
  %t117 = add i64 %t27, %t32
  %t118 = getelementptr i8, ptr %t78, i64 %t117
  %t120 = getelementptr i8, ptr %t49, i64 %t117
  %t11 = getelementptr inbounds float, ptr %t10, i64 %t5
  %t12 = load float, ptr %t11, align 4
  %t13 = insertelement <16 x float> poison, float %t12, i64 0
  %t14 = shufflevector <16 x float> %t13, <16 x float> poison, <16 x i32> zeroinitializer
  %t18 = getelementptr inbounds float, ptr %t17, i64 %t5
  %t19 = load float, ptr %t18, align 4
  %t20 = insertelement <16 x float> poison, float %t19, i64 0
  %t21 = shufflevector <16 x float> %t20, <16 x float> poison, <16 x i32> zeroinitializer
  br label %b34
b34:
  %t37 = phi i64 [ 0, %b3 ], [ %t38, %b35 ]
  %t39 = icmp slt i64 %t37, %t33
  br i1 %t39, label %b35, label %b36
b35:
  %t40 = add i64 %col, %t37
  %t44 = add i64 %t27, %t40
  %t45 = add i64 %t44, 4096
  %t54 = add i64 %t53, %t40
  %t46 = getelementptr float, ptr %t43, i64 %t45
  call void @llvm.prefetch.p0(ptr %t46, i32 0, i32 2, i32 1)
  %t50 = getelementptr i8, ptr %t49, i64 %t45
  call void @llvm.prefetch.p0(ptr %t50, i32 0, i32 2, i32 1)
  %t55 = getelementptr inbounds float, ptr %t51, i64 %t54
  %t56 = load <16 x float>, ptr %t55, align 4
  %t58 = getelementptr inbounds float, ptr %t57, i64 %t54
  %t59 = load <16 x float>, ptr %t58, align 4
  %t60 = fmul <16 x float> %t56, %t14
  %t61 = fcmp oeq <16 x float> %t60, %t60
  %t62 = select <16 x i1> %t61, <16 x float> %t60, <16 x float> splat (float 0x0000000000000000)
  %t63 = call <16 x float> @llvm.rint.v16f32(<16 x float> %t62)
  %t64 = call <16 x i32> @llvm.lrint.v16i32.v16f32(<16 x float> %t62)
  %t65 = trunc <16 x i32> %t64 to <16 x i8>
  %t66 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t59)
  %t67 = fmul <16 x float> %t66, %t21
  %t68 = fcmp olt <16 x float> splat (float 0x0000000000000000), %t67
  %t69 = fcmp olt <16 x float> %t67, splat (float 0x3FF0000000000000)
  %t70 = select <16 x i1> %t69, <16 x float> splat (float 0x3FF0000000000000), <16 x float> %t67
  %t71 = select <16 x i1> %t68, <16 x float> %t70, <16 x float> splat (float 0x0000000000000000)
  %t72 = call <16 x float> @llvm.rint.v16f32(<16 x float> %t71)
  %t73 = call <16 x i32> @llvm.lrint.v16i32.v16f32(<16 x float> %t71)
  %t74 = trunc <16 x i32> %t73 to <16 x i8>
  %t80 = getelementptr inbounds i8, ptr %t79, i64 %t37
  store <16 x i8> %t65, ptr %t80, align 1
  %t82 = getelementptr inbounds i8, ptr %t81, i64 %t37
  store <16 x i8> %t74, ptr %t82, align 1
  %t38 = add nuw nsw i64 %t37, 16
  br label %b34
b36:
  br label %b84
b84:
  %t87 = phi i64 [ 0, %b36 ], [ %t88, %b85 ]
  %t89 = icmp slt i64 %t87, %t83
  br i1 %t89, label %b85, label %b86
b85:
  %t90 = add i64 %t32, %t87
  %t97 = add i64 %t53, %t90
  %t91 = sub i64 %t83, %t87
  %t92 = call i64 @llvm.smin.i64(i64 %t91, i64 16)
  %t93 = trunc i64 %t92 to i32
  %t94 = insertelement <16 x i32> poison, i32 %t93, i64 0
  %t95 = shufflevector <16 x i32> %t94, <16 x i32> poison, <16 x i32> zeroinitializer
  %t96 = icmp sgt <16 x i32> %t95, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t98 = getelementptr inbounds float, ptr %t51, i64 %t97
  %t99 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t98, i32 4, <16 x i1> %t96, <16 x float> zeroinitializer)
  %t100 = getelementptr inbounds float, ptr %t57, i64 %t97
  %t101 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t100, i32 4, <16 x i1> %t96, <16 x float> zeroinitializer)
  %t102 = fmul <16 x float> %t99, %t14
  %t103 = fcmp oeq <16 x float> %t102, %t102
  %t104 = select <16 x i1> %t103, <16 x float> %t102, <16 x float> splat (float 0x0000000000000000)
  %t105 = call <16 x float> @llvm.rint.v16f32(<16 x float> %t104)
  %t106 = call <16 x i32> @llvm.lrint.v16i32.v16f32(<16 x float> %t104)
  %t107 = trunc <16 x i32> %t106 to <16 x i8>
  %t108 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t101)
  %t109 = fmul <16 x float> %t108, %t21
  %t110 = fcmp olt <16 x float> splat (float 0x0000000000000000), %t109
  %t111 = fcmp olt <16 x float> %t109, splat (float 0x3FF0000000000000)
  %t112 = select <16 x i1> %t111, <16 x float> splat (float 0x3FF0000000000000), <16 x float> %t109
  %t113 = select <16 x i1> %t110, <16 x float> %t112, <16 x float> splat (float 0x0000000000000000)
  %t114 = call <16 x float> @llvm.rint.v16f32(<16 x float> %t113)
  %t115 = call <16 x i32> @llvm.lrint.v16i32.v16f32(<16 x float> %t113)
  %t116 = trunc <16 x i32> %t115 to <16 x i8>
  %t119 = getelementptr inbounds i8, ptr %t118, i64 %t87
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %t107, ptr %t119, i32 1, <16 x i1> %t96)
  %t121 = getelementptr inbounds i8, ptr %t120, i64 %t87
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %t116, ptr %t121, i32 1, <16 x i1> %t96)
  %t88 = add nuw nsw i64 %t87, 16
  br label %b84
b86:
  %t6 = add nuw nsw i64 %t5, 1
  br label %b2
b4:
  ret void
}

define internal void @sf_rows0_1(ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t74 = alloca double, i64 16, align 64
  %t84 = alloca double, i64 1, align 64
  %t97 = alloca double, i64 16, align 64
  %t107 = alloca double, i64 1, align 64
  %t1 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t2 = load i64, ptr %t1, align 8
  %t3 = icmp eq i64 %t2, 1
  %t22 = getelementptr inbounds i64, ptr %tensor, i64 15
  %t23 = load i64, ptr %t22, align 8
  %t24 = inttoptr i64 %t23 to ptr
  %t30 = getelementptr inbounds i64, ptr %tensor, i64 17
  %t31 = load i64, ptr %t30, align 8
  %t32 = inttoptr i64 %t31 to ptr
  %t35 = getelementptr inbounds i64, ptr %tensor, i64 18
  %t36 = load i64, ptr %t35, align 8
  %t37 = inttoptr i64 %t36 to ptr
  %t39 = getelementptr inbounds i64, ptr %tensor, i64 16
  %t40 = load i64, ptr %t39, align 8
  %t41 = inttoptr i64 %t40 to ptr
  %t48 = getelementptr inbounds i64, ptr %tensor, i64 19
  %t49 = load i64, ptr %t48, align 8
  %t50 = inttoptr i64 %t49 to ptr
  %t53 = getelementptr inbounds i64, ptr %tensor, i64 20
  %t54 = load i64, ptr %t53, align 8
  %t55 = inttoptr i64 %t54 to ptr
  br i1 %t3, label %b4, label %b5
b4:
  %t7 = add i64 %row, %rows
  %t8 = sub i64 %t7, %row
  br label %b9
b9:
  %t12 = phi i64 [ 0, %b4 ], [ %t13, %b10 ]
  %t14 = icmp slt i64 %t12, %t8
  br i1 %t14, label %b10, label %b11
b10:
  %t15 = add i64 %row, %t12
  %t16 = sub i64 %t8, %t12
  %t17 = call i64 @llvm.smin.i64(i64 %t16, i64 16)
  %t18 = trunc i64 %t17 to i32
  %t19 = insertelement <16 x i32> poison, i32 %t18, i64 0
  %t20 = shufflevector <16 x i32> %t19, <16 x i32> poison, <16 x i32> zeroinitializer
  %t21 = icmp sgt <16 x i32> %t20, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t25 = getelementptr inbounds double, ptr %t24, i64 %t15
  %t26 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t25, i32 8, <16 x i1> %t21, <16 x double> zeroinitializer)
  %t27 = call <16 x double> @llvm.maximum.v16f64(<16 x double> %t26, <16 x double> splat (double 0x3870000000000000))
  %t28 = fdiv <16 x double> splat (double 0x405FC00000000000), %t27
  %t29 = fptrunc <16 x double> %t28 to <16 x float>
  %t33 = getelementptr inbounds float, ptr %t32, i64 %t15
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t29, ptr %t33, i32 4, <16 x i1> %t21)
  %t34 = fptrunc <16 x double> %t27 to <16 x float>
  %t38 = getelementptr inbounds float, ptr %t37, i64 %t15
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t34, ptr %t38, i32 4, <16 x i1> %t21)
  %t42 = getelementptr inbounds double, ptr %t41, i64 %t15
  %t43 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t42, i32 8, <16 x i1> %t21, <16 x double> zeroinitializer)
  %t44 = call <16 x double> @llvm.maximum.v16f64(<16 x double> %t43, <16 x double> splat (double 0x3870000000000000))
  %t45 = call <16 x double> @llvm.sqrt.v16f64(<16 x double> %t44)
  %t46 = fdiv <16 x double> splat (double 0x406FE00000000000), %t45
  %t47 = fptrunc <16 x double> %t46 to <16 x float>
  %t51 = getelementptr inbounds float, ptr %t50, i64 %t15
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t47, ptr %t51, i32 4, <16 x i1> %t21)
  %t52 = fptrunc <16 x double> %t44 to <16 x float>
  %t56 = getelementptr inbounds float, ptr %t55, i64 %t15
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t52, ptr %t56, i32 4, <16 x i1> %t21)
  %t13 = add nuw nsw i64 %t12, 16
  br label %b9
b11:
  br label %b6
b5:
  %t57 = add i64 %row, %rows
  %t58 = sub i64 %t57, %row
  br label %b59
b59:
  %t62 = phi i64 [ 0, %b5 ], [ %t63, %b101 ]
  %t64 = icmp slt i64 %t62, %t58
  br i1 %t64, label %b60, label %b61
b60:
  %t65 = add i64 %row, %t62
  %t66 = sub i64 %t58, %t62
  %t67 = call i64 @llvm.smin.i64(i64 %t66, i64 16)
  %t68 = trunc i64 %t67 to i32
  %t69 = insertelement <16 x i32> poison, i32 %t68, i64 0
  %t70 = shufflevector <16 x i32> %t69, <16 x i32> poison, <16 x i32> zeroinitializer
  %t71 = icmp sgt <16 x i32> %t70, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t72 = sub i64 %t57, %t65
  %t73 = call i64 @llvm.smin.i64(i64 %t72, i64 16)
  %t75 = add i64 %t65, %t73
  br label %b76
b76:
  %t79 = phi i64 [ %t65, %b60 ], [ %t80, %b77 ]
  %t81 = icmp slt i64 %t79, %t75
  br i1 %t81, label %b77, label %b78
b77:
  %t82 = mul i64 %t79, %t2
  %t83 = getelementptr inbounds double, ptr %t24, i64 %t82
  call void @sf_fold_absmax(ptr %t84, ptr %t83, i64 %t2, i64 1, ptr %t83, i64 1, i1 false)
  %t85 = load double, ptr %t84, align 8
  %t86 = sub i64 %t79, %t65
  %t87 = getelementptr inbounds double, ptr %t74, i64 %t86
  store double %t85, ptr %t87, align 8
  %t80 = add nuw nsw i64 %t79, 1
  br label %b76
b78:
  %t88 = load <16 x double>, ptr %t74, align 64
  %t89 = call <16 x double> @llvm.maximum.v16f64(<16 x double> %t88, <16 x double> splat (double 0x3870000000000000))
  %t90 = fdiv <16 x double> splat (double 0x405FC00000000000), %t89
  %t91 = fptrunc <16 x double> %t90 to <16 x float>
  %t92 = getelementptr inbounds float, ptr %t32, i64 %t65
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t91, ptr %t92, i32 4, <16 x i1> %t71)
  %t93 = fptrunc <16 x double> %t89 to <16 x float>
  %t94 = getelementptr inbounds float, ptr %t37, i64 %t65
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t93, ptr %t94, i32 4, <16 x i1> %t71)
  %t95 = sub i64 %t57, %t65
  %t96 = call i64 @llvm.smin.i64(i64 %t95, i64 16)
  %t98 = add i64 %t65, %t96
  br label %b99
b99:
  %t102 = phi i64 [ %t65, %b78 ], [ %t103, %b100 ]
  %t104 = icmp slt i64 %t102, %t98
  br i1 %t104, label %b100, label %b101
b100:
  %t105 = mul i64 %t102, %t2
  %t106 = getelementptr inbounds double, ptr %t41, i64 %t105
  call void @sf_fold_absmax(ptr %t107, ptr %t106, i64 %t2, i64 1, ptr %t106, i64 1, i1 false)
  %t108 = load double, ptr %t107, align 8
  %t109 = sub i64 %t102, %t65
  %t110 = getelementptr inbounds double, ptr %t97, i64 %t109
  store double %t108, ptr %t110, align 8
  %t103 = add nuw nsw i64 %t102, 1
  br label %b99
b101:
  %t111 = load <16 x double>, ptr %t97, align 64
  %t112 = call <16 x double> @llvm.maximum.v16f64(<16 x double> %t111, <16 x double> splat (double 0x3870000000000000))
  %t113 = call <16 x double> @llvm.sqrt.v16f64(<16 x double> %t112)
  %t114 = fdiv <16 x double> splat (double 0x406FE00000000000), %t113
  %t115 = fptrunc <16 x double> %t114 to <16 x float>
  %t116 = getelementptr inbounds float, ptr %t50, i64 %t65
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t115, ptr %t116, i32 4, <16 x i1> %t71)
  %t117 = fptrunc <16 x double> %t112 to <16 x float>
  %t118 = getelementptr inbounds float, ptr %t55, i64 %t65
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t117, ptr %t118, i32 4, <16 x i1> %t71)
  %t63 = add nuw nsw i64 %t62, 16
  br label %b59
b61:
  br label %b6
b6:
  ret void
}

define internal void @sf_rows0_2(ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = add i64 %row, %rows
  %t2 = sub i64 %t1, %row
  %t16 = getelementptr inbounds i64, ptr %tensor, i64 18
  %t17 = load i64, ptr %t16, align 8
  %t18 = inttoptr i64 %t17 to ptr
  %t21 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t22 = load i64, ptr %t21, align 8
  %t23 = inttoptr i64 %t22 to ptr
  %t25 = getelementptr inbounds i64, ptr %tensor, i64 20
  %t26 = load i64, ptr %t25, align 8
  %t27 = inttoptr i64 %t26 to ptr
  %t30 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t31 = load i64, ptr %t30, align 8
  %t32 = inttoptr i64 %t31 to ptr
  br label %b3
b3:
  %t6 = phi i64 [ 0, %entry ], [ %t7, %b4 ]
  %t8 = icmp slt i64 %t6, %t2
  br i1 %t8, label %b4, label %b5
b4:
  %t9 = add i64 %row, %t6
  %t10 = sub i64 %t2, %t6
  %t11 = call i64 @llvm.smin.i64(i64 %t10, i64 16)
  %t12 = trunc i64 %t11 to i32
  %t13 = insertelement <16 x i32> poison, i32 %t12, i64 0
  %t14 = shufflevector <16 x i32> %t13, <16 x i32> poison, <16 x i32> zeroinitializer
  %t15 = icmp sgt <16 x i32> %t14, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t19 = getelementptr inbounds float, ptr %t18, i64 %t9
  %t20 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t19, i32 4, <16 x i1> %t15, <16 x float> zeroinitializer)
  %t24 = getelementptr inbounds float, ptr %t23, i64 %t9
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t20, ptr %t24, i32 4, <16 x i1> %t15)
  %t28 = getelementptr inbounds float, ptr %t27, i64 %t9
  %t29 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t28, i32 4, <16 x i1> %t15, <16 x float> zeroinitializer)
  %t33 = getelementptr inbounds float, ptr %t32, i64 %t9
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t29, ptr %t33, i32 4, <16 x i1> %t15)
  %t7 = add nuw nsw i64 %t6, 16
  br label %b3
b5:
  ret void
}

define internal void @sf_stage0_1(ptr %ctx) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 7
  %t2 = load i64, ptr %t1, align 8
  %t17 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t18 = load i64, ptr %t17, align 8
  %t19 = inttoptr i64 %t18 to ptr
  %t223 = getelementptr inbounds i64, ptr %ctx, i64 2
  %t224 = load i64, ptr %t223, align 8
  %t225 = inttoptr i64 %t224 to ptr
  br label %b3
b3:
  %t6 = phi i64 [ 0, %entry ], [ %t7, %b4 ]
  %t8 = icmp slt i64 %t6, %t2
  br i1 %t8, label %b4, label %b5
b4:
  %t20 = mul i64 %t6, 18
  %t21 = getelementptr inbounds double, ptr %t19, i64 %t20
  %t9 = sub i64 %t2, %t6
  %t10 = call i64 @llvm.smin.i64(i64 %t9, i64 16)
  %t11 = trunc i64 %t10 to i32
  %t12 = insertelement <16 x i32> poison, i32 %t11, i64 0
  %t13 = shufflevector <16 x i32> %t12, <16 x i32> poison, <16 x i32> zeroinitializer
  %t14 = icmp sgt <16 x i32> %t13, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t15 = insertelement <16 x i32> poison, i32 18, i64 0
  %t16 = shufflevector <16 x i32> %t15, <16 x i32> poison, <16 x i32> zeroinitializer
  %t22 = getelementptr inbounds double, ptr %t21, i64 1
  %t23 = mul <16 x i32> %t16, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t24 = getelementptr double, ptr %t22, <16 x i32> %t23
  %t25 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t24, i32 8, <16 x i1> %t14, <16 x double> zeroinitializer)
  %t26 = fptrunc <16 x double> %t25 to <16 x float>
  %t27 = fpext <16 x float> %t26 to <16 x double>
  %t28 = insertelement <16 x i32> poison, i32 18, i64 0
  %t29 = shufflevector <16 x i32> %t28, <16 x i32> poison, <16 x i32> zeroinitializer
  %t30 = getelementptr inbounds double, ptr %t21, i64 5
  %t31 = mul <16 x i32> %t29, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t32 = getelementptr double, ptr %t30, <16 x i32> %t31
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t27, <16 x ptr> %t32, i32 8, <16 x i1> %t14)
  %t33 = fsub <16 x double> splat (double 0x3FF0000000000000), %t25
  %t34 = fptrunc <16 x double> %t33 to <16 x float>
  %t35 = fpext <16 x float> %t34 to <16 x double>
  %t36 = insertelement <16 x i32> poison, i32 18, i64 0
  %t37 = shufflevector <16 x i32> %t36, <16 x i32> poison, <16 x i32> zeroinitializer
  %t38 = getelementptr inbounds double, ptr %t21, i64 6
  %t39 = mul <16 x i32> %t37, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t40 = getelementptr double, ptr %t38, <16 x i32> %t39
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t35, <16 x ptr> %t40, i32 8, <16 x i1> %t14)
  %t41 = insertelement <16 x i32> poison, i32 18, i64 0
  %t42 = shufflevector <16 x i32> %t41, <16 x i32> poison, <16 x i32> zeroinitializer
  %t43 = getelementptr inbounds double, ptr %t21, i64 2
  %t44 = mul <16 x i32> %t42, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t45 = getelementptr double, ptr %t43, <16 x i32> %t44
  %t46 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t45, i32 8, <16 x i1> %t14, <16 x double> zeroinitializer)
  %t47 = fptrunc <16 x double> %t46 to <16 x float>
  %t48 = fpext <16 x float> %t47 to <16 x double>
  %t49 = insertelement <16 x i32> poison, i32 18, i64 0
  %t50 = shufflevector <16 x i32> %t49, <16 x i32> poison, <16 x i32> zeroinitializer
  %t51 = getelementptr inbounds double, ptr %t21, i64 7
  %t52 = mul <16 x i32> %t50, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t53 = getelementptr double, ptr %t51, <16 x i32> %t52
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t48, <16 x ptr> %t53, i32 8, <16 x i1> %t14)
  %t54 = fsub <16 x double> splat (double 0x3FF0000000000000), %t46
  %t55 = fptrunc <16 x double> %t54 to <16 x float>
  %t56 = fpext <16 x float> %t55 to <16 x double>
  %t57 = insertelement <16 x i32> poison, i32 18, i64 0
  %t58 = shufflevector <16 x i32> %t57, <16 x i32> poison, <16 x i32> zeroinitializer
  %t59 = getelementptr inbounds double, ptr %t21, i64 8
  %t60 = mul <16 x i32> %t58, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t61 = getelementptr double, ptr %t59, <16 x i32> %t60
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t56, <16 x ptr> %t61, i32 8, <16 x i1> %t14)
  %t62 = fcmp olt <16 x double> %t46, splat (double 0x0010000000000000)
  %t63 = fmul <16 x double> %t46, splat (double 0x4350000000000000)
  %t64 = select <16 x i1> %t62, <16 x double> %t63, <16 x double> %t46
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
  %t104 = fcmp olt <16 x double> %t46, splat (double 0x7FF0000000000000)
  %t105 = select <16 x i1> %t104, <16 x double> %t103, <16 x double> %t46
  %t106 = fcmp olt <16 x double> splat (double 0x0000000000000000), %t46
  %t107 = fcmp oeq <16 x double> %t46, splat (double 0x0000000000000000)
  %t108 = select <16 x i1> %t107, <16 x double> splat (double 0xFFF0000000000000), <16 x double> splat (double 0x7FF8000000000000)
  %t109 = select <16 x i1> %t106, <16 x double> %t105, <16 x double> %t108
  %t110 = insertelement <16 x i32> poison, i32 18, i64 0
  %t111 = shufflevector <16 x i32> %t110, <16 x i32> poison, <16 x i32> zeroinitializer
  %t112 = getelementptr inbounds double, ptr %t21, i64 9
  %t113 = mul <16 x i32> %t111, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t114 = getelementptr double, ptr %t112, <16 x i32> %t113
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t109, <16 x ptr> %t114, i32 8, <16 x i1> %t14)
  %t115 = fcmp oeq <16 x double> %t46, splat (double 0x3FF0000000000000)
  %t116 = uitofp <16 x i1> %t115 to <16 x double>
  %t117 = insertelement <16 x i32> poison, i32 18, i64 0
  %t118 = shufflevector <16 x i32> %t117, <16 x i32> poison, <16 x i32> zeroinitializer
  %t119 = getelementptr inbounds double, ptr %t21, i64 10
  %t120 = mul <16 x i32> %t118, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t121 = getelementptr double, ptr %t119, <16 x i32> %t120
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t116, <16 x ptr> %t121, i32 8, <16 x i1> %t14)
  %t122 = insertelement <16 x i32> poison, i32 18, i64 0
  %t123 = shufflevector <16 x i32> %t122, <16 x i32> poison, <16 x i32> zeroinitializer
  %t124 = getelementptr inbounds double, ptr %t21, i64 0
  %t125 = mul <16 x i32> %t123, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t126 = getelementptr double, ptr %t124, <16 x i32> %t125
  %t127 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t126, i32 8, <16 x i1> %t14, <16 x double> zeroinitializer)
  %t128 = insertelement <16 x i32> poison, i32 18, i64 0
  %t129 = shufflevector <16 x i32> %t128, <16 x i32> poison, <16 x i32> zeroinitializer
  %t130 = getelementptr inbounds double, ptr %t21, i64 4
  %t131 = mul <16 x i32> %t129, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t132 = getelementptr double, ptr %t130, <16 x i32> %t131
  %t133 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t132, i32 8, <16 x i1> %t14, <16 x double> zeroinitializer)
  %t134 = fmul <16 x double> %t127, %t133
  %t135 = fsub <16 x double> splat (double 0x3FF0000000000000), %t134
  %t136 = fptrunc <16 x double> %t135 to <16 x float>
  %t137 = fpext <16 x float> %t136 to <16 x double>
  %t138 = insertelement <16 x i32> poison, i32 18, i64 0
  %t139 = shufflevector <16 x i32> %t138, <16 x i32> poison, <16 x i32> zeroinitializer
  %t140 = getelementptr inbounds double, ptr %t21, i64 12
  %t141 = mul <16 x i32> %t139, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t142 = getelementptr double, ptr %t140, <16 x i32> %t141
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t137, <16 x ptr> %t142, i32 8, <16 x i1> %t14)
  %t143 = fcmp olt <16 x double> %t25, splat (double 0x0010000000000000)
  %t144 = fmul <16 x double> %t25, splat (double 0x4350000000000000)
  %t145 = select <16 x i1> %t143, <16 x double> %t144, <16 x double> %t25
  %t146 = bitcast <16 x double> %t145 to <16 x i64>
  %t147 = sub <16 x i64> %t146, splat (i64 4604544271217802189)
  %t148 = ashr <16 x i64> %t147, splat (i64 52)
  %t149 = shl <16 x i64> %t148, splat (i64 52)
  %t150 = sub <16 x i64> %t146, %t149
  %t151 = bitcast <16 x i64> %t150 to <16 x double>
  %t152 = add <16 x i64> %t148, splat (i64 4843621399236968448)
  %t153 = bitcast <16 x i64> %t152 to <16 x double>
  %t154 = fsub <16 x double> %t153, splat (double 0x4338000000000000)
  %t155 = fsub <16 x double> %t154, splat (double 0x404B000000000000)
  %t156 = select <16 x i1> %t143, <16 x double> %t155, <16 x double> %t154
  %t157 = fsub <16 x double> %t151, splat (double 0x3FF0000000000000)
  %t158 = fmul <16 x double> %t156, splat (double 0x3FE62E42FEE00000)
  %t159 = fmul <16 x double> %t156, splat (double 0x3DEA39EF35793C76)
  %t160 = fadd <16 x double> splat (double 0x4000000000000000), %t157
  %t161 = fdiv <16 x double> %t157, %t160
  %t162 = fmul <16 x double> %t161, %t161
  %t163 = fmul <16 x double> %t162, %t162
  %t164 = fmul <16 x double> splat (double 0x3FC2F112DF3E5244), %t163
  %t165 = fadd <16 x double> %t164, splat (double 0x3FC7466496CB03DE)
  %t166 = fmul <16 x double> %t165, %t163
  %t167 = fadd <16 x double> %t166, splat (double 0x3FD2492494229359)
  %t168 = fmul <16 x double> %t167, %t163
  %t169 = fadd <16 x double> %t168, splat (double 0x3FE5555555555593)
  %t170 = fmul <16 x double> %t162, %t169
  %t171 = fmul <16 x double> splat (double 0x3FC39A09D078C69F), %t163
  %t172 = fadd <16 x double> %t171, splat (double 0x3FCC71C51D8E78AF)
  %t173 = fmul <16 x double> %t172, %t163
  %t174 = fadd <16 x double> %t173, splat (double 0x3FD999999997FA04)
  %t175 = fmul <16 x double> %t163, %t174
  %t176 = fadd <16 x double> %t170, %t175
  %t177 = fmul <16 x double> %t157, %t157
  %t178 = fmul <16 x double> splat (double 0x3FE0000000000000), %t177
  %t179 = fadd <16 x double> %t178, %t176
  %t180 = fmul <16 x double> %t161, %t179
  %t181 = fadd <16 x double> %t180, %t159
  %t182 = fsub <16 x double> %t178, %t181
  %t183 = fsub <16 x double> %t182, %t157
  %t184 = fsub <16 x double> %t158, %t183
  %t185 = fcmp olt <16 x double> %t25, splat (double 0x7FF0000000000000)
  %t186 = select <16 x i1> %t185, <16 x double> %t184, <16 x double> %t25
  %t187 = fcmp olt <16 x double> splat (double 0x0000000000000000), %t25
  %t188 = fcmp oeq <16 x double> %t25, splat (double 0x0000000000000000)
  %t189 = select <16 x i1> %t188, <16 x double> splat (double 0xFFF0000000000000), <16 x double> splat (double 0x7FF8000000000000)
  %t190 = select <16 x i1> %t187, <16 x double> %t186, <16 x double> %t189
  %t191 = insertelement <16 x i32> poison, i32 18, i64 0
  %t192 = shufflevector <16 x i32> %t191, <16 x i32> poison, <16 x i32> zeroinitializer
  %t193 = getelementptr inbounds double, ptr %t21, i64 13
  %t194 = mul <16 x i32> %t192, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t195 = getelementptr double, ptr %t193, <16 x i32> %t194
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t190, <16 x ptr> %t195, i32 8, <16 x i1> %t14)
  %t196 = fcmp oeq <16 x double> %t25, splat (double 0x3FF0000000000000)
  %t197 = uitofp <16 x i1> %t196 to <16 x double>
  %t198 = insertelement <16 x i32> poison, i32 18, i64 0
  %t199 = shufflevector <16 x i32> %t198, <16 x i32> poison, <16 x i32> zeroinitializer
  %t200 = getelementptr inbounds double, ptr %t21, i64 14
  %t201 = mul <16 x i32> %t199, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t202 = getelementptr double, ptr %t200, <16 x i32> %t201
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t197, <16 x ptr> %t202, i32 8, <16 x i1> %t14)
  %t203 = insertelement <16 x i32> poison, i32 18, i64 0
  %t204 = shufflevector <16 x i32> %t203, <16 x i32> poison, <16 x i32> zeroinitializer
  %t205 = getelementptr inbounds double, ptr %t21, i64 3
  %t206 = mul <16 x i32> %t204, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t207 = getelementptr double, ptr %t205, <16 x i32> %t206
  %t208 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t207, i32 8, <16 x i1> %t14, <16 x double> zeroinitializer)
  %t209 = fptrunc <16 x double> %t208 to <16 x float>
  %t210 = fpext <16 x float> %t209 to <16 x double>
  %t211 = insertelement <16 x i32> poison, i32 18, i64 0
  %t212 = shufflevector <16 x i32> %t211, <16 x i32> poison, <16 x i32> zeroinitializer
  %t213 = getelementptr inbounds double, ptr %t21, i64 16
  %t214 = mul <16 x i32> %t212, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t215 = getelementptr double, ptr %t213, <16 x i32> %t214
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t210, <16 x ptr> %t215, i32 8, <16 x i1> %t14)
  %t216 = fptrunc <16 x double> %t127 to <16 x float>
  %t217 = fpext <16 x float> %t216 to <16 x double>
  %t218 = insertelement <16 x i32> poison, i32 18, i64 0
  %t219 = shufflevector <16 x i32> %t218, <16 x i32> poison, <16 x i32> zeroinitializer
  %t220 = getelementptr inbounds double, ptr %t21, i64 17
  %t221 = mul <16 x i32> %t219, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t222 = getelementptr double, ptr %t220, <16 x i32> %t221
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t217, <16 x ptr> %t222, i32 8, <16 x i1> %t14)
  %t7 = add nuw nsw i64 %t6, 16
  br label %b3
b5:
  %t226 = getelementptr inbounds double, ptr %t225, i64 0
  %t227 = load double, ptr %t226, align 8
  %t228 = fadd double %t227, 0x3FF0000000000000
  %t229 = insertelement <16 x double> poison, double %t228, i64 0
  %t230 = shufflevector <16 x double> %t229, <16 x double> poison, <16 x i32> zeroinitializer
  %t231 = getelementptr inbounds double, ptr %t225, i64 1
  store double %t228, ptr %t231, align 8
  %t232 = fcmp oeq double %t228, 0x0000000000000000
  %t233 = insertelement <16 x i1> poison, i1 %t232, i64 0
  %t234 = shufflevector <16 x i1> %t233, <16 x i1> poison, <16 x i32> zeroinitializer
  %t235 = uitofp i1 %t232 to double
  %t236 = getelementptr inbounds double, ptr %t225, i64 2
  store double %t235, ptr %t236, align 8
  %t237 = getelementptr inbounds double, ptr %t225, i64 1
  %t238 = load double, ptr %t237, align 8
  %t239 = insertelement <16 x double> poison, double %t238, i64 0
  %t240 = shufflevector <16 x double> %t239, <16 x double> poison, <16 x i32> zeroinitializer
  %t241 = getelementptr inbounds double, ptr %t225, i64 2
  %t242 = load double, ptr %t241, align 8
  %t243 = fcmp une double %t242, 0x0000000000000000
  %t244 = insertelement <16 x i1> poison, i1 %t243, i64 0
  %t245 = shufflevector <16 x i1> %t244, <16 x i1> poison, <16 x i32> zeroinitializer
  br label %b246
b246:
  %t249 = phi i64 [ 0, %b5 ], [ %t250, %b247 ]
  %t251 = icmp slt i64 %t249, %t2
  br i1 %t251, label %b247, label %b248
b247:
  %t260 = mul i64 %t249, 18
  %t261 = getelementptr inbounds double, ptr %t19, i64 %t260
  %t252 = sub i64 %t2, %t249
  %t253 = call i64 @llvm.smin.i64(i64 %t252, i64 16)
  %t254 = trunc i64 %t253 to i32
  %t255 = insertelement <16 x i32> poison, i32 %t254, i64 0
  %t256 = shufflevector <16 x i32> %t255, <16 x i32> poison, <16 x i32> zeroinitializer
  %t257 = icmp sgt <16 x i32> %t256, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t258 = insertelement <16 x i32> poison, i32 18, i64 0
  %t259 = shufflevector <16 x i32> %t258, <16 x i32> poison, <16 x i32> zeroinitializer
  %t262 = getelementptr inbounds double, ptr %t261, i64 9
  %t263 = mul <16 x i32> %t259, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t264 = getelementptr double, ptr %t262, <16 x i32> %t263
  %t265 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t264, i32 8, <16 x i1> %t257, <16 x double> zeroinitializer)
  %t266 = fmul <16 x double> %t240, %t265
  %t267 = fcmp olt <16 x double> %t266, splat (double 0xC087500000000000)
  %t268 = select <16 x i1> %t267, <16 x double> splat (double 0xC087500000000000), <16 x double> %t266
  %t269 = fcmp olt <16 x double> splat (double 0x4086300000000000), %t268
  %t270 = select <16 x i1> %t269, <16 x double> splat (double 0x4086300000000000), <16 x double> %t268
  %t271 = fmul <16 x double> %t270, splat (double 0x3FF71547652B82FE)
  %t272 = fadd <16 x double> %t271, splat (double 0x4338000000000000)
  %t273 = fsub <16 x double> %t272, splat (double 0x4338000000000000)
  %t274 = fmul <16 x double> %t273, splat (double 0x3FE62E42FEE00000)
  %t275 = fsub <16 x double> %t270, %t274
  %t276 = fmul <16 x double> %t273, splat (double 0x3DEA39EF35793C76)
  %t277 = fsub <16 x double> %t275, %t276
  %t278 = fmul <16 x double> %t277, %t277
  %t279 = fmul <16 x double> splat (double 0x3E66376972BEA4D0), %t278
  %t280 = fadd <16 x double> %t279, splat (double 0xBEBBBD41C5D26BF1)
  %t281 = fmul <16 x double> %t280, %t278
  %t282 = fadd <16 x double> %t281, splat (double 0x3F11566AAF25DE2C)
  %t283 = fmul <16 x double> %t282, %t278
  %t284 = fadd <16 x double> %t283, splat (double 0xBF66C16C16BEBD93)
  %t285 = fmul <16 x double> %t284, %t278
  %t286 = fadd <16 x double> %t285, splat (double 0x3FC555555555553E)
  %t287 = fmul <16 x double> %t278, %t286
  %t288 = fsub <16 x double> %t277, %t287
  %t289 = fmul <16 x double> %t277, %t288
  %t290 = fsub <16 x double> splat (double 0x4000000000000000), %t288
  %t291 = fdiv <16 x double> %t289, %t290
  %t292 = fsub <16 x double> %t276, %t291
  %t293 = fsub <16 x double> %t292, %t275
  %t294 = fsub <16 x double> splat (double 0x3FF0000000000000), %t293
  %t295 = bitcast <16 x double> %t272 to <16 x i64>
  %t296 = sub <16 x i64> %t295, splat (i64 4843621399236966402)
  %t297 = lshr <16 x i64> %t296, splat (i64 1)
  %t298 = sub <16 x i64> %t296, %t297
  %t299 = shl <16 x i64> %t297, splat (i64 52)
  %t300 = bitcast <16 x i64> %t299 to <16 x double>
  %t301 = shl <16 x i64> %t298, splat (i64 52)
  %t302 = bitcast <16 x i64> %t301 to <16 x double>
  %t303 = fmul <16 x double> %t294, %t300
  %t304 = fmul <16 x double> %t303, %t302
  %t305 = insertelement <16 x i32> poison, i32 18, i64 0
  %t306 = shufflevector <16 x i32> %t305, <16 x i32> poison, <16 x i32> zeroinitializer
  %t307 = getelementptr inbounds double, ptr %t261, i64 10
  %t308 = mul <16 x i32> %t306, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t309 = getelementptr double, ptr %t307, <16 x i32> %t308
  %t310 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t309, i32 8, <16 x i1> %t257, <16 x double> zeroinitializer)
  %t311 = fcmp une <16 x double> %t310, splat (double 0x0000000000000000)
  %t312 = or <16 x i1> %t311, %t245
  %t313 = select <16 x i1> %t312, <16 x double> splat (double 0x3FF0000000000000), <16 x double> %t304
  %t314 = fsub <16 x double> splat (double 0x3FF0000000000000), %t313
  %t315 = fdiv <16 x double> splat (double 0x3FF0000000000000), %t314
  %t316 = fptrunc <16 x double> %t315 to <16 x float>
  %t317 = fpext <16 x float> %t316 to <16 x double>
  %t318 = insertelement <16 x i32> poison, i32 18, i64 0
  %t319 = shufflevector <16 x i32> %t318, <16 x i32> poison, <16 x i32> zeroinitializer
  %t320 = getelementptr inbounds double, ptr %t261, i64 11
  %t321 = mul <16 x i32> %t319, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t322 = getelementptr double, ptr %t320, <16 x i32> %t321
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t317, <16 x ptr> %t322, i32 8, <16 x i1> %t257)
  %t323 = insertelement <16 x i32> poison, i32 18, i64 0
  %t324 = shufflevector <16 x i32> %t323, <16 x i32> poison, <16 x i32> zeroinitializer
  %t325 = getelementptr inbounds double, ptr %t261, i64 13
  %t326 = mul <16 x i32> %t324, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t327 = getelementptr double, ptr %t325, <16 x i32> %t326
  %t328 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t327, i32 8, <16 x i1> %t257, <16 x double> zeroinitializer)
  %t329 = fmul <16 x double> %t240, %t328
  %t330 = fcmp olt <16 x double> %t329, splat (double 0xC087500000000000)
  %t331 = select <16 x i1> %t330, <16 x double> splat (double 0xC087500000000000), <16 x double> %t329
  %t332 = fcmp olt <16 x double> splat (double 0x4086300000000000), %t331
  %t333 = select <16 x i1> %t332, <16 x double> splat (double 0x4086300000000000), <16 x double> %t331
  %t334 = fmul <16 x double> %t333, splat (double 0x3FF71547652B82FE)
  %t335 = fadd <16 x double> %t334, splat (double 0x4338000000000000)
  %t336 = fsub <16 x double> %t335, splat (double 0x4338000000000000)
  %t337 = fmul <16 x double> %t336, splat (double 0x3FE62E42FEE00000)
  %t338 = fsub <16 x double> %t333, %t337
  %t339 = fmul <16 x double> %t336, splat (double 0x3DEA39EF35793C76)
  %t340 = fsub <16 x double> %t338, %t339
  %t341 = fmul <16 x double> %t340, %t340
  %t342 = fmul <16 x double> splat (double 0x3E66376972BEA4D0), %t341
  %t343 = fadd <16 x double> %t342, splat (double 0xBEBBBD41C5D26BF1)
  %t344 = fmul <16 x double> %t343, %t341
  %t345 = fadd <16 x double> %t344, splat (double 0x3F11566AAF25DE2C)
  %t346 = fmul <16 x double> %t345, %t341
  %t347 = fadd <16 x double> %t346, splat (double 0xBF66C16C16BEBD93)
  %t348 = fmul <16 x double> %t347, %t341
  %t349 = fadd <16 x double> %t348, splat (double 0x3FC555555555553E)
  %t350 = fmul <16 x double> %t341, %t349
  %t351 = fsub <16 x double> %t340, %t350
  %t352 = fmul <16 x double> %t340, %t351
  %t353 = fsub <16 x double> splat (double 0x4000000000000000), %t351
  %t354 = fdiv <16 x double> %t352, %t353
  %t355 = fsub <16 x double> %t339, %t354
  %t356 = fsub <16 x double> %t355, %t338
  %t357 = fsub <16 x double> splat (double 0x3FF0000000000000), %t356
  %t358 = bitcast <16 x double> %t335 to <16 x i64>
  %t359 = sub <16 x i64> %t358, splat (i64 4843621399236966402)
  %t360 = lshr <16 x i64> %t359, splat (i64 1)
  %t361 = sub <16 x i64> %t359, %t360
  %t362 = shl <16 x i64> %t360, splat (i64 52)
  %t363 = bitcast <16 x i64> %t362 to <16 x double>
  %t364 = shl <16 x i64> %t361, splat (i64 52)
  %t365 = bitcast <16 x i64> %t364 to <16 x double>
  %t366 = fmul <16 x double> %t357, %t363
  %t367 = fmul <16 x double> %t366, %t365
  %t368 = insertelement <16 x i32> poison, i32 18, i64 0
  %t369 = shufflevector <16 x i32> %t368, <16 x i32> poison, <16 x i32> zeroinitializer
  %t370 = getelementptr inbounds double, ptr %t261, i64 14
  %t371 = mul <16 x i32> %t369, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t372 = getelementptr double, ptr %t370, <16 x i32> %t371
  %t373 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t372, i32 8, <16 x i1> %t257, <16 x double> zeroinitializer)
  %t374 = fcmp une <16 x double> %t373, splat (double 0x0000000000000000)
  %t375 = or <16 x i1> %t374, %t245
  %t376 = select <16 x i1> %t375, <16 x double> splat (double 0x3FF0000000000000), <16 x double> %t367
  %t377 = fsub <16 x double> splat (double 0x3FF0000000000000), %t376
  %t378 = fdiv <16 x double> splat (double 0x3FF0000000000000), %t377
  %t379 = fptrunc <16 x double> %t378 to <16 x float>
  %t380 = fpext <16 x float> %t379 to <16 x double>
  %t381 = insertelement <16 x i32> poison, i32 18, i64 0
  %t382 = shufflevector <16 x i32> %t381, <16 x i32> poison, <16 x i32> zeroinitializer
  %t383 = getelementptr inbounds double, ptr %t261, i64 15
  %t384 = mul <16 x i32> %t382, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t385 = getelementptr double, ptr %t383, <16 x i32> %t384
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t380, <16 x ptr> %t385, i32 8, <16 x i1> %t257)
  %t250 = add nuw nsw i64 %t249, 16
  br label %b246
b248:
  %t386 = getelementptr inbounds double, ptr %t225, i64 1
  %t387 = load double, ptr %t386, align 8
  %t388 = insertelement <16 x double> poison, double %t387, i64 0
  %t389 = shufflevector <16 x double> %t388, <16 x double> poison, <16 x i32> zeroinitializer
  %t390 = getelementptr inbounds double, ptr %t225, i64 0
  store double %t387, ptr %t390, align 8
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
  %t1 = alloca i8, i64 16384, align 64
  br label %b2
b2:
  %t5 = phi i64 [ %low, %entry ], [ %t6, %b32 ]
  %t7 = icmp slt i64 %t5, %high
  br i1 %t7, label %b3, label %b4
b3:
  %t8 = mul i64 %t5, 6
  %t9 = getelementptr inbounds i64, ptr %ctx, i64 0
  %t10 = load i64, ptr %t9, align 8
  %t11 = inttoptr i64 %t10 to ptr
  %t12 = getelementptr inbounds i64, ptr %t11, i64 %t8
  %t13 = getelementptr inbounds i64, ptr %t12, i64 0
  %t14 = load i64, ptr %t13, align 8
  %t15 = getelementptr inbounds i64, ptr %t12, i64 1
  %t16 = load i64, ptr %t15, align 8
  %t17 = getelementptr inbounds i64, ptr %t12, i64 2
  %t18 = load i64, ptr %t17, align 8
  %t19 = getelementptr inbounds i64, ptr %t12, i64 3
  %t20 = load i64, ptr %t19, align 8
  %t21 = getelementptr inbounds i64, ptr %t12, i64 4
  %t22 = load i64, ptr %t21, align 8
  %t23 = getelementptr inbounds i64, ptr %t12, i64 5
  %t24 = load i64, ptr %t23, align 8
  %t25 = getelementptr inbounds i64, ptr %ctx, i64 1
  %t26 = load i64, ptr %t25, align 8
  %t27 = inttoptr i64 %t26 to ptr
  %t28 = mul i64 %t14, 21
  %t29 = getelementptr inbounds i64, ptr %t27, i64 %t28
  switch i64 %t24, label %b32 [ i64 0, label %b30 i64 1, label %b31 i64 2, label %b31 ]
b30:
  %t33 = icmp eq i64 %argument, 0
  br i1 %t33, label %b34, label %b35
b34:
  call void @sf_sweep0_pass0(ptr %ctx, ptr %t29, i64 %t14, ptr %t1, i64 %t16, i64 %t18, i64 %t20, i64 %t22)
  br label %b35
b35:
  %t36 = icmp eq i64 %argument, 1
  br i1 %t36, label %b37, label %b38
b37:
  call void @sf_sweep0_pass1(ptr %ctx, ptr %t29, i64 %t14, ptr %t1, i64 %t16, i64 %t18, i64 %t20, i64 %t22)
  br label %b38
b38:
  br label %b32
b31:
  %t39 = sdiv i64 2048, %t22
  %t40 = call i64 @llvm.smax.i64(i64 %t39, i64 1)
  %t41 = add i64 %t16, %t18
  br label %b42
b42:
  %t45 = phi i64 [ %t16, %b31 ], [ %t46, %b43 ]
  %t47 = icmp slt i64 %t45, %t41
  br i1 %t47, label %b43, label %b44
b43:
  %t48 = sub i64 %t41, %t45
  %t49 = call i64 @llvm.smin.i64(i64 %t48, i64 %t40)
  call void @sf_sweep0_pass0(ptr %ctx, ptr %t29, i64 %t14, ptr %t1, i64 %t45, i64 %t49, i64 %t20, i64 %t22)
  call void @sf_rows0_1(ptr %ctx, ptr %t29, i64 %t14, i64 %t45, i64 %t49)
  call void @sf_sweep0_pass1(ptr %ctx, ptr %t29, i64 %t14, ptr %t1, i64 %t45, i64 %t49, i64 %t20, i64 %t22)
  call void @sf_rows0_2(ptr %ctx, ptr %t29, i64 %t14, i64 %t45, i64 %t49)
  %t46 = add nuw nsw i64 %t45, %t40
  br label %b42
b44:
  br label %b32
b32:
  %t6 = add nuw nsw i64 %t5, 1
  br label %b2
b4:
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
  %t1 = alloca i8, i64 16384, align 64
  br label %b2
b2:
  %t5 = phi i64 [ %low, %entry ], [ %t6, %b3 ]
  %t7 = icmp slt i64 %t5, %high
  br i1 %t7, label %b3, label %b4
b3:
  %t8 = getelementptr inbounds i64, ptr %ctx, i64 1
  %t9 = load i64, ptr %t8, align 8
  %t10 = inttoptr i64 %t9 to ptr
  %t11 = mul i64 %t5, 21
  %t12 = getelementptr inbounds i64, ptr %t10, i64 %t11
  %t13 = getelementptr inbounds i64, ptr %t12, i64 3
  %t14 = load i64, ptr %t13, align 8
  %t15 = getelementptr inbounds i64, ptr %t12, i64 4
  %t16 = load i64, ptr %t15, align 8
  %t17 = mul i64 %t14, %t16
  call void @sf_rows0_1(ptr %ctx, ptr %t12, i64 %t5, i64 0, i64 %t17)
  %t6 = add nuw nsw i64 %t5, 1
  br label %b2
b4:
  ret void
}

define void @sf_rows_0_1(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = alloca i32, i64 1, align 64
  %t2 = alloca i32, i64 1, align 64
  call void @llvm.x86.sse.stmxcsr(ptr %t1)
  store i32 8064, ptr %t2, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr %t2)
  call void @sf_rows_0_1_body(ptr %ctx, i64 %argument, i64 %low, i64 %high)
  call void @llvm.x86.sse.ldmxcsr(ptr %t1)
  ret void
}

define internal void @sf_rows_0_1_body(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = alloca i8, i64 16384, align 64
  br label %b2
b2:
  %t5 = phi i64 [ %low, %entry ], [ %t6, %b3 ]
  %t7 = icmp slt i64 %t5, %high
  br i1 %t7, label %b3, label %b4
b3:
  %t8 = getelementptr inbounds i64, ptr %ctx, i64 1
  %t9 = load i64, ptr %t8, align 8
  %t10 = inttoptr i64 %t9 to ptr
  %t11 = mul i64 %t5, 21
  %t12 = getelementptr inbounds i64, ptr %t10, i64 %t11
  %t13 = getelementptr inbounds i64, ptr %t12, i64 3
  %t14 = load i64, ptr %t13, align 8
  %t15 = getelementptr inbounds i64, ptr %t12, i64 4
  %t16 = load i64, ptr %t15, align 8
  %t17 = mul i64 %t14, %t16
  call void @sf_rows0_2(ptr %ctx, ptr %t12, i64 %t5, i64 0, i64 %t17)
  %t6 = add nuw nsw i64 %t5, 1
  br label %b2
b4:
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
