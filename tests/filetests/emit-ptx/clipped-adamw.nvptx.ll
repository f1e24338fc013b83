target triple = "nvptx64-nvidia-cuda"

declare <4 x float> @llvm.sqrt.v4f32(<4 x float>)
declare double @llvm.maximum.f64(double, double)
declare double @llvm.minimum.f64(double, double)
declare double @llvm.sqrt.f64(double)
declare float @llvm.fabs.f32(float)
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
  %t13 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t14 = load i64, ptr %t13, align 8
  %t15g = inttoptr i64 %t14 to ptr addrspace(1)
  %t15 = addrspacecast ptr addrspace(1) %t15g to ptr
  %t16 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t17 = load i64, ptr %t16, align 8
  %t18g = inttoptr i64 %t17 to ptr addrspace(1)
  %t18 = addrspacecast ptr addrspace(1) %t18g to ptr
  %t19 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t20 = load i64, ptr %t19, align 8
  %t21g = inttoptr i64 %t20 to ptr addrspace(1)
  %t21 = addrspacecast ptr addrspace(1) %t21g to ptr
  %t22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t23 = zext i32 %t22 to i64
  %t24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t25 = zext i32 %t24 to i64
  %t26 = and i64 %t23, 15
  %t27 = udiv i64 %t23, 16
  %t28 = udiv i64 %t25, 16
  %t29 = add i64 %cols, 1023
  %t30 = udiv i64 %t29, 1024
  %t31 = mul i64 %rows, %t30
  br label %b32
b32:
  %t35 = phi i64 [ %t27, %entry ], [ %t36, %b51 ]
  %t37 = icmp slt i64 %t35, %t31
  br i1 %t37, label %b33, label %b34
b33:
  %t38 = udiv i64 %t35, %t30
  %t39 = urem i64 %t35, %t30
  %t40 = add i64 %row, %t38
  %t41 = mul i64 %t39, 1024
  %t42 = mul i64 %t40, %t6
  %t43 = add i64 %t42, %col
  %t44 = add i64 %t43, %t41
  %t45 = sub i64 %t2, %t44
  %t46 = sub i64 %cols, %t41
  %t47 = call i64 @llvm.smin.i64(i64 %t45, i64 %t46)
  %t48 = call i64 @llvm.smin.i64(i64 1024, i64 %t47)
  %t49 = icmp sgt i64 %t48, 0
  br i1 %t49, label %b50, label %b51
b50:
  %t52 = udiv i64 %t40, %t4
  %t53 = mul i64 %t52, %t6
  %t54 = add i64 %t53, %col
  %t55 = add i64 %t54, %t41
  br label %b56
b56:
  %t59 = phi i64 [ %t26, %b50 ], [ %t60, %b57 ]
  %t61 = phi i8 [ 0, %b50 ], [ %t72, %b57 ]
  %t62 = phi double [ 0x0000000000000000, %b50 ], [ %t75, %b57 ]
  %t63 = icmp slt i64 %t59, %t48
  br i1 %t63, label %b57, label %b58
b57:
  %t64 = add i64 %t44, %t59
  %t65 = add i64 %t55, %t59
  %t66 = getelementptr inbounds float, ptr %t15, i64 %t64
  %t67 = load float, ptr %t66, align 4
  %t68 = call float @llvm.fabs.f32(float %t67)
  %t69 = fcmp olt float %t68, 0x7FF0000000000000
  %t70 = xor i1 %t69, true
  %t71 = zext i1 %t70 to i8
  %t72 = or i8 %t61, %t71
  %t73 = fpext float %t67 to double
  %t74 = fmul double %t73, %t73
  %t75 = fadd double %t62, %t74
  %t60 = add nuw nsw i64 %t59, 16
  br label %b56
b58:
  %t76 = zext i8 %t61 to i32
  %t77 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t78 = and i32 %t77, 16
  %t79 = shl i32 65535, %t78
  %t80 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t79, i32 %t76, i32 8, i32 4127)
  %t81 = trunc i32 %t80 to i8
  %t82 = or i8 %t61, %t81
  %t83 = zext i8 %t82 to i32
  %t84 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t85 = and i32 %t84, 16
  %t86 = shl i32 65535, %t85
  %t87 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t86, i32 %t83, i32 4, i32 4127)
  %t88 = trunc i32 %t87 to i8
  %t89 = or i8 %t82, %t88
  %t90 = zext i8 %t89 to i32
  %t91 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t92 = and i32 %t91, 16
  %t93 = shl i32 65535, %t92
  %t94 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t93, i32 %t90, i32 2, i32 4127)
  %t95 = trunc i32 %t94 to i8
  %t96 = or i8 %t89, %t95
  %t97 = zext i8 %t96 to i32
  %t98 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t99 = and i32 %t98, 16
  %t100 = shl i32 65535, %t99
  %t101 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t100, i32 %t97, i32 1, i32 4127)
  %t102 = trunc i32 %t101 to i8
  %t103 = or i8 %t96, %t102
  %t104 = uitofp i8 %t103 to double
  %t105 = bitcast double %t62 to i64
  %t106 = trunc i64 %t105 to i32
  %t107 = lshr i64 %t105, 32
  %t108 = trunc i64 %t107 to i32
  %t109 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t110 = and i32 %t109, 16
  %t111 = shl i32 65535, %t110
  %t112 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t111, i32 %t106, i32 8, i32 4127)
  %t113 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t114 = and i32 %t113, 16
  %t115 = shl i32 65535, %t114
  %t116 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t115, i32 %t108, i32 8, i32 4127)
  %t117 = zext i32 %t112 to i64
  %t118 = zext i32 %t116 to i64
  %t119 = shl i64 %t118, 32
  %t120 = or i64 %t119, %t117
  %t121 = bitcast i64 %t120 to double
  %t122 = fadd double %t62, %t121
  %t123 = bitcast double %t122 to i64
  %t124 = trunc i64 %t123 to i32
  %t125 = lshr i64 %t123, 32
  %t126 = trunc i64 %t125 to i32
  %t127 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t128 = and i32 %t127, 16
  %t129 = shl i32 65535, %t128
  %t130 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t129, i32 %t124, i32 4, i32 4127)
  %t131 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t132 = and i32 %t131, 16
  %t133 = shl i32 65535, %t132
  %t134 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t133, i32 %t126, i32 4, i32 4127)
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
  %t148 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t147, i32 %t142, i32 2, i32 4127)
  %t149 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t150 = and i32 %t149, 16
  %t151 = shl i32 65535, %t150
  %t152 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t151, i32 %t144, i32 2, i32 4127)
  %t153 = zext i32 %t148 to i64
  %t154 = zext i32 %t152 to i64
  %t155 = shl i64 %t154, 32
  %t156 = or i64 %t155, %t153
  %t157 = bitcast i64 %t156 to double
  %t158 = fadd double %t140, %t157
  %t159 = bitcast double %t158 to i64
  %t160 = trunc i64 %t159 to i32
  %t161 = lshr i64 %t159, 32
  %t162 = trunc i64 %t161 to i32
  %t163 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t164 = and i32 %t163, 16
  %t165 = shl i32 65535, %t164
  %t166 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t165, i32 %t160, i32 1, i32 4127)
  %t167 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t168 = and i32 %t167, 16
  %t169 = shl i32 65535, %t168
  %t170 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t169, i32 %t162, i32 1, i32 4127)
  %t171 = zext i32 %t166 to i64
  %t172 = zext i32 %t170 to i64
  %t173 = shl i64 %t172, 32
  %t174 = or i64 %t173, %t171
  %t175 = bitcast i64 %t174 to double
  %t176 = fadd double %t158, %t175
  %t177 = add i64 %col, %t41
  %t178 = udiv i64 %t177, 1024
  %t179 = mul i64 %t40, %t8
  %t180 = add i64 %t179, %t178
  %t181 = icmp eq i64 %t26, 0
  br i1 %t181, label %b182, label %b183
b182:
  %t184 = getelementptr inbounds double, ptr %t18, i64 %t180
  store double %t104, ptr %t184, align 8
  %t185 = getelementptr inbounds double, ptr %t21, i64 %t180
  store double %t176, ptr %t185, align 8
  br label %b183
b183:
  br label %b51
b51:
  %t36 = add nuw nsw i64 %t35, %t28
  br label %b32
b34:
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
  %t13 = getelementptr inbounds i64, ptr %ctx, i64 2
  %t14 = load i64, ptr %t13, align 8
  %t15g = inttoptr i64 %t14 to ptr addrspace(1)
  %t15 = addrspacecast ptr addrspace(1) %t15g to ptr
  %t16 = getelementptr inbounds double, ptr %t15, i64 1
  %t17 = load double, ptr %t16, align 8
  %t18 = fcmp une double %t17, 0x0000000000000000
  %t19 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t20 = load i64, ptr %t19, align 8
  %t21g = inttoptr i64 %t20 to ptr addrspace(1)
  %t21 = addrspacecast ptr addrspace(1) %t21g to ptr
  %t22 = mul i64 %t12, 20
  %t23 = getelementptr inbounds double, ptr %t21, i64 %t22
  %t24 = getelementptr inbounds double, ptr %t23, i64 6
  %t25 = load double, ptr %t24, align 8
  %t26 = fptrunc double %t25 to float
  %t27 = getelementptr inbounds double, ptr %t23, i64 7
  %t28 = load double, ptr %t27, align 8
  %t29 = fptrunc double %t28 to float
  %t30 = getelementptr inbounds double, ptr %t23, i64 8
  %t31 = load double, ptr %t30, align 8
  %t32 = fptrunc double %t31 to float
  %t33 = getelementptr inbounds double, ptr %t23, i64 9
  %t34 = load double, ptr %t33, align 8
  %t35 = fptrunc double %t34 to float
  %t36 = getelementptr inbounds double, ptr %t23, i64 10
  %t37 = load double, ptr %t36, align 8
  %t38 = fptrunc double %t37 to float
  %t39 = getelementptr inbounds double, ptr %t23, i64 13
  %t40 = load double, ptr %t39, align 8
  %t41 = fptrunc double %t40 to float
  %t42 = getelementptr inbounds double, ptr %t23, i64 14
  %t43 = load double, ptr %t42, align 8
  %t44 = fptrunc double %t43 to float
  %t45 = getelementptr inbounds double, ptr %t23, i64 17
  %t46 = load double, ptr %t45, align 8
  %t47 = fptrunc double %t46 to float
  %t48 = getelementptr inbounds double, ptr %t23, i64 18
  %t49 = load double, ptr %t48, align 8
  %t50 = fptrunc double %t49 to float
  %t51 = getelementptr inbounds double, ptr %t23, i64 19
  %t52 = load double, ptr %t51, align 8
  %t53 = fptrunc double %t52 to float
  %t54 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t55 = load i64, ptr %t54, align 8
  %t56g = inttoptr i64 %t55 to ptr addrspace(1)
  %t56 = addrspacecast ptr addrspace(1) %t56g to ptr
  %t57 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t58 = load i64, ptr %t57, align 8
  %t59g = inttoptr i64 %t58 to ptr addrspace(1)
  %t59 = addrspacecast ptr addrspace(1) %t59g to ptr
  %t60 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t61 = load i64, ptr %t60, align 8
  %t62g = inttoptr i64 %t61 to ptr addrspace(1)
  %t62 = addrspacecast ptr addrspace(1) %t62g to ptr
  %t63 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t64 = load i64, ptr %t63, align 8
  %t65g = inttoptr i64 %t64 to ptr addrspace(1)
  %t65 = addrspacecast ptr addrspace(1) %t65g to ptr
  %t66 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t67 = zext i32 %t66 to i64
  %t68 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t69 = zext i32 %t68 to i64
  br i1 %t18, label %b70, label %b71
b70:
  %t73 = icmp eq i64 %cols, %t6
  %t74 = icmp eq i64 %rows, 1
  %t75 = or i1 %t73, %t74
  %t76 = mul i64 %rows, %cols
  %t77 = select i1 %t75, i64 1, i64 %rows
  %t78 = select i1 %t75, i64 %t76, i64 %cols
  br label %b79
b79:
  %t82 = phi i64 [ 0, %b70 ], [ %t83, %b167 ]
  %t84 = icmp slt i64 %t82, %t77
  br i1 %t84, label %b80, label %b81
b80:
  %t85 = add i64 %row, %t82
  %t86 = mul i64 %t85, %t6
  %t87 = add i64 %t86, %col
  %t88 = sub i64 %t2, %t87
  %t89 = call i64 @llvm.smin.i64(i64 %t78, i64 %t88)
  %t90 = and i64 %t87, 3
  %t91 = ptrtoint ptr %t56 to i64
  %t92 = and i64 %t91, 15
  %t93 = or i64 %t90, %t92
  %t94 = ptrtoint ptr %t59 to i64
  %t95 = and i64 %t94, 15
  %t96 = or i64 %t93, %t95
  %t97 = ptrtoint ptr %t62 to i64
  %t98 = and i64 %t97, 15
  %t99 = or i64 %t96, %t98
  %t100 = ptrtoint ptr %t65 to i64
  %t101 = and i64 %t100, 15
  %t102 = or i64 %t99, %t101
  %t103 = icmp eq i64 %t102, 0
  %t104 = select i1 %t103, i64 -4, i64 0
  %t105 = and i64 %t89, %t104
  %t106 = mul i64 %t67, 4
  %t107 = mul i64 %t69, 4
  br label %b108
b108:
  %t111 = phi i64 [ %t106, %b80 ], [ %t112, %b109 ]
  %t113 = icmp slt i64 %t111, %t105
  br i1 %t113, label %b109, label %b110
b109:
  %t114 = add i64 %t87, %t111
  %t115 = insertelement <4 x i1> poison, i1 %t18, i64 0
  %t116 = shufflevector <4 x i1> %t115, <4 x i1> poison, <4 x i32> zeroinitializer
  %t117 = insertelement <4 x float> poison, float %t26, i64 0
  %t118 = shufflevector <4 x float> %t117, <4 x float> poison, <4 x i32> zeroinitializer
  %t119 = insertelement <4 x float> poison, float %t29, i64 0
  %t120 = shufflevector <4 x float> %t119, <4 x float> poison, <4 x i32> zeroinitializer
  %t121 = insertelement <4 x float> poison, float %t32, i64 0
  %t122 = shufflevector <4 x float> %t121, <4 x float> poison, <4 x i32> zeroinitializer
  %t123 = insertelement <4 x float> poison, float %t35, i64 0
  %t124 = shufflevector <4 x float> %t123, <4 x float> poison, <4 x i32> zeroinitializer
  %t125 = insertelement <4 x float> poison, float %t38, i64 0
  %t126 = shufflevector <4 x float> %t125, <4 x float> poison, <4 x i32> zeroinitializer
  %t127 = insertelement <4 x float> poison, float %t41, i64 0
  %t128 = shufflevector <4 x float> %t127, <4 x float> poison, <4 x i32> zeroinitializer
  %t129 = insertelement <4 x float> poison, float %t44, i64 0
  %t130 = shufflevector <4 x float> %t129, <4 x float> poison, <4 x i32> zeroinitializer
  %t131 = insertelement <4 x float> poison, float %t47, i64 0
  %t132 = shufflevector <4 x float> %t131, <4 x float> poison, <4 x i32> zeroinitializer
  %t133 = insertelement <4 x float> poison, float %t50, i64 0
  %t134 = shufflevector <4 x float> %t133, <4 x float> poison, <4 x i32> zeroinitializer
  %t135 = insertelement <4 x float> poison, float %t53, i64 0
  %t136 = shufflevector <4 x float> %t135, <4 x float> poison, <4 x i32> zeroinitializer
  %t137 = getelementptr inbounds float, ptr %t56, i64 %t114
  %t138 = load <4 x float>, ptr %t137, align 16
  %t139 = getelementptr inbounds float, ptr %t59, i64 %t114
  %t140 = load <4 x float>, ptr %t139, align 16
  %t141 = getelementptr inbounds float, ptr %t62, i64 %t114
  %t142 = load <4 x float>, ptr %t141, align 16
  %t143 = getelementptr inbounds float, ptr %t65, i64 %t114
  %t144 = load <4 x float>, ptr %t143, align 16
  %t145 = fmul <4 x float> %t140, %t118
  %t146 = fmul <4 x float> %t120, %t142
  %t147 = fmul <4 x float> %t122, %t145
  %t148 = fadd <4 x float> %t146, %t147
  %t149 = fmul <4 x float> %t145, %t145
  %t150 = fmul <4 x float> %t124, %t144
  %t151 = fmul <4 x float> %t126, %t149
  %t152 = fadd <4 x float> %t150, %t151
  %t153 = fmul <4 x float> %t152, %t128
  %t154 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %t153)
  %t155 = fmul <4 x float> %t130, %t138
  %t156 = fmul <4 x float> %t148, %t132
  %t157 = fadd <4 x float> %t154, %t134
  %t158 = fdiv <4 x float> %t156, %t157
  %t159 = fmul <4 x float> %t136, %t158
  %t160 = fsub <4 x float> %t155, %t159
  %t161 = getelementptr inbounds float, ptr %t56, i64 %t114
  store <4 x float> %t160, ptr %t161, align 16
  %t162 = getelementptr inbounds float, ptr %t62, i64 %t114
  store <4 x float> %t148, ptr %t162, align 16
  %t163 = getelementptr inbounds float, ptr %t65, i64 %t114
  store <4 x float> %t152, ptr %t163, align 16
  %t112 = add nuw nsw i64 %t111, %t107
  br label %b108
b110:
  %t164 = add i64 %t105, %t67
  br label %b165
b165:
  %t168 = phi i64 [ %t164, %b110 ], [ %t169, %b166 ]
  %t170 = icmp slt i64 %t168, %t89
  br i1 %t170, label %b166, label %b167
b166:
  %t171 = add i64 %t87, %t168
  %t172 = getelementptr inbounds float, ptr %t56, i64 %t171
  %t173 = load float, ptr %t172, align 4
  %t174 = getelementptr inbounds float, ptr %t59, i64 %t171
  %t175 = load float, ptr %t174, align 4
  %t176 = getelementptr inbounds float, ptr %t62, i64 %t171
  %t177 = load float, ptr %t176, align 4
  %t178 = getelementptr inbounds float, ptr %t65, i64 %t171
  %t179 = load float, ptr %t178, align 4
  %t180 = fmul float %t175, %t26
  %t181 = fmul float %t29, %t177
  %t182 = fmul float %t32, %t180
  %t183 = fadd float %t181, %t182
  %t184 = fmul float %t180, %t180
  %t185 = fmul float %t35, %t179
  %t186 = fmul float %t38, %t184
  %t187 = fadd float %t185, %t186
  %t188 = fmul float %t187, %t41
  %t189 = call float @llvm.sqrt.f32(float %t188)
  %t190 = fmul float %t44, %t173
  %t191 = fmul float %t183, %t47
  %t192 = fadd float %t189, %t50
  %t193 = fdiv float %t191, %t192
  %t194 = fmul float %t53, %t193
  %t195 = fsub float %t190, %t194
  %t196 = getelementptr inbounds float, ptr %t56, i64 %t171
  store float %t195, ptr %t196, align 4
  %t197 = getelementptr inbounds float, ptr %t62, i64 %t171
  store float %t183, ptr %t197, align 4
  %t198 = getelementptr inbounds float, ptr %t65, i64 %t171
  store float %t187, ptr %t198, align 4
  %t169 = add nuw nsw i64 %t168, %t69
  br label %b165
b167:
  %t83 = add nuw nsw i64 %t82, 1
  br label %b79
b81:
  br label %b72
b71:
  br label %b72
b72:
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
  %t21 = mul i64 %t15, 20
  %t22 = getelementptr inbounds double, ptr %t20, i64 %t21
  %t23 = getelementptr inbounds double, ptr %t22, i64 2
  %t24 = load double, ptr %t23, align 8
  %t25 = fptrunc double %t24 to float
  %t26 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t27 = load i64, ptr %t26, align 8
  %t28g = inttoptr i64 %t27 to ptr addrspace(1)
  %t28 = addrspacecast ptr addrspace(1) %t28g to ptr
  %t29 = mul i64 %t15, 20
  %t30 = getelementptr inbounds double, ptr %t28, i64 %t29
  %t31 = fpext float %t25 to double
  %t32 = getelementptr inbounds double, ptr %t30, i64 7
  store double %t31, ptr %t32, align 8
  %t33 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t34 = load i64, ptr %t33, align 8
  %t35g = inttoptr i64 %t34 to ptr addrspace(1)
  %t35 = addrspacecast ptr addrspace(1) %t35g to ptr
  %t36 = mul i64 %t15, 20
  %t37 = getelementptr inbounds double, ptr %t35, i64 %t36
  %t38 = getelementptr inbounds double, ptr %t37, i64 2
  %t39 = load double, ptr %t38, align 8
  %t40 = fsub double 0x3FF0000000000000, %t39
  %t41 = fptrunc double %t40 to float
  %t42 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t43 = load i64, ptr %t42, align 8
  %t44g = inttoptr i64 %t43 to ptr addrspace(1)
  %t44 = addrspacecast ptr addrspace(1) %t44g to ptr
  %t45 = mul i64 %t15, 20
  %t46 = getelementptr inbounds double, ptr %t44, i64 %t45
  %t47 = fpext float %t41 to double
  %t48 = getelementptr inbounds double, ptr %t46, i64 8
  store double %t47, ptr %t48, align 8
  %t49 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t50 = load i64, ptr %t49, align 8
  %t51g = inttoptr i64 %t50 to ptr addrspace(1)
  %t51 = addrspacecast ptr addrspace(1) %t51g to ptr
  %t52 = mul i64 %t15, 20
  %t53 = getelementptr inbounds double, ptr %t51, i64 %t52
  %t54 = getelementptr inbounds double, ptr %t53, i64 3
  %t55 = load double, ptr %t54, align 8
  %t56 = fptrunc double %t55 to float
  %t57 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t58 = load i64, ptr %t57, align 8
  %t59g = inttoptr i64 %t58 to ptr addrspace(1)
  %t59 = addrspacecast ptr addrspace(1) %t59g to ptr
  %t60 = mul i64 %t15, 20
  %t61 = getelementptr inbounds double, ptr %t59, i64 %t60
  %t62 = fpext float %t56 to double
  %t63 = getelementptr inbounds double, ptr %t61, i64 9
  store double %t62, ptr %t63, align 8
  %t64 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t65 = load i64, ptr %t64, align 8
  %t66g = inttoptr i64 %t65 to ptr addrspace(1)
  %t66 = addrspacecast ptr addrspace(1) %t66g to ptr
  %t67 = mul i64 %t15, 20
  %t68 = getelementptr inbounds double, ptr %t66, i64 %t67
  %t69 = getelementptr inbounds double, ptr %t68, i64 3
  %t70 = load double, ptr %t69, align 8
  %t71 = fsub double 0x3FF0000000000000, %t70
  %t72 = fptrunc double %t71 to float
  %t73 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t74 = load i64, ptr %t73, align 8
  %t75g = inttoptr i64 %t74 to ptr addrspace(1)
  %t75 = addrspacecast ptr addrspace(1) %t75g to ptr
  %t76 = mul i64 %t15, 20
  %t77 = getelementptr inbounds double, ptr %t75, i64 %t76
  %t78 = fpext float %t72 to double
  %t79 = getelementptr inbounds double, ptr %t77, i64 10
  store double %t78, ptr %t79, align 8
  %t80 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t81 = load i64, ptr %t80, align 8
  %t82g = inttoptr i64 %t81 to ptr addrspace(1)
  %t82 = addrspacecast ptr addrspace(1) %t82g to ptr
  %t83 = mul i64 %t15, 20
  %t84 = getelementptr inbounds double, ptr %t82, i64 %t83
  %t85 = getelementptr inbounds double, ptr %t84, i64 3
  %t86 = load double, ptr %t85, align 8
  %t87 = fcmp olt double %t86, 0x0010000000000000
  %t88 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t89 = load i64, ptr %t88, align 8
  %t90g = inttoptr i64 %t89 to ptr addrspace(1)
  %t90 = addrspacecast ptr addrspace(1) %t90g to ptr
  %t91 = mul i64 %t15, 20
  %t92 = getelementptr inbounds double, ptr %t90, i64 %t91
  %t93 = getelementptr inbounds double, ptr %t92, i64 3
  %t94 = load double, ptr %t93, align 8
  %t95 = fmul double %t94, 0x4350000000000000
  %t96 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t97 = load i64, ptr %t96, align 8
  %t98g = inttoptr i64 %t97 to ptr addrspace(1)
  %t98 = addrspacecast ptr addrspace(1) %t98g to ptr
  %t99 = mul i64 %t15, 20
  %t100 = getelementptr inbounds double, ptr %t98, i64 %t99
  %t101 = getelementptr inbounds double, ptr %t100, i64 3
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
  %t146 = mul i64 %t15, 20
  %t147 = getelementptr inbounds double, ptr %t145, i64 %t146
  %t148 = getelementptr inbounds double, ptr %t147, i64 3
  %t149 = load double, ptr %t148, align 8
  %t150 = fcmp olt double %t149, 0x7FF0000000000000
  %t151 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t152 = load i64, ptr %t151, align 8
  %t153g = inttoptr i64 %t152 to ptr addrspace(1)
  %t153 = addrspacecast ptr addrspace(1) %t153g to ptr
  %t154 = mul i64 %t15, 20
  %t155 = getelementptr inbounds double, ptr %t153, i64 %t154
  %t156 = getelementptr inbounds double, ptr %t155, i64 3
  %t157 = load double, ptr %t156, align 8
  %t158 = select i1 %t150, double %t142, double %t157
  %t159 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t160 = load i64, ptr %t159, align 8
  %t161g = inttoptr i64 %t160 to ptr addrspace(1)
  %t161 = addrspacecast ptr addrspace(1) %t161g to ptr
  %t162 = mul i64 %t15, 20
  %t163 = getelementptr inbounds double, ptr %t161, i64 %t162
  %t164 = getelementptr inbounds double, ptr %t163, i64 3
  %t165 = load double, ptr %t164, align 8
  %t166 = fcmp olt double 0x0000000000000000, %t165
  %t167 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t168 = load i64, ptr %t167, align 8
  %t169g = inttoptr i64 %t168 to ptr addrspace(1)
  %t169 = addrspacecast ptr addrspace(1) %t169g to ptr
  %t170 = mul i64 %t15, 20
  %t171 = getelementptr inbounds double, ptr %t169, i64 %t170
  %t172 = getelementptr inbounds double, ptr %t171, i64 3
  %t173 = load double, ptr %t172, align 8
  %t174 = fcmp oeq double %t173, 0x0000000000000000
  %t175 = select i1 %t174, double 0xFFF0000000000000, double 0x7FF8000000000000
  %t176 = select i1 %t166, double %t158, double %t175
  %t177 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t178 = load i64, ptr %t177, align 8
  %t179g = inttoptr i64 %t178 to ptr addrspace(1)
  %t179 = addrspacecast ptr addrspace(1) %t179g to ptr
  %t180 = mul i64 %t15, 20
  %t181 = getelementptr inbounds double, ptr %t179, i64 %t180
  %t182 = getelementptr inbounds double, ptr %t181, i64 11
  store double %t176, ptr %t182, align 8
  %t183 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t184 = load i64, ptr %t183, align 8
  %t185g = inttoptr i64 %t184 to ptr addrspace(1)
  %t185 = addrspacecast ptr addrspace(1) %t185g to ptr
  %t186 = mul i64 %t15, 20
  %t187 = getelementptr inbounds double, ptr %t185, i64 %t186
  %t188 = getelementptr inbounds double, ptr %t187, i64 3
  %t189 = load double, ptr %t188, align 8
  %t190 = fcmp oeq double %t189, 0x3FF0000000000000
  %t191 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t192 = load i64, ptr %t191, align 8
  %t193g = inttoptr i64 %t192 to ptr addrspace(1)
  %t193 = addrspacecast ptr addrspace(1) %t193g to ptr
  %t194 = mul i64 %t15, 20
  %t195 = getelementptr inbounds double, ptr %t193, i64 %t194
  %t196 = uitofp i1 %t190 to double
  %t197 = getelementptr inbounds double, ptr %t195, i64 12
  store double %t196, ptr %t197, align 8
  %t198 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t199 = load i64, ptr %t198, align 8
  %t200g = inttoptr i64 %t199 to ptr addrspace(1)
  %t200 = addrspacecast ptr addrspace(1) %t200g to ptr
  %t201 = mul i64 %t15, 20
  %t202 = getelementptr inbounds double, ptr %t200, i64 %t201
  %t203 = getelementptr inbounds double, ptr %t202, i64 1
  %t204 = load double, ptr %t203, align 8
  %t205 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t206 = load i64, ptr %t205, align 8
  %t207g = inttoptr i64 %t206 to ptr addrspace(1)
  %t207 = addrspacecast ptr addrspace(1) %t207g to ptr
  %t208 = mul i64 %t15, 20
  %t209 = getelementptr inbounds double, ptr %t207, i64 %t208
  %t210 = getelementptr inbounds double, ptr %t209, i64 5
  %t211 = load double, ptr %t210, align 8
  %t212 = fmul double %t204, %t211
  %t213 = fsub double 0x3FF0000000000000, %t212
  %t214 = fptrunc double %t213 to float
  %t215 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t216 = load i64, ptr %t215, align 8
  %t217g = inttoptr i64 %t216 to ptr addrspace(1)
  %t217 = addrspacecast ptr addrspace(1) %t217g to ptr
  %t218 = mul i64 %t15, 20
  %t219 = getelementptr inbounds double, ptr %t217, i64 %t218
  %t220 = fpext float %t214 to double
  %t221 = getelementptr inbounds double, ptr %t219, i64 14
  store double %t220, ptr %t221, align 8
  %t222 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t223 = load i64, ptr %t222, align 8
  %t224g = inttoptr i64 %t223 to ptr addrspace(1)
  %t224 = addrspacecast ptr addrspace(1) %t224g to ptr
  %t225 = mul i64 %t15, 20
  %t226 = getelementptr inbounds double, ptr %t224, i64 %t225
  %t227 = getelementptr inbounds double, ptr %t226, i64 2
  %t228 = load double, ptr %t227, align 8
  %t229 = fcmp olt double %t228, 0x0010000000000000
  %t230 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t231 = load i64, ptr %t230, align 8
  %t232g = inttoptr i64 %t231 to ptr addrspace(1)
  %t232 = addrspacecast ptr addrspace(1) %t232g to ptr
  %t233 = mul i64 %t15, 20
  %t234 = getelementptr inbounds double, ptr %t232, i64 %t233
  %t235 = getelementptr inbounds double, ptr %t234, i64 2
  %t236 = load double, ptr %t235, align 8
  %t237 = fmul double %t236, 0x4350000000000000
  %t238 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t239 = load i64, ptr %t238, align 8
  %t240g = inttoptr i64 %t239 to ptr addrspace(1)
  %t240 = addrspacecast ptr addrspace(1) %t240g to ptr
  %t241 = mul i64 %t15, 20
  %t242 = getelementptr inbounds double, ptr %t240, i64 %t241
  %t243 = getelementptr inbounds double, ptr %t242, i64 2
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
  %t288 = mul i64 %t15, 20
  %t289 = getelementptr inbounds double, ptr %t287, i64 %t288
  %t290 = getelementptr inbounds double, ptr %t289, i64 2
  %t291 = load double, ptr %t290, align 8
  %t292 = fcmp olt double %t291, 0x7FF0000000000000
  %t293 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t294 = load i64, ptr %t293, align 8
  %t295g = inttoptr i64 %t294 to ptr addrspace(1)
  %t295 = addrspacecast ptr addrspace(1) %t295g to ptr
  %t296 = mul i64 %t15, 20
  %t297 = getelementptr inbounds double, ptr %t295, i64 %t296
  %t298 = getelementptr inbounds double, ptr %t297, i64 2
  %t299 = load double, ptr %t298, align 8
  %t300 = select i1 %t292, double %t284, double %t299
  %t301 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t302 = load i64, ptr %t301, align 8
  %t303g = inttoptr i64 %t302 to ptr addrspace(1)
  %t303 = addrspacecast ptr addrspace(1) %t303g to ptr
  %t304 = mul i64 %t15, 20
  %t305 = getelementptr inbounds double, ptr %t303, i64 %t304
  %t306 = getelementptr inbounds double, ptr %t305, i64 2
  %t307 = load double, ptr %t306, align 8
  %t308 = fcmp olt double 0x0000000000000000, %t307
  %t309 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t310 = load i64, ptr %t309, align 8
  %t311g = inttoptr i64 %t310 to ptr addrspace(1)
  %t311 = addrspacecast ptr addrspace(1) %t311g to ptr
  %t312 = mul i64 %t15, 20
  %t313 = getelementptr inbounds double, ptr %t311, i64 %t312
  %t314 = getelementptr inbounds double, ptr %t313, i64 2
  %t315 = load double, ptr %t314, align 8
  %t316 = fcmp oeq double %t315, 0x0000000000000000
  %t317 = select i1 %t316, double 0xFFF0000000000000, double 0x7FF8000000000000
  %t318 = select i1 %t308, double %t300, double %t317
  %t319 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t320 = load i64, ptr %t319, align 8
  %t321g = inttoptr i64 %t320 to ptr addrspace(1)
  %t321 = addrspacecast ptr addrspace(1) %t321g to ptr
  %t322 = mul i64 %t15, 20
  %t323 = getelementptr inbounds double, ptr %t321, i64 %t322
  %t324 = getelementptr inbounds double, ptr %t323, i64 15
  store double %t318, ptr %t324, align 8
  %t325 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t326 = load i64, ptr %t325, align 8
  %t327g = inttoptr i64 %t326 to ptr addrspace(1)
  %t327 = addrspacecast ptr addrspace(1) %t327g to ptr
  %t328 = mul i64 %t15, 20
  %t329 = getelementptr inbounds double, ptr %t327, i64 %t328
  %t330 = getelementptr inbounds double, ptr %t329, i64 2
  %t331 = load double, ptr %t330, align 8
  %t332 = fcmp oeq double %t331, 0x3FF0000000000000
  %t333 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t334 = load i64, ptr %t333, align 8
  %t335g = inttoptr i64 %t334 to ptr addrspace(1)
  %t335 = addrspacecast ptr addrspace(1) %t335g to ptr
  %t336 = mul i64 %t15, 20
  %t337 = getelementptr inbounds double, ptr %t335, i64 %t336
  %t338 = uitofp i1 %t332 to double
  %t339 = getelementptr inbounds double, ptr %t337, i64 16
  store double %t338, ptr %t339, align 8
  %t340 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t341 = load i64, ptr %t340, align 8
  %t342g = inttoptr i64 %t341 to ptr addrspace(1)
  %t342 = addrspacecast ptr addrspace(1) %t342g to ptr
  %t343 = mul i64 %t15, 20
  %t344 = getelementptr inbounds double, ptr %t342, i64 %t343
  %t345 = getelementptr inbounds double, ptr %t344, i64 4
  %t346 = load double, ptr %t345, align 8
  %t347 = fptrunc double %t346 to float
  %t348 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t349 = load i64, ptr %t348, align 8
  %t350g = inttoptr i64 %t349 to ptr addrspace(1)
  %t350 = addrspacecast ptr addrspace(1) %t350g to ptr
  %t351 = mul i64 %t15, 20
  %t352 = getelementptr inbounds double, ptr %t350, i64 %t351
  %t353 = fpext float %t347 to double
  %t354 = getelementptr inbounds double, ptr %t352, i64 18
  store double %t353, ptr %t354, align 8
  %t355 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t356 = load i64, ptr %t355, align 8
  %t357g = inttoptr i64 %t356 to ptr addrspace(1)
  %t357 = addrspacecast ptr addrspace(1) %t357g to ptr
  %t358 = mul i64 %t15, 20
  %t359 = getelementptr inbounds double, ptr %t357, i64 %t358
  %t360 = getelementptr inbounds double, ptr %t359, i64 1
  %t361 = load double, ptr %t360, align 8
  %t362 = fptrunc double %t361 to float
  %t363 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t364 = load i64, ptr %t363, align 8
  %t365g = inttoptr i64 %t364 to ptr addrspace(1)
  %t365 = addrspacecast ptr addrspace(1) %t365g to ptr
  %t366 = mul i64 %t15, 20
  %t367 = getelementptr inbounds double, ptr %t365, i64 %t366
  %t368 = fpext float %t362 to double
  %t369 = getelementptr inbounds double, ptr %t367, i64 19
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
  %t375 = getelementptr inbounds double, ptr %t3, i64 3
  store double %t372, ptr %t375, align 8
  br label %b374
b374:
  %t376 = fcmp oeq double %t372, 0x0000000000000000
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t8, label %b377, label %b378
b377:
  %t379 = uitofp i1 %t376 to double
  %t380 = getelementptr inbounds double, ptr %t3, i64 4
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
  %t390 = getelementptr inbounds double, ptr %t3, i64 3
  %t391 = load double, ptr %t390, align 8
  %t392 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t393 = load i64, ptr %t392, align 8
  %t394g = inttoptr i64 %t393 to ptr addrspace(1)
  %t394 = addrspacecast ptr addrspace(1) %t394g to ptr
  %t395 = mul i64 %t387, 20
  %t396 = getelementptr inbounds double, ptr %t394, i64 %t395
  %t397 = getelementptr inbounds double, ptr %t396, i64 11
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
  %t441 = mul i64 %t387, 20
  %t442 = getelementptr inbounds double, ptr %t440, i64 %t441
  %t443 = getelementptr inbounds double, ptr %t442, i64 12
  %t444 = load double, ptr %t443, align 8
  %t445 = fcmp une double %t444, 0x0000000000000000
  %t446 = getelementptr inbounds double, ptr %t3, i64 4
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
  %t457 = mul i64 %t387, 20
  %t458 = getelementptr inbounds double, ptr %t456, i64 %t457
  %t459 = fpext float %t453 to double
  %t460 = getelementptr inbounds double, ptr %t458, i64 13
  store double %t459, ptr %t460, align 8
  %t461 = getelementptr inbounds double, ptr %t3, i64 3
  %t462 = load double, ptr %t461, align 8
  %t463 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t464 = load i64, ptr %t463, align 8
  %t465g = inttoptr i64 %t464 to ptr addrspace(1)
  %t465 = addrspacecast ptr addrspace(1) %t465g to ptr
  %t466 = mul i64 %t387, 20
  %t467 = getelementptr inbounds double, ptr %t465, i64 %t466
  %t468 = getelementptr inbounds double, ptr %t467, i64 15
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
  %t512 = mul i64 %t387, 20
  %t513 = getelementptr inbounds double, ptr %t511, i64 %t512
  %t514 = getelementptr inbounds double, ptr %t513, i64 16
  %t515 = load double, ptr %t514, align 8
  %t516 = fcmp une double %t515, 0x0000000000000000
  %t517 = getelementptr inbounds double, ptr %t3, i64 4
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
  %t528 = mul i64 %t387, 20
  %t529 = getelementptr inbounds double, ptr %t527, i64 %t528
  %t530 = fpext float %t524 to double
  %t531 = getelementptr inbounds double, ptr %t529, i64 17
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
  %t23 = mul i64 %t16, 20
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
  %t81 = call double @llvm.maximum.f64(double %t75, double %t80)
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
  %t99 = call double @llvm.maximum.f64(double %t75, double %t98)
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
  %t117 = call double @llvm.maximum.f64(double %t99, double %t116)
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
  %t135 = call double @llvm.maximum.f64(double %t117, double %t134)
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
  %t153 = call double @llvm.maximum.f64(double %t135, double %t152)
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
  %t168 = fcmp une double %t167, 0x0000000000000000
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t34, label %b169, label %b170
b169:
  %t171 = uitofp i1 %t168 to double
  %t172 = getelementptr inbounds double, ptr %t29, i64 0
  store double %t171, ptr %t172, align 8
  br label %b170
b170:
  %t173 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t174 = load i64, ptr %t173, align 8
  %t175g = inttoptr i64 %t174 to ptr addrspace(1)
  %t175 = addrspacecast ptr addrspace(1) %t175g to ptr
  %t176 = mul i64 0, %t8
  %t177 = getelementptr inbounds double, ptr %t175, i64 %t176
  %t182 = mul i64 1, 1024
  %t183 = icmp sgt i64 %t8, 1
  br i1 %t183, label %b178, label %b179
b178:
  %t184 = phi ptr [ %t177, %b170 ], [ %t177, %b201 ]
  %t185 = phi i64 [ %t8, %b170 ], [ %t189, %b201 ]
  %t186 = phi i64 [ 1, %b170 ], [ %t187, %b201 ]
  %t187 = phi i64 [ %t182, %b170 ], [ %t297, %b201 ]
  %t188 = add i64 %t185, 1023
  %t189 = udiv i64 %t188, 1024
  %t190 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t191 = zext i32 %t190 to i64
  %t192 = and i64 %t191, 15
  %t193 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t194 = zext i32 %t193 to i64
  %t195 = udiv i64 %t194, 16
  %t196 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t197 = zext i32 %t196 to i64
  %t198 = udiv i64 %t197, 16
  br label %b199
b199:
  %t202 = phi i64 [ %t195, %b178 ], [ %t203, %b295 ]
  %t204 = icmp slt i64 %t202, %t189
  br i1 %t204, label %b200, label %b201
b200:
  %t205 = mul i64 %t202, 1024
  %t206 = sub i64 %t185, %t205
  %t207 = call i64 @llvm.smin.i64(i64 %t206, i64 1024)
  br label %b208
b208:
  %t211 = phi i64 [ %t192, %b200 ], [ %t212, %b209 ]
  %t213 = phi double [ 0x0000000000000000, %b200 ], [ %t219, %b209 ]
  %t214 = icmp slt i64 %t211, %t207
  br i1 %t214, label %b209, label %b210
b209:
  %t215 = add i64 %t205, %t211
  %t216 = mul i64 %t215, %t186
  %t217 = getelementptr inbounds double, ptr %t184, i64 %t216
  %t218 = load double, ptr %t217, align 8
  %t219 = fadd double %t213, %t218
  %t212 = add nuw nsw i64 %t211, 16
  br label %b208
b210:
  %t220 = bitcast double %t213 to i64
  %t221 = trunc i64 %t220 to i32
  %t222 = lshr i64 %t220, 32
  %t223 = trunc i64 %t222 to i32
  %t224 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t225 = and i32 %t224, 16
  %t226 = shl i32 65535, %t225
  %t227 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t226, i32 %t221, i32 8, i32 4127)
  %t228 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t229 = and i32 %t228, 16
  %t230 = shl i32 65535, %t229
  %t231 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t230, i32 %t223, i32 8, i32 4127)
  %t232 = zext i32 %t227 to i64
  %t233 = zext i32 %t231 to i64
  %t234 = shl i64 %t233, 32
  %t235 = or i64 %t234, %t232
  %t236 = bitcast i64 %t235 to double
  %t237 = fadd double %t213, %t236
  %t238 = bitcast double %t237 to i64
  %t239 = trunc i64 %t238 to i32
  %t240 = lshr i64 %t238, 32
  %t241 = trunc i64 %t240 to i32
  %t242 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t243 = and i32 %t242, 16
  %t244 = shl i32 65535, %t243
  %t245 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t244, i32 %t239, i32 4, i32 4127)
  %t246 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t247 = and i32 %t246, 16
  %t248 = shl i32 65535, %t247
  %t249 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t248, i32 %t241, i32 4, i32 4127)
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
  %t263 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t262, i32 %t257, i32 2, i32 4127)
  %t264 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t265 = and i32 %t264, 16
  %t266 = shl i32 65535, %t265
  %t267 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t266, i32 %t259, i32 2, i32 4127)
  %t268 = zext i32 %t263 to i64
  %t269 = zext i32 %t267 to i64
  %t270 = shl i64 %t269, 32
  %t271 = or i64 %t270, %t268
  %t272 = bitcast i64 %t271 to double
  %t273 = fadd double %t255, %t272
  %t274 = bitcast double %t273 to i64
  %t275 = trunc i64 %t274 to i32
  %t276 = lshr i64 %t274, 32
  %t277 = trunc i64 %t276 to i32
  %t278 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t279 = and i32 %t278, 16
  %t280 = shl i32 65535, %t279
  %t281 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t280, i32 %t275, i32 1, i32 4127)
  %t282 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t283 = and i32 %t282, 16
  %t284 = shl i32 65535, %t283
  %t285 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t284, i32 %t277, i32 1, i32 4127)
  %t286 = zext i32 %t281 to i64
  %t287 = zext i32 %t285 to i64
  %t288 = shl i64 %t287, 32
  %t289 = or i64 %t288, %t286
  %t290 = bitcast i64 %t289 to double
  %t291 = fadd double %t273, %t290
  %t292 = mul i64 %t202, %t187
  %t293 = icmp eq i64 %t192, 0
  br i1 %t293, label %b294, label %b295
b294:
  %t296 = getelementptr inbounds double, ptr %t177, i64 %t292
  store double %t291, ptr %t296, align 8
  br label %b295
b295:
  %t203 = add nuw nsw i64 %t202, %t198
  br label %b199
b201:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t297 = mul i64 %t187, 1024
  %t298 = icmp sgt i64 %t189, 1
  br i1 %t298, label %b178, label %b299
b299:
  %t300 = getelementptr inbounds double, ptr %t177, i64 0
  %t301 = load double, ptr %t300, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %b181
b179:
  %t302 = icmp sgt i64 %t8, 0
  br i1 %t302, label %b180, label %b181
b180:
  %t303 = getelementptr inbounds double, ptr %t177, i64 0
  %t304 = load double, ptr %t303, align 8
  br label %b181
b181:
  %t305 = phi double [ %t301, %b299 ], [ 0x0000000000000000, %b179 ], [ %t304, %b180 ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t34, label %b306, label %b307
b306:
  %t308 = getelementptr inbounds double, ptr %t29, i64 1
  store double %t305, ptr %t308, align 8
  br label %b307
b307:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t34, label %b309, label %b310
b309:
  %t311 = getelementptr inbounds double, ptr %t29, i64 0
  %t312 = load double, ptr %t311, align 8
  %t313 = fcmp une double %t312, 0x0000000000000000
  %t314 = uitofp i1 %t313 to double
  %t315 = getelementptr inbounds i64, ptr %ctx, i64 9
  %t316 = load i64, ptr %t315, align 8
  %t317 = mul i64 %t316, 0
  %t318 = add i64 %t317, %t14
  %t319 = getelementptr inbounds i64, ptr %ctx, i64 5
  %t320 = load i64, ptr %t319, align 8
  %t321g = inttoptr i64 %t320 to ptr addrspace(1)
  %t321 = addrspacecast ptr addrspace(1) %t321g to ptr
  %t322 = getelementptr inbounds double, ptr %t321, i64 %t318
  store double %t314, ptr %t322, align 8
  %t323 = getelementptr inbounds double, ptr %t29, i64 1
  %t324 = load double, ptr %t323, align 8
  %t325 = getelementptr inbounds i64, ptr %ctx, i64 9
  %t326 = load i64, ptr %t325, align 8
  %t327 = mul i64 %t326, 1
  %t328 = add i64 %t327, %t14
  %t329 = getelementptr inbounds i64, ptr %ctx, i64 5
  %t330 = load i64, ptr %t329, align 8
  %t331g = inttoptr i64 %t330 to ptr addrspace(1)
  %t331 = addrspacecast ptr addrspace(1) %t331g to ptr
  %t332 = getelementptr inbounds double, ptr %t331, i64 %t328
  store double %t324, ptr %t332, align 8
  br label %b310
b310:
  ret void
}

define internal void @sf_x_stage1_1(ptr %ctx) convergent nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
  %t9 = getelementptr inbounds i64, ptr %ctx, i64 9
  %t10 = load i64, ptr %t9, align 8
  %t11 = mul i64 %t10, 0
  %t12 = getelementptr inbounds i64, ptr %ctx, i64 5
  %t13 = load i64, ptr %t12, align 8
  %t14g = inttoptr i64 %t13 to ptr addrspace(1)
  %t14 = addrspacecast ptr addrspace(1) %t14g to ptr
  %t15 = getelementptr inbounds double, ptr %t14, i64 %t11
  %t16 = getelementptr inbounds i64, ptr %ctx, i64 10
  %t17 = load i64, ptr %t16, align 8
  %t18g = inttoptr i64 %t17 to ptr addrspace(1)
  %t18 = addrspacecast ptr addrspace(1) %t18g to ptr
  %t23 = icmp sgt i64 %t10, 0
  br i1 %t23, label %b19, label %b20
b19:
  %t24 = phi ptr [ %t15, %entry ], [ %t18, %b41 ]
  %t25 = phi i64 [ %t10, %entry ], [ %t29, %b41 ]
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
  %t136 = getelementptr inbounds double, ptr %t18, i64 %t132
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
  %t140 = getelementptr inbounds double, ptr %t18, i64 0
  %t141 = load double, ptr %t140, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %b22
b20:
  %t142 = icmp sgt i64 %t10, 0
  br i1 %t142, label %b21, label %b22
b21:
  %t143 = getelementptr inbounds double, ptr %t15, i64 0
  %t144 = load double, ptr %t143, align 8
  br label %b22
b22:
  %t145 = phi double [ %t141, %b139 ], [ 0x0000000000000000, %b20 ], [ %t144, %b21 ]
  %t146 = fcmp une double %t145, 0x0000000000000000
  %t147 = xor i1 %t146, true
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t8, label %b148, label %b149
b148:
  %t150 = uitofp i1 %t147 to double
  %t151 = getelementptr inbounds double, ptr %t3, i64 1
  store double %t150, ptr %t151, align 8
  br label %b149
b149:
  %t152 = getelementptr inbounds i64, ptr %ctx, i64 9
  %t153 = load i64, ptr %t152, align 8
  %t154 = mul i64 %t153, 1
  %t155 = getelementptr inbounds i64, ptr %ctx, i64 5
  %t156 = load i64, ptr %t155, align 8
  %t157g = inttoptr i64 %t156 to ptr addrspace(1)
  %t157 = addrspacecast ptr addrspace(1) %t157g to ptr
  %t158 = getelementptr inbounds double, ptr %t157, i64 %t154
  %t159 = getelementptr inbounds i64, ptr %ctx, i64 10
  %t160 = load i64, ptr %t159, align 8
  %t161g = inttoptr i64 %t160 to ptr addrspace(1)
  %t161 = addrspacecast ptr addrspace(1) %t161g to ptr
  %t166 = icmp sgt i64 %t153, 0
  br i1 %t166, label %b162, label %b163
b162:
  %t167 = phi ptr [ %t158, %b149 ], [ %t161, %b184 ]
  %t168 = phi i64 [ %t153, %b149 ], [ %t172, %b184 ]
  %t169 = phi i64 [ 1, %b149 ], [ %t170, %b184 ]
  %t170 = phi i64 [ 1, %b149 ], [ %t280, %b184 ]
  %t171 = add i64 %t168, 1023
  %t172 = udiv i64 %t171, 1024
  %t173 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t174 = zext i32 %t173 to i64
  %t175 = and i64 %t174, 15
  %t176 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t177 = zext i32 %t176 to i64
  %t178 = udiv i64 %t177, 16
  %t179 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t180 = zext i32 %t179 to i64
  %t181 = udiv i64 %t180, 16
  br label %b182
b182:
  %t185 = phi i64 [ %t178, %b162 ], [ %t186, %b278 ]
  %t187 = icmp slt i64 %t185, %t172
  br i1 %t187, label %b183, label %b184
b183:
  %t188 = mul i64 %t185, 1024
  %t189 = sub i64 %t168, %t188
  %t190 = call i64 @llvm.smin.i64(i64 %t189, i64 1024)
  br label %b191
b191:
  %t194 = phi i64 [ %t175, %b183 ], [ %t195, %b192 ]
  %t196 = phi double [ 0x0000000000000000, %b183 ], [ %t202, %b192 ]
  %t197 = icmp slt i64 %t194, %t190
  br i1 %t197, label %b192, label %b193
b192:
  %t198 = add i64 %t188, %t194
  %t199 = mul i64 %t198, %t169
  %t200 = getelementptr inbounds double, ptr %t167, i64 %t199
  %t201 = load double, ptr %t200, align 8
  %t202 = fadd double %t196, %t201
  %t195 = add nuw nsw i64 %t194, 16
  br label %b191
b193:
  %t203 = bitcast double %t196 to i64
  %t204 = trunc i64 %t203 to i32
  %t205 = lshr i64 %t203, 32
  %t206 = trunc i64 %t205 to i32
  %t207 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t208 = and i32 %t207, 16
  %t209 = shl i32 65535, %t208
  %t210 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t209, i32 %t204, i32 8, i32 4127)
  %t211 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t212 = and i32 %t211, 16
  %t213 = shl i32 65535, %t212
  %t214 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t213, i32 %t206, i32 8, i32 4127)
  %t215 = zext i32 %t210 to i64
  %t216 = zext i32 %t214 to i64
  %t217 = shl i64 %t216, 32
  %t218 = or i64 %t217, %t215
  %t219 = bitcast i64 %t218 to double
  %t220 = fadd double %t196, %t219
  %t221 = bitcast double %t220 to i64
  %t222 = trunc i64 %t221 to i32
  %t223 = lshr i64 %t221, 32
  %t224 = trunc i64 %t223 to i32
  %t225 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t226 = and i32 %t225, 16
  %t227 = shl i32 65535, %t226
  %t228 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t227, i32 %t222, i32 4, i32 4127)
  %t229 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t230 = and i32 %t229, 16
  %t231 = shl i32 65535, %t230
  %t232 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t231, i32 %t224, i32 4, i32 4127)
  %t233 = zext i32 %t228 to i64
  %t234 = zext i32 %t232 to i64
  %t235 = shl i64 %t234, 32
  %t236 = or i64 %t235, %t233
  %t237 = bitcast i64 %t236 to double
  %t238 = fadd double %t220, %t237
  %t239 = bitcast double %t238 to i64
  %t240 = trunc i64 %t239 to i32
  %t241 = lshr i64 %t239, 32
  %t242 = trunc i64 %t241 to i32
  %t243 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t244 = and i32 %t243, 16
  %t245 = shl i32 65535, %t244
  %t246 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t245, i32 %t240, i32 2, i32 4127)
  %t247 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t248 = and i32 %t247, 16
  %t249 = shl i32 65535, %t248
  %t250 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t249, i32 %t242, i32 2, i32 4127)
  %t251 = zext i32 %t246 to i64
  %t252 = zext i32 %t250 to i64
  %t253 = shl i64 %t252, 32
  %t254 = or i64 %t253, %t251
  %t255 = bitcast i64 %t254 to double
  %t256 = fadd double %t238, %t255
  %t257 = bitcast double %t256 to i64
  %t258 = trunc i64 %t257 to i32
  %t259 = lshr i64 %t257, 32
  %t260 = trunc i64 %t259 to i32
  %t261 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t262 = and i32 %t261, 16
  %t263 = shl i32 65535, %t262
  %t264 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t263, i32 %t258, i32 1, i32 4127)
  %t265 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t266 = and i32 %t265, 16
  %t267 = shl i32 65535, %t266
  %t268 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t267, i32 %t260, i32 1, i32 4127)
  %t269 = zext i32 %t264 to i64
  %t270 = zext i32 %t268 to i64
  %t271 = shl i64 %t270, 32
  %t272 = or i64 %t271, %t269
  %t273 = bitcast i64 %t272 to double
  %t274 = fadd double %t256, %t273
  %t275 = mul i64 %t185, %t170
  %t276 = icmp eq i64 %t175, 0
  br i1 %t276, label %b277, label %b278
b277:
  %t279 = getelementptr inbounds double, ptr %t161, i64 %t275
  store double %t274, ptr %t279, align 8
  br label %b278
b278:
  %t186 = add nuw nsw i64 %t185, %t181
  br label %b182
b184:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t280 = mul i64 %t170, 1024
  %t281 = icmp sgt i64 %t172, 1
  br i1 %t281, label %b162, label %b282
b282:
  %t283 = getelementptr inbounds double, ptr %t161, i64 0
  %t284 = load double, ptr %t283, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %b165
b163:
  %t285 = icmp sgt i64 %t153, 0
  br i1 %t285, label %b164, label %b165
b164:
  %t286 = getelementptr inbounds double, ptr %t158, i64 0
  %t287 = load double, ptr %t286, align 8
  br label %b165
b165:
  %t288 = phi double [ %t284, %b282 ], [ 0x0000000000000000, %b163 ], [ %t287, %b164 ]
  %t289 = call double @llvm.sqrt.f64(double %t288)
  %t290 = fadd double %t289, 0x3EB0C6F7A0B5ED8D
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t8, label %b291, label %b292
b291:
  %t293 = getelementptr inbounds double, ptr %t3, i64 2
  store double %t290, ptr %t293, align 8
  br label %b292
b292:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t294 = getelementptr inbounds i64, ptr %ctx, i64 7
  %t295 = load i64, ptr %t294, align 8
  %t296 = add i64 0, %t5
  br label %b297
b297:
  %t300 = phi i64 [ %t296, %b292 ], [ %t301, %b298 ]
  %t302 = icmp slt i64 %t300, %t295
  br i1 %t302, label %b298, label %b299
b298:
  %t303 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t304 = load i64, ptr %t303, align 8
  %t305g = inttoptr i64 %t304 to ptr addrspace(1)
  %t305 = addrspacecast ptr addrspace(1) %t305g to ptr
  %t306 = mul i64 %t300, 20
  %t307 = getelementptr inbounds double, ptr %t305, i64 %t306
  %t308 = getelementptr inbounds double, ptr %t307, i64 0
  %t309 = load double, ptr %t308, align 8
  %t310 = getelementptr inbounds double, ptr %t3, i64 2
  %t311 = load double, ptr %t310, align 8
  %t312 = fdiv double %t309, %t311
  %t313 = call double @llvm.minimum.f64(double 0x3FF0000000000000, double %t312)
  %t314 = fptrunc double %t313 to float
  %t315 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t316 = load i64, ptr %t315, align 8
  %t317g = inttoptr i64 %t316 to ptr addrspace(1)
  %t317 = addrspacecast ptr addrspace(1) %t317g to ptr
  %t318 = mul i64 %t300, 20
  %t319 = getelementptr inbounds double, ptr %t317, i64 %t318
  %t320 = fpext float %t314 to double
  %t321 = getelementptr inbounds double, ptr %t319, i64 6
  store double %t320, ptr %t321, align 8
  %t301 = add nuw nsw i64 %t300, %t7
  br label %b297
b299:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t8, label %b322, label %b323
b322:
  br label %b323
b323:
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
  %t15 = fcmp une double %t14, 0x0000000000000000
  br i1 %t15, label %b16, label %b17
b16:
  %t18 = getelementptr inbounds double, ptr %t3, i64 3
  %t19 = load double, ptr %t18, align 8
  %t20 = getelementptr inbounds double, ptr %t3, i64 0
  store double %t19, ptr %t20, align 8
  br label %b17
b17:
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
  %t32 = mul i64 %t18, 15
  %t33 = getelementptr inbounds i64, ptr %t31, i64 %t32
  call void @sf_x_sweep0_pass0(ptr %ctx, ptr %t33, i64 %t18, i64 %t20, i64 %t22, i64 %t24, i64 %t26)
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
  call void @sf_x_stage1_1(ptr %ctx)
  br label %b5
b5:
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
