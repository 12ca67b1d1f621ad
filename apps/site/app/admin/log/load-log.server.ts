import { limits } from '@izlog/contract/limits';
import { auditResource } from '@izlog/contract/user/audit-resource';
import { filterStaff } from '@izlog/contract/user/staff';
import type { SiteContext } from '../../platform-client/site-context.ts';
import { loadList } from '../resource/load-list.server.ts';
import { actWords, wordsOfAct } from './act-words.ts';
import { plainWords } from './change-words.ts';
import type { FieldChange, LogEntry, LogView } from './log-view.ts';

/** A page of what staff did, the newest first, narrowed by what the address asks for; what it cannot mean is passed over. */
export async function loadLog(site: SiteContext, url: URL): Promise<LogView> {
  const [view, staff] = await Promise.all([
    loadList(site, url, auditResource, { known: { act: Object.keys(actWords) } }),
    site.call(filterStaff, { limit: limits.largestLimit }),
  ]);
  const people = staff.records.map(({ id, details, email }) => ({
    value: String(id),
    label: `${details.firstName} ${details.lastName}`.trim() || email,
  }));
  return {
    ...view,
    options: { who: people },
    rows: view.rows.map(({ id, at, userName, action, changes, moreChanges, input, ip }) => ({
      id,
      at,
      who: userName,
      words: wordsOfAct(action),
      action,
      changes: changesOf(changes),
      moreChanges,
      input: isEmpty(input) ? '' : JSON.stringify(input, null, 2),
      ip,
    })),
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown) => !isObject(value) || Object.keys(value).length === 0;

/** The platform keeps targets with the fields that differ; what has another form (older entries) is passed over. */
function changesOf(changes: unknown): LogEntry['changes'] {
  if (!Array.isArray(changes)) return [];
  return changes.filter(isObject).map(({ target, before, after }) => {
    const [was, is] = [isObject(before) ? before : {}, isObject(after) ? after : {}];
    const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
    const fields: FieldChange[] = names.map((field) => ({
      field,
      before: plainWords(was[field]),
      after: plainWords(is[field]),
    }));
    return { target: String(target), fields };
  });
}
