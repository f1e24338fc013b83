target triple = "nvptx64-nvidia-cuda"

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
  %t16 = mul i64 %t12, 4
  %t17 = getelementptr inbounds double, ptr %t15, i64 %t16
  %t18 = getelementptr inbounds double, ptr %t17, i64 2
  %t19 = load double, ptr %t18, align 8
  %t20 = fptrunc double %t19 to float
  %t21 = getelementptr inbounds double, ptr %t17, i64 3
  %t22 = load double, ptr %t21, align 8
  %t23 = fptrunc double %t22 to float
  %t24 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t25 = load i64, ptr %t24, align 8
  %t26g = inttoptr i64 %t25 to ptr addrspace(1)
  %t26 = addrspacecast ptr addrspace(1) %t26g to ptr
  %t27 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t28 = load i64, ptr %t27, align 8
  %t29g = inttoptr i64 %t28 to ptr addrspace(1)
  %t29 = addrspacecast ptr addrspace(1) %t29g to ptr
  %t30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t31 = zext i32 %t30 to i64
  %t32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t33 = zext i32 %t32 to i64
  %t34 = icmp eq i64 %cols, %t6
  %t35 = icmp eq i64 %rows, 1
  %t36 = or i1 %t34, %t35
  %t37 = mul i64 %rows, %cols
  %t38 = select i1 %t36, i64 1, i64 %rows
  %t39 = select i1 %t36, i64 %t37, i64 %cols
  br label %b40
b40:
  %t43 = phi i64 [ 0, %entry ], [ %t44, %b86 ]
  %t45 = icmp slt i64 %t43, %t38
  br i1 %t45, label %b41, label %b42
b41:
  %t46 = add i64 %row, %t43
  %t47 = mul i64 %t46, %t6
  %t48 = add i64 %t47, %col
  %t49 = sub i64 %t2, %t48
  %t50 = call i64 @llvm.smin.i64(i64 %t39, i64 %t49)
  %t51 = and i64 %t48, 3
  %t52 = ptrtoint ptr %t26 to i64
  %t53 = and i64 %t52, 15
  %t54 = or i64 %t51, %t53
  %t55 = ptrtoint ptr %t29 to i64
  %t56 = and i64 %t55, 15
  %t57 = or i64 %t54, %t56
  %t58 = icmp eq i64 %t57, 0
  %t59 = select i1 %t58, i64 -4, i64 0
  %t60 = and i64 %t50, %t59
  %t61 = mul i64 %t31, 4
  %t62 = mul i64 %t33, 4
  br label %b63
b63:
  %t66 = phi i64 [ %t61, %b41 ], [ %t67, %b64 ]
  %t68 = icmp slt i64 %t66, %t60
  br i1 %t68, label %b64, label %b65
b64:
  %t69 = add i64 %t48, %t66
  %t70 = insertelement <4 x float> poison, float %t20, i64 0
  %t71 = shufflevector <4 x float> %t70, <4 x float> poison, <4 x i32> zeroinitializer
  %t72 = insertelement <4 x float> poison, float %t23, i64 0
  %t73 = shufflevector <4 x float> %t72, <4 x float> poison, <4 x i32> zeroinitializer
  %t74 = getelementptr inbounds float, ptr %t26, i64 %t69
  %t75 = load <4 x float>, ptr %t74, align 16
  %t76 = getelementptr inbounds float, ptr %t29, i64 %t69
  %t77 = load <4 x float>, ptr %t76, align 16
  %t78 = fmul <4 x float> %t71, %t75
  %t79 = fadd <4 x float> %t77, %t78
  %t80 = fmul <4 x float> %t73, %t79
  %t81 = fsub <4 x float> %t75, %t80
  %t82 = getelementptr inbounds float, ptr %t26, i64 %t69
  store <4 x float> %t81, ptr %t82, align 16
  %t67 = add nuw nsw i64 %t66, %t62
  br label %b63
b65:
  %t83 = add i64 %t60, %t31
  br label %b84
b84:
  %t87 = phi i64 [ %t83, %b65 ], [ %t88, %b85 ]
  %t89 = icmp slt i64 %t87, %t50
  br i1 %t89, label %b85, label %b86
b85:
  %t90 = add i64 %t48, %t87
  %t91 = getelementptr inbounds float, ptr %t26, i64 %t90
  %t92 = load float, ptr %t91, align 4
  %t93 = getelementptr inbounds float, ptr %t29, i64 %t90
  %t94 = load float, ptr %t93, align 4
  %t95 = fmul float %t20, %t92
  %t96 = fadd float %t94, %t95
  %t97 = fmul float %t23, %t96
  %t98 = fsub float %t92, %t97
  %t99 = getelementptr inbounds float, ptr %t26, i64 %t90
  store float %t98, ptr %t99, align 4
  %t88 = add nuw nsw i64 %t87, %t33
  br label %b84
b86:
  %t44 = add nuw nsw i64 %t43, 1
  br label %b40
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
  %t21 = mul i64 %t15, 4
  %t22 = getelementptr inbounds double, ptr %t20, i64 %t21
  %t23 = getelementptr inbounds double, ptr %t22, i64 1
  %t24 = load double, ptr %t23, align 8
  %t25 = fptrunc double %t24 to float
  %t26 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t27 = load i64, ptr %t26, align 8
  %t28g = inttoptr i64 %t27 to ptr addrspace(1)
  %t28 = addrspacecast ptr addrspace(1) %t28g to ptr
  %t29 = mul i64 %t15, 4
  %t30 = getelementptr inbounds double, ptr %t28, i64 %t29
  %t31 = fpext float %t25 to double
  %t32 = getelementptr inbounds double, ptr %t30, i64 2
  store double %t31, ptr %t32, align 8
  %t33 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t34 = load i64, ptr %t33, align 8
  %t35g = inttoptr i64 %t34 to ptr addrspace(1)
  %t35 = addrspacecast ptr addrspace(1) %t35g to ptr
  %t36 = mul i64 %t15, 4
  %t37 = getelementptr inbounds double, ptr %t35, i64 %t36
  %t38 = getelementptr inbounds double, ptr %t37, i64 0
  %t39 = load double, ptr %t38, align 8
  %t40 = fptrunc double %t39 to float
  %t41 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t42 = load i64, ptr %t41, align 8
  %t43g = inttoptr i64 %t42 to ptr addrspace(1)
  %t43 = addrspacecast ptr addrspace(1) %t43g to ptr
  %t44 = mul i64 %t15, 4
  %t45 = getelementptr inbounds double, ptr %t43, i64 %t44
  %t46 = fpext float %t40 to double
  %t47 = getelementptr inbounds double, ptr %t45, i64 3
  store double %t46, ptr %t47, align 8
  %t16 = add nuw nsw i64 %t15, %t7
  br label %b12
b14:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t8, label %b48, label %b49
b48:
  br label %b49
b49:
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
  %t32 = mul i64 %t18, 11
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
