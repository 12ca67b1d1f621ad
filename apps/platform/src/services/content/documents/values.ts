/** A text of a body, else another one. */
export const textOr = (value: unknown, other: string): string => (typeof value === 'string' ? value : other);

/** An instant of a body; nothing where it says none, or none that there is. */
export function isoOf(value: unknown): Date | null {
  const date = typeof value === 'string' ? new Date(value) : undefined;
  return date && !Number.isNaN(date.getTime()) ? date : null;
}
