import { limits } from '@izlog/contract/limits';
import { auditResource } from '@izlog/contract/user/audit-resource';
import { filterProgramKeys } from '@izlog/contract/user/programs/program-keys';
import { filterStaff } from '@izlog/contract/user/staff';
import { wordsOf } from '#site/admin/ground/text/staff-words.server.ts';
import { loadList } from '#site/admin/record/load-list.server.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { actWords, wordsOfAct } from './act-words.ts';
import { changesOf, isObject } from './door/changes-of.ts';
import type { LogChange, LogEntry, LogView } from './log-view.ts';

/** A page of what staff did, the newest first, narrowed by what the address asks for; what it cannot mean is passed over. */
export async function loadLog(site: SiteContext, url: URL): Promise<LogView> {
  const [view, staff, keys] = await Promise.all([
    loadList(site, url, auditResource, { known: { act: Object.keys(actWords) } }),
    site.call(filterStaff, { limit: limits.largestLimit }),
    site.call(filterProgramKeys, {}),
  ]);
  const words = wordsOf(site);
  const people = staff.records.map(({ id, details, email }) => ({
    value: String(id),
    label: `${details.firstName} ${details.lastName}`.trim() || email,
  }));
  return {
    ...view,
    options: { who: people, key: keys.records.map(({ id, name }) => ({ value: String(id), label: name })) },
    rows: view.rows.map(({ id, at, userName, action, changes: said, moreChanges, input, ip }): LogEntry => {
      const changes = changesOf(said, words);
      const names = [...new Set(changes.flatMap(({ name }) => name ?? []))];
      const { words: done, at: plannedAt } = wordsOfAct(action, input);
      return {
        id,
        at,
        who: userName,
        words: done,
        names: names.slice(0, mostNames),
        moreNames: Math.max(0, names.length - mostNames),
        ...(plannedAt && { plannedAt }),
        action,
        changes: plannedAt ? changes.map(withoutTime) : changes,
        moreChanges,
        input: isEmpty(input) ? '' : JSON.stringify(input, null, 2),
        ip,
      };
    }),
  };
}

/** Names that the first line of an entry tells. */
const mostNames = 3;

/** The first line of the entry says when it is planned for. */
const withoutTime = ({ fields, ...change }: LogChange): LogChange => ({
  ...change,
  fields: fields.filter(({ field }) => field !== 'at'),
});

const isEmpty = (value: unknown) => !isObject(value) || Object.keys(value).length === 0;
