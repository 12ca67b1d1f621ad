import type { DutyName } from '@izlog/contract/ecommerce/law/duty-list';
import type { LawFacts } from './law-facts.ts';
import { type Check, holds, look, notMine, settings, short, to, type Verdict } from './verdict.ts';

/** The checks of what is said before a purchase, asked with it, and owed after it. */
export const checksOfSale = {
  seller: ({ lacksOptions }) =>
    lacksOptions.length > 0 ? short(settings('company'), { count: lacksOptions.length }) : holds(),
  legalPages: ({ lacksPages, lacksTerms }) => {
    const pages = lacksPages.filter((name) => !/^(privacy|accessibility|cookies)\./.test(name));
    if (pages.length > 0) return short(to('admin'), { pages: pages.join(', ') });
    return lacksTerms ? short(to('adminConsents'), {}, 'noTerms') : holds();
  },
  lowestPrice30: ({ reductions }) => holds('holds', { values: { count: reductions } }),
  unitPrice: ({ goods, unitPriced }) => {
    if (goods === 0) return notMine();
    return unitPriced === 0
      ? look('look', { link: to('adminProductGrid') })
      : holds('holds', { values: { count: unitPriced } });
  },
  anchorPrice: (facts) =>
    ofPriceList(facts, () =>
      facts.unanchored > 0
        ? short(to('adminProductGrid'), { count: facts.unanchored })
        : holds('holds', { values: { count: facts.listed } }),
    ),
  priceList: (facts, day) =>
    ofPriceList(facts, () =>
      facts.lastPriceList === null || facts.lastPriceList < facts.today
        ? short(settings('priceList'), { last: facts.lastPriceList ?? '–' })
        : holds('holds', { values: { last: facts.lastPriceList, count: facts.listed, day } }),
    ),
  guaranteeNotice: ({ goods, gaps }) => {
    if (goods === 0) return notMine();
    const gap = gaps.get('guaranteeNotice');
    return gap ? short(settings('labels'), { languages: gap.of.join(', ') }) : holds();
  },
  durabilityLabel: ({ guaranteed, gaps }) => {
    if (!guaranteed) return notMine();
    const gap = gaps.get('durabilityLabel');
    return gap ? short(settings('labels'), { languages: gap.of.join(', ') }) : holds();
  },
  greenClaims: ({ claims }) => (claims > 0 ? short(to('adminClaims'), { count: claims }) : holds()),
  ecoInformation: ({ goods }) => (goods === 0 ? notMine() : look()),
  reviews: () => holds(),
  productSafety: ({ goods, unsafe, makerless }) => {
    if (goods === 0) return notMine();
    if (unsafe.count > 0) return short(to('admin'), { count: unsafe.count, first: unsafe.first });
    return makerless > 0
      ? look('look', { link: to('adminCategories'), values: { count: makerless } })
      : holds();
  },
  personalPrice: () => notMine(),
  otherTraders: () => notMine(),
  consumerActOf2026: () => look(),
  orderButton: ({ otherLanguages }) =>
    otherLanguages.length === 0
      ? holds()
      : look('look', { values: { languages: otherLanguages.join(', ') } }),
  confirmation: ({ confirmations, failedConfirmations }) =>
    failedConfirmations > 0
      ? short(to('adminOrders'), { failed: failedConfirmations, count: confirmations })
      : holds('holds', { values: { count: confirmations } }),
  sameForAll: ({ allowedCountries }) =>
    allowedCountries === null
      ? holds()
      : look('look', { link: to('adminDelivery'), values: { countries: allowedCountries.join(', ') } }),
  digitalConsent: ({ digital, digitalConsent }) => {
    if (digital === 0) return notMine();
    return digitalConsent
      ? holds('holds', { values: { count: digital } })
      : short(to('adminConsents'), { count: digital });
  },
  withdrawalFunction: ({ brokenWithdrawal }) =>
    brokenWithdrawal === null ? holds() : short(to('adminWithdrawals'), { number: brokenWithdrawal }),
  moneyBack: ({ dueMoney }, day) => {
    if (dueMoney.until === null) return holds();
    const until = dueMoney.until.toISOString().slice(0, 10);
    const values = { count: dueMoney.count, until };
    if (until <= day) return short(to('adminWithdrawals'), values);
    return holds('waits', { values, link: to('adminWithdrawals'), until });
  },
  complaints: ({ lacksPages }) =>
    lacksPages.some((name) => name.startsWith('complaints.')) ? short(to('admin')) : look(),
  disputePlatform: ({ disputeLinks, disputeOptions }) => {
    const [page] = disputeLinks;
    if (disputeOptions.length > 0) return short(settings('custom'), { where: disputeOptions.join(', ') });
    if (!page) return notMine();
    return short(to('adminDocument', { kind: page.kind, id: String(page.id) }), {
      where: disputeLinks.map(({ title }) => title).join(', '),
    });
  },
  recall: ({ goods, failedRecalls, recalls }) => {
    if (goods === 0) return notMine();
    if (failedRecalls > 0) return short(to('adminProducts'), { count: failedRecalls });
    return holds('holds', { values: { count: recalls } });
  },
  repair: ({ goods }) => (goods === 0 ? notMine() : look()),
  productLiability: ({ goods, digital }) => (goods + digital === 0 ? notMine() : look()),
} satisfies Partial<Record<DutyName, Check>>;

/** Only retailers of food, drink, cosmetics, cleaning, toiletries and household goods: asked, for no program can know. */
function ofPriceList({ option }: LawFacts, check: () => Verdict): Verdict {
  const scope = option('PriceList');
  if (scope === '') return look('asked', { link: settings('priceList') });
  return scope === 'off' ? notMine() : check();
}
