import { shopDay } from '@izlog/contract/ecommerce/taxes/tax-rule';
import type { saveTaxSettings, TaxSettings } from '@izlog/contract/ecommerce/taxes/tax-settings';
import type { EndpointParsed } from '@izlog/contract/endpoint';
import { homeCountry } from '@izlog/contract/european-union';
import { toDecimal } from '@izlog/contract/money';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { mineSince, revisionOf } from '#platform/kernel/resource/revision.ts';
import { taxes } from '#platform/services/pricing/index.ts';
import { readCheckoutSettings, setCheckoutSettings } from '#platform/services/settings/index.ts';
import { sumSalesAbroad } from '../reports/oss.queries.ts';
import { listTaxClasses } from './tax-classes.queries.ts';
import { untaxedCountries } from './untaxed-countries.ts';

type Said = EndpointParsed<typeof saveTaxSettings>;
type SetByStaff = Pick<TaxSettings, 'usualRate' | 'ossFrom' | 'countries'>;

/** Euros a year that consumers in other countries of the Union may buy for before their tax has to be paid. */
export const abroadLimit = 10_000;

const names = ['usualRate', 'ossFrom', 'countries'];

/** What the shop taxes sales at, with what it lacks and how much it sells abroad. */
export async function getTaxes(ctx: Ctx): Promise<TaxSettings> {
  const settings = await readSettings(ctx);
  return {
    ...settings,
    revision: revisionOf(settings, names),
    home: homeCountry,
    taxClasses: await listTaxClasses(ctx),
    lacking: await untaxedCountries(ctx, await taxes.readTerms(ctx)),
    abroad: await salesAbroad(ctx),
  };
}

/** Changes it; what somebody else changed since it was read is refused. What was ordered keeps its rates. */
export function saveTaxes(outer: Ctx, { revision, ...said }: Said): Promise<TaxSettings> {
  return inTransaction(outer, async (ctx) => {
    const now = await readSettings(ctx, { isLocked: true });
    const wanted = said.countries ? { ...said, countries: await checkedRates(ctx, said.countries) } : said;
    const mine = mineSince({
      revision,
      now: { ...now, revision: revisionOf(now, names) },
      said: wanted,
      names,
      target: 'taxes',
    });
    const { usualRate, ossFrom, countries } = wanted;
    const change = {
      ...(mine.includes('usualRate') &&
        usualRate !== undefined && { usualTaxRate: usualRate === null ? null : hundredths(usualRate) }),
      ...(mine.includes('ossFrom') && ossFrom !== undefined && { ossFrom }),
    };
    if (mine.includes('countries') && countries)
      await taxes.replaceRates(
        ctx,
        countries.map(({ country, from, rate, classes }) => ({
          country,
          from,
          rate: hundredths(rate),
          classes: classes.map((one) => ({ ...one, rate: hundredths(one.rate) })),
        })),
      );
    if (Object.keys(change).length > 0) await setCheckoutSettings(ctx, change);
    const after = await getTaxes(ctx);
    noteChange(ctx, 'taxes', loggedOf(now, after), loggedOf(after, after));
    return after;
  });
}

async function readSettings(ctx: Ctx, lock?: { isLocked: true }): Promise<SetByStaff> {
  const { ossFrom, countries } = await taxes.readTerms(ctx, lock);
  const row = await readCheckoutSettings(ctx.db, ctx.site.id);
  return {
    usualRate: row?.usualTaxRate == null ? null : row.usualTaxRate / 100,
    ossFrom,
    countries: countries.map(({ country, from, rate, classes }) => ({
      country,
      from,
      rate: rate / 100,
      classes: classes.map((one) => ({ taxClassId: one.taxClassId, rate: one.rate / 100 })),
    })),
  };
}

/** In the order in which they are read; refuses a day of a country that is given twice, and classes of nobody. */
async function checkedRates(ctx: Ctx, said: TaxSettings['countries']): Promise<TaxSettings['countries']> {
  const classes = new Set((await listTaxClasses(ctx)).map(({ id }) => id));
  const keyOf = ({ country, from }: TaxSettings['countries'][number]) => `${country} ${from}`;
  const fields = said.flatMap((entry, at) => {
    const isTwice = said.findIndex((one) => keyOf(one) === keyOf(entry)) !== at;
    const ids = entry.classes.map(({ taxClassId }) => taxClassId);
    const isStrange = ids.some((id) => !classes.has(id)) || new Set(ids).size < ids.length;
    return [
      ...(isTwice
        ? [
            {
              path: `countries.${at}.from`,
              kind: 'taken' as const,
              message: 'This day of the country is said already.',
            },
          ]
        : []),
      ...(isStrange
        ? [
            {
              path: `countries.${at}.classes`,
              kind: 'reference' as const,
              message: 'A tax class that there is not, or twice.',
            },
          ]
        : []),
    ];
  });
  if (fields.length > 0) throw new Refusal('validationFailed', { fields });
  return said
    .map((entry) => ({ ...entry, classes: entry.classes.toSorted((a, b) => a.taxClassId - b.taxClassId) }))
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

const hundredths = (percent: number): number => Math.round(percent * 100);

async function salesAbroad(ctx: Ctx): Promise<TaxSettings['abroad']> {
  const { caller } = ctx;
  if (caller.kind !== 'staff' || !caller.permissions.includes('reports.read')) return null;
  const year = Number(shopDay(ctx.now).slice(0, 4));
  const salesIn = async (one: number) => ({ year: one, amount: toDecimal(await sumSalesAbroad(ctx, one)) });
  return {
    limit: abroadLimit,
    currency: ctx.site.mainCurrency.code,
    thisYear: await salesIn(year),
    lastYear: await salesIn(year - 1),
  };
}

/** As the log of staff keeps it: a line for each day of a country, classes by their names. */
function loggedOf(
  { usualRate, ossFrom, countries }: SetByStaff,
  { taxClasses }: Pick<TaxSettings, 'taxClasses'>,
): Record<string, unknown> {
  const nameOf = (id: number) => taxClasses.find((one) => one.id === id)?.name ?? String(id);
  return {
    usualRate,
    ossFrom,
    ...Object.fromEntries(
      countries.map(({ country, from, rate, classes }) => [
        `${country} ${from}`,
        [rate, ...classes.map((one) => `${nameOf(one.taxClassId)} ${one.rate}`)].join(', '),
      ]),
    ),
  };
}
