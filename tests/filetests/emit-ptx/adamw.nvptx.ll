target triple = "nvptx64-nvidia-cuda"

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare float @llvm.sqrt.f32(float)
declare <4 x float> @llvm.sqrt.v4f32(<4 x float>)

define internal void @sf_x_sweep0_pass0(ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows, i64 %col, i64 %cols) convergent nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t6 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t7 = load i64, ptr %t6, align 8
  %t8 = inttoptr i64 %t7 to ptr addrspace(1)
  %t9 = addrspacecast ptr addrspace(1) %t8 to ptr
  %t10 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t11 = load i64, ptr %t10, align 8
  %t12 = mul i64 %t11, 18
  %t13 = getelementptr inbounds double, ptr %t9, i64 %t12
  %t59 = urem i64 %col, 4
  %t60 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t61 = load i64, ptr %t60, align 8
  %t62 = inttoptr i64 %t61 to ptr addrspace(1)
  %t63 = addrspacecast ptr addrspace(1) %t62 to ptr
  %t64 = ptrtoint ptr %t63 to i64
  %t65 = urem i64 %t64, 16
  %t66 = add i64 %t59, %t65
  %t67 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t68 = load i64, ptr %t67, align 8
  %t69 = inttoptr i64 %t68 to ptr addrspace(1)
  %t70 = addrspacecast ptr addrspace(1) %t69 to ptr
  %t71 = ptrtoint ptr %t70 to i64
  %t72 = urem i64 %t71, 16
  %t73 = add i64 %t66, %t72
  %t74 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t75 = load i64, ptr %t74, align 8
  %t76 = inttoptr i64 %t75 to ptr addrspace(1)
  %t77 = addrspacecast ptr addrspace(1) %t76 to ptr
  %t78 = ptrtoint ptr %t77 to i64
  %t79 = urem i64 %t78, 16
  %t80 = add i64 %t73, %t79
  %t81 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t82 = load i64, ptr %t81, align 8
  %t83 = inttoptr i64 %t82 to ptr addrspace(1)
  %t84 = addrspacecast ptr addrspace(1) %t83 to ptr
  %t85 = ptrtoint ptr %t84 to i64
  %t86 = urem i64 %t85, 16
  %t87 = add i64 %t80, %t86
  %t88 = icmp eq i64 %t87, 0
  %t89 = add i64 %col, %cols
  %t90 = sub i64 %t89, %col
  %t91 = urem i64 %t90, 4
  %t92 = sub i64 %t90, %t91
  %t93 = select i1 %t88, i64 %t92, i64 0
  %t94 = add i64 %col, %t93
  %t95 = sub i64 %t89, %t94
  %t96 = urem i64 %t95, 1024
  %t97 = sub i64 %t95, %t96
  %t134 = add i64 %t94, %t97
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t14 = getelementptr inbounds double, ptr %t13, i64 5
  %t15 = load double, ptr %t14, align 8
  %t16 = fptrunc double %t15 to float
  %t17 = insertelement <4 x float> poison, float %t16, i64 0
  %t18 = shufflevector <4 x float> %t17, <4 x float> poison, <4 x i32> zeroinitializer
  %t19 = getelementptr inbounds double, ptr %t13, i64 6
  %t20 = load double, ptr %t19, align 8
  %t21 = fptrunc double %t20 to float
  %t22 = insertelement <4 x float> poison, float %t21, i64 0
  %t23 = shufflevector <4 x float> %t22, <4 x float> poison, <4 x i32> zeroinitializer
  %t24 = getelementptr inbounds double, ptr %t13, i64 7
  %t25 = load double, ptr %t24, align 8
  %t26 = fptrunc double %t25 to float
  %t27 = insertelement <4 x float> poison, float %t26, i64 0
  %t28 = shufflevector <4 x float> %t27, <4 x float> poison, <4 x i32> zeroinitializer
  %t29 = getelementptr inbounds double, ptr %t13, i64 8
  %t30 = load double, ptr %t29, align 8
  %t31 = fptrunc double %t30 to float
  %t32 = insertelement <4 x float> poison, float %t31, i64 0
  %t33 = shufflevector <4 x float> %t32, <4 x float> poison, <4 x i32> zeroinitializer
  %t34 = getelementptr inbounds double, ptr %t13, i64 11
  %t35 = load double, ptr %t34, align 8
  %t36 = fptrunc double %t35 to float
  %t37 = insertelement <4 x float> poison, float %t36, i64 0
  %t38 = shufflevector <4 x float> %t37, <4 x float> poison, <4 x i32> zeroinitializer
  %t39 = getelementptr inbounds double, ptr %t13, i64 12
  %t40 = load double, ptr %t39, align 8
  %t41 = fptrunc double %t40 to float
  %t42 = insertelement <4 x float> poison, float %t41, i64 0
  %t43 = shufflevector <4 x float> %t42, <4 x float> poison, <4 x i32> zeroinitializer
  %t44 = getelementptr inbounds double, ptr %t13, i64 15
  %t45 = load double, ptr %t44, align 8
  %t46 = fptrunc double %t45 to float
  %t47 = insertelement <4 x float> poison, float %t46, i64 0
  %t48 = shufflevector <4 x float> %t47, <4 x float> poison, <4 x i32> zeroinitializer
  %t49 = getelementptr inbounds double, ptr %t13, i64 16
  %t50 = load double, ptr %t49, align 8
  %t51 = fptrunc double %t50 to float
  %t52 = insertelement <4 x float> poison, float %t51, i64 0
  %t53 = shufflevector <4 x float> %t52, <4 x float> poison, <4 x i32> zeroinitializer
  %t54 = getelementptr inbounds double, ptr %t13, i64 17
  %t55 = load double, ptr %t54, align 8
  %t56 = fptrunc double %t55 to float
  %t57 = insertelement <4 x float> poison, float %t56, i64 0
  %t58 = shufflevector <4 x float> %t57, <4 x float> poison, <4 x i32> zeroinitializer
  %t98 = mul i64 %t2, 4
  %t99 = mul i64 %t4, 4
  %t100 = add i64 %col, %t98
  br label %b101
b101:
  %t104 = phi i64 [ %t100, %entry ], [ %t105, %b102 ]
  %t106 = icmp slt i64 %t104, %t94
  br i1 %t106, label %b102, label %b103
b102:
  %t107 = add i64 %t104, 0
  %t108 = getelementptr inbounds float, ptr %t63, i64 %t107
  %t109 = load <4 x float>, ptr %t108, align 16
  %t110 = getelementptr inbounds float, ptr %t70, i64 %t107
  %t111 = load <4 x float>, ptr %t110, align 16
  %t112 = getelementptr inbounds float, ptr %t77, i64 %t107
  %t113 = load <4 x float>, ptr %t112, align 16
  %t114 = getelementptr inbounds float, ptr %t84, i64 %t107
  %t115 = load <4 x float>, ptr %t114, align 16
  %t116 = fmul <4 x float> %t18, %t113
  %t117 = fmul <4 x float> %t23, %t111
  %t118 = fadd <4 x float> %t116, %t117
  %t119 = fmul <4 x float> %t111, %t111
  %t120 = fmul <4 x float> %t28, %t115
  %t121 = fmul <4 x float> %t33, %t119
  %t122 = fadd <4 x float> %t120, %t121
  %t123 = fmul <4 x float> %t122, %t38
  %t124 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %t123)
  %t125 = fmul <4 x float> %t43, %t109
  %t126 = fmul <4 x float> %t118, %t48
  %t127 = fadd <4 x float> %t124, %t53
  %t128 = fdiv <4 x float> %t126, %t127
  %t129 = fmul <4 x float> %t58, %t128
  %t130 = fsub <4 x float> %t125, %t129
  %t131 = getelementptr inbounds float, ptr %t63, i64 %t107
  store <4 x float> %t130, ptr %t131, align 16
  %t132 = getelementptr inbounds float, ptr %t77, i64 %t107
  store <4 x float> %t118, ptr %t132, align 16
  %t133 = getelementptr inbounds float, ptr %t84, i64 %t107
  store <4 x float> %t122, ptr %t133, align 16
  %t105 = add nuw nsw i64 %t104, %t99
  br label %b101, !llvm.loop !1000000
b103:
  br label %b135
b135:
  %t138 = phi i64 [ %t94, %b103 ], [ %t139, %b145 ]
  %t140 = icmp slt i64 %t138, %t134
  br i1 %t140, label %b136, label %b137
b136:
  %t141 = add i64 %t138, 256
  %t142 = add i64 %t138, %t2
  br label %b143
b143:
  %t146 = phi i64 [ %t142, %b136 ], [ %t147, %b144 ]
  %t148 = icmp slt i64 %t146, %t141
  br i1 %t148, label %b144, label %b145
b144:
  %t165 = add i64 %t146, 256
  %t174 = add i64 %t146, 512
  %t183 = add i64 %t146, 768
  %t149 = getelementptr inbounds float, ptr %t63, i64 %t146
  %t150 = load float, ptr %t149, align 4
  %t151 = insertelement <4 x float> poison, float %t150, i64 0
  %t152 = shufflevector <4 x float> %t151, <4 x float> poison, <4 x i32> zeroinitializer
  %t153 = getelementptr inbounds float, ptr %t70, i64 %t146
  %t154 = load float, ptr %t153, align 4
  %t155 = insertelement <4 x float> poison, float %t154, i64 0
  %t156 = shufflevector <4 x float> %t155, <4 x float> poison, <4 x i32> zeroinitializer
  %t157 = getelementptr inbounds float, ptr %t77, i64 %t146
  %t158 = load float, ptr %t157, align 4
  %t159 = insertelement <4 x float> poison, float %t158, i64 0
  %t160 = shufflevector <4 x float> %t159, <4 x float> poison, <4 x i32> zeroinitializer
  %t161 = getelementptr inbounds float, ptr %t84, i64 %t146
  %t162 = load float, ptr %t161, align 4
  %t163 = insertelement <4 x float> poison, float %t162, i64 0
  %t164 = shufflevector <4 x float> %t163, <4 x float> poison, <4 x i32> zeroinitializer
  %t166 = getelementptr inbounds float, ptr %t63, i64 %t165
  %t167 = load float, ptr %t166, align 4
  %t168 = getelementptr inbounds float, ptr %t70, i64 %t165
  %t169 = load float, ptr %t168, align 4
  %t170 = getelementptr inbounds float, ptr %t77, i64 %t165
  %t171 = load float, ptr %t170, align 4
  %t172 = getelementptr inbounds float, ptr %t84, i64 %t165
  %t173 = load float, ptr %t172, align 4
  %t175 = getelementptr inbounds float, ptr %t63, i64 %t174
  %t176 = load float, ptr %t175, align 4
  %t177 = getelementptr inbounds float, ptr %t70, i64 %t174
  %t178 = load float, ptr %t177, align 4
  %t179 = getelementptr inbounds float, ptr %t77, i64 %t174
  %t180 = load float, ptr %t179, align 4
  %t181 = getelementptr inbounds float, ptr %t84, i64 %t174
  %t182 = load float, ptr %t181, align 4
  %t184 = getelementptr inbounds float, ptr %t63, i64 %t183
  %t185 = load float, ptr %t184, align 4
  %t186 = getelementptr inbounds float, ptr %t70, i64 %t183
  %t187 = load float, ptr %t186, align 4
  %t188 = getelementptr inbounds float, ptr %t77, i64 %t183
  %t189 = load float, ptr %t188, align 4
  %t190 = getelementptr inbounds float, ptr %t84, i64 %t183
  %t191 = load float, ptr %t190, align 4
  %t192 = fmul float %t16, %t158
  %t193 = insertelement <4 x float> poison, float %t192, i64 0
  %t194 = shufflevector <4 x float> %t193, <4 x float> poison, <4 x i32> zeroinitializer
  %t195 = fmul float %t21, %t154
  %t196 = insertelement <4 x float> poison, float %t195, i64 0
  %t197 = shufflevector <4 x float> %t196, <4 x float> poison, <4 x i32> zeroinitializer
  %t198 = fadd float %t192, %t195
  %t199 = insertelement <4 x float> poison, float %t198, i64 0
  %t200 = shufflevector <4 x float> %t199, <4 x float> poison, <4 x i32> zeroinitializer
  %t201 = fmul float %t154, %t154
  %t202 = insertelement <4 x float> poison, float %t201, i64 0
  %t203 = shufflevector <4 x float> %t202, <4 x float> poison, <4 x i32> zeroinitializer
  %t204 = fmul float %t26, %t162
  %t205 = insertelement <4 x float> poison, float %t204, i64 0
  %t206 = shufflevector <4 x float> %t205, <4 x float> poison, <4 x i32> zeroinitializer
  %t207 = fmul float %t31, %t201
  %t208 = insertelement <4 x float> poison, float %t207, i64 0
  %t209 = shufflevector <4 x float> %t208, <4 x float> poison, <4 x i32> zeroinitializer
  %t210 = fadd float %t204, %t207
  %t211 = insertelement <4 x float> poison, float %t210, i64 0
  %t212 = shufflevector <4 x float> %t211, <4 x float> poison, <4 x i32> zeroinitializer
  %t213 = fmul float %t210, %t36
  %t214 = insertelement <4 x float> poison, float %t213, i64 0
  %t215 = shufflevector <4 x float> %t214, <4 x float> poison, <4 x i32> zeroinitializer
  %t216 = call float @llvm.sqrt.f32(float %t213)
  %t217 = insertelement <4 x float> poison, float %t216, i64 0
  %t218 = shufflevector <4 x float> %t217, <4 x float> poison, <4 x i32> zeroinitializer
  %t219 = fmul float %t41, %t150
  %t220 = insertelement <4 x float> poison, float %t219, i64 0
  %t221 = shufflevector <4 x float> %t220, <4 x float> poison, <4 x i32> zeroinitializer
  %t222 = fmul float %t198, %t46
  %t223 = insertelement <4 x float> poison, float %t222, i64 0
  %t224 = shufflevector <4 x float> %t223, <4 x float> poison, <4 x i32> zeroinitializer
  %t225 = fadd float %t216, %t51
  %t226 = insertelement <4 x float> poison, float %t225, i64 0
  %t227 = shufflevector <4 x float> %t226, <4 x float> poison, <4 x i32> zeroinitializer
  %t228 = fdiv float %t222, %t225
  %t229 = insertelement <4 x float> poison, float %t228, i64 0
  %t230 = shufflevector <4 x float> %t229, <4 x float> poison, <4 x i32> zeroinitializer
  %t231 = fmul float %t56, %t228
  %t232 = insertelement <4 x float> poison, float %t231, i64 0
  %t233 = shufflevector <4 x float> %t232, <4 x float> poison, <4 x i32> zeroinitializer
  %t234 = fsub float %t219, %t231
  %t235 = insertelement <4 x float> poison, float %t234, i64 0
  %t236 = shufflevector <4 x float> %t235, <4 x float> poison, <4 x i32> zeroinitializer
  %t237 = getelementptr inbounds float, ptr %t63, i64 %t146
  store float %t234, ptr %t237, align 4
  %t238 = getelementptr inbounds float, ptr %t77, i64 %t146
  store float %t198, ptr %t238, align 4
  %t239 = getelementptr inbounds float, ptr %t84, i64 %t146
  store float %t210, ptr %t239, align 4
  %t240 = fmul float %t16, %t171
  %t241 = fmul float %t21, %t169
  %t242 = fadd float %t240, %t241
  %t243 = fmul float %t169, %t169
  %t244 = fmul float %t26, %t173
  %t245 = fmul float %t31, %t243
  %t246 = fadd float %t244, %t245
  %t247 = fmul float %t246, %t36
  %t248 = call float @llvm.sqrt.f32(float %t247)
  %t249 = fmul float %t41, %t167
  %t250 = fmul float %t242, %t46
  %t251 = fadd float %t248, %t51
  %t252 = fdiv float %t250, %t251
  %t253 = fmul float %t56, %t252
  %t254 = fsub float %t249, %t253
  %t255 = getelementptr inbounds float, ptr %t63, i64 %t165
  store float %t254, ptr %t255, align 4
  %t256 = getelementptr inbounds float, ptr %t77, i64 %t165
  store float %t242, ptr %t256, align 4
  %t257 = getelementptr inbounds float, ptr %t84, i64 %t165
  store float %t246, ptr %t257, align 4
  %t258 = fmul float %t16, %t180
  %t259 = fmul float %t21, %t178
  %t260 = fadd float %t258, %t259
  %t261 = fmul float %t178, %t178
  %t262 = fmul float %t26, %t182
  %t263 = fmul float %t31, %t261
  %t264 = fadd float %t262, %t263
  %t265 = fmul float %t264, %t36
  %t266 = call float @llvm.sqrt.f32(float %t265)
  %t267 = fmul float %t41, %t176
  %t268 = fmul float %t260, %t46
  %t269 = fadd float %t266, %t51
  %t270 = fdiv float %t268, %t269
  %t271 = fmul float %t56, %t270
  %t272 = fsub float %t267, %t271
  %t273 = getelementptr inbounds float, ptr %t63, i64 %t174
  store float %t272, ptr %t273, align 4
  %t274 = getelementptr inbounds float, ptr %t77, i64 %t174
  store float %t260, ptr %t274, align 4
  %t275 = getelementptr inbounds float, ptr %t84, i64 %t174
  store float %t264, ptr %t275, align 4
  %t276 = fmul float %t16, %t189
  %t277 = fmul float %t21, %t187
  %t278 = fadd float %t276, %t277
  %t279 = fmul float %t187, %t187
  %t280 = fmul float %t26, %t191
  %t281 = fmul float %t31, %t279
  %t282 = fadd float %t280, %t281
  %t283 = fmul float %t282, %t36
  %t284 = call float @llvm.sqrt.f32(float %t283)
  %t285 = fmul float %t41, %t185
  %t286 = fmul float %t278, %t46
  %t287 = fadd float %t284, %t51
  %t288 = fdiv float %t286, %t287
  %t289 = fmul float %t56, %t288
  %t290 = fsub float %t285, %t289
  %t291 = getelementptr inbounds float, ptr %t63, i64 %t183
  store float %t290, ptr %t291, align 4
  %t292 = getelementptr inbounds float, ptr %t77, i64 %t183
  store float %t278, ptr %t292, align 4
  %t293 = getelementptr inbounds float, ptr %t84, i64 %t183
  store float %t282, ptr %t293, align 4
  %t147 = add nuw nsw i64 %t146, %t4
  br label %b143, !llvm.loop !1000000
b145:
  %t139 = add nuw nsw i64 %t138, 1024
  br label %b135, !llvm.loop !1000000
b137:
  %t294 = add i64 %t134, %t2
  br label %b295
b295:
  %t298 = phi i64 [ %t294, %b137 ], [ %t299, %b296 ]
  %t300 = icmp slt i64 %t298, %t89
  br i1 %t300, label %b296, label %b297
b296:
  %t301 = getelementptr inbounds float, ptr %t63, i64 %t298
  %t302 = load float, ptr %t301, align 4
  %t303 = insertelement <4 x float> poison, float %t302, i64 0
  %t304 = shufflevector <4 x float> %t303, <4 x float> poison, <4 x i32> zeroinitializer
  %t305 = getelementptr inbounds float, ptr %t70, i64 %t298
  %t306 = load float, ptr %t305, align 4
  %t307 = insertelement <4 x float> poison, float %t306, i64 0
  %t308 = shufflevector <4 x float> %t307, <4 x float> poison, <4 x i32> zeroinitializer
  %t309 = getelementptr inbounds float, ptr %t77, i64 %t298
  %t310 = load float, ptr %t309, align 4
  %t311 = insertelement <4 x float> poison, float %t310, i64 0
  %t312 = shufflevector <4 x float> %t311, <4 x float> poison, <4 x i32> zeroinitializer
  %t313 = getelementptr inbounds float, ptr %t84, i64 %t298
  %t314 = load float, ptr %t313, align 4
  %t315 = insertelement <4 x float> poison, float %t314, i64 0
  %t316 = shufflevector <4 x float> %t315, <4 x float> poison, <4 x i32> zeroinitializer
  %t317 = fmul float %t16, %t310
  %t318 = insertelement <4 x float> poison, float %t317, i64 0
  %t319 = shufflevector <4 x float> %t318, <4 x float> poison, <4 x i32> zeroinitializer
  %t320 = fmul float %t21, %t306
  %t321 = insertelement <4 x float> poison, float %t320, i64 0
  %t322 = shufflevector <4 x float> %t321, <4 x float> poison, <4 x i32> zeroinitializer
  %t323 = fadd float %t317, %t320
  %t324 = insertelement <4 x float> poison, float %t323, i64 0
  %t325 = shufflevector <4 x float> %t324, <4 x float> poison, <4 x i32> zeroinitializer
  %t326 = fmul float %t306, %t306
  %t327 = insertelement <4 x float> poison, float %t326, i64 0
  %t328 = shufflevector <4 x float> %t327, <4 x float> poison, <4 x i32> zeroinitializer
  %t329 = fmul float %t26, %t314
  %t330 = insertelement <4 x float> poison, float %t329, i64 0
  %t331 = shufflevector <4 x float> %t330, <4 x float> poison, <4 x i32> zeroinitializer
  %t332 = fmul float %t31, %t326
  %t333 = insertelement <4 x float> poison, float %t332, i64 0
  %t334 = shufflevector <4 x float> %t333, <4 x float> poison, <4 x i32> zeroinitializer
  %t335 = fadd float %t329, %t332
  %t336 = insertelement <4 x float> poison, float %t335, i64 0
  %t337 = shufflevector <4 x float> %t336, <4 x float> poison, <4 x i32> zeroinitializer
  %t338 = fmul float %t335, %t36
  %t339 = insertelement <4 x float> poison, float %t338, i64 0
  %t340 = shufflevector <4 x float> %t339, <4 x float> poison, <4 x i32> zeroinitializer
  %t341 = call float @llvm.sqrt.f32(float %t338)
  %t342 = insertelement <4 x float> poison, float %t341, i64 0
  %t343 = shufflevector <4 x float> %t342, <4 x float> poison, <4 x i32> zeroinitializer
  %t344 = fmul float %t41, %t302
  %t345 = insertelement <4 x float> poison, float %t344, i64 0
  %t346 = shufflevector <4 x float> %t345, <4 x float> poison, <4 x i32> zeroinitializer
  %t347 = fmul float %t323, %t46
  %t348 = insertelement <4 x float> poison, float %t347, i64 0
  %t349 = shufflevector <4 x float> %t348, <4 x float> poison, <4 x i32> zeroinitializer
  %t350 = fadd float %t341, %t51
  %t351 = insertelement <4 x float> poison, float %t350, i64 0
  %t352 = shufflevector <4 x float> %t351, <4 x float> poison, <4 x i32> zeroinitializer
  %t353 = fdiv float %t347, %t350
  %t354 = insertelement <4 x float> poison, float %t353, i64 0
  %t355 = shufflevector <4 x float> %t354, <4 x float> poison, <4 x i32> zeroinitializer
  %t356 = fmul float %t56, %t353
  %t357 = insertelement <4 x float> poison, float %t356, i64 0
  %t358 = shufflevector <4 x float> %t357, <4 x float> poison, <4 x i32> zeroinitializer
  %t359 = fsub float %t344, %t356
  %t360 = insertelement <4 x float> poison, float %t359, i64 0
  %t361 = shufflevector <4 x float> %t360, <4 x float> poison, <4 x i32> zeroinitializer
  %t362 = getelementptr inbounds float, ptr %t63, i64 %t298
  store float %t359, ptr %t362, align 4
  %t363 = getelementptr inbounds float, ptr %t77, i64 %t298
  store float %t323, ptr %t363, align 4
  %t364 = getelementptr inbounds float, ptr %t84, i64 %t298
  store float %t335, ptr %t364, align 4
  %t299 = add nuw nsw i64 %t298, %t4
  br label %b295, !llvm.loop !1000000
b297:
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
  %t34 = mul i64 %t19, 13
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
