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
  %t19 = mul i64 %t15, 18
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
  %t36 = getelementptr inbounds double, ptr %t20, i64 12
  %t37 = load double, ptr %t36, align 8
  %t38 = fptrunc double %t37 to float
  %t39 = getelementptr inbounds double, ptr %t20, i64 15
  %t40 = load double, ptr %t39, align 8
  %t41 = fptrunc double %t40 to float
  %t42 = getelementptr inbounds double, ptr %t20, i64 16
  %t43 = load double, ptr %t42, align 8
  %t44 = fptrunc double %t43 to float
  %t45 = getelementptr inbounds double, ptr %t20, i64 17
  %t46 = load double, ptr %t45, align 8
  %t47 = fptrunc double %t46 to float
  %t48 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t49 = load i64, ptr %t48, align 8
  %t50 = inttoptr i64 %t49 to ptr
  %t51 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t52 = load i64, ptr %t51, align 8
  %t53 = inttoptr i64 %t52 to ptr
  %t54 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t55 = load i64, ptr %t54, align 8
  %t56 = inttoptr i64 %t55 to ptr
  %t57 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t58 = load i64, ptr %t57, align 8
  %t59 = inttoptr i64 %t58 to ptr
  %t60 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t61 = load i64, ptr %t60, align 8
  %t62 = inttoptr i64 %t61 to ptr
  %t63 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t64 = load i64, ptr %t63, align 8
  %t65 = inttoptr i64 %t64 to ptr
  %t66 = mul i64 %row, %t9
  %t67 = mul i64 %t66, 4
  %t68 = ptrtoint ptr %kept to i64
  %t69 = add i64 %t68, 0
  %t70 = sub i64 %t69, %t67
  %t71 = inttoptr i64 %t70 to ptr
  %t72 = mul i64 %row, %t9
  %t73 = mul i64 %t72, 4
  %t74 = ptrtoint ptr %kept to i64
  %t75 = add i64 %t74, 8192
  %t76 = sub i64 %t75, %t73
  %t77 = inttoptr i64 %t76 to ptr
  %t78 = getelementptr inbounds i64, ptr %tensor, i64 15
  %t79 = load i64, ptr %t78, align 8
  %t80 = inttoptr i64 %t79 to ptr
  %t81 = getelementptr inbounds i64, ptr %tensor, i64 16
  %t82 = load i64, ptr %t81, align 8
  %t83 = inttoptr i64 %t82 to ptr
  %t84 = insertelement <16 x float> poison, float %t23, i64 0
  %t85 = shufflevector <16 x float> %t84, <16 x float> poison, <16 x i32> zeroinitializer
  %t86 = insertelement <16 x float> poison, float %t26, i64 0
  %t87 = shufflevector <16 x float> %t86, <16 x float> poison, <16 x i32> zeroinitializer
  %t88 = insertelement <16 x float> poison, float %t29, i64 0
  %t89 = shufflevector <16 x float> %t88, <16 x float> poison, <16 x i32> zeroinitializer
  %t90 = insertelement <16 x float> poison, float %t32, i64 0
  %t91 = shufflevector <16 x float> %t90, <16 x float> poison, <16 x i32> zeroinitializer
  %t92 = insertelement <16 x float> poison, float %t35, i64 0
  %t93 = shufflevector <16 x float> %t92, <16 x float> poison, <16 x i32> zeroinitializer
  %t94 = insertelement <16 x float> poison, float %t38, i64 0
  %t95 = shufflevector <16 x float> %t94, <16 x float> poison, <16 x i32> zeroinitializer
  %t96 = insertelement <16 x float> poison, float %t41, i64 0
  %t97 = shufflevector <16 x float> %t96, <16 x float> poison, <16 x i32> zeroinitializer
  %t98 = insertelement <16 x float> poison, float %t44, i64 0
  %t99 = shufflevector <16 x float> %t98, <16 x float> poison, <16 x i32> zeroinitializer
  %t100 = insertelement <16 x float> poison, float %t47, i64 0
  %t101 = shufflevector <16 x float> %t100, <16 x float> poison, <16 x i32> zeroinitializer
  %t102 = add i64 %row, %rows
  %t103 = udiv i64 %row, %t7
  %t104 = urem i64 %row, %t7
  br label %b105
b105:
  %t108 = phi i64 [ %row, %entry ], [ %t109, %b130 ]
  %t110 = phi i64 [ %t103, %entry ], [ %t292, %b130 ]
  %t111 = phi i64 [ %t104, %entry ], [ %t290, %b130 ]
  %t112 = icmp slt i64 %t108, %t102
  br i1 %t112, label %b106, label %b107
b106:
  %t113 = mul i64 %t108, %t9
  %t114 = add i64 %t113, %col
  %t115 = sub i64 %t3, %t114
  %t116 = call i64 @llvm.smin.i64(i64 %cols, i64 %t115)
  %t117 = mul i64 %t110, %t9
  %t118 = add i64 %t117, %col
  %t119 = getelementptr inbounds float, ptr %t50, i64 %t108
  %t120 = load float, ptr %t119, align 4
  %t121 = insertelement <16 x float> poison, float %t120, i64 0
  %t122 = shufflevector <16 x float> %t121, <16 x float> poison, <16 x i32> zeroinitializer
  %t123 = getelementptr inbounds float, ptr %t53, i64 %t108
  %t124 = load float, ptr %t123, align 4
  %t125 = insertelement <16 x float> poison, float %t124, i64 0
  %t126 = shufflevector <16 x float> %t125, <16 x float> poison, <16 x i32> zeroinitializer
  %t127 = mul i64 %t108, %t11
  br label %b128
b128:
  %t131 = phi i64 [ 0, %b106 ], [ %t132, %b194 ]
  %t133 = icmp slt i64 %t131, %t116
  br i1 %t133, label %b129, label %b130
b129:
  %t134 = sub i64 %t116, %t131
  %t135 = call i64 @llvm.smin.i64(i64 %t134, i64 1024)
  %t136 = and i64 %t135, -16
  br label %b137
b137:
  %t140 = phi i64 [ 0, %b129 ], [ %t141, %b138 ]
  %t142 = phi <16 x i32> [ zeroinitializer, %b129 ], [ %t185, %b138 ]
  %t143 = phi <16 x i32> [ zeroinitializer, %b129 ], [ %t188, %b138 ]
  %t144 = icmp slt i64 %t140, %t136
  br i1 %t144, label %b138, label %b139
b138:
  %t145 = add i64 %t131, %t140
  %t146 = add i64 %t114, %t145
  %t147 = add i64 %t146, 4096
  %t148 = getelementptr float, ptr %t56, i64 %t147
  call void @llvm.prefetch.p0(ptr %t148, i32 0, i32 2, i32 1)
  %t149 = add i64 %t146, 4096
  %t150 = getelementptr i8, ptr %t62, i64 %t149
  call void @llvm.prefetch.p0(ptr %t150, i32 0, i32 2, i32 1)
  %t151 = getelementptr inbounds float, ptr %t56, i64 %t146
  %t152 = load <16 x float>, ptr %t151, align 4
  %t153 = getelementptr inbounds float, ptr %t59, i64 %t146
  %t154 = load <16 x float>, ptr %t153, align 4
  %t155 = getelementptr inbounds i8, ptr %t62, i64 %t146
  %t156 = load <16 x i8>, ptr %t155, align 1
  %t157 = getelementptr inbounds i8, ptr %t65, i64 %t146
  %t158 = load <16 x i8>, ptr %t157, align 1
  %t159 = sext <16 x i8> %t156 to <16 x i32>
  %t160 = sitofp <16 x i32> %t159 to <16 x float>
  %t161 = fmul <16 x float> %t160, splat (float 0x3F80204080000000)
  %t162 = fmul <16 x float> %t161, %t122
  %t163 = zext <16 x i8> %t158 to <16 x i32>
  %t164 = sitofp <16 x i32> %t163 to <16 x float>
  %t165 = fmul <16 x float> %t164, %t164
  %t166 = fmul <16 x float> %t165, splat (float 0x3EF0203040000000)
  %t167 = fmul <16 x float> %t166, %t126
  %t168 = fmul <16 x float> %t85, %t162
  %t169 = fmul <16 x float> %t87, %t154
  %t170 = fadd <16 x float> %t168, %t169
  %t171 = fmul <16 x float> %t154, %t154
  %t172 = fmul <16 x float> %t89, %t167
  %t173 = fmul <16 x float> %t91, %t171
  %t174 = fadd <16 x float> %t172, %t173
  %t175 = fmul <16 x float> %t174, %t93
  %t176 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t175)
  %t177 = fmul <16 x float> %t95, %t152
  %t178 = fmul <16 x float> %t170, %t97
  %t179 = fadd <16 x float> %t176, %t99
  %t180 = fdiv <16 x float> %t178, %t179
  %t181 = fmul <16 x float> %t101, %t180
  %t182 = fsub <16 x float> %t177, %t181
  %t183 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %t170)
  %t184 = bitcast <16 x float> %t183 to <16 x i32>
  %t185 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %t142, <16 x i32> %t184)
  %t186 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %t174)
  %t187 = bitcast <16 x float> %t186 to <16 x i32>
  %t188 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %t143, <16 x i32> %t187)
  %t189 = getelementptr inbounds float, ptr %t71, i64 %t146
  store <16 x float> %t170, ptr %t189, align 4
  %t190 = getelementptr inbounds float, ptr %t77, i64 %t146
  store <16 x float> %t174, ptr %t190, align 4
  %t191 = getelementptr inbounds float, ptr %t56, i64 %t146
  store <16 x float> %t182, ptr %t191, align 4
  %t141 = add nuw nsw i64 %t140, 16
  br label %b137
b139:
  br label %b192
b192:
  %t195 = phi i64 [ %t136, %b139 ], [ %t196, %b193 ]
  %t197 = phi <16 x i32> [ %t142, %b139 ], [ %t243, %b193 ]
  %t198 = phi <16 x i32> [ %t143, %b139 ], [ %t247, %b193 ]
  %t199 = icmp slt i64 %t195, %t135
  br i1 %t199, label %b193, label %b194
b193:
  %t200 = sub i64 %t135, %t195
  %t201 = call i64 @llvm.smin.i64(i64 %t200, i64 16)
  %t202 = trunc i64 %t201 to i32
  %t203 = insertelement <16 x i32> poison, i32 %t202, i64 0
  %t204 = shufflevector <16 x i32> %t203, <16 x i32> poison, <16 x i32> zeroinitializer
  %t205 = icmp sgt <16 x i32> %t204, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t206 = add i64 %t131, %t195
  %t207 = add i64 %t114, %t206
  %t208 = getelementptr inbounds float, ptr %t56, i64 %t207
  %t209 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t208, i32 4, <16 x i1> %t205, <16 x float> zeroinitializer)
  %t210 = getelementptr inbounds float, ptr %t59, i64 %t207
  %t211 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t210, i32 4, <16 x i1> %t205, <16 x float> zeroinitializer)
  %t212 = getelementptr inbounds i8, ptr %t62, i64 %t207
  %t213 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr %t212, i32 1, <16 x i1> %t205, <16 x i8> zeroinitializer)
  %t214 = getelementptr inbounds i8, ptr %t65, i64 %t207
  %t215 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr %t214, i32 1, <16 x i1> %t205, <16 x i8> zeroinitializer)
  %t216 = sext <16 x i8> %t213 to <16 x i32>
  %t217 = sitofp <16 x i32> %t216 to <16 x float>
  %t218 = fmul <16 x float> %t217, splat (float 0x3F80204080000000)
  %t219 = fmul <16 x float> %t218, %t122
  %t220 = zext <16 x i8> %t215 to <16 x i32>
  %t221 = sitofp <16 x i32> %t220 to <16 x float>
  %t222 = fmul <16 x float> %t221, %t221
  %t223 = fmul <16 x float> %t222, splat (float 0x3EF0203040000000)
  %t224 = fmul <16 x float> %t223, %t126
  %t225 = fmul <16 x float> %t85, %t219
  %t226 = fmul <16 x float> %t87, %t211
  %t227 = fadd <16 x float> %t225, %t226
  %t228 = fmul <16 x float> %t211, %t211
  %t229 = fmul <16 x float> %t89, %t224
  %t230 = fmul <16 x float> %t91, %t228
  %t231 = fadd <16 x float> %t229, %t230
  %t232 = fmul <16 x float> %t231, %t93
  %t233 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t232)
  %t234 = fmul <16 x float> %t95, %t209
  %t235 = fmul <16 x float> %t227, %t97
  %t236 = fadd <16 x float> %t233, %t99
  %t237 = fdiv <16 x float> %t235, %t236
  %t238 = fmul <16 x float> %t101, %t237
  %t239 = fsub <16 x float> %t234, %t238
  %t240 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %t227)
  %t241 = bitcast <16 x float> %t240 to <16 x i32>
  %t242 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %t197, <16 x i32> %t241)
  %t243 = select <16 x i1> %t205, <16 x i32> %t242, <16 x i32> %t197
  %t244 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %t231)
  %t245 = bitcast <16 x float> %t244 to <16 x i32>
  %t246 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %t198, <16 x i32> %t245)
  %t247 = select <16 x i1> %t205, <16 x i32> %t246, <16 x i32> %t198
  %t248 = getelementptr inbounds float, ptr %t71, i64 %t207
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t227, ptr %t248, i32 4, <16 x i1> %t205)
  %t249 = getelementptr inbounds float, ptr %t77, i64 %t207
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t231, ptr %t249, i32 4, <16 x i1> %t205)
  %t250 = getelementptr inbounds float, ptr %t56, i64 %t207
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t239, ptr %t250, i32 4, <16 x i1> %t205)
  %t196 = add nuw nsw i64 %t195, 16
  br label %b192
b194:
  %t251 = add i64 %col, %t131
  %t252 = udiv i64 %t251, 1024
  %t253 = add i64 %t127, %t252
  %t254 = shufflevector <16 x i32> %t197, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t255 = shufflevector <16 x i32> %t197, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t256 = call <8 x i32> @llvm.umax.v8i32(<8 x i32> %t254, <8 x i32> %t255)
  %t257 = shufflevector <8 x i32> %t256, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t258 = shufflevector <8 x i32> %t256, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t259 = call <4 x i32> @llvm.umax.v4i32(<4 x i32> %t257, <4 x i32> %t258)
  %t260 = shufflevector <4 x i32> %t259, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %t261 = shufflevector <4 x i32> %t259, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %t262 = call <2 x i32> @llvm.umax.v2i32(<2 x i32> %t260, <2 x i32> %t261)
  %t263 = shufflevector <2 x i32> %t262, <2 x i32> poison, <1 x i32> <i32 0>
  %t264 = shufflevector <2 x i32> %t262, <2 x i32> poison, <1 x i32> <i32 1>
  %t265 = extractelement <1 x i32> %t263, i64 0
  %t266 = extractelement <1 x i32> %t264, i64 0
  %t267 = call i32 @llvm.umax.i32(i32 %t265, i32 %t266)
  %t268 = bitcast i32 %t267 to float
  %t269 = fpext float %t268 to double
  %t270 = getelementptr inbounds double, ptr %t80, i64 %t253
  store double %t269, ptr %t270, align 8
  %t271 = shufflevector <16 x i32> %t198, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t272 = shufflevector <16 x i32> %t198, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t273 = call <8 x i32> @llvm.umax.v8i32(<8 x i32> %t271, <8 x i32> %t272)
  %t274 = shufflevector <8 x i32> %t273, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t275 = shufflevector <8 x i32> %t273, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t276 = call <4 x i32> @llvm.umax.v4i32(<4 x i32> %t274, <4 x i32> %t275)
  %t277 = shufflevector <4 x i32> %t276, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %t278 = shufflevector <4 x i32> %t276, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %t279 = call <2 x i32> @llvm.umax.v2i32(<2 x i32> %t277, <2 x i32> %t278)
  %t280 = shufflevector <2 x i32> %t279, <2 x i32> poison, <1 x i32> <i32 0>
  %t281 = shufflevector <2 x i32> %t279, <2 x i32> poison, <1 x i32> <i32 1>
  %t282 = extractelement <1 x i32> %t280, i64 0
  %t283 = extractelement <1 x i32> %t281, i64 0
  %t284 = call i32 @llvm.umax.i32(i32 %t282, i32 %t283)
  %t285 = bitcast i32 %t284 to float
  %t286 = fpext float %t285 to double
  %t287 = getelementptr inbounds double, ptr %t83, i64 %t253
  store double %t286, ptr %t287, align 8
  %t132 = add nuw nsw i64 %t131, 1024
  br label %b128
b130:
  %t288 = add i64 %t111, 1
  %t289 = icmp eq i64 %t288, %t7
  %t290 = select i1 %t289, i64 0, i64 %t288
  %t291 = zext i1 %t289 to i64
  %t292 = add i64 %t110, %t291
  %t109 = add nuw nsw i64 %t108, 1
  br label %b105
b107:
  br label %b1
b1:
  ret void
}

define internal void @sf_sweep0_pass1(ptr %ctx, ptr %tensor, i64 %number, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
  %t16 = getelementptr inbounds i64, ptr %tensor, i64 17
  %t17 = load i64, ptr %t16, align 8
  %t18 = inttoptr i64 %t17 to ptr
  %t19 = getelementptr inbounds i64, ptr %tensor, i64 19
  %t20 = load i64, ptr %t19, align 8
  %t21 = inttoptr i64 %t20 to ptr
  %t22 = mul i64 %row, %t9
  %t23 = mul i64 %t22, 4
  %t24 = ptrtoint ptr %kept to i64
  %t25 = add i64 %t24, 0
  %t26 = sub i64 %t25, %t23
  %t27 = inttoptr i64 %t26 to ptr
  %t28 = mul i64 %row, %t9
  %t29 = mul i64 %t28, 4
  %t30 = ptrtoint ptr %kept to i64
  %t31 = add i64 %t30, 8192
  %t32 = sub i64 %t31, %t29
  %t33 = inttoptr i64 %t32 to ptr
  %t34 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t35 = load i64, ptr %t34, align 8
  %t36 = inttoptr i64 %t35 to ptr
  %t37 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t38 = load i64, ptr %t37, align 8
  %t39 = inttoptr i64 %t38 to ptr
  %t40 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t41 = load i64, ptr %t40, align 8
  %t42 = inttoptr i64 %t41 to ptr
  %t43 = add i64 %row, %rows
  %t44 = udiv i64 %row, %t7
  %t45 = urem i64 %row, %t7
  br label %b46
b46:
  %t49 = phi i64 [ %row, %entry ], [ %t50, %b104 ]
  %t51 = phi i64 [ %t44, %entry ], [ %t141, %b104 ]
  %t52 = phi i64 [ %t45, %entry ], [ %t139, %b104 ]
  %t53 = icmp slt i64 %t49, %t43
  br i1 %t53, label %b47, label %b48
b47:
  %t54 = mul i64 %t49, %t9
  %t55 = add i64 %t54, %col
  %t56 = sub i64 %t3, %t55
  %t57 = call i64 @llvm.smin.i64(i64 %cols, i64 %t56)
  %t58 = mul i64 %t51, %t9
  %t59 = add i64 %t58, %col
  %t60 = getelementptr inbounds float, ptr %t18, i64 %t49
  %t61 = load float, ptr %t60, align 4
  %t62 = insertelement <16 x float> poison, float %t61, i64 0
  %t63 = shufflevector <16 x float> %t62, <16 x float> poison, <16 x i32> zeroinitializer
  %t64 = getelementptr inbounds float, ptr %t21, i64 %t49
  %t65 = load float, ptr %t64, align 4
  %t66 = insertelement <16 x float> poison, float %t65, i64 0
  %t67 = shufflevector <16 x float> %t66, <16 x float> poison, <16 x i32> zeroinitializer
  %t68 = and i64 %t57, -16
  br label %b69
b69:
  %t72 = phi i64 [ 0, %b47 ], [ %t73, %b70 ]
  %t74 = icmp slt i64 %t72, %t68
  br i1 %t74, label %b70, label %b71
b70:
  %t75 = add i64 0, %t72
  %t76 = add i64 %t55, %t75
  %t77 = add i64 %t76, 4096
  %t78 = getelementptr float, ptr %t42, i64 %t77
  call void @llvm.prefetch.p0(ptr %t78, i32 0, i32 2, i32 1)
  %t79 = add i64 %t76, 4096
  %t80 = getelementptr i8, ptr %t39, i64 %t79
  call void @llvm.prefetch.p0(ptr %t80, i32 0, i32 2, i32 1)
  %t81 = getelementptr inbounds float, ptr %t27, i64 %t76
  %t82 = load <16 x float>, ptr %t81, align 4
  %t83 = getelementptr inbounds float, ptr %t33, i64 %t76
  %t84 = load <16 x float>, ptr %t83, align 4
  %t85 = fmul <16 x float> %t82, %t63
  %t86 = fcmp oeq <16 x float> %t85, %t85
  %t87 = select <16 x i1> %t86, <16 x float> %t85, <16 x float> splat (float 0x0000000000000000)
  %t88 = call <16 x float> @llvm.rint.v16f32(<16 x float> %t87)
  %t89 = call <16 x i32> @llvm.lrint.v16i32.v16f32(<16 x float> %t87)
  %t90 = trunc <16 x i32> %t89 to <16 x i8>
  %t91 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t84)
  %t92 = fmul <16 x float> %t91, %t67
  %t93 = fcmp olt <16 x float> splat (float 0x0000000000000000), %t92
  %t94 = fcmp olt <16 x float> %t92, splat (float 0x3FF0000000000000)
  %t95 = select <16 x i1> %t94, <16 x float> splat (float 0x3FF0000000000000), <16 x float> %t92
  %t96 = select <16 x i1> %t93, <16 x float> %t95, <16 x float> splat (float 0x0000000000000000)
  %t97 = call <16 x float> @llvm.rint.v16f32(<16 x float> %t96)
  %t98 = call <16 x i32> @llvm.lrint.v16i32.v16f32(<16 x float> %t96)
  %t99 = trunc <16 x i32> %t98 to <16 x i8>
  %t100 = getelementptr inbounds i8, ptr %t36, i64 %t76
  store <16 x i8> %t90, ptr %t100, align 1
  %t101 = getelementptr inbounds i8, ptr %t39, i64 %t76
  store <16 x i8> %t99, ptr %t101, align 1
  %t73 = add nuw nsw i64 %t72, 16
  br label %b69
b71:
  br label %b102
b102:
  %t105 = phi i64 [ %t68, %b71 ], [ %t106, %b103 ]
  %t107 = icmp slt i64 %t105, %t57
  br i1 %t107, label %b103, label %b104
b103:
  %t108 = sub i64 %t57, %t105
  %t109 = call i64 @llvm.smin.i64(i64 %t108, i64 16)
  %t110 = trunc i64 %t109 to i32
  %t111 = insertelement <16 x i32> poison, i32 %t110, i64 0
  %t112 = shufflevector <16 x i32> %t111, <16 x i32> poison, <16 x i32> zeroinitializer
  %t113 = icmp sgt <16 x i32> %t112, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t114 = add i64 0, %t105
  %t115 = add i64 %t55, %t114
  %t116 = getelementptr inbounds float, ptr %t27, i64 %t115
  %t117 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t116, i32 4, <16 x i1> %t113, <16 x float> zeroinitializer)
  %t118 = getelementptr inbounds float, ptr %t33, i64 %t115
  %t119 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t118, i32 4, <16 x i1> %t113, <16 x float> zeroinitializer)
  %t120 = fmul <16 x float> %t117, %t63
  %t121 = fcmp oeq <16 x float> %t120, %t120
  %t122 = select <16 x i1> %t121, <16 x float> %t120, <16 x float> splat (float 0x0000000000000000)
  %t123 = call <16 x float> @llvm.rint.v16f32(<16 x float> %t122)
  %t124 = call <16 x i32> @llvm.lrint.v16i32.v16f32(<16 x float> %t122)
  %t125 = trunc <16 x i32> %t124 to <16 x i8>
  %t126 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t119)
  %t127 = fmul <16 x float> %t126, %t67
  %t128 = fcmp olt <16 x float> splat (float 0x0000000000000000), %t127
  %t129 = fcmp olt <16 x float> %t127, splat (float 0x3FF0000000000000)
  %t130 = select <16 x i1> %t129, <16 x float> splat (float 0x3FF0000000000000), <16 x float> %t127
  %t131 = select <16 x i1> %t128, <16 x float> %t130, <16 x float> splat (float 0x0000000000000000)
  %t132 = call <16 x float> @llvm.rint.v16f32(<16 x float> %t131)
  %t133 = call <16 x i32> @llvm.lrint.v16i32.v16f32(<16 x float> %t131)
  %t134 = trunc <16 x i32> %t133 to <16 x i8>
  %t135 = getelementptr inbounds i8, ptr %t36, i64 %t115
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %t125, ptr %t135, i32 1, <16 x i1> %t113)
  %t136 = getelementptr inbounds i8, ptr %t39, i64 %t115
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %t134, ptr %t136, i32 1, <16 x i1> %t113)
  %t106 = add nuw nsw i64 %t105, 16
  br label %b102
b104:
  %t137 = add i64 %t52, 1
  %t138 = icmp eq i64 %t137, %t7
  %t139 = select i1 %t138, i64 0, i64 %t137
  %t140 = zext i1 %t138 to i64
  %t141 = add i64 %t51, %t140
  %t50 = add nuw nsw i64 %t49, 1
  br label %b46
b48:
  br label %b1
b1:
  ret void
}

define internal void @sf_rows0_1(ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t43 = alloca double, i64 16, align 64
  %t68 = alloca double, i64 1, align 64
  %t84 = alloca double, i64 16, align 64
  %t109 = alloca double, i64 1, align 64
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
  %t23 = mul i64 %t16, 18
  %t24 = getelementptr inbounds double, ptr %t22, i64 %t23
  %t25 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t26 = load i64, ptr %t25, align 8
  %t27 = inttoptr i64 %t26 to ptr
  %t28 = mul i64 %number, 0
  %t29 = getelementptr inbounds double, ptr %t27, i64 %t28
  %t30 = add i64 %row, %rows
  br label %b31
b31:
  %t34 = phi i64 [ %row, %entry ], [ %t35, %b95 ]
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
  %t47 = getelementptr inbounds i64, ptr %tensor, i64 15
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
  %t63 = getelementptr inbounds i64, ptr %tensor, i64 15
  %t64 = load i64, ptr %t63, align 8
  %t65 = inttoptr i64 %t64 to ptr
  %t66 = mul i64 %t62, %t8
  %t67 = getelementptr inbounds double, ptr %t65, i64 %t66
  call void @sf_fold_absmax(ptr %t68, ptr %t67, i64 %t8, i64 1, ptr %t67, i64 1, i1 false)
  %t69 = load double, ptr %t68, align 8
  %t70 = getelementptr inbounds double, ptr %t43, i64 %t59
  store double %t69, ptr %t70, align 8
  %t60 = add nuw nsw i64 %t59, 1
  br label %b56
b58:
  br label %b54
b54:
  %t71 = load <16 x double>, ptr %t43, align 64
  %t72 = call <16 x double> @llvm.maximum.v16f64(<16 x double> %t71, <16 x double> splat (double 0x3870000000000000))
  %t73 = fdiv <16 x double> splat (double 0x405FC00000000000), %t72
  %t74 = fptrunc <16 x double> %t73 to <16 x float>
  %t75 = getelementptr inbounds i64, ptr %tensor, i64 17
  %t76 = load i64, ptr %t75, align 8
  %t77 = inttoptr i64 %t76 to ptr
  %t78 = getelementptr inbounds float, ptr %t77, i64 %t34
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t74, ptr %t78, i32 4, <16 x i1> %t42)
  %t79 = fptrunc <16 x double> %t72 to <16 x float>
  %t80 = getelementptr inbounds i64, ptr %tensor, i64 18
  %t81 = load i64, ptr %t80, align 8
  %t82 = inttoptr i64 %t81 to ptr
  %t83 = getelementptr inbounds float, ptr %t82, i64 %t34
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t79, ptr %t83, i32 4, <16 x i1> %t42)
  %t85 = icmp eq i64 %t8, 1
  br i1 %t85, label %b86, label %b87
b86:
  %t88 = getelementptr inbounds i64, ptr %tensor, i64 16
  %t89 = load i64, ptr %t88, align 8
  %t90 = inttoptr i64 %t89 to ptr
  %t91 = getelementptr inbounds double, ptr %t90, i64 %t34
  %t92 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t91, i32 8, <16 x i1> %t42, <16 x double> zeroinitializer)
  store <16 x double> %t92, ptr %t84, align 64
  br label %b87
b87:
  %t93 = xor i1 %t85, true
  br i1 %t93, label %b94, label %b95
b94:
  %t96 = call i64 @llvm.smin.i64(i64 %t37, i64 16)
  br label %b97
b97:
  %t100 = phi i64 [ 0, %b94 ], [ %t101, %b98 ]
  %t102 = icmp slt i64 %t100, %t96
  br i1 %t102, label %b98, label %b99
b98:
  %t103 = add i64 %t34, %t100
  %t104 = getelementptr inbounds i64, ptr %tensor, i64 16
  %t105 = load i64, ptr %t104, align 8
  %t106 = inttoptr i64 %t105 to ptr
  %t107 = mul i64 %t103, %t8
  %t108 = getelementptr inbounds double, ptr %t106, i64 %t107
  call void @sf_fold_absmax(ptr %t109, ptr %t108, i64 %t8, i64 1, ptr %t108, i64 1, i1 false)
  %t110 = load double, ptr %t109, align 8
  %t111 = getelementptr inbounds double, ptr %t84, i64 %t100
  store double %t110, ptr %t111, align 8
  %t101 = add nuw nsw i64 %t100, 1
  br label %b97
b99:
  br label %b95
b95:
  %t112 = load <16 x double>, ptr %t84, align 64
  %t113 = call <16 x double> @llvm.maximum.v16f64(<16 x double> %t112, <16 x double> splat (double 0x3870000000000000))
  %t114 = call <16 x double> @llvm.sqrt.v16f64(<16 x double> %t113)
  %t115 = fdiv <16 x double> splat (double 0x406FE00000000000), %t114
  %t116 = fptrunc <16 x double> %t115 to <16 x float>
  %t117 = getelementptr inbounds i64, ptr %tensor, i64 19
  %t118 = load i64, ptr %t117, align 8
  %t119 = inttoptr i64 %t118 to ptr
  %t120 = getelementptr inbounds float, ptr %t119, i64 %t34
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t116, ptr %t120, i32 4, <16 x i1> %t42)
  %t121 = fptrunc <16 x double> %t113 to <16 x float>
  %t122 = getelementptr inbounds i64, ptr %tensor, i64 20
  %t123 = load i64, ptr %t122, align 8
  %t124 = inttoptr i64 %t123 to ptr
  %t125 = getelementptr inbounds float, ptr %t124, i64 %t34
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t121, ptr %t125, i32 4, <16 x i1> %t42)
  %t35 = add nuw nsw i64 %t34, 16
  br label %b31
b33:
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
  %t18 = mul i64 %t9, 18
  %t19 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t20 = load i64, ptr %t19, align 8
  %t21 = inttoptr i64 %t20 to ptr
  %t22 = getelementptr inbounds double, ptr %t21, i64 %t18
  %t23 = insertelement <16 x i32> poison, i32 18, i64 0
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
  %t50 = fcmp olt <16 x double> %t40, splat (double 0x0010000000000000)
  %t51 = fmul <16 x double> %t40, splat (double 0x4350000000000000)
  %t52 = select <16 x i1> %t50, <16 x double> %t51, <16 x double> %t40
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
  %t92 = fcmp olt <16 x double> %t40, splat (double 0x7FF0000000000000)
  %t93 = select <16 x i1> %t92, <16 x double> %t91, <16 x double> %t40
  %t94 = fcmp olt <16 x double> splat (double 0x0000000000000000), %t40
  %t95 = fcmp oeq <16 x double> %t40, splat (double 0x0000000000000000)
  %t96 = select <16 x i1> %t95, <16 x double> splat (double 0xFFF0000000000000), <16 x double> splat (double 0x7FF8000000000000)
  %t97 = select <16 x i1> %t94, <16 x double> %t93, <16 x double> %t96
  %t98 = getelementptr inbounds double, ptr %t22, i64 9
  %t99 = getelementptr double, ptr %t98, <16 x i32> %t25
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t97, <16 x ptr> %t99, i32 8, <16 x i1> %t17)
  %t100 = fcmp oeq <16 x double> %t40, splat (double 0x3FF0000000000000)
  %t101 = uitofp <16 x i1> %t100 to <16 x double>
  %t102 = getelementptr inbounds double, ptr %t22, i64 10
  %t103 = getelementptr double, ptr %t102, <16 x i32> %t25
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t101, <16 x ptr> %t103, i32 8, <16 x i1> %t17)
  %t104 = getelementptr inbounds double, ptr %t22, i64 0
  %t105 = getelementptr double, ptr %t104, <16 x i32> %t25
  %t106 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t105, i32 8, <16 x i1> %t17, <16 x double> zeroinitializer)
  %t107 = getelementptr inbounds double, ptr %t22, i64 4
  %t108 = getelementptr double, ptr %t107, <16 x i32> %t25
  %t109 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t108, i32 8, <16 x i1> %t17, <16 x double> zeroinitializer)
  %t110 = fmul <16 x double> %t106, %t109
  %t111 = fsub <16 x double> splat (double 0x3FF0000000000000), %t110
  %t112 = fptrunc <16 x double> %t111 to <16 x float>
  %t113 = fpext <16 x float> %t112 to <16 x double>
  %t114 = getelementptr inbounds double, ptr %t22, i64 12
  %t115 = getelementptr double, ptr %t114, <16 x i32> %t25
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t113, <16 x ptr> %t115, i32 8, <16 x i1> %t17)
  %t116 = fcmp olt <16 x double> %t28, splat (double 0x0010000000000000)
  %t117 = fmul <16 x double> %t28, splat (double 0x4350000000000000)
  %t118 = select <16 x i1> %t116, <16 x double> %t117, <16 x double> %t28
  %t119 = bitcast <16 x double> %t118 to <16 x i64>
  %t120 = sub <16 x i64> %t119, splat (i64 4604544271217802189)
  %t121 = ashr <16 x i64> %t120, splat (i64 52)
  %t122 = shl <16 x i64> %t121, splat (i64 52)
  %t123 = sub <16 x i64> %t119, %t122
  %t124 = bitcast <16 x i64> %t123 to <16 x double>
  %t125 = fsub <16 x double> %t124, splat (double 0x3FF0000000000000)
  %t126 = add <16 x i64> %t121, splat (i64 4843621399236968448)
  %t127 = bitcast <16 x i64> %t126 to <16 x double>
  %t128 = fsub <16 x double> %t127, splat (double 0x4338000000000000)
  %t129 = fsub <16 x double> %t128, splat (double 0x404B000000000000)
  %t130 = select <16 x i1> %t116, <16 x double> %t129, <16 x double> %t128
  %t131 = fmul <16 x double> %t130, splat (double 0x3FE62E42FEE00000)
  %t132 = fmul <16 x double> %t130, splat (double 0x3DEA39EF35793C76)
  %t133 = fadd <16 x double> splat (double 0x4000000000000000), %t125
  %t134 = fdiv <16 x double> %t125, %t133
  %t135 = fmul <16 x double> %t134, %t134
  %t136 = fmul <16 x double> %t135, %t135
  %t137 = fmul <16 x double> splat (double 0x3FC2F112DF3E5244), %t136
  %t138 = fadd <16 x double> %t137, splat (double 0x3FC7466496CB03DE)
  %t139 = fmul <16 x double> %t138, %t136
  %t140 = fadd <16 x double> %t139, splat (double 0x3FD2492494229359)
  %t141 = fmul <16 x double> %t140, %t136
  %t142 = fadd <16 x double> %t141, splat (double 0x3FE5555555555593)
  %t143 = fmul <16 x double> %t135, %t142
  %t144 = fmul <16 x double> splat (double 0x3FC39A09D078C69F), %t136
  %t145 = fadd <16 x double> %t144, splat (double 0x3FCC71C51D8E78AF)
  %t146 = fmul <16 x double> %t145, %t136
  %t147 = fadd <16 x double> %t146, splat (double 0x3FD999999997FA04)
  %t148 = fmul <16 x double> %t136, %t147
  %t149 = fadd <16 x double> %t143, %t148
  %t150 = fmul <16 x double> %t125, %t125
  %t151 = fmul <16 x double> splat (double 0x3FE0000000000000), %t150
  %t152 = fadd <16 x double> %t151, %t149
  %t153 = fmul <16 x double> %t134, %t152
  %t154 = fadd <16 x double> %t153, %t132
  %t155 = fsub <16 x double> %t151, %t154
  %t156 = fsub <16 x double> %t155, %t125
  %t157 = fsub <16 x double> %t131, %t156
  %t158 = fcmp olt <16 x double> %t28, splat (double 0x7FF0000000000000)
  %t159 = select <16 x i1> %t158, <16 x double> %t157, <16 x double> %t28
  %t160 = fcmp olt <16 x double> splat (double 0x0000000000000000), %t28
  %t161 = fcmp oeq <16 x double> %t28, splat (double 0x0000000000000000)
  %t162 = select <16 x i1> %t161, <16 x double> splat (double 0xFFF0000000000000), <16 x double> splat (double 0x7FF8000000000000)
  %t163 = select <16 x i1> %t160, <16 x double> %t159, <16 x double> %t162
  %t164 = getelementptr inbounds double, ptr %t22, i64 13
  %t165 = getelementptr double, ptr %t164, <16 x i32> %t25
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t163, <16 x ptr> %t165, i32 8, <16 x i1> %t17)
  %t166 = fcmp oeq <16 x double> %t28, splat (double 0x3FF0000000000000)
  %t167 = uitofp <16 x i1> %t166 to <16 x double>
  %t168 = getelementptr inbounds double, ptr %t22, i64 14
  %t169 = getelementptr double, ptr %t168, <16 x i32> %t25
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t167, <16 x ptr> %t169, i32 8, <16 x i1> %t17)
  %t170 = getelementptr inbounds double, ptr %t22, i64 3
  %t171 = getelementptr double, ptr %t170, <16 x i32> %t25
  %t172 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t171, i32 8, <16 x i1> %t17, <16 x double> zeroinitializer)
  %t173 = fptrunc <16 x double> %t172 to <16 x float>
  %t174 = fpext <16 x float> %t173 to <16 x double>
  %t175 = getelementptr inbounds double, ptr %t22, i64 16
  %t176 = getelementptr double, ptr %t175, <16 x i32> %t25
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t174, <16 x ptr> %t176, i32 8, <16 x i1> %t17)
  %t177 = fptrunc <16 x double> %t106 to <16 x float>
  %t178 = fpext <16 x float> %t177 to <16 x double>
  %t179 = getelementptr inbounds double, ptr %t22, i64 17
  %t180 = getelementptr double, ptr %t179, <16 x i32> %t25
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t178, <16 x ptr> %t180, i32 8, <16 x i1> %t17)
  %t10 = add nuw nsw i64 %t9, 16
  br label %b6
b8:
  %t181 = getelementptr inbounds double, ptr %t3, i64 0
  %t182 = load double, ptr %t181, align 8
  %t183 = fadd double %t182, 0x3FF0000000000000
  %t184 = getelementptr inbounds double, ptr %t3, i64 1
  store double %t183, ptr %t184, align 8
  %t185 = fcmp oeq double %t183, 0x0000000000000000
  %t186 = uitofp i1 %t185 to double
  %t187 = getelementptr inbounds double, ptr %t3, i64 2
  store double %t186, ptr %t187, align 8
  %t188 = getelementptr inbounds double, ptr %t3, i64 1
  %t189 = load double, ptr %t188, align 8
  %t190 = insertelement <16 x double> poison, double %t189, i64 0
  %t191 = shufflevector <16 x double> %t190, <16 x double> poison, <16 x i32> zeroinitializer
  %t192 = getelementptr inbounds double, ptr %t3, i64 2
  %t193 = load double, ptr %t192, align 8
  %t194 = fcmp une double %t193, 0x0000000000000000
  %t195 = insertelement <16 x i1> poison, i1 %t194, i64 0
  %t196 = shufflevector <16 x i1> %t195, <16 x i1> poison, <16 x i32> zeroinitializer
  %t197 = getelementptr inbounds i64, ptr %ctx, i64 7
  %t198 = load i64, ptr %t197, align 8
  br label %b199
b199:
  %t202 = phi i64 [ 0, %b8 ], [ %t203, %b200 ]
  %t204 = icmp slt i64 %t202, %t198
  br i1 %t204, label %b200, label %b201
b200:
  %t205 = sub i64 %t198, %t202
  %t206 = call i64 @llvm.smin.i64(i64 %t205, i64 16)
  %t207 = trunc i64 %t206 to i32
  %t208 = insertelement <16 x i32> poison, i32 %t207, i64 0
  %t209 = shufflevector <16 x i32> %t208, <16 x i32> poison, <16 x i32> zeroinitializer
  %t210 = icmp sgt <16 x i32> %t209, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t211 = mul i64 %t202, 18
  %t212 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t213 = load i64, ptr %t212, align 8
  %t214 = inttoptr i64 %t213 to ptr
  %t215 = getelementptr inbounds double, ptr %t214, i64 %t211
  %t216 = insertelement <16 x i32> poison, i32 18, i64 0
  %t217 = shufflevector <16 x i32> %t216, <16 x i32> poison, <16 x i32> zeroinitializer
  %t218 = mul <16 x i32> %t217, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t219 = getelementptr inbounds double, ptr %t215, i64 9
  %t220 = getelementptr double, ptr %t219, <16 x i32> %t218
  %t221 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t220, i32 8, <16 x i1> %t210, <16 x double> zeroinitializer)
  %t222 = fmul <16 x double> %t191, %t221
  %t223 = fcmp olt <16 x double> %t222, splat (double 0xC087500000000000)
  %t224 = select <16 x i1> %t223, <16 x double> splat (double 0xC087500000000000), <16 x double> %t222
  %t225 = fcmp olt <16 x double> splat (double 0x4086300000000000), %t224
  %t226 = select <16 x i1> %t225, <16 x double> splat (double 0x4086300000000000), <16 x double> %t224
  %t227 = fmul <16 x double> %t226, splat (double 0x3FF71547652B82FE)
  %t228 = fadd <16 x double> %t227, splat (double 0x4338000000000000)
  %t229 = fsub <16 x double> %t228, splat (double 0x4338000000000000)
  %t230 = fmul <16 x double> %t229, splat (double 0x3FE62E42FEE00000)
  %t231 = fsub <16 x double> %t226, %t230
  %t232 = fmul <16 x double> %t229, splat (double 0x3DEA39EF35793C76)
  %t233 = fsub <16 x double> %t231, %t232
  %t234 = fmul <16 x double> %t233, %t233
  %t235 = fmul <16 x double> splat (double 0x3E66376972BEA4D0), %t234
  %t236 = fadd <16 x double> %t235, splat (double 0xBEBBBD41C5D26BF1)
  %t237 = fmul <16 x double> %t236, %t234
  %t238 = fadd <16 x double> %t237, splat (double 0x3F11566AAF25DE2C)
  %t239 = fmul <16 x double> %t238, %t234
  %t240 = fadd <16 x double> %t239, splat (double 0xBF66C16C16BEBD93)
  %t241 = fmul <16 x double> %t240, %t234
  %t242 = fadd <16 x double> %t241, splat (double 0x3FC555555555553E)
  %t243 = fmul <16 x double> %t234, %t242
  %t244 = fsub <16 x double> %t233, %t243
  %t245 = fmul <16 x double> %t233, %t244
  %t246 = fsub <16 x double> splat (double 0x4000000000000000), %t244
  %t247 = fdiv <16 x double> %t245, %t246
  %t248 = fsub <16 x double> %t232, %t247
  %t249 = fsub <16 x double> %t248, %t231
  %t250 = fsub <16 x double> splat (double 0x3FF0000000000000), %t249
  %t251 = bitcast <16 x double> %t228 to <16 x i64>
  %t252 = sub <16 x i64> %t251, splat (i64 4843621399236966402)
  %t253 = lshr <16 x i64> %t252, splat (i64 1)
  %t254 = sub <16 x i64> %t252, %t253
  %t255 = shl <16 x i64> %t253, splat (i64 52)
  %t256 = bitcast <16 x i64> %t255 to <16 x double>
  %t257 = shl <16 x i64> %t254, splat (i64 52)
  %t258 = bitcast <16 x i64> %t257 to <16 x double>
  %t259 = fmul <16 x double> %t250, %t256
  %t260 = fmul <16 x double> %t259, %t258
  %t261 = getelementptr inbounds double, ptr %t215, i64 10
  %t262 = getelementptr double, ptr %t261, <16 x i32> %t218
  %t263 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t262, i32 8, <16 x i1> %t210, <16 x double> zeroinitializer)
  %t264 = fcmp une <16 x double> %t263, splat (double 0x0000000000000000)
  %t265 = or <16 x i1> %t264, %t196
  %t266 = select <16 x i1> %t265, <16 x double> splat (double 0x3FF0000000000000), <16 x double> %t260
  %t267 = fsub <16 x double> splat (double 0x3FF0000000000000), %t266
  %t268 = fdiv <16 x double> splat (double 0x3FF0000000000000), %t267
  %t269 = fptrunc <16 x double> %t268 to <16 x float>
  %t270 = fpext <16 x float> %t269 to <16 x double>
  %t271 = getelementptr inbounds double, ptr %t215, i64 11
  %t272 = getelementptr double, ptr %t271, <16 x i32> %t218
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t270, <16 x ptr> %t272, i32 8, <16 x i1> %t210)
  %t273 = getelementptr inbounds double, ptr %t215, i64 13
  %t274 = getelementptr double, ptr %t273, <16 x i32> %t218
  %t275 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t274, i32 8, <16 x i1> %t210, <16 x double> zeroinitializer)
  %t276 = fmul <16 x double> %t191, %t275
  %t277 = fcmp olt <16 x double> %t276, splat (double 0xC087500000000000)
  %t278 = select <16 x i1> %t277, <16 x double> splat (double 0xC087500000000000), <16 x double> %t276
  %t279 = fcmp olt <16 x double> splat (double 0x4086300000000000), %t278
  %t280 = select <16 x i1> %t279, <16 x double> splat (double 0x4086300000000000), <16 x double> %t278
  %t281 = fmul <16 x double> %t280, splat (double 0x3FF71547652B82FE)
  %t282 = fadd <16 x double> %t281, splat (double 0x4338000000000000)
  %t283 = fsub <16 x double> %t282, splat (double 0x4338000000000000)
  %t284 = fmul <16 x double> %t283, splat (double 0x3FE62E42FEE00000)
  %t285 = fsub <16 x double> %t280, %t284
  %t286 = fmul <16 x double> %t283, splat (double 0x3DEA39EF35793C76)
  %t287 = fsub <16 x double> %t285, %t286
  %t288 = fmul <16 x double> %t287, %t287
  %t289 = fmul <16 x double> splat (double 0x3E66376972BEA4D0), %t288
  %t290 = fadd <16 x double> %t289, splat (double 0xBEBBBD41C5D26BF1)
  %t291 = fmul <16 x double> %t290, %t288
  %t292 = fadd <16 x double> %t291, splat (double 0x3F11566AAF25DE2C)
  %t293 = fmul <16 x double> %t292, %t288
  %t294 = fadd <16 x double> %t293, splat (double 0xBF66C16C16BEBD93)
  %t295 = fmul <16 x double> %t294, %t288
  %t296 = fadd <16 x double> %t295, splat (double 0x3FC555555555553E)
  %t297 = fmul <16 x double> %t288, %t296
  %t298 = fsub <16 x double> %t287, %t297
  %t299 = fmul <16 x double> %t287, %t298
  %t300 = fsub <16 x double> splat (double 0x4000000000000000), %t298
  %t301 = fdiv <16 x double> %t299, %t300
  %t302 = fsub <16 x double> %t286, %t301
  %t303 = fsub <16 x double> %t302, %t285
  %t304 = fsub <16 x double> splat (double 0x3FF0000000000000), %t303
  %t305 = bitcast <16 x double> %t282 to <16 x i64>
  %t306 = sub <16 x i64> %t305, splat (i64 4843621399236966402)
  %t307 = lshr <16 x i64> %t306, splat (i64 1)
  %t308 = sub <16 x i64> %t306, %t307
  %t309 = shl <16 x i64> %t307, splat (i64 52)
  %t310 = bitcast <16 x i64> %t309 to <16 x double>
  %t311 = shl <16 x i64> %t308, splat (i64 52)
  %t312 = bitcast <16 x i64> %t311 to <16 x double>
  %t313 = fmul <16 x double> %t304, %t310
  %t314 = fmul <16 x double> %t313, %t312
  %t315 = getelementptr inbounds double, ptr %t215, i64 14
  %t316 = getelementptr double, ptr %t315, <16 x i32> %t218
  %t317 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t316, i32 8, <16 x i1> %t210, <16 x double> zeroinitializer)
  %t318 = fcmp une <16 x double> %t317, splat (double 0x0000000000000000)
  %t319 = or <16 x i1> %t318, %t196
  %t320 = select <16 x i1> %t319, <16 x double> splat (double 0x3FF0000000000000), <16 x double> %t314
  %t321 = fsub <16 x double> splat (double 0x3FF0000000000000), %t320
  %t322 = fdiv <16 x double> splat (double 0x3FF0000000000000), %t321
  %t323 = fptrunc <16 x double> %t322 to <16 x float>
  %t324 = fpext <16 x float> %t323 to <16 x double>
  %t325 = getelementptr inbounds double, ptr %t215, i64 15
  %t326 = getelementptr double, ptr %t325, <16 x i32> %t218
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t324, <16 x ptr> %t326, i32 8, <16 x i1> %t210)
  %t203 = add nuw nsw i64 %t202, 16
  br label %b199
b201:
  ret void
}

define internal void @sf_commit_tensor(ptr %ctx, ptr %tensor, i64 %number) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
  %t23 = mul i64 %t16, 18
  %t24 = getelementptr inbounds double, ptr %t22, i64 %t23
  %t25 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t26 = load i64, ptr %t25, align 8
  %t27 = inttoptr i64 %t26 to ptr
  %t28 = mul i64 %number, 0
  %t29 = getelementptr inbounds double, ptr %t27, i64 %t28
  %t30 = mul i64 %t2, %t4
  br label %b31
b31:
  %t34 = phi i64 [ 0, %entry ], [ %t35, %b32 ]
  %t36 = icmp slt i64 %t34, %t30
  br i1 %t36, label %b32, label %b33
b32:
  %t37 = sub i64 %t30, %t34
  %t38 = call i64 @llvm.smin.i64(i64 %t37, i64 16)
  %t39 = trunc i64 %t38 to i32
  %t40 = insertelement <16 x i32> poison, i32 %t39, i64 0
  %t41 = shufflevector <16 x i32> %t40, <16 x i32> poison, <16 x i32> zeroinitializer
  %t42 = icmp sgt <16 x i32> %t41, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t43 = getelementptr inbounds i64, ptr %tensor, i64 18
  %t44 = load i64, ptr %t43, align 8
  %t45 = inttoptr i64 %t44 to ptr
  %t46 = getelementptr inbounds float, ptr %t45, i64 %t34
  %t47 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t46, i32 4, <16 x i1> %t42, <16 x float> zeroinitializer)
  %t48 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t49 = load i64, ptr %t48, align 8
  %t50 = inttoptr i64 %t49 to ptr
  %t51 = getelementptr inbounds float, ptr %t50, i64 %t34
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t47, ptr %t51, i32 4, <16 x i1> %t42)
  %t35 = add nuw nsw i64 %t34, 16
  br label %b31
b33:
  %t52 = mul i64 %t2, %t4
  br label %b53
b53:
  %t56 = phi i64 [ 0, %b33 ], [ %t57, %b54 ]
  %t58 = icmp slt i64 %t56, %t52
  br i1 %t58, label %b54, label %b55
b54:
  %t59 = sub i64 %t52, %t56
  %t60 = call i64 @llvm.smin.i64(i64 %t59, i64 16)
  %t61 = trunc i64 %t60 to i32
  %t62 = insertelement <16 x i32> poison, i32 %t61, i64 0
  %t63 = shufflevector <16 x i32> %t62, <16 x i32> poison, <16 x i32> zeroinitializer
  %t64 = icmp sgt <16 x i32> %t63, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t65 = getelementptr inbounds i64, ptr %tensor, i64 20
  %t66 = load i64, ptr %t65, align 8
  %t67 = inttoptr i64 %t66 to ptr
  %t68 = getelementptr inbounds float, ptr %t67, i64 %t56
  %t69 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t68, i32 4, <16 x i1> %t64, <16 x float> zeroinitializer)
  %t70 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t71 = load i64, ptr %t70, align 8
  %t72 = inttoptr i64 %t71 to ptr
  %t73 = getelementptr inbounds float, ptr %t72, i64 %t56
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t69, ptr %t73, i32 4, <16 x i1> %t64)
  %t57 = add nuw nsw i64 %t56, 16
  br label %b53
b55:
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
  %t4 = alloca i8, i64 16384, align 64
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 0
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr
  br label %b5
b5:
  %t8 = phi i64 [ %low, %entry ], [ %t9, %b32 ]
  %t10 = icmp slt i64 %t8, %high
  br i1 %t10, label %b6, label %b7
b6:
  %t11 = mul i64 %t8, 6
  %t12 = getelementptr inbounds i64, ptr %t3, i64 %t11
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
  call void @sf_sweep0_pass0(ptr %ctx, ptr %t29, i64 %t14, ptr %t4, i64 %t16, i64 %t18, i64 %t20, i64 %t22)
  br label %b35
b35:
  %t36 = icmp eq i64 %argument, 1
  br i1 %t36, label %b37, label %b38
b37:
  call void @sf_sweep0_pass1(ptr %ctx, ptr %t29, i64 %t14, ptr %t4, i64 %t16, i64 %t18, i64 %t20, i64 %t22)
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
  call void @sf_sweep0_pass0(ptr %ctx, ptr %t29, i64 %t14, ptr %t4, i64 %t45, i64 %t49, i64 %t20, i64 %t22)
  call void @sf_rows0_1(ptr %ctx, ptr %t29, i64 %t14, i64 %t45, i64 %t49)
  call void @sf_sweep0_pass1(ptr %ctx, ptr %t29, i64 %t14, ptr %t4, i64 %t45, i64 %t49, i64 %t20, i64 %t22)
  %t46 = add nuw nsw i64 %t45, %t40
  br label %b42
b44:
  br label %b32
b32:
  %t9 = add nuw nsw i64 %t8, 1
  br label %b5
b7:
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
  call void @sf_commit_tensor(ptr %ctx, ptr %t12, i64 %t5)
  %t6 = add nuw nsw i64 %t5, 1
  br label %b2
b4:
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
