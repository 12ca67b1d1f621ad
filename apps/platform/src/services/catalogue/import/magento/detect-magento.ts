import { type HeaderRule, hasHeader } from 'catalogue-io';
import { listHeaders, type MagentoList, magentoLists } from './import-magento-lists.ts';
import { reviewHeader } from './import-magento-reviews.ts';

/** Which of Magento's files beside the products this is; nothing when it is none. */
export async function detectMagentoFile(path: string): Promise<MagentoList | 'magento-reviews' | undefined> {
  for (const list of magentoLists) if (await hasHeader(path, signsOf(list))) return list;
  return (await hasHeader(path, reviewHeader)) ? 'magento-reviews' : undefined;
}

/** What Magento's other files hold, which a shop sets by hand: their rules and rates mean something else here. */
export type MagentoElsewhere = 'magentoSalesRules' | 'magentoTaxes';

/** Which of those this is; nothing when it is none. */
export async function detectMagentoElsewhere(path: string): Promise<MagentoElsewhere | undefined> {
  for (const [name, rule] of elsewhere) if (await hasHeader(path, rule)) return name;
  return undefined;
}

const ruleOf = (label: string, ...columns: string[][]): HeaderRule => ({
  label,
  required: columns.map((names) => ({ title: names[0] ?? '', names })),
  isKnown: () => true,
});

const elsewhere: [MagentoElsewhere, HeaderRule][] = [
  ['magentoSalesRules', ruleOf('Magento sales rules', ['simple_action'], ['discount_amount'])],
  ['magentoTaxes', ruleOf('Magento tax rates', ['code'], ['tax_country_id'], ['rate'])],
  // As Magento's own export of tax rates heads them.
  ['magentoTaxes', ruleOf('Magento tax rates', ['code'], ['country'], ['zip/post code'], ['rate'])],
  ['magentoTaxes', ruleOf('Magento tax rules', ['tax_rate'], ['tax_product_class'])],
];

/** A name and a path are in anybody's table; how a category is shown only in Magento's. */
const signsOf = (list: MagentoList) =>
  list === 'magento-categories'
    ? {
        ...listHeaders[list],
        required: [...listHeaders[list].required, { title: 'is_anchor', names: ['is_anchor'] }],
      }
    : listHeaders[list];
