target triple = "nvptx64-nvidia-cuda"

declare double @llvm.maximum.f64(double, double)
declare double @llvm.minimum.f64(double, double)
declare double @llvm.sqrt.f64(double)
declare float @llvm.maximum.f32(float, float)
declare float @llvm.sqrt.f32(float)
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32)
declare i64 @llvm.smin.i64(i64, i64)
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

define internal void @sf_x_fold_sum(ptr %out, ptr %list, i64 %count, i64 %stride, ptr %scratch, i64 %step, i1 %once) convergent nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = alloca double, i64 16, align 64
  %t6 = icmp sgt i64 %count, 1
  %t7 = icmp sgt i64 %count, 0
  %t8 = and i1 %once, %t7
  %t9 = or i1 %t6, %t8
  br i1 %t9, label %b3, label %b2
b2:
  %t10 = getelementptr inbounds double, ptr %out, i64 0
  store double 0x0000000000000000, ptr %t10, align 8
  br i1 %t7, label %b11, label %b12
b11:
  %t13 = getelementptr inbounds double, ptr %list, i64 0
  %t14 = load double, ptr %t13, align 8
  %t15 = getelementptr inbounds double, ptr %out, i64 0
  store double %t14, ptr %t15, align 8
  br label %b12
b12:
  br label %b5
b3:
  %t16 = phi ptr [ %list, %entry ], [ %scratch, %b23 ]
  %t17 = phi i64 [ %count, %entry ], [ %t20, %b23 ]
  %t18 = phi i64 [ %stride, %entry ], [ %step, %b23 ]
  %t19 = add i64 %t17, 1023
  %t20 = udiv i64 %t19, 1024
  br label %b21
b21:
  %t24 = phi i64 [ 0, %b3 ], [ %t25, %b32 ]
  %t26 = icmp slt i64 %t24, %t20
  br i1 %t26, label %b22, label %b23
b22:
  %t27 = mul i64 %t24, 1024
  %t28 = sub i64 %t17, %t27
  %t29 = call i64 @llvm.smin.i64(i64 %t28, i64 1024)
  store <16 x double> splat (double 0x0000000000000000), ptr %t1, align 64
  br label %b30
b30:
  %t33 = phi i64 [ 0, %b22 ], [ %t34, %b31 ]
  %t35 = icmp slt i64 %t33, %t29
  br i1 %t35, label %b31, label %b32
b31:
  %t36 = and i64 %t33, 15
  %t37 = add i64 %t27, %t33
  %t38 = mul i64 %t37, %t18
  %t39 = getelementptr inbounds double, ptr %t1, i64 %t36
  %t40 = load double, ptr %t39, align 8
  %t41 = getelementptr inbounds double, ptr %t16, i64 %t38
  %t42 = load double, ptr %t41, align 8
  %t43 = fadd double %t40, %t42
  %t44 = getelementptr inbounds double, ptr %t1, i64 %t36
  store double %t43, ptr %t44, align 8
  %t34 = add nuw nsw i64 %t33, 1
  br label %b30
b32:
  %t45 = load <16 x double>, ptr %t1, align 64
  %t46 = shufflevector <16 x double> %t45, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t47 = shufflevector <16 x double> %t45, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t48 = fadd <8 x double> %t46, %t47
  %t49 = shufflevector <8 x double> %t48, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t50 = shufflevector <8 x double> %t48, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t51 = fadd <4 x double> %t49, %t50
  %t52 = shufflevector <4 x double> %t51, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t53 = shufflevector <4 x double> %t51, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t54 = fadd <2 x double> %t52, %t53
  %t55 = shufflevector <2 x double> %t54, <2 x double> poison, <1 x i32> <i32 0>
  %t56 = shufflevector <2 x double> %t54, <2 x double> poison, <1 x i32> <i32 1>
  %t57 = extractelement <1 x double> %t55, i64 0
  %t58 = extractelement <1 x double> %t56, i64 0
  %t59 = fadd double %t57, %t58
  %t60 = mul i64 %t24, %step
  %t61 = getelementptr inbounds double, ptr %scratch, i64 %t60
  store double %t59, ptr %t61, align 8
  %t25 = add nuw nsw i64 %t24, 1
  br label %b21
b23:
  %t62 = icmp sgt i64 %t20, 1
  br i1 %t62, label %b3, label %b4
b4:
  %t63 = getelementptr inbounds double, ptr %scratch, i64 0
  %t64 = load double, ptr %t63, align 8
  %t65 = getelementptr inbounds double, ptr %out, i64 0
  store double %t64, ptr %t65, align 8
  br label %b5
b5:
  ret void
}

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
  %t13 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t14 = load i64, ptr %t13, align 8
  %t15g = inttoptr i64 %t14 to ptr addrspace(1)
  %t15 = addrspacecast ptr addrspace(1) %t15g to ptr
  %t16 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t17 = load i64, ptr %t16, align 8
  %t18g = inttoptr i64 %t17 to ptr addrspace(1)
  %t18 = addrspacecast ptr addrspace(1) %t18g to ptr
  %t19 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t20 = load i64, ptr %t19, align 8
  %t21g = inttoptr i64 %t20 to ptr addrspace(1)
  %t21 = addrspacecast ptr addrspace(1) %t21g to ptr
  %t22 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t23 = load i64, ptr %t22, align 8
  %t24g = inttoptr i64 %t23 to ptr addrspace(1)
  %t24 = addrspacecast ptr addrspace(1) %t24g to ptr
  %t25 = getelementptr inbounds i64, ptr %tensor, i64 15
  %t26 = load i64, ptr %t25, align 8
  %t27g = inttoptr i64 %t26 to ptr addrspace(1)
  %t27 = addrspacecast ptr addrspace(1) %t27g to ptr
  %t28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t29 = zext i32 %t28 to i64
  %t30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t31 = zext i32 %t30 to i64
  %t32 = call i64 @llvm.smin.i64(i64 %rows, i64 %t4)
  %t33 = add i64 %t32, 63
  %t34 = udiv i64 %t33, 64
  %t35 = udiv i64 %rows, %t32
  %t36 = mul i64 %t35, %t34
  %t37 = mul i64 %t36, %cols
  br label %b38
b38:
  %t41 = phi i64 [ %t29, %entry ], [ %t42, %b60 ]
  %t43 = icmp slt i64 %t41, %t37
  br i1 %t43, label %b39, label %b40
b39:
  %t44 = udiv i64 %t41, %cols
  %t45 = urem i64 %t41, %cols
  %t46 = udiv i64 %t44, %t34
  %t47 = urem i64 %t44, %t34
  %t48 = mul i64 %t47, 64
  %t49 = mul i64 %t46, %t32
  %t50 = add i64 %row, %t49
  %t51 = add i64 %t50, %t48
  %t52 = sub i64 %t32, %t48
  %t53 = call i64 @llvm.smin.i64(i64 %t52, i64 64)
  %t54 = udiv i64 %t51, %t4
  %t55 = mul i64 %t54, %t6
  %t56 = add i64 %t55, %col
  %t57 = add i64 %t56, %t45
  br label %b58
b58:
  %t61 = phi i64 [ 0, %b39 ], [ %t62, %b59 ]
  %t63 = phi double [ 0x0000000000000000, %b39 ], [ %t73, %b59 ]
  %t64 = icmp slt i64 %t61, %t53
  br i1 %t64, label %b59, label %b60
b59:
  %t65 = add i64 %t51, %t61
  %t66 = mul i64 %t65, %t6
  %t67 = add i64 %t66, %col
  %t68 = add i64 %t67, %t45
  %t69 = getelementptr inbounds float, ptr %t18, i64 %t68
  %t70 = load float, ptr %t69, align 4
  %t71 = fmul float %t70, %t70
  %t72 = fpext float %t71 to double
  %t73 = fadd double %t63, %t72
  %t62 = add nuw nsw i64 %t61, 1
  br label %b58
b60:
  %t74 = mul i64 %t54, %t10
  %t75 = urem i64 %t51, %t4
  %t76 = udiv i64 %t75, 64
  %t77 = add i64 %t74, %t76
  %t78 = mul i64 %t77, %t6
  %t79 = add i64 %t78, %col
  %t80 = add i64 %t79, %t45
  %t81 = getelementptr inbounds double, ptr %t24, i64 %t80
  store double %t63, ptr %t81, align 8
  %t42 = add nuw nsw i64 %t41, %t31
  br label %b38
b40:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t82 = and i64 %t29, 15
  %t83 = udiv i64 %t29, 16
  %t84 = udiv i64 %t31, 16
  %t85 = add i64 %cols, 1023
  %t86 = udiv i64 %t85, 1024
  %t87 = mul i64 %rows, %t86
  br label %b88
b88:
  %t91 = phi i64 [ %t83, %b40 ], [ %t92, %b107 ]
  %t93 = icmp slt i64 %t91, %t87
  br i1 %t93, label %b89, label %b90
b89:
  %t94 = udiv i64 %t91, %t86
  %t95 = urem i64 %t91, %t86
  %t96 = add i64 %row, %t94
  %t97 = mul i64 %t95, 1024
  %t98 = mul i64 %t96, %t6
  %t99 = add i64 %t98, %col
  %t100 = add i64 %t99, %t97
  %t101 = sub i64 %t2, %t100
  %t102 = sub i64 %cols, %t97
  %t103 = call i64 @llvm.smin.i64(i64 %t101, i64 %t102)
  %t104 = call i64 @llvm.smin.i64(i64 1024, i64 %t103)
  %t105 = icmp sgt i64 %t104, 0
  br i1 %t105, label %b106, label %b107
b106:
  %t108 = udiv i64 %t96, %t4
  %t109 = mul i64 %t108, %t6
  %t110 = add i64 %t109, %col
  %t111 = add i64 %t110, %t97
  br label %b112
b112:
  %t115 = phi i64 [ %t82, %b106 ], [ %t116, %b113 ]
  %t117 = phi double [ 0x0000000000000000, %b106 ], [ %t129, %b113 ]
  %t118 = phi double [ 0x0000000000000000, %b106 ], [ %t131, %b113 ]
  %t119 = icmp slt i64 %t115, %t104
  br i1 %t119, label %b113, label %b114
b113:
  %t120 = add i64 %t100, %t115
  %t121 = add i64 %t111, %t115
  %t122 = getelementptr inbounds float, ptr %t15, i64 %t120
  %t123 = load float, ptr %t122, align 4
  %t124 = getelementptr inbounds float, ptr %t18, i64 %t120
  %t125 = load float, ptr %t124, align 4
  %t126 = fmul float %t125, %t125
  %t127 = fmul float %t123, %t123
  %t128 = fpext float %t126 to double
  %t129 = fadd double %t117, %t128
  %t130 = fpext float %t127 to double
  %t131 = fadd double %t118, %t130
  %t116 = add nuw nsw i64 %t115, 16
  br label %b112
b114:
  %t132 = bitcast double %t117 to i64
  %t133 = trunc i64 %t132 to i32
  %t134 = lshr i64 %t132, 32
  %t135 = trunc i64 %t134 to i32
  %t136 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t137 = and i32 %t136, 16
  %t138 = shl i32 65535, %t137
  %t139 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t138, i32 %t133, i32 8, i32 4127)
  %t140 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t141 = and i32 %t140, 16
  %t142 = shl i32 65535, %t141
  %t143 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t142, i32 %t135, i32 8, i32 4127)
  %t144 = zext i32 %t139 to i64
  %t145 = zext i32 %t143 to i64
  %t146 = shl i64 %t145, 32
  %t147 = or i64 %t146, %t144
  %t148 = bitcast i64 %t147 to double
  %t149 = fadd double %t117, %t148
  %t150 = bitcast double %t149 to i64
  %t151 = trunc i64 %t150 to i32
  %t152 = lshr i64 %t150, 32
  %t153 = trunc i64 %t152 to i32
  %t154 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t155 = and i32 %t154, 16
  %t156 = shl i32 65535, %t155
  %t157 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t156, i32 %t151, i32 4, i32 4127)
  %t158 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t159 = and i32 %t158, 16
  %t160 = shl i32 65535, %t159
  %t161 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t160, i32 %t153, i32 4, i32 4127)
  %t162 = zext i32 %t157 to i64
  %t163 = zext i32 %t161 to i64
  %t164 = shl i64 %t163, 32
  %t165 = or i64 %t164, %t162
  %t166 = bitcast i64 %t165 to double
  %t167 = fadd double %t149, %t166
  %t168 = bitcast double %t167 to i64
  %t169 = trunc i64 %t168 to i32
  %t170 = lshr i64 %t168, 32
  %t171 = trunc i64 %t170 to i32
  %t172 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t173 = and i32 %t172, 16
  %t174 = shl i32 65535, %t173
  %t175 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t174, i32 %t169, i32 2, i32 4127)
  %t176 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t177 = and i32 %t176, 16
  %t178 = shl i32 65535, %t177
  %t179 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t178, i32 %t171, i32 2, i32 4127)
  %t180 = zext i32 %t175 to i64
  %t181 = zext i32 %t179 to i64
  %t182 = shl i64 %t181, 32
  %t183 = or i64 %t182, %t180
  %t184 = bitcast i64 %t183 to double
  %t185 = fadd double %t167, %t184
  %t186 = bitcast double %t185 to i64
  %t187 = trunc i64 %t186 to i32
  %t188 = lshr i64 %t186, 32
  %t189 = trunc i64 %t188 to i32
  %t190 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t191 = and i32 %t190, 16
  %t192 = shl i32 65535, %t191
  %t193 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t192, i32 %t187, i32 1, i32 4127)
  %t194 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t195 = and i32 %t194, 16
  %t196 = shl i32 65535, %t195
  %t197 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t196, i32 %t189, i32 1, i32 4127)
  %t198 = zext i32 %t193 to i64
  %t199 = zext i32 %t197 to i64
  %t200 = shl i64 %t199, 32
  %t201 = or i64 %t200, %t198
  %t202 = bitcast i64 %t201 to double
  %t203 = fadd double %t185, %t202
  %t204 = bitcast double %t118 to i64
  %t205 = trunc i64 %t204 to i32
  %t206 = lshr i64 %t204, 32
  %t207 = trunc i64 %t206 to i32
  %t208 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t209 = and i32 %t208, 16
  %t210 = shl i32 65535, %t209
  %t211 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t210, i32 %t205, i32 8, i32 4127)
  %t212 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t213 = and i32 %t212, 16
  %t214 = shl i32 65535, %t213
  %t215 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t214, i32 %t207, i32 8, i32 4127)
  %t216 = zext i32 %t211 to i64
  %t217 = zext i32 %t215 to i64
  %t218 = shl i64 %t217, 32
  %t219 = or i64 %t218, %t216
  %t220 = bitcast i64 %t219 to double
  %t221 = fadd double %t118, %t220
  %t222 = bitcast double %t221 to i64
  %t223 = trunc i64 %t222 to i32
  %t224 = lshr i64 %t222, 32
  %t225 = trunc i64 %t224 to i32
  %t226 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t227 = and i32 %t226, 16
  %t228 = shl i32 65535, %t227
  %t229 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t228, i32 %t223, i32 4, i32 4127)
  %t230 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t231 = and i32 %t230, 16
  %t232 = shl i32 65535, %t231
  %t233 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t232, i32 %t225, i32 4, i32 4127)
  %t234 = zext i32 %t229 to i64
  %t235 = zext i32 %t233 to i64
  %t236 = shl i64 %t235, 32
  %t237 = or i64 %t236, %t234
  %t238 = bitcast i64 %t237 to double
  %t239 = fadd double %t221, %t238
  %t240 = bitcast double %t239 to i64
  %t241 = trunc i64 %t240 to i32
  %t242 = lshr i64 %t240, 32
  %t243 = trunc i64 %t242 to i32
  %t244 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t245 = and i32 %t244, 16
  %t246 = shl i32 65535, %t245
  %t247 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t246, i32 %t241, i32 2, i32 4127)
  %t248 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t249 = and i32 %t248, 16
  %t250 = shl i32 65535, %t249
  %t251 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t250, i32 %t243, i32 2, i32 4127)
  %t252 = zext i32 %t247 to i64
  %t253 = zext i32 %t251 to i64
  %t254 = shl i64 %t253, 32
  %t255 = or i64 %t254, %t252
  %t256 = bitcast i64 %t255 to double
  %t257 = fadd double %t239, %t256
  %t258 = bitcast double %t257 to i64
  %t259 = trunc i64 %t258 to i32
  %t260 = lshr i64 %t258, 32
  %t261 = trunc i64 %t260 to i32
  %t262 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t263 = and i32 %t262, 16
  %t264 = shl i32 65535, %t263
  %t265 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t264, i32 %t259, i32 1, i32 4127)
  %t266 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t267 = and i32 %t266, 16
  %t268 = shl i32 65535, %t267
  %t269 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t268, i32 %t261, i32 1, i32 4127)
  %t270 = zext i32 %t265 to i64
  %t271 = zext i32 %t269 to i64
  %t272 = shl i64 %t271, 32
  %t273 = or i64 %t272, %t270
  %t274 = bitcast i64 %t273 to double
  %t275 = fadd double %t257, %t274
  %t276 = add i64 %col, %t97
  %t277 = udiv i64 %t276, 1024
  %t278 = mul i64 %t96, %t8
  %t279 = add i64 %t278, %t277
  %t280 = icmp eq i64 %t82, 0
  br i1 %t280, label %b281, label %b282
b281:
  %t283 = getelementptr inbounds double, ptr %t21, i64 %t279
  store double %t203, ptr %t283, align 8
  %t284 = getelementptr inbounds double, ptr %t27, i64 %t279
  store double %t275, ptr %t284, align 8
  br label %b282
b282:
  br label %b107
b107:
  %t92 = add nuw nsw i64 %t91, %t84
  br label %b88
b90:
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
  %t16 = mul i64 %t12, 12
  %t17 = getelementptr inbounds double, ptr %t15, i64 %t16
  %t18 = getelementptr inbounds double, ptr %t17, i64 9
  %t19 = load double, ptr %t18, align 8
  %t20 = fptrunc double %t19 to float
  %t21 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t22 = load i64, ptr %t21, align 8
  %t23g = inttoptr i64 %t22 to ptr addrspace(1)
  %t23 = addrspacecast ptr addrspace(1) %t23g to ptr
  %t24 = getelementptr inbounds i64, ptr %tensor, i64 16
  %t25 = load i64, ptr %t24, align 8
  %t26g = inttoptr i64 %t25 to ptr addrspace(1)
  %t26 = addrspacecast ptr addrspace(1) %t26g to ptr
  %t27 = getelementptr inbounds i64, ptr %tensor, i64 19
  %t28 = load i64, ptr %t27, align 8
  %t29g = inttoptr i64 %t28 to ptr addrspace(1)
  %t29 = addrspacecast ptr addrspace(1) %t29g to ptr
  %t30 = getelementptr inbounds i64, ptr %tensor, i64 20
  %t31 = load i64, ptr %t30, align 8
  %t32g = inttoptr i64 %t31 to ptr addrspace(1)
  %t32 = addrspacecast ptr addrspace(1) %t32g to ptr
  %t33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t34 = zext i32 %t33 to i64
  %t35 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t36 = zext i32 %t35 to i64
  %t37 = and i64 %t34, 15
  %t38 = udiv i64 %t34, 16
  %t39 = udiv i64 %t36, 16
  %t40 = add i64 %cols, 1023
  %t41 = udiv i64 %t40, 1024
  %t42 = mul i64 %rows, %t41
  br label %b43
b43:
  %t46 = phi i64 [ %t38, %entry ], [ %t47, %b62 ]
  %t48 = icmp slt i64 %t46, %t42
  br i1 %t48, label %b44, label %b45
b44:
  %t49 = udiv i64 %t46, %t41
  %t50 = urem i64 %t46, %t41
  %t51 = add i64 %row, %t49
  %t52 = mul i64 %t50, 1024
  %t53 = mul i64 %t51, %t6
  %t54 = add i64 %t53, %col
  %t55 = add i64 %t54, %t52
  %t56 = sub i64 %t2, %t55
  %t57 = sub i64 %cols, %t52
  %t58 = call i64 @llvm.smin.i64(i64 %t56, i64 %t57)
  %t59 = call i64 @llvm.smin.i64(i64 1024, i64 %t58)
  %t60 = icmp sgt i64 %t59, 0
  br i1 %t60, label %b61, label %b62
b61:
  %t63 = udiv i64 %t51, %t4
  %t64 = getelementptr inbounds float, ptr %t29, i64 %t51
  %t65 = load float, ptr %t64, align 4
  %t66 = mul i64 %t63, %t6
  %t67 = add i64 %t66, %col
  %t68 = add i64 %t67, %t52
  br label %b69
b69:
  %t72 = phi i64 [ %t37, %b61 ], [ %t73, %b70 ]
  %t74 = phi double [ 0x0000000000000000, %b61 ], [ %t89, %b70 ]
  %t75 = icmp slt i64 %t72, %t59
  br i1 %t75, label %b70, label %b71
b70:
  %t76 = add i64 %t55, %t72
  %t77 = add i64 %t68, %t72
  %t78 = getelementptr inbounds float, ptr %t23, i64 %t76
  %t79 = load float, ptr %t78, align 4
  %t80 = getelementptr inbounds float, ptr %t32, i64 %t77
  %t81 = load float, ptr %t80, align 4
  %t82 = fmul float %t65, %t81
  %t83 = call float @llvm.maximum.f32(float %t82, float %t20)
  %t84 = call float @llvm.sqrt.f32(float %t83)
  %t85 = fdiv float 0x3FF0000000000000, %t84
  %t86 = fmul float %t79, %t85
  %t87 = fmul float %t86, %t86
  %t88 = fpext float %t87 to double
  %t89 = fadd double %t74, %t88
  %t73 = add nuw nsw i64 %t72, 16
  br label %b69
b71:
  %t90 = bitcast double %t74 to i64
  %t91 = trunc i64 %t90 to i32
  %t92 = lshr i64 %t90, 32
  %t93 = trunc i64 %t92 to i32
  %t94 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t95 = and i32 %t94, 16
  %t96 = shl i32 65535, %t95
  %t97 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t96, i32 %t91, i32 8, i32 4127)
  %t98 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t99 = and i32 %t98, 16
  %t100 = shl i32 65535, %t99
  %t101 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t100, i32 %t93, i32 8, i32 4127)
  %t102 = zext i32 %t97 to i64
  %t103 = zext i32 %t101 to i64
  %t104 = shl i64 %t103, 32
  %t105 = or i64 %t104, %t102
  %t106 = bitcast i64 %t105 to double
  %t107 = fadd double %t74, %t106
  %t108 = bitcast double %t107 to i64
  %t109 = trunc i64 %t108 to i32
  %t110 = lshr i64 %t108, 32
  %t111 = trunc i64 %t110 to i32
  %t112 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t113 = and i32 %t112, 16
  %t114 = shl i32 65535, %t113
  %t115 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t114, i32 %t109, i32 4, i32 4127)
  %t116 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t117 = and i32 %t116, 16
  %t118 = shl i32 65535, %t117
  %t119 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t118, i32 %t111, i32 4, i32 4127)
  %t120 = zext i32 %t115 to i64
  %t121 = zext i32 %t119 to i64
  %t122 = shl i64 %t121, 32
  %t123 = or i64 %t122, %t120
  %t124 = bitcast i64 %t123 to double
  %t125 = fadd double %t107, %t124
  %t126 = bitcast double %t125 to i64
  %t127 = trunc i64 %t126 to i32
  %t128 = lshr i64 %t126, 32
  %t129 = trunc i64 %t128 to i32
  %t130 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t131 = and i32 %t130, 16
  %t132 = shl i32 65535, %t131
  %t133 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t132, i32 %t127, i32 2, i32 4127)
  %t134 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t135 = and i32 %t134, 16
  %t136 = shl i32 65535, %t135
  %t137 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t136, i32 %t129, i32 2, i32 4127)
  %t138 = zext i32 %t133 to i64
  %t139 = zext i32 %t137 to i64
  %t140 = shl i64 %t139, 32
  %t141 = or i64 %t140, %t138
  %t142 = bitcast i64 %t141 to double
  %t143 = fadd double %t125, %t142
  %t144 = bitcast double %t143 to i64
  %t145 = trunc i64 %t144 to i32
  %t146 = lshr i64 %t144, 32
  %t147 = trunc i64 %t146 to i32
  %t148 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t149 = and i32 %t148, 16
  %t150 = shl i32 65535, %t149
  %t151 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t150, i32 %t145, i32 1, i32 4127)
  %t152 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t153 = and i32 %t152, 16
  %t154 = shl i32 65535, %t153
  %t155 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t154, i32 %t147, i32 1, i32 4127)
  %t156 = zext i32 %t151 to i64
  %t157 = zext i32 %t155 to i64
  %t158 = shl i64 %t157, 32
  %t159 = or i64 %t158, %t156
  %t160 = bitcast i64 %t159 to double
  %t161 = fadd double %t143, %t160
  %t162 = add i64 %col, %t52
  %t163 = udiv i64 %t162, 1024
  %t164 = mul i64 %t51, %t8
  %t165 = add i64 %t164, %t163
  %t166 = icmp eq i64 %t37, 0
  br i1 %t166, label %b167, label %b168
b167:
  %t169 = getelementptr inbounds double, ptr %t26, i64 %t165
  store double %t161, ptr %t169, align 8
  br label %b168
b168:
  br label %b62
b62:
  %t47 = add nuw nsw i64 %t46, %t39
  br label %b43
b45:
  ret void
}

define internal void @sf_x_sweep2_pass0(ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows, i64 %col, i64 %cols) convergent nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
  %t16 = mul i64 %t12, 12
  %t17 = getelementptr inbounds double, ptr %t15, i64 %t16
  %t18 = getelementptr inbounds double, ptr %t17, i64 9
  %t19 = load double, ptr %t18, align 8
  %t20 = fptrunc double %t19 to float
  %t21 = getelementptr inbounds double, ptr %t17, i64 11
  %t22 = load double, ptr %t21, align 8
  %t23 = fptrunc double %t22 to float
  %t24 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t25 = load i64, ptr %t24, align 8
  %t26g = inttoptr i64 %t25 to ptr addrspace(1)
  %t26 = addrspacecast ptr addrspace(1) %t26g to ptr
  %t27 = mul i64 %number, 6
  %t28 = getelementptr inbounds double, ptr %t26, i64 %t27
  %t29 = getelementptr inbounds double, ptr %t28, i64 5
  %t30 = load double, ptr %t29, align 8
  %t31 = fptrunc double %t30 to float
  %t32 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t33 = load i64, ptr %t32, align 8
  %t34g = inttoptr i64 %t33 to ptr addrspace(1)
  %t34 = addrspacecast ptr addrspace(1) %t34g to ptr
  %t35 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t36 = load i64, ptr %t35, align 8
  %t37g = inttoptr i64 %t36 to ptr addrspace(1)
  %t37 = addrspacecast ptr addrspace(1) %t37g to ptr
  %t38 = getelementptr inbounds i64, ptr %tensor, i64 19
  %t39 = load i64, ptr %t38, align 8
  %t40g = inttoptr i64 %t39 to ptr addrspace(1)
  %t40 = addrspacecast ptr addrspace(1) %t40g to ptr
  %t41 = getelementptr inbounds i64, ptr %tensor, i64 20
  %t42 = load i64, ptr %t41, align 8
  %t43g = inttoptr i64 %t42 to ptr addrspace(1)
  %t43 = addrspacecast ptr addrspace(1) %t43g to ptr
  %t44 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t45 = zext i32 %t44 to i64
  %t46 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t47 = zext i32 %t46 to i64
  %t48 = mul i64 %rows, %cols
  br label %b49
b49:
  %t52 = phi i64 [ %t45, %entry ], [ %t53, %b63 ]
  %t54 = icmp slt i64 %t52, %t48
  br i1 %t54, label %b50, label %b51
b50:
  %t55 = udiv i64 %t52, %cols
  %t56 = urem i64 %t52, %cols
  %t57 = add i64 %row, %t55
  %t58 = mul i64 %t57, %t6
  %t59 = add i64 %t58, %col
  %t60 = add i64 %t59, %t56
  %t61 = icmp slt i64 %t60, %t2
  br i1 %t61, label %b62, label %b63
b62:
  %t64 = udiv i64 %t57, %t4
  %t65 = mul i64 %t64, %t6
  %t66 = add i64 %t65, %col
  %t67 = add i64 %t66, %t56
  %t68 = getelementptr inbounds float, ptr %t40, i64 %t57
  %t69 = load float, ptr %t68, align 4
  %t70 = getelementptr inbounds float, ptr %t34, i64 %t60
  %t71 = load float, ptr %t70, align 4
  %t72 = getelementptr inbounds float, ptr %t37, i64 %t60
  %t73 = load float, ptr %t72, align 4
  %t74 = getelementptr inbounds float, ptr %t43, i64 %t67
  %t75 = load float, ptr %t74, align 4
  %t76 = fmul float %t69, %t75
  %t77 = call float @llvm.maximum.f32(float %t76, float %t20)
  %t78 = call float @llvm.sqrt.f32(float %t77)
  %t79 = fdiv float 0x3FF0000000000000, %t78
  %t80 = fmul float %t73, %t79
  %t81 = fmul float %t23, %t71
  %t82 = fmul float %t31, %t80
  %t83 = fsub float %t81, %t82
  %t84 = getelementptr inbounds float, ptr %t34, i64 %t60
  store float %t83, ptr %t84, align 4
  br label %b63
b63:
  %t53 = add nuw nsw i64 %t52, %t47
  br label %b49
b51:
  ret void
}

define internal void @sf_x_stage0_0(ptr %ctx, ptr %tensor, i64 %number) convergent nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
  %t23 = mul i64 %t16, 12
  %t24 = getelementptr inbounds double, ptr %t22, i64 %t23
  %t25 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t26 = load i64, ptr %t25, align 8
  %t27g = inttoptr i64 %t26 to ptr addrspace(1)
  %t27 = addrspacecast ptr addrspace(1) %t27g to ptr
  %t28 = mul i64 %number, 6
  %t29 = getelementptr inbounds double, ptr %t27, i64 %t28
  %t30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t31 = zext i32 %t30 to i64
  %t32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t33 = zext i32 %t32 to i64
  %t34 = icmp eq i64 %t31, 0
  %t35 = sitofp i64 %t12 to double
  %t36 = mul i64 %t2, %t4
  %t37 = sitofp i64 %t36 to double
  %t38 = fdiv double %t35, %t37
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t34, label %b39, label %b40
b39:
  %t41 = getelementptr inbounds double, ptr %t29, i64 0
  store double %t38, ptr %t41, align 8
  br label %b40
b40:
  %t42 = mul i64 %t2, %t6
  %t43 = sitofp i64 %t42 to double
  %t44 = fdiv double %t35, %t43
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t34, label %b45, label %b46
b45:
  %t47 = getelementptr inbounds double, ptr %t29, i64 1
  store double %t44, ptr %t47, align 8
  br label %b46
b46:
  %t48 = sitofp i64 %t2 to double
  %t49 = fdiv double %t37, %t48
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t34, label %b50, label %b51
b50:
  %t52 = getelementptr inbounds double, ptr %t29, i64 2
  store double %t49, ptr %t52, align 8
  br label %b51
b51:
  %t53 = sitofp i64 1 to double
  %t54 = fdiv double %t35, %t53
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t34, label %b55, label %b56
b55:
  %t57 = getelementptr inbounds double, ptr %t29, i64 3
  store double %t54, ptr %t57, align 8
  br label %b56
b56:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t34, label %b58, label %b59
b58:
  br label %b59
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
  %t21 = mul i64 %t15, 12
  %t22 = getelementptr inbounds double, ptr %t20, i64 %t21
  %t23 = getelementptr inbounds double, ptr %t22, i64 1
  %t24 = load double, ptr %t23, align 8
  %t25 = fcmp oeq double %t24, 0x0000000000000000
  %t26 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t27 = load i64, ptr %t26, align 8
  %t28g = inttoptr i64 %t27 to ptr addrspace(1)
  %t28 = addrspacecast ptr addrspace(1) %t28g to ptr
  %t29 = mul i64 %t15, 12
  %t30 = getelementptr inbounds double, ptr %t28, i64 %t29
  %t31 = uitofp i1 %t25 to double
  %t32 = getelementptr inbounds double, ptr %t30, i64 6
  store double %t31, ptr %t32, align 8
  %t33 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t34 = load i64, ptr %t33, align 8
  %t35g = inttoptr i64 %t34 to ptr addrspace(1)
  %t35 = addrspacecast ptr addrspace(1) %t35g to ptr
  %t36 = mul i64 %t15, 12
  %t37 = getelementptr inbounds double, ptr %t35, i64 %t36
  %t38 = getelementptr inbounds double, ptr %t37, i64 2
  %t39 = load double, ptr %t38, align 8
  %t40 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t41 = load i64, ptr %t40, align 8
  %t42g = inttoptr i64 %t41 to ptr addrspace(1)
  %t42 = addrspacecast ptr addrspace(1) %t42g to ptr
  %t43 = mul i64 %t15, 12
  %t44 = getelementptr inbounds double, ptr %t42, i64 %t43
  %t45 = getelementptr inbounds double, ptr %t44, i64 2
  %t46 = load double, ptr %t45, align 8
  %t47 = fmul double %t39, %t46
  %t48 = fptrunc double %t47 to float
  %t49 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t50 = load i64, ptr %t49, align 8
  %t51g = inttoptr i64 %t50 to ptr addrspace(1)
  %t51 = addrspacecast ptr addrspace(1) %t51g to ptr
  %t52 = mul i64 %t15, 12
  %t53 = getelementptr inbounds double, ptr %t51, i64 %t52
  %t54 = fpext float %t48 to double
  %t55 = getelementptr inbounds double, ptr %t53, i64 9
  store double %t54, ptr %t55, align 8
  %t56 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t57 = load i64, ptr %t56, align 8
  %t58g = inttoptr i64 %t57 to ptr addrspace(1)
  %t58 = addrspacecast ptr addrspace(1) %t58g to ptr
  %t59 = mul i64 %t15, 12
  %t60 = getelementptr inbounds double, ptr %t58, i64 %t59
  %t61 = getelementptr inbounds double, ptr %t60, i64 0
  %t62 = load double, ptr %t61, align 8
  %t63 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t64 = load i64, ptr %t63, align 8
  %t65g = inttoptr i64 %t64 to ptr addrspace(1)
  %t65 = addrspacecast ptr addrspace(1) %t65g to ptr
  %t66 = mul i64 %t15, 12
  %t67 = getelementptr inbounds double, ptr %t65, i64 %t66
  %t68 = getelementptr inbounds double, ptr %t67, i64 5
  %t69 = load double, ptr %t68, align 8
  %t70 = fmul double %t62, %t69
  %t71 = fsub double 0x3FF0000000000000, %t70
  %t72 = fptrunc double %t71 to float
  %t73 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t74 = load i64, ptr %t73, align 8
  %t75g = inttoptr i64 %t74 to ptr addrspace(1)
  %t75 = addrspacecast ptr addrspace(1) %t75g to ptr
  %t76 = mul i64 %t15, 12
  %t77 = getelementptr inbounds double, ptr %t75, i64 %t76
  %t78 = fpext float %t72 to double
  %t79 = getelementptr inbounds double, ptr %t77, i64 11
  store double %t78, ptr %t79, align 8
  %t16 = add nuw nsw i64 %t15, %t7
  br label %b12
b14:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t80 = getelementptr inbounds double, ptr %t3, i64 0
  %t81 = load double, ptr %t80, align 8
  %t82 = fadd double %t81, 0x3FF0000000000000
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t8, label %b83, label %b84
b83:
  %t85 = getelementptr inbounds double, ptr %t3, i64 1
  store double %t82, ptr %t85, align 8
  br label %b84
b84:
  %t86 = fcmp olt double %t82, 0x0010000000000000
  %t87 = fmul double %t82, 0x4350000000000000
  %t88 = select i1 %t86, double %t87, double %t82
  %t89 = bitcast double %t88 to i64
  %t90 = sub i64 %t89, 4604544271217802189
  %t91 = ashr i64 %t90, 52
  %t92 = shl i64 %t91, 52
  %t93 = sub i64 %t89, %t92
  %t94 = bitcast i64 %t93 to double
  %t95 = add i64 %t91, 4843621399236968448
  %t96 = bitcast i64 %t95 to double
  %t97 = fsub double %t96, 0x4338000000000000
  %t98 = fsub double %t97, 0x404B000000000000
  %t99 = select i1 %t86, double %t98, double %t97
  %t100 = fsub double %t94, 0x3FF0000000000000
  %t101 = fmul double %t99, 0x3FE62E42FEE00000
  %t102 = fmul double %t99, 0x3DEA39EF35793C76
  %t103 = fadd double 0x4000000000000000, %t100
  %t104 = fdiv double %t100, %t103
  %t105 = fmul double %t104, %t104
  %t106 = fmul double %t105, %t105
  %t107 = fmul double 0x3FC2F112DF3E5244, %t106
  %t108 = fadd double %t107, 0x3FC7466496CB03DE
  %t109 = fmul double %t108, %t106
  %t110 = fadd double %t109, 0x3FD2492494229359
  %t111 = fmul double %t110, %t106
  %t112 = fadd double %t111, 0x3FE5555555555593
  %t113 = fmul double %t105, %t112
  %t114 = fmul double 0x3FC39A09D078C69F, %t106
  %t115 = fadd double %t114, 0x3FCC71C51D8E78AF
  %t116 = fmul double %t115, %t106
  %t117 = fadd double %t116, 0x3FD999999997FA04
  %t118 = fmul double %t106, %t117
  %t119 = fadd double %t113, %t118
  %t120 = fmul double %t100, %t100
  %t121 = fmul double 0x3FE0000000000000, %t120
  %t122 = fadd double %t121, %t119
  %t123 = fmul double %t104, %t122
  %t124 = fadd double %t123, %t102
  %t125 = fsub double %t121, %t124
  %t126 = fsub double %t125, %t100
  %t127 = fsub double %t101, %t126
  %t128 = fcmp olt double %t82, 0x7FF0000000000000
  %t129 = select i1 %t128, double %t127, double %t82
  %t130 = fcmp olt double 0x0000000000000000, %t82
  %t131 = fcmp oeq double %t82, 0x0000000000000000
  %t132 = select i1 %t131, double 0xFFF0000000000000, double 0x7FF8000000000000
  %t133 = select i1 %t130, double %t129, double %t132
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t8, label %b134, label %b135
b134:
  %t136 = getelementptr inbounds double, ptr %t3, i64 2
  store double %t133, ptr %t136, align 8
  br label %b135
b135:
  %t137 = fcmp oeq double %t82, 0x3FF0000000000000
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t8, label %b138, label %b139
b138:
  %t140 = uitofp i1 %t137 to double
  %t141 = getelementptr inbounds double, ptr %t3, i64 3
  store double %t140, ptr %t141, align 8
  br label %b139
b139:
  %t142 = fmul double 0xBFE0000000000000, %t133
  %t143 = fcmp olt double %t142, 0xC087500000000000
  %t144 = select i1 %t143, double 0xC087500000000000, double %t142
  %t145 = fcmp olt double 0x4086300000000000, %t144
  %t146 = select i1 %t145, double 0x4086300000000000, double %t144
  %t147 = fmul double %t146, 0x3FF71547652B82FE
  %t148 = fadd double %t147, 0x4338000000000000
  %t149 = fsub double %t148, 0x4338000000000000
  %t150 = fmul double %t149, 0x3FE62E42FEE00000
  %t151 = fsub double %t146, %t150
  %t152 = fmul double %t149, 0x3DEA39EF35793C76
  %t153 = fsub double %t151, %t152
  %t154 = fmul double %t153, %t153
  %t155 = fmul double 0x3E66376972BEA4D0, %t154
  %t156 = fadd double %t155, 0xBEBBBD41C5D26BF1
  %t157 = fmul double %t156, %t154
  %t158 = fadd double %t157, 0x3F11566AAF25DE2C
  %t159 = fmul double %t158, %t154
  %t160 = fadd double %t159, 0xBF66C16C16BEBD93
  %t161 = fmul double %t160, %t154
  %t162 = fadd double %t161, 0x3FC555555555553E
  %t163 = fmul double %t154, %t162
  %t164 = fsub double %t153, %t163
  %t165 = fmul double %t153, %t164
  %t166 = fsub double 0x4000000000000000, %t164
  %t167 = fdiv double %t165, %t166
  %t168 = fsub double %t152, %t167
  %t169 = fsub double %t168, %t151
  %t170 = fsub double 0x3FF0000000000000, %t169
  %t171 = bitcast double %t148 to i64
  %t172 = sub i64 %t171, 4843621399236966402
  %t173 = lshr i64 %t172, 1
  %t174 = sub i64 %t172, %t173
  %t175 = shl i64 %t173, 52
  %t176 = bitcast i64 %t175 to double
  %t177 = shl i64 %t174, 52
  %t178 = bitcast i64 %t177 to double
  %t179 = fmul double %t170, %t176
  %t180 = fmul double %t179, %t178
  %t181 = select i1 %t137, double 0x3FF0000000000000, double %t180
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t8, label %b182, label %b183
b182:
  %t184 = getelementptr inbounds double, ptr %t3, i64 4
  store double %t181, ptr %t184, align 8
  br label %b183
b183:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t185 = getelementptr inbounds i64, ptr %ctx, i64 7
  %t186 = load i64, ptr %t185, align 8
  %t187 = add i64 0, %t5
  br label %b188
b188:
  %t191 = phi i64 [ %t187, %b183 ], [ %t192, %b189 ]
  %t193 = icmp slt i64 %t191, %t186
  br i1 %t193, label %b189, label %b190
b189:
  %t194 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t195 = load i64, ptr %t194, align 8
  %t196g = inttoptr i64 %t195 to ptr addrspace(1)
  %t196 = addrspacecast ptr addrspace(1) %t196g to ptr
  %t197 = mul i64 %t191, 12
  %t198 = getelementptr inbounds double, ptr %t196, i64 %t197
  %t199 = getelementptr inbounds double, ptr %t198, i64 1
  %t200 = load double, ptr %t199, align 8
  %t201 = getelementptr inbounds double, ptr %t3, i64 2
  %t202 = load double, ptr %t201, align 8
  %t203 = fmul double %t200, %t202
  %t204 = fcmp olt double %t203, 0xC087500000000000
  %t205 = select i1 %t204, double 0xC087500000000000, double %t203
  %t206 = fcmp olt double 0x4086300000000000, %t205
  %t207 = select i1 %t206, double 0x4086300000000000, double %t205
  %t208 = fmul double %t207, 0x3FF71547652B82FE
  %t209 = fadd double %t208, 0x4338000000000000
  %t210 = fsub double %t209, 0x4338000000000000
  %t211 = fmul double %t210, 0x3FE62E42FEE00000
  %t212 = fsub double %t207, %t211
  %t213 = fmul double %t210, 0x3DEA39EF35793C76
  %t214 = fsub double %t212, %t213
  %t215 = fmul double %t214, %t214
  %t216 = fmul double 0x3E66376972BEA4D0, %t215
  %t217 = fadd double %t216, 0xBEBBBD41C5D26BF1
  %t218 = fmul double %t217, %t215
  %t219 = fadd double %t218, 0x3F11566AAF25DE2C
  %t220 = fmul double %t219, %t215
  %t221 = fadd double %t220, 0xBF66C16C16BEBD93
  %t222 = fmul double %t221, %t215
  %t223 = fadd double %t222, 0x3FC555555555553E
  %t224 = fmul double %t215, %t223
  %t225 = fsub double %t214, %t224
  %t226 = fmul double %t214, %t225
  %t227 = fsub double 0x4000000000000000, %t225
  %t228 = fdiv double %t226, %t227
  %t229 = fsub double %t213, %t228
  %t230 = fsub double %t229, %t212
  %t231 = fsub double 0x3FF0000000000000, %t230
  %t232 = bitcast double %t209 to i64
  %t233 = sub i64 %t232, 4843621399236966402
  %t234 = lshr i64 %t233, 1
  %t235 = sub i64 %t233, %t234
  %t236 = shl i64 %t234, 52
  %t237 = bitcast i64 %t236 to double
  %t238 = shl i64 %t235, 52
  %t239 = bitcast i64 %t238 to double
  %t240 = fmul double %t231, %t237
  %t241 = fmul double %t240, %t239
  %t242 = getelementptr inbounds double, ptr %t3, i64 3
  %t243 = load double, ptr %t242, align 8
  %t244 = fcmp une double %t243, 0x0000000000000000
  %t245 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t246 = load i64, ptr %t245, align 8
  %t247g = inttoptr i64 %t246 to ptr addrspace(1)
  %t247 = addrspacecast ptr addrspace(1) %t247g to ptr
  %t248 = mul i64 %t191, 12
  %t249 = getelementptr inbounds double, ptr %t247, i64 %t248
  %t250 = getelementptr inbounds double, ptr %t249, i64 6
  %t251 = load double, ptr %t250, align 8
  %t252 = fcmp une double %t251, 0x0000000000000000
  %t253 = or i1 %t244, %t252
  %t254 = select i1 %t253, double 0x3FF0000000000000, double %t241
  %t255 = fsub double 0x3FF0000000000000, %t254
  %t256 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t257 = load i64, ptr %t256, align 8
  %t258g = inttoptr i64 %t257 to ptr addrspace(1)
  %t258 = addrspacecast ptr addrspace(1) %t258g to ptr
  %t259 = mul i64 %t191, 12
  %t260 = getelementptr inbounds double, ptr %t258, i64 %t259
  %t261 = getelementptr inbounds double, ptr %t260, i64 7
  store double %t255, ptr %t261, align 8
  %t262 = fsub double 0x3FF0000000000000, %t255
  %t263 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t264 = load i64, ptr %t263, align 8
  %t265g = inttoptr i64 %t264 to ptr addrspace(1)
  %t265 = addrspacecast ptr addrspace(1) %t265g to ptr
  %t266 = mul i64 %t191, 12
  %t267 = getelementptr inbounds double, ptr %t265, i64 %t266
  %t268 = getelementptr inbounds double, ptr %t267, i64 8
  store double %t262, ptr %t268, align 8
  %t269 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t270 = load i64, ptr %t269, align 8
  %t271g = inttoptr i64 %t270 to ptr addrspace(1)
  %t271 = addrspacecast ptr addrspace(1) %t271g to ptr
  %t272 = mul i64 %t191, 12
  %t273 = getelementptr inbounds double, ptr %t271, i64 %t272
  %t274 = getelementptr inbounds double, ptr %t273, i64 0
  %t275 = load double, ptr %t274, align 8
  %t276 = getelementptr inbounds double, ptr %t3, i64 4
  %t277 = load double, ptr %t276, align 8
  %t278 = call double @llvm.minimum.f64(double %t275, double %t277)
  %t279 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t280 = load i64, ptr %t279, align 8
  %t281g = inttoptr i64 %t280 to ptr addrspace(1)
  %t281 = addrspacecast ptr addrspace(1) %t281g to ptr
  %t282 = mul i64 %t191, 12
  %t283 = getelementptr inbounds double, ptr %t281, i64 %t282
  %t284 = getelementptr inbounds double, ptr %t283, i64 10
  store double %t278, ptr %t284, align 8
  %t192 = add nuw nsw i64 %t191, %t7
  br label %b188
b190:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t8, label %b285, label %b286
b285:
  br label %b286
b286:
  ret void
}

define internal void @sf_x_stage1_0(ptr %ctx, ptr %tensor, i64 %number) convergent nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t52 = alloca double, i64 1, align 64
  %t88 = alloca double, i64 1, align 64
  %t115 = alloca double, i64 1, align 64
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
  %t23 = mul i64 %t16, 12
  %t24 = getelementptr inbounds double, ptr %t22, i64 %t23
  %t25 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t26 = load i64, ptr %t25, align 8
  %t27g = inttoptr i64 %t26 to ptr addrspace(1)
  %t27 = addrspacecast ptr addrspace(1) %t27g to ptr
  %t28 = mul i64 %number, 6
  %t29 = getelementptr inbounds double, ptr %t27, i64 %t28
  %t30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t31 = zext i32 %t30 to i64
  %t32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t33 = zext i32 %t32 to i64
  %t34 = icmp eq i64 %t31, 0
  %t35 = mul i64 %t2, %t6
  %t36 = add i64 0, %t31
  br label %b37
b37:
  %t40 = phi i64 [ %t36, %entry ], [ %t41, %b38 ]
  %t42 = icmp slt i64 %t40, %t35
  br i1 %t42, label %b38, label %b39
b38:
  %t43 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t44 = load i64, ptr %t43, align 8
  %t45g = inttoptr i64 %t44 to ptr addrspace(1)
  %t45 = addrspacecast ptr addrspace(1) %t45g to ptr
  %t46 = udiv i64 %t40, %t6
  %t47 = urem i64 %t40, %t6
  %t48 = mul i64 %t46, %t10
  %t49 = mul i64 %t48, %t6
  %t50 = add i64 %t49, %t47
  %t51 = getelementptr inbounds double, ptr %t45, i64 %t50
  call void @sf_x_fold_sum(ptr %t52, ptr %t51, i64 %t10, i64 %t6, ptr %t51, i64 %t6, i1 false)
  %t53 = load double, ptr %t52, align 8
  %t54 = getelementptr inbounds double, ptr %t29, i64 1
  %t55 = load double, ptr %t54, align 8
  %t56 = fdiv double %t53, %t55
  %t57 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t58 = load i64, ptr %t57, align 8
  %t59g = inttoptr i64 %t58 to ptr addrspace(1)
  %t59 = addrspacecast ptr addrspace(1) %t59g to ptr
  %t60 = getelementptr inbounds float, ptr %t59, i64 %t40
  %t61 = load float, ptr %t60, align 4
  %t62 = fpext float %t61 to double
  %t63 = getelementptr inbounds double, ptr %t24, i64 7
  %t64 = load double, ptr %t63, align 8
  %t65 = fmul double %t64, %t62
  %t66 = getelementptr inbounds double, ptr %t24, i64 8
  %t67 = load double, ptr %t66, align 8
  %t68 = fmul double %t67, %t56
  %t69 = fadd double %t65, %t68
  %t70 = fptrunc double %t69 to float
  %t71 = getelementptr inbounds i64, ptr %tensor, i64 20
  %t72 = load i64, ptr %t71, align 8
  %t73g = inttoptr i64 %t72 to ptr addrspace(1)
  %t73 = addrspacecast ptr addrspace(1) %t73g to ptr
  %t74 = getelementptr inbounds float, ptr %t73, i64 %t40
  store float %t70, ptr %t74, align 4
  %t41 = add nuw nsw i64 %t40, %t33
  br label %b37
b39:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t75 = mul i64 %t2, %t4
  %t76 = add i64 0, %t31
  br label %b77
b77:
  %t80 = phi i64 [ %t76, %b39 ], [ %t81, %b78 ]
  %t82 = icmp slt i64 %t80, %t75
  br i1 %t82, label %b78, label %b79
b78:
  %t83 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t84 = load i64, ptr %t83, align 8
  %t85g = inttoptr i64 %t84 to ptr addrspace(1)
  %t85 = addrspacecast ptr addrspace(1) %t85g to ptr
  %t86 = mul i64 %t80, %t8
  %t87 = getelementptr inbounds double, ptr %t85, i64 %t86
  call void @sf_x_fold_sum(ptr %t88, ptr %t87, i64 %t8, i64 1, ptr %t87, i64 1, i1 false)
  %t89 = load double, ptr %t88, align 8
  %t90 = getelementptr inbounds double, ptr %t29, i64 0
  %t91 = load double, ptr %t90, align 8
  %t92 = fdiv double %t89, %t91
  %t93 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t94 = load i64, ptr %t93, align 8
  %t95g = inttoptr i64 %t94 to ptr addrspace(1)
  %t95 = addrspacecast ptr addrspace(1) %t95g to ptr
  %t96 = getelementptr inbounds float, ptr %t95, i64 %t80
  %t97 = load float, ptr %t96, align 4
  %t98 = fpext float %t97 to double
  %t99 = getelementptr inbounds double, ptr %t24, i64 7
  %t100 = load double, ptr %t99, align 8
  %t101 = fmul double %t100, %t98
  %t102 = getelementptr inbounds double, ptr %t24, i64 8
  %t103 = load double, ptr %t102, align 8
  %t104 = fmul double %t103, %t92
  %t105 = fadd double %t101, %t104
  %t106 = getelementptr inbounds i64, ptr %tensor, i64 17
  %t107 = load i64, ptr %t106, align 8
  %t108g = inttoptr i64 %t107 to ptr addrspace(1)
  %t108 = addrspacecast ptr addrspace(1) %t108g to ptr
  %t109 = getelementptr inbounds double, ptr %t108, i64 %t80
  store double %t105, ptr %t109, align 8
  %t110 = getelementptr inbounds i64, ptr %tensor, i64 15
  %t111 = load i64, ptr %t110, align 8
  %t112g = inttoptr i64 %t111 to ptr addrspace(1)
  %t112 = addrspacecast ptr addrspace(1) %t112g to ptr
  %t113 = mul i64 %t80, %t8
  %t114 = getelementptr inbounds double, ptr %t112, i64 %t113
  call void @sf_x_fold_sum(ptr %t115, ptr %t114, i64 %t8, i64 1, ptr %t114, i64 1, i1 false)
  %t116 = load double, ptr %t115, align 8
  %t117 = getelementptr inbounds i64, ptr %tensor, i64 21
  %t118 = load i64, ptr %t117, align 8
  %t119g = inttoptr i64 %t118 to ptr addrspace(1)
  %t119 = addrspacecast ptr addrspace(1) %t119g to ptr
  %t120 = getelementptr inbounds double, ptr %t119, i64 %t80
  store double %t116, ptr %t120, align 8
  %t121 = fptrunc double %t105 to float
  %t122 = getelementptr inbounds i64, ptr %tensor, i64 23
  %t123 = load i64, ptr %t122, align 8
  %t124g = inttoptr i64 %t123 to ptr addrspace(1)
  %t124 = addrspacecast ptr addrspace(1) %t124g to ptr
  %t125 = getelementptr inbounds float, ptr %t124, i64 %t80
  store float %t121, ptr %t125, align 4
  %t81 = add nuw nsw i64 %t80, %t33
  br label %b77
b79:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %b126
b126:
  %t129 = phi i64 [ 0, %b79 ], [ %t130, %b275 ]
  %t131 = icmp slt i64 %t129, %t2
  br i1 %t131, label %b127, label %b128
b127:
  %t132 = mul i64 %t2, %t4
  %t133 = mul i64 %t129, %t4
  %t134 = getelementptr inbounds i64, ptr %tensor, i64 17
  %t135 = load i64, ptr %t134, align 8
  %t136g = inttoptr i64 %t135 to ptr addrspace(1)
  %t136 = addrspacecast ptr addrspace(1) %t136g to ptr
  %t137 = getelementptr inbounds i64, ptr %tensor, i64 8
  %t138 = load i64, ptr %t137, align 8
  %t139g = inttoptr i64 %t138 to ptr addrspace(1)
  %t139 = addrspacecast ptr addrspace(1) %t139g to ptr
  %t140 = getelementptr inbounds double, ptr %t136, i64 %t133
  %t145 = icmp sgt i64 %t4, 0
  br i1 %t145, label %b141, label %b142
b141:
  %t146 = phi ptr [ %t140, %b127 ], [ %t139, %b163 ]
  %t147 = phi i64 [ %t4, %b127 ], [ %t151, %b163 ]
  %t148 = phi i64 [ 1, %b127 ], [ %t149, %b163 ]
  %t149 = phi i64 [ 1, %b127 ], [ %t259, %b163 ]
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
  %t164 = phi i64 [ %t157, %b141 ], [ %t165, %b257 ]
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
  %t182 = bitcast double %t175 to i64
  %t183 = trunc i64 %t182 to i32
  %t184 = lshr i64 %t182, 32
  %t185 = trunc i64 %t184 to i32
  %t186 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t187 = and i32 %t186, 16
  %t188 = shl i32 65535, %t187
  %t189 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t188, i32 %t183, i32 8, i32 4127)
  %t190 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t191 = and i32 %t190, 16
  %t192 = shl i32 65535, %t191
  %t193 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t192, i32 %t185, i32 8, i32 4127)
  %t194 = zext i32 %t189 to i64
  %t195 = zext i32 %t193 to i64
  %t196 = shl i64 %t195, 32
  %t197 = or i64 %t196, %t194
  %t198 = bitcast i64 %t197 to double
  %t199 = fadd double %t175, %t198
  %t200 = bitcast double %t199 to i64
  %t201 = trunc i64 %t200 to i32
  %t202 = lshr i64 %t200, 32
  %t203 = trunc i64 %t202 to i32
  %t204 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t205 = and i32 %t204, 16
  %t206 = shl i32 65535, %t205
  %t207 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t206, i32 %t201, i32 4, i32 4127)
  %t208 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t209 = and i32 %t208, 16
  %t210 = shl i32 65535, %t209
  %t211 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t210, i32 %t203, i32 4, i32 4127)
  %t212 = zext i32 %t207 to i64
  %t213 = zext i32 %t211 to i64
  %t214 = shl i64 %t213, 32
  %t215 = or i64 %t214, %t212
  %t216 = bitcast i64 %t215 to double
  %t217 = fadd double %t199, %t216
  %t218 = bitcast double %t217 to i64
  %t219 = trunc i64 %t218 to i32
  %t220 = lshr i64 %t218, 32
  %t221 = trunc i64 %t220 to i32
  %t222 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t223 = and i32 %t222, 16
  %t224 = shl i32 65535, %t223
  %t225 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t224, i32 %t219, i32 2, i32 4127)
  %t226 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t227 = and i32 %t226, 16
  %t228 = shl i32 65535, %t227
  %t229 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t228, i32 %t221, i32 2, i32 4127)
  %t230 = zext i32 %t225 to i64
  %t231 = zext i32 %t229 to i64
  %t232 = shl i64 %t231, 32
  %t233 = or i64 %t232, %t230
  %t234 = bitcast i64 %t233 to double
  %t235 = fadd double %t217, %t234
  %t236 = bitcast double %t235 to i64
  %t237 = trunc i64 %t236 to i32
  %t238 = lshr i64 %t236, 32
  %t239 = trunc i64 %t238 to i32
  %t240 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t241 = and i32 %t240, 16
  %t242 = shl i32 65535, %t241
  %t243 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t242, i32 %t237, i32 1, i32 4127)
  %t244 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t245 = and i32 %t244, 16
  %t246 = shl i32 65535, %t245
  %t247 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t246, i32 %t239, i32 1, i32 4127)
  %t248 = zext i32 %t243 to i64
  %t249 = zext i32 %t247 to i64
  %t250 = shl i64 %t249, 32
  %t251 = or i64 %t250, %t248
  %t252 = bitcast i64 %t251 to double
  %t253 = fadd double %t235, %t252
  %t254 = mul i64 %t164, %t149
  %t255 = icmp eq i64 %t154, 0
  br i1 %t255, label %b256, label %b257
b256:
  %t258 = getelementptr inbounds double, ptr %t139, i64 %t254
  store double %t253, ptr %t258, align 8
  br label %b257
b257:
  %t165 = add nuw nsw i64 %t164, %t160
  br label %b161
b163:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t259 = mul i64 %t149, 1024
  %t260 = icmp sgt i64 %t151, 1
  br i1 %t260, label %b141, label %b261
b261:
  %t262 = getelementptr inbounds double, ptr %t139, i64 0
  %t263 = load double, ptr %t262, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %b144
b142:
  %t264 = icmp sgt i64 %t4, 0
  br i1 %t264, label %b143, label %b144
b143:
  %t265 = getelementptr inbounds double, ptr %t140, i64 0
  %t266 = load double, ptr %t265, align 8
  br label %b144
b144:
  %t267 = phi double [ %t263, %b261 ], [ 0x0000000000000000, %b142 ], [ %t266, %b143 ]
  %t268 = getelementptr inbounds double, ptr %t29, i64 2
  %t269 = load double, ptr %t268, align 8
  %t270 = fdiv double %t267, %t269
  %t271 = getelementptr inbounds double, ptr %t24, i64 2
  %t272 = load double, ptr %t271, align 8
  %t273 = call double @llvm.maximum.f64(double %t270, double %t272)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t34, label %b274, label %b275
b274:
  %t276 = getelementptr inbounds i64, ptr %tensor, i64 18
  %t277 = load i64, ptr %t276, align 8
  %t278g = inttoptr i64 %t277 to ptr addrspace(1)
  %t278 = addrspacecast ptr addrspace(1) %t278g to ptr
  %t279 = getelementptr inbounds double, ptr %t278, i64 %t129
  store double %t273, ptr %t279, align 8
  br label %b275
b275:
  %t130 = add nuw nsw i64 %t129, 1
  br label %b126
b128:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t280 = mul i64 %t2, %t4
  %t281 = getelementptr inbounds i64, ptr %tensor, i64 21
  %t282 = load i64, ptr %t281, align 8
  %t283g = inttoptr i64 %t282 to ptr addrspace(1)
  %t283 = addrspacecast ptr addrspace(1) %t283g to ptr
  %t284 = getelementptr inbounds i64, ptr %tensor, i64 8
  %t285 = load i64, ptr %t284, align 8
  %t286g = inttoptr i64 %t285 to ptr addrspace(1)
  %t286 = addrspacecast ptr addrspace(1) %t286g to ptr
  %t287 = getelementptr inbounds double, ptr %t283, i64 0
  %t292 = icmp sgt i64 %t280, 0
  br i1 %t292, label %b288, label %b289
b288:
  %t293 = phi ptr [ %t287, %b128 ], [ %t286, %b310 ]
  %t294 = phi i64 [ %t280, %b128 ], [ %t298, %b310 ]
  %t295 = phi i64 [ 1, %b128 ], [ %t296, %b310 ]
  %t296 = phi i64 [ 1, %b128 ], [ %t406, %b310 ]
  %t297 = add i64 %t294, 1023
  %t298 = udiv i64 %t297, 1024
  %t299 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t300 = zext i32 %t299 to i64
  %t301 = and i64 %t300, 15
  %t302 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t303 = zext i32 %t302 to i64
  %t304 = udiv i64 %t303, 16
  %t305 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t306 = zext i32 %t305 to i64
  %t307 = udiv i64 %t306, 16
  br label %b308
b308:
  %t311 = phi i64 [ %t304, %b288 ], [ %t312, %b404 ]
  %t313 = icmp slt i64 %t311, %t298
  br i1 %t313, label %b309, label %b310
b309:
  %t314 = mul i64 %t311, 1024
  %t315 = sub i64 %t294, %t314
  %t316 = call i64 @llvm.smin.i64(i64 %t315, i64 1024)
  br label %b317
b317:
  %t320 = phi i64 [ %t301, %b309 ], [ %t321, %b318 ]
  %t322 = phi double [ 0x0000000000000000, %b309 ], [ %t328, %b318 ]
  %t323 = icmp slt i64 %t320, %t316
  br i1 %t323, label %b318, label %b319
b318:
  %t324 = add i64 %t314, %t320
  %t325 = mul i64 %t324, %t295
  %t326 = getelementptr inbounds double, ptr %t293, i64 %t325
  %t327 = load double, ptr %t326, align 8
  %t328 = fadd double %t322, %t327
  %t321 = add nuw nsw i64 %t320, 16
  br label %b317
b319:
  %t329 = bitcast double %t322 to i64
  %t330 = trunc i64 %t329 to i32
  %t331 = lshr i64 %t329, 32
  %t332 = trunc i64 %t331 to i32
  %t333 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t334 = and i32 %t333, 16
  %t335 = shl i32 65535, %t334
  %t336 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t335, i32 %t330, i32 8, i32 4127)
  %t337 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t338 = and i32 %t337, 16
  %t339 = shl i32 65535, %t338
  %t340 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t339, i32 %t332, i32 8, i32 4127)
  %t341 = zext i32 %t336 to i64
  %t342 = zext i32 %t340 to i64
  %t343 = shl i64 %t342, 32
  %t344 = or i64 %t343, %t341
  %t345 = bitcast i64 %t344 to double
  %t346 = fadd double %t322, %t345
  %t347 = bitcast double %t346 to i64
  %t348 = trunc i64 %t347 to i32
  %t349 = lshr i64 %t347, 32
  %t350 = trunc i64 %t349 to i32
  %t351 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t352 = and i32 %t351, 16
  %t353 = shl i32 65535, %t352
  %t354 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t353, i32 %t348, i32 4, i32 4127)
  %t355 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t356 = and i32 %t355, 16
  %t357 = shl i32 65535, %t356
  %t358 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t357, i32 %t350, i32 4, i32 4127)
  %t359 = zext i32 %t354 to i64
  %t360 = zext i32 %t358 to i64
  %t361 = shl i64 %t360, 32
  %t362 = or i64 %t361, %t359
  %t363 = bitcast i64 %t362 to double
  %t364 = fadd double %t346, %t363
  %t365 = bitcast double %t364 to i64
  %t366 = trunc i64 %t365 to i32
  %t367 = lshr i64 %t365, 32
  %t368 = trunc i64 %t367 to i32
  %t369 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t370 = and i32 %t369, 16
  %t371 = shl i32 65535, %t370
  %t372 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t371, i32 %t366, i32 2, i32 4127)
  %t373 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t374 = and i32 %t373, 16
  %t375 = shl i32 65535, %t374
  %t376 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t375, i32 %t368, i32 2, i32 4127)
  %t377 = zext i32 %t372 to i64
  %t378 = zext i32 %t376 to i64
  %t379 = shl i64 %t378, 32
  %t380 = or i64 %t379, %t377
  %t381 = bitcast i64 %t380 to double
  %t382 = fadd double %t364, %t381
  %t383 = bitcast double %t382 to i64
  %t384 = trunc i64 %t383 to i32
  %t385 = lshr i64 %t383, 32
  %t386 = trunc i64 %t385 to i32
  %t387 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t388 = and i32 %t387, 16
  %t389 = shl i32 65535, %t388
  %t390 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t389, i32 %t384, i32 1, i32 4127)
  %t391 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t392 = and i32 %t391, 16
  %t393 = shl i32 65535, %t392
  %t394 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t393, i32 %t386, i32 1, i32 4127)
  %t395 = zext i32 %t390 to i64
  %t396 = zext i32 %t394 to i64
  %t397 = shl i64 %t396, 32
  %t398 = or i64 %t397, %t395
  %t399 = bitcast i64 %t398 to double
  %t400 = fadd double %t382, %t399
  %t401 = mul i64 %t311, %t296
  %t402 = icmp eq i64 %t301, 0
  br i1 %t402, label %b403, label %b404
b403:
  %t405 = getelementptr inbounds double, ptr %t286, i64 %t401
  store double %t400, ptr %t405, align 8
  br label %b404
b404:
  %t312 = add nuw nsw i64 %t311, %t307
  br label %b308
b310:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t406 = mul i64 %t296, 1024
  %t407 = icmp sgt i64 %t298, 1
  br i1 %t407, label %b288, label %b408
b408:
  %t409 = getelementptr inbounds double, ptr %t286, i64 0
  %t410 = load double, ptr %t409, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %b291
b289:
  %t411 = icmp sgt i64 %t280, 0
  br i1 %t411, label %b290, label %b291
b290:
  %t412 = getelementptr inbounds double, ptr %t287, i64 0
  %t413 = load double, ptr %t412, align 8
  br label %b291
b291:
  %t414 = phi double [ %t410, %b408 ], [ 0x0000000000000000, %b289 ], [ %t413, %b290 ]
  %t415 = getelementptr inbounds double, ptr %t29, i64 3
  %t416 = load double, ptr %t415, align 8
  %t417 = fdiv double %t414, %t416
  %t418 = call double @llvm.sqrt.f64(double %t417)
  %t419 = getelementptr inbounds double, ptr %t24, i64 3
  %t420 = load double, ptr %t419, align 8
  %t421 = call double @llvm.maximum.f64(double %t420, double %t418)
  %t422 = getelementptr inbounds double, ptr %t24, i64 10
  %t423 = load double, ptr %t422, align 8
  %t424 = fmul double %t421, %t423
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t34, label %b425, label %b426
b425:
  %t427 = getelementptr inbounds double, ptr %t29, i64 4
  store double %t424, ptr %t427, align 8
  br label %b426
b426:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t428 = mul i64 %t2, %t4
  %t429 = add i64 0, %t31
  br label %b430
b430:
  %t433 = phi i64 [ %t429, %b426 ], [ %t434, %b431 ]
  %t435 = icmp slt i64 %t433, %t428
  br i1 %t435, label %b431, label %b432
b431:
  %t436 = getelementptr inbounds i64, ptr %tensor, i64 17
  %t437 = load i64, ptr %t436, align 8
  %t438g = inttoptr i64 %t437 to ptr addrspace(1)
  %t438 = addrspacecast ptr addrspace(1) %t438g to ptr
  %t439 = getelementptr inbounds double, ptr %t438, i64 %t433
  %t440 = load double, ptr %t439, align 8
  %t441 = udiv i64 %t433, %t4
  %t442 = getelementptr inbounds i64, ptr %tensor, i64 18
  %t443 = load i64, ptr %t442, align 8
  %t444g = inttoptr i64 %t443 to ptr addrspace(1)
  %t444 = addrspacecast ptr addrspace(1) %t444g to ptr
  %t445 = getelementptr inbounds double, ptr %t444, i64 %t441
  %t446 = load double, ptr %t445, align 8
  %t447 = fdiv double %t440, %t446
  %t448 = fptrunc double %t447 to float
  %t449 = getelementptr inbounds i64, ptr %tensor, i64 19
  %t450 = load i64, ptr %t449, align 8
  %t451g = inttoptr i64 %t450 to ptr addrspace(1)
  %t451 = addrspacecast ptr addrspace(1) %t451g to ptr
  %t452 = getelementptr inbounds float, ptr %t451, i64 %t433
  store float %t448, ptr %t452, align 4
  %t434 = add nuw nsw i64 %t433, %t33
  br label %b430
b432:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t34, label %b453, label %b454
b453:
  br label %b454
b454:
  ret void
}

define internal void @sf_x_stage2_0(ptr %ctx, ptr %tensor, i64 %number) convergent nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t48 = alloca double, i64 1, align 64
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
  %t23 = mul i64 %t16, 12
  %t24 = getelementptr inbounds double, ptr %t22, i64 %t23
  %t25 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t26 = load i64, ptr %t25, align 8
  %t27g = inttoptr i64 %t26 to ptr addrspace(1)
  %t27 = addrspacecast ptr addrspace(1) %t27g to ptr
  %t28 = mul i64 %number, 6
  %t29 = getelementptr inbounds double, ptr %t27, i64 %t28
  %t30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t31 = zext i32 %t30 to i64
  %t32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t33 = zext i32 %t32 to i64
  %t34 = icmp eq i64 %t31, 0
  %t35 = mul i64 %t2, %t4
  %t36 = add i64 0, %t31
  br label %b37
b37:
  %t40 = phi i64 [ %t36, %entry ], [ %t41, %b38 ]
  %t42 = icmp slt i64 %t40, %t35
  br i1 %t42, label %b38, label %b39
b38:
  %t43 = getelementptr inbounds i64, ptr %tensor, i64 16
  %t44 = load i64, ptr %t43, align 8
  %t45g = inttoptr i64 %t44 to ptr addrspace(1)
  %t45 = addrspacecast ptr addrspace(1) %t45g to ptr
  %t46 = mul i64 %t40, %t8
  %t47 = getelementptr inbounds double, ptr %t45, i64 %t46
  call void @sf_x_fold_sum(ptr %t48, ptr %t47, i64 %t8, i64 1, ptr %t47, i64 1, i1 false)
  %t49 = load double, ptr %t48, align 8
  %t50 = getelementptr inbounds i64, ptr %tensor, i64 22
  %t51 = load i64, ptr %t50, align 8
  %t52g = inttoptr i64 %t51 to ptr addrspace(1)
  %t52 = addrspacecast ptr addrspace(1) %t52g to ptr
  %t53 = getelementptr inbounds double, ptr %t52, i64 %t40
  store double %t49, ptr %t53, align 8
  %t41 = add nuw nsw i64 %t40, %t33
  br label %b37
b39:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t54 = mul i64 %t2, %t4
  %t55 = getelementptr inbounds i64, ptr %tensor, i64 22
  %t56 = load i64, ptr %t55, align 8
  %t57g = inttoptr i64 %t56 to ptr addrspace(1)
  %t57 = addrspacecast ptr addrspace(1) %t57g to ptr
  %t58 = getelementptr inbounds i64, ptr %tensor, i64 8
  %t59 = load i64, ptr %t58, align 8
  %t60g = inttoptr i64 %t59 to ptr addrspace(1)
  %t60 = addrspacecast ptr addrspace(1) %t60g to ptr
  %t61 = getelementptr inbounds double, ptr %t57, i64 0
  %t66 = icmp sgt i64 %t54, 0
  br i1 %t66, label %b62, label %b63
b62:
  %t67 = phi ptr [ %t61, %b39 ], [ %t60, %b84 ]
  %t68 = phi i64 [ %t54, %b39 ], [ %t72, %b84 ]
  %t69 = phi i64 [ 1, %b39 ], [ %t70, %b84 ]
  %t70 = phi i64 [ 1, %b39 ], [ %t180, %b84 ]
  %t71 = add i64 %t68, 1023
  %t72 = udiv i64 %t71, 1024
  %t73 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t74 = zext i32 %t73 to i64
  %t75 = and i64 %t74, 15
  %t76 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t77 = zext i32 %t76 to i64
  %t78 = udiv i64 %t77, 16
  %t79 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t80 = zext i32 %t79 to i64
  %t81 = udiv i64 %t80, 16
  br label %b82
b82:
  %t85 = phi i64 [ %t78, %b62 ], [ %t86, %b178 ]
  %t87 = icmp slt i64 %t85, %t72
  br i1 %t87, label %b83, label %b84
b83:
  %t88 = mul i64 %t85, 1024
  %t89 = sub i64 %t68, %t88
  %t90 = call i64 @llvm.smin.i64(i64 %t89, i64 1024)
  br label %b91
b91:
  %t94 = phi i64 [ %t75, %b83 ], [ %t95, %b92 ]
  %t96 = phi double [ 0x0000000000000000, %b83 ], [ %t102, %b92 ]
  %t97 = icmp slt i64 %t94, %t90
  br i1 %t97, label %b92, label %b93
b92:
  %t98 = add i64 %t88, %t94
  %t99 = mul i64 %t98, %t69
  %t100 = getelementptr inbounds double, ptr %t67, i64 %t99
  %t101 = load double, ptr %t100, align 8
  %t102 = fadd double %t96, %t101
  %t95 = add nuw nsw i64 %t94, 16
  br label %b91
b93:
  %t103 = bitcast double %t96 to i64
  %t104 = trunc i64 %t103 to i32
  %t105 = lshr i64 %t103, 32
  %t106 = trunc i64 %t105 to i32
  %t107 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t108 = and i32 %t107, 16
  %t109 = shl i32 65535, %t108
  %t110 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t109, i32 %t104, i32 8, i32 4127)
  %t111 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t112 = and i32 %t111, 16
  %t113 = shl i32 65535, %t112
  %t114 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t113, i32 %t106, i32 8, i32 4127)
  %t115 = zext i32 %t110 to i64
  %t116 = zext i32 %t114 to i64
  %t117 = shl i64 %t116, 32
  %t118 = or i64 %t117, %t115
  %t119 = bitcast i64 %t118 to double
  %t120 = fadd double %t96, %t119
  %t121 = bitcast double %t120 to i64
  %t122 = trunc i64 %t121 to i32
  %t123 = lshr i64 %t121, 32
  %t124 = trunc i64 %t123 to i32
  %t125 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t126 = and i32 %t125, 16
  %t127 = shl i32 65535, %t126
  %t128 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t127, i32 %t122, i32 4, i32 4127)
  %t129 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t130 = and i32 %t129, 16
  %t131 = shl i32 65535, %t130
  %t132 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t131, i32 %t124, i32 4, i32 4127)
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
  %t146 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t145, i32 %t140, i32 2, i32 4127)
  %t147 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t148 = and i32 %t147, 16
  %t149 = shl i32 65535, %t148
  %t150 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t149, i32 %t142, i32 2, i32 4127)
  %t151 = zext i32 %t146 to i64
  %t152 = zext i32 %t150 to i64
  %t153 = shl i64 %t152, 32
  %t154 = or i64 %t153, %t151
  %t155 = bitcast i64 %t154 to double
  %t156 = fadd double %t138, %t155
  %t157 = bitcast double %t156 to i64
  %t158 = trunc i64 %t157 to i32
  %t159 = lshr i64 %t157, 32
  %t160 = trunc i64 %t159 to i32
  %t161 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t162 = and i32 %t161, 16
  %t163 = shl i32 65535, %t162
  %t164 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t163, i32 %t158, i32 1, i32 4127)
  %t165 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t166 = and i32 %t165, 16
  %t167 = shl i32 65535, %t166
  %t168 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t167, i32 %t160, i32 1, i32 4127)
  %t169 = zext i32 %t164 to i64
  %t170 = zext i32 %t168 to i64
  %t171 = shl i64 %t170, 32
  %t172 = or i64 %t171, %t169
  %t173 = bitcast i64 %t172 to double
  %t174 = fadd double %t156, %t173
  %t175 = mul i64 %t85, %t70
  %t176 = icmp eq i64 %t75, 0
  br i1 %t176, label %b177, label %b178
b177:
  %t179 = getelementptr inbounds double, ptr %t60, i64 %t175
  store double %t174, ptr %t179, align 8
  br label %b178
b178:
  %t86 = add nuw nsw i64 %t85, %t81
  br label %b82
b84:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t180 = mul i64 %t70, 1024
  %t181 = icmp sgt i64 %t72, 1
  br i1 %t181, label %b62, label %b182
b182:
  %t183 = getelementptr inbounds double, ptr %t60, i64 0
  %t184 = load double, ptr %t183, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %b65
b63:
  %t185 = icmp sgt i64 %t54, 0
  br i1 %t185, label %b64, label %b65
b64:
  %t186 = getelementptr inbounds double, ptr %t61, i64 0
  %t187 = load double, ptr %t186, align 8
  br label %b65
b65:
  %t188 = phi double [ %t184, %b182 ], [ 0x0000000000000000, %b63 ], [ %t187, %b64 ]
  %t189 = getelementptr inbounds double, ptr %t29, i64 3
  %t190 = load double, ptr %t189, align 8
  %t191 = fdiv double %t188, %t190
  %t192 = call double @llvm.sqrt.f64(double %t191)
  %t193 = getelementptr inbounds double, ptr %t24, i64 4
  %t194 = load double, ptr %t193, align 8
  %t195 = fdiv double %t192, %t194
  %t196 = call double @llvm.maximum.f64(double 0x3FF0000000000000, double %t195)
  %t197 = getelementptr inbounds double, ptr %t29, i64 4
  %t198 = load double, ptr %t197, align 8
  %t199 = fdiv double %t198, %t196
  %t200 = fptrunc double %t199 to float
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t34, label %b201, label %b202
b201:
  %t203 = fpext float %t200 to double
  %t204 = getelementptr inbounds double, ptr %t29, i64 5
  store double %t203, ptr %t204, align 8
  br label %b202
b202:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t34, label %b205, label %b206
b205:
  br label %b206
b206:
  ret void
}

define internal void @sf_x_commit_tensor(ptr %ctx, ptr %tensor, i64 %number) convergent nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
  %t23 = mul i64 %t16, 12
  %t24 = getelementptr inbounds double, ptr %t22, i64 %t23
  %t25 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t26 = load i64, ptr %t25, align 8
  %t27g = inttoptr i64 %t26 to ptr addrspace(1)
  %t27 = addrspacecast ptr addrspace(1) %t27g to ptr
  %t28 = mul i64 %number, 6
  %t29 = getelementptr inbounds double, ptr %t27, i64 %t28
  %t30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t31 = zext i32 %t30 to i64
  %t32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t33 = zext i32 %t32 to i64
  %t34 = icmp eq i64 %t31, 0
  br i1 %t34, label %b35, label %b36
b35:
  br label %b36
b36:
  %t37 = mul i64 %t2, %t4
  br label %b38
b38:
  %t41 = phi i64 [ %t31, %b36 ], [ %t42, %b39 ]
  %t43 = icmp slt i64 %t41, %t37
  br i1 %t43, label %b39, label %b40
b39:
  %t44 = getelementptr inbounds i64, ptr %tensor, i64 23
  %t45 = load i64, ptr %t44, align 8
  %t46g = inttoptr i64 %t45 to ptr addrspace(1)
  %t46 = addrspacecast ptr addrspace(1) %t46g to ptr
  %t47 = getelementptr inbounds float, ptr %t46, i64 %t41
  %t48 = load float, ptr %t47, align 4
  %t49 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t50 = load i64, ptr %t49, align 8
  %t51g = inttoptr i64 %t50 to ptr addrspace(1)
  %t51 = addrspacecast ptr addrspace(1) %t51g to ptr
  %t52 = getelementptr inbounds float, ptr %t51, i64 %t41
  store float %t48, ptr %t52, align 4
  %t42 = add nuw nsw i64 %t41, %t33
  br label %b38
b40:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t53 = mul i64 %t2, %t6
  br label %b54
b54:
  %t57 = phi i64 [ %t31, %b40 ], [ %t58, %b55 ]
  %t59 = icmp slt i64 %t57, %t53
  br i1 %t59, label %b55, label %b56
b55:
  %t60 = getelementptr inbounds i64, ptr %tensor, i64 20
  %t61 = load i64, ptr %t60, align 8
  %t62g = inttoptr i64 %t61 to ptr addrspace(1)
  %t62 = addrspacecast ptr addrspace(1) %t62g to ptr
  %t63 = getelementptr inbounds float, ptr %t62, i64 %t57
  %t64 = load float, ptr %t63, align 4
  %t65 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t66 = load i64, ptr %t65, align 8
  %t67g = inttoptr i64 %t66 to ptr addrspace(1)
  %t67 = addrspacecast ptr addrspace(1) %t67g to ptr
  %t68 = getelementptr inbounds float, ptr %t67, i64 %t57
  store float %t64, ptr %t68, align 4
  %t58 = add nuw nsw i64 %t57, %t33
  br label %b54
b56:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
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
  %t32 = mul i64 %t18, 24
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
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @sf_x_stage2_0(ptr %ctx, ptr %t33, i64 %t18)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @sf_x_sweep2_pass0(ptr %ctx, ptr %t33, i64 %t18, i64 %t20, i64 %t22, i64 %t24, i64 %t26)
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
  %t32 = mul i64 %t18, 24
  %t33 = getelementptr inbounds i64, ptr %t31, i64 %t32
  call void @sf_x_sweep1_pass0(ptr %ctx, ptr %t33, i64 %t18, i64 %t20, i64 %t22, i64 %t24, i64 %t26)
  %t13 = add nuw nsw i64 %t12, %t8
  br label %b9
b11:
  ret void
}

define ptx_kernel void @sf_x_sweep_2(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "nvvm.maxntid"="256" "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
  %t32 = mul i64 %t18, 24
  %t33 = getelementptr inbounds i64, ptr %t31, i64 %t32
  call void @sf_x_sweep2_pass0(ptr %ctx, ptr %t33, i64 %t18, i64 %t20, i64 %t22, i64 %t24, i64 %t26)
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
  %t15 = mul i64 %t9, 24
  %t16 = getelementptr inbounds i64, ptr %t14, i64 %t15
  call void @sf_x_stage0_0(ptr %ctx, ptr %t16, i64 %t9)
  %t10 = add nuw nsw i64 %t9, %t5
  br label %b6
b8:
  ret void
}

define ptx_kernel void @sf_x_segment_1(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "nvvm.maxntid"="256" "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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

define ptx_kernel void @sf_x_segment_2(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "nvvm.maxntid"="256" "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
  %t15 = mul i64 %t9, 24
  %t16 = getelementptr inbounds i64, ptr %t14, i64 %t15
  call void @sf_x_stage1_0(ptr %ctx, ptr %t16, i64 %t9)
  %t10 = add nuw nsw i64 %t9, %t5
  br label %b6
b8:
  ret void
}

define ptx_kernel void @sf_x_segment_3(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "nvvm.maxntid"="256" "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
  %t15 = mul i64 %t9, 24
  %t16 = getelementptr inbounds i64, ptr %t14, i64 %t15
  call void @sf_x_stage2_0(ptr %ctx, ptr %t16, i64 %t9)
  %t10 = add nuw nsw i64 %t9, %t5
  br label %b6
b8:
  ret void
}

define ptx_kernel void @sf_x_segment_4(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "nvvm.maxntid"="256" "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
  %t15 = mul i64 %t9, 24
  %t16 = getelementptr inbounds i64, ptr %t14, i64 %t15
  call void @sf_x_commit_tensor(ptr %ctx, ptr %t16, i64 %t9)
  %t10 = add nuw nsw i64 %t9, %t5
  br label %b6
b8:
  ret void
}

define ptx_kernel void @sf_x_segment_5(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "nvvm.maxntid"="256" "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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

target triple = "nvptx64-nvidia-cuda"

declare <4 x float> @llvm.maximum.v4f32(<4 x float>, <4 x float>)
declare <4 x float> @llvm.sqrt.v4f32(<4 x float>)
declare double @llvm.maximum.f64(double, double)
declare double @llvm.minimum.f64(double, double)
declare double @llvm.sqrt.f64(double)
declare float @llvm.maximum.f32(float, float)
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
  %t16 = mul i64 %t12, 12
  %t17 = getelementptr inbounds double, ptr %t15, i64 %t16
  %t18 = getelementptr inbounds double, ptr %t17, i64 7
  %t19 = load double, ptr %t18, align 8
  %t20 = fptrunc double %t19 to float
  %t21 = getelementptr inbounds double, ptr %t17, i64 8
  %t22 = load double, ptr %t21, align 8
  %t23 = fptrunc double %t22 to float
  %t24 = getelementptr inbounds double, ptr %t17, i64 9
  %t25 = load double, ptr %t24, align 8
  %t26 = fptrunc double %t25 to float
  %t27 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t28 = load i64, ptr %t27, align 8
  %t29g = inttoptr i64 %t28 to ptr addrspace(1)
  %t29 = addrspacecast ptr addrspace(1) %t29g to ptr
  %t30 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t31 = load i64, ptr %t30, align 8
  %t32g = inttoptr i64 %t31 to ptr addrspace(1)
  %t32 = addrspacecast ptr addrspace(1) %t32g to ptr
  %t33 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t34 = load i64, ptr %t33, align 8
  %t35g = inttoptr i64 %t34 to ptr addrspace(1)
  %t35 = addrspacecast ptr addrspace(1) %t35g to ptr
  %t36 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t37 = load i64, ptr %t36, align 8
  %t38g = inttoptr i64 %t37 to ptr addrspace(1)
  %t38 = addrspacecast ptr addrspace(1) %t38g to ptr
  %t39 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t40 = load i64, ptr %t39, align 8
  %t41g = inttoptr i64 %t40 to ptr addrspace(1)
  %t41 = addrspacecast ptr addrspace(1) %t41g to ptr
  %t42 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t43 = zext i32 %t42 to i64
  %t44 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t45 = zext i32 %t44 to i64
  %t46 = and i64 %t43, 15
  %t47 = udiv i64 %t43, 16
  %t48 = udiv i64 %t45, 16
  %t49 = add i64 %cols, 1023
  %t50 = udiv i64 %t49, 1024
  %t51 = mul i64 %rows, %t50
  br label %b52
b52:
  %t55 = phi i64 [ %t47, %entry ], [ %t56, %b71 ]
  %t57 = icmp slt i64 %t55, %t51
  br i1 %t57, label %b53, label %b54
b53:
  %t58 = udiv i64 %t55, %t50
  %t59 = urem i64 %t55, %t50
  %t60 = add i64 %row, %t58
  %t61 = mul i64 %t59, 1024
  %t62 = mul i64 %t60, %t6
  %t63 = add i64 %t62, %col
  %t64 = add i64 %t63, %t61
  %t65 = sub i64 %t2, %t64
  %t66 = sub i64 %cols, %t61
  %t67 = call i64 @llvm.smin.i64(i64 %t65, i64 %t66)
  %t68 = call i64 @llvm.smin.i64(i64 1024, i64 %t67)
  %t69 = icmp sgt i64 %t68, 0
  br i1 %t69, label %b70, label %b71
b70:
  %t72 = udiv i64 %t60, %t4
  %t73 = mul i64 %t72, %t6
  %t74 = add i64 %t73, %col
  %t75 = add i64 %t74, %t61
  br label %b76
b76:
  %t79 = phi i64 [ %t46, %b70 ], [ %t80, %b77 ]
  %t81 = phi double [ 0x0000000000000000, %b70 ], [ %t104, %b77 ]
  %t82 = phi double [ 0x0000000000000000, %b70 ], [ %t106, %b77 ]
  %t83 = icmp slt i64 %t79, %t68
  br i1 %t83, label %b77, label %b78
b77:
  %t84 = add i64 %t64, %t79
  %t85 = add i64 %t75, %t79
  %t86 = getelementptr inbounds float, ptr %t29, i64 %t84
  %t87 = load float, ptr %t86, align 4
  %t88 = getelementptr inbounds float, ptr %t32, i64 %t84
  %t89 = load float, ptr %t88, align 4
  %t90 = getelementptr inbounds float, ptr %t35, i64 %t84
  %t91 = load float, ptr %t90, align 4
  %t92 = fmul float %t89, %t89
  %t93 = fmul float %t20, %t91
  %t94 = fmul float %t23, %t92
  %t95 = fadd float %t93, %t94
  %t96 = call float @llvm.maximum.f32(float %t95, float %t26)
  %t97 = call float @llvm.sqrt.f32(float %t96)
  %t98 = fdiv float 0x3FF0000000000000, %t97
  %t99 = fmul float %t89, %t98
  %t100 = fmul float %t87, %t87
  %t101 = fmul float %t99, %t99
  %t102 = getelementptr inbounds float, ptr %t35, i64 %t84
  store float %t95, ptr %t102, align 4
  %t103 = fpext float %t100 to double
  %t104 = fadd double %t81, %t103
  %t105 = fpext float %t101 to double
  %t106 = fadd double %t82, %t105
  %t80 = add nuw nsw i64 %t79, 16
  br label %b76
b78:
  %t107 = bitcast double %t81 to i64
  %t108 = trunc i64 %t107 to i32
  %t109 = lshr i64 %t107, 32
  %t110 = trunc i64 %t109 to i32
  %t111 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t112 = and i32 %t111, 16
  %t113 = shl i32 65535, %t112
  %t114 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t113, i32 %t108, i32 8, i32 4127)
  %t115 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t116 = and i32 %t115, 16
  %t117 = shl i32 65535, %t116
  %t118 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t117, i32 %t110, i32 8, i32 4127)
  %t119 = zext i32 %t114 to i64
  %t120 = zext i32 %t118 to i64
  %t121 = shl i64 %t120, 32
  %t122 = or i64 %t121, %t119
  %t123 = bitcast i64 %t122 to double
  %t124 = fadd double %t81, %t123
  %t125 = bitcast double %t124 to i64
  %t126 = trunc i64 %t125 to i32
  %t127 = lshr i64 %t125, 32
  %t128 = trunc i64 %t127 to i32
  %t129 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t130 = and i32 %t129, 16
  %t131 = shl i32 65535, %t130
  %t132 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t131, i32 %t126, i32 4, i32 4127)
  %t133 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t134 = and i32 %t133, 16
  %t135 = shl i32 65535, %t134
  %t136 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t135, i32 %t128, i32 4, i32 4127)
  %t137 = zext i32 %t132 to i64
  %t138 = zext i32 %t136 to i64
  %t139 = shl i64 %t138, 32
  %t140 = or i64 %t139, %t137
  %t141 = bitcast i64 %t140 to double
  %t142 = fadd double %t124, %t141
  %t143 = bitcast double %t142 to i64
  %t144 = trunc i64 %t143 to i32
  %t145 = lshr i64 %t143, 32
  %t146 = trunc i64 %t145 to i32
  %t147 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t148 = and i32 %t147, 16
  %t149 = shl i32 65535, %t148
  %t150 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t149, i32 %t144, i32 2, i32 4127)
  %t151 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t152 = and i32 %t151, 16
  %t153 = shl i32 65535, %t152
  %t154 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t153, i32 %t146, i32 2, i32 4127)
  %t155 = zext i32 %t150 to i64
  %t156 = zext i32 %t154 to i64
  %t157 = shl i64 %t156, 32
  %t158 = or i64 %t157, %t155
  %t159 = bitcast i64 %t158 to double
  %t160 = fadd double %t142, %t159
  %t161 = bitcast double %t160 to i64
  %t162 = trunc i64 %t161 to i32
  %t163 = lshr i64 %t161, 32
  %t164 = trunc i64 %t163 to i32
  %t165 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t166 = and i32 %t165, 16
  %t167 = shl i32 65535, %t166
  %t168 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t167, i32 %t162, i32 1, i32 4127)
  %t169 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t170 = and i32 %t169, 16
  %t171 = shl i32 65535, %t170
  %t172 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t171, i32 %t164, i32 1, i32 4127)
  %t173 = zext i32 %t168 to i64
  %t174 = zext i32 %t172 to i64
  %t175 = shl i64 %t174, 32
  %t176 = or i64 %t175, %t173
  %t177 = bitcast i64 %t176 to double
  %t178 = fadd double %t160, %t177
  %t179 = bitcast double %t82 to i64
  %t180 = trunc i64 %t179 to i32
  %t181 = lshr i64 %t179, 32
  %t182 = trunc i64 %t181 to i32
  %t183 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t184 = and i32 %t183, 16
  %t185 = shl i32 65535, %t184
  %t186 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t185, i32 %t180, i32 8, i32 4127)
  %t187 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t188 = and i32 %t187, 16
  %t189 = shl i32 65535, %t188
  %t190 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t189, i32 %t182, i32 8, i32 4127)
  %t191 = zext i32 %t186 to i64
  %t192 = zext i32 %t190 to i64
  %t193 = shl i64 %t192, 32
  %t194 = or i64 %t193, %t191
  %t195 = bitcast i64 %t194 to double
  %t196 = fadd double %t82, %t195
  %t197 = bitcast double %t196 to i64
  %t198 = trunc i64 %t197 to i32
  %t199 = lshr i64 %t197, 32
  %t200 = trunc i64 %t199 to i32
  %t201 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t202 = and i32 %t201, 16
  %t203 = shl i32 65535, %t202
  %t204 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t203, i32 %t198, i32 4, i32 4127)
  %t205 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t206 = and i32 %t205, 16
  %t207 = shl i32 65535, %t206
  %t208 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t207, i32 %t200, i32 4, i32 4127)
  %t209 = zext i32 %t204 to i64
  %t210 = zext i32 %t208 to i64
  %t211 = shl i64 %t210, 32
  %t212 = or i64 %t211, %t209
  %t213 = bitcast i64 %t212 to double
  %t214 = fadd double %t196, %t213
  %t215 = bitcast double %t214 to i64
  %t216 = trunc i64 %t215 to i32
  %t217 = lshr i64 %t215, 32
  %t218 = trunc i64 %t217 to i32
  %t219 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t220 = and i32 %t219, 16
  %t221 = shl i32 65535, %t220
  %t222 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t221, i32 %t216, i32 2, i32 4127)
  %t223 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t224 = and i32 %t223, 16
  %t225 = shl i32 65535, %t224
  %t226 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t225, i32 %t218, i32 2, i32 4127)
  %t227 = zext i32 %t222 to i64
  %t228 = zext i32 %t226 to i64
  %t229 = shl i64 %t228, 32
  %t230 = or i64 %t229, %t227
  %t231 = bitcast i64 %t230 to double
  %t232 = fadd double %t214, %t231
  %t233 = bitcast double %t232 to i64
  %t234 = trunc i64 %t233 to i32
  %t235 = lshr i64 %t233, 32
  %t236 = trunc i64 %t235 to i32
  %t237 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t238 = and i32 %t237, 16
  %t239 = shl i32 65535, %t238
  %t240 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t239, i32 %t234, i32 1, i32 4127)
  %t241 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t242 = and i32 %t241, 16
  %t243 = shl i32 65535, %t242
  %t244 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t243, i32 %t236, i32 1, i32 4127)
  %t245 = zext i32 %t240 to i64
  %t246 = zext i32 %t244 to i64
  %t247 = shl i64 %t246, 32
  %t248 = or i64 %t247, %t245
  %t249 = bitcast i64 %t248 to double
  %t250 = fadd double %t232, %t249
  %t251 = add i64 %col, %t61
  %t252 = udiv i64 %t251, 1024
  %t253 = mul i64 %t60, %t8
  %t254 = add i64 %t253, %t252
  %t255 = icmp eq i64 %t46, 0
  br i1 %t255, label %b256, label %b257
b256:
  %t258 = getelementptr inbounds double, ptr %t38, i64 %t254
  store double %t178, ptr %t258, align 8
  %t259 = getelementptr inbounds double, ptr %t41, i64 %t254
  store double %t250, ptr %t259, align 8
  br label %b257
b257:
  br label %b71
b71:
  %t56 = add nuw nsw i64 %t55, %t48
  br label %b52
b54:
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
  %t16 = mul i64 %t12, 12
  %t17 = getelementptr inbounds double, ptr %t15, i64 %t16
  %t18 = getelementptr inbounds double, ptr %t17, i64 9
  %t19 = load double, ptr %t18, align 8
  %t20 = fptrunc double %t19 to float
  %t21 = getelementptr inbounds double, ptr %t17, i64 11
  %t22 = load double, ptr %t21, align 8
  %t23 = fptrunc double %t22 to float
  %t24 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t25 = load i64, ptr %t24, align 8
  %t26g = inttoptr i64 %t25 to ptr addrspace(1)
  %t26 = addrspacecast ptr addrspace(1) %t26g to ptr
  %t27 = mul i64 %number, 2
  %t28 = getelementptr inbounds double, ptr %t26, i64 %t27
  %t29 = getelementptr inbounds double, ptr %t28, i64 1
  %t30 = load double, ptr %t29, align 8
  %t31 = fptrunc double %t30 to float
  %t32 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t33 = load i64, ptr %t32, align 8
  %t34g = inttoptr i64 %t33 to ptr addrspace(1)
  %t34 = addrspacecast ptr addrspace(1) %t34g to ptr
  %t35 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t36 = load i64, ptr %t35, align 8
  %t37g = inttoptr i64 %t36 to ptr addrspace(1)
  %t37 = addrspacecast ptr addrspace(1) %t37g to ptr
  %t38 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t39 = load i64, ptr %t38, align 8
  %t40g = inttoptr i64 %t39 to ptr addrspace(1)
  %t40 = addrspacecast ptr addrspace(1) %t40g to ptr
  %t41 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t42 = zext i32 %t41 to i64
  %t43 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t44 = zext i32 %t43 to i64
  %t45 = icmp eq i64 %cols, %t6
  %t46 = icmp eq i64 %rows, 1
  %t47 = or i1 %t45, %t46
  %t48 = mul i64 %rows, %cols
  %t49 = select i1 %t47, i64 1, i64 %rows
  %t50 = select i1 %t47, i64 %t48, i64 %cols
  br label %b51
b51:
  %t54 = phi i64 [ 0, %entry ], [ %t55, %b107 ]
  %t56 = icmp slt i64 %t54, %t49
  br i1 %t56, label %b52, label %b53
b52:
  %t57 = add i64 %row, %t54
  %t58 = mul i64 %t57, %t6
  %t59 = add i64 %t58, %col
  %t60 = sub i64 %t2, %t59
  %t61 = call i64 @llvm.smin.i64(i64 %t50, i64 %t60)
  %t62 = and i64 %t59, 3
  %t63 = ptrtoint ptr %t34 to i64
  %t64 = and i64 %t63, 15
  %t65 = or i64 %t62, %t64
  %t66 = ptrtoint ptr %t37 to i64
  %t67 = and i64 %t66, 15
  %t68 = or i64 %t65, %t67
  %t69 = ptrtoint ptr %t40 to i64
  %t70 = and i64 %t69, 15
  %t71 = or i64 %t68, %t70
  %t72 = icmp eq i64 %t71, 0
  %t73 = select i1 %t72, i64 -4, i64 0
  %t74 = and i64 %t61, %t73
  %t75 = mul i64 %t42, 4
  %t76 = mul i64 %t44, 4
  br label %b77
b77:
  %t80 = phi i64 [ %t75, %b52 ], [ %t81, %b78 ]
  %t82 = icmp slt i64 %t80, %t74
  br i1 %t82, label %b78, label %b79
b78:
  %t83 = add i64 %t59, %t80
  %t84 = insertelement <4 x float> poison, float %t20, i64 0
  %t85 = shufflevector <4 x float> %t84, <4 x float> poison, <4 x i32> zeroinitializer
  %t86 = insertelement <4 x float> poison, float %t23, i64 0
  %t87 = shufflevector <4 x float> %t86, <4 x float> poison, <4 x i32> zeroinitializer
  %t88 = insertelement <4 x float> poison, float %t31, i64 0
  %t89 = shufflevector <4 x float> %t88, <4 x float> poison, <4 x i32> zeroinitializer
  %t90 = getelementptr inbounds float, ptr %t34, i64 %t83
  %t91 = load <4 x float>, ptr %t90, align 16
  %t92 = getelementptr inbounds float, ptr %t37, i64 %t83
  %t93 = load <4 x float>, ptr %t92, align 16
  %t94 = getelementptr inbounds float, ptr %t40, i64 %t83
  %t95 = load <4 x float>, ptr %t94, align 16
  %t96 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %t95, <4 x float> %t85)
  %t97 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %t96)
  %t98 = fdiv <4 x float> splat (float 0x3FF0000000000000), %t97
  %t99 = fmul <4 x float> %t93, %t98
  %t100 = fmul <4 x float> %t87, %t91
  %t101 = fmul <4 x float> %t89, %t99
  %t102 = fsub <4 x float> %t100, %t101
  %t103 = getelementptr inbounds float, ptr %t34, i64 %t83
  store <4 x float> %t102, ptr %t103, align 16
  %t81 = add nuw nsw i64 %t80, %t76
  br label %b77
b79:
  %t104 = add i64 %t74, %t42
  br label %b105
b105:
  %t108 = phi i64 [ %t104, %b79 ], [ %t109, %b106 ]
  %t110 = icmp slt i64 %t108, %t61
  br i1 %t110, label %b106, label %b107
b106:
  %t111 = add i64 %t59, %t108
  %t112 = getelementptr inbounds float, ptr %t34, i64 %t111
  %t113 = load float, ptr %t112, align 4
  %t114 = getelementptr inbounds float, ptr %t37, i64 %t111
  %t115 = load float, ptr %t114, align 4
  %t116 = getelementptr inbounds float, ptr %t40, i64 %t111
  %t117 = load float, ptr %t116, align 4
  %t118 = call float @llvm.maximum.f32(float %t117, float %t20)
  %t119 = call float @llvm.sqrt.f32(float %t118)
  %t120 = fdiv float 0x3FF0000000000000, %t119
  %t121 = fmul float %t115, %t120
  %t122 = fmul float %t23, %t113
  %t123 = fmul float %t31, %t121
  %t124 = fsub float %t122, %t123
  %t125 = getelementptr inbounds float, ptr %t34, i64 %t111
  store float %t124, ptr %t125, align 4
  %t109 = add nuw nsw i64 %t108, %t44
  br label %b105
b107:
  %t55 = add nuw nsw i64 %t54, 1
  br label %b51
b53:
  ret void
}

define internal void @sf_x_stage0_0(ptr %ctx, ptr %tensor, i64 %number) convergent nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
  %t23 = mul i64 %t16, 12
  %t24 = getelementptr inbounds double, ptr %t22, i64 %t23
  %t25 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t26 = load i64, ptr %t25, align 8
  %t27g = inttoptr i64 %t26 to ptr addrspace(1)
  %t27 = addrspacecast ptr addrspace(1) %t27g to ptr
  %t28 = mul i64 %number, 2
  %t29 = getelementptr inbounds double, ptr %t27, i64 %t28
  %t30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t31 = zext i32 %t30 to i64
  %t32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t33 = zext i32 %t32 to i64
  %t34 = icmp eq i64 %t31, 0
  %t35 = sitofp i64 %t12 to double
  %t36 = sitofp i64 1 to double
  %t37 = fdiv double %t35, %t36
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t34, label %b38, label %b39
b38:
  %t40 = getelementptr inbounds double, ptr %t29, i64 0
  store double %t37, ptr %t40, align 8
  br label %b39
b39:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t34, label %b41, label %b42
b41:
  br label %b42
b42:
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
  %t21 = mul i64 %t15, 12
  %t22 = getelementptr inbounds double, ptr %t20, i64 %t21
  %t23 = getelementptr inbounds double, ptr %t22, i64 1
  %t24 = load double, ptr %t23, align 8
  %t25 = fcmp oeq double %t24, 0x0000000000000000
  %t26 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t27 = load i64, ptr %t26, align 8
  %t28g = inttoptr i64 %t27 to ptr addrspace(1)
  %t28 = addrspacecast ptr addrspace(1) %t28g to ptr
  %t29 = mul i64 %t15, 12
  %t30 = getelementptr inbounds double, ptr %t28, i64 %t29
  %t31 = uitofp i1 %t25 to double
  %t32 = getelementptr inbounds double, ptr %t30, i64 6
  store double %t31, ptr %t32, align 8
  %t33 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t34 = load i64, ptr %t33, align 8
  %t35g = inttoptr i64 %t34 to ptr addrspace(1)
  %t35 = addrspacecast ptr addrspace(1) %t35g to ptr
  %t36 = mul i64 %t15, 12
  %t37 = getelementptr inbounds double, ptr %t35, i64 %t36
  %t38 = getelementptr inbounds double, ptr %t37, i64 2
  %t39 = load double, ptr %t38, align 8
  %t40 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t41 = load i64, ptr %t40, align 8
  %t42g = inttoptr i64 %t41 to ptr addrspace(1)
  %t42 = addrspacecast ptr addrspace(1) %t42g to ptr
  %t43 = mul i64 %t15, 12
  %t44 = getelementptr inbounds double, ptr %t42, i64 %t43
  %t45 = getelementptr inbounds double, ptr %t44, i64 2
  %t46 = load double, ptr %t45, align 8
  %t47 = fmul double %t39, %t46
  %t48 = fptrunc double %t47 to float
  %t49 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t50 = load i64, ptr %t49, align 8
  %t51g = inttoptr i64 %t50 to ptr addrspace(1)
  %t51 = addrspacecast ptr addrspace(1) %t51g to ptr
  %t52 = mul i64 %t15, 12
  %t53 = getelementptr inbounds double, ptr %t51, i64 %t52
  %t54 = fpext float %t48 to double
  %t55 = getelementptr inbounds double, ptr %t53, i64 9
  store double %t54, ptr %t55, align 8
  %t56 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t57 = load i64, ptr %t56, align 8
  %t58g = inttoptr i64 %t57 to ptr addrspace(1)
  %t58 = addrspacecast ptr addrspace(1) %t58g to ptr
  %t59 = mul i64 %t15, 12
  %t60 = getelementptr inbounds double, ptr %t58, i64 %t59
  %t61 = getelementptr inbounds double, ptr %t60, i64 0
  %t62 = load double, ptr %t61, align 8
  %t63 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t64 = load i64, ptr %t63, align 8
  %t65g = inttoptr i64 %t64 to ptr addrspace(1)
  %t65 = addrspacecast ptr addrspace(1) %t65g to ptr
  %t66 = mul i64 %t15, 12
  %t67 = getelementptr inbounds double, ptr %t65, i64 %t66
  %t68 = getelementptr inbounds double, ptr %t67, i64 5
  %t69 = load double, ptr %t68, align 8
  %t70 = fmul double %t62, %t69
  %t71 = fsub double 0x3FF0000000000000, %t70
  %t72 = fptrunc double %t71 to float
  %t73 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t74 = load i64, ptr %t73, align 8
  %t75g = inttoptr i64 %t74 to ptr addrspace(1)
  %t75 = addrspacecast ptr addrspace(1) %t75g to ptr
  %t76 = mul i64 %t15, 12
  %t77 = getelementptr inbounds double, ptr %t75, i64 %t76
  %t78 = fpext float %t72 to double
  %t79 = getelementptr inbounds double, ptr %t77, i64 11
  store double %t78, ptr %t79, align 8
  %t16 = add nuw nsw i64 %t15, %t7
  br label %b12
b14:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t80 = getelementptr inbounds double, ptr %t3, i64 0
  %t81 = load double, ptr %t80, align 8
  %t82 = fadd double %t81, 0x3FF0000000000000
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t8, label %b83, label %b84
b83:
  %t85 = getelementptr inbounds double, ptr %t3, i64 1
  store double %t82, ptr %t85, align 8
  br label %b84
b84:
  %t86 = fcmp olt double %t82, 0x0010000000000000
  %t87 = fmul double %t82, 0x4350000000000000
  %t88 = select i1 %t86, double %t87, double %t82
  %t89 = bitcast double %t88 to i64
  %t90 = sub i64 %t89, 4604544271217802189
  %t91 = ashr i64 %t90, 52
  %t92 = shl i64 %t91, 52
  %t93 = sub i64 %t89, %t92
  %t94 = bitcast i64 %t93 to double
  %t95 = add i64 %t91, 4843621399236968448
  %t96 = bitcast i64 %t95 to double
  %t97 = fsub double %t96, 0x4338000000000000
  %t98 = fsub double %t97, 0x404B000000000000
  %t99 = select i1 %t86, double %t98, double %t97
  %t100 = fsub double %t94, 0x3FF0000000000000
  %t101 = fmul double %t99, 0x3FE62E42FEE00000
  %t102 = fmul double %t99, 0x3DEA39EF35793C76
  %t103 = fadd double 0x4000000000000000, %t100
  %t104 = fdiv double %t100, %t103
  %t105 = fmul double %t104, %t104
  %t106 = fmul double %t105, %t105
  %t107 = fmul double 0x3FC2F112DF3E5244, %t106
  %t108 = fadd double %t107, 0x3FC7466496CB03DE
  %t109 = fmul double %t108, %t106
  %t110 = fadd double %t109, 0x3FD2492494229359
  %t111 = fmul double %t110, %t106
  %t112 = fadd double %t111, 0x3FE5555555555593
  %t113 = fmul double %t105, %t112
  %t114 = fmul double 0x3FC39A09D078C69F, %t106
  %t115 = fadd double %t114, 0x3FCC71C51D8E78AF
  %t116 = fmul double %t115, %t106
  %t117 = fadd double %t116, 0x3FD999999997FA04
  %t118 = fmul double %t106, %t117
  %t119 = fadd double %t113, %t118
  %t120 = fmul double %t100, %t100
  %t121 = fmul double 0x3FE0000000000000, %t120
  %t122 = fadd double %t121, %t119
  %t123 = fmul double %t104, %t122
  %t124 = fadd double %t123, %t102
  %t125 = fsub double %t121, %t124
  %t126 = fsub double %t125, %t100
  %t127 = fsub double %t101, %t126
  %t128 = fcmp olt double %t82, 0x7FF0000000000000
  %t129 = select i1 %t128, double %t127, double %t82
  %t130 = fcmp olt double 0x0000000000000000, %t82
  %t131 = fcmp oeq double %t82, 0x0000000000000000
  %t132 = select i1 %t131, double 0xFFF0000000000000, double 0x7FF8000000000000
  %t133 = select i1 %t130, double %t129, double %t132
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t8, label %b134, label %b135
b134:
  %t136 = getelementptr inbounds double, ptr %t3, i64 2
  store double %t133, ptr %t136, align 8
  br label %b135
b135:
  %t137 = fcmp oeq double %t82, 0x3FF0000000000000
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t8, label %b138, label %b139
b138:
  %t140 = uitofp i1 %t137 to double
  %t141 = getelementptr inbounds double, ptr %t3, i64 3
  store double %t140, ptr %t141, align 8
  br label %b139
b139:
  %t142 = fmul double 0xBFE0000000000000, %t133
  %t143 = fcmp olt double %t142, 0xC087500000000000
  %t144 = select i1 %t143, double 0xC087500000000000, double %t142
  %t145 = fcmp olt double 0x4086300000000000, %t144
  %t146 = select i1 %t145, double 0x4086300000000000, double %t144
  %t147 = fmul double %t146, 0x3FF71547652B82FE
  %t148 = fadd double %t147, 0x4338000000000000
  %t149 = fsub double %t148, 0x4338000000000000
  %t150 = fmul double %t149, 0x3FE62E42FEE00000
  %t151 = fsub double %t146, %t150
  %t152 = fmul double %t149, 0x3DEA39EF35793C76
  %t153 = fsub double %t151, %t152
  %t154 = fmul double %t153, %t153
  %t155 = fmul double 0x3E66376972BEA4D0, %t154
  %t156 = fadd double %t155, 0xBEBBBD41C5D26BF1
  %t157 = fmul double %t156, %t154
  %t158 = fadd double %t157, 0x3F11566AAF25DE2C
  %t159 = fmul double %t158, %t154
  %t160 = fadd double %t159, 0xBF66C16C16BEBD93
  %t161 = fmul double %t160, %t154
  %t162 = fadd double %t161, 0x3FC555555555553E
  %t163 = fmul double %t154, %t162
  %t164 = fsub double %t153, %t163
  %t165 = fmul double %t153, %t164
  %t166 = fsub double 0x4000000000000000, %t164
  %t167 = fdiv double %t165, %t166
  %t168 = fsub double %t152, %t167
  %t169 = fsub double %t168, %t151
  %t170 = fsub double 0x3FF0000000000000, %t169
  %t171 = bitcast double %t148 to i64
  %t172 = sub i64 %t171, 4843621399236966402
  %t173 = lshr i64 %t172, 1
  %t174 = sub i64 %t172, %t173
  %t175 = shl i64 %t173, 52
  %t176 = bitcast i64 %t175 to double
  %t177 = shl i64 %t174, 52
  %t178 = bitcast i64 %t177 to double
  %t179 = fmul double %t170, %t176
  %t180 = fmul double %t179, %t178
  %t181 = select i1 %t137, double 0x3FF0000000000000, double %t180
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t8, label %b182, label %b183
b182:
  %t184 = getelementptr inbounds double, ptr %t3, i64 4
  store double %t181, ptr %t184, align 8
  br label %b183
b183:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t185 = getelementptr inbounds i64, ptr %ctx, i64 7
  %t186 = load i64, ptr %t185, align 8
  %t187 = add i64 0, %t5
  br label %b188
b188:
  %t191 = phi i64 [ %t187, %b183 ], [ %t192, %b189 ]
  %t193 = icmp slt i64 %t191, %t186
  br i1 %t193, label %b189, label %b190
b189:
  %t194 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t195 = load i64, ptr %t194, align 8
  %t196g = inttoptr i64 %t195 to ptr addrspace(1)
  %t196 = addrspacecast ptr addrspace(1) %t196g to ptr
  %t197 = mul i64 %t191, 12
  %t198 = getelementptr inbounds double, ptr %t196, i64 %t197
  %t199 = getelementptr inbounds double, ptr %t198, i64 1
  %t200 = load double, ptr %t199, align 8
  %t201 = getelementptr inbounds double, ptr %t3, i64 2
  %t202 = load double, ptr %t201, align 8
  %t203 = fmul double %t200, %t202
  %t204 = fcmp olt double %t203, 0xC087500000000000
  %t205 = select i1 %t204, double 0xC087500000000000, double %t203
  %t206 = fcmp olt double 0x4086300000000000, %t205
  %t207 = select i1 %t206, double 0x4086300000000000, double %t205
  %t208 = fmul double %t207, 0x3FF71547652B82FE
  %t209 = fadd double %t208, 0x4338000000000000
  %t210 = fsub double %t209, 0x4338000000000000
  %t211 = fmul double %t210, 0x3FE62E42FEE00000
  %t212 = fsub double %t207, %t211
  %t213 = fmul double %t210, 0x3DEA39EF35793C76
  %t214 = fsub double %t212, %t213
  %t215 = fmul double %t214, %t214
  %t216 = fmul double 0x3E66376972BEA4D0, %t215
  %t217 = fadd double %t216, 0xBEBBBD41C5D26BF1
  %t218 = fmul double %t217, %t215
  %t219 = fadd double %t218, 0x3F11566AAF25DE2C
  %t220 = fmul double %t219, %t215
  %t221 = fadd double %t220, 0xBF66C16C16BEBD93
  %t222 = fmul double %t221, %t215
  %t223 = fadd double %t222, 0x3FC555555555553E
  %t224 = fmul double %t215, %t223
  %t225 = fsub double %t214, %t224
  %t226 = fmul double %t214, %t225
  %t227 = fsub double 0x4000000000000000, %t225
  %t228 = fdiv double %t226, %t227
  %t229 = fsub double %t213, %t228
  %t230 = fsub double %t229, %t212
  %t231 = fsub double 0x3FF0000000000000, %t230
  %t232 = bitcast double %t209 to i64
  %t233 = sub i64 %t232, 4843621399236966402
  %t234 = lshr i64 %t233, 1
  %t235 = sub i64 %t233, %t234
  %t236 = shl i64 %t234, 52
  %t237 = bitcast i64 %t236 to double
  %t238 = shl i64 %t235, 52
  %t239 = bitcast i64 %t238 to double
  %t240 = fmul double %t231, %t237
  %t241 = fmul double %t240, %t239
  %t242 = getelementptr inbounds double, ptr %t3, i64 3
  %t243 = load double, ptr %t242, align 8
  %t244 = fcmp une double %t243, 0x0000000000000000
  %t245 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t246 = load i64, ptr %t245, align 8
  %t247g = inttoptr i64 %t246 to ptr addrspace(1)
  %t247 = addrspacecast ptr addrspace(1) %t247g to ptr
  %t248 = mul i64 %t191, 12
  %t249 = getelementptr inbounds double, ptr %t247, i64 %t248
  %t250 = getelementptr inbounds double, ptr %t249, i64 6
  %t251 = load double, ptr %t250, align 8
  %t252 = fcmp une double %t251, 0x0000000000000000
  %t253 = or i1 %t244, %t252
  %t254 = select i1 %t253, double 0x3FF0000000000000, double %t241
  %t255 = fsub double 0x3FF0000000000000, %t254
  %t256 = fptrunc double %t255 to float
  %t257 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t258 = load i64, ptr %t257, align 8
  %t259g = inttoptr i64 %t258 to ptr addrspace(1)
  %t259 = addrspacecast ptr addrspace(1) %t259g to ptr
  %t260 = mul i64 %t191, 12
  %t261 = getelementptr inbounds double, ptr %t259, i64 %t260
  %t262 = fpext float %t256 to double
  %t263 = getelementptr inbounds double, ptr %t261, i64 7
  store double %t262, ptr %t263, align 8
  %t264 = fsub double 0x3FF0000000000000, %t255
  %t265 = fptrunc double %t264 to float
  %t266 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t267 = load i64, ptr %t266, align 8
  %t268g = inttoptr i64 %t267 to ptr addrspace(1)
  %t268 = addrspacecast ptr addrspace(1) %t268g to ptr
  %t269 = mul i64 %t191, 12
  %t270 = getelementptr inbounds double, ptr %t268, i64 %t269
  %t271 = fpext float %t265 to double
  %t272 = getelementptr inbounds double, ptr %t270, i64 8
  store double %t271, ptr %t272, align 8
  %t273 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t274 = load i64, ptr %t273, align 8
  %t275g = inttoptr i64 %t274 to ptr addrspace(1)
  %t275 = addrspacecast ptr addrspace(1) %t275g to ptr
  %t276 = mul i64 %t191, 12
  %t277 = getelementptr inbounds double, ptr %t275, i64 %t276
  %t278 = getelementptr inbounds double, ptr %t277, i64 0
  %t279 = load double, ptr %t278, align 8
  %t280 = getelementptr inbounds double, ptr %t3, i64 4
  %t281 = load double, ptr %t280, align 8
  %t282 = call double @llvm.minimum.f64(double %t279, double %t281)
  %t283 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t284 = load i64, ptr %t283, align 8
  %t285g = inttoptr i64 %t284 to ptr addrspace(1)
  %t285 = addrspacecast ptr addrspace(1) %t285g to ptr
  %t286 = mul i64 %t191, 12
  %t287 = getelementptr inbounds double, ptr %t285, i64 %t286
  %t288 = getelementptr inbounds double, ptr %t287, i64 10
  store double %t282, ptr %t288, align 8
  %t192 = add nuw nsw i64 %t191, %t7
  br label %b188
b190:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t8, label %b289, label %b290
b289:
  br label %b290
b290:
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
  %t23 = mul i64 %t16, 12
  %t24 = getelementptr inbounds double, ptr %t22, i64 %t23
  %t25 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t26 = load i64, ptr %t25, align 8
  %t27g = inttoptr i64 %t26 to ptr addrspace(1)
  %t27 = addrspacecast ptr addrspace(1) %t27g to ptr
  %t28 = mul i64 %number, 2
  %t29 = getelementptr inbounds double, ptr %t27, i64 %t28
  %t30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t31 = zext i32 %t30 to i64
  %t32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t33 = zext i32 %t32 to i64
  %t34 = icmp eq i64 %t31, 0
  %t35 = getelementptr inbounds i64, ptr %tensor, i64 12
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
  %t168 = getelementptr inbounds double, ptr %t29, i64 0
  %t169 = load double, ptr %t168, align 8
  %t170 = fdiv double %t167, %t169
  %t171 = call double @llvm.sqrt.f64(double %t170)
  %t172 = getelementptr inbounds double, ptr %t24, i64 3
  %t173 = load double, ptr %t172, align 8
  %t174 = call double @llvm.maximum.f64(double %t173, double %t171)
  %t175 = getelementptr inbounds double, ptr %t24, i64 10
  %t176 = load double, ptr %t175, align 8
  %t177 = fmul double %t174, %t176
  %t178 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t179 = load i64, ptr %t178, align 8
  %t180g = inttoptr i64 %t179 to ptr addrspace(1)
  %t180 = addrspacecast ptr addrspace(1) %t180g to ptr
  %t181 = mul i64 0, %t8
  %t182 = getelementptr inbounds double, ptr %t180, i64 %t181
  %t187 = mul i64 1, 1024
  %t188 = icmp sgt i64 %t8, 1
  br i1 %t188, label %b183, label %b184
b183:
  %t189 = phi ptr [ %t182, %b43 ], [ %t182, %b206 ]
  %t190 = phi i64 [ %t8, %b43 ], [ %t194, %b206 ]
  %t191 = phi i64 [ 1, %b43 ], [ %t192, %b206 ]
  %t192 = phi i64 [ %t187, %b43 ], [ %t302, %b206 ]
  %t193 = add i64 %t190, 1023
  %t194 = udiv i64 %t193, 1024
  %t195 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t196 = zext i32 %t195 to i64
  %t197 = and i64 %t196, 15
  %t198 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t199 = zext i32 %t198 to i64
  %t200 = udiv i64 %t199, 16
  %t201 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t202 = zext i32 %t201 to i64
  %t203 = udiv i64 %t202, 16
  br label %b204
b204:
  %t207 = phi i64 [ %t200, %b183 ], [ %t208, %b300 ]
  %t209 = icmp slt i64 %t207, %t194
  br i1 %t209, label %b205, label %b206
b205:
  %t210 = mul i64 %t207, 1024
  %t211 = sub i64 %t190, %t210
  %t212 = call i64 @llvm.smin.i64(i64 %t211, i64 1024)
  br label %b213
b213:
  %t216 = phi i64 [ %t197, %b205 ], [ %t217, %b214 ]
  %t218 = phi double [ 0x0000000000000000, %b205 ], [ %t224, %b214 ]
  %t219 = icmp slt i64 %t216, %t212
  br i1 %t219, label %b214, label %b215
b214:
  %t220 = add i64 %t210, %t216
  %t221 = mul i64 %t220, %t191
  %t222 = getelementptr inbounds double, ptr %t189, i64 %t221
  %t223 = load double, ptr %t222, align 8
  %t224 = fadd double %t218, %t223
  %t217 = add nuw nsw i64 %t216, 16
  br label %b213
b215:
  %t225 = bitcast double %t218 to i64
  %t226 = trunc i64 %t225 to i32
  %t227 = lshr i64 %t225, 32
  %t228 = trunc i64 %t227 to i32
  %t229 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t230 = and i32 %t229, 16
  %t231 = shl i32 65535, %t230
  %t232 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t231, i32 %t226, i32 8, i32 4127)
  %t233 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t234 = and i32 %t233, 16
  %t235 = shl i32 65535, %t234
  %t236 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t235, i32 %t228, i32 8, i32 4127)
  %t237 = zext i32 %t232 to i64
  %t238 = zext i32 %t236 to i64
  %t239 = shl i64 %t238, 32
  %t240 = or i64 %t239, %t237
  %t241 = bitcast i64 %t240 to double
  %t242 = fadd double %t218, %t241
  %t243 = bitcast double %t242 to i64
  %t244 = trunc i64 %t243 to i32
  %t245 = lshr i64 %t243, 32
  %t246 = trunc i64 %t245 to i32
  %t247 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t248 = and i32 %t247, 16
  %t249 = shl i32 65535, %t248
  %t250 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t249, i32 %t244, i32 4, i32 4127)
  %t251 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t252 = and i32 %t251, 16
  %t253 = shl i32 65535, %t252
  %t254 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t253, i32 %t246, i32 4, i32 4127)
  %t255 = zext i32 %t250 to i64
  %t256 = zext i32 %t254 to i64
  %t257 = shl i64 %t256, 32
  %t258 = or i64 %t257, %t255
  %t259 = bitcast i64 %t258 to double
  %t260 = fadd double %t242, %t259
  %t261 = bitcast double %t260 to i64
  %t262 = trunc i64 %t261 to i32
  %t263 = lshr i64 %t261, 32
  %t264 = trunc i64 %t263 to i32
  %t265 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t266 = and i32 %t265, 16
  %t267 = shl i32 65535, %t266
  %t268 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t267, i32 %t262, i32 2, i32 4127)
  %t269 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t270 = and i32 %t269, 16
  %t271 = shl i32 65535, %t270
  %t272 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t271, i32 %t264, i32 2, i32 4127)
  %t273 = zext i32 %t268 to i64
  %t274 = zext i32 %t272 to i64
  %t275 = shl i64 %t274, 32
  %t276 = or i64 %t275, %t273
  %t277 = bitcast i64 %t276 to double
  %t278 = fadd double %t260, %t277
  %t279 = bitcast double %t278 to i64
  %t280 = trunc i64 %t279 to i32
  %t281 = lshr i64 %t279, 32
  %t282 = trunc i64 %t281 to i32
  %t283 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t284 = and i32 %t283, 16
  %t285 = shl i32 65535, %t284
  %t286 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t285, i32 %t280, i32 1, i32 4127)
  %t287 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t288 = and i32 %t287, 16
  %t289 = shl i32 65535, %t288
  %t290 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t289, i32 %t282, i32 1, i32 4127)
  %t291 = zext i32 %t286 to i64
  %t292 = zext i32 %t290 to i64
  %t293 = shl i64 %t292, 32
  %t294 = or i64 %t293, %t291
  %t295 = bitcast i64 %t294 to double
  %t296 = fadd double %t278, %t295
  %t297 = mul i64 %t207, %t192
  %t298 = icmp eq i64 %t197, 0
  br i1 %t298, label %b299, label %b300
b299:
  %t301 = getelementptr inbounds double, ptr %t182, i64 %t297
  store double %t296, ptr %t301, align 8
  br label %b300
b300:
  %t208 = add nuw nsw i64 %t207, %t203
  br label %b204
b206:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t302 = mul i64 %t192, 1024
  %t303 = icmp sgt i64 %t194, 1
  br i1 %t303, label %b183, label %b304
b304:
  %t305 = getelementptr inbounds double, ptr %t182, i64 0
  %t306 = load double, ptr %t305, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %b186
b184:
  %t307 = icmp sgt i64 %t8, 0
  br i1 %t307, label %b185, label %b186
b185:
  %t308 = getelementptr inbounds double, ptr %t182, i64 0
  %t309 = load double, ptr %t308, align 8
  br label %b186
b186:
  %t310 = phi double [ %t306, %b304 ], [ 0x0000000000000000, %b184 ], [ %t309, %b185 ]
  %t311 = fdiv double %t310, %t169
  %t312 = call double @llvm.sqrt.f64(double %t311)
  %t313 = getelementptr inbounds double, ptr %t24, i64 4
  %t314 = load double, ptr %t313, align 8
  %t315 = fdiv double %t312, %t314
  %t316 = call double @llvm.maximum.f64(double 0x3FF0000000000000, double %t315)
  %t317 = fdiv double %t177, %t316
  %t318 = fptrunc double %t317 to float
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t34, label %b319, label %b320
b319:
  %t321 = fpext float %t318 to double
  %t322 = getelementptr inbounds double, ptr %t29, i64 1
  store double %t321, ptr %t322, align 8
  br label %b320
b320:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t34, label %b323, label %b324
b323:
  br label %b324
b324:
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
  %t32 = mul i64 %t18, 14
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
  %t32 = mul i64 %t18, 14
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
  %t15 = mul i64 %t9, 14
  %t16 = getelementptr inbounds i64, ptr %t14, i64 %t15
  call void @sf_x_stage0_0(ptr %ctx, ptr %t16, i64 %t9)
  %t10 = add nuw nsw i64 %t9, %t5
  br label %b6
b8:
  ret void
}

define ptx_kernel void @sf_x_segment_1(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "nvvm.maxntid"="256" "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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

define ptx_kernel void @sf_x_segment_2(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "nvvm.maxntid"="256" "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
  %t15 = mul i64 %t9, 14
  %t16 = getelementptr inbounds i64, ptr %t14, i64 %t15
  call void @sf_x_stage1_0(ptr %ctx, ptr %t16, i64 %t9)
  %t10 = add nuw nsw i64 %t9, %t5
  br label %b6
b8:
  ret void
}

define ptx_kernel void @sf_x_segment_3(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "nvvm.maxntid"="256" "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
