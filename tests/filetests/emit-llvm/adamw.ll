target triple = "x86_64-unknown-linux-gnu"


declare <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr>, i32, <16 x i1>, <16 x double>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare void @llvm.masked.scatter.v16f64.v16p0(<16 x double>, <16 x ptr>, i32, <16 x i1>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
declare i64 @llvm.smin.i64(i64, i64)
declare <16 x float> @llvm.sqrt.v16f32(<16 x float>)
declare void @llvm.x86.sse.ldmxcsr(ptr)
declare void @llvm.x86.sse.stmxcsr(ptr)

define internal void @sf_sweep0_pass0(ptr %ctx, ptr %tensor, i64 %number, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr
  %t4 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t5 = load i64, ptr %t4, align 8
  %t6 = mul i64 %t5, 18
  %t7 = getelementptr inbounds double, ptr %t3, i64 %t6
  %t53 = add i64 %col, %cols
  %t54 = sub i64 %t53, %col
  %t55 = urem i64 %t54, 16
  %t56 = sub i64 %t53, %t55
  %t57 = sub i64 %t56, %col
  %t65 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t66 = load i64, ptr %t65, align 8
  %t67 = inttoptr i64 %t66 to ptr
  %t70 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t71 = load i64, ptr %t70, align 8
  %t72 = inttoptr i64 %t71 to ptr
  %t75 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t76 = load i64, ptr %t75, align 8
  %t77 = inttoptr i64 %t76 to ptr
  %t80 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t81 = load i64, ptr %t80, align 8
  %t82 = inttoptr i64 %t81 to ptr
  %t103 = sub i64 %t53, %t56
  %t8 = getelementptr inbounds double, ptr %t7, i64 5
  %t9 = load double, ptr %t8, align 8
  %t10 = fptrunc double %t9 to float
  %t11 = insertelement <16 x float> poison, float %t10, i64 0
  %t12 = shufflevector <16 x float> %t11, <16 x float> poison, <16 x i32> zeroinitializer
  %t13 = getelementptr inbounds double, ptr %t7, i64 6
  %t14 = load double, ptr %t13, align 8
  %t15 = fptrunc double %t14 to float
  %t16 = insertelement <16 x float> poison, float %t15, i64 0
  %t17 = shufflevector <16 x float> %t16, <16 x float> poison, <16 x i32> zeroinitializer
  %t18 = getelementptr inbounds double, ptr %t7, i64 7
  %t19 = load double, ptr %t18, align 8
  %t20 = fptrunc double %t19 to float
  %t21 = insertelement <16 x float> poison, float %t20, i64 0
  %t22 = shufflevector <16 x float> %t21, <16 x float> poison, <16 x i32> zeroinitializer
  %t23 = getelementptr inbounds double, ptr %t7, i64 8
  %t24 = load double, ptr %t23, align 8
  %t25 = fptrunc double %t24 to float
  %t26 = insertelement <16 x float> poison, float %t25, i64 0
  %t27 = shufflevector <16 x float> %t26, <16 x float> poison, <16 x i32> zeroinitializer
  %t28 = getelementptr inbounds double, ptr %t7, i64 11
  %t29 = load double, ptr %t28, align 8
  %t30 = fptrunc double %t29 to float
  %t31 = insertelement <16 x float> poison, float %t30, i64 0
  %t32 = shufflevector <16 x float> %t31, <16 x float> poison, <16 x i32> zeroinitializer
  %t33 = getelementptr inbounds double, ptr %t7, i64 12
  %t34 = load double, ptr %t33, align 8
  %t35 = fptrunc double %t34 to float
  %t36 = insertelement <16 x float> poison, float %t35, i64 0
  %t37 = shufflevector <16 x float> %t36, <16 x float> poison, <16 x i32> zeroinitializer
  %t38 = getelementptr inbounds double, ptr %t7, i64 15
  %t39 = load double, ptr %t38, align 8
  %t40 = fptrunc double %t39 to float
  %t41 = insertelement <16 x float> poison, float %t40, i64 0
  %t42 = shufflevector <16 x float> %t41, <16 x float> poison, <16 x i32> zeroinitializer
  %t43 = getelementptr inbounds double, ptr %t7, i64 16
  %t44 = load double, ptr %t43, align 8
  %t45 = fptrunc double %t44 to float
  %t46 = insertelement <16 x float> poison, float %t45, i64 0
  %t47 = shufflevector <16 x float> %t46, <16 x float> poison, <16 x i32> zeroinitializer
  %t48 = getelementptr inbounds double, ptr %t7, i64 17
  %t49 = load double, ptr %t48, align 8
  %t50 = fptrunc double %t49 to float
  %t51 = insertelement <16 x float> poison, float %t50, i64 0
  %t52 = shufflevector <16 x float> %t51, <16 x float> poison, <16 x i32> zeroinitializer
  br label %b58
b58:
  %t61 = phi i64 [ 0, %entry ], [ %t62, %b59 ]
  %t63 = icmp slt i64 %t61, %t57
  br i1 %t63, label %b59, label %b60
b59:
  %t64 = add i64 %col, %t61
  %t68 = getelementptr inbounds float, ptr %t67, i64 %t64
  %t69 = load <16 x float>, ptr %t68, align 4
  %t73 = getelementptr inbounds float, ptr %t72, i64 %t64
  %t74 = load <16 x float>, ptr %t73, align 4
  %t78 = getelementptr inbounds float, ptr %t77, i64 %t64
  %t79 = load <16 x float>, ptr %t78, align 4
  %t83 = getelementptr inbounds float, ptr %t82, i64 %t64
  %t84 = load <16 x float>, ptr %t83, align 4
  %t85 = fmul <16 x float> %t12, %t79
  %t86 = fmul <16 x float> %t17, %t74
  %t87 = fadd <16 x float> %t85, %t86
  %t88 = fmul <16 x float> %t74, %t74
  %t89 = fmul <16 x float> %t22, %t84
  %t90 = fmul <16 x float> %t27, %t88
  %t91 = fadd <16 x float> %t89, %t90
  %t92 = fmul <16 x float> %t91, %t32
  %t93 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t92)
  %t94 = fmul <16 x float> %t37, %t69
  %t95 = fmul <16 x float> %t87, %t42
  %t96 = fadd <16 x float> %t93, %t47
  %t97 = fdiv <16 x float> %t95, %t96
  %t98 = fmul <16 x float> %t52, %t97
  %t99 = fsub <16 x float> %t94, %t98
  %t100 = getelementptr inbounds float, ptr %t67, i64 %t64
  store <16 x float> %t99, ptr %t100, align 4
  %t101 = getelementptr inbounds float, ptr %t77, i64 %t64
  store <16 x float> %t87, ptr %t101, align 4
  %t102 = getelementptr inbounds float, ptr %t82, i64 %t64
  store <16 x float> %t91, ptr %t102, align 4
  %t62 = add nuw nsw i64 %t61, 16
  br label %b58
b60:
  br label %b104
b104:
  %t107 = phi i64 [ 0, %b60 ], [ %t108, %b105 ]
  %t109 = icmp slt i64 %t107, %t103
  br i1 %t109, label %b105, label %b106
b105:
  %t110 = add i64 %t56, %t107
  %t111 = sub i64 %t103, %t107
  %t112 = call i64 @llvm.smin.i64(i64 %t111, i64 16)
  %t113 = trunc i64 %t112 to i32
  %t114 = insertelement <16 x i32> poison, i32 %t113, i64 0
  %t115 = shufflevector <16 x i32> %t114, <16 x i32> poison, <16 x i32> zeroinitializer
  %t116 = icmp sgt <16 x i32> %t115, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t117 = getelementptr inbounds float, ptr %t67, i64 %t110
  %t118 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t117, i32 4, <16 x i1> %t116, <16 x float> zeroinitializer)
  %t119 = getelementptr inbounds float, ptr %t72, i64 %t110
  %t120 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t119, i32 4, <16 x i1> %t116, <16 x float> zeroinitializer)
  %t121 = getelementptr inbounds float, ptr %t77, i64 %t110
  %t122 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t121, i32 4, <16 x i1> %t116, <16 x float> zeroinitializer)
  %t123 = getelementptr inbounds float, ptr %t82, i64 %t110
  %t124 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t123, i32 4, <16 x i1> %t116, <16 x float> zeroinitializer)
  %t125 = fmul <16 x float> %t12, %t122
  %t126 = fmul <16 x float> %t17, %t120
  %t127 = fadd <16 x float> %t125, %t126
  %t128 = fmul <16 x float> %t120, %t120
  %t129 = fmul <16 x float> %t22, %t124
  %t130 = fmul <16 x float> %t27, %t128
  %t131 = fadd <16 x float> %t129, %t130
  %t132 = fmul <16 x float> %t131, %t32
  %t133 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t132)
  %t134 = fmul <16 x float> %t37, %t118
  %t135 = fmul <16 x float> %t127, %t42
  %t136 = fadd <16 x float> %t133, %t47
  %t137 = fdiv <16 x float> %t135, %t136
  %t138 = fmul <16 x float> %t52, %t137
  %t139 = fsub <16 x float> %t134, %t138
  %t140 = getelementptr inbounds float, ptr %t67, i64 %t110
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t139, ptr %t140, i32 4, <16 x i1> %t116)
  %t141 = getelementptr inbounds float, ptr %t77, i64 %t110
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t127, ptr %t141, i32 4, <16 x i1> %t116)
  %t142 = getelementptr inbounds float, ptr %t82, i64 %t110
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t131, ptr %t142, i32 4, <16 x i1> %t116)
  %t108 = add nuw nsw i64 %t107, 16
  br label %b104
b106:
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
  %t20 = mul i64 %t6, 18
  %t21 = getelementptr inbounds double, ptr %t19, i64 %t20
  %t9 = sub i64 %t2, %t6
  %t10 = call i64 @llvm.smin.i64(i64 %t9, i64 16)
  %t11 = trunc i64 %t10 to i32
  %t12 = insertelement <16 x i32> poison, i32 %t11, i64 0
  %t13 = shufflevector <16 x i32> %t12, <16 x i32> poison, <16 x i32> zeroinitializer
  %t14 = icmp sgt <16 x i32> %t13, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t15 = insertelement <16 x i32> poison, i32 18, i64 0
  %t16 = shufflevector <16 x i32> %t15, <16 x i32> poison, <16 x i32> zeroinitializer
  %t22 = getelementptr inbounds double, ptr %t21, i64 1
  %t23 = mul <16 x i32> %t16, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t24 = getelementptr double, ptr %t22, <16 x i32> %t23
  %t25 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t24, i32 8, <16 x i1> %t14, <16 x double> zeroinitializer)
  %t26 = fptrunc <16 x double> %t25 to <16 x float>
  %t27 = fpext <16 x float> %t26 to <16 x double>
  %t28 = insertelement <16 x i32> poison, i32 18, i64 0
  %t29 = shufflevector <16 x i32> %t28, <16 x i32> poison, <16 x i32> zeroinitializer
  %t30 = getelementptr inbounds double, ptr %t21, i64 5
  %t31 = mul <16 x i32> %t29, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t32 = getelementptr double, ptr %t30, <16 x i32> %t31
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t27, <16 x ptr> %t32, i32 8, <16 x i1> %t14)
  %t33 = fsub <16 x double> splat (double 0x3FF0000000000000), %t25
  %t34 = fptrunc <16 x double> %t33 to <16 x float>
  %t35 = fpext <16 x float> %t34 to <16 x double>
  %t36 = insertelement <16 x i32> poison, i32 18, i64 0
  %t37 = shufflevector <16 x i32> %t36, <16 x i32> poison, <16 x i32> zeroinitializer
  %t38 = getelementptr inbounds double, ptr %t21, i64 6
  %t39 = mul <16 x i32> %t37, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t40 = getelementptr double, ptr %t38, <16 x i32> %t39
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t35, <16 x ptr> %t40, i32 8, <16 x i1> %t14)
  %t41 = insertelement <16 x i32> poison, i32 18, i64 0
  %t42 = shufflevector <16 x i32> %t41, <16 x i32> poison, <16 x i32> zeroinitializer
  %t43 = getelementptr inbounds double, ptr %t21, i64 2
  %t44 = mul <16 x i32> %t42, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t45 = getelementptr double, ptr %t43, <16 x i32> %t44
  %t46 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t45, i32 8, <16 x i1> %t14, <16 x double> zeroinitializer)
  %t47 = fptrunc <16 x double> %t46 to <16 x float>
  %t48 = fpext <16 x float> %t47 to <16 x double>
  %t49 = insertelement <16 x i32> poison, i32 18, i64 0
  %t50 = shufflevector <16 x i32> %t49, <16 x i32> poison, <16 x i32> zeroinitializer
  %t51 = getelementptr inbounds double, ptr %t21, i64 7
  %t52 = mul <16 x i32> %t50, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t53 = getelementptr double, ptr %t51, <16 x i32> %t52
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t48, <16 x ptr> %t53, i32 8, <16 x i1> %t14)
  %t54 = fsub <16 x double> splat (double 0x3FF0000000000000), %t46
  %t55 = fptrunc <16 x double> %t54 to <16 x float>
  %t56 = fpext <16 x float> %t55 to <16 x double>
  %t57 = insertelement <16 x i32> poison, i32 18, i64 0
  %t58 = shufflevector <16 x i32> %t57, <16 x i32> poison, <16 x i32> zeroinitializer
  %t59 = getelementptr inbounds double, ptr %t21, i64 8
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
  %t110 = insertelement <16 x i32> poison, i32 18, i64 0
  %t111 = shufflevector <16 x i32> %t110, <16 x i32> poison, <16 x i32> zeroinitializer
  %t112 = getelementptr inbounds double, ptr %t21, i64 9
  %t113 = mul <16 x i32> %t111, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t114 = getelementptr double, ptr %t112, <16 x i32> %t113
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t109, <16 x ptr> %t114, i32 8, <16 x i1> %t14)
  %t115 = fcmp oeq <16 x double> %t46, splat (double 0x3FF0000000000000)
  %t116 = uitofp <16 x i1> %t115 to <16 x double>
  %t117 = insertelement <16 x i32> poison, i32 18, i64 0
  %t118 = shufflevector <16 x i32> %t117, <16 x i32> poison, <16 x i32> zeroinitializer
  %t119 = getelementptr inbounds double, ptr %t21, i64 10
  %t120 = mul <16 x i32> %t118, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t121 = getelementptr double, ptr %t119, <16 x i32> %t120
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t116, <16 x ptr> %t121, i32 8, <16 x i1> %t14)
  %t122 = insertelement <16 x i32> poison, i32 18, i64 0
  %t123 = shufflevector <16 x i32> %t122, <16 x i32> poison, <16 x i32> zeroinitializer
  %t124 = getelementptr inbounds double, ptr %t21, i64 0
  %t125 = mul <16 x i32> %t123, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t126 = getelementptr double, ptr %t124, <16 x i32> %t125
  %t127 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t126, i32 8, <16 x i1> %t14, <16 x double> zeroinitializer)
  %t128 = insertelement <16 x i32> poison, i32 18, i64 0
  %t129 = shufflevector <16 x i32> %t128, <16 x i32> poison, <16 x i32> zeroinitializer
  %t130 = getelementptr inbounds double, ptr %t21, i64 4
  %t131 = mul <16 x i32> %t129, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t132 = getelementptr double, ptr %t130, <16 x i32> %t131
  %t133 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t132, i32 8, <16 x i1> %t14, <16 x double> zeroinitializer)
  %t134 = fmul <16 x double> %t127, %t133
  %t135 = fsub <16 x double> splat (double 0x3FF0000000000000), %t134
  %t136 = fptrunc <16 x double> %t135 to <16 x float>
  %t137 = fpext <16 x float> %t136 to <16 x double>
  %t138 = insertelement <16 x i32> poison, i32 18, i64 0
  %t139 = shufflevector <16 x i32> %t138, <16 x i32> poison, <16 x i32> zeroinitializer
  %t140 = getelementptr inbounds double, ptr %t21, i64 12
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
  %t191 = insertelement <16 x i32> poison, i32 18, i64 0
  %t192 = shufflevector <16 x i32> %t191, <16 x i32> poison, <16 x i32> zeroinitializer
  %t193 = getelementptr inbounds double, ptr %t21, i64 13
  %t194 = mul <16 x i32> %t192, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t195 = getelementptr double, ptr %t193, <16 x i32> %t194
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t190, <16 x ptr> %t195, i32 8, <16 x i1> %t14)
  %t196 = fcmp oeq <16 x double> %t25, splat (double 0x3FF0000000000000)
  %t197 = uitofp <16 x i1> %t196 to <16 x double>
  %t198 = insertelement <16 x i32> poison, i32 18, i64 0
  %t199 = shufflevector <16 x i32> %t198, <16 x i32> poison, <16 x i32> zeroinitializer
  %t200 = getelementptr inbounds double, ptr %t21, i64 14
  %t201 = mul <16 x i32> %t199, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t202 = getelementptr double, ptr %t200, <16 x i32> %t201
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t197, <16 x ptr> %t202, i32 8, <16 x i1> %t14)
  %t203 = insertelement <16 x i32> poison, i32 18, i64 0
  %t204 = shufflevector <16 x i32> %t203, <16 x i32> poison, <16 x i32> zeroinitializer
  %t205 = getelementptr inbounds double, ptr %t21, i64 3
  %t206 = mul <16 x i32> %t204, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t207 = getelementptr double, ptr %t205, <16 x i32> %t206
  %t208 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t207, i32 8, <16 x i1> %t14, <16 x double> zeroinitializer)
  %t209 = fptrunc <16 x double> %t208 to <16 x float>
  %t210 = fpext <16 x float> %t209 to <16 x double>
  %t211 = insertelement <16 x i32> poison, i32 18, i64 0
  %t212 = shufflevector <16 x i32> %t211, <16 x i32> poison, <16 x i32> zeroinitializer
  %t213 = getelementptr inbounds double, ptr %t21, i64 16
  %t214 = mul <16 x i32> %t212, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t215 = getelementptr double, ptr %t213, <16 x i32> %t214
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t210, <16 x ptr> %t215, i32 8, <16 x i1> %t14)
  %t216 = fptrunc <16 x double> %t127 to <16 x float>
  %t217 = fpext <16 x float> %t216 to <16 x double>
  %t218 = insertelement <16 x i32> poison, i32 18, i64 0
  %t219 = shufflevector <16 x i32> %t218, <16 x i32> poison, <16 x i32> zeroinitializer
  %t220 = getelementptr inbounds double, ptr %t21, i64 17
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
  %t231 = getelementptr inbounds double, ptr %t225, i64 1
  store double %t228, ptr %t231, align 8
  %t232 = fcmp oeq double %t228, 0x0000000000000000
  %t233 = insertelement <16 x i1> poison, i1 %t232, i64 0
  %t234 = shufflevector <16 x i1> %t233, <16 x i1> poison, <16 x i32> zeroinitializer
  %t235 = uitofp i1 %t232 to double
  %t236 = getelementptr inbounds double, ptr %t225, i64 2
  store double %t235, ptr %t236, align 8
  %t237 = getelementptr inbounds double, ptr %t225, i64 1
  %t238 = load double, ptr %t237, align 8
  %t239 = insertelement <16 x double> poison, double %t238, i64 0
  %t240 = shufflevector <16 x double> %t239, <16 x double> poison, <16 x i32> zeroinitializer
  %t241 = getelementptr inbounds double, ptr %t225, i64 2
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
  %t260 = mul i64 %t249, 18
  %t261 = getelementptr inbounds double, ptr %t19, i64 %t260
  %t252 = sub i64 %t2, %t249
  %t253 = call i64 @llvm.smin.i64(i64 %t252, i64 16)
  %t254 = trunc i64 %t253 to i32
  %t255 = insertelement <16 x i32> poison, i32 %t254, i64 0
  %t256 = shufflevector <16 x i32> %t255, <16 x i32> poison, <16 x i32> zeroinitializer
  %t257 = icmp sgt <16 x i32> %t256, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t258 = insertelement <16 x i32> poison, i32 18, i64 0
  %t259 = shufflevector <16 x i32> %t258, <16 x i32> poison, <16 x i32> zeroinitializer
  %t262 = getelementptr inbounds double, ptr %t261, i64 9
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
  %t305 = insertelement <16 x i32> poison, i32 18, i64 0
  %t306 = shufflevector <16 x i32> %t305, <16 x i32> poison, <16 x i32> zeroinitializer
  %t307 = getelementptr inbounds double, ptr %t261, i64 10
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
  %t318 = insertelement <16 x i32> poison, i32 18, i64 0
  %t319 = shufflevector <16 x i32> %t318, <16 x i32> poison, <16 x i32> zeroinitializer
  %t320 = getelementptr inbounds double, ptr %t261, i64 11
  %t321 = mul <16 x i32> %t319, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t322 = getelementptr double, ptr %t320, <16 x i32> %t321
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t317, <16 x ptr> %t322, i32 8, <16 x i1> %t257)
  %t323 = insertelement <16 x i32> poison, i32 18, i64 0
  %t324 = shufflevector <16 x i32> %t323, <16 x i32> poison, <16 x i32> zeroinitializer
  %t325 = getelementptr inbounds double, ptr %t261, i64 13
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
  %t368 = insertelement <16 x i32> poison, i32 18, i64 0
  %t369 = shufflevector <16 x i32> %t368, <16 x i32> poison, <16 x i32> zeroinitializer
  %t370 = getelementptr inbounds double, ptr %t261, i64 14
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
  %t381 = insertelement <16 x i32> poison, i32 18, i64 0
  %t382 = shufflevector <16 x i32> %t381, <16 x i32> poison, <16 x i32> zeroinitializer
  %t383 = getelementptr inbounds double, ptr %t261, i64 15
  %t384 = mul <16 x i32> %t382, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t385 = getelementptr double, ptr %t383, <16 x i32> %t384
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t380, <16 x ptr> %t385, i32 8, <16 x i1> %t257)
  %t250 = add nuw nsw i64 %t249, 16
  br label %b246
b248:
  %t386 = getelementptr inbounds double, ptr %t225, i64 1
  %t387 = load double, ptr %t386, align 8
  %t388 = insertelement <16 x double> poison, double %t387, i64 0
  %t389 = shufflevector <16 x double> %t388, <16 x double> poison, <16 x i32> zeroinitializer
  %t390 = getelementptr inbounds double, ptr %t225, i64 0
  store double %t387, ptr %t390, align 8
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
  %t27 = mul i64 %t13, 13
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
