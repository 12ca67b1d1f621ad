/**
 * A value without what answers add to it: `formattedPath` of links and buttons, `file` of pictures. Anyone who sends back what
 * was read must not have it stored; what is not touched stays the same objects.
 */
export function withoutResolved<T>(value: T): T {
  if (Array.isArray(value)) {
    const list = value.map(withoutResolved);
    return list.every((one, place) => one === value[place]) ? value : (list as T);
  }
  if (typeof value !== 'object' || value === null) return value;
  const isPicture = 'alt' in value && Number.isSafeInteger((value as { id?: unknown }).id);
  const isResolved = (key: string) => key === 'formattedPath' || (key === 'file' && isPicture);
  let isSame = true;
  const entries = Object.entries(value).flatMap(([key, one]): Array<[string, unknown]> => {
    const inner = isResolved(key) ? undefined : withoutResolved(one);
    if (inner !== one) isSame = false;
    return isResolved(key) ? [] : [[key, inner]];
  });
  return isSame ? value : (Object.fromEntries(entries) as T);
}
