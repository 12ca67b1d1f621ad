import type { z } from 'zod';
import type { Permission } from '../permissions.ts';

/** What events happen to; `GET …/changes` lists by these. */
export const eventKinds = [
  'order',
  'payment',
  'parcel',
  'refund',
  'withdrawal',
  'document',
  'product',
  'price',
  'stock',
  'customer',
  'consent',
  'form',
  'content',
] as const;
export type EventKind = (typeof eventKinds)[number];

/** Who may hear of a kind: anyone who may read it has one of these rights. */
export const rightsOfKind: Readonly<Record<EventKind, readonly [Permission, ...Permission[]]>> = {
  order: ['orders.read'],
  payment: ['orders.read'],
  parcel: ['orders.ship', 'orders.read'],
  refund: ['orders.read'],
  withdrawal: ['orders.read'],
  document: ['orders.read'],
  product: ['catalogue.edit', 'stock.edit', 'prices.edit'],
  price: ['prices.edit'],
  stock: ['stock.edit'],
  customer: ['customers.read'],
  consent: ['customers.read'],
  form: ['users.edit'],
  content: ['content.edit'],
};

/** Whether somebody with these rights may be told of a kind. */
export const mayHearOf = (kind: EventKind, held: readonly Permission[]): boolean =>
  rightsOfKind[kind].some((one) => held.includes(one));

/** One event that programs are told of (DOOR-02): what it means, and the schema of its data. */
export interface EventDeclaration {
  kind: EventKind;
  summary: string;
  /** The newest version, which the database writes. */
  version: number;
  data: z.ZodObject;
  /** Versions that receivers may still ask for: their schemas, and how newer data are told in them. */
  former?: Readonly<Record<number, FormerVersion>>;
}

export interface FormerVersion {
  data: z.ZodObject;
  /** The data of the version after it in this one; it may lose what is new, never invent. */
  from(newer: Record<string, unknown>): Record<string, unknown>;
}

/** The versions of an event, the newest first. */
export const versionsOf = ({
  version,
  former = {},
}: Pick<EventDeclaration, 'version' | 'former'>): number[] =>
  [version, ...Object.keys(former).map(Number)].sort((a, b) => b - a);

/**
 * The data of an event in the version that a receiver knows: what is newer is told in its words, step by step; what is older
 * than it (written before an upgrade) is given as it is, with its own number. Throws for a version that is not declared.
 */
export function dataInVersion(
  declaration: Pick<EventDeclaration, 'version' | 'former'>,
  written: { version: number; data: Record<string, unknown> },
  wanted: number,
): { version: number; data: Record<string, unknown> } {
  let { version, data } = written;
  while (version > wanted) {
    const step = declaration.former?.[version - 1];
    if (!step) throw new Error(`There is no way from version ${version} to ${version - 1}.`);
    data = step.from(data);
    version -= 1;
  }
  return { version, data };
}
