target triple = "nvptx64-nvidia-cuda"

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare float @llvm.sqrt.f32(float)
declare <8 x float> @llvm.sqrt.v8f32(<8 x float>)

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
  %t59 = urem i64 %col, 8
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
  %t91 = urem i64 %t90, 8
  %t92 = sub i64 %t90, %t91
  %t93 = select i1 %t88, i64 %t92, i64 0
  %t94 = sub i64 %t90, %t93
  %t95 = urem i64 %t94, 2048
  %t96 = sub i64 %t94, %t95
  %t97 = add i64 %col, %t93
  %t173 = add i64 %t97, %t96
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t14 = getelementptr inbounds double, ptr %t13, i64 5
  %t15 = load double, ptr %t14, align 8
  %t16 = fptrunc double %t15 to float
  %t17 = insertelement <8 x float> poison, float %t16, i64 0
  %t18 = shufflevector <8 x float> %t17, <8 x float> poison, <8 x i32> zeroinitializer
  %t19 = getelementptr inbounds double, ptr %t13, i64 6
  %t20 = load double, ptr %t19, align 8
  %t21 = fptrunc double %t20 to float
  %t22 = insertelement <8 x float> poison, float %t21, i64 0
  %t23 = shufflevector <8 x float> %t22, <8 x float> poison, <8 x i32> zeroinitializer
  %t24 = getelementptr inbounds double, ptr %t13, i64 7
  %t25 = load double, ptr %t24, align 8
  %t26 = fptrunc double %t25 to float
  %t27 = insertelement <8 x float> poison, float %t26, i64 0
  %t28 = shufflevector <8 x float> %t27, <8 x float> poison, <8 x i32> zeroinitializer
  %t29 = getelementptr inbounds double, ptr %t13, i64 8
  %t30 = load double, ptr %t29, align 8
  %t31 = fptrunc double %t30 to float
  %t32 = insertelement <8 x float> poison, float %t31, i64 0
  %t33 = shufflevector <8 x float> %t32, <8 x float> poison, <8 x i32> zeroinitializer
  %t34 = getelementptr inbounds double, ptr %t13, i64 11
  %t35 = load double, ptr %t34, align 8
  %t36 = fptrunc double %t35 to float
  %t37 = insertelement <8 x float> poison, float %t36, i64 0
  %t38 = shufflevector <8 x float> %t37, <8 x float> poison, <8 x i32> zeroinitializer
  %t39 = getelementptr inbounds double, ptr %t13, i64 12
  %t40 = load double, ptr %t39, align 8
  %t41 = fptrunc double %t40 to float
  %t42 = insertelement <8 x float> poison, float %t41, i64 0
  %t43 = shufflevector <8 x float> %t42, <8 x float> poison, <8 x i32> zeroinitializer
  %t44 = getelementptr inbounds double, ptr %t13, i64 15
  %t45 = load double, ptr %t44, align 8
  %t46 = fptrunc double %t45 to float
  %t47 = insertelement <8 x float> poison, float %t46, i64 0
  %t48 = shufflevector <8 x float> %t47, <8 x float> poison, <8 x i32> zeroinitializer
  %t49 = getelementptr inbounds double, ptr %t13, i64 16
  %t50 = load double, ptr %t49, align 8
  %t51 = fptrunc double %t50 to float
  %t52 = insertelement <8 x float> poison, float %t51, i64 0
  %t53 = shufflevector <8 x float> %t52, <8 x float> poison, <8 x i32> zeroinitializer
  %t54 = getelementptr inbounds double, ptr %t13, i64 17
  %t55 = load double, ptr %t54, align 8
  %t56 = fptrunc double %t55 to float
  %t57 = insertelement <8 x float> poison, float %t56, i64 0
  %t58 = shufflevector <8 x float> %t57, <8 x float> poison, <8 x i32> zeroinitializer
  %t98 = mul i64 %t2, 8
  %t99 = mul i64 %t4, 8
  %t100 = add i64 %col, %t98
  br label %b101
b101:
  %t104 = phi i64 [ %t100, %entry ], [ %t105, %b102 ]
  %t106 = icmp slt i64 %t104, %t97
  br i1 %t106, label %b102, label %b103
b102:
  %t107 = add i64 %t104, 0
  %t108 = getelementptr inbounds i16, ptr %t63, i64 %t107
  %t109 = load <8 x i16>, ptr %t108, align 16
  %t110 = getelementptr inbounds i16, ptr %t70, i64 %t107
  %t111 = load <8 x i16>, ptr %t110, align 16
  %t112 = getelementptr inbounds i16, ptr %t77, i64 %t107
  %t113 = load <8 x i16>, ptr %t112, align 16
  %t114 = getelementptr inbounds i16, ptr %t84, i64 %t107
  %t115 = load <8 x i16>, ptr %t114, align 16
  %t116 = zext <8 x i16> %t113 to <8 x i32>
  %t117 = shl <8 x i32> %t116, splat (i32 16)
  %t118 = bitcast <8 x i32> %t117 to <8 x float>
  %t119 = fmul <8 x float> %t18, %t118
  %t120 = zext <8 x i16> %t111 to <8 x i32>
  %t121 = shl <8 x i32> %t120, splat (i32 16)
  %t122 = bitcast <8 x i32> %t121 to <8 x float>
  %t123 = fmul <8 x float> %t23, %t122
  %t124 = fadd <8 x float> %t119, %t123
  %t125 = fmul <8 x float> %t122, %t122
  %t126 = zext <8 x i16> %t115 to <8 x i32>
  %t127 = shl <8 x i32> %t126, splat (i32 16)
  %t128 = bitcast <8 x i32> %t127 to <8 x float>
  %t129 = fmul <8 x float> %t28, %t128
  %t130 = fmul <8 x float> %t33, %t125
  %t131 = fadd <8 x float> %t129, %t130
  %t132 = fmul <8 x float> %t131, %t38
  %t133 = call <8 x float> @llvm.sqrt.v8f32(<8 x float> %t132)
  %t134 = zext <8 x i16> %t109 to <8 x i32>
  %t135 = shl <8 x i32> %t134, splat (i32 16)
  %t136 = bitcast <8 x i32> %t135 to <8 x float>
  %t137 = fmul <8 x float> %t43, %t136
  %t138 = fmul <8 x float> %t124, %t48
  %t139 = fadd <8 x float> %t133, %t53
  %t140 = fdiv <8 x float> %t138, %t139
  %t141 = fmul <8 x float> %t58, %t140
  %t142 = fsub <8 x float> %t137, %t141
  %t143 = bitcast <8 x float> %t142 to <8 x i32>
  %t144 = add <8 x i32> %t143, splat (i32 32768)
  %t145 = fcmp ord <8 x float> %t142, %t142
  %t146 = select <8 x i1> %t145, <8 x i32> %t144, <8 x i32> splat (i32 2143289344)
  %t147 = add <8 x i32> %t146, splat (i32 -1)
  %t148 = or <8 x i32> %t147, splat (i32 -65537)
  %t149 = and <8 x i32> %t146, %t148
  %t150 = lshr <8 x i32> %t149, splat (i32 16)
  %t151 = trunc <8 x i32> %t150 to <8 x i16>
  %t152 = bitcast <8 x float> %t124 to <8 x i32>
  %t153 = add <8 x i32> %t152, splat (i32 32768)
  %t154 = fcmp ord <8 x float> %t124, %t124
  %t155 = select <8 x i1> %t154, <8 x i32> %t153, <8 x i32> splat (i32 2143289344)
  %t156 = add <8 x i32> %t155, splat (i32 -1)
  %t157 = or <8 x i32> %t156, splat (i32 -65537)
  %t158 = and <8 x i32> %t155, %t157
  %t159 = lshr <8 x i32> %t158, splat (i32 16)
  %t160 = trunc <8 x i32> %t159 to <8 x i16>
  %t161 = bitcast <8 x float> %t131 to <8 x i32>
  %t162 = add <8 x i32> %t161, splat (i32 32768)
  %t163 = fcmp ord <8 x float> %t131, %t131
  %t164 = select <8 x i1> %t163, <8 x i32> %t162, <8 x i32> splat (i32 2143289344)
  %t165 = add <8 x i32> %t164, splat (i32 -1)
  %t166 = or <8 x i32> %t165, splat (i32 -65537)
  %t167 = and <8 x i32> %t164, %t166
  %t168 = lshr <8 x i32> %t167, splat (i32 16)
  %t169 = trunc <8 x i32> %t168 to <8 x i16>
  %t170 = getelementptr inbounds i16, ptr %t63, i64 %t107
  store <8 x i16> %t151, ptr %t170, align 16
  %t171 = getelementptr inbounds i16, ptr %t77, i64 %t107
  store <8 x i16> %t160, ptr %t171, align 16
  %t172 = getelementptr inbounds i16, ptr %t84, i64 %t107
  store <8 x i16> %t169, ptr %t172, align 16
  %t105 = add nuw nsw i64 %t104, %t99
  br label %b101
b103:
  br label %b174
b174:
  %t177 = phi i64 [ %t97, %b103 ], [ %t178, %b184 ]
  %t179 = icmp slt i64 %t177, %t173
  br i1 %t179, label %b175, label %b176
b175:
  %t180 = add i64 %t177, 256
  %t181 = add i64 %t177, %t2
  br label %b182
b182:
  %t185 = phi i64 [ %t181, %b175 ], [ %t186, %b183 ]
  %t187 = icmp slt i64 %t185, %t180
  br i1 %t187, label %b183, label %b184
b183:
  %t204 = add i64 %t185, 256
  %t213 = add i64 %t185, 512
  %t222 = add i64 %t185, 768
  %t231 = add i64 %t185, 1024
  %t240 = add i64 %t185, 1280
  %t249 = add i64 %t185, 1536
  %t258 = add i64 %t185, 1792
  %t188 = getelementptr inbounds i16, ptr %t63, i64 %t185
  %t189 = load i16, ptr %t188, align 2
  %t190 = insertelement <8 x i16> poison, i16 %t189, i64 0
  %t191 = shufflevector <8 x i16> %t190, <8 x i16> poison, <8 x i32> zeroinitializer
  %t192 = getelementptr inbounds i16, ptr %t70, i64 %t185
  %t193 = load i16, ptr %t192, align 2
  %t194 = insertelement <8 x i16> poison, i16 %t193, i64 0
  %t195 = shufflevector <8 x i16> %t194, <8 x i16> poison, <8 x i32> zeroinitializer
  %t196 = getelementptr inbounds i16, ptr %t77, i64 %t185
  %t197 = load i16, ptr %t196, align 2
  %t198 = insertelement <8 x i16> poison, i16 %t197, i64 0
  %t199 = shufflevector <8 x i16> %t198, <8 x i16> poison, <8 x i32> zeroinitializer
  %t200 = getelementptr inbounds i16, ptr %t84, i64 %t185
  %t201 = load i16, ptr %t200, align 2
  %t202 = insertelement <8 x i16> poison, i16 %t201, i64 0
  %t203 = shufflevector <8 x i16> %t202, <8 x i16> poison, <8 x i32> zeroinitializer
  %t205 = getelementptr inbounds i16, ptr %t63, i64 %t204
  %t206 = load i16, ptr %t205, align 2
  %t207 = getelementptr inbounds i16, ptr %t70, i64 %t204
  %t208 = load i16, ptr %t207, align 2
  %t209 = getelementptr inbounds i16, ptr %t77, i64 %t204
  %t210 = load i16, ptr %t209, align 2
  %t211 = getelementptr inbounds i16, ptr %t84, i64 %t204
  %t212 = load i16, ptr %t211, align 2
  %t214 = getelementptr inbounds i16, ptr %t63, i64 %t213
  %t215 = load i16, ptr %t214, align 2
  %t216 = getelementptr inbounds i16, ptr %t70, i64 %t213
  %t217 = load i16, ptr %t216, align 2
  %t218 = getelementptr inbounds i16, ptr %t77, i64 %t213
  %t219 = load i16, ptr %t218, align 2
  %t220 = getelementptr inbounds i16, ptr %t84, i64 %t213
  %t221 = load i16, ptr %t220, align 2
  %t223 = getelementptr inbounds i16, ptr %t63, i64 %t222
  %t224 = load i16, ptr %t223, align 2
  %t225 = getelementptr inbounds i16, ptr %t70, i64 %t222
  %t226 = load i16, ptr %t225, align 2
  %t227 = getelementptr inbounds i16, ptr %t77, i64 %t222
  %t228 = load i16, ptr %t227, align 2
  %t229 = getelementptr inbounds i16, ptr %t84, i64 %t222
  %t230 = load i16, ptr %t229, align 2
  %t232 = getelementptr inbounds i16, ptr %t63, i64 %t231
  %t233 = load i16, ptr %t232, align 2
  %t234 = getelementptr inbounds i16, ptr %t70, i64 %t231
  %t235 = load i16, ptr %t234, align 2
  %t236 = getelementptr inbounds i16, ptr %t77, i64 %t231
  %t237 = load i16, ptr %t236, align 2
  %t238 = getelementptr inbounds i16, ptr %t84, i64 %t231
  %t239 = load i16, ptr %t238, align 2
  %t241 = getelementptr inbounds i16, ptr %t63, i64 %t240
  %t242 = load i16, ptr %t241, align 2
  %t243 = getelementptr inbounds i16, ptr %t70, i64 %t240
  %t244 = load i16, ptr %t243, align 2
  %t245 = getelementptr inbounds i16, ptr %t77, i64 %t240
  %t246 = load i16, ptr %t245, align 2
  %t247 = getelementptr inbounds i16, ptr %t84, i64 %t240
  %t248 = load i16, ptr %t247, align 2
  %t250 = getelementptr inbounds i16, ptr %t63, i64 %t249
  %t251 = load i16, ptr %t250, align 2
  %t252 = getelementptr inbounds i16, ptr %t70, i64 %t249
  %t253 = load i16, ptr %t252, align 2
  %t254 = getelementptr inbounds i16, ptr %t77, i64 %t249
  %t255 = load i16, ptr %t254, align 2
  %t256 = getelementptr inbounds i16, ptr %t84, i64 %t249
  %t257 = load i16, ptr %t256, align 2
  %t259 = getelementptr inbounds i16, ptr %t63, i64 %t258
  %t260 = load i16, ptr %t259, align 2
  %t261 = getelementptr inbounds i16, ptr %t70, i64 %t258
  %t262 = load i16, ptr %t261, align 2
  %t263 = getelementptr inbounds i16, ptr %t77, i64 %t258
  %t264 = load i16, ptr %t263, align 2
  %t265 = getelementptr inbounds i16, ptr %t84, i64 %t258
  %t266 = load i16, ptr %t265, align 2
  %t267 = zext i16 %t197 to i32
  %t268 = shl i32 %t267, 16
  %t269 = bitcast i32 %t268 to float
  %t270 = insertelement <8 x float> poison, float %t269, i64 0
  %t271 = shufflevector <8 x float> %t270, <8 x float> poison, <8 x i32> zeroinitializer
  %t272 = fmul float %t16, %t269
  %t273 = insertelement <8 x float> poison, float %t272, i64 0
  %t274 = shufflevector <8 x float> %t273, <8 x float> poison, <8 x i32> zeroinitializer
  %t275 = zext i16 %t193 to i32
  %t276 = shl i32 %t275, 16
  %t277 = bitcast i32 %t276 to float
  %t278 = insertelement <8 x float> poison, float %t277, i64 0
  %t279 = shufflevector <8 x float> %t278, <8 x float> poison, <8 x i32> zeroinitializer
  %t280 = fmul float %t21, %t277
  %t281 = insertelement <8 x float> poison, float %t280, i64 0
  %t282 = shufflevector <8 x float> %t281, <8 x float> poison, <8 x i32> zeroinitializer
  %t283 = fadd float %t272, %t280
  %t284 = insertelement <8 x float> poison, float %t283, i64 0
  %t285 = shufflevector <8 x float> %t284, <8 x float> poison, <8 x i32> zeroinitializer
  %t286 = fmul float %t277, %t277
  %t287 = insertelement <8 x float> poison, float %t286, i64 0
  %t288 = shufflevector <8 x float> %t287, <8 x float> poison, <8 x i32> zeroinitializer
  %t289 = zext i16 %t201 to i32
  %t290 = shl i32 %t289, 16
  %t291 = bitcast i32 %t290 to float
  %t292 = insertelement <8 x float> poison, float %t291, i64 0
  %t293 = shufflevector <8 x float> %t292, <8 x float> poison, <8 x i32> zeroinitializer
  %t294 = fmul float %t26, %t291
  %t295 = insertelement <8 x float> poison, float %t294, i64 0
  %t296 = shufflevector <8 x float> %t295, <8 x float> poison, <8 x i32> zeroinitializer
  %t297 = fmul float %t31, %t286
  %t298 = insertelement <8 x float> poison, float %t297, i64 0
  %t299 = shufflevector <8 x float> %t298, <8 x float> poison, <8 x i32> zeroinitializer
  %t300 = fadd float %t294, %t297
  %t301 = insertelement <8 x float> poison, float %t300, i64 0
  %t302 = shufflevector <8 x float> %t301, <8 x float> poison, <8 x i32> zeroinitializer
  %t303 = fmul float %t300, %t36
  %t304 = insertelement <8 x float> poison, float %t303, i64 0
  %t305 = shufflevector <8 x float> %t304, <8 x float> poison, <8 x i32> zeroinitializer
  %t306 = call float @llvm.sqrt.f32(float %t303)
  %t307 = insertelement <8 x float> poison, float %t306, i64 0
  %t308 = shufflevector <8 x float> %t307, <8 x float> poison, <8 x i32> zeroinitializer
  %t309 = zext i16 %t189 to i32
  %t310 = shl i32 %t309, 16
  %t311 = bitcast i32 %t310 to float
  %t312 = insertelement <8 x float> poison, float %t311, i64 0
  %t313 = shufflevector <8 x float> %t312, <8 x float> poison, <8 x i32> zeroinitializer
  %t314 = fmul float %t41, %t311
  %t315 = insertelement <8 x float> poison, float %t314, i64 0
  %t316 = shufflevector <8 x float> %t315, <8 x float> poison, <8 x i32> zeroinitializer
  %t317 = fmul float %t283, %t46
  %t318 = insertelement <8 x float> poison, float %t317, i64 0
  %t319 = shufflevector <8 x float> %t318, <8 x float> poison, <8 x i32> zeroinitializer
  %t320 = fadd float %t306, %t51
  %t321 = insertelement <8 x float> poison, float %t320, i64 0
  %t322 = shufflevector <8 x float> %t321, <8 x float> poison, <8 x i32> zeroinitializer
  %t323 = fdiv float %t317, %t320
  %t324 = insertelement <8 x float> poison, float %t323, i64 0
  %t325 = shufflevector <8 x float> %t324, <8 x float> poison, <8 x i32> zeroinitializer
  %t326 = fmul float %t56, %t323
  %t327 = insertelement <8 x float> poison, float %t326, i64 0
  %t328 = shufflevector <8 x float> %t327, <8 x float> poison, <8 x i32> zeroinitializer
  %t329 = fsub float %t314, %t326
  %t330 = insertelement <8 x float> poison, float %t329, i64 0
  %t331 = shufflevector <8 x float> %t330, <8 x float> poison, <8 x i32> zeroinitializer
  %t332 = bitcast float %t329 to i32
  %t333 = add i32 %t332, 32768
  %t334 = fcmp ord float %t329, %t329
  %t335 = select i1 %t334, i32 %t333, i32 2143289344
  %t336 = add i32 %t335, -1
  %t337 = or i32 %t336, -65537
  %t338 = and i32 %t335, %t337
  %t339 = lshr i32 %t338, 16
  %t340 = trunc i32 %t339 to i16
  %t341 = insertelement <8 x i16> poison, i16 %t340, i64 0
  %t342 = shufflevector <8 x i16> %t341, <8 x i16> poison, <8 x i32> zeroinitializer
  %t343 = bitcast float %t283 to i32
  %t344 = add i32 %t343, 32768
  %t345 = fcmp ord float %t283, %t283
  %t346 = select i1 %t345, i32 %t344, i32 2143289344
  %t347 = add i32 %t346, -1
  %t348 = or i32 %t347, -65537
  %t349 = and i32 %t346, %t348
  %t350 = lshr i32 %t349, 16
  %t351 = trunc i32 %t350 to i16
  %t352 = insertelement <8 x i16> poison, i16 %t351, i64 0
  %t353 = shufflevector <8 x i16> %t352, <8 x i16> poison, <8 x i32> zeroinitializer
  %t354 = bitcast float %t300 to i32
  %t355 = add i32 %t354, 32768
  %t356 = fcmp ord float %t300, %t300
  %t357 = select i1 %t356, i32 %t355, i32 2143289344
  %t358 = add i32 %t357, -1
  %t359 = or i32 %t358, -65537
  %t360 = and i32 %t357, %t359
  %t361 = lshr i32 %t360, 16
  %t362 = trunc i32 %t361 to i16
  %t363 = insertelement <8 x i16> poison, i16 %t362, i64 0
  %t364 = shufflevector <8 x i16> %t363, <8 x i16> poison, <8 x i32> zeroinitializer
  %t365 = getelementptr inbounds i16, ptr %t63, i64 %t185
  store i16 %t340, ptr %t365, align 2
  %t366 = getelementptr inbounds i16, ptr %t77, i64 %t185
  store i16 %t351, ptr %t366, align 2
  %t367 = getelementptr inbounds i16, ptr %t84, i64 %t185
  store i16 %t362, ptr %t367, align 2
  %t368 = zext i16 %t210 to i32
  %t369 = shl i32 %t368, 16
  %t370 = bitcast i32 %t369 to float
  %t371 = fmul float %t16, %t370
  %t372 = zext i16 %t208 to i32
  %t373 = shl i32 %t372, 16
  %t374 = bitcast i32 %t373 to float
  %t375 = fmul float %t21, %t374
  %t376 = fadd float %t371, %t375
  %t377 = fmul float %t374, %t374
  %t378 = zext i16 %t212 to i32
  %t379 = shl i32 %t378, 16
  %t380 = bitcast i32 %t379 to float
  %t381 = fmul float %t26, %t380
  %t382 = fmul float %t31, %t377
  %t383 = fadd float %t381, %t382
  %t384 = fmul float %t383, %t36
  %t385 = call float @llvm.sqrt.f32(float %t384)
  %t386 = zext i16 %t206 to i32
  %t387 = shl i32 %t386, 16
  %t388 = bitcast i32 %t387 to float
  %t389 = fmul float %t41, %t388
  %t390 = fmul float %t376, %t46
  %t391 = fadd float %t385, %t51
  %t392 = fdiv float %t390, %t391
  %t393 = fmul float %t56, %t392
  %t394 = fsub float %t389, %t393
  %t395 = bitcast float %t394 to i32
  %t396 = add i32 %t395, 32768
  %t397 = fcmp ord float %t394, %t394
  %t398 = select i1 %t397, i32 %t396, i32 2143289344
  %t399 = add i32 %t398, -1
  %t400 = or i32 %t399, -65537
  %t401 = and i32 %t398, %t400
  %t402 = lshr i32 %t401, 16
  %t403 = trunc i32 %t402 to i16
  %t404 = bitcast float %t376 to i32
  %t405 = add i32 %t404, 32768
  %t406 = fcmp ord float %t376, %t376
  %t407 = select i1 %t406, i32 %t405, i32 2143289344
  %t408 = add i32 %t407, -1
  %t409 = or i32 %t408, -65537
  %t410 = and i32 %t407, %t409
  %t411 = lshr i32 %t410, 16
  %t412 = trunc i32 %t411 to i16
  %t413 = bitcast float %t383 to i32
  %t414 = add i32 %t413, 32768
  %t415 = fcmp ord float %t383, %t383
  %t416 = select i1 %t415, i32 %t414, i32 2143289344
  %t417 = add i32 %t416, -1
  %t418 = or i32 %t417, -65537
  %t419 = and i32 %t416, %t418
  %t420 = lshr i32 %t419, 16
  %t421 = trunc i32 %t420 to i16
  %t422 = getelementptr inbounds i16, ptr %t63, i64 %t204
  store i16 %t403, ptr %t422, align 2
  %t423 = getelementptr inbounds i16, ptr %t77, i64 %t204
  store i16 %t412, ptr %t423, align 2
  %t424 = getelementptr inbounds i16, ptr %t84, i64 %t204
  store i16 %t421, ptr %t424, align 2
  %t425 = zext i16 %t219 to i32
  %t426 = shl i32 %t425, 16
  %t427 = bitcast i32 %t426 to float
  %t428 = fmul float %t16, %t427
  %t429 = zext i16 %t217 to i32
  %t430 = shl i32 %t429, 16
  %t431 = bitcast i32 %t430 to float
  %t432 = fmul float %t21, %t431
  %t433 = fadd float %t428, %t432
  %t434 = fmul float %t431, %t431
  %t435 = zext i16 %t221 to i32
  %t436 = shl i32 %t435, 16
  %t437 = bitcast i32 %t436 to float
  %t438 = fmul float %t26, %t437
  %t439 = fmul float %t31, %t434
  %t440 = fadd float %t438, %t439
  %t441 = fmul float %t440, %t36
  %t442 = call float @llvm.sqrt.f32(float %t441)
  %t443 = zext i16 %t215 to i32
  %t444 = shl i32 %t443, 16
  %t445 = bitcast i32 %t444 to float
  %t446 = fmul float %t41, %t445
  %t447 = fmul float %t433, %t46
  %t448 = fadd float %t442, %t51
  %t449 = fdiv float %t447, %t448
  %t450 = fmul float %t56, %t449
  %t451 = fsub float %t446, %t450
  %t452 = bitcast float %t451 to i32
  %t453 = add i32 %t452, 32768
  %t454 = fcmp ord float %t451, %t451
  %t455 = select i1 %t454, i32 %t453, i32 2143289344
  %t456 = add i32 %t455, -1
  %t457 = or i32 %t456, -65537
  %t458 = and i32 %t455, %t457
  %t459 = lshr i32 %t458, 16
  %t460 = trunc i32 %t459 to i16
  %t461 = bitcast float %t433 to i32
  %t462 = add i32 %t461, 32768
  %t463 = fcmp ord float %t433, %t433
  %t464 = select i1 %t463, i32 %t462, i32 2143289344
  %t465 = add i32 %t464, -1
  %t466 = or i32 %t465, -65537
  %t467 = and i32 %t464, %t466
  %t468 = lshr i32 %t467, 16
  %t469 = trunc i32 %t468 to i16
  %t470 = bitcast float %t440 to i32
  %t471 = add i32 %t470, 32768
  %t472 = fcmp ord float %t440, %t440
  %t473 = select i1 %t472, i32 %t471, i32 2143289344
  %t474 = add i32 %t473, -1
  %t475 = or i32 %t474, -65537
  %t476 = and i32 %t473, %t475
  %t477 = lshr i32 %t476, 16
  %t478 = trunc i32 %t477 to i16
  %t479 = getelementptr inbounds i16, ptr %t63, i64 %t213
  store i16 %t460, ptr %t479, align 2
  %t480 = getelementptr inbounds i16, ptr %t77, i64 %t213
  store i16 %t469, ptr %t480, align 2
  %t481 = getelementptr inbounds i16, ptr %t84, i64 %t213
  store i16 %t478, ptr %t481, align 2
  %t482 = zext i16 %t228 to i32
  %t483 = shl i32 %t482, 16
  %t484 = bitcast i32 %t483 to float
  %t485 = fmul float %t16, %t484
  %t486 = zext i16 %t226 to i32
  %t487 = shl i32 %t486, 16
  %t488 = bitcast i32 %t487 to float
  %t489 = fmul float %t21, %t488
  %t490 = fadd float %t485, %t489
  %t491 = fmul float %t488, %t488
  %t492 = zext i16 %t230 to i32
  %t493 = shl i32 %t492, 16
  %t494 = bitcast i32 %t493 to float
  %t495 = fmul float %t26, %t494
  %t496 = fmul float %t31, %t491
  %t497 = fadd float %t495, %t496
  %t498 = fmul float %t497, %t36
  %t499 = call float @llvm.sqrt.f32(float %t498)
  %t500 = zext i16 %t224 to i32
  %t501 = shl i32 %t500, 16
  %t502 = bitcast i32 %t501 to float
  %t503 = fmul float %t41, %t502
  %t504 = fmul float %t490, %t46
  %t505 = fadd float %t499, %t51
  %t506 = fdiv float %t504, %t505
  %t507 = fmul float %t56, %t506
  %t508 = fsub float %t503, %t507
  %t509 = bitcast float %t508 to i32
  %t510 = add i32 %t509, 32768
  %t511 = fcmp ord float %t508, %t508
  %t512 = select i1 %t511, i32 %t510, i32 2143289344
  %t513 = add i32 %t512, -1
  %t514 = or i32 %t513, -65537
  %t515 = and i32 %t512, %t514
  %t516 = lshr i32 %t515, 16
  %t517 = trunc i32 %t516 to i16
  %t518 = bitcast float %t490 to i32
  %t519 = add i32 %t518, 32768
  %t520 = fcmp ord float %t490, %t490
  %t521 = select i1 %t520, i32 %t519, i32 2143289344
  %t522 = add i32 %t521, -1
  %t523 = or i32 %t522, -65537
  %t524 = and i32 %t521, %t523
  %t525 = lshr i32 %t524, 16
  %t526 = trunc i32 %t525 to i16
  %t527 = bitcast float %t497 to i32
  %t528 = add i32 %t527, 32768
  %t529 = fcmp ord float %t497, %t497
  %t530 = select i1 %t529, i32 %t528, i32 2143289344
  %t531 = add i32 %t530, -1
  %t532 = or i32 %t531, -65537
  %t533 = and i32 %t530, %t532
  %t534 = lshr i32 %t533, 16
  %t535 = trunc i32 %t534 to i16
  %t536 = getelementptr inbounds i16, ptr %t63, i64 %t222
  store i16 %t517, ptr %t536, align 2
  %t537 = getelementptr inbounds i16, ptr %t77, i64 %t222
  store i16 %t526, ptr %t537, align 2
  %t538 = getelementptr inbounds i16, ptr %t84, i64 %t222
  store i16 %t535, ptr %t538, align 2
  %t539 = zext i16 %t237 to i32
  %t540 = shl i32 %t539, 16
  %t541 = bitcast i32 %t540 to float
  %t542 = fmul float %t16, %t541
  %t543 = zext i16 %t235 to i32
  %t544 = shl i32 %t543, 16
  %t545 = bitcast i32 %t544 to float
  %t546 = fmul float %t21, %t545
  %t547 = fadd float %t542, %t546
  %t548 = fmul float %t545, %t545
  %t549 = zext i16 %t239 to i32
  %t550 = shl i32 %t549, 16
  %t551 = bitcast i32 %t550 to float
  %t552 = fmul float %t26, %t551
  %t553 = fmul float %t31, %t548
  %t554 = fadd float %t552, %t553
  %t555 = fmul float %t554, %t36
  %t556 = call float @llvm.sqrt.f32(float %t555)
  %t557 = zext i16 %t233 to i32
  %t558 = shl i32 %t557, 16
  %t559 = bitcast i32 %t558 to float
  %t560 = fmul float %t41, %t559
  %t561 = fmul float %t547, %t46
  %t562 = fadd float %t556, %t51
  %t563 = fdiv float %t561, %t562
  %t564 = fmul float %t56, %t563
  %t565 = fsub float %t560, %t564
  %t566 = bitcast float %t565 to i32
  %t567 = add i32 %t566, 32768
  %t568 = fcmp ord float %t565, %t565
  %t569 = select i1 %t568, i32 %t567, i32 2143289344
  %t570 = add i32 %t569, -1
  %t571 = or i32 %t570, -65537
  %t572 = and i32 %t569, %t571
  %t573 = lshr i32 %t572, 16
  %t574 = trunc i32 %t573 to i16
  %t575 = bitcast float %t547 to i32
  %t576 = add i32 %t575, 32768
  %t577 = fcmp ord float %t547, %t547
  %t578 = select i1 %t577, i32 %t576, i32 2143289344
  %t579 = add i32 %t578, -1
  %t580 = or i32 %t579, -65537
  %t581 = and i32 %t578, %t580
  %t582 = lshr i32 %t581, 16
  %t583 = trunc i32 %t582 to i16
  %t584 = bitcast float %t554 to i32
  %t585 = add i32 %t584, 32768
  %t586 = fcmp ord float %t554, %t554
  %t587 = select i1 %t586, i32 %t585, i32 2143289344
  %t588 = add i32 %t587, -1
  %t589 = or i32 %t588, -65537
  %t590 = and i32 %t587, %t589
  %t591 = lshr i32 %t590, 16
  %t592 = trunc i32 %t591 to i16
  %t593 = getelementptr inbounds i16, ptr %t63, i64 %t231
  store i16 %t574, ptr %t593, align 2
  %t594 = getelementptr inbounds i16, ptr %t77, i64 %t231
  store i16 %t583, ptr %t594, align 2
  %t595 = getelementptr inbounds i16, ptr %t84, i64 %t231
  store i16 %t592, ptr %t595, align 2
  %t596 = zext i16 %t246 to i32
  %t597 = shl i32 %t596, 16
  %t598 = bitcast i32 %t597 to float
  %t599 = fmul float %t16, %t598
  %t600 = zext i16 %t244 to i32
  %t601 = shl i32 %t600, 16
  %t602 = bitcast i32 %t601 to float
  %t603 = fmul float %t21, %t602
  %t604 = fadd float %t599, %t603
  %t605 = fmul float %t602, %t602
  %t606 = zext i16 %t248 to i32
  %t607 = shl i32 %t606, 16
  %t608 = bitcast i32 %t607 to float
  %t609 = fmul float %t26, %t608
  %t610 = fmul float %t31, %t605
  %t611 = fadd float %t609, %t610
  %t612 = fmul float %t611, %t36
  %t613 = call float @llvm.sqrt.f32(float %t612)
  %t614 = zext i16 %t242 to i32
  %t615 = shl i32 %t614, 16
  %t616 = bitcast i32 %t615 to float
  %t617 = fmul float %t41, %t616
  %t618 = fmul float %t604, %t46
  %t619 = fadd float %t613, %t51
  %t620 = fdiv float %t618, %t619
  %t621 = fmul float %t56, %t620
  %t622 = fsub float %t617, %t621
  %t623 = bitcast float %t622 to i32
  %t624 = add i32 %t623, 32768
  %t625 = fcmp ord float %t622, %t622
  %t626 = select i1 %t625, i32 %t624, i32 2143289344
  %t627 = add i32 %t626, -1
  %t628 = or i32 %t627, -65537
  %t629 = and i32 %t626, %t628
  %t630 = lshr i32 %t629, 16
  %t631 = trunc i32 %t630 to i16
  %t632 = bitcast float %t604 to i32
  %t633 = add i32 %t632, 32768
  %t634 = fcmp ord float %t604, %t604
  %t635 = select i1 %t634, i32 %t633, i32 2143289344
  %t636 = add i32 %t635, -1
  %t637 = or i32 %t636, -65537
  %t638 = and i32 %t635, %t637
  %t639 = lshr i32 %t638, 16
  %t640 = trunc i32 %t639 to i16
  %t641 = bitcast float %t611 to i32
  %t642 = add i32 %t641, 32768
  %t643 = fcmp ord float %t611, %t611
  %t644 = select i1 %t643, i32 %t642, i32 2143289344
  %t645 = add i32 %t644, -1
  %t646 = or i32 %t645, -65537
  %t647 = and i32 %t644, %t646
  %t648 = lshr i32 %t647, 16
  %t649 = trunc i32 %t648 to i16
  %t650 = getelementptr inbounds i16, ptr %t63, i64 %t240
  store i16 %t631, ptr %t650, align 2
  %t651 = getelementptr inbounds i16, ptr %t77, i64 %t240
  store i16 %t640, ptr %t651, align 2
  %t652 = getelementptr inbounds i16, ptr %t84, i64 %t240
  store i16 %t649, ptr %t652, align 2
  %t653 = zext i16 %t255 to i32
  %t654 = shl i32 %t653, 16
  %t655 = bitcast i32 %t654 to float
  %t656 = fmul float %t16, %t655
  %t657 = zext i16 %t253 to i32
  %t658 = shl i32 %t657, 16
  %t659 = bitcast i32 %t658 to float
  %t660 = fmul float %t21, %t659
  %t661 = fadd float %t656, %t660
  %t662 = fmul float %t659, %t659
  %t663 = zext i16 %t257 to i32
  %t664 = shl i32 %t663, 16
  %t665 = bitcast i32 %t664 to float
  %t666 = fmul float %t26, %t665
  %t667 = fmul float %t31, %t662
  %t668 = fadd float %t666, %t667
  %t669 = fmul float %t668, %t36
  %t670 = call float @llvm.sqrt.f32(float %t669)
  %t671 = zext i16 %t251 to i32
  %t672 = shl i32 %t671, 16
  %t673 = bitcast i32 %t672 to float
  %t674 = fmul float %t41, %t673
  %t675 = fmul float %t661, %t46
  %t676 = fadd float %t670, %t51
  %t677 = fdiv float %t675, %t676
  %t678 = fmul float %t56, %t677
  %t679 = fsub float %t674, %t678
  %t680 = bitcast float %t679 to i32
  %t681 = add i32 %t680, 32768
  %t682 = fcmp ord float %t679, %t679
  %t683 = select i1 %t682, i32 %t681, i32 2143289344
  %t684 = add i32 %t683, -1
  %t685 = or i32 %t684, -65537
  %t686 = and i32 %t683, %t685
  %t687 = lshr i32 %t686, 16
  %t688 = trunc i32 %t687 to i16
  %t689 = bitcast float %t661 to i32
  %t690 = add i32 %t689, 32768
  %t691 = fcmp ord float %t661, %t661
  %t692 = select i1 %t691, i32 %t690, i32 2143289344
  %t693 = add i32 %t692, -1
  %t694 = or i32 %t693, -65537
  %t695 = and i32 %t692, %t694
  %t696 = lshr i32 %t695, 16
  %t697 = trunc i32 %t696 to i16
  %t698 = bitcast float %t668 to i32
  %t699 = add i32 %t698, 32768
  %t700 = fcmp ord float %t668, %t668
  %t701 = select i1 %t700, i32 %t699, i32 2143289344
  %t702 = add i32 %t701, -1
  %t703 = or i32 %t702, -65537
  %t704 = and i32 %t701, %t703
  %t705 = lshr i32 %t704, 16
  %t706 = trunc i32 %t705 to i16
  %t707 = getelementptr inbounds i16, ptr %t63, i64 %t249
  store i16 %t688, ptr %t707, align 2
  %t708 = getelementptr inbounds i16, ptr %t77, i64 %t249
  store i16 %t697, ptr %t708, align 2
  %t709 = getelementptr inbounds i16, ptr %t84, i64 %t249
  store i16 %t706, ptr %t709, align 2
  %t710 = zext i16 %t264 to i32
  %t711 = shl i32 %t710, 16
  %t712 = bitcast i32 %t711 to float
  %t713 = fmul float %t16, %t712
  %t714 = zext i16 %t262 to i32
  %t715 = shl i32 %t714, 16
  %t716 = bitcast i32 %t715 to float
  %t717 = fmul float %t21, %t716
  %t718 = fadd float %t713, %t717
  %t719 = fmul float %t716, %t716
  %t720 = zext i16 %t266 to i32
  %t721 = shl i32 %t720, 16
  %t722 = bitcast i32 %t721 to float
  %t723 = fmul float %t26, %t722
  %t724 = fmul float %t31, %t719
  %t725 = fadd float %t723, %t724
  %t726 = fmul float %t725, %t36
  %t727 = call float @llvm.sqrt.f32(float %t726)
  %t728 = zext i16 %t260 to i32
  %t729 = shl i32 %t728, 16
  %t730 = bitcast i32 %t729 to float
  %t731 = fmul float %t41, %t730
  %t732 = fmul float %t718, %t46
  %t733 = fadd float %t727, %t51
  %t734 = fdiv float %t732, %t733
  %t735 = fmul float %t56, %t734
  %t736 = fsub float %t731, %t735
  %t737 = bitcast float %t736 to i32
  %t738 = add i32 %t737, 32768
  %t739 = fcmp ord float %t736, %t736
  %t740 = select i1 %t739, i32 %t738, i32 2143289344
  %t741 = add i32 %t740, -1
  %t742 = or i32 %t741, -65537
  %t743 = and i32 %t740, %t742
  %t744 = lshr i32 %t743, 16
  %t745 = trunc i32 %t744 to i16
  %t746 = bitcast float %t718 to i32
  %t747 = add i32 %t746, 32768
  %t748 = fcmp ord float %t718, %t718
  %t749 = select i1 %t748, i32 %t747, i32 2143289344
  %t750 = add i32 %t749, -1
  %t751 = or i32 %t750, -65537
  %t752 = and i32 %t749, %t751
  %t753 = lshr i32 %t752, 16
  %t754 = trunc i32 %t753 to i16
  %t755 = bitcast float %t725 to i32
  %t756 = add i32 %t755, 32768
  %t757 = fcmp ord float %t725, %t725
  %t758 = select i1 %t757, i32 %t756, i32 2143289344
  %t759 = add i32 %t758, -1
  %t760 = or i32 %t759, -65537
  %t761 = and i32 %t758, %t760
  %t762 = lshr i32 %t761, 16
  %t763 = trunc i32 %t762 to i16
  %t764 = getelementptr inbounds i16, ptr %t63, i64 %t258
  store i16 %t745, ptr %t764, align 2
  %t765 = getelementptr inbounds i16, ptr %t77, i64 %t258
  store i16 %t754, ptr %t765, align 2
  %t766 = getelementptr inbounds i16, ptr %t84, i64 %t258
  store i16 %t763, ptr %t766, align 2
  %t186 = add nuw nsw i64 %t185, %t4
  br label %b182
b184:
  %t178 = add nuw nsw i64 %t177, 2048
  br label %b174
b176:
  %t767 = add i64 %t173, %t2
  br label %b768
b768:
  %t771 = phi i64 [ %t767, %b176 ], [ %t772, %b769 ]
  %t773 = icmp slt i64 %t771, %t89
  br i1 %t773, label %b769, label %b770
b769:
  %t774 = getelementptr inbounds i16, ptr %t63, i64 %t771
  %t775 = load i16, ptr %t774, align 2
  %t776 = insertelement <8 x i16> poison, i16 %t775, i64 0
  %t777 = shufflevector <8 x i16> %t776, <8 x i16> poison, <8 x i32> zeroinitializer
  %t778 = getelementptr inbounds i16, ptr %t70, i64 %t771
  %t779 = load i16, ptr %t778, align 2
  %t780 = insertelement <8 x i16> poison, i16 %t779, i64 0
  %t781 = shufflevector <8 x i16> %t780, <8 x i16> poison, <8 x i32> zeroinitializer
  %t782 = getelementptr inbounds i16, ptr %t77, i64 %t771
  %t783 = load i16, ptr %t782, align 2
  %t784 = insertelement <8 x i16> poison, i16 %t783, i64 0
  %t785 = shufflevector <8 x i16> %t784, <8 x i16> poison, <8 x i32> zeroinitializer
  %t786 = getelementptr inbounds i16, ptr %t84, i64 %t771
  %t787 = load i16, ptr %t786, align 2
  %t788 = insertelement <8 x i16> poison, i16 %t787, i64 0
  %t789 = shufflevector <8 x i16> %t788, <8 x i16> poison, <8 x i32> zeroinitializer
  %t790 = zext i16 %t783 to i32
  %t791 = shl i32 %t790, 16
  %t792 = bitcast i32 %t791 to float
  %t793 = insertelement <8 x float> poison, float %t792, i64 0
  %t794 = shufflevector <8 x float> %t793, <8 x float> poison, <8 x i32> zeroinitializer
  %t795 = fmul float %t16, %t792
  %t796 = insertelement <8 x float> poison, float %t795, i64 0
  %t797 = shufflevector <8 x float> %t796, <8 x float> poison, <8 x i32> zeroinitializer
  %t798 = zext i16 %t779 to i32
  %t799 = shl i32 %t798, 16
  %t800 = bitcast i32 %t799 to float
  %t801 = insertelement <8 x float> poison, float %t800, i64 0
  %t802 = shufflevector <8 x float> %t801, <8 x float> poison, <8 x i32> zeroinitializer
  %t803 = fmul float %t21, %t800
  %t804 = insertelement <8 x float> poison, float %t803, i64 0
  %t805 = shufflevector <8 x float> %t804, <8 x float> poison, <8 x i32> zeroinitializer
  %t806 = fadd float %t795, %t803
  %t807 = insertelement <8 x float> poison, float %t806, i64 0
  %t808 = shufflevector <8 x float> %t807, <8 x float> poison, <8 x i32> zeroinitializer
  %t809 = fmul float %t800, %t800
  %t810 = insertelement <8 x float> poison, float %t809, i64 0
  %t811 = shufflevector <8 x float> %t810, <8 x float> poison, <8 x i32> zeroinitializer
  %t812 = zext i16 %t787 to i32
  %t813 = shl i32 %t812, 16
  %t814 = bitcast i32 %t813 to float
  %t815 = insertelement <8 x float> poison, float %t814, i64 0
  %t816 = shufflevector <8 x float> %t815, <8 x float> poison, <8 x i32> zeroinitializer
  %t817 = fmul float %t26, %t814
  %t818 = insertelement <8 x float> poison, float %t817, i64 0
  %t819 = shufflevector <8 x float> %t818, <8 x float> poison, <8 x i32> zeroinitializer
  %t820 = fmul float %t31, %t809
  %t821 = insertelement <8 x float> poison, float %t820, i64 0
  %t822 = shufflevector <8 x float> %t821, <8 x float> poison, <8 x i32> zeroinitializer
  %t823 = fadd float %t817, %t820
  %t824 = insertelement <8 x float> poison, float %t823, i64 0
  %t825 = shufflevector <8 x float> %t824, <8 x float> poison, <8 x i32> zeroinitializer
  %t826 = fmul float %t823, %t36
  %t827 = insertelement <8 x float> poison, float %t826, i64 0
  %t828 = shufflevector <8 x float> %t827, <8 x float> poison, <8 x i32> zeroinitializer
  %t829 = call float @llvm.sqrt.f32(float %t826)
  %t830 = insertelement <8 x float> poison, float %t829, i64 0
  %t831 = shufflevector <8 x float> %t830, <8 x float> poison, <8 x i32> zeroinitializer
  %t832 = zext i16 %t775 to i32
  %t833 = shl i32 %t832, 16
  %t834 = bitcast i32 %t833 to float
  %t835 = insertelement <8 x float> poison, float %t834, i64 0
  %t836 = shufflevector <8 x float> %t835, <8 x float> poison, <8 x i32> zeroinitializer
  %t837 = fmul float %t41, %t834
  %t838 = insertelement <8 x float> poison, float %t837, i64 0
  %t839 = shufflevector <8 x float> %t838, <8 x float> poison, <8 x i32> zeroinitializer
  %t840 = fmul float %t806, %t46
  %t841 = insertelement <8 x float> poison, float %t840, i64 0
  %t842 = shufflevector <8 x float> %t841, <8 x float> poison, <8 x i32> zeroinitializer
  %t843 = fadd float %t829, %t51
  %t844 = insertelement <8 x float> poison, float %t843, i64 0
  %t845 = shufflevector <8 x float> %t844, <8 x float> poison, <8 x i32> zeroinitializer
  %t846 = fdiv float %t840, %t843
  %t847 = insertelement <8 x float> poison, float %t846, i64 0
  %t848 = shufflevector <8 x float> %t847, <8 x float> poison, <8 x i32> zeroinitializer
  %t849 = fmul float %t56, %t846
  %t850 = insertelement <8 x float> poison, float %t849, i64 0
  %t851 = shufflevector <8 x float> %t850, <8 x float> poison, <8 x i32> zeroinitializer
  %t852 = fsub float %t837, %t849
  %t853 = insertelement <8 x float> poison, float %t852, i64 0
  %t854 = shufflevector <8 x float> %t853, <8 x float> poison, <8 x i32> zeroinitializer
  %t855 = bitcast float %t852 to i32
  %t856 = add i32 %t855, 32768
  %t857 = fcmp ord float %t852, %t852
  %t858 = select i1 %t857, i32 %t856, i32 2143289344
  %t859 = add i32 %t858, -1
  %t860 = or i32 %t859, -65537
  %t861 = and i32 %t858, %t860
  %t862 = lshr i32 %t861, 16
  %t863 = trunc i32 %t862 to i16
  %t864 = insertelement <8 x i16> poison, i16 %t863, i64 0
  %t865 = shufflevector <8 x i16> %t864, <8 x i16> poison, <8 x i32> zeroinitializer
  %t866 = bitcast float %t806 to i32
  %t867 = add i32 %t866, 32768
  %t868 = fcmp ord float %t806, %t806
  %t869 = select i1 %t868, i32 %t867, i32 2143289344
  %t870 = add i32 %t869, -1
  %t871 = or i32 %t870, -65537
  %t872 = and i32 %t869, %t871
  %t873 = lshr i32 %t872, 16
  %t874 = trunc i32 %t873 to i16
  %t875 = insertelement <8 x i16> poison, i16 %t874, i64 0
  %t876 = shufflevector <8 x i16> %t875, <8 x i16> poison, <8 x i32> zeroinitializer
  %t877 = bitcast float %t823 to i32
  %t878 = add i32 %t877, 32768
  %t879 = fcmp ord float %t823, %t823
  %t880 = select i1 %t879, i32 %t878, i32 2143289344
  %t881 = add i32 %t880, -1
  %t882 = or i32 %t881, -65537
  %t883 = and i32 %t880, %t882
  %t884 = lshr i32 %t883, 16
  %t885 = trunc i32 %t884 to i16
  %t886 = insertelement <8 x i16> poison, i16 %t885, i64 0
  %t887 = shufflevector <8 x i16> %t886, <8 x i16> poison, <8 x i32> zeroinitializer
  %t888 = getelementptr inbounds i16, ptr %t63, i64 %t771
  store i16 %t863, ptr %t888, align 2
  %t889 = getelementptr inbounds i16, ptr %t77, i64 %t771
  store i16 %t874, ptr %t889, align 2
  %t890 = getelementptr inbounds i16, ptr %t84, i64 %t771
  store i16 %t885, ptr %t890, align 2
  %t772 = add nuw nsw i64 %t771, %t4
  br label %b768
b770:
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
  br label %b8
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
  br label %b178
b180:
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
  %t34 = mul i64 %t19, 13
  %t35 = getelementptr inbounds i64, ptr %t33, i64 %t34
  call void @sf_x_sweep0_pass0(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23, i64 %t25, i64 %t27)
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
  %t3 = icmp eq i64 %t2, 0
  br i1 %t3, label %b4, label %b5
b4:
  call void @sf_x_commit_step(ptr %ctx)
  br label %b5
b5:
  ret void
}
