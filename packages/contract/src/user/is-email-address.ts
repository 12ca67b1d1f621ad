const atom = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/**
 * True for an address that mail on the internet reaches in practice: dot-atom before the @, a domain of two labels or
 * more behind it. Comments, quoted names and address literals of RFC 5322 are refused: only attacks and typing errors
 * carry them. Both sides use this one rule; it stands alone so that the browser gets no schema library with it.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > 254) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(0, at));
  const labels = text.slice(at + 1).split('.');
  if (at < 1 || local.length > 64 || !atom.test(local)) return false;
  return labels.length > 1 && labels.every((one) => label.test(one)) && !/^\d+$/.test(labels.at(-1) ?? '');
}
