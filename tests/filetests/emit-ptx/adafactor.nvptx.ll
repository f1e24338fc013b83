target triple = "nvptx64-nvidia-cuda"

declare float @llvm.maximum.f32(float, float)
declare double @llvm.maximum.f64(double, double)
declare <4 x float> @llvm.maximum.v4f32(<4 x float>, <4 x float>)
declare double @llvm.minimum.f64(double, double)
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32)
declare i64 @llvm.smin.i64(i64, i64)
declare float @llvm.sqrt.f32(float)
declare double @llvm.sqrt.f64(double)
declare <4 x float> @llvm.sqrt.v4f32(<4 x float>)

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
  %t8 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t9 = load i64, ptr %t8, align 8
  %t10 = call i64 @llvm.smin.i64(i64 %rows, i64 %t9)
  %t11 = udiv i64 %rows, %t10
  %t12 = add i64 %t10, 63
  %t13 = udiv i64 %t12, 64
  %t14 = mul i64 %t11, %t13
  %t15 = icmp eq i64 %t14, 1
  %t16 = mul i64 %rows, %cols
  %t17 = icmp slt i64 8192, %t16
  %t18 = and i1 %t15, %t17
  %t19 = select i1 %t18, i64 16, i64 %rows
  %t26 = urem i64 %col, 4
  %t27 = urem i64 %cols, 4
  %t28 = add i64 %t26, %t27
  %t29 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t30 = load i64, ptr %t29, align 8
  %t31 = urem i64 %t30, 4
  %t32 = add i64 %t28, %t31
  %t33 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t34 = load i64, ptr %t33, align 8
  %t35 = inttoptr i64 %t34 to ptr addrspace(1)
  %t36 = addrspacecast ptr addrspace(1) %t35 to ptr
  %t37 = ptrtoint ptr %t36 to i64
  %t38 = urem i64 %t37, 16
  %t39 = add i64 %t32, %t38
  %t40 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t41 = load i64, ptr %t40, align 8
  %t42 = inttoptr i64 %t41 to ptr addrspace(1)
  %t43 = addrspacecast ptr addrspace(1) %t42 to ptr
  %t44 = ptrtoint ptr %t43 to i64
  %t45 = urem i64 %t44, 16
  %t46 = add i64 %t39, %t45
  %t47 = icmp eq i64 %t46, 0
  %t48 = mul i64 %t14, %cols
  %t49 = urem i64 %t48, 4
  %t50 = sub i64 %t48, %t49
  %t51 = select i1 %t47, i64 %t50, i64 0
  %t73 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t74 = load i64, ptr %t73, align 8
  %t75 = inttoptr i64 %t74 to ptr addrspace(1)
  %t76 = addrspacecast ptr addrspace(1) %t75 to ptr
  %t78 = getelementptr inbounds i64, ptr %tensor, i64 7
  %t79 = load i64, ptr %t78, align 8
  %t118 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t119 = load i64, ptr %t118, align 8
  %t120 = inttoptr i64 %t119 to ptr addrspace(1)
  %t121 = addrspacecast ptr addrspace(1) %t120 to ptr
  %t388 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t389 = load i64, ptr %t388, align 8
  %t390 = inttoptr i64 %t389 to ptr addrspace(1)
  %t391 = addrspacecast ptr addrspace(1) %t390 to ptr
  %t392 = ptrtoint ptr %t391 to i64
  %t393 = urem i64 %t392, 16
  %t394 = add i64 %t32, %t393
  %t395 = add i64 %t394, %t38
  %t396 = icmp eq i64 %t395, 0
  %t399 = add i64 %cols, 1023
  %t400 = udiv i64 %t399, 1024
  %t776 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t777 = load i64, ptr %t776, align 8
  %t1 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t2 = and i32 %t1, 1023
  %t3 = zext i32 %t2 to i64
  %t4 = call i32 asm sideeffect "mov.u32 $0, %ntid.x;", "=r"()
  %t5 = zext i32 %t4 to i64
  %t6 = and i64 %t3, 15
  %t7 = and i64 %t3, 3
  br label %b20
b20:
  %t23 = phi i64 [ 0, %entry ], [ %t24, %b406 ]
  %t25 = icmp slt i64 %t23, %rows
  br i1 %t25, label %b21, label %b22
b21:
  %t69 = icmp eq i64 %t23, 0
  %t99 = add i64 %t23, %t19
  %t397 = sub i64 %rows, %t23
  %t398 = call i64 @llvm.smin.i64(i64 %t19, i64 %t397)
  %t401 = mul i64 %t398, %t400
  %t402 = icmp sle i64 32, %t401
  %t403 = and i1 %t396, %t402
  %t52 = mul i64 %t3, 4
  %t53 = mul i64 %t5, 4
  br label %b54
b54:
  %t57 = phi i64 [ %t52, %b21 ], [ %t58, %b157 ]
  %t59 = icmp slt i64 %t57, %t51
  br i1 %t59, label %b55, label %b56
b55:
  %t60 = udiv i64 %t57, %cols
  %t61 = udiv i64 %t60, %t13
  %t62 = mul i64 %t61, %t10
  %t63 = add i64 %row, %t62
  %t64 = urem i64 %t60, %t13
  %t65 = mul i64 %t64, 64
  %t66 = add i64 %t63, %t65
  %t67 = urem i64 %t57, %cols
  %t68 = add i64 %col, %t67
  %t88 = udiv i64 %t66, %t9
  %t89 = mul i64 %t88, %t79
  %t90 = urem i64 %t66, %t9
  %t91 = udiv i64 %t90, 64
  %t92 = add i64 %t89, %t91
  %t93 = mul i64 %t92, %t30
  %t100 = sub i64 %t10, %t65
  %t101 = call i64 @llvm.smin.i64(i64 %t100, i64 64)
  %t102 = call i64 @llvm.smin.i64(i64 %t99, i64 %t101)
  %t103 = add i64 %t66, %t102
  %t104 = add i64 %t66, %t23
  %t105 = sub i64 %t103, %t104
  %t106 = urem i64 %t105, 4
  %t107 = sub i64 %t105, %t106
  %t108 = add i64 %t104, %t107
  %t94 = add i64 %t68, 0
  %t95 = add i64 %t93, %t94
  br i1 %t69, label %b70, label %b72
b70:
  %t77 = udiv i64 %t66, %t9
  %t80 = mul i64 %t77, %t79
  %t81 = urem i64 %t66, %t9
  %t82 = udiv i64 %t81, 64
  %t83 = add i64 %t80, %t82
  %t84 = mul i64 %t83, %t30
  %t85 = add i64 %t68, 0
  %t86 = add i64 %t84, %t85
  %t87 = getelementptr inbounds double, ptr %t76, i64 %t86
  store <4 x double> splat (double 0x0000000000000000), ptr %t87, align 16
  br label %b72
b72:
  %t96 = getelementptr inbounds double, ptr %t76, i64 %t95
  %t97 = load <4 x double>, ptr %t96, align 16
  %t98 = fadd <4 x double> splat (double 0x0000000000000000), %t97
  br label %b109
b109:
  %t112 = phi i64 [ %t104, %b72 ], [ %t113, %b110 ]
  %t114 = phi <4 x double> [ %t98, %b72 ], [ %t154, %b110 ]
  %t115 = icmp slt i64 %t112, %t108
  br i1 %t115, label %b110, label %b111
b110:
  %t116 = mul i64 %t112, %t30
  %t117 = add i64 %t116, %t68
  %t122 = getelementptr float, ptr %t121, i64 %t117
  %t125 = add i64 %t112, 1
  %t126 = mul i64 %t125, %t30
  %t127 = add i64 %t126, %t68
  %t128 = getelementptr float, ptr %t121, i64 %t127
  %t131 = add i64 %t112, 2
  %t132 = mul i64 %t131, %t30
  %t133 = add i64 %t132, %t68
  %t134 = getelementptr float, ptr %t121, i64 %t133
  %t137 = add i64 %t112, 3
  %t138 = mul i64 %t137, %t30
  %t139 = add i64 %t138, %t68
  %t140 = getelementptr float, ptr %t121, i64 %t139
  %t123 = getelementptr inbounds float, ptr %t122, i64 0
  %t124 = load <4 x float>, ptr %t123, align 16
  %t129 = getelementptr inbounds float, ptr %t128, i64 0
  %t130 = load <4 x float>, ptr %t129, align 16
  %t135 = getelementptr inbounds float, ptr %t134, i64 0
  %t136 = load <4 x float>, ptr %t135, align 16
  %t141 = getelementptr inbounds float, ptr %t140, i64 0
  %t142 = load <4 x float>, ptr %t141, align 16
  %t143 = fmul <4 x float> %t124, %t124
  %t144 = fpext <4 x float> %t143 to <4 x double>
  %t145 = fadd <4 x double> %t114, %t144
  %t146 = fmul <4 x float> %t130, %t130
  %t147 = fpext <4 x float> %t146 to <4 x double>
  %t148 = fadd <4 x double> %t145, %t147
  %t149 = fmul <4 x float> %t136, %t136
  %t150 = fpext <4 x float> %t149 to <4 x double>
  %t151 = fadd <4 x double> %t148, %t150
  %t152 = fmul <4 x float> %t142, %t142
  %t153 = fpext <4 x float> %t152 to <4 x double>
  %t154 = fadd <4 x double> %t151, %t153
  %t113 = add nuw nsw i64 %t112, 4
  br label %b109, !llvm.loop !1000000
b111:
  br label %b155
b155:
  %t158 = phi i64 [ %t108, %b111 ], [ %t159, %b156 ]
  %t160 = phi <4 x double> [ %t114, %b111 ], [ %t169, %b156 ]
  %t161 = icmp slt i64 %t158, %t103
  br i1 %t161, label %b156, label %b157
b156:
  %t162 = mul i64 %t158, %t30
  %t163 = add i64 %t162, %t68
  %t164 = getelementptr float, ptr %t121, i64 %t163
  %t165 = getelementptr inbounds float, ptr %t164, i64 0
  %t166 = load <4 x float>, ptr %t165, align 16
  %t167 = fmul <4 x float> %t166, %t166
  %t168 = fpext <4 x float> %t167 to <4 x double>
  %t169 = fadd <4 x double> %t160, %t168
  %t159 = add nuw nsw i64 %t158, 1
  br label %b155, !llvm.loop !1000000
b157:
  %t170 = getelementptr inbounds double, ptr %t76, i64 %t95
  store <4 x double> %t160, ptr %t170, align 16
  %t58 = add nuw nsw i64 %t57, %t53
  br label %b54, !llvm.loop !1000000
b56:
  %t171 = add i64 %t51, %t3
  br label %b172
b172:
  %t175 = phi i64 [ %t171, %b56 ], [ %t176, %b369 ]
  %t177 = icmp slt i64 %t175, %t48
  br i1 %t177, label %b173, label %b174
b173:
  %t178 = udiv i64 %t175, %cols
  %t179 = udiv i64 %t178, %t13
  %t180 = mul i64 %t179, %t10
  %t181 = add i64 %row, %t180
  %t182 = urem i64 %t178, %t13
  %t183 = mul i64 %t182, 64
  %t184 = add i64 %t181, %t183
  %t185 = urem i64 %t175, %cols
  %t186 = add i64 %col, %t185
  %t198 = udiv i64 %t184, %t9
  %t199 = mul i64 %t198, %t79
  %t200 = urem i64 %t184, %t9
  %t201 = udiv i64 %t200, 64
  %t202 = add i64 %t199, %t201
  %t203 = mul i64 %t202, %t30
  %t204 = add i64 %t203, %t186
  %t208 = sub i64 %t10, %t183
  %t209 = call i64 @llvm.smin.i64(i64 %t208, i64 64)
  %t210 = call i64 @llvm.smin.i64(i64 %t99, i64 %t209)
  %t211 = add i64 %t184, %t210
  %t212 = add i64 %t184, %t23
  %t213 = sub i64 %t211, %t212
  %t214 = urem i64 %t213, 16
  %t215 = sub i64 %t213, %t214
  %t216 = add i64 %t212, %t215
  br i1 %t69, label %b187, label %b189
b187:
  %t190 = udiv i64 %t184, %t9
  %t191 = mul i64 %t190, %t79
  %t192 = urem i64 %t184, %t9
  %t193 = udiv i64 %t192, 64
  %t194 = add i64 %t191, %t193
  %t195 = mul i64 %t194, %t30
  %t196 = add i64 %t195, %t186
  %t197 = getelementptr inbounds double, ptr %t76, i64 %t196
  store double 0x0000000000000000, ptr %t197, align 8
  br label %b189
b189:
  %t205 = getelementptr inbounds double, ptr %t76, i64 %t204
  %t206 = load double, ptr %t205, align 8
  %t207 = fadd double 0x0000000000000000, %t206
  br label %b217
b217:
  %t220 = phi i64 [ %t212, %b189 ], [ %t221, %b218 ]
  %t222 = phi double [ %t207, %b189 ], [ %t366, %b218 ]
  %t223 = icmp slt i64 %t220, %t216
  br i1 %t223, label %b218, label %b219
b218:
  %t224 = mul i64 %t220, %t30
  %t225 = add i64 %t224, %t186
  %t230 = add i64 %t220, 1
  %t231 = mul i64 %t230, %t30
  %t232 = add i64 %t231, %t186
  %t237 = add i64 %t220, 2
  %t238 = mul i64 %t237, %t30
  %t239 = add i64 %t238, %t186
  %t244 = add i64 %t220, 3
  %t245 = mul i64 %t244, %t30
  %t246 = add i64 %t245, %t186
  %t251 = add i64 %t220, 4
  %t252 = mul i64 %t251, %t30
  %t253 = add i64 %t252, %t186
  %t256 = add i64 %t220, 5
  %t257 = mul i64 %t256, %t30
  %t258 = add i64 %t257, %t186
  %t261 = add i64 %t220, 6
  %t262 = mul i64 %t261, %t30
  %t263 = add i64 %t262, %t186
  %t266 = add i64 %t220, 7
  %t267 = mul i64 %t266, %t30
  %t268 = add i64 %t267, %t186
  %t271 = add i64 %t220, 8
  %t272 = mul i64 %t271, %t30
  %t273 = add i64 %t272, %t186
  %t276 = add i64 %t220, 9
  %t277 = mul i64 %t276, %t30
  %t278 = add i64 %t277, %t186
  %t281 = add i64 %t220, 10
  %t282 = mul i64 %t281, %t30
  %t283 = add i64 %t282, %t186
  %t286 = add i64 %t220, 11
  %t287 = mul i64 %t286, %t30
  %t288 = add i64 %t287, %t186
  %t291 = add i64 %t220, 12
  %t292 = mul i64 %t291, %t30
  %t293 = add i64 %t292, %t186
  %t296 = add i64 %t220, 13
  %t297 = mul i64 %t296, %t30
  %t298 = add i64 %t297, %t186
  %t301 = add i64 %t220, 14
  %t302 = mul i64 %t301, %t30
  %t303 = add i64 %t302, %t186
  %t306 = add i64 %t220, 15
  %t307 = mul i64 %t306, %t30
  %t308 = add i64 %t307, %t186
  %t226 = getelementptr inbounds float, ptr %t121, i64 %t225
  %t227 = load float, ptr %t226, align 4
  %t228 = insertelement <4 x float> poison, float %t227, i64 0
  %t229 = shufflevector <4 x float> %t228, <4 x float> poison, <4 x i32> zeroinitializer
  %t233 = getelementptr inbounds float, ptr %t121, i64 %t232
  %t234 = load float, ptr %t233, align 4
  %t235 = insertelement <4 x float> poison, float %t234, i64 0
  %t236 = shufflevector <4 x float> %t235, <4 x float> poison, <4 x i32> zeroinitializer
  %t240 = getelementptr inbounds float, ptr %t121, i64 %t239
  %t241 = load float, ptr %t240, align 4
  %t242 = insertelement <4 x float> poison, float %t241, i64 0
  %t243 = shufflevector <4 x float> %t242, <4 x float> poison, <4 x i32> zeroinitializer
  %t247 = getelementptr inbounds float, ptr %t121, i64 %t246
  %t248 = load float, ptr %t247, align 4
  %t249 = insertelement <4 x float> poison, float %t248, i64 0
  %t250 = shufflevector <4 x float> %t249, <4 x float> poison, <4 x i32> zeroinitializer
  %t254 = getelementptr inbounds float, ptr %t121, i64 %t253
  %t255 = load float, ptr %t254, align 4
  %t259 = getelementptr inbounds float, ptr %t121, i64 %t258
  %t260 = load float, ptr %t259, align 4
  %t264 = getelementptr inbounds float, ptr %t121, i64 %t263
  %t265 = load float, ptr %t264, align 4
  %t269 = getelementptr inbounds float, ptr %t121, i64 %t268
  %t270 = load float, ptr %t269, align 4
  %t274 = getelementptr inbounds float, ptr %t121, i64 %t273
  %t275 = load float, ptr %t274, align 4
  %t279 = getelementptr inbounds float, ptr %t121, i64 %t278
  %t280 = load float, ptr %t279, align 4
  %t284 = getelementptr inbounds float, ptr %t121, i64 %t283
  %t285 = load float, ptr %t284, align 4
  %t289 = getelementptr inbounds float, ptr %t121, i64 %t288
  %t290 = load float, ptr %t289, align 4
  %t294 = getelementptr inbounds float, ptr %t121, i64 %t293
  %t295 = load float, ptr %t294, align 4
  %t299 = getelementptr inbounds float, ptr %t121, i64 %t298
  %t300 = load float, ptr %t299, align 4
  %t304 = getelementptr inbounds float, ptr %t121, i64 %t303
  %t305 = load float, ptr %t304, align 4
  %t309 = getelementptr inbounds float, ptr %t121, i64 %t308
  %t310 = load float, ptr %t309, align 4
  %t311 = fmul float %t227, %t227
  %t312 = insertelement <4 x float> poison, float %t311, i64 0
  %t313 = shufflevector <4 x float> %t312, <4 x float> poison, <4 x i32> zeroinitializer
  %t314 = fpext float %t311 to double
  %t315 = fadd double %t222, %t314
  %t316 = fmul float %t234, %t234
  %t317 = insertelement <4 x float> poison, float %t316, i64 0
  %t318 = shufflevector <4 x float> %t317, <4 x float> poison, <4 x i32> zeroinitializer
  %t319 = fpext float %t316 to double
  %t320 = fadd double %t315, %t319
  %t321 = fmul float %t241, %t241
  %t322 = insertelement <4 x float> poison, float %t321, i64 0
  %t323 = shufflevector <4 x float> %t322, <4 x float> poison, <4 x i32> zeroinitializer
  %t324 = fpext float %t321 to double
  %t325 = fadd double %t320, %t324
  %t326 = fmul float %t248, %t248
  %t327 = insertelement <4 x float> poison, float %t326, i64 0
  %t328 = shufflevector <4 x float> %t327, <4 x float> poison, <4 x i32> zeroinitializer
  %t329 = fpext float %t326 to double
  %t330 = fadd double %t325, %t329
  %t331 = fmul float %t255, %t255
  %t332 = fpext float %t331 to double
  %t333 = fadd double %t330, %t332
  %t334 = fmul float %t260, %t260
  %t335 = fpext float %t334 to double
  %t336 = fadd double %t333, %t335
  %t337 = fmul float %t265, %t265
  %t338 = fpext float %t337 to double
  %t339 = fadd double %t336, %t338
  %t340 = fmul float %t270, %t270
  %t341 = fpext float %t340 to double
  %t342 = fadd double %t339, %t341
  %t343 = fmul float %t275, %t275
  %t344 = fpext float %t343 to double
  %t345 = fadd double %t342, %t344
  %t346 = fmul float %t280, %t280
  %t347 = fpext float %t346 to double
  %t348 = fadd double %t345, %t347
  %t349 = fmul float %t285, %t285
  %t350 = fpext float %t349 to double
  %t351 = fadd double %t348, %t350
  %t352 = fmul float %t290, %t290
  %t353 = fpext float %t352 to double
  %t354 = fadd double %t351, %t353
  %t355 = fmul float %t295, %t295
  %t356 = fpext float %t355 to double
  %t357 = fadd double %t354, %t356
  %t358 = fmul float %t300, %t300
  %t359 = fpext float %t358 to double
  %t360 = fadd double %t357, %t359
  %t361 = fmul float %t305, %t305
  %t362 = fpext float %t361 to double
  %t363 = fadd double %t360, %t362
  %t364 = fmul float %t310, %t310
  %t365 = fpext float %t364 to double
  %t366 = fadd double %t363, %t365
  %t221 = add nuw nsw i64 %t220, 16
  br label %b217, !llvm.loop !1000000
b219:
  br label %b367
b367:
  %t370 = phi i64 [ %t216, %b219 ], [ %t371, %b368 ]
  %t372 = phi double [ %t222, %b219 ], [ %t384, %b368 ]
  %t373 = icmp slt i64 %t370, %t211
  br i1 %t373, label %b368, label %b369
b368:
  %t374 = mul i64 %t370, %t30
  %t375 = add i64 %t374, %t186
  %t376 = getelementptr inbounds float, ptr %t121, i64 %t375
  %t377 = load float, ptr %t376, align 4
  %t378 = insertelement <4 x float> poison, float %t377, i64 0
  %t379 = shufflevector <4 x float> %t378, <4 x float> poison, <4 x i32> zeroinitializer
  %t380 = fmul float %t377, %t377
  %t381 = insertelement <4 x float> poison, float %t380, i64 0
  %t382 = shufflevector <4 x float> %t381, <4 x float> poison, <4 x i32> zeroinitializer
  %t383 = fpext float %t380 to double
  %t384 = fadd double %t372, %t383
  %t371 = add nuw nsw i64 %t370, 1
  br label %b367, !llvm.loop !1000000
b369:
  %t385 = insertelement <4 x double> poison, double %t372, i64 0
  %t386 = shufflevector <4 x double> %t385, <4 x double> poison, <4 x i32> zeroinitializer
  %t387 = getelementptr inbounds double, ptr %t76, i64 %t204
  store double %t372, ptr %t387, align 8
  %t176 = add nuw nsw i64 %t175, %t5
  br label %b172, !llvm.loop !1000000
b174:
  br i1 %t403, label %b404, label %b405
b404:
  %t416 = add i64 %row, %t23
  %t423 = add i64 %col, %cols
  %t407 = udiv i64 %t3, 4
  %t408 = udiv i64 %t5, 4
  br label %b409
b409:
  %t412 = phi i64 [ %t407, %b404 ], [ %t413, %b771 ]
  %t414 = icmp slt i64 %t412, %t401
  br i1 %t414, label %b410, label %b411
b410:
  %t415 = call i64 asm "mov.b64 $0, $1;", "=l,l"(i64 %t412)
  %t417 = udiv i64 %t415, %t400
  %t418 = add i64 %t416, %t417
  %t419 = urem i64 %t415, %t400
  %t420 = mul i64 %t419, 1024
  %t421 = add i64 %col, %t420
  %t422 = add i64 %t421, 1024
  %t424 = call i64 @llvm.smin.i64(i64 %t422, i64 %t423)
  %t425 = sub i64 %t424, %t421
  %t426 = urem i64 %t425, 32
  %t427 = sub i64 %t425, %t426
  %t428 = add i64 %t421, %t427
  %t440 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t441 = load i64, ptr %t440, align 8
  %t442 = inttoptr i64 %t441 to ptr addrspace(1)
  %t443 = addrspacecast ptr addrspace(1) %t442 to ptr
  %t444 = mul i64 %t418, %t30
  br label %b429
b429:
  %t432 = phi i64 [ %t421, %b410 ], [ %t433, %b430 ]
  %t434 = phi <4 x double> [ splat (double 0x0000000000000000), %b410 ], [ %t468, %b430 ]
  %t435 = phi <4 x double> [ splat (double 0x0000000000000000), %b410 ], [ %t470, %b430 ]
  %t436 = icmp slt i64 %t432, %t428
  br i1 %t436, label %b430, label %b431
b430:
  %t437 = add i64 %t432, 16
  %t438 = mul i64 %t7, 4
  %t439 = add i64 %t432, %t438
  %t451 = add i64 %t439, 16
  %t452 = add i64 %t444, %t451
  %t453 = getelementptr float, ptr %t443, i64 %t452
  %t456 = getelementptr float, ptr %t121, i64 %t452
  %t445 = add i64 %t439, 0
  %t446 = add i64 %t444, %t445
  %t447 = getelementptr inbounds float, ptr %t443, i64 %t446
  %t448 = load <4 x float>, ptr %t447, align 16
  %t449 = getelementptr inbounds float, ptr %t121, i64 %t446
  %t450 = load <4 x float>, ptr %t449, align 16
  %t454 = getelementptr inbounds float, ptr %t453, i64 0
  %t455 = load <4 x float>, ptr %t454, align 16
  %t457 = getelementptr inbounds float, ptr %t456, i64 0
  %t458 = load <4 x float>, ptr %t457, align 16
  %t459 = fmul <4 x float> %t450, %t450
  %t460 = fmul <4 x float> %t448, %t448
  %t461 = fpext <4 x float> %t459 to <4 x double>
  %t462 = fadd <4 x double> %t434, %t461
  %t463 = fpext <4 x float> %t460 to <4 x double>
  %t464 = fadd <4 x double> %t435, %t463
  %t465 = fmul <4 x float> %t458, %t458
  %t466 = fmul <4 x float> %t455, %t455
  %t467 = fpext <4 x float> %t465 to <4 x double>
  %t468 = fadd <4 x double> %t462, %t467
  %t469 = fpext <4 x float> %t466 to <4 x double>
  %t470 = fadd <4 x double> %t464, %t469
  %t433 = add nuw nsw i64 %t432, 32
  br label %b429, !llvm.loop !1000000
b431:
  %t471 = mul i64 %t7, 4
  %t472 = add i64 %t428, %t471
  br label %b473
b473:
  %t476 = phi i64 [ %t472, %b431 ], [ %t477, %b474 ]
  %t478 = phi <4 x double> [ %t434, %b431 ], [ %t490, %b474 ]
  %t479 = phi <4 x double> [ %t435, %b431 ], [ %t492, %b474 ]
  %t480 = icmp slt i64 %t476, %t424
  br i1 %t480, label %b474, label %b475
b474:
  %t481 = add i64 %t476, 0
  %t482 = add i64 %t444, %t481
  %t483 = getelementptr inbounds float, ptr %t443, i64 %t482
  %t484 = load <4 x float>, ptr %t483, align 16
  %t485 = getelementptr inbounds float, ptr %t121, i64 %t482
  %t486 = load <4 x float>, ptr %t485, align 16
  %t487 = fmul <4 x float> %t486, %t486
  %t488 = fmul <4 x float> %t484, %t484
  %t489 = fpext <4 x float> %t487 to <4 x double>
  %t490 = fadd <4 x double> %t478, %t489
  %t491 = fpext <4 x float> %t488 to <4 x double>
  %t492 = fadd <4 x double> %t479, %t491
  %t477 = add nuw nsw i64 %t476, 16
  br label %b473, !llvm.loop !1000000
b475:
  %t493 = extractelement <4 x double> %t478, i64 0
  %t494 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t495 = and i32 %t494, 28
  %t496 = shl i32 15, %t495
  %t497 = bitcast double %t493 to i64
  %t498 = trunc i64 %t497 to i32
  %t499 = lshr i64 %t497, 32
  %t500 = trunc i64 %t499 to i32
  %t501 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t496, i32 %t498, i32 2, i32 7199)
  %t502 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t496, i32 %t500, i32 2, i32 7199)
  %t503 = zext i32 %t501 to i64
  %t504 = zext i32 %t502 to i64
  %t505 = shl i64 %t504, 32
  %t506 = or i64 %t505, %t503
  %t507 = bitcast i64 %t506 to double
  %t508 = insertelement <4 x double> poison, double %t507, i64 0
  %t509 = extractelement <4 x double> %t478, i64 1
  %t510 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t511 = and i32 %t510, 28
  %t512 = shl i32 15, %t511
  %t513 = bitcast double %t509 to i64
  %t514 = trunc i64 %t513 to i32
  %t515 = lshr i64 %t513, 32
  %t516 = trunc i64 %t515 to i32
  %t517 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t512, i32 %t514, i32 2, i32 7199)
  %t518 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t512, i32 %t516, i32 2, i32 7199)
  %t519 = zext i32 %t517 to i64
  %t520 = zext i32 %t518 to i64
  %t521 = shl i64 %t520, 32
  %t522 = or i64 %t521, %t519
  %t523 = bitcast i64 %t522 to double
  %t524 = insertelement <4 x double> %t508, double %t523, i64 1
  %t525 = extractelement <4 x double> %t478, i64 2
  %t526 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t527 = and i32 %t526, 28
  %t528 = shl i32 15, %t527
  %t529 = bitcast double %t525 to i64
  %t530 = trunc i64 %t529 to i32
  %t531 = lshr i64 %t529, 32
  %t532 = trunc i64 %t531 to i32
  %t533 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t528, i32 %t530, i32 2, i32 7199)
  %t534 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t528, i32 %t532, i32 2, i32 7199)
  %t535 = zext i32 %t533 to i64
  %t536 = zext i32 %t534 to i64
  %t537 = shl i64 %t536, 32
  %t538 = or i64 %t537, %t535
  %t539 = bitcast i64 %t538 to double
  %t540 = insertelement <4 x double> %t524, double %t539, i64 2
  %t541 = extractelement <4 x double> %t478, i64 3
  %t542 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t543 = and i32 %t542, 28
  %t544 = shl i32 15, %t543
  %t545 = bitcast double %t541 to i64
  %t546 = trunc i64 %t545 to i32
  %t547 = lshr i64 %t545, 32
  %t548 = trunc i64 %t547 to i32
  %t549 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t544, i32 %t546, i32 2, i32 7199)
  %t550 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t544, i32 %t548, i32 2, i32 7199)
  %t551 = zext i32 %t549 to i64
  %t552 = zext i32 %t550 to i64
  %t553 = shl i64 %t552, 32
  %t554 = or i64 %t553, %t551
  %t555 = bitcast i64 %t554 to double
  %t556 = insertelement <4 x double> %t540, double %t555, i64 3
  %t557 = fadd <4 x double> %t478, %t556
  %t558 = extractelement <4 x double> %t557, i64 0
  %t559 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t560 = and i32 %t559, 28
  %t561 = shl i32 15, %t560
  %t562 = bitcast double %t558 to i64
  %t563 = trunc i64 %t562 to i32
  %t564 = lshr i64 %t562, 32
  %t565 = trunc i64 %t564 to i32
  %t566 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t561, i32 %t563, i32 1, i32 7199)
  %t567 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t561, i32 %t565, i32 1, i32 7199)
  %t568 = zext i32 %t566 to i64
  %t569 = zext i32 %t567 to i64
  %t570 = shl i64 %t569, 32
  %t571 = or i64 %t570, %t568
  %t572 = bitcast i64 %t571 to double
  %t573 = insertelement <4 x double> poison, double %t572, i64 0
  %t574 = extractelement <4 x double> %t557, i64 1
  %t575 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t576 = and i32 %t575, 28
  %t577 = shl i32 15, %t576
  %t578 = bitcast double %t574 to i64
  %t579 = trunc i64 %t578 to i32
  %t580 = lshr i64 %t578, 32
  %t581 = trunc i64 %t580 to i32
  %t582 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t577, i32 %t579, i32 1, i32 7199)
  %t583 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t577, i32 %t581, i32 1, i32 7199)
  %t584 = zext i32 %t582 to i64
  %t585 = zext i32 %t583 to i64
  %t586 = shl i64 %t585, 32
  %t587 = or i64 %t586, %t584
  %t588 = bitcast i64 %t587 to double
  %t589 = insertelement <4 x double> %t573, double %t588, i64 1
  %t590 = extractelement <4 x double> %t557, i64 2
  %t591 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t592 = and i32 %t591, 28
  %t593 = shl i32 15, %t592
  %t594 = bitcast double %t590 to i64
  %t595 = trunc i64 %t594 to i32
  %t596 = lshr i64 %t594, 32
  %t597 = trunc i64 %t596 to i32
  %t598 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t593, i32 %t595, i32 1, i32 7199)
  %t599 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t593, i32 %t597, i32 1, i32 7199)
  %t600 = zext i32 %t598 to i64
  %t601 = zext i32 %t599 to i64
  %t602 = shl i64 %t601, 32
  %t603 = or i64 %t602, %t600
  %t604 = bitcast i64 %t603 to double
  %t605 = insertelement <4 x double> %t589, double %t604, i64 2
  %t606 = extractelement <4 x double> %t557, i64 3
  %t607 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t608 = and i32 %t607, 28
  %t609 = shl i32 15, %t608
  %t610 = bitcast double %t606 to i64
  %t611 = trunc i64 %t610 to i32
  %t612 = lshr i64 %t610, 32
  %t613 = trunc i64 %t612 to i32
  %t614 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t609, i32 %t611, i32 1, i32 7199)
  %t615 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t609, i32 %t613, i32 1, i32 7199)
  %t616 = zext i32 %t614 to i64
  %t617 = zext i32 %t615 to i64
  %t618 = shl i64 %t617, 32
  %t619 = or i64 %t618, %t616
  %t620 = bitcast i64 %t619 to double
  %t621 = insertelement <4 x double> %t605, double %t620, i64 3
  %t622 = fadd <4 x double> %t557, %t621
  %t623 = shufflevector <4 x double> %t622, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t624 = shufflevector <4 x double> %t622, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t625 = fadd <2 x double> %t623, %t624
  %t626 = shufflevector <2 x double> %t625, <2 x double> poison, <1 x i32> <i32 0>
  %t627 = shufflevector <2 x double> %t625, <2 x double> poison, <1 x i32> <i32 1>
  %t628 = extractelement <1 x double> %t626, i64 0
  %t629 = extractelement <1 x double> %t627, i64 0
  %t630 = fadd double %t628, %t629
  %t631 = extractelement <4 x double> %t479, i64 0
  %t632 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t633 = and i32 %t632, 28
  %t634 = shl i32 15, %t633
  %t635 = bitcast double %t631 to i64
  %t636 = trunc i64 %t635 to i32
  %t637 = lshr i64 %t635, 32
  %t638 = trunc i64 %t637 to i32
  %t639 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t634, i32 %t636, i32 2, i32 7199)
  %t640 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t634, i32 %t638, i32 2, i32 7199)
  %t641 = zext i32 %t639 to i64
  %t642 = zext i32 %t640 to i64
  %t643 = shl i64 %t642, 32
  %t644 = or i64 %t643, %t641
  %t645 = bitcast i64 %t644 to double
  %t646 = insertelement <4 x double> poison, double %t645, i64 0
  %t647 = extractelement <4 x double> %t479, i64 1
  %t648 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t649 = and i32 %t648, 28
  %t650 = shl i32 15, %t649
  %t651 = bitcast double %t647 to i64
  %t652 = trunc i64 %t651 to i32
  %t653 = lshr i64 %t651, 32
  %t654 = trunc i64 %t653 to i32
  %t655 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t650, i32 %t652, i32 2, i32 7199)
  %t656 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t650, i32 %t654, i32 2, i32 7199)
  %t657 = zext i32 %t655 to i64
  %t658 = zext i32 %t656 to i64
  %t659 = shl i64 %t658, 32
  %t660 = or i64 %t659, %t657
  %t661 = bitcast i64 %t660 to double
  %t662 = insertelement <4 x double> %t646, double %t661, i64 1
  %t663 = extractelement <4 x double> %t479, i64 2
  %t664 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t665 = and i32 %t664, 28
  %t666 = shl i32 15, %t665
  %t667 = bitcast double %t663 to i64
  %t668 = trunc i64 %t667 to i32
  %t669 = lshr i64 %t667, 32
  %t670 = trunc i64 %t669 to i32
  %t671 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t666, i32 %t668, i32 2, i32 7199)
  %t672 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t666, i32 %t670, i32 2, i32 7199)
  %t673 = zext i32 %t671 to i64
  %t674 = zext i32 %t672 to i64
  %t675 = shl i64 %t674, 32
  %t676 = or i64 %t675, %t673
  %t677 = bitcast i64 %t676 to double
  %t678 = insertelement <4 x double> %t662, double %t677, i64 2
  %t679 = extractelement <4 x double> %t479, i64 3
  %t680 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t681 = and i32 %t680, 28
  %t682 = shl i32 15, %t681
  %t683 = bitcast double %t679 to i64
  %t684 = trunc i64 %t683 to i32
  %t685 = lshr i64 %t683, 32
  %t686 = trunc i64 %t685 to i32
  %t687 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t682, i32 %t684, i32 2, i32 7199)
  %t688 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t682, i32 %t686, i32 2, i32 7199)
  %t689 = zext i32 %t687 to i64
  %t690 = zext i32 %t688 to i64
  %t691 = shl i64 %t690, 32
  %t692 = or i64 %t691, %t689
  %t693 = bitcast i64 %t692 to double
  %t694 = insertelement <4 x double> %t678, double %t693, i64 3
  %t695 = fadd <4 x double> %t479, %t694
  %t696 = extractelement <4 x double> %t695, i64 0
  %t697 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t698 = and i32 %t697, 28
  %t699 = shl i32 15, %t698
  %t700 = bitcast double %t696 to i64
  %t701 = trunc i64 %t700 to i32
  %t702 = lshr i64 %t700, 32
  %t703 = trunc i64 %t702 to i32
  %t704 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t699, i32 %t701, i32 1, i32 7199)
  %t705 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t699, i32 %t703, i32 1, i32 7199)
  %t706 = zext i32 %t704 to i64
  %t707 = zext i32 %t705 to i64
  %t708 = shl i64 %t707, 32
  %t709 = or i64 %t708, %t706
  %t710 = bitcast i64 %t709 to double
  %t711 = insertelement <4 x double> poison, double %t710, i64 0
  %t712 = extractelement <4 x double> %t695, i64 1
  %t713 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t714 = and i32 %t713, 28
  %t715 = shl i32 15, %t714
  %t716 = bitcast double %t712 to i64
  %t717 = trunc i64 %t716 to i32
  %t718 = lshr i64 %t716, 32
  %t719 = trunc i64 %t718 to i32
  %t720 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t715, i32 %t717, i32 1, i32 7199)
  %t721 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t715, i32 %t719, i32 1, i32 7199)
  %t722 = zext i32 %t720 to i64
  %t723 = zext i32 %t721 to i64
  %t724 = shl i64 %t723, 32
  %t725 = or i64 %t724, %t722
  %t726 = bitcast i64 %t725 to double
  %t727 = insertelement <4 x double> %t711, double %t726, i64 1
  %t728 = extractelement <4 x double> %t695, i64 2
  %t729 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t730 = and i32 %t729, 28
  %t731 = shl i32 15, %t730
  %t732 = bitcast double %t728 to i64
  %t733 = trunc i64 %t732 to i32
  %t734 = lshr i64 %t732, 32
  %t735 = trunc i64 %t734 to i32
  %t736 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t731, i32 %t733, i32 1, i32 7199)
  %t737 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t731, i32 %t735, i32 1, i32 7199)
  %t738 = zext i32 %t736 to i64
  %t739 = zext i32 %t737 to i64
  %t740 = shl i64 %t739, 32
  %t741 = or i64 %t740, %t738
  %t742 = bitcast i64 %t741 to double
  %t743 = insertelement <4 x double> %t727, double %t742, i64 2
  %t744 = extractelement <4 x double> %t695, i64 3
  %t745 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t746 = and i32 %t745, 28
  %t747 = shl i32 15, %t746
  %t748 = bitcast double %t744 to i64
  %t749 = trunc i64 %t748 to i32
  %t750 = lshr i64 %t748, 32
  %t751 = trunc i64 %t750 to i32
  %t752 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t747, i32 %t749, i32 1, i32 7199)
  %t753 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t747, i32 %t751, i32 1, i32 7199)
  %t754 = zext i32 %t752 to i64
  %t755 = zext i32 %t753 to i64
  %t756 = shl i64 %t755, 32
  %t757 = or i64 %t756, %t754
  %t758 = bitcast i64 %t757 to double
  %t759 = insertelement <4 x double> %t743, double %t758, i64 3
  %t760 = fadd <4 x double> %t695, %t759
  %t761 = shufflevector <4 x double> %t760, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t762 = shufflevector <4 x double> %t760, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t763 = fadd <2 x double> %t761, %t762
  %t764 = shufflevector <2 x double> %t763, <2 x double> poison, <1 x i32> <i32 0>
  %t765 = shufflevector <2 x double> %t763, <2 x double> poison, <1 x i32> <i32 1>
  %t766 = extractelement <1 x double> %t764, i64 0
  %t767 = extractelement <1 x double> %t765, i64 0
  %t768 = fadd double %t766, %t767
  %t769 = icmp eq i64 %t7, 0
  br i1 %t769, label %b770, label %b771
b770:
  %t772 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t773 = load i64, ptr %t772, align 8
  %t774 = inttoptr i64 %t773 to ptr addrspace(1)
  %t775 = addrspacecast ptr addrspace(1) %t774 to ptr
  %t778 = mul i64 %t418, %t777
  %t779 = udiv i64 %t421, 1024
  %t780 = add i64 %t778, %t779
  %t782 = getelementptr inbounds i64, ptr %tensor, i64 15
  %t783 = load i64, ptr %t782, align 8
  %t784 = inttoptr i64 %t783 to ptr addrspace(1)
  %t785 = addrspacecast ptr addrspace(1) %t784 to ptr
  %t781 = getelementptr inbounds double, ptr %t775, i64 %t780
  store double %t630, ptr %t781, align 8
  %t786 = getelementptr inbounds double, ptr %t785, i64 %t780
  store double %t768, ptr %t786, align 8
  br label %b771
b771:
  %t413 = add nuw nsw i64 %t412, %t408
  br label %b409, !llvm.loop !1000000
b411:
  br label %b406
b405:
  %t796 = add i64 %row, %t23
  %t803 = add i64 %col, %cols
  %t787 = udiv i64 %t3, 16
  %t788 = udiv i64 %t5, 16
  br label %b789
b789:
  %t792 = phi i64 [ %t787, %b405 ], [ %t793, %b1093 ]
  %t794 = icmp slt i64 %t792, %t401
  br i1 %t794, label %b790, label %b791
b790:
  %t795 = call i64 asm "mov.b64 $0, $1;", "=l,l"(i64 %t792)
  %t797 = udiv i64 %t795, %t400
  %t798 = add i64 %t796, %t797
  %t799 = urem i64 %t795, %t400
  %t800 = mul i64 %t799, 1024
  %t801 = add i64 %col, %t800
  %t802 = add i64 %t801, 1024
  %t804 = call i64 @llvm.smin.i64(i64 %t802, i64 %t803)
  %t805 = sub i64 %t804, %t801
  %t806 = urem i64 %t805, 128
  %t807 = sub i64 %t805, %t806
  %t808 = add i64 %t801, %t807
  %t819 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t820 = load i64, ptr %t819, align 8
  %t821 = inttoptr i64 %t820 to ptr addrspace(1)
  %t822 = addrspacecast ptr addrspace(1) %t821 to ptr
  %t823 = mul i64 %t798, %t30
  br label %b809
b809:
  %t812 = phi i64 [ %t801, %b790 ], [ %t813, %b810 ]
  %t814 = phi double [ 0x0000000000000000, %b790 ], [ %t940, %b810 ]
  %t815 = phi double [ 0x0000000000000000, %b790 ], [ %t942, %b810 ]
  %t816 = icmp slt i64 %t812, %t808
  br i1 %t816, label %b810, label %b811
b810:
  %t817 = add i64 %t812, 16
  %t818 = add i64 %t812, %t6
  %t824 = add i64 %t823, %t818
  %t833 = add i64 %t818, 16
  %t834 = add i64 %t823, %t833
  %t843 = add i64 %t818, 32
  %t844 = add i64 %t823, %t843
  %t851 = add i64 %t818, 48
  %t852 = add i64 %t823, %t851
  %t859 = add i64 %t818, 64
  %t860 = add i64 %t823, %t859
  %t865 = add i64 %t818, 80
  %t866 = add i64 %t823, %t865
  %t871 = add i64 %t818, 96
  %t872 = add i64 %t823, %t871
  %t877 = add i64 %t818, 112
  %t878 = add i64 %t823, %t877
  %t825 = getelementptr inbounds float, ptr %t822, i64 %t824
  %t826 = load float, ptr %t825, align 4
  %t827 = insertelement <4 x float> poison, float %t826, i64 0
  %t828 = shufflevector <4 x float> %t827, <4 x float> poison, <4 x i32> zeroinitializer
  %t829 = getelementptr inbounds float, ptr %t121, i64 %t824
  %t830 = load float, ptr %t829, align 4
  %t831 = insertelement <4 x float> poison, float %t830, i64 0
  %t832 = shufflevector <4 x float> %t831, <4 x float> poison, <4 x i32> zeroinitializer
  %t835 = getelementptr inbounds float, ptr %t822, i64 %t834
  %t836 = load float, ptr %t835, align 4
  %t837 = insertelement <4 x float> poison, float %t836, i64 0
  %t838 = shufflevector <4 x float> %t837, <4 x float> poison, <4 x i32> zeroinitializer
  %t839 = getelementptr inbounds float, ptr %t121, i64 %t834
  %t840 = load float, ptr %t839, align 4
  %t841 = insertelement <4 x float> poison, float %t840, i64 0
  %t842 = shufflevector <4 x float> %t841, <4 x float> poison, <4 x i32> zeroinitializer
  %t845 = getelementptr inbounds float, ptr %t822, i64 %t844
  %t846 = load float, ptr %t845, align 4
  %t847 = getelementptr inbounds float, ptr %t121, i64 %t844
  %t848 = load float, ptr %t847, align 4
  %t849 = insertelement <4 x float> poison, float %t848, i64 0
  %t850 = shufflevector <4 x float> %t849, <4 x float> poison, <4 x i32> zeroinitializer
  %t853 = getelementptr inbounds float, ptr %t822, i64 %t852
  %t854 = load float, ptr %t853, align 4
  %t855 = getelementptr inbounds float, ptr %t121, i64 %t852
  %t856 = load float, ptr %t855, align 4
  %t857 = insertelement <4 x float> poison, float %t856, i64 0
  %t858 = shufflevector <4 x float> %t857, <4 x float> poison, <4 x i32> zeroinitializer
  %t861 = getelementptr inbounds float, ptr %t822, i64 %t860
  %t862 = load float, ptr %t861, align 4
  %t863 = getelementptr inbounds float, ptr %t121, i64 %t860
  %t864 = load float, ptr %t863, align 4
  %t867 = getelementptr inbounds float, ptr %t822, i64 %t866
  %t868 = load float, ptr %t867, align 4
  %t869 = getelementptr inbounds float, ptr %t121, i64 %t866
  %t870 = load float, ptr %t869, align 4
  %t873 = getelementptr inbounds float, ptr %t822, i64 %t872
  %t874 = load float, ptr %t873, align 4
  %t875 = getelementptr inbounds float, ptr %t121, i64 %t872
  %t876 = load float, ptr %t875, align 4
  %t879 = getelementptr inbounds float, ptr %t822, i64 %t878
  %t880 = load float, ptr %t879, align 4
  %t881 = getelementptr inbounds float, ptr %t121, i64 %t878
  %t882 = load float, ptr %t881, align 4
  %t883 = fmul float %t830, %t830
  %t884 = insertelement <4 x float> poison, float %t883, i64 0
  %t885 = shufflevector <4 x float> %t884, <4 x float> poison, <4 x i32> zeroinitializer
  %t886 = fmul float %t826, %t826
  %t887 = insertelement <4 x float> poison, float %t886, i64 0
  %t888 = shufflevector <4 x float> %t887, <4 x float> poison, <4 x i32> zeroinitializer
  %t889 = fpext float %t883 to double
  %t890 = fadd double %t814, %t889
  %t891 = fpext float %t886 to double
  %t892 = fadd double %t815, %t891
  %t893 = fmul float %t840, %t840
  %t894 = insertelement <4 x float> poison, float %t893, i64 0
  %t895 = shufflevector <4 x float> %t894, <4 x float> poison, <4 x i32> zeroinitializer
  %t896 = fmul float %t836, %t836
  %t897 = insertelement <4 x float> poison, float %t896, i64 0
  %t898 = shufflevector <4 x float> %t897, <4 x float> poison, <4 x i32> zeroinitializer
  %t899 = fpext float %t893 to double
  %t900 = fadd double %t890, %t899
  %t901 = fpext float %t896 to double
  %t902 = fadd double %t892, %t901
  %t903 = fmul float %t848, %t848
  %t904 = insertelement <4 x float> poison, float %t903, i64 0
  %t905 = shufflevector <4 x float> %t904, <4 x float> poison, <4 x i32> zeroinitializer
  %t906 = fmul float %t846, %t846
  %t907 = fpext float %t903 to double
  %t908 = fadd double %t900, %t907
  %t909 = fpext float %t906 to double
  %t910 = fadd double %t902, %t909
  %t911 = fmul float %t856, %t856
  %t912 = insertelement <4 x float> poison, float %t911, i64 0
  %t913 = shufflevector <4 x float> %t912, <4 x float> poison, <4 x i32> zeroinitializer
  %t914 = fmul float %t854, %t854
  %t915 = fpext float %t911 to double
  %t916 = fadd double %t908, %t915
  %t917 = fpext float %t914 to double
  %t918 = fadd double %t910, %t917
  %t919 = fmul float %t864, %t864
  %t920 = fmul float %t862, %t862
  %t921 = fpext float %t919 to double
  %t922 = fadd double %t916, %t921
  %t923 = fpext float %t920 to double
  %t924 = fadd double %t918, %t923
  %t925 = fmul float %t870, %t870
  %t926 = fmul float %t868, %t868
  %t927 = fpext float %t925 to double
  %t928 = fadd double %t922, %t927
  %t929 = fpext float %t926 to double
  %t930 = fadd double %t924, %t929
  %t931 = fmul float %t876, %t876
  %t932 = fmul float %t874, %t874
  %t933 = fpext float %t931 to double
  %t934 = fadd double %t928, %t933
  %t935 = fpext float %t932 to double
  %t936 = fadd double %t930, %t935
  %t937 = fmul float %t882, %t882
  %t938 = fmul float %t880, %t880
  %t939 = fpext float %t937 to double
  %t940 = fadd double %t934, %t939
  %t941 = fpext float %t938 to double
  %t942 = fadd double %t936, %t941
  %t813 = add nuw nsw i64 %t812, 128
  br label %b809, !llvm.loop !1000000
b811:
  %t943 = add i64 %t808, %t6
  br label %b944
b944:
  %t947 = phi i64 [ %t943, %b811 ], [ %t948, %b945 ]
  %t949 = phi double [ %t814, %b811 ], [ %t968, %b945 ]
  %t950 = phi double [ %t815, %b811 ], [ %t970, %b945 ]
  %t951 = icmp slt i64 %t947, %t804
  br i1 %t951, label %b945, label %b946
b945:
  %t952 = add i64 %t823, %t947
  %t953 = getelementptr inbounds float, ptr %t822, i64 %t952
  %t954 = load float, ptr %t953, align 4
  %t955 = insertelement <4 x float> poison, float %t954, i64 0
  %t956 = shufflevector <4 x float> %t955, <4 x float> poison, <4 x i32> zeroinitializer
  %t957 = getelementptr inbounds float, ptr %t121, i64 %t952
  %t958 = load float, ptr %t957, align 4
  %t959 = insertelement <4 x float> poison, float %t958, i64 0
  %t960 = shufflevector <4 x float> %t959, <4 x float> poison, <4 x i32> zeroinitializer
  %t961 = fmul float %t958, %t958
  %t962 = insertelement <4 x float> poison, float %t961, i64 0
  %t963 = shufflevector <4 x float> %t962, <4 x float> poison, <4 x i32> zeroinitializer
  %t964 = fmul float %t954, %t954
  %t965 = insertelement <4 x float> poison, float %t964, i64 0
  %t966 = shufflevector <4 x float> %t965, <4 x float> poison, <4 x i32> zeroinitializer
  %t967 = fpext float %t961 to double
  %t968 = fadd double %t949, %t967
  %t969 = fpext float %t964 to double
  %t970 = fadd double %t950, %t969
  %t948 = add nuw nsw i64 %t947, 16
  br label %b944, !llvm.loop !1000000
b946:
  %t971 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t972 = and i32 %t971, 16
  %t973 = shl i32 65535, %t972
  %t974 = bitcast double %t949 to i64
  %t975 = trunc i64 %t974 to i32
  %t976 = lshr i64 %t974, 32
  %t977 = trunc i64 %t976 to i32
  %t978 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t973, i32 %t975, i32 8, i32 4127)
  %t979 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t973, i32 %t977, i32 8, i32 4127)
  %t980 = zext i32 %t978 to i64
  %t981 = zext i32 %t979 to i64
  %t982 = shl i64 %t981, 32
  %t983 = or i64 %t982, %t980
  %t984 = bitcast i64 %t983 to double
  %t985 = fadd double %t949, %t984
  %t986 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t987 = and i32 %t986, 16
  %t988 = shl i32 65535, %t987
  %t989 = bitcast double %t985 to i64
  %t990 = trunc i64 %t989 to i32
  %t991 = lshr i64 %t989, 32
  %t992 = trunc i64 %t991 to i32
  %t993 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t988, i32 %t990, i32 4, i32 4127)
  %t994 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t988, i32 %t992, i32 4, i32 4127)
  %t995 = zext i32 %t993 to i64
  %t996 = zext i32 %t994 to i64
  %t997 = shl i64 %t996, 32
  %t998 = or i64 %t997, %t995
  %t999 = bitcast i64 %t998 to double
  %t1000 = fadd double %t985, %t999
  %t1001 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t1002 = and i32 %t1001, 16
  %t1003 = shl i32 65535, %t1002
  %t1004 = bitcast double %t1000 to i64
  %t1005 = trunc i64 %t1004 to i32
  %t1006 = lshr i64 %t1004, 32
  %t1007 = trunc i64 %t1006 to i32
  %t1008 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t1003, i32 %t1005, i32 2, i32 4127)
  %t1009 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t1003, i32 %t1007, i32 2, i32 4127)
  %t1010 = zext i32 %t1008 to i64
  %t1011 = zext i32 %t1009 to i64
  %t1012 = shl i64 %t1011, 32
  %t1013 = or i64 %t1012, %t1010
  %t1014 = bitcast i64 %t1013 to double
  %t1015 = fadd double %t1000, %t1014
  %t1016 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t1017 = and i32 %t1016, 16
  %t1018 = shl i32 65535, %t1017
  %t1019 = bitcast double %t1015 to i64
  %t1020 = trunc i64 %t1019 to i32
  %t1021 = lshr i64 %t1019, 32
  %t1022 = trunc i64 %t1021 to i32
  %t1023 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t1018, i32 %t1020, i32 1, i32 4127)
  %t1024 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t1018, i32 %t1022, i32 1, i32 4127)
  %t1025 = zext i32 %t1023 to i64
  %t1026 = zext i32 %t1024 to i64
  %t1027 = shl i64 %t1026, 32
  %t1028 = or i64 %t1027, %t1025
  %t1029 = bitcast i64 %t1028 to double
  %t1030 = fadd double %t1015, %t1029
  %t1031 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t1032 = and i32 %t1031, 16
  %t1033 = shl i32 65535, %t1032
  %t1034 = bitcast double %t950 to i64
  %t1035 = trunc i64 %t1034 to i32
  %t1036 = lshr i64 %t1034, 32
  %t1037 = trunc i64 %t1036 to i32
  %t1038 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t1033, i32 %t1035, i32 8, i32 4127)
  %t1039 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t1033, i32 %t1037, i32 8, i32 4127)
  %t1040 = zext i32 %t1038 to i64
  %t1041 = zext i32 %t1039 to i64
  %t1042 = shl i64 %t1041, 32
  %t1043 = or i64 %t1042, %t1040
  %t1044 = bitcast i64 %t1043 to double
  %t1045 = fadd double %t950, %t1044
  %t1046 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t1047 = and i32 %t1046, 16
  %t1048 = shl i32 65535, %t1047
  %t1049 = bitcast double %t1045 to i64
  %t1050 = trunc i64 %t1049 to i32
  %t1051 = lshr i64 %t1049, 32
  %t1052 = trunc i64 %t1051 to i32
  %t1053 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t1048, i32 %t1050, i32 4, i32 4127)
  %t1054 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t1048, i32 %t1052, i32 4, i32 4127)
  %t1055 = zext i32 %t1053 to i64
  %t1056 = zext i32 %t1054 to i64
  %t1057 = shl i64 %t1056, 32
  %t1058 = or i64 %t1057, %t1055
  %t1059 = bitcast i64 %t1058 to double
  %t1060 = fadd double %t1045, %t1059
  %t1061 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t1062 = and i32 %t1061, 16
  %t1063 = shl i32 65535, %t1062
  %t1064 = bitcast double %t1060 to i64
  %t1065 = trunc i64 %t1064 to i32
  %t1066 = lshr i64 %t1064, 32
  %t1067 = trunc i64 %t1066 to i32
  %t1068 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t1063, i32 %t1065, i32 2, i32 4127)
  %t1069 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t1063, i32 %t1067, i32 2, i32 4127)
  %t1070 = zext i32 %t1068 to i64
  %t1071 = zext i32 %t1069 to i64
  %t1072 = shl i64 %t1071, 32
  %t1073 = or i64 %t1072, %t1070
  %t1074 = bitcast i64 %t1073 to double
  %t1075 = fadd double %t1060, %t1074
  %t1076 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t1077 = and i32 %t1076, 16
  %t1078 = shl i32 65535, %t1077
  %t1079 = bitcast double %t1075 to i64
  %t1080 = trunc i64 %t1079 to i32
  %t1081 = lshr i64 %t1079, 32
  %t1082 = trunc i64 %t1081 to i32
  %t1083 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t1078, i32 %t1080, i32 1, i32 4127)
  %t1084 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t1078, i32 %t1082, i32 1, i32 4127)
  %t1085 = zext i32 %t1083 to i64
  %t1086 = zext i32 %t1084 to i64
  %t1087 = shl i64 %t1086, 32
  %t1088 = or i64 %t1087, %t1085
  %t1089 = bitcast i64 %t1088 to double
  %t1090 = fadd double %t1075, %t1089
  %t1091 = icmp eq i64 %t6, 0
  br i1 %t1091, label %b1092, label %b1093
b1092:
  %t1094 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t1095 = load i64, ptr %t1094, align 8
  %t1096 = inttoptr i64 %t1095 to ptr addrspace(1)
  %t1097 = addrspacecast ptr addrspace(1) %t1096 to ptr
  %t1098 = mul i64 %t798, %t777
  %t1099 = udiv i64 %t801, 1024
  %t1100 = add i64 %t1098, %t1099
  %t1102 = getelementptr inbounds i64, ptr %tensor, i64 15
  %t1103 = load i64, ptr %t1102, align 8
  %t1104 = inttoptr i64 %t1103 to ptr addrspace(1)
  %t1105 = addrspacecast ptr addrspace(1) %t1104 to ptr
  %t1101 = getelementptr inbounds double, ptr %t1097, i64 %t1100
  store double %t1030, ptr %t1101, align 8
  %t1106 = getelementptr inbounds double, ptr %t1105, i64 %t1100
  store double %t1090, ptr %t1106, align 8
  br label %b1093
b1093:
  %t793 = add nuw nsw i64 %t792, %t788
  br label %b789, !llvm.loop !1000000
b791:
  br label %b406
b406:
  %t24 = add nuw nsw i64 %t23, %t19
  br label %b20, !llvm.loop !1000000
b22:
  ret void
}

define internal void @sf_x_sweep1_pass0(ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows, i64 %col, i64 %cols) convergent nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t8 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t9 = load i64, ptr %t8, align 8
  %t10 = inttoptr i64 %t9 to ptr addrspace(1)
  %t11 = addrspacecast ptr addrspace(1) %t10 to ptr
  %t12 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t13 = load i64, ptr %t12, align 8
  %t14 = mul i64 %t13, 12
  %t15 = getelementptr inbounds double, ptr %t11, i64 %t14
  %t21 = urem i64 %col, 4
  %t22 = urem i64 %cols, 4
  %t23 = add i64 %t21, %t22
  %t24 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t25 = load i64, ptr %t24, align 8
  %t26 = urem i64 %t25, 4
  %t27 = add i64 %t23, %t26
  %t28 = getelementptr inbounds i64, ptr %tensor, i64 20
  %t29 = load i64, ptr %t28, align 8
  %t30 = inttoptr i64 %t29 to ptr addrspace(1)
  %t31 = addrspacecast ptr addrspace(1) %t30 to ptr
  %t32 = ptrtoint ptr %t31 to i64
  %t33 = urem i64 %t32, 16
  %t34 = add i64 %t27, %t33
  %t35 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t36 = load i64, ptr %t35, align 8
  %t37 = inttoptr i64 %t36 to ptr addrspace(1)
  %t38 = addrspacecast ptr addrspace(1) %t37 to ptr
  %t39 = ptrtoint ptr %t38 to i64
  %t40 = urem i64 %t39, 16
  %t41 = add i64 %t34, %t40
  %t42 = icmp eq i64 %t41, 0
  %t43 = add i64 %cols, 1023
  %t44 = udiv i64 %t43, 1024
  %t45 = mul i64 %rows, %t44
  %t46 = icmp sle i64 32, %t45
  %t47 = and i1 %t42, %t46
  %t94 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t95 = load i64, ptr %t94, align 8
  %t306 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t307 = load i64, ptr %t306, align 8
  %t1 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t2 = and i32 %t1, 1023
  %t3 = zext i32 %t2 to i64
  %t4 = call i32 asm sideeffect "mov.u32 $0, %ntid.x;", "=r"()
  %t5 = zext i32 %t4 to i64
  %t6 = and i64 %t3, 15
  %t7 = and i64 %t3, 3
  %t16 = getelementptr inbounds double, ptr %t15, i64 9
  %t17 = load double, ptr %t16, align 8
  %t18 = fptrunc double %t17 to float
  %t19 = insertelement <4 x float> poison, float %t18, i64 0
  %t20 = shufflevector <4 x float> %t19, <4 x float> poison, <4 x i32> zeroinitializer
  br i1 %t47, label %b48, label %b49
b48:
  %t74 = add i64 %col, %cols
  %t51 = udiv i64 %t3, 4
  %t52 = udiv i64 %t5, 4
  br label %b53
b53:
  %t56 = phi i64 [ %t51, %b48 ], [ %t57, %b301 ]
  %t58 = icmp slt i64 %t56, %t45
  br i1 %t58, label %b54, label %b55
b54:
  %t59 = call i64 asm "mov.b64 $0, $1;", "=l,l"(i64 %t56)
  %t60 = udiv i64 %t59, %t44
  %t61 = add i64 %row, %t60
  %t62 = urem i64 %t59, %t44
  %t63 = mul i64 %t62, 1024
  %t64 = add i64 %col, %t63
  %t65 = getelementptr inbounds i64, ptr %tensor, i64 19
  %t66 = load i64, ptr %t65, align 8
  %t67 = inttoptr i64 %t66 to ptr addrspace(1)
  %t68 = addrspacecast ptr addrspace(1) %t67 to ptr
  %t73 = add i64 %t64, 1024
  %t75 = call i64 @llvm.smin.i64(i64 %t73, i64 %t74)
  %t76 = sub i64 %t75, %t64
  %t77 = urem i64 %t76, 32
  %t78 = sub i64 %t76, %t77
  %t79 = add i64 %t64, %t78
  %t90 = getelementptr inbounds i64, ptr %tensor, i64 20
  %t91 = load i64, ptr %t90, align 8
  %t92 = inttoptr i64 %t91 to ptr addrspace(1)
  %t93 = addrspacecast ptr addrspace(1) %t92 to ptr
  %t96 = udiv i64 %t61, %t95
  %t97 = mul i64 %t96, %t25
  %t102 = mul i64 %t61, %t25
  %t104 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t105 = load i64, ptr %t104, align 8
  %t106 = inttoptr i64 %t105 to ptr addrspace(1)
  %t107 = addrspacecast ptr addrspace(1) %t106 to ptr
  %t69 = getelementptr inbounds float, ptr %t68, i64 %t61
  %t70 = load float, ptr %t69, align 4
  %t71 = insertelement <4 x float> poison, float %t70, i64 0
  %t72 = shufflevector <4 x float> %t71, <4 x float> poison, <4 x i32> zeroinitializer
  br label %b80
b80:
  %t83 = phi i64 [ %t64, %b54 ], [ %t84, %b81 ]
  %t85 = phi <4 x double> [ splat (double 0x0000000000000000), %b54 ], [ %t135, %b81 ]
  %t86 = icmp slt i64 %t83, %t79
  br i1 %t86, label %b81, label %b82
b81:
  %t87 = add i64 %t83, 16
  %t88 = mul i64 %t7, 4
  %t89 = add i64 %t83, %t88
  %t103 = add i64 %t102, %t89
  %t108 = getelementptr float, ptr %t107, i64 %t103
  %t111 = add i64 %t89, 16
  %t112 = add i64 %t97, %t111
  %t113 = getelementptr float, ptr %t93, i64 %t112
  %t116 = add i64 %t102, %t111
  %t117 = getelementptr float, ptr %t107, i64 %t116
  %t98 = add i64 %t89, 0
  %t99 = add i64 %t97, %t98
  %t100 = getelementptr inbounds float, ptr %t93, i64 %t99
  %t101 = load <4 x float>, ptr %t100, align 16
  %t109 = getelementptr inbounds float, ptr %t108, i64 0
  %t110 = load <4 x float>, ptr %t109, align 16
  %t114 = getelementptr inbounds float, ptr %t113, i64 0
  %t115 = load <4 x float>, ptr %t114, align 16
  %t118 = getelementptr inbounds float, ptr %t117, i64 0
  %t119 = load <4 x float>, ptr %t118, align 16
  %t120 = fmul <4 x float> %t72, %t101
  %t121 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %t120, <4 x float> %t20)
  %t122 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %t121)
  %t123 = fdiv <4 x float> splat (float 0x3FF0000000000000), %t122
  %t124 = fmul <4 x float> %t110, %t123
  %t125 = fmul <4 x float> %t124, %t124
  %t126 = fpext <4 x float> %t125 to <4 x double>
  %t127 = fadd <4 x double> %t85, %t126
  %t128 = fmul <4 x float> %t72, %t115
  %t129 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %t128, <4 x float> %t20)
  %t130 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %t129)
  %t131 = fdiv <4 x float> splat (float 0x3FF0000000000000), %t130
  %t132 = fmul <4 x float> %t119, %t131
  %t133 = fmul <4 x float> %t132, %t132
  %t134 = fpext <4 x float> %t133 to <4 x double>
  %t135 = fadd <4 x double> %t127, %t134
  %t84 = add nuw nsw i64 %t83, 32
  br label %b80, !llvm.loop !1000000
b82:
  %t136 = mul i64 %t7, 4
  %t137 = add i64 %t79, %t136
  br label %b138
b138:
  %t141 = phi i64 [ %t137, %b82 ], [ %t142, %b139 ]
  %t143 = phi <4 x double> [ %t85, %b82 ], [ %t160, %b139 ]
  %t144 = icmp slt i64 %t141, %t75
  br i1 %t144, label %b139, label %b140
b139:
  %t149 = add i64 %t102, %t141
  %t150 = getelementptr float, ptr %t107, i64 %t149
  %t145 = add i64 %t141, 0
  %t146 = add i64 %t97, %t145
  %t147 = getelementptr inbounds float, ptr %t93, i64 %t146
  %t148 = load <4 x float>, ptr %t147, align 16
  %t151 = getelementptr inbounds float, ptr %t150, i64 0
  %t152 = load <4 x float>, ptr %t151, align 16
  %t153 = fmul <4 x float> %t72, %t148
  %t154 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %t153, <4 x float> %t20)
  %t155 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %t154)
  %t156 = fdiv <4 x float> splat (float 0x3FF0000000000000), %t155
  %t157 = fmul <4 x float> %t152, %t156
  %t158 = fmul <4 x float> %t157, %t157
  %t159 = fpext <4 x float> %t158 to <4 x double>
  %t160 = fadd <4 x double> %t143, %t159
  %t142 = add nuw nsw i64 %t141, 16
  br label %b138, !llvm.loop !1000000
b140:
  %t161 = extractelement <4 x double> %t143, i64 0
  %t162 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t163 = and i32 %t162, 28
  %t164 = shl i32 15, %t163
  %t165 = bitcast double %t161 to i64
  %t166 = trunc i64 %t165 to i32
  %t167 = lshr i64 %t165, 32
  %t168 = trunc i64 %t167 to i32
  %t169 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t164, i32 %t166, i32 2, i32 7199)
  %t170 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t164, i32 %t168, i32 2, i32 7199)
  %t171 = zext i32 %t169 to i64
  %t172 = zext i32 %t170 to i64
  %t173 = shl i64 %t172, 32
  %t174 = or i64 %t173, %t171
  %t175 = bitcast i64 %t174 to double
  %t176 = insertelement <4 x double> poison, double %t175, i64 0
  %t177 = extractelement <4 x double> %t143, i64 1
  %t178 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t179 = and i32 %t178, 28
  %t180 = shl i32 15, %t179
  %t181 = bitcast double %t177 to i64
  %t182 = trunc i64 %t181 to i32
  %t183 = lshr i64 %t181, 32
  %t184 = trunc i64 %t183 to i32
  %t185 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t180, i32 %t182, i32 2, i32 7199)
  %t186 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t180, i32 %t184, i32 2, i32 7199)
  %t187 = zext i32 %t185 to i64
  %t188 = zext i32 %t186 to i64
  %t189 = shl i64 %t188, 32
  %t190 = or i64 %t189, %t187
  %t191 = bitcast i64 %t190 to double
  %t192 = insertelement <4 x double> %t176, double %t191, i64 1
  %t193 = extractelement <4 x double> %t143, i64 2
  %t194 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t195 = and i32 %t194, 28
  %t196 = shl i32 15, %t195
  %t197 = bitcast double %t193 to i64
  %t198 = trunc i64 %t197 to i32
  %t199 = lshr i64 %t197, 32
  %t200 = trunc i64 %t199 to i32
  %t201 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t196, i32 %t198, i32 2, i32 7199)
  %t202 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t196, i32 %t200, i32 2, i32 7199)
  %t203 = zext i32 %t201 to i64
  %t204 = zext i32 %t202 to i64
  %t205 = shl i64 %t204, 32
  %t206 = or i64 %t205, %t203
  %t207 = bitcast i64 %t206 to double
  %t208 = insertelement <4 x double> %t192, double %t207, i64 2
  %t209 = extractelement <4 x double> %t143, i64 3
  %t210 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t211 = and i32 %t210, 28
  %t212 = shl i32 15, %t211
  %t213 = bitcast double %t209 to i64
  %t214 = trunc i64 %t213 to i32
  %t215 = lshr i64 %t213, 32
  %t216 = trunc i64 %t215 to i32
  %t217 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t212, i32 %t214, i32 2, i32 7199)
  %t218 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t212, i32 %t216, i32 2, i32 7199)
  %t219 = zext i32 %t217 to i64
  %t220 = zext i32 %t218 to i64
  %t221 = shl i64 %t220, 32
  %t222 = or i64 %t221, %t219
  %t223 = bitcast i64 %t222 to double
  %t224 = insertelement <4 x double> %t208, double %t223, i64 3
  %t225 = fadd <4 x double> %t143, %t224
  %t226 = extractelement <4 x double> %t225, i64 0
  %t227 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t228 = and i32 %t227, 28
  %t229 = shl i32 15, %t228
  %t230 = bitcast double %t226 to i64
  %t231 = trunc i64 %t230 to i32
  %t232 = lshr i64 %t230, 32
  %t233 = trunc i64 %t232 to i32
  %t234 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t229, i32 %t231, i32 1, i32 7199)
  %t235 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t229, i32 %t233, i32 1, i32 7199)
  %t236 = zext i32 %t234 to i64
  %t237 = zext i32 %t235 to i64
  %t238 = shl i64 %t237, 32
  %t239 = or i64 %t238, %t236
  %t240 = bitcast i64 %t239 to double
  %t241 = insertelement <4 x double> poison, double %t240, i64 0
  %t242 = extractelement <4 x double> %t225, i64 1
  %t243 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t244 = and i32 %t243, 28
  %t245 = shl i32 15, %t244
  %t246 = bitcast double %t242 to i64
  %t247 = trunc i64 %t246 to i32
  %t248 = lshr i64 %t246, 32
  %t249 = trunc i64 %t248 to i32
  %t250 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t245, i32 %t247, i32 1, i32 7199)
  %t251 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t245, i32 %t249, i32 1, i32 7199)
  %t252 = zext i32 %t250 to i64
  %t253 = zext i32 %t251 to i64
  %t254 = shl i64 %t253, 32
  %t255 = or i64 %t254, %t252
  %t256 = bitcast i64 %t255 to double
  %t257 = insertelement <4 x double> %t241, double %t256, i64 1
  %t258 = extractelement <4 x double> %t225, i64 2
  %t259 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t260 = and i32 %t259, 28
  %t261 = shl i32 15, %t260
  %t262 = bitcast double %t258 to i64
  %t263 = trunc i64 %t262 to i32
  %t264 = lshr i64 %t262, 32
  %t265 = trunc i64 %t264 to i32
  %t266 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t261, i32 %t263, i32 1, i32 7199)
  %t267 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t261, i32 %t265, i32 1, i32 7199)
  %t268 = zext i32 %t266 to i64
  %t269 = zext i32 %t267 to i64
  %t270 = shl i64 %t269, 32
  %t271 = or i64 %t270, %t268
  %t272 = bitcast i64 %t271 to double
  %t273 = insertelement <4 x double> %t257, double %t272, i64 2
  %t274 = extractelement <4 x double> %t225, i64 3
  %t275 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t276 = and i32 %t275, 28
  %t277 = shl i32 15, %t276
  %t278 = bitcast double %t274 to i64
  %t279 = trunc i64 %t278 to i32
  %t280 = lshr i64 %t278, 32
  %t281 = trunc i64 %t280 to i32
  %t282 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t277, i32 %t279, i32 1, i32 7199)
  %t283 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t277, i32 %t281, i32 1, i32 7199)
  %t284 = zext i32 %t282 to i64
  %t285 = zext i32 %t283 to i64
  %t286 = shl i64 %t285, 32
  %t287 = or i64 %t286, %t284
  %t288 = bitcast i64 %t287 to double
  %t289 = insertelement <4 x double> %t273, double %t288, i64 3
  %t290 = fadd <4 x double> %t225, %t289
  %t291 = shufflevector <4 x double> %t290, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t292 = shufflevector <4 x double> %t290, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t293 = fadd <2 x double> %t291, %t292
  %t294 = shufflevector <2 x double> %t293, <2 x double> poison, <1 x i32> <i32 0>
  %t295 = shufflevector <2 x double> %t293, <2 x double> poison, <1 x i32> <i32 1>
  %t296 = extractelement <1 x double> %t294, i64 0
  %t297 = extractelement <1 x double> %t295, i64 0
  %t298 = fadd double %t296, %t297
  %t299 = icmp eq i64 %t7, 0
  br i1 %t299, label %b300, label %b301
b300:
  %t302 = getelementptr inbounds i64, ptr %tensor, i64 16
  %t303 = load i64, ptr %t302, align 8
  %t304 = inttoptr i64 %t303 to ptr addrspace(1)
  %t305 = addrspacecast ptr addrspace(1) %t304 to ptr
  %t308 = mul i64 %t61, %t307
  %t309 = udiv i64 %t64, 1024
  %t310 = add i64 %t308, %t309
  %t311 = getelementptr inbounds double, ptr %t305, i64 %t310
  store double %t298, ptr %t311, align 8
  br label %b301
b301:
  %t57 = add nuw nsw i64 %t56, %t52
  br label %b53, !llvm.loop !1000000
b55:
  br label %b50
b49:
  %t335 = add i64 %col, %cols
  %t312 = udiv i64 %t3, 16
  %t313 = udiv i64 %t5, 16
  br label %b314
b314:
  %t317 = phi i64 [ %t312, %b49 ], [ %t318, %b612 ]
  %t319 = icmp slt i64 %t317, %t45
  br i1 %t319, label %b315, label %b316
b315:
  %t320 = call i64 asm "mov.b64 $0, $1;", "=l,l"(i64 %t317)
  %t321 = udiv i64 %t320, %t44
  %t322 = add i64 %row, %t321
  %t323 = urem i64 %t320, %t44
  %t324 = mul i64 %t323, 1024
  %t325 = add i64 %col, %t324
  %t326 = getelementptr inbounds i64, ptr %tensor, i64 19
  %t327 = load i64, ptr %t326, align 8
  %t328 = inttoptr i64 %t327 to ptr addrspace(1)
  %t329 = addrspacecast ptr addrspace(1) %t328 to ptr
  %t334 = add i64 %t325, 1024
  %t336 = call i64 @llvm.smin.i64(i64 %t334, i64 %t335)
  %t337 = sub i64 %t336, %t325
  %t338 = urem i64 %t337, 128
  %t339 = sub i64 %t337, %t338
  %t340 = add i64 %t325, %t339
  %t350 = getelementptr inbounds i64, ptr %tensor, i64 20
  %t351 = load i64, ptr %t350, align 8
  %t352 = inttoptr i64 %t351 to ptr addrspace(1)
  %t353 = addrspacecast ptr addrspace(1) %t352 to ptr
  %t354 = udiv i64 %t322, %t95
  %t355 = mul i64 %t354, %t25
  %t361 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t362 = load i64, ptr %t361, align 8
  %t363 = inttoptr i64 %t362 to ptr addrspace(1)
  %t364 = addrspacecast ptr addrspace(1) %t363 to ptr
  %t365 = mul i64 %t322, %t25
  %t330 = getelementptr inbounds float, ptr %t329, i64 %t322
  %t331 = load float, ptr %t330, align 4
  %t332 = insertelement <4 x float> poison, float %t331, i64 0
  %t333 = shufflevector <4 x float> %t332, <4 x float> poison, <4 x i32> zeroinitializer
  br label %b341
b341:
  %t344 = phi i64 [ %t325, %b315 ], [ %t345, %b342 ]
  %t346 = phi double [ 0x0000000000000000, %b315 ], [ %t511, %b342 ]
  %t347 = icmp slt i64 %t344, %t340
  br i1 %t347, label %b342, label %b343
b342:
  %t348 = add i64 %t344, 16
  %t349 = add i64 %t344, %t6
  %t356 = add i64 %t355, %t349
  %t366 = add i64 %t365, %t349
  %t371 = add i64 %t349, 16
  %t372 = add i64 %t355, %t371
  %t377 = add i64 %t365, %t371
  %t382 = add i64 %t349, 32
  %t383 = add i64 %t355, %t382
  %t386 = add i64 %t365, %t382
  %t389 = add i64 %t349, 48
  %t390 = add i64 %t355, %t389
  %t393 = add i64 %t365, %t389
  %t396 = add i64 %t349, 64
  %t397 = add i64 %t355, %t396
  %t400 = add i64 %t365, %t396
  %t403 = add i64 %t349, 80
  %t404 = add i64 %t355, %t403
  %t407 = add i64 %t365, %t403
  %t410 = add i64 %t349, 96
  %t411 = add i64 %t355, %t410
  %t414 = add i64 %t365, %t410
  %t417 = add i64 %t349, 112
  %t418 = add i64 %t355, %t417
  %t421 = add i64 %t365, %t417
  %t357 = getelementptr inbounds float, ptr %t353, i64 %t356
  %t358 = load float, ptr %t357, align 4
  %t359 = insertelement <4 x float> poison, float %t358, i64 0
  %t360 = shufflevector <4 x float> %t359, <4 x float> poison, <4 x i32> zeroinitializer
  %t367 = getelementptr inbounds float, ptr %t364, i64 %t366
  %t368 = load float, ptr %t367, align 4
  %t369 = insertelement <4 x float> poison, float %t368, i64 0
  %t370 = shufflevector <4 x float> %t369, <4 x float> poison, <4 x i32> zeroinitializer
  %t373 = getelementptr inbounds float, ptr %t353, i64 %t372
  %t374 = load float, ptr %t373, align 4
  %t375 = insertelement <4 x float> poison, float %t374, i64 0
  %t376 = shufflevector <4 x float> %t375, <4 x float> poison, <4 x i32> zeroinitializer
  %t378 = getelementptr inbounds float, ptr %t364, i64 %t377
  %t379 = load float, ptr %t378, align 4
  %t380 = insertelement <4 x float> poison, float %t379, i64 0
  %t381 = shufflevector <4 x float> %t380, <4 x float> poison, <4 x i32> zeroinitializer
  %t384 = getelementptr inbounds float, ptr %t353, i64 %t383
  %t385 = load float, ptr %t384, align 4
  %t387 = getelementptr inbounds float, ptr %t364, i64 %t386
  %t388 = load float, ptr %t387, align 4
  %t391 = getelementptr inbounds float, ptr %t353, i64 %t390
  %t392 = load float, ptr %t391, align 4
  %t394 = getelementptr inbounds float, ptr %t364, i64 %t393
  %t395 = load float, ptr %t394, align 4
  %t398 = getelementptr inbounds float, ptr %t353, i64 %t397
  %t399 = load float, ptr %t398, align 4
  %t401 = getelementptr inbounds float, ptr %t364, i64 %t400
  %t402 = load float, ptr %t401, align 4
  %t405 = getelementptr inbounds float, ptr %t353, i64 %t404
  %t406 = load float, ptr %t405, align 4
  %t408 = getelementptr inbounds float, ptr %t364, i64 %t407
  %t409 = load float, ptr %t408, align 4
  %t412 = getelementptr inbounds float, ptr %t353, i64 %t411
  %t413 = load float, ptr %t412, align 4
  %t415 = getelementptr inbounds float, ptr %t364, i64 %t414
  %t416 = load float, ptr %t415, align 4
  %t419 = getelementptr inbounds float, ptr %t353, i64 %t418
  %t420 = load float, ptr %t419, align 4
  %t422 = getelementptr inbounds float, ptr %t364, i64 %t421
  %t423 = load float, ptr %t422, align 4
  %t424 = fmul float %t331, %t358
  %t425 = insertelement <4 x float> poison, float %t424, i64 0
  %t426 = shufflevector <4 x float> %t425, <4 x float> poison, <4 x i32> zeroinitializer
  %t427 = call float @llvm.maximum.f32(float %t424, float %t18)
  %t428 = insertelement <4 x float> poison, float %t427, i64 0
  %t429 = shufflevector <4 x float> %t428, <4 x float> poison, <4 x i32> zeroinitializer
  %t430 = call float @llvm.sqrt.f32(float %t427)
  %t431 = insertelement <4 x float> poison, float %t430, i64 0
  %t432 = shufflevector <4 x float> %t431, <4 x float> poison, <4 x i32> zeroinitializer
  %t433 = fdiv float 0x3FF0000000000000, %t430
  %t434 = insertelement <4 x float> poison, float %t433, i64 0
  %t435 = shufflevector <4 x float> %t434, <4 x float> poison, <4 x i32> zeroinitializer
  %t436 = fmul float %t368, %t433
  %t437 = insertelement <4 x float> poison, float %t436, i64 0
  %t438 = shufflevector <4 x float> %t437, <4 x float> poison, <4 x i32> zeroinitializer
  %t439 = fmul float %t436, %t436
  %t440 = insertelement <4 x float> poison, float %t439, i64 0
  %t441 = shufflevector <4 x float> %t440, <4 x float> poison, <4 x i32> zeroinitializer
  %t442 = fpext float %t439 to double
  %t443 = fadd double %t346, %t442
  %t444 = fmul float %t331, %t374
  %t445 = insertelement <4 x float> poison, float %t444, i64 0
  %t446 = shufflevector <4 x float> %t445, <4 x float> poison, <4 x i32> zeroinitializer
  %t447 = call float @llvm.maximum.f32(float %t444, float %t18)
  %t448 = insertelement <4 x float> poison, float %t447, i64 0
  %t449 = shufflevector <4 x float> %t448, <4 x float> poison, <4 x i32> zeroinitializer
  %t450 = call float @llvm.sqrt.f32(float %t447)
  %t451 = insertelement <4 x float> poison, float %t450, i64 0
  %t452 = shufflevector <4 x float> %t451, <4 x float> poison, <4 x i32> zeroinitializer
  %t453 = fdiv float 0x3FF0000000000000, %t450
  %t454 = insertelement <4 x float> poison, float %t453, i64 0
  %t455 = shufflevector <4 x float> %t454, <4 x float> poison, <4 x i32> zeroinitializer
  %t456 = fmul float %t379, %t453
  %t457 = insertelement <4 x float> poison, float %t456, i64 0
  %t458 = shufflevector <4 x float> %t457, <4 x float> poison, <4 x i32> zeroinitializer
  %t459 = fmul float %t456, %t456
  %t460 = insertelement <4 x float> poison, float %t459, i64 0
  %t461 = shufflevector <4 x float> %t460, <4 x float> poison, <4 x i32> zeroinitializer
  %t462 = fpext float %t459 to double
  %t463 = fadd double %t443, %t462
  %t464 = fmul float %t331, %t385
  %t465 = call float @llvm.maximum.f32(float %t464, float %t18)
  %t466 = call float @llvm.sqrt.f32(float %t465)
  %t467 = fdiv float 0x3FF0000000000000, %t466
  %t468 = fmul float %t388, %t467
  %t469 = fmul float %t468, %t468
  %t470 = fpext float %t469 to double
  %t471 = fadd double %t463, %t470
  %t472 = fmul float %t331, %t392
  %t473 = call float @llvm.maximum.f32(float %t472, float %t18)
  %t474 = call float @llvm.sqrt.f32(float %t473)
  %t475 = fdiv float 0x3FF0000000000000, %t474
  %t476 = fmul float %t395, %t475
  %t477 = fmul float %t476, %t476
  %t478 = fpext float %t477 to double
  %t479 = fadd double %t471, %t478
  %t480 = fmul float %t331, %t399
  %t481 = call float @llvm.maximum.f32(float %t480, float %t18)
  %t482 = call float @llvm.sqrt.f32(float %t481)
  %t483 = fdiv float 0x3FF0000000000000, %t482
  %t484 = fmul float %t402, %t483
  %t485 = fmul float %t484, %t484
  %t486 = fpext float %t485 to double
  %t487 = fadd double %t479, %t486
  %t488 = fmul float %t331, %t406
  %t489 = call float @llvm.maximum.f32(float %t488, float %t18)
  %t490 = call float @llvm.sqrt.f32(float %t489)
  %t491 = fdiv float 0x3FF0000000000000, %t490
  %t492 = fmul float %t409, %t491
  %t493 = fmul float %t492, %t492
  %t494 = fpext float %t493 to double
  %t495 = fadd double %t487, %t494
  %t496 = fmul float %t331, %t413
  %t497 = call float @llvm.maximum.f32(float %t496, float %t18)
  %t498 = call float @llvm.sqrt.f32(float %t497)
  %t499 = fdiv float 0x3FF0000000000000, %t498
  %t500 = fmul float %t416, %t499
  %t501 = fmul float %t500, %t500
  %t502 = fpext float %t501 to double
  %t503 = fadd double %t495, %t502
  %t504 = fmul float %t331, %t420
  %t505 = call float @llvm.maximum.f32(float %t504, float %t18)
  %t506 = call float @llvm.sqrt.f32(float %t505)
  %t507 = fdiv float 0x3FF0000000000000, %t506
  %t508 = fmul float %t423, %t507
  %t509 = fmul float %t508, %t508
  %t510 = fpext float %t509 to double
  %t511 = fadd double %t503, %t510
  %t345 = add nuw nsw i64 %t344, 128
  br label %b341, !llvm.loop !1000000
b343:
  %t512 = add i64 %t340, %t6
  br label %b513
b513:
  %t516 = phi i64 [ %t512, %b343 ], [ %t517, %b514 ]
  %t518 = phi double [ %t346, %b343 ], [ %t549, %b514 ]
  %t519 = icmp slt i64 %t516, %t336
  br i1 %t519, label %b514, label %b515
b514:
  %t520 = add i64 %t355, %t516
  %t525 = add i64 %t365, %t516
  %t521 = getelementptr inbounds float, ptr %t353, i64 %t520
  %t522 = load float, ptr %t521, align 4
  %t523 = insertelement <4 x float> poison, float %t522, i64 0
  %t524 = shufflevector <4 x float> %t523, <4 x float> poison, <4 x i32> zeroinitializer
  %t526 = getelementptr inbounds float, ptr %t364, i64 %t525
  %t527 = load float, ptr %t526, align 4
  %t528 = insertelement <4 x float> poison, float %t527, i64 0
  %t529 = shufflevector <4 x float> %t528, <4 x float> poison, <4 x i32> zeroinitializer
  %t530 = fmul float %t331, %t522
  %t531 = insertelement <4 x float> poison, float %t530, i64 0
  %t532 = shufflevector <4 x float> %t531, <4 x float> poison, <4 x i32> zeroinitializer
  %t533 = call float @llvm.maximum.f32(float %t530, float %t18)
  %t534 = insertelement <4 x float> poison, float %t533, i64 0
  %t535 = shufflevector <4 x float> %t534, <4 x float> poison, <4 x i32> zeroinitializer
  %t536 = call float @llvm.sqrt.f32(float %t533)
  %t537 = insertelement <4 x float> poison, float %t536, i64 0
  %t538 = shufflevector <4 x float> %t537, <4 x float> poison, <4 x i32> zeroinitializer
  %t539 = fdiv float 0x3FF0000000000000, %t536
  %t540 = insertelement <4 x float> poison, float %t539, i64 0
  %t541 = shufflevector <4 x float> %t540, <4 x float> poison, <4 x i32> zeroinitializer
  %t542 = fmul float %t527, %t539
  %t543 = insertelement <4 x float> poison, float %t542, i64 0
  %t544 = shufflevector <4 x float> %t543, <4 x float> poison, <4 x i32> zeroinitializer
  %t545 = fmul float %t542, %t542
  %t546 = insertelement <4 x float> poison, float %t545, i64 0
  %t547 = shufflevector <4 x float> %t546, <4 x float> poison, <4 x i32> zeroinitializer
  %t548 = fpext float %t545 to double
  %t549 = fadd double %t518, %t548
  %t517 = add nuw nsw i64 %t516, 16
  br label %b513, !llvm.loop !1000000
b515:
  %t550 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t551 = and i32 %t550, 16
  %t552 = shl i32 65535, %t551
  %t553 = bitcast double %t518 to i64
  %t554 = trunc i64 %t553 to i32
  %t555 = lshr i64 %t553, 32
  %t556 = trunc i64 %t555 to i32
  %t557 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t552, i32 %t554, i32 8, i32 4127)
  %t558 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t552, i32 %t556, i32 8, i32 4127)
  %t559 = zext i32 %t557 to i64
  %t560 = zext i32 %t558 to i64
  %t561 = shl i64 %t560, 32
  %t562 = or i64 %t561, %t559
  %t563 = bitcast i64 %t562 to double
  %t564 = fadd double %t518, %t563
  %t565 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t566 = and i32 %t565, 16
  %t567 = shl i32 65535, %t566
  %t568 = bitcast double %t564 to i64
  %t569 = trunc i64 %t568 to i32
  %t570 = lshr i64 %t568, 32
  %t571 = trunc i64 %t570 to i32
  %t572 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t567, i32 %t569, i32 4, i32 4127)
  %t573 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t567, i32 %t571, i32 4, i32 4127)
  %t574 = zext i32 %t572 to i64
  %t575 = zext i32 %t573 to i64
  %t576 = shl i64 %t575, 32
  %t577 = or i64 %t576, %t574
  %t578 = bitcast i64 %t577 to double
  %t579 = fadd double %t564, %t578
  %t580 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t581 = and i32 %t580, 16
  %t582 = shl i32 65535, %t581
  %t583 = bitcast double %t579 to i64
  %t584 = trunc i64 %t583 to i32
  %t585 = lshr i64 %t583, 32
  %t586 = trunc i64 %t585 to i32
  %t587 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t582, i32 %t584, i32 2, i32 4127)
  %t588 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t582, i32 %t586, i32 2, i32 4127)
  %t589 = zext i32 %t587 to i64
  %t590 = zext i32 %t588 to i64
  %t591 = shl i64 %t590, 32
  %t592 = or i64 %t591, %t589
  %t593 = bitcast i64 %t592 to double
  %t594 = fadd double %t579, %t593
  %t595 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t596 = and i32 %t595, 16
  %t597 = shl i32 65535, %t596
  %t598 = bitcast double %t594 to i64
  %t599 = trunc i64 %t598 to i32
  %t600 = lshr i64 %t598, 32
  %t601 = trunc i64 %t600 to i32
  %t602 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t597, i32 %t599, i32 1, i32 4127)
  %t603 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t597, i32 %t601, i32 1, i32 4127)
  %t604 = zext i32 %t602 to i64
  %t605 = zext i32 %t603 to i64
  %t606 = shl i64 %t605, 32
  %t607 = or i64 %t606, %t604
  %t608 = bitcast i64 %t607 to double
  %t609 = fadd double %t594, %t608
  %t610 = icmp eq i64 %t6, 0
  br i1 %t610, label %b611, label %b612
b611:
  %t613 = getelementptr inbounds i64, ptr %tensor, i64 16
  %t614 = load i64, ptr %t613, align 8
  %t615 = inttoptr i64 %t614 to ptr addrspace(1)
  %t616 = addrspacecast ptr addrspace(1) %t615 to ptr
  %t617 = mul i64 %t322, %t307
  %t618 = udiv i64 %t325, 1024
  %t619 = add i64 %t617, %t618
  %t620 = getelementptr inbounds double, ptr %t616, i64 %t619
  store double %t609, ptr %t620, align 8
  br label %b612
b612:
  %t318 = add nuw nsw i64 %t317, %t313
  br label %b314, !llvm.loop !1000000
b316:
  br label %b50
b50:
  ret void
}

define internal void @sf_x_sweep2_pass0(ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows, i64 %col, i64 %cols) convergent nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t7 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t8 = load i64, ptr %t7, align 8
  %t9 = inttoptr i64 %t8 to ptr addrspace(1)
  %t10 = addrspacecast ptr addrspace(1) %t9 to ptr
  %t11 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t12 = load i64, ptr %t11, align 8
  %t13 = mul i64 %t12, 12
  %t14 = getelementptr inbounds double, ptr %t10, i64 %t13
  %t25 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t26 = load i64, ptr %t25, align 8
  %t27 = inttoptr i64 %t26 to ptr addrspace(1)
  %t28 = addrspacecast ptr addrspace(1) %t27 to ptr
  %t29 = mul i64 %number, 6
  %t30 = getelementptr inbounds double, ptr %t28, i64 %t29
  %t36 = urem i64 %col, 4
  %t37 = urem i64 %cols, 4
  %t38 = add i64 %t36, %t37
  %t39 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t40 = load i64, ptr %t39, align 8
  %t41 = urem i64 %t40, 4
  %t42 = add i64 %t38, %t41
  %t43 = getelementptr inbounds i64, ptr %tensor, i64 20
  %t44 = load i64, ptr %t43, align 8
  %t45 = inttoptr i64 %t44 to ptr addrspace(1)
  %t46 = addrspacecast ptr addrspace(1) %t45 to ptr
  %t47 = ptrtoint ptr %t46 to i64
  %t48 = urem i64 %t47, 16
  %t49 = add i64 %t42, %t48
  %t50 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t51 = load i64, ptr %t50, align 8
  %t52 = inttoptr i64 %t51 to ptr addrspace(1)
  %t53 = addrspacecast ptr addrspace(1) %t52 to ptr
  %t54 = ptrtoint ptr %t53 to i64
  %t55 = urem i64 %t54, 16
  %t56 = add i64 %t49, %t55
  %t57 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t58 = load i64, ptr %t57, align 8
  %t59 = inttoptr i64 %t58 to ptr addrspace(1)
  %t60 = addrspacecast ptr addrspace(1) %t59 to ptr
  %t61 = ptrtoint ptr %t60 to i64
  %t62 = urem i64 %t61, 16
  %t63 = add i64 %t56, %t62
  %t64 = icmp eq i64 %t63, 0
  %t65 = mul i64 %rows, %cols
  %t66 = urem i64 %t65, 4
  %t67 = sub i64 %t65, %t66
  %t68 = select i1 %t64, i64 %t67, i64 0
  %t69 = sub i64 %t65, %t68
  %t70 = urem i64 %t69, 512
  %t71 = sub i64 %t69, %t70
  %t84 = getelementptr inbounds i64, ptr %tensor, i64 19
  %t85 = load i64, ptr %t84, align 8
  %t86 = inttoptr i64 %t85 to ptr addrspace(1)
  %t87 = addrspacecast ptr addrspace(1) %t86 to ptr
  %t92 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t93 = load i64, ptr %t92, align 8
  %t116 = add i64 %t68, %t71
  %t1 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t2 = and i32 %t1, 1023
  %t3 = zext i32 %t2 to i64
  %t4 = call i32 asm sideeffect "mov.u32 $0, %ntid.x;", "=r"()
  %t5 = zext i32 %t4 to i64
  %t6 = and i64 %t3, 15
  %t15 = getelementptr inbounds double, ptr %t14, i64 9
  %t16 = load double, ptr %t15, align 8
  %t17 = fptrunc double %t16 to float
  %t18 = insertelement <4 x float> poison, float %t17, i64 0
  %t19 = shufflevector <4 x float> %t18, <4 x float> poison, <4 x i32> zeroinitializer
  %t20 = getelementptr inbounds double, ptr %t14, i64 11
  %t21 = load double, ptr %t20, align 8
  %t22 = fptrunc double %t21 to float
  %t23 = insertelement <4 x float> poison, float %t22, i64 0
  %t24 = shufflevector <4 x float> %t23, <4 x float> poison, <4 x i32> zeroinitializer
  %t31 = getelementptr inbounds double, ptr %t30, i64 5
  %t32 = load double, ptr %t31, align 8
  %t33 = fptrunc double %t32 to float
  %t34 = insertelement <4 x float> poison, float %t33, i64 0
  %t35 = shufflevector <4 x float> %t34, <4 x float> poison, <4 x i32> zeroinitializer
  %t72 = mul i64 %t3, 4
  %t73 = mul i64 %t5, 4
  br label %b74
b74:
  %t77 = phi i64 [ %t72, %entry ], [ %t78, %b75 ]
  %t79 = icmp slt i64 %t77, %t68
  br i1 %t79, label %b75, label %b76
b75:
  %t80 = udiv i64 %t77, %cols
  %t81 = add i64 %row, %t80
  %t82 = urem i64 %t77, %cols
  %t83 = add i64 %col, %t82
  %t94 = udiv i64 %t81, %t93
  %t95 = mul i64 %t94, %t40
  %t96 = add i64 %t95, %t83
  %t97 = getelementptr float, ptr %t46, i64 %t96
  %t100 = mul i64 %t81, %t40
  %t101 = add i64 %t83, 0
  %t102 = add i64 %t100, %t101
  %t88 = getelementptr inbounds float, ptr %t87, i64 %t81
  %t89 = load float, ptr %t88, align 4
  %t90 = insertelement <4 x float> poison, float %t89, i64 0
  %t91 = shufflevector <4 x float> %t90, <4 x float> poison, <4 x i32> zeroinitializer
  %t98 = getelementptr inbounds float, ptr %t97, i64 0
  %t99 = load <4 x float>, ptr %t98, align 16
  %t103 = getelementptr inbounds float, ptr %t53, i64 %t102
  %t104 = load <4 x float>, ptr %t103, align 16
  %t105 = getelementptr inbounds float, ptr %t60, i64 %t102
  %t106 = load <4 x float>, ptr %t105, align 16
  %t107 = fmul <4 x float> %t91, %t99
  %t108 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %t107, <4 x float> %t19)
  %t109 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %t108)
  %t110 = fdiv <4 x float> splat (float 0x3FF0000000000000), %t109
  %t111 = fmul <4 x float> %t106, %t110
  %t112 = fmul <4 x float> %t24, %t104
  %t113 = fmul <4 x float> %t35, %t111
  %t114 = fsub <4 x float> %t112, %t113
  %t115 = getelementptr inbounds float, ptr %t53, i64 %t102
  store <4 x float> %t114, ptr %t115, align 16
  %t78 = add nuw nsw i64 %t77, %t73
  br label %b74, !llvm.loop !1000000
b76:
  br label %b117
b117:
  %t120 = phi i64 [ %t68, %b76 ], [ %t121, %b127 ]
  %t122 = icmp slt i64 %t120, %t116
  br i1 %t122, label %b118, label %b119
b118:
  %t123 = add i64 %t120, 256
  %t124 = add i64 %t120, %t3
  br label %b125
b125:
  %t128 = phi i64 [ %t124, %b118 ], [ %t129, %b126 ]
  %t130 = icmp slt i64 %t128, %t123
  br i1 %t130, label %b126, label %b127
b126:
  %t131 = udiv i64 %t128, %cols
  %t132 = add i64 %row, %t131
  %t137 = udiv i64 %t132, %t93
  %t138 = mul i64 %t137, %t40
  %t139 = urem i64 %t128, %cols
  %t140 = add i64 %col, %t139
  %t141 = add i64 %t138, %t140
  %t146 = mul i64 %t132, %t40
  %t147 = add i64 %t146, %t140
  %t156 = add i64 %t128, 256
  %t157 = udiv i64 %t156, %cols
  %t158 = add i64 %row, %t157
  %t161 = udiv i64 %t158, %t93
  %t162 = mul i64 %t161, %t40
  %t163 = urem i64 %t156, %cols
  %t164 = add i64 %col, %t163
  %t165 = add i64 %t162, %t164
  %t168 = mul i64 %t158, %t40
  %t169 = add i64 %t168, %t164
  %t133 = getelementptr inbounds float, ptr %t87, i64 %t132
  %t134 = load float, ptr %t133, align 4
  %t135 = insertelement <4 x float> poison, float %t134, i64 0
  %t136 = shufflevector <4 x float> %t135, <4 x float> poison, <4 x i32> zeroinitializer
  %t142 = getelementptr inbounds float, ptr %t46, i64 %t141
  %t143 = load float, ptr %t142, align 4
  %t144 = insertelement <4 x float> poison, float %t143, i64 0
  %t145 = shufflevector <4 x float> %t144, <4 x float> poison, <4 x i32> zeroinitializer
  %t148 = getelementptr inbounds float, ptr %t53, i64 %t147
  %t149 = load float, ptr %t148, align 4
  %t150 = insertelement <4 x float> poison, float %t149, i64 0
  %t151 = shufflevector <4 x float> %t150, <4 x float> poison, <4 x i32> zeroinitializer
  %t152 = getelementptr inbounds float, ptr %t60, i64 %t147
  %t153 = load float, ptr %t152, align 4
  %t154 = insertelement <4 x float> poison, float %t153, i64 0
  %t155 = shufflevector <4 x float> %t154, <4 x float> poison, <4 x i32> zeroinitializer
  %t159 = getelementptr inbounds float, ptr %t87, i64 %t158
  %t160 = load float, ptr %t159, align 4
  %t166 = getelementptr inbounds float, ptr %t46, i64 %t165
  %t167 = load float, ptr %t166, align 4
  %t170 = getelementptr inbounds float, ptr %t53, i64 %t169
  %t171 = load float, ptr %t170, align 4
  %t172 = getelementptr inbounds float, ptr %t60, i64 %t169
  %t173 = load float, ptr %t172, align 4
  %t174 = fmul float %t134, %t143
  %t175 = insertelement <4 x float> poison, float %t174, i64 0
  %t176 = shufflevector <4 x float> %t175, <4 x float> poison, <4 x i32> zeroinitializer
  %t177 = call float @llvm.maximum.f32(float %t174, float %t17)
  %t178 = insertelement <4 x float> poison, float %t177, i64 0
  %t179 = shufflevector <4 x float> %t178, <4 x float> poison, <4 x i32> zeroinitializer
  %t180 = call float @llvm.sqrt.f32(float %t177)
  %t181 = insertelement <4 x float> poison, float %t180, i64 0
  %t182 = shufflevector <4 x float> %t181, <4 x float> poison, <4 x i32> zeroinitializer
  %t183 = fdiv float 0x3FF0000000000000, %t180
  %t184 = insertelement <4 x float> poison, float %t183, i64 0
  %t185 = shufflevector <4 x float> %t184, <4 x float> poison, <4 x i32> zeroinitializer
  %t186 = fmul float %t153, %t183
  %t187 = insertelement <4 x float> poison, float %t186, i64 0
  %t188 = shufflevector <4 x float> %t187, <4 x float> poison, <4 x i32> zeroinitializer
  %t189 = fmul float %t22, %t149
  %t190 = insertelement <4 x float> poison, float %t189, i64 0
  %t191 = shufflevector <4 x float> %t190, <4 x float> poison, <4 x i32> zeroinitializer
  %t192 = fmul float %t33, %t186
  %t193 = insertelement <4 x float> poison, float %t192, i64 0
  %t194 = shufflevector <4 x float> %t193, <4 x float> poison, <4 x i32> zeroinitializer
  %t195 = fsub float %t189, %t192
  %t196 = insertelement <4 x float> poison, float %t195, i64 0
  %t197 = shufflevector <4 x float> %t196, <4 x float> poison, <4 x i32> zeroinitializer
  %t198 = getelementptr inbounds float, ptr %t53, i64 %t147
  store float %t195, ptr %t198, align 4
  %t199 = fmul float %t160, %t167
  %t200 = call float @llvm.maximum.f32(float %t199, float %t17)
  %t201 = call float @llvm.sqrt.f32(float %t200)
  %t202 = fdiv float 0x3FF0000000000000, %t201
  %t203 = fmul float %t173, %t202
  %t204 = fmul float %t22, %t171
  %t205 = fmul float %t33, %t203
  %t206 = fsub float %t204, %t205
  %t207 = getelementptr inbounds float, ptr %t53, i64 %t169
  store float %t206, ptr %t207, align 4
  %t129 = add nuw nsw i64 %t128, %t5
  br label %b125, !llvm.loop !1000000
b127:
  %t121 = add nuw nsw i64 %t120, 512
  br label %b117, !llvm.loop !1000000
b119:
  %t208 = add i64 %t116, %t3
  br label %b209
b209:
  %t212 = phi i64 [ %t208, %b119 ], [ %t213, %b210 ]
  %t214 = icmp slt i64 %t212, %t65
  br i1 %t214, label %b210, label %b211
b210:
  %t215 = udiv i64 %t212, %cols
  %t216 = add i64 %row, %t215
  %t217 = urem i64 %t212, %cols
  %t218 = add i64 %col, %t217
  %t223 = udiv i64 %t216, %t93
  %t224 = mul i64 %t223, %t40
  %t225 = add i64 %t224, %t218
  %t230 = mul i64 %t216, %t40
  %t231 = add i64 %t230, %t218
  %t219 = getelementptr inbounds float, ptr %t87, i64 %t216
  %t220 = load float, ptr %t219, align 4
  %t221 = insertelement <4 x float> poison, float %t220, i64 0
  %t222 = shufflevector <4 x float> %t221, <4 x float> poison, <4 x i32> zeroinitializer
  %t226 = getelementptr inbounds float, ptr %t46, i64 %t225
  %t227 = load float, ptr %t226, align 4
  %t228 = insertelement <4 x float> poison, float %t227, i64 0
  %t229 = shufflevector <4 x float> %t228, <4 x float> poison, <4 x i32> zeroinitializer
  %t232 = getelementptr inbounds float, ptr %t53, i64 %t231
  %t233 = load float, ptr %t232, align 4
  %t234 = insertelement <4 x float> poison, float %t233, i64 0
  %t235 = shufflevector <4 x float> %t234, <4 x float> poison, <4 x i32> zeroinitializer
  %t236 = getelementptr inbounds float, ptr %t60, i64 %t231
  %t237 = load float, ptr %t236, align 4
  %t238 = insertelement <4 x float> poison, float %t237, i64 0
  %t239 = shufflevector <4 x float> %t238, <4 x float> poison, <4 x i32> zeroinitializer
  %t240 = fmul float %t220, %t227
  %t241 = insertelement <4 x float> poison, float %t240, i64 0
  %t242 = shufflevector <4 x float> %t241, <4 x float> poison, <4 x i32> zeroinitializer
  %t243 = call float @llvm.maximum.f32(float %t240, float %t17)
  %t244 = insertelement <4 x float> poison, float %t243, i64 0
  %t245 = shufflevector <4 x float> %t244, <4 x float> poison, <4 x i32> zeroinitializer
  %t246 = call float @llvm.sqrt.f32(float %t243)
  %t247 = insertelement <4 x float> poison, float %t246, i64 0
  %t248 = shufflevector <4 x float> %t247, <4 x float> poison, <4 x i32> zeroinitializer
  %t249 = fdiv float 0x3FF0000000000000, %t246
  %t250 = insertelement <4 x float> poison, float %t249, i64 0
  %t251 = shufflevector <4 x float> %t250, <4 x float> poison, <4 x i32> zeroinitializer
  %t252 = fmul float %t237, %t249
  %t253 = insertelement <4 x float> poison, float %t252, i64 0
  %t254 = shufflevector <4 x float> %t253, <4 x float> poison, <4 x i32> zeroinitializer
  %t255 = fmul float %t22, %t233
  %t256 = insertelement <4 x float> poison, float %t255, i64 0
  %t257 = shufflevector <4 x float> %t256, <4 x float> poison, <4 x i32> zeroinitializer
  %t258 = fmul float %t33, %t252
  %t259 = insertelement <4 x float> poison, float %t258, i64 0
  %t260 = shufflevector <4 x float> %t259, <4 x float> poison, <4 x i32> zeroinitializer
  %t261 = fsub float %t255, %t258
  %t262 = insertelement <4 x float> poison, float %t261, i64 0
  %t263 = shufflevector <4 x float> %t262, <4 x float> poison, <4 x i32> zeroinitializer
  %t264 = getelementptr inbounds float, ptr %t53, i64 %t231
  store float %t261, ptr %t264, align 4
  %t213 = add nuw nsw i64 %t212, %t5
  br label %b209, !llvm.loop !1000000
b211:
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
  %t40 = getelementptr inbounds i64, ptr %ctx, i64 2
  %t41 = load i64, ptr %t40, align 8
  %t42 = inttoptr i64 %t41 to ptr addrspace(1)
  %t43 = addrspacecast ptr addrspace(1) %t42 to ptr
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
  %t18 = mul i64 %t11, 12
  %t19 = getelementptr inbounds double, ptr %t17, i64 %t18
  %t20 = getelementptr inbounds double, ptr %t19, i64 1
  %t21 = load double, ptr %t20, align 8
  %t22 = fcmp oeq double %t21, 0x0000000000000000
  %t23 = uitofp i1 %t22 to double
  %t24 = getelementptr inbounds double, ptr %t19, i64 6
  store double %t23, ptr %t24, align 8
  %t25 = getelementptr inbounds double, ptr %t19, i64 2
  %t26 = load double, ptr %t25, align 8
  %t27 = fmul double %t26, %t26
  %t28 = fptrunc double %t27 to float
  %t29 = fpext float %t28 to double
  %t30 = getelementptr inbounds double, ptr %t19, i64 9
  store double %t29, ptr %t30, align 8
  %t31 = getelementptr inbounds double, ptr %t19, i64 0
  %t32 = load double, ptr %t31, align 8
  %t33 = getelementptr inbounds double, ptr %t19, i64 5
  %t34 = load double, ptr %t33, align 8
  %t35 = fmul double %t32, %t34
  %t36 = fsub double 0x3FF0000000000000, %t35
  %t37 = fptrunc double %t36 to float
  %t38 = fpext float %t37 to double
  %t39 = getelementptr inbounds double, ptr %t19, i64 11
  store double %t38, ptr %t39, align 8
  %t12 = add nuw nsw i64 %t11, %t4
  br label %b8, !llvm.loop !1000000
b10:
  %t44 = getelementptr inbounds double, ptr %t43, i64 0
  %t45 = load double, ptr %t44, align 8
  %t46 = fadd double %t45, 0x3FF0000000000000
  %t47 = fcmp olt double %t46, 0x0010000000000000
  %t48 = fmul double %t46, 0x4350000000000000
  %t49 = select i1 %t47, double %t48, double %t46
  %t50 = bitcast double %t49 to i64
  %t51 = sub i64 %t50, 4604544271217802189
  %t52 = ashr i64 %t51, 52
  %t53 = shl i64 %t52, 52
  %t54 = sub i64 %t50, %t53
  %t55 = bitcast i64 %t54 to double
  %t56 = add i64 %t52, 4843621399236968448
  %t57 = bitcast i64 %t56 to double
  %t58 = fsub double %t57, 0x4338000000000000
  %t59 = fsub double %t58, 0x404B000000000000
  %t60 = select i1 %t47, double %t59, double %t58
  %t61 = fsub double %t55, 0x3FF0000000000000
  %t62 = fmul double %t60, 0x3FE62E42FEE00000
  %t63 = fmul double %t60, 0x3DEA39EF35793C76
  %t64 = fadd double 0x4000000000000000, %t61
  %t65 = fdiv double %t61, %t64
  %t66 = fmul double %t65, %t65
  %t67 = fmul double %t66, %t66
  %t68 = fmul double 0x3FC2F112DF3E5244, %t67
  %t69 = fadd double %t68, 0x3FC7466496CB03DE
  %t70 = fmul double %t69, %t67
  %t71 = fadd double %t70, 0x3FD2492494229359
  %t72 = fmul double %t71, %t67
  %t73 = fadd double %t72, 0x3FE5555555555593
  %t74 = fmul double %t66, %t73
  %t75 = fmul double 0x3FC39A09D078C69F, %t67
  %t76 = fadd double %t75, 0x3FCC71C51D8E78AF
  %t77 = fmul double %t76, %t67
  %t78 = fadd double %t77, 0x3FD999999997FA04
  %t79 = fmul double %t67, %t78
  %t80 = fadd double %t74, %t79
  %t81 = fmul double %t61, %t61
  %t82 = fmul double 0x3FE0000000000000, %t81
  %t83 = fadd double %t82, %t80
  %t84 = fmul double %t65, %t83
  %t85 = fadd double %t84, %t63
  %t86 = fsub double %t82, %t85
  %t87 = fsub double %t86, %t61
  %t88 = fsub double %t62, %t87
  %t89 = fcmp olt double %t46, 0x7FF0000000000000
  %t90 = select i1 %t89, double %t88, double %t46
  %t91 = fcmp olt double 0x0000000000000000, %t46
  %t92 = fcmp oeq double %t46, 0x0000000000000000
  %t93 = select i1 %t92, double 0xFFF0000000000000, double 0x7FF8000000000000
  %t94 = select i1 %t91, double %t90, double %t93
  %t95 = fcmp oeq double %t46, 0x3FF0000000000000
  %t96 = fmul double 0xBFE0000000000000, %t94
  %t97 = fcmp olt double %t96, 0xC087500000000000
  %t98 = select i1 %t97, double 0xC087500000000000, double %t96
  %t99 = fcmp olt double 0x4086300000000000, %t98
  %t100 = select i1 %t99, double 0x4086300000000000, double %t98
  %t101 = fmul double %t100, 0x3FF71547652B82FE
  %t102 = fadd double %t101, 0x4338000000000000
  %t103 = fsub double %t102, 0x4338000000000000
  %t104 = fmul double %t103, 0x3FE62E42FEE00000
  %t105 = fsub double %t100, %t104
  %t106 = fmul double %t103, 0x3DEA39EF35793C76
  %t107 = fsub double %t105, %t106
  %t108 = fmul double %t107, %t107
  %t109 = fmul double 0x3E66376972BEA4D0, %t108
  %t110 = fadd double %t109, 0xBEBBBD41C5D26BF1
  %t111 = fmul double %t110, %t108
  %t112 = fadd double %t111, 0x3F11566AAF25DE2C
  %t113 = fmul double %t112, %t108
  %t114 = fadd double %t113, 0xBF66C16C16BEBD93
  %t115 = fmul double %t114, %t108
  %t116 = fadd double %t115, 0x3FC555555555553E
  %t117 = fmul double %t108, %t116
  %t118 = fsub double %t107, %t117
  %t119 = fmul double %t107, %t118
  %t120 = fsub double 0x4000000000000000, %t118
  %t121 = fdiv double %t119, %t120
  %t122 = fsub double %t106, %t121
  %t123 = fsub double %t122, %t105
  %t124 = fsub double 0x3FF0000000000000, %t123
  %t125 = bitcast double %t102 to i64
  %t126 = sub i64 %t125, 4843621399236966402
  %t127 = lshr i64 %t126, 1
  %t128 = sub i64 %t126, %t127
  %t129 = shl i64 %t127, 52
  %t130 = bitcast i64 %t129 to double
  %t131 = shl i64 %t128, 52
  %t132 = bitcast i64 %t131 to double
  %t133 = fmul double %t124, %t130
  %t134 = fmul double %t133, %t132
  %t135 = select i1 %t95, double 0x3FF0000000000000, double %t134
  %t136 = icmp eq i64 %t2, 0
  br i1 %t136, label %b137, label %b138
b137:
  %t139 = getelementptr inbounds double, ptr %t43, i64 1
  store double %t46, ptr %t139, align 8
  %t140 = getelementptr inbounds double, ptr %t43, i64 2
  store double %t94, ptr %t140, align 8
  %t141 = uitofp i1 %t95 to double
  %t142 = getelementptr inbounds double, ptr %t43, i64 3
  store double %t141, ptr %t142, align 8
  %t143 = getelementptr inbounds double, ptr %t43, i64 4
  store double %t135, ptr %t143, align 8
  br label %b138
b138:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t144 = getelementptr inbounds double, ptr %t43, i64 2
  %t145 = load double, ptr %t144, align 8
  %t146 = getelementptr inbounds double, ptr %t43, i64 3
  %t147 = load double, ptr %t146, align 8
  %t148 = fcmp une double %t147, 0x0000000000000000
  %t149 = getelementptr inbounds double, ptr %t43, i64 4
  %t150 = load double, ptr %t149, align 8
  br label %b151
b151:
  %t154 = phi i64 [ %t2, %b138 ], [ %t155, %b152 ]
  %t156 = icmp slt i64 %t154, %t7
  br i1 %t156, label %b152, label %b153
b152:
  %t157 = mul i64 %t154, 12
  %t158 = getelementptr inbounds double, ptr %t17, i64 %t157
  %t159 = getelementptr inbounds double, ptr %t158, i64 1
  %t160 = load double, ptr %t159, align 8
  %t161 = fmul double %t160, %t145
  %t162 = fcmp olt double %t161, 0xC087500000000000
  %t163 = select i1 %t162, double 0xC087500000000000, double %t161
  %t164 = fcmp olt double 0x4086300000000000, %t163
  %t165 = select i1 %t164, double 0x4086300000000000, double %t163
  %t166 = fmul double %t165, 0x3FF71547652B82FE
  %t167 = fadd double %t166, 0x4338000000000000
  %t168 = fsub double %t167, 0x4338000000000000
  %t169 = fmul double %t168, 0x3FE62E42FEE00000
  %t170 = fsub double %t165, %t169
  %t171 = fmul double %t168, 0x3DEA39EF35793C76
  %t172 = fsub double %t170, %t171
  %t173 = fmul double %t172, %t172
  %t174 = fmul double 0x3E66376972BEA4D0, %t173
  %t175 = fadd double %t174, 0xBEBBBD41C5D26BF1
  %t176 = fmul double %t175, %t173
  %t177 = fadd double %t176, 0x3F11566AAF25DE2C
  %t178 = fmul double %t177, %t173
  %t179 = fadd double %t178, 0xBF66C16C16BEBD93
  %t180 = fmul double %t179, %t173
  %t181 = fadd double %t180, 0x3FC555555555553E
  %t182 = fmul double %t173, %t181
  %t183 = fsub double %t172, %t182
  %t184 = fmul double %t172, %t183
  %t185 = fsub double 0x4000000000000000, %t183
  %t186 = fdiv double %t184, %t185
  %t187 = fsub double %t171, %t186
  %t188 = fsub double %t187, %t170
  %t189 = fsub double 0x3FF0000000000000, %t188
  %t190 = bitcast double %t167 to i64
  %t191 = sub i64 %t190, 4843621399236966402
  %t192 = lshr i64 %t191, 1
  %t193 = sub i64 %t191, %t192
  %t194 = shl i64 %t192, 52
  %t195 = bitcast i64 %t194 to double
  %t196 = shl i64 %t193, 52
  %t197 = bitcast i64 %t196 to double
  %t198 = fmul double %t189, %t195
  %t199 = fmul double %t198, %t197
  %t200 = getelementptr inbounds double, ptr %t158, i64 6
  %t201 = load double, ptr %t200, align 8
  %t202 = fcmp une double %t201, 0x0000000000000000
  %t203 = or i1 %t148, %t202
  %t204 = select i1 %t203, double 0x3FF0000000000000, double %t199
  %t205 = fsub double 0x3FF0000000000000, %t204
  %t206 = getelementptr inbounds double, ptr %t158, i64 7
  store double %t205, ptr %t206, align 8
  %t207 = fsub double 0x3FF0000000000000, %t205
  %t208 = getelementptr inbounds double, ptr %t158, i64 8
  store double %t207, ptr %t208, align 8
  %t209 = getelementptr inbounds double, ptr %t158, i64 0
  %t210 = load double, ptr %t209, align 8
  %t211 = call double @llvm.minimum.f64(double %t210, double %t150)
  %t212 = getelementptr inbounds double, ptr %t158, i64 10
  store double %t211, ptr %t212, align 8
  %t155 = add nuw nsw i64 %t154, %t4
  br label %b151, !llvm.loop !1000000
b153:
  %t213 = getelementptr inbounds double, ptr %t43, i64 1
  %t214 = load double, ptr %t213, align 8
  %t215 = icmp eq i64 %t2, 0
  br i1 %t215, label %b216, label %b217
b216:
  %t218 = getelementptr inbounds double, ptr %t43, i64 0
  store double %t214, ptr %t218, align 8
  br label %b217
b217:
  ret void
}

define internal void @sf_x_stage0_2(ptr %ctx, ptr %tensor, i64 %number) convergent nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t6 = getelementptr inbounds i64, ptr %tensor, i64 2
  %t7 = load i64, ptr %t6, align 8
  %t9 = getelementptr inbounds i64, ptr %tensor, i64 3
  %t10 = load i64, ptr %t9, align 8
  %t11 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t12 = load i64, ptr %t11, align 8
  %t13 = mul i64 %t10, %t12
  %t16 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t17 = load i64, ptr %t16, align 8
  %t18 = mul i64 %t10, %t17
  %t28 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t29 = load i64, ptr %t28, align 8
  %t30 = inttoptr i64 %t29 to ptr addrspace(1)
  %t31 = addrspacecast ptr addrspace(1) %t30 to ptr
  %t32 = mul i64 %number, 6
  %t33 = getelementptr inbounds double, ptr %t31, i64 %t32
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t8 = sitofp i64 %t7 to double
  %t14 = sitofp i64 %t13 to double
  %t15 = fdiv double %t8, %t14
  %t19 = sitofp i64 %t18 to double
  %t20 = fdiv double %t8, %t19
  %t21 = sitofp i64 %t10 to double
  %t22 = fdiv double %t14, %t21
  %t23 = sitofp i64 1 to double
  %t24 = fdiv double %t8, %t23
  %t25 = icmp eq i64 %t2, 0
  br i1 %t25, label %b26, label %b27
b26:
  %t34 = getelementptr inbounds double, ptr %t33, i64 0
  store double %t15, ptr %t34, align 8
  %t35 = getelementptr inbounds double, ptr %t33, i64 1
  store double %t20, ptr %t35, align 8
  %t36 = getelementptr inbounds double, ptr %t33, i64 2
  store double %t22, ptr %t36, align 8
  %t37 = getelementptr inbounds double, ptr %t33, i64 3
  store double %t24, ptr %t37, align 8
  br label %b27
b27:
  ret void
}

define internal void @sf_x_stage1_0(ptr %ctx, ptr %tensor, i64 %number) convergent nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t49 = alloca double, i64 1, align 64
  %t97 = alloca double, i64 1, align 64
  %t120 = alloca double, i64 1, align 64
  %t6 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t7 = load i64, ptr %t6, align 8
  %t8 = inttoptr i64 %t7 to ptr addrspace(1)
  %t9 = addrspacecast ptr addrspace(1) %t8 to ptr
  %t10 = mul i64 %number, 6
  %t11 = getelementptr inbounds double, ptr %t9, i64 %t10
  %t14 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t15 = load i64, ptr %t14, align 8
  %t16 = inttoptr i64 %t15 to ptr addrspace(1)
  %t17 = addrspacecast ptr addrspace(1) %t16 to ptr
  %t18 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t19 = load i64, ptr %t18, align 8
  %t20 = mul i64 %t19, 12
  %t21 = getelementptr inbounds double, ptr %t17, i64 %t20
  %t26 = getelementptr inbounds i64, ptr %tensor, i64 3
  %t27 = load i64, ptr %t26, align 8
  %t28 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t29 = load i64, ptr %t28, align 8
  %t30 = mul i64 %t27, %t29
  %t37 = getelementptr inbounds i64, ptr %tensor, i64 14
  %t38 = load i64, ptr %t37, align 8
  %t39 = inttoptr i64 %t38 to ptr addrspace(1)
  %t40 = addrspacecast ptr addrspace(1) %t39 to ptr
  %t42 = getelementptr inbounds i64, ptr %tensor, i64 7
  %t43 = load i64, ptr %t42, align 8
  %t52 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t53 = load i64, ptr %t52, align 8
  %t54 = inttoptr i64 %t53 to ptr addrspace(1)
  %t55 = addrspacecast ptr addrspace(1) %t54 to ptr
  %t63 = getelementptr inbounds i64, ptr %tensor, i64 20
  %t64 = load i64, ptr %t63, align 8
  %t65 = inttoptr i64 %t64 to ptr addrspace(1)
  %t66 = addrspacecast ptr addrspace(1) %t65 to ptr
  %t74 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t75 = load i64, ptr %t74, align 8
  %t76 = mul i64 %t27, %t75
  %t77 = icmp sle i64 2049, %t76
  %t78 = getelementptr inbounds i64, ptr %tensor, i64 2
  %t79 = load i64, ptr %t78, align 8
  %t80 = icmp slt i64 32768, %t79
  %t81 = and i1 %t77, %t80
  %t82 = select i1 %t81, i64 0, i64 %t76
  %t89 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t90 = load i64, ptr %t89, align 8
  %t91 = inttoptr i64 %t90 to ptr addrspace(1)
  %t92 = addrspacecast ptr addrspace(1) %t91 to ptr
  %t93 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t94 = load i64, ptr %t93, align 8
  %t100 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t101 = load i64, ptr %t100, align 8
  %t102 = inttoptr i64 %t101 to ptr addrspace(1)
  %t103 = addrspacecast ptr addrspace(1) %t102 to ptr
  %t110 = getelementptr inbounds i64, ptr %tensor, i64 17
  %t111 = load i64, ptr %t110, align 8
  %t112 = inttoptr i64 %t111 to ptr addrspace(1)
  %t113 = addrspacecast ptr addrspace(1) %t112 to ptr
  %t115 = getelementptr inbounds i64, ptr %tensor, i64 15
  %t116 = load i64, ptr %t115, align 8
  %t117 = inttoptr i64 %t116 to ptr addrspace(1)
  %t118 = addrspacecast ptr addrspace(1) %t117 to ptr
  %t122 = getelementptr inbounds i64, ptr %tensor, i64 21
  %t123 = load i64, ptr %t122, align 8
  %t124 = inttoptr i64 %t123 to ptr addrspace(1)
  %t125 = addrspacecast ptr addrspace(1) %t124 to ptr
  %t128 = getelementptr inbounds i64, ptr %tensor, i64 23
  %t129 = load i64, ptr %t128, align 8
  %t130 = inttoptr i64 %t129 to ptr addrspace(1)
  %t131 = addrspacecast ptr addrspace(1) %t130 to ptr
  %t274 = add i64 %t76, 1023
  %t275 = udiv i64 %t274, 1024
  %t276 = select i1 %t81, i64 %t275, i64 %t76
  %t278 = select i1 %t81, i64 1024, i64 1
  %t420 = getelementptr inbounds i64, ptr %tensor, i64 18
  %t421 = load i64, ptr %t420, align 8
  %t422 = inttoptr i64 %t421 to ptr addrspace(1)
  %t423 = addrspacecast ptr addrspace(1) %t422 to ptr
  %t429 = getelementptr inbounds i64, ptr %tensor, i64 19
  %t430 = load i64, ptr %t429, align 8
  %t431 = inttoptr i64 %t430 to ptr addrspace(1)
  %t432 = addrspacecast ptr addrspace(1) %t431 to ptr
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t12 = getelementptr inbounds double, ptr %t11, i64 1
  %t13 = load double, ptr %t12, align 8
  %t22 = getelementptr inbounds double, ptr %t21, i64 7
  %t23 = load double, ptr %t22, align 8
  %t24 = getelementptr inbounds double, ptr %t21, i64 8
  %t25 = load double, ptr %t24, align 8
  br label %b31
b31:
  %t34 = phi i64 [ %t2, %entry ], [ %t35, %b32 ]
  %t36 = icmp slt i64 %t34, %t30
  br i1 %t36, label %b32, label %b33
b32:
  %t41 = udiv i64 %t34, %t29
  %t44 = mul i64 %t41, %t43
  %t45 = mul i64 %t44, %t29
  %t46 = urem i64 %t34, %t29
  %t47 = add i64 %t45, %t46
  %t48 = getelementptr inbounds double, ptr %t40, i64 %t47
  call void @sf_x_fold_sum(ptr %t49, ptr %t48, i64 %t43, i64 %t29, ptr %t48, i64 %t29, i1 false)
  %t50 = load double, ptr %t49, align 8
  %t51 = fdiv double %t50, %t13
  %t56 = getelementptr inbounds float, ptr %t55, i64 %t34
  %t57 = load float, ptr %t56, align 4
  %t58 = fpext float %t57 to double
  %t59 = fmul double %t23, %t58
  %t60 = fmul double %t25, %t51
  %t61 = fadd double %t59, %t60
  %t62 = fptrunc double %t61 to float
  %t67 = getelementptr inbounds float, ptr %t66, i64 %t34
  store float %t62, ptr %t67, align 4
  %t35 = add nuw nsw i64 %t34, %t4
  br label %b31, !llvm.loop !1000000
b33:
  %t68 = getelementptr inbounds double, ptr %t11, i64 0
  %t69 = load double, ptr %t68, align 8
  %t70 = getelementptr inbounds double, ptr %t21, i64 7
  %t71 = load double, ptr %t70, align 8
  %t72 = getelementptr inbounds double, ptr %t21, i64 8
  %t73 = load double, ptr %t72, align 8
  br label %b83
b83:
  %t86 = phi i64 [ %t2, %b33 ], [ %t87, %b84 ]
  %t88 = icmp slt i64 %t86, %t82
  br i1 %t88, label %b84, label %b85
b84:
  %t95 = mul i64 %t86, %t94
  %t96 = getelementptr inbounds double, ptr %t92, i64 %t95
  call void @sf_x_fold_sum(ptr %t97, ptr %t96, i64 %t94, i64 1, ptr %t96, i64 1, i1 false)
  %t98 = load double, ptr %t97, align 8
  %t99 = fdiv double %t98, %t69
  %t104 = getelementptr inbounds float, ptr %t103, i64 %t86
  %t105 = load float, ptr %t104, align 4
  %t106 = fpext float %t105 to double
  %t107 = fmul double %t71, %t106
  %t108 = fmul double %t73, %t99
  %t109 = fadd double %t107, %t108
  %t114 = getelementptr inbounds double, ptr %t113, i64 %t86
  store double %t109, ptr %t114, align 8
  %t119 = getelementptr inbounds double, ptr %t118, i64 %t95
  call void @sf_x_fold_sum(ptr %t120, ptr %t119, i64 %t94, i64 1, ptr %t119, i64 1, i1 false)
  %t121 = load double, ptr %t120, align 8
  %t126 = getelementptr inbounds double, ptr %t125, i64 %t86
  store double %t121, ptr %t126, align 8
  %t127 = fptrunc double %t109 to float
  %t132 = getelementptr inbounds float, ptr %t131, i64 %t86
  store float %t127, ptr %t132, align 4
  %t87 = add nuw nsw i64 %t86, %t4
  br label %b83, !llvm.loop !1000000
b85:
  %t133 = getelementptr inbounds double, ptr %t11, i64 2
  %t134 = load double, ptr %t133, align 8
  %t135 = getelementptr inbounds double, ptr %t21, i64 2
  %t136 = load double, ptr %t135, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %b137
b137:
  %t140 = phi i64 [ 0, %b85 ], [ %t141, %b268 ]
  %t142 = icmp slt i64 %t140, %t27
  br i1 %t142, label %b138, label %b139
b138:
  %t143 = mul i64 %t140, %t75
  %t144 = getelementptr inbounds double, ptr %t113, i64 %t143
  %t145 = getelementptr inbounds i64, ptr %tensor, i64 8
  %t146 = load i64, ptr %t145, align 8
  %t147 = inttoptr i64 %t146 to ptr addrspace(1)
  %t148 = addrspacecast ptr addrspace(1) %t147 to ptr
  %t153 = icmp sgt i64 %t75, 0
  br i1 %t153, label %b149, label %b150
b149:
  %t154 = phi ptr [ %t144, %b138 ], [ %t148, %b171 ]
  %t155 = phi i64 [ %t75, %b138 ], [ %t159, %b171 ]
  %t156 = phi i64 [ 1, %b138 ], [ %t157, %b171 ]
  %t157 = phi i64 [ 1, %b138 ], [ %t255, %b171 ]
  %t158 = add i64 %t155, 1023
  %t159 = udiv i64 %t158, 1024
  %t160 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t161 = zext i32 %t160 to i64
  %t162 = and i64 %t161, 15
  %t163 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t164 = zext i32 %t163 to i64
  %t165 = udiv i64 %t164, 16
  %t166 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t167 = zext i32 %t166 to i64
  %t168 = udiv i64 %t167, 16
  br label %b169
b169:
  %t172 = phi i64 [ %t165, %b149 ], [ %t173, %b253 ]
  %t174 = icmp slt i64 %t172, %t159
  br i1 %t174, label %b170, label %b171
b170:
  %t175 = mul i64 %t172, 1024
  %t176 = sub i64 %t155, %t175
  %t177 = call i64 @llvm.smin.i64(i64 %t176, i64 1024)
  br label %b178
b178:
  %t181 = phi i64 [ %t162, %b170 ], [ %t182, %b179 ]
  %t183 = phi double [ 0x0000000000000000, %b170 ], [ %t189, %b179 ]
  %t184 = icmp slt i64 %t181, %t177
  br i1 %t184, label %b179, label %b180
b179:
  %t185 = add i64 %t175, %t181
  %t186 = mul i64 %t185, %t156
  %t187 = getelementptr inbounds double, ptr %t154, i64 %t186
  %t188 = load double, ptr %t187, align 8
  %t189 = fadd double %t183, %t188
  %t182 = add nuw nsw i64 %t181, 16
  br label %b178
b180:
  %t190 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t191 = and i32 %t190, 16
  %t192 = shl i32 65535, %t191
  %t193 = bitcast double %t183 to i64
  %t194 = trunc i64 %t193 to i32
  %t195 = lshr i64 %t193, 32
  %t196 = trunc i64 %t195 to i32
  %t197 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t192, i32 %t194, i32 8, i32 4127)
  %t198 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t192, i32 %t196, i32 8, i32 4127)
  %t199 = zext i32 %t197 to i64
  %t200 = zext i32 %t198 to i64
  %t201 = shl i64 %t200, 32
  %t202 = or i64 %t201, %t199
  %t203 = bitcast i64 %t202 to double
  %t204 = fadd double %t183, %t203
  %t205 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t206 = and i32 %t205, 16
  %t207 = shl i32 65535, %t206
  %t208 = bitcast double %t204 to i64
  %t209 = trunc i64 %t208 to i32
  %t210 = lshr i64 %t208, 32
  %t211 = trunc i64 %t210 to i32
  %t212 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t207, i32 %t209, i32 4, i32 4127)
  %t213 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t207, i32 %t211, i32 4, i32 4127)
  %t214 = zext i32 %t212 to i64
  %t215 = zext i32 %t213 to i64
  %t216 = shl i64 %t215, 32
  %t217 = or i64 %t216, %t214
  %t218 = bitcast i64 %t217 to double
  %t219 = fadd double %t204, %t218
  %t220 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t221 = and i32 %t220, 16
  %t222 = shl i32 65535, %t221
  %t223 = bitcast double %t219 to i64
  %t224 = trunc i64 %t223 to i32
  %t225 = lshr i64 %t223, 32
  %t226 = trunc i64 %t225 to i32
  %t227 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t222, i32 %t224, i32 2, i32 4127)
  %t228 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t222, i32 %t226, i32 2, i32 4127)
  %t229 = zext i32 %t227 to i64
  %t230 = zext i32 %t228 to i64
  %t231 = shl i64 %t230, 32
  %t232 = or i64 %t231, %t229
  %t233 = bitcast i64 %t232 to double
  %t234 = fadd double %t219, %t233
  %t235 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t236 = and i32 %t235, 16
  %t237 = shl i32 65535, %t236
  %t238 = bitcast double %t234 to i64
  %t239 = trunc i64 %t238 to i32
  %t240 = lshr i64 %t238, 32
  %t241 = trunc i64 %t240 to i32
  %t242 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t237, i32 %t239, i32 1, i32 4127)
  %t243 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t237, i32 %t241, i32 1, i32 4127)
  %t244 = zext i32 %t242 to i64
  %t245 = zext i32 %t243 to i64
  %t246 = shl i64 %t245, 32
  %t247 = or i64 %t246, %t244
  %t248 = bitcast i64 %t247 to double
  %t249 = fadd double %t234, %t248
  %t250 = mul i64 %t172, %t157
  %t251 = icmp eq i64 %t162, 0
  br i1 %t251, label %b252, label %b253
b252:
  %t254 = getelementptr inbounds double, ptr %t148, i64 %t250
  store double %t249, ptr %t254, align 8
  br label %b253
b253:
  %t173 = add nuw nsw i64 %t172, %t168
  br label %b169
b171:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t255 = mul i64 %t157, 1024
  %t256 = icmp sgt i64 %t159, 1
  br i1 %t256, label %b149, label %b257
b257:
  %t258 = getelementptr inbounds double, ptr %t148, i64 0
  %t259 = load double, ptr %t258, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %b152
b150:
  %t260 = icmp sgt i64 %t75, 0
  br i1 %t260, label %b151, label %b152
b151:
  %t261 = getelementptr inbounds double, ptr %t144, i64 0
  %t262 = load double, ptr %t261, align 8
  br label %b152
b152:
  %t263 = phi double [ %t259, %b257 ], [ 0x0000000000000000, %b150 ], [ %t262, %b151 ]
  %t264 = fdiv double %t263, %t134
  %t265 = call double @llvm.maximum.f64(double %t264, double %t136)
  %t266 = icmp eq i64 %t2, 0
  br i1 %t266, label %b267, label %b268
b267:
  %t269 = getelementptr inbounds i64, ptr %tensor, i64 18
  %t270 = load i64, ptr %t269, align 8
  %t271 = inttoptr i64 %t270 to ptr addrspace(1)
  %t272 = addrspacecast ptr addrspace(1) %t271 to ptr
  %t273 = getelementptr inbounds double, ptr %t272, i64 %t140
  store double %t265, ptr %t273, align 8
  br label %b268
b268:
  %t141 = add nuw nsw i64 %t140, 1
  br label %b137, !llvm.loop !1000000
b139:
  %t277 = getelementptr inbounds double, ptr %t125, i64 0
  %t279 = getelementptr inbounds i64, ptr %tensor, i64 8
  %t280 = load i64, ptr %t279, align 8
  %t281 = inttoptr i64 %t280 to ptr addrspace(1)
  %t282 = addrspacecast ptr addrspace(1) %t281 to ptr
  %t287 = icmp sgt i64 %t276, 0
  br i1 %t287, label %b283, label %b284
b283:
  %t288 = phi ptr [ %t277, %b139 ], [ %t282, %b305 ]
  %t289 = phi i64 [ %t276, %b139 ], [ %t293, %b305 ]
  %t290 = phi i64 [ %t278, %b139 ], [ %t291, %b305 ]
  %t291 = phi i64 [ 1, %b139 ], [ %t389, %b305 ]
  %t292 = add i64 %t289, 1023
  %t293 = udiv i64 %t292, 1024
  %t294 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t295 = zext i32 %t294 to i64
  %t296 = and i64 %t295, 15
  %t297 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t298 = zext i32 %t297 to i64
  %t299 = udiv i64 %t298, 16
  %t300 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t301 = zext i32 %t300 to i64
  %t302 = udiv i64 %t301, 16
  br label %b303
b303:
  %t306 = phi i64 [ %t299, %b283 ], [ %t307, %b387 ]
  %t308 = icmp slt i64 %t306, %t293
  br i1 %t308, label %b304, label %b305
b304:
  %t309 = mul i64 %t306, 1024
  %t310 = sub i64 %t289, %t309
  %t311 = call i64 @llvm.smin.i64(i64 %t310, i64 1024)
  br label %b312
b312:
  %t315 = phi i64 [ %t296, %b304 ], [ %t316, %b313 ]
  %t317 = phi double [ 0x0000000000000000, %b304 ], [ %t323, %b313 ]
  %t318 = icmp slt i64 %t315, %t311
  br i1 %t318, label %b313, label %b314
b313:
  %t319 = add i64 %t309, %t315
  %t320 = mul i64 %t319, %t290
  %t321 = getelementptr inbounds double, ptr %t288, i64 %t320
  %t322 = load double, ptr %t321, align 8
  %t323 = fadd double %t317, %t322
  %t316 = add nuw nsw i64 %t315, 16
  br label %b312
b314:
  %t324 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t325 = and i32 %t324, 16
  %t326 = shl i32 65535, %t325
  %t327 = bitcast double %t317 to i64
  %t328 = trunc i64 %t327 to i32
  %t329 = lshr i64 %t327, 32
  %t330 = trunc i64 %t329 to i32
  %t331 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t326, i32 %t328, i32 8, i32 4127)
  %t332 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t326, i32 %t330, i32 8, i32 4127)
  %t333 = zext i32 %t331 to i64
  %t334 = zext i32 %t332 to i64
  %t335 = shl i64 %t334, 32
  %t336 = or i64 %t335, %t333
  %t337 = bitcast i64 %t336 to double
  %t338 = fadd double %t317, %t337
  %t339 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t340 = and i32 %t339, 16
  %t341 = shl i32 65535, %t340
  %t342 = bitcast double %t338 to i64
  %t343 = trunc i64 %t342 to i32
  %t344 = lshr i64 %t342, 32
  %t345 = trunc i64 %t344 to i32
  %t346 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t341, i32 %t343, i32 4, i32 4127)
  %t347 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t341, i32 %t345, i32 4, i32 4127)
  %t348 = zext i32 %t346 to i64
  %t349 = zext i32 %t347 to i64
  %t350 = shl i64 %t349, 32
  %t351 = or i64 %t350, %t348
  %t352 = bitcast i64 %t351 to double
  %t353 = fadd double %t338, %t352
  %t354 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t355 = and i32 %t354, 16
  %t356 = shl i32 65535, %t355
  %t357 = bitcast double %t353 to i64
  %t358 = trunc i64 %t357 to i32
  %t359 = lshr i64 %t357, 32
  %t360 = trunc i64 %t359 to i32
  %t361 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t356, i32 %t358, i32 2, i32 4127)
  %t362 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t356, i32 %t360, i32 2, i32 4127)
  %t363 = zext i32 %t361 to i64
  %t364 = zext i32 %t362 to i64
  %t365 = shl i64 %t364, 32
  %t366 = or i64 %t365, %t363
  %t367 = bitcast i64 %t366 to double
  %t368 = fadd double %t353, %t367
  %t369 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t370 = and i32 %t369, 16
  %t371 = shl i32 65535, %t370
  %t372 = bitcast double %t368 to i64
  %t373 = trunc i64 %t372 to i32
  %t374 = lshr i64 %t372, 32
  %t375 = trunc i64 %t374 to i32
  %t376 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t371, i32 %t373, i32 1, i32 4127)
  %t377 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t371, i32 %t375, i32 1, i32 4127)
  %t378 = zext i32 %t376 to i64
  %t379 = zext i32 %t377 to i64
  %t380 = shl i64 %t379, 32
  %t381 = or i64 %t380, %t378
  %t382 = bitcast i64 %t381 to double
  %t383 = fadd double %t368, %t382
  %t384 = mul i64 %t306, %t291
  %t385 = icmp eq i64 %t296, 0
  br i1 %t385, label %b386, label %b387
b386:
  %t388 = getelementptr inbounds double, ptr %t282, i64 %t384
  store double %t383, ptr %t388, align 8
  br label %b387
b387:
  %t307 = add nuw nsw i64 %t306, %t302
  br label %b303
b305:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t389 = mul i64 %t291, 1024
  %t390 = icmp sgt i64 %t293, 1
  br i1 %t390, label %b283, label %b391
b391:
  %t392 = getelementptr inbounds double, ptr %t282, i64 0
  %t393 = load double, ptr %t392, align 8
  br label %b286
b284:
  %t394 = icmp sgt i64 %t276, 0
  br i1 %t394, label %b285, label %b286
b285:
  %t395 = getelementptr inbounds double, ptr %t277, i64 0
  %t396 = load double, ptr %t395, align 8
  br label %b286
b286:
  %t397 = phi double [ %t393, %b391 ], [ 0x0000000000000000, %b284 ], [ %t396, %b285 ]
  %t398 = getelementptr inbounds double, ptr %t11, i64 3
  %t399 = load double, ptr %t398, align 8
  %t400 = fdiv double %t397, %t399
  %t401 = call double @llvm.sqrt.f64(double %t400)
  %t402 = getelementptr inbounds double, ptr %t21, i64 3
  %t403 = load double, ptr %t402, align 8
  %t404 = call double @llvm.maximum.f64(double %t403, double %t401)
  %t405 = getelementptr inbounds double, ptr %t21, i64 10
  %t406 = load double, ptr %t405, align 8
  %t407 = fmul double %t404, %t406
  %t408 = icmp eq i64 %t2, 0
  br i1 %t408, label %b409, label %b410
b409:
  %t411 = getelementptr inbounds double, ptr %t11, i64 4
  store double %t407, ptr %t411, align 8
  br label %b410
b410:
  br label %b412
b412:
  %t415 = phi i64 [ %t2, %b410 ], [ %t416, %b413 ]
  %t417 = icmp slt i64 %t415, %t76
  br i1 %t417, label %b413, label %b414
b413:
  %t424 = udiv i64 %t415, %t75
  %t418 = getelementptr inbounds double, ptr %t113, i64 %t415
  %t419 = load double, ptr %t418, align 8
  %t425 = getelementptr inbounds double, ptr %t423, i64 %t424
  %t426 = load double, ptr %t425, align 8
  %t427 = fdiv double %t419, %t426
  %t428 = fptrunc double %t427 to float
  %t433 = getelementptr inbounds float, ptr %t432, i64 %t415
  store float %t428, ptr %t433, align 4
  %t416 = add nuw nsw i64 %t415, %t4
  br label %b412, !llvm.loop !1000000
b414:
  br label %b434
b434:
  %t437 = phi i64 [ %t2, %b414 ], [ %t438, %b435 ]
  %t439 = icmp slt i64 %t437, %t76
  br i1 %t439, label %b435, label %b436
b435:
  %t440 = getelementptr inbounds float, ptr %t131, i64 %t437
  %t441 = load float, ptr %t440, align 4
  %t442 = getelementptr inbounds float, ptr %t103, i64 %t437
  store float %t441, ptr %t442, align 4
  %t438 = add nuw nsw i64 %t437, %t4
  br label %b434, !llvm.loop !1000000
b436:
  br label %b443
b443:
  %t446 = phi i64 [ %t2, %b436 ], [ %t447, %b444 ]
  %t448 = icmp slt i64 %t446, %t30
  br i1 %t448, label %b444, label %b445
b444:
  %t449 = getelementptr inbounds float, ptr %t66, i64 %t446
  %t450 = load float, ptr %t449, align 4
  %t451 = getelementptr inbounds float, ptr %t55, i64 %t446
  store float %t450, ptr %t451, align 4
  %t447 = add nuw nsw i64 %t446, %t4
  br label %b443, !llvm.loop !1000000
b445:
  ret void
}

define internal void @sf_x_stage2_0(ptr %ctx, ptr %tensor, i64 %number) convergent nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t31 = alloca double, i64 1, align 64
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
  %t23 = getelementptr inbounds i64, ptr %tensor, i64 16
  %t24 = load i64, ptr %t23, align 8
  %t25 = inttoptr i64 %t24 to ptr addrspace(1)
  %t26 = addrspacecast ptr addrspace(1) %t25 to ptr
  %t27 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t28 = load i64, ptr %t27, align 8
  %t33 = getelementptr inbounds i64, ptr %tensor, i64 22
  %t34 = load i64, ptr %t33, align 8
  %t35 = inttoptr i64 %t34 to ptr addrspace(1)
  %t36 = addrspacecast ptr addrspace(1) %t35 to ptr
  %t38 = add i64 %t10, 1023
  %t39 = udiv i64 %t38, 1024
  %t40 = select i1 %t15, i64 %t39, i64 %t10
  %t42 = select i1 %t15, i64 1024, i64 1
  %t162 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t163 = load i64, ptr %t162, align 8
  %t164 = inttoptr i64 %t163 to ptr addrspace(1)
  %t165 = addrspacecast ptr addrspace(1) %t164 to ptr
  %t166 = mul i64 %number, 6
  %t167 = getelementptr inbounds double, ptr %t165, i64 %t166
  %t172 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t173 = load i64, ptr %t172, align 8
  %t174 = inttoptr i64 %t173 to ptr addrspace(1)
  %t175 = addrspacecast ptr addrspace(1) %t174 to ptr
  %t176 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t177 = load i64, ptr %t176, align 8
  %t178 = mul i64 %t177, 12
  %t179 = getelementptr inbounds double, ptr %t175, i64 %t178
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
  call void @sf_x_fold_sum(ptr %t31, ptr %t30, i64 %t28, i64 1, ptr %t30, i64 1, i1 false)
  %t32 = load double, ptr %t31, align 8
  %t37 = getelementptr inbounds double, ptr %t36, i64 %t20
  store double %t32, ptr %t37, align 8
  %t21 = add nuw nsw i64 %t20, %t4
  br label %b17, !llvm.loop !1000000
b19:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t41 = getelementptr inbounds double, ptr %t36, i64 0
  %t43 = getelementptr inbounds i64, ptr %tensor, i64 8
  %t44 = load i64, ptr %t43, align 8
  %t45 = inttoptr i64 %t44 to ptr addrspace(1)
  %t46 = addrspacecast ptr addrspace(1) %t45 to ptr
  %t51 = icmp sgt i64 %t40, 0
  br i1 %t51, label %b47, label %b48
b47:
  %t52 = phi ptr [ %t41, %b19 ], [ %t46, %b69 ]
  %t53 = phi i64 [ %t40, %b19 ], [ %t57, %b69 ]
  %t54 = phi i64 [ %t42, %b19 ], [ %t55, %b69 ]
  %t55 = phi i64 [ 1, %b19 ], [ %t153, %b69 ]
  %t56 = add i64 %t53, 1023
  %t57 = udiv i64 %t56, 1024
  %t58 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t59 = zext i32 %t58 to i64
  %t60 = and i64 %t59, 15
  %t61 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t62 = zext i32 %t61 to i64
  %t63 = udiv i64 %t62, 16
  %t64 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t65 = zext i32 %t64 to i64
  %t66 = udiv i64 %t65, 16
  br label %b67
b67:
  %t70 = phi i64 [ %t63, %b47 ], [ %t71, %b151 ]
  %t72 = icmp slt i64 %t70, %t57
  br i1 %t72, label %b68, label %b69
b68:
  %t73 = mul i64 %t70, 1024
  %t74 = sub i64 %t53, %t73
  %t75 = call i64 @llvm.smin.i64(i64 %t74, i64 1024)
  br label %b76
b76:
  %t79 = phi i64 [ %t60, %b68 ], [ %t80, %b77 ]
  %t81 = phi double [ 0x0000000000000000, %b68 ], [ %t87, %b77 ]
  %t82 = icmp slt i64 %t79, %t75
  br i1 %t82, label %b77, label %b78
b77:
  %t83 = add i64 %t73, %t79
  %t84 = mul i64 %t83, %t54
  %t85 = getelementptr inbounds double, ptr %t52, i64 %t84
  %t86 = load double, ptr %t85, align 8
  %t87 = fadd double %t81, %t86
  %t80 = add nuw nsw i64 %t79, 16
  br label %b76
b78:
  %t88 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t89 = and i32 %t88, 16
  %t90 = shl i32 65535, %t89
  %t91 = bitcast double %t81 to i64
  %t92 = trunc i64 %t91 to i32
  %t93 = lshr i64 %t91, 32
  %t94 = trunc i64 %t93 to i32
  %t95 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t90, i32 %t92, i32 8, i32 4127)
  %t96 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t90, i32 %t94, i32 8, i32 4127)
  %t97 = zext i32 %t95 to i64
  %t98 = zext i32 %t96 to i64
  %t99 = shl i64 %t98, 32
  %t100 = or i64 %t99, %t97
  %t101 = bitcast i64 %t100 to double
  %t102 = fadd double %t81, %t101
  %t103 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t104 = and i32 %t103, 16
  %t105 = shl i32 65535, %t104
  %t106 = bitcast double %t102 to i64
  %t107 = trunc i64 %t106 to i32
  %t108 = lshr i64 %t106, 32
  %t109 = trunc i64 %t108 to i32
  %t110 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t105, i32 %t107, i32 4, i32 4127)
  %t111 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t105, i32 %t109, i32 4, i32 4127)
  %t112 = zext i32 %t110 to i64
  %t113 = zext i32 %t111 to i64
  %t114 = shl i64 %t113, 32
  %t115 = or i64 %t114, %t112
  %t116 = bitcast i64 %t115 to double
  %t117 = fadd double %t102, %t116
  %t118 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t119 = and i32 %t118, 16
  %t120 = shl i32 65535, %t119
  %t121 = bitcast double %t117 to i64
  %t122 = trunc i64 %t121 to i32
  %t123 = lshr i64 %t121, 32
  %t124 = trunc i64 %t123 to i32
  %t125 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t120, i32 %t122, i32 2, i32 4127)
  %t126 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t120, i32 %t124, i32 2, i32 4127)
  %t127 = zext i32 %t125 to i64
  %t128 = zext i32 %t126 to i64
  %t129 = shl i64 %t128, 32
  %t130 = or i64 %t129, %t127
  %t131 = bitcast i64 %t130 to double
  %t132 = fadd double %t117, %t131
  %t133 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t134 = and i32 %t133, 16
  %t135 = shl i32 65535, %t134
  %t136 = bitcast double %t132 to i64
  %t137 = trunc i64 %t136 to i32
  %t138 = lshr i64 %t136, 32
  %t139 = trunc i64 %t138 to i32
  %t140 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t135, i32 %t137, i32 1, i32 4127)
  %t141 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t135, i32 %t139, i32 1, i32 4127)
  %t142 = zext i32 %t140 to i64
  %t143 = zext i32 %t141 to i64
  %t144 = shl i64 %t143, 32
  %t145 = or i64 %t144, %t142
  %t146 = bitcast i64 %t145 to double
  %t147 = fadd double %t132, %t146
  %t148 = mul i64 %t70, %t55
  %t149 = icmp eq i64 %t60, 0
  br i1 %t149, label %b150, label %b151
b150:
  %t152 = getelementptr inbounds double, ptr %t46, i64 %t148
  store double %t147, ptr %t152, align 8
  br label %b151
b151:
  %t71 = add nuw nsw i64 %t70, %t66
  br label %b67
b69:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t153 = mul i64 %t55, 1024
  %t154 = icmp sgt i64 %t57, 1
  br i1 %t154, label %b47, label %b155
b155:
  %t156 = getelementptr inbounds double, ptr %t46, i64 0
  %t157 = load double, ptr %t156, align 8
  br label %b50
b48:
  %t158 = icmp sgt i64 %t40, 0
  br i1 %t158, label %b49, label %b50
b49:
  %t159 = getelementptr inbounds double, ptr %t41, i64 0
  %t160 = load double, ptr %t159, align 8
  br label %b50
b50:
  %t161 = phi double [ %t157, %b155 ], [ 0x0000000000000000, %b48 ], [ %t160, %b49 ]
  %t168 = getelementptr inbounds double, ptr %t167, i64 3
  %t169 = load double, ptr %t168, align 8
  %t170 = fdiv double %t161, %t169
  %t171 = call double @llvm.sqrt.f64(double %t170)
  %t180 = getelementptr inbounds double, ptr %t179, i64 4
  %t181 = load double, ptr %t180, align 8
  %t182 = fdiv double %t171, %t181
  %t183 = call double @llvm.maximum.f64(double 0x3FF0000000000000, double %t182)
  %t184 = getelementptr inbounds double, ptr %t167, i64 4
  %t185 = load double, ptr %t184, align 8
  %t186 = fdiv double %t185, %t183
  %t187 = fptrunc double %t186 to float
  %t188 = icmp eq i64 %t2, 0
  br i1 %t188, label %b189, label %b190
b189:
  %t191 = fpext float %t187 to double
  %t192 = getelementptr inbounds double, ptr %t167, i64 5
  store double %t191, ptr %t192, align 8
  br label %b190
b190:
  ret void
}

define internal void @sf_x_stage1_0_cells(ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows) convergent nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t42 = alloca double, i64 1, align 64
  %t65 = alloca double, i64 1, align 64
  %t6 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t7 = load i64, ptr %t6, align 8
  %t8 = inttoptr i64 %t7 to ptr addrspace(1)
  %t9 = addrspacecast ptr addrspace(1) %t8 to ptr
  %t10 = mul i64 %number, 6
  %t11 = getelementptr inbounds double, ptr %t9, i64 %t10
  %t14 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t15 = load i64, ptr %t14, align 8
  %t16 = inttoptr i64 %t15 to ptr addrspace(1)
  %t17 = addrspacecast ptr addrspace(1) %t16 to ptr
  %t18 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t19 = load i64, ptr %t18, align 8
  %t20 = mul i64 %t19, 12
  %t21 = getelementptr inbounds double, ptr %t17, i64 %t20
  %t26 = add i64 %row, %rows
  %t34 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t35 = load i64, ptr %t34, align 8
  %t36 = inttoptr i64 %t35 to ptr addrspace(1)
  %t37 = addrspacecast ptr addrspace(1) %t36 to ptr
  %t38 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t39 = load i64, ptr %t38, align 8
  %t45 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t46 = load i64, ptr %t45, align 8
  %t47 = inttoptr i64 %t46 to ptr addrspace(1)
  %t48 = addrspacecast ptr addrspace(1) %t47 to ptr
  %t55 = getelementptr inbounds i64, ptr %tensor, i64 17
  %t56 = load i64, ptr %t55, align 8
  %t57 = inttoptr i64 %t56 to ptr addrspace(1)
  %t58 = addrspacecast ptr addrspace(1) %t57 to ptr
  %t60 = getelementptr inbounds i64, ptr %tensor, i64 15
  %t61 = load i64, ptr %t60, align 8
  %t62 = inttoptr i64 %t61 to ptr addrspace(1)
  %t63 = addrspacecast ptr addrspace(1) %t62 to ptr
  %t67 = getelementptr inbounds i64, ptr %tensor, i64 21
  %t68 = load i64, ptr %t67, align 8
  %t69 = inttoptr i64 %t68 to ptr addrspace(1)
  %t70 = addrspacecast ptr addrspace(1) %t69 to ptr
  %t73 = getelementptr inbounds i64, ptr %tensor, i64 23
  %t74 = load i64, ptr %t73, align 8
  %t75 = inttoptr i64 %t74 to ptr addrspace(1)
  %t76 = addrspacecast ptr addrspace(1) %t75 to ptr
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t12 = getelementptr inbounds double, ptr %t11, i64 0
  %t13 = load double, ptr %t12, align 8
  %t22 = getelementptr inbounds double, ptr %t21, i64 7
  %t23 = load double, ptr %t22, align 8
  %t24 = getelementptr inbounds double, ptr %t21, i64 8
  %t25 = load double, ptr %t24, align 8
  %t27 = add i64 %row, %t2
  br label %b28
b28:
  %t31 = phi i64 [ %t27, %entry ], [ %t32, %b29 ]
  %t33 = icmp slt i64 %t31, %t26
  br i1 %t33, label %b29, label %b30
b29:
  %t40 = mul i64 %t31, %t39
  %t41 = getelementptr inbounds double, ptr %t37, i64 %t40
  call void @sf_x_fold_sum(ptr %t42, ptr %t41, i64 %t39, i64 1, ptr %t41, i64 1, i1 false)
  %t43 = load double, ptr %t42, align 8
  %t44 = fdiv double %t43, %t13
  %t49 = getelementptr inbounds float, ptr %t48, i64 %t31
  %t50 = load float, ptr %t49, align 4
  %t51 = fpext float %t50 to double
  %t52 = fmul double %t23, %t51
  %t53 = fmul double %t25, %t44
  %t54 = fadd double %t52, %t53
  %t59 = getelementptr inbounds double, ptr %t58, i64 %t31
  store double %t54, ptr %t59, align 8
  %t64 = getelementptr inbounds double, ptr %t63, i64 %t40
  call void @sf_x_fold_sum(ptr %t65, ptr %t64, i64 %t39, i64 1, ptr %t64, i64 1, i1 false)
  %t66 = load double, ptr %t65, align 8
  %t71 = getelementptr inbounds double, ptr %t70, i64 %t31
  store double %t66, ptr %t71, align 8
  %t72 = fptrunc double %t54 to float
  %t77 = getelementptr inbounds float, ptr %t76, i64 %t31
  store float %t72, ptr %t77, align 4
  %t32 = add nuw nsw i64 %t31, %t4
  br label %b28, !llvm.loop !1000000
b30:
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
  %t15 = phi i64 [ %t11, %entry ], [ %t16, %b142 ]
  %t17 = icmp slt i64 %t15, %t6
  br i1 %t17, label %b13, label %b14
b13:
  %t18 = call i64 asm "mov.b64 $0, $1;", "=l,l"(i64 %t15)
  %t19 = add i64 %t18, 1024
  %t20 = call i64 @llvm.smin.i64(i64 %t19, i64 %t6)
  %t21 = sub i64 %t20, %t18
  %t22 = urem i64 %t21, 128
  %t23 = sub i64 %t21, %t22
  %t24 = add i64 %t18, %t23
  %t34 = getelementptr inbounds i64, ptr %tensor, i64 21
  %t35 = load i64, ptr %t34, align 8
  %t36 = inttoptr i64 %t35 to ptr addrspace(1)
  %t37 = addrspacecast ptr addrspace(1) %t36 to ptr
  br label %b25
b25:
  %t28 = phi i64 [ %t18, %b13 ], [ %t29, %b26 ]
  %t30 = phi double [ 0x0000000000000000, %b13 ], [ %t68, %b26 ]
  %t31 = icmp slt i64 %t28, %t24
  br i1 %t31, label %b26, label %b27
b26:
  %t32 = add i64 %t28, 16
  %t33 = add i64 %t28, %t5
  %t40 = add i64 %t33, 16
  %t43 = add i64 %t33, 32
  %t46 = add i64 %t33, 48
  %t49 = add i64 %t33, 64
  %t52 = add i64 %t33, 80
  %t55 = add i64 %t33, 96
  %t58 = add i64 %t33, 112
  %t38 = getelementptr inbounds double, ptr %t37, i64 %t33
  %t39 = load double, ptr %t38, align 8
  %t41 = getelementptr inbounds double, ptr %t37, i64 %t40
  %t42 = load double, ptr %t41, align 8
  %t44 = getelementptr inbounds double, ptr %t37, i64 %t43
  %t45 = load double, ptr %t44, align 8
  %t47 = getelementptr inbounds double, ptr %t37, i64 %t46
  %t48 = load double, ptr %t47, align 8
  %t50 = getelementptr inbounds double, ptr %t37, i64 %t49
  %t51 = load double, ptr %t50, align 8
  %t53 = getelementptr inbounds double, ptr %t37, i64 %t52
  %t54 = load double, ptr %t53, align 8
  %t56 = getelementptr inbounds double, ptr %t37, i64 %t55
  %t57 = load double, ptr %t56, align 8
  %t59 = getelementptr inbounds double, ptr %t37, i64 %t58
  %t60 = load double, ptr %t59, align 8
  %t61 = fadd double %t30, %t39
  %t62 = fadd double %t61, %t42
  %t63 = fadd double %t62, %t45
  %t64 = fadd double %t63, %t48
  %t65 = fadd double %t64, %t51
  %t66 = fadd double %t65, %t54
  %t67 = fadd double %t66, %t57
  %t68 = fadd double %t67, %t60
  %t29 = add nuw nsw i64 %t28, 128
  br label %b25, !llvm.loop !1000000
b27:
  %t69 = add i64 %t24, %t5
  br label %b70
b70:
  %t73 = phi i64 [ %t69, %b27 ], [ %t74, %b71 ]
  %t75 = phi double [ %t30, %b27 ], [ %t79, %b71 ]
  %t76 = icmp slt i64 %t73, %t20
  br i1 %t76, label %b71, label %b72
b71:
  %t77 = getelementptr inbounds double, ptr %t37, i64 %t73
  %t78 = load double, ptr %t77, align 8
  %t79 = fadd double %t75, %t78
  %t74 = add nuw nsw i64 %t73, 16
  br label %b70, !llvm.loop !1000000
b72:
  %t80 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t81 = and i32 %t80, 16
  %t82 = shl i32 65535, %t81
  %t83 = bitcast double %t75 to i64
  %t84 = trunc i64 %t83 to i32
  %t85 = lshr i64 %t83, 32
  %t86 = trunc i64 %t85 to i32
  %t87 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t82, i32 %t84, i32 8, i32 4127)
  %t88 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t82, i32 %t86, i32 8, i32 4127)
  %t89 = zext i32 %t87 to i64
  %t90 = zext i32 %t88 to i64
  %t91 = shl i64 %t90, 32
  %t92 = or i64 %t91, %t89
  %t93 = bitcast i64 %t92 to double
  %t94 = fadd double %t75, %t93
  %t95 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t96 = and i32 %t95, 16
  %t97 = shl i32 65535, %t96
  %t98 = bitcast double %t94 to i64
  %t99 = trunc i64 %t98 to i32
  %t100 = lshr i64 %t98, 32
  %t101 = trunc i64 %t100 to i32
  %t102 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t97, i32 %t99, i32 4, i32 4127)
  %t103 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t97, i32 %t101, i32 4, i32 4127)
  %t104 = zext i32 %t102 to i64
  %t105 = zext i32 %t103 to i64
  %t106 = shl i64 %t105, 32
  %t107 = or i64 %t106, %t104
  %t108 = bitcast i64 %t107 to double
  %t109 = fadd double %t94, %t108
  %t110 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t111 = and i32 %t110, 16
  %t112 = shl i32 65535, %t111
  %t113 = bitcast double %t109 to i64
  %t114 = trunc i64 %t113 to i32
  %t115 = lshr i64 %t113, 32
  %t116 = trunc i64 %t115 to i32
  %t117 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t112, i32 %t114, i32 2, i32 4127)
  %t118 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t112, i32 %t116, i32 2, i32 4127)
  %t119 = zext i32 %t117 to i64
  %t120 = zext i32 %t118 to i64
  %t121 = shl i64 %t120, 32
  %t122 = or i64 %t121, %t119
  %t123 = bitcast i64 %t122 to double
  %t124 = fadd double %t109, %t123
  %t125 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t126 = and i32 %t125, 16
  %t127 = shl i32 65535, %t126
  %t128 = bitcast double %t124 to i64
  %t129 = trunc i64 %t128 to i32
  %t130 = lshr i64 %t128, 32
  %t131 = trunc i64 %t130 to i32
  %t132 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t127, i32 %t129, i32 1, i32 4127)
  %t133 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t127, i32 %t131, i32 1, i32 4127)
  %t134 = zext i32 %t132 to i64
  %t135 = zext i32 %t133 to i64
  %t136 = shl i64 %t135, 32
  %t137 = or i64 %t136, %t134
  %t138 = bitcast i64 %t137 to double
  %t139 = fadd double %t124, %t138
  %t140 = icmp eq i64 %t5, 0
  br i1 %t140, label %b141, label %b142
b141:
  %t143 = udiv i64 %t18, 1024
  %t144 = mul i64 %t143, 1024
  %t145 = getelementptr inbounds double, ptr %t37, i64 %t144
  store double %t139, ptr %t145, align 8
  br label %b142
b142:
  %t16 = add nuw nsw i64 %t15, %t10
  br label %b12, !llvm.loop !1000000
b14:
  ret void
}

define internal void @sf_x_stage2_0_cells(ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows) convergent nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t22 = alloca double, i64 1, align 64
  %t6 = add i64 %row, %rows
  %t14 = getelementptr inbounds i64, ptr %tensor, i64 16
  %t15 = load i64, ptr %t14, align 8
  %t16 = inttoptr i64 %t15 to ptr addrspace(1)
  %t17 = addrspacecast ptr addrspace(1) %t16 to ptr
  %t18 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t19 = load i64, ptr %t18, align 8
  %t24 = getelementptr inbounds i64, ptr %tensor, i64 22
  %t25 = load i64, ptr %t24, align 8
  %t26 = inttoptr i64 %t25 to ptr addrspace(1)
  %t27 = addrspacecast ptr addrspace(1) %t26 to ptr
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
  call void @sf_x_fold_sum(ptr %t22, ptr %t21, i64 %t19, i64 1, ptr %t21, i64 1, i1 false)
  %t23 = load double, ptr %t22, align 8
  %t28 = getelementptr inbounds double, ptr %t27, i64 %t11
  store double %t23, ptr %t28, align 8
  %t12 = add nuw nsw i64 %t11, %t4
  br label %b8, !llvm.loop !1000000
b10:
  ret void
}

define internal void @sf_x_stage2_0_lists(ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows, i64 %col, i64 %cols) convergent nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
  %t15 = phi i64 [ %t11, %entry ], [ %t16, %b142 ]
  %t17 = icmp slt i64 %t15, %t6
  br i1 %t17, label %b13, label %b14
b13:
  %t18 = call i64 asm "mov.b64 $0, $1;", "=l,l"(i64 %t15)
  %t19 = add i64 %t18, 1024
  %t20 = call i64 @llvm.smin.i64(i64 %t19, i64 %t6)
  %t21 = sub i64 %t20, %t18
  %t22 = urem i64 %t21, 128
  %t23 = sub i64 %t21, %t22
  %t24 = add i64 %t18, %t23
  %t34 = getelementptr inbounds i64, ptr %tensor, i64 22
  %t35 = load i64, ptr %t34, align 8
  %t36 = inttoptr i64 %t35 to ptr addrspace(1)
  %t37 = addrspacecast ptr addrspace(1) %t36 to ptr
  br label %b25
b25:
  %t28 = phi i64 [ %t18, %b13 ], [ %t29, %b26 ]
  %t30 = phi double [ 0x0000000000000000, %b13 ], [ %t68, %b26 ]
  %t31 = icmp slt i64 %t28, %t24
  br i1 %t31, label %b26, label %b27
b26:
  %t32 = add i64 %t28, 16
  %t33 = add i64 %t28, %t5
  %t40 = add i64 %t33, 16
  %t43 = add i64 %t33, 32
  %t46 = add i64 %t33, 48
  %t49 = add i64 %t33, 64
  %t52 = add i64 %t33, 80
  %t55 = add i64 %t33, 96
  %t58 = add i64 %t33, 112
  %t38 = getelementptr inbounds double, ptr %t37, i64 %t33
  %t39 = load double, ptr %t38, align 8
  %t41 = getelementptr inbounds double, ptr %t37, i64 %t40
  %t42 = load double, ptr %t41, align 8
  %t44 = getelementptr inbounds double, ptr %t37, i64 %t43
  %t45 = load double, ptr %t44, align 8
  %t47 = getelementptr inbounds double, ptr %t37, i64 %t46
  %t48 = load double, ptr %t47, align 8
  %t50 = getelementptr inbounds double, ptr %t37, i64 %t49
  %t51 = load double, ptr %t50, align 8
  %t53 = getelementptr inbounds double, ptr %t37, i64 %t52
  %t54 = load double, ptr %t53, align 8
  %t56 = getelementptr inbounds double, ptr %t37, i64 %t55
  %t57 = load double, ptr %t56, align 8
  %t59 = getelementptr inbounds double, ptr %t37, i64 %t58
  %t60 = load double, ptr %t59, align 8
  %t61 = fadd double %t30, %t39
  %t62 = fadd double %t61, %t42
  %t63 = fadd double %t62, %t45
  %t64 = fadd double %t63, %t48
  %t65 = fadd double %t64, %t51
  %t66 = fadd double %t65, %t54
  %t67 = fadd double %t66, %t57
  %t68 = fadd double %t67, %t60
  %t29 = add nuw nsw i64 %t28, 128
  br label %b25, !llvm.loop !1000000
b27:
  %t69 = add i64 %t24, %t5
  br label %b70
b70:
  %t73 = phi i64 [ %t69, %b27 ], [ %t74, %b71 ]
  %t75 = phi double [ %t30, %b27 ], [ %t79, %b71 ]
  %t76 = icmp slt i64 %t73, %t20
  br i1 %t76, label %b71, label %b72
b71:
  %t77 = getelementptr inbounds double, ptr %t37, i64 %t73
  %t78 = load double, ptr %t77, align 8
  %t79 = fadd double %t75, %t78
  %t74 = add nuw nsw i64 %t73, 16
  br label %b70, !llvm.loop !1000000
b72:
  %t80 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t81 = and i32 %t80, 16
  %t82 = shl i32 65535, %t81
  %t83 = bitcast double %t75 to i64
  %t84 = trunc i64 %t83 to i32
  %t85 = lshr i64 %t83, 32
  %t86 = trunc i64 %t85 to i32
  %t87 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t82, i32 %t84, i32 8, i32 4127)
  %t88 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t82, i32 %t86, i32 8, i32 4127)
  %t89 = zext i32 %t87 to i64
  %t90 = zext i32 %t88 to i64
  %t91 = shl i64 %t90, 32
  %t92 = or i64 %t91, %t89
  %t93 = bitcast i64 %t92 to double
  %t94 = fadd double %t75, %t93
  %t95 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t96 = and i32 %t95, 16
  %t97 = shl i32 65535, %t96
  %t98 = bitcast double %t94 to i64
  %t99 = trunc i64 %t98 to i32
  %t100 = lshr i64 %t98, 32
  %t101 = trunc i64 %t100 to i32
  %t102 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t97, i32 %t99, i32 4, i32 4127)
  %t103 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t97, i32 %t101, i32 4, i32 4127)
  %t104 = zext i32 %t102 to i64
  %t105 = zext i32 %t103 to i64
  %t106 = shl i64 %t105, 32
  %t107 = or i64 %t106, %t104
  %t108 = bitcast i64 %t107 to double
  %t109 = fadd double %t94, %t108
  %t110 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t111 = and i32 %t110, 16
  %t112 = shl i32 65535, %t111
  %t113 = bitcast double %t109 to i64
  %t114 = trunc i64 %t113 to i32
  %t115 = lshr i64 %t113, 32
  %t116 = trunc i64 %t115 to i32
  %t117 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t112, i32 %t114, i32 2, i32 4127)
  %t118 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t112, i32 %t116, i32 2, i32 4127)
  %t119 = zext i32 %t117 to i64
  %t120 = zext i32 %t118 to i64
  %t121 = shl i64 %t120, 32
  %t122 = or i64 %t121, %t119
  %t123 = bitcast i64 %t122 to double
  %t124 = fadd double %t109, %t123
  %t125 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t126 = and i32 %t125, 16
  %t127 = shl i32 65535, %t126
  %t128 = bitcast double %t124 to i64
  %t129 = trunc i64 %t128 to i32
  %t130 = lshr i64 %t128, 32
  %t131 = trunc i64 %t130 to i32
  %t132 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t127, i32 %t129, i32 1, i32 4127)
  %t133 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t127, i32 %t131, i32 1, i32 4127)
  %t134 = zext i32 %t132 to i64
  %t135 = zext i32 %t133 to i64
  %t136 = shl i64 %t135, 32
  %t137 = or i64 %t136, %t134
  %t138 = bitcast i64 %t137 to double
  %t139 = fadd double %t124, %t138
  %t140 = icmp eq i64 %t5, 0
  br i1 %t140, label %b141, label %b142
b141:
  %t143 = udiv i64 %t18, 1024
  %t144 = mul i64 %t143, 1024
  %t145 = getelementptr inbounds double, ptr %t37, i64 %t144
  store double %t139, ptr %t145, align 8
  br label %b142
b142:
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
  %t34 = mul i64 %t19, 24
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
  %t61 = mul i64 %t43, 24
  %t62 = getelementptr inbounds i64, ptr %t60, i64 %t61
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @sf_x_stage1_0(ptr %ctx, ptr %t62, i64 %t43)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @sf_x_sweep1_pass0(ptr %ctx, ptr %t62, i64 %t43, i64 %t45, i64 %t47, i64 %t49, i64 %t51)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @sf_x_stage2_0(ptr %ctx, ptr %t62, i64 %t43)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @sf_x_sweep2_pass0(ptr %ctx, ptr %t62, i64 %t43, i64 %t45, i64 %t47, i64 %t49, i64 %t51)
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
  %t34 = mul i64 %t19, 24
  %t35 = getelementptr inbounds i64, ptr %t33, i64 %t34
  call void @sf_x_sweep1_pass0(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23, i64 %t25, i64 %t27)
  %t10 = add nuw nsw i64 %t9, %t5
  br label %b6
b8:
  ret void
}

define ptx_kernel void @sf_x_sweep_2(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "nvvm.maxntid"="256" "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
  %t34 = mul i64 %t19, 24
  %t35 = getelementptr inbounds i64, ptr %t33, i64 %t34
  call void @sf_x_sweep2_pass0(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23, i64 %t25, i64 %t27)
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
  %t16 = mul i64 %t9, 24
  %t17 = getelementptr inbounds i64, ptr %t15, i64 %t16
  call void @sf_x_stage0_2(ptr %ctx, ptr %t17, i64 %t9)
  %t10 = add nuw nsw i64 %t9, %t5
  br label %b6
b8:
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
  %t34 = mul i64 %t19, 24
  %t35 = getelementptr inbounds i64, ptr %t33, i64 %t34
  call void @sf_x_stage1_0_cells(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @sf_x_stage1_0_lists(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23, i64 %t25, i64 %t27)
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
  %t16 = mul i64 %t9, 24
  %t17 = getelementptr inbounds i64, ptr %t15, i64 %t16
  call void @sf_x_stage1_0(ptr %ctx, ptr %t17, i64 %t9)
  %t10 = add nuw nsw i64 %t9, %t5
  br label %b6
b8:
  ret void
}

define ptx_kernel void @sf_x_lists_3(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "nvvm.maxntid"="256" "nvvm.minctasm"="1" "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
  %t34 = mul i64 %t19, 24
  %t35 = getelementptr inbounds i64, ptr %t33, i64 %t34
  call void @sf_x_stage2_0_cells(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @sf_x_stage2_0_lists(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23, i64 %t25, i64 %t27)
  %t10 = add nuw nsw i64 %t9, %t5
  br label %b6
b8:
  ret void
}

define ptx_kernel void @sf_x_segment_3(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "nvvm.maxntid"="256" "nvvm.minctasm"="1" "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
  %t16 = mul i64 %t9, 24
  %t17 = getelementptr inbounds i64, ptr %t15, i64 %t16
  call void @sf_x_stage2_0(ptr %ctx, ptr %t17, i64 %t9)
  %t10 = add nuw nsw i64 %t9, %t5
  br label %b6
b8:
  ret void
}

!1000000 = distinct !{!1000000, !1000001}
!1000001 = !{!"llvm.loop.unroll.disable"}

target triple = "nvptx64-nvidia-cuda"

declare float @llvm.maximum.f32(float, float)
declare double @llvm.maximum.f64(double, double)
declare <4 x float> @llvm.maximum.v4f32(<4 x float>, <4 x float>)
declare double @llvm.minimum.f64(double, double)
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32)
declare i64 @llvm.smin.i64(i64, i64)
declare float @llvm.sqrt.f32(float)
declare double @llvm.sqrt.f64(double)
declare <4 x float> @llvm.sqrt.v4f32(<4 x float>)

define internal void @sf_x_sweep0_pass0(ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows, i64 %col, i64 %cols) convergent nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t8 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t9 = load i64, ptr %t8, align 8
  %t10 = inttoptr i64 %t9 to ptr addrspace(1)
  %t11 = addrspacecast ptr addrspace(1) %t10 to ptr
  %t12 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t13 = load i64, ptr %t12, align 8
  %t14 = mul i64 %t13, 12
  %t15 = getelementptr inbounds double, ptr %t11, i64 %t14
  %t31 = urem i64 %col, 4
  %t32 = urem i64 %cols, 4
  %t33 = add i64 %t31, %t32
  %t34 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t35 = load i64, ptr %t34, align 8
  %t36 = inttoptr i64 %t35 to ptr addrspace(1)
  %t37 = addrspacecast ptr addrspace(1) %t36 to ptr
  %t38 = ptrtoint ptr %t37 to i64
  %t39 = urem i64 %t38, 16
  %t40 = add i64 %t33, %t39
  %t41 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t42 = load i64, ptr %t41, align 8
  %t43 = inttoptr i64 %t42 to ptr addrspace(1)
  %t44 = addrspacecast ptr addrspace(1) %t43 to ptr
  %t45 = ptrtoint ptr %t44 to i64
  %t46 = urem i64 %t45, 16
  %t47 = add i64 %t40, %t46
  %t48 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t49 = load i64, ptr %t48, align 8
  %t50 = inttoptr i64 %t49 to ptr addrspace(1)
  %t51 = addrspacecast ptr addrspace(1) %t50 to ptr
  %t52 = ptrtoint ptr %t51 to i64
  %t53 = urem i64 %t52, 16
  %t54 = add i64 %t47, %t53
  %t55 = icmp eq i64 %t54, 0
  %t56 = add i64 %cols, 1023
  %t57 = udiv i64 %t56, 1024
  %t58 = icmp sle i64 32, %t57
  %t59 = and i1 %t55, %t58
  %t1 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t2 = and i32 %t1, 1023
  %t3 = zext i32 %t2 to i64
  %t4 = call i32 asm sideeffect "mov.u32 $0, %ntid.x;", "=r"()
  %t5 = zext i32 %t4 to i64
  %t6 = and i64 %t3, 15
  %t7 = and i64 %t3, 3
  %t16 = getelementptr inbounds double, ptr %t15, i64 7
  %t17 = load double, ptr %t16, align 8
  %t18 = fptrunc double %t17 to float
  %t19 = insertelement <4 x float> poison, float %t18, i64 0
  %t20 = shufflevector <4 x float> %t19, <4 x float> poison, <4 x i32> zeroinitializer
  %t21 = getelementptr inbounds double, ptr %t15, i64 8
  %t22 = load double, ptr %t21, align 8
  %t23 = fptrunc double %t22 to float
  %t24 = insertelement <4 x float> poison, float %t23, i64 0
  %t25 = shufflevector <4 x float> %t24, <4 x float> poison, <4 x i32> zeroinitializer
  %t26 = getelementptr inbounds double, ptr %t15, i64 9
  %t27 = load double, ptr %t26, align 8
  %t28 = fptrunc double %t27 to float
  %t29 = insertelement <4 x float> poison, float %t28, i64 0
  %t30 = shufflevector <4 x float> %t29, <4 x float> poison, <4 x i32> zeroinitializer
  br i1 %t59, label %b60, label %b61
b60:
  %t63 = add i64 %col, %cols
  %t64 = udiv i64 %t3, 4
  %t65 = udiv i64 %t5, 4
  %t66 = mul i64 %t64, 1024
  %t67 = mul i64 %t65, 1024
  %t68 = add i64 %col, %t66
  br label %b69
b69:
  %t72 = phi i64 [ %t68, %b60 ], [ %t73, %b400 ]
  %t74 = icmp slt i64 %t72, %t63
  br i1 %t74, label %b70, label %b71
b70:
  %t75 = call i64 asm "mov.b64 $0, $1;", "=l,l"(i64 %t72)
  %t76 = add i64 %t75, 1024
  %t77 = call i64 @llvm.smin.i64(i64 %t76, i64 %t63)
  %t88 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t89 = load i64, ptr %t88, align 8
  %t90 = inttoptr i64 %t89 to ptr addrspace(1)
  %t91 = addrspacecast ptr addrspace(1) %t90 to ptr
  %t95 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t96 = load i64, ptr %t95, align 8
  %t97 = inttoptr i64 %t96 to ptr addrspace(1)
  %t98 = addrspacecast ptr addrspace(1) %t97 to ptr
  %t101 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t102 = load i64, ptr %t101, align 8
  %t103 = inttoptr i64 %t102 to ptr addrspace(1)
  %t104 = addrspacecast ptr addrspace(1) %t103 to ptr
  %t78 = mul i64 %t7, 4
  %t79 = add i64 %t75, %t78
  br label %b80
b80:
  %t83 = phi i64 [ %t79, %b70 ], [ %t84, %b81 ]
  %t85 = phi <4 x double> [ splat (double 0x0000000000000000), %b70 ], [ %t118, %b81 ]
  %t86 = phi <4 x double> [ splat (double 0x0000000000000000), %b70 ], [ %t120, %b81 ]
  %t87 = icmp slt i64 %t83, %t77
  br i1 %t87, label %b81, label %b82
b81:
  %t92 = add i64 %t83, 0
  %t93 = getelementptr inbounds float, ptr %t91, i64 %t92
  %t94 = load <4 x float>, ptr %t93, align 16
  %t99 = getelementptr inbounds float, ptr %t98, i64 %t92
  %t100 = load <4 x float>, ptr %t99, align 16
  %t105 = getelementptr inbounds float, ptr %t104, i64 %t92
  %t106 = load <4 x float>, ptr %t105, align 16
  %t107 = fmul <4 x float> %t100, %t100
  %t108 = fmul <4 x float> %t20, %t106
  %t109 = fmul <4 x float> %t25, %t107
  %t110 = fadd <4 x float> %t108, %t109
  %t111 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %t110, <4 x float> %t30)
  %t112 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %t111)
  %t113 = fdiv <4 x float> splat (float 0x3FF0000000000000), %t112
  %t114 = fmul <4 x float> %t100, %t113
  %t115 = fmul <4 x float> %t94, %t94
  %t116 = fmul <4 x float> %t114, %t114
  %t117 = fpext <4 x float> %t115 to <4 x double>
  %t118 = fadd <4 x double> %t85, %t117
  %t119 = fpext <4 x float> %t116 to <4 x double>
  %t120 = fadd <4 x double> %t86, %t119
  %t121 = getelementptr inbounds float, ptr %t104, i64 %t92
  store <4 x float> %t110, ptr %t121, align 16
  %t84 = add nuw nsw i64 %t83, 16
  br label %b80, !llvm.loop !1000000
b82:
  %t122 = extractelement <4 x double> %t85, i64 0
  %t123 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t124 = and i32 %t123, 28
  %t125 = shl i32 15, %t124
  %t126 = bitcast double %t122 to i64
  %t127 = trunc i64 %t126 to i32
  %t128 = lshr i64 %t126, 32
  %t129 = trunc i64 %t128 to i32
  %t130 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t125, i32 %t127, i32 2, i32 7199)
  %t131 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t125, i32 %t129, i32 2, i32 7199)
  %t132 = zext i32 %t130 to i64
  %t133 = zext i32 %t131 to i64
  %t134 = shl i64 %t133, 32
  %t135 = or i64 %t134, %t132
  %t136 = bitcast i64 %t135 to double
  %t137 = insertelement <4 x double> poison, double %t136, i64 0
  %t138 = extractelement <4 x double> %t85, i64 1
  %t139 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t140 = and i32 %t139, 28
  %t141 = shl i32 15, %t140
  %t142 = bitcast double %t138 to i64
  %t143 = trunc i64 %t142 to i32
  %t144 = lshr i64 %t142, 32
  %t145 = trunc i64 %t144 to i32
  %t146 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t141, i32 %t143, i32 2, i32 7199)
  %t147 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t141, i32 %t145, i32 2, i32 7199)
  %t148 = zext i32 %t146 to i64
  %t149 = zext i32 %t147 to i64
  %t150 = shl i64 %t149, 32
  %t151 = or i64 %t150, %t148
  %t152 = bitcast i64 %t151 to double
  %t153 = insertelement <4 x double> %t137, double %t152, i64 1
  %t154 = extractelement <4 x double> %t85, i64 2
  %t155 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t156 = and i32 %t155, 28
  %t157 = shl i32 15, %t156
  %t158 = bitcast double %t154 to i64
  %t159 = trunc i64 %t158 to i32
  %t160 = lshr i64 %t158, 32
  %t161 = trunc i64 %t160 to i32
  %t162 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t157, i32 %t159, i32 2, i32 7199)
  %t163 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t157, i32 %t161, i32 2, i32 7199)
  %t164 = zext i32 %t162 to i64
  %t165 = zext i32 %t163 to i64
  %t166 = shl i64 %t165, 32
  %t167 = or i64 %t166, %t164
  %t168 = bitcast i64 %t167 to double
  %t169 = insertelement <4 x double> %t153, double %t168, i64 2
  %t170 = extractelement <4 x double> %t85, i64 3
  %t171 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t172 = and i32 %t171, 28
  %t173 = shl i32 15, %t172
  %t174 = bitcast double %t170 to i64
  %t175 = trunc i64 %t174 to i32
  %t176 = lshr i64 %t174, 32
  %t177 = trunc i64 %t176 to i32
  %t178 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t173, i32 %t175, i32 2, i32 7199)
  %t179 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t173, i32 %t177, i32 2, i32 7199)
  %t180 = zext i32 %t178 to i64
  %t181 = zext i32 %t179 to i64
  %t182 = shl i64 %t181, 32
  %t183 = or i64 %t182, %t180
  %t184 = bitcast i64 %t183 to double
  %t185 = insertelement <4 x double> %t169, double %t184, i64 3
  %t186 = fadd <4 x double> %t85, %t185
  %t187 = extractelement <4 x double> %t186, i64 0
  %t188 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t189 = and i32 %t188, 28
  %t190 = shl i32 15, %t189
  %t191 = bitcast double %t187 to i64
  %t192 = trunc i64 %t191 to i32
  %t193 = lshr i64 %t191, 32
  %t194 = trunc i64 %t193 to i32
  %t195 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t190, i32 %t192, i32 1, i32 7199)
  %t196 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t190, i32 %t194, i32 1, i32 7199)
  %t197 = zext i32 %t195 to i64
  %t198 = zext i32 %t196 to i64
  %t199 = shl i64 %t198, 32
  %t200 = or i64 %t199, %t197
  %t201 = bitcast i64 %t200 to double
  %t202 = insertelement <4 x double> poison, double %t201, i64 0
  %t203 = extractelement <4 x double> %t186, i64 1
  %t204 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t205 = and i32 %t204, 28
  %t206 = shl i32 15, %t205
  %t207 = bitcast double %t203 to i64
  %t208 = trunc i64 %t207 to i32
  %t209 = lshr i64 %t207, 32
  %t210 = trunc i64 %t209 to i32
  %t211 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t206, i32 %t208, i32 1, i32 7199)
  %t212 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t206, i32 %t210, i32 1, i32 7199)
  %t213 = zext i32 %t211 to i64
  %t214 = zext i32 %t212 to i64
  %t215 = shl i64 %t214, 32
  %t216 = or i64 %t215, %t213
  %t217 = bitcast i64 %t216 to double
  %t218 = insertelement <4 x double> %t202, double %t217, i64 1
  %t219 = extractelement <4 x double> %t186, i64 2
  %t220 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t221 = and i32 %t220, 28
  %t222 = shl i32 15, %t221
  %t223 = bitcast double %t219 to i64
  %t224 = trunc i64 %t223 to i32
  %t225 = lshr i64 %t223, 32
  %t226 = trunc i64 %t225 to i32
  %t227 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t222, i32 %t224, i32 1, i32 7199)
  %t228 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t222, i32 %t226, i32 1, i32 7199)
  %t229 = zext i32 %t227 to i64
  %t230 = zext i32 %t228 to i64
  %t231 = shl i64 %t230, 32
  %t232 = or i64 %t231, %t229
  %t233 = bitcast i64 %t232 to double
  %t234 = insertelement <4 x double> %t218, double %t233, i64 2
  %t235 = extractelement <4 x double> %t186, i64 3
  %t236 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t237 = and i32 %t236, 28
  %t238 = shl i32 15, %t237
  %t239 = bitcast double %t235 to i64
  %t240 = trunc i64 %t239 to i32
  %t241 = lshr i64 %t239, 32
  %t242 = trunc i64 %t241 to i32
  %t243 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t238, i32 %t240, i32 1, i32 7199)
  %t244 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t238, i32 %t242, i32 1, i32 7199)
  %t245 = zext i32 %t243 to i64
  %t246 = zext i32 %t244 to i64
  %t247 = shl i64 %t246, 32
  %t248 = or i64 %t247, %t245
  %t249 = bitcast i64 %t248 to double
  %t250 = insertelement <4 x double> %t234, double %t249, i64 3
  %t251 = fadd <4 x double> %t186, %t250
  %t252 = shufflevector <4 x double> %t251, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t253 = shufflevector <4 x double> %t251, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t254 = fadd <2 x double> %t252, %t253
  %t255 = shufflevector <2 x double> %t254, <2 x double> poison, <1 x i32> <i32 0>
  %t256 = shufflevector <2 x double> %t254, <2 x double> poison, <1 x i32> <i32 1>
  %t257 = extractelement <1 x double> %t255, i64 0
  %t258 = extractelement <1 x double> %t256, i64 0
  %t259 = fadd double %t257, %t258
  %t260 = extractelement <4 x double> %t86, i64 0
  %t261 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t262 = and i32 %t261, 28
  %t263 = shl i32 15, %t262
  %t264 = bitcast double %t260 to i64
  %t265 = trunc i64 %t264 to i32
  %t266 = lshr i64 %t264, 32
  %t267 = trunc i64 %t266 to i32
  %t268 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t263, i32 %t265, i32 2, i32 7199)
  %t269 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t263, i32 %t267, i32 2, i32 7199)
  %t270 = zext i32 %t268 to i64
  %t271 = zext i32 %t269 to i64
  %t272 = shl i64 %t271, 32
  %t273 = or i64 %t272, %t270
  %t274 = bitcast i64 %t273 to double
  %t275 = insertelement <4 x double> poison, double %t274, i64 0
  %t276 = extractelement <4 x double> %t86, i64 1
  %t277 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t278 = and i32 %t277, 28
  %t279 = shl i32 15, %t278
  %t280 = bitcast double %t276 to i64
  %t281 = trunc i64 %t280 to i32
  %t282 = lshr i64 %t280, 32
  %t283 = trunc i64 %t282 to i32
  %t284 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t279, i32 %t281, i32 2, i32 7199)
  %t285 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t279, i32 %t283, i32 2, i32 7199)
  %t286 = zext i32 %t284 to i64
  %t287 = zext i32 %t285 to i64
  %t288 = shl i64 %t287, 32
  %t289 = or i64 %t288, %t286
  %t290 = bitcast i64 %t289 to double
  %t291 = insertelement <4 x double> %t275, double %t290, i64 1
  %t292 = extractelement <4 x double> %t86, i64 2
  %t293 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t294 = and i32 %t293, 28
  %t295 = shl i32 15, %t294
  %t296 = bitcast double %t292 to i64
  %t297 = trunc i64 %t296 to i32
  %t298 = lshr i64 %t296, 32
  %t299 = trunc i64 %t298 to i32
  %t300 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t295, i32 %t297, i32 2, i32 7199)
  %t301 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t295, i32 %t299, i32 2, i32 7199)
  %t302 = zext i32 %t300 to i64
  %t303 = zext i32 %t301 to i64
  %t304 = shl i64 %t303, 32
  %t305 = or i64 %t304, %t302
  %t306 = bitcast i64 %t305 to double
  %t307 = insertelement <4 x double> %t291, double %t306, i64 2
  %t308 = extractelement <4 x double> %t86, i64 3
  %t309 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t310 = and i32 %t309, 28
  %t311 = shl i32 15, %t310
  %t312 = bitcast double %t308 to i64
  %t313 = trunc i64 %t312 to i32
  %t314 = lshr i64 %t312, 32
  %t315 = trunc i64 %t314 to i32
  %t316 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t311, i32 %t313, i32 2, i32 7199)
  %t317 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t311, i32 %t315, i32 2, i32 7199)
  %t318 = zext i32 %t316 to i64
  %t319 = zext i32 %t317 to i64
  %t320 = shl i64 %t319, 32
  %t321 = or i64 %t320, %t318
  %t322 = bitcast i64 %t321 to double
  %t323 = insertelement <4 x double> %t307, double %t322, i64 3
  %t324 = fadd <4 x double> %t86, %t323
  %t325 = extractelement <4 x double> %t324, i64 0
  %t326 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t327 = and i32 %t326, 28
  %t328 = shl i32 15, %t327
  %t329 = bitcast double %t325 to i64
  %t330 = trunc i64 %t329 to i32
  %t331 = lshr i64 %t329, 32
  %t332 = trunc i64 %t331 to i32
  %t333 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t328, i32 %t330, i32 1, i32 7199)
  %t334 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t328, i32 %t332, i32 1, i32 7199)
  %t335 = zext i32 %t333 to i64
  %t336 = zext i32 %t334 to i64
  %t337 = shl i64 %t336, 32
  %t338 = or i64 %t337, %t335
  %t339 = bitcast i64 %t338 to double
  %t340 = insertelement <4 x double> poison, double %t339, i64 0
  %t341 = extractelement <4 x double> %t324, i64 1
  %t342 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t343 = and i32 %t342, 28
  %t344 = shl i32 15, %t343
  %t345 = bitcast double %t341 to i64
  %t346 = trunc i64 %t345 to i32
  %t347 = lshr i64 %t345, 32
  %t348 = trunc i64 %t347 to i32
  %t349 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t344, i32 %t346, i32 1, i32 7199)
  %t350 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t344, i32 %t348, i32 1, i32 7199)
  %t351 = zext i32 %t349 to i64
  %t352 = zext i32 %t350 to i64
  %t353 = shl i64 %t352, 32
  %t354 = or i64 %t353, %t351
  %t355 = bitcast i64 %t354 to double
  %t356 = insertelement <4 x double> %t340, double %t355, i64 1
  %t357 = extractelement <4 x double> %t324, i64 2
  %t358 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t359 = and i32 %t358, 28
  %t360 = shl i32 15, %t359
  %t361 = bitcast double %t357 to i64
  %t362 = trunc i64 %t361 to i32
  %t363 = lshr i64 %t361, 32
  %t364 = trunc i64 %t363 to i32
  %t365 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t360, i32 %t362, i32 1, i32 7199)
  %t366 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t360, i32 %t364, i32 1, i32 7199)
  %t367 = zext i32 %t365 to i64
  %t368 = zext i32 %t366 to i64
  %t369 = shl i64 %t368, 32
  %t370 = or i64 %t369, %t367
  %t371 = bitcast i64 %t370 to double
  %t372 = insertelement <4 x double> %t356, double %t371, i64 2
  %t373 = extractelement <4 x double> %t324, i64 3
  %t374 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t375 = and i32 %t374, 28
  %t376 = shl i32 15, %t375
  %t377 = bitcast double %t373 to i64
  %t378 = trunc i64 %t377 to i32
  %t379 = lshr i64 %t377, 32
  %t380 = trunc i64 %t379 to i32
  %t381 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t376, i32 %t378, i32 1, i32 7199)
  %t382 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t376, i32 %t380, i32 1, i32 7199)
  %t383 = zext i32 %t381 to i64
  %t384 = zext i32 %t382 to i64
  %t385 = shl i64 %t384, 32
  %t386 = or i64 %t385, %t383
  %t387 = bitcast i64 %t386 to double
  %t388 = insertelement <4 x double> %t372, double %t387, i64 3
  %t389 = fadd <4 x double> %t324, %t388
  %t390 = shufflevector <4 x double> %t389, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t391 = shufflevector <4 x double> %t389, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t392 = fadd <2 x double> %t390, %t391
  %t393 = shufflevector <2 x double> %t392, <2 x double> poison, <1 x i32> <i32 0>
  %t394 = shufflevector <2 x double> %t392, <2 x double> poison, <1 x i32> <i32 1>
  %t395 = extractelement <1 x double> %t393, i64 0
  %t396 = extractelement <1 x double> %t394, i64 0
  %t397 = fadd double %t395, %t396
  %t398 = icmp eq i64 %t7, 0
  br i1 %t398, label %b399, label %b400
b399:
  %t401 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t402 = load i64, ptr %t401, align 8
  %t403 = inttoptr i64 %t402 to ptr addrspace(1)
  %t404 = addrspacecast ptr addrspace(1) %t403 to ptr
  %t405 = udiv i64 %t75, 1024
  %t407 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t408 = load i64, ptr %t407, align 8
  %t409 = inttoptr i64 %t408 to ptr addrspace(1)
  %t410 = addrspacecast ptr addrspace(1) %t409 to ptr
  %t406 = getelementptr inbounds double, ptr %t404, i64 %t405
  store double %t259, ptr %t406, align 8
  %t411 = getelementptr inbounds double, ptr %t410, i64 %t405
  store double %t397, ptr %t411, align 8
  br label %b400
b400:
  %t73 = add nuw nsw i64 %t72, %t67
  br label %b69, !llvm.loop !1000000
b71:
  br label %b62
b61:
  %t412 = add i64 %col, %cols
  %t413 = udiv i64 %t3, 16
  %t414 = udiv i64 %t5, 16
  %t415 = mul i64 %t413, 1024
  %t416 = mul i64 %t414, 1024
  %t417 = add i64 %col, %t415
  br label %b418
b418:
  %t421 = phi i64 [ %t417, %b61 ], [ %t422, %b744 ]
  %t423 = icmp slt i64 %t421, %t412
  br i1 %t423, label %b419, label %b420
b419:
  %t424 = call i64 asm "mov.b64 $0, $1;", "=l,l"(i64 %t421)
  %t425 = add i64 %t424, 1024
  %t426 = call i64 @llvm.smin.i64(i64 %t425, i64 %t412)
  %t427 = sub i64 %t426, %t424
  %t428 = urem i64 %t427, 64
  %t429 = sub i64 %t427, %t428
  %t430 = add i64 %t424, %t429
  %t441 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t442 = load i64, ptr %t441, align 8
  %t443 = inttoptr i64 %t442 to ptr addrspace(1)
  %t444 = addrspacecast ptr addrspace(1) %t443 to ptr
  %t449 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t450 = load i64, ptr %t449, align 8
  %t451 = inttoptr i64 %t450 to ptr addrspace(1)
  %t452 = addrspacecast ptr addrspace(1) %t451 to ptr
  %t457 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t458 = load i64, ptr %t457, align 8
  %t459 = inttoptr i64 %t458 to ptr addrspace(1)
  %t460 = addrspacecast ptr addrspace(1) %t459 to ptr
  br label %b431
b431:
  %t434 = phi i64 [ %t424, %b419 ], [ %t435, %b432 ]
  %t436 = phi double [ 0x0000000000000000, %b419 ], [ %t562, %b432 ]
  %t437 = phi double [ 0x0000000000000000, %b419 ], [ %t564, %b432 ]
  %t438 = icmp slt i64 %t434, %t430
  br i1 %t438, label %b432, label %b433
b432:
  %t439 = add i64 %t434, 16
  %t440 = add i64 %t434, %t6
  %t465 = add i64 %t440, 16
  %t472 = add i64 %t440, 32
  %t479 = add i64 %t440, 48
  %t445 = getelementptr inbounds float, ptr %t444, i64 %t440
  %t446 = load float, ptr %t445, align 4
  %t447 = insertelement <4 x float> poison, float %t446, i64 0
  %t448 = shufflevector <4 x float> %t447, <4 x float> poison, <4 x i32> zeroinitializer
  %t453 = getelementptr inbounds float, ptr %t452, i64 %t440
  %t454 = load float, ptr %t453, align 4
  %t455 = insertelement <4 x float> poison, float %t454, i64 0
  %t456 = shufflevector <4 x float> %t455, <4 x float> poison, <4 x i32> zeroinitializer
  %t461 = getelementptr inbounds float, ptr %t460, i64 %t440
  %t462 = load float, ptr %t461, align 4
  %t463 = insertelement <4 x float> poison, float %t462, i64 0
  %t464 = shufflevector <4 x float> %t463, <4 x float> poison, <4 x i32> zeroinitializer
  %t466 = getelementptr inbounds float, ptr %t444, i64 %t465
  %t467 = load float, ptr %t466, align 4
  %t468 = getelementptr inbounds float, ptr %t452, i64 %t465
  %t469 = load float, ptr %t468, align 4
  %t470 = getelementptr inbounds float, ptr %t460, i64 %t465
  %t471 = load float, ptr %t470, align 4
  %t473 = getelementptr inbounds float, ptr %t444, i64 %t472
  %t474 = load float, ptr %t473, align 4
  %t475 = getelementptr inbounds float, ptr %t452, i64 %t472
  %t476 = load float, ptr %t475, align 4
  %t477 = getelementptr inbounds float, ptr %t460, i64 %t472
  %t478 = load float, ptr %t477, align 4
  %t480 = getelementptr inbounds float, ptr %t444, i64 %t479
  %t481 = load float, ptr %t480, align 4
  %t482 = getelementptr inbounds float, ptr %t452, i64 %t479
  %t483 = load float, ptr %t482, align 4
  %t484 = getelementptr inbounds float, ptr %t460, i64 %t479
  %t485 = load float, ptr %t484, align 4
  %t486 = fmul float %t454, %t454
  %t487 = insertelement <4 x float> poison, float %t486, i64 0
  %t488 = shufflevector <4 x float> %t487, <4 x float> poison, <4 x i32> zeroinitializer
  %t489 = fmul float %t18, %t462
  %t490 = insertelement <4 x float> poison, float %t489, i64 0
  %t491 = shufflevector <4 x float> %t490, <4 x float> poison, <4 x i32> zeroinitializer
  %t492 = fmul float %t23, %t486
  %t493 = insertelement <4 x float> poison, float %t492, i64 0
  %t494 = shufflevector <4 x float> %t493, <4 x float> poison, <4 x i32> zeroinitializer
  %t495 = fadd float %t489, %t492
  %t496 = insertelement <4 x float> poison, float %t495, i64 0
  %t497 = shufflevector <4 x float> %t496, <4 x float> poison, <4 x i32> zeroinitializer
  %t498 = call float @llvm.maximum.f32(float %t495, float %t28)
  %t499 = insertelement <4 x float> poison, float %t498, i64 0
  %t500 = shufflevector <4 x float> %t499, <4 x float> poison, <4 x i32> zeroinitializer
  %t501 = call float @llvm.sqrt.f32(float %t498)
  %t502 = insertelement <4 x float> poison, float %t501, i64 0
  %t503 = shufflevector <4 x float> %t502, <4 x float> poison, <4 x i32> zeroinitializer
  %t504 = fdiv float 0x3FF0000000000000, %t501
  %t505 = insertelement <4 x float> poison, float %t504, i64 0
  %t506 = shufflevector <4 x float> %t505, <4 x float> poison, <4 x i32> zeroinitializer
  %t507 = fmul float %t454, %t504
  %t508 = insertelement <4 x float> poison, float %t507, i64 0
  %t509 = shufflevector <4 x float> %t508, <4 x float> poison, <4 x i32> zeroinitializer
  %t510 = fmul float %t446, %t446
  %t511 = insertelement <4 x float> poison, float %t510, i64 0
  %t512 = shufflevector <4 x float> %t511, <4 x float> poison, <4 x i32> zeroinitializer
  %t513 = fmul float %t507, %t507
  %t514 = insertelement <4 x float> poison, float %t513, i64 0
  %t515 = shufflevector <4 x float> %t514, <4 x float> poison, <4 x i32> zeroinitializer
  %t516 = fpext float %t510 to double
  %t517 = fadd double %t436, %t516
  %t518 = fpext float %t513 to double
  %t519 = fadd double %t437, %t518
  %t520 = getelementptr inbounds float, ptr %t460, i64 %t440
  store float %t495, ptr %t520, align 4
  %t521 = fmul float %t469, %t469
  %t522 = fmul float %t18, %t471
  %t523 = fmul float %t23, %t521
  %t524 = fadd float %t522, %t523
  %t525 = call float @llvm.maximum.f32(float %t524, float %t28)
  %t526 = call float @llvm.sqrt.f32(float %t525)
  %t527 = fdiv float 0x3FF0000000000000, %t526
  %t528 = fmul float %t469, %t527
  %t529 = fmul float %t467, %t467
  %t530 = fmul float %t528, %t528
  %t531 = fpext float %t529 to double
  %t532 = fadd double %t517, %t531
  %t533 = fpext float %t530 to double
  %t534 = fadd double %t519, %t533
  %t535 = getelementptr inbounds float, ptr %t460, i64 %t465
  store float %t524, ptr %t535, align 4
  %t536 = fmul float %t476, %t476
  %t537 = fmul float %t18, %t478
  %t538 = fmul float %t23, %t536
  %t539 = fadd float %t537, %t538
  %t540 = call float @llvm.maximum.f32(float %t539, float %t28)
  %t541 = call float @llvm.sqrt.f32(float %t540)
  %t542 = fdiv float 0x3FF0000000000000, %t541
  %t543 = fmul float %t476, %t542
  %t544 = fmul float %t474, %t474
  %t545 = fmul float %t543, %t543
  %t546 = fpext float %t544 to double
  %t547 = fadd double %t532, %t546
  %t548 = fpext float %t545 to double
  %t549 = fadd double %t534, %t548
  %t550 = getelementptr inbounds float, ptr %t460, i64 %t472
  store float %t539, ptr %t550, align 4
  %t551 = fmul float %t483, %t483
  %t552 = fmul float %t18, %t485
  %t553 = fmul float %t23, %t551
  %t554 = fadd float %t552, %t553
  %t555 = call float @llvm.maximum.f32(float %t554, float %t28)
  %t556 = call float @llvm.sqrt.f32(float %t555)
  %t557 = fdiv float 0x3FF0000000000000, %t556
  %t558 = fmul float %t483, %t557
  %t559 = fmul float %t481, %t481
  %t560 = fmul float %t558, %t558
  %t561 = fpext float %t559 to double
  %t562 = fadd double %t547, %t561
  %t563 = fpext float %t560 to double
  %t564 = fadd double %t549, %t563
  %t565 = getelementptr inbounds float, ptr %t460, i64 %t479
  store float %t554, ptr %t565, align 4
  %t435 = add nuw nsw i64 %t434, 64
  br label %b431, !llvm.loop !1000000
b433:
  %t566 = add i64 %t430, %t6
  br label %b567
b567:
  %t570 = phi i64 [ %t566, %b433 ], [ %t571, %b568 ]
  %t572 = phi double [ %t436, %b433 ], [ %t618, %b568 ]
  %t573 = phi double [ %t437, %b433 ], [ %t620, %b568 ]
  %t574 = icmp slt i64 %t570, %t426
  br i1 %t574, label %b568, label %b569
b568:
  %t575 = getelementptr inbounds float, ptr %t444, i64 %t570
  %t576 = load float, ptr %t575, align 4
  %t577 = insertelement <4 x float> poison, float %t576, i64 0
  %t578 = shufflevector <4 x float> %t577, <4 x float> poison, <4 x i32> zeroinitializer
  %t579 = getelementptr inbounds float, ptr %t452, i64 %t570
  %t580 = load float, ptr %t579, align 4
  %t581 = insertelement <4 x float> poison, float %t580, i64 0
  %t582 = shufflevector <4 x float> %t581, <4 x float> poison, <4 x i32> zeroinitializer
  %t583 = getelementptr inbounds float, ptr %t460, i64 %t570
  %t584 = load float, ptr %t583, align 4
  %t585 = insertelement <4 x float> poison, float %t584, i64 0
  %t586 = shufflevector <4 x float> %t585, <4 x float> poison, <4 x i32> zeroinitializer
  %t587 = fmul float %t580, %t580
  %t588 = insertelement <4 x float> poison, float %t587, i64 0
  %t589 = shufflevector <4 x float> %t588, <4 x float> poison, <4 x i32> zeroinitializer
  %t590 = fmul float %t18, %t584
  %t591 = insertelement <4 x float> poison, float %t590, i64 0
  %t592 = shufflevector <4 x float> %t591, <4 x float> poison, <4 x i32> zeroinitializer
  %t593 = fmul float %t23, %t587
  %t594 = insertelement <4 x float> poison, float %t593, i64 0
  %t595 = shufflevector <4 x float> %t594, <4 x float> poison, <4 x i32> zeroinitializer
  %t596 = fadd float %t590, %t593
  %t597 = insertelement <4 x float> poison, float %t596, i64 0
  %t598 = shufflevector <4 x float> %t597, <4 x float> poison, <4 x i32> zeroinitializer
  %t599 = call float @llvm.maximum.f32(float %t596, float %t28)
  %t600 = insertelement <4 x float> poison, float %t599, i64 0
  %t601 = shufflevector <4 x float> %t600, <4 x float> poison, <4 x i32> zeroinitializer
  %t602 = call float @llvm.sqrt.f32(float %t599)
  %t603 = insertelement <4 x float> poison, float %t602, i64 0
  %t604 = shufflevector <4 x float> %t603, <4 x float> poison, <4 x i32> zeroinitializer
  %t605 = fdiv float 0x3FF0000000000000, %t602
  %t606 = insertelement <4 x float> poison, float %t605, i64 0
  %t607 = shufflevector <4 x float> %t606, <4 x float> poison, <4 x i32> zeroinitializer
  %t608 = fmul float %t580, %t605
  %t609 = insertelement <4 x float> poison, float %t608, i64 0
  %t610 = shufflevector <4 x float> %t609, <4 x float> poison, <4 x i32> zeroinitializer
  %t611 = fmul float %t576, %t576
  %t612 = insertelement <4 x float> poison, float %t611, i64 0
  %t613 = shufflevector <4 x float> %t612, <4 x float> poison, <4 x i32> zeroinitializer
  %t614 = fmul float %t608, %t608
  %t615 = insertelement <4 x float> poison, float %t614, i64 0
  %t616 = shufflevector <4 x float> %t615, <4 x float> poison, <4 x i32> zeroinitializer
  %t617 = fpext float %t611 to double
  %t618 = fadd double %t572, %t617
  %t619 = fpext float %t614 to double
  %t620 = fadd double %t573, %t619
  %t621 = getelementptr inbounds float, ptr %t460, i64 %t570
  store float %t596, ptr %t621, align 4
  %t571 = add nuw nsw i64 %t570, 16
  br label %b567, !llvm.loop !1000000
b569:
  %t622 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t623 = and i32 %t622, 16
  %t624 = shl i32 65535, %t623
  %t625 = bitcast double %t572 to i64
  %t626 = trunc i64 %t625 to i32
  %t627 = lshr i64 %t625, 32
  %t628 = trunc i64 %t627 to i32
  %t629 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t624, i32 %t626, i32 8, i32 4127)
  %t630 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t624, i32 %t628, i32 8, i32 4127)
  %t631 = zext i32 %t629 to i64
  %t632 = zext i32 %t630 to i64
  %t633 = shl i64 %t632, 32
  %t634 = or i64 %t633, %t631
  %t635 = bitcast i64 %t634 to double
  %t636 = fadd double %t572, %t635
  %t637 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t638 = and i32 %t637, 16
  %t639 = shl i32 65535, %t638
  %t640 = bitcast double %t636 to i64
  %t641 = trunc i64 %t640 to i32
  %t642 = lshr i64 %t640, 32
  %t643 = trunc i64 %t642 to i32
  %t644 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t639, i32 %t641, i32 4, i32 4127)
  %t645 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t639, i32 %t643, i32 4, i32 4127)
  %t646 = zext i32 %t644 to i64
  %t647 = zext i32 %t645 to i64
  %t648 = shl i64 %t647, 32
  %t649 = or i64 %t648, %t646
  %t650 = bitcast i64 %t649 to double
  %t651 = fadd double %t636, %t650
  %t652 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t653 = and i32 %t652, 16
  %t654 = shl i32 65535, %t653
  %t655 = bitcast double %t651 to i64
  %t656 = trunc i64 %t655 to i32
  %t657 = lshr i64 %t655, 32
  %t658 = trunc i64 %t657 to i32
  %t659 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t654, i32 %t656, i32 2, i32 4127)
  %t660 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t654, i32 %t658, i32 2, i32 4127)
  %t661 = zext i32 %t659 to i64
  %t662 = zext i32 %t660 to i64
  %t663 = shl i64 %t662, 32
  %t664 = or i64 %t663, %t661
  %t665 = bitcast i64 %t664 to double
  %t666 = fadd double %t651, %t665
  %t667 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t668 = and i32 %t667, 16
  %t669 = shl i32 65535, %t668
  %t670 = bitcast double %t666 to i64
  %t671 = trunc i64 %t670 to i32
  %t672 = lshr i64 %t670, 32
  %t673 = trunc i64 %t672 to i32
  %t674 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t669, i32 %t671, i32 1, i32 4127)
  %t675 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t669, i32 %t673, i32 1, i32 4127)
  %t676 = zext i32 %t674 to i64
  %t677 = zext i32 %t675 to i64
  %t678 = shl i64 %t677, 32
  %t679 = or i64 %t678, %t676
  %t680 = bitcast i64 %t679 to double
  %t681 = fadd double %t666, %t680
  %t682 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t683 = and i32 %t682, 16
  %t684 = shl i32 65535, %t683
  %t685 = bitcast double %t573 to i64
  %t686 = trunc i64 %t685 to i32
  %t687 = lshr i64 %t685, 32
  %t688 = trunc i64 %t687 to i32
  %t689 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t684, i32 %t686, i32 8, i32 4127)
  %t690 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t684, i32 %t688, i32 8, i32 4127)
  %t691 = zext i32 %t689 to i64
  %t692 = zext i32 %t690 to i64
  %t693 = shl i64 %t692, 32
  %t694 = or i64 %t693, %t691
  %t695 = bitcast i64 %t694 to double
  %t696 = fadd double %t573, %t695
  %t697 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t698 = and i32 %t697, 16
  %t699 = shl i32 65535, %t698
  %t700 = bitcast double %t696 to i64
  %t701 = trunc i64 %t700 to i32
  %t702 = lshr i64 %t700, 32
  %t703 = trunc i64 %t702 to i32
  %t704 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t699, i32 %t701, i32 4, i32 4127)
  %t705 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t699, i32 %t703, i32 4, i32 4127)
  %t706 = zext i32 %t704 to i64
  %t707 = zext i32 %t705 to i64
  %t708 = shl i64 %t707, 32
  %t709 = or i64 %t708, %t706
  %t710 = bitcast i64 %t709 to double
  %t711 = fadd double %t696, %t710
  %t712 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t713 = and i32 %t712, 16
  %t714 = shl i32 65535, %t713
  %t715 = bitcast double %t711 to i64
  %t716 = trunc i64 %t715 to i32
  %t717 = lshr i64 %t715, 32
  %t718 = trunc i64 %t717 to i32
  %t719 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t714, i32 %t716, i32 2, i32 4127)
  %t720 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t714, i32 %t718, i32 2, i32 4127)
  %t721 = zext i32 %t719 to i64
  %t722 = zext i32 %t720 to i64
  %t723 = shl i64 %t722, 32
  %t724 = or i64 %t723, %t721
  %t725 = bitcast i64 %t724 to double
  %t726 = fadd double %t711, %t725
  %t727 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t728 = and i32 %t727, 16
  %t729 = shl i32 65535, %t728
  %t730 = bitcast double %t726 to i64
  %t731 = trunc i64 %t730 to i32
  %t732 = lshr i64 %t730, 32
  %t733 = trunc i64 %t732 to i32
  %t734 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t729, i32 %t731, i32 1, i32 4127)
  %t735 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t729, i32 %t733, i32 1, i32 4127)
  %t736 = zext i32 %t734 to i64
  %t737 = zext i32 %t735 to i64
  %t738 = shl i64 %t737, 32
  %t739 = or i64 %t738, %t736
  %t740 = bitcast i64 %t739 to double
  %t741 = fadd double %t726, %t740
  %t742 = icmp eq i64 %t6, 0
  br i1 %t742, label %b743, label %b744
b743:
  %t745 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t746 = load i64, ptr %t745, align 8
  %t747 = inttoptr i64 %t746 to ptr addrspace(1)
  %t748 = addrspacecast ptr addrspace(1) %t747 to ptr
  %t749 = udiv i64 %t424, 1024
  %t751 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t752 = load i64, ptr %t751, align 8
  %t753 = inttoptr i64 %t752 to ptr addrspace(1)
  %t754 = addrspacecast ptr addrspace(1) %t753 to ptr
  %t750 = getelementptr inbounds double, ptr %t748, i64 %t749
  store double %t681, ptr %t750, align 8
  %t755 = getelementptr inbounds double, ptr %t754, i64 %t749
  store double %t741, ptr %t755, align 8
  br label %b744
b744:
  %t422 = add nuw nsw i64 %t421, %t416
  br label %b418, !llvm.loop !1000000
b420:
  br label %b62
b62:
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
  %t13 = mul i64 %t12, 12
  %t14 = getelementptr inbounds double, ptr %t10, i64 %t13
  %t25 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t26 = load i64, ptr %t25, align 8
  %t27 = inttoptr i64 %t26 to ptr addrspace(1)
  %t28 = addrspacecast ptr addrspace(1) %t27 to ptr
  %t29 = mul i64 %number, 2
  %t30 = getelementptr inbounds double, ptr %t28, i64 %t29
  %t36 = urem i64 %col, 4
  %t37 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t38 = load i64, ptr %t37, align 8
  %t39 = inttoptr i64 %t38 to ptr addrspace(1)
  %t40 = addrspacecast ptr addrspace(1) %t39 to ptr
  %t41 = ptrtoint ptr %t40 to i64
  %t42 = urem i64 %t41, 16
  %t43 = add i64 %t36, %t42
  %t44 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t45 = load i64, ptr %t44, align 8
  %t46 = inttoptr i64 %t45 to ptr addrspace(1)
  %t47 = addrspacecast ptr addrspace(1) %t46 to ptr
  %t48 = ptrtoint ptr %t47 to i64
  %t49 = urem i64 %t48, 16
  %t50 = add i64 %t43, %t49
  %t51 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t52 = load i64, ptr %t51, align 8
  %t53 = inttoptr i64 %t52 to ptr addrspace(1)
  %t54 = addrspacecast ptr addrspace(1) %t53 to ptr
  %t55 = ptrtoint ptr %t54 to i64
  %t56 = urem i64 %t55, 16
  %t57 = add i64 %t50, %t56
  %t58 = icmp eq i64 %t57, 0
  %t59 = add i64 %col, %cols
  %t60 = sub i64 %t59, %col
  %t61 = urem i64 %t60, 4
  %t62 = sub i64 %t60, %t61
  %t63 = select i1 %t58, i64 %t62, i64 0
  %t64 = add i64 %col, %t63
  %t65 = sub i64 %t59, %t64
  %t66 = urem i64 %t65, 1024
  %t67 = sub i64 %t65, %t66
  %t68 = sub i64 %t64, %col
  %t69 = urem i64 %t68, 2048
  %t70 = sub i64 %t68, %t69
  %t71 = add i64 %col, %t70
  %t145 = add i64 %t64, %t67
  %t1 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t2 = and i32 %t1, 1023
  %t3 = zext i32 %t2 to i64
  %t4 = call i32 asm sideeffect "mov.u32 $0, %ntid.x;", "=r"()
  %t5 = zext i32 %t4 to i64
  %t6 = and i64 %t3, 15
  %t15 = getelementptr inbounds double, ptr %t14, i64 9
  %t16 = load double, ptr %t15, align 8
  %t17 = fptrunc double %t16 to float
  %t18 = insertelement <4 x float> poison, float %t17, i64 0
  %t19 = shufflevector <4 x float> %t18, <4 x float> poison, <4 x i32> zeroinitializer
  %t20 = getelementptr inbounds double, ptr %t14, i64 11
  %t21 = load double, ptr %t20, align 8
  %t22 = fptrunc double %t21 to float
  %t23 = insertelement <4 x float> poison, float %t22, i64 0
  %t24 = shufflevector <4 x float> %t23, <4 x float> poison, <4 x i32> zeroinitializer
  %t31 = getelementptr inbounds double, ptr %t30, i64 1
  %t32 = load double, ptr %t31, align 8
  %t33 = fptrunc double %t32 to float
  %t34 = insertelement <4 x float> poison, float %t33, i64 0
  %t35 = shufflevector <4 x float> %t34, <4 x float> poison, <4 x i32> zeroinitializer
  br label %b72
b72:
  %t75 = phi i64 [ %col, %entry ], [ %t76, %b84 ]
  %t77 = icmp slt i64 %t75, %t71
  br i1 %t77, label %b73, label %b74
b73:
  %t78 = add i64 %t75, 1024
  %t79 = mul i64 %t3, 4
  %t80 = mul i64 %t5, 4
  %t81 = add i64 %t75, %t79
  br label %b82
b82:
  %t85 = phi i64 [ %t81, %b73 ], [ %t86, %b83 ]
  %t87 = icmp slt i64 %t85, %t78
  br i1 %t87, label %b83, label %b84
b83:
  %t95 = add i64 %t85, 1024
  %t96 = getelementptr float, ptr %t40, i64 %t95
  %t99 = getelementptr float, ptr %t47, i64 %t95
  %t102 = getelementptr float, ptr %t54, i64 %t95
  %t88 = add i64 %t85, 0
  %t89 = getelementptr inbounds float, ptr %t40, i64 %t88
  %t90 = load <4 x float>, ptr %t89, align 16
  %t91 = getelementptr inbounds float, ptr %t47, i64 %t88
  %t92 = load <4 x float>, ptr %t91, align 16
  %t93 = getelementptr inbounds float, ptr %t54, i64 %t88
  %t94 = load <4 x float>, ptr %t93, align 16
  %t97 = getelementptr inbounds float, ptr %t96, i64 0
  %t98 = load <4 x float>, ptr %t97, align 16
  %t100 = getelementptr inbounds float, ptr %t99, i64 0
  %t101 = load <4 x float>, ptr %t100, align 16
  %t103 = getelementptr inbounds float, ptr %t102, i64 0
  %t104 = load <4 x float>, ptr %t103, align 16
  %t105 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %t94, <4 x float> %t19)
  %t106 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %t105)
  %t107 = fdiv <4 x float> splat (float 0x3FF0000000000000), %t106
  %t108 = fmul <4 x float> %t92, %t107
  %t109 = fmul <4 x float> %t24, %t90
  %t110 = fmul <4 x float> %t35, %t108
  %t111 = fsub <4 x float> %t109, %t110
  %t112 = getelementptr inbounds float, ptr %t40, i64 %t88
  store <4 x float> %t111, ptr %t112, align 16
  %t113 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %t104, <4 x float> %t19)
  %t114 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %t113)
  %t115 = fdiv <4 x float> splat (float 0x3FF0000000000000), %t114
  %t116 = fmul <4 x float> %t101, %t115
  %t117 = fmul <4 x float> %t24, %t98
  %t118 = fmul <4 x float> %t35, %t116
  %t119 = fsub <4 x float> %t117, %t118
  %t120 = getelementptr inbounds float, ptr %t96, i64 0
  store <4 x float> %t119, ptr %t120, align 16
  %t86 = add nuw nsw i64 %t85, %t80
  br label %b82, !llvm.loop !1000000
b84:
  %t76 = add nuw nsw i64 %t75, 2048
  br label %b72, !llvm.loop !1000000
b74:
  %t121 = mul i64 %t3, 4
  %t122 = mul i64 %t5, 4
  %t123 = add i64 %t71, %t121
  br label %b124
b124:
  %t127 = phi i64 [ %t123, %b74 ], [ %t128, %b125 ]
  %t129 = icmp slt i64 %t127, %t64
  br i1 %t129, label %b125, label %b126
b125:
  %t130 = add i64 %t127, 0
  %t131 = getelementptr inbounds float, ptr %t40, i64 %t130
  %t132 = load <4 x float>, ptr %t131, align 16
  %t133 = getelementptr inbounds float, ptr %t47, i64 %t130
  %t134 = load <4 x float>, ptr %t133, align 16
  %t135 = getelementptr inbounds float, ptr %t54, i64 %t130
  %t136 = load <4 x float>, ptr %t135, align 16
  %t137 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %t136, <4 x float> %t19)
  %t138 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %t137)
  %t139 = fdiv <4 x float> splat (float 0x3FF0000000000000), %t138
  %t140 = fmul <4 x float> %t134, %t139
  %t141 = fmul <4 x float> %t24, %t132
  %t142 = fmul <4 x float> %t35, %t140
  %t143 = fsub <4 x float> %t141, %t142
  %t144 = getelementptr inbounds float, ptr %t40, i64 %t130
  store <4 x float> %t143, ptr %t144, align 16
  %t128 = add nuw nsw i64 %t127, %t122
  br label %b124, !llvm.loop !1000000
b126:
  br label %b146
b146:
  %t149 = phi i64 [ %t64, %b126 ], [ %t150, %b156 ]
  %t151 = icmp slt i64 %t149, %t145
  br i1 %t151, label %b147, label %b148
b147:
  %t152 = add i64 %t149, 256
  %t153 = add i64 %t149, %t3
  br label %b154
b154:
  %t157 = phi i64 [ %t153, %b147 ], [ %t158, %b155 ]
  %t159 = icmp slt i64 %t157, %t152
  br i1 %t159, label %b155, label %b156
b155:
  %t172 = add i64 %t157, 256
  %t185 = add i64 %t157, 512
  %t192 = add i64 %t157, 768
  %t160 = getelementptr inbounds float, ptr %t40, i64 %t157
  %t161 = load float, ptr %t160, align 4
  %t162 = insertelement <4 x float> poison, float %t161, i64 0
  %t163 = shufflevector <4 x float> %t162, <4 x float> poison, <4 x i32> zeroinitializer
  %t164 = getelementptr inbounds float, ptr %t47, i64 %t157
  %t165 = load float, ptr %t164, align 4
  %t166 = insertelement <4 x float> poison, float %t165, i64 0
  %t167 = shufflevector <4 x float> %t166, <4 x float> poison, <4 x i32> zeroinitializer
  %t168 = getelementptr inbounds float, ptr %t54, i64 %t157
  %t169 = load float, ptr %t168, align 4
  %t170 = insertelement <4 x float> poison, float %t169, i64 0
  %t171 = shufflevector <4 x float> %t170, <4 x float> poison, <4 x i32> zeroinitializer
  %t173 = getelementptr inbounds float, ptr %t40, i64 %t172
  %t174 = load float, ptr %t173, align 4
  %t175 = insertelement <4 x float> poison, float %t174, i64 0
  %t176 = shufflevector <4 x float> %t175, <4 x float> poison, <4 x i32> zeroinitializer
  %t177 = getelementptr inbounds float, ptr %t47, i64 %t172
  %t178 = load float, ptr %t177, align 4
  %t179 = insertelement <4 x float> poison, float %t178, i64 0
  %t180 = shufflevector <4 x float> %t179, <4 x float> poison, <4 x i32> zeroinitializer
  %t181 = getelementptr inbounds float, ptr %t54, i64 %t172
  %t182 = load float, ptr %t181, align 4
  %t183 = insertelement <4 x float> poison, float %t182, i64 0
  %t184 = shufflevector <4 x float> %t183, <4 x float> poison, <4 x i32> zeroinitializer
  %t186 = getelementptr inbounds float, ptr %t40, i64 %t185
  %t187 = load float, ptr %t186, align 4
  %t188 = getelementptr inbounds float, ptr %t47, i64 %t185
  %t189 = load float, ptr %t188, align 4
  %t190 = getelementptr inbounds float, ptr %t54, i64 %t185
  %t191 = load float, ptr %t190, align 4
  %t193 = getelementptr inbounds float, ptr %t40, i64 %t192
  %t194 = load float, ptr %t193, align 4
  %t195 = getelementptr inbounds float, ptr %t47, i64 %t192
  %t196 = load float, ptr %t195, align 4
  %t197 = getelementptr inbounds float, ptr %t54, i64 %t192
  %t198 = load float, ptr %t197, align 4
  %t199 = call float @llvm.maximum.f32(float %t169, float %t17)
  %t200 = insertelement <4 x float> poison, float %t199, i64 0
  %t201 = shufflevector <4 x float> %t200, <4 x float> poison, <4 x i32> zeroinitializer
  %t202 = call float @llvm.sqrt.f32(float %t199)
  %t203 = insertelement <4 x float> poison, float %t202, i64 0
  %t204 = shufflevector <4 x float> %t203, <4 x float> poison, <4 x i32> zeroinitializer
  %t205 = fdiv float 0x3FF0000000000000, %t202
  %t206 = insertelement <4 x float> poison, float %t205, i64 0
  %t207 = shufflevector <4 x float> %t206, <4 x float> poison, <4 x i32> zeroinitializer
  %t208 = fmul float %t165, %t205
  %t209 = insertelement <4 x float> poison, float %t208, i64 0
  %t210 = shufflevector <4 x float> %t209, <4 x float> poison, <4 x i32> zeroinitializer
  %t211 = fmul float %t22, %t161
  %t212 = insertelement <4 x float> poison, float %t211, i64 0
  %t213 = shufflevector <4 x float> %t212, <4 x float> poison, <4 x i32> zeroinitializer
  %t214 = fmul float %t33, %t208
  %t215 = insertelement <4 x float> poison, float %t214, i64 0
  %t216 = shufflevector <4 x float> %t215, <4 x float> poison, <4 x i32> zeroinitializer
  %t217 = fsub float %t211, %t214
  %t218 = insertelement <4 x float> poison, float %t217, i64 0
  %t219 = shufflevector <4 x float> %t218, <4 x float> poison, <4 x i32> zeroinitializer
  %t220 = getelementptr inbounds float, ptr %t40, i64 %t157
  store float %t217, ptr %t220, align 4
  %t221 = call float @llvm.maximum.f32(float %t182, float %t17)
  %t222 = insertelement <4 x float> poison, float %t221, i64 0
  %t223 = shufflevector <4 x float> %t222, <4 x float> poison, <4 x i32> zeroinitializer
  %t224 = call float @llvm.sqrt.f32(float %t221)
  %t225 = insertelement <4 x float> poison, float %t224, i64 0
  %t226 = shufflevector <4 x float> %t225, <4 x float> poison, <4 x i32> zeroinitializer
  %t227 = fdiv float 0x3FF0000000000000, %t224
  %t228 = insertelement <4 x float> poison, float %t227, i64 0
  %t229 = shufflevector <4 x float> %t228, <4 x float> poison, <4 x i32> zeroinitializer
  %t230 = fmul float %t178, %t227
  %t231 = insertelement <4 x float> poison, float %t230, i64 0
  %t232 = shufflevector <4 x float> %t231, <4 x float> poison, <4 x i32> zeroinitializer
  %t233 = fmul float %t22, %t174
  %t234 = insertelement <4 x float> poison, float %t233, i64 0
  %t235 = shufflevector <4 x float> %t234, <4 x float> poison, <4 x i32> zeroinitializer
  %t236 = fmul float %t33, %t230
  %t237 = insertelement <4 x float> poison, float %t236, i64 0
  %t238 = shufflevector <4 x float> %t237, <4 x float> poison, <4 x i32> zeroinitializer
  %t239 = fsub float %t233, %t236
  %t240 = insertelement <4 x float> poison, float %t239, i64 0
  %t241 = shufflevector <4 x float> %t240, <4 x float> poison, <4 x i32> zeroinitializer
  %t242 = getelementptr inbounds float, ptr %t40, i64 %t172
  store float %t239, ptr %t242, align 4
  %t243 = call float @llvm.maximum.f32(float %t191, float %t17)
  %t244 = call float @llvm.sqrt.f32(float %t243)
  %t245 = fdiv float 0x3FF0000000000000, %t244
  %t246 = fmul float %t189, %t245
  %t247 = fmul float %t22, %t187
  %t248 = fmul float %t33, %t246
  %t249 = fsub float %t247, %t248
  %t250 = getelementptr inbounds float, ptr %t40, i64 %t185
  store float %t249, ptr %t250, align 4
  %t251 = call float @llvm.maximum.f32(float %t198, float %t17)
  %t252 = call float @llvm.sqrt.f32(float %t251)
  %t253 = fdiv float 0x3FF0000000000000, %t252
  %t254 = fmul float %t196, %t253
  %t255 = fmul float %t22, %t194
  %t256 = fmul float %t33, %t254
  %t257 = fsub float %t255, %t256
  %t258 = getelementptr inbounds float, ptr %t40, i64 %t192
  store float %t257, ptr %t258, align 4
  %t158 = add nuw nsw i64 %t157, %t5
  br label %b154, !llvm.loop !1000000
b156:
  %t150 = add nuw nsw i64 %t149, 1024
  br label %b146, !llvm.loop !1000000
b148:
  %t259 = add i64 %t145, %t3
  br label %b260
b260:
  %t263 = phi i64 [ %t259, %b148 ], [ %t264, %b261 ]
  %t265 = icmp slt i64 %t263, %t59
  br i1 %t265, label %b261, label %b262
b261:
  %t266 = getelementptr inbounds float, ptr %t40, i64 %t263
  %t267 = load float, ptr %t266, align 4
  %t268 = insertelement <4 x float> poison, float %t267, i64 0
  %t269 = shufflevector <4 x float> %t268, <4 x float> poison, <4 x i32> zeroinitializer
  %t270 = getelementptr inbounds float, ptr %t47, i64 %t263
  %t271 = load float, ptr %t270, align 4
  %t272 = insertelement <4 x float> poison, float %t271, i64 0
  %t273 = shufflevector <4 x float> %t272, <4 x float> poison, <4 x i32> zeroinitializer
  %t274 = getelementptr inbounds float, ptr %t54, i64 %t263
  %t275 = load float, ptr %t274, align 4
  %t276 = insertelement <4 x float> poison, float %t275, i64 0
  %t277 = shufflevector <4 x float> %t276, <4 x float> poison, <4 x i32> zeroinitializer
  %t278 = call float @llvm.maximum.f32(float %t275, float %t17)
  %t279 = insertelement <4 x float> poison, float %t278, i64 0
  %t280 = shufflevector <4 x float> %t279, <4 x float> poison, <4 x i32> zeroinitializer
  %t281 = call float @llvm.sqrt.f32(float %t278)
  %t282 = insertelement <4 x float> poison, float %t281, i64 0
  %t283 = shufflevector <4 x float> %t282, <4 x float> poison, <4 x i32> zeroinitializer
  %t284 = fdiv float 0x3FF0000000000000, %t281
  %t285 = insertelement <4 x float> poison, float %t284, i64 0
  %t286 = shufflevector <4 x float> %t285, <4 x float> poison, <4 x i32> zeroinitializer
  %t287 = fmul float %t271, %t284
  %t288 = insertelement <4 x float> poison, float %t287, i64 0
  %t289 = shufflevector <4 x float> %t288, <4 x float> poison, <4 x i32> zeroinitializer
  %t290 = fmul float %t22, %t267
  %t291 = insertelement <4 x float> poison, float %t290, i64 0
  %t292 = shufflevector <4 x float> %t291, <4 x float> poison, <4 x i32> zeroinitializer
  %t293 = fmul float %t33, %t287
  %t294 = insertelement <4 x float> poison, float %t293, i64 0
  %t295 = shufflevector <4 x float> %t294, <4 x float> poison, <4 x i32> zeroinitializer
  %t296 = fsub float %t290, %t293
  %t297 = insertelement <4 x float> poison, float %t296, i64 0
  %t298 = shufflevector <4 x float> %t297, <4 x float> poison, <4 x i32> zeroinitializer
  %t299 = getelementptr inbounds float, ptr %t40, i64 %t263
  store float %t296, ptr %t299, align 4
  %t264 = add nuw nsw i64 %t263, %t5
  br label %b260, !llvm.loop !1000000
b262:
  ret void
}

define internal void @sf_x_stage0_0(ptr %ctx, ptr %tensor, i64 %number) convergent nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t6 = getelementptr inbounds i64, ptr %tensor, i64 2
  %t7 = load i64, ptr %t6, align 8
  %t14 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t15 = load i64, ptr %t14, align 8
  %t16 = inttoptr i64 %t15 to ptr addrspace(1)
  %t17 = addrspacecast ptr addrspace(1) %t16 to ptr
  %t18 = mul i64 %number, 2
  %t19 = getelementptr inbounds double, ptr %t17, i64 %t18
  %t1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = zext i32 %t1 to i64
  %t3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t4 = zext i32 %t3 to i64
  %t5 = and i64 %t2, 15
  %t8 = sitofp i64 %t7 to double
  %t9 = sitofp i64 1 to double
  %t10 = fdiv double %t8, %t9
  %t11 = icmp eq i64 %t2, 0
  br i1 %t11, label %b12, label %b13
b12:
  %t20 = getelementptr inbounds double, ptr %t19, i64 0
  store double %t10, ptr %t20, align 8
  br label %b13
b13:
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
  %t40 = getelementptr inbounds i64, ptr %ctx, i64 2
  %t41 = load i64, ptr %t40, align 8
  %t42 = inttoptr i64 %t41 to ptr addrspace(1)
  %t43 = addrspacecast ptr addrspace(1) %t42 to ptr
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
  %t18 = mul i64 %t11, 12
  %t19 = getelementptr inbounds double, ptr %t17, i64 %t18
  %t20 = getelementptr inbounds double, ptr %t19, i64 1
  %t21 = load double, ptr %t20, align 8
  %t22 = fcmp oeq double %t21, 0x0000000000000000
  %t23 = uitofp i1 %t22 to double
  %t24 = getelementptr inbounds double, ptr %t19, i64 6
  store double %t23, ptr %t24, align 8
  %t25 = getelementptr inbounds double, ptr %t19, i64 2
  %t26 = load double, ptr %t25, align 8
  %t27 = fmul double %t26, %t26
  %t28 = fptrunc double %t27 to float
  %t29 = fpext float %t28 to double
  %t30 = getelementptr inbounds double, ptr %t19, i64 9
  store double %t29, ptr %t30, align 8
  %t31 = getelementptr inbounds double, ptr %t19, i64 0
  %t32 = load double, ptr %t31, align 8
  %t33 = getelementptr inbounds double, ptr %t19, i64 5
  %t34 = load double, ptr %t33, align 8
  %t35 = fmul double %t32, %t34
  %t36 = fsub double 0x3FF0000000000000, %t35
  %t37 = fptrunc double %t36 to float
  %t38 = fpext float %t37 to double
  %t39 = getelementptr inbounds double, ptr %t19, i64 11
  store double %t38, ptr %t39, align 8
  %t12 = add nuw nsw i64 %t11, %t4
  br label %b8, !llvm.loop !1000000
b10:
  %t44 = getelementptr inbounds double, ptr %t43, i64 0
  %t45 = load double, ptr %t44, align 8
  %t46 = fadd double %t45, 0x3FF0000000000000
  %t47 = fcmp olt double %t46, 0x0010000000000000
  %t48 = fmul double %t46, 0x4350000000000000
  %t49 = select i1 %t47, double %t48, double %t46
  %t50 = bitcast double %t49 to i64
  %t51 = sub i64 %t50, 4604544271217802189
  %t52 = ashr i64 %t51, 52
  %t53 = shl i64 %t52, 52
  %t54 = sub i64 %t50, %t53
  %t55 = bitcast i64 %t54 to double
  %t56 = add i64 %t52, 4843621399236968448
  %t57 = bitcast i64 %t56 to double
  %t58 = fsub double %t57, 0x4338000000000000
  %t59 = fsub double %t58, 0x404B000000000000
  %t60 = select i1 %t47, double %t59, double %t58
  %t61 = fsub double %t55, 0x3FF0000000000000
  %t62 = fmul double %t60, 0x3FE62E42FEE00000
  %t63 = fmul double %t60, 0x3DEA39EF35793C76
  %t64 = fadd double 0x4000000000000000, %t61
  %t65 = fdiv double %t61, %t64
  %t66 = fmul double %t65, %t65
  %t67 = fmul double %t66, %t66
  %t68 = fmul double 0x3FC2F112DF3E5244, %t67
  %t69 = fadd double %t68, 0x3FC7466496CB03DE
  %t70 = fmul double %t69, %t67
  %t71 = fadd double %t70, 0x3FD2492494229359
  %t72 = fmul double %t71, %t67
  %t73 = fadd double %t72, 0x3FE5555555555593
  %t74 = fmul double %t66, %t73
  %t75 = fmul double 0x3FC39A09D078C69F, %t67
  %t76 = fadd double %t75, 0x3FCC71C51D8E78AF
  %t77 = fmul double %t76, %t67
  %t78 = fadd double %t77, 0x3FD999999997FA04
  %t79 = fmul double %t67, %t78
  %t80 = fadd double %t74, %t79
  %t81 = fmul double %t61, %t61
  %t82 = fmul double 0x3FE0000000000000, %t81
  %t83 = fadd double %t82, %t80
  %t84 = fmul double %t65, %t83
  %t85 = fadd double %t84, %t63
  %t86 = fsub double %t82, %t85
  %t87 = fsub double %t86, %t61
  %t88 = fsub double %t62, %t87
  %t89 = fcmp olt double %t46, 0x7FF0000000000000
  %t90 = select i1 %t89, double %t88, double %t46
  %t91 = fcmp olt double 0x0000000000000000, %t46
  %t92 = fcmp oeq double %t46, 0x0000000000000000
  %t93 = select i1 %t92, double 0xFFF0000000000000, double 0x7FF8000000000000
  %t94 = select i1 %t91, double %t90, double %t93
  %t95 = fcmp oeq double %t46, 0x3FF0000000000000
  %t96 = fmul double 0xBFE0000000000000, %t94
  %t97 = fcmp olt double %t96, 0xC087500000000000
  %t98 = select i1 %t97, double 0xC087500000000000, double %t96
  %t99 = fcmp olt double 0x4086300000000000, %t98
  %t100 = select i1 %t99, double 0x4086300000000000, double %t98
  %t101 = fmul double %t100, 0x3FF71547652B82FE
  %t102 = fadd double %t101, 0x4338000000000000
  %t103 = fsub double %t102, 0x4338000000000000
  %t104 = fmul double %t103, 0x3FE62E42FEE00000
  %t105 = fsub double %t100, %t104
  %t106 = fmul double %t103, 0x3DEA39EF35793C76
  %t107 = fsub double %t105, %t106
  %t108 = fmul double %t107, %t107
  %t109 = fmul double 0x3E66376972BEA4D0, %t108
  %t110 = fadd double %t109, 0xBEBBBD41C5D26BF1
  %t111 = fmul double %t110, %t108
  %t112 = fadd double %t111, 0x3F11566AAF25DE2C
  %t113 = fmul double %t112, %t108
  %t114 = fadd double %t113, 0xBF66C16C16BEBD93
  %t115 = fmul double %t114, %t108
  %t116 = fadd double %t115, 0x3FC555555555553E
  %t117 = fmul double %t108, %t116
  %t118 = fsub double %t107, %t117
  %t119 = fmul double %t107, %t118
  %t120 = fsub double 0x4000000000000000, %t118
  %t121 = fdiv double %t119, %t120
  %t122 = fsub double %t106, %t121
  %t123 = fsub double %t122, %t105
  %t124 = fsub double 0x3FF0000000000000, %t123
  %t125 = bitcast double %t102 to i64
  %t126 = sub i64 %t125, 4843621399236966402
  %t127 = lshr i64 %t126, 1
  %t128 = sub i64 %t126, %t127
  %t129 = shl i64 %t127, 52
  %t130 = bitcast i64 %t129 to double
  %t131 = shl i64 %t128, 52
  %t132 = bitcast i64 %t131 to double
  %t133 = fmul double %t124, %t130
  %t134 = fmul double %t133, %t132
  %t135 = select i1 %t95, double 0x3FF0000000000000, double %t134
  %t136 = icmp eq i64 %t2, 0
  br i1 %t136, label %b137, label %b138
b137:
  %t139 = getelementptr inbounds double, ptr %t43, i64 1
  store double %t46, ptr %t139, align 8
  %t140 = getelementptr inbounds double, ptr %t43, i64 2
  store double %t94, ptr %t140, align 8
  %t141 = uitofp i1 %t95 to double
  %t142 = getelementptr inbounds double, ptr %t43, i64 3
  store double %t141, ptr %t142, align 8
  %t143 = getelementptr inbounds double, ptr %t43, i64 4
  store double %t135, ptr %t143, align 8
  br label %b138
b138:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t144 = getelementptr inbounds double, ptr %t43, i64 2
  %t145 = load double, ptr %t144, align 8
  %t146 = getelementptr inbounds double, ptr %t43, i64 3
  %t147 = load double, ptr %t146, align 8
  %t148 = fcmp une double %t147, 0x0000000000000000
  %t149 = getelementptr inbounds double, ptr %t43, i64 4
  %t150 = load double, ptr %t149, align 8
  br label %b151
b151:
  %t154 = phi i64 [ %t2, %b138 ], [ %t155, %b152 ]
  %t156 = icmp slt i64 %t154, %t7
  br i1 %t156, label %b152, label %b153
b152:
  %t157 = mul i64 %t154, 12
  %t158 = getelementptr inbounds double, ptr %t17, i64 %t157
  %t159 = getelementptr inbounds double, ptr %t158, i64 1
  %t160 = load double, ptr %t159, align 8
  %t161 = fmul double %t160, %t145
  %t162 = fcmp olt double %t161, 0xC087500000000000
  %t163 = select i1 %t162, double 0xC087500000000000, double %t161
  %t164 = fcmp olt double 0x4086300000000000, %t163
  %t165 = select i1 %t164, double 0x4086300000000000, double %t163
  %t166 = fmul double %t165, 0x3FF71547652B82FE
  %t167 = fadd double %t166, 0x4338000000000000
  %t168 = fsub double %t167, 0x4338000000000000
  %t169 = fmul double %t168, 0x3FE62E42FEE00000
  %t170 = fsub double %t165, %t169
  %t171 = fmul double %t168, 0x3DEA39EF35793C76
  %t172 = fsub double %t170, %t171
  %t173 = fmul double %t172, %t172
  %t174 = fmul double 0x3E66376972BEA4D0, %t173
  %t175 = fadd double %t174, 0xBEBBBD41C5D26BF1
  %t176 = fmul double %t175, %t173
  %t177 = fadd double %t176, 0x3F11566AAF25DE2C
  %t178 = fmul double %t177, %t173
  %t179 = fadd double %t178, 0xBF66C16C16BEBD93
  %t180 = fmul double %t179, %t173
  %t181 = fadd double %t180, 0x3FC555555555553E
  %t182 = fmul double %t173, %t181
  %t183 = fsub double %t172, %t182
  %t184 = fmul double %t172, %t183
  %t185 = fsub double 0x4000000000000000, %t183
  %t186 = fdiv double %t184, %t185
  %t187 = fsub double %t171, %t186
  %t188 = fsub double %t187, %t170
  %t189 = fsub double 0x3FF0000000000000, %t188
  %t190 = bitcast double %t167 to i64
  %t191 = sub i64 %t190, 4843621399236966402
  %t192 = lshr i64 %t191, 1
  %t193 = sub i64 %t191, %t192
  %t194 = shl i64 %t192, 52
  %t195 = bitcast i64 %t194 to double
  %t196 = shl i64 %t193, 52
  %t197 = bitcast i64 %t196 to double
  %t198 = fmul double %t189, %t195
  %t199 = fmul double %t198, %t197
  %t200 = getelementptr inbounds double, ptr %t158, i64 6
  %t201 = load double, ptr %t200, align 8
  %t202 = fcmp une double %t201, 0x0000000000000000
  %t203 = or i1 %t148, %t202
  %t204 = select i1 %t203, double 0x3FF0000000000000, double %t199
  %t205 = fsub double 0x3FF0000000000000, %t204
  %t206 = fptrunc double %t205 to float
  %t207 = fpext float %t206 to double
  %t208 = getelementptr inbounds double, ptr %t158, i64 7
  store double %t207, ptr %t208, align 8
  %t209 = fsub double 0x3FF0000000000000, %t205
  %t210 = fptrunc double %t209 to float
  %t211 = fpext float %t210 to double
  %t212 = getelementptr inbounds double, ptr %t158, i64 8
  store double %t211, ptr %t212, align 8
  %t213 = getelementptr inbounds double, ptr %t158, i64 0
  %t214 = load double, ptr %t213, align 8
  %t215 = call double @llvm.minimum.f64(double %t214, double %t150)
  %t216 = getelementptr inbounds double, ptr %t158, i64 10
  store double %t215, ptr %t216, align 8
  %t155 = add nuw nsw i64 %t154, %t4
  br label %b151, !llvm.loop !1000000
b153:
  %t217 = getelementptr inbounds double, ptr %t43, i64 1
  %t218 = load double, ptr %t217, align 8
  %t219 = icmp eq i64 %t2, 0
  br i1 %t219, label %b220, label %b221
b220:
  %t222 = getelementptr inbounds double, ptr %t43, i64 0
  store double %t218, ptr %t222, align 8
  br label %b221
b221:
  ret void
}

define internal void @sf_x_stage1_0(ptr %ctx, ptr %tensor, i64 %number) convergent nounwind noinline "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
entry:
  %t6 = getelementptr inbounds i64, ptr %tensor, i64 12
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
  %t134 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t135 = load i64, ptr %t134, align 8
  %t136 = inttoptr i64 %t135 to ptr addrspace(1)
  %t137 = addrspacecast ptr addrspace(1) %t136 to ptr
  %t138 = mul i64 %number, 2
  %t139 = getelementptr inbounds double, ptr %t137, i64 %t138
  %t144 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t145 = load i64, ptr %t144, align 8
  %t146 = inttoptr i64 %t145 to ptr addrspace(1)
  %t147 = addrspacecast ptr addrspace(1) %t146 to ptr
  %t148 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t149 = load i64, ptr %t148, align 8
  %t150 = mul i64 %t149, 12
  %t151 = getelementptr inbounds double, ptr %t147, i64 %t150
  %t158 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t159 = load i64, ptr %t158, align 8
  %t160 = inttoptr i64 %t159 to ptr addrspace(1)
  %t161 = addrspacecast ptr addrspace(1) %t160 to ptr
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
  %t53 = phi double [ 0x0000000000000000, %b40 ], [ %t59, %b49 ]
  %t54 = icmp slt i64 %t51, %t47
  br i1 %t54, label %b49, label %b50
b49:
  %t55 = add i64 %t45, %t51
  %t56 = mul i64 %t55, %t26
  %t57 = getelementptr inbounds double, ptr %t24, i64 %t56
  %t58 = load double, ptr %t57, align 8
  %t59 = fadd double %t53, %t58
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
  %t74 = fadd double %t53, %t73
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
  %t89 = fadd double %t74, %t88
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
  %t104 = fadd double %t89, %t103
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
  %t119 = fadd double %t104, %t118
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
  %t133 = phi double [ %t129, %b127 ], [ 0x0000000000000000, %b19 ], [ %t132, %b20 ]
  %t140 = getelementptr inbounds double, ptr %t139, i64 0
  %t141 = load double, ptr %t140, align 8
  %t142 = fdiv double %t133, %t141
  %t143 = call double @llvm.sqrt.f64(double %t142)
  %t152 = getelementptr inbounds double, ptr %t151, i64 3
  %t153 = load double, ptr %t152, align 8
  %t154 = call double @llvm.maximum.f64(double %t153, double %t143)
  %t155 = getelementptr inbounds double, ptr %t151, i64 10
  %t156 = load double, ptr %t155, align 8
  %t157 = fmul double %t154, %t156
  %t162 = getelementptr inbounds double, ptr %t161, i64 0
  %t167 = mul i64 %t17, 1024
  %t168 = icmp sgt i64 %t15, 1
  br i1 %t168, label %b163, label %b164
b163:
  %t169 = phi ptr [ %t162, %b21 ], [ %t162, %b186 ]
  %t170 = phi i64 [ %t15, %b21 ], [ %t174, %b186 ]
  %t171 = phi i64 [ %t17, %b21 ], [ %t172, %b186 ]
  %t172 = phi i64 [ %t167, %b21 ], [ %t270, %b186 ]
  %t173 = add i64 %t170, 1023
  %t174 = udiv i64 %t173, 1024
  %t175 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t176 = zext i32 %t175 to i64
  %t177 = and i64 %t176, 15
  %t178 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t179 = zext i32 %t178 to i64
  %t180 = udiv i64 %t179, 16
  %t181 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t182 = zext i32 %t181 to i64
  %t183 = udiv i64 %t182, 16
  br label %b184
b184:
  %t187 = phi i64 [ %t180, %b163 ], [ %t188, %b268 ]
  %t189 = icmp slt i64 %t187, %t174
  br i1 %t189, label %b185, label %b186
b185:
  %t190 = mul i64 %t187, 1024
  %t191 = sub i64 %t170, %t190
  %t192 = call i64 @llvm.smin.i64(i64 %t191, i64 1024)
  br label %b193
b193:
  %t196 = phi i64 [ %t177, %b185 ], [ %t197, %b194 ]
  %t198 = phi double [ 0x0000000000000000, %b185 ], [ %t204, %b194 ]
  %t199 = icmp slt i64 %t196, %t192
  br i1 %t199, label %b194, label %b195
b194:
  %t200 = add i64 %t190, %t196
  %t201 = mul i64 %t200, %t171
  %t202 = getelementptr inbounds double, ptr %t169, i64 %t201
  %t203 = load double, ptr %t202, align 8
  %t204 = fadd double %t198, %t203
  %t197 = add nuw nsw i64 %t196, 16
  br label %b193
b195:
  %t205 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t206 = and i32 %t205, 16
  %t207 = shl i32 65535, %t206
  %t208 = bitcast double %t198 to i64
  %t209 = trunc i64 %t208 to i32
  %t210 = lshr i64 %t208, 32
  %t211 = trunc i64 %t210 to i32
  %t212 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t207, i32 %t209, i32 8, i32 4127)
  %t213 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t207, i32 %t211, i32 8, i32 4127)
  %t214 = zext i32 %t212 to i64
  %t215 = zext i32 %t213 to i64
  %t216 = shl i64 %t215, 32
  %t217 = or i64 %t216, %t214
  %t218 = bitcast i64 %t217 to double
  %t219 = fadd double %t198, %t218
  %t220 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t221 = and i32 %t220, 16
  %t222 = shl i32 65535, %t221
  %t223 = bitcast double %t219 to i64
  %t224 = trunc i64 %t223 to i32
  %t225 = lshr i64 %t223, 32
  %t226 = trunc i64 %t225 to i32
  %t227 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t222, i32 %t224, i32 4, i32 4127)
  %t228 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t222, i32 %t226, i32 4, i32 4127)
  %t229 = zext i32 %t227 to i64
  %t230 = zext i32 %t228 to i64
  %t231 = shl i64 %t230, 32
  %t232 = or i64 %t231, %t229
  %t233 = bitcast i64 %t232 to double
  %t234 = fadd double %t219, %t233
  %t235 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t236 = and i32 %t235, 16
  %t237 = shl i32 65535, %t236
  %t238 = bitcast double %t234 to i64
  %t239 = trunc i64 %t238 to i32
  %t240 = lshr i64 %t238, 32
  %t241 = trunc i64 %t240 to i32
  %t242 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t237, i32 %t239, i32 2, i32 4127)
  %t243 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t237, i32 %t241, i32 2, i32 4127)
  %t244 = zext i32 %t242 to i64
  %t245 = zext i32 %t243 to i64
  %t246 = shl i64 %t245, 32
  %t247 = or i64 %t246, %t244
  %t248 = bitcast i64 %t247 to double
  %t249 = fadd double %t234, %t248
  %t250 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t251 = and i32 %t250, 16
  %t252 = shl i32 65535, %t251
  %t253 = bitcast double %t249 to i64
  %t254 = trunc i64 %t253 to i32
  %t255 = lshr i64 %t253, 32
  %t256 = trunc i64 %t255 to i32
  %t257 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t252, i32 %t254, i32 1, i32 4127)
  %t258 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t252, i32 %t256, i32 1, i32 4127)
  %t259 = zext i32 %t257 to i64
  %t260 = zext i32 %t258 to i64
  %t261 = shl i64 %t260, 32
  %t262 = or i64 %t261, %t259
  %t263 = bitcast i64 %t262 to double
  %t264 = fadd double %t249, %t263
  %t265 = mul i64 %t187, %t172
  %t266 = icmp eq i64 %t177, 0
  br i1 %t266, label %b267, label %b268
b267:
  %t269 = getelementptr inbounds double, ptr %t162, i64 %t265
  store double %t264, ptr %t269, align 8
  br label %b268
b268:
  %t188 = add nuw nsw i64 %t187, %t183
  br label %b184
b186:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t270 = mul i64 %t172, 1024
  %t271 = icmp sgt i64 %t174, 1
  br i1 %t271, label %b163, label %b272
b272:
  %t273 = getelementptr inbounds double, ptr %t162, i64 0
  %t274 = load double, ptr %t273, align 8
  br label %b166
b164:
  %t275 = icmp sgt i64 %t15, 0
  br i1 %t275, label %b165, label %b166
b165:
  %t276 = getelementptr inbounds double, ptr %t162, i64 0
  %t277 = load double, ptr %t276, align 8
  br label %b166
b166:
  %t278 = phi double [ %t274, %b272 ], [ 0x0000000000000000, %b164 ], [ %t277, %b165 ]
  %t279 = fdiv double %t278, %t141
  %t280 = call double @llvm.sqrt.f64(double %t279)
  %t281 = getelementptr inbounds double, ptr %t151, i64 4
  %t282 = load double, ptr %t281, align 8
  %t283 = fdiv double %t280, %t282
  %t284 = call double @llvm.maximum.f64(double 0x3FF0000000000000, double %t283)
  %t285 = fdiv double %t157, %t284
  %t286 = fptrunc double %t285 to float
  %t287 = icmp eq i64 %t2, 0
  br i1 %t287, label %b288, label %b289
b288:
  %t290 = fpext float %t286 to double
  %t291 = getelementptr inbounds double, ptr %t139, i64 1
  store double %t290, ptr %t291, align 8
  br label %b289
b289:
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
  %t15 = phi i64 [ %t11, %entry ], [ %t16, %b207 ]
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
  %t35 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t36 = load i64, ptr %t35, align 8
  %t37 = inttoptr i64 %t36 to ptr addrspace(1)
  %t38 = addrspacecast ptr addrspace(1) %t37 to ptr
  %t41 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t42 = load i64, ptr %t41, align 8
  %t43 = inttoptr i64 %t42 to ptr addrspace(1)
  %t44 = addrspacecast ptr addrspace(1) %t43 to ptr
  br label %b25
b25:
  %t28 = phi i64 [ %t18, %b13 ], [ %t29, %b26 ]
  %t30 = phi double [ 0x0000000000000000, %b13 ], [ %t68, %b26 ]
  %t31 = phi double [ 0x0000000000000000, %b13 ], [ %t69, %b26 ]
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
  %t62 = fadd double %t30, %t40
  %t63 = fadd double %t31, %t46
  %t64 = fadd double %t62, %t49
  %t65 = fadd double %t63, %t51
  %t66 = fadd double %t64, %t54
  %t67 = fadd double %t65, %t56
  %t68 = fadd double %t66, %t59
  %t69 = fadd double %t67, %t61
  %t29 = add nuw nsw i64 %t28, 64
  br label %b25, !llvm.loop !1000000
b27:
  %t70 = add i64 %t24, %t5
  br label %b71
b71:
  %t74 = phi i64 [ %t70, %b27 ], [ %t75, %b72 ]
  %t76 = phi double [ %t30, %b27 ], [ %t83, %b72 ]
  %t77 = phi double [ %t31, %b27 ], [ %t84, %b72 ]
  %t78 = icmp slt i64 %t74, %t20
  br i1 %t78, label %b72, label %b73
b72:
  %t79 = getelementptr inbounds double, ptr %t38, i64 %t74
  %t80 = load double, ptr %t79, align 8
  %t81 = getelementptr inbounds double, ptr %t44, i64 %t74
  %t82 = load double, ptr %t81, align 8
  %t83 = fadd double %t76, %t80
  %t84 = fadd double %t77, %t82
  %t75 = add nuw nsw i64 %t74, 16
  br label %b71, !llvm.loop !1000000
b73:
  %t85 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t86 = and i32 %t85, 16
  %t87 = shl i32 65535, %t86
  %t88 = bitcast double %t76 to i64
  %t89 = trunc i64 %t88 to i32
  %t90 = lshr i64 %t88, 32
  %t91 = trunc i64 %t90 to i32
  %t92 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t87, i32 %t89, i32 8, i32 4127)
  %t93 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t87, i32 %t91, i32 8, i32 4127)
  %t94 = zext i32 %t92 to i64
  %t95 = zext i32 %t93 to i64
  %t96 = shl i64 %t95, 32
  %t97 = or i64 %t96, %t94
  %t98 = bitcast i64 %t97 to double
  %t99 = fadd double %t76, %t98
  %t100 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t101 = and i32 %t100, 16
  %t102 = shl i32 65535, %t101
  %t103 = bitcast double %t99 to i64
  %t104 = trunc i64 %t103 to i32
  %t105 = lshr i64 %t103, 32
  %t106 = trunc i64 %t105 to i32
  %t107 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t102, i32 %t104, i32 4, i32 4127)
  %t108 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t102, i32 %t106, i32 4, i32 4127)
  %t109 = zext i32 %t107 to i64
  %t110 = zext i32 %t108 to i64
  %t111 = shl i64 %t110, 32
  %t112 = or i64 %t111, %t109
  %t113 = bitcast i64 %t112 to double
  %t114 = fadd double %t99, %t113
  %t115 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t116 = and i32 %t115, 16
  %t117 = shl i32 65535, %t116
  %t118 = bitcast double %t114 to i64
  %t119 = trunc i64 %t118 to i32
  %t120 = lshr i64 %t118, 32
  %t121 = trunc i64 %t120 to i32
  %t122 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t117, i32 %t119, i32 2, i32 4127)
  %t123 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t117, i32 %t121, i32 2, i32 4127)
  %t124 = zext i32 %t122 to i64
  %t125 = zext i32 %t123 to i64
  %t126 = shl i64 %t125, 32
  %t127 = or i64 %t126, %t124
  %t128 = bitcast i64 %t127 to double
  %t129 = fadd double %t114, %t128
  %t130 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t131 = and i32 %t130, 16
  %t132 = shl i32 65535, %t131
  %t133 = bitcast double %t129 to i64
  %t134 = trunc i64 %t133 to i32
  %t135 = lshr i64 %t133, 32
  %t136 = trunc i64 %t135 to i32
  %t137 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t132, i32 %t134, i32 1, i32 4127)
  %t138 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t132, i32 %t136, i32 1, i32 4127)
  %t139 = zext i32 %t137 to i64
  %t140 = zext i32 %t138 to i64
  %t141 = shl i64 %t140, 32
  %t142 = or i64 %t141, %t139
  %t143 = bitcast i64 %t142 to double
  %t144 = fadd double %t129, %t143
  %t145 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t146 = and i32 %t145, 16
  %t147 = shl i32 65535, %t146
  %t148 = bitcast double %t77 to i64
  %t149 = trunc i64 %t148 to i32
  %t150 = lshr i64 %t148, 32
  %t151 = trunc i64 %t150 to i32
  %t152 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t147, i32 %t149, i32 8, i32 4127)
  %t153 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t147, i32 %t151, i32 8, i32 4127)
  %t154 = zext i32 %t152 to i64
  %t155 = zext i32 %t153 to i64
  %t156 = shl i64 %t155, 32
  %t157 = or i64 %t156, %t154
  %t158 = bitcast i64 %t157 to double
  %t159 = fadd double %t77, %t158
  %t160 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t161 = and i32 %t160, 16
  %t162 = shl i32 65535, %t161
  %t163 = bitcast double %t159 to i64
  %t164 = trunc i64 %t163 to i32
  %t165 = lshr i64 %t163, 32
  %t166 = trunc i64 %t165 to i32
  %t167 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t162, i32 %t164, i32 4, i32 4127)
  %t168 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t162, i32 %t166, i32 4, i32 4127)
  %t169 = zext i32 %t167 to i64
  %t170 = zext i32 %t168 to i64
  %t171 = shl i64 %t170, 32
  %t172 = or i64 %t171, %t169
  %t173 = bitcast i64 %t172 to double
  %t174 = fadd double %t159, %t173
  %t175 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t176 = and i32 %t175, 16
  %t177 = shl i32 65535, %t176
  %t178 = bitcast double %t174 to i64
  %t179 = trunc i64 %t178 to i32
  %t180 = lshr i64 %t178, 32
  %t181 = trunc i64 %t180 to i32
  %t182 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t177, i32 %t179, i32 2, i32 4127)
  %t183 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t177, i32 %t181, i32 2, i32 4127)
  %t184 = zext i32 %t182 to i64
  %t185 = zext i32 %t183 to i64
  %t186 = shl i64 %t185, 32
  %t187 = or i64 %t186, %t184
  %t188 = bitcast i64 %t187 to double
  %t189 = fadd double %t174, %t188
  %t190 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t191 = and i32 %t190, 16
  %t192 = shl i32 65535, %t191
  %t193 = bitcast double %t189 to i64
  %t194 = trunc i64 %t193 to i32
  %t195 = lshr i64 %t193, 32
  %t196 = trunc i64 %t195 to i32
  %t197 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t192, i32 %t194, i32 1, i32 4127)
  %t198 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t192, i32 %t196, i32 1, i32 4127)
  %t199 = zext i32 %t197 to i64
  %t200 = zext i32 %t198 to i64
  %t201 = shl i64 %t200, 32
  %t202 = or i64 %t201, %t199
  %t203 = bitcast i64 %t202 to double
  %t204 = fadd double %t189, %t203
  %t205 = icmp eq i64 %t5, 0
  br i1 %t205, label %b206, label %b207
b206:
  %t208 = udiv i64 %t18, 1024
  %t209 = mul i64 %t208, 1024
  %t210 = getelementptr inbounds double, ptr %t38, i64 %t209
  store double %t144, ptr %t210, align 8
  %t211 = getelementptr inbounds double, ptr %t44, i64 %t209
  store double %t204, ptr %t211, align 8
  br label %b207
b207:
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
  %t34 = mul i64 %t19, 14
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
  %t61 = mul i64 %t43, 14
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
  %t34 = mul i64 %t19, 14
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
  %t16 = mul i64 %t9, 14
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
  %t34 = mul i64 %t19, 14
  %t35 = getelementptr inbounds i64, ptr %t33, i64 %t34
  call void @sf_x_stage1_0_lists(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23, i64 %t25, i64 %t27)
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
  %t16 = mul i64 %t9, 14
  %t17 = getelementptr inbounds i64, ptr %t15, i64 %t16
  call void @sf_x_stage1_0(ptr %ctx, ptr %t17, i64 %t9)
  %t10 = add nuw nsw i64 %t9, %t5
  br label %b6
b8:
  ret void
}

!1000000 = distinct !{!1000000, !1000001}
!1000001 = !{!"llvm.loop.unroll.disable"}
