import type { AnyEndpoint } from '@izlog/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import type { Change, Ctx } from './context.ts';

/** Where acts of staff are written down; only added to. */
export interface AuditLog {
  record(ctx: Ctx, act: { action: string; input: unknown; changes: readonly Change[] }): Promise<void>;
}

/**
 * Says what an operation changes, for the log of what staff did: of both records only the fields that differ, and what
 * people call the thing: `name`, else what the records say of it.
 */
export function noteChange(
  ctx: Pick<Ctx, 'changes'>,
  target: string,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  name = nameIn(after) || nameIn(before),
): void {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const pick = (record: Record<string, unknown>) =>
    Object.fromEntries(names.filter((name) => name in record).map((name) => [name, record[name]]));
  if (names.length === 0) return;
  const called = storable(name).slice(0, longestName);
  ctx.changes?.push({
    target,
    ...(called && { name: called }),
    before: pick(before),
    after: pick(after),
  });
}

const longestName = 100;

/** The name of a record, of several languages that of the first; nothing where it has none. */
function nameIn(record: Record<string, unknown>): string {
  const said = Object.entries(record).flatMap(([key, value]) => {
    if (/^(?:name|title|subject|words\.\w+\.name)$/.test(key)) return [value];
    if (/^(?:names|labels)$/.test(key) && typeof value === 'object' && value !== null)
      return Object.values(value);
    return [];
  });
  return said.find((one): one is string => typeof one === 'string' && one !== '' && one !== hidden) ?? '';
}

/** True for calls that only staff may make and that change something which is not written down elsewhere. */
export function isStaffAct({ access, method, ...said }: AnyEndpoint): boolean {
  const { reads = false, isUnlogged = false, isLoggedRead = false } = said;
  const isChange = method !== 'GET' && !reads && !isUnlogged;
  return (isChange || isLoggedRead) && (access === 'staff' || typeof access === 'object');
}

/** What was sent, as it may be kept: secrets and what is `unlogged` hidden, long texts cut. */
export function sentBy(request: FastifyRequest, unlogged: readonly string[] = []): unknown {
  const body = typeof request.body === 'object' && request.body !== null ? request.body : {};
  const sent = Object.entries({ ...(request.params as object), ...(request.query as object), ...body });
  return keepable(
    Object.fromEntries(sent.map(([name, value]) => [name, unlogged.includes(name) ? hidden : value])),
  );
}

/** Stands in the log for what it does not keep. */
export const hidden = '•••';

const secret = /passw|token|secret|apikey|recovery|credential|^code$/i;
const longest = 500;
const deepest = 4;

/** What the database can hold: an act that was done must never miss its line for a sign in what was sent. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '');

function keepable(value: unknown, depth = 0): unknown {
  if (typeof value === 'string')
    return storable(value.length > longest ? `${value.slice(0, longest)}…` : value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= deepest) return '…';
  if (Array.isArray(value)) {
    const recorded = value.slice(0, 20).map((one) => keepable(one, depth + 1));
    return value.length > 20 ? [...recorded, `… ${value.length}`] : recorded;
  }
  const entries = Object.entries(value).slice(0, 100);
  return Object.fromEntries(
    entries.map(([key, inner]) => [storable(key), secret.test(key) ? hidden : keepable(inner, depth + 1)]),
  );
}
