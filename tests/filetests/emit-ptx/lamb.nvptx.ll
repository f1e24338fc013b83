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
  %t507 = phi i64 [ %t502, %b92 ], [ %t508, %b925 ]
  %t509 = icmp slt i64 %t507, %t88
  br i1 %t509, label %b505, label %b506
b505:
  %t510 = mul i64 %t507, 1024
  %t511 = add i64 %col, %t510
  %t512 = add i64 %t511, 1024
  %t514 = call i64 @llvm.smin.i64(i64 %t512, i64 %t513)
  %t515 = sub i64 %t514, %t511
  %t516 = urem i64 %t515, 64
  %t517 = sub i64 %t515, %t516
  %t518 = add i64 %t511, %t517
  %t529 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t530 = load i64, ptr %t529, align 8
  %t531 = inttoptr i64 %t530 to ptr addrspace(1)
  %t532 = addrspacecast ptr addrspace(1) %t531 to ptr
  %t537 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t538 = load i64, ptr %t537, align 8
  %t539 = inttoptr i64 %t538 to ptr addrspace(1)
  %t540 = addrspacecast ptr addrspace(1) %t539 to ptr
  %t545 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t546 = load i64, ptr %t545, align 8
  %t547 = inttoptr i64 %t546 to ptr addrspace(1)
  %t548 = addrspacecast ptr addrspace(1) %t547 to ptr
  %t553 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t554 = load i64, ptr %t553, align 8
  %t555 = inttoptr i64 %t554 to ptr addrspace(1)
  %t556 = addrspacecast ptr addrspace(1) %t555 to ptr
  %t926 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t927 = load i64, ptr %t926, align 8
  %t928 = inttoptr i64 %t927 to ptr addrspace(1)
  %t929 = addrspacecast ptr addrspace(1) %t928 to ptr
  %t932 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t933 = load i64, ptr %t932, align 8
  %t934 = inttoptr i64 %t933 to ptr addrspace(1)
  %t935 = addrspacecast ptr addrspace(1) %t934 to ptr
  br label %b519
b519:
  %t522 = phi i64 [ %t511, %b505 ], [ %t523, %b520 ]
  %t524 = phi double [ 0x0000000000000000, %b505 ], [ %t698, %b520 ]
  %t525 = phi double [ 0x0000000000000000, %b505 ], [ %t701, %b520 ]
  %t526 = icmp slt i64 %t522, %t518
  br i1 %t526, label %b520, label %b521
b520:
  %t527 = add i64 %t522, 16
  %t528 = add i64 %t522, %t5
  %t561 = add i64 %t528, 16
  %t570 = add i64 %t528, 32
  %t579 = add i64 %t528, 48
  %t533 = getelementptr inbounds float, ptr %t532, i64 %t528
  %t534 = load float, ptr %t533, align 4
  %t535 = insertelement <4 x float> poison, float %t534, i64 0
  %t536 = shufflevector <4 x float> %t535, <4 x float> poison, <4 x i32> zeroinitializer
  %t541 = getelementptr inbounds float, ptr %t540, i64 %t528
  %t542 = load float, ptr %t541, align 4
  %t543 = insertelement <4 x float> poison, float %t542, i64 0
  %t544 = shufflevector <4 x float> %t543, <4 x float> poison, <4 x i32> zeroinitializer
  %t549 = getelementptr inbounds float, ptr %t548, i64 %t528
  %t550 = load float, ptr %t549, align 4
  %t551 = insertelement <4 x float> poison, float %t550, i64 0
  %t552 = shufflevector <4 x float> %t551, <4 x float> poison, <4 x i32> zeroinitializer
  %t557 = getelementptr inbounds float, ptr %t556, i64 %t528
  %t558 = load float, ptr %t557, align 4
  %t559 = insertelement <4 x float> poison, float %t558, i64 0
  %t560 = shufflevector <4 x float> %t559, <4 x float> poison, <4 x i32> zeroinitializer
  %t562 = getelementptr inbounds float, ptr %t532, i64 %t561
  %t563 = load float, ptr %t562, align 4
  %t564 = getelementptr inbounds float, ptr %t540, i64 %t561
  %t565 = load float, ptr %t564, align 4
  %t566 = getelementptr inbounds float, ptr %t548, i64 %t561
  %t567 = load float, ptr %t566, align 4
  %t568 = getelementptr inbounds float, ptr %t556, i64 %t561
  %t569 = load float, ptr %t568, align 4
  %t571 = getelementptr inbounds float, ptr %t532, i64 %t570
  %t572 = load float, ptr %t571, align 4
  %t573 = getelementptr inbounds float, ptr %t540, i64 %t570
  %t574 = load float, ptr %t573, align 4
  %t575 = getelementptr inbounds float, ptr %t548, i64 %t570
  %t576 = load float, ptr %t575, align 4
  %t577 = getelementptr inbounds float, ptr %t556, i64 %t570
  %t578 = load float, ptr %t577, align 4
  %t580 = getelementptr inbounds float, ptr %t532, i64 %t579
  %t581 = load float, ptr %t580, align 4
  %t582 = getelementptr inbounds float, ptr %t540, i64 %t579
  %t583 = load float, ptr %t582, align 4
  %t584 = getelementptr inbounds float, ptr %t548, i64 %t579
  %t585 = load float, ptr %t584, align 4
  %t586 = getelementptr inbounds float, ptr %t556, i64 %t579
  %t587 = load float, ptr %t586, align 4
  %t588 = fmul float %t17, %t550
  %t589 = insertelement <4 x float> poison, float %t588, i64 0
  %t590 = shufflevector <4 x float> %t589, <4 x float> poison, <4 x i32> zeroinitializer
  %t591 = fmul float %t22, %t542
  %t592 = insertelement <4 x float> poison, float %t591, i64 0
  %t593 = shufflevector <4 x float> %t592, <4 x float> poison, <4 x i32> zeroinitializer
  %t594 = fadd float %t588, %t591
  %t595 = insertelement <4 x float> poison, float %t594, i64 0
  %t596 = shufflevector <4 x float> %t595, <4 x float> poison, <4 x i32> zeroinitializer
  %t597 = fmul float %t542, %t542
  %t598 = insertelement <4 x float> poison, float %t597, i64 0
  %t599 = shufflevector <4 x float> %t598, <4 x float> poison, <4 x i32> zeroinitializer
  %t600 = fmul float %t27, %t558
  %t601 = insertelement <4 x float> poison, float %t600, i64 0
  %t602 = shufflevector <4 x float> %t601, <4 x float> poison, <4 x i32> zeroinitializer
  %t603 = fmul float %t32, %t597
  %t604 = insertelement <4 x float> poison, float %t603, i64 0
  %t605 = shufflevector <4 x float> %t604, <4 x float> poison, <4 x i32> zeroinitializer
  %t606 = fadd float %t600, %t603
  %t607 = insertelement <4 x float> poison, float %t606, i64 0
  %t608 = shufflevector <4 x float> %t607, <4 x float> poison, <4 x i32> zeroinitializer
  %t609 = fmul float %t594, %t37
  %t610 = insertelement <4 x float> poison, float %t609, i64 0
  %t611 = shufflevector <4 x float> %t610, <4 x float> poison, <4 x i32> zeroinitializer
  %t612 = fmul float %t606, %t42
  %t613 = insertelement <4 x float> poison, float %t612, i64 0
  %t614 = shufflevector <4 x float> %t613, <4 x float> poison, <4 x i32> zeroinitializer
  %t615 = call float @llvm.sqrt.f32(float %t612)
  %t616 = insertelement <4 x float> poison, float %t615, i64 0
  %t617 = shufflevector <4 x float> %t616, <4 x float> poison, <4 x i32> zeroinitializer
  %t618 = fadd float %t615, %t47
  %t619 = insertelement <4 x float> poison, float %t618, i64 0
  %t620 = shufflevector <4 x float> %t619, <4 x float> poison, <4 x i32> zeroinitializer
  %t621 = fdiv float %t609, %t618
  %t622 = insertelement <4 x float> poison, float %t621, i64 0
  %t623 = shufflevector <4 x float> %t622, <4 x float> poison, <4 x i32> zeroinitializer
  %t624 = fmul float %t52, %t534
  %t625 = insertelement <4 x float> poison, float %t624, i64 0
  %t626 = shufflevector <4 x float> %t625, <4 x float> poison, <4 x i32> zeroinitializer
  %t627 = fadd float %t621, %t624
  %t628 = insertelement <4 x float> poison, float %t627, i64 0
  %t629 = shufflevector <4 x float> %t628, <4 x float> poison, <4 x i32> zeroinitializer
  %t630 = fpext float %t534 to double
  %t631 = fmul double %t630, %t630
  %t632 = fadd double %t524, %t631
  %t633 = fpext float %t627 to double
  %t634 = fmul double %t633, %t633
  %t635 = fadd double %t525, %t634
  %t636 = getelementptr inbounds float, ptr %t548, i64 %t528
  store float %t594, ptr %t636, align 4
  %t637 = getelementptr inbounds float, ptr %t556, i64 %t528
  store float %t606, ptr %t637, align 4
  %t638 = fmul float %t17, %t567
  %t639 = fmul float %t22, %t565
  %t640 = fadd float %t638, %t639
  %t641 = fmul float %t565, %t565
  %t642 = fmul float %t27, %t569
  %t643 = fmul float %t32, %t641
  %t644 = fadd float %t642, %t643
  %t645 = fmul float %t640, %t37
  %t646 = fmul float %t644, %t42
  %t647 = call float @llvm.sqrt.f32(float %t646)
  %t648 = fadd float %t647, %t47
  %t649 = fdiv float %t645, %t648
  %t650 = fmul float %t52, %t563
  %t651 = fadd float %t649, %t650
  %t652 = fpext float %t563 to double
  %t653 = fmul double %t652, %t652
  %t654 = fadd double %t632, %t653
  %t655 = fpext float %t651 to double
  %t656 = fmul double %t655, %t655
  %t657 = fadd double %t635, %t656
  %t658 = getelementptr inbounds float, ptr %t548, i64 %t561
  store float %t640, ptr %t658, align 4
  %t659 = getelementptr inbounds float, ptr %t556, i64 %t561
  store float %t644, ptr %t659, align 4
  %t660 = fmul float %t17, %t576
  %t661 = fmul float %t22, %t574
  %t662 = fadd float %t660, %t661
  %t663 = fmul float %t574, %t574
  %t664 = fmul float %t27, %t578
  %t665 = fmul float %t32, %t663
  %t666 = fadd float %t664, %t665
  %t667 = fmul float %t662, %t37
  %t668 = fmul float %t666, %t42
  %t669 = call float @llvm.sqrt.f32(float %t668)
  %t670 = fadd float %t669, %t47
  %t671 = fdiv float %t667, %t670
  %t672 = fmul float %t52, %t572
  %t673 = fadd float %t671, %t672
  %t674 = fpext float %t572 to double
  %t675 = fmul double %t674, %t674
  %t676 = fadd double %t654, %t675
  %t677 = fpext float %t673 to double
  %t678 = fmul double %t677, %t677
  %t679 = fadd double %t657, %t678
  %t680 = getelementptr inbounds float, ptr %t548, i64 %t570
  store float %t662, ptr %t680, align 4
  %t681 = getelementptr inbounds float, ptr %t556, i64 %t570
  store float %t666, ptr %t681, align 4
  %t682 = fmul float %t17, %t585
  %t683 = fmul float %t22, %t583
  %t684 = fadd float %t682, %t683
  %t685 = fmul float %t583, %t583
  %t686 = fmul float %t27, %t587
  %t687 = fmul float %t32, %t685
  %t688 = fadd float %t686, %t687
  %t689 = fmul float %t684, %t37
  %t690 = fmul float %t688, %t42
  %t691 = call float @llvm.sqrt.f32(float %t690)
  %t692 = fadd float %t691, %t47
  %t693 = fdiv float %t689, %t692
  %t694 = fmul float %t52, %t581
  %t695 = fadd float %t693, %t694
  %t696 = fpext float %t581 to double
  %t697 = fmul double %t696, %t696
  %t698 = fadd double %t676, %t697
  %t699 = fpext float %t695 to double
  %t700 = fmul double %t699, %t699
  %t701 = fadd double %t679, %t700
  %t702 = getelementptr inbounds float, ptr %t548, i64 %t579
  store float %t684, ptr %t702, align 4
  %t703 = getelementptr inbounds float, ptr %t556, i64 %t579
  store float %t688, ptr %t703, align 4
  %t523 = add nuw nsw i64 %t522, 64
  br label %b519
b521:
  %t704 = add i64 %t518, %t5
  br label %b705
b705:
  %t708 = phi i64 [ %t704, %b521 ], [ %t709, %b706 ]
  %t710 = phi double [ %t524, %b521 ], [ %t773, %b706 ]
  %t711 = phi double [ %t525, %b521 ], [ %t776, %b706 ]
  %t712 = icmp slt i64 %t708, %t514
  br i1 %t712, label %b706, label %b707
b706:
  %t713 = getelementptr inbounds float, ptr %t532, i64 %t708
  %t714 = load float, ptr %t713, align 4
  %t715 = insertelement <4 x float> poison, float %t714, i64 0
  %t716 = shufflevector <4 x float> %t715, <4 x float> poison, <4 x i32> zeroinitializer
  %t717 = getelementptr inbounds float, ptr %t540, i64 %t708
  %t718 = load float, ptr %t717, align 4
  %t719 = insertelement <4 x float> poison, float %t718, i64 0
  %t720 = shufflevector <4 x float> %t719, <4 x float> poison, <4 x i32> zeroinitializer
  %t721 = getelementptr inbounds float, ptr %t548, i64 %t708
  %t722 = load float, ptr %t721, align 4
  %t723 = insertelement <4 x float> poison, float %t722, i64 0
  %t724 = shufflevector <4 x float> %t723, <4 x float> poison, <4 x i32> zeroinitializer
  %t725 = getelementptr inbounds float, ptr %t556, i64 %t708
  %t726 = load float, ptr %t725, align 4
  %t727 = insertelement <4 x float> poison, float %t726, i64 0
  %t728 = shufflevector <4 x float> %t727, <4 x float> poison, <4 x i32> zeroinitializer
  %t729 = fmul float %t17, %t722
  %t730 = insertelement <4 x float> poison, float %t729, i64 0
  %t731 = shufflevector <4 x float> %t730, <4 x float> poison, <4 x i32> zeroinitializer
  %t732 = fmul float %t22, %t718
  %t733 = insertelement <4 x float> poison, float %t732, i64 0
  %t734 = shufflevector <4 x float> %t733, <4 x float> poison, <4 x i32> zeroinitializer
  %t735 = fadd float %t729, %t732
  %t736 = insertelement <4 x float> poison, float %t735, i64 0
  %t737 = shufflevector <4 x float> %t736, <4 x float> poison, <4 x i32> zeroinitializer
  %t738 = fmul float %t718, %t718
  %t739 = insertelement <4 x float> poison, float %t738, i64 0
  %t740 = shufflevector <4 x float> %t739, <4 x float> poison, <4 x i32> zeroinitializer
  %t741 = fmul float %t27, %t726
  %t742 = insertelement <4 x float> poison, float %t741, i64 0
  %t743 = shufflevector <4 x float> %t742, <4 x float> poison, <4 x i32> zeroinitializer
  %t744 = fmul float %t32, %t738
  %t745 = insertelement <4 x float> poison, float %t744, i64 0
  %t746 = shufflevector <4 x float> %t745, <4 x float> poison, <4 x i32> zeroinitializer
  %t747 = fadd float %t741, %t744
  %t748 = insertelement <4 x float> poison, float %t747, i64 0
  %t749 = shufflevector <4 x float> %t748, <4 x float> poison, <4 x i32> zeroinitializer
  %t750 = fmul float %t735, %t37
  %t751 = insertelement <4 x float> poison, float %t750, i64 0
  %t752 = shufflevector <4 x float> %t751, <4 x float> poison, <4 x i32> zeroinitializer
  %t753 = fmul float %t747, %t42
  %t754 = insertelement <4 x float> poison, float %t753, i64 0
  %t755 = shufflevector <4 x float> %t754, <4 x float> poison, <4 x i32> zeroinitializer
  %t756 = call float @llvm.sqrt.f32(float %t753)
  %t757 = insertelement <4 x float> poison, float %t756, i64 0
  %t758 = shufflevector <4 x float> %t757, <4 x float> poison, <4 x i32> zeroinitializer
  %t759 = fadd float %t756, %t47
  %t760 = insertelement <4 x float> poison, float %t759, i64 0
  %t761 = shufflevector <4 x float> %t760, <4 x float> poison, <4 x i32> zeroinitializer
  %t762 = fdiv float %t750, %t759
  %t763 = insertelement <4 x float> poison, float %t762, i64 0
  %t764 = shufflevector <4 x float> %t763, <4 x float> poison, <4 x i32> zeroinitializer
  %t765 = fmul float %t52, %t714
  %t766 = insertelement <4 x float> poison, float %t765, i64 0
  %t767 = shufflevector <4 x float> %t766, <4 x float> poison, <4 x i32> zeroinitializer
  %t768 = fadd float %t762, %t765
  %t769 = insertelement <4 x float> poison, float %t768, i64 0
  %t770 = shufflevector <4 x float> %t769, <4 x float> poison, <4 x i32> zeroinitializer
  %t771 = fpext float %t714 to double
  %t772 = fmul double %t771, %t771
  %t773 = fadd double %t710, %t772
  %t774 = fpext float %t768 to double
  %t775 = fmul double %t774, %t774
  %t776 = fadd double %t711, %t775
  %t777 = getelementptr inbounds float, ptr %t548, i64 %t708
  store float %t735, ptr %t777, align 4
  %t778 = getelementptr inbounds float, ptr %t556, i64 %t708
  store float %t747, ptr %t778, align 4
  %t709 = add nuw nsw i64 %t708, 16
  br label %b705
b707:
  %t779 = bitcast double %t710 to i64
  %t780 = trunc i64 %t779 to i32
  %t781 = lshr i64 %t779, 32
  %t782 = trunc i64 %t781 to i32
  %t783 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t784 = and i32 %t783, 16
  %t785 = shl i32 65535, %t784
  %t786 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t785, i32 %t780, i32 8, i32 4127)
  %t787 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t788 = and i32 %t787, 16
  %t789 = shl i32 65535, %t788
  %t790 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t789, i32 %t782, i32 8, i32 4127)
  %t791 = zext i32 %t786 to i64
  %t792 = zext i32 %t790 to i64
  %t793 = shl i64 %t792, 32
  %t794 = or i64 %t793, %t791
  %t795 = bitcast i64 %t794 to double
  %t796 = fadd double %t710, %t795
  %t797 = bitcast double %t796 to i64
  %t798 = trunc i64 %t797 to i32
  %t799 = lshr i64 %t797, 32
  %t800 = trunc i64 %t799 to i32
  %t801 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t802 = and i32 %t801, 16
  %t803 = shl i32 65535, %t802
  %t804 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t803, i32 %t798, i32 4, i32 4127)
  %t805 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t806 = and i32 %t805, 16
  %t807 = shl i32 65535, %t806
  %t808 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t807, i32 %t800, i32 4, i32 4127)
  %t809 = zext i32 %t804 to i64
  %t810 = zext i32 %t808 to i64
  %t811 = shl i64 %t810, 32
  %t812 = or i64 %t811, %t809
  %t813 = bitcast i64 %t812 to double
  %t814 = fadd double %t796, %t813
  %t815 = bitcast double %t814 to i64
  %t816 = trunc i64 %t815 to i32
  %t817 = lshr i64 %t815, 32
  %t818 = trunc i64 %t817 to i32
  %t819 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t820 = and i32 %t819, 16
  %t821 = shl i32 65535, %t820
  %t822 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t821, i32 %t816, i32 2, i32 4127)
  %t823 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t824 = and i32 %t823, 16
  %t825 = shl i32 65535, %t824
  %t826 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t825, i32 %t818, i32 2, i32 4127)
  %t827 = zext i32 %t822 to i64
  %t828 = zext i32 %t826 to i64
  %t829 = shl i64 %t828, 32
  %t830 = or i64 %t829, %t827
  %t831 = bitcast i64 %t830 to double
  %t832 = fadd double %t814, %t831
  %t833 = bitcast double %t832 to i64
  %t834 = trunc i64 %t833 to i32
  %t835 = lshr i64 %t833, 32
  %t836 = trunc i64 %t835 to i32
  %t837 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t838 = and i32 %t837, 16
  %t839 = shl i32 65535, %t838
  %t840 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t839, i32 %t834, i32 1, i32 4127)
  %t841 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t842 = and i32 %t841, 16
  %t843 = shl i32 65535, %t842
  %t844 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t843, i32 %t836, i32 1, i32 4127)
  %t845 = zext i32 %t840 to i64
  %t846 = zext i32 %t844 to i64
  %t847 = shl i64 %t846, 32
  %t848 = or i64 %t847, %t845
  %t849 = bitcast i64 %t848 to double
  %t850 = fadd double %t832, %t849
  %t851 = bitcast double %t711 to i64
  %t852 = trunc i64 %t851 to i32
  %t853 = lshr i64 %t851, 32
  %t854 = trunc i64 %t853 to i32
  %t855 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t856 = and i32 %t855, 16
  %t857 = shl i32 65535, %t856
  %t858 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t857, i32 %t852, i32 8, i32 4127)
  %t859 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t860 = and i32 %t859, 16
  %t861 = shl i32 65535, %t860
  %t862 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t861, i32 %t854, i32 8, i32 4127)
  %t863 = zext i32 %t858 to i64
  %t864 = zext i32 %t862 to i64
  %t865 = shl i64 %t864, 32
  %t866 = or i64 %t865, %t863
  %t867 = bitcast i64 %t866 to double
  %t868 = fadd double %t711, %t867
  %t869 = bitcast double %t868 to i64
  %t870 = trunc i64 %t869 to i32
  %t871 = lshr i64 %t869, 32
  %t872 = trunc i64 %t871 to i32
  %t873 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t874 = and i32 %t873, 16
  %t875 = shl i32 65535, %t874
  %t876 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t875, i32 %t870, i32 4, i32 4127)
  %t877 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t878 = and i32 %t877, 16
  %t879 = shl i32 65535, %t878
  %t880 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t879, i32 %t872, i32 4, i32 4127)
  %t881 = zext i32 %t876 to i64
  %t882 = zext i32 %t880 to i64
  %t883 = shl i64 %t882, 32
  %t884 = or i64 %t883, %t881
  %t885 = bitcast i64 %t884 to double
  %t886 = fadd double %t868, %t885
  %t887 = bitcast double %t886 to i64
  %t888 = trunc i64 %t887 to i32
  %t889 = lshr i64 %t887, 32
  %t890 = trunc i64 %t889 to i32
  %t891 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t892 = and i32 %t891, 16
  %t893 = shl i32 65535, %t892
  %t894 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t893, i32 %t888, i32 2, i32 4127)
  %t895 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t896 = and i32 %t895, 16
  %t897 = shl i32 65535, %t896
  %t898 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t897, i32 %t890, i32 2, i32 4127)
  %t899 = zext i32 %t894 to i64
  %t900 = zext i32 %t898 to i64
  %t901 = shl i64 %t900, 32
  %t902 = or i64 %t901, %t899
  %t903 = bitcast i64 %t902 to double
  %t904 = fadd double %t886, %t903
  %t905 = bitcast double %t904 to i64
  %t906 = trunc i64 %t905 to i32
  %t907 = lshr i64 %t905, 32
  %t908 = trunc i64 %t907 to i32
  %t909 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t910 = and i32 %t909, 16
  %t911 = shl i32 65535, %t910
  %t912 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t911, i32 %t906, i32 1, i32 4127)
  %t913 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t914 = and i32 %t913, 16
  %t915 = shl i32 65535, %t914
  %t916 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t915, i32 %t908, i32 1, i32 4127)
  %t917 = zext i32 %t912 to i64
  %t918 = zext i32 %t916 to i64
  %t919 = shl i64 %t918, 32
  %t920 = or i64 %t919, %t917
  %t921 = bitcast i64 %t920 to double
  %t922 = fadd double %t904, %t921
  %t923 = icmp eq i64 %t5, 0
  br i1 %t923, label %b924, label %b925
b924:
  %t930 = udiv i64 %t511, 1024
  %t931 = getelementptr inbounds double, ptr %t929, i64 %t930
  store double %t850, ptr %t931, align 8
  %t936 = getelementptr inbounds double, ptr %t935, i64 %t930
  store double %t922, ptr %t936, align 8
  br label %b925
b925:
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
