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
  %t7 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t8 = load i64, ptr %t7, align 8
  %t9 = inttoptr i64 %t8 to ptr addrspace(1)
  %t10 = addrspacecast ptr addrspace(1) %t9 to ptr
  %t11 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t12 = load i64, ptr %t11, align 8
  %t13 = mul i64 %t12, 17
  %t14 = getelementptr inbounds double, ptr %t10, i64 %t13
  %t55 = urem i64 %col, 4
  %t56 = urem i64 %cols, 4
  %t57 = add i64 %t55, %t56
  %t58 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t59 = load i64, ptr %t58, align 8
  %t60 = inttoptr i64 %t59 to ptr addrspace(1)
  %t61 = addrspacecast ptr addrspace(1) %t60 to ptr
  %t62 = ptrtoint ptr %t61 to i64
  %t63 = urem i64 %t62, 16
  %t64 = add i64 %t57, %t63
  %t65 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t66 = load i64, ptr %t65, align 8
  %t67 = inttoptr i64 %t66 to ptr addrspace(1)
  %t68 = addrspacecast ptr addrspace(1) %t67 to ptr
  %t69 = ptrtoint ptr %t68 to i64
  %t70 = urem i64 %t69, 16
  %t71 = add i64 %t64, %t70
  %t72 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t73 = load i64, ptr %t72, align 8
  %t74 = inttoptr i64 %t73 to ptr addrspace(1)
  %t75 = addrspacecast ptr addrspace(1) %t74 to ptr
  %t76 = ptrtoint ptr %t75 to i64
  %t77 = urem i64 %t76, 16
  %t78 = add i64 %t71, %t77
  %t79 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t80 = load i64, ptr %t79, align 8
  %t81 = inttoptr i64 %t80 to ptr addrspace(1)
  %t82 = addrspacecast ptr addrspace(1) %t81 to ptr
  %t83 = ptrtoint ptr %t82 to i64
  %t84 = urem i64 %t83, 16
  %t85 = add i64 %t78, %t84
  %t86 = icmp eq i64 %t85, 0
  %t87 = add i64 %cols, 1023
  %t88 = udiv i64 %t87, 1024
  %t89 = icmp sle i64 32, %t88
  %t90 = and i1 %t86, %t89
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t6 = and i64 %t2, 3
  %t15 = getelementptr inbounds double, ptr %t14, i64 5
  %t16 = load double, ptr %t15, align 8
  %t17 = fptrunc double %t16 to float
  %t18 = insertelement <4 x float> poison, float %t17, i64 0
  %t19 = shufflevector <4 x float> %t18, <4 x float> poison, <4 x i32> zeroinitializer
  %t20 = getelementptr inbounds double, ptr %t14, i64 6
  %t21 = load double, ptr %t20, align 8
  %t22 = fptrunc double %t21 to float
  %t23 = insertelement <4 x float> poison, float %t22, i64 0
  %t24 = shufflevector <4 x float> %t23, <4 x float> poison, <4 x i32> zeroinitializer
  %t25 = getelementptr inbounds double, ptr %t14, i64 7
  %t26 = load double, ptr %t25, align 8
  %t27 = fptrunc double %t26 to float
  %t28 = insertelement <4 x float> poison, float %t27, i64 0
  %t29 = shufflevector <4 x float> %t28, <4 x float> poison, <4 x i32> zeroinitializer
  %t30 = getelementptr inbounds double, ptr %t14, i64 8
  %t31 = load double, ptr %t30, align 8
  %t32 = fptrunc double %t31 to float
  %t33 = insertelement <4 x float> poison, float %t32, i64 0
  %t34 = shufflevector <4 x float> %t33, <4 x float> poison, <4 x i32> zeroinitializer
  %t35 = getelementptr inbounds double, ptr %t14, i64 11
  %t36 = load double, ptr %t35, align 8
  %t37 = fptrunc double %t36 to float
  %t38 = insertelement <4 x float> poison, float %t37, i64 0
  %t39 = shufflevector <4 x float> %t38, <4 x float> poison, <4 x i32> zeroinitializer
  %t40 = getelementptr inbounds double, ptr %t14, i64 14
  %t41 = load double, ptr %t40, align 8
  %t42 = fptrunc double %t41 to float
  %t43 = insertelement <4 x float> poison, float %t42, i64 0
  %t44 = shufflevector <4 x float> %t43, <4 x float> poison, <4 x i32> zeroinitializer
  %t45 = getelementptr inbounds double, ptr %t14, i64 15
  %t46 = load double, ptr %t45, align 8
  %t47 = fptrunc double %t46 to float
  %t48 = insertelement <4 x float> poison, float %t47, i64 0
  %t49 = shufflevector <4 x float> %t48, <4 x float> poison, <4 x i32> zeroinitializer
  %t50 = getelementptr inbounds double, ptr %t14, i64 16
  %t51 = load double, ptr %t50, align 8
  %t52 = fptrunc double %t51 to float
  %t53 = insertelement <4 x float> poison, float %t52, i64 0
  %t54 = shufflevector <4 x float> %t53, <4 x float> poison, <4 x i32> zeroinitializer
  br i1 %t90, label %b91, label %b92
b91:
  %t105 = add i64 %col, %cols
  %t94 = udiv i64 %t2, 4
  %t95 = udiv i64 %t4, 4
  br label %b96
b96:
  %t99 = phi i64 [ %t94, %b91 ], [ %t100, %b490 ]
  %t101 = icmp slt i64 %t99, %t88
  br i1 %t101, label %b97, label %b98
b97:
  %t102 = mul i64 %t99, 1024
  %t103 = add i64 %col, %t102
  %t104 = add i64 %t103, 1024
  %t106 = call i64 @llvm.smin.i64(i64 %t104, i64 %t105)
  %t117 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t118 = load i64, ptr %t117, align 8
  %t119 = inttoptr i64 %t118 to ptr addrspace(1)
  %t120 = addrspacecast ptr addrspace(1) %t119 to ptr
  %t124 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t125 = load i64, ptr %t124, align 8
  %t126 = inttoptr i64 %t125 to ptr addrspace(1)
  %t127 = addrspacecast ptr addrspace(1) %t126 to ptr
  %t130 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t131 = load i64, ptr %t130, align 8
  %t132 = inttoptr i64 %t131 to ptr addrspace(1)
  %t133 = addrspacecast ptr addrspace(1) %t132 to ptr
  %t136 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t137 = load i64, ptr %t136, align 8
  %t138 = inttoptr i64 %t137 to ptr addrspace(1)
  %t139 = addrspacecast ptr addrspace(1) %t138 to ptr
  %t491 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t492 = load i64, ptr %t491, align 8
  %t493 = inttoptr i64 %t492 to ptr addrspace(1)
  %t494 = addrspacecast ptr addrspace(1) %t493 to ptr
  %t497 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t498 = load i64, ptr %t497, align 8
  %t499 = inttoptr i64 %t498 to ptr addrspace(1)
  %t500 = addrspacecast ptr addrspace(1) %t499 to ptr
  %t107 = mul i64 %t6, 4
  %t108 = add i64 %t103, %t107
  br label %b109
b109:
  %t112 = phi i64 [ %t108, %b97 ], [ %t113, %b110 ]
  %t114 = phi <4 x double> [ splat (double 0x0000000000000000), %b97 ], [ %t158, %b110 ]
  %t115 = phi <4 x double> [ splat (double 0x0000000000000000), %b97 ], [ %t161, %b110 ]
  %t116 = icmp slt i64 %t112, %t106
  br i1 %t116, label %b110, label %b111
b110:
  %t121 = add i64 %t112, 0
  %t122 = getelementptr inbounds float, ptr %t120, i64 %t121
  %t123 = load <4 x float>, ptr %t122, align 16
  %t128 = getelementptr inbounds float, ptr %t127, i64 %t121
  %t129 = load <4 x float>, ptr %t128, align 16
  %t134 = getelementptr inbounds float, ptr %t133, i64 %t121
  %t135 = load <4 x float>, ptr %t134, align 16
  %t140 = getelementptr inbounds float, ptr %t139, i64 %t121
  %t141 = load <4 x float>, ptr %t140, align 16
  %t142 = fmul <4 x float> %t19, %t135
  %t143 = fmul <4 x float> %t24, %t129
  %t144 = fadd <4 x float> %t142, %t143
  %t145 = fmul <4 x float> %t129, %t129
  %t146 = fmul <4 x float> %t29, %t141
  %t147 = fmul <4 x float> %t34, %t145
  %t148 = fadd <4 x float> %t146, %t147
  %t149 = fmul <4 x float> %t144, %t39
  %t150 = fmul <4 x float> %t148, %t44
  %t151 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %t150)
  %t152 = fadd <4 x float> %t151, %t49
  %t153 = fdiv <4 x float> %t149, %t152
  %t154 = fmul <4 x float> %t54, %t123
  %t155 = fadd <4 x float> %t153, %t154
  %t156 = fpext <4 x float> %t123 to <4 x double>
  %t157 = fmul <4 x double> %t156, %t156
  %t158 = fadd <4 x double> %t114, %t157
  %t159 = fpext <4 x float> %t155 to <4 x double>
  %t160 = fmul <4 x double> %t159, %t159
  %t161 = fadd <4 x double> %t115, %t160
  %t162 = getelementptr inbounds float, ptr %t133, i64 %t121
  store <4 x float> %t144, ptr %t162, align 16
  %t163 = getelementptr inbounds float, ptr %t139, i64 %t121
  store <4 x float> %t148, ptr %t163, align 16
  %t113 = add nuw nsw i64 %t112, 16
  br label %b109
b111:
  %t164 = extractelement <4 x double> %t114, i64 0
  %t165 = bitcast double %t164 to i64
  %t166 = trunc i64 %t165 to i32
  %t167 = lshr i64 %t165, 32
  %t168 = trunc i64 %t167 to i32
  %t169 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t170 = and i32 %t169, 28
  %t171 = shl i32 15, %t170
  %t172 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t171, i32 %t166, i32 2, i32 7199)
  %t173 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t174 = and i32 %t173, 28
  %t175 = shl i32 15, %t174
  %t176 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t175, i32 %t168, i32 2, i32 7199)
  %t177 = zext i32 %t172 to i64
  %t178 = zext i32 %t176 to i64
  %t179 = shl i64 %t178, 32
  %t180 = or i64 %t179, %t177
  %t181 = bitcast i64 %t180 to double
  %t182 = insertelement <4 x double> poison, double %t181, i64 0
  %t183 = extractelement <4 x double> %t114, i64 1
  %t184 = bitcast double %t183 to i64
  %t185 = trunc i64 %t184 to i32
  %t186 = lshr i64 %t184, 32
  %t187 = trunc i64 %t186 to i32
  %t188 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t189 = and i32 %t188, 28
  %t190 = shl i32 15, %t189
  %t191 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t190, i32 %t185, i32 2, i32 7199)
  %t192 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t193 = and i32 %t192, 28
  %t194 = shl i32 15, %t193
  %t195 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t194, i32 %t187, i32 2, i32 7199)
  %t196 = zext i32 %t191 to i64
  %t197 = zext i32 %t195 to i64
  %t198 = shl i64 %t197, 32
  %t199 = or i64 %t198, %t196
  %t200 = bitcast i64 %t199 to double
  %t201 = insertelement <4 x double> %t182, double %t200, i64 1
  %t202 = extractelement <4 x double> %t114, i64 2
  %t203 = bitcast double %t202 to i64
  %t204 = trunc i64 %t203 to i32
  %t205 = lshr i64 %t203, 32
  %t206 = trunc i64 %t205 to i32
  %t207 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t208 = and i32 %t207, 28
  %t209 = shl i32 15, %t208
  %t210 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t209, i32 %t204, i32 2, i32 7199)
  %t211 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t212 = and i32 %t211, 28
  %t213 = shl i32 15, %t212
  %t214 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t213, i32 %t206, i32 2, i32 7199)
  %t215 = zext i32 %t210 to i64
  %t216 = zext i32 %t214 to i64
  %t217 = shl i64 %t216, 32
  %t218 = or i64 %t217, %t215
  %t219 = bitcast i64 %t218 to double
  %t220 = insertelement <4 x double> %t201, double %t219, i64 2
  %t221 = extractelement <4 x double> %t114, i64 3
  %t222 = bitcast double %t221 to i64
  %t223 = trunc i64 %t222 to i32
  %t224 = lshr i64 %t222, 32
  %t225 = trunc i64 %t224 to i32
  %t226 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t227 = and i32 %t226, 28
  %t228 = shl i32 15, %t227
  %t229 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t228, i32 %t223, i32 2, i32 7199)
  %t230 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t231 = and i32 %t230, 28
  %t232 = shl i32 15, %t231
  %t233 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t232, i32 %t225, i32 2, i32 7199)
  %t234 = zext i32 %t229 to i64
  %t235 = zext i32 %t233 to i64
  %t236 = shl i64 %t235, 32
  %t237 = or i64 %t236, %t234
  %t238 = bitcast i64 %t237 to double
  %t239 = insertelement <4 x double> %t220, double %t238, i64 3
  %t240 = fadd <4 x double> %t114, %t239
  %t241 = extractelement <4 x double> %t240, i64 0
  %t242 = bitcast double %t241 to i64
  %t243 = trunc i64 %t242 to i32
  %t244 = lshr i64 %t242, 32
  %t245 = trunc i64 %t244 to i32
  %t246 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t247 = and i32 %t246, 28
  %t248 = shl i32 15, %t247
  %t249 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t248, i32 %t243, i32 1, i32 7199)
  %t250 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t251 = and i32 %t250, 28
  %t252 = shl i32 15, %t251
  %t253 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t252, i32 %t245, i32 1, i32 7199)
  %t254 = zext i32 %t249 to i64
  %t255 = zext i32 %t253 to i64
  %t256 = shl i64 %t255, 32
  %t257 = or i64 %t256, %t254
  %t258 = bitcast i64 %t257 to double
  %t259 = insertelement <4 x double> poison, double %t258, i64 0
  %t260 = extractelement <4 x double> %t240, i64 1
  %t261 = bitcast double %t260 to i64
  %t262 = trunc i64 %t261 to i32
  %t263 = lshr i64 %t261, 32
  %t264 = trunc i64 %t263 to i32
  %t265 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t266 = and i32 %t265, 28
  %t267 = shl i32 15, %t266
  %t268 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t267, i32 %t262, i32 1, i32 7199)
  %t269 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t270 = and i32 %t269, 28
  %t271 = shl i32 15, %t270
  %t272 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t271, i32 %t264, i32 1, i32 7199)
  %t273 = zext i32 %t268 to i64
  %t274 = zext i32 %t272 to i64
  %t275 = shl i64 %t274, 32
  %t276 = or i64 %t275, %t273
  %t277 = bitcast i64 %t276 to double
  %t278 = insertelement <4 x double> %t259, double %t277, i64 1
  %t279 = extractelement <4 x double> %t240, i64 2
  %t280 = bitcast double %t279 to i64
  %t281 = trunc i64 %t280 to i32
  %t282 = lshr i64 %t280, 32
  %t283 = trunc i64 %t282 to i32
  %t284 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t285 = and i32 %t284, 28
  %t286 = shl i32 15, %t285
  %t287 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t286, i32 %t281, i32 1, i32 7199)
  %t288 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t289 = and i32 %t288, 28
  %t290 = shl i32 15, %t289
  %t291 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t290, i32 %t283, i32 1, i32 7199)
  %t292 = zext i32 %t287 to i64
  %t293 = zext i32 %t291 to i64
  %t294 = shl i64 %t293, 32
  %t295 = or i64 %t294, %t292
  %t296 = bitcast i64 %t295 to double
  %t297 = insertelement <4 x double> %t278, double %t296, i64 2
  %t298 = extractelement <4 x double> %t240, i64 3
  %t299 = bitcast double %t298 to i64
  %t300 = trunc i64 %t299 to i32
  %t301 = lshr i64 %t299, 32
  %t302 = trunc i64 %t301 to i32
  %t303 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t304 = and i32 %t303, 28
  %t305 = shl i32 15, %t304
  %t306 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t305, i32 %t300, i32 1, i32 7199)
  %t307 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t308 = and i32 %t307, 28
  %t309 = shl i32 15, %t308
  %t310 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t309, i32 %t302, i32 1, i32 7199)
  %t311 = zext i32 %t306 to i64
  %t312 = zext i32 %t310 to i64
  %t313 = shl i64 %t312, 32
  %t314 = or i64 %t313, %t311
  %t315 = bitcast i64 %t314 to double
  %t316 = insertelement <4 x double> %t297, double %t315, i64 3
  %t317 = fadd <4 x double> %t240, %t316
  %t318 = shufflevector <4 x double> %t317, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t319 = shufflevector <4 x double> %t317, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t320 = fadd <2 x double> %t318, %t319
  %t321 = shufflevector <2 x double> %t320, <2 x double> poison, <1 x i32> <i32 0>
  %t322 = shufflevector <2 x double> %t320, <2 x double> poison, <1 x i32> <i32 1>
  %t323 = extractelement <1 x double> %t321, i64 0
  %t324 = extractelement <1 x double> %t322, i64 0
  %t325 = fadd double %t323, %t324
  %t326 = extractelement <4 x double> %t115, i64 0
  %t327 = bitcast double %t326 to i64
  %t328 = trunc i64 %t327 to i32
  %t329 = lshr i64 %t327, 32
  %t330 = trunc i64 %t329 to i32
  %t331 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t332 = and i32 %t331, 28
  %t333 = shl i32 15, %t332
  %t334 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t333, i32 %t328, i32 2, i32 7199)
  %t335 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t336 = and i32 %t335, 28
  %t337 = shl i32 15, %t336
  %t338 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t337, i32 %t330, i32 2, i32 7199)
  %t339 = zext i32 %t334 to i64
  %t340 = zext i32 %t338 to i64
  %t341 = shl i64 %t340, 32
  %t342 = or i64 %t341, %t339
  %t343 = bitcast i64 %t342 to double
  %t344 = insertelement <4 x double> poison, double %t343, i64 0
  %t345 = extractelement <4 x double> %t115, i64 1
  %t346 = bitcast double %t345 to i64
  %t347 = trunc i64 %t346 to i32
  %t348 = lshr i64 %t346, 32
  %t349 = trunc i64 %t348 to i32
  %t350 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t351 = and i32 %t350, 28
  %t352 = shl i32 15, %t351
  %t353 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t352, i32 %t347, i32 2, i32 7199)
  %t354 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t355 = and i32 %t354, 28
  %t356 = shl i32 15, %t355
  %t357 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t356, i32 %t349, i32 2, i32 7199)
  %t358 = zext i32 %t353 to i64
  %t359 = zext i32 %t357 to i64
  %t360 = shl i64 %t359, 32
  %t361 = or i64 %t360, %t358
  %t362 = bitcast i64 %t361 to double
  %t363 = insertelement <4 x double> %t344, double %t362, i64 1
  %t364 = extractelement <4 x double> %t115, i64 2
  %t365 = bitcast double %t364 to i64
  %t366 = trunc i64 %t365 to i32
  %t367 = lshr i64 %t365, 32
  %t368 = trunc i64 %t367 to i32
  %t369 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t370 = and i32 %t369, 28
  %t371 = shl i32 15, %t370
  %t372 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t371, i32 %t366, i32 2, i32 7199)
  %t373 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t374 = and i32 %t373, 28
  %t375 = shl i32 15, %t374
  %t376 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t375, i32 %t368, i32 2, i32 7199)
  %t377 = zext i32 %t372 to i64
  %t378 = zext i32 %t376 to i64
  %t379 = shl i64 %t378, 32
  %t380 = or i64 %t379, %t377
  %t381 = bitcast i64 %t380 to double
  %t382 = insertelement <4 x double> %t363, double %t381, i64 2
  %t383 = extractelement <4 x double> %t115, i64 3
  %t384 = bitcast double %t383 to i64
  %t385 = trunc i64 %t384 to i32
  %t386 = lshr i64 %t384, 32
  %t387 = trunc i64 %t386 to i32
  %t388 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t389 = and i32 %t388, 28
  %t390 = shl i32 15, %t389
  %t391 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t390, i32 %t385, i32 2, i32 7199)
  %t392 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t393 = and i32 %t392, 28
  %t394 = shl i32 15, %t393
  %t395 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t394, i32 %t387, i32 2, i32 7199)
  %t396 = zext i32 %t391 to i64
  %t397 = zext i32 %t395 to i64
  %t398 = shl i64 %t397, 32
  %t399 = or i64 %t398, %t396
  %t400 = bitcast i64 %t399 to double
  %t401 = insertelement <4 x double> %t382, double %t400, i64 3
  %t402 = fadd <4 x double> %t115, %t401
  %t403 = extractelement <4 x double> %t402, i64 0
  %t404 = bitcast double %t403 to i64
  %t405 = trunc i64 %t404 to i32
  %t406 = lshr i64 %t404, 32
  %t407 = trunc i64 %t406 to i32
  %t408 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t409 = and i32 %t408, 28
  %t410 = shl i32 15, %t409
  %t411 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t410, i32 %t405, i32 1, i32 7199)
  %t412 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t413 = and i32 %t412, 28
  %t414 = shl i32 15, %t413
  %t415 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t414, i32 %t407, i32 1, i32 7199)
  %t416 = zext i32 %t411 to i64
  %t417 = zext i32 %t415 to i64
  %t418 = shl i64 %t417, 32
  %t419 = or i64 %t418, %t416
  %t420 = bitcast i64 %t419 to double
  %t421 = insertelement <4 x double> poison, double %t420, i64 0
  %t422 = extractelement <4 x double> %t402, i64 1
  %t423 = bitcast double %t422 to i64
  %t424 = trunc i64 %t423 to i32
  %t425 = lshr i64 %t423, 32
  %t426 = trunc i64 %t425 to i32
  %t427 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t428 = and i32 %t427, 28
  %t429 = shl i32 15, %t428
  %t430 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t429, i32 %t424, i32 1, i32 7199)
  %t431 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t432 = and i32 %t431, 28
  %t433 = shl i32 15, %t432
  %t434 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t433, i32 %t426, i32 1, i32 7199)
  %t435 = zext i32 %t430 to i64
  %t436 = zext i32 %t434 to i64
  %t437 = shl i64 %t436, 32
  %t438 = or i64 %t437, %t435
  %t439 = bitcast i64 %t438 to double
  %t440 = insertelement <4 x double> %t421, double %t439, i64 1
  %t441 = extractelement <4 x double> %t402, i64 2
  %t442 = bitcast double %t441 to i64
  %t443 = trunc i64 %t442 to i32
  %t444 = lshr i64 %t442, 32
  %t445 = trunc i64 %t444 to i32
  %t446 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t447 = and i32 %t446, 28
  %t448 = shl i32 15, %t447
  %t449 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t448, i32 %t443, i32 1, i32 7199)
  %t450 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t451 = and i32 %t450, 28
  %t452 = shl i32 15, %t451
  %t453 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t452, i32 %t445, i32 1, i32 7199)
  %t454 = zext i32 %t449 to i64
  %t455 = zext i32 %t453 to i64
  %t456 = shl i64 %t455, 32
  %t457 = or i64 %t456, %t454
  %t458 = bitcast i64 %t457 to double
  %t459 = insertelement <4 x double> %t440, double %t458, i64 2
  %t460 = extractelement <4 x double> %t402, i64 3
  %t461 = bitcast double %t460 to i64
  %t462 = trunc i64 %t461 to i32
  %t463 = lshr i64 %t461, 32
  %t464 = trunc i64 %t463 to i32
  %t465 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t466 = and i32 %t465, 28
  %t467 = shl i32 15, %t466
  %t468 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t467, i32 %t462, i32 1, i32 7199)
  %t469 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t470 = and i32 %t469, 28
  %t471 = shl i32 15, %t470
  %t472 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t471, i32 %t464, i32 1, i32 7199)
  %t473 = zext i32 %t468 to i64
  %t474 = zext i32 %t472 to i64
  %t475 = shl i64 %t474, 32
  %t476 = or i64 %t475, %t473
  %t477 = bitcast i64 %t476 to double
  %t478 = insertelement <4 x double> %t459, double %t477, i64 3
  %t479 = fadd <4 x double> %t402, %t478
  %t480 = shufflevector <4 x double> %t479, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t481 = shufflevector <4 x double> %t479, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t482 = fadd <2 x double> %t480, %t481
  %t483 = shufflevector <2 x double> %t482, <2 x double> poison, <1 x i32> <i32 0>
  %t484 = shufflevector <2 x double> %t482, <2 x double> poison, <1 x i32> <i32 1>
  %t485 = extractelement <1 x double> %t483, i64 0
  %t486 = extractelement <1 x double> %t484, i64 0
  %t487 = fadd double %t485, %t486
  %t488 = icmp eq i64 %t6, 0
  br i1 %t488, label %b489, label %b490
b489:
  %t495 = udiv i64 %t103, 1024
  %t496 = getelementptr inbounds double, ptr %t494, i64 %t495
  store double %t325, ptr %t496, align 8
  %t501 = getelementptr inbounds double, ptr %t500, i64 %t495
  store double %t487, ptr %t501, align 8
  br label %b490
b490:
  %t100 = add nuw nsw i64 %t99, %t95
  br label %b96
b98:
  br label %b93
b92:
  %t513 = add i64 %col, %cols
  %t502 = udiv i64 %t2, 16
  %t503 = udiv i64 %t4, 16
  br label %b504
b504:
  %t507 = phi i64 [ %t502, %b92 ], [ %t508, %b752 ]
  %t509 = icmp slt i64 %t507, %t88
  br i1 %t509, label %b505, label %b506
b505:
  %t510 = mul i64 %t507, 1024
  %t511 = add i64 %col, %t510
  %t512 = add i64 %t511, 1024
  %t514 = call i64 @llvm.smin.i64(i64 %t512, i64 %t513)
  %t524 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t525 = load i64, ptr %t524, align 8
  %t526 = inttoptr i64 %t525 to ptr addrspace(1)
  %t527 = addrspacecast ptr addrspace(1) %t526 to ptr
  %t532 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t533 = load i64, ptr %t532, align 8
  %t534 = inttoptr i64 %t533 to ptr addrspace(1)
  %t535 = addrspacecast ptr addrspace(1) %t534 to ptr
  %t540 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t541 = load i64, ptr %t540, align 8
  %t542 = inttoptr i64 %t541 to ptr addrspace(1)
  %t543 = addrspacecast ptr addrspace(1) %t542 to ptr
  %t548 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t549 = load i64, ptr %t548, align 8
  %t550 = inttoptr i64 %t549 to ptr addrspace(1)
  %t551 = addrspacecast ptr addrspace(1) %t550 to ptr
  %t753 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t754 = load i64, ptr %t753, align 8
  %t755 = inttoptr i64 %t754 to ptr addrspace(1)
  %t756 = addrspacecast ptr addrspace(1) %t755 to ptr
  %t759 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t760 = load i64, ptr %t759, align 8
  %t761 = inttoptr i64 %t760 to ptr addrspace(1)
  %t762 = addrspacecast ptr addrspace(1) %t761 to ptr
  %t515 = add i64 %t511, %t5
  br label %b516
b516:
  %t519 = phi i64 [ %t515, %b505 ], [ %t520, %b517 ]
  %t521 = phi double [ 0x0000000000000000, %b505 ], [ %t600, %b517 ]
  %t522 = phi double [ 0x0000000000000000, %b505 ], [ %t603, %b517 ]
  %t523 = icmp slt i64 %t519, %t514
  br i1 %t523, label %b517, label %b518
b517:
  %t528 = getelementptr inbounds float, ptr %t527, i64 %t519
  %t529 = load float, ptr %t528, align 4
  %t530 = insertelement <4 x float> poison, float %t529, i64 0
  %t531 = shufflevector <4 x float> %t530, <4 x float> poison, <4 x i32> zeroinitializer
  %t536 = getelementptr inbounds float, ptr %t535, i64 %t519
  %t537 = load float, ptr %t536, align 4
  %t538 = insertelement <4 x float> poison, float %t537, i64 0
  %t539 = shufflevector <4 x float> %t538, <4 x float> poison, <4 x i32> zeroinitializer
  %t544 = getelementptr inbounds float, ptr %t543, i64 %t519
  %t545 = load float, ptr %t544, align 4
  %t546 = insertelement <4 x float> poison, float %t545, i64 0
  %t547 = shufflevector <4 x float> %t546, <4 x float> poison, <4 x i32> zeroinitializer
  %t552 = getelementptr inbounds float, ptr %t551, i64 %t519
  %t553 = load float, ptr %t552, align 4
  %t554 = insertelement <4 x float> poison, float %t553, i64 0
  %t555 = shufflevector <4 x float> %t554, <4 x float> poison, <4 x i32> zeroinitializer
  %t556 = fmul float %t17, %t545
  %t557 = insertelement <4 x float> poison, float %t556, i64 0
  %t558 = shufflevector <4 x float> %t557, <4 x float> poison, <4 x i32> zeroinitializer
  %t559 = fmul float %t22, %t537
  %t560 = insertelement <4 x float> poison, float %t559, i64 0
  %t561 = shufflevector <4 x float> %t560, <4 x float> poison, <4 x i32> zeroinitializer
  %t562 = fadd float %t556, %t559
  %t563 = insertelement <4 x float> poison, float %t562, i64 0
  %t564 = shufflevector <4 x float> %t563, <4 x float> poison, <4 x i32> zeroinitializer
  %t565 = fmul float %t537, %t537
  %t566 = insertelement <4 x float> poison, float %t565, i64 0
  %t567 = shufflevector <4 x float> %t566, <4 x float> poison, <4 x i32> zeroinitializer
  %t568 = fmul float %t27, %t553
  %t569 = insertelement <4 x float> poison, float %t568, i64 0
  %t570 = shufflevector <4 x float> %t569, <4 x float> poison, <4 x i32> zeroinitializer
  %t571 = fmul float %t32, %t565
  %t572 = insertelement <4 x float> poison, float %t571, i64 0
  %t573 = shufflevector <4 x float> %t572, <4 x float> poison, <4 x i32> zeroinitializer
  %t574 = fadd float %t568, %t571
  %t575 = insertelement <4 x float> poison, float %t574, i64 0
  %t576 = shufflevector <4 x float> %t575, <4 x float> poison, <4 x i32> zeroinitializer
  %t577 = fmul float %t562, %t37
  %t578 = insertelement <4 x float> poison, float %t577, i64 0
  %t579 = shufflevector <4 x float> %t578, <4 x float> poison, <4 x i32> zeroinitializer
  %t580 = fmul float %t574, %t42
  %t581 = insertelement <4 x float> poison, float %t580, i64 0
  %t582 = shufflevector <4 x float> %t581, <4 x float> poison, <4 x i32> zeroinitializer
  %t583 = call float @llvm.sqrt.f32(float %t580)
  %t584 = insertelement <4 x float> poison, float %t583, i64 0
  %t585 = shufflevector <4 x float> %t584, <4 x float> poison, <4 x i32> zeroinitializer
  %t586 = fadd float %t583, %t47
  %t587 = insertelement <4 x float> poison, float %t586, i64 0
  %t588 = shufflevector <4 x float> %t587, <4 x float> poison, <4 x i32> zeroinitializer
  %t589 = fdiv float %t577, %t586
  %t590 = insertelement <4 x float> poison, float %t589, i64 0
  %t591 = shufflevector <4 x float> %t590, <4 x float> poison, <4 x i32> zeroinitializer
  %t592 = fmul float %t52, %t529
  %t593 = insertelement <4 x float> poison, float %t592, i64 0
  %t594 = shufflevector <4 x float> %t593, <4 x float> poison, <4 x i32> zeroinitializer
  %t595 = fadd float %t589, %t592
  %t596 = insertelement <4 x float> poison, float %t595, i64 0
  %t597 = shufflevector <4 x float> %t596, <4 x float> poison, <4 x i32> zeroinitializer
  %t598 = fpext float %t529 to double
  %t599 = fmul double %t598, %t598
  %t600 = fadd double %t521, %t599
  %t601 = fpext float %t595 to double
  %t602 = fmul double %t601, %t601
  %t603 = fadd double %t522, %t602
  %t604 = getelementptr inbounds float, ptr %t543, i64 %t519
  store float %t562, ptr %t604, align 4
  %t605 = getelementptr inbounds float, ptr %t551, i64 %t519
  store float %t574, ptr %t605, align 4
  %t520 = add nuw nsw i64 %t519, 16
  br label %b516
b518:
  %t606 = bitcast double %t521 to i64
  %t607 = trunc i64 %t606 to i32
  %t608 = lshr i64 %t606, 32
  %t609 = trunc i64 %t608 to i32
  %t610 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t611 = and i32 %t610, 16
  %t612 = shl i32 65535, %t611
  %t613 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t612, i32 %t607, i32 8, i32 4127)
  %t614 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t615 = and i32 %t614, 16
  %t616 = shl i32 65535, %t615
  %t617 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t616, i32 %t609, i32 8, i32 4127)
  %t618 = zext i32 %t613 to i64
  %t619 = zext i32 %t617 to i64
  %t620 = shl i64 %t619, 32
  %t621 = or i64 %t620, %t618
  %t622 = bitcast i64 %t621 to double
  %t623 = fadd double %t521, %t622
  %t624 = bitcast double %t623 to i64
  %t625 = trunc i64 %t624 to i32
  %t626 = lshr i64 %t624, 32
  %t627 = trunc i64 %t626 to i32
  %t628 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t629 = and i32 %t628, 16
  %t630 = shl i32 65535, %t629
  %t631 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t630, i32 %t625, i32 4, i32 4127)
  %t632 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t633 = and i32 %t632, 16
  %t634 = shl i32 65535, %t633
  %t635 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t634, i32 %t627, i32 4, i32 4127)
  %t636 = zext i32 %t631 to i64
  %t637 = zext i32 %t635 to i64
  %t638 = shl i64 %t637, 32
  %t639 = or i64 %t638, %t636
  %t640 = bitcast i64 %t639 to double
  %t641 = fadd double %t623, %t640
  %t642 = bitcast double %t641 to i64
  %t643 = trunc i64 %t642 to i32
  %t644 = lshr i64 %t642, 32
  %t645 = trunc i64 %t644 to i32
  %t646 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t647 = and i32 %t646, 16
  %t648 = shl i32 65535, %t647
  %t649 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t648, i32 %t643, i32 2, i32 4127)
  %t650 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t651 = and i32 %t650, 16
  %t652 = shl i32 65535, %t651
  %t653 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t652, i32 %t645, i32 2, i32 4127)
  %t654 = zext i32 %t649 to i64
  %t655 = zext i32 %t653 to i64
  %t656 = shl i64 %t655, 32
  %t657 = or i64 %t656, %t654
  %t658 = bitcast i64 %t657 to double
  %t659 = fadd double %t641, %t658
  %t660 = bitcast double %t659 to i64
  %t661 = trunc i64 %t660 to i32
  %t662 = lshr i64 %t660, 32
  %t663 = trunc i64 %t662 to i32
  %t664 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t665 = and i32 %t664, 16
  %t666 = shl i32 65535, %t665
  %t667 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t666, i32 %t661, i32 1, i32 4127)
  %t668 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t669 = and i32 %t668, 16
  %t670 = shl i32 65535, %t669
  %t671 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t670, i32 %t663, i32 1, i32 4127)
  %t672 = zext i32 %t667 to i64
  %t673 = zext i32 %t671 to i64
  %t674 = shl i64 %t673, 32
  %t675 = or i64 %t674, %t672
  %t676 = bitcast i64 %t675 to double
  %t677 = fadd double %t659, %t676
  %t678 = bitcast double %t522 to i64
  %t679 = trunc i64 %t678 to i32
  %t680 = lshr i64 %t678, 32
  %t681 = trunc i64 %t680 to i32
  %t682 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t683 = and i32 %t682, 16
  %t684 = shl i32 65535, %t683
  %t685 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t684, i32 %t679, i32 8, i32 4127)
  %t686 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t687 = and i32 %t686, 16
  %t688 = shl i32 65535, %t687
  %t689 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t688, i32 %t681, i32 8, i32 4127)
  %t690 = zext i32 %t685 to i64
  %t691 = zext i32 %t689 to i64
  %t692 = shl i64 %t691, 32
  %t693 = or i64 %t692, %t690
  %t694 = bitcast i64 %t693 to double
  %t695 = fadd double %t522, %t694
  %t696 = bitcast double %t695 to i64
  %t697 = trunc i64 %t696 to i32
  %t698 = lshr i64 %t696, 32
  %t699 = trunc i64 %t698 to i32
  %t700 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t701 = and i32 %t700, 16
  %t702 = shl i32 65535, %t701
  %t703 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t702, i32 %t697, i32 4, i32 4127)
  %t704 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t705 = and i32 %t704, 16
  %t706 = shl i32 65535, %t705
  %t707 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t706, i32 %t699, i32 4, i32 4127)
  %t708 = zext i32 %t703 to i64
  %t709 = zext i32 %t707 to i64
  %t710 = shl i64 %t709, 32
  %t711 = or i64 %t710, %t708
  %t712 = bitcast i64 %t711 to double
  %t713 = fadd double %t695, %t712
  %t714 = bitcast double %t713 to i64
  %t715 = trunc i64 %t714 to i32
  %t716 = lshr i64 %t714, 32
  %t717 = trunc i64 %t716 to i32
  %t718 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t719 = and i32 %t718, 16
  %t720 = shl i32 65535, %t719
  %t721 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t720, i32 %t715, i32 2, i32 4127)
  %t722 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t723 = and i32 %t722, 16
  %t724 = shl i32 65535, %t723
  %t725 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t724, i32 %t717, i32 2, i32 4127)
  %t726 = zext i32 %t721 to i64
  %t727 = zext i32 %t725 to i64
  %t728 = shl i64 %t727, 32
  %t729 = or i64 %t728, %t726
  %t730 = bitcast i64 %t729 to double
  %t731 = fadd double %t713, %t730
  %t732 = bitcast double %t731 to i64
  %t733 = trunc i64 %t732 to i32
  %t734 = lshr i64 %t732, 32
  %t735 = trunc i64 %t734 to i32
  %t736 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t737 = and i32 %t736, 16
  %t738 = shl i32 65535, %t737
  %t739 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t738, i32 %t733, i32 1, i32 4127)
  %t740 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t741 = and i32 %t740, 16
  %t742 = shl i32 65535, %t741
  %t743 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t742, i32 %t735, i32 1, i32 4127)
  %t744 = zext i32 %t739 to i64
  %t745 = zext i32 %t743 to i64
  %t746 = shl i64 %t745, 32
  %t747 = or i64 %t746, %t744
  %t748 = bitcast i64 %t747 to double
  %t749 = fadd double %t731, %t748
  %t750 = icmp eq i64 %t5, 0
  br i1 %t750, label %b751, label %b752
b751:
  %t757 = udiv i64 %t511, 1024
  %t758 = getelementptr inbounds double, ptr %t756, i64 %t757
  store double %t677, ptr %t758, align 8
  %t763 = getelementptr inbounds double, ptr %t762, i64 %t757
  store double %t749, ptr %t763, align 8
  br label %b752
b752:
  %t508 = add nuw nsw i64 %t507, %t503
  br label %b504
b506:
  br label %b93
b93:
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
  %t73 = sub i64 %t69, %t72
  %t74 = urem i64 %t73, 1024
  %t75 = sub i64 %t73, %t74
  %t76 = add i64 %col, %t72
  %t103 = add i64 %t76, %t75
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
  %t77 = mul i64 %t2, 4
  %t78 = mul i64 %t4, 4
  %t79 = add i64 %col, %t77
  br label %b80
b80:
  %t83 = phi i64 [ %t79, %entry ], [ %t84, %b81 ]
  %t85 = icmp slt i64 %t83, %t76
  br i1 %t85, label %b81, label %b82
b81:
  %t86 = add i64 %t83, 0
  %t87 = getelementptr inbounds float, ptr %t49, i64 %t86
  %t88 = load <4 x float>, ptr %t87, align 16
  %t89 = getelementptr inbounds float, ptr %t56, i64 %t86
  %t90 = load <4 x float>, ptr %t89, align 16
  %t91 = getelementptr inbounds float, ptr %t63, i64 %t86
  %t92 = load <4 x float>, ptr %t91, align 16
  %t93 = fmul <4 x float> %t90, %t18
  %t94 = fmul <4 x float> %t92, %t23
  %t95 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %t94)
  %t96 = fadd <4 x float> %t95, %t28
  %t97 = fdiv <4 x float> %t93, %t96
  %t98 = fmul <4 x float> %t33, %t88
  %t99 = fadd <4 x float> %t97, %t98
  %t100 = fmul <4 x float> %t44, %t99
  %t101 = fsub <4 x float> %t88, %t100
  %t102 = getelementptr inbounds float, ptr %t49, i64 %t86
  store <4 x float> %t101, ptr %t102, align 16
  %t84 = add nuw nsw i64 %t83, %t78
  br label %b80
b82:
  br label %b104
b104:
  %t107 = phi i64 [ %t76, %b82 ], [ %t108, %b114 ]
  %t109 = icmp slt i64 %t107, %t103
  br i1 %t109, label %b105, label %b106
b105:
  %t110 = add i64 %t107, 256
  %t111 = add i64 %t107, %t2
  br label %b112
b112:
  %t115 = phi i64 [ %t111, %b105 ], [ %t116, %b113 ]
  %t117 = icmp slt i64 %t115, %t110
  br i1 %t117, label %b113, label %b114
b113:
  %t130 = add i64 %t115, 256
  %t137 = add i64 %t115, 512
  %t144 = add i64 %t115, 768
  %t118 = getelementptr inbounds float, ptr %t49, i64 %t115
  %t119 = load float, ptr %t118, align 4
  %t120 = insertelement <4 x float> poison, float %t119, i64 0
  %t121 = shufflevector <4 x float> %t120, <4 x float> poison, <4 x i32> zeroinitializer
  %t122 = getelementptr inbounds float, ptr %t56, i64 %t115
  %t123 = load float, ptr %t122, align 4
  %t124 = insertelement <4 x float> poison, float %t123, i64 0
  %t125 = shufflevector <4 x float> %t124, <4 x float> poison, <4 x i32> zeroinitializer
  %t126 = getelementptr inbounds float, ptr %t63, i64 %t115
  %t127 = load float, ptr %t126, align 4
  %t128 = insertelement <4 x float> poison, float %t127, i64 0
  %t129 = shufflevector <4 x float> %t128, <4 x float> poison, <4 x i32> zeroinitializer
  %t131 = getelementptr inbounds float, ptr %t49, i64 %t130
  %t132 = load float, ptr %t131, align 4
  %t133 = getelementptr inbounds float, ptr %t56, i64 %t130
  %t134 = load float, ptr %t133, align 4
  %t135 = getelementptr inbounds float, ptr %t63, i64 %t130
  %t136 = load float, ptr %t135, align 4
  %t138 = getelementptr inbounds float, ptr %t49, i64 %t137
  %t139 = load float, ptr %t138, align 4
  %t140 = getelementptr inbounds float, ptr %t56, i64 %t137
  %t141 = load float, ptr %t140, align 4
  %t142 = getelementptr inbounds float, ptr %t63, i64 %t137
  %t143 = load float, ptr %t142, align 4
  %t145 = getelementptr inbounds float, ptr %t49, i64 %t144
  %t146 = load float, ptr %t145, align 4
  %t147 = getelementptr inbounds float, ptr %t56, i64 %t144
  %t148 = load float, ptr %t147, align 4
  %t149 = getelementptr inbounds float, ptr %t63, i64 %t144
  %t150 = load float, ptr %t149, align 4
  %t151 = fmul float %t123, %t16
  %t152 = insertelement <4 x float> poison, float %t151, i64 0
  %t153 = shufflevector <4 x float> %t152, <4 x float> poison, <4 x i32> zeroinitializer
  %t154 = fmul float %t127, %t21
  %t155 = insertelement <4 x float> poison, float %t154, i64 0
  %t156 = shufflevector <4 x float> %t155, <4 x float> poison, <4 x i32> zeroinitializer
  %t157 = call float @llvm.sqrt.f32(float %t154)
  %t158 = insertelement <4 x float> poison, float %t157, i64 0
  %t159 = shufflevector <4 x float> %t158, <4 x float> poison, <4 x i32> zeroinitializer
  %t160 = fadd float %t157, %t26
  %t161 = insertelement <4 x float> poison, float %t160, i64 0
  %t162 = shufflevector <4 x float> %t161, <4 x float> poison, <4 x i32> zeroinitializer
  %t163 = fdiv float %t151, %t160
  %t164 = insertelement <4 x float> poison, float %t163, i64 0
  %t165 = shufflevector <4 x float> %t164, <4 x float> poison, <4 x i32> zeroinitializer
  %t166 = fmul float %t31, %t119
  %t167 = insertelement <4 x float> poison, float %t166, i64 0
  %t168 = shufflevector <4 x float> %t167, <4 x float> poison, <4 x i32> zeroinitializer
  %t169 = fadd float %t163, %t166
  %t170 = insertelement <4 x float> poison, float %t169, i64 0
  %t171 = shufflevector <4 x float> %t170, <4 x float> poison, <4 x i32> zeroinitializer
  %t172 = fmul float %t42, %t169
  %t173 = insertelement <4 x float> poison, float %t172, i64 0
  %t174 = shufflevector <4 x float> %t173, <4 x float> poison, <4 x i32> zeroinitializer
  %t175 = fsub float %t119, %t172
  %t176 = insertelement <4 x float> poison, float %t175, i64 0
  %t177 = shufflevector <4 x float> %t176, <4 x float> poison, <4 x i32> zeroinitializer
  %t178 = getelementptr inbounds float, ptr %t49, i64 %t115
  store float %t175, ptr %t178, align 4
  %t179 = fmul float %t134, %t16
  %t180 = fmul float %t136, %t21
  %t181 = call float @llvm.sqrt.f32(float %t180)
  %t182 = fadd float %t181, %t26
  %t183 = fdiv float %t179, %t182
  %t184 = fmul float %t31, %t132
  %t185 = fadd float %t183, %t184
  %t186 = fmul float %t42, %t185
  %t187 = fsub float %t132, %t186
  %t188 = getelementptr inbounds float, ptr %t49, i64 %t130
  store float %t187, ptr %t188, align 4
  %t189 = fmul float %t141, %t16
  %t190 = fmul float %t143, %t21
  %t191 = call float @llvm.sqrt.f32(float %t190)
  %t192 = fadd float %t191, %t26
  %t193 = fdiv float %t189, %t192
  %t194 = fmul float %t31, %t139
  %t195 = fadd float %t193, %t194
  %t196 = fmul float %t42, %t195
  %t197 = fsub float %t139, %t196
  %t198 = getelementptr inbounds float, ptr %t49, i64 %t137
  store float %t197, ptr %t198, align 4
  %t199 = fmul float %t148, %t16
  %t200 = fmul float %t150, %t21
  %t201 = call float @llvm.sqrt.f32(float %t200)
  %t202 = fadd float %t201, %t26
  %t203 = fdiv float %t199, %t202
  %t204 = fmul float %t31, %t146
  %t205 = fadd float %t203, %t204
  %t206 = fmul float %t42, %t205
  %t207 = fsub float %t146, %t206
  %t208 = getelementptr inbounds float, ptr %t49, i64 %t144
  store float %t207, ptr %t208, align 4
  %t116 = add nuw nsw i64 %t115, %t4
  br label %b112
b114:
  %t108 = add nuw nsw i64 %t107, 1024
  br label %b104
b106:
  %t209 = add i64 %t103, %t2
  br label %b210
b210:
  %t213 = phi i64 [ %t209, %b106 ], [ %t214, %b211 ]
  %t215 = icmp slt i64 %t213, %t68
  br i1 %t215, label %b211, label %b212
b211:
  %t216 = getelementptr inbounds float, ptr %t49, i64 %t213
  %t217 = load float, ptr %t216, align 4
  %t218 = insertelement <4 x float> poison, float %t217, i64 0
  %t219 = shufflevector <4 x float> %t218, <4 x float> poison, <4 x i32> zeroinitializer
  %t220 = getelementptr inbounds float, ptr %t56, i64 %t213
  %t221 = load float, ptr %t220, align 4
  %t222 = insertelement <4 x float> poison, float %t221, i64 0
  %t223 = shufflevector <4 x float> %t222, <4 x float> poison, <4 x i32> zeroinitializer
  %t224 = getelementptr inbounds float, ptr %t63, i64 %t213
  %t225 = load float, ptr %t224, align 4
  %t226 = insertelement <4 x float> poison, float %t225, i64 0
  %t227 = shufflevector <4 x float> %t226, <4 x float> poison, <4 x i32> zeroinitializer
  %t228 = fmul float %t221, %t16
  %t229 = insertelement <4 x float> poison, float %t228, i64 0
  %t230 = shufflevector <4 x float> %t229, <4 x float> poison, <4 x i32> zeroinitializer
  %t231 = fmul float %t225, %t21
  %t232 = insertelement <4 x float> poison, float %t231, i64 0
  %t233 = shufflevector <4 x float> %t232, <4 x float> poison, <4 x i32> zeroinitializer
  %t234 = call float @llvm.sqrt.f32(float %t231)
  %t235 = insertelement <4 x float> poison, float %t234, i64 0
  %t236 = shufflevector <4 x float> %t235, <4 x float> poison, <4 x i32> zeroinitializer
  %t237 = fadd float %t234, %t26
  %t238 = insertelement <4 x float> poison, float %t237, i64 0
  %t239 = shufflevector <4 x float> %t238, <4 x float> poison, <4 x i32> zeroinitializer
  %t240 = fdiv float %t228, %t237
  %t241 = insertelement <4 x float> poison, float %t240, i64 0
  %t242 = shufflevector <4 x float> %t241, <4 x float> poison, <4 x i32> zeroinitializer
  %t243 = fmul float %t31, %t217
  %t244 = insertelement <4 x float> poison, float %t243, i64 0
  %t245 = shufflevector <4 x float> %t244, <4 x float> poison, <4 x i32> zeroinitializer
  %t246 = fadd float %t240, %t243
  %t247 = insertelement <4 x float> poison, float %t246, i64 0
  %t248 = shufflevector <4 x float> %t247, <4 x float> poison, <4 x i32> zeroinitializer
  %t249 = fmul float %t42, %t246
  %t250 = insertelement <4 x float> poison, float %t249, i64 0
  %t251 = shufflevector <4 x float> %t250, <4 x float> poison, <4 x i32> zeroinitializer
  %t252 = fsub float %t217, %t249
  %t253 = insertelement <4 x float> poison, float %t252, i64 0
  %t254 = shufflevector <4 x float> %t253, <4 x float> poison, <4 x i32> zeroinitializer
  %t255 = getelementptr inbounds float, ptr %t49, i64 %t213
  store float %t252, ptr %t255, align 4
  %t214 = add nuw nsw i64 %t213, %t4
  br label %b210
b212:
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
