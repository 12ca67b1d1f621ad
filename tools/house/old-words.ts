import type { Rule } from './fault.ts';
import { isTest } from './tree.ts';

/** Words of our own making that the field has another for (docs/glossary.md), as parts of names in code. */
const oldWords: Readonly<Record<string, string>> = {
  kept: 'cached, saved, retained, held',
  keep: 'cache, save, retain, hold',
  remembered: 'cached',
  sold: 'purchasable',
  sellable: 'purchasable',
  bank: 'payment provider',
  'payment door': 'payment webhook',
  'take message': 'handle webhook',
  'take notice': 'handle webhook',
  'is believed': 'is verified',
  'call people': 'flag for review',
  notice: 'toast, banner, alert, notification, webhook',
  shelf: 'category, registry, list',
  shelves: 'categories, registries, lists',
  book: 'dictionary, list',
  slip: 'payment slip, typo',
  window: 'dialog, drawer, hero, rate-limit window',
  pieces: 'quantity, units',
  letter: 'mail, message',
  letters: 'mails, messages',
  packed: 'serialized',
  poured: 'written',
  drawn: 'rendered',
  anew: 'again',
  marks: 'tracking parameters',
  strangers: 'unknown ids',
  told: 'reported',
  reckon: 'compute',
  moment: 'instant',
  foot: 'footer',
  pane: 'card',
};

/** `bankTransfer`, `bankStatement`, `paymentSlip`, `soldOut` and the guarantee notice (the law’s own) are the field’s; what a browser calls `window` is not ours. */
const fine =
  /\bbank (?:transfer|account|statements?|lines?|routes|gateway|orders?|reasons?|files?|id|refunds|reference)\b|^window$|\bpayment slip|\bsold out\b|\bguarantee notice\b|\btext marks\b/;

/** What went with the answers that were put together from written parts, and may not come back under its name. */
const gone: Readonly<Record<string, string>> = {
  Written: 'what it is: an input, settings, a record',
  onceFor: 'a cache with a place of its own',
};

/** Names that speak our private language. */
export const namesAreTheFields: Rule = {
  id: 'names are the field’s',
  says: 'Names in code use the words of the field (docs/glossary.md), not the old ones of tools/house/old-words.ts.',
  places: [/\.tsx?$/],
  faults: (tree) =>
    tree.files
      .filter((file) => /^(?:apps|packages)\/[^/]+\/(?:src|app)\/.*\.tsx?$/.test(file) && !isTest(file))
      .flatMap((file) =>
        namesIn(tree.text(file)).flatMap((name) =>
          [...oldWordsIn(name), ...(Object.hasOwn(gone, name) ? [name] : [])].map((word) => ({
            key: word,
            text: `${file}: ${name} (the field says ${oldWords[word] ?? gone[word]})`,
          })),
        ),
      ),
};

/** Names of the specification for prices, which stand where answers are declared, made and read, and other words for them. */
const pricesBy: Readonly<Record<string, string>> = {
  finalPrice: 'price',
  retailPrice: 'compareAtPrice',
  formerPrice: 'compareAtPrice',
  lowestPrice: 'lowestPrice30',
  membershipPrice: 'memberPrice',
  basicPrice: 'basePrice',
};
const wireOfPrices = [
  'packages/contract/src/product/product-price.ts',
  'packages/contract/src/product/prices.ts',
  'packages/contract/src/ecommerce/cart/cart.ts',
  'apps/platform/src/services/pricing/present-price.ts',
  'apps/platform/src/services/cart/sums/present-item.ts',
];
/** Where these words mean prices and nothing else. */
const roomsOfPrices =
  /^apps\/platform\/src\/services\/(pricing|cart|catalogue\/(lists|products)|search\/lists)\/|^apps\/site\/app\/(features\/(cart|catalog|product)\/|ui\/price\.tsx$)/;
const shortForPrices: Readonly<Record<string, string>> = {
  final: 'price',
  retail: 'compareAtPrice',
  former: 'compareAtPrice',
  lowest: 'lowestPrice30',
  basic: 'basePrice',
  regular: 'basePrice',
};

/** Every name counts: of columns, fields, parameters and aliases of a select. What stands in quotation marks is the wire's. */
export const pricesHaveOneWord: Rule = {
  id: 'prices have one word',
  says: 'A price is price, compareAtPrice, lowestPrice30, memberPrice or basePrice (docs/glossary.md); the specification’s names stay where an answer is declared, made and read.',
  places: [...wireOfPrices.map((file) => new RegExp(`^${file}$`)), roomsOfPrices],
  faults: (tree) =>
    tree.files
      .filter((file) => /^(?:apps|packages)\/[^/]+\/(?:src|app)\/.*\.tsx?$/.test(file) && !isTest(file))
      .filter((file) => !wireOfPrices.includes(file))
      .flatMap((file) => {
        const words = { ...pricesBy, ...(roomsOfPrices.test(file) ? shortForPrices : {}) };
        return [...identifiersIn(tree.text(file))]
          .filter((name) => Object.hasOwn(words, name))
          .map((name) => ({ key: name, text: `${file}: ${name} (the house says ${words[name]})` }));
      }),
};

/** The identifiers of a text, without comments and without what stands in single quotation marks. */
function identifiersIn(text: string): Set<string> {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*|'(?:[^'\\\n]|\\.)*'/g, '');
  return new Set(code.match(/[A-Za-z_$][\w$]*/g));
}

/** The old words in a name, `keptAnswer` has `kept`. */
export function oldWordsIn(name: string): string[] {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  if (fine.test(words)) return [];
  return Object.keys(oldWords).filter((old) => new RegExp(`\\b${old}\\b`).test(words));
}

/** Every name that a file declares, once. */
function namesIn(text: string): string[] {
  const declared = text.matchAll(/\b(?:function\*?|const|let|class|interface|type)\s+([A-Za-z_$][\w$]*)/g);
  return [...new Set([...declared].flatMap(([, name]) => name ?? []))];
}
