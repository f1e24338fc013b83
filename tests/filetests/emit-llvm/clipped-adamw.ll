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
  %t29 = alloca double, i64 16, align 64
  %t5 = icmp sgt i64 %count, 1
  %t6 = icmp sgt i64 %count, 0
  %t7 = and i1 %once, %t6
  %t8 = or i1 %t5, %t7
  br i1 %t8, label %b2, label %b1
b1:
  %t9 = getelementptr inbounds double, ptr %out, i64 0
  store double 0x0000000000000000, ptr %t9, align 8
  br i1 %t6, label %b10, label %b11
b10:
  %t12 = getelementptr inbounds double, ptr %list, i64 0
  %t13 = load double, ptr %t12, align 8
  %t14 = getelementptr inbounds double, ptr %out, i64 0
  store double %t13, ptr %t14, align 8
  br label %b11
b11:
  br label %b4
b2:
  %t15 = phi ptr [ %list, %entry ], [ %scratch, %b22 ]
  %t16 = phi i64 [ %count, %entry ], [ %t19, %b22 ]
  %t17 = phi i64 [ %stride, %entry ], [ %step, %b22 ]
  %t18 = add i64 %t16, 1023
  %t19 = udiv i64 %t18, 1024
  br label %b20
b20:
  %t23 = phi i64 [ 0, %b2 ], [ %t24, %b52 ]
  %t25 = icmp slt i64 %t23, %t19
  br i1 %t25, label %b21, label %b22
b21:
  %t26 = mul i64 %t23, 1024
  %t27 = sub i64 %t16, %t26
  %t28 = call i64 @llvm.smin.i64(i64 %t27, i64 1024)
  %t30 = icmp eq i64 %t17, 1
  br i1 %t30, label %b31, label %b32
b31:
  br label %b33
b33:
  %t36 = phi i64 [ 0, %b31 ], [ %t37, %b34 ]
  %t38 = phi <16 x double> [ splat (double 0x0000000000000000), %b31 ], [ %t49, %b34 ]
  %t39 = icmp slt i64 %t36, %t28
  br i1 %t39, label %b34, label %b35
b34:
  %t40 = sub i64 %t28, %t36
  %t41 = call i64 @llvm.smin.i64(i64 %t40, i64 16)
  %t42 = trunc i64 %t41 to i32
  %t43 = insertelement <16 x i32> poison, i32 %t42, i64 0
  %t44 = shufflevector <16 x i32> %t43, <16 x i32> poison, <16 x i32> zeroinitializer
  %t45 = icmp sgt <16 x i32> %t44, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t46 = add i64 %t26, %t36
  %t47 = getelementptr inbounds double, ptr %t15, i64 %t46
  %t48 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t47, i32 8, <16 x i1> %t45, <16 x double> zeroinitializer)
  %t49 = fadd <16 x double> %t38, %t48
  %t37 = add nuw nsw i64 %t36, 16
  br label %b33
b35:
  store <16 x double> %t38, ptr %t29, align 64
  br label %b32
b32:
  %t50 = xor i1 %t30, true
  br i1 %t50, label %b51, label %b52
b51:
  store <16 x double> splat (double 0x0000000000000000), ptr %t29, align 64
  br label %b53
b53:
  %t56 = phi i64 [ 0, %b51 ], [ %t57, %b54 ]
  %t58 = icmp slt i64 %t56, %t28
  br i1 %t58, label %b54, label %b55
b54:
  %t59 = and i64 %t56, 15
  %t60 = add i64 %t26, %t56
  %t61 = mul i64 %t60, %t17
  %t62 = getelementptr inbounds double, ptr %t29, i64 %t59
  %t63 = load double, ptr %t62, align 8
  %t64 = getelementptr inbounds double, ptr %t15, i64 %t61
  %t65 = load double, ptr %t64, align 8
  %t66 = fadd double %t63, %t65
  %t67 = getelementptr inbounds double, ptr %t29, i64 %t59
  store double %t66, ptr %t67, align 8
  %t57 = add nuw nsw i64 %t56, 1
  br label %b53
b55:
  br label %b52
b52:
  %t68 = load <16 x double>, ptr %t29, align 64
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
  %t83 = mul i64 %t23, %step
  %t84 = getelementptr inbounds double, ptr %scratch, i64 %t83
  store double %t82, ptr %t84, align 8
  %t24 = add nuw nsw i64 %t23, 1
  br label %b20
b22:
  %t85 = icmp sgt i64 %t19, 1
  br i1 %t85, label %b2, label %b3
b3:
  %t86 = getelementptr inbounds double, ptr %scratch, i64 0
  %t87 = load double, ptr %t86, align 8
  %t88 = getelementptr inbounds double, ptr %out, i64 0
  store double %t87, ptr %t88, align 8
  br label %b4
b4:
  ret void
}

define internal void @sf_sweep0_pass0(ptr %ctx, ptr %tensor, i64 %number, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = add i64 %col, %cols
  %t23 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t24 = load i64, ptr %t23, align 8
  %t25 = inttoptr i64 %t24 to ptr
  %t79 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t80 = load i64, ptr %t79, align 8
  %t81 = inttoptr i64 %t80 to ptr
  %t98 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t99 = load i64, ptr %t98, align 8
  %t100 = inttoptr i64 %t99 to ptr
  br label %b2
b2:
  %t5 = phi i64 [ %col, %entry ], [ %t6, %b39 ]
  %t7 = icmp slt i64 %t5, %t1
  br i1 %t7, label %b3, label %b4
b3:
  %t8 = add i64 %t5, 1024
  %t9 = call i64 @llvm.smin.i64(i64 %t8, i64 %t1)
  %t10 = sub i64 %t9, %t5
  %t11 = urem i64 %t10, 16
  %t12 = sub i64 %t9, %t11
  %t13 = sub i64 %t12, %t5
  %t36 = sub i64 %t9, %t12
  %t82 = udiv i64 %t5, 1024
  br label %b14
b14:
  %t17 = phi i64 [ 0, %b3 ], [ %t18, %b15 ]
  %t19 = phi <16 x i8> [ zeroinitializer, %b3 ], [ %t32, %b15 ]
  %t20 = phi <16 x double> [ splat (double 0x0000000000000000), %b3 ], [ %t35, %b15 ]
  %t21 = icmp slt i64 %t17, %t13
  br i1 %t21, label %b15, label %b16
b15:
  %t22 = add i64 %t5, %t17
  %t26 = getelementptr inbounds float, ptr %t25, i64 %t22
  %t27 = load <16 x float>, ptr %t26, align 4
  %t28 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %t27)
  %t29 = fcmp olt <16 x float> %t28, splat (float 0x7FF0000000000000)
  %t30 = xor <16 x i1> %t29, splat (i1 true)
  %t31 = zext <16 x i1> %t30 to <16 x i8>
  %t32 = or <16 x i8> %t19, %t31
  %t33 = fpext <16 x float> %t27 to <16 x double>
  %t34 = fmul <16 x double> %t33, %t33
  %t35 = fadd <16 x double> %t20, %t34
  %t18 = add nuw nsw i64 %t17, 16
  br label %b14
b16:
  br label %b37
b37:
  %t40 = phi i64 [ 0, %b16 ], [ %t41, %b38 ]
  %t42 = phi <16 x i8> [ %t19, %b16 ], [ %t59, %b38 ]
  %t43 = phi <16 x double> [ %t20, %b16 ], [ %t63, %b38 ]
  %t44 = icmp slt i64 %t40, %t36
  br i1 %t44, label %b38, label %b39
b38:
  %t45 = add i64 %t12, %t40
  %t46 = sub i64 %t36, %t40
  %t47 = call i64 @llvm.smin.i64(i64 %t46, i64 16)
  %t48 = trunc i64 %t47 to i32
  %t49 = insertelement <16 x i32> poison, i32 %t48, i64 0
  %t50 = shufflevector <16 x i32> %t49, <16 x i32> poison, <16 x i32> zeroinitializer
  %t51 = icmp sgt <16 x i32> %t50, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t52 = getelementptr inbounds float, ptr %t25, i64 %t45
  %t53 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t52, i32 4, <16 x i1> %t51, <16 x float> zeroinitializer)
  %t54 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %t53)
  %t55 = fcmp olt <16 x float> %t54, splat (float 0x7FF0000000000000)
  %t56 = xor <16 x i1> %t55, splat (i1 true)
  %t57 = zext <16 x i1> %t56 to <16 x i8>
  %t58 = or <16 x i8> %t42, %t57
  %t59 = select <16 x i1> %t51, <16 x i8> %t58, <16 x i8> %t42
  %t60 = fpext <16 x float> %t53 to <16 x double>
  %t61 = fmul <16 x double> %t60, %t60
  %t62 = fadd <16 x double> %t43, %t61
  %t63 = select <16 x i1> %t51, <16 x double> %t62, <16 x double> %t43
  %t41 = add nuw nsw i64 %t40, 16
  br label %b37
b39:
  %t64 = shufflevector <16 x i8> %t42, <16 x i8> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t65 = shufflevector <16 x i8> %t42, <16 x i8> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t66 = or <8 x i8> %t64, %t65
  %t67 = shufflevector <8 x i8> %t66, <8 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t68 = shufflevector <8 x i8> %t66, <8 x i8> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t69 = or <4 x i8> %t67, %t68
  %t70 = shufflevector <4 x i8> %t69, <4 x i8> poison, <2 x i32> <i32 0, i32 1>
  %t71 = shufflevector <4 x i8> %t69, <4 x i8> poison, <2 x i32> <i32 2, i32 3>
  %t72 = or <2 x i8> %t70, %t71
  %t73 = shufflevector <2 x i8> %t72, <2 x i8> poison, <1 x i32> <i32 0>
  %t74 = shufflevector <2 x i8> %t72, <2 x i8> poison, <1 x i32> <i32 1>
  %t75 = extractelement <1 x i8> %t73, i64 0
  %t76 = extractelement <1 x i8> %t74, i64 0
  %t77 = or i8 %t75, %t76
  %t78 = uitofp i8 %t77 to double
  %t83 = getelementptr inbounds double, ptr %t81, i64 %t82
  store double %t78, ptr %t83, align 8
  %t84 = shufflevector <16 x double> %t43, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t85 = shufflevector <16 x double> %t43, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t86 = fadd <8 x double> %t84, %t85
  %t87 = shufflevector <8 x double> %t86, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t88 = shufflevector <8 x double> %t86, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t89 = fadd <4 x double> %t87, %t88
  %t90 = shufflevector <4 x double> %t89, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t91 = shufflevector <4 x double> %t89, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t92 = fadd <2 x double> %t90, %t91
  %t93 = shufflevector <2 x double> %t92, <2 x double> poison, <1 x i32> <i32 0>
  %t94 = shufflevector <2 x double> %t92, <2 x double> poison, <1 x i32> <i32 1>
  %t95 = extractelement <1 x double> %t93, i64 0
  %t96 = extractelement <1 x double> %t94, i64 0
  %t97 = fadd double %t95, %t96
  %t101 = getelementptr inbounds double, ptr %t100, i64 %t82
  store double %t97, ptr %t101, align 8
  %t6 = add nuw nsw i64 %t5, 1024
  br label %b2
b4:
  ret void
}

define internal void @sf_sweep1_pass0(ptr %ctx, ptr %tensor, i64 %number, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 2
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr
  %t7 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t8 = load i64, ptr %t7, align 8
  %t9 = inttoptr i64 %t8 to ptr
  %t10 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t11 = load i64, ptr %t10, align 8
  %t12 = mul i64 %t11, 20
  %t13 = getelementptr inbounds double, ptr %t9, i64 %t12
  %t79 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t80 = load i64, ptr %t79, align 8
  %t81 = inttoptr i64 %t80 to ptr
  %t84 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t85 = load i64, ptr %t84, align 8
  %t86 = inttoptr i64 %t85 to ptr
  %t89 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t90 = load i64, ptr %t89, align 8
  %t91 = inttoptr i64 %t90 to ptr
  %t94 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t95 = load i64, ptr %t94, align 8
  %t96 = inttoptr i64 %t95 to ptr
  %t4 = getelementptr inbounds double, ptr %t3, i64 1
  %t5 = load double, ptr %t4, align 8
  %t6 = fcmp une double %t5, 0x0000000000000000
  %t14 = getelementptr inbounds double, ptr %t13, i64 6
  %t15 = load double, ptr %t14, align 8
  %t16 = fptrunc double %t15 to float
  %t17 = insertelement <16 x float> poison, float %t16, i64 0
  %t18 = shufflevector <16 x float> %t17, <16 x float> poison, <16 x i32> zeroinitializer
  %t19 = getelementptr inbounds double, ptr %t13, i64 7
  %t20 = load double, ptr %t19, align 8
  %t21 = fptrunc double %t20 to float
  %t22 = insertelement <16 x float> poison, float %t21, i64 0
  %t23 = shufflevector <16 x float> %t22, <16 x float> poison, <16 x i32> zeroinitializer
  %t24 = getelementptr inbounds double, ptr %t13, i64 8
  %t25 = load double, ptr %t24, align 8
  %t26 = fptrunc double %t25 to float
  %t27 = insertelement <16 x float> poison, float %t26, i64 0
  %t28 = shufflevector <16 x float> %t27, <16 x float> poison, <16 x i32> zeroinitializer
  %t29 = getelementptr inbounds double, ptr %t13, i64 9
  %t30 = load double, ptr %t29, align 8
  %t31 = fptrunc double %t30 to float
  %t32 = insertelement <16 x float> poison, float %t31, i64 0
  %t33 = shufflevector <16 x float> %t32, <16 x float> poison, <16 x i32> zeroinitializer
  %t34 = getelementptr inbounds double, ptr %t13, i64 10
  %t35 = load double, ptr %t34, align 8
  %t36 = fptrunc double %t35 to float
  %t37 = insertelement <16 x float> poison, float %t36, i64 0
  %t38 = shufflevector <16 x float> %t37, <16 x float> poison, <16 x i32> zeroinitializer
  %t39 = getelementptr inbounds double, ptr %t13, i64 13
  %t40 = load double, ptr %t39, align 8
  %t41 = fptrunc double %t40 to float
  %t42 = insertelement <16 x float> poison, float %t41, i64 0
  %t43 = shufflevector <16 x float> %t42, <16 x float> poison, <16 x i32> zeroinitializer
  %t44 = getelementptr inbounds double, ptr %t13, i64 14
  %t45 = load double, ptr %t44, align 8
  %t46 = fptrunc double %t45 to float
  %t47 = insertelement <16 x float> poison, float %t46, i64 0
  %t48 = shufflevector <16 x float> %t47, <16 x float> poison, <16 x i32> zeroinitializer
  %t49 = getelementptr inbounds double, ptr %t13, i64 17
  %t50 = load double, ptr %t49, align 8
  %t51 = fptrunc double %t50 to float
  %t52 = insertelement <16 x float> poison, float %t51, i64 0
  %t53 = shufflevector <16 x float> %t52, <16 x float> poison, <16 x i32> zeroinitializer
  %t54 = getelementptr inbounds double, ptr %t13, i64 18
  %t55 = load double, ptr %t54, align 8
  %t56 = fptrunc double %t55 to float
  %t57 = insertelement <16 x float> poison, float %t56, i64 0
  %t58 = shufflevector <16 x float> %t57, <16 x float> poison, <16 x i32> zeroinitializer
  %t59 = getelementptr inbounds double, ptr %t13, i64 19
  %t60 = load double, ptr %t59, align 8
  %t61 = fptrunc double %t60 to float
  %t62 = insertelement <16 x float> poison, float %t61, i64 0
  %t63 = shufflevector <16 x float> %t62, <16 x float> poison, <16 x i32> zeroinitializer
  br i1 %t6, label %b64, label %b66
b64:
  %t67 = add i64 %col, %cols
  %t68 = sub i64 %t67, %col
  %t69 = urem i64 %t68, 16
  %t70 = sub i64 %t67, %t69
  %t71 = sub i64 %t70, %col
  %t118 = sub i64 %t67, %t70
  br label %b72
b72:
  %t75 = phi i64 [ 0, %b64 ], [ %t76, %b73 ]
  %t77 = icmp slt i64 %t75, %t71
  br i1 %t77, label %b73, label %b74
b73:
  %t78 = add i64 %col, %t75
  %t82 = getelementptr inbounds float, ptr %t81, i64 %t78
  %t83 = load <16 x float>, ptr %t82, align 4
  %t87 = getelementptr inbounds float, ptr %t86, i64 %t78
  %t88 = load <16 x float>, ptr %t87, align 4
  %t92 = getelementptr inbounds float, ptr %t91, i64 %t78
  %t93 = load <16 x float>, ptr %t92, align 4
  %t97 = getelementptr inbounds float, ptr %t96, i64 %t78
  %t98 = load <16 x float>, ptr %t97, align 4
  %t99 = fmul <16 x float> %t88, %t18
  %t100 = fmul <16 x float> %t23, %t93
  %t101 = fmul <16 x float> %t28, %t99
  %t102 = fadd <16 x float> %t100, %t101
  %t103 = fmul <16 x float> %t99, %t99
  %t104 = fmul <16 x float> %t33, %t98
  %t105 = fmul <16 x float> %t38, %t103
  %t106 = fadd <16 x float> %t104, %t105
  %t107 = fmul <16 x float> %t106, %t43
  %t108 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t107)
  %t109 = fmul <16 x float> %t48, %t83
  %t110 = fmul <16 x float> %t102, %t53
  %t111 = fadd <16 x float> %t108, %t58
  %t112 = fdiv <16 x float> %t110, %t111
  %t113 = fmul <16 x float> %t63, %t112
  %t114 = fsub <16 x float> %t109, %t113
  %t115 = getelementptr inbounds float, ptr %t81, i64 %t78
  store <16 x float> %t114, ptr %t115, align 4
  %t116 = getelementptr inbounds float, ptr %t91, i64 %t78
  store <16 x float> %t102, ptr %t116, align 4
  %t117 = getelementptr inbounds float, ptr %t96, i64 %t78
  store <16 x float> %t106, ptr %t117, align 4
  %t76 = add nuw nsw i64 %t75, 16
  br label %b72
b74:
  br label %b119
b119:
  %t122 = phi i64 [ 0, %b74 ], [ %t123, %b120 ]
  %t124 = icmp slt i64 %t122, %t118
  br i1 %t124, label %b120, label %b121
b120:
  %t125 = add i64 %t70, %t122
  %t126 = sub i64 %t118, %t122
  %t127 = call i64 @llvm.smin.i64(i64 %t126, i64 16)
  %t128 = trunc i64 %t127 to i32
  %t129 = insertelement <16 x i32> poison, i32 %t128, i64 0
  %t130 = shufflevector <16 x i32> %t129, <16 x i32> poison, <16 x i32> zeroinitializer
  %t131 = icmp sgt <16 x i32> %t130, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t132 = getelementptr inbounds float, ptr %t81, i64 %t125
  %t133 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t132, i32 4, <16 x i1> %t131, <16 x float> zeroinitializer)
  %t134 = getelementptr inbounds float, ptr %t86, i64 %t125
  %t135 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t134, i32 4, <16 x i1> %t131, <16 x float> zeroinitializer)
  %t136 = getelementptr inbounds float, ptr %t91, i64 %t125
  %t137 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t136, i32 4, <16 x i1> %t131, <16 x float> zeroinitializer)
  %t138 = getelementptr inbounds float, ptr %t96, i64 %t125
  %t139 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t138, i32 4, <16 x i1> %t131, <16 x float> zeroinitializer)
  %t140 = fmul <16 x float> %t135, %t18
  %t141 = fmul <16 x float> %t23, %t137
  %t142 = fmul <16 x float> %t28, %t140
  %t143 = fadd <16 x float> %t141, %t142
  %t144 = fmul <16 x float> %t140, %t140
  %t145 = fmul <16 x float> %t33, %t139
  %t146 = fmul <16 x float> %t38, %t144
  %t147 = fadd <16 x float> %t145, %t146
  %t148 = fmul <16 x float> %t147, %t43
  %t149 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t148)
  %t150 = fmul <16 x float> %t48, %t133
  %t151 = fmul <16 x float> %t143, %t53
  %t152 = fadd <16 x float> %t149, %t58
  %t153 = fdiv <16 x float> %t151, %t152
  %t154 = fmul <16 x float> %t63, %t153
  %t155 = fsub <16 x float> %t150, %t154
  %t156 = getelementptr inbounds float, ptr %t81, i64 %t125
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t155, ptr %t156, i32 4, <16 x i1> %t131)
  %t157 = getelementptr inbounds float, ptr %t91, i64 %t125
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t143, ptr %t157, i32 4, <16 x i1> %t131)
  %t158 = getelementptr inbounds float, ptr %t96, i64 %t125
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t147, ptr %t158, i32 4, <16 x i1> %t131)
  %t123 = add nuw nsw i64 %t122, 16
  br label %b119
b121:
  br label %b66
b66:
  ret void
}

define internal void @sf_stage0_1(ptr %ctx) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 7
  %t2 = load i64, ptr %t1, align 8
  %t17 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t18 = load i64, ptr %t17, align 8
  %t19 = inttoptr i64 %t18 to ptr
  %t223 = getelementptr inbounds i64, ptr %ctx, i64 2
  %t224 = load i64, ptr %t223, align 8
  %t225 = inttoptr i64 %t224 to ptr
  br label %b3
b3:
  %t6 = phi i64 [ 0, %entry ], [ %t7, %b4 ]
  %t8 = icmp slt i64 %t6, %t2
  br i1 %t8, label %b4, label %b5
b4:
  %t20 = mul i64 %t6, 20
  %t21 = getelementptr inbounds double, ptr %t19, i64 %t20
  %t9 = sub i64 %t2, %t6
  %t10 = call i64 @llvm.smin.i64(i64 %t9, i64 16)
  %t11 = trunc i64 %t10 to i32
  %t12 = insertelement <16 x i32> poison, i32 %t11, i64 0
  %t13 = shufflevector <16 x i32> %t12, <16 x i32> poison, <16 x i32> zeroinitializer
  %t14 = icmp sgt <16 x i32> %t13, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t15 = insertelement <16 x i32> poison, i32 20, i64 0
  %t16 = shufflevector <16 x i32> %t15, <16 x i32> poison, <16 x i32> zeroinitializer
  %t22 = getelementptr inbounds double, ptr %t21, i64 2
  %t23 = mul <16 x i32> %t16, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t24 = getelementptr double, ptr %t22, <16 x i32> %t23
  %t25 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t24, i32 8, <16 x i1> %t14, <16 x double> zeroinitializer)
  %t26 = fptrunc <16 x double> %t25 to <16 x float>
  %t27 = fpext <16 x float> %t26 to <16 x double>
  %t28 = insertelement <16 x i32> poison, i32 20, i64 0
  %t29 = shufflevector <16 x i32> %t28, <16 x i32> poison, <16 x i32> zeroinitializer
  %t30 = getelementptr inbounds double, ptr %t21, i64 7
  %t31 = mul <16 x i32> %t29, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t32 = getelementptr double, ptr %t30, <16 x i32> %t31
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t27, <16 x ptr> %t32, i32 8, <16 x i1> %t14)
  %t33 = fsub <16 x double> splat (double 0x3FF0000000000000), %t25
  %t34 = fptrunc <16 x double> %t33 to <16 x float>
  %t35 = fpext <16 x float> %t34 to <16 x double>
  %t36 = insertelement <16 x i32> poison, i32 20, i64 0
  %t37 = shufflevector <16 x i32> %t36, <16 x i32> poison, <16 x i32> zeroinitializer
  %t38 = getelementptr inbounds double, ptr %t21, i64 8
  %t39 = mul <16 x i32> %t37, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t40 = getelementptr double, ptr %t38, <16 x i32> %t39
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t35, <16 x ptr> %t40, i32 8, <16 x i1> %t14)
  %t41 = insertelement <16 x i32> poison, i32 20, i64 0
  %t42 = shufflevector <16 x i32> %t41, <16 x i32> poison, <16 x i32> zeroinitializer
  %t43 = getelementptr inbounds double, ptr %t21, i64 3
  %t44 = mul <16 x i32> %t42, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t45 = getelementptr double, ptr %t43, <16 x i32> %t44
  %t46 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t45, i32 8, <16 x i1> %t14, <16 x double> zeroinitializer)
  %t47 = fptrunc <16 x double> %t46 to <16 x float>
  %t48 = fpext <16 x float> %t47 to <16 x double>
  %t49 = insertelement <16 x i32> poison, i32 20, i64 0
  %t50 = shufflevector <16 x i32> %t49, <16 x i32> poison, <16 x i32> zeroinitializer
  %t51 = getelementptr inbounds double, ptr %t21, i64 9
  %t52 = mul <16 x i32> %t50, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t53 = getelementptr double, ptr %t51, <16 x i32> %t52
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t48, <16 x ptr> %t53, i32 8, <16 x i1> %t14)
  %t54 = fsub <16 x double> splat (double 0x3FF0000000000000), %t46
  %t55 = fptrunc <16 x double> %t54 to <16 x float>
  %t56 = fpext <16 x float> %t55 to <16 x double>
  %t57 = insertelement <16 x i32> poison, i32 20, i64 0
  %t58 = shufflevector <16 x i32> %t57, <16 x i32> poison, <16 x i32> zeroinitializer
  %t59 = getelementptr inbounds double, ptr %t21, i64 10
  %t60 = mul <16 x i32> %t58, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t61 = getelementptr double, ptr %t59, <16 x i32> %t60
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t56, <16 x ptr> %t61, i32 8, <16 x i1> %t14)
  %t62 = fcmp olt <16 x double> %t46, splat (double 0x0010000000000000)
  %t63 = fmul <16 x double> %t46, splat (double 0x4350000000000000)
  %t64 = select <16 x i1> %t62, <16 x double> %t63, <16 x double> %t46
  %t65 = bitcast <16 x double> %t64 to <16 x i64>
  %t66 = sub <16 x i64> %t65, splat (i64 4604544271217802189)
  %t67 = ashr <16 x i64> %t66, splat (i64 52)
  %t68 = shl <16 x i64> %t67, splat (i64 52)
  %t69 = sub <16 x i64> %t65, %t68
  %t70 = bitcast <16 x i64> %t69 to <16 x double>
  %t71 = add <16 x i64> %t67, splat (i64 4843621399236968448)
  %t72 = bitcast <16 x i64> %t71 to <16 x double>
  %t73 = fsub <16 x double> %t72, splat (double 0x4338000000000000)
  %t74 = fsub <16 x double> %t73, splat (double 0x404B000000000000)
  %t75 = select <16 x i1> %t62, <16 x double> %t74, <16 x double> %t73
  %t76 = fsub <16 x double> %t70, splat (double 0x3FF0000000000000)
  %t77 = fmul <16 x double> %t75, splat (double 0x3FE62E42FEE00000)
  %t78 = fmul <16 x double> %t75, splat (double 0x3DEA39EF35793C76)
  %t79 = fadd <16 x double> splat (double 0x4000000000000000), %t76
  %t80 = fdiv <16 x double> %t76, %t79
  %t81 = fmul <16 x double> %t80, %t80
  %t82 = fmul <16 x double> %t81, %t81
  %t83 = fmul <16 x double> splat (double 0x3FC2F112DF3E5244), %t82
  %t84 = fadd <16 x double> %t83, splat (double 0x3FC7466496CB03DE)
  %t85 = fmul <16 x double> %t84, %t82
  %t86 = fadd <16 x double> %t85, splat (double 0x3FD2492494229359)
  %t87 = fmul <16 x double> %t86, %t82
  %t88 = fadd <16 x double> %t87, splat (double 0x3FE5555555555593)
  %t89 = fmul <16 x double> %t81, %t88
  %t90 = fmul <16 x double> splat (double 0x3FC39A09D078C69F), %t82
  %t91 = fadd <16 x double> %t90, splat (double 0x3FCC71C51D8E78AF)
  %t92 = fmul <16 x double> %t91, %t82
  %t93 = fadd <16 x double> %t92, splat (double 0x3FD999999997FA04)
  %t94 = fmul <16 x double> %t82, %t93
  %t95 = fadd <16 x double> %t89, %t94
  %t96 = fmul <16 x double> %t76, %t76
  %t97 = fmul <16 x double> splat (double 0x3FE0000000000000), %t96
  %t98 = fadd <16 x double> %t97, %t95
  %t99 = fmul <16 x double> %t80, %t98
  %t100 = fadd <16 x double> %t99, %t78
  %t101 = fsub <16 x double> %t97, %t100
  %t102 = fsub <16 x double> %t101, %t76
  %t103 = fsub <16 x double> %t77, %t102
  %t104 = fcmp olt <16 x double> %t46, splat (double 0x7FF0000000000000)
  %t105 = select <16 x i1> %t104, <16 x double> %t103, <16 x double> %t46
  %t106 = fcmp olt <16 x double> splat (double 0x0000000000000000), %t46
  %t107 = fcmp oeq <16 x double> %t46, splat (double 0x0000000000000000)
  %t108 = select <16 x i1> %t107, <16 x double> splat (double 0xFFF0000000000000), <16 x double> splat (double 0x7FF8000000000000)
  %t109 = select <16 x i1> %t106, <16 x double> %t105, <16 x double> %t108
  %t110 = insertelement <16 x i32> poison, i32 20, i64 0
  %t111 = shufflevector <16 x i32> %t110, <16 x i32> poison, <16 x i32> zeroinitializer
  %t112 = getelementptr inbounds double, ptr %t21, i64 11
  %t113 = mul <16 x i32> %t111, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t114 = getelementptr double, ptr %t112, <16 x i32> %t113
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t109, <16 x ptr> %t114, i32 8, <16 x i1> %t14)
  %t115 = fcmp oeq <16 x double> %t46, splat (double 0x3FF0000000000000)
  %t116 = uitofp <16 x i1> %t115 to <16 x double>
  %t117 = insertelement <16 x i32> poison, i32 20, i64 0
  %t118 = shufflevector <16 x i32> %t117, <16 x i32> poison, <16 x i32> zeroinitializer
  %t119 = getelementptr inbounds double, ptr %t21, i64 12
  %t120 = mul <16 x i32> %t118, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t121 = getelementptr double, ptr %t119, <16 x i32> %t120
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t116, <16 x ptr> %t121, i32 8, <16 x i1> %t14)
  %t122 = insertelement <16 x i32> poison, i32 20, i64 0
  %t123 = shufflevector <16 x i32> %t122, <16 x i32> poison, <16 x i32> zeroinitializer
  %t124 = getelementptr inbounds double, ptr %t21, i64 1
  %t125 = mul <16 x i32> %t123, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t126 = getelementptr double, ptr %t124, <16 x i32> %t125
  %t127 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t126, i32 8, <16 x i1> %t14, <16 x double> zeroinitializer)
  %t128 = insertelement <16 x i32> poison, i32 20, i64 0
  %t129 = shufflevector <16 x i32> %t128, <16 x i32> poison, <16 x i32> zeroinitializer
  %t130 = getelementptr inbounds double, ptr %t21, i64 5
  %t131 = mul <16 x i32> %t129, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t132 = getelementptr double, ptr %t130, <16 x i32> %t131
  %t133 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t132, i32 8, <16 x i1> %t14, <16 x double> zeroinitializer)
  %t134 = fmul <16 x double> %t127, %t133
  %t135 = fsub <16 x double> splat (double 0x3FF0000000000000), %t134
  %t136 = fptrunc <16 x double> %t135 to <16 x float>
  %t137 = fpext <16 x float> %t136 to <16 x double>
  %t138 = insertelement <16 x i32> poison, i32 20, i64 0
  %t139 = shufflevector <16 x i32> %t138, <16 x i32> poison, <16 x i32> zeroinitializer
  %t140 = getelementptr inbounds double, ptr %t21, i64 14
  %t141 = mul <16 x i32> %t139, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t142 = getelementptr double, ptr %t140, <16 x i32> %t141
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t137, <16 x ptr> %t142, i32 8, <16 x i1> %t14)
  %t143 = fcmp olt <16 x double> %t25, splat (double 0x0010000000000000)
  %t144 = fmul <16 x double> %t25, splat (double 0x4350000000000000)
  %t145 = select <16 x i1> %t143, <16 x double> %t144, <16 x double> %t25
  %t146 = bitcast <16 x double> %t145 to <16 x i64>
  %t147 = sub <16 x i64> %t146, splat (i64 4604544271217802189)
  %t148 = ashr <16 x i64> %t147, splat (i64 52)
  %t149 = shl <16 x i64> %t148, splat (i64 52)
  %t150 = sub <16 x i64> %t146, %t149
  %t151 = bitcast <16 x i64> %t150 to <16 x double>
  %t152 = add <16 x i64> %t148, splat (i64 4843621399236968448)
  %t153 = bitcast <16 x i64> %t152 to <16 x double>
  %t154 = fsub <16 x double> %t153, splat (double 0x4338000000000000)
  %t155 = fsub <16 x double> %t154, splat (double 0x404B000000000000)
  %t156 = select <16 x i1> %t143, <16 x double> %t155, <16 x double> %t154
  %t157 = fsub <16 x double> %t151, splat (double 0x3FF0000000000000)
  %t158 = fmul <16 x double> %t156, splat (double 0x3FE62E42FEE00000)
  %t159 = fmul <16 x double> %t156, splat (double 0x3DEA39EF35793C76)
  %t160 = fadd <16 x double> splat (double 0x4000000000000000), %t157
  %t161 = fdiv <16 x double> %t157, %t160
  %t162 = fmul <16 x double> %t161, %t161
  %t163 = fmul <16 x double> %t162, %t162
  %t164 = fmul <16 x double> splat (double 0x3FC2F112DF3E5244), %t163
  %t165 = fadd <16 x double> %t164, splat (double 0x3FC7466496CB03DE)
  %t166 = fmul <16 x double> %t165, %t163
  %t167 = fadd <16 x double> %t166, splat (double 0x3FD2492494229359)
  %t168 = fmul <16 x double> %t167, %t163
  %t169 = fadd <16 x double> %t168, splat (double 0x3FE5555555555593)
  %t170 = fmul <16 x double> %t162, %t169
  %t171 = fmul <16 x double> splat (double 0x3FC39A09D078C69F), %t163
  %t172 = fadd <16 x double> %t171, splat (double 0x3FCC71C51D8E78AF)
  %t173 = fmul <16 x double> %t172, %t163
  %t174 = fadd <16 x double> %t173, splat (double 0x3FD999999997FA04)
  %t175 = fmul <16 x double> %t163, %t174
  %t176 = fadd <16 x double> %t170, %t175
  %t177 = fmul <16 x double> %t157, %t157
  %t178 = fmul <16 x double> splat (double 0x3FE0000000000000), %t177
  %t179 = fadd <16 x double> %t178, %t176
  %t180 = fmul <16 x double> %t161, %t179
  %t181 = fadd <16 x double> %t180, %t159
  %t182 = fsub <16 x double> %t178, %t181
  %t183 = fsub <16 x double> %t182, %t157
  %t184 = fsub <16 x double> %t158, %t183
  %t185 = fcmp olt <16 x double> %t25, splat (double 0x7FF0000000000000)
  %t186 = select <16 x i1> %t185, <16 x double> %t184, <16 x double> %t25
  %t187 = fcmp olt <16 x double> splat (double 0x0000000000000000), %t25
  %t188 = fcmp oeq <16 x double> %t25, splat (double 0x0000000000000000)
  %t189 = select <16 x i1> %t188, <16 x double> splat (double 0xFFF0000000000000), <16 x double> splat (double 0x7FF8000000000000)
  %t190 = select <16 x i1> %t187, <16 x double> %t186, <16 x double> %t189
  %t191 = insertelement <16 x i32> poison, i32 20, i64 0
  %t192 = shufflevector <16 x i32> %t191, <16 x i32> poison, <16 x i32> zeroinitializer
  %t193 = getelementptr inbounds double, ptr %t21, i64 15
  %t194 = mul <16 x i32> %t192, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t195 = getelementptr double, ptr %t193, <16 x i32> %t194
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t190, <16 x ptr> %t195, i32 8, <16 x i1> %t14)
  %t196 = fcmp oeq <16 x double> %t25, splat (double 0x3FF0000000000000)
  %t197 = uitofp <16 x i1> %t196 to <16 x double>
  %t198 = insertelement <16 x i32> poison, i32 20, i64 0
  %t199 = shufflevector <16 x i32> %t198, <16 x i32> poison, <16 x i32> zeroinitializer
  %t200 = getelementptr inbounds double, ptr %t21, i64 16
  %t201 = mul <16 x i32> %t199, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t202 = getelementptr double, ptr %t200, <16 x i32> %t201
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t197, <16 x ptr> %t202, i32 8, <16 x i1> %t14)
  %t203 = insertelement <16 x i32> poison, i32 20, i64 0
  %t204 = shufflevector <16 x i32> %t203, <16 x i32> poison, <16 x i32> zeroinitializer
  %t205 = getelementptr inbounds double, ptr %t21, i64 4
  %t206 = mul <16 x i32> %t204, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t207 = getelementptr double, ptr %t205, <16 x i32> %t206
  %t208 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t207, i32 8, <16 x i1> %t14, <16 x double> zeroinitializer)
  %t209 = fptrunc <16 x double> %t208 to <16 x float>
  %t210 = fpext <16 x float> %t209 to <16 x double>
  %t211 = insertelement <16 x i32> poison, i32 20, i64 0
  %t212 = shufflevector <16 x i32> %t211, <16 x i32> poison, <16 x i32> zeroinitializer
  %t213 = getelementptr inbounds double, ptr %t21, i64 18
  %t214 = mul <16 x i32> %t212, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t215 = getelementptr double, ptr %t213, <16 x i32> %t214
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t210, <16 x ptr> %t215, i32 8, <16 x i1> %t14)
  %t216 = fptrunc <16 x double> %t127 to <16 x float>
  %t217 = fpext <16 x float> %t216 to <16 x double>
  %t218 = insertelement <16 x i32> poison, i32 20, i64 0
  %t219 = shufflevector <16 x i32> %t218, <16 x i32> poison, <16 x i32> zeroinitializer
  %t220 = getelementptr inbounds double, ptr %t21, i64 19
  %t221 = mul <16 x i32> %t219, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t222 = getelementptr double, ptr %t220, <16 x i32> %t221
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t217, <16 x ptr> %t222, i32 8, <16 x i1> %t14)
  %t7 = add nuw nsw i64 %t6, 16
  br label %b3
b5:
  %t226 = getelementptr inbounds double, ptr %t225, i64 0
  %t227 = load double, ptr %t226, align 8
  %t228 = fadd double %t227, 0x3FF0000000000000
  %t229 = insertelement <16 x double> poison, double %t228, i64 0
  %t230 = shufflevector <16 x double> %t229, <16 x double> poison, <16 x i32> zeroinitializer
  %t231 = getelementptr inbounds double, ptr %t225, i64 3
  store double %t228, ptr %t231, align 8
  %t232 = fcmp oeq double %t228, 0x0000000000000000
  %t233 = insertelement <16 x i1> poison, i1 %t232, i64 0
  %t234 = shufflevector <16 x i1> %t233, <16 x i1> poison, <16 x i32> zeroinitializer
  %t235 = uitofp i1 %t232 to double
  %t236 = getelementptr inbounds double, ptr %t225, i64 4
  store double %t235, ptr %t236, align 8
  %t237 = getelementptr inbounds double, ptr %t225, i64 3
  %t238 = load double, ptr %t237, align 8
  %t239 = insertelement <16 x double> poison, double %t238, i64 0
  %t240 = shufflevector <16 x double> %t239, <16 x double> poison, <16 x i32> zeroinitializer
  %t241 = getelementptr inbounds double, ptr %t225, i64 4
  %t242 = load double, ptr %t241, align 8
  %t243 = fcmp une double %t242, 0x0000000000000000
  %t244 = insertelement <16 x i1> poison, i1 %t243, i64 0
  %t245 = shufflevector <16 x i1> %t244, <16 x i1> poison, <16 x i32> zeroinitializer
  br label %b246
b246:
  %t249 = phi i64 [ 0, %b5 ], [ %t250, %b247 ]
  %t251 = icmp slt i64 %t249, %t2
  br i1 %t251, label %b247, label %b248
b247:
  %t260 = mul i64 %t249, 20
  %t261 = getelementptr inbounds double, ptr %t19, i64 %t260
  %t252 = sub i64 %t2, %t249
  %t253 = call i64 @llvm.smin.i64(i64 %t252, i64 16)
  %t254 = trunc i64 %t253 to i32
  %t255 = insertelement <16 x i32> poison, i32 %t254, i64 0
  %t256 = shufflevector <16 x i32> %t255, <16 x i32> poison, <16 x i32> zeroinitializer
  %t257 = icmp sgt <16 x i32> %t256, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t258 = insertelement <16 x i32> poison, i32 20, i64 0
  %t259 = shufflevector <16 x i32> %t258, <16 x i32> poison, <16 x i32> zeroinitializer
  %t262 = getelementptr inbounds double, ptr %t261, i64 11
  %t263 = mul <16 x i32> %t259, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t264 = getelementptr double, ptr %t262, <16 x i32> %t263
  %t265 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t264, i32 8, <16 x i1> %t257, <16 x double> zeroinitializer)
  %t266 = fmul <16 x double> %t240, %t265
  %t267 = fcmp olt <16 x double> %t266, splat (double 0xC087500000000000)
  %t268 = select <16 x i1> %t267, <16 x double> splat (double 0xC087500000000000), <16 x double> %t266
  %t269 = fcmp olt <16 x double> splat (double 0x4086300000000000), %t268
  %t270 = select <16 x i1> %t269, <16 x double> splat (double 0x4086300000000000), <16 x double> %t268
  %t271 = fmul <16 x double> %t270, splat (double 0x3FF71547652B82FE)
  %t272 = fadd <16 x double> %t271, splat (double 0x4338000000000000)
  %t273 = fsub <16 x double> %t272, splat (double 0x4338000000000000)
  %t274 = fmul <16 x double> %t273, splat (double 0x3FE62E42FEE00000)
  %t275 = fsub <16 x double> %t270, %t274
  %t276 = fmul <16 x double> %t273, splat (double 0x3DEA39EF35793C76)
  %t277 = fsub <16 x double> %t275, %t276
  %t278 = fmul <16 x double> %t277, %t277
  %t279 = fmul <16 x double> splat (double 0x3E66376972BEA4D0), %t278
  %t280 = fadd <16 x double> %t279, splat (double 0xBEBBBD41C5D26BF1)
  %t281 = fmul <16 x double> %t280, %t278
  %t282 = fadd <16 x double> %t281, splat (double 0x3F11566AAF25DE2C)
  %t283 = fmul <16 x double> %t282, %t278
  %t284 = fadd <16 x double> %t283, splat (double 0xBF66C16C16BEBD93)
  %t285 = fmul <16 x double> %t284, %t278
  %t286 = fadd <16 x double> %t285, splat (double 0x3FC555555555553E)
  %t287 = fmul <16 x double> %t278, %t286
  %t288 = fsub <16 x double> %t277, %t287
  %t289 = fmul <16 x double> %t277, %t288
  %t290 = fsub <16 x double> splat (double 0x4000000000000000), %t288
  %t291 = fdiv <16 x double> %t289, %t290
  %t292 = fsub <16 x double> %t276, %t291
  %t293 = fsub <16 x double> %t292, %t275
  %t294 = fsub <16 x double> splat (double 0x3FF0000000000000), %t293
  %t295 = bitcast <16 x double> %t272 to <16 x i64>
  %t296 = sub <16 x i64> %t295, splat (i64 4843621399236966402)
  %t297 = lshr <16 x i64> %t296, splat (i64 1)
  %t298 = sub <16 x i64> %t296, %t297
  %t299 = shl <16 x i64> %t297, splat (i64 52)
  %t300 = bitcast <16 x i64> %t299 to <16 x double>
  %t301 = shl <16 x i64> %t298, splat (i64 52)
  %t302 = bitcast <16 x i64> %t301 to <16 x double>
  %t303 = fmul <16 x double> %t294, %t300
  %t304 = fmul <16 x double> %t303, %t302
  %t305 = insertelement <16 x i32> poison, i32 20, i64 0
  %t306 = shufflevector <16 x i32> %t305, <16 x i32> poison, <16 x i32> zeroinitializer
  %t307 = getelementptr inbounds double, ptr %t261, i64 12
  %t308 = mul <16 x i32> %t306, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t309 = getelementptr double, ptr %t307, <16 x i32> %t308
  %t310 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t309, i32 8, <16 x i1> %t257, <16 x double> zeroinitializer)
  %t311 = fcmp une <16 x double> %t310, splat (double 0x0000000000000000)
  %t312 = or <16 x i1> %t311, %t245
  %t313 = select <16 x i1> %t312, <16 x double> splat (double 0x3FF0000000000000), <16 x double> %t304
  %t314 = fsub <16 x double> splat (double 0x3FF0000000000000), %t313
  %t315 = fdiv <16 x double> splat (double 0x3FF0000000000000), %t314
  %t316 = fptrunc <16 x double> %t315 to <16 x float>
  %t317 = fpext <16 x float> %t316 to <16 x double>
  %t318 = insertelement <16 x i32> poison, i32 20, i64 0
  %t319 = shufflevector <16 x i32> %t318, <16 x i32> poison, <16 x i32> zeroinitializer
  %t320 = getelementptr inbounds double, ptr %t261, i64 13
  %t321 = mul <16 x i32> %t319, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t322 = getelementptr double, ptr %t320, <16 x i32> %t321
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t317, <16 x ptr> %t322, i32 8, <16 x i1> %t257)
  %t323 = insertelement <16 x i32> poison, i32 20, i64 0
  %t324 = shufflevector <16 x i32> %t323, <16 x i32> poison, <16 x i32> zeroinitializer
  %t325 = getelementptr inbounds double, ptr %t261, i64 15
  %t326 = mul <16 x i32> %t324, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t327 = getelementptr double, ptr %t325, <16 x i32> %t326
  %t328 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t327, i32 8, <16 x i1> %t257, <16 x double> zeroinitializer)
  %t329 = fmul <16 x double> %t240, %t328
  %t330 = fcmp olt <16 x double> %t329, splat (double 0xC087500000000000)
  %t331 = select <16 x i1> %t330, <16 x double> splat (double 0xC087500000000000), <16 x double> %t329
  %t332 = fcmp olt <16 x double> splat (double 0x4086300000000000), %t331
  %t333 = select <16 x i1> %t332, <16 x double> splat (double 0x4086300000000000), <16 x double> %t331
  %t334 = fmul <16 x double> %t333, splat (double 0x3FF71547652B82FE)
  %t335 = fadd <16 x double> %t334, splat (double 0x4338000000000000)
  %t336 = fsub <16 x double> %t335, splat (double 0x4338000000000000)
  %t337 = fmul <16 x double> %t336, splat (double 0x3FE62E42FEE00000)
  %t338 = fsub <16 x double> %t333, %t337
  %t339 = fmul <16 x double> %t336, splat (double 0x3DEA39EF35793C76)
  %t340 = fsub <16 x double> %t338, %t339
  %t341 = fmul <16 x double> %t340, %t340
  %t342 = fmul <16 x double> splat (double 0x3E66376972BEA4D0), %t341
  %t343 = fadd <16 x double> %t342, splat (double 0xBEBBBD41C5D26BF1)
  %t344 = fmul <16 x double> %t343, %t341
  %t345 = fadd <16 x double> %t344, splat (double 0x3F11566AAF25DE2C)
  %t346 = fmul <16 x double> %t345, %t341
  %t347 = fadd <16 x double> %t346, splat (double 0xBF66C16C16BEBD93)
  %t348 = fmul <16 x double> %t347, %t341
  %t349 = fadd <16 x double> %t348, splat (double 0x3FC555555555553E)
  %t350 = fmul <16 x double> %t341, %t349
  %t351 = fsub <16 x double> %t340, %t350
  %t352 = fmul <16 x double> %t340, %t351
  %t353 = fsub <16 x double> splat (double 0x4000000000000000), %t351
  %t354 = fdiv <16 x double> %t352, %t353
  %t355 = fsub <16 x double> %t339, %t354
  %t356 = fsub <16 x double> %t355, %t338
  %t357 = fsub <16 x double> splat (double 0x3FF0000000000000), %t356
  %t358 = bitcast <16 x double> %t335 to <16 x i64>
  %t359 = sub <16 x i64> %t358, splat (i64 4843621399236966402)
  %t360 = lshr <16 x i64> %t359, splat (i64 1)
  %t361 = sub <16 x i64> %t359, %t360
  %t362 = shl <16 x i64> %t360, splat (i64 52)
  %t363 = bitcast <16 x i64> %t362 to <16 x double>
  %t364 = shl <16 x i64> %t361, splat (i64 52)
  %t365 = bitcast <16 x i64> %t364 to <16 x double>
  %t366 = fmul <16 x double> %t357, %t363
  %t367 = fmul <16 x double> %t366, %t365
  %t368 = insertelement <16 x i32> poison, i32 20, i64 0
  %t369 = shufflevector <16 x i32> %t368, <16 x i32> poison, <16 x i32> zeroinitializer
  %t370 = getelementptr inbounds double, ptr %t261, i64 16
  %t371 = mul <16 x i32> %t369, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t372 = getelementptr double, ptr %t370, <16 x i32> %t371
  %t373 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t372, i32 8, <16 x i1> %t257, <16 x double> zeroinitializer)
  %t374 = fcmp une <16 x double> %t373, splat (double 0x0000000000000000)
  %t375 = or <16 x i1> %t374, %t245
  %t376 = select <16 x i1> %t375, <16 x double> splat (double 0x3FF0000000000000), <16 x double> %t367
  %t377 = fsub <16 x double> splat (double 0x3FF0000000000000), %t376
  %t378 = fdiv <16 x double> splat (double 0x3FF0000000000000), %t377
  %t379 = fptrunc <16 x double> %t378 to <16 x float>
  %t380 = fpext <16 x float> %t379 to <16 x double>
  %t381 = insertelement <16 x i32> poison, i32 20, i64 0
  %t382 = shufflevector <16 x i32> %t381, <16 x i32> poison, <16 x i32> zeroinitializer
  %t383 = getelementptr inbounds double, ptr %t261, i64 17
  %t384 = mul <16 x i32> %t382, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t385 = getelementptr double, ptr %t383, <16 x i32> %t384
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t380, <16 x ptr> %t385, i32 8, <16 x i1> %t257)
  %t250 = add nuw nsw i64 %t249, 16
  br label %b246
b248:
  ret void
}

define internal void @sf_stage1_0(ptr %ctx, ptr %tensor, i64 %number) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t7 = alloca double, i64 1, align 64
  %t21 = alloca double, i64 1, align 64
  %t1 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr
  %t4 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t5 = load i64, ptr %t4, align 8
  %t10 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t11 = load i64, ptr %t10, align 8
  %t12 = inttoptr i64 %t11 to ptr
  %t13 = mul i64 %number, 2
  %t14 = getelementptr inbounds double, ptr %t12, i64 %t13
  %t17 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t18 = load i64, ptr %t17, align 8
  %t19 = inttoptr i64 %t18 to ptr
  %t6 = getelementptr inbounds double, ptr %t3, i64 0
  call void @sf_fold_any(ptr %t7, ptr %t6, i64 %t5, i64 1, ptr %t6, i64 1, i1 false)
  %t8 = load double, ptr %t7, align 8
  %t9 = fcmp une double %t8, 0x0000000000000000
  %t15 = uitofp i1 %t9 to double
  %t16 = getelementptr inbounds double, ptr %t14, i64 0
  store double %t15, ptr %t16, align 8
  %t20 = getelementptr inbounds double, ptr %t19, i64 0
  call void @sf_fold_sum(ptr %t21, ptr %t20, i64 %t5, i64 1, ptr %t20, i64 1, i1 false)
  %t22 = load double, ptr %t21, align 8
  %t23 = getelementptr inbounds double, ptr %t14, i64 1
  store double %t22, ptr %t23, align 8
  %t24 = getelementptr inbounds double, ptr %t14, i64 0
  %t25 = load double, ptr %t24, align 8
  %t26 = fcmp une double %t25, 0x0000000000000000
  %t27 = uitofp i1 %t26 to double
  %t28 = getelementptr inbounds i64, ptr %tensor, i64 1
  %t29 = load i64, ptr %t28, align 8
  %t30 = getelementptr inbounds i64, ptr %ctx, i64 9
  %t31 = load i64, ptr %t30, align 8
  %t32 = getelementptr inbounds i64, ptr %ctx, i64 5
  %t33 = load i64, ptr %t32, align 8
  %t34 = inttoptr i64 %t33 to ptr
  %t35 = mul i64 %t31, 0
  %t36 = add i64 %t35, %t29
  %t37 = getelementptr inbounds double, ptr %t34, i64 %t36
  %t38 = getelementptr inbounds double, ptr %t37, i64 0
  store double %t27, ptr %t38, align 8
  %t39 = getelementptr inbounds double, ptr %t14, i64 1
  %t40 = load double, ptr %t39, align 8
  %t41 = getelementptr inbounds i64, ptr %tensor, i64 1
  %t42 = load i64, ptr %t41, align 8
  %t43 = getelementptr inbounds i64, ptr %ctx, i64 9
  %t44 = load i64, ptr %t43, align 8
  %t45 = getelementptr inbounds i64, ptr %ctx, i64 5
  %t46 = load i64, ptr %t45, align 8
  %t47 = inttoptr i64 %t46 to ptr
  %t48 = mul i64 %t44, 1
  %t49 = add i64 %t48, %t42
  %t50 = getelementptr inbounds double, ptr %t47, i64 %t49
  %t51 = getelementptr inbounds double, ptr %t50, i64 0
  store double %t40, ptr %t51, align 8
  ret void
}

define internal void @sf_stage1_1(ptr %ctx) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t12 = alloca double, i64 1, align 64
  %t32 = alloca double, i64 1, align 64
  %t16 = getelementptr inbounds i64, ptr %ctx, i64 2
  %t17 = load i64, ptr %t16, align 8
  %t18 = inttoptr i64 %t17 to ptr
  %t43 = getelementptr inbounds i64, ptr %ctx, i64 7
  %t44 = load i64, ptr %t43, align 8
  %t59 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t60 = load i64, ptr %t59, align 8
  %t61 = inttoptr i64 %t60 to ptr
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 9
  %t2 = load i64, ptr %t1, align 8
  %t3 = getelementptr inbounds i64, ptr %ctx, i64 10
  %t4 = load i64, ptr %t3, align 8
  %t5 = inttoptr i64 %t4 to ptr
  %t6 = getelementptr inbounds i64, ptr %ctx, i64 5
  %t7 = load i64, ptr %t6, align 8
  %t8 = inttoptr i64 %t7 to ptr
  %t9 = mul i64 %t2, 0
  %t10 = add i64 %t9, 0
  %t11 = getelementptr inbounds double, ptr %t8, i64 %t10
  call void @sf_fold_any(ptr %t12, ptr %t11, i64 %t2, i64 1, ptr %t5, i64 1, i1 true)
  %t13 = load double, ptr %t12, align 8
  %t14 = fcmp une double %t13, 0x0000000000000000
  %t15 = xor i1 %t14, true
  %t19 = uitofp i1 %t15 to double
  %t20 = getelementptr inbounds double, ptr %t18, i64 1
  store double %t19, ptr %t20, align 8
  %t21 = getelementptr inbounds i64, ptr %ctx, i64 9
  %t22 = load i64, ptr %t21, align 8
  %t23 = getelementptr inbounds i64, ptr %ctx, i64 10
  %t24 = load i64, ptr %t23, align 8
  %t25 = inttoptr i64 %t24 to ptr
  %t26 = getelementptr inbounds i64, ptr %ctx, i64 5
  %t27 = load i64, ptr %t26, align 8
  %t28 = inttoptr i64 %t27 to ptr
  %t29 = mul i64 %t22, 1
  %t30 = add i64 %t29, 0
  %t31 = getelementptr inbounds double, ptr %t28, i64 %t30
  call void @sf_fold_sum(ptr %t32, ptr %t31, i64 %t22, i64 1, ptr %t25, i64 1, i1 true)
  %t33 = load double, ptr %t32, align 8
  %t34 = call double @llvm.sqrt.f64(double %t33)
  %t35 = fadd double %t34, 0x3EB0C6F7A0B5ED8D
  %t36 = insertelement <16 x double> poison, double %t35, i64 0
  %t37 = shufflevector <16 x double> %t36, <16 x double> poison, <16 x i32> zeroinitializer
  %t38 = getelementptr inbounds double, ptr %t18, i64 2
  store double %t35, ptr %t38, align 8
  %t39 = getelementptr inbounds double, ptr %t18, i64 2
  %t40 = load double, ptr %t39, align 8
  %t41 = insertelement <16 x double> poison, double %t40, i64 0
  %t42 = shufflevector <16 x double> %t41, <16 x double> poison, <16 x i32> zeroinitializer
  br label %b45
b45:
  %t48 = phi i64 [ 0, %entry ], [ %t49, %b46 ]
  %t50 = icmp slt i64 %t48, %t44
  br i1 %t50, label %b46, label %b47
b46:
  %t62 = mul i64 %t48, 20
  %t63 = getelementptr inbounds double, ptr %t61, i64 %t62
  %t51 = sub i64 %t44, %t48
  %t52 = call i64 @llvm.smin.i64(i64 %t51, i64 16)
  %t53 = trunc i64 %t52 to i32
  %t54 = insertelement <16 x i32> poison, i32 %t53, i64 0
  %t55 = shufflevector <16 x i32> %t54, <16 x i32> poison, <16 x i32> zeroinitializer
  %t56 = icmp sgt <16 x i32> %t55, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t57 = insertelement <16 x i32> poison, i32 20, i64 0
  %t58 = shufflevector <16 x i32> %t57, <16 x i32> poison, <16 x i32> zeroinitializer
  %t64 = getelementptr inbounds double, ptr %t63, i64 0
  %t65 = mul <16 x i32> %t58, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t66 = getelementptr double, ptr %t64, <16 x i32> %t65
  %t67 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t66, i32 8, <16 x i1> %t56, <16 x double> zeroinitializer)
  %t68 = fdiv <16 x double> %t67, %t42
  %t69 = call <16 x double> @llvm.minimum.v16f64(<16 x double> splat (double 0x3FF0000000000000), <16 x double> %t68)
  %t70 = fptrunc <16 x double> %t69 to <16 x float>
  %t71 = fpext <16 x float> %t70 to <16 x double>
  %t72 = insertelement <16 x i32> poison, i32 20, i64 0
  %t73 = shufflevector <16 x i32> %t72, <16 x i32> poison, <16 x i32> zeroinitializer
  %t74 = getelementptr inbounds double, ptr %t63, i64 6
  %t75 = mul <16 x i32> %t73, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t76 = getelementptr double, ptr %t74, <16 x i32> %t75
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t71, <16 x ptr> %t76, i32 8, <16 x i1> %t56)
  %t49 = add nuw nsw i64 %t48, 16
  br label %b45
b47:
  %t77 = getelementptr inbounds double, ptr %t18, i64 1
  %t78 = load double, ptr %t77, align 8
  %t79 = fcmp une double %t78, 0x0000000000000000
  br i1 %t79, label %b80, label %b82
b80:
  %t83 = getelementptr inbounds double, ptr %t18, i64 3
  %t84 = load double, ptr %t83, align 8
  %t85 = getelementptr inbounds double, ptr %t18, i64 0
  store double %t84, ptr %t85, align 8
  br label %b82
b82:
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
  br label %b1
b1:
  %t4 = phi i64 [ %low, %entry ], [ %t5, %b2 ]
  %t6 = icmp slt i64 %t4, %high
  br i1 %t6, label %b2, label %b3
b2:
  %t7 = mul i64 %t4, 6
  %t8 = getelementptr inbounds i64, ptr %ctx, i64 0
  %t9 = load i64, ptr %t8, align 8
  %t10 = inttoptr i64 %t9 to ptr
  %t11 = getelementptr inbounds i64, ptr %t10, i64 %t7
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
  %t5 = add nuw nsw i64 %t4, 1
  br label %b1
b3:
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
  br label %b1
b1:
  %t4 = phi i64 [ %low, %entry ], [ %t5, %b2 ]
  %t6 = icmp slt i64 %t4, %high
  br i1 %t6, label %b2, label %b3
b2:
  %t7 = mul i64 %t4, 6
  %t8 = getelementptr inbounds i64, ptr %ctx, i64 0
  %t9 = load i64, ptr %t8, align 8
  %t10 = inttoptr i64 %t9 to ptr
  %t11 = getelementptr inbounds i64, ptr %t10, i64 %t7
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
  %t5 = add nuw nsw i64 %t4, 1
  br label %b1
b3:
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
