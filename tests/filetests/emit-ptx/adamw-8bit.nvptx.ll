target triple = "nvptx64-nvidia-cuda"

declare float @llvm.fabs.f32(float)
declare double @llvm.fabs.f64(double)
declare double @llvm.maximum.f64(double, double)
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32)
declare float @llvm.rint.f32(float)
declare i64 @llvm.smin.i64(i64, i64)
declare float @llvm.sqrt.f32(float)
declare double @llvm.sqrt.f64(double)
declare i32 @llvm.umax.i32(i32, i32)

define internal void @sf_x_fold_absmax(ptr %out, ptr %list, i64 %count, i64 %stride, ptr %scratch, i64 %step, i1 %once) nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  br label %b1
b1:
  %t4 = phi i64 [ 0, %entry ], [ %t5, %b2 ]
  %t6 = phi double [ 0x0000000000000000, %entry ], [ %t12, %b2 ]
  %t7 = icmp slt i64 %t4, %count
  br i1 %t7, label %b2, label %b3
b2:
  %t8 = mul i64 %t4, %stride
  %t9 = getelementptr inbounds double, ptr %list, i64 %t8
  %t10 = load double, ptr %t9, align 8
  %t11 = call double @llvm.fabs.f64(double %t10)
  %t12 = call double @llvm.maximum.f64(double %t6, double %t11)
  %t5 = add nuw nsw i64 %t4, 1
  br label %b1
b3:
  %t13 = getelementptr inbounds double, ptr %out, i64 0
  store double %t6, ptr %t13, align 8
  ret void
}

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
  %t41 = add i64 %cols, 1023
  %t42 = udiv i64 %t41, 1024
  %t43 = mul i64 %rows, %t42
  %t57 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t58 = load i64, ptr %t57, align 8
  %t59 = inttoptr i64 %t58 to ptr addrspace(1)
  %t60 = addrspacecast ptr addrspace(1) %t59 to ptr
  %t63 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t64 = load i64, ptr %t63, align 8
  %t65 = inttoptr i64 %t64 to ptr addrspace(1)
  %t66 = addrspacecast ptr addrspace(1) %t65 to ptr
  %t70 = add i64 %col, %cols
  %t71 = getelementptr inbounds i64, ptr %tensor, i64 2
  %t72 = load i64, ptr %t71, align 8
  %t73 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t74 = load i64, ptr %t73, align 8
  %t95 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t96 = load i64, ptr %t95, align 8
  %t97 = inttoptr i64 %t96 to ptr addrspace(1)
  %t98 = addrspacecast ptr addrspace(1) %t97 to ptr
  %t102 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t103 = load i64, ptr %t102, align 8
  %t104 = inttoptr i64 %t103 to ptr addrspace(1)
  %t105 = addrspacecast ptr addrspace(1) %t104 to ptr
  %t108 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t109 = load i64, ptr %t108, align 8
  %t110 = inttoptr i64 %t109 to ptr addrspace(1)
  %t111 = addrspacecast ptr addrspace(1) %t110 to ptr
  %t114 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t115 = load i64, ptr %t114, align 8
  %t116 = inttoptr i64 %t115 to ptr addrspace(1)
  %t117 = addrspacecast ptr addrspace(1) %t116 to ptr
  %t374 = getelementptr inbounds i64, ptr %tensor, i64 15
  %t375 = load i64, ptr %t374, align 8
  %t376 = inttoptr i64 %t375 to ptr addrspace(1)
  %t377 = addrspacecast ptr addrspace(1) %t376 to ptr
  %t378 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t379 = load i64, ptr %t378, align 8
  %t384 = getelementptr inbounds i64, ptr %tensor, i64 16
  %t385 = load i64, ptr %t384, align 8
  %t386 = inttoptr i64 %t385 to ptr addrspace(1)
  %t387 = addrspacecast ptr addrspace(1) %t386 to ptr
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t14 = getelementptr inbounds double, ptr %t13, i64 5
  %t15 = load double, ptr %t14, align 8
  %t16 = fptrunc double %t15 to float
  %t17 = getelementptr inbounds double, ptr %t13, i64 6
  %t18 = load double, ptr %t17, align 8
  %t19 = fptrunc double %t18 to float
  %t20 = getelementptr inbounds double, ptr %t13, i64 7
  %t21 = load double, ptr %t20, align 8
  %t22 = fptrunc double %t21 to float
  %t23 = getelementptr inbounds double, ptr %t13, i64 8
  %t24 = load double, ptr %t23, align 8
  %t25 = fptrunc double %t24 to float
  %t26 = getelementptr inbounds double, ptr %t13, i64 11
  %t27 = load double, ptr %t26, align 8
  %t28 = fptrunc double %t27 to float
  %t29 = getelementptr inbounds double, ptr %t13, i64 12
  %t30 = load double, ptr %t29, align 8
  %t31 = fptrunc double %t30 to float
  %t32 = getelementptr inbounds double, ptr %t13, i64 15
  %t33 = load double, ptr %t32, align 8
  %t34 = fptrunc double %t33 to float
  %t35 = getelementptr inbounds double, ptr %t13, i64 16
  %t36 = load double, ptr %t35, align 8
  %t37 = fptrunc double %t36 to float
  %t38 = getelementptr inbounds double, ptr %t13, i64 17
  %t39 = load double, ptr %t38, align 8
  %t40 = fptrunc double %t39 to float
  %t44 = udiv i64 %t2, 16
  %t45 = udiv i64 %t4, 16
  br label %b46
b46:
  %t49 = phi i64 [ %t44, %entry ], [ %t50, %b370 ]
  %t51 = icmp slt i64 %t49, %t43
  br i1 %t51, label %b47, label %b48
b47:
  %t52 = udiv i64 %t49, %t42
  %t53 = add i64 %row, %t52
  %t54 = urem i64 %t49, %t42
  %t55 = mul i64 %t54, 1024
  %t56 = add i64 %col, %t55
  %t69 = add i64 %t56, 1024
  %t75 = mul i64 %t53, %t74
  %t76 = sub i64 %t72, %t75
  %t77 = call i64 @llvm.smin.i64(i64 %t70, i64 %t76)
  %t78 = call i64 @llvm.smin.i64(i64 %t69, i64 %t77)
  %t79 = icmp slt i64 %t56, %t78
  %t80 = select i1 %t79, i64 %t78, i64 %t56
  %t81 = sub i64 %t80, %t56
  %t82 = urem i64 %t81, 64
  %t83 = sub i64 %t81, %t82
  %t84 = add i64 %t56, %t83
  %t367 = icmp slt i64 %t56, %t77
  %t61 = getelementptr inbounds float, ptr %t60, i64 %t53
  %t62 = load float, ptr %t61, align 4
  %t67 = getelementptr inbounds float, ptr %t66, i64 %t53
  %t68 = load float, ptr %t67, align 4
  br label %b85
b85:
  %t88 = phi i64 [ %t56, %b47 ], [ %t89, %b86 ]
  %t90 = phi i32 [ 0, %b47 ], [ %t269, %b86 ]
  %t91 = phi i32 [ 0, %b47 ], [ %t272, %b86 ]
  %t92 = icmp slt i64 %t88, %t84
  br i1 %t92, label %b86, label %b87
b86:
  %t93 = add i64 %t88, 16
  %t94 = add i64 %t88, %t5
  %t99 = add i64 %t75, %t94
  %t120 = add i64 %t94, 16
  %t121 = add i64 %t75, %t120
  %t130 = add i64 %t94, 32
  %t131 = add i64 %t75, %t130
  %t140 = add i64 %t94, 48
  %t141 = add i64 %t75, %t140
  %t100 = getelementptr inbounds float, ptr %t98, i64 %t99
  %t101 = load float, ptr %t100, align 4
  %t106 = getelementptr inbounds float, ptr %t105, i64 %t99
  %t107 = load float, ptr %t106, align 4
  %t112 = getelementptr inbounds i8, ptr %t111, i64 %t99
  %t113 = load i8, ptr %t112, align 1
  %t118 = getelementptr inbounds i8, ptr %t117, i64 %t99
  %t119 = load i8, ptr %t118, align 1
  %t122 = getelementptr inbounds float, ptr %t98, i64 %t121
  %t123 = load float, ptr %t122, align 4
  %t124 = getelementptr inbounds float, ptr %t105, i64 %t121
  %t125 = load float, ptr %t124, align 4
  %t126 = getelementptr inbounds i8, ptr %t111, i64 %t121
  %t127 = load i8, ptr %t126, align 1
  %t128 = getelementptr inbounds i8, ptr %t117, i64 %t121
  %t129 = load i8, ptr %t128, align 1
  %t132 = getelementptr inbounds float, ptr %t98, i64 %t131
  %t133 = load float, ptr %t132, align 4
  %t134 = getelementptr inbounds float, ptr %t105, i64 %t131
  %t135 = load float, ptr %t134, align 4
  %t136 = getelementptr inbounds i8, ptr %t111, i64 %t131
  %t137 = load i8, ptr %t136, align 1
  %t138 = getelementptr inbounds i8, ptr %t117, i64 %t131
  %t139 = load i8, ptr %t138, align 1
  %t142 = getelementptr inbounds float, ptr %t98, i64 %t141
  %t143 = load float, ptr %t142, align 4
  %t144 = getelementptr inbounds float, ptr %t105, i64 %t141
  %t145 = load float, ptr %t144, align 4
  %t146 = getelementptr inbounds i8, ptr %t111, i64 %t141
  %t147 = load i8, ptr %t146, align 1
  %t148 = getelementptr inbounds i8, ptr %t117, i64 %t141
  %t149 = load i8, ptr %t148, align 1
  %t150 = sext i8 %t113 to i32
  %t151 = sitofp i32 %t150 to float
  %t152 = fmul float %t151, 0x3F80204080000000
  %t153 = fmul float %t152, %t62
  %t154 = zext i8 %t119 to i32
  %t155 = sitofp i32 %t154 to float
  %t156 = fmul float %t155, %t155
  %t157 = fmul float %t156, 0x3EF0203040000000
  %t158 = fmul float %t157, %t68
  %t159 = fmul float %t16, %t153
  %t160 = fmul float %t19, %t107
  %t161 = fadd float %t159, %t160
  %t162 = fmul float %t107, %t107
  %t163 = fmul float %t22, %t158
  %t164 = fmul float %t25, %t162
  %t165 = fadd float %t163, %t164
  %t166 = fmul float %t165, %t28
  %t167 = call float @llvm.sqrt.f32(float %t166)
  %t168 = fmul float %t31, %t101
  %t169 = fmul float %t161, %t34
  %t170 = fadd float %t167, %t37
  %t171 = fdiv float %t169, %t170
  %t172 = fmul float %t40, %t171
  %t173 = fsub float %t168, %t172
  %t174 = call float @llvm.fabs.f32(float %t161)
  %t175 = bitcast float %t174 to i32
  %t176 = call i32 @llvm.umax.i32(i32 %t90, i32 %t175)
  %t177 = call float @llvm.fabs.f32(float %t165)
  %t178 = bitcast float %t177 to i32
  %t179 = call i32 @llvm.umax.i32(i32 %t91, i32 %t178)
  %t180 = getelementptr inbounds float, ptr %t98, i64 %t99
  store float %t173, ptr %t180, align 4
  %t181 = sext i8 %t127 to i32
  %t182 = sitofp i32 %t181 to float
  %t183 = fmul float %t182, 0x3F80204080000000
  %t184 = fmul float %t183, %t62
  %t185 = zext i8 %t129 to i32
  %t186 = sitofp i32 %t185 to float
  %t187 = fmul float %t186, %t186
  %t188 = fmul float %t187, 0x3EF0203040000000
  %t189 = fmul float %t188, %t68
  %t190 = fmul float %t16, %t184
  %t191 = fmul float %t19, %t125
  %t192 = fadd float %t190, %t191
  %t193 = fmul float %t125, %t125
  %t194 = fmul float %t22, %t189
  %t195 = fmul float %t25, %t193
  %t196 = fadd float %t194, %t195
  %t197 = fmul float %t196, %t28
  %t198 = call float @llvm.sqrt.f32(float %t197)
  %t199 = fmul float %t31, %t123
  %t200 = fmul float %t192, %t34
  %t201 = fadd float %t198, %t37
  %t202 = fdiv float %t200, %t201
  %t203 = fmul float %t40, %t202
  %t204 = fsub float %t199, %t203
  %t205 = call float @llvm.fabs.f32(float %t192)
  %t206 = bitcast float %t205 to i32
  %t207 = call i32 @llvm.umax.i32(i32 %t176, i32 %t206)
  %t208 = call float @llvm.fabs.f32(float %t196)
  %t209 = bitcast float %t208 to i32
  %t210 = call i32 @llvm.umax.i32(i32 %t179, i32 %t209)
  %t211 = getelementptr inbounds float, ptr %t98, i64 %t121
  store float %t204, ptr %t211, align 4
  %t212 = sext i8 %t137 to i32
  %t213 = sitofp i32 %t212 to float
  %t214 = fmul float %t213, 0x3F80204080000000
  %t215 = fmul float %t214, %t62
  %t216 = zext i8 %t139 to i32
  %t217 = sitofp i32 %t216 to float
  %t218 = fmul float %t217, %t217
  %t219 = fmul float %t218, 0x3EF0203040000000
  %t220 = fmul float %t219, %t68
  %t221 = fmul float %t16, %t215
  %t222 = fmul float %t19, %t135
  %t223 = fadd float %t221, %t222
  %t224 = fmul float %t135, %t135
  %t225 = fmul float %t22, %t220
  %t226 = fmul float %t25, %t224
  %t227 = fadd float %t225, %t226
  %t228 = fmul float %t227, %t28
  %t229 = call float @llvm.sqrt.f32(float %t228)
  %t230 = fmul float %t31, %t133
  %t231 = fmul float %t223, %t34
  %t232 = fadd float %t229, %t37
  %t233 = fdiv float %t231, %t232
  %t234 = fmul float %t40, %t233
  %t235 = fsub float %t230, %t234
  %t236 = call float @llvm.fabs.f32(float %t223)
  %t237 = bitcast float %t236 to i32
  %t238 = call i32 @llvm.umax.i32(i32 %t207, i32 %t237)
  %t239 = call float @llvm.fabs.f32(float %t227)
  %t240 = bitcast float %t239 to i32
  %t241 = call i32 @llvm.umax.i32(i32 %t210, i32 %t240)
  %t242 = getelementptr inbounds float, ptr %t98, i64 %t131
  store float %t235, ptr %t242, align 4
  %t243 = sext i8 %t147 to i32
  %t244 = sitofp i32 %t243 to float
  %t245 = fmul float %t244, 0x3F80204080000000
  %t246 = fmul float %t245, %t62
  %t247 = zext i8 %t149 to i32
  %t248 = sitofp i32 %t247 to float
  %t249 = fmul float %t248, %t248
  %t250 = fmul float %t249, 0x3EF0203040000000
  %t251 = fmul float %t250, %t68
  %t252 = fmul float %t16, %t246
  %t253 = fmul float %t19, %t145
  %t254 = fadd float %t252, %t253
  %t255 = fmul float %t145, %t145
  %t256 = fmul float %t22, %t251
  %t257 = fmul float %t25, %t255
  %t258 = fadd float %t256, %t257
  %t259 = fmul float %t258, %t28
  %t260 = call float @llvm.sqrt.f32(float %t259)
  %t261 = fmul float %t31, %t143
  %t262 = fmul float %t254, %t34
  %t263 = fadd float %t260, %t37
  %t264 = fdiv float %t262, %t263
  %t265 = fmul float %t40, %t264
  %t266 = fsub float %t261, %t265
  %t267 = call float @llvm.fabs.f32(float %t254)
  %t268 = bitcast float %t267 to i32
  %t269 = call i32 @llvm.umax.i32(i32 %t238, i32 %t268)
  %t270 = call float @llvm.fabs.f32(float %t258)
  %t271 = bitcast float %t270 to i32
  %t272 = call i32 @llvm.umax.i32(i32 %t241, i32 %t271)
  %t273 = getelementptr inbounds float, ptr %t98, i64 %t141
  store float %t266, ptr %t273, align 4
  %t89 = add nuw nsw i64 %t88, 64
  br label %b85
b87:
  %t274 = add i64 %t84, %t5
  br label %b275
b275:
  %t278 = phi i64 [ %t274, %b87 ], [ %t279, %b276 ]
  %t280 = phi i32 [ %t90, %b87 ], [ %t318, %b276 ]
  %t281 = phi i32 [ %t91, %b87 ], [ %t321, %b276 ]
  %t282 = icmp slt i64 %t278, %t78
  br i1 %t282, label %b276, label %b277
b276:
  %t283 = add i64 %t75, %t278
  %t284 = getelementptr inbounds float, ptr %t98, i64 %t283
  %t285 = load float, ptr %t284, align 4
  %t286 = getelementptr inbounds float, ptr %t105, i64 %t283
  %t287 = load float, ptr %t286, align 4
  %t288 = getelementptr inbounds i8, ptr %t111, i64 %t283
  %t289 = load i8, ptr %t288, align 1
  %t290 = getelementptr inbounds i8, ptr %t117, i64 %t283
  %t291 = load i8, ptr %t290, align 1
  %t292 = sext i8 %t289 to i32
  %t293 = sitofp i32 %t292 to float
  %t294 = fmul float %t293, 0x3F80204080000000
  %t295 = fmul float %t294, %t62
  %t296 = zext i8 %t291 to i32
  %t297 = sitofp i32 %t296 to float
  %t298 = fmul float %t297, %t297
  %t299 = fmul float %t298, 0x3EF0203040000000
  %t300 = fmul float %t299, %t68
  %t301 = fmul float %t16, %t295
  %t302 = fmul float %t19, %t287
  %t303 = fadd float %t301, %t302
  %t304 = fmul float %t287, %t287
  %t305 = fmul float %t22, %t300
  %t306 = fmul float %t25, %t304
  %t307 = fadd float %t305, %t306
  %t308 = fmul float %t307, %t28
  %t309 = call float @llvm.sqrt.f32(float %t308)
  %t310 = fmul float %t31, %t285
  %t311 = fmul float %t303, %t34
  %t312 = fadd float %t309, %t37
  %t313 = fdiv float %t311, %t312
  %t314 = fmul float %t40, %t313
  %t315 = fsub float %t310, %t314
  %t316 = call float @llvm.fabs.f32(float %t303)
  %t317 = bitcast float %t316 to i32
  %t318 = call i32 @llvm.umax.i32(i32 %t280, i32 %t317)
  %t319 = call float @llvm.fabs.f32(float %t307)
  %t320 = bitcast float %t319 to i32
  %t321 = call i32 @llvm.umax.i32(i32 %t281, i32 %t320)
  %t322 = getelementptr inbounds float, ptr %t98, i64 %t283
  store float %t315, ptr %t322, align 4
  %t279 = add nuw nsw i64 %t278, 16
  br label %b275
b277:
  %t323 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t324 = and i32 %t323, 16
  %t325 = shl i32 65535, %t324
  %t326 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t325, i32 %t280, i32 8, i32 4127)
  %t327 = call i32 @llvm.umax.i32(i32 %t280, i32 %t326)
  %t328 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t329 = and i32 %t328, 16
  %t330 = shl i32 65535, %t329
  %t331 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t330, i32 %t327, i32 4, i32 4127)
  %t332 = call i32 @llvm.umax.i32(i32 %t327, i32 %t331)
  %t333 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t334 = and i32 %t333, 16
  %t335 = shl i32 65535, %t334
  %t336 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t335, i32 %t332, i32 2, i32 4127)
  %t337 = call i32 @llvm.umax.i32(i32 %t332, i32 %t336)
  %t338 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t339 = and i32 %t338, 16
  %t340 = shl i32 65535, %t339
  %t341 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t340, i32 %t337, i32 1, i32 4127)
  %t342 = call i32 @llvm.umax.i32(i32 %t337, i32 %t341)
  %t343 = bitcast i32 %t342 to float
  %t344 = fpext float %t343 to double
  %t345 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t346 = and i32 %t345, 16
  %t347 = shl i32 65535, %t346
  %t348 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t347, i32 %t281, i32 8, i32 4127)
  %t349 = call i32 @llvm.umax.i32(i32 %t281, i32 %t348)
  %t350 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t351 = and i32 %t350, 16
  %t352 = shl i32 65535, %t351
  %t353 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t352, i32 %t349, i32 4, i32 4127)
  %t354 = call i32 @llvm.umax.i32(i32 %t349, i32 %t353)
  %t355 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t356 = and i32 %t355, 16
  %t357 = shl i32 65535, %t356
  %t358 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t357, i32 %t354, i32 2, i32 4127)
  %t359 = call i32 @llvm.umax.i32(i32 %t354, i32 %t358)
  %t360 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t361 = and i32 %t360, 16
  %t362 = shl i32 65535, %t361
  %t363 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t362, i32 %t359, i32 1, i32 4127)
  %t364 = call i32 @llvm.umax.i32(i32 %t359, i32 %t363)
  %t365 = bitcast i32 %t364 to float
  %t366 = fpext float %t365 to double
  br i1 %t367, label %b368, label %b370
b368:
  %t371 = icmp eq i64 %t5, 0
  br i1 %t371, label %b372, label %b373
b372:
  %t380 = mul i64 %t53, %t379
  %t381 = udiv i64 %t56, 1024
  %t382 = add i64 %t380, %t381
  %t383 = getelementptr inbounds double, ptr %t377, i64 %t382
  store double %t344, ptr %t383, align 8
  %t388 = getelementptr inbounds double, ptr %t387, i64 %t382
  store double %t366, ptr %t388, align 8
  br label %b373
b373:
  br label %b370
b370:
  %t50 = add nuw nsw i64 %t49, %t45
  br label %b46
b48:
  ret void
}

define internal void @sf_x_sweep0_pass1(ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows, i64 %col, i64 %cols) convergent nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t6 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t7 = load i64, ptr %t6, align 8
  %t8 = inttoptr i64 %t7 to ptr addrspace(1)
  %t9 = addrspacecast ptr addrspace(1) %t8 to ptr
  %t10 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t11 = load i64, ptr %t10, align 8
  %t12 = mul i64 %t11, 18
  %t13 = getelementptr inbounds double, ptr %t9, i64 %t12
  %t26 = mul i64 %rows, %cols
  %t37 = add i64 %col, %cols
  %t38 = getelementptr inbounds i64, ptr %tensor, i64 2
  %t39 = load i64, ptr %t38, align 8
  %t40 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t41 = load i64, ptr %t40, align 8
  %t49 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t50 = load i64, ptr %t49, align 8
  %t51 = inttoptr i64 %t50 to ptr addrspace(1)
  %t52 = addrspacecast ptr addrspace(1) %t51 to ptr
  %t55 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t56 = load i64, ptr %t55, align 8
  %t57 = inttoptr i64 %t56 to ptr addrspace(1)
  %t58 = addrspacecast ptr addrspace(1) %t57 to ptr
  %t61 = getelementptr inbounds i64, ptr %tensor, i64 17
  %t62 = load i64, ptr %t61, align 8
  %t63 = inttoptr i64 %t62 to ptr addrspace(1)
  %t64 = addrspacecast ptr addrspace(1) %t63 to ptr
  %t67 = getelementptr inbounds i64, ptr %tensor, i64 19
  %t68 = load i64, ptr %t67, align 8
  %t69 = inttoptr i64 %t68 to ptr addrspace(1)
  %t70 = addrspacecast ptr addrspace(1) %t69 to ptr
  %t73 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t74 = load i64, ptr %t73, align 8
  %t75 = inttoptr i64 %t74 to ptr addrspace(1)
  %t76 = addrspacecast ptr addrspace(1) %t75 to ptr
  %t80 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t81 = load i64, ptr %t80, align 8
  %t82 = inttoptr i64 %t81 to ptr addrspace(1)
  %t83 = addrspacecast ptr addrspace(1) %t82 to ptr
  %t86 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t87 = load i64, ptr %t86, align 8
  %t88 = inttoptr i64 %t87 to ptr addrspace(1)
  %t89 = addrspacecast ptr addrspace(1) %t88 to ptr
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t14 = getelementptr inbounds double, ptr %t13, i64 5
  %t15 = load double, ptr %t14, align 8
  %t16 = fptrunc double %t15 to float
  %t17 = getelementptr inbounds double, ptr %t13, i64 6
  %t18 = load double, ptr %t17, align 8
  %t19 = fptrunc double %t18 to float
  %t20 = getelementptr inbounds double, ptr %t13, i64 7
  %t21 = load double, ptr %t20, align 8
  %t22 = fptrunc double %t21 to float
  %t23 = getelementptr inbounds double, ptr %t13, i64 8
  %t24 = load double, ptr %t23, align 8
  %t25 = fptrunc double %t24 to float
  br label %b27
b27:
  %t30 = phi i64 [ %t2, %entry ], [ %t31, %b48 ]
  %t32 = icmp slt i64 %t30, %t26
  br i1 %t32, label %b28, label %b29
b28:
  %t33 = udiv i64 %t30, %cols
  %t34 = add i64 %row, %t33
  %t35 = urem i64 %t30, %cols
  %t36 = add i64 %col, %t35
  %t42 = mul i64 %t34, %t41
  %t43 = sub i64 %t39, %t42
  %t44 = call i64 @llvm.smin.i64(i64 %t37, i64 %t43)
  %t45 = icmp slt i64 %t36, %t44
  br i1 %t45, label %b46, label %b48
b46:
  %t77 = add i64 %t42, %t36
  %t53 = getelementptr inbounds float, ptr %t52, i64 %t34
  %t54 = load float, ptr %t53, align 4
  %t59 = getelementptr inbounds float, ptr %t58, i64 %t34
  %t60 = load float, ptr %t59, align 4
  %t65 = getelementptr inbounds float, ptr %t64, i64 %t34
  %t66 = load float, ptr %t65, align 4
  %t71 = getelementptr inbounds float, ptr %t70, i64 %t34
  %t72 = load float, ptr %t71, align 4
  %t78 = getelementptr inbounds float, ptr %t76, i64 %t77
  %t79 = load float, ptr %t78, align 4
  %t84 = getelementptr inbounds i8, ptr %t83, i64 %t77
  %t85 = load i8, ptr %t84, align 1
  %t90 = getelementptr inbounds i8, ptr %t89, i64 %t77
  %t91 = load i8, ptr %t90, align 1
  %t92 = sext i8 %t85 to i32
  %t93 = sitofp i32 %t92 to float
  %t94 = fmul float %t93, 0x3F80204080000000
  %t95 = fmul float %t94, %t54
  %t96 = zext i8 %t91 to i32
  %t97 = sitofp i32 %t96 to float
  %t98 = fmul float %t97, %t97
  %t99 = fmul float %t98, 0x3EF0203040000000
  %t100 = fmul float %t99, %t60
  %t101 = fmul float %t16, %t95
  %t102 = fmul float %t19, %t79
  %t103 = fadd float %t101, %t102
  %t104 = fmul float %t79, %t79
  %t105 = fmul float %t22, %t100
  %t106 = fmul float %t25, %t104
  %t107 = fadd float %t105, %t106
  %t108 = fmul float %t103, %t66
  %t109 = fcmp oeq float %t108, %t108
  %t110 = select i1 %t109, float %t108, float 0x0000000000000000
  %t111 = call float @llvm.rint.f32(float %t110)
  %t112 = fptosi float %t111 to i32
  %t113 = trunc i32 %t112 to i8
  %t114 = call float @llvm.sqrt.f32(float %t107)
  %t115 = fmul float %t114, %t72
  %t116 = fcmp olt float 0x0000000000000000, %t115
  %t117 = fcmp olt float %t115, 0x3FF0000000000000
  %t118 = select i1 %t117, float 0x3FF0000000000000, float %t115
  %t119 = select i1 %t116, float %t118, float 0x0000000000000000
  %t120 = call float @llvm.rint.f32(float %t119)
  %t121 = fptosi float %t120 to i32
  %t122 = trunc i32 %t121 to i8
  %t123 = getelementptr inbounds i8, ptr %t83, i64 %t77
  store i8 %t113, ptr %t123, align 1
  %t124 = getelementptr inbounds i8, ptr %t89, i64 %t77
  store i8 %t122, ptr %t124, align 1
  br label %b48
b48:
  %t31 = add nuw nsw i64 %t30, %t4
  br label %b27
b29:
  ret void
}

define internal void @sf_x_rows0_1(ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows) convergent nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t22 = alloca double, i64 1, align 64
  %t43 = alloca double, i64 1, align 64
  %t6 = add i64 %row, %rows
  %t14 = getelementptr inbounds i64, ptr %tensor, i64 15
  %t15 = load i64, ptr %t14, align 8
  %t16 = inttoptr i64 %t15 to ptr addrspace(1)
  %t17 = addrspacecast ptr addrspace(1) %t16 to ptr
  %t18 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t19 = load i64, ptr %t18, align 8
  %t27 = getelementptr inbounds i64, ptr %tensor, i64 17
  %t28 = load i64, ptr %t27, align 8
  %t29 = inttoptr i64 %t28 to ptr addrspace(1)
  %t30 = addrspacecast ptr addrspace(1) %t29 to ptr
  %t33 = getelementptr inbounds i64, ptr %tensor, i64 18
  %t34 = load i64, ptr %t33, align 8
  %t35 = inttoptr i64 %t34 to ptr addrspace(1)
  %t36 = addrspacecast ptr addrspace(1) %t35 to ptr
  %t38 = getelementptr inbounds i64, ptr %tensor, i64 16
  %t39 = load i64, ptr %t38, align 8
  %t40 = inttoptr i64 %t39 to ptr addrspace(1)
  %t41 = addrspacecast ptr addrspace(1) %t40 to ptr
  %t49 = getelementptr inbounds i64, ptr %tensor, i64 19
  %t50 = load i64, ptr %t49, align 8
  %t51 = inttoptr i64 %t50 to ptr addrspace(1)
  %t52 = addrspacecast ptr addrspace(1) %t51 to ptr
  %t55 = getelementptr inbounds i64, ptr %tensor, i64 20
  %t56 = load i64, ptr %t55, align 8
  %t57 = inttoptr i64 %t56 to ptr addrspace(1)
  %t58 = addrspacecast ptr addrspace(1) %t57 to ptr
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t7 = add i64 %row, %t2
  br label %b8
b8:
  %t11 = phi i64 [ %t7, %entry ], [ %t12, %b9 ]
  %t13 = icmp slt i64 %t11, %t6
  br i1 %t13, label %b9, label %b10
b9:
  %t20 = mul i64 %t11, %t19
  %t21 = getelementptr inbounds double, ptr %t17, i64 %t20
  call void @sf_x_fold_absmax(ptr %t22, ptr %t21, i64 %t19, i64 1, ptr %t21, i64 1, i1 false)
  %t23 = load double, ptr %t22, align 8
  %t24 = call double @llvm.maximum.f64(double %t23, double 0x3870000000000000)
  %t25 = fdiv double 0x405FC00000000000, %t24
  %t26 = fptrunc double %t25 to float
  %t31 = getelementptr inbounds float, ptr %t30, i64 %t11
  store float %t26, ptr %t31, align 4
  %t32 = fptrunc double %t24 to float
  %t37 = getelementptr inbounds float, ptr %t36, i64 %t11
  store float %t32, ptr %t37, align 4
  %t42 = getelementptr inbounds double, ptr %t41, i64 %t20
  call void @sf_x_fold_absmax(ptr %t43, ptr %t42, i64 %t19, i64 1, ptr %t42, i64 1, i1 false)
  %t44 = load double, ptr %t43, align 8
  %t45 = call double @llvm.maximum.f64(double %t44, double 0x3870000000000000)
  %t46 = call double @llvm.sqrt.f64(double %t45)
  %t47 = fdiv double 0x406FE00000000000, %t46
  %t48 = fptrunc double %t47 to float
  %t53 = getelementptr inbounds float, ptr %t52, i64 %t11
  store float %t48, ptr %t53, align 4
  %t54 = fptrunc double %t45 to float
  %t59 = getelementptr inbounds float, ptr %t58, i64 %t11
  store float %t54, ptr %t59, align 4
  %t12 = add nuw nsw i64 %t11, %t4
  br label %b8
b10:
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

define internal void @sf_x_commit_tensor(ptr %ctx, ptr %tensor, i64 %number) convergent nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t6 = getelementptr inbounds i64, ptr %tensor, i64 3
  %t7 = load i64, ptr %t6, align 8
  %t8 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t9 = load i64, ptr %t8, align 8
  %t10 = mul i64 %t7, %t9
  %t17 = getelementptr inbounds i64, ptr %tensor, i64 18
  %t18 = load i64, ptr %t17, align 8
  %t19 = inttoptr i64 %t18 to ptr addrspace(1)
  %t20 = addrspacecast ptr addrspace(1) %t19 to ptr
  %t23 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t24 = load i64, ptr %t23, align 8
  %t25 = inttoptr i64 %t24 to ptr addrspace(1)
  %t26 = addrspacecast ptr addrspace(1) %t25 to ptr
  %t34 = getelementptr inbounds i64, ptr %tensor, i64 20
  %t35 = load i64, ptr %t34, align 8
  %t36 = inttoptr i64 %t35 to ptr addrspace(1)
  %t37 = addrspacecast ptr addrspace(1) %t36 to ptr
  %t40 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t41 = load i64, ptr %t40, align 8
  %t42 = inttoptr i64 %t41 to ptr addrspace(1)
  %t43 = addrspacecast ptr addrspace(1) %t42 to ptr
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  br label %b11
b11:
  %t14 = phi i64 [ %t2, %entry ], [ %t15, %b12 ]
  %t16 = icmp slt i64 %t14, %t10
  br i1 %t16, label %b12, label %b13
b12:
  %t21 = getelementptr inbounds float, ptr %t20, i64 %t14
  %t22 = load float, ptr %t21, align 4
  %t27 = getelementptr inbounds float, ptr %t26, i64 %t14
  store float %t22, ptr %t27, align 4
  %t15 = add nuw nsw i64 %t14, %t4
  br label %b11
b13:
  br label %b28
b28:
  %t31 = phi i64 [ %t2, %b13 ], [ %t32, %b29 ]
  %t33 = icmp slt i64 %t31, %t10
  br i1 %t33, label %b29, label %b30
b29:
  %t38 = getelementptr inbounds float, ptr %t37, i64 %t31
  %t39 = load float, ptr %t38, align 4
  %t44 = getelementptr inbounds float, ptr %t43, i64 %t31
  store float %t39, ptr %t44, align 4
  %t32 = add nuw nsw i64 %t31, %t4
  br label %b28
b30:
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
  %t34 = mul i64 %t19, 21
  %t35 = getelementptr inbounds i64, ptr %t33, i64 %t34
  switch i64 %t29, label %b38 [ i64 0, label %b36 i64 1, label %b37 i64 2, label %b37 ]
b36:
  %t39 = icmp eq i64 %argument, 0
  br i1 %t39, label %b40, label %b41
b40:
  call void @sf_x_sweep0_pass0(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23, i64 %t25, i64 %t27)
  br label %b41
b41:
  %t42 = icmp eq i64 %argument, 1
  br i1 %t42, label %b43, label %b44
b43:
  call void @sf_x_sweep0_pass1(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23, i64 %t25, i64 %t27)
  br label %b44
b44:
  br label %b38
b37:
  call void @sf_x_sweep0_pass0(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23, i64 %t25, i64 %t27)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @sf_x_rows0_1(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @sf_x_sweep0_pass1(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23, i64 %t25, i64 %t27)
  br label %b38
b38:
  %t14 = add nuw nsw i64 %t13, %t9
  br label %b10
b12:
  ret void
}

define ptx_kernel void @sf_x_rows_0_0(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "nvvm.maxntid"="256" "nvvm.minctasm"="1" "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
  %t16 = mul i64 %t9, 21
  %t17 = getelementptr inbounds i64, ptr %t15, i64 %t16
  %t18 = getelementptr inbounds i64, ptr %t17, i64 3
  %t19 = load i64, ptr %t18, align 8
  %t20 = getelementptr inbounds i64, ptr %t17, i64 4
  %t21 = load i64, ptr %t20, align 8
  %t22 = mul i64 %t19, %t21
  call void @sf_x_rows0_1(ptr %ctx, ptr %t17, i64 %t9, i64 0, i64 %t22)
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
  %t16 = mul i64 %t9, 21
  %t17 = getelementptr inbounds i64, ptr %t15, i64 %t16
  call void @sf_x_commit_tensor(ptr %ctx, ptr %t17, i64 %t9)
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
