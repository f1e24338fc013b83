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
  %t4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
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
  %t106 = add i64 %col, %cols
  %t95 = udiv i64 %t3, 4
  %t96 = udiv i64 %t5, 4
  br label %b97
b97:
  %t100 = phi i64 [ %t95, %b92 ], [ %t101, %b491 ]
  %t102 = icmp slt i64 %t100, %t89
  br i1 %t102, label %b98, label %b99
b98:
  %t103 = mul i64 %t100, 1024
  %t104 = add i64 %col, %t103
  %t105 = add i64 %t104, 1024
  %t107 = call i64 @llvm.smin.i64(i64 %t105, i64 %t106)
  %t118 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t119 = load i64, ptr %t118, align 8
  %t120 = inttoptr i64 %t119 to ptr addrspace(1)
  %t121 = addrspacecast ptr addrspace(1) %t120 to ptr
  %t125 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t126 = load i64, ptr %t125, align 8
  %t127 = inttoptr i64 %t126 to ptr addrspace(1)
  %t128 = addrspacecast ptr addrspace(1) %t127 to ptr
  %t131 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t132 = load i64, ptr %t131, align 8
  %t133 = inttoptr i64 %t132 to ptr addrspace(1)
  %t134 = addrspacecast ptr addrspace(1) %t133 to ptr
  %t137 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t138 = load i64, ptr %t137, align 8
  %t139 = inttoptr i64 %t138 to ptr addrspace(1)
  %t140 = addrspacecast ptr addrspace(1) %t139 to ptr
  %t492 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t493 = load i64, ptr %t492, align 8
  %t494 = inttoptr i64 %t493 to ptr addrspace(1)
  %t495 = addrspacecast ptr addrspace(1) %t494 to ptr
  %t498 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t499 = load i64, ptr %t498, align 8
  %t500 = inttoptr i64 %t499 to ptr addrspace(1)
  %t501 = addrspacecast ptr addrspace(1) %t500 to ptr
  %t108 = mul i64 %t7, 4
  %t109 = add i64 %t104, %t108
  br label %b110
b110:
  %t113 = phi i64 [ %t109, %b98 ], [ %t114, %b111 ]
  %t115 = phi <4 x double> [ splat (double 0x0000000000000000), %b98 ], [ %t159, %b111 ]
  %t116 = phi <4 x double> [ splat (double 0x0000000000000000), %b98 ], [ %t162, %b111 ]
  %t117 = icmp slt i64 %t113, %t107
  br i1 %t117, label %b111, label %b112
b111:
  %t122 = add i64 %t113, 0
  %t123 = getelementptr inbounds float, ptr %t121, i64 %t122
  %t124 = load <4 x float>, ptr %t123, align 16
  %t129 = getelementptr inbounds float, ptr %t128, i64 %t122
  %t130 = load <4 x float>, ptr %t129, align 16
  %t135 = getelementptr inbounds float, ptr %t134, i64 %t122
  %t136 = load <4 x float>, ptr %t135, align 16
  %t141 = getelementptr inbounds float, ptr %t140, i64 %t122
  %t142 = load <4 x float>, ptr %t141, align 16
  %t143 = fmul <4 x float> %t20, %t136
  %t144 = fmul <4 x float> %t25, %t130
  %t145 = fadd <4 x float> %t143, %t144
  %t146 = fmul <4 x float> %t130, %t130
  %t147 = fmul <4 x float> %t30, %t142
  %t148 = fmul <4 x float> %t35, %t146
  %t149 = fadd <4 x float> %t147, %t148
  %t150 = fmul <4 x float> %t145, %t40
  %t151 = fmul <4 x float> %t149, %t45
  %t152 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %t151)
  %t153 = fadd <4 x float> %t152, %t50
  %t154 = fdiv <4 x float> %t150, %t153
  %t155 = fmul <4 x float> %t55, %t124
  %t156 = fadd <4 x float> %t154, %t155
  %t157 = fpext <4 x float> %t124 to <4 x double>
  %t158 = fmul <4 x double> %t157, %t157
  %t159 = fadd <4 x double> %t115, %t158
  %t160 = fpext <4 x float> %t156 to <4 x double>
  %t161 = fmul <4 x double> %t160, %t160
  %t162 = fadd <4 x double> %t116, %t161
  %t163 = getelementptr inbounds float, ptr %t134, i64 %t122
  store <4 x float> %t145, ptr %t163, align 16
  %t164 = getelementptr inbounds float, ptr %t140, i64 %t122
  store <4 x float> %t149, ptr %t164, align 16
  %t114 = add nuw nsw i64 %t113, 16
  br label %b110
b112:
  %t165 = extractelement <4 x double> %t115, i64 0
  %t166 = bitcast double %t165 to i64
  %t167 = trunc i64 %t166 to i32
  %t168 = lshr i64 %t166, 32
  %t169 = trunc i64 %t168 to i32
  %t170 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t171 = and i32 %t170, 28
  %t172 = shl i32 15, %t171
  %t173 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t172, i32 %t167, i32 2, i32 7199)
  %t174 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t175 = and i32 %t174, 28
  %t176 = shl i32 15, %t175
  %t177 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t176, i32 %t169, i32 2, i32 7199)
  %t178 = zext i32 %t173 to i64
  %t179 = zext i32 %t177 to i64
  %t180 = shl i64 %t179, 32
  %t181 = or i64 %t180, %t178
  %t182 = bitcast i64 %t181 to double
  %t183 = insertelement <4 x double> poison, double %t182, i64 0
  %t184 = extractelement <4 x double> %t115, i64 1
  %t185 = bitcast double %t184 to i64
  %t186 = trunc i64 %t185 to i32
  %t187 = lshr i64 %t185, 32
  %t188 = trunc i64 %t187 to i32
  %t189 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t190 = and i32 %t189, 28
  %t191 = shl i32 15, %t190
  %t192 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t191, i32 %t186, i32 2, i32 7199)
  %t193 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t194 = and i32 %t193, 28
  %t195 = shl i32 15, %t194
  %t196 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t195, i32 %t188, i32 2, i32 7199)
  %t197 = zext i32 %t192 to i64
  %t198 = zext i32 %t196 to i64
  %t199 = shl i64 %t198, 32
  %t200 = or i64 %t199, %t197
  %t201 = bitcast i64 %t200 to double
  %t202 = insertelement <4 x double> %t183, double %t201, i64 1
  %t203 = extractelement <4 x double> %t115, i64 2
  %t204 = bitcast double %t203 to i64
  %t205 = trunc i64 %t204 to i32
  %t206 = lshr i64 %t204, 32
  %t207 = trunc i64 %t206 to i32
  %t208 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t209 = and i32 %t208, 28
  %t210 = shl i32 15, %t209
  %t211 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t210, i32 %t205, i32 2, i32 7199)
  %t212 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t213 = and i32 %t212, 28
  %t214 = shl i32 15, %t213
  %t215 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t214, i32 %t207, i32 2, i32 7199)
  %t216 = zext i32 %t211 to i64
  %t217 = zext i32 %t215 to i64
  %t218 = shl i64 %t217, 32
  %t219 = or i64 %t218, %t216
  %t220 = bitcast i64 %t219 to double
  %t221 = insertelement <4 x double> %t202, double %t220, i64 2
  %t222 = extractelement <4 x double> %t115, i64 3
  %t223 = bitcast double %t222 to i64
  %t224 = trunc i64 %t223 to i32
  %t225 = lshr i64 %t223, 32
  %t226 = trunc i64 %t225 to i32
  %t227 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t228 = and i32 %t227, 28
  %t229 = shl i32 15, %t228
  %t230 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t229, i32 %t224, i32 2, i32 7199)
  %t231 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t232 = and i32 %t231, 28
  %t233 = shl i32 15, %t232
  %t234 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t233, i32 %t226, i32 2, i32 7199)
  %t235 = zext i32 %t230 to i64
  %t236 = zext i32 %t234 to i64
  %t237 = shl i64 %t236, 32
  %t238 = or i64 %t237, %t235
  %t239 = bitcast i64 %t238 to double
  %t240 = insertelement <4 x double> %t221, double %t239, i64 3
  %t241 = fadd <4 x double> %t115, %t240
  %t242 = extractelement <4 x double> %t241, i64 0
  %t243 = bitcast double %t242 to i64
  %t244 = trunc i64 %t243 to i32
  %t245 = lshr i64 %t243, 32
  %t246 = trunc i64 %t245 to i32
  %t247 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t248 = and i32 %t247, 28
  %t249 = shl i32 15, %t248
  %t250 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t249, i32 %t244, i32 1, i32 7199)
  %t251 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t252 = and i32 %t251, 28
  %t253 = shl i32 15, %t252
  %t254 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t253, i32 %t246, i32 1, i32 7199)
  %t255 = zext i32 %t250 to i64
  %t256 = zext i32 %t254 to i64
  %t257 = shl i64 %t256, 32
  %t258 = or i64 %t257, %t255
  %t259 = bitcast i64 %t258 to double
  %t260 = insertelement <4 x double> poison, double %t259, i64 0
  %t261 = extractelement <4 x double> %t241, i64 1
  %t262 = bitcast double %t261 to i64
  %t263 = trunc i64 %t262 to i32
  %t264 = lshr i64 %t262, 32
  %t265 = trunc i64 %t264 to i32
  %t266 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t267 = and i32 %t266, 28
  %t268 = shl i32 15, %t267
  %t269 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t268, i32 %t263, i32 1, i32 7199)
  %t270 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t271 = and i32 %t270, 28
  %t272 = shl i32 15, %t271
  %t273 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t272, i32 %t265, i32 1, i32 7199)
  %t274 = zext i32 %t269 to i64
  %t275 = zext i32 %t273 to i64
  %t276 = shl i64 %t275, 32
  %t277 = or i64 %t276, %t274
  %t278 = bitcast i64 %t277 to double
  %t279 = insertelement <4 x double> %t260, double %t278, i64 1
  %t280 = extractelement <4 x double> %t241, i64 2
  %t281 = bitcast double %t280 to i64
  %t282 = trunc i64 %t281 to i32
  %t283 = lshr i64 %t281, 32
  %t284 = trunc i64 %t283 to i32
  %t285 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t286 = and i32 %t285, 28
  %t287 = shl i32 15, %t286
  %t288 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t287, i32 %t282, i32 1, i32 7199)
  %t289 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t290 = and i32 %t289, 28
  %t291 = shl i32 15, %t290
  %t292 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t291, i32 %t284, i32 1, i32 7199)
  %t293 = zext i32 %t288 to i64
  %t294 = zext i32 %t292 to i64
  %t295 = shl i64 %t294, 32
  %t296 = or i64 %t295, %t293
  %t297 = bitcast i64 %t296 to double
  %t298 = insertelement <4 x double> %t279, double %t297, i64 2
  %t299 = extractelement <4 x double> %t241, i64 3
  %t300 = bitcast double %t299 to i64
  %t301 = trunc i64 %t300 to i32
  %t302 = lshr i64 %t300, 32
  %t303 = trunc i64 %t302 to i32
  %t304 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t305 = and i32 %t304, 28
  %t306 = shl i32 15, %t305
  %t307 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t306, i32 %t301, i32 1, i32 7199)
  %t308 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t309 = and i32 %t308, 28
  %t310 = shl i32 15, %t309
  %t311 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t310, i32 %t303, i32 1, i32 7199)
  %t312 = zext i32 %t307 to i64
  %t313 = zext i32 %t311 to i64
  %t314 = shl i64 %t313, 32
  %t315 = or i64 %t314, %t312
  %t316 = bitcast i64 %t315 to double
  %t317 = insertelement <4 x double> %t298, double %t316, i64 3
  %t318 = fadd <4 x double> %t241, %t317
  %t319 = shufflevector <4 x double> %t318, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t320 = shufflevector <4 x double> %t318, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t321 = fadd <2 x double> %t319, %t320
  %t322 = shufflevector <2 x double> %t321, <2 x double> poison, <1 x i32> <i32 0>
  %t323 = shufflevector <2 x double> %t321, <2 x double> poison, <1 x i32> <i32 1>
  %t324 = extractelement <1 x double> %t322, i64 0
  %t325 = extractelement <1 x double> %t323, i64 0
  %t326 = fadd double %t324, %t325
  %t327 = extractelement <4 x double> %t116, i64 0
  %t328 = bitcast double %t327 to i64
  %t329 = trunc i64 %t328 to i32
  %t330 = lshr i64 %t328, 32
  %t331 = trunc i64 %t330 to i32
  %t332 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t333 = and i32 %t332, 28
  %t334 = shl i32 15, %t333
  %t335 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t334, i32 %t329, i32 2, i32 7199)
  %t336 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t337 = and i32 %t336, 28
  %t338 = shl i32 15, %t337
  %t339 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t338, i32 %t331, i32 2, i32 7199)
  %t340 = zext i32 %t335 to i64
  %t341 = zext i32 %t339 to i64
  %t342 = shl i64 %t341, 32
  %t343 = or i64 %t342, %t340
  %t344 = bitcast i64 %t343 to double
  %t345 = insertelement <4 x double> poison, double %t344, i64 0
  %t346 = extractelement <4 x double> %t116, i64 1
  %t347 = bitcast double %t346 to i64
  %t348 = trunc i64 %t347 to i32
  %t349 = lshr i64 %t347, 32
  %t350 = trunc i64 %t349 to i32
  %t351 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t352 = and i32 %t351, 28
  %t353 = shl i32 15, %t352
  %t354 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t353, i32 %t348, i32 2, i32 7199)
  %t355 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t356 = and i32 %t355, 28
  %t357 = shl i32 15, %t356
  %t358 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t357, i32 %t350, i32 2, i32 7199)
  %t359 = zext i32 %t354 to i64
  %t360 = zext i32 %t358 to i64
  %t361 = shl i64 %t360, 32
  %t362 = or i64 %t361, %t359
  %t363 = bitcast i64 %t362 to double
  %t364 = insertelement <4 x double> %t345, double %t363, i64 1
  %t365 = extractelement <4 x double> %t116, i64 2
  %t366 = bitcast double %t365 to i64
  %t367 = trunc i64 %t366 to i32
  %t368 = lshr i64 %t366, 32
  %t369 = trunc i64 %t368 to i32
  %t370 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t371 = and i32 %t370, 28
  %t372 = shl i32 15, %t371
  %t373 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t372, i32 %t367, i32 2, i32 7199)
  %t374 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t375 = and i32 %t374, 28
  %t376 = shl i32 15, %t375
  %t377 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t376, i32 %t369, i32 2, i32 7199)
  %t378 = zext i32 %t373 to i64
  %t379 = zext i32 %t377 to i64
  %t380 = shl i64 %t379, 32
  %t381 = or i64 %t380, %t378
  %t382 = bitcast i64 %t381 to double
  %t383 = insertelement <4 x double> %t364, double %t382, i64 2
  %t384 = extractelement <4 x double> %t116, i64 3
  %t385 = bitcast double %t384 to i64
  %t386 = trunc i64 %t385 to i32
  %t387 = lshr i64 %t385, 32
  %t388 = trunc i64 %t387 to i32
  %t389 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t390 = and i32 %t389, 28
  %t391 = shl i32 15, %t390
  %t392 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t391, i32 %t386, i32 2, i32 7199)
  %t393 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t394 = and i32 %t393, 28
  %t395 = shl i32 15, %t394
  %t396 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t395, i32 %t388, i32 2, i32 7199)
  %t397 = zext i32 %t392 to i64
  %t398 = zext i32 %t396 to i64
  %t399 = shl i64 %t398, 32
  %t400 = or i64 %t399, %t397
  %t401 = bitcast i64 %t400 to double
  %t402 = insertelement <4 x double> %t383, double %t401, i64 3
  %t403 = fadd <4 x double> %t116, %t402
  %t404 = extractelement <4 x double> %t403, i64 0
  %t405 = bitcast double %t404 to i64
  %t406 = trunc i64 %t405 to i32
  %t407 = lshr i64 %t405, 32
  %t408 = trunc i64 %t407 to i32
  %t409 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t410 = and i32 %t409, 28
  %t411 = shl i32 15, %t410
  %t412 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t411, i32 %t406, i32 1, i32 7199)
  %t413 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t414 = and i32 %t413, 28
  %t415 = shl i32 15, %t414
  %t416 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t415, i32 %t408, i32 1, i32 7199)
  %t417 = zext i32 %t412 to i64
  %t418 = zext i32 %t416 to i64
  %t419 = shl i64 %t418, 32
  %t420 = or i64 %t419, %t417
  %t421 = bitcast i64 %t420 to double
  %t422 = insertelement <4 x double> poison, double %t421, i64 0
  %t423 = extractelement <4 x double> %t403, i64 1
  %t424 = bitcast double %t423 to i64
  %t425 = trunc i64 %t424 to i32
  %t426 = lshr i64 %t424, 32
  %t427 = trunc i64 %t426 to i32
  %t428 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t429 = and i32 %t428, 28
  %t430 = shl i32 15, %t429
  %t431 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t430, i32 %t425, i32 1, i32 7199)
  %t432 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t433 = and i32 %t432, 28
  %t434 = shl i32 15, %t433
  %t435 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t434, i32 %t427, i32 1, i32 7199)
  %t436 = zext i32 %t431 to i64
  %t437 = zext i32 %t435 to i64
  %t438 = shl i64 %t437, 32
  %t439 = or i64 %t438, %t436
  %t440 = bitcast i64 %t439 to double
  %t441 = insertelement <4 x double> %t422, double %t440, i64 1
  %t442 = extractelement <4 x double> %t403, i64 2
  %t443 = bitcast double %t442 to i64
  %t444 = trunc i64 %t443 to i32
  %t445 = lshr i64 %t443, 32
  %t446 = trunc i64 %t445 to i32
  %t447 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t448 = and i32 %t447, 28
  %t449 = shl i32 15, %t448
  %t450 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t449, i32 %t444, i32 1, i32 7199)
  %t451 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t452 = and i32 %t451, 28
  %t453 = shl i32 15, %t452
  %t454 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t453, i32 %t446, i32 1, i32 7199)
  %t455 = zext i32 %t450 to i64
  %t456 = zext i32 %t454 to i64
  %t457 = shl i64 %t456, 32
  %t458 = or i64 %t457, %t455
  %t459 = bitcast i64 %t458 to double
  %t460 = insertelement <4 x double> %t441, double %t459, i64 2
  %t461 = extractelement <4 x double> %t403, i64 3
  %t462 = bitcast double %t461 to i64
  %t463 = trunc i64 %t462 to i32
  %t464 = lshr i64 %t462, 32
  %t465 = trunc i64 %t464 to i32
  %t466 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t467 = and i32 %t466, 28
  %t468 = shl i32 15, %t467
  %t469 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t468, i32 %t463, i32 1, i32 7199)
  %t470 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t471 = and i32 %t470, 28
  %t472 = shl i32 15, %t471
  %t473 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t472, i32 %t465, i32 1, i32 7199)
  %t474 = zext i32 %t469 to i64
  %t475 = zext i32 %t473 to i64
  %t476 = shl i64 %t475, 32
  %t477 = or i64 %t476, %t474
  %t478 = bitcast i64 %t477 to double
  %t479 = insertelement <4 x double> %t460, double %t478, i64 3
  %t480 = fadd <4 x double> %t403, %t479
  %t481 = shufflevector <4 x double> %t480, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t482 = shufflevector <4 x double> %t480, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t483 = fadd <2 x double> %t481, %t482
  %t484 = shufflevector <2 x double> %t483, <2 x double> poison, <1 x i32> <i32 0>
  %t485 = shufflevector <2 x double> %t483, <2 x double> poison, <1 x i32> <i32 1>
  %t486 = extractelement <1 x double> %t484, i64 0
  %t487 = extractelement <1 x double> %t485, i64 0
  %t488 = fadd double %t486, %t487
  %t489 = icmp eq i64 %t7, 0
  br i1 %t489, label %b490, label %b491
b490:
  %t496 = udiv i64 %t104, 1024
  %t497 = getelementptr inbounds double, ptr %t495, i64 %t496
  store double %t326, ptr %t497, align 8
  %t502 = getelementptr inbounds double, ptr %t501, i64 %t496
  store double %t488, ptr %t502, align 8
  br label %b491
b491:
  %t101 = add nuw nsw i64 %t100, %t96
  br label %b97
b99:
  br label %b94
b93:
  %t514 = add i64 %col, %cols
  %t503 = udiv i64 %t3, 16
  %t504 = udiv i64 %t5, 16
  br label %b505
b505:
  %t508 = phi i64 [ %t503, %b93 ], [ %t509, %b926 ]
  %t510 = icmp slt i64 %t508, %t89
  br i1 %t510, label %b506, label %b507
b506:
  %t511 = mul i64 %t508, 1024
  %t512 = add i64 %col, %t511
  %t513 = add i64 %t512, 1024
  %t515 = call i64 @llvm.smin.i64(i64 %t513, i64 %t514)
  %t516 = sub i64 %t515, %t512
  %t517 = urem i64 %t516, 64
  %t518 = sub i64 %t516, %t517
  %t519 = add i64 %t512, %t518
  %t530 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t531 = load i64, ptr %t530, align 8
  %t532 = inttoptr i64 %t531 to ptr addrspace(1)
  %t533 = addrspacecast ptr addrspace(1) %t532 to ptr
  %t538 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t539 = load i64, ptr %t538, align 8
  %t540 = inttoptr i64 %t539 to ptr addrspace(1)
  %t541 = addrspacecast ptr addrspace(1) %t540 to ptr
  %t546 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t547 = load i64, ptr %t546, align 8
  %t548 = inttoptr i64 %t547 to ptr addrspace(1)
  %t549 = addrspacecast ptr addrspace(1) %t548 to ptr
  %t554 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t555 = load i64, ptr %t554, align 8
  %t556 = inttoptr i64 %t555 to ptr addrspace(1)
  %t557 = addrspacecast ptr addrspace(1) %t556 to ptr
  %t927 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t928 = load i64, ptr %t927, align 8
  %t929 = inttoptr i64 %t928 to ptr addrspace(1)
  %t930 = addrspacecast ptr addrspace(1) %t929 to ptr
  %t933 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t934 = load i64, ptr %t933, align 8
  %t935 = inttoptr i64 %t934 to ptr addrspace(1)
  %t936 = addrspacecast ptr addrspace(1) %t935 to ptr
  br label %b520
b520:
  %t523 = phi i64 [ %t512, %b506 ], [ %t524, %b521 ]
  %t525 = phi double [ 0x0000000000000000, %b506 ], [ %t699, %b521 ]
  %t526 = phi double [ 0x0000000000000000, %b506 ], [ %t702, %b521 ]
  %t527 = icmp slt i64 %t523, %t519
  br i1 %t527, label %b521, label %b522
b521:
  %t528 = add i64 %t523, 16
  %t529 = add i64 %t523, %t6
  %t562 = add i64 %t529, 16
  %t571 = add i64 %t529, 32
  %t580 = add i64 %t529, 48
  %t534 = getelementptr inbounds float, ptr %t533, i64 %t529
  %t535 = load float, ptr %t534, align 4
  %t536 = insertelement <4 x float> poison, float %t535, i64 0
  %t537 = shufflevector <4 x float> %t536, <4 x float> poison, <4 x i32> zeroinitializer
  %t542 = getelementptr inbounds float, ptr %t541, i64 %t529
  %t543 = load float, ptr %t542, align 4
  %t544 = insertelement <4 x float> poison, float %t543, i64 0
  %t545 = shufflevector <4 x float> %t544, <4 x float> poison, <4 x i32> zeroinitializer
  %t550 = getelementptr inbounds float, ptr %t549, i64 %t529
  %t551 = load float, ptr %t550, align 4
  %t552 = insertelement <4 x float> poison, float %t551, i64 0
  %t553 = shufflevector <4 x float> %t552, <4 x float> poison, <4 x i32> zeroinitializer
  %t558 = getelementptr inbounds float, ptr %t557, i64 %t529
  %t559 = load float, ptr %t558, align 4
  %t560 = insertelement <4 x float> poison, float %t559, i64 0
  %t561 = shufflevector <4 x float> %t560, <4 x float> poison, <4 x i32> zeroinitializer
  %t563 = getelementptr inbounds float, ptr %t533, i64 %t562
  %t564 = load float, ptr %t563, align 4
  %t565 = getelementptr inbounds float, ptr %t541, i64 %t562
  %t566 = load float, ptr %t565, align 4
  %t567 = getelementptr inbounds float, ptr %t549, i64 %t562
  %t568 = load float, ptr %t567, align 4
  %t569 = getelementptr inbounds float, ptr %t557, i64 %t562
  %t570 = load float, ptr %t569, align 4
  %t572 = getelementptr inbounds float, ptr %t533, i64 %t571
  %t573 = load float, ptr %t572, align 4
  %t574 = getelementptr inbounds float, ptr %t541, i64 %t571
  %t575 = load float, ptr %t574, align 4
  %t576 = getelementptr inbounds float, ptr %t549, i64 %t571
  %t577 = load float, ptr %t576, align 4
  %t578 = getelementptr inbounds float, ptr %t557, i64 %t571
  %t579 = load float, ptr %t578, align 4
  %t581 = getelementptr inbounds float, ptr %t533, i64 %t580
  %t582 = load float, ptr %t581, align 4
  %t583 = getelementptr inbounds float, ptr %t541, i64 %t580
  %t584 = load float, ptr %t583, align 4
  %t585 = getelementptr inbounds float, ptr %t549, i64 %t580
  %t586 = load float, ptr %t585, align 4
  %t587 = getelementptr inbounds float, ptr %t557, i64 %t580
  %t588 = load float, ptr %t587, align 4
  %t589 = fmul float %t18, %t551
  %t590 = insertelement <4 x float> poison, float %t589, i64 0
  %t591 = shufflevector <4 x float> %t590, <4 x float> poison, <4 x i32> zeroinitializer
  %t592 = fmul float %t23, %t543
  %t593 = insertelement <4 x float> poison, float %t592, i64 0
  %t594 = shufflevector <4 x float> %t593, <4 x float> poison, <4 x i32> zeroinitializer
  %t595 = fadd float %t589, %t592
  %t596 = insertelement <4 x float> poison, float %t595, i64 0
  %t597 = shufflevector <4 x float> %t596, <4 x float> poison, <4 x i32> zeroinitializer
  %t598 = fmul float %t543, %t543
  %t599 = insertelement <4 x float> poison, float %t598, i64 0
  %t600 = shufflevector <4 x float> %t599, <4 x float> poison, <4 x i32> zeroinitializer
  %t601 = fmul float %t28, %t559
  %t602 = insertelement <4 x float> poison, float %t601, i64 0
  %t603 = shufflevector <4 x float> %t602, <4 x float> poison, <4 x i32> zeroinitializer
  %t604 = fmul float %t33, %t598
  %t605 = insertelement <4 x float> poison, float %t604, i64 0
  %t606 = shufflevector <4 x float> %t605, <4 x float> poison, <4 x i32> zeroinitializer
  %t607 = fadd float %t601, %t604
  %t608 = insertelement <4 x float> poison, float %t607, i64 0
  %t609 = shufflevector <4 x float> %t608, <4 x float> poison, <4 x i32> zeroinitializer
  %t610 = fmul float %t595, %t38
  %t611 = insertelement <4 x float> poison, float %t610, i64 0
  %t612 = shufflevector <4 x float> %t611, <4 x float> poison, <4 x i32> zeroinitializer
  %t613 = fmul float %t607, %t43
  %t614 = insertelement <4 x float> poison, float %t613, i64 0
  %t615 = shufflevector <4 x float> %t614, <4 x float> poison, <4 x i32> zeroinitializer
  %t616 = call float @llvm.sqrt.f32(float %t613)
  %t617 = insertelement <4 x float> poison, float %t616, i64 0
  %t618 = shufflevector <4 x float> %t617, <4 x float> poison, <4 x i32> zeroinitializer
  %t619 = fadd float %t616, %t48
  %t620 = insertelement <4 x float> poison, float %t619, i64 0
  %t621 = shufflevector <4 x float> %t620, <4 x float> poison, <4 x i32> zeroinitializer
  %t622 = fdiv float %t610, %t619
  %t623 = insertelement <4 x float> poison, float %t622, i64 0
  %t624 = shufflevector <4 x float> %t623, <4 x float> poison, <4 x i32> zeroinitializer
  %t625 = fmul float %t53, %t535
  %t626 = insertelement <4 x float> poison, float %t625, i64 0
  %t627 = shufflevector <4 x float> %t626, <4 x float> poison, <4 x i32> zeroinitializer
  %t628 = fadd float %t622, %t625
  %t629 = insertelement <4 x float> poison, float %t628, i64 0
  %t630 = shufflevector <4 x float> %t629, <4 x float> poison, <4 x i32> zeroinitializer
  %t631 = fpext float %t535 to double
  %t632 = fmul double %t631, %t631
  %t633 = fadd double %t525, %t632
  %t634 = fpext float %t628 to double
  %t635 = fmul double %t634, %t634
  %t636 = fadd double %t526, %t635
  %t637 = getelementptr inbounds float, ptr %t549, i64 %t529
  store float %t595, ptr %t637, align 4
  %t638 = getelementptr inbounds float, ptr %t557, i64 %t529
  store float %t607, ptr %t638, align 4
  %t639 = fmul float %t18, %t568
  %t640 = fmul float %t23, %t566
  %t641 = fadd float %t639, %t640
  %t642 = fmul float %t566, %t566
  %t643 = fmul float %t28, %t570
  %t644 = fmul float %t33, %t642
  %t645 = fadd float %t643, %t644
  %t646 = fmul float %t641, %t38
  %t647 = fmul float %t645, %t43
  %t648 = call float @llvm.sqrt.f32(float %t647)
  %t649 = fadd float %t648, %t48
  %t650 = fdiv float %t646, %t649
  %t651 = fmul float %t53, %t564
  %t652 = fadd float %t650, %t651
  %t653 = fpext float %t564 to double
  %t654 = fmul double %t653, %t653
  %t655 = fadd double %t633, %t654
  %t656 = fpext float %t652 to double
  %t657 = fmul double %t656, %t656
  %t658 = fadd double %t636, %t657
  %t659 = getelementptr inbounds float, ptr %t549, i64 %t562
  store float %t641, ptr %t659, align 4
  %t660 = getelementptr inbounds float, ptr %t557, i64 %t562
  store float %t645, ptr %t660, align 4
  %t661 = fmul float %t18, %t577
  %t662 = fmul float %t23, %t575
  %t663 = fadd float %t661, %t662
  %t664 = fmul float %t575, %t575
  %t665 = fmul float %t28, %t579
  %t666 = fmul float %t33, %t664
  %t667 = fadd float %t665, %t666
  %t668 = fmul float %t663, %t38
  %t669 = fmul float %t667, %t43
  %t670 = call float @llvm.sqrt.f32(float %t669)
  %t671 = fadd float %t670, %t48
  %t672 = fdiv float %t668, %t671
  %t673 = fmul float %t53, %t573
  %t674 = fadd float %t672, %t673
  %t675 = fpext float %t573 to double
  %t676 = fmul double %t675, %t675
  %t677 = fadd double %t655, %t676
  %t678 = fpext float %t674 to double
  %t679 = fmul double %t678, %t678
  %t680 = fadd double %t658, %t679
  %t681 = getelementptr inbounds float, ptr %t549, i64 %t571
  store float %t663, ptr %t681, align 4
  %t682 = getelementptr inbounds float, ptr %t557, i64 %t571
  store float %t667, ptr %t682, align 4
  %t683 = fmul float %t18, %t586
  %t684 = fmul float %t23, %t584
  %t685 = fadd float %t683, %t684
  %t686 = fmul float %t584, %t584
  %t687 = fmul float %t28, %t588
  %t688 = fmul float %t33, %t686
  %t689 = fadd float %t687, %t688
  %t690 = fmul float %t685, %t38
  %t691 = fmul float %t689, %t43
  %t692 = call float @llvm.sqrt.f32(float %t691)
  %t693 = fadd float %t692, %t48
  %t694 = fdiv float %t690, %t693
  %t695 = fmul float %t53, %t582
  %t696 = fadd float %t694, %t695
  %t697 = fpext float %t582 to double
  %t698 = fmul double %t697, %t697
  %t699 = fadd double %t677, %t698
  %t700 = fpext float %t696 to double
  %t701 = fmul double %t700, %t700
  %t702 = fadd double %t680, %t701
  %t703 = getelementptr inbounds float, ptr %t549, i64 %t580
  store float %t685, ptr %t703, align 4
  %t704 = getelementptr inbounds float, ptr %t557, i64 %t580
  store float %t689, ptr %t704, align 4
  %t524 = add nuw nsw i64 %t523, 64
  br label %b520
b522:
  %t705 = add i64 %t519, %t6
  br label %b706
b706:
  %t709 = phi i64 [ %t705, %b522 ], [ %t710, %b707 ]
  %t711 = phi double [ %t525, %b522 ], [ %t774, %b707 ]
  %t712 = phi double [ %t526, %b522 ], [ %t777, %b707 ]
  %t713 = icmp slt i64 %t709, %t515
  br i1 %t713, label %b707, label %b708
b707:
  %t714 = getelementptr inbounds float, ptr %t533, i64 %t709
  %t715 = load float, ptr %t714, align 4
  %t716 = insertelement <4 x float> poison, float %t715, i64 0
  %t717 = shufflevector <4 x float> %t716, <4 x float> poison, <4 x i32> zeroinitializer
  %t718 = getelementptr inbounds float, ptr %t541, i64 %t709
  %t719 = load float, ptr %t718, align 4
  %t720 = insertelement <4 x float> poison, float %t719, i64 0
  %t721 = shufflevector <4 x float> %t720, <4 x float> poison, <4 x i32> zeroinitializer
  %t722 = getelementptr inbounds float, ptr %t549, i64 %t709
  %t723 = load float, ptr %t722, align 4
  %t724 = insertelement <4 x float> poison, float %t723, i64 0
  %t725 = shufflevector <4 x float> %t724, <4 x float> poison, <4 x i32> zeroinitializer
  %t726 = getelementptr inbounds float, ptr %t557, i64 %t709
  %t727 = load float, ptr %t726, align 4
  %t728 = insertelement <4 x float> poison, float %t727, i64 0
  %t729 = shufflevector <4 x float> %t728, <4 x float> poison, <4 x i32> zeroinitializer
  %t730 = fmul float %t18, %t723
  %t731 = insertelement <4 x float> poison, float %t730, i64 0
  %t732 = shufflevector <4 x float> %t731, <4 x float> poison, <4 x i32> zeroinitializer
  %t733 = fmul float %t23, %t719
  %t734 = insertelement <4 x float> poison, float %t733, i64 0
  %t735 = shufflevector <4 x float> %t734, <4 x float> poison, <4 x i32> zeroinitializer
  %t736 = fadd float %t730, %t733
  %t737 = insertelement <4 x float> poison, float %t736, i64 0
  %t738 = shufflevector <4 x float> %t737, <4 x float> poison, <4 x i32> zeroinitializer
  %t739 = fmul float %t719, %t719
  %t740 = insertelement <4 x float> poison, float %t739, i64 0
  %t741 = shufflevector <4 x float> %t740, <4 x float> poison, <4 x i32> zeroinitializer
  %t742 = fmul float %t28, %t727
  %t743 = insertelement <4 x float> poison, float %t742, i64 0
  %t744 = shufflevector <4 x float> %t743, <4 x float> poison, <4 x i32> zeroinitializer
  %t745 = fmul float %t33, %t739
  %t746 = insertelement <4 x float> poison, float %t745, i64 0
  %t747 = shufflevector <4 x float> %t746, <4 x float> poison, <4 x i32> zeroinitializer
  %t748 = fadd float %t742, %t745
  %t749 = insertelement <4 x float> poison, float %t748, i64 0
  %t750 = shufflevector <4 x float> %t749, <4 x float> poison, <4 x i32> zeroinitializer
  %t751 = fmul float %t736, %t38
  %t752 = insertelement <4 x float> poison, float %t751, i64 0
  %t753 = shufflevector <4 x float> %t752, <4 x float> poison, <4 x i32> zeroinitializer
  %t754 = fmul float %t748, %t43
  %t755 = insertelement <4 x float> poison, float %t754, i64 0
  %t756 = shufflevector <4 x float> %t755, <4 x float> poison, <4 x i32> zeroinitializer
  %t757 = call float @llvm.sqrt.f32(float %t754)
  %t758 = insertelement <4 x float> poison, float %t757, i64 0
  %t759 = shufflevector <4 x float> %t758, <4 x float> poison, <4 x i32> zeroinitializer
  %t760 = fadd float %t757, %t48
  %t761 = insertelement <4 x float> poison, float %t760, i64 0
  %t762 = shufflevector <4 x float> %t761, <4 x float> poison, <4 x i32> zeroinitializer
  %t763 = fdiv float %t751, %t760
  %t764 = insertelement <4 x float> poison, float %t763, i64 0
  %t765 = shufflevector <4 x float> %t764, <4 x float> poison, <4 x i32> zeroinitializer
  %t766 = fmul float %t53, %t715
  %t767 = insertelement <4 x float> poison, float %t766, i64 0
  %t768 = shufflevector <4 x float> %t767, <4 x float> poison, <4 x i32> zeroinitializer
  %t769 = fadd float %t763, %t766
  %t770 = insertelement <4 x float> poison, float %t769, i64 0
  %t771 = shufflevector <4 x float> %t770, <4 x float> poison, <4 x i32> zeroinitializer
  %t772 = fpext float %t715 to double
  %t773 = fmul double %t772, %t772
  %t774 = fadd double %t711, %t773
  %t775 = fpext float %t769 to double
  %t776 = fmul double %t775, %t775
  %t777 = fadd double %t712, %t776
  %t778 = getelementptr inbounds float, ptr %t549, i64 %t709
  store float %t736, ptr %t778, align 4
  %t779 = getelementptr inbounds float, ptr %t557, i64 %t709
  store float %t748, ptr %t779, align 4
  %t710 = add nuw nsw i64 %t709, 16
  br label %b706
b708:
  %t780 = bitcast double %t711 to i64
  %t781 = trunc i64 %t780 to i32
  %t782 = lshr i64 %t780, 32
  %t783 = trunc i64 %t782 to i32
  %t784 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t785 = and i32 %t784, 16
  %t786 = shl i32 65535, %t785
  %t787 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t786, i32 %t781, i32 8, i32 4127)
  %t788 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t789 = and i32 %t788, 16
  %t790 = shl i32 65535, %t789
  %t791 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t790, i32 %t783, i32 8, i32 4127)
  %t792 = zext i32 %t787 to i64
  %t793 = zext i32 %t791 to i64
  %t794 = shl i64 %t793, 32
  %t795 = or i64 %t794, %t792
  %t796 = bitcast i64 %t795 to double
  %t797 = fadd double %t711, %t796
  %t798 = bitcast double %t797 to i64
  %t799 = trunc i64 %t798 to i32
  %t800 = lshr i64 %t798, 32
  %t801 = trunc i64 %t800 to i32
  %t802 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t803 = and i32 %t802, 16
  %t804 = shl i32 65535, %t803
  %t805 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t804, i32 %t799, i32 4, i32 4127)
  %t806 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t807 = and i32 %t806, 16
  %t808 = shl i32 65535, %t807
  %t809 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t808, i32 %t801, i32 4, i32 4127)
  %t810 = zext i32 %t805 to i64
  %t811 = zext i32 %t809 to i64
  %t812 = shl i64 %t811, 32
  %t813 = or i64 %t812, %t810
  %t814 = bitcast i64 %t813 to double
  %t815 = fadd double %t797, %t814
  %t816 = bitcast double %t815 to i64
  %t817 = trunc i64 %t816 to i32
  %t818 = lshr i64 %t816, 32
  %t819 = trunc i64 %t818 to i32
  %t820 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t821 = and i32 %t820, 16
  %t822 = shl i32 65535, %t821
  %t823 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t822, i32 %t817, i32 2, i32 4127)
  %t824 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t825 = and i32 %t824, 16
  %t826 = shl i32 65535, %t825
  %t827 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t826, i32 %t819, i32 2, i32 4127)
  %t828 = zext i32 %t823 to i64
  %t829 = zext i32 %t827 to i64
  %t830 = shl i64 %t829, 32
  %t831 = or i64 %t830, %t828
  %t832 = bitcast i64 %t831 to double
  %t833 = fadd double %t815, %t832
  %t834 = bitcast double %t833 to i64
  %t835 = trunc i64 %t834 to i32
  %t836 = lshr i64 %t834, 32
  %t837 = trunc i64 %t836 to i32
  %t838 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t839 = and i32 %t838, 16
  %t840 = shl i32 65535, %t839
  %t841 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t840, i32 %t835, i32 1, i32 4127)
  %t842 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t843 = and i32 %t842, 16
  %t844 = shl i32 65535, %t843
  %t845 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t844, i32 %t837, i32 1, i32 4127)
  %t846 = zext i32 %t841 to i64
  %t847 = zext i32 %t845 to i64
  %t848 = shl i64 %t847, 32
  %t849 = or i64 %t848, %t846
  %t850 = bitcast i64 %t849 to double
  %t851 = fadd double %t833, %t850
  %t852 = bitcast double %t712 to i64
  %t853 = trunc i64 %t852 to i32
  %t854 = lshr i64 %t852, 32
  %t855 = trunc i64 %t854 to i32
  %t856 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t857 = and i32 %t856, 16
  %t858 = shl i32 65535, %t857
  %t859 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t858, i32 %t853, i32 8, i32 4127)
  %t860 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t861 = and i32 %t860, 16
  %t862 = shl i32 65535, %t861
  %t863 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t862, i32 %t855, i32 8, i32 4127)
  %t864 = zext i32 %t859 to i64
  %t865 = zext i32 %t863 to i64
  %t866 = shl i64 %t865, 32
  %t867 = or i64 %t866, %t864
  %t868 = bitcast i64 %t867 to double
  %t869 = fadd double %t712, %t868
  %t870 = bitcast double %t869 to i64
  %t871 = trunc i64 %t870 to i32
  %t872 = lshr i64 %t870, 32
  %t873 = trunc i64 %t872 to i32
  %t874 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t875 = and i32 %t874, 16
  %t876 = shl i32 65535, %t875
  %t877 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t876, i32 %t871, i32 4, i32 4127)
  %t878 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t879 = and i32 %t878, 16
  %t880 = shl i32 65535, %t879
  %t881 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t880, i32 %t873, i32 4, i32 4127)
  %t882 = zext i32 %t877 to i64
  %t883 = zext i32 %t881 to i64
  %t884 = shl i64 %t883, 32
  %t885 = or i64 %t884, %t882
  %t886 = bitcast i64 %t885 to double
  %t887 = fadd double %t869, %t886
  %t888 = bitcast double %t887 to i64
  %t889 = trunc i64 %t888 to i32
  %t890 = lshr i64 %t888, 32
  %t891 = trunc i64 %t890 to i32
  %t892 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t893 = and i32 %t892, 16
  %t894 = shl i32 65535, %t893
  %t895 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t894, i32 %t889, i32 2, i32 4127)
  %t896 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t897 = and i32 %t896, 16
  %t898 = shl i32 65535, %t897
  %t899 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t898, i32 %t891, i32 2, i32 4127)
  %t900 = zext i32 %t895 to i64
  %t901 = zext i32 %t899 to i64
  %t902 = shl i64 %t901, 32
  %t903 = or i64 %t902, %t900
  %t904 = bitcast i64 %t903 to double
  %t905 = fadd double %t887, %t904
  %t906 = bitcast double %t905 to i64
  %t907 = trunc i64 %t906 to i32
  %t908 = lshr i64 %t906, 32
  %t909 = trunc i64 %t908 to i32
  %t910 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t911 = and i32 %t910, 16
  %t912 = shl i32 65535, %t911
  %t913 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t912, i32 %t907, i32 1, i32 4127)
  %t914 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t915 = and i32 %t914, 16
  %t916 = shl i32 65535, %t915
  %t917 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t916, i32 %t909, i32 1, i32 4127)
  %t918 = zext i32 %t913 to i64
  %t919 = zext i32 %t917 to i64
  %t920 = shl i64 %t919, 32
  %t921 = or i64 %t920, %t918
  %t922 = bitcast i64 %t921 to double
  %t923 = fadd double %t905, %t922
  %t924 = icmp eq i64 %t6, 0
  br i1 %t924, label %b925, label %b926
b925:
  %t931 = udiv i64 %t512, 1024
  %t932 = getelementptr inbounds double, ptr %t930, i64 %t931
  store double %t851, ptr %t932, align 8
  %t937 = getelementptr inbounds double, ptr %t936, i64 %t931
  store double %t923, ptr %t937, align 8
  br label %b926
b926:
  %t509 = add nuw nsw i64 %t508, %t504
  br label %b505
b507:
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
  %t74 = sub i64 %t70, %t73
  %t75 = urem i64 %t74, 1024
  %t76 = sub i64 %t74, %t75
  %t77 = add i64 %col, %t73
  %t104 = add i64 %t77, %t76
  %t1 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t2 = and i32 %t1, 1023
  %t3 = zext i32 %t2 to i64
  %t4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
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
  %t78 = mul i64 %t3, 4
  %t79 = mul i64 %t5, 4
  %t80 = add i64 %col, %t78
  br label %b81
b81:
  %t84 = phi i64 [ %t80, %entry ], [ %t85, %b82 ]
  %t86 = icmp slt i64 %t84, %t77
  br i1 %t86, label %b82, label %b83
b82:
  %t87 = add i64 %t84, 0
  %t88 = getelementptr inbounds float, ptr %t50, i64 %t87
  %t89 = load <4 x float>, ptr %t88, align 16
  %t90 = getelementptr inbounds float, ptr %t57, i64 %t87
  %t91 = load <4 x float>, ptr %t90, align 16
  %t92 = getelementptr inbounds float, ptr %t64, i64 %t87
  %t93 = load <4 x float>, ptr %t92, align 16
  %t94 = fmul <4 x float> %t91, %t19
  %t95 = fmul <4 x float> %t93, %t24
  %t96 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %t95)
  %t97 = fadd <4 x float> %t96, %t29
  %t98 = fdiv <4 x float> %t94, %t97
  %t99 = fmul <4 x float> %t34, %t89
  %t100 = fadd <4 x float> %t98, %t99
  %t101 = fmul <4 x float> %t45, %t100
  %t102 = fsub <4 x float> %t89, %t101
  %t103 = getelementptr inbounds float, ptr %t50, i64 %t87
  store <4 x float> %t102, ptr %t103, align 16
  %t85 = add nuw nsw i64 %t84, %t79
  br label %b81
b83:
  br label %b105
b105:
  %t108 = phi i64 [ %t77, %b83 ], [ %t109, %b115 ]
  %t110 = icmp slt i64 %t108, %t104
  br i1 %t110, label %b106, label %b107
b106:
  %t111 = add i64 %t108, 256
  %t112 = add i64 %t108, %t3
  br label %b113
b113:
  %t116 = phi i64 [ %t112, %b106 ], [ %t117, %b114 ]
  %t118 = icmp slt i64 %t116, %t111
  br i1 %t118, label %b114, label %b115
b114:
  %t131 = add i64 %t116, 256
  %t138 = add i64 %t116, 512
  %t145 = add i64 %t116, 768
  %t119 = getelementptr inbounds float, ptr %t50, i64 %t116
  %t120 = load float, ptr %t119, align 4
  %t121 = insertelement <4 x float> poison, float %t120, i64 0
  %t122 = shufflevector <4 x float> %t121, <4 x float> poison, <4 x i32> zeroinitializer
  %t123 = getelementptr inbounds float, ptr %t57, i64 %t116
  %t124 = load float, ptr %t123, align 4
  %t125 = insertelement <4 x float> poison, float %t124, i64 0
  %t126 = shufflevector <4 x float> %t125, <4 x float> poison, <4 x i32> zeroinitializer
  %t127 = getelementptr inbounds float, ptr %t64, i64 %t116
  %t128 = load float, ptr %t127, align 4
  %t129 = insertelement <4 x float> poison, float %t128, i64 0
  %t130 = shufflevector <4 x float> %t129, <4 x float> poison, <4 x i32> zeroinitializer
  %t132 = getelementptr inbounds float, ptr %t50, i64 %t131
  %t133 = load float, ptr %t132, align 4
  %t134 = getelementptr inbounds float, ptr %t57, i64 %t131
  %t135 = load float, ptr %t134, align 4
  %t136 = getelementptr inbounds float, ptr %t64, i64 %t131
  %t137 = load float, ptr %t136, align 4
  %t139 = getelementptr inbounds float, ptr %t50, i64 %t138
  %t140 = load float, ptr %t139, align 4
  %t141 = getelementptr inbounds float, ptr %t57, i64 %t138
  %t142 = load float, ptr %t141, align 4
  %t143 = getelementptr inbounds float, ptr %t64, i64 %t138
  %t144 = load float, ptr %t143, align 4
  %t146 = getelementptr inbounds float, ptr %t50, i64 %t145
  %t147 = load float, ptr %t146, align 4
  %t148 = getelementptr inbounds float, ptr %t57, i64 %t145
  %t149 = load float, ptr %t148, align 4
  %t150 = getelementptr inbounds float, ptr %t64, i64 %t145
  %t151 = load float, ptr %t150, align 4
  %t152 = fmul float %t124, %t17
  %t153 = insertelement <4 x float> poison, float %t152, i64 0
  %t154 = shufflevector <4 x float> %t153, <4 x float> poison, <4 x i32> zeroinitializer
  %t155 = fmul float %t128, %t22
  %t156 = insertelement <4 x float> poison, float %t155, i64 0
  %t157 = shufflevector <4 x float> %t156, <4 x float> poison, <4 x i32> zeroinitializer
  %t158 = call float @llvm.sqrt.f32(float %t155)
  %t159 = insertelement <4 x float> poison, float %t158, i64 0
  %t160 = shufflevector <4 x float> %t159, <4 x float> poison, <4 x i32> zeroinitializer
  %t161 = fadd float %t158, %t27
  %t162 = insertelement <4 x float> poison, float %t161, i64 0
  %t163 = shufflevector <4 x float> %t162, <4 x float> poison, <4 x i32> zeroinitializer
  %t164 = fdiv float %t152, %t161
  %t165 = insertelement <4 x float> poison, float %t164, i64 0
  %t166 = shufflevector <4 x float> %t165, <4 x float> poison, <4 x i32> zeroinitializer
  %t167 = fmul float %t32, %t120
  %t168 = insertelement <4 x float> poison, float %t167, i64 0
  %t169 = shufflevector <4 x float> %t168, <4 x float> poison, <4 x i32> zeroinitializer
  %t170 = fadd float %t164, %t167
  %t171 = insertelement <4 x float> poison, float %t170, i64 0
  %t172 = shufflevector <4 x float> %t171, <4 x float> poison, <4 x i32> zeroinitializer
  %t173 = fmul float %t43, %t170
  %t174 = insertelement <4 x float> poison, float %t173, i64 0
  %t175 = shufflevector <4 x float> %t174, <4 x float> poison, <4 x i32> zeroinitializer
  %t176 = fsub float %t120, %t173
  %t177 = insertelement <4 x float> poison, float %t176, i64 0
  %t178 = shufflevector <4 x float> %t177, <4 x float> poison, <4 x i32> zeroinitializer
  %t179 = getelementptr inbounds float, ptr %t50, i64 %t116
  store float %t176, ptr %t179, align 4
  %t180 = fmul float %t135, %t17
  %t181 = fmul float %t137, %t22
  %t182 = call float @llvm.sqrt.f32(float %t181)
  %t183 = fadd float %t182, %t27
  %t184 = fdiv float %t180, %t183
  %t185 = fmul float %t32, %t133
  %t186 = fadd float %t184, %t185
  %t187 = fmul float %t43, %t186
  %t188 = fsub float %t133, %t187
  %t189 = getelementptr inbounds float, ptr %t50, i64 %t131
  store float %t188, ptr %t189, align 4
  %t190 = fmul float %t142, %t17
  %t191 = fmul float %t144, %t22
  %t192 = call float @llvm.sqrt.f32(float %t191)
  %t193 = fadd float %t192, %t27
  %t194 = fdiv float %t190, %t193
  %t195 = fmul float %t32, %t140
  %t196 = fadd float %t194, %t195
  %t197 = fmul float %t43, %t196
  %t198 = fsub float %t140, %t197
  %t199 = getelementptr inbounds float, ptr %t50, i64 %t138
  store float %t198, ptr %t199, align 4
  %t200 = fmul float %t149, %t17
  %t201 = fmul float %t151, %t22
  %t202 = call float @llvm.sqrt.f32(float %t201)
  %t203 = fadd float %t202, %t27
  %t204 = fdiv float %t200, %t203
  %t205 = fmul float %t32, %t147
  %t206 = fadd float %t204, %t205
  %t207 = fmul float %t43, %t206
  %t208 = fsub float %t147, %t207
  %t209 = getelementptr inbounds float, ptr %t50, i64 %t145
  store float %t208, ptr %t209, align 4
  %t117 = add nuw nsw i64 %t116, %t5
  br label %b113
b115:
  %t109 = add nuw nsw i64 %t108, 1024
  br label %b105
b107:
  %t210 = add i64 %t104, %t3
  br label %b211
b211:
  %t214 = phi i64 [ %t210, %b107 ], [ %t215, %b212 ]
  %t216 = icmp slt i64 %t214, %t69
  br i1 %t216, label %b212, label %b213
b212:
  %t217 = getelementptr inbounds float, ptr %t50, i64 %t214
  %t218 = load float, ptr %t217, align 4
  %t219 = insertelement <4 x float> poison, float %t218, i64 0
  %t220 = shufflevector <4 x float> %t219, <4 x float> poison, <4 x i32> zeroinitializer
  %t221 = getelementptr inbounds float, ptr %t57, i64 %t214
  %t222 = load float, ptr %t221, align 4
  %t223 = insertelement <4 x float> poison, float %t222, i64 0
  %t224 = shufflevector <4 x float> %t223, <4 x float> poison, <4 x i32> zeroinitializer
  %t225 = getelementptr inbounds float, ptr %t64, i64 %t214
  %t226 = load float, ptr %t225, align 4
  %t227 = insertelement <4 x float> poison, float %t226, i64 0
  %t228 = shufflevector <4 x float> %t227, <4 x float> poison, <4 x i32> zeroinitializer
  %t229 = fmul float %t222, %t17
  %t230 = insertelement <4 x float> poison, float %t229, i64 0
  %t231 = shufflevector <4 x float> %t230, <4 x float> poison, <4 x i32> zeroinitializer
  %t232 = fmul float %t226, %t22
  %t233 = insertelement <4 x float> poison, float %t232, i64 0
  %t234 = shufflevector <4 x float> %t233, <4 x float> poison, <4 x i32> zeroinitializer
  %t235 = call float @llvm.sqrt.f32(float %t232)
  %t236 = insertelement <4 x float> poison, float %t235, i64 0
  %t237 = shufflevector <4 x float> %t236, <4 x float> poison, <4 x i32> zeroinitializer
  %t238 = fadd float %t235, %t27
  %t239 = insertelement <4 x float> poison, float %t238, i64 0
  %t240 = shufflevector <4 x float> %t239, <4 x float> poison, <4 x i32> zeroinitializer
  %t241 = fdiv float %t229, %t238
  %t242 = insertelement <4 x float> poison, float %t241, i64 0
  %t243 = shufflevector <4 x float> %t242, <4 x float> poison, <4 x i32> zeroinitializer
  %t244 = fmul float %t32, %t218
  %t245 = insertelement <4 x float> poison, float %t244, i64 0
  %t246 = shufflevector <4 x float> %t245, <4 x float> poison, <4 x i32> zeroinitializer
  %t247 = fadd float %t241, %t244
  %t248 = insertelement <4 x float> poison, float %t247, i64 0
  %t249 = shufflevector <4 x float> %t248, <4 x float> poison, <4 x i32> zeroinitializer
  %t250 = fmul float %t43, %t247
  %t251 = insertelement <4 x float> poison, float %t250, i64 0
  %t252 = shufflevector <4 x float> %t251, <4 x float> poison, <4 x i32> zeroinitializer
  %t253 = fsub float %t218, %t250
  %t254 = insertelement <4 x float> poison, float %t253, i64 0
  %t255 = shufflevector <4 x float> %t254, <4 x float> poison, <4 x i32> zeroinitializer
  %t256 = getelementptr inbounds float, ptr %t50, i64 %t214
  store float %t253, ptr %t256, align 4
  %t215 = add nuw nsw i64 %t214, %t5
  br label %b211
b213:
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
  %t147 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t148 = load i64, ptr %t147, align 8
  %t149 = inttoptr i64 %t148 to ptr addrspace(1)
  %t150 = addrspacecast ptr addrspace(1) %t149 to ptr
  %t286 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t287 = load i64, ptr %t286, align 8
  %t288 = inttoptr i64 %t287 to ptr addrspace(1)
  %t289 = addrspacecast ptr addrspace(1) %t288 to ptr
  %t290 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t291 = load i64, ptr %t290, align 8
  %t292 = mul i64 %t291, 17
  %t293 = getelementptr inbounds double, ptr %t289, i64 %t292
  %t301 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t302 = load i64, ptr %t301, align 8
  %t303 = inttoptr i64 %t302 to ptr addrspace(1)
  %t304 = addrspacecast ptr addrspace(1) %t303 to ptr
  %t305 = mul i64 %number, 1
  %t306 = getelementptr inbounds double, ptr %t304, i64 %t305
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
  %t27 = phi i64 [ %t22, %entry ], [ %t137, %b41 ]
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
  %t42 = phi i64 [ %t35, %b18 ], [ %t43, %b135 ]
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
  %t60 = bitcast double %t53 to i64
  %t61 = trunc i64 %t60 to i32
  %t62 = lshr i64 %t60, 32
  %t63 = trunc i64 %t62 to i32
  %t64 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t65 = and i32 %t64, 16
  %t66 = shl i32 65535, %t65
  %t67 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t66, i32 %t61, i32 8, i32 4127)
  %t68 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t69 = and i32 %t68, 16
  %t70 = shl i32 65535, %t69
  %t71 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t70, i32 %t63, i32 8, i32 4127)
  %t72 = zext i32 %t67 to i64
  %t73 = zext i32 %t71 to i64
  %t74 = shl i64 %t73, 32
  %t75 = or i64 %t74, %t72
  %t76 = bitcast i64 %t75 to double
  %t77 = fadd double %t53, %t76
  %t78 = bitcast double %t77 to i64
  %t79 = trunc i64 %t78 to i32
  %t80 = lshr i64 %t78, 32
  %t81 = trunc i64 %t80 to i32
  %t82 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t83 = and i32 %t82, 16
  %t84 = shl i32 65535, %t83
  %t85 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t84, i32 %t79, i32 4, i32 4127)
  %t86 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t87 = and i32 %t86, 16
  %t88 = shl i32 65535, %t87
  %t89 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t88, i32 %t81, i32 4, i32 4127)
  %t90 = zext i32 %t85 to i64
  %t91 = zext i32 %t89 to i64
  %t92 = shl i64 %t91, 32
  %t93 = or i64 %t92, %t90
  %t94 = bitcast i64 %t93 to double
  %t95 = fadd double %t77, %t94
  %t96 = bitcast double %t95 to i64
  %t97 = trunc i64 %t96 to i32
  %t98 = lshr i64 %t96, 32
  %t99 = trunc i64 %t98 to i32
  %t100 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t101 = and i32 %t100, 16
  %t102 = shl i32 65535, %t101
  %t103 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t102, i32 %t97, i32 2, i32 4127)
  %t104 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t105 = and i32 %t104, 16
  %t106 = shl i32 65535, %t105
  %t107 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t106, i32 %t99, i32 2, i32 4127)
  %t108 = zext i32 %t103 to i64
  %t109 = zext i32 %t107 to i64
  %t110 = shl i64 %t109, 32
  %t111 = or i64 %t110, %t108
  %t112 = bitcast i64 %t111 to double
  %t113 = fadd double %t95, %t112
  %t114 = bitcast double %t113 to i64
  %t115 = trunc i64 %t114 to i32
  %t116 = lshr i64 %t114, 32
  %t117 = trunc i64 %t116 to i32
  %t118 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t119 = and i32 %t118, 16
  %t120 = shl i32 65535, %t119
  %t121 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t120, i32 %t115, i32 1, i32 4127)
  %t122 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t123 = and i32 %t122, 16
  %t124 = shl i32 65535, %t123
  %t125 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t124, i32 %t117, i32 1, i32 4127)
  %t126 = zext i32 %t121 to i64
  %t127 = zext i32 %t125 to i64
  %t128 = shl i64 %t127, 32
  %t129 = or i64 %t128, %t126
  %t130 = bitcast i64 %t129 to double
  %t131 = fadd double %t113, %t130
  %t132 = mul i64 %t42, %t27
  %t133 = icmp eq i64 %t32, 0
  br i1 %t133, label %b134, label %b135
b134:
  %t136 = getelementptr inbounds double, ptr %t16, i64 %t132
  store double %t131, ptr %t136, align 8
  br label %b135
b135:
  %t43 = add nuw nsw i64 %t42, %t38
  br label %b39
b41:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t137 = mul i64 %t27, 1024
  %t138 = icmp sgt i64 %t29, 1
  br i1 %t138, label %b18, label %b139
b139:
  %t140 = getelementptr inbounds double, ptr %t16, i64 0
  %t141 = load double, ptr %t140, align 8
  br label %b21
b19:
  %t142 = icmp sgt i64 %t15, 0
  br i1 %t142, label %b20, label %b21
b20:
  %t143 = getelementptr inbounds double, ptr %t16, i64 0
  %t144 = load double, ptr %t143, align 8
  br label %b21
b21:
  %t145 = phi double [ %t141, %b139 ], [ 0x0000000000000000, %b19 ], [ %t144, %b20 ]
  %t146 = call double @llvm.sqrt.f64(double %t145)
  %t151 = getelementptr inbounds double, ptr %t150, i64 0
  %t156 = mul i64 %t17, 1024
  %t157 = icmp sgt i64 %t15, 1
  br i1 %t157, label %b152, label %b153
b152:
  %t158 = phi ptr [ %t151, %b21 ], [ %t151, %b175 ]
  %t159 = phi i64 [ %t15, %b21 ], [ %t163, %b175 ]
  %t160 = phi i64 [ %t17, %b21 ], [ %t161, %b175 ]
  %t161 = phi i64 [ %t156, %b21 ], [ %t271, %b175 ]
  %t162 = add i64 %t159, 1023
  %t163 = udiv i64 %t162, 1024
  %t164 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t165 = zext i32 %t164 to i64
  %t166 = and i64 %t165, 15
  %t167 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t168 = zext i32 %t167 to i64
  %t169 = udiv i64 %t168, 16
  %t170 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t171 = zext i32 %t170 to i64
  %t172 = udiv i64 %t171, 16
  br label %b173
b173:
  %t176 = phi i64 [ %t169, %b152 ], [ %t177, %b269 ]
  %t178 = icmp slt i64 %t176, %t163
  br i1 %t178, label %b174, label %b175
b174:
  %t179 = mul i64 %t176, 1024
  %t180 = sub i64 %t159, %t179
  %t181 = call i64 @llvm.smin.i64(i64 %t180, i64 1024)
  br label %b182
b182:
  %t185 = phi i64 [ %t166, %b174 ], [ %t186, %b183 ]
  %t187 = phi double [ 0x0000000000000000, %b174 ], [ %t193, %b183 ]
  %t188 = icmp slt i64 %t185, %t181
  br i1 %t188, label %b183, label %b184
b183:
  %t189 = add i64 %t179, %t185
  %t190 = mul i64 %t189, %t160
  %t191 = getelementptr inbounds double, ptr %t158, i64 %t190
  %t192 = load double, ptr %t191, align 8
  %t193 = fadd double %t187, %t192
  %t186 = add nuw nsw i64 %t185, 16
  br label %b182
b184:
  %t194 = bitcast double %t187 to i64
  %t195 = trunc i64 %t194 to i32
  %t196 = lshr i64 %t194, 32
  %t197 = trunc i64 %t196 to i32
  %t198 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t199 = and i32 %t198, 16
  %t200 = shl i32 65535, %t199
  %t201 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t200, i32 %t195, i32 8, i32 4127)
  %t202 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t203 = and i32 %t202, 16
  %t204 = shl i32 65535, %t203
  %t205 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t204, i32 %t197, i32 8, i32 4127)
  %t206 = zext i32 %t201 to i64
  %t207 = zext i32 %t205 to i64
  %t208 = shl i64 %t207, 32
  %t209 = or i64 %t208, %t206
  %t210 = bitcast i64 %t209 to double
  %t211 = fadd double %t187, %t210
  %t212 = bitcast double %t211 to i64
  %t213 = trunc i64 %t212 to i32
  %t214 = lshr i64 %t212, 32
  %t215 = trunc i64 %t214 to i32
  %t216 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t217 = and i32 %t216, 16
  %t218 = shl i32 65535, %t217
  %t219 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t218, i32 %t213, i32 4, i32 4127)
  %t220 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t221 = and i32 %t220, 16
  %t222 = shl i32 65535, %t221
  %t223 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t222, i32 %t215, i32 4, i32 4127)
  %t224 = zext i32 %t219 to i64
  %t225 = zext i32 %t223 to i64
  %t226 = shl i64 %t225, 32
  %t227 = or i64 %t226, %t224
  %t228 = bitcast i64 %t227 to double
  %t229 = fadd double %t211, %t228
  %t230 = bitcast double %t229 to i64
  %t231 = trunc i64 %t230 to i32
  %t232 = lshr i64 %t230, 32
  %t233 = trunc i64 %t232 to i32
  %t234 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t235 = and i32 %t234, 16
  %t236 = shl i32 65535, %t235
  %t237 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t236, i32 %t231, i32 2, i32 4127)
  %t238 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t239 = and i32 %t238, 16
  %t240 = shl i32 65535, %t239
  %t241 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t240, i32 %t233, i32 2, i32 4127)
  %t242 = zext i32 %t237 to i64
  %t243 = zext i32 %t241 to i64
  %t244 = shl i64 %t243, 32
  %t245 = or i64 %t244, %t242
  %t246 = bitcast i64 %t245 to double
  %t247 = fadd double %t229, %t246
  %t248 = bitcast double %t247 to i64
  %t249 = trunc i64 %t248 to i32
  %t250 = lshr i64 %t248, 32
  %t251 = trunc i64 %t250 to i32
  %t252 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t253 = and i32 %t252, 16
  %t254 = shl i32 65535, %t253
  %t255 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t254, i32 %t249, i32 1, i32 4127)
  %t256 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t257 = and i32 %t256, 16
  %t258 = shl i32 65535, %t257
  %t259 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t258, i32 %t251, i32 1, i32 4127)
  %t260 = zext i32 %t255 to i64
  %t261 = zext i32 %t259 to i64
  %t262 = shl i64 %t261, 32
  %t263 = or i64 %t262, %t260
  %t264 = bitcast i64 %t263 to double
  %t265 = fadd double %t247, %t264
  %t266 = mul i64 %t176, %t161
  %t267 = icmp eq i64 %t166, 0
  br i1 %t267, label %b268, label %b269
b268:
  %t270 = getelementptr inbounds double, ptr %t151, i64 %t266
  store double %t265, ptr %t270, align 8
  br label %b269
b269:
  %t177 = add nuw nsw i64 %t176, %t172
  br label %b173
b175:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t271 = mul i64 %t161, 1024
  %t272 = icmp sgt i64 %t163, 1
  br i1 %t272, label %b152, label %b273
b273:
  %t274 = getelementptr inbounds double, ptr %t151, i64 0
  %t275 = load double, ptr %t274, align 8
  br label %b155
b153:
  %t276 = icmp sgt i64 %t15, 0
  br i1 %t276, label %b154, label %b155
b154:
  %t277 = getelementptr inbounds double, ptr %t151, i64 0
  %t278 = load double, ptr %t277, align 8
  br label %b155
b155:
  %t279 = phi double [ %t275, %b273 ], [ 0x0000000000000000, %b153 ], [ %t278, %b154 ]
  %t280 = call double @llvm.sqrt.f64(double %t279)
  %t281 = fcmp olt double 0x0000000000000000, %t146
  %t282 = fcmp olt double 0x0000000000000000, %t280
  %t283 = and i1 %t281, %t282
  %t284 = fdiv double %t146, %t280
  %t285 = select i1 %t283, double %t284, double 0x3FF0000000000000
  %t294 = getelementptr inbounds double, ptr %t293, i64 0
  %t295 = load double, ptr %t294, align 8
  %t296 = fmul double %t295, %t285
  %t297 = fptrunc double %t296 to float
  %t298 = icmp eq i64 %t2, 0
  br i1 %t298, label %b299, label %b300
b299:
  %t307 = fpext float %t297 to double
  %t308 = getelementptr inbounds double, ptr %t306, i64 0
  store double %t307, ptr %t308, align 8
  br label %b300
b300:
  ret void
}

define internal void @sf_x_stage1_0_lists(ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows, i64 %col, i64 %cols) convergent nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t6 = add i64 %cols, 1023
  %t7 = udiv i64 %t6, 1024
  %t19 = add i64 %col, %cols
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t8 = udiv i64 %t2, 16
  %t9 = udiv i64 %t4, 16
  br label %b10
b10:
  %t13 = phi i64 [ %t8, %entry ], [ %t14, %b231 ]
  %t15 = icmp slt i64 %t13, %t7
  br i1 %t15, label %b11, label %b12
b11:
  %t16 = mul i64 %t13, 1024
  %t17 = add i64 %col, %t16
  %t18 = add i64 %t17, 1024
  %t20 = call i64 @llvm.smin.i64(i64 %t18, i64 %t19)
  %t21 = sub i64 %t20, %t17
  %t22 = urem i64 %t21, 64
  %t23 = sub i64 %t21, %t22
  %t24 = add i64 %t17, %t23
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
  %t28 = phi i64 [ %t17, %b11 ], [ %t29, %b26 ]
  %t30 = phi double [ 0x0000000000000000, %b11 ], [ %t68, %b26 ]
  %t31 = phi double [ 0x0000000000000000, %b11 ], [ %t69, %b26 ]
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
  br label %b25
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
  br label %b71
b73:
  %t85 = bitcast double %t76 to i64
  %t86 = trunc i64 %t85 to i32
  %t87 = lshr i64 %t85, 32
  %t88 = trunc i64 %t87 to i32
  %t89 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t90 = and i32 %t89, 16
  %t91 = shl i32 65535, %t90
  %t92 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t91, i32 %t86, i32 8, i32 4127)
  %t93 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t94 = and i32 %t93, 16
  %t95 = shl i32 65535, %t94
  %t96 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t95, i32 %t88, i32 8, i32 4127)
  %t97 = zext i32 %t92 to i64
  %t98 = zext i32 %t96 to i64
  %t99 = shl i64 %t98, 32
  %t100 = or i64 %t99, %t97
  %t101 = bitcast i64 %t100 to double
  %t102 = fadd double %t76, %t101
  %t103 = bitcast double %t102 to i64
  %t104 = trunc i64 %t103 to i32
  %t105 = lshr i64 %t103, 32
  %t106 = trunc i64 %t105 to i32
  %t107 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t108 = and i32 %t107, 16
  %t109 = shl i32 65535, %t108
  %t110 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t109, i32 %t104, i32 4, i32 4127)
  %t111 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t112 = and i32 %t111, 16
  %t113 = shl i32 65535, %t112
  %t114 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t113, i32 %t106, i32 4, i32 4127)
  %t115 = zext i32 %t110 to i64
  %t116 = zext i32 %t114 to i64
  %t117 = shl i64 %t116, 32
  %t118 = or i64 %t117, %t115
  %t119 = bitcast i64 %t118 to double
  %t120 = fadd double %t102, %t119
  %t121 = bitcast double %t120 to i64
  %t122 = trunc i64 %t121 to i32
  %t123 = lshr i64 %t121, 32
  %t124 = trunc i64 %t123 to i32
  %t125 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t126 = and i32 %t125, 16
  %t127 = shl i32 65535, %t126
  %t128 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t127, i32 %t122, i32 2, i32 4127)
  %t129 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t130 = and i32 %t129, 16
  %t131 = shl i32 65535, %t130
  %t132 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t131, i32 %t124, i32 2, i32 4127)
  %t133 = zext i32 %t128 to i64
  %t134 = zext i32 %t132 to i64
  %t135 = shl i64 %t134, 32
  %t136 = or i64 %t135, %t133
  %t137 = bitcast i64 %t136 to double
  %t138 = fadd double %t120, %t137
  %t139 = bitcast double %t138 to i64
  %t140 = trunc i64 %t139 to i32
  %t141 = lshr i64 %t139, 32
  %t142 = trunc i64 %t141 to i32
  %t143 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t144 = and i32 %t143, 16
  %t145 = shl i32 65535, %t144
  %t146 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t145, i32 %t140, i32 1, i32 4127)
  %t147 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t148 = and i32 %t147, 16
  %t149 = shl i32 65535, %t148
  %t150 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t149, i32 %t142, i32 1, i32 4127)
  %t151 = zext i32 %t146 to i64
  %t152 = zext i32 %t150 to i64
  %t153 = shl i64 %t152, 32
  %t154 = or i64 %t153, %t151
  %t155 = bitcast i64 %t154 to double
  %t156 = fadd double %t138, %t155
  %t157 = bitcast double %t77 to i64
  %t158 = trunc i64 %t157 to i32
  %t159 = lshr i64 %t157, 32
  %t160 = trunc i64 %t159 to i32
  %t161 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t162 = and i32 %t161, 16
  %t163 = shl i32 65535, %t162
  %t164 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t163, i32 %t158, i32 8, i32 4127)
  %t165 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t166 = and i32 %t165, 16
  %t167 = shl i32 65535, %t166
  %t168 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t167, i32 %t160, i32 8, i32 4127)
  %t169 = zext i32 %t164 to i64
  %t170 = zext i32 %t168 to i64
  %t171 = shl i64 %t170, 32
  %t172 = or i64 %t171, %t169
  %t173 = bitcast i64 %t172 to double
  %t174 = fadd double %t77, %t173
  %t175 = bitcast double %t174 to i64
  %t176 = trunc i64 %t175 to i32
  %t177 = lshr i64 %t175, 32
  %t178 = trunc i64 %t177 to i32
  %t179 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t180 = and i32 %t179, 16
  %t181 = shl i32 65535, %t180
  %t182 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t181, i32 %t176, i32 4, i32 4127)
  %t183 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t184 = and i32 %t183, 16
  %t185 = shl i32 65535, %t184
  %t186 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t185, i32 %t178, i32 4, i32 4127)
  %t187 = zext i32 %t182 to i64
  %t188 = zext i32 %t186 to i64
  %t189 = shl i64 %t188, 32
  %t190 = or i64 %t189, %t187
  %t191 = bitcast i64 %t190 to double
  %t192 = fadd double %t174, %t191
  %t193 = bitcast double %t192 to i64
  %t194 = trunc i64 %t193 to i32
  %t195 = lshr i64 %t193, 32
  %t196 = trunc i64 %t195 to i32
  %t197 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t198 = and i32 %t197, 16
  %t199 = shl i32 65535, %t198
  %t200 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t199, i32 %t194, i32 2, i32 4127)
  %t201 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t202 = and i32 %t201, 16
  %t203 = shl i32 65535, %t202
  %t204 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t203, i32 %t196, i32 2, i32 4127)
  %t205 = zext i32 %t200 to i64
  %t206 = zext i32 %t204 to i64
  %t207 = shl i64 %t206, 32
  %t208 = or i64 %t207, %t205
  %t209 = bitcast i64 %t208 to double
  %t210 = fadd double %t192, %t209
  %t211 = bitcast double %t210 to i64
  %t212 = trunc i64 %t211 to i32
  %t213 = lshr i64 %t211, 32
  %t214 = trunc i64 %t213 to i32
  %t215 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t216 = and i32 %t215, 16
  %t217 = shl i32 65535, %t216
  %t218 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t217, i32 %t212, i32 1, i32 4127)
  %t219 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t220 = and i32 %t219, 16
  %t221 = shl i32 65535, %t220
  %t222 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t221, i32 %t214, i32 1, i32 4127)
  %t223 = zext i32 %t218 to i64
  %t224 = zext i32 %t222 to i64
  %t225 = shl i64 %t224, 32
  %t226 = or i64 %t225, %t223
  %t227 = bitcast i64 %t226 to double
  %t228 = fadd double %t210, %t227
  %t229 = icmp eq i64 %t5, 0
  br i1 %t229, label %b230, label %b231
b230:
  %t232 = udiv i64 %t17, 1024
  %t233 = mul i64 %t232, 1024
  %t234 = getelementptr inbounds double, ptr %t38, i64 %t233
  store double %t156, ptr %t234, align 8
  %t235 = getelementptr inbounds double, ptr %t44, i64 %t233
  store double %t228, ptr %t235, align 8
  br label %b231
b231:
  %t14 = add nuw nsw i64 %t13, %t9
  br label %b10
b12:
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
  %t13 = phi i64 [ %t7, %entry ], [ %t14, %b52 ]
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
  call void @sf_x_sweep0_pass0(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23, i64 %t25, i64 %t27)
  %t36 = mul i64 %t13, 6
  %t37 = getelementptr inbounds i64, ptr %t4, i64 %t36
  %t38 = getelementptr inbounds i64, ptr %t37, i64 0
  %t39 = load i64, ptr %t38, align 8
  %t40 = getelementptr inbounds i64, ptr %t37, i64 1
  %t41 = load i64, ptr %t40, align 8
  %t42 = getelementptr inbounds i64, ptr %t37, i64 2
  %t43 = load i64, ptr %t42, align 8
  %t44 = getelementptr inbounds i64, ptr %t37, i64 3
  %t45 = load i64, ptr %t44, align 8
  %t46 = getelementptr inbounds i64, ptr %t37, i64 4
  %t47 = load i64, ptr %t46, align 8
  %t48 = getelementptr inbounds i64, ptr %t37, i64 5
  %t49 = load i64, ptr %t48, align 8
  %t50 = icmp eq i64 %t49, 2
  br i1 %t50, label %b51, label %b52
b51:
  %t53 = getelementptr inbounds i64, ptr %ctx, i64 1
  %t54 = load i64, ptr %t53, align 8
  %t55 = inttoptr i64 %t54 to ptr addrspace(1)
  %t56 = addrspacecast ptr addrspace(1) %t55 to ptr
  %t57 = mul i64 %t39, 15
  %t58 = getelementptr inbounds i64, ptr %t56, i64 %t57
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @sf_x_stage1_0(ptr %ctx, ptr %t58, i64 %t39)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @sf_x_sweep1_pass0(ptr %ctx, ptr %t58, i64 %t39, i64 %t41, i64 %t43, i64 %t45, i64 %t47)
  br label %b52
b52:
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

define ptx_kernel void @sf_x_lists_1(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "nvvm.maxntid"="256" "nvvm.minctasm"="1" "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
  call void @sf_x_stage1_0_lists(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23, i64 %t25, i64 %t27)
  %t14 = add nuw nsw i64 %t13, %t9
  br label %b10
b12:
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
