import { type Permission, permissions } from '../../permissions.ts';

/** What every key begins with, so that it is known at sight: by us, and by those who look for secrets in programs. */
export const keyStart = 'izlog_';

/** The right of a person that no key can have: it makes colleagues and keys. */
const ofPersons = 'staff.edit';

export type KeyRight = Exclude<Permission, typeof ofPersons>;

/** Rights that a key can have. */
export const keyRights: readonly KeyRight[] = permissions.filter((one): one is KeyRight => one !== ofPersons);

/** Rights that go together, by what a program is for; what visitors read every key may read. */
export const keyPresets = {
  /** Reads orders with payments, documents and reports; changes nothing. */
  bookkeeping: { mayRead: ['orders.read', 'reports.read'], mayWrite: [] },
  /** Reads what is to be packed and how much lies there, writes stock and where parcels are; sees no prices of orders. */
  warehouse: { mayRead: [], mayWrite: ['orders.ship', 'stock.edit'] },
  /** Reads the catalogue and proposes changes of it, which a person approves; changes nothing itself. */
  assistant: { mayRead: ['catalogue.edit'], mayWrite: [], proposes: true },
  /** Reads what visitors read. */
  reading: { mayRead: [], mayWrite: [] },
} as const satisfies Record<
  string,
  { mayRead: readonly KeyRight[]; mayWrite: readonly KeyRight[]; proposes?: boolean }
>;

export type KeyPreset = keyof typeof keyPresets;

/** The names of the presets, in the order in which they are offered. */
export const keyPresetNames = Object.keys(keyPresets) as KeyPreset[];
