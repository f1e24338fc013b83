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
  %t25 = add i64 %col, %cols
  %t26 = udiv i64 %t2, 4
  %t27 = udiv i64 %t4, 4
  %t28 = mul i64 %t26, 1024
  %t29 = mul i64 %t27, 1024
  %t30 = add i64 %col, %t28
  br label %b31
b31:
  %t34 = phi i64 [ %t30, %b22 ], [ %t35, %b342 ]
  %t36 = icmp slt i64 %t34, %t25
  br i1 %t36, label %b32, label %b33
b32:
  %t37 = call i64 asm "mov.b64 $0, $1;", "=l,l"(i64 %t34)
  %t38 = add i64 %t37, 1024
  %t39 = call i64 @llvm.smin.i64(i64 %t38, i64 %t25)
  %t40 = sub i64 %t39, %t37
  %t41 = urem i64 %t40, 64
  %t42 = sub i64 %t40, %t41
  %t43 = add i64 %t37, %t42
  %t55 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t56 = load i64, ptr %t55, align 8
  %t57 = inttoptr i64 %t56 to ptr addrspace(1)
  %t58 = addrspacecast ptr addrspace(1) %t57 to ptr
  br label %b44
b44:
  %t47 = phi i64 [ %t37, %b32 ], [ %t48, %b45 ]
  %t49 = phi <4 x i8> [ zeroinitializer, %b32 ], [ %t102, %b45 ]
  %t50 = phi <4 x double> [ splat (double 0x0000000000000000), %b32 ], [ %t105, %b45 ]
  %t51 = icmp slt i64 %t47, %t43
  br i1 %t51, label %b45, label %b46
b45:
  %t52 = add i64 %t47, 16
  %t53 = mul i64 %t6, 4
  %t54 = add i64 %t47, %t53
  %t62 = add i64 %t54, 16
  %t63 = getelementptr float, ptr %t58, i64 %t62
  %t66 = add i64 %t54, 32
  %t67 = getelementptr float, ptr %t58, i64 %t66
  %t70 = add i64 %t54, 48
  %t71 = getelementptr float, ptr %t58, i64 %t70
  %t59 = add i64 %t54, 0
  %t60 = getelementptr inbounds float, ptr %t58, i64 %t59
  %t61 = load <4 x float>, ptr %t60, align 16
  %t64 = getelementptr inbounds float, ptr %t63, i64 0
  %t65 = load <4 x float>, ptr %t64, align 16
  %t68 = getelementptr inbounds float, ptr %t67, i64 0
  %t69 = load <4 x float>, ptr %t68, align 16
  %t72 = getelementptr inbounds float, ptr %t71, i64 0
  %t73 = load <4 x float>, ptr %t72, align 16
  %t74 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t61)
  %t75 = fcmp olt <4 x float> %t74, splat (float 0x7FF0000000000000)
  %t76 = xor <4 x i1> %t75, splat (i1 true)
  %t77 = zext <4 x i1> %t76 to <4 x i8>
  %t78 = or <4 x i8> %t49, %t77
  %t79 = fpext <4 x float> %t61 to <4 x double>
  %t80 = fmul <4 x double> %t79, %t79
  %t81 = fadd <4 x double> %t50, %t80
  %t82 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t65)
  %t83 = fcmp olt <4 x float> %t82, splat (float 0x7FF0000000000000)
  %t84 = xor <4 x i1> %t83, splat (i1 true)
  %t85 = zext <4 x i1> %t84 to <4 x i8>
  %t86 = or <4 x i8> %t78, %t85
  %t87 = fpext <4 x float> %t65 to <4 x double>
  %t88 = fmul <4 x double> %t87, %t87
  %t89 = fadd <4 x double> %t81, %t88
  %t90 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t69)
  %t91 = fcmp olt <4 x float> %t90, splat (float 0x7FF0000000000000)
  %t92 = xor <4 x i1> %t91, splat (i1 true)
  %t93 = zext <4 x i1> %t92 to <4 x i8>
  %t94 = or <4 x i8> %t86, %t93
  %t95 = fpext <4 x float> %t69 to <4 x double>
  %t96 = fmul <4 x double> %t95, %t95
  %t97 = fadd <4 x double> %t89, %t96
  %t98 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t73)
  %t99 = fcmp olt <4 x float> %t98, splat (float 0x7FF0000000000000)
  %t100 = xor <4 x i1> %t99, splat (i1 true)
  %t101 = zext <4 x i1> %t100 to <4 x i8>
  %t102 = or <4 x i8> %t94, %t101
  %t103 = fpext <4 x float> %t73 to <4 x double>
  %t104 = fmul <4 x double> %t103, %t103
  %t105 = fadd <4 x double> %t97, %t104
  %t48 = add nuw nsw i64 %t47, 64
  br label %b44, !llvm.loop !1000000
b46:
  %t106 = mul i64 %t6, 4
  %t107 = add i64 %t43, %t106
  br label %b108
b108:
  %t111 = phi i64 [ %t107, %b46 ], [ %t112, %b109 ]
  %t113 = phi <4 x i8> [ %t49, %b46 ], [ %t123, %b109 ]
  %t114 = phi <4 x double> [ %t50, %b46 ], [ %t126, %b109 ]
  %t115 = icmp slt i64 %t111, %t39
  br i1 %t115, label %b109, label %b110
b109:
  %t116 = add i64 %t111, 0
  %t117 = getelementptr inbounds float, ptr %t58, i64 %t116
  %t118 = load <4 x float>, ptr %t117, align 16
  %t119 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t118)
  %t120 = fcmp olt <4 x float> %t119, splat (float 0x7FF0000000000000)
  %t121 = xor <4 x i1> %t120, splat (i1 true)
  %t122 = zext <4 x i1> %t121 to <4 x i8>
  %t123 = or <4 x i8> %t113, %t122
  %t124 = fpext <4 x float> %t118 to <4 x double>
  %t125 = fmul <4 x double> %t124, %t124
  %t126 = fadd <4 x double> %t114, %t125
  %t112 = add nuw nsw i64 %t111, 16
  br label %b108, !llvm.loop !1000000
b110:
  %t127 = extractelement <4 x i8> %t113, i64 0
  %t128 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t129 = and i32 %t128, 28
  %t130 = shl i32 15, %t129
  %t131 = zext i8 %t127 to i32
  %t132 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t130, i32 %t131, i32 2, i32 7199)
  %t133 = trunc i32 %t132 to i8
  %t134 = insertelement <4 x i8> poison, i8 %t133, i64 0
  %t135 = extractelement <4 x i8> %t113, i64 1
  %t136 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t137 = and i32 %t136, 28
  %t138 = shl i32 15, %t137
  %t139 = zext i8 %t135 to i32
  %t140 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t138, i32 %t139, i32 2, i32 7199)
  %t141 = trunc i32 %t140 to i8
  %t142 = insertelement <4 x i8> %t134, i8 %t141, i64 1
  %t143 = extractelement <4 x i8> %t113, i64 2
  %t144 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t145 = and i32 %t144, 28
  %t146 = shl i32 15, %t145
  %t147 = zext i8 %t143 to i32
  %t148 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t146, i32 %t147, i32 2, i32 7199)
  %t149 = trunc i32 %t148 to i8
  %t150 = insertelement <4 x i8> %t142, i8 %t149, i64 2
  %t151 = extractelement <4 x i8> %t113, i64 3
  %t152 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t153 = and i32 %t152, 28
  %t154 = shl i32 15, %t153
  %t155 = zext i8 %t151 to i32
  %t156 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t154, i32 %t155, i32 2, i32 7199)
  %t157 = trunc i32 %t156 to i8
  %t158 = insertelement <4 x i8> %t150, i8 %t157, i64 3
  %t159 = or <4 x i8> %t113, %t158
  %t160 = extractelement <4 x i8> %t159, i64 0
  %t161 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t162 = and i32 %t161, 28
  %t163 = shl i32 15, %t162
  %t164 = zext i8 %t160 to i32
  %t165 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t163, i32 %t164, i32 1, i32 7199)
  %t166 = trunc i32 %t165 to i8
  %t167 = insertelement <4 x i8> poison, i8 %t166, i64 0
  %t168 = extractelement <4 x i8> %t159, i64 1
  %t169 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t170 = and i32 %t169, 28
  %t171 = shl i32 15, %t170
  %t172 = zext i8 %t168 to i32
  %t173 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t171, i32 %t172, i32 1, i32 7199)
  %t174 = trunc i32 %t173 to i8
  %t175 = insertelement <4 x i8> %t167, i8 %t174, i64 1
  %t176 = extractelement <4 x i8> %t159, i64 2
  %t177 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t178 = and i32 %t177, 28
  %t179 = shl i32 15, %t178
  %t180 = zext i8 %t176 to i32
  %t181 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t179, i32 %t180, i32 1, i32 7199)
  %t182 = trunc i32 %t181 to i8
  %t183 = insertelement <4 x i8> %t175, i8 %t182, i64 2
  %t184 = extractelement <4 x i8> %t159, i64 3
  %t185 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t186 = and i32 %t185, 28
  %t187 = shl i32 15, %t186
  %t188 = zext i8 %t184 to i32
  %t189 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t187, i32 %t188, i32 1, i32 7199)
  %t190 = trunc i32 %t189 to i8
  %t191 = insertelement <4 x i8> %t183, i8 %t190, i64 3
  %t192 = or <4 x i8> %t159, %t191
  %t193 = shufflevector <4 x i8> %t192, <4 x i8> poison, <2 x i32> <i32 0, i32 1>
  %t194 = shufflevector <4 x i8> %t192, <4 x i8> poison, <2 x i32> <i32 2, i32 3>
  %t195 = or <2 x i8> %t193, %t194
  %t196 = shufflevector <2 x i8> %t195, <2 x i8> poison, <1 x i32> <i32 0>
  %t197 = shufflevector <2 x i8> %t195, <2 x i8> poison, <1 x i32> <i32 1>
  %t198 = extractelement <1 x i8> %t196, i64 0
  %t199 = extractelement <1 x i8> %t197, i64 0
  %t200 = or i8 %t198, %t199
  %t201 = uitofp i8 %t200 to double
  %t202 = extractelement <4 x double> %t114, i64 0
  %t203 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t204 = and i32 %t203, 28
  %t205 = shl i32 15, %t204
  %t206 = bitcast double %t202 to i64
  %t207 = trunc i64 %t206 to i32
  %t208 = lshr i64 %t206, 32
  %t209 = trunc i64 %t208 to i32
  %t210 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t205, i32 %t207, i32 2, i32 7199)
  %t211 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t205, i32 %t209, i32 2, i32 7199)
  %t212 = zext i32 %t210 to i64
  %t213 = zext i32 %t211 to i64
  %t214 = shl i64 %t213, 32
  %t215 = or i64 %t214, %t212
  %t216 = bitcast i64 %t215 to double
  %t217 = insertelement <4 x double> poison, double %t216, i64 0
  %t218 = extractelement <4 x double> %t114, i64 1
  %t219 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t220 = and i32 %t219, 28
  %t221 = shl i32 15, %t220
  %t222 = bitcast double %t218 to i64
  %t223 = trunc i64 %t222 to i32
  %t224 = lshr i64 %t222, 32
  %t225 = trunc i64 %t224 to i32
  %t226 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t221, i32 %t223, i32 2, i32 7199)
  %t227 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t221, i32 %t225, i32 2, i32 7199)
  %t228 = zext i32 %t226 to i64
  %t229 = zext i32 %t227 to i64
  %t230 = shl i64 %t229, 32
  %t231 = or i64 %t230, %t228
  %t232 = bitcast i64 %t231 to double
  %t233 = insertelement <4 x double> %t217, double %t232, i64 1
  %t234 = extractelement <4 x double> %t114, i64 2
  %t235 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t236 = and i32 %t235, 28
  %t237 = shl i32 15, %t236
  %t238 = bitcast double %t234 to i64
  %t239 = trunc i64 %t238 to i32
  %t240 = lshr i64 %t238, 32
  %t241 = trunc i64 %t240 to i32
  %t242 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t237, i32 %t239, i32 2, i32 7199)
  %t243 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t237, i32 %t241, i32 2, i32 7199)
  %t244 = zext i32 %t242 to i64
  %t245 = zext i32 %t243 to i64
  %t246 = shl i64 %t245, 32
  %t247 = or i64 %t246, %t244
  %t248 = bitcast i64 %t247 to double
  %t249 = insertelement <4 x double> %t233, double %t248, i64 2
  %t250 = extractelement <4 x double> %t114, i64 3
  %t251 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t252 = and i32 %t251, 28
  %t253 = shl i32 15, %t252
  %t254 = bitcast double %t250 to i64
  %t255 = trunc i64 %t254 to i32
  %t256 = lshr i64 %t254, 32
  %t257 = trunc i64 %t256 to i32
  %t258 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t253, i32 %t255, i32 2, i32 7199)
  %t259 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t253, i32 %t257, i32 2, i32 7199)
  %t260 = zext i32 %t258 to i64
  %t261 = zext i32 %t259 to i64
  %t262 = shl i64 %t261, 32
  %t263 = or i64 %t262, %t260
  %t264 = bitcast i64 %t263 to double
  %t265 = insertelement <4 x double> %t249, double %t264, i64 3
  %t266 = fadd <4 x double> %t114, %t265
  %t267 = extractelement <4 x double> %t266, i64 0
  %t268 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t269 = and i32 %t268, 28
  %t270 = shl i32 15, %t269
  %t271 = bitcast double %t267 to i64
  %t272 = trunc i64 %t271 to i32
  %t273 = lshr i64 %t271, 32
  %t274 = trunc i64 %t273 to i32
  %t275 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t270, i32 %t272, i32 1, i32 7199)
  %t276 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t270, i32 %t274, i32 1, i32 7199)
  %t277 = zext i32 %t275 to i64
  %t278 = zext i32 %t276 to i64
  %t279 = shl i64 %t278, 32
  %t280 = or i64 %t279, %t277
  %t281 = bitcast i64 %t280 to double
  %t282 = insertelement <4 x double> poison, double %t281, i64 0
  %t283 = extractelement <4 x double> %t266, i64 1
  %t284 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t285 = and i32 %t284, 28
  %t286 = shl i32 15, %t285
  %t287 = bitcast double %t283 to i64
  %t288 = trunc i64 %t287 to i32
  %t289 = lshr i64 %t287, 32
  %t290 = trunc i64 %t289 to i32
  %t291 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t286, i32 %t288, i32 1, i32 7199)
  %t292 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t286, i32 %t290, i32 1, i32 7199)
  %t293 = zext i32 %t291 to i64
  %t294 = zext i32 %t292 to i64
  %t295 = shl i64 %t294, 32
  %t296 = or i64 %t295, %t293
  %t297 = bitcast i64 %t296 to double
  %t298 = insertelement <4 x double> %t282, double %t297, i64 1
  %t299 = extractelement <4 x double> %t266, i64 2
  %t300 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t301 = and i32 %t300, 28
  %t302 = shl i32 15, %t301
  %t303 = bitcast double %t299 to i64
  %t304 = trunc i64 %t303 to i32
  %t305 = lshr i64 %t303, 32
  %t306 = trunc i64 %t305 to i32
  %t307 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t302, i32 %t304, i32 1, i32 7199)
  %t308 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t302, i32 %t306, i32 1, i32 7199)
  %t309 = zext i32 %t307 to i64
  %t310 = zext i32 %t308 to i64
  %t311 = shl i64 %t310, 32
  %t312 = or i64 %t311, %t309
  %t313 = bitcast i64 %t312 to double
  %t314 = insertelement <4 x double> %t298, double %t313, i64 2
  %t315 = extractelement <4 x double> %t266, i64 3
  %t316 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t317 = and i32 %t316, 28
  %t318 = shl i32 15, %t317
  %t319 = bitcast double %t315 to i64
  %t320 = trunc i64 %t319 to i32
  %t321 = lshr i64 %t319, 32
  %t322 = trunc i64 %t321 to i32
  %t323 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t318, i32 %t320, i32 1, i32 7199)
  %t324 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t318, i32 %t322, i32 1, i32 7199)
  %t325 = zext i32 %t323 to i64
  %t326 = zext i32 %t324 to i64
  %t327 = shl i64 %t326, 32
  %t328 = or i64 %t327, %t325
  %t329 = bitcast i64 %t328 to double
  %t330 = insertelement <4 x double> %t314, double %t329, i64 3
  %t331 = fadd <4 x double> %t266, %t330
  %t332 = shufflevector <4 x double> %t331, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t333 = shufflevector <4 x double> %t331, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t334 = fadd <2 x double> %t332, %t333
  %t335 = shufflevector <2 x double> %t334, <2 x double> poison, <1 x i32> <i32 0>
  %t336 = shufflevector <2 x double> %t334, <2 x double> poison, <1 x i32> <i32 1>
  %t337 = extractelement <1 x double> %t335, i64 0
  %t338 = extractelement <1 x double> %t336, i64 0
  %t339 = fadd double %t337, %t338
  %t340 = icmp eq i64 %t6, 0
  br i1 %t340, label %b341, label %b342
b341:
  %t343 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t344 = load i64, ptr %t343, align 8
  %t345 = inttoptr i64 %t344 to ptr addrspace(1)
  %t346 = addrspacecast ptr addrspace(1) %t345 to ptr
  %t347 = udiv i64 %t37, 1024
  %t349 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t350 = load i64, ptr %t349, align 8
  %t351 = inttoptr i64 %t350 to ptr addrspace(1)
  %t352 = addrspacecast ptr addrspace(1) %t351 to ptr
  %t348 = getelementptr inbounds double, ptr %t346, i64 %t347
  store double %t201, ptr %t348, align 8
  %t353 = getelementptr inbounds double, ptr %t352, i64 %t347
  store double %t339, ptr %t353, align 8
  br label %b342
b342:
  %t35 = add nuw nsw i64 %t34, %t29
  br label %b31, !llvm.loop !1000000
b33:
  br label %b24
b23:
  %t354 = add i64 %col, %cols
  %t355 = udiv i64 %t2, 16
  %t356 = udiv i64 %t4, 16
  %t357 = mul i64 %t355, 1024
  %t358 = mul i64 %t356, 1024
  %t359 = add i64 %col, %t357
  br label %b360
b360:
  %t363 = phi i64 [ %t359, %b23 ], [ %t364, %b712 ]
  %t365 = icmp slt i64 %t363, %t354
  br i1 %t365, label %b361, label %b362
b361:
  %t366 = call i64 asm "mov.b64 $0, $1;", "=l,l"(i64 %t363)
  %t367 = add i64 %t366, 1024
  %t368 = call i64 @llvm.smin.i64(i64 %t367, i64 %t354)
  %t369 = sub i64 %t368, %t366
  %t370 = urem i64 %t369, 256
  %t371 = sub i64 %t369, %t370
  %t372 = add i64 %t366, %t371
  %t383 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t384 = load i64, ptr %t383, align 8
  %t385 = inttoptr i64 %t384 to ptr addrspace(1)
  %t386 = addrspacecast ptr addrspace(1) %t385 to ptr
  br label %b373
b373:
  %t376 = phi i64 [ %t366, %b361 ], [ %t377, %b374 ]
  %t378 = phi i8 [ 0, %b361 ], [ %t590, %b374 ]
  %t379 = phi double [ 0x0000000000000000, %b361 ], [ %t593, %b374 ]
  %t380 = icmp slt i64 %t376, %t372
  br i1 %t380, label %b374, label %b375
b374:
  %t381 = add i64 %t376, 16
  %t382 = add i64 %t376, %t5
  %t391 = add i64 %t382, 16
  %t396 = add i64 %t382, 32
  %t401 = add i64 %t382, 48
  %t406 = add i64 %t382, 64
  %t409 = add i64 %t382, 80
  %t412 = add i64 %t382, 96
  %t415 = add i64 %t382, 112
  %t418 = add i64 %t382, 128
  %t421 = add i64 %t382, 144
  %t424 = add i64 %t382, 160
  %t427 = add i64 %t382, 176
  %t430 = add i64 %t382, 192
  %t433 = add i64 %t382, 208
  %t436 = add i64 %t382, 224
  %t439 = add i64 %t382, 240
  %t387 = getelementptr inbounds float, ptr %t386, i64 %t382
  %t388 = load float, ptr %t387, align 4
  %t389 = insertelement <4 x float> poison, float %t388, i64 0
  %t390 = shufflevector <4 x float> %t389, <4 x float> poison, <4 x i32> zeroinitializer
  %t392 = getelementptr inbounds float, ptr %t386, i64 %t391
  %t393 = load float, ptr %t392, align 4
  %t394 = insertelement <4 x float> poison, float %t393, i64 0
  %t395 = shufflevector <4 x float> %t394, <4 x float> poison, <4 x i32> zeroinitializer
  %t397 = getelementptr inbounds float, ptr %t386, i64 %t396
  %t398 = load float, ptr %t397, align 4
  %t399 = insertelement <4 x float> poison, float %t398, i64 0
  %t400 = shufflevector <4 x float> %t399, <4 x float> poison, <4 x i32> zeroinitializer
  %t402 = getelementptr inbounds float, ptr %t386, i64 %t401
  %t403 = load float, ptr %t402, align 4
  %t404 = insertelement <4 x float> poison, float %t403, i64 0
  %t405 = shufflevector <4 x float> %t404, <4 x float> poison, <4 x i32> zeroinitializer
  %t407 = getelementptr inbounds float, ptr %t386, i64 %t406
  %t408 = load float, ptr %t407, align 4
  %t410 = getelementptr inbounds float, ptr %t386, i64 %t409
  %t411 = load float, ptr %t410, align 4
  %t413 = getelementptr inbounds float, ptr %t386, i64 %t412
  %t414 = load float, ptr %t413, align 4
  %t416 = getelementptr inbounds float, ptr %t386, i64 %t415
  %t417 = load float, ptr %t416, align 4
  %t419 = getelementptr inbounds float, ptr %t386, i64 %t418
  %t420 = load float, ptr %t419, align 4
  %t422 = getelementptr inbounds float, ptr %t386, i64 %t421
  %t423 = load float, ptr %t422, align 4
  %t425 = getelementptr inbounds float, ptr %t386, i64 %t424
  %t426 = load float, ptr %t425, align 4
  %t428 = getelementptr inbounds float, ptr %t386, i64 %t427
  %t429 = load float, ptr %t428, align 4
  %t431 = getelementptr inbounds float, ptr %t386, i64 %t430
  %t432 = load float, ptr %t431, align 4
  %t434 = getelementptr inbounds float, ptr %t386, i64 %t433
  %t435 = load float, ptr %t434, align 4
  %t437 = getelementptr inbounds float, ptr %t386, i64 %t436
  %t438 = load float, ptr %t437, align 4
  %t440 = getelementptr inbounds float, ptr %t386, i64 %t439
  %t441 = load float, ptr %t440, align 4
  %t442 = call float @llvm.fabs.f32(float %t388)
  %t443 = insertelement <4 x float> poison, float %t442, i64 0
  %t444 = shufflevector <4 x float> %t443, <4 x float> poison, <4 x i32> zeroinitializer
  %t445 = fcmp olt float %t442, 0x7FF0000000000000
  %t446 = insertelement <4 x i1> poison, i1 %t445, i64 0
  %t447 = shufflevector <4 x i1> %t446, <4 x i1> poison, <4 x i32> zeroinitializer
  %t448 = xor i1 %t445, true
  %t449 = insertelement <4 x i1> poison, i1 %t448, i64 0
  %t450 = shufflevector <4 x i1> %t449, <4 x i1> poison, <4 x i32> zeroinitializer
  %t451 = zext i1 %t448 to i8
  %t452 = or i8 %t378, %t451
  %t453 = fpext float %t388 to double
  %t454 = fmul double %t453, %t453
  %t455 = fadd double %t379, %t454
  %t456 = call float @llvm.fabs.f32(float %t393)
  %t457 = insertelement <4 x float> poison, float %t456, i64 0
  %t458 = shufflevector <4 x float> %t457, <4 x float> poison, <4 x i32> zeroinitializer
  %t459 = fcmp olt float %t456, 0x7FF0000000000000
  %t460 = insertelement <4 x i1> poison, i1 %t459, i64 0
  %t461 = shufflevector <4 x i1> %t460, <4 x i1> poison, <4 x i32> zeroinitializer
  %t462 = xor i1 %t459, true
  %t463 = insertelement <4 x i1> poison, i1 %t462, i64 0
  %t464 = shufflevector <4 x i1> %t463, <4 x i1> poison, <4 x i32> zeroinitializer
  %t465 = zext i1 %t462 to i8
  %t466 = or i8 %t452, %t465
  %t467 = fpext float %t393 to double
  %t468 = fmul double %t467, %t467
  %t469 = fadd double %t455, %t468
  %t470 = call float @llvm.fabs.f32(float %t398)
  %t471 = insertelement <4 x float> poison, float %t470, i64 0
  %t472 = shufflevector <4 x float> %t471, <4 x float> poison, <4 x i32> zeroinitializer
  %t473 = fcmp olt float %t470, 0x7FF0000000000000
  %t474 = insertelement <4 x i1> poison, i1 %t473, i64 0
  %t475 = shufflevector <4 x i1> %t474, <4 x i1> poison, <4 x i32> zeroinitializer
  %t476 = xor i1 %t473, true
  %t477 = insertelement <4 x i1> poison, i1 %t476, i64 0
  %t478 = shufflevector <4 x i1> %t477, <4 x i1> poison, <4 x i32> zeroinitializer
  %t479 = zext i1 %t476 to i8
  %t480 = or i8 %t466, %t479
  %t481 = fpext float %t398 to double
  %t482 = fmul double %t481, %t481
  %t483 = fadd double %t469, %t482
  %t484 = call float @llvm.fabs.f32(float %t403)
  %t485 = insertelement <4 x float> poison, float %t484, i64 0
  %t486 = shufflevector <4 x float> %t485, <4 x float> poison, <4 x i32> zeroinitializer
  %t487 = fcmp olt float %t484, 0x7FF0000000000000
  %t488 = insertelement <4 x i1> poison, i1 %t487, i64 0
  %t489 = shufflevector <4 x i1> %t488, <4 x i1> poison, <4 x i32> zeroinitializer
  %t490 = xor i1 %t487, true
  %t491 = insertelement <4 x i1> poison, i1 %t490, i64 0
  %t492 = shufflevector <4 x i1> %t491, <4 x i1> poison, <4 x i32> zeroinitializer
  %t493 = zext i1 %t490 to i8
  %t494 = or i8 %t480, %t493
  %t495 = fpext float %t403 to double
  %t496 = fmul double %t495, %t495
  %t497 = fadd double %t483, %t496
  %t498 = call float @llvm.fabs.f32(float %t408)
  %t499 = fcmp olt float %t498, 0x7FF0000000000000
  %t500 = xor i1 %t499, true
  %t501 = zext i1 %t500 to i8
  %t502 = or i8 %t494, %t501
  %t503 = fpext float %t408 to double
  %t504 = fmul double %t503, %t503
  %t505 = fadd double %t497, %t504
  %t506 = call float @llvm.fabs.f32(float %t411)
  %t507 = fcmp olt float %t506, 0x7FF0000000000000
  %t508 = xor i1 %t507, true
  %t509 = zext i1 %t508 to i8
  %t510 = or i8 %t502, %t509
  %t511 = fpext float %t411 to double
  %t512 = fmul double %t511, %t511
  %t513 = fadd double %t505, %t512
  %t514 = call float @llvm.fabs.f32(float %t414)
  %t515 = fcmp olt float %t514, 0x7FF0000000000000
  %t516 = xor i1 %t515, true
  %t517 = zext i1 %t516 to i8
  %t518 = or i8 %t510, %t517
  %t519 = fpext float %t414 to double
  %t520 = fmul double %t519, %t519
  %t521 = fadd double %t513, %t520
  %t522 = call float @llvm.fabs.f32(float %t417)
  %t523 = fcmp olt float %t522, 0x7FF0000000000000
  %t524 = xor i1 %t523, true
  %t525 = zext i1 %t524 to i8
  %t526 = or i8 %t518, %t525
  %t527 = fpext float %t417 to double
  %t528 = fmul double %t527, %t527
  %t529 = fadd double %t521, %t528
  %t530 = call float @llvm.fabs.f32(float %t420)
  %t531 = fcmp olt float %t530, 0x7FF0000000000000
  %t532 = xor i1 %t531, true
  %t533 = zext i1 %t532 to i8
  %t534 = or i8 %t526, %t533
  %t535 = fpext float %t420 to double
  %t536 = fmul double %t535, %t535
  %t537 = fadd double %t529, %t536
  %t538 = call float @llvm.fabs.f32(float %t423)
  %t539 = fcmp olt float %t538, 0x7FF0000000000000
  %t540 = xor i1 %t539, true
  %t541 = zext i1 %t540 to i8
  %t542 = or i8 %t534, %t541
  %t543 = fpext float %t423 to double
  %t544 = fmul double %t543, %t543
  %t545 = fadd double %t537, %t544
  %t546 = call float @llvm.fabs.f32(float %t426)
  %t547 = fcmp olt float %t546, 0x7FF0000000000000
  %t548 = xor i1 %t547, true
  %t549 = zext i1 %t548 to i8
  %t550 = or i8 %t542, %t549
  %t551 = fpext float %t426 to double
  %t552 = fmul double %t551, %t551
  %t553 = fadd double %t545, %t552
  %t554 = call float @llvm.fabs.f32(float %t429)
  %t555 = fcmp olt float %t554, 0x7FF0000000000000
  %t556 = xor i1 %t555, true
  %t557 = zext i1 %t556 to i8
  %t558 = or i8 %t550, %t557
  %t559 = fpext float %t429 to double
  %t560 = fmul double %t559, %t559
  %t561 = fadd double %t553, %t560
  %t562 = call float @llvm.fabs.f32(float %t432)
  %t563 = fcmp olt float %t562, 0x7FF0000000000000
  %t564 = xor i1 %t563, true
  %t565 = zext i1 %t564 to i8
  %t566 = or i8 %t558, %t565
  %t567 = fpext float %t432 to double
  %t568 = fmul double %t567, %t567
  %t569 = fadd double %t561, %t568
  %t570 = call float @llvm.fabs.f32(float %t435)
  %t571 = fcmp olt float %t570, 0x7FF0000000000000
  %t572 = xor i1 %t571, true
  %t573 = zext i1 %t572 to i8
  %t574 = or i8 %t566, %t573
  %t575 = fpext float %t435 to double
  %t576 = fmul double %t575, %t575
  %t577 = fadd double %t569, %t576
  %t578 = call float @llvm.fabs.f32(float %t438)
  %t579 = fcmp olt float %t578, 0x7FF0000000000000
  %t580 = xor i1 %t579, true
  %t581 = zext i1 %t580 to i8
  %t582 = or i8 %t574, %t581
  %t583 = fpext float %t438 to double
  %t584 = fmul double %t583, %t583
  %t585 = fadd double %t577, %t584
  %t586 = call float @llvm.fabs.f32(float %t441)
  %t587 = fcmp olt float %t586, 0x7FF0000000000000
  %t588 = xor i1 %t587, true
  %t589 = zext i1 %t588 to i8
  %t590 = or i8 %t582, %t589
  %t591 = fpext float %t441 to double
  %t592 = fmul double %t591, %t591
  %t593 = fadd double %t585, %t592
  %t377 = add nuw nsw i64 %t376, 256
  br label %b373, !llvm.loop !1000000
b375:
  %t594 = add i64 %t372, %t5
  br label %b595
b595:
  %t598 = phi i64 [ %t594, %b375 ], [ %t599, %b596 ]
  %t600 = phi i8 [ %t378, %b375 ], [ %t617, %b596 ]
  %t601 = phi double [ %t379, %b375 ], [ %t620, %b596 ]
  %t602 = icmp slt i64 %t598, %t368
  br i1 %t602, label %b596, label %b597
b596:
  %t603 = getelementptr inbounds float, ptr %t386, i64 %t598
  %t604 = load float, ptr %t603, align 4
  %t605 = insertelement <4 x float> poison, float %t604, i64 0
  %t606 = shufflevector <4 x float> %t605, <4 x float> poison, <4 x i32> zeroinitializer
  %t607 = call float @llvm.fabs.f32(float %t604)
  %t608 = insertelement <4 x float> poison, float %t607, i64 0
  %t609 = shufflevector <4 x float> %t608, <4 x float> poison, <4 x i32> zeroinitializer
  %t610 = fcmp olt float %t607, 0x7FF0000000000000
  %t611 = insertelement <4 x i1> poison, i1 %t610, i64 0
  %t612 = shufflevector <4 x i1> %t611, <4 x i1> poison, <4 x i32> zeroinitializer
  %t613 = xor i1 %t610, true
  %t614 = insertelement <4 x i1> poison, i1 %t613, i64 0
  %t615 = shufflevector <4 x i1> %t614, <4 x i1> poison, <4 x i32> zeroinitializer
  %t616 = zext i1 %t613 to i8
  %t617 = or i8 %t600, %t616
  %t618 = fpext float %t604 to double
  %t619 = fmul double %t618, %t618
  %t620 = fadd double %t601, %t619
  %t599 = add nuw nsw i64 %t598, 16
  br label %b595, !llvm.loop !1000000
b597:
  %t621 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t622 = and i32 %t621, 16
  %t623 = shl i32 65535, %t622
  %t624 = zext i8 %t600 to i32
  %t625 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t623, i32 %t624, i32 8, i32 4127)
  %t626 = trunc i32 %t625 to i8
  %t627 = or i8 %t600, %t626
  %t628 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t629 = and i32 %t628, 16
  %t630 = shl i32 65535, %t629
  %t631 = zext i8 %t627 to i32
  %t632 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t630, i32 %t631, i32 4, i32 4127)
  %t633 = trunc i32 %t632 to i8
  %t634 = or i8 %t627, %t633
  %t635 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t636 = and i32 %t635, 16
  %t637 = shl i32 65535, %t636
  %t638 = zext i8 %t634 to i32
  %t639 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t637, i32 %t638, i32 2, i32 4127)
  %t640 = trunc i32 %t639 to i8
  %t641 = or i8 %t634, %t640
  %t642 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t643 = and i32 %t642, 16
  %t644 = shl i32 65535, %t643
  %t645 = zext i8 %t641 to i32
  %t646 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t644, i32 %t645, i32 1, i32 4127)
  %t647 = trunc i32 %t646 to i8
  %t648 = or i8 %t641, %t647
  %t649 = uitofp i8 %t648 to double
  %t650 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t651 = and i32 %t650, 16
  %t652 = shl i32 65535, %t651
  %t653 = bitcast double %t601 to i64
  %t654 = trunc i64 %t653 to i32
  %t655 = lshr i64 %t653, 32
  %t656 = trunc i64 %t655 to i32
  %t657 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t652, i32 %t654, i32 8, i32 4127)
  %t658 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t652, i32 %t656, i32 8, i32 4127)
  %t659 = zext i32 %t657 to i64
  %t660 = zext i32 %t658 to i64
  %t661 = shl i64 %t660, 32
  %t662 = or i64 %t661, %t659
  %t663 = bitcast i64 %t662 to double
  %t664 = fadd double %t601, %t663
  %t665 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t666 = and i32 %t665, 16
  %t667 = shl i32 65535, %t666
  %t668 = bitcast double %t664 to i64
  %t669 = trunc i64 %t668 to i32
  %t670 = lshr i64 %t668, 32
  %t671 = trunc i64 %t670 to i32
  %t672 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t667, i32 %t669, i32 4, i32 4127)
  %t673 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t667, i32 %t671, i32 4, i32 4127)
  %t674 = zext i32 %t672 to i64
  %t675 = zext i32 %t673 to i64
  %t676 = shl i64 %t675, 32
  %t677 = or i64 %t676, %t674
  %t678 = bitcast i64 %t677 to double
  %t679 = fadd double %t664, %t678
  %t680 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t681 = and i32 %t680, 16
  %t682 = shl i32 65535, %t681
  %t683 = bitcast double %t679 to i64
  %t684 = trunc i64 %t683 to i32
  %t685 = lshr i64 %t683, 32
  %t686 = trunc i64 %t685 to i32
  %t687 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t682, i32 %t684, i32 2, i32 4127)
  %t688 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t682, i32 %t686, i32 2, i32 4127)
  %t689 = zext i32 %t687 to i64
  %t690 = zext i32 %t688 to i64
  %t691 = shl i64 %t690, 32
  %t692 = or i64 %t691, %t689
  %t693 = bitcast i64 %t692 to double
  %t694 = fadd double %t679, %t693
  %t695 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t696 = and i32 %t695, 16
  %t697 = shl i32 65535, %t696
  %t698 = bitcast double %t694 to i64
  %t699 = trunc i64 %t698 to i32
  %t700 = lshr i64 %t698, 32
  %t701 = trunc i64 %t700 to i32
  %t702 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t697, i32 %t699, i32 1, i32 4127)
  %t703 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t697, i32 %t701, i32 1, i32 4127)
  %t704 = zext i32 %t702 to i64
  %t705 = zext i32 %t703 to i64
  %t706 = shl i64 %t705, 32
  %t707 = or i64 %t706, %t704
  %t708 = bitcast i64 %t707 to double
  %t709 = fadd double %t694, %t708
  %t710 = icmp eq i64 %t5, 0
  br i1 %t710, label %b711, label %b712
b711:
  %t713 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t714 = load i64, ptr %t713, align 8
  %t715 = inttoptr i64 %t714 to ptr addrspace(1)
  %t716 = addrspacecast ptr addrspace(1) %t715 to ptr
  %t717 = udiv i64 %t366, 1024
  %t719 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t720 = load i64, ptr %t719, align 8
  %t721 = inttoptr i64 %t720 to ptr addrspace(1)
  %t722 = addrspacecast ptr addrspace(1) %t721 to ptr
  %t718 = getelementptr inbounds double, ptr %t716, i64 %t717
  store double %t649, ptr %t718, align 8
  %t723 = getelementptr inbounds double, ptr %t722, i64 %t717
  store double %t709, ptr %t723, align 8
  br label %b712
b712:
  %t364 = add nuw nsw i64 %t363, %t358
  br label %b360, !llvm.loop !1000000
b362:
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
  %t109 = add i64 %col, %t108
  %t110 = sub i64 %t104, %t109
  %t111 = urem i64 %t110, 1024
  %t112 = sub i64 %t110, %t111
  %t150 = add i64 %t109, %t112
  %t113 = mul i64 %t2, 4
  %t114 = mul i64 %t4, 4
  %t115 = add i64 %col, %t113
  br label %b116
b116:
  %t119 = phi i64 [ %t115, %b71 ], [ %t120, %b117 ]
  %t121 = icmp slt i64 %t119, %t109
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
  br label %b116, !llvm.loop !1000000
b118:
  br label %b151
b151:
  %t154 = phi i64 [ %t109, %b118 ], [ %t155, %b161 ]
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
  br label %b159, !llvm.loop !1000000
b161:
  %t155 = add nuw nsw i64 %t154, 1024
  br label %b151, !llvm.loop !1000000
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
  br label %b317, !llvm.loop !1000000
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
  br label %b8, !llvm.loop !1000000
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
  br label %b178, !llvm.loop !1000000
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
  %t135 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t136 = load i64, ptr %t135, align 8
  %t137 = inttoptr i64 %t136 to ptr addrspace(1)
  %t138 = addrspacecast ptr addrspace(1) %t137 to ptr
  %t259 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t260 = load i64, ptr %t259, align 8
  %t261 = inttoptr i64 %t260 to ptr addrspace(1)
  %t262 = addrspacecast ptr addrspace(1) %t261 to ptr
  %t263 = mul i64 %number, 2
  %t264 = getelementptr inbounds double, ptr %t262, i64 %t263
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
  %t59 = call double @llvm.maximum.f64(double %t53, double %t58)
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
  %t74 = call double @llvm.maximum.f64(double %t53, double %t73)
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
  %t89 = call double @llvm.maximum.f64(double %t74, double %t88)
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
  %t104 = call double @llvm.maximum.f64(double %t89, double %t103)
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
  %t119 = call double @llvm.maximum.f64(double %t104, double %t118)
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
  %t134 = fcmp une double %t133, 0x0000000000000000
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
  %t256 = icmp eq i64 %t2, 0
  br i1 %t256, label %b257, label %b258
b257:
  %t265 = uitofp i1 %t134 to double
  %t266 = getelementptr inbounds double, ptr %t264, i64 0
  store double %t265, ptr %t266, align 8
  %t267 = getelementptr inbounds double, ptr %t264, i64 1
  store double %t255, ptr %t267, align 8
  br label %b258
b258:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t268 = getelementptr inbounds double, ptr %t264, i64 0
  %t269 = load double, ptr %t268, align 8
  %t270 = fcmp une double %t269, 0x0000000000000000
  %t271 = getelementptr inbounds double, ptr %t264, i64 1
  %t272 = load double, ptr %t271, align 8
  %t273 = icmp eq i64 %t2, 0
  br i1 %t273, label %b274, label %b275
b274:
  %t276 = uitofp i1 %t270 to double
  %t277 = getelementptr inbounds i64, ptr %tensor, i64 1
  %t278 = load i64, ptr %t277, align 8
  %t279 = getelementptr inbounds i64, ptr %ctx, i64 9
  %t280 = load i64, ptr %t279, align 8
  %t281 = getelementptr inbounds i64, ptr %ctx, i64 5
  %t282 = load i64, ptr %t281, align 8
  %t283 = inttoptr i64 %t282 to ptr addrspace(1)
  %t284 = addrspacecast ptr addrspace(1) %t283 to ptr
  %t285 = mul i64 %t280, 0
  %t286 = add i64 %t285, %t278
  %t287 = getelementptr inbounds double, ptr %t284, i64 %t286
  %t288 = getelementptr inbounds double, ptr %t287, i64 0
  store double %t276, ptr %t288, align 8
  %t289 = getelementptr inbounds i64, ptr %tensor, i64 1
  %t290 = load i64, ptr %t289, align 8
  %t291 = getelementptr inbounds i64, ptr %ctx, i64 9
  %t292 = load i64, ptr %t291, align 8
  %t293 = getelementptr inbounds i64, ptr %ctx, i64 5
  %t294 = load i64, ptr %t293, align 8
  %t295 = inttoptr i64 %t294 to ptr addrspace(1)
  %t296 = addrspacecast ptr addrspace(1) %t295 to ptr
  %t297 = mul i64 %t292, 1
  %t298 = add i64 %t297, %t290
  %t299 = getelementptr inbounds double, ptr %t296, i64 %t298
  %t300 = getelementptr inbounds double, ptr %t299, i64 0
  store double %t272, ptr %t300, align 8
  br label %b275
b275:
  ret void
}

define internal void @sf_x_stage1_1(ptr %ctx) convergent nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t269 = getelementptr inbounds i64, ptr %ctx, i64 2
  %t270 = load i64, ptr %t269, align 8
  %t271 = inttoptr i64 %t270 to ptr addrspace(1)
  %t272 = addrspacecast ptr addrspace(1) %t271 to ptr
  %t278 = getelementptr inbounds i64, ptr %ctx, i64 7
  %t279 = load i64, ptr %t278, align 8
  %t286 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t287 = load i64, ptr %t286, align 8
  %t288 = inttoptr i64 %t287 to ptr addrspace(1)
  %t289 = addrspacecast ptr addrspace(1) %t288 to ptr
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
  %t27 = phi i64 [ 1, %entry ], [ %t125, %b41 ]
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
  %t42 = phi i64 [ %t35, %b19 ], [ %t43, %b123 ]
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
  %t74 = call double @llvm.maximum.f64(double %t53, double %t73)
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
  %t89 = call double @llvm.maximum.f64(double %t74, double %t88)
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
  %t104 = call double @llvm.maximum.f64(double %t89, double %t103)
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
  %t119 = call double @llvm.maximum.f64(double %t104, double %t118)
  %t120 = mul i64 %t42, %t27
  %t121 = icmp eq i64 %t32, 0
  br i1 %t121, label %b122, label %b123
b122:
  %t124 = getelementptr inbounds double, ptr %t11, i64 %t120
  store double %t119, ptr %t124, align 8
  br label %b123
b123:
  %t43 = add nuw nsw i64 %t42, %t38
  br label %b39
b41:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t125 = mul i64 %t27, 1024
  %t126 = icmp sgt i64 %t29, 1
  br i1 %t126, label %b19, label %b127
b127:
  %t128 = getelementptr inbounds double, ptr %t11, i64 0
  %t129 = load double, ptr %t128, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %b22
b20:
  %t130 = icmp sgt i64 %t7, 0
  br i1 %t130, label %b21, label %b22
b21:
  %t131 = getelementptr inbounds double, ptr %t18, i64 0
  %t132 = load double, ptr %t131, align 8
  br label %b22
b22:
  %t133 = phi double [ %t129, %b127 ], [ 0x0000000000000000, %b20 ], [ %t132, %b21 ]
  %t134 = fcmp une double %t133, 0x0000000000000000
  %t135 = xor i1 %t134, true
  %t136 = getelementptr inbounds i64, ptr %ctx, i64 9
  %t137 = load i64, ptr %t136, align 8
  %t138 = getelementptr inbounds i64, ptr %ctx, i64 10
  %t139 = load i64, ptr %t138, align 8
  %t140 = inttoptr i64 %t139 to ptr addrspace(1)
  %t141 = addrspacecast ptr addrspace(1) %t140 to ptr
  %t142 = getelementptr inbounds i64, ptr %ctx, i64 5
  %t143 = load i64, ptr %t142, align 8
  %t144 = inttoptr i64 %t143 to ptr addrspace(1)
  %t145 = addrspacecast ptr addrspace(1) %t144 to ptr
  %t146 = mul i64 %t137, 1
  %t147 = add i64 %t146, 0
  %t148 = getelementptr inbounds double, ptr %t145, i64 %t147
  %t153 = icmp sgt i64 %t137, 0
  br i1 %t153, label %b149, label %b150
b149:
  %t154 = phi ptr [ %t148, %b22 ], [ %t141, %b171 ]
  %t155 = phi i64 [ %t137, %b22 ], [ %t159, %b171 ]
  %t156 = phi i64 [ 1, %b22 ], [ %t157, %b171 ]
  %t157 = phi i64 [ 1, %b22 ], [ %t255, %b171 ]
  %t158 = add i64 %t155, 1023
  %t159 = udiv i64 %t158, 1024
  %t160 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t161 = zext i32 %t160 to i64
  %t162 = and i64 %t161, 15
  %t163 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t164 = zext i32 %t163 to i64
  %t165 = udiv i64 %t164, 16
  %t166 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t167 = zext i32 %t166 to i64
  %t168 = udiv i64 %t167, 16
  br label %b169
b169:
  %t172 = phi i64 [ %t165, %b149 ], [ %t173, %b253 ]
  %t174 = icmp slt i64 %t172, %t159
  br i1 %t174, label %b170, label %b171
b170:
  %t175 = mul i64 %t172, 1024
  %t176 = sub i64 %t155, %t175
  %t177 = call i64 @llvm.smin.i64(i64 %t176, i64 1024)
  br label %b178
b178:
  %t181 = phi i64 [ %t162, %b170 ], [ %t182, %b179 ]
  %t183 = phi double [ 0x0000000000000000, %b170 ], [ %t189, %b179 ]
  %t184 = icmp slt i64 %t181, %t177
  br i1 %t184, label %b179, label %b180
b179:
  %t185 = add i64 %t175, %t181
  %t186 = mul i64 %t185, %t156
  %t187 = getelementptr inbounds double, ptr %t154, i64 %t186
  %t188 = load double, ptr %t187, align 8
  %t189 = fadd double %t183, %t188
  %t182 = add nuw nsw i64 %t181, 16
  br label %b178
b180:
  %t190 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t191 = and i32 %t190, 16
  %t192 = shl i32 65535, %t191
  %t193 = bitcast double %t183 to i64
  %t194 = trunc i64 %t193 to i32
  %t195 = lshr i64 %t193, 32
  %t196 = trunc i64 %t195 to i32
  %t197 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t192, i32 %t194, i32 8, i32 4127)
  %t198 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t192, i32 %t196, i32 8, i32 4127)
  %t199 = zext i32 %t197 to i64
  %t200 = zext i32 %t198 to i64
  %t201 = shl i64 %t200, 32
  %t202 = or i64 %t201, %t199
  %t203 = bitcast i64 %t202 to double
  %t204 = fadd double %t183, %t203
  %t205 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t206 = and i32 %t205, 16
  %t207 = shl i32 65535, %t206
  %t208 = bitcast double %t204 to i64
  %t209 = trunc i64 %t208 to i32
  %t210 = lshr i64 %t208, 32
  %t211 = trunc i64 %t210 to i32
  %t212 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t207, i32 %t209, i32 4, i32 4127)
  %t213 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t207, i32 %t211, i32 4, i32 4127)
  %t214 = zext i32 %t212 to i64
  %t215 = zext i32 %t213 to i64
  %t216 = shl i64 %t215, 32
  %t217 = or i64 %t216, %t214
  %t218 = bitcast i64 %t217 to double
  %t219 = fadd double %t204, %t218
  %t220 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t221 = and i32 %t220, 16
  %t222 = shl i32 65535, %t221
  %t223 = bitcast double %t219 to i64
  %t224 = trunc i64 %t223 to i32
  %t225 = lshr i64 %t223, 32
  %t226 = trunc i64 %t225 to i32
  %t227 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t222, i32 %t224, i32 2, i32 4127)
  %t228 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t222, i32 %t226, i32 2, i32 4127)
  %t229 = zext i32 %t227 to i64
  %t230 = zext i32 %t228 to i64
  %t231 = shl i64 %t230, 32
  %t232 = or i64 %t231, %t229
  %t233 = bitcast i64 %t232 to double
  %t234 = fadd double %t219, %t233
  %t235 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t236 = and i32 %t235, 16
  %t237 = shl i32 65535, %t236
  %t238 = bitcast double %t234 to i64
  %t239 = trunc i64 %t238 to i32
  %t240 = lshr i64 %t238, 32
  %t241 = trunc i64 %t240 to i32
  %t242 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t237, i32 %t239, i32 1, i32 4127)
  %t243 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t237, i32 %t241, i32 1, i32 4127)
  %t244 = zext i32 %t242 to i64
  %t245 = zext i32 %t243 to i64
  %t246 = shl i64 %t245, 32
  %t247 = or i64 %t246, %t244
  %t248 = bitcast i64 %t247 to double
  %t249 = fadd double %t234, %t248
  %t250 = mul i64 %t172, %t157
  %t251 = icmp eq i64 %t162, 0
  br i1 %t251, label %b252, label %b253
b252:
  %t254 = getelementptr inbounds double, ptr %t141, i64 %t250
  store double %t249, ptr %t254, align 8
  br label %b253
b253:
  %t173 = add nuw nsw i64 %t172, %t168
  br label %b169
b171:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t255 = mul i64 %t157, 1024
  %t256 = icmp sgt i64 %t159, 1
  br i1 %t256, label %b149, label %b257
b257:
  %t258 = getelementptr inbounds double, ptr %t141, i64 0
  %t259 = load double, ptr %t258, align 8
  br label %b152
b150:
  %t260 = icmp sgt i64 %t137, 0
  br i1 %t260, label %b151, label %b152
b151:
  %t261 = getelementptr inbounds double, ptr %t148, i64 0
  %t262 = load double, ptr %t261, align 8
  br label %b152
b152:
  %t263 = phi double [ %t259, %b257 ], [ 0x0000000000000000, %b150 ], [ %t262, %b151 ]
  %t264 = call double @llvm.sqrt.f64(double %t263)
  %t265 = fadd double %t264, 0x3EB0C6F7A0B5ED8D
  %t266 = icmp eq i64 %t2, 0
  br i1 %t266, label %b267, label %b268
b267:
  %t273 = uitofp i1 %t135 to double
  %t274 = getelementptr inbounds double, ptr %t272, i64 1
  store double %t273, ptr %t274, align 8
  %t275 = getelementptr inbounds double, ptr %t272, i64 2
  store double %t265, ptr %t275, align 8
  br label %b268
b268:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t276 = getelementptr inbounds double, ptr %t272, i64 2
  %t277 = load double, ptr %t276, align 8
  br label %b280
b280:
  %t283 = phi i64 [ %t2, %b268 ], [ %t284, %b281 ]
  %t285 = icmp slt i64 %t283, %t279
  br i1 %t285, label %b281, label %b282
b281:
  %t290 = mul i64 %t283, 20
  %t291 = getelementptr inbounds double, ptr %t289, i64 %t290
  %t292 = getelementptr inbounds double, ptr %t291, i64 0
  %t293 = load double, ptr %t292, align 8
  %t294 = fdiv double %t293, %t277
  %t295 = call double @llvm.minimum.f64(double 0x3FF0000000000000, double %t294)
  %t296 = fptrunc double %t295 to float
  %t297 = fpext float %t296 to double
  %t298 = getelementptr inbounds double, ptr %t291, i64 6
  store double %t297, ptr %t298, align 8
  %t284 = add nuw nsw i64 %t283, %t4
  br label %b280, !llvm.loop !1000000
b282:
  %t299 = getelementptr inbounds double, ptr %t272, i64 1
  %t300 = load double, ptr %t299, align 8
  %t301 = fcmp une double %t300, 0x0000000000000000
  br i1 %t301, label %b302, label %b304
b302:
  %t305 = getelementptr inbounds double, ptr %t272, i64 3
  %t306 = load double, ptr %t305, align 8
  %t307 = icmp eq i64 %t2, 0
  br i1 %t307, label %b308, label %b309
b308:
  %t310 = getelementptr inbounds double, ptr %t272, i64 0
  store double %t306, ptr %t310, align 8
  br label %b309
b309:
  br label %b304
b304:
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
  %t15 = phi i64 [ %t11, %entry ], [ %t16, %b233 ]
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
  %t30 = phi i64 [ -9218868437227405313, %b13 ], [ %t92, %b26 ]
  %t31 = phi double [ 0x0000000000000000, %b13 ], [ %t93, %b26 ]
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
  br label %b25, !llvm.loop !1000000
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
  br label %b95, !llvm.loop !1000000
b97:
  %t115 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t116 = and i32 %t115, 16
  %t117 = shl i32 65535, %t116
  %t118 = trunc i64 %t100 to i32
  %t119 = lshr i64 %t100, 32
  %t120 = trunc i64 %t119 to i32
  %t121 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t117, i32 %t118, i32 8, i32 4127)
  %t122 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t117, i32 %t120, i32 8, i32 4127)
  %t123 = zext i32 %t121 to i64
  %t124 = zext i32 %t122 to i64
  %t125 = shl i64 %t124, 32
  %t126 = or i64 %t125, %t123
  %t127 = call i64 @llvm.smax.i64(i64 %t100, i64 %t126)
  %t128 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t129 = and i32 %t128, 16
  %t130 = shl i32 65535, %t129
  %t131 = trunc i64 %t127 to i32
  %t132 = lshr i64 %t127, 32
  %t133 = trunc i64 %t132 to i32
  %t134 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t130, i32 %t131, i32 4, i32 4127)
  %t135 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t130, i32 %t133, i32 4, i32 4127)
  %t136 = zext i32 %t134 to i64
  %t137 = zext i32 %t135 to i64
  %t138 = shl i64 %t137, 32
  %t139 = or i64 %t138, %t136
  %t140 = call i64 @llvm.smax.i64(i64 %t127, i64 %t139)
  %t141 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t142 = and i32 %t141, 16
  %t143 = shl i32 65535, %t142
  %t144 = trunc i64 %t140 to i32
  %t145 = lshr i64 %t140, 32
  %t146 = trunc i64 %t145 to i32
  %t147 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t143, i32 %t144, i32 2, i32 4127)
  %t148 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t143, i32 %t146, i32 2, i32 4127)
  %t149 = zext i32 %t147 to i64
  %t150 = zext i32 %t148 to i64
  %t151 = shl i64 %t150, 32
  %t152 = or i64 %t151, %t149
  %t153 = call i64 @llvm.smax.i64(i64 %t140, i64 %t152)
  %t154 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t155 = and i32 %t154, 16
  %t156 = shl i32 65535, %t155
  %t157 = trunc i64 %t153 to i32
  %t158 = lshr i64 %t153, 32
  %t159 = trunc i64 %t158 to i32
  %t160 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t156, i32 %t157, i32 1, i32 4127)
  %t161 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t156, i32 %t159, i32 1, i32 4127)
  %t162 = zext i32 %t160 to i64
  %t163 = zext i32 %t161 to i64
  %t164 = shl i64 %t163, 32
  %t165 = or i64 %t164, %t162
  %t166 = call i64 @llvm.smax.i64(i64 %t153, i64 %t165)
  %t167 = ashr i64 %t166, 63
  %t168 = and i64 %t167, 9223372036854775807
  %t169 = xor i64 %t166, %t168
  %t170 = bitcast i64 %t169 to double
  %t171 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t172 = and i32 %t171, 16
  %t173 = shl i32 65535, %t172
  %t174 = bitcast double %t101 to i64
  %t175 = trunc i64 %t174 to i32
  %t176 = lshr i64 %t174, 32
  %t177 = trunc i64 %t176 to i32
  %t178 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t173, i32 %t175, i32 8, i32 4127)
  %t179 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t173, i32 %t177, i32 8, i32 4127)
  %t180 = zext i32 %t178 to i64
  %t181 = zext i32 %t179 to i64
  %t182 = shl i64 %t181, 32
  %t183 = or i64 %t182, %t180
  %t184 = bitcast i64 %t183 to double
  %t185 = fadd double %t101, %t184
  %t186 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t187 = and i32 %t186, 16
  %t188 = shl i32 65535, %t187
  %t189 = bitcast double %t185 to i64
  %t190 = trunc i64 %t189 to i32
  %t191 = lshr i64 %t189, 32
  %t192 = trunc i64 %t191 to i32
  %t193 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t188, i32 %t190, i32 4, i32 4127)
  %t194 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t188, i32 %t192, i32 4, i32 4127)
  %t195 = zext i32 %t193 to i64
  %t196 = zext i32 %t194 to i64
  %t197 = shl i64 %t196, 32
  %t198 = or i64 %t197, %t195
  %t199 = bitcast i64 %t198 to double
  %t200 = fadd double %t185, %t199
  %t201 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t202 = and i32 %t201, 16
  %t203 = shl i32 65535, %t202
  %t204 = bitcast double %t200 to i64
  %t205 = trunc i64 %t204 to i32
  %t206 = lshr i64 %t204, 32
  %t207 = trunc i64 %t206 to i32
  %t208 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t203, i32 %t205, i32 2, i32 4127)
  %t209 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t203, i32 %t207, i32 2, i32 4127)
  %t210 = zext i32 %t208 to i64
  %t211 = zext i32 %t209 to i64
  %t212 = shl i64 %t211, 32
  %t213 = or i64 %t212, %t210
  %t214 = bitcast i64 %t213 to double
  %t215 = fadd double %t200, %t214
  %t216 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t217 = and i32 %t216, 16
  %t218 = shl i32 65535, %t217
  %t219 = bitcast double %t215 to i64
  %t220 = trunc i64 %t219 to i32
  %t221 = lshr i64 %t219, 32
  %t222 = trunc i64 %t221 to i32
  %t223 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t218, i32 %t220, i32 1, i32 4127)
  %t224 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t218, i32 %t222, i32 1, i32 4127)
  %t225 = zext i32 %t223 to i64
  %t226 = zext i32 %t224 to i64
  %t227 = shl i64 %t226, 32
  %t228 = or i64 %t227, %t225
  %t229 = bitcast i64 %t228 to double
  %t230 = fadd double %t215, %t229
  %t231 = icmp eq i64 %t5, 0
  br i1 %t231, label %b232, label %b233
b232:
  %t234 = udiv i64 %t18, 1024
  %t235 = mul i64 %t234, 1024
  %t236 = getelementptr inbounds double, ptr %t38, i64 %t235
  store double %t170, ptr %t236, align 8
  %t237 = getelementptr inbounds double, ptr %t44, i64 %t235
  store double %t230, ptr %t237, align 8
  br label %b233
b233:
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
  call void @sf_x_sweep0_pass0(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23, i64 %t25, i64 %t27)
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

!1000000 = distinct !{!1000000, !1000001}
!1000001 = !{!"llvm.loop.unroll.disable"}
