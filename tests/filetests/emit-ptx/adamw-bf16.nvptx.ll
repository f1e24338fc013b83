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
  %t94 = add i64 %col, %t93
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
  %t95 = mul i64 %t2, 8
  %t96 = mul i64 %t4, 8
  %t97 = add i64 %col, %t95
  br label %b98
b98:
  %t101 = phi i64 [ %t97, %entry ], [ %t102, %b99 ]
  %t103 = icmp slt i64 %t101, %t94
  br i1 %t103, label %b99, label %b100
b99:
  %t104 = add i64 %t101, 0
  %t105 = getelementptr inbounds i16, ptr %t63, i64 %t104
  %t106 = load <8 x i16>, ptr %t105, align 16
  %t107 = getelementptr inbounds i16, ptr %t70, i64 %t104
  %t108 = load <8 x i16>, ptr %t107, align 16
  %t109 = getelementptr inbounds i16, ptr %t77, i64 %t104
  %t110 = load <8 x i16>, ptr %t109, align 16
  %t111 = getelementptr inbounds i16, ptr %t84, i64 %t104
  %t112 = load <8 x i16>, ptr %t111, align 16
  %t113 = zext <8 x i16> %t110 to <8 x i32>
  %t114 = shl <8 x i32> %t113, splat (i32 16)
  %t115 = bitcast <8 x i32> %t114 to <8 x float>
  %t116 = fmul <8 x float> %t18, %t115
  %t117 = zext <8 x i16> %t108 to <8 x i32>
  %t118 = shl <8 x i32> %t117, splat (i32 16)
  %t119 = bitcast <8 x i32> %t118 to <8 x float>
  %t120 = fmul <8 x float> %t23, %t119
  %t121 = fadd <8 x float> %t116, %t120
  %t122 = fmul <8 x float> %t119, %t119
  %t123 = zext <8 x i16> %t112 to <8 x i32>
  %t124 = shl <8 x i32> %t123, splat (i32 16)
  %t125 = bitcast <8 x i32> %t124 to <8 x float>
  %t126 = fmul <8 x float> %t28, %t125
  %t127 = fmul <8 x float> %t33, %t122
  %t128 = fadd <8 x float> %t126, %t127
  %t129 = fmul <8 x float> %t128, %t38
  %t130 = call <8 x float> @llvm.sqrt.v8f32(<8 x float> %t129)
  %t131 = zext <8 x i16> %t106 to <8 x i32>
  %t132 = shl <8 x i32> %t131, splat (i32 16)
  %t133 = bitcast <8 x i32> %t132 to <8 x float>
  %t134 = fmul <8 x float> %t43, %t133
  %t135 = fmul <8 x float> %t121, %t48
  %t136 = fadd <8 x float> %t130, %t53
  %t137 = fdiv <8 x float> %t135, %t136
  %t138 = fmul <8 x float> %t58, %t137
  %t139 = fsub <8 x float> %t134, %t138
  %t140 = bitcast <8 x float> %t139 to <8 x i32>
  %t141 = add <8 x i32> %t140, splat (i32 32768)
  %t142 = fcmp ord <8 x float> %t139, %t139
  %t143 = select <8 x i1> %t142, <8 x i32> %t141, <8 x i32> splat (i32 2143289344)
  %t144 = add <8 x i32> %t143, splat (i32 -1)
  %t145 = or <8 x i32> %t144, splat (i32 -65537)
  %t146 = and <8 x i32> %t143, %t145
  %t147 = lshr <8 x i32> %t146, splat (i32 16)
  %t148 = trunc <8 x i32> %t147 to <8 x i16>
  %t149 = bitcast <8 x float> %t121 to <8 x i32>
  %t150 = add <8 x i32> %t149, splat (i32 32768)
  %t151 = fcmp ord <8 x float> %t121, %t121
  %t152 = select <8 x i1> %t151, <8 x i32> %t150, <8 x i32> splat (i32 2143289344)
  %t153 = add <8 x i32> %t152, splat (i32 -1)
  %t154 = or <8 x i32> %t153, splat (i32 -65537)
  %t155 = and <8 x i32> %t152, %t154
  %t156 = lshr <8 x i32> %t155, splat (i32 16)
  %t157 = trunc <8 x i32> %t156 to <8 x i16>
  %t158 = bitcast <8 x float> %t128 to <8 x i32>
  %t159 = add <8 x i32> %t158, splat (i32 32768)
  %t160 = fcmp ord <8 x float> %t128, %t128
  %t161 = select <8 x i1> %t160, <8 x i32> %t159, <8 x i32> splat (i32 2143289344)
  %t162 = add <8 x i32> %t161, splat (i32 -1)
  %t163 = or <8 x i32> %t162, splat (i32 -65537)
  %t164 = and <8 x i32> %t161, %t163
  %t165 = lshr <8 x i32> %t164, splat (i32 16)
  %t166 = trunc <8 x i32> %t165 to <8 x i16>
  %t167 = getelementptr inbounds i16, ptr %t63, i64 %t104
  store <8 x i16> %t148, ptr %t167, align 16
  %t168 = getelementptr inbounds i16, ptr %t77, i64 %t104
  store <8 x i16> %t157, ptr %t168, align 16
  %t169 = getelementptr inbounds i16, ptr %t84, i64 %t104
  store <8 x i16> %t166, ptr %t169, align 16
  %t102 = add nuw nsw i64 %t101, %t96
  br label %b98
b100:
  %t170 = add i64 %t94, %t2
  br label %b171
b171:
  %t174 = phi i64 [ %t170, %b100 ], [ %t175, %b172 ]
  %t176 = icmp slt i64 %t174, %t89
  br i1 %t176, label %b172, label %b173
b172:
  %t177 = getelementptr inbounds i16, ptr %t63, i64 %t174
  %t178 = load i16, ptr %t177, align 2
  %t179 = insertelement <8 x i16> poison, i16 %t178, i64 0
  %t180 = shufflevector <8 x i16> %t179, <8 x i16> poison, <8 x i32> zeroinitializer
  %t181 = getelementptr inbounds i16, ptr %t70, i64 %t174
  %t182 = load i16, ptr %t181, align 2
  %t183 = insertelement <8 x i16> poison, i16 %t182, i64 0
  %t184 = shufflevector <8 x i16> %t183, <8 x i16> poison, <8 x i32> zeroinitializer
  %t185 = getelementptr inbounds i16, ptr %t77, i64 %t174
  %t186 = load i16, ptr %t185, align 2
  %t187 = insertelement <8 x i16> poison, i16 %t186, i64 0
  %t188 = shufflevector <8 x i16> %t187, <8 x i16> poison, <8 x i32> zeroinitializer
  %t189 = getelementptr inbounds i16, ptr %t84, i64 %t174
  %t190 = load i16, ptr %t189, align 2
  %t191 = insertelement <8 x i16> poison, i16 %t190, i64 0
  %t192 = shufflevector <8 x i16> %t191, <8 x i16> poison, <8 x i32> zeroinitializer
  %t193 = zext i16 %t186 to i32
  %t194 = shl i32 %t193, 16
  %t195 = bitcast i32 %t194 to float
  %t196 = insertelement <8 x float> poison, float %t195, i64 0
  %t197 = shufflevector <8 x float> %t196, <8 x float> poison, <8 x i32> zeroinitializer
  %t198 = fmul float %t16, %t195
  %t199 = insertelement <8 x float> poison, float %t198, i64 0
  %t200 = shufflevector <8 x float> %t199, <8 x float> poison, <8 x i32> zeroinitializer
  %t201 = zext i16 %t182 to i32
  %t202 = shl i32 %t201, 16
  %t203 = bitcast i32 %t202 to float
  %t204 = insertelement <8 x float> poison, float %t203, i64 0
  %t205 = shufflevector <8 x float> %t204, <8 x float> poison, <8 x i32> zeroinitializer
  %t206 = fmul float %t21, %t203
  %t207 = insertelement <8 x float> poison, float %t206, i64 0
  %t208 = shufflevector <8 x float> %t207, <8 x float> poison, <8 x i32> zeroinitializer
  %t209 = fadd float %t198, %t206
  %t210 = insertelement <8 x float> poison, float %t209, i64 0
  %t211 = shufflevector <8 x float> %t210, <8 x float> poison, <8 x i32> zeroinitializer
  %t212 = fmul float %t203, %t203
  %t213 = insertelement <8 x float> poison, float %t212, i64 0
  %t214 = shufflevector <8 x float> %t213, <8 x float> poison, <8 x i32> zeroinitializer
  %t215 = zext i16 %t190 to i32
  %t216 = shl i32 %t215, 16
  %t217 = bitcast i32 %t216 to float
  %t218 = insertelement <8 x float> poison, float %t217, i64 0
  %t219 = shufflevector <8 x float> %t218, <8 x float> poison, <8 x i32> zeroinitializer
  %t220 = fmul float %t26, %t217
  %t221 = insertelement <8 x float> poison, float %t220, i64 0
  %t222 = shufflevector <8 x float> %t221, <8 x float> poison, <8 x i32> zeroinitializer
  %t223 = fmul float %t31, %t212
  %t224 = insertelement <8 x float> poison, float %t223, i64 0
  %t225 = shufflevector <8 x float> %t224, <8 x float> poison, <8 x i32> zeroinitializer
  %t226 = fadd float %t220, %t223
  %t227 = insertelement <8 x float> poison, float %t226, i64 0
  %t228 = shufflevector <8 x float> %t227, <8 x float> poison, <8 x i32> zeroinitializer
  %t229 = fmul float %t226, %t36
  %t230 = insertelement <8 x float> poison, float %t229, i64 0
  %t231 = shufflevector <8 x float> %t230, <8 x float> poison, <8 x i32> zeroinitializer
  %t232 = call float @llvm.sqrt.f32(float %t229)
  %t233 = insertelement <8 x float> poison, float %t232, i64 0
  %t234 = shufflevector <8 x float> %t233, <8 x float> poison, <8 x i32> zeroinitializer
  %t235 = zext i16 %t178 to i32
  %t236 = shl i32 %t235, 16
  %t237 = bitcast i32 %t236 to float
  %t238 = insertelement <8 x float> poison, float %t237, i64 0
  %t239 = shufflevector <8 x float> %t238, <8 x float> poison, <8 x i32> zeroinitializer
  %t240 = fmul float %t41, %t237
  %t241 = insertelement <8 x float> poison, float %t240, i64 0
  %t242 = shufflevector <8 x float> %t241, <8 x float> poison, <8 x i32> zeroinitializer
  %t243 = fmul float %t209, %t46
  %t244 = insertelement <8 x float> poison, float %t243, i64 0
  %t245 = shufflevector <8 x float> %t244, <8 x float> poison, <8 x i32> zeroinitializer
  %t246 = fadd float %t232, %t51
  %t247 = insertelement <8 x float> poison, float %t246, i64 0
  %t248 = shufflevector <8 x float> %t247, <8 x float> poison, <8 x i32> zeroinitializer
  %t249 = fdiv float %t243, %t246
  %t250 = insertelement <8 x float> poison, float %t249, i64 0
  %t251 = shufflevector <8 x float> %t250, <8 x float> poison, <8 x i32> zeroinitializer
  %t252 = fmul float %t56, %t249
  %t253 = insertelement <8 x float> poison, float %t252, i64 0
  %t254 = shufflevector <8 x float> %t253, <8 x float> poison, <8 x i32> zeroinitializer
  %t255 = fsub float %t240, %t252
  %t256 = insertelement <8 x float> poison, float %t255, i64 0
  %t257 = shufflevector <8 x float> %t256, <8 x float> poison, <8 x i32> zeroinitializer
  %t258 = bitcast float %t255 to i32
  %t259 = add i32 %t258, 32768
  %t260 = fcmp ord float %t255, %t255
  %t261 = select i1 %t260, i32 %t259, i32 2143289344
  %t262 = add i32 %t261, -1
  %t263 = or i32 %t262, -65537
  %t264 = and i32 %t261, %t263
  %t265 = lshr i32 %t264, 16
  %t266 = trunc i32 %t265 to i16
  %t267 = insertelement <8 x i16> poison, i16 %t266, i64 0
  %t268 = shufflevector <8 x i16> %t267, <8 x i16> poison, <8 x i32> zeroinitializer
  %t269 = bitcast float %t209 to i32
  %t270 = add i32 %t269, 32768
  %t271 = fcmp ord float %t209, %t209
  %t272 = select i1 %t271, i32 %t270, i32 2143289344
  %t273 = add i32 %t272, -1
  %t274 = or i32 %t273, -65537
  %t275 = and i32 %t272, %t274
  %t276 = lshr i32 %t275, 16
  %t277 = trunc i32 %t276 to i16
  %t278 = insertelement <8 x i16> poison, i16 %t277, i64 0
  %t279 = shufflevector <8 x i16> %t278, <8 x i16> poison, <8 x i32> zeroinitializer
  %t280 = bitcast float %t226 to i32
  %t281 = add i32 %t280, 32768
  %t282 = fcmp ord float %t226, %t226
  %t283 = select i1 %t282, i32 %t281, i32 2143289344
  %t284 = add i32 %t283, -1
  %t285 = or i32 %t284, -65537
  %t286 = and i32 %t283, %t285
  %t287 = lshr i32 %t286, 16
  %t288 = trunc i32 %t287 to i16
  %t289 = insertelement <8 x i16> poison, i16 %t288, i64 0
  %t290 = shufflevector <8 x i16> %t289, <8 x i16> poison, <8 x i32> zeroinitializer
  %t291 = getelementptr inbounds i16, ptr %t63, i64 %t174
  store i16 %t266, ptr %t291, align 2
  %t292 = getelementptr inbounds i16, ptr %t77, i64 %t174
  store i16 %t277, ptr %t292, align 2
  %t293 = getelementptr inbounds i16, ptr %t84, i64 %t174
  store i16 %t288, ptr %t293, align 2
  %t175 = add nuw nsw i64 %t174, %t4
  br label %b171
b173:
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
