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
  %t28 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t29 = load i64, ptr %t28, align 8
  %t30 = inttoptr i64 %t29 to ptr
  %t33 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t34 = load i64, ptr %t33, align 8
  %t35 = inttoptr i64 %t34 to ptr
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
  br label %b22
b22:
  %t25 = phi i64 [ %col, %entry ], [ %t26, %b23 ]
  %t27 = icmp slt i64 %t25, %t21
  br i1 %t27, label %b23, label %b24
b23:
  %t31 = getelementptr inbounds float, ptr %t30, i64 %t25
  %t32 = load <16 x float>, ptr %t31, align 4
  %t36 = getelementptr inbounds float, ptr %t35, i64 %t25
  %t37 = load <16 x float>, ptr %t36, align 4
  %t38 = fmul <16 x float> %t12, %t32
  %t39 = fadd <16 x float> %t37, %t38
  %t40 = fmul <16 x float> %t17, %t39
  %t41 = fsub <16 x float> %t32, %t40
  %t42 = getelementptr inbounds float, ptr %t30, i64 %t25
  store <16 x float> %t41, ptr %t42, align 4
  %t26 = add nuw nsw i64 %t25, 16
  br label %b22
b24:
  br label %b43
b43:
  %t46 = phi i64 [ %t21, %b24 ], [ %t47, %b44 ]
  %t48 = icmp slt i64 %t46, %t18
  br i1 %t48, label %b44, label %b45
b44:
  %t49 = sub i64 %t18, %t46
  %t50 = call i64 @llvm.smin.i64(i64 %t49, i64 16)
  %t51 = trunc i64 %t50 to i32
  %t52 = insertelement <16 x i32> poison, i32 %t51, i64 0
  %t53 = shufflevector <16 x i32> %t52, <16 x i32> poison, <16 x i32> zeroinitializer
  %t54 = icmp sgt <16 x i32> %t53, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t55 = getelementptr inbounds float, ptr %t30, i64 %t46
  %t56 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t55, i32 4, <16 x i1> %t54, <16 x float> zeroinitializer)
  %t57 = getelementptr inbounds float, ptr %t35, i64 %t46
  %t58 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t57, i32 4, <16 x i1> %t54, <16 x float> zeroinitializer)
  %t59 = fmul <16 x float> %t12, %t56
  %t60 = fadd <16 x float> %t58, %t59
  %t61 = fmul <16 x float> %t17, %t60
  %t62 = fsub <16 x float> %t56, %t61
  %t63 = getelementptr inbounds float, ptr %t30, i64 %t46
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t62, ptr %t63, i32 4, <16 x i1> %t54)
  %t47 = add nuw nsw i64 %t46, 16
  br label %b43
b45:
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
  %t27 = mul i64 %t13, 11
  %t28 = getelementptr inbounds i64, ptr %t26, i64 %t27
  call void @sf_sweep0_pass0(ptr %ctx, ptr %t28, i64 %t13, ptr null, i64 %t15, i64 %t17, i64 %t19, i64 %t21)
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
