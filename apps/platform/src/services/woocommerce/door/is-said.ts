/**
 * Whether what a program sent says no more than what stands: values alike (numbers and their texts too), of a record the fields
 * it names, of a list each of its records one that stands there.
 */
export function isSaid(sent: unknown, stands: unknown): boolean {
  if (Array.isArray(sent)) {
    if (!Array.isArray(stands)) return false;
    return sent.every((one) => stands.some((other) => isSaid(one, other)));
  }
  if (typeof sent === 'object' && sent !== null) {
    if (typeof stands !== 'object' || stands === null) return false;
    return Object.entries(sent).every(([name, value]) =>
      isSaid(value, (stands as Record<string, unknown>)[name]),
    );
  }
  if (sent === stands) return true;
  const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number';
  return isPlain(sent) && isPlain(stands) && String(sent) === String(stands);
}
