target triple = "nvptx64-nvidia-cuda"

declare double @llvm.fabs.f64(double)
declare double @llvm.maximum.f64(double, double)
declare double @llvm.minimum.f64(double, double)
declare double @llvm.sqrt.f64(double)
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.smin.i32(i32, i32)
declare i64 @llvm.smin.i64(i64, i64)
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

define internal void @sf_x_fold_max(ptr %out, ptr %list, i64 %count, i64 %stride, ptr %scratch, i64 %step, i1 %once) convergent nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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

define internal void @sf_x_fold_min(ptr %out, ptr %list, i64 %count, i64 %stride, ptr %scratch, i64 %step, i1 %once) convergent nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
  %t13 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t14 = load i64, ptr %t13, align 8
  %t15g = inttoptr i64 %t14 to ptr addrspace(1)
  %t15 = addrspacecast ptr addrspace(1) %t15g to ptr
  %t16 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t17 = load i64, ptr %t16, align 8
  %t18g = inttoptr i64 %t17 to ptr addrspace(1)
  %t18 = addrspacecast ptr addrspace(1) %t18g to ptr
  %t19 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t20 = zext i32 %t19 to i64
  %t21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t22 = zext i32 %t21 to i64
  %t23 = and i64 %t20, 15
  %t24 = udiv i64 %t20, 16
  %t25 = udiv i64 %t22, 16
  %t26 = add i64 %cols, 1023
  %t27 = udiv i64 %t26, 1024
  %t28 = mul i64 %rows, %t27
  br label %b29
b29:
  %t32 = phi i64 [ %t24, %entry ], [ %t33, %b48 ]
  %t34 = icmp slt i64 %t32, %t28
  br i1 %t34, label %b30, label %b31
b30:
  %t35 = udiv i64 %t32, %t27
  %t36 = urem i64 %t32, %t27
  %t37 = add i64 %row, %t35
  %t38 = mul i64 %t36, 1024
  %t39 = mul i64 %t37, %t6
  %t40 = add i64 %t39, %col
  %t41 = add i64 %t40, %t38
  %t42 = sub i64 %t2, %t41
  %t43 = sub i64 %cols, %t38
  %t44 = call i64 @llvm.smin.i64(i64 %t42, i64 %t43)
  %t45 = call i64 @llvm.smin.i64(i64 1024, i64 %t44)
  %t46 = icmp sgt i64 %t45, 0
  br i1 %t46, label %b47, label %b48
b47:
  %t49 = udiv i64 %t37, %t4
  %t50 = mul i64 %t49, %t6
  %t51 = add i64 %t50, %col
  %t52 = add i64 %t51, %t38
  br label %b53
b53:
  %t56 = phi i64 [ %t23, %b47 ], [ %t57, %b54 ]
  %t58 = phi double [ 0x0000000000000000, %b47 ], [ %t65, %b54 ]
  %t59 = icmp slt i64 %t56, %t45
  br i1 %t59, label %b54, label %b55
b54:
  %t60 = add i64 %t41, %t56
  %t61 = add i64 %t52, %t56
  %t62 = getelementptr inbounds float, ptr %t15, i64 %t60
  %t63 = load float, ptr %t62, align 4
  %t64 = fpext float %t63 to double
  %t65 = fadd double %t58, %t64
  %t57 = add nuw nsw i64 %t56, 16
  br label %b53
b55:
  %t66 = bitcast double %t58 to i64
  %t67 = trunc i64 %t66 to i32
  %t68 = lshr i64 %t66, 32
  %t69 = trunc i64 %t68 to i32
  %t70 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t71 = and i32 %t70, 16
  %t72 = shl i32 65535, %t71
  %t73 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t72, i32 %t67, i32 8, i32 4127)
  %t74 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t75 = and i32 %t74, 16
  %t76 = shl i32 65535, %t75
  %t77 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t76, i32 %t69, i32 8, i32 4127)
  %t78 = zext i32 %t73 to i64
  %t79 = zext i32 %t77 to i64
  %t80 = shl i64 %t79, 32
  %t81 = or i64 %t80, %t78
  %t82 = bitcast i64 %t81 to double
  %t83 = fadd double %t58, %t82
  %t84 = bitcast double %t83 to i64
  %t85 = trunc i64 %t84 to i32
  %t86 = lshr i64 %t84, 32
  %t87 = trunc i64 %t86 to i32
  %t88 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t89 = and i32 %t88, 16
  %t90 = shl i32 65535, %t89
  %t91 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t90, i32 %t85, i32 4, i32 4127)
  %t92 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t93 = and i32 %t92, 16
  %t94 = shl i32 65535, %t93
  %t95 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t94, i32 %t87, i32 4, i32 4127)
  %t96 = zext i32 %t91 to i64
  %t97 = zext i32 %t95 to i64
  %t98 = shl i64 %t97, 32
  %t99 = or i64 %t98, %t96
  %t100 = bitcast i64 %t99 to double
  %t101 = fadd double %t83, %t100
  %t102 = bitcast double %t101 to i64
  %t103 = trunc i64 %t102 to i32
  %t104 = lshr i64 %t102, 32
  %t105 = trunc i64 %t104 to i32
  %t106 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t107 = and i32 %t106, 16
  %t108 = shl i32 65535, %t107
  %t109 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t108, i32 %t103, i32 2, i32 4127)
  %t110 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t111 = and i32 %t110, 16
  %t112 = shl i32 65535, %t111
  %t113 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t112, i32 %t105, i32 2, i32 4127)
  %t114 = zext i32 %t109 to i64
  %t115 = zext i32 %t113 to i64
  %t116 = shl i64 %t115, 32
  %t117 = or i64 %t116, %t114
  %t118 = bitcast i64 %t117 to double
  %t119 = fadd double %t101, %t118
  %t120 = bitcast double %t119 to i64
  %t121 = trunc i64 %t120 to i32
  %t122 = lshr i64 %t120, 32
  %t123 = trunc i64 %t122 to i32
  %t124 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t125 = and i32 %t124, 16
  %t126 = shl i32 65535, %t125
  %t127 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t126, i32 %t121, i32 1, i32 4127)
  %t128 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t129 = and i32 %t128, 16
  %t130 = shl i32 65535, %t129
  %t131 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t130, i32 %t123, i32 1, i32 4127)
  %t132 = zext i32 %t127 to i64
  %t133 = zext i32 %t131 to i64
  %t134 = shl i64 %t133, 32
  %t135 = or i64 %t134, %t132
  %t136 = bitcast i64 %t135 to double
  %t137 = fadd double %t119, %t136
  %t138 = add i64 %col, %t38
  %t139 = udiv i64 %t138, 1024
  %t140 = mul i64 %t37, %t8
  %t141 = add i64 %t140, %t139
  %t142 = icmp eq i64 %t23, 0
  br i1 %t142, label %b143, label %b144
b143:
  %t145 = getelementptr inbounds double, ptr %t18, i64 %t141
  store double %t137, ptr %t145, align 8
  br label %b144
b144:
  br label %b48
b48:
  %t33 = add nuw nsw i64 %t32, %t25
  br label %b29
b31:
  ret void
}

define internal void @sf_x_sweep0_pass1(ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows, i64 %col, i64 %cols) convergent nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
  %t16 = getelementptr inbounds i64, ptr %tensor, i64 12
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
  %t25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t26 = zext i32 %t25 to i64
  %t27 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t28 = zext i32 %t27 to i64
  %t29 = and i64 %t26, 15
  %t30 = udiv i64 %t26, 16
  %t31 = udiv i64 %t28, 16
  %t32 = add i64 %cols, 1023
  %t33 = udiv i64 %t32, 1024
  %t34 = mul i64 %rows, %t33
  br label %b35
b35:
  %t38 = phi i64 [ %t30, %entry ], [ %t39, %b54 ]
  %t40 = icmp slt i64 %t38, %t34
  br i1 %t40, label %b36, label %b37
b36:
  %t41 = udiv i64 %t38, %t33
  %t42 = urem i64 %t38, %t33
  %t43 = add i64 %row, %t41
  %t44 = mul i64 %t42, 1024
  %t45 = mul i64 %t43, %t6
  %t46 = add i64 %t45, %col
  %t47 = add i64 %t46, %t44
  %t48 = sub i64 %t2, %t47
  %t49 = sub i64 %cols, %t44
  %t50 = call i64 @llvm.smin.i64(i64 %t48, i64 %t49)
  %t51 = call i64 @llvm.smin.i64(i64 1024, i64 %t50)
  %t52 = icmp sgt i64 %t51, 0
  br i1 %t52, label %b53, label %b54
b53:
  %t55 = udiv i64 %t43, %t4
  %t56 = getelementptr inbounds float, ptr %t24, i64 %t43
  %t57 = load float, ptr %t56, align 4
  %t58 = mul i64 %t55, %t6
  %t59 = add i64 %t58, %col
  %t60 = add i64 %t59, %t44
  br label %b61
b61:
  %t64 = phi i64 [ %t29, %b53 ], [ %t65, %b62 ]
  %t66 = phi i32 [ -2139095041, %b53 ], [ %t80, %b62 ]
  %t67 = phi i32 [ 2139095040, %b53 ], [ %t87, %b62 ]
  %t68 = icmp slt i64 %t64, %t51
  br i1 %t68, label %b62, label %b63
b62:
  %t69 = add i64 %t47, %t64
  %t70 = add i64 %t60, %t64
  %t71 = getelementptr inbounds float, ptr %t15, i64 %t69
  %t72 = load float, ptr %t71, align 4
  %t73 = fsub float %t72, %t57
  %t74 = bitcast float %t73 to i32
  %t75 = ashr i32 %t74, 31
  %t76 = and i32 %t75, 2147483647
  %t77 = xor i32 %t74, %t76
  %t78 = fcmp une float %t73, %t73
  %t79 = select i1 %t78, i32 2147483647, i32 %t77
  %t80 = call i32 @llvm.smax.i32(i32 %t66, i32 %t79)
  %t81 = bitcast float %t73 to i32
  %t82 = ashr i32 %t81, 31
  %t83 = and i32 %t82, 2147483647
  %t84 = xor i32 %t81, %t83
  %t85 = fcmp une float %t73, %t73
  %t86 = select i1 %t85, i32 -2147483648, i32 %t84
  %t87 = call i32 @llvm.smin.i32(i32 %t67, i32 %t86)
  %t65 = add nuw nsw i64 %t64, 16
  br label %b61
b63:
  %t88 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t89 = and i32 %t88, 16
  %t90 = shl i32 65535, %t89
  %t91 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t90, i32 %t66, i32 8, i32 4127)
  %t92 = call i32 @llvm.smax.i32(i32 %t66, i32 %t91)
  %t93 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t94 = and i32 %t93, 16
  %t95 = shl i32 65535, %t94
  %t96 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t95, i32 %t92, i32 4, i32 4127)
  %t97 = call i32 @llvm.smax.i32(i32 %t92, i32 %t96)
  %t98 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t99 = and i32 %t98, 16
  %t100 = shl i32 65535, %t99
  %t101 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t100, i32 %t97, i32 2, i32 4127)
  %t102 = call i32 @llvm.smax.i32(i32 %t97, i32 %t101)
  %t103 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t104 = and i32 %t103, 16
  %t105 = shl i32 65535, %t104
  %t106 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t105, i32 %t102, i32 1, i32 4127)
  %t107 = call i32 @llvm.smax.i32(i32 %t102, i32 %t106)
  %t108 = ashr i32 %t107, 31
  %t109 = and i32 %t108, 2147483647
  %t110 = xor i32 %t107, %t109
  %t111 = bitcast i32 %t110 to float
  %t112 = fpext float %t111 to double
  %t113 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t114 = and i32 %t113, 16
  %t115 = shl i32 65535, %t114
  %t116 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t115, i32 %t67, i32 8, i32 4127)
  %t117 = call i32 @llvm.smin.i32(i32 %t67, i32 %t116)
  %t118 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t119 = and i32 %t118, 16
  %t120 = shl i32 65535, %t119
  %t121 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t120, i32 %t117, i32 4, i32 4127)
  %t122 = call i32 @llvm.smin.i32(i32 %t117, i32 %t121)
  %t123 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t124 = and i32 %t123, 16
  %t125 = shl i32 65535, %t124
  %t126 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t125, i32 %t122, i32 2, i32 4127)
  %t127 = call i32 @llvm.smin.i32(i32 %t122, i32 %t126)
  %t128 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t129 = and i32 %t128, 16
  %t130 = shl i32 65535, %t129
  %t131 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t130, i32 %t127, i32 1, i32 4127)
  %t132 = call i32 @llvm.smin.i32(i32 %t127, i32 %t131)
  %t133 = ashr i32 %t132, 31
  %t134 = and i32 %t133, 2147483647
  %t135 = xor i32 %t132, %t134
  %t136 = bitcast i32 %t135 to float
  %t137 = fpext float %t136 to double
  %t138 = add i64 %col, %t44
  %t139 = udiv i64 %t138, 1024
  %t140 = mul i64 %t43, %t8
  %t141 = add i64 %t140, %t139
  %t142 = icmp eq i64 %t29, 0
  br i1 %t142, label %b143, label %b144
b143:
  %t145 = getelementptr inbounds double, ptr %t18, i64 %t141
  store double %t112, ptr %t145, align 8
  %t146 = getelementptr inbounds double, ptr %t21, i64 %t141
  store double %t137, ptr %t146, align 8
  br label %b144
b144:
  br label %b54
b54:
  %t39 = add nuw nsw i64 %t38, %t31
  br label %b35
b37:
  ret void
}

define internal void @sf_x_rows0_1(ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows) convergent nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t42 = alloca double, i64 1, align 64
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
  %t23 = mul i64 %t16, 2
  %t24 = getelementptr inbounds double, ptr %t22, i64 %t23
  %t25 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t26 = load i64, ptr %t25, align 8
  %t27g = inttoptr i64 %t26 to ptr addrspace(1)
  %t27 = addrspacecast ptr addrspace(1) %t27g to ptr
  %t28 = mul i64 %number, 4
  %t29 = getelementptr inbounds double, ptr %t27, i64 %t28
  %t30 = add i64 %row, %rows
  br label %b31
b31:
  %t34 = phi i64 [ %row, %entry ], [ %t35, %b32 ]
  %t36 = icmp slt i64 %t34, %t30
  br i1 %t36, label %b32, label %b33
b32:
  %t37 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t38 = load i64, ptr %t37, align 8
  %t39g = inttoptr i64 %t38 to ptr addrspace(1)
  %t39 = addrspacecast ptr addrspace(1) %t39g to ptr
  %t40 = mul i64 %t34, %t8
  %t41 = getelementptr inbounds double, ptr %t39, i64 %t40
  call void @sf_x_fold_sum(ptr %t42, ptr %t41, i64 %t8, i64 1, ptr %t41, i64 1, i1 false)
  %t43 = load double, ptr %t42, align 8
  %t44 = getelementptr inbounds double, ptr %t29, i64 0
  %t45 = load double, ptr %t44, align 8
  %t46 = fdiv double %t43, %t45
  %t47 = fptrunc double %t46 to float
  %t48 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t49 = load i64, ptr %t48, align 8
  %t50g = inttoptr i64 %t49 to ptr addrspace(1)
  %t50 = addrspacecast ptr addrspace(1) %t50g to ptr
  %t51 = getelementptr inbounds float, ptr %t50, i64 %t34
  store float %t47, ptr %t51, align 4
  %t35 = add nuw nsw i64 %t34, 1
  br label %b31
b33:
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
  %t16 = mul i64 %t12, 2
  %t17 = getelementptr inbounds double, ptr %t15, i64 %t16
  %t18 = getelementptr inbounds double, ptr %t17, i64 1
  %t19 = load double, ptr %t18, align 8
  %t20 = fptrunc double %t19 to float
  %t21 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t22 = load i64, ptr %t21, align 8
  %t23g = inttoptr i64 %t22 to ptr addrspace(1)
  %t23 = addrspacecast ptr addrspace(1) %t23g to ptr
  %t24 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t25 = load i64, ptr %t24, align 8
  %t26g = inttoptr i64 %t25 to ptr addrspace(1)
  %t26 = addrspacecast ptr addrspace(1) %t26g to ptr
  %t27 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t28 = load i64, ptr %t27, align 8
  %t29g = inttoptr i64 %t28 to ptr addrspace(1)
  %t29 = addrspacecast ptr addrspace(1) %t29g to ptr
  %t30 = getelementptr inbounds i64, ptr %tensor, i64 18
  %t31 = load i64, ptr %t30, align 8
  %t32g = inttoptr i64 %t31 to ptr addrspace(1)
  %t32 = addrspacecast ptr addrspace(1) %t32g to ptr
  %t33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t34 = zext i32 %t33 to i64
  %t35 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t36 = zext i32 %t35 to i64
  %t37 = mul i64 %rows, %cols
  br label %b38
b38:
  %t41 = phi i64 [ %t34, %entry ], [ %t42, %b52 ]
  %t43 = icmp slt i64 %t41, %t37
  br i1 %t43, label %b39, label %b40
b39:
  %t44 = udiv i64 %t41, %cols
  %t45 = urem i64 %t41, %cols
  %t46 = add i64 %row, %t44
  %t47 = mul i64 %t46, %t6
  %t48 = add i64 %t47, %col
  %t49 = add i64 %t48, %t45
  %t50 = icmp slt i64 %t49, %t2
  br i1 %t50, label %b51, label %b52
b51:
  %t53 = udiv i64 %t46, %t4
  %t54 = mul i64 %t53, %t6
  %t55 = add i64 %t54, %col
  %t56 = add i64 %t55, %t45
  %t57 = getelementptr inbounds float, ptr %t29, i64 %t46
  %t58 = load float, ptr %t57, align 4
  %t59 = getelementptr inbounds float, ptr %t32, i64 %t46
  %t60 = load float, ptr %t59, align 4
  %t61 = getelementptr inbounds float, ptr %t23, i64 %t49
  %t62 = load float, ptr %t61, align 4
  %t63 = getelementptr inbounds float, ptr %t26, i64 %t49
  %t64 = load float, ptr %t63, align 4
  %t65 = fsub float %t64, %t58
  %t66 = fdiv float %t65, %t60
  %t67 = fmul float %t20, %t66
  %t68 = fsub float %t62, %t67
  %t69 = getelementptr inbounds float, ptr %t23, i64 %t49
  store float %t68, ptr %t69, align 4
  br label %b52
b52:
  %t42 = add nuw nsw i64 %t41, %t36
  br label %b38
b40:
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
  %t23 = mul i64 %t16, 2
  %t24 = getelementptr inbounds double, ptr %t22, i64 %t23
  %t25 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t26 = load i64, ptr %t25, align 8
  %t27g = inttoptr i64 %t26 to ptr addrspace(1)
  %t27 = addrspacecast ptr addrspace(1) %t27g to ptr
  %t28 = mul i64 %number, 4
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
  %t42 = sitofp i64 1 to double
  %t43 = fdiv double %t37, %t42
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t34, label %b44, label %b45
b44:
  %t46 = getelementptr inbounds double, ptr %t29, i64 1
  store double %t43, ptr %t46, align 8
  br label %b45
b45:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t34, label %b47, label %b48
b47:
  br label %b48
b48:
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
  %t21 = mul i64 %t15, 2
  %t22 = getelementptr inbounds double, ptr %t20, i64 %t21
  %t23 = getelementptr inbounds double, ptr %t22, i64 0
  %t24 = load double, ptr %t23, align 8
  %t25 = fptrunc double %t24 to float
  %t26 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t27 = load i64, ptr %t26, align 8
  %t28g = inttoptr i64 %t27 to ptr addrspace(1)
  %t28 = addrspacecast ptr addrspace(1) %t28g to ptr
  %t29 = mul i64 %t15, 2
  %t30 = getelementptr inbounds double, ptr %t28, i64 %t29
  %t31 = fpext float %t25 to double
  %t32 = getelementptr inbounds double, ptr %t30, i64 1
  store double %t31, ptr %t32, align 8
  %t16 = add nuw nsw i64 %t15, %t7
  br label %b12
b14:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t8, label %b33, label %b34
b33:
  br label %b34
b34:
  ret void
}

define internal void @sf_x_stage1_0(ptr %ctx, ptr %tensor, i64 %number) convergent nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t48 = alloca double, i64 1, align 64
  %t56 = alloca double, i64 1, align 64
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
  %t23 = mul i64 %t16, 2
  %t24 = getelementptr inbounds double, ptr %t22, i64 %t23
  %t25 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t26 = load i64, ptr %t25, align 8
  %t27g = inttoptr i64 %t26 to ptr addrspace(1)
  %t27 = addrspacecast ptr addrspace(1) %t27g to ptr
  %t28 = mul i64 %number, 4
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
  %t43 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t44 = load i64, ptr %t43, align 8
  %t45g = inttoptr i64 %t44 to ptr addrspace(1)
  %t45 = addrspacecast ptr addrspace(1) %t45g to ptr
  %t46 = mul i64 %t40, %t8
  %t47 = getelementptr inbounds double, ptr %t45, i64 %t46
  call void @sf_x_fold_max(ptr %t48, ptr %t47, i64 %t8, i64 1, ptr %t47, i64 1, i1 false)
  %t49 = load double, ptr %t48, align 8
  %t50 = call double @llvm.fabs.f64(double %t49)
  %t51 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t52 = load i64, ptr %t51, align 8
  %t53g = inttoptr i64 %t52 to ptr addrspace(1)
  %t53 = addrspacecast ptr addrspace(1) %t53g to ptr
  %t54 = mul i64 %t40, %t8
  %t55 = getelementptr inbounds double, ptr %t53, i64 %t54
  call void @sf_x_fold_min(ptr %t56, ptr %t55, i64 %t8, i64 1, ptr %t55, i64 1, i1 false)
  %t57 = load double, ptr %t56, align 8
  %t58 = fsub double %t50, %t57
  %t59 = getelementptr inbounds i64, ptr %tensor, i64 15
  %t60 = load i64, ptr %t59, align 8
  %t61g = inttoptr i64 %t60 to ptr addrspace(1)
  %t61 = addrspacecast ptr addrspace(1) %t61g to ptr
  %t62 = getelementptr inbounds double, ptr %t61, i64 %t40
  store double %t58, ptr %t62, align 8
  %t41 = add nuw nsw i64 %t40, %t33
  br label %b37
b39:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t63 = mul i64 %t2, %t4
  %t64 = getelementptr inbounds i64, ptr %tensor, i64 15
  %t65 = load i64, ptr %t64, align 8
  %t66g = inttoptr i64 %t65 to ptr addrspace(1)
  %t66 = addrspacecast ptr addrspace(1) %t66g to ptr
  %t67 = getelementptr inbounds i64, ptr %tensor, i64 8
  %t68 = load i64, ptr %t67, align 8
  %t69g = inttoptr i64 %t68 to ptr addrspace(1)
  %t69 = addrspacecast ptr addrspace(1) %t69g to ptr
  %t70 = getelementptr inbounds double, ptr %t66, i64 0
  %t75 = icmp sgt i64 %t63, 0
  br i1 %t75, label %b71, label %b72
b71:
  %t76 = phi ptr [ %t70, %b39 ], [ %t69, %b93 ]
  %t77 = phi i64 [ %t63, %b39 ], [ %t81, %b93 ]
  %t78 = phi i64 [ 1, %b39 ], [ %t79, %b93 ]
  %t79 = phi i64 [ 1, %b39 ], [ %t189, %b93 ]
  %t80 = add i64 %t77, 1023
  %t81 = udiv i64 %t80, 1024
  %t82 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t83 = zext i32 %t82 to i64
  %t84 = and i64 %t83, 15
  %t85 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t86 = zext i32 %t85 to i64
  %t87 = udiv i64 %t86, 16
  %t88 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t89 = zext i32 %t88 to i64
  %t90 = udiv i64 %t89, 16
  br label %b91
b91:
  %t94 = phi i64 [ %t87, %b71 ], [ %t95, %b187 ]
  %t96 = icmp slt i64 %t94, %t81
  br i1 %t96, label %b92, label %b93
b92:
  %t97 = mul i64 %t94, 1024
  %t98 = sub i64 %t77, %t97
  %t99 = call i64 @llvm.smin.i64(i64 %t98, i64 1024)
  br label %b100
b100:
  %t103 = phi i64 [ %t84, %b92 ], [ %t104, %b101 ]
  %t105 = phi double [ 0x0000000000000000, %b92 ], [ %t111, %b101 ]
  %t106 = icmp slt i64 %t103, %t99
  br i1 %t106, label %b101, label %b102
b101:
  %t107 = add i64 %t97, %t103
  %t108 = mul i64 %t107, %t78
  %t109 = getelementptr inbounds double, ptr %t76, i64 %t108
  %t110 = load double, ptr %t109, align 8
  %t111 = fadd double %t105, %t110
  %t104 = add nuw nsw i64 %t103, 16
  br label %b100
b102:
  %t112 = bitcast double %t105 to i64
  %t113 = trunc i64 %t112 to i32
  %t114 = lshr i64 %t112, 32
  %t115 = trunc i64 %t114 to i32
  %t116 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t117 = and i32 %t116, 16
  %t118 = shl i32 65535, %t117
  %t119 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t118, i32 %t113, i32 8, i32 4127)
  %t120 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t121 = and i32 %t120, 16
  %t122 = shl i32 65535, %t121
  %t123 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t122, i32 %t115, i32 8, i32 4127)
  %t124 = zext i32 %t119 to i64
  %t125 = zext i32 %t123 to i64
  %t126 = shl i64 %t125, 32
  %t127 = or i64 %t126, %t124
  %t128 = bitcast i64 %t127 to double
  %t129 = fadd double %t105, %t128
  %t130 = bitcast double %t129 to i64
  %t131 = trunc i64 %t130 to i32
  %t132 = lshr i64 %t130, 32
  %t133 = trunc i64 %t132 to i32
  %t134 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t135 = and i32 %t134, 16
  %t136 = shl i32 65535, %t135
  %t137 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t136, i32 %t131, i32 4, i32 4127)
  %t138 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t139 = and i32 %t138, 16
  %t140 = shl i32 65535, %t139
  %t141 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t140, i32 %t133, i32 4, i32 4127)
  %t142 = zext i32 %t137 to i64
  %t143 = zext i32 %t141 to i64
  %t144 = shl i64 %t143, 32
  %t145 = or i64 %t144, %t142
  %t146 = bitcast i64 %t145 to double
  %t147 = fadd double %t129, %t146
  %t148 = bitcast double %t147 to i64
  %t149 = trunc i64 %t148 to i32
  %t150 = lshr i64 %t148, 32
  %t151 = trunc i64 %t150 to i32
  %t152 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t153 = and i32 %t152, 16
  %t154 = shl i32 65535, %t153
  %t155 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t154, i32 %t149, i32 2, i32 4127)
  %t156 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t157 = and i32 %t156, 16
  %t158 = shl i32 65535, %t157
  %t159 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t158, i32 %t151, i32 2, i32 4127)
  %t160 = zext i32 %t155 to i64
  %t161 = zext i32 %t159 to i64
  %t162 = shl i64 %t161, 32
  %t163 = or i64 %t162, %t160
  %t164 = bitcast i64 %t163 to double
  %t165 = fadd double %t147, %t164
  %t166 = bitcast double %t165 to i64
  %t167 = trunc i64 %t166 to i32
  %t168 = lshr i64 %t166, 32
  %t169 = trunc i64 %t168 to i32
  %t170 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t171 = and i32 %t170, 16
  %t172 = shl i32 65535, %t171
  %t173 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t172, i32 %t167, i32 1, i32 4127)
  %t174 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t175 = and i32 %t174, 16
  %t176 = shl i32 65535, %t175
  %t177 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t176, i32 %t169, i32 1, i32 4127)
  %t178 = zext i32 %t173 to i64
  %t179 = zext i32 %t177 to i64
  %t180 = shl i64 %t179, 32
  %t181 = or i64 %t180, %t178
  %t182 = bitcast i64 %t181 to double
  %t183 = fadd double %t165, %t182
  %t184 = mul i64 %t94, %t79
  %t185 = icmp eq i64 %t84, 0
  br i1 %t185, label %b186, label %b187
b186:
  %t188 = getelementptr inbounds double, ptr %t69, i64 %t184
  store double %t183, ptr %t188, align 8
  br label %b187
b187:
  %t95 = add nuw nsw i64 %t94, %t90
  br label %b91
b93:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t189 = mul i64 %t79, 1024
  %t190 = icmp sgt i64 %t81, 1
  br i1 %t190, label %b71, label %b191
b191:
  %t192 = getelementptr inbounds double, ptr %t69, i64 0
  %t193 = load double, ptr %t192, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %b74
b72:
  %t194 = icmp sgt i64 %t63, 0
  br i1 %t194, label %b73, label %b74
b73:
  %t195 = getelementptr inbounds double, ptr %t70, i64 0
  %t196 = load double, ptr %t195, align 8
  br label %b74
b74:
  %t197 = phi double [ %t193, %b191 ], [ 0x0000000000000000, %b72 ], [ %t196, %b73 ]
  %t198 = getelementptr inbounds double, ptr %t29, i64 1
  %t199 = load double, ptr %t198, align 8
  %t200 = fdiv double %t197, %t199
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t34, label %b201, label %b202
b201:
  %t203 = getelementptr inbounds double, ptr %t29, i64 2
  store double %t200, ptr %t203, align 8
  br label %b202
b202:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t204 = mul i64 %t2, %t4
  %t205 = add i64 0, %t31
  br label %b206
b206:
  %t209 = phi i64 [ %t205, %b202 ], [ %t210, %b207 ]
  %t211 = icmp slt i64 %t209, %t204
  br i1 %t211, label %b207, label %b208
b207:
  %t212 = getelementptr inbounds i64, ptr %tensor, i64 15
  %t213 = load i64, ptr %t212, align 8
  %t214g = inttoptr i64 %t213 to ptr addrspace(1)
  %t214 = addrspacecast ptr addrspace(1) %t214g to ptr
  %t215 = getelementptr inbounds double, ptr %t214, i64 %t209
  %t216 = load double, ptr %t215, align 8
  %t217 = getelementptr inbounds double, ptr %t29, i64 2
  %t218 = load double, ptr %t217, align 8
  %t219 = fsub double %t216, %t218
  %t220 = getelementptr inbounds i64, ptr %tensor, i64 16
  %t221 = load i64, ptr %t220, align 8
  %t222g = inttoptr i64 %t221 to ptr addrspace(1)
  %t222 = addrspacecast ptr addrspace(1) %t222g to ptr
  %t223 = getelementptr inbounds double, ptr %t222, i64 %t209
  store double %t219, ptr %t223, align 8
  %t224 = fmul double %t219, %t219
  %t225 = getelementptr inbounds i64, ptr %tensor, i64 17
  %t226 = load i64, ptr %t225, align 8
  %t227g = inttoptr i64 %t226 to ptr addrspace(1)
  %t227 = addrspacecast ptr addrspace(1) %t227g to ptr
  %t228 = getelementptr inbounds double, ptr %t227, i64 %t209
  store double %t224, ptr %t228, align 8
  %t210 = add nuw nsw i64 %t209, %t33
  br label %b206
b208:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t229 = mul i64 %t2, %t4
  %t230 = getelementptr inbounds i64, ptr %tensor, i64 17
  %t231 = load i64, ptr %t230, align 8
  %t232g = inttoptr i64 %t231 to ptr addrspace(1)
  %t232 = addrspacecast ptr addrspace(1) %t232g to ptr
  %t233 = getelementptr inbounds i64, ptr %tensor, i64 8
  %t234 = load i64, ptr %t233, align 8
  %t235g = inttoptr i64 %t234 to ptr addrspace(1)
  %t235 = addrspacecast ptr addrspace(1) %t235g to ptr
  %t236 = getelementptr inbounds double, ptr %t232, i64 0
  %t241 = icmp sgt i64 %t229, 0
  br i1 %t241, label %b237, label %b238
b237:
  %t242 = phi ptr [ %t236, %b208 ], [ %t235, %b259 ]
  %t243 = phi i64 [ %t229, %b208 ], [ %t247, %b259 ]
  %t244 = phi i64 [ 1, %b208 ], [ %t245, %b259 ]
  %t245 = phi i64 [ 1, %b208 ], [ %t355, %b259 ]
  %t246 = add i64 %t243, 1023
  %t247 = udiv i64 %t246, 1024
  %t248 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t249 = zext i32 %t248 to i64
  %t250 = and i64 %t249, 15
  %t251 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t252 = zext i32 %t251 to i64
  %t253 = udiv i64 %t252, 16
  %t254 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t255 = zext i32 %t254 to i64
  %t256 = udiv i64 %t255, 16
  br label %b257
b257:
  %t260 = phi i64 [ %t253, %b237 ], [ %t261, %b353 ]
  %t262 = icmp slt i64 %t260, %t247
  br i1 %t262, label %b258, label %b259
b258:
  %t263 = mul i64 %t260, 1024
  %t264 = sub i64 %t243, %t263
  %t265 = call i64 @llvm.smin.i64(i64 %t264, i64 1024)
  br label %b266
b266:
  %t269 = phi i64 [ %t250, %b258 ], [ %t270, %b267 ]
  %t271 = phi double [ 0x0000000000000000, %b258 ], [ %t277, %b267 ]
  %t272 = icmp slt i64 %t269, %t265
  br i1 %t272, label %b267, label %b268
b267:
  %t273 = add i64 %t263, %t269
  %t274 = mul i64 %t273, %t244
  %t275 = getelementptr inbounds double, ptr %t242, i64 %t274
  %t276 = load double, ptr %t275, align 8
  %t277 = fadd double %t271, %t276
  %t270 = add nuw nsw i64 %t269, 16
  br label %b266
b268:
  %t278 = bitcast double %t271 to i64
  %t279 = trunc i64 %t278 to i32
  %t280 = lshr i64 %t278, 32
  %t281 = trunc i64 %t280 to i32
  %t282 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t283 = and i32 %t282, 16
  %t284 = shl i32 65535, %t283
  %t285 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t284, i32 %t279, i32 8, i32 4127)
  %t286 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t287 = and i32 %t286, 16
  %t288 = shl i32 65535, %t287
  %t289 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t288, i32 %t281, i32 8, i32 4127)
  %t290 = zext i32 %t285 to i64
  %t291 = zext i32 %t289 to i64
  %t292 = shl i64 %t291, 32
  %t293 = or i64 %t292, %t290
  %t294 = bitcast i64 %t293 to double
  %t295 = fadd double %t271, %t294
  %t296 = bitcast double %t295 to i64
  %t297 = trunc i64 %t296 to i32
  %t298 = lshr i64 %t296, 32
  %t299 = trunc i64 %t298 to i32
  %t300 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t301 = and i32 %t300, 16
  %t302 = shl i32 65535, %t301
  %t303 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t302, i32 %t297, i32 4, i32 4127)
  %t304 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t305 = and i32 %t304, 16
  %t306 = shl i32 65535, %t305
  %t307 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t306, i32 %t299, i32 4, i32 4127)
  %t308 = zext i32 %t303 to i64
  %t309 = zext i32 %t307 to i64
  %t310 = shl i64 %t309, 32
  %t311 = or i64 %t310, %t308
  %t312 = bitcast i64 %t311 to double
  %t313 = fadd double %t295, %t312
  %t314 = bitcast double %t313 to i64
  %t315 = trunc i64 %t314 to i32
  %t316 = lshr i64 %t314, 32
  %t317 = trunc i64 %t316 to i32
  %t318 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t319 = and i32 %t318, 16
  %t320 = shl i32 65535, %t319
  %t321 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t320, i32 %t315, i32 2, i32 4127)
  %t322 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t323 = and i32 %t322, 16
  %t324 = shl i32 65535, %t323
  %t325 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t324, i32 %t317, i32 2, i32 4127)
  %t326 = zext i32 %t321 to i64
  %t327 = zext i32 %t325 to i64
  %t328 = shl i64 %t327, 32
  %t329 = or i64 %t328, %t326
  %t330 = bitcast i64 %t329 to double
  %t331 = fadd double %t313, %t330
  %t332 = bitcast double %t331 to i64
  %t333 = trunc i64 %t332 to i32
  %t334 = lshr i64 %t332, 32
  %t335 = trunc i64 %t334 to i32
  %t336 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t337 = and i32 %t336, 16
  %t338 = shl i32 65535, %t337
  %t339 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t338, i32 %t333, i32 1, i32 4127)
  %t340 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t341 = and i32 %t340, 16
  %t342 = shl i32 65535, %t341
  %t343 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t342, i32 %t335, i32 1, i32 4127)
  %t344 = zext i32 %t339 to i64
  %t345 = zext i32 %t343 to i64
  %t346 = shl i64 %t345, 32
  %t347 = or i64 %t346, %t344
  %t348 = bitcast i64 %t347 to double
  %t349 = fadd double %t331, %t348
  %t350 = mul i64 %t260, %t245
  %t351 = icmp eq i64 %t250, 0
  br i1 %t351, label %b352, label %b353
b352:
  %t354 = getelementptr inbounds double, ptr %t235, i64 %t350
  store double %t349, ptr %t354, align 8
  br label %b353
b353:
  %t261 = add nuw nsw i64 %t260, %t256
  br label %b257
b259:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t355 = mul i64 %t245, 1024
  %t356 = icmp sgt i64 %t247, 1
  br i1 %t356, label %b237, label %b357
b357:
  %t358 = getelementptr inbounds double, ptr %t235, i64 0
  %t359 = load double, ptr %t358, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %b240
b238:
  %t360 = icmp sgt i64 %t229, 0
  br i1 %t360, label %b239, label %b240
b239:
  %t361 = getelementptr inbounds double, ptr %t236, i64 0
  %t362 = load double, ptr %t361, align 8
  br label %b240
b240:
  %t363 = phi double [ %t359, %b357 ], [ 0x0000000000000000, %b238 ], [ %t362, %b239 ]
  %t364 = getelementptr inbounds double, ptr %t29, i64 1
  %t365 = load double, ptr %t364, align 8
  %t366 = fdiv double %t363, %t365
  %t367 = call double @llvm.sqrt.f64(double %t366)
  %t368 = getelementptr inbounds double, ptr %t29, i64 2
  %t369 = load double, ptr %t368, align 8
  %t370 = fadd double %t369, %t367
  %t371 = fcmp oeq double %t370, 0x0000000000000000
  %t372 = select i1 %t371, double 0x3FF0000000000000, double %t370
  %t373 = fdiv double %t369, %t372
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t34, label %b374, label %b375
b374:
  %t376 = getelementptr inbounds double, ptr %t29, i64 3
  store double %t373, ptr %t376, align 8
  br label %b375
b375:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t377 = mul i64 %t2, %t4
  %t378 = add i64 0, %t31
  br label %b379
b379:
  %t382 = phi i64 [ %t378, %b375 ], [ %t383, %b380 ]
  %t384 = icmp slt i64 %t382, %t377
  br i1 %t384, label %b380, label %b381
b380:
  %t385 = getelementptr inbounds double, ptr %t29, i64 3
  %t386 = load double, ptr %t385, align 8
  %t387 = getelementptr inbounds i64, ptr %tensor, i64 16
  %t388 = load i64, ptr %t387, align 8
  %t389g = inttoptr i64 %t388 to ptr addrspace(1)
  %t389 = addrspacecast ptr addrspace(1) %t389g to ptr
  %t390 = getelementptr inbounds double, ptr %t389, i64 %t382
  %t391 = load double, ptr %t390, align 8
  %t392 = fmul double %t386, %t391
  %t393 = getelementptr inbounds double, ptr %t29, i64 2
  %t394 = load double, ptr %t393, align 8
  %t395 = fadd double %t394, %t392
  %t396 = fcmp oeq double %t395, 0x0000000000000000
  %t397 = select i1 %t396, double 0x3FF0000000000000, double %t395
  %t398 = fptrunc double %t397 to float
  %t399 = getelementptr inbounds i64, ptr %tensor, i64 18
  %t400 = load i64, ptr %t399, align 8
  %t401g = inttoptr i64 %t400 to ptr addrspace(1)
  %t401 = addrspacecast ptr addrspace(1) %t401g to ptr
  %t402 = getelementptr inbounds float, ptr %t401, i64 %t382
  store float %t398, ptr %t402, align 4
  %t383 = add nuw nsw i64 %t382, %t33
  br label %b379
b381:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t34, label %b403, label %b404
b403:
  br label %b404
b404:
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
  %t12 = phi i64 [ %t6, %entry ], [ %t13, %b37 ]
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
  %t32 = mul i64 %t18, 19
  %t33 = getelementptr inbounds i64, ptr %t31, i64 %t32
  switch i64 %t28, label %b37 [ i64 0, label %b34 i64 1, label %b35 i64 2, label %b36 ]
b34:
  %t38 = icmp eq i64 %argument, 0
  br i1 %t38, label %b39, label %b40
b39:
  call void @sf_x_sweep0_pass0(ptr %ctx, ptr %t33, i64 %t18, i64 %t20, i64 %t22, i64 %t24, i64 %t26)
  br label %b40
b40:
  %t41 = icmp eq i64 %argument, 1
  br i1 %t41, label %b42, label %b43
b42:
  call void @sf_x_sweep0_pass1(ptr %ctx, ptr %t33, i64 %t18, i64 %t20, i64 %t22, i64 %t24, i64 %t26)
  br label %b43
b43:
  br label %b37
b35:
  call void @sf_x_sweep0_pass0(ptr %ctx, ptr %t33, i64 %t18, i64 %t20, i64 %t22, i64 %t24, i64 %t26)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t44 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t45 = zext i32 %t44 to i64
  %t46 = add i64 %t20, %t45
  %t47 = add i64 %t20, %t22
  %t48 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t49 = zext i32 %t48 to i64
  br label %b50
b50:
  %t53 = phi i64 [ %t46, %b35 ], [ %t54, %b51 ]
  %t55 = icmp slt i64 %t53, %t47
  br i1 %t55, label %b51, label %b52
b51:
  call void @sf_x_rows0_1(ptr %ctx, ptr %t33, i64 %t18, i64 %t53, i64 1)
  %t54 = add nuw nsw i64 %t53, %t49
  br label %b50
b52:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @sf_x_sweep0_pass1(ptr %ctx, ptr %t33, i64 %t18, i64 %t20, i64 %t22, i64 %t24, i64 %t26)
  br label %b37
b36:
  call void @sf_x_sweep0_pass0(ptr %ctx, ptr %t33, i64 %t18, i64 %t20, i64 %t22, i64 %t24, i64 %t26)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t56 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t57 = zext i32 %t56 to i64
  %t58 = add i64 %t20, %t57
  %t59 = add i64 %t20, %t22
  %t60 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t61 = zext i32 %t60 to i64
  br label %b62
b62:
  %t65 = phi i64 [ %t58, %b36 ], [ %t66, %b63 ]
  %t67 = icmp slt i64 %t65, %t59
  br i1 %t67, label %b63, label %b64
b63:
  call void @sf_x_rows0_1(ptr %ctx, ptr %t33, i64 %t18, i64 %t65, i64 1)
  %t66 = add nuw nsw i64 %t65, %t61
  br label %b62
b64:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @sf_x_sweep0_pass1(ptr %ctx, ptr %t33, i64 %t18, i64 %t20, i64 %t22, i64 %t24, i64 %t26)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @sf_x_stage1_0(ptr %ctx, ptr %t33, i64 %t18)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @sf_x_sweep1_pass0(ptr %ctx, ptr %t33, i64 %t18, i64 %t20, i64 %t22, i64 %t24, i64 %t26)
  br label %b37
b37:
  %t13 = add nuw nsw i64 %t12, %t8
  br label %b9
b11:
  ret void
}

define ptx_kernel void @sf_x_rows_0_0(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "nvvm.maxntid"="256" "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %ctx = inttoptr i64 %context to ptr
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = add i64 %low, %t2
  %t4 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %t5 = zext i32 %t4 to i64
  br label %b6
b6:
  %t9 = phi i64 [ %t3, %entry ], [ %t10, %b30 ]
  %t11 = icmp slt i64 %t9, %high
  br i1 %t11, label %b7, label %b8
b7:
  %t12 = getelementptr inbounds i64, ptr %ctx, i64 1
  %t13 = load i64, ptr %t12, align 8
  %t14g = inttoptr i64 %t13 to ptr addrspace(1)
  %t14 = addrspacecast ptr addrspace(1) %t14g to ptr
  %t15 = mul i64 %t9, 19
  %t16 = getelementptr inbounds i64, ptr %t14, i64 %t15
  %t17 = getelementptr inbounds i64, ptr %t16, i64 3
  %t18 = load i64, ptr %t17, align 8
  %t19 = getelementptr inbounds i64, ptr %t16, i64 4
  %t20 = load i64, ptr %t19, align 8
  %t21 = mul i64 %t18, %t20
  %t22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t23 = zext i32 %t22 to i64
  %t24 = add i64 0, %t23
  %t25 = add i64 0, %t21
  %t26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t27 = zext i32 %t26 to i64
  br label %b28
b28:
  %t31 = phi i64 [ %t24, %b7 ], [ %t32, %b29 ]
  %t33 = icmp slt i64 %t31, %t25
  br i1 %t33, label %b29, label %b30
b29:
  call void @sf_x_rows0_1(ptr %ctx, ptr %t16, i64 %t9, i64 %t31, i64 1)
  %t32 = add nuw nsw i64 %t31, %t27
  br label %b28
b30:
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
  %t32 = mul i64 %t18, 19
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
  %t15 = mul i64 %t9, 19
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
  %t15 = mul i64 %t9, 19
  %t16 = getelementptr inbounds i64, ptr %t14, i64 %t15
  call void @sf_x_stage1_0(ptr %ctx, ptr %t16, i64 %t9)
  %t10 = add nuw nsw i64 %t9, %t5
  br label %b6
b8:
  ret void
}

target triple = "nvptx64-nvidia-cuda"

declare double @llvm.fabs.f64(double)
declare double @llvm.maximum.f64(double, double)
declare double @llvm.minimum.f64(double, double)
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.smin.i32(i32, i32)
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
  %t16 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t17 = load i64, ptr %t16, align 8
  %t18g = inttoptr i64 %t17 to ptr addrspace(1)
  %t18 = addrspacecast ptr addrspace(1) %t18g to ptr
  %t19 = getelementptr inbounds i64, ptr %tensor, i64 12
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
  %t61 = phi i32 [ -2139095041, %b50 ], [ %t74, %b57 ]
  %t62 = phi i32 [ 2139095040, %b50 ], [ %t81, %b57 ]
  %t63 = icmp slt i64 %t59, %t48
  br i1 %t63, label %b57, label %b58
b57:
  %t64 = add i64 %t44, %t59
  %t65 = add i64 %t55, %t59
  %t66 = getelementptr inbounds float, ptr %t15, i64 %t64
  %t67 = load float, ptr %t66, align 4
  %t68 = bitcast float %t67 to i32
  %t69 = ashr i32 %t68, 31
  %t70 = and i32 %t69, 2147483647
  %t71 = xor i32 %t68, %t70
  %t72 = fcmp une float %t67, %t67
  %t73 = select i1 %t72, i32 2147483647, i32 %t71
  %t74 = call i32 @llvm.smax.i32(i32 %t61, i32 %t73)
  %t75 = bitcast float %t67 to i32
  %t76 = ashr i32 %t75, 31
  %t77 = and i32 %t76, 2147483647
  %t78 = xor i32 %t75, %t77
  %t79 = fcmp une float %t67, %t67
  %t80 = select i1 %t79, i32 -2147483648, i32 %t78
  %t81 = call i32 @llvm.smin.i32(i32 %t62, i32 %t80)
  %t60 = add nuw nsw i64 %t59, 16
  br label %b56
b58:
  %t82 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t83 = and i32 %t82, 16
  %t84 = shl i32 65535, %t83
  %t85 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t84, i32 %t61, i32 8, i32 4127)
  %t86 = call i32 @llvm.smax.i32(i32 %t61, i32 %t85)
  %t87 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t88 = and i32 %t87, 16
  %t89 = shl i32 65535, %t88
  %t90 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t89, i32 %t86, i32 4, i32 4127)
  %t91 = call i32 @llvm.smax.i32(i32 %t86, i32 %t90)
  %t92 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t93 = and i32 %t92, 16
  %t94 = shl i32 65535, %t93
  %t95 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t94, i32 %t91, i32 2, i32 4127)
  %t96 = call i32 @llvm.smax.i32(i32 %t91, i32 %t95)
  %t97 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t98 = and i32 %t97, 16
  %t99 = shl i32 65535, %t98
  %t100 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t99, i32 %t96, i32 1, i32 4127)
  %t101 = call i32 @llvm.smax.i32(i32 %t96, i32 %t100)
  %t102 = ashr i32 %t101, 31
  %t103 = and i32 %t102, 2147483647
  %t104 = xor i32 %t101, %t103
  %t105 = bitcast i32 %t104 to float
  %t106 = fpext float %t105 to double
  %t107 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t108 = and i32 %t107, 16
  %t109 = shl i32 65535, %t108
  %t110 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t109, i32 %t62, i32 8, i32 4127)
  %t111 = call i32 @llvm.smin.i32(i32 %t62, i32 %t110)
  %t112 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t113 = and i32 %t112, 16
  %t114 = shl i32 65535, %t113
  %t115 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t114, i32 %t111, i32 4, i32 4127)
  %t116 = call i32 @llvm.smin.i32(i32 %t111, i32 %t115)
  %t117 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t118 = and i32 %t117, 16
  %t119 = shl i32 65535, %t118
  %t120 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t119, i32 %t116, i32 2, i32 4127)
  %t121 = call i32 @llvm.smin.i32(i32 %t116, i32 %t120)
  %t122 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t123 = and i32 %t122, 16
  %t124 = shl i32 65535, %t123
  %t125 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t124, i32 %t121, i32 1, i32 4127)
  %t126 = call i32 @llvm.smin.i32(i32 %t121, i32 %t125)
  %t127 = ashr i32 %t126, 31
  %t128 = and i32 %t127, 2147483647
  %t129 = xor i32 %t126, %t128
  %t130 = bitcast i32 %t129 to float
  %t131 = fpext float %t130 to double
  %t132 = add i64 %col, %t41
  %t133 = udiv i64 %t132, 1024
  %t134 = mul i64 %t40, %t8
  %t135 = add i64 %t134, %t133
  %t136 = icmp eq i64 %t26, 0
  br i1 %t136, label %b137, label %b138
b137:
  %t139 = getelementptr inbounds double, ptr %t18, i64 %t135
  store double %t106, ptr %t139, align 8
  %t140 = getelementptr inbounds double, ptr %t21, i64 %t135
  store double %t131, ptr %t140, align 8
  br label %b138
b138:
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
  %t13 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t14 = load i64, ptr %t13, align 8
  %t15g = inttoptr i64 %t14 to ptr addrspace(1)
  %t15 = addrspacecast ptr addrspace(1) %t15g to ptr
  %t16 = mul i64 %number, 1
  %t17 = getelementptr inbounds double, ptr %t15, i64 %t16
  %t18 = getelementptr inbounds double, ptr %t17, i64 0
  %t19 = load double, ptr %t18, align 8
  %t20 = fptrunc double %t19 to float
  %t21 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t22 = load i64, ptr %t21, align 8
  %t23g = inttoptr i64 %t22 to ptr addrspace(1)
  %t23 = addrspacecast ptr addrspace(1) %t23g to ptr
  %t24 = mul i64 %t12, 2
  %t25 = getelementptr inbounds double, ptr %t23, i64 %t24
  %t26 = getelementptr inbounds double, ptr %t25, i64 1
  %t27 = load double, ptr %t26, align 8
  %t28 = fptrunc double %t27 to float
  %t29 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t30 = load i64, ptr %t29, align 8
  %t31g = inttoptr i64 %t30 to ptr addrspace(1)
  %t31 = addrspacecast ptr addrspace(1) %t31g to ptr
  %t32 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t33 = load i64, ptr %t32, align 8
  %t34g = inttoptr i64 %t33 to ptr addrspace(1)
  %t34 = addrspacecast ptr addrspace(1) %t34g to ptr
  %t35 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t36 = zext i32 %t35 to i64
  %t37 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t38 = zext i32 %t37 to i64
  %t39 = icmp eq i64 %cols, %t6
  %t40 = icmp eq i64 %rows, 1
  %t41 = or i1 %t39, %t40
  %t42 = mul i64 %rows, %cols
  %t43 = select i1 %t41, i64 1, i64 %rows
  %t44 = select i1 %t41, i64 %t42, i64 %cols
  br label %b45
b45:
  %t48 = phi i64 [ 0, %entry ], [ %t49, %b90 ]
  %t50 = icmp slt i64 %t48, %t43
  br i1 %t50, label %b46, label %b47
b46:
  %t51 = add i64 %row, %t48
  %t52 = mul i64 %t51, %t6
  %t53 = add i64 %t52, %col
  %t54 = sub i64 %t2, %t53
  %t55 = call i64 @llvm.smin.i64(i64 %t44, i64 %t54)
  %t56 = and i64 %t53, 3
  %t57 = ptrtoint ptr %t31 to i64
  %t58 = and i64 %t57, 15
  %t59 = or i64 %t56, %t58
  %t60 = ptrtoint ptr %t34 to i64
  %t61 = and i64 %t60, 15
  %t62 = or i64 %t59, %t61
  %t63 = icmp eq i64 %t62, 0
  %t64 = select i1 %t63, i64 -4, i64 0
  %t65 = and i64 %t55, %t64
  %t66 = mul i64 %t36, 4
  %t67 = mul i64 %t38, 4
  br label %b68
b68:
  %t71 = phi i64 [ %t66, %b46 ], [ %t72, %b69 ]
  %t73 = icmp slt i64 %t71, %t65
  br i1 %t73, label %b69, label %b70
b69:
  %t74 = add i64 %t53, %t71
  %t75 = insertelement <4 x float> poison, float %t20, i64 0
  %t76 = shufflevector <4 x float> %t75, <4 x float> poison, <4 x i32> zeroinitializer
  %t77 = insertelement <4 x float> poison, float %t28, i64 0
  %t78 = shufflevector <4 x float> %t77, <4 x float> poison, <4 x i32> zeroinitializer
  %t79 = getelementptr inbounds float, ptr %t31, i64 %t74
  %t80 = load <4 x float>, ptr %t79, align 16
  %t81 = getelementptr inbounds float, ptr %t34, i64 %t74
  %t82 = load <4 x float>, ptr %t81, align 16
  %t83 = fdiv <4 x float> %t82, %t76
  %t84 = fmul <4 x float> %t78, %t83
  %t85 = fsub <4 x float> %t80, %t84
  %t86 = getelementptr inbounds float, ptr %t31, i64 %t74
  store <4 x float> %t85, ptr %t86, align 16
  %t72 = add nuw nsw i64 %t71, %t67
  br label %b68
b70:
  %t87 = add i64 %t65, %t36
  br label %b88
b88:
  %t91 = phi i64 [ %t87, %b70 ], [ %t92, %b89 ]
  %t93 = icmp slt i64 %t91, %t55
  br i1 %t93, label %b89, label %b90
b89:
  %t94 = add i64 %t53, %t91
  %t95 = getelementptr inbounds float, ptr %t31, i64 %t94
  %t96 = load float, ptr %t95, align 4
  %t97 = getelementptr inbounds float, ptr %t34, i64 %t94
  %t98 = load float, ptr %t97, align 4
  %t99 = fdiv float %t98, %t20
  %t100 = fmul float %t28, %t99
  %t101 = fsub float %t96, %t100
  %t102 = getelementptr inbounds float, ptr %t31, i64 %t94
  store float %t101, ptr %t102, align 4
  %t92 = add nuw nsw i64 %t91, %t38
  br label %b88
b90:
  %t49 = add nuw nsw i64 %t48, 1
  br label %b45
b47:
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
  %t21 = mul i64 %t15, 2
  %t22 = getelementptr inbounds double, ptr %t20, i64 %t21
  %t23 = getelementptr inbounds double, ptr %t22, i64 0
  %t24 = load double, ptr %t23, align 8
  %t25 = fptrunc double %t24 to float
  %t26 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t27 = load i64, ptr %t26, align 8
  %t28g = inttoptr i64 %t27 to ptr addrspace(1)
  %t28 = addrspacecast ptr addrspace(1) %t28g to ptr
  %t29 = mul i64 %t15, 2
  %t30 = getelementptr inbounds double, ptr %t28, i64 %t29
  %t31 = fpext float %t25 to double
  %t32 = getelementptr inbounds double, ptr %t30, i64 1
  store double %t31, ptr %t32, align 8
  %t16 = add nuw nsw i64 %t15, %t7
  br label %b12
b14:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t8, label %b33, label %b34
b33:
  br label %b34
b34:
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
  %t23 = mul i64 %t16, 2
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
  %t35 = getelementptr inbounds i64, ptr %tensor, i64 11
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
  %t75 = phi double [ 0xFFF0000000000000, %b62 ], [ %t81, %b71 ]
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
  %t167 = phi double [ %t163, %b161 ], [ 0xFFF0000000000000, %b41 ], [ %t166, %b42 ]
  %t168 = call double @llvm.fabs.f64(double %t167)
  %t169 = getelementptr inbounds i64, ptr %tensor, i64 12
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
  %t209 = phi double [ 0x7FF0000000000000, %b196 ], [ %t215, %b205 ]
  %t210 = icmp slt i64 %t207, %t203
  br i1 %t210, label %b205, label %b206
b205:
  %t211 = add i64 %t201, %t207
  %t212 = mul i64 %t211, %t182
  %t213 = getelementptr inbounds double, ptr %t180, i64 %t212
  %t214 = load double, ptr %t213, align 8
  %t215 = call double @llvm.minimum.f64(double %t209, double %t214)
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
  %t233 = call double @llvm.minimum.f64(double %t209, double %t232)
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
  %t251 = call double @llvm.minimum.f64(double %t233, double %t250)
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
  %t269 = call double @llvm.minimum.f64(double %t251, double %t268)
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
  %t287 = call double @llvm.minimum.f64(double %t269, double %t286)
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
  %t301 = phi double [ %t297, %b295 ], [ 0x7FF0000000000000, %b175 ], [ %t300, %b176 ]
  %t302 = fsub double %t168, %t301
  %t303 = fcmp oeq double %t302, 0x0000000000000000
  %t304 = select i1 %t303, double 0x3FF0000000000000, double %t302
  %t305 = fptrunc double %t304 to float
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t34, label %b306, label %b307
b306:
  %t308 = fpext float %t305 to double
  %t309 = getelementptr inbounds double, ptr %t29, i64 0
  store double %t308, ptr %t309, align 8
  br label %b307
b307:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t34, label %b310, label %b311
b310:
  br label %b311
b311:
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
  %t32 = mul i64 %t18, 13
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
  %t32 = mul i64 %t18, 13
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
  %t15 = mul i64 %t9, 13
  %t16 = getelementptr inbounds i64, ptr %t14, i64 %t15
  call void @sf_x_stage1_0(ptr %ctx, ptr %t16, i64 %t9)
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
  %t16 = mul i64 %t12, 2
  %t17 = getelementptr inbounds double, ptr %t15, i64 %t16
  %t18 = getelementptr inbounds double, ptr %t17, i64 1
  %t19 = load double, ptr %t18, align 8
  %t20 = fptrunc double %t19 to float
  %t21 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t22 = load i64, ptr %t21, align 8
  %t23g = inttoptr i64 %t22 to ptr addrspace(1)
  %t23 = addrspacecast ptr addrspace(1) %t23g to ptr
  %t24 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t25 = load i64, ptr %t24, align 8
  %t26g = inttoptr i64 %t25 to ptr addrspace(1)
  %t26 = addrspacecast ptr addrspace(1) %t26g to ptr
  %t27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t28 = zext i32 %t27 to i64
  %t29 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t30 = zext i32 %t29 to i64
  %t31 = icmp eq i64 %cols, %t6
  %t32 = icmp eq i64 %rows, 1
  %t33 = or i1 %t31, %t32
  %t34 = mul i64 %rows, %cols
  %t35 = select i1 %t33, i64 1, i64 %rows
  %t36 = select i1 %t33, i64 %t34, i64 %cols
  br label %b37
b37:
  %t40 = phi i64 [ 0, %entry ], [ %t41, %b84 ]
  %t42 = icmp slt i64 %t40, %t35
  br i1 %t42, label %b38, label %b39
b38:
  %t43 = add i64 %row, %t40
  %t44 = mul i64 %t43, %t6
  %t45 = add i64 %t44, %col
  %t46 = sub i64 %t2, %t45
  %t47 = call i64 @llvm.smin.i64(i64 %t36, i64 %t46)
  %t48 = and i64 %t45, 3
  %t49 = ptrtoint ptr %t23 to i64
  %t50 = and i64 %t49, 15
  %t51 = or i64 %t48, %t50
  %t52 = ptrtoint ptr %t26 to i64
  %t53 = and i64 %t52, 15
  %t54 = or i64 %t51, %t53
  %t55 = icmp eq i64 %t54, 0
  %t56 = select i1 %t55, i64 -4, i64 0
  %t57 = and i64 %t47, %t56
  %t58 = mul i64 %t28, 4
  %t59 = mul i64 %t30, 4
  br label %b60
b60:
  %t63 = phi i64 [ %t58, %b38 ], [ %t64, %b61 ]
  %t65 = icmp slt i64 %t63, %t57
  br i1 %t65, label %b61, label %b62
b61:
  %t66 = add i64 %t45, %t63
  %t67 = insertelement <4 x float> poison, float %t20, i64 0
  %t68 = shufflevector <4 x float> %t67, <4 x float> poison, <4 x i32> zeroinitializer
  %t69 = getelementptr inbounds float, ptr %t23, i64 %t66
  %t70 = load <4 x float>, ptr %t69, align 16
  %t71 = getelementptr inbounds float, ptr %t26, i64 %t66
  %t72 = load <4 x float>, ptr %t71, align 16
  %t73 = fcmp olt <4 x float> %t72, splat (float 0x0000000000000000)
  %t74 = fcmp olt <4 x float> splat (float 0x0000000000000000), %t72
  %t75 = fadd <4 x float> %t72, splat (float 0x0000000000000000)
  %t76 = select <4 x i1> %t74, <4 x float> splat (float 0x3FF0000000000000), <4 x float> %t75
  %t77 = select <4 x i1> %t73, <4 x float> splat (float 0xBFF0000000000000), <4 x float> %t76
  %t78 = fmul <4 x float> %t68, %t77
  %t79 = fsub <4 x float> %t70, %t78
  %t80 = getelementptr inbounds float, ptr %t23, i64 %t66
  store <4 x float> %t79, ptr %t80, align 16
  %t64 = add nuw nsw i64 %t63, %t59
  br label %b60
b62:
  %t81 = add i64 %t57, %t28
  br label %b82
b82:
  %t85 = phi i64 [ %t81, %b62 ], [ %t86, %b83 ]
  %t87 = icmp slt i64 %t85, %t47
  br i1 %t87, label %b83, label %b84
b83:
  %t88 = add i64 %t45, %t85
  %t89 = getelementptr inbounds float, ptr %t23, i64 %t88
  %t90 = load float, ptr %t89, align 4
  %t91 = getelementptr inbounds float, ptr %t26, i64 %t88
  %t92 = load float, ptr %t91, align 4
  %t93 = fcmp olt float %t92, 0x0000000000000000
  %t94 = fcmp olt float 0x0000000000000000, %t92
  %t95 = fadd float %t92, 0x0000000000000000
  %t96 = select i1 %t94, float 0x3FF0000000000000, float %t95
  %t97 = select i1 %t93, float 0xBFF0000000000000, float %t96
  %t98 = fmul float %t20, %t97
  %t99 = fsub float %t90, %t98
  %t100 = getelementptr inbounds float, ptr %t23, i64 %t88
  store float %t99, ptr %t100, align 4
  %t86 = add nuw nsw i64 %t85, %t30
  br label %b82
b84:
  %t41 = add nuw nsw i64 %t40, 1
  br label %b37
b39:
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
  %t21 = mul i64 %t15, 2
  %t22 = getelementptr inbounds double, ptr %t20, i64 %t21
  %t23 = getelementptr inbounds double, ptr %t22, i64 0
  %t24 = load double, ptr %t23, align 8
  %t25 = fptrunc double %t24 to float
  %t26 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t27 = load i64, ptr %t26, align 8
  %t28g = inttoptr i64 %t27 to ptr addrspace(1)
  %t28 = addrspacecast ptr addrspace(1) %t28g to ptr
  %t29 = mul i64 %t15, 2
  %t30 = getelementptr inbounds double, ptr %t28, i64 %t29
  %t31 = fpext float %t25 to double
  %t32 = getelementptr inbounds double, ptr %t30, i64 1
  store double %t31, ptr %t32, align 8
  %t16 = add nuw nsw i64 %t15, %t7
  br label %b12
b14:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %t8, label %b33, label %b34
b33:
  br label %b34
b34:
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
