import type { Permission } from '@izlog/contract/permissions';
import type { ProgramKey } from '@izlog/contract/user/programs/program-keys';
import type { StaffKey } from '#site/i18n/messages.ts';

/** How a right of a key is set: rights have three states, of which a person's role has two. */
export type Grant = 'none' | 'read' | 'write';

/** What the form of a key begins with. */
export interface KeyDraft {
  name: string;
  mayRead: readonly Permission[];
  mayWrite: readonly Permission[];
  proposes: boolean;
  siteIds: readonly number[];
  networks: readonly string[];
  endsOn: string;
  callsPerMinute: number;
}

/** What a reader may give a key. */
export interface KeyReach {
  /** The rights that they hold. */
  scope: readonly string[];
  /** Sites on which it can work: this one, and those where they have an account. */
  sites: readonly { id: number; name: string }[];
}

/** A line of what a program did. */
export interface KeyAct {
  id: number;
  at: string;
  words: StaffKey;
  names: readonly string[];
  action: string;
}

const dayMs = 24 * 60 * 60 * 1000;
/** Days before its end in which a key is shown as ending, and days without a call after which one is forgotten. */
const soonDays = 14;
const forgottenDays = 90;

/** What somebody should look at about a key that works; nothing where all is well. */
export function worryOf(key: ProgramKey, now: number): 'endsSoon' | 'forgotten' | 'lost' | undefined {
  if (key.state !== 'works') return undefined;
  if (key.endsOn !== null && Date.parse(key.endsOn) - now < soonDays * dayMs) return 'endsSoon';
  const usedAt = Date.parse(key.usedAt ?? key.created_at);
  if (now - usedAt > forgottenDays * dayMs) return 'forgotten';
  return key.lost.length > 0 ? 'lost' : undefined;
}

/** Days from now to the end of a key, the last one counted. */
export const daysLeft = (endsOn: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(endsOn) + dayMs - now) / dayMs));
