import type { Asker, Fact, Witness } from './facts.ts';

/** Answers whose lists grow by themselves: what was there must be there still. */
const growing: [url: RegExp, why: string, as?: Asker][] = [
  [/\/edit\/versions\?/, 'a draft that rests for some minutes is given a checkpoint'],
  [/\/option\/filter/, 'a later program has further options'],
  [/\/admin\/(setup|todo)$/, 'a later program knows further steps'],
  [/\/mail\/words\?/, 'a later program has further mails'],
  [/\/user\/role\/filter$/, 'a later program has further rights, and further roles that are ready made'],
  // A colleague may do what they could, and no more.
  [/\/user\/profile$/, 'an owner has further rights too', 'owner'],
];

/** Fields that asking itself changes. */
const touched: [url: RegExp, path: RegExp, why: string][] = [
  [/\/user\/staff\//, /\.lastSeenAt$/, 'whoever asks has just been seen'],
];

/** Fields that a later program may say in other words: they are its own, not the shop's. */
const words: [url: RegExp, fields: string[], why: string][] = [
  [
    /\/(product\/record|newsletter\/issue)\//,
    ['revision'],
    'a fingerprint of the fields that a program knows, and a later one knows more',
  ],
  [/\/mail\/words\?/, ['builtIn', 'names'], 'what the program says by itself'],
  [
    /\/order\/get\//,
    ['moves'],
    'what the program lets staff do next; a refund that is not made is no move any more',
  ],
];

/** Asks for every fact again and says which are not what they were. */
export async function movedFacts(witness: Witness, facts: readonly Fact[]): Promise<string[]> {
  const moved: string[] = [];
  const names = namesOf(facts);
  const left = facts.values();
  // Several at once: while one waits for PostgreSQL another is worked on.
  const askNext = async (): Promise<void> => {
    for (const fact of left) await compare(fact);
  };
  const compare = async (fact: Fact): Promise<void> => {
    const { answer } = await witness.ask(fact);
    const isGrowing = growing.some(([url, , as]) => url.test(fact.url) && (as ?? fact.as) === fact.as);
    const lost = lostIn(
      comparable(fact, fact.answer, names),
      comparable(fact, answer, names),
      isGrowing,
    ).filter(({ path }) => !touched.some(([url, field]) => url.test(fact.url) && field.test(path)));
    for (const { path, says } of lost.slice(0, 5)) moved.push(`${fact.as} ${fact.url} ${path} ${says}`);
  };
  await Promise.all(Array.from({ length: 4 }, askNext));
  return moved;
}

/**
 * What of an answer has to stay. Papers that were issued stay to the letter. An offer is rendered from its order each time
 * (docs/decisions/826): its amounts stay. Of a page, the names that the shop gave stay, and where it is.
 */
function comparable({ url, reads }: Fact, answer: unknown, names: readonly string[]): unknown {
  if (reads === 'pdf' && typeof answer === 'string' && !url.includes('document='))
    return answer.split('\n').filter((line) => /^-?[\d.]+,\d\d €$/.test(line));
  const own = words.flatMap(([of, fields]) => (of.test(url) ? fields : []));
  if (own.length > 0)
    return JSON.parse(JSON.stringify(answer), (key, value) => (own.includes(key) ? undefined : value));
  if (reads !== 'page') return answer;
  const { path, text } = answer as { path: string; text: string };
  // As fields, so that further ones may have come.
  return {
    path,
    names: Object.fromEntries(names.filter((name) => text.includes(name)).map((name) => [name, true])),
  };
}

/** What the shop calls its products, categories and pages, each once. */
function namesOf(facts: readonly Fact[]): string[] {
  const lists = facts.filter(({ url }) => /\/(web\/filter|category\/filter|document\/filter)/.test(url));
  const found = JSON.stringify(lists.map(({ answer }) => answer)).matchAll(
    /"(?:name|title)":("(?:[^"\\]|\\.){4,}")/g,
  );
  return [...new Set([...found].map(([, name = '""']): string => JSON.parse(name)))];
}

interface Lost {
  /** Where in the answer: `.records[0].name`. */
  path: string;
  says: string;
}

/**
 * What of an answer is no longer there. Fields may have come; a list has as many entries as it had, in their order, unless
 * it grows.
 */
function lostIn(before: unknown, after: unknown, isGrowing = false, path = ''): Lost[] {
  if (isGrowing && typeof before === 'number' && typeof after === 'number' && after >= before) return [];
  if (Array.isArray(before) && Array.isArray(after)) {
    if (isGrowing)
      return before.flatMap((one, at) =>
        after.some((other) => lostIn(one, other, true).length === 0)
          ? []
          : [{ path: `${path}[${at}]`, says: 'is gone' }],
      );
    if (before.length !== after.length)
      return [{ path, says: `had ${before.length} entries and has ${after.length}` }];
    return before.flatMap((one, at) => lostIn(one, after[at], isGrowing, `${path}[${at}]`));
  }
  if (isRecord(before) && isRecord(after))
    return Object.keys(before).flatMap((key) => lostIn(before[key], after[key], isGrowing, `${path}.${key}`));
  if (Object.is(before, after) || isReadableNow(before, after)) return [];
  const from = firstDifference(before, after);
  return [{ path, says: `was ${short(before, from)} and is ${short(after, from)}` }];
}

/** Whether a paper says the same, with the sign that its former font did not have (read as NUL), in a font of its own. */
function isReadableNow(before: unknown, after: unknown): boolean {
  if (typeof before !== 'string' || typeof after !== 'string' || !before.includes('\u0000')) return false;
  const parts = before.split('\u0000').map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('\\n?[^\\n\\0]\\n?')}$`, 'u').test(after);
}

/** Where two texts begin to differ, with some signs before it; a paper is long. */
function firstDifference(before: unknown, after: unknown): number {
  if (typeof before !== 'string' || typeof after !== 'string') return 0;
  const at = [...before].findIndex((sign, index) => sign !== [...after][index]);
  return Math.max(0, at - 60);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const short = (value: unknown, from: number) => JSON.stringify(value)?.slice(from, from + 200);
