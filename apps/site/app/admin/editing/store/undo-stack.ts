import { applyOp } from '@izlog/contract/editing/apply-op';
import { diffBodies } from '@izlog/contract/editing/diff-bodies';
import type { DocumentBody } from '@izlog/contract/editing/document';
import type { Change } from '@izlog/contract/editing/op';

/** A step that can be taken back: what it did to which document, and what takes it back. */
export interface Step {
  key: string;
  /** The op of the gesture; a later flush of the same gesture is the same step. None for what was done by no op (a discard). */
  id?: string;
  /** Steps of one group are taken back and done again together. */
  group?: string;
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
  const isSame = step.id !== undefined && last?.id === step.id;
  const next = isSame ? [...done.slice(0, -1), { ...step, before: last.before }] : [...done, step];
  return { done: next.slice(-mostSteps), undone: [] };
}

/** What leads from one body to another, as steps of one group. */
export function stepsBetween(key: string, from: DocumentBody, to: DocumentBody, group: string): Step[] {
  let body = from;
  return diffBodies(from, to).flatMap((change) => {
    const applied = applyOp(body, change);
    if ('fault' in applied) return [];
    body = applied.body;
    return [{ key, group, change, before: applied.before }];
  });
}

/** Whether a step can be taken back here: its document is open. */
export type IsHere = (step: Step) => boolean;

/** Handles the last step off, with all of its group, in the order in which they are taken back. */
export function popDone(stack: UndoStack, isHere: IsHere): { steps: Step[]; stack: UndoStack } | undefined {
  const { taken, left } = takeLast(stack.done, isHere);
  return taken.length === 0
    ? undefined
    : { steps: taken, stack: { done: left, undone: [...stack.undone, ...taken] } };
}

/** Handles the last step that was taken back, with all of its group, in the order in which they are done again. */
export function popUndone(stack: UndoStack, isHere: IsHere): { steps: Step[]; stack: UndoStack } | undefined {
  const { taken, left } = takeLast(stack.undone, isHere);
  return taken.length === 0
    ? undefined
    : { steps: taken, stack: { done: [...stack.done, ...taken], undone: left } };
}

function takeLast(steps: readonly Step[], isHere: IsHere): { taken: Step[]; left: Step[] } {
  const last = steps.findLast(isHere);
  const isTaken = (step: Step) =>
    step === last || (last?.group !== undefined && step.group === last.group && isHere(step));
  return { taken: steps.filter(isTaken).toReversed(), left: steps.filter((step) => !isTaken(step)) };
}
