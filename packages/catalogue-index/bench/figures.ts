// Prints the figures of the README: `node packages/catalogue-index/bench/figures.ts 100000`.
import {
  Amounts,
  byAmount,
  byId,
  byScore,
  CatalogueIndex,
  Flag,
  type Item,
  KeySets,
  Numbers,
  noSynonyms,
  pageOf,
  Selection,
  searchIndex,
} from '../src/index.ts';

const size = Number(process.argv[2] ?? 100_000);
const words = Array.from({ length: 20_000 }, (_, at) => wordOf(at + 1));

const index = new CatalogueIndex({
  category: new KeySets<number>(),
  choice: new KeySets<number>(),
  price: new Amounts<string>(),
  number: new Numbers<string>(),
  inStock: new Flag(),
});
const began = performance.now();
for (let id = 1; id <= size; id++) index.add(itemOf(id));
index.words.settle();
const made = performance.now() - began;
say(`${size} items: made in ${made.toFixed(0)} ms, ${(index.bytes / 2 ** 20).toFixed(0)} MB`);

const { category, choice, price, number, inStock } = index.fields;
const select = () =>
  new Selection(index.listed)
    .narrow(category.anyOf([3]))
    .narrow(choice.anyOf([11, 12]), 'colour')
    .narrow(price.between('retail', 1000, 60_000), 'price');
show('a page of 24 by price', () =>
  pageOf(select().all(), byAmount(price.of('retail'), true, byId(index, true)), 0, 24),
);
show('counts of 200 choices, a range and the prices', () => {
  const others = select().others();
  for (const key of choice.keys) choice.countIn(others(key < 100 ? 'colour' : key), key);
  number.rangeIn(others('width'), 'width');
  price.rangeIn(others('price'), 'retail');
});
const options = { language: 'eng', synonyms: noSynonyms, preferred: inStock } as const;
const search = (text: string) => () => {
  const { bits, scores } = searchIndex(index, text, { ...options, forgives: 'words' });
  return pageOf(bits, byScore(scores, byId(index, false)), 0, 24);
};
show('a search for two words', search(`${words[5]} ${words[700]}`));
show('the same with a slip in one of them', search(`${slipped(words[5] ?? '')} ${words[700]}`));
show('a changed item', () => index.replace(7, itemOf(7)));

function show(name: string, work: () => unknown): void {
  for (let time = 0; time < 5; time++) work();
  const times = Array.from({ length: 21 }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  }).sort((a, b) => a - b);
  say(`${name}: ${(times[10] ?? 0).toFixed(2)} ms`);
}

function itemOf(id: number): Item<(typeof index)['fields']> {
  const spread = (most: number, salt: number) => ((id * 2_654_435_761 + salt * 40_503) >>> 7) % most;
  const named = (salt: number) =>
    words[Math.floor((spread(1_000_000, salt) ** 2 / 1e12) * words.length)] ?? '';
  return {
    id,
    isListed: true,
    values: {
      category: [spread(20, 1), 100 + spread(200, 2)],
      choice: [10 + spread(10, 3), 100 + spread(190, 4)],
      price: [['retail', 100 + spread(100_000, 5)]],
      number: [['width', spread(500, 6)]],
      inStock: id % 7 !== 0,
    },
    texts: [
      [
        'eng',
        ['eng'],
        `${named(7)} ${named(8)} ${named(9)} ${id}`,
        named(10),
        `${named(11)} ${named(12)} ${named(13)}`,
        named(14),
      ],
    ],
    names: 0,
  };
}

/** A word that can be said, another for each number. */
function wordOf(number: number): string {
  let word = '';
  for (let rest = number * 7919; rest > 0; rest = Math.floor(rest / 75))
    word += 'bcdfghklmnprstv'[rest % 15] ?? '';
  return [...word].map((letter, at) => letter + ('aeiou'[(number + at) % 5] ?? '')).join('');
}

function slipped(word: string): string {
  return word.slice(0, 2) + word.slice(3, 4) + word.slice(2, 3) + word.slice(4);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
