"""What compiled code expects of its surroundings, as LLVM code: memory for the arrays of a thought, and little else.

Memory comes from a list of free blocks for each power of two, and from the end of what is used; there is one thread. A rule
needs none of it. A block of an array begins with the number of its list; 16 bytes on stands what Numba calls its meminfo (how
many hold the array, what to do in the end, where it lies, its size), 64 bytes on the array.
"""

ALLOCATE = "allocate"
"""What a page asks for memory by."""

KEPT = ("pow", "sqrt", "__multi3")
"""What LLVM asks for by name after everything else is done."""

CODE = """
@__heap_base = external global i8
@top = internal global i32 0
@free = internal global [32 x ptr] zeroinitializer

declare void @llvm.trap()
declare i32 @llvm.wasm.memory.size.i32(i32)
declare i32 @llvm.wasm.memory.grow.i32(i32, i32)
declare i32 @llvm.ctlz.i32(i32, i1)
declare i32 @llvm.umax.i32(i32, i32)
declare double @llvm.sqrt.f64(double)

define internal i32 @size_class(i32 %size) #0 {
  %room = call i32 @llvm.umax.i32(i32 %size, i32 16)
  %less = sub i32 %room, 1
  %zeros = call i32 @llvm.ctlz.i32(i32 %less, i1 false)
  %class = sub i32 32, %zeros
  ret i32 %class
}

define ptr @allocate(i32 %size) #0 {
  %class = call i32 @size_class(i32 %size)
  %slot = getelementptr [32 x ptr], ptr @free, i32 0, i32 %class
  %kept = load ptr, ptr %slot
  %is_empty = icmp eq ptr %kept, null
  br i1 %is_empty, label %fresh, label %reuse
reuse:
  %next = load ptr, ptr %kept
  store ptr %next, ptr %slot
  ret ptr %kept
fresh:
  %room = shl i32 1, %class
  %old = load i32, ptr @top
  %is_first = icmp eq i32 %old, 0
  %base = ptrtoint ptr @__heap_base to i32
  %begin = select i1 %is_first, i32 %base, i32 %old
  %end = add i32 %begin, %room
  store i32 %end, ptr @top
  %pages = call i32 @llvm.wasm.memory.size.i32(i32 0)
  %have = shl i32 %pages, 16
  %fits = icmp ule i32 %end, %have
  br i1 %fits, label %done, label %grow
grow:
  %lack = sub i32 %end, %have
  %rounded = add i32 %lack, 65535
  %more = lshr i32 %rounded, 16
  %got = call i32 @llvm.wasm.memory.grow.i32(i32 0, i32 %more)
  %failed = icmp eq i32 %got, -1
  br i1 %failed, label %trap, label %done
trap:
  call void @llvm.trap()
  unreachable
done:
  %place = inttoptr i32 %begin to ptr
  ret ptr %place
}

define ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %alignment) #0 {
  %small = trunc i64 %size to i32
  %whole = add i32 %small, 64
  %block = call ptr @allocate(i32 %whole)
  %class = call i32 @size_class(i32 %whole)
  store i32 %class, ptr %block
  %info = getelementptr i8, ptr %block, i32 16
  store i64 1, ptr %info
  %destructor = getelementptr { i64, ptr, ptr, ptr, i64 }, ptr %info, i32 0, i32 1
  store ptr null, ptr %destructor
  %array = getelementptr i8, ptr %block, i32 64
  %where = getelementptr { i64, ptr, ptr, ptr, i64 }, ptr %info, i32 0, i32 3
  store ptr %array, ptr %where
  %length = getelementptr { i64, ptr, ptr, ptr, i64 }, ptr %info, i32 0, i32 4
  store i64 %size, ptr %length
  ret ptr %info
}

define ptr @NRT_MemInfo_alloc_safe_aligned(i64 %size, i32 %alignment) #0 {
  %info = call ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %alignment)
  ret ptr %info
}

define void @NRT_MemInfo_call_dtor(ptr %info) #0 {
  %block = getelementptr i8, ptr %info, i32 -16
  %class = load i32, ptr %block
  %slot = getelementptr [32 x ptr], ptr @free, i32 0, i32 %class
  %next = load ptr, ptr %slot
  store ptr %next, ptr %block
  store ptr %block, ptr %slot
  ret void
}

; Numba's ** asks for this only for whole exponents from 65536 on, of which there are none.
define double @pow(double %of, double %by) #0 {
  call void @llvm.trap()
  unreachable
}

define double @sqrt(double %of) #0 {
  %root = call double @llvm.sqrt.f64(double %of)
  ret double %root
}

; 128 bits, for the question whether the size of an array overflows.
define void @__multi3(ptr %to, i64 %a, i64 %a_high, i64 %b, i64 %b_high) #1 {
  %a0 = and i64 %a, 4294967295
  %a1 = lshr i64 %a, 32
  %b0 = and i64 %b, 4294967295
  %b1 = lshr i64 %b, 32
  %p00 = mul i64 %a0, %b0
  %p01 = mul i64 %a0, %b1
  %p10 = mul i64 %a1, %b0
  %p11 = mul i64 %a1, %b1
  %c0 = lshr i64 %p00, 32
  %m0 = add i64 %p10, %c0
  %m0_low = and i64 %m0, 4294967295
  %m0_high = lshr i64 %m0, 32
  %m1 = add i64 %p01, %m0_low
  %m1_high = lshr i64 %m1, 32
  %h0 = add i64 %p11, %m0_high
  %h1 = add i64 %h0, %m1_high
  %low = mul i64 %a, %b
  %x = mul i64 %a, %b_high
  %y = mul i64 %a_high, %b
  %h2 = add i64 %h1, %x
  %high = add i64 %h2, %y
  store i64 %low, ptr %to
  %above = getelementptr i64, ptr %to, i32 1
  store i64 %high, ptr %above
  ret void
}

attributes #0 = { nounwind }
attributes #1 = { nounwind noinline optnone }  ; else LLVM recognises what it is, and makes it call itself
"""
