import { type Invoicing, invoicingOf, invoicingOptions } from '@izlog/contract/ecommerce/duties/invoicing';
import type { LawCountry } from '@izlog/contract/ecommerce/law/duty-list';
import type { DutyGap } from '@izlog/contract/ecommerce/orders/duties';
import type { OpeningGap } from '@izlog/contract/ecommerce/orders/opening';
import { shopDay } from '@izlog/contract/ecommerce/taxes/tax-rule';
import { findLanguage } from '@izlog/contract/languages';
import { isProgramLanguage } from '@izlog/contract/texts/program-languages';
import type { Ctx } from '#platform/kernel/context.ts';
import { findPublicWithout } from '#platform/services/catalogue/index.ts';
import {
  countWithoutKpd,
  dueWithdrawals,
  findBrokenWithdrawals,
  listCertificates,
  readDuties,
  readOpening,
  unreportedDocuments,
  unreportedPayments,
  untaxedCountries,
  waitingEInvoices,
} from '#platform/services/orders/index.ts';
import { taxes } from '#platform/services/pricing/index.ts';
import { listSetOptions, readCheckoutSettings } from '#platform/services/settings/index.ts';
import { countOpenClaims } from './claims/claim.queries.ts';
import { type LawFigures, readLawFigures } from './law.queries.ts';

/** Everything that the checks of the law ask, read once: each rule by the operation that keeps it. */
export interface LawFacts extends LawFigures {
  /** Of the shop. */
  today: string;
  isShop: boolean;
  /** Languages of the shop that the program does not speak: it has no words of its own there. */
  otherLanguages: string[];
  invoicing: Invoicing;
  /** Where the seller sits, as far as it says: a country of ISO 3166-1 alpha-2. */
  seller: string | null;
  option(key: string): string;
  lacksOptions: OpeningGap[];
  /** Pages that are not public, `terms (hrv)`. */
  lacksPages: string[];
  lacksTerms: boolean;
  gaps: ReadonlyMap<DutyGap['name'], DutyGap>;
  unsafe: { count: number; first: string };
  ossFrom: string | null;
  untaxed: string[];
  /** The last day of the certificate for the tax host; null without one. */
  certificateUntil: string | null;
  unreported: { count: number; until: Date | null };
  /** E-invoices that need people, payments of them that are to be reported, and products without a KPD. */
  eInvoicesWaiting: { count: number };
  paymentsUnreported: { count: number; until: Date | null };
  withoutKpd: number;
  dueMoney: { count: number; until: Date | null };
  brokenWithdrawal: string | null;
  /** Green words in products and pages of which nobody said what they rest on. */
  claims: number;
  /** Countries one may order to; null for all. */
  allowedCountries: readonly string[] | null;
}

export async function readLawFacts(ctx: Ctx): Promise<LawFacts> {
  const figures = await readLawFigures(ctx);
  const opening = await readOpening(ctx);
  const gaps = await readDuties(ctx);
  const options = new Map((await listSetOptions(ctx)).map(({ key, value }) => [key, value?.trim() ?? '']));
  const invoicing = invoicingOf(
    Object.fromEntries(invoicingOptions.map((key) => [key, options.get(key) ?? null])),
  );
  const unsafe = await findPublicWithout.safety(ctx);
  const terms = await taxes.readTerms(ctx);
  const certificates = await listCertificates(ctx);
  const broken = await findBrokenWithdrawals(ctx.db);
  const lacks = [...opening.missing, ...opening.wanted];
  const waiting = async ({ count }: typeof dueWithdrawals) => {
    const found = await count(ctx);
    return { count: found.count, until: found.until ?? null };
  };
  return {
    ...figures,
    today: shopDay(ctx.now),
    claims: await countOpenClaims(ctx),
    isShop: ctx.site.isEcommerce,
    otherLanguages: ctx.site.languages.filter((code) => !isProgramLanguage(findLanguage(code)?.code2 ?? '')),
    invoicing,
    seller: sellerOf(invoicing, options.get('CompanyIban') ?? ''),
    option: (key) => options.get(key) ?? '',
    lacksOptions: opening.missing.filter(({ kind }) => kind === 'option'),
    lacksPages: lacks.flatMap(({ kind, name, language }) => (kind === 'page' ? `${name}.${language}` : [])),
    lacksTerms: opening.missing.some(({ kind }) => kind === 'consent'),
    gaps: new Map(gaps.map((gap) => [gap.name, gap])),
    unsafe: {
      count: unsafe.count,
      first: unsafe.products
        .map(({ name }) => name)
        .slice(0, 3)
        .join(', '),
    },
    ossFrom: terms.ossFrom,
    untaxed: terms.ossFrom === null ? [] : await untaxedCountries(ctx, terms),
    certificateUntil: lastDayOf(certificates.find(({ host }) => host === 'live')?.validUntil),
    unreported: await waiting(unreportedDocuments),
    eInvoicesWaiting: await waiting(waitingEInvoices),
    paymentsUnreported: await waiting(unreportedPayments),
    withoutKpd: await countWithoutKpd(ctx),
    dueMoney: await waiting(dueWithdrawals),
    brokenWithdrawal: broken.find(({ siteId }) => siteId === ctx.site.id)?.number ?? null,
    allowedCountries: (await readCheckoutSettings(ctx.db, ctx.site.id))?.allowedCountries ?? null,
  };
}

const lastDayOf = (at: Date | undefined): string | null => at?.toISOString().slice(0, 10) ?? null;

/** As for invoices: Croatian unless all that the seller says of itself is of another country, which its account names. */
function sellerOf({ isCroatian }: Invoicing, iban: string): string | null {
  if (isCroatian) return 'HR';
  const country = iban.replaceAll(/\s/g, '').slice(0, 2).toUpperCase();
  return /^[A-Z]{2}$/.test(country) ? country : null;
}

/** Countries of the list that the shop sends goods to, but its own. */
export const foreignMarkets = ({ markets, seller }: LawFacts): LawCountry[] =>
  markets.filter((country) => country !== seller);
