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
  %t12 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t13 = load i64, ptr %t12, align 8
  %t46 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t47 = load i64, ptr %t46, align 8
  %t48 = inttoptr i64 %t47 to ptr
  %t53 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t54 = load i64, ptr %t53, align 8
  %t55 = inttoptr i64 %t54 to ptr
  %t115 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t116 = load i64, ptr %t115, align 8
  %t117 = inttoptr i64 %t116 to ptr
  %t119 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t120 = load i64, ptr %t119, align 8
  %t126 = getelementptr inbounds i64, ptr %tensor, i64 15
  %t127 = load i64, ptr %t126, align 8
  %t128 = inttoptr i64 %t127 to ptr
  %t554 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t555 = load i64, ptr %t554, align 8
  %t556 = inttoptr i64 %t555 to ptr
  %t558 = getelementptr inbounds i64, ptr %tensor, i64 7
  %t559 = load i64, ptr %t558, align 8
  br i1 %t8, label %b9, label %b10
b9:
  %t14 = call i64 @llvm.smin.i64(i64 %t13, i64 64)
  %t15 = mul i64 %t14, %cols
  %t16 = udiv i64 1024, %t15
  %t17 = mul i64 %t16, %t14
  %t18 = add i64 %row, %rows
  %t19 = icmp sgt i64 %t13, 64
  %t20 = select i1 %t19, i64 %t13, i64 %rows
  %t96 = icmp eq i64 %cols, 1
  %t535 = icmp eq i64 %t13, 1
  br label %b21
b21:
  %t24 = phi i64 [ %row, %b9 ], [ %t25, %b31 ]
  %t26 = icmp slt i64 %t24, %t18
  br i1 %t26, label %b22, label %b23
b22:
  %t27 = add i64 %t24, %t20
  %t28 = call i64 @llvm.smin.i64(i64 %t27, i64 %t18)
  br label %b29
b29:
  %t32 = phi i64 [ %t24, %b22 ], [ %t33, %b538 ]
  %t34 = icmp slt i64 %t32, %t28
  br i1 %t34, label %b30, label %b31
b30:
  %t35 = sub i64 %t28, %t32
  %t36 = call i64 @llvm.smin.i64(i64 %t17, i64 %t35)
  %t37 = mul i64 %t36, %cols
  %t38 = urem i64 %t37, 16
  %t39 = sub i64 %t37, %t38
  %t49 = mul i64 %t32, %t2
  %t69 = sub i64 %t37, %t39
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
  br label %b70
b70:
  %t73 = phi i64 [ 0, %b42 ], [ %t74, %b71 ]
  %t75 = icmp slt i64 %t73, %t69
  br i1 %t75, label %b71, label %b72
b71:
  %t76 = add i64 %t39, %t73
  %t83 = add i64 %t49, %t76
  %t77 = sub i64 %t69, %t73
  %t78 = call i64 @llvm.smin.i64(i64 %t77, i64 16)
  %t79 = trunc i64 %t78 to i32
  %t80 = insertelement <16 x i32> poison, i32 %t79, i64 0
  %t81 = shufflevector <16 x i32> %t80, <16 x i32> poison, <16 x i32> zeroinitializer
  %t82 = icmp sgt <16 x i32> %t81, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t84 = getelementptr inbounds float, ptr %t48, i64 %t83
  %t85 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t84, i32 4, <16 x i1> %t82, <16 x float> zeroinitializer)
  %t86 = getelementptr inbounds float, ptr %t55, i64 %t83
  %t87 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t86, i32 4, <16 x i1> %t82, <16 x float> zeroinitializer)
  %t88 = fmul <16 x float> %t87, %t87
  %t89 = fmul <16 x float> %t85, %t85
  %t90 = fpext <16 x float> %t88 to <16 x double>
  %t91 = getelementptr inbounds double, ptr %t61, i64 %t76
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t90, ptr %t91, i32 8, <16 x i1> %t82)
  %t92 = fpext <16 x float> %t88 to <16 x double>
  %t93 = getelementptr inbounds double, ptr %t64, i64 %t76
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t92, ptr %t93, i32 8, <16 x i1> %t82)
  %t94 = fpext <16 x float> %t89 to <16 x double>
  %t95 = getelementptr inbounds double, ptr %t67, i64 %t76
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t94, ptr %t95, i32 8, <16 x i1> %t82)
  %t74 = add nuw nsw i64 %t73, 16
  br label %b70
b72:
  br i1 %t96, label %b97, label %b98
b97:
  br label %b100
b100:
  %t103 = phi i64 [ 0, %b97 ], [ %t104, %b101 ]
  %t105 = icmp slt i64 %t103, %t36
  br i1 %t105, label %b101, label %b102
b101:
  %t118 = add i64 %t32, %t103
  %t121 = mul i64 %t118, %t120
  %t106 = sub i64 %t36, %t103
  %t107 = call i64 @llvm.smin.i64(i64 %t106, i64 16)
  %t108 = trunc i64 %t107 to i32
  %t109 = insertelement <16 x i32> poison, i32 %t108, i64 0
  %t110 = shufflevector <16 x i32> %t109, <16 x i32> poison, <16 x i32> zeroinitializer
  %t111 = icmp sgt <16 x i32> %t110, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t112 = getelementptr inbounds double, ptr %t61, i64 %t103
  %t113 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t112, i32 8, <16 x i1> %t111, <16 x double> zeroinitializer)
  %t114 = fadd <16 x double> splat (double 0x0000000000000000), %t113
  %t122 = getelementptr inbounds double, ptr %t117, i64 %t121
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t114, ptr %t122, i32 8, <16 x i1> %t111)
  %t123 = getelementptr inbounds double, ptr %t67, i64 %t103
  %t124 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t123, i32 8, <16 x i1> %t111, <16 x double> zeroinitializer)
  %t125 = fadd <16 x double> splat (double 0x0000000000000000), %t124
  %t129 = getelementptr inbounds double, ptr %t128, i64 %t121
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t125, ptr %t129, i32 8, <16 x i1> %t111)
  %t104 = add nuw nsw i64 %t103, 16
  br label %b100
b102:
  br label %b99
b98:
  %t130 = icmp eq i64 %cols, 2
  br i1 %t130, label %b131, label %b132
b131:
  br label %b134
b134:
  %t137 = phi i64 [ 0, %b131 ], [ %t138, %b135 ]
  %t139 = icmp slt i64 %t137, %t36
  br i1 %t139, label %b135, label %b136
b135:
  %t140 = mul i64 %t137, 2
  %t143 = add i64 %t140, 1
  %t148 = add i64 %t32, %t137
  %t149 = mul i64 %t148, %t120
  %t141 = getelementptr inbounds double, ptr %t61, i64 %t140
  %t142 = load double, ptr %t141, align 8
  %t144 = getelementptr inbounds double, ptr %t61, i64 %t143
  %t145 = load double, ptr %t144, align 8
  %t146 = fadd double %t142, %t145
  %t147 = fadd double 0x0000000000000000, %t146
  %t150 = getelementptr inbounds double, ptr %t117, i64 %t149
  store double %t147, ptr %t150, align 8
  %t151 = getelementptr inbounds double, ptr %t67, i64 %t140
  %t152 = load double, ptr %t151, align 8
  %t153 = getelementptr inbounds double, ptr %t67, i64 %t143
  %t154 = load double, ptr %t153, align 8
  %t155 = fadd double %t152, %t154
  %t156 = fadd double 0x0000000000000000, %t155
  %t157 = getelementptr inbounds double, ptr %t128, i64 %t149
  store double %t156, ptr %t157, align 8
  %t138 = add nuw nsw i64 %t137, 1
  br label %b134
b136:
  br label %b133
b132:
  %t158 = icmp eq i64 %cols, 3
  br i1 %t158, label %b159, label %b160
b159:
  br label %b162
b162:
  %t165 = phi i64 [ 0, %b159 ], [ %t166, %b163 ]
  %t167 = icmp slt i64 %t165, %t36
  br i1 %t167, label %b163, label %b164
b163:
  %t168 = mul i64 %t165, 3
  %t171 = add i64 %t168, 1
  %t174 = add i64 %t168, 2
  %t180 = add i64 %t32, %t165
  %t181 = mul i64 %t180, %t120
  %t169 = getelementptr inbounds double, ptr %t61, i64 %t168
  %t170 = load double, ptr %t169, align 8
  %t172 = getelementptr inbounds double, ptr %t61, i64 %t171
  %t173 = load double, ptr %t172, align 8
  %t175 = getelementptr inbounds double, ptr %t61, i64 %t174
  %t176 = load double, ptr %t175, align 8
  %t177 = fadd double %t170, %t176
  %t178 = fadd double %t177, %t173
  %t179 = fadd double 0x0000000000000000, %t178
  %t182 = getelementptr inbounds double, ptr %t117, i64 %t181
  store double %t179, ptr %t182, align 8
  %t183 = getelementptr inbounds double, ptr %t67, i64 %t168
  %t184 = load double, ptr %t183, align 8
  %t185 = getelementptr inbounds double, ptr %t67, i64 %t171
  %t186 = load double, ptr %t185, align 8
  %t187 = getelementptr inbounds double, ptr %t67, i64 %t174
  %t188 = load double, ptr %t187, align 8
  %t189 = fadd double %t184, %t188
  %t190 = fadd double %t189, %t186
  %t191 = fadd double 0x0000000000000000, %t190
  %t192 = getelementptr inbounds double, ptr %t128, i64 %t181
  store double %t191, ptr %t192, align 8
  %t166 = add nuw nsw i64 %t165, 1
  br label %b162
b164:
  br label %b161
b160:
  %t193 = icmp eq i64 %cols, 4
  br i1 %t193, label %b194, label %b195
b194:
  br label %b197
b197:
  %t200 = phi i64 [ 0, %b194 ], [ %t201, %b198 ]
  %t202 = icmp slt i64 %t200, %t36
  br i1 %t202, label %b198, label %b199
b198:
  %t203 = mul i64 %t200, 4
  %t206 = add i64 %t203, 1
  %t209 = add i64 %t203, 2
  %t212 = add i64 %t203, 3
  %t219 = add i64 %t32, %t200
  %t220 = mul i64 %t219, %t120
  %t204 = getelementptr inbounds double, ptr %t61, i64 %t203
  %t205 = load double, ptr %t204, align 8
  %t207 = getelementptr inbounds double, ptr %t61, i64 %t206
  %t208 = load double, ptr %t207, align 8
  %t210 = getelementptr inbounds double, ptr %t61, i64 %t209
  %t211 = load double, ptr %t210, align 8
  %t213 = getelementptr inbounds double, ptr %t61, i64 %t212
  %t214 = load double, ptr %t213, align 8
  %t215 = fadd double %t205, %t211
  %t216 = fadd double %t208, %t214
  %t217 = fadd double %t215, %t216
  %t218 = fadd double 0x0000000000000000, %t217
  %t221 = getelementptr inbounds double, ptr %t117, i64 %t220
  store double %t218, ptr %t221, align 8
  %t222 = getelementptr inbounds double, ptr %t67, i64 %t203
  %t223 = load double, ptr %t222, align 8
  %t224 = getelementptr inbounds double, ptr %t67, i64 %t206
  %t225 = load double, ptr %t224, align 8
  %t226 = getelementptr inbounds double, ptr %t67, i64 %t209
  %t227 = load double, ptr %t226, align 8
  %t228 = getelementptr inbounds double, ptr %t67, i64 %t212
  %t229 = load double, ptr %t228, align 8
  %t230 = fadd double %t223, %t227
  %t231 = fadd double %t225, %t229
  %t232 = fadd double %t230, %t231
  %t233 = fadd double 0x0000000000000000, %t232
  %t234 = getelementptr inbounds double, ptr %t128, i64 %t220
  store double %t233, ptr %t234, align 8
  %t201 = add nuw nsw i64 %t200, 1
  br label %b197
b199:
  br label %b196
b195:
  %t235 = icmp eq i64 %cols, 5
  br i1 %t235, label %b236, label %b237
b236:
  br label %b239
b239:
  %t242 = phi i64 [ 0, %b236 ], [ %t243, %b240 ]
  %t244 = icmp slt i64 %t242, %t36
  br i1 %t244, label %b240, label %b241
b240:
  %t245 = mul i64 %t242, 5
  %t248 = add i64 %t245, 1
  %t251 = add i64 %t245, 2
  %t254 = add i64 %t245, 3
  %t257 = add i64 %t245, 4
  %t265 = add i64 %t32, %t242
  %t266 = mul i64 %t265, %t120
  %t246 = getelementptr inbounds double, ptr %t61, i64 %t245
  %t247 = load double, ptr %t246, align 8
  %t249 = getelementptr inbounds double, ptr %t61, i64 %t248
  %t250 = load double, ptr %t249, align 8
  %t252 = getelementptr inbounds double, ptr %t61, i64 %t251
  %t253 = load double, ptr %t252, align 8
  %t255 = getelementptr inbounds double, ptr %t61, i64 %t254
  %t256 = load double, ptr %t255, align 8
  %t258 = getelementptr inbounds double, ptr %t61, i64 %t257
  %t259 = load double, ptr %t258, align 8
  %t260 = fadd double %t247, %t259
  %t261 = fadd double %t260, %t253
  %t262 = fadd double %t250, %t256
  %t263 = fadd double %t261, %t262
  %t264 = fadd double 0x0000000000000000, %t263
  %t267 = getelementptr inbounds double, ptr %t117, i64 %t266
  store double %t264, ptr %t267, align 8
  %t268 = getelementptr inbounds double, ptr %t67, i64 %t245
  %t269 = load double, ptr %t268, align 8
  %t270 = getelementptr inbounds double, ptr %t67, i64 %t248
  %t271 = load double, ptr %t270, align 8
  %t272 = getelementptr inbounds double, ptr %t67, i64 %t251
  %t273 = load double, ptr %t272, align 8
  %t274 = getelementptr inbounds double, ptr %t67, i64 %t254
  %t275 = load double, ptr %t274, align 8
  %t276 = getelementptr inbounds double, ptr %t67, i64 %t257
  %t277 = load double, ptr %t276, align 8
  %t278 = fadd double %t269, %t277
  %t279 = fadd double %t278, %t273
  %t280 = fadd double %t271, %t275
  %t281 = fadd double %t279, %t280
  %t282 = fadd double 0x0000000000000000, %t281
  %t283 = getelementptr inbounds double, ptr %t128, i64 %t266
  store double %t282, ptr %t283, align 8
  %t243 = add nuw nsw i64 %t242, 1
  br label %b239
b241:
  br label %b238
b237:
  %t284 = icmp eq i64 %cols, 6
  br i1 %t284, label %b285, label %b286
b285:
  br label %b288
b288:
  %t291 = phi i64 [ 0, %b285 ], [ %t292, %b289 ]
  %t293 = icmp slt i64 %t291, %t36
  br i1 %t293, label %b289, label %b290
b289:
  %t294 = mul i64 %t291, 6
  %t297 = add i64 %t294, 1
  %t300 = add i64 %t294, 2
  %t303 = add i64 %t294, 3
  %t306 = add i64 %t294, 4
  %t309 = add i64 %t294, 5
  %t318 = add i64 %t32, %t291
  %t319 = mul i64 %t318, %t120
  %t295 = getelementptr inbounds double, ptr %t61, i64 %t294
  %t296 = load double, ptr %t295, align 8
  %t298 = getelementptr inbounds double, ptr %t61, i64 %t297
  %t299 = load double, ptr %t298, align 8
  %t301 = getelementptr inbounds double, ptr %t61, i64 %t300
  %t302 = load double, ptr %t301, align 8
  %t304 = getelementptr inbounds double, ptr %t61, i64 %t303
  %t305 = load double, ptr %t304, align 8
  %t307 = getelementptr inbounds double, ptr %t61, i64 %t306
  %t308 = load double, ptr %t307, align 8
  %t310 = getelementptr inbounds double, ptr %t61, i64 %t309
  %t311 = load double, ptr %t310, align 8
  %t312 = fadd double %t296, %t308
  %t313 = fadd double %t299, %t311
  %t314 = fadd double %t312, %t302
  %t315 = fadd double %t313, %t305
  %t316 = fadd double %t314, %t315
  %t317 = fadd double 0x0000000000000000, %t316
  %t320 = getelementptr inbounds double, ptr %t117, i64 %t319
  store double %t317, ptr %t320, align 8
  %t321 = getelementptr inbounds double, ptr %t67, i64 %t294
  %t322 = load double, ptr %t321, align 8
  %t323 = getelementptr inbounds double, ptr %t67, i64 %t297
  %t324 = load double, ptr %t323, align 8
  %t325 = getelementptr inbounds double, ptr %t67, i64 %t300
  %t326 = load double, ptr %t325, align 8
  %t327 = getelementptr inbounds double, ptr %t67, i64 %t303
  %t328 = load double, ptr %t327, align 8
  %t329 = getelementptr inbounds double, ptr %t67, i64 %t306
  %t330 = load double, ptr %t329, align 8
  %t331 = getelementptr inbounds double, ptr %t67, i64 %t309
  %t332 = load double, ptr %t331, align 8
  %t333 = fadd double %t322, %t330
  %t334 = fadd double %t324, %t332
  %t335 = fadd double %t333, %t326
  %t336 = fadd double %t334, %t328
  %t337 = fadd double %t335, %t336
  %t338 = fadd double 0x0000000000000000, %t337
  %t339 = getelementptr inbounds double, ptr %t128, i64 %t319
  store double %t338, ptr %t339, align 8
  %t292 = add nuw nsw i64 %t291, 1
  br label %b288
b290:
  br label %b287
b286:
  %t340 = icmp eq i64 %cols, 7
  br i1 %t340, label %b341, label %b342
b341:
  br label %b344
b344:
  %t347 = phi i64 [ 0, %b341 ], [ %t348, %b345 ]
  %t349 = icmp slt i64 %t347, %t36
  br i1 %t349, label %b345, label %b346
b345:
  %t350 = mul i64 %t347, 7
  %t353 = add i64 %t350, 1
  %t356 = add i64 %t350, 2
  %t359 = add i64 %t350, 3
  %t362 = add i64 %t350, 4
  %t365 = add i64 %t350, 5
  %t368 = add i64 %t350, 6
  %t378 = add i64 %t32, %t347
  %t379 = mul i64 %t378, %t120
  %t351 = getelementptr inbounds double, ptr %t61, i64 %t350
  %t352 = load double, ptr %t351, align 8
  %t354 = getelementptr inbounds double, ptr %t61, i64 %t353
  %t355 = load double, ptr %t354, align 8
  %t357 = getelementptr inbounds double, ptr %t61, i64 %t356
  %t358 = load double, ptr %t357, align 8
  %t360 = getelementptr inbounds double, ptr %t61, i64 %t359
  %t361 = load double, ptr %t360, align 8
  %t363 = getelementptr inbounds double, ptr %t61, i64 %t362
  %t364 = load double, ptr %t363, align 8
  %t366 = getelementptr inbounds double, ptr %t61, i64 %t365
  %t367 = load double, ptr %t366, align 8
  %t369 = getelementptr inbounds double, ptr %t61, i64 %t368
  %t370 = load double, ptr %t369, align 8
  %t371 = fadd double %t352, %t364
  %t372 = fadd double %t355, %t367
  %t373 = fadd double %t358, %t370
  %t374 = fadd double %t371, %t373
  %t375 = fadd double %t372, %t361
  %t376 = fadd double %t374, %t375
  %t377 = fadd double 0x0000000000000000, %t376
  %t380 = getelementptr inbounds double, ptr %t117, i64 %t379
  store double %t377, ptr %t380, align 8
  %t381 = getelementptr inbounds double, ptr %t67, i64 %t350
  %t382 = load double, ptr %t381, align 8
  %t383 = getelementptr inbounds double, ptr %t67, i64 %t353
  %t384 = load double, ptr %t383, align 8
  %t385 = getelementptr inbounds double, ptr %t67, i64 %t356
  %t386 = load double, ptr %t385, align 8
  %t387 = getelementptr inbounds double, ptr %t67, i64 %t359
  %t388 = load double, ptr %t387, align 8
  %t389 = getelementptr inbounds double, ptr %t67, i64 %t362
  %t390 = load double, ptr %t389, align 8
  %t391 = getelementptr inbounds double, ptr %t67, i64 %t365
  %t392 = load double, ptr %t391, align 8
  %t393 = getelementptr inbounds double, ptr %t67, i64 %t368
  %t394 = load double, ptr %t393, align 8
  %t395 = fadd double %t382, %t390
  %t396 = fadd double %t384, %t392
  %t397 = fadd double %t386, %t394
  %t398 = fadd double %t395, %t397
  %t399 = fadd double %t396, %t388
  %t400 = fadd double %t398, %t399
  %t401 = fadd double 0x0000000000000000, %t400
  %t402 = getelementptr inbounds double, ptr %t128, i64 %t379
  store double %t401, ptr %t402, align 8
  %t348 = add nuw nsw i64 %t347, 1
  br label %b344
b346:
  br label %b343
b342:
  %t403 = icmp eq i64 %cols, 8
  br i1 %t403, label %b404, label %b405
b404:
  br label %b407
b407:
  %t410 = phi i64 [ 0, %b404 ], [ %t411, %b408 ]
  %t412 = icmp slt i64 %t410, %t36
  br i1 %t412, label %b408, label %b409
b408:
  %t413 = mul i64 %t410, 8
  %t416 = add i64 %t413, 1
  %t419 = add i64 %t413, 2
  %t422 = add i64 %t413, 3
  %t425 = add i64 %t413, 4
  %t428 = add i64 %t413, 5
  %t431 = add i64 %t413, 6
  %t434 = add i64 %t413, 7
  %t445 = add i64 %t32, %t410
  %t446 = mul i64 %t445, %t120
  %t414 = getelementptr inbounds double, ptr %t61, i64 %t413
  %t415 = load double, ptr %t414, align 8
  %t417 = getelementptr inbounds double, ptr %t61, i64 %t416
  %t418 = load double, ptr %t417, align 8
  %t420 = getelementptr inbounds double, ptr %t61, i64 %t419
  %t421 = load double, ptr %t420, align 8
  %t423 = getelementptr inbounds double, ptr %t61, i64 %t422
  %t424 = load double, ptr %t423, align 8
  %t426 = getelementptr inbounds double, ptr %t61, i64 %t425
  %t427 = load double, ptr %t426, align 8
  %t429 = getelementptr inbounds double, ptr %t61, i64 %t428
  %t430 = load double, ptr %t429, align 8
  %t432 = getelementptr inbounds double, ptr %t61, i64 %t431
  %t433 = load double, ptr %t432, align 8
  %t435 = getelementptr inbounds double, ptr %t61, i64 %t434
  %t436 = load double, ptr %t435, align 8
  %t437 = fadd double %t415, %t427
  %t438 = fadd double %t418, %t430
  %t439 = fadd double %t421, %t433
  %t440 = fadd double %t424, %t436
  %t441 = fadd double %t437, %t439
  %t442 = fadd double %t438, %t440
  %t443 = fadd double %t441, %t442
  %t444 = fadd double 0x0000000000000000, %t443
  %t447 = getelementptr inbounds double, ptr %t117, i64 %t446
  store double %t444, ptr %t447, align 8
  %t448 = getelementptr inbounds double, ptr %t67, i64 %t413
  %t449 = load double, ptr %t448, align 8
  %t450 = getelementptr inbounds double, ptr %t67, i64 %t416
  %t451 = load double, ptr %t450, align 8
  %t452 = getelementptr inbounds double, ptr %t67, i64 %t419
  %t453 = load double, ptr %t452, align 8
  %t454 = getelementptr inbounds double, ptr %t67, i64 %t422
  %t455 = load double, ptr %t454, align 8
  %t456 = getelementptr inbounds double, ptr %t67, i64 %t425
  %t457 = load double, ptr %t456, align 8
  %t458 = getelementptr inbounds double, ptr %t67, i64 %t428
  %t459 = load double, ptr %t458, align 8
  %t460 = getelementptr inbounds double, ptr %t67, i64 %t431
  %t461 = load double, ptr %t460, align 8
  %t462 = getelementptr inbounds double, ptr %t67, i64 %t434
  %t463 = load double, ptr %t462, align 8
  %t464 = fadd double %t449, %t457
  %t465 = fadd double %t451, %t459
  %t466 = fadd double %t453, %t461
  %t467 = fadd double %t455, %t463
  %t468 = fadd double %t464, %t466
  %t469 = fadd double %t465, %t467
  %t470 = fadd double %t468, %t469
  %t471 = fadd double 0x0000000000000000, %t470
  %t472 = getelementptr inbounds double, ptr %t128, i64 %t446
  store double %t471, ptr %t472, align 8
  %t411 = add nuw nsw i64 %t410, 1
  br label %b407
b409:
  br label %b406
b405:
  br label %b473
b473:
  %t476 = phi i64 [ 0, %b405 ], [ %t477, %b481 ]
  %t478 = icmp slt i64 %t476, %t36
  br i1 %t478, label %b474, label %b475
b474:
  %t493 = mul i64 %t476, %cols
  %t517 = add i64 %t32, %t476
  %t518 = mul i64 %t517, %t120
  br label %b479
b479:
  %t482 = phi i64 [ 0, %b474 ], [ %t483, %b480 ]
  %t484 = phi <16 x double> [ splat (double 0x0000000000000000), %b474 ], [ %t498, %b480 ]
  %t485 = phi <16 x double> [ splat (double 0x0000000000000000), %b474 ], [ %t502, %b480 ]
  %t486 = icmp slt i64 %t482, %cols
  br i1 %t486, label %b480, label %b481
b480:
  %t494 = add i64 %t493, %t482
  %t487 = sub i64 %cols, %t482
  %t488 = call i64 @llvm.smin.i64(i64 %t487, i64 16)
  %t489 = trunc i64 %t488 to i32
  %t490 = insertelement <16 x i32> poison, i32 %t489, i64 0
  %t491 = shufflevector <16 x i32> %t490, <16 x i32> poison, <16 x i32> zeroinitializer
  %t492 = icmp sgt <16 x i32> %t491, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t495 = getelementptr inbounds double, ptr %t61, i64 %t494
  %t496 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t495, i32 8, <16 x i1> %t492, <16 x double> zeroinitializer)
  %t497 = fadd <16 x double> %t484, %t496
  %t498 = select <16 x i1> %t492, <16 x double> %t497, <16 x double> %t484
  %t499 = getelementptr inbounds double, ptr %t67, i64 %t494
  %t500 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t499, i32 8, <16 x i1> %t492, <16 x double> zeroinitializer)
  %t501 = fadd <16 x double> %t485, %t500
  %t502 = select <16 x i1> %t492, <16 x double> %t501, <16 x double> %t485
  %t483 = add nuw nsw i64 %t482, 16
  br label %b479
b481:
  %t503 = shufflevector <16 x double> %t484, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t504 = shufflevector <16 x double> %t484, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t505 = fadd <8 x double> %t503, %t504
  %t506 = shufflevector <8 x double> %t505, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t507 = shufflevector <8 x double> %t505, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t508 = fadd <4 x double> %t506, %t507
  %t509 = shufflevector <4 x double> %t508, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t510 = shufflevector <4 x double> %t508, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t511 = fadd <2 x double> %t509, %t510
  %t512 = shufflevector <2 x double> %t511, <2 x double> poison, <1 x i32> <i32 0>
  %t513 = shufflevector <2 x double> %t511, <2 x double> poison, <1 x i32> <i32 1>
  %t514 = extractelement <1 x double> %t512, i64 0
  %t515 = extractelement <1 x double> %t513, i64 0
  %t516 = fadd double %t514, %t515
  %t519 = getelementptr inbounds double, ptr %t117, i64 %t518
  store double %t516, ptr %t519, align 8
  %t520 = shufflevector <16 x double> %t485, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t521 = shufflevector <16 x double> %t485, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t522 = fadd <8 x double> %t520, %t521
  %t523 = shufflevector <8 x double> %t522, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t524 = shufflevector <8 x double> %t522, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t525 = fadd <4 x double> %t523, %t524
  %t526 = shufflevector <4 x double> %t525, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t527 = shufflevector <4 x double> %t525, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t528 = fadd <2 x double> %t526, %t527
  %t529 = shufflevector <2 x double> %t528, <2 x double> poison, <1 x i32> <i32 0>
  %t530 = shufflevector <2 x double> %t528, <2 x double> poison, <1 x i32> <i32 1>
  %t531 = extractelement <1 x double> %t529, i64 0
  %t532 = extractelement <1 x double> %t530, i64 0
  %t533 = fadd double %t531, %t532
  %t534 = getelementptr inbounds double, ptr %t128, i64 %t518
  store double %t533, ptr %t534, align 8
  %t477 = add nuw nsw i64 %t476, 1
  br label %b473
b475:
  br label %b406
b406:
  br label %b343
b343:
  br label %b287
b287:
  br label %b238
b238:
  br label %b196
b196:
  br label %b161
b161:
  br label %b133
b133:
  br label %b99
b99:
  br i1 %t535, label %b536, label %b537
b536:
  %t557 = udiv i64 %t32, %t13
  %t560 = mul i64 %t557, %t559
  %t561 = urem i64 %t32, %t13
  %t562 = udiv i64 %t561, 64
  %t563 = add i64 %t560, %t562
  %t564 = mul i64 %t563, %t2
  br label %b539
b539:
  %t542 = phi i64 [ 0, %b536 ], [ %t543, %b540 ]
  %t544 = icmp slt i64 %t542, %t37
  br i1 %t544, label %b540, label %b541
b540:
  %t565 = add i64 %t564, %t542
  %t545 = sub i64 %t37, %t542
  %t546 = call i64 @llvm.smin.i64(i64 %t545, i64 16)
  %t547 = trunc i64 %t546 to i32
  %t548 = insertelement <16 x i32> poison, i32 %t547, i64 0
  %t549 = shufflevector <16 x i32> %t548, <16 x i32> poison, <16 x i32> zeroinitializer
  %t550 = icmp sgt <16 x i32> %t549, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t551 = getelementptr inbounds double, ptr %t64, i64 %t542
  %t552 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t551, i32 8, <16 x i1> %t550, <16 x double> zeroinitializer)
  %t553 = fadd <16 x double> splat (double 0x0000000000000000), %t552
  %t566 = getelementptr inbounds double, ptr %t556, i64 %t565
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t553, ptr %t566, i32 8, <16 x i1> %t550)
  %t543 = add nuw nsw i64 %t542, 16
  br label %b539
b541:
  br label %b538
b537:
  br i1 %t96, label %b567, label %b568
b567:
  br label %b570
b570:
  %t573 = phi i64 [ 0, %b567 ], [ %t574, %b580 ]
  %t575 = icmp slt i64 %t573, %t36
  br i1 %t575, label %b571, label %b572
b571:
  %t576 = sub i64 %t36, %t573
  %t577 = call i64 @llvm.smin.i64(i64 %t14, i64 %t576)
  %t589 = add i64 %t32, %t573
  %t590 = udiv i64 %t589, %t13
  %t591 = mul i64 %t590, %t559
  %t592 = urem i64 %t589, %t13
  %t593 = udiv i64 %t592, 64
  %t594 = add i64 %t591, %t593
  %t595 = mul i64 %t594, %t2
  br label %b578
b578:
  %t581 = phi i64 [ 0, %b571 ], [ %t582, %b579 ]
  %t583 = phi double [ 0x0000000000000000, %b571 ], [ %t588, %b579 ]
  %t584 = icmp slt i64 %t581, %t577
  br i1 %t584, label %b579, label %b580
b579:
  %t585 = add i64 %t573, %t581
  %t586 = getelementptr inbounds double, ptr %t64, i64 %t585
  %t587 = load double, ptr %t586, align 8
  %t588 = fadd double %t583, %t587
  %t582 = add nuw nsw i64 %t581, 1
  br label %b578
b580:
  %t596 = getelementptr inbounds double, ptr %t556, i64 %t595
  store double %t583, ptr %t596, align 8
  %t574 = add nuw nsw i64 %t573, %t14
  br label %b570
b572:
  br label %b569
b568:
  br label %b597
b597:
  %t600 = phi i64 [ 0, %b568 ], [ %t601, %b605 ]
  %t602 = icmp slt i64 %t600, %t36
  br i1 %t602, label %b598, label %b599
b598:
  %t615 = sub i64 %t36, %t600
  %t616 = call i64 @llvm.smin.i64(i64 %t14, i64 %t615)
  %t630 = add i64 %t32, %t600
  %t631 = udiv i64 %t630, %t13
  %t632 = mul i64 %t631, %t559
  %t633 = urem i64 %t630, %t13
  %t634 = udiv i64 %t633, 64
  %t635 = add i64 %t632, %t634
  %t636 = mul i64 %t635, %t2
  br label %b603
b603:
  %t606 = phi i64 [ 0, %b598 ], [ %t607, %b619 ]
  %t608 = icmp slt i64 %t606, %cols
  br i1 %t608, label %b604, label %b605
b604:
  %t637 = add i64 %t636, %t606
  %t609 = sub i64 %cols, %t606
  %t610 = call i64 @llvm.smin.i64(i64 %t609, i64 16)
  %t611 = trunc i64 %t610 to i32
  %t612 = insertelement <16 x i32> poison, i32 %t611, i64 0
  %t613 = shufflevector <16 x i32> %t612, <16 x i32> poison, <16 x i32> zeroinitializer
  %t614 = icmp sgt <16 x i32> %t613, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  br label %b617
b617:
  %t620 = phi i64 [ 0, %b604 ], [ %t621, %b618 ]
  %t622 = phi <16 x double> [ splat (double 0x0000000000000000), %b604 ], [ %t629, %b618 ]
  %t623 = icmp slt i64 %t620, %t616
  br i1 %t623, label %b618, label %b619
b618:
  %t624 = add i64 %t600, %t620
  %t625 = mul i64 %t624, %cols
  %t626 = add i64 %t625, %t606
  %t627 = getelementptr inbounds double, ptr %t64, i64 %t626
  %t628 = load <16 x double>, ptr %t627, align 8
  %t629 = fadd <16 x double> %t622, %t628
  %t621 = add nuw nsw i64 %t620, 1
  br label %b617
b619:
  %t638 = getelementptr inbounds double, ptr %t556, i64 %t637
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t622, ptr %t638, i32 8, <16 x i1> %t614)
  %t607 = add nuw nsw i64 %t606, 16
  br label %b603
b605:
  %t601 = add nuw nsw i64 %t600, %t14
  br label %b597
b599:
  br label %b569
b569:
  br label %b538
b538:
  %t33 = add nuw nsw i64 %t32, %t17
  br label %b29
b31:
  %t25 = add nuw nsw i64 %t24, %t20
  br label %b21
b23:
  br label %b11
b10:
  %t639 = add i64 %row, %rows
  %t674 = add i64 %col, %cols
  br label %b640
b640:
  %t643 = phi i64 [ %row, %b10 ], [ %t644, %b677 ]
  %t645 = icmp slt i64 %t643, %t639
  br i1 %t645, label %b641, label %b642
b641:
  %t646 = urem i64 %t643, %t13
  %t647 = urem i64 %t646, 64
  %t648 = icmp eq i64 %t647, 0
  %t696 = mul i64 %t643, %t2
  %t706 = udiv i64 %t643, %t13
  %t707 = mul i64 %t706, %t559
  %t708 = udiv i64 %t646, 64
  %t709 = add i64 %t707, %t708
  %t710 = mul i64 %t709, %t2
  %t770 = mul i64 %t643, %t120
  br i1 %t648, label %b649, label %b651
b649:
  %t652 = add i64 %col, %cols
  %t653 = sub i64 %t652, %col
  %t667 = udiv i64 %t643, %t13
  %t668 = mul i64 %t667, %t559
  %t669 = udiv i64 %t646, 64
  %t670 = add i64 %t668, %t669
  %t671 = mul i64 %t670, %t2
  br label %b654
b654:
  %t657 = phi i64 [ 0, %b649 ], [ %t658, %b655 ]
  %t659 = icmp slt i64 %t657, %t653
  br i1 %t659, label %b655, label %b656
b655:
  %t660 = add i64 %col, %t657
  %t672 = add i64 %t671, %t660
  %t661 = sub i64 %t653, %t657
  %t662 = call i64 @llvm.smin.i64(i64 %t661, i64 16)
  %t663 = trunc i64 %t662 to i32
  %t664 = insertelement <16 x i32> poison, i32 %t663, i64 0
  %t665 = shufflevector <16 x i32> %t664, <16 x i32> poison, <16 x i32> zeroinitializer
  %t666 = icmp sgt <16 x i32> %t665, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t673 = getelementptr inbounds double, ptr %t556, i64 %t672
  call void @llvm.masked.store.v16f64.p0(<16 x double> splat (double 0x0000000000000000), ptr %t673, i32 8, <16 x i1> %t666)
  %t658 = add nuw nsw i64 %t657, 16
  br label %b654
b656:
  br label %b651
b651:
  br label %b675
b675:
  %t678 = phi i64 [ %col, %b651 ], [ %t679, %b723 ]
  %t680 = icmp slt i64 %t678, %t674
  br i1 %t680, label %b676, label %b677
b676:
  %t681 = add i64 %t678, 1024
  %t682 = call i64 @llvm.smin.i64(i64 %t681, i64 %t674)
  %t683 = sub i64 %t682, %t678
  %t684 = urem i64 %t683, 16
  %t685 = sub i64 %t682, %t684
  %t686 = sub i64 %t685, %t678
  %t711 = add i64 %t710, %t678
  %t712 = getelementptr double, ptr %t556, i64 %t711
  %t720 = sub i64 %t682, %t685
  %t746 = add i64 %t710, %t685
  %t747 = getelementptr double, ptr %t556, i64 %t746
  %t771 = udiv i64 %t678, 1024
  %t772 = add i64 %t770, %t771
  br label %b687
b687:
  %t690 = phi i64 [ 0, %b676 ], [ %t691, %b688 ]
  %t692 = phi <16 x double> [ splat (double 0x0000000000000000), %b676 ], [ %t705, %b688 ]
  %t693 = phi <16 x double> [ splat (double 0x0000000000000000), %b676 ], [ %t719, %b688 ]
  %t694 = icmp slt i64 %t690, %t686
  br i1 %t694, label %b688, label %b689
b688:
  %t695 = add i64 %t678, %t690
  %t697 = add i64 %t696, %t695
  %t698 = getelementptr inbounds float, ptr %t48, i64 %t697
  %t699 = load <16 x float>, ptr %t698, align 4
  %t700 = getelementptr inbounds float, ptr %t55, i64 %t697
  %t701 = load <16 x float>, ptr %t700, align 4
  %t702 = fmul <16 x float> %t701, %t701
  %t703 = fmul <16 x float> %t699, %t699
  %t704 = fpext <16 x float> %t702 to <16 x double>
  %t705 = fadd <16 x double> %t692, %t704
  %t713 = getelementptr inbounds double, ptr %t712, i64 %t690
  %t714 = load <16 x double>, ptr %t713, align 8
  %t715 = fpext <16 x float> %t702 to <16 x double>
  %t716 = fadd <16 x double> %t714, %t715
  %t717 = getelementptr inbounds double, ptr %t712, i64 %t690
  store <16 x double> %t716, ptr %t717, align 8
  %t718 = fpext <16 x float> %t703 to <16 x double>
  %t719 = fadd <16 x double> %t693, %t718
  %t691 = add nuw nsw i64 %t690, 16
  br label %b687
b689:
  br label %b721
b721:
  %t724 = phi i64 [ 0, %b689 ], [ %t725, %b722 ]
  %t726 = phi <16 x double> [ %t692, %b689 ], [ %t745, %b722 ]
  %t727 = phi <16 x double> [ %t693, %b689 ], [ %t755, %b722 ]
  %t728 = icmp slt i64 %t724, %t720
  br i1 %t728, label %b722, label %b723
b722:
  %t729 = add i64 %t685, %t724
  %t736 = add i64 %t696, %t729
  %t730 = sub i64 %t720, %t724
  %t731 = call i64 @llvm.smin.i64(i64 %t730, i64 16)
  %t732 = trunc i64 %t731 to i32
  %t733 = insertelement <16 x i32> poison, i32 %t732, i64 0
  %t734 = shufflevector <16 x i32> %t733, <16 x i32> poison, <16 x i32> zeroinitializer
  %t735 = icmp sgt <16 x i32> %t734, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t737 = getelementptr inbounds float, ptr %t48, i64 %t736
  %t738 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t737, i32 4, <16 x i1> %t735, <16 x float> zeroinitializer)
  %t739 = getelementptr inbounds float, ptr %t55, i64 %t736
  %t740 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t739, i32 4, <16 x i1> %t735, <16 x float> zeroinitializer)
  %t741 = fmul <16 x float> %t740, %t740
  %t742 = fmul <16 x float> %t738, %t738
  %t743 = fpext <16 x float> %t741 to <16 x double>
  %t744 = fadd <16 x double> %t726, %t743
  %t745 = select <16 x i1> %t735, <16 x double> %t744, <16 x double> %t726
  %t748 = getelementptr inbounds double, ptr %t747, i64 %t724
  %t749 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t748, i32 8, <16 x i1> %t735, <16 x double> zeroinitializer)
  %t750 = fpext <16 x float> %t741 to <16 x double>
  %t751 = fadd <16 x double> %t749, %t750
  %t752 = getelementptr inbounds double, ptr %t747, i64 %t724
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t751, ptr %t752, i32 8, <16 x i1> %t735)
  %t753 = fpext <16 x float> %t742 to <16 x double>
  %t754 = fadd <16 x double> %t727, %t753
  %t755 = select <16 x i1> %t735, <16 x double> %t754, <16 x double> %t727
  %t725 = add nuw nsw i64 %t724, 16
  br label %b721
b723:
  %t756 = shufflevector <16 x double> %t726, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t757 = shufflevector <16 x double> %t726, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t758 = fadd <8 x double> %t756, %t757
  %t759 = shufflevector <8 x double> %t758, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t760 = shufflevector <8 x double> %t758, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t761 = fadd <4 x double> %t759, %t760
  %t762 = shufflevector <4 x double> %t761, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t763 = shufflevector <4 x double> %t761, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t764 = fadd <2 x double> %t762, %t763
  %t765 = shufflevector <2 x double> %t764, <2 x double> poison, <1 x i32> <i32 0>
  %t766 = shufflevector <2 x double> %t764, <2 x double> poison, <1 x i32> <i32 1>
  %t767 = extractelement <1 x double> %t765, i64 0
  %t768 = extractelement <1 x double> %t766, i64 0
  %t769 = fadd double %t767, %t768
  %t773 = getelementptr inbounds double, ptr %t117, i64 %t772
  store double %t769, ptr %t773, align 8
  %t774 = shufflevector <16 x double> %t727, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t775 = shufflevector <16 x double> %t727, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t776 = fadd <8 x double> %t774, %t775
  %t777 = shufflevector <8 x double> %t776, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t778 = shufflevector <8 x double> %t776, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t779 = fadd <4 x double> %t777, %t778
  %t780 = shufflevector <4 x double> %t779, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t781 = shufflevector <4 x double> %t779, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t782 = fadd <2 x double> %t780, %t781
  %t783 = shufflevector <2 x double> %t782, <2 x double> poison, <1 x i32> <i32 0>
  %t784 = shufflevector <2 x double> %t782, <2 x double> poison, <1 x i32> <i32 1>
  %t785 = extractelement <1 x double> %t783, i64 0
  %t786 = extractelement <1 x double> %t784, i64 0
  %t787 = fadd double %t785, %t786
  %t788 = getelementptr inbounds double, ptr %t128, i64 %t772
  store double %t787, ptr %t788, align 8
  %t679 = add nuw nsw i64 %t678, 1024
  br label %b675
b677:
  %t644 = add nuw nsw i64 %t643, 1
  br label %b640
b642:
  br label %b11
b11:
  ret void
}

define internal void @sf_sweep1_pass0(ptr %ctx, ptr %tensor, i64 %number, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t56 = alloca float, i64 1040, align 64
  %t110 = alloca float, i64 1040, align 64
  %t174 = alloca double, i64 1040, align 64
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
  %t84 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t85 = load i64, ptr %t84, align 8
  %t103 = getelementptr inbounds i64, ptr %tensor, i64 20
  %t104 = load i64, ptr %t103, align 8
  %t105 = inttoptr i64 %t104 to ptr
  %t113 = getelementptr inbounds i64, ptr %tensor, i64 3
  %t114 = load i64, ptr %t113, align 8
  %t160 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t161 = load i64, ptr %t160, align 8
  %t162 = inttoptr i64 %t161 to ptr
  %t223 = getelementptr inbounds i64, ptr %tensor, i64 16
  %t224 = load i64, ptr %t223, align 8
  %t225 = inttoptr i64 %t224 to ptr
  %t227 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t228 = load i64, ptr %t227, align 8
  %t8 = getelementptr inbounds double, ptr %t7, i64 9
  %t9 = load double, ptr %t8, align 8
  %t10 = fptrunc double %t9 to float
  %t11 = insertelement <16 x float> poison, float %t10, i64 0
  %t12 = shufflevector <16 x float> %t11, <16 x float> poison, <16 x i32> zeroinitializer
  br i1 %t20, label %b21, label %b22
b21:
  %t24 = udiv i64 1024, %cols
  %t25 = add i64 %row, %rows
  %t34 = icmp eq i64 %cols, 1
  %t86 = icmp eq i64 %t85, 1
  br label %b26
b26:
  %t29 = phi i64 [ %row, %b21 ], [ %t30, %b207 ]
  %t31 = icmp slt i64 %t29, %t25
  br i1 %t31, label %b27, label %b28
b27:
  %t32 = sub i64 %t25, %t29
  %t33 = call i64 @llvm.smin.i64(i64 %t24, i64 %t32)
  %t147 = mul i64 %t33, %cols
  %t148 = urem i64 %t147, 16
  %t149 = sub i64 %t147, %t148
  %t163 = mul i64 %t29, %t14
  %t176 = sub i64 %t147, %t149
  br i1 %t34, label %b35, label %b36
b35:
  br label %b38
b38:
  %t41 = phi i64 [ 0, %b35 ], [ %t42, %b39 ]
  %t43 = icmp slt i64 %t41, %t33
  br i1 %t43, label %b39, label %b40
b39:
  %t53 = add i64 %t29, %t41
  %t44 = sub i64 %t33, %t41
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
  br label %b37
b36:
  br label %b58
b58:
  %t61 = phi i64 [ 0, %b36 ], [ %t62, %b71 ]
  %t63 = icmp slt i64 %t61, %t33
  br i1 %t63, label %b59, label %b60
b59:
  %t64 = add i64 %t29, %t61
  %t81 = mul i64 %t61, %cols
  %t65 = getelementptr inbounds float, ptr %t52, i64 %t64
  %t66 = load float, ptr %t65, align 4
  %t67 = insertelement <16 x float> poison, float %t66, i64 0
  %t68 = shufflevector <16 x float> %t67, <16 x float> poison, <16 x i32> zeroinitializer
  br label %b69
b69:
  %t72 = phi i64 [ 0, %b59 ], [ %t73, %b70 ]
  %t74 = icmp slt i64 %t72, %cols
  br i1 %t74, label %b70, label %b71
b70:
  %t82 = add i64 %t81, %t72
  %t75 = sub i64 %cols, %t72
  %t76 = call i64 @llvm.smin.i64(i64 %t75, i64 16)
  %t77 = trunc i64 %t76 to i32
  %t78 = insertelement <16 x i32> poison, i32 %t77, i64 0
  %t79 = shufflevector <16 x i32> %t78, <16 x i32> poison, <16 x i32> zeroinitializer
  %t80 = icmp sgt <16 x i32> %t79, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t83 = getelementptr inbounds float, ptr %t56, i64 %t82
  store <16 x float> %t68, ptr %t83, align 4
  %t73 = add nuw nsw i64 %t72, 16
  br label %b69
b71:
  %t62 = add nuw nsw i64 %t61, 1
  br label %b58
b60:
  br label %b37
b37:
  br i1 %t86, label %b87, label %b88
b87:
  %t90 = mul i64 %t33, %cols
  %t106 = mul i64 %t29, %t14
  br label %b91
b91:
  %t94 = phi i64 [ 0, %b87 ], [ %t95, %b92 ]
  %t96 = icmp slt i64 %t94, %t90
  br i1 %t96, label %b92, label %b93
b92:
  %t107 = add i64 %t106, %t94
  %t97 = sub i64 %t90, %t94
  %t98 = call i64 @llvm.smin.i64(i64 %t97, i64 16)
  %t99 = trunc i64 %t98 to i32
  %t100 = insertelement <16 x i32> poison, i32 %t99, i64 0
  %t101 = shufflevector <16 x i32> %t100, <16 x i32> poison, <16 x i32> zeroinitializer
  %t102 = icmp sgt <16 x i32> %t101, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t108 = getelementptr inbounds float, ptr %t105, i64 %t107
  %t109 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t108, i32 4, <16 x i1> %t102, <16 x float> zeroinitializer)
  %t111 = getelementptr inbounds float, ptr %t110, i64 %t94
  store <16 x float> %t109, ptr %t111, align 4
  %t95 = add nuw nsw i64 %t94, 16
  br label %b91
b93:
  br label %b89
b88:
  %t112 = icmp eq i64 %t29, %row
  %t115 = icmp ne i64 %t114, 1
  %t116 = or i1 %t112, %t115
  br i1 %t116, label %b117, label %b119
b117:
  br label %b120
b120:
  %t123 = phi i64 [ 0, %b117 ], [ %t124, %b128 ]
  %t125 = icmp slt i64 %t123, %t33
  br i1 %t125, label %b121, label %b122
b121:
  %t138 = add i64 %t29, %t123
  %t139 = udiv i64 %t138, %t85
  %t140 = mul i64 %t139, %t14
  %t144 = mul i64 %t123, %cols
  br label %b126
b126:
  %t129 = phi i64 [ 0, %b121 ], [ %t130, %b127 ]
  %t131 = icmp slt i64 %t129, %cols
  br i1 %t131, label %b127, label %b128
b127:
  %t141 = add i64 %t140, %t129
  %t145 = add i64 %t144, %t129
  %t132 = sub i64 %cols, %t129
  %t133 = call i64 @llvm.smin.i64(i64 %t132, i64 16)
  %t134 = trunc i64 %t133 to i32
  %t135 = insertelement <16 x i32> poison, i32 %t134, i64 0
  %t136 = shufflevector <16 x i32> %t135, <16 x i32> poison, <16 x i32> zeroinitializer
  %t137 = icmp sgt <16 x i32> %t136, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t142 = getelementptr inbounds float, ptr %t105, i64 %t141
  %t143 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t142, i32 4, <16 x i1> %t137, <16 x float> zeroinitializer)
  %t146 = getelementptr inbounds float, ptr %t110, i64 %t145
  store <16 x float> %t143, ptr %t146, align 4
  %t130 = add nuw nsw i64 %t129, 16
  br label %b126
b128:
  %t124 = add nuw nsw i64 %t123, 1
  br label %b120
b122:
  br label %b119
b119:
  br label %b89
b89:
  br label %b150
b150:
  %t153 = phi i64 [ 0, %b89 ], [ %t154, %b151 ]
  %t155 = icmp slt i64 %t153, %t149
  br i1 %t155, label %b151, label %b152
b151:
  %t164 = add i64 %t163, %t153
  %t156 = getelementptr inbounds float, ptr %t56, i64 %t153
  %t157 = load <16 x float>, ptr %t156, align 4
  %t158 = getelementptr inbounds float, ptr %t110, i64 %t153
  %t159 = load <16 x float>, ptr %t158, align 4
  %t165 = getelementptr inbounds float, ptr %t162, i64 %t164
  %t166 = load <16 x float>, ptr %t165, align 4
  %t167 = fmul <16 x float> %t157, %t159
  %t168 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t167, <16 x float> %t12)
  %t169 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t168)
  %t170 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t169
  %t171 = fmul <16 x float> %t166, %t170
  %t172 = fmul <16 x float> %t171, %t171
  %t173 = fpext <16 x float> %t172 to <16 x double>
  %t175 = getelementptr inbounds double, ptr %t174, i64 %t153
  store <16 x double> %t173, ptr %t175, align 8
  %t154 = add nuw nsw i64 %t153, 16
  br label %b150
b152:
  br label %b177
b177:
  %t180 = phi i64 [ 0, %b152 ], [ %t181, %b178 ]
  %t182 = icmp slt i64 %t180, %t176
  br i1 %t182, label %b178, label %b179
b178:
  %t183 = add i64 %t149, %t180
  %t194 = add i64 %t163, %t183
  %t184 = sub i64 %t176, %t180
  %t185 = call i64 @llvm.smin.i64(i64 %t184, i64 16)
  %t186 = trunc i64 %t185 to i32
  %t187 = insertelement <16 x i32> poison, i32 %t186, i64 0
  %t188 = shufflevector <16 x i32> %t187, <16 x i32> poison, <16 x i32> zeroinitializer
  %t189 = icmp sgt <16 x i32> %t188, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t190 = getelementptr inbounds float, ptr %t56, i64 %t183
  %t191 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t190, i32 4, <16 x i1> %t189, <16 x float> zeroinitializer)
  %t192 = getelementptr inbounds float, ptr %t110, i64 %t183
  %t193 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t192, i32 4, <16 x i1> %t189, <16 x float> zeroinitializer)
  %t195 = getelementptr inbounds float, ptr %t162, i64 %t194
  %t196 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t195, i32 4, <16 x i1> %t189, <16 x float> zeroinitializer)
  %t197 = fmul <16 x float> %t191, %t193
  %t198 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t197, <16 x float> %t12)
  %t199 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t198)
  %t200 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t199
  %t201 = fmul <16 x float> %t196, %t200
  %t202 = fmul <16 x float> %t201, %t201
  %t203 = fpext <16 x float> %t202 to <16 x double>
  %t204 = getelementptr inbounds double, ptr %t174, i64 %t183
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t203, ptr %t204, i32 8, <16 x i1> %t189)
  %t181 = add nuw nsw i64 %t180, 16
  br label %b177
b179:
  br i1 %t34, label %b205, label %b206
b205:
  br label %b208
b208:
  %t211 = phi i64 [ 0, %b205 ], [ %t212, %b209 ]
  %t213 = icmp slt i64 %t211, %t33
  br i1 %t213, label %b209, label %b210
b209:
  %t226 = add i64 %t29, %t211
  %t229 = mul i64 %t226, %t228
  %t214 = sub i64 %t33, %t211
  %t215 = call i64 @llvm.smin.i64(i64 %t214, i64 16)
  %t216 = trunc i64 %t215 to i32
  %t217 = insertelement <16 x i32> poison, i32 %t216, i64 0
  %t218 = shufflevector <16 x i32> %t217, <16 x i32> poison, <16 x i32> zeroinitializer
  %t219 = icmp sgt <16 x i32> %t218, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t220 = getelementptr inbounds double, ptr %t174, i64 %t211
  %t221 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t220, i32 8, <16 x i1> %t219, <16 x double> zeroinitializer)
  %t222 = fadd <16 x double> splat (double 0x0000000000000000), %t221
  %t230 = getelementptr inbounds double, ptr %t225, i64 %t229
  call void @llvm.masked.store.v16f64.p0(<16 x double> %t222, ptr %t230, i32 8, <16 x i1> %t219)
  %t212 = add nuw nsw i64 %t211, 16
  br label %b208
b210:
  br label %b207
b206:
  %t231 = icmp eq i64 %cols, 2
  br i1 %t231, label %b232, label %b233
b232:
  br label %b235
b235:
  %t238 = phi i64 [ 0, %b232 ], [ %t239, %b236 ]
  %t240 = icmp slt i64 %t238, %t33
  br i1 %t240, label %b236, label %b237
b236:
  %t241 = mul i64 %t238, 2
  %t244 = add i64 %t241, 1
  %t249 = add i64 %t29, %t238
  %t250 = mul i64 %t249, %t228
  %t242 = getelementptr inbounds double, ptr %t174, i64 %t241
  %t243 = load double, ptr %t242, align 8
  %t245 = getelementptr inbounds double, ptr %t174, i64 %t244
  %t246 = load double, ptr %t245, align 8
  %t247 = fadd double %t243, %t246
  %t248 = fadd double 0x0000000000000000, %t247
  %t251 = getelementptr inbounds double, ptr %t225, i64 %t250
  store double %t248, ptr %t251, align 8
  %t239 = add nuw nsw i64 %t238, 1
  br label %b235
b237:
  br label %b234
b233:
  %t252 = icmp eq i64 %cols, 3
  br i1 %t252, label %b253, label %b254
b253:
  br label %b256
b256:
  %t259 = phi i64 [ 0, %b253 ], [ %t260, %b257 ]
  %t261 = icmp slt i64 %t259, %t33
  br i1 %t261, label %b257, label %b258
b257:
  %t262 = mul i64 %t259, 3
  %t265 = add i64 %t262, 1
  %t268 = add i64 %t262, 2
  %t274 = add i64 %t29, %t259
  %t275 = mul i64 %t274, %t228
  %t263 = getelementptr inbounds double, ptr %t174, i64 %t262
  %t264 = load double, ptr %t263, align 8
  %t266 = getelementptr inbounds double, ptr %t174, i64 %t265
  %t267 = load double, ptr %t266, align 8
  %t269 = getelementptr inbounds double, ptr %t174, i64 %t268
  %t270 = load double, ptr %t269, align 8
  %t271 = fadd double %t264, %t270
  %t272 = fadd double %t271, %t267
  %t273 = fadd double 0x0000000000000000, %t272
  %t276 = getelementptr inbounds double, ptr %t225, i64 %t275
  store double %t273, ptr %t276, align 8
  %t260 = add nuw nsw i64 %t259, 1
  br label %b256
b258:
  br label %b255
b254:
  %t277 = icmp eq i64 %cols, 4
  br i1 %t277, label %b278, label %b279
b278:
  br label %b281
b281:
  %t284 = phi i64 [ 0, %b278 ], [ %t285, %b282 ]
  %t286 = icmp slt i64 %t284, %t33
  br i1 %t286, label %b282, label %b283
b282:
  %t287 = mul i64 %t284, 4
  %t290 = add i64 %t287, 1
  %t293 = add i64 %t287, 2
  %t296 = add i64 %t287, 3
  %t303 = add i64 %t29, %t284
  %t304 = mul i64 %t303, %t228
  %t288 = getelementptr inbounds double, ptr %t174, i64 %t287
  %t289 = load double, ptr %t288, align 8
  %t291 = getelementptr inbounds double, ptr %t174, i64 %t290
  %t292 = load double, ptr %t291, align 8
  %t294 = getelementptr inbounds double, ptr %t174, i64 %t293
  %t295 = load double, ptr %t294, align 8
  %t297 = getelementptr inbounds double, ptr %t174, i64 %t296
  %t298 = load double, ptr %t297, align 8
  %t299 = fadd double %t289, %t295
  %t300 = fadd double %t292, %t298
  %t301 = fadd double %t299, %t300
  %t302 = fadd double 0x0000000000000000, %t301
  %t305 = getelementptr inbounds double, ptr %t225, i64 %t304
  store double %t302, ptr %t305, align 8
  %t285 = add nuw nsw i64 %t284, 1
  br label %b281
b283:
  br label %b280
b279:
  %t306 = icmp eq i64 %cols, 5
  br i1 %t306, label %b307, label %b308
b307:
  br label %b310
b310:
  %t313 = phi i64 [ 0, %b307 ], [ %t314, %b311 ]
  %t315 = icmp slt i64 %t313, %t33
  br i1 %t315, label %b311, label %b312
b311:
  %t316 = mul i64 %t313, 5
  %t319 = add i64 %t316, 1
  %t322 = add i64 %t316, 2
  %t325 = add i64 %t316, 3
  %t328 = add i64 %t316, 4
  %t336 = add i64 %t29, %t313
  %t337 = mul i64 %t336, %t228
  %t317 = getelementptr inbounds double, ptr %t174, i64 %t316
  %t318 = load double, ptr %t317, align 8
  %t320 = getelementptr inbounds double, ptr %t174, i64 %t319
  %t321 = load double, ptr %t320, align 8
  %t323 = getelementptr inbounds double, ptr %t174, i64 %t322
  %t324 = load double, ptr %t323, align 8
  %t326 = getelementptr inbounds double, ptr %t174, i64 %t325
  %t327 = load double, ptr %t326, align 8
  %t329 = getelementptr inbounds double, ptr %t174, i64 %t328
  %t330 = load double, ptr %t329, align 8
  %t331 = fadd double %t318, %t330
  %t332 = fadd double %t331, %t324
  %t333 = fadd double %t321, %t327
  %t334 = fadd double %t332, %t333
  %t335 = fadd double 0x0000000000000000, %t334
  %t338 = getelementptr inbounds double, ptr %t225, i64 %t337
  store double %t335, ptr %t338, align 8
  %t314 = add nuw nsw i64 %t313, 1
  br label %b310
b312:
  br label %b309
b308:
  %t339 = icmp eq i64 %cols, 6
  br i1 %t339, label %b340, label %b341
b340:
  br label %b343
b343:
  %t346 = phi i64 [ 0, %b340 ], [ %t347, %b344 ]
  %t348 = icmp slt i64 %t346, %t33
  br i1 %t348, label %b344, label %b345
b344:
  %t349 = mul i64 %t346, 6
  %t352 = add i64 %t349, 1
  %t355 = add i64 %t349, 2
  %t358 = add i64 %t349, 3
  %t361 = add i64 %t349, 4
  %t364 = add i64 %t349, 5
  %t373 = add i64 %t29, %t346
  %t374 = mul i64 %t373, %t228
  %t350 = getelementptr inbounds double, ptr %t174, i64 %t349
  %t351 = load double, ptr %t350, align 8
  %t353 = getelementptr inbounds double, ptr %t174, i64 %t352
  %t354 = load double, ptr %t353, align 8
  %t356 = getelementptr inbounds double, ptr %t174, i64 %t355
  %t357 = load double, ptr %t356, align 8
  %t359 = getelementptr inbounds double, ptr %t174, i64 %t358
  %t360 = load double, ptr %t359, align 8
  %t362 = getelementptr inbounds double, ptr %t174, i64 %t361
  %t363 = load double, ptr %t362, align 8
  %t365 = getelementptr inbounds double, ptr %t174, i64 %t364
  %t366 = load double, ptr %t365, align 8
  %t367 = fadd double %t351, %t363
  %t368 = fadd double %t354, %t366
  %t369 = fadd double %t367, %t357
  %t370 = fadd double %t368, %t360
  %t371 = fadd double %t369, %t370
  %t372 = fadd double 0x0000000000000000, %t371
  %t375 = getelementptr inbounds double, ptr %t225, i64 %t374
  store double %t372, ptr %t375, align 8
  %t347 = add nuw nsw i64 %t346, 1
  br label %b343
b345:
  br label %b342
b341:
  %t376 = icmp eq i64 %cols, 7
  br i1 %t376, label %b377, label %b378
b377:
  br label %b380
b380:
  %t383 = phi i64 [ 0, %b377 ], [ %t384, %b381 ]
  %t385 = icmp slt i64 %t383, %t33
  br i1 %t385, label %b381, label %b382
b381:
  %t386 = mul i64 %t383, 7
  %t389 = add i64 %t386, 1
  %t392 = add i64 %t386, 2
  %t395 = add i64 %t386, 3
  %t398 = add i64 %t386, 4
  %t401 = add i64 %t386, 5
  %t404 = add i64 %t386, 6
  %t414 = add i64 %t29, %t383
  %t415 = mul i64 %t414, %t228
  %t387 = getelementptr inbounds double, ptr %t174, i64 %t386
  %t388 = load double, ptr %t387, align 8
  %t390 = getelementptr inbounds double, ptr %t174, i64 %t389
  %t391 = load double, ptr %t390, align 8
  %t393 = getelementptr inbounds double, ptr %t174, i64 %t392
  %t394 = load double, ptr %t393, align 8
  %t396 = getelementptr inbounds double, ptr %t174, i64 %t395
  %t397 = load double, ptr %t396, align 8
  %t399 = getelementptr inbounds double, ptr %t174, i64 %t398
  %t400 = load double, ptr %t399, align 8
  %t402 = getelementptr inbounds double, ptr %t174, i64 %t401
  %t403 = load double, ptr %t402, align 8
  %t405 = getelementptr inbounds double, ptr %t174, i64 %t404
  %t406 = load double, ptr %t405, align 8
  %t407 = fadd double %t388, %t400
  %t408 = fadd double %t391, %t403
  %t409 = fadd double %t394, %t406
  %t410 = fadd double %t407, %t409
  %t411 = fadd double %t408, %t397
  %t412 = fadd double %t410, %t411
  %t413 = fadd double 0x0000000000000000, %t412
  %t416 = getelementptr inbounds double, ptr %t225, i64 %t415
  store double %t413, ptr %t416, align 8
  %t384 = add nuw nsw i64 %t383, 1
  br label %b380
b382:
  br label %b379
b378:
  %t417 = icmp eq i64 %cols, 8
  br i1 %t417, label %b418, label %b419
b418:
  br label %b421
b421:
  %t424 = phi i64 [ 0, %b418 ], [ %t425, %b422 ]
  %t426 = icmp slt i64 %t424, %t33
  br i1 %t426, label %b422, label %b423
b422:
  %t427 = mul i64 %t424, 8
  %t430 = add i64 %t427, 1
  %t433 = add i64 %t427, 2
  %t436 = add i64 %t427, 3
  %t439 = add i64 %t427, 4
  %t442 = add i64 %t427, 5
  %t445 = add i64 %t427, 6
  %t448 = add i64 %t427, 7
  %t459 = add i64 %t29, %t424
  %t460 = mul i64 %t459, %t228
  %t428 = getelementptr inbounds double, ptr %t174, i64 %t427
  %t429 = load double, ptr %t428, align 8
  %t431 = getelementptr inbounds double, ptr %t174, i64 %t430
  %t432 = load double, ptr %t431, align 8
  %t434 = getelementptr inbounds double, ptr %t174, i64 %t433
  %t435 = load double, ptr %t434, align 8
  %t437 = getelementptr inbounds double, ptr %t174, i64 %t436
  %t438 = load double, ptr %t437, align 8
  %t440 = getelementptr inbounds double, ptr %t174, i64 %t439
  %t441 = load double, ptr %t440, align 8
  %t443 = getelementptr inbounds double, ptr %t174, i64 %t442
  %t444 = load double, ptr %t443, align 8
  %t446 = getelementptr inbounds double, ptr %t174, i64 %t445
  %t447 = load double, ptr %t446, align 8
  %t449 = getelementptr inbounds double, ptr %t174, i64 %t448
  %t450 = load double, ptr %t449, align 8
  %t451 = fadd double %t429, %t441
  %t452 = fadd double %t432, %t444
  %t453 = fadd double %t435, %t447
  %t454 = fadd double %t438, %t450
  %t455 = fadd double %t451, %t453
  %t456 = fadd double %t452, %t454
  %t457 = fadd double %t455, %t456
  %t458 = fadd double 0x0000000000000000, %t457
  %t461 = getelementptr inbounds double, ptr %t225, i64 %t460
  store double %t458, ptr %t461, align 8
  %t425 = add nuw nsw i64 %t424, 1
  br label %b421
b423:
  br label %b420
b419:
  br label %b462
b462:
  %t465 = phi i64 [ 0, %b419 ], [ %t466, %b470 ]
  %t467 = icmp slt i64 %t465, %t33
  br i1 %t467, label %b463, label %b464
b463:
  %t481 = mul i64 %t465, %cols
  %t501 = add i64 %t29, %t465
  %t502 = mul i64 %t501, %t228
  br label %b468
b468:
  %t471 = phi i64 [ 0, %b463 ], [ %t472, %b469 ]
  %t473 = phi <16 x double> [ splat (double 0x0000000000000000), %b463 ], [ %t486, %b469 ]
  %t474 = icmp slt i64 %t471, %cols
  br i1 %t474, label %b469, label %b470
b469:
  %t482 = add i64 %t481, %t471
  %t475 = sub i64 %cols, %t471
  %t476 = call i64 @llvm.smin.i64(i64 %t475, i64 16)
  %t477 = trunc i64 %t476 to i32
  %t478 = insertelement <16 x i32> poison, i32 %t477, i64 0
  %t479 = shufflevector <16 x i32> %t478, <16 x i32> poison, <16 x i32> zeroinitializer
  %t480 = icmp sgt <16 x i32> %t479, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t483 = getelementptr inbounds double, ptr %t174, i64 %t482
  %t484 = call <16 x double> @llvm.masked.load.v16f64.p0(ptr %t483, i32 8, <16 x i1> %t480, <16 x double> zeroinitializer)
  %t485 = fadd <16 x double> %t473, %t484
  %t486 = select <16 x i1> %t480, <16 x double> %t485, <16 x double> %t473
  %t472 = add nuw nsw i64 %t471, 16
  br label %b468
b470:
  %t487 = shufflevector <16 x double> %t473, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t488 = shufflevector <16 x double> %t473, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t489 = fadd <8 x double> %t487, %t488
  %t490 = shufflevector <8 x double> %t489, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t491 = shufflevector <8 x double> %t489, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t492 = fadd <4 x double> %t490, %t491
  %t493 = shufflevector <4 x double> %t492, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t494 = shufflevector <4 x double> %t492, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t495 = fadd <2 x double> %t493, %t494
  %t496 = shufflevector <2 x double> %t495, <2 x double> poison, <1 x i32> <i32 0>
  %t497 = shufflevector <2 x double> %t495, <2 x double> poison, <1 x i32> <i32 1>
  %t498 = extractelement <1 x double> %t496, i64 0
  %t499 = extractelement <1 x double> %t497, i64 0
  %t500 = fadd double %t498, %t499
  %t503 = getelementptr inbounds double, ptr %t225, i64 %t502
  store double %t500, ptr %t503, align 8
  %t466 = add nuw nsw i64 %t465, 1
  br label %b462
b464:
  br label %b420
b420:
  br label %b379
b379:
  br label %b342
b342:
  br label %b309
b309:
  br label %b280
b280:
  br label %b255
b255:
  br label %b234
b234:
  br label %b207
b207:
  %t30 = add nuw nsw i64 %t29, %t24
  br label %b26
b28:
  br label %b23
b22:
  %t504 = add i64 %row, %rows
  %t515 = add i64 %col, %cols
  br label %b505
b505:
  %t508 = phi i64 [ %row, %b22 ], [ %t509, %b518 ]
  %t510 = icmp slt i64 %t508, %t504
  br i1 %t510, label %b506, label %b507
b506:
  %t536 = udiv i64 %t508, %t85
  %t537 = mul i64 %t536, %t14
  %t541 = mul i64 %t508, %t14
  %t599 = mul i64 %t508, %t228
  %t511 = getelementptr inbounds float, ptr %t52, i64 %t508
  %t512 = load float, ptr %t511, align 4
  %t513 = insertelement <16 x float> poison, float %t512, i64 0
  %t514 = shufflevector <16 x float> %t513, <16 x float> poison, <16 x i32> zeroinitializer
  br label %b516
b516:
  %t519 = phi i64 [ %col, %b506 ], [ %t520, %b557 ]
  %t521 = icmp slt i64 %t519, %t515
  br i1 %t521, label %b517, label %b518
b517:
  %t522 = add i64 %t519, 1024
  %t523 = call i64 @llvm.smin.i64(i64 %t522, i64 %t515)
  %t524 = sub i64 %t523, %t519
  %t525 = urem i64 %t524, 16
  %t526 = sub i64 %t523, %t525
  %t527 = sub i64 %t526, %t519
  %t542 = add i64 %t541, %t519
  %t543 = getelementptr float, ptr %t162, i64 %t542
  %t554 = sub i64 %t523, %t526
  %t572 = add i64 %t541, %t526
  %t573 = getelementptr float, ptr %t162, i64 %t572
  %t600 = udiv i64 %t519, 1024
  %t601 = add i64 %t599, %t600
  br label %b528
b528:
  %t531 = phi i64 [ 0, %b517 ], [ %t532, %b529 ]
  %t533 = phi <16 x double> [ splat (double 0x0000000000000000), %b517 ], [ %t553, %b529 ]
  %t534 = icmp slt i64 %t531, %t527
  br i1 %t534, label %b529, label %b530
b529:
  %t535 = add i64 %t519, %t531
  %t538 = add i64 %t537, %t535
  %t539 = getelementptr inbounds float, ptr %t105, i64 %t538
  %t540 = load <16 x float>, ptr %t539, align 4
  %t544 = getelementptr inbounds float, ptr %t543, i64 %t531
  %t545 = load <16 x float>, ptr %t544, align 4
  %t546 = fmul <16 x float> %t514, %t540
  %t547 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t546, <16 x float> %t12)
  %t548 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t547)
  %t549 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t548
  %t550 = fmul <16 x float> %t545, %t549
  %t551 = fmul <16 x float> %t550, %t550
  %t552 = fpext <16 x float> %t551 to <16 x double>
  %t553 = fadd <16 x double> %t533, %t552
  %t532 = add nuw nsw i64 %t531, 16
  br label %b528
b530:
  br label %b555
b555:
  %t558 = phi i64 [ 0, %b530 ], [ %t559, %b556 ]
  %t560 = phi <16 x double> [ %t533, %b530 ], [ %t584, %b556 ]
  %t561 = icmp slt i64 %t558, %t554
  br i1 %t561, label %b556, label %b557
b556:
  %t562 = add i64 %t526, %t558
  %t569 = add i64 %t537, %t562
  %t563 = sub i64 %t554, %t558
  %t564 = call i64 @llvm.smin.i64(i64 %t563, i64 16)
  %t565 = trunc i64 %t564 to i32
  %t566 = insertelement <16 x i32> poison, i32 %t565, i64 0
  %t567 = shufflevector <16 x i32> %t566, <16 x i32> poison, <16 x i32> zeroinitializer
  %t568 = icmp sgt <16 x i32> %t567, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t570 = getelementptr inbounds float, ptr %t105, i64 %t569
  %t571 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t570, i32 4, <16 x i1> %t568, <16 x float> zeroinitializer)
  %t574 = getelementptr inbounds float, ptr %t573, i64 %t558
  %t575 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t574, i32 4, <16 x i1> %t568, <16 x float> zeroinitializer)
  %t576 = fmul <16 x float> %t514, %t571
  %t577 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t576, <16 x float> %t12)
  %t578 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t577)
  %t579 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t578
  %t580 = fmul <16 x float> %t575, %t579
  %t581 = fmul <16 x float> %t580, %t580
  %t582 = fpext <16 x float> %t581 to <16 x double>
  %t583 = fadd <16 x double> %t560, %t582
  %t584 = select <16 x i1> %t568, <16 x double> %t583, <16 x double> %t560
  %t559 = add nuw nsw i64 %t558, 16
  br label %b555
b557:
  %t585 = shufflevector <16 x double> %t560, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t586 = shufflevector <16 x double> %t560, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
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
  %t602 = getelementptr inbounds double, ptr %t225, i64 %t601
  store double %t598, ptr %t602, align 8
  %t520 = add nuw nsw i64 %t519, 1024
  br label %b516
b518:
  %t509 = add nuw nsw i64 %t508, 1
  br label %b505
b507:
  br label %b23
b23:
  ret void
}

define internal void @sf_sweep2_pass0(ptr %ctx, ptr %tensor, i64 %number, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols) nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t71 = alloca float, i64 1040, align 64
  %t125 = alloca float, i64 1040, align 64
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
  %t99 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t100 = load i64, ptr %t99, align 8
  %t118 = getelementptr inbounds i64, ptr %tensor, i64 20
  %t119 = load i64, ptr %t118, align 8
  %t120 = inttoptr i64 %t119 to ptr
  %t128 = getelementptr inbounds i64, ptr %tensor, i64 3
  %t129 = load i64, ptr %t128, align 8
  %t175 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t176 = load i64, ptr %t175, align 8
  %t177 = inttoptr i64 %t176 to ptr
  %t182 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t183 = load i64, ptr %t182, align 8
  %t184 = inttoptr i64 %t183 to ptr
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
  %t39 = udiv i64 1024, %cols
  %t40 = add i64 %row, %rows
  %t49 = icmp eq i64 %cols, 1
  %t101 = icmp eq i64 %t100, 1
  br label %b41
b41:
  %t44 = phi i64 [ %row, %b36 ], [ %t45, %b199 ]
  %t46 = icmp slt i64 %t44, %t40
  br i1 %t46, label %b42, label %b43
b42:
  %t47 = sub i64 %t40, %t44
  %t48 = call i64 @llvm.smin.i64(i64 %t39, i64 %t47)
  %t162 = mul i64 %t48, %cols
  %t163 = urem i64 %t162, 16
  %t164 = sub i64 %t162, %t163
  %t178 = mul i64 %t44, %t29
  %t196 = sub i64 %t162, %t164
  br i1 %t49, label %b50, label %b51
b50:
  br label %b53
b53:
  %t56 = phi i64 [ 0, %b50 ], [ %t57, %b54 ]
  %t58 = icmp slt i64 %t56, %t48
  br i1 %t58, label %b54, label %b55
b54:
  %t68 = add i64 %t44, %t56
  %t59 = sub i64 %t48, %t56
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
  br label %b52
b51:
  br label %b73
b73:
  %t76 = phi i64 [ 0, %b51 ], [ %t77, %b86 ]
  %t78 = icmp slt i64 %t76, %t48
  br i1 %t78, label %b74, label %b75
b74:
  %t79 = add i64 %t44, %t76
  %t96 = mul i64 %t76, %cols
  %t80 = getelementptr inbounds float, ptr %t67, i64 %t79
  %t81 = load float, ptr %t80, align 4
  %t82 = insertelement <16 x float> poison, float %t81, i64 0
  %t83 = shufflevector <16 x float> %t82, <16 x float> poison, <16 x i32> zeroinitializer
  br label %b84
b84:
  %t87 = phi i64 [ 0, %b74 ], [ %t88, %b85 ]
  %t89 = icmp slt i64 %t87, %cols
  br i1 %t89, label %b85, label %b86
b85:
  %t97 = add i64 %t96, %t87
  %t90 = sub i64 %cols, %t87
  %t91 = call i64 @llvm.smin.i64(i64 %t90, i64 16)
  %t92 = trunc i64 %t91 to i32
  %t93 = insertelement <16 x i32> poison, i32 %t92, i64 0
  %t94 = shufflevector <16 x i32> %t93, <16 x i32> poison, <16 x i32> zeroinitializer
  %t95 = icmp sgt <16 x i32> %t94, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t98 = getelementptr inbounds float, ptr %t71, i64 %t97
  store <16 x float> %t83, ptr %t98, align 4
  %t88 = add nuw nsw i64 %t87, 16
  br label %b84
b86:
  %t77 = add nuw nsw i64 %t76, 1
  br label %b73
b75:
  br label %b52
b52:
  br i1 %t101, label %b102, label %b103
b102:
  %t105 = mul i64 %t48, %cols
  %t121 = mul i64 %t44, %t29
  br label %b106
b106:
  %t109 = phi i64 [ 0, %b102 ], [ %t110, %b107 ]
  %t111 = icmp slt i64 %t109, %t105
  br i1 %t111, label %b107, label %b108
b107:
  %t122 = add i64 %t121, %t109
  %t112 = sub i64 %t105, %t109
  %t113 = call i64 @llvm.smin.i64(i64 %t112, i64 16)
  %t114 = trunc i64 %t113 to i32
  %t115 = insertelement <16 x i32> poison, i32 %t114, i64 0
  %t116 = shufflevector <16 x i32> %t115, <16 x i32> poison, <16 x i32> zeroinitializer
  %t117 = icmp sgt <16 x i32> %t116, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t123 = getelementptr inbounds float, ptr %t120, i64 %t122
  %t124 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t123, i32 4, <16 x i1> %t117, <16 x float> zeroinitializer)
  %t126 = getelementptr inbounds float, ptr %t125, i64 %t109
  store <16 x float> %t124, ptr %t126, align 4
  %t110 = add nuw nsw i64 %t109, 16
  br label %b106
b108:
  br label %b104
b103:
  %t127 = icmp eq i64 %t44, %row
  %t130 = icmp ne i64 %t129, 1
  %t131 = or i1 %t127, %t130
  br i1 %t131, label %b132, label %b134
b132:
  br label %b135
b135:
  %t138 = phi i64 [ 0, %b132 ], [ %t139, %b143 ]
  %t140 = icmp slt i64 %t138, %t48
  br i1 %t140, label %b136, label %b137
b136:
  %t153 = add i64 %t44, %t138
  %t154 = udiv i64 %t153, %t100
  %t155 = mul i64 %t154, %t29
  %t159 = mul i64 %t138, %cols
  br label %b141
b141:
  %t144 = phi i64 [ 0, %b136 ], [ %t145, %b142 ]
  %t146 = icmp slt i64 %t144, %cols
  br i1 %t146, label %b142, label %b143
b142:
  %t156 = add i64 %t155, %t144
  %t160 = add i64 %t159, %t144
  %t147 = sub i64 %cols, %t144
  %t148 = call i64 @llvm.smin.i64(i64 %t147, i64 16)
  %t149 = trunc i64 %t148 to i32
  %t150 = insertelement <16 x i32> poison, i32 %t149, i64 0
  %t151 = shufflevector <16 x i32> %t150, <16 x i32> poison, <16 x i32> zeroinitializer
  %t152 = icmp sgt <16 x i32> %t151, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t157 = getelementptr inbounds float, ptr %t120, i64 %t156
  %t158 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t157, i32 4, <16 x i1> %t152, <16 x float> zeroinitializer)
  %t161 = getelementptr inbounds float, ptr %t125, i64 %t160
  store <16 x float> %t158, ptr %t161, align 4
  %t145 = add nuw nsw i64 %t144, 16
  br label %b141
b143:
  %t139 = add nuw nsw i64 %t138, 1
  br label %b135
b137:
  br label %b134
b134:
  br label %b104
b104:
  br label %b165
b165:
  %t168 = phi i64 [ 0, %b104 ], [ %t169, %b166 ]
  %t170 = icmp slt i64 %t168, %t164
  br i1 %t170, label %b166, label %b167
b166:
  %t179 = add i64 %t178, %t168
  %t171 = getelementptr inbounds float, ptr %t71, i64 %t168
  %t172 = load <16 x float>, ptr %t171, align 4
  %t173 = getelementptr inbounds float, ptr %t125, i64 %t168
  %t174 = load <16 x float>, ptr %t173, align 4
  %t180 = getelementptr inbounds float, ptr %t177, i64 %t179
  %t181 = load <16 x float>, ptr %t180, align 4
  %t185 = getelementptr inbounds float, ptr %t184, i64 %t179
  %t186 = load <16 x float>, ptr %t185, align 4
  %t187 = fmul <16 x float> %t172, %t174
  %t188 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t187, <16 x float> %t12)
  %t189 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t188)
  %t190 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t189
  %t191 = fmul <16 x float> %t186, %t190
  %t192 = fmul <16 x float> %t17, %t181
  %t193 = fmul <16 x float> %t27, %t191
  %t194 = fsub <16 x float> %t192, %t193
  %t195 = getelementptr inbounds float, ptr %t177, i64 %t179
  store <16 x float> %t194, ptr %t195, align 4
  %t169 = add nuw nsw i64 %t168, 16
  br label %b165
b167:
  br label %b197
b197:
  %t200 = phi i64 [ 0, %b167 ], [ %t201, %b198 ]
  %t202 = icmp slt i64 %t200, %t196
  br i1 %t202, label %b198, label %b199
b198:
  %t203 = add i64 %t164, %t200
  %t214 = add i64 %t178, %t203
  %t204 = sub i64 %t196, %t200
  %t205 = call i64 @llvm.smin.i64(i64 %t204, i64 16)
  %t206 = trunc i64 %t205 to i32
  %t207 = insertelement <16 x i32> poison, i32 %t206, i64 0
  %t208 = shufflevector <16 x i32> %t207, <16 x i32> poison, <16 x i32> zeroinitializer
  %t209 = icmp sgt <16 x i32> %t208, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t210 = getelementptr inbounds float, ptr %t71, i64 %t203
  %t211 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t210, i32 4, <16 x i1> %t209, <16 x float> zeroinitializer)
  %t212 = getelementptr inbounds float, ptr %t125, i64 %t203
  %t213 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t212, i32 4, <16 x i1> %t209, <16 x float> zeroinitializer)
  %t215 = getelementptr inbounds float, ptr %t177, i64 %t214
  %t216 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t215, i32 4, <16 x i1> %t209, <16 x float> zeroinitializer)
  %t217 = getelementptr inbounds float, ptr %t184, i64 %t214
  %t218 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t217, i32 4, <16 x i1> %t209, <16 x float> zeroinitializer)
  %t219 = fmul <16 x float> %t211, %t213
  %t220 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t219, <16 x float> %t12)
  %t221 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t220)
  %t222 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t221
  %t223 = fmul <16 x float> %t218, %t222
  %t224 = fmul <16 x float> %t17, %t216
  %t225 = fmul <16 x float> %t27, %t223
  %t226 = fsub <16 x float> %t224, %t225
  %t227 = getelementptr inbounds float, ptr %t177, i64 %t214
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t226, ptr %t227, i32 4, <16 x i1> %t209)
  %t201 = add nuw nsw i64 %t200, 16
  br label %b197
b199:
  %t45 = add nuw nsw i64 %t44, %t39
  br label %b41
b43:
  br label %b38
b37:
  %t228 = add i64 %row, %rows
  %t239 = add i64 %col, %cols
  %t240 = sub i64 %t239, %col
  %t241 = urem i64 %t240, 16
  %t242 = sub i64 %t239, %t241
  %t243 = sub i64 %t242, %col
  %t272 = sub i64 %t239, %t242
  br label %b229
b229:
  %t232 = phi i64 [ %row, %b37 ], [ %t233, %b275 ]
  %t234 = icmp slt i64 %t232, %t228
  br i1 %t234, label %b230, label %b231
b230:
  %t251 = udiv i64 %t232, %t100
  %t252 = mul i64 %t251, %t29
  %t253 = add i64 %t252, %col
  %t254 = getelementptr float, ptr %t120, i64 %t253
  %t257 = mul i64 %t232, %t29
  %t286 = add i64 %t252, %t242
  %t287 = getelementptr float, ptr %t120, i64 %t286
  %t235 = getelementptr inbounds float, ptr %t67, i64 %t232
  %t236 = load float, ptr %t235, align 4
  %t237 = insertelement <16 x float> poison, float %t236, i64 0
  %t238 = shufflevector <16 x float> %t237, <16 x float> poison, <16 x i32> zeroinitializer
  br label %b244
b244:
  %t247 = phi i64 [ 0, %b230 ], [ %t248, %b245 ]
  %t249 = icmp slt i64 %t247, %t243
  br i1 %t249, label %b245, label %b246
b245:
  %t250 = add i64 %col, %t247
  %t258 = add i64 %t257, %t250
  %t255 = getelementptr inbounds float, ptr %t254, i64 %t247
  %t256 = load <16 x float>, ptr %t255, align 4
  %t259 = getelementptr inbounds float, ptr %t177, i64 %t258
  %t260 = load <16 x float>, ptr %t259, align 4
  %t261 = getelementptr inbounds float, ptr %t184, i64 %t258
  %t262 = load <16 x float>, ptr %t261, align 4
  %t263 = fmul <16 x float> %t238, %t256
  %t264 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t263, <16 x float> %t12)
  %t265 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t264)
  %t266 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t265
  %t267 = fmul <16 x float> %t262, %t266
  %t268 = fmul <16 x float> %t17, %t260
  %t269 = fmul <16 x float> %t27, %t267
  %t270 = fsub <16 x float> %t268, %t269
  %t271 = getelementptr inbounds float, ptr %t177, i64 %t258
  store <16 x float> %t270, ptr %t271, align 4
  %t248 = add nuw nsw i64 %t247, 16
  br label %b244
b246:
  br label %b273
b273:
  %t276 = phi i64 [ 0, %b246 ], [ %t277, %b274 ]
  %t278 = icmp slt i64 %t276, %t272
  br i1 %t278, label %b274, label %b275
b274:
  %t279 = add i64 %t242, %t276
  %t290 = add i64 %t257, %t279
  %t280 = sub i64 %t272, %t276
  %t281 = call i64 @llvm.smin.i64(i64 %t280, i64 16)
  %t282 = trunc i64 %t281 to i32
  %t283 = insertelement <16 x i32> poison, i32 %t282, i64 0
  %t284 = shufflevector <16 x i32> %t283, <16 x i32> poison, <16 x i32> zeroinitializer
  %t285 = icmp sgt <16 x i32> %t284, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t288 = getelementptr inbounds float, ptr %t287, i64 %t276
  %t289 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t288, i32 4, <16 x i1> %t285, <16 x float> zeroinitializer)
  %t291 = getelementptr inbounds float, ptr %t177, i64 %t290
  %t292 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t291, i32 4, <16 x i1> %t285, <16 x float> zeroinitializer)
  %t293 = getelementptr inbounds float, ptr %t184, i64 %t290
  %t294 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t293, i32 4, <16 x i1> %t285, <16 x float> zeroinitializer)
  %t295 = fmul <16 x float> %t238, %t289
  %t296 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t295, <16 x float> %t12)
  %t297 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t296)
  %t298 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t297
  %t299 = fmul <16 x float> %t294, %t298
  %t300 = fmul <16 x float> %t17, %t292
  %t301 = fmul <16 x float> %t27, %t299
  %t302 = fsub <16 x float> %t300, %t301
  %t303 = getelementptr inbounds float, ptr %t177, i64 %t290
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t302, ptr %t303, i32 4, <16 x i1> %t285)
  %t277 = add nuw nsw i64 %t276, 16
  br label %b273
b275:
  %t233 = add nuw nsw i64 %t232, 1
  br label %b229
b231:
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
  %t45 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t46 = load i64, ptr %t45, align 8
  %t47 = inttoptr i64 %t46 to ptr
  %t50 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t51 = load i64, ptr %t50, align 8
  %t52 = inttoptr i64 %t51 to ptr
  %t55 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t56 = load i64, ptr %t55, align 8
  %t57 = inttoptr i64 %t56 to ptr
  %t128 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t129 = load i64, ptr %t128, align 8
  %t130 = inttoptr i64 %t129 to ptr
  %t147 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t148 = load i64, ptr %t147, align 8
  %t149 = inttoptr i64 %t148 to ptr
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
  %t27 = phi i64 [ %col, %entry ], [ %t28, %b78 ]
  %t29 = icmp slt i64 %t27, %t23
  br i1 %t29, label %b25, label %b26
b25:
  %t30 = add i64 %t27, 1024
  %t31 = call i64 @llvm.smin.i64(i64 %t30, i64 %t23)
  %t32 = sub i64 %t31, %t27
  %t33 = urem i64 %t32, 16
  %t34 = sub i64 %t31, %t33
  %t35 = sub i64 %t34, %t27
  %t75 = sub i64 %t31, %t34
  %t131 = udiv i64 %t27, 1024
  br label %b36
b36:
  %t39 = phi i64 [ 0, %b25 ], [ %t40, %b37 ]
  %t41 = phi <16 x double> [ splat (double 0x0000000000000000), %b25 ], [ %t71, %b37 ]
  %t42 = phi <16 x double> [ splat (double 0x0000000000000000), %b25 ], [ %t73, %b37 ]
  %t43 = icmp slt i64 %t39, %t35
  br i1 %t43, label %b37, label %b38
b37:
  %t44 = add i64 %t27, %t39
  %t48 = getelementptr inbounds float, ptr %t47, i64 %t44
  %t49 = load <16 x float>, ptr %t48, align 4
  %t53 = getelementptr inbounds float, ptr %t52, i64 %t44
  %t54 = load <16 x float>, ptr %t53, align 4
  %t58 = getelementptr inbounds float, ptr %t57, i64 %t44
  %t59 = load <16 x float>, ptr %t58, align 4
  %t60 = fmul <16 x float> %t54, %t54
  %t61 = fmul <16 x float> %t12, %t59
  %t62 = fmul <16 x float> %t17, %t60
  %t63 = fadd <16 x float> %t61, %t62
  %t64 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t63, <16 x float> %t22)
  %t65 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t64)
  %t66 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t65
  %t67 = fmul <16 x float> %t54, %t66
  %t68 = fmul <16 x float> %t49, %t49
  %t69 = fmul <16 x float> %t67, %t67
  %t70 = fpext <16 x float> %t68 to <16 x double>
  %t71 = fadd <16 x double> %t41, %t70
  %t72 = fpext <16 x float> %t69 to <16 x double>
  %t73 = fadd <16 x double> %t42, %t72
  %t74 = getelementptr inbounds float, ptr %t57, i64 %t44
  store <16 x float> %t63, ptr %t74, align 4
  %t40 = add nuw nsw i64 %t39, 16
  br label %b36
b38:
  br label %b76
b76:
  %t79 = phi i64 [ 0, %b38 ], [ %t80, %b77 ]
  %t81 = phi <16 x double> [ %t41, %b38 ], [ %t109, %b77 ]
  %t82 = phi <16 x double> [ %t42, %b38 ], [ %t112, %b77 ]
  %t83 = icmp slt i64 %t79, %t75
  br i1 %t83, label %b77, label %b78
b77:
  %t84 = add i64 %t34, %t79
  %t85 = sub i64 %t75, %t79
  %t86 = call i64 @llvm.smin.i64(i64 %t85, i64 16)
  %t87 = trunc i64 %t86 to i32
  %t88 = insertelement <16 x i32> poison, i32 %t87, i64 0
  %t89 = shufflevector <16 x i32> %t88, <16 x i32> poison, <16 x i32> zeroinitializer
  %t90 = icmp sgt <16 x i32> %t89, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t91 = getelementptr inbounds float, ptr %t47, i64 %t84
  %t92 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t91, i32 4, <16 x i1> %t90, <16 x float> zeroinitializer)
  %t93 = getelementptr inbounds float, ptr %t52, i64 %t84
  %t94 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t93, i32 4, <16 x i1> %t90, <16 x float> zeroinitializer)
  %t95 = getelementptr inbounds float, ptr %t57, i64 %t84
  %t96 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t95, i32 4, <16 x i1> %t90, <16 x float> zeroinitializer)
  %t97 = fmul <16 x float> %t94, %t94
  %t98 = fmul <16 x float> %t12, %t96
  %t99 = fmul <16 x float> %t17, %t97
  %t100 = fadd <16 x float> %t98, %t99
  %t101 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t100, <16 x float> %t22)
  %t102 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t101)
  %t103 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t102
  %t104 = fmul <16 x float> %t94, %t103
  %t105 = fmul <16 x float> %t92, %t92
  %t106 = fmul <16 x float> %t104, %t104
  %t107 = fpext <16 x float> %t105 to <16 x double>
  %t108 = fadd <16 x double> %t81, %t107
  %t109 = select <16 x i1> %t90, <16 x double> %t108, <16 x double> %t81
  %t110 = fpext <16 x float> %t106 to <16 x double>
  %t111 = fadd <16 x double> %t82, %t110
  %t112 = select <16 x i1> %t90, <16 x double> %t111, <16 x double> %t82
  %t113 = getelementptr inbounds float, ptr %t57, i64 %t84
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t100, ptr %t113, i32 4, <16 x i1> %t90)
  %t80 = add nuw nsw i64 %t79, 16
  br label %b76
b78:
  %t114 = shufflevector <16 x double> %t81, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t115 = shufflevector <16 x double> %t81, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t116 = fadd <8 x double> %t114, %t115
  %t117 = shufflevector <8 x double> %t116, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t118 = shufflevector <8 x double> %t116, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t119 = fadd <4 x double> %t117, %t118
  %t120 = shufflevector <4 x double> %t119, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t121 = shufflevector <4 x double> %t119, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t122 = fadd <2 x double> %t120, %t121
  %t123 = shufflevector <2 x double> %t122, <2 x double> poison, <1 x i32> <i32 0>
  %t124 = shufflevector <2 x double> %t122, <2 x double> poison, <1 x i32> <i32 1>
  %t125 = extractelement <1 x double> %t123, i64 0
  %t126 = extractelement <1 x double> %t124, i64 0
  %t127 = fadd double %t125, %t126
  %t132 = getelementptr inbounds double, ptr %t130, i64 %t131
  store double %t127, ptr %t132, align 8
  %t133 = shufflevector <16 x double> %t82, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t134 = shufflevector <16 x double> %t82, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
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
  %t150 = getelementptr inbounds double, ptr %t149, i64 %t131
  store double %t146, ptr %t150, align 8
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
  %t32 = sub i64 %t31, %col
  %t40 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t41 = load i64, ptr %t40, align 8
  %t42 = inttoptr i64 %t41 to ptr
  %t45 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t46 = load i64, ptr %t45, align 8
  %t47 = inttoptr i64 %t46 to ptr
  %t50 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t51 = load i64, ptr %t50, align 8
  %t52 = inttoptr i64 %t51 to ptr
  %t63 = sub i64 %t28, %t31
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
  br label %b33
b33:
  %t36 = phi i64 [ 0, %entry ], [ %t37, %b34 ]
  %t38 = icmp slt i64 %t36, %t32
  br i1 %t38, label %b34, label %b35
b34:
  %t39 = add i64 %col, %t36
  %t43 = getelementptr inbounds float, ptr %t42, i64 %t39
  %t44 = load <16 x float>, ptr %t43, align 4
  %t48 = getelementptr inbounds float, ptr %t47, i64 %t39
  %t49 = load <16 x float>, ptr %t48, align 4
  %t53 = getelementptr inbounds float, ptr %t52, i64 %t39
  %t54 = load <16 x float>, ptr %t53, align 4
  %t55 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t54, <16 x float> %t12)
  %t56 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t55)
  %t57 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t56
  %t58 = fmul <16 x float> %t49, %t57
  %t59 = fmul <16 x float> %t17, %t44
  %t60 = fmul <16 x float> %t27, %t58
  %t61 = fsub <16 x float> %t59, %t60
  %t62 = getelementptr inbounds float, ptr %t42, i64 %t39
  store <16 x float> %t61, ptr %t62, align 4
  %t37 = add nuw nsw i64 %t36, 16
  br label %b33
b35:
  br label %b64
b64:
  %t67 = phi i64 [ 0, %b35 ], [ %t68, %b65 ]
  %t69 = icmp slt i64 %t67, %t63
  br i1 %t69, label %b65, label %b66
b65:
  %t70 = add i64 %t31, %t67
  %t71 = sub i64 %t63, %t67
  %t72 = call i64 @llvm.smin.i64(i64 %t71, i64 16)
  %t73 = trunc i64 %t72 to i32
  %t74 = insertelement <16 x i32> poison, i32 %t73, i64 0
  %t75 = shufflevector <16 x i32> %t74, <16 x i32> poison, <16 x i32> zeroinitializer
  %t76 = icmp sgt <16 x i32> %t75, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %t77 = getelementptr inbounds float, ptr %t42, i64 %t70
  %t78 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t77, i32 4, <16 x i1> %t76, <16 x float> zeroinitializer)
  %t79 = getelementptr inbounds float, ptr %t47, i64 %t70
  %t80 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t79, i32 4, <16 x i1> %t76, <16 x float> zeroinitializer)
  %t81 = getelementptr inbounds float, ptr %t52, i64 %t70
  %t82 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %t81, i32 4, <16 x i1> %t76, <16 x float> zeroinitializer)
  %t83 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %t82, <16 x float> %t12)
  %t84 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t83)
  %t85 = fdiv <16 x float> splat (float 0x3FF0000000000000), %t84
  %t86 = fmul <16 x float> %t80, %t85
  %t87 = fmul <16 x float> %t17, %t78
  %t88 = fmul <16 x float> %t27, %t86
  %t89 = fsub <16 x float> %t87, %t88
  %t90 = getelementptr inbounds float, ptr %t42, i64 %t70
  call void @llvm.masked.store.v16f32.p0(<16 x float> %t89, ptr %t90, i32 4, <16 x i1> %t76)
  %t68 = add nuw nsw i64 %t67, 16
  br label %b64
b66:
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
