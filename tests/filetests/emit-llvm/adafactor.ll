target triple = "x86_64-unknown-linux-gnu"


declare <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr>, i32, <16 x i1>, <16 x double>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare <16 x double> @llvm.masked.load.v16f64.p0(ptr, i32, <16 x i1>, <16 x double>)
declare void @llvm.masked.scatter.v16f64.v16p0(<16 x double>, <16 x ptr>, i32, <16 x i1>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
declare void @llvm.masked.store.v16f64.p0(<16 x double>, ptr, i32, <16 x i1>)
declare double @llvm.maximum.f64(double, double)
declare <16 x float> @llvm.maximum.v16f32(<16 x float>, <16 x float>)
declare <16 x double> @llvm.maximum.v16f64(<16 x double>, <16 x double>)
declare <16 x double> @llvm.minimum.v16f64(<16 x double>, <16 x double>)
declare i64 @llvm.smin.i64(i64, i64)
declare double @llvm.sqrt.f64(double)
declare <16 x float> @llvm.sqrt.v16f32(<16 x float>)
declare void @llvm.x86.sse.ldmxcsr(ptr)
declare void @llvm.x86.sse.stmxcsr(ptr)

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

define internal void @sf_sweep0_pass0_narrow(ptr %ctx, ptr %tensor, i64 %number, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t30 = alloca double, i64 1040, align 64
  %t31 = alloca double, i64 1040, align 64
  %t32 = alloca double, i64 1040, align 64
  %t1 = getelementptr inbounds i64, ptr %tensor, i64 2
  %t2 = load i64, ptr %t1, align 8
  %t3 = getelementptr inbounds i64, ptr %tensor, i64 3
  %t4 = load i64, ptr %t3, align 8
  %t5 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t6 = load i64, ptr %t5, align 8
  %t7 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t8 = load i64, ptr %t7, align 8
  %t9 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t10 = load i64, ptr %t9, align 8
  %t11 = getelementptr inbounds i64, ptr %tensor, i64 7
  %t12 = load i64, ptr %t11, align 8
  %t13 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t14 = load i64, ptr %t13, align 8
  %t15 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t16 = load i64, ptr %t15, align 8
  %t17 = inttoptr i64 %t16 to ptr
  %t18 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t19 = load i64, ptr %t18, align 8
  %t20 = inttoptr i64 %t19 to ptr
  %t21 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t22 = load i64, ptr %t21, align 8
  %t23 = inttoptr i64 %t22 to ptr
  %t24 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t25 = load i64, ptr %t24, align 8
  %t26 = inttoptr i64 %t25 to ptr
  %t27 = getelementptr inbounds i64, ptr %tensor, i64 15
  %t28 = load i64, ptr %t27, align 8
  %t29 = inttoptr i64 %t28 to ptr
  %t33 = call i64 @llvm.smin.i64(i64 %t6, i64 64)
  %t34 = icmp sgt i64 %t6, 64
  %t35 = select i1 %t34, i64 %t6, i64 %rows
  %t36 = mul i64 %t33, %cols
  %t37 = udiv i64 1024, %t36
  %t38 = mul i64 %t37, %t33
  %t39 = add i64 %row, %rows
  br label %b40
b40:
  %t43 = phi i64 [ %row, %entry ], [ %t44, %b50 ]
  %t45 = icmp slt i64 %t43, %t39
  br i1 %t45, label %b41, label %b42
b41:
  %t46 = add i64 %t43, %t35
  %t47 = call i64 @llvm.smin.i64(i64 %t46, i64 %t39)
  br label %b48
b48:
  %t51 = phi i64 [ %t43, %b41 ], [ %t52, %b623 ]
  %t53 = icmp slt i64 %t51, %t47
  br i1 %t53, label %b49, label %b50
b49:
  %t54 = sub i64 %t47, %t51
  %t55 = call i64 @llvm.smin.i64(i64 %t54, i64 %t38)
  %t56 = mul i64 %t51, %cols
  %t57 = mul i64 %t55, %cols
  %t58 = and i64 %t57, -16
  br label %b59
b59:
  %t62 = phi i64 [ 0, %b49 ], [ %t63, %b60 ]
  %t64 = icmp slt i64 %t62, %t58
  br i1 %t64, label %b60, label %b61
b60:
  %t65 = add i64 %t56, %t62
  %t66 = getelementptr inbounds float, ptr %t17, i64 %t65
  %t67 = load <16 x float>, ptr %t66, align 4
  %t68 = getelementptr inbounds float, ptr %t20, i64 %t65
  %t69 = load <16 x float>, ptr %t68, align 4
  %t70 = fmul <16 x float> %t69, %t69
  %t71 = fmul <16 x float> %t67, %t67
  %t72 = fpext <16 x float> %t70 to <16 x double>
  %t73 = fadd <16 x double> splat (double 0x0000000000000000), %t72
  %t74 = getelementptr inbounds double, ptr %t30, i64 %t62
  store <16 x double> %t73, ptr %t74, align 8
  %t75 = fpext <16 x float> %t70 to <16 x double>
  %t76 = fadd <16 x double> splat (double 0x0000000000000000), %t75
  %t77 = getelementptr inbounds double, ptr %t31, i64 %t62
  store <16 x double> %t76, ptr %t77, align 8
  %t78 = fpext <16 x float> %t71 to <16 x double>
  %t79 = fadd <16 x double> splat (double 0x0000000000000000), %t78
  %t80 = getelementptr inbounds double, ptr %t32, i64 %t62
  store <16 x double> %t79, ptr %t80, align 8
  %t63 = add nuw nsw i64 %t62, 16
  br label %b59
b61:
  br label %b81
b81:
  %t84 = phi i64 [ %t58, %b61 ], [ %t85, %b82 ]
  %t86 = icmp slt i64 %t84, %t57
  br i1 %t86, label %b82, label %b83
b82:
  %t87 = sub i64 %t57, %t84
  %t88 = call i64 @llvm.smin.i64(i64 %t87, i64 16)
  %t89 = trunc i64 %t88 to i32
  %t90 = insertelement <16 x i32> poison, i32 %t89, i64 0
  %t91 = shufflevector <16 x i32> %t90, <16 x i32> poison, <16 x i32> zeroinitializer
  %t92 = icmp sgt <16 x i32> %t91, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t93 = add i64 %t56, %t84
  %t94 = getelementptr inbounds float, ptr %t17, i64 %t93
  %t95 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t94, i32 4, <16 x i1> %t92, <16 x float> zeroinitializer)
  %t96 = getelementptr inbounds float, ptr %t20, i64 %t93
  %t97 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t96, i32 4, <16 x i1> %t92, <16 x float> zeroinitializer)
  %t98 = fmul <16 x float> %t97, %t97
  %t99 = fmul <16 x float> %t95, %t95
  %t100 = fpext <16 x float> %t98 to <16 x double>
  %t101 = fadd <16 x double> splat (double 0x0000000000000000), %t100
  %t102 = getelementptr inbounds double, ptr %t30, i64 %t84
  store <16 x double> %t101, ptr %t102, align 8
  %t103 = fpext <16 x float> %t98 to <16 x double>
  %t104 = fadd <16 x double> splat (double 0x0000000000000000), %t103
  %t105 = getelementptr inbounds double, ptr %t31, i64 %t84
  store <16 x double> %t104, ptr %t105, align 8
  %t106 = fpext <16 x float> %t99 to <16 x double>
  %t107 = fadd <16 x double> splat (double 0x0000000000000000), %t106
  %t108 = getelementptr inbounds double, ptr %t32, i64 %t84
  store <16 x double> %t107, ptr %t108, align 8
  %t85 = add nuw nsw i64 %t84, 16
  br label %b81
b83:
  %t109 = getelementptr inbounds double, ptr %t30, i64 %t57
  store <16 x double> splat (double 0x0000000000000000), ptr %t109, align 8
  %t110 = getelementptr inbounds double, ptr %t31, i64 %t57
  store <16 x double> splat (double 0x0000000000000000), ptr %t110, align 8
  %t111 = getelementptr inbounds double, ptr %t32, i64 %t57
  store <16 x double> splat (double 0x0000000000000000), ptr %t111, align 8
  %t112 = icmp eq i64 %cols, 1
  br i1 %t112, label %b113, label %b114
b113:
  br label %b115
b115:
  %t118 = phi i64 [ 0, %b113 ], [ %t119, %b116 ]
  %t120 = icmp slt i64 %t118, %t55
  br i1 %t120, label %b116, label %b117
b116:
  %t121 = add i64 %t51, %t118
  %t122 = sub i64 %t55, %t118
  %t123 = call i64 @llvm.smin.i64(i64 %t122, i64 16)
  %t124 = trunc i64 %t123 to i32
  %t125 = insertelement <16 x i32> poison, i32 %t124, i64 0
  %t126 = shufflevector <16 x i32> %t125, <16 x i32> poison, <16 x i32> zeroinitializer
  %t127 = icmp sgt <16 x i32> %t126, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t128 = getelementptr inbounds double, ptr %t30, i64 %t118
  %t129 = load <16 x double>, ptr %t128, align 8
  %t130 = getelementptr inbounds double, ptr %t23, i64 %t121
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t129, ptr %t130, i32 8, <16 x i1> %t127)
  %t119 = add nuw nsw i64 %t118, 16
  br label %b115
b117:
  br label %b114
b114:
  br i1 %t112, label %b131, label %b132
b131:
  br label %b133
b133:
  %t136 = phi i64 [ 0, %b131 ], [ %t137, %b134 ]
  %t138 = icmp slt i64 %t136, %t55
  br i1 %t138, label %b134, label %b135
b134:
  %t139 = add i64 %t51, %t136
  %t140 = sub i64 %t55, %t136
  %t141 = call i64 @llvm.smin.i64(i64 %t140, i64 16)
  %t142 = trunc i64 %t141 to i32
  %t143 = insertelement <16 x i32> poison, i32 %t142, i64 0
  %t144 = shufflevector <16 x i32> %t143, <16 x i32> poison, <16 x i32> zeroinitializer
  %t145 = icmp sgt <16 x i32> %t144, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t146 = getelementptr inbounds double, ptr %t32, i64 %t136
  %t147 = load <16 x double>, ptr %t146, align 8
  %t148 = getelementptr inbounds double, ptr %t29, i64 %t139
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t147, ptr %t148, i32 8, <16 x i1> %t145)
  %t137 = add nuw nsw i64 %t136, 16
  br label %b133
b135:
  br label %b132
b132:
  %t149 = icmp eq i64 %cols, 2
  br i1 %t149, label %b150, label %b151
b150:
  br label %b152
b152:
  %t155 = phi i64 [ 0, %b150 ], [ %t156, %b153 ]
  %t157 = icmp slt i64 %t155, %t55
  br i1 %t157, label %b153, label %b154
b153:
  %t158 = mul i64 %t155, 2
  %t159 = add i64 %t51, %t155
  %t160 = add i64 %t158, 0
  %t161 = getelementptr inbounds double, ptr %t30, i64 %t160
  %t162 = load double, ptr %t161, align 8
  %t163 = add i64 %t158, 1
  %t164 = getelementptr inbounds double, ptr %t30, i64 %t163
  %t165 = load double, ptr %t164, align 8
  %t166 = fadd double %t162, %t165
  %t167 = getelementptr inbounds double, ptr %t23, i64 %t159
  store double %t166, ptr %t167, align 8
  %t168 = add i64 %t158, 0
  %t169 = getelementptr inbounds double, ptr %t32, i64 %t168
  %t170 = load double, ptr %t169, align 8
  %t171 = add i64 %t158, 1
  %t172 = getelementptr inbounds double, ptr %t32, i64 %t171
  %t173 = load double, ptr %t172, align 8
  %t174 = fadd double %t170, %t173
  %t175 = getelementptr inbounds double, ptr %t29, i64 %t159
  store double %t174, ptr %t175, align 8
  %t156 = add nuw nsw i64 %t155, 1
  br label %b152
b154:
  br label %b151
b151:
  %t176 = icmp eq i64 %cols, 3
  br i1 %t176, label %b177, label %b178
b177:
  br label %b179
b179:
  %t182 = phi i64 [ 0, %b177 ], [ %t183, %b180 ]
  %t184 = icmp slt i64 %t182, %t55
  br i1 %t184, label %b180, label %b181
b180:
  %t185 = mul i64 %t182, 3
  %t186 = add i64 %t51, %t182
  %t187 = add i64 %t185, 0
  %t188 = getelementptr inbounds double, ptr %t30, i64 %t187
  %t189 = load double, ptr %t188, align 8
  %t190 = add i64 %t185, 1
  %t191 = getelementptr inbounds double, ptr %t30, i64 %t190
  %t192 = load double, ptr %t191, align 8
  %t193 = add i64 %t185, 2
  %t194 = getelementptr inbounds double, ptr %t30, i64 %t193
  %t195 = load double, ptr %t194, align 8
  %t196 = fadd double %t189, %t195
  %t197 = fadd double %t196, %t192
  %t198 = getelementptr inbounds double, ptr %t23, i64 %t186
  store double %t197, ptr %t198, align 8
  %t199 = add i64 %t185, 0
  %t200 = getelementptr inbounds double, ptr %t32, i64 %t199
  %t201 = load double, ptr %t200, align 8
  %t202 = add i64 %t185, 1
  %t203 = getelementptr inbounds double, ptr %t32, i64 %t202
  %t204 = load double, ptr %t203, align 8
  %t205 = add i64 %t185, 2
  %t206 = getelementptr inbounds double, ptr %t32, i64 %t205
  %t207 = load double, ptr %t206, align 8
  %t208 = fadd double %t201, %t207
  %t209 = fadd double %t208, %t204
  %t210 = getelementptr inbounds double, ptr %t29, i64 %t186
  store double %t209, ptr %t210, align 8
  %t183 = add nuw nsw i64 %t182, 1
  br label %b179
b181:
  br label %b178
b178:
  %t211 = icmp eq i64 %cols, 4
  br i1 %t211, label %b212, label %b213
b212:
  br label %b214
b214:
  %t217 = phi i64 [ 0, %b212 ], [ %t218, %b215 ]
  %t219 = icmp slt i64 %t217, %t55
  br i1 %t219, label %b215, label %b216
b215:
  %t220 = mul i64 %t217, 4
  %t221 = add i64 %t51, %t217
  %t222 = add i64 %t220, 0
  %t223 = getelementptr inbounds double, ptr %t30, i64 %t222
  %t224 = load double, ptr %t223, align 8
  %t225 = add i64 %t220, 1
  %t226 = getelementptr inbounds double, ptr %t30, i64 %t225
  %t227 = load double, ptr %t226, align 8
  %t228 = add i64 %t220, 2
  %t229 = getelementptr inbounds double, ptr %t30, i64 %t228
  %t230 = load double, ptr %t229, align 8
  %t231 = add i64 %t220, 3
  %t232 = getelementptr inbounds double, ptr %t30, i64 %t231
  %t233 = load double, ptr %t232, align 8
  %t234 = fadd double %t224, %t230
  %t235 = fadd double %t227, %t233
  %t236 = fadd double %t234, %t235
  %t237 = getelementptr inbounds double, ptr %t23, i64 %t221
  store double %t236, ptr %t237, align 8
  %t238 = add i64 %t220, 0
  %t239 = getelementptr inbounds double, ptr %t32, i64 %t238
  %t240 = load double, ptr %t239, align 8
  %t241 = add i64 %t220, 1
  %t242 = getelementptr inbounds double, ptr %t32, i64 %t241
  %t243 = load double, ptr %t242, align 8
  %t244 = add i64 %t220, 2
  %t245 = getelementptr inbounds double, ptr %t32, i64 %t244
  %t246 = load double, ptr %t245, align 8
  %t247 = add i64 %t220, 3
  %t248 = getelementptr inbounds double, ptr %t32, i64 %t247
  %t249 = load double, ptr %t248, align 8
  %t250 = fadd double %t240, %t246
  %t251 = fadd double %t243, %t249
  %t252 = fadd double %t250, %t251
  %t253 = getelementptr inbounds double, ptr %t29, i64 %t221
  store double %t252, ptr %t253, align 8
  %t218 = add nuw nsw i64 %t217, 1
  br label %b214
b216:
  br label %b213
b213:
  %t254 = icmp eq i64 %cols, 5
  br i1 %t254, label %b255, label %b256
b255:
  br label %b257
b257:
  %t260 = phi i64 [ 0, %b255 ], [ %t261, %b258 ]
  %t262 = icmp slt i64 %t260, %t55
  br i1 %t262, label %b258, label %b259
b258:
  %t263 = mul i64 %t260, 5
  %t264 = add i64 %t51, %t260
  %t265 = add i64 %t263, 0
  %t266 = getelementptr inbounds double, ptr %t30, i64 %t265
  %t267 = load double, ptr %t266, align 8
  %t268 = add i64 %t263, 1
  %t269 = getelementptr inbounds double, ptr %t30, i64 %t268
  %t270 = load double, ptr %t269, align 8
  %t271 = add i64 %t263, 2
  %t272 = getelementptr inbounds double, ptr %t30, i64 %t271
  %t273 = load double, ptr %t272, align 8
  %t274 = add i64 %t263, 3
  %t275 = getelementptr inbounds double, ptr %t30, i64 %t274
  %t276 = load double, ptr %t275, align 8
  %t277 = add i64 %t263, 4
  %t278 = getelementptr inbounds double, ptr %t30, i64 %t277
  %t279 = load double, ptr %t278, align 8
  %t280 = fadd double %t267, %t279
  %t281 = fadd double %t280, %t273
  %t282 = fadd double %t270, %t276
  %t283 = fadd double %t281, %t282
  %t284 = getelementptr inbounds double, ptr %t23, i64 %t264
  store double %t283, ptr %t284, align 8
  %t285 = add i64 %t263, 0
  %t286 = getelementptr inbounds double, ptr %t32, i64 %t285
  %t287 = load double, ptr %t286, align 8
  %t288 = add i64 %t263, 1
  %t289 = getelementptr inbounds double, ptr %t32, i64 %t288
  %t290 = load double, ptr %t289, align 8
  %t291 = add i64 %t263, 2
  %t292 = getelementptr inbounds double, ptr %t32, i64 %t291
  %t293 = load double, ptr %t292, align 8
  %t294 = add i64 %t263, 3
  %t295 = getelementptr inbounds double, ptr %t32, i64 %t294
  %t296 = load double, ptr %t295, align 8
  %t297 = add i64 %t263, 4
  %t298 = getelementptr inbounds double, ptr %t32, i64 %t297
  %t299 = load double, ptr %t298, align 8
  %t300 = fadd double %t287, %t299
  %t301 = fadd double %t300, %t293
  %t302 = fadd double %t290, %t296
  %t303 = fadd double %t301, %t302
  %t304 = getelementptr inbounds double, ptr %t29, i64 %t264
  store double %t303, ptr %t304, align 8
  %t261 = add nuw nsw i64 %t260, 1
  br label %b257
b259:
  br label %b256
b256:
  %t305 = icmp eq i64 %cols, 6
  br i1 %t305, label %b306, label %b307
b306:
  br label %b308
b308:
  %t311 = phi i64 [ 0, %b306 ], [ %t312, %b309 ]
  %t313 = icmp slt i64 %t311, %t55
  br i1 %t313, label %b309, label %b310
b309:
  %t314 = mul i64 %t311, 6
  %t315 = add i64 %t51, %t311
  %t316 = add i64 %t314, 0
  %t317 = getelementptr inbounds double, ptr %t30, i64 %t316
  %t318 = load double, ptr %t317, align 8
  %t319 = add i64 %t314, 1
  %t320 = getelementptr inbounds double, ptr %t30, i64 %t319
  %t321 = load double, ptr %t320, align 8
  %t322 = add i64 %t314, 2
  %t323 = getelementptr inbounds double, ptr %t30, i64 %t322
  %t324 = load double, ptr %t323, align 8
  %t325 = add i64 %t314, 3
  %t326 = getelementptr inbounds double, ptr %t30, i64 %t325
  %t327 = load double, ptr %t326, align 8
  %t328 = add i64 %t314, 4
  %t329 = getelementptr inbounds double, ptr %t30, i64 %t328
  %t330 = load double, ptr %t329, align 8
  %t331 = add i64 %t314, 5
  %t332 = getelementptr inbounds double, ptr %t30, i64 %t331
  %t333 = load double, ptr %t332, align 8
  %t334 = fadd double %t318, %t330
  %t335 = fadd double %t321, %t333
  %t336 = fadd double %t334, %t324
  %t337 = fadd double %t335, %t327
  %t338 = fadd double %t336, %t337
  %t339 = getelementptr inbounds double, ptr %t23, i64 %t315
  store double %t338, ptr %t339, align 8
  %t340 = add i64 %t314, 0
  %t341 = getelementptr inbounds double, ptr %t32, i64 %t340
  %t342 = load double, ptr %t341, align 8
  %t343 = add i64 %t314, 1
  %t344 = getelementptr inbounds double, ptr %t32, i64 %t343
  %t345 = load double, ptr %t344, align 8
  %t346 = add i64 %t314, 2
  %t347 = getelementptr inbounds double, ptr %t32, i64 %t346
  %t348 = load double, ptr %t347, align 8
  %t349 = add i64 %t314, 3
  %t350 = getelementptr inbounds double, ptr %t32, i64 %t349
  %t351 = load double, ptr %t350, align 8
  %t352 = add i64 %t314, 4
  %t353 = getelementptr inbounds double, ptr %t32, i64 %t352
  %t354 = load double, ptr %t353, align 8
  %t355 = add i64 %t314, 5
  %t356 = getelementptr inbounds double, ptr %t32, i64 %t355
  %t357 = load double, ptr %t356, align 8
  %t358 = fadd double %t342, %t354
  %t359 = fadd double %t345, %t357
  %t360 = fadd double %t358, %t348
  %t361 = fadd double %t359, %t351
  %t362 = fadd double %t360, %t361
  %t363 = getelementptr inbounds double, ptr %t29, i64 %t315
  store double %t362, ptr %t363, align 8
  %t312 = add nuw nsw i64 %t311, 1
  br label %b308
b310:
  br label %b307
b307:
  %t364 = icmp eq i64 %cols, 7
  br i1 %t364, label %b365, label %b366
b365:
  br label %b367
b367:
  %t370 = phi i64 [ 0, %b365 ], [ %t371, %b368 ]
  %t372 = icmp slt i64 %t370, %t55
  br i1 %t372, label %b368, label %b369
b368:
  %t373 = mul i64 %t370, 7
  %t374 = add i64 %t51, %t370
  %t375 = add i64 %t373, 0
  %t376 = getelementptr inbounds double, ptr %t30, i64 %t375
  %t377 = load double, ptr %t376, align 8
  %t378 = add i64 %t373, 1
  %t379 = getelementptr inbounds double, ptr %t30, i64 %t378
  %t380 = load double, ptr %t379, align 8
  %t381 = add i64 %t373, 2
  %t382 = getelementptr inbounds double, ptr %t30, i64 %t381
  %t383 = load double, ptr %t382, align 8
  %t384 = add i64 %t373, 3
  %t385 = getelementptr inbounds double, ptr %t30, i64 %t384
  %t386 = load double, ptr %t385, align 8
  %t387 = add i64 %t373, 4
  %t388 = getelementptr inbounds double, ptr %t30, i64 %t387
  %t389 = load double, ptr %t388, align 8
  %t390 = add i64 %t373, 5
  %t391 = getelementptr inbounds double, ptr %t30, i64 %t390
  %t392 = load double, ptr %t391, align 8
  %t393 = add i64 %t373, 6
  %t394 = getelementptr inbounds double, ptr %t30, i64 %t393
  %t395 = load double, ptr %t394, align 8
  %t396 = fadd double %t377, %t389
  %t397 = fadd double %t380, %t392
  %t398 = fadd double %t383, %t395
  %t399 = fadd double %t396, %t398
  %t400 = fadd double %t397, %t386
  %t401 = fadd double %t399, %t400
  %t402 = getelementptr inbounds double, ptr %t23, i64 %t374
  store double %t401, ptr %t402, align 8
  %t403 = add i64 %t373, 0
  %t404 = getelementptr inbounds double, ptr %t32, i64 %t403
  %t405 = load double, ptr %t404, align 8
  %t406 = add i64 %t373, 1
  %t407 = getelementptr inbounds double, ptr %t32, i64 %t406
  %t408 = load double, ptr %t407, align 8
  %t409 = add i64 %t373, 2
  %t410 = getelementptr inbounds double, ptr %t32, i64 %t409
  %t411 = load double, ptr %t410, align 8
  %t412 = add i64 %t373, 3
  %t413 = getelementptr inbounds double, ptr %t32, i64 %t412
  %t414 = load double, ptr %t413, align 8
  %t415 = add i64 %t373, 4
  %t416 = getelementptr inbounds double, ptr %t32, i64 %t415
  %t417 = load double, ptr %t416, align 8
  %t418 = add i64 %t373, 5
  %t419 = getelementptr inbounds double, ptr %t32, i64 %t418
  %t420 = load double, ptr %t419, align 8
  %t421 = add i64 %t373, 6
  %t422 = getelementptr inbounds double, ptr %t32, i64 %t421
  %t423 = load double, ptr %t422, align 8
  %t424 = fadd double %t405, %t417
  %t425 = fadd double %t408, %t420
  %t426 = fadd double %t411, %t423
  %t427 = fadd double %t424, %t426
  %t428 = fadd double %t425, %t414
  %t429 = fadd double %t427, %t428
  %t430 = getelementptr inbounds double, ptr %t29, i64 %t374
  store double %t429, ptr %t430, align 8
  %t371 = add nuw nsw i64 %t370, 1
  br label %b367
b369:
  br label %b366
b366:
  %t431 = icmp eq i64 %cols, 8
  br i1 %t431, label %b432, label %b433
b432:
  br label %b434
b434:
  %t437 = phi i64 [ 0, %b432 ], [ %t438, %b435 ]
  %t439 = icmp slt i64 %t437, %t55
  br i1 %t439, label %b435, label %b436
b435:
  %t440 = mul i64 %t437, 8
  %t441 = add i64 %t51, %t437
  %t442 = add i64 %t440, 0
  %t443 = getelementptr inbounds double, ptr %t30, i64 %t442
  %t444 = load double, ptr %t443, align 8
  %t445 = add i64 %t440, 1
  %t446 = getelementptr inbounds double, ptr %t30, i64 %t445
  %t447 = load double, ptr %t446, align 8
  %t448 = add i64 %t440, 2
  %t449 = getelementptr inbounds double, ptr %t30, i64 %t448
  %t450 = load double, ptr %t449, align 8
  %t451 = add i64 %t440, 3
  %t452 = getelementptr inbounds double, ptr %t30, i64 %t451
  %t453 = load double, ptr %t452, align 8
  %t454 = add i64 %t440, 4
  %t455 = getelementptr inbounds double, ptr %t30, i64 %t454
  %t456 = load double, ptr %t455, align 8
  %t457 = add i64 %t440, 5
  %t458 = getelementptr inbounds double, ptr %t30, i64 %t457
  %t459 = load double, ptr %t458, align 8
  %t460 = add i64 %t440, 6
  %t461 = getelementptr inbounds double, ptr %t30, i64 %t460
  %t462 = load double, ptr %t461, align 8
  %t463 = add i64 %t440, 7
  %t464 = getelementptr inbounds double, ptr %t30, i64 %t463
  %t465 = load double, ptr %t464, align 8
  %t466 = fadd double %t444, %t456
  %t467 = fadd double %t447, %t459
  %t468 = fadd double %t450, %t462
  %t469 = fadd double %t453, %t465
  %t470 = fadd double %t466, %t468
  %t471 = fadd double %t467, %t469
  %t472 = fadd double %t470, %t471
  %t473 = getelementptr inbounds double, ptr %t23, i64 %t441
  store double %t472, ptr %t473, align 8
  %t474 = add i64 %t440, 0
  %t475 = getelementptr inbounds double, ptr %t32, i64 %t474
  %t476 = load double, ptr %t475, align 8
  %t477 = add i64 %t440, 1
  %t478 = getelementptr inbounds double, ptr %t32, i64 %t477
  %t479 = load double, ptr %t478, align 8
  %t480 = add i64 %t440, 2
  %t481 = getelementptr inbounds double, ptr %t32, i64 %t480
  %t482 = load double, ptr %t481, align 8
  %t483 = add i64 %t440, 3
  %t484 = getelementptr inbounds double, ptr %t32, i64 %t483
  %t485 = load double, ptr %t484, align 8
  %t486 = add i64 %t440, 4
  %t487 = getelementptr inbounds double, ptr %t32, i64 %t486
  %t488 = load double, ptr %t487, align 8
  %t489 = add i64 %t440, 5
  %t490 = getelementptr inbounds double, ptr %t32, i64 %t489
  %t491 = load double, ptr %t490, align 8
  %t492 = add i64 %t440, 6
  %t493 = getelementptr inbounds double, ptr %t32, i64 %t492
  %t494 = load double, ptr %t493, align 8
  %t495 = add i64 %t440, 7
  %t496 = getelementptr inbounds double, ptr %t32, i64 %t495
  %t497 = load double, ptr %t496, align 8
  %t498 = fadd double %t476, %t488
  %t499 = fadd double %t479, %t491
  %t500 = fadd double %t482, %t494
  %t501 = fadd double %t485, %t497
  %t502 = fadd double %t498, %t500
  %t503 = fadd double %t499, %t501
  %t504 = fadd double %t502, %t503
  %t505 = getelementptr inbounds double, ptr %t29, i64 %t441
  store double %t504, ptr %t505, align 8
  %t438 = add nuw nsw i64 %t437, 1
  br label %b434
b436:
  br label %b433
b433:
  %t506 = icmp sgt i64 %cols, 8
  %t507 = select i1 %t506, i64 %t55, i64 0
  %t508 = call i64 @llvm.smin.i64(i64 %cols, i64 16)
  %t509 = trunc i64 %t508 to i32
  %t510 = insertelement <16 x i32> poison, i32 %t509, i64 0
  %t511 = shufflevector <16 x i32> %t510, <16 x i32> poison, <16 x i32> zeroinitializer
  %t512 = icmp sgt <16 x i32> %t511, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  br label %b513
b513:
  %t516 = phi i64 [ 0, %b433 ], [ %t517, %b514 ]
  %t518 = icmp slt i64 %t516, %t507
  br i1 %t518, label %b514, label %b515
b514:
  %t519 = mul i64 %t516, %cols
  %t520 = add i64 %t51, %t516
  %t521 = getelementptr inbounds double, ptr %t30, i64 %t519
  %t522 = load <16 x double>, ptr %t521, align 8
  %t523 = select <16 x i1> %t512, <16 x double> %t522, <16 x double> splat (double 0x0000000000000000)
  %t524 = getelementptr inbounds double, ptr %t32, i64 %t519
  %t525 = load <16 x double>, ptr %t524, align 8
  %t526 = select <16 x i1> %t512, <16 x double> %t525, <16 x double> splat (double 0x0000000000000000)
  %t527 = shufflevector <16 x double> %t523, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t528 = shufflevector <16 x double> %t523, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t529 = fadd <8 x double> %t527, %t528
  %t530 = shufflevector <8 x double> %t529, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t531 = shufflevector <8 x double> %t529, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t532 = fadd <4 x double> %t530, %t531
  %t533 = shufflevector <4 x double> %t532, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t534 = shufflevector <4 x double> %t532, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t535 = fadd <2 x double> %t533, %t534
  %t536 = shufflevector <2 x double> %t535, <2 x double> poison, <1 x i32> <i32 0>
  %t537 = shufflevector <2 x double> %t535, <2 x double> poison, <1 x i32> <i32 1>
  %t538 = extractelement <1 x double> %t536, i64 0
  %t539 = extractelement <1 x double> %t537, i64 0
  %t540 = fadd double %t538, %t539
  %t541 = getelementptr inbounds double, ptr %t23, i64 %t520
  store double %t540, ptr %t541, align 8
  %t542 = shufflevector <16 x double> %t526, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t543 = shufflevector <16 x double> %t526, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t544 = fadd <8 x double> %t542, %t543
  %t545 = shufflevector <8 x double> %t544, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t546 = shufflevector <8 x double> %t544, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t547 = fadd <4 x double> %t545, %t546
  %t548 = shufflevector <4 x double> %t547, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t549 = shufflevector <4 x double> %t547, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t550 = fadd <2 x double> %t548, %t549
  %t551 = shufflevector <2 x double> %t550, <2 x double> poison, <1 x i32> <i32 0>
  %t552 = shufflevector <2 x double> %t550, <2 x double> poison, <1 x i32> <i32 1>
  %t553 = extractelement <1 x double> %t551, i64 0
  %t554 = extractelement <1 x double> %t552, i64 0
  %t555 = fadd double %t553, %t554
  %t556 = getelementptr inbounds double, ptr %t29, i64 %t520
  store double %t555, ptr %t556, align 8
  %t517 = add nuw nsw i64 %t516, 1
  br label %b513
b515:
  %t557 = udiv i64 %t51, %t6
  %t558 = urem i64 %t51, %t6
  %t559 = mul i64 %t557, %t12
  %t560 = udiv i64 %t558, 64
  %t561 = add i64 %t559, %t560
  %t562 = mul i64 %t561, %cols
  %t563 = icmp eq i64 %t33, 1
  %t564 = mul i64 %t55, %cols
  br i1 %t563, label %b565, label %b566
b565:
  br label %b567
b567:
  %t570 = phi i64 [ 0, %b565 ], [ %t571, %b568 ]
  %t572 = icmp slt i64 %t570, %t564
  br i1 %t572, label %b568, label %b569
b568:
  %t573 = add i64 %t562, %t570
  %t574 = sub i64 %t564, %t570
  %t575 = call i64 @llvm.smin.i64(i64 %t574, i64 16)
  %t576 = trunc i64 %t575 to i32
  %t577 = insertelement <16 x i32> poison, i32 %t576, i64 0
  %t578 = shufflevector <16 x i32> %t577, <16 x i32> poison, <16 x i32> zeroinitializer
  %t579 = icmp sgt <16 x i32> %t578, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t580 = getelementptr inbounds double, ptr %t31, i64 %t570
  %t581 = load <16 x double>, ptr %t580, align 8
  %t582 = getelementptr inbounds double, ptr %t26, i64 %t573
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t581, ptr %t582, i32 8, <16 x i1> %t579)
  %t571 = add nuw nsw i64 %t570, 16
  br label %b567
b569:
  br label %b566
b566:
  %t583 = select i1 %t563, i64 0, i64 %t55
  %t584 = icmp eq i64 %cols, 1
  %t585 = select i1 %t584, i64 %t583, i64 0
  %t586 = call i64 @llvm.smin.i64(i64 %cols, i64 16)
  %t587 = trunc i64 %t586 to i32
  %t588 = insertelement <16 x i32> poison, i32 %t587, i64 0
  %t589 = shufflevector <16 x i32> %t588, <16 x i32> poison, <16 x i32> zeroinitializer
  %t590 = icmp sgt <16 x i32> %t589, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  br label %b591
b591:
  %t594 = phi i64 [ 0, %b566 ], [ %t595, %b603 ]
  %t596 = phi i64 [ %t562, %b566 ], [ %t614, %b603 ]
  %t597 = icmp slt i64 %t594, %t585
  br i1 %t597, label %b592, label %b593
b592:
  %t598 = sub i64 %t585, %t594
  %t599 = call i64 @llvm.smin.i64(i64 %t598, i64 %t33)
  %t600 = mul i64 %t594, %cols
  br label %b601
b601:
  %t604 = phi i64 [ 0, %b592 ], [ %t605, %b602 ]
  %t606 = phi i64 [ %t600, %b592 ], [ %t612, %b602 ]
  %t607 = phi double [ 0x0000000000000000, %b592 ], [ %t611, %b602 ]
  %t608 = icmp slt i64 %t604, %t599
  br i1 %t608, label %b602, label %b603
b602:
  %t609 = getelementptr inbounds double, ptr %t31, i64 %t606
  %t610 = load double, ptr %t609, align 8
  %t611 = fadd double %t607, %t610
  %t612 = add i64 %t606, %cols
  %t605 = add nuw nsw i64 %t604, 1
  br label %b601
b603:
  %t613 = getelementptr inbounds double, ptr %t26, i64 %t596
  store double %t607, ptr %t613, align 8
  %t614 = add i64 %t596, %cols
  %t595 = add nuw nsw i64 %t594, %t33
  br label %b591
b593:
  %t615 = select i1 %t584, i64 0, i64 %t583
  %t616 = call i64 @llvm.smin.i64(i64 %cols, i64 16)
  %t617 = trunc i64 %t616 to i32
  %t618 = insertelement <16 x i32> poison, i32 %t617, i64 0
  %t619 = shufflevector <16 x i32> %t618, <16 x i32> poison, <16 x i32> zeroinitializer
  %t620 = icmp sgt <16 x i32> %t619, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  br label %b621
b621:
  %t624 = phi i64 [ 0, %b593 ], [ %t625, %b633 ]
  %t626 = phi i64 [ %t562, %b593 ], [ %t644, %b633 ]
  %t627 = icmp slt i64 %t624, %t615
  br i1 %t627, label %b622, label %b623
b622:
  %t628 = sub i64 %t615, %t624
  %t629 = call i64 @llvm.smin.i64(i64 %t628, i64 %t33)
  %t630 = mul i64 %t624, %cols
  br label %b631
b631:
  %t634 = phi i64 [ 0, %b622 ], [ %t635, %b632 ]
  %t636 = phi i64 [ %t630, %b622 ], [ %t642, %b632 ]
  %t637 = phi <16 x double> [ splat (double 0x0000000000000000), %b622 ], [ %t641, %b632 ]
  %t638 = icmp slt i64 %t634, %t629
  br i1 %t638, label %b632, label %b633
b632:
  %t639 = getelementptr inbounds double, ptr %t31, i64 %t636
  %t640 = load <16 x double>, ptr %t639, align 8
  %t641 = fadd <16 x double> %t637, %t640
  %t642 = add i64 %t636, %cols
  %t635 = add nuw nsw i64 %t634, 1
  br label %b631
b633:
  %t643 = getelementptr inbounds double, ptr %t26, i64 %t626
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t637, ptr %t643, i32 8, <16 x i1> %t620)
  %t644 = add i64 %t626, %cols
  %t625 = add nuw nsw i64 %t624, %t33
  br label %b621
b623:
  %t52 = add nuw nsw i64 %t51, %t38
  br label %b48
b50:
  %t44 = add nuw nsw i64 %t43, %t35
  br label %b40
b42:
  ret void
}

define internal void @sf_sweep0_pass0(ptr %ctx, ptr %tensor, i64 %number, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t2 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t3 = load i64, ptr %t2, align 8
  %t4 = icmp eq i64 %cols, %t3
  %t5 = icmp sle i64 %cols, 16
  %t6 = and i64 %cols, 15
  %t7 = icmp ne i64 %t6, 0
  %t8 = and i1 %t4, %t5
  %t9 = and i1 %t8, %t7
  br i1 %t9, label %b10, label %b11
b10:
  call void @sf_sweep0_pass0_narrow(ptr %ctx, ptr %tensor, i64 %number, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols)
  br label %b1
b11:
  %t12 = getelementptr inbounds i64, ptr %tensor, i64 2
  %t13 = load i64, ptr %t12, align 8
  %t14 = getelementptr inbounds i64, ptr %tensor, i64 3
  %t15 = load i64, ptr %t14, align 8
  %t16 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t17 = load i64, ptr %t16, align 8
  %t18 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t19 = load i64, ptr %t18, align 8
  %t20 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t21 = load i64, ptr %t20, align 8
  %t22 = getelementptr inbounds i64, ptr %tensor, i64 7
  %t23 = load i64, ptr %t22, align 8
  %t24 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t25 = load i64, ptr %t24, align 8
  %t26 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t27 = load i64, ptr %t26, align 8
  %t28 = inttoptr i64 %t27 to ptr
  %t29 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t30 = load i64, ptr %t29, align 8
  %t31 = inttoptr i64 %t30 to ptr
  %t32 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t33 = load i64, ptr %t32, align 8
  %t34 = inttoptr i64 %t33 to ptr
  %t35 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t36 = load i64, ptr %t35, align 8
  %t37 = inttoptr i64 %t36 to ptr
  %t38 = getelementptr inbounds i64, ptr %tensor, i64 15
  %t39 = load i64, ptr %t38, align 8
  %t40 = inttoptr i64 %t39 to ptr
  %t41 = add i64 %row, %rows
  %t42 = udiv i64 %row, %t17
  %t43 = urem i64 %row, %t17
  br label %b44
b44:
  %t47 = phi i64 [ %row, %b11 ], [ %t48, %b84 ]
  %t49 = phi i64 [ %t42, %b11 ], [ %t186, %b84 ]
  %t50 = phi i64 [ %t43, %b11 ], [ %t184, %b84 ]
  %t51 = icmp slt i64 %t47, %t41
  br i1 %t51, label %b45, label %b46
b45:
  %t52 = mul i64 %t47, %t19
  %t53 = add i64 %t52, %col
  %t54 = sub i64 %t13, %t53
  %t55 = call i64 @llvm.smin.i64(i64 %cols, i64 %t54)
  %t56 = mul i64 %t49, %t19
  %t57 = add i64 %t56, %col
  %t58 = udiv i64 %t50, 64
  %t59 = mul i64 %t49, %t23
  %t60 = add i64 %t59, %t58
  %t61 = mul i64 %t60, %t19
  %t62 = add i64 %t61, %col
  %t63 = urem i64 %t50, 64
  %t64 = icmp eq i64 %t63, 0
  %t65 = getelementptr inbounds double, ptr %t37, i64 %t62
  br i1 %t64, label %b66, label %b67
b66:
  br label %b68
b68:
  %t71 = phi i64 [ 0, %b66 ], [ %t72, %b69 ]
  %t73 = icmp slt i64 %t71, %t55
  br i1 %t73, label %b69, label %b70
b69:
  %t74 = sub i64 %t55, %t71
  %t75 = call i64 @llvm.smin.i64(i64 %t74, i64 16)
  %t76 = trunc i64 %t75 to i32
  %t77 = insertelement <16 x i32> poison, i32 %t76, i64 0
  %t78 = shufflevector <16 x i32> %t77, <16 x i32> poison, <16 x i32> zeroinitializer
  %t79 = icmp sgt <16 x i32> %t78, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t80 = getelementptr inbounds double, ptr %t65, i64 %t71
  call void @llvm.masked.store.v16f64.p0(<16 x double> splat (double 0x0000000000000000), ptr %t80, i32 8, <16 x i1> %t79)
  %t72 = add nuw nsw i64 %t71, 16
  br label %b68
b70:
  br label %b67
b67:
  %t81 = mul i64 %t47, %t21
  br label %b82
b82:
  %t85 = phi i64 [ 0, %b67 ], [ %t86, %b118 ]
  %t87 = icmp slt i64 %t85, %t55
  br i1 %t87, label %b83, label %b84
b83:
  %t88 = sub i64 %t55, %t85
  %t89 = call i64 @llvm.smin.i64(i64 %t88, i64 1024)
  %t90 = and i64 %t89, -16
  br label %b91
b91:
  %t94 = phi i64 [ 0, %b83 ], [ %t95, %b92 ]
  %t96 = phi <16 x double> [ splat (double 0x0000000000000000), %b83 ], [ %t108, %b92 ]
  %t97 = phi <16 x double> [ splat (double 0x0000000000000000), %b83 ], [ %t115, %b92 ]
  %t98 = icmp slt i64 %t94, %t90
  br i1 %t98, label %b92, label %b93
b92:
  %t99 = add i64 %t85, %t94
  %t100 = add i64 %t53, %t99
  %t101 = getelementptr inbounds float, ptr %t28, i64 %t100
  %t102 = load <16 x float>, ptr %t101, align 4
  %t103 = getelementptr inbounds float, ptr %t31, i64 %t100
  %t104 = load <16 x float>, ptr %t103, align 4
  %t105 = fmul <16 x float> %t104, %t104
  %t106 = fmul <16 x float> %t102, %t102
  %t107 = fpext <16 x float> %t105 to <16 x double>
  %t108 = fadd <16 x double> %t96, %t107
  %t109 = getelementptr inbounds double, ptr %t65, i64 %t99
  %t110 = load <16 x double>, ptr %t109, align 8
  %t111 = fpext <16 x float> %t105 to <16 x double>
  %t112 = fadd <16 x double> %t110, %t111
  %t113 = getelementptr inbounds double, ptr %t65, i64 %t99
  store <16 x double> %t112, ptr %t113, align 8
  %t114 = fpext <16 x float> %t106 to <16 x double>
  %t115 = fadd <16 x double> %t97, %t114
  %t95 = add nuw nsw i64 %t94, 16
  br label %b91
b93:
  br label %b116
b116:
  %t119 = phi i64 [ %t90, %b93 ], [ %t120, %b117 ]
  %t121 = phi <16 x double> [ %t96, %b93 ], [ %t140, %b117 ]
  %t122 = phi <16 x double> [ %t97, %b93 ], [ %t148, %b117 ]
  %t123 = icmp slt i64 %t119, %t89
  br i1 %t123, label %b117, label %b118
b117:
  %t124 = sub i64 %t89, %t119
  %t125 = call i64 @llvm.smin.i64(i64 %t124, i64 16)
  %t126 = trunc i64 %t125 to i32
  %t127 = insertelement <16 x i32> poison, i32 %t126, i64 0
  %t128 = shufflevector <16 x i32> %t127, <16 x i32> poison, <16 x i32> zeroinitializer
  %t129 = icmp sgt <16 x i32> %t128, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t130 = add i64 %t85, %t119
  %t131 = add i64 %t53, %t130
  %t132 = getelementptr inbounds float, ptr %t28, i64 %t131
  %t133 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t132, i32 4, <16 x i1> %t129, <16 x float> zeroinitializer)
  %t134 = getelementptr inbounds float, ptr %t31, i64 %t131
  %t135 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t134, i32 4, <16 x i1> %t129, <16 x float> zeroinitializer)
  %t136 = fmul <16 x float> %t135, %t135
  %t137 = fmul <16 x float> %t133, %t133
  %t138 = fpext <16 x float> %t136 to <16 x double>
  %t139 = fadd <16 x double> %t121, %t138
  %t140 = select <16 x i1> %t129, <16 x double> %t139, <16 x double> %t121
  %t141 = getelementptr inbounds double, ptr %t65, i64 %t130
  %t142 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t141, i32 8, <16 x i1> %t129, <16 x double> zeroinitializer)
  %t143 = fpext <16 x float> %t136 to <16 x double>
  %t144 = fadd <16 x double> %t142, %t143
  %t145 = getelementptr inbounds double, ptr %t65, i64 %t130
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t144, ptr %t145, i32 8, <16 x i1> %t129)
  %t146 = fpext <16 x float> %t137 to <16 x double>
  %t147 = fadd <16 x double> %t122, %t146
  %t148 = select <16 x i1> %t129, <16 x double> %t147, <16 x double> %t122
  %t120 = add nuw nsw i64 %t119, 16
  br label %b116
b118:
  %t149 = add i64 %col, %t85
  %t150 = udiv i64 %t149, 1024
  %t151 = add i64 %t81, %t150
  %t152 = shufflevector <16 x double> %t121, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t153 = shufflevector <16 x double> %t121, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t154 = fadd <8 x double> %t152, %t153
  %t155 = shufflevector <8 x double> %t154, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t156 = shufflevector <8 x double> %t154, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t157 = fadd <4 x double> %t155, %t156
  %t158 = shufflevector <4 x double> %t157, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t159 = shufflevector <4 x double> %t157, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t160 = fadd <2 x double> %t158, %t159
  %t161 = shufflevector <2 x double> %t160, <2 x double> poison, <1 x i32> <i32 0>
  %t162 = shufflevector <2 x double> %t160, <2 x double> poison, <1 x i32> <i32 1>
  %t163 = extractelement <1 x double> %t161, i64 0
  %t164 = extractelement <1 x double> %t162, i64 0
  %t165 = fadd double %t163, %t164
  %t166 = getelementptr inbounds double, ptr %t34, i64 %t151
  store double %t165, ptr %t166, align 8
  %t167 = shufflevector <16 x double> %t122, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t168 = shufflevector <16 x double> %t122, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t169 = fadd <8 x double> %t167, %t168
  %t170 = shufflevector <8 x double> %t169, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t171 = shufflevector <8 x double> %t169, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t172 = fadd <4 x double> %t170, %t171
  %t173 = shufflevector <4 x double> %t172, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t174 = shufflevector <4 x double> %t172, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t175 = fadd <2 x double> %t173, %t174
  %t176 = shufflevector <2 x double> %t175, <2 x double> poison, <1 x i32> <i32 0>
  %t177 = shufflevector <2 x double> %t175, <2 x double> poison, <1 x i32> <i32 1>
  %t178 = extractelement <1 x double> %t176, i64 0
  %t179 = extractelement <1 x double> %t177, i64 0
  %t180 = fadd double %t178, %t179
  %t181 = getelementptr inbounds double, ptr %t40, i64 %t151
  store double %t180, ptr %t181, align 8
  %t86 = add nuw nsw i64 %t85, 1024
  br label %b82
b84:
  %t182 = add i64 %t50, 1
  %t183 = icmp eq i64 %t182, %t17
  %t184 = select i1 %t183, i64 0, i64 %t182
  %t185 = zext i1 %t183 to i64
  %t186 = add i64 %t49, %t185
  %t48 = add nuw nsw i64 %t47, 1
  br label %b44
b46:
  br label %b1
b1:
  ret void
}

define internal void @sf_sweep1_pass0_narrow(ptr %ctx, ptr %tensor, i64 %number, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t37 = alloca double, i64 1040, align 64
  %t38 = alloca float, i64 1040, align 64
  %t39 = alloca float, i64 1040, align 64
  %t1 = getelementptr inbounds i64, ptr %tensor, i64 2
  %t2 = load i64, ptr %t1, align 8
  %t3 = getelementptr inbounds i64, ptr %tensor, i64 3
  %t4 = load i64, ptr %t3, align 8
  %t5 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t6 = load i64, ptr %t5, align 8
  %t7 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t8 = load i64, ptr %t7, align 8
  %t9 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t10 = load i64, ptr %t9, align 8
  %t11 = getelementptr inbounds i64, ptr %tensor, i64 7
  %t12 = load i64, ptr %t11, align 8
  %t13 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t14 = load i64, ptr %t13, align 8
  %t15 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t16 = load i64, ptr %t15, align 8
  %t17 = inttoptr i64 %t16 to ptr
  %t18 = mul i64 %t14, 12
  %t19 = getelementptr inbounds double, ptr %t17, i64 %t18
  %t20 = getelementptr inbounds double, ptr %t19, i64 9
  %t21 = load double, ptr %t20, align 8
  %t22 = fptrunc double %t21 to float
  %t23 = getelementptr inbounds i64, ptr %tensor, i64 19
  %t24 = load i64, ptr %t23, align 8
  %t25 = inttoptr i64 %t24 to ptr
  %t26 = getelementptr inbounds i64, ptr %tensor, i64 20
  %t27 = load i64, ptr %t26, align 8
  %t28 = inttoptr i64 %t27 to ptr
  %t29 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t30 = load i64, ptr %t29, align 8
  %t31 = inttoptr i64 %t30 to ptr
  %t32 = getelementptr inbounds i64, ptr %tensor, i64 16
  %t33 = load i64, ptr %t32, align 8
  %t34 = inttoptr i64 %t33 to ptr
  %t35 = insertelement <16 x float> poison, float %t22, i64 0
  %t36 = shufflevector <16 x float> %t35, <16 x float> poison, <16 x i32> zeroinitializer
  %t40 = mul i64 1, %cols
  %t41 = udiv i64 1024, %t40
  %t42 = mul i64 %t41, 1
  %t43 = add i64 %row, %rows
  br label %b44
b44:
  %t47 = phi i64 [ %row, %entry ], [ %t48, %b54 ]
  %t49 = icmp slt i64 %t47, %t43
  br i1 %t49, label %b45, label %b46
b45:
  %t50 = add i64 %t47, %rows
  %t51 = call i64 @llvm.smin.i64(i64 %t50, i64 %t43)
  br label %b52
b52:
  %t55 = phi i64 [ %t47, %b45 ], [ %t56, %b445 ]
  %t57 = icmp slt i64 %t55, %t51
  br i1 %t57, label %b53, label %b54
b53:
  %t58 = sub i64 %t51, %t55
  %t59 = call i64 @llvm.smin.i64(i64 %t58, i64 %t42)
  %t60 = mul i64 %t55, %cols
  %t61 = mul i64 %t59, %cols
  %t62 = icmp eq i64 %cols, 1
  %t63 = select i1 %t62, i64 0, i64 %t59
  %t64 = udiv i64 %t55, %t6
  %t65 = urem i64 %t55, %t6
  br label %b66
b66:
  %t69 = phi i64 [ 0, %b53 ], [ %t70, %b83 ]
  %t71 = phi i64 [ %t64, %b53 ], [ %t100, %b83 ]
  %t72 = phi i64 [ %t65, %b53 ], [ %t98, %b83 ]
  %t73 = icmp slt i64 %t69, %t63
  br i1 %t73, label %b67, label %b68
b67:
  %t74 = mul i64 %t69, %cols
  %t75 = add i64 %t55, %t69
  %t76 = getelementptr inbounds float, ptr %t25, i64 %t75
  %t77 = load float, ptr %t76, align 4
  %t78 = insertelement <16 x float> poison, float %t77, i64 0
  %t79 = shufflevector <16 x float> %t78, <16 x float> poison, <16 x i32> zeroinitializer
  %t80 = mul i64 %t71, %cols
  br label %b81
b81:
  %t84 = phi i64 [ 0, %b67 ], [ %t85, %b82 ]
  %t86 = icmp slt i64 %t84, %cols
  br i1 %t86, label %b82, label %b83
b82:
  %t87 = add i64 %t74, %t84
  %t88 = sub i64 %cols, %t84
  %t89 = call i64 @llvm.smin.i64(i64 %t88, i64 16)
  %t90 = trunc i64 %t89 to i32
  %t91 = insertelement <16 x i32> poison, i32 %t90, i64 0
  %t92 = shufflevector <16 x i32> %t91, <16 x i32> poison, <16 x i32> zeroinitializer
  %t93 = icmp sgt <16 x i32> %t92, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t94 = add i64 %t80, %t84
  %t95 = getelementptr inbounds float, ptr %t38, i64 %t87
  store <16 x float> %t79, ptr %t95, align 4
  %t85 = add nuw nsw i64 %t84, 16
  br label %b81
b83:
  %t96 = add i64 %t72, 1
  %t97 = icmp eq i64 %t96, %t6
  %t98 = select i1 %t97, i64 0, i64 %t96
  %t99 = zext i1 %t97 to i64
  %t100 = add i64 %t71, %t99
  %t70 = add nuw nsw i64 %t69, 1
  br label %b66
b68:
  %t101 = getelementptr inbounds float, ptr %t25, i64 %t55
  %t102 = select i1 %t62, ptr %t101, ptr %t38
  %t103 = icmp eq i64 %t6, 1
  %t104 = icmp eq i64 %t55, %row
  %t105 = icmp sgt i64 %t4, 1
  %t106 = or i1 %t104, %t105
  %t107 = xor i1 %t103, true
  %t108 = and i1 %t106, %t107
  br i1 %t108, label %b109, label %b110
b109:
  %t111 = udiv i64 %t55, %t6
  %t112 = urem i64 %t55, %t6
  br label %b113
b113:
  %t116 = phi i64 [ 0, %b109 ], [ %t117, %b125 ]
  %t118 = phi i64 [ %t111, %b109 ], [ %t144, %b125 ]
  %t119 = phi i64 [ %t112, %b109 ], [ %t142, %b125 ]
  %t120 = icmp slt i64 %t116, %t59
  br i1 %t120, label %b114, label %b115
b114:
  %t121 = mul i64 %t116, %cols
  %t122 = mul i64 %t118, %cols
  br label %b123
b123:
  %t126 = phi i64 [ 0, %b114 ], [ %t127, %b124 ]
  %t128 = icmp slt i64 %t126, %cols
  br i1 %t128, label %b124, label %b125
b124:
  %t129 = add i64 %t121, %t126
  %t130 = sub i64 %cols, %t126
  %t131 = call i64 @llvm.smin.i64(i64 %t130, i64 16)
  %t132 = trunc i64 %t131 to i32
  %t133 = insertelement <16 x i32> poison, i32 %t132, i64 0
  %t134 = shufflevector <16 x i32> %t133, <16 x i32> poison, <16 x i32> zeroinitializer
  %t135 = icmp sgt <16 x i32> %t134, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t136 = add i64 %t122, %t126
  %t137 = getelementptr inbounds float, ptr %t28, i64 %t136
  %t138 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t137, i32 4, <16 x i1> %t135, <16 x float> zeroinitializer)
  %t139 = getelementptr inbounds float, ptr %t39, i64 %t129
  store <16 x float> %t138, ptr %t139, align 4
  %t127 = add nuw nsw i64 %t126, 16
  br label %b123
b125:
  %t140 = add i64 %t119, 1
  %t141 = icmp eq i64 %t140, %t6
  %t142 = select i1 %t141, i64 0, i64 %t140
  %t143 = zext i1 %t141 to i64
  %t144 = add i64 %t118, %t143
  %t117 = add nuw nsw i64 %t116, 1
  br label %b113
b115:
  br label %b110
b110:
  %t145 = mul i64 %t55, %cols
  %t146 = getelementptr inbounds float, ptr %t28, i64 %t145
  %t147 = select i1 %t103, ptr %t146, ptr %t39
  %t148 = and i64 %t61, -16
  br label %b149
b149:
  %t152 = phi i64 [ 0, %b110 ], [ %t153, %b150 ]
  %t154 = icmp slt i64 %t152, %t148
  br i1 %t154, label %b150, label %b151
b150:
  %t155 = getelementptr inbounds float, ptr %t102, i64 %t152
  %t156 = load <16 x float>, ptr %t155, align 4
  %t157 = getelementptr inbounds float, ptr %t147, i64 %t152
  %t158 = load <16 x float>, ptr %t157, align 4
  %t159 = add i64 %t60, %t152
  %t160 = getelementptr inbounds float, ptr %t31, i64 %t159
  %t161 = load <16 x float>, ptr %t160, align 4
  %t162 = fmul <16 x float> %t156, %t158
  %t163 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t162, <16 x float> %t36)
  %t164 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t163)
  %t165 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t164
  %t166 = fmul <16 x float> %t161, %t165
  %t167 = fmul <16 x float> %t166, %t166
  %t168 = fpext <16 x float> %t167 to <16 x double>
  %t169 = fadd <16 x double> splat (double 0x0000000000000000), %t168
  %t170 = getelementptr inbounds double, ptr %t37, i64 %t152
  store <16 x double> %t169, ptr %t170, align 8
  %t153 = add nuw nsw i64 %t152, 16
  br label %b149
b151:
  br label %b171
b171:
  %t174 = phi i64 [ %t148, %b151 ], [ %t175, %b172 ]
  %t176 = icmp slt i64 %t174, %t61
  br i1 %t176, label %b172, label %b173
b172:
  %t177 = sub i64 %t61, %t174
  %t178 = call i64 @llvm.smin.i64(i64 %t177, i64 16)
  %t179 = trunc i64 %t178 to i32
  %t180 = insertelement <16 x i32> poison, i32 %t179, i64 0
  %t181 = shufflevector <16 x i32> %t180, <16 x i32> poison, <16 x i32> zeroinitializer
  %t182 = icmp sgt <16 x i32> %t181, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t183 = getelementptr inbounds float, ptr %t102, i64 %t174
  %t184 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t183, i32 4, <16 x i1> %t182, <16 x float> zeroinitializer)
  %t185 = getelementptr inbounds float, ptr %t147, i64 %t174
  %t186 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t185, i32 4, <16 x i1> %t182, <16 x float> zeroinitializer)
  %t187 = add i64 %t60, %t174
  %t188 = getelementptr inbounds float, ptr %t31, i64 %t187
  %t189 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t188, i32 4, <16 x i1> %t182, <16 x float> zeroinitializer)
  %t190 = fmul <16 x float> %t184, %t186
  %t191 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t190, <16 x float> %t36)
  %t192 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t191)
  %t193 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t192
  %t194 = fmul <16 x float> %t189, %t193
  %t195 = fmul <16 x float> %t194, %t194
  %t196 = fpext <16 x float> %t195 to <16 x double>
  %t197 = fadd <16 x double> splat (double 0x0000000000000000), %t196
  %t198 = getelementptr inbounds double, ptr %t37, i64 %t174
  store <16 x double> %t197, ptr %t198, align 8
  %t175 = add nuw nsw i64 %t174, 16
  br label %b171
b173:
  %t199 = getelementptr inbounds double, ptr %t37, i64 %t61
  store <16 x double> splat (double 0x0000000000000000), ptr %t199, align 8
  %t200 = icmp eq i64 %cols, 1
  br i1 %t200, label %b201, label %b202
b201:
  br label %b203
b203:
  %t206 = phi i64 [ 0, %b201 ], [ %t207, %b204 ]
  %t208 = icmp slt i64 %t206, %t59
  br i1 %t208, label %b204, label %b205
b204:
  %t209 = add i64 %t55, %t206
  %t210 = sub i64 %t59, %t206
  %t211 = call i64 @llvm.smin.i64(i64 %t210, i64 16)
  %t212 = trunc i64 %t211 to i32
  %t213 = insertelement <16 x i32> poison, i32 %t212, i64 0
  %t214 = shufflevector <16 x i32> %t213, <16 x i32> poison, <16 x i32> zeroinitializer
  %t215 = icmp sgt <16 x i32> %t214, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t216 = getelementptr inbounds double, ptr %t37, i64 %t206
  %t217 = load <16 x double>, ptr %t216, align 8
  %t218 = getelementptr inbounds double, ptr %t34, i64 %t209
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t217, ptr %t218, i32 8, <16 x i1> %t215)
  %t207 = add nuw nsw i64 %t206, 16
  br label %b203
b205:
  br label %b202
b202:
  %t219 = icmp eq i64 %cols, 2
  br i1 %t219, label %b220, label %b221
b220:
  br label %b222
b222:
  %t225 = phi i64 [ 0, %b220 ], [ %t226, %b223 ]
  %t227 = icmp slt i64 %t225, %t59
  br i1 %t227, label %b223, label %b224
b223:
  %t228 = mul i64 %t225, 2
  %t229 = add i64 %t55, %t225
  %t230 = add i64 %t228, 0
  %t231 = getelementptr inbounds double, ptr %t37, i64 %t230
  %t232 = load double, ptr %t231, align 8
  %t233 = add i64 %t228, 1
  %t234 = getelementptr inbounds double, ptr %t37, i64 %t233
  %t235 = load double, ptr %t234, align 8
  %t236 = fadd double %t232, %t235
  %t237 = getelementptr inbounds double, ptr %t34, i64 %t229
  store double %t236, ptr %t237, align 8
  %t226 = add nuw nsw i64 %t225, 1
  br label %b222
b224:
  br label %b221
b221:
  %t238 = icmp eq i64 %cols, 3
  br i1 %t238, label %b239, label %b240
b239:
  br label %b241
b241:
  %t244 = phi i64 [ 0, %b239 ], [ %t245, %b242 ]
  %t246 = icmp slt i64 %t244, %t59
  br i1 %t246, label %b242, label %b243
b242:
  %t247 = mul i64 %t244, 3
  %t248 = add i64 %t55, %t244
  %t249 = add i64 %t247, 0
  %t250 = getelementptr inbounds double, ptr %t37, i64 %t249
  %t251 = load double, ptr %t250, align 8
  %t252 = add i64 %t247, 1
  %t253 = getelementptr inbounds double, ptr %t37, i64 %t252
  %t254 = load double, ptr %t253, align 8
  %t255 = add i64 %t247, 2
  %t256 = getelementptr inbounds double, ptr %t37, i64 %t255
  %t257 = load double, ptr %t256, align 8
  %t258 = fadd double %t251, %t257
  %t259 = fadd double %t258, %t254
  %t260 = getelementptr inbounds double, ptr %t34, i64 %t248
  store double %t259, ptr %t260, align 8
  %t245 = add nuw nsw i64 %t244, 1
  br label %b241
b243:
  br label %b240
b240:
  %t261 = icmp eq i64 %cols, 4
  br i1 %t261, label %b262, label %b263
b262:
  br label %b264
b264:
  %t267 = phi i64 [ 0, %b262 ], [ %t268, %b265 ]
  %t269 = icmp slt i64 %t267, %t59
  br i1 %t269, label %b265, label %b266
b265:
  %t270 = mul i64 %t267, 4
  %t271 = add i64 %t55, %t267
  %t272 = add i64 %t270, 0
  %t273 = getelementptr inbounds double, ptr %t37, i64 %t272
  %t274 = load double, ptr %t273, align 8
  %t275 = add i64 %t270, 1
  %t276 = getelementptr inbounds double, ptr %t37, i64 %t275
  %t277 = load double, ptr %t276, align 8
  %t278 = add i64 %t270, 2
  %t279 = getelementptr inbounds double, ptr %t37, i64 %t278
  %t280 = load double, ptr %t279, align 8
  %t281 = add i64 %t270, 3
  %t282 = getelementptr inbounds double, ptr %t37, i64 %t281
  %t283 = load double, ptr %t282, align 8
  %t284 = fadd double %t274, %t280
  %t285 = fadd double %t277, %t283
  %t286 = fadd double %t284, %t285
  %t287 = getelementptr inbounds double, ptr %t34, i64 %t271
  store double %t286, ptr %t287, align 8
  %t268 = add nuw nsw i64 %t267, 1
  br label %b264
b266:
  br label %b263
b263:
  %t288 = icmp eq i64 %cols, 5
  br i1 %t288, label %b289, label %b290
b289:
  br label %b291
b291:
  %t294 = phi i64 [ 0, %b289 ], [ %t295, %b292 ]
  %t296 = icmp slt i64 %t294, %t59
  br i1 %t296, label %b292, label %b293
b292:
  %t297 = mul i64 %t294, 5
  %t298 = add i64 %t55, %t294
  %t299 = add i64 %t297, 0
  %t300 = getelementptr inbounds double, ptr %t37, i64 %t299
  %t301 = load double, ptr %t300, align 8
  %t302 = add i64 %t297, 1
  %t303 = getelementptr inbounds double, ptr %t37, i64 %t302
  %t304 = load double, ptr %t303, align 8
  %t305 = add i64 %t297, 2
  %t306 = getelementptr inbounds double, ptr %t37, i64 %t305
  %t307 = load double, ptr %t306, align 8
  %t308 = add i64 %t297, 3
  %t309 = getelementptr inbounds double, ptr %t37, i64 %t308
  %t310 = load double, ptr %t309, align 8
  %t311 = add i64 %t297, 4
  %t312 = getelementptr inbounds double, ptr %t37, i64 %t311
  %t313 = load double, ptr %t312, align 8
  %t314 = fadd double %t301, %t313
  %t315 = fadd double %t314, %t307
  %t316 = fadd double %t304, %t310
  %t317 = fadd double %t315, %t316
  %t318 = getelementptr inbounds double, ptr %t34, i64 %t298
  store double %t317, ptr %t318, align 8
  %t295 = add nuw nsw i64 %t294, 1
  br label %b291
b293:
  br label %b290
b290:
  %t319 = icmp eq i64 %cols, 6
  br i1 %t319, label %b320, label %b321
b320:
  br label %b322
b322:
  %t325 = phi i64 [ 0, %b320 ], [ %t326, %b323 ]
  %t327 = icmp slt i64 %t325, %t59
  br i1 %t327, label %b323, label %b324
b323:
  %t328 = mul i64 %t325, 6
  %t329 = add i64 %t55, %t325
  %t330 = add i64 %t328, 0
  %t331 = getelementptr inbounds double, ptr %t37, i64 %t330
  %t332 = load double, ptr %t331, align 8
  %t333 = add i64 %t328, 1
  %t334 = getelementptr inbounds double, ptr %t37, i64 %t333
  %t335 = load double, ptr %t334, align 8
  %t336 = add i64 %t328, 2
  %t337 = getelementptr inbounds double, ptr %t37, i64 %t336
  %t338 = load double, ptr %t337, align 8
  %t339 = add i64 %t328, 3
  %t340 = getelementptr inbounds double, ptr %t37, i64 %t339
  %t341 = load double, ptr %t340, align 8
  %t342 = add i64 %t328, 4
  %t343 = getelementptr inbounds double, ptr %t37, i64 %t342
  %t344 = load double, ptr %t343, align 8
  %t345 = add i64 %t328, 5
  %t346 = getelementptr inbounds double, ptr %t37, i64 %t345
  %t347 = load double, ptr %t346, align 8
  %t348 = fadd double %t332, %t344
  %t349 = fadd double %t335, %t347
  %t350 = fadd double %t348, %t338
  %t351 = fadd double %t349, %t341
  %t352 = fadd double %t350, %t351
  %t353 = getelementptr inbounds double, ptr %t34, i64 %t329
  store double %t352, ptr %t353, align 8
  %t326 = add nuw nsw i64 %t325, 1
  br label %b322
b324:
  br label %b321
b321:
  %t354 = icmp eq i64 %cols, 7
  br i1 %t354, label %b355, label %b356
b355:
  br label %b357
b357:
  %t360 = phi i64 [ 0, %b355 ], [ %t361, %b358 ]
  %t362 = icmp slt i64 %t360, %t59
  br i1 %t362, label %b358, label %b359
b358:
  %t363 = mul i64 %t360, 7
  %t364 = add i64 %t55, %t360
  %t365 = add i64 %t363, 0
  %t366 = getelementptr inbounds double, ptr %t37, i64 %t365
  %t367 = load double, ptr %t366, align 8
  %t368 = add i64 %t363, 1
  %t369 = getelementptr inbounds double, ptr %t37, i64 %t368
  %t370 = load double, ptr %t369, align 8
  %t371 = add i64 %t363, 2
  %t372 = getelementptr inbounds double, ptr %t37, i64 %t371
  %t373 = load double, ptr %t372, align 8
  %t374 = add i64 %t363, 3
  %t375 = getelementptr inbounds double, ptr %t37, i64 %t374
  %t376 = load double, ptr %t375, align 8
  %t377 = add i64 %t363, 4
  %t378 = getelementptr inbounds double, ptr %t37, i64 %t377
  %t379 = load double, ptr %t378, align 8
  %t380 = add i64 %t363, 5
  %t381 = getelementptr inbounds double, ptr %t37, i64 %t380
  %t382 = load double, ptr %t381, align 8
  %t383 = add i64 %t363, 6
  %t384 = getelementptr inbounds double, ptr %t37, i64 %t383
  %t385 = load double, ptr %t384, align 8
  %t386 = fadd double %t367, %t379
  %t387 = fadd double %t370, %t382
  %t388 = fadd double %t373, %t385
  %t389 = fadd double %t386, %t388
  %t390 = fadd double %t387, %t376
  %t391 = fadd double %t389, %t390
  %t392 = getelementptr inbounds double, ptr %t34, i64 %t364
  store double %t391, ptr %t392, align 8
  %t361 = add nuw nsw i64 %t360, 1
  br label %b357
b359:
  br label %b356
b356:
  %t393 = icmp eq i64 %cols, 8
  br i1 %t393, label %b394, label %b395
b394:
  br label %b396
b396:
  %t399 = phi i64 [ 0, %b394 ], [ %t400, %b397 ]
  %t401 = icmp slt i64 %t399, %t59
  br i1 %t401, label %b397, label %b398
b397:
  %t402 = mul i64 %t399, 8
  %t403 = add i64 %t55, %t399
  %t404 = add i64 %t402, 0
  %t405 = getelementptr inbounds double, ptr %t37, i64 %t404
  %t406 = load double, ptr %t405, align 8
  %t407 = add i64 %t402, 1
  %t408 = getelementptr inbounds double, ptr %t37, i64 %t407
  %t409 = load double, ptr %t408, align 8
  %t410 = add i64 %t402, 2
  %t411 = getelementptr inbounds double, ptr %t37, i64 %t410
  %t412 = load double, ptr %t411, align 8
  %t413 = add i64 %t402, 3
  %t414 = getelementptr inbounds double, ptr %t37, i64 %t413
  %t415 = load double, ptr %t414, align 8
  %t416 = add i64 %t402, 4
  %t417 = getelementptr inbounds double, ptr %t37, i64 %t416
  %t418 = load double, ptr %t417, align 8
  %t419 = add i64 %t402, 5
  %t420 = getelementptr inbounds double, ptr %t37, i64 %t419
  %t421 = load double, ptr %t420, align 8
  %t422 = add i64 %t402, 6
  %t423 = getelementptr inbounds double, ptr %t37, i64 %t422
  %t424 = load double, ptr %t423, align 8
  %t425 = add i64 %t402, 7
  %t426 = getelementptr inbounds double, ptr %t37, i64 %t425
  %t427 = load double, ptr %t426, align 8
  %t428 = fadd double %t406, %t418
  %t429 = fadd double %t409, %t421
  %t430 = fadd double %t412, %t424
  %t431 = fadd double %t415, %t427
  %t432 = fadd double %t428, %t430
  %t433 = fadd double %t429, %t431
  %t434 = fadd double %t432, %t433
  %t435 = getelementptr inbounds double, ptr %t34, i64 %t403
  store double %t434, ptr %t435, align 8
  %t400 = add nuw nsw i64 %t399, 1
  br label %b396
b398:
  br label %b395
b395:
  %t436 = icmp sgt i64 %cols, 8
  %t437 = select i1 %t436, i64 %t59, i64 0
  %t438 = call i64 @llvm.smin.i64(i64 %cols, i64 16)
  %t439 = trunc i64 %t438 to i32
  %t440 = insertelement <16 x i32> poison, i32 %t439, i64 0
  %t441 = shufflevector <16 x i32> %t440, <16 x i32> poison, <16 x i32> zeroinitializer
  %t442 = icmp sgt <16 x i32> %t441, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  br label %b443
b443:
  %t446 = phi i64 [ 0, %b395 ], [ %t447, %b456 ]
  %t448 = icmp slt i64 %t446, %t437
  br i1 %t448, label %b444, label %b445
b444:
  %t449 = mul i64 %t446, %cols
  %t450 = add i64 %t55, %t446
  %t451 = getelementptr inbounds double, ptr %t37, i64 %t449
  %t452 = load <16 x double>, ptr %t451, align 8
  %t453 = select <16 x i1> %t442, <16 x double> %t452, <16 x double> splat (double 0x0000000000000000)
  br label %b454
b454:
  %t457 = phi i64 [ 16, %b444 ], [ %t458, %b455 ]
  %t459 = phi <16 x double> [ %t453, %b444 ], [ %t471, %b455 ]
  %t460 = icmp slt i64 %t457, %cols
  br i1 %t460, label %b455, label %b456
b455:
  %t461 = sub i64 %cols, %t457
  %t462 = call i64 @llvm.smin.i64(i64 %t461, i64 16)
  %t463 = trunc i64 %t462 to i32
  %t464 = insertelement <16 x i32> poison, i32 %t463, i64 0
  %t465 = shufflevector <16 x i32> %t464, <16 x i32> poison, <16 x i32> zeroinitializer
  %t466 = icmp sgt <16 x i32> %t465, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t467 = add i64 %t449, %t457
  %t468 = getelementptr inbounds double, ptr %t37, i64 %t467
  %t469 = load <16 x double>, ptr %t468, align 8
  %t470 = select <16 x i1> %t466, <16 x double> %t469, <16 x double> splat (double 0x0000000000000000)
  %t471 = fadd <16 x double> %t459, %t470
  %t458 = add nuw nsw i64 %t457, 16
  br label %b454
b456:
  %t472 = shufflevector <16 x double> %t459, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t473 = shufflevector <16 x double> %t459, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t474 = fadd <8 x double> %t472, %t473
  %t475 = shufflevector <8 x double> %t474, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t476 = shufflevector <8 x double> %t474, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t477 = fadd <4 x double> %t475, %t476
  %t478 = shufflevector <4 x double> %t477, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t479 = shufflevector <4 x double> %t477, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t480 = fadd <2 x double> %t478, %t479
  %t481 = shufflevector <2 x double> %t480, <2 x double> poison, <1 x i32> <i32 0>
  %t482 = shufflevector <2 x double> %t480, <2 x double> poison, <1 x i32> <i32 1>
  %t483 = extractelement <1 x double> %t481, i64 0
  %t484 = extractelement <1 x double> %t482, i64 0
  %t485 = fadd double %t483, %t484
  %t486 = getelementptr inbounds double, ptr %t34, i64 %t450
  store double %t485, ptr %t486, align 8
  %t447 = add nuw nsw i64 %t446, 1
  br label %b443
b445:
  %t56 = add nuw nsw i64 %t55, %t42
  br label %b52
b54:
  %t48 = add nuw nsw i64 %t47, %rows
  br label %b44
b46:
  ret void
}

define internal void @sf_sweep1_pass0(ptr %ctx, ptr %tensor, i64 %number, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t2 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t3 = load i64, ptr %t2, align 8
  %t4 = icmp eq i64 %cols, %t3
  %t5 = icmp sle i64 %cols, 64
  %t6 = and i64 %cols, 15
  %t7 = icmp ne i64 %t6, 0
  %t8 = and i1 %t4, %t5
  %t9 = and i1 %t8, %t7
  br i1 %t9, label %b10, label %b11
b10:
  call void @sf_sweep1_pass0_narrow(ptr %ctx, ptr %tensor, i64 %number, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols)
  br label %b1
b11:
  %t12 = getelementptr inbounds i64, ptr %tensor, i64 2
  %t13 = load i64, ptr %t12, align 8
  %t14 = getelementptr inbounds i64, ptr %tensor, i64 3
  %t15 = load i64, ptr %t14, align 8
  %t16 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t17 = load i64, ptr %t16, align 8
  %t18 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t19 = load i64, ptr %t18, align 8
  %t20 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t21 = load i64, ptr %t20, align 8
  %t22 = getelementptr inbounds i64, ptr %tensor, i64 7
  %t23 = load i64, ptr %t22, align 8
  %t24 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t25 = load i64, ptr %t24, align 8
  %t26 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t27 = load i64, ptr %t26, align 8
  %t28 = inttoptr i64 %t27 to ptr
  %t29 = mul i64 %t25, 12
  %t30 = getelementptr inbounds double, ptr %t28, i64 %t29
  %t31 = getelementptr inbounds double, ptr %t30, i64 9
  %t32 = load double, ptr %t31, align 8
  %t33 = fptrunc double %t32 to float
  %t34 = getelementptr inbounds i64, ptr %tensor, i64 19
  %t35 = load i64, ptr %t34, align 8
  %t36 = inttoptr i64 %t35 to ptr
  %t37 = getelementptr inbounds i64, ptr %tensor, i64 20
  %t38 = load i64, ptr %t37, align 8
  %t39 = inttoptr i64 %t38 to ptr
  %t40 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t41 = load i64, ptr %t40, align 8
  %t42 = inttoptr i64 %t41 to ptr
  %t43 = getelementptr inbounds i64, ptr %tensor, i64 16
  %t44 = load i64, ptr %t43, align 8
  %t45 = inttoptr i64 %t44 to ptr
  %t46 = insertelement <16 x float> poison, float %t33, i64 0
  %t47 = shufflevector <16 x float> %t46, <16 x float> poison, <16 x i32> zeroinitializer
  %t48 = add i64 %row, %rows
  %t49 = udiv i64 %row, %t17
  %t50 = urem i64 %row, %t17
  br label %b51
b51:
  %t54 = phi i64 [ %row, %b11 ], [ %t55, %b72 ]
  %t56 = phi i64 [ %t49, %b11 ], [ %t152, %b72 ]
  %t57 = phi i64 [ %t50, %b11 ], [ %t150, %b72 ]
  %t58 = icmp slt i64 %t54, %t48
  br i1 %t58, label %b52, label %b53
b52:
  %t59 = mul i64 %t54, %t19
  %t60 = add i64 %t59, %col
  %t61 = sub i64 %t13, %t60
  %t62 = call i64 @llvm.smin.i64(i64 %cols, i64 %t61)
  %t63 = mul i64 %t56, %t19
  %t64 = add i64 %t63, %col
  %t65 = getelementptr inbounds float, ptr %t36, i64 %t54
  %t66 = load float, ptr %t65, align 4
  %t67 = insertelement <16 x float> poison, float %t66, i64 0
  %t68 = shufflevector <16 x float> %t67, <16 x float> poison, <16 x i32> zeroinitializer
  %t69 = mul i64 %t54, %t21
  br label %b70
b70:
  %t73 = phi i64 [ 0, %b52 ], [ %t74, %b103 ]
  %t75 = icmp slt i64 %t73, %t62
  br i1 %t75, label %b71, label %b72
b71:
  %t76 = sub i64 %t62, %t73
  %t77 = call i64 @llvm.smin.i64(i64 %t76, i64 1024)
  %t78 = and i64 %t77, -16
  br label %b79
b79:
  %t82 = phi i64 [ 0, %b71 ], [ %t83, %b80 ]
  %t84 = phi <16 x double> [ splat (double 0x0000000000000000), %b71 ], [ %t100, %b80 ]
  %t85 = icmp slt i64 %t82, %t78
  br i1 %t85, label %b80, label %b81
b80:
  %t86 = add i64 %t73, %t82
  %t87 = add i64 %t60, %t86
  %t88 = add i64 %t64, %t86
  %t89 = getelementptr inbounds float, ptr %t39, i64 %t88
  %t90 = load <16 x float>, ptr %t89, align 4
  %t91 = getelementptr inbounds float, ptr %t42, i64 %t87
  %t92 = load <16 x float>, ptr %t91, align 4
  %t93 = fmul <16 x float> %t68, %t90
  %t94 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t93, <16 x float> %t47)
  %t95 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t94)
  %t96 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t95
  %t97 = fmul <16 x float> %t92, %t96
  %t98 = fmul <16 x float> %t97, %t97
  %t99 = fpext <16 x float> %t98 to <16 x double>
  %t100 = fadd <16 x double> %t84, %t99
  %t83 = add nuw nsw i64 %t82, 16
  br label %b79
b81:
  br label %b101
b101:
  %t104 = phi i64 [ %t78, %b81 ], [ %t105, %b102 ]
  %t106 = phi <16 x double> [ %t84, %b81 ], [ %t129, %b102 ]
  %t107 = icmp slt i64 %t104, %t77
  br i1 %t107, label %b102, label %b103
b102:
  %t108 = sub i64 %t77, %t104
  %t109 = call i64 @llvm.smin.i64(i64 %t108, i64 16)
  %t110 = trunc i64 %t109 to i32
  %t111 = insertelement <16 x i32> poison, i32 %t110, i64 0
  %t112 = shufflevector <16 x i32> %t111, <16 x i32> poison, <16 x i32> zeroinitializer
  %t113 = icmp sgt <16 x i32> %t112, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t114 = add i64 %t73, %t104
  %t115 = add i64 %t60, %t114
  %t116 = add i64 %t64, %t114
  %t117 = getelementptr inbounds float, ptr %t39, i64 %t116
  %t118 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t117, i32 4, <16 x i1> %t113, <16 x float> zeroinitializer)
  %t119 = getelementptr inbounds float, ptr %t42, i64 %t115
  %t120 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t119, i32 4, <16 x i1> %t113, <16 x float> zeroinitializer)
  %t121 = fmul <16 x float> %t68, %t118
  %t122 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t121, <16 x float> %t47)
  %t123 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t122)
  %t124 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t123
  %t125 = fmul <16 x float> %t120, %t124
  %t126 = fmul <16 x float> %t125, %t125
  %t127 = fpext <16 x float> %t126 to <16 x double>
  %t128 = fadd <16 x double> %t106, %t127
  %t129 = select <16 x i1> %t113, <16 x double> %t128, <16 x double> %t106
  %t105 = add nuw nsw i64 %t104, 16
  br label %b101
b103:
  %t130 = add i64 %col, %t73
  %t131 = udiv i64 %t130, 1024
  %t132 = add i64 %t69, %t131
  %t133 = shufflevector <16 x double> %t106, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t134 = shufflevector <16 x double> %t106, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t135 = fadd <8 x double> %t133, %t134
  %t136 = shufflevector <8 x double> %t135, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t137 = shufflevector <8 x double> %t135, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t138 = fadd <4 x double> %t136, %t137
  %t139 = shufflevector <4 x double> %t138, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t140 = shufflevector <4 x double> %t138, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t141 = fadd <2 x double> %t139, %t140
  %t142 = shufflevector <2 x double> %t141, <2 x double> poison, <1 x i32> <i32 0>
  %t143 = shufflevector <2 x double> %t141, <2 x double> poison, <1 x i32> <i32 1>
  %t144 = extractelement <1 x double> %t142, i64 0
  %t145 = extractelement <1 x double> %t143, i64 0
  %t146 = fadd double %t144, %t145
  %t147 = getelementptr inbounds double, ptr %t45, i64 %t132
  store double %t146, ptr %t147, align 8
  %t74 = add nuw nsw i64 %t73, 1024
  br label %b70
b72:
  %t148 = add i64 %t57, 1
  %t149 = icmp eq i64 %t148, %t17
  %t150 = select i1 %t149, i64 0, i64 %t148
  %t151 = zext i1 %t149 to i64
  %t152 = add i64 %t56, %t151
  %t55 = add nuw nsw i64 %t54, 1
  br label %b51
b53:
  br label %b1
b1:
  ret void
}

define internal void @sf_sweep2_pass0_narrow(ptr %ctx, ptr %tensor, i64 %number, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t52 = alloca float, i64 1040, align 64
  %t53 = alloca float, i64 1040, align 64
  %t1 = getelementptr inbounds i64, ptr %tensor, i64 2
  %t2 = load i64, ptr %t1, align 8
  %t3 = getelementptr inbounds i64, ptr %tensor, i64 3
  %t4 = load i64, ptr %t3, align 8
  %t5 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t6 = load i64, ptr %t5, align 8
  %t7 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t8 = load i64, ptr %t7, align 8
  %t9 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t10 = load i64, ptr %t9, align 8
  %t11 = getelementptr inbounds i64, ptr %tensor, i64 7
  %t12 = load i64, ptr %t11, align 8
  %t13 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t14 = load i64, ptr %t13, align 8
  %t15 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t16 = load i64, ptr %t15, align 8
  %t17 = inttoptr i64 %t16 to ptr
  %t18 = mul i64 %t14, 12
  %t19 = getelementptr inbounds double, ptr %t17, i64 %t18
  %t20 = getelementptr inbounds double, ptr %t19, i64 9
  %t21 = load double, ptr %t20, align 8
  %t22 = fptrunc double %t21 to float
  %t23 = getelementptr inbounds double, ptr %t19, i64 11
  %t24 = load double, ptr %t23, align 8
  %t25 = fptrunc double %t24 to float
  %t26 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t27 = load i64, ptr %t26, align 8
  %t28 = inttoptr i64 %t27 to ptr
  %t29 = mul i64 %number, 6
  %t30 = getelementptr inbounds double, ptr %t28, i64 %t29
  %t31 = getelementptr inbounds double, ptr %t30, i64 5
  %t32 = load double, ptr %t31, align 8
  %t33 = fptrunc double %t32 to float
  %t34 = getelementptr inbounds i64, ptr %tensor, i64 19
  %t35 = load i64, ptr %t34, align 8
  %t36 = inttoptr i64 %t35 to ptr
  %t37 = getelementptr inbounds i64, ptr %tensor, i64 20
  %t38 = load i64, ptr %t37, align 8
  %t39 = inttoptr i64 %t38 to ptr
  %t40 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t41 = load i64, ptr %t40, align 8
  %t42 = inttoptr i64 %t41 to ptr
  %t43 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t44 = load i64, ptr %t43, align 8
  %t45 = inttoptr i64 %t44 to ptr
  %t46 = insertelement <16 x float> poison, float %t22, i64 0
  %t47 = shufflevector <16 x float> %t46, <16 x float> poison, <16 x i32> zeroinitializer
  %t48 = insertelement <16 x float> poison, float %t25, i64 0
  %t49 = shufflevector <16 x float> %t48, <16 x float> poison, <16 x i32> zeroinitializer
  %t50 = insertelement <16 x float> poison, float %t33, i64 0
  %t51 = shufflevector <16 x float> %t50, <16 x float> poison, <16 x i32> zeroinitializer
  %t54 = mul i64 1, %cols
  %t55 = udiv i64 1024, %t54
  %t56 = mul i64 %t55, 1
  %t57 = add i64 %row, %rows
  br label %b58
b58:
  %t61 = phi i64 [ %row, %entry ], [ %t62, %b68 ]
  %t63 = icmp slt i64 %t61, %t57
  br i1 %t63, label %b59, label %b60
b59:
  %t64 = add i64 %t61, %rows
  %t65 = call i64 @llvm.smin.i64(i64 %t64, i64 %t57)
  br label %b66
b66:
  %t69 = phi i64 [ %t61, %b59 ], [ %t70, %b189 ]
  %t71 = icmp slt i64 %t69, %t65
  br i1 %t71, label %b67, label %b68
b67:
  %t72 = sub i64 %t65, %t69
  %t73 = call i64 @llvm.smin.i64(i64 %t72, i64 %t56)
  %t74 = mul i64 %t69, %cols
  %t75 = mul i64 %t73, %cols
  %t76 = icmp eq i64 %cols, 1
  %t77 = select i1 %t76, i64 0, i64 %t73
  %t78 = udiv i64 %t69, %t6
  %t79 = urem i64 %t69, %t6
  br label %b80
b80:
  %t83 = phi i64 [ 0, %b67 ], [ %t84, %b97 ]
  %t85 = phi i64 [ %t78, %b67 ], [ %t114, %b97 ]
  %t86 = phi i64 [ %t79, %b67 ], [ %t112, %b97 ]
  %t87 = icmp slt i64 %t83, %t77
  br i1 %t87, label %b81, label %b82
b81:
  %t88 = mul i64 %t83, %cols
  %t89 = add i64 %t69, %t83
  %t90 = getelementptr inbounds float, ptr %t36, i64 %t89
  %t91 = load float, ptr %t90, align 4
  %t92 = insertelement <16 x float> poison, float %t91, i64 0
  %t93 = shufflevector <16 x float> %t92, <16 x float> poison, <16 x i32> zeroinitializer
  %t94 = mul i64 %t85, %cols
  br label %b95
b95:
  %t98 = phi i64 [ 0, %b81 ], [ %t99, %b96 ]
  %t100 = icmp slt i64 %t98, %cols
  br i1 %t100, label %b96, label %b97
b96:
  %t101 = add i64 %t88, %t98
  %t102 = sub i64 %cols, %t98
  %t103 = call i64 @llvm.smin.i64(i64 %t102, i64 16)
  %t104 = trunc i64 %t103 to i32
  %t105 = insertelement <16 x i32> poison, i32 %t104, i64 0
  %t106 = shufflevector <16 x i32> %t105, <16 x i32> poison, <16 x i32> zeroinitializer
  %t107 = icmp sgt <16 x i32> %t106, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t108 = add i64 %t94, %t98
  %t109 = getelementptr inbounds float, ptr %t52, i64 %t101
  store <16 x float> %t93, ptr %t109, align 4
  %t99 = add nuw nsw i64 %t98, 16
  br label %b95
b97:
  %t110 = add i64 %t86, 1
  %t111 = icmp eq i64 %t110, %t6
  %t112 = select i1 %t111, i64 0, i64 %t110
  %t113 = zext i1 %t111 to i64
  %t114 = add i64 %t85, %t113
  %t84 = add nuw nsw i64 %t83, 1
  br label %b80
b82:
  %t115 = getelementptr inbounds float, ptr %t36, i64 %t69
  %t116 = select i1 %t76, ptr %t115, ptr %t52
  %t117 = icmp eq i64 %t6, 1
  %t118 = icmp eq i64 %t69, %row
  %t119 = icmp sgt i64 %t4, 1
  %t120 = or i1 %t118, %t119
  %t121 = xor i1 %t117, true
  %t122 = and i1 %t120, %t121
  br i1 %t122, label %b123, label %b124
b123:
  %t125 = udiv i64 %t69, %t6
  %t126 = urem i64 %t69, %t6
  br label %b127
b127:
  %t130 = phi i64 [ 0, %b123 ], [ %t131, %b139 ]
  %t132 = phi i64 [ %t125, %b123 ], [ %t158, %b139 ]
  %t133 = phi i64 [ %t126, %b123 ], [ %t156, %b139 ]
  %t134 = icmp slt i64 %t130, %t73
  br i1 %t134, label %b128, label %b129
b128:
  %t135 = mul i64 %t130, %cols
  %t136 = mul i64 %t132, %cols
  br label %b137
b137:
  %t140 = phi i64 [ 0, %b128 ], [ %t141, %b138 ]
  %t142 = icmp slt i64 %t140, %cols
  br i1 %t142, label %b138, label %b139
b138:
  %t143 = add i64 %t135, %t140
  %t144 = sub i64 %cols, %t140
  %t145 = call i64 @llvm.smin.i64(i64 %t144, i64 16)
  %t146 = trunc i64 %t145 to i32
  %t147 = insertelement <16 x i32> poison, i32 %t146, i64 0
  %t148 = shufflevector <16 x i32> %t147, <16 x i32> poison, <16 x i32> zeroinitializer
  %t149 = icmp sgt <16 x i32> %t148, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t150 = add i64 %t136, %t140
  %t151 = getelementptr inbounds float, ptr %t39, i64 %t150
  %t152 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t151, i32 4, <16 x i1> %t149, <16 x float> zeroinitializer)
  %t153 = getelementptr inbounds float, ptr %t53, i64 %t143
  store <16 x float> %t152, ptr %t153, align 4
  %t141 = add nuw nsw i64 %t140, 16
  br label %b137
b139:
  %t154 = add i64 %t133, 1
  %t155 = icmp eq i64 %t154, %t6
  %t156 = select i1 %t155, i64 0, i64 %t154
  %t157 = zext i1 %t155 to i64
  %t158 = add i64 %t132, %t157
  %t131 = add nuw nsw i64 %t130, 1
  br label %b127
b129:
  br label %b124
b124:
  %t159 = mul i64 %t69, %cols
  %t160 = getelementptr inbounds float, ptr %t39, i64 %t159
  %t161 = select i1 %t117, ptr %t160, ptr %t53
  %t162 = and i64 %t75, -16
  br label %b163
b163:
  %t166 = phi i64 [ 0, %b124 ], [ %t167, %b164 ]
  %t168 = icmp slt i64 %t166, %t162
  br i1 %t168, label %b164, label %b165
b164:
  %t169 = getelementptr inbounds float, ptr %t116, i64 %t166
  %t170 = load <16 x float>, ptr %t169, align 4
  %t171 = getelementptr inbounds float, ptr %t161, i64 %t166
  %t172 = load <16 x float>, ptr %t171, align 4
  %t173 = add i64 %t74, %t166
  %t174 = getelementptr inbounds float, ptr %t42, i64 %t173
  %t175 = load <16 x float>, ptr %t174, align 4
  %t176 = getelementptr inbounds float, ptr %t45, i64 %t173
  %t177 = load <16 x float>, ptr %t176, align 4
  %t178 = fmul <16 x float> %t170, %t172
  %t179 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t178, <16 x float> %t47)
  %t180 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t179)
  %t181 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t180
  %t182 = fmul <16 x float> %t177, %t181
  %t183 = fmul <16 x float> %t49, %t175
  %t184 = fmul <16 x float> %t51, %t182
  %t185 = fsub <16 x float> %t183, %t184
  %t186 = getelementptr inbounds float, ptr %t42, i64 %t173
  store <16 x float> %t185, ptr %t186, align 4
  %t167 = add nuw nsw i64 %t166, 16
  br label %b163
b165:
  br label %b187
b187:
  %t190 = phi i64 [ %t162, %b165 ], [ %t191, %b188 ]
  %t192 = icmp slt i64 %t190, %t75
  br i1 %t192, label %b188, label %b189
b188:
  %t193 = sub i64 %t75, %t190
  %t194 = call i64 @llvm.smin.i64(i64 %t193, i64 16)
  %t195 = trunc i64 %t194 to i32
  %t196 = insertelement <16 x i32> poison, i32 %t195, i64 0
  %t197 = shufflevector <16 x i32> %t196, <16 x i32> poison, <16 x i32> zeroinitializer
  %t198 = icmp sgt <16 x i32> %t197, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t199 = getelementptr inbounds float, ptr %t116, i64 %t190
  %t200 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t199, i32 4, <16 x i1> %t198, <16 x float> zeroinitializer)
  %t201 = getelementptr inbounds float, ptr %t161, i64 %t190
  %t202 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t201, i32 4, <16 x i1> %t198, <16 x float> zeroinitializer)
  %t203 = add i64 %t74, %t190
  %t204 = getelementptr inbounds float, ptr %t42, i64 %t203
  %t205 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t204, i32 4, <16 x i1> %t198, <16 x float> zeroinitializer)
  %t206 = getelementptr inbounds float, ptr %t45, i64 %t203
  %t207 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t206, i32 4, <16 x i1> %t198, <16 x float> zeroinitializer)
  %t208 = fmul <16 x float> %t200, %t202
  %t209 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t208, <16 x float> %t47)
  %t210 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t209)
  %t211 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t210
  %t212 = fmul <16 x float> %t207, %t211
  %t213 = fmul <16 x float> %t49, %t205
  %t214 = fmul <16 x float> %t51, %t212
  %t215 = fsub <16 x float> %t213, %t214
  %t216 = getelementptr inbounds float, ptr %t42, i64 %t203
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t215, ptr %t216, i32 4, <16 x i1> %t198)
  %t191 = add nuw nsw i64 %t190, 16
  br label %b187
b189:
  %t70 = add nuw nsw i64 %t69, %t56
  br label %b66
b68:
  %t62 = add nuw nsw i64 %t61, %rows
  br label %b58
b60:
  ret void
}

define internal void @sf_sweep2_pass0(ptr %ctx, ptr %tensor, i64 %number, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t2 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t3 = load i64, ptr %t2, align 8
  %t4 = icmp eq i64 %cols, %t3
  %t5 = icmp sle i64 %cols, 64
  %t6 = and i64 %cols, 15
  %t7 = icmp ne i64 %t6, 0
  %t8 = and i1 %t4, %t5
  %t9 = and i1 %t8, %t7
  br i1 %t9, label %b10, label %b11
b10:
  call void @sf_sweep2_pass0_narrow(ptr %ctx, ptr %tensor, i64 %number, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols)
  br label %b1
b11:
  %t12 = getelementptr inbounds i64, ptr %tensor, i64 2
  %t13 = load i64, ptr %t12, align 8
  %t14 = getelementptr inbounds i64, ptr %tensor, i64 3
  %t15 = load i64, ptr %t14, align 8
  %t16 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t17 = load i64, ptr %t16, align 8
  %t18 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t19 = load i64, ptr %t18, align 8
  %t20 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t21 = load i64, ptr %t20, align 8
  %t22 = getelementptr inbounds i64, ptr %tensor, i64 7
  %t23 = load i64, ptr %t22, align 8
  %t24 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t25 = load i64, ptr %t24, align 8
  %t26 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t27 = load i64, ptr %t26, align 8
  %t28 = inttoptr i64 %t27 to ptr
  %t29 = mul i64 %t25, 12
  %t30 = getelementptr inbounds double, ptr %t28, i64 %t29
  %t31 = getelementptr inbounds double, ptr %t30, i64 9
  %t32 = load double, ptr %t31, align 8
  %t33 = fptrunc double %t32 to float
  %t34 = getelementptr inbounds double, ptr %t30, i64 11
  %t35 = load double, ptr %t34, align 8
  %t36 = fptrunc double %t35 to float
  %t37 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t38 = load i64, ptr %t37, align 8
  %t39 = inttoptr i64 %t38 to ptr
  %t40 = mul i64 %number, 6
  %t41 = getelementptr inbounds double, ptr %t39, i64 %t40
  %t42 = getelementptr inbounds double, ptr %t41, i64 5
  %t43 = load double, ptr %t42, align 8
  %t44 = fptrunc double %t43 to float
  %t45 = getelementptr inbounds i64, ptr %tensor, i64 19
  %t46 = load i64, ptr %t45, align 8
  %t47 = inttoptr i64 %t46 to ptr
  %t48 = getelementptr inbounds i64, ptr %tensor, i64 20
  %t49 = load i64, ptr %t48, align 8
  %t50 = inttoptr i64 %t49 to ptr
  %t51 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t52 = load i64, ptr %t51, align 8
  %t53 = inttoptr i64 %t52 to ptr
  %t54 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t55 = load i64, ptr %t54, align 8
  %t56 = inttoptr i64 %t55 to ptr
  %t57 = insertelement <16 x float> poison, float %t33, i64 0
  %t58 = shufflevector <16 x float> %t57, <16 x float> poison, <16 x i32> zeroinitializer
  %t59 = insertelement <16 x float> poison, float %t36, i64 0
  %t60 = shufflevector <16 x float> %t59, <16 x float> poison, <16 x i32> zeroinitializer
  %t61 = insertelement <16 x float> poison, float %t44, i64 0
  %t62 = shufflevector <16 x float> %t61, <16 x float> poison, <16 x i32> zeroinitializer
  %t63 = add i64 %row, %rows
  %t64 = udiv i64 %row, %t17
  %t65 = urem i64 %row, %t17
  br label %b66
b66:
  %t69 = phi i64 [ %row, %b11 ], [ %t70, %b111 ]
  %t71 = phi i64 [ %t64, %b11 ], [ %t143, %b111 ]
  %t72 = phi i64 [ %t65, %b11 ], [ %t141, %b111 ]
  %t73 = icmp slt i64 %t69, %t63
  br i1 %t73, label %b67, label %b68
b67:
  %t74 = mul i64 %t69, %t19
  %t75 = add i64 %t74, %col
  %t76 = sub i64 %t13, %t75
  %t77 = call i64 @llvm.smin.i64(i64 %cols, i64 %t76)
  %t78 = mul i64 %t71, %t19
  %t79 = add i64 %t78, %col
  %t80 = getelementptr inbounds float, ptr %t47, i64 %t69
  %t81 = load float, ptr %t80, align 4
  %t82 = insertelement <16 x float> poison, float %t81, i64 0
  %t83 = shufflevector <16 x float> %t82, <16 x float> poison, <16 x i32> zeroinitializer
  %t84 = and i64 %t77, -16
  br label %b85
b85:
  %t88 = phi i64 [ 0, %b67 ], [ %t89, %b86 ]
  %t90 = icmp slt i64 %t88, %t84
  br i1 %t90, label %b86, label %b87
b86:
  %t91 = add i64 0, %t88
  %t92 = add i64 %t75, %t91
  %t93 = add i64 %t79, %t91
  %t94 = getelementptr inbounds float, ptr %t50, i64 %t93
  %t95 = load <16 x float>, ptr %t94, align 4
  %t96 = getelementptr inbounds float, ptr %t53, i64 %t92
  %t97 = load <16 x float>, ptr %t96, align 4
  %t98 = getelementptr inbounds float, ptr %t56, i64 %t92
  %t99 = load <16 x float>, ptr %t98, align 4
  %t100 = fmul <16 x float> %t83, %t95
  %t101 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t100, <16 x float> %t58)
  %t102 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t101)
  %t103 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t102
  %t104 = fmul <16 x float> %t99, %t103
  %t105 = fmul <16 x float> %t60, %t97
  %t106 = fmul <16 x float> %t62, %t104
  %t107 = fsub <16 x float> %t105, %t106
  %t108 = getelementptr inbounds float, ptr %t53, i64 %t92
  store <16 x float> %t107, ptr %t108, align 4
  %t89 = add nuw nsw i64 %t88, 16
  br label %b85
b87:
  br label %b109
b109:
  %t112 = phi i64 [ %t84, %b87 ], [ %t113, %b110 ]
  %t114 = icmp slt i64 %t112, %t77
  br i1 %t114, label %b110, label %b111
b110:
  %t115 = sub i64 %t77, %t112
  %t116 = call i64 @llvm.smin.i64(i64 %t115, i64 16)
  %t117 = trunc i64 %t116 to i32
  %t118 = insertelement <16 x i32> poison, i32 %t117, i64 0
  %t119 = shufflevector <16 x i32> %t118, <16 x i32> poison, <16 x i32> zeroinitializer
  %t120 = icmp sgt <16 x i32> %t119, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t121 = add i64 0, %t112
  %t122 = add i64 %t75, %t121
  %t123 = add i64 %t79, %t121
  %t124 = getelementptr inbounds float, ptr %t50, i64 %t123
  %t125 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t124, i32 4, <16 x i1> %t120, <16 x float> zeroinitializer)
  %t126 = getelementptr inbounds float, ptr %t53, i64 %t122
  %t127 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t126, i32 4, <16 x i1> %t120, <16 x float> zeroinitializer)
  %t128 = getelementptr inbounds float, ptr %t56, i64 %t122
  %t129 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t128, i32 4, <16 x i1> %t120, <16 x float> zeroinitializer)
  %t130 = fmul <16 x float> %t83, %t125
  %t131 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t130, <16 x float> %t58)
  %t132 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t131)
  %t133 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t132
  %t134 = fmul <16 x float> %t129, %t133
  %t135 = fmul <16 x float> %t60, %t127
  %t136 = fmul <16 x float> %t62, %t134
  %t137 = fsub <16 x float> %t135, %t136
  %t138 = getelementptr inbounds float, ptr %t53, i64 %t122
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t137, ptr %t138, i32 4, <16 x i1> %t120)
  %t113 = add nuw nsw i64 %t112, 16
  br label %b109
b111:
  %t139 = add i64 %t72, 1
  %t140 = icmp eq i64 %t139, %t17
  %t141 = select i1 %t140, i64 0, i64 %t139
  %t142 = zext i1 %t140 to i64
  %t143 = add i64 %t71, %t142
  %t70 = add nuw nsw i64 %t69, 1
  br label %b66
b68:
  br label %b1
b1:
  ret void
}

define internal void @sf_stage0_0(ptr %ctx, ptr %tensor, i64 %number) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
  %t19 = inttoptr i64 %t18 to ptr
  %t20 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t21 = load i64, ptr %t20, align 8
  %t22 = inttoptr i64 %t21 to ptr
  %t23 = mul i64 %t16, 12
  %t24 = getelementptr inbounds double, ptr %t22, i64 %t23
  %t25 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t26 = load i64, ptr %t25, align 8
  %t27 = inttoptr i64 %t26 to ptr
  %t28 = mul i64 %number, 6
  %t29 = getelementptr inbounds double, ptr %t27, i64 %t28
  %t30 = sitofp i64 %t12 to double
  %t31 = mul i64 %t2, %t4
  %t32 = sitofp i64 %t31 to double
  %t33 = fdiv double %t30, %t32
  %t34 = getelementptr inbounds double, ptr %t29, i64 0
  store double %t33, ptr %t34, align 8
  %t35 = mul i64 %t2, %t6
  %t36 = sitofp i64 %t35 to double
  %t37 = fdiv double %t30, %t36
  %t38 = getelementptr inbounds double, ptr %t29, i64 1
  store double %t37, ptr %t38, align 8
  %t39 = sitofp i64 %t2 to double
  %t40 = fdiv double %t32, %t39
  %t41 = getelementptr inbounds double, ptr %t29, i64 2
  store double %t40, ptr %t41, align 8
  %t42 = sitofp i64 1 to double
  %t43 = fdiv double %t30, %t42
  %t44 = getelementptr inbounds double, ptr %t29, i64 3
  store double %t43, ptr %t44, align 8
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
  %t18 = mul i64 %t9, 12
  %t19 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t20 = load i64, ptr %t19, align 8
  %t21 = inttoptr i64 %t20 to ptr
  %t22 = getelementptr inbounds double, ptr %t21, i64 %t18
  %t23 = insertelement <16 x i32> poison, i32 12, i64 0
  %t24 = shufflevector <16 x i32> %t23, <16 x i32> poison, <16 x i32> zeroinitializer
  %t25 = mul <16 x i32> %t24, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t26 = getelementptr inbounds double, ptr %t22, i64 1
  %t27 = getelementptr double, ptr %t26, <16 x i32> %t25
  %t28 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t27, i32 8, <16 x i1> %t17, <16 x double> zeroinitializer)
  %t29 = fcmp oeq <16 x double> %t28, splat (double 0x0000000000000000)
  %t30 = uitofp <16 x i1> %t29 to <16 x double>
  %t31 = getelementptr inbounds double, ptr %t22, i64 6
  %t32 = getelementptr double, ptr %t31, <16 x i32> %t25
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t30, <16 x ptr> %t32, i32 8, <16 x i1> %t17)
  %t33 = getelementptr inbounds double, ptr %t22, i64 2
  %t34 = getelementptr double, ptr %t33, <16 x i32> %t25
  %t35 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t34, i32 8, <16 x i1> %t17, <16 x double> zeroinitializer)
  %t36 = fmul <16 x double> %t35, %t35
  %t37 = fptrunc <16 x double> %t36 to <16 x float>
  %t38 = fpext <16 x float> %t37 to <16 x double>
  %t39 = getelementptr inbounds double, ptr %t22, i64 9
  %t40 = getelementptr double, ptr %t39, <16 x i32> %t25
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t38, <16 x ptr> %t40, i32 8, <16 x i1> %t17)
  %t41 = getelementptr inbounds double, ptr %t22, i64 0
  %t42 = getelementptr double, ptr %t41, <16 x i32> %t25
  %t43 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t42, i32 8, <16 x i1> %t17, <16 x double> zeroinitializer)
  %t44 = getelementptr inbounds double, ptr %t22, i64 5
  %t45 = getelementptr double, ptr %t44, <16 x i32> %t25
  %t46 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t45, i32 8, <16 x i1> %t17, <16 x double> zeroinitializer)
  %t47 = fmul <16 x double> %t43, %t46
  %t48 = fsub <16 x double> splat (double 0x3FF0000000000000), %t47
  %t49 = fptrunc <16 x double> %t48 to <16 x float>
  %t50 = fpext <16 x float> %t49 to <16 x double>
  %t51 = getelementptr inbounds double, ptr %t22, i64 11
  %t52 = getelementptr double, ptr %t51, <16 x i32> %t25
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t50, <16 x ptr> %t52, i32 8, <16 x i1> %t17)
  %t10 = add nuw nsw i64 %t9, 16
  br label %b6
b8:
  %t53 = getelementptr inbounds double, ptr %t3, i64 0
  %t54 = load double, ptr %t53, align 8
  %t55 = fadd double %t54, 0x3FF0000000000000
  %t56 = getelementptr inbounds double, ptr %t3, i64 1
  store double %t55, ptr %t56, align 8
  %t57 = fcmp olt double %t55, 0x0010000000000000
  %t58 = fmul double %t55, 0x4350000000000000
  %t59 = select i1 %t57, double %t58, double %t55
  %t60 = bitcast double %t59 to i64
  %t61 = sub i64 %t60, 4604544271217802189
  %t62 = ashr i64 %t61, 52
  %t63 = shl i64 %t62, 52
  %t64 = sub i64 %t60, %t63
  %t65 = bitcast i64 %t64 to double
  %t66 = fsub double %t65, 0x3FF0000000000000
  %t67 = add i64 %t62, 4843621399236968448
  %t68 = bitcast i64 %t67 to double
  %t69 = fsub double %t68, 0x4338000000000000
  %t70 = fsub double %t69, 0x404B000000000000
  %t71 = select i1 %t57, double %t70, double %t69
  %t72 = fmul double %t71, 0x3FE62E42FEE00000
  %t73 = fmul double %t71, 0x3DEA39EF35793C76
  %t74 = fadd double 0x4000000000000000, %t66
  %t75 = fdiv double %t66, %t74
  %t76 = fmul double %t75, %t75
  %t77 = fmul double %t76, %t76
  %t78 = fmul double 0x3FC2F112DF3E5244, %t77
  %t79 = fadd double %t78, 0x3FC7466496CB03DE
  %t80 = fmul double %t79, %t77
  %t81 = fadd double %t80, 0x3FD2492494229359
  %t82 = fmul double %t81, %t77
  %t83 = fadd double %t82, 0x3FE5555555555593
  %t84 = fmul double %t76, %t83
  %t85 = fmul double 0x3FC39A09D078C69F, %t77
  %t86 = fadd double %t85, 0x3FCC71C51D8E78AF
  %t87 = fmul double %t86, %t77
  %t88 = fadd double %t87, 0x3FD999999997FA04
  %t89 = fmul double %t77, %t88
  %t90 = fadd double %t84, %t89
  %t91 = fmul double %t66, %t66
  %t92 = fmul double 0x3FE0000000000000, %t91
  %t93 = fadd double %t92, %t90
  %t94 = fmul double %t75, %t93
  %t95 = fadd double %t94, %t73
  %t96 = fsub double %t92, %t95
  %t97 = fsub double %t96, %t66
  %t98 = fsub double %t72, %t97
  %t99 = fcmp olt double %t55, 0x7FF0000000000000
  %t100 = select i1 %t99, double %t98, double %t55
  %t101 = fcmp olt double 0x0000000000000000, %t55
  %t102 = fcmp oeq double %t55, 0x0000000000000000
  %t103 = select i1 %t102, double 0xFFF0000000000000, double 0x7FF8000000000000
  %t104 = select i1 %t101, double %t100, double %t103
  %t105 = getelementptr inbounds double, ptr %t3, i64 2
  store double %t104, ptr %t105, align 8
  %t106 = fcmp oeq double %t55, 0x3FF0000000000000
  %t107 = uitofp i1 %t106 to double
  %t108 = getelementptr inbounds double, ptr %t3, i64 3
  store double %t107, ptr %t108, align 8
  %t109 = fmul double 0xBFE0000000000000, %t104
  %t110 = fcmp olt double %t109, 0xC087500000000000
  %t111 = select i1 %t110, double 0xC087500000000000, double %t109
  %t112 = fcmp olt double 0x4086300000000000, %t111
  %t113 = select i1 %t112, double 0x4086300000000000, double %t111
  %t114 = fmul double %t113, 0x3FF71547652B82FE
  %t115 = fadd double %t114, 0x4338000000000000
  %t116 = fsub double %t115, 0x4338000000000000
  %t117 = fmul double %t116, 0x3FE62E42FEE00000
  %t118 = fsub double %t113, %t117
  %t119 = fmul double %t116, 0x3DEA39EF35793C76
  %t120 = fsub double %t118, %t119
  %t121 = fmul double %t120, %t120
  %t122 = fmul double 0x3E66376972BEA4D0, %t121
  %t123 = fadd double %t122, 0xBEBBBD41C5D26BF1
  %t124 = fmul double %t123, %t121
  %t125 = fadd double %t124, 0x3F11566AAF25DE2C
  %t126 = fmul double %t125, %t121
  %t127 = fadd double %t126, 0xBF66C16C16BEBD93
  %t128 = fmul double %t127, %t121
  %t129 = fadd double %t128, 0x3FC555555555553E
  %t130 = fmul double %t121, %t129
  %t131 = fsub double %t120, %t130
  %t132 = fmul double %t120, %t131
  %t133 = fsub double 0x4000000000000000, %t131
  %t134 = fdiv double %t132, %t133
  %t135 = fsub double %t119, %t134
  %t136 = fsub double %t135, %t118
  %t137 = fsub double 0x3FF0000000000000, %t136
  %t138 = bitcast double %t115 to i64
  %t139 = sub i64 %t138, 4843621399236966402
  %t140 = lshr i64 %t139, 1
  %t141 = sub i64 %t139, %t140
  %t142 = shl i64 %t140, 52
  %t143 = bitcast i64 %t142 to double
  %t144 = shl i64 %t141, 52
  %t145 = bitcast i64 %t144 to double
  %t146 = fmul double %t137, %t143
  %t147 = fmul double %t146, %t145
  %t148 = select i1 %t106, double 0x3FF0000000000000, double %t147
  %t149 = getelementptr inbounds double, ptr %t3, i64 4
  store double %t148, ptr %t149, align 8
  %t150 = getelementptr inbounds double, ptr %t3, i64 2
  %t151 = load double, ptr %t150, align 8
  %t152 = insertelement <16 x double> poison, double %t151, i64 0
  %t153 = shufflevector <16 x double> %t152, <16 x double> poison, <16 x i32> zeroinitializer
  %t154 = getelementptr inbounds double, ptr %t3, i64 3
  %t155 = load double, ptr %t154, align 8
  %t156 = fcmp une double %t155, 0x0000000000000000
  %t157 = insertelement <16 x i1> poison, i1 %t156, i64 0
  %t158 = shufflevector <16 x i1> %t157, <16 x i1> poison, <16 x i32> zeroinitializer
  %t159 = getelementptr inbounds double, ptr %t3, i64 4
  %t160 = load double, ptr %t159, align 8
  %t161 = insertelement <16 x double> poison, double %t160, i64 0
  %t162 = shufflevector <16 x double> %t161, <16 x double> poison, <16 x i32> zeroinitializer
  %t163 = getelementptr inbounds i64, ptr %ctx, i64 7
  %t164 = load i64, ptr %t163, align 8
  br label %b165
b165:
  %t168 = phi i64 [ 0, %b8 ], [ %t169, %b166 ]
  %t170 = icmp slt i64 %t168, %t164
  br i1 %t170, label %b166, label %b167
b166:
  %t171 = sub i64 %t164, %t168
  %t172 = call i64 @llvm.smin.i64(i64 %t171, i64 16)
  %t173 = trunc i64 %t172 to i32
  %t174 = insertelement <16 x i32> poison, i32 %t173, i64 0
  %t175 = shufflevector <16 x i32> %t174, <16 x i32> poison, <16 x i32> zeroinitializer
  %t176 = icmp sgt <16 x i32> %t175, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t177 = mul i64 %t168, 12
  %t178 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t179 = load i64, ptr %t178, align 8
  %t180 = inttoptr i64 %t179 to ptr
  %t181 = getelementptr inbounds double, ptr %t180, i64 %t177
  %t182 = insertelement <16 x i32> poison, i32 12, i64 0
  %t183 = shufflevector <16 x i32> %t182, <16 x i32> poison, <16 x i32> zeroinitializer
  %t184 = mul <16 x i32> %t183, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t185 = getelementptr inbounds double, ptr %t181, i64 1
  %t186 = getelementptr double, ptr %t185, <16 x i32> %t184
  %t187 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t186, i32 8, <16 x i1> %t176, <16 x double> zeroinitializer)
  %t188 = fmul <16 x double> %t187, %t153
  %t189 = fcmp olt <16 x double> %t188, splat (double 0xC087500000000000)
  %t190 = select <16 x i1> %t189, <16 x double> splat (double 0xC087500000000000), <16 x double> %t188
  %t191 = fcmp olt <16 x double> splat (double 0x4086300000000000), %t190
  %t192 = select <16 x i1> %t191, <16 x double> splat (double 0x4086300000000000), <16 x double> %t190
  %t193 = fmul <16 x double> %t192, splat (double 0x3FF71547652B82FE)
  %t194 = fadd <16 x double> %t193, splat (double 0x4338000000000000)
  %t195 = fsub <16 x double> %t194, splat (double 0x4338000000000000)
  %t196 = fmul <16 x double> %t195, splat (double 0x3FE62E42FEE00000)
  %t197 = fsub <16 x double> %t192, %t196
  %t198 = fmul <16 x double> %t195, splat (double 0x3DEA39EF35793C76)
  %t199 = fsub <16 x double> %t197, %t198
  %t200 = fmul <16 x double> %t199, %t199
  %t201 = fmul <16 x double> splat (double 0x3E66376972BEA4D0), %t200
  %t202 = fadd <16 x double> %t201, splat (double 0xBEBBBD41C5D26BF1)
  %t203 = fmul <16 x double> %t202, %t200
  %t204 = fadd <16 x double> %t203, splat (double 0x3F11566AAF25DE2C)
  %t205 = fmul <16 x double> %t204, %t200
  %t206 = fadd <16 x double> %t205, splat (double 0xBF66C16C16BEBD93)
  %t207 = fmul <16 x double> %t206, %t200
  %t208 = fadd <16 x double> %t207, splat (double 0x3FC555555555553E)
  %t209 = fmul <16 x double> %t200, %t208
  %t210 = fsub <16 x double> %t199, %t209
  %t211 = fmul <16 x double> %t199, %t210
  %t212 = fsub <16 x double> splat (double 0x4000000000000000), %t210
  %t213 = fdiv <16 x double> %t211, %t212
  %t214 = fsub <16 x double> %t198, %t213
  %t215 = fsub <16 x double> %t214, %t197
  %t216 = fsub <16 x double> splat (double 0x3FF0000000000000), %t215
  %t217 = bitcast <16 x double> %t194 to <16 x i64>
  %t218 = sub <16 x i64> %t217, splat (i64 4843621399236966402)
  %t219 = lshr <16 x i64> %t218, splat (i64 1)
  %t220 = sub <16 x i64> %t218, %t219
  %t221 = shl <16 x i64> %t219, splat (i64 52)
  %t222 = bitcast <16 x i64> %t221 to <16 x double>
  %t223 = shl <16 x i64> %t220, splat (i64 52)
  %t224 = bitcast <16 x i64> %t223 to <16 x double>
  %t225 = fmul <16 x double> %t216, %t222
  %t226 = fmul <16 x double> %t225, %t224
  %t227 = getelementptr inbounds double, ptr %t181, i64 6
  %t228 = getelementptr double, ptr %t227, <16 x i32> %t184
  %t229 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t228, i32 8, <16 x i1> %t176, <16 x double> zeroinitializer)
  %t230 = fcmp une <16 x double> %t229, splat (double 0x0000000000000000)
  %t231 = or <16 x i1> %t158, %t230
  %t232 = select <16 x i1> %t231, <16 x double> splat (double 0x3FF0000000000000), <16 x double> %t226
  %t233 = fsub <16 x double> splat (double 0x3FF0000000000000), %t232
  %t234 = getelementptr inbounds double, ptr %t181, i64 7
  %t235 = getelementptr double, ptr %t234, <16 x i32> %t184
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t233, <16 x ptr> %t235, i32 8, <16 x i1> %t176)
  %t236 = fsub <16 x double> splat (double 0x3FF0000000000000), %t233
  %t237 = getelementptr inbounds double, ptr %t181, i64 8
  %t238 = getelementptr double, ptr %t237, <16 x i32> %t184
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t236, <16 x ptr> %t238, i32 8, <16 x i1> %t176)
  %t239 = getelementptr inbounds double, ptr %t181, i64 0
  %t240 = getelementptr double, ptr %t239, <16 x i32> %t184
  %t241 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t240, i32 8, <16 x i1> %t176, <16 x double> zeroinitializer)
  %t242 = call <16 x double> @llvm.minimum.v16f64(<16 x double> %t241, <16 x double> %t162)
  %t243 = getelementptr inbounds double, ptr %t181, i64 10
  %t244 = getelementptr double, ptr %t243, <16 x i32> %t184
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t242, <16 x ptr> %t244, i32 8, <16 x i1> %t176)
  %t169 = add nuw nsw i64 %t168, 16
  br label %b165
b167:
  ret void
}

define internal void @sf_stage1_0(ptr %ctx, ptr %tensor, i64 %number) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t55 = alloca double, i64 16, align 64
  %t84 = alloca double, i64 1, align 64
  %t128 = alloca double, i64 16, align 64
  %t153 = alloca double, i64 1, align 64
  %t171 = alloca double, i64 16, align 64
  %t196 = alloca double, i64 1, align 64
  %t229 = alloca double, i64 16, align 64
  %t233 = alloca <16 x double>, i64 16, align 64
  %t327 = alloca double, i64 1, align 64
  %t345 = alloca double, i64 1, align 64
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
  %t23 = mul i64 %t16, 12
  %t24 = getelementptr inbounds double, ptr %t22, i64 %t23
  %t25 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t26 = load i64, ptr %t25, align 8
  %t27 = inttoptr i64 %t26 to ptr
  %t28 = mul i64 %number, 6
  %t29 = getelementptr inbounds double, ptr %t27, i64 %t28
  %t30 = getelementptr inbounds double, ptr %t29, i64 1
  %t31 = load double, ptr %t30, align 8
  %t32 = insertelement <16 x double> poison, double %t31, i64 0
  %t33 = shufflevector <16 x double> %t32, <16 x double> poison, <16 x i32> zeroinitializer
  %t34 = getelementptr inbounds double, ptr %t24, i64 7
  %t35 = load double, ptr %t34, align 8
  %t36 = insertelement <16 x double> poison, double %t35, i64 0
  %t37 = shufflevector <16 x double> %t36, <16 x double> poison, <16 x i32> zeroinitializer
  %t38 = getelementptr inbounds double, ptr %t24, i64 8
  %t39 = load double, ptr %t38, align 8
  %t40 = insertelement <16 x double> poison, double %t39, i64 0
  %t41 = shufflevector <16 x double> %t40, <16 x double> poison, <16 x i32> zeroinitializer
  %t42 = mul i64 %t2, %t6
  br label %b43
b43:
  %t46 = phi i64 [ 0, %entry ], [ %t47, %b66 ]
  %t48 = icmp slt i64 %t46, %t42
  br i1 %t48, label %b44, label %b45
b44:
  %t49 = sub i64 %t42, %t46
  %t50 = call i64 @llvm.smin.i64(i64 %t49, i64 16)
  %t51 = trunc i64 %t50 to i32
  %t52 = insertelement <16 x i32> poison, i32 %t51, i64 0
  %t53 = shufflevector <16 x i32> %t52, <16 x i32> poison, <16 x i32> zeroinitializer
  %t54 = icmp sgt <16 x i32> %t53, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t56 = icmp eq i64 %t10, 1
  br i1 %t56, label %b57, label %b58
b57:
  %t59 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t60 = load i64, ptr %t59, align 8
  %t61 = inttoptr i64 %t60 to ptr
  %t62 = getelementptr inbounds double, ptr %t61, i64 %t46
  %t63 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t62, i32 8, <16 x i1> %t54, <16 x double> zeroinitializer)
  store <16 x double> %t63, ptr %t55, align 64
  br label %b58
b58:
  %t64 = xor i1 %t56, true
  br i1 %t64, label %b65, label %b66
b65:
  %t67 = call i64 @llvm.smin.i64(i64 %t49, i64 16)
  br label %b68
b68:
  %t71 = phi i64 [ 0, %b65 ], [ %t72, %b69 ]
  %t73 = icmp slt i64 %t71, %t67
  br i1 %t73, label %b69, label %b70
b69:
  %t74 = add i64 %t46, %t71
  %t75 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t76 = load i64, ptr %t75, align 8
  %t77 = inttoptr i64 %t76 to ptr
  %t78 = udiv i64 %t74, %t6
  %t79 = urem i64 %t74, %t6
  %t80 = mul i64 %t78, %t10
  %t81 = mul i64 %t80, %t6
  %t82 = add i64 %t81, %t79
  %t83 = getelementptr inbounds double, ptr %t77, i64 %t82
  call void @sf_fold_sum(ptr %t84, ptr %t83, i64 %t10, i64 %t6, ptr %t83, i64 %t6, i1 false)
  %t85 = load double, ptr %t84, align 8
  %t86 = getelementptr inbounds double, ptr %t55, i64 %t71
  store double %t85, ptr %t86, align 8
  %t72 = add nuw nsw i64 %t71, 1
  br label %b68
b70:
  br label %b66
b66:
  %t87 = load <16 x double>, ptr %t55, align 64
  %t88 = fdiv <16 x double> %t87, %t33
  %t89 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t90 = load i64, ptr %t89, align 8
  %t91 = inttoptr i64 %t90 to ptr
  %t92 = getelementptr inbounds float, ptr %t91, i64 %t46
  %t93 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t92, i32 4, <16 x i1> %t54, <16 x float> zeroinitializer)
  %t94 = fpext <16 x float> %t93 to <16 x double>
  %t95 = fmul <16 x double> %t37, %t94
  %t96 = fmul <16 x double> %t41, %t88
  %t97 = fadd <16 x double> %t95, %t96
  %t98 = fptrunc <16 x double> %t97 to <16 x float>
  %t99 = getelementptr inbounds i64, ptr %tensor, i64 20
  %t100 = load i64, ptr %t99, align 8
  %t101 = inttoptr i64 %t100 to ptr
  %t102 = getelementptr inbounds float, ptr %t101, i64 %t46
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t98, ptr %t102, i32 4, <16 x i1> %t54)
  %t47 = add nuw nsw i64 %t46, 16
  br label %b43
b45:
  %t103 = getelementptr inbounds double, ptr %t29, i64 0
  %t104 = load double, ptr %t103, align 8
  %t105 = insertelement <16 x double> poison, double %t104, i64 0
  %t106 = shufflevector <16 x double> %t105, <16 x double> poison, <16 x i32> zeroinitializer
  %t107 = getelementptr inbounds double, ptr %t24, i64 7
  %t108 = load double, ptr %t107, align 8
  %t109 = insertelement <16 x double> poison, double %t108, i64 0
  %t110 = shufflevector <16 x double> %t109, <16 x double> poison, <16 x i32> zeroinitializer
  %t111 = getelementptr inbounds double, ptr %t24, i64 8
  %t112 = load double, ptr %t111, align 8
  %t113 = insertelement <16 x double> poison, double %t112, i64 0
  %t114 = shufflevector <16 x double> %t113, <16 x double> poison, <16 x i32> zeroinitializer
  %t115 = mul i64 %t2, %t4
  br label %b116
b116:
  %t119 = phi i64 [ 0, %b45 ], [ %t120, %b182 ]
  %t121 = icmp slt i64 %t119, %t115
  br i1 %t121, label %b117, label %b118
b117:
  %t122 = sub i64 %t115, %t119
  %t123 = call i64 @llvm.smin.i64(i64 %t122, i64 16)
  %t124 = trunc i64 %t123 to i32
  %t125 = insertelement <16 x i32> poison, i32 %t124, i64 0
  %t126 = shufflevector <16 x i32> %t125, <16 x i32> poison, <16 x i32> zeroinitializer
  %t127 = icmp sgt <16 x i32> %t126, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t129 = icmp eq i64 %t8, 1
  br i1 %t129, label %b130, label %b131
b130:
  %t132 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t133 = load i64, ptr %t132, align 8
  %t134 = inttoptr i64 %t133 to ptr
  %t135 = getelementptr inbounds double, ptr %t134, i64 %t119
  %t136 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t135, i32 8, <16 x i1> %t127, <16 x double> zeroinitializer)
  store <16 x double> %t136, ptr %t128, align 64
  br label %b131
b131:
  %t137 = xor i1 %t129, true
  br i1 %t137, label %b138, label %b139
b138:
  %t140 = call i64 @llvm.smin.i64(i64 %t122, i64 16)
  br label %b141
b141:
  %t144 = phi i64 [ 0, %b138 ], [ %t145, %b142 ]
  %t146 = icmp slt i64 %t144, %t140
  br i1 %t146, label %b142, label %b143
b142:
  %t147 = add i64 %t119, %t144
  %t148 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t149 = load i64, ptr %t148, align 8
  %t150 = inttoptr i64 %t149 to ptr
  %t151 = mul i64 %t147, %t8
  %t152 = getelementptr inbounds double, ptr %t150, i64 %t151
  call void @sf_fold_sum(ptr %t153, ptr %t152, i64 %t8, i64 1, ptr %t152, i64 1, i1 false)
  %t154 = load double, ptr %t153, align 8
  %t155 = getelementptr inbounds double, ptr %t128, i64 %t144
  store double %t154, ptr %t155, align 8
  %t145 = add nuw nsw i64 %t144, 1
  br label %b141
b143:
  br label %b139
b139:
  %t156 = load <16 x double>, ptr %t128, align 64
  %t157 = fdiv <16 x double> %t156, %t106
  %t158 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t159 = load i64, ptr %t158, align 8
  %t160 = inttoptr i64 %t159 to ptr
  %t161 = getelementptr inbounds float, ptr %t160, i64 %t119
  %t162 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t161, i32 4, <16 x i1> %t127, <16 x float> zeroinitializer)
  %t163 = fpext <16 x float> %t162 to <16 x double>
  %t164 = fmul <16 x double> %t110, %t163
  %t165 = fmul <16 x double> %t114, %t157
  %t166 = fadd <16 x double> %t164, %t165
  %t167 = getelementptr inbounds i64, ptr %tensor, i64 17
  %t168 = load i64, ptr %t167, align 8
  %t169 = inttoptr i64 %t168 to ptr
  %t170 = getelementptr inbounds double, ptr %t169, i64 %t119
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t166, ptr %t170, i32 8, <16 x i1> %t127)
  %t172 = icmp eq i64 %t8, 1
  br i1 %t172, label %b173, label %b174
b173:
  %t175 = getelementptr inbounds i64, ptr %tensor, i64 15
  %t176 = load i64, ptr %t175, align 8
  %t177 = inttoptr i64 %t176 to ptr
  %t178 = getelementptr inbounds double, ptr %t177, i64 %t119
  %t179 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t178, i32 8, <16 x i1> %t127, <16 x double> zeroinitializer)
  store <16 x double> %t179, ptr %t171, align 64
  br label %b174
b174:
  %t180 = xor i1 %t172, true
  br i1 %t180, label %b181, label %b182
b181:
  %t183 = call i64 @llvm.smin.i64(i64 %t122, i64 16)
  br label %b184
b184:
  %t187 = phi i64 [ 0, %b181 ], [ %t188, %b185 ]
  %t189 = icmp slt i64 %t187, %t183
  br i1 %t189, label %b185, label %b186
b185:
  %t190 = add i64 %t119, %t187
  %t191 = getelementptr inbounds i64, ptr %tensor, i64 15
  %t192 = load i64, ptr %t191, align 8
  %t193 = inttoptr i64 %t192 to ptr
  %t194 = mul i64 %t190, %t8
  %t195 = getelementptr inbounds double, ptr %t193, i64 %t194
  call void @sf_fold_sum(ptr %t196, ptr %t195, i64 %t8, i64 1, ptr %t195, i64 1, i1 false)
  %t197 = load double, ptr %t196, align 8
  %t198 = getelementptr inbounds double, ptr %t171, i64 %t187
  store double %t197, ptr %t198, align 8
  %t188 = add nuw nsw i64 %t187, 1
  br label %b184
b186:
  br label %b182
b182:
  %t199 = load <16 x double>, ptr %t171, align 64
  %t200 = getelementptr inbounds i64, ptr %tensor, i64 21
  %t201 = load i64, ptr %t200, align 8
  %t202 = inttoptr i64 %t201 to ptr
  %t203 = getelementptr inbounds double, ptr %t202, i64 %t119
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t199, ptr %t203, i32 8, <16 x i1> %t127)
  %t204 = fptrunc <16 x double> %t166 to <16 x float>
  %t205 = getelementptr inbounds i64, ptr %tensor, i64 23
  %t206 = load i64, ptr %t205, align 8
  %t207 = inttoptr i64 %t206 to ptr
  %t208 = getelementptr inbounds float, ptr %t207, i64 %t119
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t204, ptr %t208, i32 4, <16 x i1> %t127)
  %t120 = add nuw nsw i64 %t119, 16
  br label %b116
b118:
  %t209 = getelementptr inbounds double, ptr %t29, i64 2
  %t210 = load double, ptr %t209, align 8
  %t211 = insertelement <16 x double> poison, double %t210, i64 0
  %t212 = shufflevector <16 x double> %t211, <16 x double> poison, <16 x i32> zeroinitializer
  %t213 = getelementptr inbounds double, ptr %t24, i64 2
  %t214 = load double, ptr %t213, align 8
  %t215 = insertelement <16 x double> poison, double %t214, i64 0
  %t216 = shufflevector <16 x double> %t215, <16 x double> poison, <16 x i32> zeroinitializer
  br label %b217
b217:
  %t220 = phi i64 [ 0, %b118 ], [ %t221, %b309 ]
  %t222 = icmp slt i64 %t220, %t2
  br i1 %t222, label %b218, label %b219
b218:
  %t223 = sub i64 %t2, %t220
  %t224 = call i64 @llvm.smin.i64(i64 %t223, i64 16)
  %t225 = trunc i64 %t224 to i32
  %t226 = insertelement <16 x i32> poison, i32 %t225, i64 0
  %t227 = shufflevector <16 x i32> %t226, <16 x i32> poison, <16 x i32> zeroinitializer
  %t228 = icmp sgt <16 x i32> %t227, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t230 = icmp sle i64 %t4, 16
  br i1 %t230, label %b231, label %b232
b231:
  %t234 = mul i64 %t220, %t4
  %t235 = getelementptr inbounds i64, ptr %tensor, i64 17
  %t236 = load i64, ptr %t235, align 8
  %t237 = inttoptr i64 %t236 to ptr
  %t238 = getelementptr double, ptr %t237, i64 %t234
  %t239 = trunc i64 %t4 to i32
  %t240 = insertelement <16 x i32> poison, i32 %t239, i64 0
  %t241 = shufflevector <16 x i32> %t240, <16 x i32> poison, <16 x i32> zeroinitializer
  store <16 x double> splat (double 0x0000000000000000), ptr %t233, align 64
  br label %b242
b242:
  %t245 = phi i64 [ 0, %b231 ], [ %t246, %b243 ]
  %t247 = icmp slt i64 %t245, %t4
  br i1 %t247, label %b243, label %b244
b243:
  %t248 = getelementptr double, ptr %t238, i64 %t245
  %t249 = mul <16 x i32> %t241, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t250 = getelementptr double, ptr %t248, <16 x i32> %t249
  %t251 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t250, i32 8, <16 x i1> %t228, <16 x double> zeroinitializer)
  %t252 = fadd <16 x double> splat (double 0x0000000000000000), %t251
  %t253 = getelementptr <16 x double>, ptr %t233, i64 %t245
  store <16 x double> %t252, ptr %t253, align 64
  %t246 = add nuw nsw i64 %t245, 1
  br label %b242
b244:
  %t254 = call i64 @llvm.smin.i64(i64 %t4, i64 16)
  br label %b255
b255:
  %t258 = phi i64 [ 8, %b244 ], [ %t259, %b256 ]
  %t260 = icmp slt i64 %t258, %t254
  br i1 %t260, label %b256, label %b257
b256:
  %t261 = sub i64 %t258, 8
  %t262 = getelementptr <16 x double>, ptr %t233, i64 %t261
  %t263 = getelementptr <16 x double>, ptr %t233, i64 %t258
  %t264 = load <16 x double>, ptr %t262, align 64
  %t265 = load <16 x double>, ptr %t263, align 64
  %t266 = fadd <16 x double> %t264, %t265
  store <16 x double> %t266, ptr %t262, align 64
  %t259 = add nuw nsw i64 %t258, 1
  br label %b255
b257:
  %t267 = call i64 @llvm.smin.i64(i64 %t4, i64 8)
  br label %b268
b268:
  %t271 = phi i64 [ 4, %b257 ], [ %t272, %b269 ]
  %t273 = icmp slt i64 %t271, %t267
  br i1 %t273, label %b269, label %b270
b269:
  %t274 = sub i64 %t271, 4
  %t275 = getelementptr <16 x double>, ptr %t233, i64 %t274
  %t276 = getelementptr <16 x double>, ptr %t233, i64 %t271
  %t277 = load <16 x double>, ptr %t275, align 64
  %t278 = load <16 x double>, ptr %t276, align 64
  %t279 = fadd <16 x double> %t277, %t278
  store <16 x double> %t279, ptr %t275, align 64
  %t272 = add nuw nsw i64 %t271, 1
  br label %b268
b270:
  %t280 = call i64 @llvm.smin.i64(i64 %t4, i64 4)
  br label %b281
b281:
  %t284 = phi i64 [ 2, %b270 ], [ %t285, %b282 ]
  %t286 = icmp slt i64 %t284, %t280
  br i1 %t286, label %b282, label %b283
b282:
  %t287 = sub i64 %t284, 2
  %t288 = getelementptr <16 x double>, ptr %t233, i64 %t287
  %t289 = getelementptr <16 x double>, ptr %t233, i64 %t284
  %t290 = load <16 x double>, ptr %t288, align 64
  %t291 = load <16 x double>, ptr %t289, align 64
  %t292 = fadd <16 x double> %t290, %t291
  store <16 x double> %t292, ptr %t288, align 64
  %t285 = add nuw nsw i64 %t284, 1
  br label %b281
b283:
  %t293 = call i64 @llvm.smin.i64(i64 %t4, i64 2)
  br label %b294
b294:
  %t297 = phi i64 [ 1, %b283 ], [ %t298, %b295 ]
  %t299 = icmp slt i64 %t297, %t293
  br i1 %t299, label %b295, label %b296
b295:
  %t300 = sub i64 %t297, 1
  %t301 = getelementptr <16 x double>, ptr %t233, i64 %t300
  %t302 = getelementptr <16 x double>, ptr %t233, i64 %t297
  %t303 = load <16 x double>, ptr %t301, align 64
  %t304 = load <16 x double>, ptr %t302, align 64
  %t305 = fadd <16 x double> %t303, %t304
  store <16 x double> %t305, ptr %t301, align 64
  %t298 = add nuw nsw i64 %t297, 1
  br label %b294
b296:
  %t306 = load <16 x double>, ptr %t233, align 64
  store <16 x double> %t306, ptr %t229, align 64
  br label %b232
b232:
  %t307 = xor i1 %t230, true
  br i1 %t307, label %b308, label %b309
b308:
  %t310 = call i64 @llvm.smin.i64(i64 %t223, i64 16)
  br label %b311
b311:
  %t314 = phi i64 [ 0, %b308 ], [ %t315, %b312 ]
  %t316 = icmp slt i64 %t314, %t310
  br i1 %t316, label %b312, label %b313
b312:
  %t317 = add i64 %t220, %t314
  %t318 = mul i64 %t2, %t4
  %t319 = mul i64 %t317, %t4
  %t320 = getelementptr inbounds i64, ptr %tensor, i64 17
  %t321 = load i64, ptr %t320, align 8
  %t322 = inttoptr i64 %t321 to ptr
  %t323 = getelementptr inbounds i64, ptr %tensor, i64 8
  %t324 = load i64, ptr %t323, align 8
  %t325 = inttoptr i64 %t324 to ptr
  %t326 = getelementptr inbounds double, ptr %t322, i64 %t319
  call void @sf_fold_sum(ptr %t327, ptr %t326, i64 %t4, i64 1, ptr %t325, i64 1, i1 true)
  %t328 = load double, ptr %t327, align 8
  %t329 = getelementptr inbounds double, ptr %t229, i64 %t314
  store double %t328, ptr %t329, align 8
  %t315 = add nuw nsw i64 %t314, 1
  br label %b311
b313:
  br label %b309
b309:
  %t330 = load <16 x double>, ptr %t229, align 64
  %t331 = fdiv <16 x double> %t330, %t212
  %t332 = call <16 x double> @llvm.maximum.v16f64(<16 x double> %t331, <16 x double> %t216)
  %t333 = getelementptr inbounds i64, ptr %tensor, i64 18
  %t334 = load i64, ptr %t333, align 8
  %t335 = inttoptr i64 %t334 to ptr
  %t336 = getelementptr inbounds double, ptr %t335, i64 %t220
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t332, ptr %t336, i32 8, <16 x i1> %t228)
  %t221 = add nuw nsw i64 %t220, 16
  br label %b217
b219:
  %t337 = mul i64 %t2, %t4
  %t338 = getelementptr inbounds i64, ptr %tensor, i64 21
  %t339 = load i64, ptr %t338, align 8
  %t340 = inttoptr i64 %t339 to ptr
  %t341 = getelementptr inbounds i64, ptr %tensor, i64 8
  %t342 = load i64, ptr %t341, align 8
  %t343 = inttoptr i64 %t342 to ptr
  %t344 = getelementptr inbounds double, ptr %t340, i64 0
  call void @sf_fold_sum(ptr %t345, ptr %t344, i64 %t337, i64 1, ptr %t343, i64 1, i1 true)
  %t346 = load double, ptr %t345, align 8
  %t347 = getelementptr inbounds double, ptr %t29, i64 3
  %t348 = load double, ptr %t347, align 8
  %t349 = fdiv double %t346, %t348
  %t350 = call double @llvm.sqrt.f64(double %t349)
  %t351 = getelementptr inbounds double, ptr %t24, i64 3
  %t352 = load double, ptr %t351, align 8
  %t353 = call double @llvm.maximum.f64(double %t352, double %t350)
  %t354 = getelementptr inbounds double, ptr %t24, i64 10
  %t355 = load double, ptr %t354, align 8
  %t356 = fmul double %t353, %t355
  %t357 = getelementptr inbounds double, ptr %t29, i64 4
  store double %t356, ptr %t357, align 8
  %t358 = mul i64 %t2, %t4
  br label %b359
b359:
  %t362 = phi i64 [ 0, %b219 ], [ %t363, %b360 ]
  %t364 = icmp slt i64 %t362, %t358
  br i1 %t364, label %b360, label %b361
b360:
  %t365 = sub i64 %t358, %t362
  %t366 = call i64 @llvm.smin.i64(i64 %t365, i64 16)
  %t367 = trunc i64 %t366 to i32
  %t368 = insertelement <16 x i32> poison, i32 %t367, i64 0
  %t369 = shufflevector <16 x i32> %t368, <16 x i32> poison, <16 x i32> zeroinitializer
  %t370 = icmp sgt <16 x i32> %t369, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t371 = getelementptr inbounds i64, ptr %tensor, i64 17
  %t372 = load i64, ptr %t371, align 8
  %t373 = inttoptr i64 %t372 to ptr
  %t374 = getelementptr inbounds double, ptr %t373, i64 %t362
  %t375 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t374, i32 8, <16 x i1> %t370, <16 x double> zeroinitializer)
  %t376 = getelementptr inbounds i64, ptr %tensor, i64 18
  %t377 = load i64, ptr %t376, align 8
  %t378 = inttoptr i64 %t377 to ptr
  %t379 = udiv i64 %t362, %t4
  %t380 = urem i64 %t362, %t4
  %t381 = sub i64 %t4, %t380
  %t382 = call i64 @llvm.smin.i64(i64 %t4, i64 1048576)
  %t383 = call i64 @llvm.smin.i64(i64 %t381, i64 1048576)
  %t384 = sub i64 %t382, %t383
  %t385 = trunc i64 %t384 to i32
  %t386 = insertelement <16 x i32> poison, i32 %t385, i64 0
  %t387 = shufflevector <16 x i32> %t386, <16 x i32> poison, <16 x i32> zeroinitializer
  %t388 = add <16 x i32> %t387, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t389 = uitofp <16 x i32> %t388 to <16 x float>
  %t390 = fadd <16 x float> %t389, splat (float 0x3FE0000000000000)
  %t391 = uitofp i64 %t382 to float
  %t392 = insertelement <16 x float> poison, float %t391, i64 0
  %t393 = shufflevector <16 x float> %t392, <16 x float> poison, <16 x i32> zeroinitializer
  %t394 = fdiv <16 x float> %t390, %t393
  %t395 = fptoui <16 x float> %t394 to <16 x i32>
  %t396 = getelementptr double, ptr %t378, i64 %t379
  %t397 = getelementptr double, ptr %t396, <16 x i32> %t395
  %t398 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t397, i32 8, <16 x i1> %t370, <16 x double> zeroinitializer)
  %t399 = fdiv <16 x double> %t375, %t398
  %t400 = fptrunc <16 x double> %t399 to <16 x float>
  %t401 = getelementptr inbounds i64, ptr %tensor, i64 19
  %t402 = load i64, ptr %t401, align 8
  %t403 = inttoptr i64 %t402 to ptr
  %t404 = getelementptr inbounds float, ptr %t403, i64 %t362
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t400, ptr %t404, i32 4, <16 x i1> %t370)
  %t363 = add nuw nsw i64 %t362, 16
  br label %b359
b361:
  ret void
}

define internal void @sf_stage2_0(ptr %ctx, ptr %tensor, i64 %number) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t43 = alloca double, i64 16, align 64
  %t68 = alloca double, i64 1, align 64
  %t84 = alloca double, i64 1, align 64
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
  %t23 = mul i64 %t16, 12
  %t24 = getelementptr inbounds double, ptr %t22, i64 %t23
  %t25 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t26 = load i64, ptr %t25, align 8
  %t27 = inttoptr i64 %t26 to ptr
  %t28 = mul i64 %number, 6
  %t29 = getelementptr inbounds double, ptr %t27, i64 %t28
  %t30 = mul i64 %t2, %t4
  br label %b31
b31:
  %t34 = phi i64 [ 0, %entry ], [ %t35, %b54 ]
  %t36 = icmp slt i64 %t34, %t30
  br i1 %t36, label %b32, label %b33
b32:
  %t37 = sub i64 %t30, %t34
  %t38 = call i64 @llvm.smin.i64(i64 %t37, i64 16)
  %t39 = trunc i64 %t38 to i32
  %t40 = insertelement <16 x i32> poison, i32 %t39, i64 0
  %t41 = shufflevector <16 x i32> %t40, <16 x i32> poison, <16 x i32> zeroinitializer
  %t42 = icmp sgt <16 x i32> %t41, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t44 = icmp eq i64 %t8, 1
  br i1 %t44, label %b45, label %b46
b45:
  %t47 = getelementptr inbounds i64, ptr %tensor, i64 16
  %t48 = load i64, ptr %t47, align 8
  %t49 = inttoptr i64 %t48 to ptr
  %t50 = getelementptr inbounds double, ptr %t49, i64 %t34
  %t51 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t50, i32 8, <16 x i1> %t42, <16 x double> zeroinitializer)
  store <16 x double> %t51, ptr %t43, align 64
  br label %b46
b46:
  %t52 = xor i1 %t44, true
  br i1 %t52, label %b53, label %b54
b53:
  %t55 = call i64 @llvm.smin.i64(i64 %t37, i64 16)
  br label %b56
b56:
  %t59 = phi i64 [ 0, %b53 ], [ %t60, %b57 ]
  %t61 = icmp slt i64 %t59, %t55
  br i1 %t61, label %b57, label %b58
b57:
  %t62 = add i64 %t34, %t59
  %t63 = getelementptr inbounds i64, ptr %tensor, i64 16
  %t64 = load i64, ptr %t63, align 8
  %t65 = inttoptr i64 %t64 to ptr
  %t66 = mul i64 %t62, %t8
  %t67 = getelementptr inbounds double, ptr %t65, i64 %t66
  call void @sf_fold_sum(ptr %t68, ptr %t67, i64 %t8, i64 1, ptr %t67, i64 1, i1 false)
  %t69 = load double, ptr %t68, align 8
  %t70 = getelementptr inbounds double, ptr %t43, i64 %t59
  store double %t69, ptr %t70, align 8
  %t60 = add nuw nsw i64 %t59, 1
  br label %b56
b58:
  br label %b54
b54:
  %t71 = load <16 x double>, ptr %t43, align 64
  %t72 = getelementptr inbounds i64, ptr %tensor, i64 22
  %t73 = load i64, ptr %t72, align 8
  %t74 = inttoptr i64 %t73 to ptr
  %t75 = getelementptr inbounds double, ptr %t74, i64 %t34
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t71, ptr %t75, i32 8, <16 x i1> %t42)
  %t35 = add nuw nsw i64 %t34, 16
  br label %b31
b33:
  %t76 = mul i64 %t2, %t4
  %t77 = getelementptr inbounds i64, ptr %tensor, i64 22
  %t78 = load i64, ptr %t77, align 8
  %t79 = inttoptr i64 %t78 to ptr
  %t80 = getelementptr inbounds i64, ptr %tensor, i64 8
  %t81 = load i64, ptr %t80, align 8
  %t82 = inttoptr i64 %t81 to ptr
  %t83 = getelementptr inbounds double, ptr %t79, i64 0
  call void @sf_fold_sum(ptr %t84, ptr %t83, i64 %t76, i64 1, ptr %t82, i64 1, i1 true)
  %t85 = load double, ptr %t84, align 8
  %t86 = getelementptr inbounds double, ptr %t29, i64 3
  %t87 = load double, ptr %t86, align 8
  %t88 = fdiv double %t85, %t87
  %t89 = call double @llvm.sqrt.f64(double %t88)
  %t90 = getelementptr inbounds double, ptr %t24, i64 4
  %t91 = load double, ptr %t90, align 8
  %t92 = fdiv double %t89, %t91
  %t93 = call double @llvm.maximum.f64(double 0x3FF0000000000000, double %t92)
  %t94 = getelementptr inbounds double, ptr %t29, i64 4
  %t95 = load double, ptr %t94, align 8
  %t96 = fdiv double %t95, %t93
  %t97 = fptrunc double %t96 to float
  %t98 = fpext float %t97 to double
  %t99 = getelementptr inbounds double, ptr %t29, i64 5
  store double %t98, ptr %t99, align 8
  ret void
}

define internal void @sf_commit_tensor(ptr %ctx, ptr %tensor, i64 %number) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
  %t19 = inttoptr i64 %t18 to ptr
  %t20 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t21 = load i64, ptr %t20, align 8
  %t22 = inttoptr i64 %t21 to ptr
  %t23 = mul i64 %t16, 12
  %t24 = getelementptr inbounds double, ptr %t22, i64 %t23
  %t25 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t26 = load i64, ptr %t25, align 8
  %t27 = inttoptr i64 %t26 to ptr
  %t28 = mul i64 %number, 6
  %t29 = getelementptr inbounds double, ptr %t27, i64 %t28
  %t30 = mul i64 %t2, %t4
  br label %b31
b31:
  %t34 = phi i64 [ 0, %entry ], [ %t35, %b32 ]
  %t36 = icmp slt i64 %t34, %t30
  br i1 %t36, label %b32, label %b33
b32:
  %t37 = sub i64 %t30, %t34
  %t38 = call i64 @llvm.smin.i64(i64 %t37, i64 16)
  %t39 = trunc i64 %t38 to i32
  %t40 = insertelement <16 x i32> poison, i32 %t39, i64 0
  %t41 = shufflevector <16 x i32> %t40, <16 x i32> poison, <16 x i32> zeroinitializer
  %t42 = icmp sgt <16 x i32> %t41, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t43 = getelementptr inbounds i64, ptr %tensor, i64 23
  %t44 = load i64, ptr %t43, align 8
  %t45 = inttoptr i64 %t44 to ptr
  %t46 = getelementptr inbounds float, ptr %t45, i64 %t34
  %t47 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t46, i32 4, <16 x i1> %t42, <16 x float> zeroinitializer)
  %t48 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t49 = load i64, ptr %t48, align 8
  %t50 = inttoptr i64 %t49 to ptr
  %t51 = getelementptr inbounds float, ptr %t50, i64 %t34
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t47, ptr %t51, i32 4, <16 x i1> %t42)
  %t35 = add nuw nsw i64 %t34, 16
  br label %b31
b33:
  %t52 = mul i64 %t2, %t6
  br label %b53
b53:
  %t56 = phi i64 [ 0, %b33 ], [ %t57, %b54 ]
  %t58 = icmp slt i64 %t56, %t52
  br i1 %t58, label %b54, label %b55
b54:
  %t59 = sub i64 %t52, %t56
  %t60 = call i64 @llvm.smin.i64(i64 %t59, i64 16)
  %t61 = trunc i64 %t60 to i32
  %t62 = insertelement <16 x i32> poison, i32 %t61, i64 0
  %t63 = shufflevector <16 x i32> %t62, <16 x i32> poison, <16 x i32> zeroinitializer
  %t64 = icmp sgt <16 x i32> %t63, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t65 = getelementptr inbounds i64, ptr %tensor, i64 20
  %t66 = load i64, ptr %t65, align 8
  %t67 = inttoptr i64 %t66 to ptr
  %t68 = getelementptr inbounds float, ptr %t67, i64 %t56
  %t69 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t68, i32 4, <16 x i1> %t64, <16 x float> zeroinitializer)
  %t70 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t71 = load i64, ptr %t70, align 8
  %t72 = inttoptr i64 %t71 to ptr
  %t73 = getelementptr inbounds float, ptr %t72, i64 %t56
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t69, ptr %t73, i32 4, <16 x i1> %t64)
  %t57 = add nuw nsw i64 %t56, 16
  br label %b53
b55:
  ret void
}

define internal void @sf_commit_step(ptr %ctx) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 2
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr
  %t4 = getelementptr inbounds double, ptr %t3, i64 1
  %t5 = load double, ptr %t4, align 8
  %t6 = getelementptr inbounds double, ptr %t3, i64 0
  store double %t5, ptr %t6, align 8
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
  %t7 = phi i64 [ %low, %entry ], [ %t8, %b31 ]
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
  %t27 = mul i64 %t13, 24
  %t28 = getelementptr inbounds i64, ptr %t26, i64 %t27
  switch i64 %t23, label %b31 [ i64 0, label %b29 i64 1, label %b29 i64 2, label %b30 ]
b29:
  call void @sf_sweep0_pass0(ptr %ctx, ptr %t28, i64 %t13, ptr null, i64 %t15, i64 %t17, i64 %t19, i64 %t21)
  br label %b31
b30:
  call void @sf_sweep0_pass0(ptr %ctx, ptr %t28, i64 %t13, ptr null, i64 %t15, i64 %t17, i64 %t19, i64 %t21)
  call void @sf_stage1_0(ptr %ctx, ptr %t28, i64 %t13)
  call void @sf_sweep1_pass0(ptr %ctx, ptr %t28, i64 %t13, ptr null, i64 %t15, i64 %t17, i64 %t19, i64 %t21)
  call void @sf_stage2_0(ptr %ctx, ptr %t28, i64 %t13)
  call void @sf_sweep2_pass0(ptr %ctx, ptr %t28, i64 %t13, ptr null, i64 %t15, i64 %t17, i64 %t19, i64 %t21)
  br label %b31
b31:
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
  %t27 = mul i64 %t13, 24
  %t28 = getelementptr inbounds i64, ptr %t26, i64 %t27
  call void @sf_sweep1_pass0(ptr %ctx, ptr %t28, i64 %t13, ptr null, i64 %t15, i64 %t17, i64 %t19, i64 %t21)
  %t8 = add nuw nsw i64 %t7, 1
  br label %b4
b6:
  ret void
}

define void @sf_sweep_2(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = alloca i32, i64 1, align 64
  %t2 = alloca i32, i64 1, align 64
  call void @llvm.x86.sse.stmxcsr(ptr %t1)
  store i32 8064, ptr %t2, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr %t2)
  call void @sf_sweep_2_body(ptr %ctx, i64 %argument, i64 %low, i64 %high)
  call void @llvm.x86.sse.ldmxcsr(ptr %t1)
  ret void
}

define internal void @sf_sweep_2_body(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
  %t27 = mul i64 %t13, 24
  %t28 = getelementptr inbounds i64, ptr %t26, i64 %t27
  call void @sf_sweep2_pass0(ptr %ctx, ptr %t28, i64 %t13, ptr null, i64 %t15, i64 %t17, i64 %t19, i64 %t21)
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
  br label %b1
b1:
  %t4 = phi i64 [ %low, %entry ], [ %t5, %b2 ]
  %t6 = icmp slt i64 %t4, %high
  br i1 %t6, label %b2, label %b3
b2:
  %t7 = getelementptr inbounds i64, ptr %ctx, i64 1
  %t8 = load i64, ptr %t7, align 8
  %t9 = inttoptr i64 %t8 to ptr
  %t10 = mul i64 %t4, 24
  %t11 = getelementptr inbounds i64, ptr %t9, i64 %t10
  call void @sf_stage0_0(ptr %ctx, ptr %t11, i64 %t4)
  %t5 = add nuw nsw i64 %t4, 1
  br label %b1
b3:
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
  call void @sf_stage0_1(ptr %ctx)
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
  br label %b1
b1:
  %t4 = phi i64 [ %low, %entry ], [ %t5, %b2 ]
  %t6 = icmp slt i64 %t4, %high
  br i1 %t6, label %b2, label %b3
b2:
  %t7 = getelementptr inbounds i64, ptr %ctx, i64 1
  %t8 = load i64, ptr %t7, align 8
  %t9 = inttoptr i64 %t8 to ptr
  %t10 = mul i64 %t4, 24
  %t11 = getelementptr inbounds i64, ptr %t9, i64 %t10
  call void @sf_stage1_0(ptr %ctx, ptr %t11, i64 %t4)
  %t5 = add nuw nsw i64 %t4, 1
  br label %b1
b3:
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
  br label %b1
b1:
  %t4 = phi i64 [ %low, %entry ], [ %t5, %b2 ]
  %t6 = icmp slt i64 %t4, %high
  br i1 %t6, label %b2, label %b3
b2:
  %t7 = getelementptr inbounds i64, ptr %ctx, i64 1
  %t8 = load i64, ptr %t7, align 8
  %t9 = inttoptr i64 %t8 to ptr
  %t10 = mul i64 %t4, 24
  %t11 = getelementptr inbounds i64, ptr %t9, i64 %t10
  call void @sf_stage2_0(ptr %ctx, ptr %t11, i64 %t4)
  %t5 = add nuw nsw i64 %t4, 1
  br label %b1
b3:
  ret void
}

define void @sf_segment_4(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = alloca i32, i64 1, align 64
  %t2 = alloca i32, i64 1, align 64
  call void @llvm.x86.sse.stmxcsr(ptr %t1)
  store i32 8064, ptr %t2, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr %t2)
  call void @sf_segment_4_body(ptr %ctx, i64 %argument, i64 %low, i64 %high)
  call void @llvm.x86.sse.ldmxcsr(ptr %t1)
  ret void
}

define internal void @sf_segment_4_body(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
  %t10 = mul i64 %t4, 24
  %t11 = getelementptr inbounds i64, ptr %t9, i64 %t10
  call void @sf_commit_tensor(ptr %ctx, ptr %t11, i64 %t4)
  %t5 = add nuw nsw i64 %t4, 1
  br label %b1
b3:
  ret void
}

define void @sf_segment_5(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = alloca i32, i64 1, align 64
  %t2 = alloca i32, i64 1, align 64
  call void @llvm.x86.sse.stmxcsr(ptr %t1)
  store i32 8064, ptr %t2, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr %t2)
  call void @sf_segment_5_body(ptr %ctx, i64 %argument, i64 %low, i64 %high)
  call void @llvm.x86.sse.ldmxcsr(ptr %t1)
  ret void
}

define internal void @sf_segment_5_body(ptr %ctx, i64 %argument, i64 %low, i64 %high) nounwind noinline optnone "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  call void @sf_commit_step(ptr %ctx)
  ret void
}

target triple = "x86_64-unknown-linux-gnu"


declare <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr>, i32, <16 x i1>, <16 x double>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32, <16 x i1>, <16 x float>)
declare <16 x double> @llvm.masked.load.v16f64.p0(ptr, i32, <16 x i1>, <16 x double>)
declare void @llvm.masked.scatter.v16f64.v16p0(<16 x double>, <16 x ptr>, i32, <16 x i1>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32, <16 x i1>)
declare double @llvm.maximum.f64(double, double)
declare <16 x float> @llvm.maximum.v16f32(<16 x float>, <16 x float>)
declare <16 x double> @llvm.minimum.v16f64(<16 x double>, <16 x double>)
declare i64 @llvm.smin.i64(i64, i64)
declare double @llvm.sqrt.f64(double)
declare <16 x float> @llvm.sqrt.v16f32(<16 x float>)
declare void @llvm.x86.sse.ldmxcsr(ptr)
declare void @llvm.x86.sse.stmxcsr(ptr)

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
  %t16 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t17 = load i64, ptr %t16, align 8
  %t18 = inttoptr i64 %t17 to ptr
  %t19 = mul i64 %t15, 12
  %t20 = getelementptr inbounds double, ptr %t18, i64 %t19
  %t21 = getelementptr inbounds double, ptr %t20, i64 7
  %t22 = load double, ptr %t21, align 8
  %t23 = fptrunc double %t22 to float
  %t24 = getelementptr inbounds double, ptr %t20, i64 8
  %t25 = load double, ptr %t24, align 8
  %t26 = fptrunc double %t25 to float
  %t27 = getelementptr inbounds double, ptr %t20, i64 9
  %t28 = load double, ptr %t27, align 8
  %t29 = fptrunc double %t28 to float
  %t30 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t31 = load i64, ptr %t30, align 8
  %t32 = inttoptr i64 %t31 to ptr
  %t33 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t34 = load i64, ptr %t33, align 8
  %t35 = inttoptr i64 %t34 to ptr
  %t36 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t37 = load i64, ptr %t36, align 8
  %t38 = inttoptr i64 %t37 to ptr
  %t39 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t40 = load i64, ptr %t39, align 8
  %t41 = inttoptr i64 %t40 to ptr
  %t42 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t43 = load i64, ptr %t42, align 8
  %t44 = inttoptr i64 %t43 to ptr
  %t45 = insertelement <16 x float> poison, float %t23, i64 0
  %t46 = shufflevector <16 x float> %t45, <16 x float> poison, <16 x i32> zeroinitializer
  %t47 = insertelement <16 x float> poison, float %t26, i64 0
  %t48 = shufflevector <16 x float> %t47, <16 x float> poison, <16 x i32> zeroinitializer
  %t49 = insertelement <16 x float> poison, float %t29, i64 0
  %t50 = shufflevector <16 x float> %t49, <16 x float> poison, <16 x i32> zeroinitializer
  %t51 = add i64 %row, %rows
  %t52 = udiv i64 %row, %t7
  %t53 = urem i64 %row, %t7
  br label %b54
b54:
  %t57 = phi i64 [ %row, %entry ], [ %t58, %b71 ]
  %t59 = phi i64 [ %t52, %entry ], [ %t185, %b71 ]
  %t60 = phi i64 [ %t53, %entry ], [ %t183, %b71 ]
  %t61 = icmp slt i64 %t57, %t51
  br i1 %t61, label %b55, label %b56
b55:
  %t62 = mul i64 %t57, %t9
  %t63 = add i64 %t62, %col
  %t64 = sub i64 %t3, %t63
  %t65 = call i64 @llvm.smin.i64(i64 %cols, i64 %t64)
  %t66 = mul i64 %t59, %t9
  %t67 = add i64 %t66, %col
  %t68 = mul i64 %t57, %t11
  br label %b69
b69:
  %t72 = phi i64 [ 0, %b55 ], [ %t73, %b111 ]
  %t74 = icmp slt i64 %t72, %t65
  br i1 %t74, label %b70, label %b71
b70:
  %t75 = sub i64 %t65, %t72
  %t76 = call i64 @llvm.smin.i64(i64 %t75, i64 1024)
  %t77 = and i64 %t76, -16
  br label %b78
b78:
  %t81 = phi i64 [ 0, %b70 ], [ %t82, %b79 ]
  %t83 = phi <16 x double> [ splat (double 0x0000000000000000), %b70 ], [ %t105, %b79 ]
  %t84 = phi <16 x double> [ splat (double 0x0000000000000000), %b70 ], [ %t107, %b79 ]
  %t85 = icmp slt i64 %t81, %t77
  br i1 %t85, label %b79, label %b80
b79:
  %t86 = add i64 %t72, %t81
  %t87 = add i64 %t63, %t86
  %t88 = getelementptr inbounds float, ptr %t32, i64 %t87
  %t89 = load <16 x float>, ptr %t88, align 4
  %t90 = getelementptr inbounds float, ptr %t35, i64 %t87
  %t91 = load <16 x float>, ptr %t90, align 4
  %t92 = getelementptr inbounds float, ptr %t38, i64 %t87
  %t93 = load <16 x float>, ptr %t92, align 4
  %t94 = fmul <16 x float> %t91, %t91
  %t95 = fmul <16 x float> %t46, %t93
  %t96 = fmul <16 x float> %t48, %t94
  %t97 = fadd <16 x float> %t95, %t96
  %t98 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t97, <16 x float> %t50)
  %t99 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t98)
  %t100 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t99
  %t101 = fmul <16 x float> %t91, %t100
  %t102 = fmul <16 x float> %t89, %t89
  %t103 = fmul <16 x float> %t101, %t101
  %t104 = fpext <16 x float> %t102 to <16 x double>
  %t105 = fadd <16 x double> %t83, %t104
  %t106 = fpext <16 x float> %t103 to <16 x double>
  %t107 = fadd <16 x double> %t84, %t106
  %t108 = getelementptr inbounds float, ptr %t38, i64 %t87
  store <16 x float> %t97, ptr %t108, align 4
  %t82 = add nuw nsw i64 %t81, 16
  br label %b78
b80:
  br label %b109
b109:
  %t112 = phi i64 [ %t77, %b80 ], [ %t113, %b110 ]
  %t114 = phi <16 x double> [ %t83, %b80 ], [ %t143, %b110 ]
  %t115 = phi <16 x double> [ %t84, %b80 ], [ %t146, %b110 ]
  %t116 = icmp slt i64 %t112, %t76
  br i1 %t116, label %b110, label %b111
b110:
  %t117 = sub i64 %t76, %t112
  %t118 = call i64 @llvm.smin.i64(i64 %t117, i64 16)
  %t119 = trunc i64 %t118 to i32
  %t120 = insertelement <16 x i32> poison, i32 %t119, i64 0
  %t121 = shufflevector <16 x i32> %t120, <16 x i32> poison, <16 x i32> zeroinitializer
  %t122 = icmp sgt <16 x i32> %t121, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t123 = add i64 %t72, %t112
  %t124 = add i64 %t63, %t123
  %t125 = getelementptr inbounds float, ptr %t32, i64 %t124
  %t126 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t125, i32 4, <16 x i1> %t122, <16 x float> zeroinitializer)
  %t127 = getelementptr inbounds float, ptr %t35, i64 %t124
  %t128 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t127, i32 4, <16 x i1> %t122, <16 x float> zeroinitializer)
  %t129 = getelementptr inbounds float, ptr %t38, i64 %t124
  %t130 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t129, i32 4, <16 x i1> %t122, <16 x float> zeroinitializer)
  %t131 = fmul <16 x float> %t128, %t128
  %t132 = fmul <16 x float> %t46, %t130
  %t133 = fmul <16 x float> %t48, %t131
  %t134 = fadd <16 x float> %t132, %t133
  %t135 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t134, <16 x float> %t50)
  %t136 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t135)
  %t137 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t136
  %t138 = fmul <16 x float> %t128, %t137
  %t139 = fmul <16 x float> %t126, %t126
  %t140 = fmul <16 x float> %t138, %t138
  %t141 = fpext <16 x float> %t139 to <16 x double>
  %t142 = fadd <16 x double> %t114, %t141
  %t143 = select <16 x i1> %t122, <16 x double> %t142, <16 x double> %t114
  %t144 = fpext <16 x float> %t140 to <16 x double>
  %t145 = fadd <16 x double> %t115, %t144
  %t146 = select <16 x i1> %t122, <16 x double> %t145, <16 x double> %t115
  %t147 = getelementptr inbounds float, ptr %t38, i64 %t124
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t134, ptr %t147, i32 4, <16 x i1> %t122)
  %t113 = add nuw nsw i64 %t112, 16
  br label %b109
b111:
  %t148 = add i64 %col, %t72
  %t149 = udiv i64 %t148, 1024
  %t150 = add i64 %t68, %t149
  %t151 = shufflevector <16 x double> %t114, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t152 = shufflevector <16 x double> %t114, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t153 = fadd <8 x double> %t151, %t152
  %t154 = shufflevector <8 x double> %t153, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t155 = shufflevector <8 x double> %t153, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t156 = fadd <4 x double> %t154, %t155
  %t157 = shufflevector <4 x double> %t156, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t158 = shufflevector <4 x double> %t156, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t159 = fadd <2 x double> %t157, %t158
  %t160 = shufflevector <2 x double> %t159, <2 x double> poison, <1 x i32> <i32 0>
  %t161 = shufflevector <2 x double> %t159, <2 x double> poison, <1 x i32> <i32 1>
  %t162 = extractelement <1 x double> %t160, i64 0
  %t163 = extractelement <1 x double> %t161, i64 0
  %t164 = fadd double %t162, %t163
  %t165 = getelementptr inbounds double, ptr %t41, i64 %t150
  store double %t164, ptr %t165, align 8
  %t166 = shufflevector <16 x double> %t115, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t167 = shufflevector <16 x double> %t115, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t168 = fadd <8 x double> %t166, %t167
  %t169 = shufflevector <8 x double> %t168, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t170 = shufflevector <8 x double> %t168, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t171 = fadd <4 x double> %t169, %t170
  %t172 = shufflevector <4 x double> %t171, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t173 = shufflevector <4 x double> %t171, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t174 = fadd <2 x double> %t172, %t173
  %t175 = shufflevector <2 x double> %t174, <2 x double> poison, <1 x i32> <i32 0>
  %t176 = shufflevector <2 x double> %t174, <2 x double> poison, <1 x i32> <i32 1>
  %t177 = extractelement <1 x double> %t175, i64 0
  %t178 = extractelement <1 x double> %t176, i64 0
  %t179 = fadd double %t177, %t178
  %t180 = getelementptr inbounds double, ptr %t44, i64 %t150
  store double %t179, ptr %t180, align 8
  %t73 = add nuw nsw i64 %t72, 1024
  br label %b69
b71:
  %t181 = add i64 %t60, 1
  %t182 = icmp eq i64 %t181, %t7
  %t183 = select i1 %t182, i64 0, i64 %t181
  %t184 = zext i1 %t182 to i64
  %t185 = add i64 %t59, %t184
  %t58 = add nuw nsw i64 %t57, 1
  br label %b54
b56:
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
  %t16 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t17 = load i64, ptr %t16, align 8
  %t18 = inttoptr i64 %t17 to ptr
  %t19 = mul i64 %t15, 12
  %t20 = getelementptr inbounds double, ptr %t18, i64 %t19
  %t21 = getelementptr inbounds double, ptr %t20, i64 9
  %t22 = load double, ptr %t21, align 8
  %t23 = fptrunc double %t22 to float
  %t24 = getelementptr inbounds double, ptr %t20, i64 11
  %t25 = load double, ptr %t24, align 8
  %t26 = fptrunc double %t25 to float
  %t27 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t28 = load i64, ptr %t27, align 8
  %t29 = inttoptr i64 %t28 to ptr
  %t30 = mul i64 %number, 2
  %t31 = getelementptr inbounds double, ptr %t29, i64 %t30
  %t32 = getelementptr inbounds double, ptr %t31, i64 1
  %t33 = load double, ptr %t32, align 8
  %t34 = fptrunc double %t33 to float
  %t35 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t36 = load i64, ptr %t35, align 8
  %t37 = inttoptr i64 %t36 to ptr
  %t38 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t39 = load i64, ptr %t38, align 8
  %t40 = inttoptr i64 %t39 to ptr
  %t41 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t42 = load i64, ptr %t41, align 8
  %t43 = inttoptr i64 %t42 to ptr
  %t44 = insertelement <16 x float> poison, float %t23, i64 0
  %t45 = shufflevector <16 x float> %t44, <16 x float> poison, <16 x i32> zeroinitializer
  %t46 = insertelement <16 x float> poison, float %t26, i64 0
  %t47 = shufflevector <16 x float> %t46, <16 x float> poison, <16 x i32> zeroinitializer
  %t48 = insertelement <16 x float> poison, float %t34, i64 0
  %t49 = shufflevector <16 x float> %t48, <16 x float> poison, <16 x i32> zeroinitializer
  %t50 = icmp eq i64 %cols, %t9
  %t51 = mul i64 %rows, %cols
  %t52 = select i1 %t50, i64 %t51, i64 %cols
  %t53 = select i1 %t50, i64 1, i64 %rows
  %t54 = add i64 %row, %t53
  %t55 = udiv i64 %row, %t7
  %t56 = urem i64 %row, %t7
  br label %b57
b57:
  %t60 = phi i64 [ %row, %entry ], [ %t61, %b96 ]
  %t62 = phi i64 [ %t55, %entry ], [ %t126, %b96 ]
  %t63 = phi i64 [ %t56, %entry ], [ %t124, %b96 ]
  %t64 = icmp slt i64 %t60, %t54
  br i1 %t64, label %b58, label %b59
b58:
  %t65 = mul i64 %t60, %t9
  %t66 = add i64 %t65, %col
  %t67 = sub i64 %t3, %t66
  %t68 = call i64 @llvm.smin.i64(i64 %t52, i64 %t67)
  %t69 = mul i64 %t62, %t9
  %t70 = add i64 %t69, %col
  %t71 = and i64 %t68, -16
  br label %b72
b72:
  %t75 = phi i64 [ 0, %b58 ], [ %t76, %b73 ]
  %t77 = icmp slt i64 %t75, %t71
  br i1 %t77, label %b73, label %b74
b73:
  %t78 = add i64 0, %t75
  %t79 = add i64 %t66, %t78
  %t80 = getelementptr inbounds float, ptr %t37, i64 %t79
  %t81 = load <16 x float>, ptr %t80, align 4
  %t82 = getelementptr inbounds float, ptr %t40, i64 %t79
  %t83 = load <16 x float>, ptr %t82, align 4
  %t84 = getelementptr inbounds float, ptr %t43, i64 %t79
  %t85 = load <16 x float>, ptr %t84, align 4
  %t86 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t85, <16 x float> %t45)
  %t87 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t86)
  %t88 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t87
  %t89 = fmul <16 x float> %t83, %t88
  %t90 = fmul <16 x float> %t47, %t81
  %t91 = fmul <16 x float> %t49, %t89
  %t92 = fsub <16 x float> %t90, %t91
  %t93 = getelementptr inbounds float, ptr %t37, i64 %t79
  store <16 x float> %t92, ptr %t93, align 4
  %t76 = add nuw nsw i64 %t75, 16
  br label %b72
b74:
  br label %b94
b94:
  %t97 = phi i64 [ %t71, %b74 ], [ %t98, %b95 ]
  %t99 = icmp slt i64 %t97, %t68
  br i1 %t99, label %b95, label %b96
b95:
  %t100 = sub i64 %t68, %t97
  %t101 = call i64 @llvm.smin.i64(i64 %t100, i64 16)
  %t102 = trunc i64 %t101 to i32
  %t103 = insertelement <16 x i32> poison, i32 %t102, i64 0
  %t104 = shufflevector <16 x i32> %t103, <16 x i32> poison, <16 x i32> zeroinitializer
  %t105 = icmp sgt <16 x i32> %t104, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t106 = add i64 0, %t97
  %t107 = add i64 %t66, %t106
  %t108 = getelementptr inbounds float, ptr %t37, i64 %t107
  %t109 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t108, i32 4, <16 x i1> %t105, <16 x float> zeroinitializer)
  %t110 = getelementptr inbounds float, ptr %t40, i64 %t107
  %t111 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t110, i32 4, <16 x i1> %t105, <16 x float> zeroinitializer)
  %t112 = getelementptr inbounds float, ptr %t43, i64 %t107
  %t113 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t112, i32 4, <16 x i1> %t105, <16 x float> zeroinitializer)
  %t114 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t113, <16 x float> %t45)
  %t115 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t114)
  %t116 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t115
  %t117 = fmul <16 x float> %t111, %t116
  %t118 = fmul <16 x float> %t47, %t109
  %t119 = fmul <16 x float> %t49, %t117
  %t120 = fsub <16 x float> %t118, %t119
  %t121 = getelementptr inbounds float, ptr %t37, i64 %t107
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t120, ptr %t121, i32 4, <16 x i1> %t105)
  %t98 = add nuw nsw i64 %t97, 16
  br label %b94
b96:
  %t122 = add i64 %t63, 1
  %t123 = icmp eq i64 %t122, %t7
  %t124 = select i1 %t123, i64 0, i64 %t122
  %t125 = zext i1 %t123 to i64
  %t126 = add i64 %t62, %t125
  %t61 = add nuw nsw i64 %t60, 1
  br label %b57
b59:
  br label %b1
b1:
  ret void
}

define internal void @sf_stage0_0(ptr %ctx, ptr %tensor, i64 %number) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
  %t19 = inttoptr i64 %t18 to ptr
  %t20 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t21 = load i64, ptr %t20, align 8
  %t22 = inttoptr i64 %t21 to ptr
  %t23 = mul i64 %t16, 12
  %t24 = getelementptr inbounds double, ptr %t22, i64 %t23
  %t25 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t26 = load i64, ptr %t25, align 8
  %t27 = inttoptr i64 %t26 to ptr
  %t28 = mul i64 %number, 2
  %t29 = getelementptr inbounds double, ptr %t27, i64 %t28
  %t30 = sitofp i64 %t12 to double
  %t31 = sitofp i64 1 to double
  %t32 = fdiv double %t30, %t31
  %t33 = getelementptr inbounds double, ptr %t29, i64 0
  store double %t32, ptr %t33, align 8
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
  %t18 = mul i64 %t9, 12
  %t19 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t20 = load i64, ptr %t19, align 8
  %t21 = inttoptr i64 %t20 to ptr
  %t22 = getelementptr inbounds double, ptr %t21, i64 %t18
  %t23 = insertelement <16 x i32> poison, i32 12, i64 0
  %t24 = shufflevector <16 x i32> %t23, <16 x i32> poison, <16 x i32> zeroinitializer
  %t25 = mul <16 x i32> %t24, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t26 = getelementptr inbounds double, ptr %t22, i64 1
  %t27 = getelementptr double, ptr %t26, <16 x i32> %t25
  %t28 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t27, i32 8, <16 x i1> %t17, <16 x double> zeroinitializer)
  %t29 = fcmp oeq <16 x double> %t28, splat (double 0x0000000000000000)
  %t30 = uitofp <16 x i1> %t29 to <16 x double>
  %t31 = getelementptr inbounds double, ptr %t22, i64 6
  %t32 = getelementptr double, ptr %t31, <16 x i32> %t25
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t30, <16 x ptr> %t32, i32 8, <16 x i1> %t17)
  %t33 = getelementptr inbounds double, ptr %t22, i64 2
  %t34 = getelementptr double, ptr %t33, <16 x i32> %t25
  %t35 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t34, i32 8, <16 x i1> %t17, <16 x double> zeroinitializer)
  %t36 = fmul <16 x double> %t35, %t35
  %t37 = fptrunc <16 x double> %t36 to <16 x float>
  %t38 = fpext <16 x float> %t37 to <16 x double>
  %t39 = getelementptr inbounds double, ptr %t22, i64 9
  %t40 = getelementptr double, ptr %t39, <16 x i32> %t25
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t38, <16 x ptr> %t40, i32 8, <16 x i1> %t17)
  %t41 = getelementptr inbounds double, ptr %t22, i64 0
  %t42 = getelementptr double, ptr %t41, <16 x i32> %t25
  %t43 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t42, i32 8, <16 x i1> %t17, <16 x double> zeroinitializer)
  %t44 = getelementptr inbounds double, ptr %t22, i64 5
  %t45 = getelementptr double, ptr %t44, <16 x i32> %t25
  %t46 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t45, i32 8, <16 x i1> %t17, <16 x double> zeroinitializer)
  %t47 = fmul <16 x double> %t43, %t46
  %t48 = fsub <16 x double> splat (double 0x3FF0000000000000), %t47
  %t49 = fptrunc <16 x double> %t48 to <16 x float>
  %t50 = fpext <16 x float> %t49 to <16 x double>
  %t51 = getelementptr inbounds double, ptr %t22, i64 11
  %t52 = getelementptr double, ptr %t51, <16 x i32> %t25
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t50, <16 x ptr> %t52, i32 8, <16 x i1> %t17)
  %t10 = add nuw nsw i64 %t9, 16
  br label %b6
b8:
  %t53 = getelementptr inbounds double, ptr %t3, i64 0
  %t54 = load double, ptr %t53, align 8
  %t55 = fadd double %t54, 0x3FF0000000000000
  %t56 = getelementptr inbounds double, ptr %t3, i64 1
  store double %t55, ptr %t56, align 8
  %t57 = fcmp olt double %t55, 0x0010000000000000
  %t58 = fmul double %t55, 0x4350000000000000
  %t59 = select i1 %t57, double %t58, double %t55
  %t60 = bitcast double %t59 to i64
  %t61 = sub i64 %t60, 4604544271217802189
  %t62 = ashr i64 %t61, 52
  %t63 = shl i64 %t62, 52
  %t64 = sub i64 %t60, %t63
  %t65 = bitcast i64 %t64 to double
  %t66 = fsub double %t65, 0x3FF0000000000000
  %t67 = add i64 %t62, 4843621399236968448
  %t68 = bitcast i64 %t67 to double
  %t69 = fsub double %t68, 0x4338000000000000
  %t70 = fsub double %t69, 0x404B000000000000
  %t71 = select i1 %t57, double %t70, double %t69
  %t72 = fmul double %t71, 0x3FE62E42FEE00000
  %t73 = fmul double %t71, 0x3DEA39EF35793C76
  %t74 = fadd double 0x4000000000000000, %t66
  %t75 = fdiv double %t66, %t74
  %t76 = fmul double %t75, %t75
  %t77 = fmul double %t76, %t76
  %t78 = fmul double 0x3FC2F112DF3E5244, %t77
  %t79 = fadd double %t78, 0x3FC7466496CB03DE
  %t80 = fmul double %t79, %t77
  %t81 = fadd double %t80, 0x3FD2492494229359
  %t82 = fmul double %t81, %t77
  %t83 = fadd double %t82, 0x3FE5555555555593
  %t84 = fmul double %t76, %t83
  %t85 = fmul double 0x3FC39A09D078C69F, %t77
  %t86 = fadd double %t85, 0x3FCC71C51D8E78AF
  %t87 = fmul double %t86, %t77
  %t88 = fadd double %t87, 0x3FD999999997FA04
  %t89 = fmul double %t77, %t88
  %t90 = fadd double %t84, %t89
  %t91 = fmul double %t66, %t66
  %t92 = fmul double 0x3FE0000000000000, %t91
  %t93 = fadd double %t92, %t90
  %t94 = fmul double %t75, %t93
  %t95 = fadd double %t94, %t73
  %t96 = fsub double %t92, %t95
  %t97 = fsub double %t96, %t66
  %t98 = fsub double %t72, %t97
  %t99 = fcmp olt double %t55, 0x7FF0000000000000
  %t100 = select i1 %t99, double %t98, double %t55
  %t101 = fcmp olt double 0x0000000000000000, %t55
  %t102 = fcmp oeq double %t55, 0x0000000000000000
  %t103 = select i1 %t102, double 0xFFF0000000000000, double 0x7FF8000000000000
  %t104 = select i1 %t101, double %t100, double %t103
  %t105 = getelementptr inbounds double, ptr %t3, i64 2
  store double %t104, ptr %t105, align 8
  %t106 = fcmp oeq double %t55, 0x3FF0000000000000
  %t107 = uitofp i1 %t106 to double
  %t108 = getelementptr inbounds double, ptr %t3, i64 3
  store double %t107, ptr %t108, align 8
  %t109 = fmul double 0xBFE0000000000000, %t104
  %t110 = fcmp olt double %t109, 0xC087500000000000
  %t111 = select i1 %t110, double 0xC087500000000000, double %t109
  %t112 = fcmp olt double 0x4086300000000000, %t111
  %t113 = select i1 %t112, double 0x4086300000000000, double %t111
  %t114 = fmul double %t113, 0x3FF71547652B82FE
  %t115 = fadd double %t114, 0x4338000000000000
  %t116 = fsub double %t115, 0x4338000000000000
  %t117 = fmul double %t116, 0x3FE62E42FEE00000
  %t118 = fsub double %t113, %t117
  %t119 = fmul double %t116, 0x3DEA39EF35793C76
  %t120 = fsub double %t118, %t119
  %t121 = fmul double %t120, %t120
  %t122 = fmul double 0x3E66376972BEA4D0, %t121
  %t123 = fadd double %t122, 0xBEBBBD41C5D26BF1
  %t124 = fmul double %t123, %t121
  %t125 = fadd double %t124, 0x3F11566AAF25DE2C
  %t126 = fmul double %t125, %t121
  %t127 = fadd double %t126, 0xBF66C16C16BEBD93
  %t128 = fmul double %t127, %t121
  %t129 = fadd double %t128, 0x3FC555555555553E
  %t130 = fmul double %t121, %t129
  %t131 = fsub double %t120, %t130
  %t132 = fmul double %t120, %t131
  %t133 = fsub double 0x4000000000000000, %t131
  %t134 = fdiv double %t132, %t133
  %t135 = fsub double %t119, %t134
  %t136 = fsub double %t135, %t118
  %t137 = fsub double 0x3FF0000000000000, %t136
  %t138 = bitcast double %t115 to i64
  %t139 = sub i64 %t138, 4843621399236966402
  %t140 = lshr i64 %t139, 1
  %t141 = sub i64 %t139, %t140
  %t142 = shl i64 %t140, 52
  %t143 = bitcast i64 %t142 to double
  %t144 = shl i64 %t141, 52
  %t145 = bitcast i64 %t144 to double
  %t146 = fmul double %t137, %t143
  %t147 = fmul double %t146, %t145
  %t148 = select i1 %t106, double 0x3FF0000000000000, double %t147
  %t149 = getelementptr inbounds double, ptr %t3, i64 4
  store double %t148, ptr %t149, align 8
  %t150 = getelementptr inbounds double, ptr %t3, i64 2
  %t151 = load double, ptr %t150, align 8
  %t152 = insertelement <16 x double> poison, double %t151, i64 0
  %t153 = shufflevector <16 x double> %t152, <16 x double> poison, <16 x i32> zeroinitializer
  %t154 = getelementptr inbounds double, ptr %t3, i64 3
  %t155 = load double, ptr %t154, align 8
  %t156 = fcmp une double %t155, 0x0000000000000000
  %t157 = insertelement <16 x i1> poison, i1 %t156, i64 0
  %t158 = shufflevector <16 x i1> %t157, <16 x i1> poison, <16 x i32> zeroinitializer
  %t159 = getelementptr inbounds double, ptr %t3, i64 4
  %t160 = load double, ptr %t159, align 8
  %t161 = insertelement <16 x double> poison, double %t160, i64 0
  %t162 = shufflevector <16 x double> %t161, <16 x double> poison, <16 x i32> zeroinitializer
  %t163 = getelementptr inbounds i64, ptr %ctx, i64 7
  %t164 = load i64, ptr %t163, align 8
  br label %b165
b165:
  %t168 = phi i64 [ 0, %b8 ], [ %t169, %b166 ]
  %t170 = icmp slt i64 %t168, %t164
  br i1 %t170, label %b166, label %b167
b166:
  %t171 = sub i64 %t164, %t168
  %t172 = call i64 @llvm.smin.i64(i64 %t171, i64 16)
  %t173 = trunc i64 %t172 to i32
  %t174 = insertelement <16 x i32> poison, i32 %t173, i64 0
  %t175 = shufflevector <16 x i32> %t174, <16 x i32> poison, <16 x i32> zeroinitializer
  %t176 = icmp sgt <16 x i32> %t175, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t177 = mul i64 %t168, 12
  %t178 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t179 = load i64, ptr %t178, align 8
  %t180 = inttoptr i64 %t179 to ptr
  %t181 = getelementptr inbounds double, ptr %t180, i64 %t177
  %t182 = insertelement <16 x i32> poison, i32 12, i64 0
  %t183 = shufflevector <16 x i32> %t182, <16 x i32> poison, <16 x i32> zeroinitializer
  %t184 = mul <16 x i32> %t183, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t185 = getelementptr inbounds double, ptr %t181, i64 1
  %t186 = getelementptr double, ptr %t185, <16 x i32> %t184
  %t187 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t186, i32 8, <16 x i1> %t176, <16 x double> zeroinitializer)
  %t188 = fmul <16 x double> %t187, %t153
  %t189 = fcmp olt <16 x double> %t188, splat (double 0xC087500000000000)
  %t190 = select <16 x i1> %t189, <16 x double> splat (double 0xC087500000000000), <16 x double> %t188
  %t191 = fcmp olt <16 x double> splat (double 0x4086300000000000), %t190
  %t192 = select <16 x i1> %t191, <16 x double> splat (double 0x4086300000000000), <16 x double> %t190
  %t193 = fmul <16 x double> %t192, splat (double 0x3FF71547652B82FE)
  %t194 = fadd <16 x double> %t193, splat (double 0x4338000000000000)
  %t195 = fsub <16 x double> %t194, splat (double 0x4338000000000000)
  %t196 = fmul <16 x double> %t195, splat (double 0x3FE62E42FEE00000)
  %t197 = fsub <16 x double> %t192, %t196
  %t198 = fmul <16 x double> %t195, splat (double 0x3DEA39EF35793C76)
  %t199 = fsub <16 x double> %t197, %t198
  %t200 = fmul <16 x double> %t199, %t199
  %t201 = fmul <16 x double> splat (double 0x3E66376972BEA4D0), %t200
  %t202 = fadd <16 x double> %t201, splat (double 0xBEBBBD41C5D26BF1)
  %t203 = fmul <16 x double> %t202, %t200
  %t204 = fadd <16 x double> %t203, splat (double 0x3F11566AAF25DE2C)
  %t205 = fmul <16 x double> %t204, %t200
  %t206 = fadd <16 x double> %t205, splat (double 0xBF66C16C16BEBD93)
  %t207 = fmul <16 x double> %t206, %t200
  %t208 = fadd <16 x double> %t207, splat (double 0x3FC555555555553E)
  %t209 = fmul <16 x double> %t200, %t208
  %t210 = fsub <16 x double> %t199, %t209
  %t211 = fmul <16 x double> %t199, %t210
  %t212 = fsub <16 x double> splat (double 0x4000000000000000), %t210
  %t213 = fdiv <16 x double> %t211, %t212
  %t214 = fsub <16 x double> %t198, %t213
  %t215 = fsub <16 x double> %t214, %t197
  %t216 = fsub <16 x double> splat (double 0x3FF0000000000000), %t215
  %t217 = bitcast <16 x double> %t194 to <16 x i64>
  %t218 = sub <16 x i64> %t217, splat (i64 4843621399236966402)
  %t219 = lshr <16 x i64> %t218, splat (i64 1)
  %t220 = sub <16 x i64> %t218, %t219
  %t221 = shl <16 x i64> %t219, splat (i64 52)
  %t222 = bitcast <16 x i64> %t221 to <16 x double>
  %t223 = shl <16 x i64> %t220, splat (i64 52)
  %t224 = bitcast <16 x i64> %t223 to <16 x double>
  %t225 = fmul <16 x double> %t216, %t222
  %t226 = fmul <16 x double> %t225, %t224
  %t227 = getelementptr inbounds double, ptr %t181, i64 6
  %t228 = getelementptr double, ptr %t227, <16 x i32> %t184
  %t229 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t228, i32 8, <16 x i1> %t176, <16 x double> zeroinitializer)
  %t230 = fcmp une <16 x double> %t229, splat (double 0x0000000000000000)
  %t231 = or <16 x i1> %t158, %t230
  %t232 = select <16 x i1> %t231, <16 x double> splat (double 0x3FF0000000000000), <16 x double> %t226
  %t233 = fsub <16 x double> splat (double 0x3FF0000000000000), %t232
  %t234 = fptrunc <16 x double> %t233 to <16 x float>
  %t235 = fpext <16 x float> %t234 to <16 x double>
  %t236 = getelementptr inbounds double, ptr %t181, i64 7
  %t237 = getelementptr double, ptr %t236, <16 x i32> %t184
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t235, <16 x ptr> %t237, i32 8, <16 x i1> %t176)
  %t238 = fsub <16 x double> splat (double 0x3FF0000000000000), %t233
  %t239 = fptrunc <16 x double> %t238 to <16 x float>
  %t240 = fpext <16 x float> %t239 to <16 x double>
  %t241 = getelementptr inbounds double, ptr %t181, i64 8
  %t242 = getelementptr double, ptr %t241, <16 x i32> %t184
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t240, <16 x ptr> %t242, i32 8, <16 x i1> %t176)
  %t243 = getelementptr inbounds double, ptr %t181, i64 0
  %t244 = getelementptr double, ptr %t243, <16 x i32> %t184
  %t245 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t244, i32 8, <16 x i1> %t176, <16 x double> zeroinitializer)
  %t246 = call <16 x double> @llvm.minimum.v16f64(<16 x double> %t245, <16 x double> %t162)
  %t247 = getelementptr inbounds double, ptr %t181, i64 10
  %t248 = getelementptr double, ptr %t247, <16 x i32> %t184
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t246, <16 x ptr> %t248, i32 8, <16 x i1> %t176)
  %t169 = add nuw nsw i64 %t168, 16
  br label %b165
b167:
  ret void
}

define internal void @sf_stage1_0(ptr %ctx, ptr %tensor, i64 %number) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t35 = alloca double, i64 1, align 64
  %t52 = alloca double, i64 1, align 64
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
  %t23 = mul i64 %t16, 12
  %t24 = getelementptr inbounds double, ptr %t22, i64 %t23
  %t25 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t26 = load i64, ptr %t25, align 8
  %t27 = inttoptr i64 %t26 to ptr
  %t28 = mul i64 %number, 2
  %t29 = getelementptr inbounds double, ptr %t27, i64 %t28
  %t30 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t31 = load i64, ptr %t30, align 8
  %t32 = inttoptr i64 %t31 to ptr
  %t33 = mul i64 0, %t8
  %t34 = getelementptr inbounds double, ptr %t32, i64 %t33
  call void @sf_fold_sum(ptr %t35, ptr %t34, i64 %t8, i64 1, ptr %t34, i64 1, i1 false)
  %t36 = load double, ptr %t35, align 8
  %t37 = getelementptr inbounds double, ptr %t29, i64 0
  %t38 = load double, ptr %t37, align 8
  %t39 = fdiv double %t36, %t38
  %t40 = call double @llvm.sqrt.f64(double %t39)
  %t41 = getelementptr inbounds double, ptr %t24, i64 3
  %t42 = load double, ptr %t41, align 8
  %t43 = call double @llvm.maximum.f64(double %t42, double %t40)
  %t44 = getelementptr inbounds double, ptr %t24, i64 10
  %t45 = load double, ptr %t44, align 8
  %t46 = fmul double %t43, %t45
  %t47 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t48 = load i64, ptr %t47, align 8
  %t49 = inttoptr i64 %t48 to ptr
  %t50 = mul i64 0, %t8
  %t51 = getelementptr inbounds double, ptr %t49, i64 %t50
  call void @sf_fold_sum(ptr %t52, ptr %t51, i64 %t8, i64 1, ptr %t51, i64 1, i1 false)
  %t53 = load double, ptr %t52, align 8
  %t54 = fdiv double %t53, %t38
  %t55 = call double @llvm.sqrt.f64(double %t54)
  %t56 = getelementptr inbounds double, ptr %t24, i64 4
  %t57 = load double, ptr %t56, align 8
  %t58 = fdiv double %t55, %t57
  %t59 = call double @llvm.maximum.f64(double 0x3FF0000000000000, double %t58)
  %t60 = fdiv double %t46, %t59
  %t61 = fptrunc double %t60 to float
  %t62 = fpext float %t61 to double
  %t63 = getelementptr inbounds double, ptr %t29, i64 1
  store double %t62, ptr %t63, align 8
  ret void
}

define internal void @sf_commit_step(ptr %ctx) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 2
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr
  %t4 = getelementptr inbounds double, ptr %t3, i64 1
  %t5 = load double, ptr %t4, align 8
  %t6 = getelementptr inbounds double, ptr %t3, i64 0
  store double %t5, ptr %t6, align 8
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
  %t7 = phi i64 [ %low, %entry ], [ %t8, %b31 ]
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
  %t27 = mul i64 %t13, 14
  %t28 = getelementptr inbounds i64, ptr %t26, i64 %t27
  switch i64 %t23, label %b31 [ i64 0, label %b29 i64 1, label %b29 i64 2, label %b30 ]
b29:
  call void @sf_sweep0_pass0(ptr %ctx, ptr %t28, i64 %t13, ptr null, i64 %t15, i64 %t17, i64 %t19, i64 %t21)
  br label %b31
b30:
  call void @sf_sweep0_pass0(ptr %ctx, ptr %t28, i64 %t13, ptr null, i64 %t15, i64 %t17, i64 %t19, i64 %t21)
  call void @sf_stage1_0(ptr %ctx, ptr %t28, i64 %t13)
  call void @sf_sweep1_pass0(ptr %ctx, ptr %t28, i64 %t13, ptr null, i64 %t15, i64 %t17, i64 %t19, i64 %t21)
  br label %b31
b31:
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
  %t27 = mul i64 %t13, 14
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
  br label %b1
b1:
  %t4 = phi i64 [ %low, %entry ], [ %t5, %b2 ]
  %t6 = icmp slt i64 %t4, %high
  br i1 %t6, label %b2, label %b3
b2:
  %t7 = getelementptr inbounds i64, ptr %ctx, i64 1
  %t8 = load i64, ptr %t7, align 8
  %t9 = inttoptr i64 %t8 to ptr
  %t10 = mul i64 %t4, 14
  %t11 = getelementptr inbounds i64, ptr %t9, i64 %t10
  call void @sf_stage0_0(ptr %ctx, ptr %t11, i64 %t4)
  %t5 = add nuw nsw i64 %t4, 1
  br label %b1
b3:
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
  call void @sf_stage0_1(ptr %ctx)
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
  br label %b1
b1:
  %t4 = phi i64 [ %low, %entry ], [ %t5, %b2 ]
  %t6 = icmp slt i64 %t4, %high
  br i1 %t6, label %b2, label %b3
b2:
  %t7 = getelementptr inbounds i64, ptr %ctx, i64 1
  %t8 = load i64, ptr %t7, align 8
  %t9 = inttoptr i64 %t8 to ptr
  %t10 = mul i64 %t4, 14
  %t11 = getelementptr inbounds i64, ptr %t9, i64 %t10
  call void @sf_stage1_0(ptr %ctx, ptr %t11, i64 %t4)
  %t5 = add nuw nsw i64 %t4, 1
  br label %b1
b3:
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
