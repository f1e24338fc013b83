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
  %t12 = mul i64 %t11, 4
  %t13 = getelementptr inbounds double, ptr %t9, i64 %t12
  %t24 = urem i64 %col, 4
  %t25 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t26 = load i64, ptr %t25, align 8
  %t27 = inttoptr i64 %t26 to ptr addrspace(1)
  %t28 = addrspacecast ptr addrspace(1) %t27 to ptr
  %t29 = ptrtoint ptr %t28 to i64
  %t30 = urem i64 %t29, 16
  %t31 = add i64 %t24, %t30
  %t32 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t33 = load i64, ptr %t32, align 8
  %t34 = inttoptr i64 %t33 to ptr addrspace(1)
  %t35 = addrspacecast ptr addrspace(1) %t34 to ptr
  %t36 = ptrtoint ptr %t35 to i64
  %t37 = urem i64 %t36, 16
  %t38 = add i64 %t31, %t37
  %t39 = icmp eq i64 %t38, 0
  %t40 = add i64 %col, %cols
  %t41 = sub i64 %t40, %col
  %t42 = urem i64 %t41, 4
  %t43 = sub i64 %t41, %t42
  %t44 = select i1 %t39, i64 %t43, i64 0
  %t45 = add i64 %col, %t44
  %t46 = sub i64 %t40, %t45
  %t47 = urem i64 %t46, 1024
  %t48 = sub i64 %t46, %t47
  %t68 = add i64 %t45, %t48
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t14 = getelementptr inbounds double, ptr %t13, i64 2
  %t15 = load double, ptr %t14, align 8
  %t16 = fptrunc double %t15 to float
  %t17 = insertelement <4 x float> poison, float %t16, i64 0
  %t18 = shufflevector <4 x float> %t17, <4 x float> poison, <4 x i32> zeroinitializer
  %t19 = getelementptr inbounds double, ptr %t13, i64 3
  %t20 = load double, ptr %t19, align 8
  %t21 = fptrunc double %t20 to float
  %t22 = insertelement <4 x float> poison, float %t21, i64 0
  %t23 = shufflevector <4 x float> %t22, <4 x float> poison, <4 x i32> zeroinitializer
  %t49 = mul i64 %t2, 4
  %t50 = mul i64 %t4, 4
  %t51 = add i64 %col, %t49
  br label %b52
b52:
  %t55 = phi i64 [ %t51, %entry ], [ %t56, %b53 ]
  %t57 = icmp slt i64 %t55, %t45
  br i1 %t57, label %b53, label %b54
b53:
  %t58 = add i64 %t55, 0
  %t59 = getelementptr inbounds float, ptr %t28, i64 %t58
  %t60 = load <4 x float>, ptr %t59, align 16
  %t61 = getelementptr inbounds float, ptr %t35, i64 %t58
  %t62 = load <4 x float>, ptr %t61, align 16
  %t63 = fmul <4 x float> %t18, %t60
  %t64 = fadd <4 x float> %t62, %t63
  %t65 = fmul <4 x float> %t23, %t64
  %t66 = fsub <4 x float> %t60, %t65
  %t67 = getelementptr inbounds float, ptr %t28, i64 %t58
  store <4 x float> %t66, ptr %t67, align 16
  %t56 = add nuw nsw i64 %t55, %t50
  br label %b52, !llvm.loop !1000000
b54:
  br label %b69
b69:
  %t72 = phi i64 [ %t45, %b54 ], [ %t73, %b79 ]
  %t74 = icmp slt i64 %t72, %t68
  br i1 %t74, label %b70, label %b71
b70:
  %t75 = add i64 %t72, 256
  %t76 = add i64 %t72, %t2
  br label %b77
b77:
  %t80 = phi i64 [ %t76, %b70 ], [ %t81, %b78 ]
  %t82 = icmp slt i64 %t80, %t75
  br i1 %t82, label %b78, label %b79
b78:
  %t91 = add i64 %t80, 256
  %t96 = add i64 %t80, 512
  %t101 = add i64 %t80, 768
  %t83 = getelementptr inbounds float, ptr %t28, i64 %t80
  %t84 = load float, ptr %t83, align 4
  %t85 = insertelement <4 x float> poison, float %t84, i64 0
  %t86 = shufflevector <4 x float> %t85, <4 x float> poison, <4 x i32> zeroinitializer
  %t87 = getelementptr inbounds float, ptr %t35, i64 %t80
  %t88 = load float, ptr %t87, align 4
  %t89 = insertelement <4 x float> poison, float %t88, i64 0
  %t90 = shufflevector <4 x float> %t89, <4 x float> poison, <4 x i32> zeroinitializer
  %t92 = getelementptr inbounds float, ptr %t28, i64 %t91
  %t93 = load float, ptr %t92, align 4
  %t94 = getelementptr inbounds float, ptr %t35, i64 %t91
  %t95 = load float, ptr %t94, align 4
  %t97 = getelementptr inbounds float, ptr %t28, i64 %t96
  %t98 = load float, ptr %t97, align 4
  %t99 = getelementptr inbounds float, ptr %t35, i64 %t96
  %t100 = load float, ptr %t99, align 4
  %t102 = getelementptr inbounds float, ptr %t28, i64 %t101
  %t103 = load float, ptr %t102, align 4
  %t104 = getelementptr inbounds float, ptr %t35, i64 %t101
  %t105 = load float, ptr %t104, align 4
  %t106 = fmul float %t16, %t84
  %t107 = insertelement <4 x float> poison, float %t106, i64 0
  %t108 = shufflevector <4 x float> %t107, <4 x float> poison, <4 x i32> zeroinitializer
  %t109 = fadd float %t88, %t106
  %t110 = insertelement <4 x float> poison, float %t109, i64 0
  %t111 = shufflevector <4 x float> %t110, <4 x float> poison, <4 x i32> zeroinitializer
  %t112 = fmul float %t21, %t109
  %t113 = insertelement <4 x float> poison, float %t112, i64 0
  %t114 = shufflevector <4 x float> %t113, <4 x float> poison, <4 x i32> zeroinitializer
  %t115 = fsub float %t84, %t112
  %t116 = insertelement <4 x float> poison, float %t115, i64 0
  %t117 = shufflevector <4 x float> %t116, <4 x float> poison, <4 x i32> zeroinitializer
  %t118 = getelementptr inbounds float, ptr %t28, i64 %t80
  store float %t115, ptr %t118, align 4
  %t119 = fmul float %t16, %t93
  %t120 = fadd float %t95, %t119
  %t121 = fmul float %t21, %t120
  %t122 = fsub float %t93, %t121
  %t123 = getelementptr inbounds float, ptr %t28, i64 %t91
  store float %t122, ptr %t123, align 4
  %t124 = fmul float %t16, %t98
  %t125 = fadd float %t100, %t124
  %t126 = fmul float %t21, %t125
  %t127 = fsub float %t98, %t126
  %t128 = getelementptr inbounds float, ptr %t28, i64 %t96
  store float %t127, ptr %t128, align 4
  %t129 = fmul float %t16, %t103
  %t130 = fadd float %t105, %t129
  %t131 = fmul float %t21, %t130
  %t132 = fsub float %t103, %t131
  %t133 = getelementptr inbounds float, ptr %t28, i64 %t101
  store float %t132, ptr %t133, align 4
  %t81 = add nuw nsw i64 %t80, %t4
  br label %b77, !llvm.loop !1000000
b79:
  %t73 = add nuw nsw i64 %t72, 1024
  br label %b69, !llvm.loop !1000000
b71:
  %t134 = add i64 %t68, %t2
  br label %b135
b135:
  %t138 = phi i64 [ %t134, %b71 ], [ %t139, %b136 ]
  %t140 = icmp slt i64 %t138, %t40
  br i1 %t140, label %b136, label %b137
b136:
  %t141 = getelementptr inbounds float, ptr %t28, i64 %t138
  %t142 = load float, ptr %t141, align 4
  %t143 = insertelement <4 x float> poison, float %t142, i64 0
  %t144 = shufflevector <4 x float> %t143, <4 x float> poison, <4 x i32> zeroinitializer
  %t145 = getelementptr inbounds float, ptr %t35, i64 %t138
  %t146 = load float, ptr %t145, align 4
  %t147 = insertelement <4 x float> poison, float %t146, i64 0
  %t148 = shufflevector <4 x float> %t147, <4 x float> poison, <4 x i32> zeroinitializer
  %t149 = fmul float %t16, %t142
  %t150 = insertelement <4 x float> poison, float %t149, i64 0
  %t151 = shufflevector <4 x float> %t150, <4 x float> poison, <4 x i32> zeroinitializer
  %t152 = fadd float %t146, %t149
  %t153 = insertelement <4 x float> poison, float %t152, i64 0
  %t154 = shufflevector <4 x float> %t153, <4 x float> poison, <4 x i32> zeroinitializer
  %t155 = fmul float %t21, %t152
  %t156 = insertelement <4 x float> poison, float %t155, i64 0
  %t157 = shufflevector <4 x float> %t156, <4 x float> poison, <4 x i32> zeroinitializer
  %t158 = fsub float %t142, %t155
  %t159 = insertelement <4 x float> poison, float %t158, i64 0
  %t160 = shufflevector <4 x float> %t159, <4 x float> poison, <4 x i32> zeroinitializer
  %t161 = getelementptr inbounds float, ptr %t28, i64 %t138
  store float %t158, ptr %t161, align 4
  %t139 = add nuw nsw i64 %t138, %t4
  br label %b135, !llvm.loop !1000000
b137:
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
  %t18 = mul i64 %t11, 4
  %t19 = getelementptr inbounds double, ptr %t17, i64 %t18
  %t20 = getelementptr inbounds double, ptr %t19, i64 1
  %t21 = load double, ptr %t20, align 8
  %t22 = fptrunc double %t21 to float
  %t23 = fpext float %t22 to double
  %t24 = getelementptr inbounds double, ptr %t19, i64 2
  store double %t23, ptr %t24, align 8
  %t25 = getelementptr inbounds double, ptr %t19, i64 0
  %t26 = load double, ptr %t25, align 8
  %t27 = fptrunc double %t26 to float
  %t28 = fpext float %t27 to double
  %t29 = getelementptr inbounds double, ptr %t19, i64 3
  store double %t28, ptr %t29, align 8
  %t12 = add nuw nsw i64 %t11, %t4
  br label %b8, !llvm.loop !1000000
b10:
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
  %t34 = mul i64 %t19, 11
  %t35 = getelementptr inbounds i64, ptr %t33, i64 %t34
  call void @sf_x_sweep0_pass0(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23, i64 %t25, i64 %t27)
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

!1000000 = distinct !{!1000000, !1000001}
!1000001 = !{!"llvm.loop.unroll.disable"}
