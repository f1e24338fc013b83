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

define internal void @sf_sweep0_pass0(ptr %ctx, ptr %tensor, i64 %number, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t61 = alloca double, i64 1040, align 64
  %t64 = alloca double, i64 1040, align 64
  %t67 = alloca double, i64 1040, align 64
  %t1 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t2 = load i64, ptr %t1, align 8
  %t3 = icmp eq i64 %cols, %t2
  %t4 = icmp sle i64 %cols, 16
  %t5 = and i1 %t3, %t4
  %t6 = urem i64 %cols, 16
  %t7 = icmp ne i64 %t6, 0
  %t8 = and i1 %t5, %t7
  %t13 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t14 = load i64, ptr %t13, align 8
  %t46 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t47 = load i64, ptr %t46, align 8
  %t48 = inttoptr i64 %t47 to ptr
  %t53 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t54 = load i64, ptr %t53, align 8
  %t55 = inttoptr i64 %t54 to ptr
  %t113 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t114 = load i64, ptr %t113, align 8
  %t115 = inttoptr i64 %t114 to ptr
  %t117 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t118 = load i64, ptr %t117, align 8
  %t124 = getelementptr inbounds i64, ptr %tensor, i64 15
  %t125 = load i64, ptr %t124, align 8
  %t126 = inttoptr i64 %t125 to ptr
  %t552 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t553 = load i64, ptr %t552, align 8
  %t554 = inttoptr i64 %t553 to ptr
  %t556 = getelementptr inbounds i64, ptr %tensor, i64 7
  %t557 = load i64, ptr %t556, align 8
  br i1 %t8, label %b9, label %b10
b9:
  %t12 = add i64 %row, %rows
  %t15 = icmp sgt i64 %t14, 64
  %t16 = select i1 %t15, i64 %t14, i64 %rows
  %t25 = call i64 @llvm.smin.i64(i64 %t14, i64 64)
  %t26 = mul i64 %t25, %cols
  %t27 = udiv i64 1024, %t26
  %t28 = mul i64 %t27, %t25
  %t94 = icmp eq i64 %cols, 1
  %t533 = icmp eq i64 %t14, 1
  br label %b17
b17:
  %t20 = phi i64 [ %row, %b9 ], [ %t21, %b31 ]
  %t22 = icmp slt i64 %t20, %t12
  br i1 %t22, label %b18, label %b19
b18:
  %t23 = add i64 %t20, %t16
  %t24 = call i64 @llvm.smin.i64(i64 %t23, i64 %t12)
  br label %b29
b29:
  %t32 = phi i64 [ %t20, %b18 ], [ %t33, %b536 ]
  %t34 = icmp slt i64 %t32, %t24
  br i1 %t34, label %b30, label %b31
b30:
  %t35 = sub i64 %t24, %t32
  %t36 = call i64 @llvm.smin.i64(i64 %t28, i64 %t35)
  %t37 = mul i64 %t36, %cols
  %t38 = urem i64 %t37, 16
  %t39 = sub i64 %t37, %t38
  %t49 = mul i64 %t32, %t2
  br label %b40
b40:
  %t43 = phi i64 [ 0, %b30 ], [ %t44, %b41 ]
  %t45 = icmp slt i64 %t43, %t39
  br i1 %t45, label %b41, label %b42
b41:
  %t50 = add i64 %t49, %t43
  %t51 = getelementptr inbounds float, ptr %t48, i64 %t50
  %t52 = load <16 x float>, ptr %t51, align 4
  %t56 = getelementptr inbounds float, ptr %t55, i64 %t50
  %t57 = load <16 x float>, ptr %t56, align 4
  %t58 = fmul <16 x float> %t57, %t57
  %t59 = fmul <16 x float> %t52, %t52
  %t60 = fpext <16 x float> %t58 to <16 x double>
  %t62 = getelementptr inbounds double, ptr %t61, i64 %t43
  store <16 x double> %t60, ptr %t62, align 8
  %t63 = fpext <16 x float> %t58 to <16 x double>
  %t65 = getelementptr inbounds double, ptr %t64, i64 %t43
  store <16 x double> %t63, ptr %t65, align 8
  %t66 = fpext <16 x float> %t59 to <16 x double>
  %t68 = getelementptr inbounds double, ptr %t67, i64 %t43
  store <16 x double> %t66, ptr %t68, align 8
  %t44 = add nuw nsw i64 %t43, 16
  br label %b40
b42:
  br label %b69
b69:
  %t72 = phi i64 [ %t39, %b42 ], [ %t73, %b70 ]
  %t74 = icmp slt i64 %t72, %t37
  br i1 %t74, label %b70, label %b71
b70:
  %t81 = add i64 %t49, %t72
  %t75 = sub i64 %t37, %t72
  %t76 = call i64 @llvm.smin.i64(i64 %t75, i64 16)
  %t77 = trunc i64 %t76 to i32
  %t78 = insertelement <16 x i32> poison, i32 %t77, i64 0
  %t79 = shufflevector <16 x i32> %t78, <16 x i32> poison, <16 x i32> zeroinitializer
  %t80 = icmp sgt <16 x i32> %t79, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t82 = getelementptr inbounds float, ptr %t48, i64 %t81
  %t83 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t82, i32 4, <16 x i1> %t80, <16 x float> zeroinitializer)
  %t84 = getelementptr inbounds float, ptr %t55, i64 %t81
  %t85 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t84, i32 4, <16 x i1> %t80, <16 x float> zeroinitializer)
  %t86 = fmul <16 x float> %t85, %t85
  %t87 = fmul <16 x float> %t83, %t83
  %t88 = fpext <16 x float> %t86 to <16 x double>
  %t89 = getelementptr inbounds double, ptr %t61, i64 %t72
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t88, ptr %t89, i32 8, <16 x i1> %t80)
  %t90 = fpext <16 x float> %t86 to <16 x double>
  %t91 = getelementptr inbounds double, ptr %t64, i64 %t72
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t90, ptr %t91, i32 8, <16 x i1> %t80)
  %t92 = fpext <16 x float> %t87 to <16 x double>
  %t93 = getelementptr inbounds double, ptr %t67, i64 %t72
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t92, ptr %t93, i32 8, <16 x i1> %t80)
  %t73 = add nuw nsw i64 %t72, 16
  br label %b69
b71:
  br i1 %t94, label %b95, label %b96
b95:
  br label %b98
b98:
  %t101 = phi i64 [ 0, %b95 ], [ %t102, %b99 ]
  %t103 = icmp slt i64 %t101, %t36
  br i1 %t103, label %b99, label %b100
b99:
  %t116 = add i64 %t32, %t101
  %t119 = mul i64 %t116, %t118
  %t104 = sub i64 %t36, %t101
  %t105 = call i64 @llvm.smin.i64(i64 %t104, i64 16)
  %t106 = trunc i64 %t105 to i32
  %t107 = insertelement <16 x i32> poison, i32 %t106, i64 0
  %t108 = shufflevector <16 x i32> %t107, <16 x i32> poison, <16 x i32> zeroinitializer
  %t109 = icmp sgt <16 x i32> %t108, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t110 = getelementptr inbounds double, ptr %t61, i64 %t101
  %t111 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t110, i32 8, <16 x i1> %t109, <16 x double> zeroinitializer)
  %t112 = fadd <16 x double> splat (double 0x0000000000000000), %t111
  %t120 = getelementptr inbounds double, ptr %t115, i64 %t119
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t112, ptr %t120, i32 8, <16 x i1> %t109)
  %t121 = getelementptr inbounds double, ptr %t67, i64 %t101
  %t122 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t121, i32 8, <16 x i1> %t109, <16 x double> zeroinitializer)
  %t123 = fadd <16 x double> splat (double 0x0000000000000000), %t122
  %t127 = getelementptr inbounds double, ptr %t126, i64 %t119
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t123, ptr %t127, i32 8, <16 x i1> %t109)
  %t102 = add nuw nsw i64 %t101, 16
  br label %b98
b100:
  br label %b97
b96:
  %t128 = icmp eq i64 %cols, 2
  br i1 %t128, label %b129, label %b130
b129:
  br label %b132
b132:
  %t135 = phi i64 [ 0, %b129 ], [ %t136, %b133 ]
  %t137 = icmp slt i64 %t135, %t36
  br i1 %t137, label %b133, label %b134
b133:
  %t138 = mul i64 %t135, 2
  %t141 = add i64 %t138, 1
  %t146 = add i64 %t32, %t135
  %t147 = mul i64 %t146, %t118
  %t139 = getelementptr inbounds double, ptr %t61, i64 %t138
  %t140 = load double, ptr %t139, align 8
  %t142 = getelementptr inbounds double, ptr %t61, i64 %t141
  %t143 = load double, ptr %t142, align 8
  %t144 = fadd double %t140, %t143
  %t145 = fadd double 0x0000000000000000, %t144
  %t148 = getelementptr inbounds double, ptr %t115, i64 %t147
  store double %t145, ptr %t148, align 8
  %t149 = getelementptr inbounds double, ptr %t67, i64 %t138
  %t150 = load double, ptr %t149, align 8
  %t151 = getelementptr inbounds double, ptr %t67, i64 %t141
  %t152 = load double, ptr %t151, align 8
  %t153 = fadd double %t150, %t152
  %t154 = fadd double 0x0000000000000000, %t153
  %t155 = getelementptr inbounds double, ptr %t126, i64 %t147
  store double %t154, ptr %t155, align 8
  %t136 = add nuw nsw i64 %t135, 1
  br label %b132
b134:
  br label %b131
b130:
  %t156 = icmp eq i64 %cols, 3
  br i1 %t156, label %b157, label %b158
b157:
  br label %b160
b160:
  %t163 = phi i64 [ 0, %b157 ], [ %t164, %b161 ]
  %t165 = icmp slt i64 %t163, %t36
  br i1 %t165, label %b161, label %b162
b161:
  %t166 = mul i64 %t163, 3
  %t169 = add i64 %t166, 1
  %t172 = add i64 %t166, 2
  %t178 = add i64 %t32, %t163
  %t179 = mul i64 %t178, %t118
  %t167 = getelementptr inbounds double, ptr %t61, i64 %t166
  %t168 = load double, ptr %t167, align 8
  %t170 = getelementptr inbounds double, ptr %t61, i64 %t169
  %t171 = load double, ptr %t170, align 8
  %t173 = getelementptr inbounds double, ptr %t61, i64 %t172
  %t174 = load double, ptr %t173, align 8
  %t175 = fadd double %t168, %t174
  %t176 = fadd double %t175, %t171
  %t177 = fadd double 0x0000000000000000, %t176
  %t180 = getelementptr inbounds double, ptr %t115, i64 %t179
  store double %t177, ptr %t180, align 8
  %t181 = getelementptr inbounds double, ptr %t67, i64 %t166
  %t182 = load double, ptr %t181, align 8
  %t183 = getelementptr inbounds double, ptr %t67, i64 %t169
  %t184 = load double, ptr %t183, align 8
  %t185 = getelementptr inbounds double, ptr %t67, i64 %t172
  %t186 = load double, ptr %t185, align 8
  %t187 = fadd double %t182, %t186
  %t188 = fadd double %t187, %t184
  %t189 = fadd double 0x0000000000000000, %t188
  %t190 = getelementptr inbounds double, ptr %t126, i64 %t179
  store double %t189, ptr %t190, align 8
  %t164 = add nuw nsw i64 %t163, 1
  br label %b160
b162:
  br label %b159
b158:
  %t191 = icmp eq i64 %cols, 4
  br i1 %t191, label %b192, label %b193
b192:
  br label %b195
b195:
  %t198 = phi i64 [ 0, %b192 ], [ %t199, %b196 ]
  %t200 = icmp slt i64 %t198, %t36
  br i1 %t200, label %b196, label %b197
b196:
  %t201 = mul i64 %t198, 4
  %t204 = add i64 %t201, 1
  %t207 = add i64 %t201, 2
  %t210 = add i64 %t201, 3
  %t217 = add i64 %t32, %t198
  %t218 = mul i64 %t217, %t118
  %t202 = getelementptr inbounds double, ptr %t61, i64 %t201
  %t203 = load double, ptr %t202, align 8
  %t205 = getelementptr inbounds double, ptr %t61, i64 %t204
  %t206 = load double, ptr %t205, align 8
  %t208 = getelementptr inbounds double, ptr %t61, i64 %t207
  %t209 = load double, ptr %t208, align 8
  %t211 = getelementptr inbounds double, ptr %t61, i64 %t210
  %t212 = load double, ptr %t211, align 8
  %t213 = fadd double %t203, %t209
  %t214 = fadd double %t206, %t212
  %t215 = fadd double %t213, %t214
  %t216 = fadd double 0x0000000000000000, %t215
  %t219 = getelementptr inbounds double, ptr %t115, i64 %t218
  store double %t216, ptr %t219, align 8
  %t220 = getelementptr inbounds double, ptr %t67, i64 %t201
  %t221 = load double, ptr %t220, align 8
  %t222 = getelementptr inbounds double, ptr %t67, i64 %t204
  %t223 = load double, ptr %t222, align 8
  %t224 = getelementptr inbounds double, ptr %t67, i64 %t207
  %t225 = load double, ptr %t224, align 8
  %t226 = getelementptr inbounds double, ptr %t67, i64 %t210
  %t227 = load double, ptr %t226, align 8
  %t228 = fadd double %t221, %t225
  %t229 = fadd double %t223, %t227
  %t230 = fadd double %t228, %t229
  %t231 = fadd double 0x0000000000000000, %t230
  %t232 = getelementptr inbounds double, ptr %t126, i64 %t218
  store double %t231, ptr %t232, align 8
  %t199 = add nuw nsw i64 %t198, 1
  br label %b195
b197:
  br label %b194
b193:
  %t233 = icmp eq i64 %cols, 5
  br i1 %t233, label %b234, label %b235
b234:
  br label %b237
b237:
  %t240 = phi i64 [ 0, %b234 ], [ %t241, %b238 ]
  %t242 = icmp slt i64 %t240, %t36
  br i1 %t242, label %b238, label %b239
b238:
  %t243 = mul i64 %t240, 5
  %t246 = add i64 %t243, 1
  %t249 = add i64 %t243, 2
  %t252 = add i64 %t243, 3
  %t255 = add i64 %t243, 4
  %t263 = add i64 %t32, %t240
  %t264 = mul i64 %t263, %t118
  %t244 = getelementptr inbounds double, ptr %t61, i64 %t243
  %t245 = load double, ptr %t244, align 8
  %t247 = getelementptr inbounds double, ptr %t61, i64 %t246
  %t248 = load double, ptr %t247, align 8
  %t250 = getelementptr inbounds double, ptr %t61, i64 %t249
  %t251 = load double, ptr %t250, align 8
  %t253 = getelementptr inbounds double, ptr %t61, i64 %t252
  %t254 = load double, ptr %t253, align 8
  %t256 = getelementptr inbounds double, ptr %t61, i64 %t255
  %t257 = load double, ptr %t256, align 8
  %t258 = fadd double %t245, %t257
  %t259 = fadd double %t258, %t251
  %t260 = fadd double %t248, %t254
  %t261 = fadd double %t259, %t260
  %t262 = fadd double 0x0000000000000000, %t261
  %t265 = getelementptr inbounds double, ptr %t115, i64 %t264
  store double %t262, ptr %t265, align 8
  %t266 = getelementptr inbounds double, ptr %t67, i64 %t243
  %t267 = load double, ptr %t266, align 8
  %t268 = getelementptr inbounds double, ptr %t67, i64 %t246
  %t269 = load double, ptr %t268, align 8
  %t270 = getelementptr inbounds double, ptr %t67, i64 %t249
  %t271 = load double, ptr %t270, align 8
  %t272 = getelementptr inbounds double, ptr %t67, i64 %t252
  %t273 = load double, ptr %t272, align 8
  %t274 = getelementptr inbounds double, ptr %t67, i64 %t255
  %t275 = load double, ptr %t274, align 8
  %t276 = fadd double %t267, %t275
  %t277 = fadd double %t276, %t271
  %t278 = fadd double %t269, %t273
  %t279 = fadd double %t277, %t278
  %t280 = fadd double 0x0000000000000000, %t279
  %t281 = getelementptr inbounds double, ptr %t126, i64 %t264
  store double %t280, ptr %t281, align 8
  %t241 = add nuw nsw i64 %t240, 1
  br label %b237
b239:
  br label %b236
b235:
  %t282 = icmp eq i64 %cols, 6
  br i1 %t282, label %b283, label %b284
b283:
  br label %b286
b286:
  %t289 = phi i64 [ 0, %b283 ], [ %t290, %b287 ]
  %t291 = icmp slt i64 %t289, %t36
  br i1 %t291, label %b287, label %b288
b287:
  %t292 = mul i64 %t289, 6
  %t295 = add i64 %t292, 1
  %t298 = add i64 %t292, 2
  %t301 = add i64 %t292, 3
  %t304 = add i64 %t292, 4
  %t307 = add i64 %t292, 5
  %t316 = add i64 %t32, %t289
  %t317 = mul i64 %t316, %t118
  %t293 = getelementptr inbounds double, ptr %t61, i64 %t292
  %t294 = load double, ptr %t293, align 8
  %t296 = getelementptr inbounds double, ptr %t61, i64 %t295
  %t297 = load double, ptr %t296, align 8
  %t299 = getelementptr inbounds double, ptr %t61, i64 %t298
  %t300 = load double, ptr %t299, align 8
  %t302 = getelementptr inbounds double, ptr %t61, i64 %t301
  %t303 = load double, ptr %t302, align 8
  %t305 = getelementptr inbounds double, ptr %t61, i64 %t304
  %t306 = load double, ptr %t305, align 8
  %t308 = getelementptr inbounds double, ptr %t61, i64 %t307
  %t309 = load double, ptr %t308, align 8
  %t310 = fadd double %t294, %t306
  %t311 = fadd double %t297, %t309
  %t312 = fadd double %t310, %t300
  %t313 = fadd double %t311, %t303
  %t314 = fadd double %t312, %t313
  %t315 = fadd double 0x0000000000000000, %t314
  %t318 = getelementptr inbounds double, ptr %t115, i64 %t317
  store double %t315, ptr %t318, align 8
  %t319 = getelementptr inbounds double, ptr %t67, i64 %t292
  %t320 = load double, ptr %t319, align 8
  %t321 = getelementptr inbounds double, ptr %t67, i64 %t295
  %t322 = load double, ptr %t321, align 8
  %t323 = getelementptr inbounds double, ptr %t67, i64 %t298
  %t324 = load double, ptr %t323, align 8
  %t325 = getelementptr inbounds double, ptr %t67, i64 %t301
  %t326 = load double, ptr %t325, align 8
  %t327 = getelementptr inbounds double, ptr %t67, i64 %t304
  %t328 = load double, ptr %t327, align 8
  %t329 = getelementptr inbounds double, ptr %t67, i64 %t307
  %t330 = load double, ptr %t329, align 8
  %t331 = fadd double %t320, %t328
  %t332 = fadd double %t322, %t330
  %t333 = fadd double %t331, %t324
  %t334 = fadd double %t332, %t326
  %t335 = fadd double %t333, %t334
  %t336 = fadd double 0x0000000000000000, %t335
  %t337 = getelementptr inbounds double, ptr %t126, i64 %t317
  store double %t336, ptr %t337, align 8
  %t290 = add nuw nsw i64 %t289, 1
  br label %b286
b288:
  br label %b285
b284:
  %t338 = icmp eq i64 %cols, 7
  br i1 %t338, label %b339, label %b340
b339:
  br label %b342
b342:
  %t345 = phi i64 [ 0, %b339 ], [ %t346, %b343 ]
  %t347 = icmp slt i64 %t345, %t36
  br i1 %t347, label %b343, label %b344
b343:
  %t348 = mul i64 %t345, 7
  %t351 = add i64 %t348, 1
  %t354 = add i64 %t348, 2
  %t357 = add i64 %t348, 3
  %t360 = add i64 %t348, 4
  %t363 = add i64 %t348, 5
  %t366 = add i64 %t348, 6
  %t376 = add i64 %t32, %t345
  %t377 = mul i64 %t376, %t118
  %t349 = getelementptr inbounds double, ptr %t61, i64 %t348
  %t350 = load double, ptr %t349, align 8
  %t352 = getelementptr inbounds double, ptr %t61, i64 %t351
  %t353 = load double, ptr %t352, align 8
  %t355 = getelementptr inbounds double, ptr %t61, i64 %t354
  %t356 = load double, ptr %t355, align 8
  %t358 = getelementptr inbounds double, ptr %t61, i64 %t357
  %t359 = load double, ptr %t358, align 8
  %t361 = getelementptr inbounds double, ptr %t61, i64 %t360
  %t362 = load double, ptr %t361, align 8
  %t364 = getelementptr inbounds double, ptr %t61, i64 %t363
  %t365 = load double, ptr %t364, align 8
  %t367 = getelementptr inbounds double, ptr %t61, i64 %t366
  %t368 = load double, ptr %t367, align 8
  %t369 = fadd double %t350, %t362
  %t370 = fadd double %t353, %t365
  %t371 = fadd double %t356, %t368
  %t372 = fadd double %t369, %t371
  %t373 = fadd double %t370, %t359
  %t374 = fadd double %t372, %t373
  %t375 = fadd double 0x0000000000000000, %t374
  %t378 = getelementptr inbounds double, ptr %t115, i64 %t377
  store double %t375, ptr %t378, align 8
  %t379 = getelementptr inbounds double, ptr %t67, i64 %t348
  %t380 = load double, ptr %t379, align 8
  %t381 = getelementptr inbounds double, ptr %t67, i64 %t351
  %t382 = load double, ptr %t381, align 8
  %t383 = getelementptr inbounds double, ptr %t67, i64 %t354
  %t384 = load double, ptr %t383, align 8
  %t385 = getelementptr inbounds double, ptr %t67, i64 %t357
  %t386 = load double, ptr %t385, align 8
  %t387 = getelementptr inbounds double, ptr %t67, i64 %t360
  %t388 = load double, ptr %t387, align 8
  %t389 = getelementptr inbounds double, ptr %t67, i64 %t363
  %t390 = load double, ptr %t389, align 8
  %t391 = getelementptr inbounds double, ptr %t67, i64 %t366
  %t392 = load double, ptr %t391, align 8
  %t393 = fadd double %t380, %t388
  %t394 = fadd double %t382, %t390
  %t395 = fadd double %t384, %t392
  %t396 = fadd double %t393, %t395
  %t397 = fadd double %t394, %t386
  %t398 = fadd double %t396, %t397
  %t399 = fadd double 0x0000000000000000, %t398
  %t400 = getelementptr inbounds double, ptr %t126, i64 %t377
  store double %t399, ptr %t400, align 8
  %t346 = add nuw nsw i64 %t345, 1
  br label %b342
b344:
  br label %b341
b340:
  %t401 = icmp eq i64 %cols, 8
  br i1 %t401, label %b402, label %b403
b402:
  br label %b405
b405:
  %t408 = phi i64 [ 0, %b402 ], [ %t409, %b406 ]
  %t410 = icmp slt i64 %t408, %t36
  br i1 %t410, label %b406, label %b407
b406:
  %t411 = mul i64 %t408, 8
  %t414 = add i64 %t411, 1
  %t417 = add i64 %t411, 2
  %t420 = add i64 %t411, 3
  %t423 = add i64 %t411, 4
  %t426 = add i64 %t411, 5
  %t429 = add i64 %t411, 6
  %t432 = add i64 %t411, 7
  %t443 = add i64 %t32, %t408
  %t444 = mul i64 %t443, %t118
  %t412 = getelementptr inbounds double, ptr %t61, i64 %t411
  %t413 = load double, ptr %t412, align 8
  %t415 = getelementptr inbounds double, ptr %t61, i64 %t414
  %t416 = load double, ptr %t415, align 8
  %t418 = getelementptr inbounds double, ptr %t61, i64 %t417
  %t419 = load double, ptr %t418, align 8
  %t421 = getelementptr inbounds double, ptr %t61, i64 %t420
  %t422 = load double, ptr %t421, align 8
  %t424 = getelementptr inbounds double, ptr %t61, i64 %t423
  %t425 = load double, ptr %t424, align 8
  %t427 = getelementptr inbounds double, ptr %t61, i64 %t426
  %t428 = load double, ptr %t427, align 8
  %t430 = getelementptr inbounds double, ptr %t61, i64 %t429
  %t431 = load double, ptr %t430, align 8
  %t433 = getelementptr inbounds double, ptr %t61, i64 %t432
  %t434 = load double, ptr %t433, align 8
  %t435 = fadd double %t413, %t425
  %t436 = fadd double %t416, %t428
  %t437 = fadd double %t419, %t431
  %t438 = fadd double %t422, %t434
  %t439 = fadd double %t435, %t437
  %t440 = fadd double %t436, %t438
  %t441 = fadd double %t439, %t440
  %t442 = fadd double 0x0000000000000000, %t441
  %t445 = getelementptr inbounds double, ptr %t115, i64 %t444
  store double %t442, ptr %t445, align 8
  %t446 = getelementptr inbounds double, ptr %t67, i64 %t411
  %t447 = load double, ptr %t446, align 8
  %t448 = getelementptr inbounds double, ptr %t67, i64 %t414
  %t449 = load double, ptr %t448, align 8
  %t450 = getelementptr inbounds double, ptr %t67, i64 %t417
  %t451 = load double, ptr %t450, align 8
  %t452 = getelementptr inbounds double, ptr %t67, i64 %t420
  %t453 = load double, ptr %t452, align 8
  %t454 = getelementptr inbounds double, ptr %t67, i64 %t423
  %t455 = load double, ptr %t454, align 8
  %t456 = getelementptr inbounds double, ptr %t67, i64 %t426
  %t457 = load double, ptr %t456, align 8
  %t458 = getelementptr inbounds double, ptr %t67, i64 %t429
  %t459 = load double, ptr %t458, align 8
  %t460 = getelementptr inbounds double, ptr %t67, i64 %t432
  %t461 = load double, ptr %t460, align 8
  %t462 = fadd double %t447, %t455
  %t463 = fadd double %t449, %t457
  %t464 = fadd double %t451, %t459
  %t465 = fadd double %t453, %t461
  %t466 = fadd double %t462, %t464
  %t467 = fadd double %t463, %t465
  %t468 = fadd double %t466, %t467
  %t469 = fadd double 0x0000000000000000, %t468
  %t470 = getelementptr inbounds double, ptr %t126, i64 %t444
  store double %t469, ptr %t470, align 8
  %t409 = add nuw nsw i64 %t408, 1
  br label %b405
b407:
  br label %b404
b403:
  br label %b471
b471:
  %t474 = phi i64 [ 0, %b403 ], [ %t475, %b479 ]
  %t476 = icmp slt i64 %t474, %t36
  br i1 %t476, label %b472, label %b473
b472:
  %t491 = mul i64 %t474, %cols
  %t515 = add i64 %t32, %t474
  %t516 = mul i64 %t515, %t118
  br label %b477
b477:
  %t480 = phi i64 [ 0, %b472 ], [ %t481, %b478 ]
  %t482 = phi <16 x double> [ splat (double 0x0000000000000000), %b472 ], [ %t496, %b478 ]
  %t483 = phi <16 x double> [ splat (double 0x0000000000000000), %b472 ], [ %t500, %b478 ]
  %t484 = icmp slt i64 %t480, %cols
  br i1 %t484, label %b478, label %b479
b478:
  %t492 = add i64 %t491, %t480
  %t485 = sub i64 %cols, %t480
  %t486 = call i64 @llvm.smin.i64(i64 %t485, i64 16)
  %t487 = trunc i64 %t486 to i32
  %t488 = insertelement <16 x i32> poison, i32 %t487, i64 0
  %t489 = shufflevector <16 x i32> %t488, <16 x i32> poison, <16 x i32> zeroinitializer
  %t490 = icmp sgt <16 x i32> %t489, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t493 = getelementptr inbounds double, ptr %t61, i64 %t492
  %t494 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t493, i32 8, <16 x i1> %t490, <16 x double> zeroinitializer)
  %t495 = fadd <16 x double> %t482, %t494
  %t496 = select <16 x i1> %t490, <16 x double> %t495, <16 x double> %t482
  %t497 = getelementptr inbounds double, ptr %t67, i64 %t492
  %t498 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t497, i32 8, <16 x i1> %t490, <16 x double> zeroinitializer)
  %t499 = fadd <16 x double> %t483, %t498
  %t500 = select <16 x i1> %t490, <16 x double> %t499, <16 x double> %t483
  %t481 = add nuw nsw i64 %t480, 16
  br label %b477
b479:
  %t501 = shufflevector <16 x double> %t482, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t502 = shufflevector <16 x double> %t482, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t503 = fadd <8 x double> %t501, %t502
  %t504 = shufflevector <8 x double> %t503, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t505 = shufflevector <8 x double> %t503, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t506 = fadd <4 x double> %t504, %t505
  %t507 = shufflevector <4 x double> %t506, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t508 = shufflevector <4 x double> %t506, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t509 = fadd <2 x double> %t507, %t508
  %t510 = shufflevector <2 x double> %t509, <2 x double> poison, <1 x i32> <i32 0>
  %t511 = shufflevector <2 x double> %t509, <2 x double> poison, <1 x i32> <i32 1>
  %t512 = extractelement <1 x double> %t510, i64 0
  %t513 = extractelement <1 x double> %t511, i64 0
  %t514 = fadd double %t512, %t513
  %t517 = getelementptr inbounds double, ptr %t115, i64 %t516
  store double %t514, ptr %t517, align 8
  %t518 = shufflevector <16 x double> %t483, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t519 = shufflevector <16 x double> %t483, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t520 = fadd <8 x double> %t518, %t519
  %t521 = shufflevector <8 x double> %t520, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t522 = shufflevector <8 x double> %t520, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t523 = fadd <4 x double> %t521, %t522
  %t524 = shufflevector <4 x double> %t523, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t525 = shufflevector <4 x double> %t523, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t526 = fadd <2 x double> %t524, %t525
  %t527 = shufflevector <2 x double> %t526, <2 x double> poison, <1 x i32> <i32 0>
  %t528 = shufflevector <2 x double> %t526, <2 x double> poison, <1 x i32> <i32 1>
  %t529 = extractelement <1 x double> %t527, i64 0
  %t530 = extractelement <1 x double> %t528, i64 0
  %t531 = fadd double %t529, %t530
  %t532 = getelementptr inbounds double, ptr %t126, i64 %t516
  store double %t531, ptr %t532, align 8
  %t475 = add nuw nsw i64 %t474, 1
  br label %b471
b473:
  br label %b404
b404:
  br label %b341
b341:
  br label %b285
b285:
  br label %b236
b236:
  br label %b194
b194:
  br label %b159
b159:
  br label %b131
b131:
  br label %b97
b97:
  br i1 %t533, label %b534, label %b535
b534:
  %t555 = udiv i64 %t32, %t14
  %t558 = mul i64 %t555, %t557
  %t559 = urem i64 %t32, %t14
  %t560 = udiv i64 %t559, 64
  %t561 = add i64 %t558, %t560
  %t562 = mul i64 %t561, %t2
  br label %b537
b537:
  %t540 = phi i64 [ 0, %b534 ], [ %t541, %b538 ]
  %t542 = icmp slt i64 %t540, %t37
  br i1 %t542, label %b538, label %b539
b538:
  %t563 = add i64 %t562, %t540
  %t543 = sub i64 %t37, %t540
  %t544 = call i64 @llvm.smin.i64(i64 %t543, i64 16)
  %t545 = trunc i64 %t544 to i32
  %t546 = insertelement <16 x i32> poison, i32 %t545, i64 0
  %t547 = shufflevector <16 x i32> %t546, <16 x i32> poison, <16 x i32> zeroinitializer
  %t548 = icmp sgt <16 x i32> %t547, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t549 = getelementptr inbounds double, ptr %t64, i64 %t540
  %t550 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t549, i32 8, <16 x i1> %t548, <16 x double> zeroinitializer)
  %t551 = fadd <16 x double> splat (double 0x0000000000000000), %t550
  %t564 = getelementptr inbounds double, ptr %t554, i64 %t563
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t551, ptr %t564, i32 8, <16 x i1> %t548)
  %t541 = add nuw nsw i64 %t540, 16
  br label %b537
b539:
  br label %b536
b535:
  br i1 %t94, label %b565, label %b566
b565:
  br label %b568
b568:
  %t571 = phi i64 [ 0, %b565 ], [ %t572, %b578 ]
  %t573 = icmp slt i64 %t571, %t36
  br i1 %t573, label %b569, label %b570
b569:
  %t574 = sub i64 %t36, %t571
  %t575 = call i64 @llvm.smin.i64(i64 %t25, i64 %t574)
  %t588 = add i64 %t32, %t571
  %t589 = udiv i64 %t588, %t14
  %t590 = mul i64 %t589, %t557
  %t591 = urem i64 %t588, %t14
  %t592 = udiv i64 %t591, 64
  %t593 = add i64 %t590, %t592
  %t594 = mul i64 %t593, %t2
  br label %b576
b576:
  %t579 = phi i64 [ 0, %b569 ], [ %t580, %b577 ]
  %t581 = phi double [ 0x0000000000000000, %b569 ], [ %t587, %b577 ]
  %t582 = icmp slt i64 %t579, %t575
  br i1 %t582, label %b577, label %b578
b577:
  %t583 = add i64 %t571, %t579
  %t584 = mul i64 %t583, %cols
  %t585 = getelementptr inbounds double, ptr %t64, i64 %t584
  %t586 = load double, ptr %t585, align 8
  %t587 = fadd double %t581, %t586
  %t580 = add nuw nsw i64 %t579, 1
  br label %b576
b578:
  %t595 = getelementptr inbounds double, ptr %t554, i64 %t594
  store double %t581, ptr %t595, align 8
  %t572 = add nuw nsw i64 %t571, %t25
  br label %b568
b570:
  br label %b567
b566:
  br label %b596
b596:
  %t599 = phi i64 [ 0, %b566 ], [ %t600, %b604 ]
  %t601 = icmp slt i64 %t599, %t36
  br i1 %t601, label %b597, label %b598
b597:
  %t614 = sub i64 %t36, %t599
  %t615 = call i64 @llvm.smin.i64(i64 %t25, i64 %t614)
  %t629 = add i64 %t32, %t599
  %t630 = udiv i64 %t629, %t14
  %t631 = mul i64 %t630, %t557
  %t632 = urem i64 %t629, %t14
  %t633 = udiv i64 %t632, 64
  %t634 = add i64 %t631, %t633
  %t635 = mul i64 %t634, %t2
  br label %b602
b602:
  %t605 = phi i64 [ 0, %b597 ], [ %t606, %b618 ]
  %t607 = icmp slt i64 %t605, %cols
  br i1 %t607, label %b603, label %b604
b603:
  %t636 = add i64 %t635, %t605
  %t608 = sub i64 %cols, %t605
  %t609 = call i64 @llvm.smin.i64(i64 %t608, i64 16)
  %t610 = trunc i64 %t609 to i32
  %t611 = insertelement <16 x i32> poison, i32 %t610, i64 0
  %t612 = shufflevector <16 x i32> %t611, <16 x i32> poison, <16 x i32> zeroinitializer
  %t613 = icmp sgt <16 x i32> %t612, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  br label %b616
b616:
  %t619 = phi i64 [ 0, %b603 ], [ %t620, %b617 ]
  %t621 = phi <16 x double> [ splat (double 0x0000000000000000), %b603 ], [ %t628, %b617 ]
  %t622 = icmp slt i64 %t619, %t615
  br i1 %t622, label %b617, label %b618
b617:
  %t623 = add i64 %t599, %t619
  %t624 = mul i64 %t623, %cols
  %t625 = add i64 %t624, %t605
  %t626 = getelementptr inbounds double, ptr %t64, i64 %t625
  %t627 = load <16 x double>, ptr %t626, align 8
  %t628 = fadd <16 x double> %t621, %t627
  %t620 = add nuw nsw i64 %t619, 1
  br label %b616
b618:
  %t637 = getelementptr inbounds double, ptr %t554, i64 %t636
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t621, ptr %t637, i32 8, <16 x i1> %t613)
  %t606 = add nuw nsw i64 %t605, 16
  br label %b602
b604:
  %t600 = add nuw nsw i64 %t599, %t25
  br label %b596
b598:
  br label %b567
b567:
  br label %b536
b536:
  %t33 = add nuw nsw i64 %t32, %t28
  br label %b29
b31:
  %t21 = add nuw nsw i64 %t20, %t16
  br label %b17
b19:
  br label %b11
b10:
  %t638 = add i64 %row, %rows
  %t671 = add i64 %col, %cols
  br label %b639
b639:
  %t642 = phi i64 [ %row, %b10 ], [ %t643, %b674 ]
  %t644 = icmp slt i64 %t642, %t638
  br i1 %t644, label %b640, label %b641
b640:
  %t645 = urem i64 %t642, %t14
  %t646 = urem i64 %t645, 64
  %t647 = icmp eq i64 %t646, 0
  %t691 = mul i64 %t642, %t2
  %t701 = udiv i64 %t642, %t14
  %t702 = mul i64 %t701, %t557
  %t703 = udiv i64 %t645, 64
  %t704 = add i64 %t702, %t703
  %t705 = mul i64 %t704, %t2
  %t706 = sub i64 %t705, %t691
  %t707 = getelementptr double, ptr %t554, i64 %t706
  %t761 = mul i64 %t642, %t118
  br i1 %t647, label %b648, label %b650
b648:
  %t651 = add i64 %col, %cols
  %t664 = udiv i64 %t642, %t14
  %t665 = mul i64 %t664, %t557
  %t666 = udiv i64 %t645, 64
  %t667 = add i64 %t665, %t666
  %t668 = mul i64 %t667, %t2
  br label %b652
b652:
  %t655 = phi i64 [ %col, %b648 ], [ %t656, %b653 ]
  %t657 = icmp slt i64 %t655, %t651
  br i1 %t657, label %b653, label %b654
b653:
  %t669 = add i64 %t668, %t655
  %t658 = sub i64 %t651, %t655
  %t659 = call i64 @llvm.smin.i64(i64 %t658, i64 16)
  %t660 = trunc i64 %t659 to i32
  %t661 = insertelement <16 x i32> poison, i32 %t660, i64 0
  %t662 = shufflevector <16 x i32> %t661, <16 x i32> poison, <16 x i32> zeroinitializer
  %t663 = icmp sgt <16 x i32> %t662, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t670 = getelementptr inbounds double, ptr %t554, i64 %t669
  call void @llvm.masked.store.v16f64.p0(<16 x double> splat (double 0x0000000000000000), ptr %t670, i32 8, <16 x i1> %t663)
  %t656 = add nuw nsw i64 %t655, 16
  br label %b652
b654:
  br label %b650
b650:
  br label %b672
b672:
  %t675 = phi i64 [ %col, %b650 ], [ %t676, %b717 ]
  %t677 = icmp slt i64 %t675, %t671
  br i1 %t677, label %b673, label %b674
b673:
  %t678 = add i64 %t675, 1024
  %t679 = call i64 @llvm.smin.i64(i64 %t678, i64 %t671)
  %t680 = sub i64 %t679, %t675
  %t681 = urem i64 %t680, 16
  %t682 = sub i64 %t679, %t681
  %t762 = udiv i64 %t675, 1024
  %t763 = add i64 %t761, %t762
  br label %b683
b683:
  %t686 = phi i64 [ %t675, %b673 ], [ %t687, %b684 ]
  %t688 = phi <16 x double> [ splat (double 0x0000000000000000), %b673 ], [ %t700, %b684 ]
  %t689 = phi <16 x double> [ splat (double 0x0000000000000000), %b673 ], [ %t714, %b684 ]
  %t690 = icmp slt i64 %t686, %t682
  br i1 %t690, label %b684, label %b685
b684:
  %t692 = add i64 %t691, %t686
  %t693 = getelementptr inbounds float, ptr %t48, i64 %t692
  %t694 = load <16 x float>, ptr %t693, align 4
  %t695 = getelementptr inbounds float, ptr %t55, i64 %t692
  %t696 = load <16 x float>, ptr %t695, align 4
  %t697 = fmul <16 x float> %t696, %t696
  %t698 = fmul <16 x float> %t694, %t694
  %t699 = fpext <16 x float> %t697 to <16 x double>
  %t700 = fadd <16 x double> %t688, %t699
  %t708 = getelementptr inbounds double, ptr %t707, i64 %t692
  %t709 = load <16 x double>, ptr %t708, align 8
  %t710 = fpext <16 x float> %t697 to <16 x double>
  %t711 = fadd <16 x double> %t709, %t710
  %t712 = getelementptr inbounds double, ptr %t707, i64 %t692
  store <16 x double> %t711, ptr %t712, align 8
  %t713 = fpext <16 x float> %t698 to <16 x double>
  %t714 = fadd <16 x double> %t689, %t713
  %t687 = add nuw nsw i64 %t686, 16
  br label %b683
b685:
  br label %b715
b715:
  %t718 = phi i64 [ %t682, %b685 ], [ %t719, %b716 ]
  %t720 = phi <16 x double> [ %t688, %b685 ], [ %t738, %b716 ]
  %t721 = phi <16 x double> [ %t689, %b685 ], [ %t746, %b716 ]
  %t722 = icmp slt i64 %t718, %t679
  br i1 %t722, label %b716, label %b717
b716:
  %t729 = add i64 %t691, %t718
  %t723 = sub i64 %t679, %t718
  %t724 = call i64 @llvm.smin.i64(i64 %t723, i64 16)
  %t725 = trunc i64 %t724 to i32
  %t726 = insertelement <16 x i32> poison, i32 %t725, i64 0
  %t727 = shufflevector <16 x i32> %t726, <16 x i32> poison, <16 x i32> zeroinitializer
  %t728 = icmp sgt <16 x i32> %t727, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t730 = getelementptr inbounds float, ptr %t48, i64 %t729
  %t731 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t730, i32 4, <16 x i1> %t728, <16 x float> zeroinitializer)
  %t732 = getelementptr inbounds float, ptr %t55, i64 %t729
  %t733 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t732, i32 4, <16 x i1> %t728, <16 x float> zeroinitializer)
  %t734 = fmul <16 x float> %t733, %t733
  %t735 = fmul <16 x float> %t731, %t731
  %t736 = fpext <16 x float> %t734 to <16 x double>
  %t737 = fadd <16 x double> %t720, %t736
  %t738 = select <16 x i1> %t728, <16 x double> %t737, <16 x double> %t720
  %t739 = getelementptr inbounds double, ptr %t707, i64 %t729
  %t740 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t739, i32 8, <16 x i1> %t728, <16 x double> zeroinitializer)
  %t741 = fpext <16 x float> %t734 to <16 x double>
  %t742 = fadd <16 x double> %t740, %t741
  %t743 = getelementptr inbounds double, ptr %t707, i64 %t729
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t742, ptr %t743, i32 8, <16 x i1> %t728)
  %t744 = fpext <16 x float> %t735 to <16 x double>
  %t745 = fadd <16 x double> %t721, %t744
  %t746 = select <16 x i1> %t728, <16 x double> %t745, <16 x double> %t721
  %t719 = add nuw nsw i64 %t718, 16
  br label %b715
b717:
  %t747 = shufflevector <16 x double> %t720, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t748 = shufflevector <16 x double> %t720, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t749 = fadd <8 x double> %t747, %t748
  %t750 = shufflevector <8 x double> %t749, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t751 = shufflevector <8 x double> %t749, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t752 = fadd <4 x double> %t750, %t751
  %t753 = shufflevector <4 x double> %t752, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t754 = shufflevector <4 x double> %t752, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t755 = fadd <2 x double> %t753, %t754
  %t756 = shufflevector <2 x double> %t755, <2 x double> poison, <1 x i32> <i32 0>
  %t757 = shufflevector <2 x double> %t755, <2 x double> poison, <1 x i32> <i32 1>
  %t758 = extractelement <1 x double> %t756, i64 0
  %t759 = extractelement <1 x double> %t757, i64 0
  %t760 = fadd double %t758, %t759
  %t764 = getelementptr inbounds double, ptr %t115, i64 %t763
  store double %t760, ptr %t764, align 8
  %t765 = shufflevector <16 x double> %t721, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t766 = shufflevector <16 x double> %t721, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t767 = fadd <8 x double> %t765, %t766
  %t768 = shufflevector <8 x double> %t767, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t769 = shufflevector <8 x double> %t767, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t770 = fadd <4 x double> %t768, %t769
  %t771 = shufflevector <4 x double> %t770, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t772 = shufflevector <4 x double> %t770, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t773 = fadd <2 x double> %t771, %t772
  %t774 = shufflevector <2 x double> %t773, <2 x double> poison, <1 x i32> <i32 0>
  %t775 = shufflevector <2 x double> %t773, <2 x double> poison, <1 x i32> <i32 1>
  %t776 = extractelement <1 x double> %t774, i64 0
  %t777 = extractelement <1 x double> %t775, i64 0
  %t778 = fadd double %t776, %t777
  %t779 = getelementptr inbounds double, ptr %t126, i64 %t763
  store double %t778, ptr %t779, align 8
  %t676 = add nuw nsw i64 %t675, 1024
  br label %b672
b674:
  %t643 = add nuw nsw i64 %t642, 1
  br label %b639
b641:
  br label %b11
b11:
  ret void
}

define internal void @sf_sweep1_pass0(ptr %ctx, ptr %tensor, i64 %number, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t56 = alloca float, i64 1040, align 64
  %t114 = alloca float, i64 1040, align 64
  %t182 = alloca double, i64 1040, align 64
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr
  %t4 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t5 = load i64, ptr %t4, align 8
  %t6 = mul i64 %t5, 12
  %t7 = getelementptr inbounds double, ptr %t3, i64 %t6
  %t13 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t14 = load i64, ptr %t13, align 8
  %t15 = icmp eq i64 %cols, %t14
  %t16 = icmp sle i64 %cols, 64
  %t17 = and i1 %t15, %t16
  %t18 = urem i64 %cols, 16
  %t19 = icmp ne i64 %t18, 0
  %t20 = and i1 %t17, %t19
  %t50 = getelementptr inbounds i64, ptr %tensor, i64 19
  %t51 = load i64, ptr %t50, align 8
  %t52 = inttoptr i64 %t51 to ptr
  %t86 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t87 = load i64, ptr %t86, align 8
  %t107 = getelementptr inbounds i64, ptr %tensor, i64 20
  %t108 = load i64, ptr %t107, align 8
  %t109 = inttoptr i64 %t108 to ptr
  %t117 = getelementptr inbounds i64, ptr %tensor, i64 3
  %t118 = load i64, ptr %t117, align 8
  %t168 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t169 = load i64, ptr %t168, align 8
  %t170 = inttoptr i64 %t169 to ptr
  %t229 = getelementptr inbounds i64, ptr %tensor, i64 16
  %t230 = load i64, ptr %t229, align 8
  %t231 = inttoptr i64 %t230 to ptr
  %t233 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t234 = load i64, ptr %t233, align 8
  %t8 = getelementptr inbounds double, ptr %t7, i64 9
  %t9 = load double, ptr %t8, align 8
  %t10 = fptrunc double %t9 to float
  %t11 = insertelement <16 x float> poison, float %t10, i64 0
  %t12 = shufflevector <16 x float> %t11, <16 x float> poison, <16 x i32> zeroinitializer
  br i1 %t20, label %b21, label %b22
b21:
  %t24 = add i64 %row, %rows
  %t25 = udiv i64 1024, %cols
  %t32 = icmp eq i64 %cols, 1
  %t88 = icmp eq i64 %t87, 1
  br label %b26
b26:
  %t29 = phi i64 [ %row, %b21 ], [ %t30, %b213 ]
  %t31 = icmp slt i64 %t29, %t24
  br i1 %t31, label %b27, label %b28
b27:
  %t153 = sub i64 %t24, %t29
  %t154 = call i64 @llvm.smin.i64(i64 %t25, i64 %t153)
  %t155 = mul i64 %t154, %cols
  %t156 = urem i64 %t155, 16
  %t157 = sub i64 %t155, %t156
  %t171 = mul i64 %t29, %t14
  br i1 %t32, label %b33, label %b34
b33:
  %t36 = sub i64 %t24, %t29
  %t37 = call i64 @llvm.smin.i64(i64 %t25, i64 %t36)
  br label %b38
b38:
  %t41 = phi i64 [ 0, %b33 ], [ %t42, %b39 ]
  %t43 = icmp slt i64 %t41, %t37
  br i1 %t43, label %b39, label %b40
b39:
  %t53 = add i64 %t29, %t41
  %t44 = sub i64 %t37, %t41
  %t45 = call i64 @llvm.smin.i64(i64 %t44, i64 16)
  %t46 = trunc i64 %t45 to i32
  %t47 = insertelement <16 x i32> poison, i32 %t46, i64 0
  %t48 = shufflevector <16 x i32> %t47, <16 x i32> poison, <16 x i32> zeroinitializer
  %t49 = icmp sgt <16 x i32> %t48, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t54 = getelementptr inbounds float, ptr %t52, i64 %t53
  %t55 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t54, i32 4, <16 x i1> %t49, <16 x float> zeroinitializer)
  %t57 = getelementptr inbounds float, ptr %t56, i64 %t41
  store <16 x float> %t55, ptr %t57, align 4
  %t42 = add nuw nsw i64 %t41, 16
  br label %b38
b40:
  br label %b35
b34:
  %t58 = sub i64 %t24, %t29
  %t59 = call i64 @llvm.smin.i64(i64 %t25, i64 %t58)
  br label %b60
b60:
  %t63 = phi i64 [ 0, %b34 ], [ %t64, %b73 ]
  %t65 = icmp slt i64 %t63, %t59
  br i1 %t65, label %b61, label %b62
b61:
  %t66 = add i64 %t29, %t63
  %t83 = mul i64 %t63, %cols
  %t67 = getelementptr inbounds float, ptr %t52, i64 %t66
  %t68 = load float, ptr %t67, align 4
  %t69 = insertelement <16 x float> poison, float %t68, i64 0
  %t70 = shufflevector <16 x float> %t69, <16 x float> poison, <16 x i32> zeroinitializer
  br label %b71
b71:
  %t74 = phi i64 [ 0, %b61 ], [ %t75, %b72 ]
  %t76 = icmp slt i64 %t74, %cols
  br i1 %t76, label %b72, label %b73
b72:
  %t84 = add i64 %t83, %t74
  %t77 = sub i64 %cols, %t74
  %t78 = call i64 @llvm.smin.i64(i64 %t77, i64 16)
  %t79 = trunc i64 %t78 to i32
  %t80 = insertelement <16 x i32> poison, i32 %t79, i64 0
  %t81 = shufflevector <16 x i32> %t80, <16 x i32> poison, <16 x i32> zeroinitializer
  %t82 = icmp sgt <16 x i32> %t81, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t85 = getelementptr inbounds float, ptr %t56, i64 %t84
  store <16 x float> %t70, ptr %t85, align 4
  %t75 = add nuw nsw i64 %t74, 16
  br label %b71
b73:
  %t64 = add nuw nsw i64 %t63, 1
  br label %b60
b62:
  br label %b35
b35:
  br i1 %t88, label %b89, label %b90
b89:
  %t92 = sub i64 %t24, %t29
  %t93 = call i64 @llvm.smin.i64(i64 %t25, i64 %t92)
  %t94 = mul i64 %t93, %cols
  %t110 = mul i64 %t29, %t14
  br label %b95
b95:
  %t98 = phi i64 [ 0, %b89 ], [ %t99, %b96 ]
  %t100 = icmp slt i64 %t98, %t94
  br i1 %t100, label %b96, label %b97
b96:
  %t111 = add i64 %t110, %t98
  %t101 = sub i64 %t94, %t98
  %t102 = call i64 @llvm.smin.i64(i64 %t101, i64 16)
  %t103 = trunc i64 %t102 to i32
  %t104 = insertelement <16 x i32> poison, i32 %t103, i64 0
  %t105 = shufflevector <16 x i32> %t104, <16 x i32> poison, <16 x i32> zeroinitializer
  %t106 = icmp sgt <16 x i32> %t105, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t112 = getelementptr inbounds float, ptr %t109, i64 %t111
  %t113 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t112, i32 4, <16 x i1> %t106, <16 x float> zeroinitializer)
  %t115 = getelementptr inbounds float, ptr %t114, i64 %t98
  store <16 x float> %t113, ptr %t115, align 4
  %t99 = add nuw nsw i64 %t98, 16
  br label %b95
b97:
  br label %b91
b90:
  %t116 = icmp eq i64 %t29, %row
  %t119 = icmp ne i64 %t118, 1
  %t120 = or i1 %t116, %t119
  br i1 %t120, label %b121, label %b123
b121:
  %t124 = sub i64 %t24, %t29
  %t125 = call i64 @llvm.smin.i64(i64 %t25, i64 %t124)
  br label %b126
b126:
  %t129 = phi i64 [ 0, %b121 ], [ %t130, %b134 ]
  %t131 = icmp slt i64 %t129, %t125
  br i1 %t131, label %b127, label %b128
b127:
  %t144 = add i64 %t29, %t129
  %t145 = udiv i64 %t144, %t87
  %t146 = mul i64 %t145, %t14
  %t150 = mul i64 %t129, %cols
  br label %b132
b132:
  %t135 = phi i64 [ 0, %b127 ], [ %t136, %b133 ]
  %t137 = icmp slt i64 %t135, %cols
  br i1 %t137, label %b133, label %b134
b133:
  %t147 = add i64 %t146, %t135
  %t151 = add i64 %t150, %t135
  %t138 = sub i64 %cols, %t135
  %t139 = call i64 @llvm.smin.i64(i64 %t138, i64 16)
  %t140 = trunc i64 %t139 to i32
  %t141 = insertelement <16 x i32> poison, i32 %t140, i64 0
  %t142 = shufflevector <16 x i32> %t141, <16 x i32> poison, <16 x i32> zeroinitializer
  %t143 = icmp sgt <16 x i32> %t142, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t148 = getelementptr inbounds float, ptr %t109, i64 %t147
  %t149 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t148, i32 4, <16 x i1> %t143, <16 x float> zeroinitializer)
  %t152 = getelementptr inbounds float, ptr %t114, i64 %t151
  store <16 x float> %t149, ptr %t152, align 4
  %t136 = add nuw nsw i64 %t135, 16
  br label %b132
b134:
  %t130 = add nuw nsw i64 %t129, 1
  br label %b126
b128:
  br label %b123
b123:
  br label %b91
b91:
  br label %b158
b158:
  %t161 = phi i64 [ 0, %b91 ], [ %t162, %b159 ]
  %t163 = icmp slt i64 %t161, %t157
  br i1 %t163, label %b159, label %b160
b159:
  %t172 = add i64 %t171, %t161
  %t164 = getelementptr inbounds float, ptr %t56, i64 %t161
  %t165 = load <16 x float>, ptr %t164, align 4
  %t166 = getelementptr inbounds float, ptr %t114, i64 %t161
  %t167 = load <16 x float>, ptr %t166, align 4
  %t173 = getelementptr inbounds float, ptr %t170, i64 %t172
  %t174 = load <16 x float>, ptr %t173, align 4
  %t175 = fmul <16 x float> %t165, %t167
  %t176 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t175, <16 x float> %t12)
  %t177 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t176)
  %t178 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t177
  %t179 = fmul <16 x float> %t174, %t178
  %t180 = fmul <16 x float> %t179, %t179
  %t181 = fpext <16 x float> %t180 to <16 x double>
  %t183 = getelementptr inbounds double, ptr %t182, i64 %t161
  store <16 x double> %t181, ptr %t183, align 8
  %t162 = add nuw nsw i64 %t161, 16
  br label %b158
b160:
  br label %b184
b184:
  %t187 = phi i64 [ %t157, %b160 ], [ %t188, %b185 ]
  %t189 = icmp slt i64 %t187, %t155
  br i1 %t189, label %b185, label %b186
b185:
  %t200 = add i64 %t171, %t187
  %t190 = sub i64 %t155, %t187
  %t191 = call i64 @llvm.smin.i64(i64 %t190, i64 16)
  %t192 = trunc i64 %t191 to i32
  %t193 = insertelement <16 x i32> poison, i32 %t192, i64 0
  %t194 = shufflevector <16 x i32> %t193, <16 x i32> poison, <16 x i32> zeroinitializer
  %t195 = icmp sgt <16 x i32> %t194, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t196 = getelementptr inbounds float, ptr %t56, i64 %t187
  %t197 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t196, i32 4, <16 x i1> %t195, <16 x float> zeroinitializer)
  %t198 = getelementptr inbounds float, ptr %t114, i64 %t187
  %t199 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t198, i32 4, <16 x i1> %t195, <16 x float> zeroinitializer)
  %t201 = getelementptr inbounds float, ptr %t170, i64 %t200
  %t202 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t201, i32 4, <16 x i1> %t195, <16 x float> zeroinitializer)
  %t203 = fmul <16 x float> %t197, %t199
  %t204 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t203, <16 x float> %t12)
  %t205 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t204)
  %t206 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t205
  %t207 = fmul <16 x float> %t202, %t206
  %t208 = fmul <16 x float> %t207, %t207
  %t209 = fpext <16 x float> %t208 to <16 x double>
  %t210 = getelementptr inbounds double, ptr %t182, i64 %t187
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t209, ptr %t210, i32 8, <16 x i1> %t195)
  %t188 = add nuw nsw i64 %t187, 16
  br label %b184
b186:
  br i1 %t32, label %b211, label %b212
b211:
  br label %b214
b214:
  %t217 = phi i64 [ 0, %b211 ], [ %t218, %b215 ]
  %t219 = icmp slt i64 %t217, %t154
  br i1 %t219, label %b215, label %b216
b215:
  %t232 = add i64 %t29, %t217
  %t235 = mul i64 %t232, %t234
  %t220 = sub i64 %t154, %t217
  %t221 = call i64 @llvm.smin.i64(i64 %t220, i64 16)
  %t222 = trunc i64 %t221 to i32
  %t223 = insertelement <16 x i32> poison, i32 %t222, i64 0
  %t224 = shufflevector <16 x i32> %t223, <16 x i32> poison, <16 x i32> zeroinitializer
  %t225 = icmp sgt <16 x i32> %t224, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t226 = getelementptr inbounds double, ptr %t182, i64 %t217
  %t227 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t226, i32 8, <16 x i1> %t225, <16 x double> zeroinitializer)
  %t228 = fadd <16 x double> splat (double 0x0000000000000000), %t227
  %t236 = getelementptr inbounds double, ptr %t231, i64 %t235
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t228, ptr %t236, i32 8, <16 x i1> %t225)
  %t218 = add nuw nsw i64 %t217, 16
  br label %b214
b216:
  br label %b213
b212:
  %t237 = icmp eq i64 %cols, 2
  br i1 %t237, label %b238, label %b239
b238:
  br label %b241
b241:
  %t244 = phi i64 [ 0, %b238 ], [ %t245, %b242 ]
  %t246 = icmp slt i64 %t244, %t154
  br i1 %t246, label %b242, label %b243
b242:
  %t247 = mul i64 %t244, 2
  %t250 = add i64 %t247, 1
  %t255 = add i64 %t29, %t244
  %t256 = mul i64 %t255, %t234
  %t248 = getelementptr inbounds double, ptr %t182, i64 %t247
  %t249 = load double, ptr %t248, align 8
  %t251 = getelementptr inbounds double, ptr %t182, i64 %t250
  %t252 = load double, ptr %t251, align 8
  %t253 = fadd double %t249, %t252
  %t254 = fadd double 0x0000000000000000, %t253
  %t257 = getelementptr inbounds double, ptr %t231, i64 %t256
  store double %t254, ptr %t257, align 8
  %t245 = add nuw nsw i64 %t244, 1
  br label %b241
b243:
  br label %b240
b239:
  %t258 = icmp eq i64 %cols, 3
  br i1 %t258, label %b259, label %b260
b259:
  br label %b262
b262:
  %t265 = phi i64 [ 0, %b259 ], [ %t266, %b263 ]
  %t267 = icmp slt i64 %t265, %t154
  br i1 %t267, label %b263, label %b264
b263:
  %t268 = mul i64 %t265, 3
  %t271 = add i64 %t268, 1
  %t274 = add i64 %t268, 2
  %t280 = add i64 %t29, %t265
  %t281 = mul i64 %t280, %t234
  %t269 = getelementptr inbounds double, ptr %t182, i64 %t268
  %t270 = load double, ptr %t269, align 8
  %t272 = getelementptr inbounds double, ptr %t182, i64 %t271
  %t273 = load double, ptr %t272, align 8
  %t275 = getelementptr inbounds double, ptr %t182, i64 %t274
  %t276 = load double, ptr %t275, align 8
  %t277 = fadd double %t270, %t276
  %t278 = fadd double %t277, %t273
  %t279 = fadd double 0x0000000000000000, %t278
  %t282 = getelementptr inbounds double, ptr %t231, i64 %t281
  store double %t279, ptr %t282, align 8
  %t266 = add nuw nsw i64 %t265, 1
  br label %b262
b264:
  br label %b261
b260:
  %t283 = icmp eq i64 %cols, 4
  br i1 %t283, label %b284, label %b285
b284:
  br label %b287
b287:
  %t290 = phi i64 [ 0, %b284 ], [ %t291, %b288 ]
  %t292 = icmp slt i64 %t290, %t154
  br i1 %t292, label %b288, label %b289
b288:
  %t293 = mul i64 %t290, 4
  %t296 = add i64 %t293, 1
  %t299 = add i64 %t293, 2
  %t302 = add i64 %t293, 3
  %t309 = add i64 %t29, %t290
  %t310 = mul i64 %t309, %t234
  %t294 = getelementptr inbounds double, ptr %t182, i64 %t293
  %t295 = load double, ptr %t294, align 8
  %t297 = getelementptr inbounds double, ptr %t182, i64 %t296
  %t298 = load double, ptr %t297, align 8
  %t300 = getelementptr inbounds double, ptr %t182, i64 %t299
  %t301 = load double, ptr %t300, align 8
  %t303 = getelementptr inbounds double, ptr %t182, i64 %t302
  %t304 = load double, ptr %t303, align 8
  %t305 = fadd double %t295, %t301
  %t306 = fadd double %t298, %t304
  %t307 = fadd double %t305, %t306
  %t308 = fadd double 0x0000000000000000, %t307
  %t311 = getelementptr inbounds double, ptr %t231, i64 %t310
  store double %t308, ptr %t311, align 8
  %t291 = add nuw nsw i64 %t290, 1
  br label %b287
b289:
  br label %b286
b285:
  %t312 = icmp eq i64 %cols, 5
  br i1 %t312, label %b313, label %b314
b313:
  br label %b316
b316:
  %t319 = phi i64 [ 0, %b313 ], [ %t320, %b317 ]
  %t321 = icmp slt i64 %t319, %t154
  br i1 %t321, label %b317, label %b318
b317:
  %t322 = mul i64 %t319, 5
  %t325 = add i64 %t322, 1
  %t328 = add i64 %t322, 2
  %t331 = add i64 %t322, 3
  %t334 = add i64 %t322, 4
  %t342 = add i64 %t29, %t319
  %t343 = mul i64 %t342, %t234
  %t323 = getelementptr inbounds double, ptr %t182, i64 %t322
  %t324 = load double, ptr %t323, align 8
  %t326 = getelementptr inbounds double, ptr %t182, i64 %t325
  %t327 = load double, ptr %t326, align 8
  %t329 = getelementptr inbounds double, ptr %t182, i64 %t328
  %t330 = load double, ptr %t329, align 8
  %t332 = getelementptr inbounds double, ptr %t182, i64 %t331
  %t333 = load double, ptr %t332, align 8
  %t335 = getelementptr inbounds double, ptr %t182, i64 %t334
  %t336 = load double, ptr %t335, align 8
  %t337 = fadd double %t324, %t336
  %t338 = fadd double %t337, %t330
  %t339 = fadd double %t327, %t333
  %t340 = fadd double %t338, %t339
  %t341 = fadd double 0x0000000000000000, %t340
  %t344 = getelementptr inbounds double, ptr %t231, i64 %t343
  store double %t341, ptr %t344, align 8
  %t320 = add nuw nsw i64 %t319, 1
  br label %b316
b318:
  br label %b315
b314:
  %t345 = icmp eq i64 %cols, 6
  br i1 %t345, label %b346, label %b347
b346:
  br label %b349
b349:
  %t352 = phi i64 [ 0, %b346 ], [ %t353, %b350 ]
  %t354 = icmp slt i64 %t352, %t154
  br i1 %t354, label %b350, label %b351
b350:
  %t355 = mul i64 %t352, 6
  %t358 = add i64 %t355, 1
  %t361 = add i64 %t355, 2
  %t364 = add i64 %t355, 3
  %t367 = add i64 %t355, 4
  %t370 = add i64 %t355, 5
  %t379 = add i64 %t29, %t352
  %t380 = mul i64 %t379, %t234
  %t356 = getelementptr inbounds double, ptr %t182, i64 %t355
  %t357 = load double, ptr %t356, align 8
  %t359 = getelementptr inbounds double, ptr %t182, i64 %t358
  %t360 = load double, ptr %t359, align 8
  %t362 = getelementptr inbounds double, ptr %t182, i64 %t361
  %t363 = load double, ptr %t362, align 8
  %t365 = getelementptr inbounds double, ptr %t182, i64 %t364
  %t366 = load double, ptr %t365, align 8
  %t368 = getelementptr inbounds double, ptr %t182, i64 %t367
  %t369 = load double, ptr %t368, align 8
  %t371 = getelementptr inbounds double, ptr %t182, i64 %t370
  %t372 = load double, ptr %t371, align 8
  %t373 = fadd double %t357, %t369
  %t374 = fadd double %t360, %t372
  %t375 = fadd double %t373, %t363
  %t376 = fadd double %t374, %t366
  %t377 = fadd double %t375, %t376
  %t378 = fadd double 0x0000000000000000, %t377
  %t381 = getelementptr inbounds double, ptr %t231, i64 %t380
  store double %t378, ptr %t381, align 8
  %t353 = add nuw nsw i64 %t352, 1
  br label %b349
b351:
  br label %b348
b347:
  %t382 = icmp eq i64 %cols, 7
  br i1 %t382, label %b383, label %b384
b383:
  br label %b386
b386:
  %t389 = phi i64 [ 0, %b383 ], [ %t390, %b387 ]
  %t391 = icmp slt i64 %t389, %t154
  br i1 %t391, label %b387, label %b388
b387:
  %t392 = mul i64 %t389, 7
  %t395 = add i64 %t392, 1
  %t398 = add i64 %t392, 2
  %t401 = add i64 %t392, 3
  %t404 = add i64 %t392, 4
  %t407 = add i64 %t392, 5
  %t410 = add i64 %t392, 6
  %t420 = add i64 %t29, %t389
  %t421 = mul i64 %t420, %t234
  %t393 = getelementptr inbounds double, ptr %t182, i64 %t392
  %t394 = load double, ptr %t393, align 8
  %t396 = getelementptr inbounds double, ptr %t182, i64 %t395
  %t397 = load double, ptr %t396, align 8
  %t399 = getelementptr inbounds double, ptr %t182, i64 %t398
  %t400 = load double, ptr %t399, align 8
  %t402 = getelementptr inbounds double, ptr %t182, i64 %t401
  %t403 = load double, ptr %t402, align 8
  %t405 = getelementptr inbounds double, ptr %t182, i64 %t404
  %t406 = load double, ptr %t405, align 8
  %t408 = getelementptr inbounds double, ptr %t182, i64 %t407
  %t409 = load double, ptr %t408, align 8
  %t411 = getelementptr inbounds double, ptr %t182, i64 %t410
  %t412 = load double, ptr %t411, align 8
  %t413 = fadd double %t394, %t406
  %t414 = fadd double %t397, %t409
  %t415 = fadd double %t400, %t412
  %t416 = fadd double %t413, %t415
  %t417 = fadd double %t414, %t403
  %t418 = fadd double %t416, %t417
  %t419 = fadd double 0x0000000000000000, %t418
  %t422 = getelementptr inbounds double, ptr %t231, i64 %t421
  store double %t419, ptr %t422, align 8
  %t390 = add nuw nsw i64 %t389, 1
  br label %b386
b388:
  br label %b385
b384:
  %t423 = icmp eq i64 %cols, 8
  br i1 %t423, label %b424, label %b425
b424:
  br label %b427
b427:
  %t430 = phi i64 [ 0, %b424 ], [ %t431, %b428 ]
  %t432 = icmp slt i64 %t430, %t154
  br i1 %t432, label %b428, label %b429
b428:
  %t433 = mul i64 %t430, 8
  %t436 = add i64 %t433, 1
  %t439 = add i64 %t433, 2
  %t442 = add i64 %t433, 3
  %t445 = add i64 %t433, 4
  %t448 = add i64 %t433, 5
  %t451 = add i64 %t433, 6
  %t454 = add i64 %t433, 7
  %t465 = add i64 %t29, %t430
  %t466 = mul i64 %t465, %t234
  %t434 = getelementptr inbounds double, ptr %t182, i64 %t433
  %t435 = load double, ptr %t434, align 8
  %t437 = getelementptr inbounds double, ptr %t182, i64 %t436
  %t438 = load double, ptr %t437, align 8
  %t440 = getelementptr inbounds double, ptr %t182, i64 %t439
  %t441 = load double, ptr %t440, align 8
  %t443 = getelementptr inbounds double, ptr %t182, i64 %t442
  %t444 = load double, ptr %t443, align 8
  %t446 = getelementptr inbounds double, ptr %t182, i64 %t445
  %t447 = load double, ptr %t446, align 8
  %t449 = getelementptr inbounds double, ptr %t182, i64 %t448
  %t450 = load double, ptr %t449, align 8
  %t452 = getelementptr inbounds double, ptr %t182, i64 %t451
  %t453 = load double, ptr %t452, align 8
  %t455 = getelementptr inbounds double, ptr %t182, i64 %t454
  %t456 = load double, ptr %t455, align 8
  %t457 = fadd double %t435, %t447
  %t458 = fadd double %t438, %t450
  %t459 = fadd double %t441, %t453
  %t460 = fadd double %t444, %t456
  %t461 = fadd double %t457, %t459
  %t462 = fadd double %t458, %t460
  %t463 = fadd double %t461, %t462
  %t464 = fadd double 0x0000000000000000, %t463
  %t467 = getelementptr inbounds double, ptr %t231, i64 %t466
  store double %t464, ptr %t467, align 8
  %t431 = add nuw nsw i64 %t430, 1
  br label %b427
b429:
  br label %b426
b425:
  br label %b468
b468:
  %t471 = phi i64 [ 0, %b425 ], [ %t472, %b476 ]
  %t473 = icmp slt i64 %t471, %t154
  br i1 %t473, label %b469, label %b470
b469:
  %t487 = mul i64 %t471, %cols
  %t507 = add i64 %t29, %t471
  %t508 = mul i64 %t507, %t234
  br label %b474
b474:
  %t477 = phi i64 [ 0, %b469 ], [ %t478, %b475 ]
  %t479 = phi <16 x double> [ splat (double 0x0000000000000000), %b469 ], [ %t492, %b475 ]
  %t480 = icmp slt i64 %t477, %cols
  br i1 %t480, label %b475, label %b476
b475:
  %t488 = add i64 %t487, %t477
  %t481 = sub i64 %cols, %t477
  %t482 = call i64 @llvm.smin.i64(i64 %t481, i64 16)
  %t483 = trunc i64 %t482 to i32
  %t484 = insertelement <16 x i32> poison, i32 %t483, i64 0
  %t485 = shufflevector <16 x i32> %t484, <16 x i32> poison, <16 x i32> zeroinitializer
  %t486 = icmp sgt <16 x i32> %t485, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t489 = getelementptr inbounds double, ptr %t182, i64 %t488
  %t490 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t489, i32 8, <16 x i1> %t486, <16 x double> zeroinitializer)
  %t491 = fadd <16 x double> %t479, %t490
  %t492 = select <16 x i1> %t486, <16 x double> %t491, <16 x double> %t479
  %t478 = add nuw nsw i64 %t477, 16
  br label %b474
b476:
  %t493 = shufflevector <16 x double> %t479, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t494 = shufflevector <16 x double> %t479, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t495 = fadd <8 x double> %t493, %t494
  %t496 = shufflevector <8 x double> %t495, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t497 = shufflevector <8 x double> %t495, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t498 = fadd <4 x double> %t496, %t497
  %t499 = shufflevector <4 x double> %t498, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t500 = shufflevector <4 x double> %t498, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t501 = fadd <2 x double> %t499, %t500
  %t502 = shufflevector <2 x double> %t501, <2 x double> poison, <1 x i32> <i32 0>
  %t503 = shufflevector <2 x double> %t501, <2 x double> poison, <1 x i32> <i32 1>
  %t504 = extractelement <1 x double> %t502, i64 0
  %t505 = extractelement <1 x double> %t503, i64 0
  %t506 = fadd double %t504, %t505
  %t509 = getelementptr inbounds double, ptr %t231, i64 %t508
  store double %t506, ptr %t509, align 8
  %t472 = add nuw nsw i64 %t471, 1
  br label %b468
b470:
  br label %b426
b426:
  br label %b385
b385:
  br label %b348
b348:
  br label %b315
b315:
  br label %b286
b286:
  br label %b261
b261:
  br label %b240
b240:
  br label %b213
b213:
  %t30 = add nuw nsw i64 %t29, %t25
  br label %b26
b28:
  br label %b23
b22:
  %t510 = add i64 %row, %rows
  %t521 = add i64 %col, %cols
  br label %b511
b511:
  %t514 = phi i64 [ %row, %b22 ], [ %t515, %b524 ]
  %t516 = icmp slt i64 %t514, %t510
  br i1 %t516, label %b512, label %b513
b512:
  %t540 = udiv i64 %t514, %t87
  %t541 = mul i64 %t540, %t14
  %t545 = mul i64 %t514, %t14
  %t546 = sub i64 %t545, %t541
  %t547 = getelementptr float, ptr %t170, i64 %t546
  %t599 = mul i64 %t514, %t234
  %t517 = getelementptr inbounds float, ptr %t52, i64 %t514
  %t518 = load float, ptr %t517, align 4
  %t519 = insertelement <16 x float> poison, float %t518, i64 0
  %t520 = shufflevector <16 x float> %t519, <16 x float> poison, <16 x i32> zeroinitializer
  br label %b522
b522:
  %t525 = phi i64 [ %col, %b512 ], [ %t526, %b560 ]
  %t527 = icmp slt i64 %t525, %t521
  br i1 %t527, label %b523, label %b524
b523:
  %t528 = add i64 %t525, 1024
  %t529 = call i64 @llvm.smin.i64(i64 %t528, i64 %t521)
  %t530 = sub i64 %t529, %t525
  %t531 = urem i64 %t530, 16
  %t532 = sub i64 %t529, %t531
  %t600 = udiv i64 %t525, 1024
  %t601 = add i64 %t599, %t600
  br label %b533
b533:
  %t536 = phi i64 [ %t525, %b523 ], [ %t537, %b534 ]
  %t538 = phi <16 x double> [ splat (double 0x0000000000000000), %b523 ], [ %t557, %b534 ]
  %t539 = icmp slt i64 %t536, %t532
  br i1 %t539, label %b534, label %b535
b534:
  %t542 = add i64 %t541, %t536
  %t543 = getelementptr inbounds float, ptr %t109, i64 %t542
  %t544 = load <16 x float>, ptr %t543, align 4
  %t548 = getelementptr inbounds float, ptr %t547, i64 %t542
  %t549 = load <16 x float>, ptr %t548, align 4
  %t550 = fmul <16 x float> %t520, %t544
  %t551 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t550, <16 x float> %t12)
  %t552 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t551)
  %t553 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t552
  %t554 = fmul <16 x float> %t549, %t553
  %t555 = fmul <16 x float> %t554, %t554
  %t556 = fpext <16 x float> %t555 to <16 x double>
  %t557 = fadd <16 x double> %t538, %t556
  %t537 = add nuw nsw i64 %t536, 16
  br label %b533
b535:
  br label %b558
b558:
  %t561 = phi i64 [ %t532, %b535 ], [ %t562, %b559 ]
  %t563 = phi <16 x double> [ %t538, %b535 ], [ %t584, %b559 ]
  %t564 = icmp slt i64 %t561, %t529
  br i1 %t564, label %b559, label %b560
b559:
  %t571 = add i64 %t541, %t561
  %t565 = sub i64 %t529, %t561
  %t566 = call i64 @llvm.smin.i64(i64 %t565, i64 16)
  %t567 = trunc i64 %t566 to i32
  %t568 = insertelement <16 x i32> poison, i32 %t567, i64 0
  %t569 = shufflevector <16 x i32> %t568, <16 x i32> poison, <16 x i32> zeroinitializer
  %t570 = icmp sgt <16 x i32> %t569, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t572 = getelementptr inbounds float, ptr %t109, i64 %t571
  %t573 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t572, i32 4, <16 x i1> %t570, <16 x float> zeroinitializer)
  %t574 = getelementptr inbounds float, ptr %t547, i64 %t571
  %t575 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t574, i32 4, <16 x i1> %t570, <16 x float> zeroinitializer)
  %t576 = fmul <16 x float> %t520, %t573
  %t577 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t576, <16 x float> %t12)
  %t578 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t577)
  %t579 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t578
  %t580 = fmul <16 x float> %t575, %t579
  %t581 = fmul <16 x float> %t580, %t580
  %t582 = fpext <16 x float> %t581 to <16 x double>
  %t583 = fadd <16 x double> %t563, %t582
  %t584 = select <16 x i1> %t570, <16 x double> %t583, <16 x double> %t563
  %t562 = add nuw nsw i64 %t561, 16
  br label %b558
b560:
  %t585 = shufflevector <16 x double> %t563, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t586 = shufflevector <16 x double> %t563, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t587 = fadd <8 x double> %t585, %t586
  %t588 = shufflevector <8 x double> %t587, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t589 = shufflevector <8 x double> %t587, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t590 = fadd <4 x double> %t588, %t589
  %t591 = shufflevector <4 x double> %t590, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t592 = shufflevector <4 x double> %t590, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t593 = fadd <2 x double> %t591, %t592
  %t594 = shufflevector <2 x double> %t593, <2 x double> poison, <1 x i32> <i32 0>
  %t595 = shufflevector <2 x double> %t593, <2 x double> poison, <1 x i32> <i32 1>
  %t596 = extractelement <1 x double> %t594, i64 0
  %t597 = extractelement <1 x double> %t595, i64 0
  %t598 = fadd double %t596, %t597
  %t602 = getelementptr inbounds double, ptr %t231, i64 %t601
  store double %t598, ptr %t602, align 8
  %t526 = add nuw nsw i64 %t525, 1024
  br label %b522
b524:
  %t515 = add nuw nsw i64 %t514, 1
  br label %b511
b513:
  br label %b23
b23:
  ret void
}

define internal void @sf_sweep2_pass0(ptr %ctx, ptr %tensor, i64 %number, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t71 = alloca float, i64 1040, align 64
  %t129 = alloca float, i64 1040, align 64
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr
  %t4 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t5 = load i64, ptr %t4, align 8
  %t6 = mul i64 %t5, 12
  %t7 = getelementptr inbounds double, ptr %t3, i64 %t6
  %t18 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t19 = load i64, ptr %t18, align 8
  %t20 = inttoptr i64 %t19 to ptr
  %t21 = mul i64 %number, 6
  %t22 = getelementptr inbounds double, ptr %t20, i64 %t21
  %t28 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t29 = load i64, ptr %t28, align 8
  %t30 = icmp eq i64 %cols, %t29
  %t31 = icmp sle i64 %cols, 64
  %t32 = and i1 %t30, %t31
  %t33 = urem i64 %cols, 16
  %t34 = icmp ne i64 %t33, 0
  %t35 = and i1 %t32, %t34
  %t65 = getelementptr inbounds i64, ptr %tensor, i64 19
  %t66 = load i64, ptr %t65, align 8
  %t67 = inttoptr i64 %t66 to ptr
  %t101 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t102 = load i64, ptr %t101, align 8
  %t122 = getelementptr inbounds i64, ptr %tensor, i64 20
  %t123 = load i64, ptr %t122, align 8
  %t124 = inttoptr i64 %t123 to ptr
  %t132 = getelementptr inbounds i64, ptr %tensor, i64 3
  %t133 = load i64, ptr %t132, align 8
  %t183 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t184 = load i64, ptr %t183, align 8
  %t185 = inttoptr i64 %t184 to ptr
  %t190 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t191 = load i64, ptr %t190, align 8
  %t192 = inttoptr i64 %t191 to ptr
  %t8 = getelementptr inbounds double, ptr %t7, i64 9
  %t9 = load double, ptr %t8, align 8
  %t10 = fptrunc double %t9 to float
  %t11 = insertelement <16 x float> poison, float %t10, i64 0
  %t12 = shufflevector <16 x float> %t11, <16 x float> poison, <16 x i32> zeroinitializer
  %t13 = getelementptr inbounds double, ptr %t7, i64 11
  %t14 = load double, ptr %t13, align 8
  %t15 = fptrunc double %t14 to float
  %t16 = insertelement <16 x float> poison, float %t15, i64 0
  %t17 = shufflevector <16 x float> %t16, <16 x float> poison, <16 x i32> zeroinitializer
  %t23 = getelementptr inbounds double, ptr %t22, i64 5
  %t24 = load double, ptr %t23, align 8
  %t25 = fptrunc double %t24 to float
  %t26 = insertelement <16 x float> poison, float %t25, i64 0
  %t27 = shufflevector <16 x float> %t26, <16 x float> poison, <16 x i32> zeroinitializer
  br i1 %t35, label %b36, label %b37
b36:
  %t39 = add i64 %row, %rows
  %t40 = udiv i64 1024, %cols
  %t47 = icmp eq i64 %cols, 1
  %t103 = icmp eq i64 %t102, 1
  br label %b41
b41:
  %t44 = phi i64 [ %row, %b36 ], [ %t45, %b206 ]
  %t46 = icmp slt i64 %t44, %t39
  br i1 %t46, label %b42, label %b43
b42:
  %t168 = sub i64 %t39, %t44
  %t169 = call i64 @llvm.smin.i64(i64 %t40, i64 %t168)
  %t170 = mul i64 %t169, %cols
  %t171 = urem i64 %t170, 16
  %t172 = sub i64 %t170, %t171
  %t186 = mul i64 %t44, %t29
  br i1 %t47, label %b48, label %b49
b48:
  %t51 = sub i64 %t39, %t44
  %t52 = call i64 @llvm.smin.i64(i64 %t40, i64 %t51)
  br label %b53
b53:
  %t56 = phi i64 [ 0, %b48 ], [ %t57, %b54 ]
  %t58 = icmp slt i64 %t56, %t52
  br i1 %t58, label %b54, label %b55
b54:
  %t68 = add i64 %t44, %t56
  %t59 = sub i64 %t52, %t56
  %t60 = call i64 @llvm.smin.i64(i64 %t59, i64 16)
  %t61 = trunc i64 %t60 to i32
  %t62 = insertelement <16 x i32> poison, i32 %t61, i64 0
  %t63 = shufflevector <16 x i32> %t62, <16 x i32> poison, <16 x i32> zeroinitializer
  %t64 = icmp sgt <16 x i32> %t63, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t69 = getelementptr inbounds float, ptr %t67, i64 %t68
  %t70 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t69, i32 4, <16 x i1> %t64, <16 x float> zeroinitializer)
  %t72 = getelementptr inbounds float, ptr %t71, i64 %t56
  store <16 x float> %t70, ptr %t72, align 4
  %t57 = add nuw nsw i64 %t56, 16
  br label %b53
b55:
  br label %b50
b49:
  %t73 = sub i64 %t39, %t44
  %t74 = call i64 @llvm.smin.i64(i64 %t40, i64 %t73)
  br label %b75
b75:
  %t78 = phi i64 [ 0, %b49 ], [ %t79, %b88 ]
  %t80 = icmp slt i64 %t78, %t74
  br i1 %t80, label %b76, label %b77
b76:
  %t81 = add i64 %t44, %t78
  %t98 = mul i64 %t78, %cols
  %t82 = getelementptr inbounds float, ptr %t67, i64 %t81
  %t83 = load float, ptr %t82, align 4
  %t84 = insertelement <16 x float> poison, float %t83, i64 0
  %t85 = shufflevector <16 x float> %t84, <16 x float> poison, <16 x i32> zeroinitializer
  br label %b86
b86:
  %t89 = phi i64 [ 0, %b76 ], [ %t90, %b87 ]
  %t91 = icmp slt i64 %t89, %cols
  br i1 %t91, label %b87, label %b88
b87:
  %t99 = add i64 %t98, %t89
  %t92 = sub i64 %cols, %t89
  %t93 = call i64 @llvm.smin.i64(i64 %t92, i64 16)
  %t94 = trunc i64 %t93 to i32
  %t95 = insertelement <16 x i32> poison, i32 %t94, i64 0
  %t96 = shufflevector <16 x i32> %t95, <16 x i32> poison, <16 x i32> zeroinitializer
  %t97 = icmp sgt <16 x i32> %t96, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t100 = getelementptr inbounds float, ptr %t71, i64 %t99
  store <16 x float> %t85, ptr %t100, align 4
  %t90 = add nuw nsw i64 %t89, 16
  br label %b86
b88:
  %t79 = add nuw nsw i64 %t78, 1
  br label %b75
b77:
  br label %b50
b50:
  br i1 %t103, label %b104, label %b105
b104:
  %t107 = sub i64 %t39, %t44
  %t108 = call i64 @llvm.smin.i64(i64 %t40, i64 %t107)
  %t109 = mul i64 %t108, %cols
  %t125 = mul i64 %t44, %t29
  br label %b110
b110:
  %t113 = phi i64 [ 0, %b104 ], [ %t114, %b111 ]
  %t115 = icmp slt i64 %t113, %t109
  br i1 %t115, label %b111, label %b112
b111:
  %t126 = add i64 %t125, %t113
  %t116 = sub i64 %t109, %t113
  %t117 = call i64 @llvm.smin.i64(i64 %t116, i64 16)
  %t118 = trunc i64 %t117 to i32
  %t119 = insertelement <16 x i32> poison, i32 %t118, i64 0
  %t120 = shufflevector <16 x i32> %t119, <16 x i32> poison, <16 x i32> zeroinitializer
  %t121 = icmp sgt <16 x i32> %t120, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t127 = getelementptr inbounds float, ptr %t124, i64 %t126
  %t128 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t127, i32 4, <16 x i1> %t121, <16 x float> zeroinitializer)
  %t130 = getelementptr inbounds float, ptr %t129, i64 %t113
  store <16 x float> %t128, ptr %t130, align 4
  %t114 = add nuw nsw i64 %t113, 16
  br label %b110
b112:
  br label %b106
b105:
  %t131 = icmp eq i64 %t44, %row
  %t134 = icmp ne i64 %t133, 1
  %t135 = or i1 %t131, %t134
  br i1 %t135, label %b136, label %b138
b136:
  %t139 = sub i64 %t39, %t44
  %t140 = call i64 @llvm.smin.i64(i64 %t40, i64 %t139)
  br label %b141
b141:
  %t144 = phi i64 [ 0, %b136 ], [ %t145, %b149 ]
  %t146 = icmp slt i64 %t144, %t140
  br i1 %t146, label %b142, label %b143
b142:
  %t159 = add i64 %t44, %t144
  %t160 = udiv i64 %t159, %t102
  %t161 = mul i64 %t160, %t29
  %t165 = mul i64 %t144, %cols
  br label %b147
b147:
  %t150 = phi i64 [ 0, %b142 ], [ %t151, %b148 ]
  %t152 = icmp slt i64 %t150, %cols
  br i1 %t152, label %b148, label %b149
b148:
  %t162 = add i64 %t161, %t150
  %t166 = add i64 %t165, %t150
  %t153 = sub i64 %cols, %t150
  %t154 = call i64 @llvm.smin.i64(i64 %t153, i64 16)
  %t155 = trunc i64 %t154 to i32
  %t156 = insertelement <16 x i32> poison, i32 %t155, i64 0
  %t157 = shufflevector <16 x i32> %t156, <16 x i32> poison, <16 x i32> zeroinitializer
  %t158 = icmp sgt <16 x i32> %t157, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t163 = getelementptr inbounds float, ptr %t124, i64 %t162
  %t164 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t163, i32 4, <16 x i1> %t158, <16 x float> zeroinitializer)
  %t167 = getelementptr inbounds float, ptr %t129, i64 %t166
  store <16 x float> %t164, ptr %t167, align 4
  %t151 = add nuw nsw i64 %t150, 16
  br label %b147
b149:
  %t145 = add nuw nsw i64 %t144, 1
  br label %b141
b143:
  br label %b138
b138:
  br label %b106
b106:
  br label %b173
b173:
  %t176 = phi i64 [ 0, %b106 ], [ %t177, %b174 ]
  %t178 = icmp slt i64 %t176, %t172
  br i1 %t178, label %b174, label %b175
b174:
  %t187 = add i64 %t186, %t176
  %t179 = getelementptr inbounds float, ptr %t71, i64 %t176
  %t180 = load <16 x float>, ptr %t179, align 4
  %t181 = getelementptr inbounds float, ptr %t129, i64 %t176
  %t182 = load <16 x float>, ptr %t181, align 4
  %t188 = getelementptr inbounds float, ptr %t185, i64 %t187
  %t189 = load <16 x float>, ptr %t188, align 4
  %t193 = getelementptr inbounds float, ptr %t192, i64 %t187
  %t194 = load <16 x float>, ptr %t193, align 4
  %t195 = fmul <16 x float> %t180, %t182
  %t196 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t195, <16 x float> %t12)
  %t197 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t196)
  %t198 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t197
  %t199 = fmul <16 x float> %t194, %t198
  %t200 = fmul <16 x float> %t17, %t189
  %t201 = fmul <16 x float> %t27, %t199
  %t202 = fsub <16 x float> %t200, %t201
  %t203 = getelementptr inbounds float, ptr %t185, i64 %t187
  store <16 x float> %t202, ptr %t203, align 4
  %t177 = add nuw nsw i64 %t176, 16
  br label %b173
b175:
  br label %b204
b204:
  %t207 = phi i64 [ %t172, %b175 ], [ %t208, %b205 ]
  %t209 = icmp slt i64 %t207, %t170
  br i1 %t209, label %b205, label %b206
b205:
  %t220 = add i64 %t186, %t207
  %t210 = sub i64 %t170, %t207
  %t211 = call i64 @llvm.smin.i64(i64 %t210, i64 16)
  %t212 = trunc i64 %t211 to i32
  %t213 = insertelement <16 x i32> poison, i32 %t212, i64 0
  %t214 = shufflevector <16 x i32> %t213, <16 x i32> poison, <16 x i32> zeroinitializer
  %t215 = icmp sgt <16 x i32> %t214, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t216 = getelementptr inbounds float, ptr %t71, i64 %t207
  %t217 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t216, i32 4, <16 x i1> %t215, <16 x float> zeroinitializer)
  %t218 = getelementptr inbounds float, ptr %t129, i64 %t207
  %t219 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t218, i32 4, <16 x i1> %t215, <16 x float> zeroinitializer)
  %t221 = getelementptr inbounds float, ptr %t185, i64 %t220
  %t222 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t221, i32 4, <16 x i1> %t215, <16 x float> zeroinitializer)
  %t223 = getelementptr inbounds float, ptr %t192, i64 %t220
  %t224 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t223, i32 4, <16 x i1> %t215, <16 x float> zeroinitializer)
  %t225 = fmul <16 x float> %t217, %t219
  %t226 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t225, <16 x float> %t12)
  %t227 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t226)
  %t228 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t227
  %t229 = fmul <16 x float> %t224, %t228
  %t230 = fmul <16 x float> %t17, %t222
  %t231 = fmul <16 x float> %t27, %t229
  %t232 = fsub <16 x float> %t230, %t231
  %t233 = getelementptr inbounds float, ptr %t185, i64 %t220
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t232, ptr %t233, i32 4, <16 x i1> %t215)
  %t208 = add nuw nsw i64 %t207, 16
  br label %b204
b206:
  %t45 = add nuw nsw i64 %t44, %t40
  br label %b41
b43:
  br label %b38
b37:
  %t234 = add i64 %row, %rows
  %t245 = add i64 %col, %cols
  %t246 = sub i64 %t245, %col
  %t247 = urem i64 %t246, 16
  %t248 = sub i64 %t245, %t247
  br label %b235
b235:
  %t238 = phi i64 [ %row, %b37 ], [ %t239, %b278 ]
  %t240 = icmp slt i64 %t238, %t234
  br i1 %t240, label %b236, label %b237
b236:
  %t255 = udiv i64 %t238, %t102
  %t256 = mul i64 %t255, %t29
  %t257 = mul i64 %t238, %t29
  %t258 = sub i64 %t256, %t257
  %t259 = getelementptr float, ptr %t124, i64 %t258
  %t241 = getelementptr inbounds float, ptr %t67, i64 %t238
  %t242 = load float, ptr %t241, align 4
  %t243 = insertelement <16 x float> poison, float %t242, i64 0
  %t244 = shufflevector <16 x float> %t243, <16 x float> poison, <16 x i32> zeroinitializer
  br label %b249
b249:
  %t252 = phi i64 [ %col, %b236 ], [ %t253, %b250 ]
  %t254 = icmp slt i64 %t252, %t248
  br i1 %t254, label %b250, label %b251
b250:
  %t260 = add i64 %t257, %t252
  %t261 = getelementptr inbounds float, ptr %t259, i64 %t260
  %t262 = load <16 x float>, ptr %t261, align 4
  %t263 = getelementptr inbounds float, ptr %t185, i64 %t260
  %t264 = load <16 x float>, ptr %t263, align 4
  %t265 = getelementptr inbounds float, ptr %t192, i64 %t260
  %t266 = load <16 x float>, ptr %t265, align 4
  %t267 = fmul <16 x float> %t244, %t262
  %t268 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t267, <16 x float> %t12)
  %t269 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t268)
  %t270 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t269
  %t271 = fmul <16 x float> %t266, %t270
  %t272 = fmul <16 x float> %t17, %t264
  %t273 = fmul <16 x float> %t27, %t271
  %t274 = fsub <16 x float> %t272, %t273
  %t275 = getelementptr inbounds float, ptr %t185, i64 %t260
  store <16 x float> %t274, ptr %t275, align 4
  %t253 = add nuw nsw i64 %t252, 16
  br label %b249
b251:
  br label %b276
b276:
  %t279 = phi i64 [ %t248, %b251 ], [ %t280, %b277 ]
  %t281 = icmp slt i64 %t279, %t245
  br i1 %t281, label %b277, label %b278
b277:
  %t288 = add i64 %t257, %t279
  %t282 = sub i64 %t245, %t279
  %t283 = call i64 @llvm.smin.i64(i64 %t282, i64 16)
  %t284 = trunc i64 %t283 to i32
  %t285 = insertelement <16 x i32> poison, i32 %t284, i64 0
  %t286 = shufflevector <16 x i32> %t285, <16 x i32> poison, <16 x i32> zeroinitializer
  %t287 = icmp sgt <16 x i32> %t286, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t289 = getelementptr inbounds float, ptr %t259, i64 %t288
  %t290 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t289, i32 4, <16 x i1> %t287, <16 x float> zeroinitializer)
  %t291 = getelementptr inbounds float, ptr %t185, i64 %t288
  %t292 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t291, i32 4, <16 x i1> %t287, <16 x float> zeroinitializer)
  %t293 = getelementptr inbounds float, ptr %t192, i64 %t288
  %t294 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t293, i32 4, <16 x i1> %t287, <16 x float> zeroinitializer)
  %t295 = fmul <16 x float> %t244, %t290
  %t296 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t295, <16 x float> %t12)
  %t297 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t296)
  %t298 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t297
  %t299 = fmul <16 x float> %t294, %t298
  %t300 = fmul <16 x float> %t17, %t292
  %t301 = fmul <16 x float> %t27, %t299
  %t302 = fsub <16 x float> %t300, %t301
  %t303 = getelementptr inbounds float, ptr %t185, i64 %t288
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t302, ptr %t303, i32 4, <16 x i1> %t287)
  %t280 = add nuw nsw i64 %t279, 16
  br label %b276
b278:
  %t239 = add nuw nsw i64 %t238, 1
  br label %b235
b237:
  br label %b38
b38:
  ret void
}

define internal void @sf_stage0_0(ptr %ctx, ptr %tensor, i64 %number) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = getelementptr inbounds i64, ptr %tensor, i64 2
  %t2 = load i64, ptr %t1, align 8
  %t4 = getelementptr inbounds i64, ptr %tensor, i64 3
  %t5 = load i64, ptr %t4, align 8
  %t6 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t7 = load i64, ptr %t6, align 8
  %t8 = mul i64 %t5, %t7
  %t11 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t12 = load i64, ptr %t11, align 8
  %t13 = inttoptr i64 %t12 to ptr
  %t14 = mul i64 %number, 6
  %t15 = getelementptr inbounds double, ptr %t13, i64 %t14
  %t17 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t18 = load i64, ptr %t17, align 8
  %t19 = mul i64 %t5, %t18
  %t3 = sitofp i64 %t2 to double
  %t9 = sitofp i64 %t8 to double
  %t10 = fdiv double %t3, %t9
  %t16 = getelementptr inbounds double, ptr %t15, i64 0
  store double %t10, ptr %t16, align 8
  %t20 = sitofp i64 %t19 to double
  %t21 = fdiv double %t3, %t20
  %t22 = getelementptr inbounds double, ptr %t15, i64 1
  store double %t21, ptr %t22, align 8
  %t23 = sitofp i64 %t5 to double
  %t24 = fdiv double %t9, %t23
  %t25 = getelementptr inbounds double, ptr %t15, i64 2
  store double %t24, ptr %t25, align 8
  %t26 = sitofp i64 1 to double
  %t27 = fdiv double %t3, %t26
  %t28 = getelementptr inbounds double, ptr %t15, i64 3
  store double %t27, ptr %t28, align 8
  ret void
}

define internal void @sf_stage0_1(ptr %ctx) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 7
  %t2 = load i64, ptr %t1, align 8
  %t17 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t18 = load i64, ptr %t17, align 8
  %t19 = inttoptr i64 %t18 to ptr
  %t68 = getelementptr inbounds i64, ptr %ctx, i64 2
  %t69 = load i64, ptr %t68, align 8
  %t70 = inttoptr i64 %t69 to ptr
  br label %b3
b3:
  %t6 = phi i64 [ 0, %entry ], [ %t7, %b4 ]
  %t8 = icmp slt i64 %t6, %t2
  br i1 %t8, label %b4, label %b5
b4:
  %t20 = mul i64 %t6, 12
  %t21 = getelementptr inbounds double, ptr %t19, i64 %t20
  %t9 = sub i64 %t2, %t6
  %t10 = call i64 @llvm.smin.i64(i64 %t9, i64 16)
  %t11 = trunc i64 %t10 to i32
  %t12 = insertelement <16 x i32> poison, i32 %t11, i64 0
  %t13 = shufflevector <16 x i32> %t12, <16 x i32> poison, <16 x i32> zeroinitializer
  %t14 = icmp sgt <16 x i32> %t13, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t15 = insertelement <16 x i32> poison, i32 12, i64 0
  %t16 = shufflevector <16 x i32> %t15, <16 x i32> poison, <16 x i32> zeroinitializer
  %t22 = getelementptr inbounds double, ptr %t21, i64 1
  %t23 = mul <16 x i32> %t16, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t24 = getelementptr double, ptr %t22, <16 x i32> %t23
  %t25 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t24, i32 8, <16 x i1> %t14, <16 x double> zeroinitializer)
  %t26 = fcmp oeq <16 x double> %t25, splat (double 0x0000000000000000)
  %t27 = uitofp <16 x i1> %t26 to <16 x double>
  %t28 = insertelement <16 x i32> poison, i32 12, i64 0
  %t29 = shufflevector <16 x i32> %t28, <16 x i32> poison, <16 x i32> zeroinitializer
  %t30 = getelementptr inbounds double, ptr %t21, i64 6
  %t31 = mul <16 x i32> %t29, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t32 = getelementptr double, ptr %t30, <16 x i32> %t31
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t27, <16 x ptr> %t32, i32 8, <16 x i1> %t14)
  %t33 = insertelement <16 x i32> poison, i32 12, i64 0
  %t34 = shufflevector <16 x i32> %t33, <16 x i32> poison, <16 x i32> zeroinitializer
  %t35 = getelementptr inbounds double, ptr %t21, i64 2
  %t36 = mul <16 x i32> %t34, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t37 = getelementptr double, ptr %t35, <16 x i32> %t36
  %t38 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t37, i32 8, <16 x i1> %t14, <16 x double> zeroinitializer)
  %t39 = fmul <16 x double> %t38, %t38
  %t40 = fptrunc <16 x double> %t39 to <16 x float>
  %t41 = fpext <16 x float> %t40 to <16 x double>
  %t42 = insertelement <16 x i32> poison, i32 12, i64 0
  %t43 = shufflevector <16 x i32> %t42, <16 x i32> poison, <16 x i32> zeroinitializer
  %t44 = getelementptr inbounds double, ptr %t21, i64 9
  %t45 = mul <16 x i32> %t43, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t46 = getelementptr double, ptr %t44, <16 x i32> %t45
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t41, <16 x ptr> %t46, i32 8, <16 x i1> %t14)
  %t47 = insertelement <16 x i32> poison, i32 12, i64 0
  %t48 = shufflevector <16 x i32> %t47, <16 x i32> poison, <16 x i32> zeroinitializer
  %t49 = getelementptr inbounds double, ptr %t21, i64 0
  %t50 = mul <16 x i32> %t48, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t51 = getelementptr double, ptr %t49, <16 x i32> %t50
  %t52 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t51, i32 8, <16 x i1> %t14, <16 x double> zeroinitializer)
  %t53 = insertelement <16 x i32> poison, i32 12, i64 0
  %t54 = shufflevector <16 x i32> %t53, <16 x i32> poison, <16 x i32> zeroinitializer
  %t55 = getelementptr inbounds double, ptr %t21, i64 5
  %t56 = mul <16 x i32> %t54, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t57 = getelementptr double, ptr %t55, <16 x i32> %t56
  %t58 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t57, i32 8, <16 x i1> %t14, <16 x double> zeroinitializer)
  %t59 = fmul <16 x double> %t52, %t58
  %t60 = fsub <16 x double> splat (double 0x3FF0000000000000), %t59
  %t61 = fptrunc <16 x double> %t60 to <16 x float>
  %t62 = fpext <16 x float> %t61 to <16 x double>
  %t63 = insertelement <16 x i32> poison, i32 12, i64 0
  %t64 = shufflevector <16 x i32> %t63, <16 x i32> poison, <16 x i32> zeroinitializer
  %t65 = getelementptr inbounds double, ptr %t21, i64 11
  %t66 = mul <16 x i32> %t64, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t67 = getelementptr double, ptr %t65, <16 x i32> %t66
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t62, <16 x ptr> %t67, i32 8, <16 x i1> %t14)
  %t7 = add nuw nsw i64 %t6, 16
  br label %b3
b5:
  %t71 = getelementptr inbounds double, ptr %t70, i64 0
  %t72 = load double, ptr %t71, align 8
  %t73 = fadd double %t72, 0x3FF0000000000000
  %t74 = getelementptr inbounds double, ptr %t70, i64 1
  store double %t73, ptr %t74, align 8
  %t75 = fcmp olt double %t73, 0x0010000000000000
  %t76 = fmul double %t73, 0x4350000000000000
  %t77 = select i1 %t75, double %t76, double %t73
  %t78 = bitcast double %t77 to i64
  %t79 = sub i64 %t78, 4604544271217802189
  %t80 = ashr i64 %t79, 52
  %t81 = shl i64 %t80, 52
  %t82 = sub i64 %t78, %t81
  %t83 = bitcast i64 %t82 to double
  %t84 = add i64 %t80, 4843621399236968448
  %t85 = bitcast i64 %t84 to double
  %t86 = fsub double %t85, 0x4338000000000000
  %t87 = fsub double %t86, 0x404B000000000000
  %t88 = select i1 %t75, double %t87, double %t86
  %t89 = fsub double %t83, 0x3FF0000000000000
  %t90 = fmul double %t88, 0x3FE62E42FEE00000
  %t91 = fmul double %t88, 0x3DEA39EF35793C76
  %t92 = fadd double 0x4000000000000000, %t89
  %t93 = fdiv double %t89, %t92
  %t94 = fmul double %t93, %t93
  %t95 = fmul double %t94, %t94
  %t96 = fmul double 0x3FC2F112DF3E5244, %t95
  %t97 = fadd double %t96, 0x3FC7466496CB03DE
  %t98 = fmul double %t97, %t95
  %t99 = fadd double %t98, 0x3FD2492494229359
  %t100 = fmul double %t99, %t95
  %t101 = fadd double %t100, 0x3FE5555555555593
  %t102 = fmul double %t94, %t101
  %t103 = fmul double 0x3FC39A09D078C69F, %t95
  %t104 = fadd double %t103, 0x3FCC71C51D8E78AF
  %t105 = fmul double %t104, %t95
  %t106 = fadd double %t105, 0x3FD999999997FA04
  %t107 = fmul double %t95, %t106
  %t108 = fadd double %t102, %t107
  %t109 = fmul double %t89, %t89
  %t110 = fmul double 0x3FE0000000000000, %t109
  %t111 = fadd double %t110, %t108
  %t112 = fmul double %t93, %t111
  %t113 = fadd double %t112, %t91
  %t114 = fsub double %t110, %t113
  %t115 = fsub double %t114, %t89
  %t116 = fsub double %t90, %t115
  %t117 = fcmp olt double %t73, 0x7FF0000000000000
  %t118 = select i1 %t117, double %t116, double %t73
  %t119 = fcmp olt double 0x0000000000000000, %t73
  %t120 = fcmp oeq double %t73, 0x0000000000000000
  %t121 = select i1 %t120, double 0xFFF0000000000000, double 0x7FF8000000000000
  %t122 = select i1 %t119, double %t118, double %t121
  %t123 = insertelement <16 x double> poison, double %t122, i64 0
  %t124 = shufflevector <16 x double> %t123, <16 x double> poison, <16 x i32> zeroinitializer
  %t125 = getelementptr inbounds double, ptr %t70, i64 2
  store double %t122, ptr %t125, align 8
  %t126 = fcmp oeq double %t73, 0x3FF0000000000000
  %t127 = insertelement <16 x i1> poison, i1 %t126, i64 0
  %t128 = shufflevector <16 x i1> %t127, <16 x i1> poison, <16 x i32> zeroinitializer
  %t129 = uitofp i1 %t126 to double
  %t130 = getelementptr inbounds double, ptr %t70, i64 3
  store double %t129, ptr %t130, align 8
  %t131 = fmul double 0xBFE0000000000000, %t122
  %t132 = fcmp olt double %t131, 0xC087500000000000
  %t133 = select i1 %t132, double 0xC087500000000000, double %t131
  %t134 = fcmp olt double 0x4086300000000000, %t133
  %t135 = select i1 %t134, double 0x4086300000000000, double %t133
  %t136 = fmul double %t135, 0x3FF71547652B82FE
  %t137 = fadd double %t136, 0x4338000000000000
  %t138 = fsub double %t137, 0x4338000000000000
  %t139 = fmul double %t138, 0x3FE62E42FEE00000
  %t140 = fsub double %t135, %t139
  %t141 = fmul double %t138, 0x3DEA39EF35793C76
  %t142 = fsub double %t140, %t141
  %t143 = fmul double %t142, %t142
  %t144 = fmul double 0x3E66376972BEA4D0, %t143
  %t145 = fadd double %t144, 0xBEBBBD41C5D26BF1
  %t146 = fmul double %t145, %t143
  %t147 = fadd double %t146, 0x3F11566AAF25DE2C
  %t148 = fmul double %t147, %t143
  %t149 = fadd double %t148, 0xBF66C16C16BEBD93
  %t150 = fmul double %t149, %t143
  %t151 = fadd double %t150, 0x3FC555555555553E
  %t152 = fmul double %t143, %t151
  %t153 = fsub double %t142, %t152
  %t154 = fmul double %t142, %t153
  %t155 = fsub double 0x4000000000000000, %t153
  %t156 = fdiv double %t154, %t155
  %t157 = fsub double %t141, %t156
  %t158 = fsub double %t157, %t140
  %t159 = fsub double 0x3FF0000000000000, %t158
  %t160 = bitcast double %t137 to i64
  %t161 = sub i64 %t160, 4843621399236966402
  %t162 = lshr i64 %t161, 1
  %t163 = sub i64 %t161, %t162
  %t164 = shl i64 %t162, 52
  %t165 = bitcast i64 %t164 to double
  %t166 = shl i64 %t163, 52
  %t167 = bitcast i64 %t166 to double
  %t168 = fmul double %t159, %t165
  %t169 = fmul double %t168, %t167
  %t170 = select i1 %t126, double 0x3FF0000000000000, double %t169
  %t171 = insertelement <16 x double> poison, double %t170, i64 0
  %t172 = shufflevector <16 x double> %t171, <16 x double> poison, <16 x i32> zeroinitializer
  %t173 = getelementptr inbounds double, ptr %t70, i64 4
  store double %t170, ptr %t173, align 8
  %t174 = getelementptr inbounds double, ptr %t70, i64 2
  %t175 = load double, ptr %t174, align 8
  %t176 = insertelement <16 x double> poison, double %t175, i64 0
  %t177 = shufflevector <16 x double> %t176, <16 x double> poison, <16 x i32> zeroinitializer
  %t178 = getelementptr inbounds double, ptr %t70, i64 3
  %t179 = load double, ptr %t178, align 8
  %t180 = fcmp une double %t179, 0x0000000000000000
  %t181 = insertelement <16 x i1> poison, i1 %t180, i64 0
  %t182 = shufflevector <16 x i1> %t181, <16 x i1> poison, <16 x i32> zeroinitializer
  %t183 = getelementptr inbounds double, ptr %t70, i64 4
  %t184 = load double, ptr %t183, align 8
  %t185 = insertelement <16 x double> poison, double %t184, i64 0
  %t186 = shufflevector <16 x double> %t185, <16 x double> poison, <16 x i32> zeroinitializer
  br label %b187
b187:
  %t190 = phi i64 [ 0, %b5 ], [ %t191, %b188 ]
  %t192 = icmp slt i64 %t190, %t2
  br i1 %t192, label %b188, label %b189
b188:
  %t201 = mul i64 %t190, 12
  %t202 = getelementptr inbounds double, ptr %t19, i64 %t201
  %t193 = sub i64 %t2, %t190
  %t194 = call i64 @llvm.smin.i64(i64 %t193, i64 16)
  %t195 = trunc i64 %t194 to i32
  %t196 = insertelement <16 x i32> poison, i32 %t195, i64 0
  %t197 = shufflevector <16 x i32> %t196, <16 x i32> poison, <16 x i32> zeroinitializer
  %t198 = icmp sgt <16 x i32> %t197, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t199 = insertelement <16 x i32> poison, i32 12, i64 0
  %t200 = shufflevector <16 x i32> %t199, <16 x i32> poison, <16 x i32> zeroinitializer
  %t203 = getelementptr inbounds double, ptr %t202, i64 1
  %t204 = mul <16 x i32> %t200, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t205 = getelementptr double, ptr %t203, <16 x i32> %t204
  %t206 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t205, i32 8, <16 x i1> %t198, <16 x double> zeroinitializer)
  %t207 = fmul <16 x double> %t206, %t177
  %t208 = fcmp olt <16 x double> %t207, splat (double 0xC087500000000000)
  %t209 = select <16 x i1> %t208, <16 x double> splat (double 0xC087500000000000), <16 x double> %t207
  %t210 = fcmp olt <16 x double> splat (double 0x4086300000000000), %t209
  %t211 = select <16 x i1> %t210, <16 x double> splat (double 0x4086300000000000), <16 x double> %t209
  %t212 = fmul <16 x double> %t211, splat (double 0x3FF71547652B82FE)
  %t213 = fadd <16 x double> %t212, splat (double 0x4338000000000000)
  %t214 = fsub <16 x double> %t213, splat (double 0x4338000000000000)
  %t215 = fmul <16 x double> %t214, splat (double 0x3FE62E42FEE00000)
  %t216 = fsub <16 x double> %t211, %t215
  %t217 = fmul <16 x double> %t214, splat (double 0x3DEA39EF35793C76)
  %t218 = fsub <16 x double> %t216, %t217
  %t219 = fmul <16 x double> %t218, %t218
  %t220 = fmul <16 x double> splat (double 0x3E66376972BEA4D0), %t219
  %t221 = fadd <16 x double> %t220, splat (double 0xBEBBBD41C5D26BF1)
  %t222 = fmul <16 x double> %t221, %t219
  %t223 = fadd <16 x double> %t222, splat (double 0x3F11566AAF25DE2C)
  %t224 = fmul <16 x double> %t223, %t219
  %t225 = fadd <16 x double> %t224, splat (double 0xBF66C16C16BEBD93)
  %t226 = fmul <16 x double> %t225, %t219
  %t227 = fadd <16 x double> %t226, splat (double 0x3FC555555555553E)
  %t228 = fmul <16 x double> %t219, %t227
  %t229 = fsub <16 x double> %t218, %t228
  %t230 = fmul <16 x double> %t218, %t229
  %t231 = fsub <16 x double> splat (double 0x4000000000000000), %t229
  %t232 = fdiv <16 x double> %t230, %t231
  %t233 = fsub <16 x double> %t217, %t232
  %t234 = fsub <16 x double> %t233, %t216
  %t235 = fsub <16 x double> splat (double 0x3FF0000000000000), %t234
  %t236 = bitcast <16 x double> %t213 to <16 x i64>
  %t237 = sub <16 x i64> %t236, splat (i64 4843621399236966402)
  %t238 = lshr <16 x i64> %t237, splat (i64 1)
  %t239 = sub <16 x i64> %t237, %t238
  %t240 = shl <16 x i64> %t238, splat (i64 52)
  %t241 = bitcast <16 x i64> %t240 to <16 x double>
  %t242 = shl <16 x i64> %t239, splat (i64 52)
  %t243 = bitcast <16 x i64> %t242 to <16 x double>
  %t244 = fmul <16 x double> %t235, %t241
  %t245 = fmul <16 x double> %t244, %t243
  %t246 = insertelement <16 x i32> poison, i32 12, i64 0
  %t247 = shufflevector <16 x i32> %t246, <16 x i32> poison, <16 x i32> zeroinitializer
  %t248 = getelementptr inbounds double, ptr %t202, i64 6
  %t249 = mul <16 x i32> %t247, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t250 = getelementptr double, ptr %t248, <16 x i32> %t249
  %t251 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t250, i32 8, <16 x i1> %t198, <16 x double> zeroinitializer)
  %t252 = fcmp une <16 x double> %t251, splat (double 0x0000000000000000)
  %t253 = or <16 x i1> %t182, %t252
  %t254 = select <16 x i1> %t253, <16 x double> splat (double 0x3FF0000000000000), <16 x double> %t245
  %t255 = fsub <16 x double> splat (double 0x3FF0000000000000), %t254
  %t256 = insertelement <16 x i32> poison, i32 12, i64 0
  %t257 = shufflevector <16 x i32> %t256, <16 x i32> poison, <16 x i32> zeroinitializer
  %t258 = getelementptr inbounds double, ptr %t202, i64 7
  %t259 = mul <16 x i32> %t257, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t260 = getelementptr double, ptr %t258, <16 x i32> %t259
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t255, <16 x ptr> %t260, i32 8, <16 x i1> %t198)
  %t261 = fsub <16 x double> splat (double 0x3FF0000000000000), %t255
  %t262 = insertelement <16 x i32> poison, i32 12, i64 0
  %t263 = shufflevector <16 x i32> %t262, <16 x i32> poison, <16 x i32> zeroinitializer
  %t264 = getelementptr inbounds double, ptr %t202, i64 8
  %t265 = mul <16 x i32> %t263, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t266 = getelementptr double, ptr %t264, <16 x i32> %t265
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t261, <16 x ptr> %t266, i32 8, <16 x i1> %t198)
  %t267 = insertelement <16 x i32> poison, i32 12, i64 0
  %t268 = shufflevector <16 x i32> %t267, <16 x i32> poison, <16 x i32> zeroinitializer
  %t269 = getelementptr inbounds double, ptr %t202, i64 0
  %t270 = mul <16 x i32> %t268, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t271 = getelementptr double, ptr %t269, <16 x i32> %t270
  %t272 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t271, i32 8, <16 x i1> %t198, <16 x double> zeroinitializer)
  %t273 = call <16 x double> @llvm.minimum.v16f64(<16 x double> %t272, <16 x double> %t186)
  %t274 = insertelement <16 x i32> poison, i32 12, i64 0
  %t275 = shufflevector <16 x i32> %t274, <16 x i32> poison, <16 x i32> zeroinitializer
  %t276 = getelementptr inbounds double, ptr %t202, i64 10
  %t277 = mul <16 x i32> %t275, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t278 = getelementptr double, ptr %t276, <16 x i32> %t277
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t273, <16 x ptr> %t278, i32 8, <16 x i1> %t198)
  %t191 = add nuw nsw i64 %t190, 16
  br label %b187
b189:
  ret void
}

define internal void @sf_stage1_0(ptr %ctx, ptr %tensor, i64 %number) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t83 = alloca double, i64 16, align 64
  %t97 = alloca double, i64 1, align 64
  %t192 = alloca double, i64 16, align 64
  %t202 = alloca double, i64 1, align 64
  %t217 = alloca double, i64 16, align 64
  %t227 = alloca double, i64 1, align 64
  %t259 = alloca <16 x double>, i64 16, align 64
  %t350 = alloca double, i64 16, align 64
  %t363 = alloca double, i64 1, align 64
  %t376 = alloca double, i64 1, align 64
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr
  %t4 = mul i64 %number, 6
  %t5 = getelementptr inbounds double, ptr %t3, i64 %t4
  %t10 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t11 = load i64, ptr %t10, align 8
  %t12 = inttoptr i64 %t11 to ptr
  %t13 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t14 = load i64, ptr %t13, align 8
  %t15 = mul i64 %t14, 12
  %t16 = getelementptr inbounds double, ptr %t12, i64 %t15
  %t25 = getelementptr inbounds i64, ptr %tensor, i64 7
  %t26 = load i64, ptr %t25, align 8
  %t27 = icmp eq i64 %t26, 1
  %t31 = getelementptr inbounds i64, ptr %tensor, i64 3
  %t32 = load i64, ptr %t31, align 8
  %t33 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t34 = load i64, ptr %t33, align 8
  %t48 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t49 = load i64, ptr %t48, align 8
  %t50 = inttoptr i64 %t49 to ptr
  %t54 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t55 = load i64, ptr %t54, align 8
  %t56 = inttoptr i64 %t55 to ptr
  %t64 = getelementptr inbounds i64, ptr %tensor, i64 20
  %t65 = load i64, ptr %t64, align 8
  %t66 = inttoptr i64 %t65 to ptr
  %t123 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t124 = load i64, ptr %t123, align 8
  %t125 = icmp eq i64 %t124, 1
  %t129 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t130 = load i64, ptr %t129, align 8
  %t144 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t145 = load i64, ptr %t144, align 8
  %t146 = inttoptr i64 %t145 to ptr
  %t150 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t151 = load i64, ptr %t150, align 8
  %t152 = inttoptr i64 %t151 to ptr
  %t159 = getelementptr inbounds i64, ptr %tensor, i64 17
  %t160 = load i64, ptr %t159, align 8
  %t161 = inttoptr i64 %t160 to ptr
  %t163 = getelementptr inbounds i64, ptr %tensor, i64 15
  %t164 = load i64, ptr %t163, align 8
  %t165 = inttoptr i64 %t164 to ptr
  %t168 = getelementptr inbounds i64, ptr %tensor, i64 21
  %t169 = load i64, ptr %t168, align 8
  %t170 = inttoptr i64 %t169 to ptr
  %t173 = getelementptr inbounds i64, ptr %tensor, i64 23
  %t174 = load i64, ptr %t173, align 8
  %t175 = inttoptr i64 %t174 to ptr
  %t243 = icmp sle i64 %t130, 16
  %t332 = getelementptr inbounds i64, ptr %tensor, i64 18
  %t333 = load i64, ptr %t332, align 8
  %t334 = inttoptr i64 %t333 to ptr
  %t371 = mul i64 %t32, %t130
  %t425 = getelementptr inbounds i64, ptr %tensor, i64 19
  %t426 = load i64, ptr %t425, align 8
  %t427 = inttoptr i64 %t426 to ptr
  %t6 = getelementptr inbounds double, ptr %t5, i64 1
  %t7 = load double, ptr %t6, align 8
  %t8 = insertelement <16 x double> poison, double %t7, i64 0
  %t9 = shufflevector <16 x double> %t8, <16 x double> poison, <16 x i32> zeroinitializer
  %t17 = getelementptr inbounds double, ptr %t16, i64 7
  %t18 = load double, ptr %t17, align 8
  %t19 = insertelement <16 x double> poison, double %t18, i64 0
  %t20 = shufflevector <16 x double> %t19, <16 x double> poison, <16 x i32> zeroinitializer
  %t21 = getelementptr inbounds double, ptr %t16, i64 8
  %t22 = load double, ptr %t21, align 8
  %t23 = insertelement <16 x double> poison, double %t22, i64 0
  %t24 = shufflevector <16 x double> %t23, <16 x double> poison, <16 x i32> zeroinitializer
  br i1 %t27, label %b28, label %b29
b28:
  %t35 = mul i64 %t32, %t34
  br label %b36
b36:
  %t39 = phi i64 [ 0, %b28 ], [ %t40, %b37 ]
  %t41 = icmp slt i64 %t39, %t35
  br i1 %t41, label %b37, label %b38
b37:
  %t42 = sub i64 %t35, %t39
  %t43 = call i64 @llvm.smin.i64(i64 %t42, i64 16)
  %t44 = trunc i64 %t43 to i32
  %t45 = insertelement <16 x i32> poison, i32 %t44, i64 0
  %t46 = shufflevector <16 x i32> %t45, <16 x i32> poison, <16 x i32> zeroinitializer
  %t47 = icmp sgt <16 x i32> %t46, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t51 = getelementptr inbounds double, ptr %t50, i64 %t39
  %t52 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t51, i32 8, <16 x i1> %t47, <16 x double> zeroinitializer)
  %t53 = fdiv <16 x double> %t52, %t9
  %t57 = getelementptr inbounds float, ptr %t56, i64 %t39
  %t58 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t57, i32 4, <16 x i1> %t47, <16 x float> zeroinitializer)
  %t59 = fpext <16 x float> %t58 to <16 x double>
  %t60 = fmul <16 x double> %t20, %t59
  %t61 = fmul <16 x double> %t24, %t53
  %t62 = fadd <16 x double> %t60, %t61
  %t63 = fptrunc <16 x double> %t62 to <16 x float>
  %t67 = getelementptr inbounds float, ptr %t66, i64 %t39
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t63, ptr %t67, i32 4, <16 x i1> %t47)
  %t40 = add nuw nsw i64 %t39, 16
  br label %b36
b38:
  br label %b30
b29:
  %t68 = mul i64 %t32, %t34
  br label %b69
b69:
  %t72 = phi i64 [ 0, %b29 ], [ %t73, %b87 ]
  %t74 = icmp slt i64 %t72, %t68
  br i1 %t74, label %b70, label %b71
b70:
  %t75 = sub i64 %t68, %t72
  %t76 = call i64 @llvm.smin.i64(i64 %t75, i64 16)
  %t77 = trunc i64 %t76 to i32
  %t78 = insertelement <16 x i32> poison, i32 %t77, i64 0
  %t79 = shufflevector <16 x i32> %t78, <16 x i32> poison, <16 x i32> zeroinitializer
  %t80 = icmp sgt <16 x i32> %t79, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t81 = sub i64 %t68, %t72
  %t82 = call i64 @llvm.smin.i64(i64 %t81, i64 16)
  %t84 = add i64 %t72, %t82
  br label %b85
b85:
  %t88 = phi i64 [ %t72, %b70 ], [ %t89, %b86 ]
  %t90 = icmp slt i64 %t88, %t84
  br i1 %t90, label %b86, label %b87
b86:
  %t91 = udiv i64 %t88, %t34
  %t92 = mul i64 %t91, %t26
  %t93 = mul i64 %t92, %t34
  %t94 = urem i64 %t88, %t34
  %t95 = add i64 %t93, %t94
  %t96 = getelementptr inbounds double, ptr %t50, i64 %t95
  call void @sf_fold_sum(ptr %t97, ptr %t96, i64 %t26, i64 %t34, ptr %t96, i64 %t34, i1 false)
  %t98 = load double, ptr %t97, align 8
  %t99 = sub i64 %t88, %t72
  %t100 = getelementptr inbounds double, ptr %t83, i64 %t99
  store double %t98, ptr %t100, align 8
  %t89 = add nuw nsw i64 %t88, 1
  br label %b85
b87:
  %t101 = load <16 x double>, ptr %t83, align 64
  %t102 = fdiv <16 x double> %t101, %t9
  %t103 = getelementptr inbounds float, ptr %t56, i64 %t72
  %t104 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t103, i32 4, <16 x i1> %t80, <16 x float> zeroinitializer)
  %t105 = fpext <16 x float> %t104 to <16 x double>
  %t106 = fmul <16 x double> %t20, %t105
  %t107 = fmul <16 x double> %t24, %t102
  %t108 = fadd <16 x double> %t106, %t107
  %t109 = fptrunc <16 x double> %t108 to <16 x float>
  %t110 = getelementptr inbounds float, ptr %t66, i64 %t72
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t109, ptr %t110, i32 4, <16 x i1> %t80)
  %t73 = add nuw nsw i64 %t72, 16
  br label %b69
b71:
  br label %b30
b30:
  %t111 = getelementptr inbounds double, ptr %t5, i64 0
  %t112 = load double, ptr %t111, align 8
  %t113 = insertelement <16 x double> poison, double %t112, i64 0
  %t114 = shufflevector <16 x double> %t113, <16 x double> poison, <16 x i32> zeroinitializer
  %t115 = getelementptr inbounds double, ptr %t16, i64 7
  %t116 = load double, ptr %t115, align 8
  %t117 = insertelement <16 x double> poison, double %t116, i64 0
  %t118 = shufflevector <16 x double> %t117, <16 x double> poison, <16 x i32> zeroinitializer
  %t119 = getelementptr inbounds double, ptr %t16, i64 8
  %t120 = load double, ptr %t119, align 8
  %t121 = insertelement <16 x double> poison, double %t120, i64 0
  %t122 = shufflevector <16 x double> %t121, <16 x double> poison, <16 x i32> zeroinitializer
  br i1 %t125, label %b126, label %b127
b126:
  %t131 = mul i64 %t32, %t130
  br label %b132
b132:
  %t135 = phi i64 [ 0, %b126 ], [ %t136, %b133 ]
  %t137 = icmp slt i64 %t135, %t131
  br i1 %t137, label %b133, label %b134
b133:
  %t138 = sub i64 %t131, %t135
  %t139 = call i64 @llvm.smin.i64(i64 %t138, i64 16)
  %t140 = trunc i64 %t139 to i32
  %t141 = insertelement <16 x i32> poison, i32 %t140, i64 0
  %t142 = shufflevector <16 x i32> %t141, <16 x i32> poison, <16 x i32> zeroinitializer
  %t143 = icmp sgt <16 x i32> %t142, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t147 = getelementptr inbounds double, ptr %t146, i64 %t135
  %t148 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t147, i32 8, <16 x i1> %t143, <16 x double> zeroinitializer)
  %t149 = fdiv <16 x double> %t148, %t114
  %t153 = getelementptr inbounds float, ptr %t152, i64 %t135
  %t154 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t153, i32 4, <16 x i1> %t143, <16 x float> zeroinitializer)
  %t155 = fpext <16 x float> %t154 to <16 x double>
  %t156 = fmul <16 x double> %t118, %t155
  %t157 = fmul <16 x double> %t122, %t149
  %t158 = fadd <16 x double> %t156, %t157
  %t162 = getelementptr inbounds double, ptr %t161, i64 %t135
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t158, ptr %t162, i32 8, <16 x i1> %t143)
  %t166 = getelementptr inbounds double, ptr %t165, i64 %t135
  %t167 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t166, i32 8, <16 x i1> %t143, <16 x double> zeroinitializer)
  %t171 = getelementptr inbounds double, ptr %t170, i64 %t135
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t167, ptr %t171, i32 8, <16 x i1> %t143)
  %t172 = fptrunc <16 x double> %t158 to <16 x float>
  %t176 = getelementptr inbounds float, ptr %t175, i64 %t135
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t172, ptr %t176, i32 4, <16 x i1> %t143)
  %t136 = add nuw nsw i64 %t135, 16
  br label %b132
b134:
  br label %b128
b127:
  %t177 = mul i64 %t32, %t130
  br label %b178
b178:
  %t181 = phi i64 [ 0, %b127 ], [ %t182, %b221 ]
  %t183 = icmp slt i64 %t181, %t177
  br i1 %t183, label %b179, label %b180
b179:
  %t184 = sub i64 %t177, %t181
  %t185 = call i64 @llvm.smin.i64(i64 %t184, i64 16)
  %t186 = trunc i64 %t185 to i32
  %t187 = insertelement <16 x i32> poison, i32 %t186, i64 0
  %t188 = shufflevector <16 x i32> %t187, <16 x i32> poison, <16 x i32> zeroinitializer
  %t189 = icmp sgt <16 x i32> %t188, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t190 = sub i64 %t177, %t181
  %t191 = call i64 @llvm.smin.i64(i64 %t190, i64 16)
  %t193 = add i64 %t181, %t191
  br label %b194
b194:
  %t197 = phi i64 [ %t181, %b179 ], [ %t198, %b195 ]
  %t199 = icmp slt i64 %t197, %t193
  br i1 %t199, label %b195, label %b196
b195:
  %t200 = mul i64 %t197, %t124
  %t201 = getelementptr inbounds double, ptr %t146, i64 %t200
  call void @sf_fold_sum(ptr %t202, ptr %t201, i64 %t124, i64 1, ptr %t201, i64 1, i1 false)
  %t203 = load double, ptr %t202, align 8
  %t204 = sub i64 %t197, %t181
  %t205 = getelementptr inbounds double, ptr %t192, i64 %t204
  store double %t203, ptr %t205, align 8
  %t198 = add nuw nsw i64 %t197, 1
  br label %b194
b196:
  %t206 = load <16 x double>, ptr %t192, align 64
  %t207 = fdiv <16 x double> %t206, %t114
  %t208 = getelementptr inbounds float, ptr %t152, i64 %t181
  %t209 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t208, i32 4, <16 x i1> %t189, <16 x float> zeroinitializer)
  %t210 = fpext <16 x float> %t209 to <16 x double>
  %t211 = fmul <16 x double> %t118, %t210
  %t212 = fmul <16 x double> %t122, %t207
  %t213 = fadd <16 x double> %t211, %t212
  %t214 = getelementptr inbounds double, ptr %t161, i64 %t181
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t213, ptr %t214, i32 8, <16 x i1> %t189)
  %t215 = sub i64 %t177, %t181
  %t216 = call i64 @llvm.smin.i64(i64 %t215, i64 16)
  %t218 = add i64 %t181, %t216
  br label %b219
b219:
  %t222 = phi i64 [ %t181, %b196 ], [ %t223, %b220 ]
  %t224 = icmp slt i64 %t222, %t218
  br i1 %t224, label %b220, label %b221
b220:
  %t225 = mul i64 %t222, %t124
  %t226 = getelementptr inbounds double, ptr %t165, i64 %t225
  call void @sf_fold_sum(ptr %t227, ptr %t226, i64 %t124, i64 1, ptr %t226, i64 1, i1 false)
  %t228 = load double, ptr %t227, align 8
  %t229 = sub i64 %t222, %t181
  %t230 = getelementptr inbounds double, ptr %t217, i64 %t229
  store double %t228, ptr %t230, align 8
  %t223 = add nuw nsw i64 %t222, 1
  br label %b219
b221:
  %t231 = load <16 x double>, ptr %t217, align 64
  %t232 = getelementptr inbounds double, ptr %t170, i64 %t181
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t231, ptr %t232, i32 8, <16 x i1> %t189)
  %t233 = fptrunc <16 x double> %t213 to <16 x float>
  %t234 = getelementptr inbounds float, ptr %t175, i64 %t181
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t233, ptr %t234, i32 4, <16 x i1> %t189)
  %t182 = add nuw nsw i64 %t181, 16
  br label %b178
b180:
  br label %b128
b128:
  %t235 = getelementptr inbounds double, ptr %t5, i64 2
  %t236 = load double, ptr %t235, align 8
  %t237 = insertelement <16 x double> poison, double %t236, i64 0
  %t238 = shufflevector <16 x double> %t237, <16 x double> poison, <16 x i32> zeroinitializer
  %t239 = getelementptr inbounds double, ptr %t16, i64 2
  %t240 = load double, ptr %t239, align 8
  %t241 = insertelement <16 x double> poison, double %t240, i64 0
  %t242 = shufflevector <16 x double> %t241, <16 x double> poison, <16 x i32> zeroinitializer
  br i1 %t243, label %b244, label %b245
b244:
  br label %b247
b247:
  %t250 = phi i64 [ 0, %b244 ], [ %t251, %b319 ]
  %t252 = icmp slt i64 %t250, %t32
  br i1 %t252, label %b248, label %b249
b248:
  %t260 = mul i64 %t250, %t130
  %t253 = sub i64 %t32, %t250
  %t254 = call i64 @llvm.smin.i64(i64 %t253, i64 16)
  %t255 = trunc i64 %t254 to i32
  %t256 = insertelement <16 x i32> poison, i32 %t255, i64 0
  %t257 = shufflevector <16 x i32> %t256, <16 x i32> poison, <16 x i32> zeroinitializer
  %t258 = icmp sgt <16 x i32> %t257, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t261 = getelementptr double, ptr %t161, i64 %t260
  %t262 = trunc i64 %t130 to i32
  %t263 = insertelement <16 x i32> poison, i32 %t262, i64 0
  %t264 = shufflevector <16 x i32> %t263, <16 x i32> poison, <16 x i32> zeroinitializer
  store <16 x double> splat (double 0x0000000000000000), ptr %t259, align 64
  br label %b265
b265:
  %t268 = phi i64 [ 0, %b248 ], [ %t269, %b266 ]
  %t270 = icmp slt i64 %t268, %t130
  br i1 %t270, label %b266, label %b267
b266:
  %t271 = getelementptr double, ptr %t261, i64 %t268
  %t272 = mul <16 x i32> %t264, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t273 = getelementptr double, ptr %t271, <16 x i32> %t272
  %t274 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t273, i32 8, <16 x i1> %t258, <16 x double> zeroinitializer)
  %t275 = fadd <16 x double> splat (double 0x0000000000000000), %t274
  %t276 = getelementptr <16 x double>, ptr %t259, i64 %t268
  store <16 x double> %t275, ptr %t276, align 64
  %t269 = add nuw nsw i64 %t268, 1
  br label %b265
b267:
  %t277 = call i64 @llvm.smin.i64(i64 %t130, i64 16)
  br label %b278
b278:
  %t281 = phi i64 [ 8, %b267 ], [ %t282, %b279 ]
  %t283 = icmp slt i64 %t281, %t277
  br i1 %t283, label %b279, label %b280
b279:
  %t284 = sub i64 %t281, 8
  %t285 = getelementptr <16 x double>, ptr %t259, i64 %t284
  %t286 = getelementptr <16 x double>, ptr %t259, i64 %t281
  %t287 = load <16 x double>, ptr %t285, align 64
  %t288 = load <16 x double>, ptr %t286, align 64
  %t289 = fadd <16 x double> %t287, %t288
  store <16 x double> %t289, ptr %t285, align 64
  %t282 = add nuw nsw i64 %t281, 1
  br label %b278
b280:
  %t290 = call i64 @llvm.smin.i64(i64 %t130, i64 8)
  br label %b291
b291:
  %t294 = phi i64 [ 4, %b280 ], [ %t295, %b292 ]
  %t296 = icmp slt i64 %t294, %t290
  br i1 %t296, label %b292, label %b293
b292:
  %t297 = sub i64 %t294, 4
  %t298 = getelementptr <16 x double>, ptr %t259, i64 %t297
  %t299 = getelementptr <16 x double>, ptr %t259, i64 %t294
  %t300 = load <16 x double>, ptr %t298, align 64
  %t301 = load <16 x double>, ptr %t299, align 64
  %t302 = fadd <16 x double> %t300, %t301
  store <16 x double> %t302, ptr %t298, align 64
  %t295 = add nuw nsw i64 %t294, 1
  br label %b291
b293:
  %t303 = call i64 @llvm.smin.i64(i64 %t130, i64 4)
  br label %b304
b304:
  %t307 = phi i64 [ 2, %b293 ], [ %t308, %b305 ]
  %t309 = icmp slt i64 %t307, %t303
  br i1 %t309, label %b305, label %b306
b305:
  %t310 = sub i64 %t307, 2
  %t311 = getelementptr <16 x double>, ptr %t259, i64 %t310
  %t312 = getelementptr <16 x double>, ptr %t259, i64 %t307
  %t313 = load <16 x double>, ptr %t311, align 64
  %t314 = load <16 x double>, ptr %t312, align 64
  %t315 = fadd <16 x double> %t313, %t314
  store <16 x double> %t315, ptr %t311, align 64
  %t308 = add nuw nsw i64 %t307, 1
  br label %b304
b306:
  %t316 = call i64 @llvm.smin.i64(i64 %t130, i64 2)
  br label %b317
b317:
  %t320 = phi i64 [ 1, %b306 ], [ %t321, %b318 ]
  %t322 = icmp slt i64 %t320, %t316
  br i1 %t322, label %b318, label %b319
b318:
  %t323 = sub i64 %t320, 1
  %t324 = getelementptr <16 x double>, ptr %t259, i64 %t323
  %t325 = getelementptr <16 x double>, ptr %t259, i64 %t320
  %t326 = load <16 x double>, ptr %t324, align 64
  %t327 = load <16 x double>, ptr %t325, align 64
  %t328 = fadd <16 x double> %t326, %t327
  store <16 x double> %t328, ptr %t324, align 64
  %t321 = add nuw nsw i64 %t320, 1
  br label %b317
b319:
  %t329 = load <16 x double>, ptr %t259, align 64
  %t330 = fdiv <16 x double> %t329, %t238
  %t331 = call <16 x double> @llvm.maximum.v16f64(<16 x double> %t330, <16 x double> %t242)
  %t335 = getelementptr inbounds double, ptr %t334, i64 %t250
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t331, ptr %t335, i32 8, <16 x i1> %t258)
  %t251 = add nuw nsw i64 %t250, 16
  br label %b247
b249:
  br label %b246
b245:
  br label %b336
b336:
  %t339 = phi i64 [ 0, %b245 ], [ %t340, %b354 ]
  %t341 = icmp slt i64 %t339, %t32
  br i1 %t341, label %b337, label %b338
b337:
  %t342 = sub i64 %t32, %t339
  %t343 = call i64 @llvm.smin.i64(i64 %t342, i64 16)
  %t344 = trunc i64 %t343 to i32
  %t345 = insertelement <16 x i32> poison, i32 %t344, i64 0
  %t346 = shufflevector <16 x i32> %t345, <16 x i32> poison, <16 x i32> zeroinitializer
  %t347 = icmp sgt <16 x i32> %t346, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t348 = sub i64 %t32, %t339
  %t349 = call i64 @llvm.smin.i64(i64 %t348, i64 16)
  %t351 = add i64 %t339, %t349
  br label %b352
b352:
  %t355 = phi i64 [ %t339, %b337 ], [ %t356, %b353 ]
  %t357 = icmp slt i64 %t355, %t351
  br i1 %t357, label %b353, label %b354
b353:
  %t358 = mul i64 %t355, %t130
  %t359 = getelementptr inbounds double, ptr %t161, i64 %t358
  %t360 = getelementptr inbounds i64, ptr %tensor, i64 8
  %t361 = load i64, ptr %t360, align 8
  %t362 = inttoptr i64 %t361 to ptr
  call void @sf_fold_sum(ptr %t363, ptr %t359, i64 %t130, i64 1, ptr %t362, i64 1, i1 true)
  %t364 = load double, ptr %t363, align 8
  %t365 = sub i64 %t355, %t339
  %t366 = getelementptr inbounds double, ptr %t350, i64 %t365
  store double %t364, ptr %t366, align 8
  %t356 = add nuw nsw i64 %t355, 1
  br label %b352
b354:
  %t367 = load <16 x double>, ptr %t350, align 64
  %t368 = fdiv <16 x double> %t367, %t238
  %t369 = call <16 x double> @llvm.maximum.v16f64(<16 x double> %t368, <16 x double> %t242)
  %t370 = getelementptr inbounds double, ptr %t334, i64 %t339
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t369, ptr %t370, i32 8, <16 x i1> %t347)
  %t340 = add nuw nsw i64 %t339, 16
  br label %b336
b338:
  br label %b246
b246:
  %t372 = getelementptr inbounds double, ptr %t170, i64 0
  %t373 = getelementptr inbounds i64, ptr %tensor, i64 8
  %t374 = load i64, ptr %t373, align 8
  %t375 = inttoptr i64 %t374 to ptr
  call void @sf_fold_sum(ptr %t376, ptr %t372, i64 %t371, i64 1, ptr %t375, i64 1, i1 true)
  %t377 = load double, ptr %t376, align 8
  %t378 = getelementptr inbounds double, ptr %t5, i64 3
  %t379 = load double, ptr %t378, align 8
  %t380 = fdiv double %t377, %t379
  %t381 = call double @llvm.sqrt.f64(double %t380)
  %t382 = getelementptr inbounds double, ptr %t16, i64 3
  %t383 = load double, ptr %t382, align 8
  %t384 = call double @llvm.maximum.f64(double %t383, double %t381)
  %t385 = getelementptr inbounds double, ptr %t16, i64 10
  %t386 = load double, ptr %t385, align 8
  %t387 = fmul double %t384, %t386
  %t388 = getelementptr inbounds double, ptr %t5, i64 4
  store double %t387, ptr %t388, align 8
  br label %b389
b389:
  %t392 = phi i64 [ 0, %b246 ], [ %t393, %b390 ]
  %t394 = icmp slt i64 %t392, %t371
  br i1 %t394, label %b390, label %b391
b390:
  %t403 = udiv i64 %t392, %t130
  %t404 = urem i64 %t392, %t130
  %t395 = sub i64 %t371, %t392
  %t396 = call i64 @llvm.smin.i64(i64 %t395, i64 16)
  %t397 = trunc i64 %t396 to i32
  %t398 = insertelement <16 x i32> poison, i32 %t397, i64 0
  %t399 = shufflevector <16 x i32> %t398, <16 x i32> poison, <16 x i32> zeroinitializer
  %t400 = icmp sgt <16 x i32> %t399, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t401 = getelementptr inbounds double, ptr %t161, i64 %t392
  %t402 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t401, i32 8, <16 x i1> %t400, <16 x double> zeroinitializer)
  %t405 = sub i64 %t130, %t404
  %t406 = call i64 @llvm.smin.i64(i64 %t130, i64 1048576)
  %t407 = call i64 @llvm.smin.i64(i64 %t405, i64 1048576)
  %t408 = sub i64 %t406, %t407
  %t409 = trunc i64 %t408 to i32
  %t410 = insertelement <16 x i32> poison, i32 %t409, i64 0
  %t411 = shufflevector <16 x i32> %t410, <16 x i32> poison, <16 x i32> zeroinitializer
  %t412 = add <16 x i32> %t411, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t413 = uitofp <16 x i32> %t412 to <16 x float>
  %t414 = fadd <16 x float> %t413, splat (float 0x3FE0000000000000)
  %t415 = uitofp i64 %t406 to float
  %t416 = insertelement <16 x float> poison, float %t415, i64 0
  %t417 = shufflevector <16 x float> %t416, <16 x float> poison, <16 x i32> zeroinitializer
  %t418 = fdiv <16 x float> %t414, %t417
  %t419 = fptoui <16 x float> %t418 to <16 x i32>
  %t420 = getelementptr double, ptr %t334, i64 %t403
  %t421 = getelementptr double, ptr %t420, <16 x i32> %t419
  %t422 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t421, i32 8, <16 x i1> %t400, <16 x double> zeroinitializer)
  %t423 = fdiv <16 x double> %t402, %t422
  %t424 = fptrunc <16 x double> %t423 to <16 x float>
  %t428 = getelementptr inbounds float, ptr %t427, i64 %t392
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t424, ptr %t428, i32 4, <16 x i1> %t400)
  %t393 = add nuw nsw i64 %t392, 16
  br label %b389
b391:
  ret void
}

define internal void @sf_stage2_0(ptr %ctx, ptr %tensor, i64 %number) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t48 = alloca double, i64 16, align 64
  %t58 = alloca double, i64 1, align 64
  %t69 = alloca double, i64 1, align 64
  %t1 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t2 = load i64, ptr %t1, align 8
  %t3 = icmp eq i64 %t2, 1
  %t7 = getelementptr inbounds i64, ptr %tensor, i64 3
  %t8 = load i64, ptr %t7, align 8
  %t9 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t10 = load i64, ptr %t9, align 8
  %t24 = getelementptr inbounds i64, ptr %tensor, i64 16
  %t25 = load i64, ptr %t24, align 8
  %t26 = inttoptr i64 %t25 to ptr
  %t29 = getelementptr inbounds i64, ptr %tensor, i64 22
  %t30 = load i64, ptr %t29, align 8
  %t31 = inttoptr i64 %t30 to ptr
  %t64 = mul i64 %t8, %t10
  %t71 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t72 = load i64, ptr %t71, align 8
  %t73 = inttoptr i64 %t72 to ptr
  %t74 = mul i64 %number, 6
  %t75 = getelementptr inbounds double, ptr %t73, i64 %t74
  %t80 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t81 = load i64, ptr %t80, align 8
  %t82 = inttoptr i64 %t81 to ptr
  %t83 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t84 = load i64, ptr %t83, align 8
  %t85 = mul i64 %t84, 12
  %t86 = getelementptr inbounds double, ptr %t82, i64 %t85
  br i1 %t3, label %b4, label %b5
b4:
  %t11 = mul i64 %t8, %t10
  br label %b12
b12:
  %t15 = phi i64 [ 0, %b4 ], [ %t16, %b13 ]
  %t17 = icmp slt i64 %t15, %t11
  br i1 %t17, label %b13, label %b14
b13:
  %t18 = sub i64 %t11, %t15
  %t19 = call i64 @llvm.smin.i64(i64 %t18, i64 16)
  %t20 = trunc i64 %t19 to i32
  %t21 = insertelement <16 x i32> poison, i32 %t20, i64 0
  %t22 = shufflevector <16 x i32> %t21, <16 x i32> poison, <16 x i32> zeroinitializer
  %t23 = icmp sgt <16 x i32> %t22, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t27 = getelementptr inbounds double, ptr %t26, i64 %t15
  %t28 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t27, i32 8, <16 x i1> %t23, <16 x double> zeroinitializer)
  %t32 = getelementptr inbounds double, ptr %t31, i64 %t15
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t28, ptr %t32, i32 8, <16 x i1> %t23)
  %t16 = add nuw nsw i64 %t15, 16
  br label %b12
b14:
  br label %b6
b5:
  %t33 = mul i64 %t8, %t10
  br label %b34
b34:
  %t37 = phi i64 [ 0, %b5 ], [ %t38, %b52 ]
  %t39 = icmp slt i64 %t37, %t33
  br i1 %t39, label %b35, label %b36
b35:
  %t40 = sub i64 %t33, %t37
  %t41 = call i64 @llvm.smin.i64(i64 %t40, i64 16)
  %t42 = trunc i64 %t41 to i32
  %t43 = insertelement <16 x i32> poison, i32 %t42, i64 0
  %t44 = shufflevector <16 x i32> %t43, <16 x i32> poison, <16 x i32> zeroinitializer
  %t45 = icmp sgt <16 x i32> %t44, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t46 = sub i64 %t33, %t37
  %t47 = call i64 @llvm.smin.i64(i64 %t46, i64 16)
  %t49 = add i64 %t37, %t47
  br label %b50
b50:
  %t53 = phi i64 [ %t37, %b35 ], [ %t54, %b51 ]
  %t55 = icmp slt i64 %t53, %t49
  br i1 %t55, label %b51, label %b52
b51:
  %t56 = mul i64 %t53, %t2
  %t57 = getelementptr inbounds double, ptr %t26, i64 %t56
  call void @sf_fold_sum(ptr %t58, ptr %t57, i64 %t2, i64 1, ptr %t57, i64 1, i1 false)
  %t59 = load double, ptr %t58, align 8
  %t60 = sub i64 %t53, %t37
  %t61 = getelementptr inbounds double, ptr %t48, i64 %t60
  store double %t59, ptr %t61, align 8
  %t54 = add nuw nsw i64 %t53, 1
  br label %b50
b52:
  %t62 = load <16 x double>, ptr %t48, align 64
  %t63 = getelementptr inbounds double, ptr %t31, i64 %t37
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t62, ptr %t63, i32 8, <16 x i1> %t45)
  %t38 = add nuw nsw i64 %t37, 16
  br label %b34
b36:
  br label %b6
b6:
  %t65 = getelementptr inbounds double, ptr %t31, i64 0
  %t66 = getelementptr inbounds i64, ptr %tensor, i64 8
  %t67 = load i64, ptr %t66, align 8
  %t68 = inttoptr i64 %t67 to ptr
  call void @sf_fold_sum(ptr %t69, ptr %t65, i64 %t64, i64 1, ptr %t68, i64 1, i1 true)
  %t70 = load double, ptr %t69, align 8
  %t76 = getelementptr inbounds double, ptr %t75, i64 3
  %t77 = load double, ptr %t76, align 8
  %t78 = fdiv double %t70, %t77
  %t79 = call double @llvm.sqrt.f64(double %t78)
  %t87 = getelementptr inbounds double, ptr %t86, i64 4
  %t88 = load double, ptr %t87, align 8
  %t89 = fdiv double %t79, %t88
  %t90 = call double @llvm.maximum.f64(double 0x3FF0000000000000, double %t89)
  %t91 = getelementptr inbounds double, ptr %t75, i64 4
  %t92 = load double, ptr %t91, align 8
  %t93 = fdiv double %t92, %t90
  %t94 = fptrunc double %t93 to float
  %t95 = fpext float %t94 to double
  %t96 = getelementptr inbounds double, ptr %t75, i64 5
  store double %t95, ptr %t96, align 8
  ret void
}

define internal void @sf_commit_tensor(ptr %ctx, ptr %tensor, i64 %number) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = getelementptr inbounds i64, ptr %tensor, i64 3
  %t2 = load i64, ptr %t1, align 8
  %t3 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t4 = load i64, ptr %t3, align 8
  %t5 = mul i64 %t2, %t4
  %t18 = getelementptr inbounds i64, ptr %tensor, i64 23
  %t19 = load i64, ptr %t18, align 8
  %t20 = inttoptr i64 %t19 to ptr
  %t23 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t24 = load i64, ptr %t23, align 8
  %t25 = inttoptr i64 %t24 to ptr
  %t27 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t28 = load i64, ptr %t27, align 8
  %t29 = mul i64 %t2, %t28
  %t42 = getelementptr inbounds i64, ptr %tensor, i64 20
  %t43 = load i64, ptr %t42, align 8
  %t44 = inttoptr i64 %t43 to ptr
  %t47 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t48 = load i64, ptr %t47, align 8
  %t49 = inttoptr i64 %t48 to ptr
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
  %t21 = getelementptr inbounds float, ptr %t20, i64 %t9
  %t22 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t21, i32 4, <16 x i1> %t17, <16 x float> zeroinitializer)
  %t26 = getelementptr inbounds float, ptr %t25, i64 %t9
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t22, ptr %t26, i32 4, <16 x i1> %t17)
  %t10 = add nuw nsw i64 %t9, 16
  br label %b6
b8:
  br label %b30
b30:
  %t33 = phi i64 [ 0, %b8 ], [ %t34, %b31 ]
  %t35 = icmp slt i64 %t33, %t29
  br i1 %t35, label %b31, label %b32
b31:
  %t36 = sub i64 %t29, %t33
  %t37 = call i64 @llvm.smin.i64(i64 %t36, i64 16)
  %t38 = trunc i64 %t37 to i32
  %t39 = insertelement <16 x i32> poison, i32 %t38, i64 0
  %t40 = shufflevector <16 x i32> %t39, <16 x i32> poison, <16 x i32> zeroinitializer
  %t41 = icmp sgt <16 x i32> %t40, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t45 = getelementptr inbounds float, ptr %t44, i64 %t33
  %t46 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t45, i32 4, <16 x i1> %t41, <16 x float> zeroinitializer)
  %t50 = getelementptr inbounds float, ptr %t49, i64 %t33
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t46, ptr %t50, i32 4, <16 x i1> %t41)
  %t34 = add nuw nsw i64 %t33, 16
  br label %b30
b32:
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
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr
  %t4 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t5 = load i64, ptr %t4, align 8
  %t6 = mul i64 %t5, 12
  %t7 = getelementptr inbounds double, ptr %t3, i64 %t6
  %t23 = add i64 %col, %cols
  %t43 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t44 = load i64, ptr %t43, align 8
  %t45 = inttoptr i64 %t44 to ptr
  %t48 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t49 = load i64, ptr %t48, align 8
  %t50 = inttoptr i64 %t49 to ptr
  %t53 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t54 = load i64, ptr %t53, align 8
  %t55 = inttoptr i64 %t54 to ptr
  %t124 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t125 = load i64, ptr %t124, align 8
  %t126 = inttoptr i64 %t125 to ptr
  %t143 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t144 = load i64, ptr %t143, align 8
  %t145 = inttoptr i64 %t144 to ptr
  %t8 = getelementptr inbounds double, ptr %t7, i64 7
  %t9 = load double, ptr %t8, align 8
  %t10 = fptrunc double %t9 to float
  %t11 = insertelement <16 x float> poison, float %t10, i64 0
  %t12 = shufflevector <16 x float> %t11, <16 x float> poison, <16 x i32> zeroinitializer
  %t13 = getelementptr inbounds double, ptr %t7, i64 8
  %t14 = load double, ptr %t13, align 8
  %t15 = fptrunc double %t14 to float
  %t16 = insertelement <16 x float> poison, float %t15, i64 0
  %t17 = shufflevector <16 x float> %t16, <16 x float> poison, <16 x i32> zeroinitializer
  %t18 = getelementptr inbounds double, ptr %t7, i64 9
  %t19 = load double, ptr %t18, align 8
  %t20 = fptrunc double %t19 to float
  %t21 = insertelement <16 x float> poison, float %t20, i64 0
  %t22 = shufflevector <16 x float> %t21, <16 x float> poison, <16 x i32> zeroinitializer
  br label %b24
b24:
  %t27 = phi i64 [ %col, %entry ], [ %t28, %b75 ]
  %t29 = icmp slt i64 %t27, %t23
  br i1 %t29, label %b25, label %b26
b25:
  %t30 = add i64 %t27, 1024
  %t31 = call i64 @llvm.smin.i64(i64 %t30, i64 %t23)
  %t32 = sub i64 %t31, %t27
  %t33 = urem i64 %t32, 16
  %t34 = sub i64 %t31, %t33
  %t127 = udiv i64 %t27, 1024
  br label %b35
b35:
  %t38 = phi i64 [ %t27, %b25 ], [ %t39, %b36 ]
  %t40 = phi <16 x double> [ splat (double 0x0000000000000000), %b25 ], [ %t69, %b36 ]
  %t41 = phi <16 x double> [ splat (double 0x0000000000000000), %b25 ], [ %t71, %b36 ]
  %t42 = icmp slt i64 %t38, %t34
  br i1 %t42, label %b36, label %b37
b36:
  %t46 = getelementptr inbounds float, ptr %t45, i64 %t38
  %t47 = load <16 x float>, ptr %t46, align 4
  %t51 = getelementptr inbounds float, ptr %t50, i64 %t38
  %t52 = load <16 x float>, ptr %t51, align 4
  %t56 = getelementptr inbounds float, ptr %t55, i64 %t38
  %t57 = load <16 x float>, ptr %t56, align 4
  %t58 = fmul <16 x float> %t52, %t52
  %t59 = fmul <16 x float> %t12, %t57
  %t60 = fmul <16 x float> %t17, %t58
  %t61 = fadd <16 x float> %t59, %t60
  %t62 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t61, <16 x float> %t22)
  %t63 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t62)
  %t64 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t63
  %t65 = fmul <16 x float> %t52, %t64
  %t66 = fmul <16 x float> %t47, %t47
  %t67 = fmul <16 x float> %t65, %t65
  %t68 = fpext <16 x float> %t66 to <16 x double>
  %t69 = fadd <16 x double> %t40, %t68
  %t70 = fpext <16 x float> %t67 to <16 x double>
  %t71 = fadd <16 x double> %t41, %t70
  %t72 = getelementptr inbounds float, ptr %t55, i64 %t38
  store <16 x float> %t61, ptr %t72, align 4
  %t39 = add nuw nsw i64 %t38, 16
  br label %b35
b37:
  br label %b73
b73:
  %t76 = phi i64 [ %t34, %b37 ], [ %t77, %b74 ]
  %t78 = phi <16 x double> [ %t40, %b37 ], [ %t105, %b74 ]
  %t79 = phi <16 x double> [ %t41, %b37 ], [ %t108, %b74 ]
  %t80 = icmp slt i64 %t76, %t31
  br i1 %t80, label %b74, label %b75
b74:
  %t81 = sub i64 %t31, %t76
  %t82 = call i64 @llvm.smin.i64(i64 %t81, i64 16)
  %t83 = trunc i64 %t82 to i32
  %t84 = insertelement <16 x i32> poison, i32 %t83, i64 0
  %t85 = shufflevector <16 x i32> %t84, <16 x i32> poison, <16 x i32> zeroinitializer
  %t86 = icmp sgt <16 x i32> %t85, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t87 = getelementptr inbounds float, ptr %t45, i64 %t76
  %t88 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t87, i32 4, <16 x i1> %t86, <16 x float> zeroinitializer)
  %t89 = getelementptr inbounds float, ptr %t50, i64 %t76
  %t90 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t89, i32 4, <16 x i1> %t86, <16 x float> zeroinitializer)
  %t91 = getelementptr inbounds float, ptr %t55, i64 %t76
  %t92 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t91, i32 4, <16 x i1> %t86, <16 x float> zeroinitializer)
  %t93 = fmul <16 x float> %t90, %t90
  %t94 = fmul <16 x float> %t12, %t92
  %t95 = fmul <16 x float> %t17, %t93
  %t96 = fadd <16 x float> %t94, %t95
  %t97 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t96, <16 x float> %t22)
  %t98 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t97)
  %t99 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t98
  %t100 = fmul <16 x float> %t90, %t99
  %t101 = fmul <16 x float> %t88, %t88
  %t102 = fmul <16 x float> %t100, %t100
  %t103 = fpext <16 x float> %t101 to <16 x double>
  %t104 = fadd <16 x double> %t78, %t103
  %t105 = select <16 x i1> %t86, <16 x double> %t104, <16 x double> %t78
  %t106 = fpext <16 x float> %t102 to <16 x double>
  %t107 = fadd <16 x double> %t79, %t106
  %t108 = select <16 x i1> %t86, <16 x double> %t107, <16 x double> %t79
  %t109 = getelementptr inbounds float, ptr %t55, i64 %t76
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t96, ptr %t109, i32 4, <16 x i1> %t86)
  %t77 = add nuw nsw i64 %t76, 16
  br label %b73
b75:
  %t110 = shufflevector <16 x double> %t78, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t111 = shufflevector <16 x double> %t78, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t112 = fadd <8 x double> %t110, %t111
  %t113 = shufflevector <8 x double> %t112, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t114 = shufflevector <8 x double> %t112, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t115 = fadd <4 x double> %t113, %t114
  %t116 = shufflevector <4 x double> %t115, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t117 = shufflevector <4 x double> %t115, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t118 = fadd <2 x double> %t116, %t117
  %t119 = shufflevector <2 x double> %t118, <2 x double> poison, <1 x i32> <i32 0>
  %t120 = shufflevector <2 x double> %t118, <2 x double> poison, <1 x i32> <i32 1>
  %t121 = extractelement <1 x double> %t119, i64 0
  %t122 = extractelement <1 x double> %t120, i64 0
  %t123 = fadd double %t121, %t122
  %t128 = getelementptr inbounds double, ptr %t126, i64 %t127
  store double %t123, ptr %t128, align 8
  %t129 = shufflevector <16 x double> %t79, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t130 = shufflevector <16 x double> %t79, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t131 = fadd <8 x double> %t129, %t130
  %t132 = shufflevector <8 x double> %t131, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t133 = shufflevector <8 x double> %t131, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t134 = fadd <4 x double> %t132, %t133
  %t135 = shufflevector <4 x double> %t134, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t136 = shufflevector <4 x double> %t134, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t137 = fadd <2 x double> %t135, %t136
  %t138 = shufflevector <2 x double> %t137, <2 x double> poison, <1 x i32> <i32 0>
  %t139 = shufflevector <2 x double> %t137, <2 x double> poison, <1 x i32> <i32 1>
  %t140 = extractelement <1 x double> %t138, i64 0
  %t141 = extractelement <1 x double> %t139, i64 0
  %t142 = fadd double %t140, %t141
  %t146 = getelementptr inbounds double, ptr %t145, i64 %t127
  store double %t142, ptr %t146, align 8
  %t28 = add nuw nsw i64 %t27, 1024
  br label %b24
b26:
  ret void
}

define internal void @sf_sweep1_pass0(ptr %ctx, ptr %tensor, i64 %number, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr
  %t4 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t5 = load i64, ptr %t4, align 8
  %t6 = mul i64 %t5, 12
  %t7 = getelementptr inbounds double, ptr %t3, i64 %t6
  %t18 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t19 = load i64, ptr %t18, align 8
  %t20 = inttoptr i64 %t19 to ptr
  %t21 = mul i64 %number, 2
  %t22 = getelementptr inbounds double, ptr %t20, i64 %t21
  %t28 = add i64 %col, %cols
  %t29 = sub i64 %t28, %col
  %t30 = urem i64 %t29, 16
  %t31 = sub i64 %t28, %t30
  %t38 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t39 = load i64, ptr %t38, align 8
  %t40 = inttoptr i64 %t39 to ptr
  %t43 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t44 = load i64, ptr %t43, align 8
  %t45 = inttoptr i64 %t44 to ptr
  %t48 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t49 = load i64, ptr %t48, align 8
  %t50 = inttoptr i64 %t49 to ptr
  %t8 = getelementptr inbounds double, ptr %t7, i64 9
  %t9 = load double, ptr %t8, align 8
  %t10 = fptrunc double %t9 to float
  %t11 = insertelement <16 x float> poison, float %t10, i64 0
  %t12 = shufflevector <16 x float> %t11, <16 x float> poison, <16 x i32> zeroinitializer
  %t13 = getelementptr inbounds double, ptr %t7, i64 11
  %t14 = load double, ptr %t13, align 8
  %t15 = fptrunc double %t14 to float
  %t16 = insertelement <16 x float> poison, float %t15, i64 0
  %t17 = shufflevector <16 x float> %t16, <16 x float> poison, <16 x i32> zeroinitializer
  %t23 = getelementptr inbounds double, ptr %t22, i64 1
  %t24 = load double, ptr %t23, align 8
  %t25 = fptrunc double %t24 to float
  %t26 = insertelement <16 x float> poison, float %t25, i64 0
  %t27 = shufflevector <16 x float> %t26, <16 x float> poison, <16 x i32> zeroinitializer
  br label %b32
b32:
  %t35 = phi i64 [ %col, %entry ], [ %t36, %b33 ]
  %t37 = icmp slt i64 %t35, %t31
  br i1 %t37, label %b33, label %b34
b33:
  %t41 = getelementptr inbounds float, ptr %t40, i64 %t35
  %t42 = load <16 x float>, ptr %t41, align 4
  %t46 = getelementptr inbounds float, ptr %t45, i64 %t35
  %t47 = load <16 x float>, ptr %t46, align 4
  %t51 = getelementptr inbounds float, ptr %t50, i64 %t35
  %t52 = load <16 x float>, ptr %t51, align 4
  %t53 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t52, <16 x float> %t12)
  %t54 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t53)
  %t55 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t54
  %t56 = fmul <16 x float> %t47, %t55
  %t57 = fmul <16 x float> %t17, %t42
  %t58 = fmul <16 x float> %t27, %t56
  %t59 = fsub <16 x float> %t57, %t58
  %t60 = getelementptr inbounds float, ptr %t40, i64 %t35
  store <16 x float> %t59, ptr %t60, align 4
  %t36 = add nuw nsw i64 %t35, 16
  br label %b32
b34:
  br label %b61
b61:
  %t64 = phi i64 [ %t31, %b34 ], [ %t65, %b62 ]
  %t66 = icmp slt i64 %t64, %t28
  br i1 %t66, label %b62, label %b63
b62:
  %t67 = sub i64 %t28, %t64
  %t68 = call i64 @llvm.smin.i64(i64 %t67, i64 16)
  %t69 = trunc i64 %t68 to i32
  %t70 = insertelement <16 x i32> poison, i32 %t69, i64 0
  %t71 = shufflevector <16 x i32> %t70, <16 x i32> poison, <16 x i32> zeroinitializer
  %t72 = icmp sgt <16 x i32> %t71, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t73 = getelementptr inbounds float, ptr %t40, i64 %t64
  %t74 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t73, i32 4, <16 x i1> %t72, <16 x float> zeroinitializer)
  %t75 = getelementptr inbounds float, ptr %t45, i64 %t64
  %t76 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t75, i32 4, <16 x i1> %t72, <16 x float> zeroinitializer)
  %t77 = getelementptr inbounds float, ptr %t50, i64 %t64
  %t78 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t77, i32 4, <16 x i1> %t72, <16 x float> zeroinitializer)
  %t79 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t78, <16 x float> %t12)
  %t80 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t79)
  %t81 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t80
  %t82 = fmul <16 x float> %t76, %t81
  %t83 = fmul <16 x float> %t17, %t74
  %t84 = fmul <16 x float> %t27, %t82
  %t85 = fsub <16 x float> %t83, %t84
  %t86 = getelementptr inbounds float, ptr %t40, i64 %t64
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t85, ptr %t86, i32 4, <16 x i1> %t72)
  %t65 = add nuw nsw i64 %t64, 16
  br label %b61
b63:
  ret void
}

define internal void @sf_stage0_0(ptr %ctx, ptr %tensor, i64 %number) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = getelementptr inbounds i64, ptr %tensor, i64 2
  %t2 = load i64, ptr %t1, align 8
  %t6 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t7 = load i64, ptr %t6, align 8
  %t8 = inttoptr i64 %t7 to ptr
  %t9 = mul i64 %number, 2
  %t10 = getelementptr inbounds double, ptr %t8, i64 %t9
  %t3 = sitofp i64 %t2 to double
  %t4 = sitofp i64 1 to double
  %t5 = fdiv double %t3, %t4
  %t11 = getelementptr inbounds double, ptr %t10, i64 0
  store double %t5, ptr %t11, align 8
  ret void
}

define internal void @sf_stage0_1(ptr %ctx) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 7
  %t2 = load i64, ptr %t1, align 8
  %t17 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t18 = load i64, ptr %t17, align 8
  %t19 = inttoptr i64 %t18 to ptr
  %t68 = getelementptr inbounds i64, ptr %ctx, i64 2
  %t69 = load i64, ptr %t68, align 8
  %t70 = inttoptr i64 %t69 to ptr
  br label %b3
b3:
  %t6 = phi i64 [ 0, %entry ], [ %t7, %b4 ]
  %t8 = icmp slt i64 %t6, %t2
  br i1 %t8, label %b4, label %b5
b4:
  %t20 = mul i64 %t6, 12
  %t21 = getelementptr inbounds double, ptr %t19, i64 %t20
  %t9 = sub i64 %t2, %t6
  %t10 = call i64 @llvm.smin.i64(i64 %t9, i64 16)
  %t11 = trunc i64 %t10 to i32
  %t12 = insertelement <16 x i32> poison, i32 %t11, i64 0
  %t13 = shufflevector <16 x i32> %t12, <16 x i32> poison, <16 x i32> zeroinitializer
  %t14 = icmp sgt <16 x i32> %t13, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t15 = insertelement <16 x i32> poison, i32 12, i64 0
  %t16 = shufflevector <16 x i32> %t15, <16 x i32> poison, <16 x i32> zeroinitializer
  %t22 = getelementptr inbounds double, ptr %t21, i64 1
  %t23 = mul <16 x i32> %t16, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t24 = getelementptr double, ptr %t22, <16 x i32> %t23
  %t25 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t24, i32 8, <16 x i1> %t14, <16 x double> zeroinitializer)
  %t26 = fcmp oeq <16 x double> %t25, splat (double 0x0000000000000000)
  %t27 = uitofp <16 x i1> %t26 to <16 x double>
  %t28 = insertelement <16 x i32> poison, i32 12, i64 0
  %t29 = shufflevector <16 x i32> %t28, <16 x i32> poison, <16 x i32> zeroinitializer
  %t30 = getelementptr inbounds double, ptr %t21, i64 6
  %t31 = mul <16 x i32> %t29, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t32 = getelementptr double, ptr %t30, <16 x i32> %t31
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t27, <16 x ptr> %t32, i32 8, <16 x i1> %t14)
  %t33 = insertelement <16 x i32> poison, i32 12, i64 0
  %t34 = shufflevector <16 x i32> %t33, <16 x i32> poison, <16 x i32> zeroinitializer
  %t35 = getelementptr inbounds double, ptr %t21, i64 2
  %t36 = mul <16 x i32> %t34, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t37 = getelementptr double, ptr %t35, <16 x i32> %t36
  %t38 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t37, i32 8, <16 x i1> %t14, <16 x double> zeroinitializer)
  %t39 = fmul <16 x double> %t38, %t38
  %t40 = fptrunc <16 x double> %t39 to <16 x float>
  %t41 = fpext <16 x float> %t40 to <16 x double>
  %t42 = insertelement <16 x i32> poison, i32 12, i64 0
  %t43 = shufflevector <16 x i32> %t42, <16 x i32> poison, <16 x i32> zeroinitializer
  %t44 = getelementptr inbounds double, ptr %t21, i64 9
  %t45 = mul <16 x i32> %t43, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t46 = getelementptr double, ptr %t44, <16 x i32> %t45
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t41, <16 x ptr> %t46, i32 8, <16 x i1> %t14)
  %t47 = insertelement <16 x i32> poison, i32 12, i64 0
  %t48 = shufflevector <16 x i32> %t47, <16 x i32> poison, <16 x i32> zeroinitializer
  %t49 = getelementptr inbounds double, ptr %t21, i64 0
  %t50 = mul <16 x i32> %t48, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t51 = getelementptr double, ptr %t49, <16 x i32> %t50
  %t52 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t51, i32 8, <16 x i1> %t14, <16 x double> zeroinitializer)
  %t53 = insertelement <16 x i32> poison, i32 12, i64 0
  %t54 = shufflevector <16 x i32> %t53, <16 x i32> poison, <16 x i32> zeroinitializer
  %t55 = getelementptr inbounds double, ptr %t21, i64 5
  %t56 = mul <16 x i32> %t54, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t57 = getelementptr double, ptr %t55, <16 x i32> %t56
  %t58 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t57, i32 8, <16 x i1> %t14, <16 x double> zeroinitializer)
  %t59 = fmul <16 x double> %t52, %t58
  %t60 = fsub <16 x double> splat (double 0x3FF0000000000000), %t59
  %t61 = fptrunc <16 x double> %t60 to <16 x float>
  %t62 = fpext <16 x float> %t61 to <16 x double>
  %t63 = insertelement <16 x i32> poison, i32 12, i64 0
  %t64 = shufflevector <16 x i32> %t63, <16 x i32> poison, <16 x i32> zeroinitializer
  %t65 = getelementptr inbounds double, ptr %t21, i64 11
  %t66 = mul <16 x i32> %t64, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t67 = getelementptr double, ptr %t65, <16 x i32> %t66
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t62, <16 x ptr> %t67, i32 8, <16 x i1> %t14)
  %t7 = add nuw nsw i64 %t6, 16
  br label %b3
b5:
  %t71 = getelementptr inbounds double, ptr %t70, i64 0
  %t72 = load double, ptr %t71, align 8
  %t73 = fadd double %t72, 0x3FF0000000000000
  %t74 = getelementptr inbounds double, ptr %t70, i64 1
  store double %t73, ptr %t74, align 8
  %t75 = fcmp olt double %t73, 0x0010000000000000
  %t76 = fmul double %t73, 0x4350000000000000
  %t77 = select i1 %t75, double %t76, double %t73
  %t78 = bitcast double %t77 to i64
  %t79 = sub i64 %t78, 4604544271217802189
  %t80 = ashr i64 %t79, 52
  %t81 = shl i64 %t80, 52
  %t82 = sub i64 %t78, %t81
  %t83 = bitcast i64 %t82 to double
  %t84 = add i64 %t80, 4843621399236968448
  %t85 = bitcast i64 %t84 to double
  %t86 = fsub double %t85, 0x4338000000000000
  %t87 = fsub double %t86, 0x404B000000000000
  %t88 = select i1 %t75, double %t87, double %t86
  %t89 = fsub double %t83, 0x3FF0000000000000
  %t90 = fmul double %t88, 0x3FE62E42FEE00000
  %t91 = fmul double %t88, 0x3DEA39EF35793C76
  %t92 = fadd double 0x4000000000000000, %t89
  %t93 = fdiv double %t89, %t92
  %t94 = fmul double %t93, %t93
  %t95 = fmul double %t94, %t94
  %t96 = fmul double 0x3FC2F112DF3E5244, %t95
  %t97 = fadd double %t96, 0x3FC7466496CB03DE
  %t98 = fmul double %t97, %t95
  %t99 = fadd double %t98, 0x3FD2492494229359
  %t100 = fmul double %t99, %t95
  %t101 = fadd double %t100, 0x3FE5555555555593
  %t102 = fmul double %t94, %t101
  %t103 = fmul double 0x3FC39A09D078C69F, %t95
  %t104 = fadd double %t103, 0x3FCC71C51D8E78AF
  %t105 = fmul double %t104, %t95
  %t106 = fadd double %t105, 0x3FD999999997FA04
  %t107 = fmul double %t95, %t106
  %t108 = fadd double %t102, %t107
  %t109 = fmul double %t89, %t89
  %t110 = fmul double 0x3FE0000000000000, %t109
  %t111 = fadd double %t110, %t108
  %t112 = fmul double %t93, %t111
  %t113 = fadd double %t112, %t91
  %t114 = fsub double %t110, %t113
  %t115 = fsub double %t114, %t89
  %t116 = fsub double %t90, %t115
  %t117 = fcmp olt double %t73, 0x7FF0000000000000
  %t118 = select i1 %t117, double %t116, double %t73
  %t119 = fcmp olt double 0x0000000000000000, %t73
  %t120 = fcmp oeq double %t73, 0x0000000000000000
  %t121 = select i1 %t120, double 0xFFF0000000000000, double 0x7FF8000000000000
  %t122 = select i1 %t119, double %t118, double %t121
  %t123 = insertelement <16 x double> poison, double %t122, i64 0
  %t124 = shufflevector <16 x double> %t123, <16 x double> poison, <16 x i32> zeroinitializer
  %t125 = getelementptr inbounds double, ptr %t70, i64 2
  store double %t122, ptr %t125, align 8
  %t126 = fcmp oeq double %t73, 0x3FF0000000000000
  %t127 = insertelement <16 x i1> poison, i1 %t126, i64 0
  %t128 = shufflevector <16 x i1> %t127, <16 x i1> poison, <16 x i32> zeroinitializer
  %t129 = uitofp i1 %t126 to double
  %t130 = getelementptr inbounds double, ptr %t70, i64 3
  store double %t129, ptr %t130, align 8
  %t131 = fmul double 0xBFE0000000000000, %t122
  %t132 = fcmp olt double %t131, 0xC087500000000000
  %t133 = select i1 %t132, double 0xC087500000000000, double %t131
  %t134 = fcmp olt double 0x4086300000000000, %t133
  %t135 = select i1 %t134, double 0x4086300000000000, double %t133
  %t136 = fmul double %t135, 0x3FF71547652B82FE
  %t137 = fadd double %t136, 0x4338000000000000
  %t138 = fsub double %t137, 0x4338000000000000
  %t139 = fmul double %t138, 0x3FE62E42FEE00000
  %t140 = fsub double %t135, %t139
  %t141 = fmul double %t138, 0x3DEA39EF35793C76
  %t142 = fsub double %t140, %t141
  %t143 = fmul double %t142, %t142
  %t144 = fmul double 0x3E66376972BEA4D0, %t143
  %t145 = fadd double %t144, 0xBEBBBD41C5D26BF1
  %t146 = fmul double %t145, %t143
  %t147 = fadd double %t146, 0x3F11566AAF25DE2C
  %t148 = fmul double %t147, %t143
  %t149 = fadd double %t148, 0xBF66C16C16BEBD93
  %t150 = fmul double %t149, %t143
  %t151 = fadd double %t150, 0x3FC555555555553E
  %t152 = fmul double %t143, %t151
  %t153 = fsub double %t142, %t152
  %t154 = fmul double %t142, %t153
  %t155 = fsub double 0x4000000000000000, %t153
  %t156 = fdiv double %t154, %t155
  %t157 = fsub double %t141, %t156
  %t158 = fsub double %t157, %t140
  %t159 = fsub double 0x3FF0000000000000, %t158
  %t160 = bitcast double %t137 to i64
  %t161 = sub i64 %t160, 4843621399236966402
  %t162 = lshr i64 %t161, 1
  %t163 = sub i64 %t161, %t162
  %t164 = shl i64 %t162, 52
  %t165 = bitcast i64 %t164 to double
  %t166 = shl i64 %t163, 52
  %t167 = bitcast i64 %t166 to double
  %t168 = fmul double %t159, %t165
  %t169 = fmul double %t168, %t167
  %t170 = select i1 %t126, double 0x3FF0000000000000, double %t169
  %t171 = insertelement <16 x double> poison, double %t170, i64 0
  %t172 = shufflevector <16 x double> %t171, <16 x double> poison, <16 x i32> zeroinitializer
  %t173 = getelementptr inbounds double, ptr %t70, i64 4
  store double %t170, ptr %t173, align 8
  %t174 = getelementptr inbounds double, ptr %t70, i64 2
  %t175 = load double, ptr %t174, align 8
  %t176 = insertelement <16 x double> poison, double %t175, i64 0
  %t177 = shufflevector <16 x double> %t176, <16 x double> poison, <16 x i32> zeroinitializer
  %t178 = getelementptr inbounds double, ptr %t70, i64 3
  %t179 = load double, ptr %t178, align 8
  %t180 = fcmp une double %t179, 0x0000000000000000
  %t181 = insertelement <16 x i1> poison, i1 %t180, i64 0
  %t182 = shufflevector <16 x i1> %t181, <16 x i1> poison, <16 x i32> zeroinitializer
  %t183 = getelementptr inbounds double, ptr %t70, i64 4
  %t184 = load double, ptr %t183, align 8
  %t185 = insertelement <16 x double> poison, double %t184, i64 0
  %t186 = shufflevector <16 x double> %t185, <16 x double> poison, <16 x i32> zeroinitializer
  br label %b187
b187:
  %t190 = phi i64 [ 0, %b5 ], [ %t191, %b188 ]
  %t192 = icmp slt i64 %t190, %t2
  br i1 %t192, label %b188, label %b189
b188:
  %t201 = mul i64 %t190, 12
  %t202 = getelementptr inbounds double, ptr %t19, i64 %t201
  %t193 = sub i64 %t2, %t190
  %t194 = call i64 @llvm.smin.i64(i64 %t193, i64 16)
  %t195 = trunc i64 %t194 to i32
  %t196 = insertelement <16 x i32> poison, i32 %t195, i64 0
  %t197 = shufflevector <16 x i32> %t196, <16 x i32> poison, <16 x i32> zeroinitializer
  %t198 = icmp sgt <16 x i32> %t197, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t199 = insertelement <16 x i32> poison, i32 12, i64 0
  %t200 = shufflevector <16 x i32> %t199, <16 x i32> poison, <16 x i32> zeroinitializer
  %t203 = getelementptr inbounds double, ptr %t202, i64 1
  %t204 = mul <16 x i32> %t200, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t205 = getelementptr double, ptr %t203, <16 x i32> %t204
  %t206 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t205, i32 8, <16 x i1> %t198, <16 x double> zeroinitializer)
  %t207 = fmul <16 x double> %t206, %t177
  %t208 = fcmp olt <16 x double> %t207, splat (double 0xC087500000000000)
  %t209 = select <16 x i1> %t208, <16 x double> splat (double 0xC087500000000000), <16 x double> %t207
  %t210 = fcmp olt <16 x double> splat (double 0x4086300000000000), %t209
  %t211 = select <16 x i1> %t210, <16 x double> splat (double 0x4086300000000000), <16 x double> %t209
  %t212 = fmul <16 x double> %t211, splat (double 0x3FF71547652B82FE)
  %t213 = fadd <16 x double> %t212, splat (double 0x4338000000000000)
  %t214 = fsub <16 x double> %t213, splat (double 0x4338000000000000)
  %t215 = fmul <16 x double> %t214, splat (double 0x3FE62E42FEE00000)
  %t216 = fsub <16 x double> %t211, %t215
  %t217 = fmul <16 x double> %t214, splat (double 0x3DEA39EF35793C76)
  %t218 = fsub <16 x double> %t216, %t217
  %t219 = fmul <16 x double> %t218, %t218
  %t220 = fmul <16 x double> splat (double 0x3E66376972BEA4D0), %t219
  %t221 = fadd <16 x double> %t220, splat (double 0xBEBBBD41C5D26BF1)
  %t222 = fmul <16 x double> %t221, %t219
  %t223 = fadd <16 x double> %t222, splat (double 0x3F11566AAF25DE2C)
  %t224 = fmul <16 x double> %t223, %t219
  %t225 = fadd <16 x double> %t224, splat (double 0xBF66C16C16BEBD93)
  %t226 = fmul <16 x double> %t225, %t219
  %t227 = fadd <16 x double> %t226, splat (double 0x3FC555555555553E)
  %t228 = fmul <16 x double> %t219, %t227
  %t229 = fsub <16 x double> %t218, %t228
  %t230 = fmul <16 x double> %t218, %t229
  %t231 = fsub <16 x double> splat (double 0x4000000000000000), %t229
  %t232 = fdiv <16 x double> %t230, %t231
  %t233 = fsub <16 x double> %t217, %t232
  %t234 = fsub <16 x double> %t233, %t216
  %t235 = fsub <16 x double> splat (double 0x3FF0000000000000), %t234
  %t236 = bitcast <16 x double> %t213 to <16 x i64>
  %t237 = sub <16 x i64> %t236, splat (i64 4843621399236966402)
  %t238 = lshr <16 x i64> %t237, splat (i64 1)
  %t239 = sub <16 x i64> %t237, %t238
  %t240 = shl <16 x i64> %t238, splat (i64 52)
  %t241 = bitcast <16 x i64> %t240 to <16 x double>
  %t242 = shl <16 x i64> %t239, splat (i64 52)
  %t243 = bitcast <16 x i64> %t242 to <16 x double>
  %t244 = fmul <16 x double> %t235, %t241
  %t245 = fmul <16 x double> %t244, %t243
  %t246 = insertelement <16 x i32> poison, i32 12, i64 0
  %t247 = shufflevector <16 x i32> %t246, <16 x i32> poison, <16 x i32> zeroinitializer
  %t248 = getelementptr inbounds double, ptr %t202, i64 6
  %t249 = mul <16 x i32> %t247, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t250 = getelementptr double, ptr %t248, <16 x i32> %t249
  %t251 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t250, i32 8, <16 x i1> %t198, <16 x double> zeroinitializer)
  %t252 = fcmp une <16 x double> %t251, splat (double 0x0000000000000000)
  %t253 = or <16 x i1> %t182, %t252
  %t254 = select <16 x i1> %t253, <16 x double> splat (double 0x3FF0000000000000), <16 x double> %t245
  %t255 = fsub <16 x double> splat (double 0x3FF0000000000000), %t254
  %t256 = fptrunc <16 x double> %t255 to <16 x float>
  %t257 = fpext <16 x float> %t256 to <16 x double>
  %t258 = insertelement <16 x i32> poison, i32 12, i64 0
  %t259 = shufflevector <16 x i32> %t258, <16 x i32> poison, <16 x i32> zeroinitializer
  %t260 = getelementptr inbounds double, ptr %t202, i64 7
  %t261 = mul <16 x i32> %t259, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t262 = getelementptr double, ptr %t260, <16 x i32> %t261
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t257, <16 x ptr> %t262, i32 8, <16 x i1> %t198)
  %t263 = fsub <16 x double> splat (double 0x3FF0000000000000), %t255
  %t264 = fptrunc <16 x double> %t263 to <16 x float>
  %t265 = fpext <16 x float> %t264 to <16 x double>
  %t266 = insertelement <16 x i32> poison, i32 12, i64 0
  %t267 = shufflevector <16 x i32> %t266, <16 x i32> poison, <16 x i32> zeroinitializer
  %t268 = getelementptr inbounds double, ptr %t202, i64 8
  %t269 = mul <16 x i32> %t267, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t270 = getelementptr double, ptr %t268, <16 x i32> %t269
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t265, <16 x ptr> %t270, i32 8, <16 x i1> %t198)
  %t271 = insertelement <16 x i32> poison, i32 12, i64 0
  %t272 = shufflevector <16 x i32> %t271, <16 x i32> poison, <16 x i32> zeroinitializer
  %t273 = getelementptr inbounds double, ptr %t202, i64 0
  %t274 = mul <16 x i32> %t272, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t275 = getelementptr double, ptr %t273, <16 x i32> %t274
  %t276 = call <16 x double> @llvm.masked.gather.v16f64.v16p0(<16 x ptr> %t275, i32 8, <16 x i1> %t198, <16 x double> zeroinitializer)
  %t277 = call <16 x double> @llvm.minimum.v16f64(<16 x double> %t276, <16 x double> %t186)
  %t278 = insertelement <16 x i32> poison, i32 12, i64 0
  %t279 = shufflevector <16 x i32> %t278, <16 x i32> poison, <16 x i32> zeroinitializer
  %t280 = getelementptr inbounds double, ptr %t202, i64 10
  %t281 = mul <16 x i32> %t279, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t282 = getelementptr double, ptr %t280, <16 x i32> %t281
  call void @llvm.masked.scatter.v16f64.v16p0(<16 x double> %t277, <16 x ptr> %t282, i32 8, <16 x i1> %t198)
  %t191 = add nuw nsw i64 %t190, 16
  br label %b187
b189:
  ret void
}

define internal void @sf_stage1_0(ptr %ctx, ptr %tensor, i64 %number) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t7 = alloca double, i64 1, align 64
  %t35 = alloca double, i64 1, align 64
  %t1 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr
  %t4 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t5 = load i64, ptr %t4, align 8
  %t9 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t10 = load i64, ptr %t9, align 8
  %t11 = inttoptr i64 %t10 to ptr
  %t12 = mul i64 %number, 2
  %t13 = getelementptr inbounds double, ptr %t11, i64 %t12
  %t18 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t19 = load i64, ptr %t18, align 8
  %t20 = inttoptr i64 %t19 to ptr
  %t21 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t22 = load i64, ptr %t21, align 8
  %t23 = mul i64 %t22, 12
  %t24 = getelementptr inbounds double, ptr %t20, i64 %t23
  %t31 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t32 = load i64, ptr %t31, align 8
  %t33 = inttoptr i64 %t32 to ptr
  %t6 = getelementptr inbounds double, ptr %t3, i64 0
  call void @sf_fold_sum(ptr %t7, ptr %t6, i64 %t5, i64 1, ptr %t6, i64 1, i1 false)
  %t8 = load double, ptr %t7, align 8
  %t14 = getelementptr inbounds double, ptr %t13, i64 0
  %t15 = load double, ptr %t14, align 8
  %t16 = fdiv double %t8, %t15
  %t17 = call double @llvm.sqrt.f64(double %t16)
  %t25 = getelementptr inbounds double, ptr %t24, i64 3
  %t26 = load double, ptr %t25, align 8
  %t27 = call double @llvm.maximum.f64(double %t26, double %t17)
  %t28 = getelementptr inbounds double, ptr %t24, i64 10
  %t29 = load double, ptr %t28, align 8
  %t30 = fmul double %t27, %t29
  %t34 = getelementptr inbounds double, ptr %t33, i64 0
  call void @sf_fold_sum(ptr %t35, ptr %t34, i64 %t5, i64 1, ptr %t34, i64 1, i1 false)
  %t36 = load double, ptr %t35, align 8
  %t37 = fdiv double %t36, %t15
  %t38 = call double @llvm.sqrt.f64(double %t37)
  %t39 = getelementptr inbounds double, ptr %t24, i64 4
  %t40 = load double, ptr %t39, align 8
  %t41 = fdiv double %t38, %t40
  %t42 = call double @llvm.maximum.f64(double 0x3FF0000000000000, double %t41)
  %t43 = fdiv double %t30, %t42
  %t44 = fptrunc double %t43 to float
  %t45 = fpext float %t44 to double
  %t46 = getelementptr inbounds double, ptr %t13, i64 1
  store double %t45, ptr %t46, align 8
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
