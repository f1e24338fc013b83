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
  %t8 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t9 = load i64, ptr %t8, align 8
  %t10 = inttoptr i64 %t9 to ptr addrspace(1)
  %t11 = addrspacecast ptr addrspace(1) %t10 to ptr
  %t12 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t13 = load i64, ptr %t12, align 8
  %t14 = mul i64 %t13, 17
  %t15 = getelementptr inbounds double, ptr %t11, i64 %t14
  %t56 = urem i64 %col, 4
  %t57 = urem i64 %cols, 4
  %t58 = add i64 %t56, %t57
  %t59 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t60 = load i64, ptr %t59, align 8
  %t61 = inttoptr i64 %t60 to ptr addrspace(1)
  %t62 = addrspacecast ptr addrspace(1) %t61 to ptr
  %t63 = ptrtoint ptr %t62 to i64
  %t64 = urem i64 %t63, 16
  %t65 = add i64 %t58, %t64
  %t66 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t67 = load i64, ptr %t66, align 8
  %t68 = inttoptr i64 %t67 to ptr addrspace(1)
  %t69 = addrspacecast ptr addrspace(1) %t68 to ptr
  %t70 = ptrtoint ptr %t69 to i64
  %t71 = urem i64 %t70, 16
  %t72 = add i64 %t65, %t71
  %t73 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t74 = load i64, ptr %t73, align 8
  %t75 = inttoptr i64 %t74 to ptr addrspace(1)
  %t76 = addrspacecast ptr addrspace(1) %t75 to ptr
  %t77 = ptrtoint ptr %t76 to i64
  %t78 = urem i64 %t77, 16
  %t79 = add i64 %t72, %t78
  %t80 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t81 = load i64, ptr %t80, align 8
  %t82 = inttoptr i64 %t81 to ptr addrspace(1)
  %t83 = addrspacecast ptr addrspace(1) %t82 to ptr
  %t84 = ptrtoint ptr %t83 to i64
  %t85 = urem i64 %t84, 16
  %t86 = add i64 %t79, %t85
  %t87 = icmp eq i64 %t86, 0
  %t88 = add i64 %cols, 1023
  %t89 = udiv i64 %t88, 1024
  %t90 = icmp sle i64 32, %t89
  %t91 = and i1 %t87, %t90
  %t1 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t2 = and i32 %t1, 1023
  %t3 = zext i32 %t2 to i64
  %t4 = call i32 asm sideeffect "mov.u32 $0, %ntid.x;", "=r"()
  %t5 = zext i32 %t4 to i64
  %t6 = and i64 %t3, 15
  %t7 = and i64 %t3, 3
  %t16 = getelementptr inbounds double, ptr %t15, i64 5
  %t17 = load double, ptr %t16, align 8
  %t18 = fptrunc double %t17 to float
  %t19 = insertelement <4 x float> poison, float %t18, i64 0
  %t20 = shufflevector <4 x float> %t19, <4 x float> poison, <4 x i32> zeroinitializer
  %t21 = getelementptr inbounds double, ptr %t15, i64 6
  %t22 = load double, ptr %t21, align 8
  %t23 = fptrunc double %t22 to float
  %t24 = insertelement <4 x float> poison, float %t23, i64 0
  %t25 = shufflevector <4 x float> %t24, <4 x float> poison, <4 x i32> zeroinitializer
  %t26 = getelementptr inbounds double, ptr %t15, i64 7
  %t27 = load double, ptr %t26, align 8
  %t28 = fptrunc double %t27 to float
  %t29 = insertelement <4 x float> poison, float %t28, i64 0
  %t30 = shufflevector <4 x float> %t29, <4 x float> poison, <4 x i32> zeroinitializer
  %t31 = getelementptr inbounds double, ptr %t15, i64 8
  %t32 = load double, ptr %t31, align 8
  %t33 = fptrunc double %t32 to float
  %t34 = insertelement <4 x float> poison, float %t33, i64 0
  %t35 = shufflevector <4 x float> %t34, <4 x float> poison, <4 x i32> zeroinitializer
  %t36 = getelementptr inbounds double, ptr %t15, i64 11
  %t37 = load double, ptr %t36, align 8
  %t38 = fptrunc double %t37 to float
  %t39 = insertelement <4 x float> poison, float %t38, i64 0
  %t40 = shufflevector <4 x float> %t39, <4 x float> poison, <4 x i32> zeroinitializer
  %t41 = getelementptr inbounds double, ptr %t15, i64 14
  %t42 = load double, ptr %t41, align 8
  %t43 = fptrunc double %t42 to float
  %t44 = insertelement <4 x float> poison, float %t43, i64 0
  %t45 = shufflevector <4 x float> %t44, <4 x float> poison, <4 x i32> zeroinitializer
  %t46 = getelementptr inbounds double, ptr %t15, i64 15
  %t47 = load double, ptr %t46, align 8
  %t48 = fptrunc double %t47 to float
  %t49 = insertelement <4 x float> poison, float %t48, i64 0
  %t50 = shufflevector <4 x float> %t49, <4 x float> poison, <4 x i32> zeroinitializer
  %t51 = getelementptr inbounds double, ptr %t15, i64 16
  %t52 = load double, ptr %t51, align 8
  %t53 = fptrunc double %t52 to float
  %t54 = insertelement <4 x float> poison, float %t53, i64 0
  %t55 = shufflevector <4 x float> %t54, <4 x float> poison, <4 x i32> zeroinitializer
  br i1 %t91, label %b92, label %b93
b92:
  %t95 = add i64 %col, %cols
  %t96 = udiv i64 %t3, 4
  %t97 = udiv i64 %t5, 4
  %t98 = mul i64 %t96, 1024
  %t99 = mul i64 %t97, 1024
  %t100 = add i64 %col, %t98
  br label %b101
b101:
  %t104 = phi i64 [ %t100, %b92 ], [ %t105, %b445 ]
  %t106 = icmp slt i64 %t104, %t95
  br i1 %t106, label %b102, label %b103
b102:
  %t107 = call i64 asm "mov.b64 $0, $1;", "=l,l"(i64 %t104)
  %t108 = add i64 %t107, 1024
  %t109 = call i64 @llvm.smin.i64(i64 %t108, i64 %t95)
  %t120 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t121 = load i64, ptr %t120, align 8
  %t122 = inttoptr i64 %t121 to ptr addrspace(1)
  %t123 = addrspacecast ptr addrspace(1) %t122 to ptr
  %t127 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t128 = load i64, ptr %t127, align 8
  %t129 = inttoptr i64 %t128 to ptr addrspace(1)
  %t130 = addrspacecast ptr addrspace(1) %t129 to ptr
  %t133 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t134 = load i64, ptr %t133, align 8
  %t135 = inttoptr i64 %t134 to ptr addrspace(1)
  %t136 = addrspacecast ptr addrspace(1) %t135 to ptr
  %t139 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t140 = load i64, ptr %t139, align 8
  %t141 = inttoptr i64 %t140 to ptr addrspace(1)
  %t142 = addrspacecast ptr addrspace(1) %t141 to ptr
  %t110 = mul i64 %t7, 4
  %t111 = add i64 %t107, %t110
  br label %b112
b112:
  %t115 = phi i64 [ %t111, %b102 ], [ %t116, %b113 ]
  %t117 = phi <4 x double> [ splat (double 0x0000000000000000), %b102 ], [ %t161, %b113 ]
  %t118 = phi <4 x double> [ splat (double 0x0000000000000000), %b102 ], [ %t164, %b113 ]
  %t119 = icmp slt i64 %t115, %t109
  br i1 %t119, label %b113, label %b114
b113:
  %t124 = add i64 %t115, 0
  %t125 = getelementptr inbounds float, ptr %t123, i64 %t124
  %t126 = load <4 x float>, ptr %t125, align 16
  %t131 = getelementptr inbounds float, ptr %t130, i64 %t124
  %t132 = load <4 x float>, ptr %t131, align 16
  %t137 = getelementptr inbounds float, ptr %t136, i64 %t124
  %t138 = load <4 x float>, ptr %t137, align 16
  %t143 = getelementptr inbounds float, ptr %t142, i64 %t124
  %t144 = load <4 x float>, ptr %t143, align 16
  %t145 = fmul <4 x float> %t20, %t138
  %t146 = fmul <4 x float> %t25, %t132
  %t147 = fadd <4 x float> %t145, %t146
  %t148 = fmul <4 x float> %t132, %t132
  %t149 = fmul <4 x float> %t30, %t144
  %t150 = fmul <4 x float> %t35, %t148
  %t151 = fadd <4 x float> %t149, %t150
  %t152 = fmul <4 x float> %t147, %t40
  %t153 = fmul <4 x float> %t151, %t45
  %t154 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %t153)
  %t155 = fadd <4 x float> %t154, %t50
  %t156 = fdiv <4 x float> %t152, %t155
  %t157 = fmul <4 x float> %t55, %t126
  %t158 = fadd <4 x float> %t156, %t157
  %t159 = fpext <4 x float> %t126 to <4 x double>
  %t160 = fmul <4 x double> %t159, %t159
  %t161 = fadd <4 x double> %t117, %t160
  %t162 = fpext <4 x float> %t158 to <4 x double>
  %t163 = fmul <4 x double> %t162, %t162
  %t164 = fadd <4 x double> %t118, %t163
  %t165 = getelementptr inbounds float, ptr %t136, i64 %t124
  store <4 x float> %t147, ptr %t165, align 16
  %t166 = getelementptr inbounds float, ptr %t142, i64 %t124
  store <4 x float> %t151, ptr %t166, align 16
  %t116 = add nuw nsw i64 %t115, 16
  br label %b112, !llvm.loop !1000000
b114:
  %t167 = extractelement <4 x double> %t117, i64 0
  %t168 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t169 = and i32 %t168, 28
  %t170 = shl i32 15, %t169
  %t171 = bitcast double %t167 to i64
  %t172 = trunc i64 %t171 to i32
  %t173 = lshr i64 %t171, 32
  %t174 = trunc i64 %t173 to i32
  %t175 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t170, i32 %t172, i32 2, i32 7199)
  %t176 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t170, i32 %t174, i32 2, i32 7199)
  %t177 = zext i32 %t175 to i64
  %t178 = zext i32 %t176 to i64
  %t179 = shl i64 %t178, 32
  %t180 = or i64 %t179, %t177
  %t181 = bitcast i64 %t180 to double
  %t182 = insertelement <4 x double> poison, double %t181, i64 0
  %t183 = extractelement <4 x double> %t117, i64 1
  %t184 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t185 = and i32 %t184, 28
  %t186 = shl i32 15, %t185
  %t187 = bitcast double %t183 to i64
  %t188 = trunc i64 %t187 to i32
  %t189 = lshr i64 %t187, 32
  %t190 = trunc i64 %t189 to i32
  %t191 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t186, i32 %t188, i32 2, i32 7199)
  %t192 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t186, i32 %t190, i32 2, i32 7199)
  %t193 = zext i32 %t191 to i64
  %t194 = zext i32 %t192 to i64
  %t195 = shl i64 %t194, 32
  %t196 = or i64 %t195, %t193
  %t197 = bitcast i64 %t196 to double
  %t198 = insertelement <4 x double> %t182, double %t197, i64 1
  %t199 = extractelement <4 x double> %t117, i64 2
  %t200 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t201 = and i32 %t200, 28
  %t202 = shl i32 15, %t201
  %t203 = bitcast double %t199 to i64
  %t204 = trunc i64 %t203 to i32
  %t205 = lshr i64 %t203, 32
  %t206 = trunc i64 %t205 to i32
  %t207 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t202, i32 %t204, i32 2, i32 7199)
  %t208 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t202, i32 %t206, i32 2, i32 7199)
  %t209 = zext i32 %t207 to i64
  %t210 = zext i32 %t208 to i64
  %t211 = shl i64 %t210, 32
  %t212 = or i64 %t211, %t209
  %t213 = bitcast i64 %t212 to double
  %t214 = insertelement <4 x double> %t198, double %t213, i64 2
  %t215 = extractelement <4 x double> %t117, i64 3
  %t216 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t217 = and i32 %t216, 28
  %t218 = shl i32 15, %t217
  %t219 = bitcast double %t215 to i64
  %t220 = trunc i64 %t219 to i32
  %t221 = lshr i64 %t219, 32
  %t222 = trunc i64 %t221 to i32
  %t223 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t218, i32 %t220, i32 2, i32 7199)
  %t224 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t218, i32 %t222, i32 2, i32 7199)
  %t225 = zext i32 %t223 to i64
  %t226 = zext i32 %t224 to i64
  %t227 = shl i64 %t226, 32
  %t228 = or i64 %t227, %t225
  %t229 = bitcast i64 %t228 to double
  %t230 = insertelement <4 x double> %t214, double %t229, i64 3
  %t231 = fadd <4 x double> %t117, %t230
  %t232 = extractelement <4 x double> %t231, i64 0
  %t233 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t234 = and i32 %t233, 28
  %t235 = shl i32 15, %t234
  %t236 = bitcast double %t232 to i64
  %t237 = trunc i64 %t236 to i32
  %t238 = lshr i64 %t236, 32
  %t239 = trunc i64 %t238 to i32
  %t240 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t235, i32 %t237, i32 1, i32 7199)
  %t241 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t235, i32 %t239, i32 1, i32 7199)
  %t242 = zext i32 %t240 to i64
  %t243 = zext i32 %t241 to i64
  %t244 = shl i64 %t243, 32
  %t245 = or i64 %t244, %t242
  %t246 = bitcast i64 %t245 to double
  %t247 = insertelement <4 x double> poison, double %t246, i64 0
  %t248 = extractelement <4 x double> %t231, i64 1
  %t249 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t250 = and i32 %t249, 28
  %t251 = shl i32 15, %t250
  %t252 = bitcast double %t248 to i64
  %t253 = trunc i64 %t252 to i32
  %t254 = lshr i64 %t252, 32
  %t255 = trunc i64 %t254 to i32
  %t256 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t251, i32 %t253, i32 1, i32 7199)
  %t257 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t251, i32 %t255, i32 1, i32 7199)
  %t258 = zext i32 %t256 to i64
  %t259 = zext i32 %t257 to i64
  %t260 = shl i64 %t259, 32
  %t261 = or i64 %t260, %t258
  %t262 = bitcast i64 %t261 to double
  %t263 = insertelement <4 x double> %t247, double %t262, i64 1
  %t264 = extractelement <4 x double> %t231, i64 2
  %t265 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t266 = and i32 %t265, 28
  %t267 = shl i32 15, %t266
  %t268 = bitcast double %t264 to i64
  %t269 = trunc i64 %t268 to i32
  %t270 = lshr i64 %t268, 32
  %t271 = trunc i64 %t270 to i32
  %t272 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t267, i32 %t269, i32 1, i32 7199)
  %t273 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t267, i32 %t271, i32 1, i32 7199)
  %t274 = zext i32 %t272 to i64
  %t275 = zext i32 %t273 to i64
  %t276 = shl i64 %t275, 32
  %t277 = or i64 %t276, %t274
  %t278 = bitcast i64 %t277 to double
  %t279 = insertelement <4 x double> %t263, double %t278, i64 2
  %t280 = extractelement <4 x double> %t231, i64 3
  %t281 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t282 = and i32 %t281, 28
  %t283 = shl i32 15, %t282
  %t284 = bitcast double %t280 to i64
  %t285 = trunc i64 %t284 to i32
  %t286 = lshr i64 %t284, 32
  %t287 = trunc i64 %t286 to i32
  %t288 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t283, i32 %t285, i32 1, i32 7199)
  %t289 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t283, i32 %t287, i32 1, i32 7199)
  %t290 = zext i32 %t288 to i64
  %t291 = zext i32 %t289 to i64
  %t292 = shl i64 %t291, 32
  %t293 = or i64 %t292, %t290
  %t294 = bitcast i64 %t293 to double
  %t295 = insertelement <4 x double> %t279, double %t294, i64 3
  %t296 = fadd <4 x double> %t231, %t295
  %t297 = shufflevector <4 x double> %t296, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t298 = shufflevector <4 x double> %t296, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t299 = fadd <2 x double> %t297, %t298
  %t300 = shufflevector <2 x double> %t299, <2 x double> poison, <1 x i32> <i32 0>
  %t301 = shufflevector <2 x double> %t299, <2 x double> poison, <1 x i32> <i32 1>
  %t302 = extractelement <1 x double> %t300, i64 0
  %t303 = extractelement <1 x double> %t301, i64 0
  %t304 = fadd double %t302, %t303
  %t305 = extractelement <4 x double> %t118, i64 0
  %t306 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t307 = and i32 %t306, 28
  %t308 = shl i32 15, %t307
  %t309 = bitcast double %t305 to i64
  %t310 = trunc i64 %t309 to i32
  %t311 = lshr i64 %t309, 32
  %t312 = trunc i64 %t311 to i32
  %t313 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t308, i32 %t310, i32 2, i32 7199)
  %t314 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t308, i32 %t312, i32 2, i32 7199)
  %t315 = zext i32 %t313 to i64
  %t316 = zext i32 %t314 to i64
  %t317 = shl i64 %t316, 32
  %t318 = or i64 %t317, %t315
  %t319 = bitcast i64 %t318 to double
  %t320 = insertelement <4 x double> poison, double %t319, i64 0
  %t321 = extractelement <4 x double> %t118, i64 1
  %t322 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t323 = and i32 %t322, 28
  %t324 = shl i32 15, %t323
  %t325 = bitcast double %t321 to i64
  %t326 = trunc i64 %t325 to i32
  %t327 = lshr i64 %t325, 32
  %t328 = trunc i64 %t327 to i32
  %t329 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t324, i32 %t326, i32 2, i32 7199)
  %t330 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t324, i32 %t328, i32 2, i32 7199)
  %t331 = zext i32 %t329 to i64
  %t332 = zext i32 %t330 to i64
  %t333 = shl i64 %t332, 32
  %t334 = or i64 %t333, %t331
  %t335 = bitcast i64 %t334 to double
  %t336 = insertelement <4 x double> %t320, double %t335, i64 1
  %t337 = extractelement <4 x double> %t118, i64 2
  %t338 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t339 = and i32 %t338, 28
  %t340 = shl i32 15, %t339
  %t341 = bitcast double %t337 to i64
  %t342 = trunc i64 %t341 to i32
  %t343 = lshr i64 %t341, 32
  %t344 = trunc i64 %t343 to i32
  %t345 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t340, i32 %t342, i32 2, i32 7199)
  %t346 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t340, i32 %t344, i32 2, i32 7199)
  %t347 = zext i32 %t345 to i64
  %t348 = zext i32 %t346 to i64
  %t349 = shl i64 %t348, 32
  %t350 = or i64 %t349, %t347
  %t351 = bitcast i64 %t350 to double
  %t352 = insertelement <4 x double> %t336, double %t351, i64 2
  %t353 = extractelement <4 x double> %t118, i64 3
  %t354 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t355 = and i32 %t354, 28
  %t356 = shl i32 15, %t355
  %t357 = bitcast double %t353 to i64
  %t358 = trunc i64 %t357 to i32
  %t359 = lshr i64 %t357, 32
  %t360 = trunc i64 %t359 to i32
  %t361 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t356, i32 %t358, i32 2, i32 7199)
  %t362 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t356, i32 %t360, i32 2, i32 7199)
  %t363 = zext i32 %t361 to i64
  %t364 = zext i32 %t362 to i64
  %t365 = shl i64 %t364, 32
  %t366 = or i64 %t365, %t363
  %t367 = bitcast i64 %t366 to double
  %t368 = insertelement <4 x double> %t352, double %t367, i64 3
  %t369 = fadd <4 x double> %t118, %t368
  %t370 = extractelement <4 x double> %t369, i64 0
  %t371 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t372 = and i32 %t371, 28
  %t373 = shl i32 15, %t372
  %t374 = bitcast double %t370 to i64
  %t375 = trunc i64 %t374 to i32
  %t376 = lshr i64 %t374, 32
  %t377 = trunc i64 %t376 to i32
  %t378 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t373, i32 %t375, i32 1, i32 7199)
  %t379 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t373, i32 %t377, i32 1, i32 7199)
  %t380 = zext i32 %t378 to i64
  %t381 = zext i32 %t379 to i64
  %t382 = shl i64 %t381, 32
  %t383 = or i64 %t382, %t380
  %t384 = bitcast i64 %t383 to double
  %t385 = insertelement <4 x double> poison, double %t384, i64 0
  %t386 = extractelement <4 x double> %t369, i64 1
  %t387 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t388 = and i32 %t387, 28
  %t389 = shl i32 15, %t388
  %t390 = bitcast double %t386 to i64
  %t391 = trunc i64 %t390 to i32
  %t392 = lshr i64 %t390, 32
  %t393 = trunc i64 %t392 to i32
  %t394 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t389, i32 %t391, i32 1, i32 7199)
  %t395 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t389, i32 %t393, i32 1, i32 7199)
  %t396 = zext i32 %t394 to i64
  %t397 = zext i32 %t395 to i64
  %t398 = shl i64 %t397, 32
  %t399 = or i64 %t398, %t396
  %t400 = bitcast i64 %t399 to double
  %t401 = insertelement <4 x double> %t385, double %t400, i64 1
  %t402 = extractelement <4 x double> %t369, i64 2
  %t403 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t404 = and i32 %t403, 28
  %t405 = shl i32 15, %t404
  %t406 = bitcast double %t402 to i64
  %t407 = trunc i64 %t406 to i32
  %t408 = lshr i64 %t406, 32
  %t409 = trunc i64 %t408 to i32
  %t410 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t405, i32 %t407, i32 1, i32 7199)
  %t411 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t405, i32 %t409, i32 1, i32 7199)
  %t412 = zext i32 %t410 to i64
  %t413 = zext i32 %t411 to i64
  %t414 = shl i64 %t413, 32
  %t415 = or i64 %t414, %t412
  %t416 = bitcast i64 %t415 to double
  %t417 = insertelement <4 x double> %t401, double %t416, i64 2
  %t418 = extractelement <4 x double> %t369, i64 3
  %t419 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t420 = and i32 %t419, 28
  %t421 = shl i32 15, %t420
  %t422 = bitcast double %t418 to i64
  %t423 = trunc i64 %t422 to i32
  %t424 = lshr i64 %t422, 32
  %t425 = trunc i64 %t424 to i32
  %t426 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t421, i32 %t423, i32 1, i32 7199)
  %t427 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t421, i32 %t425, i32 1, i32 7199)
  %t428 = zext i32 %t426 to i64
  %t429 = zext i32 %t427 to i64
  %t430 = shl i64 %t429, 32
  %t431 = or i64 %t430, %t428
  %t432 = bitcast i64 %t431 to double
  %t433 = insertelement <4 x double> %t417, double %t432, i64 3
  %t434 = fadd <4 x double> %t369, %t433
  %t435 = shufflevector <4 x double> %t434, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t436 = shufflevector <4 x double> %t434, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t437 = fadd <2 x double> %t435, %t436
  %t438 = shufflevector <2 x double> %t437, <2 x double> poison, <1 x i32> <i32 0>
  %t439 = shufflevector <2 x double> %t437, <2 x double> poison, <1 x i32> <i32 1>
  %t440 = extractelement <1 x double> %t438, i64 0
  %t441 = extractelement <1 x double> %t439, i64 0
  %t442 = fadd double %t440, %t441
  %t443 = icmp eq i64 %t7, 0
  br i1 %t443, label %b444, label %b445
b444:
  %t446 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t447 = load i64, ptr %t446, align 8
  %t448 = inttoptr i64 %t447 to ptr addrspace(1)
  %t449 = addrspacecast ptr addrspace(1) %t448 to ptr
  %t450 = udiv i64 %t107, 1024
  %t452 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t453 = load i64, ptr %t452, align 8
  %t454 = inttoptr i64 %t453 to ptr addrspace(1)
  %t455 = addrspacecast ptr addrspace(1) %t454 to ptr
  %t451 = getelementptr inbounds double, ptr %t449, i64 %t450
  store double %t304, ptr %t451, align 8
  %t456 = getelementptr inbounds double, ptr %t455, i64 %t450
  store double %t442, ptr %t456, align 8
  br label %b445
b445:
  %t105 = add nuw nsw i64 %t104, %t99
  br label %b101, !llvm.loop !1000000
b103:
  br label %b94
b93:
  %t457 = add i64 %col, %cols
  %t458 = udiv i64 %t3, 16
  %t459 = udiv i64 %t5, 16
  %t460 = mul i64 %t458, 1024
  %t461 = mul i64 %t459, 1024
  %t462 = add i64 %col, %t460
  br label %b463
b463:
  %t466 = phi i64 [ %t462, %b93 ], [ %t467, %b858 ]
  %t468 = icmp slt i64 %t466, %t457
  br i1 %t468, label %b464, label %b465
b464:
  %t469 = call i64 asm "mov.b64 $0, $1;", "=l,l"(i64 %t466)
  %t470 = add i64 %t469, 1024
  %t471 = call i64 @llvm.smin.i64(i64 %t470, i64 %t457)
  %t472 = sub i64 %t471, %t469
  %t473 = urem i64 %t472, 64
  %t474 = sub i64 %t472, %t473
  %t475 = add i64 %t469, %t474
  %t486 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t487 = load i64, ptr %t486, align 8
  %t488 = inttoptr i64 %t487 to ptr addrspace(1)
  %t489 = addrspacecast ptr addrspace(1) %t488 to ptr
  %t494 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t495 = load i64, ptr %t494, align 8
  %t496 = inttoptr i64 %t495 to ptr addrspace(1)
  %t497 = addrspacecast ptr addrspace(1) %t496 to ptr
  %t502 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t503 = load i64, ptr %t502, align 8
  %t504 = inttoptr i64 %t503 to ptr addrspace(1)
  %t505 = addrspacecast ptr addrspace(1) %t504 to ptr
  %t510 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t511 = load i64, ptr %t510, align 8
  %t512 = inttoptr i64 %t511 to ptr addrspace(1)
  %t513 = addrspacecast ptr addrspace(1) %t512 to ptr
  br label %b476
b476:
  %t479 = phi i64 [ %t469, %b464 ], [ %t480, %b477 ]
  %t481 = phi double [ 0x0000000000000000, %b464 ], [ %t655, %b477 ]
  %t482 = phi double [ 0x0000000000000000, %b464 ], [ %t658, %b477 ]
  %t483 = icmp slt i64 %t479, %t475
  br i1 %t483, label %b477, label %b478
b477:
  %t484 = add i64 %t479, 16
  %t485 = add i64 %t479, %t6
  %t518 = add i64 %t485, 16
  %t527 = add i64 %t485, 32
  %t536 = add i64 %t485, 48
  %t490 = getelementptr inbounds float, ptr %t489, i64 %t485
  %t491 = load float, ptr %t490, align 4
  %t492 = insertelement <4 x float> poison, float %t491, i64 0
  %t493 = shufflevector <4 x float> %t492, <4 x float> poison, <4 x i32> zeroinitializer
  %t498 = getelementptr inbounds float, ptr %t497, i64 %t485
  %t499 = load float, ptr %t498, align 4
  %t500 = insertelement <4 x float> poison, float %t499, i64 0
  %t501 = shufflevector <4 x float> %t500, <4 x float> poison, <4 x i32> zeroinitializer
  %t506 = getelementptr inbounds float, ptr %t505, i64 %t485
  %t507 = load float, ptr %t506, align 4
  %t508 = insertelement <4 x float> poison, float %t507, i64 0
  %t509 = shufflevector <4 x float> %t508, <4 x float> poison, <4 x i32> zeroinitializer
  %t514 = getelementptr inbounds float, ptr %t513, i64 %t485
  %t515 = load float, ptr %t514, align 4
  %t516 = insertelement <4 x float> poison, float %t515, i64 0
  %t517 = shufflevector <4 x float> %t516, <4 x float> poison, <4 x i32> zeroinitializer
  %t519 = getelementptr inbounds float, ptr %t489, i64 %t518
  %t520 = load float, ptr %t519, align 4
  %t521 = getelementptr inbounds float, ptr %t497, i64 %t518
  %t522 = load float, ptr %t521, align 4
  %t523 = getelementptr inbounds float, ptr %t505, i64 %t518
  %t524 = load float, ptr %t523, align 4
  %t525 = getelementptr inbounds float, ptr %t513, i64 %t518
  %t526 = load float, ptr %t525, align 4
  %t528 = getelementptr inbounds float, ptr %t489, i64 %t527
  %t529 = load float, ptr %t528, align 4
  %t530 = getelementptr inbounds float, ptr %t497, i64 %t527
  %t531 = load float, ptr %t530, align 4
  %t532 = getelementptr inbounds float, ptr %t505, i64 %t527
  %t533 = load float, ptr %t532, align 4
  %t534 = getelementptr inbounds float, ptr %t513, i64 %t527
  %t535 = load float, ptr %t534, align 4
  %t537 = getelementptr inbounds float, ptr %t489, i64 %t536
  %t538 = load float, ptr %t537, align 4
  %t539 = getelementptr inbounds float, ptr %t497, i64 %t536
  %t540 = load float, ptr %t539, align 4
  %t541 = getelementptr inbounds float, ptr %t505, i64 %t536
  %t542 = load float, ptr %t541, align 4
  %t543 = getelementptr inbounds float, ptr %t513, i64 %t536
  %t544 = load float, ptr %t543, align 4
  %t545 = fmul float %t18, %t507
  %t546 = insertelement <4 x float> poison, float %t545, i64 0
  %t547 = shufflevector <4 x float> %t546, <4 x float> poison, <4 x i32> zeroinitializer
  %t548 = fmul float %t23, %t499
  %t549 = insertelement <4 x float> poison, float %t548, i64 0
  %t550 = shufflevector <4 x float> %t549, <4 x float> poison, <4 x i32> zeroinitializer
  %t551 = fadd float %t545, %t548
  %t552 = insertelement <4 x float> poison, float %t551, i64 0
  %t553 = shufflevector <4 x float> %t552, <4 x float> poison, <4 x i32> zeroinitializer
  %t554 = fmul float %t499, %t499
  %t555 = insertelement <4 x float> poison, float %t554, i64 0
  %t556 = shufflevector <4 x float> %t555, <4 x float> poison, <4 x i32> zeroinitializer
  %t557 = fmul float %t28, %t515
  %t558 = insertelement <4 x float> poison, float %t557, i64 0
  %t559 = shufflevector <4 x float> %t558, <4 x float> poison, <4 x i32> zeroinitializer
  %t560 = fmul float %t33, %t554
  %t561 = insertelement <4 x float> poison, float %t560, i64 0
  %t562 = shufflevector <4 x float> %t561, <4 x float> poison, <4 x i32> zeroinitializer
  %t563 = fadd float %t557, %t560
  %t564 = insertelement <4 x float> poison, float %t563, i64 0
  %t565 = shufflevector <4 x float> %t564, <4 x float> poison, <4 x i32> zeroinitializer
  %t566 = fmul float %t551, %t38
  %t567 = insertelement <4 x float> poison, float %t566, i64 0
  %t568 = shufflevector <4 x float> %t567, <4 x float> poison, <4 x i32> zeroinitializer
  %t569 = fmul float %t563, %t43
  %t570 = insertelement <4 x float> poison, float %t569, i64 0
  %t571 = shufflevector <4 x float> %t570, <4 x float> poison, <4 x i32> zeroinitializer
  %t572 = call float @llvm.sqrt.f32(float %t569)
  %t573 = insertelement <4 x float> poison, float %t572, i64 0
  %t574 = shufflevector <4 x float> %t573, <4 x float> poison, <4 x i32> zeroinitializer
  %t575 = fadd float %t572, %t48
  %t576 = insertelement <4 x float> poison, float %t575, i64 0
  %t577 = shufflevector <4 x float> %t576, <4 x float> poison, <4 x i32> zeroinitializer
  %t578 = fdiv float %t566, %t575
  %t579 = insertelement <4 x float> poison, float %t578, i64 0
  %t580 = shufflevector <4 x float> %t579, <4 x float> poison, <4 x i32> zeroinitializer
  %t581 = fmul float %t53, %t491
  %t582 = insertelement <4 x float> poison, float %t581, i64 0
  %t583 = shufflevector <4 x float> %t582, <4 x float> poison, <4 x i32> zeroinitializer
  %t584 = fadd float %t578, %t581
  %t585 = insertelement <4 x float> poison, float %t584, i64 0
  %t586 = shufflevector <4 x float> %t585, <4 x float> poison, <4 x i32> zeroinitializer
  %t587 = fpext float %t491 to double
  %t588 = fmul double %t587, %t587
  %t589 = fadd double %t481, %t588
  %t590 = fpext float %t584 to double
  %t591 = fmul double %t590, %t590
  %t592 = fadd double %t482, %t591
  %t593 = getelementptr inbounds float, ptr %t505, i64 %t485
  store float %t551, ptr %t593, align 4
  %t594 = getelementptr inbounds float, ptr %t513, i64 %t485
  store float %t563, ptr %t594, align 4
  %t595 = fmul float %t18, %t524
  %t596 = fmul float %t23, %t522
  %t597 = fadd float %t595, %t596
  %t598 = fmul float %t522, %t522
  %t599 = fmul float %t28, %t526
  %t600 = fmul float %t33, %t598
  %t601 = fadd float %t599, %t600
  %t602 = fmul float %t597, %t38
  %t603 = fmul float %t601, %t43
  %t604 = call float @llvm.sqrt.f32(float %t603)
  %t605 = fadd float %t604, %t48
  %t606 = fdiv float %t602, %t605
  %t607 = fmul float %t53, %t520
  %t608 = fadd float %t606, %t607
  %t609 = fpext float %t520 to double
  %t610 = fmul double %t609, %t609
  %t611 = fadd double %t589, %t610
  %t612 = fpext float %t608 to double
  %t613 = fmul double %t612, %t612
  %t614 = fadd double %t592, %t613
  %t615 = getelementptr inbounds float, ptr %t505, i64 %t518
  store float %t597, ptr %t615, align 4
  %t616 = getelementptr inbounds float, ptr %t513, i64 %t518
  store float %t601, ptr %t616, align 4
  %t617 = fmul float %t18, %t533
  %t618 = fmul float %t23, %t531
  %t619 = fadd float %t617, %t618
  %t620 = fmul float %t531, %t531
  %t621 = fmul float %t28, %t535
  %t622 = fmul float %t33, %t620
  %t623 = fadd float %t621, %t622
  %t624 = fmul float %t619, %t38
  %t625 = fmul float %t623, %t43
  %t626 = call float @llvm.sqrt.f32(float %t625)
  %t627 = fadd float %t626, %t48
  %t628 = fdiv float %t624, %t627
  %t629 = fmul float %t53, %t529
  %t630 = fadd float %t628, %t629
  %t631 = fpext float %t529 to double
  %t632 = fmul double %t631, %t631
  %t633 = fadd double %t611, %t632
  %t634 = fpext float %t630 to double
  %t635 = fmul double %t634, %t634
  %t636 = fadd double %t614, %t635
  %t637 = getelementptr inbounds float, ptr %t505, i64 %t527
  store float %t619, ptr %t637, align 4
  %t638 = getelementptr inbounds float, ptr %t513, i64 %t527
  store float %t623, ptr %t638, align 4
  %t639 = fmul float %t18, %t542
  %t640 = fmul float %t23, %t540
  %t641 = fadd float %t639, %t640
  %t642 = fmul float %t540, %t540
  %t643 = fmul float %t28, %t544
  %t644 = fmul float %t33, %t642
  %t645 = fadd float %t643, %t644
  %t646 = fmul float %t641, %t38
  %t647 = fmul float %t645, %t43
  %t648 = call float @llvm.sqrt.f32(float %t647)
  %t649 = fadd float %t648, %t48
  %t650 = fdiv float %t646, %t649
  %t651 = fmul float %t53, %t538
  %t652 = fadd float %t650, %t651
  %t653 = fpext float %t538 to double
  %t654 = fmul double %t653, %t653
  %t655 = fadd double %t633, %t654
  %t656 = fpext float %t652 to double
  %t657 = fmul double %t656, %t656
  %t658 = fadd double %t636, %t657
  %t659 = getelementptr inbounds float, ptr %t505, i64 %t536
  store float %t641, ptr %t659, align 4
  %t660 = getelementptr inbounds float, ptr %t513, i64 %t536
  store float %t645, ptr %t660, align 4
  %t480 = add nuw nsw i64 %t479, 64
  br label %b476, !llvm.loop !1000000
b478:
  %t661 = add i64 %t475, %t6
  br label %b662
b662:
  %t665 = phi i64 [ %t661, %b478 ], [ %t666, %b663 ]
  %t667 = phi double [ %t481, %b478 ], [ %t730, %b663 ]
  %t668 = phi double [ %t482, %b478 ], [ %t733, %b663 ]
  %t669 = icmp slt i64 %t665, %t471
  br i1 %t669, label %b663, label %b664
b663:
  %t670 = getelementptr inbounds float, ptr %t489, i64 %t665
  %t671 = load float, ptr %t670, align 4
  %t672 = insertelement <4 x float> poison, float %t671, i64 0
  %t673 = shufflevector <4 x float> %t672, <4 x float> poison, <4 x i32> zeroinitializer
  %t674 = getelementptr inbounds float, ptr %t497, i64 %t665
  %t675 = load float, ptr %t674, align 4
  %t676 = insertelement <4 x float> poison, float %t675, i64 0
  %t677 = shufflevector <4 x float> %t676, <4 x float> poison, <4 x i32> zeroinitializer
  %t678 = getelementptr inbounds float, ptr %t505, i64 %t665
  %t679 = load float, ptr %t678, align 4
  %t680 = insertelement <4 x float> poison, float %t679, i64 0
  %t681 = shufflevector <4 x float> %t680, <4 x float> poison, <4 x i32> zeroinitializer
  %t682 = getelementptr inbounds float, ptr %t513, i64 %t665
  %t683 = load float, ptr %t682, align 4
  %t684 = insertelement <4 x float> poison, float %t683, i64 0
  %t685 = shufflevector <4 x float> %t684, <4 x float> poison, <4 x i32> zeroinitializer
  %t686 = fmul float %t18, %t679
  %t687 = insertelement <4 x float> poison, float %t686, i64 0
  %t688 = shufflevector <4 x float> %t687, <4 x float> poison, <4 x i32> zeroinitializer
  %t689 = fmul float %t23, %t675
  %t690 = insertelement <4 x float> poison, float %t689, i64 0
  %t691 = shufflevector <4 x float> %t690, <4 x float> poison, <4 x i32> zeroinitializer
  %t692 = fadd float %t686, %t689
  %t693 = insertelement <4 x float> poison, float %t692, i64 0
  %t694 = shufflevector <4 x float> %t693, <4 x float> poison, <4 x i32> zeroinitializer
  %t695 = fmul float %t675, %t675
  %t696 = insertelement <4 x float> poison, float %t695, i64 0
  %t697 = shufflevector <4 x float> %t696, <4 x float> poison, <4 x i32> zeroinitializer
  %t698 = fmul float %t28, %t683
  %t699 = insertelement <4 x float> poison, float %t698, i64 0
  %t700 = shufflevector <4 x float> %t699, <4 x float> poison, <4 x i32> zeroinitializer
  %t701 = fmul float %t33, %t695
  %t702 = insertelement <4 x float> poison, float %t701, i64 0
  %t703 = shufflevector <4 x float> %t702, <4 x float> poison, <4 x i32> zeroinitializer
  %t704 = fadd float %t698, %t701
  %t705 = insertelement <4 x float> poison, float %t704, i64 0
  %t706 = shufflevector <4 x float> %t705, <4 x float> poison, <4 x i32> zeroinitializer
  %t707 = fmul float %t692, %t38
  %t708 = insertelement <4 x float> poison, float %t707, i64 0
  %t709 = shufflevector <4 x float> %t708, <4 x float> poison, <4 x i32> zeroinitializer
  %t710 = fmul float %t704, %t43
  %t711 = insertelement <4 x float> poison, float %t710, i64 0
  %t712 = shufflevector <4 x float> %t711, <4 x float> poison, <4 x i32> zeroinitializer
  %t713 = call float @llvm.sqrt.f32(float %t710)
  %t714 = insertelement <4 x float> poison, float %t713, i64 0
  %t715 = shufflevector <4 x float> %t714, <4 x float> poison, <4 x i32> zeroinitializer
  %t716 = fadd float %t713, %t48
  %t717 = insertelement <4 x float> poison, float %t716, i64 0
  %t718 = shufflevector <4 x float> %t717, <4 x float> poison, <4 x i32> zeroinitializer
  %t719 = fdiv float %t707, %t716
  %t720 = insertelement <4 x float> poison, float %t719, i64 0
  %t721 = shufflevector <4 x float> %t720, <4 x float> poison, <4 x i32> zeroinitializer
  %t722 = fmul float %t53, %t671
  %t723 = insertelement <4 x float> poison, float %t722, i64 0
  %t724 = shufflevector <4 x float> %t723, <4 x float> poison, <4 x i32> zeroinitializer
  %t725 = fadd float %t719, %t722
  %t726 = insertelement <4 x float> poison, float %t725, i64 0
  %t727 = shufflevector <4 x float> %t726, <4 x float> poison, <4 x i32> zeroinitializer
  %t728 = fpext float %t671 to double
  %t729 = fmul double %t728, %t728
  %t730 = fadd double %t667, %t729
  %t731 = fpext float %t725 to double
  %t732 = fmul double %t731, %t731
  %t733 = fadd double %t668, %t732
  %t734 = getelementptr inbounds float, ptr %t505, i64 %t665
  store float %t692, ptr %t734, align 4
  %t735 = getelementptr inbounds float, ptr %t513, i64 %t665
  store float %t704, ptr %t735, align 4
  %t666 = add nuw nsw i64 %t665, 16
  br label %b662, !llvm.loop !1000000
b664:
  %t736 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t737 = and i32 %t736, 16
  %t738 = shl i32 65535, %t737
  %t739 = bitcast double %t667 to i64
  %t740 = trunc i64 %t739 to i32
  %t741 = lshr i64 %t739, 32
  %t742 = trunc i64 %t741 to i32
  %t743 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t738, i32 %t740, i32 8, i32 4127)
  %t744 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t738, i32 %t742, i32 8, i32 4127)
  %t745 = zext i32 %t743 to i64
  %t746 = zext i32 %t744 to i64
  %t747 = shl i64 %t746, 32
  %t748 = or i64 %t747, %t745
  %t749 = bitcast i64 %t748 to double
  %t750 = fadd double %t667, %t749
  %t751 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t752 = and i32 %t751, 16
  %t753 = shl i32 65535, %t752
  %t754 = bitcast double %t750 to i64
  %t755 = trunc i64 %t754 to i32
  %t756 = lshr i64 %t754, 32
  %t757 = trunc i64 %t756 to i32
  %t758 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t753, i32 %t755, i32 4, i32 4127)
  %t759 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t753, i32 %t757, i32 4, i32 4127)
  %t760 = zext i32 %t758 to i64
  %t761 = zext i32 %t759 to i64
  %t762 = shl i64 %t761, 32
  %t763 = or i64 %t762, %t760
  %t764 = bitcast i64 %t763 to double
  %t765 = fadd double %t750, %t764
  %t766 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t767 = and i32 %t766, 16
  %t768 = shl i32 65535, %t767
  %t769 = bitcast double %t765 to i64
  %t770 = trunc i64 %t769 to i32
  %t771 = lshr i64 %t769, 32
  %t772 = trunc i64 %t771 to i32
  %t773 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t768, i32 %t770, i32 2, i32 4127)
  %t774 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t768, i32 %t772, i32 2, i32 4127)
  %t775 = zext i32 %t773 to i64
  %t776 = zext i32 %t774 to i64
  %t777 = shl i64 %t776, 32
  %t778 = or i64 %t777, %t775
  %t779 = bitcast i64 %t778 to double
  %t780 = fadd double %t765, %t779
  %t781 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t782 = and i32 %t781, 16
  %t783 = shl i32 65535, %t782
  %t784 = bitcast double %t780 to i64
  %t785 = trunc i64 %t784 to i32
  %t786 = lshr i64 %t784, 32
  %t787 = trunc i64 %t786 to i32
  %t788 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t783, i32 %t785, i32 1, i32 4127)
  %t789 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t783, i32 %t787, i32 1, i32 4127)
  %t790 = zext i32 %t788 to i64
  %t791 = zext i32 %t789 to i64
  %t792 = shl i64 %t791, 32
  %t793 = or i64 %t792, %t790
  %t794 = bitcast i64 %t793 to double
  %t795 = fadd double %t780, %t794
  %t796 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t797 = and i32 %t796, 16
  %t798 = shl i32 65535, %t797
  %t799 = bitcast double %t668 to i64
  %t800 = trunc i64 %t799 to i32
  %t801 = lshr i64 %t799, 32
  %t802 = trunc i64 %t801 to i32
  %t803 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t798, i32 %t800, i32 8, i32 4127)
  %t804 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t798, i32 %t802, i32 8, i32 4127)
  %t805 = zext i32 %t803 to i64
  %t806 = zext i32 %t804 to i64
  %t807 = shl i64 %t806, 32
  %t808 = or i64 %t807, %t805
  %t809 = bitcast i64 %t808 to double
  %t810 = fadd double %t668, %t809
  %t811 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t812 = and i32 %t811, 16
  %t813 = shl i32 65535, %t812
  %t814 = bitcast double %t810 to i64
  %t815 = trunc i64 %t814 to i32
  %t816 = lshr i64 %t814, 32
  %t817 = trunc i64 %t816 to i32
  %t818 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t813, i32 %t815, i32 4, i32 4127)
  %t819 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t813, i32 %t817, i32 4, i32 4127)
  %t820 = zext i32 %t818 to i64
  %t821 = zext i32 %t819 to i64
  %t822 = shl i64 %t821, 32
  %t823 = or i64 %t822, %t820
  %t824 = bitcast i64 %t823 to double
  %t825 = fadd double %t810, %t824
  %t826 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t827 = and i32 %t826, 16
  %t828 = shl i32 65535, %t827
  %t829 = bitcast double %t825 to i64
  %t830 = trunc i64 %t829 to i32
  %t831 = lshr i64 %t829, 32
  %t832 = trunc i64 %t831 to i32
  %t833 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t828, i32 %t830, i32 2, i32 4127)
  %t834 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t828, i32 %t832, i32 2, i32 4127)
  %t835 = zext i32 %t833 to i64
  %t836 = zext i32 %t834 to i64
  %t837 = shl i64 %t836, 32
  %t838 = or i64 %t837, %t835
  %t839 = bitcast i64 %t838 to double
  %t840 = fadd double %t825, %t839
  %t841 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t842 = and i32 %t841, 16
  %t843 = shl i32 65535, %t842
  %t844 = bitcast double %t840 to i64
  %t845 = trunc i64 %t844 to i32
  %t846 = lshr i64 %t844, 32
  %t847 = trunc i64 %t846 to i32
  %t848 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t843, i32 %t845, i32 1, i32 4127)
  %t849 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t843, i32 %t847, i32 1, i32 4127)
  %t850 = zext i32 %t848 to i64
  %t851 = zext i32 %t849 to i64
  %t852 = shl i64 %t851, 32
  %t853 = or i64 %t852, %t850
  %t854 = bitcast i64 %t853 to double
  %t855 = fadd double %t840, %t854
  %t856 = icmp eq i64 %t6, 0
  br i1 %t856, label %b857, label %b858
b857:
  %t859 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t860 = load i64, ptr %t859, align 8
  %t861 = inttoptr i64 %t860 to ptr addrspace(1)
  %t862 = addrspacecast ptr addrspace(1) %t861 to ptr
  %t863 = udiv i64 %t469, 1024
  %t865 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t866 = load i64, ptr %t865, align 8
  %t867 = inttoptr i64 %t866 to ptr addrspace(1)
  %t868 = addrspacecast ptr addrspace(1) %t867 to ptr
  %t864 = getelementptr inbounds double, ptr %t862, i64 %t863
  store double %t795, ptr %t864, align 8
  %t869 = getelementptr inbounds double, ptr %t868, i64 %t863
  store double %t855, ptr %t869, align 8
  br label %b858
b858:
  %t467 = add nuw nsw i64 %t466, %t461
  br label %b463, !llvm.loop !1000000
b465:
  br label %b94
b94:
  ret void
}

define internal void @sf_x_sweep1_pass0(ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows, i64 %col, i64 %cols) convergent nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t7 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t8 = load i64, ptr %t7, align 8
  %t9 = inttoptr i64 %t8 to ptr addrspace(1)
  %t10 = addrspacecast ptr addrspace(1) %t9 to ptr
  %t11 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t12 = load i64, ptr %t11, align 8
  %t13 = mul i64 %t12, 17
  %t14 = getelementptr inbounds double, ptr %t10, i64 %t13
  %t35 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t36 = load i64, ptr %t35, align 8
  %t37 = inttoptr i64 %t36 to ptr addrspace(1)
  %t38 = addrspacecast ptr addrspace(1) %t37 to ptr
  %t39 = mul i64 %number, 1
  %t40 = getelementptr inbounds double, ptr %t38, i64 %t39
  %t46 = urem i64 %col, 4
  %t47 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t48 = load i64, ptr %t47, align 8
  %t49 = inttoptr i64 %t48 to ptr addrspace(1)
  %t50 = addrspacecast ptr addrspace(1) %t49 to ptr
  %t51 = ptrtoint ptr %t50 to i64
  %t52 = urem i64 %t51, 16
  %t53 = add i64 %t46, %t52
  %t54 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t55 = load i64, ptr %t54, align 8
  %t56 = inttoptr i64 %t55 to ptr addrspace(1)
  %t57 = addrspacecast ptr addrspace(1) %t56 to ptr
  %t58 = ptrtoint ptr %t57 to i64
  %t59 = urem i64 %t58, 16
  %t60 = add i64 %t53, %t59
  %t61 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t62 = load i64, ptr %t61, align 8
  %t63 = inttoptr i64 %t62 to ptr addrspace(1)
  %t64 = addrspacecast ptr addrspace(1) %t63 to ptr
  %t65 = ptrtoint ptr %t64 to i64
  %t66 = urem i64 %t65, 16
  %t67 = add i64 %t60, %t66
  %t68 = icmp eq i64 %t67, 0
  %t69 = add i64 %col, %cols
  %t70 = sub i64 %t69, %col
  %t71 = urem i64 %t70, 4
  %t72 = sub i64 %t70, %t71
  %t73 = select i1 %t68, i64 %t72, i64 0
  %t74 = add i64 %col, %t73
  %t75 = sub i64 %t69, %t74
  %t76 = urem i64 %t75, 1024
  %t77 = sub i64 %t75, %t76
  %t78 = sub i64 %t74, %col
  %t79 = urem i64 %t78, 2048
  %t80 = sub i64 %t78, %t79
  %t81 = add i64 %col, %t80
  %t161 = add i64 %t74, %t77
  %t1 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t2 = and i32 %t1, 1023
  %t3 = zext i32 %t2 to i64
  %t4 = call i32 asm sideeffect "mov.u32 $0, %ntid.x;", "=r"()
  %t5 = zext i32 %t4 to i64
  %t6 = and i64 %t3, 15
  %t15 = getelementptr inbounds double, ptr %t14, i64 11
  %t16 = load double, ptr %t15, align 8
  %t17 = fptrunc double %t16 to float
  %t18 = insertelement <4 x float> poison, float %t17, i64 0
  %t19 = shufflevector <4 x float> %t18, <4 x float> poison, <4 x i32> zeroinitializer
  %t20 = getelementptr inbounds double, ptr %t14, i64 14
  %t21 = load double, ptr %t20, align 8
  %t22 = fptrunc double %t21 to float
  %t23 = insertelement <4 x float> poison, float %t22, i64 0
  %t24 = shufflevector <4 x float> %t23, <4 x float> poison, <4 x i32> zeroinitializer
  %t25 = getelementptr inbounds double, ptr %t14, i64 15
  %t26 = load double, ptr %t25, align 8
  %t27 = fptrunc double %t26 to float
  %t28 = insertelement <4 x float> poison, float %t27, i64 0
  %t29 = shufflevector <4 x float> %t28, <4 x float> poison, <4 x i32> zeroinitializer
  %t30 = getelementptr inbounds double, ptr %t14, i64 16
  %t31 = load double, ptr %t30, align 8
  %t32 = fptrunc double %t31 to float
  %t33 = insertelement <4 x float> poison, float %t32, i64 0
  %t34 = shufflevector <4 x float> %t33, <4 x float> poison, <4 x i32> zeroinitializer
  %t41 = getelementptr inbounds double, ptr %t40, i64 0
  %t42 = load double, ptr %t41, align 8
  %t43 = fptrunc double %t42 to float
  %t44 = insertelement <4 x float> poison, float %t43, i64 0
  %t45 = shufflevector <4 x float> %t44, <4 x float> poison, <4 x i32> zeroinitializer
  br label %b82
b82:
  %t85 = phi i64 [ %col, %entry ], [ %t86, %b94 ]
  %t87 = icmp slt i64 %t85, %t81
  br i1 %t87, label %b83, label %b84
b83:
  %t88 = add i64 %t85, 1024
  %t89 = mul i64 %t3, 4
  %t90 = mul i64 %t5, 4
  %t91 = add i64 %t85, %t89
  br label %b92
b92:
  %t95 = phi i64 [ %t91, %b83 ], [ %t96, %b93 ]
  %t97 = icmp slt i64 %t95, %t88
  br i1 %t97, label %b93, label %b94
b93:
  %t105 = add i64 %t95, 1024
  %t106 = getelementptr float, ptr %t50, i64 %t105
  %t109 = getelementptr float, ptr %t57, i64 %t105
  %t112 = getelementptr float, ptr %t64, i64 %t105
  %t98 = add i64 %t95, 0
  %t99 = getelementptr inbounds float, ptr %t50, i64 %t98
  %t100 = load <4 x float>, ptr %t99, align 16
  %t101 = getelementptr inbounds float, ptr %t57, i64 %t98
  %t102 = load <4 x float>, ptr %t101, align 16
  %t103 = getelementptr inbounds float, ptr %t64, i64 %t98
  %t104 = load <4 x float>, ptr %t103, align 16
  %t107 = getelementptr inbounds float, ptr %t106, i64 0
  %t108 = load <4 x float>, ptr %t107, align 16
  %t110 = getelementptr inbounds float, ptr %t109, i64 0
  %t111 = load <4 x float>, ptr %t110, align 16
  %t113 = getelementptr inbounds float, ptr %t112, i64 0
  %t114 = load <4 x float>, ptr %t113, align 16
  %t115 = fmul <4 x float> %t102, %t19
  %t116 = fmul <4 x float> %t104, %t24
  %t117 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %t116)
  %t118 = fadd <4 x float> %t117, %t29
  %t119 = fdiv <4 x float> %t115, %t118
  %t120 = fmul <4 x float> %t34, %t100
  %t121 = fadd <4 x float> %t119, %t120
  %t122 = fmul <4 x float> %t45, %t121
  %t123 = fsub <4 x float> %t100, %t122
  %t124 = getelementptr inbounds float, ptr %t50, i64 %t98
  store <4 x float> %t123, ptr %t124, align 16
  %t125 = fmul <4 x float> %t111, %t19
  %t126 = fmul <4 x float> %t114, %t24
  %t127 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %t126)
  %t128 = fadd <4 x float> %t127, %t29
  %t129 = fdiv <4 x float> %t125, %t128
  %t130 = fmul <4 x float> %t34, %t108
  %t131 = fadd <4 x float> %t129, %t130
  %t132 = fmul <4 x float> %t45, %t131
  %t133 = fsub <4 x float> %t108, %t132
  %t134 = getelementptr inbounds float, ptr %t106, i64 0
  store <4 x float> %t133, ptr %t134, align 16
  %t96 = add nuw nsw i64 %t95, %t90
  br label %b92, !llvm.loop !1000000
b94:
  %t86 = add nuw nsw i64 %t85, 2048
  br label %b82, !llvm.loop !1000000
b84:
  %t135 = mul i64 %t3, 4
  %t136 = mul i64 %t5, 4
  %t137 = add i64 %t81, %t135
  br label %b138
b138:
  %t141 = phi i64 [ %t137, %b84 ], [ %t142, %b139 ]
  %t143 = icmp slt i64 %t141, %t74
  br i1 %t143, label %b139, label %b140
b139:
  %t144 = add i64 %t141, 0
  %t145 = getelementptr inbounds float, ptr %t50, i64 %t144
  %t146 = load <4 x float>, ptr %t145, align 16
  %t147 = getelementptr inbounds float, ptr %t57, i64 %t144
  %t148 = load <4 x float>, ptr %t147, align 16
  %t149 = getelementptr inbounds float, ptr %t64, i64 %t144
  %t150 = load <4 x float>, ptr %t149, align 16
  %t151 = fmul <4 x float> %t148, %t19
  %t152 = fmul <4 x float> %t150, %t24
  %t153 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %t152)
  %t154 = fadd <4 x float> %t153, %t29
  %t155 = fdiv <4 x float> %t151, %t154
  %t156 = fmul <4 x float> %t34, %t146
  %t157 = fadd <4 x float> %t155, %t156
  %t158 = fmul <4 x float> %t45, %t157
  %t159 = fsub <4 x float> %t146, %t158
  %t160 = getelementptr inbounds float, ptr %t50, i64 %t144
  store <4 x float> %t159, ptr %t160, align 16
  %t142 = add nuw nsw i64 %t141, %t136
  br label %b138, !llvm.loop !1000000
b140:
  br label %b162
b162:
  %t165 = phi i64 [ %t74, %b140 ], [ %t166, %b172 ]
  %t167 = icmp slt i64 %t165, %t161
  br i1 %t167, label %b163, label %b164
b163:
  %t168 = add i64 %t165, 256
  %t169 = add i64 %t165, %t3
  br label %b170
b170:
  %t173 = phi i64 [ %t169, %b163 ], [ %t174, %b171 ]
  %t175 = icmp slt i64 %t173, %t168
  br i1 %t175, label %b171, label %b172
b171:
  %t188 = add i64 %t173, 256
  %t201 = add i64 %t173, 512
  %t208 = add i64 %t173, 768
  %t176 = getelementptr inbounds float, ptr %t50, i64 %t173
  %t177 = load float, ptr %t176, align 4
  %t178 = insertelement <4 x float> poison, float %t177, i64 0
  %t179 = shufflevector <4 x float> %t178, <4 x float> poison, <4 x i32> zeroinitializer
  %t180 = getelementptr inbounds float, ptr %t57, i64 %t173
  %t181 = load float, ptr %t180, align 4
  %t182 = insertelement <4 x float> poison, float %t181, i64 0
  %t183 = shufflevector <4 x float> %t182, <4 x float> poison, <4 x i32> zeroinitializer
  %t184 = getelementptr inbounds float, ptr %t64, i64 %t173
  %t185 = load float, ptr %t184, align 4
  %t186 = insertelement <4 x float> poison, float %t185, i64 0
  %t187 = shufflevector <4 x float> %t186, <4 x float> poison, <4 x i32> zeroinitializer
  %t189 = getelementptr inbounds float, ptr %t50, i64 %t188
  %t190 = load float, ptr %t189, align 4
  %t191 = insertelement <4 x float> poison, float %t190, i64 0
  %t192 = shufflevector <4 x float> %t191, <4 x float> poison, <4 x i32> zeroinitializer
  %t193 = getelementptr inbounds float, ptr %t57, i64 %t188
  %t194 = load float, ptr %t193, align 4
  %t195 = insertelement <4 x float> poison, float %t194, i64 0
  %t196 = shufflevector <4 x float> %t195, <4 x float> poison, <4 x i32> zeroinitializer
  %t197 = getelementptr inbounds float, ptr %t64, i64 %t188
  %t198 = load float, ptr %t197, align 4
  %t199 = insertelement <4 x float> poison, float %t198, i64 0
  %t200 = shufflevector <4 x float> %t199, <4 x float> poison, <4 x i32> zeroinitializer
  %t202 = getelementptr inbounds float, ptr %t50, i64 %t201
  %t203 = load float, ptr %t202, align 4
  %t204 = getelementptr inbounds float, ptr %t57, i64 %t201
  %t205 = load float, ptr %t204, align 4
  %t206 = getelementptr inbounds float, ptr %t64, i64 %t201
  %t207 = load float, ptr %t206, align 4
  %t209 = getelementptr inbounds float, ptr %t50, i64 %t208
  %t210 = load float, ptr %t209, align 4
  %t211 = getelementptr inbounds float, ptr %t57, i64 %t208
  %t212 = load float, ptr %t211, align 4
  %t213 = getelementptr inbounds float, ptr %t64, i64 %t208
  %t214 = load float, ptr %t213, align 4
  %t215 = fmul float %t181, %t17
  %t216 = insertelement <4 x float> poison, float %t215, i64 0
  %t217 = shufflevector <4 x float> %t216, <4 x float> poison, <4 x i32> zeroinitializer
  %t218 = fmul float %t185, %t22
  %t219 = insertelement <4 x float> poison, float %t218, i64 0
  %t220 = shufflevector <4 x float> %t219, <4 x float> poison, <4 x i32> zeroinitializer
  %t221 = call float @llvm.sqrt.f32(float %t218)
  %t222 = insertelement <4 x float> poison, float %t221, i64 0
  %t223 = shufflevector <4 x float> %t222, <4 x float> poison, <4 x i32> zeroinitializer
  %t224 = fadd float %t221, %t27
  %t225 = insertelement <4 x float> poison, float %t224, i64 0
  %t226 = shufflevector <4 x float> %t225, <4 x float> poison, <4 x i32> zeroinitializer
  %t227 = fdiv float %t215, %t224
  %t228 = insertelement <4 x float> poison, float %t227, i64 0
  %t229 = shufflevector <4 x float> %t228, <4 x float> poison, <4 x i32> zeroinitializer
  %t230 = fmul float %t32, %t177
  %t231 = insertelement <4 x float> poison, float %t230, i64 0
  %t232 = shufflevector <4 x float> %t231, <4 x float> poison, <4 x i32> zeroinitializer
  %t233 = fadd float %t227, %t230
  %t234 = insertelement <4 x float> poison, float %t233, i64 0
  %t235 = shufflevector <4 x float> %t234, <4 x float> poison, <4 x i32> zeroinitializer
  %t236 = fmul float %t43, %t233
  %t237 = insertelement <4 x float> poison, float %t236, i64 0
  %t238 = shufflevector <4 x float> %t237, <4 x float> poison, <4 x i32> zeroinitializer
  %t239 = fsub float %t177, %t236
  %t240 = insertelement <4 x float> poison, float %t239, i64 0
  %t241 = shufflevector <4 x float> %t240, <4 x float> poison, <4 x i32> zeroinitializer
  %t242 = getelementptr inbounds float, ptr %t50, i64 %t173
  store float %t239, ptr %t242, align 4
  %t243 = fmul float %t194, %t17
  %t244 = insertelement <4 x float> poison, float %t243, i64 0
  %t245 = shufflevector <4 x float> %t244, <4 x float> poison, <4 x i32> zeroinitializer
  %t246 = fmul float %t198, %t22
  %t247 = insertelement <4 x float> poison, float %t246, i64 0
  %t248 = shufflevector <4 x float> %t247, <4 x float> poison, <4 x i32> zeroinitializer
  %t249 = call float @llvm.sqrt.f32(float %t246)
  %t250 = insertelement <4 x float> poison, float %t249, i64 0
  %t251 = shufflevector <4 x float> %t250, <4 x float> poison, <4 x i32> zeroinitializer
  %t252 = fadd float %t249, %t27
  %t253 = insertelement <4 x float> poison, float %t252, i64 0
  %t254 = shufflevector <4 x float> %t253, <4 x float> poison, <4 x i32> zeroinitializer
  %t255 = fdiv float %t243, %t252
  %t256 = insertelement <4 x float> poison, float %t255, i64 0
  %t257 = shufflevector <4 x float> %t256, <4 x float> poison, <4 x i32> zeroinitializer
  %t258 = fmul float %t32, %t190
  %t259 = insertelement <4 x float> poison, float %t258, i64 0
  %t260 = shufflevector <4 x float> %t259, <4 x float> poison, <4 x i32> zeroinitializer
  %t261 = fadd float %t255, %t258
  %t262 = insertelement <4 x float> poison, float %t261, i64 0
  %t263 = shufflevector <4 x float> %t262, <4 x float> poison, <4 x i32> zeroinitializer
  %t264 = fmul float %t43, %t261
  %t265 = insertelement <4 x float> poison, float %t264, i64 0
  %t266 = shufflevector <4 x float> %t265, <4 x float> poison, <4 x i32> zeroinitializer
  %t267 = fsub float %t190, %t264
  %t268 = insertelement <4 x float> poison, float %t267, i64 0
  %t269 = shufflevector <4 x float> %t268, <4 x float> poison, <4 x i32> zeroinitializer
  %t270 = getelementptr inbounds float, ptr %t50, i64 %t188
  store float %t267, ptr %t270, align 4
  %t271 = fmul float %t205, %t17
  %t272 = fmul float %t207, %t22
  %t273 = call float @llvm.sqrt.f32(float %t272)
  %t274 = fadd float %t273, %t27
  %t275 = fdiv float %t271, %t274
  %t276 = fmul float %t32, %t203
  %t277 = fadd float %t275, %t276
  %t278 = fmul float %t43, %t277
  %t279 = fsub float %t203, %t278
  %t280 = getelementptr inbounds float, ptr %t50, i64 %t201
  store float %t279, ptr %t280, align 4
  %t281 = fmul float %t212, %t17
  %t282 = fmul float %t214, %t22
  %t283 = call float @llvm.sqrt.f32(float %t282)
  %t284 = fadd float %t283, %t27
  %t285 = fdiv float %t281, %t284
  %t286 = fmul float %t32, %t210
  %t287 = fadd float %t285, %t286
  %t288 = fmul float %t43, %t287
  %t289 = fsub float %t210, %t288
  %t290 = getelementptr inbounds float, ptr %t50, i64 %t208
  store float %t289, ptr %t290, align 4
  %t174 = add nuw nsw i64 %t173, %t5
  br label %b170, !llvm.loop !1000000
b172:
  %t166 = add nuw nsw i64 %t165, 1024
  br label %b162, !llvm.loop !1000000
b164:
  %t291 = add i64 %t161, %t3
  br label %b292
b292:
  %t295 = phi i64 [ %t291, %b164 ], [ %t296, %b293 ]
  %t297 = icmp slt i64 %t295, %t69
  br i1 %t297, label %b293, label %b294
b293:
  %t298 = getelementptr inbounds float, ptr %t50, i64 %t295
  %t299 = load float, ptr %t298, align 4
  %t300 = insertelement <4 x float> poison, float %t299, i64 0
  %t301 = shufflevector <4 x float> %t300, <4 x float> poison, <4 x i32> zeroinitializer
  %t302 = getelementptr inbounds float, ptr %t57, i64 %t295
  %t303 = load float, ptr %t302, align 4
  %t304 = insertelement <4 x float> poison, float %t303, i64 0
  %t305 = shufflevector <4 x float> %t304, <4 x float> poison, <4 x i32> zeroinitializer
  %t306 = getelementptr inbounds float, ptr %t64, i64 %t295
  %t307 = load float, ptr %t306, align 4
  %t308 = insertelement <4 x float> poison, float %t307, i64 0
  %t309 = shufflevector <4 x float> %t308, <4 x float> poison, <4 x i32> zeroinitializer
  %t310 = fmul float %t303, %t17
  %t311 = insertelement <4 x float> poison, float %t310, i64 0
  %t312 = shufflevector <4 x float> %t311, <4 x float> poison, <4 x i32> zeroinitializer
  %t313 = fmul float %t307, %t22
  %t314 = insertelement <4 x float> poison, float %t313, i64 0
  %t315 = shufflevector <4 x float> %t314, <4 x float> poison, <4 x i32> zeroinitializer
  %t316 = call float @llvm.sqrt.f32(float %t313)
  %t317 = insertelement <4 x float> poison, float %t316, i64 0
  %t318 = shufflevector <4 x float> %t317, <4 x float> poison, <4 x i32> zeroinitializer
  %t319 = fadd float %t316, %t27
  %t320 = insertelement <4 x float> poison, float %t319, i64 0
  %t321 = shufflevector <4 x float> %t320, <4 x float> poison, <4 x i32> zeroinitializer
  %t322 = fdiv float %t310, %t319
  %t323 = insertelement <4 x float> poison, float %t322, i64 0
  %t324 = shufflevector <4 x float> %t323, <4 x float> poison, <4 x i32> zeroinitializer
  %t325 = fmul float %t32, %t299
  %t326 = insertelement <4 x float> poison, float %t325, i64 0
  %t327 = shufflevector <4 x float> %t326, <4 x float> poison, <4 x i32> zeroinitializer
  %t328 = fadd float %t322, %t325
  %t329 = insertelement <4 x float> poison, float %t328, i64 0
  %t330 = shufflevector <4 x float> %t329, <4 x float> poison, <4 x i32> zeroinitializer
  %t331 = fmul float %t43, %t328
  %t332 = insertelement <4 x float> poison, float %t331, i64 0
  %t333 = shufflevector <4 x float> %t332, <4 x float> poison, <4 x i32> zeroinitializer
  %t334 = fsub float %t299, %t331
  %t335 = insertelement <4 x float> poison, float %t334, i64 0
  %t336 = shufflevector <4 x float> %t335, <4 x float> poison, <4 x i32> zeroinitializer
  %t337 = getelementptr inbounds float, ptr %t50, i64 %t295
  store float %t334, ptr %t337, align 4
  %t296 = add nuw nsw i64 %t295, %t5
  br label %b292, !llvm.loop !1000000
b294:
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
  br label %b8, !llvm.loop !1000000
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
  br label %b171, !llvm.loop !1000000
b173:
  %t281 = getelementptr inbounds double, ptr %t155, i64 1
  %t282 = load double, ptr %t281, align 8
  %t283 = icmp eq i64 %t2, 0
  br i1 %t283, label %b284, label %b285
b284:
  %t286 = getelementptr inbounds double, ptr %t155, i64 0
  store double %t282, ptr %t286, align 8
  br label %b285
b285:
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
  %t12 = icmp sle i64 16385, %t11
  %t13 = add i64 %t11, 1023
  %t14 = udiv i64 %t13, 1024
  %t15 = select i1 %t12, i64 %t14, i64 %t11
  %t17 = select i1 %t12, i64 1024, i64 1
  %t135 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t136 = load i64, ptr %t135, align 8
  %t137 = inttoptr i64 %t136 to ptr addrspace(1)
  %t138 = addrspacecast ptr addrspace(1) %t137 to ptr
  %t262 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t263 = load i64, ptr %t262, align 8
  %t264 = inttoptr i64 %t263 to ptr addrspace(1)
  %t265 = addrspacecast ptr addrspace(1) %t264 to ptr
  %t266 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t267 = load i64, ptr %t266, align 8
  %t268 = mul i64 %t267, 17
  %t269 = getelementptr inbounds double, ptr %t265, i64 %t268
  %t277 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t278 = load i64, ptr %t277, align 8
  %t279 = inttoptr i64 %t278 to ptr addrspace(1)
  %t280 = addrspacecast ptr addrspace(1) %t279 to ptr
  %t281 = mul i64 %number, 1
  %t282 = getelementptr inbounds double, ptr %t280, i64 %t281
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t16 = getelementptr inbounds double, ptr %t9, i64 0
  %t22 = mul i64 %t17, 1024
  %t23 = icmp sgt i64 %t15, 1
  br i1 %t23, label %b18, label %b19
b18:
  %t24 = phi ptr [ %t16, %entry ], [ %t16, %b41 ]
  %t25 = phi i64 [ %t15, %entry ], [ %t29, %b41 ]
  %t26 = phi i64 [ %t17, %entry ], [ %t27, %b41 ]
  %t27 = phi i64 [ %t22, %entry ], [ %t125, %b41 ]
  %t28 = add i64 %t25, 1023
  %t29 = udiv i64 %t28, 1024
  %t30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t31 = zext i32 %t30 to i64
  %t32 = and i64 %t31, 15
  %t33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t34 = zext i32 %t33 to i64
  %t35 = udiv i64 %t34, 16
  %t36 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t37 = zext i32 %t36 to i64
  %t38 = udiv i64 %t37, 16
  br label %b39
b39:
  %t42 = phi i64 [ %t35, %b18 ], [ %t43, %b123 ]
  %t44 = icmp slt i64 %t42, %t29
  br i1 %t44, label %b40, label %b41
b40:
  %t45 = mul i64 %t42, 1024
  %t46 = sub i64 %t25, %t45
  %t47 = call i64 @llvm.smin.i64(i64 %t46, i64 1024)
  br label %b48
b48:
  %t51 = phi i64 [ %t32, %b40 ], [ %t52, %b49 ]
  %t53 = phi double [ 0x0000000000000000, %b40 ], [ %t59, %b49 ]
  %t54 = icmp slt i64 %t51, %t47
  br i1 %t54, label %b49, label %b50
b49:
  %t55 = add i64 %t45, %t51
  %t56 = mul i64 %t55, %t26
  %t57 = getelementptr inbounds double, ptr %t24, i64 %t56
  %t58 = load double, ptr %t57, align 8
  %t59 = fadd double %t53, %t58
  %t52 = add nuw nsw i64 %t51, 16
  br label %b48
b50:
  %t60 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t61 = and i32 %t60, 16
  %t62 = shl i32 65535, %t61
  %t63 = bitcast double %t53 to i64
  %t64 = trunc i64 %t63 to i32
  %t65 = lshr i64 %t63, 32
  %t66 = trunc i64 %t65 to i32
  %t67 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t62, i32 %t64, i32 8, i32 4127)
  %t68 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t62, i32 %t66, i32 8, i32 4127)
  %t69 = zext i32 %t67 to i64
  %t70 = zext i32 %t68 to i64
  %t71 = shl i64 %t70, 32
  %t72 = or i64 %t71, %t69
  %t73 = bitcast i64 %t72 to double
  %t74 = fadd double %t53, %t73
  %t75 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t76 = and i32 %t75, 16
  %t77 = shl i32 65535, %t76
  %t78 = bitcast double %t74 to i64
  %t79 = trunc i64 %t78 to i32
  %t80 = lshr i64 %t78, 32
  %t81 = trunc i64 %t80 to i32
  %t82 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t77, i32 %t79, i32 4, i32 4127)
  %t83 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t77, i32 %t81, i32 4, i32 4127)
  %t84 = zext i32 %t82 to i64
  %t85 = zext i32 %t83 to i64
  %t86 = shl i64 %t85, 32
  %t87 = or i64 %t86, %t84
  %t88 = bitcast i64 %t87 to double
  %t89 = fadd double %t74, %t88
  %t90 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t91 = and i32 %t90, 16
  %t92 = shl i32 65535, %t91
  %t93 = bitcast double %t89 to i64
  %t94 = trunc i64 %t93 to i32
  %t95 = lshr i64 %t93, 32
  %t96 = trunc i64 %t95 to i32
  %t97 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t92, i32 %t94, i32 2, i32 4127)
  %t98 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t92, i32 %t96, i32 2, i32 4127)
  %t99 = zext i32 %t97 to i64
  %t100 = zext i32 %t98 to i64
  %t101 = shl i64 %t100, 32
  %t102 = or i64 %t101, %t99
  %t103 = bitcast i64 %t102 to double
  %t104 = fadd double %t89, %t103
  %t105 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t106 = and i32 %t105, 16
  %t107 = shl i32 65535, %t106
  %t108 = bitcast double %t104 to i64
  %t109 = trunc i64 %t108 to i32
  %t110 = lshr i64 %t108, 32
  %t111 = trunc i64 %t110 to i32
  %t112 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t107, i32 %t109, i32 1, i32 4127)
  %t113 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t107, i32 %t111, i32 1, i32 4127)
  %t114 = zext i32 %t112 to i64
  %t115 = zext i32 %t113 to i64
  %t116 = shl i64 %t115, 32
  %t117 = or i64 %t116, %t114
  %t118 = bitcast i64 %t117 to double
  %t119 = fadd double %t104, %t118
  %t120 = mul i64 %t42, %t27
  %t121 = icmp eq i64 %t32, 0
  br i1 %t121, label %b122, label %b123
b122:
  %t124 = getelementptr inbounds double, ptr %t16, i64 %t120
  store double %t119, ptr %t124, align 8
  br label %b123
b123:
  %t43 = add nuw nsw i64 %t42, %t38
  br label %b39
b41:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t125 = mul i64 %t27, 1024
  %t126 = icmp sgt i64 %t29, 1
  br i1 %t126, label %b18, label %b127
b127:
  %t128 = getelementptr inbounds double, ptr %t16, i64 0
  %t129 = load double, ptr %t128, align 8
  br label %b21
b19:
  %t130 = icmp sgt i64 %t15, 0
  br i1 %t130, label %b20, label %b21
b20:
  %t131 = getelementptr inbounds double, ptr %t16, i64 0
  %t132 = load double, ptr %t131, align 8
  br label %b21
b21:
  %t133 = phi double [ %t129, %b127 ], [ 0x0000000000000000, %b19 ], [ %t132, %b20 ]
  %t134 = call double @llvm.sqrt.f64(double %t133)
  %t139 = getelementptr inbounds double, ptr %t138, i64 0
  %t144 = mul i64 %t17, 1024
  %t145 = icmp sgt i64 %t15, 1
  br i1 %t145, label %b140, label %b141
b140:
  %t146 = phi ptr [ %t139, %b21 ], [ %t139, %b163 ]
  %t147 = phi i64 [ %t15, %b21 ], [ %t151, %b163 ]
  %t148 = phi i64 [ %t17, %b21 ], [ %t149, %b163 ]
  %t149 = phi i64 [ %t144, %b21 ], [ %t247, %b163 ]
  %t150 = add i64 %t147, 1023
  %t151 = udiv i64 %t150, 1024
  %t152 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t153 = zext i32 %t152 to i64
  %t154 = and i64 %t153, 15
  %t155 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t156 = zext i32 %t155 to i64
  %t157 = udiv i64 %t156, 16
  %t158 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t159 = zext i32 %t158 to i64
  %t160 = udiv i64 %t159, 16
  br label %b161
b161:
  %t164 = phi i64 [ %t157, %b140 ], [ %t165, %b245 ]
  %t166 = icmp slt i64 %t164, %t151
  br i1 %t166, label %b162, label %b163
b162:
  %t167 = mul i64 %t164, 1024
  %t168 = sub i64 %t147, %t167
  %t169 = call i64 @llvm.smin.i64(i64 %t168, i64 1024)
  br label %b170
b170:
  %t173 = phi i64 [ %t154, %b162 ], [ %t174, %b171 ]
  %t175 = phi double [ 0x0000000000000000, %b162 ], [ %t181, %b171 ]
  %t176 = icmp slt i64 %t173, %t169
  br i1 %t176, label %b171, label %b172
b171:
  %t177 = add i64 %t167, %t173
  %t178 = mul i64 %t177, %t148
  %t179 = getelementptr inbounds double, ptr %t146, i64 %t178
  %t180 = load double, ptr %t179, align 8
  %t181 = fadd double %t175, %t180
  %t174 = add nuw nsw i64 %t173, 16
  br label %b170
b172:
  %t182 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t183 = and i32 %t182, 16
  %t184 = shl i32 65535, %t183
  %t185 = bitcast double %t175 to i64
  %t186 = trunc i64 %t185 to i32
  %t187 = lshr i64 %t185, 32
  %t188 = trunc i64 %t187 to i32
  %t189 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t184, i32 %t186, i32 8, i32 4127)
  %t190 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t184, i32 %t188, i32 8, i32 4127)
  %t191 = zext i32 %t189 to i64
  %t192 = zext i32 %t190 to i64
  %t193 = shl i64 %t192, 32
  %t194 = or i64 %t193, %t191
  %t195 = bitcast i64 %t194 to double
  %t196 = fadd double %t175, %t195
  %t197 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t198 = and i32 %t197, 16
  %t199 = shl i32 65535, %t198
  %t200 = bitcast double %t196 to i64
  %t201 = trunc i64 %t200 to i32
  %t202 = lshr i64 %t200, 32
  %t203 = trunc i64 %t202 to i32
  %t204 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t199, i32 %t201, i32 4, i32 4127)
  %t205 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t199, i32 %t203, i32 4, i32 4127)
  %t206 = zext i32 %t204 to i64
  %t207 = zext i32 %t205 to i64
  %t208 = shl i64 %t207, 32
  %t209 = or i64 %t208, %t206
  %t210 = bitcast i64 %t209 to double
  %t211 = fadd double %t196, %t210
  %t212 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t213 = and i32 %t212, 16
  %t214 = shl i32 65535, %t213
  %t215 = bitcast double %t211 to i64
  %t216 = trunc i64 %t215 to i32
  %t217 = lshr i64 %t215, 32
  %t218 = trunc i64 %t217 to i32
  %t219 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t214, i32 %t216, i32 2, i32 4127)
  %t220 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t214, i32 %t218, i32 2, i32 4127)
  %t221 = zext i32 %t219 to i64
  %t222 = zext i32 %t220 to i64
  %t223 = shl i64 %t222, 32
  %t224 = or i64 %t223, %t221
  %t225 = bitcast i64 %t224 to double
  %t226 = fadd double %t211, %t225
  %t227 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t228 = and i32 %t227, 16
  %t229 = shl i32 65535, %t228
  %t230 = bitcast double %t226 to i64
  %t231 = trunc i64 %t230 to i32
  %t232 = lshr i64 %t230, 32
  %t233 = trunc i64 %t232 to i32
  %t234 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t229, i32 %t231, i32 1, i32 4127)
  %t235 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t229, i32 %t233, i32 1, i32 4127)
  %t236 = zext i32 %t234 to i64
  %t237 = zext i32 %t235 to i64
  %t238 = shl i64 %t237, 32
  %t239 = or i64 %t238, %t236
  %t240 = bitcast i64 %t239 to double
  %t241 = fadd double %t226, %t240
  %t242 = mul i64 %t164, %t149
  %t243 = icmp eq i64 %t154, 0
  br i1 %t243, label %b244, label %b245
b244:
  %t246 = getelementptr inbounds double, ptr %t139, i64 %t242
  store double %t241, ptr %t246, align 8
  br label %b245
b245:
  %t165 = add nuw nsw i64 %t164, %t160
  br label %b161
b163:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t247 = mul i64 %t149, 1024
  %t248 = icmp sgt i64 %t151, 1
  br i1 %t248, label %b140, label %b249
b249:
  %t250 = getelementptr inbounds double, ptr %t139, i64 0
  %t251 = load double, ptr %t250, align 8
  br label %b143
b141:
  %t252 = icmp sgt i64 %t15, 0
  br i1 %t252, label %b142, label %b143
b142:
  %t253 = getelementptr inbounds double, ptr %t139, i64 0
  %t254 = load double, ptr %t253, align 8
  br label %b143
b143:
  %t255 = phi double [ %t251, %b249 ], [ 0x0000000000000000, %b141 ], [ %t254, %b142 ]
  %t256 = call double @llvm.sqrt.f64(double %t255)
  %t257 = fcmp olt double 0x0000000000000000, %t134
  %t258 = fcmp olt double 0x0000000000000000, %t256
  %t259 = and i1 %t257, %t258
  %t260 = fdiv double %t134, %t256
  %t261 = select i1 %t259, double %t260, double 0x3FF0000000000000
  %t270 = getelementptr inbounds double, ptr %t269, i64 0
  %t271 = load double, ptr %t270, align 8
  %t272 = fmul double %t271, %t261
  %t273 = fptrunc double %t272 to float
  %t274 = icmp eq i64 %t2, 0
  br i1 %t274, label %b275, label %b276
b275:
  %t283 = fpext float %t273 to double
  %t284 = getelementptr inbounds double, ptr %t282, i64 0
  store double %t283, ptr %t284, align 8
  br label %b276
b276:
  ret void
}

define internal void @sf_x_stage1_0_lists(ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows, i64 %col, i64 %cols) convergent nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t6 = add i64 %col, %cols
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t7 = udiv i64 %t2, 16
  %t8 = udiv i64 %t4, 16
  %t9 = mul i64 %t7, 1024
  %t10 = mul i64 %t8, 1024
  %t11 = add i64 %col, %t9
  br label %b12
b12:
  %t15 = phi i64 [ %t11, %entry ], [ %t16, %b207 ]
  %t17 = icmp slt i64 %t15, %t6
  br i1 %t17, label %b13, label %b14
b13:
  %t18 = call i64 asm "mov.b64 $0, $1;", "=l,l"(i64 %t15)
  %t19 = add i64 %t18, 1024
  %t20 = call i64 @llvm.smin.i64(i64 %t19, i64 %t6)
  %t21 = sub i64 %t20, %t18
  %t22 = urem i64 %t21, 64
  %t23 = sub i64 %t21, %t22
  %t24 = add i64 %t18, %t23
  %t35 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t36 = load i64, ptr %t35, align 8
  %t37 = inttoptr i64 %t36 to ptr addrspace(1)
  %t38 = addrspacecast ptr addrspace(1) %t37 to ptr
  %t41 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t42 = load i64, ptr %t41, align 8
  %t43 = inttoptr i64 %t42 to ptr addrspace(1)
  %t44 = addrspacecast ptr addrspace(1) %t43 to ptr
  br label %b25
b25:
  %t28 = phi i64 [ %t18, %b13 ], [ %t29, %b26 ]
  %t30 = phi double [ 0x0000000000000000, %b13 ], [ %t68, %b26 ]
  %t31 = phi double [ 0x0000000000000000, %b13 ], [ %t69, %b26 ]
  %t32 = icmp slt i64 %t28, %t24
  br i1 %t32, label %b26, label %b27
b26:
  %t33 = add i64 %t28, 16
  %t34 = add i64 %t28, %t5
  %t47 = add i64 %t34, 16
  %t52 = add i64 %t34, 32
  %t57 = add i64 %t34, 48
  %t39 = getelementptr inbounds double, ptr %t38, i64 %t34
  %t40 = load double, ptr %t39, align 8
  %t45 = getelementptr inbounds double, ptr %t44, i64 %t34
  %t46 = load double, ptr %t45, align 8
  %t48 = getelementptr inbounds double, ptr %t38, i64 %t47
  %t49 = load double, ptr %t48, align 8
  %t50 = getelementptr inbounds double, ptr %t44, i64 %t47
  %t51 = load double, ptr %t50, align 8
  %t53 = getelementptr inbounds double, ptr %t38, i64 %t52
  %t54 = load double, ptr %t53, align 8
  %t55 = getelementptr inbounds double, ptr %t44, i64 %t52
  %t56 = load double, ptr %t55, align 8
  %t58 = getelementptr inbounds double, ptr %t38, i64 %t57
  %t59 = load double, ptr %t58, align 8
  %t60 = getelementptr inbounds double, ptr %t44, i64 %t57
  %t61 = load double, ptr %t60, align 8
  %t62 = fadd double %t30, %t40
  %t63 = fadd double %t31, %t46
  %t64 = fadd double %t62, %t49
  %t65 = fadd double %t63, %t51
  %t66 = fadd double %t64, %t54
  %t67 = fadd double %t65, %t56
  %t68 = fadd double %t66, %t59
  %t69 = fadd double %t67, %t61
  %t29 = add nuw nsw i64 %t28, 64
  br label %b25, !llvm.loop !1000000
b27:
  %t70 = add i64 %t24, %t5
  br label %b71
b71:
  %t74 = phi i64 [ %t70, %b27 ], [ %t75, %b72 ]
  %t76 = phi double [ %t30, %b27 ], [ %t83, %b72 ]
  %t77 = phi double [ %t31, %b27 ], [ %t84, %b72 ]
  %t78 = icmp slt i64 %t74, %t20
  br i1 %t78, label %b72, label %b73
b72:
  %t79 = getelementptr inbounds double, ptr %t38, i64 %t74
  %t80 = load double, ptr %t79, align 8
  %t81 = getelementptr inbounds double, ptr %t44, i64 %t74
  %t82 = load double, ptr %t81, align 8
  %t83 = fadd double %t76, %t80
  %t84 = fadd double %t77, %t82
  %t75 = add nuw nsw i64 %t74, 16
  br label %b71, !llvm.loop !1000000
b73:
  %t85 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t86 = and i32 %t85, 16
  %t87 = shl i32 65535, %t86
  %t88 = bitcast double %t76 to i64
  %t89 = trunc i64 %t88 to i32
  %t90 = lshr i64 %t88, 32
  %t91 = trunc i64 %t90 to i32
  %t92 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t87, i32 %t89, i32 8, i32 4127)
  %t93 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t87, i32 %t91, i32 8, i32 4127)
  %t94 = zext i32 %t92 to i64
  %t95 = zext i32 %t93 to i64
  %t96 = shl i64 %t95, 32
  %t97 = or i64 %t96, %t94
  %t98 = bitcast i64 %t97 to double
  %t99 = fadd double %t76, %t98
  %t100 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t101 = and i32 %t100, 16
  %t102 = shl i32 65535, %t101
  %t103 = bitcast double %t99 to i64
  %t104 = trunc i64 %t103 to i32
  %t105 = lshr i64 %t103, 32
  %t106 = trunc i64 %t105 to i32
  %t107 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t102, i32 %t104, i32 4, i32 4127)
  %t108 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t102, i32 %t106, i32 4, i32 4127)
  %t109 = zext i32 %t107 to i64
  %t110 = zext i32 %t108 to i64
  %t111 = shl i64 %t110, 32
  %t112 = or i64 %t111, %t109
  %t113 = bitcast i64 %t112 to double
  %t114 = fadd double %t99, %t113
  %t115 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t116 = and i32 %t115, 16
  %t117 = shl i32 65535, %t116
  %t118 = bitcast double %t114 to i64
  %t119 = trunc i64 %t118 to i32
  %t120 = lshr i64 %t118, 32
  %t121 = trunc i64 %t120 to i32
  %t122 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t117, i32 %t119, i32 2, i32 4127)
  %t123 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t117, i32 %t121, i32 2, i32 4127)
  %t124 = zext i32 %t122 to i64
  %t125 = zext i32 %t123 to i64
  %t126 = shl i64 %t125, 32
  %t127 = or i64 %t126, %t124
  %t128 = bitcast i64 %t127 to double
  %t129 = fadd double %t114, %t128
  %t130 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t131 = and i32 %t130, 16
  %t132 = shl i32 65535, %t131
  %t133 = bitcast double %t129 to i64
  %t134 = trunc i64 %t133 to i32
  %t135 = lshr i64 %t133, 32
  %t136 = trunc i64 %t135 to i32
  %t137 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t132, i32 %t134, i32 1, i32 4127)
  %t138 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t132, i32 %t136, i32 1, i32 4127)
  %t139 = zext i32 %t137 to i64
  %t140 = zext i32 %t138 to i64
  %t141 = shl i64 %t140, 32
  %t142 = or i64 %t141, %t139
  %t143 = bitcast i64 %t142 to double
  %t144 = fadd double %t129, %t143
  %t145 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t146 = and i32 %t145, 16
  %t147 = shl i32 65535, %t146
  %t148 = bitcast double %t77 to i64
  %t149 = trunc i64 %t148 to i32
  %t150 = lshr i64 %t148, 32
  %t151 = trunc i64 %t150 to i32
  %t152 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t147, i32 %t149, i32 8, i32 4127)
  %t153 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t147, i32 %t151, i32 8, i32 4127)
  %t154 = zext i32 %t152 to i64
  %t155 = zext i32 %t153 to i64
  %t156 = shl i64 %t155, 32
  %t157 = or i64 %t156, %t154
  %t158 = bitcast i64 %t157 to double
  %t159 = fadd double %t77, %t158
  %t160 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t161 = and i32 %t160, 16
  %t162 = shl i32 65535, %t161
  %t163 = bitcast double %t159 to i64
  %t164 = trunc i64 %t163 to i32
  %t165 = lshr i64 %t163, 32
  %t166 = trunc i64 %t165 to i32
  %t167 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t162, i32 %t164, i32 4, i32 4127)
  %t168 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t162, i32 %t166, i32 4, i32 4127)
  %t169 = zext i32 %t167 to i64
  %t170 = zext i32 %t168 to i64
  %t171 = shl i64 %t170, 32
  %t172 = or i64 %t171, %t169
  %t173 = bitcast i64 %t172 to double
  %t174 = fadd double %t159, %t173
  %t175 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t176 = and i32 %t175, 16
  %t177 = shl i32 65535, %t176
  %t178 = bitcast double %t174 to i64
  %t179 = trunc i64 %t178 to i32
  %t180 = lshr i64 %t178, 32
  %t181 = trunc i64 %t180 to i32
  %t182 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t177, i32 %t179, i32 2, i32 4127)
  %t183 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t177, i32 %t181, i32 2, i32 4127)
  %t184 = zext i32 %t182 to i64
  %t185 = zext i32 %t183 to i64
  %t186 = shl i64 %t185, 32
  %t187 = or i64 %t186, %t184
  %t188 = bitcast i64 %t187 to double
  %t189 = fadd double %t174, %t188
  %t190 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t191 = and i32 %t190, 16
  %t192 = shl i32 65535, %t191
  %t193 = bitcast double %t189 to i64
  %t194 = trunc i64 %t193 to i32
  %t195 = lshr i64 %t193, 32
  %t196 = trunc i64 %t195 to i32
  %t197 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t192, i32 %t194, i32 1, i32 4127)
  %t198 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t192, i32 %t196, i32 1, i32 4127)
  %t199 = zext i32 %t197 to i64
  %t200 = zext i32 %t198 to i64
  %t201 = shl i64 %t200, 32
  %t202 = or i64 %t201, %t199
  %t203 = bitcast i64 %t202 to double
  %t204 = fadd double %t189, %t203
  %t205 = icmp eq i64 %t5, 0
  br i1 %t205, label %b206, label %b207
b206:
  %t208 = udiv i64 %t18, 1024
  %t209 = mul i64 %t208, 1024
  %t210 = getelementptr inbounds double, ptr %t38, i64 %t209
  store double %t144, ptr %t210, align 8
  %t211 = getelementptr inbounds double, ptr %t44, i64 %t209
  store double %t204, ptr %t211, align 8
  br label %b207
b207:
  %t16 = add nuw nsw i64 %t15, %t10
  br label %b12, !llvm.loop !1000000
b14:
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
  %t9 = phi i64 [ %t3, %entry ], [ %t10, %b56 ]
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
  %t34 = mul i64 %t19, 15
  %t35 = getelementptr inbounds i64, ptr %t33, i64 %t34
  call void @sf_x_sweep0_pass0(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23, i64 %t25, i64 %t27)
  %t36 = mul i64 %t9, 6
  %t37 = getelementptr inbounds i64, ptr %ctx, i64 0
  %t38 = load i64, ptr %t37, align 8
  %t39 = inttoptr i64 %t38 to ptr addrspace(1)
  %t40 = addrspacecast ptr addrspace(1) %t39 to ptr
  %t41 = getelementptr inbounds i64, ptr %t40, i64 %t36
  %t42 = getelementptr inbounds i64, ptr %t41, i64 0
  %t43 = load i64, ptr %t42, align 8
  %t44 = getelementptr inbounds i64, ptr %t41, i64 1
  %t45 = load i64, ptr %t44, align 8
  %t46 = getelementptr inbounds i64, ptr %t41, i64 2
  %t47 = load i64, ptr %t46, align 8
  %t48 = getelementptr inbounds i64, ptr %t41, i64 3
  %t49 = load i64, ptr %t48, align 8
  %t50 = getelementptr inbounds i64, ptr %t41, i64 4
  %t51 = load i64, ptr %t50, align 8
  %t52 = getelementptr inbounds i64, ptr %t41, i64 5
  %t53 = load i64, ptr %t52, align 8
  %t54 = icmp eq i64 %t53, 2
  br i1 %t54, label %b55, label %b56
b55:
  %t57 = getelementptr inbounds i64, ptr %ctx, i64 1
  %t58 = load i64, ptr %t57, align 8
  %t59 = inttoptr i64 %t58 to ptr addrspace(1)
  %t60 = addrspacecast ptr addrspace(1) %t59 to ptr
  %t61 = mul i64 %t43, 15
  %t62 = getelementptr inbounds i64, ptr %t60, i64 %t61
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @sf_x_stage1_0(ptr %ctx, ptr %t62, i64 %t43)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @sf_x_sweep1_pass0(ptr %ctx, ptr %t62, i64 %t43, i64 %t45, i64 %t47, i64 %t49, i64 %t51)
  br label %b56
b56:
  %t10 = add nuw nsw i64 %t9, %t5
  br label %b6
b8:
  ret void
}

define ptx_kernel void @sf_x_sweep_1(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "nvvm.maxntid"="256" "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
  %t34 = mul i64 %t19, 15
  %t35 = getelementptr inbounds i64, ptr %t33, i64 %t34
  call void @sf_x_sweep1_pass0(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23, i64 %t25, i64 %t27)
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

define ptx_kernel void @sf_x_lists_1(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "nvvm.maxntid"="256" "nvvm.minctasm"="1" "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
  %t34 = mul i64 %t19, 15
  %t35 = getelementptr inbounds i64, ptr %t33, i64 %t34
  call void @sf_x_stage1_0_lists(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23, i64 %t25, i64 %t27)
  %t10 = add nuw nsw i64 %t9, %t5
  br label %b6
b8:
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

!1000000 = distinct !{!1000000, !1000001}
!1000001 = !{!"llvm.loop.unroll.disable"}
