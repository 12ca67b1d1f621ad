/** True when an Accept-Encoding header allows an encoding: named, and not refused with `q=0`. */
export function acceptsEncoding(header: string, encoding: string): boolean {
  if (!header.includes(encoding)) return false;
  const entry = header.split(',').find((part) => part.trim().split(';')[0]?.trim() === encoding);
  return entry !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(entry);
}
