/** Whether two JSON values are the same; the order of an object's fields says nothing, an undefined field is none. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((one, index) => isSameValue(one, b[index]));
  }
  const left = fieldsOf(a);
  const right = new Map(fieldsOf(b));
  return (
    left.length === right.size &&
    left.every(([key, value]) => right.has(key) && isSameValue(value, right.get(key)))
  );
}

function fieldsOf(value: object): Array<[string, unknown]> {
  return Object.entries(value).filter(([, one]) => one !== undefined);
}
