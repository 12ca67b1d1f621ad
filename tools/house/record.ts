import type { Fault, Rule } from './fault.ts';
import type { Faults } from './house.ts';

/** Faults that are known, to be counted down to none: for each rule how many there are by key. */
export type FaultRecord = Record<string, Record<string, number>>;

/** What a look at the house says. */
export interface Verdict {
  /** A line for each rule that is broken, and what is wrong beyond the record. */
  lines: string[];
  /** More faults than the record allows. */
  isWorse: boolean;
}

/**
 * Checks faults against the record: a rule may have at most as many of a key as are known. Where there are fewer it asks
 * to lower the record, so that they do not come back.
 */
export function compare(faults: Faults, known: FaultRecord): Verdict {
  const lines: string[] = [];
  let isWorse = false;
  let isBetter = false;
  for (const [rule, found] of faults) {
    const allowed = known[rule.id] ?? {};
    const byKey = Map.groupBy(found, ({ key }) => key);
    for (const [key, some] of byKey) {
      const most = allowed[key] ?? 0;
      if (some.length <= most) continue;
      isWorse = true;
      lines.push(...tooMany(rule, key, some, most));
    }
    isBetter ||= Object.entries(allowed).some(([key, count]) => (byKey.get(key)?.length ?? 0) < count);
    if (found.length > 0) lines.push(`${found.length} × ${rule.says}`);
  }
  const unknown = Object.keys(known).filter((id) => ![...faults.keys()].some((rule) => rule.id === id));
  if (isBetter || unknown.length > 0)
    lines.push('There are fewer faults than on record: lower it with `node tools/import-rules.mjs --lower`.');
  return { lines, isWorse };
}

/** The record as it would have to be for these faults. */
export function recordOf(faults: Faults): FaultRecord {
  const record: FaultRecord = {};
  for (const [rule, found] of faults) {
    if (found.length === 0) continue;
    const counts = [...Map.groupBy(found, ({ key }) => key)].map(
      ([key, some]) => [key, some.length] as const,
    );
    record[rule.id] = Object.fromEntries(counts.sort(([one], [other]) => (one < other ? -1 : 1)));
  }
  return record;
}

/** Rules with more faults in the second record than in the first. */
export function raised(before: FaultRecord, after: FaultRecord): string[] {
  const sum = (record: FaultRecord, id: string) =>
    Object.values(record[id] ?? {}).reduce((total, count) => total + count, 0);
  return Object.keys(after).filter((id) => sum(after, id) > sum(before, id));
}

/** Faults of one key that are listed at most; of more, any may be the new one. */
const listed = 12;

function tooMany(rule: Rule, key: string, found: readonly Fault[], most: number): string[] {
  const more = found.length > listed ? [`  … and ${found.length - listed} more`] : [];
  return [
    `${rule.says}\n  ${key}: ${found.length}, at most ${most} are on record:`,
    ...found.slice(0, listed).map(({ text }) => `  ${text}`),
    ...more,
  ];
}
