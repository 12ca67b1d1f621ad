import { filterAudit } from '@izlog/contract/user/audit';
import type { StaffKey } from '#site/i18n/messages.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { wordsOfAct } from '../act-words.ts';

/** Acts that a screen of a program shows; the log has them all. */
const mostActs = 12;

/** What a program did last, by the number of its key (DOOR-01): in words, with the call. */
export async function loadActsOfKey(
  site: SiteContext,
  keyId: number,
): Promise<Array<{ id: number; at: string; words: StaffKey; names: string[]; action: string }>> {
  const { records } = await site.call(filterAudit, { keyId, limit: mostActs });
  return records.map(({ id, at, action, input, changes }) => ({
    id,
    at,
    words: wordsOfAct(action, input).words,
    names: namesIn(changes).slice(0, 3),
    action,
  }));
}

const namesIn = (changes: unknown): string[] => {
  const all = Array.isArray(changes) ? changes : [];
  return [
    ...new Set(all.flatMap((one: { name?: unknown }) => (typeof one?.name === 'string' ? [one.name] : []))),
  ];
};
