target triple = "x86_64-unknown-linux-gnu"


declare <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr>, i32, <16 x i1>, <16 x double>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare void @llvm.masked.scatter.v16f64.v16p0(<16 x double>, <16 x ptr>, i32, <16 x i1>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
declare i64 @llvm.smin.i64(i64, i64)
declare void @llvm.x86.sse.ldmxcsr(ptr)
declare void @llvm.x86.sse.stmxcsr(ptr)

define internal void @sf_sweep0_pass0(ptr %ctx, ptr %tensor, i64 %number, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr
  %t4 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t5 = load i64, ptr %t4, align 8
  %t6 = mul i64 %t5, 4
  %t7 = getelementptr inbounds double, ptr %t3, i64 %t6
  %t18 = add i64 %col, %cols
  %t19 = sub i64 %t18, %col
  %t20 = urem i64 %t19, 16
  %t21 = sub i64 %t18, %t20
  %t22 = sub i64 %t21, %col
  %t30 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t31 = load i64, ptr %t30, align 8
  %t32 = inttoptr i64 %t31 to ptr
  %t35 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t36 = load i64, ptr %t35, align 8
  %t37 = inttoptr i64 %t36 to ptr
  %t45 = sub i64 %t18, %t21
  %t8 = getelementptr inbounds double, ptr %t7, i64 2
  %t9 = load double, ptr %t8, align 8
  %t10 = fptrunc double %t9 to float
  %t11 = insertelement <16 x float> poison, float %t10, i64 0
  %t12 = shufflevector <16 x float> %t11, <16 x float> poison, <16 x i32> zeroinitializer
  %t13 = getelementptr inbounds double, ptr %t7, i64 3
  %t14 = load double, ptr %t13, align 8
  %t15 = fptrunc double %t14 to float
  %t16 = insertelement <16 x float> poison, float %t15, i64 0
  %t17 = shufflevector <16 x float> %t16, <16 x float> poison, <16 x i32> zeroinitializer
  br label %b23
b23:
  %t26 = phi i64 [ 0, %entry ], [ %t27, %b24 ]
  %t28 = icmp slt i64 %t26, %t22
  br i1 %t28, label %b24, label %b25
b24:
  %t29 = add i64 %col, %t26
  %t33 = getelementptr inbounds float, ptr %t32, i64 %t29
  %t34 = load <16 x float>, ptr %t33, align 4
  %t38 = getelementptr inbounds float, ptr %t37, i64 %t29
  %t39 = load <16 x float>, ptr %t38, align 4
  %t40 = fmul <16 x float> %t12, %t34
  %t41 = fadd <16 x float> %t39, %t40
  %t42 = fmul <16 x float> %t17, %t41
  %t43 = fsub <16 x float> %t34, %t42
  %t44 = getelementptr inbounds float, ptr %t32, i64 %t29
  store <16 x float> %t43, ptr %t44, align 4
  %t27 = add nuw nsw i64 %t26, 16
  br label %b23
b25:
  br label %b46
b46:
  %t49 = phi i64 [ 0, %b25 ], [ %t50, %b47 ]
  %t51 = icmp slt i64 %t49, %t45
  br i1 %t51, label %b47, label %b48
b47:
  %t52 = add i64 %t21, %t49
  %t53 = sub i64 %t45, %t49
  %t54 = call i64 @llvm.smin.i64(i64 %t53, i64 16)
  %t55 = trunc i64 %t54 to i32
  %t56 = insertelement <16 x i32> poison, i32 %t55, i64 0
  %t57 = shufflevector <16 x i32> %t56, <16 x i32> poison, <16 x i32> zeroinitializer
  %t58 = icmp sgt <16 x i32> %t57, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t59 = getelementptr inbounds float, ptr %t32, i64 %t52
  %t60 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t59, i32 4, <16 x i1> %t58, <16 x float> zeroinitializer)
  %t61 = getelementptr inbounds float, ptr %t37, i64 %t52
  %t62 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t61, i32 4, <16 x i1> %t58, <16 x float> zeroinitializer)
  %t63 = fmul <16 x float> %t12, %t60
  %t64 = fadd <16 x float> %t62, %t63
  %t65 = fmul <16 x float> %t17, %t64
  %t66 = fsub <16 x float> %t60, %t65
  %t67 = getelementptr inbounds float, ptr %t32, i64 %t52
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t66, ptr %t67, i32 4, <16 x i1> %t58)
  %t50 = add nuw nsw i64 %t49, 16
  br label %b46
b48:
  ret void
}

define internal void @sf_stage0_1(ptr %ctx) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 7
  %t2 = load i64, ptr %t1, align 8
  %t17 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t18 = load i64, ptr %t17, align 8
  %t19 = inttoptr i64 %t18 to ptr
  br label %b3
b3:
  %t6 = phi i64 [ 0, %entry ], [ %t7, %b4 ]
  %t8 = icmp slt i64 %t6, %t2
  br i1 %t8, label %b4, label %b5
b4:
  %t20 = mul i64 %t6, 4
  %t21 = getelementptr inbounds double, ptr %t19, i64 %t20
  %t9 = sub i64 %t2, %t6
  %t10 = call i64 @llvm.smin.i64(i64 %t9, i64 16)
  %t11 = trunc i64 %t10 to i32
  %t12 = insertelement <16 x i32> poison, i32 %t11, i64 0
  %t13 = shufflevector <16 x i32> %t12, <16 x i32> poison, <16 x i32> zeroinitializer
  %t14 = icmp sgt <16 x i32> %t13, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t15 = insertelement <16 x i32> poison, i32 4, i64 0
  %t16 = shufflevector <16 x i32> %t15, <16 x i32> poison, <16 x i32> zeroinitializer
  %t22 = getelementptr inbounds double, ptr %t21, i64 1
  %t23 = mul <16 x i32> %t16, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t24 = getelementptr double, ptr %t22, <16 x i32> %t23
  %t25 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t24, i32 8, <16 x i1> %t14, <16 x double> zeroinitializer)
  %t26 = fptrunc <16 x double> %t25 to <16 x float>
  %t27 = fpext <16 x float> %t26 to <16 x double>
  %t28 = insertelement <16 x i32> poison, i32 4, i64 0
  %t29 = shufflevector <16 x i32> %t28, <16 x i32> poison, <16 x i32> zeroinitializer
  %t30 = getelementptr inbounds double, ptr %t21, i64 2
  %t31 = mul <16 x i32> %t29, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t32 = getelementptr double, ptr %t30, <16 x i32> %t31
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t27, <16 x ptr> %t32, i32 8, <16 x i1> %t14)
  %t33 = insertelement <16 x i32> poison, i32 4, i64 0
  %t34 = shufflevector <16 x i32> %t33, <16 x i32> poison, <16 x i32> zeroinitializer
  %t35 = getelementptr inbounds double, ptr %t21, i64 0
  %t36 = mul <16 x i32> %t34, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t37 = getelementptr double, ptr %t35, <16 x i32> %t36
  %t38 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t37, i32 8, <16 x i1> %t14, <16 x double> zeroinitializer)
  %t39 = fptrunc <16 x double> %t38 to <16 x float>
  %t40 = fpext <16 x float> %t39 to <16 x double>
  %t41 = insertelement <16 x i32> poison, i32 4, i64 0
  %t42 = shufflevector <16 x i32> %t41, <16 x i32> poison, <16 x i32> zeroinitializer
  %t43 = getelementptr inbounds double, ptr %t21, i64 3
  %t44 = mul <16 x i32> %t42, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t45 = getelementptr double, ptr %t43, <16 x i32> %t44
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t40, <16 x ptr> %t45, i32 8, <16 x i1> %t14)
  %t7 = add nuw nsw i64 %t6, 16
  br label %b3
b5:
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
  %t27 = mul i64 %t13, 11
  %t28 = getelementptr inbounds i64, ptr %t26, i64 %t27
  call void @sf_sweep0_pass0(ptr %ctx, ptr %t28, i64 %t13, ptr null, i64 %t15, i64 %t17, i64 %t19, i64 %t21)
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
