import { limits } from '@izlog/contract/limits';
import { filterAudit } from '@izlog/contract/user/audit';
import { filterStaff } from '@izlog/contract/user/staff';
import type { SiteContext } from '../../platform-client/site-context.ts';
import { readFilter } from '../frame/list-query.ts';
import { pageOf } from '../frame/page-of.server.ts';
import { isDay, startOfDay } from '../frame/shop-day.ts';
import { actWords, wordsOfAct } from './act-words.ts';
import type { FieldChange, LogEntry, LogFilter, LogView } from './log-view.ts';

/** A page of what staff did, the newest first, narrowed by what the address asks for; what it cannot mean is passed over. */
export async function loadLog(site: SiteContext, url: URL): Promise<LogView> {
  const filter = filterOf(url);
  const [{ records, pagination }, staff] = await Promise.all([
    site.call(filterAudit, {
      ...(filter.who ? { userId: Number(filter.who) } : {}),
      ...(filter.act ? { action: filter.act } : {}),
      ...(filter.from ? { from: startOfDay(filter.from) } : {}),
      ...(filter.to ? { to: startOfDay(filter.to, 1) } : {}),
      page: pageOf(url),
      limit: limits.consentPageSize,
    }),
    site.call(filterStaff, { limit: limits.largestLimit }),
  ]);
  return {
    filter,
    entries: records.map(({ id, at, userName, action, changes, input, ip }) => ({
      id,
      at,
      who: userName,
      words: wordsOfAct(action),
      action,
      changes: changesOf(changes),
      input: isEmpty(input) ? '' : JSON.stringify(input, null, 2),
      ip,
    })),
    page: pagination,
    people: staff.records.map(({ id, details, email }) => ({
      id,
      name: `${details.firstName} ${details.lastName}`.trim() || email,
    })),
  };
}

function filterOf(url: URL): LogFilter {
  return readFilter(url, {
    who: (text) => /^[1-9]\d{0,8}$/.test(text),
    act: (text) => Object.hasOwn(actWords, text),
    from: isDay,
    to: isDay,
  });
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
      before: valuesOf(was[field]),
      after: valuesOf(is[field]),
    }));
    return { target: String(target), fields };
  });
}

function valuesOf(value: unknown): string[] {
  if (value === undefined || value === null || value === '') return [];
  if (Array.isArray(value)) return value.flatMap(valuesOf);
  return [typeof value === 'object' ? JSON.stringify(value) : String(value)];
}
