target triple = "nvptx64-nvidia-cuda"

declare float @llvm.maximum.f32(float, float)
declare double @llvm.maximum.f64(double, double)
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
  %t6 = urem i64 %cols, 4
  %t7 = urem i64 %col, 4
  %t8 = add i64 %t6, %t7
  %t9 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t10 = load i64, ptr %t9, align 8
  %t11 = urem i64 %t10, 4
  %t12 = add i64 %t8, %t11
  %t13 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t14 = load i64, ptr %t13, align 8
  %t15 = inttoptr i64 %t14 to ptr addrspace(1)
  %t16 = addrspacecast ptr addrspace(1) %t15 to ptr
  %t17 = ptrtoint ptr %t16 to i64
  %t18 = urem i64 %t17, 16
  %t19 = add i64 %t12, %t18
  %t20 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t21 = load i64, ptr %t20, align 8
  %t22 = inttoptr i64 %t21 to ptr addrspace(1)
  %t23 = addrspacecast ptr addrspace(1) %t22 to ptr
  %t24 = ptrtoint ptr %t23 to i64
  %t25 = urem i64 %t24, 16
  %t26 = add i64 %t19, %t25
  %t27 = icmp eq i64 %t26, 0
  %t28 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t29 = load i64, ptr %t28, align 8
  %t30 = call i64 @llvm.smin.i64(i64 %rows, i64 %t29)
  %t31 = udiv i64 %rows, %t30
  %t32 = add i64 %t30, 63
  %t33 = udiv i64 %t32, 64
  %t34 = mul i64 %t31, %t33
  %t35 = mul i64 %t34, %cols
  %t36 = urem i64 %t35, 4
  %t37 = sub i64 %t35, %t36
  %t38 = select i1 %t27, i64 %t37, i64 0
  %t120 = getelementptr inbounds i64, ptr %tensor, i64 7
  %t121 = load i64, ptr %t120, align 8
  %t235 = add i64 %cols, 1023
  %t236 = udiv i64 %t235, 1024
  %t237 = mul i64 %rows, %t236
  %t252 = add i64 %col, %cols
  %t268 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t269 = load i64, ptr %t268, align 8
  %t270 = inttoptr i64 %t269 to ptr addrspace(1)
  %t271 = addrspacecast ptr addrspace(1) %t270 to ptr
  %t507 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t508 = load i64, ptr %t507, align 8
  %t509 = inttoptr i64 %t508 to ptr addrspace(1)
  %t510 = addrspacecast ptr addrspace(1) %t509 to ptr
  %t511 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t512 = load i64, ptr %t511, align 8
  %t517 = getelementptr inbounds i64, ptr %tensor, i64 15
  %t518 = load i64, ptr %t517, align 8
  %t519 = inttoptr i64 %t518 to ptr addrspace(1)
  %t520 = addrspacecast ptr addrspace(1) %t519 to ptr
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t39 = mul i64 %t2, 4
  %t40 = mul i64 %t4, 4
  br label %b41
b41:
  %t44 = phi i64 [ %t39, %entry ], [ %t45, %b107 ]
  %t46 = icmp slt i64 %t44, %t38
  br i1 %t46, label %b42, label %b43
b42:
  %t47 = udiv i64 %t44, %cols
  %t48 = udiv i64 %t47, %t33
  %t49 = mul i64 %t48, %t30
  %t50 = add i64 %row, %t49
  %t51 = urem i64 %t47, %t33
  %t52 = mul i64 %t51, 64
  %t53 = add i64 %t50, %t52
  %t54 = urem i64 %t44, %cols
  %t55 = add i64 %col, %t54
  %t56 = sub i64 %t30, %t52
  %t57 = call i64 @llvm.smin.i64(i64 %t56, i64 64)
  %t58 = add i64 %t53, %t57
  %t59 = sub i64 %t58, %t53
  %t60 = urem i64 %t59, 4
  %t61 = sub i64 %t59, %t60
  %t62 = add i64 %t53, %t61
  %t119 = udiv i64 %t53, %t29
  %t122 = mul i64 %t119, %t121
  %t123 = urem i64 %t53, %t29
  %t124 = udiv i64 %t123, 64
  %t125 = add i64 %t122, %t124
  %t126 = mul i64 %t125, %t10
  %t127 = add i64 %t126, %t55
  %t128 = getelementptr double, ptr %t23, i64 %t127
  %t71 = add i64 %t55, 0
  br label %b63
b63:
  %t66 = phi i64 [ %t53, %b42 ], [ %t67, %b64 ]
  %t68 = phi <4 x double> [ splat (double 0x0000000000000000), %b42 ], [ %t104, %b64 ]
  %t69 = icmp slt i64 %t66, %t62
  br i1 %t69, label %b64, label %b65
b64:
  %t70 = mul i64 %t66, %t10
  %t72 = add i64 %t70, %t71
  %t75 = add i64 %t66, 1
  %t76 = mul i64 %t75, %t10
  %t77 = add i64 %t76, %t55
  %t78 = getelementptr float, ptr %t16, i64 %t77
  %t81 = add i64 %t66, 2
  %t82 = mul i64 %t81, %t10
  %t83 = add i64 %t82, %t55
  %t84 = getelementptr float, ptr %t16, i64 %t83
  %t87 = add i64 %t66, 3
  %t88 = mul i64 %t87, %t10
  %t89 = add i64 %t88, %t55
  %t90 = getelementptr float, ptr %t16, i64 %t89
  %t73 = getelementptr inbounds float, ptr %t16, i64 %t72
  %t74 = load <4 x float>, ptr %t73, align 16
  %t79 = getelementptr inbounds float, ptr %t78, i64 0
  %t80 = load <4 x float>, ptr %t79, align 16
  %t85 = getelementptr inbounds float, ptr %t84, i64 0
  %t86 = load <4 x float>, ptr %t85, align 16
  %t91 = getelementptr inbounds float, ptr %t90, i64 0
  %t92 = load <4 x float>, ptr %t91, align 16
  %t93 = fmul <4 x float> %t74, %t74
  %t94 = fpext <4 x float> %t93 to <4 x double>
  %t95 = fadd <4 x double> %t68, %t94
  %t96 = fmul <4 x float> %t80, %t80
  %t97 = fpext <4 x float> %t96 to <4 x double>
  %t98 = fadd <4 x double> %t95, %t97
  %t99 = fmul <4 x float> %t86, %t86
  %t100 = fpext <4 x float> %t99 to <4 x double>
  %t101 = fadd <4 x double> %t98, %t100
  %t102 = fmul <4 x float> %t92, %t92
  %t103 = fpext <4 x float> %t102 to <4 x double>
  %t104 = fadd <4 x double> %t101, %t103
  %t67 = add nuw nsw i64 %t66, 4
  br label %b63
b65:
  br label %b105
b105:
  %t108 = phi i64 [ %t62, %b65 ], [ %t109, %b106 ]
  %t110 = phi <4 x double> [ %t68, %b65 ], [ %t118, %b106 ]
  %t111 = icmp slt i64 %t108, %t58
  br i1 %t111, label %b106, label %b107
b106:
  %t112 = mul i64 %t108, %t10
  %t113 = add i64 %t112, %t71
  %t114 = getelementptr inbounds float, ptr %t16, i64 %t113
  %t115 = load <4 x float>, ptr %t114, align 16
  %t116 = fmul <4 x float> %t115, %t115
  %t117 = fpext <4 x float> %t116 to <4 x double>
  %t118 = fadd <4 x double> %t110, %t117
  %t109 = add nuw nsw i64 %t108, 1
  br label %b105
b107:
  %t129 = getelementptr inbounds double, ptr %t128, i64 0
  store <4 x double> %t110, ptr %t129, align 16
  %t45 = add nuw nsw i64 %t44, %t40
  br label %b41
b43:
  %t130 = add i64 %t38, %t2
  br label %b131
b131:
  %t134 = phi i64 [ %t130, %b43 ], [ %t135, %b209 ]
  %t136 = icmp slt i64 %t134, %t35
  br i1 %t136, label %b132, label %b133
b132:
  %t137 = udiv i64 %t134, %cols
  %t138 = udiv i64 %t137, %t33
  %t139 = mul i64 %t138, %t30
  %t140 = add i64 %row, %t139
  %t141 = urem i64 %t137, %t33
  %t142 = mul i64 %t141, 64
  %t143 = add i64 %t140, %t142
  %t144 = urem i64 %t134, %cols
  %t145 = add i64 %col, %t144
  %t146 = sub i64 %t30, %t142
  %t147 = call i64 @llvm.smin.i64(i64 %t146, i64 64)
  %t148 = add i64 %t143, %t147
  %t149 = sub i64 %t148, %t143
  %t150 = urem i64 %t149, 4
  %t151 = sub i64 %t149, %t150
  %t152 = add i64 %t143, %t151
  %t227 = udiv i64 %t143, %t29
  %t228 = mul i64 %t227, %t121
  %t229 = urem i64 %t143, %t29
  %t230 = udiv i64 %t229, 64
  %t231 = add i64 %t228, %t230
  %t232 = mul i64 %t231, %t10
  %t233 = add i64 %t232, %t145
  br label %b153
b153:
  %t156 = phi i64 [ %t143, %b132 ], [ %t157, %b154 ]
  %t158 = phi double [ 0x0000000000000000, %b132 ], [ %t206, %b154 ]
  %t159 = icmp slt i64 %t156, %t152
  br i1 %t159, label %b154, label %b155
b154:
  %t160 = mul i64 %t156, %t10
  %t161 = add i64 %t160, %t145
  %t166 = add i64 %t156, 1
  %t167 = mul i64 %t166, %t10
  %t168 = add i64 %t167, %t145
  %t173 = add i64 %t156, 2
  %t174 = mul i64 %t173, %t10
  %t175 = add i64 %t174, %t145
  %t180 = add i64 %t156, 3
  %t181 = mul i64 %t180, %t10
  %t182 = add i64 %t181, %t145
  %t162 = getelementptr inbounds float, ptr %t16, i64 %t161
  %t163 = load float, ptr %t162, align 4
  %t164 = insertelement <4 x float> poison, float %t163, i64 0
  %t165 = shufflevector <4 x float> %t164, <4 x float> poison, <4 x i32> zeroinitializer
  %t169 = getelementptr inbounds float, ptr %t16, i64 %t168
  %t170 = load float, ptr %t169, align 4
  %t171 = insertelement <4 x float> poison, float %t170, i64 0
  %t172 = shufflevector <4 x float> %t171, <4 x float> poison, <4 x i32> zeroinitializer
  %t176 = getelementptr inbounds float, ptr %t16, i64 %t175
  %t177 = load float, ptr %t176, align 4
  %t178 = insertelement <4 x float> poison, float %t177, i64 0
  %t179 = shufflevector <4 x float> %t178, <4 x float> poison, <4 x i32> zeroinitializer
  %t183 = getelementptr inbounds float, ptr %t16, i64 %t182
  %t184 = load float, ptr %t183, align 4
  %t185 = insertelement <4 x float> poison, float %t184, i64 0
  %t186 = shufflevector <4 x float> %t185, <4 x float> poison, <4 x i32> zeroinitializer
  %t187 = fmul float %t163, %t163
  %t188 = insertelement <4 x float> poison, float %t187, i64 0
  %t189 = shufflevector <4 x float> %t188, <4 x float> poison, <4 x i32> zeroinitializer
  %t190 = fpext float %t187 to double
  %t191 = fadd double %t158, %t190
  %t192 = fmul float %t170, %t170
  %t193 = insertelement <4 x float> poison, float %t192, i64 0
  %t194 = shufflevector <4 x float> %t193, <4 x float> poison, <4 x i32> zeroinitializer
  %t195 = fpext float %t192 to double
  %t196 = fadd double %t191, %t195
  %t197 = fmul float %t177, %t177
  %t198 = insertelement <4 x float> poison, float %t197, i64 0
  %t199 = shufflevector <4 x float> %t198, <4 x float> poison, <4 x i32> zeroinitializer
  %t200 = fpext float %t197 to double
  %t201 = fadd double %t196, %t200
  %t202 = fmul float %t184, %t184
  %t203 = insertelement <4 x float> poison, float %t202, i64 0
  %t204 = shufflevector <4 x float> %t203, <4 x float> poison, <4 x i32> zeroinitializer
  %t205 = fpext float %t202 to double
  %t206 = fadd double %t201, %t205
  %t157 = add nuw nsw i64 %t156, 4
  br label %b153
b155:
  br label %b207
b207:
  %t210 = phi i64 [ %t152, %b155 ], [ %t211, %b208 ]
  %t212 = phi double [ %t158, %b155 ], [ %t224, %b208 ]
  %t213 = icmp slt i64 %t210, %t148
  br i1 %t213, label %b208, label %b209
b208:
  %t214 = mul i64 %t210, %t10
  %t215 = add i64 %t214, %t145
  %t216 = getelementptr inbounds float, ptr %t16, i64 %t215
  %t217 = load float, ptr %t216, align 4
  %t218 = insertelement <4 x float> poison, float %t217, i64 0
  %t219 = shufflevector <4 x float> %t218, <4 x float> poison, <4 x i32> zeroinitializer
  %t220 = fmul float %t217, %t217
  %t221 = insertelement <4 x float> poison, float %t220, i64 0
  %t222 = shufflevector <4 x float> %t221, <4 x float> poison, <4 x i32> zeroinitializer
  %t223 = fpext float %t220 to double
  %t224 = fadd double %t212, %t223
  %t211 = add nuw nsw i64 %t210, 1
  br label %b207
b209:
  %t225 = insertelement <4 x double> poison, double %t212, i64 0
  %t226 = shufflevector <4 x double> %t225, <4 x double> poison, <4 x i32> zeroinitializer
  %t234 = getelementptr inbounds double, ptr %t23, i64 %t233
  store double %t212, ptr %t234, align 8
  %t135 = add nuw nsw i64 %t134, %t4
  br label %b131
b133:
  %t238 = udiv i64 %t2, 16
  %t239 = udiv i64 %t4, 16
  br label %b240
b240:
  %t243 = phi i64 [ %t238, %b133 ], [ %t244, %b506 ]
  %t245 = icmp slt i64 %t243, %t237
  br i1 %t245, label %b241, label %b242
b241:
  %t246 = udiv i64 %t243, %t236
  %t247 = add i64 %row, %t246
  %t248 = urem i64 %t243, %t236
  %t249 = mul i64 %t248, 1024
  %t250 = add i64 %col, %t249
  %t251 = add i64 %t250, 1024
  %t253 = call i64 @llvm.smin.i64(i64 %t251, i64 %t252)
  %t254 = sub i64 %t253, %t250
  %t255 = urem i64 %t254, 64
  %t256 = sub i64 %t254, %t255
  %t257 = add i64 %t250, %t256
  %t272 = mul i64 %t247, %t10
  br label %b258
b258:
  %t261 = phi i64 [ %t250, %b241 ], [ %t262, %b259 ]
  %t263 = phi double [ 0x0000000000000000, %b241 ], [ %t333, %b259 ]
  %t264 = phi double [ 0x0000000000000000, %b241 ], [ %t335, %b259 ]
  %t265 = icmp slt i64 %t261, %t257
  br i1 %t265, label %b259, label %b260
b259:
  %t266 = add i64 %t261, 16
  %t267 = add i64 %t261, %t5
  %t273 = add i64 %t272, %t267
  %t280 = add i64 %t267, 16
  %t281 = add i64 %t272, %t280
  %t288 = add i64 %t267, 32
  %t289 = add i64 %t272, %t288
  %t296 = add i64 %t267, 48
  %t297 = add i64 %t272, %t296
  %t274 = getelementptr inbounds float, ptr %t271, i64 %t273
  %t275 = load float, ptr %t274, align 4
  %t276 = getelementptr inbounds float, ptr %t16, i64 %t273
  %t277 = load float, ptr %t276, align 4
  %t278 = insertelement <4 x float> poison, float %t277, i64 0
  %t279 = shufflevector <4 x float> %t278, <4 x float> poison, <4 x i32> zeroinitializer
  %t282 = getelementptr inbounds float, ptr %t271, i64 %t281
  %t283 = load float, ptr %t282, align 4
  %t284 = getelementptr inbounds float, ptr %t16, i64 %t281
  %t285 = load float, ptr %t284, align 4
  %t286 = insertelement <4 x float> poison, float %t285, i64 0
  %t287 = shufflevector <4 x float> %t286, <4 x float> poison, <4 x i32> zeroinitializer
  %t290 = getelementptr inbounds float, ptr %t271, i64 %t289
  %t291 = load float, ptr %t290, align 4
  %t292 = getelementptr inbounds float, ptr %t16, i64 %t289
  %t293 = load float, ptr %t292, align 4
  %t294 = insertelement <4 x float> poison, float %t293, i64 0
  %t295 = shufflevector <4 x float> %t294, <4 x float> poison, <4 x i32> zeroinitializer
  %t298 = getelementptr inbounds float, ptr %t271, i64 %t297
  %t299 = load float, ptr %t298, align 4
  %t300 = getelementptr inbounds float, ptr %t16, i64 %t297
  %t301 = load float, ptr %t300, align 4
  %t302 = insertelement <4 x float> poison, float %t301, i64 0
  %t303 = shufflevector <4 x float> %t302, <4 x float> poison, <4 x i32> zeroinitializer
  %t304 = fmul float %t277, %t277
  %t305 = insertelement <4 x float> poison, float %t304, i64 0
  %t306 = shufflevector <4 x float> %t305, <4 x float> poison, <4 x i32> zeroinitializer
  %t307 = fmul float %t275, %t275
  %t308 = fpext float %t304 to double
  %t309 = fadd double %t263, %t308
  %t310 = fpext float %t307 to double
  %t311 = fadd double %t264, %t310
  %t312 = fmul float %t285, %t285
  %t313 = insertelement <4 x float> poison, float %t312, i64 0
  %t314 = shufflevector <4 x float> %t313, <4 x float> poison, <4 x i32> zeroinitializer
  %t315 = fmul float %t283, %t283
  %t316 = fpext float %t312 to double
  %t317 = fadd double %t309, %t316
  %t318 = fpext float %t315 to double
  %t319 = fadd double %t311, %t318
  %t320 = fmul float %t293, %t293
  %t321 = insertelement <4 x float> poison, float %t320, i64 0
  %t322 = shufflevector <4 x float> %t321, <4 x float> poison, <4 x i32> zeroinitializer
  %t323 = fmul float %t291, %t291
  %t324 = fpext float %t320 to double
  %t325 = fadd double %t317, %t324
  %t326 = fpext float %t323 to double
  %t327 = fadd double %t319, %t326
  %t328 = fmul float %t301, %t301
  %t329 = insertelement <4 x float> poison, float %t328, i64 0
  %t330 = shufflevector <4 x float> %t329, <4 x float> poison, <4 x i32> zeroinitializer
  %t331 = fmul float %t299, %t299
  %t332 = fpext float %t328 to double
  %t333 = fadd double %t325, %t332
  %t334 = fpext float %t331 to double
  %t335 = fadd double %t327, %t334
  %t262 = add nuw nsw i64 %t261, 64
  br label %b258
b260:
  %t336 = add i64 %t257, %t5
  br label %b337
b337:
  %t340 = phi i64 [ %t336, %b260 ], [ %t341, %b338 ]
  %t342 = phi double [ %t263, %b260 ], [ %t357, %b338 ]
  %t343 = phi double [ %t264, %b260 ], [ %t359, %b338 ]
  %t344 = icmp slt i64 %t340, %t253
  br i1 %t344, label %b338, label %b339
b338:
  %t345 = add i64 %t272, %t340
  %t346 = getelementptr inbounds float, ptr %t271, i64 %t345
  %t347 = load float, ptr %t346, align 4
  %t348 = getelementptr inbounds float, ptr %t16, i64 %t345
  %t349 = load float, ptr %t348, align 4
  %t350 = insertelement <4 x float> poison, float %t349, i64 0
  %t351 = shufflevector <4 x float> %t350, <4 x float> poison, <4 x i32> zeroinitializer
  %t352 = fmul float %t349, %t349
  %t353 = insertelement <4 x float> poison, float %t352, i64 0
  %t354 = shufflevector <4 x float> %t353, <4 x float> poison, <4 x i32> zeroinitializer
  %t355 = fmul float %t347, %t347
  %t356 = fpext float %t352 to double
  %t357 = fadd double %t342, %t356
  %t358 = fpext float %t355 to double
  %t359 = fadd double %t343, %t358
  %t341 = add nuw nsw i64 %t340, 16
  br label %b337
b339:
  %t360 = bitcast double %t342 to i64
  %t361 = trunc i64 %t360 to i32
  %t362 = lshr i64 %t360, 32
  %t363 = trunc i64 %t362 to i32
  %t364 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t365 = and i32 %t364, 16
  %t366 = shl i32 65535, %t365
  %t367 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t366, i32 %t361, i32 8, i32 4127)
  %t368 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t369 = and i32 %t368, 16
  %t370 = shl i32 65535, %t369
  %t371 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t370, i32 %t363, i32 8, i32 4127)
  %t372 = zext i32 %t367 to i64
  %t373 = zext i32 %t371 to i64
  %t374 = shl i64 %t373, 32
  %t375 = or i64 %t374, %t372
  %t376 = bitcast i64 %t375 to double
  %t377 = fadd double %t342, %t376
  %t378 = bitcast double %t377 to i64
  %t379 = trunc i64 %t378 to i32
  %t380 = lshr i64 %t378, 32
  %t381 = trunc i64 %t380 to i32
  %t382 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t383 = and i32 %t382, 16
  %t384 = shl i32 65535, %t383
  %t385 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t384, i32 %t379, i32 4, i32 4127)
  %t386 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t387 = and i32 %t386, 16
  %t388 = shl i32 65535, %t387
  %t389 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t388, i32 %t381, i32 4, i32 4127)
  %t390 = zext i32 %t385 to i64
  %t391 = zext i32 %t389 to i64
  %t392 = shl i64 %t391, 32
  %t393 = or i64 %t392, %t390
  %t394 = bitcast i64 %t393 to double
  %t395 = fadd double %t377, %t394
  %t396 = bitcast double %t395 to i64
  %t397 = trunc i64 %t396 to i32
  %t398 = lshr i64 %t396, 32
  %t399 = trunc i64 %t398 to i32
  %t400 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t401 = and i32 %t400, 16
  %t402 = shl i32 65535, %t401
  %t403 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t402, i32 %t397, i32 2, i32 4127)
  %t404 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t405 = and i32 %t404, 16
  %t406 = shl i32 65535, %t405
  %t407 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t406, i32 %t399, i32 2, i32 4127)
  %t408 = zext i32 %t403 to i64
  %t409 = zext i32 %t407 to i64
  %t410 = shl i64 %t409, 32
  %t411 = or i64 %t410, %t408
  %t412 = bitcast i64 %t411 to double
  %t413 = fadd double %t395, %t412
  %t414 = bitcast double %t413 to i64
  %t415 = trunc i64 %t414 to i32
  %t416 = lshr i64 %t414, 32
  %t417 = trunc i64 %t416 to i32
  %t418 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t419 = and i32 %t418, 16
  %t420 = shl i32 65535, %t419
  %t421 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t420, i32 %t415, i32 1, i32 4127)
  %t422 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t423 = and i32 %t422, 16
  %t424 = shl i32 65535, %t423
  %t425 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t424, i32 %t417, i32 1, i32 4127)
  %t426 = zext i32 %t421 to i64
  %t427 = zext i32 %t425 to i64
  %t428 = shl i64 %t427, 32
  %t429 = or i64 %t428, %t426
  %t430 = bitcast i64 %t429 to double
  %t431 = fadd double %t413, %t430
  %t432 = bitcast double %t343 to i64
  %t433 = trunc i64 %t432 to i32
  %t434 = lshr i64 %t432, 32
  %t435 = trunc i64 %t434 to i32
  %t436 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t437 = and i32 %t436, 16
  %t438 = shl i32 65535, %t437
  %t439 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t438, i32 %t433, i32 8, i32 4127)
  %t440 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t441 = and i32 %t440, 16
  %t442 = shl i32 65535, %t441
  %t443 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t442, i32 %t435, i32 8, i32 4127)
  %t444 = zext i32 %t439 to i64
  %t445 = zext i32 %t443 to i64
  %t446 = shl i64 %t445, 32
  %t447 = or i64 %t446, %t444
  %t448 = bitcast i64 %t447 to double
  %t449 = fadd double %t343, %t448
  %t450 = bitcast double %t449 to i64
  %t451 = trunc i64 %t450 to i32
  %t452 = lshr i64 %t450, 32
  %t453 = trunc i64 %t452 to i32
  %t454 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t455 = and i32 %t454, 16
  %t456 = shl i32 65535, %t455
  %t457 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t456, i32 %t451, i32 4, i32 4127)
  %t458 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t459 = and i32 %t458, 16
  %t460 = shl i32 65535, %t459
  %t461 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t460, i32 %t453, i32 4, i32 4127)
  %t462 = zext i32 %t457 to i64
  %t463 = zext i32 %t461 to i64
  %t464 = shl i64 %t463, 32
  %t465 = or i64 %t464, %t462
  %t466 = bitcast i64 %t465 to double
  %t467 = fadd double %t449, %t466
  %t468 = bitcast double %t467 to i64
  %t469 = trunc i64 %t468 to i32
  %t470 = lshr i64 %t468, 32
  %t471 = trunc i64 %t470 to i32
  %t472 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t473 = and i32 %t472, 16
  %t474 = shl i32 65535, %t473
  %t475 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t474, i32 %t469, i32 2, i32 4127)
  %t476 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t477 = and i32 %t476, 16
  %t478 = shl i32 65535, %t477
  %t479 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t478, i32 %t471, i32 2, i32 4127)
  %t480 = zext i32 %t475 to i64
  %t481 = zext i32 %t479 to i64
  %t482 = shl i64 %t481, 32
  %t483 = or i64 %t482, %t480
  %t484 = bitcast i64 %t483 to double
  %t485 = fadd double %t467, %t484
  %t486 = bitcast double %t485 to i64
  %t487 = trunc i64 %t486 to i32
  %t488 = lshr i64 %t486, 32
  %t489 = trunc i64 %t488 to i32
  %t490 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t491 = and i32 %t490, 16
  %t492 = shl i32 65535, %t491
  %t493 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t492, i32 %t487, i32 1, i32 4127)
  %t494 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t495 = and i32 %t494, 16
  %t496 = shl i32 65535, %t495
  %t497 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t496, i32 %t489, i32 1, i32 4127)
  %t498 = zext i32 %t493 to i64
  %t499 = zext i32 %t497 to i64
  %t500 = shl i64 %t499, 32
  %t501 = or i64 %t500, %t498
  %t502 = bitcast i64 %t501 to double
  %t503 = fadd double %t485, %t502
  %t504 = icmp eq i64 %t5, 0
  br i1 %t504, label %b505, label %b506
b505:
  %t513 = mul i64 %t247, %t512
  %t514 = udiv i64 %t250, 1024
  %t515 = add i64 %t513, %t514
  %t516 = getelementptr inbounds double, ptr %t510, i64 %t515
  store double %t431, ptr %t516, align 8
  %t521 = getelementptr inbounds double, ptr %t520, i64 %t515
  store double %t503, ptr %t521, align 8
  br label %b506
b506:
  %t244 = add nuw nsw i64 %t243, %t239
  br label %b240
b242:
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
  %t17 = add i64 %cols, 1023
  %t18 = udiv i64 %t17, 1024
  %t19 = mul i64 %rows, %t18
  %t33 = getelementptr inbounds i64, ptr %tensor, i64 19
  %t34 = load i64, ptr %t33, align 8
  %t35 = inttoptr i64 %t34 to ptr addrspace(1)
  %t36 = addrspacecast ptr addrspace(1) %t35 to ptr
  %t40 = add i64 %col, %cols
  %t55 = getelementptr inbounds i64, ptr %tensor, i64 20
  %t56 = load i64, ptr %t55, align 8
  %t57 = inttoptr i64 %t56 to ptr addrspace(1)
  %t58 = addrspacecast ptr addrspace(1) %t57 to ptr
  %t59 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t60 = load i64, ptr %t59, align 8
  %t62 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t63 = load i64, ptr %t62, align 8
  %t68 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t69 = load i64, ptr %t68, align 8
  %t70 = inttoptr i64 %t69 to ptr addrspace(1)
  %t71 = addrspacecast ptr addrspace(1) %t70 to ptr
  %t226 = getelementptr inbounds i64, ptr %tensor, i64 16
  %t227 = load i64, ptr %t226, align 8
  %t228 = inttoptr i64 %t227 to ptr addrspace(1)
  %t229 = addrspacecast ptr addrspace(1) %t228 to ptr
  %t230 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t231 = load i64, ptr %t230, align 8
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t14 = getelementptr inbounds double, ptr %t13, i64 9
  %t15 = load double, ptr %t14, align 8
  %t16 = fptrunc double %t15 to float
  %t20 = udiv i64 %t2, 16
  %t21 = udiv i64 %t4, 16
  br label %b22
b22:
  %t25 = phi i64 [ %t20, %entry ], [ %t26, %b225 ]
  %t27 = icmp slt i64 %t25, %t19
  br i1 %t27, label %b23, label %b24
b23:
  %t28 = udiv i64 %t25, %t18
  %t29 = add i64 %row, %t28
  %t30 = urem i64 %t25, %t18
  %t31 = mul i64 %t30, 1024
  %t32 = add i64 %col, %t31
  %t39 = add i64 %t32, 1024
  %t41 = call i64 @llvm.smin.i64(i64 %t39, i64 %t40)
  %t42 = sub i64 %t41, %t32
  %t43 = urem i64 %t42, 64
  %t44 = sub i64 %t42, %t43
  %t45 = add i64 %t32, %t44
  %t61 = udiv i64 %t29, %t60
  %t64 = mul i64 %t61, %t63
  %t72 = mul i64 %t29, %t63
  %t37 = getelementptr inbounds float, ptr %t36, i64 %t29
  %t38 = load float, ptr %t37, align 4
  br label %b46
b46:
  %t49 = phi i64 [ %t32, %b23 ], [ %t50, %b47 ]
  %t51 = phi double [ 0x0000000000000000, %b23 ], [ %t128, %b47 ]
  %t52 = icmp slt i64 %t49, %t45
  br i1 %t52, label %b47, label %b48
b47:
  %t53 = add i64 %t49, 16
  %t54 = add i64 %t49, %t5
  %t65 = add i64 %t64, %t54
  %t73 = add i64 %t72, %t54
  %t76 = add i64 %t54, 16
  %t77 = add i64 %t64, %t76
  %t80 = add i64 %t72, %t76
  %t83 = add i64 %t54, 32
  %t84 = add i64 %t64, %t83
  %t87 = add i64 %t72, %t83
  %t90 = add i64 %t54, 48
  %t91 = add i64 %t64, %t90
  %t94 = add i64 %t72, %t90
  %t66 = getelementptr inbounds float, ptr %t58, i64 %t65
  %t67 = load float, ptr %t66, align 4
  %t74 = getelementptr inbounds float, ptr %t71, i64 %t73
  %t75 = load float, ptr %t74, align 4
  %t78 = getelementptr inbounds float, ptr %t58, i64 %t77
  %t79 = load float, ptr %t78, align 4
  %t81 = getelementptr inbounds float, ptr %t71, i64 %t80
  %t82 = load float, ptr %t81, align 4
  %t85 = getelementptr inbounds float, ptr %t58, i64 %t84
  %t86 = load float, ptr %t85, align 4
  %t88 = getelementptr inbounds float, ptr %t71, i64 %t87
  %t89 = load float, ptr %t88, align 4
  %t92 = getelementptr inbounds float, ptr %t58, i64 %t91
  %t93 = load float, ptr %t92, align 4
  %t95 = getelementptr inbounds float, ptr %t71, i64 %t94
  %t96 = load float, ptr %t95, align 4
  %t97 = fmul float %t38, %t67
  %t98 = call float @llvm.maximum.f32(float %t97, float %t16)
  %t99 = call float @llvm.sqrt.f32(float %t98)
  %t100 = fdiv float 0x3FF0000000000000, %t99
  %t101 = fmul float %t75, %t100
  %t102 = fmul float %t101, %t101
  %t103 = fpext float %t102 to double
  %t104 = fadd double %t51, %t103
  %t105 = fmul float %t38, %t79
  %t106 = call float @llvm.maximum.f32(float %t105, float %t16)
  %t107 = call float @llvm.sqrt.f32(float %t106)
  %t108 = fdiv float 0x3FF0000000000000, %t107
  %t109 = fmul float %t82, %t108
  %t110 = fmul float %t109, %t109
  %t111 = fpext float %t110 to double
  %t112 = fadd double %t104, %t111
  %t113 = fmul float %t38, %t86
  %t114 = call float @llvm.maximum.f32(float %t113, float %t16)
  %t115 = call float @llvm.sqrt.f32(float %t114)
  %t116 = fdiv float 0x3FF0000000000000, %t115
  %t117 = fmul float %t89, %t116
  %t118 = fmul float %t117, %t117
  %t119 = fpext float %t118 to double
  %t120 = fadd double %t112, %t119
  %t121 = fmul float %t38, %t93
  %t122 = call float @llvm.maximum.f32(float %t121, float %t16)
  %t123 = call float @llvm.sqrt.f32(float %t122)
  %t124 = fdiv float 0x3FF0000000000000, %t123
  %t125 = fmul float %t96, %t124
  %t126 = fmul float %t125, %t125
  %t127 = fpext float %t126 to double
  %t128 = fadd double %t120, %t127
  %t50 = add nuw nsw i64 %t49, 64
  br label %b46
b48:
  %t129 = add i64 %t45, %t5
  br label %b130
b130:
  %t133 = phi i64 [ %t129, %b48 ], [ %t134, %b131 ]
  %t135 = phi double [ %t51, %b48 ], [ %t150, %b131 ]
  %t136 = icmp slt i64 %t133, %t41
  br i1 %t136, label %b131, label %b132
b131:
  %t137 = add i64 %t64, %t133
  %t140 = add i64 %t72, %t133
  %t138 = getelementptr inbounds float, ptr %t58, i64 %t137
  %t139 = load float, ptr %t138, align 4
  %t141 = getelementptr inbounds float, ptr %t71, i64 %t140
  %t142 = load float, ptr %t141, align 4
  %t143 = fmul float %t38, %t139
  %t144 = call float @llvm.maximum.f32(float %t143, float %t16)
  %t145 = call float @llvm.sqrt.f32(float %t144)
  %t146 = fdiv float 0x3FF0000000000000, %t145
  %t147 = fmul float %t142, %t146
  %t148 = fmul float %t147, %t147
  %t149 = fpext float %t148 to double
  %t150 = fadd double %t135, %t149
  %t134 = add nuw nsw i64 %t133, 16
  br label %b130
b132:
  %t151 = bitcast double %t135 to i64
  %t152 = trunc i64 %t151 to i32
  %t153 = lshr i64 %t151, 32
  %t154 = trunc i64 %t153 to i32
  %t155 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t156 = and i32 %t155, 16
  %t157 = shl i32 65535, %t156
  %t158 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t157, i32 %t152, i32 8, i32 4127)
  %t159 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t160 = and i32 %t159, 16
  %t161 = shl i32 65535, %t160
  %t162 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t161, i32 %t154, i32 8, i32 4127)
  %t163 = zext i32 %t158 to i64
  %t164 = zext i32 %t162 to i64
  %t165 = shl i64 %t164, 32
  %t166 = or i64 %t165, %t163
  %t167 = bitcast i64 %t166 to double
  %t168 = fadd double %t135, %t167
  %t169 = bitcast double %t168 to i64
  %t170 = trunc i64 %t169 to i32
  %t171 = lshr i64 %t169, 32
  %t172 = trunc i64 %t171 to i32
  %t173 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t174 = and i32 %t173, 16
  %t175 = shl i32 65535, %t174
  %t176 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t175, i32 %t170, i32 4, i32 4127)
  %t177 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t178 = and i32 %t177, 16
  %t179 = shl i32 65535, %t178
  %t180 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t179, i32 %t172, i32 4, i32 4127)
  %t181 = zext i32 %t176 to i64
  %t182 = zext i32 %t180 to i64
  %t183 = shl i64 %t182, 32
  %t184 = or i64 %t183, %t181
  %t185 = bitcast i64 %t184 to double
  %t186 = fadd double %t168, %t185
  %t187 = bitcast double %t186 to i64
  %t188 = trunc i64 %t187 to i32
  %t189 = lshr i64 %t187, 32
  %t190 = trunc i64 %t189 to i32
  %t191 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t192 = and i32 %t191, 16
  %t193 = shl i32 65535, %t192
  %t194 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t193, i32 %t188, i32 2, i32 4127)
  %t195 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t196 = and i32 %t195, 16
  %t197 = shl i32 65535, %t196
  %t198 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t197, i32 %t190, i32 2, i32 4127)
  %t199 = zext i32 %t194 to i64
  %t200 = zext i32 %t198 to i64
  %t201 = shl i64 %t200, 32
  %t202 = or i64 %t201, %t199
  %t203 = bitcast i64 %t202 to double
  %t204 = fadd double %t186, %t203
  %t205 = bitcast double %t204 to i64
  %t206 = trunc i64 %t205 to i32
  %t207 = lshr i64 %t205, 32
  %t208 = trunc i64 %t207 to i32
  %t209 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t210 = and i32 %t209, 16
  %t211 = shl i32 65535, %t210
  %t212 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t211, i32 %t206, i32 1, i32 4127)
  %t213 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t214 = and i32 %t213, 16
  %t215 = shl i32 65535, %t214
  %t216 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t215, i32 %t208, i32 1, i32 4127)
  %t217 = zext i32 %t212 to i64
  %t218 = zext i32 %t216 to i64
  %t219 = shl i64 %t218, 32
  %t220 = or i64 %t219, %t217
  %t221 = bitcast i64 %t220 to double
  %t222 = fadd double %t204, %t221
  %t223 = icmp eq i64 %t5, 0
  br i1 %t223, label %b224, label %b225
b224:
  %t232 = mul i64 %t29, %t231
  %t233 = udiv i64 %t32, 1024
  %t234 = add i64 %t232, %t233
  %t235 = getelementptr inbounds double, ptr %t229, i64 %t234
  store double %t222, ptr %t235, align 8
  br label %b225
b225:
  %t26 = add nuw nsw i64 %t25, %t21
  br label %b22
b24:
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
  %t20 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t21 = load i64, ptr %t20, align 8
  %t22 = inttoptr i64 %t21 to ptr addrspace(1)
  %t23 = addrspacecast ptr addrspace(1) %t22 to ptr
  %t24 = mul i64 %number, 6
  %t25 = getelementptr inbounds double, ptr %t23, i64 %t24
  %t29 = mul i64 %rows, %cols
  %t40 = getelementptr inbounds i64, ptr %tensor, i64 19
  %t41 = load i64, ptr %t40, align 8
  %t42 = inttoptr i64 %t41 to ptr addrspace(1)
  %t43 = addrspacecast ptr addrspace(1) %t42 to ptr
  %t46 = getelementptr inbounds i64, ptr %tensor, i64 20
  %t47 = load i64, ptr %t46, align 8
  %t48 = inttoptr i64 %t47 to ptr addrspace(1)
  %t49 = addrspacecast ptr addrspace(1) %t48 to ptr
  %t50 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t51 = load i64, ptr %t50, align 8
  %t53 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t54 = load i64, ptr %t53, align 8
  %t59 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t60 = load i64, ptr %t59, align 8
  %t61 = inttoptr i64 %t60 to ptr addrspace(1)
  %t62 = addrspacecast ptr addrspace(1) %t61 to ptr
  %t67 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t68 = load i64, ptr %t67, align 8
  %t69 = inttoptr i64 %t68 to ptr addrspace(1)
  %t70 = addrspacecast ptr addrspace(1) %t69 to ptr
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t14 = getelementptr inbounds double, ptr %t13, i64 9
  %t15 = load double, ptr %t14, align 8
  %t16 = fptrunc double %t15 to float
  %t17 = getelementptr inbounds double, ptr %t13, i64 11
  %t18 = load double, ptr %t17, align 8
  %t19 = fptrunc double %t18 to float
  %t26 = getelementptr inbounds double, ptr %t25, i64 5
  %t27 = load double, ptr %t26, align 8
  %t28 = fptrunc double %t27 to float
  br label %b30
b30:
  %t33 = phi i64 [ %t2, %entry ], [ %t34, %b31 ]
  %t35 = icmp slt i64 %t33, %t29
  br i1 %t35, label %b31, label %b32
b31:
  %t36 = udiv i64 %t33, %cols
  %t37 = add i64 %row, %t36
  %t38 = urem i64 %t33, %cols
  %t39 = add i64 %col, %t38
  %t52 = udiv i64 %t37, %t51
  %t55 = mul i64 %t52, %t54
  %t56 = add i64 %t55, %t39
  %t63 = mul i64 %t37, %t54
  %t64 = add i64 %t63, %t39
  %t44 = getelementptr inbounds float, ptr %t43, i64 %t37
  %t45 = load float, ptr %t44, align 4
  %t57 = getelementptr inbounds float, ptr %t49, i64 %t56
  %t58 = load float, ptr %t57, align 4
  %t65 = getelementptr inbounds float, ptr %t62, i64 %t64
  %t66 = load float, ptr %t65, align 4
  %t71 = getelementptr inbounds float, ptr %t70, i64 %t64
  %t72 = load float, ptr %t71, align 4
  %t73 = fmul float %t45, %t58
  %t74 = call float @llvm.maximum.f32(float %t73, float %t16)
  %t75 = call float @llvm.sqrt.f32(float %t74)
  %t76 = fdiv float 0x3FF0000000000000, %t75
  %t77 = fmul float %t72, %t76
  %t78 = fmul float %t19, %t66
  %t79 = fmul float %t28, %t77
  %t80 = fsub float %t78, %t79
  %t81 = getelementptr inbounds float, ptr %t62, i64 %t64
  store float %t80, ptr %t81, align 4
  %t34 = add nuw nsw i64 %t33, %t4
  br label %b30
b32:
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
  %t6 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t7 = load i64, ptr %t6, align 8
  %t8 = inttoptr i64 %t7 to ptr addrspace(1)
  %t9 = addrspacecast ptr addrspace(1) %t8 to ptr
  %t10 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t11 = load i64, ptr %t10, align 8
  %t12 = mul i64 %t11, 12
  %t13 = getelementptr inbounds double, ptr %t9, i64 %t12
  %t23 = add i64 %cols, 1023
  %t24 = udiv i64 %t23, 1024
  %t36 = add i64 %col, %cols
  %t52 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t53 = load i64, ptr %t52, align 8
  %t54 = inttoptr i64 %t53 to ptr addrspace(1)
  %t55 = addrspacecast ptr addrspace(1) %t54 to ptr
  %t58 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t59 = load i64, ptr %t58, align 8
  %t60 = inttoptr i64 %t59 to ptr addrspace(1)
  %t61 = addrspacecast ptr addrspace(1) %t60 to ptr
  %t64 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t65 = load i64, ptr %t64, align 8
  %t66 = inttoptr i64 %t65 to ptr addrspace(1)
  %t67 = addrspacecast ptr addrspace(1) %t66 to ptr
  %t328 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t329 = load i64, ptr %t328, align 8
  %t330 = inttoptr i64 %t329 to ptr addrspace(1)
  %t331 = addrspacecast ptr addrspace(1) %t330 to ptr
  %t334 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t335 = load i64, ptr %t334, align 8
  %t336 = inttoptr i64 %t335 to ptr addrspace(1)
  %t337 = addrspacecast ptr addrspace(1) %t336 to ptr
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t14 = getelementptr inbounds double, ptr %t13, i64 7
  %t15 = load double, ptr %t14, align 8
  %t16 = fptrunc double %t15 to float
  %t17 = getelementptr inbounds double, ptr %t13, i64 8
  %t18 = load double, ptr %t17, align 8
  %t19 = fptrunc double %t18 to float
  %t20 = getelementptr inbounds double, ptr %t13, i64 9
  %t21 = load double, ptr %t20, align 8
  %t22 = fptrunc double %t21 to float
  %t25 = udiv i64 %t2, 16
  %t26 = udiv i64 %t4, 16
  br label %b27
b27:
  %t30 = phi i64 [ %t25, %entry ], [ %t31, %b327 ]
  %t32 = icmp slt i64 %t30, %t24
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
  br label %b42
b42:
  %t45 = phi i64 [ %t34, %b28 ], [ %t46, %b43 ]
  %t47 = phi double [ 0x0000000000000000, %b28 ], [ %t147, %b43 ]
  %t48 = phi double [ 0x0000000000000000, %b28 ], [ %t149, %b43 ]
  %t49 = icmp slt i64 %t45, %t41
  br i1 %t49, label %b43, label %b44
b43:
  %t50 = add i64 %t45, 16
  %t51 = add i64 %t45, %t5
  %t70 = add i64 %t51, 16
  %t77 = add i64 %t51, 32
  %t84 = add i64 %t51, 48
  %t56 = getelementptr inbounds float, ptr %t55, i64 %t51
  %t57 = load float, ptr %t56, align 4
  %t62 = getelementptr inbounds float, ptr %t61, i64 %t51
  %t63 = load float, ptr %t62, align 4
  %t68 = getelementptr inbounds float, ptr %t67, i64 %t51
  %t69 = load float, ptr %t68, align 4
  %t71 = getelementptr inbounds float, ptr %t55, i64 %t70
  %t72 = load float, ptr %t71, align 4
  %t73 = getelementptr inbounds float, ptr %t61, i64 %t70
  %t74 = load float, ptr %t73, align 4
  %t75 = getelementptr inbounds float, ptr %t67, i64 %t70
  %t76 = load float, ptr %t75, align 4
  %t78 = getelementptr inbounds float, ptr %t55, i64 %t77
  %t79 = load float, ptr %t78, align 4
  %t80 = getelementptr inbounds float, ptr %t61, i64 %t77
  %t81 = load float, ptr %t80, align 4
  %t82 = getelementptr inbounds float, ptr %t67, i64 %t77
  %t83 = load float, ptr %t82, align 4
  %t85 = getelementptr inbounds float, ptr %t55, i64 %t84
  %t86 = load float, ptr %t85, align 4
  %t87 = getelementptr inbounds float, ptr %t61, i64 %t84
  %t88 = load float, ptr %t87, align 4
  %t89 = getelementptr inbounds float, ptr %t67, i64 %t84
  %t90 = load float, ptr %t89, align 4
  %t91 = fmul float %t63, %t63
  %t92 = fmul float %t16, %t69
  %t93 = fmul float %t19, %t91
  %t94 = fadd float %t92, %t93
  %t95 = call float @llvm.maximum.f32(float %t94, float %t22)
  %t96 = call float @llvm.sqrt.f32(float %t95)
  %t97 = fdiv float 0x3FF0000000000000, %t96
  %t98 = fmul float %t63, %t97
  %t99 = fmul float %t57, %t57
  %t100 = fmul float %t98, %t98
  %t101 = fpext float %t99 to double
  %t102 = fadd double %t47, %t101
  %t103 = fpext float %t100 to double
  %t104 = fadd double %t48, %t103
  %t105 = getelementptr inbounds float, ptr %t67, i64 %t51
  store float %t94, ptr %t105, align 4
  %t106 = fmul float %t74, %t74
  %t107 = fmul float %t16, %t76
  %t108 = fmul float %t19, %t106
  %t109 = fadd float %t107, %t108
  %t110 = call float @llvm.maximum.f32(float %t109, float %t22)
  %t111 = call float @llvm.sqrt.f32(float %t110)
  %t112 = fdiv float 0x3FF0000000000000, %t111
  %t113 = fmul float %t74, %t112
  %t114 = fmul float %t72, %t72
  %t115 = fmul float %t113, %t113
  %t116 = fpext float %t114 to double
  %t117 = fadd double %t102, %t116
  %t118 = fpext float %t115 to double
  %t119 = fadd double %t104, %t118
  %t120 = getelementptr inbounds float, ptr %t67, i64 %t70
  store float %t109, ptr %t120, align 4
  %t121 = fmul float %t81, %t81
  %t122 = fmul float %t16, %t83
  %t123 = fmul float %t19, %t121
  %t124 = fadd float %t122, %t123
  %t125 = call float @llvm.maximum.f32(float %t124, float %t22)
  %t126 = call float @llvm.sqrt.f32(float %t125)
  %t127 = fdiv float 0x3FF0000000000000, %t126
  %t128 = fmul float %t81, %t127
  %t129 = fmul float %t79, %t79
  %t130 = fmul float %t128, %t128
  %t131 = fpext float %t129 to double
  %t132 = fadd double %t117, %t131
  %t133 = fpext float %t130 to double
  %t134 = fadd double %t119, %t133
  %t135 = getelementptr inbounds float, ptr %t67, i64 %t77
  store float %t124, ptr %t135, align 4
  %t136 = fmul float %t88, %t88
  %t137 = fmul float %t16, %t90
  %t138 = fmul float %t19, %t136
  %t139 = fadd float %t137, %t138
  %t140 = call float @llvm.maximum.f32(float %t139, float %t22)
  %t141 = call float @llvm.sqrt.f32(float %t140)
  %t142 = fdiv float 0x3FF0000000000000, %t141
  %t143 = fmul float %t88, %t142
  %t144 = fmul float %t86, %t86
  %t145 = fmul float %t143, %t143
  %t146 = fpext float %t144 to double
  %t147 = fadd double %t132, %t146
  %t148 = fpext float %t145 to double
  %t149 = fadd double %t134, %t148
  %t150 = getelementptr inbounds float, ptr %t67, i64 %t84
  store float %t139, ptr %t150, align 4
  %t46 = add nuw nsw i64 %t45, 64
  br label %b42
b44:
  %t151 = add i64 %t41, %t5
  br label %b152
b152:
  %t155 = phi i64 [ %t151, %b44 ], [ %t156, %b153 ]
  %t157 = phi double [ %t47, %b44 ], [ %t177, %b153 ]
  %t158 = phi double [ %t48, %b44 ], [ %t179, %b153 ]
  %t159 = icmp slt i64 %t155, %t37
  br i1 %t159, label %b153, label %b154
b153:
  %t160 = getelementptr inbounds float, ptr %t55, i64 %t155
  %t161 = load float, ptr %t160, align 4
  %t162 = getelementptr inbounds float, ptr %t61, i64 %t155
  %t163 = load float, ptr %t162, align 4
  %t164 = getelementptr inbounds float, ptr %t67, i64 %t155
  %t165 = load float, ptr %t164, align 4
  %t166 = fmul float %t163, %t163
  %t167 = fmul float %t16, %t165
  %t168 = fmul float %t19, %t166
  %t169 = fadd float %t167, %t168
  %t170 = call float @llvm.maximum.f32(float %t169, float %t22)
  %t171 = call float @llvm.sqrt.f32(float %t170)
  %t172 = fdiv float 0x3FF0000000000000, %t171
  %t173 = fmul float %t163, %t172
  %t174 = fmul float %t161, %t161
  %t175 = fmul float %t173, %t173
  %t176 = fpext float %t174 to double
  %t177 = fadd double %t157, %t176
  %t178 = fpext float %t175 to double
  %t179 = fadd double %t158, %t178
  %t180 = getelementptr inbounds float, ptr %t67, i64 %t155
  store float %t169, ptr %t180, align 4
  %t156 = add nuw nsw i64 %t155, 16
  br label %b152
b154:
  %t181 = bitcast double %t157 to i64
  %t182 = trunc i64 %t181 to i32
  %t183 = lshr i64 %t181, 32
  %t184 = trunc i64 %t183 to i32
  %t185 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t186 = and i32 %t185, 16
  %t187 = shl i32 65535, %t186
  %t188 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t187, i32 %t182, i32 8, i32 4127)
  %t189 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t190 = and i32 %t189, 16
  %t191 = shl i32 65535, %t190
  %t192 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t191, i32 %t184, i32 8, i32 4127)
  %t193 = zext i32 %t188 to i64
  %t194 = zext i32 %t192 to i64
  %t195 = shl i64 %t194, 32
  %t196 = or i64 %t195, %t193
  %t197 = bitcast i64 %t196 to double
  %t198 = fadd double %t157, %t197
  %t199 = bitcast double %t198 to i64
  %t200 = trunc i64 %t199 to i32
  %t201 = lshr i64 %t199, 32
  %t202 = trunc i64 %t201 to i32
  %t203 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t204 = and i32 %t203, 16
  %t205 = shl i32 65535, %t204
  %t206 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t205, i32 %t200, i32 4, i32 4127)
  %t207 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t208 = and i32 %t207, 16
  %t209 = shl i32 65535, %t208
  %t210 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t209, i32 %t202, i32 4, i32 4127)
  %t211 = zext i32 %t206 to i64
  %t212 = zext i32 %t210 to i64
  %t213 = shl i64 %t212, 32
  %t214 = or i64 %t213, %t211
  %t215 = bitcast i64 %t214 to double
  %t216 = fadd double %t198, %t215
  %t217 = bitcast double %t216 to i64
  %t218 = trunc i64 %t217 to i32
  %t219 = lshr i64 %t217, 32
  %t220 = trunc i64 %t219 to i32
  %t221 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t222 = and i32 %t221, 16
  %t223 = shl i32 65535, %t222
  %t224 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t223, i32 %t218, i32 2, i32 4127)
  %t225 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t226 = and i32 %t225, 16
  %t227 = shl i32 65535, %t226
  %t228 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t227, i32 %t220, i32 2, i32 4127)
  %t229 = zext i32 %t224 to i64
  %t230 = zext i32 %t228 to i64
  %t231 = shl i64 %t230, 32
  %t232 = or i64 %t231, %t229
  %t233 = bitcast i64 %t232 to double
  %t234 = fadd double %t216, %t233
  %t235 = bitcast double %t234 to i64
  %t236 = trunc i64 %t235 to i32
  %t237 = lshr i64 %t235, 32
  %t238 = trunc i64 %t237 to i32
  %t239 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t240 = and i32 %t239, 16
  %t241 = shl i32 65535, %t240
  %t242 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t241, i32 %t236, i32 1, i32 4127)
  %t243 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t244 = and i32 %t243, 16
  %t245 = shl i32 65535, %t244
  %t246 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t245, i32 %t238, i32 1, i32 4127)
  %t247 = zext i32 %t242 to i64
  %t248 = zext i32 %t246 to i64
  %t249 = shl i64 %t248, 32
  %t250 = or i64 %t249, %t247
  %t251 = bitcast i64 %t250 to double
  %t252 = fadd double %t234, %t251
  %t253 = bitcast double %t158 to i64
  %t254 = trunc i64 %t253 to i32
  %t255 = lshr i64 %t253, 32
  %t256 = trunc i64 %t255 to i32
  %t257 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t258 = and i32 %t257, 16
  %t259 = shl i32 65535, %t258
  %t260 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t259, i32 %t254, i32 8, i32 4127)
  %t261 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t262 = and i32 %t261, 16
  %t263 = shl i32 65535, %t262
  %t264 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t263, i32 %t256, i32 8, i32 4127)
  %t265 = zext i32 %t260 to i64
  %t266 = zext i32 %t264 to i64
  %t267 = shl i64 %t266, 32
  %t268 = or i64 %t267, %t265
  %t269 = bitcast i64 %t268 to double
  %t270 = fadd double %t158, %t269
  %t271 = bitcast double %t270 to i64
  %t272 = trunc i64 %t271 to i32
  %t273 = lshr i64 %t271, 32
  %t274 = trunc i64 %t273 to i32
  %t275 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t276 = and i32 %t275, 16
  %t277 = shl i32 65535, %t276
  %t278 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t277, i32 %t272, i32 4, i32 4127)
  %t279 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t280 = and i32 %t279, 16
  %t281 = shl i32 65535, %t280
  %t282 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t281, i32 %t274, i32 4, i32 4127)
  %t283 = zext i32 %t278 to i64
  %t284 = zext i32 %t282 to i64
  %t285 = shl i64 %t284, 32
  %t286 = or i64 %t285, %t283
  %t287 = bitcast i64 %t286 to double
  %t288 = fadd double %t270, %t287
  %t289 = bitcast double %t288 to i64
  %t290 = trunc i64 %t289 to i32
  %t291 = lshr i64 %t289, 32
  %t292 = trunc i64 %t291 to i32
  %t293 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t294 = and i32 %t293, 16
  %t295 = shl i32 65535, %t294
  %t296 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t295, i32 %t290, i32 2, i32 4127)
  %t297 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t298 = and i32 %t297, 16
  %t299 = shl i32 65535, %t298
  %t300 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t299, i32 %t292, i32 2, i32 4127)
  %t301 = zext i32 %t296 to i64
  %t302 = zext i32 %t300 to i64
  %t303 = shl i64 %t302, 32
  %t304 = or i64 %t303, %t301
  %t305 = bitcast i64 %t304 to double
  %t306 = fadd double %t288, %t305
  %t307 = bitcast double %t306 to i64
  %t308 = trunc i64 %t307 to i32
  %t309 = lshr i64 %t307, 32
  %t310 = trunc i64 %t309 to i32
  %t311 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t312 = and i32 %t311, 16
  %t313 = shl i32 65535, %t312
  %t314 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t313, i32 %t308, i32 1, i32 4127)
  %t315 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t316 = and i32 %t315, 16
  %t317 = shl i32 65535, %t316
  %t318 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t317, i32 %t310, i32 1, i32 4127)
  %t319 = zext i32 %t314 to i64
  %t320 = zext i32 %t318 to i64
  %t321 = shl i64 %t320, 32
  %t322 = or i64 %t321, %t319
  %t323 = bitcast i64 %t322 to double
  %t324 = fadd double %t306, %t323
  %t325 = icmp eq i64 %t5, 0
  br i1 %t325, label %b326, label %b327
b326:
  %t332 = udiv i64 %t34, 1024
  %t333 = getelementptr inbounds double, ptr %t331, i64 %t332
  store double %t252, ptr %t333, align 8
  %t338 = getelementptr inbounds double, ptr %t337, i64 %t332
  store double %t324, ptr %t338, align 8
  br label %b327
b327:
  %t31 = add nuw nsw i64 %t30, %t26
  br label %b27
b29:
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
  %t63 = add i64 %col, %t62
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
  %t64 = mul i64 %t2, 4
  %t65 = mul i64 %t4, 4
  %t66 = add i64 %col, %t64
  br label %b67
b67:
  %t70 = phi i64 [ %t66, %entry ], [ %t71, %b68 ]
  %t72 = icmp slt i64 %t70, %t63
  br i1 %t72, label %b68, label %b69
b68:
  %t73 = add i64 %t70, 0
  %t74 = getelementptr inbounds float, ptr %t39, i64 %t73
  %t75 = load <4 x float>, ptr %t74, align 16
  %t76 = getelementptr inbounds float, ptr %t46, i64 %t73
  %t77 = load <4 x float>, ptr %t76, align 16
  %t78 = getelementptr inbounds float, ptr %t53, i64 %t73
  %t79 = load <4 x float>, ptr %t78, align 16
  %t80 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %t79, <4 x float> %t18)
  %t81 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %t80)
  %t82 = fdiv <4 x float> splat (float 0x3FF0000000000000), %t81
  %t83 = fmul <4 x float> %t77, %t82
  %t84 = fmul <4 x float> %t23, %t75
  %t85 = fmul <4 x float> %t34, %t83
  %t86 = fsub <4 x float> %t84, %t85
  %t87 = getelementptr inbounds float, ptr %t39, i64 %t73
  store <4 x float> %t86, ptr %t87, align 16
  %t71 = add nuw nsw i64 %t70, %t65
  br label %b67
b69:
  %t88 = add i64 %t63, %t2
  br label %b89
b89:
  %t92 = phi i64 [ %t88, %b69 ], [ %t93, %b90 ]
  %t94 = icmp slt i64 %t92, %t58
  br i1 %t94, label %b90, label %b91
b90:
  %t95 = getelementptr inbounds float, ptr %t39, i64 %t92
  %t96 = load float, ptr %t95, align 4
  %t97 = insertelement <4 x float> poison, float %t96, i64 0
  %t98 = shufflevector <4 x float> %t97, <4 x float> poison, <4 x i32> zeroinitializer
  %t99 = getelementptr inbounds float, ptr %t46, i64 %t92
  %t100 = load float, ptr %t99, align 4
  %t101 = insertelement <4 x float> poison, float %t100, i64 0
  %t102 = shufflevector <4 x float> %t101, <4 x float> poison, <4 x i32> zeroinitializer
  %t103 = getelementptr inbounds float, ptr %t53, i64 %t92
  %t104 = load float, ptr %t103, align 4
  %t105 = insertelement <4 x float> poison, float %t104, i64 0
  %t106 = shufflevector <4 x float> %t105, <4 x float> poison, <4 x i32> zeroinitializer
  %t107 = call float @llvm.maximum.f32(float %t104, float %t16)
  %t108 = insertelement <4 x float> poison, float %t107, i64 0
  %t109 = shufflevector <4 x float> %t108, <4 x float> poison, <4 x i32> zeroinitializer
  %t110 = call float @llvm.sqrt.f32(float %t107)
  %t111 = insertelement <4 x float> poison, float %t110, i64 0
  %t112 = shufflevector <4 x float> %t111, <4 x float> poison, <4 x i32> zeroinitializer
  %t113 = fdiv float 0x3FF0000000000000, %t110
  %t114 = insertelement <4 x float> poison, float %t113, i64 0
  %t115 = shufflevector <4 x float> %t114, <4 x float> poison, <4 x i32> zeroinitializer
  %t116 = fmul float %t100, %t113
  %t117 = insertelement <4 x float> poison, float %t116, i64 0
  %t118 = shufflevector <4 x float> %t117, <4 x float> poison, <4 x i32> zeroinitializer
  %t119 = fmul float %t21, %t96
  %t120 = insertelement <4 x float> poison, float %t119, i64 0
  %t121 = shufflevector <4 x float> %t120, <4 x float> poison, <4 x i32> zeroinitializer
  %t122 = fmul float %t32, %t116
  %t123 = insertelement <4 x float> poison, float %t122, i64 0
  %t124 = shufflevector <4 x float> %t123, <4 x float> poison, <4 x i32> zeroinitializer
  %t125 = fsub float %t119, %t122
  %t126 = insertelement <4 x float> poison, float %t125, i64 0
  %t127 = shufflevector <4 x float> %t126, <4 x float> poison, <4 x i32> zeroinitializer
  %t128 = getelementptr inbounds float, ptr %t39, i64 %t92
  store float %t125, ptr %t128, align 4
  %t93 = add nuw nsw i64 %t92, %t4
  br label %b89
b91:
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
