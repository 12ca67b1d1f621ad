/**
 * How the C library of Linux (glibc) is to use memory in a program that stays, as environment. By itself it keeps a heap for
 * every thread that ever asked it for memory, and once it has seen a large block it takes blocks of that size from the
 * heap, where what is kept lies between what was given back: 65 MB less for a shop under load
 * (decision 883).
 */
export const heapSettings = {
  MALLOC_ARENA_MAX: '2',
  // Blocks above this go back to the system at once; and a heap's end does, when so much of it is free.
  MALLOC_MMAP_THRESHOLD_: String(128 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(2 * 1024 * 1024),
};

/**
 * How V8 is to use memory in a program that stays (decision 883): it collects after less growth, and what was just made
 * lies in 2 × 16 MB on every machine; by itself V8 gives it more where the machine has more memory (134 MB on one of 24 GB).
 */
export const heapFlags = ['--heap-growing-percent=60', '--max-semi-space-size=16'];

/** Whether this process was started with a setting of its own for that. */
export const hasHeapFlags = () => process.execArgv.some((flag) => flag.startsWith('--heap-growing-percent'));
