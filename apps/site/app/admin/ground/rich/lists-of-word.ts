const levelIn = /mso-list:[^;]*\blevel(\d+)/i;

/** Paragraphs that Word marks as items, gathered into lists in lists, with the numbers that stood there. */
export function listsOfWord(body: HTMLElement): void {
  let open: Array<{ level: number; list: Element; next: number }> = [];
  let last: Element | null = null;
  for (const paragraph of [...body.querySelectorAll('p')]) {
    const level = Number(levelIn.exec(paragraph.getAttribute('data-style') ?? '')?.[1]);
    if (!level) continue;
    const sign = signOf(paragraph);
    const words = sign?.textContent?.trim() ?? '';
    if (paragraph.previousElementSibling !== last) open = [];
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
    const number = numberOf(words, open.at(-1)?.level === level ? open.at(-1)?.next : undefined);
    // What no list writes by itself, such as 2.1. or Članak 3., stays as words: it is called by them elsewhere.
    if (saysMore.test(words) && (!number || severalParts.test(words))) continue;
    sign?.remove();
    if (open.at(-1)?.level !== level) {
      const list = document.createElement(number ? 'ol' : 'ul');
      if (number && number.type !== '1') list.setAttribute('type', number.type);
      if (number && number.value !== 1) list.setAttribute('start', String(number.value));
      const above = open.at(-1)?.list;
      if (above) (above.lastElementChild ?? above).append(list);
      else paragraph.before(list);
      open.push({ level, list, next: number?.value ?? 0 });
    }
    const at = open.at(-1);
    const item = document.createElement('li');
    if (at && number && number.value !== at.next) item.setAttribute('value', String(number.value));
    item.append(...paragraph.childNodes);
    at?.list.append(item);
    if (at) at.next = (number?.value ?? at.next) + 1;
    paragraph.remove();
    last = open[0]?.list ?? null;
  }
}

/** A sign with a digit or more than one letter is no bullet; those of Word are one letter of a font of signs. */
const saysMore = /\d|\p{L}\P{L}*\p{L}/u;
const severalParts = /\d\.\d/;

/** The bullet or number that Word writes into an item: it goes, for a list has its own. */
const signOf = (paragraph: Element): Element | null =>
  paragraph.querySelector('span[data-style*="mso-list:Ignore"], span[data-style*="mso-list: Ignore"]');

const romans = {
  m: 1000,
  cm: 900,
  d: 500,
  cd: 400,
  c: 100,
  xc: 90,
  l: 50,
  xl: 40,
  x: 10,
  ix: 9,
  v: 5,
  iv: 4,
  i: 1,
};

/** What a sign counts: digits, letters or Roman numbers; `next` is what would follow, which tells i. from i. */
function numberOf(sign: string, next: number | undefined): { type: string; value: number } | undefined {
  const [, text = ''] = /^\(?([\da-z]+)[.)]+$/i.exec(sign) ?? [];
  if (text === '') return undefined;
  if (/^\d+$/.test(text)) return { type: '1', value: Number(text) };
  const isUpper = text === text.toUpperCase();
  const alphabetic = text.length === 1 ? text.toLowerCase().charCodeAt(0) - 96 : 0;
  const roman = romanOf(text.toLowerCase());
  if (roman > 0 && (alphabetic === 0 || roman === (next ?? 1)))
    return { type: isUpper ? 'I' : 'i', value: roman };
  return alphabetic > 0 ? { type: isUpper ? 'A' : 'a', value: alphabetic } : undefined;
}

/** 0 where it is no Roman number. */
function romanOf(text: string): number {
  if (!/^m{0,3}(cm|cd|d?c{0,3})(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})$/.test(text)) return 0;
  let sum = 0;
  for (let rest = text; rest !== ''; ) {
    const [sign, value] = Object.entries(romans).find(([one]) => rest.startsWith(one)) ?? ['', 0];
    if (sign === '') return 0;
    sum += value;
    rest = rest.slice(sign.length);
  }
  return sum;
}

const types: Readonly<Record<string, string>> = {
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
};

/** What a style says of a list's numbers, its own or that of its entries as Google Docs writes it, is said by its type. */
export function numberedAs(list: Element): void {
  const styled = [list, list.querySelector(':scope > li')].map(
    (one) => one?.getAttribute('data-style') ?? '',
  );
  const [, name = ''] = /list-style(?:-type)?\s*:[^;]*?([a-z]+-[a-z]+)/i.exec(styled.join(';')) ?? [];
  const type = types[name.toLowerCase()];
  if (type && list.tagName === 'OL' && !list.hasAttribute('type')) list.setAttribute('type', type);
}
