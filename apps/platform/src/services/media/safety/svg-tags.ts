import { Refusal } from '#platform/kernel/refusal.ts';

interface Tag {
  /** Where it begins. */
  at: number;
  name: string;
  /** All that stands behind its name, its stroke at the end too. */
  attributes: string;
  isClosing: boolean;
  isEmpty: boolean;
}

/** The tags of a text, each looked at once: a pattern would begin again at every comment that never ends. */
export function* tags(text: string): Generator<Tag> {
  let at = text.indexOf('<');
  while (at !== -1) {
    const end = endOf(text, at);
    if (end === -1) throw new Refusal('fileUnreadable', { reason: 'The drawing is cut short.' });
    const mark = text[at + 1];
    if (mark !== '!' && mark !== '?') {
      const inner = text.slice(at + 1, end - 1);
      const isClosing = mark === '/';
      const name = /^[^\s/>]*/.exec(inner)?.[0] ?? '';
      yield { at, name, attributes: inner.slice(name.length), isClosing, isEmpty: inner.endsWith('/') };
    }
    at = text.indexOf('<', end);
  }
}

/** Where what begins at `at` is over; -1 when it never is. */
function endOf(text: string, at: number): number {
  const after = (mark: string) => {
    const found = text.indexOf(mark, at + 2);
    return found === -1 ? -1 : found + mark.length;
  };
  if (text.startsWith('<!--', at)) return after('-->');
  if (text.startsWith('<![CDATA[', at)) return after(']]>');
  if (text.startsWith('<?', at)) return after('?>');
  let quote = '';
  let brackets = 0;
  for (let place = at + 1; place < text.length; place += 1) {
    const sign = text[place] ?? '';
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '[') brackets += 1;
    else if (sign === ']') brackets -= 1;
    else if (sign === '>' && brackets <= 0) return place + 1;
  }
  return -1;
}
