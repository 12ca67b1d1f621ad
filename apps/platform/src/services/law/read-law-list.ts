import {
  type Duty,
  type DutyName,
  dutyNames,
  dutyOf,
  type LawSource,
} from '@izlog/contract/ecommerce/law/duty-list';
import { dutyStates } from '@izlog/contract/ecommerce/law/duty-states';
import type { DutyRow, getLawList } from '@izlog/contract/ecommerce/law/law-list';
import { shopDay } from '@izlog/contract/ecommerce/taxes/tax-rule';
import type { EndpointReturn } from '@izlog/contract/endpoint';
import { fillText } from '@izlog/contract/texts/fill-text';
import { platformTexts } from '@izlog/contract/texts/platform-texts';
import type { ProgramLanguage } from '@izlog/contract/texts/program-languages';
import type { Ctx } from '#platform/kernel/context.ts';
import { checksOfPapers } from './checks-of-papers.ts';
import { checksOfSale } from './checks-of-sale.ts';
import { foreignMarkets, type LawFacts, readLawFacts } from './law-facts.ts';
import { type Check, look, notMine, type Verdict } from './verdict.ts';

/** One check for each duty: a duty without one does not compile. */
const checks: Record<DutyName, Check> = { ...checksOfSale, ...checksOfPapers };

type LawList = EndpointReturn<typeof getLawList>;

/** Each duty of the shop as it stands on a day: today, or one that comes (LAW-01). */
export async function readLawList(
  ctx: Ctx,
  { on, words }: { on?: string | undefined; words: ProgramLanguage },
): Promise<LawList> {
  const facts = await readLawFacts(ctx);
  return lawListOf(facts, on ?? shopDay(ctx.now), words);
}

/** The same of facts that were read; changes nothing and asks nobody. */
export function lawListOf(facts: LawFacts, on: string, words: ProgramLanguage): LawList {
  const day = on < facts.today ? facts.today : on;
  const duties = dutyNames.map((name) => rowOf(name, facts, day, words));
  const order = (row: DutyRow) => dutyStates.indexOf(row.state);
  const changes = duties.flatMap(({ from, until, holdsUntil }) => [from, until, dayAfter(holdsUntil)]);
  const next = changes.filter((one) => one !== null && one > day).toSorted()[0] ?? null;
  return {
    on: day,
    today: facts.today,
    seller: facts.seller,
    duties: duties.toSorted((a, b) => order(a) - order(b)),
    states: platformTexts[words].duties.states,
    groups: platformTexts[words].duties.groups,
    nextChange: next,
  };
}

const dayAfter = (day: string | null): string | null =>
  day === null ? null : new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

function rowOf(name: DutyName, facts: LawFacts, day: string, language: ProgramLanguage): DutyRow {
  const duty = dutyOf(name);
  const { scope, verdict } = verdictOf(name, duty, facts, day);
  const { duties } = platformTexts[language];
  const sentences: Readonly<Record<string, string>> = scope ? duties.scope : duties.says[name];
  const values = Object.fromEntries(
    Object.entries(verdict.values ?? {}).map(([key, value]) => [key, readable(key, value, language)]),
  );
  return {
    name,
    group: duty.group,
    state: verdict.state,
    title: duties.names[name],
    says: fillText(sentences[verdict.say] ?? verdict.say, values),
    link: verdict.link ?? null,
    from: duty.from,
    until: duty.until ?? null,
    holdsUntil: verdict.until ?? null,
    source: sourceText(duty.source, language),
    national: Object.entries(duty.national ?? {}).flatMap(([country, { source, differs }]) => {
      const shown = country as keyof NonNullable<Duty['national']>;
      if (facts.seller !== shown && !facts.markets.includes(shown)) return [];
      const other: Readonly<Record<string, string>> = duties.differs;
      return [
        {
          country: shown,
          source: sourceText(source, language),
          says: (differs ? other[`${name}${shown}`] : undefined) ?? duties.sameAsUnion,
        },
      ];
    }),
  };
}

/** First whether the duty is this shop's and counts on the day at all, then its own check. */
function verdictOf(name: DutyName, duty: Duty, facts: LawFacts, day: string) {
  const outside = outsideOf(duty, facts, day);
  return outside ? { scope: true, verdict: outside } : { scope: false, verdict: checks[name](facts, day) };
}

function outsideOf({ of, from, until }: Duty, facts: LawFacts, day: string): Verdict | undefined {
  if (!facts.isShop) return notMine('noShop');
  if (of && 'seller' in of && facts.seller !== of.seller)
    return facts.seller === null
      ? look('sellerUnknown', { values: { country: of.seller } })
      : notMine('otherSeller', { values: { country: of.seller } });
  if (of && 'market' in of && !foreignMarkets(facts).includes(of.market))
    return notMine('notSentThere', { values: { country: of.market } });
  if (from !== null && day < from) return notMine('notYet', { values: { from } });
  // A duty that ended may have left something behind: its check says so.
  return until !== undefined && day < until ? look('ends', { values: { until } }) : undefined;
}

function sourceText({ sort, name, article }: LawSource, language: ProgramLanguage): string {
  const { sources } = platformTexts[language].duties;
  const act =
    sort === 'act' ? name : fillText(sources[sort], { name: name.replace(/\/EC$/, `/${sources.ec}`) });
  if (article === undefined) return act;
  return `${act}, ${article.startsWith('§') ? article : fillText(sources.article, { article })}`;
}

/** Days, countries, languages and pages as people of the language say them; numbers and names as they are. */
function readable(key: string, value: string | number, language: ProgramLanguage): string {
  if (typeof value === 'number') return String(value);
  const { documents, duties } = platformTexts[language];
  if (/^\d{4}-\d\d-\d\d$/.test(value))
    return new Intl.DateTimeFormat(documents.locale, {
      timeZone: 'UTC',
      day: 'numeric',
      month: 'numeric',
      year: 'numeric',
    }).format(new Date(`${value}T00:00:00Z`));
  const parts = (say: (part: string) => string) => value.split(', ').map(say).join(', ');
  const nameOf = (type: 'region' | 'language', code: string) =>
    new Intl.DisplayNames([documents.locale], { type }).of(code) ?? code;
  if (key === 'country' || key === 'countries') return parts((code) => nameOf('region', code));
  if (key === 'languages') return parts((code) => nameOf('language', code));
  if (key !== 'pages') return value;
  const titles: Readonly<Record<string, string>> = duties.pages;
  return parts((page) => {
    const [name = '', code = ''] = page.split('.');
    return `${titles[name] ?? name} (${nameOf('language', code)})`;
  });
}
