export const heapSettings: Readonly<Record<string, string>>;
