import type { OptionGroup } from '@izlog/contract/cms/option-kind';
import type { DutyState } from '@izlog/contract/ecommerce/law/duty-states';
import type { DutyLink } from '@izlog/contract/ecommerce/law/law-list';
import { settingsSlugs } from '@izlog/contract/texts/settings-slugs';
import type { LawFacts } from './law-facts.ts';

/** What a check answers: the state, the key of the sentence that says why, what that is filled with, and where it is mended. */
export interface Verdict {
  state: DutyState;
  say: string;
  values?: Record<string, string | number>;
  link?: DutyLink;
  /** The last day on which it is so, by what is known. */
  until?: string;
}

/** Looks whether a duty is kept on a day (`YYYY-MM-DD`, from today on). */
export type Check = (facts: LawFacts, day: string) => Verdict;

type More = Omit<Verdict, 'state' | 'say'>;

export const holds = (say = 'holds', more: More = {}): Verdict => ({ state: 'holds', say, ...more });
export const short = (link: DutyLink, values: Verdict['values'] = {}, say = 'short'): Verdict => ({
  state: 'short',
  say,
  values,
  link,
});
/** No program can know: a person looks, at most with a screen that helps. */
export const look = (say = 'look', more: More = {}): Verdict => ({ state: 'look', say, ...more });
export const notMine = (say = 'notMine', more: More = {}): Verdict => ({ state: 'notMine', say, ...more });

/** A screen of the back office, with what its address is filled with. */
export const to = (screen: DutyLink['screen'], params: Record<string, string> = {}): DutyLink => ({
  screen,
  params,
});
/** A screen of the settings. */
export const settings = (group: OptionGroup): DutyLink =>
  to('adminSettings', { group: settingsSlugs[group] });
