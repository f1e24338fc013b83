target triple = "nvptx64-nvidia-cuda"

declare <4 x float> @llvm.sqrt.v4f32(<4 x float>)
declare double @llvm.sqrt.f64(double)
declare float @llvm.sqrt.f32(float)
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32)
declare i64 @llvm.smin.i64(i64, i64)
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

define internal void @sf_x_sweep0_pass0(ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows, i64 %col, i64 %cols) convergent nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = getelementptr inbounds i64, ptr %tensor, i64 2
  %t2 = load i64, ptr %t1, align 8
  %t3 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t4 = load i64, ptr %t3, align 8
  %t5 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t6 = load i64, ptr %t5, align 8
  %t7 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t8 = load i64, ptr %t7, align 8
  %t9 = getelementptr inbounds i64, ptr %tensor, i64 7
  %t10 = load i64, ptr %t9, align 8
  %t11 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t12 = load i64, ptr %t11, align 8
  %t13 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t14 = load i64, ptr %t13, align 8
  %t15g = inttoptr i64 %t14 to ptr addrspace(1)
  %t15 = addrspacecast ptr addrspace(1) %t15g to ptr
  %t16 = mul i64 %t12, 17
  %t17 = getelementptr inbounds double, ptr %t15, i64 %t16
  %t18 = getelementptr inbounds double, ptr %t17, i64 5
  %t19 = load double, ptr %t18, align 8
  %t20 = fptrunc double %t19 to float
  %t21 = getelementptr inbounds double, ptr %t17, i64 6
  %t22 = load double, ptr %t21, align 8
  %t23 = fptrunc double %t22 to float
  %t24 = getelementptr inbounds double, ptr %t17, i64 7
  %t25 = load double, ptr %t24, align 8
  %t26 = fptrunc double %t25 to float
  %t27 = getelementptr inbounds double, ptr %t17, i64 8
  %t28 = load double, ptr %t27, align 8
  %t29 = fptrunc double %t28 to float
  %t30 = getelementptr inbounds double, ptr %t17, i64 11
  %t31 = load double, ptr %t30, align 8
  %t32 = fptrunc double %t31 to float
  %t33 = getelementptr inbounds double, ptr %t17, i64 14
  %t34 = load double, ptr %t33, align 8
  %t35 = fptrunc double %t34 to float
  %t36 = getelementptr inbounds double, ptr %t17, i64 15
  %t37 = load double, ptr %t36, align 8
  %t38 = fptrunc double %t37 to float
  %t39 = getelementptr inbounds double, ptr %t17, i64 16
  %t40 = load double, ptr %t39, align 8
  %t41 = fptrunc double %t40 to float
  %t42 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t43 = load i64, ptr %t42, align 8
  %t44g = inttoptr i64 %t43 to ptr addrspace(1)
  %t44 = addrspacecast ptr addrspace(1) %t44g to ptr
  %t45 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t46 = load i64, ptr %t45, align 8
  %t47g = inttoptr i64 %t46 to ptr addrspace(1)
  %t47 = addrspacecast ptr addrspace(1) %t47g to ptr
  %t48 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t49 = load i64, ptr %t48, align 8
  %t50g = inttoptr i64 %t49 to ptr addrspace(1)
  %t50 = addrspacecast ptr addrspace(1) %t50g to ptr
  %t51 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t52 = load i64, ptr %t51, align 8
  %t53g = inttoptr i64 %t52 to ptr addrspace(1)
  %t53 = addrspacecast ptr addrspace(1) %t53g to ptr
  %t54 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t55 = load i64, ptr %t54, align 8
  %t56g = inttoptr i64 %t55 to ptr addrspace(1)
  %t56 = addrspacecast ptr addrspace(1) %t56g to ptr
  %t57 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t58 = load i64, ptr %t57, align 8
  %t59g = inttoptr i64 %t58 to ptr addrspace(1)
  %t59 = addrspacecast ptr addrspace(1) %t59g to ptr
  %t60 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t61 = zext i32 %t60 to i64
  %t62 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t63 = zext i32 %t62 to i64
  %t64 = and i64 %t61, 15
  %t65 = udiv i64 %t61, 16
  %t66 = udiv i64 %t63, 16
  %t67 = add i64 %cols, 1023
  %t68 = udiv i64 %t67, 1024
  %t69 = mul i64 %rows, %t68
  br label %b70
b70:
  %t73 = phi i64 [ %t65, %entry ], [ %t74, %b89 ]
  %t75 = icmp slt i64 %t73, %t69
  br i1 %t75, label %b71, label %b72
b71:
  %t76 = udiv i64 %t73, %t68
  %t77 = urem i64 %t73, %t68
  %t78 = add i64 %row, %t76
  %t79 = mul i64 %t77, 1024
  %t80 = mul i64 %t78, %t6
  %t81 = add i64 %t80, %col
  %t82 = add i64 %t81, %t79
  %t83 = sub i64 %t2, %t82
  %t84 = sub i64 %cols, %t79
  %t85 = call i64 @llvm.smin.i64(i64 %t83, i64 %t84)
  %t86 = call i64 @llvm.smin.i64(i64 1024, i64 %t85)
  %t87 = icmp sgt i64 %t86, 0
  br i1 %t87, label %b88, label %b89
b88:
  %t90 = udiv i64 %t78, %t4
  %t91 = mul i64 %t90, %t6
  %t92 = add i64 %t91, %col
  %t93 = add i64 %t92, %t79
  br label %b94
b94:
  %t97 = phi i64 [ %t64, %b88 ], [ %t98, %b95 ]
  %t99 = phi double [ 0x0000000000000000, %b88 ], [ %t130, %b95 ]
  %t100 = phi double [ 0x0000000000000000, %b88 ], [ %t133, %b95 ]
  %t101 = icmp slt i64 %t97, %t86
  br i1 %t101, label %b95, label %b96
b95:
  %t102 = add i64 %t82, %t97
  %t103 = add i64 %t93, %t97
  %t104 = getelementptr inbounds float, ptr %t44, i64 %t102
  %t105 = load float, ptr %t104, align 4
  %t106 = getelementptr inbounds float, ptr %t47, i64 %t102
  %t107 = load float, ptr %t106, align 4
  %t108 = getelementptr inbounds float, ptr %t50, i64 %t102
  %t109 = load float, ptr %t108, align 4
  %t110 = getelementptr inbounds float, ptr %t53, i64 %t102
  %t111 = load float, ptr %t110, align 4
  %t112 = fmul float %t20, %t109
  %t113 = fmul float %t23, %t107
  %t114 = fadd float %t112, %t113
  %t115 = fmul float %t107, %t107
  %t116 = fmul float %t26, %t111
  %t117 = fmul float %t29, %t115
  %t118 = fadd float %t116, %t117
  %t119 = fmul float %t114, %t32
  %t120 = fmul float %t118, %t35
  %t121 = call float @llvm.sqrt.f32(float %t120)
  %t122 = fadd float %t121, %t38
  %t123 = fdiv float %t119, %t122
  %t124 = fmul float %t41, %t105
  %t125 = fadd float %t123, %t124
  %t126 = getelementptr inbounds float, ptr %t50, i64 %t102
  store float %t114, ptr %t126, align 4
  %t127 = getelementptr inbounds float, ptr %t53, i64 %t102
  store float %t118, ptr %t127, align 4
  %t128 = fpext float %t105 to double
  %t129 = fmul double %t128, %t128
  %t130 = fadd double %t99, %t129
  %t131 = fpext float %t125 to double
  %t132 = fmul double %t131, %t131
  %t133 = fadd double %t100, %t132
  %t98 = add nuw nsw i64 %t97, 16
  br label %b94
b96:
  %t134 = bitcast double %t99 to i64
  %t135 = trunc i64 %t134 to i32
  %t136 = lshr i64 %t134, 32
  %t137 = trunc i64 %t136 to i32
  %t138 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t139 = and i32 %t138, 16
  %t140 = shl i32 65535, %t139
  %t141 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t140, i32 %t135, i32 8, i32 4127)
  %t142 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t143 = and i32 %t142, 16
  %t144 = shl i32 65535, %t143
  %t145 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t144, i32 %t137, i32 8, i32 4127)
  %t146 = zext i32 %t141 to i64
  %t147 = zext i32 %t145 to i64
  %t148 = shl i64 %t147, 32
  %t149 = or i64 %t148, %t146
  %t150 = bitcast i64 %t149 to double
  %t151 = fadd double %t99, %t150
  %t152 = bitcast double %t151 to i64
  %t153 = trunc i64 %t152 to i32
  %t154 = lshr i64 %t152, 32
  %t155 = trunc i64 %t154 to i32
  %t156 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t157 = and i32 %t156, 16
  %t158 = shl i32 65535, %t157
  %t159 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t158, i32 %t153, i32 4, i32 4127)
  %t160 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t161 = and i32 %t160, 16
  %t162 = shl i32 65535, %t161
  %t163 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t162, i32 %t155, i32 4, i32 4127)
  %t164 = zext i32 %t159 to i64
  %t165 = zext i32 %t163 to i64
  %t166 = shl i64 %t165, 32
  %t167 = or i64 %t166, %t164
  %t168 = bitcast i64 %t167 to double
  %t169 = fadd double %t151, %t168
  %t170 = bitcast double %t169 to i64
  %t171 = trunc i64 %t170 to i32
  %t172 = lshr i64 %t170, 32
  %t173 = trunc i64 %t172 to i32
  %t174 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t175 = and i32 %t174, 16
  %t176 = shl i32 65535, %t175
  %t177 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t176, i32 %t171, i32 2, i32 4127)
  %t178 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t179 = and i32 %t178, 16
  %t180 = shl i32 65535, %t179
  %t181 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t180, i32 %t173, i32 2, i32 4127)
  %t182 = zext i32 %t177 to i64
  %t183 = zext i32 %t181 to i64
  %t184 = shl i64 %t183, 32
  %t185 = or i64 %t184, %t182
  %t186 = bitcast i64 %t185 to double
  %t187 = fadd double %t169, %t186
  %t188 = bitcast double %t187 to i64
  %t189 = trunc i64 %t188 to i32
  %t190 = lshr i64 %t188, 32
  %t191 = trunc i64 %t190 to i32
  %t192 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t193 = and i32 %t192, 16
  %t194 = shl i32 65535, %t193
  %t195 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t194, i32 %t189, i32 1, i32 4127)
  %t196 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t197 = and i32 %t196, 16
  %t198 = shl i32 65535, %t197
  %t199 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t198, i32 %t191, i32 1, i32 4127)
  %t200 = zext i32 %t195 to i64
  %t201 = zext i32 %t199 to i64
  %t202 = shl i64 %t201, 32
  %t203 = or i64 %t202, %t200
  %t204 = bitcast i64 %t203 to double
  %t205 = fadd double %t187, %t204
  %t206 = bitcast double %t100 to i64
  %t207 = trunc i64 %t206 to i32
  %t208 = lshr i64 %t206, 32
  %t209 = trunc i64 %t208 to i32
  %t210 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t211 = and i32 %t210, 16
  %t212 = shl i32 65535, %t211
  %t213 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t212, i32 %t207, i32 8, i32 4127)
  %t214 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t215 = and i32 %t214, 16
  %t216 = shl i32 65535, %t215
  %t217 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t216, i32 %t209, i32 8, i32 4127)
  %t218 = zext i32 %t213 to i64
  %t219 = zext i32 %t217 to i64
  %t220 = shl i64 %t219, 32
  %t221 = or i64 %t220, %t218
  %t222 = bitcast i64 %t221 to double
  %t223 = fadd double %t100, %t222
  %t224 = bitcast double %t223 to i64
  %t225 = trunc i64 %t224 to i32
  %t226 = lshr i64 %t224, 32
  %t227 = trunc i64 %t226 to i32
  %t228 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t229 = and i32 %t228, 16
  %t230 = shl i32 65535, %t229
  %t231 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t230, i32 %t225, i32 4, i32 4127)
  %t232 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t233 = and i32 %t232, 16
  %t234 = shl i32 65535, %t233
  %t235 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t234, i32 %t227, i32 4, i32 4127)
  %t236 = zext i32 %t231 to i64
  %t237 = zext i32 %t235 to i64
  %t238 = shl i64 %t237, 32
  %t239 = or i64 %t238, %t236
  %t240 = bitcast i64 %t239 to double
  %t241 = fadd double %t223, %t240
  %t242 = bitcast double %t241 to i64
  %t243 = trunc i64 %t242 to i32
  %t244 = lshr i64 %t242, 32
  %t245 = trunc i64 %t244 to i32
  %t246 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t247 = and i32 %t246, 16
  %t248 = shl i32 65535, %t247
  %t249 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t248, i32 %t243, i32 2, i32 4127)
  %t250 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t251 = and i32 %t250, 16
  %t252 = shl i32 65535, %t251
  %t253 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t252, i32 %t245, i32 2, i32 4127)
  %t254 = zext i32 %t249 to i64
  %t255 = zext i32 %t253 to i64
  %t256 = shl i64 %t255, 32
  %t257 = or i64 %t256, %t254
  %t258 = bitcast i64 %t257 to double
  %t259 = fadd double %t241, %t258
  %t260 = bitcast double %t259 to i64
  %t261 = trunc i64 %t260 to i32
  %t262 = lshr i64 %t260, 32
  %t263 = trunc i64 %t262 to i32
  %t264 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t265 = and i32 %t264, 16
  %t266 = shl i32 65535, %t265
  %t267 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t266, i32 %t261, i32 1, i32 4127)
  %t268 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t269 = and i32 %t268, 16
  %t270 = shl i32 65535, %t269
  %t271 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t270, i32 %t263, i32 1, i32 4127)
  %t272 = zext i32 %t267 to i64
  %t273 = zext i32 %t271 to i64
  %t274 = shl i64 %t273, 32
  %t275 = or i64 %t274, %t272
  %t276 = bitcast i64 %t275 to double
  %t277 = fadd double %t259, %t276
  %t278 = add i64 %col, %t79
  %t279 = udiv i64 %t278, 1024
  %t280 = mul i64 %t78, %t8
  %t281 = add i64 %t280, %t279
  %t282 = icmp eq i64 %t64, 0
  br i1 %t282, label %b283, label %b284
b283:
  %t285 = getelementptr inbounds double, ptr %t56, i64 %t281
  store double %t205, ptr %t285, align 8
  %t286 = getelementptr inbounds double, ptr %t59, i64 %t281
  store double %t277, ptr %t286, align 8
  br label %b284
b284:
  br label %b89
b89:
  %t74 = add nuw nsw i64 %t73, %t66
  br label %b70
b72:
  ret void
}

define internal void @sf_x_sweep1_pass0(ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows, i64 %col, i64 %cols) convergent nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = getelementptr inbounds i64, ptr %tensor, i64 2
  %t2 = load i64, ptr %t1, align 8
  %t3 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t4 = load i64, ptr %t3, align 8
  %t5 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t6 = load i64, ptr %t5, align 8
  %t7 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t8 = load i64, ptr %t7, align 8
  %t9 = getelementptr inbounds i64, ptr %tensor, i64 7
  %t10 = load i64, ptr %t9, align 8
  %t11 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t12 = load i64, ptr %t11, align 8
  %t13 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t14 = load i64, ptr %t13, align 8
  %t15g = inttoptr i64 %t14 to ptr addrspace(1)
  %t15 = addrspacecast ptr addrspace(1) %t15g to ptr
  %t16 = mul i64 %t12, 17
  %t17 = getelementptr inbounds double, ptr %t15, i64 %t16
  %t18 = getelementptr inbounds double, ptr %t17, i64 11
  %t19 = load double, ptr %t18, align 8
  %t20 = fptrunc double %t19 to float
  %t21 = getelementptr inbounds double, ptr %t17, i64 14
  %t22 = load double, ptr %t21, align 8
  %t23 = fptrunc double %t22 to float
  %t24 = getelementptr inbounds double, ptr %t17, i64 15
  %t25 = load double, ptr %t24, align 8
  %t26 = fptrunc double %t25 to float
  %t27 = getelementptr inbounds double, ptr %t17, i64 16
  %t28 = load double, ptr %t27, align 8
  %t29 = fptrunc double %t28 to float
  %t30 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t31 = load i64, ptr %t30, align 8
  %t32g = inttoptr i64 %t31 to ptr addrspace(1)
  %t32 = addrspacecast ptr addrspace(1) %t32g to ptr
  %t33 = mul i64 %number, 1
  %t34 = getelementptr inbounds double, ptr %t32, i64 %t33
  %t35 = getelementptr inbounds double, ptr %t34, i64 0
  %t36 = load double, ptr %t35, align 8
  %t37 = fptrunc double %t36 to float
  %t38 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t39 = load i64, ptr %t38, align 8
  %t40g = inttoptr i64 %t39 to ptr addrspace(1)
  %t40 = addrspacecast ptr addrspace(1) %t40g to ptr
  %t41 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t42 = load i64, ptr %t41, align 8
  %t43g = inttoptr i64 %t42 to ptr addrspace(1)
  %t43 = addrspacecast ptr addrspace(1) %t43g to ptr
  %t44 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t45 = load i64, ptr %t44, align 8
  %t46g = inttoptr i64 %t45 to ptr addrspace(1)
  %t46 = addrspacecast ptr addrspace(1) %t46g to ptr
  %t47 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t48 = zext i32 %t47 to i64
  %t49 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t50 = zext i32 %t49 to i64
  %t51 = icmp eq i64 %cols, %t6
  %t52 = icmp eq i64 %rows, 1
  %t53 = or i1 %t51, %t52
  %t54 = mul i64 %rows, %cols
  %t55 = select i1 %t53, i64 1, i64 %rows
  %t56 = select i1 %t53, i64 %t54, i64 %cols
  br label %b57
b57:
  %t60 = phi i64 [ 0, %entry ], [ %t61, %b119 ]
  %t62 = icmp slt i64 %t60, %t55
  br i1 %t62, label %b58, label %b59
b58:
  %t63 = add i64 %row, %t60
  %t64 = mul i64 %t63, %t6
  %t65 = add i64 %t64, %col
  %t66 = sub i64 %t2, %t65
  %t67 = call i64 @llvm.smin.i64(i64 %t56, i64 %t66)
  %t68 = and i64 %t65, 3
  %t69 = ptrtoint ptr %t40 to i64
  %t70 = and i64 %t69, 15
  %t71 = or i64 %t68, %t70
  %t72 = ptrtoint ptr %t43 to i64
  %t73 = and i64 %t72, 15
  %t74 = or i64 %t71, %t73
  %t75 = ptrtoint ptr %t46 to i64
  %t76 = and i64 %t75, 15
  %t77 = or i64 %t74, %t76
  %t78 = icmp eq i64 %t77, 0
  %t79 = select i1 %t78, i64 -4, i64 0
  %t80 = and i64 %t67, %t79
  %t81 = mul i64 %t48, 4
  %t82 = mul i64 %t50, 4
  br label %b83
b83:
  %t86 = phi i64 [ %t81, %b58 ], [ %t87, %b84 ]
  %t88 = icmp slt i64 %t86, %t80
  br i1 %t88, label %b84, label %b85
b84:
  %t89 = add i64 %t65, %t86
  %t90 = insertelement <4 x float> poison, float %t20, i64 0
  %t91 = shufflevector <4 x float> %t90, <4 x float> poison, <4 x i32> zeroinitializer
  %t92 = insertelement <4 x float> poison, float %t23, i64 0
  %t93 = shufflevector <4 x float> %t92, <4 x float> poison, <4 x i32> zeroinitializer
  %t94 = insertelement <4 x float> poison, float %t26, i64 0
  %t95 = shufflevector <4 x float> %t94, <4 x float> poison, <4 x i32> zeroinitializer
  %t96 = insertelement <4 x float> poison, float %t29, i64 0
  %t97 = shufflevector <4 x float> %t96, <4 x float> poison, <4 x i32> zeroinitializer
  %t98 = insertelement <4 x float> poison, float %t37, i64 0
  %t99 = shufflevector <4 x float> %t98, <4 x float> poison, <4 x i32> zeroinitializer
  %t100 = getelementptr inbounds float, ptr %t40, i64 %t89
  %t101 = load <4 x float>, ptr %t100, align 16
  %t102 = getelementptr inbounds float, ptr %t43, i64 %t89
  %t103 = load <4 x float>, ptr %t102, align 16
  %t104 = getelementptr inbounds float, ptr %t46, i64 %t89
  %t105 = load <4 x float>, ptr %t104, align 16
  %t106 = fmul <4 x float> %t103, %t91
  %t107 = fmul <4 x float> %t105, %t93
  %t108 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %t107)
  %t109 = fadd <4 x float> %t108, %t95
  %t110 = fdiv <4 x float> %t106, %t109
  %t111 = fmul <4 x float> %t97, %t101
  %t112 = fadd <4 x float> %t110, %t111
  %t113 = fmul <4 x float> %t99, %t112
  %t114 = fsub <4 x float> %t101, %t113
  %t115 = getelementptr inbounds float, ptr %t40, i64 %t89
  store <4 x float> %t114, ptr %t115, align 16
  %t87 = add nuw nsw i64 %t86, %t82
  br label %b83
b85:
  %t116 = add i64 %t80, %t48
  br label %b117
b117:
  %t120 = phi i64 [ %t116, %b85 ], [ %t121, %b118 ]
  %t122 = icmp slt i64 %t120, %t67
  br i1 %t122, label %b118, label %b119
b118:
  %t123 = add i64 %t65, %t120
  %t124 = getelementptr inbounds float, ptr %t40, i64 %t123
  %t125 = load float, ptr %t124, align 4
  %t126 = getelementptr inbounds float, ptr %t43, i64 %t123
  %t127 = load float, ptr %t126, align 4
  %t128 = getelementptr inbounds float, ptr %t46, i64 %t123
  %t129 = load float, ptr %t128, align 4
  %t130 = fmul float %t127, %t20
  %t131 = fmul float %t129, %t23
  %t132 = call float @llvm.sqrt.f32(float %t131)
  %t133 = fadd float %t132, %t26
  %t134 = fdiv float %t130, %t133
  %t135 = fmul float %t29, %t125
  %t136 = fadd float %t134, %t135
  %t137 = fmul float %t37, %t136
  %t138 = fsub float %t125, %t137
  %t139 = getelementptr inbounds float, ptr %t40, i64 %t123
  store float %t138, ptr %t139, align 4
  %t121 = add nuw nsw i64 %t120, %t50
  br label %b117
b119:
  %t61 = add nuw nsw i64 %t60, 1
  br label %b57
b59:
  ret void
}

define internal void @sf_x_stage0_1(ptr %ctx) convergent nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 2
  %t2 = load i64, ptr %t1, align 8
  %t3g = inttoptr i64 %t2 to ptr addrspace(1)
  %t3 = addrspacecast ptr addrspace(1) %t3g to ptr
  %t4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t5 = zext i32 %t4 to i64
  %t6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t7 = zext i32 %t6 to i64
  %t8 = icmp eq i64 %t5, 0
  %t9 = getelementptr inbounds i64, ptr %ctx, i64 7
  %t10 = load i64, ptr %t9, align 8
  %t11 = add i64 0, %t5
  br label %b12
b12:
  %t15 = phi i64 [ %t11, %entry ], [ %t16, %b13 ]
  %t17 = icmp slt i64 %t15, %t10
  br i1 %t17, label %b13, label %b14
b13:
  %t18 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t19 = load i64, ptr %t18, align 8
  %t20g = inttoptr i64 %t19 to ptr addrspace(1)
  %t20 = addrspacecast ptr addrspace(1) %t20g to ptr
  %t21 = mul i64 %t15, 17
  %t22 = getelementptr inbounds double, ptr %t20, i64 %t21
  %t23 = getelementptr inbounds double, ptr %t22, i64 1
  %t24 = load double, ptr %t23, align 8
  %t25 = fptrunc double %t24 to float
  %t26 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t27 = load i64, ptr %t26, align 8
  %t28g = inttoptr i64 %t27 to ptr addrspace(1)
  %t28 = addrspacecast ptr addrspace(1) %t28g to ptr
  %t29 = mul i64 %t15, 17
  %t30 = getelementptr inbounds double, ptr %t28, i64 %t29
  %t31 = fpext float %t25 to double
  %t32 = getelementptr inbounds double, ptr %t30, i64 5
  store double %t31, ptr %t32, align 8
  %t33 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t34 = load i64, ptr %t33, align 8
  %t35g = inttoptr i64 %t34 to ptr addrspace(1)
  %t35 = addrspacecast ptr addrspace(1) %t35g to ptr
  %t36 = mul i64 %t15, 17
  %t37 = getelementptr inbounds double, ptr %t35, i64 %t36
  %t38 = getelementptr inbounds double, ptr %t37, i64 1
  %t39 = load double, ptr %t38, align 8
  %t40 = fsub double 0x3FF0000000000000, %t39
  %t41 = fptrunc double %t40 to float
  %t42 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t43 = load i64, ptr %t42, align 8
  %t44g = inttoptr i64 %t43 to ptr addrspace(1)
  %t44 = addrspacecast ptr addrspace(1) %t44g to ptr
  %t45 = mul i64 %t15, 17
  %t46 = getelementptr inbounds double, ptr %t44, i64 %t45
  %t47 = fpext float %t41 to double
  %t48 = getelementptr inbounds double, ptr %t46, i64 6
  store double %t47, ptr %t48, align 8
  %t49 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t50 = load i64, ptr %t49, align 8
  %t51g = inttoptr i64 %t50 to ptr addrspace(1)
  %t51 = addrspacecast ptr addrspace(1) %t51g to ptr
  %t52 = mul i64 %t15, 17
  %t53 = getelementptr inbounds double, ptr %t51, i64 %t52
  %t54 = getelementptr inbounds double, ptr %t53, i64 2
  %t55 = load double, ptr %t54, align 8
  %t56 = fptrunc double %t55 to float
  %t57 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t58 = load i64, ptr %t57, align 8
  %t59g = inttoptr i64 %t58 to ptr addrspace(1)
  %t59 = addrspacecast ptr addrspace(1) %t59g to ptr
  %t60 = mul i64 %t15, 17
  %t61 = getelementptr inbounds double, ptr %t59, i64 %t60
  %t62 = fpext float %t56 to double
  %t63 = getelementptr inbounds double, ptr %t61, i64 7
  store double %t62, ptr %t63, align 8
  %t64 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t65 = load i64, ptr %t64, align 8
  %t66g = inttoptr i64 %t65 to ptr addrspace(1)
  %t66 = addrspacecast ptr addrspace(1) %t66g to ptr
  %t67 = mul i64 %t15, 17
  %t68 = getelementptr inbounds double, ptr %t66, i64 %t67
  %t69 = getelementptr inbounds double, ptr %t68, i64 2
  %t70 = load double, ptr %t69, align 8
  %t71 = fsub double 0x3FF0000000000000, %t70
  %t72 = fptrunc double %t71 to float
  %t73 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t74 = load i64, ptr %t73, align 8
  %t75g = inttoptr i64 %t74 to ptr addrspace(1)
  %t75 = addrspacecast ptr addrspace(1) %t75g to ptr
  %t76 = mul i64 %t15, 17
  %t77 = getelementptr inbounds double, ptr %t75, i64 %t76
  %t78 = fpext float %t72 to double
  %t79 = getelementptr inbounds double, ptr %t77, i64 8
  store double %t78, ptr %t79, align 8
  %t80 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t81 = load i64, ptr %t80, align 8
  %t82g = inttoptr i64 %t81 to ptr addrspace(1)
  %t82 = addrspacecast ptr addrspace(1) %t82g to ptr
  %t83 = mul i64 %t15, 17
  %t84 = getelementptr inbounds double, ptr %t82, i64 %t83
  %t85 = getelementptr inbounds double, ptr %t84, i64 1
  %t86 = load double, ptr %t85, align 8
  %t87 = fcmp olt double %t86, 0x0010000000000000
  %t88 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t89 = load i64, ptr %t88, align 8
  %t90g = inttoptr i64 %t89 to ptr addrspace(1)
  %t90 = addrspacecast ptr addrspace(1) %t90g to ptr
  %t91 = mul i64 %t15, 17
  %t92 = getelementptr inbounds double, ptr %t90, i64 %t91
  %t93 = getelementptr inbounds double, ptr %t92, i64 1
  %t94 = load double, ptr %t93, align 8
  %t95 = fmul double %t94, 0x4350000000000000
  %t96 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t97 = load i64, ptr %t96, align 8
  %t98g = inttoptr i64 %t97 to ptr addrspace(1)
  %t98 = addrspacecast ptr addrspace(1) %t98g to ptr
  %t99 = mul i64 %t15, 17
  %t100 = getelementptr inbounds double, ptr %t98, i64 %t99
  %t101 = getelementptr inbounds double, ptr %t100, i64 1
  %t102 = load double, ptr %t101, align 8
  %t103 = select i1 %t87, double %t95, double %t102
  %t104 = bitcast double %t103 to i64
  %t105 = sub i64 %t104, 4604544271217802189
  %t106 = ashr i64 %t105, 52
  %t107 = shl i64 %t106, 52
  %t108 = sub i64 %t104, %t107
  %t109 = bitcast i64 %t108 to double
  %t110 = add i64 %t106, 4843621399236968448
  %t111 = bitcast i64 %t110 to double
  %t112 = fsub double %t111, 0x4338000000000000
  %t113 = fsub double %t112, 0x404B000000000000
  %t114 = select i1 %t87, double %t113, double %t112
  %t115 = fsub double %t109, 0x3FF0000000000000
  %t116 = fmul double %t114, 0x3FE62E42FEE00000
  %t117 = fmul double %t114, 0x3DEA39EF35793C76
  %t118 = fadd double 0x4000000000000000, %t115
  %t119 = fdiv double %t115, %t118
  %t120 = fmul double %t119, %t119
  %t121 = fmul double %t120, %t120
  %t122 = fmul double 0x3FC2F112DF3E5244, %t121
  %t123 = fadd double %t122, 0x3FC7466496CB03DE
  %t124 = fmul double %t123, %t121
  %t125 = fadd double %t124, 0x3FD2492494229359
  %t126 = fmul double %t125, %t121
  %t127 = fadd double %t126, 0x3FE5555555555593
  %t128 = fmul double %t120, %t127
  %t129 = fmul double 0x3FC39A09D078C69F, %t121
  %t130 = fadd double %t129, 0x3FCC71C51D8E78AF
  %t131 = fmul double %t130, %t121
  %t132 = fadd double %t131, 0x3FD999999997FA04
  %t133 = fmul double %t121, %t132
  %t134 = fadd double %t128, %t133
  %t135 = fmul double %t115, %t115
  %t136 = fmul double 0x3FE0000000000000, %t135
  %t137 = fadd double %t136, %t134
  %t138 = fmul double %t119, %t137
  %t139 = fadd double %t138, %t117
  %t140 = fsub double %t136, %t139
  %t141 = fsub double %t140, %t115
  %t142 = fsub double %t116, %t141
  %t143 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t144 = load i64, ptr %t143, align 8
  %t145g = inttoptr i64 %t144 to ptr addrspace(1)
  %t145 = addrspacecast ptr addrspace(1) %t145g to ptr
  %t146 = mul i64 %t15, 17
  %t147 = getelementptr inbounds double, ptr %t145, i64 %t146
  %t148 = getelementptr inbounds double, ptr %t147, i64 1
  %t149 = load double, ptr %t148, align 8
  %t150 = fcmp olt double %t149, 0x7FF0000000000000
  %t151 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t152 = load i64, ptr %t151, align 8
  %t153g = inttoptr i64 %t152 to ptr addrspace(1)
  %t153 = addrspacecast ptr addrspace(1) %t153g to ptr
  %t154 = mul i64 %t15, 17
  %t155 = getelementptr inbounds double, ptr %t153, i64 %t154
  %t156 = getelementptr inbounds double, ptr %t155, i64 1
  %t157 = load double, ptr %t156, align 8
  %t158 = select i1 %t150, double %t142, double %t157
  %t159 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t160 = load i64, ptr %t159, align 8
  %t161g = inttoptr i64 %t160 to ptr addrspace(1)
  %t161 = addrspacecast ptr addrspace(1) %t161g to ptr
  %t162 = mul i64 %t15, 17
  %t163 = getelementptr inbounds double, ptr %t161, i64 %t162
  %t164 = getelementptr inbounds double, ptr %t163, i64 1
  %t165 = load double, ptr %t164, align 8
  %t166 = fcmp olt double 0x0000000000000000, %t165
  %t167 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t168 = load i64, ptr %t167, align 8
  %t169g = inttoptr i64 %t168 to ptr addrspace(1)
  %t169 = addrspacecast ptr addrspace(1) %t169g to ptr
  %t170 = mul i64 %t15, 17
  %t171 = getelementptr inbounds double, ptr %t169, i64 %t170
  %t172 = getelementptr inbounds double, ptr %t171, i64 1
  %t173 = load double, ptr %t172, align 8
  %t174 = fcmp oeq double %t173, 0x0000000000000000
  %t175 = select i1 %t174, double 0xFFF0000000000000, double 0x7FF8000000000000
  %t176 = select i1 %t166, double %t158, double %t175
  %t177 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t178 = load i64, ptr %t177, align 8
  %t179g = inttoptr i64 %t178 to ptr addrspace(1)
  %t179 = addrspacecast ptr addrspace(1) %t179g to ptr
  %t180 = mul i64 %t15, 17
  %t181 = getelementptr inbounds double, ptr %t179, i64 %t180
  %t182 = getelementptr inbounds double, ptr %t181, i64 9
  store double %t176, ptr %t182, align 8
  %t183 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t184 = load i64, ptr %t183, align 8
  %t185g = inttoptr i64 %t184 to ptr addrspace(1)
  %t185 = addrspacecast ptr addrspace(1) %t185g to ptr
  %t186 = mul i64 %t15, 17
  %t187 = getelementptr inbounds double, ptr %t185, i64 %t186
  %t188 = getelementptr inbounds double, ptr %t187, i64 1
  %t189 = load double, ptr %t188, align 8
  %t190 = fcmp oeq double %t189, 0x3FF0000000000000
  %t191 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t192 = load i64, ptr %t191, align 8
  %t193g = inttoptr i64 %t192 to ptr addrspace(1)
  %t193 = addrspacecast ptr addrspace(1) %t193g to ptr
  %t194 = mul i64 %t15, 17
  %t195 = getelementptr inbounds double, ptr %t193, i64 %t194
  %t196 = uitofp i1 %t190 to double
  %t197 = getelementptr inbounds double, ptr %t195, i64 10
  store double %t196, ptr %t197, align 8
  %t198 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t199 = load i64, ptr %t198, align 8
  %t200g = inttoptr i64 %t199 to ptr addrspace(1)
  %t200 = addrspacecast ptr addrspace(1) %t200g to ptr
  %t201 = mul i64 %t15, 17
  %t202 = getelementptr inbounds double, ptr %t200, i64 %t201
  %t203 = getelementptr inbounds double, ptr %t202, i64 2
  %t204 = load double, ptr %t203, align 8
  %t205 = fcmp olt double %t204, 0x0010000000000000
  %t206 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t207 = load i64, ptr %t206, align 8
  %t208g = inttoptr i64 %t207 to ptr addrspace(1)
  %t208 = addrspacecast ptr addrspace(1) %t208g to ptr
  %t209 = mul i64 %t15, 17
  %t210 = getelementptr inbounds double, ptr %t208, i64 %t209
  %t211 = getelementptr inbounds double, ptr %t210, i64 2
  %t212 = load double, ptr %t211, align 8
  %t213 = fmul double %t212, 0x4350000000000000
  %t214 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t215 = load i64, ptr %t214, align 8
  %t216g = inttoptr i64 %t215 to ptr addrspace(1)
  %t216 = addrspacecast ptr addrspace(1) %t216g to ptr
  %t217 = mul i64 %t15, 17
  %t218 = getelementptr inbounds double, ptr %t216, i64 %t217
  %t219 = getelementptr inbounds double, ptr %t218, i64 2
  %t220 = load double, ptr %t219, align 8
  %t221 = select i1 %t205, double %t213, double %t220
  %t222 = bitcast double %t221 to i64
  %t223 = sub i64 %t222, 4604544271217802189
  %t224 = ashr i64 %t223, 52
  %t225 = shl i64 %t224, 52
  %t226 = sub i64 %t222, %t225
  %t227 = bitcast i64 %t226 to double
  %t228 = add i64 %t224, 4843621399236968448
  %t229 = bitcast i64 %t228 to double
  %t230 = fsub double %t229, 0x4338000000000000
  %t231 = fsub double %t230, 0x404B000000000000
  %t232 = select i1 %t205, double %t231, double %t230
  %t233 = fsub double %t227, 0x3FF0000000000000
  %t234 = fmul double %t232, 0x3FE62E42FEE00000
  %t235 = fmul double %t232, 0x3DEA39EF35793C76
  %t236 = fadd double 0x4000000000000000, %t233
  %t237 = fdiv double %t233, %t236
  %t238 = fmul double %t237, %t237
  %t239 = fmul double %t238, %t238
  %t240 = fmul double 0x3FC2F112DF3E5244, %t239
  %t241 = fadd double %t240, 0x3FC7466496CB03DE
  %t242 = fmul double %t241, %t239
  %t243 = fadd double %t242, 0x3FD2492494229359
  %t244 = fmul double %t243, %t239
  %t245 = fadd double %t244, 0x3FE5555555555593
  %t246 = fmul double %t238, %t245
  %t247 = fmul double 0x3FC39A09D078C69F, %t239
  %t248 = fadd double %t247, 0x3FCC71C51D8E78AF
  %t249 = fmul double %t248, %t239
  %t250 = fadd double %t249, 0x3FD999999997FA04
  %t251 = fmul double %t239, %t250
  %t252 = fadd double %t246, %t251
  %t253 = fmul double %t233, %t233
  %t254 = fmul double 0x3FE0000000000000, %t253
  %t255 = fadd double %t254, %t252
  %t256 = fmul double %t237, %t255
  %t257 = fadd double %t256, %t235
  %t258 = fsub double %t254, %t257
  %t259 = fsub double %t258, %t233
  %t260 = fsub double %t234, %t259
  %t261 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t262 = load i64, ptr %t261, align 8
  %t263g = inttoptr i64 %t262 to ptr addrspace(1)
  %t263 = addrspacecast ptr addrspace(1) %t263g to ptr
  %t264 = mul i64 %t15, 17
  %t265 = getelementptr inbounds double, ptr %t263, i64 %t264
  %t266 = getelementptr inbounds double, ptr %t265, i64 2
  %t267 = load double, ptr %t266, align 8
  %t268 = fcmp olt double %t267, 0x7FF0000000000000
  %t269 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t270 = load i64, ptr %t269, align 8
  %t271g = inttoptr i64 %t270 to ptr addrspace(1)
  %t271 = addrspacecast ptr addrspace(1) %t271g to ptr
  %t272 = mul i64 %t15, 17
  %t273 = getelementptr inbounds double, ptr %t271, i64 %t272
  %t274 = getelementptr inbounds double, ptr %t273, i64 2
  %t275 = load double, ptr %t274, align 8
  %t276 = select i1 %t268, double %t260, double %t275
  %t277 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t278 = load i64, ptr %t277, align 8
  %t279g = inttoptr i64 %t278 to ptr addrspace(1)
  %t279 = addrspacecast ptr addrspace(1) %t279g to ptr
  %t280 = mul i64 %t15, 17
  %t281 = getelementptr inbounds double, ptr %t279, i64 %t280
  %t282 = getelementptr inbounds double, ptr %t281, i64 2
  %t283 = load double, ptr %t282, align 8
  %t284 = fcmp olt double 0x0000000000000000, %t283
  %t285 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t286 = load i64, ptr %t285, align 8
  %t287g = inttoptr i64 %t286 to ptr addrspace(1)
  %t287 = addrspacecast ptr addrspace(1) %t287g to ptr
  %t288 = mul i64 %t15, 17
  %t289 = getelementptr inbounds double, ptr %t287, i64 %t288
  %t290 = getelementptr inbounds double, ptr %t289, i64 2
  %t291 = load double, ptr %t290, align 8
  %t292 = fcmp oeq double %t291, 0x0000000000000000
  %t293 = select i1 %t292, double 0xFFF0000000000000, double 0x7FF8000000000000
  %t294 = select i1 %t284, double %t276, double %t293
  %t295 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t296 = load i64, ptr %t295, align 8
  %t297g = inttoptr i64 %t296 to ptr addrspace(1)
  %t297 = addrspacecast ptr addrspace(1) %t297g to ptr
  %t298 = mul i64 %t15, 17
  %t299 = getelementptr inbounds double, ptr %t297, i64 %t298
  %t300 = getelementptr inbounds double, ptr %t299, i64 12
  store double %t294, ptr %t300, align 8
  %t301 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t302 = load i64, ptr %t301, align 8
  %t303g = inttoptr i64 %t302 to ptr addrspace(1)
  %t303 = addrspacecast ptr addrspace(1) %t303g to ptr
  %t304 = mul i64 %t15, 17
  %t305 = getelementptr inbounds double, ptr %t303, i64 %t304
  %t306 = getelementptr inbounds double, ptr %t305, i64 2
  %t307 = load double, ptr %t306, align 8
  %t308 = fcmp oeq double %t307, 0x3FF0000000000000
  %t309 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t310 = load i64, ptr %t309, align 8
  %t311g = inttoptr i64 %t310 to ptr addrspace(1)
  %t311 = addrspacecast ptr addrspace(1) %t311g to ptr
  %t312 = mul i64 %t15, 17
  %t313 = getelementptr inbounds double, ptr %t311, i64 %t312
  %t314 = uitofp i1 %t308 to double
  %t315 = getelementptr inbounds double, ptr %t313, i64 13
  store double %t314, ptr %t315, align 8
  %t316 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t317 = load i64, ptr %t316, align 8
  %t318g = inttoptr i64 %t317 to ptr addrspace(1)
  %t318 = addrspacecast ptr addrspace(1) %t318g to ptr
  %t319 = mul i64 %t15, 17
  %t320 = getelementptr inbounds double, ptr %t318, i64 %t319
  %t321 = getelementptr inbounds double, ptr %t320, i64 3
  %t322 = load double, ptr %t321, align 8
  %t323 = fptrunc double %t322 to float
  %t324 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t325 = load i64, ptr %t324, align 8
  %t326g = inttoptr i64 %t325 to ptr addrspace(1)
  %t326 = addrspacecast ptr addrspace(1) %t326g to ptr
  %t327 = mul i64 %t15, 17
  %t328 = getelementptr inbounds double, ptr %t326, i64 %t327
  %t329 = fpext float %t323 to double
  %t330 = getelementptr inbounds double, ptr %t328, i64 15
  store double %t329, ptr %t330, align 8
  %t331 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t332 = load i64, ptr %t331, align 8
  %t333g = inttoptr i64 %t332 to ptr addrspace(1)
  %t333 = addrspacecast ptr addrspace(1) %t333g to ptr
  %t334 = mul i64 %t15, 17
  %t335 = getelementptr inbounds double, ptr %t333, i64 %t334
  %t336 = getelementptr inbounds double, ptr %t335, i64 4
  %t337 = load double, ptr %t336, align 8
  %t338 = fptrunc double %t337 to float
  %t339 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t340 = load i64, ptr %t339, align 8
  %t341g = inttoptr i64 %t340 to ptr addrspace(1)
  %t341 = addrspacecast ptr addrspace(1) %t341g to ptr
  %t342 = mul i64 %t15, 17
  %t343 = getelementptr inbounds double, ptr %t341, i64 %t342
  %t344 = fpext float %t338 to double
  %t345 = getelementptr inbounds double, ptr %t343, i64 16
  store double %t344, ptr %t345, align 8
  %t16 = add nuw nsw i64 %t15, %t7
  br label %b12
b14:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t346 = getelementptr inbounds double, ptr %t3, i64 0
  %t347 = load double, ptr %t346, align 8
  %t348 = fadd double %t347, 0x3FF0000000000000
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t8, label %b349, label %b350
b349:
  %t351 = getelementptr inbounds double, ptr %t3, i64 1
  store double %t348, ptr %t351, align 8
  br label %b350
b350:
  %t352 = fcmp oeq double %t348, 0x0000000000000000
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t8, label %b353, label %b354
b353:
  %t355 = uitofp i1 %t352 to double
  %t356 = getelementptr inbounds double, ptr %t3, i64 2
  store double %t355, ptr %t356, align 8
  br label %b354
b354:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t357 = getelementptr inbounds i64, ptr %ctx, i64 7
  %t358 = load i64, ptr %t357, align 8
  %t359 = add i64 0, %t5
  br label %b360
b360:
  %t363 = phi i64 [ %t359, %b354 ], [ %t364, %b361 ]
  %t365 = icmp slt i64 %t363, %t358
  br i1 %t365, label %b361, label %b362
b361:
  %t366 = getelementptr inbounds double, ptr %t3, i64 1
  %t367 = load double, ptr %t366, align 8
  %t368 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t369 = load i64, ptr %t368, align 8
  %t370g = inttoptr i64 %t369 to ptr addrspace(1)
  %t370 = addrspacecast ptr addrspace(1) %t370g to ptr
  %t371 = mul i64 %t363, 17
  %t372 = getelementptr inbounds double, ptr %t370, i64 %t371
  %t373 = getelementptr inbounds double, ptr %t372, i64 9
  %t374 = load double, ptr %t373, align 8
  %t375 = fmul double %t367, %t374
  %t376 = fcmp olt double %t375, 0xC087500000000000
  %t377 = select i1 %t376, double 0xC087500000000000, double %t375
  %t378 = fcmp olt double 0x4086300000000000, %t377
  %t379 = select i1 %t378, double 0x4086300000000000, double %t377
  %t380 = fmul double %t379, 0x3FF71547652B82FE
  %t381 = fadd double %t380, 0x4338000000000000
  %t382 = fsub double %t381, 0x4338000000000000
  %t383 = fmul double %t382, 0x3FE62E42FEE00000
  %t384 = fsub double %t379, %t383
  %t385 = fmul double %t382, 0x3DEA39EF35793C76
  %t386 = fsub double %t384, %t385
  %t387 = fmul double %t386, %t386
  %t388 = fmul double 0x3E66376972BEA4D0, %t387
  %t389 = fadd double %t388, 0xBEBBBD41C5D26BF1
  %t390 = fmul double %t389, %t387
  %t391 = fadd double %t390, 0x3F11566AAF25DE2C
  %t392 = fmul double %t391, %t387
  %t393 = fadd double %t392, 0xBF66C16C16BEBD93
  %t394 = fmul double %t393, %t387
  %t395 = fadd double %t394, 0x3FC555555555553E
  %t396 = fmul double %t387, %t395
  %t397 = fsub double %t386, %t396
  %t398 = fmul double %t386, %t397
  %t399 = fsub double 0x4000000000000000, %t397
  %t400 = fdiv double %t398, %t399
  %t401 = fsub double %t385, %t400
  %t402 = fsub double %t401, %t384
  %t403 = fsub double 0x3FF0000000000000, %t402
  %t404 = bitcast double %t381 to i64
  %t405 = sub i64 %t404, 4843621399236966402
  %t406 = lshr i64 %t405, 1
  %t407 = sub i64 %t405, %t406
  %t408 = shl i64 %t406, 52
  %t409 = bitcast i64 %t408 to double
  %t410 = shl i64 %t407, 52
  %t411 = bitcast i64 %t410 to double
  %t412 = fmul double %t403, %t409
  %t413 = fmul double %t412, %t411
  %t414 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t415 = load i64, ptr %t414, align 8
  %t416g = inttoptr i64 %t415 to ptr addrspace(1)
  %t416 = addrspacecast ptr addrspace(1) %t416g to ptr
  %t417 = mul i64 %t363, 17
  %t418 = getelementptr inbounds double, ptr %t416, i64 %t417
  %t419 = getelementptr inbounds double, ptr %t418, i64 10
  %t420 = load double, ptr %t419, align 8
  %t421 = fcmp une double %t420, 0x0000000000000000
  %t422 = getelementptr inbounds double, ptr %t3, i64 2
  %t423 = load double, ptr %t422, align 8
  %t424 = fcmp une double %t423, 0x0000000000000000
  %t425 = or i1 %t421, %t424
  %t426 = select i1 %t425, double 0x3FF0000000000000, double %t413
  %t427 = fsub double 0x3FF0000000000000, %t426
  %t428 = fdiv double 0x3FF0000000000000, %t427
  %t429 = fptrunc double %t428 to float
  %t430 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t431 = load i64, ptr %t430, align 8
  %t432g = inttoptr i64 %t431 to ptr addrspace(1)
  %t432 = addrspacecast ptr addrspace(1) %t432g to ptr
  %t433 = mul i64 %t363, 17
  %t434 = getelementptr inbounds double, ptr %t432, i64 %t433
  %t435 = fpext float %t429 to double
  %t436 = getelementptr inbounds double, ptr %t434, i64 11
  store double %t435, ptr %t436, align 8
  %t437 = getelementptr inbounds double, ptr %t3, i64 1
  %t438 = load double, ptr %t437, align 8
  %t439 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t440 = load i64, ptr %t439, align 8
  %t441g = inttoptr i64 %t440 to ptr addrspace(1)
  %t441 = addrspacecast ptr addrspace(1) %t441g to ptr
  %t442 = mul i64 %t363, 17
  %t443 = getelementptr inbounds double, ptr %t441, i64 %t442
  %t444 = getelementptr inbounds double, ptr %t443, i64 12
  %t445 = load double, ptr %t444, align 8
  %t446 = fmul double %t438, %t445
  %t447 = fcmp olt double %t446, 0xC087500000000000
  %t448 = select i1 %t447, double 0xC087500000000000, double %t446
  %t449 = fcmp olt double 0x4086300000000000, %t448
  %t450 = select i1 %t449, double 0x4086300000000000, double %t448
  %t451 = fmul double %t450, 0x3FF71547652B82FE
  %t452 = fadd double %t451, 0x4338000000000000
  %t453 = fsub double %t452, 0x4338000000000000
  %t454 = fmul double %t453, 0x3FE62E42FEE00000
  %t455 = fsub double %t450, %t454
  %t456 = fmul double %t453, 0x3DEA39EF35793C76
  %t457 = fsub double %t455, %t456
  %t458 = fmul double %t457, %t457
  %t459 = fmul double 0x3E66376972BEA4D0, %t458
  %t460 = fadd double %t459, 0xBEBBBD41C5D26BF1
  %t461 = fmul double %t460, %t458
  %t462 = fadd double %t461, 0x3F11566AAF25DE2C
  %t463 = fmul double %t462, %t458
  %t464 = fadd double %t463, 0xBF66C16C16BEBD93
  %t465 = fmul double %t464, %t458
  %t466 = fadd double %t465, 0x3FC555555555553E
  %t467 = fmul double %t458, %t466
  %t468 = fsub double %t457, %t467
  %t469 = fmul double %t457, %t468
  %t470 = fsub double 0x4000000000000000, %t468
  %t471 = fdiv double %t469, %t470
  %t472 = fsub double %t456, %t471
  %t473 = fsub double %t472, %t455
  %t474 = fsub double 0x3FF0000000000000, %t473
  %t475 = bitcast double %t452 to i64
  %t476 = sub i64 %t475, 4843621399236966402
  %t477 = lshr i64 %t476, 1
  %t478 = sub i64 %t476, %t477
  %t479 = shl i64 %t477, 52
  %t480 = bitcast i64 %t479 to double
  %t481 = shl i64 %t478, 52
  %t482 = bitcast i64 %t481 to double
  %t483 = fmul double %t474, %t480
  %t484 = fmul double %t483, %t482
  %t485 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t486 = load i64, ptr %t485, align 8
  %t487g = inttoptr i64 %t486 to ptr addrspace(1)
  %t487 = addrspacecast ptr addrspace(1) %t487g to ptr
  %t488 = mul i64 %t363, 17
  %t489 = getelementptr inbounds double, ptr %t487, i64 %t488
  %t490 = getelementptr inbounds double, ptr %t489, i64 13
  %t491 = load double, ptr %t490, align 8
  %t492 = fcmp une double %t491, 0x0000000000000000
  %t493 = getelementptr inbounds double, ptr %t3, i64 2
  %t494 = load double, ptr %t493, align 8
  %t495 = fcmp une double %t494, 0x0000000000000000
  %t496 = or i1 %t492, %t495
  %t497 = select i1 %t496, double 0x3FF0000000000000, double %t484
  %t498 = fsub double 0x3FF0000000000000, %t497
  %t499 = fdiv double 0x3FF0000000000000, %t498
  %t500 = fptrunc double %t499 to float
  %t501 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t502 = load i64, ptr %t501, align 8
  %t503g = inttoptr i64 %t502 to ptr addrspace(1)
  %t503 = addrspacecast ptr addrspace(1) %t503g to ptr
  %t504 = mul i64 %t363, 17
  %t505 = getelementptr inbounds double, ptr %t503, i64 %t504
  %t506 = fpext float %t500 to double
  %t507 = getelementptr inbounds double, ptr %t505, i64 14
  store double %t506, ptr %t507, align 8
  %t364 = add nuw nsw i64 %t363, %t7
  br label %b360
b362:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t8, label %b508, label %b509
b508:
  br label %b509
b509:
  ret void
}

define internal void @sf_x_stage1_0(ptr %ctx, ptr %tensor, i64 %number) convergent nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = getelementptr inbounds i64, ptr %tensor, i64 3
  %t2 = load i64, ptr %t1, align 8
  %t3 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t4 = load i64, ptr %t3, align 8
  %t5 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t6 = load i64, ptr %t5, align 8
  %t7 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t8 = load i64, ptr %t7, align 8
  %t9 = getelementptr inbounds i64, ptr %tensor, i64 7
  %t10 = load i64, ptr %t9, align 8
  %t11 = getelementptr inbounds i64, ptr %tensor, i64 2
  %t12 = load i64, ptr %t11, align 8
  %t13 = getelementptr inbounds i64, ptr %tensor, i64 1
  %t14 = load i64, ptr %t13, align 8
  %t15 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t16 = load i64, ptr %t15, align 8
  %t17 = getelementptr inbounds i64, ptr %ctx, i64 2
  %t18 = load i64, ptr %t17, align 8
  %t19g = inttoptr i64 %t18 to ptr addrspace(1)
  %t19 = addrspacecast ptr addrspace(1) %t19g to ptr
  %t20 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t21 = load i64, ptr %t20, align 8
  %t22g = inttoptr i64 %t21 to ptr addrspace(1)
  %t22 = addrspacecast ptr addrspace(1) %t22g to ptr
  %t23 = mul i64 %t16, 17
  %t24 = getelementptr inbounds double, ptr %t22, i64 %t23
  %t25 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t26 = load i64, ptr %t25, align 8
  %t27g = inttoptr i64 %t26 to ptr addrspace(1)
  %t27 = addrspacecast ptr addrspace(1) %t27g to ptr
  %t28 = mul i64 %number, 1
  %t29 = getelementptr inbounds double, ptr %t27, i64 %t28
  %t30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t31 = zext i32 %t30 to i64
  %t32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t33 = zext i32 %t32 to i64
  %t34 = icmp eq i64 %t31, 0
  %t35 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t36 = load i64, ptr %t35, align 8
  %t37g = inttoptr i64 %t36 to ptr addrspace(1)
  %t37 = addrspacecast ptr addrspace(1) %t37g to ptr
  %t38 = mul i64 0, %t8
  %t39 = getelementptr inbounds double, ptr %t37, i64 %t38
  %t44 = mul i64 1, 1024
  %t45 = icmp sgt i64 %t8, 1
  br i1 %t45, label %b40, label %b41
b40:
  %t46 = phi ptr [ %t39, %entry ], [ %t39, %b63 ]
  %t47 = phi i64 [ %t8, %entry ], [ %t51, %b63 ]
  %t48 = phi i64 [ 1, %entry ], [ %t49, %b63 ]
  %t49 = phi i64 [ %t44, %entry ], [ %t159, %b63 ]
  %t50 = add i64 %t47, 1023
  %t51 = udiv i64 %t50, 1024
  %t52 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t53 = zext i32 %t52 to i64
  %t54 = and i64 %t53, 15
  %t55 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t56 = zext i32 %t55 to i64
  %t57 = udiv i64 %t56, 16
  %t58 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t59 = zext i32 %t58 to i64
  %t60 = udiv i64 %t59, 16
  br label %b61
b61:
  %t64 = phi i64 [ %t57, %b40 ], [ %t65, %b157 ]
  %t66 = icmp slt i64 %t64, %t51
  br i1 %t66, label %b62, label %b63
b62:
  %t67 = mul i64 %t64, 1024
  %t68 = sub i64 %t47, %t67
  %t69 = call i64 @llvm.smin.i64(i64 %t68, i64 1024)
  br label %b70
b70:
  %t73 = phi i64 [ %t54, %b62 ], [ %t74, %b71 ]
  %t75 = phi double [ 0x0000000000000000, %b62 ], [ %t81, %b71 ]
  %t76 = icmp slt i64 %t73, %t69
  br i1 %t76, label %b71, label %b72
b71:
  %t77 = add i64 %t67, %t73
  %t78 = mul i64 %t77, %t48
  %t79 = getelementptr inbounds double, ptr %t46, i64 %t78
  %t80 = load double, ptr %t79, align 8
  %t81 = fadd double %t75, %t80
  %t74 = add nuw nsw i64 %t73, 16
  br label %b70
b72:
  %t82 = bitcast double %t75 to i64
  %t83 = trunc i64 %t82 to i32
  %t84 = lshr i64 %t82, 32
  %t85 = trunc i64 %t84 to i32
  %t86 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t87 = and i32 %t86, 16
  %t88 = shl i32 65535, %t87
  %t89 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t88, i32 %t83, i32 8, i32 4127)
  %t90 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t91 = and i32 %t90, 16
  %t92 = shl i32 65535, %t91
  %t93 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t92, i32 %t85, i32 8, i32 4127)
  %t94 = zext i32 %t89 to i64
  %t95 = zext i32 %t93 to i64
  %t96 = shl i64 %t95, 32
  %t97 = or i64 %t96, %t94
  %t98 = bitcast i64 %t97 to double
  %t99 = fadd double %t75, %t98
  %t100 = bitcast double %t99 to i64
  %t101 = trunc i64 %t100 to i32
  %t102 = lshr i64 %t100, 32
  %t103 = trunc i64 %t102 to i32
  %t104 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t105 = and i32 %t104, 16
  %t106 = shl i32 65535, %t105
  %t107 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t106, i32 %t101, i32 4, i32 4127)
  %t108 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t109 = and i32 %t108, 16
  %t110 = shl i32 65535, %t109
  %t111 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t110, i32 %t103, i32 4, i32 4127)
  %t112 = zext i32 %t107 to i64
  %t113 = zext i32 %t111 to i64
  %t114 = shl i64 %t113, 32
  %t115 = or i64 %t114, %t112
  %t116 = bitcast i64 %t115 to double
  %t117 = fadd double %t99, %t116
  %t118 = bitcast double %t117 to i64
  %t119 = trunc i64 %t118 to i32
  %t120 = lshr i64 %t118, 32
  %t121 = trunc i64 %t120 to i32
  %t122 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t123 = and i32 %t122, 16
  %t124 = shl i32 65535, %t123
  %t125 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t124, i32 %t119, i32 2, i32 4127)
  %t126 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t127 = and i32 %t126, 16
  %t128 = shl i32 65535, %t127
  %t129 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t128, i32 %t121, i32 2, i32 4127)
  %t130 = zext i32 %t125 to i64
  %t131 = zext i32 %t129 to i64
  %t132 = shl i64 %t131, 32
  %t133 = or i64 %t132, %t130
  %t134 = bitcast i64 %t133 to double
  %t135 = fadd double %t117, %t134
  %t136 = bitcast double %t135 to i64
  %t137 = trunc i64 %t136 to i32
  %t138 = lshr i64 %t136, 32
  %t139 = trunc i64 %t138 to i32
  %t140 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t141 = and i32 %t140, 16
  %t142 = shl i32 65535, %t141
  %t143 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t142, i32 %t137, i32 1, i32 4127)
  %t144 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t145 = and i32 %t144, 16
  %t146 = shl i32 65535, %t145
  %t147 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t146, i32 %t139, i32 1, i32 4127)
  %t148 = zext i32 %t143 to i64
  %t149 = zext i32 %t147 to i64
  %t150 = shl i64 %t149, 32
  %t151 = or i64 %t150, %t148
  %t152 = bitcast i64 %t151 to double
  %t153 = fadd double %t135, %t152
  %t154 = mul i64 %t64, %t49
  %t155 = icmp eq i64 %t54, 0
  br i1 %t155, label %b156, label %b157
b156:
  %t158 = getelementptr inbounds double, ptr %t39, i64 %t154
  store double %t153, ptr %t158, align 8
  br label %b157
b157:
  %t65 = add nuw nsw i64 %t64, %t60
  br label %b61
b63:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t159 = mul i64 %t49, 1024
  %t160 = icmp sgt i64 %t51, 1
  br i1 %t160, label %b40, label %b161
b161:
  %t162 = getelementptr inbounds double, ptr %t39, i64 0
  %t163 = load double, ptr %t162, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %b43
b41:
  %t164 = icmp sgt i64 %t8, 0
  br i1 %t164, label %b42, label %b43
b42:
  %t165 = getelementptr inbounds double, ptr %t39, i64 0
  %t166 = load double, ptr %t165, align 8
  br label %b43
b43:
  %t167 = phi double [ %t163, %b161 ], [ 0x0000000000000000, %b41 ], [ %t166, %b42 ]
  %t168 = call double @llvm.sqrt.f64(double %t167)
  %t169 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t170 = load i64, ptr %t169, align 8
  %t171g = inttoptr i64 %t170 to ptr addrspace(1)
  %t171 = addrspacecast ptr addrspace(1) %t171g to ptr
  %t172 = mul i64 0, %t8
  %t173 = getelementptr inbounds double, ptr %t171, i64 %t172
  %t178 = mul i64 1, 1024
  %t179 = icmp sgt i64 %t8, 1
  br i1 %t179, label %b174, label %b175
b174:
  %t180 = phi ptr [ %t173, %b43 ], [ %t173, %b197 ]
  %t181 = phi i64 [ %t8, %b43 ], [ %t185, %b197 ]
  %t182 = phi i64 [ 1, %b43 ], [ %t183, %b197 ]
  %t183 = phi i64 [ %t178, %b43 ], [ %t293, %b197 ]
  %t184 = add i64 %t181, 1023
  %t185 = udiv i64 %t184, 1024
  %t186 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t187 = zext i32 %t186 to i64
  %t188 = and i64 %t187, 15
  %t189 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t190 = zext i32 %t189 to i64
  %t191 = udiv i64 %t190, 16
  %t192 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t193 = zext i32 %t192 to i64
  %t194 = udiv i64 %t193, 16
  br label %b195
b195:
  %t198 = phi i64 [ %t191, %b174 ], [ %t199, %b291 ]
  %t200 = icmp slt i64 %t198, %t185
  br i1 %t200, label %b196, label %b197
b196:
  %t201 = mul i64 %t198, 1024
  %t202 = sub i64 %t181, %t201
  %t203 = call i64 @llvm.smin.i64(i64 %t202, i64 1024)
  br label %b204
b204:
  %t207 = phi i64 [ %t188, %b196 ], [ %t208, %b205 ]
  %t209 = phi double [ 0x0000000000000000, %b196 ], [ %t215, %b205 ]
  %t210 = icmp slt i64 %t207, %t203
  br i1 %t210, label %b205, label %b206
b205:
  %t211 = add i64 %t201, %t207
  %t212 = mul i64 %t211, %t182
  %t213 = getelementptr inbounds double, ptr %t180, i64 %t212
  %t214 = load double, ptr %t213, align 8
  %t215 = fadd double %t209, %t214
  %t208 = add nuw nsw i64 %t207, 16
  br label %b204
b206:
  %t216 = bitcast double %t209 to i64
  %t217 = trunc i64 %t216 to i32
  %t218 = lshr i64 %t216, 32
  %t219 = trunc i64 %t218 to i32
  %t220 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t221 = and i32 %t220, 16
  %t222 = shl i32 65535, %t221
  %t223 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t222, i32 %t217, i32 8, i32 4127)
  %t224 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t225 = and i32 %t224, 16
  %t226 = shl i32 65535, %t225
  %t227 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t226, i32 %t219, i32 8, i32 4127)
  %t228 = zext i32 %t223 to i64
  %t229 = zext i32 %t227 to i64
  %t230 = shl i64 %t229, 32
  %t231 = or i64 %t230, %t228
  %t232 = bitcast i64 %t231 to double
  %t233 = fadd double %t209, %t232
  %t234 = bitcast double %t233 to i64
  %t235 = trunc i64 %t234 to i32
  %t236 = lshr i64 %t234, 32
  %t237 = trunc i64 %t236 to i32
  %t238 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t239 = and i32 %t238, 16
  %t240 = shl i32 65535, %t239
  %t241 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t240, i32 %t235, i32 4, i32 4127)
  %t242 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t243 = and i32 %t242, 16
  %t244 = shl i32 65535, %t243
  %t245 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t244, i32 %t237, i32 4, i32 4127)
  %t246 = zext i32 %t241 to i64
  %t247 = zext i32 %t245 to i64
  %t248 = shl i64 %t247, 32
  %t249 = or i64 %t248, %t246
  %t250 = bitcast i64 %t249 to double
  %t251 = fadd double %t233, %t250
  %t252 = bitcast double %t251 to i64
  %t253 = trunc i64 %t252 to i32
  %t254 = lshr i64 %t252, 32
  %t255 = trunc i64 %t254 to i32
  %t256 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t257 = and i32 %t256, 16
  %t258 = shl i32 65535, %t257
  %t259 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t258, i32 %t253, i32 2, i32 4127)
  %t260 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t261 = and i32 %t260, 16
  %t262 = shl i32 65535, %t261
  %t263 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t262, i32 %t255, i32 2, i32 4127)
  %t264 = zext i32 %t259 to i64
  %t265 = zext i32 %t263 to i64
  %t266 = shl i64 %t265, 32
  %t267 = or i64 %t266, %t264
  %t268 = bitcast i64 %t267 to double
  %t269 = fadd double %t251, %t268
  %t270 = bitcast double %t269 to i64
  %t271 = trunc i64 %t270 to i32
  %t272 = lshr i64 %t270, 32
  %t273 = trunc i64 %t272 to i32
  %t274 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t275 = and i32 %t274, 16
  %t276 = shl i32 65535, %t275
  %t277 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t276, i32 %t271, i32 1, i32 4127)
  %t278 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t279 = and i32 %t278, 16
  %t280 = shl i32 65535, %t279
  %t281 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t280, i32 %t273, i32 1, i32 4127)
  %t282 = zext i32 %t277 to i64
  %t283 = zext i32 %t281 to i64
  %t284 = shl i64 %t283, 32
  %t285 = or i64 %t284, %t282
  %t286 = bitcast i64 %t285 to double
  %t287 = fadd double %t269, %t286
  %t288 = mul i64 %t198, %t183
  %t289 = icmp eq i64 %t188, 0
  br i1 %t289, label %b290, label %b291
b290:
  %t292 = getelementptr inbounds double, ptr %t173, i64 %t288
  store double %t287, ptr %t292, align 8
  br label %b291
b291:
  %t199 = add nuw nsw i64 %t198, %t194
  br label %b195
b197:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t293 = mul i64 %t183, 1024
  %t294 = icmp sgt i64 %t185, 1
  br i1 %t294, label %b174, label %b295
b295:
  %t296 = getelementptr inbounds double, ptr %t173, i64 0
  %t297 = load double, ptr %t296, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %b177
b175:
  %t298 = icmp sgt i64 %t8, 0
  br i1 %t298, label %b176, label %b177
b176:
  %t299 = getelementptr inbounds double, ptr %t173, i64 0
  %t300 = load double, ptr %t299, align 8
  br label %b177
b177:
  %t301 = phi double [ %t297, %b295 ], [ 0x0000000000000000, %b175 ], [ %t300, %b176 ]
  %t302 = call double @llvm.sqrt.f64(double %t301)
  %t303 = fcmp olt double 0x0000000000000000, %t168
  %t304 = fcmp olt double 0x0000000000000000, %t302
  %t305 = and i1 %t303, %t304
  %t306 = fdiv double %t168, %t302
  %t307 = select i1 %t305, double %t306, double 0x3FF0000000000000
  %t308 = getelementptr inbounds double, ptr %t24, i64 0
  %t309 = load double, ptr %t308, align 8
  %t310 = fmul double %t309, %t307
  %t311 = fptrunc double %t310 to float
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t34, label %b312, label %b313
b312:
  %t314 = fpext float %t311 to double
  %t315 = getelementptr inbounds double, ptr %t29, i64 0
  store double %t314, ptr %t315, align 8
  br label %b313
b313:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t34, label %b316, label %b317
b316:
  br label %b317
b317:
  ret void
}

define internal void @sf_x_commit_step(ptr %ctx) convergent nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 2
  %t2 = load i64, ptr %t1, align 8
  %t3g = inttoptr i64 %t2 to ptr addrspace(1)
  %t3 = addrspacecast ptr addrspace(1) %t3g to ptr
  %t4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t5 = zext i32 %t4 to i64
  %t6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t7 = zext i32 %t6 to i64
  %t8 = icmp eq i64 %t5, 0
  br i1 %t8, label %b9, label %b10
b9:
  br label %b10
b10:
  br i1 %t8, label %b11, label %b12
b11:
  %t13 = getelementptr inbounds double, ptr %t3, i64 1
  %t14 = load double, ptr %t13, align 8
  %t15 = getelementptr inbounds double, ptr %t3, i64 0
  store double %t14, ptr %t15, align 8
  br label %b12
b12:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

define ptx_kernel void @sf_x_sweep_0(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "nvvm.maxntid"="256" "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %ctx = inttoptr i64 %context to ptr
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 0
  %t2 = load i64, ptr %t1, align 8
  %t3g = inttoptr i64 %t2 to ptr addrspace(1)
  %t3 = addrspacecast ptr addrspace(1) %t3g to ptr
  %t4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %t5 = zext i32 %t4 to i64
  %t6 = add i64 %low, %t5
  %t7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %t8 = zext i32 %t7 to i64
  br label %b9
b9:
  %t12 = phi i64 [ %t6, %entry ], [ %t13, %b36 ]
  %t14 = icmp slt i64 %t12, %high
  br i1 %t14, label %b10, label %b11
b10:
  %t15 = mul i64 %t12, 6
  %t16 = getelementptr inbounds i64, ptr %t3, i64 %t15
  %t17 = getelementptr inbounds i64, ptr %t16, i64 0
  %t18 = load i64, ptr %t17, align 8
  %t19 = getelementptr inbounds i64, ptr %t16, i64 1
  %t20 = load i64, ptr %t19, align 8
  %t21 = getelementptr inbounds i64, ptr %t16, i64 2
  %t22 = load i64, ptr %t21, align 8
  %t23 = getelementptr inbounds i64, ptr %t16, i64 3
  %t24 = load i64, ptr %t23, align 8
  %t25 = getelementptr inbounds i64, ptr %t16, i64 4
  %t26 = load i64, ptr %t25, align 8
  %t27 = getelementptr inbounds i64, ptr %t16, i64 5
  %t28 = load i64, ptr %t27, align 8
  %t29 = getelementptr inbounds i64, ptr %ctx, i64 1
  %t30 = load i64, ptr %t29, align 8
  %t31g = inttoptr i64 %t30 to ptr addrspace(1)
  %t31 = addrspacecast ptr addrspace(1) %t31g to ptr
  %t32 = mul i64 %t18, 15
  %t33 = getelementptr inbounds i64, ptr %t31, i64 %t32
  switch i64 %t28, label %b36 [ i64 0, label %b34 i64 1, label %b34 i64 2, label %b35 ]
b34:
  call void @sf_x_sweep0_pass0(ptr %ctx, ptr %t33, i64 %t18, i64 %t20, i64 %t22, i64 %t24, i64 %t26)
  br label %b36
b35:
  call void @sf_x_sweep0_pass0(ptr %ctx, ptr %t33, i64 %t18, i64 %t20, i64 %t22, i64 %t24, i64 %t26)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @sf_x_stage1_0(ptr %ctx, ptr %t33, i64 %t18)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @sf_x_sweep1_pass0(ptr %ctx, ptr %t33, i64 %t18, i64 %t20, i64 %t22, i64 %t24, i64 %t26)
  br label %b36
b36:
  %t13 = add nuw nsw i64 %t12, %t8
  br label %b9
b11:
  ret void
}

define ptx_kernel void @sf_x_sweep_1(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "nvvm.maxntid"="256" "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %ctx = inttoptr i64 %context to ptr
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 0
  %t2 = load i64, ptr %t1, align 8
  %t3g = inttoptr i64 %t2 to ptr addrspace(1)
  %t3 = addrspacecast ptr addrspace(1) %t3g to ptr
  %t4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %t5 = zext i32 %t4 to i64
  %t6 = add i64 %low, %t5
  %t7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %t8 = zext i32 %t7 to i64
  br label %b9
b9:
  %t12 = phi i64 [ %t6, %entry ], [ %t13, %b10 ]
  %t14 = icmp slt i64 %t12, %high
  br i1 %t14, label %b10, label %b11
b10:
  %t15 = mul i64 %t12, 6
  %t16 = getelementptr inbounds i64, ptr %t3, i64 %t15
  %t17 = getelementptr inbounds i64, ptr %t16, i64 0
  %t18 = load i64, ptr %t17, align 8
  %t19 = getelementptr inbounds i64, ptr %t16, i64 1
  %t20 = load i64, ptr %t19, align 8
  %t21 = getelementptr inbounds i64, ptr %t16, i64 2
  %t22 = load i64, ptr %t21, align 8
  %t23 = getelementptr inbounds i64, ptr %t16, i64 3
  %t24 = load i64, ptr %t23, align 8
  %t25 = getelementptr inbounds i64, ptr %t16, i64 4
  %t26 = load i64, ptr %t25, align 8
  %t27 = getelementptr inbounds i64, ptr %t16, i64 5
  %t28 = load i64, ptr %t27, align 8
  %t29 = getelementptr inbounds i64, ptr %ctx, i64 1
  %t30 = load i64, ptr %t29, align 8
  %t31g = inttoptr i64 %t30 to ptr addrspace(1)
  %t31 = addrspacecast ptr addrspace(1) %t31g to ptr
  %t32 = mul i64 %t18, 15
  %t33 = getelementptr inbounds i64, ptr %t31, i64 %t32
  call void @sf_x_sweep1_pass0(ptr %ctx, ptr %t33, i64 %t18, i64 %t20, i64 %t22, i64 %t24, i64 %t26)
  %t13 = add nuw nsw i64 %t12, %t8
  br label %b9
b11:
  ret void
}

define ptx_kernel void @sf_x_segment_0(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "nvvm.maxntid"="256" "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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

define ptx_kernel void @sf_x_segment_1(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "nvvm.maxntid"="256" "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
  %t14g = inttoptr i64 %t13 to ptr addrspace(1)
  %t14 = addrspacecast ptr addrspace(1) %t14g to ptr
  %t15 = mul i64 %t9, 15
  %t16 = getelementptr inbounds i64, ptr %t14, i64 %t15
  call void @sf_x_stage1_0(ptr %ctx, ptr %t16, i64 %t9)
  %t10 = add nuw nsw i64 %t9, %t5
  br label %b6
b8:
  ret void
}

define ptx_kernel void @sf_x_segment_2(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "nvvm.maxntid"="256" "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
