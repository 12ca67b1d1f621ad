import type { Change } from '@izlog/contract/editing/op';

/** A step that can be taken back: what it did to which document, and what takes it back. */
export interface Step {
  key: string;
  /** The op of the gesture; a later flush of the same gesture is the same step. */
  id: string;
  change: Change;
  before: Change;
}

/** The steps of a tab; what was taken back can be done again until something new is done. */
export interface UndoStack {
  done: readonly Step[];
  undone: readonly Step[];
}

/** Steps that are kept; the oldest go first. */
const mostSteps = 500;

export const emptyStack: UndoStack = { done: [], undone: [] };

/** Adds a step; one of a gesture that goes on keeps what stood before the whole gesture. */
export function addStep({ done }: UndoStack, step: Step): UndoStack {
  const last = done.at(-1);
  const next =
    last?.id === step.id ? [...done.slice(0, -1), { ...step, before: last.before }] : [...done, step];
  return { done: next.slice(-mostSteps), undone: [] };
}

/** Takes the last step off, to be taken back. */
export function popDone(stack: UndoStack): { step: Step; stack: UndoStack } | undefined {
  const step = stack.done.at(-1);
  return step && { step, stack: { done: stack.done.slice(0, -1), undone: [...stack.undone, step] } };
}

/** Takes the last step that was taken back, to be done again. */
export function popUndone(stack: UndoStack): { step: Step; stack: UndoStack } | undefined {
  const step = stack.undone.at(-1);
  return step && { step, stack: { done: [...stack.done, step], undone: stack.undone.slice(0, -1) } };
}
