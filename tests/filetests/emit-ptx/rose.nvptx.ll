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
declare <2 x i32> @llvm.smax.v2i32(<2 x i32>, <2 x i32>)
declare <4 x i32> @llvm.smax.v4i32(<4 x i32>, <4 x i32>)
declare i32 @llvm.smin.i32(i32, i32)
declare i64 @llvm.smin.i64(i64, i64)
declare <2 x i32> @llvm.smin.v2i32(<2 x i32>, <2 x i32>)
declare <4 x i32> @llvm.smin.v4i32(<4 x i32>, <4 x i32>)
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
  %t23 = phi i64 [ 0, %b2 ], [ %t24, %b169 ]
  %t25 = icmp slt i64 %t23, %t19
  br i1 %t25, label %b21, label %b22
b21:
  %t26 = mul i64 %t23, 1024
  %t27 = sub i64 %t16, %t26
  %t28 = call i64 @llvm.smin.i64(i64 %t27, i64 1024)
  %t29 = mul i64 %t26, %t17
  %t30 = getelementptr inbounds double, ptr %t15, i64 %t29
  %t31 = sub i64 %t28, 1
  br label %b32
b32:
  %t35 = phi i64 [ 0, %b21 ], [ %t36, %b33 ]
  %t37 = phi double [ 0x0000000000000000, %b21 ], [ %t49, %b33 ]
  %t38 = phi double [ 0x0000000000000000, %b21 ], [ %t57, %b33 ]
  %t39 = phi double [ 0x0000000000000000, %b21 ], [ %t65, %b33 ]
  %t40 = phi double [ 0x0000000000000000, %b21 ], [ %t73, %b33 ]
  %t41 = icmp slt i64 %t35, %t28
  br i1 %t41, label %b33, label %b34
b33:
  %t42 = add i64 %t35, 0
  %t43 = call i64 @llvm.smin.i64(i64 %t42, i64 %t31)
  %t44 = mul i64 %t43, %t17
  %t45 = getelementptr inbounds double, ptr %t30, i64 %t44
  %t46 = load double, ptr %t45, align 8
  %t47 = fadd double %t37, %t46
  %t48 = icmp sle i64 %t42, %t31
  %t49 = select i1 %t48, double %t47, double %t37
  %t50 = add i64 %t35, 4
  %t51 = call i64 @llvm.smin.i64(i64 %t50, i64 %t31)
  %t52 = mul i64 %t51, %t17
  %t53 = getelementptr inbounds double, ptr %t30, i64 %t52
  %t54 = load double, ptr %t53, align 8
  %t55 = fadd double %t38, %t54
  %t56 = icmp sle i64 %t50, %t31
  %t57 = select i1 %t56, double %t55, double %t38
  %t58 = add i64 %t35, 8
  %t59 = call i64 @llvm.smin.i64(i64 %t58, i64 %t31)
  %t60 = mul i64 %t59, %t17
  %t61 = getelementptr inbounds double, ptr %t30, i64 %t60
  %t62 = load double, ptr %t61, align 8
  %t63 = fadd double %t39, %t62
  %t64 = icmp sle i64 %t58, %t31
  %t65 = select i1 %t64, double %t63, double %t39
  %t66 = add i64 %t35, 12
  %t67 = call i64 @llvm.smin.i64(i64 %t66, i64 %t31)
  %t68 = mul i64 %t67, %t17
  %t69 = getelementptr inbounds double, ptr %t30, i64 %t68
  %t70 = load double, ptr %t69, align 8
  %t71 = fadd double %t40, %t70
  %t72 = icmp sle i64 %t66, %t31
  %t73 = select i1 %t72, double %t71, double %t40
  %t36 = add nuw nsw i64 %t35, 16
  br label %b32
b34:
  %t74 = fadd double %t37, %t39
  %t75 = fadd double %t38, %t40
  %t76 = fadd double %t74, %t75
  br label %b77
b77:
  %t80 = phi i64 [ 1, %b34 ], [ %t81, %b78 ]
  %t82 = phi double [ 0x0000000000000000, %b34 ], [ %t94, %b78 ]
  %t83 = phi double [ 0x0000000000000000, %b34 ], [ %t102, %b78 ]
  %t84 = phi double [ 0x0000000000000000, %b34 ], [ %t110, %b78 ]
  %t85 = phi double [ 0x0000000000000000, %b34 ], [ %t118, %b78 ]
  %t86 = icmp slt i64 %t80, %t28
  br i1 %t86, label %b78, label %b79
b78:
  %t87 = add i64 %t80, 0
  %t88 = call i64 @llvm.smin.i64(i64 %t87, i64 %t31)
  %t89 = mul i64 %t88, %t17
  %t90 = getelementptr inbounds double, ptr %t30, i64 %t89
  %t91 = load double, ptr %t90, align 8
  %t92 = fadd double %t82, %t91
  %t93 = icmp sle i64 %t87, %t31
  %t94 = select i1 %t93, double %t92, double %t82
  %t95 = add i64 %t80, 4
  %t96 = call i64 @llvm.smin.i64(i64 %t95, i64 %t31)
  %t97 = mul i64 %t96, %t17
  %t98 = getelementptr inbounds double, ptr %t30, i64 %t97
  %t99 = load double, ptr %t98, align 8
  %t100 = fadd double %t83, %t99
  %t101 = icmp sle i64 %t95, %t31
  %t102 = select i1 %t101, double %t100, double %t83
  %t103 = add i64 %t80, 8
  %t104 = call i64 @llvm.smin.i64(i64 %t103, i64 %t31)
  %t105 = mul i64 %t104, %t17
  %t106 = getelementptr inbounds double, ptr %t30, i64 %t105
  %t107 = load double, ptr %t106, align 8
  %t108 = fadd double %t84, %t107
  %t109 = icmp sle i64 %t103, %t31
  %t110 = select i1 %t109, double %t108, double %t84
  %t111 = add i64 %t80, 12
  %t112 = call i64 @llvm.smin.i64(i64 %t111, i64 %t31)
  %t113 = mul i64 %t112, %t17
  %t114 = getelementptr inbounds double, ptr %t30, i64 %t113
  %t115 = load double, ptr %t114, align 8
  %t116 = fadd double %t85, %t115
  %t117 = icmp sle i64 %t111, %t31
  %t118 = select i1 %t117, double %t116, double %t85
  %t81 = add nuw nsw i64 %t80, 16
  br label %b77
b79:
  %t119 = fadd double %t82, %t84
  %t120 = fadd double %t83, %t85
  %t121 = fadd double %t119, %t120
  br label %b122
b122:
  %t125 = phi i64 [ 2, %b79 ], [ %t126, %b123 ]
  %t127 = phi double [ 0x0000000000000000, %b79 ], [ %t139, %b123 ]
  %t128 = phi double [ 0x0000000000000000, %b79 ], [ %t147, %b123 ]
  %t129 = phi double [ 0x0000000000000000, %b79 ], [ %t155, %b123 ]
  %t130 = phi double [ 0x0000000000000000, %b79 ], [ %t163, %b123 ]
  %t131 = icmp slt i64 %t125, %t28
  br i1 %t131, label %b123, label %b124
b123:
  %t132 = add i64 %t125, 0
  %t133 = call i64 @llvm.smin.i64(i64 %t132, i64 %t31)
  %t134 = mul i64 %t133, %t17
  %t135 = getelementptr inbounds double, ptr %t30, i64 %t134
  %t136 = load double, ptr %t135, align 8
  %t137 = fadd double %t127, %t136
  %t138 = icmp sle i64 %t132, %t31
  %t139 = select i1 %t138, double %t137, double %t127
  %t140 = add i64 %t125, 4
  %t141 = call i64 @llvm.smin.i64(i64 %t140, i64 %t31)
  %t142 = mul i64 %t141, %t17
  %t143 = getelementptr inbounds double, ptr %t30, i64 %t142
  %t144 = load double, ptr %t143, align 8
  %t145 = fadd double %t128, %t144
  %t146 = icmp sle i64 %t140, %t31
  %t147 = select i1 %t146, double %t145, double %t128
  %t148 = add i64 %t125, 8
  %t149 = call i64 @llvm.smin.i64(i64 %t148, i64 %t31)
  %t150 = mul i64 %t149, %t17
  %t151 = getelementptr inbounds double, ptr %t30, i64 %t150
  %t152 = load double, ptr %t151, align 8
  %t153 = fadd double %t129, %t152
  %t154 = icmp sle i64 %t148, %t31
  %t155 = select i1 %t154, double %t153, double %t129
  %t156 = add i64 %t125, 12
  %t157 = call i64 @llvm.smin.i64(i64 %t156, i64 %t31)
  %t158 = mul i64 %t157, %t17
  %t159 = getelementptr inbounds double, ptr %t30, i64 %t158
  %t160 = load double, ptr %t159, align 8
  %t161 = fadd double %t130, %t160
  %t162 = icmp sle i64 %t156, %t31
  %t163 = select i1 %t162, double %t161, double %t130
  %t126 = add nuw nsw i64 %t125, 16
  br label %b122
b124:
  %t164 = fadd double %t127, %t129
  %t165 = fadd double %t128, %t130
  %t166 = fadd double %t164, %t165
  br label %b167
b167:
  %t170 = phi i64 [ 3, %b124 ], [ %t171, %b168 ]
  %t172 = phi double [ 0x0000000000000000, %b124 ], [ %t184, %b168 ]
  %t173 = phi double [ 0x0000000000000000, %b124 ], [ %t192, %b168 ]
  %t174 = phi double [ 0x0000000000000000, %b124 ], [ %t200, %b168 ]
  %t175 = phi double [ 0x0000000000000000, %b124 ], [ %t208, %b168 ]
  %t176 = icmp slt i64 %t170, %t28
  br i1 %t176, label %b168, label %b169
b168:
  %t177 = add i64 %t170, 0
  %t178 = call i64 @llvm.smin.i64(i64 %t177, i64 %t31)
  %t179 = mul i64 %t178, %t17
  %t180 = getelementptr inbounds double, ptr %t30, i64 %t179
  %t181 = load double, ptr %t180, align 8
  %t182 = fadd double %t172, %t181
  %t183 = icmp sle i64 %t177, %t31
  %t184 = select i1 %t183, double %t182, double %t172
  %t185 = add i64 %t170, 4
  %t186 = call i64 @llvm.smin.i64(i64 %t185, i64 %t31)
  %t187 = mul i64 %t186, %t17
  %t188 = getelementptr inbounds double, ptr %t30, i64 %t187
  %t189 = load double, ptr %t188, align 8
  %t190 = fadd double %t173, %t189
  %t191 = icmp sle i64 %t185, %t31
  %t192 = select i1 %t191, double %t190, double %t173
  %t193 = add i64 %t170, 8
  %t194 = call i64 @llvm.smin.i64(i64 %t193, i64 %t31)
  %t195 = mul i64 %t194, %t17
  %t196 = getelementptr inbounds double, ptr %t30, i64 %t195
  %t197 = load double, ptr %t196, align 8
  %t198 = fadd double %t174, %t197
  %t199 = icmp sle i64 %t193, %t31
  %t200 = select i1 %t199, double %t198, double %t174
  %t201 = add i64 %t170, 12
  %t202 = call i64 @llvm.smin.i64(i64 %t201, i64 %t31)
  %t203 = mul i64 %t202, %t17
  %t204 = getelementptr inbounds double, ptr %t30, i64 %t203
  %t205 = load double, ptr %t204, align 8
  %t206 = fadd double %t175, %t205
  %t207 = icmp sle i64 %t201, %t31
  %t208 = select i1 %t207, double %t206, double %t175
  %t171 = add nuw nsw i64 %t170, 16
  br label %b167
b169:
  %t209 = fadd double %t172, %t174
  %t210 = fadd double %t173, %t175
  %t211 = fadd double %t209, %t210
  %t212 = fadd double %t76, %t166
  %t213 = fadd double %t121, %t211
  %t214 = fadd double %t212, %t213
  %t215 = mul i64 %t23, %step
  %t216 = getelementptr inbounds double, ptr %scratch, i64 %t215
  store double %t214, ptr %t216, align 8
  %t24 = add nuw nsw i64 %t23, 1
  br label %b20
b22:
  %t217 = icmp sgt i64 %t19, 1
  br i1 %t217, label %b2, label %b3
b3:
  %t218 = getelementptr inbounds double, ptr %scratch, i64 0
  %t219 = load double, ptr %t218, align 8
  %t220 = getelementptr inbounds double, ptr %out, i64 0
  store double %t219, ptr %t220, align 8
  br label %b4
b4:
  ret void
}

define internal void @sf_x_sweep0_pass0(ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows, i64 %col, i64 %cols) convergent nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t8 = urem i64 %col, 4
  %t9 = urem i64 %cols, 4
  %t10 = add i64 %t8, %t9
  %t11 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t12 = load i64, ptr %t11, align 8
  %t13 = urem i64 %t12, 4
  %t14 = add i64 %t10, %t13
  %t15 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t16 = load i64, ptr %t15, align 8
  %t17 = inttoptr i64 %t16 to ptr addrspace(1)
  %t18 = addrspacecast ptr addrspace(1) %t17 to ptr
  %t19 = ptrtoint ptr %t18 to i64
  %t20 = urem i64 %t19, 16
  %t21 = add i64 %t14, %t20
  %t22 = icmp eq i64 %t21, 0
  %t23 = add i64 %cols, 1023
  %t24 = udiv i64 %t23, 1024
  %t25 = mul i64 %rows, %t24
  %t26 = icmp sle i64 32, %t25
  %t27 = and i1 %t22, %t26
  %t254 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t255 = load i64, ptr %t254, align 8
  %t1 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t2 = and i32 %t1, 1023
  %t3 = zext i32 %t2 to i64
  %t4 = call i32 asm sideeffect "mov.u32 $0, %ntid.x;", "=r"()
  %t5 = zext i32 %t4 to i64
  %t6 = and i64 %t3, 15
  %t7 = and i64 %t3, 3
  br i1 %t27, label %b28, label %b29
b28:
  %t46 = add i64 %col, %cols
  %t31 = udiv i64 %t3, 4
  %t32 = udiv i64 %t5, 4
  br label %b33
b33:
  %t36 = phi i64 [ %t31, %b28 ], [ %t37, %b249 ]
  %t38 = icmp slt i64 %t36, %t25
  br i1 %t38, label %b34, label %b35
b34:
  %t39 = call i64 asm "mov.b64 $0, $1;", "=l,l"(i64 %t36)
  %t40 = udiv i64 %t39, %t24
  %t41 = add i64 %row, %t40
  %t42 = urem i64 %t39, %t24
  %t43 = mul i64 %t42, 1024
  %t44 = add i64 %col, %t43
  %t45 = add i64 %t44, 1024
  %t47 = call i64 @llvm.smin.i64(i64 %t45, i64 %t46)
  %t48 = sub i64 %t47, %t44
  %t49 = urem i64 %t48, 64
  %t50 = sub i64 %t48, %t49
  %t51 = add i64 %t44, %t50
  %t62 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t63 = load i64, ptr %t62, align 8
  %t64 = inttoptr i64 %t63 to ptr addrspace(1)
  %t65 = addrspacecast ptr addrspace(1) %t64 to ptr
  %t66 = mul i64 %t41, %t12
  br label %b52
b52:
  %t55 = phi i64 [ %t44, %b34 ], [ %t56, %b53 ]
  %t57 = phi <4 x double> [ splat (double 0x0000000000000000), %b34 ], [ %t93, %b53 ]
  %t58 = icmp slt i64 %t55, %t51
  br i1 %t58, label %b53, label %b54
b53:
  %t59 = add i64 %t55, 16
  %t60 = mul i64 %t7, 4
  %t61 = add i64 %t55, %t60
  %t71 = add i64 %t61, 16
  %t72 = add i64 %t66, %t71
  %t73 = getelementptr float, ptr %t65, i64 %t72
  %t76 = add i64 %t61, 32
  %t77 = add i64 %t66, %t76
  %t78 = getelementptr float, ptr %t65, i64 %t77
  %t81 = add i64 %t61, 48
  %t82 = add i64 %t66, %t81
  %t83 = getelementptr float, ptr %t65, i64 %t82
  %t67 = add i64 %t61, 0
  %t68 = add i64 %t66, %t67
  %t69 = getelementptr inbounds float, ptr %t65, i64 %t68
  %t70 = load <4 x float>, ptr %t69, align 16
  %t74 = getelementptr inbounds float, ptr %t73, i64 0
  %t75 = load <4 x float>, ptr %t74, align 16
  %t79 = getelementptr inbounds float, ptr %t78, i64 0
  %t80 = load <4 x float>, ptr %t79, align 16
  %t84 = getelementptr inbounds float, ptr %t83, i64 0
  %t85 = load <4 x float>, ptr %t84, align 16
  %t86 = fpext <4 x float> %t70 to <4 x double>
  %t87 = fadd <4 x double> %t57, %t86
  %t88 = fpext <4 x float> %t75 to <4 x double>
  %t89 = fadd <4 x double> %t87, %t88
  %t90 = fpext <4 x float> %t80 to <4 x double>
  %t91 = fadd <4 x double> %t89, %t90
  %t92 = fpext <4 x float> %t85 to <4 x double>
  %t93 = fadd <4 x double> %t91, %t92
  %t56 = add nuw nsw i64 %t55, 64
  br label %b52, !llvm.loop !1000000
b54:
  %t94 = mul i64 %t7, 4
  %t95 = add i64 %t51, %t94
  br label %b96
b96:
  %t99 = phi i64 [ %t95, %b54 ], [ %t100, %b97 ]
  %t101 = phi <4 x double> [ %t57, %b54 ], [ %t108, %b97 ]
  %t102 = icmp slt i64 %t99, %t47
  br i1 %t102, label %b97, label %b98
b97:
  %t103 = add i64 %t99, 0
  %t104 = add i64 %t66, %t103
  %t105 = getelementptr inbounds float, ptr %t65, i64 %t104
  %t106 = load <4 x float>, ptr %t105, align 16
  %t107 = fpext <4 x float> %t106 to <4 x double>
  %t108 = fadd <4 x double> %t101, %t107
  %t100 = add nuw nsw i64 %t99, 16
  br label %b96, !llvm.loop !1000000
b98:
  %t109 = extractelement <4 x double> %t101, i64 0
  %t110 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t111 = and i32 %t110, 28
  %t112 = shl i32 15, %t111
  %t113 = bitcast double %t109 to i64
  %t114 = trunc i64 %t113 to i32
  %t115 = lshr i64 %t113, 32
  %t116 = trunc i64 %t115 to i32
  %t117 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t112, i32 %t114, i32 2, i32 7199)
  %t118 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t112, i32 %t116, i32 2, i32 7199)
  %t119 = zext i32 %t117 to i64
  %t120 = zext i32 %t118 to i64
  %t121 = shl i64 %t120, 32
  %t122 = or i64 %t121, %t119
  %t123 = bitcast i64 %t122 to double
  %t124 = insertelement <4 x double> poison, double %t123, i64 0
  %t125 = extractelement <4 x double> %t101, i64 1
  %t126 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t127 = and i32 %t126, 28
  %t128 = shl i32 15, %t127
  %t129 = bitcast double %t125 to i64
  %t130 = trunc i64 %t129 to i32
  %t131 = lshr i64 %t129, 32
  %t132 = trunc i64 %t131 to i32
  %t133 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t128, i32 %t130, i32 2, i32 7199)
  %t134 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t128, i32 %t132, i32 2, i32 7199)
  %t135 = zext i32 %t133 to i64
  %t136 = zext i32 %t134 to i64
  %t137 = shl i64 %t136, 32
  %t138 = or i64 %t137, %t135
  %t139 = bitcast i64 %t138 to double
  %t140 = insertelement <4 x double> %t124, double %t139, i64 1
  %t141 = extractelement <4 x double> %t101, i64 2
  %t142 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t143 = and i32 %t142, 28
  %t144 = shl i32 15, %t143
  %t145 = bitcast double %t141 to i64
  %t146 = trunc i64 %t145 to i32
  %t147 = lshr i64 %t145, 32
  %t148 = trunc i64 %t147 to i32
  %t149 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t144, i32 %t146, i32 2, i32 7199)
  %t150 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t144, i32 %t148, i32 2, i32 7199)
  %t151 = zext i32 %t149 to i64
  %t152 = zext i32 %t150 to i64
  %t153 = shl i64 %t152, 32
  %t154 = or i64 %t153, %t151
  %t155 = bitcast i64 %t154 to double
  %t156 = insertelement <4 x double> %t140, double %t155, i64 2
  %t157 = extractelement <4 x double> %t101, i64 3
  %t158 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t159 = and i32 %t158, 28
  %t160 = shl i32 15, %t159
  %t161 = bitcast double %t157 to i64
  %t162 = trunc i64 %t161 to i32
  %t163 = lshr i64 %t161, 32
  %t164 = trunc i64 %t163 to i32
  %t165 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t160, i32 %t162, i32 2, i32 7199)
  %t166 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t160, i32 %t164, i32 2, i32 7199)
  %t167 = zext i32 %t165 to i64
  %t168 = zext i32 %t166 to i64
  %t169 = shl i64 %t168, 32
  %t170 = or i64 %t169, %t167
  %t171 = bitcast i64 %t170 to double
  %t172 = insertelement <4 x double> %t156, double %t171, i64 3
  %t173 = fadd <4 x double> %t101, %t172
  %t174 = extractelement <4 x double> %t173, i64 0
  %t175 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t176 = and i32 %t175, 28
  %t177 = shl i32 15, %t176
  %t178 = bitcast double %t174 to i64
  %t179 = trunc i64 %t178 to i32
  %t180 = lshr i64 %t178, 32
  %t181 = trunc i64 %t180 to i32
  %t182 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t177, i32 %t179, i32 1, i32 7199)
  %t183 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t177, i32 %t181, i32 1, i32 7199)
  %t184 = zext i32 %t182 to i64
  %t185 = zext i32 %t183 to i64
  %t186 = shl i64 %t185, 32
  %t187 = or i64 %t186, %t184
  %t188 = bitcast i64 %t187 to double
  %t189 = insertelement <4 x double> poison, double %t188, i64 0
  %t190 = extractelement <4 x double> %t173, i64 1
  %t191 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t192 = and i32 %t191, 28
  %t193 = shl i32 15, %t192
  %t194 = bitcast double %t190 to i64
  %t195 = trunc i64 %t194 to i32
  %t196 = lshr i64 %t194, 32
  %t197 = trunc i64 %t196 to i32
  %t198 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t193, i32 %t195, i32 1, i32 7199)
  %t199 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t193, i32 %t197, i32 1, i32 7199)
  %t200 = zext i32 %t198 to i64
  %t201 = zext i32 %t199 to i64
  %t202 = shl i64 %t201, 32
  %t203 = or i64 %t202, %t200
  %t204 = bitcast i64 %t203 to double
  %t205 = insertelement <4 x double> %t189, double %t204, i64 1
  %t206 = extractelement <4 x double> %t173, i64 2
  %t207 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t208 = and i32 %t207, 28
  %t209 = shl i32 15, %t208
  %t210 = bitcast double %t206 to i64
  %t211 = trunc i64 %t210 to i32
  %t212 = lshr i64 %t210, 32
  %t213 = trunc i64 %t212 to i32
  %t214 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t209, i32 %t211, i32 1, i32 7199)
  %t215 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t209, i32 %t213, i32 1, i32 7199)
  %t216 = zext i32 %t214 to i64
  %t217 = zext i32 %t215 to i64
  %t218 = shl i64 %t217, 32
  %t219 = or i64 %t218, %t216
  %t220 = bitcast i64 %t219 to double
  %t221 = insertelement <4 x double> %t205, double %t220, i64 2
  %t222 = extractelement <4 x double> %t173, i64 3
  %t223 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t224 = and i32 %t223, 28
  %t225 = shl i32 15, %t224
  %t226 = bitcast double %t222 to i64
  %t227 = trunc i64 %t226 to i32
  %t228 = lshr i64 %t226, 32
  %t229 = trunc i64 %t228 to i32
  %t230 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t225, i32 %t227, i32 1, i32 7199)
  %t231 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t225, i32 %t229, i32 1, i32 7199)
  %t232 = zext i32 %t230 to i64
  %t233 = zext i32 %t231 to i64
  %t234 = shl i64 %t233, 32
  %t235 = or i64 %t234, %t232
  %t236 = bitcast i64 %t235 to double
  %t237 = insertelement <4 x double> %t221, double %t236, i64 3
  %t238 = fadd <4 x double> %t173, %t237
  %t239 = shufflevector <4 x double> %t238, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t240 = shufflevector <4 x double> %t238, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t241 = fadd <2 x double> %t239, %t240
  %t242 = shufflevector <2 x double> %t241, <2 x double> poison, <1 x i32> <i32 0>
  %t243 = shufflevector <2 x double> %t241, <2 x double> poison, <1 x i32> <i32 1>
  %t244 = extractelement <1 x double> %t242, i64 0
  %t245 = extractelement <1 x double> %t243, i64 0
  %t246 = fadd double %t244, %t245
  %t247 = icmp eq i64 %t7, 0
  br i1 %t247, label %b248, label %b249
b248:
  %t250 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t251 = load i64, ptr %t250, align 8
  %t252 = inttoptr i64 %t251 to ptr addrspace(1)
  %t253 = addrspacecast ptr addrspace(1) %t252 to ptr
  %t256 = mul i64 %t41, %t255
  %t257 = udiv i64 %t44, 1024
  %t258 = add i64 %t256, %t257
  %t259 = getelementptr inbounds double, ptr %t253, i64 %t258
  store double %t246, ptr %t259, align 8
  br label %b249
b249:
  %t37 = add nuw nsw i64 %t36, %t32
  br label %b33, !llvm.loop !1000000
b35:
  br label %b30
b29:
  %t275 = add i64 %col, %cols
  %t260 = udiv i64 %t3, 16
  %t261 = udiv i64 %t5, 16
  br label %b262
b262:
  %t265 = phi i64 [ %t260, %b29 ], [ %t266, %b475 ]
  %t267 = icmp slt i64 %t265, %t25
  br i1 %t267, label %b263, label %b264
b263:
  %t268 = call i64 asm "mov.b64 $0, $1;", "=l,l"(i64 %t265)
  %t269 = udiv i64 %t268, %t24
  %t270 = add i64 %row, %t269
  %t271 = urem i64 %t268, %t24
  %t272 = mul i64 %t271, 1024
  %t273 = add i64 %col, %t272
  %t274 = add i64 %t273, 1024
  %t276 = call i64 @llvm.smin.i64(i64 %t274, i64 %t275)
  %t277 = sub i64 %t276, %t273
  %t278 = urem i64 %t277, 256
  %t279 = sub i64 %t277, %t278
  %t280 = add i64 %t273, %t279
  %t290 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t291 = load i64, ptr %t290, align 8
  %t292 = inttoptr i64 %t291 to ptr addrspace(1)
  %t293 = addrspacecast ptr addrspace(1) %t292 to ptr
  %t294 = mul i64 %t270, %t12
  br label %b281
b281:
  %t284 = phi i64 [ %t273, %b263 ], [ %t285, %b282 ]
  %t286 = phi double [ 0x0000000000000000, %b263 ], [ %t397, %b282 ]
  %t287 = icmp slt i64 %t284, %t280
  br i1 %t287, label %b282, label %b283
b282:
  %t288 = add i64 %t284, 16
  %t289 = add i64 %t284, %t6
  %t295 = add i64 %t294, %t289
  %t300 = add i64 %t289, 16
  %t301 = add i64 %t294, %t300
  %t306 = add i64 %t289, 32
  %t307 = add i64 %t294, %t306
  %t312 = add i64 %t289, 48
  %t313 = add i64 %t294, %t312
  %t318 = add i64 %t289, 64
  %t319 = add i64 %t294, %t318
  %t322 = add i64 %t289, 80
  %t323 = add i64 %t294, %t322
  %t326 = add i64 %t289, 96
  %t327 = add i64 %t294, %t326
  %t330 = add i64 %t289, 112
  %t331 = add i64 %t294, %t330
  %t334 = add i64 %t289, 128
  %t335 = add i64 %t294, %t334
  %t338 = add i64 %t289, 144
  %t339 = add i64 %t294, %t338
  %t342 = add i64 %t289, 160
  %t343 = add i64 %t294, %t342
  %t346 = add i64 %t289, 176
  %t347 = add i64 %t294, %t346
  %t350 = add i64 %t289, 192
  %t351 = add i64 %t294, %t350
  %t354 = add i64 %t289, 208
  %t355 = add i64 %t294, %t354
  %t358 = add i64 %t289, 224
  %t359 = add i64 %t294, %t358
  %t362 = add i64 %t289, 240
  %t363 = add i64 %t294, %t362
  %t296 = getelementptr inbounds float, ptr %t293, i64 %t295
  %t297 = load float, ptr %t296, align 4
  %t298 = insertelement <4 x float> poison, float %t297, i64 0
  %t299 = shufflevector <4 x float> %t298, <4 x float> poison, <4 x i32> zeroinitializer
  %t302 = getelementptr inbounds float, ptr %t293, i64 %t301
  %t303 = load float, ptr %t302, align 4
  %t304 = insertelement <4 x float> poison, float %t303, i64 0
  %t305 = shufflevector <4 x float> %t304, <4 x float> poison, <4 x i32> zeroinitializer
  %t308 = getelementptr inbounds float, ptr %t293, i64 %t307
  %t309 = load float, ptr %t308, align 4
  %t310 = insertelement <4 x float> poison, float %t309, i64 0
  %t311 = shufflevector <4 x float> %t310, <4 x float> poison, <4 x i32> zeroinitializer
  %t314 = getelementptr inbounds float, ptr %t293, i64 %t313
  %t315 = load float, ptr %t314, align 4
  %t316 = insertelement <4 x float> poison, float %t315, i64 0
  %t317 = shufflevector <4 x float> %t316, <4 x float> poison, <4 x i32> zeroinitializer
  %t320 = getelementptr inbounds float, ptr %t293, i64 %t319
  %t321 = load float, ptr %t320, align 4
  %t324 = getelementptr inbounds float, ptr %t293, i64 %t323
  %t325 = load float, ptr %t324, align 4
  %t328 = getelementptr inbounds float, ptr %t293, i64 %t327
  %t329 = load float, ptr %t328, align 4
  %t332 = getelementptr inbounds float, ptr %t293, i64 %t331
  %t333 = load float, ptr %t332, align 4
  %t336 = getelementptr inbounds float, ptr %t293, i64 %t335
  %t337 = load float, ptr %t336, align 4
  %t340 = getelementptr inbounds float, ptr %t293, i64 %t339
  %t341 = load float, ptr %t340, align 4
  %t344 = getelementptr inbounds float, ptr %t293, i64 %t343
  %t345 = load float, ptr %t344, align 4
  %t348 = getelementptr inbounds float, ptr %t293, i64 %t347
  %t349 = load float, ptr %t348, align 4
  %t352 = getelementptr inbounds float, ptr %t293, i64 %t351
  %t353 = load float, ptr %t352, align 4
  %t356 = getelementptr inbounds float, ptr %t293, i64 %t355
  %t357 = load float, ptr %t356, align 4
  %t360 = getelementptr inbounds float, ptr %t293, i64 %t359
  %t361 = load float, ptr %t360, align 4
  %t364 = getelementptr inbounds float, ptr %t293, i64 %t363
  %t365 = load float, ptr %t364, align 4
  %t366 = fpext float %t297 to double
  %t367 = fadd double %t286, %t366
  %t368 = fpext float %t303 to double
  %t369 = fadd double %t367, %t368
  %t370 = fpext float %t309 to double
  %t371 = fadd double %t369, %t370
  %t372 = fpext float %t315 to double
  %t373 = fadd double %t371, %t372
  %t374 = fpext float %t321 to double
  %t375 = fadd double %t373, %t374
  %t376 = fpext float %t325 to double
  %t377 = fadd double %t375, %t376
  %t378 = fpext float %t329 to double
  %t379 = fadd double %t377, %t378
  %t380 = fpext float %t333 to double
  %t381 = fadd double %t379, %t380
  %t382 = fpext float %t337 to double
  %t383 = fadd double %t381, %t382
  %t384 = fpext float %t341 to double
  %t385 = fadd double %t383, %t384
  %t386 = fpext float %t345 to double
  %t387 = fadd double %t385, %t386
  %t388 = fpext float %t349 to double
  %t389 = fadd double %t387, %t388
  %t390 = fpext float %t353 to double
  %t391 = fadd double %t389, %t390
  %t392 = fpext float %t357 to double
  %t393 = fadd double %t391, %t392
  %t394 = fpext float %t361 to double
  %t395 = fadd double %t393, %t394
  %t396 = fpext float %t365 to double
  %t397 = fadd double %t395, %t396
  %t285 = add nuw nsw i64 %t284, 256
  br label %b281, !llvm.loop !1000000
b283:
  %t398 = add i64 %t280, %t6
  br label %b399
b399:
  %t402 = phi i64 [ %t398, %b283 ], [ %t403, %b400 ]
  %t404 = phi double [ %t286, %b283 ], [ %t412, %b400 ]
  %t405 = icmp slt i64 %t402, %t276
  br i1 %t405, label %b400, label %b401
b400:
  %t406 = add i64 %t294, %t402
  %t407 = getelementptr inbounds float, ptr %t293, i64 %t406
  %t408 = load float, ptr %t407, align 4
  %t409 = insertelement <4 x float> poison, float %t408, i64 0
  %t410 = shufflevector <4 x float> %t409, <4 x float> poison, <4 x i32> zeroinitializer
  %t411 = fpext float %t408 to double
  %t412 = fadd double %t404, %t411
  %t403 = add nuw nsw i64 %t402, 16
  br label %b399, !llvm.loop !1000000
b401:
  %t413 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t414 = and i32 %t413, 16
  %t415 = shl i32 65535, %t414
  %t416 = bitcast double %t404 to i64
  %t417 = trunc i64 %t416 to i32
  %t418 = lshr i64 %t416, 32
  %t419 = trunc i64 %t418 to i32
  %t420 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t415, i32 %t417, i32 8, i32 4127)
  %t421 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t415, i32 %t419, i32 8, i32 4127)
  %t422 = zext i32 %t420 to i64
  %t423 = zext i32 %t421 to i64
  %t424 = shl i64 %t423, 32
  %t425 = or i64 %t424, %t422
  %t426 = bitcast i64 %t425 to double
  %t427 = fadd double %t404, %t426
  %t428 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t429 = and i32 %t428, 16
  %t430 = shl i32 65535, %t429
  %t431 = bitcast double %t427 to i64
  %t432 = trunc i64 %t431 to i32
  %t433 = lshr i64 %t431, 32
  %t434 = trunc i64 %t433 to i32
  %t435 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t430, i32 %t432, i32 4, i32 4127)
  %t436 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t430, i32 %t434, i32 4, i32 4127)
  %t437 = zext i32 %t435 to i64
  %t438 = zext i32 %t436 to i64
  %t439 = shl i64 %t438, 32
  %t440 = or i64 %t439, %t437
  %t441 = bitcast i64 %t440 to double
  %t442 = fadd double %t427, %t441
  %t443 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t444 = and i32 %t443, 16
  %t445 = shl i32 65535, %t444
  %t446 = bitcast double %t442 to i64
  %t447 = trunc i64 %t446 to i32
  %t448 = lshr i64 %t446, 32
  %t449 = trunc i64 %t448 to i32
  %t450 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t445, i32 %t447, i32 2, i32 4127)
  %t451 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t445, i32 %t449, i32 2, i32 4127)
  %t452 = zext i32 %t450 to i64
  %t453 = zext i32 %t451 to i64
  %t454 = shl i64 %t453, 32
  %t455 = or i64 %t454, %t452
  %t456 = bitcast i64 %t455 to double
  %t457 = fadd double %t442, %t456
  %t458 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t459 = and i32 %t458, 16
  %t460 = shl i32 65535, %t459
  %t461 = bitcast double %t457 to i64
  %t462 = trunc i64 %t461 to i32
  %t463 = lshr i64 %t461, 32
  %t464 = trunc i64 %t463 to i32
  %t465 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t460, i32 %t462, i32 1, i32 4127)
  %t466 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t460, i32 %t464, i32 1, i32 4127)
  %t467 = zext i32 %t465 to i64
  %t468 = zext i32 %t466 to i64
  %t469 = shl i64 %t468, 32
  %t470 = or i64 %t469, %t467
  %t471 = bitcast i64 %t470 to double
  %t472 = fadd double %t457, %t471
  %t473 = icmp eq i64 %t6, 0
  br i1 %t473, label %b474, label %b475
b474:
  %t476 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t477 = load i64, ptr %t476, align 8
  %t478 = inttoptr i64 %t477 to ptr addrspace(1)
  %t479 = addrspacecast ptr addrspace(1) %t478 to ptr
  %t480 = mul i64 %t270, %t255
  %t481 = udiv i64 %t273, 1024
  %t482 = add i64 %t480, %t481
  %t483 = getelementptr inbounds double, ptr %t479, i64 %t482
  store double %t472, ptr %t483, align 8
  br label %b475
b475:
  %t266 = add nuw nsw i64 %t265, %t261
  br label %b262, !llvm.loop !1000000
b264:
  br label %b30
b30:
  ret void
}

define internal void @sf_x_sweep0_pass1(ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows, i64 %col, i64 %cols) convergent nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t8 = urem i64 %col, 4
  %t9 = urem i64 %cols, 4
  %t10 = add i64 %t8, %t9
  %t11 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t12 = load i64, ptr %t11, align 8
  %t13 = urem i64 %t12, 4
  %t14 = add i64 %t10, %t13
  %t15 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t16 = load i64, ptr %t15, align 8
  %t17 = inttoptr i64 %t16 to ptr addrspace(1)
  %t18 = addrspacecast ptr addrspace(1) %t17 to ptr
  %t19 = ptrtoint ptr %t18 to i64
  %t20 = urem i64 %t19, 16
  %t21 = add i64 %t14, %t20
  %t22 = icmp eq i64 %t21, 0
  %t23 = add i64 %cols, 1023
  %t24 = udiv i64 %t23, 1024
  %t25 = mul i64 %rows, %t24
  %t26 = icmp sle i64 32, %t25
  %t27 = and i1 %t22, %t26
  %t317 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t318 = load i64, ptr %t317, align 8
  %t1 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t2 = and i32 %t1, 1023
  %t3 = zext i32 %t2 to i64
  %t4 = call i32 asm sideeffect "mov.u32 $0, %ntid.x;", "=r"()
  %t5 = zext i32 %t4 to i64
  %t6 = and i64 %t3, 15
  %t7 = and i64 %t3, 3
  br i1 %t27, label %b28, label %b29
b28:
  %t54 = add i64 %col, %cols
  %t31 = udiv i64 %t3, 4
  %t32 = udiv i64 %t5, 4
  br label %b33
b33:
  %t36 = phi i64 [ %t31, %b28 ], [ %t37, %b312 ]
  %t38 = icmp slt i64 %t36, %t25
  br i1 %t38, label %b34, label %b35
b34:
  %t39 = call i64 asm "mov.b64 $0, $1;", "=l,l"(i64 %t36)
  %t40 = udiv i64 %t39, %t24
  %t41 = add i64 %row, %t40
  %t42 = urem i64 %t39, %t24
  %t43 = mul i64 %t42, 1024
  %t44 = add i64 %col, %t43
  %t45 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t46 = load i64, ptr %t45, align 8
  %t47 = inttoptr i64 %t46 to ptr addrspace(1)
  %t48 = addrspacecast ptr addrspace(1) %t47 to ptr
  %t53 = add i64 %t44, 1024
  %t55 = call i64 @llvm.smin.i64(i64 %t53, i64 %t54)
  %t56 = sub i64 %t55, %t44
  %t57 = urem i64 %t56, 64
  %t58 = sub i64 %t56, %t57
  %t59 = add i64 %t44, %t58
  %t71 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t72 = load i64, ptr %t71, align 8
  %t73 = inttoptr i64 %t72 to ptr addrspace(1)
  %t74 = addrspacecast ptr addrspace(1) %t73 to ptr
  %t75 = mul i64 %t41, %t12
  %t49 = getelementptr inbounds float, ptr %t48, i64 %t41
  %t50 = load float, ptr %t49, align 4
  %t51 = insertelement <4 x float> poison, float %t50, i64 0
  %t52 = shufflevector <4 x float> %t51, <4 x float> poison, <4 x i32> zeroinitializer
  br label %b60
b60:
  %t63 = phi i64 [ %t44, %b34 ], [ %t64, %b61 ]
  %t65 = phi <4 x i32> [ splat (i32 -2139095041), %b34 ], [ %t147, %b61 ]
  %t66 = phi <4 x i32> [ splat (i32 2139095040), %b34 ], [ %t154, %b61 ]
  %t67 = icmp slt i64 %t63, %t59
  br i1 %t67, label %b61, label %b62
b61:
  %t68 = add i64 %t63, 16
  %t69 = mul i64 %t7, 4
  %t70 = add i64 %t63, %t69
  %t80 = add i64 %t70, 16
  %t81 = add i64 %t75, %t80
  %t82 = getelementptr float, ptr %t74, i64 %t81
  %t85 = add i64 %t70, 32
  %t86 = add i64 %t75, %t85
  %t87 = getelementptr float, ptr %t74, i64 %t86
  %t90 = add i64 %t70, 48
  %t91 = add i64 %t75, %t90
  %t92 = getelementptr float, ptr %t74, i64 %t91
  %t76 = add i64 %t70, 0
  %t77 = add i64 %t75, %t76
  %t78 = getelementptr inbounds float, ptr %t74, i64 %t77
  %t79 = load <4 x float>, ptr %t78, align 16
  %t83 = getelementptr inbounds float, ptr %t82, i64 0
  %t84 = load <4 x float>, ptr %t83, align 16
  %t88 = getelementptr inbounds float, ptr %t87, i64 0
  %t89 = load <4 x float>, ptr %t88, align 16
  %t93 = getelementptr inbounds float, ptr %t92, i64 0
  %t94 = load <4 x float>, ptr %t93, align 16
  %t95 = fsub <4 x float> %t79, %t52
  %t96 = bitcast <4 x float> %t95 to <4 x i32>
  %t97 = ashr <4 x i32> %t96, splat (i32 31)
  %t98 = and <4 x i32> %t97, splat (i32 2147483647)
  %t99 = xor <4 x i32> %t96, %t98
  %t100 = fcmp une <4 x float> %t95, %t95
  %t101 = select <4 x i1> %t100, <4 x i32> splat (i32 2147483647), <4 x i32> %t99
  %t102 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t65, <4 x i32> %t101)
  %t103 = bitcast <4 x float> %t95 to <4 x i32>
  %t104 = ashr <4 x i32> %t103, splat (i32 31)
  %t105 = and <4 x i32> %t104, splat (i32 2147483647)
  %t106 = xor <4 x i32> %t103, %t105
  %t107 = fcmp une <4 x float> %t95, %t95
  %t108 = select <4 x i1> %t107, <4 x i32> splat (i32 -2147483648), <4 x i32> %t106
  %t109 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t66, <4 x i32> %t108)
  %t110 = fsub <4 x float> %t84, %t52
  %t111 = bitcast <4 x float> %t110 to <4 x i32>
  %t112 = ashr <4 x i32> %t111, splat (i32 31)
  %t113 = and <4 x i32> %t112, splat (i32 2147483647)
  %t114 = xor <4 x i32> %t111, %t113
  %t115 = fcmp une <4 x float> %t110, %t110
  %t116 = select <4 x i1> %t115, <4 x i32> splat (i32 2147483647), <4 x i32> %t114
  %t117 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t102, <4 x i32> %t116)
  %t118 = bitcast <4 x float> %t110 to <4 x i32>
  %t119 = ashr <4 x i32> %t118, splat (i32 31)
  %t120 = and <4 x i32> %t119, splat (i32 2147483647)
  %t121 = xor <4 x i32> %t118, %t120
  %t122 = fcmp une <4 x float> %t110, %t110
  %t123 = select <4 x i1> %t122, <4 x i32> splat (i32 -2147483648), <4 x i32> %t121
  %t124 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t109, <4 x i32> %t123)
  %t125 = fsub <4 x float> %t89, %t52
  %t126 = bitcast <4 x float> %t125 to <4 x i32>
  %t127 = ashr <4 x i32> %t126, splat (i32 31)
  %t128 = and <4 x i32> %t127, splat (i32 2147483647)
  %t129 = xor <4 x i32> %t126, %t128
  %t130 = fcmp une <4 x float> %t125, %t125
  %t131 = select <4 x i1> %t130, <4 x i32> splat (i32 2147483647), <4 x i32> %t129
  %t132 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t117, <4 x i32> %t131)
  %t133 = bitcast <4 x float> %t125 to <4 x i32>
  %t134 = ashr <4 x i32> %t133, splat (i32 31)
  %t135 = and <4 x i32> %t134, splat (i32 2147483647)
  %t136 = xor <4 x i32> %t133, %t135
  %t137 = fcmp une <4 x float> %t125, %t125
  %t138 = select <4 x i1> %t137, <4 x i32> splat (i32 -2147483648), <4 x i32> %t136
  %t139 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t124, <4 x i32> %t138)
  %t140 = fsub <4 x float> %t94, %t52
  %t141 = bitcast <4 x float> %t140 to <4 x i32>
  %t142 = ashr <4 x i32> %t141, splat (i32 31)
  %t143 = and <4 x i32> %t142, splat (i32 2147483647)
  %t144 = xor <4 x i32> %t141, %t143
  %t145 = fcmp une <4 x float> %t140, %t140
  %t146 = select <4 x i1> %t145, <4 x i32> splat (i32 2147483647), <4 x i32> %t144
  %t147 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t132, <4 x i32> %t146)
  %t148 = bitcast <4 x float> %t140 to <4 x i32>
  %t149 = ashr <4 x i32> %t148, splat (i32 31)
  %t150 = and <4 x i32> %t149, splat (i32 2147483647)
  %t151 = xor <4 x i32> %t148, %t150
  %t152 = fcmp une <4 x float> %t140, %t140
  %t153 = select <4 x i1> %t152, <4 x i32> splat (i32 -2147483648), <4 x i32> %t151
  %t154 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t139, <4 x i32> %t153)
  %t64 = add nuw nsw i64 %t63, 64
  br label %b60, !llvm.loop !1000000
b62:
  %t155 = mul i64 %t7, 4
  %t156 = add i64 %t59, %t155
  br label %b157
b157:
  %t160 = phi i64 [ %t156, %b62 ], [ %t161, %b158 ]
  %t162 = phi <4 x i32> [ %t65, %b62 ], [ %t176, %b158 ]
  %t163 = phi <4 x i32> [ %t66, %b62 ], [ %t183, %b158 ]
  %t164 = icmp slt i64 %t160, %t55
  br i1 %t164, label %b158, label %b159
b158:
  %t165 = add i64 %t160, 0
  %t166 = add i64 %t75, %t165
  %t167 = getelementptr inbounds float, ptr %t74, i64 %t166
  %t168 = load <4 x float>, ptr %t167, align 16
  %t169 = fsub <4 x float> %t168, %t52
  %t170 = bitcast <4 x float> %t169 to <4 x i32>
  %t171 = ashr <4 x i32> %t170, splat (i32 31)
  %t172 = and <4 x i32> %t171, splat (i32 2147483647)
  %t173 = xor <4 x i32> %t170, %t172
  %t174 = fcmp une <4 x float> %t169, %t169
  %t175 = select <4 x i1> %t174, <4 x i32> splat (i32 2147483647), <4 x i32> %t173
  %t176 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t162, <4 x i32> %t175)
  %t177 = bitcast <4 x float> %t169 to <4 x i32>
  %t178 = ashr <4 x i32> %t177, splat (i32 31)
  %t179 = and <4 x i32> %t178, splat (i32 2147483647)
  %t180 = xor <4 x i32> %t177, %t179
  %t181 = fcmp une <4 x float> %t169, %t169
  %t182 = select <4 x i1> %t181, <4 x i32> splat (i32 -2147483648), <4 x i32> %t180
  %t183 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t163, <4 x i32> %t182)
  %t161 = add nuw nsw i64 %t160, 16
  br label %b157, !llvm.loop !1000000
b159:
  %t184 = extractelement <4 x i32> %t162, i64 0
  %t185 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t186 = and i32 %t185, 28
  %t187 = shl i32 15, %t186
  %t188 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t187, i32 %t184, i32 2, i32 7199)
  %t189 = insertelement <4 x i32> poison, i32 %t188, i64 0
  %t190 = extractelement <4 x i32> %t162, i64 1
  %t191 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t192 = and i32 %t191, 28
  %t193 = shl i32 15, %t192
  %t194 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t193, i32 %t190, i32 2, i32 7199)
  %t195 = insertelement <4 x i32> %t189, i32 %t194, i64 1
  %t196 = extractelement <4 x i32> %t162, i64 2
  %t197 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t198 = and i32 %t197, 28
  %t199 = shl i32 15, %t198
  %t200 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t199, i32 %t196, i32 2, i32 7199)
  %t201 = insertelement <4 x i32> %t195, i32 %t200, i64 2
  %t202 = extractelement <4 x i32> %t162, i64 3
  %t203 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t204 = and i32 %t203, 28
  %t205 = shl i32 15, %t204
  %t206 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t205, i32 %t202, i32 2, i32 7199)
  %t207 = insertelement <4 x i32> %t201, i32 %t206, i64 3
  %t208 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t162, <4 x i32> %t207)
  %t209 = extractelement <4 x i32> %t208, i64 0
  %t210 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t211 = and i32 %t210, 28
  %t212 = shl i32 15, %t211
  %t213 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t212, i32 %t209, i32 1, i32 7199)
  %t214 = insertelement <4 x i32> poison, i32 %t213, i64 0
  %t215 = extractelement <4 x i32> %t208, i64 1
  %t216 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t217 = and i32 %t216, 28
  %t218 = shl i32 15, %t217
  %t219 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t218, i32 %t215, i32 1, i32 7199)
  %t220 = insertelement <4 x i32> %t214, i32 %t219, i64 1
  %t221 = extractelement <4 x i32> %t208, i64 2
  %t222 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t223 = and i32 %t222, 28
  %t224 = shl i32 15, %t223
  %t225 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t224, i32 %t221, i32 1, i32 7199)
  %t226 = insertelement <4 x i32> %t220, i32 %t225, i64 2
  %t227 = extractelement <4 x i32> %t208, i64 3
  %t228 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t229 = and i32 %t228, 28
  %t230 = shl i32 15, %t229
  %t231 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t230, i32 %t227, i32 1, i32 7199)
  %t232 = insertelement <4 x i32> %t226, i32 %t231, i64 3
  %t233 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t208, <4 x i32> %t232)
  %t234 = shufflevector <4 x i32> %t233, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %t235 = shufflevector <4 x i32> %t233, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %t236 = call <2 x i32> @llvm.smax.v2i32(<2 x i32> %t234, <2 x i32> %t235)
  %t237 = shufflevector <2 x i32> %t236, <2 x i32> poison, <1 x i32> <i32 0>
  %t238 = shufflevector <2 x i32> %t236, <2 x i32> poison, <1 x i32> <i32 1>
  %t239 = extractelement <1 x i32> %t237, i64 0
  %t240 = extractelement <1 x i32> %t238, i64 0
  %t241 = call i32 @llvm.smax.i32(i32 %t239, i32 %t240)
  %t242 = ashr i32 %t241, 31
  %t243 = and i32 %t242, 2147483647
  %t244 = xor i32 %t241, %t243
  %t245 = bitcast i32 %t244 to float
  %t246 = fpext float %t245 to double
  %t247 = extractelement <4 x i32> %t163, i64 0
  %t248 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t249 = and i32 %t248, 28
  %t250 = shl i32 15, %t249
  %t251 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t250, i32 %t247, i32 2, i32 7199)
  %t252 = insertelement <4 x i32> poison, i32 %t251, i64 0
  %t253 = extractelement <4 x i32> %t163, i64 1
  %t254 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t255 = and i32 %t254, 28
  %t256 = shl i32 15, %t255
  %t257 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t256, i32 %t253, i32 2, i32 7199)
  %t258 = insertelement <4 x i32> %t252, i32 %t257, i64 1
  %t259 = extractelement <4 x i32> %t163, i64 2
  %t260 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t261 = and i32 %t260, 28
  %t262 = shl i32 15, %t261
  %t263 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t262, i32 %t259, i32 2, i32 7199)
  %t264 = insertelement <4 x i32> %t258, i32 %t263, i64 2
  %t265 = extractelement <4 x i32> %t163, i64 3
  %t266 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t267 = and i32 %t266, 28
  %t268 = shl i32 15, %t267
  %t269 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t268, i32 %t265, i32 2, i32 7199)
  %t270 = insertelement <4 x i32> %t264, i32 %t269, i64 3
  %t271 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t163, <4 x i32> %t270)
  %t272 = extractelement <4 x i32> %t271, i64 0
  %t273 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t274 = and i32 %t273, 28
  %t275 = shl i32 15, %t274
  %t276 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t275, i32 %t272, i32 1, i32 7199)
  %t277 = insertelement <4 x i32> poison, i32 %t276, i64 0
  %t278 = extractelement <4 x i32> %t271, i64 1
  %t279 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t280 = and i32 %t279, 28
  %t281 = shl i32 15, %t280
  %t282 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t281, i32 %t278, i32 1, i32 7199)
  %t283 = insertelement <4 x i32> %t277, i32 %t282, i64 1
  %t284 = extractelement <4 x i32> %t271, i64 2
  %t285 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t286 = and i32 %t285, 28
  %t287 = shl i32 15, %t286
  %t288 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t287, i32 %t284, i32 1, i32 7199)
  %t289 = insertelement <4 x i32> %t283, i32 %t288, i64 2
  %t290 = extractelement <4 x i32> %t271, i64 3
  %t291 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t292 = and i32 %t291, 28
  %t293 = shl i32 15, %t292
  %t294 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t293, i32 %t290, i32 1, i32 7199)
  %t295 = insertelement <4 x i32> %t289, i32 %t294, i64 3
  %t296 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t271, <4 x i32> %t295)
  %t297 = shufflevector <4 x i32> %t296, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %t298 = shufflevector <4 x i32> %t296, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %t299 = call <2 x i32> @llvm.smin.v2i32(<2 x i32> %t297, <2 x i32> %t298)
  %t300 = shufflevector <2 x i32> %t299, <2 x i32> poison, <1 x i32> <i32 0>
  %t301 = shufflevector <2 x i32> %t299, <2 x i32> poison, <1 x i32> <i32 1>
  %t302 = extractelement <1 x i32> %t300, i64 0
  %t303 = extractelement <1 x i32> %t301, i64 0
  %t304 = call i32 @llvm.smin.i32(i32 %t302, i32 %t303)
  %t305 = ashr i32 %t304, 31
  %t306 = and i32 %t305, 2147483647
  %t307 = xor i32 %t304, %t306
  %t308 = bitcast i32 %t307 to float
  %t309 = fpext float %t308 to double
  %t310 = icmp eq i64 %t7, 0
  br i1 %t310, label %b311, label %b312
b311:
  %t313 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t314 = load i64, ptr %t313, align 8
  %t315 = inttoptr i64 %t314 to ptr addrspace(1)
  %t316 = addrspacecast ptr addrspace(1) %t315 to ptr
  %t319 = mul i64 %t41, %t318
  %t320 = udiv i64 %t44, 1024
  %t321 = add i64 %t319, %t320
  %t323 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t324 = load i64, ptr %t323, align 8
  %t325 = inttoptr i64 %t324 to ptr addrspace(1)
  %t326 = addrspacecast ptr addrspace(1) %t325 to ptr
  %t322 = getelementptr inbounds double, ptr %t316, i64 %t321
  store double %t246, ptr %t322, align 8
  %t327 = getelementptr inbounds double, ptr %t326, i64 %t321
  store double %t309, ptr %t327, align 8
  br label %b312
b312:
  %t37 = add nuw nsw i64 %t36, %t32
  br label %b33, !llvm.loop !1000000
b35:
  br label %b30
b29:
  %t351 = add i64 %col, %cols
  %t328 = udiv i64 %t3, 16
  %t329 = udiv i64 %t5, 16
  br label %b330
b330:
  %t333 = phi i64 [ %t328, %b29 ], [ %t334, %b774 ]
  %t335 = icmp slt i64 %t333, %t25
  br i1 %t335, label %b331, label %b332
b331:
  %t336 = call i64 asm "mov.b64 $0, $1;", "=l,l"(i64 %t333)
  %t337 = udiv i64 %t336, %t24
  %t338 = add i64 %row, %t337
  %t339 = urem i64 %t336, %t24
  %t340 = mul i64 %t339, 1024
  %t341 = add i64 %col, %t340
  %t342 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t343 = load i64, ptr %t342, align 8
  %t344 = inttoptr i64 %t343 to ptr addrspace(1)
  %t345 = addrspacecast ptr addrspace(1) %t344 to ptr
  %t350 = add i64 %t341, 1024
  %t352 = call i64 @llvm.smin.i64(i64 %t350, i64 %t351)
  %t353 = sub i64 %t352, %t341
  %t354 = urem i64 %t353, 256
  %t355 = sub i64 %t353, %t354
  %t356 = add i64 %t341, %t355
  %t367 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t368 = load i64, ptr %t367, align 8
  %t369 = inttoptr i64 %t368 to ptr addrspace(1)
  %t370 = addrspacecast ptr addrspace(1) %t369 to ptr
  %t371 = mul i64 %t338, %t12
  %t346 = getelementptr inbounds float, ptr %t345, i64 %t338
  %t347 = load float, ptr %t346, align 4
  %t348 = insertelement <4 x float> poison, float %t347, i64 0
  %t349 = shufflevector <4 x float> %t348, <4 x float> poison, <4 x i32> zeroinitializer
  br label %b357
b357:
  %t360 = phi i64 [ %t341, %b331 ], [ %t361, %b358 ]
  %t362 = phi i32 [ -2139095041, %b331 ], [ %t683, %b358 ]
  %t363 = phi i32 [ 2139095040, %b331 ], [ %t690, %b358 ]
  %t364 = icmp slt i64 %t360, %t356
  br i1 %t364, label %b358, label %b359
b358:
  %t365 = add i64 %t360, 16
  %t366 = add i64 %t360, %t6
  %t372 = add i64 %t371, %t366
  %t377 = add i64 %t366, 16
  %t378 = add i64 %t371, %t377
  %t383 = add i64 %t366, 32
  %t384 = add i64 %t371, %t383
  %t389 = add i64 %t366, 48
  %t390 = add i64 %t371, %t389
  %t395 = add i64 %t366, 64
  %t396 = add i64 %t371, %t395
  %t399 = add i64 %t366, 80
  %t400 = add i64 %t371, %t399
  %t403 = add i64 %t366, 96
  %t404 = add i64 %t371, %t403
  %t407 = add i64 %t366, 112
  %t408 = add i64 %t371, %t407
  %t411 = add i64 %t366, 128
  %t412 = add i64 %t371, %t411
  %t415 = add i64 %t366, 144
  %t416 = add i64 %t371, %t415
  %t419 = add i64 %t366, 160
  %t420 = add i64 %t371, %t419
  %t423 = add i64 %t366, 176
  %t424 = add i64 %t371, %t423
  %t427 = add i64 %t366, 192
  %t428 = add i64 %t371, %t427
  %t431 = add i64 %t366, 208
  %t432 = add i64 %t371, %t431
  %t435 = add i64 %t366, 224
  %t436 = add i64 %t371, %t435
  %t439 = add i64 %t366, 240
  %t440 = add i64 %t371, %t439
  %t373 = getelementptr inbounds float, ptr %t370, i64 %t372
  %t374 = load float, ptr %t373, align 4
  %t375 = insertelement <4 x float> poison, float %t374, i64 0
  %t376 = shufflevector <4 x float> %t375, <4 x float> poison, <4 x i32> zeroinitializer
  %t379 = getelementptr inbounds float, ptr %t370, i64 %t378
  %t380 = load float, ptr %t379, align 4
  %t381 = insertelement <4 x float> poison, float %t380, i64 0
  %t382 = shufflevector <4 x float> %t381, <4 x float> poison, <4 x i32> zeroinitializer
  %t385 = getelementptr inbounds float, ptr %t370, i64 %t384
  %t386 = load float, ptr %t385, align 4
  %t387 = insertelement <4 x float> poison, float %t386, i64 0
  %t388 = shufflevector <4 x float> %t387, <4 x float> poison, <4 x i32> zeroinitializer
  %t391 = getelementptr inbounds float, ptr %t370, i64 %t390
  %t392 = load float, ptr %t391, align 4
  %t393 = insertelement <4 x float> poison, float %t392, i64 0
  %t394 = shufflevector <4 x float> %t393, <4 x float> poison, <4 x i32> zeroinitializer
  %t397 = getelementptr inbounds float, ptr %t370, i64 %t396
  %t398 = load float, ptr %t397, align 4
  %t401 = getelementptr inbounds float, ptr %t370, i64 %t400
  %t402 = load float, ptr %t401, align 4
  %t405 = getelementptr inbounds float, ptr %t370, i64 %t404
  %t406 = load float, ptr %t405, align 4
  %t409 = getelementptr inbounds float, ptr %t370, i64 %t408
  %t410 = load float, ptr %t409, align 4
  %t413 = getelementptr inbounds float, ptr %t370, i64 %t412
  %t414 = load float, ptr %t413, align 4
  %t417 = getelementptr inbounds float, ptr %t370, i64 %t416
  %t418 = load float, ptr %t417, align 4
  %t421 = getelementptr inbounds float, ptr %t370, i64 %t420
  %t422 = load float, ptr %t421, align 4
  %t425 = getelementptr inbounds float, ptr %t370, i64 %t424
  %t426 = load float, ptr %t425, align 4
  %t429 = getelementptr inbounds float, ptr %t370, i64 %t428
  %t430 = load float, ptr %t429, align 4
  %t433 = getelementptr inbounds float, ptr %t370, i64 %t432
  %t434 = load float, ptr %t433, align 4
  %t437 = getelementptr inbounds float, ptr %t370, i64 %t436
  %t438 = load float, ptr %t437, align 4
  %t441 = getelementptr inbounds float, ptr %t370, i64 %t440
  %t442 = load float, ptr %t441, align 4
  %t443 = fsub float %t374, %t347
  %t444 = insertelement <4 x float> poison, float %t443, i64 0
  %t445 = shufflevector <4 x float> %t444, <4 x float> poison, <4 x i32> zeroinitializer
  %t446 = bitcast float %t443 to i32
  %t447 = ashr i32 %t446, 31
  %t448 = and i32 %t447, 2147483647
  %t449 = xor i32 %t446, %t448
  %t450 = fcmp une float %t443, %t443
  %t451 = select i1 %t450, i32 2147483647, i32 %t449
  %t452 = call i32 @llvm.smax.i32(i32 %t362, i32 %t451)
  %t453 = bitcast float %t443 to i32
  %t454 = ashr i32 %t453, 31
  %t455 = and i32 %t454, 2147483647
  %t456 = xor i32 %t453, %t455
  %t457 = fcmp une float %t443, %t443
  %t458 = select i1 %t457, i32 -2147483648, i32 %t456
  %t459 = call i32 @llvm.smin.i32(i32 %t363, i32 %t458)
  %t460 = fsub float %t380, %t347
  %t461 = insertelement <4 x float> poison, float %t460, i64 0
  %t462 = shufflevector <4 x float> %t461, <4 x float> poison, <4 x i32> zeroinitializer
  %t463 = bitcast float %t460 to i32
  %t464 = ashr i32 %t463, 31
  %t465 = and i32 %t464, 2147483647
  %t466 = xor i32 %t463, %t465
  %t467 = fcmp une float %t460, %t460
  %t468 = select i1 %t467, i32 2147483647, i32 %t466
  %t469 = call i32 @llvm.smax.i32(i32 %t452, i32 %t468)
  %t470 = bitcast float %t460 to i32
  %t471 = ashr i32 %t470, 31
  %t472 = and i32 %t471, 2147483647
  %t473 = xor i32 %t470, %t472
  %t474 = fcmp une float %t460, %t460
  %t475 = select i1 %t474, i32 -2147483648, i32 %t473
  %t476 = call i32 @llvm.smin.i32(i32 %t459, i32 %t475)
  %t477 = fsub float %t386, %t347
  %t478 = insertelement <4 x float> poison, float %t477, i64 0
  %t479 = shufflevector <4 x float> %t478, <4 x float> poison, <4 x i32> zeroinitializer
  %t480 = bitcast float %t477 to i32
  %t481 = ashr i32 %t480, 31
  %t482 = and i32 %t481, 2147483647
  %t483 = xor i32 %t480, %t482
  %t484 = fcmp une float %t477, %t477
  %t485 = select i1 %t484, i32 2147483647, i32 %t483
  %t486 = call i32 @llvm.smax.i32(i32 %t469, i32 %t485)
  %t487 = bitcast float %t477 to i32
  %t488 = ashr i32 %t487, 31
  %t489 = and i32 %t488, 2147483647
  %t490 = xor i32 %t487, %t489
  %t491 = fcmp une float %t477, %t477
  %t492 = select i1 %t491, i32 -2147483648, i32 %t490
  %t493 = call i32 @llvm.smin.i32(i32 %t476, i32 %t492)
  %t494 = fsub float %t392, %t347
  %t495 = insertelement <4 x float> poison, float %t494, i64 0
  %t496 = shufflevector <4 x float> %t495, <4 x float> poison, <4 x i32> zeroinitializer
  %t497 = bitcast float %t494 to i32
  %t498 = ashr i32 %t497, 31
  %t499 = and i32 %t498, 2147483647
  %t500 = xor i32 %t497, %t499
  %t501 = fcmp une float %t494, %t494
  %t502 = select i1 %t501, i32 2147483647, i32 %t500
  %t503 = call i32 @llvm.smax.i32(i32 %t486, i32 %t502)
  %t504 = bitcast float %t494 to i32
  %t505 = ashr i32 %t504, 31
  %t506 = and i32 %t505, 2147483647
  %t507 = xor i32 %t504, %t506
  %t508 = fcmp une float %t494, %t494
  %t509 = select i1 %t508, i32 -2147483648, i32 %t507
  %t510 = call i32 @llvm.smin.i32(i32 %t493, i32 %t509)
  %t511 = fsub float %t398, %t347
  %t512 = bitcast float %t511 to i32
  %t513 = ashr i32 %t512, 31
  %t514 = and i32 %t513, 2147483647
  %t515 = xor i32 %t512, %t514
  %t516 = fcmp une float %t511, %t511
  %t517 = select i1 %t516, i32 2147483647, i32 %t515
  %t518 = call i32 @llvm.smax.i32(i32 %t503, i32 %t517)
  %t519 = bitcast float %t511 to i32
  %t520 = ashr i32 %t519, 31
  %t521 = and i32 %t520, 2147483647
  %t522 = xor i32 %t519, %t521
  %t523 = fcmp une float %t511, %t511
  %t524 = select i1 %t523, i32 -2147483648, i32 %t522
  %t525 = call i32 @llvm.smin.i32(i32 %t510, i32 %t524)
  %t526 = fsub float %t402, %t347
  %t527 = bitcast float %t526 to i32
  %t528 = ashr i32 %t527, 31
  %t529 = and i32 %t528, 2147483647
  %t530 = xor i32 %t527, %t529
  %t531 = fcmp une float %t526, %t526
  %t532 = select i1 %t531, i32 2147483647, i32 %t530
  %t533 = call i32 @llvm.smax.i32(i32 %t518, i32 %t532)
  %t534 = bitcast float %t526 to i32
  %t535 = ashr i32 %t534, 31
  %t536 = and i32 %t535, 2147483647
  %t537 = xor i32 %t534, %t536
  %t538 = fcmp une float %t526, %t526
  %t539 = select i1 %t538, i32 -2147483648, i32 %t537
  %t540 = call i32 @llvm.smin.i32(i32 %t525, i32 %t539)
  %t541 = fsub float %t406, %t347
  %t542 = bitcast float %t541 to i32
  %t543 = ashr i32 %t542, 31
  %t544 = and i32 %t543, 2147483647
  %t545 = xor i32 %t542, %t544
  %t546 = fcmp une float %t541, %t541
  %t547 = select i1 %t546, i32 2147483647, i32 %t545
  %t548 = call i32 @llvm.smax.i32(i32 %t533, i32 %t547)
  %t549 = bitcast float %t541 to i32
  %t550 = ashr i32 %t549, 31
  %t551 = and i32 %t550, 2147483647
  %t552 = xor i32 %t549, %t551
  %t553 = fcmp une float %t541, %t541
  %t554 = select i1 %t553, i32 -2147483648, i32 %t552
  %t555 = call i32 @llvm.smin.i32(i32 %t540, i32 %t554)
  %t556 = fsub float %t410, %t347
  %t557 = bitcast float %t556 to i32
  %t558 = ashr i32 %t557, 31
  %t559 = and i32 %t558, 2147483647
  %t560 = xor i32 %t557, %t559
  %t561 = fcmp une float %t556, %t556
  %t562 = select i1 %t561, i32 2147483647, i32 %t560
  %t563 = call i32 @llvm.smax.i32(i32 %t548, i32 %t562)
  %t564 = bitcast float %t556 to i32
  %t565 = ashr i32 %t564, 31
  %t566 = and i32 %t565, 2147483647
  %t567 = xor i32 %t564, %t566
  %t568 = fcmp une float %t556, %t556
  %t569 = select i1 %t568, i32 -2147483648, i32 %t567
  %t570 = call i32 @llvm.smin.i32(i32 %t555, i32 %t569)
  %t571 = fsub float %t414, %t347
  %t572 = bitcast float %t571 to i32
  %t573 = ashr i32 %t572, 31
  %t574 = and i32 %t573, 2147483647
  %t575 = xor i32 %t572, %t574
  %t576 = fcmp une float %t571, %t571
  %t577 = select i1 %t576, i32 2147483647, i32 %t575
  %t578 = call i32 @llvm.smax.i32(i32 %t563, i32 %t577)
  %t579 = bitcast float %t571 to i32
  %t580 = ashr i32 %t579, 31
  %t581 = and i32 %t580, 2147483647
  %t582 = xor i32 %t579, %t581
  %t583 = fcmp une float %t571, %t571
  %t584 = select i1 %t583, i32 -2147483648, i32 %t582
  %t585 = call i32 @llvm.smin.i32(i32 %t570, i32 %t584)
  %t586 = fsub float %t418, %t347
  %t587 = bitcast float %t586 to i32
  %t588 = ashr i32 %t587, 31
  %t589 = and i32 %t588, 2147483647
  %t590 = xor i32 %t587, %t589
  %t591 = fcmp une float %t586, %t586
  %t592 = select i1 %t591, i32 2147483647, i32 %t590
  %t593 = call i32 @llvm.smax.i32(i32 %t578, i32 %t592)
  %t594 = bitcast float %t586 to i32
  %t595 = ashr i32 %t594, 31
  %t596 = and i32 %t595, 2147483647
  %t597 = xor i32 %t594, %t596
  %t598 = fcmp une float %t586, %t586
  %t599 = select i1 %t598, i32 -2147483648, i32 %t597
  %t600 = call i32 @llvm.smin.i32(i32 %t585, i32 %t599)
  %t601 = fsub float %t422, %t347
  %t602 = bitcast float %t601 to i32
  %t603 = ashr i32 %t602, 31
  %t604 = and i32 %t603, 2147483647
  %t605 = xor i32 %t602, %t604
  %t606 = fcmp une float %t601, %t601
  %t607 = select i1 %t606, i32 2147483647, i32 %t605
  %t608 = call i32 @llvm.smax.i32(i32 %t593, i32 %t607)
  %t609 = bitcast float %t601 to i32
  %t610 = ashr i32 %t609, 31
  %t611 = and i32 %t610, 2147483647
  %t612 = xor i32 %t609, %t611
  %t613 = fcmp une float %t601, %t601
  %t614 = select i1 %t613, i32 -2147483648, i32 %t612
  %t615 = call i32 @llvm.smin.i32(i32 %t600, i32 %t614)
  %t616 = fsub float %t426, %t347
  %t617 = bitcast float %t616 to i32
  %t618 = ashr i32 %t617, 31
  %t619 = and i32 %t618, 2147483647
  %t620 = xor i32 %t617, %t619
  %t621 = fcmp une float %t616, %t616
  %t622 = select i1 %t621, i32 2147483647, i32 %t620
  %t623 = call i32 @llvm.smax.i32(i32 %t608, i32 %t622)
  %t624 = bitcast float %t616 to i32
  %t625 = ashr i32 %t624, 31
  %t626 = and i32 %t625, 2147483647
  %t627 = xor i32 %t624, %t626
  %t628 = fcmp une float %t616, %t616
  %t629 = select i1 %t628, i32 -2147483648, i32 %t627
  %t630 = call i32 @llvm.smin.i32(i32 %t615, i32 %t629)
  %t631 = fsub float %t430, %t347
  %t632 = bitcast float %t631 to i32
  %t633 = ashr i32 %t632, 31
  %t634 = and i32 %t633, 2147483647
  %t635 = xor i32 %t632, %t634
  %t636 = fcmp une float %t631, %t631
  %t637 = select i1 %t636, i32 2147483647, i32 %t635
  %t638 = call i32 @llvm.smax.i32(i32 %t623, i32 %t637)
  %t639 = bitcast float %t631 to i32
  %t640 = ashr i32 %t639, 31
  %t641 = and i32 %t640, 2147483647
  %t642 = xor i32 %t639, %t641
  %t643 = fcmp une float %t631, %t631
  %t644 = select i1 %t643, i32 -2147483648, i32 %t642
  %t645 = call i32 @llvm.smin.i32(i32 %t630, i32 %t644)
  %t646 = fsub float %t434, %t347
  %t647 = bitcast float %t646 to i32
  %t648 = ashr i32 %t647, 31
  %t649 = and i32 %t648, 2147483647
  %t650 = xor i32 %t647, %t649
  %t651 = fcmp une float %t646, %t646
  %t652 = select i1 %t651, i32 2147483647, i32 %t650
  %t653 = call i32 @llvm.smax.i32(i32 %t638, i32 %t652)
  %t654 = bitcast float %t646 to i32
  %t655 = ashr i32 %t654, 31
  %t656 = and i32 %t655, 2147483647
  %t657 = xor i32 %t654, %t656
  %t658 = fcmp une float %t646, %t646
  %t659 = select i1 %t658, i32 -2147483648, i32 %t657
  %t660 = call i32 @llvm.smin.i32(i32 %t645, i32 %t659)
  %t661 = fsub float %t438, %t347
  %t662 = bitcast float %t661 to i32
  %t663 = ashr i32 %t662, 31
  %t664 = and i32 %t663, 2147483647
  %t665 = xor i32 %t662, %t664
  %t666 = fcmp une float %t661, %t661
  %t667 = select i1 %t666, i32 2147483647, i32 %t665
  %t668 = call i32 @llvm.smax.i32(i32 %t653, i32 %t667)
  %t669 = bitcast float %t661 to i32
  %t670 = ashr i32 %t669, 31
  %t671 = and i32 %t670, 2147483647
  %t672 = xor i32 %t669, %t671
  %t673 = fcmp une float %t661, %t661
  %t674 = select i1 %t673, i32 -2147483648, i32 %t672
  %t675 = call i32 @llvm.smin.i32(i32 %t660, i32 %t674)
  %t676 = fsub float %t442, %t347
  %t677 = bitcast float %t676 to i32
  %t678 = ashr i32 %t677, 31
  %t679 = and i32 %t678, 2147483647
  %t680 = xor i32 %t677, %t679
  %t681 = fcmp une float %t676, %t676
  %t682 = select i1 %t681, i32 2147483647, i32 %t680
  %t683 = call i32 @llvm.smax.i32(i32 %t668, i32 %t682)
  %t684 = bitcast float %t676 to i32
  %t685 = ashr i32 %t684, 31
  %t686 = and i32 %t685, 2147483647
  %t687 = xor i32 %t684, %t686
  %t688 = fcmp une float %t676, %t676
  %t689 = select i1 %t688, i32 -2147483648, i32 %t687
  %t690 = call i32 @llvm.smin.i32(i32 %t675, i32 %t689)
  %t361 = add nuw nsw i64 %t360, 256
  br label %b357, !llvm.loop !1000000
b359:
  %t691 = add i64 %t356, %t6
  br label %b692
b692:
  %t695 = phi i64 [ %t691, %b359 ], [ %t696, %b693 ]
  %t697 = phi i32 [ %t362, %b359 ], [ %t714, %b693 ]
  %t698 = phi i32 [ %t363, %b359 ], [ %t721, %b693 ]
  %t699 = icmp slt i64 %t695, %t352
  br i1 %t699, label %b693, label %b694
b693:
  %t700 = add i64 %t371, %t695
  %t701 = getelementptr inbounds float, ptr %t370, i64 %t700
  %t702 = load float, ptr %t701, align 4
  %t703 = insertelement <4 x float> poison, float %t702, i64 0
  %t704 = shufflevector <4 x float> %t703, <4 x float> poison, <4 x i32> zeroinitializer
  %t705 = fsub float %t702, %t347
  %t706 = insertelement <4 x float> poison, float %t705, i64 0
  %t707 = shufflevector <4 x float> %t706, <4 x float> poison, <4 x i32> zeroinitializer
  %t708 = bitcast float %t705 to i32
  %t709 = ashr i32 %t708, 31
  %t710 = and i32 %t709, 2147483647
  %t711 = xor i32 %t708, %t710
  %t712 = fcmp une float %t705, %t705
  %t713 = select i1 %t712, i32 2147483647, i32 %t711
  %t714 = call i32 @llvm.smax.i32(i32 %t697, i32 %t713)
  %t715 = bitcast float %t705 to i32
  %t716 = ashr i32 %t715, 31
  %t717 = and i32 %t716, 2147483647
  %t718 = xor i32 %t715, %t717
  %t719 = fcmp une float %t705, %t705
  %t720 = select i1 %t719, i32 -2147483648, i32 %t718
  %t721 = call i32 @llvm.smin.i32(i32 %t698, i32 %t720)
  %t696 = add nuw nsw i64 %t695, 16
  br label %b692, !llvm.loop !1000000
b694:
  %t722 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t723 = and i32 %t722, 16
  %t724 = shl i32 65535, %t723
  %t725 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t724, i32 %t697, i32 8, i32 4127)
  %t726 = call i32 @llvm.smax.i32(i32 %t697, i32 %t725)
  %t727 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t728 = and i32 %t727, 16
  %t729 = shl i32 65535, %t728
  %t730 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t729, i32 %t726, i32 4, i32 4127)
  %t731 = call i32 @llvm.smax.i32(i32 %t726, i32 %t730)
  %t732 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t733 = and i32 %t732, 16
  %t734 = shl i32 65535, %t733
  %t735 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t734, i32 %t731, i32 2, i32 4127)
  %t736 = call i32 @llvm.smax.i32(i32 %t731, i32 %t735)
  %t737 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t738 = and i32 %t737, 16
  %t739 = shl i32 65535, %t738
  %t740 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t739, i32 %t736, i32 1, i32 4127)
  %t741 = call i32 @llvm.smax.i32(i32 %t736, i32 %t740)
  %t742 = ashr i32 %t741, 31
  %t743 = and i32 %t742, 2147483647
  %t744 = xor i32 %t741, %t743
  %t745 = bitcast i32 %t744 to float
  %t746 = fpext float %t745 to double
  %t747 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t748 = and i32 %t747, 16
  %t749 = shl i32 65535, %t748
  %t750 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t749, i32 %t698, i32 8, i32 4127)
  %t751 = call i32 @llvm.smin.i32(i32 %t698, i32 %t750)
  %t752 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t753 = and i32 %t752, 16
  %t754 = shl i32 65535, %t753
  %t755 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t754, i32 %t751, i32 4, i32 4127)
  %t756 = call i32 @llvm.smin.i32(i32 %t751, i32 %t755)
  %t757 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t758 = and i32 %t757, 16
  %t759 = shl i32 65535, %t758
  %t760 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t759, i32 %t756, i32 2, i32 4127)
  %t761 = call i32 @llvm.smin.i32(i32 %t756, i32 %t760)
  %t762 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t763 = and i32 %t762, 16
  %t764 = shl i32 65535, %t763
  %t765 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t764, i32 %t761, i32 1, i32 4127)
  %t766 = call i32 @llvm.smin.i32(i32 %t761, i32 %t765)
  %t767 = ashr i32 %t766, 31
  %t768 = and i32 %t767, 2147483647
  %t769 = xor i32 %t766, %t768
  %t770 = bitcast i32 %t769 to float
  %t771 = fpext float %t770 to double
  %t772 = icmp eq i64 %t6, 0
  br i1 %t772, label %b773, label %b774
b773:
  %t775 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t776 = load i64, ptr %t775, align 8
  %t777 = inttoptr i64 %t776 to ptr addrspace(1)
  %t778 = addrspacecast ptr addrspace(1) %t777 to ptr
  %t779 = mul i64 %t338, %t318
  %t780 = udiv i64 %t341, 1024
  %t781 = add i64 %t779, %t780
  %t783 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t784 = load i64, ptr %t783, align 8
  %t785 = inttoptr i64 %t784 to ptr addrspace(1)
  %t786 = addrspacecast ptr addrspace(1) %t785 to ptr
  %t782 = getelementptr inbounds double, ptr %t778, i64 %t781
  store double %t746, ptr %t782, align 8
  %t787 = getelementptr inbounds double, ptr %t786, i64 %t781
  store double %t771, ptr %t787, align 8
  br label %b774
b774:
  %t334 = add nuw nsw i64 %t333, %t329
  br label %b330, !llvm.loop !1000000
b332:
  br label %b30
b30:
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
  br label %b16, !llvm.loop !1000000
b18:
  ret void
}

define internal void @sf_x_sweep1_pass0(ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows, i64 %col, i64 %cols) convergent nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t7 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t8 = load i64, ptr %t7, align 8
  %t9 = inttoptr i64 %t8 to ptr addrspace(1)
  %t10 = addrspacecast ptr addrspace(1) %t9 to ptr
  %t11 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t12 = load i64, ptr %t11, align 8
  %t13 = mul i64 %t12, 2
  %t14 = getelementptr inbounds double, ptr %t10, i64 %t13
  %t20 = urem i64 %col, 4
  %t21 = urem i64 %cols, 4
  %t22 = add i64 %t20, %t21
  %t23 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t24 = load i64, ptr %t23, align 8
  %t25 = urem i64 %t24, 4
  %t26 = add i64 %t22, %t25
  %t27 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t28 = load i64, ptr %t27, align 8
  %t29 = inttoptr i64 %t28 to ptr addrspace(1)
  %t30 = addrspacecast ptr addrspace(1) %t29 to ptr
  %t31 = ptrtoint ptr %t30 to i64
  %t32 = urem i64 %t31, 16
  %t33 = add i64 %t26, %t32
  %t34 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t35 = load i64, ptr %t34, align 8
  %t36 = inttoptr i64 %t35 to ptr addrspace(1)
  %t37 = addrspacecast ptr addrspace(1) %t36 to ptr
  %t38 = ptrtoint ptr %t37 to i64
  %t39 = urem i64 %t38, 16
  %t40 = add i64 %t33, %t39
  %t41 = icmp eq i64 %t40, 0
  %t42 = mul i64 %rows, %cols
  %t43 = urem i64 %t42, 4
  %t44 = sub i64 %t42, %t43
  %t45 = select i1 %t41, i64 %t44, i64 0
  %t46 = sub i64 %t42, %t45
  %t47 = urem i64 %t46, 512
  %t48 = sub i64 %t46, %t47
  %t61 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t62 = load i64, ptr %t61, align 8
  %t63 = inttoptr i64 %t62 to ptr addrspace(1)
  %t64 = addrspacecast ptr addrspace(1) %t63 to ptr
  %t69 = getelementptr inbounds i64, ptr %tensor, i64 18
  %t70 = load i64, ptr %t69, align 8
  %t71 = inttoptr i64 %t70 to ptr addrspace(1)
  %t72 = addrspacecast ptr addrspace(1) %t71 to ptr
  %t89 = add i64 %t45, %t48
  %t1 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t2 = and i32 %t1, 1023
  %t3 = zext i32 %t2 to i64
  %t4 = call i32 asm sideeffect "mov.u32 $0, %ntid.x;", "=r"()
  %t5 = zext i32 %t4 to i64
  %t6 = and i64 %t3, 15
  %t15 = getelementptr inbounds double, ptr %t14, i64 1
  %t16 = load double, ptr %t15, align 8
  %t17 = fptrunc double %t16 to float
  %t18 = insertelement <4 x float> poison, float %t17, i64 0
  %t19 = shufflevector <4 x float> %t18, <4 x float> poison, <4 x i32> zeroinitializer
  %t49 = mul i64 %t3, 4
  %t50 = mul i64 %t5, 4
  br label %b51
b51:
  %t54 = phi i64 [ %t49, %entry ], [ %t55, %b52 ]
  %t56 = icmp slt i64 %t54, %t45
  br i1 %t56, label %b52, label %b53
b52:
  %t57 = udiv i64 %t54, %cols
  %t58 = add i64 %row, %t57
  %t59 = urem i64 %t54, %cols
  %t60 = add i64 %col, %t59
  %t77 = mul i64 %t58, %t24
  %t78 = add i64 %t60, 0
  %t79 = add i64 %t77, %t78
  %t65 = getelementptr inbounds float, ptr %t64, i64 %t58
  %t66 = load float, ptr %t65, align 4
  %t67 = insertelement <4 x float> poison, float %t66, i64 0
  %t68 = shufflevector <4 x float> %t67, <4 x float> poison, <4 x i32> zeroinitializer
  %t73 = getelementptr inbounds float, ptr %t72, i64 %t58
  %t74 = load float, ptr %t73, align 4
  %t75 = insertelement <4 x float> poison, float %t74, i64 0
  %t76 = shufflevector <4 x float> %t75, <4 x float> poison, <4 x i32> zeroinitializer
  %t80 = getelementptr inbounds float, ptr %t30, i64 %t79
  %t81 = load <4 x float>, ptr %t80, align 16
  %t82 = getelementptr inbounds float, ptr %t37, i64 %t79
  %t83 = load <4 x float>, ptr %t82, align 16
  %t84 = fsub <4 x float> %t83, %t68
  %t85 = fdiv <4 x float> %t84, %t76
  %t86 = fmul <4 x float> %t19, %t85
  %t87 = fsub <4 x float> %t81, %t86
  %t88 = getelementptr inbounds float, ptr %t30, i64 %t79
  store <4 x float> %t87, ptr %t88, align 16
  %t55 = add nuw nsw i64 %t54, %t50
  br label %b51, !llvm.loop !1000000
b53:
  br label %b90
b90:
  %t93 = phi i64 [ %t45, %b53 ], [ %t94, %b100 ]
  %t95 = icmp slt i64 %t93, %t89
  br i1 %t95, label %b91, label %b92
b91:
  %t96 = add i64 %t93, 256
  %t97 = add i64 %t93, %t3
  br label %b98
b98:
  %t101 = phi i64 [ %t97, %b91 ], [ %t102, %b99 ]
  %t103 = icmp slt i64 %t101, %t96
  br i1 %t103, label %b99, label %b100
b99:
  %t104 = udiv i64 %t101, %cols
  %t105 = add i64 %row, %t104
  %t114 = mul i64 %t105, %t24
  %t115 = urem i64 %t101, %cols
  %t116 = add i64 %col, %t115
  %t117 = add i64 %t114, %t116
  %t126 = add i64 %t101, 256
  %t127 = udiv i64 %t126, %cols
  %t128 = add i64 %row, %t127
  %t133 = mul i64 %t128, %t24
  %t134 = urem i64 %t126, %cols
  %t135 = add i64 %col, %t134
  %t136 = add i64 %t133, %t135
  %t106 = getelementptr inbounds float, ptr %t64, i64 %t105
  %t107 = load float, ptr %t106, align 4
  %t108 = insertelement <4 x float> poison, float %t107, i64 0
  %t109 = shufflevector <4 x float> %t108, <4 x float> poison, <4 x i32> zeroinitializer
  %t110 = getelementptr inbounds float, ptr %t72, i64 %t105
  %t111 = load float, ptr %t110, align 4
  %t112 = insertelement <4 x float> poison, float %t111, i64 0
  %t113 = shufflevector <4 x float> %t112, <4 x float> poison, <4 x i32> zeroinitializer
  %t118 = getelementptr inbounds float, ptr %t30, i64 %t117
  %t119 = load float, ptr %t118, align 4
  %t120 = insertelement <4 x float> poison, float %t119, i64 0
  %t121 = shufflevector <4 x float> %t120, <4 x float> poison, <4 x i32> zeroinitializer
  %t122 = getelementptr inbounds float, ptr %t37, i64 %t117
  %t123 = load float, ptr %t122, align 4
  %t124 = insertelement <4 x float> poison, float %t123, i64 0
  %t125 = shufflevector <4 x float> %t124, <4 x float> poison, <4 x i32> zeroinitializer
  %t129 = getelementptr inbounds float, ptr %t64, i64 %t128
  %t130 = load float, ptr %t129, align 4
  %t131 = getelementptr inbounds float, ptr %t72, i64 %t128
  %t132 = load float, ptr %t131, align 4
  %t137 = getelementptr inbounds float, ptr %t30, i64 %t136
  %t138 = load float, ptr %t137, align 4
  %t139 = getelementptr inbounds float, ptr %t37, i64 %t136
  %t140 = load float, ptr %t139, align 4
  %t141 = fsub float %t123, %t107
  %t142 = insertelement <4 x float> poison, float %t141, i64 0
  %t143 = shufflevector <4 x float> %t142, <4 x float> poison, <4 x i32> zeroinitializer
  %t144 = fdiv float %t141, %t111
  %t145 = insertelement <4 x float> poison, float %t144, i64 0
  %t146 = shufflevector <4 x float> %t145, <4 x float> poison, <4 x i32> zeroinitializer
  %t147 = fmul float %t17, %t144
  %t148 = insertelement <4 x float> poison, float %t147, i64 0
  %t149 = shufflevector <4 x float> %t148, <4 x float> poison, <4 x i32> zeroinitializer
  %t150 = fsub float %t119, %t147
  %t151 = insertelement <4 x float> poison, float %t150, i64 0
  %t152 = shufflevector <4 x float> %t151, <4 x float> poison, <4 x i32> zeroinitializer
  %t153 = getelementptr inbounds float, ptr %t30, i64 %t117
  store float %t150, ptr %t153, align 4
  %t154 = fsub float %t140, %t130
  %t155 = fdiv float %t154, %t132
  %t156 = fmul float %t17, %t155
  %t157 = fsub float %t138, %t156
  %t158 = getelementptr inbounds float, ptr %t30, i64 %t136
  store float %t157, ptr %t158, align 4
  %t102 = add nuw nsw i64 %t101, %t5
  br label %b98, !llvm.loop !1000000
b100:
  %t94 = add nuw nsw i64 %t93, 512
  br label %b90, !llvm.loop !1000000
b92:
  %t159 = add i64 %t89, %t3
  br label %b160
b160:
  %t163 = phi i64 [ %t159, %b92 ], [ %t164, %b161 ]
  %t165 = icmp slt i64 %t163, %t42
  br i1 %t165, label %b161, label %b162
b161:
  %t166 = udiv i64 %t163, %cols
  %t167 = add i64 %row, %t166
  %t168 = urem i64 %t163, %cols
  %t169 = add i64 %col, %t168
  %t178 = mul i64 %t167, %t24
  %t179 = add i64 %t178, %t169
  %t170 = getelementptr inbounds float, ptr %t64, i64 %t167
  %t171 = load float, ptr %t170, align 4
  %t172 = insertelement <4 x float> poison, float %t171, i64 0
  %t173 = shufflevector <4 x float> %t172, <4 x float> poison, <4 x i32> zeroinitializer
  %t174 = getelementptr inbounds float, ptr %t72, i64 %t167
  %t175 = load float, ptr %t174, align 4
  %t176 = insertelement <4 x float> poison, float %t175, i64 0
  %t177 = shufflevector <4 x float> %t176, <4 x float> poison, <4 x i32> zeroinitializer
  %t180 = getelementptr inbounds float, ptr %t30, i64 %t179
  %t181 = load float, ptr %t180, align 4
  %t182 = insertelement <4 x float> poison, float %t181, i64 0
  %t183 = shufflevector <4 x float> %t182, <4 x float> poison, <4 x i32> zeroinitializer
  %t184 = getelementptr inbounds float, ptr %t37, i64 %t179
  %t185 = load float, ptr %t184, align 4
  %t186 = insertelement <4 x float> poison, float %t185, i64 0
  %t187 = shufflevector <4 x float> %t186, <4 x float> poison, <4 x i32> zeroinitializer
  %t188 = fsub float %t185, %t171
  %t189 = insertelement <4 x float> poison, float %t188, i64 0
  %t190 = shufflevector <4 x float> %t189, <4 x float> poison, <4 x i32> zeroinitializer
  %t191 = fdiv float %t188, %t175
  %t192 = insertelement <4 x float> poison, float %t191, i64 0
  %t193 = shufflevector <4 x float> %t192, <4 x float> poison, <4 x i32> zeroinitializer
  %t194 = fmul float %t17, %t191
  %t195 = insertelement <4 x float> poison, float %t194, i64 0
  %t196 = shufflevector <4 x float> %t195, <4 x float> poison, <4 x i32> zeroinitializer
  %t197 = fsub float %t181, %t194
  %t198 = insertelement <4 x float> poison, float %t197, i64 0
  %t199 = shufflevector <4 x float> %t198, <4 x float> poison, <4 x i32> zeroinitializer
  %t200 = getelementptr inbounds float, ptr %t30, i64 %t179
  store float %t197, ptr %t200, align 4
  %t164 = add nuw nsw i64 %t163, %t5
  br label %b160, !llvm.loop !1000000
b162:
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
  br label %b8, !llvm.loop !1000000
b10:
  ret void
}

define internal void @sf_x_stage1_0(ptr %ctx, ptr %tensor, i64 %number) convergent nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t31 = alloca double, i64 1, align 64
  %t39 = alloca double, i64 1, align 64
  %t6 = getelementptr inbounds i64, ptr %tensor, i64 3
  %t7 = load i64, ptr %t6, align 8
  %t8 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t9 = load i64, ptr %t8, align 8
  %t10 = mul i64 %t7, %t9
  %t11 = icmp sle i64 2049, %t10
  %t12 = getelementptr inbounds i64, ptr %tensor, i64 2
  %t13 = load i64, ptr %t12, align 8
  %t14 = icmp slt i64 32768, %t13
  %t15 = and i1 %t11, %t14
  %t16 = select i1 %t15, i64 0, i64 %t10
  %t23 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t24 = load i64, ptr %t23, align 8
  %t25 = inttoptr i64 %t24 to ptr addrspace(1)
  %t26 = addrspacecast ptr addrspace(1) %t25 to ptr
  %t27 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t28 = load i64, ptr %t27, align 8
  %t34 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t35 = load i64, ptr %t34, align 8
  %t36 = inttoptr i64 %t35 to ptr addrspace(1)
  %t37 = addrspacecast ptr addrspace(1) %t36 to ptr
  %t42 = getelementptr inbounds i64, ptr %tensor, i64 15
  %t43 = load i64, ptr %t42, align 8
  %t44 = inttoptr i64 %t43 to ptr addrspace(1)
  %t45 = addrspacecast ptr addrspace(1) %t44 to ptr
  %t167 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t168 = load i64, ptr %t167, align 8
  %t169 = inttoptr i64 %t168 to ptr addrspace(1)
  %t170 = addrspacecast ptr addrspace(1) %t169 to ptr
  %t171 = mul i64 %number, 4
  %t172 = getelementptr inbounds double, ptr %t170, i64 %t171
  %t191 = getelementptr inbounds i64, ptr %tensor, i64 16
  %t192 = load i64, ptr %t191, align 8
  %t193 = inttoptr i64 %t192 to ptr addrspace(1)
  %t194 = addrspacecast ptr addrspace(1) %t193 to ptr
  %t197 = getelementptr inbounds i64, ptr %tensor, i64 17
  %t198 = load i64, ptr %t197, align 8
  %t199 = inttoptr i64 %t198 to ptr addrspace(1)
  %t200 = addrspacecast ptr addrspace(1) %t199 to ptr
  %t353 = getelementptr inbounds i64, ptr %tensor, i64 18
  %t354 = load i64, ptr %t353, align 8
  %t355 = inttoptr i64 %t354 to ptr addrspace(1)
  %t356 = addrspacecast ptr addrspace(1) %t355 to ptr
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  br label %b17
b17:
  %t20 = phi i64 [ %t2, %entry ], [ %t21, %b18 ]
  %t22 = icmp slt i64 %t20, %t16
  br i1 %t22, label %b18, label %b19
b18:
  %t29 = mul i64 %t20, %t28
  %t30 = getelementptr inbounds double, ptr %t26, i64 %t29
  call void @sf_x_fold_max(ptr %t31, ptr %t30, i64 %t28, i64 1, ptr %t30, i64 1, i1 false)
  %t32 = load double, ptr %t31, align 8
  %t33 = call double @llvm.fabs.f64(double %t32)
  %t38 = getelementptr inbounds double, ptr %t37, i64 %t29
  call void @sf_x_fold_min(ptr %t39, ptr %t38, i64 %t28, i64 1, ptr %t38, i64 1, i1 false)
  %t40 = load double, ptr %t39, align 8
  %t41 = fsub double %t33, %t40
  %t46 = getelementptr inbounds double, ptr %t45, i64 %t20
  store double %t41, ptr %t46, align 8
  %t21 = add nuw nsw i64 %t20, %t4
  br label %b17, !llvm.loop !1000000
b19:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t47 = getelementptr inbounds double, ptr %t45, i64 0
  %t48 = getelementptr inbounds i64, ptr %tensor, i64 8
  %t49 = load i64, ptr %t48, align 8
  %t50 = inttoptr i64 %t49 to ptr addrspace(1)
  %t51 = addrspacecast ptr addrspace(1) %t50 to ptr
  %t56 = icmp sgt i64 %t10, 0
  br i1 %t56, label %b52, label %b53
b52:
  %t57 = phi ptr [ %t47, %b19 ], [ %t51, %b74 ]
  %t58 = phi i64 [ %t10, %b19 ], [ %t62, %b74 ]
  %t59 = phi i64 [ 1, %b19 ], [ %t60, %b74 ]
  %t60 = phi i64 [ 1, %b19 ], [ %t158, %b74 ]
  %t61 = add i64 %t58, 1023
  %t62 = udiv i64 %t61, 1024
  %t63 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t64 = zext i32 %t63 to i64
  %t65 = and i64 %t64, 15
  %t66 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t67 = zext i32 %t66 to i64
  %t68 = udiv i64 %t67, 16
  %t69 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t70 = zext i32 %t69 to i64
  %t71 = udiv i64 %t70, 16
  br label %b72
b72:
  %t75 = phi i64 [ %t68, %b52 ], [ %t76, %b156 ]
  %t77 = icmp slt i64 %t75, %t62
  br i1 %t77, label %b73, label %b74
b73:
  %t78 = mul i64 %t75, 1024
  %t79 = sub i64 %t58, %t78
  %t80 = call i64 @llvm.smin.i64(i64 %t79, i64 1024)
  br label %b81
b81:
  %t84 = phi i64 [ %t65, %b73 ], [ %t85, %b82 ]
  %t86 = phi double [ 0x0000000000000000, %b73 ], [ %t92, %b82 ]
  %t87 = icmp slt i64 %t84, %t80
  br i1 %t87, label %b82, label %b83
b82:
  %t88 = add i64 %t78, %t84
  %t89 = mul i64 %t88, %t59
  %t90 = getelementptr inbounds double, ptr %t57, i64 %t89
  %t91 = load double, ptr %t90, align 8
  %t92 = fadd double %t86, %t91
  %t85 = add nuw nsw i64 %t84, 16
  br label %b81
b83:
  %t93 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t94 = and i32 %t93, 16
  %t95 = shl i32 65535, %t94
  %t96 = bitcast double %t86 to i64
  %t97 = trunc i64 %t96 to i32
  %t98 = lshr i64 %t96, 32
  %t99 = trunc i64 %t98 to i32
  %t100 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t95, i32 %t97, i32 8, i32 4127)
  %t101 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t95, i32 %t99, i32 8, i32 4127)
  %t102 = zext i32 %t100 to i64
  %t103 = zext i32 %t101 to i64
  %t104 = shl i64 %t103, 32
  %t105 = or i64 %t104, %t102
  %t106 = bitcast i64 %t105 to double
  %t107 = fadd double %t86, %t106
  %t108 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t109 = and i32 %t108, 16
  %t110 = shl i32 65535, %t109
  %t111 = bitcast double %t107 to i64
  %t112 = trunc i64 %t111 to i32
  %t113 = lshr i64 %t111, 32
  %t114 = trunc i64 %t113 to i32
  %t115 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t110, i32 %t112, i32 4, i32 4127)
  %t116 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t110, i32 %t114, i32 4, i32 4127)
  %t117 = zext i32 %t115 to i64
  %t118 = zext i32 %t116 to i64
  %t119 = shl i64 %t118, 32
  %t120 = or i64 %t119, %t117
  %t121 = bitcast i64 %t120 to double
  %t122 = fadd double %t107, %t121
  %t123 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t124 = and i32 %t123, 16
  %t125 = shl i32 65535, %t124
  %t126 = bitcast double %t122 to i64
  %t127 = trunc i64 %t126 to i32
  %t128 = lshr i64 %t126, 32
  %t129 = trunc i64 %t128 to i32
  %t130 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t125, i32 %t127, i32 2, i32 4127)
  %t131 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t125, i32 %t129, i32 2, i32 4127)
  %t132 = zext i32 %t130 to i64
  %t133 = zext i32 %t131 to i64
  %t134 = shl i64 %t133, 32
  %t135 = or i64 %t134, %t132
  %t136 = bitcast i64 %t135 to double
  %t137 = fadd double %t122, %t136
  %t138 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t139 = and i32 %t138, 16
  %t140 = shl i32 65535, %t139
  %t141 = bitcast double %t137 to i64
  %t142 = trunc i64 %t141 to i32
  %t143 = lshr i64 %t141, 32
  %t144 = trunc i64 %t143 to i32
  %t145 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t140, i32 %t142, i32 1, i32 4127)
  %t146 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t140, i32 %t144, i32 1, i32 4127)
  %t147 = zext i32 %t145 to i64
  %t148 = zext i32 %t146 to i64
  %t149 = shl i64 %t148, 32
  %t150 = or i64 %t149, %t147
  %t151 = bitcast i64 %t150 to double
  %t152 = fadd double %t137, %t151
  %t153 = mul i64 %t75, %t60
  %t154 = icmp eq i64 %t65, 0
  br i1 %t154, label %b155, label %b156
b155:
  %t157 = getelementptr inbounds double, ptr %t51, i64 %t153
  store double %t152, ptr %t157, align 8
  br label %b156
b156:
  %t76 = add nuw nsw i64 %t75, %t71
  br label %b72
b74:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t158 = mul i64 %t60, 1024
  %t159 = icmp sgt i64 %t62, 1
  br i1 %t159, label %b52, label %b160
b160:
  %t161 = getelementptr inbounds double, ptr %t51, i64 0
  %t162 = load double, ptr %t161, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %b55
b53:
  %t163 = icmp sgt i64 %t10, 0
  br i1 %t163, label %b54, label %b55
b54:
  %t164 = getelementptr inbounds double, ptr %t47, i64 0
  %t165 = load double, ptr %t164, align 8
  br label %b55
b55:
  %t166 = phi double [ %t162, %b160 ], [ 0x0000000000000000, %b53 ], [ %t165, %b54 ]
  %t173 = getelementptr inbounds double, ptr %t172, i64 1
  %t174 = load double, ptr %t173, align 8
  %t175 = fdiv double %t166, %t174
  %t176 = icmp eq i64 %t2, 0
  br i1 %t176, label %b177, label %b178
b177:
  %t179 = getelementptr inbounds double, ptr %t172, i64 2
  store double %t175, ptr %t179, align 8
  br label %b178
b178:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t180 = getelementptr inbounds double, ptr %t172, i64 2
  %t181 = load double, ptr %t180, align 8
  br label %b182
b182:
  %t185 = phi i64 [ %t2, %b178 ], [ %t186, %b183 ]
  %t187 = icmp slt i64 %t185, %t10
  br i1 %t187, label %b183, label %b184
b183:
  %t188 = getelementptr inbounds double, ptr %t45, i64 %t185
  %t189 = load double, ptr %t188, align 8
  %t190 = fsub double %t189, %t181
  %t195 = getelementptr inbounds double, ptr %t194, i64 %t185
  store double %t190, ptr %t195, align 8
  %t196 = fmul double %t190, %t190
  %t201 = getelementptr inbounds double, ptr %t200, i64 %t185
  store double %t196, ptr %t201, align 8
  %t186 = add nuw nsw i64 %t185, %t4
  br label %b182, !llvm.loop !1000000
b184:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t202 = getelementptr inbounds double, ptr %t200, i64 0
  %t203 = getelementptr inbounds i64, ptr %tensor, i64 8
  %t204 = load i64, ptr %t203, align 8
  %t205 = inttoptr i64 %t204 to ptr addrspace(1)
  %t206 = addrspacecast ptr addrspace(1) %t205 to ptr
  %t211 = icmp sgt i64 %t10, 0
  br i1 %t211, label %b207, label %b208
b207:
  %t212 = phi ptr [ %t202, %b184 ], [ %t206, %b229 ]
  %t213 = phi i64 [ %t10, %b184 ], [ %t217, %b229 ]
  %t214 = phi i64 [ 1, %b184 ], [ %t215, %b229 ]
  %t215 = phi i64 [ 1, %b184 ], [ %t313, %b229 ]
  %t216 = add i64 %t213, 1023
  %t217 = udiv i64 %t216, 1024
  %t218 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t219 = zext i32 %t218 to i64
  %t220 = and i64 %t219, 15
  %t221 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t222 = zext i32 %t221 to i64
  %t223 = udiv i64 %t222, 16
  %t224 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t225 = zext i32 %t224 to i64
  %t226 = udiv i64 %t225, 16
  br label %b227
b227:
  %t230 = phi i64 [ %t223, %b207 ], [ %t231, %b311 ]
  %t232 = icmp slt i64 %t230, %t217
  br i1 %t232, label %b228, label %b229
b228:
  %t233 = mul i64 %t230, 1024
  %t234 = sub i64 %t213, %t233
  %t235 = call i64 @llvm.smin.i64(i64 %t234, i64 1024)
  br label %b236
b236:
  %t239 = phi i64 [ %t220, %b228 ], [ %t240, %b237 ]
  %t241 = phi double [ 0x0000000000000000, %b228 ], [ %t247, %b237 ]
  %t242 = icmp slt i64 %t239, %t235
  br i1 %t242, label %b237, label %b238
b237:
  %t243 = add i64 %t233, %t239
  %t244 = mul i64 %t243, %t214
  %t245 = getelementptr inbounds double, ptr %t212, i64 %t244
  %t246 = load double, ptr %t245, align 8
  %t247 = fadd double %t241, %t246
  %t240 = add nuw nsw i64 %t239, 16
  br label %b236
b238:
  %t248 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t249 = and i32 %t248, 16
  %t250 = shl i32 65535, %t249
  %t251 = bitcast double %t241 to i64
  %t252 = trunc i64 %t251 to i32
  %t253 = lshr i64 %t251, 32
  %t254 = trunc i64 %t253 to i32
  %t255 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t250, i32 %t252, i32 8, i32 4127)
  %t256 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t250, i32 %t254, i32 8, i32 4127)
  %t257 = zext i32 %t255 to i64
  %t258 = zext i32 %t256 to i64
  %t259 = shl i64 %t258, 32
  %t260 = or i64 %t259, %t257
  %t261 = bitcast i64 %t260 to double
  %t262 = fadd double %t241, %t261
  %t263 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t264 = and i32 %t263, 16
  %t265 = shl i32 65535, %t264
  %t266 = bitcast double %t262 to i64
  %t267 = trunc i64 %t266 to i32
  %t268 = lshr i64 %t266, 32
  %t269 = trunc i64 %t268 to i32
  %t270 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t265, i32 %t267, i32 4, i32 4127)
  %t271 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t265, i32 %t269, i32 4, i32 4127)
  %t272 = zext i32 %t270 to i64
  %t273 = zext i32 %t271 to i64
  %t274 = shl i64 %t273, 32
  %t275 = or i64 %t274, %t272
  %t276 = bitcast i64 %t275 to double
  %t277 = fadd double %t262, %t276
  %t278 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t279 = and i32 %t278, 16
  %t280 = shl i32 65535, %t279
  %t281 = bitcast double %t277 to i64
  %t282 = trunc i64 %t281 to i32
  %t283 = lshr i64 %t281, 32
  %t284 = trunc i64 %t283 to i32
  %t285 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t280, i32 %t282, i32 2, i32 4127)
  %t286 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t280, i32 %t284, i32 2, i32 4127)
  %t287 = zext i32 %t285 to i64
  %t288 = zext i32 %t286 to i64
  %t289 = shl i64 %t288, 32
  %t290 = or i64 %t289, %t287
  %t291 = bitcast i64 %t290 to double
  %t292 = fadd double %t277, %t291
  %t293 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t294 = and i32 %t293, 16
  %t295 = shl i32 65535, %t294
  %t296 = bitcast double %t292 to i64
  %t297 = trunc i64 %t296 to i32
  %t298 = lshr i64 %t296, 32
  %t299 = trunc i64 %t298 to i32
  %t300 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t295, i32 %t297, i32 1, i32 4127)
  %t301 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t295, i32 %t299, i32 1, i32 4127)
  %t302 = zext i32 %t300 to i64
  %t303 = zext i32 %t301 to i64
  %t304 = shl i64 %t303, 32
  %t305 = or i64 %t304, %t302
  %t306 = bitcast i64 %t305 to double
  %t307 = fadd double %t292, %t306
  %t308 = mul i64 %t230, %t215
  %t309 = icmp eq i64 %t220, 0
  br i1 %t309, label %b310, label %b311
b310:
  %t312 = getelementptr inbounds double, ptr %t206, i64 %t308
  store double %t307, ptr %t312, align 8
  br label %b311
b311:
  %t231 = add nuw nsw i64 %t230, %t226
  br label %b227
b229:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t313 = mul i64 %t215, 1024
  %t314 = icmp sgt i64 %t217, 1
  br i1 %t314, label %b207, label %b315
b315:
  %t316 = getelementptr inbounds double, ptr %t206, i64 0
  %t317 = load double, ptr %t316, align 8
  br label %b210
b208:
  %t318 = icmp sgt i64 %t10, 0
  br i1 %t318, label %b209, label %b210
b209:
  %t319 = getelementptr inbounds double, ptr %t202, i64 0
  %t320 = load double, ptr %t319, align 8
  br label %b210
b210:
  %t321 = phi double [ %t317, %b315 ], [ 0x0000000000000000, %b208 ], [ %t320, %b209 ]
  %t322 = getelementptr inbounds double, ptr %t172, i64 1
  %t323 = load double, ptr %t322, align 8
  %t324 = fdiv double %t321, %t323
  %t325 = call double @llvm.sqrt.f64(double %t324)
  %t326 = getelementptr inbounds double, ptr %t172, i64 2
  %t327 = load double, ptr %t326, align 8
  %t328 = fadd double %t327, %t325
  %t329 = fcmp oeq double %t328, 0x0000000000000000
  %t330 = select i1 %t329, double 0x3FF0000000000000, double %t328
  %t331 = fdiv double %t327, %t330
  %t332 = icmp eq i64 %t2, 0
  br i1 %t332, label %b333, label %b334
b333:
  %t335 = getelementptr inbounds double, ptr %t172, i64 3
  store double %t331, ptr %t335, align 8
  br label %b334
b334:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t336 = getelementptr inbounds double, ptr %t172, i64 3
  %t337 = load double, ptr %t336, align 8
  %t338 = getelementptr inbounds double, ptr %t172, i64 2
  %t339 = load double, ptr %t338, align 8
  br label %b340
b340:
  %t343 = phi i64 [ %t2, %b334 ], [ %t344, %b341 ]
  %t345 = icmp slt i64 %t343, %t10
  br i1 %t345, label %b341, label %b342
b341:
  %t346 = getelementptr inbounds double, ptr %t194, i64 %t343
  %t347 = load double, ptr %t346, align 8
  %t348 = fmul double %t337, %t347
  %t349 = fadd double %t339, %t348
  %t350 = fcmp oeq double %t349, 0x0000000000000000
  %t351 = select i1 %t350, double 0x3FF0000000000000, double %t349
  %t352 = fptrunc double %t351 to float
  %t357 = getelementptr inbounds float, ptr %t356, i64 %t343
  store float %t352, ptr %t357, align 4
  %t344 = add nuw nsw i64 %t343, %t4
  br label %b340, !llvm.loop !1000000
b342:
  ret void
}

define internal void @sf_x_stage1_0_cells(ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows) convergent nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t22 = alloca double, i64 1, align 64
  %t30 = alloca double, i64 1, align 64
  %t6 = add i64 %row, %rows
  %t14 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t15 = load i64, ptr %t14, align 8
  %t16 = inttoptr i64 %t15 to ptr addrspace(1)
  %t17 = addrspacecast ptr addrspace(1) %t16 to ptr
  %t18 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t19 = load i64, ptr %t18, align 8
  %t25 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t26 = load i64, ptr %t25, align 8
  %t27 = inttoptr i64 %t26 to ptr addrspace(1)
  %t28 = addrspacecast ptr addrspace(1) %t27 to ptr
  %t33 = getelementptr inbounds i64, ptr %tensor, i64 15
  %t34 = load i64, ptr %t33, align 8
  %t35 = inttoptr i64 %t34 to ptr addrspace(1)
  %t36 = addrspacecast ptr addrspace(1) %t35 to ptr
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t7 = add i64 %row, %t2
  br label %b8
b8:
  %t11 = phi i64 [ %t7, %entry ], [ %t12, %b9 ]
  %t13 = icmp slt i64 %t11, %t6
  br i1 %t13, label %b9, label %b10
b9:
  %t20 = mul i64 %t11, %t19
  %t21 = getelementptr inbounds double, ptr %t17, i64 %t20
  call void @sf_x_fold_max(ptr %t22, ptr %t21, i64 %t19, i64 1, ptr %t21, i64 1, i1 false)
  %t23 = load double, ptr %t22, align 8
  %t24 = call double @llvm.fabs.f64(double %t23)
  %t29 = getelementptr inbounds double, ptr %t28, i64 %t20
  call void @sf_x_fold_min(ptr %t30, ptr %t29, i64 %t19, i64 1, ptr %t29, i64 1, i1 false)
  %t31 = load double, ptr %t30, align 8
  %t32 = fsub double %t24, %t31
  %t37 = getelementptr inbounds double, ptr %t36, i64 %t11
  store double %t32, ptr %t37, align 8
  %t12 = add nuw nsw i64 %t11, %t4
  br label %b8, !llvm.loop !1000000
b10:
  ret void
}

define ptx_kernel void @sf_x_sweep_0(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "nvvm.maxntid"="256" "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %ctx = inttoptr i64 %context to ptr
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = add i64 %low, %t2
  %t4 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %t5 = zext i32 %t4 to i64
  br label %b6
b6:
  %t9 = phi i64 [ %t3, %entry ], [ %t10, %b127 ]
  %t11 = icmp slt i64 %t9, %high
  br i1 %t11, label %b7, label %b8
b7:
  %t12 = mul i64 %t9, 6
  %t13 = getelementptr inbounds i64, ptr %ctx, i64 0
  %t14 = load i64, ptr %t13, align 8
  %t15 = inttoptr i64 %t14 to ptr addrspace(1)
  %t16 = addrspacecast ptr addrspace(1) %t15 to ptr
  %t17 = getelementptr inbounds i64, ptr %t16, i64 %t12
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
  %t30 = icmp eq i64 %t29, 0
  %t31 = icmp eq i64 %argument, 0
  %t32 = and i1 %t30, %t31
  %t33 = icmp eq i64 %t29, 1
  %t34 = icmp eq i64 %t29, 2
  %t35 = or i1 %t32, %t33
  %t36 = or i1 %t35, %t34
  br i1 %t36, label %b37, label %b38
b37:
  %t39 = getelementptr inbounds i64, ptr %ctx, i64 1
  %t40 = load i64, ptr %t39, align 8
  %t41 = inttoptr i64 %t40 to ptr addrspace(1)
  %t42 = addrspacecast ptr addrspace(1) %t41 to ptr
  %t43 = mul i64 %t19, 19
  %t44 = getelementptr inbounds i64, ptr %t42, i64 %t43
  call void @sf_x_sweep0_pass0(ptr %ctx, ptr %t44, i64 %t19, i64 %t21, i64 %t23, i64 %t25, i64 %t27)
  br label %b38
b38:
  %t45 = mul i64 %t9, 6
  %t46 = getelementptr inbounds i64, ptr %ctx, i64 0
  %t47 = load i64, ptr %t46, align 8
  %t48 = inttoptr i64 %t47 to ptr addrspace(1)
  %t49 = addrspacecast ptr addrspace(1) %t48 to ptr
  %t50 = getelementptr inbounds i64, ptr %t49, i64 %t45
  %t51 = getelementptr inbounds i64, ptr %t50, i64 0
  %t52 = load i64, ptr %t51, align 8
  %t53 = getelementptr inbounds i64, ptr %t50, i64 1
  %t54 = load i64, ptr %t53, align 8
  %t55 = getelementptr inbounds i64, ptr %t50, i64 2
  %t56 = load i64, ptr %t55, align 8
  %t57 = getelementptr inbounds i64, ptr %t50, i64 3
  %t58 = load i64, ptr %t57, align 8
  %t59 = getelementptr inbounds i64, ptr %t50, i64 4
  %t60 = load i64, ptr %t59, align 8
  %t61 = getelementptr inbounds i64, ptr %t50, i64 5
  %t62 = load i64, ptr %t61, align 8
  %t63 = icmp eq i64 %t62, 1
  %t64 = icmp eq i64 %t62, 2
  %t65 = or i1 %t63, %t64
  br i1 %t65, label %b66, label %b67
b66:
  %t68 = getelementptr inbounds i64, ptr %ctx, i64 1
  %t69 = load i64, ptr %t68, align 8
  %t70 = inttoptr i64 %t69 to ptr addrspace(1)
  %t71 = addrspacecast ptr addrspace(1) %t70 to ptr
  %t72 = mul i64 %t52, 19
  %t73 = getelementptr inbounds i64, ptr %t71, i64 %t72
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @sf_x_rows0_1(ptr %ctx, ptr %t73, i64 %t52, i64 %t54, i64 %t56)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %b67
b67:
  %t74 = mul i64 %t9, 6
  %t75 = getelementptr inbounds i64, ptr %ctx, i64 0
  %t76 = load i64, ptr %t75, align 8
  %t77 = inttoptr i64 %t76 to ptr addrspace(1)
  %t78 = addrspacecast ptr addrspace(1) %t77 to ptr
  %t79 = getelementptr inbounds i64, ptr %t78, i64 %t74
  %t80 = getelementptr inbounds i64, ptr %t79, i64 0
  %t81 = load i64, ptr %t80, align 8
  %t82 = getelementptr inbounds i64, ptr %t79, i64 1
  %t83 = load i64, ptr %t82, align 8
  %t84 = getelementptr inbounds i64, ptr %t79, i64 2
  %t85 = load i64, ptr %t84, align 8
  %t86 = getelementptr inbounds i64, ptr %t79, i64 3
  %t87 = load i64, ptr %t86, align 8
  %t88 = getelementptr inbounds i64, ptr %t79, i64 4
  %t89 = load i64, ptr %t88, align 8
  %t90 = getelementptr inbounds i64, ptr %t79, i64 5
  %t91 = load i64, ptr %t90, align 8
  %t92 = icmp eq i64 %t91, 0
  %t93 = icmp eq i64 %argument, 1
  %t94 = and i1 %t92, %t93
  %t95 = icmp eq i64 %t91, 1
  %t96 = icmp eq i64 %t91, 2
  %t97 = or i1 %t94, %t95
  %t98 = or i1 %t97, %t96
  br i1 %t98, label %b99, label %b100
b99:
  %t101 = getelementptr inbounds i64, ptr %ctx, i64 1
  %t102 = load i64, ptr %t101, align 8
  %t103 = inttoptr i64 %t102 to ptr addrspace(1)
  %t104 = addrspacecast ptr addrspace(1) %t103 to ptr
  %t105 = mul i64 %t81, 19
  %t106 = getelementptr inbounds i64, ptr %t104, i64 %t105
  call void @sf_x_sweep0_pass1(ptr %ctx, ptr %t106, i64 %t81, i64 %t83, i64 %t85, i64 %t87, i64 %t89)
  br label %b100
b100:
  %t107 = mul i64 %t9, 6
  %t108 = getelementptr inbounds i64, ptr %ctx, i64 0
  %t109 = load i64, ptr %t108, align 8
  %t110 = inttoptr i64 %t109 to ptr addrspace(1)
  %t111 = addrspacecast ptr addrspace(1) %t110 to ptr
  %t112 = getelementptr inbounds i64, ptr %t111, i64 %t107
  %t113 = getelementptr inbounds i64, ptr %t112, i64 0
  %t114 = load i64, ptr %t113, align 8
  %t115 = getelementptr inbounds i64, ptr %t112, i64 1
  %t116 = load i64, ptr %t115, align 8
  %t117 = getelementptr inbounds i64, ptr %t112, i64 2
  %t118 = load i64, ptr %t117, align 8
  %t119 = getelementptr inbounds i64, ptr %t112, i64 3
  %t120 = load i64, ptr %t119, align 8
  %t121 = getelementptr inbounds i64, ptr %t112, i64 4
  %t122 = load i64, ptr %t121, align 8
  %t123 = getelementptr inbounds i64, ptr %t112, i64 5
  %t124 = load i64, ptr %t123, align 8
  %t125 = icmp eq i64 %t124, 2
  br i1 %t125, label %b126, label %b127
b126:
  %t128 = getelementptr inbounds i64, ptr %ctx, i64 1
  %t129 = load i64, ptr %t128, align 8
  %t130 = inttoptr i64 %t129 to ptr addrspace(1)
  %t131 = addrspacecast ptr addrspace(1) %t130 to ptr
  %t132 = mul i64 %t114, 19
  %t133 = getelementptr inbounds i64, ptr %t131, i64 %t132
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @sf_x_stage1_0(ptr %ctx, ptr %t133, i64 %t114)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @sf_x_sweep1_pass0(ptr %ctx, ptr %t133, i64 %t114, i64 %t116, i64 %t118, i64 %t120, i64 %t122)
  br label %b127
b127:
  %t10 = add nuw nsw i64 %t9, %t5
  br label %b6
b8:
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
  %t12 = mul i64 %t9, 6
  %t13 = getelementptr inbounds i64, ptr %ctx, i64 0
  %t14 = load i64, ptr %t13, align 8
  %t15 = inttoptr i64 %t14 to ptr addrspace(1)
  %t16 = addrspacecast ptr addrspace(1) %t15 to ptr
  %t17 = getelementptr inbounds i64, ptr %t16, i64 %t12
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
  %t10 = add nuw nsw i64 %t9, %t5
  br label %b6
b8:
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

define ptx_kernel void @sf_x_lists_2(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "nvvm.maxntid"="256" "nvvm.minctasm"="1" "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
  %t12 = mul i64 %t9, 6
  %t13 = getelementptr inbounds i64, ptr %ctx, i64 0
  %t14 = load i64, ptr %t13, align 8
  %t15 = inttoptr i64 %t14 to ptr addrspace(1)
  %t16 = addrspacecast ptr addrspace(1) %t15 to ptr
  %t17 = getelementptr inbounds i64, ptr %t16, i64 %t12
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
  call void @sf_x_stage1_0_cells(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23)
  %t10 = add nuw nsw i64 %t9, %t5
  br label %b6
b8:
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

!1000000 = distinct !{!1000000, !1000001}
!1000001 = !{!"llvm.loop.unroll.disable"}

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
declare i64 @llvm.smax.i64(i64, i64)
declare <2 x i32> @llvm.smax.v2i32(<2 x i32>, <2 x i32>)
declare <4 x i32> @llvm.smax.v4i32(<4 x i32>, <4 x i32>)
declare i32 @llvm.smin.i32(i32, i32)
declare i64 @llvm.smin.i64(i64, i64)
declare <2 x i32> @llvm.smin.v2i32(<2 x i32>, <2 x i32>)
declare <4 x i32> @llvm.smin.v4i32(<4 x i32>, <4 x i32>)

define internal void @sf_x_sweep0_pass0(ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows, i64 %col, i64 %cols) convergent nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t8 = urem i64 %col, 4
  %t9 = urem i64 %cols, 4
  %t10 = add i64 %t8, %t9
  %t11 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t12 = load i64, ptr %t11, align 8
  %t13 = inttoptr i64 %t12 to ptr addrspace(1)
  %t14 = addrspacecast ptr addrspace(1) %t13 to ptr
  %t15 = ptrtoint ptr %t14 to i64
  %t16 = urem i64 %t15, 16
  %t17 = add i64 %t10, %t16
  %t18 = icmp eq i64 %t17, 0
  %t19 = add i64 %cols, 1023
  %t20 = udiv i64 %t19, 1024
  %t21 = icmp sle i64 32, %t20
  %t22 = and i1 %t18, %t21
  %t1 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t2 = and i32 %t1, 1023
  %t3 = zext i32 %t2 to i64
  %t4 = call i32 asm sideeffect "mov.u32 $0, %ntid.x;", "=r"()
  %t5 = zext i32 %t4 to i64
  %t6 = and i64 %t3, 15
  %t7 = and i64 %t3, 3
  br i1 %t22, label %b23, label %b24
b23:
  %t26 = add i64 %col, %cols
  %t27 = udiv i64 %t3, 4
  %t28 = udiv i64 %t5, 4
  %t29 = mul i64 %t27, 1024
  %t30 = mul i64 %t28, 1024
  %t31 = add i64 %col, %t29
  br label %b32
b32:
  %t35 = phi i64 [ %t31, %b23 ], [ %t36, %b286 ]
  %t37 = icmp slt i64 %t35, %t26
  br i1 %t37, label %b33, label %b34
b33:
  %t38 = call i64 asm "mov.b64 $0, $1;", "=l,l"(i64 %t35)
  %t39 = add i64 %t38, 1024
  %t40 = call i64 @llvm.smin.i64(i64 %t39, i64 %t26)
  %t41 = sub i64 %t40, %t38
  %t42 = urem i64 %t41, 64
  %t43 = sub i64 %t41, %t42
  %t44 = add i64 %t38, %t43
  %t56 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t57 = load i64, ptr %t56, align 8
  %t58 = inttoptr i64 %t57 to ptr addrspace(1)
  %t59 = addrspacecast ptr addrspace(1) %t58 to ptr
  br label %b45
b45:
  %t48 = phi i64 [ %t38, %b33 ], [ %t49, %b46 ]
  %t50 = phi <4 x i32> [ splat (i32 -2139095041), %b33 ], [ %t123, %b46 ]
  %t51 = phi <4 x i32> [ splat (i32 2139095040), %b33 ], [ %t130, %b46 ]
  %t52 = icmp slt i64 %t48, %t44
  br i1 %t52, label %b46, label %b47
b46:
  %t53 = add i64 %t48, 16
  %t54 = mul i64 %t7, 4
  %t55 = add i64 %t48, %t54
  %t63 = add i64 %t55, 16
  %t64 = getelementptr float, ptr %t59, i64 %t63
  %t67 = add i64 %t55, 32
  %t68 = getelementptr float, ptr %t59, i64 %t67
  %t71 = add i64 %t55, 48
  %t72 = getelementptr float, ptr %t59, i64 %t71
  %t60 = add i64 %t55, 0
  %t61 = getelementptr inbounds float, ptr %t59, i64 %t60
  %t62 = load <4 x float>, ptr %t61, align 16
  %t65 = getelementptr inbounds float, ptr %t64, i64 0
  %t66 = load <4 x float>, ptr %t65, align 16
  %t69 = getelementptr inbounds float, ptr %t68, i64 0
  %t70 = load <4 x float>, ptr %t69, align 16
  %t73 = getelementptr inbounds float, ptr %t72, i64 0
  %t74 = load <4 x float>, ptr %t73, align 16
  %t75 = bitcast <4 x float> %t62 to <4 x i32>
  %t76 = ashr <4 x i32> %t75, splat (i32 31)
  %t77 = and <4 x i32> %t76, splat (i32 2147483647)
  %t78 = xor <4 x i32> %t75, %t77
  %t79 = fcmp une <4 x float> %t62, %t62
  %t80 = select <4 x i1> %t79, <4 x i32> splat (i32 2147483647), <4 x i32> %t78
  %t81 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t50, <4 x i32> %t80)
  %t82 = bitcast <4 x float> %t62 to <4 x i32>
  %t83 = ashr <4 x i32> %t82, splat (i32 31)
  %t84 = and <4 x i32> %t83, splat (i32 2147483647)
  %t85 = xor <4 x i32> %t82, %t84
  %t86 = fcmp une <4 x float> %t62, %t62
  %t87 = select <4 x i1> %t86, <4 x i32> splat (i32 -2147483648), <4 x i32> %t85
  %t88 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t51, <4 x i32> %t87)
  %t89 = bitcast <4 x float> %t66 to <4 x i32>
  %t90 = ashr <4 x i32> %t89, splat (i32 31)
  %t91 = and <4 x i32> %t90, splat (i32 2147483647)
  %t92 = xor <4 x i32> %t89, %t91
  %t93 = fcmp une <4 x float> %t66, %t66
  %t94 = select <4 x i1> %t93, <4 x i32> splat (i32 2147483647), <4 x i32> %t92
  %t95 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t81, <4 x i32> %t94)
  %t96 = bitcast <4 x float> %t66 to <4 x i32>
  %t97 = ashr <4 x i32> %t96, splat (i32 31)
  %t98 = and <4 x i32> %t97, splat (i32 2147483647)
  %t99 = xor <4 x i32> %t96, %t98
  %t100 = fcmp une <4 x float> %t66, %t66
  %t101 = select <4 x i1> %t100, <4 x i32> splat (i32 -2147483648), <4 x i32> %t99
  %t102 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t88, <4 x i32> %t101)
  %t103 = bitcast <4 x float> %t70 to <4 x i32>
  %t104 = ashr <4 x i32> %t103, splat (i32 31)
  %t105 = and <4 x i32> %t104, splat (i32 2147483647)
  %t106 = xor <4 x i32> %t103, %t105
  %t107 = fcmp une <4 x float> %t70, %t70
  %t108 = select <4 x i1> %t107, <4 x i32> splat (i32 2147483647), <4 x i32> %t106
  %t109 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t95, <4 x i32> %t108)
  %t110 = bitcast <4 x float> %t70 to <4 x i32>
  %t111 = ashr <4 x i32> %t110, splat (i32 31)
  %t112 = and <4 x i32> %t111, splat (i32 2147483647)
  %t113 = xor <4 x i32> %t110, %t112
  %t114 = fcmp une <4 x float> %t70, %t70
  %t115 = select <4 x i1> %t114, <4 x i32> splat (i32 -2147483648), <4 x i32> %t113
  %t116 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t102, <4 x i32> %t115)
  %t117 = bitcast <4 x float> %t74 to <4 x i32>
  %t118 = ashr <4 x i32> %t117, splat (i32 31)
  %t119 = and <4 x i32> %t118, splat (i32 2147483647)
  %t120 = xor <4 x i32> %t117, %t119
  %t121 = fcmp une <4 x float> %t74, %t74
  %t122 = select <4 x i1> %t121, <4 x i32> splat (i32 2147483647), <4 x i32> %t120
  %t123 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t109, <4 x i32> %t122)
  %t124 = bitcast <4 x float> %t74 to <4 x i32>
  %t125 = ashr <4 x i32> %t124, splat (i32 31)
  %t126 = and <4 x i32> %t125, splat (i32 2147483647)
  %t127 = xor <4 x i32> %t124, %t126
  %t128 = fcmp une <4 x float> %t74, %t74
  %t129 = select <4 x i1> %t128, <4 x i32> splat (i32 -2147483648), <4 x i32> %t127
  %t130 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t116, <4 x i32> %t129)
  %t49 = add nuw nsw i64 %t48, 64
  br label %b45, !llvm.loop !1000000
b47:
  %t131 = mul i64 %t7, 4
  %t132 = add i64 %t44, %t131
  br label %b133
b133:
  %t136 = phi i64 [ %t132, %b47 ], [ %t137, %b134 ]
  %t138 = phi <4 x i32> [ %t50, %b47 ], [ %t150, %b134 ]
  %t139 = phi <4 x i32> [ %t51, %b47 ], [ %t157, %b134 ]
  %t140 = icmp slt i64 %t136, %t40
  br i1 %t140, label %b134, label %b135
b134:
  %t141 = add i64 %t136, 0
  %t142 = getelementptr inbounds float, ptr %t59, i64 %t141
  %t143 = load <4 x float>, ptr %t142, align 16
  %t144 = bitcast <4 x float> %t143 to <4 x i32>
  %t145 = ashr <4 x i32> %t144, splat (i32 31)
  %t146 = and <4 x i32> %t145, splat (i32 2147483647)
  %t147 = xor <4 x i32> %t144, %t146
  %t148 = fcmp une <4 x float> %t143, %t143
  %t149 = select <4 x i1> %t148, <4 x i32> splat (i32 2147483647), <4 x i32> %t147
  %t150 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t138, <4 x i32> %t149)
  %t151 = bitcast <4 x float> %t143 to <4 x i32>
  %t152 = ashr <4 x i32> %t151, splat (i32 31)
  %t153 = and <4 x i32> %t152, splat (i32 2147483647)
  %t154 = xor <4 x i32> %t151, %t153
  %t155 = fcmp une <4 x float> %t143, %t143
  %t156 = select <4 x i1> %t155, <4 x i32> splat (i32 -2147483648), <4 x i32> %t154
  %t157 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t139, <4 x i32> %t156)
  %t137 = add nuw nsw i64 %t136, 16
  br label %b133, !llvm.loop !1000000
b135:
  %t158 = extractelement <4 x i32> %t138, i64 0
  %t159 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t160 = and i32 %t159, 28
  %t161 = shl i32 15, %t160
  %t162 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t161, i32 %t158, i32 2, i32 7199)
  %t163 = insertelement <4 x i32> poison, i32 %t162, i64 0
  %t164 = extractelement <4 x i32> %t138, i64 1
  %t165 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t166 = and i32 %t165, 28
  %t167 = shl i32 15, %t166
  %t168 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t167, i32 %t164, i32 2, i32 7199)
  %t169 = insertelement <4 x i32> %t163, i32 %t168, i64 1
  %t170 = extractelement <4 x i32> %t138, i64 2
  %t171 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t172 = and i32 %t171, 28
  %t173 = shl i32 15, %t172
  %t174 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t173, i32 %t170, i32 2, i32 7199)
  %t175 = insertelement <4 x i32> %t169, i32 %t174, i64 2
  %t176 = extractelement <4 x i32> %t138, i64 3
  %t177 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t178 = and i32 %t177, 28
  %t179 = shl i32 15, %t178
  %t180 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t179, i32 %t176, i32 2, i32 7199)
  %t181 = insertelement <4 x i32> %t175, i32 %t180, i64 3
  %t182 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t138, <4 x i32> %t181)
  %t183 = extractelement <4 x i32> %t182, i64 0
  %t184 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t185 = and i32 %t184, 28
  %t186 = shl i32 15, %t185
  %t187 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t186, i32 %t183, i32 1, i32 7199)
  %t188 = insertelement <4 x i32> poison, i32 %t187, i64 0
  %t189 = extractelement <4 x i32> %t182, i64 1
  %t190 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t191 = and i32 %t190, 28
  %t192 = shl i32 15, %t191
  %t193 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t192, i32 %t189, i32 1, i32 7199)
  %t194 = insertelement <4 x i32> %t188, i32 %t193, i64 1
  %t195 = extractelement <4 x i32> %t182, i64 2
  %t196 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t197 = and i32 %t196, 28
  %t198 = shl i32 15, %t197
  %t199 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t198, i32 %t195, i32 1, i32 7199)
  %t200 = insertelement <4 x i32> %t194, i32 %t199, i64 2
  %t201 = extractelement <4 x i32> %t182, i64 3
  %t202 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t203 = and i32 %t202, 28
  %t204 = shl i32 15, %t203
  %t205 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t204, i32 %t201, i32 1, i32 7199)
  %t206 = insertelement <4 x i32> %t200, i32 %t205, i64 3
  %t207 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t182, <4 x i32> %t206)
  %t208 = shufflevector <4 x i32> %t207, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %t209 = shufflevector <4 x i32> %t207, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %t210 = call <2 x i32> @llvm.smax.v2i32(<2 x i32> %t208, <2 x i32> %t209)
  %t211 = shufflevector <2 x i32> %t210, <2 x i32> poison, <1 x i32> <i32 0>
  %t212 = shufflevector <2 x i32> %t210, <2 x i32> poison, <1 x i32> <i32 1>
  %t213 = extractelement <1 x i32> %t211, i64 0
  %t214 = extractelement <1 x i32> %t212, i64 0
  %t215 = call i32 @llvm.smax.i32(i32 %t213, i32 %t214)
  %t216 = ashr i32 %t215, 31
  %t217 = and i32 %t216, 2147483647
  %t218 = xor i32 %t215, %t217
  %t219 = bitcast i32 %t218 to float
  %t220 = fpext float %t219 to double
  %t221 = extractelement <4 x i32> %t139, i64 0
  %t222 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t223 = and i32 %t222, 28
  %t224 = shl i32 15, %t223
  %t225 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t224, i32 %t221, i32 2, i32 7199)
  %t226 = insertelement <4 x i32> poison, i32 %t225, i64 0
  %t227 = extractelement <4 x i32> %t139, i64 1
  %t228 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t229 = and i32 %t228, 28
  %t230 = shl i32 15, %t229
  %t231 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t230, i32 %t227, i32 2, i32 7199)
  %t232 = insertelement <4 x i32> %t226, i32 %t231, i64 1
  %t233 = extractelement <4 x i32> %t139, i64 2
  %t234 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t235 = and i32 %t234, 28
  %t236 = shl i32 15, %t235
  %t237 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t236, i32 %t233, i32 2, i32 7199)
  %t238 = insertelement <4 x i32> %t232, i32 %t237, i64 2
  %t239 = extractelement <4 x i32> %t139, i64 3
  %t240 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t241 = and i32 %t240, 28
  %t242 = shl i32 15, %t241
  %t243 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t242, i32 %t239, i32 2, i32 7199)
  %t244 = insertelement <4 x i32> %t238, i32 %t243, i64 3
  %t245 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t139, <4 x i32> %t244)
  %t246 = extractelement <4 x i32> %t245, i64 0
  %t247 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t248 = and i32 %t247, 28
  %t249 = shl i32 15, %t248
  %t250 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t249, i32 %t246, i32 1, i32 7199)
  %t251 = insertelement <4 x i32> poison, i32 %t250, i64 0
  %t252 = extractelement <4 x i32> %t245, i64 1
  %t253 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t254 = and i32 %t253, 28
  %t255 = shl i32 15, %t254
  %t256 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t255, i32 %t252, i32 1, i32 7199)
  %t257 = insertelement <4 x i32> %t251, i32 %t256, i64 1
  %t258 = extractelement <4 x i32> %t245, i64 2
  %t259 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t260 = and i32 %t259, 28
  %t261 = shl i32 15, %t260
  %t262 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t261, i32 %t258, i32 1, i32 7199)
  %t263 = insertelement <4 x i32> %t257, i32 %t262, i64 2
  %t264 = extractelement <4 x i32> %t245, i64 3
  %t265 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t266 = and i32 %t265, 28
  %t267 = shl i32 15, %t266
  %t268 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t267, i32 %t264, i32 1, i32 7199)
  %t269 = insertelement <4 x i32> %t263, i32 %t268, i64 3
  %t270 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t245, <4 x i32> %t269)
  %t271 = shufflevector <4 x i32> %t270, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %t272 = shufflevector <4 x i32> %t270, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %t273 = call <2 x i32> @llvm.smin.v2i32(<2 x i32> %t271, <2 x i32> %t272)
  %t274 = shufflevector <2 x i32> %t273, <2 x i32> poison, <1 x i32> <i32 0>
  %t275 = shufflevector <2 x i32> %t273, <2 x i32> poison, <1 x i32> <i32 1>
  %t276 = extractelement <1 x i32> %t274, i64 0
  %t277 = extractelement <1 x i32> %t275, i64 0
  %t278 = call i32 @llvm.smin.i32(i32 %t276, i32 %t277)
  %t279 = ashr i32 %t278, 31
  %t280 = and i32 %t279, 2147483647
  %t281 = xor i32 %t278, %t280
  %t282 = bitcast i32 %t281 to float
  %t283 = fpext float %t282 to double
  %t284 = icmp eq i64 %t7, 0
  br i1 %t284, label %b285, label %b286
b285:
  %t287 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t288 = load i64, ptr %t287, align 8
  %t289 = inttoptr i64 %t288 to ptr addrspace(1)
  %t290 = addrspacecast ptr addrspace(1) %t289 to ptr
  %t291 = udiv i64 %t38, 1024
  %t293 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t294 = load i64, ptr %t293, align 8
  %t295 = inttoptr i64 %t294 to ptr addrspace(1)
  %t296 = addrspacecast ptr addrspace(1) %t295 to ptr
  %t292 = getelementptr inbounds double, ptr %t290, i64 %t291
  store double %t220, ptr %t292, align 8
  %t297 = getelementptr inbounds double, ptr %t296, i64 %t291
  store double %t283, ptr %t297, align 8
  br label %b286
b286:
  %t36 = add nuw nsw i64 %t35, %t30
  br label %b32, !llvm.loop !1000000
b34:
  br label %b25
b24:
  %t298 = add i64 %col, %cols
  %t299 = udiv i64 %t3, 16
  %t300 = udiv i64 %t5, 16
  %t301 = mul i64 %t299, 1024
  %t302 = mul i64 %t300, 1024
  %t303 = add i64 %col, %t301
  br label %b304
b304:
  %t307 = phi i64 [ %t303, %b24 ], [ %t308, %b689 ]
  %t309 = icmp slt i64 %t307, %t298
  br i1 %t309, label %b305, label %b306
b305:
  %t310 = call i64 asm "mov.b64 $0, $1;", "=l,l"(i64 %t307)
  %t311 = add i64 %t310, 1024
  %t312 = call i64 @llvm.smin.i64(i64 %t311, i64 %t298)
  %t313 = sub i64 %t312, %t310
  %t314 = urem i64 %t313, 256
  %t315 = sub i64 %t313, %t314
  %t316 = add i64 %t310, %t315
  %t327 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t328 = load i64, ptr %t327, align 8
  %t329 = inttoptr i64 %t328 to ptr addrspace(1)
  %t330 = addrspacecast ptr addrspace(1) %t329 to ptr
  br label %b317
b317:
  %t320 = phi i64 [ %t310, %b305 ], [ %t321, %b318 ]
  %t322 = phi i32 [ -2139095041, %b305 ], [ %t602, %b318 ]
  %t323 = phi i32 [ 2139095040, %b305 ], [ %t609, %b318 ]
  %t324 = icmp slt i64 %t320, %t316
  br i1 %t324, label %b318, label %b319
b318:
  %t325 = add i64 %t320, 16
  %t326 = add i64 %t320, %t6
  %t335 = add i64 %t326, 16
  %t340 = add i64 %t326, 32
  %t345 = add i64 %t326, 48
  %t350 = add i64 %t326, 64
  %t353 = add i64 %t326, 80
  %t356 = add i64 %t326, 96
  %t359 = add i64 %t326, 112
  %t362 = add i64 %t326, 128
  %t365 = add i64 %t326, 144
  %t368 = add i64 %t326, 160
  %t371 = add i64 %t326, 176
  %t374 = add i64 %t326, 192
  %t377 = add i64 %t326, 208
  %t380 = add i64 %t326, 224
  %t383 = add i64 %t326, 240
  %t331 = getelementptr inbounds float, ptr %t330, i64 %t326
  %t332 = load float, ptr %t331, align 4
  %t333 = insertelement <4 x float> poison, float %t332, i64 0
  %t334 = shufflevector <4 x float> %t333, <4 x float> poison, <4 x i32> zeroinitializer
  %t336 = getelementptr inbounds float, ptr %t330, i64 %t335
  %t337 = load float, ptr %t336, align 4
  %t338 = insertelement <4 x float> poison, float %t337, i64 0
  %t339 = shufflevector <4 x float> %t338, <4 x float> poison, <4 x i32> zeroinitializer
  %t341 = getelementptr inbounds float, ptr %t330, i64 %t340
  %t342 = load float, ptr %t341, align 4
  %t343 = insertelement <4 x float> poison, float %t342, i64 0
  %t344 = shufflevector <4 x float> %t343, <4 x float> poison, <4 x i32> zeroinitializer
  %t346 = getelementptr inbounds float, ptr %t330, i64 %t345
  %t347 = load float, ptr %t346, align 4
  %t348 = insertelement <4 x float> poison, float %t347, i64 0
  %t349 = shufflevector <4 x float> %t348, <4 x float> poison, <4 x i32> zeroinitializer
  %t351 = getelementptr inbounds float, ptr %t330, i64 %t350
  %t352 = load float, ptr %t351, align 4
  %t354 = getelementptr inbounds float, ptr %t330, i64 %t353
  %t355 = load float, ptr %t354, align 4
  %t357 = getelementptr inbounds float, ptr %t330, i64 %t356
  %t358 = load float, ptr %t357, align 4
  %t360 = getelementptr inbounds float, ptr %t330, i64 %t359
  %t361 = load float, ptr %t360, align 4
  %t363 = getelementptr inbounds float, ptr %t330, i64 %t362
  %t364 = load float, ptr %t363, align 4
  %t366 = getelementptr inbounds float, ptr %t330, i64 %t365
  %t367 = load float, ptr %t366, align 4
  %t369 = getelementptr inbounds float, ptr %t330, i64 %t368
  %t370 = load float, ptr %t369, align 4
  %t372 = getelementptr inbounds float, ptr %t330, i64 %t371
  %t373 = load float, ptr %t372, align 4
  %t375 = getelementptr inbounds float, ptr %t330, i64 %t374
  %t376 = load float, ptr %t375, align 4
  %t378 = getelementptr inbounds float, ptr %t330, i64 %t377
  %t379 = load float, ptr %t378, align 4
  %t381 = getelementptr inbounds float, ptr %t330, i64 %t380
  %t382 = load float, ptr %t381, align 4
  %t384 = getelementptr inbounds float, ptr %t330, i64 %t383
  %t385 = load float, ptr %t384, align 4
  %t386 = bitcast float %t332 to i32
  %t387 = ashr i32 %t386, 31
  %t388 = and i32 %t387, 2147483647
  %t389 = xor i32 %t386, %t388
  %t390 = fcmp une float %t332, %t332
  %t391 = select i1 %t390, i32 2147483647, i32 %t389
  %t392 = call i32 @llvm.smax.i32(i32 %t322, i32 %t391)
  %t393 = bitcast float %t332 to i32
  %t394 = ashr i32 %t393, 31
  %t395 = and i32 %t394, 2147483647
  %t396 = xor i32 %t393, %t395
  %t397 = fcmp une float %t332, %t332
  %t398 = select i1 %t397, i32 -2147483648, i32 %t396
  %t399 = call i32 @llvm.smin.i32(i32 %t323, i32 %t398)
  %t400 = bitcast float %t337 to i32
  %t401 = ashr i32 %t400, 31
  %t402 = and i32 %t401, 2147483647
  %t403 = xor i32 %t400, %t402
  %t404 = fcmp une float %t337, %t337
  %t405 = select i1 %t404, i32 2147483647, i32 %t403
  %t406 = call i32 @llvm.smax.i32(i32 %t392, i32 %t405)
  %t407 = bitcast float %t337 to i32
  %t408 = ashr i32 %t407, 31
  %t409 = and i32 %t408, 2147483647
  %t410 = xor i32 %t407, %t409
  %t411 = fcmp une float %t337, %t337
  %t412 = select i1 %t411, i32 -2147483648, i32 %t410
  %t413 = call i32 @llvm.smin.i32(i32 %t399, i32 %t412)
  %t414 = bitcast float %t342 to i32
  %t415 = ashr i32 %t414, 31
  %t416 = and i32 %t415, 2147483647
  %t417 = xor i32 %t414, %t416
  %t418 = fcmp une float %t342, %t342
  %t419 = select i1 %t418, i32 2147483647, i32 %t417
  %t420 = call i32 @llvm.smax.i32(i32 %t406, i32 %t419)
  %t421 = bitcast float %t342 to i32
  %t422 = ashr i32 %t421, 31
  %t423 = and i32 %t422, 2147483647
  %t424 = xor i32 %t421, %t423
  %t425 = fcmp une float %t342, %t342
  %t426 = select i1 %t425, i32 -2147483648, i32 %t424
  %t427 = call i32 @llvm.smin.i32(i32 %t413, i32 %t426)
  %t428 = bitcast float %t347 to i32
  %t429 = ashr i32 %t428, 31
  %t430 = and i32 %t429, 2147483647
  %t431 = xor i32 %t428, %t430
  %t432 = fcmp une float %t347, %t347
  %t433 = select i1 %t432, i32 2147483647, i32 %t431
  %t434 = call i32 @llvm.smax.i32(i32 %t420, i32 %t433)
  %t435 = bitcast float %t347 to i32
  %t436 = ashr i32 %t435, 31
  %t437 = and i32 %t436, 2147483647
  %t438 = xor i32 %t435, %t437
  %t439 = fcmp une float %t347, %t347
  %t440 = select i1 %t439, i32 -2147483648, i32 %t438
  %t441 = call i32 @llvm.smin.i32(i32 %t427, i32 %t440)
  %t442 = bitcast float %t352 to i32
  %t443 = ashr i32 %t442, 31
  %t444 = and i32 %t443, 2147483647
  %t445 = xor i32 %t442, %t444
  %t446 = fcmp une float %t352, %t352
  %t447 = select i1 %t446, i32 2147483647, i32 %t445
  %t448 = call i32 @llvm.smax.i32(i32 %t434, i32 %t447)
  %t449 = bitcast float %t352 to i32
  %t450 = ashr i32 %t449, 31
  %t451 = and i32 %t450, 2147483647
  %t452 = xor i32 %t449, %t451
  %t453 = fcmp une float %t352, %t352
  %t454 = select i1 %t453, i32 -2147483648, i32 %t452
  %t455 = call i32 @llvm.smin.i32(i32 %t441, i32 %t454)
  %t456 = bitcast float %t355 to i32
  %t457 = ashr i32 %t456, 31
  %t458 = and i32 %t457, 2147483647
  %t459 = xor i32 %t456, %t458
  %t460 = fcmp une float %t355, %t355
  %t461 = select i1 %t460, i32 2147483647, i32 %t459
  %t462 = call i32 @llvm.smax.i32(i32 %t448, i32 %t461)
  %t463 = bitcast float %t355 to i32
  %t464 = ashr i32 %t463, 31
  %t465 = and i32 %t464, 2147483647
  %t466 = xor i32 %t463, %t465
  %t467 = fcmp une float %t355, %t355
  %t468 = select i1 %t467, i32 -2147483648, i32 %t466
  %t469 = call i32 @llvm.smin.i32(i32 %t455, i32 %t468)
  %t470 = bitcast float %t358 to i32
  %t471 = ashr i32 %t470, 31
  %t472 = and i32 %t471, 2147483647
  %t473 = xor i32 %t470, %t472
  %t474 = fcmp une float %t358, %t358
  %t475 = select i1 %t474, i32 2147483647, i32 %t473
  %t476 = call i32 @llvm.smax.i32(i32 %t462, i32 %t475)
  %t477 = bitcast float %t358 to i32
  %t478 = ashr i32 %t477, 31
  %t479 = and i32 %t478, 2147483647
  %t480 = xor i32 %t477, %t479
  %t481 = fcmp une float %t358, %t358
  %t482 = select i1 %t481, i32 -2147483648, i32 %t480
  %t483 = call i32 @llvm.smin.i32(i32 %t469, i32 %t482)
  %t484 = bitcast float %t361 to i32
  %t485 = ashr i32 %t484, 31
  %t486 = and i32 %t485, 2147483647
  %t487 = xor i32 %t484, %t486
  %t488 = fcmp une float %t361, %t361
  %t489 = select i1 %t488, i32 2147483647, i32 %t487
  %t490 = call i32 @llvm.smax.i32(i32 %t476, i32 %t489)
  %t491 = bitcast float %t361 to i32
  %t492 = ashr i32 %t491, 31
  %t493 = and i32 %t492, 2147483647
  %t494 = xor i32 %t491, %t493
  %t495 = fcmp une float %t361, %t361
  %t496 = select i1 %t495, i32 -2147483648, i32 %t494
  %t497 = call i32 @llvm.smin.i32(i32 %t483, i32 %t496)
  %t498 = bitcast float %t364 to i32
  %t499 = ashr i32 %t498, 31
  %t500 = and i32 %t499, 2147483647
  %t501 = xor i32 %t498, %t500
  %t502 = fcmp une float %t364, %t364
  %t503 = select i1 %t502, i32 2147483647, i32 %t501
  %t504 = call i32 @llvm.smax.i32(i32 %t490, i32 %t503)
  %t505 = bitcast float %t364 to i32
  %t506 = ashr i32 %t505, 31
  %t507 = and i32 %t506, 2147483647
  %t508 = xor i32 %t505, %t507
  %t509 = fcmp une float %t364, %t364
  %t510 = select i1 %t509, i32 -2147483648, i32 %t508
  %t511 = call i32 @llvm.smin.i32(i32 %t497, i32 %t510)
  %t512 = bitcast float %t367 to i32
  %t513 = ashr i32 %t512, 31
  %t514 = and i32 %t513, 2147483647
  %t515 = xor i32 %t512, %t514
  %t516 = fcmp une float %t367, %t367
  %t517 = select i1 %t516, i32 2147483647, i32 %t515
  %t518 = call i32 @llvm.smax.i32(i32 %t504, i32 %t517)
  %t519 = bitcast float %t367 to i32
  %t520 = ashr i32 %t519, 31
  %t521 = and i32 %t520, 2147483647
  %t522 = xor i32 %t519, %t521
  %t523 = fcmp une float %t367, %t367
  %t524 = select i1 %t523, i32 -2147483648, i32 %t522
  %t525 = call i32 @llvm.smin.i32(i32 %t511, i32 %t524)
  %t526 = bitcast float %t370 to i32
  %t527 = ashr i32 %t526, 31
  %t528 = and i32 %t527, 2147483647
  %t529 = xor i32 %t526, %t528
  %t530 = fcmp une float %t370, %t370
  %t531 = select i1 %t530, i32 2147483647, i32 %t529
  %t532 = call i32 @llvm.smax.i32(i32 %t518, i32 %t531)
  %t533 = bitcast float %t370 to i32
  %t534 = ashr i32 %t533, 31
  %t535 = and i32 %t534, 2147483647
  %t536 = xor i32 %t533, %t535
  %t537 = fcmp une float %t370, %t370
  %t538 = select i1 %t537, i32 -2147483648, i32 %t536
  %t539 = call i32 @llvm.smin.i32(i32 %t525, i32 %t538)
  %t540 = bitcast float %t373 to i32
  %t541 = ashr i32 %t540, 31
  %t542 = and i32 %t541, 2147483647
  %t543 = xor i32 %t540, %t542
  %t544 = fcmp une float %t373, %t373
  %t545 = select i1 %t544, i32 2147483647, i32 %t543
  %t546 = call i32 @llvm.smax.i32(i32 %t532, i32 %t545)
  %t547 = bitcast float %t373 to i32
  %t548 = ashr i32 %t547, 31
  %t549 = and i32 %t548, 2147483647
  %t550 = xor i32 %t547, %t549
  %t551 = fcmp une float %t373, %t373
  %t552 = select i1 %t551, i32 -2147483648, i32 %t550
  %t553 = call i32 @llvm.smin.i32(i32 %t539, i32 %t552)
  %t554 = bitcast float %t376 to i32
  %t555 = ashr i32 %t554, 31
  %t556 = and i32 %t555, 2147483647
  %t557 = xor i32 %t554, %t556
  %t558 = fcmp une float %t376, %t376
  %t559 = select i1 %t558, i32 2147483647, i32 %t557
  %t560 = call i32 @llvm.smax.i32(i32 %t546, i32 %t559)
  %t561 = bitcast float %t376 to i32
  %t562 = ashr i32 %t561, 31
  %t563 = and i32 %t562, 2147483647
  %t564 = xor i32 %t561, %t563
  %t565 = fcmp une float %t376, %t376
  %t566 = select i1 %t565, i32 -2147483648, i32 %t564
  %t567 = call i32 @llvm.smin.i32(i32 %t553, i32 %t566)
  %t568 = bitcast float %t379 to i32
  %t569 = ashr i32 %t568, 31
  %t570 = and i32 %t569, 2147483647
  %t571 = xor i32 %t568, %t570
  %t572 = fcmp une float %t379, %t379
  %t573 = select i1 %t572, i32 2147483647, i32 %t571
  %t574 = call i32 @llvm.smax.i32(i32 %t560, i32 %t573)
  %t575 = bitcast float %t379 to i32
  %t576 = ashr i32 %t575, 31
  %t577 = and i32 %t576, 2147483647
  %t578 = xor i32 %t575, %t577
  %t579 = fcmp une float %t379, %t379
  %t580 = select i1 %t579, i32 -2147483648, i32 %t578
  %t581 = call i32 @llvm.smin.i32(i32 %t567, i32 %t580)
  %t582 = bitcast float %t382 to i32
  %t583 = ashr i32 %t582, 31
  %t584 = and i32 %t583, 2147483647
  %t585 = xor i32 %t582, %t584
  %t586 = fcmp une float %t382, %t382
  %t587 = select i1 %t586, i32 2147483647, i32 %t585
  %t588 = call i32 @llvm.smax.i32(i32 %t574, i32 %t587)
  %t589 = bitcast float %t382 to i32
  %t590 = ashr i32 %t589, 31
  %t591 = and i32 %t590, 2147483647
  %t592 = xor i32 %t589, %t591
  %t593 = fcmp une float %t382, %t382
  %t594 = select i1 %t593, i32 -2147483648, i32 %t592
  %t595 = call i32 @llvm.smin.i32(i32 %t581, i32 %t594)
  %t596 = bitcast float %t385 to i32
  %t597 = ashr i32 %t596, 31
  %t598 = and i32 %t597, 2147483647
  %t599 = xor i32 %t596, %t598
  %t600 = fcmp une float %t385, %t385
  %t601 = select i1 %t600, i32 2147483647, i32 %t599
  %t602 = call i32 @llvm.smax.i32(i32 %t588, i32 %t601)
  %t603 = bitcast float %t385 to i32
  %t604 = ashr i32 %t603, 31
  %t605 = and i32 %t604, 2147483647
  %t606 = xor i32 %t603, %t605
  %t607 = fcmp une float %t385, %t385
  %t608 = select i1 %t607, i32 -2147483648, i32 %t606
  %t609 = call i32 @llvm.smin.i32(i32 %t595, i32 %t608)
  %t321 = add nuw nsw i64 %t320, 256
  br label %b317, !llvm.loop !1000000
b319:
  %t610 = add i64 %t316, %t6
  br label %b611
b611:
  %t614 = phi i64 [ %t610, %b319 ], [ %t615, %b612 ]
  %t616 = phi i32 [ %t322, %b319 ], [ %t629, %b612 ]
  %t617 = phi i32 [ %t323, %b319 ], [ %t636, %b612 ]
  %t618 = icmp slt i64 %t614, %t312
  br i1 %t618, label %b612, label %b613
b612:
  %t619 = getelementptr inbounds float, ptr %t330, i64 %t614
  %t620 = load float, ptr %t619, align 4
  %t621 = insertelement <4 x float> poison, float %t620, i64 0
  %t622 = shufflevector <4 x float> %t621, <4 x float> poison, <4 x i32> zeroinitializer
  %t623 = bitcast float %t620 to i32
  %t624 = ashr i32 %t623, 31
  %t625 = and i32 %t624, 2147483647
  %t626 = xor i32 %t623, %t625
  %t627 = fcmp une float %t620, %t620
  %t628 = select i1 %t627, i32 2147483647, i32 %t626
  %t629 = call i32 @llvm.smax.i32(i32 %t616, i32 %t628)
  %t630 = bitcast float %t620 to i32
  %t631 = ashr i32 %t630, 31
  %t632 = and i32 %t631, 2147483647
  %t633 = xor i32 %t630, %t632
  %t634 = fcmp une float %t620, %t620
  %t635 = select i1 %t634, i32 -2147483648, i32 %t633
  %t636 = call i32 @llvm.smin.i32(i32 %t617, i32 %t635)
  %t615 = add nuw nsw i64 %t614, 16
  br label %b611, !llvm.loop !1000000
b613:
  %t637 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t638 = and i32 %t637, 16
  %t639 = shl i32 65535, %t638
  %t640 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t639, i32 %t616, i32 8, i32 4127)
  %t641 = call i32 @llvm.smax.i32(i32 %t616, i32 %t640)
  %t642 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t643 = and i32 %t642, 16
  %t644 = shl i32 65535, %t643
  %t645 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t644, i32 %t641, i32 4, i32 4127)
  %t646 = call i32 @llvm.smax.i32(i32 %t641, i32 %t645)
  %t647 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t648 = and i32 %t647, 16
  %t649 = shl i32 65535, %t648
  %t650 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t649, i32 %t646, i32 2, i32 4127)
  %t651 = call i32 @llvm.smax.i32(i32 %t646, i32 %t650)
  %t652 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t653 = and i32 %t652, 16
  %t654 = shl i32 65535, %t653
  %t655 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t654, i32 %t651, i32 1, i32 4127)
  %t656 = call i32 @llvm.smax.i32(i32 %t651, i32 %t655)
  %t657 = ashr i32 %t656, 31
  %t658 = and i32 %t657, 2147483647
  %t659 = xor i32 %t656, %t658
  %t660 = bitcast i32 %t659 to float
  %t661 = fpext float %t660 to double
  %t662 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t663 = and i32 %t662, 16
  %t664 = shl i32 65535, %t663
  %t665 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t664, i32 %t617, i32 8, i32 4127)
  %t666 = call i32 @llvm.smin.i32(i32 %t617, i32 %t665)
  %t667 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t668 = and i32 %t667, 16
  %t669 = shl i32 65535, %t668
  %t670 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t669, i32 %t666, i32 4, i32 4127)
  %t671 = call i32 @llvm.smin.i32(i32 %t666, i32 %t670)
  %t672 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t673 = and i32 %t672, 16
  %t674 = shl i32 65535, %t673
  %t675 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t674, i32 %t671, i32 2, i32 4127)
  %t676 = call i32 @llvm.smin.i32(i32 %t671, i32 %t675)
  %t677 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t678 = and i32 %t677, 16
  %t679 = shl i32 65535, %t678
  %t680 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t679, i32 %t676, i32 1, i32 4127)
  %t681 = call i32 @llvm.smin.i32(i32 %t676, i32 %t680)
  %t682 = ashr i32 %t681, 31
  %t683 = and i32 %t682, 2147483647
  %t684 = xor i32 %t681, %t683
  %t685 = bitcast i32 %t684 to float
  %t686 = fpext float %t685 to double
  %t687 = icmp eq i64 %t6, 0
  br i1 %t687, label %b688, label %b689
b688:
  %t690 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t691 = load i64, ptr %t690, align 8
  %t692 = inttoptr i64 %t691 to ptr addrspace(1)
  %t693 = addrspacecast ptr addrspace(1) %t692 to ptr
  %t694 = udiv i64 %t310, 1024
  %t696 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t697 = load i64, ptr %t696, align 8
  %t698 = inttoptr i64 %t697 to ptr addrspace(1)
  %t699 = addrspacecast ptr addrspace(1) %t698 to ptr
  %t695 = getelementptr inbounds double, ptr %t693, i64 %t694
  store double %t661, ptr %t695, align 8
  %t700 = getelementptr inbounds double, ptr %t699, i64 %t694
  store double %t686, ptr %t700, align 8
  br label %b689
b689:
  %t308 = add nuw nsw i64 %t307, %t302
  br label %b304, !llvm.loop !1000000
b306:
  br label %b25
b25:
  ret void
}

define internal void @sf_x_sweep1_pass0(ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows, i64 %col, i64 %cols) convergent nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t7 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t8 = load i64, ptr %t7, align 8
  %t9 = inttoptr i64 %t8 to ptr addrspace(1)
  %t10 = addrspacecast ptr addrspace(1) %t9 to ptr
  %t11 = mul i64 %number, 1
  %t12 = getelementptr inbounds double, ptr %t10, i64 %t11
  %t18 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t19 = load i64, ptr %t18, align 8
  %t20 = inttoptr i64 %t19 to ptr addrspace(1)
  %t21 = addrspacecast ptr addrspace(1) %t20 to ptr
  %t22 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t23 = load i64, ptr %t22, align 8
  %t24 = mul i64 %t23, 2
  %t25 = getelementptr inbounds double, ptr %t21, i64 %t24
  %t31 = urem i64 %col, 4
  %t32 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t33 = load i64, ptr %t32, align 8
  %t34 = inttoptr i64 %t33 to ptr addrspace(1)
  %t35 = addrspacecast ptr addrspace(1) %t34 to ptr
  %t36 = ptrtoint ptr %t35 to i64
  %t37 = urem i64 %t36, 16
  %t38 = add i64 %t31, %t37
  %t39 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t40 = load i64, ptr %t39, align 8
  %t41 = inttoptr i64 %t40 to ptr addrspace(1)
  %t42 = addrspacecast ptr addrspace(1) %t41 to ptr
  %t43 = ptrtoint ptr %t42 to i64
  %t44 = urem i64 %t43, 16
  %t45 = add i64 %t38, %t44
  %t46 = icmp eq i64 %t45, 0
  %t47 = add i64 %col, %cols
  %t48 = sub i64 %t47, %col
  %t49 = urem i64 %t48, 4
  %t50 = sub i64 %t48, %t49
  %t51 = select i1 %t46, i64 %t50, i64 0
  %t52 = add i64 %col, %t51
  %t53 = sub i64 %t47, %t52
  %t54 = urem i64 %t53, 1024
  %t55 = sub i64 %t53, %t54
  %t56 = sub i64 %t52, %col
  %t57 = urem i64 %t56, 2048
  %t58 = sub i64 %t56, %t57
  %t59 = add i64 %col, %t58
  %t114 = add i64 %t52, %t55
  %t1 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t2 = and i32 %t1, 1023
  %t3 = zext i32 %t2 to i64
  %t4 = call i32 asm sideeffect "mov.u32 $0, %ntid.x;", "=r"()
  %t5 = zext i32 %t4 to i64
  %t6 = and i64 %t3, 15
  %t13 = getelementptr inbounds double, ptr %t12, i64 0
  %t14 = load double, ptr %t13, align 8
  %t15 = fptrunc double %t14 to float
  %t16 = insertelement <4 x float> poison, float %t15, i64 0
  %t17 = shufflevector <4 x float> %t16, <4 x float> poison, <4 x i32> zeroinitializer
  %t26 = getelementptr inbounds double, ptr %t25, i64 1
  %t27 = load double, ptr %t26, align 8
  %t28 = fptrunc double %t27 to float
  %t29 = insertelement <4 x float> poison, float %t28, i64 0
  %t30 = shufflevector <4 x float> %t29, <4 x float> poison, <4 x i32> zeroinitializer
  br label %b60
b60:
  %t63 = phi i64 [ %col, %entry ], [ %t64, %b72 ]
  %t65 = icmp slt i64 %t63, %t59
  br i1 %t65, label %b61, label %b62
b61:
  %t66 = add i64 %t63, 1024
  %t67 = mul i64 %t3, 4
  %t68 = mul i64 %t5, 4
  %t69 = add i64 %t63, %t67
  br label %b70
b70:
  %t73 = phi i64 [ %t69, %b61 ], [ %t74, %b71 ]
  %t75 = icmp slt i64 %t73, %t66
  br i1 %t75, label %b71, label %b72
b71:
  %t81 = add i64 %t73, 1024
  %t82 = getelementptr float, ptr %t35, i64 %t81
  %t85 = getelementptr float, ptr %t42, i64 %t81
  %t76 = add i64 %t73, 0
  %t77 = getelementptr inbounds float, ptr %t35, i64 %t76
  %t78 = load <4 x float>, ptr %t77, align 16
  %t79 = getelementptr inbounds float, ptr %t42, i64 %t76
  %t80 = load <4 x float>, ptr %t79, align 16
  %t83 = getelementptr inbounds float, ptr %t82, i64 0
  %t84 = load <4 x float>, ptr %t83, align 16
  %t86 = getelementptr inbounds float, ptr %t85, i64 0
  %t87 = load <4 x float>, ptr %t86, align 16
  %t88 = fdiv <4 x float> %t80, %t17
  %t89 = fmul <4 x float> %t30, %t88
  %t90 = fsub <4 x float> %t78, %t89
  %t91 = getelementptr inbounds float, ptr %t35, i64 %t76
  store <4 x float> %t90, ptr %t91, align 16
  %t92 = fdiv <4 x float> %t87, %t17
  %t93 = fmul <4 x float> %t30, %t92
  %t94 = fsub <4 x float> %t84, %t93
  %t95 = getelementptr inbounds float, ptr %t82, i64 0
  store <4 x float> %t94, ptr %t95, align 16
  %t74 = add nuw nsw i64 %t73, %t68
  br label %b70, !llvm.loop !1000000
b72:
  %t64 = add nuw nsw i64 %t63, 2048
  br label %b60, !llvm.loop !1000000
b62:
  %t96 = mul i64 %t3, 4
  %t97 = mul i64 %t5, 4
  %t98 = add i64 %t59, %t96
  br label %b99
b99:
  %t102 = phi i64 [ %t98, %b62 ], [ %t103, %b100 ]
  %t104 = icmp slt i64 %t102, %t52
  br i1 %t104, label %b100, label %b101
b100:
  %t105 = add i64 %t102, 0
  %t106 = getelementptr inbounds float, ptr %t35, i64 %t105
  %t107 = load <4 x float>, ptr %t106, align 16
  %t108 = getelementptr inbounds float, ptr %t42, i64 %t105
  %t109 = load <4 x float>, ptr %t108, align 16
  %t110 = fdiv <4 x float> %t109, %t17
  %t111 = fmul <4 x float> %t30, %t110
  %t112 = fsub <4 x float> %t107, %t111
  %t113 = getelementptr inbounds float, ptr %t35, i64 %t105
  store <4 x float> %t112, ptr %t113, align 16
  %t103 = add nuw nsw i64 %t102, %t97
  br label %b99, !llvm.loop !1000000
b101:
  br label %b115
b115:
  %t118 = phi i64 [ %t52, %b101 ], [ %t119, %b125 ]
  %t120 = icmp slt i64 %t118, %t114
  br i1 %t120, label %b116, label %b117
b116:
  %t121 = add i64 %t118, 256
  %t122 = add i64 %t118, %t3
  br label %b123
b123:
  %t126 = phi i64 [ %t122, %b116 ], [ %t127, %b124 ]
  %t128 = icmp slt i64 %t126, %t121
  br i1 %t128, label %b124, label %b125
b124:
  %t137 = add i64 %t126, 256
  %t146 = add i64 %t126, 512
  %t151 = add i64 %t126, 768
  %t129 = getelementptr inbounds float, ptr %t35, i64 %t126
  %t130 = load float, ptr %t129, align 4
  %t131 = insertelement <4 x float> poison, float %t130, i64 0
  %t132 = shufflevector <4 x float> %t131, <4 x float> poison, <4 x i32> zeroinitializer
  %t133 = getelementptr inbounds float, ptr %t42, i64 %t126
  %t134 = load float, ptr %t133, align 4
  %t135 = insertelement <4 x float> poison, float %t134, i64 0
  %t136 = shufflevector <4 x float> %t135, <4 x float> poison, <4 x i32> zeroinitializer
  %t138 = getelementptr inbounds float, ptr %t35, i64 %t137
  %t139 = load float, ptr %t138, align 4
  %t140 = insertelement <4 x float> poison, float %t139, i64 0
  %t141 = shufflevector <4 x float> %t140, <4 x float> poison, <4 x i32> zeroinitializer
  %t142 = getelementptr inbounds float, ptr %t42, i64 %t137
  %t143 = load float, ptr %t142, align 4
  %t144 = insertelement <4 x float> poison, float %t143, i64 0
  %t145 = shufflevector <4 x float> %t144, <4 x float> poison, <4 x i32> zeroinitializer
  %t147 = getelementptr inbounds float, ptr %t35, i64 %t146
  %t148 = load float, ptr %t147, align 4
  %t149 = getelementptr inbounds float, ptr %t42, i64 %t146
  %t150 = load float, ptr %t149, align 4
  %t152 = getelementptr inbounds float, ptr %t35, i64 %t151
  %t153 = load float, ptr %t152, align 4
  %t154 = getelementptr inbounds float, ptr %t42, i64 %t151
  %t155 = load float, ptr %t154, align 4
  %t156 = fdiv float %t134, %t15
  %t157 = insertelement <4 x float> poison, float %t156, i64 0
  %t158 = shufflevector <4 x float> %t157, <4 x float> poison, <4 x i32> zeroinitializer
  %t159 = fmul float %t28, %t156
  %t160 = insertelement <4 x float> poison, float %t159, i64 0
  %t161 = shufflevector <4 x float> %t160, <4 x float> poison, <4 x i32> zeroinitializer
  %t162 = fsub float %t130, %t159
  %t163 = insertelement <4 x float> poison, float %t162, i64 0
  %t164 = shufflevector <4 x float> %t163, <4 x float> poison, <4 x i32> zeroinitializer
  %t165 = getelementptr inbounds float, ptr %t35, i64 %t126
  store float %t162, ptr %t165, align 4
  %t166 = fdiv float %t143, %t15
  %t167 = insertelement <4 x float> poison, float %t166, i64 0
  %t168 = shufflevector <4 x float> %t167, <4 x float> poison, <4 x i32> zeroinitializer
  %t169 = fmul float %t28, %t166
  %t170 = insertelement <4 x float> poison, float %t169, i64 0
  %t171 = shufflevector <4 x float> %t170, <4 x float> poison, <4 x i32> zeroinitializer
  %t172 = fsub float %t139, %t169
  %t173 = insertelement <4 x float> poison, float %t172, i64 0
  %t174 = shufflevector <4 x float> %t173, <4 x float> poison, <4 x i32> zeroinitializer
  %t175 = getelementptr inbounds float, ptr %t35, i64 %t137
  store float %t172, ptr %t175, align 4
  %t176 = fdiv float %t150, %t15
  %t177 = fmul float %t28, %t176
  %t178 = fsub float %t148, %t177
  %t179 = getelementptr inbounds float, ptr %t35, i64 %t146
  store float %t178, ptr %t179, align 4
  %t180 = fdiv float %t155, %t15
  %t181 = fmul float %t28, %t180
  %t182 = fsub float %t153, %t181
  %t183 = getelementptr inbounds float, ptr %t35, i64 %t151
  store float %t182, ptr %t183, align 4
  %t127 = add nuw nsw i64 %t126, %t5
  br label %b123, !llvm.loop !1000000
b125:
  %t119 = add nuw nsw i64 %t118, 1024
  br label %b115, !llvm.loop !1000000
b117:
  %t184 = add i64 %t114, %t3
  br label %b185
b185:
  %t188 = phi i64 [ %t184, %b117 ], [ %t189, %b186 ]
  %t190 = icmp slt i64 %t188, %t47
  br i1 %t190, label %b186, label %b187
b186:
  %t191 = getelementptr inbounds float, ptr %t35, i64 %t188
  %t192 = load float, ptr %t191, align 4
  %t193 = insertelement <4 x float> poison, float %t192, i64 0
  %t194 = shufflevector <4 x float> %t193, <4 x float> poison, <4 x i32> zeroinitializer
  %t195 = getelementptr inbounds float, ptr %t42, i64 %t188
  %t196 = load float, ptr %t195, align 4
  %t197 = insertelement <4 x float> poison, float %t196, i64 0
  %t198 = shufflevector <4 x float> %t197, <4 x float> poison, <4 x i32> zeroinitializer
  %t199 = fdiv float %t196, %t15
  %t200 = insertelement <4 x float> poison, float %t199, i64 0
  %t201 = shufflevector <4 x float> %t200, <4 x float> poison, <4 x i32> zeroinitializer
  %t202 = fmul float %t28, %t199
  %t203 = insertelement <4 x float> poison, float %t202, i64 0
  %t204 = shufflevector <4 x float> %t203, <4 x float> poison, <4 x i32> zeroinitializer
  %t205 = fsub float %t192, %t202
  %t206 = insertelement <4 x float> poison, float %t205, i64 0
  %t207 = shufflevector <4 x float> %t206, <4 x float> poison, <4 x i32> zeroinitializer
  %t208 = getelementptr inbounds float, ptr %t35, i64 %t188
  store float %t205, ptr %t208, align 4
  %t189 = add nuw nsw i64 %t188, %t5
  br label %b185, !llvm.loop !1000000
b187:
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
  br label %b8, !llvm.loop !1000000
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
  %t12 = icmp sle i64 16385, %t11
  %t13 = add i64 %t11, 1023
  %t14 = udiv i64 %t13, 1024
  %t15 = select i1 %t12, i64 %t14, i64 %t11
  %t17 = select i1 %t12, i64 1024, i64 1
  %t135 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t136 = load i64, ptr %t135, align 8
  %t137 = inttoptr i64 %t136 to ptr addrspace(1)
  %t138 = addrspacecast ptr addrspace(1) %t137 to ptr
  %t263 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t264 = load i64, ptr %t263, align 8
  %t265 = inttoptr i64 %t264 to ptr addrspace(1)
  %t266 = addrspacecast ptr addrspace(1) %t265 to ptr
  %t267 = mul i64 %number, 1
  %t268 = getelementptr inbounds double, ptr %t266, i64 %t267
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t16 = getelementptr inbounds double, ptr %t9, i64 0
  %t22 = mul i64 %t17, 1024
  %t23 = icmp sgt i64 %t15, 1
  br i1 %t23, label %b18, label %b19
b18:
  %t24 = phi ptr [ %t16, %entry ], [ %t16, %b41 ]
  %t25 = phi i64 [ %t15, %entry ], [ %t29, %b41 ]
  %t26 = phi i64 [ %t17, %entry ], [ %t27, %b41 ]
  %t27 = phi i64 [ %t22, %entry ], [ %t125, %b41 ]
  %t28 = add i64 %t25, 1023
  %t29 = udiv i64 %t28, 1024
  %t30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t31 = zext i32 %t30 to i64
  %t32 = and i64 %t31, 15
  %t33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t34 = zext i32 %t33 to i64
  %t35 = udiv i64 %t34, 16
  %t36 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t37 = zext i32 %t36 to i64
  %t38 = udiv i64 %t37, 16
  br label %b39
b39:
  %t42 = phi i64 [ %t35, %b18 ], [ %t43, %b123 ]
  %t44 = icmp slt i64 %t42, %t29
  br i1 %t44, label %b40, label %b41
b40:
  %t45 = mul i64 %t42, 1024
  %t46 = sub i64 %t25, %t45
  %t47 = call i64 @llvm.smin.i64(i64 %t46, i64 1024)
  br label %b48
b48:
  %t51 = phi i64 [ %t32, %b40 ], [ %t52, %b49 ]
  %t53 = phi double [ 0xFFF0000000000000, %b40 ], [ %t59, %b49 ]
  %t54 = icmp slt i64 %t51, %t47
  br i1 %t54, label %b49, label %b50
b49:
  %t55 = add i64 %t45, %t51
  %t56 = mul i64 %t55, %t26
  %t57 = getelementptr inbounds double, ptr %t24, i64 %t56
  %t58 = load double, ptr %t57, align 8
  %t59 = call double @llvm.maximum.f64(double %t53, double %t58)
  %t52 = add nuw nsw i64 %t51, 16
  br label %b48
b50:
  %t60 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t61 = and i32 %t60, 16
  %t62 = shl i32 65535, %t61
  %t63 = bitcast double %t53 to i64
  %t64 = trunc i64 %t63 to i32
  %t65 = lshr i64 %t63, 32
  %t66 = trunc i64 %t65 to i32
  %t67 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t62, i32 %t64, i32 8, i32 4127)
  %t68 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t62, i32 %t66, i32 8, i32 4127)
  %t69 = zext i32 %t67 to i64
  %t70 = zext i32 %t68 to i64
  %t71 = shl i64 %t70, 32
  %t72 = or i64 %t71, %t69
  %t73 = bitcast i64 %t72 to double
  %t74 = call double @llvm.maximum.f64(double %t53, double %t73)
  %t75 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t76 = and i32 %t75, 16
  %t77 = shl i32 65535, %t76
  %t78 = bitcast double %t74 to i64
  %t79 = trunc i64 %t78 to i32
  %t80 = lshr i64 %t78, 32
  %t81 = trunc i64 %t80 to i32
  %t82 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t77, i32 %t79, i32 4, i32 4127)
  %t83 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t77, i32 %t81, i32 4, i32 4127)
  %t84 = zext i32 %t82 to i64
  %t85 = zext i32 %t83 to i64
  %t86 = shl i64 %t85, 32
  %t87 = or i64 %t86, %t84
  %t88 = bitcast i64 %t87 to double
  %t89 = call double @llvm.maximum.f64(double %t74, double %t88)
  %t90 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t91 = and i32 %t90, 16
  %t92 = shl i32 65535, %t91
  %t93 = bitcast double %t89 to i64
  %t94 = trunc i64 %t93 to i32
  %t95 = lshr i64 %t93, 32
  %t96 = trunc i64 %t95 to i32
  %t97 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t92, i32 %t94, i32 2, i32 4127)
  %t98 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t92, i32 %t96, i32 2, i32 4127)
  %t99 = zext i32 %t97 to i64
  %t100 = zext i32 %t98 to i64
  %t101 = shl i64 %t100, 32
  %t102 = or i64 %t101, %t99
  %t103 = bitcast i64 %t102 to double
  %t104 = call double @llvm.maximum.f64(double %t89, double %t103)
  %t105 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t106 = and i32 %t105, 16
  %t107 = shl i32 65535, %t106
  %t108 = bitcast double %t104 to i64
  %t109 = trunc i64 %t108 to i32
  %t110 = lshr i64 %t108, 32
  %t111 = trunc i64 %t110 to i32
  %t112 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t107, i32 %t109, i32 1, i32 4127)
  %t113 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t107, i32 %t111, i32 1, i32 4127)
  %t114 = zext i32 %t112 to i64
  %t115 = zext i32 %t113 to i64
  %t116 = shl i64 %t115, 32
  %t117 = or i64 %t116, %t114
  %t118 = bitcast i64 %t117 to double
  %t119 = call double @llvm.maximum.f64(double %t104, double %t118)
  %t120 = mul i64 %t42, %t27
  %t121 = icmp eq i64 %t32, 0
  br i1 %t121, label %b122, label %b123
b122:
  %t124 = getelementptr inbounds double, ptr %t16, i64 %t120
  store double %t119, ptr %t124, align 8
  br label %b123
b123:
  %t43 = add nuw nsw i64 %t42, %t38
  br label %b39
b41:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t125 = mul i64 %t27, 1024
  %t126 = icmp sgt i64 %t29, 1
  br i1 %t126, label %b18, label %b127
b127:
  %t128 = getelementptr inbounds double, ptr %t16, i64 0
  %t129 = load double, ptr %t128, align 8
  br label %b21
b19:
  %t130 = icmp sgt i64 %t15, 0
  br i1 %t130, label %b20, label %b21
b20:
  %t131 = getelementptr inbounds double, ptr %t16, i64 0
  %t132 = load double, ptr %t131, align 8
  br label %b21
b21:
  %t133 = phi double [ %t129, %b127 ], [ 0xFFF0000000000000, %b19 ], [ %t132, %b20 ]
  %t134 = call double @llvm.fabs.f64(double %t133)
  %t139 = getelementptr inbounds double, ptr %t138, i64 0
  %t144 = mul i64 %t17, 1024
  %t145 = icmp sgt i64 %t15, 1
  br i1 %t145, label %b140, label %b141
b140:
  %t146 = phi ptr [ %t139, %b21 ], [ %t139, %b163 ]
  %t147 = phi i64 [ %t15, %b21 ], [ %t151, %b163 ]
  %t148 = phi i64 [ %t17, %b21 ], [ %t149, %b163 ]
  %t149 = phi i64 [ %t144, %b21 ], [ %t247, %b163 ]
  %t150 = add i64 %t147, 1023
  %t151 = udiv i64 %t150, 1024
  %t152 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t153 = zext i32 %t152 to i64
  %t154 = and i64 %t153, 15
  %t155 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t156 = zext i32 %t155 to i64
  %t157 = udiv i64 %t156, 16
  %t158 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t159 = zext i32 %t158 to i64
  %t160 = udiv i64 %t159, 16
  br label %b161
b161:
  %t164 = phi i64 [ %t157, %b140 ], [ %t165, %b245 ]
  %t166 = icmp slt i64 %t164, %t151
  br i1 %t166, label %b162, label %b163
b162:
  %t167 = mul i64 %t164, 1024
  %t168 = sub i64 %t147, %t167
  %t169 = call i64 @llvm.smin.i64(i64 %t168, i64 1024)
  br label %b170
b170:
  %t173 = phi i64 [ %t154, %b162 ], [ %t174, %b171 ]
  %t175 = phi double [ 0x7FF0000000000000, %b162 ], [ %t181, %b171 ]
  %t176 = icmp slt i64 %t173, %t169
  br i1 %t176, label %b171, label %b172
b171:
  %t177 = add i64 %t167, %t173
  %t178 = mul i64 %t177, %t148
  %t179 = getelementptr inbounds double, ptr %t146, i64 %t178
  %t180 = load double, ptr %t179, align 8
  %t181 = call double @llvm.minimum.f64(double %t175, double %t180)
  %t174 = add nuw nsw i64 %t173, 16
  br label %b170
b172:
  %t182 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t183 = and i32 %t182, 16
  %t184 = shl i32 65535, %t183
  %t185 = bitcast double %t175 to i64
  %t186 = trunc i64 %t185 to i32
  %t187 = lshr i64 %t185, 32
  %t188 = trunc i64 %t187 to i32
  %t189 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t184, i32 %t186, i32 8, i32 4127)
  %t190 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t184, i32 %t188, i32 8, i32 4127)
  %t191 = zext i32 %t189 to i64
  %t192 = zext i32 %t190 to i64
  %t193 = shl i64 %t192, 32
  %t194 = or i64 %t193, %t191
  %t195 = bitcast i64 %t194 to double
  %t196 = call double @llvm.minimum.f64(double %t175, double %t195)
  %t197 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t198 = and i32 %t197, 16
  %t199 = shl i32 65535, %t198
  %t200 = bitcast double %t196 to i64
  %t201 = trunc i64 %t200 to i32
  %t202 = lshr i64 %t200, 32
  %t203 = trunc i64 %t202 to i32
  %t204 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t199, i32 %t201, i32 4, i32 4127)
  %t205 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t199, i32 %t203, i32 4, i32 4127)
  %t206 = zext i32 %t204 to i64
  %t207 = zext i32 %t205 to i64
  %t208 = shl i64 %t207, 32
  %t209 = or i64 %t208, %t206
  %t210 = bitcast i64 %t209 to double
  %t211 = call double @llvm.minimum.f64(double %t196, double %t210)
  %t212 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t213 = and i32 %t212, 16
  %t214 = shl i32 65535, %t213
  %t215 = bitcast double %t211 to i64
  %t216 = trunc i64 %t215 to i32
  %t217 = lshr i64 %t215, 32
  %t218 = trunc i64 %t217 to i32
  %t219 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t214, i32 %t216, i32 2, i32 4127)
  %t220 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t214, i32 %t218, i32 2, i32 4127)
  %t221 = zext i32 %t219 to i64
  %t222 = zext i32 %t220 to i64
  %t223 = shl i64 %t222, 32
  %t224 = or i64 %t223, %t221
  %t225 = bitcast i64 %t224 to double
  %t226 = call double @llvm.minimum.f64(double %t211, double %t225)
  %t227 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t228 = and i32 %t227, 16
  %t229 = shl i32 65535, %t228
  %t230 = bitcast double %t226 to i64
  %t231 = trunc i64 %t230 to i32
  %t232 = lshr i64 %t230, 32
  %t233 = trunc i64 %t232 to i32
  %t234 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t229, i32 %t231, i32 1, i32 4127)
  %t235 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t229, i32 %t233, i32 1, i32 4127)
  %t236 = zext i32 %t234 to i64
  %t237 = zext i32 %t235 to i64
  %t238 = shl i64 %t237, 32
  %t239 = or i64 %t238, %t236
  %t240 = bitcast i64 %t239 to double
  %t241 = call double @llvm.minimum.f64(double %t226, double %t240)
  %t242 = mul i64 %t164, %t149
  %t243 = icmp eq i64 %t154, 0
  br i1 %t243, label %b244, label %b245
b244:
  %t246 = getelementptr inbounds double, ptr %t139, i64 %t242
  store double %t241, ptr %t246, align 8
  br label %b245
b245:
  %t165 = add nuw nsw i64 %t164, %t160
  br label %b161
b163:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t247 = mul i64 %t149, 1024
  %t248 = icmp sgt i64 %t151, 1
  br i1 %t248, label %b140, label %b249
b249:
  %t250 = getelementptr inbounds double, ptr %t139, i64 0
  %t251 = load double, ptr %t250, align 8
  br label %b143
b141:
  %t252 = icmp sgt i64 %t15, 0
  br i1 %t252, label %b142, label %b143
b142:
  %t253 = getelementptr inbounds double, ptr %t139, i64 0
  %t254 = load double, ptr %t253, align 8
  br label %b143
b143:
  %t255 = phi double [ %t251, %b249 ], [ 0x7FF0000000000000, %b141 ], [ %t254, %b142 ]
  %t256 = fsub double %t134, %t255
  %t257 = fcmp oeq double %t256, 0x0000000000000000
  %t258 = select i1 %t257, double 0x3FF0000000000000, double %t256
  %t259 = fptrunc double %t258 to float
  %t260 = icmp eq i64 %t2, 0
  br i1 %t260, label %b261, label %b262
b261:
  %t269 = fpext float %t259 to double
  %t270 = getelementptr inbounds double, ptr %t268, i64 0
  store double %t269, ptr %t270, align 8
  br label %b262
b262:
  ret void
}

define internal void @sf_x_stage1_0_lists(ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows, i64 %col, i64 %cols) convergent nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t6 = add i64 %col, %cols
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t7 = udiv i64 %t2, 16
  %t8 = udiv i64 %t4, 16
  %t9 = mul i64 %t7, 1024
  %t10 = mul i64 %t8, 1024
  %t11 = add i64 %col, %t9
  br label %b12
b12:
  %t15 = phi i64 [ %t11, %entry ], [ %t16, %b259 ]
  %t17 = icmp slt i64 %t15, %t6
  br i1 %t17, label %b13, label %b14
b13:
  %t18 = call i64 asm "mov.b64 $0, $1;", "=l,l"(i64 %t15)
  %t19 = add i64 %t18, 1024
  %t20 = call i64 @llvm.smin.i64(i64 %t19, i64 %t6)
  %t21 = sub i64 %t20, %t18
  %t22 = urem i64 %t21, 64
  %t23 = sub i64 %t21, %t22
  %t24 = add i64 %t18, %t23
  %t35 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t36 = load i64, ptr %t35, align 8
  %t37 = inttoptr i64 %t36 to ptr addrspace(1)
  %t38 = addrspacecast ptr addrspace(1) %t37 to ptr
  %t41 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t42 = load i64, ptr %t41, align 8
  %t43 = inttoptr i64 %t42 to ptr addrspace(1)
  %t44 = addrspacecast ptr addrspace(1) %t43 to ptr
  br label %b25
b25:
  %t28 = phi i64 [ %t18, %b13 ], [ %t29, %b26 ]
  %t30 = phi i64 [ -9218868437227405313, %b13 ], [ %t110, %b26 ]
  %t31 = phi i64 [ 9218868437227405312, %b13 ], [ %t117, %b26 ]
  %t32 = icmp slt i64 %t28, %t24
  br i1 %t32, label %b26, label %b27
b26:
  %t33 = add i64 %t28, 16
  %t34 = add i64 %t28, %t5
  %t47 = add i64 %t34, 16
  %t52 = add i64 %t34, 32
  %t57 = add i64 %t34, 48
  %t39 = getelementptr inbounds double, ptr %t38, i64 %t34
  %t40 = load double, ptr %t39, align 8
  %t45 = getelementptr inbounds double, ptr %t44, i64 %t34
  %t46 = load double, ptr %t45, align 8
  %t48 = getelementptr inbounds double, ptr %t38, i64 %t47
  %t49 = load double, ptr %t48, align 8
  %t50 = getelementptr inbounds double, ptr %t44, i64 %t47
  %t51 = load double, ptr %t50, align 8
  %t53 = getelementptr inbounds double, ptr %t38, i64 %t52
  %t54 = load double, ptr %t53, align 8
  %t55 = getelementptr inbounds double, ptr %t44, i64 %t52
  %t56 = load double, ptr %t55, align 8
  %t58 = getelementptr inbounds double, ptr %t38, i64 %t57
  %t59 = load double, ptr %t58, align 8
  %t60 = getelementptr inbounds double, ptr %t44, i64 %t57
  %t61 = load double, ptr %t60, align 8
  %t62 = bitcast double %t40 to i64
  %t63 = ashr i64 %t62, 63
  %t64 = and i64 %t63, 9223372036854775807
  %t65 = xor i64 %t62, %t64
  %t66 = fcmp une double %t40, %t40
  %t67 = select i1 %t66, i64 9223372036854775807, i64 %t65
  %t68 = call i64 @llvm.smax.i64(i64 %t30, i64 %t67)
  %t69 = bitcast double %t46 to i64
  %t70 = ashr i64 %t69, 63
  %t71 = and i64 %t70, 9223372036854775807
  %t72 = xor i64 %t69, %t71
  %t73 = fcmp une double %t46, %t46
  %t74 = select i1 %t73, i64 -9223372036854775808, i64 %t72
  %t75 = call i64 @llvm.smin.i64(i64 %t31, i64 %t74)
  %t76 = bitcast double %t49 to i64
  %t77 = ashr i64 %t76, 63
  %t78 = and i64 %t77, 9223372036854775807
  %t79 = xor i64 %t76, %t78
  %t80 = fcmp une double %t49, %t49
  %t81 = select i1 %t80, i64 9223372036854775807, i64 %t79
  %t82 = call i64 @llvm.smax.i64(i64 %t68, i64 %t81)
  %t83 = bitcast double %t51 to i64
  %t84 = ashr i64 %t83, 63
  %t85 = and i64 %t84, 9223372036854775807
  %t86 = xor i64 %t83, %t85
  %t87 = fcmp une double %t51, %t51
  %t88 = select i1 %t87, i64 -9223372036854775808, i64 %t86
  %t89 = call i64 @llvm.smin.i64(i64 %t75, i64 %t88)
  %t90 = bitcast double %t54 to i64
  %t91 = ashr i64 %t90, 63
  %t92 = and i64 %t91, 9223372036854775807
  %t93 = xor i64 %t90, %t92
  %t94 = fcmp une double %t54, %t54
  %t95 = select i1 %t94, i64 9223372036854775807, i64 %t93
  %t96 = call i64 @llvm.smax.i64(i64 %t82, i64 %t95)
  %t97 = bitcast double %t56 to i64
  %t98 = ashr i64 %t97, 63
  %t99 = and i64 %t98, 9223372036854775807
  %t100 = xor i64 %t97, %t99
  %t101 = fcmp une double %t56, %t56
  %t102 = select i1 %t101, i64 -9223372036854775808, i64 %t100
  %t103 = call i64 @llvm.smin.i64(i64 %t89, i64 %t102)
  %t104 = bitcast double %t59 to i64
  %t105 = ashr i64 %t104, 63
  %t106 = and i64 %t105, 9223372036854775807
  %t107 = xor i64 %t104, %t106
  %t108 = fcmp une double %t59, %t59
  %t109 = select i1 %t108, i64 9223372036854775807, i64 %t107
  %t110 = call i64 @llvm.smax.i64(i64 %t96, i64 %t109)
  %t111 = bitcast double %t61 to i64
  %t112 = ashr i64 %t111, 63
  %t113 = and i64 %t112, 9223372036854775807
  %t114 = xor i64 %t111, %t113
  %t115 = fcmp une double %t61, %t61
  %t116 = select i1 %t115, i64 -9223372036854775808, i64 %t114
  %t117 = call i64 @llvm.smin.i64(i64 %t103, i64 %t116)
  %t29 = add nuw nsw i64 %t28, 64
  br label %b25, !llvm.loop !1000000
b27:
  %t118 = add i64 %t24, %t5
  br label %b119
b119:
  %t122 = phi i64 [ %t118, %b27 ], [ %t123, %b120 ]
  %t124 = phi i64 [ %t30, %b27 ], [ %t137, %b120 ]
  %t125 = phi i64 [ %t31, %b27 ], [ %t144, %b120 ]
  %t126 = icmp slt i64 %t122, %t20
  br i1 %t126, label %b120, label %b121
b120:
  %t127 = getelementptr inbounds double, ptr %t38, i64 %t122
  %t128 = load double, ptr %t127, align 8
  %t129 = getelementptr inbounds double, ptr %t44, i64 %t122
  %t130 = load double, ptr %t129, align 8
  %t131 = bitcast double %t128 to i64
  %t132 = ashr i64 %t131, 63
  %t133 = and i64 %t132, 9223372036854775807
  %t134 = xor i64 %t131, %t133
  %t135 = fcmp une double %t128, %t128
  %t136 = select i1 %t135, i64 9223372036854775807, i64 %t134
  %t137 = call i64 @llvm.smax.i64(i64 %t124, i64 %t136)
  %t138 = bitcast double %t130 to i64
  %t139 = ashr i64 %t138, 63
  %t140 = and i64 %t139, 9223372036854775807
  %t141 = xor i64 %t138, %t140
  %t142 = fcmp une double %t130, %t130
  %t143 = select i1 %t142, i64 -9223372036854775808, i64 %t141
  %t144 = call i64 @llvm.smin.i64(i64 %t125, i64 %t143)
  %t123 = add nuw nsw i64 %t122, 16
  br label %b119, !llvm.loop !1000000
b121:
  %t145 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t146 = and i32 %t145, 16
  %t147 = shl i32 65535, %t146
  %t148 = trunc i64 %t124 to i32
  %t149 = lshr i64 %t124, 32
  %t150 = trunc i64 %t149 to i32
  %t151 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t147, i32 %t148, i32 8, i32 4127)
  %t152 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t147, i32 %t150, i32 8, i32 4127)
  %t153 = zext i32 %t151 to i64
  %t154 = zext i32 %t152 to i64
  %t155 = shl i64 %t154, 32
  %t156 = or i64 %t155, %t153
  %t157 = call i64 @llvm.smax.i64(i64 %t124, i64 %t156)
  %t158 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t159 = and i32 %t158, 16
  %t160 = shl i32 65535, %t159
  %t161 = trunc i64 %t157 to i32
  %t162 = lshr i64 %t157, 32
  %t163 = trunc i64 %t162 to i32
  %t164 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t160, i32 %t161, i32 4, i32 4127)
  %t165 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t160, i32 %t163, i32 4, i32 4127)
  %t166 = zext i32 %t164 to i64
  %t167 = zext i32 %t165 to i64
  %t168 = shl i64 %t167, 32
  %t169 = or i64 %t168, %t166
  %t170 = call i64 @llvm.smax.i64(i64 %t157, i64 %t169)
  %t171 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t172 = and i32 %t171, 16
  %t173 = shl i32 65535, %t172
  %t174 = trunc i64 %t170 to i32
  %t175 = lshr i64 %t170, 32
  %t176 = trunc i64 %t175 to i32
  %t177 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t173, i32 %t174, i32 2, i32 4127)
  %t178 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t173, i32 %t176, i32 2, i32 4127)
  %t179 = zext i32 %t177 to i64
  %t180 = zext i32 %t178 to i64
  %t181 = shl i64 %t180, 32
  %t182 = or i64 %t181, %t179
  %t183 = call i64 @llvm.smax.i64(i64 %t170, i64 %t182)
  %t184 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t185 = and i32 %t184, 16
  %t186 = shl i32 65535, %t185
  %t187 = trunc i64 %t183 to i32
  %t188 = lshr i64 %t183, 32
  %t189 = trunc i64 %t188 to i32
  %t190 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t186, i32 %t187, i32 1, i32 4127)
  %t191 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t186, i32 %t189, i32 1, i32 4127)
  %t192 = zext i32 %t190 to i64
  %t193 = zext i32 %t191 to i64
  %t194 = shl i64 %t193, 32
  %t195 = or i64 %t194, %t192
  %t196 = call i64 @llvm.smax.i64(i64 %t183, i64 %t195)
  %t197 = ashr i64 %t196, 63
  %t198 = and i64 %t197, 9223372036854775807
  %t199 = xor i64 %t196, %t198
  %t200 = bitcast i64 %t199 to double
  %t201 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t202 = and i32 %t201, 16
  %t203 = shl i32 65535, %t202
  %t204 = trunc i64 %t125 to i32
  %t205 = lshr i64 %t125, 32
  %t206 = trunc i64 %t205 to i32
  %t207 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t203, i32 %t204, i32 8, i32 4127)
  %t208 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t203, i32 %t206, i32 8, i32 4127)
  %t209 = zext i32 %t207 to i64
  %t210 = zext i32 %t208 to i64
  %t211 = shl i64 %t210, 32
  %t212 = or i64 %t211, %t209
  %t213 = call i64 @llvm.smin.i64(i64 %t125, i64 %t212)
  %t214 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t215 = and i32 %t214, 16
  %t216 = shl i32 65535, %t215
  %t217 = trunc i64 %t213 to i32
  %t218 = lshr i64 %t213, 32
  %t219 = trunc i64 %t218 to i32
  %t220 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t216, i32 %t217, i32 4, i32 4127)
  %t221 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t216, i32 %t219, i32 4, i32 4127)
  %t222 = zext i32 %t220 to i64
  %t223 = zext i32 %t221 to i64
  %t224 = shl i64 %t223, 32
  %t225 = or i64 %t224, %t222
  %t226 = call i64 @llvm.smin.i64(i64 %t213, i64 %t225)
  %t227 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t228 = and i32 %t227, 16
  %t229 = shl i32 65535, %t228
  %t230 = trunc i64 %t226 to i32
  %t231 = lshr i64 %t226, 32
  %t232 = trunc i64 %t231 to i32
  %t233 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t229, i32 %t230, i32 2, i32 4127)
  %t234 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t229, i32 %t232, i32 2, i32 4127)
  %t235 = zext i32 %t233 to i64
  %t236 = zext i32 %t234 to i64
  %t237 = shl i64 %t236, 32
  %t238 = or i64 %t237, %t235
  %t239 = call i64 @llvm.smin.i64(i64 %t226, i64 %t238)
  %t240 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t241 = and i32 %t240, 16
  %t242 = shl i32 65535, %t241
  %t243 = trunc i64 %t239 to i32
  %t244 = lshr i64 %t239, 32
  %t245 = trunc i64 %t244 to i32
  %t246 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t242, i32 %t243, i32 1, i32 4127)
  %t247 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t242, i32 %t245, i32 1, i32 4127)
  %t248 = zext i32 %t246 to i64
  %t249 = zext i32 %t247 to i64
  %t250 = shl i64 %t249, 32
  %t251 = or i64 %t250, %t248
  %t252 = call i64 @llvm.smin.i64(i64 %t239, i64 %t251)
  %t253 = ashr i64 %t252, 63
  %t254 = and i64 %t253, 9223372036854775807
  %t255 = xor i64 %t252, %t254
  %t256 = bitcast i64 %t255 to double
  %t257 = icmp eq i64 %t5, 0
  br i1 %t257, label %b258, label %b259
b258:
  %t260 = udiv i64 %t18, 1024
  %t261 = mul i64 %t260, 1024
  %t262 = getelementptr inbounds double, ptr %t38, i64 %t261
  store double %t200, ptr %t262, align 8
  %t263 = getelementptr inbounds double, ptr %t44, i64 %t261
  store double %t256, ptr %t263, align 8
  br label %b259
b259:
  %t16 = add nuw nsw i64 %t15, %t10
  br label %b12, !llvm.loop !1000000
b14:
  ret void
}

define ptx_kernel void @sf_x_sweep_0(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "nvvm.maxntid"="256" "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %ctx = inttoptr i64 %context to ptr
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = add i64 %low, %t2
  %t4 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %t5 = zext i32 %t4 to i64
  br label %b6
b6:
  %t9 = phi i64 [ %t3, %entry ], [ %t10, %b56 ]
  %t11 = icmp slt i64 %t9, %high
  br i1 %t11, label %b7, label %b8
b7:
  %t12 = mul i64 %t9, 6
  %t13 = getelementptr inbounds i64, ptr %ctx, i64 0
  %t14 = load i64, ptr %t13, align 8
  %t15 = inttoptr i64 %t14 to ptr addrspace(1)
  %t16 = addrspacecast ptr addrspace(1) %t15 to ptr
  %t17 = getelementptr inbounds i64, ptr %t16, i64 %t12
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
  call void @sf_x_sweep0_pass0(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23, i64 %t25, i64 %t27)
  %t36 = mul i64 %t9, 6
  %t37 = getelementptr inbounds i64, ptr %ctx, i64 0
  %t38 = load i64, ptr %t37, align 8
  %t39 = inttoptr i64 %t38 to ptr addrspace(1)
  %t40 = addrspacecast ptr addrspace(1) %t39 to ptr
  %t41 = getelementptr inbounds i64, ptr %t40, i64 %t36
  %t42 = getelementptr inbounds i64, ptr %t41, i64 0
  %t43 = load i64, ptr %t42, align 8
  %t44 = getelementptr inbounds i64, ptr %t41, i64 1
  %t45 = load i64, ptr %t44, align 8
  %t46 = getelementptr inbounds i64, ptr %t41, i64 2
  %t47 = load i64, ptr %t46, align 8
  %t48 = getelementptr inbounds i64, ptr %t41, i64 3
  %t49 = load i64, ptr %t48, align 8
  %t50 = getelementptr inbounds i64, ptr %t41, i64 4
  %t51 = load i64, ptr %t50, align 8
  %t52 = getelementptr inbounds i64, ptr %t41, i64 5
  %t53 = load i64, ptr %t52, align 8
  %t54 = icmp eq i64 %t53, 2
  br i1 %t54, label %b55, label %b56
b55:
  %t57 = getelementptr inbounds i64, ptr %ctx, i64 1
  %t58 = load i64, ptr %t57, align 8
  %t59 = inttoptr i64 %t58 to ptr addrspace(1)
  %t60 = addrspacecast ptr addrspace(1) %t59 to ptr
  %t61 = mul i64 %t43, 13
  %t62 = getelementptr inbounds i64, ptr %t60, i64 %t61
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @sf_x_stage1_0(ptr %ctx, ptr %t62, i64 %t43)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @sf_x_sweep1_pass0(ptr %ctx, ptr %t62, i64 %t43, i64 %t45, i64 %t47, i64 %t49, i64 %t51)
  br label %b56
b56:
  %t10 = add nuw nsw i64 %t9, %t5
  br label %b6
b8:
  ret void
}

define ptx_kernel void @sf_x_sweep_1(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "nvvm.maxntid"="256" "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
  %t12 = mul i64 %t9, 6
  %t13 = getelementptr inbounds i64, ptr %ctx, i64 0
  %t14 = load i64, ptr %t13, align 8
  %t15 = inttoptr i64 %t14 to ptr addrspace(1)
  %t16 = addrspacecast ptr addrspace(1) %t15 to ptr
  %t17 = getelementptr inbounds i64, ptr %t16, i64 %t12
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
  %t10 = add nuw nsw i64 %t9, %t5
  br label %b6
b8:
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

define ptx_kernel void @sf_x_lists_1(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "nvvm.maxntid"="256" "nvvm.minctasm"="1" "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
  %t12 = mul i64 %t9, 6
  %t13 = getelementptr inbounds i64, ptr %ctx, i64 0
  %t14 = load i64, ptr %t13, align 8
  %t15 = inttoptr i64 %t14 to ptr addrspace(1)
  %t16 = addrspacecast ptr addrspace(1) %t15 to ptr
  %t17 = getelementptr inbounds i64, ptr %t16, i64 %t12
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
  call void @sf_x_stage1_0_lists(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23, i64 %t25, i64 %t27)
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

!1000000 = distinct !{!1000000, !1000001}
!1000001 = !{!"llvm.loop.unroll.disable"}

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
  %t41 = sub i64 %t35, %t40
  %t42 = urem i64 %t41, 1024
  %t43 = sub i64 %t41, %t42
  %t66 = add i64 %t40, %t43
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
  %t44 = mul i64 %t2, 4
  %t45 = mul i64 %t4, 4
  %t46 = add i64 %col, %t44
  br label %b47
b47:
  %t50 = phi i64 [ %t46, %entry ], [ %t51, %b48 ]
  %t52 = icmp slt i64 %t50, %t40
  br i1 %t52, label %b48, label %b49
b48:
  %t53 = add i64 %t50, 0
  %t54 = getelementptr inbounds float, ptr %t23, i64 %t53
  %t55 = load <4 x float>, ptr %t54, align 16
  %t56 = getelementptr inbounds float, ptr %t30, i64 %t53
  %t57 = load <4 x float>, ptr %t56, align 16
  %t58 = fcmp olt <4 x float> %t57, splat (float 0x0000000000000000)
  %t59 = fcmp olt <4 x float> splat (float 0x0000000000000000), %t57
  %t60 = fadd <4 x float> %t57, splat (float 0x0000000000000000)
  %t61 = select <4 x i1> %t59, <4 x float> splat (float 0x3FF0000000000000), <4 x float> %t60
  %t62 = select <4 x i1> %t58, <4 x float> splat (float 0xBFF0000000000000), <4 x float> %t61
  %t63 = fmul <4 x float> %t18, %t62
  %t64 = fsub <4 x float> %t55, %t63
  %t65 = getelementptr inbounds float, ptr %t23, i64 %t53
  store <4 x float> %t64, ptr %t65, align 16
  %t51 = add nuw nsw i64 %t50, %t45
  br label %b47, !llvm.loop !1000000
b49:
  br label %b67
b67:
  %t70 = phi i64 [ %t40, %b49 ], [ %t71, %b77 ]
  %t72 = icmp slt i64 %t70, %t66
  br i1 %t72, label %b68, label %b69
b68:
  %t73 = add i64 %t70, 256
  %t74 = add i64 %t70, %t2
  br label %b75
b75:
  %t78 = phi i64 [ %t74, %b68 ], [ %t79, %b76 ]
  %t80 = icmp slt i64 %t78, %t73
  br i1 %t80, label %b76, label %b77
b76:
  %t89 = add i64 %t78, 256
  %t94 = add i64 %t78, 512
  %t99 = add i64 %t78, 768
  %t81 = getelementptr inbounds float, ptr %t23, i64 %t78
  %t82 = load float, ptr %t81, align 4
  %t83 = insertelement <4 x float> poison, float %t82, i64 0
  %t84 = shufflevector <4 x float> %t83, <4 x float> poison, <4 x i32> zeroinitializer
  %t85 = getelementptr inbounds float, ptr %t30, i64 %t78
  %t86 = load float, ptr %t85, align 4
  %t87 = insertelement <4 x float> poison, float %t86, i64 0
  %t88 = shufflevector <4 x float> %t87, <4 x float> poison, <4 x i32> zeroinitializer
  %t90 = getelementptr inbounds float, ptr %t23, i64 %t89
  %t91 = load float, ptr %t90, align 4
  %t92 = getelementptr inbounds float, ptr %t30, i64 %t89
  %t93 = load float, ptr %t92, align 4
  %t95 = getelementptr inbounds float, ptr %t23, i64 %t94
  %t96 = load float, ptr %t95, align 4
  %t97 = getelementptr inbounds float, ptr %t30, i64 %t94
  %t98 = load float, ptr %t97, align 4
  %t100 = getelementptr inbounds float, ptr %t23, i64 %t99
  %t101 = load float, ptr %t100, align 4
  %t102 = getelementptr inbounds float, ptr %t30, i64 %t99
  %t103 = load float, ptr %t102, align 4
  %t104 = fcmp olt float %t86, 0x0000000000000000
  %t105 = insertelement <4 x i1> poison, i1 %t104, i64 0
  %t106 = shufflevector <4 x i1> %t105, <4 x i1> poison, <4 x i32> zeroinitializer
  %t107 = fcmp olt float 0x0000000000000000, %t86
  %t108 = insertelement <4 x i1> poison, i1 %t107, i64 0
  %t109 = shufflevector <4 x i1> %t108, <4 x i1> poison, <4 x i32> zeroinitializer
  %t110 = fadd float %t86, 0x0000000000000000
  %t111 = insertelement <4 x float> poison, float %t110, i64 0
  %t112 = shufflevector <4 x float> %t111, <4 x float> poison, <4 x i32> zeroinitializer
  %t113 = select i1 %t107, float 0x3FF0000000000000, float %t110
  %t114 = insertelement <4 x float> poison, float %t113, i64 0
  %t115 = shufflevector <4 x float> %t114, <4 x float> poison, <4 x i32> zeroinitializer
  %t116 = select i1 %t104, float 0xBFF0000000000000, float %t113
  %t117 = insertelement <4 x float> poison, float %t116, i64 0
  %t118 = shufflevector <4 x float> %t117, <4 x float> poison, <4 x i32> zeroinitializer
  %t119 = fmul float %t16, %t116
  %t120 = insertelement <4 x float> poison, float %t119, i64 0
  %t121 = shufflevector <4 x float> %t120, <4 x float> poison, <4 x i32> zeroinitializer
  %t122 = fsub float %t82, %t119
  %t123 = insertelement <4 x float> poison, float %t122, i64 0
  %t124 = shufflevector <4 x float> %t123, <4 x float> poison, <4 x i32> zeroinitializer
  %t125 = getelementptr inbounds float, ptr %t23, i64 %t78
  store float %t122, ptr %t125, align 4
  %t126 = fcmp olt float %t93, 0x0000000000000000
  %t127 = fcmp olt float 0x0000000000000000, %t93
  %t128 = fadd float %t93, 0x0000000000000000
  %t129 = select i1 %t127, float 0x3FF0000000000000, float %t128
  %t130 = select i1 %t126, float 0xBFF0000000000000, float %t129
  %t131 = fmul float %t16, %t130
  %t132 = fsub float %t91, %t131
  %t133 = getelementptr inbounds float, ptr %t23, i64 %t89
  store float %t132, ptr %t133, align 4
  %t134 = fcmp olt float %t98, 0x0000000000000000
  %t135 = fcmp olt float 0x0000000000000000, %t98
  %t136 = fadd float %t98, 0x0000000000000000
  %t137 = select i1 %t135, float 0x3FF0000000000000, float %t136
  %t138 = select i1 %t134, float 0xBFF0000000000000, float %t137
  %t139 = fmul float %t16, %t138
  %t140 = fsub float %t96, %t139
  %t141 = getelementptr inbounds float, ptr %t23, i64 %t94
  store float %t140, ptr %t141, align 4
  %t142 = fcmp olt float %t103, 0x0000000000000000
  %t143 = fcmp olt float 0x0000000000000000, %t103
  %t144 = fadd float %t103, 0x0000000000000000
  %t145 = select i1 %t143, float 0x3FF0000000000000, float %t144
  %t146 = select i1 %t142, float 0xBFF0000000000000, float %t145
  %t147 = fmul float %t16, %t146
  %t148 = fsub float %t101, %t147
  %t149 = getelementptr inbounds float, ptr %t23, i64 %t99
  store float %t148, ptr %t149, align 4
  %t79 = add nuw nsw i64 %t78, %t4
  br label %b75, !llvm.loop !1000000
b77:
  %t71 = add nuw nsw i64 %t70, 1024
  br label %b67, !llvm.loop !1000000
b69:
  %t150 = add i64 %t66, %t2
  br label %b151
b151:
  %t154 = phi i64 [ %t150, %b69 ], [ %t155, %b152 ]
  %t156 = icmp slt i64 %t154, %t35
  br i1 %t156, label %b152, label %b153
b152:
  %t157 = getelementptr inbounds float, ptr %t23, i64 %t154
  %t158 = load float, ptr %t157, align 4
  %t159 = insertelement <4 x float> poison, float %t158, i64 0
  %t160 = shufflevector <4 x float> %t159, <4 x float> poison, <4 x i32> zeroinitializer
  %t161 = getelementptr inbounds float, ptr %t30, i64 %t154
  %t162 = load float, ptr %t161, align 4
  %t163 = insertelement <4 x float> poison, float %t162, i64 0
  %t164 = shufflevector <4 x float> %t163, <4 x float> poison, <4 x i32> zeroinitializer
  %t165 = fcmp olt float %t162, 0x0000000000000000
  %t166 = insertelement <4 x i1> poison, i1 %t165, i64 0
  %t167 = shufflevector <4 x i1> %t166, <4 x i1> poison, <4 x i32> zeroinitializer
  %t168 = fcmp olt float 0x0000000000000000, %t162
  %t169 = insertelement <4 x i1> poison, i1 %t168, i64 0
  %t170 = shufflevector <4 x i1> %t169, <4 x i1> poison, <4 x i32> zeroinitializer
  %t171 = fadd float %t162, 0x0000000000000000
  %t172 = insertelement <4 x float> poison, float %t171, i64 0
  %t173 = shufflevector <4 x float> %t172, <4 x float> poison, <4 x i32> zeroinitializer
  %t174 = select i1 %t168, float 0x3FF0000000000000, float %t171
  %t175 = insertelement <4 x float> poison, float %t174, i64 0
  %t176 = shufflevector <4 x float> %t175, <4 x float> poison, <4 x i32> zeroinitializer
  %t177 = select i1 %t165, float 0xBFF0000000000000, float %t174
  %t178 = insertelement <4 x float> poison, float %t177, i64 0
  %t179 = shufflevector <4 x float> %t178, <4 x float> poison, <4 x i32> zeroinitializer
  %t180 = fmul float %t16, %t177
  %t181 = insertelement <4 x float> poison, float %t180, i64 0
  %t182 = shufflevector <4 x float> %t181, <4 x float> poison, <4 x i32> zeroinitializer
  %t183 = fsub float %t158, %t180
  %t184 = insertelement <4 x float> poison, float %t183, i64 0
  %t185 = shufflevector <4 x float> %t184, <4 x float> poison, <4 x i32> zeroinitializer
  %t186 = getelementptr inbounds float, ptr %t23, i64 %t154
  store float %t183, ptr %t186, align 4
  %t155 = add nuw nsw i64 %t154, %t4
  br label %b151, !llvm.loop !1000000
b153:
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
  br label %b8, !llvm.loop !1000000
b10:
  ret void
}

define ptx_kernel void @sf_x_sweep_0(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "nvvm.maxntid"="256" "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
  %t12 = mul i64 %t9, 6
  %t13 = getelementptr inbounds i64, ptr %ctx, i64 0
  %t14 = load i64, ptr %t13, align 8
  %t15 = inttoptr i64 %t14 to ptr addrspace(1)
  %t16 = addrspacecast ptr addrspace(1) %t15 to ptr
  %t17 = getelementptr inbounds i64, ptr %t16, i64 %t12
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
  %t10 = add nuw nsw i64 %t9, %t5
  br label %b6
b8:
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

!1000000 = distinct !{!1000000, !1000001}
!1000001 = !{!"llvm.loop.unroll.disable"}
