target triple = "nvptx64-nvidia-cuda"

declare float @llvm.fabs.f32(float)
declare <4 x float> @llvm.fabs.v4f32(<4 x float>)
declare double @llvm.maximum.f64(double, double)
declare double @llvm.minimum.f64(double, double)
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
declare float @llvm.sqrt.f32(float)
declare double @llvm.sqrt.f64(double)
declare <4 x float> @llvm.sqrt.v4f32(<4 x float>)

define internal void @sf_x_sweep0_pass0(ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows, i64 %col, i64 %cols) convergent nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t7 = urem i64 %col, 4
  %t8 = urem i64 %cols, 4
  %t9 = add i64 %t7, %t8
  %t10 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t11 = load i64, ptr %t10, align 8
  %t12 = inttoptr i64 %t11 to ptr addrspace(1)
  %t13 = addrspacecast ptr addrspace(1) %t12 to ptr
  %t14 = ptrtoint ptr %t13 to i64
  %t15 = urem i64 %t14, 16
  %t16 = add i64 %t9, %t15
  %t17 = icmp eq i64 %t16, 0
  %t18 = add i64 %cols, 1023
  %t19 = udiv i64 %t18, 1024
  %t20 = icmp sle i64 32, %t19
  %t21 = and i1 %t17, %t20
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t6 = and i64 %t2, 3
  br i1 %t21, label %b22, label %b23
b22:
  %t36 = add i64 %col, %cols
  %t25 = udiv i64 %t2, 4
  %t26 = udiv i64 %t4, 4
  br label %b27
b27:
  %t30 = phi i64 [ %t25, %b22 ], [ %t31, %b364 ]
  %t32 = icmp slt i64 %t30, %t19
  br i1 %t32, label %b28, label %b29
b28:
  %t33 = mul i64 %t30, 1024
  %t34 = add i64 %col, %t33
  %t35 = add i64 %t34, 1024
  %t37 = call i64 @llvm.smin.i64(i64 %t35, i64 %t36)
  %t38 = sub i64 %t37, %t34
  %t39 = urem i64 %t38, 64
  %t40 = sub i64 %t38, %t39
  %t41 = add i64 %t34, %t40
  %t53 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t54 = load i64, ptr %t53, align 8
  %t55 = inttoptr i64 %t54 to ptr addrspace(1)
  %t56 = addrspacecast ptr addrspace(1) %t55 to ptr
  %t365 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t366 = load i64, ptr %t365, align 8
  %t367 = inttoptr i64 %t366 to ptr addrspace(1)
  %t368 = addrspacecast ptr addrspace(1) %t367 to ptr
  %t371 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t372 = load i64, ptr %t371, align 8
  %t373 = inttoptr i64 %t372 to ptr addrspace(1)
  %t374 = addrspacecast ptr addrspace(1) %t373 to ptr
  br label %b42
b42:
  %t45 = phi i64 [ %t34, %b28 ], [ %t46, %b43 ]
  %t47 = phi <4 x i8> [ zeroinitializer, %b28 ], [ %t100, %b43 ]
  %t48 = phi <4 x double> [ splat (double 0x0000000000000000), %b28 ], [ %t103, %b43 ]
  %t49 = icmp slt i64 %t45, %t41
  br i1 %t49, label %b43, label %b44
b43:
  %t50 = add i64 %t45, 16
  %t51 = mul i64 %t6, 4
  %t52 = add i64 %t45, %t51
  %t60 = add i64 %t52, 16
  %t61 = getelementptr float, ptr %t56, i64 %t60
  %t64 = add i64 %t52, 32
  %t65 = getelementptr float, ptr %t56, i64 %t64
  %t68 = add i64 %t52, 48
  %t69 = getelementptr float, ptr %t56, i64 %t68
  %t57 = add i64 %t52, 0
  %t58 = getelementptr inbounds float, ptr %t56, i64 %t57
  %t59 = load <4 x float>, ptr %t58, align 16
  %t62 = getelementptr inbounds float, ptr %t61, i64 0
  %t63 = load <4 x float>, ptr %t62, align 16
  %t66 = getelementptr inbounds float, ptr %t65, i64 0
  %t67 = load <4 x float>, ptr %t66, align 16
  %t70 = getelementptr inbounds float, ptr %t69, i64 0
  %t71 = load <4 x float>, ptr %t70, align 16
  %t72 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t59)
  %t73 = fcmp olt <4 x float> %t72, splat (float 0x7FF0000000000000)
  %t74 = xor <4 x i1> %t73, splat (i1 true)
  %t75 = zext <4 x i1> %t74 to <4 x i8>
  %t76 = or <4 x i8> %t47, %t75
  %t77 = fpext <4 x float> %t59 to <4 x double>
  %t78 = fmul <4 x double> %t77, %t77
  %t79 = fadd <4 x double> %t48, %t78
  %t80 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t63)
  %t81 = fcmp olt <4 x float> %t80, splat (float 0x7FF0000000000000)
  %t82 = xor <4 x i1> %t81, splat (i1 true)
  %t83 = zext <4 x i1> %t82 to <4 x i8>
  %t84 = or <4 x i8> %t76, %t83
  %t85 = fpext <4 x float> %t63 to <4 x double>
  %t86 = fmul <4 x double> %t85, %t85
  %t87 = fadd <4 x double> %t79, %t86
  %t88 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t67)
  %t89 = fcmp olt <4 x float> %t88, splat (float 0x7FF0000000000000)
  %t90 = xor <4 x i1> %t89, splat (i1 true)
  %t91 = zext <4 x i1> %t90 to <4 x i8>
  %t92 = or <4 x i8> %t84, %t91
  %t93 = fpext <4 x float> %t67 to <4 x double>
  %t94 = fmul <4 x double> %t93, %t93
  %t95 = fadd <4 x double> %t87, %t94
  %t96 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t71)
  %t97 = fcmp olt <4 x float> %t96, splat (float 0x7FF0000000000000)
  %t98 = xor <4 x i1> %t97, splat (i1 true)
  %t99 = zext <4 x i1> %t98 to <4 x i8>
  %t100 = or <4 x i8> %t92, %t99
  %t101 = fpext <4 x float> %t71 to <4 x double>
  %t102 = fmul <4 x double> %t101, %t101
  %t103 = fadd <4 x double> %t95, %t102
  %t46 = add nuw nsw i64 %t45, 64
  br label %b42
b44:
  %t104 = mul i64 %t6, 4
  %t105 = add i64 %t41, %t104
  br label %b106
b106:
  %t109 = phi i64 [ %t105, %b44 ], [ %t110, %b107 ]
  %t111 = phi <4 x i8> [ %t47, %b44 ], [ %t121, %b107 ]
  %t112 = phi <4 x double> [ %t48, %b44 ], [ %t124, %b107 ]
  %t113 = icmp slt i64 %t109, %t37
  br i1 %t113, label %b107, label %b108
b107:
  %t114 = add i64 %t109, 0
  %t115 = getelementptr inbounds float, ptr %t56, i64 %t114
  %t116 = load <4 x float>, ptr %t115, align 16
  %t117 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t116)
  %t118 = fcmp olt <4 x float> %t117, splat (float 0x7FF0000000000000)
  %t119 = xor <4 x i1> %t118, splat (i1 true)
  %t120 = zext <4 x i1> %t119 to <4 x i8>
  %t121 = or <4 x i8> %t111, %t120
  %t122 = fpext <4 x float> %t116 to <4 x double>
  %t123 = fmul <4 x double> %t122, %t122
  %t124 = fadd <4 x double> %t112, %t123
  %t110 = add nuw nsw i64 %t109, 16
  br label %b106
b108:
  %t125 = extractelement <4 x i8> %t111, i64 0
  %t126 = zext i8 %t125 to i32
  %t127 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t128 = and i32 %t127, 28
  %t129 = shl i32 15, %t128
  %t130 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t129, i32 %t126, i32 2, i32 7199)
  %t131 = trunc i32 %t130 to i8
  %t132 = insertelement <4 x i8> poison, i8 %t131, i64 0
  %t133 = extractelement <4 x i8> %t111, i64 1
  %t134 = zext i8 %t133 to i32
  %t135 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t136 = and i32 %t135, 28
  %t137 = shl i32 15, %t136
  %t138 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t137, i32 %t134, i32 2, i32 7199)
  %t139 = trunc i32 %t138 to i8
  %t140 = insertelement <4 x i8> %t132, i8 %t139, i64 1
  %t141 = extractelement <4 x i8> %t111, i64 2
  %t142 = zext i8 %t141 to i32
  %t143 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t144 = and i32 %t143, 28
  %t145 = shl i32 15, %t144
  %t146 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t145, i32 %t142, i32 2, i32 7199)
  %t147 = trunc i32 %t146 to i8
  %t148 = insertelement <4 x i8> %t140, i8 %t147, i64 2
  %t149 = extractelement <4 x i8> %t111, i64 3
  %t150 = zext i8 %t149 to i32
  %t151 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t152 = and i32 %t151, 28
  %t153 = shl i32 15, %t152
  %t154 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t153, i32 %t150, i32 2, i32 7199)
  %t155 = trunc i32 %t154 to i8
  %t156 = insertelement <4 x i8> %t148, i8 %t155, i64 3
  %t157 = or <4 x i8> %t111, %t156
  %t158 = extractelement <4 x i8> %t157, i64 0
  %t159 = zext i8 %t158 to i32
  %t160 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t161 = and i32 %t160, 28
  %t162 = shl i32 15, %t161
  %t163 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t162, i32 %t159, i32 1, i32 7199)
  %t164 = trunc i32 %t163 to i8
  %t165 = insertelement <4 x i8> poison, i8 %t164, i64 0
  %t166 = extractelement <4 x i8> %t157, i64 1
  %t167 = zext i8 %t166 to i32
  %t168 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t169 = and i32 %t168, 28
  %t170 = shl i32 15, %t169
  %t171 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t170, i32 %t167, i32 1, i32 7199)
  %t172 = trunc i32 %t171 to i8
  %t173 = insertelement <4 x i8> %t165, i8 %t172, i64 1
  %t174 = extractelement <4 x i8> %t157, i64 2
  %t175 = zext i8 %t174 to i32
  %t176 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t177 = and i32 %t176, 28
  %t178 = shl i32 15, %t177
  %t179 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t178, i32 %t175, i32 1, i32 7199)
  %t180 = trunc i32 %t179 to i8
  %t181 = insertelement <4 x i8> %t173, i8 %t180, i64 2
  %t182 = extractelement <4 x i8> %t157, i64 3
  %t183 = zext i8 %t182 to i32
  %t184 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t185 = and i32 %t184, 28
  %t186 = shl i32 15, %t185
  %t187 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t186, i32 %t183, i32 1, i32 7199)
  %t188 = trunc i32 %t187 to i8
  %t189 = insertelement <4 x i8> %t181, i8 %t188, i64 3
  %t190 = or <4 x i8> %t157, %t189
  %t191 = shufflevector <4 x i8> %t190, <4 x i8> poison, <2 x i32> <i32 0, i32 1>
  %t192 = shufflevector <4 x i8> %t190, <4 x i8> poison, <2 x i32> <i32 2, i32 3>
  %t193 = or <2 x i8> %t191, %t192
  %t194 = shufflevector <2 x i8> %t193, <2 x i8> poison, <1 x i32> <i32 0>
  %t195 = shufflevector <2 x i8> %t193, <2 x i8> poison, <1 x i32> <i32 1>
  %t196 = extractelement <1 x i8> %t194, i64 0
  %t197 = extractelement <1 x i8> %t195, i64 0
  %t198 = or i8 %t196, %t197
  %t199 = uitofp i8 %t198 to double
  %t200 = extractelement <4 x double> %t112, i64 0
  %t201 = bitcast double %t200 to i64
  %t202 = trunc i64 %t201 to i32
  %t203 = lshr i64 %t201, 32
  %t204 = trunc i64 %t203 to i32
  %t205 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t206 = and i32 %t205, 28
  %t207 = shl i32 15, %t206
  %t208 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t207, i32 %t202, i32 2, i32 7199)
  %t209 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t210 = and i32 %t209, 28
  %t211 = shl i32 15, %t210
  %t212 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t211, i32 %t204, i32 2, i32 7199)
  %t213 = zext i32 %t208 to i64
  %t214 = zext i32 %t212 to i64
  %t215 = shl i64 %t214, 32
  %t216 = or i64 %t215, %t213
  %t217 = bitcast i64 %t216 to double
  %t218 = insertelement <4 x double> poison, double %t217, i64 0
  %t219 = extractelement <4 x double> %t112, i64 1
  %t220 = bitcast double %t219 to i64
  %t221 = trunc i64 %t220 to i32
  %t222 = lshr i64 %t220, 32
  %t223 = trunc i64 %t222 to i32
  %t224 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t225 = and i32 %t224, 28
  %t226 = shl i32 15, %t225
  %t227 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t226, i32 %t221, i32 2, i32 7199)
  %t228 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t229 = and i32 %t228, 28
  %t230 = shl i32 15, %t229
  %t231 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t230, i32 %t223, i32 2, i32 7199)
  %t232 = zext i32 %t227 to i64
  %t233 = zext i32 %t231 to i64
  %t234 = shl i64 %t233, 32
  %t235 = or i64 %t234, %t232
  %t236 = bitcast i64 %t235 to double
  %t237 = insertelement <4 x double> %t218, double %t236, i64 1
  %t238 = extractelement <4 x double> %t112, i64 2
  %t239 = bitcast double %t238 to i64
  %t240 = trunc i64 %t239 to i32
  %t241 = lshr i64 %t239, 32
  %t242 = trunc i64 %t241 to i32
  %t243 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t244 = and i32 %t243, 28
  %t245 = shl i32 15, %t244
  %t246 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t245, i32 %t240, i32 2, i32 7199)
  %t247 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t248 = and i32 %t247, 28
  %t249 = shl i32 15, %t248
  %t250 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t249, i32 %t242, i32 2, i32 7199)
  %t251 = zext i32 %t246 to i64
  %t252 = zext i32 %t250 to i64
  %t253 = shl i64 %t252, 32
  %t254 = or i64 %t253, %t251
  %t255 = bitcast i64 %t254 to double
  %t256 = insertelement <4 x double> %t237, double %t255, i64 2
  %t257 = extractelement <4 x double> %t112, i64 3
  %t258 = bitcast double %t257 to i64
  %t259 = trunc i64 %t258 to i32
  %t260 = lshr i64 %t258, 32
  %t261 = trunc i64 %t260 to i32
  %t262 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t263 = and i32 %t262, 28
  %t264 = shl i32 15, %t263
  %t265 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t264, i32 %t259, i32 2, i32 7199)
  %t266 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t267 = and i32 %t266, 28
  %t268 = shl i32 15, %t267
  %t269 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t268, i32 %t261, i32 2, i32 7199)
  %t270 = zext i32 %t265 to i64
  %t271 = zext i32 %t269 to i64
  %t272 = shl i64 %t271, 32
  %t273 = or i64 %t272, %t270
  %t274 = bitcast i64 %t273 to double
  %t275 = insertelement <4 x double> %t256, double %t274, i64 3
  %t276 = fadd <4 x double> %t112, %t275
  %t277 = extractelement <4 x double> %t276, i64 0
  %t278 = bitcast double %t277 to i64
  %t279 = trunc i64 %t278 to i32
  %t280 = lshr i64 %t278, 32
  %t281 = trunc i64 %t280 to i32
  %t282 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t283 = and i32 %t282, 28
  %t284 = shl i32 15, %t283
  %t285 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t284, i32 %t279, i32 1, i32 7199)
  %t286 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t287 = and i32 %t286, 28
  %t288 = shl i32 15, %t287
  %t289 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t288, i32 %t281, i32 1, i32 7199)
  %t290 = zext i32 %t285 to i64
  %t291 = zext i32 %t289 to i64
  %t292 = shl i64 %t291, 32
  %t293 = or i64 %t292, %t290
  %t294 = bitcast i64 %t293 to double
  %t295 = insertelement <4 x double> poison, double %t294, i64 0
  %t296 = extractelement <4 x double> %t276, i64 1
  %t297 = bitcast double %t296 to i64
  %t298 = trunc i64 %t297 to i32
  %t299 = lshr i64 %t297, 32
  %t300 = trunc i64 %t299 to i32
  %t301 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t302 = and i32 %t301, 28
  %t303 = shl i32 15, %t302
  %t304 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t303, i32 %t298, i32 1, i32 7199)
  %t305 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t306 = and i32 %t305, 28
  %t307 = shl i32 15, %t306
  %t308 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t307, i32 %t300, i32 1, i32 7199)
  %t309 = zext i32 %t304 to i64
  %t310 = zext i32 %t308 to i64
  %t311 = shl i64 %t310, 32
  %t312 = or i64 %t311, %t309
  %t313 = bitcast i64 %t312 to double
  %t314 = insertelement <4 x double> %t295, double %t313, i64 1
  %t315 = extractelement <4 x double> %t276, i64 2
  %t316 = bitcast double %t315 to i64
  %t317 = trunc i64 %t316 to i32
  %t318 = lshr i64 %t316, 32
  %t319 = trunc i64 %t318 to i32
  %t320 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t321 = and i32 %t320, 28
  %t322 = shl i32 15, %t321
  %t323 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t322, i32 %t317, i32 1, i32 7199)
  %t324 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t325 = and i32 %t324, 28
  %t326 = shl i32 15, %t325
  %t327 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t326, i32 %t319, i32 1, i32 7199)
  %t328 = zext i32 %t323 to i64
  %t329 = zext i32 %t327 to i64
  %t330 = shl i64 %t329, 32
  %t331 = or i64 %t330, %t328
  %t332 = bitcast i64 %t331 to double
  %t333 = insertelement <4 x double> %t314, double %t332, i64 2
  %t334 = extractelement <4 x double> %t276, i64 3
  %t335 = bitcast double %t334 to i64
  %t336 = trunc i64 %t335 to i32
  %t337 = lshr i64 %t335, 32
  %t338 = trunc i64 %t337 to i32
  %t339 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t340 = and i32 %t339, 28
  %t341 = shl i32 15, %t340
  %t342 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t341, i32 %t336, i32 1, i32 7199)
  %t343 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t344 = and i32 %t343, 28
  %t345 = shl i32 15, %t344
  %t346 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t345, i32 %t338, i32 1, i32 7199)
  %t347 = zext i32 %t342 to i64
  %t348 = zext i32 %t346 to i64
  %t349 = shl i64 %t348, 32
  %t350 = or i64 %t349, %t347
  %t351 = bitcast i64 %t350 to double
  %t352 = insertelement <4 x double> %t333, double %t351, i64 3
  %t353 = fadd <4 x double> %t276, %t352
  %t354 = shufflevector <4 x double> %t353, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t355 = shufflevector <4 x double> %t353, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t356 = fadd <2 x double> %t354, %t355
  %t357 = shufflevector <2 x double> %t356, <2 x double> poison, <1 x i32> <i32 0>
  %t358 = shufflevector <2 x double> %t356, <2 x double> poison, <1 x i32> <i32 1>
  %t359 = extractelement <1 x double> %t357, i64 0
  %t360 = extractelement <1 x double> %t358, i64 0
  %t361 = fadd double %t359, %t360
  %t362 = icmp eq i64 %t6, 0
  br i1 %t362, label %b363, label %b364
b363:
  %t369 = udiv i64 %t34, 1024
  %t370 = getelementptr inbounds double, ptr %t368, i64 %t369
  store double %t199, ptr %t370, align 8
  %t375 = getelementptr inbounds double, ptr %t374, i64 %t369
  store double %t361, ptr %t375, align 8
  br label %b364
b364:
  %t31 = add nuw nsw i64 %t30, %t26
  br label %b27
b29:
  br label %b24
b23:
  %t387 = add i64 %col, %cols
  %t376 = udiv i64 %t2, 16
  %t377 = udiv i64 %t4, 16
  br label %b378
b378:
  %t381 = phi i64 [ %t376, %b23 ], [ %t382, %b523 ]
  %t383 = icmp slt i64 %t381, %t19
  br i1 %t383, label %b379, label %b380
b379:
  %t384 = mul i64 %t381, 1024
  %t385 = add i64 %col, %t384
  %t386 = add i64 %t385, 1024
  %t388 = call i64 @llvm.smin.i64(i64 %t386, i64 %t387)
  %t398 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t399 = load i64, ptr %t398, align 8
  %t400 = inttoptr i64 %t399 to ptr addrspace(1)
  %t401 = addrspacecast ptr addrspace(1) %t400 to ptr
  %t524 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t525 = load i64, ptr %t524, align 8
  %t526 = inttoptr i64 %t525 to ptr addrspace(1)
  %t527 = addrspacecast ptr addrspace(1) %t526 to ptr
  %t530 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t531 = load i64, ptr %t530, align 8
  %t532 = inttoptr i64 %t531 to ptr addrspace(1)
  %t533 = addrspacecast ptr addrspace(1) %t532 to ptr
  %t389 = add i64 %t385, %t5
  br label %b390
b390:
  %t393 = phi i64 [ %t389, %b379 ], [ %t394, %b391 ]
  %t395 = phi i8 [ 0, %b379 ], [ %t416, %b391 ]
  %t396 = phi double [ 0x0000000000000000, %b379 ], [ %t419, %b391 ]
  %t397 = icmp slt i64 %t393, %t388
  br i1 %t397, label %b391, label %b392
b391:
  %t402 = getelementptr inbounds float, ptr %t401, i64 %t393
  %t403 = load float, ptr %t402, align 4
  %t404 = insertelement <4 x float> poison, float %t403, i64 0
  %t405 = shufflevector <4 x float> %t404, <4 x float> poison, <4 x i32> zeroinitializer
  %t406 = call float @llvm.fabs.f32(float %t403)
  %t407 = insertelement <4 x float> poison, float %t406, i64 0
  %t408 = shufflevector <4 x float> %t407, <4 x float> poison, <4 x i32> zeroinitializer
  %t409 = fcmp olt float %t406, 0x7FF0000000000000
  %t410 = insertelement <4 x i1> poison, i1 %t409, i64 0
  %t411 = shufflevector <4 x i1> %t410, <4 x i1> poison, <4 x i32> zeroinitializer
  %t412 = xor i1 %t409, true
  %t413 = insertelement <4 x i1> poison, i1 %t412, i64 0
  %t414 = shufflevector <4 x i1> %t413, <4 x i1> poison, <4 x i32> zeroinitializer
  %t415 = zext i1 %t412 to i8
  %t416 = or i8 %t395, %t415
  %t417 = fpext float %t403 to double
  %t418 = fmul double %t417, %t417
  %t419 = fadd double %t396, %t418
  %t394 = add nuw nsw i64 %t393, 16
  br label %b390
b392:
  %t420 = zext i8 %t395 to i32
  %t421 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t422 = and i32 %t421, 16
  %t423 = shl i32 65535, %t422
  %t424 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t423, i32 %t420, i32 8, i32 4127)
  %t425 = trunc i32 %t424 to i8
  %t426 = or i8 %t395, %t425
  %t427 = zext i8 %t426 to i32
  %t428 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t429 = and i32 %t428, 16
  %t430 = shl i32 65535, %t429
  %t431 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t430, i32 %t427, i32 4, i32 4127)
  %t432 = trunc i32 %t431 to i8
  %t433 = or i8 %t426, %t432
  %t434 = zext i8 %t433 to i32
  %t435 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t436 = and i32 %t435, 16
  %t437 = shl i32 65535, %t436
  %t438 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t437, i32 %t434, i32 2, i32 4127)
  %t439 = trunc i32 %t438 to i8
  %t440 = or i8 %t433, %t439
  %t441 = zext i8 %t440 to i32
  %t442 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t443 = and i32 %t442, 16
  %t444 = shl i32 65535, %t443
  %t445 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t444, i32 %t441, i32 1, i32 4127)
  %t446 = trunc i32 %t445 to i8
  %t447 = or i8 %t440, %t446
  %t448 = uitofp i8 %t447 to double
  %t449 = bitcast double %t396 to i64
  %t450 = trunc i64 %t449 to i32
  %t451 = lshr i64 %t449, 32
  %t452 = trunc i64 %t451 to i32
  %t453 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t454 = and i32 %t453, 16
  %t455 = shl i32 65535, %t454
  %t456 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t455, i32 %t450, i32 8, i32 4127)
  %t457 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t458 = and i32 %t457, 16
  %t459 = shl i32 65535, %t458
  %t460 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t459, i32 %t452, i32 8, i32 4127)
  %t461 = zext i32 %t456 to i64
  %t462 = zext i32 %t460 to i64
  %t463 = shl i64 %t462, 32
  %t464 = or i64 %t463, %t461
  %t465 = bitcast i64 %t464 to double
  %t466 = fadd double %t396, %t465
  %t467 = bitcast double %t466 to i64
  %t468 = trunc i64 %t467 to i32
  %t469 = lshr i64 %t467, 32
  %t470 = trunc i64 %t469 to i32
  %t471 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t472 = and i32 %t471, 16
  %t473 = shl i32 65535, %t472
  %t474 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t473, i32 %t468, i32 4, i32 4127)
  %t475 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t476 = and i32 %t475, 16
  %t477 = shl i32 65535, %t476
  %t478 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t477, i32 %t470, i32 4, i32 4127)
  %t479 = zext i32 %t474 to i64
  %t480 = zext i32 %t478 to i64
  %t481 = shl i64 %t480, 32
  %t482 = or i64 %t481, %t479
  %t483 = bitcast i64 %t482 to double
  %t484 = fadd double %t466, %t483
  %t485 = bitcast double %t484 to i64
  %t486 = trunc i64 %t485 to i32
  %t487 = lshr i64 %t485, 32
  %t488 = trunc i64 %t487 to i32
  %t489 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t490 = and i32 %t489, 16
  %t491 = shl i32 65535, %t490
  %t492 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t491, i32 %t486, i32 2, i32 4127)
  %t493 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t494 = and i32 %t493, 16
  %t495 = shl i32 65535, %t494
  %t496 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t495, i32 %t488, i32 2, i32 4127)
  %t497 = zext i32 %t492 to i64
  %t498 = zext i32 %t496 to i64
  %t499 = shl i64 %t498, 32
  %t500 = or i64 %t499, %t497
  %t501 = bitcast i64 %t500 to double
  %t502 = fadd double %t484, %t501
  %t503 = bitcast double %t502 to i64
  %t504 = trunc i64 %t503 to i32
  %t505 = lshr i64 %t503, 32
  %t506 = trunc i64 %t505 to i32
  %t507 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t508 = and i32 %t507, 16
  %t509 = shl i32 65535, %t508
  %t510 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t509, i32 %t504, i32 1, i32 4127)
  %t511 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t512 = and i32 %t511, 16
  %t513 = shl i32 65535, %t512
  %t514 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t513, i32 %t506, i32 1, i32 4127)
  %t515 = zext i32 %t510 to i64
  %t516 = zext i32 %t514 to i64
  %t517 = shl i64 %t516, 32
  %t518 = or i64 %t517, %t515
  %t519 = bitcast i64 %t518 to double
  %t520 = fadd double %t502, %t519
  %t521 = icmp eq i64 %t5, 0
  br i1 %t521, label %b522, label %b523
b522:
  %t528 = udiv i64 %t385, 1024
  %t529 = getelementptr inbounds double, ptr %t527, i64 %t528
  store double %t448, ptr %t529, align 8
  %t534 = getelementptr inbounds double, ptr %t533, i64 %t528
  store double %t520, ptr %t534, align 8
  br label %b523
b523:
  %t382 = add nuw nsw i64 %t381, %t377
  br label %b378
b380:
  br label %b24
b24:
  ret void
}

define internal void @sf_x_sweep1_pass0(ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows, i64 %col, i64 %cols) convergent nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t6 = getelementptr inbounds i64, ptr %ctx, i64 2
  %t7 = load i64, ptr %t6, align 8
  %t8 = inttoptr i64 %t7 to ptr addrspace(1)
  %t9 = addrspacecast ptr addrspace(1) %t8 to ptr
  %t13 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t14 = load i64, ptr %t13, align 8
  %t15 = inttoptr i64 %t14 to ptr addrspace(1)
  %t16 = addrspacecast ptr addrspace(1) %t15 to ptr
  %t17 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t18 = load i64, ptr %t17, align 8
  %t19 = mul i64 %t18, 20
  %t20 = getelementptr inbounds double, ptr %t16, i64 %t19
  %t75 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t76 = load i64, ptr %t75, align 8
  %t77 = inttoptr i64 %t76 to ptr addrspace(1)
  %t78 = addrspacecast ptr addrspace(1) %t77 to ptr
  %t79 = ptrtoint ptr %t78 to i64
  %t82 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t83 = load i64, ptr %t82, align 8
  %t84 = inttoptr i64 %t83 to ptr addrspace(1)
  %t85 = addrspacecast ptr addrspace(1) %t84 to ptr
  %t86 = ptrtoint ptr %t85 to i64
  %t89 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t90 = load i64, ptr %t89, align 8
  %t91 = inttoptr i64 %t90 to ptr addrspace(1)
  %t92 = addrspacecast ptr addrspace(1) %t91 to ptr
  %t93 = ptrtoint ptr %t92 to i64
  %t96 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t97 = load i64, ptr %t96, align 8
  %t98 = inttoptr i64 %t97 to ptr addrspace(1)
  %t99 = addrspacecast ptr addrspace(1) %t98 to ptr
  %t100 = ptrtoint ptr %t99 to i64
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t10 = getelementptr inbounds double, ptr %t9, i64 1
  %t11 = load double, ptr %t10, align 8
  %t12 = fcmp une double %t11, 0x0000000000000000
  %t21 = getelementptr inbounds double, ptr %t20, i64 6
  %t22 = load double, ptr %t21, align 8
  %t23 = fptrunc double %t22 to float
  %t24 = insertelement <4 x float> poison, float %t23, i64 0
  %t25 = shufflevector <4 x float> %t24, <4 x float> poison, <4 x i32> zeroinitializer
  %t26 = getelementptr inbounds double, ptr %t20, i64 7
  %t27 = load double, ptr %t26, align 8
  %t28 = fptrunc double %t27 to float
  %t29 = insertelement <4 x float> poison, float %t28, i64 0
  %t30 = shufflevector <4 x float> %t29, <4 x float> poison, <4 x i32> zeroinitializer
  %t31 = getelementptr inbounds double, ptr %t20, i64 8
  %t32 = load double, ptr %t31, align 8
  %t33 = fptrunc double %t32 to float
  %t34 = insertelement <4 x float> poison, float %t33, i64 0
  %t35 = shufflevector <4 x float> %t34, <4 x float> poison, <4 x i32> zeroinitializer
  %t36 = getelementptr inbounds double, ptr %t20, i64 9
  %t37 = load double, ptr %t36, align 8
  %t38 = fptrunc double %t37 to float
  %t39 = insertelement <4 x float> poison, float %t38, i64 0
  %t40 = shufflevector <4 x float> %t39, <4 x float> poison, <4 x i32> zeroinitializer
  %t41 = getelementptr inbounds double, ptr %t20, i64 10
  %t42 = load double, ptr %t41, align 8
  %t43 = fptrunc double %t42 to float
  %t44 = insertelement <4 x float> poison, float %t43, i64 0
  %t45 = shufflevector <4 x float> %t44, <4 x float> poison, <4 x i32> zeroinitializer
  %t46 = getelementptr inbounds double, ptr %t20, i64 13
  %t47 = load double, ptr %t46, align 8
  %t48 = fptrunc double %t47 to float
  %t49 = insertelement <4 x float> poison, float %t48, i64 0
  %t50 = shufflevector <4 x float> %t49, <4 x float> poison, <4 x i32> zeroinitializer
  %t51 = getelementptr inbounds double, ptr %t20, i64 14
  %t52 = load double, ptr %t51, align 8
  %t53 = fptrunc double %t52 to float
  %t54 = insertelement <4 x float> poison, float %t53, i64 0
  %t55 = shufflevector <4 x float> %t54, <4 x float> poison, <4 x i32> zeroinitializer
  %t56 = getelementptr inbounds double, ptr %t20, i64 17
  %t57 = load double, ptr %t56, align 8
  %t58 = fptrunc double %t57 to float
  %t59 = insertelement <4 x float> poison, float %t58, i64 0
  %t60 = shufflevector <4 x float> %t59, <4 x float> poison, <4 x i32> zeroinitializer
  %t61 = getelementptr inbounds double, ptr %t20, i64 18
  %t62 = load double, ptr %t61, align 8
  %t63 = fptrunc double %t62 to float
  %t64 = insertelement <4 x float> poison, float %t63, i64 0
  %t65 = shufflevector <4 x float> %t64, <4 x float> poison, <4 x i32> zeroinitializer
  %t66 = getelementptr inbounds double, ptr %t20, i64 19
  %t67 = load double, ptr %t66, align 8
  %t68 = fptrunc double %t67 to float
  %t69 = insertelement <4 x float> poison, float %t68, i64 0
  %t70 = shufflevector <4 x float> %t69, <4 x float> poison, <4 x i32> zeroinitializer
  br i1 %t12, label %b71, label %b73
b71:
  %t74 = urem i64 %col, 4
  %t80 = urem i64 %t79, 16
  %t81 = add i64 %t74, %t80
  %t87 = urem i64 %t86, 16
  %t88 = add i64 %t81, %t87
  %t94 = urem i64 %t93, 16
  %t95 = add i64 %t88, %t94
  %t101 = urem i64 %t100, 16
  %t102 = add i64 %t95, %t101
  %t103 = icmp eq i64 %t102, 0
  %t104 = add i64 %col, %cols
  %t105 = sub i64 %t104, %col
  %t106 = urem i64 %t105, 4
  %t107 = sub i64 %t105, %t106
  %t108 = select i1 %t103, i64 %t107, i64 0
  %t109 = sub i64 %t105, %t108
  %t110 = urem i64 %t109, 1024
  %t111 = sub i64 %t109, %t110
  %t112 = add i64 %col, %t108
  %t150 = add i64 %t112, %t111
  %t113 = mul i64 %t2, 4
  %t114 = mul i64 %t4, 4
  %t115 = add i64 %col, %t113
  br label %b116
b116:
  %t119 = phi i64 [ %t115, %b71 ], [ %t120, %b117 ]
  %t121 = icmp slt i64 %t119, %t112
  br i1 %t121, label %b117, label %b118
b117:
  %t122 = add i64 %t119, 0
  %t123 = getelementptr inbounds float, ptr %t78, i64 %t122
  %t124 = load <4 x float>, ptr %t123, align 16
  %t125 = getelementptr inbounds float, ptr %t85, i64 %t122
  %t126 = load <4 x float>, ptr %t125, align 16
  %t127 = getelementptr inbounds float, ptr %t92, i64 %t122
  %t128 = load <4 x float>, ptr %t127, align 16
  %t129 = getelementptr inbounds float, ptr %t99, i64 %t122
  %t130 = load <4 x float>, ptr %t129, align 16
  %t131 = fmul <4 x float> %t126, %t25
  %t132 = fmul <4 x float> %t30, %t128
  %t133 = fmul <4 x float> %t35, %t131
  %t134 = fadd <4 x float> %t132, %t133
  %t135 = fmul <4 x float> %t131, %t131
  %t136 = fmul <4 x float> %t40, %t130
  %t137 = fmul <4 x float> %t45, %t135
  %t138 = fadd <4 x float> %t136, %t137
  %t139 = fmul <4 x float> %t138, %t50
  %t140 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %t139)
  %t141 = fmul <4 x float> %t55, %t124
  %t142 = fmul <4 x float> %t134, %t60
  %t143 = fadd <4 x float> %t140, %t65
  %t144 = fdiv <4 x float> %t142, %t143
  %t145 = fmul <4 x float> %t70, %t144
  %t146 = fsub <4 x float> %t141, %t145
  %t147 = getelementptr inbounds float, ptr %t78, i64 %t122
  store <4 x float> %t146, ptr %t147, align 16
  %t148 = getelementptr inbounds float, ptr %t92, i64 %t122
  store <4 x float> %t134, ptr %t148, align 16
  %t149 = getelementptr inbounds float, ptr %t99, i64 %t122
  store <4 x float> %t138, ptr %t149, align 16
  %t120 = add nuw nsw i64 %t119, %t114
  br label %b116
b118:
  br label %b151
b151:
  %t154 = phi i64 [ %t112, %b118 ], [ %t155, %b161 ]
  %t156 = icmp slt i64 %t154, %t150
  br i1 %t156, label %b152, label %b153
b152:
  %t157 = add i64 %t154, 256
  %t158 = add i64 %t154, %t2
  br label %b159
b159:
  %t162 = phi i64 [ %t158, %b152 ], [ %t163, %b160 ]
  %t164 = icmp slt i64 %t162, %t157
  br i1 %t164, label %b160, label %b161
b160:
  %t181 = add i64 %t162, 256
  %t190 = add i64 %t162, 512
  %t199 = add i64 %t162, 768
  %t165 = getelementptr inbounds float, ptr %t78, i64 %t162
  %t166 = load float, ptr %t165, align 4
  %t167 = insertelement <4 x float> poison, float %t166, i64 0
  %t168 = shufflevector <4 x float> %t167, <4 x float> poison, <4 x i32> zeroinitializer
  %t169 = getelementptr inbounds float, ptr %t85, i64 %t162
  %t170 = load float, ptr %t169, align 4
  %t171 = insertelement <4 x float> poison, float %t170, i64 0
  %t172 = shufflevector <4 x float> %t171, <4 x float> poison, <4 x i32> zeroinitializer
  %t173 = getelementptr inbounds float, ptr %t92, i64 %t162
  %t174 = load float, ptr %t173, align 4
  %t175 = insertelement <4 x float> poison, float %t174, i64 0
  %t176 = shufflevector <4 x float> %t175, <4 x float> poison, <4 x i32> zeroinitializer
  %t177 = getelementptr inbounds float, ptr %t99, i64 %t162
  %t178 = load float, ptr %t177, align 4
  %t179 = insertelement <4 x float> poison, float %t178, i64 0
  %t180 = shufflevector <4 x float> %t179, <4 x float> poison, <4 x i32> zeroinitializer
  %t182 = getelementptr inbounds float, ptr %t78, i64 %t181
  %t183 = load float, ptr %t182, align 4
  %t184 = getelementptr inbounds float, ptr %t85, i64 %t181
  %t185 = load float, ptr %t184, align 4
  %t186 = getelementptr inbounds float, ptr %t92, i64 %t181
  %t187 = load float, ptr %t186, align 4
  %t188 = getelementptr inbounds float, ptr %t99, i64 %t181
  %t189 = load float, ptr %t188, align 4
  %t191 = getelementptr inbounds float, ptr %t78, i64 %t190
  %t192 = load float, ptr %t191, align 4
  %t193 = getelementptr inbounds float, ptr %t85, i64 %t190
  %t194 = load float, ptr %t193, align 4
  %t195 = getelementptr inbounds float, ptr %t92, i64 %t190
  %t196 = load float, ptr %t195, align 4
  %t197 = getelementptr inbounds float, ptr %t99, i64 %t190
  %t198 = load float, ptr %t197, align 4
  %t200 = getelementptr inbounds float, ptr %t78, i64 %t199
  %t201 = load float, ptr %t200, align 4
  %t202 = getelementptr inbounds float, ptr %t85, i64 %t199
  %t203 = load float, ptr %t202, align 4
  %t204 = getelementptr inbounds float, ptr %t92, i64 %t199
  %t205 = load float, ptr %t204, align 4
  %t206 = getelementptr inbounds float, ptr %t99, i64 %t199
  %t207 = load float, ptr %t206, align 4
  %t208 = fmul float %t170, %t23
  %t209 = insertelement <4 x float> poison, float %t208, i64 0
  %t210 = shufflevector <4 x float> %t209, <4 x float> poison, <4 x i32> zeroinitializer
  %t211 = fmul float %t28, %t174
  %t212 = insertelement <4 x float> poison, float %t211, i64 0
  %t213 = shufflevector <4 x float> %t212, <4 x float> poison, <4 x i32> zeroinitializer
  %t214 = fmul float %t33, %t208
  %t215 = insertelement <4 x float> poison, float %t214, i64 0
  %t216 = shufflevector <4 x float> %t215, <4 x float> poison, <4 x i32> zeroinitializer
  %t217 = fadd float %t211, %t214
  %t218 = insertelement <4 x float> poison, float %t217, i64 0
  %t219 = shufflevector <4 x float> %t218, <4 x float> poison, <4 x i32> zeroinitializer
  %t220 = fmul float %t208, %t208
  %t221 = insertelement <4 x float> poison, float %t220, i64 0
  %t222 = shufflevector <4 x float> %t221, <4 x float> poison, <4 x i32> zeroinitializer
  %t223 = fmul float %t38, %t178
  %t224 = insertelement <4 x float> poison, float %t223, i64 0
  %t225 = shufflevector <4 x float> %t224, <4 x float> poison, <4 x i32> zeroinitializer
  %t226 = fmul float %t43, %t220
  %t227 = insertelement <4 x float> poison, float %t226, i64 0
  %t228 = shufflevector <4 x float> %t227, <4 x float> poison, <4 x i32> zeroinitializer
  %t229 = fadd float %t223, %t226
  %t230 = insertelement <4 x float> poison, float %t229, i64 0
  %t231 = shufflevector <4 x float> %t230, <4 x float> poison, <4 x i32> zeroinitializer
  %t232 = fmul float %t229, %t48
  %t233 = insertelement <4 x float> poison, float %t232, i64 0
  %t234 = shufflevector <4 x float> %t233, <4 x float> poison, <4 x i32> zeroinitializer
  %t235 = call float @llvm.sqrt.f32(float %t232)
  %t236 = insertelement <4 x float> poison, float %t235, i64 0
  %t237 = shufflevector <4 x float> %t236, <4 x float> poison, <4 x i32> zeroinitializer
  %t238 = fmul float %t53, %t166
  %t239 = insertelement <4 x float> poison, float %t238, i64 0
  %t240 = shufflevector <4 x float> %t239, <4 x float> poison, <4 x i32> zeroinitializer
  %t241 = fmul float %t217, %t58
  %t242 = insertelement <4 x float> poison, float %t241, i64 0
  %t243 = shufflevector <4 x float> %t242, <4 x float> poison, <4 x i32> zeroinitializer
  %t244 = fadd float %t235, %t63
  %t245 = insertelement <4 x float> poison, float %t244, i64 0
  %t246 = shufflevector <4 x float> %t245, <4 x float> poison, <4 x i32> zeroinitializer
  %t247 = fdiv float %t241, %t244
  %t248 = insertelement <4 x float> poison, float %t247, i64 0
  %t249 = shufflevector <4 x float> %t248, <4 x float> poison, <4 x i32> zeroinitializer
  %t250 = fmul float %t68, %t247
  %t251 = insertelement <4 x float> poison, float %t250, i64 0
  %t252 = shufflevector <4 x float> %t251, <4 x float> poison, <4 x i32> zeroinitializer
  %t253 = fsub float %t238, %t250
  %t254 = insertelement <4 x float> poison, float %t253, i64 0
  %t255 = shufflevector <4 x float> %t254, <4 x float> poison, <4 x i32> zeroinitializer
  %t256 = getelementptr inbounds float, ptr %t78, i64 %t162
  store float %t253, ptr %t256, align 4
  %t257 = getelementptr inbounds float, ptr %t92, i64 %t162
  store float %t217, ptr %t257, align 4
  %t258 = getelementptr inbounds float, ptr %t99, i64 %t162
  store float %t229, ptr %t258, align 4
  %t259 = fmul float %t185, %t23
  %t260 = fmul float %t28, %t187
  %t261 = fmul float %t33, %t259
  %t262 = fadd float %t260, %t261
  %t263 = fmul float %t259, %t259
  %t264 = fmul float %t38, %t189
  %t265 = fmul float %t43, %t263
  %t266 = fadd float %t264, %t265
  %t267 = fmul float %t266, %t48
  %t268 = call float @llvm.sqrt.f32(float %t267)
  %t269 = fmul float %t53, %t183
  %t270 = fmul float %t262, %t58
  %t271 = fadd float %t268, %t63
  %t272 = fdiv float %t270, %t271
  %t273 = fmul float %t68, %t272
  %t274 = fsub float %t269, %t273
  %t275 = getelementptr inbounds float, ptr %t78, i64 %t181
  store float %t274, ptr %t275, align 4
  %t276 = getelementptr inbounds float, ptr %t92, i64 %t181
  store float %t262, ptr %t276, align 4
  %t277 = getelementptr inbounds float, ptr %t99, i64 %t181
  store float %t266, ptr %t277, align 4
  %t278 = fmul float %t194, %t23
  %t279 = fmul float %t28, %t196
  %t280 = fmul float %t33, %t278
  %t281 = fadd float %t279, %t280
  %t282 = fmul float %t278, %t278
  %t283 = fmul float %t38, %t198
  %t284 = fmul float %t43, %t282
  %t285 = fadd float %t283, %t284
  %t286 = fmul float %t285, %t48
  %t287 = call float @llvm.sqrt.f32(float %t286)
  %t288 = fmul float %t53, %t192
  %t289 = fmul float %t281, %t58
  %t290 = fadd float %t287, %t63
  %t291 = fdiv float %t289, %t290
  %t292 = fmul float %t68, %t291
  %t293 = fsub float %t288, %t292
  %t294 = getelementptr inbounds float, ptr %t78, i64 %t190
  store float %t293, ptr %t294, align 4
  %t295 = getelementptr inbounds float, ptr %t92, i64 %t190
  store float %t281, ptr %t295, align 4
  %t296 = getelementptr inbounds float, ptr %t99, i64 %t190
  store float %t285, ptr %t296, align 4
  %t297 = fmul float %t203, %t23
  %t298 = fmul float %t28, %t205
  %t299 = fmul float %t33, %t297
  %t300 = fadd float %t298, %t299
  %t301 = fmul float %t297, %t297
  %t302 = fmul float %t38, %t207
  %t303 = fmul float %t43, %t301
  %t304 = fadd float %t302, %t303
  %t305 = fmul float %t304, %t48
  %t306 = call float @llvm.sqrt.f32(float %t305)
  %t307 = fmul float %t53, %t201
  %t308 = fmul float %t300, %t58
  %t309 = fadd float %t306, %t63
  %t310 = fdiv float %t308, %t309
  %t311 = fmul float %t68, %t310
  %t312 = fsub float %t307, %t311
  %t313 = getelementptr inbounds float, ptr %t78, i64 %t199
  store float %t312, ptr %t313, align 4
  %t314 = getelementptr inbounds float, ptr %t92, i64 %t199
  store float %t300, ptr %t314, align 4
  %t315 = getelementptr inbounds float, ptr %t99, i64 %t199
  store float %t304, ptr %t315, align 4
  %t163 = add nuw nsw i64 %t162, %t4
  br label %b159
b161:
  %t155 = add nuw nsw i64 %t154, 1024
  br label %b151
b153:
  %t316 = add i64 %t150, %t2
  br label %b317
b317:
  %t320 = phi i64 [ %t316, %b153 ], [ %t321, %b318 ]
  %t322 = icmp slt i64 %t320, %t104
  br i1 %t322, label %b318, label %b319
b318:
  %t323 = getelementptr inbounds float, ptr %t78, i64 %t320
  %t324 = load float, ptr %t323, align 4
  %t325 = insertelement <4 x float> poison, float %t324, i64 0
  %t326 = shufflevector <4 x float> %t325, <4 x float> poison, <4 x i32> zeroinitializer
  %t327 = getelementptr inbounds float, ptr %t85, i64 %t320
  %t328 = load float, ptr %t327, align 4
  %t329 = insertelement <4 x float> poison, float %t328, i64 0
  %t330 = shufflevector <4 x float> %t329, <4 x float> poison, <4 x i32> zeroinitializer
  %t331 = getelementptr inbounds float, ptr %t92, i64 %t320
  %t332 = load float, ptr %t331, align 4
  %t333 = insertelement <4 x float> poison, float %t332, i64 0
  %t334 = shufflevector <4 x float> %t333, <4 x float> poison, <4 x i32> zeroinitializer
  %t335 = getelementptr inbounds float, ptr %t99, i64 %t320
  %t336 = load float, ptr %t335, align 4
  %t337 = insertelement <4 x float> poison, float %t336, i64 0
  %t338 = shufflevector <4 x float> %t337, <4 x float> poison, <4 x i32> zeroinitializer
  %t339 = fmul float %t328, %t23
  %t340 = insertelement <4 x float> poison, float %t339, i64 0
  %t341 = shufflevector <4 x float> %t340, <4 x float> poison, <4 x i32> zeroinitializer
  %t342 = fmul float %t28, %t332
  %t343 = insertelement <4 x float> poison, float %t342, i64 0
  %t344 = shufflevector <4 x float> %t343, <4 x float> poison, <4 x i32> zeroinitializer
  %t345 = fmul float %t33, %t339
  %t346 = insertelement <4 x float> poison, float %t345, i64 0
  %t347 = shufflevector <4 x float> %t346, <4 x float> poison, <4 x i32> zeroinitializer
  %t348 = fadd float %t342, %t345
  %t349 = insertelement <4 x float> poison, float %t348, i64 0
  %t350 = shufflevector <4 x float> %t349, <4 x float> poison, <4 x i32> zeroinitializer
  %t351 = fmul float %t339, %t339
  %t352 = insertelement <4 x float> poison, float %t351, i64 0
  %t353 = shufflevector <4 x float> %t352, <4 x float> poison, <4 x i32> zeroinitializer
  %t354 = fmul float %t38, %t336
  %t355 = insertelement <4 x float> poison, float %t354, i64 0
  %t356 = shufflevector <4 x float> %t355, <4 x float> poison, <4 x i32> zeroinitializer
  %t357 = fmul float %t43, %t351
  %t358 = insertelement <4 x float> poison, float %t357, i64 0
  %t359 = shufflevector <4 x float> %t358, <4 x float> poison, <4 x i32> zeroinitializer
  %t360 = fadd float %t354, %t357
  %t361 = insertelement <4 x float> poison, float %t360, i64 0
  %t362 = shufflevector <4 x float> %t361, <4 x float> poison, <4 x i32> zeroinitializer
  %t363 = fmul float %t360, %t48
  %t364 = insertelement <4 x float> poison, float %t363, i64 0
  %t365 = shufflevector <4 x float> %t364, <4 x float> poison, <4 x i32> zeroinitializer
  %t366 = call float @llvm.sqrt.f32(float %t363)
  %t367 = insertelement <4 x float> poison, float %t366, i64 0
  %t368 = shufflevector <4 x float> %t367, <4 x float> poison, <4 x i32> zeroinitializer
  %t369 = fmul float %t53, %t324
  %t370 = insertelement <4 x float> poison, float %t369, i64 0
  %t371 = shufflevector <4 x float> %t370, <4 x float> poison, <4 x i32> zeroinitializer
  %t372 = fmul float %t348, %t58
  %t373 = insertelement <4 x float> poison, float %t372, i64 0
  %t374 = shufflevector <4 x float> %t373, <4 x float> poison, <4 x i32> zeroinitializer
  %t375 = fadd float %t366, %t63
  %t376 = insertelement <4 x float> poison, float %t375, i64 0
  %t377 = shufflevector <4 x float> %t376, <4 x float> poison, <4 x i32> zeroinitializer
  %t378 = fdiv float %t372, %t375
  %t379 = insertelement <4 x float> poison, float %t378, i64 0
  %t380 = shufflevector <4 x float> %t379, <4 x float> poison, <4 x i32> zeroinitializer
  %t381 = fmul float %t68, %t378
  %t382 = insertelement <4 x float> poison, float %t381, i64 0
  %t383 = shufflevector <4 x float> %t382, <4 x float> poison, <4 x i32> zeroinitializer
  %t384 = fsub float %t369, %t381
  %t385 = insertelement <4 x float> poison, float %t384, i64 0
  %t386 = shufflevector <4 x float> %t385, <4 x float> poison, <4 x i32> zeroinitializer
  %t387 = getelementptr inbounds float, ptr %t78, i64 %t320
  store float %t384, ptr %t387, align 4
  %t388 = getelementptr inbounds float, ptr %t92, i64 %t320
  store float %t348, ptr %t388, align 4
  %t389 = getelementptr inbounds float, ptr %t99, i64 %t320
  store float %t360, ptr %t389, align 4
  %t321 = add nuw nsw i64 %t320, %t4
  br label %b317
b319:
  br label %b73
b73:
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
  %t18 = mul i64 %t11, 20
  %t19 = getelementptr inbounds double, ptr %t17, i64 %t18
  %t20 = getelementptr inbounds double, ptr %t19, i64 2
  %t21 = load double, ptr %t20, align 8
  %t22 = fptrunc double %t21 to float
  %t23 = fpext float %t22 to double
  %t24 = getelementptr inbounds double, ptr %t19, i64 7
  store double %t23, ptr %t24, align 8
  %t25 = fsub double 0x3FF0000000000000, %t21
  %t26 = fptrunc double %t25 to float
  %t27 = fpext float %t26 to double
  %t28 = getelementptr inbounds double, ptr %t19, i64 8
  store double %t27, ptr %t28, align 8
  %t29 = getelementptr inbounds double, ptr %t19, i64 3
  %t30 = load double, ptr %t29, align 8
  %t31 = fptrunc double %t30 to float
  %t32 = fpext float %t31 to double
  %t33 = getelementptr inbounds double, ptr %t19, i64 9
  store double %t32, ptr %t33, align 8
  %t34 = fsub double 0x3FF0000000000000, %t30
  %t35 = fptrunc double %t34 to float
  %t36 = fpext float %t35 to double
  %t37 = getelementptr inbounds double, ptr %t19, i64 10
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
  %t86 = getelementptr inbounds double, ptr %t19, i64 11
  store double %t85, ptr %t86, align 8
  %t87 = fcmp oeq double %t30, 0x3FF0000000000000
  %t88 = uitofp i1 %t87 to double
  %t89 = getelementptr inbounds double, ptr %t19, i64 12
  store double %t88, ptr %t89, align 8
  %t90 = getelementptr inbounds double, ptr %t19, i64 1
  %t91 = load double, ptr %t90, align 8
  %t92 = getelementptr inbounds double, ptr %t19, i64 5
  %t93 = load double, ptr %t92, align 8
  %t94 = fmul double %t91, %t93
  %t95 = fsub double 0x3FF0000000000000, %t94
  %t96 = fptrunc double %t95 to float
  %t97 = fpext float %t96 to double
  %t98 = getelementptr inbounds double, ptr %t19, i64 14
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
  %t147 = getelementptr inbounds double, ptr %t19, i64 15
  store double %t146, ptr %t147, align 8
  %t148 = fcmp oeq double %t21, 0x3FF0000000000000
  %t149 = uitofp i1 %t148 to double
  %t150 = getelementptr inbounds double, ptr %t19, i64 16
  store double %t149, ptr %t150, align 8
  %t151 = getelementptr inbounds double, ptr %t19, i64 4
  %t152 = load double, ptr %t151, align 8
  %t153 = fptrunc double %t152 to float
  %t154 = fpext float %t153 to double
  %t155 = getelementptr inbounds double, ptr %t19, i64 18
  store double %t154, ptr %t155, align 8
  %t156 = fptrunc double %t91 to float
  %t157 = fpext float %t156 to double
  %t158 = getelementptr inbounds double, ptr %t19, i64 19
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
  %t170 = getelementptr inbounds double, ptr %t162, i64 3
  store double %t165, ptr %t170, align 8
  %t171 = uitofp i1 %t166 to double
  %t172 = getelementptr inbounds double, ptr %t162, i64 4
  store double %t171, ptr %t172, align 8
  br label %b169
b169:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t173 = getelementptr inbounds double, ptr %t162, i64 3
  %t174 = load double, ptr %t173, align 8
  %t175 = getelementptr inbounds double, ptr %t162, i64 4
  %t176 = load double, ptr %t175, align 8
  %t177 = fcmp une double %t176, 0x0000000000000000
  br label %b178
b178:
  %t181 = phi i64 [ %t2, %b169 ], [ %t182, %b179 ]
  %t183 = icmp slt i64 %t181, %t7
  br i1 %t183, label %b179, label %b180
b179:
  %t184 = mul i64 %t181, 20
  %t185 = getelementptr inbounds double, ptr %t17, i64 %t184
  %t186 = getelementptr inbounds double, ptr %t185, i64 11
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
  %t227 = getelementptr inbounds double, ptr %t185, i64 12
  %t228 = load double, ptr %t227, align 8
  %t229 = fcmp une double %t228, 0x0000000000000000
  %t230 = or i1 %t229, %t177
  %t231 = select i1 %t230, double 0x3FF0000000000000, double %t226
  %t232 = fsub double 0x3FF0000000000000, %t231
  %t233 = fdiv double 0x3FF0000000000000, %t232
  %t234 = fptrunc double %t233 to float
  %t235 = fpext float %t234 to double
  %t236 = getelementptr inbounds double, ptr %t185, i64 13
  store double %t235, ptr %t236, align 8
  %t237 = getelementptr inbounds double, ptr %t185, i64 15
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
  %t278 = getelementptr inbounds double, ptr %t185, i64 16
  %t279 = load double, ptr %t278, align 8
  %t280 = fcmp une double %t279, 0x0000000000000000
  %t281 = or i1 %t280, %t177
  %t282 = select i1 %t281, double 0x3FF0000000000000, double %t277
  %t283 = fsub double 0x3FF0000000000000, %t282
  %t284 = fdiv double 0x3FF0000000000000, %t283
  %t285 = fptrunc double %t284 to float
  %t286 = fpext float %t285 to double
  %t287 = getelementptr inbounds double, ptr %t185, i64 17
  store double %t286, ptr %t287, align 8
  %t182 = add nuw nsw i64 %t181, %t4
  br label %b178
b180:
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
  %t283 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t284 = load i64, ptr %t283, align 8
  %t285 = inttoptr i64 %t284 to ptr addrspace(1)
  %t286 = addrspacecast ptr addrspace(1) %t285 to ptr
  %t287 = mul i64 %number, 2
  %t288 = getelementptr inbounds double, ptr %t286, i64 %t287
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
  %t59 = call double @llvm.maximum.f64(double %t53, double %t58)
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
  %t77 = call double @llvm.maximum.f64(double %t53, double %t76)
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
  %t95 = call double @llvm.maximum.f64(double %t77, double %t94)
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
  %t113 = call double @llvm.maximum.f64(double %t95, double %t112)
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
  %t131 = call double @llvm.maximum.f64(double %t113, double %t130)
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
  %t146 = fcmp une double %t145, 0x0000000000000000
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
  %t280 = icmp eq i64 %t2, 0
  br i1 %t280, label %b281, label %b282
b281:
  %t289 = uitofp i1 %t146 to double
  %t290 = getelementptr inbounds double, ptr %t288, i64 0
  store double %t289, ptr %t290, align 8
  %t291 = getelementptr inbounds double, ptr %t288, i64 1
  store double %t279, ptr %t291, align 8
  br label %b282
b282:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t292 = getelementptr inbounds double, ptr %t288, i64 0
  %t293 = load double, ptr %t292, align 8
  %t294 = fcmp une double %t293, 0x0000000000000000
  %t295 = getelementptr inbounds double, ptr %t288, i64 1
  %t296 = load double, ptr %t295, align 8
  %t297 = icmp eq i64 %t2, 0
  br i1 %t297, label %b298, label %b299
b298:
  %t300 = uitofp i1 %t294 to double
  %t301 = getelementptr inbounds i64, ptr %tensor, i64 1
  %t302 = load i64, ptr %t301, align 8
  %t303 = getelementptr inbounds i64, ptr %ctx, i64 9
  %t304 = load i64, ptr %t303, align 8
  %t305 = getelementptr inbounds i64, ptr %ctx, i64 5
  %t306 = load i64, ptr %t305, align 8
  %t307 = inttoptr i64 %t306 to ptr addrspace(1)
  %t308 = addrspacecast ptr addrspace(1) %t307 to ptr
  %t309 = mul i64 %t304, 0
  %t310 = add i64 %t309, %t302
  %t311 = getelementptr inbounds double, ptr %t308, i64 %t310
  %t312 = getelementptr inbounds double, ptr %t311, i64 0
  store double %t300, ptr %t312, align 8
  %t313 = getelementptr inbounds i64, ptr %tensor, i64 1
  %t314 = load i64, ptr %t313, align 8
  %t315 = getelementptr inbounds i64, ptr %ctx, i64 9
  %t316 = load i64, ptr %t315, align 8
  %t317 = getelementptr inbounds i64, ptr %ctx, i64 5
  %t318 = load i64, ptr %t317, align 8
  %t319 = inttoptr i64 %t318 to ptr addrspace(1)
  %t320 = addrspacecast ptr addrspace(1) %t319 to ptr
  %t321 = mul i64 %t316, 1
  %t322 = add i64 %t321, %t314
  %t323 = getelementptr inbounds double, ptr %t320, i64 %t322
  %t324 = getelementptr inbounds double, ptr %t323, i64 0
  store double %t296, ptr %t324, align 8
  br label %b299
b299:
  ret void
}

define internal void @sf_x_stage1_1(ptr %ctx) convergent nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t293 = getelementptr inbounds i64, ptr %ctx, i64 2
  %t294 = load i64, ptr %t293, align 8
  %t295 = inttoptr i64 %t294 to ptr addrspace(1)
  %t296 = addrspacecast ptr addrspace(1) %t295 to ptr
  %t302 = getelementptr inbounds i64, ptr %ctx, i64 7
  %t303 = load i64, ptr %t302, align 8
  %t310 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t311 = load i64, ptr %t310, align 8
  %t312 = inttoptr i64 %t311 to ptr addrspace(1)
  %t313 = addrspacecast ptr addrspace(1) %t312 to ptr
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t6 = getelementptr inbounds i64, ptr %ctx, i64 9
  %t7 = load i64, ptr %t6, align 8
  %t8 = getelementptr inbounds i64, ptr %ctx, i64 10
  %t9 = load i64, ptr %t8, align 8
  %t10 = inttoptr i64 %t9 to ptr addrspace(1)
  %t11 = addrspacecast ptr addrspace(1) %t10 to ptr
  %t12 = getelementptr inbounds i64, ptr %ctx, i64 5
  %t13 = load i64, ptr %t12, align 8
  %t14 = inttoptr i64 %t13 to ptr addrspace(1)
  %t15 = addrspacecast ptr addrspace(1) %t14 to ptr
  %t16 = mul i64 %t7, 0
  %t17 = add i64 %t16, 0
  %t18 = getelementptr inbounds double, ptr %t15, i64 %t17
  %t23 = icmp sgt i64 %t7, 0
  br i1 %t23, label %b19, label %b20
b19:
  %t24 = phi ptr [ %t18, %entry ], [ %t11, %b41 ]
  %t25 = phi i64 [ %t7, %entry ], [ %t29, %b41 ]
  %t26 = phi i64 [ 1, %entry ], [ %t27, %b41 ]
  %t27 = phi i64 [ 1, %entry ], [ %t137, %b41 ]
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
  %t42 = phi i64 [ %t35, %b19 ], [ %t43, %b135 ]
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
  %t59 = call double @llvm.maximum.f64(double %t53, double %t58)
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
  %t77 = call double @llvm.maximum.f64(double %t53, double %t76)
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
  %t95 = call double @llvm.maximum.f64(double %t77, double %t94)
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
  %t113 = call double @llvm.maximum.f64(double %t95, double %t112)
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
  %t131 = call double @llvm.maximum.f64(double %t113, double %t130)
  %t132 = mul i64 %t42, %t27
  %t133 = icmp eq i64 %t32, 0
  br i1 %t133, label %b134, label %b135
b134:
  %t136 = getelementptr inbounds double, ptr %t11, i64 %t132
  store double %t131, ptr %t136, align 8
  br label %b135
b135:
  %t43 = add nuw nsw i64 %t42, %t38
  br label %b39
b41:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t137 = mul i64 %t27, 1024
  %t138 = icmp sgt i64 %t29, 1
  br i1 %t138, label %b19, label %b139
b139:
  %t140 = getelementptr inbounds double, ptr %t11, i64 0
  %t141 = load double, ptr %t140, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %b22
b20:
  %t142 = icmp sgt i64 %t7, 0
  br i1 %t142, label %b21, label %b22
b21:
  %t143 = getelementptr inbounds double, ptr %t18, i64 0
  %t144 = load double, ptr %t143, align 8
  br label %b22
b22:
  %t145 = phi double [ %t141, %b139 ], [ 0x0000000000000000, %b20 ], [ %t144, %b21 ]
  %t146 = fcmp une double %t145, 0x0000000000000000
  %t147 = xor i1 %t146, true
  %t148 = getelementptr inbounds i64, ptr %ctx, i64 9
  %t149 = load i64, ptr %t148, align 8
  %t150 = getelementptr inbounds i64, ptr %ctx, i64 10
  %t151 = load i64, ptr %t150, align 8
  %t152 = inttoptr i64 %t151 to ptr addrspace(1)
  %t153 = addrspacecast ptr addrspace(1) %t152 to ptr
  %t154 = getelementptr inbounds i64, ptr %ctx, i64 5
  %t155 = load i64, ptr %t154, align 8
  %t156 = inttoptr i64 %t155 to ptr addrspace(1)
  %t157 = addrspacecast ptr addrspace(1) %t156 to ptr
  %t158 = mul i64 %t149, 1
  %t159 = add i64 %t158, 0
  %t160 = getelementptr inbounds double, ptr %t157, i64 %t159
  %t165 = icmp sgt i64 %t149, 0
  br i1 %t165, label %b161, label %b162
b161:
  %t166 = phi ptr [ %t160, %b22 ], [ %t153, %b183 ]
  %t167 = phi i64 [ %t149, %b22 ], [ %t171, %b183 ]
  %t168 = phi i64 [ 1, %b22 ], [ %t169, %b183 ]
  %t169 = phi i64 [ 1, %b22 ], [ %t279, %b183 ]
  %t170 = add i64 %t167, 1023
  %t171 = udiv i64 %t170, 1024
  %t172 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t173 = zext i32 %t172 to i64
  %t174 = and i64 %t173, 15
  %t175 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t176 = zext i32 %t175 to i64
  %t177 = udiv i64 %t176, 16
  %t178 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t179 = zext i32 %t178 to i64
  %t180 = udiv i64 %t179, 16
  br label %b181
b181:
  %t184 = phi i64 [ %t177, %b161 ], [ %t185, %b277 ]
  %t186 = icmp slt i64 %t184, %t171
  br i1 %t186, label %b182, label %b183
b182:
  %t187 = mul i64 %t184, 1024
  %t188 = sub i64 %t167, %t187
  %t189 = call i64 @llvm.smin.i64(i64 %t188, i64 1024)
  br label %b190
b190:
  %t193 = phi i64 [ %t174, %b182 ], [ %t194, %b191 ]
  %t195 = phi double [ 0x0000000000000000, %b182 ], [ %t201, %b191 ]
  %t196 = icmp slt i64 %t193, %t189
  br i1 %t196, label %b191, label %b192
b191:
  %t197 = add i64 %t187, %t193
  %t198 = mul i64 %t197, %t168
  %t199 = getelementptr inbounds double, ptr %t166, i64 %t198
  %t200 = load double, ptr %t199, align 8
  %t201 = fadd double %t195, %t200
  %t194 = add nuw nsw i64 %t193, 16
  br label %b190
b192:
  %t202 = bitcast double %t195 to i64
  %t203 = trunc i64 %t202 to i32
  %t204 = lshr i64 %t202, 32
  %t205 = trunc i64 %t204 to i32
  %t206 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t207 = and i32 %t206, 16
  %t208 = shl i32 65535, %t207
  %t209 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t208, i32 %t203, i32 8, i32 4127)
  %t210 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t211 = and i32 %t210, 16
  %t212 = shl i32 65535, %t211
  %t213 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t212, i32 %t205, i32 8, i32 4127)
  %t214 = zext i32 %t209 to i64
  %t215 = zext i32 %t213 to i64
  %t216 = shl i64 %t215, 32
  %t217 = or i64 %t216, %t214
  %t218 = bitcast i64 %t217 to double
  %t219 = fadd double %t195, %t218
  %t220 = bitcast double %t219 to i64
  %t221 = trunc i64 %t220 to i32
  %t222 = lshr i64 %t220, 32
  %t223 = trunc i64 %t222 to i32
  %t224 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t225 = and i32 %t224, 16
  %t226 = shl i32 65535, %t225
  %t227 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t226, i32 %t221, i32 4, i32 4127)
  %t228 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t229 = and i32 %t228, 16
  %t230 = shl i32 65535, %t229
  %t231 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t230, i32 %t223, i32 4, i32 4127)
  %t232 = zext i32 %t227 to i64
  %t233 = zext i32 %t231 to i64
  %t234 = shl i64 %t233, 32
  %t235 = or i64 %t234, %t232
  %t236 = bitcast i64 %t235 to double
  %t237 = fadd double %t219, %t236
  %t238 = bitcast double %t237 to i64
  %t239 = trunc i64 %t238 to i32
  %t240 = lshr i64 %t238, 32
  %t241 = trunc i64 %t240 to i32
  %t242 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t243 = and i32 %t242, 16
  %t244 = shl i32 65535, %t243
  %t245 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t244, i32 %t239, i32 2, i32 4127)
  %t246 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t247 = and i32 %t246, 16
  %t248 = shl i32 65535, %t247
  %t249 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t248, i32 %t241, i32 2, i32 4127)
  %t250 = zext i32 %t245 to i64
  %t251 = zext i32 %t249 to i64
  %t252 = shl i64 %t251, 32
  %t253 = or i64 %t252, %t250
  %t254 = bitcast i64 %t253 to double
  %t255 = fadd double %t237, %t254
  %t256 = bitcast double %t255 to i64
  %t257 = trunc i64 %t256 to i32
  %t258 = lshr i64 %t256, 32
  %t259 = trunc i64 %t258 to i32
  %t260 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t261 = and i32 %t260, 16
  %t262 = shl i32 65535, %t261
  %t263 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t262, i32 %t257, i32 1, i32 4127)
  %t264 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t265 = and i32 %t264, 16
  %t266 = shl i32 65535, %t265
  %t267 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t266, i32 %t259, i32 1, i32 4127)
  %t268 = zext i32 %t263 to i64
  %t269 = zext i32 %t267 to i64
  %t270 = shl i64 %t269, 32
  %t271 = or i64 %t270, %t268
  %t272 = bitcast i64 %t271 to double
  %t273 = fadd double %t255, %t272
  %t274 = mul i64 %t184, %t169
  %t275 = icmp eq i64 %t174, 0
  br i1 %t275, label %b276, label %b277
b276:
  %t278 = getelementptr inbounds double, ptr %t153, i64 %t274
  store double %t273, ptr %t278, align 8
  br label %b277
b277:
  %t185 = add nuw nsw i64 %t184, %t180
  br label %b181
b183:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t279 = mul i64 %t169, 1024
  %t280 = icmp sgt i64 %t171, 1
  br i1 %t280, label %b161, label %b281
b281:
  %t282 = getelementptr inbounds double, ptr %t153, i64 0
  %t283 = load double, ptr %t282, align 8
  br label %b164
b162:
  %t284 = icmp sgt i64 %t149, 0
  br i1 %t284, label %b163, label %b164
b163:
  %t285 = getelementptr inbounds double, ptr %t160, i64 0
  %t286 = load double, ptr %t285, align 8
  br label %b164
b164:
  %t287 = phi double [ %t283, %b281 ], [ 0x0000000000000000, %b162 ], [ %t286, %b163 ]
  %t288 = call double @llvm.sqrt.f64(double %t287)
  %t289 = fadd double %t288, 0x3EB0C6F7A0B5ED8D
  %t290 = icmp eq i64 %t2, 0
  br i1 %t290, label %b291, label %b292
b291:
  %t297 = uitofp i1 %t147 to double
  %t298 = getelementptr inbounds double, ptr %t296, i64 1
  store double %t297, ptr %t298, align 8
  %t299 = getelementptr inbounds double, ptr %t296, i64 2
  store double %t289, ptr %t299, align 8
  br label %b292
b292:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t300 = getelementptr inbounds double, ptr %t296, i64 2
  %t301 = load double, ptr %t300, align 8
  br label %b304
b304:
  %t307 = phi i64 [ %t2, %b292 ], [ %t308, %b305 ]
  %t309 = icmp slt i64 %t307, %t303
  br i1 %t309, label %b305, label %b306
b305:
  %t314 = mul i64 %t307, 20
  %t315 = getelementptr inbounds double, ptr %t313, i64 %t314
  %t316 = getelementptr inbounds double, ptr %t315, i64 0
  %t317 = load double, ptr %t316, align 8
  %t318 = fdiv double %t317, %t301
  %t319 = call double @llvm.minimum.f64(double 0x3FF0000000000000, double %t318)
  %t320 = fptrunc double %t319 to float
  %t321 = fpext float %t320 to double
  %t322 = getelementptr inbounds double, ptr %t315, i64 6
  store double %t321, ptr %t322, align 8
  %t308 = add nuw nsw i64 %t307, %t4
  br label %b304
b306:
  %t323 = getelementptr inbounds double, ptr %t296, i64 1
  %t324 = load double, ptr %t323, align 8
  %t325 = fcmp une double %t324, 0x0000000000000000
  br i1 %t325, label %b326, label %b328
b326:
  %t329 = getelementptr inbounds double, ptr %t296, i64 3
  %t330 = load double, ptr %t329, align 8
  %t331 = icmp eq i64 %t2, 0
  br i1 %t331, label %b332, label %b333
b332:
  %t334 = getelementptr inbounds double, ptr %t296, i64 0
  store double %t330, ptr %t334, align 8
  br label %b333
b333:
  br label %b328
b328:
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
  %t13 = phi i64 [ %t8, %entry ], [ %t14, %b257 ]
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
  %t30 = phi i64 [ -9218868437227405313, %b11 ], [ %t92, %b26 ]
  %t31 = phi double [ 0x0000000000000000, %b11 ], [ %t93, %b26 ]
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
  %t62 = bitcast double %t40 to i64
  %t63 = ashr i64 %t62, 63
  %t64 = and i64 %t63, 9223372036854775807
  %t65 = xor i64 %t62, %t64
  %t66 = fcmp une double %t40, %t40
  %t67 = select i1 %t66, i64 9223372036854775807, i64 %t65
  %t68 = call i64 @llvm.smax.i64(i64 %t30, i64 %t67)
  %t69 = fadd double %t31, %t46
  %t70 = bitcast double %t49 to i64
  %t71 = ashr i64 %t70, 63
  %t72 = and i64 %t71, 9223372036854775807
  %t73 = xor i64 %t70, %t72
  %t74 = fcmp une double %t49, %t49
  %t75 = select i1 %t74, i64 9223372036854775807, i64 %t73
  %t76 = call i64 @llvm.smax.i64(i64 %t68, i64 %t75)
  %t77 = fadd double %t69, %t51
  %t78 = bitcast double %t54 to i64
  %t79 = ashr i64 %t78, 63
  %t80 = and i64 %t79, 9223372036854775807
  %t81 = xor i64 %t78, %t80
  %t82 = fcmp une double %t54, %t54
  %t83 = select i1 %t82, i64 9223372036854775807, i64 %t81
  %t84 = call i64 @llvm.smax.i64(i64 %t76, i64 %t83)
  %t85 = fadd double %t77, %t56
  %t86 = bitcast double %t59 to i64
  %t87 = ashr i64 %t86, 63
  %t88 = and i64 %t87, 9223372036854775807
  %t89 = xor i64 %t86, %t88
  %t90 = fcmp une double %t59, %t59
  %t91 = select i1 %t90, i64 9223372036854775807, i64 %t89
  %t92 = call i64 @llvm.smax.i64(i64 %t84, i64 %t91)
  %t93 = fadd double %t85, %t61
  %t29 = add nuw nsw i64 %t28, 64
  br label %b25
b27:
  %t94 = add i64 %t24, %t5
  br label %b95
b95:
  %t98 = phi i64 [ %t94, %b27 ], [ %t99, %b96 ]
  %t100 = phi i64 [ %t30, %b27 ], [ %t113, %b96 ]
  %t101 = phi double [ %t31, %b27 ], [ %t114, %b96 ]
  %t102 = icmp slt i64 %t98, %t20
  br i1 %t102, label %b96, label %b97
b96:
  %t103 = getelementptr inbounds double, ptr %t38, i64 %t98
  %t104 = load double, ptr %t103, align 8
  %t105 = getelementptr inbounds double, ptr %t44, i64 %t98
  %t106 = load double, ptr %t105, align 8
  %t107 = bitcast double %t104 to i64
  %t108 = ashr i64 %t107, 63
  %t109 = and i64 %t108, 9223372036854775807
  %t110 = xor i64 %t107, %t109
  %t111 = fcmp une double %t104, %t104
  %t112 = select i1 %t111, i64 9223372036854775807, i64 %t110
  %t113 = call i64 @llvm.smax.i64(i64 %t100, i64 %t112)
  %t114 = fadd double %t101, %t106
  %t99 = add nuw nsw i64 %t98, 16
  br label %b95
b97:
  %t115 = trunc i64 %t100 to i32
  %t116 = lshr i64 %t100, 32
  %t117 = trunc i64 %t116 to i32
  %t118 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t119 = and i32 %t118, 16
  %t120 = shl i32 65535, %t119
  %t121 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t120, i32 %t115, i32 8, i32 4127)
  %t122 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t123 = and i32 %t122, 16
  %t124 = shl i32 65535, %t123
  %t125 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t124, i32 %t117, i32 8, i32 4127)
  %t126 = zext i32 %t121 to i64
  %t127 = zext i32 %t125 to i64
  %t128 = shl i64 %t127, 32
  %t129 = or i64 %t128, %t126
  %t130 = call i64 @llvm.smax.i64(i64 %t100, i64 %t129)
  %t131 = trunc i64 %t130 to i32
  %t132 = lshr i64 %t130, 32
  %t133 = trunc i64 %t132 to i32
  %t134 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t135 = and i32 %t134, 16
  %t136 = shl i32 65535, %t135
  %t137 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t136, i32 %t131, i32 4, i32 4127)
  %t138 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t139 = and i32 %t138, 16
  %t140 = shl i32 65535, %t139
  %t141 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t140, i32 %t133, i32 4, i32 4127)
  %t142 = zext i32 %t137 to i64
  %t143 = zext i32 %t141 to i64
  %t144 = shl i64 %t143, 32
  %t145 = or i64 %t144, %t142
  %t146 = call i64 @llvm.smax.i64(i64 %t130, i64 %t145)
  %t147 = trunc i64 %t146 to i32
  %t148 = lshr i64 %t146, 32
  %t149 = trunc i64 %t148 to i32
  %t150 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t151 = and i32 %t150, 16
  %t152 = shl i32 65535, %t151
  %t153 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t152, i32 %t147, i32 2, i32 4127)
  %t154 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t155 = and i32 %t154, 16
  %t156 = shl i32 65535, %t155
  %t157 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t156, i32 %t149, i32 2, i32 4127)
  %t158 = zext i32 %t153 to i64
  %t159 = zext i32 %t157 to i64
  %t160 = shl i64 %t159, 32
  %t161 = or i64 %t160, %t158
  %t162 = call i64 @llvm.smax.i64(i64 %t146, i64 %t161)
  %t163 = trunc i64 %t162 to i32
  %t164 = lshr i64 %t162, 32
  %t165 = trunc i64 %t164 to i32
  %t166 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t167 = and i32 %t166, 16
  %t168 = shl i32 65535, %t167
  %t169 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t168, i32 %t163, i32 1, i32 4127)
  %t170 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t171 = and i32 %t170, 16
  %t172 = shl i32 65535, %t171
  %t173 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t172, i32 %t165, i32 1, i32 4127)
  %t174 = zext i32 %t169 to i64
  %t175 = zext i32 %t173 to i64
  %t176 = shl i64 %t175, 32
  %t177 = or i64 %t176, %t174
  %t178 = call i64 @llvm.smax.i64(i64 %t162, i64 %t177)
  %t179 = ashr i64 %t178, 63
  %t180 = and i64 %t179, 9223372036854775807
  %t181 = xor i64 %t178, %t180
  %t182 = bitcast i64 %t181 to double
  %t183 = bitcast double %t101 to i64
  %t184 = trunc i64 %t183 to i32
  %t185 = lshr i64 %t183, 32
  %t186 = trunc i64 %t185 to i32
  %t187 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t188 = and i32 %t187, 16
  %t189 = shl i32 65535, %t188
  %t190 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t189, i32 %t184, i32 8, i32 4127)
  %t191 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t192 = and i32 %t191, 16
  %t193 = shl i32 65535, %t192
  %t194 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t193, i32 %t186, i32 8, i32 4127)
  %t195 = zext i32 %t190 to i64
  %t196 = zext i32 %t194 to i64
  %t197 = shl i64 %t196, 32
  %t198 = or i64 %t197, %t195
  %t199 = bitcast i64 %t198 to double
  %t200 = fadd double %t101, %t199
  %t201 = bitcast double %t200 to i64
  %t202 = trunc i64 %t201 to i32
  %t203 = lshr i64 %t201, 32
  %t204 = trunc i64 %t203 to i32
  %t205 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t206 = and i32 %t205, 16
  %t207 = shl i32 65535, %t206
  %t208 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t207, i32 %t202, i32 4, i32 4127)
  %t209 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t210 = and i32 %t209, 16
  %t211 = shl i32 65535, %t210
  %t212 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t211, i32 %t204, i32 4, i32 4127)
  %t213 = zext i32 %t208 to i64
  %t214 = zext i32 %t212 to i64
  %t215 = shl i64 %t214, 32
  %t216 = or i64 %t215, %t213
  %t217 = bitcast i64 %t216 to double
  %t218 = fadd double %t200, %t217
  %t219 = bitcast double %t218 to i64
  %t220 = trunc i64 %t219 to i32
  %t221 = lshr i64 %t219, 32
  %t222 = trunc i64 %t221 to i32
  %t223 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t224 = and i32 %t223, 16
  %t225 = shl i32 65535, %t224
  %t226 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t225, i32 %t220, i32 2, i32 4127)
  %t227 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t228 = and i32 %t227, 16
  %t229 = shl i32 65535, %t228
  %t230 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t229, i32 %t222, i32 2, i32 4127)
  %t231 = zext i32 %t226 to i64
  %t232 = zext i32 %t230 to i64
  %t233 = shl i64 %t232, 32
  %t234 = or i64 %t233, %t231
  %t235 = bitcast i64 %t234 to double
  %t236 = fadd double %t218, %t235
  %t237 = bitcast double %t236 to i64
  %t238 = trunc i64 %t237 to i32
  %t239 = lshr i64 %t237, 32
  %t240 = trunc i64 %t239 to i32
  %t241 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t242 = and i32 %t241, 16
  %t243 = shl i32 65535, %t242
  %t244 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t243, i32 %t238, i32 1, i32 4127)
  %t245 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t246 = and i32 %t245, 16
  %t247 = shl i32 65535, %t246
  %t248 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t247, i32 %t240, i32 1, i32 4127)
  %t249 = zext i32 %t244 to i64
  %t250 = zext i32 %t248 to i64
  %t251 = shl i64 %t250, 32
  %t252 = or i64 %t251, %t249
  %t253 = bitcast i64 %t252 to double
  %t254 = fadd double %t236, %t253
  %t255 = icmp eq i64 %t5, 0
  br i1 %t255, label %b256, label %b257
b256:
  %t258 = udiv i64 %t17, 1024
  %t259 = mul i64 %t258, 1024
  %t260 = getelementptr inbounds double, ptr %t38, i64 %t259
  store double %t182, ptr %t260, align 8
  %t261 = getelementptr inbounds double, ptr %t44, i64 %t259
  store double %t254, ptr %t261, align 8
  br label %b257
b257:
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
  call void @sf_x_sweep0_pass0(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23, i64 %t25, i64 %t27)
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

define ptx_kernel void @sf_x_segment_2(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "nvvm.maxntid"="256" "nvvm.minctasm"="1" "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %ctx = inttoptr i64 %context to ptr
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = icmp eq i64 %t2, 0
  br i1 %t3, label %b4, label %b5
b4:
  call void @sf_x_stage1_1(ptr %ctx)
  br label %b5
b5:
  ret void
}
