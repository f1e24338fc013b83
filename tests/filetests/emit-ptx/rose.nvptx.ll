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
declare i32 @llvm.smin.i32(i32, i32)
declare i64 @llvm.smin.i64(i64, i64)
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
  %t6 = add i64 %cols, 1023
  %t7 = udiv i64 %t6, 1024
  %t8 = mul i64 %rows, %t7
  %t23 = add i64 %col, %cols
  %t38 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t39 = load i64, ptr %t38, align 8
  %t40 = inttoptr i64 %t39 to ptr addrspace(1)
  %t41 = addrspacecast ptr addrspace(1) %t40 to ptr
  %t42 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t43 = load i64, ptr %t42, align 8
  %t156 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t157 = load i64, ptr %t156, align 8
  %t158 = inttoptr i64 %t157 to ptr addrspace(1)
  %t159 = addrspacecast ptr addrspace(1) %t158 to ptr
  %t160 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t161 = load i64, ptr %t160, align 8
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t9 = udiv i64 %t2, 16
  %t10 = udiv i64 %t4, 16
  br label %b11
b11:
  %t14 = phi i64 [ %t9, %entry ], [ %t15, %b155 ]
  %t16 = icmp slt i64 %t14, %t8
  br i1 %t16, label %b12, label %b13
b12:
  %t17 = udiv i64 %t14, %t7
  %t18 = add i64 %row, %t17
  %t19 = urem i64 %t14, %t7
  %t20 = mul i64 %t19, 1024
  %t21 = add i64 %col, %t20
  %t22 = add i64 %t21, 1024
  %t24 = call i64 @llvm.smin.i64(i64 %t22, i64 %t23)
  %t25 = sub i64 %t24, %t21
  %t26 = urem i64 %t25, 64
  %t27 = sub i64 %t25, %t26
  %t28 = add i64 %t21, %t27
  %t44 = mul i64 %t18, %t43
  br label %b29
b29:
  %t32 = phi i64 [ %t21, %b12 ], [ %t33, %b30 ]
  %t34 = phi double [ 0x0000000000000000, %b12 ], [ %t67, %b30 ]
  %t35 = icmp slt i64 %t32, %t28
  br i1 %t35, label %b30, label %b31
b30:
  %t36 = add i64 %t32, 16
  %t37 = add i64 %t32, %t5
  %t45 = add i64 %t44, %t37
  %t48 = add i64 %t37, 16
  %t49 = add i64 %t44, %t48
  %t52 = add i64 %t37, 32
  %t53 = add i64 %t44, %t52
  %t56 = add i64 %t37, 48
  %t57 = add i64 %t44, %t56
  %t46 = getelementptr inbounds float, ptr %t41, i64 %t45
  %t47 = load float, ptr %t46, align 4
  %t50 = getelementptr inbounds float, ptr %t41, i64 %t49
  %t51 = load float, ptr %t50, align 4
  %t54 = getelementptr inbounds float, ptr %t41, i64 %t53
  %t55 = load float, ptr %t54, align 4
  %t58 = getelementptr inbounds float, ptr %t41, i64 %t57
  %t59 = load float, ptr %t58, align 4
  %t60 = fpext float %t47 to double
  %t61 = fadd double %t34, %t60
  %t62 = fpext float %t51 to double
  %t63 = fadd double %t61, %t62
  %t64 = fpext float %t55 to double
  %t65 = fadd double %t63, %t64
  %t66 = fpext float %t59 to double
  %t67 = fadd double %t65, %t66
  %t33 = add nuw nsw i64 %t32, 64
  br label %b29
b31:
  %t68 = add i64 %t28, %t5
  br label %b69
b69:
  %t72 = phi i64 [ %t68, %b31 ], [ %t73, %b70 ]
  %t74 = phi double [ %t34, %b31 ], [ %t80, %b70 ]
  %t75 = icmp slt i64 %t72, %t24
  br i1 %t75, label %b70, label %b71
b70:
  %t76 = add i64 %t44, %t72
  %t77 = getelementptr inbounds float, ptr %t41, i64 %t76
  %t78 = load float, ptr %t77, align 4
  %t79 = fpext float %t78 to double
  %t80 = fadd double %t74, %t79
  %t73 = add nuw nsw i64 %t72, 16
  br label %b69
b71:
  %t81 = bitcast double %t74 to i64
  %t82 = trunc i64 %t81 to i32
  %t83 = lshr i64 %t81, 32
  %t84 = trunc i64 %t83 to i32
  %t85 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t86 = and i32 %t85, 16
  %t87 = shl i32 65535, %t86
  %t88 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t87, i32 %t82, i32 8, i32 4127)
  %t89 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t90 = and i32 %t89, 16
  %t91 = shl i32 65535, %t90
  %t92 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t91, i32 %t84, i32 8, i32 4127)
  %t93 = zext i32 %t88 to i64
  %t94 = zext i32 %t92 to i64
  %t95 = shl i64 %t94, 32
  %t96 = or i64 %t95, %t93
  %t97 = bitcast i64 %t96 to double
  %t98 = fadd double %t74, %t97
  %t99 = bitcast double %t98 to i64
  %t100 = trunc i64 %t99 to i32
  %t101 = lshr i64 %t99, 32
  %t102 = trunc i64 %t101 to i32
  %t103 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t104 = and i32 %t103, 16
  %t105 = shl i32 65535, %t104
  %t106 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t105, i32 %t100, i32 4, i32 4127)
  %t107 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t108 = and i32 %t107, 16
  %t109 = shl i32 65535, %t108
  %t110 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t109, i32 %t102, i32 4, i32 4127)
  %t111 = zext i32 %t106 to i64
  %t112 = zext i32 %t110 to i64
  %t113 = shl i64 %t112, 32
  %t114 = or i64 %t113, %t111
  %t115 = bitcast i64 %t114 to double
  %t116 = fadd double %t98, %t115
  %t117 = bitcast double %t116 to i64
  %t118 = trunc i64 %t117 to i32
  %t119 = lshr i64 %t117, 32
  %t120 = trunc i64 %t119 to i32
  %t121 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t122 = and i32 %t121, 16
  %t123 = shl i32 65535, %t122
  %t124 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t123, i32 %t118, i32 2, i32 4127)
  %t125 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t126 = and i32 %t125, 16
  %t127 = shl i32 65535, %t126
  %t128 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t127, i32 %t120, i32 2, i32 4127)
  %t129 = zext i32 %t124 to i64
  %t130 = zext i32 %t128 to i64
  %t131 = shl i64 %t130, 32
  %t132 = or i64 %t131, %t129
  %t133 = bitcast i64 %t132 to double
  %t134 = fadd double %t116, %t133
  %t135 = bitcast double %t134 to i64
  %t136 = trunc i64 %t135 to i32
  %t137 = lshr i64 %t135, 32
  %t138 = trunc i64 %t137 to i32
  %t139 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t140 = and i32 %t139, 16
  %t141 = shl i32 65535, %t140
  %t142 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t141, i32 %t136, i32 1, i32 4127)
  %t143 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t144 = and i32 %t143, 16
  %t145 = shl i32 65535, %t144
  %t146 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t145, i32 %t138, i32 1, i32 4127)
  %t147 = zext i32 %t142 to i64
  %t148 = zext i32 %t146 to i64
  %t149 = shl i64 %t148, 32
  %t150 = or i64 %t149, %t147
  %t151 = bitcast i64 %t150 to double
  %t152 = fadd double %t134, %t151
  %t153 = icmp eq i64 %t5, 0
  br i1 %t153, label %b154, label %b155
b154:
  %t162 = mul i64 %t18, %t161
  %t163 = udiv i64 %t21, 1024
  %t164 = add i64 %t162, %t163
  %t165 = getelementptr inbounds double, ptr %t159, i64 %t164
  store double %t152, ptr %t165, align 8
  br label %b155
b155:
  %t15 = add nuw nsw i64 %t14, %t10
  br label %b11
b13:
  ret void
}

define internal void @sf_x_sweep0_pass1(ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows, i64 %col, i64 %cols) convergent nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t6 = add i64 %cols, 1023
  %t7 = udiv i64 %t6, 1024
  %t8 = mul i64 %rows, %t7
  %t22 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t23 = load i64, ptr %t22, align 8
  %t24 = inttoptr i64 %t23 to ptr addrspace(1)
  %t25 = addrspacecast ptr addrspace(1) %t24 to ptr
  %t29 = add i64 %col, %cols
  %t45 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t46 = load i64, ptr %t45, align 8
  %t47 = inttoptr i64 %t46 to ptr addrspace(1)
  %t48 = addrspacecast ptr addrspace(1) %t47 to ptr
  %t49 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t50 = load i64, ptr %t49, align 8
  %t207 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t208 = load i64, ptr %t207, align 8
  %t209 = inttoptr i64 %t208 to ptr addrspace(1)
  %t210 = addrspacecast ptr addrspace(1) %t209 to ptr
  %t211 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t212 = load i64, ptr %t211, align 8
  %t217 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t218 = load i64, ptr %t217, align 8
  %t219 = inttoptr i64 %t218 to ptr addrspace(1)
  %t220 = addrspacecast ptr addrspace(1) %t219 to ptr
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t9 = udiv i64 %t2, 16
  %t10 = udiv i64 %t4, 16
  br label %b11
b11:
  %t14 = phi i64 [ %t9, %entry ], [ %t15, %b206 ]
  %t16 = icmp slt i64 %t14, %t8
  br i1 %t16, label %b12, label %b13
b12:
  %t17 = udiv i64 %t14, %t7
  %t18 = add i64 %row, %t17
  %t19 = urem i64 %t14, %t7
  %t20 = mul i64 %t19, 1024
  %t21 = add i64 %col, %t20
  %t28 = add i64 %t21, 1024
  %t30 = call i64 @llvm.smin.i64(i64 %t28, i64 %t29)
  %t31 = sub i64 %t30, %t21
  %t32 = urem i64 %t31, 64
  %t33 = sub i64 %t31, %t32
  %t34 = add i64 %t21, %t33
  %t51 = mul i64 %t18, %t50
  %t26 = getelementptr inbounds float, ptr %t25, i64 %t18
  %t27 = load float, ptr %t26, align 4
  br label %b35
b35:
  %t38 = phi i64 [ %t21, %b12 ], [ %t39, %b36 ]
  %t40 = phi i32 [ -2139095041, %b12 ], [ %t119, %b36 ]
  %t41 = phi i32 [ 2139095040, %b12 ], [ %t126, %b36 ]
  %t42 = icmp slt i64 %t38, %t34
  br i1 %t42, label %b36, label %b37
b36:
  %t43 = add i64 %t38, 16
  %t44 = add i64 %t38, %t5
  %t52 = add i64 %t51, %t44
  %t55 = add i64 %t44, 16
  %t56 = add i64 %t51, %t55
  %t59 = add i64 %t44, 32
  %t60 = add i64 %t51, %t59
  %t63 = add i64 %t44, 48
  %t64 = add i64 %t51, %t63
  %t53 = getelementptr inbounds float, ptr %t48, i64 %t52
  %t54 = load float, ptr %t53, align 4
  %t57 = getelementptr inbounds float, ptr %t48, i64 %t56
  %t58 = load float, ptr %t57, align 4
  %t61 = getelementptr inbounds float, ptr %t48, i64 %t60
  %t62 = load float, ptr %t61, align 4
  %t65 = getelementptr inbounds float, ptr %t48, i64 %t64
  %t66 = load float, ptr %t65, align 4
  %t67 = fsub float %t54, %t27
  %t68 = bitcast float %t67 to i32
  %t69 = ashr i32 %t68, 31
  %t70 = and i32 %t69, 2147483647
  %t71 = xor i32 %t68, %t70
  %t72 = fcmp une float %t67, %t67
  %t73 = select i1 %t72, i32 2147483647, i32 %t71
  %t74 = call i32 @llvm.smax.i32(i32 %t40, i32 %t73)
  %t75 = bitcast float %t67 to i32
  %t76 = ashr i32 %t75, 31
  %t77 = and i32 %t76, 2147483647
  %t78 = xor i32 %t75, %t77
  %t79 = fcmp une float %t67, %t67
  %t80 = select i1 %t79, i32 -2147483648, i32 %t78
  %t81 = call i32 @llvm.smin.i32(i32 %t41, i32 %t80)
  %t82 = fsub float %t58, %t27
  %t83 = bitcast float %t82 to i32
  %t84 = ashr i32 %t83, 31
  %t85 = and i32 %t84, 2147483647
  %t86 = xor i32 %t83, %t85
  %t87 = fcmp une float %t82, %t82
  %t88 = select i1 %t87, i32 2147483647, i32 %t86
  %t89 = call i32 @llvm.smax.i32(i32 %t74, i32 %t88)
  %t90 = bitcast float %t82 to i32
  %t91 = ashr i32 %t90, 31
  %t92 = and i32 %t91, 2147483647
  %t93 = xor i32 %t90, %t92
  %t94 = fcmp une float %t82, %t82
  %t95 = select i1 %t94, i32 -2147483648, i32 %t93
  %t96 = call i32 @llvm.smin.i32(i32 %t81, i32 %t95)
  %t97 = fsub float %t62, %t27
  %t98 = bitcast float %t97 to i32
  %t99 = ashr i32 %t98, 31
  %t100 = and i32 %t99, 2147483647
  %t101 = xor i32 %t98, %t100
  %t102 = fcmp une float %t97, %t97
  %t103 = select i1 %t102, i32 2147483647, i32 %t101
  %t104 = call i32 @llvm.smax.i32(i32 %t89, i32 %t103)
  %t105 = bitcast float %t97 to i32
  %t106 = ashr i32 %t105, 31
  %t107 = and i32 %t106, 2147483647
  %t108 = xor i32 %t105, %t107
  %t109 = fcmp une float %t97, %t97
  %t110 = select i1 %t109, i32 -2147483648, i32 %t108
  %t111 = call i32 @llvm.smin.i32(i32 %t96, i32 %t110)
  %t112 = fsub float %t66, %t27
  %t113 = bitcast float %t112 to i32
  %t114 = ashr i32 %t113, 31
  %t115 = and i32 %t114, 2147483647
  %t116 = xor i32 %t113, %t115
  %t117 = fcmp une float %t112, %t112
  %t118 = select i1 %t117, i32 2147483647, i32 %t116
  %t119 = call i32 @llvm.smax.i32(i32 %t104, i32 %t118)
  %t120 = bitcast float %t112 to i32
  %t121 = ashr i32 %t120, 31
  %t122 = and i32 %t121, 2147483647
  %t123 = xor i32 %t120, %t122
  %t124 = fcmp une float %t112, %t112
  %t125 = select i1 %t124, i32 -2147483648, i32 %t123
  %t126 = call i32 @llvm.smin.i32(i32 %t111, i32 %t125)
  %t39 = add nuw nsw i64 %t38, 64
  br label %b35
b37:
  %t127 = add i64 %t34, %t5
  br label %b128
b128:
  %t131 = phi i64 [ %t127, %b37 ], [ %t132, %b129 ]
  %t133 = phi i32 [ %t40, %b37 ], [ %t146, %b129 ]
  %t134 = phi i32 [ %t41, %b37 ], [ %t153, %b129 ]
  %t135 = icmp slt i64 %t131, %t30
  br i1 %t135, label %b129, label %b130
b129:
  %t136 = add i64 %t51, %t131
  %t137 = getelementptr inbounds float, ptr %t48, i64 %t136
  %t138 = load float, ptr %t137, align 4
  %t139 = fsub float %t138, %t27
  %t140 = bitcast float %t139 to i32
  %t141 = ashr i32 %t140, 31
  %t142 = and i32 %t141, 2147483647
  %t143 = xor i32 %t140, %t142
  %t144 = fcmp une float %t139, %t139
  %t145 = select i1 %t144, i32 2147483647, i32 %t143
  %t146 = call i32 @llvm.smax.i32(i32 %t133, i32 %t145)
  %t147 = bitcast float %t139 to i32
  %t148 = ashr i32 %t147, 31
  %t149 = and i32 %t148, 2147483647
  %t150 = xor i32 %t147, %t149
  %t151 = fcmp une float %t139, %t139
  %t152 = select i1 %t151, i32 -2147483648, i32 %t150
  %t153 = call i32 @llvm.smin.i32(i32 %t134, i32 %t152)
  %t132 = add nuw nsw i64 %t131, 16
  br label %b128
b130:
  %t154 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t155 = and i32 %t154, 16
  %t156 = shl i32 65535, %t155
  %t157 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t156, i32 %t133, i32 8, i32 4127)
  %t158 = call i32 @llvm.smax.i32(i32 %t133, i32 %t157)
  %t159 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t160 = and i32 %t159, 16
  %t161 = shl i32 65535, %t160
  %t162 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t161, i32 %t158, i32 4, i32 4127)
  %t163 = call i32 @llvm.smax.i32(i32 %t158, i32 %t162)
  %t164 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t165 = and i32 %t164, 16
  %t166 = shl i32 65535, %t165
  %t167 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t166, i32 %t163, i32 2, i32 4127)
  %t168 = call i32 @llvm.smax.i32(i32 %t163, i32 %t167)
  %t169 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t170 = and i32 %t169, 16
  %t171 = shl i32 65535, %t170
  %t172 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t171, i32 %t168, i32 1, i32 4127)
  %t173 = call i32 @llvm.smax.i32(i32 %t168, i32 %t172)
  %t174 = ashr i32 %t173, 31
  %t175 = and i32 %t174, 2147483647
  %t176 = xor i32 %t173, %t175
  %t177 = bitcast i32 %t176 to float
  %t178 = fpext float %t177 to double
  %t179 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t180 = and i32 %t179, 16
  %t181 = shl i32 65535, %t180
  %t182 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t181, i32 %t134, i32 8, i32 4127)
  %t183 = call i32 @llvm.smin.i32(i32 %t134, i32 %t182)
  %t184 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t185 = and i32 %t184, 16
  %t186 = shl i32 65535, %t185
  %t187 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t186, i32 %t183, i32 4, i32 4127)
  %t188 = call i32 @llvm.smin.i32(i32 %t183, i32 %t187)
  %t189 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t190 = and i32 %t189, 16
  %t191 = shl i32 65535, %t190
  %t192 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t191, i32 %t188, i32 2, i32 4127)
  %t193 = call i32 @llvm.smin.i32(i32 %t188, i32 %t192)
  %t194 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t195 = and i32 %t194, 16
  %t196 = shl i32 65535, %t195
  %t197 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t196, i32 %t193, i32 1, i32 4127)
  %t198 = call i32 @llvm.smin.i32(i32 %t193, i32 %t197)
  %t199 = ashr i32 %t198, 31
  %t200 = and i32 %t199, 2147483647
  %t201 = xor i32 %t198, %t200
  %t202 = bitcast i32 %t201 to float
  %t203 = fpext float %t202 to double
  %t204 = icmp eq i64 %t5, 0
  br i1 %t204, label %b205, label %b206
b205:
  %t213 = mul i64 %t18, %t212
  %t214 = udiv i64 %t21, 1024
  %t215 = add i64 %t213, %t214
  %t216 = getelementptr inbounds double, ptr %t210, i64 %t215
  store double %t178, ptr %t216, align 8
  %t221 = getelementptr inbounds double, ptr %t220, i64 %t215
  store double %t203, ptr %t221, align 8
  br label %b206
b206:
  %t15 = add nuw nsw i64 %t14, %t10
  br label %b11
b13:
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
  %t17 = mul i64 %rows, %cols
  %t28 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t29 = load i64, ptr %t28, align 8
  %t30 = inttoptr i64 %t29 to ptr addrspace(1)
  %t31 = addrspacecast ptr addrspace(1) %t30 to ptr
  %t34 = getelementptr inbounds i64, ptr %tensor, i64 18
  %t35 = load i64, ptr %t34, align 8
  %t36 = inttoptr i64 %t35 to ptr addrspace(1)
  %t37 = addrspacecast ptr addrspace(1) %t36 to ptr
  %t40 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t41 = load i64, ptr %t40, align 8
  %t42 = inttoptr i64 %t41 to ptr addrspace(1)
  %t43 = addrspacecast ptr addrspace(1) %t42 to ptr
  %t44 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t45 = load i64, ptr %t44, align 8
  %t50 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t51 = load i64, ptr %t50, align 8
  %t52 = inttoptr i64 %t51 to ptr addrspace(1)
  %t53 = addrspacecast ptr addrspace(1) %t52 to ptr
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t14 = getelementptr inbounds double, ptr %t13, i64 1
  %t15 = load double, ptr %t14, align 8
  %t16 = fptrunc double %t15 to float
  br label %b18
b18:
  %t21 = phi i64 [ %t2, %entry ], [ %t22, %b19 ]
  %t23 = icmp slt i64 %t21, %t17
  br i1 %t23, label %b19, label %b20
b19:
  %t24 = udiv i64 %t21, %cols
  %t25 = add i64 %row, %t24
  %t26 = urem i64 %t21, %cols
  %t27 = add i64 %col, %t26
  %t46 = mul i64 %t25, %t45
  %t47 = add i64 %t46, %t27
  %t32 = getelementptr inbounds float, ptr %t31, i64 %t25
  %t33 = load float, ptr %t32, align 4
  %t38 = getelementptr inbounds float, ptr %t37, i64 %t25
  %t39 = load float, ptr %t38, align 4
  %t48 = getelementptr inbounds float, ptr %t43, i64 %t47
  %t49 = load float, ptr %t48, align 4
  %t54 = getelementptr inbounds float, ptr %t53, i64 %t47
  %t55 = load float, ptr %t54, align 4
  %t56 = fsub float %t55, %t33
  %t57 = fdiv float %t56, %t39
  %t58 = fmul float %t16, %t57
  %t59 = fsub float %t49, %t58
  %t60 = getelementptr inbounds float, ptr %t43, i64 %t47
  store float %t59, ptr %t60, align 4
  %t22 = add nuw nsw i64 %t21, %t4
  br label %b18
b20:
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
declare i32 @llvm.smin.i32(i32, i32)
declare i64 @llvm.smin.i64(i64, i64)

define internal void @sf_x_sweep0_pass0(ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows, i64 %col, i64 %cols) convergent nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t6 = add i64 %cols, 1023
  %t7 = udiv i64 %t6, 1024
  %t19 = add i64 %col, %cols
  %t35 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t36 = load i64, ptr %t35, align 8
  %t37 = inttoptr i64 %t36 to ptr addrspace(1)
  %t38 = addrspacecast ptr addrspace(1) %t37 to ptr
  %t184 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t185 = load i64, ptr %t184, align 8
  %t186 = inttoptr i64 %t185 to ptr addrspace(1)
  %t187 = addrspacecast ptr addrspace(1) %t186 to ptr
  %t190 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t191 = load i64, ptr %t190, align 8
  %t192 = inttoptr i64 %t191 to ptr addrspace(1)
  %t193 = addrspacecast ptr addrspace(1) %t192 to ptr
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t8 = udiv i64 %t2, 16
  %t9 = udiv i64 %t4, 16
  br label %b10
b10:
  %t13 = phi i64 [ %t8, %entry ], [ %t14, %b183 ]
  %t15 = icmp slt i64 %t13, %t7
  br i1 %t15, label %b11, label %b12
b11:
  %t16 = mul i64 %t13, 1024
  %t17 = add i64 %col, %t16
  %t18 = add i64 %t17, 1024
  %t20 = call i64 @llvm.smin.i64(i64 %t18, i64 %t19)
  %t21 = sub i64 %t20, %t17
  %t22 = urem i64 %t21, 64
  %t23 = sub i64 %t21, %t22
  %t24 = add i64 %t17, %t23
  br label %b25
b25:
  %t28 = phi i64 [ %t17, %b11 ], [ %t29, %b26 ]
  %t30 = phi i32 [ -2139095041, %b11 ], [ %t98, %b26 ]
  %t31 = phi i32 [ 2139095040, %b11 ], [ %t105, %b26 ]
  %t32 = icmp slt i64 %t28, %t24
  br i1 %t32, label %b26, label %b27
b26:
  %t33 = add i64 %t28, 16
  %t34 = add i64 %t28, %t5
  %t41 = add i64 %t34, 16
  %t44 = add i64 %t34, 32
  %t47 = add i64 %t34, 48
  %t39 = getelementptr inbounds float, ptr %t38, i64 %t34
  %t40 = load float, ptr %t39, align 4
  %t42 = getelementptr inbounds float, ptr %t38, i64 %t41
  %t43 = load float, ptr %t42, align 4
  %t45 = getelementptr inbounds float, ptr %t38, i64 %t44
  %t46 = load float, ptr %t45, align 4
  %t48 = getelementptr inbounds float, ptr %t38, i64 %t47
  %t49 = load float, ptr %t48, align 4
  %t50 = bitcast float %t40 to i32
  %t51 = ashr i32 %t50, 31
  %t52 = and i32 %t51, 2147483647
  %t53 = xor i32 %t50, %t52
  %t54 = fcmp une float %t40, %t40
  %t55 = select i1 %t54, i32 2147483647, i32 %t53
  %t56 = call i32 @llvm.smax.i32(i32 %t30, i32 %t55)
  %t57 = bitcast float %t40 to i32
  %t58 = ashr i32 %t57, 31
  %t59 = and i32 %t58, 2147483647
  %t60 = xor i32 %t57, %t59
  %t61 = fcmp une float %t40, %t40
  %t62 = select i1 %t61, i32 -2147483648, i32 %t60
  %t63 = call i32 @llvm.smin.i32(i32 %t31, i32 %t62)
  %t64 = bitcast float %t43 to i32
  %t65 = ashr i32 %t64, 31
  %t66 = and i32 %t65, 2147483647
  %t67 = xor i32 %t64, %t66
  %t68 = fcmp une float %t43, %t43
  %t69 = select i1 %t68, i32 2147483647, i32 %t67
  %t70 = call i32 @llvm.smax.i32(i32 %t56, i32 %t69)
  %t71 = bitcast float %t43 to i32
  %t72 = ashr i32 %t71, 31
  %t73 = and i32 %t72, 2147483647
  %t74 = xor i32 %t71, %t73
  %t75 = fcmp une float %t43, %t43
  %t76 = select i1 %t75, i32 -2147483648, i32 %t74
  %t77 = call i32 @llvm.smin.i32(i32 %t63, i32 %t76)
  %t78 = bitcast float %t46 to i32
  %t79 = ashr i32 %t78, 31
  %t80 = and i32 %t79, 2147483647
  %t81 = xor i32 %t78, %t80
  %t82 = fcmp une float %t46, %t46
  %t83 = select i1 %t82, i32 2147483647, i32 %t81
  %t84 = call i32 @llvm.smax.i32(i32 %t70, i32 %t83)
  %t85 = bitcast float %t46 to i32
  %t86 = ashr i32 %t85, 31
  %t87 = and i32 %t86, 2147483647
  %t88 = xor i32 %t85, %t87
  %t89 = fcmp une float %t46, %t46
  %t90 = select i1 %t89, i32 -2147483648, i32 %t88
  %t91 = call i32 @llvm.smin.i32(i32 %t77, i32 %t90)
  %t92 = bitcast float %t49 to i32
  %t93 = ashr i32 %t92, 31
  %t94 = and i32 %t93, 2147483647
  %t95 = xor i32 %t92, %t94
  %t96 = fcmp une float %t49, %t49
  %t97 = select i1 %t96, i32 2147483647, i32 %t95
  %t98 = call i32 @llvm.smax.i32(i32 %t84, i32 %t97)
  %t99 = bitcast float %t49 to i32
  %t100 = ashr i32 %t99, 31
  %t101 = and i32 %t100, 2147483647
  %t102 = xor i32 %t99, %t101
  %t103 = fcmp une float %t49, %t49
  %t104 = select i1 %t103, i32 -2147483648, i32 %t102
  %t105 = call i32 @llvm.smin.i32(i32 %t91, i32 %t104)
  %t29 = add nuw nsw i64 %t28, 64
  br label %b25
b27:
  %t106 = add i64 %t24, %t5
  br label %b107
b107:
  %t110 = phi i64 [ %t106, %b27 ], [ %t111, %b108 ]
  %t112 = phi i32 [ %t30, %b27 ], [ %t123, %b108 ]
  %t113 = phi i32 [ %t31, %b27 ], [ %t130, %b108 ]
  %t114 = icmp slt i64 %t110, %t20
  br i1 %t114, label %b108, label %b109
b108:
  %t115 = getelementptr inbounds float, ptr %t38, i64 %t110
  %t116 = load float, ptr %t115, align 4
  %t117 = bitcast float %t116 to i32
  %t118 = ashr i32 %t117, 31
  %t119 = and i32 %t118, 2147483647
  %t120 = xor i32 %t117, %t119
  %t121 = fcmp une float %t116, %t116
  %t122 = select i1 %t121, i32 2147483647, i32 %t120
  %t123 = call i32 @llvm.smax.i32(i32 %t112, i32 %t122)
  %t124 = bitcast float %t116 to i32
  %t125 = ashr i32 %t124, 31
  %t126 = and i32 %t125, 2147483647
  %t127 = xor i32 %t124, %t126
  %t128 = fcmp une float %t116, %t116
  %t129 = select i1 %t128, i32 -2147483648, i32 %t127
  %t130 = call i32 @llvm.smin.i32(i32 %t113, i32 %t129)
  %t111 = add nuw nsw i64 %t110, 16
  br label %b107
b109:
  %t131 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t132 = and i32 %t131, 16
  %t133 = shl i32 65535, %t132
  %t134 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t133, i32 %t112, i32 8, i32 4127)
  %t135 = call i32 @llvm.smax.i32(i32 %t112, i32 %t134)
  %t136 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t137 = and i32 %t136, 16
  %t138 = shl i32 65535, %t137
  %t139 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t138, i32 %t135, i32 4, i32 4127)
  %t140 = call i32 @llvm.smax.i32(i32 %t135, i32 %t139)
  %t141 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t142 = and i32 %t141, 16
  %t143 = shl i32 65535, %t142
  %t144 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t143, i32 %t140, i32 2, i32 4127)
  %t145 = call i32 @llvm.smax.i32(i32 %t140, i32 %t144)
  %t146 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t147 = and i32 %t146, 16
  %t148 = shl i32 65535, %t147
  %t149 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t148, i32 %t145, i32 1, i32 4127)
  %t150 = call i32 @llvm.smax.i32(i32 %t145, i32 %t149)
  %t151 = ashr i32 %t150, 31
  %t152 = and i32 %t151, 2147483647
  %t153 = xor i32 %t150, %t152
  %t154 = bitcast i32 %t153 to float
  %t155 = fpext float %t154 to double
  %t156 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t157 = and i32 %t156, 16
  %t158 = shl i32 65535, %t157
  %t159 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t158, i32 %t113, i32 8, i32 4127)
  %t160 = call i32 @llvm.smin.i32(i32 %t113, i32 %t159)
  %t161 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t162 = and i32 %t161, 16
  %t163 = shl i32 65535, %t162
  %t164 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t163, i32 %t160, i32 4, i32 4127)
  %t165 = call i32 @llvm.smin.i32(i32 %t160, i32 %t164)
  %t166 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t167 = and i32 %t166, 16
  %t168 = shl i32 65535, %t167
  %t169 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t168, i32 %t165, i32 2, i32 4127)
  %t170 = call i32 @llvm.smin.i32(i32 %t165, i32 %t169)
  %t171 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t172 = and i32 %t171, 16
  %t173 = shl i32 65535, %t172
  %t174 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t173, i32 %t170, i32 1, i32 4127)
  %t175 = call i32 @llvm.smin.i32(i32 %t170, i32 %t174)
  %t176 = ashr i32 %t175, 31
  %t177 = and i32 %t176, 2147483647
  %t178 = xor i32 %t175, %t177
  %t179 = bitcast i32 %t178 to float
  %t180 = fpext float %t179 to double
  %t181 = icmp eq i64 %t5, 0
  br i1 %t181, label %b182, label %b183
b182:
  %t188 = udiv i64 %t17, 1024
  %t189 = getelementptr inbounds double, ptr %t187, i64 %t188
  store double %t155, ptr %t189, align 8
  %t194 = getelementptr inbounds double, ptr %t193, i64 %t188
  store double %t180, ptr %t194, align 8
  br label %b183
b183:
  %t14 = add nuw nsw i64 %t13, %t9
  br label %b10
b12:
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
  %t51 = add i64 %col, %t50
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
  %t52 = mul i64 %t2, 4
  %t53 = mul i64 %t4, 4
  %t54 = add i64 %col, %t52
  br label %b55
b55:
  %t58 = phi i64 [ %t54, %entry ], [ %t59, %b56 ]
  %t60 = icmp slt i64 %t58, %t51
  br i1 %t60, label %b56, label %b57
b56:
  %t61 = add i64 %t58, 0
  %t62 = getelementptr inbounds float, ptr %t34, i64 %t61
  %t63 = load <4 x float>, ptr %t62, align 16
  %t64 = getelementptr inbounds float, ptr %t41, i64 %t61
  %t65 = load <4 x float>, ptr %t64, align 16
  %t66 = fdiv <4 x float> %t65, %t16
  %t67 = fmul <4 x float> %t29, %t66
  %t68 = fsub <4 x float> %t63, %t67
  %t69 = getelementptr inbounds float, ptr %t34, i64 %t61
  store <4 x float> %t68, ptr %t69, align 16
  %t59 = add nuw nsw i64 %t58, %t53
  br label %b55
b57:
  %t70 = add i64 %t51, %t2
  br label %b71
b71:
  %t74 = phi i64 [ %t70, %b57 ], [ %t75, %b72 ]
  %t76 = icmp slt i64 %t74, %t46
  br i1 %t76, label %b72, label %b73
b72:
  %t77 = getelementptr inbounds float, ptr %t34, i64 %t74
  %t78 = load float, ptr %t77, align 4
  %t79 = insertelement <4 x float> poison, float %t78, i64 0
  %t80 = shufflevector <4 x float> %t79, <4 x float> poison, <4 x i32> zeroinitializer
  %t81 = getelementptr inbounds float, ptr %t41, i64 %t74
  %t82 = load float, ptr %t81, align 4
  %t83 = insertelement <4 x float> poison, float %t82, i64 0
  %t84 = shufflevector <4 x float> %t83, <4 x float> poison, <4 x i32> zeroinitializer
  %t85 = fdiv float %t82, %t14
  %t86 = insertelement <4 x float> poison, float %t85, i64 0
  %t87 = shufflevector <4 x float> %t86, <4 x float> poison, <4 x i32> zeroinitializer
  %t88 = fmul float %t27, %t85
  %t89 = insertelement <4 x float> poison, float %t88, i64 0
  %t90 = shufflevector <4 x float> %t89, <4 x float> poison, <4 x i32> zeroinitializer
  %t91 = fsub float %t78, %t88
  %t92 = insertelement <4 x float> poison, float %t91, i64 0
  %t93 = shufflevector <4 x float> %t92, <4 x float> poison, <4 x i32> zeroinitializer
  %t94 = getelementptr inbounds float, ptr %t34, i64 %t74
  store float %t91, ptr %t94, align 4
  %t75 = add nuw nsw i64 %t74, %t4
  br label %b71
b73:
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
  %t40 = add i64 %col, %t39
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
  %t41 = mul i64 %t2, 4
  %t42 = mul i64 %t4, 4
  %t43 = add i64 %col, %t41
  br label %b44
b44:
  %t47 = phi i64 [ %t43, %entry ], [ %t48, %b45 ]
  %t49 = icmp slt i64 %t47, %t40
  br i1 %t49, label %b45, label %b46
b45:
  %t50 = add i64 %t47, 0
  %t51 = getelementptr inbounds float, ptr %t23, i64 %t50
  %t52 = load <4 x float>, ptr %t51, align 16
  %t53 = getelementptr inbounds float, ptr %t30, i64 %t50
  %t54 = load <4 x float>, ptr %t53, align 16
  %t55 = fcmp olt <4 x float> %t54, splat (float 0x0000000000000000)
  %t56 = fcmp olt <4 x float> splat (float 0x0000000000000000), %t54
  %t57 = fadd <4 x float> %t54, splat (float 0x0000000000000000)
  %t58 = select <4 x i1> %t56, <4 x float> splat (float 0x3FF0000000000000), <4 x float> %t57
  %t59 = select <4 x i1> %t55, <4 x float> splat (float 0xBFF0000000000000), <4 x float> %t58
  %t60 = fmul <4 x float> %t18, %t59
  %t61 = fsub <4 x float> %t52, %t60
  %t62 = getelementptr inbounds float, ptr %t23, i64 %t50
  store <4 x float> %t61, ptr %t62, align 16
  %t48 = add nuw nsw i64 %t47, %t42
  br label %b44
b46:
  %t63 = add i64 %t40, %t2
  br label %b64
b64:
  %t67 = phi i64 [ %t63, %b46 ], [ %t68, %b65 ]
  %t69 = icmp slt i64 %t67, %t35
  br i1 %t69, label %b65, label %b66
b65:
  %t70 = getelementptr inbounds float, ptr %t23, i64 %t67
  %t71 = load float, ptr %t70, align 4
  %t72 = insertelement <4 x float> poison, float %t71, i64 0
  %t73 = shufflevector <4 x float> %t72, <4 x float> poison, <4 x i32> zeroinitializer
  %t74 = getelementptr inbounds float, ptr %t30, i64 %t67
  %t75 = load float, ptr %t74, align 4
  %t76 = insertelement <4 x float> poison, float %t75, i64 0
  %t77 = shufflevector <4 x float> %t76, <4 x float> poison, <4 x i32> zeroinitializer
  %t78 = fcmp olt float %t75, 0x0000000000000000
  %t79 = insertelement <4 x i1> poison, i1 %t78, i64 0
  %t80 = shufflevector <4 x i1> %t79, <4 x i1> poison, <4 x i32> zeroinitializer
  %t81 = fcmp olt float 0x0000000000000000, %t75
  %t82 = insertelement <4 x i1> poison, i1 %t81, i64 0
  %t83 = shufflevector <4 x i1> %t82, <4 x i1> poison, <4 x i32> zeroinitializer
  %t84 = fadd float %t75, 0x0000000000000000
  %t85 = insertelement <4 x float> poison, float %t84, i64 0
  %t86 = shufflevector <4 x float> %t85, <4 x float> poison, <4 x i32> zeroinitializer
  %t87 = select i1 %t81, float 0x3FF0000000000000, float %t84
  %t88 = insertelement <4 x float> poison, float %t87, i64 0
  %t89 = shufflevector <4 x float> %t88, <4 x float> poison, <4 x i32> zeroinitializer
  %t90 = select i1 %t78, float 0xBFF0000000000000, float %t87
  %t91 = insertelement <4 x float> poison, float %t90, i64 0
  %t92 = shufflevector <4 x float> %t91, <4 x float> poison, <4 x i32> zeroinitializer
  %t93 = fmul float %t16, %t90
  %t94 = insertelement <4 x float> poison, float %t93, i64 0
  %t95 = shufflevector <4 x float> %t94, <4 x float> poison, <4 x i32> zeroinitializer
  %t96 = fsub float %t71, %t93
  %t97 = insertelement <4 x float> poison, float %t96, i64 0
  %t98 = shufflevector <4 x float> %t97, <4 x float> poison, <4 x i32> zeroinitializer
  %t99 = getelementptr inbounds float, ptr %t23, i64 %t67
  store float %t96, ptr %t99, align 4
  %t68 = add nuw nsw i64 %t67, %t4
  br label %b64
b66:
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
