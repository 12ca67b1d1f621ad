import { contentPath } from '@izlog/contract/cms/content/content-path';
import {
  type LegalPage,
  legalPages,
  optionsBeforeOrders,
  pagesBeforeOrders,
} from '@izlog/contract/cms/legal-pages';
import type { getOpening as endpoint, OpeningGap } from '@izlog/contract/ecommerce/orders/opening';
import type { EndpointReturn } from '@izlog/contract/endpoint';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { findPublicWithout } from '#platform/services/catalogue/index.ts';
import { readOptions } from '#platform/services/settings/index.ts';
import { sellerOptions } from '../placing/seller.ts';
import { readDuties } from './duties.ts';
import { type LegalRow, readOpeningRow } from './opening.queries.ts';

type Asking = Pick<Ctx, 'db' | 'site' | 'now'>;

/** What a shop lacks before it may take orders, whether it takes them all the same, and the state of its legal pages. */
export interface Opening {
  /** What the buyer must be told before the contract and is not (Directive 2011/83/EU, Article 6). */
  missing: OpeningGap[];
  /** What should be there too, and does not stop orders. */
  wanted: OpeningGap[];
  isOpenedAnyway: boolean;
  takesOrders: boolean;
  pages: LegalRow[];
}

const openingOptions = [...optionsBeforeOrders, 'CompanyRegister', 'OpenWithoutLegalTexts'] as const;

/** What an order needs of a site's options, read once: those of the opening, of the seller, and who gets the shop's mails. */
export type OrderOptions = ReadonlyMap<string, string | null>;
const orderOptions = [...new Set([...openingOptions, ...sellerOptions, 'SendEmailTo'])];

/** Looks at options, pages and the consent to the terms. A site that sells nothing lacks nothing. */
export async function readOpening(asking: Asking): Promise<Opening> {
  return (await lookAtOpening(asking, openingOptions)).opening;
}

async function lookAtOpening(
  asking: Asking,
  keys: readonly string[],
): Promise<{ opening: Opening; options: OrderOptions }> {
  const { site } = asking;
  const { options: set, pages, hasTerms } = await readOpeningRow(asking, keys);
  const options = await readOptions(asking, keys, Object.entries(set));
  const isEmpty = (name: string) => !options.get(name)?.trim();
  const isMissing = (handler: LegalPage, language: string) =>
    !pages.some((one) => one.handler === handler && one.language === language && one.isPublic);
  const isNeeded = (handler: LegalPage) => pagesBeforeOrders.some((one) => one === handler);
  const gaps = legalPages
    .flatMap((handler) => site.languages.map((language) => ({ handler, language })))
    .filter(({ handler, language }) => isMissing(handler, language));
  const stops = ({ handler, language }: { handler: LegalPage; language: string }) =>
    isNeeded(handler) && language === site.defaultLanguage;
  const pageGap = ({ handler, language }: { handler: LegalPage; language: string }): OpeningGap => ({
    kind: 'page',
    name: handler,
    language,
  });
  const missing: OpeningGap[] = site.isEcommerce
    ? [
        ...optionsBeforeOrders.filter(isEmpty).map((name) => ({ kind: 'option' as const, name })),
        ...gaps.filter(stops).map(pageGap),
        ...(hasTerms ? [] : [{ kind: 'consent' as const, name: 'checkoutForm' }]),
      ]
    : [];
  const wanted: OpeningGap[] = site.isEcommerce
    ? [
        ...['CompanyRegister'].filter(isEmpty).map((name) => ({ kind: 'option' as const, name })),
        ...gaps.filter((gap) => !stops(gap)).map(pageGap),
      ]
    : [];
  const isOpenedAnyway = options.get('OpenWithoutLegalTexts')?.trim() === 'true';
  const takesOrders = missing.length === 0 || isOpenedAnyway;
  return { opening: { missing, wanted, isOpenedAnyway, takesOrders, pages }, options };
}

/**
 * Refuses with shopNotOpen while the shop lacks what the law wants first; an order taken all the same is logged. Returns the
 * options that the order needs.
 */
export async function mustTakeOrders(ctx: Ctx): Promise<OrderOptions> {
  const { opening, options } = await lookAtOpening(ctx, orderOptions);
  const { missing, takesOrders } = opening;
  const names = missing.map(({ name }) => name);
  if (!takesOrders) throw new Refusal('shopNotOpen', { missing: names });
  if (names.length > 0)
    ctx.log.warn(
      { site: ctx.site.id, missing: names },
      'an order is taken although the shop lacks what the law wants',
    );
  return options;
}

/** The same for staff: each page with its address and its languages. */
export async function showOpening(ctx: Ctx): Promise<EndpointReturn<typeof endpoint>> {
  const { pages, ...opening } = await readOpening(ctx);
  const { defaultLanguage } = ctx.site;
  return {
    ...opening,
    duties: await readDuties(ctx),
    unsafe: await findPublicWithout.safety(ctx),
    fileless: await findPublicWithout.file(ctx),
    pages: pages
      .filter(({ language }) => ctx.site.languages.includes(language))
      .map(({ id, handler, language, title, slug, isPublic }) => ({
        id,
        handler: handler as LegalPage,
        language,
        title,
        path: contentPath('page', slug, { language, defaultLanguage }),
        isPublic,
      })),
  };
}
