target triple = "nvptx64-nvidia-cuda"

declare double @llvm.fabs.f64(double)
declare double @llvm.maximum.f64(double, double)
declare double @llvm.minimum.f64(double, double)
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
declare <2 x i32> @llvm.smax.v2i32(<2 x i32>, <2 x i32>)
declare <4 x i32> @llvm.smax.v4i32(<4 x i32>, <4 x i32>)
declare i32 @llvm.smin.i32(i32, i32)
declare i64 @llvm.smin.i64(i64, i64)
declare <2 x i32> @llvm.smin.v2i32(<2 x i32>, <2 x i32>)
declare <4 x i32> @llvm.smin.v4i32(<4 x i32>, <4 x i32>)
declare double @llvm.sqrt.f64(double)

define internal void @sf_x_fold_max(ptr %out, ptr %list, i64 %count, i64 %stride, ptr %scratch, i64 %step, i1 %once) nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  br label %b1
b1:
  %t4 = phi i64 [ 0, %entry ], [ %t5, %b2 ]
  %t6 = phi double [ 0xFFF0000000000000, %entry ], [ %t11, %b2 ]
  %t7 = icmp slt i64 %t4, %count
  br i1 %t7, label %b2, label %b3
b2:
  %t8 = mul i64 %t4, %stride
  %t9 = getelementptr inbounds double, ptr %list, i64 %t8
  %t10 = load double, ptr %t9, align 8
  %t11 = call double @llvm.maximum.f64(double %t6, double %t10)
  %t5 = add nuw nsw i64 %t4, 1
  br label %b1
b3:
  %t12 = getelementptr inbounds double, ptr %out, i64 0
  store double %t6, ptr %t12, align 8
  ret void
}

define internal void @sf_x_fold_min(ptr %out, ptr %list, i64 %count, i64 %stride, ptr %scratch, i64 %step, i1 %once) nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  br label %b1
b1:
  %t4 = phi i64 [ 0, %entry ], [ %t5, %b2 ]
  %t6 = phi double [ 0x7FF0000000000000, %entry ], [ %t11, %b2 ]
  %t7 = icmp slt i64 %t4, %count
  br i1 %t7, label %b2, label %b3
b2:
  %t8 = mul i64 %t4, %stride
  %t9 = getelementptr inbounds double, ptr %list, i64 %t8
  %t10 = load double, ptr %t9, align 8
  %t11 = call double @llvm.minimum.f64(double %t6, double %t10)
  %t5 = add nuw nsw i64 %t4, 1
  br label %b1
b3:
  %t12 = getelementptr inbounds double, ptr %out, i64 0
  store double %t6, ptr %t12, align 8
  ret void
}

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
  %t7 = urem i64 %col, 4
  %t8 = urem i64 %cols, 4
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
  %t21 = icmp eq i64 %t20, 0
  %t22 = add i64 %cols, 1023
  %t23 = udiv i64 %t22, 1024
  %t24 = mul i64 %rows, %t23
  %t25 = icmp sle i64 32, %t24
  %t26 = and i1 %t21, %t25
  %t276 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t277 = load i64, ptr %t276, align 8
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t6 = and i64 %t2, 3
  br i1 %t26, label %b27, label %b28
b27:
  %t44 = add i64 %col, %cols
  %t30 = udiv i64 %t2, 4
  %t31 = udiv i64 %t4, 4
  br label %b32
b32:
  %t35 = phi i64 [ %t30, %b27 ], [ %t36, %b271 ]
  %t37 = icmp slt i64 %t35, %t24
  br i1 %t37, label %b33, label %b34
b33:
  %t38 = udiv i64 %t35, %t23
  %t39 = add i64 %row, %t38
  %t40 = urem i64 %t35, %t23
  %t41 = mul i64 %t40, 1024
  %t42 = add i64 %col, %t41
  %t43 = add i64 %t42, 1024
  %t45 = call i64 @llvm.smin.i64(i64 %t43, i64 %t44)
  %t46 = sub i64 %t45, %t42
  %t47 = urem i64 %t46, 64
  %t48 = sub i64 %t46, %t47
  %t49 = add i64 %t42, %t48
  %t60 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t61 = load i64, ptr %t60, align 8
  %t62 = inttoptr i64 %t61 to ptr addrspace(1)
  %t63 = addrspacecast ptr addrspace(1) %t62 to ptr
  %t64 = mul i64 %t39, %t11
  %t272 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t273 = load i64, ptr %t272, align 8
  %t274 = inttoptr i64 %t273 to ptr addrspace(1)
  %t275 = addrspacecast ptr addrspace(1) %t274 to ptr
  br label %b50
b50:
  %t53 = phi i64 [ %t42, %b33 ], [ %t54, %b51 ]
  %t55 = phi <4 x double> [ splat (double 0x0000000000000000), %b33 ], [ %t91, %b51 ]
  %t56 = icmp slt i64 %t53, %t49
  br i1 %t56, label %b51, label %b52
b51:
  %t57 = add i64 %t53, 16
  %t58 = mul i64 %t6, 4
  %t59 = add i64 %t53, %t58
  %t69 = add i64 %t59, 16
  %t70 = add i64 %t64, %t69
  %t71 = getelementptr float, ptr %t63, i64 %t70
  %t74 = add i64 %t59, 32
  %t75 = add i64 %t64, %t74
  %t76 = getelementptr float, ptr %t63, i64 %t75
  %t79 = add i64 %t59, 48
  %t80 = add i64 %t64, %t79
  %t81 = getelementptr float, ptr %t63, i64 %t80
  %t65 = add i64 %t59, 0
  %t66 = add i64 %t64, %t65
  %t67 = getelementptr inbounds float, ptr %t63, i64 %t66
  %t68 = load <4 x float>, ptr %t67, align 16
  %t72 = getelementptr inbounds float, ptr %t71, i64 0
  %t73 = load <4 x float>, ptr %t72, align 16
  %t77 = getelementptr inbounds float, ptr %t76, i64 0
  %t78 = load <4 x float>, ptr %t77, align 16
  %t82 = getelementptr inbounds float, ptr %t81, i64 0
  %t83 = load <4 x float>, ptr %t82, align 16
  %t84 = fpext <4 x float> %t68 to <4 x double>
  %t85 = fadd <4 x double> %t55, %t84
  %t86 = fpext <4 x float> %t73 to <4 x double>
  %t87 = fadd <4 x double> %t85, %t86
  %t88 = fpext <4 x float> %t78 to <4 x double>
  %t89 = fadd <4 x double> %t87, %t88
  %t90 = fpext <4 x float> %t83 to <4 x double>
  %t91 = fadd <4 x double> %t89, %t90
  %t54 = add nuw nsw i64 %t53, 64
  br label %b50
b52:
  %t92 = mul i64 %t6, 4
  %t93 = add i64 %t49, %t92
  br label %b94
b94:
  %t97 = phi i64 [ %t93, %b52 ], [ %t98, %b95 ]
  %t99 = phi <4 x double> [ %t55, %b52 ], [ %t106, %b95 ]
  %t100 = icmp slt i64 %t97, %t45
  br i1 %t100, label %b95, label %b96
b95:
  %t101 = add i64 %t97, 0
  %t102 = add i64 %t64, %t101
  %t103 = getelementptr inbounds float, ptr %t63, i64 %t102
  %t104 = load <4 x float>, ptr %t103, align 16
  %t105 = fpext <4 x float> %t104 to <4 x double>
  %t106 = fadd <4 x double> %t99, %t105
  %t98 = add nuw nsw i64 %t97, 16
  br label %b94
b96:
  %t107 = extractelement <4 x double> %t99, i64 0
  %t108 = bitcast double %t107 to i64
  %t109 = trunc i64 %t108 to i32
  %t110 = lshr i64 %t108, 32
  %t111 = trunc i64 %t110 to i32
  %t112 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t113 = and i32 %t112, 28
  %t114 = shl i32 15, %t113
  %t115 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t114, i32 %t109, i32 2, i32 7199)
  %t116 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t117 = and i32 %t116, 28
  %t118 = shl i32 15, %t117
  %t119 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t118, i32 %t111, i32 2, i32 7199)
  %t120 = zext i32 %t115 to i64
  %t121 = zext i32 %t119 to i64
  %t122 = shl i64 %t121, 32
  %t123 = or i64 %t122, %t120
  %t124 = bitcast i64 %t123 to double
  %t125 = insertelement <4 x double> poison, double %t124, i64 0
  %t126 = extractelement <4 x double> %t99, i64 1
  %t127 = bitcast double %t126 to i64
  %t128 = trunc i64 %t127 to i32
  %t129 = lshr i64 %t127, 32
  %t130 = trunc i64 %t129 to i32
  %t131 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t132 = and i32 %t131, 28
  %t133 = shl i32 15, %t132
  %t134 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t133, i32 %t128, i32 2, i32 7199)
  %t135 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t136 = and i32 %t135, 28
  %t137 = shl i32 15, %t136
  %t138 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t137, i32 %t130, i32 2, i32 7199)
  %t139 = zext i32 %t134 to i64
  %t140 = zext i32 %t138 to i64
  %t141 = shl i64 %t140, 32
  %t142 = or i64 %t141, %t139
  %t143 = bitcast i64 %t142 to double
  %t144 = insertelement <4 x double> %t125, double %t143, i64 1
  %t145 = extractelement <4 x double> %t99, i64 2
  %t146 = bitcast double %t145 to i64
  %t147 = trunc i64 %t146 to i32
  %t148 = lshr i64 %t146, 32
  %t149 = trunc i64 %t148 to i32
  %t150 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t151 = and i32 %t150, 28
  %t152 = shl i32 15, %t151
  %t153 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t152, i32 %t147, i32 2, i32 7199)
  %t154 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t155 = and i32 %t154, 28
  %t156 = shl i32 15, %t155
  %t157 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t156, i32 %t149, i32 2, i32 7199)
  %t158 = zext i32 %t153 to i64
  %t159 = zext i32 %t157 to i64
  %t160 = shl i64 %t159, 32
  %t161 = or i64 %t160, %t158
  %t162 = bitcast i64 %t161 to double
  %t163 = insertelement <4 x double> %t144, double %t162, i64 2
  %t164 = extractelement <4 x double> %t99, i64 3
  %t165 = bitcast double %t164 to i64
  %t166 = trunc i64 %t165 to i32
  %t167 = lshr i64 %t165, 32
  %t168 = trunc i64 %t167 to i32
  %t169 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t170 = and i32 %t169, 28
  %t171 = shl i32 15, %t170
  %t172 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t171, i32 %t166, i32 2, i32 7199)
  %t173 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t174 = and i32 %t173, 28
  %t175 = shl i32 15, %t174
  %t176 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t175, i32 %t168, i32 2, i32 7199)
  %t177 = zext i32 %t172 to i64
  %t178 = zext i32 %t176 to i64
  %t179 = shl i64 %t178, 32
  %t180 = or i64 %t179, %t177
  %t181 = bitcast i64 %t180 to double
  %t182 = insertelement <4 x double> %t163, double %t181, i64 3
  %t183 = fadd <4 x double> %t99, %t182
  %t184 = extractelement <4 x double> %t183, i64 0
  %t185 = bitcast double %t184 to i64
  %t186 = trunc i64 %t185 to i32
  %t187 = lshr i64 %t185, 32
  %t188 = trunc i64 %t187 to i32
  %t189 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t190 = and i32 %t189, 28
  %t191 = shl i32 15, %t190
  %t192 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t191, i32 %t186, i32 1, i32 7199)
  %t193 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t194 = and i32 %t193, 28
  %t195 = shl i32 15, %t194
  %t196 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t195, i32 %t188, i32 1, i32 7199)
  %t197 = zext i32 %t192 to i64
  %t198 = zext i32 %t196 to i64
  %t199 = shl i64 %t198, 32
  %t200 = or i64 %t199, %t197
  %t201 = bitcast i64 %t200 to double
  %t202 = insertelement <4 x double> poison, double %t201, i64 0
  %t203 = extractelement <4 x double> %t183, i64 1
  %t204 = bitcast double %t203 to i64
  %t205 = trunc i64 %t204 to i32
  %t206 = lshr i64 %t204, 32
  %t207 = trunc i64 %t206 to i32
  %t208 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t209 = and i32 %t208, 28
  %t210 = shl i32 15, %t209
  %t211 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t210, i32 %t205, i32 1, i32 7199)
  %t212 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t213 = and i32 %t212, 28
  %t214 = shl i32 15, %t213
  %t215 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t214, i32 %t207, i32 1, i32 7199)
  %t216 = zext i32 %t211 to i64
  %t217 = zext i32 %t215 to i64
  %t218 = shl i64 %t217, 32
  %t219 = or i64 %t218, %t216
  %t220 = bitcast i64 %t219 to double
  %t221 = insertelement <4 x double> %t202, double %t220, i64 1
  %t222 = extractelement <4 x double> %t183, i64 2
  %t223 = bitcast double %t222 to i64
  %t224 = trunc i64 %t223 to i32
  %t225 = lshr i64 %t223, 32
  %t226 = trunc i64 %t225 to i32
  %t227 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t228 = and i32 %t227, 28
  %t229 = shl i32 15, %t228
  %t230 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t229, i32 %t224, i32 1, i32 7199)
  %t231 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t232 = and i32 %t231, 28
  %t233 = shl i32 15, %t232
  %t234 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t233, i32 %t226, i32 1, i32 7199)
  %t235 = zext i32 %t230 to i64
  %t236 = zext i32 %t234 to i64
  %t237 = shl i64 %t236, 32
  %t238 = or i64 %t237, %t235
  %t239 = bitcast i64 %t238 to double
  %t240 = insertelement <4 x double> %t221, double %t239, i64 2
  %t241 = extractelement <4 x double> %t183, i64 3
  %t242 = bitcast double %t241 to i64
  %t243 = trunc i64 %t242 to i32
  %t244 = lshr i64 %t242, 32
  %t245 = trunc i64 %t244 to i32
  %t246 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t247 = and i32 %t246, 28
  %t248 = shl i32 15, %t247
  %t249 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t248, i32 %t243, i32 1, i32 7199)
  %t250 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t251 = and i32 %t250, 28
  %t252 = shl i32 15, %t251
  %t253 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t252, i32 %t245, i32 1, i32 7199)
  %t254 = zext i32 %t249 to i64
  %t255 = zext i32 %t253 to i64
  %t256 = shl i64 %t255, 32
  %t257 = or i64 %t256, %t254
  %t258 = bitcast i64 %t257 to double
  %t259 = insertelement <4 x double> %t240, double %t258, i64 3
  %t260 = fadd <4 x double> %t183, %t259
  %t261 = shufflevector <4 x double> %t260, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t262 = shufflevector <4 x double> %t260, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t263 = fadd <2 x double> %t261, %t262
  %t264 = shufflevector <2 x double> %t263, <2 x double> poison, <1 x i32> <i32 0>
  %t265 = shufflevector <2 x double> %t263, <2 x double> poison, <1 x i32> <i32 1>
  %t266 = extractelement <1 x double> %t264, i64 0
  %t267 = extractelement <1 x double> %t265, i64 0
  %t268 = fadd double %t266, %t267
  %t269 = icmp eq i64 %t6, 0
  br i1 %t269, label %b270, label %b271
b270:
  %t278 = mul i64 %t39, %t277
  %t279 = udiv i64 %t42, 1024
  %t280 = add i64 %t278, %t279
  %t281 = getelementptr inbounds double, ptr %t275, i64 %t280
  store double %t268, ptr %t281, align 8
  br label %b271
b271:
  %t36 = add nuw nsw i64 %t35, %t31
  br label %b32
b34:
  br label %b29
b28:
  %t296 = add i64 %col, %cols
  %t282 = udiv i64 %t2, 16
  %t283 = udiv i64 %t4, 16
  br label %b284
b284:
  %t287 = phi i64 [ %t282, %b28 ], [ %t288, %b392 ]
  %t289 = icmp slt i64 %t287, %t24
  br i1 %t289, label %b285, label %b286
b285:
  %t290 = udiv i64 %t287, %t23
  %t291 = add i64 %row, %t290
  %t292 = urem i64 %t287, %t23
  %t293 = mul i64 %t292, 1024
  %t294 = add i64 %col, %t293
  %t295 = add i64 %t294, 1024
  %t297 = call i64 @llvm.smin.i64(i64 %t295, i64 %t296)
  %t306 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t307 = load i64, ptr %t306, align 8
  %t308 = inttoptr i64 %t307 to ptr addrspace(1)
  %t309 = addrspacecast ptr addrspace(1) %t308 to ptr
  %t310 = mul i64 %t291, %t11
  %t393 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t394 = load i64, ptr %t393, align 8
  %t395 = inttoptr i64 %t394 to ptr addrspace(1)
  %t396 = addrspacecast ptr addrspace(1) %t395 to ptr
  %t298 = add i64 %t294, %t5
  br label %b299
b299:
  %t302 = phi i64 [ %t298, %b285 ], [ %t303, %b300 ]
  %t304 = phi double [ 0x0000000000000000, %b285 ], [ %t317, %b300 ]
  %t305 = icmp slt i64 %t302, %t297
  br i1 %t305, label %b300, label %b301
b300:
  %t311 = add i64 %t310, %t302
  %t312 = getelementptr inbounds float, ptr %t309, i64 %t311
  %t313 = load float, ptr %t312, align 4
  %t314 = insertelement <4 x float> poison, float %t313, i64 0
  %t315 = shufflevector <4 x float> %t314, <4 x float> poison, <4 x i32> zeroinitializer
  %t316 = fpext float %t313 to double
  %t317 = fadd double %t304, %t316
  %t303 = add nuw nsw i64 %t302, 16
  br label %b299
b301:
  %t318 = bitcast double %t304 to i64
  %t319 = trunc i64 %t318 to i32
  %t320 = lshr i64 %t318, 32
  %t321 = trunc i64 %t320 to i32
  %t322 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t323 = and i32 %t322, 16
  %t324 = shl i32 65535, %t323
  %t325 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t324, i32 %t319, i32 8, i32 4127)
  %t326 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t327 = and i32 %t326, 16
  %t328 = shl i32 65535, %t327
  %t329 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t328, i32 %t321, i32 8, i32 4127)
  %t330 = zext i32 %t325 to i64
  %t331 = zext i32 %t329 to i64
  %t332 = shl i64 %t331, 32
  %t333 = or i64 %t332, %t330
  %t334 = bitcast i64 %t333 to double
  %t335 = fadd double %t304, %t334
  %t336 = bitcast double %t335 to i64
  %t337 = trunc i64 %t336 to i32
  %t338 = lshr i64 %t336, 32
  %t339 = trunc i64 %t338 to i32
  %t340 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t341 = and i32 %t340, 16
  %t342 = shl i32 65535, %t341
  %t343 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t342, i32 %t337, i32 4, i32 4127)
  %t344 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t345 = and i32 %t344, 16
  %t346 = shl i32 65535, %t345
  %t347 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t346, i32 %t339, i32 4, i32 4127)
  %t348 = zext i32 %t343 to i64
  %t349 = zext i32 %t347 to i64
  %t350 = shl i64 %t349, 32
  %t351 = or i64 %t350, %t348
  %t352 = bitcast i64 %t351 to double
  %t353 = fadd double %t335, %t352
  %t354 = bitcast double %t353 to i64
  %t355 = trunc i64 %t354 to i32
  %t356 = lshr i64 %t354, 32
  %t357 = trunc i64 %t356 to i32
  %t358 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t359 = and i32 %t358, 16
  %t360 = shl i32 65535, %t359
  %t361 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t360, i32 %t355, i32 2, i32 4127)
  %t362 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t363 = and i32 %t362, 16
  %t364 = shl i32 65535, %t363
  %t365 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t364, i32 %t357, i32 2, i32 4127)
  %t366 = zext i32 %t361 to i64
  %t367 = zext i32 %t365 to i64
  %t368 = shl i64 %t367, 32
  %t369 = or i64 %t368, %t366
  %t370 = bitcast i64 %t369 to double
  %t371 = fadd double %t353, %t370
  %t372 = bitcast double %t371 to i64
  %t373 = trunc i64 %t372 to i32
  %t374 = lshr i64 %t372, 32
  %t375 = trunc i64 %t374 to i32
  %t376 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t377 = and i32 %t376, 16
  %t378 = shl i32 65535, %t377
  %t379 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t378, i32 %t373, i32 1, i32 4127)
  %t380 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t381 = and i32 %t380, 16
  %t382 = shl i32 65535, %t381
  %t383 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t382, i32 %t375, i32 1, i32 4127)
  %t384 = zext i32 %t379 to i64
  %t385 = zext i32 %t383 to i64
  %t386 = shl i64 %t385, 32
  %t387 = or i64 %t386, %t384
  %t388 = bitcast i64 %t387 to double
  %t389 = fadd double %t371, %t388
  %t390 = icmp eq i64 %t5, 0
  br i1 %t390, label %b391, label %b392
b391:
  %t397 = mul i64 %t291, %t277
  %t398 = udiv i64 %t294, 1024
  %t399 = add i64 %t397, %t398
  %t400 = getelementptr inbounds double, ptr %t396, i64 %t399
  store double %t389, ptr %t400, align 8
  br label %b392
b392:
  %t288 = add nuw nsw i64 %t287, %t283
  br label %b284
b286:
  br label %b29
b29:
  ret void
}

define internal void @sf_x_sweep0_pass1(ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows, i64 %col, i64 %cols) convergent nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t7 = urem i64 %col, 4
  %t8 = urem i64 %cols, 4
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
  %t21 = icmp eq i64 %t20, 0
  %t22 = add i64 %cols, 1023
  %t23 = udiv i64 %t22, 1024
  %t24 = mul i64 %rows, %t23
  %t25 = icmp sle i64 32, %t24
  %t26 = and i1 %t21, %t25
  %t315 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t316 = load i64, ptr %t315, align 8
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t6 = and i64 %t2, 3
  br i1 %t26, label %b27, label %b28
b27:
  %t52 = add i64 %col, %cols
  %t30 = udiv i64 %t2, 4
  %t31 = udiv i64 %t4, 4
  br label %b32
b32:
  %t35 = phi i64 [ %t30, %b27 ], [ %t36, %b310 ]
  %t37 = icmp slt i64 %t35, %t24
  br i1 %t37, label %b33, label %b34
b33:
  %t38 = udiv i64 %t35, %t23
  %t39 = add i64 %row, %t38
  %t40 = urem i64 %t35, %t23
  %t41 = mul i64 %t40, 1024
  %t42 = add i64 %col, %t41
  %t43 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t44 = load i64, ptr %t43, align 8
  %t45 = inttoptr i64 %t44 to ptr addrspace(1)
  %t46 = addrspacecast ptr addrspace(1) %t45 to ptr
  %t51 = add i64 %t42, 1024
  %t53 = call i64 @llvm.smin.i64(i64 %t51, i64 %t52)
  %t54 = sub i64 %t53, %t42
  %t55 = urem i64 %t54, 64
  %t56 = sub i64 %t54, %t55
  %t57 = add i64 %t42, %t56
  %t69 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t70 = load i64, ptr %t69, align 8
  %t71 = inttoptr i64 %t70 to ptr addrspace(1)
  %t72 = addrspacecast ptr addrspace(1) %t71 to ptr
  %t73 = mul i64 %t39, %t11
  %t311 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t312 = load i64, ptr %t311, align 8
  %t313 = inttoptr i64 %t312 to ptr addrspace(1)
  %t314 = addrspacecast ptr addrspace(1) %t313 to ptr
  %t321 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t322 = load i64, ptr %t321, align 8
  %t323 = inttoptr i64 %t322 to ptr addrspace(1)
  %t324 = addrspacecast ptr addrspace(1) %t323 to ptr
  %t47 = getelementptr inbounds float, ptr %t46, i64 %t39
  %t48 = load float, ptr %t47, align 4
  %t49 = insertelement <4 x float> poison, float %t48, i64 0
  %t50 = shufflevector <4 x float> %t49, <4 x float> poison, <4 x i32> zeroinitializer
  br label %b58
b58:
  %t61 = phi i64 [ %t42, %b33 ], [ %t62, %b59 ]
  %t63 = phi <4 x i32> [ splat (i32 -2139095041), %b33 ], [ %t145, %b59 ]
  %t64 = phi <4 x i32> [ splat (i32 2139095040), %b33 ], [ %t152, %b59 ]
  %t65 = icmp slt i64 %t61, %t57
  br i1 %t65, label %b59, label %b60
b59:
  %t66 = add i64 %t61, 16
  %t67 = mul i64 %t6, 4
  %t68 = add i64 %t61, %t67
  %t78 = add i64 %t68, 16
  %t79 = add i64 %t73, %t78
  %t80 = getelementptr float, ptr %t72, i64 %t79
  %t83 = add i64 %t68, 32
  %t84 = add i64 %t73, %t83
  %t85 = getelementptr float, ptr %t72, i64 %t84
  %t88 = add i64 %t68, 48
  %t89 = add i64 %t73, %t88
  %t90 = getelementptr float, ptr %t72, i64 %t89
  %t74 = add i64 %t68, 0
  %t75 = add i64 %t73, %t74
  %t76 = getelementptr inbounds float, ptr %t72, i64 %t75
  %t77 = load <4 x float>, ptr %t76, align 16
  %t81 = getelementptr inbounds float, ptr %t80, i64 0
  %t82 = load <4 x float>, ptr %t81, align 16
  %t86 = getelementptr inbounds float, ptr %t85, i64 0
  %t87 = load <4 x float>, ptr %t86, align 16
  %t91 = getelementptr inbounds float, ptr %t90, i64 0
  %t92 = load <4 x float>, ptr %t91, align 16
  %t93 = fsub <4 x float> %t77, %t50
  %t94 = bitcast <4 x float> %t93 to <4 x i32>
  %t95 = ashr <4 x i32> %t94, splat (i32 31)
  %t96 = and <4 x i32> %t95, splat (i32 2147483647)
  %t97 = xor <4 x i32> %t94, %t96
  %t98 = fcmp une <4 x float> %t93, %t93
  %t99 = select <4 x i1> %t98, <4 x i32> splat (i32 2147483647), <4 x i32> %t97
  %t100 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t63, <4 x i32> %t99)
  %t101 = bitcast <4 x float> %t93 to <4 x i32>
  %t102 = ashr <4 x i32> %t101, splat (i32 31)
  %t103 = and <4 x i32> %t102, splat (i32 2147483647)
  %t104 = xor <4 x i32> %t101, %t103
  %t105 = fcmp une <4 x float> %t93, %t93
  %t106 = select <4 x i1> %t105, <4 x i32> splat (i32 -2147483648), <4 x i32> %t104
  %t107 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t64, <4 x i32> %t106)
  %t108 = fsub <4 x float> %t82, %t50
  %t109 = bitcast <4 x float> %t108 to <4 x i32>
  %t110 = ashr <4 x i32> %t109, splat (i32 31)
  %t111 = and <4 x i32> %t110, splat (i32 2147483647)
  %t112 = xor <4 x i32> %t109, %t111
  %t113 = fcmp une <4 x float> %t108, %t108
  %t114 = select <4 x i1> %t113, <4 x i32> splat (i32 2147483647), <4 x i32> %t112
  %t115 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t100, <4 x i32> %t114)
  %t116 = bitcast <4 x float> %t108 to <4 x i32>
  %t117 = ashr <4 x i32> %t116, splat (i32 31)
  %t118 = and <4 x i32> %t117, splat (i32 2147483647)
  %t119 = xor <4 x i32> %t116, %t118
  %t120 = fcmp une <4 x float> %t108, %t108
  %t121 = select <4 x i1> %t120, <4 x i32> splat (i32 -2147483648), <4 x i32> %t119
  %t122 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t107, <4 x i32> %t121)
  %t123 = fsub <4 x float> %t87, %t50
  %t124 = bitcast <4 x float> %t123 to <4 x i32>
  %t125 = ashr <4 x i32> %t124, splat (i32 31)
  %t126 = and <4 x i32> %t125, splat (i32 2147483647)
  %t127 = xor <4 x i32> %t124, %t126
  %t128 = fcmp une <4 x float> %t123, %t123
  %t129 = select <4 x i1> %t128, <4 x i32> splat (i32 2147483647), <4 x i32> %t127
  %t130 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t115, <4 x i32> %t129)
  %t131 = bitcast <4 x float> %t123 to <4 x i32>
  %t132 = ashr <4 x i32> %t131, splat (i32 31)
  %t133 = and <4 x i32> %t132, splat (i32 2147483647)
  %t134 = xor <4 x i32> %t131, %t133
  %t135 = fcmp une <4 x float> %t123, %t123
  %t136 = select <4 x i1> %t135, <4 x i32> splat (i32 -2147483648), <4 x i32> %t134
  %t137 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t122, <4 x i32> %t136)
  %t138 = fsub <4 x float> %t92, %t50
  %t139 = bitcast <4 x float> %t138 to <4 x i32>
  %t140 = ashr <4 x i32> %t139, splat (i32 31)
  %t141 = and <4 x i32> %t140, splat (i32 2147483647)
  %t142 = xor <4 x i32> %t139, %t141
  %t143 = fcmp une <4 x float> %t138, %t138
  %t144 = select <4 x i1> %t143, <4 x i32> splat (i32 2147483647), <4 x i32> %t142
  %t145 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t130, <4 x i32> %t144)
  %t146 = bitcast <4 x float> %t138 to <4 x i32>
  %t147 = ashr <4 x i32> %t146, splat (i32 31)
  %t148 = and <4 x i32> %t147, splat (i32 2147483647)
  %t149 = xor <4 x i32> %t146, %t148
  %t150 = fcmp une <4 x float> %t138, %t138
  %t151 = select <4 x i1> %t150, <4 x i32> splat (i32 -2147483648), <4 x i32> %t149
  %t152 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t137, <4 x i32> %t151)
  %t62 = add nuw nsw i64 %t61, 64
  br label %b58
b60:
  %t153 = mul i64 %t6, 4
  %t154 = add i64 %t57, %t153
  br label %b155
b155:
  %t158 = phi i64 [ %t154, %b60 ], [ %t159, %b156 ]
  %t160 = phi <4 x i32> [ %t63, %b60 ], [ %t174, %b156 ]
  %t161 = phi <4 x i32> [ %t64, %b60 ], [ %t181, %b156 ]
  %t162 = icmp slt i64 %t158, %t53
  br i1 %t162, label %b156, label %b157
b156:
  %t163 = add i64 %t158, 0
  %t164 = add i64 %t73, %t163
  %t165 = getelementptr inbounds float, ptr %t72, i64 %t164
  %t166 = load <4 x float>, ptr %t165, align 16
  %t167 = fsub <4 x float> %t166, %t50
  %t168 = bitcast <4 x float> %t167 to <4 x i32>
  %t169 = ashr <4 x i32> %t168, splat (i32 31)
  %t170 = and <4 x i32> %t169, splat (i32 2147483647)
  %t171 = xor <4 x i32> %t168, %t170
  %t172 = fcmp une <4 x float> %t167, %t167
  %t173 = select <4 x i1> %t172, <4 x i32> splat (i32 2147483647), <4 x i32> %t171
  %t174 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t160, <4 x i32> %t173)
  %t175 = bitcast <4 x float> %t167 to <4 x i32>
  %t176 = ashr <4 x i32> %t175, splat (i32 31)
  %t177 = and <4 x i32> %t176, splat (i32 2147483647)
  %t178 = xor <4 x i32> %t175, %t177
  %t179 = fcmp une <4 x float> %t167, %t167
  %t180 = select <4 x i1> %t179, <4 x i32> splat (i32 -2147483648), <4 x i32> %t178
  %t181 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t161, <4 x i32> %t180)
  %t159 = add nuw nsw i64 %t158, 16
  br label %b155
b157:
  %t182 = extractelement <4 x i32> %t160, i64 0
  %t183 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t184 = and i32 %t183, 28
  %t185 = shl i32 15, %t184
  %t186 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t185, i32 %t182, i32 2, i32 7199)
  %t187 = insertelement <4 x i32> poison, i32 %t186, i64 0
  %t188 = extractelement <4 x i32> %t160, i64 1
  %t189 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t190 = and i32 %t189, 28
  %t191 = shl i32 15, %t190
  %t192 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t191, i32 %t188, i32 2, i32 7199)
  %t193 = insertelement <4 x i32> %t187, i32 %t192, i64 1
  %t194 = extractelement <4 x i32> %t160, i64 2
  %t195 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t196 = and i32 %t195, 28
  %t197 = shl i32 15, %t196
  %t198 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t197, i32 %t194, i32 2, i32 7199)
  %t199 = insertelement <4 x i32> %t193, i32 %t198, i64 2
  %t200 = extractelement <4 x i32> %t160, i64 3
  %t201 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t202 = and i32 %t201, 28
  %t203 = shl i32 15, %t202
  %t204 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t203, i32 %t200, i32 2, i32 7199)
  %t205 = insertelement <4 x i32> %t199, i32 %t204, i64 3
  %t206 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t160, <4 x i32> %t205)
  %t207 = extractelement <4 x i32> %t206, i64 0
  %t208 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t209 = and i32 %t208, 28
  %t210 = shl i32 15, %t209
  %t211 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t210, i32 %t207, i32 1, i32 7199)
  %t212 = insertelement <4 x i32> poison, i32 %t211, i64 0
  %t213 = extractelement <4 x i32> %t206, i64 1
  %t214 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t215 = and i32 %t214, 28
  %t216 = shl i32 15, %t215
  %t217 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t216, i32 %t213, i32 1, i32 7199)
  %t218 = insertelement <4 x i32> %t212, i32 %t217, i64 1
  %t219 = extractelement <4 x i32> %t206, i64 2
  %t220 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t221 = and i32 %t220, 28
  %t222 = shl i32 15, %t221
  %t223 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t222, i32 %t219, i32 1, i32 7199)
  %t224 = insertelement <4 x i32> %t218, i32 %t223, i64 2
  %t225 = extractelement <4 x i32> %t206, i64 3
  %t226 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t227 = and i32 %t226, 28
  %t228 = shl i32 15, %t227
  %t229 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t228, i32 %t225, i32 1, i32 7199)
  %t230 = insertelement <4 x i32> %t224, i32 %t229, i64 3
  %t231 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t206, <4 x i32> %t230)
  %t232 = shufflevector <4 x i32> %t231, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %t233 = shufflevector <4 x i32> %t231, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %t234 = call <2 x i32> @llvm.smax.v2i32(<2 x i32> %t232, <2 x i32> %t233)
  %t235 = shufflevector <2 x i32> %t234, <2 x i32> poison, <1 x i32> <i32 0>
  %t236 = shufflevector <2 x i32> %t234, <2 x i32> poison, <1 x i32> <i32 1>
  %t237 = extractelement <1 x i32> %t235, i64 0
  %t238 = extractelement <1 x i32> %t236, i64 0
  %t239 = call i32 @llvm.smax.i32(i32 %t237, i32 %t238)
  %t240 = ashr i32 %t239, 31
  %t241 = and i32 %t240, 2147483647
  %t242 = xor i32 %t239, %t241
  %t243 = bitcast i32 %t242 to float
  %t244 = fpext float %t243 to double
  %t245 = extractelement <4 x i32> %t161, i64 0
  %t246 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t247 = and i32 %t246, 28
  %t248 = shl i32 15, %t247
  %t249 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t248, i32 %t245, i32 2, i32 7199)
  %t250 = insertelement <4 x i32> poison, i32 %t249, i64 0
  %t251 = extractelement <4 x i32> %t161, i64 1
  %t252 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t253 = and i32 %t252, 28
  %t254 = shl i32 15, %t253
  %t255 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t254, i32 %t251, i32 2, i32 7199)
  %t256 = insertelement <4 x i32> %t250, i32 %t255, i64 1
  %t257 = extractelement <4 x i32> %t161, i64 2
  %t258 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t259 = and i32 %t258, 28
  %t260 = shl i32 15, %t259
  %t261 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t260, i32 %t257, i32 2, i32 7199)
  %t262 = insertelement <4 x i32> %t256, i32 %t261, i64 2
  %t263 = extractelement <4 x i32> %t161, i64 3
  %t264 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t265 = and i32 %t264, 28
  %t266 = shl i32 15, %t265
  %t267 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t266, i32 %t263, i32 2, i32 7199)
  %t268 = insertelement <4 x i32> %t262, i32 %t267, i64 3
  %t269 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t161, <4 x i32> %t268)
  %t270 = extractelement <4 x i32> %t269, i64 0
  %t271 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t272 = and i32 %t271, 28
  %t273 = shl i32 15, %t272
  %t274 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t273, i32 %t270, i32 1, i32 7199)
  %t275 = insertelement <4 x i32> poison, i32 %t274, i64 0
  %t276 = extractelement <4 x i32> %t269, i64 1
  %t277 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t278 = and i32 %t277, 28
  %t279 = shl i32 15, %t278
  %t280 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t279, i32 %t276, i32 1, i32 7199)
  %t281 = insertelement <4 x i32> %t275, i32 %t280, i64 1
  %t282 = extractelement <4 x i32> %t269, i64 2
  %t283 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t284 = and i32 %t283, 28
  %t285 = shl i32 15, %t284
  %t286 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t285, i32 %t282, i32 1, i32 7199)
  %t287 = insertelement <4 x i32> %t281, i32 %t286, i64 2
  %t288 = extractelement <4 x i32> %t269, i64 3
  %t289 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t290 = and i32 %t289, 28
  %t291 = shl i32 15, %t290
  %t292 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t291, i32 %t288, i32 1, i32 7199)
  %t293 = insertelement <4 x i32> %t287, i32 %t292, i64 3
  %t294 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t269, <4 x i32> %t293)
  %t295 = shufflevector <4 x i32> %t294, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %t296 = shufflevector <4 x i32> %t294, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %t297 = call <2 x i32> @llvm.smin.v2i32(<2 x i32> %t295, <2 x i32> %t296)
  %t298 = shufflevector <2 x i32> %t297, <2 x i32> poison, <1 x i32> <i32 0>
  %t299 = shufflevector <2 x i32> %t297, <2 x i32> poison, <1 x i32> <i32 1>
  %t300 = extractelement <1 x i32> %t298, i64 0
  %t301 = extractelement <1 x i32> %t299, i64 0
  %t302 = call i32 @llvm.smin.i32(i32 %t300, i32 %t301)
  %t303 = ashr i32 %t302, 31
  %t304 = and i32 %t303, 2147483647
  %t305 = xor i32 %t302, %t304
  %t306 = bitcast i32 %t305 to float
  %t307 = fpext float %t306 to double
  %t308 = icmp eq i64 %t6, 0
  br i1 %t308, label %b309, label %b310
b309:
  %t317 = mul i64 %t39, %t316
  %t318 = udiv i64 %t42, 1024
  %t319 = add i64 %t317, %t318
  %t320 = getelementptr inbounds double, ptr %t314, i64 %t319
  store double %t244, ptr %t320, align 8
  %t325 = getelementptr inbounds double, ptr %t324, i64 %t319
  store double %t307, ptr %t325, align 8
  br label %b310
b310:
  %t36 = add nuw nsw i64 %t35, %t31
  br label %b32
b34:
  br label %b29
b28:
  %t348 = add i64 %col, %cols
  %t326 = udiv i64 %t2, 16
  %t327 = udiv i64 %t4, 16
  br label %b328
b328:
  %t331 = phi i64 [ %t326, %b28 ], [ %t332, %b438 ]
  %t333 = icmp slt i64 %t331, %t24
  br i1 %t333, label %b329, label %b330
b329:
  %t334 = udiv i64 %t331, %t23
  %t335 = add i64 %row, %t334
  %t336 = urem i64 %t331, %t23
  %t337 = mul i64 %t336, 1024
  %t338 = add i64 %col, %t337
  %t339 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t340 = load i64, ptr %t339, align 8
  %t341 = inttoptr i64 %t340 to ptr addrspace(1)
  %t342 = addrspacecast ptr addrspace(1) %t341 to ptr
  %t347 = add i64 %t338, 1024
  %t349 = call i64 @llvm.smin.i64(i64 %t347, i64 %t348)
  %t359 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t360 = load i64, ptr %t359, align 8
  %t361 = inttoptr i64 %t360 to ptr addrspace(1)
  %t362 = addrspacecast ptr addrspace(1) %t361 to ptr
  %t363 = mul i64 %t335, %t11
  %t439 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t440 = load i64, ptr %t439, align 8
  %t441 = inttoptr i64 %t440 to ptr addrspace(1)
  %t442 = addrspacecast ptr addrspace(1) %t441 to ptr
  %t447 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t448 = load i64, ptr %t447, align 8
  %t449 = inttoptr i64 %t448 to ptr addrspace(1)
  %t450 = addrspacecast ptr addrspace(1) %t449 to ptr
  %t343 = getelementptr inbounds float, ptr %t342, i64 %t335
  %t344 = load float, ptr %t343, align 4
  %t345 = insertelement <4 x float> poison, float %t344, i64 0
  %t346 = shufflevector <4 x float> %t345, <4 x float> poison, <4 x i32> zeroinitializer
  %t350 = add i64 %t338, %t5
  br label %b351
b351:
  %t354 = phi i64 [ %t350, %b329 ], [ %t355, %b352 ]
  %t356 = phi i32 [ -2139095041, %b329 ], [ %t378, %b352 ]
  %t357 = phi i32 [ 2139095040, %b329 ], [ %t385, %b352 ]
  %t358 = icmp slt i64 %t354, %t349
  br i1 %t358, label %b352, label %b353
b352:
  %t364 = add i64 %t363, %t354
  %t365 = getelementptr inbounds float, ptr %t362, i64 %t364
  %t366 = load float, ptr %t365, align 4
  %t367 = insertelement <4 x float> poison, float %t366, i64 0
  %t368 = shufflevector <4 x float> %t367, <4 x float> poison, <4 x i32> zeroinitializer
  %t369 = fsub float %t366, %t344
  %t370 = insertelement <4 x float> poison, float %t369, i64 0
  %t371 = shufflevector <4 x float> %t370, <4 x float> poison, <4 x i32> zeroinitializer
  %t372 = bitcast float %t369 to i32
  %t373 = ashr i32 %t372, 31
  %t374 = and i32 %t373, 2147483647
  %t375 = xor i32 %t372, %t374
  %t376 = fcmp une float %t369, %t369
  %t377 = select i1 %t376, i32 2147483647, i32 %t375
  %t378 = call i32 @llvm.smax.i32(i32 %t356, i32 %t377)
  %t379 = bitcast float %t369 to i32
  %t380 = ashr i32 %t379, 31
  %t381 = and i32 %t380, 2147483647
  %t382 = xor i32 %t379, %t381
  %t383 = fcmp une float %t369, %t369
  %t384 = select i1 %t383, i32 -2147483648, i32 %t382
  %t385 = call i32 @llvm.smin.i32(i32 %t357, i32 %t384)
  %t355 = add nuw nsw i64 %t354, 16
  br label %b351
b353:
  %t386 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t387 = and i32 %t386, 16
  %t388 = shl i32 65535, %t387
  %t389 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t388, i32 %t356, i32 8, i32 4127)
  %t390 = call i32 @llvm.smax.i32(i32 %t356, i32 %t389)
  %t391 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t392 = and i32 %t391, 16
  %t393 = shl i32 65535, %t392
  %t394 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t393, i32 %t390, i32 4, i32 4127)
  %t395 = call i32 @llvm.smax.i32(i32 %t390, i32 %t394)
  %t396 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t397 = and i32 %t396, 16
  %t398 = shl i32 65535, %t397
  %t399 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t398, i32 %t395, i32 2, i32 4127)
  %t400 = call i32 @llvm.smax.i32(i32 %t395, i32 %t399)
  %t401 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t402 = and i32 %t401, 16
  %t403 = shl i32 65535, %t402
  %t404 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t403, i32 %t400, i32 1, i32 4127)
  %t405 = call i32 @llvm.smax.i32(i32 %t400, i32 %t404)
  %t406 = ashr i32 %t405, 31
  %t407 = and i32 %t406, 2147483647
  %t408 = xor i32 %t405, %t407
  %t409 = bitcast i32 %t408 to float
  %t410 = fpext float %t409 to double
  %t411 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t412 = and i32 %t411, 16
  %t413 = shl i32 65535, %t412
  %t414 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t413, i32 %t357, i32 8, i32 4127)
  %t415 = call i32 @llvm.smin.i32(i32 %t357, i32 %t414)
  %t416 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t417 = and i32 %t416, 16
  %t418 = shl i32 65535, %t417
  %t419 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t418, i32 %t415, i32 4, i32 4127)
  %t420 = call i32 @llvm.smin.i32(i32 %t415, i32 %t419)
  %t421 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t422 = and i32 %t421, 16
  %t423 = shl i32 65535, %t422
  %t424 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t423, i32 %t420, i32 2, i32 4127)
  %t425 = call i32 @llvm.smin.i32(i32 %t420, i32 %t424)
  %t426 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t427 = and i32 %t426, 16
  %t428 = shl i32 65535, %t427
  %t429 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t428, i32 %t425, i32 1, i32 4127)
  %t430 = call i32 @llvm.smin.i32(i32 %t425, i32 %t429)
  %t431 = ashr i32 %t430, 31
  %t432 = and i32 %t431, 2147483647
  %t433 = xor i32 %t430, %t432
  %t434 = bitcast i32 %t433 to float
  %t435 = fpext float %t434 to double
  %t436 = icmp eq i64 %t5, 0
  br i1 %t436, label %b437, label %b438
b437:
  %t443 = mul i64 %t335, %t316
  %t444 = udiv i64 %t338, 1024
  %t445 = add i64 %t443, %t444
  %t446 = getelementptr inbounds double, ptr %t442, i64 %t445
  store double %t410, ptr %t446, align 8
  %t451 = getelementptr inbounds double, ptr %t450, i64 %t445
  store double %t435, ptr %t451, align 8
  br label %b438
b438:
  %t332 = add nuw nsw i64 %t331, %t327
  br label %b328
b330:
  br label %b29
b29:
  ret void
}

define internal void @sf_x_rows0_1(ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows) convergent nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t30 = alloca double, i64 1, align 64
  %t6 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t7 = load i64, ptr %t6, align 8
  %t8 = inttoptr i64 %t7 to ptr addrspace(1)
  %t9 = addrspacecast ptr addrspace(1) %t8 to ptr
  %t10 = mul i64 %number, 4
  %t11 = getelementptr inbounds double, ptr %t9, i64 %t10
  %t14 = add i64 %row, %rows
  %t22 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t23 = load i64, ptr %t22, align 8
  %t24 = inttoptr i64 %t23 to ptr addrspace(1)
  %t25 = addrspacecast ptr addrspace(1) %t24 to ptr
  %t26 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t27 = load i64, ptr %t26, align 8
  %t34 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t35 = load i64, ptr %t34, align 8
  %t36 = inttoptr i64 %t35 to ptr addrspace(1)
  %t37 = addrspacecast ptr addrspace(1) %t36 to ptr
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t12 = getelementptr inbounds double, ptr %t11, i64 0
  %t13 = load double, ptr %t12, align 8
  %t15 = add i64 %row, %t2
  br label %b16
b16:
  %t19 = phi i64 [ %t15, %entry ], [ %t20, %b17 ]
  %t21 = icmp slt i64 %t19, %t14
  br i1 %t21, label %b17, label %b18
b17:
  %t28 = mul i64 %t19, %t27
  %t29 = getelementptr inbounds double, ptr %t25, i64 %t28
  call void @sf_x_fold_sum(ptr %t30, ptr %t29, i64 %t27, i64 1, ptr %t29, i64 1, i1 false)
  %t31 = load double, ptr %t30, align 8
  %t32 = fdiv double %t31, %t13
  %t33 = fptrunc double %t32 to float
  %t38 = getelementptr inbounds float, ptr %t37, i64 %t19
  store float %t33, ptr %t38, align 4
  %t20 = add nuw nsw i64 %t19, %t4
  br label %b16
b18:
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
  %t12 = mul i64 %t11, 2
  %t13 = getelementptr inbounds double, ptr %t9, i64 %t12
  %t19 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t20 = load i64, ptr %t19, align 8
  %t21 = urem i64 %t20, 4
  %t22 = urem i64 %col, 4
  %t23 = add i64 %t21, %t22
  %t24 = urem i64 %cols, 4
  %t25 = add i64 %t23, %t24
  %t26 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t27 = load i64, ptr %t26, align 8
  %t28 = inttoptr i64 %t27 to ptr addrspace(1)
  %t29 = addrspacecast ptr addrspace(1) %t28 to ptr
  %t30 = ptrtoint ptr %t29 to i64
  %t31 = urem i64 %t30, 16
  %t32 = add i64 %t25, %t31
  %t33 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t34 = load i64, ptr %t33, align 8
  %t35 = inttoptr i64 %t34 to ptr addrspace(1)
  %t36 = addrspacecast ptr addrspace(1) %t35 to ptr
  %t37 = ptrtoint ptr %t36 to i64
  %t38 = urem i64 %t37, 16
  %t39 = add i64 %t32, %t38
  %t40 = icmp eq i64 %t39, 0
  %t41 = mul i64 %rows, %cols
  %t42 = urem i64 %t41, 4
  %t43 = sub i64 %t41, %t42
  %t44 = select i1 %t40, i64 %t43, i64 0
  %t57 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t58 = load i64, ptr %t57, align 8
  %t59 = inttoptr i64 %t58 to ptr addrspace(1)
  %t60 = addrspacecast ptr addrspace(1) %t59 to ptr
  %t65 = getelementptr inbounds i64, ptr %tensor, i64 18
  %t66 = load i64, ptr %t65, align 8
  %t67 = inttoptr i64 %t66 to ptr addrspace(1)
  %t68 = addrspacecast ptr addrspace(1) %t67 to ptr
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t14 = getelementptr inbounds double, ptr %t13, i64 1
  %t15 = load double, ptr %t14, align 8
  %t16 = fptrunc double %t15 to float
  %t17 = insertelement <4 x float> poison, float %t16, i64 0
  %t18 = shufflevector <4 x float> %t17, <4 x float> poison, <4 x i32> zeroinitializer
  %t45 = mul i64 %t2, 4
  %t46 = mul i64 %t4, 4
  br label %b47
b47:
  %t50 = phi i64 [ %t45, %entry ], [ %t51, %b48 ]
  %t52 = icmp slt i64 %t50, %t44
  br i1 %t52, label %b48, label %b49
b48:
  %t53 = udiv i64 %t50, %cols
  %t54 = add i64 %row, %t53
  %t55 = urem i64 %t50, %cols
  %t56 = add i64 %col, %t55
  %t73 = mul i64 %t54, %t20
  %t74 = add i64 %t56, 0
  %t75 = add i64 %t73, %t74
  %t61 = getelementptr inbounds float, ptr %t60, i64 %t54
  %t62 = load float, ptr %t61, align 4
  %t63 = insertelement <4 x float> poison, float %t62, i64 0
  %t64 = shufflevector <4 x float> %t63, <4 x float> poison, <4 x i32> zeroinitializer
  %t69 = getelementptr inbounds float, ptr %t68, i64 %t54
  %t70 = load float, ptr %t69, align 4
  %t71 = insertelement <4 x float> poison, float %t70, i64 0
  %t72 = shufflevector <4 x float> %t71, <4 x float> poison, <4 x i32> zeroinitializer
  %t76 = getelementptr inbounds float, ptr %t29, i64 %t75
  %t77 = load <4 x float>, ptr %t76, align 16
  %t78 = getelementptr inbounds float, ptr %t36, i64 %t75
  %t79 = load <4 x float>, ptr %t78, align 16
  %t80 = fsub <4 x float> %t79, %t64
  %t81 = fdiv <4 x float> %t80, %t72
  %t82 = fmul <4 x float> %t18, %t81
  %t83 = fsub <4 x float> %t77, %t82
  %t84 = getelementptr inbounds float, ptr %t29, i64 %t75
  store <4 x float> %t83, ptr %t84, align 16
  %t51 = add nuw nsw i64 %t50, %t46
  br label %b47
b49:
  %t85 = add i64 %t44, %t2
  br label %b86
b86:
  %t89 = phi i64 [ %t85, %b49 ], [ %t90, %b87 ]
  %t91 = icmp slt i64 %t89, %t41
  br i1 %t91, label %b87, label %b88
b87:
  %t92 = udiv i64 %t89, %cols
  %t93 = add i64 %row, %t92
  %t94 = urem i64 %t89, %cols
  %t95 = add i64 %col, %t94
  %t104 = mul i64 %t93, %t20
  %t105 = add i64 %t104, %t95
  %t96 = getelementptr inbounds float, ptr %t60, i64 %t93
  %t97 = load float, ptr %t96, align 4
  %t98 = insertelement <4 x float> poison, float %t97, i64 0
  %t99 = shufflevector <4 x float> %t98, <4 x float> poison, <4 x i32> zeroinitializer
  %t100 = getelementptr inbounds float, ptr %t68, i64 %t93
  %t101 = load float, ptr %t100, align 4
  %t102 = insertelement <4 x float> poison, float %t101, i64 0
  %t103 = shufflevector <4 x float> %t102, <4 x float> poison, <4 x i32> zeroinitializer
  %t106 = getelementptr inbounds float, ptr %t29, i64 %t105
  %t107 = load float, ptr %t106, align 4
  %t108 = insertelement <4 x float> poison, float %t107, i64 0
  %t109 = shufflevector <4 x float> %t108, <4 x float> poison, <4 x i32> zeroinitializer
  %t110 = getelementptr inbounds float, ptr %t36, i64 %t105
  %t111 = load float, ptr %t110, align 4
  %t112 = insertelement <4 x float> poison, float %t111, i64 0
  %t113 = shufflevector <4 x float> %t112, <4 x float> poison, <4 x i32> zeroinitializer
  %t114 = fsub float %t111, %t97
  %t115 = insertelement <4 x float> poison, float %t114, i64 0
  %t116 = shufflevector <4 x float> %t115, <4 x float> poison, <4 x i32> zeroinitializer
  %t117 = fdiv float %t114, %t101
  %t118 = insertelement <4 x float> poison, float %t117, i64 0
  %t119 = shufflevector <4 x float> %t118, <4 x float> poison, <4 x i32> zeroinitializer
  %t120 = fmul float %t16, %t117
  %t121 = insertelement <4 x float> poison, float %t120, i64 0
  %t122 = shufflevector <4 x float> %t121, <4 x float> poison, <4 x i32> zeroinitializer
  %t123 = fsub float %t107, %t120
  %t124 = insertelement <4 x float> poison, float %t123, i64 0
  %t125 = shufflevector <4 x float> %t124, <4 x float> poison, <4 x i32> zeroinitializer
  %t126 = getelementptr inbounds float, ptr %t29, i64 %t105
  store float %t123, ptr %t126, align 4
  %t90 = add nuw nsw i64 %t89, %t4
  br label %b86
b88:
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
  %t21 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t22 = load i64, ptr %t21, align 8
  %t23 = inttoptr i64 %t22 to ptr addrspace(1)
  %t24 = addrspacecast ptr addrspace(1) %t23 to ptr
  %t25 = mul i64 %number, 4
  %t26 = getelementptr inbounds double, ptr %t24, i64 %t25
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t8 = sitofp i64 %t7 to double
  %t14 = sitofp i64 %t13 to double
  %t15 = fdiv double %t8, %t14
  %t16 = sitofp i64 1 to double
  %t17 = fdiv double %t14, %t16
  %t18 = icmp eq i64 %t2, 0
  br i1 %t18, label %b19, label %b20
b19:
  %t27 = getelementptr inbounds double, ptr %t26, i64 0
  store double %t15, ptr %t27, align 8
  %t28 = getelementptr inbounds double, ptr %t26, i64 1
  store double %t17, ptr %t28, align 8
  br label %b20
b20:
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
  %t18 = mul i64 %t11, 2
  %t19 = getelementptr inbounds double, ptr %t17, i64 %t18
  %t20 = getelementptr inbounds double, ptr %t19, i64 0
  %t21 = load double, ptr %t20, align 8
  %t22 = fptrunc double %t21 to float
  %t23 = fpext float %t22 to double
  %t24 = getelementptr inbounds double, ptr %t19, i64 1
  store double %t23, ptr %t24, align 8
  %t12 = add nuw nsw i64 %t11, %t4
  br label %b8
b10:
  ret void
}

define internal void @sf_x_stage1_0(ptr %ctx, ptr %tensor, i64 %number) convergent nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t25 = alloca double, i64 1, align 64
  %t33 = alloca double, i64 1, align 64
  %t6 = getelementptr inbounds i64, ptr %tensor, i64 3
  %t7 = load i64, ptr %t6, align 8
  %t8 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t9 = load i64, ptr %t8, align 8
  %t10 = mul i64 %t7, %t9
  %t17 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t18 = load i64, ptr %t17, align 8
  %t19 = inttoptr i64 %t18 to ptr addrspace(1)
  %t20 = addrspacecast ptr addrspace(1) %t19 to ptr
  %t21 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t22 = load i64, ptr %t21, align 8
  %t28 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t29 = load i64, ptr %t28, align 8
  %t30 = inttoptr i64 %t29 to ptr addrspace(1)
  %t31 = addrspacecast ptr addrspace(1) %t30 to ptr
  %t36 = getelementptr inbounds i64, ptr %tensor, i64 15
  %t37 = load i64, ptr %t36, align 8
  %t38 = inttoptr i64 %t37 to ptr addrspace(1)
  %t39 = addrspacecast ptr addrspace(1) %t38 to ptr
  %t173 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t174 = load i64, ptr %t173, align 8
  %t175 = inttoptr i64 %t174 to ptr addrspace(1)
  %t176 = addrspacecast ptr addrspace(1) %t175 to ptr
  %t177 = mul i64 %number, 4
  %t178 = getelementptr inbounds double, ptr %t176, i64 %t177
  %t197 = getelementptr inbounds i64, ptr %tensor, i64 16
  %t198 = load i64, ptr %t197, align 8
  %t199 = inttoptr i64 %t198 to ptr addrspace(1)
  %t200 = addrspacecast ptr addrspace(1) %t199 to ptr
  %t203 = getelementptr inbounds i64, ptr %tensor, i64 17
  %t204 = load i64, ptr %t203, align 8
  %t205 = inttoptr i64 %t204 to ptr addrspace(1)
  %t206 = addrspacecast ptr addrspace(1) %t205 to ptr
  %t371 = getelementptr inbounds i64, ptr %tensor, i64 18
  %t372 = load i64, ptr %t371, align 8
  %t373 = inttoptr i64 %t372 to ptr addrspace(1)
  %t374 = addrspacecast ptr addrspace(1) %t373 to ptr
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
  call void @sf_x_fold_max(ptr %t25, ptr %t24, i64 %t22, i64 1, ptr %t24, i64 1, i1 false)
  %t26 = load double, ptr %t25, align 8
  %t27 = call double @llvm.fabs.f64(double %t26)
  %t32 = getelementptr inbounds double, ptr %t31, i64 %t23
  call void @sf_x_fold_min(ptr %t33, ptr %t32, i64 %t22, i64 1, ptr %t32, i64 1, i1 false)
  %t34 = load double, ptr %t33, align 8
  %t35 = fsub double %t27, %t34
  %t40 = getelementptr inbounds double, ptr %t39, i64 %t14
  store double %t35, ptr %t40, align 8
  %t15 = add nuw nsw i64 %t14, %t4
  br label %b11
b13:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t41 = getelementptr inbounds double, ptr %t39, i64 0
  %t42 = getelementptr inbounds i64, ptr %tensor, i64 8
  %t43 = load i64, ptr %t42, align 8
  %t44 = inttoptr i64 %t43 to ptr addrspace(1)
  %t45 = addrspacecast ptr addrspace(1) %t44 to ptr
  %t50 = icmp sgt i64 %t10, 0
  br i1 %t50, label %b46, label %b47
b46:
  %t51 = phi ptr [ %t41, %b13 ], [ %t45, %b68 ]
  %t52 = phi i64 [ %t10, %b13 ], [ %t56, %b68 ]
  %t53 = phi i64 [ 1, %b13 ], [ %t54, %b68 ]
  %t54 = phi i64 [ 1, %b13 ], [ %t164, %b68 ]
  %t55 = add i64 %t52, 1023
  %t56 = udiv i64 %t55, 1024
  %t57 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t58 = zext i32 %t57 to i64
  %t59 = and i64 %t58, 15
  %t60 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t61 = zext i32 %t60 to i64
  %t62 = udiv i64 %t61, 16
  %t63 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t64 = zext i32 %t63 to i64
  %t65 = udiv i64 %t64, 16
  br label %b66
b66:
  %t69 = phi i64 [ %t62, %b46 ], [ %t70, %b162 ]
  %t71 = icmp slt i64 %t69, %t56
  br i1 %t71, label %b67, label %b68
b67:
  %t72 = mul i64 %t69, 1024
  %t73 = sub i64 %t52, %t72
  %t74 = call i64 @llvm.smin.i64(i64 %t73, i64 1024)
  br label %b75
b75:
  %t78 = phi i64 [ %t59, %b67 ], [ %t79, %b76 ]
  %t80 = phi double [ 0x0000000000000000, %b67 ], [ %t86, %b76 ]
  %t81 = icmp slt i64 %t78, %t74
  br i1 %t81, label %b76, label %b77
b76:
  %t82 = add i64 %t72, %t78
  %t83 = mul i64 %t82, %t53
  %t84 = getelementptr inbounds double, ptr %t51, i64 %t83
  %t85 = load double, ptr %t84, align 8
  %t86 = fadd double %t80, %t85
  %t79 = add nuw nsw i64 %t78, 16
  br label %b75
b77:
  %t87 = bitcast double %t80 to i64
  %t88 = trunc i64 %t87 to i32
  %t89 = lshr i64 %t87, 32
  %t90 = trunc i64 %t89 to i32
  %t91 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t92 = and i32 %t91, 16
  %t93 = shl i32 65535, %t92
  %t94 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t93, i32 %t88, i32 8, i32 4127)
  %t95 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t96 = and i32 %t95, 16
  %t97 = shl i32 65535, %t96
  %t98 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t97, i32 %t90, i32 8, i32 4127)
  %t99 = zext i32 %t94 to i64
  %t100 = zext i32 %t98 to i64
  %t101 = shl i64 %t100, 32
  %t102 = or i64 %t101, %t99
  %t103 = bitcast i64 %t102 to double
  %t104 = fadd double %t80, %t103
  %t105 = bitcast double %t104 to i64
  %t106 = trunc i64 %t105 to i32
  %t107 = lshr i64 %t105, 32
  %t108 = trunc i64 %t107 to i32
  %t109 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t110 = and i32 %t109, 16
  %t111 = shl i32 65535, %t110
  %t112 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t111, i32 %t106, i32 4, i32 4127)
  %t113 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t114 = and i32 %t113, 16
  %t115 = shl i32 65535, %t114
  %t116 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t115, i32 %t108, i32 4, i32 4127)
  %t117 = zext i32 %t112 to i64
  %t118 = zext i32 %t116 to i64
  %t119 = shl i64 %t118, 32
  %t120 = or i64 %t119, %t117
  %t121 = bitcast i64 %t120 to double
  %t122 = fadd double %t104, %t121
  %t123 = bitcast double %t122 to i64
  %t124 = trunc i64 %t123 to i32
  %t125 = lshr i64 %t123, 32
  %t126 = trunc i64 %t125 to i32
  %t127 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t128 = and i32 %t127, 16
  %t129 = shl i32 65535, %t128
  %t130 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t129, i32 %t124, i32 2, i32 4127)
  %t131 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t132 = and i32 %t131, 16
  %t133 = shl i32 65535, %t132
  %t134 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t133, i32 %t126, i32 2, i32 4127)
  %t135 = zext i32 %t130 to i64
  %t136 = zext i32 %t134 to i64
  %t137 = shl i64 %t136, 32
  %t138 = or i64 %t137, %t135
  %t139 = bitcast i64 %t138 to double
  %t140 = fadd double %t122, %t139
  %t141 = bitcast double %t140 to i64
  %t142 = trunc i64 %t141 to i32
  %t143 = lshr i64 %t141, 32
  %t144 = trunc i64 %t143 to i32
  %t145 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t146 = and i32 %t145, 16
  %t147 = shl i32 65535, %t146
  %t148 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t147, i32 %t142, i32 1, i32 4127)
  %t149 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t150 = and i32 %t149, 16
  %t151 = shl i32 65535, %t150
  %t152 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t151, i32 %t144, i32 1, i32 4127)
  %t153 = zext i32 %t148 to i64
  %t154 = zext i32 %t152 to i64
  %t155 = shl i64 %t154, 32
  %t156 = or i64 %t155, %t153
  %t157 = bitcast i64 %t156 to double
  %t158 = fadd double %t140, %t157
  %t159 = mul i64 %t69, %t54
  %t160 = icmp eq i64 %t59, 0
  br i1 %t160, label %b161, label %b162
b161:
  %t163 = getelementptr inbounds double, ptr %t45, i64 %t159
  store double %t158, ptr %t163, align 8
  br label %b162
b162:
  %t70 = add nuw nsw i64 %t69, %t65
  br label %b66
b68:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t164 = mul i64 %t54, 1024
  %t165 = icmp sgt i64 %t56, 1
  br i1 %t165, label %b46, label %b166
b166:
  %t167 = getelementptr inbounds double, ptr %t45, i64 0
  %t168 = load double, ptr %t167, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %b49
b47:
  %t169 = icmp sgt i64 %t10, 0
  br i1 %t169, label %b48, label %b49
b48:
  %t170 = getelementptr inbounds double, ptr %t41, i64 0
  %t171 = load double, ptr %t170, align 8
  br label %b49
b49:
  %t172 = phi double [ %t168, %b166 ], [ 0x0000000000000000, %b47 ], [ %t171, %b48 ]
  %t179 = getelementptr inbounds double, ptr %t178, i64 1
  %t180 = load double, ptr %t179, align 8
  %t181 = fdiv double %t172, %t180
  %t182 = icmp eq i64 %t2, 0
  br i1 %t182, label %b183, label %b184
b183:
  %t185 = getelementptr inbounds double, ptr %t178, i64 2
  store double %t181, ptr %t185, align 8
  br label %b184
b184:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t186 = getelementptr inbounds double, ptr %t178, i64 2
  %t187 = load double, ptr %t186, align 8
  br label %b188
b188:
  %t191 = phi i64 [ %t2, %b184 ], [ %t192, %b189 ]
  %t193 = icmp slt i64 %t191, %t10
  br i1 %t193, label %b189, label %b190
b189:
  %t194 = getelementptr inbounds double, ptr %t39, i64 %t191
  %t195 = load double, ptr %t194, align 8
  %t196 = fsub double %t195, %t187
  %t201 = getelementptr inbounds double, ptr %t200, i64 %t191
  store double %t196, ptr %t201, align 8
  %t202 = fmul double %t196, %t196
  %t207 = getelementptr inbounds double, ptr %t206, i64 %t191
  store double %t202, ptr %t207, align 8
  %t192 = add nuw nsw i64 %t191, %t4
  br label %b188
b190:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t208 = getelementptr inbounds double, ptr %t206, i64 0
  %t209 = getelementptr inbounds i64, ptr %tensor, i64 8
  %t210 = load i64, ptr %t209, align 8
  %t211 = inttoptr i64 %t210 to ptr addrspace(1)
  %t212 = addrspacecast ptr addrspace(1) %t211 to ptr
  %t217 = icmp sgt i64 %t10, 0
  br i1 %t217, label %b213, label %b214
b213:
  %t218 = phi ptr [ %t208, %b190 ], [ %t212, %b235 ]
  %t219 = phi i64 [ %t10, %b190 ], [ %t223, %b235 ]
  %t220 = phi i64 [ 1, %b190 ], [ %t221, %b235 ]
  %t221 = phi i64 [ 1, %b190 ], [ %t331, %b235 ]
  %t222 = add i64 %t219, 1023
  %t223 = udiv i64 %t222, 1024
  %t224 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t225 = zext i32 %t224 to i64
  %t226 = and i64 %t225, 15
  %t227 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t228 = zext i32 %t227 to i64
  %t229 = udiv i64 %t228, 16
  %t230 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t231 = zext i32 %t230 to i64
  %t232 = udiv i64 %t231, 16
  br label %b233
b233:
  %t236 = phi i64 [ %t229, %b213 ], [ %t237, %b329 ]
  %t238 = icmp slt i64 %t236, %t223
  br i1 %t238, label %b234, label %b235
b234:
  %t239 = mul i64 %t236, 1024
  %t240 = sub i64 %t219, %t239
  %t241 = call i64 @llvm.smin.i64(i64 %t240, i64 1024)
  br label %b242
b242:
  %t245 = phi i64 [ %t226, %b234 ], [ %t246, %b243 ]
  %t247 = phi double [ 0x0000000000000000, %b234 ], [ %t253, %b243 ]
  %t248 = icmp slt i64 %t245, %t241
  br i1 %t248, label %b243, label %b244
b243:
  %t249 = add i64 %t239, %t245
  %t250 = mul i64 %t249, %t220
  %t251 = getelementptr inbounds double, ptr %t218, i64 %t250
  %t252 = load double, ptr %t251, align 8
  %t253 = fadd double %t247, %t252
  %t246 = add nuw nsw i64 %t245, 16
  br label %b242
b244:
  %t254 = bitcast double %t247 to i64
  %t255 = trunc i64 %t254 to i32
  %t256 = lshr i64 %t254, 32
  %t257 = trunc i64 %t256 to i32
  %t258 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t259 = and i32 %t258, 16
  %t260 = shl i32 65535, %t259
  %t261 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t260, i32 %t255, i32 8, i32 4127)
  %t262 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t263 = and i32 %t262, 16
  %t264 = shl i32 65535, %t263
  %t265 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t264, i32 %t257, i32 8, i32 4127)
  %t266 = zext i32 %t261 to i64
  %t267 = zext i32 %t265 to i64
  %t268 = shl i64 %t267, 32
  %t269 = or i64 %t268, %t266
  %t270 = bitcast i64 %t269 to double
  %t271 = fadd double %t247, %t270
  %t272 = bitcast double %t271 to i64
  %t273 = trunc i64 %t272 to i32
  %t274 = lshr i64 %t272, 32
  %t275 = trunc i64 %t274 to i32
  %t276 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t277 = and i32 %t276, 16
  %t278 = shl i32 65535, %t277
  %t279 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t278, i32 %t273, i32 4, i32 4127)
  %t280 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t281 = and i32 %t280, 16
  %t282 = shl i32 65535, %t281
  %t283 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t282, i32 %t275, i32 4, i32 4127)
  %t284 = zext i32 %t279 to i64
  %t285 = zext i32 %t283 to i64
  %t286 = shl i64 %t285, 32
  %t287 = or i64 %t286, %t284
  %t288 = bitcast i64 %t287 to double
  %t289 = fadd double %t271, %t288
  %t290 = bitcast double %t289 to i64
  %t291 = trunc i64 %t290 to i32
  %t292 = lshr i64 %t290, 32
  %t293 = trunc i64 %t292 to i32
  %t294 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t295 = and i32 %t294, 16
  %t296 = shl i32 65535, %t295
  %t297 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t296, i32 %t291, i32 2, i32 4127)
  %t298 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t299 = and i32 %t298, 16
  %t300 = shl i32 65535, %t299
  %t301 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t300, i32 %t293, i32 2, i32 4127)
  %t302 = zext i32 %t297 to i64
  %t303 = zext i32 %t301 to i64
  %t304 = shl i64 %t303, 32
  %t305 = or i64 %t304, %t302
  %t306 = bitcast i64 %t305 to double
  %t307 = fadd double %t289, %t306
  %t308 = bitcast double %t307 to i64
  %t309 = trunc i64 %t308 to i32
  %t310 = lshr i64 %t308, 32
  %t311 = trunc i64 %t310 to i32
  %t312 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t313 = and i32 %t312, 16
  %t314 = shl i32 65535, %t313
  %t315 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t314, i32 %t309, i32 1, i32 4127)
  %t316 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t317 = and i32 %t316, 16
  %t318 = shl i32 65535, %t317
  %t319 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t318, i32 %t311, i32 1, i32 4127)
  %t320 = zext i32 %t315 to i64
  %t321 = zext i32 %t319 to i64
  %t322 = shl i64 %t321, 32
  %t323 = or i64 %t322, %t320
  %t324 = bitcast i64 %t323 to double
  %t325 = fadd double %t307, %t324
  %t326 = mul i64 %t236, %t221
  %t327 = icmp eq i64 %t226, 0
  br i1 %t327, label %b328, label %b329
b328:
  %t330 = getelementptr inbounds double, ptr %t212, i64 %t326
  store double %t325, ptr %t330, align 8
  br label %b329
b329:
  %t237 = add nuw nsw i64 %t236, %t232
  br label %b233
b235:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t331 = mul i64 %t221, 1024
  %t332 = icmp sgt i64 %t223, 1
  br i1 %t332, label %b213, label %b333
b333:
  %t334 = getelementptr inbounds double, ptr %t212, i64 0
  %t335 = load double, ptr %t334, align 8
  br label %b216
b214:
  %t336 = icmp sgt i64 %t10, 0
  br i1 %t336, label %b215, label %b216
b215:
  %t337 = getelementptr inbounds double, ptr %t208, i64 0
  %t338 = load double, ptr %t337, align 8
  br label %b216
b216:
  %t339 = phi double [ %t335, %b333 ], [ 0x0000000000000000, %b214 ], [ %t338, %b215 ]
  %t340 = getelementptr inbounds double, ptr %t178, i64 1
  %t341 = load double, ptr %t340, align 8
  %t342 = fdiv double %t339, %t341
  %t343 = call double @llvm.sqrt.f64(double %t342)
  %t344 = getelementptr inbounds double, ptr %t178, i64 2
  %t345 = load double, ptr %t344, align 8
  %t346 = fadd double %t345, %t343
  %t347 = fcmp oeq double %t346, 0x0000000000000000
  %t348 = select i1 %t347, double 0x3FF0000000000000, double %t346
  %t349 = fdiv double %t345, %t348
  %t350 = icmp eq i64 %t2, 0
  br i1 %t350, label %b351, label %b352
b351:
  %t353 = getelementptr inbounds double, ptr %t178, i64 3
  store double %t349, ptr %t353, align 8
  br label %b352
b352:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t354 = getelementptr inbounds double, ptr %t178, i64 3
  %t355 = load double, ptr %t354, align 8
  %t356 = getelementptr inbounds double, ptr %t178, i64 2
  %t357 = load double, ptr %t356, align 8
  br label %b358
b358:
  %t361 = phi i64 [ %t2, %b352 ], [ %t362, %b359 ]
  %t363 = icmp slt i64 %t361, %t10
  br i1 %t363, label %b359, label %b360
b359:
  %t364 = getelementptr inbounds double, ptr %t200, i64 %t361
  %t365 = load double, ptr %t364, align 8
  %t366 = fmul double %t355, %t365
  %t367 = fadd double %t357, %t366
  %t368 = fcmp oeq double %t367, 0x0000000000000000
  %t369 = select i1 %t368, double 0x3FF0000000000000, double %t367
  %t370 = fptrunc double %t369 to float
  %t375 = getelementptr inbounds float, ptr %t374, i64 %t361
  store float %t370, ptr %t375, align 4
  %t362 = add nuw nsw i64 %t361, %t4
  br label %b358
b360:
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
  %t13 = phi i64 [ %t7, %entry ], [ %t14, %b39 ]
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
  %t34 = mul i64 %t19, 19
  %t35 = getelementptr inbounds i64, ptr %t33, i64 %t34
  switch i64 %t29, label %b39 [ i64 0, label %b36 i64 1, label %b37 i64 2, label %b38 ]
b36:
  %t40 = icmp eq i64 %argument, 0
  br i1 %t40, label %b41, label %b42
b41:
  call void @sf_x_sweep0_pass0(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23, i64 %t25, i64 %t27)
  br label %b42
b42:
  %t43 = icmp eq i64 %argument, 1
  br i1 %t43, label %b44, label %b45
b44:
  call void @sf_x_sweep0_pass1(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23, i64 %t25, i64 %t27)
  br label %b45
b45:
  br label %b39
b37:
  call void @sf_x_sweep0_pass0(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23, i64 %t25, i64 %t27)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @sf_x_rows0_1(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @sf_x_sweep0_pass1(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23, i64 %t25, i64 %t27)
  br label %b39
b38:
  call void @sf_x_sweep0_pass0(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23, i64 %t25, i64 %t27)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @sf_x_rows0_1(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @sf_x_sweep0_pass1(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23, i64 %t25, i64 %t27)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @sf_x_stage1_0(ptr %ctx, ptr %t35, i64 %t19)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @sf_x_sweep1_pass0(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23, i64 %t25, i64 %t27)
  br label %b39
b39:
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
  %t16 = mul i64 %t9, 19
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
  %t34 = mul i64 %t19, 19
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
  %t16 = mul i64 %t9, 19
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
  %t16 = mul i64 %t9, 19
  %t17 = getelementptr inbounds i64, ptr %t15, i64 %t16
  call void @sf_x_stage1_0(ptr %ctx, ptr %t17, i64 %t9)
  %t10 = add nuw nsw i64 %t9, %t5
  br label %b6
b8:
  ret void
}

target triple = "nvptx64-nvidia-cuda"

declare double @llvm.fabs.f64(double)
declare double @llvm.maximum.f64(double, double)
declare double @llvm.minimum.f64(double, double)
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
declare <2 x i32> @llvm.smax.v2i32(<2 x i32>, <2 x i32>)
declare <4 x i32> @llvm.smax.v4i32(<4 x i32>, <4 x i32>)
declare i32 @llvm.smin.i32(i32, i32)
declare i64 @llvm.smin.i64(i64, i64)
declare <2 x i32> @llvm.smin.v2i32(<2 x i32>, <2 x i32>)
declare <4 x i32> @llvm.smin.v4i32(<4 x i32>, <4 x i32>)

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
  %t30 = phi i64 [ %t25, %b22 ], [ %t31, %b283 ]
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
  %t284 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t285 = load i64, ptr %t284, align 8
  %t286 = inttoptr i64 %t285 to ptr addrspace(1)
  %t287 = addrspacecast ptr addrspace(1) %t286 to ptr
  %t290 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t291 = load i64, ptr %t290, align 8
  %t292 = inttoptr i64 %t291 to ptr addrspace(1)
  %t293 = addrspacecast ptr addrspace(1) %t292 to ptr
  br label %b42
b42:
  %t45 = phi i64 [ %t34, %b28 ], [ %t46, %b43 ]
  %t47 = phi <4 x i32> [ splat (i32 -2139095041), %b28 ], [ %t120, %b43 ]
  %t48 = phi <4 x i32> [ splat (i32 2139095040), %b28 ], [ %t127, %b43 ]
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
  %t72 = bitcast <4 x float> %t59 to <4 x i32>
  %t73 = ashr <4 x i32> %t72, splat (i32 31)
  %t74 = and <4 x i32> %t73, splat (i32 2147483647)
  %t75 = xor <4 x i32> %t72, %t74
  %t76 = fcmp une <4 x float> %t59, %t59
  %t77 = select <4 x i1> %t76, <4 x i32> splat (i32 2147483647), <4 x i32> %t75
  %t78 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t47, <4 x i32> %t77)
  %t79 = bitcast <4 x float> %t59 to <4 x i32>
  %t80 = ashr <4 x i32> %t79, splat (i32 31)
  %t81 = and <4 x i32> %t80, splat (i32 2147483647)
  %t82 = xor <4 x i32> %t79, %t81
  %t83 = fcmp une <4 x float> %t59, %t59
  %t84 = select <4 x i1> %t83, <4 x i32> splat (i32 -2147483648), <4 x i32> %t82
  %t85 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t48, <4 x i32> %t84)
  %t86 = bitcast <4 x float> %t63 to <4 x i32>
  %t87 = ashr <4 x i32> %t86, splat (i32 31)
  %t88 = and <4 x i32> %t87, splat (i32 2147483647)
  %t89 = xor <4 x i32> %t86, %t88
  %t90 = fcmp une <4 x float> %t63, %t63
  %t91 = select <4 x i1> %t90, <4 x i32> splat (i32 2147483647), <4 x i32> %t89
  %t92 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t78, <4 x i32> %t91)
  %t93 = bitcast <4 x float> %t63 to <4 x i32>
  %t94 = ashr <4 x i32> %t93, splat (i32 31)
  %t95 = and <4 x i32> %t94, splat (i32 2147483647)
  %t96 = xor <4 x i32> %t93, %t95
  %t97 = fcmp une <4 x float> %t63, %t63
  %t98 = select <4 x i1> %t97, <4 x i32> splat (i32 -2147483648), <4 x i32> %t96
  %t99 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t85, <4 x i32> %t98)
  %t100 = bitcast <4 x float> %t67 to <4 x i32>
  %t101 = ashr <4 x i32> %t100, splat (i32 31)
  %t102 = and <4 x i32> %t101, splat (i32 2147483647)
  %t103 = xor <4 x i32> %t100, %t102
  %t104 = fcmp une <4 x float> %t67, %t67
  %t105 = select <4 x i1> %t104, <4 x i32> splat (i32 2147483647), <4 x i32> %t103
  %t106 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t92, <4 x i32> %t105)
  %t107 = bitcast <4 x float> %t67 to <4 x i32>
  %t108 = ashr <4 x i32> %t107, splat (i32 31)
  %t109 = and <4 x i32> %t108, splat (i32 2147483647)
  %t110 = xor <4 x i32> %t107, %t109
  %t111 = fcmp une <4 x float> %t67, %t67
  %t112 = select <4 x i1> %t111, <4 x i32> splat (i32 -2147483648), <4 x i32> %t110
  %t113 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t99, <4 x i32> %t112)
  %t114 = bitcast <4 x float> %t71 to <4 x i32>
  %t115 = ashr <4 x i32> %t114, splat (i32 31)
  %t116 = and <4 x i32> %t115, splat (i32 2147483647)
  %t117 = xor <4 x i32> %t114, %t116
  %t118 = fcmp une <4 x float> %t71, %t71
  %t119 = select <4 x i1> %t118, <4 x i32> splat (i32 2147483647), <4 x i32> %t117
  %t120 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t106, <4 x i32> %t119)
  %t121 = bitcast <4 x float> %t71 to <4 x i32>
  %t122 = ashr <4 x i32> %t121, splat (i32 31)
  %t123 = and <4 x i32> %t122, splat (i32 2147483647)
  %t124 = xor <4 x i32> %t121, %t123
  %t125 = fcmp une <4 x float> %t71, %t71
  %t126 = select <4 x i1> %t125, <4 x i32> splat (i32 -2147483648), <4 x i32> %t124
  %t127 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t113, <4 x i32> %t126)
  %t46 = add nuw nsw i64 %t45, 64
  br label %b42
b44:
  %t128 = mul i64 %t6, 4
  %t129 = add i64 %t41, %t128
  br label %b130
b130:
  %t133 = phi i64 [ %t129, %b44 ], [ %t134, %b131 ]
  %t135 = phi <4 x i32> [ %t47, %b44 ], [ %t147, %b131 ]
  %t136 = phi <4 x i32> [ %t48, %b44 ], [ %t154, %b131 ]
  %t137 = icmp slt i64 %t133, %t37
  br i1 %t137, label %b131, label %b132
b131:
  %t138 = add i64 %t133, 0
  %t139 = getelementptr inbounds float, ptr %t56, i64 %t138
  %t140 = load <4 x float>, ptr %t139, align 16
  %t141 = bitcast <4 x float> %t140 to <4 x i32>
  %t142 = ashr <4 x i32> %t141, splat (i32 31)
  %t143 = and <4 x i32> %t142, splat (i32 2147483647)
  %t144 = xor <4 x i32> %t141, %t143
  %t145 = fcmp une <4 x float> %t140, %t140
  %t146 = select <4 x i1> %t145, <4 x i32> splat (i32 2147483647), <4 x i32> %t144
  %t147 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t135, <4 x i32> %t146)
  %t148 = bitcast <4 x float> %t140 to <4 x i32>
  %t149 = ashr <4 x i32> %t148, splat (i32 31)
  %t150 = and <4 x i32> %t149, splat (i32 2147483647)
  %t151 = xor <4 x i32> %t148, %t150
  %t152 = fcmp une <4 x float> %t140, %t140
  %t153 = select <4 x i1> %t152, <4 x i32> splat (i32 -2147483648), <4 x i32> %t151
  %t154 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t136, <4 x i32> %t153)
  %t134 = add nuw nsw i64 %t133, 16
  br label %b130
b132:
  %t155 = extractelement <4 x i32> %t135, i64 0
  %t156 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t157 = and i32 %t156, 28
  %t158 = shl i32 15, %t157
  %t159 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t158, i32 %t155, i32 2, i32 7199)
  %t160 = insertelement <4 x i32> poison, i32 %t159, i64 0
  %t161 = extractelement <4 x i32> %t135, i64 1
  %t162 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t163 = and i32 %t162, 28
  %t164 = shl i32 15, %t163
  %t165 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t164, i32 %t161, i32 2, i32 7199)
  %t166 = insertelement <4 x i32> %t160, i32 %t165, i64 1
  %t167 = extractelement <4 x i32> %t135, i64 2
  %t168 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t169 = and i32 %t168, 28
  %t170 = shl i32 15, %t169
  %t171 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t170, i32 %t167, i32 2, i32 7199)
  %t172 = insertelement <4 x i32> %t166, i32 %t171, i64 2
  %t173 = extractelement <4 x i32> %t135, i64 3
  %t174 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t175 = and i32 %t174, 28
  %t176 = shl i32 15, %t175
  %t177 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t176, i32 %t173, i32 2, i32 7199)
  %t178 = insertelement <4 x i32> %t172, i32 %t177, i64 3
  %t179 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t135, <4 x i32> %t178)
  %t180 = extractelement <4 x i32> %t179, i64 0
  %t181 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t182 = and i32 %t181, 28
  %t183 = shl i32 15, %t182
  %t184 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t183, i32 %t180, i32 1, i32 7199)
  %t185 = insertelement <4 x i32> poison, i32 %t184, i64 0
  %t186 = extractelement <4 x i32> %t179, i64 1
  %t187 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t188 = and i32 %t187, 28
  %t189 = shl i32 15, %t188
  %t190 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t189, i32 %t186, i32 1, i32 7199)
  %t191 = insertelement <4 x i32> %t185, i32 %t190, i64 1
  %t192 = extractelement <4 x i32> %t179, i64 2
  %t193 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t194 = and i32 %t193, 28
  %t195 = shl i32 15, %t194
  %t196 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t195, i32 %t192, i32 1, i32 7199)
  %t197 = insertelement <4 x i32> %t191, i32 %t196, i64 2
  %t198 = extractelement <4 x i32> %t179, i64 3
  %t199 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t200 = and i32 %t199, 28
  %t201 = shl i32 15, %t200
  %t202 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t201, i32 %t198, i32 1, i32 7199)
  %t203 = insertelement <4 x i32> %t197, i32 %t202, i64 3
  %t204 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t179, <4 x i32> %t203)
  %t205 = shufflevector <4 x i32> %t204, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %t206 = shufflevector <4 x i32> %t204, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %t207 = call <2 x i32> @llvm.smax.v2i32(<2 x i32> %t205, <2 x i32> %t206)
  %t208 = shufflevector <2 x i32> %t207, <2 x i32> poison, <1 x i32> <i32 0>
  %t209 = shufflevector <2 x i32> %t207, <2 x i32> poison, <1 x i32> <i32 1>
  %t210 = extractelement <1 x i32> %t208, i64 0
  %t211 = extractelement <1 x i32> %t209, i64 0
  %t212 = call i32 @llvm.smax.i32(i32 %t210, i32 %t211)
  %t213 = ashr i32 %t212, 31
  %t214 = and i32 %t213, 2147483647
  %t215 = xor i32 %t212, %t214
  %t216 = bitcast i32 %t215 to float
  %t217 = fpext float %t216 to double
  %t218 = extractelement <4 x i32> %t136, i64 0
  %t219 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t220 = and i32 %t219, 28
  %t221 = shl i32 15, %t220
  %t222 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t221, i32 %t218, i32 2, i32 7199)
  %t223 = insertelement <4 x i32> poison, i32 %t222, i64 0
  %t224 = extractelement <4 x i32> %t136, i64 1
  %t225 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t226 = and i32 %t225, 28
  %t227 = shl i32 15, %t226
  %t228 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t227, i32 %t224, i32 2, i32 7199)
  %t229 = insertelement <4 x i32> %t223, i32 %t228, i64 1
  %t230 = extractelement <4 x i32> %t136, i64 2
  %t231 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t232 = and i32 %t231, 28
  %t233 = shl i32 15, %t232
  %t234 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t233, i32 %t230, i32 2, i32 7199)
  %t235 = insertelement <4 x i32> %t229, i32 %t234, i64 2
  %t236 = extractelement <4 x i32> %t136, i64 3
  %t237 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t238 = and i32 %t237, 28
  %t239 = shl i32 15, %t238
  %t240 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t239, i32 %t236, i32 2, i32 7199)
  %t241 = insertelement <4 x i32> %t235, i32 %t240, i64 3
  %t242 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t136, <4 x i32> %t241)
  %t243 = extractelement <4 x i32> %t242, i64 0
  %t244 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t245 = and i32 %t244, 28
  %t246 = shl i32 15, %t245
  %t247 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t246, i32 %t243, i32 1, i32 7199)
  %t248 = insertelement <4 x i32> poison, i32 %t247, i64 0
  %t249 = extractelement <4 x i32> %t242, i64 1
  %t250 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t251 = and i32 %t250, 28
  %t252 = shl i32 15, %t251
  %t253 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t252, i32 %t249, i32 1, i32 7199)
  %t254 = insertelement <4 x i32> %t248, i32 %t253, i64 1
  %t255 = extractelement <4 x i32> %t242, i64 2
  %t256 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t257 = and i32 %t256, 28
  %t258 = shl i32 15, %t257
  %t259 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t258, i32 %t255, i32 1, i32 7199)
  %t260 = insertelement <4 x i32> %t254, i32 %t259, i64 2
  %t261 = extractelement <4 x i32> %t242, i64 3
  %t262 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t263 = and i32 %t262, 28
  %t264 = shl i32 15, %t263
  %t265 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t264, i32 %t261, i32 1, i32 7199)
  %t266 = insertelement <4 x i32> %t260, i32 %t265, i64 3
  %t267 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t242, <4 x i32> %t266)
  %t268 = shufflevector <4 x i32> %t267, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %t269 = shufflevector <4 x i32> %t267, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %t270 = call <2 x i32> @llvm.smin.v2i32(<2 x i32> %t268, <2 x i32> %t269)
  %t271 = shufflevector <2 x i32> %t270, <2 x i32> poison, <1 x i32> <i32 0>
  %t272 = shufflevector <2 x i32> %t270, <2 x i32> poison, <1 x i32> <i32 1>
  %t273 = extractelement <1 x i32> %t271, i64 0
  %t274 = extractelement <1 x i32> %t272, i64 0
  %t275 = call i32 @llvm.smin.i32(i32 %t273, i32 %t274)
  %t276 = ashr i32 %t275, 31
  %t277 = and i32 %t276, 2147483647
  %t278 = xor i32 %t275, %t277
  %t279 = bitcast i32 %t278 to float
  %t280 = fpext float %t279 to double
  %t281 = icmp eq i64 %t6, 0
  br i1 %t281, label %b282, label %b283
b282:
  %t288 = udiv i64 %t34, 1024
  %t289 = getelementptr inbounds double, ptr %t287, i64 %t288
  store double %t217, ptr %t289, align 8
  %t294 = getelementptr inbounds double, ptr %t293, i64 %t288
  store double %t280, ptr %t294, align 8
  br label %b283
b283:
  %t31 = add nuw nsw i64 %t30, %t26
  br label %b27
b29:
  br label %b24
b23:
  %t306 = add i64 %col, %cols
  %t295 = udiv i64 %t2, 16
  %t296 = udiv i64 %t4, 16
  br label %b297
b297:
  %t300 = phi i64 [ %t295, %b23 ], [ %t301, %b391 ]
  %t302 = icmp slt i64 %t300, %t19
  br i1 %t302, label %b298, label %b299
b298:
  %t303 = mul i64 %t300, 1024
  %t304 = add i64 %col, %t303
  %t305 = add i64 %t304, 1024
  %t307 = call i64 @llvm.smin.i64(i64 %t305, i64 %t306)
  %t317 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t318 = load i64, ptr %t317, align 8
  %t319 = inttoptr i64 %t318 to ptr addrspace(1)
  %t320 = addrspacecast ptr addrspace(1) %t319 to ptr
  %t392 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t393 = load i64, ptr %t392, align 8
  %t394 = inttoptr i64 %t393 to ptr addrspace(1)
  %t395 = addrspacecast ptr addrspace(1) %t394 to ptr
  %t398 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t399 = load i64, ptr %t398, align 8
  %t400 = inttoptr i64 %t399 to ptr addrspace(1)
  %t401 = addrspacecast ptr addrspace(1) %t400 to ptr
  %t308 = add i64 %t304, %t5
  br label %b309
b309:
  %t312 = phi i64 [ %t308, %b298 ], [ %t313, %b310 ]
  %t314 = phi i32 [ -2139095041, %b298 ], [ %t331, %b310 ]
  %t315 = phi i32 [ 2139095040, %b298 ], [ %t338, %b310 ]
  %t316 = icmp slt i64 %t312, %t307
  br i1 %t316, label %b310, label %b311
b310:
  %t321 = getelementptr inbounds float, ptr %t320, i64 %t312
  %t322 = load float, ptr %t321, align 4
  %t323 = insertelement <4 x float> poison, float %t322, i64 0
  %t324 = shufflevector <4 x float> %t323, <4 x float> poison, <4 x i32> zeroinitializer
  %t325 = bitcast float %t322 to i32
  %t326 = ashr i32 %t325, 31
  %t327 = and i32 %t326, 2147483647
  %t328 = xor i32 %t325, %t327
  %t329 = fcmp une float %t322, %t322
  %t330 = select i1 %t329, i32 2147483647, i32 %t328
  %t331 = call i32 @llvm.smax.i32(i32 %t314, i32 %t330)
  %t332 = bitcast float %t322 to i32
  %t333 = ashr i32 %t332, 31
  %t334 = and i32 %t333, 2147483647
  %t335 = xor i32 %t332, %t334
  %t336 = fcmp une float %t322, %t322
  %t337 = select i1 %t336, i32 -2147483648, i32 %t335
  %t338 = call i32 @llvm.smin.i32(i32 %t315, i32 %t337)
  %t313 = add nuw nsw i64 %t312, 16
  br label %b309
b311:
  %t339 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t340 = and i32 %t339, 16
  %t341 = shl i32 65535, %t340
  %t342 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t341, i32 %t314, i32 8, i32 4127)
  %t343 = call i32 @llvm.smax.i32(i32 %t314, i32 %t342)
  %t344 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t345 = and i32 %t344, 16
  %t346 = shl i32 65535, %t345
  %t347 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t346, i32 %t343, i32 4, i32 4127)
  %t348 = call i32 @llvm.smax.i32(i32 %t343, i32 %t347)
  %t349 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t350 = and i32 %t349, 16
  %t351 = shl i32 65535, %t350
  %t352 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t351, i32 %t348, i32 2, i32 4127)
  %t353 = call i32 @llvm.smax.i32(i32 %t348, i32 %t352)
  %t354 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t355 = and i32 %t354, 16
  %t356 = shl i32 65535, %t355
  %t357 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t356, i32 %t353, i32 1, i32 4127)
  %t358 = call i32 @llvm.smax.i32(i32 %t353, i32 %t357)
  %t359 = ashr i32 %t358, 31
  %t360 = and i32 %t359, 2147483647
  %t361 = xor i32 %t358, %t360
  %t362 = bitcast i32 %t361 to float
  %t363 = fpext float %t362 to double
  %t364 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t365 = and i32 %t364, 16
  %t366 = shl i32 65535, %t365
  %t367 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t366, i32 %t315, i32 8, i32 4127)
  %t368 = call i32 @llvm.smin.i32(i32 %t315, i32 %t367)
  %t369 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t370 = and i32 %t369, 16
  %t371 = shl i32 65535, %t370
  %t372 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t371, i32 %t368, i32 4, i32 4127)
  %t373 = call i32 @llvm.smin.i32(i32 %t368, i32 %t372)
  %t374 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t375 = and i32 %t374, 16
  %t376 = shl i32 65535, %t375
  %t377 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t376, i32 %t373, i32 2, i32 4127)
  %t378 = call i32 @llvm.smin.i32(i32 %t373, i32 %t377)
  %t379 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t380 = and i32 %t379, 16
  %t381 = shl i32 65535, %t380
  %t382 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t381, i32 %t378, i32 1, i32 4127)
  %t383 = call i32 @llvm.smin.i32(i32 %t378, i32 %t382)
  %t384 = ashr i32 %t383, 31
  %t385 = and i32 %t384, 2147483647
  %t386 = xor i32 %t383, %t385
  %t387 = bitcast i32 %t386 to float
  %t388 = fpext float %t387 to double
  %t389 = icmp eq i64 %t5, 0
  br i1 %t389, label %b390, label %b391
b390:
  %t396 = udiv i64 %t304, 1024
  %t397 = getelementptr inbounds double, ptr %t395, i64 %t396
  store double %t363, ptr %t397, align 8
  %t402 = getelementptr inbounds double, ptr %t401, i64 %t396
  store double %t388, ptr %t402, align 8
  br label %b391
b391:
  %t301 = add nuw nsw i64 %t300, %t296
  br label %b297
b299:
  br label %b24
b24:
  ret void
}

define internal void @sf_x_sweep1_pass0(ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows, i64 %col, i64 %cols) convergent nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t6 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t7 = load i64, ptr %t6, align 8
  %t8 = inttoptr i64 %t7 to ptr addrspace(1)
  %t9 = addrspacecast ptr addrspace(1) %t8 to ptr
  %t10 = mul i64 %number, 1
  %t11 = getelementptr inbounds double, ptr %t9, i64 %t10
  %t17 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t18 = load i64, ptr %t17, align 8
  %t19 = inttoptr i64 %t18 to ptr addrspace(1)
  %t20 = addrspacecast ptr addrspace(1) %t19 to ptr
  %t21 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t22 = load i64, ptr %t21, align 8
  %t23 = mul i64 %t22, 2
  %t24 = getelementptr inbounds double, ptr %t20, i64 %t23
  %t30 = urem i64 %col, 4
  %t31 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t32 = load i64, ptr %t31, align 8
  %t33 = inttoptr i64 %t32 to ptr addrspace(1)
  %t34 = addrspacecast ptr addrspace(1) %t33 to ptr
  %t35 = ptrtoint ptr %t34 to i64
  %t36 = urem i64 %t35, 16
  %t37 = add i64 %t30, %t36
  %t38 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t39 = load i64, ptr %t38, align 8
  %t40 = inttoptr i64 %t39 to ptr addrspace(1)
  %t41 = addrspacecast ptr addrspace(1) %t40 to ptr
  %t42 = ptrtoint ptr %t41 to i64
  %t43 = urem i64 %t42, 16
  %t44 = add i64 %t37, %t43
  %t45 = icmp eq i64 %t44, 0
  %t46 = add i64 %col, %cols
  %t47 = sub i64 %t46, %col
  %t48 = urem i64 %t47, 4
  %t49 = sub i64 %t47, %t48
  %t50 = select i1 %t45, i64 %t49, i64 0
  %t51 = sub i64 %t47, %t50
  %t52 = urem i64 %t51, 1024
  %t53 = sub i64 %t51, %t52
  %t54 = add i64 %col, %t50
  %t73 = add i64 %t54, %t53
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t12 = getelementptr inbounds double, ptr %t11, i64 0
  %t13 = load double, ptr %t12, align 8
  %t14 = fptrunc double %t13 to float
  %t15 = insertelement <4 x float> poison, float %t14, i64 0
  %t16 = shufflevector <4 x float> %t15, <4 x float> poison, <4 x i32> zeroinitializer
  %t25 = getelementptr inbounds double, ptr %t24, i64 1
  %t26 = load double, ptr %t25, align 8
  %t27 = fptrunc double %t26 to float
  %t28 = insertelement <4 x float> poison, float %t27, i64 0
  %t29 = shufflevector <4 x float> %t28, <4 x float> poison, <4 x i32> zeroinitializer
  %t55 = mul i64 %t2, 4
  %t56 = mul i64 %t4, 4
  %t57 = add i64 %col, %t55
  br label %b58
b58:
  %t61 = phi i64 [ %t57, %entry ], [ %t62, %b59 ]
  %t63 = icmp slt i64 %t61, %t54
  br i1 %t63, label %b59, label %b60
b59:
  %t64 = add i64 %t61, 0
  %t65 = getelementptr inbounds float, ptr %t34, i64 %t64
  %t66 = load <4 x float>, ptr %t65, align 16
  %t67 = getelementptr inbounds float, ptr %t41, i64 %t64
  %t68 = load <4 x float>, ptr %t67, align 16
  %t69 = fdiv <4 x float> %t68, %t16
  %t70 = fmul <4 x float> %t29, %t69
  %t71 = fsub <4 x float> %t66, %t70
  %t72 = getelementptr inbounds float, ptr %t34, i64 %t64
  store <4 x float> %t71, ptr %t72, align 16
  %t62 = add nuw nsw i64 %t61, %t56
  br label %b58
b60:
  br label %b74
b74:
  %t77 = phi i64 [ %t54, %b60 ], [ %t78, %b84 ]
  %t79 = icmp slt i64 %t77, %t73
  br i1 %t79, label %b75, label %b76
b75:
  %t80 = add i64 %t77, 256
  %t81 = add i64 %t77, %t2
  br label %b82
b82:
  %t85 = phi i64 [ %t81, %b75 ], [ %t86, %b83 ]
  %t87 = icmp slt i64 %t85, %t80
  br i1 %t87, label %b83, label %b84
b83:
  %t96 = add i64 %t85, 256
  %t101 = add i64 %t85, 512
  %t106 = add i64 %t85, 768
  %t88 = getelementptr inbounds float, ptr %t34, i64 %t85
  %t89 = load float, ptr %t88, align 4
  %t90 = insertelement <4 x float> poison, float %t89, i64 0
  %t91 = shufflevector <4 x float> %t90, <4 x float> poison, <4 x i32> zeroinitializer
  %t92 = getelementptr inbounds float, ptr %t41, i64 %t85
  %t93 = load float, ptr %t92, align 4
  %t94 = insertelement <4 x float> poison, float %t93, i64 0
  %t95 = shufflevector <4 x float> %t94, <4 x float> poison, <4 x i32> zeroinitializer
  %t97 = getelementptr inbounds float, ptr %t34, i64 %t96
  %t98 = load float, ptr %t97, align 4
  %t99 = getelementptr inbounds float, ptr %t41, i64 %t96
  %t100 = load float, ptr %t99, align 4
  %t102 = getelementptr inbounds float, ptr %t34, i64 %t101
  %t103 = load float, ptr %t102, align 4
  %t104 = getelementptr inbounds float, ptr %t41, i64 %t101
  %t105 = load float, ptr %t104, align 4
  %t107 = getelementptr inbounds float, ptr %t34, i64 %t106
  %t108 = load float, ptr %t107, align 4
  %t109 = getelementptr inbounds float, ptr %t41, i64 %t106
  %t110 = load float, ptr %t109, align 4
  %t111 = fdiv float %t93, %t14
  %t112 = insertelement <4 x float> poison, float %t111, i64 0
  %t113 = shufflevector <4 x float> %t112, <4 x float> poison, <4 x i32> zeroinitializer
  %t114 = fmul float %t27, %t111
  %t115 = insertelement <4 x float> poison, float %t114, i64 0
  %t116 = shufflevector <4 x float> %t115, <4 x float> poison, <4 x i32> zeroinitializer
  %t117 = fsub float %t89, %t114
  %t118 = insertelement <4 x float> poison, float %t117, i64 0
  %t119 = shufflevector <4 x float> %t118, <4 x float> poison, <4 x i32> zeroinitializer
  %t120 = getelementptr inbounds float, ptr %t34, i64 %t85
  store float %t117, ptr %t120, align 4
  %t121 = fdiv float %t100, %t14
  %t122 = fmul float %t27, %t121
  %t123 = fsub float %t98, %t122
  %t124 = getelementptr inbounds float, ptr %t34, i64 %t96
  store float %t123, ptr %t124, align 4
  %t125 = fdiv float %t105, %t14
  %t126 = fmul float %t27, %t125
  %t127 = fsub float %t103, %t126
  %t128 = getelementptr inbounds float, ptr %t34, i64 %t101
  store float %t127, ptr %t128, align 4
  %t129 = fdiv float %t110, %t14
  %t130 = fmul float %t27, %t129
  %t131 = fsub float %t108, %t130
  %t132 = getelementptr inbounds float, ptr %t34, i64 %t106
  store float %t131, ptr %t132, align 4
  %t86 = add nuw nsw i64 %t85, %t4
  br label %b82
b84:
  %t78 = add nuw nsw i64 %t77, 1024
  br label %b74
b76:
  %t133 = add i64 %t73, %t2
  br label %b134
b134:
  %t137 = phi i64 [ %t133, %b76 ], [ %t138, %b135 ]
  %t139 = icmp slt i64 %t137, %t46
  br i1 %t139, label %b135, label %b136
b135:
  %t140 = getelementptr inbounds float, ptr %t34, i64 %t137
  %t141 = load float, ptr %t140, align 4
  %t142 = insertelement <4 x float> poison, float %t141, i64 0
  %t143 = shufflevector <4 x float> %t142, <4 x float> poison, <4 x i32> zeroinitializer
  %t144 = getelementptr inbounds float, ptr %t41, i64 %t137
  %t145 = load float, ptr %t144, align 4
  %t146 = insertelement <4 x float> poison, float %t145, i64 0
  %t147 = shufflevector <4 x float> %t146, <4 x float> poison, <4 x i32> zeroinitializer
  %t148 = fdiv float %t145, %t14
  %t149 = insertelement <4 x float> poison, float %t148, i64 0
  %t150 = shufflevector <4 x float> %t149, <4 x float> poison, <4 x i32> zeroinitializer
  %t151 = fmul float %t27, %t148
  %t152 = insertelement <4 x float> poison, float %t151, i64 0
  %t153 = shufflevector <4 x float> %t152, <4 x float> poison, <4 x i32> zeroinitializer
  %t154 = fsub float %t141, %t151
  %t155 = insertelement <4 x float> poison, float %t154, i64 0
  %t156 = shufflevector <4 x float> %t155, <4 x float> poison, <4 x i32> zeroinitializer
  %t157 = getelementptr inbounds float, ptr %t34, i64 %t137
  store float %t154, ptr %t157, align 4
  %t138 = add nuw nsw i64 %t137, %t4
  br label %b134
b136:
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
  %t18 = mul i64 %t11, 2
  %t19 = getelementptr inbounds double, ptr %t17, i64 %t18
  %t20 = getelementptr inbounds double, ptr %t19, i64 0
  %t21 = load double, ptr %t20, align 8
  %t22 = fptrunc double %t21 to float
  %t23 = fpext float %t22 to double
  %t24 = getelementptr inbounds double, ptr %t19, i64 1
  store double %t23, ptr %t24, align 8
  %t12 = add nuw nsw i64 %t11, %t4
  br label %b8
b10:
  ret void
}

define internal void @sf_x_stage1_0(ptr %ctx, ptr %tensor, i64 %number) convergent nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t6 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t7 = load i64, ptr %t6, align 8
  %t8 = inttoptr i64 %t7 to ptr addrspace(1)
  %t9 = addrspacecast ptr addrspace(1) %t8 to ptr
  %t10 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t11 = load i64, ptr %t10, align 8
  %t142 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t143 = load i64, ptr %t142, align 8
  %t144 = inttoptr i64 %t143 to ptr addrspace(1)
  %t145 = addrspacecast ptr addrspace(1) %t144 to ptr
  %t282 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t283 = load i64, ptr %t282, align 8
  %t284 = inttoptr i64 %t283 to ptr addrspace(1)
  %t285 = addrspacecast ptr addrspace(1) %t284 to ptr
  %t286 = mul i64 %number, 1
  %t287 = getelementptr inbounds double, ptr %t285, i64 %t286
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
  %t48 = phi double [ 0xFFF0000000000000, %b35 ], [ %t54, %b44 ]
  %t49 = icmp slt i64 %t46, %t42
  br i1 %t49, label %b44, label %b45
b44:
  %t50 = add i64 %t40, %t46
  %t51 = mul i64 %t50, %t21
  %t52 = getelementptr inbounds double, ptr %t19, i64 %t51
  %t53 = load double, ptr %t52, align 8
  %t54 = call double @llvm.maximum.f64(double %t48, double %t53)
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
  %t72 = call double @llvm.maximum.f64(double %t48, double %t71)
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
  %t90 = call double @llvm.maximum.f64(double %t72, double %t89)
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
  %t108 = call double @llvm.maximum.f64(double %t90, double %t107)
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
  %t126 = call double @llvm.maximum.f64(double %t108, double %t125)
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
  %t140 = phi double [ %t136, %b134 ], [ 0xFFF0000000000000, %b14 ], [ %t139, %b15 ]
  %t141 = call double @llvm.fabs.f64(double %t140)
  %t146 = getelementptr inbounds double, ptr %t145, i64 0
  %t151 = mul i64 1, 1024
  %t152 = icmp sgt i64 %t11, 1
  br i1 %t152, label %b147, label %b148
b147:
  %t153 = phi ptr [ %t146, %b16 ], [ %t146, %b170 ]
  %t154 = phi i64 [ %t11, %b16 ], [ %t158, %b170 ]
  %t155 = phi i64 [ 1, %b16 ], [ %t156, %b170 ]
  %t156 = phi i64 [ %t151, %b16 ], [ %t266, %b170 ]
  %t157 = add i64 %t154, 1023
  %t158 = udiv i64 %t157, 1024
  %t159 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t160 = zext i32 %t159 to i64
  %t161 = and i64 %t160, 15
  %t162 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t163 = zext i32 %t162 to i64
  %t164 = udiv i64 %t163, 16
  %t165 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t166 = zext i32 %t165 to i64
  %t167 = udiv i64 %t166, 16
  br label %b168
b168:
  %t171 = phi i64 [ %t164, %b147 ], [ %t172, %b264 ]
  %t173 = icmp slt i64 %t171, %t158
  br i1 %t173, label %b169, label %b170
b169:
  %t174 = mul i64 %t171, 1024
  %t175 = sub i64 %t154, %t174
  %t176 = call i64 @llvm.smin.i64(i64 %t175, i64 1024)
  br label %b177
b177:
  %t180 = phi i64 [ %t161, %b169 ], [ %t181, %b178 ]
  %t182 = phi double [ 0x7FF0000000000000, %b169 ], [ %t188, %b178 ]
  %t183 = icmp slt i64 %t180, %t176
  br i1 %t183, label %b178, label %b179
b178:
  %t184 = add i64 %t174, %t180
  %t185 = mul i64 %t184, %t155
  %t186 = getelementptr inbounds double, ptr %t153, i64 %t185
  %t187 = load double, ptr %t186, align 8
  %t188 = call double @llvm.minimum.f64(double %t182, double %t187)
  %t181 = add nuw nsw i64 %t180, 16
  br label %b177
b179:
  %t189 = bitcast double %t182 to i64
  %t190 = trunc i64 %t189 to i32
  %t191 = lshr i64 %t189, 32
  %t192 = trunc i64 %t191 to i32
  %t193 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t194 = and i32 %t193, 16
  %t195 = shl i32 65535, %t194
  %t196 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t195, i32 %t190, i32 8, i32 4127)
  %t197 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t198 = and i32 %t197, 16
  %t199 = shl i32 65535, %t198
  %t200 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t199, i32 %t192, i32 8, i32 4127)
  %t201 = zext i32 %t196 to i64
  %t202 = zext i32 %t200 to i64
  %t203 = shl i64 %t202, 32
  %t204 = or i64 %t203, %t201
  %t205 = bitcast i64 %t204 to double
  %t206 = call double @llvm.minimum.f64(double %t182, double %t205)
  %t207 = bitcast double %t206 to i64
  %t208 = trunc i64 %t207 to i32
  %t209 = lshr i64 %t207, 32
  %t210 = trunc i64 %t209 to i32
  %t211 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t212 = and i32 %t211, 16
  %t213 = shl i32 65535, %t212
  %t214 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t213, i32 %t208, i32 4, i32 4127)
  %t215 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t216 = and i32 %t215, 16
  %t217 = shl i32 65535, %t216
  %t218 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t217, i32 %t210, i32 4, i32 4127)
  %t219 = zext i32 %t214 to i64
  %t220 = zext i32 %t218 to i64
  %t221 = shl i64 %t220, 32
  %t222 = or i64 %t221, %t219
  %t223 = bitcast i64 %t222 to double
  %t224 = call double @llvm.minimum.f64(double %t206, double %t223)
  %t225 = bitcast double %t224 to i64
  %t226 = trunc i64 %t225 to i32
  %t227 = lshr i64 %t225, 32
  %t228 = trunc i64 %t227 to i32
  %t229 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t230 = and i32 %t229, 16
  %t231 = shl i32 65535, %t230
  %t232 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t231, i32 %t226, i32 2, i32 4127)
  %t233 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t234 = and i32 %t233, 16
  %t235 = shl i32 65535, %t234
  %t236 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t235, i32 %t228, i32 2, i32 4127)
  %t237 = zext i32 %t232 to i64
  %t238 = zext i32 %t236 to i64
  %t239 = shl i64 %t238, 32
  %t240 = or i64 %t239, %t237
  %t241 = bitcast i64 %t240 to double
  %t242 = call double @llvm.minimum.f64(double %t224, double %t241)
  %t243 = bitcast double %t242 to i64
  %t244 = trunc i64 %t243 to i32
  %t245 = lshr i64 %t243, 32
  %t246 = trunc i64 %t245 to i32
  %t247 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t248 = and i32 %t247, 16
  %t249 = shl i32 65535, %t248
  %t250 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t249, i32 %t244, i32 1, i32 4127)
  %t251 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t252 = and i32 %t251, 16
  %t253 = shl i32 65535, %t252
  %t254 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t253, i32 %t246, i32 1, i32 4127)
  %t255 = zext i32 %t250 to i64
  %t256 = zext i32 %t254 to i64
  %t257 = shl i64 %t256, 32
  %t258 = or i64 %t257, %t255
  %t259 = bitcast i64 %t258 to double
  %t260 = call double @llvm.minimum.f64(double %t242, double %t259)
  %t261 = mul i64 %t171, %t156
  %t262 = icmp eq i64 %t161, 0
  br i1 %t262, label %b263, label %b264
b263:
  %t265 = getelementptr inbounds double, ptr %t146, i64 %t261
  store double %t260, ptr %t265, align 8
  br label %b264
b264:
  %t172 = add nuw nsw i64 %t171, %t167
  br label %b168
b170:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t266 = mul i64 %t156, 1024
  %t267 = icmp sgt i64 %t158, 1
  br i1 %t267, label %b147, label %b268
b268:
  %t269 = getelementptr inbounds double, ptr %t146, i64 0
  %t270 = load double, ptr %t269, align 8
  br label %b150
b148:
  %t271 = icmp sgt i64 %t11, 0
  br i1 %t271, label %b149, label %b150
b149:
  %t272 = getelementptr inbounds double, ptr %t146, i64 0
  %t273 = load double, ptr %t272, align 8
  br label %b150
b150:
  %t274 = phi double [ %t270, %b268 ], [ 0x7FF0000000000000, %b148 ], [ %t273, %b149 ]
  %t275 = fsub double %t141, %t274
  %t276 = fcmp oeq double %t275, 0x0000000000000000
  %t277 = select i1 %t276, double 0x3FF0000000000000, double %t275
  %t278 = fptrunc double %t277 to float
  %t279 = icmp eq i64 %t2, 0
  br i1 %t279, label %b280, label %b281
b280:
  %t288 = fpext float %t278 to double
  %t289 = getelementptr inbounds double, ptr %t287, i64 0
  store double %t288, ptr %t289, align 8
  br label %b281
b281:
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
  %t34 = mul i64 %t19, 13
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
  %t34 = mul i64 %t19, 13
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
  %t16 = mul i64 %t9, 13
  %t17 = getelementptr inbounds i64, ptr %t15, i64 %t16
  call void @sf_x_stage1_0(ptr %ctx, ptr %t17, i64 %t9)
  %t10 = add nuw nsw i64 %t9, %t5
  br label %b6
b8:
  ret void
}

target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define internal void @sf_x_sweep0_pass0(ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows, i64 %col, i64 %cols) convergent nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t6 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t7 = load i64, ptr %t6, align 8
  %t8 = inttoptr i64 %t7 to ptr addrspace(1)
  %t9 = addrspacecast ptr addrspace(1) %t8 to ptr
  %t10 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t11 = load i64, ptr %t10, align 8
  %t12 = mul i64 %t11, 2
  %t13 = getelementptr inbounds double, ptr %t9, i64 %t12
  %t19 = urem i64 %col, 4
  %t20 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t21 = load i64, ptr %t20, align 8
  %t22 = inttoptr i64 %t21 to ptr addrspace(1)
  %t23 = addrspacecast ptr addrspace(1) %t22 to ptr
  %t24 = ptrtoint ptr %t23 to i64
  %t25 = urem i64 %t24, 16
  %t26 = add i64 %t19, %t25
  %t27 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t28 = load i64, ptr %t27, align 8
  %t29 = inttoptr i64 %t28 to ptr addrspace(1)
  %t30 = addrspacecast ptr addrspace(1) %t29 to ptr
  %t31 = ptrtoint ptr %t30 to i64
  %t32 = urem i64 %t31, 16
  %t33 = add i64 %t26, %t32
  %t34 = icmp eq i64 %t33, 0
  %t35 = add i64 %col, %cols
  %t36 = sub i64 %t35, %col
  %t37 = urem i64 %t36, 4
  %t38 = sub i64 %t36, %t37
  %t39 = select i1 %t34, i64 %t38, i64 0
  %t40 = sub i64 %t36, %t39
  %t41 = urem i64 %t40, 1024
  %t42 = sub i64 %t40, %t41
  %t43 = add i64 %col, %t39
  %t66 = add i64 %t43, %t42
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t14 = getelementptr inbounds double, ptr %t13, i64 1
  %t15 = load double, ptr %t14, align 8
  %t16 = fptrunc double %t15 to float
  %t17 = insertelement <4 x float> poison, float %t16, i64 0
  %t18 = shufflevector <4 x float> %t17, <4 x float> poison, <4 x i32> zeroinitializer
  %t44 = mul i64 %t2, 4
  %t45 = mul i64 %t4, 4
  %t46 = add i64 %col, %t44
  br label %b47
b47:
  %t50 = phi i64 [ %t46, %entry ], [ %t51, %b48 ]
  %t52 = icmp slt i64 %t50, %t43
  br i1 %t52, label %b48, label %b49
b48:
  %t53 = add i64 %t50, 0
  %t54 = getelementptr inbounds float, ptr %t23, i64 %t53
  %t55 = load <4 x float>, ptr %t54, align 16
  %t56 = getelementptr inbounds float, ptr %t30, i64 %t53
  %t57 = load <4 x float>, ptr %t56, align 16
  %t58 = fcmp olt <4 x float> %t57, splat (float 0x0000000000000000)
  %t59 = fcmp olt <4 x float> splat (float 0x0000000000000000), %t57
  %t60 = fadd <4 x float> %t57, splat (float 0x0000000000000000)
  %t61 = select <4 x i1> %t59, <4 x float> splat (float 0x3FF0000000000000), <4 x float> %t60
  %t62 = select <4 x i1> %t58, <4 x float> splat (float 0xBFF0000000000000), <4 x float> %t61
  %t63 = fmul <4 x float> %t18, %t62
  %t64 = fsub <4 x float> %t55, %t63
  %t65 = getelementptr inbounds float, ptr %t23, i64 %t53
  store <4 x float> %t64, ptr %t65, align 16
  %t51 = add nuw nsw i64 %t50, %t45
  br label %b47
b49:
  br label %b67
b67:
  %t70 = phi i64 [ %t43, %b49 ], [ %t71, %b77 ]
  %t72 = icmp slt i64 %t70, %t66
  br i1 %t72, label %b68, label %b69
b68:
  %t73 = add i64 %t70, 256
  %t74 = add i64 %t70, %t2
  br label %b75
b75:
  %t78 = phi i64 [ %t74, %b68 ], [ %t79, %b76 ]
  %t80 = icmp slt i64 %t78, %t73
  br i1 %t80, label %b76, label %b77
b76:
  %t89 = add i64 %t78, 256
  %t94 = add i64 %t78, 512
  %t99 = add i64 %t78, 768
  %t81 = getelementptr inbounds float, ptr %t23, i64 %t78
  %t82 = load float, ptr %t81, align 4
  %t83 = insertelement <4 x float> poison, float %t82, i64 0
  %t84 = shufflevector <4 x float> %t83, <4 x float> poison, <4 x i32> zeroinitializer
  %t85 = getelementptr inbounds float, ptr %t30, i64 %t78
  %t86 = load float, ptr %t85, align 4
  %t87 = insertelement <4 x float> poison, float %t86, i64 0
  %t88 = shufflevector <4 x float> %t87, <4 x float> poison, <4 x i32> zeroinitializer
  %t90 = getelementptr inbounds float, ptr %t23, i64 %t89
  %t91 = load float, ptr %t90, align 4
  %t92 = getelementptr inbounds float, ptr %t30, i64 %t89
  %t93 = load float, ptr %t92, align 4
  %t95 = getelementptr inbounds float, ptr %t23, i64 %t94
  %t96 = load float, ptr %t95, align 4
  %t97 = getelementptr inbounds float, ptr %t30, i64 %t94
  %t98 = load float, ptr %t97, align 4
  %t100 = getelementptr inbounds float, ptr %t23, i64 %t99
  %t101 = load float, ptr %t100, align 4
  %t102 = getelementptr inbounds float, ptr %t30, i64 %t99
  %t103 = load float, ptr %t102, align 4
  %t104 = fcmp olt float %t86, 0x0000000000000000
  %t105 = insertelement <4 x i1> poison, i1 %t104, i64 0
  %t106 = shufflevector <4 x i1> %t105, <4 x i1> poison, <4 x i32> zeroinitializer
  %t107 = fcmp olt float 0x0000000000000000, %t86
  %t108 = insertelement <4 x i1> poison, i1 %t107, i64 0
  %t109 = shufflevector <4 x i1> %t108, <4 x i1> poison, <4 x i32> zeroinitializer
  %t110 = fadd float %t86, 0x0000000000000000
  %t111 = insertelement <4 x float> poison, float %t110, i64 0
  %t112 = shufflevector <4 x float> %t111, <4 x float> poison, <4 x i32> zeroinitializer
  %t113 = select i1 %t107, float 0x3FF0000000000000, float %t110
  %t114 = insertelement <4 x float> poison, float %t113, i64 0
  %t115 = shufflevector <4 x float> %t114, <4 x float> poison, <4 x i32> zeroinitializer
  %t116 = select i1 %t104, float 0xBFF0000000000000, float %t113
  %t117 = insertelement <4 x float> poison, float %t116, i64 0
  %t118 = shufflevector <4 x float> %t117, <4 x float> poison, <4 x i32> zeroinitializer
  %t119 = fmul float %t16, %t116
  %t120 = insertelement <4 x float> poison, float %t119, i64 0
  %t121 = shufflevector <4 x float> %t120, <4 x float> poison, <4 x i32> zeroinitializer
  %t122 = fsub float %t82, %t119
  %t123 = insertelement <4 x float> poison, float %t122, i64 0
  %t124 = shufflevector <4 x float> %t123, <4 x float> poison, <4 x i32> zeroinitializer
  %t125 = getelementptr inbounds float, ptr %t23, i64 %t78
  store float %t122, ptr %t125, align 4
  %t126 = fcmp olt float %t93, 0x0000000000000000
  %t127 = fcmp olt float 0x0000000000000000, %t93
  %t128 = fadd float %t93, 0x0000000000000000
  %t129 = select i1 %t127, float 0x3FF0000000000000, float %t128
  %t130 = select i1 %t126, float 0xBFF0000000000000, float %t129
  %t131 = fmul float %t16, %t130
  %t132 = fsub float %t91, %t131
  %t133 = getelementptr inbounds float, ptr %t23, i64 %t89
  store float %t132, ptr %t133, align 4
  %t134 = fcmp olt float %t98, 0x0000000000000000
  %t135 = fcmp olt float 0x0000000000000000, %t98
  %t136 = fadd float %t98, 0x0000000000000000
  %t137 = select i1 %t135, float 0x3FF0000000000000, float %t136
  %t138 = select i1 %t134, float 0xBFF0000000000000, float %t137
  %t139 = fmul float %t16, %t138
  %t140 = fsub float %t96, %t139
  %t141 = getelementptr inbounds float, ptr %t23, i64 %t94
  store float %t140, ptr %t141, align 4
  %t142 = fcmp olt float %t103, 0x0000000000000000
  %t143 = fcmp olt float 0x0000000000000000, %t103
  %t144 = fadd float %t103, 0x0000000000000000
  %t145 = select i1 %t143, float 0x3FF0000000000000, float %t144
  %t146 = select i1 %t142, float 0xBFF0000000000000, float %t145
  %t147 = fmul float %t16, %t146
  %t148 = fsub float %t101, %t147
  %t149 = getelementptr inbounds float, ptr %t23, i64 %t99
  store float %t148, ptr %t149, align 4
  %t79 = add nuw nsw i64 %t78, %t4
  br label %b75
b77:
  %t71 = add nuw nsw i64 %t70, 1024
  br label %b67
b69:
  %t150 = add i64 %t66, %t2
  br label %b151
b151:
  %t154 = phi i64 [ %t150, %b69 ], [ %t155, %b152 ]
  %t156 = icmp slt i64 %t154, %t35
  br i1 %t156, label %b152, label %b153
b152:
  %t157 = getelementptr inbounds float, ptr %t23, i64 %t154
  %t158 = load float, ptr %t157, align 4
  %t159 = insertelement <4 x float> poison, float %t158, i64 0
  %t160 = shufflevector <4 x float> %t159, <4 x float> poison, <4 x i32> zeroinitializer
  %t161 = getelementptr inbounds float, ptr %t30, i64 %t154
  %t162 = load float, ptr %t161, align 4
  %t163 = insertelement <4 x float> poison, float %t162, i64 0
  %t164 = shufflevector <4 x float> %t163, <4 x float> poison, <4 x i32> zeroinitializer
  %t165 = fcmp olt float %t162, 0x0000000000000000
  %t166 = insertelement <4 x i1> poison, i1 %t165, i64 0
  %t167 = shufflevector <4 x i1> %t166, <4 x i1> poison, <4 x i32> zeroinitializer
  %t168 = fcmp olt float 0x0000000000000000, %t162
  %t169 = insertelement <4 x i1> poison, i1 %t168, i64 0
  %t170 = shufflevector <4 x i1> %t169, <4 x i1> poison, <4 x i32> zeroinitializer
  %t171 = fadd float %t162, 0x0000000000000000
  %t172 = insertelement <4 x float> poison, float %t171, i64 0
  %t173 = shufflevector <4 x float> %t172, <4 x float> poison, <4 x i32> zeroinitializer
  %t174 = select i1 %t168, float 0x3FF0000000000000, float %t171
  %t175 = insertelement <4 x float> poison, float %t174, i64 0
  %t176 = shufflevector <4 x float> %t175, <4 x float> poison, <4 x i32> zeroinitializer
  %t177 = select i1 %t165, float 0xBFF0000000000000, float %t174
  %t178 = insertelement <4 x float> poison, float %t177, i64 0
  %t179 = shufflevector <4 x float> %t178, <4 x float> poison, <4 x i32> zeroinitializer
  %t180 = fmul float %t16, %t177
  %t181 = insertelement <4 x float> poison, float %t180, i64 0
  %t182 = shufflevector <4 x float> %t181, <4 x float> poison, <4 x i32> zeroinitializer
  %t183 = fsub float %t158, %t180
  %t184 = insertelement <4 x float> poison, float %t183, i64 0
  %t185 = shufflevector <4 x float> %t184, <4 x float> poison, <4 x i32> zeroinitializer
  %t186 = getelementptr inbounds float, ptr %t23, i64 %t154
  store float %t183, ptr %t186, align 4
  %t155 = add nuw nsw i64 %t154, %t4
  br label %b151
b153:
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
  %t18 = mul i64 %t11, 2
  %t19 = getelementptr inbounds double, ptr %t17, i64 %t18
  %t20 = getelementptr inbounds double, ptr %t19, i64 0
  %t21 = load double, ptr %t20, align 8
  %t22 = fptrunc double %t21 to float
  %t23 = fpext float %t22 to double
  %t24 = getelementptr inbounds double, ptr %t19, i64 1
  store double %t23, ptr %t24, align 8
  %t12 = add nuw nsw i64 %t11, %t4
  br label %b8
b10:
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
  %t34 = mul i64 %t19, 11
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
