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
  %t26 = urem i64 %cols, 4
  %t27 = urem i64 %col, 4
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
  %t292 = add i64 %t27, %t26
  %t293 = add i64 %t292, %t31
  %t294 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t295 = load i64, ptr %t294, align 8
  %t296 = inttoptr i64 %t295 to ptr addrspace(1)
  %t297 = addrspacecast ptr addrspace(1) %t296 to ptr
  %t298 = ptrtoint ptr %t297 to i64
  %t299 = urem i64 %t298, 16
  %t300 = add i64 %t293, %t299
  %t301 = add i64 %t300, %t38
  %t302 = icmp eq i64 %t301, 0
  %t305 = add i64 %cols, 1023
  %t306 = udiv i64 %t305, 1024
  %t729 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t730 = load i64, ptr %t729, align 8
  %t1 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t2 = and i32 %t1, 1023
  %t3 = zext i32 %t2 to i64
  %t4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t5 = zext i32 %t4 to i64
  %t6 = and i64 %t3, 15
  %t7 = and i64 %t3, 3
  br label %b20
b20:
  %t23 = phi i64 [ 0, %entry ], [ %t24, %b312 ]
  %t25 = icmp slt i64 %t23, %rows
  br i1 %t25, label %b21, label %b22
b21:
  %t69 = icmp eq i64 %t23, 0
  %t99 = add i64 %t23, %t19
  %t303 = sub i64 %rows, %t23
  %t304 = call i64 @llvm.smin.i64(i64 %t19, i64 %t303)
  %t307 = mul i64 %t304, %t306
  %t308 = icmp sle i64 32, %t307
  %t309 = and i1 %t302, %t308
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
  br label %b109
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
  br label %b155
b157:
  %t170 = getelementptr inbounds double, ptr %t76, i64 %t95
  store <4 x double> %t160, ptr %t170, align 16
  %t58 = add nuw nsw i64 %t57, %t53
  br label %b54
b56:
  %t171 = add i64 %t51, %t3
  br label %b172
b172:
  %t175 = phi i64 [ %t171, %b56 ], [ %t176, %b273 ]
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
  %t214 = urem i64 %t213, 4
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
  %t222 = phi double [ %t207, %b189 ], [ %t270, %b218 ]
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
  %t251 = fmul float %t227, %t227
  %t252 = insertelement <4 x float> poison, float %t251, i64 0
  %t253 = shufflevector <4 x float> %t252, <4 x float> poison, <4 x i32> zeroinitializer
  %t254 = fpext float %t251 to double
  %t255 = fadd double %t222, %t254
  %t256 = fmul float %t234, %t234
  %t257 = insertelement <4 x float> poison, float %t256, i64 0
  %t258 = shufflevector <4 x float> %t257, <4 x float> poison, <4 x i32> zeroinitializer
  %t259 = fpext float %t256 to double
  %t260 = fadd double %t255, %t259
  %t261 = fmul float %t241, %t241
  %t262 = insertelement <4 x float> poison, float %t261, i64 0
  %t263 = shufflevector <4 x float> %t262, <4 x float> poison, <4 x i32> zeroinitializer
  %t264 = fpext float %t261 to double
  %t265 = fadd double %t260, %t264
  %t266 = fmul float %t248, %t248
  %t267 = insertelement <4 x float> poison, float %t266, i64 0
  %t268 = shufflevector <4 x float> %t267, <4 x float> poison, <4 x i32> zeroinitializer
  %t269 = fpext float %t266 to double
  %t270 = fadd double %t265, %t269
  %t221 = add nuw nsw i64 %t220, 4
  br label %b217
b219:
  br label %b271
b271:
  %t274 = phi i64 [ %t216, %b219 ], [ %t275, %b272 ]
  %t276 = phi double [ %t222, %b219 ], [ %t288, %b272 ]
  %t277 = icmp slt i64 %t274, %t211
  br i1 %t277, label %b272, label %b273
b272:
  %t278 = mul i64 %t274, %t30
  %t279 = add i64 %t278, %t186
  %t280 = getelementptr inbounds float, ptr %t121, i64 %t279
  %t281 = load float, ptr %t280, align 4
  %t282 = insertelement <4 x float> poison, float %t281, i64 0
  %t283 = shufflevector <4 x float> %t282, <4 x float> poison, <4 x i32> zeroinitializer
  %t284 = fmul float %t281, %t281
  %t285 = insertelement <4 x float> poison, float %t284, i64 0
  %t286 = shufflevector <4 x float> %t285, <4 x float> poison, <4 x i32> zeroinitializer
  %t287 = fpext float %t284 to double
  %t288 = fadd double %t276, %t287
  %t275 = add nuw nsw i64 %t274, 1
  br label %b271
b273:
  %t289 = insertelement <4 x double> poison, double %t276, i64 0
  %t290 = shufflevector <4 x double> %t289, <4 x double> poison, <4 x i32> zeroinitializer
  %t291 = getelementptr inbounds double, ptr %t76, i64 %t204
  store double %t276, ptr %t291, align 8
  %t176 = add nuw nsw i64 %t175, %t5
  br label %b172
b174:
  br i1 %t309, label %b310, label %b311
b310:
  %t321 = add i64 %row, %t23
  %t328 = add i64 %col, %cols
  %t313 = udiv i64 %t3, 4
  %t314 = udiv i64 %t5, 4
  br label %b315
b315:
  %t318 = phi i64 [ %t313, %b310 ], [ %t319, %b724 ]
  %t320 = icmp slt i64 %t318, %t307
  br i1 %t320, label %b316, label %b317
b316:
  %t322 = udiv i64 %t318, %t306
  %t323 = add i64 %t321, %t322
  %t324 = urem i64 %t318, %t306
  %t325 = mul i64 %t324, 1024
  %t326 = add i64 %col, %t325
  %t327 = add i64 %t326, 1024
  %t329 = call i64 @llvm.smin.i64(i64 %t327, i64 %t328)
  %t330 = sub i64 %t329, %t326
  %t331 = urem i64 %t330, 32
  %t332 = sub i64 %t330, %t331
  %t333 = add i64 %t326, %t332
  %t345 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t346 = load i64, ptr %t345, align 8
  %t347 = inttoptr i64 %t346 to ptr addrspace(1)
  %t348 = addrspacecast ptr addrspace(1) %t347 to ptr
  %t349 = mul i64 %t323, %t30
  %t725 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t726 = load i64, ptr %t725, align 8
  %t727 = inttoptr i64 %t726 to ptr addrspace(1)
  %t728 = addrspacecast ptr addrspace(1) %t727 to ptr
  %t735 = getelementptr inbounds i64, ptr %tensor, i64 15
  %t736 = load i64, ptr %t735, align 8
  %t737 = inttoptr i64 %t736 to ptr addrspace(1)
  %t738 = addrspacecast ptr addrspace(1) %t737 to ptr
  br label %b334
b334:
  %t337 = phi i64 [ %t326, %b316 ], [ %t338, %b335 ]
  %t339 = phi <4 x double> [ splat (double 0x0000000000000000), %b316 ], [ %t373, %b335 ]
  %t340 = phi <4 x double> [ splat (double 0x0000000000000000), %b316 ], [ %t375, %b335 ]
  %t341 = icmp slt i64 %t337, %t333
  br i1 %t341, label %b335, label %b336
b335:
  %t342 = add i64 %t337, 16
  %t343 = mul i64 %t7, 4
  %t344 = add i64 %t337, %t343
  %t356 = add i64 %t344, 16
  %t357 = add i64 %t349, %t356
  %t358 = getelementptr float, ptr %t348, i64 %t357
  %t361 = getelementptr float, ptr %t121, i64 %t357
  %t350 = add i64 %t344, 0
  %t351 = add i64 %t349, %t350
  %t352 = getelementptr inbounds float, ptr %t348, i64 %t351
  %t353 = load <4 x float>, ptr %t352, align 16
  %t354 = getelementptr inbounds float, ptr %t121, i64 %t351
  %t355 = load <4 x float>, ptr %t354, align 16
  %t359 = getelementptr inbounds float, ptr %t358, i64 0
  %t360 = load <4 x float>, ptr %t359, align 16
  %t362 = getelementptr inbounds float, ptr %t361, i64 0
  %t363 = load <4 x float>, ptr %t362, align 16
  %t364 = fmul <4 x float> %t355, %t355
  %t365 = fmul <4 x float> %t353, %t353
  %t366 = fpext <4 x float> %t364 to <4 x double>
  %t367 = fadd <4 x double> %t339, %t366
  %t368 = fpext <4 x float> %t365 to <4 x double>
  %t369 = fadd <4 x double> %t340, %t368
  %t370 = fmul <4 x float> %t363, %t363
  %t371 = fmul <4 x float> %t360, %t360
  %t372 = fpext <4 x float> %t370 to <4 x double>
  %t373 = fadd <4 x double> %t367, %t372
  %t374 = fpext <4 x float> %t371 to <4 x double>
  %t375 = fadd <4 x double> %t369, %t374
  %t338 = add nuw nsw i64 %t337, 32
  br label %b334
b336:
  %t376 = mul i64 %t7, 4
  %t377 = add i64 %t333, %t376
  br label %b378
b378:
  %t381 = phi i64 [ %t377, %b336 ], [ %t382, %b379 ]
  %t383 = phi <4 x double> [ %t339, %b336 ], [ %t395, %b379 ]
  %t384 = phi <4 x double> [ %t340, %b336 ], [ %t397, %b379 ]
  %t385 = icmp slt i64 %t381, %t329
  br i1 %t385, label %b379, label %b380
b379:
  %t386 = add i64 %t381, 0
  %t387 = add i64 %t349, %t386
  %t388 = getelementptr inbounds float, ptr %t348, i64 %t387
  %t389 = load <4 x float>, ptr %t388, align 16
  %t390 = getelementptr inbounds float, ptr %t121, i64 %t387
  %t391 = load <4 x float>, ptr %t390, align 16
  %t392 = fmul <4 x float> %t391, %t391
  %t393 = fmul <4 x float> %t389, %t389
  %t394 = fpext <4 x float> %t392 to <4 x double>
  %t395 = fadd <4 x double> %t383, %t394
  %t396 = fpext <4 x float> %t393 to <4 x double>
  %t397 = fadd <4 x double> %t384, %t396
  %t382 = add nuw nsw i64 %t381, 16
  br label %b378
b380:
  %t398 = extractelement <4 x double> %t383, i64 0
  %t399 = bitcast double %t398 to i64
  %t400 = trunc i64 %t399 to i32
  %t401 = lshr i64 %t399, 32
  %t402 = trunc i64 %t401 to i32
  %t403 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t404 = and i32 %t403, 28
  %t405 = shl i32 15, %t404
  %t406 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t405, i32 %t400, i32 2, i32 7199)
  %t407 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t408 = and i32 %t407, 28
  %t409 = shl i32 15, %t408
  %t410 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t409, i32 %t402, i32 2, i32 7199)
  %t411 = zext i32 %t406 to i64
  %t412 = zext i32 %t410 to i64
  %t413 = shl i64 %t412, 32
  %t414 = or i64 %t413, %t411
  %t415 = bitcast i64 %t414 to double
  %t416 = insertelement <4 x double> poison, double %t415, i64 0
  %t417 = extractelement <4 x double> %t383, i64 1
  %t418 = bitcast double %t417 to i64
  %t419 = trunc i64 %t418 to i32
  %t420 = lshr i64 %t418, 32
  %t421 = trunc i64 %t420 to i32
  %t422 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t423 = and i32 %t422, 28
  %t424 = shl i32 15, %t423
  %t425 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t424, i32 %t419, i32 2, i32 7199)
  %t426 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t427 = and i32 %t426, 28
  %t428 = shl i32 15, %t427
  %t429 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t428, i32 %t421, i32 2, i32 7199)
  %t430 = zext i32 %t425 to i64
  %t431 = zext i32 %t429 to i64
  %t432 = shl i64 %t431, 32
  %t433 = or i64 %t432, %t430
  %t434 = bitcast i64 %t433 to double
  %t435 = insertelement <4 x double> %t416, double %t434, i64 1
  %t436 = extractelement <4 x double> %t383, i64 2
  %t437 = bitcast double %t436 to i64
  %t438 = trunc i64 %t437 to i32
  %t439 = lshr i64 %t437, 32
  %t440 = trunc i64 %t439 to i32
  %t441 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t442 = and i32 %t441, 28
  %t443 = shl i32 15, %t442
  %t444 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t443, i32 %t438, i32 2, i32 7199)
  %t445 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t446 = and i32 %t445, 28
  %t447 = shl i32 15, %t446
  %t448 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t447, i32 %t440, i32 2, i32 7199)
  %t449 = zext i32 %t444 to i64
  %t450 = zext i32 %t448 to i64
  %t451 = shl i64 %t450, 32
  %t452 = or i64 %t451, %t449
  %t453 = bitcast i64 %t452 to double
  %t454 = insertelement <4 x double> %t435, double %t453, i64 2
  %t455 = extractelement <4 x double> %t383, i64 3
  %t456 = bitcast double %t455 to i64
  %t457 = trunc i64 %t456 to i32
  %t458 = lshr i64 %t456, 32
  %t459 = trunc i64 %t458 to i32
  %t460 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t461 = and i32 %t460, 28
  %t462 = shl i32 15, %t461
  %t463 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t462, i32 %t457, i32 2, i32 7199)
  %t464 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t465 = and i32 %t464, 28
  %t466 = shl i32 15, %t465
  %t467 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t466, i32 %t459, i32 2, i32 7199)
  %t468 = zext i32 %t463 to i64
  %t469 = zext i32 %t467 to i64
  %t470 = shl i64 %t469, 32
  %t471 = or i64 %t470, %t468
  %t472 = bitcast i64 %t471 to double
  %t473 = insertelement <4 x double> %t454, double %t472, i64 3
  %t474 = fadd <4 x double> %t383, %t473
  %t475 = extractelement <4 x double> %t474, i64 0
  %t476 = bitcast double %t475 to i64
  %t477 = trunc i64 %t476 to i32
  %t478 = lshr i64 %t476, 32
  %t479 = trunc i64 %t478 to i32
  %t480 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t481 = and i32 %t480, 28
  %t482 = shl i32 15, %t481
  %t483 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t482, i32 %t477, i32 1, i32 7199)
  %t484 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t485 = and i32 %t484, 28
  %t486 = shl i32 15, %t485
  %t487 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t486, i32 %t479, i32 1, i32 7199)
  %t488 = zext i32 %t483 to i64
  %t489 = zext i32 %t487 to i64
  %t490 = shl i64 %t489, 32
  %t491 = or i64 %t490, %t488
  %t492 = bitcast i64 %t491 to double
  %t493 = insertelement <4 x double> poison, double %t492, i64 0
  %t494 = extractelement <4 x double> %t474, i64 1
  %t495 = bitcast double %t494 to i64
  %t496 = trunc i64 %t495 to i32
  %t497 = lshr i64 %t495, 32
  %t498 = trunc i64 %t497 to i32
  %t499 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t500 = and i32 %t499, 28
  %t501 = shl i32 15, %t500
  %t502 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t501, i32 %t496, i32 1, i32 7199)
  %t503 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t504 = and i32 %t503, 28
  %t505 = shl i32 15, %t504
  %t506 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t505, i32 %t498, i32 1, i32 7199)
  %t507 = zext i32 %t502 to i64
  %t508 = zext i32 %t506 to i64
  %t509 = shl i64 %t508, 32
  %t510 = or i64 %t509, %t507
  %t511 = bitcast i64 %t510 to double
  %t512 = insertelement <4 x double> %t493, double %t511, i64 1
  %t513 = extractelement <4 x double> %t474, i64 2
  %t514 = bitcast double %t513 to i64
  %t515 = trunc i64 %t514 to i32
  %t516 = lshr i64 %t514, 32
  %t517 = trunc i64 %t516 to i32
  %t518 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t519 = and i32 %t518, 28
  %t520 = shl i32 15, %t519
  %t521 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t520, i32 %t515, i32 1, i32 7199)
  %t522 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t523 = and i32 %t522, 28
  %t524 = shl i32 15, %t523
  %t525 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t524, i32 %t517, i32 1, i32 7199)
  %t526 = zext i32 %t521 to i64
  %t527 = zext i32 %t525 to i64
  %t528 = shl i64 %t527, 32
  %t529 = or i64 %t528, %t526
  %t530 = bitcast i64 %t529 to double
  %t531 = insertelement <4 x double> %t512, double %t530, i64 2
  %t532 = extractelement <4 x double> %t474, i64 3
  %t533 = bitcast double %t532 to i64
  %t534 = trunc i64 %t533 to i32
  %t535 = lshr i64 %t533, 32
  %t536 = trunc i64 %t535 to i32
  %t537 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t538 = and i32 %t537, 28
  %t539 = shl i32 15, %t538
  %t540 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t539, i32 %t534, i32 1, i32 7199)
  %t541 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t542 = and i32 %t541, 28
  %t543 = shl i32 15, %t542
  %t544 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t543, i32 %t536, i32 1, i32 7199)
  %t545 = zext i32 %t540 to i64
  %t546 = zext i32 %t544 to i64
  %t547 = shl i64 %t546, 32
  %t548 = or i64 %t547, %t545
  %t549 = bitcast i64 %t548 to double
  %t550 = insertelement <4 x double> %t531, double %t549, i64 3
  %t551 = fadd <4 x double> %t474, %t550
  %t552 = shufflevector <4 x double> %t551, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t553 = shufflevector <4 x double> %t551, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t554 = fadd <2 x double> %t552, %t553
  %t555 = shufflevector <2 x double> %t554, <2 x double> poison, <1 x i32> <i32 0>
  %t556 = shufflevector <2 x double> %t554, <2 x double> poison, <1 x i32> <i32 1>
  %t557 = extractelement <1 x double> %t555, i64 0
  %t558 = extractelement <1 x double> %t556, i64 0
  %t559 = fadd double %t557, %t558
  %t560 = extractelement <4 x double> %t384, i64 0
  %t561 = bitcast double %t560 to i64
  %t562 = trunc i64 %t561 to i32
  %t563 = lshr i64 %t561, 32
  %t564 = trunc i64 %t563 to i32
  %t565 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t566 = and i32 %t565, 28
  %t567 = shl i32 15, %t566
  %t568 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t567, i32 %t562, i32 2, i32 7199)
  %t569 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t570 = and i32 %t569, 28
  %t571 = shl i32 15, %t570
  %t572 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t571, i32 %t564, i32 2, i32 7199)
  %t573 = zext i32 %t568 to i64
  %t574 = zext i32 %t572 to i64
  %t575 = shl i64 %t574, 32
  %t576 = or i64 %t575, %t573
  %t577 = bitcast i64 %t576 to double
  %t578 = insertelement <4 x double> poison, double %t577, i64 0
  %t579 = extractelement <4 x double> %t384, i64 1
  %t580 = bitcast double %t579 to i64
  %t581 = trunc i64 %t580 to i32
  %t582 = lshr i64 %t580, 32
  %t583 = trunc i64 %t582 to i32
  %t584 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t585 = and i32 %t584, 28
  %t586 = shl i32 15, %t585
  %t587 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t586, i32 %t581, i32 2, i32 7199)
  %t588 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t589 = and i32 %t588, 28
  %t590 = shl i32 15, %t589
  %t591 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t590, i32 %t583, i32 2, i32 7199)
  %t592 = zext i32 %t587 to i64
  %t593 = zext i32 %t591 to i64
  %t594 = shl i64 %t593, 32
  %t595 = or i64 %t594, %t592
  %t596 = bitcast i64 %t595 to double
  %t597 = insertelement <4 x double> %t578, double %t596, i64 1
  %t598 = extractelement <4 x double> %t384, i64 2
  %t599 = bitcast double %t598 to i64
  %t600 = trunc i64 %t599 to i32
  %t601 = lshr i64 %t599, 32
  %t602 = trunc i64 %t601 to i32
  %t603 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t604 = and i32 %t603, 28
  %t605 = shl i32 15, %t604
  %t606 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t605, i32 %t600, i32 2, i32 7199)
  %t607 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t608 = and i32 %t607, 28
  %t609 = shl i32 15, %t608
  %t610 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t609, i32 %t602, i32 2, i32 7199)
  %t611 = zext i32 %t606 to i64
  %t612 = zext i32 %t610 to i64
  %t613 = shl i64 %t612, 32
  %t614 = or i64 %t613, %t611
  %t615 = bitcast i64 %t614 to double
  %t616 = insertelement <4 x double> %t597, double %t615, i64 2
  %t617 = extractelement <4 x double> %t384, i64 3
  %t618 = bitcast double %t617 to i64
  %t619 = trunc i64 %t618 to i32
  %t620 = lshr i64 %t618, 32
  %t621 = trunc i64 %t620 to i32
  %t622 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t623 = and i32 %t622, 28
  %t624 = shl i32 15, %t623
  %t625 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t624, i32 %t619, i32 2, i32 7199)
  %t626 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t627 = and i32 %t626, 28
  %t628 = shl i32 15, %t627
  %t629 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t628, i32 %t621, i32 2, i32 7199)
  %t630 = zext i32 %t625 to i64
  %t631 = zext i32 %t629 to i64
  %t632 = shl i64 %t631, 32
  %t633 = or i64 %t632, %t630
  %t634 = bitcast i64 %t633 to double
  %t635 = insertelement <4 x double> %t616, double %t634, i64 3
  %t636 = fadd <4 x double> %t384, %t635
  %t637 = extractelement <4 x double> %t636, i64 0
  %t638 = bitcast double %t637 to i64
  %t639 = trunc i64 %t638 to i32
  %t640 = lshr i64 %t638, 32
  %t641 = trunc i64 %t640 to i32
  %t642 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t643 = and i32 %t642, 28
  %t644 = shl i32 15, %t643
  %t645 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t644, i32 %t639, i32 1, i32 7199)
  %t646 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t647 = and i32 %t646, 28
  %t648 = shl i32 15, %t647
  %t649 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t648, i32 %t641, i32 1, i32 7199)
  %t650 = zext i32 %t645 to i64
  %t651 = zext i32 %t649 to i64
  %t652 = shl i64 %t651, 32
  %t653 = or i64 %t652, %t650
  %t654 = bitcast i64 %t653 to double
  %t655 = insertelement <4 x double> poison, double %t654, i64 0
  %t656 = extractelement <4 x double> %t636, i64 1
  %t657 = bitcast double %t656 to i64
  %t658 = trunc i64 %t657 to i32
  %t659 = lshr i64 %t657, 32
  %t660 = trunc i64 %t659 to i32
  %t661 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t662 = and i32 %t661, 28
  %t663 = shl i32 15, %t662
  %t664 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t663, i32 %t658, i32 1, i32 7199)
  %t665 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t666 = and i32 %t665, 28
  %t667 = shl i32 15, %t666
  %t668 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t667, i32 %t660, i32 1, i32 7199)
  %t669 = zext i32 %t664 to i64
  %t670 = zext i32 %t668 to i64
  %t671 = shl i64 %t670, 32
  %t672 = or i64 %t671, %t669
  %t673 = bitcast i64 %t672 to double
  %t674 = insertelement <4 x double> %t655, double %t673, i64 1
  %t675 = extractelement <4 x double> %t636, i64 2
  %t676 = bitcast double %t675 to i64
  %t677 = trunc i64 %t676 to i32
  %t678 = lshr i64 %t676, 32
  %t679 = trunc i64 %t678 to i32
  %t680 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t681 = and i32 %t680, 28
  %t682 = shl i32 15, %t681
  %t683 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t682, i32 %t677, i32 1, i32 7199)
  %t684 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t685 = and i32 %t684, 28
  %t686 = shl i32 15, %t685
  %t687 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t686, i32 %t679, i32 1, i32 7199)
  %t688 = zext i32 %t683 to i64
  %t689 = zext i32 %t687 to i64
  %t690 = shl i64 %t689, 32
  %t691 = or i64 %t690, %t688
  %t692 = bitcast i64 %t691 to double
  %t693 = insertelement <4 x double> %t674, double %t692, i64 2
  %t694 = extractelement <4 x double> %t636, i64 3
  %t695 = bitcast double %t694 to i64
  %t696 = trunc i64 %t695 to i32
  %t697 = lshr i64 %t695, 32
  %t698 = trunc i64 %t697 to i32
  %t699 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t700 = and i32 %t699, 28
  %t701 = shl i32 15, %t700
  %t702 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t701, i32 %t696, i32 1, i32 7199)
  %t703 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t704 = and i32 %t703, 28
  %t705 = shl i32 15, %t704
  %t706 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t705, i32 %t698, i32 1, i32 7199)
  %t707 = zext i32 %t702 to i64
  %t708 = zext i32 %t706 to i64
  %t709 = shl i64 %t708, 32
  %t710 = or i64 %t709, %t707
  %t711 = bitcast i64 %t710 to double
  %t712 = insertelement <4 x double> %t693, double %t711, i64 3
  %t713 = fadd <4 x double> %t636, %t712
  %t714 = shufflevector <4 x double> %t713, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t715 = shufflevector <4 x double> %t713, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t716 = fadd <2 x double> %t714, %t715
  %t717 = shufflevector <2 x double> %t716, <2 x double> poison, <1 x i32> <i32 0>
  %t718 = shufflevector <2 x double> %t716, <2 x double> poison, <1 x i32> <i32 1>
  %t719 = extractelement <1 x double> %t717, i64 0
  %t720 = extractelement <1 x double> %t718, i64 0
  %t721 = fadd double %t719, %t720
  %t722 = icmp eq i64 %t7, 0
  br i1 %t722, label %b723, label %b724
b723:
  %t731 = mul i64 %t323, %t730
  %t732 = udiv i64 %t326, 1024
  %t733 = add i64 %t731, %t732
  %t734 = getelementptr inbounds double, ptr %t728, i64 %t733
  store double %t559, ptr %t734, align 8
  %t739 = getelementptr inbounds double, ptr %t738, i64 %t733
  store double %t721, ptr %t739, align 8
  br label %b724
b724:
  %t319 = add nuw nsw i64 %t318, %t314
  br label %b315
b317:
  br label %b312
b311:
  %t748 = add i64 %row, %t23
  %t755 = add i64 %col, %cols
  %t740 = udiv i64 %t3, 16
  %t741 = udiv i64 %t5, 16
  br label %b742
b742:
  %t745 = phi i64 [ %t740, %b311 ], [ %t746, %b936 ]
  %t747 = icmp slt i64 %t745, %t307
  br i1 %t747, label %b743, label %b744
b743:
  %t749 = udiv i64 %t745, %t306
  %t750 = add i64 %t748, %t749
  %t751 = urem i64 %t745, %t306
  %t752 = mul i64 %t751, 1024
  %t753 = add i64 %col, %t752
  %t754 = add i64 %t753, 1024
  %t756 = call i64 @llvm.smin.i64(i64 %t754, i64 %t755)
  %t766 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t767 = load i64, ptr %t766, align 8
  %t768 = inttoptr i64 %t767 to ptr addrspace(1)
  %t769 = addrspacecast ptr addrspace(1) %t768 to ptr
  %t770 = mul i64 %t750, %t30
  %t937 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t938 = load i64, ptr %t937, align 8
  %t939 = inttoptr i64 %t938 to ptr addrspace(1)
  %t940 = addrspacecast ptr addrspace(1) %t939 to ptr
  %t945 = getelementptr inbounds i64, ptr %tensor, i64 15
  %t946 = load i64, ptr %t945, align 8
  %t947 = inttoptr i64 %t946 to ptr addrspace(1)
  %t948 = addrspacecast ptr addrspace(1) %t947 to ptr
  %t757 = add i64 %t753, %t6
  br label %b758
b758:
  %t761 = phi i64 [ %t757, %b743 ], [ %t762, %b759 ]
  %t763 = phi double [ 0x0000000000000000, %b743 ], [ %t787, %b759 ]
  %t764 = phi double [ 0x0000000000000000, %b743 ], [ %t789, %b759 ]
  %t765 = icmp slt i64 %t761, %t756
  br i1 %t765, label %b759, label %b760
b759:
  %t771 = add i64 %t770, %t761
  %t772 = getelementptr inbounds float, ptr %t769, i64 %t771
  %t773 = load float, ptr %t772, align 4
  %t774 = insertelement <4 x float> poison, float %t773, i64 0
  %t775 = shufflevector <4 x float> %t774, <4 x float> poison, <4 x i32> zeroinitializer
  %t776 = getelementptr inbounds float, ptr %t121, i64 %t771
  %t777 = load float, ptr %t776, align 4
  %t778 = insertelement <4 x float> poison, float %t777, i64 0
  %t779 = shufflevector <4 x float> %t778, <4 x float> poison, <4 x i32> zeroinitializer
  %t780 = fmul float %t777, %t777
  %t781 = insertelement <4 x float> poison, float %t780, i64 0
  %t782 = shufflevector <4 x float> %t781, <4 x float> poison, <4 x i32> zeroinitializer
  %t783 = fmul float %t773, %t773
  %t784 = insertelement <4 x float> poison, float %t783, i64 0
  %t785 = shufflevector <4 x float> %t784, <4 x float> poison, <4 x i32> zeroinitializer
  %t786 = fpext float %t780 to double
  %t787 = fadd double %t763, %t786
  %t788 = fpext float %t783 to double
  %t789 = fadd double %t764, %t788
  %t762 = add nuw nsw i64 %t761, 16
  br label %b758
b760:
  %t790 = bitcast double %t763 to i64
  %t791 = trunc i64 %t790 to i32
  %t792 = lshr i64 %t790, 32
  %t793 = trunc i64 %t792 to i32
  %t794 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t795 = and i32 %t794, 16
  %t796 = shl i32 65535, %t795
  %t797 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t796, i32 %t791, i32 8, i32 4127)
  %t798 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t799 = and i32 %t798, 16
  %t800 = shl i32 65535, %t799
  %t801 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t800, i32 %t793, i32 8, i32 4127)
  %t802 = zext i32 %t797 to i64
  %t803 = zext i32 %t801 to i64
  %t804 = shl i64 %t803, 32
  %t805 = or i64 %t804, %t802
  %t806 = bitcast i64 %t805 to double
  %t807 = fadd double %t763, %t806
  %t808 = bitcast double %t807 to i64
  %t809 = trunc i64 %t808 to i32
  %t810 = lshr i64 %t808, 32
  %t811 = trunc i64 %t810 to i32
  %t812 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t813 = and i32 %t812, 16
  %t814 = shl i32 65535, %t813
  %t815 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t814, i32 %t809, i32 4, i32 4127)
  %t816 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t817 = and i32 %t816, 16
  %t818 = shl i32 65535, %t817
  %t819 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t818, i32 %t811, i32 4, i32 4127)
  %t820 = zext i32 %t815 to i64
  %t821 = zext i32 %t819 to i64
  %t822 = shl i64 %t821, 32
  %t823 = or i64 %t822, %t820
  %t824 = bitcast i64 %t823 to double
  %t825 = fadd double %t807, %t824
  %t826 = bitcast double %t825 to i64
  %t827 = trunc i64 %t826 to i32
  %t828 = lshr i64 %t826, 32
  %t829 = trunc i64 %t828 to i32
  %t830 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t831 = and i32 %t830, 16
  %t832 = shl i32 65535, %t831
  %t833 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t832, i32 %t827, i32 2, i32 4127)
  %t834 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t835 = and i32 %t834, 16
  %t836 = shl i32 65535, %t835
  %t837 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t836, i32 %t829, i32 2, i32 4127)
  %t838 = zext i32 %t833 to i64
  %t839 = zext i32 %t837 to i64
  %t840 = shl i64 %t839, 32
  %t841 = or i64 %t840, %t838
  %t842 = bitcast i64 %t841 to double
  %t843 = fadd double %t825, %t842
  %t844 = bitcast double %t843 to i64
  %t845 = trunc i64 %t844 to i32
  %t846 = lshr i64 %t844, 32
  %t847 = trunc i64 %t846 to i32
  %t848 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t849 = and i32 %t848, 16
  %t850 = shl i32 65535, %t849
  %t851 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t850, i32 %t845, i32 1, i32 4127)
  %t852 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t853 = and i32 %t852, 16
  %t854 = shl i32 65535, %t853
  %t855 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t854, i32 %t847, i32 1, i32 4127)
  %t856 = zext i32 %t851 to i64
  %t857 = zext i32 %t855 to i64
  %t858 = shl i64 %t857, 32
  %t859 = or i64 %t858, %t856
  %t860 = bitcast i64 %t859 to double
  %t861 = fadd double %t843, %t860
  %t862 = bitcast double %t764 to i64
  %t863 = trunc i64 %t862 to i32
  %t864 = lshr i64 %t862, 32
  %t865 = trunc i64 %t864 to i32
  %t866 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t867 = and i32 %t866, 16
  %t868 = shl i32 65535, %t867
  %t869 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t868, i32 %t863, i32 8, i32 4127)
  %t870 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t871 = and i32 %t870, 16
  %t872 = shl i32 65535, %t871
  %t873 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t872, i32 %t865, i32 8, i32 4127)
  %t874 = zext i32 %t869 to i64
  %t875 = zext i32 %t873 to i64
  %t876 = shl i64 %t875, 32
  %t877 = or i64 %t876, %t874
  %t878 = bitcast i64 %t877 to double
  %t879 = fadd double %t764, %t878
  %t880 = bitcast double %t879 to i64
  %t881 = trunc i64 %t880 to i32
  %t882 = lshr i64 %t880, 32
  %t883 = trunc i64 %t882 to i32
  %t884 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t885 = and i32 %t884, 16
  %t886 = shl i32 65535, %t885
  %t887 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t886, i32 %t881, i32 4, i32 4127)
  %t888 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t889 = and i32 %t888, 16
  %t890 = shl i32 65535, %t889
  %t891 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t890, i32 %t883, i32 4, i32 4127)
  %t892 = zext i32 %t887 to i64
  %t893 = zext i32 %t891 to i64
  %t894 = shl i64 %t893, 32
  %t895 = or i64 %t894, %t892
  %t896 = bitcast i64 %t895 to double
  %t897 = fadd double %t879, %t896
  %t898 = bitcast double %t897 to i64
  %t899 = trunc i64 %t898 to i32
  %t900 = lshr i64 %t898, 32
  %t901 = trunc i64 %t900 to i32
  %t902 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t903 = and i32 %t902, 16
  %t904 = shl i32 65535, %t903
  %t905 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t904, i32 %t899, i32 2, i32 4127)
  %t906 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t907 = and i32 %t906, 16
  %t908 = shl i32 65535, %t907
  %t909 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t908, i32 %t901, i32 2, i32 4127)
  %t910 = zext i32 %t905 to i64
  %t911 = zext i32 %t909 to i64
  %t912 = shl i64 %t911, 32
  %t913 = or i64 %t912, %t910
  %t914 = bitcast i64 %t913 to double
  %t915 = fadd double %t897, %t914
  %t916 = bitcast double %t915 to i64
  %t917 = trunc i64 %t916 to i32
  %t918 = lshr i64 %t916, 32
  %t919 = trunc i64 %t918 to i32
  %t920 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t921 = and i32 %t920, 16
  %t922 = shl i32 65535, %t921
  %t923 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t922, i32 %t917, i32 1, i32 4127)
  %t924 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t925 = and i32 %t924, 16
  %t926 = shl i32 65535, %t925
  %t927 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t926, i32 %t919, i32 1, i32 4127)
  %t928 = zext i32 %t923 to i64
  %t929 = zext i32 %t927 to i64
  %t930 = shl i64 %t929, 32
  %t931 = or i64 %t930, %t928
  %t932 = bitcast i64 %t931 to double
  %t933 = fadd double %t915, %t932
  %t934 = icmp eq i64 %t6, 0
  br i1 %t934, label %b935, label %b936
b935:
  %t941 = mul i64 %t750, %t730
  %t942 = udiv i64 %t753, 1024
  %t943 = add i64 %t941, %t942
  %t944 = getelementptr inbounds double, ptr %t940, i64 %t943
  store double %t861, ptr %t944, align 8
  %t949 = getelementptr inbounds double, ptr %t948, i64 %t943
  store double %t933, ptr %t949, align 8
  br label %b936
b936:
  %t746 = add nuw nsw i64 %t745, %t741
  br label %b742
b744:
  br label %b312
b312:
  %t24 = add nuw nsw i64 %t23, %t19
  br label %b20
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
  %t93 = getelementptr inbounds i64, ptr %tensor, i64 4
  %t94 = load i64, ptr %t93, align 8
  %t329 = getelementptr inbounds i64, ptr %tensor, i64 6
  %t330 = load i64, ptr %t329, align 8
  %t1 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t2 = and i32 %t1, 1023
  %t3 = zext i32 %t2 to i64
  %t4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
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
  %t73 = add i64 %col, %cols
  %t51 = udiv i64 %t3, 4
  %t52 = udiv i64 %t5, 4
  br label %b53
b53:
  %t56 = phi i64 [ %t51, %b48 ], [ %t57, %b324 ]
  %t58 = icmp slt i64 %t56, %t45
  br i1 %t58, label %b54, label %b55
b54:
  %t59 = udiv i64 %t56, %t44
  %t60 = add i64 %row, %t59
  %t61 = urem i64 %t56, %t44
  %t62 = mul i64 %t61, 1024
  %t63 = add i64 %col, %t62
  %t64 = getelementptr inbounds i64, ptr %tensor, i64 19
  %t65 = load i64, ptr %t64, align 8
  %t66 = inttoptr i64 %t65 to ptr addrspace(1)
  %t67 = addrspacecast ptr addrspace(1) %t66 to ptr
  %t72 = add i64 %t63, 1024
  %t74 = call i64 @llvm.smin.i64(i64 %t72, i64 %t73)
  %t75 = sub i64 %t74, %t63
  %t76 = urem i64 %t75, 32
  %t77 = sub i64 %t75, %t76
  %t78 = add i64 %t63, %t77
  %t89 = getelementptr inbounds i64, ptr %tensor, i64 20
  %t90 = load i64, ptr %t89, align 8
  %t91 = inttoptr i64 %t90 to ptr addrspace(1)
  %t92 = addrspacecast ptr addrspace(1) %t91 to ptr
  %t95 = udiv i64 %t60, %t94
  %t96 = mul i64 %t95, %t25
  %t101 = mul i64 %t60, %t25
  %t103 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t104 = load i64, ptr %t103, align 8
  %t105 = inttoptr i64 %t104 to ptr addrspace(1)
  %t106 = addrspacecast ptr addrspace(1) %t105 to ptr
  %t325 = getelementptr inbounds i64, ptr %tensor, i64 16
  %t326 = load i64, ptr %t325, align 8
  %t327 = inttoptr i64 %t326 to ptr addrspace(1)
  %t328 = addrspacecast ptr addrspace(1) %t327 to ptr
  %t68 = getelementptr inbounds float, ptr %t67, i64 %t60
  %t69 = load float, ptr %t68, align 4
  %t70 = insertelement <4 x float> poison, float %t69, i64 0
  %t71 = shufflevector <4 x float> %t70, <4 x float> poison, <4 x i32> zeroinitializer
  br label %b79
b79:
  %t82 = phi i64 [ %t63, %b54 ], [ %t83, %b80 ]
  %t84 = phi <4 x double> [ splat (double 0x0000000000000000), %b54 ], [ %t134, %b80 ]
  %t85 = icmp slt i64 %t82, %t78
  br i1 %t85, label %b80, label %b81
b80:
  %t86 = add i64 %t82, 16
  %t87 = mul i64 %t7, 4
  %t88 = add i64 %t82, %t87
  %t102 = add i64 %t101, %t88
  %t107 = getelementptr float, ptr %t106, i64 %t102
  %t110 = add i64 %t88, 16
  %t111 = add i64 %t96, %t110
  %t112 = getelementptr float, ptr %t92, i64 %t111
  %t115 = add i64 %t101, %t110
  %t116 = getelementptr float, ptr %t106, i64 %t115
  %t97 = add i64 %t88, 0
  %t98 = add i64 %t96, %t97
  %t99 = getelementptr inbounds float, ptr %t92, i64 %t98
  %t100 = load <4 x float>, ptr %t99, align 16
  %t108 = getelementptr inbounds float, ptr %t107, i64 0
  %t109 = load <4 x float>, ptr %t108, align 16
  %t113 = getelementptr inbounds float, ptr %t112, i64 0
  %t114 = load <4 x float>, ptr %t113, align 16
  %t117 = getelementptr inbounds float, ptr %t116, i64 0
  %t118 = load <4 x float>, ptr %t117, align 16
  %t119 = fmul <4 x float> %t71, %t100
  %t120 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %t119, <4 x float> %t20)
  %t121 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %t120)
  %t122 = fdiv <4 x float> splat (float 0x3FF0000000000000), %t121
  %t123 = fmul <4 x float> %t109, %t122
  %t124 = fmul <4 x float> %t123, %t123
  %t125 = fpext <4 x float> %t124 to <4 x double>
  %t126 = fadd <4 x double> %t84, %t125
  %t127 = fmul <4 x float> %t71, %t114
  %t128 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %t127, <4 x float> %t20)
  %t129 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %t128)
  %t130 = fdiv <4 x float> splat (float 0x3FF0000000000000), %t129
  %t131 = fmul <4 x float> %t118, %t130
  %t132 = fmul <4 x float> %t131, %t131
  %t133 = fpext <4 x float> %t132 to <4 x double>
  %t134 = fadd <4 x double> %t126, %t133
  %t83 = add nuw nsw i64 %t82, 32
  br label %b79
b81:
  %t135 = mul i64 %t7, 4
  %t136 = add i64 %t78, %t135
  br label %b137
b137:
  %t140 = phi i64 [ %t136, %b81 ], [ %t141, %b138 ]
  %t142 = phi <4 x double> [ %t84, %b81 ], [ %t159, %b138 ]
  %t143 = icmp slt i64 %t140, %t74
  br i1 %t143, label %b138, label %b139
b138:
  %t148 = add i64 %t101, %t140
  %t149 = getelementptr float, ptr %t106, i64 %t148
  %t144 = add i64 %t140, 0
  %t145 = add i64 %t96, %t144
  %t146 = getelementptr inbounds float, ptr %t92, i64 %t145
  %t147 = load <4 x float>, ptr %t146, align 16
  %t150 = getelementptr inbounds float, ptr %t149, i64 0
  %t151 = load <4 x float>, ptr %t150, align 16
  %t152 = fmul <4 x float> %t71, %t147
  %t153 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %t152, <4 x float> %t20)
  %t154 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %t153)
  %t155 = fdiv <4 x float> splat (float 0x3FF0000000000000), %t154
  %t156 = fmul <4 x float> %t151, %t155
  %t157 = fmul <4 x float> %t156, %t156
  %t158 = fpext <4 x float> %t157 to <4 x double>
  %t159 = fadd <4 x double> %t142, %t158
  %t141 = add nuw nsw i64 %t140, 16
  br label %b137
b139:
  %t160 = extractelement <4 x double> %t142, i64 0
  %t161 = bitcast double %t160 to i64
  %t162 = trunc i64 %t161 to i32
  %t163 = lshr i64 %t161, 32
  %t164 = trunc i64 %t163 to i32
  %t165 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t166 = and i32 %t165, 28
  %t167 = shl i32 15, %t166
  %t168 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t167, i32 %t162, i32 2, i32 7199)
  %t169 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t170 = and i32 %t169, 28
  %t171 = shl i32 15, %t170
  %t172 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t171, i32 %t164, i32 2, i32 7199)
  %t173 = zext i32 %t168 to i64
  %t174 = zext i32 %t172 to i64
  %t175 = shl i64 %t174, 32
  %t176 = or i64 %t175, %t173
  %t177 = bitcast i64 %t176 to double
  %t178 = insertelement <4 x double> poison, double %t177, i64 0
  %t179 = extractelement <4 x double> %t142, i64 1
  %t180 = bitcast double %t179 to i64
  %t181 = trunc i64 %t180 to i32
  %t182 = lshr i64 %t180, 32
  %t183 = trunc i64 %t182 to i32
  %t184 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t185 = and i32 %t184, 28
  %t186 = shl i32 15, %t185
  %t187 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t186, i32 %t181, i32 2, i32 7199)
  %t188 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t189 = and i32 %t188, 28
  %t190 = shl i32 15, %t189
  %t191 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t190, i32 %t183, i32 2, i32 7199)
  %t192 = zext i32 %t187 to i64
  %t193 = zext i32 %t191 to i64
  %t194 = shl i64 %t193, 32
  %t195 = or i64 %t194, %t192
  %t196 = bitcast i64 %t195 to double
  %t197 = insertelement <4 x double> %t178, double %t196, i64 1
  %t198 = extractelement <4 x double> %t142, i64 2
  %t199 = bitcast double %t198 to i64
  %t200 = trunc i64 %t199 to i32
  %t201 = lshr i64 %t199, 32
  %t202 = trunc i64 %t201 to i32
  %t203 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t204 = and i32 %t203, 28
  %t205 = shl i32 15, %t204
  %t206 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t205, i32 %t200, i32 2, i32 7199)
  %t207 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t208 = and i32 %t207, 28
  %t209 = shl i32 15, %t208
  %t210 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t209, i32 %t202, i32 2, i32 7199)
  %t211 = zext i32 %t206 to i64
  %t212 = zext i32 %t210 to i64
  %t213 = shl i64 %t212, 32
  %t214 = or i64 %t213, %t211
  %t215 = bitcast i64 %t214 to double
  %t216 = insertelement <4 x double> %t197, double %t215, i64 2
  %t217 = extractelement <4 x double> %t142, i64 3
  %t218 = bitcast double %t217 to i64
  %t219 = trunc i64 %t218 to i32
  %t220 = lshr i64 %t218, 32
  %t221 = trunc i64 %t220 to i32
  %t222 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t223 = and i32 %t222, 28
  %t224 = shl i32 15, %t223
  %t225 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t224, i32 %t219, i32 2, i32 7199)
  %t226 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t227 = and i32 %t226, 28
  %t228 = shl i32 15, %t227
  %t229 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t228, i32 %t221, i32 2, i32 7199)
  %t230 = zext i32 %t225 to i64
  %t231 = zext i32 %t229 to i64
  %t232 = shl i64 %t231, 32
  %t233 = or i64 %t232, %t230
  %t234 = bitcast i64 %t233 to double
  %t235 = insertelement <4 x double> %t216, double %t234, i64 3
  %t236 = fadd <4 x double> %t142, %t235
  %t237 = extractelement <4 x double> %t236, i64 0
  %t238 = bitcast double %t237 to i64
  %t239 = trunc i64 %t238 to i32
  %t240 = lshr i64 %t238, 32
  %t241 = trunc i64 %t240 to i32
  %t242 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t243 = and i32 %t242, 28
  %t244 = shl i32 15, %t243
  %t245 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t244, i32 %t239, i32 1, i32 7199)
  %t246 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t247 = and i32 %t246, 28
  %t248 = shl i32 15, %t247
  %t249 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t248, i32 %t241, i32 1, i32 7199)
  %t250 = zext i32 %t245 to i64
  %t251 = zext i32 %t249 to i64
  %t252 = shl i64 %t251, 32
  %t253 = or i64 %t252, %t250
  %t254 = bitcast i64 %t253 to double
  %t255 = insertelement <4 x double> poison, double %t254, i64 0
  %t256 = extractelement <4 x double> %t236, i64 1
  %t257 = bitcast double %t256 to i64
  %t258 = trunc i64 %t257 to i32
  %t259 = lshr i64 %t257, 32
  %t260 = trunc i64 %t259 to i32
  %t261 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t262 = and i32 %t261, 28
  %t263 = shl i32 15, %t262
  %t264 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t263, i32 %t258, i32 1, i32 7199)
  %t265 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t266 = and i32 %t265, 28
  %t267 = shl i32 15, %t266
  %t268 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t267, i32 %t260, i32 1, i32 7199)
  %t269 = zext i32 %t264 to i64
  %t270 = zext i32 %t268 to i64
  %t271 = shl i64 %t270, 32
  %t272 = or i64 %t271, %t269
  %t273 = bitcast i64 %t272 to double
  %t274 = insertelement <4 x double> %t255, double %t273, i64 1
  %t275 = extractelement <4 x double> %t236, i64 2
  %t276 = bitcast double %t275 to i64
  %t277 = trunc i64 %t276 to i32
  %t278 = lshr i64 %t276, 32
  %t279 = trunc i64 %t278 to i32
  %t280 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t281 = and i32 %t280, 28
  %t282 = shl i32 15, %t281
  %t283 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t282, i32 %t277, i32 1, i32 7199)
  %t284 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t285 = and i32 %t284, 28
  %t286 = shl i32 15, %t285
  %t287 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t286, i32 %t279, i32 1, i32 7199)
  %t288 = zext i32 %t283 to i64
  %t289 = zext i32 %t287 to i64
  %t290 = shl i64 %t289, 32
  %t291 = or i64 %t290, %t288
  %t292 = bitcast i64 %t291 to double
  %t293 = insertelement <4 x double> %t274, double %t292, i64 2
  %t294 = extractelement <4 x double> %t236, i64 3
  %t295 = bitcast double %t294 to i64
  %t296 = trunc i64 %t295 to i32
  %t297 = lshr i64 %t295, 32
  %t298 = trunc i64 %t297 to i32
  %t299 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t300 = and i32 %t299, 28
  %t301 = shl i32 15, %t300
  %t302 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t301, i32 %t296, i32 1, i32 7199)
  %t303 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t304 = and i32 %t303, 28
  %t305 = shl i32 15, %t304
  %t306 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t305, i32 %t298, i32 1, i32 7199)
  %t307 = zext i32 %t302 to i64
  %t308 = zext i32 %t306 to i64
  %t309 = shl i64 %t308, 32
  %t310 = or i64 %t309, %t307
  %t311 = bitcast i64 %t310 to double
  %t312 = insertelement <4 x double> %t293, double %t311, i64 3
  %t313 = fadd <4 x double> %t236, %t312
  %t314 = shufflevector <4 x double> %t313, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t315 = shufflevector <4 x double> %t313, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t316 = fadd <2 x double> %t314, %t315
  %t317 = shufflevector <2 x double> %t316, <2 x double> poison, <1 x i32> <i32 0>
  %t318 = shufflevector <2 x double> %t316, <2 x double> poison, <1 x i32> <i32 1>
  %t319 = extractelement <1 x double> %t317, i64 0
  %t320 = extractelement <1 x double> %t318, i64 0
  %t321 = fadd double %t319, %t320
  %t322 = icmp eq i64 %t7, 0
  br i1 %t322, label %b323, label %b324
b323:
  %t331 = mul i64 %t60, %t330
  %t332 = udiv i64 %t63, 1024
  %t333 = add i64 %t331, %t332
  %t334 = getelementptr inbounds double, ptr %t328, i64 %t333
  store double %t321, ptr %t334, align 8
  br label %b324
b324:
  %t57 = add nuw nsw i64 %t56, %t52
  br label %b53
b55:
  br label %b50
b49:
  %t357 = add i64 %col, %cols
  %t335 = udiv i64 %t3, 16
  %t336 = udiv i64 %t5, 16
  br label %b337
b337:
  %t340 = phi i64 [ %t335, %b49 ], [ %t341, %b586 ]
  %t342 = icmp slt i64 %t340, %t45
  br i1 %t342, label %b338, label %b339
b338:
  %t343 = udiv i64 %t340, %t44
  %t344 = add i64 %row, %t343
  %t345 = urem i64 %t340, %t44
  %t346 = mul i64 %t345, 1024
  %t347 = add i64 %col, %t346
  %t348 = getelementptr inbounds i64, ptr %tensor, i64 19
  %t349 = load i64, ptr %t348, align 8
  %t350 = inttoptr i64 %t349 to ptr addrspace(1)
  %t351 = addrspacecast ptr addrspace(1) %t350 to ptr
  %t356 = add i64 %t347, 1024
  %t358 = call i64 @llvm.smin.i64(i64 %t356, i64 %t357)
  %t359 = sub i64 %t358, %t347
  %t360 = urem i64 %t359, 64
  %t361 = sub i64 %t359, %t360
  %t362 = add i64 %t347, %t361
  %t372 = getelementptr inbounds i64, ptr %tensor, i64 20
  %t373 = load i64, ptr %t372, align 8
  %t374 = inttoptr i64 %t373 to ptr addrspace(1)
  %t375 = addrspacecast ptr addrspace(1) %t374 to ptr
  %t376 = udiv i64 %t344, %t94
  %t377 = mul i64 %t376, %t25
  %t383 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t384 = load i64, ptr %t383, align 8
  %t385 = inttoptr i64 %t384 to ptr addrspace(1)
  %t386 = addrspacecast ptr addrspace(1) %t385 to ptr
  %t387 = mul i64 %t344, %t25
  %t587 = getelementptr inbounds i64, ptr %tensor, i64 16
  %t588 = load i64, ptr %t587, align 8
  %t589 = inttoptr i64 %t588 to ptr addrspace(1)
  %t590 = addrspacecast ptr addrspace(1) %t589 to ptr
  %t352 = getelementptr inbounds float, ptr %t351, i64 %t344
  %t353 = load float, ptr %t352, align 4
  %t354 = insertelement <4 x float> poison, float %t353, i64 0
  %t355 = shufflevector <4 x float> %t354, <4 x float> poison, <4 x i32> zeroinitializer
  br label %b363
b363:
  %t366 = phi i64 [ %t347, %b338 ], [ %t367, %b364 ]
  %t368 = phi double [ 0x0000000000000000, %b338 ], [ %t473, %b364 ]
  %t369 = icmp slt i64 %t366, %t362
  br i1 %t369, label %b364, label %b365
b364:
  %t370 = add i64 %t366, 16
  %t371 = add i64 %t366, %t6
  %t378 = add i64 %t377, %t371
  %t388 = add i64 %t387, %t371
  %t393 = add i64 %t371, 16
  %t394 = add i64 %t377, %t393
  %t399 = add i64 %t387, %t393
  %t404 = add i64 %t371, 32
  %t405 = add i64 %t377, %t404
  %t408 = add i64 %t387, %t404
  %t411 = add i64 %t371, 48
  %t412 = add i64 %t377, %t411
  %t415 = add i64 %t387, %t411
  %t379 = getelementptr inbounds float, ptr %t375, i64 %t378
  %t380 = load float, ptr %t379, align 4
  %t381 = insertelement <4 x float> poison, float %t380, i64 0
  %t382 = shufflevector <4 x float> %t381, <4 x float> poison, <4 x i32> zeroinitializer
  %t389 = getelementptr inbounds float, ptr %t386, i64 %t388
  %t390 = load float, ptr %t389, align 4
  %t391 = insertelement <4 x float> poison, float %t390, i64 0
  %t392 = shufflevector <4 x float> %t391, <4 x float> poison, <4 x i32> zeroinitializer
  %t395 = getelementptr inbounds float, ptr %t375, i64 %t394
  %t396 = load float, ptr %t395, align 4
  %t397 = insertelement <4 x float> poison, float %t396, i64 0
  %t398 = shufflevector <4 x float> %t397, <4 x float> poison, <4 x i32> zeroinitializer
  %t400 = getelementptr inbounds float, ptr %t386, i64 %t399
  %t401 = load float, ptr %t400, align 4
  %t402 = insertelement <4 x float> poison, float %t401, i64 0
  %t403 = shufflevector <4 x float> %t402, <4 x float> poison, <4 x i32> zeroinitializer
  %t406 = getelementptr inbounds float, ptr %t375, i64 %t405
  %t407 = load float, ptr %t406, align 4
  %t409 = getelementptr inbounds float, ptr %t386, i64 %t408
  %t410 = load float, ptr %t409, align 4
  %t413 = getelementptr inbounds float, ptr %t375, i64 %t412
  %t414 = load float, ptr %t413, align 4
  %t416 = getelementptr inbounds float, ptr %t386, i64 %t415
  %t417 = load float, ptr %t416, align 4
  %t418 = fmul float %t353, %t380
  %t419 = insertelement <4 x float> poison, float %t418, i64 0
  %t420 = shufflevector <4 x float> %t419, <4 x float> poison, <4 x i32> zeroinitializer
  %t421 = call float @llvm.maximum.f32(float %t418, float %t18)
  %t422 = insertelement <4 x float> poison, float %t421, i64 0
  %t423 = shufflevector <4 x float> %t422, <4 x float> poison, <4 x i32> zeroinitializer
  %t424 = call float @llvm.sqrt.f32(float %t421)
  %t425 = insertelement <4 x float> poison, float %t424, i64 0
  %t426 = shufflevector <4 x float> %t425, <4 x float> poison, <4 x i32> zeroinitializer
  %t427 = fdiv float 0x3FF0000000000000, %t424
  %t428 = insertelement <4 x float> poison, float %t427, i64 0
  %t429 = shufflevector <4 x float> %t428, <4 x float> poison, <4 x i32> zeroinitializer
  %t430 = fmul float %t390, %t427
  %t431 = insertelement <4 x float> poison, float %t430, i64 0
  %t432 = shufflevector <4 x float> %t431, <4 x float> poison, <4 x i32> zeroinitializer
  %t433 = fmul float %t430, %t430
  %t434 = insertelement <4 x float> poison, float %t433, i64 0
  %t435 = shufflevector <4 x float> %t434, <4 x float> poison, <4 x i32> zeroinitializer
  %t436 = fpext float %t433 to double
  %t437 = fadd double %t368, %t436
  %t438 = fmul float %t353, %t396
  %t439 = insertelement <4 x float> poison, float %t438, i64 0
  %t440 = shufflevector <4 x float> %t439, <4 x float> poison, <4 x i32> zeroinitializer
  %t441 = call float @llvm.maximum.f32(float %t438, float %t18)
  %t442 = insertelement <4 x float> poison, float %t441, i64 0
  %t443 = shufflevector <4 x float> %t442, <4 x float> poison, <4 x i32> zeroinitializer
  %t444 = call float @llvm.sqrt.f32(float %t441)
  %t445 = insertelement <4 x float> poison, float %t444, i64 0
  %t446 = shufflevector <4 x float> %t445, <4 x float> poison, <4 x i32> zeroinitializer
  %t447 = fdiv float 0x3FF0000000000000, %t444
  %t448 = insertelement <4 x float> poison, float %t447, i64 0
  %t449 = shufflevector <4 x float> %t448, <4 x float> poison, <4 x i32> zeroinitializer
  %t450 = fmul float %t401, %t447
  %t451 = insertelement <4 x float> poison, float %t450, i64 0
  %t452 = shufflevector <4 x float> %t451, <4 x float> poison, <4 x i32> zeroinitializer
  %t453 = fmul float %t450, %t450
  %t454 = insertelement <4 x float> poison, float %t453, i64 0
  %t455 = shufflevector <4 x float> %t454, <4 x float> poison, <4 x i32> zeroinitializer
  %t456 = fpext float %t453 to double
  %t457 = fadd double %t437, %t456
  %t458 = fmul float %t353, %t407
  %t459 = call float @llvm.maximum.f32(float %t458, float %t18)
  %t460 = call float @llvm.sqrt.f32(float %t459)
  %t461 = fdiv float 0x3FF0000000000000, %t460
  %t462 = fmul float %t410, %t461
  %t463 = fmul float %t462, %t462
  %t464 = fpext float %t463 to double
  %t465 = fadd double %t457, %t464
  %t466 = fmul float %t353, %t414
  %t467 = call float @llvm.maximum.f32(float %t466, float %t18)
  %t468 = call float @llvm.sqrt.f32(float %t467)
  %t469 = fdiv float 0x3FF0000000000000, %t468
  %t470 = fmul float %t417, %t469
  %t471 = fmul float %t470, %t470
  %t472 = fpext float %t471 to double
  %t473 = fadd double %t465, %t472
  %t367 = add nuw nsw i64 %t366, 64
  br label %b363
b365:
  %t474 = add i64 %t362, %t6
  br label %b475
b475:
  %t478 = phi i64 [ %t474, %b365 ], [ %t479, %b476 ]
  %t480 = phi double [ %t368, %b365 ], [ %t511, %b476 ]
  %t481 = icmp slt i64 %t478, %t358
  br i1 %t481, label %b476, label %b477
b476:
  %t482 = add i64 %t377, %t478
  %t487 = add i64 %t387, %t478
  %t483 = getelementptr inbounds float, ptr %t375, i64 %t482
  %t484 = load float, ptr %t483, align 4
  %t485 = insertelement <4 x float> poison, float %t484, i64 0
  %t486 = shufflevector <4 x float> %t485, <4 x float> poison, <4 x i32> zeroinitializer
  %t488 = getelementptr inbounds float, ptr %t386, i64 %t487
  %t489 = load float, ptr %t488, align 4
  %t490 = insertelement <4 x float> poison, float %t489, i64 0
  %t491 = shufflevector <4 x float> %t490, <4 x float> poison, <4 x i32> zeroinitializer
  %t492 = fmul float %t353, %t484
  %t493 = insertelement <4 x float> poison, float %t492, i64 0
  %t494 = shufflevector <4 x float> %t493, <4 x float> poison, <4 x i32> zeroinitializer
  %t495 = call float @llvm.maximum.f32(float %t492, float %t18)
  %t496 = insertelement <4 x float> poison, float %t495, i64 0
  %t497 = shufflevector <4 x float> %t496, <4 x float> poison, <4 x i32> zeroinitializer
  %t498 = call float @llvm.sqrt.f32(float %t495)
  %t499 = insertelement <4 x float> poison, float %t498, i64 0
  %t500 = shufflevector <4 x float> %t499, <4 x float> poison, <4 x i32> zeroinitializer
  %t501 = fdiv float 0x3FF0000000000000, %t498
  %t502 = insertelement <4 x float> poison, float %t501, i64 0
  %t503 = shufflevector <4 x float> %t502, <4 x float> poison, <4 x i32> zeroinitializer
  %t504 = fmul float %t489, %t501
  %t505 = insertelement <4 x float> poison, float %t504, i64 0
  %t506 = shufflevector <4 x float> %t505, <4 x float> poison, <4 x i32> zeroinitializer
  %t507 = fmul float %t504, %t504
  %t508 = insertelement <4 x float> poison, float %t507, i64 0
  %t509 = shufflevector <4 x float> %t508, <4 x float> poison, <4 x i32> zeroinitializer
  %t510 = fpext float %t507 to double
  %t511 = fadd double %t480, %t510
  %t479 = add nuw nsw i64 %t478, 16
  br label %b475
b477:
  %t512 = bitcast double %t480 to i64
  %t513 = trunc i64 %t512 to i32
  %t514 = lshr i64 %t512, 32
  %t515 = trunc i64 %t514 to i32
  %t516 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t517 = and i32 %t516, 16
  %t518 = shl i32 65535, %t517
  %t519 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t518, i32 %t513, i32 8, i32 4127)
  %t520 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t521 = and i32 %t520, 16
  %t522 = shl i32 65535, %t521
  %t523 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t522, i32 %t515, i32 8, i32 4127)
  %t524 = zext i32 %t519 to i64
  %t525 = zext i32 %t523 to i64
  %t526 = shl i64 %t525, 32
  %t527 = or i64 %t526, %t524
  %t528 = bitcast i64 %t527 to double
  %t529 = fadd double %t480, %t528
  %t530 = bitcast double %t529 to i64
  %t531 = trunc i64 %t530 to i32
  %t532 = lshr i64 %t530, 32
  %t533 = trunc i64 %t532 to i32
  %t534 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t535 = and i32 %t534, 16
  %t536 = shl i32 65535, %t535
  %t537 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t536, i32 %t531, i32 4, i32 4127)
  %t538 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t539 = and i32 %t538, 16
  %t540 = shl i32 65535, %t539
  %t541 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t540, i32 %t533, i32 4, i32 4127)
  %t542 = zext i32 %t537 to i64
  %t543 = zext i32 %t541 to i64
  %t544 = shl i64 %t543, 32
  %t545 = or i64 %t544, %t542
  %t546 = bitcast i64 %t545 to double
  %t547 = fadd double %t529, %t546
  %t548 = bitcast double %t547 to i64
  %t549 = trunc i64 %t548 to i32
  %t550 = lshr i64 %t548, 32
  %t551 = trunc i64 %t550 to i32
  %t552 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t553 = and i32 %t552, 16
  %t554 = shl i32 65535, %t553
  %t555 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t554, i32 %t549, i32 2, i32 4127)
  %t556 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t557 = and i32 %t556, 16
  %t558 = shl i32 65535, %t557
  %t559 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t558, i32 %t551, i32 2, i32 4127)
  %t560 = zext i32 %t555 to i64
  %t561 = zext i32 %t559 to i64
  %t562 = shl i64 %t561, 32
  %t563 = or i64 %t562, %t560
  %t564 = bitcast i64 %t563 to double
  %t565 = fadd double %t547, %t564
  %t566 = bitcast double %t565 to i64
  %t567 = trunc i64 %t566 to i32
  %t568 = lshr i64 %t566, 32
  %t569 = trunc i64 %t568 to i32
  %t570 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t571 = and i32 %t570, 16
  %t572 = shl i32 65535, %t571
  %t573 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t572, i32 %t567, i32 1, i32 4127)
  %t574 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t575 = and i32 %t574, 16
  %t576 = shl i32 65535, %t575
  %t577 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t576, i32 %t569, i32 1, i32 4127)
  %t578 = zext i32 %t573 to i64
  %t579 = zext i32 %t577 to i64
  %t580 = shl i64 %t579, 32
  %t581 = or i64 %t580, %t578
  %t582 = bitcast i64 %t581 to double
  %t583 = fadd double %t565, %t582
  %t584 = icmp eq i64 %t6, 0
  br i1 %t584, label %b585, label %b586
b585:
  %t591 = mul i64 %t344, %t330
  %t592 = udiv i64 %t347, 1024
  %t593 = add i64 %t591, %t592
  %t594 = getelementptr inbounds double, ptr %t590, i64 %t593
  store double %t583, ptr %t594, align 8
  br label %b586
b586:
  %t341 = add nuw nsw i64 %t340, %t336
  br label %b337
b339:
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
  %t36 = getelementptr inbounds i64, ptr %tensor, i64 5
  %t37 = load i64, ptr %t36, align 8
  %t38 = urem i64 %t37, 4
  %t39 = urem i64 %col, 4
  %t40 = add i64 %t38, %t39
  %t41 = urem i64 %cols, 4
  %t42 = add i64 %t40, %t41
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
  %t4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
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
  %t95 = mul i64 %t94, %t37
  %t96 = add i64 %t95, %t83
  %t97 = getelementptr float, ptr %t46, i64 %t96
  %t100 = mul i64 %t81, %t37
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
  br label %b74
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
  %t138 = mul i64 %t137, %t37
  %t139 = urem i64 %t128, %cols
  %t140 = add i64 %col, %t139
  %t141 = add i64 %t138, %t140
  %t146 = mul i64 %t132, %t37
  %t147 = add i64 %t146, %t140
  %t156 = add i64 %t128, 256
  %t157 = udiv i64 %t156, %cols
  %t158 = add i64 %row, %t157
  %t161 = udiv i64 %t158, %t93
  %t162 = mul i64 %t161, %t37
  %t163 = urem i64 %t156, %cols
  %t164 = add i64 %col, %t163
  %t165 = add i64 %t162, %t164
  %t168 = mul i64 %t158, %t37
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
  br label %b125
b127:
  %t121 = add nuw nsw i64 %t120, 512
  br label %b117
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
  %t224 = mul i64 %t223, %t37
  %t225 = add i64 %t224, %t218
  %t230 = mul i64 %t216, %t37
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
  br label %b209
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
  br label %b8
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
  br label %b151
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
  %t281 = getelementptr inbounds i64, ptr %tensor, i64 18
  %t282 = load i64, ptr %t281, align 8
  %t283 = inttoptr i64 %t282 to ptr addrspace(1)
  %t284 = addrspacecast ptr addrspace(1) %t283 to ptr
  %t286 = add i64 %t76, 1023
  %t287 = udiv i64 %t286, 1024
  %t288 = select i1 %t81, i64 %t287, i64 %t76
  %t290 = select i1 %t81, i64 1024, i64 1
  %t449 = getelementptr inbounds i64, ptr %tensor, i64 19
  %t450 = load i64, ptr %t449, align 8
  %t451 = inttoptr i64 %t450 to ptr addrspace(1)
  %t452 = addrspacecast ptr addrspace(1) %t451 to ptr
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
  br label %b31
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
  br label %b83
b85:
  %t133 = getelementptr inbounds double, ptr %t11, i64 2
  %t134 = load double, ptr %t133, align 8
  %t135 = getelementptr inbounds double, ptr %t21, i64 2
  %t136 = load double, ptr %t135, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %b137
b137:
  %t140 = phi i64 [ 0, %b85 ], [ %t141, %b280 ]
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
  %t157 = phi i64 [ 1, %b138 ], [ %t267, %b171 ]
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
  %t172 = phi i64 [ %t165, %b149 ], [ %t173, %b265 ]
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
  %t190 = bitcast double %t183 to i64
  %t191 = trunc i64 %t190 to i32
  %t192 = lshr i64 %t190, 32
  %t193 = trunc i64 %t192 to i32
  %t194 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t195 = and i32 %t194, 16
  %t196 = shl i32 65535, %t195
  %t197 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t196, i32 %t191, i32 8, i32 4127)
  %t198 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t199 = and i32 %t198, 16
  %t200 = shl i32 65535, %t199
  %t201 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t200, i32 %t193, i32 8, i32 4127)
  %t202 = zext i32 %t197 to i64
  %t203 = zext i32 %t201 to i64
  %t204 = shl i64 %t203, 32
  %t205 = or i64 %t204, %t202
  %t206 = bitcast i64 %t205 to double
  %t207 = fadd double %t183, %t206
  %t208 = bitcast double %t207 to i64
  %t209 = trunc i64 %t208 to i32
  %t210 = lshr i64 %t208, 32
  %t211 = trunc i64 %t210 to i32
  %t212 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t213 = and i32 %t212, 16
  %t214 = shl i32 65535, %t213
  %t215 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t214, i32 %t209, i32 4, i32 4127)
  %t216 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t217 = and i32 %t216, 16
  %t218 = shl i32 65535, %t217
  %t219 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t218, i32 %t211, i32 4, i32 4127)
  %t220 = zext i32 %t215 to i64
  %t221 = zext i32 %t219 to i64
  %t222 = shl i64 %t221, 32
  %t223 = or i64 %t222, %t220
  %t224 = bitcast i64 %t223 to double
  %t225 = fadd double %t207, %t224
  %t226 = bitcast double %t225 to i64
  %t227 = trunc i64 %t226 to i32
  %t228 = lshr i64 %t226, 32
  %t229 = trunc i64 %t228 to i32
  %t230 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t231 = and i32 %t230, 16
  %t232 = shl i32 65535, %t231
  %t233 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t232, i32 %t227, i32 2, i32 4127)
  %t234 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t235 = and i32 %t234, 16
  %t236 = shl i32 65535, %t235
  %t237 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t236, i32 %t229, i32 2, i32 4127)
  %t238 = zext i32 %t233 to i64
  %t239 = zext i32 %t237 to i64
  %t240 = shl i64 %t239, 32
  %t241 = or i64 %t240, %t238
  %t242 = bitcast i64 %t241 to double
  %t243 = fadd double %t225, %t242
  %t244 = bitcast double %t243 to i64
  %t245 = trunc i64 %t244 to i32
  %t246 = lshr i64 %t244, 32
  %t247 = trunc i64 %t246 to i32
  %t248 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t249 = and i32 %t248, 16
  %t250 = shl i32 65535, %t249
  %t251 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t250, i32 %t245, i32 1, i32 4127)
  %t252 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t253 = and i32 %t252, 16
  %t254 = shl i32 65535, %t253
  %t255 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t254, i32 %t247, i32 1, i32 4127)
  %t256 = zext i32 %t251 to i64
  %t257 = zext i32 %t255 to i64
  %t258 = shl i64 %t257, 32
  %t259 = or i64 %t258, %t256
  %t260 = bitcast i64 %t259 to double
  %t261 = fadd double %t243, %t260
  %t262 = mul i64 %t172, %t157
  %t263 = icmp eq i64 %t162, 0
  br i1 %t263, label %b264, label %b265
b264:
  %t266 = getelementptr inbounds double, ptr %t148, i64 %t262
  store double %t261, ptr %t266, align 8
  br label %b265
b265:
  %t173 = add nuw nsw i64 %t172, %t168
  br label %b169
b171:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t267 = mul i64 %t157, 1024
  %t268 = icmp sgt i64 %t159, 1
  br i1 %t268, label %b149, label %b269
b269:
  %t270 = getelementptr inbounds double, ptr %t148, i64 0
  %t271 = load double, ptr %t270, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %b152
b150:
  %t272 = icmp sgt i64 %t75, 0
  br i1 %t272, label %b151, label %b152
b151:
  %t273 = getelementptr inbounds double, ptr %t144, i64 0
  %t274 = load double, ptr %t273, align 8
  br label %b152
b152:
  %t275 = phi double [ %t271, %b269 ], [ 0x0000000000000000, %b150 ], [ %t274, %b151 ]
  %t276 = fdiv double %t275, %t134
  %t277 = call double @llvm.maximum.f64(double %t276, double %t136)
  %t278 = icmp eq i64 %t2, 0
  br i1 %t278, label %b279, label %b280
b279:
  %t285 = getelementptr inbounds double, ptr %t284, i64 %t140
  store double %t277, ptr %t285, align 8
  br label %b280
b280:
  %t141 = add nuw nsw i64 %t140, 1
  br label %b137
b139:
  %t289 = getelementptr inbounds double, ptr %t125, i64 0
  %t291 = getelementptr inbounds i64, ptr %tensor, i64 8
  %t292 = load i64, ptr %t291, align 8
  %t293 = inttoptr i64 %t292 to ptr addrspace(1)
  %t294 = addrspacecast ptr addrspace(1) %t293 to ptr
  %t299 = icmp sgt i64 %t288, 0
  br i1 %t299, label %b295, label %b296
b295:
  %t300 = phi ptr [ %t289, %b139 ], [ %t294, %b317 ]
  %t301 = phi i64 [ %t288, %b139 ], [ %t305, %b317 ]
  %t302 = phi i64 [ %t290, %b139 ], [ %t303, %b317 ]
  %t303 = phi i64 [ 1, %b139 ], [ %t413, %b317 ]
  %t304 = add i64 %t301, 1023
  %t305 = udiv i64 %t304, 1024
  %t306 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t307 = zext i32 %t306 to i64
  %t308 = and i64 %t307, 15
  %t309 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t310 = zext i32 %t309 to i64
  %t311 = udiv i64 %t310, 16
  %t312 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t313 = zext i32 %t312 to i64
  %t314 = udiv i64 %t313, 16
  br label %b315
b315:
  %t318 = phi i64 [ %t311, %b295 ], [ %t319, %b411 ]
  %t320 = icmp slt i64 %t318, %t305
  br i1 %t320, label %b316, label %b317
b316:
  %t321 = mul i64 %t318, 1024
  %t322 = sub i64 %t301, %t321
  %t323 = call i64 @llvm.smin.i64(i64 %t322, i64 1024)
  br label %b324
b324:
  %t327 = phi i64 [ %t308, %b316 ], [ %t328, %b325 ]
  %t329 = phi double [ 0x0000000000000000, %b316 ], [ %t335, %b325 ]
  %t330 = icmp slt i64 %t327, %t323
  br i1 %t330, label %b325, label %b326
b325:
  %t331 = add i64 %t321, %t327
  %t332 = mul i64 %t331, %t302
  %t333 = getelementptr inbounds double, ptr %t300, i64 %t332
  %t334 = load double, ptr %t333, align 8
  %t335 = fadd double %t329, %t334
  %t328 = add nuw nsw i64 %t327, 16
  br label %b324
b326:
  %t336 = bitcast double %t329 to i64
  %t337 = trunc i64 %t336 to i32
  %t338 = lshr i64 %t336, 32
  %t339 = trunc i64 %t338 to i32
  %t340 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t341 = and i32 %t340, 16
  %t342 = shl i32 65535, %t341
  %t343 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t342, i32 %t337, i32 8, i32 4127)
  %t344 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t345 = and i32 %t344, 16
  %t346 = shl i32 65535, %t345
  %t347 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t346, i32 %t339, i32 8, i32 4127)
  %t348 = zext i32 %t343 to i64
  %t349 = zext i32 %t347 to i64
  %t350 = shl i64 %t349, 32
  %t351 = or i64 %t350, %t348
  %t352 = bitcast i64 %t351 to double
  %t353 = fadd double %t329, %t352
  %t354 = bitcast double %t353 to i64
  %t355 = trunc i64 %t354 to i32
  %t356 = lshr i64 %t354, 32
  %t357 = trunc i64 %t356 to i32
  %t358 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t359 = and i32 %t358, 16
  %t360 = shl i32 65535, %t359
  %t361 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t360, i32 %t355, i32 4, i32 4127)
  %t362 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t363 = and i32 %t362, 16
  %t364 = shl i32 65535, %t363
  %t365 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t364, i32 %t357, i32 4, i32 4127)
  %t366 = zext i32 %t361 to i64
  %t367 = zext i32 %t365 to i64
  %t368 = shl i64 %t367, 32
  %t369 = or i64 %t368, %t366
  %t370 = bitcast i64 %t369 to double
  %t371 = fadd double %t353, %t370
  %t372 = bitcast double %t371 to i64
  %t373 = trunc i64 %t372 to i32
  %t374 = lshr i64 %t372, 32
  %t375 = trunc i64 %t374 to i32
  %t376 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t377 = and i32 %t376, 16
  %t378 = shl i32 65535, %t377
  %t379 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t378, i32 %t373, i32 2, i32 4127)
  %t380 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t381 = and i32 %t380, 16
  %t382 = shl i32 65535, %t381
  %t383 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t382, i32 %t375, i32 2, i32 4127)
  %t384 = zext i32 %t379 to i64
  %t385 = zext i32 %t383 to i64
  %t386 = shl i64 %t385, 32
  %t387 = or i64 %t386, %t384
  %t388 = bitcast i64 %t387 to double
  %t389 = fadd double %t371, %t388
  %t390 = bitcast double %t389 to i64
  %t391 = trunc i64 %t390 to i32
  %t392 = lshr i64 %t390, 32
  %t393 = trunc i64 %t392 to i32
  %t394 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t395 = and i32 %t394, 16
  %t396 = shl i32 65535, %t395
  %t397 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t396, i32 %t391, i32 1, i32 4127)
  %t398 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t399 = and i32 %t398, 16
  %t400 = shl i32 65535, %t399
  %t401 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t400, i32 %t393, i32 1, i32 4127)
  %t402 = zext i32 %t397 to i64
  %t403 = zext i32 %t401 to i64
  %t404 = shl i64 %t403, 32
  %t405 = or i64 %t404, %t402
  %t406 = bitcast i64 %t405 to double
  %t407 = fadd double %t389, %t406
  %t408 = mul i64 %t318, %t303
  %t409 = icmp eq i64 %t308, 0
  br i1 %t409, label %b410, label %b411
b410:
  %t412 = getelementptr inbounds double, ptr %t294, i64 %t408
  store double %t407, ptr %t412, align 8
  br label %b411
b411:
  %t319 = add nuw nsw i64 %t318, %t314
  br label %b315
b317:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t413 = mul i64 %t303, 1024
  %t414 = icmp sgt i64 %t305, 1
  br i1 %t414, label %b295, label %b415
b415:
  %t416 = getelementptr inbounds double, ptr %t294, i64 0
  %t417 = load double, ptr %t416, align 8
  br label %b298
b296:
  %t418 = icmp sgt i64 %t288, 0
  br i1 %t418, label %b297, label %b298
b297:
  %t419 = getelementptr inbounds double, ptr %t289, i64 0
  %t420 = load double, ptr %t419, align 8
  br label %b298
b298:
  %t421 = phi double [ %t417, %b415 ], [ 0x0000000000000000, %b296 ], [ %t420, %b297 ]
  %t422 = getelementptr inbounds double, ptr %t11, i64 3
  %t423 = load double, ptr %t422, align 8
  %t424 = fdiv double %t421, %t423
  %t425 = call double @llvm.sqrt.f64(double %t424)
  %t426 = getelementptr inbounds double, ptr %t21, i64 3
  %t427 = load double, ptr %t426, align 8
  %t428 = call double @llvm.maximum.f64(double %t427, double %t425)
  %t429 = getelementptr inbounds double, ptr %t21, i64 10
  %t430 = load double, ptr %t429, align 8
  %t431 = fmul double %t428, %t430
  %t432 = icmp eq i64 %t2, 0
  br i1 %t432, label %b433, label %b434
b433:
  %t435 = getelementptr inbounds double, ptr %t11, i64 4
  store double %t431, ptr %t435, align 8
  br label %b434
b434:
  br label %b436
b436:
  %t439 = phi i64 [ %t2, %b434 ], [ %t440, %b437 ]
  %t441 = icmp slt i64 %t439, %t76
  br i1 %t441, label %b437, label %b438
b437:
  %t444 = udiv i64 %t439, %t75
  %t442 = getelementptr inbounds double, ptr %t113, i64 %t439
  %t443 = load double, ptr %t442, align 8
  %t445 = getelementptr inbounds double, ptr %t284, i64 %t444
  %t446 = load double, ptr %t445, align 8
  %t447 = fdiv double %t443, %t446
  %t448 = fptrunc double %t447 to float
  %t453 = getelementptr inbounds float, ptr %t452, i64 %t439
  store float %t448, ptr %t453, align 4
  %t440 = add nuw nsw i64 %t439, %t4
  br label %b436
b438:
  br label %b454
b454:
  %t457 = phi i64 [ %t2, %b438 ], [ %t458, %b455 ]
  %t459 = icmp slt i64 %t457, %t76
  br i1 %t459, label %b455, label %b456
b455:
  %t460 = getelementptr inbounds float, ptr %t131, i64 %t457
  %t461 = load float, ptr %t460, align 4
  %t462 = getelementptr inbounds float, ptr %t103, i64 %t457
  store float %t461, ptr %t462, align 4
  %t458 = add nuw nsw i64 %t457, %t4
  br label %b454
b456:
  br label %b463
b463:
  %t466 = phi i64 [ %t2, %b456 ], [ %t467, %b464 ]
  %t468 = icmp slt i64 %t466, %t30
  br i1 %t468, label %b464, label %b465
b464:
  %t469 = getelementptr inbounds float, ptr %t66, i64 %t466
  %t470 = load float, ptr %t469, align 4
  %t471 = getelementptr inbounds float, ptr %t55, i64 %t466
  store float %t470, ptr %t471, align 4
  %t467 = add nuw nsw i64 %t466, %t4
  br label %b463
b465:
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
  %t174 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t175 = load i64, ptr %t174, align 8
  %t176 = inttoptr i64 %t175 to ptr addrspace(1)
  %t177 = addrspacecast ptr addrspace(1) %t176 to ptr
  %t178 = mul i64 %number, 6
  %t179 = getelementptr inbounds double, ptr %t177, i64 %t178
  %t184 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t185 = load i64, ptr %t184, align 8
  %t186 = inttoptr i64 %t185 to ptr addrspace(1)
  %t187 = addrspacecast ptr addrspace(1) %t186 to ptr
  %t188 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t189 = load i64, ptr %t188, align 8
  %t190 = mul i64 %t189, 12
  %t191 = getelementptr inbounds double, ptr %t187, i64 %t190
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
  br label %b17
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
  %t55 = phi i64 [ 1, %b19 ], [ %t165, %b69 ]
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
  %t70 = phi i64 [ %t63, %b47 ], [ %t71, %b163 ]
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
  %t88 = bitcast double %t81 to i64
  %t89 = trunc i64 %t88 to i32
  %t90 = lshr i64 %t88, 32
  %t91 = trunc i64 %t90 to i32
  %t92 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t93 = and i32 %t92, 16
  %t94 = shl i32 65535, %t93
  %t95 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t94, i32 %t89, i32 8, i32 4127)
  %t96 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t97 = and i32 %t96, 16
  %t98 = shl i32 65535, %t97
  %t99 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t98, i32 %t91, i32 8, i32 4127)
  %t100 = zext i32 %t95 to i64
  %t101 = zext i32 %t99 to i64
  %t102 = shl i64 %t101, 32
  %t103 = or i64 %t102, %t100
  %t104 = bitcast i64 %t103 to double
  %t105 = fadd double %t81, %t104
  %t106 = bitcast double %t105 to i64
  %t107 = trunc i64 %t106 to i32
  %t108 = lshr i64 %t106, 32
  %t109 = trunc i64 %t108 to i32
  %t110 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t111 = and i32 %t110, 16
  %t112 = shl i32 65535, %t111
  %t113 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t112, i32 %t107, i32 4, i32 4127)
  %t114 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t115 = and i32 %t114, 16
  %t116 = shl i32 65535, %t115
  %t117 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t116, i32 %t109, i32 4, i32 4127)
  %t118 = zext i32 %t113 to i64
  %t119 = zext i32 %t117 to i64
  %t120 = shl i64 %t119, 32
  %t121 = or i64 %t120, %t118
  %t122 = bitcast i64 %t121 to double
  %t123 = fadd double %t105, %t122
  %t124 = bitcast double %t123 to i64
  %t125 = trunc i64 %t124 to i32
  %t126 = lshr i64 %t124, 32
  %t127 = trunc i64 %t126 to i32
  %t128 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t129 = and i32 %t128, 16
  %t130 = shl i32 65535, %t129
  %t131 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t130, i32 %t125, i32 2, i32 4127)
  %t132 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t133 = and i32 %t132, 16
  %t134 = shl i32 65535, %t133
  %t135 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t134, i32 %t127, i32 2, i32 4127)
  %t136 = zext i32 %t131 to i64
  %t137 = zext i32 %t135 to i64
  %t138 = shl i64 %t137, 32
  %t139 = or i64 %t138, %t136
  %t140 = bitcast i64 %t139 to double
  %t141 = fadd double %t123, %t140
  %t142 = bitcast double %t141 to i64
  %t143 = trunc i64 %t142 to i32
  %t144 = lshr i64 %t142, 32
  %t145 = trunc i64 %t144 to i32
  %t146 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t147 = and i32 %t146, 16
  %t148 = shl i32 65535, %t147
  %t149 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t148, i32 %t143, i32 1, i32 4127)
  %t150 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t151 = and i32 %t150, 16
  %t152 = shl i32 65535, %t151
  %t153 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t152, i32 %t145, i32 1, i32 4127)
  %t154 = zext i32 %t149 to i64
  %t155 = zext i32 %t153 to i64
  %t156 = shl i64 %t155, 32
  %t157 = or i64 %t156, %t154
  %t158 = bitcast i64 %t157 to double
  %t159 = fadd double %t141, %t158
  %t160 = mul i64 %t70, %t55
  %t161 = icmp eq i64 %t60, 0
  br i1 %t161, label %b162, label %b163
b162:
  %t164 = getelementptr inbounds double, ptr %t46, i64 %t160
  store double %t159, ptr %t164, align 8
  br label %b163
b163:
  %t71 = add nuw nsw i64 %t70, %t66
  br label %b67
b69:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t165 = mul i64 %t55, 1024
  %t166 = icmp sgt i64 %t57, 1
  br i1 %t166, label %b47, label %b167
b167:
  %t168 = getelementptr inbounds double, ptr %t46, i64 0
  %t169 = load double, ptr %t168, align 8
  br label %b50
b48:
  %t170 = icmp sgt i64 %t40, 0
  br i1 %t170, label %b49, label %b50
b49:
  %t171 = getelementptr inbounds double, ptr %t41, i64 0
  %t172 = load double, ptr %t171, align 8
  br label %b50
b50:
  %t173 = phi double [ %t169, %b167 ], [ 0x0000000000000000, %b48 ], [ %t172, %b49 ]
  %t180 = getelementptr inbounds double, ptr %t179, i64 3
  %t181 = load double, ptr %t180, align 8
  %t182 = fdiv double %t173, %t181
  %t183 = call double @llvm.sqrt.f64(double %t182)
  %t192 = getelementptr inbounds double, ptr %t191, i64 4
  %t193 = load double, ptr %t192, align 8
  %t194 = fdiv double %t183, %t193
  %t195 = call double @llvm.maximum.f64(double 0x3FF0000000000000, double %t194)
  %t196 = getelementptr inbounds double, ptr %t179, i64 4
  %t197 = load double, ptr %t196, align 8
  %t198 = fdiv double %t197, %t195
  %t199 = fptrunc double %t198 to float
  %t200 = icmp eq i64 %t2, 0
  br i1 %t200, label %b201, label %b202
b201:
  %t203 = fpext float %t199 to double
  %t204 = getelementptr inbounds double, ptr %t179, i64 5
  store double %t203, ptr %t204, align 8
  br label %b202
b202:
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
  br label %b28
b30:
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
  %t13 = phi i64 [ %t8, %entry ], [ %t14, %b138 ]
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
  %t34 = getelementptr inbounds i64, ptr %tensor, i64 21
  %t35 = load i64, ptr %t34, align 8
  %t36 = inttoptr i64 %t35 to ptr addrspace(1)
  %t37 = addrspacecast ptr addrspace(1) %t36 to ptr
  br label %b25
b25:
  %t28 = phi i64 [ %t17, %b11 ], [ %t29, %b26 ]
  %t30 = phi double [ 0x0000000000000000, %b11 ], [ %t52, %b26 ]
  %t31 = icmp slt i64 %t28, %t24
  br i1 %t31, label %b26, label %b27
b26:
  %t32 = add i64 %t28, 16
  %t33 = add i64 %t28, %t5
  %t40 = add i64 %t33, 16
  %t43 = add i64 %t33, 32
  %t46 = add i64 %t33, 48
  %t38 = getelementptr inbounds double, ptr %t37, i64 %t33
  %t39 = load double, ptr %t38, align 8
  %t41 = getelementptr inbounds double, ptr %t37, i64 %t40
  %t42 = load double, ptr %t41, align 8
  %t44 = getelementptr inbounds double, ptr %t37, i64 %t43
  %t45 = load double, ptr %t44, align 8
  %t47 = getelementptr inbounds double, ptr %t37, i64 %t46
  %t48 = load double, ptr %t47, align 8
  %t49 = fadd double %t30, %t39
  %t50 = fadd double %t49, %t42
  %t51 = fadd double %t50, %t45
  %t52 = fadd double %t51, %t48
  %t29 = add nuw nsw i64 %t28, 64
  br label %b25
b27:
  %t53 = add i64 %t24, %t5
  br label %b54
b54:
  %t57 = phi i64 [ %t53, %b27 ], [ %t58, %b55 ]
  %t59 = phi double [ %t30, %b27 ], [ %t63, %b55 ]
  %t60 = icmp slt i64 %t57, %t20
  br i1 %t60, label %b55, label %b56
b55:
  %t61 = getelementptr inbounds double, ptr %t37, i64 %t57
  %t62 = load double, ptr %t61, align 8
  %t63 = fadd double %t59, %t62
  %t58 = add nuw nsw i64 %t57, 16
  br label %b54
b56:
  %t64 = bitcast double %t59 to i64
  %t65 = trunc i64 %t64 to i32
  %t66 = lshr i64 %t64, 32
  %t67 = trunc i64 %t66 to i32
  %t68 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t69 = and i32 %t68, 16
  %t70 = shl i32 65535, %t69
  %t71 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t70, i32 %t65, i32 8, i32 4127)
  %t72 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t73 = and i32 %t72, 16
  %t74 = shl i32 65535, %t73
  %t75 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t74, i32 %t67, i32 8, i32 4127)
  %t76 = zext i32 %t71 to i64
  %t77 = zext i32 %t75 to i64
  %t78 = shl i64 %t77, 32
  %t79 = or i64 %t78, %t76
  %t80 = bitcast i64 %t79 to double
  %t81 = fadd double %t59, %t80
  %t82 = bitcast double %t81 to i64
  %t83 = trunc i64 %t82 to i32
  %t84 = lshr i64 %t82, 32
  %t85 = trunc i64 %t84 to i32
  %t86 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t87 = and i32 %t86, 16
  %t88 = shl i32 65535, %t87
  %t89 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t88, i32 %t83, i32 4, i32 4127)
  %t90 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t91 = and i32 %t90, 16
  %t92 = shl i32 65535, %t91
  %t93 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t92, i32 %t85, i32 4, i32 4127)
  %t94 = zext i32 %t89 to i64
  %t95 = zext i32 %t93 to i64
  %t96 = shl i64 %t95, 32
  %t97 = or i64 %t96, %t94
  %t98 = bitcast i64 %t97 to double
  %t99 = fadd double %t81, %t98
  %t100 = bitcast double %t99 to i64
  %t101 = trunc i64 %t100 to i32
  %t102 = lshr i64 %t100, 32
  %t103 = trunc i64 %t102 to i32
  %t104 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t105 = and i32 %t104, 16
  %t106 = shl i32 65535, %t105
  %t107 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t106, i32 %t101, i32 2, i32 4127)
  %t108 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t109 = and i32 %t108, 16
  %t110 = shl i32 65535, %t109
  %t111 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t110, i32 %t103, i32 2, i32 4127)
  %t112 = zext i32 %t107 to i64
  %t113 = zext i32 %t111 to i64
  %t114 = shl i64 %t113, 32
  %t115 = or i64 %t114, %t112
  %t116 = bitcast i64 %t115 to double
  %t117 = fadd double %t99, %t116
  %t118 = bitcast double %t117 to i64
  %t119 = trunc i64 %t118 to i32
  %t120 = lshr i64 %t118, 32
  %t121 = trunc i64 %t120 to i32
  %t122 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t123 = and i32 %t122, 16
  %t124 = shl i32 65535, %t123
  %t125 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t124, i32 %t119, i32 1, i32 4127)
  %t126 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t127 = and i32 %t126, 16
  %t128 = shl i32 65535, %t127
  %t129 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t128, i32 %t121, i32 1, i32 4127)
  %t130 = zext i32 %t125 to i64
  %t131 = zext i32 %t129 to i64
  %t132 = shl i64 %t131, 32
  %t133 = or i64 %t132, %t130
  %t134 = bitcast i64 %t133 to double
  %t135 = fadd double %t117, %t134
  %t136 = icmp eq i64 %t5, 0
  br i1 %t136, label %b137, label %b138
b137:
  %t139 = udiv i64 %t17, 1024
  %t140 = mul i64 %t139, 1024
  %t141 = getelementptr inbounds double, ptr %t37, i64 %t140
  store double %t135, ptr %t141, align 8
  br label %b138
b138:
  %t14 = add nuw nsw i64 %t13, %t9
  br label %b10
b12:
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
  br label %b8
b10:
  ret void
}

define internal void @sf_x_stage2_0_lists(ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows, i64 %col, i64 %cols) convergent nounwind "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
  %t13 = phi i64 [ %t8, %entry ], [ %t14, %b138 ]
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
  %t34 = getelementptr inbounds i64, ptr %tensor, i64 22
  %t35 = load i64, ptr %t34, align 8
  %t36 = inttoptr i64 %t35 to ptr addrspace(1)
  %t37 = addrspacecast ptr addrspace(1) %t36 to ptr
  br label %b25
b25:
  %t28 = phi i64 [ %t17, %b11 ], [ %t29, %b26 ]
  %t30 = phi double [ 0x0000000000000000, %b11 ], [ %t52, %b26 ]
  %t31 = icmp slt i64 %t28, %t24
  br i1 %t31, label %b26, label %b27
b26:
  %t32 = add i64 %t28, 16
  %t33 = add i64 %t28, %t5
  %t40 = add i64 %t33, 16
  %t43 = add i64 %t33, 32
  %t46 = add i64 %t33, 48
  %t38 = getelementptr inbounds double, ptr %t37, i64 %t33
  %t39 = load double, ptr %t38, align 8
  %t41 = getelementptr inbounds double, ptr %t37, i64 %t40
  %t42 = load double, ptr %t41, align 8
  %t44 = getelementptr inbounds double, ptr %t37, i64 %t43
  %t45 = load double, ptr %t44, align 8
  %t47 = getelementptr inbounds double, ptr %t37, i64 %t46
  %t48 = load double, ptr %t47, align 8
  %t49 = fadd double %t30, %t39
  %t50 = fadd double %t49, %t42
  %t51 = fadd double %t50, %t45
  %t52 = fadd double %t51, %t48
  %t29 = add nuw nsw i64 %t28, 64
  br label %b25
b27:
  %t53 = add i64 %t24, %t5
  br label %b54
b54:
  %t57 = phi i64 [ %t53, %b27 ], [ %t58, %b55 ]
  %t59 = phi double [ %t30, %b27 ], [ %t63, %b55 ]
  %t60 = icmp slt i64 %t57, %t20
  br i1 %t60, label %b55, label %b56
b55:
  %t61 = getelementptr inbounds double, ptr %t37, i64 %t57
  %t62 = load double, ptr %t61, align 8
  %t63 = fadd double %t59, %t62
  %t58 = add nuw nsw i64 %t57, 16
  br label %b54
b56:
  %t64 = bitcast double %t59 to i64
  %t65 = trunc i64 %t64 to i32
  %t66 = lshr i64 %t64, 32
  %t67 = trunc i64 %t66 to i32
  %t68 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t69 = and i32 %t68, 16
  %t70 = shl i32 65535, %t69
  %t71 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t70, i32 %t65, i32 8, i32 4127)
  %t72 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t73 = and i32 %t72, 16
  %t74 = shl i32 65535, %t73
  %t75 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t74, i32 %t67, i32 8, i32 4127)
  %t76 = zext i32 %t71 to i64
  %t77 = zext i32 %t75 to i64
  %t78 = shl i64 %t77, 32
  %t79 = or i64 %t78, %t76
  %t80 = bitcast i64 %t79 to double
  %t81 = fadd double %t59, %t80
  %t82 = bitcast double %t81 to i64
  %t83 = trunc i64 %t82 to i32
  %t84 = lshr i64 %t82, 32
  %t85 = trunc i64 %t84 to i32
  %t86 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t87 = and i32 %t86, 16
  %t88 = shl i32 65535, %t87
  %t89 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t88, i32 %t83, i32 4, i32 4127)
  %t90 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t91 = and i32 %t90, 16
  %t92 = shl i32 65535, %t91
  %t93 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t92, i32 %t85, i32 4, i32 4127)
  %t94 = zext i32 %t89 to i64
  %t95 = zext i32 %t93 to i64
  %t96 = shl i64 %t95, 32
  %t97 = or i64 %t96, %t94
  %t98 = bitcast i64 %t97 to double
  %t99 = fadd double %t81, %t98
  %t100 = bitcast double %t99 to i64
  %t101 = trunc i64 %t100 to i32
  %t102 = lshr i64 %t100, 32
  %t103 = trunc i64 %t102 to i32
  %t104 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t105 = and i32 %t104, 16
  %t106 = shl i32 65535, %t105
  %t107 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t106, i32 %t101, i32 2, i32 4127)
  %t108 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t109 = and i32 %t108, 16
  %t110 = shl i32 65535, %t109
  %t111 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t110, i32 %t103, i32 2, i32 4127)
  %t112 = zext i32 %t107 to i64
  %t113 = zext i32 %t111 to i64
  %t114 = shl i64 %t113, 32
  %t115 = or i64 %t114, %t112
  %t116 = bitcast i64 %t115 to double
  %t117 = fadd double %t99, %t116
  %t118 = bitcast double %t117 to i64
  %t119 = trunc i64 %t118 to i32
  %t120 = lshr i64 %t118, 32
  %t121 = trunc i64 %t120 to i32
  %t122 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t123 = and i32 %t122, 16
  %t124 = shl i32 65535, %t123
  %t125 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t124, i32 %t119, i32 1, i32 4127)
  %t126 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t127 = and i32 %t126, 16
  %t128 = shl i32 65535, %t127
  %t129 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t128, i32 %t121, i32 1, i32 4127)
  %t130 = zext i32 %t125 to i64
  %t131 = zext i32 %t129 to i64
  %t132 = shl i64 %t131, 32
  %t133 = or i64 %t132, %t130
  %t134 = bitcast i64 %t133 to double
  %t135 = fadd double %t117, %t134
  %t136 = icmp eq i64 %t5, 0
  br i1 %t136, label %b137, label %b138
b137:
  %t139 = udiv i64 %t17, 1024
  %t140 = mul i64 %t139, 1024
  %t141 = getelementptr inbounds double, ptr %t37, i64 %t140
  store double %t135, ptr %t141, align 8
  br label %b138
b138:
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
  %t34 = mul i64 %t19, 24
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
  %t57 = mul i64 %t39, 24
  %t58 = getelementptr inbounds i64, ptr %t56, i64 %t57
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @sf_x_stage1_0(ptr %ctx, ptr %t58, i64 %t39)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @sf_x_sweep1_pass0(ptr %ctx, ptr %t58, i64 %t39, i64 %t41, i64 %t43, i64 %t45, i64 %t47)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @sf_x_stage2_0(ptr %ctx, ptr %t58, i64 %t39)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @sf_x_sweep2_pass0(ptr %ctx, ptr %t58, i64 %t39, i64 %t41, i64 %t43, i64 %t45, i64 %t47)
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
  %t34 = mul i64 %t19, 24
  %t35 = getelementptr inbounds i64, ptr %t33, i64 %t34
  call void @sf_x_sweep1_pass0(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23, i64 %t25, i64 %t27)
  %t14 = add nuw nsw i64 %t13, %t9
  br label %b10
b12:
  ret void
}

define ptx_kernel void @sf_x_sweep_2(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "nvvm.maxntid"="256" "no-builtins" "prefer-vector-width"="512" "min-legal-vector-width"="512" {
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
  %t34 = mul i64 %t19, 24
  %t35 = getelementptr inbounds i64, ptr %t33, i64 %t34
  call void @sf_x_sweep2_pass0(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23, i64 %t25, i64 %t27)
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
  %t34 = mul i64 %t19, 24
  %t35 = getelementptr inbounds i64, ptr %t33, i64 %t34
  call void @sf_x_stage1_0_cells(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @sf_x_stage1_0_lists(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23, i64 %t25, i64 %t27)
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
  %t34 = mul i64 %t19, 24
  %t35 = getelementptr inbounds i64, ptr %t33, i64 %t34
  call void @sf_x_stage2_0_cells(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @sf_x_stage2_0_lists(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23, i64 %t25, i64 %t27)
  %t14 = add nuw nsw i64 %t13, %t9
  br label %b10
b12:
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
  %t4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
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
  %t74 = add i64 %col, %cols
  %t63 = udiv i64 %t3, 4
  %t64 = udiv i64 %t5, 4
  br label %b65
b65:
  %t68 = phi i64 [ %t63, %b60 ], [ %t69, %b446 ]
  %t70 = icmp slt i64 %t68, %t57
  br i1 %t70, label %b66, label %b67
b66:
  %t71 = mul i64 %t68, 1024
  %t72 = add i64 %col, %t71
  %t73 = add i64 %t72, 1024
  %t75 = call i64 @llvm.smin.i64(i64 %t73, i64 %t74)
  %t86 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t87 = load i64, ptr %t86, align 8
  %t88 = inttoptr i64 %t87 to ptr addrspace(1)
  %t89 = addrspacecast ptr addrspace(1) %t88 to ptr
  %t93 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t94 = load i64, ptr %t93, align 8
  %t95 = inttoptr i64 %t94 to ptr addrspace(1)
  %t96 = addrspacecast ptr addrspace(1) %t95 to ptr
  %t99 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t100 = load i64, ptr %t99, align 8
  %t101 = inttoptr i64 %t100 to ptr addrspace(1)
  %t102 = addrspacecast ptr addrspace(1) %t101 to ptr
  %t447 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t448 = load i64, ptr %t447, align 8
  %t449 = inttoptr i64 %t448 to ptr addrspace(1)
  %t450 = addrspacecast ptr addrspace(1) %t449 to ptr
  %t453 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t454 = load i64, ptr %t453, align 8
  %t455 = inttoptr i64 %t454 to ptr addrspace(1)
  %t456 = addrspacecast ptr addrspace(1) %t455 to ptr
  %t76 = mul i64 %t7, 4
  %t77 = add i64 %t72, %t76
  br label %b78
b78:
  %t81 = phi i64 [ %t77, %b66 ], [ %t82, %b79 ]
  %t83 = phi <4 x double> [ splat (double 0x0000000000000000), %b66 ], [ %t116, %b79 ]
  %t84 = phi <4 x double> [ splat (double 0x0000000000000000), %b66 ], [ %t118, %b79 ]
  %t85 = icmp slt i64 %t81, %t75
  br i1 %t85, label %b79, label %b80
b79:
  %t90 = add i64 %t81, 0
  %t91 = getelementptr inbounds float, ptr %t89, i64 %t90
  %t92 = load <4 x float>, ptr %t91, align 16
  %t97 = getelementptr inbounds float, ptr %t96, i64 %t90
  %t98 = load <4 x float>, ptr %t97, align 16
  %t103 = getelementptr inbounds float, ptr %t102, i64 %t90
  %t104 = load <4 x float>, ptr %t103, align 16
  %t105 = fmul <4 x float> %t98, %t98
  %t106 = fmul <4 x float> %t20, %t104
  %t107 = fmul <4 x float> %t25, %t105
  %t108 = fadd <4 x float> %t106, %t107
  %t109 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %t108, <4 x float> %t30)
  %t110 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %t109)
  %t111 = fdiv <4 x float> splat (float 0x3FF0000000000000), %t110
  %t112 = fmul <4 x float> %t98, %t111
  %t113 = fmul <4 x float> %t92, %t92
  %t114 = fmul <4 x float> %t112, %t112
  %t115 = fpext <4 x float> %t113 to <4 x double>
  %t116 = fadd <4 x double> %t83, %t115
  %t117 = fpext <4 x float> %t114 to <4 x double>
  %t118 = fadd <4 x double> %t84, %t117
  %t119 = getelementptr inbounds float, ptr %t102, i64 %t90
  store <4 x float> %t108, ptr %t119, align 16
  %t82 = add nuw nsw i64 %t81, 16
  br label %b78
b80:
  %t120 = extractelement <4 x double> %t83, i64 0
  %t121 = bitcast double %t120 to i64
  %t122 = trunc i64 %t121 to i32
  %t123 = lshr i64 %t121, 32
  %t124 = trunc i64 %t123 to i32
  %t125 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t126 = and i32 %t125, 28
  %t127 = shl i32 15, %t126
  %t128 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t127, i32 %t122, i32 2, i32 7199)
  %t129 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t130 = and i32 %t129, 28
  %t131 = shl i32 15, %t130
  %t132 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t131, i32 %t124, i32 2, i32 7199)
  %t133 = zext i32 %t128 to i64
  %t134 = zext i32 %t132 to i64
  %t135 = shl i64 %t134, 32
  %t136 = or i64 %t135, %t133
  %t137 = bitcast i64 %t136 to double
  %t138 = insertelement <4 x double> poison, double %t137, i64 0
  %t139 = extractelement <4 x double> %t83, i64 1
  %t140 = bitcast double %t139 to i64
  %t141 = trunc i64 %t140 to i32
  %t142 = lshr i64 %t140, 32
  %t143 = trunc i64 %t142 to i32
  %t144 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t145 = and i32 %t144, 28
  %t146 = shl i32 15, %t145
  %t147 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t146, i32 %t141, i32 2, i32 7199)
  %t148 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t149 = and i32 %t148, 28
  %t150 = shl i32 15, %t149
  %t151 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t150, i32 %t143, i32 2, i32 7199)
  %t152 = zext i32 %t147 to i64
  %t153 = zext i32 %t151 to i64
  %t154 = shl i64 %t153, 32
  %t155 = or i64 %t154, %t152
  %t156 = bitcast i64 %t155 to double
  %t157 = insertelement <4 x double> %t138, double %t156, i64 1
  %t158 = extractelement <4 x double> %t83, i64 2
  %t159 = bitcast double %t158 to i64
  %t160 = trunc i64 %t159 to i32
  %t161 = lshr i64 %t159, 32
  %t162 = trunc i64 %t161 to i32
  %t163 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t164 = and i32 %t163, 28
  %t165 = shl i32 15, %t164
  %t166 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t165, i32 %t160, i32 2, i32 7199)
  %t167 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t168 = and i32 %t167, 28
  %t169 = shl i32 15, %t168
  %t170 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t169, i32 %t162, i32 2, i32 7199)
  %t171 = zext i32 %t166 to i64
  %t172 = zext i32 %t170 to i64
  %t173 = shl i64 %t172, 32
  %t174 = or i64 %t173, %t171
  %t175 = bitcast i64 %t174 to double
  %t176 = insertelement <4 x double> %t157, double %t175, i64 2
  %t177 = extractelement <4 x double> %t83, i64 3
  %t178 = bitcast double %t177 to i64
  %t179 = trunc i64 %t178 to i32
  %t180 = lshr i64 %t178, 32
  %t181 = trunc i64 %t180 to i32
  %t182 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t183 = and i32 %t182, 28
  %t184 = shl i32 15, %t183
  %t185 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t184, i32 %t179, i32 2, i32 7199)
  %t186 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t187 = and i32 %t186, 28
  %t188 = shl i32 15, %t187
  %t189 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t188, i32 %t181, i32 2, i32 7199)
  %t190 = zext i32 %t185 to i64
  %t191 = zext i32 %t189 to i64
  %t192 = shl i64 %t191, 32
  %t193 = or i64 %t192, %t190
  %t194 = bitcast i64 %t193 to double
  %t195 = insertelement <4 x double> %t176, double %t194, i64 3
  %t196 = fadd <4 x double> %t83, %t195
  %t197 = extractelement <4 x double> %t196, i64 0
  %t198 = bitcast double %t197 to i64
  %t199 = trunc i64 %t198 to i32
  %t200 = lshr i64 %t198, 32
  %t201 = trunc i64 %t200 to i32
  %t202 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t203 = and i32 %t202, 28
  %t204 = shl i32 15, %t203
  %t205 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t204, i32 %t199, i32 1, i32 7199)
  %t206 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t207 = and i32 %t206, 28
  %t208 = shl i32 15, %t207
  %t209 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t208, i32 %t201, i32 1, i32 7199)
  %t210 = zext i32 %t205 to i64
  %t211 = zext i32 %t209 to i64
  %t212 = shl i64 %t211, 32
  %t213 = or i64 %t212, %t210
  %t214 = bitcast i64 %t213 to double
  %t215 = insertelement <4 x double> poison, double %t214, i64 0
  %t216 = extractelement <4 x double> %t196, i64 1
  %t217 = bitcast double %t216 to i64
  %t218 = trunc i64 %t217 to i32
  %t219 = lshr i64 %t217, 32
  %t220 = trunc i64 %t219 to i32
  %t221 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t222 = and i32 %t221, 28
  %t223 = shl i32 15, %t222
  %t224 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t223, i32 %t218, i32 1, i32 7199)
  %t225 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t226 = and i32 %t225, 28
  %t227 = shl i32 15, %t226
  %t228 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t227, i32 %t220, i32 1, i32 7199)
  %t229 = zext i32 %t224 to i64
  %t230 = zext i32 %t228 to i64
  %t231 = shl i64 %t230, 32
  %t232 = or i64 %t231, %t229
  %t233 = bitcast i64 %t232 to double
  %t234 = insertelement <4 x double> %t215, double %t233, i64 1
  %t235 = extractelement <4 x double> %t196, i64 2
  %t236 = bitcast double %t235 to i64
  %t237 = trunc i64 %t236 to i32
  %t238 = lshr i64 %t236, 32
  %t239 = trunc i64 %t238 to i32
  %t240 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t241 = and i32 %t240, 28
  %t242 = shl i32 15, %t241
  %t243 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t242, i32 %t237, i32 1, i32 7199)
  %t244 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t245 = and i32 %t244, 28
  %t246 = shl i32 15, %t245
  %t247 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t246, i32 %t239, i32 1, i32 7199)
  %t248 = zext i32 %t243 to i64
  %t249 = zext i32 %t247 to i64
  %t250 = shl i64 %t249, 32
  %t251 = or i64 %t250, %t248
  %t252 = bitcast i64 %t251 to double
  %t253 = insertelement <4 x double> %t234, double %t252, i64 2
  %t254 = extractelement <4 x double> %t196, i64 3
  %t255 = bitcast double %t254 to i64
  %t256 = trunc i64 %t255 to i32
  %t257 = lshr i64 %t255, 32
  %t258 = trunc i64 %t257 to i32
  %t259 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t260 = and i32 %t259, 28
  %t261 = shl i32 15, %t260
  %t262 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t261, i32 %t256, i32 1, i32 7199)
  %t263 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t264 = and i32 %t263, 28
  %t265 = shl i32 15, %t264
  %t266 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t265, i32 %t258, i32 1, i32 7199)
  %t267 = zext i32 %t262 to i64
  %t268 = zext i32 %t266 to i64
  %t269 = shl i64 %t268, 32
  %t270 = or i64 %t269, %t267
  %t271 = bitcast i64 %t270 to double
  %t272 = insertelement <4 x double> %t253, double %t271, i64 3
  %t273 = fadd <4 x double> %t196, %t272
  %t274 = shufflevector <4 x double> %t273, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t275 = shufflevector <4 x double> %t273, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t276 = fadd <2 x double> %t274, %t275
  %t277 = shufflevector <2 x double> %t276, <2 x double> poison, <1 x i32> <i32 0>
  %t278 = shufflevector <2 x double> %t276, <2 x double> poison, <1 x i32> <i32 1>
  %t279 = extractelement <1 x double> %t277, i64 0
  %t280 = extractelement <1 x double> %t278, i64 0
  %t281 = fadd double %t279, %t280
  %t282 = extractelement <4 x double> %t84, i64 0
  %t283 = bitcast double %t282 to i64
  %t284 = trunc i64 %t283 to i32
  %t285 = lshr i64 %t283, 32
  %t286 = trunc i64 %t285 to i32
  %t287 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t288 = and i32 %t287, 28
  %t289 = shl i32 15, %t288
  %t290 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t289, i32 %t284, i32 2, i32 7199)
  %t291 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t292 = and i32 %t291, 28
  %t293 = shl i32 15, %t292
  %t294 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t293, i32 %t286, i32 2, i32 7199)
  %t295 = zext i32 %t290 to i64
  %t296 = zext i32 %t294 to i64
  %t297 = shl i64 %t296, 32
  %t298 = or i64 %t297, %t295
  %t299 = bitcast i64 %t298 to double
  %t300 = insertelement <4 x double> poison, double %t299, i64 0
  %t301 = extractelement <4 x double> %t84, i64 1
  %t302 = bitcast double %t301 to i64
  %t303 = trunc i64 %t302 to i32
  %t304 = lshr i64 %t302, 32
  %t305 = trunc i64 %t304 to i32
  %t306 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t307 = and i32 %t306, 28
  %t308 = shl i32 15, %t307
  %t309 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t308, i32 %t303, i32 2, i32 7199)
  %t310 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t311 = and i32 %t310, 28
  %t312 = shl i32 15, %t311
  %t313 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t312, i32 %t305, i32 2, i32 7199)
  %t314 = zext i32 %t309 to i64
  %t315 = zext i32 %t313 to i64
  %t316 = shl i64 %t315, 32
  %t317 = or i64 %t316, %t314
  %t318 = bitcast i64 %t317 to double
  %t319 = insertelement <4 x double> %t300, double %t318, i64 1
  %t320 = extractelement <4 x double> %t84, i64 2
  %t321 = bitcast double %t320 to i64
  %t322 = trunc i64 %t321 to i32
  %t323 = lshr i64 %t321, 32
  %t324 = trunc i64 %t323 to i32
  %t325 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t326 = and i32 %t325, 28
  %t327 = shl i32 15, %t326
  %t328 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t327, i32 %t322, i32 2, i32 7199)
  %t329 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t330 = and i32 %t329, 28
  %t331 = shl i32 15, %t330
  %t332 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t331, i32 %t324, i32 2, i32 7199)
  %t333 = zext i32 %t328 to i64
  %t334 = zext i32 %t332 to i64
  %t335 = shl i64 %t334, 32
  %t336 = or i64 %t335, %t333
  %t337 = bitcast i64 %t336 to double
  %t338 = insertelement <4 x double> %t319, double %t337, i64 2
  %t339 = extractelement <4 x double> %t84, i64 3
  %t340 = bitcast double %t339 to i64
  %t341 = trunc i64 %t340 to i32
  %t342 = lshr i64 %t340, 32
  %t343 = trunc i64 %t342 to i32
  %t344 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t345 = and i32 %t344, 28
  %t346 = shl i32 15, %t345
  %t347 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t346, i32 %t341, i32 2, i32 7199)
  %t348 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t349 = and i32 %t348, 28
  %t350 = shl i32 15, %t349
  %t351 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t350, i32 %t343, i32 2, i32 7199)
  %t352 = zext i32 %t347 to i64
  %t353 = zext i32 %t351 to i64
  %t354 = shl i64 %t353, 32
  %t355 = or i64 %t354, %t352
  %t356 = bitcast i64 %t355 to double
  %t357 = insertelement <4 x double> %t338, double %t356, i64 3
  %t358 = fadd <4 x double> %t84, %t357
  %t359 = extractelement <4 x double> %t358, i64 0
  %t360 = bitcast double %t359 to i64
  %t361 = trunc i64 %t360 to i32
  %t362 = lshr i64 %t360, 32
  %t363 = trunc i64 %t362 to i32
  %t364 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t365 = and i32 %t364, 28
  %t366 = shl i32 15, %t365
  %t367 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t366, i32 %t361, i32 1, i32 7199)
  %t368 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t369 = and i32 %t368, 28
  %t370 = shl i32 15, %t369
  %t371 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t370, i32 %t363, i32 1, i32 7199)
  %t372 = zext i32 %t367 to i64
  %t373 = zext i32 %t371 to i64
  %t374 = shl i64 %t373, 32
  %t375 = or i64 %t374, %t372
  %t376 = bitcast i64 %t375 to double
  %t377 = insertelement <4 x double> poison, double %t376, i64 0
  %t378 = extractelement <4 x double> %t358, i64 1
  %t379 = bitcast double %t378 to i64
  %t380 = trunc i64 %t379 to i32
  %t381 = lshr i64 %t379, 32
  %t382 = trunc i64 %t381 to i32
  %t383 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t384 = and i32 %t383, 28
  %t385 = shl i32 15, %t384
  %t386 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t385, i32 %t380, i32 1, i32 7199)
  %t387 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t388 = and i32 %t387, 28
  %t389 = shl i32 15, %t388
  %t390 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t389, i32 %t382, i32 1, i32 7199)
  %t391 = zext i32 %t386 to i64
  %t392 = zext i32 %t390 to i64
  %t393 = shl i64 %t392, 32
  %t394 = or i64 %t393, %t391
  %t395 = bitcast i64 %t394 to double
  %t396 = insertelement <4 x double> %t377, double %t395, i64 1
  %t397 = extractelement <4 x double> %t358, i64 2
  %t398 = bitcast double %t397 to i64
  %t399 = trunc i64 %t398 to i32
  %t400 = lshr i64 %t398, 32
  %t401 = trunc i64 %t400 to i32
  %t402 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t403 = and i32 %t402, 28
  %t404 = shl i32 15, %t403
  %t405 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t404, i32 %t399, i32 1, i32 7199)
  %t406 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t407 = and i32 %t406, 28
  %t408 = shl i32 15, %t407
  %t409 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t408, i32 %t401, i32 1, i32 7199)
  %t410 = zext i32 %t405 to i64
  %t411 = zext i32 %t409 to i64
  %t412 = shl i64 %t411, 32
  %t413 = or i64 %t412, %t410
  %t414 = bitcast i64 %t413 to double
  %t415 = insertelement <4 x double> %t396, double %t414, i64 2
  %t416 = extractelement <4 x double> %t358, i64 3
  %t417 = bitcast double %t416 to i64
  %t418 = trunc i64 %t417 to i32
  %t419 = lshr i64 %t417, 32
  %t420 = trunc i64 %t419 to i32
  %t421 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t422 = and i32 %t421, 28
  %t423 = shl i32 15, %t422
  %t424 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t423, i32 %t418, i32 1, i32 7199)
  %t425 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t426 = and i32 %t425, 28
  %t427 = shl i32 15, %t426
  %t428 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t427, i32 %t420, i32 1, i32 7199)
  %t429 = zext i32 %t424 to i64
  %t430 = zext i32 %t428 to i64
  %t431 = shl i64 %t430, 32
  %t432 = or i64 %t431, %t429
  %t433 = bitcast i64 %t432 to double
  %t434 = insertelement <4 x double> %t415, double %t433, i64 3
  %t435 = fadd <4 x double> %t358, %t434
  %t436 = shufflevector <4 x double> %t435, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %t437 = shufflevector <4 x double> %t435, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %t438 = fadd <2 x double> %t436, %t437
  %t439 = shufflevector <2 x double> %t438, <2 x double> poison, <1 x i32> <i32 0>
  %t440 = shufflevector <2 x double> %t438, <2 x double> poison, <1 x i32> <i32 1>
  %t441 = extractelement <1 x double> %t439, i64 0
  %t442 = extractelement <1 x double> %t440, i64 0
  %t443 = fadd double %t441, %t442
  %t444 = icmp eq i64 %t7, 0
  br i1 %t444, label %b445, label %b446
b445:
  %t451 = udiv i64 %t72, 1024
  %t452 = getelementptr inbounds double, ptr %t450, i64 %t451
  store double %t281, ptr %t452, align 8
  %t457 = getelementptr inbounds double, ptr %t456, i64 %t451
  store double %t443, ptr %t457, align 8
  br label %b446
b446:
  %t69 = add nuw nsw i64 %t68, %t64
  br label %b65
b67:
  br label %b62
b61:
  %t469 = add i64 %col, %cols
  %t458 = udiv i64 %t3, 16
  %t459 = udiv i64 %t5, 16
  br label %b460
b460:
  %t463 = phi i64 [ %t458, %b61 ], [ %t464, %b812 ]
  %t465 = icmp slt i64 %t463, %t57
  br i1 %t465, label %b461, label %b462
b461:
  %t466 = mul i64 %t463, 1024
  %t467 = add i64 %col, %t466
  %t468 = add i64 %t467, 1024
  %t470 = call i64 @llvm.smin.i64(i64 %t468, i64 %t469)
  %t471 = sub i64 %t470, %t467
  %t472 = urem i64 %t471, 64
  %t473 = sub i64 %t471, %t472
  %t474 = add i64 %t467, %t473
  %t485 = getelementptr inbounds i64, ptr %tensor, i64 9
  %t486 = load i64, ptr %t485, align 8
  %t487 = inttoptr i64 %t486 to ptr addrspace(1)
  %t488 = addrspacecast ptr addrspace(1) %t487 to ptr
  %t493 = getelementptr inbounds i64, ptr %tensor, i64 10
  %t494 = load i64, ptr %t493, align 8
  %t495 = inttoptr i64 %t494 to ptr addrspace(1)
  %t496 = addrspacecast ptr addrspace(1) %t495 to ptr
  %t501 = getelementptr inbounds i64, ptr %tensor, i64 11
  %t502 = load i64, ptr %t501, align 8
  %t503 = inttoptr i64 %t502 to ptr addrspace(1)
  %t504 = addrspacecast ptr addrspace(1) %t503 to ptr
  %t813 = getelementptr inbounds i64, ptr %tensor, i64 12
  %t814 = load i64, ptr %t813, align 8
  %t815 = inttoptr i64 %t814 to ptr addrspace(1)
  %t816 = addrspacecast ptr addrspace(1) %t815 to ptr
  %t819 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t820 = load i64, ptr %t819, align 8
  %t821 = inttoptr i64 %t820 to ptr addrspace(1)
  %t822 = addrspacecast ptr addrspace(1) %t821 to ptr
  br label %b475
b475:
  %t478 = phi i64 [ %t467, %b461 ], [ %t479, %b476 ]
  %t480 = phi double [ 0x0000000000000000, %b461 ], [ %t606, %b476 ]
  %t481 = phi double [ 0x0000000000000000, %b461 ], [ %t608, %b476 ]
  %t482 = icmp slt i64 %t478, %t474
  br i1 %t482, label %b476, label %b477
b476:
  %t483 = add i64 %t478, 16
  %t484 = add i64 %t478, %t6
  %t509 = add i64 %t484, 16
  %t516 = add i64 %t484, 32
  %t523 = add i64 %t484, 48
  %t489 = getelementptr inbounds float, ptr %t488, i64 %t484
  %t490 = load float, ptr %t489, align 4
  %t491 = insertelement <4 x float> poison, float %t490, i64 0
  %t492 = shufflevector <4 x float> %t491, <4 x float> poison, <4 x i32> zeroinitializer
  %t497 = getelementptr inbounds float, ptr %t496, i64 %t484
  %t498 = load float, ptr %t497, align 4
  %t499 = insertelement <4 x float> poison, float %t498, i64 0
  %t500 = shufflevector <4 x float> %t499, <4 x float> poison, <4 x i32> zeroinitializer
  %t505 = getelementptr inbounds float, ptr %t504, i64 %t484
  %t506 = load float, ptr %t505, align 4
  %t507 = insertelement <4 x float> poison, float %t506, i64 0
  %t508 = shufflevector <4 x float> %t507, <4 x float> poison, <4 x i32> zeroinitializer
  %t510 = getelementptr inbounds float, ptr %t488, i64 %t509
  %t511 = load float, ptr %t510, align 4
  %t512 = getelementptr inbounds float, ptr %t496, i64 %t509
  %t513 = load float, ptr %t512, align 4
  %t514 = getelementptr inbounds float, ptr %t504, i64 %t509
  %t515 = load float, ptr %t514, align 4
  %t517 = getelementptr inbounds float, ptr %t488, i64 %t516
  %t518 = load float, ptr %t517, align 4
  %t519 = getelementptr inbounds float, ptr %t496, i64 %t516
  %t520 = load float, ptr %t519, align 4
  %t521 = getelementptr inbounds float, ptr %t504, i64 %t516
  %t522 = load float, ptr %t521, align 4
  %t524 = getelementptr inbounds float, ptr %t488, i64 %t523
  %t525 = load float, ptr %t524, align 4
  %t526 = getelementptr inbounds float, ptr %t496, i64 %t523
  %t527 = load float, ptr %t526, align 4
  %t528 = getelementptr inbounds float, ptr %t504, i64 %t523
  %t529 = load float, ptr %t528, align 4
  %t530 = fmul float %t498, %t498
  %t531 = insertelement <4 x float> poison, float %t530, i64 0
  %t532 = shufflevector <4 x float> %t531, <4 x float> poison, <4 x i32> zeroinitializer
  %t533 = fmul float %t18, %t506
  %t534 = insertelement <4 x float> poison, float %t533, i64 0
  %t535 = shufflevector <4 x float> %t534, <4 x float> poison, <4 x i32> zeroinitializer
  %t536 = fmul float %t23, %t530
  %t537 = insertelement <4 x float> poison, float %t536, i64 0
  %t538 = shufflevector <4 x float> %t537, <4 x float> poison, <4 x i32> zeroinitializer
  %t539 = fadd float %t533, %t536
  %t540 = insertelement <4 x float> poison, float %t539, i64 0
  %t541 = shufflevector <4 x float> %t540, <4 x float> poison, <4 x i32> zeroinitializer
  %t542 = call float @llvm.maximum.f32(float %t539, float %t28)
  %t543 = insertelement <4 x float> poison, float %t542, i64 0
  %t544 = shufflevector <4 x float> %t543, <4 x float> poison, <4 x i32> zeroinitializer
  %t545 = call float @llvm.sqrt.f32(float %t542)
  %t546 = insertelement <4 x float> poison, float %t545, i64 0
  %t547 = shufflevector <4 x float> %t546, <4 x float> poison, <4 x i32> zeroinitializer
  %t548 = fdiv float 0x3FF0000000000000, %t545
  %t549 = insertelement <4 x float> poison, float %t548, i64 0
  %t550 = shufflevector <4 x float> %t549, <4 x float> poison, <4 x i32> zeroinitializer
  %t551 = fmul float %t498, %t548
  %t552 = insertelement <4 x float> poison, float %t551, i64 0
  %t553 = shufflevector <4 x float> %t552, <4 x float> poison, <4 x i32> zeroinitializer
  %t554 = fmul float %t490, %t490
  %t555 = insertelement <4 x float> poison, float %t554, i64 0
  %t556 = shufflevector <4 x float> %t555, <4 x float> poison, <4 x i32> zeroinitializer
  %t557 = fmul float %t551, %t551
  %t558 = insertelement <4 x float> poison, float %t557, i64 0
  %t559 = shufflevector <4 x float> %t558, <4 x float> poison, <4 x i32> zeroinitializer
  %t560 = fpext float %t554 to double
  %t561 = fadd double %t480, %t560
  %t562 = fpext float %t557 to double
  %t563 = fadd double %t481, %t562
  %t564 = getelementptr inbounds float, ptr %t504, i64 %t484
  store float %t539, ptr %t564, align 4
  %t565 = fmul float %t513, %t513
  %t566 = fmul float %t18, %t515
  %t567 = fmul float %t23, %t565
  %t568 = fadd float %t566, %t567
  %t569 = call float @llvm.maximum.f32(float %t568, float %t28)
  %t570 = call float @llvm.sqrt.f32(float %t569)
  %t571 = fdiv float 0x3FF0000000000000, %t570
  %t572 = fmul float %t513, %t571
  %t573 = fmul float %t511, %t511
  %t574 = fmul float %t572, %t572
  %t575 = fpext float %t573 to double
  %t576 = fadd double %t561, %t575
  %t577 = fpext float %t574 to double
  %t578 = fadd double %t563, %t577
  %t579 = getelementptr inbounds float, ptr %t504, i64 %t509
  store float %t568, ptr %t579, align 4
  %t580 = fmul float %t520, %t520
  %t581 = fmul float %t18, %t522
  %t582 = fmul float %t23, %t580
  %t583 = fadd float %t581, %t582
  %t584 = call float @llvm.maximum.f32(float %t583, float %t28)
  %t585 = call float @llvm.sqrt.f32(float %t584)
  %t586 = fdiv float 0x3FF0000000000000, %t585
  %t587 = fmul float %t520, %t586
  %t588 = fmul float %t518, %t518
  %t589 = fmul float %t587, %t587
  %t590 = fpext float %t588 to double
  %t591 = fadd double %t576, %t590
  %t592 = fpext float %t589 to double
  %t593 = fadd double %t578, %t592
  %t594 = getelementptr inbounds float, ptr %t504, i64 %t516
  store float %t583, ptr %t594, align 4
  %t595 = fmul float %t527, %t527
  %t596 = fmul float %t18, %t529
  %t597 = fmul float %t23, %t595
  %t598 = fadd float %t596, %t597
  %t599 = call float @llvm.maximum.f32(float %t598, float %t28)
  %t600 = call float @llvm.sqrt.f32(float %t599)
  %t601 = fdiv float 0x3FF0000000000000, %t600
  %t602 = fmul float %t527, %t601
  %t603 = fmul float %t525, %t525
  %t604 = fmul float %t602, %t602
  %t605 = fpext float %t603 to double
  %t606 = fadd double %t591, %t605
  %t607 = fpext float %t604 to double
  %t608 = fadd double %t593, %t607
  %t609 = getelementptr inbounds float, ptr %t504, i64 %t523
  store float %t598, ptr %t609, align 4
  %t479 = add nuw nsw i64 %t478, 64
  br label %b475
b477:
  %t610 = add i64 %t474, %t6
  br label %b611
b611:
  %t614 = phi i64 [ %t610, %b477 ], [ %t615, %b612 ]
  %t616 = phi double [ %t480, %b477 ], [ %t662, %b612 ]
  %t617 = phi double [ %t481, %b477 ], [ %t664, %b612 ]
  %t618 = icmp slt i64 %t614, %t470
  br i1 %t618, label %b612, label %b613
b612:
  %t619 = getelementptr inbounds float, ptr %t488, i64 %t614
  %t620 = load float, ptr %t619, align 4
  %t621 = insertelement <4 x float> poison, float %t620, i64 0
  %t622 = shufflevector <4 x float> %t621, <4 x float> poison, <4 x i32> zeroinitializer
  %t623 = getelementptr inbounds float, ptr %t496, i64 %t614
  %t624 = load float, ptr %t623, align 4
  %t625 = insertelement <4 x float> poison, float %t624, i64 0
  %t626 = shufflevector <4 x float> %t625, <4 x float> poison, <4 x i32> zeroinitializer
  %t627 = getelementptr inbounds float, ptr %t504, i64 %t614
  %t628 = load float, ptr %t627, align 4
  %t629 = insertelement <4 x float> poison, float %t628, i64 0
  %t630 = shufflevector <4 x float> %t629, <4 x float> poison, <4 x i32> zeroinitializer
  %t631 = fmul float %t624, %t624
  %t632 = insertelement <4 x float> poison, float %t631, i64 0
  %t633 = shufflevector <4 x float> %t632, <4 x float> poison, <4 x i32> zeroinitializer
  %t634 = fmul float %t18, %t628
  %t635 = insertelement <4 x float> poison, float %t634, i64 0
  %t636 = shufflevector <4 x float> %t635, <4 x float> poison, <4 x i32> zeroinitializer
  %t637 = fmul float %t23, %t631
  %t638 = insertelement <4 x float> poison, float %t637, i64 0
  %t639 = shufflevector <4 x float> %t638, <4 x float> poison, <4 x i32> zeroinitializer
  %t640 = fadd float %t634, %t637
  %t641 = insertelement <4 x float> poison, float %t640, i64 0
  %t642 = shufflevector <4 x float> %t641, <4 x float> poison, <4 x i32> zeroinitializer
  %t643 = call float @llvm.maximum.f32(float %t640, float %t28)
  %t644 = insertelement <4 x float> poison, float %t643, i64 0
  %t645 = shufflevector <4 x float> %t644, <4 x float> poison, <4 x i32> zeroinitializer
  %t646 = call float @llvm.sqrt.f32(float %t643)
  %t647 = insertelement <4 x float> poison, float %t646, i64 0
  %t648 = shufflevector <4 x float> %t647, <4 x float> poison, <4 x i32> zeroinitializer
  %t649 = fdiv float 0x3FF0000000000000, %t646
  %t650 = insertelement <4 x float> poison, float %t649, i64 0
  %t651 = shufflevector <4 x float> %t650, <4 x float> poison, <4 x i32> zeroinitializer
  %t652 = fmul float %t624, %t649
  %t653 = insertelement <4 x float> poison, float %t652, i64 0
  %t654 = shufflevector <4 x float> %t653, <4 x float> poison, <4 x i32> zeroinitializer
  %t655 = fmul float %t620, %t620
  %t656 = insertelement <4 x float> poison, float %t655, i64 0
  %t657 = shufflevector <4 x float> %t656, <4 x float> poison, <4 x i32> zeroinitializer
  %t658 = fmul float %t652, %t652
  %t659 = insertelement <4 x float> poison, float %t658, i64 0
  %t660 = shufflevector <4 x float> %t659, <4 x float> poison, <4 x i32> zeroinitializer
  %t661 = fpext float %t655 to double
  %t662 = fadd double %t616, %t661
  %t663 = fpext float %t658 to double
  %t664 = fadd double %t617, %t663
  %t665 = getelementptr inbounds float, ptr %t504, i64 %t614
  store float %t640, ptr %t665, align 4
  %t615 = add nuw nsw i64 %t614, 16
  br label %b611
b613:
  %t666 = bitcast double %t616 to i64
  %t667 = trunc i64 %t666 to i32
  %t668 = lshr i64 %t666, 32
  %t669 = trunc i64 %t668 to i32
  %t670 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t671 = and i32 %t670, 16
  %t672 = shl i32 65535, %t671
  %t673 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t672, i32 %t667, i32 8, i32 4127)
  %t674 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t675 = and i32 %t674, 16
  %t676 = shl i32 65535, %t675
  %t677 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t676, i32 %t669, i32 8, i32 4127)
  %t678 = zext i32 %t673 to i64
  %t679 = zext i32 %t677 to i64
  %t680 = shl i64 %t679, 32
  %t681 = or i64 %t680, %t678
  %t682 = bitcast i64 %t681 to double
  %t683 = fadd double %t616, %t682
  %t684 = bitcast double %t683 to i64
  %t685 = trunc i64 %t684 to i32
  %t686 = lshr i64 %t684, 32
  %t687 = trunc i64 %t686 to i32
  %t688 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t689 = and i32 %t688, 16
  %t690 = shl i32 65535, %t689
  %t691 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t690, i32 %t685, i32 4, i32 4127)
  %t692 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t693 = and i32 %t692, 16
  %t694 = shl i32 65535, %t693
  %t695 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t694, i32 %t687, i32 4, i32 4127)
  %t696 = zext i32 %t691 to i64
  %t697 = zext i32 %t695 to i64
  %t698 = shl i64 %t697, 32
  %t699 = or i64 %t698, %t696
  %t700 = bitcast i64 %t699 to double
  %t701 = fadd double %t683, %t700
  %t702 = bitcast double %t701 to i64
  %t703 = trunc i64 %t702 to i32
  %t704 = lshr i64 %t702, 32
  %t705 = trunc i64 %t704 to i32
  %t706 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t707 = and i32 %t706, 16
  %t708 = shl i32 65535, %t707
  %t709 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t708, i32 %t703, i32 2, i32 4127)
  %t710 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t711 = and i32 %t710, 16
  %t712 = shl i32 65535, %t711
  %t713 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t712, i32 %t705, i32 2, i32 4127)
  %t714 = zext i32 %t709 to i64
  %t715 = zext i32 %t713 to i64
  %t716 = shl i64 %t715, 32
  %t717 = or i64 %t716, %t714
  %t718 = bitcast i64 %t717 to double
  %t719 = fadd double %t701, %t718
  %t720 = bitcast double %t719 to i64
  %t721 = trunc i64 %t720 to i32
  %t722 = lshr i64 %t720, 32
  %t723 = trunc i64 %t722 to i32
  %t724 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t725 = and i32 %t724, 16
  %t726 = shl i32 65535, %t725
  %t727 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t726, i32 %t721, i32 1, i32 4127)
  %t728 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t729 = and i32 %t728, 16
  %t730 = shl i32 65535, %t729
  %t731 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t730, i32 %t723, i32 1, i32 4127)
  %t732 = zext i32 %t727 to i64
  %t733 = zext i32 %t731 to i64
  %t734 = shl i64 %t733, 32
  %t735 = or i64 %t734, %t732
  %t736 = bitcast i64 %t735 to double
  %t737 = fadd double %t719, %t736
  %t738 = bitcast double %t617 to i64
  %t739 = trunc i64 %t738 to i32
  %t740 = lshr i64 %t738, 32
  %t741 = trunc i64 %t740 to i32
  %t742 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t743 = and i32 %t742, 16
  %t744 = shl i32 65535, %t743
  %t745 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t744, i32 %t739, i32 8, i32 4127)
  %t746 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t747 = and i32 %t746, 16
  %t748 = shl i32 65535, %t747
  %t749 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t748, i32 %t741, i32 8, i32 4127)
  %t750 = zext i32 %t745 to i64
  %t751 = zext i32 %t749 to i64
  %t752 = shl i64 %t751, 32
  %t753 = or i64 %t752, %t750
  %t754 = bitcast i64 %t753 to double
  %t755 = fadd double %t617, %t754
  %t756 = bitcast double %t755 to i64
  %t757 = trunc i64 %t756 to i32
  %t758 = lshr i64 %t756, 32
  %t759 = trunc i64 %t758 to i32
  %t760 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t761 = and i32 %t760, 16
  %t762 = shl i32 65535, %t761
  %t763 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t762, i32 %t757, i32 4, i32 4127)
  %t764 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t765 = and i32 %t764, 16
  %t766 = shl i32 65535, %t765
  %t767 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t766, i32 %t759, i32 4, i32 4127)
  %t768 = zext i32 %t763 to i64
  %t769 = zext i32 %t767 to i64
  %t770 = shl i64 %t769, 32
  %t771 = or i64 %t770, %t768
  %t772 = bitcast i64 %t771 to double
  %t773 = fadd double %t755, %t772
  %t774 = bitcast double %t773 to i64
  %t775 = trunc i64 %t774 to i32
  %t776 = lshr i64 %t774, 32
  %t777 = trunc i64 %t776 to i32
  %t778 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t779 = and i32 %t778, 16
  %t780 = shl i32 65535, %t779
  %t781 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t780, i32 %t775, i32 2, i32 4127)
  %t782 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t783 = and i32 %t782, 16
  %t784 = shl i32 65535, %t783
  %t785 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t784, i32 %t777, i32 2, i32 4127)
  %t786 = zext i32 %t781 to i64
  %t787 = zext i32 %t785 to i64
  %t788 = shl i64 %t787, 32
  %t789 = or i64 %t788, %t786
  %t790 = bitcast i64 %t789 to double
  %t791 = fadd double %t773, %t790
  %t792 = bitcast double %t791 to i64
  %t793 = trunc i64 %t792 to i32
  %t794 = lshr i64 %t792, 32
  %t795 = trunc i64 %t794 to i32
  %t796 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t797 = and i32 %t796, 16
  %t798 = shl i32 65535, %t797
  %t799 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t798, i32 %t793, i32 1, i32 4127)
  %t800 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t801 = and i32 %t800, 16
  %t802 = shl i32 65535, %t801
  %t803 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t802, i32 %t795, i32 1, i32 4127)
  %t804 = zext i32 %t799 to i64
  %t805 = zext i32 %t803 to i64
  %t806 = shl i64 %t805, 32
  %t807 = or i64 %t806, %t804
  %t808 = bitcast i64 %t807 to double
  %t809 = fadd double %t791, %t808
  %t810 = icmp eq i64 %t6, 0
  br i1 %t810, label %b811, label %b812
b811:
  %t817 = udiv i64 %t467, 1024
  %t818 = getelementptr inbounds double, ptr %t816, i64 %t817
  store double %t737, ptr %t818, align 8
  %t823 = getelementptr inbounds double, ptr %t822, i64 %t817
  store double %t809, ptr %t823, align 8
  br label %b812
b812:
  %t464 = add nuw nsw i64 %t463, %t459
  br label %b460
b462:
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
  %t64 = sub i64 %t60, %t63
  %t65 = urem i64 %t64, 1024
  %t66 = sub i64 %t64, %t65
  %t67 = add i64 %col, %t63
  %t92 = add i64 %t67, %t66
  %t1 = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %t2 = and i32 %t1, 1023
  %t3 = zext i32 %t2 to i64
  %t4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
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
  %t68 = mul i64 %t3, 4
  %t69 = mul i64 %t5, 4
  %t70 = add i64 %col, %t68
  br label %b71
b71:
  %t74 = phi i64 [ %t70, %entry ], [ %t75, %b72 ]
  %t76 = icmp slt i64 %t74, %t67
  br i1 %t76, label %b72, label %b73
b72:
  %t77 = add i64 %t74, 0
  %t78 = getelementptr inbounds float, ptr %t40, i64 %t77
  %t79 = load <4 x float>, ptr %t78, align 16
  %t80 = getelementptr inbounds float, ptr %t47, i64 %t77
  %t81 = load <4 x float>, ptr %t80, align 16
  %t82 = getelementptr inbounds float, ptr %t54, i64 %t77
  %t83 = load <4 x float>, ptr %t82, align 16
  %t84 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %t83, <4 x float> %t19)
  %t85 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %t84)
  %t86 = fdiv <4 x float> splat (float 0x3FF0000000000000), %t85
  %t87 = fmul <4 x float> %t81, %t86
  %t88 = fmul <4 x float> %t24, %t79
  %t89 = fmul <4 x float> %t35, %t87
  %t90 = fsub <4 x float> %t88, %t89
  %t91 = getelementptr inbounds float, ptr %t40, i64 %t77
  store <4 x float> %t90, ptr %t91, align 16
  %t75 = add nuw nsw i64 %t74, %t69
  br label %b71
b73:
  br label %b93
b93:
  %t96 = phi i64 [ %t67, %b73 ], [ %t97, %b103 ]
  %t98 = icmp slt i64 %t96, %t92
  br i1 %t98, label %b94, label %b95
b94:
  %t99 = add i64 %t96, 256
  %t100 = add i64 %t96, %t3
  br label %b101
b101:
  %t104 = phi i64 [ %t100, %b94 ], [ %t105, %b102 ]
  %t106 = icmp slt i64 %t104, %t99
  br i1 %t106, label %b102, label %b103
b102:
  %t119 = add i64 %t104, 256
  %t126 = add i64 %t104, 512
  %t133 = add i64 %t104, 768
  %t107 = getelementptr inbounds float, ptr %t40, i64 %t104
  %t108 = load float, ptr %t107, align 4
  %t109 = insertelement <4 x float> poison, float %t108, i64 0
  %t110 = shufflevector <4 x float> %t109, <4 x float> poison, <4 x i32> zeroinitializer
  %t111 = getelementptr inbounds float, ptr %t47, i64 %t104
  %t112 = load float, ptr %t111, align 4
  %t113 = insertelement <4 x float> poison, float %t112, i64 0
  %t114 = shufflevector <4 x float> %t113, <4 x float> poison, <4 x i32> zeroinitializer
  %t115 = getelementptr inbounds float, ptr %t54, i64 %t104
  %t116 = load float, ptr %t115, align 4
  %t117 = insertelement <4 x float> poison, float %t116, i64 0
  %t118 = shufflevector <4 x float> %t117, <4 x float> poison, <4 x i32> zeroinitializer
  %t120 = getelementptr inbounds float, ptr %t40, i64 %t119
  %t121 = load float, ptr %t120, align 4
  %t122 = getelementptr inbounds float, ptr %t47, i64 %t119
  %t123 = load float, ptr %t122, align 4
  %t124 = getelementptr inbounds float, ptr %t54, i64 %t119
  %t125 = load float, ptr %t124, align 4
  %t127 = getelementptr inbounds float, ptr %t40, i64 %t126
  %t128 = load float, ptr %t127, align 4
  %t129 = getelementptr inbounds float, ptr %t47, i64 %t126
  %t130 = load float, ptr %t129, align 4
  %t131 = getelementptr inbounds float, ptr %t54, i64 %t126
  %t132 = load float, ptr %t131, align 4
  %t134 = getelementptr inbounds float, ptr %t40, i64 %t133
  %t135 = load float, ptr %t134, align 4
  %t136 = getelementptr inbounds float, ptr %t47, i64 %t133
  %t137 = load float, ptr %t136, align 4
  %t138 = getelementptr inbounds float, ptr %t54, i64 %t133
  %t139 = load float, ptr %t138, align 4
  %t140 = call float @llvm.maximum.f32(float %t116, float %t17)
  %t141 = insertelement <4 x float> poison, float %t140, i64 0
  %t142 = shufflevector <4 x float> %t141, <4 x float> poison, <4 x i32> zeroinitializer
  %t143 = call float @llvm.sqrt.f32(float %t140)
  %t144 = insertelement <4 x float> poison, float %t143, i64 0
  %t145 = shufflevector <4 x float> %t144, <4 x float> poison, <4 x i32> zeroinitializer
  %t146 = fdiv float 0x3FF0000000000000, %t143
  %t147 = insertelement <4 x float> poison, float %t146, i64 0
  %t148 = shufflevector <4 x float> %t147, <4 x float> poison, <4 x i32> zeroinitializer
  %t149 = fmul float %t112, %t146
  %t150 = insertelement <4 x float> poison, float %t149, i64 0
  %t151 = shufflevector <4 x float> %t150, <4 x float> poison, <4 x i32> zeroinitializer
  %t152 = fmul float %t22, %t108
  %t153 = insertelement <4 x float> poison, float %t152, i64 0
  %t154 = shufflevector <4 x float> %t153, <4 x float> poison, <4 x i32> zeroinitializer
  %t155 = fmul float %t33, %t149
  %t156 = insertelement <4 x float> poison, float %t155, i64 0
  %t157 = shufflevector <4 x float> %t156, <4 x float> poison, <4 x i32> zeroinitializer
  %t158 = fsub float %t152, %t155
  %t159 = insertelement <4 x float> poison, float %t158, i64 0
  %t160 = shufflevector <4 x float> %t159, <4 x float> poison, <4 x i32> zeroinitializer
  %t161 = getelementptr inbounds float, ptr %t40, i64 %t104
  store float %t158, ptr %t161, align 4
  %t162 = call float @llvm.maximum.f32(float %t125, float %t17)
  %t163 = call float @llvm.sqrt.f32(float %t162)
  %t164 = fdiv float 0x3FF0000000000000, %t163
  %t165 = fmul float %t123, %t164
  %t166 = fmul float %t22, %t121
  %t167 = fmul float %t33, %t165
  %t168 = fsub float %t166, %t167
  %t169 = getelementptr inbounds float, ptr %t40, i64 %t119
  store float %t168, ptr %t169, align 4
  %t170 = call float @llvm.maximum.f32(float %t132, float %t17)
  %t171 = call float @llvm.sqrt.f32(float %t170)
  %t172 = fdiv float 0x3FF0000000000000, %t171
  %t173 = fmul float %t130, %t172
  %t174 = fmul float %t22, %t128
  %t175 = fmul float %t33, %t173
  %t176 = fsub float %t174, %t175
  %t177 = getelementptr inbounds float, ptr %t40, i64 %t126
  store float %t176, ptr %t177, align 4
  %t178 = call float @llvm.maximum.f32(float %t139, float %t17)
  %t179 = call float @llvm.sqrt.f32(float %t178)
  %t180 = fdiv float 0x3FF0000000000000, %t179
  %t181 = fmul float %t137, %t180
  %t182 = fmul float %t22, %t135
  %t183 = fmul float %t33, %t181
  %t184 = fsub float %t182, %t183
  %t185 = getelementptr inbounds float, ptr %t40, i64 %t133
  store float %t184, ptr %t185, align 4
  %t105 = add nuw nsw i64 %t104, %t5
  br label %b101
b103:
  %t97 = add nuw nsw i64 %t96, 1024
  br label %b93
b95:
  %t186 = add i64 %t92, %t3
  br label %b187
b187:
  %t190 = phi i64 [ %t186, %b95 ], [ %t191, %b188 ]
  %t192 = icmp slt i64 %t190, %t59
  br i1 %t192, label %b188, label %b189
b188:
  %t193 = getelementptr inbounds float, ptr %t40, i64 %t190
  %t194 = load float, ptr %t193, align 4
  %t195 = insertelement <4 x float> poison, float %t194, i64 0
  %t196 = shufflevector <4 x float> %t195, <4 x float> poison, <4 x i32> zeroinitializer
  %t197 = getelementptr inbounds float, ptr %t47, i64 %t190
  %t198 = load float, ptr %t197, align 4
  %t199 = insertelement <4 x float> poison, float %t198, i64 0
  %t200 = shufflevector <4 x float> %t199, <4 x float> poison, <4 x i32> zeroinitializer
  %t201 = getelementptr inbounds float, ptr %t54, i64 %t190
  %t202 = load float, ptr %t201, align 4
  %t203 = insertelement <4 x float> poison, float %t202, i64 0
  %t204 = shufflevector <4 x float> %t203, <4 x float> poison, <4 x i32> zeroinitializer
  %t205 = call float @llvm.maximum.f32(float %t202, float %t17)
  %t206 = insertelement <4 x float> poison, float %t205, i64 0
  %t207 = shufflevector <4 x float> %t206, <4 x float> poison, <4 x i32> zeroinitializer
  %t208 = call float @llvm.sqrt.f32(float %t205)
  %t209 = insertelement <4 x float> poison, float %t208, i64 0
  %t210 = shufflevector <4 x float> %t209, <4 x float> poison, <4 x i32> zeroinitializer
  %t211 = fdiv float 0x3FF0000000000000, %t208
  %t212 = insertelement <4 x float> poison, float %t211, i64 0
  %t213 = shufflevector <4 x float> %t212, <4 x float> poison, <4 x i32> zeroinitializer
  %t214 = fmul float %t198, %t211
  %t215 = insertelement <4 x float> poison, float %t214, i64 0
  %t216 = shufflevector <4 x float> %t215, <4 x float> poison, <4 x i32> zeroinitializer
  %t217 = fmul float %t22, %t194
  %t218 = insertelement <4 x float> poison, float %t217, i64 0
  %t219 = shufflevector <4 x float> %t218, <4 x float> poison, <4 x i32> zeroinitializer
  %t220 = fmul float %t33, %t214
  %t221 = insertelement <4 x float> poison, float %t220, i64 0
  %t222 = shufflevector <4 x float> %t221, <4 x float> poison, <4 x i32> zeroinitializer
  %t223 = fsub float %t217, %t220
  %t224 = insertelement <4 x float> poison, float %t223, i64 0
  %t225 = shufflevector <4 x float> %t224, <4 x float> poison, <4 x i32> zeroinitializer
  %t226 = getelementptr inbounds float, ptr %t40, i64 %t190
  store float %t223, ptr %t226, align 4
  %t191 = add nuw nsw i64 %t190, %t5
  br label %b187
b189:
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
  br label %b8
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
  br label %b151
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
  %t146 = getelementptr inbounds i64, ptr %ctx, i64 4
  %t147 = load i64, ptr %t146, align 8
  %t148 = inttoptr i64 %t147 to ptr addrspace(1)
  %t149 = addrspacecast ptr addrspace(1) %t148 to ptr
  %t150 = mul i64 %number, 2
  %t151 = getelementptr inbounds double, ptr %t149, i64 %t150
  %t156 = getelementptr inbounds i64, ptr %ctx, i64 3
  %t157 = load i64, ptr %t156, align 8
  %t158 = inttoptr i64 %t157 to ptr addrspace(1)
  %t159 = addrspacecast ptr addrspace(1) %t158 to ptr
  %t160 = getelementptr inbounds i64, ptr %tensor, i64 0
  %t161 = load i64, ptr %t160, align 8
  %t162 = mul i64 %t161, 12
  %t163 = getelementptr inbounds double, ptr %t159, i64 %t162
  %t170 = getelementptr inbounds i64, ptr %tensor, i64 13
  %t171 = load i64, ptr %t170, align 8
  %t172 = inttoptr i64 %t171 to ptr addrspace(1)
  %t173 = addrspacecast ptr addrspace(1) %t172 to ptr
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
  %t77 = fadd double %t53, %t76
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
  %t95 = fadd double %t77, %t94
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
  %t113 = fadd double %t95, %t112
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
  %t131 = fadd double %t113, %t130
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
  %t145 = phi double [ %t141, %b139 ], [ 0x0000000000000000, %b19 ], [ %t144, %b20 ]
  %t152 = getelementptr inbounds double, ptr %t151, i64 0
  %t153 = load double, ptr %t152, align 8
  %t154 = fdiv double %t145, %t153
  %t155 = call double @llvm.sqrt.f64(double %t154)
  %t164 = getelementptr inbounds double, ptr %t163, i64 3
  %t165 = load double, ptr %t164, align 8
  %t166 = call double @llvm.maximum.f64(double %t165, double %t155)
  %t167 = getelementptr inbounds double, ptr %t163, i64 10
  %t168 = load double, ptr %t167, align 8
  %t169 = fmul double %t166, %t168
  %t174 = getelementptr inbounds double, ptr %t173, i64 0
  %t179 = mul i64 %t17, 1024
  %t180 = icmp sgt i64 %t15, 1
  br i1 %t180, label %b175, label %b176
b175:
  %t181 = phi ptr [ %t174, %b21 ], [ %t174, %b198 ]
  %t182 = phi i64 [ %t15, %b21 ], [ %t186, %b198 ]
  %t183 = phi i64 [ %t17, %b21 ], [ %t184, %b198 ]
  %t184 = phi i64 [ %t179, %b21 ], [ %t294, %b198 ]
  %t185 = add i64 %t182, 1023
  %t186 = udiv i64 %t185, 1024
  %t187 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t188 = zext i32 %t187 to i64
  %t189 = and i64 %t188, 15
  %t190 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t191 = zext i32 %t190 to i64
  %t192 = udiv i64 %t191, 16
  %t193 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t194 = zext i32 %t193 to i64
  %t195 = udiv i64 %t194, 16
  br label %b196
b196:
  %t199 = phi i64 [ %t192, %b175 ], [ %t200, %b292 ]
  %t201 = icmp slt i64 %t199, %t186
  br i1 %t201, label %b197, label %b198
b197:
  %t202 = mul i64 %t199, 1024
  %t203 = sub i64 %t182, %t202
  %t204 = call i64 @llvm.smin.i64(i64 %t203, i64 1024)
  br label %b205
b205:
  %t208 = phi i64 [ %t189, %b197 ], [ %t209, %b206 ]
  %t210 = phi double [ 0x0000000000000000, %b197 ], [ %t216, %b206 ]
  %t211 = icmp slt i64 %t208, %t204
  br i1 %t211, label %b206, label %b207
b206:
  %t212 = add i64 %t202, %t208
  %t213 = mul i64 %t212, %t183
  %t214 = getelementptr inbounds double, ptr %t181, i64 %t213
  %t215 = load double, ptr %t214, align 8
  %t216 = fadd double %t210, %t215
  %t209 = add nuw nsw i64 %t208, 16
  br label %b205
b207:
  %t217 = bitcast double %t210 to i64
  %t218 = trunc i64 %t217 to i32
  %t219 = lshr i64 %t217, 32
  %t220 = trunc i64 %t219 to i32
  %t221 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t222 = and i32 %t221, 16
  %t223 = shl i32 65535, %t222
  %t224 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t223, i32 %t218, i32 8, i32 4127)
  %t225 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t226 = and i32 %t225, 16
  %t227 = shl i32 65535, %t226
  %t228 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t227, i32 %t220, i32 8, i32 4127)
  %t229 = zext i32 %t224 to i64
  %t230 = zext i32 %t228 to i64
  %t231 = shl i64 %t230, 32
  %t232 = or i64 %t231, %t229
  %t233 = bitcast i64 %t232 to double
  %t234 = fadd double %t210, %t233
  %t235 = bitcast double %t234 to i64
  %t236 = trunc i64 %t235 to i32
  %t237 = lshr i64 %t235, 32
  %t238 = trunc i64 %t237 to i32
  %t239 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t240 = and i32 %t239, 16
  %t241 = shl i32 65535, %t240
  %t242 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t241, i32 %t236, i32 4, i32 4127)
  %t243 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t244 = and i32 %t243, 16
  %t245 = shl i32 65535, %t244
  %t246 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t245, i32 %t238, i32 4, i32 4127)
  %t247 = zext i32 %t242 to i64
  %t248 = zext i32 %t246 to i64
  %t249 = shl i64 %t248, 32
  %t250 = or i64 %t249, %t247
  %t251 = bitcast i64 %t250 to double
  %t252 = fadd double %t234, %t251
  %t253 = bitcast double %t252 to i64
  %t254 = trunc i64 %t253 to i32
  %t255 = lshr i64 %t253, 32
  %t256 = trunc i64 %t255 to i32
  %t257 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t258 = and i32 %t257, 16
  %t259 = shl i32 65535, %t258
  %t260 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t259, i32 %t254, i32 2, i32 4127)
  %t261 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t262 = and i32 %t261, 16
  %t263 = shl i32 65535, %t262
  %t264 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t263, i32 %t256, i32 2, i32 4127)
  %t265 = zext i32 %t260 to i64
  %t266 = zext i32 %t264 to i64
  %t267 = shl i64 %t266, 32
  %t268 = or i64 %t267, %t265
  %t269 = bitcast i64 %t268 to double
  %t270 = fadd double %t252, %t269
  %t271 = bitcast double %t270 to i64
  %t272 = trunc i64 %t271 to i32
  %t273 = lshr i64 %t271, 32
  %t274 = trunc i64 %t273 to i32
  %t275 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t276 = and i32 %t275, 16
  %t277 = shl i32 65535, %t276
  %t278 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t277, i32 %t272, i32 1, i32 4127)
  %t279 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t280 = and i32 %t279, 16
  %t281 = shl i32 65535, %t280
  %t282 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t281, i32 %t274, i32 1, i32 4127)
  %t283 = zext i32 %t278 to i64
  %t284 = zext i32 %t282 to i64
  %t285 = shl i64 %t284, 32
  %t286 = or i64 %t285, %t283
  %t287 = bitcast i64 %t286 to double
  %t288 = fadd double %t270, %t287
  %t289 = mul i64 %t199, %t184
  %t290 = icmp eq i64 %t189, 0
  br i1 %t290, label %b291, label %b292
b291:
  %t293 = getelementptr inbounds double, ptr %t174, i64 %t289
  store double %t288, ptr %t293, align 8
  br label %b292
b292:
  %t200 = add nuw nsw i64 %t199, %t195
  br label %b196
b198:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %t294 = mul i64 %t184, 1024
  %t295 = icmp sgt i64 %t186, 1
  br i1 %t295, label %b175, label %b296
b296:
  %t297 = getelementptr inbounds double, ptr %t174, i64 0
  %t298 = load double, ptr %t297, align 8
  br label %b178
b176:
  %t299 = icmp sgt i64 %t15, 0
  br i1 %t299, label %b177, label %b178
b177:
  %t300 = getelementptr inbounds double, ptr %t174, i64 0
  %t301 = load double, ptr %t300, align 8
  br label %b178
b178:
  %t302 = phi double [ %t298, %b296 ], [ 0x0000000000000000, %b176 ], [ %t301, %b177 ]
  %t303 = fdiv double %t302, %t153
  %t304 = call double @llvm.sqrt.f64(double %t303)
  %t305 = getelementptr inbounds double, ptr %t163, i64 4
  %t306 = load double, ptr %t305, align 8
  %t307 = fdiv double %t304, %t306
  %t308 = call double @llvm.maximum.f64(double 0x3FF0000000000000, double %t307)
  %t309 = fdiv double %t169, %t308
  %t310 = fptrunc double %t309 to float
  %t311 = icmp eq i64 %t2, 0
  br i1 %t311, label %b312, label %b313
b312:
  %t314 = fpext float %t310 to double
  %t315 = getelementptr inbounds double, ptr %t151, i64 1
  store double %t314, ptr %t315, align 8
  br label %b313
b313:
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
  %t13 = phi i64 [ %t8, %entry ], [ %t14, %b231 ]
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
  %t28 = phi i64 [ %t17, %b11 ], [ %t29, %b26 ]
  %t30 = phi double [ 0x0000000000000000, %b11 ], [ %t68, %b26 ]
  %t31 = phi double [ 0x0000000000000000, %b11 ], [ %t69, %b26 ]
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
  br label %b25
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
  br label %b71
b73:
  %t85 = bitcast double %t76 to i64
  %t86 = trunc i64 %t85 to i32
  %t87 = lshr i64 %t85, 32
  %t88 = trunc i64 %t87 to i32
  %t89 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t90 = and i32 %t89, 16
  %t91 = shl i32 65535, %t90
  %t92 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t91, i32 %t86, i32 8, i32 4127)
  %t93 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t94 = and i32 %t93, 16
  %t95 = shl i32 65535, %t94
  %t96 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t95, i32 %t88, i32 8, i32 4127)
  %t97 = zext i32 %t92 to i64
  %t98 = zext i32 %t96 to i64
  %t99 = shl i64 %t98, 32
  %t100 = or i64 %t99, %t97
  %t101 = bitcast i64 %t100 to double
  %t102 = fadd double %t76, %t101
  %t103 = bitcast double %t102 to i64
  %t104 = trunc i64 %t103 to i32
  %t105 = lshr i64 %t103, 32
  %t106 = trunc i64 %t105 to i32
  %t107 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t108 = and i32 %t107, 16
  %t109 = shl i32 65535, %t108
  %t110 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t109, i32 %t104, i32 4, i32 4127)
  %t111 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t112 = and i32 %t111, 16
  %t113 = shl i32 65535, %t112
  %t114 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t113, i32 %t106, i32 4, i32 4127)
  %t115 = zext i32 %t110 to i64
  %t116 = zext i32 %t114 to i64
  %t117 = shl i64 %t116, 32
  %t118 = or i64 %t117, %t115
  %t119 = bitcast i64 %t118 to double
  %t120 = fadd double %t102, %t119
  %t121 = bitcast double %t120 to i64
  %t122 = trunc i64 %t121 to i32
  %t123 = lshr i64 %t121, 32
  %t124 = trunc i64 %t123 to i32
  %t125 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t126 = and i32 %t125, 16
  %t127 = shl i32 65535, %t126
  %t128 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t127, i32 %t122, i32 2, i32 4127)
  %t129 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t130 = and i32 %t129, 16
  %t131 = shl i32 65535, %t130
  %t132 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t131, i32 %t124, i32 2, i32 4127)
  %t133 = zext i32 %t128 to i64
  %t134 = zext i32 %t132 to i64
  %t135 = shl i64 %t134, 32
  %t136 = or i64 %t135, %t133
  %t137 = bitcast i64 %t136 to double
  %t138 = fadd double %t120, %t137
  %t139 = bitcast double %t138 to i64
  %t140 = trunc i64 %t139 to i32
  %t141 = lshr i64 %t139, 32
  %t142 = trunc i64 %t141 to i32
  %t143 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t144 = and i32 %t143, 16
  %t145 = shl i32 65535, %t144
  %t146 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t145, i32 %t140, i32 1, i32 4127)
  %t147 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t148 = and i32 %t147, 16
  %t149 = shl i32 65535, %t148
  %t150 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t149, i32 %t142, i32 1, i32 4127)
  %t151 = zext i32 %t146 to i64
  %t152 = zext i32 %t150 to i64
  %t153 = shl i64 %t152, 32
  %t154 = or i64 %t153, %t151
  %t155 = bitcast i64 %t154 to double
  %t156 = fadd double %t138, %t155
  %t157 = bitcast double %t77 to i64
  %t158 = trunc i64 %t157 to i32
  %t159 = lshr i64 %t157, 32
  %t160 = trunc i64 %t159 to i32
  %t161 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t162 = and i32 %t161, 16
  %t163 = shl i32 65535, %t162
  %t164 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t163, i32 %t158, i32 8, i32 4127)
  %t165 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t166 = and i32 %t165, 16
  %t167 = shl i32 65535, %t166
  %t168 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t167, i32 %t160, i32 8, i32 4127)
  %t169 = zext i32 %t164 to i64
  %t170 = zext i32 %t168 to i64
  %t171 = shl i64 %t170, 32
  %t172 = or i64 %t171, %t169
  %t173 = bitcast i64 %t172 to double
  %t174 = fadd double %t77, %t173
  %t175 = bitcast double %t174 to i64
  %t176 = trunc i64 %t175 to i32
  %t177 = lshr i64 %t175, 32
  %t178 = trunc i64 %t177 to i32
  %t179 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t180 = and i32 %t179, 16
  %t181 = shl i32 65535, %t180
  %t182 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t181, i32 %t176, i32 4, i32 4127)
  %t183 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t184 = and i32 %t183, 16
  %t185 = shl i32 65535, %t184
  %t186 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t185, i32 %t178, i32 4, i32 4127)
  %t187 = zext i32 %t182 to i64
  %t188 = zext i32 %t186 to i64
  %t189 = shl i64 %t188, 32
  %t190 = or i64 %t189, %t187
  %t191 = bitcast i64 %t190 to double
  %t192 = fadd double %t174, %t191
  %t193 = bitcast double %t192 to i64
  %t194 = trunc i64 %t193 to i32
  %t195 = lshr i64 %t193, 32
  %t196 = trunc i64 %t195 to i32
  %t197 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t198 = and i32 %t197, 16
  %t199 = shl i32 65535, %t198
  %t200 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t199, i32 %t194, i32 2, i32 4127)
  %t201 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t202 = and i32 %t201, 16
  %t203 = shl i32 65535, %t202
  %t204 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t203, i32 %t196, i32 2, i32 4127)
  %t205 = zext i32 %t200 to i64
  %t206 = zext i32 %t204 to i64
  %t207 = shl i64 %t206, 32
  %t208 = or i64 %t207, %t205
  %t209 = bitcast i64 %t208 to double
  %t210 = fadd double %t192, %t209
  %t211 = bitcast double %t210 to i64
  %t212 = trunc i64 %t211 to i32
  %t213 = lshr i64 %t211, 32
  %t214 = trunc i64 %t213 to i32
  %t215 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t216 = and i32 %t215, 16
  %t217 = shl i32 65535, %t216
  %t218 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t217, i32 %t212, i32 1, i32 4127)
  %t219 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t220 = and i32 %t219, 16
  %t221 = shl i32 65535, %t220
  %t222 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %t221, i32 %t214, i32 1, i32 4127)
  %t223 = zext i32 %t218 to i64
  %t224 = zext i32 %t222 to i64
  %t225 = shl i64 %t224, 32
  %t226 = or i64 %t225, %t223
  %t227 = bitcast i64 %t226 to double
  %t228 = fadd double %t210, %t227
  %t229 = icmp eq i64 %t5, 0
  br i1 %t229, label %b230, label %b231
b230:
  %t232 = udiv i64 %t17, 1024
  %t233 = mul i64 %t232, 1024
  %t234 = getelementptr inbounds double, ptr %t38, i64 %t233
  store double %t156, ptr %t234, align 8
  %t235 = getelementptr inbounds double, ptr %t44, i64 %t233
  store double %t228, ptr %t235, align 8
  br label %b231
b231:
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
  %t34 = mul i64 %t19, 14
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
  %t57 = mul i64 %t39, 14
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
  %t34 = mul i64 %t19, 14
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
  %t34 = mul i64 %t19, 14
  %t35 = getelementptr inbounds i64, ptr %t33, i64 %t34
  call void @sf_x_stage1_0_lists(ptr %ctx, ptr %t35, i64 %t19, i64 %t21, i64 %t23, i64 %t25, i64 %t27)
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
  %t16 = mul i64 %t9, 14
  %t17 = getelementptr inbounds i64, ptr %t15, i64 %t16
  call void @sf_x_stage1_0(ptr %ctx, ptr %t17, i64 %t9)
  %t10 = add nuw nsw i64 %t9, %t5
  br label %b6
b8:
  ret void
}
