import type { Diary } from './diary.ts';

const words = [
  'planer',
  'šalica',
  'torba',
  'knjiga',
  'bilježnica',
  'kosulja',
  'predlozak',
  'kalendar',
  'žlica',
  'priručnik',
];
/** Pages of a visit. */
const steps = 5;

/**
 * One visit: from the home page, a list, the blog or a search onwards along links of the pages, so that lists are seen
 * with all filters they offer; and what the search field asks while somebody types. The same `turn` is the same visit.
 */
export async function browse(url: string, turn: number, diary: Diary): Promise<void> {
  const dice = diceOf(turn);
  const word = words[dice(words.length)] ?? '';
  const starts = ['/', '/shop', '/shop?limit=24', '/blog', `/pretraga?search=${encodeURIComponent(word)}`];
  if (dice(3) === 0) await suggest(url, word, diary);
  let path = starts[dice(starts.length)] ?? '/';
  for (let step = 0; step < steps; step++) {
    const html = await diary.note(kindOf(path), () => page(url + path));
    if (html === undefined) return;
    const links = linksOf(html);
    const filters = links.filter((link) => link.includes('?'));
    const wanted = filters.length > 0 && dice(2) === 0 ? filters : links;
    path = wanted[dice(wanted.length)] ?? '/';
  }
}

async function suggest(url: string, word: string, diary: Diary): Promise<void> {
  for (let length = 2; length <= word.length; length += 2) {
    const typed = encodeURIComponent(word.slice(0, length));
    await diary.note('suggestions', () => page(`${url}/_/suggest?search=${typed}`));
  }
}

async function page(url: string): Promise<string> {
  const answer = await fetch(url, { headers: { accept: 'text/html', 'accept-encoding': 'br' } });
  const text = await answer.text();
  if (answer.status >= 500) throw new Error(`${answer.status} ${new URL(url).pathname}`);
  return text;
}

/** Links to pages of the same shop; no files, no forms' addresses, nothing of staff. */
function linksOf(html: string): string[] {
  const found = [...html.matchAll(/<a [^>]*href="(\/[^"#]*)"/g)].map(([, link]) =>
    (link ?? '').replaceAll('&amp;', '&'),
  );
  return found.filter((link) => !/^\/(?:_|api\/|assets|media|admin)|\.[a-z]{2,4}(?:\?|$)/.test(link));
}

function kindOf(path: string): string {
  const [place = ''] = path.split('?');
  if (/pretraga|search|suche/.test(place)) return 'search';
  if (/shop/.test(place)) return path.includes('?') ? 'list with filters' : 'list';
  if (/product|proizvod|produkt/.test(place)) return 'product';
  return place === '/' ? 'home' : 'other pages';
}

/** Numbers that look random and are the same for the same seed. */
function diceOf(seed: number): (sides: number) => number {
  let state = Math.imul(seed + 1, 2_654_435_761) >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}
