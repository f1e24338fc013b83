target triple = "x86_64-unknown-linux-gnu"


declare <16 x float> @llvm.fabs.v16f32(<16 x float>)
declare <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr>, i32, <16 x i1>, <16 x double>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare <16 x double> @llvm.masked.load.v16f64.p0(ptr, i32, <16 x i1>, <16 x double>)
declare void @llvm.masked.scatter.v16f64.v16p0(<16 x double>, <16 x ptr>, i32, <16 x i1>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
declare double @llvm.maximum.f64(double, double)
declare <16 x double> @llvm.minimum.v16f64(<16 x double>, <16 x double>)
declare i64 @llvm.smin.i64(i64, i64)
declare double @llvm.sqrt.f64(double)
declare <16 x float> @llvm.sqrt.v16f32(<16 x float>)
declare void @llvm.x86.sse.ldmxcsr(ptr)
declare void @llvm.x86.sse.stmxcsr(ptr)

define internal void @sf_fold_any(ptr %out, ptr %list, i64 %count, i64 %stride, ptr %scratch, i64 %step, i1 %once) nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  br label %b1
b1:
  %t4 = phi i64 [ 0, %entry ], [ %t5, %b2 ]
  %t6 = phi double [ 0x0000000000000000, %entry ], [ %t11, %b2 ]
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

define internal void @sf_fold_sum(ptr %out, ptr %list, i64 %count, i64 %stride, ptr %scratch, i64 %step, i1 %once) nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
  %t24 = phi i64 [ 0, %b3 ], [ %t25, %b52 ]
  %t26 = icmp slt i64 %t24, %t20
  br i1 %t26, label %b22, label %b23
b22:
  %t27 = mul i64 %t24, 1024
  %t28 = sub i64 %t17, %t27
  %t29 = call i64 @llvm.smin.i64(i64 %t28, i64 1024)
  %t30 = icmp eq i64 %t18, 1
  br i1 %t30, label %b31, label %b32
b31:
  br label %b33
b33:
  %t36 = phi i64 [ 0, %b31 ], [ %t37, %b34 ]
  %t38 = phi <16 x double> [ splat (double 0x0000000000000000), %b31 ], [ %t49, %b34 ]
  %t39 = icmp slt i64 %t36, %t29
  br i1 %t39, label %b34, label %b35
b34:
  %t40 = sub i64 %t29, %t36
  %t41 = call i64 @llvm.smin.i64(i64 %t40, i64 16)
  %t42 = trunc i64 %t41 to i32
  %t43 = insertelement <16 x i32> poison, i32 %t42, i64 0
  %t44 = shufflevector <16 x i32> %t43, <16 x i32> poison, <16 x i32> zeroinitializer
  %t45 = icmp sgt <16 x i32> %t44, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t46 = add i64 %t27, %t36
  %t47 = getelementptr inbounds double, ptr %t16, i64 %t46
  %t48 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t47, i32 8, <16 x i1> %t45, <16 x double> zeroinitializer)
  %t49 = fadd <16 x double> %t38, %t48
  %t37 = add nuw nsw i64 %t36, 16
  br label %b33
b35:
  store <16 x double> %t38, ptr %t1, align 64
  br label %b32
b32:
  %t50 = xor i1 %t30, true
  br i1 %t50, label %b51, label %b52
b51:
  store <16 x double> splat (double 0x0000000000000000), ptr %t1, align 64
  br label %b53
b53:
  %t56 = phi i64 [ 0, %b51 ], [ %t57, %b54 ]
  %t58 = icmp slt i64 %t56, %t29
  br i1 %t58, label %b54, label %b55
b54:
  %t59 = and i64 %t56, 15
  %t60 = add i64 %t27, %t56
  %t61 = mul i64 %t60, %t18
  %t62 = getelementptr inbounds double, ptr %t1, i64 %t59
  %t63 = load double, ptr %t62, align 8
  %t64 = getelementptr inbounds double, ptr %t16, i64 %t61
  %t65 = load double, ptr %t64, align 8
  %t66 = fadd double %t63, %t65
  %t67 = getelementptr inbounds double, ptr %t1, i64 %t59
  store double %t66, ptr %t67, align 8
  %t57 = add nuw nsw i64 %t56, 1
  br label %b53
b55:
  br label %b52
b52:
  %t68 = load <16 x double>, ptr %t1, align 64
  %t69 = shufflevector <16 x double> %t68, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t70 = shufflevector <16 x double> %t68, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t71 = fadd <8 x double> %t69, %t70
  %t72 = shufflevector <8 x double> %t71, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t73 = shufflevector <8 x double> %t71, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t74 = fadd <4 x double> %t72, %t73
  %t75 = shufflevector <4 x double> %t74, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t76 = shufflevector <4 x double> %t74, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t77 = fadd <2 x double> %t75, %t76
  %t78 = shufflevector <2 x double> %t77, <2 x double> poison, <1 x i32> <i32 0>
  %t79 = shufflevector <2 x double> %t77, <2 x double> poison, <1 x i32> <i32 1>
  %t80 = extractelement <1 x double> %t78, i64 0
  %t81 = extractelement <1 x double> %t79, i64 0
  %t82 = fadd double %t80, %t81
  %t83 = mul i64 %t24, %step
  %t84 = getelementptr inbounds double, ptr %scratch, i64 %t83
  store double %t82, ptr %t84, align 8
  %t25 = add nuw nsw i64 %t24, 1
  br label %b21
b23:
  %t85 = icmp sgt i64 %t20, 1
  br i1 %t85, label %b3, label %b4
b4:
  %t86 = getelementptr inbounds double, ptr %scratch, i64 0
  %t87 = load double, ptr %t86, align 8
  %t88 = getelementptr inbounds double, ptr %out, i64 0
  store double %t87, ptr %t88, align 8
  br label %b5
b5:
  ret void
}

define internal void @sf_sweep0_pass0(ptr %ctx, ptr %tensor, i64 %number, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t2 = getelementptr inbounds i64, ptr %tensor, i64 2
  %t3 = load i64, ptr %t2, align 8
  %t4 = getelementptr inbounds i64, ptr %tensor, i64 3
  %t5 = load i64, ptr %t4, align 8
  %t6 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t7 = load i64, ptr %t6, align 8
  %t8 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t9 = load i64, ptr %t8, align 8
  %t10 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t11 = load i64, ptr %t10, align 8
  %t12 = getelementptr inbounds i64, ptr %tensor, i64 7
  %t13 = load i64, ptr %t12, align 8
  %t14 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t15 = load i64, ptr %t14, align 8
  %t16 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t17 = load i64, ptr %t16, align 8
  %t18 = inttoptr i64 %t17 to ptr
  %t19 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t20 = load i64, ptr %t19, align 8
  %t21 = inttoptr i64 %t20 to ptr
  %t22 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t23 = load i64, ptr %t22, align 8
  %t24 = inttoptr i64 %t23 to ptr
  %t25 = add i64 %row, %rows
  %t26 = udiv i64 %row, %t7
  %t27 = urem i64 %row, %t7
  br label %b28
b28:
  %t31 = phi i64 [ %row, %entry ], [ %t32, %b45 ]
  %t33 = phi i64 [ %t26, %entry ], [ %t138, %b45 ]
  %t34 = phi i64 [ %t27, %entry ], [ %t136, %b45 ]
  %t35 = icmp slt i64 %t31, %t25
  br i1 %t35, label %b29, label %b30
b29:
  %t36 = mul i64 %t31, %t9
  %t37 = add i64 %t36, %col
  %t38 = sub i64 %t3, %t37
  %t39 = call i64 @llvm.smin.i64(i64 %cols, i64 %t38)
  %t40 = mul i64 %t33, %t9
  %t41 = add i64 %t40, %col
  %t42 = mul i64 %t31, %t11
  br label %b43
b43:
  %t46 = phi i64 [ 0, %b29 ], [ %t47, %b74 ]
  %t48 = icmp slt i64 %t46, %t39
  br i1 %t48, label %b44, label %b45
b44:
  %t49 = sub i64 %t39, %t46
  %t50 = call i64 @llvm.smin.i64(i64 %t49, i64 1024)
  %t51 = and i64 %t50, -16
  br label %b52
b52:
  %t55 = phi i64 [ 0, %b44 ], [ %t56, %b53 ]
  %t57 = phi <16 x i8> [ zeroinitializer, %b44 ], [ %t68, %b53 ]
  %t58 = phi <16 x double> [ splat (double 0x0000000000000000), %b44 ], [ %t71, %b53 ]
  %t59 = icmp slt i64 %t55, %t51
  br i1 %t59, label %b53, label %b54
b53:
  %t60 = add i64 %t46, %t55
  %t61 = add i64 %t37, %t60
  %t62 = getelementptr inbounds float, ptr %t18, i64 %t61
  %t63 = load <16 x float>, ptr %t62, align 4
  %t64 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %t63)
  %t65 = fcmp olt <16 x float> %t64, splat (float 0x7FF0000000000000)
  %t66 = xor <16 x i1> %t65, splat (i1 true)
  %t67 = zext <16 x i1> %t66 to <16 x i8>
  %t68 = or <16 x i8> %t57, %t67
  %t69 = fpext <16 x float> %t63 to <16 x double>
  %t70 = fmul <16 x double> %t69, %t69
  %t71 = fadd <16 x double> %t58, %t70
  %t56 = add nuw nsw i64 %t55, 16
  br label %b52
b54:
  br label %b72
b72:
  %t75 = phi i64 [ %t51, %b54 ], [ %t76, %b73 ]
  %t77 = phi <16 x i8> [ %t57, %b54 ], [ %t95, %b73 ]
  %t78 = phi <16 x double> [ %t58, %b54 ], [ %t99, %b73 ]
  %t79 = icmp slt i64 %t75, %t50
  br i1 %t79, label %b73, label %b74
b73:
  %t80 = sub i64 %t50, %t75
  %t81 = call i64 @llvm.smin.i64(i64 %t80, i64 16)
  %t82 = trunc i64 %t81 to i32
  %t83 = insertelement <16 x i32> poison, i32 %t82, i64 0
  %t84 = shufflevector <16 x i32> %t83, <16 x i32> poison, <16 x i32> zeroinitializer
  %t85 = icmp sgt <16 x i32> %t84, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t86 = add i64 %t46, %t75
  %t87 = add i64 %t37, %t86
  %t88 = getelementptr inbounds float, ptr %t18, i64 %t87
  %t89 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t88, i32 4, <16 x i1> %t85, <16 x float> zeroinitializer)
  %t90 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %t89)
  %t91 = fcmp olt <16 x float> %t90, splat (float 0x7FF0000000000000)
  %t92 = xor <16 x i1> %t91, splat (i1 true)
  %t93 = zext <16 x i1> %t92 to <16 x i8>
  %t94 = or <16 x i8> %t77, %t93
  %t95 = select <16 x i1> %t85, <16 x i8> %t94, <16 x i8> %t77
  %t96 = fpext <16 x float> %t89 to <16 x double>
  %t97 = fmul <16 x double> %t96, %t96
  %t98 = fadd <16 x double> %t78, %t97
  %t99 = select <16 x i1> %t85, <16 x double> %t98, <16 x double> %t78
  %t76 = add nuw nsw i64 %t75, 16
  br label %b72
b74:
  %t100 = add i64 %col, %t46
  %t101 = udiv i64 %t100, 1024
  %t102 = add i64 %t42, %t101
  %t103 = shufflevector <16 x i8> %t77, <16 x i8> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t104 = shufflevector <16 x i8> %t77, <16 x i8> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t105 = or <8 x i8> %t103, %t104
  %t106 = shufflevector <8 x i8> %t105, <8 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t107 = shufflevector <8 x i8> %t105, <8 x i8> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t108 = or <4 x i8> %t106, %t107
  %t109 = shufflevector <4 x i8> %t108, <4 x i8> poison, <2 x i32> <i32 0, i32 1>
  %t110 = shufflevector <4 x i8> %t108, <4 x i8> poison, <2 x i32> <i32 2, i32 3>
  %t111 = or <2 x i8> %t109, %t110
  %t112 = shufflevector <2 x i8> %t111, <2 x i8> poison, <1 x i32> <i32 0>
  %t113 = shufflevector <2 x i8> %t111, <2 x i8> poison, <1 x i32> <i32 1>
  %t114 = extractelement <1 x i8> %t112, i64 0
  %t115 = extractelement <1 x i8> %t113, i64 0
  %t116 = or i8 %t114, %t115
  %t117 = uitofp i8 %t116 to double
  %t118 = getelementptr inbounds double, ptr %t21, i64 %t102
  store double %t117, ptr %t118, align 8
  %t119 = shufflevector <16 x double> %t78, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t120 = shufflevector <16 x double> %t78, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t121 = fadd <8 x double> %t119, %t120
  %t122 = shufflevector <8 x double> %t121, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t123 = shufflevector <8 x double> %t121, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t124 = fadd <4 x double> %t122, %t123
  %t125 = shufflevector <4 x double> %t124, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t126 = shufflevector <4 x double> %t124, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t127 = fadd <2 x double> %t125, %t126
  %t128 = shufflevector <2 x double> %t127, <2 x double> poison, <1 x i32> <i32 0>
  %t129 = shufflevector <2 x double> %t127, <2 x double> poison, <1 x i32> <i32 1>
  %t130 = extractelement <1 x double> %t128, i64 0
  %t131 = extractelement <1 x double> %t129, i64 0
  %t132 = fadd double %t130, %t131
  %t133 = getelementptr inbounds double, ptr %t24, i64 %t102
  store double %t132, ptr %t133, align 8
  %t47 = add nuw nsw i64 %t46, 1024
  br label %b43
b45:
  %t134 = add i64 %t34, 1
  %t135 = icmp eq i64 %t134, %t7
  %t136 = select i1 %t135, i64 0, i64 %t134
  %t137 = zext i1 %t135 to i64
  %t138 = add i64 %t33, %t137
  %t32 = add nuw nsw i64 %t31, 1
  br label %b28
b30:
  br label %b1
b1:
  ret void
}

define internal void @sf_sweep1_pass0(ptr %ctx, ptr %tensor, i64 %number, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t2 = getelementptr inbounds i64, ptr %tensor, i64 2
  %t3 = load i64, ptr %t2, align 8
  %t4 = getelementptr inbounds i64, ptr %tensor, i64 3
  %t5 = load i64, ptr %t4, align 8
  %t6 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t7 = load i64, ptr %t6, align 8
  %t8 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t9 = load i64, ptr %t8, align 8
  %t10 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t11 = load i64, ptr %t10, align 8
  %t12 = getelementptr inbounds i64, ptr %tensor, i64 7
  %t13 = load i64, ptr %t12, align 8
  %t14 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t15 = load i64, ptr %t14, align 8
  %t16 = getelementptr inbounds i64, ptr %ctx, i64 2
  %t17 = load i64, ptr %t16, align 8
  %t18 = inttoptr i64 %t17 to ptr
  %t19 = getelementptr inbounds double, ptr %t18, i64 1
  %t20 = load double, ptr %t19, align 8
  %t21 = fcmp une double %t20, 0x0000000000000000
  %t22 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t23 = load i64, ptr %t22, align 8
  %t24 = inttoptr i64 %t23 to ptr
  %t25 = mul i64 %t15, 20
  %t26 = getelementptr inbounds double, ptr %t24, i64 %t25
  %t27 = getelementptr inbounds double, ptr %t26, i64 6
  %t28 = load double, ptr %t27, align 8
  %t29 = fptrunc double %t28 to float
  %t30 = getelementptr inbounds double, ptr %t26, i64 7
  %t31 = load double, ptr %t30, align 8
  %t32 = fptrunc double %t31 to float
  %t33 = getelementptr inbounds double, ptr %t26, i64 8
  %t34 = load double, ptr %t33, align 8
  %t35 = fptrunc double %t34 to float
  %t36 = getelementptr inbounds double, ptr %t26, i64 9
  %t37 = load double, ptr %t36, align 8
  %t38 = fptrunc double %t37 to float
  %t39 = getelementptr inbounds double, ptr %t26, i64 10
  %t40 = load double, ptr %t39, align 8
  %t41 = fptrunc double %t40 to float
  %t42 = getelementptr inbounds double, ptr %t26, i64 13
  %t43 = load double, ptr %t42, align 8
  %t44 = fptrunc double %t43 to float
  %t45 = getelementptr inbounds double, ptr %t26, i64 14
  %t46 = load double, ptr %t45, align 8
  %t47 = fptrunc double %t46 to float
  %t48 = getelementptr inbounds double, ptr %t26, i64 17
  %t49 = load double, ptr %t48, align 8
  %t50 = fptrunc double %t49 to float
  %t51 = getelementptr inbounds double, ptr %t26, i64 18
  %t52 = load double, ptr %t51, align 8
  %t53 = fptrunc double %t52 to float
  %t54 = getelementptr inbounds double, ptr %t26, i64 19
  %t55 = load double, ptr %t54, align 8
  %t56 = fptrunc double %t55 to float
  %t57 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t58 = load i64, ptr %t57, align 8
  %t59 = inttoptr i64 %t58 to ptr
  %t60 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t61 = load i64, ptr %t60, align 8
  %t62 = inttoptr i64 %t61 to ptr
  %t63 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t64 = load i64, ptr %t63, align 8
  %t65 = inttoptr i64 %t64 to ptr
  %t66 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t67 = load i64, ptr %t66, align 8
  %t68 = inttoptr i64 %t67 to ptr
  %t69 = insertelement <16 x i1> poison, i1 %t21, i64 0
  %t70 = shufflevector <16 x i1> %t69, <16 x i1> poison, <16 x i32> zeroinitializer
  %t71 = insertelement <16 x float> poison, float %t29, i64 0
  %t72 = shufflevector <16 x float> %t71, <16 x float> poison, <16 x i32> zeroinitializer
  %t73 = insertelement <16 x float> poison, float %t32, i64 0
  %t74 = shufflevector <16 x float> %t73, <16 x float> poison, <16 x i32> zeroinitializer
  %t75 = insertelement <16 x float> poison, float %t35, i64 0
  %t76 = shufflevector <16 x float> %t75, <16 x float> poison, <16 x i32> zeroinitializer
  %t77 = insertelement <16 x float> poison, float %t38, i64 0
  %t78 = shufflevector <16 x float> %t77, <16 x float> poison, <16 x i32> zeroinitializer
  %t79 = insertelement <16 x float> poison, float %t41, i64 0
  %t80 = shufflevector <16 x float> %t79, <16 x float> poison, <16 x i32> zeroinitializer
  %t81 = insertelement <16 x float> poison, float %t44, i64 0
  %t82 = shufflevector <16 x float> %t81, <16 x float> poison, <16 x i32> zeroinitializer
  %t83 = insertelement <16 x float> poison, float %t47, i64 0
  %t84 = shufflevector <16 x float> %t83, <16 x float> poison, <16 x i32> zeroinitializer
  %t85 = insertelement <16 x float> poison, float %t50, i64 0
  %t86 = shufflevector <16 x float> %t85, <16 x float> poison, <16 x i32> zeroinitializer
  %t87 = insertelement <16 x float> poison, float %t53, i64 0
  %t88 = shufflevector <16 x float> %t87, <16 x float> poison, <16 x i32> zeroinitializer
  %t89 = insertelement <16 x float> poison, float %t56, i64 0
  %t90 = shufflevector <16 x float> %t89, <16 x float> poison, <16 x i32> zeroinitializer
  br i1 %t21, label %b91, label %b92
b91:
  %t94 = icmp eq i64 %cols, %t9
  %t95 = mul i64 %rows, %cols
  %t96 = select i1 %t94, i64 %t95, i64 %cols
  %t97 = select i1 %t94, i64 1, i64 %rows
  %t98 = add i64 %row, %t97
  %t99 = udiv i64 %row, %t7
  %t100 = urem i64 %row, %t7
  br label %b101
b101:
  %t104 = phi i64 [ %row, %b91 ], [ %t105, %b153 ]
  %t106 = phi i64 [ %t99, %b91 ], [ %t196, %b153 ]
  %t107 = phi i64 [ %t100, %b91 ], [ %t194, %b153 ]
  %t108 = icmp slt i64 %t104, %t98
  br i1 %t108, label %b102, label %b103
b102:
  %t109 = mul i64 %t104, %t9
  %t110 = add i64 %t109, %col
  %t111 = sub i64 %t3, %t110
  %t112 = call i64 @llvm.smin.i64(i64 %t96, i64 %t111)
  %t113 = mul i64 %t106, %t9
  %t114 = add i64 %t113, %col
  %t115 = and i64 %t112, -16
  br label %b116
b116:
  %t119 = phi i64 [ 0, %b102 ], [ %t120, %b117 ]
  %t121 = icmp slt i64 %t119, %t115
  br i1 %t121, label %b117, label %b118
b117:
  %t122 = add i64 0, %t119
  %t123 = add i64 %t110, %t122
  %t124 = getelementptr inbounds float, ptr %t59, i64 %t123
  %t125 = load <16 x float>, ptr %t124, align 4
  %t126 = getelementptr inbounds float, ptr %t62, i64 %t123
  %t127 = load <16 x float>, ptr %t126, align 4
  %t128 = getelementptr inbounds float, ptr %t65, i64 %t123
  %t129 = load <16 x float>, ptr %t128, align 4
  %t130 = getelementptr inbounds float, ptr %t68, i64 %t123
  %t131 = load <16 x float>, ptr %t130, align 4
  %t132 = fmul <16 x float> %t127, %t72
  %t133 = fmul <16 x float> %t74, %t129
  %t134 = fmul <16 x float> %t76, %t132
  %t135 = fadd <16 x float> %t133, %t134
  %t136 = fmul <16 x float> %t132, %t132
  %t137 = fmul <16 x float> %t78, %t131
  %t138 = fmul <16 x float> %t80, %t136
  %t139 = fadd <16 x float> %t137, %t138
  %t140 = fmul <16 x float> %t139, %t82
  %t141 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t140)
  %t142 = fmul <16 x float> %t84, %t125
  %t143 = fmul <16 x float> %t135, %t86
  %t144 = fadd <16 x float> %t141, %t88
  %t145 = fdiv <16 x float> %t143, %t144
  %t146 = fmul <16 x float> %t90, %t145
  %t147 = fsub <16 x float> %t142, %t146
  %t148 = getelementptr inbounds float, ptr %t59, i64 %t123
  store <16 x float> %t147, ptr %t148, align 4
  %t149 = getelementptr inbounds float, ptr %t65, i64 %t123
  store <16 x float> %t135, ptr %t149, align 4
  %t150 = getelementptr inbounds float, ptr %t68, i64 %t123
  store <16 x float> %t139, ptr %t150, align 4
  %t120 = add nuw nsw i64 %t119, 16
  br label %b116
b118:
  br label %b151
b151:
  %t154 = phi i64 [ %t115, %b118 ], [ %t155, %b152 ]
  %t156 = icmp slt i64 %t154, %t112
  br i1 %t156, label %b152, label %b153
b152:
  %t157 = sub i64 %t112, %t154
  %t158 = call i64 @llvm.smin.i64(i64 %t157, i64 16)
  %t159 = trunc i64 %t158 to i32
  %t160 = insertelement <16 x i32> poison, i32 %t159, i64 0
  %t161 = shufflevector <16 x i32> %t160, <16 x i32> poison, <16 x i32> zeroinitializer
  %t162 = icmp sgt <16 x i32> %t161, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t163 = add i64 0, %t154
  %t164 = add i64 %t110, %t163
  %t165 = getelementptr inbounds float, ptr %t59, i64 %t164
  %t166 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t165, i32 4, <16 x i1> %t162, <16 x float> zeroinitializer)
  %t167 = getelementptr inbounds float, ptr %t62, i64 %t164
  %t168 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t167, i32 4, <16 x i1> %t162, <16 x float> zeroinitializer)
  %t169 = getelementptr inbounds float, ptr %t65, i64 %t164
  %t170 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t169, i32 4, <16 x i1> %t162, <16 x float> zeroinitializer)
  %t171 = getelementptr inbounds float, ptr %t68, i64 %t164
  %t172 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t171, i32 4, <16 x i1> %t162, <16 x float> zeroinitializer)
  %t173 = fmul <16 x float> %t168, %t72
  %t174 = fmul <16 x float> %t74, %t170
  %t175 = fmul <16 x float> %t76, %t173
  %t176 = fadd <16 x float> %t174, %t175
  %t177 = fmul <16 x float> %t173, %t173
  %t178 = fmul <16 x float> %t78, %t172
  %t179 = fmul <16 x float> %t80, %t177
  %t180 = fadd <16 x float> %t178, %t179
  %t181 = fmul <16 x float> %t180, %t82
  %t182 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t181)
  %t183 = fmul <16 x float> %t84, %t166
  %t184 = fmul <16 x float> %t176, %t86
  %t185 = fadd <16 x float> %t182, %t88
  %t186 = fdiv <16 x float> %t184, %t185
  %t187 = fmul <16 x float> %t90, %t186
  %t188 = fsub <16 x float> %t183, %t187
  %t189 = getelementptr inbounds float, ptr %t59, i64 %t164
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t188, ptr %t189, i32 4, <16 x i1> %t162)
  %t190 = getelementptr inbounds float, ptr %t65, i64 %t164
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t176, ptr %t190, i32 4, <16 x i1> %t162)
  %t191 = getelementptr inbounds float, ptr %t68, i64 %t164
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t180, ptr %t191, i32 4, <16 x i1> %t162)
  %t155 = add nuw nsw i64 %t154, 16
  br label %b151
b153:
  %t192 = add i64 %t107, 1
  %t193 = icmp eq i64 %t192, %t7
  %t194 = select i1 %t193, i64 0, i64 %t192
  %t195 = zext i1 %t193 to i64
  %t196 = add i64 %t106, %t195
  %t105 = add nuw nsw i64 %t104, 1
  br label %b101
b103:
  br label %b93
b92:
  br label %b93
b93:
  br label %b1
b1:
  ret void
}

define internal void @sf_stage0_1(ptr %ctx) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 2
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr
  %t4 = getelementptr inbounds i64, ptr %ctx, i64 7
  %t5 = load i64, ptr %t4, align 8
  br label %b6
b6:
  %t9 = phi i64 [ 0, %entry ], [ %t10, %b7 ]
  %t11 = icmp slt i64 %t9, %t5
  br i1 %t11, label %b7, label %b8
b7:
  %t12 = sub i64 %t5, %t9
  %t13 = call i64 @llvm.smin.i64(i64 %t12, i64 16)
  %t14 = trunc i64 %t13 to i32
  %t15 = insertelement <16 x i32> poison, i32 %t14, i64 0
  %t16 = shufflevector <16 x i32> %t15, <16 x i32> poison, <16 x i32> zeroinitializer
  %t17 = icmp sgt <16 x i32> %t16, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t18 = mul i64 %t9, 20
  %t19 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t20 = load i64, ptr %t19, align 8
  %t21 = inttoptr i64 %t20 to ptr
  %t22 = getelementptr inbounds double, ptr %t21, i64 %t18
  %t23 = insertelement <16 x i32> poison, i32 20, i64 0
  %t24 = shufflevector <16 x i32> %t23, <16 x i32> poison, <16 x i32> zeroinitializer
  %t25 = mul <16 x i32> %t24, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t26 = getelementptr inbounds double, ptr %t22, i64 2
  %t27 = getelementptr double, ptr %t26, <16 x i32> %t25
  %t28 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t27, i32 8, <16 x i1> %t17, <16 x double> zeroinitializer)
  %t29 = fptrunc <16 x double> %t28 to <16 x float>
  %t30 = fpext <16 x float> %t29 to <16 x double>
  %t31 = getelementptr inbounds double, ptr %t22, i64 7
  %t32 = getelementptr double, ptr %t31, <16 x i32> %t25
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t30, <16 x ptr> %t32, i32 8, <16 x i1> %t17)
  %t33 = fsub <16 x double> splat (double 0x3FF0000000000000), %t28
  %t34 = fptrunc <16 x double> %t33 to <16 x float>
  %t35 = fpext <16 x float> %t34 to <16 x double>
  %t36 = getelementptr inbounds double, ptr %t22, i64 8
  %t37 = getelementptr double, ptr %t36, <16 x i32> %t25
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t35, <16 x ptr> %t37, i32 8, <16 x i1> %t17)
  %t38 = getelementptr inbounds double, ptr %t22, i64 3
  %t39 = getelementptr double, ptr %t38, <16 x i32> %t25
  %t40 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t39, i32 8, <16 x i1> %t17, <16 x double> zeroinitializer)
  %t41 = fptrunc <16 x double> %t40 to <16 x float>
  %t42 = fpext <16 x float> %t41 to <16 x double>
  %t43 = getelementptr inbounds double, ptr %t22, i64 9
  %t44 = getelementptr double, ptr %t43, <16 x i32> %t25
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t42, <16 x ptr> %t44, i32 8, <16 x i1> %t17)
  %t45 = fsub <16 x double> splat (double 0x3FF0000000000000), %t40
  %t46 = fptrunc <16 x double> %t45 to <16 x float>
  %t47 = fpext <16 x float> %t46 to <16 x double>
  %t48 = getelementptr inbounds double, ptr %t22, i64 10
  %t49 = getelementptr double, ptr %t48, <16 x i32> %t25
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t47, <16 x ptr> %t49, i32 8, <16 x i1> %t17)
  %t50 = fcmp olt <16 x double> %t40, splat (double 0x0010000000000000)
  %t51 = fmul <16 x double> %t40, splat (double 0x4350000000000000)
  %t52 = select <16 x i1> %t50, <16 x double> %t51, <16 x double> %t40
  %t53 = bitcast <16 x double> %t52 to <16 x i64>
  %t54 = sub <16 x i64> %t53, splat (i64 4604544271217802189)
  %t55 = ashr <16 x i64> %t54, splat (i64 52)
  %t56 = shl <16 x i64> %t55, splat (i64 52)
  %t57 = sub <16 x i64> %t53, %t56
  %t58 = bitcast <16 x i64> %t57 to <16 x double>
  %t59 = fsub <16 x double> %t58, splat (double 0x3FF0000000000000)
  %t60 = add <16 x i64> %t55, splat (i64 4843621399236968448)
  %t61 = bitcast <16 x i64> %t60 to <16 x double>
  %t62 = fsub <16 x double> %t61, splat (double 0x4338000000000000)
  %t63 = fsub <16 x double> %t62, splat (double 0x404B000000000000)
  %t64 = select <16 x i1> %t50, <16 x double> %t63, <16 x double> %t62
  %t65 = fmul <16 x double> %t64, splat (double 0x3FE62E42FEE00000)
  %t66 = fmul <16 x double> %t64, splat (double 0x3DEA39EF35793C76)
  %t67 = fadd <16 x double> splat (double 0x4000000000000000), %t59
  %t68 = fdiv <16 x double> %t59, %t67
  %t69 = fmul <16 x double> %t68, %t68
  %t70 = fmul <16 x double> %t69, %t69
  %t71 = fmul <16 x double> splat (double 0x3FC2F112DF3E5244), %t70
  %t72 = fadd <16 x double> %t71, splat (double 0x3FC7466496CB03DE)
  %t73 = fmul <16 x double> %t72, %t70
  %t74 = fadd <16 x double> %t73, splat (double 0x3FD2492494229359)
  %t75 = fmul <16 x double> %t74, %t70
  %t76 = fadd <16 x double> %t75, splat (double 0x3FE5555555555593)
  %t77 = fmul <16 x double> %t69, %t76
  %t78 = fmul <16 x double> splat (double 0x3FC39A09D078C69F), %t70
  %t79 = fadd <16 x double> %t78, splat (double 0x3FCC71C51D8E78AF)
  %t80 = fmul <16 x double> %t79, %t70
  %t81 = fadd <16 x double> %t80, splat (double 0x3FD999999997FA04)
  %t82 = fmul <16 x double> %t70, %t81
  %t83 = fadd <16 x double> %t77, %t82
  %t84 = fmul <16 x double> %t59, %t59
  %t85 = fmul <16 x double> splat (double 0x3FE0000000000000), %t84
  %t86 = fadd <16 x double> %t85, %t83
  %t87 = fmul <16 x double> %t68, %t86
  %t88 = fadd <16 x double> %t87, %t66
  %t89 = fsub <16 x double> %t85, %t88
  %t90 = fsub <16 x double> %t89, %t59
  %t91 = fsub <16 x double> %t65, %t90
  %t92 = fcmp olt <16 x double> %t40, splat (double 0x7FF0000000000000)
  %t93 = select <16 x i1> %t92, <16 x double> %t91, <16 x double> %t40
  %t94 = fcmp olt <16 x double> splat (double 0x0000000000000000), %t40
  %t95 = fcmp oeq <16 x double> %t40, splat (double 0x0000000000000000)
  %t96 = select <16 x i1> %t95, <16 x double> splat (double 0xFFF0000000000000), <16 x double> splat (double 0x7FF8000000000000)
  %t97 = select <16 x i1> %t94, <16 x double> %t93, <16 x double> %t96
  %t98 = getelementptr inbounds double, ptr %t22, i64 11
  %t99 = getelementptr double, ptr %t98, <16 x i32> %t25
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t97, <16 x ptr> %t99, i32 8, <16 x i1> %t17)
  %t100 = fcmp oeq <16 x double> %t40, splat (double 0x3FF0000000000000)
  %t101 = uitofp <16 x i1> %t100 to <16 x double>
  %t102 = getelementptr inbounds double, ptr %t22, i64 12
  %t103 = getelementptr double, ptr %t102, <16 x i32> %t25
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t101, <16 x ptr> %t103, i32 8, <16 x i1> %t17)
  %t104 = getelementptr inbounds double, ptr %t22, i64 1
  %t105 = getelementptr double, ptr %t104, <16 x i32> %t25
  %t106 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t105, i32 8, <16 x i1> %t17, <16 x double> zeroinitializer)
  %t107 = getelementptr inbounds double, ptr %t22, i64 5
  %t108 = getelementptr double, ptr %t107, <16 x i32> %t25
  %t109 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t108, i32 8, <16 x i1> %t17, <16 x double> zeroinitializer)
  %t110 = fmul <16 x double> %t106, %t109
  %t111 = fsub <16 x double> splat (double 0x3FF0000000000000), %t110
  %t112 = fptrunc <16 x double> %t111 to <16 x float>
  %t113 = fpext <16 x float> %t112 to <16 x double>
  %t114 = getelementptr inbounds double, ptr %t22, i64 14
  %t115 = getelementptr double, ptr %t114, <16 x i32> %t25
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t113, <16 x ptr> %t115, i32 8, <16 x i1> %t17)
  %t116 = fcmp olt <16 x double> %t28, splat (double 0x0010000000000000)
  %t117 = fmul <16 x double> %t28, splat (double 0x4350000000000000)
  %t118 = select <16 x i1> %t116, <16 x double> %t117, <16 x double> %t28
  %t119 = bitcast <16 x double> %t118 to <16 x i64>
  %t120 = sub <16 x i64> %t119, splat (i64 4604544271217802189)
  %t121 = ashr <16 x i64> %t120, splat (i64 52)
  %t122 = shl <16 x i64> %t121, splat (i64 52)
  %t123 = sub <16 x i64> %t119, %t122
  %t124 = bitcast <16 x i64> %t123 to <16 x double>
  %t125 = fsub <16 x double> %t124, splat (double 0x3FF0000000000000)
  %t126 = add <16 x i64> %t121, splat (i64 4843621399236968448)
  %t127 = bitcast <16 x i64> %t126 to <16 x double>
  %t128 = fsub <16 x double> %t127, splat (double 0x4338000000000000)
  %t129 = fsub <16 x double> %t128, splat (double 0x404B000000000000)
  %t130 = select <16 x i1> %t116, <16 x double> %t129, <16 x double> %t128
  %t131 = fmul <16 x double> %t130, splat (double 0x3FE62E42FEE00000)
  %t132 = fmul <16 x double> %t130, splat (double 0x3DEA39EF35793C76)
  %t133 = fadd <16 x double> splat (double 0x4000000000000000), %t125
  %t134 = fdiv <16 x double> %t125, %t133
  %t135 = fmul <16 x double> %t134, %t134
  %t136 = fmul <16 x double> %t135, %t135
  %t137 = fmul <16 x double> splat (double 0x3FC2F112DF3E5244), %t136
  %t138 = fadd <16 x double> %t137, splat (double 0x3FC7466496CB03DE)
  %t139 = fmul <16 x double> %t138, %t136
  %t140 = fadd <16 x double> %t139, splat (double 0x3FD2492494229359)
  %t141 = fmul <16 x double> %t140, %t136
  %t142 = fadd <16 x double> %t141, splat (double 0x3FE5555555555593)
  %t143 = fmul <16 x double> %t135, %t142
  %t144 = fmul <16 x double> splat (double 0x3FC39A09D078C69F), %t136
  %t145 = fadd <16 x double> %t144, splat (double 0x3FCC71C51D8E78AF)
  %t146 = fmul <16 x double> %t145, %t136
  %t147 = fadd <16 x double> %t146, splat (double 0x3FD999999997FA04)
  %t148 = fmul <16 x double> %t136, %t147
  %t149 = fadd <16 x double> %t143, %t148
  %t150 = fmul <16 x double> %t125, %t125
  %t151 = fmul <16 x double> splat (double 0x3FE0000000000000), %t150
  %t152 = fadd <16 x double> %t151, %t149
  %t153 = fmul <16 x double> %t134, %t152
  %t154 = fadd <16 x double> %t153, %t132
  %t155 = fsub <16 x double> %t151, %t154
  %t156 = fsub <16 x double> %t155, %t125
  %t157 = fsub <16 x double> %t131, %t156
  %t158 = fcmp olt <16 x double> %t28, splat (double 0x7FF0000000000000)
  %t159 = select <16 x i1> %t158, <16 x double> %t157, <16 x double> %t28
  %t160 = fcmp olt <16 x double> splat (double 0x0000000000000000), %t28
  %t161 = fcmp oeq <16 x double> %t28, splat (double 0x0000000000000000)
  %t162 = select <16 x i1> %t161, <16 x double> splat (double 0xFFF0000000000000), <16 x double> splat (double 0x7FF8000000000000)
  %t163 = select <16 x i1> %t160, <16 x double> %t159, <16 x double> %t162
  %t164 = getelementptr inbounds double, ptr %t22, i64 15
  %t165 = getelementptr double, ptr %t164, <16 x i32> %t25
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t163, <16 x ptr> %t165, i32 8, <16 x i1> %t17)
  %t166 = fcmp oeq <16 x double> %t28, splat (double 0x3FF0000000000000)
  %t167 = uitofp <16 x i1> %t166 to <16 x double>
  %t168 = getelementptr inbounds double, ptr %t22, i64 16
  %t169 = getelementptr double, ptr %t168, <16 x i32> %t25
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t167, <16 x ptr> %t169, i32 8, <16 x i1> %t17)
  %t170 = getelementptr inbounds double, ptr %t22, i64 4
  %t171 = getelementptr double, ptr %t170, <16 x i32> %t25
  %t172 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t171, i32 8, <16 x i1> %t17, <16 x double> zeroinitializer)
  %t173 = fptrunc <16 x double> %t172 to <16 x float>
  %t174 = fpext <16 x float> %t173 to <16 x double>
  %t175 = getelementptr inbounds double, ptr %t22, i64 18
  %t176 = getelementptr double, ptr %t175, <16 x i32> %t25
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t174, <16 x ptr> %t176, i32 8, <16 x i1> %t17)
  %t177 = fptrunc <16 x double> %t106 to <16 x float>
  %t178 = fpext <16 x float> %t177 to <16 x double>
  %t179 = getelementptr inbounds double, ptr %t22, i64 19
  %t180 = getelementptr double, ptr %t179, <16 x i32> %t25
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t178, <16 x ptr> %t180, i32 8, <16 x i1> %t17)
  %t10 = add nuw nsw i64 %t9, 16
  br label %b6
b8:
  %t181 = getelementptr inbounds double, ptr %t3, i64 0
  %t182 = load double, ptr %t181, align 8
  %t183 = fadd double %t182, 0x3FF0000000000000
  %t184 = getelementptr inbounds double, ptr %t3, i64 3
  store double %t183, ptr %t184, align 8
  %t185 = fcmp oeq double %t183, 0x0000000000000000
  %t186 = uitofp i1 %t185 to double
  %t187 = getelementptr inbounds double, ptr %t3, i64 4
  store double %t186, ptr %t187, align 8
  %t188 = getelementptr inbounds double, ptr %t3, i64 3
  %t189 = load double, ptr %t188, align 8
  %t190 = insertelement <16 x double> poison, double %t189, i64 0
  %t191 = shufflevector <16 x double> %t190, <16 x double> poison, <16 x i32> zeroinitializer
  %t192 = getelementptr inbounds double, ptr %t3, i64 4
  %t193 = load double, ptr %t192, align 8
  %t194 = fcmp une double %t193, 0x0000000000000000
  %t195 = insertelement <16 x i1> poison, i1 %t194, i64 0
  %t196 = shufflevector <16 x i1> %t195, <16 x i1> poison, <16 x i32> zeroinitializer
  %t197 = getelementptr inbounds i64, ptr %ctx, i64 7
  %t198 = load i64, ptr %t197, align 8
  br label %b199
b199:
  %t202 = phi i64 [ 0, %b8 ], [ %t203, %b200 ]
  %t204 = icmp slt i64 %t202, %t198
  br i1 %t204, label %b200, label %b201
b200:
  %t205 = sub i64 %t198, %t202
  %t206 = call i64 @llvm.smin.i64(i64 %t205, i64 16)
  %t207 = trunc i64 %t206 to i32
  %t208 = insertelement <16 x i32> poison, i32 %t207, i64 0
  %t209 = shufflevector <16 x i32> %t208, <16 x i32> poison, <16 x i32> zeroinitializer
  %t210 = icmp sgt <16 x i32> %t209, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t211 = mul i64 %t202, 20
  %t212 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t213 = load i64, ptr %t212, align 8
  %t214 = inttoptr i64 %t213 to ptr
  %t215 = getelementptr inbounds double, ptr %t214, i64 %t211
  %t216 = insertelement <16 x i32> poison, i32 20, i64 0
  %t217 = shufflevector <16 x i32> %t216, <16 x i32> poison, <16 x i32> zeroinitializer
  %t218 = mul <16 x i32> %t217, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t219 = getelementptr inbounds double, ptr %t215, i64 11
  %t220 = getelementptr double, ptr %t219, <16 x i32> %t218
  %t221 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t220, i32 8, <16 x i1> %t210, <16 x double> zeroinitializer)
  %t222 = fmul <16 x double> %t191, %t221
  %t223 = fcmp olt <16 x double> %t222, splat (double 0xC087500000000000)
  %t224 = select <16 x i1> %t223, <16 x double> splat (double 0xC087500000000000), <16 x double> %t222
  %t225 = fcmp olt <16 x double> splat (double 0x4086300000000000), %t224
  %t226 = select <16 x i1> %t225, <16 x double> splat (double 0x4086300000000000), <16 x double> %t224
  %t227 = fmul <16 x double> %t226, splat (double 0x3FF71547652B82FE)
  %t228 = fadd <16 x double> %t227, splat (double 0x4338000000000000)
  %t229 = fsub <16 x double> %t228, splat (double 0x4338000000000000)
  %t230 = fmul <16 x double> %t229, splat (double 0x3FE62E42FEE00000)
  %t231 = fsub <16 x double> %t226, %t230
  %t232 = fmul <16 x double> %t229, splat (double 0x3DEA39EF35793C76)
  %t233 = fsub <16 x double> %t231, %t232
  %t234 = fmul <16 x double> %t233, %t233
  %t235 = fmul <16 x double> splat (double 0x3E66376972BEA4D0), %t234
  %t236 = fadd <16 x double> %t235, splat (double 0xBEBBBD41C5D26BF1)
  %t237 = fmul <16 x double> %t236, %t234
  %t238 = fadd <16 x double> %t237, splat (double 0x3F11566AAF25DE2C)
  %t239 = fmul <16 x double> %t238, %t234
  %t240 = fadd <16 x double> %t239, splat (double 0xBF66C16C16BEBD93)
  %t241 = fmul <16 x double> %t240, %t234
  %t242 = fadd <16 x double> %t241, splat (double 0x3FC555555555553E)
  %t243 = fmul <16 x double> %t234, %t242
  %t244 = fsub <16 x double> %t233, %t243
  %t245 = fmul <16 x double> %t233, %t244
  %t246 = fsub <16 x double> splat (double 0x4000000000000000), %t244
  %t247 = fdiv <16 x double> %t245, %t246
  %t248 = fsub <16 x double> %t232, %t247
  %t249 = fsub <16 x double> %t248, %t231
  %t250 = fsub <16 x double> splat (double 0x3FF0000000000000), %t249
  %t251 = bitcast <16 x double> %t228 to <16 x i64>
  %t252 = sub <16 x i64> %t251, splat (i64 4843621399236966402)
  %t253 = lshr <16 x i64> %t252, splat (i64 1)
  %t254 = sub <16 x i64> %t252, %t253
  %t255 = shl <16 x i64> %t253, splat (i64 52)
  %t256 = bitcast <16 x i64> %t255 to <16 x double>
  %t257 = shl <16 x i64> %t254, splat (i64 52)
  %t258 = bitcast <16 x i64> %t257 to <16 x double>
  %t259 = fmul <16 x double> %t250, %t256
  %t260 = fmul <16 x double> %t259, %t258
  %t261 = getelementptr inbounds double, ptr %t215, i64 12
  %t262 = getelementptr double, ptr %t261, <16 x i32> %t218
  %t263 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t262, i32 8, <16 x i1> %t210, <16 x double> zeroinitializer)
  %t264 = fcmp une <16 x double> %t263, splat (double 0x0000000000000000)
  %t265 = or <16 x i1> %t264, %t196
  %t266 = select <16 x i1> %t265, <16 x double> splat (double 0x3FF0000000000000), <16 x double> %t260
  %t267 = fsub <16 x double> splat (double 0x3FF0000000000000), %t266
  %t268 = fdiv <16 x double> splat (double 0x3FF0000000000000), %t267
  %t269 = fptrunc <16 x double> %t268 to <16 x float>
  %t270 = fpext <16 x float> %t269 to <16 x double>
  %t271 = getelementptr inbounds double, ptr %t215, i64 13
  %t272 = getelementptr double, ptr %t271, <16 x i32> %t218
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t270, <16 x ptr> %t272, i32 8, <16 x i1> %t210)
  %t273 = getelementptr inbounds double, ptr %t215, i64 15
  %t274 = getelementptr double, ptr %t273, <16 x i32> %t218
  %t275 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t274, i32 8, <16 x i1> %t210, <16 x double> zeroinitializer)
  %t276 = fmul <16 x double> %t191, %t275
  %t277 = fcmp olt <16 x double> %t276, splat (double 0xC087500000000000)
  %t278 = select <16 x i1> %t277, <16 x double> splat (double 0xC087500000000000), <16 x double> %t276
  %t279 = fcmp olt <16 x double> splat (double 0x4086300000000000), %t278
  %t280 = select <16 x i1> %t279, <16 x double> splat (double 0x4086300000000000), <16 x double> %t278
  %t281 = fmul <16 x double> %t280, splat (double 0x3FF71547652B82FE)
  %t282 = fadd <16 x double> %t281, splat (double 0x4338000000000000)
  %t283 = fsub <16 x double> %t282, splat (double 0x4338000000000000)
  %t284 = fmul <16 x double> %t283, splat (double 0x3FE62E42FEE00000)
  %t285 = fsub <16 x double> %t280, %t284
  %t286 = fmul <16 x double> %t283, splat (double 0x3DEA39EF35793C76)
  %t287 = fsub <16 x double> %t285, %t286
  %t288 = fmul <16 x double> %t287, %t287
  %t289 = fmul <16 x double> splat (double 0x3E66376972BEA4D0), %t288
  %t290 = fadd <16 x double> %t289, splat (double 0xBEBBBD41C5D26BF1)
  %t291 = fmul <16 x double> %t290, %t288
  %t292 = fadd <16 x double> %t291, splat (double 0x3F11566AAF25DE2C)
  %t293 = fmul <16 x double> %t292, %t288
  %t294 = fadd <16 x double> %t293, splat (double 0xBF66C16C16BEBD93)
  %t295 = fmul <16 x double> %t294, %t288
  %t296 = fadd <16 x double> %t295, splat (double 0x3FC555555555553E)
  %t297 = fmul <16 x double> %t288, %t296
  %t298 = fsub <16 x double> %t287, %t297
  %t299 = fmul <16 x double> %t287, %t298
  %t300 = fsub <16 x double> splat (double 0x4000000000000000), %t298
  %t301 = fdiv <16 x double> %t299, %t300
  %t302 = fsub <16 x double> %t286, %t301
  %t303 = fsub <16 x double> %t302, %t285
  %t304 = fsub <16 x double> splat (double 0x3FF0000000000000), %t303
  %t305 = bitcast <16 x double> %t282 to <16 x i64>
  %t306 = sub <16 x i64> %t305, splat (i64 4843621399236966402)
  %t307 = lshr <16 x i64> %t306, splat (i64 1)
  %t308 = sub <16 x i64> %t306, %t307
  %t309 = shl <16 x i64> %t307, splat (i64 52)
  %t310 = bitcast <16 x i64> %t309 to <16 x double>
  %t311 = shl <16 x i64> %t308, splat (i64 52)
  %t312 = bitcast <16 x i64> %t311 to <16 x double>
  %t313 = fmul <16 x double> %t304, %t310
  %t314 = fmul <16 x double> %t313, %t312
  %t315 = getelementptr inbounds double, ptr %t215, i64 16
  %t316 = getelementptr double, ptr %t315, <16 x i32> %t218
  %t317 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t316, i32 8, <16 x i1> %t210, <16 x double> zeroinitializer)
  %t318 = fcmp une <16 x double> %t317, splat (double 0x0000000000000000)
  %t319 = or <16 x i1> %t318, %t196
  %t320 = select <16 x i1> %t319, <16 x double> splat (double 0x3FF0000000000000), <16 x double> %t314
  %t321 = fsub <16 x double> splat (double 0x3FF0000000000000), %t320
  %t322 = fdiv <16 x double> splat (double 0x3FF0000000000000), %t321
  %t323 = fptrunc <16 x double> %t322 to <16 x float>
  %t324 = fpext <16 x float> %t323 to <16 x double>
  %t325 = getelementptr inbounds double, ptr %t215, i64 17
  %t326 = getelementptr double, ptr %t325, <16 x i32> %t218
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t324, <16 x ptr> %t326, i32 8, <16 x i1> %t210)
  %t203 = add nuw nsw i64 %t202, 16
  br label %b199
b201:
  ret void
}

define internal void @sf_stage1_0(ptr %ctx, ptr %tensor, i64 %number) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t35 = alloca double, i64 1, align 64
  %t45 = alloca double, i64 1, align 64
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
  %t19 = inttoptr i64 %t18 to ptr
  %t20 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t21 = load i64, ptr %t20, align 8
  %t22 = inttoptr i64 %t21 to ptr
  %t23 = mul i64 %t16, 20
  %t24 = getelementptr inbounds double, ptr %t22, i64 %t23
  %t25 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t26 = load i64, ptr %t25, align 8
  %t27 = inttoptr i64 %t26 to ptr
  %t28 = mul i64 %number, 2
  %t29 = getelementptr inbounds double, ptr %t27, i64 %t28
  %t30 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t31 = load i64, ptr %t30, align 8
  %t32 = inttoptr i64 %t31 to ptr
  %t33 = mul i64 0, %t8
  %t34 = getelementptr inbounds double, ptr %t32, i64 %t33
  call void @sf_fold_any(ptr %t35, ptr %t34, i64 %t8, i64 1, ptr %t34, i64 1, i1 false)
  %t36 = load double, ptr %t35, align 8
  %t37 = fcmp une double %t36, 0x0000000000000000
  %t38 = uitofp i1 %t37 to double
  %t39 = getelementptr inbounds double, ptr %t29, i64 0
  store double %t38, ptr %t39, align 8
  %t40 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t41 = load i64, ptr %t40, align 8
  %t42 = inttoptr i64 %t41 to ptr
  %t43 = mul i64 0, %t8
  %t44 = getelementptr inbounds double, ptr %t42, i64 %t43
  call void @sf_fold_sum(ptr %t45, ptr %t44, i64 %t8, i64 1, ptr %t44, i64 1, i1 false)
  %t46 = load double, ptr %t45, align 8
  %t47 = getelementptr inbounds double, ptr %t29, i64 1
  store double %t46, ptr %t47, align 8
  %t48 = getelementptr inbounds double, ptr %t29, i64 0
  %t49 = load double, ptr %t48, align 8
  %t50 = fcmp une double %t49, 0x0000000000000000
  %t51 = uitofp i1 %t50 to double
  %t52 = getelementptr inbounds i64, ptr %ctx, i64 9
  %t53 = load i64, ptr %t52, align 8
  %t54 = mul i64 %t53, 0
  %t55 = add i64 %t54, %t14
  %t56 = getelementptr inbounds i64, ptr %ctx, i64 5
  %t57 = load i64, ptr %t56, align 8
  %t58 = inttoptr i64 %t57 to ptr
  %t59 = getelementptr inbounds double, ptr %t58, i64 %t55
  store double %t51, ptr %t59, align 8
  %t60 = getelementptr inbounds double, ptr %t29, i64 1
  %t61 = load double, ptr %t60, align 8
  %t62 = getelementptr inbounds i64, ptr %ctx, i64 9
  %t63 = load i64, ptr %t62, align 8
  %t64 = mul i64 %t63, 1
  %t65 = add i64 %t64, %t14
  %t66 = getelementptr inbounds i64, ptr %ctx, i64 5
  %t67 = load i64, ptr %t66, align 8
  %t68 = inttoptr i64 %t67 to ptr
  %t69 = getelementptr inbounds double, ptr %t68, i64 %t65
  store double %t61, ptr %t69, align 8
  ret void
}

define internal void @sf_stage1_1(ptr %ctx) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t14 = alloca double, i64 1, align 64
  %t30 = alloca double, i64 1, align 64
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 2
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr
  %t4 = getelementptr inbounds i64, ptr %ctx, i64 9
  %t5 = load i64, ptr %t4, align 8
  %t6 = mul i64 %t5, 0
  %t7 = getelementptr inbounds i64, ptr %ctx, i64 5
  %t8 = load i64, ptr %t7, align 8
  %t9 = inttoptr i64 %t8 to ptr
  %t10 = getelementptr inbounds double, ptr %t9, i64 %t6
  %t11 = getelementptr inbounds i64, ptr %ctx, i64 10
  %t12 = load i64, ptr %t11, align 8
  %t13 = inttoptr i64 %t12 to ptr
  call void @sf_fold_any(ptr %t14, ptr %t10, i64 %t5, i64 1, ptr %t13, i64 1, i1 true)
  %t15 = load double, ptr %t14, align 8
  %t16 = fcmp une double %t15, 0x0000000000000000
  %t17 = xor i1 %t16, true
  %t18 = uitofp i1 %t17 to double
  %t19 = getelementptr inbounds double, ptr %t3, i64 1
  store double %t18, ptr %t19, align 8
  %t20 = getelementptr inbounds i64, ptr %ctx, i64 9
  %t21 = load i64, ptr %t20, align 8
  %t22 = mul i64 %t21, 1
  %t23 = getelementptr inbounds i64, ptr %ctx, i64 5
  %t24 = load i64, ptr %t23, align 8
  %t25 = inttoptr i64 %t24 to ptr
  %t26 = getelementptr inbounds double, ptr %t25, i64 %t22
  %t27 = getelementptr inbounds i64, ptr %ctx, i64 10
  %t28 = load i64, ptr %t27, align 8
  %t29 = inttoptr i64 %t28 to ptr
  call void @sf_fold_sum(ptr %t30, ptr %t26, i64 %t21, i64 1, ptr %t29, i64 1, i1 true)
  %t31 = load double, ptr %t30, align 8
  %t32 = call double @llvm.sqrt.f64(double %t31)
  %t33 = fadd double %t32, 0x3EB0C6F7A0B5ED8D
  %t34 = getelementptr inbounds double, ptr %t3, i64 2
  store double %t33, ptr %t34, align 8
  %t35 = getelementptr inbounds double, ptr %t3, i64 2
  %t36 = load double, ptr %t35, align 8
  %t37 = insertelement <16 x double> poison, double %t36, i64 0
  %t38 = shufflevector <16 x double> %t37, <16 x double> poison, <16 x i32> zeroinitializer
  %t39 = getelementptr inbounds i64, ptr %ctx, i64 7
  %t40 = load i64, ptr %t39, align 8
  br label %b41
b41:
  %t44 = phi i64 [ 0, %entry ], [ %t45, %b42 ]
  %t46 = icmp slt i64 %t44, %t40
  br i1 %t46, label %b42, label %b43
b42:
  %t47 = sub i64 %t40, %t44
  %t48 = call i64 @llvm.smin.i64(i64 %t47, i64 16)
  %t49 = trunc i64 %t48 to i32
  %t50 = insertelement <16 x i32> poison, i32 %t49, i64 0
  %t51 = shufflevector <16 x i32> %t50, <16 x i32> poison, <16 x i32> zeroinitializer
  %t52 = icmp sgt <16 x i32> %t51, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t53 = mul i64 %t44, 20
  %t54 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t55 = load i64, ptr %t54, align 8
  %t56 = inttoptr i64 %t55 to ptr
  %t57 = getelementptr inbounds double, ptr %t56, i64 %t53
  %t58 = insertelement <16 x i32> poison, i32 20, i64 0
  %t59 = shufflevector <16 x i32> %t58, <16 x i32> poison, <16 x i32> zeroinitializer
  %t60 = mul <16 x i32> %t59, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t61 = getelementptr inbounds double, ptr %t57, i64 0
  %t62 = getelementptr double, ptr %t61, <16 x i32> %t60
  %t63 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t62, i32 8, <16 x i1> %t52, <16 x double> zeroinitializer)
  %t64 = fdiv <16 x double> %t63, %t38
  %t65 = call <16 x double> @llvm.minimum.v16f64(<16 x double> splat (double 0x3FF0000000000000), <16 x double> %t64)
  %t66 = fptrunc <16 x double> %t65 to <16 x float>
  %t67 = fpext <16 x float> %t66 to <16 x double>
  %t68 = getelementptr inbounds double, ptr %t57, i64 6
  %t69 = getelementptr double, ptr %t68, <16 x i32> %t60
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t67, <16 x ptr> %t69, i32 8, <16 x i1> %t52)
  %t45 = add nuw nsw i64 %t44, 16
  br label %b41
b43:
  ret void
}

define internal void @sf_commit_step(ptr %ctx) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 2
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr
  %t4 = getelementptr inbounds double, ptr %t3, i64 1
  %t5 = load double, ptr %t4, align 8
  %t6 = fcmp une double %t5, 0x0000000000000000
  br i1 %t6, label %b7, label %b8
b7:
  %t9 = getelementptr inbounds double, ptr %t3, i64 3
  %t10 = load double, ptr %t9, align 8
  %t11 = getelementptr inbounds double, ptr %t3, i64 0
  store double %t10, ptr %t11, align 8
  br label %b8
b8:
  ret void
}

define void @sf_sweep_0(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = alloca i32, i64 1, align 64
  %t2 = alloca i32, i64 1, align 64
  call void @llvm.x86.sse.stmxcsr(ptr %t1)
  store i32 8064, ptr %t2, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr %t2)
  call void @sf_sweep_0_body(ptr %ctx, i64 %argument, i64 %low, i64 %high)
  call void @llvm.x86.sse.ldmxcsr(ptr %t1)
  ret void
}

define internal void @sf_sweep_0_body(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 0
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr
  br label %b4
b4:
  %t7 = phi i64 [ %low, %entry ], [ %t8, %b5 ]
  %t9 = icmp slt i64 %t7, %high
  br i1 %t9, label %b5, label %b6
b5:
  %t10 = mul i64 %t7, 6
  %t11 = getelementptr inbounds i64, ptr %t3, i64 %t10
  %t12 = getelementptr inbounds i64, ptr %t11, i64 0
  %t13 = load i64, ptr %t12, align 8
  %t14 = getelementptr inbounds i64, ptr %t11, i64 1
  %t15 = load i64, ptr %t14, align 8
  %t16 = getelementptr inbounds i64, ptr %t11, i64 2
  %t17 = load i64, ptr %t16, align 8
  %t18 = getelementptr inbounds i64, ptr %t11, i64 3
  %t19 = load i64, ptr %t18, align 8
  %t20 = getelementptr inbounds i64, ptr %t11, i64 4
  %t21 = load i64, ptr %t20, align 8
  %t22 = getelementptr inbounds i64, ptr %t11, i64 5
  %t23 = load i64, ptr %t22, align 8
  %t24 = getelementptr inbounds i64, ptr %ctx, i64 1
  %t25 = load i64, ptr %t24, align 8
  %t26 = inttoptr i64 %t25 to ptr
  %t27 = mul i64 %t13, 15
  %t28 = getelementptr inbounds i64, ptr %t26, i64 %t27
  call void @sf_sweep0_pass0(ptr %ctx, ptr %t28, i64 %t13, ptr null, i64 %t15, i64 %t17, i64 %t19, i64 %t21)
  %t8 = add nuw nsw i64 %t7, 1
  br label %b4
b6:
  ret void
}

define void @sf_sweep_1(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = alloca i32, i64 1, align 64
  %t2 = alloca i32, i64 1, align 64
  call void @llvm.x86.sse.stmxcsr(ptr %t1)
  store i32 8064, ptr %t2, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr %t2)
  call void @sf_sweep_1_body(ptr %ctx, i64 %argument, i64 %low, i64 %high)
  call void @llvm.x86.sse.ldmxcsr(ptr %t1)
  ret void
}

define internal void @sf_sweep_1_body(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 0
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr
  br label %b4
b4:
  %t7 = phi i64 [ %low, %entry ], [ %t8, %b5 ]
  %t9 = icmp slt i64 %t7, %high
  br i1 %t9, label %b5, label %b6
b5:
  %t10 = mul i64 %t7, 6
  %t11 = getelementptr inbounds i64, ptr %t3, i64 %t10
  %t12 = getelementptr inbounds i64, ptr %t11, i64 0
  %t13 = load i64, ptr %t12, align 8
  %t14 = getelementptr inbounds i64, ptr %t11, i64 1
  %t15 = load i64, ptr %t14, align 8
  %t16 = getelementptr inbounds i64, ptr %t11, i64 2
  %t17 = load i64, ptr %t16, align 8
  %t18 = getelementptr inbounds i64, ptr %t11, i64 3
  %t19 = load i64, ptr %t18, align 8
  %t20 = getelementptr inbounds i64, ptr %t11, i64 4
  %t21 = load i64, ptr %t20, align 8
  %t22 = getelementptr inbounds i64, ptr %t11, i64 5
  %t23 = load i64, ptr %t22, align 8
  %t24 = getelementptr inbounds i64, ptr %ctx, i64 1
  %t25 = load i64, ptr %t24, align 8
  %t26 = inttoptr i64 %t25 to ptr
  %t27 = mul i64 %t13, 15
  %t28 = getelementptr inbounds i64, ptr %t26, i64 %t27
  call void @sf_sweep1_pass0(ptr %ctx, ptr %t28, i64 %t13, ptr null, i64 %t15, i64 %t17, i64 %t19, i64 %t21)
  %t8 = add nuw nsw i64 %t7, 1
  br label %b4
b6:
  ret void
}

define void @sf_segment_0(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = alloca i32, i64 1, align 64
  %t2 = alloca i32, i64 1, align 64
  call void @llvm.x86.sse.stmxcsr(ptr %t1)
  store i32 8064, ptr %t2, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr %t2)
  call void @sf_segment_0_body(ptr %ctx, i64 %argument, i64 %low, i64 %high)
  call void @llvm.x86.sse.ldmxcsr(ptr %t1)
  ret void
}

define internal void @sf_segment_0_body(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  call void @sf_stage0_1(ptr %ctx)
  ret void
}

define void @sf_segment_1(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = alloca i32, i64 1, align 64
  %t2 = alloca i32, i64 1, align 64
  call void @llvm.x86.sse.stmxcsr(ptr %t1)
  store i32 8064, ptr %t2, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr %t2)
  call void @sf_segment_1_body(ptr %ctx, i64 %argument, i64 %low, i64 %high)
  call void @llvm.x86.sse.ldmxcsr(ptr %t1)
  ret void
}

define internal void @sf_segment_1_body(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  br label %b1
b1:
  %t4 = phi i64 [ %low, %entry ], [ %t5, %b2 ]
  %t6 = icmp slt i64 %t4, %high
  br i1 %t6, label %b2, label %b3
b2:
  %t7 = getelementptr inbounds i64, ptr %ctx, i64 1
  %t8 = load i64, ptr %t7, align 8
  %t9 = inttoptr i64 %t8 to ptr
  %t10 = mul i64 %t4, 15
  %t11 = getelementptr inbounds i64, ptr %t9, i64 %t10
  call void @sf_stage1_0(ptr %ctx, ptr %t11, i64 %t4)
  %t5 = add nuw nsw i64 %t4, 1
  br label %b1
b3:
  ret void
}

define void @sf_segment_2(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = alloca i32, i64 1, align 64
  %t2 = alloca i32, i64 1, align 64
  call void @llvm.x86.sse.stmxcsr(ptr %t1)
  store i32 8064, ptr %t2, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr %t2)
  call void @sf_segment_2_body(ptr %ctx, i64 %argument, i64 %low, i64 %high)
  call void @llvm.x86.sse.ldmxcsr(ptr %t1)
  ret void
}

define internal void @sf_segment_2_body(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  call void @sf_stage1_1(ptr %ctx)
  ret void
}

define void @sf_segment_3(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = alloca i32, i64 1, align 64
  %t2 = alloca i32, i64 1, align 64
  call void @llvm.x86.sse.stmxcsr(ptr %t1)
  store i32 8064, ptr %t2, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr %t2)
  call void @sf_segment_3_body(ptr %ctx, i64 %argument, i64 %low, i64 %high)
  call void @llvm.x86.sse.ldmxcsr(ptr %t1)
  ret void
}

define internal void @sf_segment_3_body(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  call void @sf_commit_step(ptr %ctx)
  ret void
}
