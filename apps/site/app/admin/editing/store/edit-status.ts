import { type DocumentLog, isPending } from './document-log.ts';

/** `offline`: nobody answered; `full`: the other side has no room; `loggedOut`: the login ended; `noRight`: the right was removed. */
export type Trouble = 'offline' | 'full' | 'loggedOut' | 'noRight';

/** How the work stands, for the bar's words. */
export interface EditStatus {
  state: 'saved' | 'saving' | 'conflict' | 'refused' | Trouble;
  /** Changes that are only in this browser. */
  pending: number;
  /** What somebody must decide: clashes, and what was refused. */
  asked: number;
  savedAt: Date | undefined;
  canUndo: boolean;
  canRedo: boolean;
}

/** Whether what waits is tried again by itself. */
export const passesByItself = (trouble: Trouble): boolean => trouble === 'offline' || trouble === 'full';

/** How the documents of a page stand together: what must be decided comes before what goes on by itself. */
export function stateOf(
  logs: readonly DocumentLog[],
  trouble: Trouble | undefined,
): Pick<EditStatus, 'state' | 'pending' | 'asked'> {
  const pending = logs.reduce((sum, { sent, waiting }) => sum + sent.length + waiting.length, 0);
  const asked = logs.reduce((sum, { conflicts, refused }) => sum + conflicts.length + refused.length, 0);
  if (logs.some(({ conflicts }) => conflicts.length > 0)) return { state: 'conflict', pending, asked };
  if (trouble) return { state: trouble, pending, asked };
  if (logs.some(({ refused }) => refused.length > 0)) return { state: 'refused', pending, asked };
  return { state: logs.some(isPending) ? 'saving' : 'saved', pending, asked };
}

/** Whether two say the same, word for word. */
export const isSameStatus = (a: EditStatus, b: EditStatus): boolean =>
  a.state === b.state &&
  a.pending === b.pending &&
  a.asked === b.asked &&
  a.savedAt === b.savedAt &&
  a.canUndo === b.canUndo &&
  a.canRedo === b.canRedo;
