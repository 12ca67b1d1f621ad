import { type DutyState, dutyStates } from '@izlog/contract/ecommerce/law/duty-states';
import { getLawList } from '@izlog/contract/ecommerce/law/law-list';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import { isProgramLanguage } from '@izlog/contract/texts/program-languages';
import { shopDayOf } from '#site/admin/ground/frame/shop-day.ts';
import { languageRead } from '#site/platform-client/language-read.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';

export interface LawView {
  list: EndpointAnswer<typeof getLawList>;
  /** The state that alone is shown; null for all. */
  only: DutyState | null;
  /** What was asked for and is no day to come. */
  wrongDay: string | null;
}

/** The list of the law on the day of the address (`?dan=2027-01-01`), of one state (`?stanje=short`) or all. */
export async function loadLaw(site: SiteContext, url: URL): Promise<{ view: LawView }> {
  const asked = url.searchParams.get('dan') ?? '';
  const isDay = asked === '' || (isCalendarDay(asked) && asked >= shopDayOf(Date.now()));
  const code2 = languageRead(site);
  const list = await site.call(getLawList, {
    words: isProgramLanguage(code2) ? code2 : 'hr',
    ...(asked !== '' && isDay && { on: asked }),
  });
  const state = url.searchParams.get('stanje');
  return {
    view: {
      list,
      only: dutyStates.find((one) => one === state) ?? null,
      wrongDay: isDay ? null : asked,
    },
  };
}

function isCalendarDay(typed: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(typed)) return false;
  const at = Date.parse(`${typed}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(typed);
}
