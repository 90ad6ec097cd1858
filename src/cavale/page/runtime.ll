; What kernels take for granted beside their own code, for a machine of 32 bits.

declare i32 @malloc(i32)
declare void @free(i32)

define ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) {
  %small = trunc i64 %size to i32
  %room = add i32 %small, 96
  %raw = call i32 @malloc(i32 %room)
  %info = inttoptr i32 %raw to ptr
  store i64 1, ptr %info
  %dtor = getelementptr i8, ptr %info, i32 8
  store i64 0, ptr %dtor
  %past = add i32 %raw, 95
  %data = and i32 %past, -64
  %datap = inttoptr i32 %data to ptr
  %dataat = getelementptr i8, ptr %info, i32 16
  store ptr %datap, ptr %dataat
  %sizeat = getelementptr i8, ptr %info, i32 24
  store i64 %size, ptr %sizeat
  ret ptr %info
}

define ptr @NRT_MemInfo_alloc_safe_aligned(i64 %size, i32 %align) {
  %info = call ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align)
  ret ptr %info
}

define ptr @NRT_MemInfo_alloc(i64 %size) {
  %info = call ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 16)
  ret ptr %info
}

define ptr @NRT_Allocate(i64 %size) {
  %small = trunc i64 %size to i32
  %raw = call i32 @malloc(i32 %small)
  %p = inttoptr i32 %raw to ptr
  ret ptr %p
}

define void @NRT_Free(ptr %p) {
  %raw = ptrtoint ptr %p to i32
  call void @free(i32 %raw)
  ret void
}

define void @NRT_MemInfo_call_dtor(ptr %info) {
  %raw = ptrtoint ptr %info to i32
  call void @free(i32 %raw)
  ret void
}
