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
  %t46 = mul i64 %t2, 4
  %t47 = mul i64 %t4, 4
  %t48 = add i64 %col, %t46
  br label %b49
b49:
  %t52 = phi i64 [ %t48, %entry ], [ %t53, %b50 ]
  %t54 = icmp slt i64 %t52, %t45
  br i1 %t54, label %b50, label %b51
b50:
  %t55 = add i64 %t52, 0
  %t56 = getelementptr inbounds float, ptr %t28, i64 %t55
  %t57 = load <4 x float>, ptr %t56, align 16
  %t58 = getelementptr inbounds float, ptr %t35, i64 %t55
  %t59 = load <4 x float>, ptr %t58, align 16
  %t60 = fmul <4 x float> %t18, %t57
  %t61 = fadd <4 x float> %t59, %t60
  %t62 = fmul <4 x float> %t23, %t61
  %t63 = fsub <4 x float> %t57, %t62
  %t64 = getelementptr inbounds float, ptr %t28, i64 %t55
  store <4 x float> %t63, ptr %t64, align 16
  %t53 = add nuw nsw i64 %t52, %t47
  br label %b49
b51:
  %t65 = add i64 %t45, %t2
  br label %b66
b66:
  %t69 = phi i64 [ %t65, %b51 ], [ %t70, %b67 ]
  %t71 = icmp slt i64 %t69, %t40
  br i1 %t71, label %b67, label %b68
b67:
  %t72 = getelementptr inbounds float, ptr %t28, i64 %t69
  %t73 = load float, ptr %t72, align 4
  %t74 = insertelement <4 x float> poison, float %t73, i64 0
  %t75 = shufflevector <4 x float> %t74, <4 x float> poison, <4 x i32> zeroinitializer
  %t76 = getelementptr inbounds float, ptr %t35, i64 %t69
  %t77 = load float, ptr %t76, align 4
  %t78 = insertelement <4 x float> poison, float %t77, i64 0
  %t79 = shufflevector <4 x float> %t78, <4 x float> poison, <4 x i32> zeroinitializer
  %t80 = fmul float %t16, %t73
  %t81 = insertelement <4 x float> poison, float %t80, i64 0
  %t82 = shufflevector <4 x float> %t81, <4 x float> poison, <4 x i32> zeroinitializer
  %t83 = fadd float %t77, %t80
  %t84 = insertelement <4 x float> poison, float %t83, i64 0
  %t85 = shufflevector <4 x float> %t84, <4 x float> poison, <4 x i32> zeroinitializer
  %t86 = fmul float %t21, %t83
  %t87 = insertelement <4 x float> poison, float %t86, i64 0
  %t88 = shufflevector <4 x float> %t87, <4 x float> poison, <4 x i32> zeroinitializer
  %t89 = fsub float %t73, %t86
  %t90 = insertelement <4 x float> poison, float %t89, i64 0
  %t91 = shufflevector <4 x float> %t90, <4 x float> poison, <4 x i32> zeroinitializer
  %t92 = getelementptr inbounds float, ptr %t28, i64 %t69
  store float %t89, ptr %t92, align 4
  %t70 = add nuw nsw i64 %t69, %t4
  br label %b66
b68:
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
