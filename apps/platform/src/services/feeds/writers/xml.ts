/** An element with a text; nothing where the text is empty. Newlines part elements: some readers bound the length of a line. */
export function element(name: string, text: string | number | null | undefined): string {
  if (text === null || text === undefined || text === '') return '';
  const written = typeof text === 'number' ? String(text) : escapeXml(text);
  return written === '' ? '' : `<${name}>${written}</${name}>\n`;
}

/** Text as it may stand between tags. */
export const escapeXml = (text: string): string =>
  readable(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');

/** Text without what no XML may hold, written or escaped (XML 1.0, Char): control characters, half pairs, U+FFFE and U+FFFF. */
export const readable = (text: string): string => text.replaceAll(unreadable, '');

const unreadable =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]|\p{Surrogate}/gu;

/** At most so many characters, no pair broken, cut at a space where there is one near. */
export function cut(text: string, most: number): string {
  const clean = readable(beginningOf(text, most)).trim();
  if (clean.length <= most) return clean;
  let end = most;
  const last = clean.charCodeAt(end - 1);
  if (last >= 0xd800 && last <= 0xdbff) end -= 1;
  const space = clean.lastIndexOf(' ', end);
  return clean.slice(0, space > end - 60 && space > 0 ? space : end).trim();
}

/** One line: what channels show in a list. */
export const inLine = (text: string, most: number): string =>
  cut(beginningOf(text, most).replaceAll(/\s+/g, ' '), most);

/** As much of a text as may be needed: one of ten megabytes is not gone through to its end. */
const beginningOf = (text: string, most: number): string => text.slice(0, most * 10 + 1000);

/** `12.50` */
export const amount = (value: number): string => value.toFixed(2);
