target triple = "nvptx64-nvidia-cuda"

declare <4 x float> @llvm.sqrt.v4f32(<4 x float>)
declare float @llvm.sqrt.f32(float)
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
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
  %t16 = mul i64 %t12, 18
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
  %t33 = getelementptr inbounds double, ptr %t17, i64 12
  %t34 = load double, ptr %t33, align 8
  %t35 = fptrunc double %t34 to float
  %t36 = getelementptr inbounds double, ptr %t17, i64 15
  %t37 = load double, ptr %t36, align 8
  %t38 = fptrunc double %t37 to float
  %t39 = getelementptr inbounds double, ptr %t17, i64 16
  %t40 = load double, ptr %t39, align 8
  %t41 = fptrunc double %t40 to float
  %t42 = getelementptr inbounds double, ptr %t17, i64 17
  %t43 = load double, ptr %t42, align 8
  %t44 = fptrunc double %t43 to float
  %t45 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t46 = load i64, ptr %t45, align 8
  %t47g = inttoptr i64 %t46 to ptr addrspace(1)
  %t47 = addrspacecast ptr addrspace(1) %t47g to ptr
  %t48 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t49 = load i64, ptr %t48, align 8
  %t50g = inttoptr i64 %t49 to ptr addrspace(1)
  %t50 = addrspacecast ptr addrspace(1) %t50g to ptr
  %t51 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t52 = load i64, ptr %t51, align 8
  %t53g = inttoptr i64 %t52 to ptr addrspace(1)
  %t53 = addrspacecast ptr addrspace(1) %t53g to ptr
  %t54 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t55 = load i64, ptr %t54, align 8
  %t56g = inttoptr i64 %t55 to ptr addrspace(1)
  %t56 = addrspacecast ptr addrspace(1) %t56g to ptr
  %t57 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t58 = zext i32 %t57 to i64
  %t59 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t60 = zext i32 %t59 to i64
  %t61 = icmp eq i64 %cols, %t6
  %t62 = icmp eq i64 %rows, 1
  %t63 = or i1 %t61, %t62
  %t64 = mul i64 %rows, %cols
  %t65 = select i1 %t63, i64 1, i64 %rows
  %t66 = select i1 %t63, i64 %t64, i64 %cols
  br label %b67
b67:
  %t70 = phi i64 [ 0, %entry ], [ %t71, %b189 ]
  %t72 = icmp slt i64 %t70, %t65
  br i1 %t72, label %b68, label %b69
b68:
  %t73 = add i64 %row, %t70
  %t74 = mul i64 %t73, %t6
  %t75 = add i64 %t74, %col
  %t76 = sub i64 %t2, %t75
  %t77 = call i64 @llvm.smin.i64(i64 %t66, i64 %t76)
  %t78 = and i64 %t75, 3
  %t79 = ptrtoint ptr %t47 to i64
  %t80 = and i64 %t79, 15
  %t81 = or i64 %t78, %t80
  %t82 = ptrtoint ptr %t50 to i64
  %t83 = and i64 %t82, 15
  %t84 = or i64 %t81, %t83
  %t85 = ptrtoint ptr %t53 to i64
  %t86 = and i64 %t85, 15
  %t87 = or i64 %t84, %t86
  %t88 = ptrtoint ptr %t56 to i64
  %t89 = and i64 %t88, 15
  %t90 = or i64 %t87, %t89
  %t91 = icmp eq i64 %t90, 0
  %t92 = select i1 %t91, i64 -4, i64 0
  %t93 = and i64 %t77, %t92
  %t94 = mul i64 %t58, 4
  %t95 = mul i64 %t60, 4
  br label %b96
b96:
  %t99 = phi i64 [ %t94, %b68 ], [ %t100, %b97 ]
  %t101 = icmp slt i64 %t99, %t93
  br i1 %t101, label %b97, label %b98
b97:
  %t102 = add i64 %t75, %t99
  %t103 = insertelement <4 x float> poison, float %t20, i64 0
  %t104 = shufflevector <4 x float> %t103, <4 x float> poison, <4 x i32> zeroinitializer
  %t105 = insertelement <4 x float> poison, float %t23, i64 0
  %t106 = shufflevector <4 x float> %t105, <4 x float> poison, <4 x i32> zeroinitializer
  %t107 = insertelement <4 x float> poison, float %t26, i64 0
  %t108 = shufflevector <4 x float> %t107, <4 x float> poison, <4 x i32> zeroinitializer
  %t109 = insertelement <4 x float> poison, float %t29, i64 0
  %t110 = shufflevector <4 x float> %t109, <4 x float> poison, <4 x i32> zeroinitializer
  %t111 = insertelement <4 x float> poison, float %t32, i64 0
  %t112 = shufflevector <4 x float> %t111, <4 x float> poison, <4 x i32> zeroinitializer
  %t113 = insertelement <4 x float> poison, float %t35, i64 0
  %t114 = shufflevector <4 x float> %t113, <4 x float> poison, <4 x i32> zeroinitializer
  %t115 = insertelement <4 x float> poison, float %t38, i64 0
  %t116 = shufflevector <4 x float> %t115, <4 x float> poison, <4 x i32> zeroinitializer
  %t117 = insertelement <4 x float> poison, float %t41, i64 0
  %t118 = shufflevector <4 x float> %t117, <4 x float> poison, <4 x i32> zeroinitializer
  %t119 = insertelement <4 x float> poison, float %t44, i64 0
  %t120 = shufflevector <4 x float> %t119, <4 x float> poison, <4 x i32> zeroinitializer
  %t121 = getelementptr inbounds i16, ptr %t47, i64 %t102
  %t122 = load <4 x i16>, ptr %t121, align 8
  %t123 = getelementptr inbounds i16, ptr %t50, i64 %t102
  %t124 = load <4 x i16>, ptr %t123, align 8
  %t125 = getelementptr inbounds i16, ptr %t53, i64 %t102
  %t126 = load <4 x i16>, ptr %t125, align 8
  %t127 = getelementptr inbounds i16, ptr %t56, i64 %t102
  %t128 = load <4 x i16>, ptr %t127, align 8
  %t129 = zext <4 x i16> %t126 to <4 x i32>
  %t130 = shl <4 x i32> %t129, splat (i32 16)
  %t131 = bitcast <4 x i32> %t130 to <4 x float>
  %t132 = fmul <4 x float> %t104, %t131
  %t133 = zext <4 x i16> %t124 to <4 x i32>
  %t134 = shl <4 x i32> %t133, splat (i32 16)
  %t135 = bitcast <4 x i32> %t134 to <4 x float>
  %t136 = fmul <4 x float> %t106, %t135
  %t137 = fadd <4 x float> %t132, %t136
  %t138 = fmul <4 x float> %t135, %t135
  %t139 = zext <4 x i16> %t128 to <4 x i32>
  %t140 = shl <4 x i32> %t139, splat (i32 16)
  %t141 = bitcast <4 x i32> %t140 to <4 x float>
  %t142 = fmul <4 x float> %t108, %t141
  %t143 = fmul <4 x float> %t110, %t138
  %t144 = fadd <4 x float> %t142, %t143
  %t145 = fmul <4 x float> %t144, %t112
  %t146 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %t145)
  %t147 = zext <4 x i16> %t122 to <4 x i32>
  %t148 = shl <4 x i32> %t147, splat (i32 16)
  %t149 = bitcast <4 x i32> %t148 to <4 x float>
  %t150 = fmul <4 x float> %t114, %t149
  %t151 = fmul <4 x float> %t137, %t116
  %t152 = fadd <4 x float> %t146, %t118
  %t153 = fdiv <4 x float> %t151, %t152
  %t154 = fmul <4 x float> %t120, %t153
  %t155 = fsub <4 x float> %t150, %t154
  %t156 = bitcast <4 x float> %t155 to <4 x i32>
  %t157 = add <4 x i32> %t156, splat (i32 32768)
  %t158 = fcmp ord <4 x float> %t155, %t155
  %t159 = select <4 x i1> %t158, <4 x i32> %t157, <4 x i32> splat (i32 2143289344)
  %t160 = add <4 x i32> %t159, splat (i32 -1)
  %t161 = or <4 x i32> %t160, splat (i32 -65537)
  %t162 = and <4 x i32> %t159, %t161
  %t163 = lshr <4 x i32> %t162, splat (i32 16)
  %t164 = trunc <4 x i32> %t163 to <4 x i16>
  %t165 = bitcast <4 x float> %t137 to <4 x i32>
  %t166 = add <4 x i32> %t165, splat (i32 32768)
  %t167 = fcmp ord <4 x float> %t137, %t137
  %t168 = select <4 x i1> %t167, <4 x i32> %t166, <4 x i32> splat (i32 2143289344)
  %t169 = add <4 x i32> %t168, splat (i32 -1)
  %t170 = or <4 x i32> %t169, splat (i32 -65537)
  %t171 = and <4 x i32> %t168, %t170
  %t172 = lshr <4 x i32> %t171, splat (i32 16)
  %t173 = trunc <4 x i32> %t172 to <4 x i16>
  %t174 = bitcast <4 x float> %t144 to <4 x i32>
  %t175 = add <4 x i32> %t174, splat (i32 32768)
  %t176 = fcmp ord <4 x float> %t144, %t144
  %t177 = select <4 x i1> %t176, <4 x i32> %t175, <4 x i32> splat (i32 2143289344)
  %t178 = add <4 x i32> %t177, splat (i32 -1)
  %t179 = or <4 x i32> %t178, splat (i32 -65537)
  %t180 = and <4 x i32> %t177, %t179
  %t181 = lshr <4 x i32> %t180, splat (i32 16)
  %t182 = trunc <4 x i32> %t181 to <4 x i16>
  %t183 = getelementptr inbounds i16, ptr %t47, i64 %t102
  store <4 x i16> %t164, ptr %t183, align 8
  %t184 = getelementptr inbounds i16, ptr %t53, i64 %t102
  store <4 x i16> %t173, ptr %t184, align 8
  %t185 = getelementptr inbounds i16, ptr %t56, i64 %t102
  store <4 x i16> %t182, ptr %t185, align 8
  %t100 = add nuw nsw i64 %t99, %t95
  br label %b96
b98:
  %t186 = add i64 %t93, %t58
  br label %b187
b187:
  %t190 = phi i64 [ %t186, %b98 ], [ %t191, %b188 ]
  %t192 = icmp slt i64 %t190, %t77
  br i1 %t192, label %b188, label %b189
b188:
  %t193 = add i64 %t75, %t190
  %t194 = getelementptr inbounds i16, ptr %t47, i64 %t193
  %t195 = load i16, ptr %t194, align 2
  %t196 = getelementptr inbounds i16, ptr %t50, i64 %t193
  %t197 = load i16, ptr %t196, align 2
  %t198 = getelementptr inbounds i16, ptr %t53, i64 %t193
  %t199 = load i16, ptr %t198, align 2
  %t200 = getelementptr inbounds i16, ptr %t56, i64 %t193
  %t201 = load i16, ptr %t200, align 2
  %t202 = zext i16 %t199 to i32
  %t203 = shl i32 %t202, 16
  %t204 = bitcast i32 %t203 to float
  %t205 = fmul float %t20, %t204
  %t206 = zext i16 %t197 to i32
  %t207 = shl i32 %t206, 16
  %t208 = bitcast i32 %t207 to float
  %t209 = fmul float %t23, %t208
  %t210 = fadd float %t205, %t209
  %t211 = fmul float %t208, %t208
  %t212 = zext i16 %t201 to i32
  %t213 = shl i32 %t212, 16
  %t214 = bitcast i32 %t213 to float
  %t215 = fmul float %t26, %t214
  %t216 = fmul float %t29, %t211
  %t217 = fadd float %t215, %t216
  %t218 = fmul float %t217, %t32
  %t219 = call float @llvm.sqrt.f32(float %t218)
  %t220 = zext i16 %t195 to i32
  %t221 = shl i32 %t220, 16
  %t222 = bitcast i32 %t221 to float
  %t223 = fmul float %t35, %t222
  %t224 = fmul float %t210, %t38
  %t225 = fadd float %t219, %t41
  %t226 = fdiv float %t224, %t225
  %t227 = fmul float %t44, %t226
  %t228 = fsub float %t223, %t227
  %t229 = bitcast float %t228 to i32
  %t230 = add i32 %t229, 32768
  %t231 = fcmp ord float %t228, %t228
  %t232 = select i1 %t231, i32 %t230, i32 2143289344
  %t233 = add i32 %t232, -1
  %t234 = or i32 %t233, -65537
  %t235 = and i32 %t232, %t234
  %t236 = lshr i32 %t235, 16
  %t237 = trunc i32 %t236 to i16
  %t238 = bitcast float %t210 to i32
  %t239 = add i32 %t238, 32768
  %t240 = fcmp ord float %t210, %t210
  %t241 = select i1 %t240, i32 %t239, i32 2143289344
  %t242 = add i32 %t241, -1
  %t243 = or i32 %t242, -65537
  %t244 = and i32 %t241, %t243
  %t245 = lshr i32 %t244, 16
  %t246 = trunc i32 %t245 to i16
  %t247 = bitcast float %t217 to i32
  %t248 = add i32 %t247, 32768
  %t249 = fcmp ord float %t217, %t217
  %t250 = select i1 %t249, i32 %t248, i32 2143289344
  %t251 = add i32 %t250, -1
  %t252 = or i32 %t251, -65537
  %t253 = and i32 %t250, %t252
  %t254 = lshr i32 %t253, 16
  %t255 = trunc i32 %t254 to i16
  %t256 = getelementptr inbounds i16, ptr %t47, i64 %t193
  store i16 %t237, ptr %t256, align 2
  %t257 = getelementptr inbounds i16, ptr %t53, i64 %t193
  store i16 %t246, ptr %t257, align 2
  %t258 = getelementptr inbounds i16, ptr %t56, i64 %t193
  store i16 %t255, ptr %t258, align 2
  %t191 = add nuw nsw i64 %t190, %t60
  br label %b187
b189:
  %t71 = add nuw nsw i64 %t70, 1
  br label %b67
b69:
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
  %t21 = mul i64 %t15, 18
  %t22 = getelementptr inbounds double, ptr %t20, i64 %t21
  %t23 = getelementptr inbounds double, ptr %t22, i64 1
  %t24 = load double, ptr %t23, align 8
  %t25 = fptrunc double %t24 to float
  %t26 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t27 = load i64, ptr %t26, align 8
  %t28g = inttoptr i64 %t27 to ptr addrspace(1)
  %t28 = addrspacecast ptr addrspace(1) %t28g to ptr
  %t29 = mul i64 %t15, 18
  %t30 = getelementptr inbounds double, ptr %t28, i64 %t29
  %t31 = fpext float %t25 to double
  %t32 = getelementptr inbounds double, ptr %t30, i64 5
  store double %t31, ptr %t32, align 8
  %t33 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t34 = load i64, ptr %t33, align 8
  %t35g = inttoptr i64 %t34 to ptr addrspace(1)
  %t35 = addrspacecast ptr addrspace(1) %t35g to ptr
  %t36 = mul i64 %t15, 18
  %t37 = getelementptr inbounds double, ptr %t35, i64 %t36
  %t38 = getelementptr inbounds double, ptr %t37, i64 1
  %t39 = load double, ptr %t38, align 8
  %t40 = fsub double 0x3FF0000000000000, %t39
  %t41 = fptrunc double %t40 to float
  %t42 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t43 = load i64, ptr %t42, align 8
  %t44g = inttoptr i64 %t43 to ptr addrspace(1)
  %t44 = addrspacecast ptr addrspace(1) %t44g to ptr
  %t45 = mul i64 %t15, 18
  %t46 = getelementptr inbounds double, ptr %t44, i64 %t45
  %t47 = fpext float %t41 to double
  %t48 = getelementptr inbounds double, ptr %t46, i64 6
  store double %t47, ptr %t48, align 8
  %t49 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t50 = load i64, ptr %t49, align 8
  %t51g = inttoptr i64 %t50 to ptr addrspace(1)
  %t51 = addrspacecast ptr addrspace(1) %t51g to ptr
  %t52 = mul i64 %t15, 18
  %t53 = getelementptr inbounds double, ptr %t51, i64 %t52
  %t54 = getelementptr inbounds double, ptr %t53, i64 2
  %t55 = load double, ptr %t54, align 8
  %t56 = fptrunc double %t55 to float
  %t57 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t58 = load i64, ptr %t57, align 8
  %t59g = inttoptr i64 %t58 to ptr addrspace(1)
  %t59 = addrspacecast ptr addrspace(1) %t59g to ptr
  %t60 = mul i64 %t15, 18
  %t61 = getelementptr inbounds double, ptr %t59, i64 %t60
  %t62 = fpext float %t56 to double
  %t63 = getelementptr inbounds double, ptr %t61, i64 7
  store double %t62, ptr %t63, align 8
  %t64 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t65 = load i64, ptr %t64, align 8
  %t66g = inttoptr i64 %t65 to ptr addrspace(1)
  %t66 = addrspacecast ptr addrspace(1) %t66g to ptr
  %t67 = mul i64 %t15, 18
  %t68 = getelementptr inbounds double, ptr %t66, i64 %t67
  %t69 = getelementptr inbounds double, ptr %t68, i64 2
  %t70 = load double, ptr %t69, align 8
  %t71 = fsub double 0x3FF0000000000000, %t70
  %t72 = fptrunc double %t71 to float
  %t73 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t74 = load i64, ptr %t73, align 8
  %t75g = inttoptr i64 %t74 to ptr addrspace(1)
  %t75 = addrspacecast ptr addrspace(1) %t75g to ptr
  %t76 = mul i64 %t15, 18
  %t77 = getelementptr inbounds double, ptr %t75, i64 %t76
  %t78 = fpext float %t72 to double
  %t79 = getelementptr inbounds double, ptr %t77, i64 8
  store double %t78, ptr %t79, align 8
  %t80 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t81 = load i64, ptr %t80, align 8
  %t82g = inttoptr i64 %t81 to ptr addrspace(1)
  %t82 = addrspacecast ptr addrspace(1) %t82g to ptr
  %t83 = mul i64 %t15, 18
  %t84 = getelementptr inbounds double, ptr %t82, i64 %t83
  %t85 = getelementptr inbounds double, ptr %t84, i64 2
  %t86 = load double, ptr %t85, align 8
  %t87 = fcmp olt double %t86, 0x0010000000000000
  %t88 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t89 = load i64, ptr %t88, align 8
  %t90g = inttoptr i64 %t89 to ptr addrspace(1)
  %t90 = addrspacecast ptr addrspace(1) %t90g to ptr
  %t91 = mul i64 %t15, 18
  %t92 = getelementptr inbounds double, ptr %t90, i64 %t91
  %t93 = getelementptr inbounds double, ptr %t92, i64 2
  %t94 = load double, ptr %t93, align 8
  %t95 = fmul double %t94, 0x4350000000000000
  %t96 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t97 = load i64, ptr %t96, align 8
  %t98g = inttoptr i64 %t97 to ptr addrspace(1)
  %t98 = addrspacecast ptr addrspace(1) %t98g to ptr
  %t99 = mul i64 %t15, 18
  %t100 = getelementptr inbounds double, ptr %t98, i64 %t99
  %t101 = getelementptr inbounds double, ptr %t100, i64 2
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
  %t146 = mul i64 %t15, 18
  %t147 = getelementptr inbounds double, ptr %t145, i64 %t146
  %t148 = getelementptr inbounds double, ptr %t147, i64 2
  %t149 = load double, ptr %t148, align 8
  %t150 = fcmp olt double %t149, 0x7FF0000000000000
  %t151 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t152 = load i64, ptr %t151, align 8
  %t153g = inttoptr i64 %t152 to ptr addrspace(1)
  %t153 = addrspacecast ptr addrspace(1) %t153g to ptr
  %t154 = mul i64 %t15, 18
  %t155 = getelementptr inbounds double, ptr %t153, i64 %t154
  %t156 = getelementptr inbounds double, ptr %t155, i64 2
  %t157 = load double, ptr %t156, align 8
  %t158 = select i1 %t150, double %t142, double %t157
  %t159 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t160 = load i64, ptr %t159, align 8
  %t161g = inttoptr i64 %t160 to ptr addrspace(1)
  %t161 = addrspacecast ptr addrspace(1) %t161g to ptr
  %t162 = mul i64 %t15, 18
  %t163 = getelementptr inbounds double, ptr %t161, i64 %t162
  %t164 = getelementptr inbounds double, ptr %t163, i64 2
  %t165 = load double, ptr %t164, align 8
  %t166 = fcmp olt double 0x0000000000000000, %t165
  %t167 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t168 = load i64, ptr %t167, align 8
  %t169g = inttoptr i64 %t168 to ptr addrspace(1)
  %t169 = addrspacecast ptr addrspace(1) %t169g to ptr
  %t170 = mul i64 %t15, 18
  %t171 = getelementptr inbounds double, ptr %t169, i64 %t170
  %t172 = getelementptr inbounds double, ptr %t171, i64 2
  %t173 = load double, ptr %t172, align 8
  %t174 = fcmp oeq double %t173, 0x0000000000000000
  %t175 = select i1 %t174, double 0xFFF0000000000000, double 0x7FF8000000000000
  %t176 = select i1 %t166, double %t158, double %t175
  %t177 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t178 = load i64, ptr %t177, align 8
  %t179g = inttoptr i64 %t178 to ptr addrspace(1)
  %t179 = addrspacecast ptr addrspace(1) %t179g to ptr
  %t180 = mul i64 %t15, 18
  %t181 = getelementptr inbounds double, ptr %t179, i64 %t180
  %t182 = getelementptr inbounds double, ptr %t181, i64 9
  store double %t176, ptr %t182, align 8
  %t183 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t184 = load i64, ptr %t183, align 8
  %t185g = inttoptr i64 %t184 to ptr addrspace(1)
  %t185 = addrspacecast ptr addrspace(1) %t185g to ptr
  %t186 = mul i64 %t15, 18
  %t187 = getelementptr inbounds double, ptr %t185, i64 %t186
  %t188 = getelementptr inbounds double, ptr %t187, i64 2
  %t189 = load double, ptr %t188, align 8
  %t190 = fcmp oeq double %t189, 0x3FF0000000000000
  %t191 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t192 = load i64, ptr %t191, align 8
  %t193g = inttoptr i64 %t192 to ptr addrspace(1)
  %t193 = addrspacecast ptr addrspace(1) %t193g to ptr
  %t194 = mul i64 %t15, 18
  %t195 = getelementptr inbounds double, ptr %t193, i64 %t194
  %t196 = uitofp i1 %t190 to double
  %t197 = getelementptr inbounds double, ptr %t195, i64 10
  store double %t196, ptr %t197, align 8
  %t198 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t199 = load i64, ptr %t198, align 8
  %t200g = inttoptr i64 %t199 to ptr addrspace(1)
  %t200 = addrspacecast ptr addrspace(1) %t200g to ptr
  %t201 = mul i64 %t15, 18
  %t202 = getelementptr inbounds double, ptr %t200, i64 %t201
  %t203 = getelementptr inbounds double, ptr %t202, i64 0
  %t204 = load double, ptr %t203, align 8
  %t205 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t206 = load i64, ptr %t205, align 8
  %t207g = inttoptr i64 %t206 to ptr addrspace(1)
  %t207 = addrspacecast ptr addrspace(1) %t207g to ptr
  %t208 = mul i64 %t15, 18
  %t209 = getelementptr inbounds double, ptr %t207, i64 %t208
  %t210 = getelementptr inbounds double, ptr %t209, i64 4
  %t211 = load double, ptr %t210, align 8
  %t212 = fmul double %t204, %t211
  %t213 = fsub double 0x3FF0000000000000, %t212
  %t214 = fptrunc double %t213 to float
  %t215 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t216 = load i64, ptr %t215, align 8
  %t217g = inttoptr i64 %t216 to ptr addrspace(1)
  %t217 = addrspacecast ptr addrspace(1) %t217g to ptr
  %t218 = mul i64 %t15, 18
  %t219 = getelementptr inbounds double, ptr %t217, i64 %t218
  %t220 = fpext float %t214 to double
  %t221 = getelementptr inbounds double, ptr %t219, i64 12
  store double %t220, ptr %t221, align 8
  %t222 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t223 = load i64, ptr %t222, align 8
  %t224g = inttoptr i64 %t223 to ptr addrspace(1)
  %t224 = addrspacecast ptr addrspace(1) %t224g to ptr
  %t225 = mul i64 %t15, 18
  %t226 = getelementptr inbounds double, ptr %t224, i64 %t225
  %t227 = getelementptr inbounds double, ptr %t226, i64 1
  %t228 = load double, ptr %t227, align 8
  %t229 = fcmp olt double %t228, 0x0010000000000000
  %t230 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t231 = load i64, ptr %t230, align 8
  %t232g = inttoptr i64 %t231 to ptr addrspace(1)
  %t232 = addrspacecast ptr addrspace(1) %t232g to ptr
  %t233 = mul i64 %t15, 18
  %t234 = getelementptr inbounds double, ptr %t232, i64 %t233
  %t235 = getelementptr inbounds double, ptr %t234, i64 1
  %t236 = load double, ptr %t235, align 8
  %t237 = fmul double %t236, 0x4350000000000000
  %t238 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t239 = load i64, ptr %t238, align 8
  %t240g = inttoptr i64 %t239 to ptr addrspace(1)
  %t240 = addrspacecast ptr addrspace(1) %t240g to ptr
  %t241 = mul i64 %t15, 18
  %t242 = getelementptr inbounds double, ptr %t240, i64 %t241
  %t243 = getelementptr inbounds double, ptr %t242, i64 1
  %t244 = load double, ptr %t243, align 8
  %t245 = select i1 %t229, double %t237, double %t244
  %t246 = bitcast double %t245 to i64
  %t247 = sub i64 %t246, 4604544271217802189
  %t248 = ashr i64 %t247, 52
  %t249 = shl i64 %t248, 52
  %t250 = sub i64 %t246, %t249
  %t251 = bitcast i64 %t250 to double
  %t252 = add i64 %t248, 4843621399236968448
  %t253 = bitcast i64 %t252 to double
  %t254 = fsub double %t253, 0x4338000000000000
  %t255 = fsub double %t254, 0x404B000000000000
  %t256 = select i1 %t229, double %t255, double %t254
  %t257 = fsub double %t251, 0x3FF0000000000000
  %t258 = fmul double %t256, 0x3FE62E42FEE00000
  %t259 = fmul double %t256, 0x3DEA39EF35793C76
  %t260 = fadd double 0x4000000000000000, %t257
  %t261 = fdiv double %t257, %t260
  %t262 = fmul double %t261, %t261
  %t263 = fmul double %t262, %t262
  %t264 = fmul double 0x3FC2F112DF3E5244, %t263
  %t265 = fadd double %t264, 0x3FC7466496CB03DE
  %t266 = fmul double %t265, %t263
  %t267 = fadd double %t266, 0x3FD2492494229359
  %t268 = fmul double %t267, %t263
  %t269 = fadd double %t268, 0x3FE5555555555593
  %t270 = fmul double %t262, %t269
  %t271 = fmul double 0x3FC39A09D078C69F, %t263
  %t272 = fadd double %t271, 0x3FCC71C51D8E78AF
  %t273 = fmul double %t272, %t263
  %t274 = fadd double %t273, 0x3FD999999997FA04
  %t275 = fmul double %t263, %t274
  %t276 = fadd double %t270, %t275
  %t277 = fmul double %t257, %t257
  %t278 = fmul double 0x3FE0000000000000, %t277
  %t279 = fadd double %t278, %t276
  %t280 = fmul double %t261, %t279
  %t281 = fadd double %t280, %t259
  %t282 = fsub double %t278, %t281
  %t283 = fsub double %t282, %t257
  %t284 = fsub double %t258, %t283
  %t285 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t286 = load i64, ptr %t285, align 8
  %t287g = inttoptr i64 %t286 to ptr addrspace(1)
  %t287 = addrspacecast ptr addrspace(1) %t287g to ptr
  %t288 = mul i64 %t15, 18
  %t289 = getelementptr inbounds double, ptr %t287, i64 %t288
  %t290 = getelementptr inbounds double, ptr %t289, i64 1
  %t291 = load double, ptr %t290, align 8
  %t292 = fcmp olt double %t291, 0x7FF0000000000000
  %t293 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t294 = load i64, ptr %t293, align 8
  %t295g = inttoptr i64 %t294 to ptr addrspace(1)
  %t295 = addrspacecast ptr addrspace(1) %t295g to ptr
  %t296 = mul i64 %t15, 18
  %t297 = getelementptr inbounds double, ptr %t295, i64 %t296
  %t298 = getelementptr inbounds double, ptr %t297, i64 1
  %t299 = load double, ptr %t298, align 8
  %t300 = select i1 %t292, double %t284, double %t299
  %t301 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t302 = load i64, ptr %t301, align 8
  %t303g = inttoptr i64 %t302 to ptr addrspace(1)
  %t303 = addrspacecast ptr addrspace(1) %t303g to ptr
  %t304 = mul i64 %t15, 18
  %t305 = getelementptr inbounds double, ptr %t303, i64 %t304
  %t306 = getelementptr inbounds double, ptr %t305, i64 1
  %t307 = load double, ptr %t306, align 8
  %t308 = fcmp olt double 0x0000000000000000, %t307
  %t309 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t310 = load i64, ptr %t309, align 8
  %t311g = inttoptr i64 %t310 to ptr addrspace(1)
  %t311 = addrspacecast ptr addrspace(1) %t311g to ptr
  %t312 = mul i64 %t15, 18
  %t313 = getelementptr inbounds double, ptr %t311, i64 %t312
  %t314 = getelementptr inbounds double, ptr %t313, i64 1
  %t315 = load double, ptr %t314, align 8
  %t316 = fcmp oeq double %t315, 0x0000000000000000
  %t317 = select i1 %t316, double 0xFFF0000000000000, double 0x7FF8000000000000
  %t318 = select i1 %t308, double %t300, double %t317
  %t319 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t320 = load i64, ptr %t319, align 8
  %t321g = inttoptr i64 %t320 to ptr addrspace(1)
  %t321 = addrspacecast ptr addrspace(1) %t321g to ptr
  %t322 = mul i64 %t15, 18
  %t323 = getelementptr inbounds double, ptr %t321, i64 %t322
  %t324 = getelementptr inbounds double, ptr %t323, i64 13
  store double %t318, ptr %t324, align 8
  %t325 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t326 = load i64, ptr %t325, align 8
  %t327g = inttoptr i64 %t326 to ptr addrspace(1)
  %t327 = addrspacecast ptr addrspace(1) %t327g to ptr
  %t328 = mul i64 %t15, 18
  %t329 = getelementptr inbounds double, ptr %t327, i64 %t328
  %t330 = getelementptr inbounds double, ptr %t329, i64 1
  %t331 = load double, ptr %t330, align 8
  %t332 = fcmp oeq double %t331, 0x3FF0000000000000
  %t333 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t334 = load i64, ptr %t333, align 8
  %t335g = inttoptr i64 %t334 to ptr addrspace(1)
  %t335 = addrspacecast ptr addrspace(1) %t335g to ptr
  %t336 = mul i64 %t15, 18
  %t337 = getelementptr inbounds double, ptr %t335, i64 %t336
  %t338 = uitofp i1 %t332 to double
  %t339 = getelementptr inbounds double, ptr %t337, i64 14
  store double %t338, ptr %t339, align 8
  %t340 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t341 = load i64, ptr %t340, align 8
  %t342g = inttoptr i64 %t341 to ptr addrspace(1)
  %t342 = addrspacecast ptr addrspace(1) %t342g to ptr
  %t343 = mul i64 %t15, 18
  %t344 = getelementptr inbounds double, ptr %t342, i64 %t343
  %t345 = getelementptr inbounds double, ptr %t344, i64 3
  %t346 = load double, ptr %t345, align 8
  %t347 = fptrunc double %t346 to float
  %t348 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t349 = load i64, ptr %t348, align 8
  %t350g = inttoptr i64 %t349 to ptr addrspace(1)
  %t350 = addrspacecast ptr addrspace(1) %t350g to ptr
  %t351 = mul i64 %t15, 18
  %t352 = getelementptr inbounds double, ptr %t350, i64 %t351
  %t353 = fpext float %t347 to double
  %t354 = getelementptr inbounds double, ptr %t352, i64 16
  store double %t353, ptr %t354, align 8
  %t355 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t356 = load i64, ptr %t355, align 8
  %t357g = inttoptr i64 %t356 to ptr addrspace(1)
  %t357 = addrspacecast ptr addrspace(1) %t357g to ptr
  %t358 = mul i64 %t15, 18
  %t359 = getelementptr inbounds double, ptr %t357, i64 %t358
  %t360 = getelementptr inbounds double, ptr %t359, i64 0
  %t361 = load double, ptr %t360, align 8
  %t362 = fptrunc double %t361 to float
  %t363 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t364 = load i64, ptr %t363, align 8
  %t365g = inttoptr i64 %t364 to ptr addrspace(1)
  %t365 = addrspacecast ptr addrspace(1) %t365g to ptr
  %t366 = mul i64 %t15, 18
  %t367 = getelementptr inbounds double, ptr %t365, i64 %t366
  %t368 = fpext float %t362 to double
  %t369 = getelementptr inbounds double, ptr %t367, i64 17
  store double %t368, ptr %t369, align 8
  %t16 = add nuw nsw i64 %t15, %t7
  br label %b12
b14:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t370 = getelementptr inbounds double, ptr %t3, i64 0
  %t371 = load double, ptr %t370, align 8
  %t372 = fadd double %t371, 0x3FF0000000000000
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t8, label %b373, label %b374
b373:
  %t375 = getelementptr inbounds double, ptr %t3, i64 1
  store double %t372, ptr %t375, align 8
  br label %b374
b374:
  %t376 = fcmp oeq double %t372, 0x0000000000000000
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t8, label %b377, label %b378
b377:
  %t379 = uitofp i1 %t376 to double
  %t380 = getelementptr inbounds double, ptr %t3, i64 2
  store double %t379, ptr %t380, align 8
  br label %b378
b378:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t381 = getelementptr inbounds i64, ptr %ctx, i64 7
  %t382 = load i64, ptr %t381, align 8
  %t383 = add i64 0, %t5
  br label %b384
b384:
  %t387 = phi i64 [ %t383, %b378 ], [ %t388, %b385 ]
  %t389 = icmp slt i64 %t387, %t382
  br i1 %t389, label %b385, label %b386
b385:
  %t390 = getelementptr inbounds double, ptr %t3, i64 1
  %t391 = load double, ptr %t390, align 8
  %t392 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t393 = load i64, ptr %t392, align 8
  %t394g = inttoptr i64 %t393 to ptr addrspace(1)
  %t394 = addrspacecast ptr addrspace(1) %t394g to ptr
  %t395 = mul i64 %t387, 18
  %t396 = getelementptr inbounds double, ptr %t394, i64 %t395
  %t397 = getelementptr inbounds double, ptr %t396, i64 9
  %t398 = load double, ptr %t397, align 8
  %t399 = fmul double %t391, %t398
  %t400 = fcmp olt double %t399, 0xC087500000000000
  %t401 = select i1 %t400, double 0xC087500000000000, double %t399
  %t402 = fcmp olt double 0x4086300000000000, %t401
  %t403 = select i1 %t402, double 0x4086300000000000, double %t401
  %t404 = fmul double %t403, 0x3FF71547652B82FE
  %t405 = fadd double %t404, 0x4338000000000000
  %t406 = fsub double %t405, 0x4338000000000000
  %t407 = fmul double %t406, 0x3FE62E42FEE00000
  %t408 = fsub double %t403, %t407
  %t409 = fmul double %t406, 0x3DEA39EF35793C76
  %t410 = fsub double %t408, %t409
  %t411 = fmul double %t410, %t410
  %t412 = fmul double 0x3E66376972BEA4D0, %t411
  %t413 = fadd double %t412, 0xBEBBBD41C5D26BF1
  %t414 = fmul double %t413, %t411
  %t415 = fadd double %t414, 0x3F11566AAF25DE2C
  %t416 = fmul double %t415, %t411
  %t417 = fadd double %t416, 0xBF66C16C16BEBD93
  %t418 = fmul double %t417, %t411
  %t419 = fadd double %t418, 0x3FC555555555553E
  %t420 = fmul double %t411, %t419
  %t421 = fsub double %t410, %t420
  %t422 = fmul double %t410, %t421
  %t423 = fsub double 0x4000000000000000, %t421
  %t424 = fdiv double %t422, %t423
  %t425 = fsub double %t409, %t424
  %t426 = fsub double %t425, %t408
  %t427 = fsub double 0x3FF0000000000000, %t426
  %t428 = bitcast double %t405 to i64
  %t429 = sub i64 %t428, 4843621399236966402
  %t430 = lshr i64 %t429, 1
  %t431 = sub i64 %t429, %t430
  %t432 = shl i64 %t430, 52
  %t433 = bitcast i64 %t432 to double
  %t434 = shl i64 %t431, 52
  %t435 = bitcast i64 %t434 to double
  %t436 = fmul double %t427, %t433
  %t437 = fmul double %t436, %t435
  %t438 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t439 = load i64, ptr %t438, align 8
  %t440g = inttoptr i64 %t439 to ptr addrspace(1)
  %t440 = addrspacecast ptr addrspace(1) %t440g to ptr
  %t441 = mul i64 %t387, 18
  %t442 = getelementptr inbounds double, ptr %t440, i64 %t441
  %t443 = getelementptr inbounds double, ptr %t442, i64 10
  %t444 = load double, ptr %t443, align 8
  %t445 = fcmp une double %t444, 0x0000000000000000
  %t446 = getelementptr inbounds double, ptr %t3, i64 2
  %t447 = load double, ptr %t446, align 8
  %t448 = fcmp une double %t447, 0x0000000000000000
  %t449 = or i1 %t445, %t448
  %t450 = select i1 %t449, double 0x3FF0000000000000, double %t437
  %t451 = fsub double 0x3FF0000000000000, %t450
  %t452 = fdiv double 0x3FF0000000000000, %t451
  %t453 = fptrunc double %t452 to float
  %t454 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t455 = load i64, ptr %t454, align 8
  %t456g = inttoptr i64 %t455 to ptr addrspace(1)
  %t456 = addrspacecast ptr addrspace(1) %t456g to ptr
  %t457 = mul i64 %t387, 18
  %t458 = getelementptr inbounds double, ptr %t456, i64 %t457
  %t459 = fpext float %t453 to double
  %t460 = getelementptr inbounds double, ptr %t458, i64 11
  store double %t459, ptr %t460, align 8
  %t461 = getelementptr inbounds double, ptr %t3, i64 1
  %t462 = load double, ptr %t461, align 8
  %t463 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t464 = load i64, ptr %t463, align 8
  %t465g = inttoptr i64 %t464 to ptr addrspace(1)
  %t465 = addrspacecast ptr addrspace(1) %t465g to ptr
  %t466 = mul i64 %t387, 18
  %t467 = getelementptr inbounds double, ptr %t465, i64 %t466
  %t468 = getelementptr inbounds double, ptr %t467, i64 13
  %t469 = load double, ptr %t468, align 8
  %t470 = fmul double %t462, %t469
  %t471 = fcmp olt double %t470, 0xC087500000000000
  %t472 = select i1 %t471, double 0xC087500000000000, double %t470
  %t473 = fcmp olt double 0x4086300000000000, %t472
  %t474 = select i1 %t473, double 0x4086300000000000, double %t472
  %t475 = fmul double %t474, 0x3FF71547652B82FE
  %t476 = fadd double %t475, 0x4338000000000000
  %t477 = fsub double %t476, 0x4338000000000000
  %t478 = fmul double %t477, 0x3FE62E42FEE00000
  %t479 = fsub double %t474, %t478
  %t480 = fmul double %t477, 0x3DEA39EF35793C76
  %t481 = fsub double %t479, %t480
  %t482 = fmul double %t481, %t481
  %t483 = fmul double 0x3E66376972BEA4D0, %t482
  %t484 = fadd double %t483, 0xBEBBBD41C5D26BF1
  %t485 = fmul double %t484, %t482
  %t486 = fadd double %t485, 0x3F11566AAF25DE2C
  %t487 = fmul double %t486, %t482
  %t488 = fadd double %t487, 0xBF66C16C16BEBD93
  %t489 = fmul double %t488, %t482
  %t490 = fadd double %t489, 0x3FC555555555553E
  %t491 = fmul double %t482, %t490
  %t492 = fsub double %t481, %t491
  %t493 = fmul double %t481, %t492
  %t494 = fsub double 0x4000000000000000, %t492
  %t495 = fdiv double %t493, %t494
  %t496 = fsub double %t480, %t495
  %t497 = fsub double %t496, %t479
  %t498 = fsub double 0x3FF0000000000000, %t497
  %t499 = bitcast double %t476 to i64
  %t500 = sub i64 %t499, 4843621399236966402
  %t501 = lshr i64 %t500, 1
  %t502 = sub i64 %t500, %t501
  %t503 = shl i64 %t501, 52
  %t504 = bitcast i64 %t503 to double
  %t505 = shl i64 %t502, 52
  %t506 = bitcast i64 %t505 to double
  %t507 = fmul double %t498, %t504
  %t508 = fmul double %t507, %t506
  %t509 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t510 = load i64, ptr %t509, align 8
  %t511g = inttoptr i64 %t510 to ptr addrspace(1)
  %t511 = addrspacecast ptr addrspace(1) %t511g to ptr
  %t512 = mul i64 %t387, 18
  %t513 = getelementptr inbounds double, ptr %t511, i64 %t512
  %t514 = getelementptr inbounds double, ptr %t513, i64 14
  %t515 = load double, ptr %t514, align 8
  %t516 = fcmp une double %t515, 0x0000000000000000
  %t517 = getelementptr inbounds double, ptr %t3, i64 2
  %t518 = load double, ptr %t517, align 8
  %t519 = fcmp une double %t518, 0x0000000000000000
  %t520 = or i1 %t516, %t519
  %t521 = select i1 %t520, double 0x3FF0000000000000, double %t508
  %t522 = fsub double 0x3FF0000000000000, %t521
  %t523 = fdiv double 0x3FF0000000000000, %t522
  %t524 = fptrunc double %t523 to float
  %t525 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t526 = load i64, ptr %t525, align 8
  %t527g = inttoptr i64 %t526 to ptr addrspace(1)
  %t527 = addrspacecast ptr addrspace(1) %t527g to ptr
  %t528 = mul i64 %t387, 18
  %t529 = getelementptr inbounds double, ptr %t527, i64 %t528
  %t530 = fpext float %t524 to double
  %t531 = getelementptr inbounds double, ptr %t529, i64 15
  store double %t530, ptr %t531, align 8
  %t388 = add nuw nsw i64 %t387, %t7
  br label %b384
b386:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t8, label %b532, label %b533
b532:
  br label %b533
b533:
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
  %t32 = mul i64 %t18, 13
  %t33 = getelementptr inbounds i64, ptr %t31, i64 %t32
  call void @sf_x_sweep0_pass0(ptr %ctx, ptr %t33, i64 %t18, i64 %t20, i64 %t22, i64 %t24, i64 %t26)
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
  %t3 = icmp eq i64 %t2, 0
  br i1 %t3, label %b4, label %b5
b4:
  call void @sf_x_commit_step(ptr %ctx)
  br label %b5
b5:
  ret void
}
