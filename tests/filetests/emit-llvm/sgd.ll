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
  %t16 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t17 = load i64, ptr %t16, align 8
  %t18 = inttoptr i64 %t17 to ptr
  %t19 = mul i64 %t15, 4
  %t20 = getelementptr inbounds double, ptr %t18, i64 %t19
  %t21 = getelementptr inbounds double, ptr %t20, i64 2
  %t22 = load double, ptr %t21, align 8
  %t23 = fptrunc double %t22 to float
  %t24 = getelementptr inbounds double, ptr %t20, i64 3
  %t25 = load double, ptr %t24, align 8
  %t26 = fptrunc double %t25 to float
  %t27 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t28 = load i64, ptr %t27, align 8
  %t29 = inttoptr i64 %t28 to ptr
  %t30 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t31 = load i64, ptr %t30, align 8
  %t32 = inttoptr i64 %t31 to ptr
  %t33 = insertelement <16 x float> poison, float %t23, i64 0
  %t34 = shufflevector <16 x float> %t33, <16 x float> poison, <16 x i32> zeroinitializer
  %t35 = insertelement <16 x float> poison, float %t26, i64 0
  %t36 = shufflevector <16 x float> %t35, <16 x float> poison, <16 x i32> zeroinitializer
  %t37 = icmp eq i64 %cols, %t9
  %t38 = mul i64 %rows, %cols
  %t39 = select i1 %t37, i64 %t38, i64 %cols
  %t40 = select i1 %t37, i64 1, i64 %rows
  %t41 = add i64 %row, %t40
  %t42 = udiv i64 %row, %t7
  %t43 = urem i64 %row, %t7
  br label %b44
b44:
  %t47 = phi i64 [ %row, %entry ], [ %t48, %b78 ]
  %t49 = phi i64 [ %t42, %entry ], [ %t103, %b78 ]
  %t50 = phi i64 [ %t43, %entry ], [ %t101, %b78 ]
  %t51 = icmp slt i64 %t47, %t41
  br i1 %t51, label %b45, label %b46
b45:
  %t52 = mul i64 %t47, %t9
  %t53 = add i64 %t52, %col
  %t54 = sub i64 %t3, %t53
  %t55 = call i64 @llvm.smin.i64(i64 %t39, i64 %t54)
  %t56 = mul i64 %t49, %t9
  %t57 = add i64 %t56, %col
  %t58 = and i64 %t55, -16
  br label %b59
b59:
  %t62 = phi i64 [ 0, %b45 ], [ %t63, %b60 ]
  %t64 = icmp slt i64 %t62, %t58
  br i1 %t64, label %b60, label %b61
b60:
  %t65 = add i64 0, %t62
  %t66 = add i64 %t53, %t65
  %t67 = getelementptr inbounds float, ptr %t29, i64 %t66
  %t68 = load <16 x float>, ptr %t67, align 4
  %t69 = getelementptr inbounds float, ptr %t32, i64 %t66
  %t70 = load <16 x float>, ptr %t69, align 4
  %t71 = fmul <16 x float> %t34, %t68
  %t72 = fadd <16 x float> %t70, %t71
  %t73 = fmul <16 x float> %t36, %t72
  %t74 = fsub <16 x float> %t68, %t73
  %t75 = getelementptr inbounds float, ptr %t29, i64 %t66
  store <16 x float> %t74, ptr %t75, align 4
  %t63 = add nuw nsw i64 %t62, 16
  br label %b59
b61:
  br label %b76
b76:
  %t79 = phi i64 [ %t58, %b61 ], [ %t80, %b77 ]
  %t81 = icmp slt i64 %t79, %t55
  br i1 %t81, label %b77, label %b78
b77:
  %t82 = sub i64 %t55, %t79
  %t83 = call i64 @llvm.smin.i64(i64 %t82, i64 16)
  %t84 = trunc i64 %t83 to i32
  %t85 = insertelement <16 x i32> poison, i32 %t84, i64 0
  %t86 = shufflevector <16 x i32> %t85, <16 x i32> poison, <16 x i32> zeroinitializer
  %t87 = icmp sgt <16 x i32> %t86, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t88 = add i64 0, %t79
  %t89 = add i64 %t53, %t88
  %t90 = getelementptr inbounds float, ptr %t29, i64 %t89
  %t91 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t90, i32 4, <16 x i1> %t87, <16 x float> zeroinitializer)
  %t92 = getelementptr inbounds float, ptr %t32, i64 %t89
  %t93 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t92, i32 4, <16 x i1> %t87, <16 x float> zeroinitializer)
  %t94 = fmul <16 x float> %t34, %t91
  %t95 = fadd <16 x float> %t93, %t94
  %t96 = fmul <16 x float> %t36, %t95
  %t97 = fsub <16 x float> %t91, %t96
  %t98 = getelementptr inbounds float, ptr %t29, i64 %t89
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t97, ptr %t98, i32 4, <16 x i1> %t87)
  %t80 = add nuw nsw i64 %t79, 16
  br label %b76
b78:
  %t99 = add i64 %t50, 1
  %t100 = icmp eq i64 %t99, %t7
  %t101 = select i1 %t100, i64 0, i64 %t99
  %t102 = zext i1 %t100 to i64
  %t103 = add i64 %t49, %t102
  %t48 = add nuw nsw i64 %t47, 1
  br label %b44
b46:
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
  %t18 = mul i64 %t9, 4
  %t19 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t20 = load i64, ptr %t19, align 8
  %t21 = inttoptr i64 %t20 to ptr
  %t22 = getelementptr inbounds double, ptr %t21, i64 %t18
  %t23 = insertelement <16 x i32> poison, i32 4, i64 0
  %t24 = shufflevector <16 x i32> %t23, <16 x i32> poison, <16 x i32> zeroinitializer
  %t25 = mul <16 x i32> %t24, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t26 = getelementptr inbounds double, ptr %t22, i64 1
  %t27 = getelementptr double, ptr %t26, <16 x i32> %t25
  %t28 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t27, i32 8, <16 x i1> %t17, <16 x double> zeroinitializer)
  %t29 = fptrunc <16 x double> %t28 to <16 x float>
  %t30 = fpext <16 x float> %t29 to <16 x double>
  %t31 = getelementptr inbounds double, ptr %t22, i64 2
  %t32 = getelementptr double, ptr %t31, <16 x i32> %t25
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t30, <16 x ptr> %t32, i32 8, <16 x i1> %t17)
  %t33 = getelementptr inbounds double, ptr %t22, i64 0
  %t34 = getelementptr double, ptr %t33, <16 x i32> %t25
  %t35 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t34, i32 8, <16 x i1> %t17, <16 x double> zeroinitializer)
  %t36 = fptrunc <16 x double> %t35 to <16 x float>
  %t37 = fpext <16 x float> %t36 to <16 x double>
  %t38 = getelementptr inbounds double, ptr %t22, i64 3
  %t39 = getelementptr double, ptr %t38, <16 x i32> %t25
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t37, <16 x ptr> %t39, i32 8, <16 x i1> %t17)
  %t10 = add nuw nsw i64 %t9, 16
  br label %b6
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
