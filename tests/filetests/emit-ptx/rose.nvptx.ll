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
  %t277 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t278 = load i64, ptr %t277, align 8
  %t1 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t2 = and i32 %t1, 1023
  %t3 = zext i32 %t2 to i64
  %t4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t5 = zext i32 %t4 to i64
  %t6 = and i64 %t3, 15
  %t7 = and i64 %t3, 3
  br i1 %t27, label %b28, label %b29
b28:
  %t45 = add i64 %col, %cols
  %t31 = udiv i64 %t3, 4
  %t32 = udiv i64 %t5, 4
  br label %b33
b33:
  %t36 = phi i64 [ %t31, %b28 ], [ %t37, %b272 ]
  %t38 = icmp slt i64 %t36, %t25
  br i1 %t38, label %b34, label %b35
b34:
  %t39 = udiv i64 %t36, %t24
  %t40 = add i64 %row, %t39
  %t41 = urem i64 %t36, %t24
  %t42 = mul i64 %t41, 1024
  %t43 = add i64 %col, %t42
  %t44 = add i64 %t43, 1024
  %t46 = call i64 @llvm.smin.i64(i64 %t44, i64 %t45)
  %t47 = sub i64 %t46, %t43
  %t48 = urem i64 %t47, 64
  %t49 = sub i64 %t47, %t48
  %t50 = add i64 %t43, %t49
  %t61 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t62 = load i64, ptr %t61, align 8
  %t63 = inttoptr i64 %t62 to ptr addrspace(1)
  %t64 = addrspacecast ptr addrspace(1) %t63 to ptr
  %t65 = mul i64 %t40, %t12
  %t273 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t274 = load i64, ptr %t273, align 8
  %t275 = inttoptr i64 %t274 to ptr addrspace(1)
  %t276 = addrspacecast ptr addrspace(1) %t275 to ptr
  br label %b51
b51:
  %t54 = phi i64 [ %t43, %b34 ], [ %t55, %b52 ]
  %t56 = phi <4 x double> [ splat (double 0x0000000000000000), %b34 ], [ %t92, %b52 ]
  %t57 = icmp slt i64 %t54, %t50
  br i1 %t57, label %b52, label %b53
b52:
  %t58 = add i64 %t54, 16
  %t59 = mul i64 %t7, 4
  %t60 = add i64 %t54, %t59
  %t70 = add i64 %t60, 16
  %t71 = add i64 %t65, %t70
  %t72 = getelementptr float, ptr %t64, i64 %t71
  %t75 = add i64 %t60, 32
  %t76 = add i64 %t65, %t75
  %t77 = getelementptr float, ptr %t64, i64 %t76
  %t80 = add i64 %t60, 48
  %t81 = add i64 %t65, %t80
  %t82 = getelementptr float, ptr %t64, i64 %t81
  %t66 = add i64 %t60, 0
  %t67 = add i64 %t65, %t66
  %t68 = getelementptr inbounds float, ptr %t64, i64 %t67
  %t69 = load <4 x float>, ptr %t68, align 16
  %t73 = getelementptr inbounds float, ptr %t72, i64 0
  %t74 = load <4 x float>, ptr %t73, align 16
  %t78 = getelementptr inbounds float, ptr %t77, i64 0
  %t79 = load <4 x float>, ptr %t78, align 16
  %t83 = getelementptr inbounds float, ptr %t82, i64 0
  %t84 = load <4 x float>, ptr %t83, align 16
  %t85 = fpext <4 x float> %t69 to <4 x double>
  %t86 = fadd <4 x double> %t56, %t85
  %t87 = fpext <4 x float> %t74 to <4 x double>
  %t88 = fadd <4 x double> %t86, %t87
  %t89 = fpext <4 x float> %t79 to <4 x double>
  %t90 = fadd <4 x double> %t88, %t89
  %t91 = fpext <4 x float> %t84 to <4 x double>
  %t92 = fadd <4 x double> %t90, %t91
  %t55 = add nuw nsw i64 %t54, 64
  br label %b51
b53:
  %t93 = mul i64 %t7, 4
  %t94 = add i64 %t50, %t93
  br label %b95
b95:
  %t98 = phi i64 [ %t94, %b53 ], [ %t99, %b96 ]
  %t100 = phi <4 x double> [ %t56, %b53 ], [ %t107, %b96 ]
  %t101 = icmp slt i64 %t98, %t46
  br i1 %t101, label %b96, label %b97
b96:
  %t102 = add i64 %t98, 0
  %t103 = add i64 %t65, %t102
  %t104 = getelementptr inbounds float, ptr %t64, i64 %t103
  %t105 = load <4 x float>, ptr %t104, align 16
  %t106 = fpext <4 x float> %t105 to <4 x double>
  %t107 = fadd <4 x double> %t100, %t106
  %t99 = add nuw nsw i64 %t98, 16
  br label %b95
b97:
  %t108 = extractelement <4 x double> %t100, i64 0
  %t109 = bitcast double %t108 to i64
  %t110 = trunc i64 %t109 to i32
  %t111 = lshr i64 %t109, 32
  %t112 = trunc i64 %t111 to i32
  %t113 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t114 = and i32 %t113, 28
  %t115 = shl i32 15, %t114
  %t116 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t115, i32 %t110, i32 2, i32 7199)
  %t117 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t118 = and i32 %t117, 28
  %t119 = shl i32 15, %t118
  %t120 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t119, i32 %t112, i32 2, i32 7199)
  %t121 = zext i32 %t116 to i64
  %t122 = zext i32 %t120 to i64
  %t123 = shl i64 %t122, 32
  %t124 = or i64 %t123, %t121
  %t125 = bitcast i64 %t124 to double
  %t126 = insertelement <4 x double> poison, double %t125, i64 0
  %t127 = extractelement <4 x double> %t100, i64 1
  %t128 = bitcast double %t127 to i64
  %t129 = trunc i64 %t128 to i32
  %t130 = lshr i64 %t128, 32
  %t131 = trunc i64 %t130 to i32
  %t132 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t133 = and i32 %t132, 28
  %t134 = shl i32 15, %t133
  %t135 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t134, i32 %t129, i32 2, i32 7199)
  %t136 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t137 = and i32 %t136, 28
  %t138 = shl i32 15, %t137
  %t139 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t138, i32 %t131, i32 2, i32 7199)
  %t140 = zext i32 %t135 to i64
  %t141 = zext i32 %t139 to i64
  %t142 = shl i64 %t141, 32
  %t143 = or i64 %t142, %t140
  %t144 = bitcast i64 %t143 to double
  %t145 = insertelement <4 x double> %t126, double %t144, i64 1
  %t146 = extractelement <4 x double> %t100, i64 2
  %t147 = bitcast double %t146 to i64
  %t148 = trunc i64 %t147 to i32
  %t149 = lshr i64 %t147, 32
  %t150 = trunc i64 %t149 to i32
  %t151 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t152 = and i32 %t151, 28
  %t153 = shl i32 15, %t152
  %t154 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t153, i32 %t148, i32 2, i32 7199)
  %t155 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t156 = and i32 %t155, 28
  %t157 = shl i32 15, %t156
  %t158 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t157, i32 %t150, i32 2, i32 7199)
  %t159 = zext i32 %t154 to i64
  %t160 = zext i32 %t158 to i64
  %t161 = shl i64 %t160, 32
  %t162 = or i64 %t161, %t159
  %t163 = bitcast i64 %t162 to double
  %t164 = insertelement <4 x double> %t145, double %t163, i64 2
  %t165 = extractelement <4 x double> %t100, i64 3
  %t166 = bitcast double %t165 to i64
  %t167 = trunc i64 %t166 to i32
  %t168 = lshr i64 %t166, 32
  %t169 = trunc i64 %t168 to i32
  %t170 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t171 = and i32 %t170, 28
  %t172 = shl i32 15, %t171
  %t173 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t172, i32 %t167, i32 2, i32 7199)
  %t174 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t175 = and i32 %t174, 28
  %t176 = shl i32 15, %t175
  %t177 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t176, i32 %t169, i32 2, i32 7199)
  %t178 = zext i32 %t173 to i64
  %t179 = zext i32 %t177 to i64
  %t180 = shl i64 %t179, 32
  %t181 = or i64 %t180, %t178
  %t182 = bitcast i64 %t181 to double
  %t183 = insertelement <4 x double> %t164, double %t182, i64 3
  %t184 = fadd <4 x double> %t100, %t183
  %t185 = extractelement <4 x double> %t184, i64 0
  %t186 = bitcast double %t185 to i64
  %t187 = trunc i64 %t186 to i32
  %t188 = lshr i64 %t186, 32
  %t189 = trunc i64 %t188 to i32
  %t190 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t191 = and i32 %t190, 28
  %t192 = shl i32 15, %t191
  %t193 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t192, i32 %t187, i32 1, i32 7199)
  %t194 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t195 = and i32 %t194, 28
  %t196 = shl i32 15, %t195
  %t197 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t196, i32 %t189, i32 1, i32 7199)
  %t198 = zext i32 %t193 to i64
  %t199 = zext i32 %t197 to i64
  %t200 = shl i64 %t199, 32
  %t201 = or i64 %t200, %t198
  %t202 = bitcast i64 %t201 to double
  %t203 = insertelement <4 x double> poison, double %t202, i64 0
  %t204 = extractelement <4 x double> %t184, i64 1
  %t205 = bitcast double %t204 to i64
  %t206 = trunc i64 %t205 to i32
  %t207 = lshr i64 %t205, 32
  %t208 = trunc i64 %t207 to i32
  %t209 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t210 = and i32 %t209, 28
  %t211 = shl i32 15, %t210
  %t212 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t211, i32 %t206, i32 1, i32 7199)
  %t213 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t214 = and i32 %t213, 28
  %t215 = shl i32 15, %t214
  %t216 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t215, i32 %t208, i32 1, i32 7199)
  %t217 = zext i32 %t212 to i64
  %t218 = zext i32 %t216 to i64
  %t219 = shl i64 %t218, 32
  %t220 = or i64 %t219, %t217
  %t221 = bitcast i64 %t220 to double
  %t222 = insertelement <4 x double> %t203, double %t221, i64 1
  %t223 = extractelement <4 x double> %t184, i64 2
  %t224 = bitcast double %t223 to i64
  %t225 = trunc i64 %t224 to i32
  %t226 = lshr i64 %t224, 32
  %t227 = trunc i64 %t226 to i32
  %t228 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t229 = and i32 %t228, 28
  %t230 = shl i32 15, %t229
  %t231 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t230, i32 %t225, i32 1, i32 7199)
  %t232 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t233 = and i32 %t232, 28
  %t234 = shl i32 15, %t233
  %t235 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t234, i32 %t227, i32 1, i32 7199)
  %t236 = zext i32 %t231 to i64
  %t237 = zext i32 %t235 to i64
  %t238 = shl i64 %t237, 32
  %t239 = or i64 %t238, %t236
  %t240 = bitcast i64 %t239 to double
  %t241 = insertelement <4 x double> %t222, double %t240, i64 2
  %t242 = extractelement <4 x double> %t184, i64 3
  %t243 = bitcast double %t242 to i64
  %t244 = trunc i64 %t243 to i32
  %t245 = lshr i64 %t243, 32
  %t246 = trunc i64 %t245 to i32
  %t247 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t248 = and i32 %t247, 28
  %t249 = shl i32 15, %t248
  %t250 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t249, i32 %t244, i32 1, i32 7199)
  %t251 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t252 = and i32 %t251, 28
  %t253 = shl i32 15, %t252
  %t254 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t253, i32 %t246, i32 1, i32 7199)
  %t255 = zext i32 %t250 to i64
  %t256 = zext i32 %t254 to i64
  %t257 = shl i64 %t256, 32
  %t258 = or i64 %t257, %t255
  %t259 = bitcast i64 %t258 to double
  %t260 = insertelement <4 x double> %t241, double %t259, i64 3
  %t261 = fadd <4 x double> %t184, %t260
  %t262 = shufflevector <4 x double> %t261, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t263 = shufflevector <4 x double> %t261, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t264 = fadd <2 x double> %t262, %t263
  %t265 = shufflevector <2 x double> %t264, <2 x double> poison, <1 x i32> <i32 0>
  %t266 = shufflevector <2 x double> %t264, <2 x double> poison, <1 x i32> <i32 1>
  %t267 = extractelement <1 x double> %t265, i64 0
  %t268 = extractelement <1 x double> %t266, i64 0
  %t269 = fadd double %t267, %t268
  %t270 = icmp eq i64 %t7, 0
  br i1 %t270, label %b271, label %b272
b271:
  %t279 = mul i64 %t40, %t278
  %t280 = udiv i64 %t43, 1024
  %t281 = add i64 %t279, %t280
  %t282 = getelementptr inbounds double, ptr %t276, i64 %t281
  store double %t269, ptr %t282, align 8
  br label %b272
b272:
  %t37 = add nuw nsw i64 %t36, %t32
  br label %b33
b35:
  br label %b30
b29:
  %t297 = add i64 %col, %cols
  %t283 = udiv i64 %t3, 16
  %t284 = udiv i64 %t5, 16
  br label %b285
b285:
  %t288 = phi i64 [ %t283, %b29 ], [ %t289, %b393 ]
  %t290 = icmp slt i64 %t288, %t25
  br i1 %t290, label %b286, label %b287
b286:
  %t291 = udiv i64 %t288, %t24
  %t292 = add i64 %row, %t291
  %t293 = urem i64 %t288, %t24
  %t294 = mul i64 %t293, 1024
  %t295 = add i64 %col, %t294
  %t296 = add i64 %t295, 1024
  %t298 = call i64 @llvm.smin.i64(i64 %t296, i64 %t297)
  %t307 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t308 = load i64, ptr %t307, align 8
  %t309 = inttoptr i64 %t308 to ptr addrspace(1)
  %t310 = addrspacecast ptr addrspace(1) %t309 to ptr
  %t311 = mul i64 %t292, %t12
  %t394 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t395 = load i64, ptr %t394, align 8
  %t396 = inttoptr i64 %t395 to ptr addrspace(1)
  %t397 = addrspacecast ptr addrspace(1) %t396 to ptr
  %t299 = add i64 %t295, %t6
  br label %b300
b300:
  %t303 = phi i64 [ %t299, %b286 ], [ %t304, %b301 ]
  %t305 = phi double [ 0x0000000000000000, %b286 ], [ %t318, %b301 ]
  %t306 = icmp slt i64 %t303, %t298
  br i1 %t306, label %b301, label %b302
b301:
  %t312 = add i64 %t311, %t303
  %t313 = getelementptr inbounds float, ptr %t310, i64 %t312
  %t314 = load float, ptr %t313, align 4
  %t315 = insertelement <4 x float> poison, float %t314, i64 0
  %t316 = shufflevector <4 x float> %t315, <4 x float> poison, <4 x i32> zeroinitializer
  %t317 = fpext float %t314 to double
  %t318 = fadd double %t305, %t317
  %t304 = add nuw nsw i64 %t303, 16
  br label %b300
b302:
  %t319 = bitcast double %t305 to i64
  %t320 = trunc i64 %t319 to i32
  %t321 = lshr i64 %t319, 32
  %t322 = trunc i64 %t321 to i32
  %t323 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t324 = and i32 %t323, 16
  %t325 = shl i32 65535, %t324
  %t326 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t325, i32 %t320, i32 8, i32 4127)
  %t327 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t328 = and i32 %t327, 16
  %t329 = shl i32 65535, %t328
  %t330 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t329, i32 %t322, i32 8, i32 4127)
  %t331 = zext i32 %t326 to i64
  %t332 = zext i32 %t330 to i64
  %t333 = shl i64 %t332, 32
  %t334 = or i64 %t333, %t331
  %t335 = bitcast i64 %t334 to double
  %t336 = fadd double %t305, %t335
  %t337 = bitcast double %t336 to i64
  %t338 = trunc i64 %t337 to i32
  %t339 = lshr i64 %t337, 32
  %t340 = trunc i64 %t339 to i32
  %t341 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t342 = and i32 %t341, 16
  %t343 = shl i32 65535, %t342
  %t344 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t343, i32 %t338, i32 4, i32 4127)
  %t345 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t346 = and i32 %t345, 16
  %t347 = shl i32 65535, %t346
  %t348 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t347, i32 %t340, i32 4, i32 4127)
  %t349 = zext i32 %t344 to i64
  %t350 = zext i32 %t348 to i64
  %t351 = shl i64 %t350, 32
  %t352 = or i64 %t351, %t349
  %t353 = bitcast i64 %t352 to double
  %t354 = fadd double %t336, %t353
  %t355 = bitcast double %t354 to i64
  %t356 = trunc i64 %t355 to i32
  %t357 = lshr i64 %t355, 32
  %t358 = trunc i64 %t357 to i32
  %t359 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t360 = and i32 %t359, 16
  %t361 = shl i32 65535, %t360
  %t362 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t361, i32 %t356, i32 2, i32 4127)
  %t363 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t364 = and i32 %t363, 16
  %t365 = shl i32 65535, %t364
  %t366 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t365, i32 %t358, i32 2, i32 4127)
  %t367 = zext i32 %t362 to i64
  %t368 = zext i32 %t366 to i64
  %t369 = shl i64 %t368, 32
  %t370 = or i64 %t369, %t367
  %t371 = bitcast i64 %t370 to double
  %t372 = fadd double %t354, %t371
  %t373 = bitcast double %t372 to i64
  %t374 = trunc i64 %t373 to i32
  %t375 = lshr i64 %t373, 32
  %t376 = trunc i64 %t375 to i32
  %t377 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t378 = and i32 %t377, 16
  %t379 = shl i32 65535, %t378
  %t380 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t379, i32 %t374, i32 1, i32 4127)
  %t381 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t382 = and i32 %t381, 16
  %t383 = shl i32 65535, %t382
  %t384 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t383, i32 %t376, i32 1, i32 4127)
  %t385 = zext i32 %t380 to i64
  %t386 = zext i32 %t384 to i64
  %t387 = shl i64 %t386, 32
  %t388 = or i64 %t387, %t385
  %t389 = bitcast i64 %t388 to double
  %t390 = fadd double %t372, %t389
  %t391 = icmp eq i64 %t6, 0
  br i1 %t391, label %b392, label %b393
b392:
  %t398 = mul i64 %t292, %t278
  %t399 = udiv i64 %t295, 1024
  %t400 = add i64 %t398, %t399
  %t401 = getelementptr inbounds double, ptr %t397, i64 %t400
  store double %t390, ptr %t401, align 8
  br label %b393
b393:
  %t289 = add nuw nsw i64 %t288, %t284
  br label %b285
b287:
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
  %t316 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t317 = load i64, ptr %t316, align 8
  %t1 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t2 = and i32 %t1, 1023
  %t3 = zext i32 %t2 to i64
  %t4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t5 = zext i32 %t4 to i64
  %t6 = and i64 %t3, 15
  %t7 = and i64 %t3, 3
  br i1 %t27, label %b28, label %b29
b28:
  %t53 = add i64 %col, %cols
  %t31 = udiv i64 %t3, 4
  %t32 = udiv i64 %t5, 4
  br label %b33
b33:
  %t36 = phi i64 [ %t31, %b28 ], [ %t37, %b311 ]
  %t38 = icmp slt i64 %t36, %t25
  br i1 %t38, label %b34, label %b35
b34:
  %t39 = udiv i64 %t36, %t24
  %t40 = add i64 %row, %t39
  %t41 = urem i64 %t36, %t24
  %t42 = mul i64 %t41, 1024
  %t43 = add i64 %col, %t42
  %t44 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t45 = load i64, ptr %t44, align 8
  %t46 = inttoptr i64 %t45 to ptr addrspace(1)
  %t47 = addrspacecast ptr addrspace(1) %t46 to ptr
  %t52 = add i64 %t43, 1024
  %t54 = call i64 @llvm.smin.i64(i64 %t52, i64 %t53)
  %t55 = sub i64 %t54, %t43
  %t56 = urem i64 %t55, 64
  %t57 = sub i64 %t55, %t56
  %t58 = add i64 %t43, %t57
  %t70 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t71 = load i64, ptr %t70, align 8
  %t72 = inttoptr i64 %t71 to ptr addrspace(1)
  %t73 = addrspacecast ptr addrspace(1) %t72 to ptr
  %t74 = mul i64 %t40, %t12
  %t312 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t313 = load i64, ptr %t312, align 8
  %t314 = inttoptr i64 %t313 to ptr addrspace(1)
  %t315 = addrspacecast ptr addrspace(1) %t314 to ptr
  %t322 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t323 = load i64, ptr %t322, align 8
  %t324 = inttoptr i64 %t323 to ptr addrspace(1)
  %t325 = addrspacecast ptr addrspace(1) %t324 to ptr
  %t48 = getelementptr inbounds float, ptr %t47, i64 %t40
  %t49 = load float, ptr %t48, align 4
  %t50 = insertelement <4 x float> poison, float %t49, i64 0
  %t51 = shufflevector <4 x float> %t50, <4 x float> poison, <4 x i32> zeroinitializer
  br label %b59
b59:
  %t62 = phi i64 [ %t43, %b34 ], [ %t63, %b60 ]
  %t64 = phi <4 x i32> [ splat (i32 -2139095041), %b34 ], [ %t146, %b60 ]
  %t65 = phi <4 x i32> [ splat (i32 2139095040), %b34 ], [ %t153, %b60 ]
  %t66 = icmp slt i64 %t62, %t58
  br i1 %t66, label %b60, label %b61
b60:
  %t67 = add i64 %t62, 16
  %t68 = mul i64 %t7, 4
  %t69 = add i64 %t62, %t68
  %t79 = add i64 %t69, 16
  %t80 = add i64 %t74, %t79
  %t81 = getelementptr float, ptr %t73, i64 %t80
  %t84 = add i64 %t69, 32
  %t85 = add i64 %t74, %t84
  %t86 = getelementptr float, ptr %t73, i64 %t85
  %t89 = add i64 %t69, 48
  %t90 = add i64 %t74, %t89
  %t91 = getelementptr float, ptr %t73, i64 %t90
  %t75 = add i64 %t69, 0
  %t76 = add i64 %t74, %t75
  %t77 = getelementptr inbounds float, ptr %t73, i64 %t76
  %t78 = load <4 x float>, ptr %t77, align 16
  %t82 = getelementptr inbounds float, ptr %t81, i64 0
  %t83 = load <4 x float>, ptr %t82, align 16
  %t87 = getelementptr inbounds float, ptr %t86, i64 0
  %t88 = load <4 x float>, ptr %t87, align 16
  %t92 = getelementptr inbounds float, ptr %t91, i64 0
  %t93 = load <4 x float>, ptr %t92, align 16
  %t94 = fsub <4 x float> %t78, %t51
  %t95 = bitcast <4 x float> %t94 to <4 x i32>
  %t96 = ashr <4 x i32> %t95, splat (i32 31)
  %t97 = and <4 x i32> %t96, splat (i32 2147483647)
  %t98 = xor <4 x i32> %t95, %t97
  %t99 = fcmp une <4 x float> %t94, %t94
  %t100 = select <4 x i1> %t99, <4 x i32> splat (i32 2147483647), <4 x i32> %t98
  %t101 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t64, <4 x i32> %t100)
  %t102 = bitcast <4 x float> %t94 to <4 x i32>
  %t103 = ashr <4 x i32> %t102, splat (i32 31)
  %t104 = and <4 x i32> %t103, splat (i32 2147483647)
  %t105 = xor <4 x i32> %t102, %t104
  %t106 = fcmp une <4 x float> %t94, %t94
  %t107 = select <4 x i1> %t106, <4 x i32> splat (i32 -2147483648), <4 x i32> %t105
  %t108 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t65, <4 x i32> %t107)
  %t109 = fsub <4 x float> %t83, %t51
  %t110 = bitcast <4 x float> %t109 to <4 x i32>
  %t111 = ashr <4 x i32> %t110, splat (i32 31)
  %t112 = and <4 x i32> %t111, splat (i32 2147483647)
  %t113 = xor <4 x i32> %t110, %t112
  %t114 = fcmp une <4 x float> %t109, %t109
  %t115 = select <4 x i1> %t114, <4 x i32> splat (i32 2147483647), <4 x i32> %t113
  %t116 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t101, <4 x i32> %t115)
  %t117 = bitcast <4 x float> %t109 to <4 x i32>
  %t118 = ashr <4 x i32> %t117, splat (i32 31)
  %t119 = and <4 x i32> %t118, splat (i32 2147483647)
  %t120 = xor <4 x i32> %t117, %t119
  %t121 = fcmp une <4 x float> %t109, %t109
  %t122 = select <4 x i1> %t121, <4 x i32> splat (i32 -2147483648), <4 x i32> %t120
  %t123 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t108, <4 x i32> %t122)
  %t124 = fsub <4 x float> %t88, %t51
  %t125 = bitcast <4 x float> %t124 to <4 x i32>
  %t126 = ashr <4 x i32> %t125, splat (i32 31)
  %t127 = and <4 x i32> %t126, splat (i32 2147483647)
  %t128 = xor <4 x i32> %t125, %t127
  %t129 = fcmp une <4 x float> %t124, %t124
  %t130 = select <4 x i1> %t129, <4 x i32> splat (i32 2147483647), <4 x i32> %t128
  %t131 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t116, <4 x i32> %t130)
  %t132 = bitcast <4 x float> %t124 to <4 x i32>
  %t133 = ashr <4 x i32> %t132, splat (i32 31)
  %t134 = and <4 x i32> %t133, splat (i32 2147483647)
  %t135 = xor <4 x i32> %t132, %t134
  %t136 = fcmp une <4 x float> %t124, %t124
  %t137 = select <4 x i1> %t136, <4 x i32> splat (i32 -2147483648), <4 x i32> %t135
  %t138 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t123, <4 x i32> %t137)
  %t139 = fsub <4 x float> %t93, %t51
  %t140 = bitcast <4 x float> %t139 to <4 x i32>
  %t141 = ashr <4 x i32> %t140, splat (i32 31)
  %t142 = and <4 x i32> %t141, splat (i32 2147483647)
  %t143 = xor <4 x i32> %t140, %t142
  %t144 = fcmp une <4 x float> %t139, %t139
  %t145 = select <4 x i1> %t144, <4 x i32> splat (i32 2147483647), <4 x i32> %t143
  %t146 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t131, <4 x i32> %t145)
  %t147 = bitcast <4 x float> %t139 to <4 x i32>
  %t148 = ashr <4 x i32> %t147, splat (i32 31)
  %t149 = and <4 x i32> %t148, splat (i32 2147483647)
  %t150 = xor <4 x i32> %t147, %t149
  %t151 = fcmp une <4 x float> %t139, %t139
  %t152 = select <4 x i1> %t151, <4 x i32> splat (i32 -2147483648), <4 x i32> %t150
  %t153 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t138, <4 x i32> %t152)
  %t63 = add nuw nsw i64 %t62, 64
  br label %b59
b61:
  %t154 = mul i64 %t7, 4
  %t155 = add i64 %t58, %t154
  br label %b156
b156:
  %t159 = phi i64 [ %t155, %b61 ], [ %t160, %b157 ]
  %t161 = phi <4 x i32> [ %t64, %b61 ], [ %t175, %b157 ]
  %t162 = phi <4 x i32> [ %t65, %b61 ], [ %t182, %b157 ]
  %t163 = icmp slt i64 %t159, %t54
  br i1 %t163, label %b157, label %b158
b157:
  %t164 = add i64 %t159, 0
  %t165 = add i64 %t74, %t164
  %t166 = getelementptr inbounds float, ptr %t73, i64 %t165
  %t167 = load <4 x float>, ptr %t166, align 16
  %t168 = fsub <4 x float> %t167, %t51
  %t169 = bitcast <4 x float> %t168 to <4 x i32>
  %t170 = ashr <4 x i32> %t169, splat (i32 31)
  %t171 = and <4 x i32> %t170, splat (i32 2147483647)
  %t172 = xor <4 x i32> %t169, %t171
  %t173 = fcmp une <4 x float> %t168, %t168
  %t174 = select <4 x i1> %t173, <4 x i32> splat (i32 2147483647), <4 x i32> %t172
  %t175 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t161, <4 x i32> %t174)
  %t176 = bitcast <4 x float> %t168 to <4 x i32>
  %t177 = ashr <4 x i32> %t176, splat (i32 31)
  %t178 = and <4 x i32> %t177, splat (i32 2147483647)
  %t179 = xor <4 x i32> %t176, %t178
  %t180 = fcmp une <4 x float> %t168, %t168
  %t181 = select <4 x i1> %t180, <4 x i32> splat (i32 -2147483648), <4 x i32> %t179
  %t182 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t162, <4 x i32> %t181)
  %t160 = add nuw nsw i64 %t159, 16
  br label %b156
b158:
  %t183 = extractelement <4 x i32> %t161, i64 0
  %t184 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t185 = and i32 %t184, 28
  %t186 = shl i32 15, %t185
  %t187 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t186, i32 %t183, i32 2, i32 7199)
  %t188 = insertelement <4 x i32> poison, i32 %t187, i64 0
  %t189 = extractelement <4 x i32> %t161, i64 1
  %t190 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t191 = and i32 %t190, 28
  %t192 = shl i32 15, %t191
  %t193 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t192, i32 %t189, i32 2, i32 7199)
  %t194 = insertelement <4 x i32> %t188, i32 %t193, i64 1
  %t195 = extractelement <4 x i32> %t161, i64 2
  %t196 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t197 = and i32 %t196, 28
  %t198 = shl i32 15, %t197
  %t199 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t198, i32 %t195, i32 2, i32 7199)
  %t200 = insertelement <4 x i32> %t194, i32 %t199, i64 2
  %t201 = extractelement <4 x i32> %t161, i64 3
  %t202 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t203 = and i32 %t202, 28
  %t204 = shl i32 15, %t203
  %t205 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t204, i32 %t201, i32 2, i32 7199)
  %t206 = insertelement <4 x i32> %t200, i32 %t205, i64 3
  %t207 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t161, <4 x i32> %t206)
  %t208 = extractelement <4 x i32> %t207, i64 0
  %t209 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t210 = and i32 %t209, 28
  %t211 = shl i32 15, %t210
  %t212 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t211, i32 %t208, i32 1, i32 7199)
  %t213 = insertelement <4 x i32> poison, i32 %t212, i64 0
  %t214 = extractelement <4 x i32> %t207, i64 1
  %t215 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t216 = and i32 %t215, 28
  %t217 = shl i32 15, %t216
  %t218 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t217, i32 %t214, i32 1, i32 7199)
  %t219 = insertelement <4 x i32> %t213, i32 %t218, i64 1
  %t220 = extractelement <4 x i32> %t207, i64 2
  %t221 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t222 = and i32 %t221, 28
  %t223 = shl i32 15, %t222
  %t224 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t223, i32 %t220, i32 1, i32 7199)
  %t225 = insertelement <4 x i32> %t219, i32 %t224, i64 2
  %t226 = extractelement <4 x i32> %t207, i64 3
  %t227 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t228 = and i32 %t227, 28
  %t229 = shl i32 15, %t228
  %t230 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t229, i32 %t226, i32 1, i32 7199)
  %t231 = insertelement <4 x i32> %t225, i32 %t230, i64 3
  %t232 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t207, <4 x i32> %t231)
  %t233 = shufflevector <4 x i32> %t232, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %t234 = shufflevector <4 x i32> %t232, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %t235 = call <2 x i32> @llvm.smax.v2i32(<2 x i32> %t233, <2 x i32> %t234)
  %t236 = shufflevector <2 x i32> %t235, <2 x i32> poison, <1 x i32> <i32 0>
  %t237 = shufflevector <2 x i32> %t235, <2 x i32> poison, <1 x i32> <i32 1>
  %t238 = extractelement <1 x i32> %t236, i64 0
  %t239 = extractelement <1 x i32> %t237, i64 0
  %t240 = call i32 @llvm.smax.i32(i32 %t238, i32 %t239)
  %t241 = ashr i32 %t240, 31
  %t242 = and i32 %t241, 2147483647
  %t243 = xor i32 %t240, %t242
  %t244 = bitcast i32 %t243 to float
  %t245 = fpext float %t244 to double
  %t246 = extractelement <4 x i32> %t162, i64 0
  %t247 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t248 = and i32 %t247, 28
  %t249 = shl i32 15, %t248
  %t250 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t249, i32 %t246, i32 2, i32 7199)
  %t251 = insertelement <4 x i32> poison, i32 %t250, i64 0
  %t252 = extractelement <4 x i32> %t162, i64 1
  %t253 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t254 = and i32 %t253, 28
  %t255 = shl i32 15, %t254
  %t256 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t255, i32 %t252, i32 2, i32 7199)
  %t257 = insertelement <4 x i32> %t251, i32 %t256, i64 1
  %t258 = extractelement <4 x i32> %t162, i64 2
  %t259 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t260 = and i32 %t259, 28
  %t261 = shl i32 15, %t260
  %t262 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t261, i32 %t258, i32 2, i32 7199)
  %t263 = insertelement <4 x i32> %t257, i32 %t262, i64 2
  %t264 = extractelement <4 x i32> %t162, i64 3
  %t265 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t266 = and i32 %t265, 28
  %t267 = shl i32 15, %t266
  %t268 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t267, i32 %t264, i32 2, i32 7199)
  %t269 = insertelement <4 x i32> %t263, i32 %t268, i64 3
  %t270 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t162, <4 x i32> %t269)
  %t271 = extractelement <4 x i32> %t270, i64 0
  %t272 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t273 = and i32 %t272, 28
  %t274 = shl i32 15, %t273
  %t275 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t274, i32 %t271, i32 1, i32 7199)
  %t276 = insertelement <4 x i32> poison, i32 %t275, i64 0
  %t277 = extractelement <4 x i32> %t270, i64 1
  %t278 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t279 = and i32 %t278, 28
  %t280 = shl i32 15, %t279
  %t281 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t280, i32 %t277, i32 1, i32 7199)
  %t282 = insertelement <4 x i32> %t276, i32 %t281, i64 1
  %t283 = extractelement <4 x i32> %t270, i64 2
  %t284 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t285 = and i32 %t284, 28
  %t286 = shl i32 15, %t285
  %t287 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t286, i32 %t283, i32 1, i32 7199)
  %t288 = insertelement <4 x i32> %t282, i32 %t287, i64 2
  %t289 = extractelement <4 x i32> %t270, i64 3
  %t290 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t291 = and i32 %t290, 28
  %t292 = shl i32 15, %t291
  %t293 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t292, i32 %t289, i32 1, i32 7199)
  %t294 = insertelement <4 x i32> %t288, i32 %t293, i64 3
  %t295 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t270, <4 x i32> %t294)
  %t296 = shufflevector <4 x i32> %t295, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %t297 = shufflevector <4 x i32> %t295, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %t298 = call <2 x i32> @llvm.smin.v2i32(<2 x i32> %t296, <2 x i32> %t297)
  %t299 = shufflevector <2 x i32> %t298, <2 x i32> poison, <1 x i32> <i32 0>
  %t300 = shufflevector <2 x i32> %t298, <2 x i32> poison, <1 x i32> <i32 1>
  %t301 = extractelement <1 x i32> %t299, i64 0
  %t302 = extractelement <1 x i32> %t300, i64 0
  %t303 = call i32 @llvm.smin.i32(i32 %t301, i32 %t302)
  %t304 = ashr i32 %t303, 31
  %t305 = and i32 %t304, 2147483647
  %t306 = xor i32 %t303, %t305
  %t307 = bitcast i32 %t306 to float
  %t308 = fpext float %t307 to double
  %t309 = icmp eq i64 %t7, 0
  br i1 %t309, label %b310, label %b311
b310:
  %t318 = mul i64 %t40, %t317
  %t319 = udiv i64 %t43, 1024
  %t320 = add i64 %t318, %t319
  %t321 = getelementptr inbounds double, ptr %t315, i64 %t320
  store double %t245, ptr %t321, align 8
  %t326 = getelementptr inbounds double, ptr %t325, i64 %t320
  store double %t308, ptr %t326, align 8
  br label %b311
b311:
  %t37 = add nuw nsw i64 %t36, %t32
  br label %b33
b35:
  br label %b30
b29:
  %t349 = add i64 %col, %cols
  %t327 = udiv i64 %t3, 16
  %t328 = udiv i64 %t5, 16
  br label %b329
b329:
  %t332 = phi i64 [ %t327, %b29 ], [ %t333, %b439 ]
  %t334 = icmp slt i64 %t332, %t25
  br i1 %t334, label %b330, label %b331
b330:
  %t335 = udiv i64 %t332, %t24
  %t336 = add i64 %row, %t335
  %t337 = urem i64 %t332, %t24
  %t338 = mul i64 %t337, 1024
  %t339 = add i64 %col, %t338
  %t340 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t341 = load i64, ptr %t340, align 8
  %t342 = inttoptr i64 %t341 to ptr addrspace(1)
  %t343 = addrspacecast ptr addrspace(1) %t342 to ptr
  %t348 = add i64 %t339, 1024
  %t350 = call i64 @llvm.smin.i64(i64 %t348, i64 %t349)
  %t360 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t361 = load i64, ptr %t360, align 8
  %t362 = inttoptr i64 %t361 to ptr addrspace(1)
  %t363 = addrspacecast ptr addrspace(1) %t362 to ptr
  %t364 = mul i64 %t336, %t12
  %t440 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t441 = load i64, ptr %t440, align 8
  %t442 = inttoptr i64 %t441 to ptr addrspace(1)
  %t443 = addrspacecast ptr addrspace(1) %t442 to ptr
  %t448 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t449 = load i64, ptr %t448, align 8
  %t450 = inttoptr i64 %t449 to ptr addrspace(1)
  %t451 = addrspacecast ptr addrspace(1) %t450 to ptr
  %t344 = getelementptr inbounds float, ptr %t343, i64 %t336
  %t345 = load float, ptr %t344, align 4
  %t346 = insertelement <4 x float> poison, float %t345, i64 0
  %t347 = shufflevector <4 x float> %t346, <4 x float> poison, <4 x i32> zeroinitializer
  %t351 = add i64 %t339, %t6
  br label %b352
b352:
  %t355 = phi i64 [ %t351, %b330 ], [ %t356, %b353 ]
  %t357 = phi i32 [ -2139095041, %b330 ], [ %t379, %b353 ]
  %t358 = phi i32 [ 2139095040, %b330 ], [ %t386, %b353 ]
  %t359 = icmp slt i64 %t355, %t350
  br i1 %t359, label %b353, label %b354
b353:
  %t365 = add i64 %t364, %t355
  %t366 = getelementptr inbounds float, ptr %t363, i64 %t365
  %t367 = load float, ptr %t366, align 4
  %t368 = insertelement <4 x float> poison, float %t367, i64 0
  %t369 = shufflevector <4 x float> %t368, <4 x float> poison, <4 x i32> zeroinitializer
  %t370 = fsub float %t367, %t345
  %t371 = insertelement <4 x float> poison, float %t370, i64 0
  %t372 = shufflevector <4 x float> %t371, <4 x float> poison, <4 x i32> zeroinitializer
  %t373 = bitcast float %t370 to i32
  %t374 = ashr i32 %t373, 31
  %t375 = and i32 %t374, 2147483647
  %t376 = xor i32 %t373, %t375
  %t377 = fcmp une float %t370, %t370
  %t378 = select i1 %t377, i32 2147483647, i32 %t376
  %t379 = call i32 @llvm.smax.i32(i32 %t357, i32 %t378)
  %t380 = bitcast float %t370 to i32
  %t381 = ashr i32 %t380, 31
  %t382 = and i32 %t381, 2147483647
  %t383 = xor i32 %t380, %t382
  %t384 = fcmp une float %t370, %t370
  %t385 = select i1 %t384, i32 -2147483648, i32 %t383
  %t386 = call i32 @llvm.smin.i32(i32 %t358, i32 %t385)
  %t356 = add nuw nsw i64 %t355, 16
  br label %b352
b354:
  %t387 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t388 = and i32 %t387, 16
  %t389 = shl i32 65535, %t388
  %t390 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t389, i32 %t357, i32 8, i32 4127)
  %t391 = call i32 @llvm.smax.i32(i32 %t357, i32 %t390)
  %t392 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t393 = and i32 %t392, 16
  %t394 = shl i32 65535, %t393
  %t395 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t394, i32 %t391, i32 4, i32 4127)
  %t396 = call i32 @llvm.smax.i32(i32 %t391, i32 %t395)
  %t397 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t398 = and i32 %t397, 16
  %t399 = shl i32 65535, %t398
  %t400 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t399, i32 %t396, i32 2, i32 4127)
  %t401 = call i32 @llvm.smax.i32(i32 %t396, i32 %t400)
  %t402 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t403 = and i32 %t402, 16
  %t404 = shl i32 65535, %t403
  %t405 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t404, i32 %t401, i32 1, i32 4127)
  %t406 = call i32 @llvm.smax.i32(i32 %t401, i32 %t405)
  %t407 = ashr i32 %t406, 31
  %t408 = and i32 %t407, 2147483647
  %t409 = xor i32 %t406, %t408
  %t410 = bitcast i32 %t409 to float
  %t411 = fpext float %t410 to double
  %t412 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t413 = and i32 %t412, 16
  %t414 = shl i32 65535, %t413
  %t415 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t414, i32 %t358, i32 8, i32 4127)
  %t416 = call i32 @llvm.smin.i32(i32 %t358, i32 %t415)
  %t417 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t418 = and i32 %t417, 16
  %t419 = shl i32 65535, %t418
  %t420 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t419, i32 %t416, i32 4, i32 4127)
  %t421 = call i32 @llvm.smin.i32(i32 %t416, i32 %t420)
  %t422 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t423 = and i32 %t422, 16
  %t424 = shl i32 65535, %t423
  %t425 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t424, i32 %t421, i32 2, i32 4127)
  %t426 = call i32 @llvm.smin.i32(i32 %t421, i32 %t425)
  %t427 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t428 = and i32 %t427, 16
  %t429 = shl i32 65535, %t428
  %t430 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t429, i32 %t426, i32 1, i32 4127)
  %t431 = call i32 @llvm.smin.i32(i32 %t426, i32 %t430)
  %t432 = ashr i32 %t431, 31
  %t433 = and i32 %t432, 2147483647
  %t434 = xor i32 %t431, %t433
  %t435 = bitcast i32 %t434 to float
  %t436 = fpext float %t435 to double
  %t437 = icmp eq i64 %t6, 0
  br i1 %t437, label %b438, label %b439
b438:
  %t444 = mul i64 %t336, %t317
  %t445 = udiv i64 %t339, 1024
  %t446 = add i64 %t444, %t445
  %t447 = getelementptr inbounds double, ptr %t443, i64 %t446
  store double %t411, ptr %t447, align 8
  %t452 = getelementptr inbounds double, ptr %t451, i64 %t446
  store double %t436, ptr %t452, align 8
  br label %b439
b439:
  %t333 = add nuw nsw i64 %t332, %t328
  br label %b329
b331:
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
  br label %b16
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
  %t20 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t21 = load i64, ptr %t20, align 8
  %t22 = urem i64 %t21, 4
  %t23 = urem i64 %col, 4
  %t24 = add i64 %t22, %t23
  %t25 = urem i64 %cols, 4
  %t26 = add i64 %t24, %t25
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
  %t4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
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
  %t77 = mul i64 %t58, %t21
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
  br label %b51
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
  %t114 = mul i64 %t105, %t21
  %t115 = urem i64 %t101, %cols
  %t116 = add i64 %col, %t115
  %t117 = add i64 %t114, %t116
  %t126 = add i64 %t101, 256
  %t127 = udiv i64 %t126, %cols
  %t128 = add i64 %row, %t127
  %t133 = mul i64 %t128, %t21
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
  br label %b98
b100:
  %t94 = add nuw nsw i64 %t93, 512
  br label %b90
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
  %t178 = mul i64 %t167, %t21
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
  br label %b160
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
  br label %b8
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
  %t179 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t180 = load i64, ptr %t179, align 8
  %t181 = inttoptr i64 %t180 to ptr addrspace(1)
  %t182 = addrspacecast ptr addrspace(1) %t181 to ptr
  %t183 = mul i64 %number, 4
  %t184 = getelementptr inbounds double, ptr %t182, i64 %t183
  %t203 = getelementptr inbounds i64, ptr %tensor, i64 16
  %t204 = load i64, ptr %t203, align 8
  %t205 = inttoptr i64 %t204 to ptr addrspace(1)
  %t206 = addrspacecast ptr addrspace(1) %t205 to ptr
  %t209 = getelementptr inbounds i64, ptr %tensor, i64 17
  %t210 = load i64, ptr %t209, align 8
  %t211 = inttoptr i64 %t210 to ptr addrspace(1)
  %t212 = addrspacecast ptr addrspace(1) %t211 to ptr
  %t377 = getelementptr inbounds i64, ptr %tensor, i64 18
  %t378 = load i64, ptr %t377, align 8
  %t379 = inttoptr i64 %t378 to ptr addrspace(1)
  %t380 = addrspacecast ptr addrspace(1) %t379 to ptr
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
  br label %b17
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
  %t60 = phi i64 [ 1, %b19 ], [ %t170, %b74 ]
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
  %t75 = phi i64 [ %t68, %b52 ], [ %t76, %b168 ]
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
  %t93 = bitcast double %t86 to i64
  %t94 = trunc i64 %t93 to i32
  %t95 = lshr i64 %t93, 32
  %t96 = trunc i64 %t95 to i32
  %t97 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t98 = and i32 %t97, 16
  %t99 = shl i32 65535, %t98
  %t100 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t99, i32 %t94, i32 8, i32 4127)
  %t101 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t102 = and i32 %t101, 16
  %t103 = shl i32 65535, %t102
  %t104 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t103, i32 %t96, i32 8, i32 4127)
  %t105 = zext i32 %t100 to i64
  %t106 = zext i32 %t104 to i64
  %t107 = shl i64 %t106, 32
  %t108 = or i64 %t107, %t105
  %t109 = bitcast i64 %t108 to double
  %t110 = fadd double %t86, %t109
  %t111 = bitcast double %t110 to i64
  %t112 = trunc i64 %t111 to i32
  %t113 = lshr i64 %t111, 32
  %t114 = trunc i64 %t113 to i32
  %t115 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t116 = and i32 %t115, 16
  %t117 = shl i32 65535, %t116
  %t118 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t117, i32 %t112, i32 4, i32 4127)
  %t119 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t120 = and i32 %t119, 16
  %t121 = shl i32 65535, %t120
  %t122 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t121, i32 %t114, i32 4, i32 4127)
  %t123 = zext i32 %t118 to i64
  %t124 = zext i32 %t122 to i64
  %t125 = shl i64 %t124, 32
  %t126 = or i64 %t125, %t123
  %t127 = bitcast i64 %t126 to double
  %t128 = fadd double %t110, %t127
  %t129 = bitcast double %t128 to i64
  %t130 = trunc i64 %t129 to i32
  %t131 = lshr i64 %t129, 32
  %t132 = trunc i64 %t131 to i32
  %t133 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t134 = and i32 %t133, 16
  %t135 = shl i32 65535, %t134
  %t136 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t135, i32 %t130, i32 2, i32 4127)
  %t137 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t138 = and i32 %t137, 16
  %t139 = shl i32 65535, %t138
  %t140 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t139, i32 %t132, i32 2, i32 4127)
  %t141 = zext i32 %t136 to i64
  %t142 = zext i32 %t140 to i64
  %t143 = shl i64 %t142, 32
  %t144 = or i64 %t143, %t141
  %t145 = bitcast i64 %t144 to double
  %t146 = fadd double %t128, %t145
  %t147 = bitcast double %t146 to i64
  %t148 = trunc i64 %t147 to i32
  %t149 = lshr i64 %t147, 32
  %t150 = trunc i64 %t149 to i32
  %t151 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t152 = and i32 %t151, 16
  %t153 = shl i32 65535, %t152
  %t154 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t153, i32 %t148, i32 1, i32 4127)
  %t155 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t156 = and i32 %t155, 16
  %t157 = shl i32 65535, %t156
  %t158 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t157, i32 %t150, i32 1, i32 4127)
  %t159 = zext i32 %t154 to i64
  %t160 = zext i32 %t158 to i64
  %t161 = shl i64 %t160, 32
  %t162 = or i64 %t161, %t159
  %t163 = bitcast i64 %t162 to double
  %t164 = fadd double %t146, %t163
  %t165 = mul i64 %t75, %t60
  %t166 = icmp eq i64 %t65, 0
  br i1 %t166, label %b167, label %b168
b167:
  %t169 = getelementptr inbounds double, ptr %t51, i64 %t165
  store double %t164, ptr %t169, align 8
  br label %b168
b168:
  %t76 = add nuw nsw i64 %t75, %t71
  br label %b72
b74:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t170 = mul i64 %t60, 1024
  %t171 = icmp sgt i64 %t62, 1
  br i1 %t171, label %b52, label %b172
b172:
  %t173 = getelementptr inbounds double, ptr %t51, i64 0
  %t174 = load double, ptr %t173, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %b55
b53:
  %t175 = icmp sgt i64 %t10, 0
  br i1 %t175, label %b54, label %b55
b54:
  %t176 = getelementptr inbounds double, ptr %t47, i64 0
  %t177 = load double, ptr %t176, align 8
  br label %b55
b55:
  %t178 = phi double [ %t174, %b172 ], [ 0x0000000000000000, %b53 ], [ %t177, %b54 ]
  %t185 = getelementptr inbounds double, ptr %t184, i64 1
  %t186 = load double, ptr %t185, align 8
  %t187 = fdiv double %t178, %t186
  %t188 = icmp eq i64 %t2, 0
  br i1 %t188, label %b189, label %b190
b189:
  %t191 = getelementptr inbounds double, ptr %t184, i64 2
  store double %t187, ptr %t191, align 8
  br label %b190
b190:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t192 = getelementptr inbounds double, ptr %t184, i64 2
  %t193 = load double, ptr %t192, align 8
  br label %b194
b194:
  %t197 = phi i64 [ %t2, %b190 ], [ %t198, %b195 ]
  %t199 = icmp slt i64 %t197, %t10
  br i1 %t199, label %b195, label %b196
b195:
  %t200 = getelementptr inbounds double, ptr %t45, i64 %t197
  %t201 = load double, ptr %t200, align 8
  %t202 = fsub double %t201, %t193
  %t207 = getelementptr inbounds double, ptr %t206, i64 %t197
  store double %t202, ptr %t207, align 8
  %t208 = fmul double %t202, %t202
  %t213 = getelementptr inbounds double, ptr %t212, i64 %t197
  store double %t208, ptr %t213, align 8
  %t198 = add nuw nsw i64 %t197, %t4
  br label %b194
b196:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t214 = getelementptr inbounds double, ptr %t212, i64 0
  %t215 = getelementptr inbounds i64, ptr %tensor, i64 8
  %t216 = load i64, ptr %t215, align 8
  %t217 = inttoptr i64 %t216 to ptr addrspace(1)
  %t218 = addrspacecast ptr addrspace(1) %t217 to ptr
  %t223 = icmp sgt i64 %t10, 0
  br i1 %t223, label %b219, label %b220
b219:
  %t224 = phi ptr [ %t214, %b196 ], [ %t218, %b241 ]
  %t225 = phi i64 [ %t10, %b196 ], [ %t229, %b241 ]
  %t226 = phi i64 [ 1, %b196 ], [ %t227, %b241 ]
  %t227 = phi i64 [ 1, %b196 ], [ %t337, %b241 ]
  %t228 = add i64 %t225, 1023
  %t229 = udiv i64 %t228, 1024
  %t230 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t231 = zext i32 %t230 to i64
  %t232 = and i64 %t231, 15
  %t233 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t234 = zext i32 %t233 to i64
  %t235 = udiv i64 %t234, 16
  %t236 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t237 = zext i32 %t236 to i64
  %t238 = udiv i64 %t237, 16
  br label %b239
b239:
  %t242 = phi i64 [ %t235, %b219 ], [ %t243, %b335 ]
  %t244 = icmp slt i64 %t242, %t229
  br i1 %t244, label %b240, label %b241
b240:
  %t245 = mul i64 %t242, 1024
  %t246 = sub i64 %t225, %t245
  %t247 = call i64 @llvm.smin.i64(i64 %t246, i64 1024)
  br label %b248
b248:
  %t251 = phi i64 [ %t232, %b240 ], [ %t252, %b249 ]
  %t253 = phi double [ 0x0000000000000000, %b240 ], [ %t259, %b249 ]
  %t254 = icmp slt i64 %t251, %t247
  br i1 %t254, label %b249, label %b250
b249:
  %t255 = add i64 %t245, %t251
  %t256 = mul i64 %t255, %t226
  %t257 = getelementptr inbounds double, ptr %t224, i64 %t256
  %t258 = load double, ptr %t257, align 8
  %t259 = fadd double %t253, %t258
  %t252 = add nuw nsw i64 %t251, 16
  br label %b248
b250:
  %t260 = bitcast double %t253 to i64
  %t261 = trunc i64 %t260 to i32
  %t262 = lshr i64 %t260, 32
  %t263 = trunc i64 %t262 to i32
  %t264 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t265 = and i32 %t264, 16
  %t266 = shl i32 65535, %t265
  %t267 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t266, i32 %t261, i32 8, i32 4127)
  %t268 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t269 = and i32 %t268, 16
  %t270 = shl i32 65535, %t269
  %t271 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t270, i32 %t263, i32 8, i32 4127)
  %t272 = zext i32 %t267 to i64
  %t273 = zext i32 %t271 to i64
  %t274 = shl i64 %t273, 32
  %t275 = or i64 %t274, %t272
  %t276 = bitcast i64 %t275 to double
  %t277 = fadd double %t253, %t276
  %t278 = bitcast double %t277 to i64
  %t279 = trunc i64 %t278 to i32
  %t280 = lshr i64 %t278, 32
  %t281 = trunc i64 %t280 to i32
  %t282 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t283 = and i32 %t282, 16
  %t284 = shl i32 65535, %t283
  %t285 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t284, i32 %t279, i32 4, i32 4127)
  %t286 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t287 = and i32 %t286, 16
  %t288 = shl i32 65535, %t287
  %t289 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t288, i32 %t281, i32 4, i32 4127)
  %t290 = zext i32 %t285 to i64
  %t291 = zext i32 %t289 to i64
  %t292 = shl i64 %t291, 32
  %t293 = or i64 %t292, %t290
  %t294 = bitcast i64 %t293 to double
  %t295 = fadd double %t277, %t294
  %t296 = bitcast double %t295 to i64
  %t297 = trunc i64 %t296 to i32
  %t298 = lshr i64 %t296, 32
  %t299 = trunc i64 %t298 to i32
  %t300 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t301 = and i32 %t300, 16
  %t302 = shl i32 65535, %t301
  %t303 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t302, i32 %t297, i32 2, i32 4127)
  %t304 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t305 = and i32 %t304, 16
  %t306 = shl i32 65535, %t305
  %t307 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t306, i32 %t299, i32 2, i32 4127)
  %t308 = zext i32 %t303 to i64
  %t309 = zext i32 %t307 to i64
  %t310 = shl i64 %t309, 32
  %t311 = or i64 %t310, %t308
  %t312 = bitcast i64 %t311 to double
  %t313 = fadd double %t295, %t312
  %t314 = bitcast double %t313 to i64
  %t315 = trunc i64 %t314 to i32
  %t316 = lshr i64 %t314, 32
  %t317 = trunc i64 %t316 to i32
  %t318 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t319 = and i32 %t318, 16
  %t320 = shl i32 65535, %t319
  %t321 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t320, i32 %t315, i32 1, i32 4127)
  %t322 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t323 = and i32 %t322, 16
  %t324 = shl i32 65535, %t323
  %t325 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t324, i32 %t317, i32 1, i32 4127)
  %t326 = zext i32 %t321 to i64
  %t327 = zext i32 %t325 to i64
  %t328 = shl i64 %t327, 32
  %t329 = or i64 %t328, %t326
  %t330 = bitcast i64 %t329 to double
  %t331 = fadd double %t313, %t330
  %t332 = mul i64 %t242, %t227
  %t333 = icmp eq i64 %t232, 0
  br i1 %t333, label %b334, label %b335
b334:
  %t336 = getelementptr inbounds double, ptr %t218, i64 %t332
  store double %t331, ptr %t336, align 8
  br label %b335
b335:
  %t243 = add nuw nsw i64 %t242, %t238
  br label %b239
b241:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t337 = mul i64 %t227, 1024
  %t338 = icmp sgt i64 %t229, 1
  br i1 %t338, label %b219, label %b339
b339:
  %t340 = getelementptr inbounds double, ptr %t218, i64 0
  %t341 = load double, ptr %t340, align 8
  br label %b222
b220:
  %t342 = icmp sgt i64 %t10, 0
  br i1 %t342, label %b221, label %b222
b221:
  %t343 = getelementptr inbounds double, ptr %t214, i64 0
  %t344 = load double, ptr %t343, align 8
  br label %b222
b222:
  %t345 = phi double [ %t341, %b339 ], [ 0x0000000000000000, %b220 ], [ %t344, %b221 ]
  %t346 = getelementptr inbounds double, ptr %t184, i64 1
  %t347 = load double, ptr %t346, align 8
  %t348 = fdiv double %t345, %t347
  %t349 = call double @llvm.sqrt.f64(double %t348)
  %t350 = getelementptr inbounds double, ptr %t184, i64 2
  %t351 = load double, ptr %t350, align 8
  %t352 = fadd double %t351, %t349
  %t353 = fcmp oeq double %t352, 0x0000000000000000
  %t354 = select i1 %t353, double 0x3FF0000000000000, double %t352
  %t355 = fdiv double %t351, %t354
  %t356 = icmp eq i64 %t2, 0
  br i1 %t356, label %b357, label %b358
b357:
  %t359 = getelementptr inbounds double, ptr %t184, i64 3
  store double %t355, ptr %t359, align 8
  br label %b358
b358:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t360 = getelementptr inbounds double, ptr %t184, i64 3
  %t361 = load double, ptr %t360, align 8
  %t362 = getelementptr inbounds double, ptr %t184, i64 2
  %t363 = load double, ptr %t362, align 8
  br label %b364
b364:
  %t367 = phi i64 [ %t2, %b358 ], [ %t368, %b365 ]
  %t369 = icmp slt i64 %t367, %t10
  br i1 %t369, label %b365, label %b366
b365:
  %t370 = getelementptr inbounds double, ptr %t206, i64 %t367
  %t371 = load double, ptr %t370, align 8
  %t372 = fmul double %t361, %t371
  %t373 = fadd double %t363, %t372
  %t374 = fcmp oeq double %t373, 0x0000000000000000
  %t375 = select i1 %t374, double 0x3FF0000000000000, double %t373
  %t376 = fptrunc double %t375 to float
  %t381 = getelementptr inbounds float, ptr %t380, i64 %t367
  store float %t376, ptr %t381, align 4
  %t368 = add nuw nsw i64 %t367, %t4
  br label %b364
b366:
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
  br label %b8
b10:
  ret void
}

define ptx_kernel void @sf_x_sweep_0(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "nvvm.maxntid"="256" "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %ctx = inttoptr i64 %context to ptr
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 0
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr addrspace(1)
  %t4 = addrspacecast ptr addrspace(1) %t3 to ptr
  %t5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %t6 = zext i32 %t5 to i64
  %t7 = add i64 %low, %t6
  %t8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %t9 = zext i32 %t8 to i64
  br label %b10
b10:
  %t13 = phi i64 [ %t7, %entry ], [ %t14, %b115 ]
  %t15 = icmp slt i64 %t13, %high
  br i1 %t15, label %b11, label %b12
b11:
  %t16 = mul i64 %t13, 6
  %t17 = getelementptr inbounds i64, ptr %t4, i64 %t16
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
  %t45 = mul i64 %t13, 6
  %t46 = getelementptr inbounds i64, ptr %t4, i64 %t45
  %t47 = getelementptr inbounds i64, ptr %t46, i64 0
  %t48 = load i64, ptr %t47, align 8
  %t49 = getelementptr inbounds i64, ptr %t46, i64 1
  %t50 = load i64, ptr %t49, align 8
  %t51 = getelementptr inbounds i64, ptr %t46, i64 2
  %t52 = load i64, ptr %t51, align 8
  %t53 = getelementptr inbounds i64, ptr %t46, i64 3
  %t54 = load i64, ptr %t53, align 8
  %t55 = getelementptr inbounds i64, ptr %t46, i64 4
  %t56 = load i64, ptr %t55, align 8
  %t57 = getelementptr inbounds i64, ptr %t46, i64 5
  %t58 = load i64, ptr %t57, align 8
  %t59 = icmp eq i64 %t58, 1
  %t60 = icmp eq i64 %t58, 2
  %t61 = or i1 %t59, %t60
  br i1 %t61, label %b62, label %b63
b62:
  %t64 = getelementptr inbounds i64, ptr %ctx, i64 1
  %t65 = load i64, ptr %t64, align 8
  %t66 = inttoptr i64 %t65 to ptr addrspace(1)
  %t67 = addrspacecast ptr addrspace(1) %t66 to ptr
  %t68 = mul i64 %t48, 19
  %t69 = getelementptr inbounds i64, ptr %t67, i64 %t68
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @sf_x_rows0_1(ptr %ctx, ptr %t69, i64 %t48, i64 %t50, i64 %t52)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %b63
b63:
  %t70 = mul i64 %t13, 6
  %t71 = getelementptr inbounds i64, ptr %t4, i64 %t70
  %t72 = getelementptr inbounds i64, ptr %t71, i64 0
  %t73 = load i64, ptr %t72, align 8
  %t74 = getelementptr inbounds i64, ptr %t71, i64 1
  %t75 = load i64, ptr %t74, align 8
  %t76 = getelementptr inbounds i64, ptr %t71, i64 2
  %t77 = load i64, ptr %t76, align 8
  %t78 = getelementptr inbounds i64, ptr %t71, i64 3
  %t79 = load i64, ptr %t78, align 8
  %t80 = getelementptr inbounds i64, ptr %t71, i64 4
  %t81 = load i64, ptr %t80, align 8
  %t82 = getelementptr inbounds i64, ptr %t71, i64 5
  %t83 = load i64, ptr %t82, align 8
  %t84 = icmp eq i64 %t83, 0
  %t85 = icmp eq i64 %argument, 1
  %t86 = and i1 %t84, %t85
  %t87 = icmp eq i64 %t83, 1
  %t88 = icmp eq i64 %t83, 2
  %t89 = or i1 %t86, %t87
  %t90 = or i1 %t89, %t88
  br i1 %t90, label %b91, label %b92
b91:
  %t93 = getelementptr inbounds i64, ptr %ctx, i64 1
  %t94 = load i64, ptr %t93, align 8
  %t95 = inttoptr i64 %t94 to ptr addrspace(1)
  %t96 = addrspacecast ptr addrspace(1) %t95 to ptr
  %t97 = mul i64 %t73, 19
  %t98 = getelementptr inbounds i64, ptr %t96, i64 %t97
  call void @sf_x_sweep0_pass1(ptr %ctx, ptr %t98, i64 %t73, i64 %t75, i64 %t77, i64 %t79, i64 %t81)
  br label %b92
b92:
  %t99 = mul i64 %t13, 6
  %t100 = getelementptr inbounds i64, ptr %t4, i64 %t99
  %t101 = getelementptr inbounds i64, ptr %t100, i64 0
  %t102 = load i64, ptr %t101, align 8
  %t103 = getelementptr inbounds i64, ptr %t100, i64 1
  %t104 = load i64, ptr %t103, align 8
  %t105 = getelementptr inbounds i64, ptr %t100, i64 2
  %t106 = load i64, ptr %t105, align 8
  %t107 = getelementptr inbounds i64, ptr %t100, i64 3
  %t108 = load i64, ptr %t107, align 8
  %t109 = getelementptr inbounds i64, ptr %t100, i64 4
  %t110 = load i64, ptr %t109, align 8
  %t111 = getelementptr inbounds i64, ptr %t100, i64 5
  %t112 = load i64, ptr %t111, align 8
  %t113 = icmp eq i64 %t112, 2
  br i1 %t113, label %b114, label %b115
b114:
  %t116 = getelementptr inbounds i64, ptr %ctx, i64 1
  %t117 = load i64, ptr %t116, align 8
  %t118 = inttoptr i64 %t117 to ptr addrspace(1)
  %t119 = addrspacecast ptr addrspace(1) %t118 to ptr
  %t120 = mul i64 %t102, 19
  %t121 = getelementptr inbounds i64, ptr %t119, i64 %t120
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @sf_x_stage1_0(ptr %ctx, ptr %t121, i64 %t102)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @sf_x_sweep1_pass0(ptr %ctx, ptr %t121, i64 %t102, i64 %t104, i64 %t106, i64 %t108, i64 %t110)
  br label %b115
b115:
  %t14 = add nuw nsw i64 %t13, %t9
  br label %b10
b12:
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
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 0
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr addrspace(1)
  %t4 = addrspacecast ptr addrspace(1) %t3 to ptr
  %t5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %t6 = zext i32 %t5 to i64
  %t7 = add i64 %low, %t6
  %t8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %t9 = zext i32 %t8 to i64
  br label %b10
b10:
  %t13 = phi i64 [ %t7, %entry ], [ %t14, %b11 ]
  %t15 = icmp slt i64 %t13, %high
  br i1 %t15, label %b11, label %b12
b11:
  %t16 = mul i64 %t13, 6
  %t17 = getelementptr inbounds i64, ptr %t4, i64 %t16
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
  %t14 = add nuw nsw i64 %t13, %t9
  br label %b10
b12:
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
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 0
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr addrspace(1)
  %t4 = addrspacecast ptr addrspace(1) %t3 to ptr
  %t5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %t6 = zext i32 %t5 to i64
  %t7 = add i64 %low, %t6
  %t8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %t9 = zext i32 %t8 to i64
  br label %b10
b10:
  %t13 = phi i64 [ %t7, %entry ], [ %t14, %b11 ]
  %t15 = icmp slt i64 %t13, %high
  br i1 %t15, label %b11, label %b12
b11:
  %t16 = mul i64 %t13, 6
  %t17 = getelementptr inbounds i64, ptr %t4, i64 %t16
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
  %t14 = add nuw nsw i64 %t13, %t9
  br label %b10
b12:
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
  %t4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t5 = zext i32 %t4 to i64
  %t6 = and i64 %t3, 15
  %t7 = and i64 %t3, 3
  br i1 %t22, label %b23, label %b24
b23:
  %t37 = add i64 %col, %cols
  %t26 = udiv i64 %t3, 4
  %t27 = udiv i64 %t5, 4
  br label %b28
b28:
  %t31 = phi i64 [ %t26, %b23 ], [ %t32, %b284 ]
  %t33 = icmp slt i64 %t31, %t20
  br i1 %t33, label %b29, label %b30
b29:
  %t34 = mul i64 %t31, 1024
  %t35 = add i64 %col, %t34
  %t36 = add i64 %t35, 1024
  %t38 = call i64 @llvm.smin.i64(i64 %t36, i64 %t37)
  %t39 = sub i64 %t38, %t35
  %t40 = urem i64 %t39, 64
  %t41 = sub i64 %t39, %t40
  %t42 = add i64 %t35, %t41
  %t54 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t55 = load i64, ptr %t54, align 8
  %t56 = inttoptr i64 %t55 to ptr addrspace(1)
  %t57 = addrspacecast ptr addrspace(1) %t56 to ptr
  %t285 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t286 = load i64, ptr %t285, align 8
  %t287 = inttoptr i64 %t286 to ptr addrspace(1)
  %t288 = addrspacecast ptr addrspace(1) %t287 to ptr
  %t291 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t292 = load i64, ptr %t291, align 8
  %t293 = inttoptr i64 %t292 to ptr addrspace(1)
  %t294 = addrspacecast ptr addrspace(1) %t293 to ptr
  br label %b43
b43:
  %t46 = phi i64 [ %t35, %b29 ], [ %t47, %b44 ]
  %t48 = phi <4 x i32> [ splat (i32 -2139095041), %b29 ], [ %t121, %b44 ]
  %t49 = phi <4 x i32> [ splat (i32 2139095040), %b29 ], [ %t128, %b44 ]
  %t50 = icmp slt i64 %t46, %t42
  br i1 %t50, label %b44, label %b45
b44:
  %t51 = add i64 %t46, 16
  %t52 = mul i64 %t7, 4
  %t53 = add i64 %t46, %t52
  %t61 = add i64 %t53, 16
  %t62 = getelementptr float, ptr %t57, i64 %t61
  %t65 = add i64 %t53, 32
  %t66 = getelementptr float, ptr %t57, i64 %t65
  %t69 = add i64 %t53, 48
  %t70 = getelementptr float, ptr %t57, i64 %t69
  %t58 = add i64 %t53, 0
  %t59 = getelementptr inbounds float, ptr %t57, i64 %t58
  %t60 = load <4 x float>, ptr %t59, align 16
  %t63 = getelementptr inbounds float, ptr %t62, i64 0
  %t64 = load <4 x float>, ptr %t63, align 16
  %t67 = getelementptr inbounds float, ptr %t66, i64 0
  %t68 = load <4 x float>, ptr %t67, align 16
  %t71 = getelementptr inbounds float, ptr %t70, i64 0
  %t72 = load <4 x float>, ptr %t71, align 16
  %t73 = bitcast <4 x float> %t60 to <4 x i32>
  %t74 = ashr <4 x i32> %t73, splat (i32 31)
  %t75 = and <4 x i32> %t74, splat (i32 2147483647)
  %t76 = xor <4 x i32> %t73, %t75
  %t77 = fcmp une <4 x float> %t60, %t60
  %t78 = select <4 x i1> %t77, <4 x i32> splat (i32 2147483647), <4 x i32> %t76
  %t79 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t48, <4 x i32> %t78)
  %t80 = bitcast <4 x float> %t60 to <4 x i32>
  %t81 = ashr <4 x i32> %t80, splat (i32 31)
  %t82 = and <4 x i32> %t81, splat (i32 2147483647)
  %t83 = xor <4 x i32> %t80, %t82
  %t84 = fcmp une <4 x float> %t60, %t60
  %t85 = select <4 x i1> %t84, <4 x i32> splat (i32 -2147483648), <4 x i32> %t83
  %t86 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t49, <4 x i32> %t85)
  %t87 = bitcast <4 x float> %t64 to <4 x i32>
  %t88 = ashr <4 x i32> %t87, splat (i32 31)
  %t89 = and <4 x i32> %t88, splat (i32 2147483647)
  %t90 = xor <4 x i32> %t87, %t89
  %t91 = fcmp une <4 x float> %t64, %t64
  %t92 = select <4 x i1> %t91, <4 x i32> splat (i32 2147483647), <4 x i32> %t90
  %t93 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t79, <4 x i32> %t92)
  %t94 = bitcast <4 x float> %t64 to <4 x i32>
  %t95 = ashr <4 x i32> %t94, splat (i32 31)
  %t96 = and <4 x i32> %t95, splat (i32 2147483647)
  %t97 = xor <4 x i32> %t94, %t96
  %t98 = fcmp une <4 x float> %t64, %t64
  %t99 = select <4 x i1> %t98, <4 x i32> splat (i32 -2147483648), <4 x i32> %t97
  %t100 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t86, <4 x i32> %t99)
  %t101 = bitcast <4 x float> %t68 to <4 x i32>
  %t102 = ashr <4 x i32> %t101, splat (i32 31)
  %t103 = and <4 x i32> %t102, splat (i32 2147483647)
  %t104 = xor <4 x i32> %t101, %t103
  %t105 = fcmp une <4 x float> %t68, %t68
  %t106 = select <4 x i1> %t105, <4 x i32> splat (i32 2147483647), <4 x i32> %t104
  %t107 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t93, <4 x i32> %t106)
  %t108 = bitcast <4 x float> %t68 to <4 x i32>
  %t109 = ashr <4 x i32> %t108, splat (i32 31)
  %t110 = and <4 x i32> %t109, splat (i32 2147483647)
  %t111 = xor <4 x i32> %t108, %t110
  %t112 = fcmp une <4 x float> %t68, %t68
  %t113 = select <4 x i1> %t112, <4 x i32> splat (i32 -2147483648), <4 x i32> %t111
  %t114 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t100, <4 x i32> %t113)
  %t115 = bitcast <4 x float> %t72 to <4 x i32>
  %t116 = ashr <4 x i32> %t115, splat (i32 31)
  %t117 = and <4 x i32> %t116, splat (i32 2147483647)
  %t118 = xor <4 x i32> %t115, %t117
  %t119 = fcmp une <4 x float> %t72, %t72
  %t120 = select <4 x i1> %t119, <4 x i32> splat (i32 2147483647), <4 x i32> %t118
  %t121 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t107, <4 x i32> %t120)
  %t122 = bitcast <4 x float> %t72 to <4 x i32>
  %t123 = ashr <4 x i32> %t122, splat (i32 31)
  %t124 = and <4 x i32> %t123, splat (i32 2147483647)
  %t125 = xor <4 x i32> %t122, %t124
  %t126 = fcmp une <4 x float> %t72, %t72
  %t127 = select <4 x i1> %t126, <4 x i32> splat (i32 -2147483648), <4 x i32> %t125
  %t128 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t114, <4 x i32> %t127)
  %t47 = add nuw nsw i64 %t46, 64
  br label %b43
b45:
  %t129 = mul i64 %t7, 4
  %t130 = add i64 %t42, %t129
  br label %b131
b131:
  %t134 = phi i64 [ %t130, %b45 ], [ %t135, %b132 ]
  %t136 = phi <4 x i32> [ %t48, %b45 ], [ %t148, %b132 ]
  %t137 = phi <4 x i32> [ %t49, %b45 ], [ %t155, %b132 ]
  %t138 = icmp slt i64 %t134, %t38
  br i1 %t138, label %b132, label %b133
b132:
  %t139 = add i64 %t134, 0
  %t140 = getelementptr inbounds float, ptr %t57, i64 %t139
  %t141 = load <4 x float>, ptr %t140, align 16
  %t142 = bitcast <4 x float> %t141 to <4 x i32>
  %t143 = ashr <4 x i32> %t142, splat (i32 31)
  %t144 = and <4 x i32> %t143, splat (i32 2147483647)
  %t145 = xor <4 x i32> %t142, %t144
  %t146 = fcmp une <4 x float> %t141, %t141
  %t147 = select <4 x i1> %t146, <4 x i32> splat (i32 2147483647), <4 x i32> %t145
  %t148 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t136, <4 x i32> %t147)
  %t149 = bitcast <4 x float> %t141 to <4 x i32>
  %t150 = ashr <4 x i32> %t149, splat (i32 31)
  %t151 = and <4 x i32> %t150, splat (i32 2147483647)
  %t152 = xor <4 x i32> %t149, %t151
  %t153 = fcmp une <4 x float> %t141, %t141
  %t154 = select <4 x i1> %t153, <4 x i32> splat (i32 -2147483648), <4 x i32> %t152
  %t155 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t137, <4 x i32> %t154)
  %t135 = add nuw nsw i64 %t134, 16
  br label %b131
b133:
  %t156 = extractelement <4 x i32> %t136, i64 0
  %t157 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t158 = and i32 %t157, 28
  %t159 = shl i32 15, %t158
  %t160 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t159, i32 %t156, i32 2, i32 7199)
  %t161 = insertelement <4 x i32> poison, i32 %t160, i64 0
  %t162 = extractelement <4 x i32> %t136, i64 1
  %t163 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t164 = and i32 %t163, 28
  %t165 = shl i32 15, %t164
  %t166 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t165, i32 %t162, i32 2, i32 7199)
  %t167 = insertelement <4 x i32> %t161, i32 %t166, i64 1
  %t168 = extractelement <4 x i32> %t136, i64 2
  %t169 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t170 = and i32 %t169, 28
  %t171 = shl i32 15, %t170
  %t172 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t171, i32 %t168, i32 2, i32 7199)
  %t173 = insertelement <4 x i32> %t167, i32 %t172, i64 2
  %t174 = extractelement <4 x i32> %t136, i64 3
  %t175 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t176 = and i32 %t175, 28
  %t177 = shl i32 15, %t176
  %t178 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t177, i32 %t174, i32 2, i32 7199)
  %t179 = insertelement <4 x i32> %t173, i32 %t178, i64 3
  %t180 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t136, <4 x i32> %t179)
  %t181 = extractelement <4 x i32> %t180, i64 0
  %t182 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t183 = and i32 %t182, 28
  %t184 = shl i32 15, %t183
  %t185 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t184, i32 %t181, i32 1, i32 7199)
  %t186 = insertelement <4 x i32> poison, i32 %t185, i64 0
  %t187 = extractelement <4 x i32> %t180, i64 1
  %t188 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t189 = and i32 %t188, 28
  %t190 = shl i32 15, %t189
  %t191 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t190, i32 %t187, i32 1, i32 7199)
  %t192 = insertelement <4 x i32> %t186, i32 %t191, i64 1
  %t193 = extractelement <4 x i32> %t180, i64 2
  %t194 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t195 = and i32 %t194, 28
  %t196 = shl i32 15, %t195
  %t197 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t196, i32 %t193, i32 1, i32 7199)
  %t198 = insertelement <4 x i32> %t192, i32 %t197, i64 2
  %t199 = extractelement <4 x i32> %t180, i64 3
  %t200 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t201 = and i32 %t200, 28
  %t202 = shl i32 15, %t201
  %t203 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t202, i32 %t199, i32 1, i32 7199)
  %t204 = insertelement <4 x i32> %t198, i32 %t203, i64 3
  %t205 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %t180, <4 x i32> %t204)
  %t206 = shufflevector <4 x i32> %t205, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %t207 = shufflevector <4 x i32> %t205, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %t208 = call <2 x i32> @llvm.smax.v2i32(<2 x i32> %t206, <2 x i32> %t207)
  %t209 = shufflevector <2 x i32> %t208, <2 x i32> poison, <1 x i32> <i32 0>
  %t210 = shufflevector <2 x i32> %t208, <2 x i32> poison, <1 x i32> <i32 1>
  %t211 = extractelement <1 x i32> %t209, i64 0
  %t212 = extractelement <1 x i32> %t210, i64 0
  %t213 = call i32 @llvm.smax.i32(i32 %t211, i32 %t212)
  %t214 = ashr i32 %t213, 31
  %t215 = and i32 %t214, 2147483647
  %t216 = xor i32 %t213, %t215
  %t217 = bitcast i32 %t216 to float
  %t218 = fpext float %t217 to double
  %t219 = extractelement <4 x i32> %t137, i64 0
  %t220 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t221 = and i32 %t220, 28
  %t222 = shl i32 15, %t221
  %t223 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t222, i32 %t219, i32 2, i32 7199)
  %t224 = insertelement <4 x i32> poison, i32 %t223, i64 0
  %t225 = extractelement <4 x i32> %t137, i64 1
  %t226 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t227 = and i32 %t226, 28
  %t228 = shl i32 15, %t227
  %t229 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t228, i32 %t225, i32 2, i32 7199)
  %t230 = insertelement <4 x i32> %t224, i32 %t229, i64 1
  %t231 = extractelement <4 x i32> %t137, i64 2
  %t232 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t233 = and i32 %t232, 28
  %t234 = shl i32 15, %t233
  %t235 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t234, i32 %t231, i32 2, i32 7199)
  %t236 = insertelement <4 x i32> %t230, i32 %t235, i64 2
  %t237 = extractelement <4 x i32> %t137, i64 3
  %t238 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t239 = and i32 %t238, 28
  %t240 = shl i32 15, %t239
  %t241 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t240, i32 %t237, i32 2, i32 7199)
  %t242 = insertelement <4 x i32> %t236, i32 %t241, i64 3
  %t243 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t137, <4 x i32> %t242)
  %t244 = extractelement <4 x i32> %t243, i64 0
  %t245 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t246 = and i32 %t245, 28
  %t247 = shl i32 15, %t246
  %t248 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t247, i32 %t244, i32 1, i32 7199)
  %t249 = insertelement <4 x i32> poison, i32 %t248, i64 0
  %t250 = extractelement <4 x i32> %t243, i64 1
  %t251 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t252 = and i32 %t251, 28
  %t253 = shl i32 15, %t252
  %t254 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t253, i32 %t250, i32 1, i32 7199)
  %t255 = insertelement <4 x i32> %t249, i32 %t254, i64 1
  %t256 = extractelement <4 x i32> %t243, i64 2
  %t257 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t258 = and i32 %t257, 28
  %t259 = shl i32 15, %t258
  %t260 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t259, i32 %t256, i32 1, i32 7199)
  %t261 = insertelement <4 x i32> %t255, i32 %t260, i64 2
  %t262 = extractelement <4 x i32> %t243, i64 3
  %t263 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t264 = and i32 %t263, 28
  %t265 = shl i32 15, %t264
  %t266 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t265, i32 %t262, i32 1, i32 7199)
  %t267 = insertelement <4 x i32> %t261, i32 %t266, i64 3
  %t268 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %t243, <4 x i32> %t267)
  %t269 = shufflevector <4 x i32> %t268, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %t270 = shufflevector <4 x i32> %t268, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %t271 = call <2 x i32> @llvm.smin.v2i32(<2 x i32> %t269, <2 x i32> %t270)
  %t272 = shufflevector <2 x i32> %t271, <2 x i32> poison, <1 x i32> <i32 0>
  %t273 = shufflevector <2 x i32> %t271, <2 x i32> poison, <1 x i32> <i32 1>
  %t274 = extractelement <1 x i32> %t272, i64 0
  %t275 = extractelement <1 x i32> %t273, i64 0
  %t276 = call i32 @llvm.smin.i32(i32 %t274, i32 %t275)
  %t277 = ashr i32 %t276, 31
  %t278 = and i32 %t277, 2147483647
  %t279 = xor i32 %t276, %t278
  %t280 = bitcast i32 %t279 to float
  %t281 = fpext float %t280 to double
  %t282 = icmp eq i64 %t7, 0
  br i1 %t282, label %b283, label %b284
b283:
  %t289 = udiv i64 %t35, 1024
  %t290 = getelementptr inbounds double, ptr %t288, i64 %t289
  store double %t218, ptr %t290, align 8
  %t295 = getelementptr inbounds double, ptr %t294, i64 %t289
  store double %t281, ptr %t295, align 8
  br label %b284
b284:
  %t32 = add nuw nsw i64 %t31, %t27
  br label %b28
b30:
  br label %b25
b24:
  %t307 = add i64 %col, %cols
  %t296 = udiv i64 %t3, 16
  %t297 = udiv i64 %t5, 16
  br label %b298
b298:
  %t301 = phi i64 [ %t296, %b24 ], [ %t302, %b392 ]
  %t303 = icmp slt i64 %t301, %t20
  br i1 %t303, label %b299, label %b300
b299:
  %t304 = mul i64 %t301, 1024
  %t305 = add i64 %col, %t304
  %t306 = add i64 %t305, 1024
  %t308 = call i64 @llvm.smin.i64(i64 %t306, i64 %t307)
  %t318 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t319 = load i64, ptr %t318, align 8
  %t320 = inttoptr i64 %t319 to ptr addrspace(1)
  %t321 = addrspacecast ptr addrspace(1) %t320 to ptr
  %t393 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t394 = load i64, ptr %t393, align 8
  %t395 = inttoptr i64 %t394 to ptr addrspace(1)
  %t396 = addrspacecast ptr addrspace(1) %t395 to ptr
  %t399 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t400 = load i64, ptr %t399, align 8
  %t401 = inttoptr i64 %t400 to ptr addrspace(1)
  %t402 = addrspacecast ptr addrspace(1) %t401 to ptr
  %t309 = add i64 %t305, %t6
  br label %b310
b310:
  %t313 = phi i64 [ %t309, %b299 ], [ %t314, %b311 ]
  %t315 = phi i32 [ -2139095041, %b299 ], [ %t332, %b311 ]
  %t316 = phi i32 [ 2139095040, %b299 ], [ %t339, %b311 ]
  %t317 = icmp slt i64 %t313, %t308
  br i1 %t317, label %b311, label %b312
b311:
  %t322 = getelementptr inbounds float, ptr %t321, i64 %t313
  %t323 = load float, ptr %t322, align 4
  %t324 = insertelement <4 x float> poison, float %t323, i64 0
  %t325 = shufflevector <4 x float> %t324, <4 x float> poison, <4 x i32> zeroinitializer
  %t326 = bitcast float %t323 to i32
  %t327 = ashr i32 %t326, 31
  %t328 = and i32 %t327, 2147483647
  %t329 = xor i32 %t326, %t328
  %t330 = fcmp une float %t323, %t323
  %t331 = select i1 %t330, i32 2147483647, i32 %t329
  %t332 = call i32 @llvm.smax.i32(i32 %t315, i32 %t331)
  %t333 = bitcast float %t323 to i32
  %t334 = ashr i32 %t333, 31
  %t335 = and i32 %t334, 2147483647
  %t336 = xor i32 %t333, %t335
  %t337 = fcmp une float %t323, %t323
  %t338 = select i1 %t337, i32 -2147483648, i32 %t336
  %t339 = call i32 @llvm.smin.i32(i32 %t316, i32 %t338)
  %t314 = add nuw nsw i64 %t313, 16
  br label %b310
b312:
  %t340 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t341 = and i32 %t340, 16
  %t342 = shl i32 65535, %t341
  %t343 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t342, i32 %t315, i32 8, i32 4127)
  %t344 = call i32 @llvm.smax.i32(i32 %t315, i32 %t343)
  %t345 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t346 = and i32 %t345, 16
  %t347 = shl i32 65535, %t346
  %t348 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t347, i32 %t344, i32 4, i32 4127)
  %t349 = call i32 @llvm.smax.i32(i32 %t344, i32 %t348)
  %t350 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t351 = and i32 %t350, 16
  %t352 = shl i32 65535, %t351
  %t353 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t352, i32 %t349, i32 2, i32 4127)
  %t354 = call i32 @llvm.smax.i32(i32 %t349, i32 %t353)
  %t355 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t356 = and i32 %t355, 16
  %t357 = shl i32 65535, %t356
  %t358 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t357, i32 %t354, i32 1, i32 4127)
  %t359 = call i32 @llvm.smax.i32(i32 %t354, i32 %t358)
  %t360 = ashr i32 %t359, 31
  %t361 = and i32 %t360, 2147483647
  %t362 = xor i32 %t359, %t361
  %t363 = bitcast i32 %t362 to float
  %t364 = fpext float %t363 to double
  %t365 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t366 = and i32 %t365, 16
  %t367 = shl i32 65535, %t366
  %t368 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t367, i32 %t316, i32 8, i32 4127)
  %t369 = call i32 @llvm.smin.i32(i32 %t316, i32 %t368)
  %t370 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t371 = and i32 %t370, 16
  %t372 = shl i32 65535, %t371
  %t373 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t372, i32 %t369, i32 4, i32 4127)
  %t374 = call i32 @llvm.smin.i32(i32 %t369, i32 %t373)
  %t375 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t376 = and i32 %t375, 16
  %t377 = shl i32 65535, %t376
  %t378 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t377, i32 %t374, i32 2, i32 4127)
  %t379 = call i32 @llvm.smin.i32(i32 %t374, i32 %t378)
  %t380 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t381 = and i32 %t380, 16
  %t382 = shl i32 65535, %t381
  %t383 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t382, i32 %t379, i32 1, i32 4127)
  %t384 = call i32 @llvm.smin.i32(i32 %t379, i32 %t383)
  %t385 = ashr i32 %t384, 31
  %t386 = and i32 %t385, 2147483647
  %t387 = xor i32 %t384, %t386
  %t388 = bitcast i32 %t387 to float
  %t389 = fpext float %t388 to double
  %t390 = icmp eq i64 %t6, 0
  br i1 %t390, label %b391, label %b392
b391:
  %t397 = udiv i64 %t305, 1024
  %t398 = getelementptr inbounds double, ptr %t396, i64 %t397
  store double %t364, ptr %t398, align 8
  %t403 = getelementptr inbounds double, ptr %t402, i64 %t397
  store double %t389, ptr %t403, align 8
  br label %b392
b392:
  %t302 = add nuw nsw i64 %t301, %t297
  br label %b298
b300:
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
  %t52 = sub i64 %t48, %t51
  %t53 = urem i64 %t52, 1024
  %t54 = sub i64 %t52, %t53
  %t55 = add i64 %col, %t51
  %t74 = add i64 %t55, %t54
  %t1 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t2 = and i32 %t1, 1023
  %t3 = zext i32 %t2 to i64
  %t4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
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
  %t56 = mul i64 %t3, 4
  %t57 = mul i64 %t5, 4
  %t58 = add i64 %col, %t56
  br label %b59
b59:
  %t62 = phi i64 [ %t58, %entry ], [ %t63, %b60 ]
  %t64 = icmp slt i64 %t62, %t55
  br i1 %t64, label %b60, label %b61
b60:
  %t65 = add i64 %t62, 0
  %t66 = getelementptr inbounds float, ptr %t35, i64 %t65
  %t67 = load <4 x float>, ptr %t66, align 16
  %t68 = getelementptr inbounds float, ptr %t42, i64 %t65
  %t69 = load <4 x float>, ptr %t68, align 16
  %t70 = fdiv <4 x float> %t69, %t17
  %t71 = fmul <4 x float> %t30, %t70
  %t72 = fsub <4 x float> %t67, %t71
  %t73 = getelementptr inbounds float, ptr %t35, i64 %t65
  store <4 x float> %t72, ptr %t73, align 16
  %t63 = add nuw nsw i64 %t62, %t57
  br label %b59
b61:
  br label %b75
b75:
  %t78 = phi i64 [ %t55, %b61 ], [ %t79, %b85 ]
  %t80 = icmp slt i64 %t78, %t74
  br i1 %t80, label %b76, label %b77
b76:
  %t81 = add i64 %t78, 256
  %t82 = add i64 %t78, %t3
  br label %b83
b83:
  %t86 = phi i64 [ %t82, %b76 ], [ %t87, %b84 ]
  %t88 = icmp slt i64 %t86, %t81
  br i1 %t88, label %b84, label %b85
b84:
  %t97 = add i64 %t86, 256
  %t102 = add i64 %t86, 512
  %t107 = add i64 %t86, 768
  %t89 = getelementptr inbounds float, ptr %t35, i64 %t86
  %t90 = load float, ptr %t89, align 4
  %t91 = insertelement <4 x float> poison, float %t90, i64 0
  %t92 = shufflevector <4 x float> %t91, <4 x float> poison, <4 x i32> zeroinitializer
  %t93 = getelementptr inbounds float, ptr %t42, i64 %t86
  %t94 = load float, ptr %t93, align 4
  %t95 = insertelement <4 x float> poison, float %t94, i64 0
  %t96 = shufflevector <4 x float> %t95, <4 x float> poison, <4 x i32> zeroinitializer
  %t98 = getelementptr inbounds float, ptr %t35, i64 %t97
  %t99 = load float, ptr %t98, align 4
  %t100 = getelementptr inbounds float, ptr %t42, i64 %t97
  %t101 = load float, ptr %t100, align 4
  %t103 = getelementptr inbounds float, ptr %t35, i64 %t102
  %t104 = load float, ptr %t103, align 4
  %t105 = getelementptr inbounds float, ptr %t42, i64 %t102
  %t106 = load float, ptr %t105, align 4
  %t108 = getelementptr inbounds float, ptr %t35, i64 %t107
  %t109 = load float, ptr %t108, align 4
  %t110 = getelementptr inbounds float, ptr %t42, i64 %t107
  %t111 = load float, ptr %t110, align 4
  %t112 = fdiv float %t94, %t15
  %t113 = insertelement <4 x float> poison, float %t112, i64 0
  %t114 = shufflevector <4 x float> %t113, <4 x float> poison, <4 x i32> zeroinitializer
  %t115 = fmul float %t28, %t112
  %t116 = insertelement <4 x float> poison, float %t115, i64 0
  %t117 = shufflevector <4 x float> %t116, <4 x float> poison, <4 x i32> zeroinitializer
  %t118 = fsub float %t90, %t115
  %t119 = insertelement <4 x float> poison, float %t118, i64 0
  %t120 = shufflevector <4 x float> %t119, <4 x float> poison, <4 x i32> zeroinitializer
  %t121 = getelementptr inbounds float, ptr %t35, i64 %t86
  store float %t118, ptr %t121, align 4
  %t122 = fdiv float %t101, %t15
  %t123 = fmul float %t28, %t122
  %t124 = fsub float %t99, %t123
  %t125 = getelementptr inbounds float, ptr %t35, i64 %t97
  store float %t124, ptr %t125, align 4
  %t126 = fdiv float %t106, %t15
  %t127 = fmul float %t28, %t126
  %t128 = fsub float %t104, %t127
  %t129 = getelementptr inbounds float, ptr %t35, i64 %t102
  store float %t128, ptr %t129, align 4
  %t130 = fdiv float %t111, %t15
  %t131 = fmul float %t28, %t130
  %t132 = fsub float %t109, %t131
  %t133 = getelementptr inbounds float, ptr %t35, i64 %t107
  store float %t132, ptr %t133, align 4
  %t87 = add nuw nsw i64 %t86, %t5
  br label %b83
b85:
  %t79 = add nuw nsw i64 %t78, 1024
  br label %b75
b77:
  %t134 = add i64 %t74, %t3
  br label %b135
b135:
  %t138 = phi i64 [ %t134, %b77 ], [ %t139, %b136 ]
  %t140 = icmp slt i64 %t138, %t47
  br i1 %t140, label %b136, label %b137
b136:
  %t141 = getelementptr inbounds float, ptr %t35, i64 %t138
  %t142 = load float, ptr %t141, align 4
  %t143 = insertelement <4 x float> poison, float %t142, i64 0
  %t144 = shufflevector <4 x float> %t143, <4 x float> poison, <4 x i32> zeroinitializer
  %t145 = getelementptr inbounds float, ptr %t42, i64 %t138
  %t146 = load float, ptr %t145, align 4
  %t147 = insertelement <4 x float> poison, float %t146, i64 0
  %t148 = shufflevector <4 x float> %t147, <4 x float> poison, <4 x i32> zeroinitializer
  %t149 = fdiv float %t146, %t15
  %t150 = insertelement <4 x float> poison, float %t149, i64 0
  %t151 = shufflevector <4 x float> %t150, <4 x float> poison, <4 x i32> zeroinitializer
  %t152 = fmul float %t28, %t149
  %t153 = insertelement <4 x float> poison, float %t152, i64 0
  %t154 = shufflevector <4 x float> %t153, <4 x float> poison, <4 x i32> zeroinitializer
  %t155 = fsub float %t142, %t152
  %t156 = insertelement <4 x float> poison, float %t155, i64 0
  %t157 = shufflevector <4 x float> %t156, <4 x float> poison, <4 x i32> zeroinitializer
  %t158 = getelementptr inbounds float, ptr %t35, i64 %t138
  store float %t155, ptr %t158, align 4
  %t139 = add nuw nsw i64 %t138, %t5
  br label %b135
b137:
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
  br label %b8
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
  %t147 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t148 = load i64, ptr %t147, align 8
  %t149 = inttoptr i64 %t148 to ptr addrspace(1)
  %t150 = addrspacecast ptr addrspace(1) %t149 to ptr
  %t287 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t288 = load i64, ptr %t287, align 8
  %t289 = inttoptr i64 %t288 to ptr addrspace(1)
  %t290 = addrspacecast ptr addrspace(1) %t289 to ptr
  %t291 = mul i64 %number, 1
  %t292 = getelementptr inbounds double, ptr %t290, i64 %t291
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
  %t27 = phi i64 [ %t22, %entry ], [ %t137, %b41 ]
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
  %t42 = phi i64 [ %t35, %b18 ], [ %t43, %b135 ]
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
  %t60 = bitcast double %t53 to i64
  %t61 = trunc i64 %t60 to i32
  %t62 = lshr i64 %t60, 32
  %t63 = trunc i64 %t62 to i32
  %t64 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t65 = and i32 %t64, 16
  %t66 = shl i32 65535, %t65
  %t67 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t66, i32 %t61, i32 8, i32 4127)
  %t68 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t69 = and i32 %t68, 16
  %t70 = shl i32 65535, %t69
  %t71 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t70, i32 %t63, i32 8, i32 4127)
  %t72 = zext i32 %t67 to i64
  %t73 = zext i32 %t71 to i64
  %t74 = shl i64 %t73, 32
  %t75 = or i64 %t74, %t72
  %t76 = bitcast i64 %t75 to double
  %t77 = call double @llvm.maximum.f64(double %t53, double %t76)
  %t78 = bitcast double %t77 to i64
  %t79 = trunc i64 %t78 to i32
  %t80 = lshr i64 %t78, 32
  %t81 = trunc i64 %t80 to i32
  %t82 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t83 = and i32 %t82, 16
  %t84 = shl i32 65535, %t83
  %t85 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t84, i32 %t79, i32 4, i32 4127)
  %t86 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t87 = and i32 %t86, 16
  %t88 = shl i32 65535, %t87
  %t89 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t88, i32 %t81, i32 4, i32 4127)
  %t90 = zext i32 %t85 to i64
  %t91 = zext i32 %t89 to i64
  %t92 = shl i64 %t91, 32
  %t93 = or i64 %t92, %t90
  %t94 = bitcast i64 %t93 to double
  %t95 = call double @llvm.maximum.f64(double %t77, double %t94)
  %t96 = bitcast double %t95 to i64
  %t97 = trunc i64 %t96 to i32
  %t98 = lshr i64 %t96, 32
  %t99 = trunc i64 %t98 to i32
  %t100 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t101 = and i32 %t100, 16
  %t102 = shl i32 65535, %t101
  %t103 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t102, i32 %t97, i32 2, i32 4127)
  %t104 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t105 = and i32 %t104, 16
  %t106 = shl i32 65535, %t105
  %t107 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t106, i32 %t99, i32 2, i32 4127)
  %t108 = zext i32 %t103 to i64
  %t109 = zext i32 %t107 to i64
  %t110 = shl i64 %t109, 32
  %t111 = or i64 %t110, %t108
  %t112 = bitcast i64 %t111 to double
  %t113 = call double @llvm.maximum.f64(double %t95, double %t112)
  %t114 = bitcast double %t113 to i64
  %t115 = trunc i64 %t114 to i32
  %t116 = lshr i64 %t114, 32
  %t117 = trunc i64 %t116 to i32
  %t118 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t119 = and i32 %t118, 16
  %t120 = shl i32 65535, %t119
  %t121 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t120, i32 %t115, i32 1, i32 4127)
  %t122 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t123 = and i32 %t122, 16
  %t124 = shl i32 65535, %t123
  %t125 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t124, i32 %t117, i32 1, i32 4127)
  %t126 = zext i32 %t121 to i64
  %t127 = zext i32 %t125 to i64
  %t128 = shl i64 %t127, 32
  %t129 = or i64 %t128, %t126
  %t130 = bitcast i64 %t129 to double
  %t131 = call double @llvm.maximum.f64(double %t113, double %t130)
  %t132 = mul i64 %t42, %t27
  %t133 = icmp eq i64 %t32, 0
  br i1 %t133, label %b134, label %b135
b134:
  %t136 = getelementptr inbounds double, ptr %t16, i64 %t132
  store double %t131, ptr %t136, align 8
  br label %b135
b135:
  %t43 = add nuw nsw i64 %t42, %t38
  br label %b39
b41:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t137 = mul i64 %t27, 1024
  %t138 = icmp sgt i64 %t29, 1
  br i1 %t138, label %b18, label %b139
b139:
  %t140 = getelementptr inbounds double, ptr %t16, i64 0
  %t141 = load double, ptr %t140, align 8
  br label %b21
b19:
  %t142 = icmp sgt i64 %t15, 0
  br i1 %t142, label %b20, label %b21
b20:
  %t143 = getelementptr inbounds double, ptr %t16, i64 0
  %t144 = load double, ptr %t143, align 8
  br label %b21
b21:
  %t145 = phi double [ %t141, %b139 ], [ 0xFFF0000000000000, %b19 ], [ %t144, %b20 ]
  %t146 = call double @llvm.fabs.f64(double %t145)
  %t151 = getelementptr inbounds double, ptr %t150, i64 0
  %t156 = mul i64 %t17, 1024
  %t157 = icmp sgt i64 %t15, 1
  br i1 %t157, label %b152, label %b153
b152:
  %t158 = phi ptr [ %t151, %b21 ], [ %t151, %b175 ]
  %t159 = phi i64 [ %t15, %b21 ], [ %t163, %b175 ]
  %t160 = phi i64 [ %t17, %b21 ], [ %t161, %b175 ]
  %t161 = phi i64 [ %t156, %b21 ], [ %t271, %b175 ]
  %t162 = add i64 %t159, 1023
  %t163 = udiv i64 %t162, 1024
  %t164 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t165 = zext i32 %t164 to i64
  %t166 = and i64 %t165, 15
  %t167 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t168 = zext i32 %t167 to i64
  %t169 = udiv i64 %t168, 16
  %t170 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t171 = zext i32 %t170 to i64
  %t172 = udiv i64 %t171, 16
  br label %b173
b173:
  %t176 = phi i64 [ %t169, %b152 ], [ %t177, %b269 ]
  %t178 = icmp slt i64 %t176, %t163
  br i1 %t178, label %b174, label %b175
b174:
  %t179 = mul i64 %t176, 1024
  %t180 = sub i64 %t159, %t179
  %t181 = call i64 @llvm.smin.i64(i64 %t180, i64 1024)
  br label %b182
b182:
  %t185 = phi i64 [ %t166, %b174 ], [ %t186, %b183 ]
  %t187 = phi double [ 0x7FF0000000000000, %b174 ], [ %t193, %b183 ]
  %t188 = icmp slt i64 %t185, %t181
  br i1 %t188, label %b183, label %b184
b183:
  %t189 = add i64 %t179, %t185
  %t190 = mul i64 %t189, %t160
  %t191 = getelementptr inbounds double, ptr %t158, i64 %t190
  %t192 = load double, ptr %t191, align 8
  %t193 = call double @llvm.minimum.f64(double %t187, double %t192)
  %t186 = add nuw nsw i64 %t185, 16
  br label %b182
b184:
  %t194 = bitcast double %t187 to i64
  %t195 = trunc i64 %t194 to i32
  %t196 = lshr i64 %t194, 32
  %t197 = trunc i64 %t196 to i32
  %t198 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t199 = and i32 %t198, 16
  %t200 = shl i32 65535, %t199
  %t201 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t200, i32 %t195, i32 8, i32 4127)
  %t202 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t203 = and i32 %t202, 16
  %t204 = shl i32 65535, %t203
  %t205 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t204, i32 %t197, i32 8, i32 4127)
  %t206 = zext i32 %t201 to i64
  %t207 = zext i32 %t205 to i64
  %t208 = shl i64 %t207, 32
  %t209 = or i64 %t208, %t206
  %t210 = bitcast i64 %t209 to double
  %t211 = call double @llvm.minimum.f64(double %t187, double %t210)
  %t212 = bitcast double %t211 to i64
  %t213 = trunc i64 %t212 to i32
  %t214 = lshr i64 %t212, 32
  %t215 = trunc i64 %t214 to i32
  %t216 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t217 = and i32 %t216, 16
  %t218 = shl i32 65535, %t217
  %t219 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t218, i32 %t213, i32 4, i32 4127)
  %t220 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t221 = and i32 %t220, 16
  %t222 = shl i32 65535, %t221
  %t223 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t222, i32 %t215, i32 4, i32 4127)
  %t224 = zext i32 %t219 to i64
  %t225 = zext i32 %t223 to i64
  %t226 = shl i64 %t225, 32
  %t227 = or i64 %t226, %t224
  %t228 = bitcast i64 %t227 to double
  %t229 = call double @llvm.minimum.f64(double %t211, double %t228)
  %t230 = bitcast double %t229 to i64
  %t231 = trunc i64 %t230 to i32
  %t232 = lshr i64 %t230, 32
  %t233 = trunc i64 %t232 to i32
  %t234 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t235 = and i32 %t234, 16
  %t236 = shl i32 65535, %t235
  %t237 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t236, i32 %t231, i32 2, i32 4127)
  %t238 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t239 = and i32 %t238, 16
  %t240 = shl i32 65535, %t239
  %t241 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t240, i32 %t233, i32 2, i32 4127)
  %t242 = zext i32 %t237 to i64
  %t243 = zext i32 %t241 to i64
  %t244 = shl i64 %t243, 32
  %t245 = or i64 %t244, %t242
  %t246 = bitcast i64 %t245 to double
  %t247 = call double @llvm.minimum.f64(double %t229, double %t246)
  %t248 = bitcast double %t247 to i64
  %t249 = trunc i64 %t248 to i32
  %t250 = lshr i64 %t248, 32
  %t251 = trunc i64 %t250 to i32
  %t252 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t253 = and i32 %t252, 16
  %t254 = shl i32 65535, %t253
  %t255 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t254, i32 %t249, i32 1, i32 4127)
  %t256 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t257 = and i32 %t256, 16
  %t258 = shl i32 65535, %t257
  %t259 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t258, i32 %t251, i32 1, i32 4127)
  %t260 = zext i32 %t255 to i64
  %t261 = zext i32 %t259 to i64
  %t262 = shl i64 %t261, 32
  %t263 = or i64 %t262, %t260
  %t264 = bitcast i64 %t263 to double
  %t265 = call double @llvm.minimum.f64(double %t247, double %t264)
  %t266 = mul i64 %t176, %t161
  %t267 = icmp eq i64 %t166, 0
  br i1 %t267, label %b268, label %b269
b268:
  %t270 = getelementptr inbounds double, ptr %t151, i64 %t266
  store double %t265, ptr %t270, align 8
  br label %b269
b269:
  %t177 = add nuw nsw i64 %t176, %t172
  br label %b173
b175:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t271 = mul i64 %t161, 1024
  %t272 = icmp sgt i64 %t163, 1
  br i1 %t272, label %b152, label %b273
b273:
  %t274 = getelementptr inbounds double, ptr %t151, i64 0
  %t275 = load double, ptr %t274, align 8
  br label %b155
b153:
  %t276 = icmp sgt i64 %t15, 0
  br i1 %t276, label %b154, label %b155
b154:
  %t277 = getelementptr inbounds double, ptr %t151, i64 0
  %t278 = load double, ptr %t277, align 8
  br label %b155
b155:
  %t279 = phi double [ %t275, %b273 ], [ 0x7FF0000000000000, %b153 ], [ %t278, %b154 ]
  %t280 = fsub double %t146, %t279
  %t281 = fcmp oeq double %t280, 0x0000000000000000
  %t282 = select i1 %t281, double 0x3FF0000000000000, double %t280
  %t283 = fptrunc double %t282 to float
  %t284 = icmp eq i64 %t2, 0
  br i1 %t284, label %b285, label %b286
b285:
  %t293 = fpext float %t283 to double
  %t294 = getelementptr inbounds double, ptr %t292, i64 0
  store double %t293, ptr %t294, align 8
  br label %b286
b286:
  ret void
}

define internal void @sf_x_stage1_0_lists(ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows, i64 %col, i64 %cols) convergent nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t6 = add i64 %cols, 1023
  %t7 = udiv i64 %t6, 1024
  %t19 = add i64 %col, %cols
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t8 = udiv i64 %t2, 16
  %t9 = udiv i64 %t4, 16
  br label %b10
b10:
  %t13 = phi i64 [ %t8, %entry ], [ %t14, %b283 ]
  %t15 = icmp slt i64 %t13, %t7
  br i1 %t15, label %b11, label %b12
b11:
  %t16 = mul i64 %t13, 1024
  %t17 = add i64 %col, %t16
  %t18 = add i64 %t17, 1024
  %t20 = call i64 @llvm.smin.i64(i64 %t18, i64 %t19)
  %t21 = sub i64 %t20, %t17
  %t22 = urem i64 %t21, 64
  %t23 = sub i64 %t21, %t22
  %t24 = add i64 %t17, %t23
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
  %t28 = phi i64 [ %t17, %b11 ], [ %t29, %b26 ]
  %t30 = phi i64 [ -9218868437227405313, %b11 ], [ %t110, %b26 ]
  %t31 = phi i64 [ 9218868437227405312, %b11 ], [ %t117, %b26 ]
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
  br label %b25
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
  br label %b119
b121:
  %t145 = trunc i64 %t124 to i32
  %t146 = lshr i64 %t124, 32
  %t147 = trunc i64 %t146 to i32
  %t148 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t149 = and i32 %t148, 16
  %t150 = shl i32 65535, %t149
  %t151 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t150, i32 %t145, i32 8, i32 4127)
  %t152 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t153 = and i32 %t152, 16
  %t154 = shl i32 65535, %t153
  %t155 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t154, i32 %t147, i32 8, i32 4127)
  %t156 = zext i32 %t151 to i64
  %t157 = zext i32 %t155 to i64
  %t158 = shl i64 %t157, 32
  %t159 = or i64 %t158, %t156
  %t160 = call i64 @llvm.smax.i64(i64 %t124, i64 %t159)
  %t161 = trunc i64 %t160 to i32
  %t162 = lshr i64 %t160, 32
  %t163 = trunc i64 %t162 to i32
  %t164 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t165 = and i32 %t164, 16
  %t166 = shl i32 65535, %t165
  %t167 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t166, i32 %t161, i32 4, i32 4127)
  %t168 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t169 = and i32 %t168, 16
  %t170 = shl i32 65535, %t169
  %t171 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t170, i32 %t163, i32 4, i32 4127)
  %t172 = zext i32 %t167 to i64
  %t173 = zext i32 %t171 to i64
  %t174 = shl i64 %t173, 32
  %t175 = or i64 %t174, %t172
  %t176 = call i64 @llvm.smax.i64(i64 %t160, i64 %t175)
  %t177 = trunc i64 %t176 to i32
  %t178 = lshr i64 %t176, 32
  %t179 = trunc i64 %t178 to i32
  %t180 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t181 = and i32 %t180, 16
  %t182 = shl i32 65535, %t181
  %t183 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t182, i32 %t177, i32 2, i32 4127)
  %t184 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t185 = and i32 %t184, 16
  %t186 = shl i32 65535, %t185
  %t187 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t186, i32 %t179, i32 2, i32 4127)
  %t188 = zext i32 %t183 to i64
  %t189 = zext i32 %t187 to i64
  %t190 = shl i64 %t189, 32
  %t191 = or i64 %t190, %t188
  %t192 = call i64 @llvm.smax.i64(i64 %t176, i64 %t191)
  %t193 = trunc i64 %t192 to i32
  %t194 = lshr i64 %t192, 32
  %t195 = trunc i64 %t194 to i32
  %t196 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t197 = and i32 %t196, 16
  %t198 = shl i32 65535, %t197
  %t199 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t198, i32 %t193, i32 1, i32 4127)
  %t200 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t201 = and i32 %t200, 16
  %t202 = shl i32 65535, %t201
  %t203 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t202, i32 %t195, i32 1, i32 4127)
  %t204 = zext i32 %t199 to i64
  %t205 = zext i32 %t203 to i64
  %t206 = shl i64 %t205, 32
  %t207 = or i64 %t206, %t204
  %t208 = call i64 @llvm.smax.i64(i64 %t192, i64 %t207)
  %t209 = ashr i64 %t208, 63
  %t210 = and i64 %t209, 9223372036854775807
  %t211 = xor i64 %t208, %t210
  %t212 = bitcast i64 %t211 to double
  %t213 = trunc i64 %t125 to i32
  %t214 = lshr i64 %t125, 32
  %t215 = trunc i64 %t214 to i32
  %t216 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t217 = and i32 %t216, 16
  %t218 = shl i32 65535, %t217
  %t219 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t218, i32 %t213, i32 8, i32 4127)
  %t220 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t221 = and i32 %t220, 16
  %t222 = shl i32 65535, %t221
  %t223 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t222, i32 %t215, i32 8, i32 4127)
  %t224 = zext i32 %t219 to i64
  %t225 = zext i32 %t223 to i64
  %t226 = shl i64 %t225, 32
  %t227 = or i64 %t226, %t224
  %t228 = call i64 @llvm.smin.i64(i64 %t125, i64 %t227)
  %t229 = trunc i64 %t228 to i32
  %t230 = lshr i64 %t228, 32
  %t231 = trunc i64 %t230 to i32
  %t232 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t233 = and i32 %t232, 16
  %t234 = shl i32 65535, %t233
  %t235 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t234, i32 %t229, i32 4, i32 4127)
  %t236 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t237 = and i32 %t236, 16
  %t238 = shl i32 65535, %t237
  %t239 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t238, i32 %t231, i32 4, i32 4127)
  %t240 = zext i32 %t235 to i64
  %t241 = zext i32 %t239 to i64
  %t242 = shl i64 %t241, 32
  %t243 = or i64 %t242, %t240
  %t244 = call i64 @llvm.smin.i64(i64 %t228, i64 %t243)
  %t245 = trunc i64 %t244 to i32
  %t246 = lshr i64 %t244, 32
  %t247 = trunc i64 %t246 to i32
  %t248 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t249 = and i32 %t248, 16
  %t250 = shl i32 65535, %t249
  %t251 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t250, i32 %t245, i32 2, i32 4127)
  %t252 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t253 = and i32 %t252, 16
  %t254 = shl i32 65535, %t253
  %t255 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t254, i32 %t247, i32 2, i32 4127)
  %t256 = zext i32 %t251 to i64
  %t257 = zext i32 %t255 to i64
  %t258 = shl i64 %t257, 32
  %t259 = or i64 %t258, %t256
  %t260 = call i64 @llvm.smin.i64(i64 %t244, i64 %t259)
  %t261 = trunc i64 %t260 to i32
  %t262 = lshr i64 %t260, 32
  %t263 = trunc i64 %t262 to i32
  %t264 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t265 = and i32 %t264, 16
  %t266 = shl i32 65535, %t265
  %t267 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t266, i32 %t261, i32 1, i32 4127)
  %t268 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t269 = and i32 %t268, 16
  %t270 = shl i32 65535, %t269
  %t271 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t270, i32 %t263, i32 1, i32 4127)
  %t272 = zext i32 %t267 to i64
  %t273 = zext i32 %t271 to i64
  %t274 = shl i64 %t273, 32
  %t275 = or i64 %t274, %t272
  %t276 = call i64 @llvm.smin.i64(i64 %t260, i64 %t275)
  %t277 = ashr i64 %t276, 63
  %t278 = and i64 %t277, 9223372036854775807
  %t279 = xor i64 %t276, %t278
  %t280 = bitcast i64 %t279 to double
  %t281 = icmp eq i64 %t5, 0
  br i1 %t281, label %b282, label %b283
b282:
  %t284 = udiv i64 %t17, 1024
  %t285 = mul i64 %t284, 1024
  %t286 = getelementptr inbounds double, ptr %t38, i64 %t285
  store double %t212, ptr %t286, align 8
  %t287 = getelementptr inbounds double, ptr %t44, i64 %t285
  store double %t280, ptr %t287, align 8
  br label %b283
b283:
  %t14 = add nuw nsw i64 %t13, %t9
  br label %b10
b12:
  ret void
}

define ptx_kernel void @sf_x_sweep_0(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "nvvm.maxntid"="256" "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %ctx = inttoptr i64 %context to ptr
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 0
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr addrspace(1)
  %t4 = addrspacecast ptr addrspace(1) %t3 to ptr
  %t5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %t6 = zext i32 %t5 to i64
  %t7 = add i64 %low, %t6
  %t8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %t9 = zext i32 %t8 to i64
  br label %b10
b10:
  %t13 = phi i64 [ %t7, %entry ], [ %t14, %b52 ]
  %t15 = icmp slt i64 %t13, %high
  br i1 %t15, label %b11, label %b12
b11:
  %t16 = mul i64 %t13, 6
  %t17 = getelementptr inbounds i64, ptr %t4, i64 %t16
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
  %t36 = mul i64 %t13, 6
  %t37 = getelementptr inbounds i64, ptr %t4, i64 %t36
  %t38 = getelementptr inbounds i64, ptr %t37, i64 0
  %t39 = load i64, ptr %t38, align 8
  %t40 = getelementptr inbounds i64, ptr %t37, i64 1
  %t41 = load i64, ptr %t40, align 8
  %t42 = getelementptr inbounds i64, ptr %t37, i64 2
  %t43 = load i64, ptr %t42, align 8
  %t44 = getelementptr inbounds i64, ptr %t37, i64 3
  %t45 = load i64, ptr %t44, align 8
  %t46 = getelementptr inbounds i64, ptr %t37, i64 4
  %t47 = load i64, ptr %t46, align 8
  %t48 = getelementptr inbounds i64, ptr %t37, i64 5
  %t49 = load i64, ptr %t48, align 8
  %t50 = icmp eq i64 %t49, 2
  br i1 %t50, label %b51, label %b52
b51:
  %t53 = getelementptr inbounds i64, ptr %ctx, i64 1
  %t54 = load i64, ptr %t53, align 8
  %t55 = inttoptr i64 %t54 to ptr addrspace(1)
  %t56 = addrspacecast ptr addrspace(1) %t55 to ptr
  %t57 = mul i64 %t39, 13
  %t58 = getelementptr inbounds i64, ptr %t56, i64 %t57
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @sf_x_stage1_0(ptr %ctx, ptr %t58, i64 %t39)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @sf_x_sweep1_pass0(ptr %ctx, ptr %t58, i64 %t39, i64 %t41, i64 %t43, i64 %t45, i64 %t47)
  br label %b52
b52:
  %t14 = add nuw nsw i64 %t13, %t9
  br label %b10
b12:
  ret void
}

define ptx_kernel void @sf_x_sweep_1(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "nvvm.maxntid"="256" "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %ctx = inttoptr i64 %context to ptr
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 0
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr addrspace(1)
  %t4 = addrspacecast ptr addrspace(1) %t3 to ptr
  %t5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %t6 = zext i32 %t5 to i64
  %t7 = add i64 %low, %t6
  %t8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %t9 = zext i32 %t8 to i64
  br label %b10
b10:
  %t13 = phi i64 [ %t7, %entry ], [ %t14, %b11 ]
  %t15 = icmp slt i64 %t13, %high
  br i1 %t15, label %b11, label %b12
b11:
  %t16 = mul i64 %t13, 6
  %t17 = getelementptr inbounds i64, ptr %t4, i64 %t16
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
  %t14 = add nuw nsw i64 %t13, %t9
  br label %b10
b12:
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
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 0
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr addrspace(1)
  %t4 = addrspacecast ptr addrspace(1) %t3 to ptr
  %t5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %t6 = zext i32 %t5 to i64
  %t7 = add i64 %low, %t6
  %t8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %t9 = zext i32 %t8 to i64
  br label %b10
b10:
  %t13 = phi i64 [ %t7, %entry ], [ %t14, %b11 ]
  %t15 = icmp slt i64 %t13, %high
  br i1 %t15, label %b11, label %b12
b11:
  %t16 = mul i64 %t13, 6
  %t17 = getelementptr inbounds i64, ptr %t4, i64 %t16
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
  %t14 = add nuw nsw i64 %t13, %t9
  br label %b10
b12:
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
  %t40 = sub i64 %t36, %t39
  %t41 = urem i64 %t40, 1024
  %t42 = sub i64 %t40, %t41
  %t43 = add i64 %col, %t39
  %t66 = add i64 %t43, %t42
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
  %t52 = icmp slt i64 %t50, %t43
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
  br label %b47
b49:
  br label %b67
b67:
  %t70 = phi i64 [ %t43, %b49 ], [ %t71, %b77 ]
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
  br label %b75
b77:
  %t71 = add nuw nsw i64 %t70, 1024
  br label %b67
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
  br label %b151
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
  br label %b8
b10:
  ret void
}

define ptx_kernel void @sf_x_sweep_0(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "nvvm.maxntid"="256" "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %ctx = inttoptr i64 %context to ptr
  %t1 = getelementptr inbounds i64, ptr %ctx, i64 0
  %t2 = load i64, ptr %t1, align 8
  %t3 = inttoptr i64 %t2 to ptr addrspace(1)
  %t4 = addrspacecast ptr addrspace(1) %t3 to ptr
  %t5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %t6 = zext i32 %t5 to i64
  %t7 = add i64 %low, %t6
  %t8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %t9 = zext i32 %t8 to i64
  br label %b10
b10:
  %t13 = phi i64 [ %t7, %entry ], [ %t14, %b11 ]
  %t15 = icmp slt i64 %t13, %high
  br i1 %t15, label %b11, label %b12
b11:
  %t16 = mul i64 %t13, 6
  %t17 = getelementptr inbounds i64, ptr %t4, i64 %t16
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
  %t14 = add nuw nsw i64 %t13, %t9
  br label %b10
b12:
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
