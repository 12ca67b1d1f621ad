/** Deepest nesting of content: far beyond any page, far before the stack ends. */
export const deepestContent = 100;

/** Whether a value is nested deeper than content may be; asks without recursion, so that any value can be asked about. */
export function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepestContent) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}
