import type { Permission } from '@izlog/contract/permissions';
import type { TodoName } from '@izlog/contract/settings/todo-names';
import type { Ctx } from './context.ts';

/** What waits, of one kind. */
export interface Waiting {
  count: number;
  /** Since when the oldest waits. */
  since?: Date | null;
  /** When the first is due. */
  until?: Date | null;
  isUrgent?: boolean;
  /** The record to begin with. */
  id?: number | null;
}

/** One kind of what waits for staff: a service that knows of some adds it to the list. */
export interface TodoProvider {
  name: TodoName;
  /** Who can deal with it; others are not told. */
  needs: Permission;
  count(ctx: Ctx): Promise<Waiting>;
}

/** The kinds of what waits, held for the whole platform: `kernel.held.get(todoProviders).push(…)`. */
export const todoProviders = (): TodoProvider[] => [];
