target triple = "nvptx64-nvidia-cuda"

declare float @llvm.fabs.f32(float)
declare double @llvm.fabs.f64(double)
declare double @llvm.maximum.f64(double, double)
declare void @llvm.nvvm.bar.warp.sync(i32)
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)
declare float @llvm.rint.f32(float)
declare i64 @llvm.smin.i64(i64, i64)
declare float @llvm.sqrt.f32(float)
declare double @llvm.sqrt.f64(double)
declare i32 @llvm.umax.i32(i32, i32)

define internal void @sf_x_sweep0_pass0(ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows, i64 %col, i64 %cols) convergent nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t8 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t9 = load i64, ptr %t8, align 8
  %t10 = inttoptr i64 %t9 to ptr addrspace(1)
  %t11 = addrspacecast ptr addrspace(1) %t10 to ptr
  %t12 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t13 = load i64, ptr %t12, align 8
  %t14 = mul i64 %t13, 18
  %t15 = getelementptr inbounds double, ptr %t11, i64 %t14
  %t43 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t44 = load i64, ptr %t43, align 8
  %t45 = inttoptr i64 %t44 to ptr addrspace(1)
  %t46 = addrspacecast ptr addrspace(1) %t45 to ptr
  %t47 = ptrtoint ptr %t46 to i64
  %t48 = urem i64 %t47, 16
  %t49 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t50 = load i64, ptr %t49, align 8
  %t51 = inttoptr i64 %t50 to ptr addrspace(1)
  %t52 = addrspacecast ptr addrspace(1) %t51 to ptr
  %t53 = ptrtoint ptr %t52 to i64
  %t54 = urem i64 %t53, 16
  %t55 = add i64 %t48, %t54
  %t56 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t57 = load i64, ptr %t56, align 8
  %t58 = inttoptr i64 %t57 to ptr addrspace(1)
  %t59 = addrspacecast ptr addrspace(1) %t58 to ptr
  %t60 = ptrtoint ptr %t59 to i64
  %t61 = urem i64 %t60, 16
  %t62 = add i64 %t55, %t61
  %t63 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t64 = load i64, ptr %t63, align 8
  %t65 = inttoptr i64 %t64 to ptr addrspace(1)
  %t66 = addrspacecast ptr addrspace(1) %t65 to ptr
  %t67 = ptrtoint ptr %t66 to i64
  %t68 = urem i64 %t67, 16
  %t69 = add i64 %t62, %t68
  %t70 = icmp eq i64 %t69, 0
  %t71 = mul i64 %row, 256
  %t72 = getelementptr inbounds i64, ptr %tensor, i64 2
  %t73 = load i64, ptr %t72, align 8
  %t74 = icmp sle i64 %t71, %t73
  %t75 = and i1 %t70, %t74
  %t76 = udiv i64 %t73, 256
  %t77 = sub i64 %t76, %row
  %t78 = call i64 @llvm.smin.i64(i64 %rows, i64 %t77)
  %t79 = select i1 %t75, i64 %t78, i64 0
  %t80 = add i64 %row, %t79
  %t90 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t91 = load i64, ptr %t90, align 8
  %t92 = inttoptr i64 %t91 to ptr addrspace(1)
  %t93 = addrspacecast ptr addrspace(1) %t92 to ptr
  %t96 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t97 = load i64, ptr %t96, align 8
  %t98 = inttoptr i64 %t97 to ptr addrspace(1)
  %t99 = addrspacecast ptr addrspace(1) %t98 to ptr
  %t720 = add i64 %row, %rows
  %t1 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t2 = and i32 %t1, 1023
  %t3 = zext i32 %t2 to i64
  %t4 = call i32 asm sideeffect "mov.u32 $0, %ntid.x;", "=r"()
  %t5 = zext i32 %t4 to i64
  %t6 = and i64 %t3, 15
  %t7 = and i64 %t3, 31
  %t16 = getelementptr inbounds double, ptr %t15, i64 5
  %t17 = load double, ptr %t16, align 8
  %t18 = fptrunc double %t17 to float
  %t19 = getelementptr inbounds double, ptr %t15, i64 6
  %t20 = load double, ptr %t19, align 8
  %t21 = fptrunc double %t20 to float
  %t22 = getelementptr inbounds double, ptr %t15, i64 7
  %t23 = load double, ptr %t22, align 8
  %t24 = fptrunc double %t23 to float
  %t25 = getelementptr inbounds double, ptr %t15, i64 8
  %t26 = load double, ptr %t25, align 8
  %t27 = fptrunc double %t26 to float
  %t28 = getelementptr inbounds double, ptr %t15, i64 11
  %t29 = load double, ptr %t28, align 8
  %t30 = fptrunc double %t29 to float
  %t31 = getelementptr inbounds double, ptr %t15, i64 12
  %t32 = load double, ptr %t31, align 8
  %t33 = fptrunc double %t32 to float
  %t34 = getelementptr inbounds double, ptr %t15, i64 15
  %t35 = load double, ptr %t34, align 8
  %t36 = fptrunc double %t35 to float
  %t37 = getelementptr inbounds double, ptr %t15, i64 16
  %t38 = load double, ptr %t37, align 8
  %t39 = fptrunc double %t38 to float
  %t40 = getelementptr inbounds double, ptr %t15, i64 17
  %t41 = load double, ptr %t40, align 8
  %t42 = fptrunc double %t41 to float
  %t81 = udiv i64 %t3, 32
  %t82 = udiv i64 %t5, 32
  %t83 = add i64 %row, %t81
  br label %b84
b84:
  %t87 = phi i64 [ %t83, %entry ], [ %t88, %b717 ]
  %t89 = icmp slt i64 %t87, %t80
  br i1 %t89, label %b85, label %b86
b85:
  %t103 = mul i64 %t87, 256
  %t94 = getelementptr inbounds float, ptr %t93, i64 %t87
  %t95 = load float, ptr %t94, align 4
  %t100 = getelementptr inbounds float, ptr %t99, i64 %t87
  %t101 = load float, ptr %t100, align 4
  %t102 = mul i64 %t7, 8
  %t104 = add i64 %t102, 0
  %t105 = add i64 %t103, %t104
  %t106 = getelementptr inbounds float, ptr %t46, i64 %t105
  %t107 = load <8 x float>, ptr %t106, align 16
  %t108 = getelementptr inbounds float, ptr %t52, i64 %t105
  %t109 = load <8 x float>, ptr %t108, align 16
  %t110 = getelementptr inbounds i8, ptr %t59, i64 %t105
  %t111 = load <8 x i8>, ptr %t110, align 8
  %t112 = getelementptr inbounds i8, ptr %t66, i64 %t105
  %t113 = load <8 x i8>, ptr %t112, align 8
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %t114 = extractelement <8 x float> %t107, i64 0
  %t115 = insertelement <8 x float> poison, float %t114, i64 0
  %t116 = shufflevector <8 x float> %t115, <8 x float> poison, <8 x i32> zeroinitializer
  %t117 = extractelement <8 x float> %t109, i64 0
  %t118 = insertelement <8 x float> poison, float %t117, i64 0
  %t119 = shufflevector <8 x float> %t118, <8 x float> poison, <8 x i32> zeroinitializer
  %t120 = extractelement <8 x i8> %t111, i64 0
  %t121 = insertelement <8 x i8> poison, i8 %t120, i64 0
  %t122 = shufflevector <8 x i8> %t121, <8 x i8> poison, <8 x i32> zeroinitializer
  %t123 = extractelement <8 x i8> %t113, i64 0
  %t124 = insertelement <8 x i8> poison, i8 %t123, i64 0
  %t125 = shufflevector <8 x i8> %t124, <8 x i8> poison, <8 x i32> zeroinitializer
  %t126 = sext i8 %t120 to i32
  %t127 = sitofp i32 %t126 to float
  %t128 = fmul float %t127, 0x3F80204080000000
  %t129 = fmul float %t128, %t95
  %t130 = zext i8 %t123 to i32
  %t131 = sitofp i32 %t130 to float
  %t132 = fmul float %t131, %t131
  %t133 = fmul float %t132, 0x3EF0203040000000
  %t134 = fmul float %t133, %t101
  %t135 = fmul float %t18, %t129
  %t136 = fmul float %t21, %t117
  %t137 = fadd float %t135, %t136
  %t138 = fmul float %t117, %t117
  %t139 = fmul float %t24, %t134
  %t140 = fmul float %t27, %t138
  %t141 = fadd float %t139, %t140
  %t142 = fmul float %t141, %t30
  %t143 = call float @llvm.sqrt.f32(float %t142)
  %t144 = fmul float %t33, %t114
  %t145 = fmul float %t137, %t36
  %t146 = fadd float %t143, %t39
  %t147 = fdiv float %t145, %t146
  %t148 = fmul float %t42, %t147
  %t149 = fsub float %t144, %t148
  %t150 = insertelement <8 x float> poison, float %t149, i64 0
  %t151 = shufflevector <8 x float> %t150, <8 x float> poison, <8 x i32> zeroinitializer
  %t152 = call float @llvm.fabs.f32(float %t137)
  %t153 = bitcast float %t152 to i32
  %t154 = call i32 @llvm.umax.i32(i32 0, i32 %t153)
  %t155 = call float @llvm.fabs.f32(float %t141)
  %t156 = bitcast float %t155 to i32
  %t157 = call i32 @llvm.umax.i32(i32 0, i32 %t156)
  %t158 = insertelement <8 x float> poison, float %t137, i64 0
  %t159 = insertelement <8 x float> poison, float %t141, i64 0
  %t160 = insertelement <8 x float> poison, float %t149, i64 0
  %t161 = extractelement <8 x float> %t107, i64 1
  %t162 = insertelement <8 x float> poison, float %t161, i64 0
  %t163 = shufflevector <8 x float> %t162, <8 x float> poison, <8 x i32> zeroinitializer
  %t164 = extractelement <8 x float> %t109, i64 1
  %t165 = insertelement <8 x float> poison, float %t164, i64 0
  %t166 = shufflevector <8 x float> %t165, <8 x float> poison, <8 x i32> zeroinitializer
  %t167 = extractelement <8 x i8> %t111, i64 1
  %t168 = insertelement <8 x i8> poison, i8 %t167, i64 0
  %t169 = shufflevector <8 x i8> %t168, <8 x i8> poison, <8 x i32> zeroinitializer
  %t170 = extractelement <8 x i8> %t113, i64 1
  %t171 = insertelement <8 x i8> poison, i8 %t170, i64 0
  %t172 = shufflevector <8 x i8> %t171, <8 x i8> poison, <8 x i32> zeroinitializer
  %t173 = sext i8 %t167 to i32
  %t174 = sitofp i32 %t173 to float
  %t175 = fmul float %t174, 0x3F80204080000000
  %t176 = fmul float %t175, %t95
  %t177 = zext i8 %t170 to i32
  %t178 = sitofp i32 %t177 to float
  %t179 = fmul float %t178, %t178
  %t180 = fmul float %t179, 0x3EF0203040000000
  %t181 = fmul float %t180, %t101
  %t182 = fmul float %t18, %t176
  %t183 = fmul float %t21, %t164
  %t184 = fadd float %t182, %t183
  %t185 = fmul float %t164, %t164
  %t186 = fmul float %t24, %t181
  %t187 = fmul float %t27, %t185
  %t188 = fadd float %t186, %t187
  %t189 = fmul float %t188, %t30
  %t190 = call float @llvm.sqrt.f32(float %t189)
  %t191 = fmul float %t33, %t161
  %t192 = fmul float %t184, %t36
  %t193 = fadd float %t190, %t39
  %t194 = fdiv float %t192, %t193
  %t195 = fmul float %t42, %t194
  %t196 = fsub float %t191, %t195
  %t197 = insertelement <8 x float> poison, float %t196, i64 0
  %t198 = shufflevector <8 x float> %t197, <8 x float> poison, <8 x i32> zeroinitializer
  %t199 = call float @llvm.fabs.f32(float %t184)
  %t200 = bitcast float %t199 to i32
  %t201 = call i32 @llvm.umax.i32(i32 %t154, i32 %t200)
  %t202 = call float @llvm.fabs.f32(float %t188)
  %t203 = bitcast float %t202 to i32
  %t204 = call i32 @llvm.umax.i32(i32 %t157, i32 %t203)
  %t205 = insertelement <8 x float> %t158, float %t184, i64 1
  %t206 = insertelement <8 x float> %t159, float %t188, i64 1
  %t207 = insertelement <8 x float> %t160, float %t196, i64 1
  %t208 = extractelement <8 x float> %t107, i64 2
  %t209 = insertelement <8 x float> poison, float %t208, i64 0
  %t210 = shufflevector <8 x float> %t209, <8 x float> poison, <8 x i32> zeroinitializer
  %t211 = extractelement <8 x float> %t109, i64 2
  %t212 = insertelement <8 x float> poison, float %t211, i64 0
  %t213 = shufflevector <8 x float> %t212, <8 x float> poison, <8 x i32> zeroinitializer
  %t214 = extractelement <8 x i8> %t111, i64 2
  %t215 = insertelement <8 x i8> poison, i8 %t214, i64 0
  %t216 = shufflevector <8 x i8> %t215, <8 x i8> poison, <8 x i32> zeroinitializer
  %t217 = extractelement <8 x i8> %t113, i64 2
  %t218 = insertelement <8 x i8> poison, i8 %t217, i64 0
  %t219 = shufflevector <8 x i8> %t218, <8 x i8> poison, <8 x i32> zeroinitializer
  %t220 = sext i8 %t214 to i32
  %t221 = sitofp i32 %t220 to float
  %t222 = fmul float %t221, 0x3F80204080000000
  %t223 = fmul float %t222, %t95
  %t224 = zext i8 %t217 to i32
  %t225 = sitofp i32 %t224 to float
  %t226 = fmul float %t225, %t225
  %t227 = fmul float %t226, 0x3EF0203040000000
  %t228 = fmul float %t227, %t101
  %t229 = fmul float %t18, %t223
  %t230 = fmul float %t21, %t211
  %t231 = fadd float %t229, %t230
  %t232 = fmul float %t211, %t211
  %t233 = fmul float %t24, %t228
  %t234 = fmul float %t27, %t232
  %t235 = fadd float %t233, %t234
  %t236 = fmul float %t235, %t30
  %t237 = call float @llvm.sqrt.f32(float %t236)
  %t238 = fmul float %t33, %t208
  %t239 = fmul float %t231, %t36
  %t240 = fadd float %t237, %t39
  %t241 = fdiv float %t239, %t240
  %t242 = fmul float %t42, %t241
  %t243 = fsub float %t238, %t242
  %t244 = insertelement <8 x float> poison, float %t243, i64 0
  %t245 = shufflevector <8 x float> %t244, <8 x float> poison, <8 x i32> zeroinitializer
  %t246 = call float @llvm.fabs.f32(float %t231)
  %t247 = bitcast float %t246 to i32
  %t248 = call i32 @llvm.umax.i32(i32 %t201, i32 %t247)
  %t249 = call float @llvm.fabs.f32(float %t235)
  %t250 = bitcast float %t249 to i32
  %t251 = call i32 @llvm.umax.i32(i32 %t204, i32 %t250)
  %t252 = insertelement <8 x float> %t205, float %t231, i64 2
  %t253 = insertelement <8 x float> %t206, float %t235, i64 2
  %t254 = insertelement <8 x float> %t207, float %t243, i64 2
  %t255 = extractelement <8 x float> %t107, i64 3
  %t256 = insertelement <8 x float> poison, float %t255, i64 0
  %t257 = shufflevector <8 x float> %t256, <8 x float> poison, <8 x i32> zeroinitializer
  %t258 = extractelement <8 x float> %t109, i64 3
  %t259 = insertelement <8 x float> poison, float %t258, i64 0
  %t260 = shufflevector <8 x float> %t259, <8 x float> poison, <8 x i32> zeroinitializer
  %t261 = extractelement <8 x i8> %t111, i64 3
  %t262 = insertelement <8 x i8> poison, i8 %t261, i64 0
  %t263 = shufflevector <8 x i8> %t262, <8 x i8> poison, <8 x i32> zeroinitializer
  %t264 = extractelement <8 x i8> %t113, i64 3
  %t265 = insertelement <8 x i8> poison, i8 %t264, i64 0
  %t266 = shufflevector <8 x i8> %t265, <8 x i8> poison, <8 x i32> zeroinitializer
  %t267 = sext i8 %t261 to i32
  %t268 = sitofp i32 %t267 to float
  %t269 = fmul float %t268, 0x3F80204080000000
  %t270 = fmul float %t269, %t95
  %t271 = zext i8 %t264 to i32
  %t272 = sitofp i32 %t271 to float
  %t273 = fmul float %t272, %t272
  %t274 = fmul float %t273, 0x3EF0203040000000
  %t275 = fmul float %t274, %t101
  %t276 = fmul float %t18, %t270
  %t277 = fmul float %t21, %t258
  %t278 = fadd float %t276, %t277
  %t279 = fmul float %t258, %t258
  %t280 = fmul float %t24, %t275
  %t281 = fmul float %t27, %t279
  %t282 = fadd float %t280, %t281
  %t283 = fmul float %t282, %t30
  %t284 = call float @llvm.sqrt.f32(float %t283)
  %t285 = fmul float %t33, %t255
  %t286 = fmul float %t278, %t36
  %t287 = fadd float %t284, %t39
  %t288 = fdiv float %t286, %t287
  %t289 = fmul float %t42, %t288
  %t290 = fsub float %t285, %t289
  %t291 = insertelement <8 x float> poison, float %t290, i64 0
  %t292 = shufflevector <8 x float> %t291, <8 x float> poison, <8 x i32> zeroinitializer
  %t293 = call float @llvm.fabs.f32(float %t278)
  %t294 = bitcast float %t293 to i32
  %t295 = call i32 @llvm.umax.i32(i32 %t248, i32 %t294)
  %t296 = call float @llvm.fabs.f32(float %t282)
  %t297 = bitcast float %t296 to i32
  %t298 = call i32 @llvm.umax.i32(i32 %t251, i32 %t297)
  %t299 = insertelement <8 x float> %t252, float %t278, i64 3
  %t300 = insertelement <8 x float> %t253, float %t282, i64 3
  %t301 = insertelement <8 x float> %t254, float %t290, i64 3
  %t302 = extractelement <8 x float> %t107, i64 4
  %t303 = insertelement <8 x float> poison, float %t302, i64 0
  %t304 = shufflevector <8 x float> %t303, <8 x float> poison, <8 x i32> zeroinitializer
  %t305 = extractelement <8 x float> %t109, i64 4
  %t306 = insertelement <8 x float> poison, float %t305, i64 0
  %t307 = shufflevector <8 x float> %t306, <8 x float> poison, <8 x i32> zeroinitializer
  %t308 = extractelement <8 x i8> %t111, i64 4
  %t309 = insertelement <8 x i8> poison, i8 %t308, i64 0
  %t310 = shufflevector <8 x i8> %t309, <8 x i8> poison, <8 x i32> zeroinitializer
  %t311 = extractelement <8 x i8> %t113, i64 4
  %t312 = insertelement <8 x i8> poison, i8 %t311, i64 0
  %t313 = shufflevector <8 x i8> %t312, <8 x i8> poison, <8 x i32> zeroinitializer
  %t314 = sext i8 %t308 to i32
  %t315 = sitofp i32 %t314 to float
  %t316 = fmul float %t315, 0x3F80204080000000
  %t317 = fmul float %t316, %t95
  %t318 = zext i8 %t311 to i32
  %t319 = sitofp i32 %t318 to float
  %t320 = fmul float %t319, %t319
  %t321 = fmul float %t320, 0x3EF0203040000000
  %t322 = fmul float %t321, %t101
  %t323 = fmul float %t18, %t317
  %t324 = fmul float %t21, %t305
  %t325 = fadd float %t323, %t324
  %t326 = fmul float %t305, %t305
  %t327 = fmul float %t24, %t322
  %t328 = fmul float %t27, %t326
  %t329 = fadd float %t327, %t328
  %t330 = fmul float %t329, %t30
  %t331 = call float @llvm.sqrt.f32(float %t330)
  %t332 = fmul float %t33, %t302
  %t333 = fmul float %t325, %t36
  %t334 = fadd float %t331, %t39
  %t335 = fdiv float %t333, %t334
  %t336 = fmul float %t42, %t335
  %t337 = fsub float %t332, %t336
  %t338 = insertelement <8 x float> poison, float %t337, i64 0
  %t339 = shufflevector <8 x float> %t338, <8 x float> poison, <8 x i32> zeroinitializer
  %t340 = call float @llvm.fabs.f32(float %t325)
  %t341 = bitcast float %t340 to i32
  %t342 = call i32 @llvm.umax.i32(i32 %t295, i32 %t341)
  %t343 = call float @llvm.fabs.f32(float %t329)
  %t344 = bitcast float %t343 to i32
  %t345 = call i32 @llvm.umax.i32(i32 %t298, i32 %t344)
  %t346 = insertelement <8 x float> %t299, float %t325, i64 4
  %t347 = insertelement <8 x float> %t300, float %t329, i64 4
  %t348 = insertelement <8 x float> %t301, float %t337, i64 4
  %t349 = extractelement <8 x float> %t107, i64 5
  %t350 = insertelement <8 x float> poison, float %t349, i64 0
  %t351 = shufflevector <8 x float> %t350, <8 x float> poison, <8 x i32> zeroinitializer
  %t352 = extractelement <8 x float> %t109, i64 5
  %t353 = insertelement <8 x float> poison, float %t352, i64 0
  %t354 = shufflevector <8 x float> %t353, <8 x float> poison, <8 x i32> zeroinitializer
  %t355 = extractelement <8 x i8> %t111, i64 5
  %t356 = insertelement <8 x i8> poison, i8 %t355, i64 0
  %t357 = shufflevector <8 x i8> %t356, <8 x i8> poison, <8 x i32> zeroinitializer
  %t358 = extractelement <8 x i8> %t113, i64 5
  %t359 = insertelement <8 x i8> poison, i8 %t358, i64 0
  %t360 = shufflevector <8 x i8> %t359, <8 x i8> poison, <8 x i32> zeroinitializer
  %t361 = sext i8 %t355 to i32
  %t362 = sitofp i32 %t361 to float
  %t363 = fmul float %t362, 0x3F80204080000000
  %t364 = fmul float %t363, %t95
  %t365 = zext i8 %t358 to i32
  %t366 = sitofp i32 %t365 to float
  %t367 = fmul float %t366, %t366
  %t368 = fmul float %t367, 0x3EF0203040000000
  %t369 = fmul float %t368, %t101
  %t370 = fmul float %t18, %t364
  %t371 = fmul float %t21, %t352
  %t372 = fadd float %t370, %t371
  %t373 = fmul float %t352, %t352
  %t374 = fmul float %t24, %t369
  %t375 = fmul float %t27, %t373
  %t376 = fadd float %t374, %t375
  %t377 = fmul float %t376, %t30
  %t378 = call float @llvm.sqrt.f32(float %t377)
  %t379 = fmul float %t33, %t349
  %t380 = fmul float %t372, %t36
  %t381 = fadd float %t378, %t39
  %t382 = fdiv float %t380, %t381
  %t383 = fmul float %t42, %t382
  %t384 = fsub float %t379, %t383
  %t385 = insertelement <8 x float> poison, float %t384, i64 0
  %t386 = shufflevector <8 x float> %t385, <8 x float> poison, <8 x i32> zeroinitializer
  %t387 = call float @llvm.fabs.f32(float %t372)
  %t388 = bitcast float %t387 to i32
  %t389 = call i32 @llvm.umax.i32(i32 %t342, i32 %t388)
  %t390 = call float @llvm.fabs.f32(float %t376)
  %t391 = bitcast float %t390 to i32
  %t392 = call i32 @llvm.umax.i32(i32 %t345, i32 %t391)
  %t393 = insertelement <8 x float> %t346, float %t372, i64 5
  %t394 = insertelement <8 x float> %t347, float %t376, i64 5
  %t395 = insertelement <8 x float> %t348, float %t384, i64 5
  %t396 = extractelement <8 x float> %t107, i64 6
  %t397 = insertelement <8 x float> poison, float %t396, i64 0
  %t398 = shufflevector <8 x float> %t397, <8 x float> poison, <8 x i32> zeroinitializer
  %t399 = extractelement <8 x float> %t109, i64 6
  %t400 = insertelement <8 x float> poison, float %t399, i64 0
  %t401 = shufflevector <8 x float> %t400, <8 x float> poison, <8 x i32> zeroinitializer
  %t402 = extractelement <8 x i8> %t111, i64 6
  %t403 = insertelement <8 x i8> poison, i8 %t402, i64 0
  %t404 = shufflevector <8 x i8> %t403, <8 x i8> poison, <8 x i32> zeroinitializer
  %t405 = extractelement <8 x i8> %t113, i64 6
  %t406 = insertelement <8 x i8> poison, i8 %t405, i64 0
  %t407 = shufflevector <8 x i8> %t406, <8 x i8> poison, <8 x i32> zeroinitializer
  %t408 = sext i8 %t402 to i32
  %t409 = sitofp i32 %t408 to float
  %t410 = fmul float %t409, 0x3F80204080000000
  %t411 = fmul float %t410, %t95
  %t412 = zext i8 %t405 to i32
  %t413 = sitofp i32 %t412 to float
  %t414 = fmul float %t413, %t413
  %t415 = fmul float %t414, 0x3EF0203040000000
  %t416 = fmul float %t415, %t101
  %t417 = fmul float %t18, %t411
  %t418 = fmul float %t21, %t399
  %t419 = fadd float %t417, %t418
  %t420 = fmul float %t399, %t399
  %t421 = fmul float %t24, %t416
  %t422 = fmul float %t27, %t420
  %t423 = fadd float %t421, %t422
  %t424 = fmul float %t423, %t30
  %t425 = call float @llvm.sqrt.f32(float %t424)
  %t426 = fmul float %t33, %t396
  %t427 = fmul float %t419, %t36
  %t428 = fadd float %t425, %t39
  %t429 = fdiv float %t427, %t428
  %t430 = fmul float %t42, %t429
  %t431 = fsub float %t426, %t430
  %t432 = insertelement <8 x float> poison, float %t431, i64 0
  %t433 = shufflevector <8 x float> %t432, <8 x float> poison, <8 x i32> zeroinitializer
  %t434 = call float @llvm.fabs.f32(float %t419)
  %t435 = bitcast float %t434 to i32
  %t436 = call i32 @llvm.umax.i32(i32 %t389, i32 %t435)
  %t437 = call float @llvm.fabs.f32(float %t423)
  %t438 = bitcast float %t437 to i32
  %t439 = call i32 @llvm.umax.i32(i32 %t392, i32 %t438)
  %t440 = insertelement <8 x float> %t393, float %t419, i64 6
  %t441 = insertelement <8 x float> %t394, float %t423, i64 6
  %t442 = insertelement <8 x float> %t395, float %t431, i64 6
  %t443 = extractelement <8 x float> %t107, i64 7
  %t444 = insertelement <8 x float> poison, float %t443, i64 0
  %t445 = shufflevector <8 x float> %t444, <8 x float> poison, <8 x i32> zeroinitializer
  %t446 = extractelement <8 x float> %t109, i64 7
  %t447 = insertelement <8 x float> poison, float %t446, i64 0
  %t448 = shufflevector <8 x float> %t447, <8 x float> poison, <8 x i32> zeroinitializer
  %t449 = extractelement <8 x i8> %t111, i64 7
  %t450 = insertelement <8 x i8> poison, i8 %t449, i64 0
  %t451 = shufflevector <8 x i8> %t450, <8 x i8> poison, <8 x i32> zeroinitializer
  %t452 = extractelement <8 x i8> %t113, i64 7
  %t453 = insertelement <8 x i8> poison, i8 %t452, i64 0
  %t454 = shufflevector <8 x i8> %t453, <8 x i8> poison, <8 x i32> zeroinitializer
  %t455 = sext i8 %t449 to i32
  %t456 = sitofp i32 %t455 to float
  %t457 = fmul float %t456, 0x3F80204080000000
  %t458 = fmul float %t457, %t95
  %t459 = zext i8 %t452 to i32
  %t460 = sitofp i32 %t459 to float
  %t461 = fmul float %t460, %t460
  %t462 = fmul float %t461, 0x3EF0203040000000
  %t463 = fmul float %t462, %t101
  %t464 = fmul float %t18, %t458
  %t465 = fmul float %t21, %t446
  %t466 = fadd float %t464, %t465
  %t467 = fmul float %t446, %t446
  %t468 = fmul float %t24, %t463
  %t469 = fmul float %t27, %t467
  %t470 = fadd float %t468, %t469
  %t471 = fmul float %t470, %t30
  %t472 = call float @llvm.sqrt.f32(float %t471)
  %t473 = fmul float %t33, %t443
  %t474 = fmul float %t466, %t36
  %t475 = fadd float %t472, %t39
  %t476 = fdiv float %t474, %t475
  %t477 = fmul float %t42, %t476
  %t478 = fsub float %t473, %t477
  %t479 = insertelement <8 x float> poison, float %t478, i64 0
  %t480 = shufflevector <8 x float> %t479, <8 x float> poison, <8 x i32> zeroinitializer
  %t481 = call float @llvm.fabs.f32(float %t466)
  %t482 = bitcast float %t481 to i32
  %t483 = call i32 @llvm.umax.i32(i32 %t436, i32 %t482)
  %t484 = call float @llvm.fabs.f32(float %t470)
  %t485 = bitcast float %t484 to i32
  %t486 = call i32 @llvm.umax.i32(i32 %t439, i32 %t485)
  %t487 = insertelement <8 x float> %t440, float %t466, i64 7
  %t488 = insertelement <8 x float> %t441, float %t470, i64 7
  %t489 = insertelement <8 x float> %t442, float %t478, i64 7
  %t490 = add i64 %t102, 0
  %t491 = add i64 %t103, %t490
  %t492 = getelementptr inbounds float, ptr %t46, i64 %t491
  store <8 x float> %t489, ptr %t492, align 16
  %t493 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %t483, i32 16, i32 31)
  %t494 = call i32 @llvm.umax.i32(i32 %t483, i32 %t493)
  %t495 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %t494, i32 8, i32 31)
  %t496 = call i32 @llvm.umax.i32(i32 %t494, i32 %t495)
  %t497 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %t496, i32 4, i32 31)
  %t498 = call i32 @llvm.umax.i32(i32 %t496, i32 %t497)
  %t499 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %t498, i32 2, i32 31)
  %t500 = call i32 @llvm.umax.i32(i32 %t498, i32 %t499)
  %t501 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %t500, i32 1, i32 31)
  %t502 = call i32 @llvm.umax.i32(i32 %t500, i32 %t501)
  %t503 = bitcast i32 %t502 to float
  %t504 = fpext float %t503 to double
  %t505 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %t486, i32 16, i32 31)
  %t506 = call i32 @llvm.umax.i32(i32 %t486, i32 %t505)
  %t507 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %t506, i32 8, i32 31)
  %t508 = call i32 @llvm.umax.i32(i32 %t506, i32 %t507)
  %t509 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %t508, i32 4, i32 31)
  %t510 = call i32 @llvm.umax.i32(i32 %t508, i32 %t509)
  %t511 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %t510, i32 2, i32 31)
  %t512 = call i32 @llvm.umax.i32(i32 %t510, i32 %t511)
  %t513 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %t512, i32 1, i32 31)
  %t514 = call i32 @llvm.umax.i32(i32 %t512, i32 %t513)
  %t515 = bitcast i32 %t514 to float
  %t516 = fpext float %t515 to double
  %t517 = call double @llvm.maximum.f64(double %t504, double 0x3870000000000000)
  %t518 = fdiv double 0x405FC00000000000, %t517
  %t519 = fptrunc double %t518 to float
  %t520 = fptrunc double %t517 to float
  %t521 = call double @llvm.maximum.f64(double %t516, double 0x3870000000000000)
  %t522 = call double @llvm.sqrt.f64(double %t521)
  %t523 = fdiv double 0x406FE00000000000, %t522
  %t524 = fptrunc double %t523 to float
  %t525 = fptrunc double %t521 to float
  %t526 = mul i64 %t7, 8
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %t527 = extractelement <8 x float> %t487, i64 0
  %t528 = extractelement <8 x float> %t488, i64 0
  %t529 = fmul float %t527, %t519
  %t530 = fcmp oeq float %t529, %t529
  %t531 = select i1 %t530, float %t529, float 0x0000000000000000
  %t532 = call float @llvm.rint.f32(float %t531)
  %t533 = fptosi float %t532 to i32
  %t534 = trunc i32 %t533 to i8
  %t535 = insertelement <8 x i8> poison, i8 %t534, i64 0
  %t536 = shufflevector <8 x i8> %t535, <8 x i8> poison, <8 x i32> zeroinitializer
  %t537 = call float @llvm.sqrt.f32(float %t528)
  %t538 = fmul float %t537, %t524
  %t539 = fcmp olt float 0x0000000000000000, %t538
  %t540 = fcmp olt float %t538, 0x3FF0000000000000
  %t541 = select i1 %t540, float 0x3FF0000000000000, float %t538
  %t542 = select i1 %t539, float %t541, float 0x0000000000000000
  %t543 = call float @llvm.rint.f32(float %t542)
  %t544 = fptosi float %t543 to i32
  %t545 = trunc i32 %t544 to i8
  %t546 = insertelement <8 x i8> poison, i8 %t545, i64 0
  %t547 = shufflevector <8 x i8> %t546, <8 x i8> poison, <8 x i32> zeroinitializer
  %t548 = insertelement <8 x i8> poison, i8 %t534, i64 0
  %t549 = insertelement <8 x i8> poison, i8 %t545, i64 0
  %t550 = extractelement <8 x float> %t487, i64 1
  %t551 = extractelement <8 x float> %t488, i64 1
  %t552 = fmul float %t550, %t519
  %t553 = fcmp oeq float %t552, %t552
  %t554 = select i1 %t553, float %t552, float 0x0000000000000000
  %t555 = call float @llvm.rint.f32(float %t554)
  %t556 = fptosi float %t555 to i32
  %t557 = trunc i32 %t556 to i8
  %t558 = insertelement <8 x i8> poison, i8 %t557, i64 0
  %t559 = shufflevector <8 x i8> %t558, <8 x i8> poison, <8 x i32> zeroinitializer
  %t560 = call float @llvm.sqrt.f32(float %t551)
  %t561 = fmul float %t560, %t524
  %t562 = fcmp olt float 0x0000000000000000, %t561
  %t563 = fcmp olt float %t561, 0x3FF0000000000000
  %t564 = select i1 %t563, float 0x3FF0000000000000, float %t561
  %t565 = select i1 %t562, float %t564, float 0x0000000000000000
  %t566 = call float @llvm.rint.f32(float %t565)
  %t567 = fptosi float %t566 to i32
  %t568 = trunc i32 %t567 to i8
  %t569 = insertelement <8 x i8> poison, i8 %t568, i64 0
  %t570 = shufflevector <8 x i8> %t569, <8 x i8> poison, <8 x i32> zeroinitializer
  %t571 = insertelement <8 x i8> %t548, i8 %t557, i64 1
  %t572 = insertelement <8 x i8> %t549, i8 %t568, i64 1
  %t573 = extractelement <8 x float> %t487, i64 2
  %t574 = extractelement <8 x float> %t488, i64 2
  %t575 = fmul float %t573, %t519
  %t576 = fcmp oeq float %t575, %t575
  %t577 = select i1 %t576, float %t575, float 0x0000000000000000
  %t578 = call float @llvm.rint.f32(float %t577)
  %t579 = fptosi float %t578 to i32
  %t580 = trunc i32 %t579 to i8
  %t581 = insertelement <8 x i8> poison, i8 %t580, i64 0
  %t582 = shufflevector <8 x i8> %t581, <8 x i8> poison, <8 x i32> zeroinitializer
  %t583 = call float @llvm.sqrt.f32(float %t574)
  %t584 = fmul float %t583, %t524
  %t585 = fcmp olt float 0x0000000000000000, %t584
  %t586 = fcmp olt float %t584, 0x3FF0000000000000
  %t587 = select i1 %t586, float 0x3FF0000000000000, float %t584
  %t588 = select i1 %t585, float %t587, float 0x0000000000000000
  %t589 = call float @llvm.rint.f32(float %t588)
  %t590 = fptosi float %t589 to i32
  %t591 = trunc i32 %t590 to i8
  %t592 = insertelement <8 x i8> poison, i8 %t591, i64 0
  %t593 = shufflevector <8 x i8> %t592, <8 x i8> poison, <8 x i32> zeroinitializer
  %t594 = insertelement <8 x i8> %t571, i8 %t580, i64 2
  %t595 = insertelement <8 x i8> %t572, i8 %t591, i64 2
  %t596 = extractelement <8 x float> %t487, i64 3
  %t597 = extractelement <8 x float> %t488, i64 3
  %t598 = fmul float %t596, %t519
  %t599 = fcmp oeq float %t598, %t598
  %t600 = select i1 %t599, float %t598, float 0x0000000000000000
  %t601 = call float @llvm.rint.f32(float %t600)
  %t602 = fptosi float %t601 to i32
  %t603 = trunc i32 %t602 to i8
  %t604 = insertelement <8 x i8> poison, i8 %t603, i64 0
  %t605 = shufflevector <8 x i8> %t604, <8 x i8> poison, <8 x i32> zeroinitializer
  %t606 = call float @llvm.sqrt.f32(float %t597)
  %t607 = fmul float %t606, %t524
  %t608 = fcmp olt float 0x0000000000000000, %t607
  %t609 = fcmp olt float %t607, 0x3FF0000000000000
  %t610 = select i1 %t609, float 0x3FF0000000000000, float %t607
  %t611 = select i1 %t608, float %t610, float 0x0000000000000000
  %t612 = call float @llvm.rint.f32(float %t611)
  %t613 = fptosi float %t612 to i32
  %t614 = trunc i32 %t613 to i8
  %t615 = insertelement <8 x i8> poison, i8 %t614, i64 0
  %t616 = shufflevector <8 x i8> %t615, <8 x i8> poison, <8 x i32> zeroinitializer
  %t617 = insertelement <8 x i8> %t594, i8 %t603, i64 3
  %t618 = insertelement <8 x i8> %t595, i8 %t614, i64 3
  %t619 = extractelement <8 x float> %t487, i64 4
  %t620 = extractelement <8 x float> %t488, i64 4
  %t621 = fmul float %t619, %t519
  %t622 = fcmp oeq float %t621, %t621
  %t623 = select i1 %t622, float %t621, float 0x0000000000000000
  %t624 = call float @llvm.rint.f32(float %t623)
  %t625 = fptosi float %t624 to i32
  %t626 = trunc i32 %t625 to i8
  %t627 = insertelement <8 x i8> poison, i8 %t626, i64 0
  %t628 = shufflevector <8 x i8> %t627, <8 x i8> poison, <8 x i32> zeroinitializer
  %t629 = call float @llvm.sqrt.f32(float %t620)
  %t630 = fmul float %t629, %t524
  %t631 = fcmp olt float 0x0000000000000000, %t630
  %t632 = fcmp olt float %t630, 0x3FF0000000000000
  %t633 = select i1 %t632, float 0x3FF0000000000000, float %t630
  %t634 = select i1 %t631, float %t633, float 0x0000000000000000
  %t635 = call float @llvm.rint.f32(float %t634)
  %t636 = fptosi float %t635 to i32
  %t637 = trunc i32 %t636 to i8
  %t638 = insertelement <8 x i8> poison, i8 %t637, i64 0
  %t639 = shufflevector <8 x i8> %t638, <8 x i8> poison, <8 x i32> zeroinitializer
  %t640 = insertelement <8 x i8> %t617, i8 %t626, i64 4
  %t641 = insertelement <8 x i8> %t618, i8 %t637, i64 4
  %t642 = extractelement <8 x float> %t487, i64 5
  %t643 = extractelement <8 x float> %t488, i64 5
  %t644 = fmul float %t642, %t519
  %t645 = fcmp oeq float %t644, %t644
  %t646 = select i1 %t645, float %t644, float 0x0000000000000000
  %t647 = call float @llvm.rint.f32(float %t646)
  %t648 = fptosi float %t647 to i32
  %t649 = trunc i32 %t648 to i8
  %t650 = insertelement <8 x i8> poison, i8 %t649, i64 0
  %t651 = shufflevector <8 x i8> %t650, <8 x i8> poison, <8 x i32> zeroinitializer
  %t652 = call float @llvm.sqrt.f32(float %t643)
  %t653 = fmul float %t652, %t524
  %t654 = fcmp olt float 0x0000000000000000, %t653
  %t655 = fcmp olt float %t653, 0x3FF0000000000000
  %t656 = select i1 %t655, float 0x3FF0000000000000, float %t653
  %t657 = select i1 %t654, float %t656, float 0x0000000000000000
  %t658 = call float @llvm.rint.f32(float %t657)
  %t659 = fptosi float %t658 to i32
  %t660 = trunc i32 %t659 to i8
  %t661 = insertelement <8 x i8> poison, i8 %t660, i64 0
  %t662 = shufflevector <8 x i8> %t661, <8 x i8> poison, <8 x i32> zeroinitializer
  %t663 = insertelement <8 x i8> %t640, i8 %t649, i64 5
  %t664 = insertelement <8 x i8> %t641, i8 %t660, i64 5
  %t665 = extractelement <8 x float> %t487, i64 6
  %t666 = extractelement <8 x float> %t488, i64 6
  %t667 = fmul float %t665, %t519
  %t668 = fcmp oeq float %t667, %t667
  %t669 = select i1 %t668, float %t667, float 0x0000000000000000
  %t670 = call float @llvm.rint.f32(float %t669)
  %t671 = fptosi float %t670 to i32
  %t672 = trunc i32 %t671 to i8
  %t673 = insertelement <8 x i8> poison, i8 %t672, i64 0
  %t674 = shufflevector <8 x i8> %t673, <8 x i8> poison, <8 x i32> zeroinitializer
  %t675 = call float @llvm.sqrt.f32(float %t666)
  %t676 = fmul float %t675, %t524
  %t677 = fcmp olt float 0x0000000000000000, %t676
  %t678 = fcmp olt float %t676, 0x3FF0000000000000
  %t679 = select i1 %t678, float 0x3FF0000000000000, float %t676
  %t680 = select i1 %t677, float %t679, float 0x0000000000000000
  %t681 = call float @llvm.rint.f32(float %t680)
  %t682 = fptosi float %t681 to i32
  %t683 = trunc i32 %t682 to i8
  %t684 = insertelement <8 x i8> poison, i8 %t683, i64 0
  %t685 = shufflevector <8 x i8> %t684, <8 x i8> poison, <8 x i32> zeroinitializer
  %t686 = insertelement <8 x i8> %t663, i8 %t672, i64 6
  %t687 = insertelement <8 x i8> %t664, i8 %t683, i64 6
  %t688 = extractelement <8 x float> %t487, i64 7
  %t689 = extractelement <8 x float> %t488, i64 7
  %t690 = fmul float %t688, %t519
  %t691 = fcmp oeq float %t690, %t690
  %t692 = select i1 %t691, float %t690, float 0x0000000000000000
  %t693 = call float @llvm.rint.f32(float %t692)
  %t694 = fptosi float %t693 to i32
  %t695 = trunc i32 %t694 to i8
  %t696 = insertelement <8 x i8> poison, i8 %t695, i64 0
  %t697 = shufflevector <8 x i8> %t696, <8 x i8> poison, <8 x i32> zeroinitializer
  %t698 = call float @llvm.sqrt.f32(float %t689)
  %t699 = fmul float %t698, %t524
  %t700 = fcmp olt float 0x0000000000000000, %t699
  %t701 = fcmp olt float %t699, 0x3FF0000000000000
  %t702 = select i1 %t701, float 0x3FF0000000000000, float %t699
  %t703 = select i1 %t700, float %t702, float 0x0000000000000000
  %t704 = call float @llvm.rint.f32(float %t703)
  %t705 = fptosi float %t704 to i32
  %t706 = trunc i32 %t705 to i8
  %t707 = insertelement <8 x i8> poison, i8 %t706, i64 0
  %t708 = shufflevector <8 x i8> %t707, <8 x i8> poison, <8 x i32> zeroinitializer
  %t709 = insertelement <8 x i8> %t686, i8 %t695, i64 7
  %t710 = insertelement <8 x i8> %t687, i8 %t706, i64 7
  %t711 = add i64 %t526, 0
  %t712 = add i64 %t103, %t711
  %t713 = getelementptr inbounds i8, ptr %t59, i64 %t712
  store <8 x i8> %t709, ptr %t713, align 8
  %t714 = getelementptr inbounds i8, ptr %t66, i64 %t712
  store <8 x i8> %t710, ptr %t714, align 8
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %t715 = icmp eq i64 %t7, 0
  br i1 %t715, label %b716, label %b717
b716:
  %t718 = getelementptr inbounds float, ptr %t93, i64 %t87
  store float %t520, ptr %t718, align 4
  %t719 = getelementptr inbounds float, ptr %t99, i64 %t87
  store float %t525, ptr %t719, align 4
  br label %b717
b717:
  %t88 = add nuw nsw i64 %t87, %t82
  br label %b84, !llvm.loop !1000000
b86:
  %t721 = udiv i64 %t3, 32
  %t722 = udiv i64 %t5, 32
  %t723 = add i64 %t80, %t721
  br label %b724
b724:
  %t727 = phi i64 [ %t723, %b86 ], [ %t728, %b886 ]
  %t729 = icmp slt i64 %t727, %t720
  br i1 %t729, label %b725, label %b726
b725:
  %t734 = mul i64 %t727, 256
  %t735 = sub i64 %t73, %t734
  %t736 = call i64 @llvm.smin.i64(i64 256, i64 %t735)
  %t730 = getelementptr inbounds float, ptr %t93, i64 %t727
  %t731 = load float, ptr %t730, align 4
  %t732 = getelementptr inbounds float, ptr %t99, i64 %t727
  %t733 = load float, ptr %t732, align 4
  br label %b737
b737:
  %t740 = phi i64 [ %t7, %b725 ], [ %t741, %b738 ]
  %t742 = phi i32 [ 0, %b725 ], [ %t790, %b738 ]
  %t743 = phi i32 [ 0, %b725 ], [ %t793, %b738 ]
  %t744 = icmp slt i64 %t740, %t736
  br i1 %t744, label %b738, label %b739
b738:
  %t745 = add i64 %t734, %t740
  %t746 = getelementptr inbounds float, ptr %t46, i64 %t745
  %t747 = load float, ptr %t746, align 4
  %t748 = insertelement <8 x float> poison, float %t747, i64 0
  %t749 = shufflevector <8 x float> %t748, <8 x float> poison, <8 x i32> zeroinitializer
  %t750 = getelementptr inbounds float, ptr %t52, i64 %t745
  %t751 = load float, ptr %t750, align 4
  %t752 = insertelement <8 x float> poison, float %t751, i64 0
  %t753 = shufflevector <8 x float> %t752, <8 x float> poison, <8 x i32> zeroinitializer
  %t754 = getelementptr inbounds i8, ptr %t59, i64 %t745
  %t755 = load i8, ptr %t754, align 1
  %t756 = insertelement <8 x i8> poison, i8 %t755, i64 0
  %t757 = shufflevector <8 x i8> %t756, <8 x i8> poison, <8 x i32> zeroinitializer
  %t758 = getelementptr inbounds i8, ptr %t66, i64 %t745
  %t759 = load i8, ptr %t758, align 1
  %t760 = insertelement <8 x i8> poison, i8 %t759, i64 0
  %t761 = shufflevector <8 x i8> %t760, <8 x i8> poison, <8 x i32> zeroinitializer
  %t762 = sext i8 %t755 to i32
  %t763 = sitofp i32 %t762 to float
  %t764 = fmul float %t763, 0x3F80204080000000
  %t765 = fmul float %t764, %t731
  %t766 = zext i8 %t759 to i32
  %t767 = sitofp i32 %t766 to float
  %t768 = fmul float %t767, %t767
  %t769 = fmul float %t768, 0x3EF0203040000000
  %t770 = fmul float %t769, %t733
  %t771 = fmul float %t18, %t765
  %t772 = fmul float %t21, %t751
  %t773 = fadd float %t771, %t772
  %t774 = fmul float %t751, %t751
  %t775 = fmul float %t24, %t770
  %t776 = fmul float %t27, %t774
  %t777 = fadd float %t775, %t776
  %t778 = fmul float %t777, %t30
  %t779 = call float @llvm.sqrt.f32(float %t778)
  %t780 = fmul float %t33, %t747
  %t781 = fmul float %t773, %t36
  %t782 = fadd float %t779, %t39
  %t783 = fdiv float %t781, %t782
  %t784 = fmul float %t42, %t783
  %t785 = fsub float %t780, %t784
  %t786 = insertelement <8 x float> poison, float %t785, i64 0
  %t787 = shufflevector <8 x float> %t786, <8 x float> poison, <8 x i32> zeroinitializer
  %t788 = call float @llvm.fabs.f32(float %t773)
  %t789 = bitcast float %t788 to i32
  %t790 = call i32 @llvm.umax.i32(i32 %t742, i32 %t789)
  %t791 = call float @llvm.fabs.f32(float %t777)
  %t792 = bitcast float %t791 to i32
  %t793 = call i32 @llvm.umax.i32(i32 %t743, i32 %t792)
  %t794 = getelementptr inbounds float, ptr %t46, i64 %t745
  store float %t785, ptr %t794, align 4
  %t741 = add nuw nsw i64 %t740, 32
  br label %b737, !llvm.loop !1000000
b739:
  %t795 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %t742, i32 16, i32 31)
  %t796 = call i32 @llvm.umax.i32(i32 %t742, i32 %t795)
  %t797 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %t796, i32 8, i32 31)
  %t798 = call i32 @llvm.umax.i32(i32 %t796, i32 %t797)
  %t799 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %t798, i32 4, i32 31)
  %t800 = call i32 @llvm.umax.i32(i32 %t798, i32 %t799)
  %t801 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %t800, i32 2, i32 31)
  %t802 = call i32 @llvm.umax.i32(i32 %t800, i32 %t801)
  %t803 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %t802, i32 1, i32 31)
  %t804 = call i32 @llvm.umax.i32(i32 %t802, i32 %t803)
  %t805 = bitcast i32 %t804 to float
  %t806 = fpext float %t805 to double
  %t807 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %t743, i32 16, i32 31)
  %t808 = call i32 @llvm.umax.i32(i32 %t743, i32 %t807)
  %t809 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %t808, i32 8, i32 31)
  %t810 = call i32 @llvm.umax.i32(i32 %t808, i32 %t809)
  %t811 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %t810, i32 4, i32 31)
  %t812 = call i32 @llvm.umax.i32(i32 %t810, i32 %t811)
  %t813 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %t812, i32 2, i32 31)
  %t814 = call i32 @llvm.umax.i32(i32 %t812, i32 %t813)
  %t815 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %t814, i32 1, i32 31)
  %t816 = call i32 @llvm.umax.i32(i32 %t814, i32 %t815)
  %t817 = bitcast i32 %t816 to float
  %t818 = fpext float %t817 to double
  %t819 = call double @llvm.maximum.f64(double %t806, double 0x3870000000000000)
  %t820 = fdiv double 0x405FC00000000000, %t819
  %t821 = fptrunc double %t820 to float
  %t822 = fptrunc double %t819 to float
  %t823 = call double @llvm.maximum.f64(double %t818, double 0x3870000000000000)
  %t824 = call double @llvm.sqrt.f64(double %t823)
  %t825 = fdiv double 0x406FE00000000000, %t824
  %t826 = fptrunc double %t825 to float
  %t827 = fptrunc double %t823 to float
  br label %b828
b828:
  %t831 = phi i64 [ %t7, %b739 ], [ %t832, %b829 ]
  %t833 = icmp slt i64 %t831, %t736
  br i1 %t833, label %b829, label %b830
b829:
  %t834 = add i64 %t734, %t831
  %t835 = getelementptr inbounds float, ptr %t52, i64 %t834
  %t836 = load float, ptr %t835, align 4
  %t837 = insertelement <8 x float> poison, float %t836, i64 0
  %t838 = shufflevector <8 x float> %t837, <8 x float> poison, <8 x i32> zeroinitializer
  %t839 = getelementptr inbounds i8, ptr %t59, i64 %t834
  %t840 = load i8, ptr %t839, align 1
  %t841 = insertelement <8 x i8> poison, i8 %t840, i64 0
  %t842 = shufflevector <8 x i8> %t841, <8 x i8> poison, <8 x i32> zeroinitializer
  %t843 = getelementptr inbounds i8, ptr %t66, i64 %t834
  %t844 = load i8, ptr %t843, align 1
  %t845 = insertelement <8 x i8> poison, i8 %t844, i64 0
  %t846 = shufflevector <8 x i8> %t845, <8 x i8> poison, <8 x i32> zeroinitializer
  %t847 = sext i8 %t840 to i32
  %t848 = sitofp i32 %t847 to float
  %t849 = fmul float %t848, 0x3F80204080000000
  %t850 = fmul float %t849, %t731
  %t851 = zext i8 %t844 to i32
  %t852 = sitofp i32 %t851 to float
  %t853 = fmul float %t852, %t852
  %t854 = fmul float %t853, 0x3EF0203040000000
  %t855 = fmul float %t854, %t733
  %t856 = fmul float %t18, %t850
  %t857 = fmul float %t21, %t836
  %t858 = fadd float %t856, %t857
  %t859 = fmul float %t836, %t836
  %t860 = fmul float %t24, %t855
  %t861 = fmul float %t27, %t859
  %t862 = fadd float %t860, %t861
  %t863 = fmul float %t858, %t821
  %t864 = fcmp oeq float %t863, %t863
  %t865 = select i1 %t864, float %t863, float 0x0000000000000000
  %t866 = call float @llvm.rint.f32(float %t865)
  %t867 = fptosi float %t866 to i32
  %t868 = trunc i32 %t867 to i8
  %t869 = insertelement <8 x i8> poison, i8 %t868, i64 0
  %t870 = shufflevector <8 x i8> %t869, <8 x i8> poison, <8 x i32> zeroinitializer
  %t871 = call float @llvm.sqrt.f32(float %t862)
  %t872 = fmul float %t871, %t826
  %t873 = fcmp olt float 0x0000000000000000, %t872
  %t874 = fcmp olt float %t872, 0x3FF0000000000000
  %t875 = select i1 %t874, float 0x3FF0000000000000, float %t872
  %t876 = select i1 %t873, float %t875, float 0x0000000000000000
  %t877 = call float @llvm.rint.f32(float %t876)
  %t878 = fptosi float %t877 to i32
  %t879 = trunc i32 %t878 to i8
  %t880 = insertelement <8 x i8> poison, i8 %t879, i64 0
  %t881 = shufflevector <8 x i8> %t880, <8 x i8> poison, <8 x i32> zeroinitializer
  %t882 = getelementptr inbounds i8, ptr %t59, i64 %t834
  store i8 %t868, ptr %t882, align 1
  %t883 = getelementptr inbounds i8, ptr %t66, i64 %t834
  store i8 %t879, ptr %t883, align 1
  %t832 = add nuw nsw i64 %t831, 32
  br label %b828, !llvm.loop !1000000
b830:
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %t884 = icmp eq i64 %t7, 0
  br i1 %t884, label %b885, label %b886
b885:
  %t887 = getelementptr inbounds float, ptr %t93, i64 %t727
  store float %t822, ptr %t887, align 4
  %t888 = getelementptr inbounds float, ptr %t99, i64 %t727
  store float %t827, ptr %t888, align 4
  br label %b886
b886:
  %t728 = add nuw nsw i64 %t727, %t722
  br label %b724, !llvm.loop !1000000
b726:
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
  %t159 = getelementptr inbounds i64, ptr %ctx, i64 2
  %t160 = load i64, ptr %t159, align 8
  %t161 = inttoptr i64 %t160 to ptr addrspace(1)
  %t162 = addrspacecast ptr addrspace(1) %t161 to ptr
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
  %t18 = mul i64 %t11, 18
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
  %t38 = fcmp olt double %t30, 0x0010000000000000
  %t39 = fmul double %t30, 0x4350000000000000
  %t40 = select i1 %t38, double %t39, double %t30
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
  %t80 = fcmp olt double %t30, 0x7FF0000000000000
  %t81 = select i1 %t80, double %t79, double %t30
  %t82 = fcmp olt double 0x0000000000000000, %t30
  %t83 = fcmp oeq double %t30, 0x0000000000000000
  %t84 = select i1 %t83, double 0xFFF0000000000000, double 0x7FF8000000000000
  %t85 = select i1 %t82, double %t81, double %t84
  %t86 = getelementptr inbounds double, ptr %t19, i64 9
  store double %t85, ptr %t86, align 8
  %t87 = fcmp oeq double %t30, 0x3FF0000000000000
  %t88 = uitofp i1 %t87 to double
  %t89 = getelementptr inbounds double, ptr %t19, i64 10
  store double %t88, ptr %t89, align 8
  %t90 = getelementptr inbounds double, ptr %t19, i64 0
  %t91 = load double, ptr %t90, align 8
  %t92 = getelementptr inbounds double, ptr %t19, i64 4
  %t93 = load double, ptr %t92, align 8
  %t94 = fmul double %t91, %t93
  %t95 = fsub double 0x3FF0000000000000, %t94
  %t96 = fptrunc double %t95 to float
  %t97 = fpext float %t96 to double
  %t98 = getelementptr inbounds double, ptr %t19, i64 12
  store double %t97, ptr %t98, align 8
  %t99 = fcmp olt double %t21, 0x0010000000000000
  %t100 = fmul double %t21, 0x4350000000000000
  %t101 = select i1 %t99, double %t100, double %t21
  %t102 = bitcast double %t101 to i64
  %t103 = sub i64 %t102, 4604544271217802189
  %t104 = ashr i64 %t103, 52
  %t105 = shl i64 %t104, 52
  %t106 = sub i64 %t102, %t105
  %t107 = bitcast i64 %t106 to double
  %t108 = add i64 %t104, 4843621399236968448
  %t109 = bitcast i64 %t108 to double
  %t110 = fsub double %t109, 0x4338000000000000
  %t111 = fsub double %t110, 0x404B000000000000
  %t112 = select i1 %t99, double %t111, double %t110
  %t113 = fsub double %t107, 0x3FF0000000000000
  %t114 = fmul double %t112, 0x3FE62E42FEE00000
  %t115 = fmul double %t112, 0x3DEA39EF35793C76
  %t116 = fadd double 0x4000000000000000, %t113
  %t117 = fdiv double %t113, %t116
  %t118 = fmul double %t117, %t117
  %t119 = fmul double %t118, %t118
  %t120 = fmul double 0x3FC2F112DF3E5244, %t119
  %t121 = fadd double %t120, 0x3FC7466496CB03DE
  %t122 = fmul double %t121, %t119
  %t123 = fadd double %t122, 0x3FD2492494229359
  %t124 = fmul double %t123, %t119
  %t125 = fadd double %t124, 0x3FE5555555555593
  %t126 = fmul double %t118, %t125
  %t127 = fmul double 0x3FC39A09D078C69F, %t119
  %t128 = fadd double %t127, 0x3FCC71C51D8E78AF
  %t129 = fmul double %t128, %t119
  %t130 = fadd double %t129, 0x3FD999999997FA04
  %t131 = fmul double %t119, %t130
  %t132 = fadd double %t126, %t131
  %t133 = fmul double %t113, %t113
  %t134 = fmul double 0x3FE0000000000000, %t133
  %t135 = fadd double %t134, %t132
  %t136 = fmul double %t117, %t135
  %t137 = fadd double %t136, %t115
  %t138 = fsub double %t134, %t137
  %t139 = fsub double %t138, %t113
  %t140 = fsub double %t114, %t139
  %t141 = fcmp olt double %t21, 0x7FF0000000000000
  %t142 = select i1 %t141, double %t140, double %t21
  %t143 = fcmp olt double 0x0000000000000000, %t21
  %t144 = fcmp oeq double %t21, 0x0000000000000000
  %t145 = select i1 %t144, double 0xFFF0000000000000, double 0x7FF8000000000000
  %t146 = select i1 %t143, double %t142, double %t145
  %t147 = getelementptr inbounds double, ptr %t19, i64 13
  store double %t146, ptr %t147, align 8
  %t148 = fcmp oeq double %t21, 0x3FF0000000000000
  %t149 = uitofp i1 %t148 to double
  %t150 = getelementptr inbounds double, ptr %t19, i64 14
  store double %t149, ptr %t150, align 8
  %t151 = getelementptr inbounds double, ptr %t19, i64 3
  %t152 = load double, ptr %t151, align 8
  %t153 = fptrunc double %t152 to float
  %t154 = fpext float %t153 to double
  %t155 = getelementptr inbounds double, ptr %t19, i64 16
  store double %t154, ptr %t155, align 8
  %t156 = fptrunc double %t91 to float
  %t157 = fpext float %t156 to double
  %t158 = getelementptr inbounds double, ptr %t19, i64 17
  store double %t157, ptr %t158, align 8
  %t12 = add nuw nsw i64 %t11, %t4
  br label %b8, !llvm.loop !1000000
b10:
  %t163 = getelementptr inbounds double, ptr %t162, i64 0
  %t164 = load double, ptr %t163, align 8
  %t165 = fadd double %t164, 0x3FF0000000000000
  %t166 = fcmp oeq double %t165, 0x0000000000000000
  %t167 = icmp eq i64 %t2, 0
  br i1 %t167, label %b168, label %b169
b168:
  %t170 = getelementptr inbounds double, ptr %t162, i64 1
  store double %t165, ptr %t170, align 8
  %t171 = uitofp i1 %t166 to double
  %t172 = getelementptr inbounds double, ptr %t162, i64 2
  store double %t171, ptr %t172, align 8
  br label %b169
b169:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t173 = getelementptr inbounds double, ptr %t162, i64 1
  %t174 = load double, ptr %t173, align 8
  %t175 = getelementptr inbounds double, ptr %t162, i64 2
  %t176 = load double, ptr %t175, align 8
  %t177 = fcmp une double %t176, 0x0000000000000000
  br label %b178
b178:
  %t181 = phi i64 [ %t2, %b169 ], [ %t182, %b179 ]
  %t183 = icmp slt i64 %t181, %t7
  br i1 %t183, label %b179, label %b180
b179:
  %t184 = mul i64 %t181, 18
  %t185 = getelementptr inbounds double, ptr %t17, i64 %t184
  %t186 = getelementptr inbounds double, ptr %t185, i64 9
  %t187 = load double, ptr %t186, align 8
  %t188 = fmul double %t174, %t187
  %t189 = fcmp olt double %t188, 0xC087500000000000
  %t190 = select i1 %t189, double 0xC087500000000000, double %t188
  %t191 = fcmp olt double 0x4086300000000000, %t190
  %t192 = select i1 %t191, double 0x4086300000000000, double %t190
  %t193 = fmul double %t192, 0x3FF71547652B82FE
  %t194 = fadd double %t193, 0x4338000000000000
  %t195 = fsub double %t194, 0x4338000000000000
  %t196 = fmul double %t195, 0x3FE62E42FEE00000
  %t197 = fsub double %t192, %t196
  %t198 = fmul double %t195, 0x3DEA39EF35793C76
  %t199 = fsub double %t197, %t198
  %t200 = fmul double %t199, %t199
  %t201 = fmul double 0x3E66376972BEA4D0, %t200
  %t202 = fadd double %t201, 0xBEBBBD41C5D26BF1
  %t203 = fmul double %t202, %t200
  %t204 = fadd double %t203, 0x3F11566AAF25DE2C
  %t205 = fmul double %t204, %t200
  %t206 = fadd double %t205, 0xBF66C16C16BEBD93
  %t207 = fmul double %t206, %t200
  %t208 = fadd double %t207, 0x3FC555555555553E
  %t209 = fmul double %t200, %t208
  %t210 = fsub double %t199, %t209
  %t211 = fmul double %t199, %t210
  %t212 = fsub double 0x4000000000000000, %t210
  %t213 = fdiv double %t211, %t212
  %t214 = fsub double %t198, %t213
  %t215 = fsub double %t214, %t197
  %t216 = fsub double 0x3FF0000000000000, %t215
  %t217 = bitcast double %t194 to i64
  %t218 = sub i64 %t217, 4843621399236966402
  %t219 = lshr i64 %t218, 1
  %t220 = sub i64 %t218, %t219
  %t221 = shl i64 %t219, 52
  %t222 = bitcast i64 %t221 to double
  %t223 = shl i64 %t220, 52
  %t224 = bitcast i64 %t223 to double
  %t225 = fmul double %t216, %t222
  %t226 = fmul double %t225, %t224
  %t227 = getelementptr inbounds double, ptr %t185, i64 10
  %t228 = load double, ptr %t227, align 8
  %t229 = fcmp une double %t228, 0x0000000000000000
  %t230 = or i1 %t229, %t177
  %t231 = select i1 %t230, double 0x3FF0000000000000, double %t226
  %t232 = fsub double 0x3FF0000000000000, %t231
  %t233 = fdiv double 0x3FF0000000000000, %t232
  %t234 = fptrunc double %t233 to float
  %t235 = fpext float %t234 to double
  %t236 = getelementptr inbounds double, ptr %t185, i64 11
  store double %t235, ptr %t236, align 8
  %t237 = getelementptr inbounds double, ptr %t185, i64 13
  %t238 = load double, ptr %t237, align 8
  %t239 = fmul double %t174, %t238
  %t240 = fcmp olt double %t239, 0xC087500000000000
  %t241 = select i1 %t240, double 0xC087500000000000, double %t239
  %t242 = fcmp olt double 0x4086300000000000, %t241
  %t243 = select i1 %t242, double 0x4086300000000000, double %t241
  %t244 = fmul double %t243, 0x3FF71547652B82FE
  %t245 = fadd double %t244, 0x4338000000000000
  %t246 = fsub double %t245, 0x4338000000000000
  %t247 = fmul double %t246, 0x3FE62E42FEE00000
  %t248 = fsub double %t243, %t247
  %t249 = fmul double %t246, 0x3DEA39EF35793C76
  %t250 = fsub double %t248, %t249
  %t251 = fmul double %t250, %t250
  %t252 = fmul double 0x3E66376972BEA4D0, %t251
  %t253 = fadd double %t252, 0xBEBBBD41C5D26BF1
  %t254 = fmul double %t253, %t251
  %t255 = fadd double %t254, 0x3F11566AAF25DE2C
  %t256 = fmul double %t255, %t251
  %t257 = fadd double %t256, 0xBF66C16C16BEBD93
  %t258 = fmul double %t257, %t251
  %t259 = fadd double %t258, 0x3FC555555555553E
  %t260 = fmul double %t251, %t259
  %t261 = fsub double %t250, %t260
  %t262 = fmul double %t250, %t261
  %t263 = fsub double 0x4000000000000000, %t261
  %t264 = fdiv double %t262, %t263
  %t265 = fsub double %t249, %t264
  %t266 = fsub double %t265, %t248
  %t267 = fsub double 0x3FF0000000000000, %t266
  %t268 = bitcast double %t245 to i64
  %t269 = sub i64 %t268, 4843621399236966402
  %t270 = lshr i64 %t269, 1
  %t271 = sub i64 %t269, %t270
  %t272 = shl i64 %t270, 52
  %t273 = bitcast i64 %t272 to double
  %t274 = shl i64 %t271, 52
  %t275 = bitcast i64 %t274 to double
  %t276 = fmul double %t267, %t273
  %t277 = fmul double %t276, %t275
  %t278 = getelementptr inbounds double, ptr %t185, i64 14
  %t279 = load double, ptr %t278, align 8
  %t280 = fcmp une double %t279, 0x0000000000000000
  %t281 = or i1 %t280, %t177
  %t282 = select i1 %t281, double 0x3FF0000000000000, double %t277
  %t283 = fsub double 0x3FF0000000000000, %t282
  %t284 = fdiv double 0x3FF0000000000000, %t283
  %t285 = fptrunc double %t284 to float
  %t286 = fpext float %t285 to double
  %t287 = getelementptr inbounds double, ptr %t185, i64 15
  store double %t286, ptr %t287, align 8
  %t182 = add nuw nsw i64 %t181, %t4
  br label %b178, !llvm.loop !1000000
b180:
  %t288 = getelementptr inbounds double, ptr %t162, i64 1
  %t289 = load double, ptr %t288, align 8
  %t290 = icmp eq i64 %t2, 0
  br i1 %t290, label %b291, label %b292
b291:
  %t293 = getelementptr inbounds double, ptr %t162, i64 0
  store double %t289, ptr %t293, align 8
  br label %b292
b292:
  ret void
}

define ptx_kernel void @sf_x_sweep_0(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "nvvm.maxntid"="256" "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
  %t12 = mul i64 %t9, 6
  %t13 = getelementptr inbounds i64, ptr %ctx, i64 0
  %t14 = load i64, ptr %t13, align 8
  %t15 = inttoptr i64 %t14 to ptr addrspace(1)
  %t16 = addrspacecast ptr addrspace(1) %t15 to ptr
  %t17 = getelementptr inbounds i64, ptr %t16, i64 %t12
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
  %t34 = mul i64 %t19, 21
  %t35 = getelementptr inbounds i64, ptr %t33, i64 %t34
  call void @sf_x_sweep0_pass0(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23, i64 %t25, i64 %t27)
  %t10 = add nuw nsw i64 %t9, %t5
  br label %b6
b8:
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

!1000000 = distinct !{!1000000, !1000001}
!1000001 = !{!"llvm.loop.unroll.disable"}
