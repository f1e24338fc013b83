target triple = "nvptx64-nvidia-cuda"

declare float @llvm.maximum.f32(float, float)
declare double @llvm.maximum.f64(double, double)
declare <4 x float> @llvm.maximum.v4f32(<4 x float>, <4 x float>)
declare double @llvm.minimum.f64(double, double)
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

define internal void @sf_x_fold_sum(ptr %out, ptr %list, i64 %count, i64 %stride, ptr %scratch, i64 %step, i1 %once) nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
  %t7 = urem i64 %cols, 4
  %t8 = urem i64 %col, 4
  %t9 = add i64 %t7, %t8
  %t10 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t11 = load i64, ptr %t10, align 8
  %t12 = urem i64 %t11, 4
  %t13 = add i64 %t9, %t12
  %t14 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t15 = load i64, ptr %t14, align 8
  %t16 = inttoptr i64 %t15 to ptr addrspace(1)
  %t17 = addrspacecast ptr addrspace(1) %t16 to ptr
  %t18 = ptrtoint ptr %t17 to i64
  %t19 = urem i64 %t18, 16
  %t20 = add i64 %t13, %t19
  %t21 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t22 = load i64, ptr %t21, align 8
  %t23 = inttoptr i64 %t22 to ptr addrspace(1)
  %t24 = addrspacecast ptr addrspace(1) %t23 to ptr
  %t25 = ptrtoint ptr %t24 to i64
  %t26 = urem i64 %t25, 16
  %t27 = add i64 %t20, %t26
  %t28 = icmp eq i64 %t27, 0
  %t29 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t30 = load i64, ptr %t29, align 8
  %t31 = call i64 @llvm.smin.i64(i64 %rows, i64 %t30)
  %t32 = udiv i64 %rows, %t31
  %t33 = add i64 %t31, 63
  %t34 = udiv i64 %t33, 64
  %t35 = mul i64 %t32, %t34
  %t36 = mul i64 %t35, %cols
  %t37 = urem i64 %t36, 4
  %t38 = sub i64 %t36, %t37
  %t39 = select i1 %t28, i64 %t38, i64 0
  %t71 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t72 = load i64, ptr %t71, align 8
  %t73 = inttoptr i64 %t72 to ptr addrspace(1)
  %t74 = addrspacecast ptr addrspace(1) %t73 to ptr
  %t125 = getelementptr inbounds i64, ptr %tensor, i64 7
  %t126 = load i64, ptr %t125, align 8
  %t133 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t134 = load i64, ptr %t133, align 8
  %t135 = inttoptr i64 %t134 to ptr addrspace(1)
  %t136 = addrspacecast ptr addrspace(1) %t135 to ptr
  %t244 = add i64 %t8, %t7
  %t245 = add i64 %t244, %t12
  %t246 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t247 = load i64, ptr %t246, align 8
  %t248 = inttoptr i64 %t247 to ptr addrspace(1)
  %t249 = addrspacecast ptr addrspace(1) %t248 to ptr
  %t250 = ptrtoint ptr %t249 to i64
  %t251 = urem i64 %t250, 16
  %t252 = add i64 %t245, %t251
  %t253 = add i64 %t252, %t19
  %t254 = icmp eq i64 %t253, 0
  %t255 = add i64 %cols, 1023
  %t256 = udiv i64 %t255, 1024
  %t257 = mul i64 %rows, %t256
  %t258 = icmp sle i64 32, %t257
  %t259 = and i1 %t254, %t258
  %t678 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t679 = load i64, ptr %t678, align 8
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t6 = and i64 %t2, 3
  %t40 = mul i64 %t2, 4
  %t41 = mul i64 %t4, 4
  br label %b42
b42:
  %t45 = phi i64 [ %t40, %entry ], [ %t46, %b112 ]
  %t47 = icmp slt i64 %t45, %t39
  br i1 %t47, label %b43, label %b44
b43:
  %t48 = udiv i64 %t45, %cols
  %t49 = udiv i64 %t48, %t34
  %t50 = mul i64 %t49, %t31
  %t51 = add i64 %row, %t50
  %t52 = urem i64 %t48, %t34
  %t53 = mul i64 %t52, 64
  %t54 = add i64 %t51, %t53
  %t55 = urem i64 %t45, %cols
  %t56 = add i64 %col, %t55
  %t57 = sub i64 %t31, %t53
  %t58 = call i64 @llvm.smin.i64(i64 %t57, i64 64)
  %t59 = add i64 %t54, %t58
  %t60 = sub i64 %t59, %t54
  %t61 = urem i64 %t60, 4
  %t62 = sub i64 %t60, %t61
  %t63 = add i64 %t54, %t62
  %t124 = udiv i64 %t54, %t30
  %t127 = mul i64 %t124, %t126
  %t128 = urem i64 %t54, %t30
  %t129 = udiv i64 %t128, 64
  %t130 = add i64 %t127, %t129
  %t131 = mul i64 %t130, %t11
  %t132 = add i64 %t131, %t56
  %t137 = getelementptr double, ptr %t136, i64 %t132
  %t76 = add i64 %t56, 0
  br label %b64
b64:
  %t67 = phi i64 [ %t54, %b43 ], [ %t68, %b65 ]
  %t69 = phi <4 x double> [ splat (double 0x0000000000000000), %b43 ], [ %t109, %b65 ]
  %t70 = icmp slt i64 %t67, %t63
  br i1 %t70, label %b65, label %b66
b65:
  %t75 = mul i64 %t67, %t11
  %t77 = add i64 %t75, %t76
  %t80 = add i64 %t67, 1
  %t81 = mul i64 %t80, %t11
  %t82 = add i64 %t81, %t56
  %t83 = getelementptr float, ptr %t74, i64 %t82
  %t86 = add i64 %t67, 2
  %t87 = mul i64 %t86, %t11
  %t88 = add i64 %t87, %t56
  %t89 = getelementptr float, ptr %t74, i64 %t88
  %t92 = add i64 %t67, 3
  %t93 = mul i64 %t92, %t11
  %t94 = add i64 %t93, %t56
  %t95 = getelementptr float, ptr %t74, i64 %t94
  %t78 = getelementptr inbounds float, ptr %t74, i64 %t77
  %t79 = load <4 x float>, ptr %t78, align 16
  %t84 = getelementptr inbounds float, ptr %t83, i64 0
  %t85 = load <4 x float>, ptr %t84, align 16
  %t90 = getelementptr inbounds float, ptr %t89, i64 0
  %t91 = load <4 x float>, ptr %t90, align 16
  %t96 = getelementptr inbounds float, ptr %t95, i64 0
  %t97 = load <4 x float>, ptr %t96, align 16
  %t98 = fmul <4 x float> %t79, %t79
  %t99 = fpext <4 x float> %t98 to <4 x double>
  %t100 = fadd <4 x double> %t69, %t99
  %t101 = fmul <4 x float> %t85, %t85
  %t102 = fpext <4 x float> %t101 to <4 x double>
  %t103 = fadd <4 x double> %t100, %t102
  %t104 = fmul <4 x float> %t91, %t91
  %t105 = fpext <4 x float> %t104 to <4 x double>
  %t106 = fadd <4 x double> %t103, %t105
  %t107 = fmul <4 x float> %t97, %t97
  %t108 = fpext <4 x float> %t107 to <4 x double>
  %t109 = fadd <4 x double> %t106, %t108
  %t68 = add nuw nsw i64 %t67, 4
  br label %b64
b66:
  br label %b110
b110:
  %t113 = phi i64 [ %t63, %b66 ], [ %t114, %b111 ]
  %t115 = phi <4 x double> [ %t69, %b66 ], [ %t123, %b111 ]
  %t116 = icmp slt i64 %t113, %t59
  br i1 %t116, label %b111, label %b112
b111:
  %t117 = mul i64 %t113, %t11
  %t118 = add i64 %t117, %t76
  %t119 = getelementptr inbounds float, ptr %t74, i64 %t118
  %t120 = load <4 x float>, ptr %t119, align 16
  %t121 = fmul <4 x float> %t120, %t120
  %t122 = fpext <4 x float> %t121 to <4 x double>
  %t123 = fadd <4 x double> %t115, %t122
  %t114 = add nuw nsw i64 %t113, 1
  br label %b110
b112:
  %t138 = getelementptr inbounds double, ptr %t137, i64 0
  store <4 x double> %t115, ptr %t138, align 16
  %t46 = add nuw nsw i64 %t45, %t41
  br label %b42
b44:
  %t139 = add i64 %t39, %t2
  br label %b140
b140:
  %t143 = phi i64 [ %t139, %b44 ], [ %t144, %b218 ]
  %t145 = icmp slt i64 %t143, %t36
  br i1 %t145, label %b141, label %b142
b141:
  %t146 = udiv i64 %t143, %cols
  %t147 = udiv i64 %t146, %t34
  %t148 = mul i64 %t147, %t31
  %t149 = add i64 %row, %t148
  %t150 = urem i64 %t146, %t34
  %t151 = mul i64 %t150, 64
  %t152 = add i64 %t149, %t151
  %t153 = urem i64 %t143, %cols
  %t154 = add i64 %col, %t153
  %t155 = sub i64 %t31, %t151
  %t156 = call i64 @llvm.smin.i64(i64 %t155, i64 64)
  %t157 = add i64 %t152, %t156
  %t158 = sub i64 %t157, %t152
  %t159 = urem i64 %t158, 4
  %t160 = sub i64 %t158, %t159
  %t161 = add i64 %t152, %t160
  %t236 = udiv i64 %t152, %t30
  %t237 = mul i64 %t236, %t126
  %t238 = urem i64 %t152, %t30
  %t239 = udiv i64 %t238, 64
  %t240 = add i64 %t237, %t239
  %t241 = mul i64 %t240, %t11
  %t242 = add i64 %t241, %t154
  br label %b162
b162:
  %t165 = phi i64 [ %t152, %b141 ], [ %t166, %b163 ]
  %t167 = phi double [ 0x0000000000000000, %b141 ], [ %t215, %b163 ]
  %t168 = icmp slt i64 %t165, %t161
  br i1 %t168, label %b163, label %b164
b163:
  %t169 = mul i64 %t165, %t11
  %t170 = add i64 %t169, %t154
  %t175 = add i64 %t165, 1
  %t176 = mul i64 %t175, %t11
  %t177 = add i64 %t176, %t154
  %t182 = add i64 %t165, 2
  %t183 = mul i64 %t182, %t11
  %t184 = add i64 %t183, %t154
  %t189 = add i64 %t165, 3
  %t190 = mul i64 %t189, %t11
  %t191 = add i64 %t190, %t154
  %t171 = getelementptr inbounds float, ptr %t74, i64 %t170
  %t172 = load float, ptr %t171, align 4
  %t173 = insertelement <4 x float> poison, float %t172, i64 0
  %t174 = shufflevector <4 x float> %t173, <4 x float> poison, <4 x i32> zeroinitializer
  %t178 = getelementptr inbounds float, ptr %t74, i64 %t177
  %t179 = load float, ptr %t178, align 4
  %t180 = insertelement <4 x float> poison, float %t179, i64 0
  %t181 = shufflevector <4 x float> %t180, <4 x float> poison, <4 x i32> zeroinitializer
  %t185 = getelementptr inbounds float, ptr %t74, i64 %t184
  %t186 = load float, ptr %t185, align 4
  %t187 = insertelement <4 x float> poison, float %t186, i64 0
  %t188 = shufflevector <4 x float> %t187, <4 x float> poison, <4 x i32> zeroinitializer
  %t192 = getelementptr inbounds float, ptr %t74, i64 %t191
  %t193 = load float, ptr %t192, align 4
  %t194 = insertelement <4 x float> poison, float %t193, i64 0
  %t195 = shufflevector <4 x float> %t194, <4 x float> poison, <4 x i32> zeroinitializer
  %t196 = fmul float %t172, %t172
  %t197 = insertelement <4 x float> poison, float %t196, i64 0
  %t198 = shufflevector <4 x float> %t197, <4 x float> poison, <4 x i32> zeroinitializer
  %t199 = fpext float %t196 to double
  %t200 = fadd double %t167, %t199
  %t201 = fmul float %t179, %t179
  %t202 = insertelement <4 x float> poison, float %t201, i64 0
  %t203 = shufflevector <4 x float> %t202, <4 x float> poison, <4 x i32> zeroinitializer
  %t204 = fpext float %t201 to double
  %t205 = fadd double %t200, %t204
  %t206 = fmul float %t186, %t186
  %t207 = insertelement <4 x float> poison, float %t206, i64 0
  %t208 = shufflevector <4 x float> %t207, <4 x float> poison, <4 x i32> zeroinitializer
  %t209 = fpext float %t206 to double
  %t210 = fadd double %t205, %t209
  %t211 = fmul float %t193, %t193
  %t212 = insertelement <4 x float> poison, float %t211, i64 0
  %t213 = shufflevector <4 x float> %t212, <4 x float> poison, <4 x i32> zeroinitializer
  %t214 = fpext float %t211 to double
  %t215 = fadd double %t210, %t214
  %t166 = add nuw nsw i64 %t165, 4
  br label %b162
b164:
  br label %b216
b216:
  %t219 = phi i64 [ %t161, %b164 ], [ %t220, %b217 ]
  %t221 = phi double [ %t167, %b164 ], [ %t233, %b217 ]
  %t222 = icmp slt i64 %t219, %t157
  br i1 %t222, label %b217, label %b218
b217:
  %t223 = mul i64 %t219, %t11
  %t224 = add i64 %t223, %t154
  %t225 = getelementptr inbounds float, ptr %t74, i64 %t224
  %t226 = load float, ptr %t225, align 4
  %t227 = insertelement <4 x float> poison, float %t226, i64 0
  %t228 = shufflevector <4 x float> %t227, <4 x float> poison, <4 x i32> zeroinitializer
  %t229 = fmul float %t226, %t226
  %t230 = insertelement <4 x float> poison, float %t229, i64 0
  %t231 = shufflevector <4 x float> %t230, <4 x float> poison, <4 x i32> zeroinitializer
  %t232 = fpext float %t229 to double
  %t233 = fadd double %t221, %t232
  %t220 = add nuw nsw i64 %t219, 1
  br label %b216
b218:
  %t234 = insertelement <4 x double> poison, double %t221, i64 0
  %t235 = shufflevector <4 x double> %t234, <4 x double> poison, <4 x i32> zeroinitializer
  %t243 = getelementptr inbounds double, ptr %t136, i64 %t242
  store double %t221, ptr %t243, align 8
  %t144 = add nuw nsw i64 %t143, %t4
  br label %b140
b142:
  br i1 %t259, label %b260, label %b261
b260:
  %t277 = add i64 %col, %cols
  %t263 = udiv i64 %t2, 4
  %t264 = udiv i64 %t4, 4
  br label %b265
b265:
  %t268 = phi i64 [ %t263, %b260 ], [ %t269, %b673 ]
  %t270 = icmp slt i64 %t268, %t257
  br i1 %t270, label %b266, label %b267
b266:
  %t271 = udiv i64 %t268, %t256
  %t272 = add i64 %row, %t271
  %t273 = urem i64 %t268, %t256
  %t274 = mul i64 %t273, 1024
  %t275 = add i64 %col, %t274
  %t276 = add i64 %t275, 1024
  %t278 = call i64 @llvm.smin.i64(i64 %t276, i64 %t277)
  %t279 = sub i64 %t278, %t275
  %t280 = urem i64 %t279, 32
  %t281 = sub i64 %t279, %t280
  %t282 = add i64 %t275, %t281
  %t294 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t295 = load i64, ptr %t294, align 8
  %t296 = inttoptr i64 %t295 to ptr addrspace(1)
  %t297 = addrspacecast ptr addrspace(1) %t296 to ptr
  %t298 = mul i64 %t272, %t11
  %t674 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t675 = load i64, ptr %t674, align 8
  %t676 = inttoptr i64 %t675 to ptr addrspace(1)
  %t677 = addrspacecast ptr addrspace(1) %t676 to ptr
  %t684 = getelementptr inbounds i64, ptr %tensor, i64 15
  %t685 = load i64, ptr %t684, align 8
  %t686 = inttoptr i64 %t685 to ptr addrspace(1)
  %t687 = addrspacecast ptr addrspace(1) %t686 to ptr
  br label %b283
b283:
  %t286 = phi i64 [ %t275, %b266 ], [ %t287, %b284 ]
  %t288 = phi <4 x double> [ splat (double 0x0000000000000000), %b266 ], [ %t322, %b284 ]
  %t289 = phi <4 x double> [ splat (double 0x0000000000000000), %b266 ], [ %t324, %b284 ]
  %t290 = icmp slt i64 %t286, %t282
  br i1 %t290, label %b284, label %b285
b284:
  %t291 = add i64 %t286, 16
  %t292 = mul i64 %t6, 4
  %t293 = add i64 %t286, %t292
  %t305 = add i64 %t293, 16
  %t306 = add i64 %t298, %t305
  %t307 = getelementptr float, ptr %t297, i64 %t306
  %t310 = getelementptr float, ptr %t74, i64 %t306
  %t299 = add i64 %t293, 0
  %t300 = add i64 %t298, %t299
  %t301 = getelementptr inbounds float, ptr %t297, i64 %t300
  %t302 = load <4 x float>, ptr %t301, align 16
  %t303 = getelementptr inbounds float, ptr %t74, i64 %t300
  %t304 = load <4 x float>, ptr %t303, align 16
  %t308 = getelementptr inbounds float, ptr %t307, i64 0
  %t309 = load <4 x float>, ptr %t308, align 16
  %t311 = getelementptr inbounds float, ptr %t310, i64 0
  %t312 = load <4 x float>, ptr %t311, align 16
  %t313 = fmul <4 x float> %t304, %t304
  %t314 = fmul <4 x float> %t302, %t302
  %t315 = fpext <4 x float> %t313 to <4 x double>
  %t316 = fadd <4 x double> %t288, %t315
  %t317 = fpext <4 x float> %t314 to <4 x double>
  %t318 = fadd <4 x double> %t289, %t317
  %t319 = fmul <4 x float> %t312, %t312
  %t320 = fmul <4 x float> %t309, %t309
  %t321 = fpext <4 x float> %t319 to <4 x double>
  %t322 = fadd <4 x double> %t316, %t321
  %t323 = fpext <4 x float> %t320 to <4 x double>
  %t324 = fadd <4 x double> %t318, %t323
  %t287 = add nuw nsw i64 %t286, 32
  br label %b283
b285:
  %t325 = mul i64 %t6, 4
  %t326 = add i64 %t282, %t325
  br label %b327
b327:
  %t330 = phi i64 [ %t326, %b285 ], [ %t331, %b328 ]
  %t332 = phi <4 x double> [ %t288, %b285 ], [ %t344, %b328 ]
  %t333 = phi <4 x double> [ %t289, %b285 ], [ %t346, %b328 ]
  %t334 = icmp slt i64 %t330, %t278
  br i1 %t334, label %b328, label %b329
b328:
  %t335 = add i64 %t330, 0
  %t336 = add i64 %t298, %t335
  %t337 = getelementptr inbounds float, ptr %t297, i64 %t336
  %t338 = load <4 x float>, ptr %t337, align 16
  %t339 = getelementptr inbounds float, ptr %t74, i64 %t336
  %t340 = load <4 x float>, ptr %t339, align 16
  %t341 = fmul <4 x float> %t340, %t340
  %t342 = fmul <4 x float> %t338, %t338
  %t343 = fpext <4 x float> %t341 to <4 x double>
  %t344 = fadd <4 x double> %t332, %t343
  %t345 = fpext <4 x float> %t342 to <4 x double>
  %t346 = fadd <4 x double> %t333, %t345
  %t331 = add nuw nsw i64 %t330, 16
  br label %b327
b329:
  %t347 = extractelement <4 x double> %t332, i64 0
  %t348 = bitcast double %t347 to i64
  %t349 = trunc i64 %t348 to i32
  %t350 = lshr i64 %t348, 32
  %t351 = trunc i64 %t350 to i32
  %t352 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t353 = and i32 %t352, 28
  %t354 = shl i32 15, %t353
  %t355 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t354, i32 %t349, i32 2, i32 7199)
  %t356 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t357 = and i32 %t356, 28
  %t358 = shl i32 15, %t357
  %t359 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t358, i32 %t351, i32 2, i32 7199)
  %t360 = zext i32 %t355 to i64
  %t361 = zext i32 %t359 to i64
  %t362 = shl i64 %t361, 32
  %t363 = or i64 %t362, %t360
  %t364 = bitcast i64 %t363 to double
  %t365 = insertelement <4 x double> poison, double %t364, i64 0
  %t366 = extractelement <4 x double> %t332, i64 1
  %t367 = bitcast double %t366 to i64
  %t368 = trunc i64 %t367 to i32
  %t369 = lshr i64 %t367, 32
  %t370 = trunc i64 %t369 to i32
  %t371 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t372 = and i32 %t371, 28
  %t373 = shl i32 15, %t372
  %t374 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t373, i32 %t368, i32 2, i32 7199)
  %t375 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t376 = and i32 %t375, 28
  %t377 = shl i32 15, %t376
  %t378 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t377, i32 %t370, i32 2, i32 7199)
  %t379 = zext i32 %t374 to i64
  %t380 = zext i32 %t378 to i64
  %t381 = shl i64 %t380, 32
  %t382 = or i64 %t381, %t379
  %t383 = bitcast i64 %t382 to double
  %t384 = insertelement <4 x double> %t365, double %t383, i64 1
  %t385 = extractelement <4 x double> %t332, i64 2
  %t386 = bitcast double %t385 to i64
  %t387 = trunc i64 %t386 to i32
  %t388 = lshr i64 %t386, 32
  %t389 = trunc i64 %t388 to i32
  %t390 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t391 = and i32 %t390, 28
  %t392 = shl i32 15, %t391
  %t393 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t392, i32 %t387, i32 2, i32 7199)
  %t394 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t395 = and i32 %t394, 28
  %t396 = shl i32 15, %t395
  %t397 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t396, i32 %t389, i32 2, i32 7199)
  %t398 = zext i32 %t393 to i64
  %t399 = zext i32 %t397 to i64
  %t400 = shl i64 %t399, 32
  %t401 = or i64 %t400, %t398
  %t402 = bitcast i64 %t401 to double
  %t403 = insertelement <4 x double> %t384, double %t402, i64 2
  %t404 = extractelement <4 x double> %t332, i64 3
  %t405 = bitcast double %t404 to i64
  %t406 = trunc i64 %t405 to i32
  %t407 = lshr i64 %t405, 32
  %t408 = trunc i64 %t407 to i32
  %t409 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t410 = and i32 %t409, 28
  %t411 = shl i32 15, %t410
  %t412 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t411, i32 %t406, i32 2, i32 7199)
  %t413 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t414 = and i32 %t413, 28
  %t415 = shl i32 15, %t414
  %t416 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t415, i32 %t408, i32 2, i32 7199)
  %t417 = zext i32 %t412 to i64
  %t418 = zext i32 %t416 to i64
  %t419 = shl i64 %t418, 32
  %t420 = or i64 %t419, %t417
  %t421 = bitcast i64 %t420 to double
  %t422 = insertelement <4 x double> %t403, double %t421, i64 3
  %t423 = fadd <4 x double> %t332, %t422
  %t424 = extractelement <4 x double> %t423, i64 0
  %t425 = bitcast double %t424 to i64
  %t426 = trunc i64 %t425 to i32
  %t427 = lshr i64 %t425, 32
  %t428 = trunc i64 %t427 to i32
  %t429 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t430 = and i32 %t429, 28
  %t431 = shl i32 15, %t430
  %t432 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t431, i32 %t426, i32 1, i32 7199)
  %t433 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t434 = and i32 %t433, 28
  %t435 = shl i32 15, %t434
  %t436 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t435, i32 %t428, i32 1, i32 7199)
  %t437 = zext i32 %t432 to i64
  %t438 = zext i32 %t436 to i64
  %t439 = shl i64 %t438, 32
  %t440 = or i64 %t439, %t437
  %t441 = bitcast i64 %t440 to double
  %t442 = insertelement <4 x double> poison, double %t441, i64 0
  %t443 = extractelement <4 x double> %t423, i64 1
  %t444 = bitcast double %t443 to i64
  %t445 = trunc i64 %t444 to i32
  %t446 = lshr i64 %t444, 32
  %t447 = trunc i64 %t446 to i32
  %t448 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t449 = and i32 %t448, 28
  %t450 = shl i32 15, %t449
  %t451 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t450, i32 %t445, i32 1, i32 7199)
  %t452 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t453 = and i32 %t452, 28
  %t454 = shl i32 15, %t453
  %t455 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t454, i32 %t447, i32 1, i32 7199)
  %t456 = zext i32 %t451 to i64
  %t457 = zext i32 %t455 to i64
  %t458 = shl i64 %t457, 32
  %t459 = or i64 %t458, %t456
  %t460 = bitcast i64 %t459 to double
  %t461 = insertelement <4 x double> %t442, double %t460, i64 1
  %t462 = extractelement <4 x double> %t423, i64 2
  %t463 = bitcast double %t462 to i64
  %t464 = trunc i64 %t463 to i32
  %t465 = lshr i64 %t463, 32
  %t466 = trunc i64 %t465 to i32
  %t467 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t468 = and i32 %t467, 28
  %t469 = shl i32 15, %t468
  %t470 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t469, i32 %t464, i32 1, i32 7199)
  %t471 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t472 = and i32 %t471, 28
  %t473 = shl i32 15, %t472
  %t474 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t473, i32 %t466, i32 1, i32 7199)
  %t475 = zext i32 %t470 to i64
  %t476 = zext i32 %t474 to i64
  %t477 = shl i64 %t476, 32
  %t478 = or i64 %t477, %t475
  %t479 = bitcast i64 %t478 to double
  %t480 = insertelement <4 x double> %t461, double %t479, i64 2
  %t481 = extractelement <4 x double> %t423, i64 3
  %t482 = bitcast double %t481 to i64
  %t483 = trunc i64 %t482 to i32
  %t484 = lshr i64 %t482, 32
  %t485 = trunc i64 %t484 to i32
  %t486 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t487 = and i32 %t486, 28
  %t488 = shl i32 15, %t487
  %t489 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t488, i32 %t483, i32 1, i32 7199)
  %t490 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t491 = and i32 %t490, 28
  %t492 = shl i32 15, %t491
  %t493 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t492, i32 %t485, i32 1, i32 7199)
  %t494 = zext i32 %t489 to i64
  %t495 = zext i32 %t493 to i64
  %t496 = shl i64 %t495, 32
  %t497 = or i64 %t496, %t494
  %t498 = bitcast i64 %t497 to double
  %t499 = insertelement <4 x double> %t480, double %t498, i64 3
  %t500 = fadd <4 x double> %t423, %t499
  %t501 = shufflevector <4 x double> %t500, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t502 = shufflevector <4 x double> %t500, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t503 = fadd <2 x double> %t501, %t502
  %t504 = shufflevector <2 x double> %t503, <2 x double> poison, <1 x i32> <i32 0>
  %t505 = shufflevector <2 x double> %t503, <2 x double> poison, <1 x i32> <i32 1>
  %t506 = extractelement <1 x double> %t504, i64 0
  %t507 = extractelement <1 x double> %t505, i64 0
  %t508 = fadd double %t506, %t507
  %t509 = extractelement <4 x double> %t333, i64 0
  %t510 = bitcast double %t509 to i64
  %t511 = trunc i64 %t510 to i32
  %t512 = lshr i64 %t510, 32
  %t513 = trunc i64 %t512 to i32
  %t514 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t515 = and i32 %t514, 28
  %t516 = shl i32 15, %t515
  %t517 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t516, i32 %t511, i32 2, i32 7199)
  %t518 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t519 = and i32 %t518, 28
  %t520 = shl i32 15, %t519
  %t521 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t520, i32 %t513, i32 2, i32 7199)
  %t522 = zext i32 %t517 to i64
  %t523 = zext i32 %t521 to i64
  %t524 = shl i64 %t523, 32
  %t525 = or i64 %t524, %t522
  %t526 = bitcast i64 %t525 to double
  %t527 = insertelement <4 x double> poison, double %t526, i64 0
  %t528 = extractelement <4 x double> %t333, i64 1
  %t529 = bitcast double %t528 to i64
  %t530 = trunc i64 %t529 to i32
  %t531 = lshr i64 %t529, 32
  %t532 = trunc i64 %t531 to i32
  %t533 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t534 = and i32 %t533, 28
  %t535 = shl i32 15, %t534
  %t536 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t535, i32 %t530, i32 2, i32 7199)
  %t537 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t538 = and i32 %t537, 28
  %t539 = shl i32 15, %t538
  %t540 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t539, i32 %t532, i32 2, i32 7199)
  %t541 = zext i32 %t536 to i64
  %t542 = zext i32 %t540 to i64
  %t543 = shl i64 %t542, 32
  %t544 = or i64 %t543, %t541
  %t545 = bitcast i64 %t544 to double
  %t546 = insertelement <4 x double> %t527, double %t545, i64 1
  %t547 = extractelement <4 x double> %t333, i64 2
  %t548 = bitcast double %t547 to i64
  %t549 = trunc i64 %t548 to i32
  %t550 = lshr i64 %t548, 32
  %t551 = trunc i64 %t550 to i32
  %t552 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t553 = and i32 %t552, 28
  %t554 = shl i32 15, %t553
  %t555 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t554, i32 %t549, i32 2, i32 7199)
  %t556 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t557 = and i32 %t556, 28
  %t558 = shl i32 15, %t557
  %t559 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t558, i32 %t551, i32 2, i32 7199)
  %t560 = zext i32 %t555 to i64
  %t561 = zext i32 %t559 to i64
  %t562 = shl i64 %t561, 32
  %t563 = or i64 %t562, %t560
  %t564 = bitcast i64 %t563 to double
  %t565 = insertelement <4 x double> %t546, double %t564, i64 2
  %t566 = extractelement <4 x double> %t333, i64 3
  %t567 = bitcast double %t566 to i64
  %t568 = trunc i64 %t567 to i32
  %t569 = lshr i64 %t567, 32
  %t570 = trunc i64 %t569 to i32
  %t571 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t572 = and i32 %t571, 28
  %t573 = shl i32 15, %t572
  %t574 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t573, i32 %t568, i32 2, i32 7199)
  %t575 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t576 = and i32 %t575, 28
  %t577 = shl i32 15, %t576
  %t578 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t577, i32 %t570, i32 2, i32 7199)
  %t579 = zext i32 %t574 to i64
  %t580 = zext i32 %t578 to i64
  %t581 = shl i64 %t580, 32
  %t582 = or i64 %t581, %t579
  %t583 = bitcast i64 %t582 to double
  %t584 = insertelement <4 x double> %t565, double %t583, i64 3
  %t585 = fadd <4 x double> %t333, %t584
  %t586 = extractelement <4 x double> %t585, i64 0
  %t587 = bitcast double %t586 to i64
  %t588 = trunc i64 %t587 to i32
  %t589 = lshr i64 %t587, 32
  %t590 = trunc i64 %t589 to i32
  %t591 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t592 = and i32 %t591, 28
  %t593 = shl i32 15, %t592
  %t594 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t593, i32 %t588, i32 1, i32 7199)
  %t595 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t596 = and i32 %t595, 28
  %t597 = shl i32 15, %t596
  %t598 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t597, i32 %t590, i32 1, i32 7199)
  %t599 = zext i32 %t594 to i64
  %t600 = zext i32 %t598 to i64
  %t601 = shl i64 %t600, 32
  %t602 = or i64 %t601, %t599
  %t603 = bitcast i64 %t602 to double
  %t604 = insertelement <4 x double> poison, double %t603, i64 0
  %t605 = extractelement <4 x double> %t585, i64 1
  %t606 = bitcast double %t605 to i64
  %t607 = trunc i64 %t606 to i32
  %t608 = lshr i64 %t606, 32
  %t609 = trunc i64 %t608 to i32
  %t610 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t611 = and i32 %t610, 28
  %t612 = shl i32 15, %t611
  %t613 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t612, i32 %t607, i32 1, i32 7199)
  %t614 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t615 = and i32 %t614, 28
  %t616 = shl i32 15, %t615
  %t617 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t616, i32 %t609, i32 1, i32 7199)
  %t618 = zext i32 %t613 to i64
  %t619 = zext i32 %t617 to i64
  %t620 = shl i64 %t619, 32
  %t621 = or i64 %t620, %t618
  %t622 = bitcast i64 %t621 to double
  %t623 = insertelement <4 x double> %t604, double %t622, i64 1
  %t624 = extractelement <4 x double> %t585, i64 2
  %t625 = bitcast double %t624 to i64
  %t626 = trunc i64 %t625 to i32
  %t627 = lshr i64 %t625, 32
  %t628 = trunc i64 %t627 to i32
  %t629 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t630 = and i32 %t629, 28
  %t631 = shl i32 15, %t630
  %t632 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t631, i32 %t626, i32 1, i32 7199)
  %t633 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t634 = and i32 %t633, 28
  %t635 = shl i32 15, %t634
  %t636 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t635, i32 %t628, i32 1, i32 7199)
  %t637 = zext i32 %t632 to i64
  %t638 = zext i32 %t636 to i64
  %t639 = shl i64 %t638, 32
  %t640 = or i64 %t639, %t637
  %t641 = bitcast i64 %t640 to double
  %t642 = insertelement <4 x double> %t623, double %t641, i64 2
  %t643 = extractelement <4 x double> %t585, i64 3
  %t644 = bitcast double %t643 to i64
  %t645 = trunc i64 %t644 to i32
  %t646 = lshr i64 %t644, 32
  %t647 = trunc i64 %t646 to i32
  %t648 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t649 = and i32 %t648, 28
  %t650 = shl i32 15, %t649
  %t651 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t650, i32 %t645, i32 1, i32 7199)
  %t652 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t653 = and i32 %t652, 28
  %t654 = shl i32 15, %t653
  %t655 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t654, i32 %t647, i32 1, i32 7199)
  %t656 = zext i32 %t651 to i64
  %t657 = zext i32 %t655 to i64
  %t658 = shl i64 %t657, 32
  %t659 = or i64 %t658, %t656
  %t660 = bitcast i64 %t659 to double
  %t661 = insertelement <4 x double> %t642, double %t660, i64 3
  %t662 = fadd <4 x double> %t585, %t661
  %t663 = shufflevector <4 x double> %t662, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t664 = shufflevector <4 x double> %t662, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t665 = fadd <2 x double> %t663, %t664
  %t666 = shufflevector <2 x double> %t665, <2 x double> poison, <1 x i32> <i32 0>
  %t667 = shufflevector <2 x double> %t665, <2 x double> poison, <1 x i32> <i32 1>
  %t668 = extractelement <1 x double> %t666, i64 0
  %t669 = extractelement <1 x double> %t667, i64 0
  %t670 = fadd double %t668, %t669
  %t671 = icmp eq i64 %t6, 0
  br i1 %t671, label %b672, label %b673
b672:
  %t680 = mul i64 %t272, %t679
  %t681 = udiv i64 %t275, 1024
  %t682 = add i64 %t680, %t681
  %t683 = getelementptr inbounds double, ptr %t677, i64 %t682
  store double %t508, ptr %t683, align 8
  %t688 = getelementptr inbounds double, ptr %t687, i64 %t682
  store double %t670, ptr %t688, align 8
  br label %b673
b673:
  %t269 = add nuw nsw i64 %t268, %t264
  br label %b265
b267:
  br label %b262
b261:
  %t703 = add i64 %col, %cols
  %t689 = udiv i64 %t2, 16
  %t690 = udiv i64 %t4, 16
  br label %b691
b691:
  %t694 = phi i64 [ %t689, %b261 ], [ %t695, %b884 ]
  %t696 = icmp slt i64 %t694, %t257
  br i1 %t696, label %b692, label %b693
b692:
  %t697 = udiv i64 %t694, %t256
  %t698 = add i64 %row, %t697
  %t699 = urem i64 %t694, %t256
  %t700 = mul i64 %t699, 1024
  %t701 = add i64 %col, %t700
  %t702 = add i64 %t701, 1024
  %t704 = call i64 @llvm.smin.i64(i64 %t702, i64 %t703)
  %t714 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t715 = load i64, ptr %t714, align 8
  %t716 = inttoptr i64 %t715 to ptr addrspace(1)
  %t717 = addrspacecast ptr addrspace(1) %t716 to ptr
  %t718 = mul i64 %t698, %t11
  %t885 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t886 = load i64, ptr %t885, align 8
  %t887 = inttoptr i64 %t886 to ptr addrspace(1)
  %t888 = addrspacecast ptr addrspace(1) %t887 to ptr
  %t893 = getelementptr inbounds i64, ptr %tensor, i64 15
  %t894 = load i64, ptr %t893, align 8
  %t895 = inttoptr i64 %t894 to ptr addrspace(1)
  %t896 = addrspacecast ptr addrspace(1) %t895 to ptr
  %t705 = add i64 %t701, %t5
  br label %b706
b706:
  %t709 = phi i64 [ %t705, %b692 ], [ %t710, %b707 ]
  %t711 = phi double [ 0x0000000000000000, %b692 ], [ %t735, %b707 ]
  %t712 = phi double [ 0x0000000000000000, %b692 ], [ %t737, %b707 ]
  %t713 = icmp slt i64 %t709, %t704
  br i1 %t713, label %b707, label %b708
b707:
  %t719 = add i64 %t718, %t709
  %t720 = getelementptr inbounds float, ptr %t717, i64 %t719
  %t721 = load float, ptr %t720, align 4
  %t722 = insertelement <4 x float> poison, float %t721, i64 0
  %t723 = shufflevector <4 x float> %t722, <4 x float> poison, <4 x i32> zeroinitializer
  %t724 = getelementptr inbounds float, ptr %t74, i64 %t719
  %t725 = load float, ptr %t724, align 4
  %t726 = insertelement <4 x float> poison, float %t725, i64 0
  %t727 = shufflevector <4 x float> %t726, <4 x float> poison, <4 x i32> zeroinitializer
  %t728 = fmul float %t725, %t725
  %t729 = insertelement <4 x float> poison, float %t728, i64 0
  %t730 = shufflevector <4 x float> %t729, <4 x float> poison, <4 x i32> zeroinitializer
  %t731 = fmul float %t721, %t721
  %t732 = insertelement <4 x float> poison, float %t731, i64 0
  %t733 = shufflevector <4 x float> %t732, <4 x float> poison, <4 x i32> zeroinitializer
  %t734 = fpext float %t728 to double
  %t735 = fadd double %t711, %t734
  %t736 = fpext float %t731 to double
  %t737 = fadd double %t712, %t736
  %t710 = add nuw nsw i64 %t709, 16
  br label %b706
b708:
  %t738 = bitcast double %t711 to i64
  %t739 = trunc i64 %t738 to i32
  %t740 = lshr i64 %t738, 32
  %t741 = trunc i64 %t740 to i32
  %t742 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t743 = and i32 %t742, 16
  %t744 = shl i32 65535, %t743
  %t745 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t744, i32 %t739, i32 8, i32 4127)
  %t746 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t747 = and i32 %t746, 16
  %t748 = shl i32 65535, %t747
  %t749 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t748, i32 %t741, i32 8, i32 4127)
  %t750 = zext i32 %t745 to i64
  %t751 = zext i32 %t749 to i64
  %t752 = shl i64 %t751, 32
  %t753 = or i64 %t752, %t750
  %t754 = bitcast i64 %t753 to double
  %t755 = fadd double %t711, %t754
  %t756 = bitcast double %t755 to i64
  %t757 = trunc i64 %t756 to i32
  %t758 = lshr i64 %t756, 32
  %t759 = trunc i64 %t758 to i32
  %t760 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t761 = and i32 %t760, 16
  %t762 = shl i32 65535, %t761
  %t763 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t762, i32 %t757, i32 4, i32 4127)
  %t764 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t765 = and i32 %t764, 16
  %t766 = shl i32 65535, %t765
  %t767 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t766, i32 %t759, i32 4, i32 4127)
  %t768 = zext i32 %t763 to i64
  %t769 = zext i32 %t767 to i64
  %t770 = shl i64 %t769, 32
  %t771 = or i64 %t770, %t768
  %t772 = bitcast i64 %t771 to double
  %t773 = fadd double %t755, %t772
  %t774 = bitcast double %t773 to i64
  %t775 = trunc i64 %t774 to i32
  %t776 = lshr i64 %t774, 32
  %t777 = trunc i64 %t776 to i32
  %t778 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t779 = and i32 %t778, 16
  %t780 = shl i32 65535, %t779
  %t781 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t780, i32 %t775, i32 2, i32 4127)
  %t782 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t783 = and i32 %t782, 16
  %t784 = shl i32 65535, %t783
  %t785 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t784, i32 %t777, i32 2, i32 4127)
  %t786 = zext i32 %t781 to i64
  %t787 = zext i32 %t785 to i64
  %t788 = shl i64 %t787, 32
  %t789 = or i64 %t788, %t786
  %t790 = bitcast i64 %t789 to double
  %t791 = fadd double %t773, %t790
  %t792 = bitcast double %t791 to i64
  %t793 = trunc i64 %t792 to i32
  %t794 = lshr i64 %t792, 32
  %t795 = trunc i64 %t794 to i32
  %t796 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t797 = and i32 %t796, 16
  %t798 = shl i32 65535, %t797
  %t799 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t798, i32 %t793, i32 1, i32 4127)
  %t800 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t801 = and i32 %t800, 16
  %t802 = shl i32 65535, %t801
  %t803 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t802, i32 %t795, i32 1, i32 4127)
  %t804 = zext i32 %t799 to i64
  %t805 = zext i32 %t803 to i64
  %t806 = shl i64 %t805, 32
  %t807 = or i64 %t806, %t804
  %t808 = bitcast i64 %t807 to double
  %t809 = fadd double %t791, %t808
  %t810 = bitcast double %t712 to i64
  %t811 = trunc i64 %t810 to i32
  %t812 = lshr i64 %t810, 32
  %t813 = trunc i64 %t812 to i32
  %t814 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t815 = and i32 %t814, 16
  %t816 = shl i32 65535, %t815
  %t817 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t816, i32 %t811, i32 8, i32 4127)
  %t818 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t819 = and i32 %t818, 16
  %t820 = shl i32 65535, %t819
  %t821 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t820, i32 %t813, i32 8, i32 4127)
  %t822 = zext i32 %t817 to i64
  %t823 = zext i32 %t821 to i64
  %t824 = shl i64 %t823, 32
  %t825 = or i64 %t824, %t822
  %t826 = bitcast i64 %t825 to double
  %t827 = fadd double %t712, %t826
  %t828 = bitcast double %t827 to i64
  %t829 = trunc i64 %t828 to i32
  %t830 = lshr i64 %t828, 32
  %t831 = trunc i64 %t830 to i32
  %t832 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t833 = and i32 %t832, 16
  %t834 = shl i32 65535, %t833
  %t835 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t834, i32 %t829, i32 4, i32 4127)
  %t836 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t837 = and i32 %t836, 16
  %t838 = shl i32 65535, %t837
  %t839 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t838, i32 %t831, i32 4, i32 4127)
  %t840 = zext i32 %t835 to i64
  %t841 = zext i32 %t839 to i64
  %t842 = shl i64 %t841, 32
  %t843 = or i64 %t842, %t840
  %t844 = bitcast i64 %t843 to double
  %t845 = fadd double %t827, %t844
  %t846 = bitcast double %t845 to i64
  %t847 = trunc i64 %t846 to i32
  %t848 = lshr i64 %t846, 32
  %t849 = trunc i64 %t848 to i32
  %t850 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t851 = and i32 %t850, 16
  %t852 = shl i32 65535, %t851
  %t853 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t852, i32 %t847, i32 2, i32 4127)
  %t854 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t855 = and i32 %t854, 16
  %t856 = shl i32 65535, %t855
  %t857 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t856, i32 %t849, i32 2, i32 4127)
  %t858 = zext i32 %t853 to i64
  %t859 = zext i32 %t857 to i64
  %t860 = shl i64 %t859, 32
  %t861 = or i64 %t860, %t858
  %t862 = bitcast i64 %t861 to double
  %t863 = fadd double %t845, %t862
  %t864 = bitcast double %t863 to i64
  %t865 = trunc i64 %t864 to i32
  %t866 = lshr i64 %t864, 32
  %t867 = trunc i64 %t866 to i32
  %t868 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t869 = and i32 %t868, 16
  %t870 = shl i32 65535, %t869
  %t871 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t870, i32 %t865, i32 1, i32 4127)
  %t872 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t873 = and i32 %t872, 16
  %t874 = shl i32 65535, %t873
  %t875 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t874, i32 %t867, i32 1, i32 4127)
  %t876 = zext i32 %t871 to i64
  %t877 = zext i32 %t875 to i64
  %t878 = shl i64 %t877, 32
  %t879 = or i64 %t878, %t876
  %t880 = bitcast i64 %t879 to double
  %t881 = fadd double %t863, %t880
  %t882 = icmp eq i64 %t5, 0
  br i1 %t882, label %b883, label %b884
b883:
  %t889 = mul i64 %t698, %t679
  %t890 = udiv i64 %t701, 1024
  %t891 = add i64 %t889, %t890
  %t892 = getelementptr inbounds double, ptr %t888, i64 %t891
  store double %t809, ptr %t892, align 8
  %t897 = getelementptr inbounds double, ptr %t896, i64 %t891
  store double %t881, ptr %t897, align 8
  br label %b884
b884:
  %t695 = add nuw nsw i64 %t694, %t690
  br label %b691
b693:
  br label %b262
b262:
  ret void
}

define internal void @sf_x_sweep1_pass0(ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows, i64 %col, i64 %cols) convergent nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t7 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t8 = load i64, ptr %t7, align 8
  %t9 = inttoptr i64 %t8 to ptr addrspace(1)
  %t10 = addrspacecast ptr addrspace(1) %t9 to ptr
  %t11 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t12 = load i64, ptr %t11, align 8
  %t13 = mul i64 %t12, 12
  %t14 = getelementptr inbounds double, ptr %t10, i64 %t13
  %t20 = urem i64 %col, 4
  %t21 = urem i64 %cols, 4
  %t22 = add i64 %t20, %t21
  %t23 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t24 = load i64, ptr %t23, align 8
  %t25 = urem i64 %t24, 4
  %t26 = add i64 %t22, %t25
  %t27 = getelementptr inbounds i64, ptr %tensor, i64 20
  %t28 = load i64, ptr %t27, align 8
  %t29 = inttoptr i64 %t28 to ptr addrspace(1)
  %t30 = addrspacecast ptr addrspace(1) %t29 to ptr
  %t31 = ptrtoint ptr %t30 to i64
  %t32 = urem i64 %t31, 16
  %t33 = add i64 %t26, %t32
  %t34 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t35 = load i64, ptr %t34, align 8
  %t36 = inttoptr i64 %t35 to ptr addrspace(1)
  %t37 = addrspacecast ptr addrspace(1) %t36 to ptr
  %t38 = ptrtoint ptr %t37 to i64
  %t39 = urem i64 %t38, 16
  %t40 = add i64 %t33, %t39
  %t41 = icmp eq i64 %t40, 0
  %t42 = add i64 %cols, 1023
  %t43 = udiv i64 %t42, 1024
  %t44 = mul i64 %rows, %t43
  %t45 = icmp sle i64 32, %t44
  %t46 = and i1 %t41, %t45
  %t92 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t93 = load i64, ptr %t92, align 8
  %t328 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t329 = load i64, ptr %t328, align 8
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t6 = and i64 %t2, 3
  %t15 = getelementptr inbounds double, ptr %t14, i64 9
  %t16 = load double, ptr %t15, align 8
  %t17 = fptrunc double %t16 to float
  %t18 = insertelement <4 x float> poison, float %t17, i64 0
  %t19 = shufflevector <4 x float> %t18, <4 x float> poison, <4 x i32> zeroinitializer
  br i1 %t46, label %b47, label %b48
b47:
  %t72 = add i64 %col, %cols
  %t50 = udiv i64 %t2, 4
  %t51 = udiv i64 %t4, 4
  br label %b52
b52:
  %t55 = phi i64 [ %t50, %b47 ], [ %t56, %b323 ]
  %t57 = icmp slt i64 %t55, %t44
  br i1 %t57, label %b53, label %b54
b53:
  %t58 = udiv i64 %t55, %t43
  %t59 = add i64 %row, %t58
  %t60 = urem i64 %t55, %t43
  %t61 = mul i64 %t60, 1024
  %t62 = add i64 %col, %t61
  %t63 = getelementptr inbounds i64, ptr %tensor, i64 19
  %t64 = load i64, ptr %t63, align 8
  %t65 = inttoptr i64 %t64 to ptr addrspace(1)
  %t66 = addrspacecast ptr addrspace(1) %t65 to ptr
  %t71 = add i64 %t62, 1024
  %t73 = call i64 @llvm.smin.i64(i64 %t71, i64 %t72)
  %t74 = sub i64 %t73, %t62
  %t75 = urem i64 %t74, 32
  %t76 = sub i64 %t74, %t75
  %t77 = add i64 %t62, %t76
  %t88 = getelementptr inbounds i64, ptr %tensor, i64 20
  %t89 = load i64, ptr %t88, align 8
  %t90 = inttoptr i64 %t89 to ptr addrspace(1)
  %t91 = addrspacecast ptr addrspace(1) %t90 to ptr
  %t94 = udiv i64 %t59, %t93
  %t95 = mul i64 %t94, %t24
  %t100 = mul i64 %t59, %t24
  %t102 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t103 = load i64, ptr %t102, align 8
  %t104 = inttoptr i64 %t103 to ptr addrspace(1)
  %t105 = addrspacecast ptr addrspace(1) %t104 to ptr
  %t324 = getelementptr inbounds i64, ptr %tensor, i64 16
  %t325 = load i64, ptr %t324, align 8
  %t326 = inttoptr i64 %t325 to ptr addrspace(1)
  %t327 = addrspacecast ptr addrspace(1) %t326 to ptr
  %t67 = getelementptr inbounds float, ptr %t66, i64 %t59
  %t68 = load float, ptr %t67, align 4
  %t69 = insertelement <4 x float> poison, float %t68, i64 0
  %t70 = shufflevector <4 x float> %t69, <4 x float> poison, <4 x i32> zeroinitializer
  br label %b78
b78:
  %t81 = phi i64 [ %t62, %b53 ], [ %t82, %b79 ]
  %t83 = phi <4 x double> [ splat (double 0x0000000000000000), %b53 ], [ %t133, %b79 ]
  %t84 = icmp slt i64 %t81, %t77
  br i1 %t84, label %b79, label %b80
b79:
  %t85 = add i64 %t81, 16
  %t86 = mul i64 %t6, 4
  %t87 = add i64 %t81, %t86
  %t101 = add i64 %t100, %t87
  %t106 = getelementptr float, ptr %t105, i64 %t101
  %t109 = add i64 %t87, 16
  %t110 = add i64 %t95, %t109
  %t111 = getelementptr float, ptr %t91, i64 %t110
  %t114 = add i64 %t100, %t109
  %t115 = getelementptr float, ptr %t105, i64 %t114
  %t96 = add i64 %t87, 0
  %t97 = add i64 %t95, %t96
  %t98 = getelementptr inbounds float, ptr %t91, i64 %t97
  %t99 = load <4 x float>, ptr %t98, align 16
  %t107 = getelementptr inbounds float, ptr %t106, i64 0
  %t108 = load <4 x float>, ptr %t107, align 16
  %t112 = getelementptr inbounds float, ptr %t111, i64 0
  %t113 = load <4 x float>, ptr %t112, align 16
  %t116 = getelementptr inbounds float, ptr %t115, i64 0
  %t117 = load <4 x float>, ptr %t116, align 16
  %t118 = fmul <4 x float> %t70, %t99
  %t119 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %t118, <4 x float> %t19)
  %t120 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %t119)
  %t121 = fdiv <4 x float> splat (float 0x3FF0000000000000), %t120
  %t122 = fmul <4 x float> %t108, %t121
  %t123 = fmul <4 x float> %t122, %t122
  %t124 = fpext <4 x float> %t123 to <4 x double>
  %t125 = fadd <4 x double> %t83, %t124
  %t126 = fmul <4 x float> %t70, %t113
  %t127 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %t126, <4 x float> %t19)
  %t128 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %t127)
  %t129 = fdiv <4 x float> splat (float 0x3FF0000000000000), %t128
  %t130 = fmul <4 x float> %t117, %t129
  %t131 = fmul <4 x float> %t130, %t130
  %t132 = fpext <4 x float> %t131 to <4 x double>
  %t133 = fadd <4 x double> %t125, %t132
  %t82 = add nuw nsw i64 %t81, 32
  br label %b78
b80:
  %t134 = mul i64 %t6, 4
  %t135 = add i64 %t77, %t134
  br label %b136
b136:
  %t139 = phi i64 [ %t135, %b80 ], [ %t140, %b137 ]
  %t141 = phi <4 x double> [ %t83, %b80 ], [ %t158, %b137 ]
  %t142 = icmp slt i64 %t139, %t73
  br i1 %t142, label %b137, label %b138
b137:
  %t147 = add i64 %t100, %t139
  %t148 = getelementptr float, ptr %t105, i64 %t147
  %t143 = add i64 %t139, 0
  %t144 = add i64 %t95, %t143
  %t145 = getelementptr inbounds float, ptr %t91, i64 %t144
  %t146 = load <4 x float>, ptr %t145, align 16
  %t149 = getelementptr inbounds float, ptr %t148, i64 0
  %t150 = load <4 x float>, ptr %t149, align 16
  %t151 = fmul <4 x float> %t70, %t146
  %t152 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %t151, <4 x float> %t19)
  %t153 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %t152)
  %t154 = fdiv <4 x float> splat (float 0x3FF0000000000000), %t153
  %t155 = fmul <4 x float> %t150, %t154
  %t156 = fmul <4 x float> %t155, %t155
  %t157 = fpext <4 x float> %t156 to <4 x double>
  %t158 = fadd <4 x double> %t141, %t157
  %t140 = add nuw nsw i64 %t139, 16
  br label %b136
b138:
  %t159 = extractelement <4 x double> %t141, i64 0
  %t160 = bitcast double %t159 to i64
  %t161 = trunc i64 %t160 to i32
  %t162 = lshr i64 %t160, 32
  %t163 = trunc i64 %t162 to i32
  %t164 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t165 = and i32 %t164, 28
  %t166 = shl i32 15, %t165
  %t167 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t166, i32 %t161, i32 2, i32 7199)
  %t168 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t169 = and i32 %t168, 28
  %t170 = shl i32 15, %t169
  %t171 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t170, i32 %t163, i32 2, i32 7199)
  %t172 = zext i32 %t167 to i64
  %t173 = zext i32 %t171 to i64
  %t174 = shl i64 %t173, 32
  %t175 = or i64 %t174, %t172
  %t176 = bitcast i64 %t175 to double
  %t177 = insertelement <4 x double> poison, double %t176, i64 0
  %t178 = extractelement <4 x double> %t141, i64 1
  %t179 = bitcast double %t178 to i64
  %t180 = trunc i64 %t179 to i32
  %t181 = lshr i64 %t179, 32
  %t182 = trunc i64 %t181 to i32
  %t183 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t184 = and i32 %t183, 28
  %t185 = shl i32 15, %t184
  %t186 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t185, i32 %t180, i32 2, i32 7199)
  %t187 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t188 = and i32 %t187, 28
  %t189 = shl i32 15, %t188
  %t190 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t189, i32 %t182, i32 2, i32 7199)
  %t191 = zext i32 %t186 to i64
  %t192 = zext i32 %t190 to i64
  %t193 = shl i64 %t192, 32
  %t194 = or i64 %t193, %t191
  %t195 = bitcast i64 %t194 to double
  %t196 = insertelement <4 x double> %t177, double %t195, i64 1
  %t197 = extractelement <4 x double> %t141, i64 2
  %t198 = bitcast double %t197 to i64
  %t199 = trunc i64 %t198 to i32
  %t200 = lshr i64 %t198, 32
  %t201 = trunc i64 %t200 to i32
  %t202 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t203 = and i32 %t202, 28
  %t204 = shl i32 15, %t203
  %t205 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t204, i32 %t199, i32 2, i32 7199)
  %t206 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t207 = and i32 %t206, 28
  %t208 = shl i32 15, %t207
  %t209 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t208, i32 %t201, i32 2, i32 7199)
  %t210 = zext i32 %t205 to i64
  %t211 = zext i32 %t209 to i64
  %t212 = shl i64 %t211, 32
  %t213 = or i64 %t212, %t210
  %t214 = bitcast i64 %t213 to double
  %t215 = insertelement <4 x double> %t196, double %t214, i64 2
  %t216 = extractelement <4 x double> %t141, i64 3
  %t217 = bitcast double %t216 to i64
  %t218 = trunc i64 %t217 to i32
  %t219 = lshr i64 %t217, 32
  %t220 = trunc i64 %t219 to i32
  %t221 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t222 = and i32 %t221, 28
  %t223 = shl i32 15, %t222
  %t224 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t223, i32 %t218, i32 2, i32 7199)
  %t225 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t226 = and i32 %t225, 28
  %t227 = shl i32 15, %t226
  %t228 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t227, i32 %t220, i32 2, i32 7199)
  %t229 = zext i32 %t224 to i64
  %t230 = zext i32 %t228 to i64
  %t231 = shl i64 %t230, 32
  %t232 = or i64 %t231, %t229
  %t233 = bitcast i64 %t232 to double
  %t234 = insertelement <4 x double> %t215, double %t233, i64 3
  %t235 = fadd <4 x double> %t141, %t234
  %t236 = extractelement <4 x double> %t235, i64 0
  %t237 = bitcast double %t236 to i64
  %t238 = trunc i64 %t237 to i32
  %t239 = lshr i64 %t237, 32
  %t240 = trunc i64 %t239 to i32
  %t241 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t242 = and i32 %t241, 28
  %t243 = shl i32 15, %t242
  %t244 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t243, i32 %t238, i32 1, i32 7199)
  %t245 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t246 = and i32 %t245, 28
  %t247 = shl i32 15, %t246
  %t248 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t247, i32 %t240, i32 1, i32 7199)
  %t249 = zext i32 %t244 to i64
  %t250 = zext i32 %t248 to i64
  %t251 = shl i64 %t250, 32
  %t252 = or i64 %t251, %t249
  %t253 = bitcast i64 %t252 to double
  %t254 = insertelement <4 x double> poison, double %t253, i64 0
  %t255 = extractelement <4 x double> %t235, i64 1
  %t256 = bitcast double %t255 to i64
  %t257 = trunc i64 %t256 to i32
  %t258 = lshr i64 %t256, 32
  %t259 = trunc i64 %t258 to i32
  %t260 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t261 = and i32 %t260, 28
  %t262 = shl i32 15, %t261
  %t263 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t262, i32 %t257, i32 1, i32 7199)
  %t264 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t265 = and i32 %t264, 28
  %t266 = shl i32 15, %t265
  %t267 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t266, i32 %t259, i32 1, i32 7199)
  %t268 = zext i32 %t263 to i64
  %t269 = zext i32 %t267 to i64
  %t270 = shl i64 %t269, 32
  %t271 = or i64 %t270, %t268
  %t272 = bitcast i64 %t271 to double
  %t273 = insertelement <4 x double> %t254, double %t272, i64 1
  %t274 = extractelement <4 x double> %t235, i64 2
  %t275 = bitcast double %t274 to i64
  %t276 = trunc i64 %t275 to i32
  %t277 = lshr i64 %t275, 32
  %t278 = trunc i64 %t277 to i32
  %t279 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t280 = and i32 %t279, 28
  %t281 = shl i32 15, %t280
  %t282 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t281, i32 %t276, i32 1, i32 7199)
  %t283 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t284 = and i32 %t283, 28
  %t285 = shl i32 15, %t284
  %t286 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t285, i32 %t278, i32 1, i32 7199)
  %t287 = zext i32 %t282 to i64
  %t288 = zext i32 %t286 to i64
  %t289 = shl i64 %t288, 32
  %t290 = or i64 %t289, %t287
  %t291 = bitcast i64 %t290 to double
  %t292 = insertelement <4 x double> %t273, double %t291, i64 2
  %t293 = extractelement <4 x double> %t235, i64 3
  %t294 = bitcast double %t293 to i64
  %t295 = trunc i64 %t294 to i32
  %t296 = lshr i64 %t294, 32
  %t297 = trunc i64 %t296 to i32
  %t298 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t299 = and i32 %t298, 28
  %t300 = shl i32 15, %t299
  %t301 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t300, i32 %t295, i32 1, i32 7199)
  %t302 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t303 = and i32 %t302, 28
  %t304 = shl i32 15, %t303
  %t305 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t304, i32 %t297, i32 1, i32 7199)
  %t306 = zext i32 %t301 to i64
  %t307 = zext i32 %t305 to i64
  %t308 = shl i64 %t307, 32
  %t309 = or i64 %t308, %t306
  %t310 = bitcast i64 %t309 to double
  %t311 = insertelement <4 x double> %t292, double %t310, i64 3
  %t312 = fadd <4 x double> %t235, %t311
  %t313 = shufflevector <4 x double> %t312, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t314 = shufflevector <4 x double> %t312, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t315 = fadd <2 x double> %t313, %t314
  %t316 = shufflevector <2 x double> %t315, <2 x double> poison, <1 x i32> <i32 0>
  %t317 = shufflevector <2 x double> %t315, <2 x double> poison, <1 x i32> <i32 1>
  %t318 = extractelement <1 x double> %t316, i64 0
  %t319 = extractelement <1 x double> %t317, i64 0
  %t320 = fadd double %t318, %t319
  %t321 = icmp eq i64 %t6, 0
  br i1 %t321, label %b322, label %b323
b322:
  %t330 = mul i64 %t59, %t329
  %t331 = udiv i64 %t62, 1024
  %t332 = add i64 %t330, %t331
  %t333 = getelementptr inbounds double, ptr %t327, i64 %t332
  store double %t320, ptr %t333, align 8
  br label %b323
b323:
  %t56 = add nuw nsw i64 %t55, %t51
  br label %b52
b54:
  br label %b49
b48:
  %t356 = add i64 %col, %cols
  %t334 = udiv i64 %t2, 16
  %t335 = udiv i64 %t4, 16
  br label %b336
b336:
  %t339 = phi i64 [ %t334, %b48 ], [ %t340, %b585 ]
  %t341 = icmp slt i64 %t339, %t44
  br i1 %t341, label %b337, label %b338
b337:
  %t342 = udiv i64 %t339, %t43
  %t343 = add i64 %row, %t342
  %t344 = urem i64 %t339, %t43
  %t345 = mul i64 %t344, 1024
  %t346 = add i64 %col, %t345
  %t347 = getelementptr inbounds i64, ptr %tensor, i64 19
  %t348 = load i64, ptr %t347, align 8
  %t349 = inttoptr i64 %t348 to ptr addrspace(1)
  %t350 = addrspacecast ptr addrspace(1) %t349 to ptr
  %t355 = add i64 %t346, 1024
  %t357 = call i64 @llvm.smin.i64(i64 %t355, i64 %t356)
  %t358 = sub i64 %t357, %t346
  %t359 = urem i64 %t358, 64
  %t360 = sub i64 %t358, %t359
  %t361 = add i64 %t346, %t360
  %t371 = getelementptr inbounds i64, ptr %tensor, i64 20
  %t372 = load i64, ptr %t371, align 8
  %t373 = inttoptr i64 %t372 to ptr addrspace(1)
  %t374 = addrspacecast ptr addrspace(1) %t373 to ptr
  %t375 = udiv i64 %t343, %t93
  %t376 = mul i64 %t375, %t24
  %t382 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t383 = load i64, ptr %t382, align 8
  %t384 = inttoptr i64 %t383 to ptr addrspace(1)
  %t385 = addrspacecast ptr addrspace(1) %t384 to ptr
  %t386 = mul i64 %t343, %t24
  %t586 = getelementptr inbounds i64, ptr %tensor, i64 16
  %t587 = load i64, ptr %t586, align 8
  %t588 = inttoptr i64 %t587 to ptr addrspace(1)
  %t589 = addrspacecast ptr addrspace(1) %t588 to ptr
  %t351 = getelementptr inbounds float, ptr %t350, i64 %t343
  %t352 = load float, ptr %t351, align 4
  %t353 = insertelement <4 x float> poison, float %t352, i64 0
  %t354 = shufflevector <4 x float> %t353, <4 x float> poison, <4 x i32> zeroinitializer
  br label %b362
b362:
  %t365 = phi i64 [ %t346, %b337 ], [ %t366, %b363 ]
  %t367 = phi double [ 0x0000000000000000, %b337 ], [ %t472, %b363 ]
  %t368 = icmp slt i64 %t365, %t361
  br i1 %t368, label %b363, label %b364
b363:
  %t369 = add i64 %t365, 16
  %t370 = add i64 %t365, %t5
  %t377 = add i64 %t376, %t370
  %t387 = add i64 %t386, %t370
  %t392 = add i64 %t370, 16
  %t393 = add i64 %t376, %t392
  %t398 = add i64 %t386, %t392
  %t403 = add i64 %t370, 32
  %t404 = add i64 %t376, %t403
  %t407 = add i64 %t386, %t403
  %t410 = add i64 %t370, 48
  %t411 = add i64 %t376, %t410
  %t414 = add i64 %t386, %t410
  %t378 = getelementptr inbounds float, ptr %t374, i64 %t377
  %t379 = load float, ptr %t378, align 4
  %t380 = insertelement <4 x float> poison, float %t379, i64 0
  %t381 = shufflevector <4 x float> %t380, <4 x float> poison, <4 x i32> zeroinitializer
  %t388 = getelementptr inbounds float, ptr %t385, i64 %t387
  %t389 = load float, ptr %t388, align 4
  %t390 = insertelement <4 x float> poison, float %t389, i64 0
  %t391 = shufflevector <4 x float> %t390, <4 x float> poison, <4 x i32> zeroinitializer
  %t394 = getelementptr inbounds float, ptr %t374, i64 %t393
  %t395 = load float, ptr %t394, align 4
  %t396 = insertelement <4 x float> poison, float %t395, i64 0
  %t397 = shufflevector <4 x float> %t396, <4 x float> poison, <4 x i32> zeroinitializer
  %t399 = getelementptr inbounds float, ptr %t385, i64 %t398
  %t400 = load float, ptr %t399, align 4
  %t401 = insertelement <4 x float> poison, float %t400, i64 0
  %t402 = shufflevector <4 x float> %t401, <4 x float> poison, <4 x i32> zeroinitializer
  %t405 = getelementptr inbounds float, ptr %t374, i64 %t404
  %t406 = load float, ptr %t405, align 4
  %t408 = getelementptr inbounds float, ptr %t385, i64 %t407
  %t409 = load float, ptr %t408, align 4
  %t412 = getelementptr inbounds float, ptr %t374, i64 %t411
  %t413 = load float, ptr %t412, align 4
  %t415 = getelementptr inbounds float, ptr %t385, i64 %t414
  %t416 = load float, ptr %t415, align 4
  %t417 = fmul float %t352, %t379
  %t418 = insertelement <4 x float> poison, float %t417, i64 0
  %t419 = shufflevector <4 x float> %t418, <4 x float> poison, <4 x i32> zeroinitializer
  %t420 = call float @llvm.maximum.f32(float %t417, float %t17)
  %t421 = insertelement <4 x float> poison, float %t420, i64 0
  %t422 = shufflevector <4 x float> %t421, <4 x float> poison, <4 x i32> zeroinitializer
  %t423 = call float @llvm.sqrt.f32(float %t420)
  %t424 = insertelement <4 x float> poison, float %t423, i64 0
  %t425 = shufflevector <4 x float> %t424, <4 x float> poison, <4 x i32> zeroinitializer
  %t426 = fdiv float 0x3FF0000000000000, %t423
  %t427 = insertelement <4 x float> poison, float %t426, i64 0
  %t428 = shufflevector <4 x float> %t427, <4 x float> poison, <4 x i32> zeroinitializer
  %t429 = fmul float %t389, %t426
  %t430 = insertelement <4 x float> poison, float %t429, i64 0
  %t431 = shufflevector <4 x float> %t430, <4 x float> poison, <4 x i32> zeroinitializer
  %t432 = fmul float %t429, %t429
  %t433 = insertelement <4 x float> poison, float %t432, i64 0
  %t434 = shufflevector <4 x float> %t433, <4 x float> poison, <4 x i32> zeroinitializer
  %t435 = fpext float %t432 to double
  %t436 = fadd double %t367, %t435
  %t437 = fmul float %t352, %t395
  %t438 = insertelement <4 x float> poison, float %t437, i64 0
  %t439 = shufflevector <4 x float> %t438, <4 x float> poison, <4 x i32> zeroinitializer
  %t440 = call float @llvm.maximum.f32(float %t437, float %t17)
  %t441 = insertelement <4 x float> poison, float %t440, i64 0
  %t442 = shufflevector <4 x float> %t441, <4 x float> poison, <4 x i32> zeroinitializer
  %t443 = call float @llvm.sqrt.f32(float %t440)
  %t444 = insertelement <4 x float> poison, float %t443, i64 0
  %t445 = shufflevector <4 x float> %t444, <4 x float> poison, <4 x i32> zeroinitializer
  %t446 = fdiv float 0x3FF0000000000000, %t443
  %t447 = insertelement <4 x float> poison, float %t446, i64 0
  %t448 = shufflevector <4 x float> %t447, <4 x float> poison, <4 x i32> zeroinitializer
  %t449 = fmul float %t400, %t446
  %t450 = insertelement <4 x float> poison, float %t449, i64 0
  %t451 = shufflevector <4 x float> %t450, <4 x float> poison, <4 x i32> zeroinitializer
  %t452 = fmul float %t449, %t449
  %t453 = insertelement <4 x float> poison, float %t452, i64 0
  %t454 = shufflevector <4 x float> %t453, <4 x float> poison, <4 x i32> zeroinitializer
  %t455 = fpext float %t452 to double
  %t456 = fadd double %t436, %t455
  %t457 = fmul float %t352, %t406
  %t458 = call float @llvm.maximum.f32(float %t457, float %t17)
  %t459 = call float @llvm.sqrt.f32(float %t458)
  %t460 = fdiv float 0x3FF0000000000000, %t459
  %t461 = fmul float %t409, %t460
  %t462 = fmul float %t461, %t461
  %t463 = fpext float %t462 to double
  %t464 = fadd double %t456, %t463
  %t465 = fmul float %t352, %t413
  %t466 = call float @llvm.maximum.f32(float %t465, float %t17)
  %t467 = call float @llvm.sqrt.f32(float %t466)
  %t468 = fdiv float 0x3FF0000000000000, %t467
  %t469 = fmul float %t416, %t468
  %t470 = fmul float %t469, %t469
  %t471 = fpext float %t470 to double
  %t472 = fadd double %t464, %t471
  %t366 = add nuw nsw i64 %t365, 64
  br label %b362
b364:
  %t473 = add i64 %t361, %t5
  br label %b474
b474:
  %t477 = phi i64 [ %t473, %b364 ], [ %t478, %b475 ]
  %t479 = phi double [ %t367, %b364 ], [ %t510, %b475 ]
  %t480 = icmp slt i64 %t477, %t357
  br i1 %t480, label %b475, label %b476
b475:
  %t481 = add i64 %t376, %t477
  %t486 = add i64 %t386, %t477
  %t482 = getelementptr inbounds float, ptr %t374, i64 %t481
  %t483 = load float, ptr %t482, align 4
  %t484 = insertelement <4 x float> poison, float %t483, i64 0
  %t485 = shufflevector <4 x float> %t484, <4 x float> poison, <4 x i32> zeroinitializer
  %t487 = getelementptr inbounds float, ptr %t385, i64 %t486
  %t488 = load float, ptr %t487, align 4
  %t489 = insertelement <4 x float> poison, float %t488, i64 0
  %t490 = shufflevector <4 x float> %t489, <4 x float> poison, <4 x i32> zeroinitializer
  %t491 = fmul float %t352, %t483
  %t492 = insertelement <4 x float> poison, float %t491, i64 0
  %t493 = shufflevector <4 x float> %t492, <4 x float> poison, <4 x i32> zeroinitializer
  %t494 = call float @llvm.maximum.f32(float %t491, float %t17)
  %t495 = insertelement <4 x float> poison, float %t494, i64 0
  %t496 = shufflevector <4 x float> %t495, <4 x float> poison, <4 x i32> zeroinitializer
  %t497 = call float @llvm.sqrt.f32(float %t494)
  %t498 = insertelement <4 x float> poison, float %t497, i64 0
  %t499 = shufflevector <4 x float> %t498, <4 x float> poison, <4 x i32> zeroinitializer
  %t500 = fdiv float 0x3FF0000000000000, %t497
  %t501 = insertelement <4 x float> poison, float %t500, i64 0
  %t502 = shufflevector <4 x float> %t501, <4 x float> poison, <4 x i32> zeroinitializer
  %t503 = fmul float %t488, %t500
  %t504 = insertelement <4 x float> poison, float %t503, i64 0
  %t505 = shufflevector <4 x float> %t504, <4 x float> poison, <4 x i32> zeroinitializer
  %t506 = fmul float %t503, %t503
  %t507 = insertelement <4 x float> poison, float %t506, i64 0
  %t508 = shufflevector <4 x float> %t507, <4 x float> poison, <4 x i32> zeroinitializer
  %t509 = fpext float %t506 to double
  %t510 = fadd double %t479, %t509
  %t478 = add nuw nsw i64 %t477, 16
  br label %b474
b476:
  %t511 = bitcast double %t479 to i64
  %t512 = trunc i64 %t511 to i32
  %t513 = lshr i64 %t511, 32
  %t514 = trunc i64 %t513 to i32
  %t515 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t516 = and i32 %t515, 16
  %t517 = shl i32 65535, %t516
  %t518 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t517, i32 %t512, i32 8, i32 4127)
  %t519 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t520 = and i32 %t519, 16
  %t521 = shl i32 65535, %t520
  %t522 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t521, i32 %t514, i32 8, i32 4127)
  %t523 = zext i32 %t518 to i64
  %t524 = zext i32 %t522 to i64
  %t525 = shl i64 %t524, 32
  %t526 = or i64 %t525, %t523
  %t527 = bitcast i64 %t526 to double
  %t528 = fadd double %t479, %t527
  %t529 = bitcast double %t528 to i64
  %t530 = trunc i64 %t529 to i32
  %t531 = lshr i64 %t529, 32
  %t532 = trunc i64 %t531 to i32
  %t533 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t534 = and i32 %t533, 16
  %t535 = shl i32 65535, %t534
  %t536 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t535, i32 %t530, i32 4, i32 4127)
  %t537 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t538 = and i32 %t537, 16
  %t539 = shl i32 65535, %t538
  %t540 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t539, i32 %t532, i32 4, i32 4127)
  %t541 = zext i32 %t536 to i64
  %t542 = zext i32 %t540 to i64
  %t543 = shl i64 %t542, 32
  %t544 = or i64 %t543, %t541
  %t545 = bitcast i64 %t544 to double
  %t546 = fadd double %t528, %t545
  %t547 = bitcast double %t546 to i64
  %t548 = trunc i64 %t547 to i32
  %t549 = lshr i64 %t547, 32
  %t550 = trunc i64 %t549 to i32
  %t551 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t552 = and i32 %t551, 16
  %t553 = shl i32 65535, %t552
  %t554 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t553, i32 %t548, i32 2, i32 4127)
  %t555 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t556 = and i32 %t555, 16
  %t557 = shl i32 65535, %t556
  %t558 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t557, i32 %t550, i32 2, i32 4127)
  %t559 = zext i32 %t554 to i64
  %t560 = zext i32 %t558 to i64
  %t561 = shl i64 %t560, 32
  %t562 = or i64 %t561, %t559
  %t563 = bitcast i64 %t562 to double
  %t564 = fadd double %t546, %t563
  %t565 = bitcast double %t564 to i64
  %t566 = trunc i64 %t565 to i32
  %t567 = lshr i64 %t565, 32
  %t568 = trunc i64 %t567 to i32
  %t569 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t570 = and i32 %t569, 16
  %t571 = shl i32 65535, %t570
  %t572 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t571, i32 %t566, i32 1, i32 4127)
  %t573 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t574 = and i32 %t573, 16
  %t575 = shl i32 65535, %t574
  %t576 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t575, i32 %t568, i32 1, i32 4127)
  %t577 = zext i32 %t572 to i64
  %t578 = zext i32 %t576 to i64
  %t579 = shl i64 %t578, 32
  %t580 = or i64 %t579, %t577
  %t581 = bitcast i64 %t580 to double
  %t582 = fadd double %t564, %t581
  %t583 = icmp eq i64 %t5, 0
  br i1 %t583, label %b584, label %b585
b584:
  %t590 = mul i64 %t343, %t329
  %t591 = udiv i64 %t346, 1024
  %t592 = add i64 %t590, %t591
  %t593 = getelementptr inbounds double, ptr %t589, i64 %t592
  store double %t582, ptr %t593, align 8
  br label %b585
b585:
  %t340 = add nuw nsw i64 %t339, %t335
  br label %b336
b338:
  br label %b49
b49:
  ret void
}

define internal void @sf_x_sweep2_pass0(ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows, i64 %col, i64 %cols) convergent nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t6 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t7 = load i64, ptr %t6, align 8
  %t8 = inttoptr i64 %t7 to ptr addrspace(1)
  %t9 = addrspacecast ptr addrspace(1) %t8 to ptr
  %t10 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t11 = load i64, ptr %t10, align 8
  %t12 = mul i64 %t11, 12
  %t13 = getelementptr inbounds double, ptr %t9, i64 %t12
  %t24 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t25 = load i64, ptr %t24, align 8
  %t26 = inttoptr i64 %t25 to ptr addrspace(1)
  %t27 = addrspacecast ptr addrspace(1) %t26 to ptr
  %t28 = mul i64 %number, 6
  %t29 = getelementptr inbounds double, ptr %t27, i64 %t28
  %t35 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t36 = load i64, ptr %t35, align 8
  %t37 = urem i64 %t36, 4
  %t38 = urem i64 %col, 4
  %t39 = add i64 %t37, %t38
  %t40 = urem i64 %cols, 4
  %t41 = add i64 %t39, %t40
  %t42 = getelementptr inbounds i64, ptr %tensor, i64 20
  %t43 = load i64, ptr %t42, align 8
  %t44 = inttoptr i64 %t43 to ptr addrspace(1)
  %t45 = addrspacecast ptr addrspace(1) %t44 to ptr
  %t46 = ptrtoint ptr %t45 to i64
  %t47 = urem i64 %t46, 16
  %t48 = add i64 %t41, %t47
  %t49 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t50 = load i64, ptr %t49, align 8
  %t51 = inttoptr i64 %t50 to ptr addrspace(1)
  %t52 = addrspacecast ptr addrspace(1) %t51 to ptr
  %t53 = ptrtoint ptr %t52 to i64
  %t54 = urem i64 %t53, 16
  %t55 = add i64 %t48, %t54
  %t56 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t57 = load i64, ptr %t56, align 8
  %t58 = inttoptr i64 %t57 to ptr addrspace(1)
  %t59 = addrspacecast ptr addrspace(1) %t58 to ptr
  %t60 = ptrtoint ptr %t59 to i64
  %t61 = urem i64 %t60, 16
  %t62 = add i64 %t55, %t61
  %t63 = icmp eq i64 %t62, 0
  %t64 = mul i64 %rows, %cols
  %t65 = urem i64 %t64, 4
  %t66 = sub i64 %t64, %t65
  %t67 = select i1 %t63, i64 %t66, i64 0
  %t80 = getelementptr inbounds i64, ptr %tensor, i64 19
  %t81 = load i64, ptr %t80, align 8
  %t82 = inttoptr i64 %t81 to ptr addrspace(1)
  %t83 = addrspacecast ptr addrspace(1) %t82 to ptr
  %t88 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t89 = load i64, ptr %t88, align 8
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t14 = getelementptr inbounds double, ptr %t13, i64 9
  %t15 = load double, ptr %t14, align 8
  %t16 = fptrunc double %t15 to float
  %t17 = insertelement <4 x float> poison, float %t16, i64 0
  %t18 = shufflevector <4 x float> %t17, <4 x float> poison, <4 x i32> zeroinitializer
  %t19 = getelementptr inbounds double, ptr %t13, i64 11
  %t20 = load double, ptr %t19, align 8
  %t21 = fptrunc double %t20 to float
  %t22 = insertelement <4 x float> poison, float %t21, i64 0
  %t23 = shufflevector <4 x float> %t22, <4 x float> poison, <4 x i32> zeroinitializer
  %t30 = getelementptr inbounds double, ptr %t29, i64 5
  %t31 = load double, ptr %t30, align 8
  %t32 = fptrunc double %t31 to float
  %t33 = insertelement <4 x float> poison, float %t32, i64 0
  %t34 = shufflevector <4 x float> %t33, <4 x float> poison, <4 x i32> zeroinitializer
  %t68 = mul i64 %t2, 4
  %t69 = mul i64 %t4, 4
  br label %b70
b70:
  %t73 = phi i64 [ %t68, %entry ], [ %t74, %b71 ]
  %t75 = icmp slt i64 %t73, %t67
  br i1 %t75, label %b71, label %b72
b71:
  %t76 = udiv i64 %t73, %cols
  %t77 = add i64 %row, %t76
  %t78 = urem i64 %t73, %cols
  %t79 = add i64 %col, %t78
  %t90 = udiv i64 %t77, %t89
  %t91 = mul i64 %t90, %t36
  %t92 = add i64 %t91, %t79
  %t93 = getelementptr float, ptr %t45, i64 %t92
  %t96 = mul i64 %t77, %t36
  %t97 = add i64 %t79, 0
  %t98 = add i64 %t96, %t97
  %t84 = getelementptr inbounds float, ptr %t83, i64 %t77
  %t85 = load float, ptr %t84, align 4
  %t86 = insertelement <4 x float> poison, float %t85, i64 0
  %t87 = shufflevector <4 x float> %t86, <4 x float> poison, <4 x i32> zeroinitializer
  %t94 = getelementptr inbounds float, ptr %t93, i64 0
  %t95 = load <4 x float>, ptr %t94, align 16
  %t99 = getelementptr inbounds float, ptr %t52, i64 %t98
  %t100 = load <4 x float>, ptr %t99, align 16
  %t101 = getelementptr inbounds float, ptr %t59, i64 %t98
  %t102 = load <4 x float>, ptr %t101, align 16
  %t103 = fmul <4 x float> %t87, %t95
  %t104 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %t103, <4 x float> %t18)
  %t105 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %t104)
  %t106 = fdiv <4 x float> splat (float 0x3FF0000000000000), %t105
  %t107 = fmul <4 x float> %t102, %t106
  %t108 = fmul <4 x float> %t23, %t100
  %t109 = fmul <4 x float> %t34, %t107
  %t110 = fsub <4 x float> %t108, %t109
  %t111 = getelementptr inbounds float, ptr %t52, i64 %t98
  store <4 x float> %t110, ptr %t111, align 16
  %t74 = add nuw nsw i64 %t73, %t69
  br label %b70
b72:
  %t112 = add i64 %t67, %t2
  br label %b113
b113:
  %t116 = phi i64 [ %t112, %b72 ], [ %t117, %b114 ]
  %t118 = icmp slt i64 %t116, %t64
  br i1 %t118, label %b114, label %b115
b114:
  %t119 = udiv i64 %t116, %cols
  %t120 = add i64 %row, %t119
  %t121 = urem i64 %t116, %cols
  %t122 = add i64 %col, %t121
  %t127 = udiv i64 %t120, %t89
  %t128 = mul i64 %t127, %t36
  %t129 = add i64 %t128, %t122
  %t134 = mul i64 %t120, %t36
  %t135 = add i64 %t134, %t122
  %t123 = getelementptr inbounds float, ptr %t83, i64 %t120
  %t124 = load float, ptr %t123, align 4
  %t125 = insertelement <4 x float> poison, float %t124, i64 0
  %t126 = shufflevector <4 x float> %t125, <4 x float> poison, <4 x i32> zeroinitializer
  %t130 = getelementptr inbounds float, ptr %t45, i64 %t129
  %t131 = load float, ptr %t130, align 4
  %t132 = insertelement <4 x float> poison, float %t131, i64 0
  %t133 = shufflevector <4 x float> %t132, <4 x float> poison, <4 x i32> zeroinitializer
  %t136 = getelementptr inbounds float, ptr %t52, i64 %t135
  %t137 = load float, ptr %t136, align 4
  %t138 = insertelement <4 x float> poison, float %t137, i64 0
  %t139 = shufflevector <4 x float> %t138, <4 x float> poison, <4 x i32> zeroinitializer
  %t140 = getelementptr inbounds float, ptr %t59, i64 %t135
  %t141 = load float, ptr %t140, align 4
  %t142 = insertelement <4 x float> poison, float %t141, i64 0
  %t143 = shufflevector <4 x float> %t142, <4 x float> poison, <4 x i32> zeroinitializer
  %t144 = fmul float %t124, %t131
  %t145 = insertelement <4 x float> poison, float %t144, i64 0
  %t146 = shufflevector <4 x float> %t145, <4 x float> poison, <4 x i32> zeroinitializer
  %t147 = call float @llvm.maximum.f32(float %t144, float %t16)
  %t148 = insertelement <4 x float> poison, float %t147, i64 0
  %t149 = shufflevector <4 x float> %t148, <4 x float> poison, <4 x i32> zeroinitializer
  %t150 = call float @llvm.sqrt.f32(float %t147)
  %t151 = insertelement <4 x float> poison, float %t150, i64 0
  %t152 = shufflevector <4 x float> %t151, <4 x float> poison, <4 x i32> zeroinitializer
  %t153 = fdiv float 0x3FF0000000000000, %t150
  %t154 = insertelement <4 x float> poison, float %t153, i64 0
  %t155 = shufflevector <4 x float> %t154, <4 x float> poison, <4 x i32> zeroinitializer
  %t156 = fmul float %t141, %t153
  %t157 = insertelement <4 x float> poison, float %t156, i64 0
  %t158 = shufflevector <4 x float> %t157, <4 x float> poison, <4 x i32> zeroinitializer
  %t159 = fmul float %t21, %t137
  %t160 = insertelement <4 x float> poison, float %t159, i64 0
  %t161 = shufflevector <4 x float> %t160, <4 x float> poison, <4 x i32> zeroinitializer
  %t162 = fmul float %t32, %t156
  %t163 = insertelement <4 x float> poison, float %t162, i64 0
  %t164 = shufflevector <4 x float> %t163, <4 x float> poison, <4 x i32> zeroinitializer
  %t165 = fsub float %t159, %t162
  %t166 = insertelement <4 x float> poison, float %t165, i64 0
  %t167 = shufflevector <4 x float> %t166, <4 x float> poison, <4 x i32> zeroinitializer
  %t168 = getelementptr inbounds float, ptr %t52, i64 %t135
  store float %t165, ptr %t168, align 4
  %t117 = add nuw nsw i64 %t116, %t4
  br label %b113
b115:
  ret void
}

define internal void @sf_x_stage0_0(ptr %ctx, ptr %tensor, i64 %number) convergent nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t6 = getelementptr inbounds i64, ptr %tensor, i64 2
  %t7 = load i64, ptr %t6, align 8
  %t9 = getelementptr inbounds i64, ptr %tensor, i64 3
  %t10 = load i64, ptr %t9, align 8
  %t11 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t12 = load i64, ptr %t11, align 8
  %t13 = mul i64 %t10, %t12
  %t16 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t17 = load i64, ptr %t16, align 8
  %t18 = mul i64 %t10, %t17
  %t28 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t29 = load i64, ptr %t28, align 8
  %t30 = inttoptr i64 %t29 to ptr addrspace(1)
  %t31 = addrspacecast ptr addrspace(1) %t30 to ptr
  %t32 = mul i64 %number, 6
  %t33 = getelementptr inbounds double, ptr %t31, i64 %t32
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t8 = sitofp i64 %t7 to double
  %t14 = sitofp i64 %t13 to double
  %t15 = fdiv double %t8, %t14
  %t19 = sitofp i64 %t18 to double
  %t20 = fdiv double %t8, %t19
  %t21 = sitofp i64 %t10 to double
  %t22 = fdiv double %t14, %t21
  %t23 = sitofp i64 1 to double
  %t24 = fdiv double %t8, %t23
  %t25 = icmp eq i64 %t2, 0
  br i1 %t25, label %b26, label %b27
b26:
  %t34 = getelementptr inbounds double, ptr %t33, i64 0
  store double %t15, ptr %t34, align 8
  %t35 = getelementptr inbounds double, ptr %t33, i64 1
  store double %t20, ptr %t35, align 8
  %t36 = getelementptr inbounds double, ptr %t33, i64 2
  store double %t22, ptr %t36, align 8
  %t37 = getelementptr inbounds double, ptr %t33, i64 3
  store double %t24, ptr %t37, align 8
  br label %b27
b27:
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
  %t40 = getelementptr inbounds i64, ptr %ctx, i64 2
  %t41 = load i64, ptr %t40, align 8
  %t42 = inttoptr i64 %t41 to ptr addrspace(1)
  %t43 = addrspacecast ptr addrspace(1) %t42 to ptr
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
  %t18 = mul i64 %t11, 12
  %t19 = getelementptr inbounds double, ptr %t17, i64 %t18
  %t20 = getelementptr inbounds double, ptr %t19, i64 1
  %t21 = load double, ptr %t20, align 8
  %t22 = fcmp oeq double %t21, 0x0000000000000000
  %t23 = uitofp i1 %t22 to double
  %t24 = getelementptr inbounds double, ptr %t19, i64 6
  store double %t23, ptr %t24, align 8
  %t25 = getelementptr inbounds double, ptr %t19, i64 2
  %t26 = load double, ptr %t25, align 8
  %t27 = fmul double %t26, %t26
  %t28 = fptrunc double %t27 to float
  %t29 = fpext float %t28 to double
  %t30 = getelementptr inbounds double, ptr %t19, i64 9
  store double %t29, ptr %t30, align 8
  %t31 = getelementptr inbounds double, ptr %t19, i64 0
  %t32 = load double, ptr %t31, align 8
  %t33 = getelementptr inbounds double, ptr %t19, i64 5
  %t34 = load double, ptr %t33, align 8
  %t35 = fmul double %t32, %t34
  %t36 = fsub double 0x3FF0000000000000, %t35
  %t37 = fptrunc double %t36 to float
  %t38 = fpext float %t37 to double
  %t39 = getelementptr inbounds double, ptr %t19, i64 11
  store double %t38, ptr %t39, align 8
  %t12 = add nuw nsw i64 %t11, %t4
  br label %b8
b10:
  %t44 = getelementptr inbounds double, ptr %t43, i64 0
  %t45 = load double, ptr %t44, align 8
  %t46 = fadd double %t45, 0x3FF0000000000000
  %t47 = fcmp olt double %t46, 0x0010000000000000
  %t48 = fmul double %t46, 0x4350000000000000
  %t49 = select i1 %t47, double %t48, double %t46
  %t50 = bitcast double %t49 to i64
  %t51 = sub i64 %t50, 4604544271217802189
  %t52 = ashr i64 %t51, 52
  %t53 = shl i64 %t52, 52
  %t54 = sub i64 %t50, %t53
  %t55 = bitcast i64 %t54 to double
  %t56 = add i64 %t52, 4843621399236968448
  %t57 = bitcast i64 %t56 to double
  %t58 = fsub double %t57, 0x4338000000000000
  %t59 = fsub double %t58, 0x404B000000000000
  %t60 = select i1 %t47, double %t59, double %t58
  %t61 = fsub double %t55, 0x3FF0000000000000
  %t62 = fmul double %t60, 0x3FE62E42FEE00000
  %t63 = fmul double %t60, 0x3DEA39EF35793C76
  %t64 = fadd double 0x4000000000000000, %t61
  %t65 = fdiv double %t61, %t64
  %t66 = fmul double %t65, %t65
  %t67 = fmul double %t66, %t66
  %t68 = fmul double 0x3FC2F112DF3E5244, %t67
  %t69 = fadd double %t68, 0x3FC7466496CB03DE
  %t70 = fmul double %t69, %t67
  %t71 = fadd double %t70, 0x3FD2492494229359
  %t72 = fmul double %t71, %t67
  %t73 = fadd double %t72, 0x3FE5555555555593
  %t74 = fmul double %t66, %t73
  %t75 = fmul double 0x3FC39A09D078C69F, %t67
  %t76 = fadd double %t75, 0x3FCC71C51D8E78AF
  %t77 = fmul double %t76, %t67
  %t78 = fadd double %t77, 0x3FD999999997FA04
  %t79 = fmul double %t67, %t78
  %t80 = fadd double %t74, %t79
  %t81 = fmul double %t61, %t61
  %t82 = fmul double 0x3FE0000000000000, %t81
  %t83 = fadd double %t82, %t80
  %t84 = fmul double %t65, %t83
  %t85 = fadd double %t84, %t63
  %t86 = fsub double %t82, %t85
  %t87 = fsub double %t86, %t61
  %t88 = fsub double %t62, %t87
  %t89 = fcmp olt double %t46, 0x7FF0000000000000
  %t90 = select i1 %t89, double %t88, double %t46
  %t91 = fcmp olt double 0x0000000000000000, %t46
  %t92 = fcmp oeq double %t46, 0x0000000000000000
  %t93 = select i1 %t92, double 0xFFF0000000000000, double 0x7FF8000000000000
  %t94 = select i1 %t91, double %t90, double %t93
  %t95 = fcmp oeq double %t46, 0x3FF0000000000000
  %t96 = fmul double 0xBFE0000000000000, %t94
  %t97 = fcmp olt double %t96, 0xC087500000000000
  %t98 = select i1 %t97, double 0xC087500000000000, double %t96
  %t99 = fcmp olt double 0x4086300000000000, %t98
  %t100 = select i1 %t99, double 0x4086300000000000, double %t98
  %t101 = fmul double %t100, 0x3FF71547652B82FE
  %t102 = fadd double %t101, 0x4338000000000000
  %t103 = fsub double %t102, 0x4338000000000000
  %t104 = fmul double %t103, 0x3FE62E42FEE00000
  %t105 = fsub double %t100, %t104
  %t106 = fmul double %t103, 0x3DEA39EF35793C76
  %t107 = fsub double %t105, %t106
  %t108 = fmul double %t107, %t107
  %t109 = fmul double 0x3E66376972BEA4D0, %t108
  %t110 = fadd double %t109, 0xBEBBBD41C5D26BF1
  %t111 = fmul double %t110, %t108
  %t112 = fadd double %t111, 0x3F11566AAF25DE2C
  %t113 = fmul double %t112, %t108
  %t114 = fadd double %t113, 0xBF66C16C16BEBD93
  %t115 = fmul double %t114, %t108
  %t116 = fadd double %t115, 0x3FC555555555553E
  %t117 = fmul double %t108, %t116
  %t118 = fsub double %t107, %t117
  %t119 = fmul double %t107, %t118
  %t120 = fsub double 0x4000000000000000, %t118
  %t121 = fdiv double %t119, %t120
  %t122 = fsub double %t106, %t121
  %t123 = fsub double %t122, %t105
  %t124 = fsub double 0x3FF0000000000000, %t123
  %t125 = bitcast double %t102 to i64
  %t126 = sub i64 %t125, 4843621399236966402
  %t127 = lshr i64 %t126, 1
  %t128 = sub i64 %t126, %t127
  %t129 = shl i64 %t127, 52
  %t130 = bitcast i64 %t129 to double
  %t131 = shl i64 %t128, 52
  %t132 = bitcast i64 %t131 to double
  %t133 = fmul double %t124, %t130
  %t134 = fmul double %t133, %t132
  %t135 = select i1 %t95, double 0x3FF0000000000000, double %t134
  %t136 = icmp eq i64 %t2, 0
  br i1 %t136, label %b137, label %b138
b137:
  %t139 = getelementptr inbounds double, ptr %t43, i64 1
  store double %t46, ptr %t139, align 8
  %t140 = getelementptr inbounds double, ptr %t43, i64 2
  store double %t94, ptr %t140, align 8
  %t141 = uitofp i1 %t95 to double
  %t142 = getelementptr inbounds double, ptr %t43, i64 3
  store double %t141, ptr %t142, align 8
  %t143 = getelementptr inbounds double, ptr %t43, i64 4
  store double %t135, ptr %t143, align 8
  br label %b138
b138:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t144 = getelementptr inbounds double, ptr %t43, i64 2
  %t145 = load double, ptr %t144, align 8
  %t146 = getelementptr inbounds double, ptr %t43, i64 3
  %t147 = load double, ptr %t146, align 8
  %t148 = fcmp une double %t147, 0x0000000000000000
  %t149 = getelementptr inbounds double, ptr %t43, i64 4
  %t150 = load double, ptr %t149, align 8
  br label %b151
b151:
  %t154 = phi i64 [ %t2, %b138 ], [ %t155, %b152 ]
  %t156 = icmp slt i64 %t154, %t7
  br i1 %t156, label %b152, label %b153
b152:
  %t157 = mul i64 %t154, 12
  %t158 = getelementptr inbounds double, ptr %t17, i64 %t157
  %t159 = getelementptr inbounds double, ptr %t158, i64 1
  %t160 = load double, ptr %t159, align 8
  %t161 = fmul double %t160, %t145
  %t162 = fcmp olt double %t161, 0xC087500000000000
  %t163 = select i1 %t162, double 0xC087500000000000, double %t161
  %t164 = fcmp olt double 0x4086300000000000, %t163
  %t165 = select i1 %t164, double 0x4086300000000000, double %t163
  %t166 = fmul double %t165, 0x3FF71547652B82FE
  %t167 = fadd double %t166, 0x4338000000000000
  %t168 = fsub double %t167, 0x4338000000000000
  %t169 = fmul double %t168, 0x3FE62E42FEE00000
  %t170 = fsub double %t165, %t169
  %t171 = fmul double %t168, 0x3DEA39EF35793C76
  %t172 = fsub double %t170, %t171
  %t173 = fmul double %t172, %t172
  %t174 = fmul double 0x3E66376972BEA4D0, %t173
  %t175 = fadd double %t174, 0xBEBBBD41C5D26BF1
  %t176 = fmul double %t175, %t173
  %t177 = fadd double %t176, 0x3F11566AAF25DE2C
  %t178 = fmul double %t177, %t173
  %t179 = fadd double %t178, 0xBF66C16C16BEBD93
  %t180 = fmul double %t179, %t173
  %t181 = fadd double %t180, 0x3FC555555555553E
  %t182 = fmul double %t173, %t181
  %t183 = fsub double %t172, %t182
  %t184 = fmul double %t172, %t183
  %t185 = fsub double 0x4000000000000000, %t183
  %t186 = fdiv double %t184, %t185
  %t187 = fsub double %t171, %t186
  %t188 = fsub double %t187, %t170
  %t189 = fsub double 0x3FF0000000000000, %t188
  %t190 = bitcast double %t167 to i64
  %t191 = sub i64 %t190, 4843621399236966402
  %t192 = lshr i64 %t191, 1
  %t193 = sub i64 %t191, %t192
  %t194 = shl i64 %t192, 52
  %t195 = bitcast i64 %t194 to double
  %t196 = shl i64 %t193, 52
  %t197 = bitcast i64 %t196 to double
  %t198 = fmul double %t189, %t195
  %t199 = fmul double %t198, %t197
  %t200 = getelementptr inbounds double, ptr %t158, i64 6
  %t201 = load double, ptr %t200, align 8
  %t202 = fcmp une double %t201, 0x0000000000000000
  %t203 = or i1 %t148, %t202
  %t204 = select i1 %t203, double 0x3FF0000000000000, double %t199
  %t205 = fsub double 0x3FF0000000000000, %t204
  %t206 = getelementptr inbounds double, ptr %t158, i64 7
  store double %t205, ptr %t206, align 8
  %t207 = fsub double 0x3FF0000000000000, %t205
  %t208 = getelementptr inbounds double, ptr %t158, i64 8
  store double %t207, ptr %t208, align 8
  %t209 = getelementptr inbounds double, ptr %t158, i64 0
  %t210 = load double, ptr %t209, align 8
  %t211 = call double @llvm.minimum.f64(double %t210, double %t150)
  %t212 = getelementptr inbounds double, ptr %t158, i64 10
  store double %t211, ptr %t212, align 8
  %t155 = add nuw nsw i64 %t154, %t4
  br label %b151
b153:
  ret void
}

define internal void @sf_x_stage1_0(ptr %ctx, ptr %tensor, i64 %number) convergent nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t49 = alloca double, i64 1, align 64
  %t91 = alloca double, i64 1, align 64
  %t114 = alloca double, i64 1, align 64
  %t6 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t7 = load i64, ptr %t6, align 8
  %t8 = inttoptr i64 %t7 to ptr addrspace(1)
  %t9 = addrspacecast ptr addrspace(1) %t8 to ptr
  %t10 = mul i64 %number, 6
  %t11 = getelementptr inbounds double, ptr %t9, i64 %t10
  %t14 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t15 = load i64, ptr %t14, align 8
  %t16 = inttoptr i64 %t15 to ptr addrspace(1)
  %t17 = addrspacecast ptr addrspace(1) %t16 to ptr
  %t18 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t19 = load i64, ptr %t18, align 8
  %t20 = mul i64 %t19, 12
  %t21 = getelementptr inbounds double, ptr %t17, i64 %t20
  %t26 = getelementptr inbounds i64, ptr %tensor, i64 3
  %t27 = load i64, ptr %t26, align 8
  %t28 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t29 = load i64, ptr %t28, align 8
  %t30 = mul i64 %t27, %t29
  %t37 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t38 = load i64, ptr %t37, align 8
  %t39 = inttoptr i64 %t38 to ptr addrspace(1)
  %t40 = addrspacecast ptr addrspace(1) %t39 to ptr
  %t42 = getelementptr inbounds i64, ptr %tensor, i64 7
  %t43 = load i64, ptr %t42, align 8
  %t52 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t53 = load i64, ptr %t52, align 8
  %t54 = inttoptr i64 %t53 to ptr addrspace(1)
  %t55 = addrspacecast ptr addrspace(1) %t54 to ptr
  %t63 = getelementptr inbounds i64, ptr %tensor, i64 20
  %t64 = load i64, ptr %t63, align 8
  %t65 = inttoptr i64 %t64 to ptr addrspace(1)
  %t66 = addrspacecast ptr addrspace(1) %t65 to ptr
  %t74 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t75 = load i64, ptr %t74, align 8
  %t76 = mul i64 %t27, %t75
  %t83 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t84 = load i64, ptr %t83, align 8
  %t85 = inttoptr i64 %t84 to ptr addrspace(1)
  %t86 = addrspacecast ptr addrspace(1) %t85 to ptr
  %t87 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t88 = load i64, ptr %t87, align 8
  %t94 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t95 = load i64, ptr %t94, align 8
  %t96 = inttoptr i64 %t95 to ptr addrspace(1)
  %t97 = addrspacecast ptr addrspace(1) %t96 to ptr
  %t104 = getelementptr inbounds i64, ptr %tensor, i64 17
  %t105 = load i64, ptr %t104, align 8
  %t106 = inttoptr i64 %t105 to ptr addrspace(1)
  %t107 = addrspacecast ptr addrspace(1) %t106 to ptr
  %t109 = getelementptr inbounds i64, ptr %tensor, i64 15
  %t110 = load i64, ptr %t109, align 8
  %t111 = inttoptr i64 %t110 to ptr addrspace(1)
  %t112 = addrspacecast ptr addrspace(1) %t111 to ptr
  %t116 = getelementptr inbounds i64, ptr %tensor, i64 21
  %t117 = load i64, ptr %t116, align 8
  %t118 = inttoptr i64 %t117 to ptr addrspace(1)
  %t119 = addrspacecast ptr addrspace(1) %t118 to ptr
  %t122 = getelementptr inbounds i64, ptr %tensor, i64 23
  %t123 = load i64, ptr %t122, align 8
  %t124 = inttoptr i64 %t123 to ptr addrspace(1)
  %t125 = addrspacecast ptr addrspace(1) %t124 to ptr
  %t275 = getelementptr inbounds i64, ptr %tensor, i64 18
  %t276 = load i64, ptr %t275, align 8
  %t277 = inttoptr i64 %t276 to ptr addrspace(1)
  %t278 = addrspacecast ptr addrspace(1) %t277 to ptr
  %t439 = getelementptr inbounds i64, ptr %tensor, i64 19
  %t440 = load i64, ptr %t439, align 8
  %t441 = inttoptr i64 %t440 to ptr addrspace(1)
  %t442 = addrspacecast ptr addrspace(1) %t441 to ptr
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t12 = getelementptr inbounds double, ptr %t11, i64 1
  %t13 = load double, ptr %t12, align 8
  %t22 = getelementptr inbounds double, ptr %t21, i64 7
  %t23 = load double, ptr %t22, align 8
  %t24 = getelementptr inbounds double, ptr %t21, i64 8
  %t25 = load double, ptr %t24, align 8
  br label %b31
b31:
  %t34 = phi i64 [ %t2, %entry ], [ %t35, %b32 ]
  %t36 = icmp slt i64 %t34, %t30
  br i1 %t36, label %b32, label %b33
b32:
  %t41 = udiv i64 %t34, %t29
  %t44 = mul i64 %t41, %t43
  %t45 = mul i64 %t44, %t29
  %t46 = urem i64 %t34, %t29
  %t47 = add i64 %t45, %t46
  %t48 = getelementptr inbounds double, ptr %t40, i64 %t47
  call void @sf_x_fold_sum(ptr %t49, ptr %t48, i64 %t43, i64 %t29, ptr %t48, i64 %t29, i1 false)
  %t50 = load double, ptr %t49, align 8
  %t51 = fdiv double %t50, %t13
  %t56 = getelementptr inbounds float, ptr %t55, i64 %t34
  %t57 = load float, ptr %t56, align 4
  %t58 = fpext float %t57 to double
  %t59 = fmul double %t23, %t58
  %t60 = fmul double %t25, %t51
  %t61 = fadd double %t59, %t60
  %t62 = fptrunc double %t61 to float
  %t67 = getelementptr inbounds float, ptr %t66, i64 %t34
  store float %t62, ptr %t67, align 4
  %t35 = add nuw nsw i64 %t34, %t4
  br label %b31
b33:
  %t68 = getelementptr inbounds double, ptr %t11, i64 0
  %t69 = load double, ptr %t68, align 8
  %t70 = getelementptr inbounds double, ptr %t21, i64 7
  %t71 = load double, ptr %t70, align 8
  %t72 = getelementptr inbounds double, ptr %t21, i64 8
  %t73 = load double, ptr %t72, align 8
  br label %b77
b77:
  %t80 = phi i64 [ %t2, %b33 ], [ %t81, %b78 ]
  %t82 = icmp slt i64 %t80, %t76
  br i1 %t82, label %b78, label %b79
b78:
  %t89 = mul i64 %t80, %t88
  %t90 = getelementptr inbounds double, ptr %t86, i64 %t89
  call void @sf_x_fold_sum(ptr %t91, ptr %t90, i64 %t88, i64 1, ptr %t90, i64 1, i1 false)
  %t92 = load double, ptr %t91, align 8
  %t93 = fdiv double %t92, %t69
  %t98 = getelementptr inbounds float, ptr %t97, i64 %t80
  %t99 = load float, ptr %t98, align 4
  %t100 = fpext float %t99 to double
  %t101 = fmul double %t71, %t100
  %t102 = fmul double %t73, %t93
  %t103 = fadd double %t101, %t102
  %t108 = getelementptr inbounds double, ptr %t107, i64 %t80
  store double %t103, ptr %t108, align 8
  %t113 = getelementptr inbounds double, ptr %t112, i64 %t89
  call void @sf_x_fold_sum(ptr %t114, ptr %t113, i64 %t88, i64 1, ptr %t113, i64 1, i1 false)
  %t115 = load double, ptr %t114, align 8
  %t120 = getelementptr inbounds double, ptr %t119, i64 %t80
  store double %t115, ptr %t120, align 8
  %t121 = fptrunc double %t103 to float
  %t126 = getelementptr inbounds float, ptr %t125, i64 %t80
  store float %t121, ptr %t126, align 4
  %t81 = add nuw nsw i64 %t80, %t4
  br label %b77
b79:
  %t127 = getelementptr inbounds double, ptr %t11, i64 2
  %t128 = load double, ptr %t127, align 8
  %t129 = getelementptr inbounds double, ptr %t21, i64 2
  %t130 = load double, ptr %t129, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %b131
b131:
  %t134 = phi i64 [ 0, %b79 ], [ %t135, %b274 ]
  %t136 = icmp slt i64 %t134, %t27
  br i1 %t136, label %b132, label %b133
b132:
  %t137 = mul i64 %t134, %t75
  %t138 = getelementptr inbounds double, ptr %t107, i64 %t137
  %t139 = getelementptr inbounds i64, ptr %tensor, i64 8
  %t140 = load i64, ptr %t139, align 8
  %t141 = inttoptr i64 %t140 to ptr addrspace(1)
  %t142 = addrspacecast ptr addrspace(1) %t141 to ptr
  %t147 = icmp sgt i64 %t75, 0
  br i1 %t147, label %b143, label %b144
b143:
  %t148 = phi ptr [ %t138, %b132 ], [ %t142, %b165 ]
  %t149 = phi i64 [ %t75, %b132 ], [ %t153, %b165 ]
  %t150 = phi i64 [ 1, %b132 ], [ %t151, %b165 ]
  %t151 = phi i64 [ 1, %b132 ], [ %t261, %b165 ]
  %t152 = add i64 %t149, 1023
  %t153 = udiv i64 %t152, 1024
  %t154 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t155 = zext i32 %t154 to i64
  %t156 = and i64 %t155, 15
  %t157 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t158 = zext i32 %t157 to i64
  %t159 = udiv i64 %t158, 16
  %t160 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t161 = zext i32 %t160 to i64
  %t162 = udiv i64 %t161, 16
  br label %b163
b163:
  %t166 = phi i64 [ %t159, %b143 ], [ %t167, %b259 ]
  %t168 = icmp slt i64 %t166, %t153
  br i1 %t168, label %b164, label %b165
b164:
  %t169 = mul i64 %t166, 1024
  %t170 = sub i64 %t149, %t169
  %t171 = call i64 @llvm.smin.i64(i64 %t170, i64 1024)
  br label %b172
b172:
  %t175 = phi i64 [ %t156, %b164 ], [ %t176, %b173 ]
  %t177 = phi double [ 0x0000000000000000, %b164 ], [ %t183, %b173 ]
  %t178 = icmp slt i64 %t175, %t171
  br i1 %t178, label %b173, label %b174
b173:
  %t179 = add i64 %t169, %t175
  %t180 = mul i64 %t179, %t150
  %t181 = getelementptr inbounds double, ptr %t148, i64 %t180
  %t182 = load double, ptr %t181, align 8
  %t183 = fadd double %t177, %t182
  %t176 = add nuw nsw i64 %t175, 16
  br label %b172
b174:
  %t184 = bitcast double %t177 to i64
  %t185 = trunc i64 %t184 to i32
  %t186 = lshr i64 %t184, 32
  %t187 = trunc i64 %t186 to i32
  %t188 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t189 = and i32 %t188, 16
  %t190 = shl i32 65535, %t189
  %t191 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t190, i32 %t185, i32 8, i32 4127)
  %t192 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t193 = and i32 %t192, 16
  %t194 = shl i32 65535, %t193
  %t195 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t194, i32 %t187, i32 8, i32 4127)
  %t196 = zext i32 %t191 to i64
  %t197 = zext i32 %t195 to i64
  %t198 = shl i64 %t197, 32
  %t199 = or i64 %t198, %t196
  %t200 = bitcast i64 %t199 to double
  %t201 = fadd double %t177, %t200
  %t202 = bitcast double %t201 to i64
  %t203 = trunc i64 %t202 to i32
  %t204 = lshr i64 %t202, 32
  %t205 = trunc i64 %t204 to i32
  %t206 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t207 = and i32 %t206, 16
  %t208 = shl i32 65535, %t207
  %t209 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t208, i32 %t203, i32 4, i32 4127)
  %t210 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t211 = and i32 %t210, 16
  %t212 = shl i32 65535, %t211
  %t213 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t212, i32 %t205, i32 4, i32 4127)
  %t214 = zext i32 %t209 to i64
  %t215 = zext i32 %t213 to i64
  %t216 = shl i64 %t215, 32
  %t217 = or i64 %t216, %t214
  %t218 = bitcast i64 %t217 to double
  %t219 = fadd double %t201, %t218
  %t220 = bitcast double %t219 to i64
  %t221 = trunc i64 %t220 to i32
  %t222 = lshr i64 %t220, 32
  %t223 = trunc i64 %t222 to i32
  %t224 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t225 = and i32 %t224, 16
  %t226 = shl i32 65535, %t225
  %t227 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t226, i32 %t221, i32 2, i32 4127)
  %t228 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t229 = and i32 %t228, 16
  %t230 = shl i32 65535, %t229
  %t231 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t230, i32 %t223, i32 2, i32 4127)
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
  %t245 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t244, i32 %t239, i32 1, i32 4127)
  %t246 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t247 = and i32 %t246, 16
  %t248 = shl i32 65535, %t247
  %t249 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t248, i32 %t241, i32 1, i32 4127)
  %t250 = zext i32 %t245 to i64
  %t251 = zext i32 %t249 to i64
  %t252 = shl i64 %t251, 32
  %t253 = or i64 %t252, %t250
  %t254 = bitcast i64 %t253 to double
  %t255 = fadd double %t237, %t254
  %t256 = mul i64 %t166, %t151
  %t257 = icmp eq i64 %t156, 0
  br i1 %t257, label %b258, label %b259
b258:
  %t260 = getelementptr inbounds double, ptr %t142, i64 %t256
  store double %t255, ptr %t260, align 8
  br label %b259
b259:
  %t167 = add nuw nsw i64 %t166, %t162
  br label %b163
b165:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t261 = mul i64 %t151, 1024
  %t262 = icmp sgt i64 %t153, 1
  br i1 %t262, label %b143, label %b263
b263:
  %t264 = getelementptr inbounds double, ptr %t142, i64 0
  %t265 = load double, ptr %t264, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %b146
b144:
  %t266 = icmp sgt i64 %t75, 0
  br i1 %t266, label %b145, label %b146
b145:
  %t267 = getelementptr inbounds double, ptr %t138, i64 0
  %t268 = load double, ptr %t267, align 8
  br label %b146
b146:
  %t269 = phi double [ %t265, %b263 ], [ 0x0000000000000000, %b144 ], [ %t268, %b145 ]
  %t270 = fdiv double %t269, %t128
  %t271 = call double @llvm.maximum.f64(double %t270, double %t130)
  %t272 = icmp eq i64 %t2, 0
  br i1 %t272, label %b273, label %b274
b273:
  %t279 = getelementptr inbounds double, ptr %t278, i64 %t134
  store double %t271, ptr %t279, align 8
  br label %b274
b274:
  %t135 = add nuw nsw i64 %t134, 1
  br label %b131
b133:
  %t280 = getelementptr inbounds double, ptr %t119, i64 0
  %t281 = getelementptr inbounds i64, ptr %tensor, i64 8
  %t282 = load i64, ptr %t281, align 8
  %t283 = inttoptr i64 %t282 to ptr addrspace(1)
  %t284 = addrspacecast ptr addrspace(1) %t283 to ptr
  %t289 = icmp sgt i64 %t76, 0
  br i1 %t289, label %b285, label %b286
b285:
  %t290 = phi ptr [ %t280, %b133 ], [ %t284, %b307 ]
  %t291 = phi i64 [ %t76, %b133 ], [ %t295, %b307 ]
  %t292 = phi i64 [ 1, %b133 ], [ %t293, %b307 ]
  %t293 = phi i64 [ 1, %b133 ], [ %t403, %b307 ]
  %t294 = add i64 %t291, 1023
  %t295 = udiv i64 %t294, 1024
  %t296 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t297 = zext i32 %t296 to i64
  %t298 = and i64 %t297, 15
  %t299 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t300 = zext i32 %t299 to i64
  %t301 = udiv i64 %t300, 16
  %t302 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t303 = zext i32 %t302 to i64
  %t304 = udiv i64 %t303, 16
  br label %b305
b305:
  %t308 = phi i64 [ %t301, %b285 ], [ %t309, %b401 ]
  %t310 = icmp slt i64 %t308, %t295
  br i1 %t310, label %b306, label %b307
b306:
  %t311 = mul i64 %t308, 1024
  %t312 = sub i64 %t291, %t311
  %t313 = call i64 @llvm.smin.i64(i64 %t312, i64 1024)
  br label %b314
b314:
  %t317 = phi i64 [ %t298, %b306 ], [ %t318, %b315 ]
  %t319 = phi double [ 0x0000000000000000, %b306 ], [ %t325, %b315 ]
  %t320 = icmp slt i64 %t317, %t313
  br i1 %t320, label %b315, label %b316
b315:
  %t321 = add i64 %t311, %t317
  %t322 = mul i64 %t321, %t292
  %t323 = getelementptr inbounds double, ptr %t290, i64 %t322
  %t324 = load double, ptr %t323, align 8
  %t325 = fadd double %t319, %t324
  %t318 = add nuw nsw i64 %t317, 16
  br label %b314
b316:
  %t326 = bitcast double %t319 to i64
  %t327 = trunc i64 %t326 to i32
  %t328 = lshr i64 %t326, 32
  %t329 = trunc i64 %t328 to i32
  %t330 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t331 = and i32 %t330, 16
  %t332 = shl i32 65535, %t331
  %t333 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t332, i32 %t327, i32 8, i32 4127)
  %t334 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t335 = and i32 %t334, 16
  %t336 = shl i32 65535, %t335
  %t337 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t336, i32 %t329, i32 8, i32 4127)
  %t338 = zext i32 %t333 to i64
  %t339 = zext i32 %t337 to i64
  %t340 = shl i64 %t339, 32
  %t341 = or i64 %t340, %t338
  %t342 = bitcast i64 %t341 to double
  %t343 = fadd double %t319, %t342
  %t344 = bitcast double %t343 to i64
  %t345 = trunc i64 %t344 to i32
  %t346 = lshr i64 %t344, 32
  %t347 = trunc i64 %t346 to i32
  %t348 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t349 = and i32 %t348, 16
  %t350 = shl i32 65535, %t349
  %t351 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t350, i32 %t345, i32 4, i32 4127)
  %t352 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t353 = and i32 %t352, 16
  %t354 = shl i32 65535, %t353
  %t355 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t354, i32 %t347, i32 4, i32 4127)
  %t356 = zext i32 %t351 to i64
  %t357 = zext i32 %t355 to i64
  %t358 = shl i64 %t357, 32
  %t359 = or i64 %t358, %t356
  %t360 = bitcast i64 %t359 to double
  %t361 = fadd double %t343, %t360
  %t362 = bitcast double %t361 to i64
  %t363 = trunc i64 %t362 to i32
  %t364 = lshr i64 %t362, 32
  %t365 = trunc i64 %t364 to i32
  %t366 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t367 = and i32 %t366, 16
  %t368 = shl i32 65535, %t367
  %t369 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t368, i32 %t363, i32 2, i32 4127)
  %t370 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t371 = and i32 %t370, 16
  %t372 = shl i32 65535, %t371
  %t373 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t372, i32 %t365, i32 2, i32 4127)
  %t374 = zext i32 %t369 to i64
  %t375 = zext i32 %t373 to i64
  %t376 = shl i64 %t375, 32
  %t377 = or i64 %t376, %t374
  %t378 = bitcast i64 %t377 to double
  %t379 = fadd double %t361, %t378
  %t380 = bitcast double %t379 to i64
  %t381 = trunc i64 %t380 to i32
  %t382 = lshr i64 %t380, 32
  %t383 = trunc i64 %t382 to i32
  %t384 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t385 = and i32 %t384, 16
  %t386 = shl i32 65535, %t385
  %t387 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t386, i32 %t381, i32 1, i32 4127)
  %t388 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t389 = and i32 %t388, 16
  %t390 = shl i32 65535, %t389
  %t391 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t390, i32 %t383, i32 1, i32 4127)
  %t392 = zext i32 %t387 to i64
  %t393 = zext i32 %t391 to i64
  %t394 = shl i64 %t393, 32
  %t395 = or i64 %t394, %t392
  %t396 = bitcast i64 %t395 to double
  %t397 = fadd double %t379, %t396
  %t398 = mul i64 %t308, %t293
  %t399 = icmp eq i64 %t298, 0
  br i1 %t399, label %b400, label %b401
b400:
  %t402 = getelementptr inbounds double, ptr %t284, i64 %t398
  store double %t397, ptr %t402, align 8
  br label %b401
b401:
  %t309 = add nuw nsw i64 %t308, %t304
  br label %b305
b307:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t403 = mul i64 %t293, 1024
  %t404 = icmp sgt i64 %t295, 1
  br i1 %t404, label %b285, label %b405
b405:
  %t406 = getelementptr inbounds double, ptr %t284, i64 0
  %t407 = load double, ptr %t406, align 8
  br label %b288
b286:
  %t408 = icmp sgt i64 %t76, 0
  br i1 %t408, label %b287, label %b288
b287:
  %t409 = getelementptr inbounds double, ptr %t280, i64 0
  %t410 = load double, ptr %t409, align 8
  br label %b288
b288:
  %t411 = phi double [ %t407, %b405 ], [ 0x0000000000000000, %b286 ], [ %t410, %b287 ]
  %t412 = getelementptr inbounds double, ptr %t11, i64 3
  %t413 = load double, ptr %t412, align 8
  %t414 = fdiv double %t411, %t413
  %t415 = call double @llvm.sqrt.f64(double %t414)
  %t416 = getelementptr inbounds double, ptr %t21, i64 3
  %t417 = load double, ptr %t416, align 8
  %t418 = call double @llvm.maximum.f64(double %t417, double %t415)
  %t419 = getelementptr inbounds double, ptr %t21, i64 10
  %t420 = load double, ptr %t419, align 8
  %t421 = fmul double %t418, %t420
  %t422 = icmp eq i64 %t2, 0
  br i1 %t422, label %b423, label %b424
b423:
  %t425 = getelementptr inbounds double, ptr %t11, i64 4
  store double %t421, ptr %t425, align 8
  br label %b424
b424:
  br label %b426
b426:
  %t429 = phi i64 [ %t2, %b424 ], [ %t430, %b427 ]
  %t431 = icmp slt i64 %t429, %t76
  br i1 %t431, label %b427, label %b428
b427:
  %t434 = udiv i64 %t429, %t75
  %t432 = getelementptr inbounds double, ptr %t107, i64 %t429
  %t433 = load double, ptr %t432, align 8
  %t435 = getelementptr inbounds double, ptr %t278, i64 %t434
  %t436 = load double, ptr %t435, align 8
  %t437 = fdiv double %t433, %t436
  %t438 = fptrunc double %t437 to float
  %t443 = getelementptr inbounds float, ptr %t442, i64 %t429
  store float %t438, ptr %t443, align 4
  %t430 = add nuw nsw i64 %t429, %t4
  br label %b426
b428:
  ret void
}

define internal void @sf_x_stage2_0(ptr %ctx, ptr %tensor, i64 %number) convergent nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t25 = alloca double, i64 1, align 64
  %t6 = getelementptr inbounds i64, ptr %tensor, i64 3
  %t7 = load i64, ptr %t6, align 8
  %t8 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t9 = load i64, ptr %t8, align 8
  %t10 = mul i64 %t7, %t9
  %t17 = getelementptr inbounds i64, ptr %tensor, i64 16
  %t18 = load i64, ptr %t17, align 8
  %t19 = inttoptr i64 %t18 to ptr addrspace(1)
  %t20 = addrspacecast ptr addrspace(1) %t19 to ptr
  %t21 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t22 = load i64, ptr %t21, align 8
  %t27 = getelementptr inbounds i64, ptr %tensor, i64 22
  %t28 = load i64, ptr %t27, align 8
  %t29 = inttoptr i64 %t28 to ptr addrspace(1)
  %t30 = addrspacecast ptr addrspace(1) %t29 to ptr
  %t164 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t165 = load i64, ptr %t164, align 8
  %t166 = inttoptr i64 %t165 to ptr addrspace(1)
  %t167 = addrspacecast ptr addrspace(1) %t166 to ptr
  %t168 = mul i64 %number, 6
  %t169 = getelementptr inbounds double, ptr %t167, i64 %t168
  %t174 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t175 = load i64, ptr %t174, align 8
  %t176 = inttoptr i64 %t175 to ptr addrspace(1)
  %t177 = addrspacecast ptr addrspace(1) %t176 to ptr
  %t178 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t179 = load i64, ptr %t178, align 8
  %t180 = mul i64 %t179, 12
  %t181 = getelementptr inbounds double, ptr %t177, i64 %t180
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
  %t23 = mul i64 %t14, %t22
  %t24 = getelementptr inbounds double, ptr %t20, i64 %t23
  call void @sf_x_fold_sum(ptr %t25, ptr %t24, i64 %t22, i64 1, ptr %t24, i64 1, i1 false)
  %t26 = load double, ptr %t25, align 8
  %t31 = getelementptr inbounds double, ptr %t30, i64 %t14
  store double %t26, ptr %t31, align 8
  %t15 = add nuw nsw i64 %t14, %t4
  br label %b11
b13:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t32 = getelementptr inbounds double, ptr %t30, i64 0
  %t33 = getelementptr inbounds i64, ptr %tensor, i64 8
  %t34 = load i64, ptr %t33, align 8
  %t35 = inttoptr i64 %t34 to ptr addrspace(1)
  %t36 = addrspacecast ptr addrspace(1) %t35 to ptr
  %t41 = icmp sgt i64 %t10, 0
  br i1 %t41, label %b37, label %b38
b37:
  %t42 = phi ptr [ %t32, %b13 ], [ %t36, %b59 ]
  %t43 = phi i64 [ %t10, %b13 ], [ %t47, %b59 ]
  %t44 = phi i64 [ 1, %b13 ], [ %t45, %b59 ]
  %t45 = phi i64 [ 1, %b13 ], [ %t155, %b59 ]
  %t46 = add i64 %t43, 1023
  %t47 = udiv i64 %t46, 1024
  %t48 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t49 = zext i32 %t48 to i64
  %t50 = and i64 %t49, 15
  %t51 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t52 = zext i32 %t51 to i64
  %t53 = udiv i64 %t52, 16
  %t54 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t55 = zext i32 %t54 to i64
  %t56 = udiv i64 %t55, 16
  br label %b57
b57:
  %t60 = phi i64 [ %t53, %b37 ], [ %t61, %b153 ]
  %t62 = icmp slt i64 %t60, %t47
  br i1 %t62, label %b58, label %b59
b58:
  %t63 = mul i64 %t60, 1024
  %t64 = sub i64 %t43, %t63
  %t65 = call i64 @llvm.smin.i64(i64 %t64, i64 1024)
  br label %b66
b66:
  %t69 = phi i64 [ %t50, %b58 ], [ %t70, %b67 ]
  %t71 = phi double [ 0x0000000000000000, %b58 ], [ %t77, %b67 ]
  %t72 = icmp slt i64 %t69, %t65
  br i1 %t72, label %b67, label %b68
b67:
  %t73 = add i64 %t63, %t69
  %t74 = mul i64 %t73, %t44
  %t75 = getelementptr inbounds double, ptr %t42, i64 %t74
  %t76 = load double, ptr %t75, align 8
  %t77 = fadd double %t71, %t76
  %t70 = add nuw nsw i64 %t69, 16
  br label %b66
b68:
  %t78 = bitcast double %t71 to i64
  %t79 = trunc i64 %t78 to i32
  %t80 = lshr i64 %t78, 32
  %t81 = trunc i64 %t80 to i32
  %t82 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t83 = and i32 %t82, 16
  %t84 = shl i32 65535, %t83
  %t85 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t84, i32 %t79, i32 8, i32 4127)
  %t86 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t87 = and i32 %t86, 16
  %t88 = shl i32 65535, %t87
  %t89 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t88, i32 %t81, i32 8, i32 4127)
  %t90 = zext i32 %t85 to i64
  %t91 = zext i32 %t89 to i64
  %t92 = shl i64 %t91, 32
  %t93 = or i64 %t92, %t90
  %t94 = bitcast i64 %t93 to double
  %t95 = fadd double %t71, %t94
  %t96 = bitcast double %t95 to i64
  %t97 = trunc i64 %t96 to i32
  %t98 = lshr i64 %t96, 32
  %t99 = trunc i64 %t98 to i32
  %t100 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t101 = and i32 %t100, 16
  %t102 = shl i32 65535, %t101
  %t103 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t102, i32 %t97, i32 4, i32 4127)
  %t104 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t105 = and i32 %t104, 16
  %t106 = shl i32 65535, %t105
  %t107 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t106, i32 %t99, i32 4, i32 4127)
  %t108 = zext i32 %t103 to i64
  %t109 = zext i32 %t107 to i64
  %t110 = shl i64 %t109, 32
  %t111 = or i64 %t110, %t108
  %t112 = bitcast i64 %t111 to double
  %t113 = fadd double %t95, %t112
  %t114 = bitcast double %t113 to i64
  %t115 = trunc i64 %t114 to i32
  %t116 = lshr i64 %t114, 32
  %t117 = trunc i64 %t116 to i32
  %t118 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t119 = and i32 %t118, 16
  %t120 = shl i32 65535, %t119
  %t121 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t120, i32 %t115, i32 2, i32 4127)
  %t122 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t123 = and i32 %t122, 16
  %t124 = shl i32 65535, %t123
  %t125 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t124, i32 %t117, i32 2, i32 4127)
  %t126 = zext i32 %t121 to i64
  %t127 = zext i32 %t125 to i64
  %t128 = shl i64 %t127, 32
  %t129 = or i64 %t128, %t126
  %t130 = bitcast i64 %t129 to double
  %t131 = fadd double %t113, %t130
  %t132 = bitcast double %t131 to i64
  %t133 = trunc i64 %t132 to i32
  %t134 = lshr i64 %t132, 32
  %t135 = trunc i64 %t134 to i32
  %t136 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t137 = and i32 %t136, 16
  %t138 = shl i32 65535, %t137
  %t139 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t138, i32 %t133, i32 1, i32 4127)
  %t140 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t141 = and i32 %t140, 16
  %t142 = shl i32 65535, %t141
  %t143 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t142, i32 %t135, i32 1, i32 4127)
  %t144 = zext i32 %t139 to i64
  %t145 = zext i32 %t143 to i64
  %t146 = shl i64 %t145, 32
  %t147 = or i64 %t146, %t144
  %t148 = bitcast i64 %t147 to double
  %t149 = fadd double %t131, %t148
  %t150 = mul i64 %t60, %t45
  %t151 = icmp eq i64 %t50, 0
  br i1 %t151, label %b152, label %b153
b152:
  %t154 = getelementptr inbounds double, ptr %t36, i64 %t150
  store double %t149, ptr %t154, align 8
  br label %b153
b153:
  %t61 = add nuw nsw i64 %t60, %t56
  br label %b57
b59:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t155 = mul i64 %t45, 1024
  %t156 = icmp sgt i64 %t47, 1
  br i1 %t156, label %b37, label %b157
b157:
  %t158 = getelementptr inbounds double, ptr %t36, i64 0
  %t159 = load double, ptr %t158, align 8
  br label %b40
b38:
  %t160 = icmp sgt i64 %t10, 0
  br i1 %t160, label %b39, label %b40
b39:
  %t161 = getelementptr inbounds double, ptr %t32, i64 0
  %t162 = load double, ptr %t161, align 8
  br label %b40
b40:
  %t163 = phi double [ %t159, %b157 ], [ 0x0000000000000000, %b38 ], [ %t162, %b39 ]
  %t170 = getelementptr inbounds double, ptr %t169, i64 3
  %t171 = load double, ptr %t170, align 8
  %t172 = fdiv double %t163, %t171
  %t173 = call double @llvm.sqrt.f64(double %t172)
  %t182 = getelementptr inbounds double, ptr %t181, i64 4
  %t183 = load double, ptr %t182, align 8
  %t184 = fdiv double %t173, %t183
  %t185 = call double @llvm.maximum.f64(double 0x3FF0000000000000, double %t184)
  %t186 = getelementptr inbounds double, ptr %t169, i64 4
  %t187 = load double, ptr %t186, align 8
  %t188 = fdiv double %t187, %t185
  %t189 = fptrunc double %t188 to float
  %t190 = icmp eq i64 %t2, 0
  br i1 %t190, label %b191, label %b192
b191:
  %t193 = fpext float %t189 to double
  %t194 = getelementptr inbounds double, ptr %t169, i64 5
  store double %t193, ptr %t194, align 8
  br label %b192
b192:
  ret void
}

define internal void @sf_x_commit_tensor(ptr %ctx, ptr %tensor, i64 %number) convergent nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t6 = getelementptr inbounds i64, ptr %tensor, i64 3
  %t7 = load i64, ptr %t6, align 8
  %t8 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t9 = load i64, ptr %t8, align 8
  %t10 = mul i64 %t7, %t9
  %t17 = getelementptr inbounds i64, ptr %tensor, i64 23
  %t18 = load i64, ptr %t17, align 8
  %t19 = inttoptr i64 %t18 to ptr addrspace(1)
  %t20 = addrspacecast ptr addrspace(1) %t19 to ptr
  %t23 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t24 = load i64, ptr %t23, align 8
  %t25 = inttoptr i64 %t24 to ptr addrspace(1)
  %t26 = addrspacecast ptr addrspace(1) %t25 to ptr
  %t28 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t29 = load i64, ptr %t28, align 8
  %t30 = mul i64 %t7, %t29
  %t37 = getelementptr inbounds i64, ptr %tensor, i64 20
  %t38 = load i64, ptr %t37, align 8
  %t39 = inttoptr i64 %t38 to ptr addrspace(1)
  %t40 = addrspacecast ptr addrspace(1) %t39 to ptr
  %t43 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t44 = load i64, ptr %t43, align 8
  %t45 = inttoptr i64 %t44 to ptr addrspace(1)
  %t46 = addrspacecast ptr addrspace(1) %t45 to ptr
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
  br label %b31
b31:
  %t34 = phi i64 [ %t2, %b13 ], [ %t35, %b32 ]
  %t36 = icmp slt i64 %t34, %t30
  br i1 %t36, label %b32, label %b33
b32:
  %t41 = getelementptr inbounds float, ptr %t40, i64 %t34
  %t42 = load float, ptr %t41, align 4
  %t47 = getelementptr inbounds float, ptr %t46, i64 %t34
  store float %t42, ptr %t47, align 4
  %t35 = add nuw nsw i64 %t34, %t4
  br label %b31
b33:
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
  %t34 = mul i64 %t19, 24
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
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @sf_x_stage2_0(ptr %ctx, ptr %t35, i64 %t19)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @sf_x_sweep2_pass0(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23, i64 %t25, i64 %t27)
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
  %t34 = mul i64 %t19, 24
  %t35 = getelementptr inbounds i64, ptr %t33, i64 %t34
  call void @sf_x_sweep1_pass0(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23, i64 %t25, i64 %t27)
  %t14 = add nuw nsw i64 %t13, %t9
  br label %b10
b12:
  ret void
}

define ptx_kernel void @sf_x_sweep_2(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "nvvm.maxntid"="256" "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
  %t34 = mul i64 %t19, 24
  %t35 = getelementptr inbounds i64, ptr %t33, i64 %t34
  call void @sf_x_sweep2_pass0(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23, i64 %t25, i64 %t27)
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
  %t16 = mul i64 %t9, 24
  %t17 = getelementptr inbounds i64, ptr %t15, i64 %t16
  call void @sf_x_stage0_0(ptr %ctx, ptr %t17, i64 %t9)
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
  %t3 = icmp eq i64 %t2, 0
  br i1 %t3, label %b4, label %b5
b4:
  call void @sf_x_stage0_1(ptr %ctx)
  br label %b5
b5:
  ret void
}

define ptx_kernel void @sf_x_segment_2(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "nvvm.maxntid"="256" "nvvm.minctasm"="1" "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
  %t16 = mul i64 %t9, 24
  %t17 = getelementptr inbounds i64, ptr %t15, i64 %t16
  call void @sf_x_stage1_0(ptr %ctx, ptr %t17, i64 %t9)
  %t10 = add nuw nsw i64 %t9, %t5
  br label %b6
b8:
  ret void
}

define ptx_kernel void @sf_x_segment_3(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "nvvm.maxntid"="256" "nvvm.minctasm"="1" "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
  %t16 = mul i64 %t9, 24
  %t17 = getelementptr inbounds i64, ptr %t15, i64 %t16
  call void @sf_x_stage2_0(ptr %ctx, ptr %t17, i64 %t9)
  %t10 = add nuw nsw i64 %t9, %t5
  br label %b6
b8:
  ret void
}

define ptx_kernel void @sf_x_segment_4(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "nvvm.maxntid"="256" "nvvm.minctasm"="1" "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
  %t16 = mul i64 %t9, 24
  %t17 = getelementptr inbounds i64, ptr %t15, i64 %t16
  call void @sf_x_commit_tensor(ptr %ctx, ptr %t17, i64 %t9)
  %t10 = add nuw nsw i64 %t9, %t5
  br label %b6
b8:
  ret void
}

define ptx_kernel void @sf_x_segment_5(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "nvvm.maxntid"="256" "nvvm.minctasm"="1" "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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

declare float @llvm.maximum.f32(float, float)
declare double @llvm.maximum.f64(double, double)
declare <4 x float> @llvm.maximum.v4f32(<4 x float>, <4 x float>)
declare double @llvm.minimum.f64(double, double)
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
  %t13 = mul i64 %t12, 12
  %t14 = getelementptr inbounds double, ptr %t10, i64 %t13
  %t30 = urem i64 %col, 4
  %t31 = urem i64 %cols, 4
  %t32 = add i64 %t30, %t31
  %t33 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t34 = load i64, ptr %t33, align 8
  %t35 = inttoptr i64 %t34 to ptr addrspace(1)
  %t36 = addrspacecast ptr addrspace(1) %t35 to ptr
  %t37 = ptrtoint ptr %t36 to i64
  %t38 = urem i64 %t37, 16
  %t39 = add i64 %t32, %t38
  %t40 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t41 = load i64, ptr %t40, align 8
  %t42 = inttoptr i64 %t41 to ptr addrspace(1)
  %t43 = addrspacecast ptr addrspace(1) %t42 to ptr
  %t44 = ptrtoint ptr %t43 to i64
  %t45 = urem i64 %t44, 16
  %t46 = add i64 %t39, %t45
  %t47 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t48 = load i64, ptr %t47, align 8
  %t49 = inttoptr i64 %t48 to ptr addrspace(1)
  %t50 = addrspacecast ptr addrspace(1) %t49 to ptr
  %t51 = ptrtoint ptr %t50 to i64
  %t52 = urem i64 %t51, 16
  %t53 = add i64 %t46, %t52
  %t54 = icmp eq i64 %t53, 0
  %t55 = add i64 %cols, 1023
  %t56 = udiv i64 %t55, 1024
  %t57 = icmp sle i64 32, %t56
  %t58 = and i1 %t54, %t57
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t6 = and i64 %t2, 3
  %t15 = getelementptr inbounds double, ptr %t14, i64 7
  %t16 = load double, ptr %t15, align 8
  %t17 = fptrunc double %t16 to float
  %t18 = insertelement <4 x float> poison, float %t17, i64 0
  %t19 = shufflevector <4 x float> %t18, <4 x float> poison, <4 x i32> zeroinitializer
  %t20 = getelementptr inbounds double, ptr %t14, i64 8
  %t21 = load double, ptr %t20, align 8
  %t22 = fptrunc double %t21 to float
  %t23 = insertelement <4 x float> poison, float %t22, i64 0
  %t24 = shufflevector <4 x float> %t23, <4 x float> poison, <4 x i32> zeroinitializer
  %t25 = getelementptr inbounds double, ptr %t14, i64 9
  %t26 = load double, ptr %t25, align 8
  %t27 = fptrunc double %t26 to float
  %t28 = insertelement <4 x float> poison, float %t27, i64 0
  %t29 = shufflevector <4 x float> %t28, <4 x float> poison, <4 x i32> zeroinitializer
  br i1 %t58, label %b59, label %b60
b59:
  %t73 = add i64 %col, %cols
  %t62 = udiv i64 %t2, 4
  %t63 = udiv i64 %t4, 4
  br label %b64
b64:
  %t67 = phi i64 [ %t62, %b59 ], [ %t68, %b445 ]
  %t69 = icmp slt i64 %t67, %t56
  br i1 %t69, label %b65, label %b66
b65:
  %t70 = mul i64 %t67, 1024
  %t71 = add i64 %col, %t70
  %t72 = add i64 %t71, 1024
  %t74 = call i64 @llvm.smin.i64(i64 %t72, i64 %t73)
  %t85 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t86 = load i64, ptr %t85, align 8
  %t87 = inttoptr i64 %t86 to ptr addrspace(1)
  %t88 = addrspacecast ptr addrspace(1) %t87 to ptr
  %t92 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t93 = load i64, ptr %t92, align 8
  %t94 = inttoptr i64 %t93 to ptr addrspace(1)
  %t95 = addrspacecast ptr addrspace(1) %t94 to ptr
  %t98 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t99 = load i64, ptr %t98, align 8
  %t100 = inttoptr i64 %t99 to ptr addrspace(1)
  %t101 = addrspacecast ptr addrspace(1) %t100 to ptr
  %t446 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t447 = load i64, ptr %t446, align 8
  %t448 = inttoptr i64 %t447 to ptr addrspace(1)
  %t449 = addrspacecast ptr addrspace(1) %t448 to ptr
  %t452 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t453 = load i64, ptr %t452, align 8
  %t454 = inttoptr i64 %t453 to ptr addrspace(1)
  %t455 = addrspacecast ptr addrspace(1) %t454 to ptr
  %t75 = mul i64 %t6, 4
  %t76 = add i64 %t71, %t75
  br label %b77
b77:
  %t80 = phi i64 [ %t76, %b65 ], [ %t81, %b78 ]
  %t82 = phi <4 x double> [ splat (double 0x0000000000000000), %b65 ], [ %t115, %b78 ]
  %t83 = phi <4 x double> [ splat (double 0x0000000000000000), %b65 ], [ %t117, %b78 ]
  %t84 = icmp slt i64 %t80, %t74
  br i1 %t84, label %b78, label %b79
b78:
  %t89 = add i64 %t80, 0
  %t90 = getelementptr inbounds float, ptr %t88, i64 %t89
  %t91 = load <4 x float>, ptr %t90, align 16
  %t96 = getelementptr inbounds float, ptr %t95, i64 %t89
  %t97 = load <4 x float>, ptr %t96, align 16
  %t102 = getelementptr inbounds float, ptr %t101, i64 %t89
  %t103 = load <4 x float>, ptr %t102, align 16
  %t104 = fmul <4 x float> %t97, %t97
  %t105 = fmul <4 x float> %t19, %t103
  %t106 = fmul <4 x float> %t24, %t104
  %t107 = fadd <4 x float> %t105, %t106
  %t108 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %t107, <4 x float> %t29)
  %t109 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %t108)
  %t110 = fdiv <4 x float> splat (float 0x3FF0000000000000), %t109
  %t111 = fmul <4 x float> %t97, %t110
  %t112 = fmul <4 x float> %t91, %t91
  %t113 = fmul <4 x float> %t111, %t111
  %t114 = fpext <4 x float> %t112 to <4 x double>
  %t115 = fadd <4 x double> %t82, %t114
  %t116 = fpext <4 x float> %t113 to <4 x double>
  %t117 = fadd <4 x double> %t83, %t116
  %t118 = getelementptr inbounds float, ptr %t101, i64 %t89
  store <4 x float> %t107, ptr %t118, align 16
  %t81 = add nuw nsw i64 %t80, 16
  br label %b77
b79:
  %t119 = extractelement <4 x double> %t82, i64 0
  %t120 = bitcast double %t119 to i64
  %t121 = trunc i64 %t120 to i32
  %t122 = lshr i64 %t120, 32
  %t123 = trunc i64 %t122 to i32
  %t124 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t125 = and i32 %t124, 28
  %t126 = shl i32 15, %t125
  %t127 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t126, i32 %t121, i32 2, i32 7199)
  %t128 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t129 = and i32 %t128, 28
  %t130 = shl i32 15, %t129
  %t131 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t130, i32 %t123, i32 2, i32 7199)
  %t132 = zext i32 %t127 to i64
  %t133 = zext i32 %t131 to i64
  %t134 = shl i64 %t133, 32
  %t135 = or i64 %t134, %t132
  %t136 = bitcast i64 %t135 to double
  %t137 = insertelement <4 x double> poison, double %t136, i64 0
  %t138 = extractelement <4 x double> %t82, i64 1
  %t139 = bitcast double %t138 to i64
  %t140 = trunc i64 %t139 to i32
  %t141 = lshr i64 %t139, 32
  %t142 = trunc i64 %t141 to i32
  %t143 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t144 = and i32 %t143, 28
  %t145 = shl i32 15, %t144
  %t146 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t145, i32 %t140, i32 2, i32 7199)
  %t147 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t148 = and i32 %t147, 28
  %t149 = shl i32 15, %t148
  %t150 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t149, i32 %t142, i32 2, i32 7199)
  %t151 = zext i32 %t146 to i64
  %t152 = zext i32 %t150 to i64
  %t153 = shl i64 %t152, 32
  %t154 = or i64 %t153, %t151
  %t155 = bitcast i64 %t154 to double
  %t156 = insertelement <4 x double> %t137, double %t155, i64 1
  %t157 = extractelement <4 x double> %t82, i64 2
  %t158 = bitcast double %t157 to i64
  %t159 = trunc i64 %t158 to i32
  %t160 = lshr i64 %t158, 32
  %t161 = trunc i64 %t160 to i32
  %t162 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t163 = and i32 %t162, 28
  %t164 = shl i32 15, %t163
  %t165 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t164, i32 %t159, i32 2, i32 7199)
  %t166 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t167 = and i32 %t166, 28
  %t168 = shl i32 15, %t167
  %t169 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t168, i32 %t161, i32 2, i32 7199)
  %t170 = zext i32 %t165 to i64
  %t171 = zext i32 %t169 to i64
  %t172 = shl i64 %t171, 32
  %t173 = or i64 %t172, %t170
  %t174 = bitcast i64 %t173 to double
  %t175 = insertelement <4 x double> %t156, double %t174, i64 2
  %t176 = extractelement <4 x double> %t82, i64 3
  %t177 = bitcast double %t176 to i64
  %t178 = trunc i64 %t177 to i32
  %t179 = lshr i64 %t177, 32
  %t180 = trunc i64 %t179 to i32
  %t181 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t182 = and i32 %t181, 28
  %t183 = shl i32 15, %t182
  %t184 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t183, i32 %t178, i32 2, i32 7199)
  %t185 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t186 = and i32 %t185, 28
  %t187 = shl i32 15, %t186
  %t188 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t187, i32 %t180, i32 2, i32 7199)
  %t189 = zext i32 %t184 to i64
  %t190 = zext i32 %t188 to i64
  %t191 = shl i64 %t190, 32
  %t192 = or i64 %t191, %t189
  %t193 = bitcast i64 %t192 to double
  %t194 = insertelement <4 x double> %t175, double %t193, i64 3
  %t195 = fadd <4 x double> %t82, %t194
  %t196 = extractelement <4 x double> %t195, i64 0
  %t197 = bitcast double %t196 to i64
  %t198 = trunc i64 %t197 to i32
  %t199 = lshr i64 %t197, 32
  %t200 = trunc i64 %t199 to i32
  %t201 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t202 = and i32 %t201, 28
  %t203 = shl i32 15, %t202
  %t204 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t203, i32 %t198, i32 1, i32 7199)
  %t205 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t206 = and i32 %t205, 28
  %t207 = shl i32 15, %t206
  %t208 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t207, i32 %t200, i32 1, i32 7199)
  %t209 = zext i32 %t204 to i64
  %t210 = zext i32 %t208 to i64
  %t211 = shl i64 %t210, 32
  %t212 = or i64 %t211, %t209
  %t213 = bitcast i64 %t212 to double
  %t214 = insertelement <4 x double> poison, double %t213, i64 0
  %t215 = extractelement <4 x double> %t195, i64 1
  %t216 = bitcast double %t215 to i64
  %t217 = trunc i64 %t216 to i32
  %t218 = lshr i64 %t216, 32
  %t219 = trunc i64 %t218 to i32
  %t220 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t221 = and i32 %t220, 28
  %t222 = shl i32 15, %t221
  %t223 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t222, i32 %t217, i32 1, i32 7199)
  %t224 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t225 = and i32 %t224, 28
  %t226 = shl i32 15, %t225
  %t227 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t226, i32 %t219, i32 1, i32 7199)
  %t228 = zext i32 %t223 to i64
  %t229 = zext i32 %t227 to i64
  %t230 = shl i64 %t229, 32
  %t231 = or i64 %t230, %t228
  %t232 = bitcast i64 %t231 to double
  %t233 = insertelement <4 x double> %t214, double %t232, i64 1
  %t234 = extractelement <4 x double> %t195, i64 2
  %t235 = bitcast double %t234 to i64
  %t236 = trunc i64 %t235 to i32
  %t237 = lshr i64 %t235, 32
  %t238 = trunc i64 %t237 to i32
  %t239 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t240 = and i32 %t239, 28
  %t241 = shl i32 15, %t240
  %t242 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t241, i32 %t236, i32 1, i32 7199)
  %t243 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t244 = and i32 %t243, 28
  %t245 = shl i32 15, %t244
  %t246 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t245, i32 %t238, i32 1, i32 7199)
  %t247 = zext i32 %t242 to i64
  %t248 = zext i32 %t246 to i64
  %t249 = shl i64 %t248, 32
  %t250 = or i64 %t249, %t247
  %t251 = bitcast i64 %t250 to double
  %t252 = insertelement <4 x double> %t233, double %t251, i64 2
  %t253 = extractelement <4 x double> %t195, i64 3
  %t254 = bitcast double %t253 to i64
  %t255 = trunc i64 %t254 to i32
  %t256 = lshr i64 %t254, 32
  %t257 = trunc i64 %t256 to i32
  %t258 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t259 = and i32 %t258, 28
  %t260 = shl i32 15, %t259
  %t261 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t260, i32 %t255, i32 1, i32 7199)
  %t262 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t263 = and i32 %t262, 28
  %t264 = shl i32 15, %t263
  %t265 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t264, i32 %t257, i32 1, i32 7199)
  %t266 = zext i32 %t261 to i64
  %t267 = zext i32 %t265 to i64
  %t268 = shl i64 %t267, 32
  %t269 = or i64 %t268, %t266
  %t270 = bitcast i64 %t269 to double
  %t271 = insertelement <4 x double> %t252, double %t270, i64 3
  %t272 = fadd <4 x double> %t195, %t271
  %t273 = shufflevector <4 x double> %t272, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t274 = shufflevector <4 x double> %t272, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t275 = fadd <2 x double> %t273, %t274
  %t276 = shufflevector <2 x double> %t275, <2 x double> poison, <1 x i32> <i32 0>
  %t277 = shufflevector <2 x double> %t275, <2 x double> poison, <1 x i32> <i32 1>
  %t278 = extractelement <1 x double> %t276, i64 0
  %t279 = extractelement <1 x double> %t277, i64 0
  %t280 = fadd double %t278, %t279
  %t281 = extractelement <4 x double> %t83, i64 0
  %t282 = bitcast double %t281 to i64
  %t283 = trunc i64 %t282 to i32
  %t284 = lshr i64 %t282, 32
  %t285 = trunc i64 %t284 to i32
  %t286 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t287 = and i32 %t286, 28
  %t288 = shl i32 15, %t287
  %t289 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t288, i32 %t283, i32 2, i32 7199)
  %t290 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t291 = and i32 %t290, 28
  %t292 = shl i32 15, %t291
  %t293 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t292, i32 %t285, i32 2, i32 7199)
  %t294 = zext i32 %t289 to i64
  %t295 = zext i32 %t293 to i64
  %t296 = shl i64 %t295, 32
  %t297 = or i64 %t296, %t294
  %t298 = bitcast i64 %t297 to double
  %t299 = insertelement <4 x double> poison, double %t298, i64 0
  %t300 = extractelement <4 x double> %t83, i64 1
  %t301 = bitcast double %t300 to i64
  %t302 = trunc i64 %t301 to i32
  %t303 = lshr i64 %t301, 32
  %t304 = trunc i64 %t303 to i32
  %t305 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t306 = and i32 %t305, 28
  %t307 = shl i32 15, %t306
  %t308 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t307, i32 %t302, i32 2, i32 7199)
  %t309 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t310 = and i32 %t309, 28
  %t311 = shl i32 15, %t310
  %t312 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t311, i32 %t304, i32 2, i32 7199)
  %t313 = zext i32 %t308 to i64
  %t314 = zext i32 %t312 to i64
  %t315 = shl i64 %t314, 32
  %t316 = or i64 %t315, %t313
  %t317 = bitcast i64 %t316 to double
  %t318 = insertelement <4 x double> %t299, double %t317, i64 1
  %t319 = extractelement <4 x double> %t83, i64 2
  %t320 = bitcast double %t319 to i64
  %t321 = trunc i64 %t320 to i32
  %t322 = lshr i64 %t320, 32
  %t323 = trunc i64 %t322 to i32
  %t324 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t325 = and i32 %t324, 28
  %t326 = shl i32 15, %t325
  %t327 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t326, i32 %t321, i32 2, i32 7199)
  %t328 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t329 = and i32 %t328, 28
  %t330 = shl i32 15, %t329
  %t331 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t330, i32 %t323, i32 2, i32 7199)
  %t332 = zext i32 %t327 to i64
  %t333 = zext i32 %t331 to i64
  %t334 = shl i64 %t333, 32
  %t335 = or i64 %t334, %t332
  %t336 = bitcast i64 %t335 to double
  %t337 = insertelement <4 x double> %t318, double %t336, i64 2
  %t338 = extractelement <4 x double> %t83, i64 3
  %t339 = bitcast double %t338 to i64
  %t340 = trunc i64 %t339 to i32
  %t341 = lshr i64 %t339, 32
  %t342 = trunc i64 %t341 to i32
  %t343 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t344 = and i32 %t343, 28
  %t345 = shl i32 15, %t344
  %t346 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t345, i32 %t340, i32 2, i32 7199)
  %t347 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t348 = and i32 %t347, 28
  %t349 = shl i32 15, %t348
  %t350 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t349, i32 %t342, i32 2, i32 7199)
  %t351 = zext i32 %t346 to i64
  %t352 = zext i32 %t350 to i64
  %t353 = shl i64 %t352, 32
  %t354 = or i64 %t353, %t351
  %t355 = bitcast i64 %t354 to double
  %t356 = insertelement <4 x double> %t337, double %t355, i64 3
  %t357 = fadd <4 x double> %t83, %t356
  %t358 = extractelement <4 x double> %t357, i64 0
  %t359 = bitcast double %t358 to i64
  %t360 = trunc i64 %t359 to i32
  %t361 = lshr i64 %t359, 32
  %t362 = trunc i64 %t361 to i32
  %t363 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t364 = and i32 %t363, 28
  %t365 = shl i32 15, %t364
  %t366 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t365, i32 %t360, i32 1, i32 7199)
  %t367 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t368 = and i32 %t367, 28
  %t369 = shl i32 15, %t368
  %t370 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t369, i32 %t362, i32 1, i32 7199)
  %t371 = zext i32 %t366 to i64
  %t372 = zext i32 %t370 to i64
  %t373 = shl i64 %t372, 32
  %t374 = or i64 %t373, %t371
  %t375 = bitcast i64 %t374 to double
  %t376 = insertelement <4 x double> poison, double %t375, i64 0
  %t377 = extractelement <4 x double> %t357, i64 1
  %t378 = bitcast double %t377 to i64
  %t379 = trunc i64 %t378 to i32
  %t380 = lshr i64 %t378, 32
  %t381 = trunc i64 %t380 to i32
  %t382 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t383 = and i32 %t382, 28
  %t384 = shl i32 15, %t383
  %t385 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t384, i32 %t379, i32 1, i32 7199)
  %t386 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t387 = and i32 %t386, 28
  %t388 = shl i32 15, %t387
  %t389 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t388, i32 %t381, i32 1, i32 7199)
  %t390 = zext i32 %t385 to i64
  %t391 = zext i32 %t389 to i64
  %t392 = shl i64 %t391, 32
  %t393 = or i64 %t392, %t390
  %t394 = bitcast i64 %t393 to double
  %t395 = insertelement <4 x double> %t376, double %t394, i64 1
  %t396 = extractelement <4 x double> %t357, i64 2
  %t397 = bitcast double %t396 to i64
  %t398 = trunc i64 %t397 to i32
  %t399 = lshr i64 %t397, 32
  %t400 = trunc i64 %t399 to i32
  %t401 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t402 = and i32 %t401, 28
  %t403 = shl i32 15, %t402
  %t404 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t403, i32 %t398, i32 1, i32 7199)
  %t405 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t406 = and i32 %t405, 28
  %t407 = shl i32 15, %t406
  %t408 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t407, i32 %t400, i32 1, i32 7199)
  %t409 = zext i32 %t404 to i64
  %t410 = zext i32 %t408 to i64
  %t411 = shl i64 %t410, 32
  %t412 = or i64 %t411, %t409
  %t413 = bitcast i64 %t412 to double
  %t414 = insertelement <4 x double> %t395, double %t413, i64 2
  %t415 = extractelement <4 x double> %t357, i64 3
  %t416 = bitcast double %t415 to i64
  %t417 = trunc i64 %t416 to i32
  %t418 = lshr i64 %t416, 32
  %t419 = trunc i64 %t418 to i32
  %t420 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t421 = and i32 %t420, 28
  %t422 = shl i32 15, %t421
  %t423 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t422, i32 %t417, i32 1, i32 7199)
  %t424 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t425 = and i32 %t424, 28
  %t426 = shl i32 15, %t425
  %t427 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t426, i32 %t419, i32 1, i32 7199)
  %t428 = zext i32 %t423 to i64
  %t429 = zext i32 %t427 to i64
  %t430 = shl i64 %t429, 32
  %t431 = or i64 %t430, %t428
  %t432 = bitcast i64 %t431 to double
  %t433 = insertelement <4 x double> %t414, double %t432, i64 3
  %t434 = fadd <4 x double> %t357, %t433
  %t435 = shufflevector <4 x double> %t434, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t436 = shufflevector <4 x double> %t434, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t437 = fadd <2 x double> %t435, %t436
  %t438 = shufflevector <2 x double> %t437, <2 x double> poison, <1 x i32> <i32 0>
  %t439 = shufflevector <2 x double> %t437, <2 x double> poison, <1 x i32> <i32 1>
  %t440 = extractelement <1 x double> %t438, i64 0
  %t441 = extractelement <1 x double> %t439, i64 0
  %t442 = fadd double %t440, %t441
  %t443 = icmp eq i64 %t6, 0
  br i1 %t443, label %b444, label %b445
b444:
  %t450 = udiv i64 %t71, 1024
  %t451 = getelementptr inbounds double, ptr %t449, i64 %t450
  store double %t280, ptr %t451, align 8
  %t456 = getelementptr inbounds double, ptr %t455, i64 %t450
  store double %t442, ptr %t456, align 8
  br label %b445
b445:
  %t68 = add nuw nsw i64 %t67, %t63
  br label %b64
b66:
  br label %b61
b60:
  %t468 = add i64 %col, %cols
  %t457 = udiv i64 %t2, 16
  %t458 = udiv i64 %t4, 16
  br label %b459
b459:
  %t462 = phi i64 [ %t457, %b60 ], [ %t463, %b811 ]
  %t464 = icmp slt i64 %t462, %t56
  br i1 %t464, label %b460, label %b461
b460:
  %t465 = mul i64 %t462, 1024
  %t466 = add i64 %col, %t465
  %t467 = add i64 %t466, 1024
  %t469 = call i64 @llvm.smin.i64(i64 %t467, i64 %t468)
  %t470 = sub i64 %t469, %t466
  %t471 = urem i64 %t470, 64
  %t472 = sub i64 %t470, %t471
  %t473 = add i64 %t466, %t472
  %t484 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t485 = load i64, ptr %t484, align 8
  %t486 = inttoptr i64 %t485 to ptr addrspace(1)
  %t487 = addrspacecast ptr addrspace(1) %t486 to ptr
  %t492 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t493 = load i64, ptr %t492, align 8
  %t494 = inttoptr i64 %t493 to ptr addrspace(1)
  %t495 = addrspacecast ptr addrspace(1) %t494 to ptr
  %t500 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t501 = load i64, ptr %t500, align 8
  %t502 = inttoptr i64 %t501 to ptr addrspace(1)
  %t503 = addrspacecast ptr addrspace(1) %t502 to ptr
  %t812 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t813 = load i64, ptr %t812, align 8
  %t814 = inttoptr i64 %t813 to ptr addrspace(1)
  %t815 = addrspacecast ptr addrspace(1) %t814 to ptr
  %t818 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t819 = load i64, ptr %t818, align 8
  %t820 = inttoptr i64 %t819 to ptr addrspace(1)
  %t821 = addrspacecast ptr addrspace(1) %t820 to ptr
  br label %b474
b474:
  %t477 = phi i64 [ %t466, %b460 ], [ %t478, %b475 ]
  %t479 = phi double [ 0x0000000000000000, %b460 ], [ %t605, %b475 ]
  %t480 = phi double [ 0x0000000000000000, %b460 ], [ %t607, %b475 ]
  %t481 = icmp slt i64 %t477, %t473
  br i1 %t481, label %b475, label %b476
b475:
  %t482 = add i64 %t477, 16
  %t483 = add i64 %t477, %t5
  %t508 = add i64 %t483, 16
  %t515 = add i64 %t483, 32
  %t522 = add i64 %t483, 48
  %t488 = getelementptr inbounds float, ptr %t487, i64 %t483
  %t489 = load float, ptr %t488, align 4
  %t490 = insertelement <4 x float> poison, float %t489, i64 0
  %t491 = shufflevector <4 x float> %t490, <4 x float> poison, <4 x i32> zeroinitializer
  %t496 = getelementptr inbounds float, ptr %t495, i64 %t483
  %t497 = load float, ptr %t496, align 4
  %t498 = insertelement <4 x float> poison, float %t497, i64 0
  %t499 = shufflevector <4 x float> %t498, <4 x float> poison, <4 x i32> zeroinitializer
  %t504 = getelementptr inbounds float, ptr %t503, i64 %t483
  %t505 = load float, ptr %t504, align 4
  %t506 = insertelement <4 x float> poison, float %t505, i64 0
  %t507 = shufflevector <4 x float> %t506, <4 x float> poison, <4 x i32> zeroinitializer
  %t509 = getelementptr inbounds float, ptr %t487, i64 %t508
  %t510 = load float, ptr %t509, align 4
  %t511 = getelementptr inbounds float, ptr %t495, i64 %t508
  %t512 = load float, ptr %t511, align 4
  %t513 = getelementptr inbounds float, ptr %t503, i64 %t508
  %t514 = load float, ptr %t513, align 4
  %t516 = getelementptr inbounds float, ptr %t487, i64 %t515
  %t517 = load float, ptr %t516, align 4
  %t518 = getelementptr inbounds float, ptr %t495, i64 %t515
  %t519 = load float, ptr %t518, align 4
  %t520 = getelementptr inbounds float, ptr %t503, i64 %t515
  %t521 = load float, ptr %t520, align 4
  %t523 = getelementptr inbounds float, ptr %t487, i64 %t522
  %t524 = load float, ptr %t523, align 4
  %t525 = getelementptr inbounds float, ptr %t495, i64 %t522
  %t526 = load float, ptr %t525, align 4
  %t527 = getelementptr inbounds float, ptr %t503, i64 %t522
  %t528 = load float, ptr %t527, align 4
  %t529 = fmul float %t497, %t497
  %t530 = insertelement <4 x float> poison, float %t529, i64 0
  %t531 = shufflevector <4 x float> %t530, <4 x float> poison, <4 x i32> zeroinitializer
  %t532 = fmul float %t17, %t505
  %t533 = insertelement <4 x float> poison, float %t532, i64 0
  %t534 = shufflevector <4 x float> %t533, <4 x float> poison, <4 x i32> zeroinitializer
  %t535 = fmul float %t22, %t529
  %t536 = insertelement <4 x float> poison, float %t535, i64 0
  %t537 = shufflevector <4 x float> %t536, <4 x float> poison, <4 x i32> zeroinitializer
  %t538 = fadd float %t532, %t535
  %t539 = insertelement <4 x float> poison, float %t538, i64 0
  %t540 = shufflevector <4 x float> %t539, <4 x float> poison, <4 x i32> zeroinitializer
  %t541 = call float @llvm.maximum.f32(float %t538, float %t27)
  %t542 = insertelement <4 x float> poison, float %t541, i64 0
  %t543 = shufflevector <4 x float> %t542, <4 x float> poison, <4 x i32> zeroinitializer
  %t544 = call float @llvm.sqrt.f32(float %t541)
  %t545 = insertelement <4 x float> poison, float %t544, i64 0
  %t546 = shufflevector <4 x float> %t545, <4 x float> poison, <4 x i32> zeroinitializer
  %t547 = fdiv float 0x3FF0000000000000, %t544
  %t548 = insertelement <4 x float> poison, float %t547, i64 0
  %t549 = shufflevector <4 x float> %t548, <4 x float> poison, <4 x i32> zeroinitializer
  %t550 = fmul float %t497, %t547
  %t551 = insertelement <4 x float> poison, float %t550, i64 0
  %t552 = shufflevector <4 x float> %t551, <4 x float> poison, <4 x i32> zeroinitializer
  %t553 = fmul float %t489, %t489
  %t554 = insertelement <4 x float> poison, float %t553, i64 0
  %t555 = shufflevector <4 x float> %t554, <4 x float> poison, <4 x i32> zeroinitializer
  %t556 = fmul float %t550, %t550
  %t557 = insertelement <4 x float> poison, float %t556, i64 0
  %t558 = shufflevector <4 x float> %t557, <4 x float> poison, <4 x i32> zeroinitializer
  %t559 = fpext float %t553 to double
  %t560 = fadd double %t479, %t559
  %t561 = fpext float %t556 to double
  %t562 = fadd double %t480, %t561
  %t563 = getelementptr inbounds float, ptr %t503, i64 %t483
  store float %t538, ptr %t563, align 4
  %t564 = fmul float %t512, %t512
  %t565 = fmul float %t17, %t514
  %t566 = fmul float %t22, %t564
  %t567 = fadd float %t565, %t566
  %t568 = call float @llvm.maximum.f32(float %t567, float %t27)
  %t569 = call float @llvm.sqrt.f32(float %t568)
  %t570 = fdiv float 0x3FF0000000000000, %t569
  %t571 = fmul float %t512, %t570
  %t572 = fmul float %t510, %t510
  %t573 = fmul float %t571, %t571
  %t574 = fpext float %t572 to double
  %t575 = fadd double %t560, %t574
  %t576 = fpext float %t573 to double
  %t577 = fadd double %t562, %t576
  %t578 = getelementptr inbounds float, ptr %t503, i64 %t508
  store float %t567, ptr %t578, align 4
  %t579 = fmul float %t519, %t519
  %t580 = fmul float %t17, %t521
  %t581 = fmul float %t22, %t579
  %t582 = fadd float %t580, %t581
  %t583 = call float @llvm.maximum.f32(float %t582, float %t27)
  %t584 = call float @llvm.sqrt.f32(float %t583)
  %t585 = fdiv float 0x3FF0000000000000, %t584
  %t586 = fmul float %t519, %t585
  %t587 = fmul float %t517, %t517
  %t588 = fmul float %t586, %t586
  %t589 = fpext float %t587 to double
  %t590 = fadd double %t575, %t589
  %t591 = fpext float %t588 to double
  %t592 = fadd double %t577, %t591
  %t593 = getelementptr inbounds float, ptr %t503, i64 %t515
  store float %t582, ptr %t593, align 4
  %t594 = fmul float %t526, %t526
  %t595 = fmul float %t17, %t528
  %t596 = fmul float %t22, %t594
  %t597 = fadd float %t595, %t596
  %t598 = call float @llvm.maximum.f32(float %t597, float %t27)
  %t599 = call float @llvm.sqrt.f32(float %t598)
  %t600 = fdiv float 0x3FF0000000000000, %t599
  %t601 = fmul float %t526, %t600
  %t602 = fmul float %t524, %t524
  %t603 = fmul float %t601, %t601
  %t604 = fpext float %t602 to double
  %t605 = fadd double %t590, %t604
  %t606 = fpext float %t603 to double
  %t607 = fadd double %t592, %t606
  %t608 = getelementptr inbounds float, ptr %t503, i64 %t522
  store float %t597, ptr %t608, align 4
  %t478 = add nuw nsw i64 %t477, 64
  br label %b474
b476:
  %t609 = add i64 %t473, %t5
  br label %b610
b610:
  %t613 = phi i64 [ %t609, %b476 ], [ %t614, %b611 ]
  %t615 = phi double [ %t479, %b476 ], [ %t661, %b611 ]
  %t616 = phi double [ %t480, %b476 ], [ %t663, %b611 ]
  %t617 = icmp slt i64 %t613, %t469
  br i1 %t617, label %b611, label %b612
b611:
  %t618 = getelementptr inbounds float, ptr %t487, i64 %t613
  %t619 = load float, ptr %t618, align 4
  %t620 = insertelement <4 x float> poison, float %t619, i64 0
  %t621 = shufflevector <4 x float> %t620, <4 x float> poison, <4 x i32> zeroinitializer
  %t622 = getelementptr inbounds float, ptr %t495, i64 %t613
  %t623 = load float, ptr %t622, align 4
  %t624 = insertelement <4 x float> poison, float %t623, i64 0
  %t625 = shufflevector <4 x float> %t624, <4 x float> poison, <4 x i32> zeroinitializer
  %t626 = getelementptr inbounds float, ptr %t503, i64 %t613
  %t627 = load float, ptr %t626, align 4
  %t628 = insertelement <4 x float> poison, float %t627, i64 0
  %t629 = shufflevector <4 x float> %t628, <4 x float> poison, <4 x i32> zeroinitializer
  %t630 = fmul float %t623, %t623
  %t631 = insertelement <4 x float> poison, float %t630, i64 0
  %t632 = shufflevector <4 x float> %t631, <4 x float> poison, <4 x i32> zeroinitializer
  %t633 = fmul float %t17, %t627
  %t634 = insertelement <4 x float> poison, float %t633, i64 0
  %t635 = shufflevector <4 x float> %t634, <4 x float> poison, <4 x i32> zeroinitializer
  %t636 = fmul float %t22, %t630
  %t637 = insertelement <4 x float> poison, float %t636, i64 0
  %t638 = shufflevector <4 x float> %t637, <4 x float> poison, <4 x i32> zeroinitializer
  %t639 = fadd float %t633, %t636
  %t640 = insertelement <4 x float> poison, float %t639, i64 0
  %t641 = shufflevector <4 x float> %t640, <4 x float> poison, <4 x i32> zeroinitializer
  %t642 = call float @llvm.maximum.f32(float %t639, float %t27)
  %t643 = insertelement <4 x float> poison, float %t642, i64 0
  %t644 = shufflevector <4 x float> %t643, <4 x float> poison, <4 x i32> zeroinitializer
  %t645 = call float @llvm.sqrt.f32(float %t642)
  %t646 = insertelement <4 x float> poison, float %t645, i64 0
  %t647 = shufflevector <4 x float> %t646, <4 x float> poison, <4 x i32> zeroinitializer
  %t648 = fdiv float 0x3FF0000000000000, %t645
  %t649 = insertelement <4 x float> poison, float %t648, i64 0
  %t650 = shufflevector <4 x float> %t649, <4 x float> poison, <4 x i32> zeroinitializer
  %t651 = fmul float %t623, %t648
  %t652 = insertelement <4 x float> poison, float %t651, i64 0
  %t653 = shufflevector <4 x float> %t652, <4 x float> poison, <4 x i32> zeroinitializer
  %t654 = fmul float %t619, %t619
  %t655 = insertelement <4 x float> poison, float %t654, i64 0
  %t656 = shufflevector <4 x float> %t655, <4 x float> poison, <4 x i32> zeroinitializer
  %t657 = fmul float %t651, %t651
  %t658 = insertelement <4 x float> poison, float %t657, i64 0
  %t659 = shufflevector <4 x float> %t658, <4 x float> poison, <4 x i32> zeroinitializer
  %t660 = fpext float %t654 to double
  %t661 = fadd double %t615, %t660
  %t662 = fpext float %t657 to double
  %t663 = fadd double %t616, %t662
  %t664 = getelementptr inbounds float, ptr %t503, i64 %t613
  store float %t639, ptr %t664, align 4
  %t614 = add nuw nsw i64 %t613, 16
  br label %b610
b612:
  %t665 = bitcast double %t615 to i64
  %t666 = trunc i64 %t665 to i32
  %t667 = lshr i64 %t665, 32
  %t668 = trunc i64 %t667 to i32
  %t669 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t670 = and i32 %t669, 16
  %t671 = shl i32 65535, %t670
  %t672 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t671, i32 %t666, i32 8, i32 4127)
  %t673 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t674 = and i32 %t673, 16
  %t675 = shl i32 65535, %t674
  %t676 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t675, i32 %t668, i32 8, i32 4127)
  %t677 = zext i32 %t672 to i64
  %t678 = zext i32 %t676 to i64
  %t679 = shl i64 %t678, 32
  %t680 = or i64 %t679, %t677
  %t681 = bitcast i64 %t680 to double
  %t682 = fadd double %t615, %t681
  %t683 = bitcast double %t682 to i64
  %t684 = trunc i64 %t683 to i32
  %t685 = lshr i64 %t683, 32
  %t686 = trunc i64 %t685 to i32
  %t687 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t688 = and i32 %t687, 16
  %t689 = shl i32 65535, %t688
  %t690 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t689, i32 %t684, i32 4, i32 4127)
  %t691 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t692 = and i32 %t691, 16
  %t693 = shl i32 65535, %t692
  %t694 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t693, i32 %t686, i32 4, i32 4127)
  %t695 = zext i32 %t690 to i64
  %t696 = zext i32 %t694 to i64
  %t697 = shl i64 %t696, 32
  %t698 = or i64 %t697, %t695
  %t699 = bitcast i64 %t698 to double
  %t700 = fadd double %t682, %t699
  %t701 = bitcast double %t700 to i64
  %t702 = trunc i64 %t701 to i32
  %t703 = lshr i64 %t701, 32
  %t704 = trunc i64 %t703 to i32
  %t705 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t706 = and i32 %t705, 16
  %t707 = shl i32 65535, %t706
  %t708 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t707, i32 %t702, i32 2, i32 4127)
  %t709 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t710 = and i32 %t709, 16
  %t711 = shl i32 65535, %t710
  %t712 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t711, i32 %t704, i32 2, i32 4127)
  %t713 = zext i32 %t708 to i64
  %t714 = zext i32 %t712 to i64
  %t715 = shl i64 %t714, 32
  %t716 = or i64 %t715, %t713
  %t717 = bitcast i64 %t716 to double
  %t718 = fadd double %t700, %t717
  %t719 = bitcast double %t718 to i64
  %t720 = trunc i64 %t719 to i32
  %t721 = lshr i64 %t719, 32
  %t722 = trunc i64 %t721 to i32
  %t723 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t724 = and i32 %t723, 16
  %t725 = shl i32 65535, %t724
  %t726 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t725, i32 %t720, i32 1, i32 4127)
  %t727 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t728 = and i32 %t727, 16
  %t729 = shl i32 65535, %t728
  %t730 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t729, i32 %t722, i32 1, i32 4127)
  %t731 = zext i32 %t726 to i64
  %t732 = zext i32 %t730 to i64
  %t733 = shl i64 %t732, 32
  %t734 = or i64 %t733, %t731
  %t735 = bitcast i64 %t734 to double
  %t736 = fadd double %t718, %t735
  %t737 = bitcast double %t616 to i64
  %t738 = trunc i64 %t737 to i32
  %t739 = lshr i64 %t737, 32
  %t740 = trunc i64 %t739 to i32
  %t741 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t742 = and i32 %t741, 16
  %t743 = shl i32 65535, %t742
  %t744 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t743, i32 %t738, i32 8, i32 4127)
  %t745 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t746 = and i32 %t745, 16
  %t747 = shl i32 65535, %t746
  %t748 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t747, i32 %t740, i32 8, i32 4127)
  %t749 = zext i32 %t744 to i64
  %t750 = zext i32 %t748 to i64
  %t751 = shl i64 %t750, 32
  %t752 = or i64 %t751, %t749
  %t753 = bitcast i64 %t752 to double
  %t754 = fadd double %t616, %t753
  %t755 = bitcast double %t754 to i64
  %t756 = trunc i64 %t755 to i32
  %t757 = lshr i64 %t755, 32
  %t758 = trunc i64 %t757 to i32
  %t759 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t760 = and i32 %t759, 16
  %t761 = shl i32 65535, %t760
  %t762 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t761, i32 %t756, i32 4, i32 4127)
  %t763 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t764 = and i32 %t763, 16
  %t765 = shl i32 65535, %t764
  %t766 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t765, i32 %t758, i32 4, i32 4127)
  %t767 = zext i32 %t762 to i64
  %t768 = zext i32 %t766 to i64
  %t769 = shl i64 %t768, 32
  %t770 = or i64 %t769, %t767
  %t771 = bitcast i64 %t770 to double
  %t772 = fadd double %t754, %t771
  %t773 = bitcast double %t772 to i64
  %t774 = trunc i64 %t773 to i32
  %t775 = lshr i64 %t773, 32
  %t776 = trunc i64 %t775 to i32
  %t777 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t778 = and i32 %t777, 16
  %t779 = shl i32 65535, %t778
  %t780 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t779, i32 %t774, i32 2, i32 4127)
  %t781 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t782 = and i32 %t781, 16
  %t783 = shl i32 65535, %t782
  %t784 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t783, i32 %t776, i32 2, i32 4127)
  %t785 = zext i32 %t780 to i64
  %t786 = zext i32 %t784 to i64
  %t787 = shl i64 %t786, 32
  %t788 = or i64 %t787, %t785
  %t789 = bitcast i64 %t788 to double
  %t790 = fadd double %t772, %t789
  %t791 = bitcast double %t790 to i64
  %t792 = trunc i64 %t791 to i32
  %t793 = lshr i64 %t791, 32
  %t794 = trunc i64 %t793 to i32
  %t795 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t796 = and i32 %t795, 16
  %t797 = shl i32 65535, %t796
  %t798 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t797, i32 %t792, i32 1, i32 4127)
  %t799 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t800 = and i32 %t799, 16
  %t801 = shl i32 65535, %t800
  %t802 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t801, i32 %t794, i32 1, i32 4127)
  %t803 = zext i32 %t798 to i64
  %t804 = zext i32 %t802 to i64
  %t805 = shl i64 %t804, 32
  %t806 = or i64 %t805, %t803
  %t807 = bitcast i64 %t806 to double
  %t808 = fadd double %t790, %t807
  %t809 = icmp eq i64 %t5, 0
  br i1 %t809, label %b810, label %b811
b810:
  %t816 = udiv i64 %t466, 1024
  %t817 = getelementptr inbounds double, ptr %t815, i64 %t816
  store double %t736, ptr %t817, align 8
  %t822 = getelementptr inbounds double, ptr %t821, i64 %t816
  store double %t808, ptr %t822, align 8
  br label %b811
b811:
  %t463 = add nuw nsw i64 %t462, %t458
  br label %b459
b461:
  br label %b61
b61:
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
  %t12 = mul i64 %t11, 12
  %t13 = getelementptr inbounds double, ptr %t9, i64 %t12
  %t24 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t25 = load i64, ptr %t24, align 8
  %t26 = inttoptr i64 %t25 to ptr addrspace(1)
  %t27 = addrspacecast ptr addrspace(1) %t26 to ptr
  %t28 = mul i64 %number, 2
  %t29 = getelementptr inbounds double, ptr %t27, i64 %t28
  %t35 = urem i64 %col, 4
  %t36 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t37 = load i64, ptr %t36, align 8
  %t38 = inttoptr i64 %t37 to ptr addrspace(1)
  %t39 = addrspacecast ptr addrspace(1) %t38 to ptr
  %t40 = ptrtoint ptr %t39 to i64
  %t41 = urem i64 %t40, 16
  %t42 = add i64 %t35, %t41
  %t43 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t44 = load i64, ptr %t43, align 8
  %t45 = inttoptr i64 %t44 to ptr addrspace(1)
  %t46 = addrspacecast ptr addrspace(1) %t45 to ptr
  %t47 = ptrtoint ptr %t46 to i64
  %t48 = urem i64 %t47, 16
  %t49 = add i64 %t42, %t48
  %t50 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t51 = load i64, ptr %t50, align 8
  %t52 = inttoptr i64 %t51 to ptr addrspace(1)
  %t53 = addrspacecast ptr addrspace(1) %t52 to ptr
  %t54 = ptrtoint ptr %t53 to i64
  %t55 = urem i64 %t54, 16
  %t56 = add i64 %t49, %t55
  %t57 = icmp eq i64 %t56, 0
  %t58 = add i64 %col, %cols
  %t59 = sub i64 %t58, %col
  %t60 = urem i64 %t59, 4
  %t61 = sub i64 %t59, %t60
  %t62 = select i1 %t57, i64 %t61, i64 0
  %t63 = sub i64 %t59, %t62
  %t64 = urem i64 %t63, 1024
  %t65 = sub i64 %t63, %t64
  %t66 = add i64 %col, %t62
  %t91 = add i64 %t66, %t65
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t14 = getelementptr inbounds double, ptr %t13, i64 9
  %t15 = load double, ptr %t14, align 8
  %t16 = fptrunc double %t15 to float
  %t17 = insertelement <4 x float> poison, float %t16, i64 0
  %t18 = shufflevector <4 x float> %t17, <4 x float> poison, <4 x i32> zeroinitializer
  %t19 = getelementptr inbounds double, ptr %t13, i64 11
  %t20 = load double, ptr %t19, align 8
  %t21 = fptrunc double %t20 to float
  %t22 = insertelement <4 x float> poison, float %t21, i64 0
  %t23 = shufflevector <4 x float> %t22, <4 x float> poison, <4 x i32> zeroinitializer
  %t30 = getelementptr inbounds double, ptr %t29, i64 1
  %t31 = load double, ptr %t30, align 8
  %t32 = fptrunc double %t31 to float
  %t33 = insertelement <4 x float> poison, float %t32, i64 0
  %t34 = shufflevector <4 x float> %t33, <4 x float> poison, <4 x i32> zeroinitializer
  %t67 = mul i64 %t2, 4
  %t68 = mul i64 %t4, 4
  %t69 = add i64 %col, %t67
  br label %b70
b70:
  %t73 = phi i64 [ %t69, %entry ], [ %t74, %b71 ]
  %t75 = icmp slt i64 %t73, %t66
  br i1 %t75, label %b71, label %b72
b71:
  %t76 = add i64 %t73, 0
  %t77 = getelementptr inbounds float, ptr %t39, i64 %t76
  %t78 = load <4 x float>, ptr %t77, align 16
  %t79 = getelementptr inbounds float, ptr %t46, i64 %t76
  %t80 = load <4 x float>, ptr %t79, align 16
  %t81 = getelementptr inbounds float, ptr %t53, i64 %t76
  %t82 = load <4 x float>, ptr %t81, align 16
  %t83 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %t82, <4 x float> %t18)
  %t84 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %t83)
  %t85 = fdiv <4 x float> splat (float 0x3FF0000000000000), %t84
  %t86 = fmul <4 x float> %t80, %t85
  %t87 = fmul <4 x float> %t23, %t78
  %t88 = fmul <4 x float> %t34, %t86
  %t89 = fsub <4 x float> %t87, %t88
  %t90 = getelementptr inbounds float, ptr %t39, i64 %t76
  store <4 x float> %t89, ptr %t90, align 16
  %t74 = add nuw nsw i64 %t73, %t68
  br label %b70
b72:
  br label %b92
b92:
  %t95 = phi i64 [ %t66, %b72 ], [ %t96, %b102 ]
  %t97 = icmp slt i64 %t95, %t91
  br i1 %t97, label %b93, label %b94
b93:
  %t98 = add i64 %t95, 256
  %t99 = add i64 %t95, %t2
  br label %b100
b100:
  %t103 = phi i64 [ %t99, %b93 ], [ %t104, %b101 ]
  %t105 = icmp slt i64 %t103, %t98
  br i1 %t105, label %b101, label %b102
b101:
  %t118 = add i64 %t103, 256
  %t125 = add i64 %t103, 512
  %t132 = add i64 %t103, 768
  %t106 = getelementptr inbounds float, ptr %t39, i64 %t103
  %t107 = load float, ptr %t106, align 4
  %t108 = insertelement <4 x float> poison, float %t107, i64 0
  %t109 = shufflevector <4 x float> %t108, <4 x float> poison, <4 x i32> zeroinitializer
  %t110 = getelementptr inbounds float, ptr %t46, i64 %t103
  %t111 = load float, ptr %t110, align 4
  %t112 = insertelement <4 x float> poison, float %t111, i64 0
  %t113 = shufflevector <4 x float> %t112, <4 x float> poison, <4 x i32> zeroinitializer
  %t114 = getelementptr inbounds float, ptr %t53, i64 %t103
  %t115 = load float, ptr %t114, align 4
  %t116 = insertelement <4 x float> poison, float %t115, i64 0
  %t117 = shufflevector <4 x float> %t116, <4 x float> poison, <4 x i32> zeroinitializer
  %t119 = getelementptr inbounds float, ptr %t39, i64 %t118
  %t120 = load float, ptr %t119, align 4
  %t121 = getelementptr inbounds float, ptr %t46, i64 %t118
  %t122 = load float, ptr %t121, align 4
  %t123 = getelementptr inbounds float, ptr %t53, i64 %t118
  %t124 = load float, ptr %t123, align 4
  %t126 = getelementptr inbounds float, ptr %t39, i64 %t125
  %t127 = load float, ptr %t126, align 4
  %t128 = getelementptr inbounds float, ptr %t46, i64 %t125
  %t129 = load float, ptr %t128, align 4
  %t130 = getelementptr inbounds float, ptr %t53, i64 %t125
  %t131 = load float, ptr %t130, align 4
  %t133 = getelementptr inbounds float, ptr %t39, i64 %t132
  %t134 = load float, ptr %t133, align 4
  %t135 = getelementptr inbounds float, ptr %t46, i64 %t132
  %t136 = load float, ptr %t135, align 4
  %t137 = getelementptr inbounds float, ptr %t53, i64 %t132
  %t138 = load float, ptr %t137, align 4
  %t139 = call float @llvm.maximum.f32(float %t115, float %t16)
  %t140 = insertelement <4 x float> poison, float %t139, i64 0
  %t141 = shufflevector <4 x float> %t140, <4 x float> poison, <4 x i32> zeroinitializer
  %t142 = call float @llvm.sqrt.f32(float %t139)
  %t143 = insertelement <4 x float> poison, float %t142, i64 0
  %t144 = shufflevector <4 x float> %t143, <4 x float> poison, <4 x i32> zeroinitializer
  %t145 = fdiv float 0x3FF0000000000000, %t142
  %t146 = insertelement <4 x float> poison, float %t145, i64 0
  %t147 = shufflevector <4 x float> %t146, <4 x float> poison, <4 x i32> zeroinitializer
  %t148 = fmul float %t111, %t145
  %t149 = insertelement <4 x float> poison, float %t148, i64 0
  %t150 = shufflevector <4 x float> %t149, <4 x float> poison, <4 x i32> zeroinitializer
  %t151 = fmul float %t21, %t107
  %t152 = insertelement <4 x float> poison, float %t151, i64 0
  %t153 = shufflevector <4 x float> %t152, <4 x float> poison, <4 x i32> zeroinitializer
  %t154 = fmul float %t32, %t148
  %t155 = insertelement <4 x float> poison, float %t154, i64 0
  %t156 = shufflevector <4 x float> %t155, <4 x float> poison, <4 x i32> zeroinitializer
  %t157 = fsub float %t151, %t154
  %t158 = insertelement <4 x float> poison, float %t157, i64 0
  %t159 = shufflevector <4 x float> %t158, <4 x float> poison, <4 x i32> zeroinitializer
  %t160 = getelementptr inbounds float, ptr %t39, i64 %t103
  store float %t157, ptr %t160, align 4
  %t161 = call float @llvm.maximum.f32(float %t124, float %t16)
  %t162 = call float @llvm.sqrt.f32(float %t161)
  %t163 = fdiv float 0x3FF0000000000000, %t162
  %t164 = fmul float %t122, %t163
  %t165 = fmul float %t21, %t120
  %t166 = fmul float %t32, %t164
  %t167 = fsub float %t165, %t166
  %t168 = getelementptr inbounds float, ptr %t39, i64 %t118
  store float %t167, ptr %t168, align 4
  %t169 = call float @llvm.maximum.f32(float %t131, float %t16)
  %t170 = call float @llvm.sqrt.f32(float %t169)
  %t171 = fdiv float 0x3FF0000000000000, %t170
  %t172 = fmul float %t129, %t171
  %t173 = fmul float %t21, %t127
  %t174 = fmul float %t32, %t172
  %t175 = fsub float %t173, %t174
  %t176 = getelementptr inbounds float, ptr %t39, i64 %t125
  store float %t175, ptr %t176, align 4
  %t177 = call float @llvm.maximum.f32(float %t138, float %t16)
  %t178 = call float @llvm.sqrt.f32(float %t177)
  %t179 = fdiv float 0x3FF0000000000000, %t178
  %t180 = fmul float %t136, %t179
  %t181 = fmul float %t21, %t134
  %t182 = fmul float %t32, %t180
  %t183 = fsub float %t181, %t182
  %t184 = getelementptr inbounds float, ptr %t39, i64 %t132
  store float %t183, ptr %t184, align 4
  %t104 = add nuw nsw i64 %t103, %t4
  br label %b100
b102:
  %t96 = add nuw nsw i64 %t95, 1024
  br label %b92
b94:
  %t185 = add i64 %t91, %t2
  br label %b186
b186:
  %t189 = phi i64 [ %t185, %b94 ], [ %t190, %b187 ]
  %t191 = icmp slt i64 %t189, %t58
  br i1 %t191, label %b187, label %b188
b187:
  %t192 = getelementptr inbounds float, ptr %t39, i64 %t189
  %t193 = load float, ptr %t192, align 4
  %t194 = insertelement <4 x float> poison, float %t193, i64 0
  %t195 = shufflevector <4 x float> %t194, <4 x float> poison, <4 x i32> zeroinitializer
  %t196 = getelementptr inbounds float, ptr %t46, i64 %t189
  %t197 = load float, ptr %t196, align 4
  %t198 = insertelement <4 x float> poison, float %t197, i64 0
  %t199 = shufflevector <4 x float> %t198, <4 x float> poison, <4 x i32> zeroinitializer
  %t200 = getelementptr inbounds float, ptr %t53, i64 %t189
  %t201 = load float, ptr %t200, align 4
  %t202 = insertelement <4 x float> poison, float %t201, i64 0
  %t203 = shufflevector <4 x float> %t202, <4 x float> poison, <4 x i32> zeroinitializer
  %t204 = call float @llvm.maximum.f32(float %t201, float %t16)
  %t205 = insertelement <4 x float> poison, float %t204, i64 0
  %t206 = shufflevector <4 x float> %t205, <4 x float> poison, <4 x i32> zeroinitializer
  %t207 = call float @llvm.sqrt.f32(float %t204)
  %t208 = insertelement <4 x float> poison, float %t207, i64 0
  %t209 = shufflevector <4 x float> %t208, <4 x float> poison, <4 x i32> zeroinitializer
  %t210 = fdiv float 0x3FF0000000000000, %t207
  %t211 = insertelement <4 x float> poison, float %t210, i64 0
  %t212 = shufflevector <4 x float> %t211, <4 x float> poison, <4 x i32> zeroinitializer
  %t213 = fmul float %t197, %t210
  %t214 = insertelement <4 x float> poison, float %t213, i64 0
  %t215 = shufflevector <4 x float> %t214, <4 x float> poison, <4 x i32> zeroinitializer
  %t216 = fmul float %t21, %t193
  %t217 = insertelement <4 x float> poison, float %t216, i64 0
  %t218 = shufflevector <4 x float> %t217, <4 x float> poison, <4 x i32> zeroinitializer
  %t219 = fmul float %t32, %t213
  %t220 = insertelement <4 x float> poison, float %t219, i64 0
  %t221 = shufflevector <4 x float> %t220, <4 x float> poison, <4 x i32> zeroinitializer
  %t222 = fsub float %t216, %t219
  %t223 = insertelement <4 x float> poison, float %t222, i64 0
  %t224 = shufflevector <4 x float> %t223, <4 x float> poison, <4 x i32> zeroinitializer
  %t225 = getelementptr inbounds float, ptr %t39, i64 %t189
  store float %t222, ptr %t225, align 4
  %t190 = add nuw nsw i64 %t189, %t4
  br label %b186
b188:
  ret void
}

define internal void @sf_x_stage0_0(ptr %ctx, ptr %tensor, i64 %number) convergent nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t6 = getelementptr inbounds i64, ptr %tensor, i64 2
  %t7 = load i64, ptr %t6, align 8
  %t14 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t15 = load i64, ptr %t14, align 8
  %t16 = inttoptr i64 %t15 to ptr addrspace(1)
  %t17 = addrspacecast ptr addrspace(1) %t16 to ptr
  %t18 = mul i64 %number, 2
  %t19 = getelementptr inbounds double, ptr %t17, i64 %t18
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t8 = sitofp i64 %t7 to double
  %t9 = sitofp i64 1 to double
  %t10 = fdiv double %t8, %t9
  %t11 = icmp eq i64 %t2, 0
  br i1 %t11, label %b12, label %b13
b12:
  %t20 = getelementptr inbounds double, ptr %t19, i64 0
  store double %t10, ptr %t20, align 8
  br label %b13
b13:
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
  %t40 = getelementptr inbounds i64, ptr %ctx, i64 2
  %t41 = load i64, ptr %t40, align 8
  %t42 = inttoptr i64 %t41 to ptr addrspace(1)
  %t43 = addrspacecast ptr addrspace(1) %t42 to ptr
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
  %t18 = mul i64 %t11, 12
  %t19 = getelementptr inbounds double, ptr %t17, i64 %t18
  %t20 = getelementptr inbounds double, ptr %t19, i64 1
  %t21 = load double, ptr %t20, align 8
  %t22 = fcmp oeq double %t21, 0x0000000000000000
  %t23 = uitofp i1 %t22 to double
  %t24 = getelementptr inbounds double, ptr %t19, i64 6
  store double %t23, ptr %t24, align 8
  %t25 = getelementptr inbounds double, ptr %t19, i64 2
  %t26 = load double, ptr %t25, align 8
  %t27 = fmul double %t26, %t26
  %t28 = fptrunc double %t27 to float
  %t29 = fpext float %t28 to double
  %t30 = getelementptr inbounds double, ptr %t19, i64 9
  store double %t29, ptr %t30, align 8
  %t31 = getelementptr inbounds double, ptr %t19, i64 0
  %t32 = load double, ptr %t31, align 8
  %t33 = getelementptr inbounds double, ptr %t19, i64 5
  %t34 = load double, ptr %t33, align 8
  %t35 = fmul double %t32, %t34
  %t36 = fsub double 0x3FF0000000000000, %t35
  %t37 = fptrunc double %t36 to float
  %t38 = fpext float %t37 to double
  %t39 = getelementptr inbounds double, ptr %t19, i64 11
  store double %t38, ptr %t39, align 8
  %t12 = add nuw nsw i64 %t11, %t4
  br label %b8
b10:
  %t44 = getelementptr inbounds double, ptr %t43, i64 0
  %t45 = load double, ptr %t44, align 8
  %t46 = fadd double %t45, 0x3FF0000000000000
  %t47 = fcmp olt double %t46, 0x0010000000000000
  %t48 = fmul double %t46, 0x4350000000000000
  %t49 = select i1 %t47, double %t48, double %t46
  %t50 = bitcast double %t49 to i64
  %t51 = sub i64 %t50, 4604544271217802189
  %t52 = ashr i64 %t51, 52
  %t53 = shl i64 %t52, 52
  %t54 = sub i64 %t50, %t53
  %t55 = bitcast i64 %t54 to double
  %t56 = add i64 %t52, 4843621399236968448
  %t57 = bitcast i64 %t56 to double
  %t58 = fsub double %t57, 0x4338000000000000
  %t59 = fsub double %t58, 0x404B000000000000
  %t60 = select i1 %t47, double %t59, double %t58
  %t61 = fsub double %t55, 0x3FF0000000000000
  %t62 = fmul double %t60, 0x3FE62E42FEE00000
  %t63 = fmul double %t60, 0x3DEA39EF35793C76
  %t64 = fadd double 0x4000000000000000, %t61
  %t65 = fdiv double %t61, %t64
  %t66 = fmul double %t65, %t65
  %t67 = fmul double %t66, %t66
  %t68 = fmul double 0x3FC2F112DF3E5244, %t67
  %t69 = fadd double %t68, 0x3FC7466496CB03DE
  %t70 = fmul double %t69, %t67
  %t71 = fadd double %t70, 0x3FD2492494229359
  %t72 = fmul double %t71, %t67
  %t73 = fadd double %t72, 0x3FE5555555555593
  %t74 = fmul double %t66, %t73
  %t75 = fmul double 0x3FC39A09D078C69F, %t67
  %t76 = fadd double %t75, 0x3FCC71C51D8E78AF
  %t77 = fmul double %t76, %t67
  %t78 = fadd double %t77, 0x3FD999999997FA04
  %t79 = fmul double %t67, %t78
  %t80 = fadd double %t74, %t79
  %t81 = fmul double %t61, %t61
  %t82 = fmul double 0x3FE0000000000000, %t81
  %t83 = fadd double %t82, %t80
  %t84 = fmul double %t65, %t83
  %t85 = fadd double %t84, %t63
  %t86 = fsub double %t82, %t85
  %t87 = fsub double %t86, %t61
  %t88 = fsub double %t62, %t87
  %t89 = fcmp olt double %t46, 0x7FF0000000000000
  %t90 = select i1 %t89, double %t88, double %t46
  %t91 = fcmp olt double 0x0000000000000000, %t46
  %t92 = fcmp oeq double %t46, 0x0000000000000000
  %t93 = select i1 %t92, double 0xFFF0000000000000, double 0x7FF8000000000000
  %t94 = select i1 %t91, double %t90, double %t93
  %t95 = fcmp oeq double %t46, 0x3FF0000000000000
  %t96 = fmul double 0xBFE0000000000000, %t94
  %t97 = fcmp olt double %t96, 0xC087500000000000
  %t98 = select i1 %t97, double 0xC087500000000000, double %t96
  %t99 = fcmp olt double 0x4086300000000000, %t98
  %t100 = select i1 %t99, double 0x4086300000000000, double %t98
  %t101 = fmul double %t100, 0x3FF71547652B82FE
  %t102 = fadd double %t101, 0x4338000000000000
  %t103 = fsub double %t102, 0x4338000000000000
  %t104 = fmul double %t103, 0x3FE62E42FEE00000
  %t105 = fsub double %t100, %t104
  %t106 = fmul double %t103, 0x3DEA39EF35793C76
  %t107 = fsub double %t105, %t106
  %t108 = fmul double %t107, %t107
  %t109 = fmul double 0x3E66376972BEA4D0, %t108
  %t110 = fadd double %t109, 0xBEBBBD41C5D26BF1
  %t111 = fmul double %t110, %t108
  %t112 = fadd double %t111, 0x3F11566AAF25DE2C
  %t113 = fmul double %t112, %t108
  %t114 = fadd double %t113, 0xBF66C16C16BEBD93
  %t115 = fmul double %t114, %t108
  %t116 = fadd double %t115, 0x3FC555555555553E
  %t117 = fmul double %t108, %t116
  %t118 = fsub double %t107, %t117
  %t119 = fmul double %t107, %t118
  %t120 = fsub double 0x4000000000000000, %t118
  %t121 = fdiv double %t119, %t120
  %t122 = fsub double %t106, %t121
  %t123 = fsub double %t122, %t105
  %t124 = fsub double 0x3FF0000000000000, %t123
  %t125 = bitcast double %t102 to i64
  %t126 = sub i64 %t125, 4843621399236966402
  %t127 = lshr i64 %t126, 1
  %t128 = sub i64 %t126, %t127
  %t129 = shl i64 %t127, 52
  %t130 = bitcast i64 %t129 to double
  %t131 = shl i64 %t128, 52
  %t132 = bitcast i64 %t131 to double
  %t133 = fmul double %t124, %t130
  %t134 = fmul double %t133, %t132
  %t135 = select i1 %t95, double 0x3FF0000000000000, double %t134
  %t136 = icmp eq i64 %t2, 0
  br i1 %t136, label %b137, label %b138
b137:
  %t139 = getelementptr inbounds double, ptr %t43, i64 1
  store double %t46, ptr %t139, align 8
  %t140 = getelementptr inbounds double, ptr %t43, i64 2
  store double %t94, ptr %t140, align 8
  %t141 = uitofp i1 %t95 to double
  %t142 = getelementptr inbounds double, ptr %t43, i64 3
  store double %t141, ptr %t142, align 8
  %t143 = getelementptr inbounds double, ptr %t43, i64 4
  store double %t135, ptr %t143, align 8
  br label %b138
b138:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t144 = getelementptr inbounds double, ptr %t43, i64 2
  %t145 = load double, ptr %t144, align 8
  %t146 = getelementptr inbounds double, ptr %t43, i64 3
  %t147 = load double, ptr %t146, align 8
  %t148 = fcmp une double %t147, 0x0000000000000000
  %t149 = getelementptr inbounds double, ptr %t43, i64 4
  %t150 = load double, ptr %t149, align 8
  br label %b151
b151:
  %t154 = phi i64 [ %t2, %b138 ], [ %t155, %b152 ]
  %t156 = icmp slt i64 %t154, %t7
  br i1 %t156, label %b152, label %b153
b152:
  %t157 = mul i64 %t154, 12
  %t158 = getelementptr inbounds double, ptr %t17, i64 %t157
  %t159 = getelementptr inbounds double, ptr %t158, i64 1
  %t160 = load double, ptr %t159, align 8
  %t161 = fmul double %t160, %t145
  %t162 = fcmp olt double %t161, 0xC087500000000000
  %t163 = select i1 %t162, double 0xC087500000000000, double %t161
  %t164 = fcmp olt double 0x4086300000000000, %t163
  %t165 = select i1 %t164, double 0x4086300000000000, double %t163
  %t166 = fmul double %t165, 0x3FF71547652B82FE
  %t167 = fadd double %t166, 0x4338000000000000
  %t168 = fsub double %t167, 0x4338000000000000
  %t169 = fmul double %t168, 0x3FE62E42FEE00000
  %t170 = fsub double %t165, %t169
  %t171 = fmul double %t168, 0x3DEA39EF35793C76
  %t172 = fsub double %t170, %t171
  %t173 = fmul double %t172, %t172
  %t174 = fmul double 0x3E66376972BEA4D0, %t173
  %t175 = fadd double %t174, 0xBEBBBD41C5D26BF1
  %t176 = fmul double %t175, %t173
  %t177 = fadd double %t176, 0x3F11566AAF25DE2C
  %t178 = fmul double %t177, %t173
  %t179 = fadd double %t178, 0xBF66C16C16BEBD93
  %t180 = fmul double %t179, %t173
  %t181 = fadd double %t180, 0x3FC555555555553E
  %t182 = fmul double %t173, %t181
  %t183 = fsub double %t172, %t182
  %t184 = fmul double %t172, %t183
  %t185 = fsub double 0x4000000000000000, %t183
  %t186 = fdiv double %t184, %t185
  %t187 = fsub double %t171, %t186
  %t188 = fsub double %t187, %t170
  %t189 = fsub double 0x3FF0000000000000, %t188
  %t190 = bitcast double %t167 to i64
  %t191 = sub i64 %t190, 4843621399236966402
  %t192 = lshr i64 %t191, 1
  %t193 = sub i64 %t191, %t192
  %t194 = shl i64 %t192, 52
  %t195 = bitcast i64 %t194 to double
  %t196 = shl i64 %t193, 52
  %t197 = bitcast i64 %t196 to double
  %t198 = fmul double %t189, %t195
  %t199 = fmul double %t198, %t197
  %t200 = getelementptr inbounds double, ptr %t158, i64 6
  %t201 = load double, ptr %t200, align 8
  %t202 = fcmp une double %t201, 0x0000000000000000
  %t203 = or i1 %t148, %t202
  %t204 = select i1 %t203, double 0x3FF0000000000000, double %t199
  %t205 = fsub double 0x3FF0000000000000, %t204
  %t206 = fptrunc double %t205 to float
  %t207 = fpext float %t206 to double
  %t208 = getelementptr inbounds double, ptr %t158, i64 7
  store double %t207, ptr %t208, align 8
  %t209 = fsub double 0x3FF0000000000000, %t205
  %t210 = fptrunc double %t209 to float
  %t211 = fpext float %t210 to double
  %t212 = getelementptr inbounds double, ptr %t158, i64 8
  store double %t211, ptr %t212, align 8
  %t213 = getelementptr inbounds double, ptr %t158, i64 0
  %t214 = load double, ptr %t213, align 8
  %t215 = call double @llvm.minimum.f64(double %t214, double %t150)
  %t216 = getelementptr inbounds double, ptr %t158, i64 10
  store double %t215, ptr %t216, align 8
  %t155 = add nuw nsw i64 %t154, %t4
  br label %b151
b153:
  ret void
}

define internal void @sf_x_stage1_0(ptr %ctx, ptr %tensor, i64 %number) convergent nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t6 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t7 = load i64, ptr %t6, align 8
  %t8 = inttoptr i64 %t7 to ptr addrspace(1)
  %t9 = addrspacecast ptr addrspace(1) %t8 to ptr
  %t10 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t11 = load i64, ptr %t10, align 8
  %t141 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t142 = load i64, ptr %t141, align 8
  %t143 = inttoptr i64 %t142 to ptr addrspace(1)
  %t144 = addrspacecast ptr addrspace(1) %t143 to ptr
  %t145 = mul i64 %number, 2
  %t146 = getelementptr inbounds double, ptr %t144, i64 %t145
  %t151 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t152 = load i64, ptr %t151, align 8
  %t153 = inttoptr i64 %t152 to ptr addrspace(1)
  %t154 = addrspacecast ptr addrspace(1) %t153 to ptr
  %t155 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t156 = load i64, ptr %t155, align 8
  %t157 = mul i64 %t156, 12
  %t158 = getelementptr inbounds double, ptr %t154, i64 %t157
  %t165 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t166 = load i64, ptr %t165, align 8
  %t167 = inttoptr i64 %t166 to ptr addrspace(1)
  %t168 = addrspacecast ptr addrspace(1) %t167 to ptr
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
  %t147 = getelementptr inbounds double, ptr %t146, i64 0
  %t148 = load double, ptr %t147, align 8
  %t149 = fdiv double %t140, %t148
  %t150 = call double @llvm.sqrt.f64(double %t149)
  %t159 = getelementptr inbounds double, ptr %t158, i64 3
  %t160 = load double, ptr %t159, align 8
  %t161 = call double @llvm.maximum.f64(double %t160, double %t150)
  %t162 = getelementptr inbounds double, ptr %t158, i64 10
  %t163 = load double, ptr %t162, align 8
  %t164 = fmul double %t161, %t163
  %t169 = getelementptr inbounds double, ptr %t168, i64 0
  %t174 = mul i64 1, 1024
  %t175 = icmp sgt i64 %t11, 1
  br i1 %t175, label %b170, label %b171
b170:
  %t176 = phi ptr [ %t169, %b16 ], [ %t169, %b193 ]
  %t177 = phi i64 [ %t11, %b16 ], [ %t181, %b193 ]
  %t178 = phi i64 [ 1, %b16 ], [ %t179, %b193 ]
  %t179 = phi i64 [ %t174, %b16 ], [ %t289, %b193 ]
  %t180 = add i64 %t177, 1023
  %t181 = udiv i64 %t180, 1024
  %t182 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t183 = zext i32 %t182 to i64
  %t184 = and i64 %t183, 15
  %t185 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t186 = zext i32 %t185 to i64
  %t187 = udiv i64 %t186, 16
  %t188 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t189 = zext i32 %t188 to i64
  %t190 = udiv i64 %t189, 16
  br label %b191
b191:
  %t194 = phi i64 [ %t187, %b170 ], [ %t195, %b287 ]
  %t196 = icmp slt i64 %t194, %t181
  br i1 %t196, label %b192, label %b193
b192:
  %t197 = mul i64 %t194, 1024
  %t198 = sub i64 %t177, %t197
  %t199 = call i64 @llvm.smin.i64(i64 %t198, i64 1024)
  br label %b200
b200:
  %t203 = phi i64 [ %t184, %b192 ], [ %t204, %b201 ]
  %t205 = phi double [ 0x0000000000000000, %b192 ], [ %t211, %b201 ]
  %t206 = icmp slt i64 %t203, %t199
  br i1 %t206, label %b201, label %b202
b201:
  %t207 = add i64 %t197, %t203
  %t208 = mul i64 %t207, %t178
  %t209 = getelementptr inbounds double, ptr %t176, i64 %t208
  %t210 = load double, ptr %t209, align 8
  %t211 = fadd double %t205, %t210
  %t204 = add nuw nsw i64 %t203, 16
  br label %b200
b202:
  %t212 = bitcast double %t205 to i64
  %t213 = trunc i64 %t212 to i32
  %t214 = lshr i64 %t212, 32
  %t215 = trunc i64 %t214 to i32
  %t216 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t217 = and i32 %t216, 16
  %t218 = shl i32 65535, %t217
  %t219 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t218, i32 %t213, i32 8, i32 4127)
  %t220 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t221 = and i32 %t220, 16
  %t222 = shl i32 65535, %t221
  %t223 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t222, i32 %t215, i32 8, i32 4127)
  %t224 = zext i32 %t219 to i64
  %t225 = zext i32 %t223 to i64
  %t226 = shl i64 %t225, 32
  %t227 = or i64 %t226, %t224
  %t228 = bitcast i64 %t227 to double
  %t229 = fadd double %t205, %t228
  %t230 = bitcast double %t229 to i64
  %t231 = trunc i64 %t230 to i32
  %t232 = lshr i64 %t230, 32
  %t233 = trunc i64 %t232 to i32
  %t234 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t235 = and i32 %t234, 16
  %t236 = shl i32 65535, %t235
  %t237 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t236, i32 %t231, i32 4, i32 4127)
  %t238 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t239 = and i32 %t238, 16
  %t240 = shl i32 65535, %t239
  %t241 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t240, i32 %t233, i32 4, i32 4127)
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
  %t255 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t254, i32 %t249, i32 2, i32 4127)
  %t256 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t257 = and i32 %t256, 16
  %t258 = shl i32 65535, %t257
  %t259 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t258, i32 %t251, i32 2, i32 4127)
  %t260 = zext i32 %t255 to i64
  %t261 = zext i32 %t259 to i64
  %t262 = shl i64 %t261, 32
  %t263 = or i64 %t262, %t260
  %t264 = bitcast i64 %t263 to double
  %t265 = fadd double %t247, %t264
  %t266 = bitcast double %t265 to i64
  %t267 = trunc i64 %t266 to i32
  %t268 = lshr i64 %t266, 32
  %t269 = trunc i64 %t268 to i32
  %t270 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t271 = and i32 %t270, 16
  %t272 = shl i32 65535, %t271
  %t273 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t272, i32 %t267, i32 1, i32 4127)
  %t274 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t275 = and i32 %t274, 16
  %t276 = shl i32 65535, %t275
  %t277 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t276, i32 %t269, i32 1, i32 4127)
  %t278 = zext i32 %t273 to i64
  %t279 = zext i32 %t277 to i64
  %t280 = shl i64 %t279, 32
  %t281 = or i64 %t280, %t278
  %t282 = bitcast i64 %t281 to double
  %t283 = fadd double %t265, %t282
  %t284 = mul i64 %t194, %t179
  %t285 = icmp eq i64 %t184, 0
  br i1 %t285, label %b286, label %b287
b286:
  %t288 = getelementptr inbounds double, ptr %t169, i64 %t284
  store double %t283, ptr %t288, align 8
  br label %b287
b287:
  %t195 = add nuw nsw i64 %t194, %t190
  br label %b191
b193:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t289 = mul i64 %t179, 1024
  %t290 = icmp sgt i64 %t181, 1
  br i1 %t290, label %b170, label %b291
b291:
  %t292 = getelementptr inbounds double, ptr %t169, i64 0
  %t293 = load double, ptr %t292, align 8
  br label %b173
b171:
  %t294 = icmp sgt i64 %t11, 0
  br i1 %t294, label %b172, label %b173
b172:
  %t295 = getelementptr inbounds double, ptr %t169, i64 0
  %t296 = load double, ptr %t295, align 8
  br label %b173
b173:
  %t297 = phi double [ %t293, %b291 ], [ 0x0000000000000000, %b171 ], [ %t296, %b172 ]
  %t298 = fdiv double %t297, %t148
  %t299 = call double @llvm.sqrt.f64(double %t298)
  %t300 = getelementptr inbounds double, ptr %t158, i64 4
  %t301 = load double, ptr %t300, align 8
  %t302 = fdiv double %t299, %t301
  %t303 = call double @llvm.maximum.f64(double 0x3FF0000000000000, double %t302)
  %t304 = fdiv double %t164, %t303
  %t305 = fptrunc double %t304 to float
  %t306 = icmp eq i64 %t2, 0
  br i1 %t306, label %b307, label %b308
b307:
  %t309 = fpext float %t305 to double
  %t310 = getelementptr inbounds double, ptr %t146, i64 1
  store double %t309, ptr %t310, align 8
  br label %b308
b308:
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
  %t34 = mul i64 %t19, 14
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
  %t34 = mul i64 %t19, 14
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
  %t16 = mul i64 %t9, 14
  %t17 = getelementptr inbounds i64, ptr %t15, i64 %t16
  call void @sf_x_stage0_0(ptr %ctx, ptr %t17, i64 %t9)
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
  %t3 = icmp eq i64 %t2, 0
  br i1 %t3, label %b4, label %b5
b4:
  call void @sf_x_stage0_1(ptr %ctx)
  br label %b5
b5:
  ret void
}

define ptx_kernel void @sf_x_segment_2(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "nvvm.maxntid"="256" "nvvm.minctasm"="1" "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
  %t16 = mul i64 %t9, 14
  %t17 = getelementptr inbounds i64, ptr %t15, i64 %t16
  call void @sf_x_stage1_0(ptr %ctx, ptr %t17, i64 %t9)
  %t10 = add nuw nsw i64 %t9, %t5
  br label %b6
b8:
  ret void
}

define ptx_kernel void @sf_x_segment_3(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "nvvm.maxntid"="256" "nvvm.minctasm"="1" "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
