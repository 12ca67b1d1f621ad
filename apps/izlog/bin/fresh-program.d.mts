export function freshProgram(at?: string): string | undefined;
export function markOf(path: string): string;
