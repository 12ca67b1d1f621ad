export const heapSettings: Readonly<Record<string, string>>;

/** Flags of V8 for a program that stays. */
export const heapFlags: readonly string[];
