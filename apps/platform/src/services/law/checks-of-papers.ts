import { isMaker, mayOweEInvoice } from '@izlog/contract/ecommerce/duties/invoicing';
import type { DutyName } from '@izlog/contract/ecommerce/law/duty-list';
import { type Check, holds, look, notMine, settings, short, to } from './verdict.ts';

/** What of e-invoices the shop keeps itself: nothing where another program sends them, or where none can be owed. */
const ofEInvoices =
  (ours: Check): Check =>
  (facts, day) => {
    if (!isMaker(facts.invoicing)) return look('elsewhere');
    // Companies are not offered what would owe one.
    return mayOweEInvoice(facts.invoicing) ? ours(facts, day) : holds();
  };

const eInvoiceOut = ofEInvoices(({ invoicing, eInvoicesWaiting: { count } }) => {
  if (count > 0) return short(to('adminEInvoices'), { count });
  // By hand a person sees that it goes out.
  return invoicing.eInvoices === 'mojEracun' ? holds('sent', { link: to('adminEInvoices') }) : look();
});

const productCodes = ofEInvoices(({ withoutKpd }) =>
  withoutKpd === 0
    ? holds('coded')
    : look('lacking', { values: { count: withoutKpd }, link: to('adminProducts') }),
);

const eInvoiceReports = ofEInvoices(({ invoicing, paymentsUnreported: { count, until } }) => {
  const by = until?.toISOString().slice(0, 10) ?? '–';
  if (count > 0) return short(to('adminEInvoicePayments'), { count, until: by });
  return invoicing.eInvoices === 'mojEracun' ? holds('reported') : look();
});

/** The checks of invoices and taxes, of data, and of what goods bring with them. */
export const checksOfPapers = {
  whoInvoices: ({ gaps, invoicing }) =>
    gaps.has('invoicesBy') ? short(settings('invoices')) : holds(isMaker(invoicing) ? 'holds' : 'elsewhere'),
  fiscalisation: ({ gaps, invoicing, certificateUntil, unreported }, day) => {
    if (!isMaker(invoicing)) return look('elsewhere');
    if (gaps.has('fiscalisation')) return short(settings('invoices'));
    if (certificateUntil === null || certificateUntil < day)
      return short(settings('invoices'), { until: certificateUntil ?? '–' }, 'certificate');
    const waitsUntil = unreported.until?.toISOString().slice(0, 10);
    if (waitsUntil !== undefined && waitsUntil <= day)
      return short(to('adminOrders'), { count: unreported.count, until: waitsUntil }, 'unreported');
    return holds('holds', {
      until: certificateUntil,
      values: { until: certificateUntil },
      link: settings('invoices'),
    });
  },
  notFiscalised: ({ invoicing }) => (isMaker(invoicing) ? holds() : holds('elsewhere')),
  closedDocuments: ({ areDocumentsClosed, invoicing }) => {
    if (!isMaker(invoicing)) return notMine('elsewhere');
    return areDocumentsClosed ? holds() : look('short');
  },
  premises: ({ invoicing }) => (isMaker(invoicing) ? look() : look('elsewhere')),
  eInvoiceIn: ({ invoicing }) =>
    invoicing.eInvoices === 'mojEracun' ? holds('holds', { link: to('adminIncomingInvoices') }) : look(),
  eInvoiceOut: (facts, day) => (facts.invoicing.isVatPayer ? eInvoiceOut(facts, day) : notMine()),
  eInvoiceOutSmall: (facts, day) => (facts.invoicing.isVatPayer ? notMine() : eInvoiceOut(facts, day)),
  productCodes,
  eInvoiceReports,
  buyersCountry: ({ ossFrom, untaxed, markets, seller }, day) => {
    if (untaxed.length > 0) return short(to('adminTaxes'), { countries: untaxed.join(', ') });
    if (ossFrom !== null && ossFrom <= day) return holds('holds', { values: { from: ossFrom } });
    return markets.some((country) => country !== seller)
      ? look('look', { link: to('adminTaxes') })
      : notMine();
  },
  buyersVatId: ({ invoicing }) => (invoicing.isVatPayer ? holds() : notMine()),
  vatInDigitalAge: () => look(),
  germanEInvoice: () => look(),
  austrianRegister: () => look(),
  slovenianRegister: () => look(),
  italianInvoice: () => look(),
  cookies: ({ option }) =>
    option('CustomHeader') || option('CustomFooter') ? look('look', { link: settings('custom') }) : holds(),
  privacyPolicy: ({ lacksPages, gaps }) => {
    const pages = lacksPages.filter((name) => /^(privacy|cookies)\./.test(name));
    if (pages.length > 0) return short(to('admin'), { pages: pages.join(', ') });
    return gaps.has('privacyTicked') ? short(to('adminConsents'), {}, 'ticked') : holds();
  },
  consentRecord: () => holds(),
  personalData: ({ lateExports }) =>
    lateExports > 0 ? short(to('adminCustomers'), { count: lateExports }) : holds(),
  newsletter: () => holds(),
  accessibility: ({ lacksPages, option }) => {
    const pages = lacksPages.filter((name) => name.startsWith('accessibility.'));
    if (option('SmallestEnterprise') === 'yes') return notMine('notMine', { link: settings('law') });
    return pages.length > 0 ? short(to('admin'), { pages: pages.join(', ') }) : holds();
  },
  chatbot: () => notMine(),
  packaging: (facts) => (facts.goods === 0 ? notMine() : numbersOf(facts, 'PackagingNumber')),
  electricalGoods: (facts) => ofGoods(facts, 'SellsElectrical', 'WeeeNumber'),
  batteries: (facts) => ofGoods(facts, 'SellsBatteries', 'BatteryNumber'),
  batteryPassport: ({ goods, option }) => {
    if (goods === 0 || option('SellsBatteries') === 'no') return notMine();
    return look('look', { link: settings('law') });
  },
} satisfies Partial<Record<DutyName, Check>>;

/** Goods of a kind that no program can know: asked once. */
function ofGoods(facts: Parameters<Check>[0], option: string, number: string) {
  const said = facts.option(option);
  if (facts.goods === 0 || said === 'no') return notMine();
  return said === '' ? look('asked', { link: settings('law') }) : numbersOf(facts, number);
}

/** A number of each country that goods are sent to: of the register there, or said to be another's. */
function numbersOf({ option, markets, seller }: Parameters<Check>[0], number: string) {
  const countries = markets.filter((country) => option(`${number}.${country}`) === '');
  if (countries.length > 0) return short(settings('law'), { countries: countries.join(', ') });
  return markets.length === 0 || (markets.length === 1 && seller === null) ? look('look') : holds();
}
