target triple = "x86_64-unknown-linux-gnu"


declare <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr>, i32, <16 x i1>, <16 x double>)
declare <16 x i16> @llvm.masked.load.v16i16.p0(ptr, i32, <16 x i1>, <16 x i16>)
declare void @llvm.masked.scatter.v16f64.v16p0(<16 x double>, <16 x ptr>, i32, <16 x i1>)
declare void @llvm.masked.store.v16i16.p0(<16 x i16>, ptr, i32, <16 x i1>)
declare i64 @llvm.smin.i64(i64, i64)
declare <16 x float> @llvm.sqrt.v16f32(<16 x float>)
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
  %t48 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t49 = load i64, ptr %t48, align 8
  %t50 = inttoptr i64 %t49 to ptr
  %t51 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t52 = load i64, ptr %t51, align 8
  %t53 = inttoptr i64 %t52 to ptr
  %t54 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t55 = load i64, ptr %t54, align 8
  %t56 = inttoptr i64 %t55 to ptr
  %t57 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t58 = load i64, ptr %t57, align 8
  %t59 = inttoptr i64 %t58 to ptr
  %t60 = insertelement <16 x float> poison, float %t23, i64 0
  %t61 = shufflevector <16 x float> %t60, <16 x float> poison, <16 x i32> zeroinitializer
  %t62 = insertelement <16 x float> poison, float %t26, i64 0
  %t63 = shufflevector <16 x float> %t62, <16 x float> poison, <16 x i32> zeroinitializer
  %t64 = insertelement <16 x float> poison, float %t29, i64 0
  %t65 = shufflevector <16 x float> %t64, <16 x float> poison, <16 x i32> zeroinitializer
  %t66 = insertelement <16 x float> poison, float %t32, i64 0
  %t67 = shufflevector <16 x float> %t66, <16 x float> poison, <16 x i32> zeroinitializer
  %t68 = insertelement <16 x float> poison, float %t35, i64 0
  %t69 = shufflevector <16 x float> %t68, <16 x float> poison, <16 x i32> zeroinitializer
  %t70 = insertelement <16 x float> poison, float %t38, i64 0
  %t71 = shufflevector <16 x float> %t70, <16 x float> poison, <16 x i32> zeroinitializer
  %t72 = insertelement <16 x float> poison, float %t41, i64 0
  %t73 = shufflevector <16 x float> %t72, <16 x float> poison, <16 x i32> zeroinitializer
  %t74 = insertelement <16 x float> poison, float %t44, i64 0
  %t75 = shufflevector <16 x float> %t74, <16 x float> poison, <16 x i32> zeroinitializer
  %t76 = insertelement <16 x float> poison, float %t47, i64 0
  %t77 = shufflevector <16 x float> %t76, <16 x float> poison, <16 x i32> zeroinitializer
  %t78 = icmp eq i64 %cols, %t9
  %t79 = mul i64 %rows, %cols
  %t80 = select i1 %t78, i64 %t79, i64 %cols
  %t81 = select i1 %t78, i64 1, i64 %rows
  %t82 = add i64 %row, %t81
  %t83 = udiv i64 %row, %t7
  %t84 = urem i64 %row, %t7
  br label %b85
b85:
  %t88 = phi i64 [ %row, %entry ], [ %t89, %b253 ]
  %t90 = phi i64 [ %t83, %entry ], [ %t334, %b253 ]
  %t91 = phi i64 [ %t84, %entry ], [ %t332, %b253 ]
  %t92 = icmp slt i64 %t88, %t82
  br i1 %t92, label %b86, label %b87
b86:
  %t93 = mul i64 %t88, %t9
  %t94 = add i64 %t93, %col
  %t95 = sub i64 %t3, %t94
  %t96 = call i64 @llvm.smin.i64(i64 %t80, i64 %t95)
  %t97 = mul i64 %t90, %t9
  %t98 = add i64 %t97, %col
  %t99 = and i64 %t96, -32
  br label %b100
b100:
  %t103 = phi i64 [ 0, %b86 ], [ %t104, %b101 ]
  %t105 = icmp slt i64 %t103, %t99
  br i1 %t105, label %b101, label %b102
b101:
  %t106 = add i64 0, %t103
  %t107 = add i64 %t94, %t106
  %t108 = getelementptr inbounds i16, ptr %t50, i64 %t107
  %t109 = load <16 x i32>, ptr %t108, align 2
  %t110 = lshr <16 x i32> %t109, splat (i32 16)
  %t111 = trunc <16 x i32> %t109 to <16 x i16>
  %t112 = trunc <16 x i32> %t110 to <16 x i16>
  %t113 = getelementptr inbounds i16, ptr %t53, i64 %t107
  %t114 = load <16 x i32>, ptr %t113, align 2
  %t115 = lshr <16 x i32> %t114, splat (i32 16)
  %t116 = trunc <16 x i32> %t114 to <16 x i16>
  %t117 = trunc <16 x i32> %t115 to <16 x i16>
  %t118 = getelementptr inbounds i16, ptr %t56, i64 %t107
  %t119 = load <16 x i32>, ptr %t118, align 2
  %t120 = lshr <16 x i32> %t119, splat (i32 16)
  %t121 = trunc <16 x i32> %t119 to <16 x i16>
  %t122 = trunc <16 x i32> %t120 to <16 x i16>
  %t123 = getelementptr inbounds i16, ptr %t59, i64 %t107
  %t124 = load <16 x i32>, ptr %t123, align 2
  %t125 = lshr <16 x i32> %t124, splat (i32 16)
  %t126 = trunc <16 x i32> %t124 to <16 x i16>
  %t127 = trunc <16 x i32> %t125 to <16 x i16>
  %t128 = zext <16 x i16> %t121 to <16 x i32>
  %t129 = shl <16 x i32> %t128, splat (i32 16)
  %t130 = bitcast <16 x i32> %t129 to <16 x float>
  %t131 = zext <16 x i16> %t122 to <16 x i32>
  %t132 = shl <16 x i32> %t131, splat (i32 16)
  %t133 = bitcast <16 x i32> %t132 to <16 x float>
  %t134 = fmul <16 x float> %t61, %t130
  %t135 = fmul <16 x float> %t61, %t133
  %t136 = zext <16 x i16> %t116 to <16 x i32>
  %t137 = shl <16 x i32> %t136, splat (i32 16)
  %t138 = bitcast <16 x i32> %t137 to <16 x float>
  %t139 = zext <16 x i16> %t117 to <16 x i32>
  %t140 = shl <16 x i32> %t139, splat (i32 16)
  %t141 = bitcast <16 x i32> %t140 to <16 x float>
  %t142 = fmul <16 x float> %t63, %t138
  %t143 = fmul <16 x float> %t63, %t141
  %t144 = fadd <16 x float> %t134, %t142
  %t145 = fadd <16 x float> %t135, %t143
  %t146 = fmul <16 x float> %t138, %t138
  %t147 = fmul <16 x float> %t141, %t141
  %t148 = zext <16 x i16> %t126 to <16 x i32>
  %t149 = shl <16 x i32> %t148, splat (i32 16)
  %t150 = bitcast <16 x i32> %t149 to <16 x float>
  %t151 = zext <16 x i16> %t127 to <16 x i32>
  %t152 = shl <16 x i32> %t151, splat (i32 16)
  %t153 = bitcast <16 x i32> %t152 to <16 x float>
  %t154 = fmul <16 x float> %t65, %t150
  %t155 = fmul <16 x float> %t65, %t153
  %t156 = fmul <16 x float> %t67, %t146
  %t157 = fmul <16 x float> %t67, %t147
  %t158 = fadd <16 x float> %t154, %t156
  %t159 = fadd <16 x float> %t155, %t157
  %t160 = fmul <16 x float> %t158, %t69
  %t161 = fmul <16 x float> %t159, %t69
  %t162 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t160)
  %t163 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t161)
  %t164 = zext <16 x i16> %t111 to <16 x i32>
  %t165 = shl <16 x i32> %t164, splat (i32 16)
  %t166 = bitcast <16 x i32> %t165 to <16 x float>
  %t167 = zext <16 x i16> %t112 to <16 x i32>
  %t168 = shl <16 x i32> %t167, splat (i32 16)
  %t169 = bitcast <16 x i32> %t168 to <16 x float>
  %t170 = fmul <16 x float> %t71, %t166
  %t171 = fmul <16 x float> %t71, %t169
  %t172 = fmul <16 x float> %t144, %t73
  %t173 = fmul <16 x float> %t145, %t73
  %t174 = bitcast <16 x float> %t144 to <16 x i32>
  %t175 = add <16 x i32> %t174, splat (i32 32768)
  %t176 = fcmp ord <16 x float> %t144, %t144
  %t177 = select <16 x i1> %t176, <16 x i32> %t175, <16 x i32> splat (i32 2143289344)
  %t178 = add <16 x i32> %t177, splat (i32 -1)
  %t179 = or <16 x i32> %t178, splat (i32 -65537)
  %t180 = and <16 x i32> %t177, %t179
  %t181 = lshr <16 x i32> %t180, splat (i32 16)
  %t182 = trunc <16 x i32> %t181 to <16 x i16>
  %t183 = bitcast <16 x float> %t145 to <16 x i32>
  %t184 = add <16 x i32> %t183, splat (i32 32768)
  %t185 = fcmp ord <16 x float> %t145, %t145
  %t186 = select <16 x i1> %t185, <16 x i32> %t184, <16 x i32> splat (i32 2143289344)
  %t187 = add <16 x i32> %t186, splat (i32 -1)
  %t188 = or <16 x i32> %t187, splat (i32 -65537)
  %t189 = and <16 x i32> %t186, %t188
  %t190 = lshr <16 x i32> %t189, splat (i32 16)
  %t191 = trunc <16 x i32> %t190 to <16 x i16>
  %t192 = bitcast <16 x float> %t158 to <16 x i32>
  %t193 = add <16 x i32> %t192, splat (i32 32768)
  %t194 = fcmp ord <16 x float> %t158, %t158
  %t195 = select <16 x i1> %t194, <16 x i32> %t193, <16 x i32> splat (i32 2143289344)
  %t196 = add <16 x i32> %t195, splat (i32 -1)
  %t197 = or <16 x i32> %t196, splat (i32 -65537)
  %t198 = and <16 x i32> %t195, %t197
  %t199 = lshr <16 x i32> %t198, splat (i32 16)
  %t200 = trunc <16 x i32> %t199 to <16 x i16>
  %t201 = bitcast <16 x float> %t159 to <16 x i32>
  %t202 = add <16 x i32> %t201, splat (i32 32768)
  %t203 = fcmp ord <16 x float> %t159, %t159
  %t204 = select <16 x i1> %t203, <16 x i32> %t202, <16 x i32> splat (i32 2143289344)
  %t205 = add <16 x i32> %t204, splat (i32 -1)
  %t206 = or <16 x i32> %t205, splat (i32 -65537)
  %t207 = and <16 x i32> %t204, %t206
  %t208 = lshr <16 x i32> %t207, splat (i32 16)
  %t209 = trunc <16 x i32> %t208 to <16 x i16>
  %t210 = zext <16 x i16> %t182 to <16 x i32>
  %t211 = zext <16 x i16> %t191 to <16 x i32>
  %t212 = shl <16 x i32> %t211, splat (i32 16)
  %t213 = or <16 x i32> %t210, %t212
  %t214 = getelementptr inbounds i16, ptr %t56, i64 %t107
  store <16 x i32> %t213, ptr %t214, align 2
  %t215 = zext <16 x i16> %t200 to <16 x i32>
  %t216 = zext <16 x i16> %t209 to <16 x i32>
  %t217 = shl <16 x i32> %t216, splat (i32 16)
  %t218 = or <16 x i32> %t215, %t217
  %t219 = getelementptr inbounds i16, ptr %t59, i64 %t107
  store <16 x i32> %t218, ptr %t219, align 2
  %t220 = fadd <16 x float> %t162, %t75
  %t221 = fadd <16 x float> %t163, %t75
  %t222 = fdiv <16 x float> %t172, %t220
  %t223 = fdiv <16 x float> %t173, %t221
  %t224 = fmul <16 x float> %t77, %t222
  %t225 = fmul <16 x float> %t77, %t223
  %t226 = fsub <16 x float> %t170, %t224
  %t227 = fsub <16 x float> %t171, %t225
  %t228 = bitcast <16 x float> %t226 to <16 x i32>
  %t229 = add <16 x i32> %t228, splat (i32 32768)
  %t230 = fcmp ord <16 x float> %t226, %t226
  %t231 = select <16 x i1> %t230, <16 x i32> %t229, <16 x i32> splat (i32 2143289344)
  %t232 = add <16 x i32> %t231, splat (i32 -1)
  %t233 = or <16 x i32> %t232, splat (i32 -65537)
  %t234 = and <16 x i32> %t231, %t233
  %t235 = lshr <16 x i32> %t234, splat (i32 16)
  %t236 = trunc <16 x i32> %t235 to <16 x i16>
  %t237 = bitcast <16 x float> %t227 to <16 x i32>
  %t238 = add <16 x i32> %t237, splat (i32 32768)
  %t239 = fcmp ord <16 x float> %t227, %t227
  %t240 = select <16 x i1> %t239, <16 x i32> %t238, <16 x i32> splat (i32 2143289344)
  %t241 = add <16 x i32> %t240, splat (i32 -1)
  %t242 = or <16 x i32> %t241, splat (i32 -65537)
  %t243 = and <16 x i32> %t240, %t242
  %t244 = lshr <16 x i32> %t243, splat (i32 16)
  %t245 = trunc <16 x i32> %t244 to <16 x i16>
  %t246 = zext <16 x i16> %t236 to <16 x i32>
  %t247 = zext <16 x i16> %t245 to <16 x i32>
  %t248 = shl <16 x i32> %t247, splat (i32 16)
  %t249 = or <16 x i32> %t246, %t248
  %t250 = getelementptr inbounds i16, ptr %t50, i64 %t107
  store <16 x i32> %t249, ptr %t250, align 2
  %t104 = add nuw nsw i64 %t103, 32
  br label %b100
b102:
  br label %b251
b251:
  %t254 = phi i64 [ %t99, %b102 ], [ %t255, %b252 ]
  %t256 = icmp slt i64 %t254, %t96
  br i1 %t256, label %b252, label %b253
b252:
  %t257 = sub i64 %t96, %t254
  %t258 = call i64 @llvm.smin.i64(i64 %t257, i64 16)
  %t259 = trunc i64 %t258 to i32
  %t260 = insertelement <16 x i32> poison, i32 %t259, i64 0
  %t261 = shufflevector <16 x i32> %t260, <16 x i32> poison, <16 x i32> zeroinitializer
  %t262 = icmp sgt <16 x i32> %t261, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t263 = add i64 0, %t254
  %t264 = add i64 %t94, %t263
  %t265 = getelementptr inbounds i16, ptr %t50, i64 %t264
  %t266 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %t265, i32 2, <16 x i1> %t262, <16 x i16> zeroinitializer)
  %t267 = getelementptr inbounds i16, ptr %t53, i64 %t264
  %t268 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %t267, i32 2, <16 x i1> %t262, <16 x i16> zeroinitializer)
  %t269 = getelementptr inbounds i16, ptr %t56, i64 %t264
  %t270 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %t269, i32 2, <16 x i1> %t262, <16 x i16> zeroinitializer)
  %t271 = getelementptr inbounds i16, ptr %t59, i64 %t264
  %t272 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %t271, i32 2, <16 x i1> %t262, <16 x i16> zeroinitializer)
  %t273 = zext <16 x i16> %t270 to <16 x i32>
  %t274 = shl <16 x i32> %t273, splat (i32 16)
  %t275 = bitcast <16 x i32> %t274 to <16 x float>
  %t276 = fmul <16 x float> %t61, %t275
  %t277 = zext <16 x i16> %t268 to <16 x i32>
  %t278 = shl <16 x i32> %t277, splat (i32 16)
  %t279 = bitcast <16 x i32> %t278 to <16 x float>
  %t280 = fmul <16 x float> %t63, %t279
  %t281 = fadd <16 x float> %t276, %t280
  %t282 = fmul <16 x float> %t279, %t279
  %t283 = zext <16 x i16> %t272 to <16 x i32>
  %t284 = shl <16 x i32> %t283, splat (i32 16)
  %t285 = bitcast <16 x i32> %t284 to <16 x float>
  %t286 = fmul <16 x float> %t65, %t285
  %t287 = fmul <16 x float> %t67, %t282
  %t288 = fadd <16 x float> %t286, %t287
  %t289 = fmul <16 x float> %t288, %t69
  %t290 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t289)
  %t291 = zext <16 x i16> %t266 to <16 x i32>
  %t292 = shl <16 x i32> %t291, splat (i32 16)
  %t293 = bitcast <16 x i32> %t292 to <16 x float>
  %t294 = fmul <16 x float> %t71, %t293
  %t295 = fmul <16 x float> %t281, %t73
  %t296 = fadd <16 x float> %t290, %t75
  %t297 = fdiv <16 x float> %t295, %t296
  %t298 = fmul <16 x float> %t77, %t297
  %t299 = fsub <16 x float> %t294, %t298
  %t300 = bitcast <16 x float> %t299 to <16 x i32>
  %t301 = add <16 x i32> %t300, splat (i32 32768)
  %t302 = fcmp ord <16 x float> %t299, %t299
  %t303 = select <16 x i1> %t302, <16 x i32> %t301, <16 x i32> splat (i32 2143289344)
  %t304 = add <16 x i32> %t303, splat (i32 -1)
  %t305 = or <16 x i32> %t304, splat (i32 -65537)
  %t306 = and <16 x i32> %t303, %t305
  %t307 = lshr <16 x i32> %t306, splat (i32 16)
  %t308 = trunc <16 x i32> %t307 to <16 x i16>
  %t309 = bitcast <16 x float> %t281 to <16 x i32>
  %t310 = add <16 x i32> %t309, splat (i32 32768)
  %t311 = fcmp ord <16 x float> %t281, %t281
  %t312 = select <16 x i1> %t311, <16 x i32> %t310, <16 x i32> splat (i32 2143289344)
  %t313 = add <16 x i32> %t312, splat (i32 -1)
  %t314 = or <16 x i32> %t313, splat (i32 -65537)
  %t315 = and <16 x i32> %t312, %t314
  %t316 = lshr <16 x i32> %t315, splat (i32 16)
  %t317 = trunc <16 x i32> %t316 to <16 x i16>
  %t318 = bitcast <16 x float> %t288 to <16 x i32>
  %t319 = add <16 x i32> %t318, splat (i32 32768)
  %t320 = fcmp ord <16 x float> %t288, %t288
  %t321 = select <16 x i1> %t320, <16 x i32> %t319, <16 x i32> splat (i32 2143289344)
  %t322 = add <16 x i32> %t321, splat (i32 -1)
  %t323 = or <16 x i32> %t322, splat (i32 -65537)
  %t324 = and <16 x i32> %t321, %t323
  %t325 = lshr <16 x i32> %t324, splat (i32 16)
  %t326 = trunc <16 x i32> %t325 to <16 x i16>
  %t327 = getelementptr inbounds i16, ptr %t50, i64 %t264
  call void @llvm.masked.store.v16i16.p0(<16 x i16> %t308, ptr %t327, i32 2, <16 x i1> %t262)
  %t328 = getelementptr inbounds i16, ptr %t56, i64 %t264
  call void @llvm.masked.store.v16i16.p0(<16 x i16> %t317, ptr %t328, i32 2, <16 x i1> %t262)
  %t329 = getelementptr inbounds i16, ptr %t59, i64 %t264
  call void @llvm.masked.store.v16i16.p0(<16 x i16> %t326, ptr %t329, i32 2, <16 x i1> %t262)
  %t255 = add nuw nsw i64 %t254, 16
  br label %b251
b253:
  %t330 = add i64 %t91, 1
  %t331 = icmp eq i64 %t330, %t7
  %t332 = select i1 %t331, i64 0, i64 %t330
  %t333 = zext i1 %t331 to i64
  %t334 = add i64 %t90, %t333
  %t89 = add nuw nsw i64 %t88, 1
  br label %b85
b87:
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
  call void @sf_commit_step(ptr %ctx)
  ret void
}
