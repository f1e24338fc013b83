target triple = "nvptx64-nvidia-cuda"

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32)
declare i64 @llvm.smin.i64(i64, i64)
declare float @llvm.sqrt.f32(float)
declare double @llvm.sqrt.f64(double)
declare <4 x float> @llvm.sqrt.v4f32(<4 x float>)

define internal void @sf_x_sweep0_pass0(ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows, i64 %col, i64 %cols) convergent nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t6 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t7 = load i64, ptr %t6, align 8
  %t8 = inttoptr i64 %t7 to ptr addrspace(1)
  %t9 = addrspacecast ptr addrspace(1) %t8 to ptr
  %t10 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t11 = load i64, ptr %t10, align 8
  %t12 = mul i64 %t11, 17
  %t13 = getelementptr inbounds double, ptr %t9, i64 %t12
  %t38 = add i64 %cols, 1023
  %t39 = udiv i64 %t38, 1024
  %t51 = add i64 %col, %cols
  %t67 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t68 = load i64, ptr %t67, align 8
  %t69 = inttoptr i64 %t68 to ptr addrspace(1)
  %t70 = addrspacecast ptr addrspace(1) %t69 to ptr
  %t73 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t74 = load i64, ptr %t73, align 8
  %t75 = inttoptr i64 %t74 to ptr addrspace(1)
  %t76 = addrspacecast ptr addrspace(1) %t75 to ptr
  %t79 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t80 = load i64, ptr %t79, align 8
  %t81 = inttoptr i64 %t80 to ptr addrspace(1)
  %t82 = addrspacecast ptr addrspace(1) %t81 to ptr
  %t85 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t86 = load i64, ptr %t85, align 8
  %t87 = inttoptr i64 %t86 to ptr addrspace(1)
  %t88 = addrspacecast ptr addrspace(1) %t87 to ptr
  %t392 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t393 = load i64, ptr %t392, align 8
  %t394 = inttoptr i64 %t393 to ptr addrspace(1)
  %t395 = addrspacecast ptr addrspace(1) %t394 to ptr
  %t398 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t399 = load i64, ptr %t398, align 8
  %t400 = inttoptr i64 %t399 to ptr addrspace(1)
  %t401 = addrspacecast ptr addrspace(1) %t400 to ptr
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t14 = getelementptr inbounds double, ptr %t13, i64 5
  %t15 = load double, ptr %t14, align 8
  %t16 = fptrunc double %t15 to float
  %t17 = getelementptr inbounds double, ptr %t13, i64 6
  %t18 = load double, ptr %t17, align 8
  %t19 = fptrunc double %t18 to float
  %t20 = getelementptr inbounds double, ptr %t13, i64 7
  %t21 = load double, ptr %t20, align 8
  %t22 = fptrunc double %t21 to float
  %t23 = getelementptr inbounds double, ptr %t13, i64 8
  %t24 = load double, ptr %t23, align 8
  %t25 = fptrunc double %t24 to float
  %t26 = getelementptr inbounds double, ptr %t13, i64 11
  %t27 = load double, ptr %t26, align 8
  %t28 = fptrunc double %t27 to float
  %t29 = getelementptr inbounds double, ptr %t13, i64 14
  %t30 = load double, ptr %t29, align 8
  %t31 = fptrunc double %t30 to float
  %t32 = getelementptr inbounds double, ptr %t13, i64 15
  %t33 = load double, ptr %t32, align 8
  %t34 = fptrunc double %t33 to float
  %t35 = getelementptr inbounds double, ptr %t13, i64 16
  %t36 = load double, ptr %t35, align 8
  %t37 = fptrunc double %t36 to float
  %t40 = udiv i64 %t2, 16
  %t41 = udiv i64 %t4, 16
  br label %b42
b42:
  %t45 = phi i64 [ %t40, %entry ], [ %t46, %b391 ]
  %t47 = icmp slt i64 %t45, %t39
  br i1 %t47, label %b43, label %b44
b43:
  %t48 = mul i64 %t45, 1024
  %t49 = add i64 %col, %t48
  %t50 = add i64 %t49, 1024
  %t52 = call i64 @llvm.smin.i64(i64 %t50, i64 %t51)
  %t53 = sub i64 %t52, %t49
  %t54 = urem i64 %t53, 64
  %t55 = sub i64 %t53, %t54
  %t56 = add i64 %t49, %t55
  br label %b57
b57:
  %t60 = phi i64 [ %t49, %b43 ], [ %t61, %b58 ]
  %t62 = phi double [ 0x0000000000000000, %b43 ], [ %t200, %b58 ]
  %t63 = phi double [ 0x0000000000000000, %b43 ], [ %t203, %b58 ]
  %t64 = icmp slt i64 %t60, %t56
  br i1 %t64, label %b58, label %b59
b58:
  %t65 = add i64 %t60, 16
  %t66 = add i64 %t60, %t5
  %t91 = add i64 %t66, 16
  %t100 = add i64 %t66, 32
  %t109 = add i64 %t66, 48
  %t71 = getelementptr inbounds float, ptr %t70, i64 %t66
  %t72 = load float, ptr %t71, align 4
  %t77 = getelementptr inbounds float, ptr %t76, i64 %t66
  %t78 = load float, ptr %t77, align 4
  %t83 = getelementptr inbounds float, ptr %t82, i64 %t66
  %t84 = load float, ptr %t83, align 4
  %t89 = getelementptr inbounds float, ptr %t88, i64 %t66
  %t90 = load float, ptr %t89, align 4
  %t92 = getelementptr inbounds float, ptr %t70, i64 %t91
  %t93 = load float, ptr %t92, align 4
  %t94 = getelementptr inbounds float, ptr %t76, i64 %t91
  %t95 = load float, ptr %t94, align 4
  %t96 = getelementptr inbounds float, ptr %t82, i64 %t91
  %t97 = load float, ptr %t96, align 4
  %t98 = getelementptr inbounds float, ptr %t88, i64 %t91
  %t99 = load float, ptr %t98, align 4
  %t101 = getelementptr inbounds float, ptr %t70, i64 %t100
  %t102 = load float, ptr %t101, align 4
  %t103 = getelementptr inbounds float, ptr %t76, i64 %t100
  %t104 = load float, ptr %t103, align 4
  %t105 = getelementptr inbounds float, ptr %t82, i64 %t100
  %t106 = load float, ptr %t105, align 4
  %t107 = getelementptr inbounds float, ptr %t88, i64 %t100
  %t108 = load float, ptr %t107, align 4
  %t110 = getelementptr inbounds float, ptr %t70, i64 %t109
  %t111 = load float, ptr %t110, align 4
  %t112 = getelementptr inbounds float, ptr %t76, i64 %t109
  %t113 = load float, ptr %t112, align 4
  %t114 = getelementptr inbounds float, ptr %t82, i64 %t109
  %t115 = load float, ptr %t114, align 4
  %t116 = getelementptr inbounds float, ptr %t88, i64 %t109
  %t117 = load float, ptr %t116, align 4
  %t118 = fmul float %t16, %t84
  %t119 = fmul float %t19, %t78
  %t120 = fadd float %t118, %t119
  %t121 = fmul float %t78, %t78
  %t122 = fmul float %t22, %t90
  %t123 = fmul float %t25, %t121
  %t124 = fadd float %t122, %t123
  %t125 = fmul float %t120, %t28
  %t126 = fmul float %t124, %t31
  %t127 = call float @llvm.sqrt.f32(float %t126)
  %t128 = fadd float %t127, %t34
  %t129 = fdiv float %t125, %t128
  %t130 = fmul float %t37, %t72
  %t131 = fadd float %t129, %t130
  %t132 = fpext float %t72 to double
  %t133 = fmul double %t132, %t132
  %t134 = fadd double %t62, %t133
  %t135 = fpext float %t131 to double
  %t136 = fmul double %t135, %t135
  %t137 = fadd double %t63, %t136
  %t138 = getelementptr inbounds float, ptr %t82, i64 %t66
  store float %t120, ptr %t138, align 4
  %t139 = getelementptr inbounds float, ptr %t88, i64 %t66
  store float %t124, ptr %t139, align 4
  %t140 = fmul float %t16, %t97
  %t141 = fmul float %t19, %t95
  %t142 = fadd float %t140, %t141
  %t143 = fmul float %t95, %t95
  %t144 = fmul float %t22, %t99
  %t145 = fmul float %t25, %t143
  %t146 = fadd float %t144, %t145
  %t147 = fmul float %t142, %t28
  %t148 = fmul float %t146, %t31
  %t149 = call float @llvm.sqrt.f32(float %t148)
  %t150 = fadd float %t149, %t34
  %t151 = fdiv float %t147, %t150
  %t152 = fmul float %t37, %t93
  %t153 = fadd float %t151, %t152
  %t154 = fpext float %t93 to double
  %t155 = fmul double %t154, %t154
  %t156 = fadd double %t134, %t155
  %t157 = fpext float %t153 to double
  %t158 = fmul double %t157, %t157
  %t159 = fadd double %t137, %t158
  %t160 = getelementptr inbounds float, ptr %t82, i64 %t91
  store float %t142, ptr %t160, align 4
  %t161 = getelementptr inbounds float, ptr %t88, i64 %t91
  store float %t146, ptr %t161, align 4
  %t162 = fmul float %t16, %t106
  %t163 = fmul float %t19, %t104
  %t164 = fadd float %t162, %t163
  %t165 = fmul float %t104, %t104
  %t166 = fmul float %t22, %t108
  %t167 = fmul float %t25, %t165
  %t168 = fadd float %t166, %t167
  %t169 = fmul float %t164, %t28
  %t170 = fmul float %t168, %t31
  %t171 = call float @llvm.sqrt.f32(float %t170)
  %t172 = fadd float %t171, %t34
  %t173 = fdiv float %t169, %t172
  %t174 = fmul float %t37, %t102
  %t175 = fadd float %t173, %t174
  %t176 = fpext float %t102 to double
  %t177 = fmul double %t176, %t176
  %t178 = fadd double %t156, %t177
  %t179 = fpext float %t175 to double
  %t180 = fmul double %t179, %t179
  %t181 = fadd double %t159, %t180
  %t182 = getelementptr inbounds float, ptr %t82, i64 %t100
  store float %t164, ptr %t182, align 4
  %t183 = getelementptr inbounds float, ptr %t88, i64 %t100
  store float %t168, ptr %t183, align 4
  %t184 = fmul float %t16, %t115
  %t185 = fmul float %t19, %t113
  %t186 = fadd float %t184, %t185
  %t187 = fmul float %t113, %t113
  %t188 = fmul float %t22, %t117
  %t189 = fmul float %t25, %t187
  %t190 = fadd float %t188, %t189
  %t191 = fmul float %t186, %t28
  %t192 = fmul float %t190, %t31
  %t193 = call float @llvm.sqrt.f32(float %t192)
  %t194 = fadd float %t193, %t34
  %t195 = fdiv float %t191, %t194
  %t196 = fmul float %t37, %t111
  %t197 = fadd float %t195, %t196
  %t198 = fpext float %t111 to double
  %t199 = fmul double %t198, %t198
  %t200 = fadd double %t178, %t199
  %t201 = fpext float %t197 to double
  %t202 = fmul double %t201, %t201
  %t203 = fadd double %t181, %t202
  %t204 = getelementptr inbounds float, ptr %t82, i64 %t109
  store float %t186, ptr %t204, align 4
  %t205 = getelementptr inbounds float, ptr %t88, i64 %t109
  store float %t190, ptr %t205, align 4
  %t61 = add nuw nsw i64 %t60, 64
  br label %b57
b59:
  %t206 = add i64 %t56, %t5
  br label %b207
b207:
  %t210 = phi i64 [ %t206, %b59 ], [ %t211, %b208 ]
  %t212 = phi double [ %t62, %b59 ], [ %t239, %b208 ]
  %t213 = phi double [ %t63, %b59 ], [ %t242, %b208 ]
  %t214 = icmp slt i64 %t210, %t52
  br i1 %t214, label %b208, label %b209
b208:
  %t215 = getelementptr inbounds float, ptr %t70, i64 %t210
  %t216 = load float, ptr %t215, align 4
  %t217 = getelementptr inbounds float, ptr %t76, i64 %t210
  %t218 = load float, ptr %t217, align 4
  %t219 = getelementptr inbounds float, ptr %t82, i64 %t210
  %t220 = load float, ptr %t219, align 4
  %t221 = getelementptr inbounds float, ptr %t88, i64 %t210
  %t222 = load float, ptr %t221, align 4
  %t223 = fmul float %t16, %t220
  %t224 = fmul float %t19, %t218
  %t225 = fadd float %t223, %t224
  %t226 = fmul float %t218, %t218
  %t227 = fmul float %t22, %t222
  %t228 = fmul float %t25, %t226
  %t229 = fadd float %t227, %t228
  %t230 = fmul float %t225, %t28
  %t231 = fmul float %t229, %t31
  %t232 = call float @llvm.sqrt.f32(float %t231)
  %t233 = fadd float %t232, %t34
  %t234 = fdiv float %t230, %t233
  %t235 = fmul float %t37, %t216
  %t236 = fadd float %t234, %t235
  %t237 = fpext float %t216 to double
  %t238 = fmul double %t237, %t237
  %t239 = fadd double %t212, %t238
  %t240 = fpext float %t236 to double
  %t241 = fmul double %t240, %t240
  %t242 = fadd double %t213, %t241
  %t243 = getelementptr inbounds float, ptr %t82, i64 %t210
  store float %t225, ptr %t243, align 4
  %t244 = getelementptr inbounds float, ptr %t88, i64 %t210
  store float %t229, ptr %t244, align 4
  %t211 = add nuw nsw i64 %t210, 16
  br label %b207
b209:
  %t245 = bitcast double %t212 to i64
  %t246 = trunc i64 %t245 to i32
  %t247 = lshr i64 %t245, 32
  %t248 = trunc i64 %t247 to i32
  %t249 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t250 = and i32 %t249, 16
  %t251 = shl i32 65535, %t250
  %t252 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t251, i32 %t246, i32 8, i32 4127)
  %t253 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t254 = and i32 %t253, 16
  %t255 = shl i32 65535, %t254
  %t256 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t255, i32 %t248, i32 8, i32 4127)
  %t257 = zext i32 %t252 to i64
  %t258 = zext i32 %t256 to i64
  %t259 = shl i64 %t258, 32
  %t260 = or i64 %t259, %t257
  %t261 = bitcast i64 %t260 to double
  %t262 = fadd double %t212, %t261
  %t263 = bitcast double %t262 to i64
  %t264 = trunc i64 %t263 to i32
  %t265 = lshr i64 %t263, 32
  %t266 = trunc i64 %t265 to i32
  %t267 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t268 = and i32 %t267, 16
  %t269 = shl i32 65535, %t268
  %t270 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t269, i32 %t264, i32 4, i32 4127)
  %t271 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t272 = and i32 %t271, 16
  %t273 = shl i32 65535, %t272
  %t274 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t273, i32 %t266, i32 4, i32 4127)
  %t275 = zext i32 %t270 to i64
  %t276 = zext i32 %t274 to i64
  %t277 = shl i64 %t276, 32
  %t278 = or i64 %t277, %t275
  %t279 = bitcast i64 %t278 to double
  %t280 = fadd double %t262, %t279
  %t281 = bitcast double %t280 to i64
  %t282 = trunc i64 %t281 to i32
  %t283 = lshr i64 %t281, 32
  %t284 = trunc i64 %t283 to i32
  %t285 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t286 = and i32 %t285, 16
  %t287 = shl i32 65535, %t286
  %t288 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t287, i32 %t282, i32 2, i32 4127)
  %t289 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t290 = and i32 %t289, 16
  %t291 = shl i32 65535, %t290
  %t292 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t291, i32 %t284, i32 2, i32 4127)
  %t293 = zext i32 %t288 to i64
  %t294 = zext i32 %t292 to i64
  %t295 = shl i64 %t294, 32
  %t296 = or i64 %t295, %t293
  %t297 = bitcast i64 %t296 to double
  %t298 = fadd double %t280, %t297
  %t299 = bitcast double %t298 to i64
  %t300 = trunc i64 %t299 to i32
  %t301 = lshr i64 %t299, 32
  %t302 = trunc i64 %t301 to i32
  %t303 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t304 = and i32 %t303, 16
  %t305 = shl i32 65535, %t304
  %t306 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t305, i32 %t300, i32 1, i32 4127)
  %t307 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t308 = and i32 %t307, 16
  %t309 = shl i32 65535, %t308
  %t310 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t309, i32 %t302, i32 1, i32 4127)
  %t311 = zext i32 %t306 to i64
  %t312 = zext i32 %t310 to i64
  %t313 = shl i64 %t312, 32
  %t314 = or i64 %t313, %t311
  %t315 = bitcast i64 %t314 to double
  %t316 = fadd double %t298, %t315
  %t317 = bitcast double %t213 to i64
  %t318 = trunc i64 %t317 to i32
  %t319 = lshr i64 %t317, 32
  %t320 = trunc i64 %t319 to i32
  %t321 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t322 = and i32 %t321, 16
  %t323 = shl i32 65535, %t322
  %t324 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t323, i32 %t318, i32 8, i32 4127)
  %t325 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t326 = and i32 %t325, 16
  %t327 = shl i32 65535, %t326
  %t328 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t327, i32 %t320, i32 8, i32 4127)
  %t329 = zext i32 %t324 to i64
  %t330 = zext i32 %t328 to i64
  %t331 = shl i64 %t330, 32
  %t332 = or i64 %t331, %t329
  %t333 = bitcast i64 %t332 to double
  %t334 = fadd double %t213, %t333
  %t335 = bitcast double %t334 to i64
  %t336 = trunc i64 %t335 to i32
  %t337 = lshr i64 %t335, 32
  %t338 = trunc i64 %t337 to i32
  %t339 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t340 = and i32 %t339, 16
  %t341 = shl i32 65535, %t340
  %t342 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t341, i32 %t336, i32 4, i32 4127)
  %t343 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t344 = and i32 %t343, 16
  %t345 = shl i32 65535, %t344
  %t346 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t345, i32 %t338, i32 4, i32 4127)
  %t347 = zext i32 %t342 to i64
  %t348 = zext i32 %t346 to i64
  %t349 = shl i64 %t348, 32
  %t350 = or i64 %t349, %t347
  %t351 = bitcast i64 %t350 to double
  %t352 = fadd double %t334, %t351
  %t353 = bitcast double %t352 to i64
  %t354 = trunc i64 %t353 to i32
  %t355 = lshr i64 %t353, 32
  %t356 = trunc i64 %t355 to i32
  %t357 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t358 = and i32 %t357, 16
  %t359 = shl i32 65535, %t358
  %t360 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t359, i32 %t354, i32 2, i32 4127)
  %t361 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t362 = and i32 %t361, 16
  %t363 = shl i32 65535, %t362
  %t364 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t363, i32 %t356, i32 2, i32 4127)
  %t365 = zext i32 %t360 to i64
  %t366 = zext i32 %t364 to i64
  %t367 = shl i64 %t366, 32
  %t368 = or i64 %t367, %t365
  %t369 = bitcast i64 %t368 to double
  %t370 = fadd double %t352, %t369
  %t371 = bitcast double %t370 to i64
  %t372 = trunc i64 %t371 to i32
  %t373 = lshr i64 %t371, 32
  %t374 = trunc i64 %t373 to i32
  %t375 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t376 = and i32 %t375, 16
  %t377 = shl i32 65535, %t376
  %t378 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t377, i32 %t372, i32 1, i32 4127)
  %t379 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t380 = and i32 %t379, 16
  %t381 = shl i32 65535, %t380
  %t382 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t381, i32 %t374, i32 1, i32 4127)
  %t383 = zext i32 %t378 to i64
  %t384 = zext i32 %t382 to i64
  %t385 = shl i64 %t384, 32
  %t386 = or i64 %t385, %t383
  %t387 = bitcast i64 %t386 to double
  %t388 = fadd double %t370, %t387
  %t389 = icmp eq i64 %t5, 0
  br i1 %t389, label %b390, label %b391
b390:
  %t396 = udiv i64 %t49, 1024
  %t397 = getelementptr inbounds double, ptr %t395, i64 %t396
  store double %t316, ptr %t397, align 8
  %t402 = getelementptr inbounds double, ptr %t401, i64 %t396
  store double %t388, ptr %t402, align 8
  br label %b391
b391:
  %t46 = add nuw nsw i64 %t45, %t41
  br label %b42
b44:
  ret void
}

define internal void @sf_x_sweep1_pass0(ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows, i64 %col, i64 %cols) convergent nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t6 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t7 = load i64, ptr %t6, align 8
  %t8 = inttoptr i64 %t7 to ptr addrspace(1)
  %t9 = addrspacecast ptr addrspace(1) %t8 to ptr
  %t10 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t11 = load i64, ptr %t10, align 8
  %t12 = mul i64 %t11, 17
  %t13 = getelementptr inbounds double, ptr %t9, i64 %t12
  %t34 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t35 = load i64, ptr %t34, align 8
  %t36 = inttoptr i64 %t35 to ptr addrspace(1)
  %t37 = addrspacecast ptr addrspace(1) %t36 to ptr
  %t38 = mul i64 %number, 1
  %t39 = getelementptr inbounds double, ptr %t37, i64 %t38
  %t45 = urem i64 %col, 4
  %t46 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t47 = load i64, ptr %t46, align 8
  %t48 = inttoptr i64 %t47 to ptr addrspace(1)
  %t49 = addrspacecast ptr addrspace(1) %t48 to ptr
  %t50 = ptrtoint ptr %t49 to i64
  %t51 = urem i64 %t50, 16
  %t52 = add i64 %t45, %t51
  %t53 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t54 = load i64, ptr %t53, align 8
  %t55 = inttoptr i64 %t54 to ptr addrspace(1)
  %t56 = addrspacecast ptr addrspace(1) %t55 to ptr
  %t57 = ptrtoint ptr %t56 to i64
  %t58 = urem i64 %t57, 16
  %t59 = add i64 %t52, %t58
  %t60 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t61 = load i64, ptr %t60, align 8
  %t62 = inttoptr i64 %t61 to ptr addrspace(1)
  %t63 = addrspacecast ptr addrspace(1) %t62 to ptr
  %t64 = ptrtoint ptr %t63 to i64
  %t65 = urem i64 %t64, 16
  %t66 = add i64 %t59, %t65
  %t67 = icmp eq i64 %t66, 0
  %t68 = add i64 %col, %cols
  %t69 = sub i64 %t68, %col
  %t70 = urem i64 %t69, 4
  %t71 = sub i64 %t69, %t70
  %t72 = select i1 %t67, i64 %t71, i64 0
  %t73 = add i64 %col, %t72
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t14 = getelementptr inbounds double, ptr %t13, i64 11
  %t15 = load double, ptr %t14, align 8
  %t16 = fptrunc double %t15 to float
  %t17 = insertelement <4 x float> poison, float %t16, i64 0
  %t18 = shufflevector <4 x float> %t17, <4 x float> poison, <4 x i32> zeroinitializer
  %t19 = getelementptr inbounds double, ptr %t13, i64 14
  %t20 = load double, ptr %t19, align 8
  %t21 = fptrunc double %t20 to float
  %t22 = insertelement <4 x float> poison, float %t21, i64 0
  %t23 = shufflevector <4 x float> %t22, <4 x float> poison, <4 x i32> zeroinitializer
  %t24 = getelementptr inbounds double, ptr %t13, i64 15
  %t25 = load double, ptr %t24, align 8
  %t26 = fptrunc double %t25 to float
  %t27 = insertelement <4 x float> poison, float %t26, i64 0
  %t28 = shufflevector <4 x float> %t27, <4 x float> poison, <4 x i32> zeroinitializer
  %t29 = getelementptr inbounds double, ptr %t13, i64 16
  %t30 = load double, ptr %t29, align 8
  %t31 = fptrunc double %t30 to float
  %t32 = insertelement <4 x float> poison, float %t31, i64 0
  %t33 = shufflevector <4 x float> %t32, <4 x float> poison, <4 x i32> zeroinitializer
  %t40 = getelementptr inbounds double, ptr %t39, i64 0
  %t41 = load double, ptr %t40, align 8
  %t42 = fptrunc double %t41 to float
  %t43 = insertelement <4 x float> poison, float %t42, i64 0
  %t44 = shufflevector <4 x float> %t43, <4 x float> poison, <4 x i32> zeroinitializer
  %t74 = mul i64 %t2, 4
  %t75 = mul i64 %t4, 4
  %t76 = add i64 %col, %t74
  br label %b77
b77:
  %t80 = phi i64 [ %t76, %entry ], [ %t81, %b78 ]
  %t82 = icmp slt i64 %t80, %t73
  br i1 %t82, label %b78, label %b79
b78:
  %t83 = add i64 %t80, 0
  %t84 = getelementptr inbounds float, ptr %t49, i64 %t83
  %t85 = load <4 x float>, ptr %t84, align 16
  %t86 = getelementptr inbounds float, ptr %t56, i64 %t83
  %t87 = load <4 x float>, ptr %t86, align 16
  %t88 = getelementptr inbounds float, ptr %t63, i64 %t83
  %t89 = load <4 x float>, ptr %t88, align 16
  %t90 = fmul <4 x float> %t87, %t18
  %t91 = fmul <4 x float> %t89, %t23
  %t92 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %t91)
  %t93 = fadd <4 x float> %t92, %t28
  %t94 = fdiv <4 x float> %t90, %t93
  %t95 = fmul <4 x float> %t33, %t85
  %t96 = fadd <4 x float> %t94, %t95
  %t97 = fmul <4 x float> %t44, %t96
  %t98 = fsub <4 x float> %t85, %t97
  %t99 = getelementptr inbounds float, ptr %t49, i64 %t83
  store <4 x float> %t98, ptr %t99, align 16
  %t81 = add nuw nsw i64 %t80, %t75
  br label %b77
b79:
  %t100 = add i64 %t73, %t2
  br label %b101
b101:
  %t104 = phi i64 [ %t100, %b79 ], [ %t105, %b102 ]
  %t106 = icmp slt i64 %t104, %t68
  br i1 %t106, label %b102, label %b103
b102:
  %t107 = getelementptr inbounds float, ptr %t49, i64 %t104
  %t108 = load float, ptr %t107, align 4
  %t109 = insertelement <4 x float> poison, float %t108, i64 0
  %t110 = shufflevector <4 x float> %t109, <4 x float> poison, <4 x i32> zeroinitializer
  %t111 = getelementptr inbounds float, ptr %t56, i64 %t104
  %t112 = load float, ptr %t111, align 4
  %t113 = insertelement <4 x float> poison, float %t112, i64 0
  %t114 = shufflevector <4 x float> %t113, <4 x float> poison, <4 x i32> zeroinitializer
  %t115 = getelementptr inbounds float, ptr %t63, i64 %t104
  %t116 = load float, ptr %t115, align 4
  %t117 = insertelement <4 x float> poison, float %t116, i64 0
  %t118 = shufflevector <4 x float> %t117, <4 x float> poison, <4 x i32> zeroinitializer
  %t119 = fmul float %t112, %t16
  %t120 = insertelement <4 x float> poison, float %t119, i64 0
  %t121 = shufflevector <4 x float> %t120, <4 x float> poison, <4 x i32> zeroinitializer
  %t122 = fmul float %t116, %t21
  %t123 = insertelement <4 x float> poison, float %t122, i64 0
  %t124 = shufflevector <4 x float> %t123, <4 x float> poison, <4 x i32> zeroinitializer
  %t125 = call float @llvm.sqrt.f32(float %t122)
  %t126 = insertelement <4 x float> poison, float %t125, i64 0
  %t127 = shufflevector <4 x float> %t126, <4 x float> poison, <4 x i32> zeroinitializer
  %t128 = fadd float %t125, %t26
  %t129 = insertelement <4 x float> poison, float %t128, i64 0
  %t130 = shufflevector <4 x float> %t129, <4 x float> poison, <4 x i32> zeroinitializer
  %t131 = fdiv float %t119, %t128
  %t132 = insertelement <4 x float> poison, float %t131, i64 0
  %t133 = shufflevector <4 x float> %t132, <4 x float> poison, <4 x i32> zeroinitializer
  %t134 = fmul float %t31, %t108
  %t135 = insertelement <4 x float> poison, float %t134, i64 0
  %t136 = shufflevector <4 x float> %t135, <4 x float> poison, <4 x i32> zeroinitializer
  %t137 = fadd float %t131, %t134
  %t138 = insertelement <4 x float> poison, float %t137, i64 0
  %t139 = shufflevector <4 x float> %t138, <4 x float> poison, <4 x i32> zeroinitializer
  %t140 = fmul float %t42, %t137
  %t141 = insertelement <4 x float> poison, float %t140, i64 0
  %t142 = shufflevector <4 x float> %t141, <4 x float> poison, <4 x i32> zeroinitializer
  %t143 = fsub float %t108, %t140
  %t144 = insertelement <4 x float> poison, float %t143, i64 0
  %t145 = shufflevector <4 x float> %t144, <4 x float> poison, <4 x i32> zeroinitializer
  %t146 = getelementptr inbounds float, ptr %t49, i64 %t104
  store float %t143, ptr %t146, align 4
  %t105 = add nuw nsw i64 %t104, %t4
  br label %b101
b103:
  ret void
}

define internal void @sf_x_stage0_1(ptr %ctx) convergent nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t6 = getelementptr inbounds i64, ptr %ctx, i64 7
  %t7 = load i64, ptr %t6, align 8
  %t14 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t15 = load i64, ptr %t14, align 8
  %t16 = inttoptr i64 %t15 to ptr addrspace(1)
  %t17 = addrspacecast ptr addrspace(1) %t16 to ptr
  %t152 = getelementptr inbounds i64, ptr %ctx, i64 2
  %t153 = load i64, ptr %t152, align 8
  %t154 = inttoptr i64 %t153 to ptr addrspace(1)
  %t155 = addrspacecast ptr addrspace(1) %t154 to ptr
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  br label %b8
b8:
  %t11 = phi i64 [ %t2, %entry ], [ %t12, %b9 ]
  %t13 = icmp slt i64 %t11, %t7
  br i1 %t13, label %b9, label %b10
b9:
  %t18 = mul i64 %t11, 17
  %t19 = getelementptr inbounds double, ptr %t17, i64 %t18
  %t20 = getelementptr inbounds double, ptr %t19, i64 1
  %t21 = load double, ptr %t20, align 8
  %t22 = fptrunc double %t21 to float
  %t23 = fpext float %t22 to double
  %t24 = getelementptr inbounds double, ptr %t19, i64 5
  store double %t23, ptr %t24, align 8
  %t25 = fsub double 0x3FF0000000000000, %t21
  %t26 = fptrunc double %t25 to float
  %t27 = fpext float %t26 to double
  %t28 = getelementptr inbounds double, ptr %t19, i64 6
  store double %t27, ptr %t28, align 8
  %t29 = getelementptr inbounds double, ptr %t19, i64 2
  %t30 = load double, ptr %t29, align 8
  %t31 = fptrunc double %t30 to float
  %t32 = fpext float %t31 to double
  %t33 = getelementptr inbounds double, ptr %t19, i64 7
  store double %t32, ptr %t33, align 8
  %t34 = fsub double 0x3FF0000000000000, %t30
  %t35 = fptrunc double %t34 to float
  %t36 = fpext float %t35 to double
  %t37 = getelementptr inbounds double, ptr %t19, i64 8
  store double %t36, ptr %t37, align 8
  %t38 = fcmp olt double %t21, 0x0010000000000000
  %t39 = fmul double %t21, 0x4350000000000000
  %t40 = select i1 %t38, double %t39, double %t21
  %t41 = bitcast double %t40 to i64
  %t42 = sub i64 %t41, 4604544271217802189
  %t43 = ashr i64 %t42, 52
  %t44 = shl i64 %t43, 52
  %t45 = sub i64 %t41, %t44
  %t46 = bitcast i64 %t45 to double
  %t47 = add i64 %t43, 4843621399236968448
  %t48 = bitcast i64 %t47 to double
  %t49 = fsub double %t48, 0x4338000000000000
  %t50 = fsub double %t49, 0x404B000000000000
  %t51 = select i1 %t38, double %t50, double %t49
  %t52 = fsub double %t46, 0x3FF0000000000000
  %t53 = fmul double %t51, 0x3FE62E42FEE00000
  %t54 = fmul double %t51, 0x3DEA39EF35793C76
  %t55 = fadd double 0x4000000000000000, %t52
  %t56 = fdiv double %t52, %t55
  %t57 = fmul double %t56, %t56
  %t58 = fmul double %t57, %t57
  %t59 = fmul double 0x3FC2F112DF3E5244, %t58
  %t60 = fadd double %t59, 0x3FC7466496CB03DE
  %t61 = fmul double %t60, %t58
  %t62 = fadd double %t61, 0x3FD2492494229359
  %t63 = fmul double %t62, %t58
  %t64 = fadd double %t63, 0x3FE5555555555593
  %t65 = fmul double %t57, %t64
  %t66 = fmul double 0x3FC39A09D078C69F, %t58
  %t67 = fadd double %t66, 0x3FCC71C51D8E78AF
  %t68 = fmul double %t67, %t58
  %t69 = fadd double %t68, 0x3FD999999997FA04
  %t70 = fmul double %t58, %t69
  %t71 = fadd double %t65, %t70
  %t72 = fmul double %t52, %t52
  %t73 = fmul double 0x3FE0000000000000, %t72
  %t74 = fadd double %t73, %t71
  %t75 = fmul double %t56, %t74
  %t76 = fadd double %t75, %t54
  %t77 = fsub double %t73, %t76
  %t78 = fsub double %t77, %t52
  %t79 = fsub double %t53, %t78
  %t80 = fcmp olt double %t21, 0x7FF0000000000000
  %t81 = select i1 %t80, double %t79, double %t21
  %t82 = fcmp olt double 0x0000000000000000, %t21
  %t83 = fcmp oeq double %t21, 0x0000000000000000
  %t84 = select i1 %t83, double 0xFFF0000000000000, double 0x7FF8000000000000
  %t85 = select i1 %t82, double %t81, double %t84
  %t86 = getelementptr inbounds double, ptr %t19, i64 9
  store double %t85, ptr %t86, align 8
  %t87 = fcmp oeq double %t21, 0x3FF0000000000000
  %t88 = uitofp i1 %t87 to double
  %t89 = getelementptr inbounds double, ptr %t19, i64 10
  store double %t88, ptr %t89, align 8
  %t90 = fcmp olt double %t30, 0x0010000000000000
  %t91 = fmul double %t30, 0x4350000000000000
  %t92 = select i1 %t90, double %t91, double %t30
  %t93 = bitcast double %t92 to i64
  %t94 = sub i64 %t93, 4604544271217802189
  %t95 = ashr i64 %t94, 52
  %t96 = shl i64 %t95, 52
  %t97 = sub i64 %t93, %t96
  %t98 = bitcast i64 %t97 to double
  %t99 = add i64 %t95, 4843621399236968448
  %t100 = bitcast i64 %t99 to double
  %t101 = fsub double %t100, 0x4338000000000000
  %t102 = fsub double %t101, 0x404B000000000000
  %t103 = select i1 %t90, double %t102, double %t101
  %t104 = fsub double %t98, 0x3FF0000000000000
  %t105 = fmul double %t103, 0x3FE62E42FEE00000
  %t106 = fmul double %t103, 0x3DEA39EF35793C76
  %t107 = fadd double 0x4000000000000000, %t104
  %t108 = fdiv double %t104, %t107
  %t109 = fmul double %t108, %t108
  %t110 = fmul double %t109, %t109
  %t111 = fmul double 0x3FC2F112DF3E5244, %t110
  %t112 = fadd double %t111, 0x3FC7466496CB03DE
  %t113 = fmul double %t112, %t110
  %t114 = fadd double %t113, 0x3FD2492494229359
  %t115 = fmul double %t114, %t110
  %t116 = fadd double %t115, 0x3FE5555555555593
  %t117 = fmul double %t109, %t116
  %t118 = fmul double 0x3FC39A09D078C69F, %t110
  %t119 = fadd double %t118, 0x3FCC71C51D8E78AF
  %t120 = fmul double %t119, %t110
  %t121 = fadd double %t120, 0x3FD999999997FA04
  %t122 = fmul double %t110, %t121
  %t123 = fadd double %t117, %t122
  %t124 = fmul double %t104, %t104
  %t125 = fmul double 0x3FE0000000000000, %t124
  %t126 = fadd double %t125, %t123
  %t127 = fmul double %t108, %t126
  %t128 = fadd double %t127, %t106
  %t129 = fsub double %t125, %t128
  %t130 = fsub double %t129, %t104
  %t131 = fsub double %t105, %t130
  %t132 = fcmp olt double %t30, 0x7FF0000000000000
  %t133 = select i1 %t132, double %t131, double %t30
  %t134 = fcmp olt double 0x0000000000000000, %t30
  %t135 = fcmp oeq double %t30, 0x0000000000000000
  %t136 = select i1 %t135, double 0xFFF0000000000000, double 0x7FF8000000000000
  %t137 = select i1 %t134, double %t133, double %t136
  %t138 = getelementptr inbounds double, ptr %t19, i64 12
  store double %t137, ptr %t138, align 8
  %t139 = fcmp oeq double %t30, 0x3FF0000000000000
  %t140 = uitofp i1 %t139 to double
  %t141 = getelementptr inbounds double, ptr %t19, i64 13
  store double %t140, ptr %t141, align 8
  %t142 = getelementptr inbounds double, ptr %t19, i64 3
  %t143 = load double, ptr %t142, align 8
  %t144 = fptrunc double %t143 to float
  %t145 = fpext float %t144 to double
  %t146 = getelementptr inbounds double, ptr %t19, i64 15
  store double %t145, ptr %t146, align 8
  %t147 = getelementptr inbounds double, ptr %t19, i64 4
  %t148 = load double, ptr %t147, align 8
  %t149 = fptrunc double %t148 to float
  %t150 = fpext float %t149 to double
  %t151 = getelementptr inbounds double, ptr %t19, i64 16
  store double %t150, ptr %t151, align 8
  %t12 = add nuw nsw i64 %t11, %t4
  br label %b8
b10:
  %t156 = getelementptr inbounds double, ptr %t155, i64 0
  %t157 = load double, ptr %t156, align 8
  %t158 = fadd double %t157, 0x3FF0000000000000
  %t159 = fcmp oeq double %t158, 0x0000000000000000
  %t160 = icmp eq i64 %t2, 0
  br i1 %t160, label %b161, label %b162
b161:
  %t163 = getelementptr inbounds double, ptr %t155, i64 1
  store double %t158, ptr %t163, align 8
  %t164 = uitofp i1 %t159 to double
  %t165 = getelementptr inbounds double, ptr %t155, i64 2
  store double %t164, ptr %t165, align 8
  br label %b162
b162:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t166 = getelementptr inbounds double, ptr %t155, i64 1
  %t167 = load double, ptr %t166, align 8
  %t168 = getelementptr inbounds double, ptr %t155, i64 2
  %t169 = load double, ptr %t168, align 8
  %t170 = fcmp une double %t169, 0x0000000000000000
  br label %b171
b171:
  %t174 = phi i64 [ %t2, %b162 ], [ %t175, %b172 ]
  %t176 = icmp slt i64 %t174, %t7
  br i1 %t176, label %b172, label %b173
b172:
  %t177 = mul i64 %t174, 17
  %t178 = getelementptr inbounds double, ptr %t17, i64 %t177
  %t179 = getelementptr inbounds double, ptr %t178, i64 9
  %t180 = load double, ptr %t179, align 8
  %t181 = fmul double %t167, %t180
  %t182 = fcmp olt double %t181, 0xC087500000000000
  %t183 = select i1 %t182, double 0xC087500000000000, double %t181
  %t184 = fcmp olt double 0x4086300000000000, %t183
  %t185 = select i1 %t184, double 0x4086300000000000, double %t183
  %t186 = fmul double %t185, 0x3FF71547652B82FE
  %t187 = fadd double %t186, 0x4338000000000000
  %t188 = fsub double %t187, 0x4338000000000000
  %t189 = fmul double %t188, 0x3FE62E42FEE00000
  %t190 = fsub double %t185, %t189
  %t191 = fmul double %t188, 0x3DEA39EF35793C76
  %t192 = fsub double %t190, %t191
  %t193 = fmul double %t192, %t192
  %t194 = fmul double 0x3E66376972BEA4D0, %t193
  %t195 = fadd double %t194, 0xBEBBBD41C5D26BF1
  %t196 = fmul double %t195, %t193
  %t197 = fadd double %t196, 0x3F11566AAF25DE2C
  %t198 = fmul double %t197, %t193
  %t199 = fadd double %t198, 0xBF66C16C16BEBD93
  %t200 = fmul double %t199, %t193
  %t201 = fadd double %t200, 0x3FC555555555553E
  %t202 = fmul double %t193, %t201
  %t203 = fsub double %t192, %t202
  %t204 = fmul double %t192, %t203
  %t205 = fsub double 0x4000000000000000, %t203
  %t206 = fdiv double %t204, %t205
  %t207 = fsub double %t191, %t206
  %t208 = fsub double %t207, %t190
  %t209 = fsub double 0x3FF0000000000000, %t208
  %t210 = bitcast double %t187 to i64
  %t211 = sub i64 %t210, 4843621399236966402
  %t212 = lshr i64 %t211, 1
  %t213 = sub i64 %t211, %t212
  %t214 = shl i64 %t212, 52
  %t215 = bitcast i64 %t214 to double
  %t216 = shl i64 %t213, 52
  %t217 = bitcast i64 %t216 to double
  %t218 = fmul double %t209, %t215
  %t219 = fmul double %t218, %t217
  %t220 = getelementptr inbounds double, ptr %t178, i64 10
  %t221 = load double, ptr %t220, align 8
  %t222 = fcmp une double %t221, 0x0000000000000000
  %t223 = or i1 %t222, %t170
  %t224 = select i1 %t223, double 0x3FF0000000000000, double %t219
  %t225 = fsub double 0x3FF0000000000000, %t224
  %t226 = fdiv double 0x3FF0000000000000, %t225
  %t227 = fptrunc double %t226 to float
  %t228 = fpext float %t227 to double
  %t229 = getelementptr inbounds double, ptr %t178, i64 11
  store double %t228, ptr %t229, align 8
  %t230 = getelementptr inbounds double, ptr %t178, i64 12
  %t231 = load double, ptr %t230, align 8
  %t232 = fmul double %t167, %t231
  %t233 = fcmp olt double %t232, 0xC087500000000000
  %t234 = select i1 %t233, double 0xC087500000000000, double %t232
  %t235 = fcmp olt double 0x4086300000000000, %t234
  %t236 = select i1 %t235, double 0x4086300000000000, double %t234
  %t237 = fmul double %t236, 0x3FF71547652B82FE
  %t238 = fadd double %t237, 0x4338000000000000
  %t239 = fsub double %t238, 0x4338000000000000
  %t240 = fmul double %t239, 0x3FE62E42FEE00000
  %t241 = fsub double %t236, %t240
  %t242 = fmul double %t239, 0x3DEA39EF35793C76
  %t243 = fsub double %t241, %t242
  %t244 = fmul double %t243, %t243
  %t245 = fmul double 0x3E66376972BEA4D0, %t244
  %t246 = fadd double %t245, 0xBEBBBD41C5D26BF1
  %t247 = fmul double %t246, %t244
  %t248 = fadd double %t247, 0x3F11566AAF25DE2C
  %t249 = fmul double %t248, %t244
  %t250 = fadd double %t249, 0xBF66C16C16BEBD93
  %t251 = fmul double %t250, %t244
  %t252 = fadd double %t251, 0x3FC555555555553E
  %t253 = fmul double %t244, %t252
  %t254 = fsub double %t243, %t253
  %t255 = fmul double %t243, %t254
  %t256 = fsub double 0x4000000000000000, %t254
  %t257 = fdiv double %t255, %t256
  %t258 = fsub double %t242, %t257
  %t259 = fsub double %t258, %t241
  %t260 = fsub double 0x3FF0000000000000, %t259
  %t261 = bitcast double %t238 to i64
  %t262 = sub i64 %t261, 4843621399236966402
  %t263 = lshr i64 %t262, 1
  %t264 = sub i64 %t262, %t263
  %t265 = shl i64 %t263, 52
  %t266 = bitcast i64 %t265 to double
  %t267 = shl i64 %t264, 52
  %t268 = bitcast i64 %t267 to double
  %t269 = fmul double %t260, %t266
  %t270 = fmul double %t269, %t268
  %t271 = getelementptr inbounds double, ptr %t178, i64 13
  %t272 = load double, ptr %t271, align 8
  %t273 = fcmp une double %t272, 0x0000000000000000
  %t274 = or i1 %t273, %t170
  %t275 = select i1 %t274, double 0x3FF0000000000000, double %t270
  %t276 = fsub double 0x3FF0000000000000, %t275
  %t277 = fdiv double 0x3FF0000000000000, %t276
  %t278 = fptrunc double %t277 to float
  %t279 = fpext float %t278 to double
  %t280 = getelementptr inbounds double, ptr %t178, i64 14
  store double %t279, ptr %t280, align 8
  %t175 = add nuw nsw i64 %t174, %t4
  br label %b171
b173:
  ret void
}

define internal void @sf_x_stage1_0(ptr %ctx, ptr %tensor, i64 %number) convergent nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t6 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t7 = load i64, ptr %t6, align 8
  %t8 = inttoptr i64 %t7 to ptr addrspace(1)
  %t9 = addrspacecast ptr addrspace(1) %t8 to ptr
  %t10 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t11 = load i64, ptr %t10, align 8
  %t142 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t143 = load i64, ptr %t142, align 8
  %t144 = inttoptr i64 %t143 to ptr addrspace(1)
  %t145 = addrspacecast ptr addrspace(1) %t144 to ptr
  %t281 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t282 = load i64, ptr %t281, align 8
  %t283 = inttoptr i64 %t282 to ptr addrspace(1)
  %t284 = addrspacecast ptr addrspace(1) %t283 to ptr
  %t285 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t286 = load i64, ptr %t285, align 8
  %t287 = mul i64 %t286, 17
  %t288 = getelementptr inbounds double, ptr %t284, i64 %t287
  %t296 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t297 = load i64, ptr %t296, align 8
  %t298 = inttoptr i64 %t297 to ptr addrspace(1)
  %t299 = addrspacecast ptr addrspace(1) %t298 to ptr
  %t300 = mul i64 %number, 1
  %t301 = getelementptr inbounds double, ptr %t299, i64 %t300
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t12 = getelementptr inbounds double, ptr %t9, i64 0
  %t17 = mul i64 1, 1024
  %t18 = icmp sgt i64 %t11, 1
  br i1 %t18, label %b13, label %b14
b13:
  %t19 = phi ptr [ %t12, %entry ], [ %t12, %b36 ]
  %t20 = phi i64 [ %t11, %entry ], [ %t24, %b36 ]
  %t21 = phi i64 [ 1, %entry ], [ %t22, %b36 ]
  %t22 = phi i64 [ %t17, %entry ], [ %t132, %b36 ]
  %t23 = add i64 %t20, 1023
  %t24 = udiv i64 %t23, 1024
  %t25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t26 = zext i32 %t25 to i64
  %t27 = and i64 %t26, 15
  %t28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t29 = zext i32 %t28 to i64
  %t30 = udiv i64 %t29, 16
  %t31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t32 = zext i32 %t31 to i64
  %t33 = udiv i64 %t32, 16
  br label %b34
b34:
  %t37 = phi i64 [ %t30, %b13 ], [ %t38, %b130 ]
  %t39 = icmp slt i64 %t37, %t24
  br i1 %t39, label %b35, label %b36
b35:
  %t40 = mul i64 %t37, 1024
  %t41 = sub i64 %t20, %t40
  %t42 = call i64 @llvm.smin.i64(i64 %t41, i64 1024)
  br label %b43
b43:
  %t46 = phi i64 [ %t27, %b35 ], [ %t47, %b44 ]
  %t48 = phi double [ 0x0000000000000000, %b35 ], [ %t54, %b44 ]
  %t49 = icmp slt i64 %t46, %t42
  br i1 %t49, label %b44, label %b45
b44:
  %t50 = add i64 %t40, %t46
  %t51 = mul i64 %t50, %t21
  %t52 = getelementptr inbounds double, ptr %t19, i64 %t51
  %t53 = load double, ptr %t52, align 8
  %t54 = fadd double %t48, %t53
  %t47 = add nuw nsw i64 %t46, 16
  br label %b43
b45:
  %t55 = bitcast double %t48 to i64
  %t56 = trunc i64 %t55 to i32
  %t57 = lshr i64 %t55, 32
  %t58 = trunc i64 %t57 to i32
  %t59 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t60 = and i32 %t59, 16
  %t61 = shl i32 65535, %t60
  %t62 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t61, i32 %t56, i32 8, i32 4127)
  %t63 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t64 = and i32 %t63, 16
  %t65 = shl i32 65535, %t64
  %t66 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t65, i32 %t58, i32 8, i32 4127)
  %t67 = zext i32 %t62 to i64
  %t68 = zext i32 %t66 to i64
  %t69 = shl i64 %t68, 32
  %t70 = or i64 %t69, %t67
  %t71 = bitcast i64 %t70 to double
  %t72 = fadd double %t48, %t71
  %t73 = bitcast double %t72 to i64
  %t74 = trunc i64 %t73 to i32
  %t75 = lshr i64 %t73, 32
  %t76 = trunc i64 %t75 to i32
  %t77 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t78 = and i32 %t77, 16
  %t79 = shl i32 65535, %t78
  %t80 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t79, i32 %t74, i32 4, i32 4127)
  %t81 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t82 = and i32 %t81, 16
  %t83 = shl i32 65535, %t82
  %t84 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t83, i32 %t76, i32 4, i32 4127)
  %t85 = zext i32 %t80 to i64
  %t86 = zext i32 %t84 to i64
  %t87 = shl i64 %t86, 32
  %t88 = or i64 %t87, %t85
  %t89 = bitcast i64 %t88 to double
  %t90 = fadd double %t72, %t89
  %t91 = bitcast double %t90 to i64
  %t92 = trunc i64 %t91 to i32
  %t93 = lshr i64 %t91, 32
  %t94 = trunc i64 %t93 to i32
  %t95 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t96 = and i32 %t95, 16
  %t97 = shl i32 65535, %t96
  %t98 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t97, i32 %t92, i32 2, i32 4127)
  %t99 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t100 = and i32 %t99, 16
  %t101 = shl i32 65535, %t100
  %t102 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t101, i32 %t94, i32 2, i32 4127)
  %t103 = zext i32 %t98 to i64
  %t104 = zext i32 %t102 to i64
  %t105 = shl i64 %t104, 32
  %t106 = or i64 %t105, %t103
  %t107 = bitcast i64 %t106 to double
  %t108 = fadd double %t90, %t107
  %t109 = bitcast double %t108 to i64
  %t110 = trunc i64 %t109 to i32
  %t111 = lshr i64 %t109, 32
  %t112 = trunc i64 %t111 to i32
  %t113 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t114 = and i32 %t113, 16
  %t115 = shl i32 65535, %t114
  %t116 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t115, i32 %t110, i32 1, i32 4127)
  %t117 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t118 = and i32 %t117, 16
  %t119 = shl i32 65535, %t118
  %t120 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t119, i32 %t112, i32 1, i32 4127)
  %t121 = zext i32 %t116 to i64
  %t122 = zext i32 %t120 to i64
  %t123 = shl i64 %t122, 32
  %t124 = or i64 %t123, %t121
  %t125 = bitcast i64 %t124 to double
  %t126 = fadd double %t108, %t125
  %t127 = mul i64 %t37, %t22
  %t128 = icmp eq i64 %t27, 0
  br i1 %t128, label %b129, label %b130
b129:
  %t131 = getelementptr inbounds double, ptr %t12, i64 %t127
  store double %t126, ptr %t131, align 8
  br label %b130
b130:
  %t38 = add nuw nsw i64 %t37, %t33
  br label %b34
b36:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t132 = mul i64 %t22, 1024
  %t133 = icmp sgt i64 %t24, 1
  br i1 %t133, label %b13, label %b134
b134:
  %t135 = getelementptr inbounds double, ptr %t12, i64 0
  %t136 = load double, ptr %t135, align 8
  br label %b16
b14:
  %t137 = icmp sgt i64 %t11, 0
  br i1 %t137, label %b15, label %b16
b15:
  %t138 = getelementptr inbounds double, ptr %t12, i64 0
  %t139 = load double, ptr %t138, align 8
  br label %b16
b16:
  %t140 = phi double [ %t136, %b134 ], [ 0x0000000000000000, %b14 ], [ %t139, %b15 ]
  %t141 = call double @llvm.sqrt.f64(double %t140)
  %t146 = getelementptr inbounds double, ptr %t145, i64 0
  %t151 = mul i64 1, 1024
  %t152 = icmp sgt i64 %t11, 1
  br i1 %t152, label %b147, label %b148
b147:
  %t153 = phi ptr [ %t146, %b16 ], [ %t146, %b170 ]
  %t154 = phi i64 [ %t11, %b16 ], [ %t158, %b170 ]
  %t155 = phi i64 [ 1, %b16 ], [ %t156, %b170 ]
  %t156 = phi i64 [ %t151, %b16 ], [ %t266, %b170 ]
  %t157 = add i64 %t154, 1023
  %t158 = udiv i64 %t157, 1024
  %t159 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t160 = zext i32 %t159 to i64
  %t161 = and i64 %t160, 15
  %t162 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t163 = zext i32 %t162 to i64
  %t164 = udiv i64 %t163, 16
  %t165 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t166 = zext i32 %t165 to i64
  %t167 = udiv i64 %t166, 16
  br label %b168
b168:
  %t171 = phi i64 [ %t164, %b147 ], [ %t172, %b264 ]
  %t173 = icmp slt i64 %t171, %t158
  br i1 %t173, label %b169, label %b170
b169:
  %t174 = mul i64 %t171, 1024
  %t175 = sub i64 %t154, %t174
  %t176 = call i64 @llvm.smin.i64(i64 %t175, i64 1024)
  br label %b177
b177:
  %t180 = phi i64 [ %t161, %b169 ], [ %t181, %b178 ]
  %t182 = phi double [ 0x0000000000000000, %b169 ], [ %t188, %b178 ]
  %t183 = icmp slt i64 %t180, %t176
  br i1 %t183, label %b178, label %b179
b178:
  %t184 = add i64 %t174, %t180
  %t185 = mul i64 %t184, %t155
  %t186 = getelementptr inbounds double, ptr %t153, i64 %t185
  %t187 = load double, ptr %t186, align 8
  %t188 = fadd double %t182, %t187
  %t181 = add nuw nsw i64 %t180, 16
  br label %b177
b179:
  %t189 = bitcast double %t182 to i64
  %t190 = trunc i64 %t189 to i32
  %t191 = lshr i64 %t189, 32
  %t192 = trunc i64 %t191 to i32
  %t193 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t194 = and i32 %t193, 16
  %t195 = shl i32 65535, %t194
  %t196 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t195, i32 %t190, i32 8, i32 4127)
  %t197 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t198 = and i32 %t197, 16
  %t199 = shl i32 65535, %t198
  %t200 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t199, i32 %t192, i32 8, i32 4127)
  %t201 = zext i32 %t196 to i64
  %t202 = zext i32 %t200 to i64
  %t203 = shl i64 %t202, 32
  %t204 = or i64 %t203, %t201
  %t205 = bitcast i64 %t204 to double
  %t206 = fadd double %t182, %t205
  %t207 = bitcast double %t206 to i64
  %t208 = trunc i64 %t207 to i32
  %t209 = lshr i64 %t207, 32
  %t210 = trunc i64 %t209 to i32
  %t211 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t212 = and i32 %t211, 16
  %t213 = shl i32 65535, %t212
  %t214 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t213, i32 %t208, i32 4, i32 4127)
  %t215 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t216 = and i32 %t215, 16
  %t217 = shl i32 65535, %t216
  %t218 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t217, i32 %t210, i32 4, i32 4127)
  %t219 = zext i32 %t214 to i64
  %t220 = zext i32 %t218 to i64
  %t221 = shl i64 %t220, 32
  %t222 = or i64 %t221, %t219
  %t223 = bitcast i64 %t222 to double
  %t224 = fadd double %t206, %t223
  %t225 = bitcast double %t224 to i64
  %t226 = trunc i64 %t225 to i32
  %t227 = lshr i64 %t225, 32
  %t228 = trunc i64 %t227 to i32
  %t229 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t230 = and i32 %t229, 16
  %t231 = shl i32 65535, %t230
  %t232 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t231, i32 %t226, i32 2, i32 4127)
  %t233 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t234 = and i32 %t233, 16
  %t235 = shl i32 65535, %t234
  %t236 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t235, i32 %t228, i32 2, i32 4127)
  %t237 = zext i32 %t232 to i64
  %t238 = zext i32 %t236 to i64
  %t239 = shl i64 %t238, 32
  %t240 = or i64 %t239, %t237
  %t241 = bitcast i64 %t240 to double
  %t242 = fadd double %t224, %t241
  %t243 = bitcast double %t242 to i64
  %t244 = trunc i64 %t243 to i32
  %t245 = lshr i64 %t243, 32
  %t246 = trunc i64 %t245 to i32
  %t247 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t248 = and i32 %t247, 16
  %t249 = shl i32 65535, %t248
  %t250 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t249, i32 %t244, i32 1, i32 4127)
  %t251 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t252 = and i32 %t251, 16
  %t253 = shl i32 65535, %t252
  %t254 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t253, i32 %t246, i32 1, i32 4127)
  %t255 = zext i32 %t250 to i64
  %t256 = zext i32 %t254 to i64
  %t257 = shl i64 %t256, 32
  %t258 = or i64 %t257, %t255
  %t259 = bitcast i64 %t258 to double
  %t260 = fadd double %t242, %t259
  %t261 = mul i64 %t171, %t156
  %t262 = icmp eq i64 %t161, 0
  br i1 %t262, label %b263, label %b264
b263:
  %t265 = getelementptr inbounds double, ptr %t146, i64 %t261
  store double %t260, ptr %t265, align 8
  br label %b264
b264:
  %t172 = add nuw nsw i64 %t171, %t167
  br label %b168
b170:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t266 = mul i64 %t156, 1024
  %t267 = icmp sgt i64 %t158, 1
  br i1 %t267, label %b147, label %b268
b268:
  %t269 = getelementptr inbounds double, ptr %t146, i64 0
  %t270 = load double, ptr %t269, align 8
  br label %b150
b148:
  %t271 = icmp sgt i64 %t11, 0
  br i1 %t271, label %b149, label %b150
b149:
  %t272 = getelementptr inbounds double, ptr %t146, i64 0
  %t273 = load double, ptr %t272, align 8
  br label %b150
b150:
  %t274 = phi double [ %t270, %b268 ], [ 0x0000000000000000, %b148 ], [ %t273, %b149 ]
  %t275 = call double @llvm.sqrt.f64(double %t274)
  %t276 = fcmp olt double 0x0000000000000000, %t141
  %t277 = fcmp olt double 0x0000000000000000, %t275
  %t278 = and i1 %t276, %t277
  %t279 = fdiv double %t141, %t275
  %t280 = select i1 %t278, double %t279, double 0x3FF0000000000000
  %t289 = getelementptr inbounds double, ptr %t288, i64 0
  %t290 = load double, ptr %t289, align 8
  %t291 = fmul double %t290, %t280
  %t292 = fptrunc double %t291 to float
  %t293 = icmp eq i64 %t2, 0
  br i1 %t293, label %b294, label %b295
b294:
  %t302 = fpext float %t292 to double
  %t303 = getelementptr inbounds double, ptr %t301, i64 0
  store double %t302, ptr %t303, align 8
  br label %b295
b295:
  ret void
}

define internal void @sf_x_commit_step(ptr %ctx) convergent nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t6 = getelementptr inbounds i64, ptr %ctx, i64 2
  %t7 = load i64, ptr %t6, align 8
  %t8 = inttoptr i64 %t7 to ptr addrspace(1)
  %t9 = addrspacecast ptr addrspace(1) %t8 to ptr
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t10 = getelementptr inbounds double, ptr %t9, i64 1
  %t11 = load double, ptr %t10, align 8
  %t12 = icmp eq i64 %t2, 0
  br i1 %t12, label %b13, label %b14
b13:
  %t15 = getelementptr inbounds double, ptr %t9, i64 0
  store double %t11, ptr %t15, align 8
  br label %b14
b14:
  ret void
}

define ptx_kernel void @sf_x_sweep_0(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "nvvm.maxntid"="256" "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %ctx = inttoptr i64 %context to ptr
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 0
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr addrspace(1)
  %t4 = addrspacecast ptr addrspace(1) %t3 to ptr
  %t5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %t6 = zext i32 %t5 to i64
  %t7 = add i64 %low, %t6
  %t8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %t9 = zext i32 %t8 to i64
  br label %b10
b10:
  %t13 = phi i64 [ %t7, %entry ], [ %t14, %b38 ]
  %t15 = icmp slt i64 %t13, %high
  br i1 %t15, label %b11, label %b12
b11:
  %t16 = mul i64 %t13, 6
  %t17 = getelementptr inbounds i64, ptr %t4, i64 %t16
  %t18 = getelementptr inbounds i64, ptr %t17, i64 0
  %t19 = load i64, ptr %t18, align 8
  %t20 = getelementptr inbounds i64, ptr %t17, i64 1
  %t21 = load i64, ptr %t20, align 8
  %t22 = getelementptr inbounds i64, ptr %t17, i64 2
  %t23 = load i64, ptr %t22, align 8
  %t24 = getelementptr inbounds i64, ptr %t17, i64 3
  %t25 = load i64, ptr %t24, align 8
  %t26 = getelementptr inbounds i64, ptr %t17, i64 4
  %t27 = load i64, ptr %t26, align 8
  %t28 = getelementptr inbounds i64, ptr %t17, i64 5
  %t29 = load i64, ptr %t28, align 8
  %t30 = getelementptr inbounds i64, ptr %ctx, i64 1
  %t31 = load i64, ptr %t30, align 8
  %t32 = inttoptr i64 %t31 to ptr addrspace(1)
  %t33 = addrspacecast ptr addrspace(1) %t32 to ptr
  %t34 = mul i64 %t19, 15
  %t35 = getelementptr inbounds i64, ptr %t33, i64 %t34
  switch i64 %t29, label %b38 [ i64 0, label %b36 i64 1, label %b36 i64 2, label %b37 ]
b36:
  call void @sf_x_sweep0_pass0(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23, i64 %t25, i64 %t27)
  br label %b38
b37:
  call void @sf_x_sweep0_pass0(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23, i64 %t25, i64 %t27)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @sf_x_stage1_0(ptr %ctx, ptr %t35, i64 %t19)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @sf_x_sweep1_pass0(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23, i64 %t25, i64 %t27)
  br label %b38
b38:
  %t14 = add nuw nsw i64 %t13, %t9
  br label %b10
b12:
  ret void
}

define ptx_kernel void @sf_x_sweep_1(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "nvvm.maxntid"="256" "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %ctx = inttoptr i64 %context to ptr
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 0
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr addrspace(1)
  %t4 = addrspacecast ptr addrspace(1) %t3 to ptr
  %t5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %t6 = zext i32 %t5 to i64
  %t7 = add i64 %low, %t6
  %t8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %t9 = zext i32 %t8 to i64
  br label %b10
b10:
  %t13 = phi i64 [ %t7, %entry ], [ %t14, %b11 ]
  %t15 = icmp slt i64 %t13, %high
  br i1 %t15, label %b11, label %b12
b11:
  %t16 = mul i64 %t13, 6
  %t17 = getelementptr inbounds i64, ptr %t4, i64 %t16
  %t18 = getelementptr inbounds i64, ptr %t17, i64 0
  %t19 = load i64, ptr %t18, align 8
  %t20 = getelementptr inbounds i64, ptr %t17, i64 1
  %t21 = load i64, ptr %t20, align 8
  %t22 = getelementptr inbounds i64, ptr %t17, i64 2
  %t23 = load i64, ptr %t22, align 8
  %t24 = getelementptr inbounds i64, ptr %t17, i64 3
  %t25 = load i64, ptr %t24, align 8
  %t26 = getelementptr inbounds i64, ptr %t17, i64 4
  %t27 = load i64, ptr %t26, align 8
  %t28 = getelementptr inbounds i64, ptr %t17, i64 5
  %t29 = load i64, ptr %t28, align 8
  %t30 = getelementptr inbounds i64, ptr %ctx, i64 1
  %t31 = load i64, ptr %t30, align 8
  %t32 = inttoptr i64 %t31 to ptr addrspace(1)
  %t33 = addrspacecast ptr addrspace(1) %t32 to ptr
  %t34 = mul i64 %t19, 15
  %t35 = getelementptr inbounds i64, ptr %t33, i64 %t34
  call void @sf_x_sweep1_pass0(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23, i64 %t25, i64 %t27)
  %t14 = add nuw nsw i64 %t13, %t9
  br label %b10
b12:
  ret void
}

define ptx_kernel void @sf_x_segment_0(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "nvvm.maxntid"="256" "nvvm.minctasm"="1" "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %ctx = inttoptr i64 %context to ptr
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = icmp eq i64 %t2, 0
  br i1 %t3, label %b4, label %b5
b4:
  call void @sf_x_stage0_1(ptr %ctx)
  br label %b5
b5:
  ret void
}

define ptx_kernel void @sf_x_segment_1(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "nvvm.maxntid"="256" "nvvm.minctasm"="1" "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %ctx = inttoptr i64 %context to ptr
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = add i64 %low, %t2
  %t4 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %t5 = zext i32 %t4 to i64
  br label %b6
b6:
  %t9 = phi i64 [ %t3, %entry ], [ %t10, %b7 ]
  %t11 = icmp slt i64 %t9, %high
  br i1 %t11, label %b7, label %b8
b7:
  %t12 = getelementptr inbounds i64, ptr %ctx, i64 1
  %t13 = load i64, ptr %t12, align 8
  %t14 = inttoptr i64 %t13 to ptr addrspace(1)
  %t15 = addrspacecast ptr addrspace(1) %t14 to ptr
  %t16 = mul i64 %t9, 15
  %t17 = getelementptr inbounds i64, ptr %t15, i64 %t16
  call void @sf_x_stage1_0(ptr %ctx, ptr %t17, i64 %t9)
  %t10 = add nuw nsw i64 %t9, %t5
  br label %b6
b8:
  ret void
}

define ptx_kernel void @sf_x_segment_2(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "nvvm.maxntid"="256" "nvvm.minctasm"="1" "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %ctx = inttoptr i64 %context to ptr
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = icmp eq i64 %t2, 0
  br i1 %t3, label %b4, label %b5
b4:
  call void @sf_x_commit_step(ptr %ctx)
  br label %b5
b5:
  ret void
}
