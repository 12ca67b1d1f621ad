import type { Part } from '../cms/content/part.ts';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** The four bags of fields that a part has. */
export const bags = ['meta', 'options', 'mobileMeta', 'mobileOptions'] as const;
export type Bag = (typeof bags)[number];

/** Place of a field: `root/meta/title`. */
export type Path = `${string}/${Bag}/${string}`;

/**
 * A change of a body. `after` is the sibling before it, in whatever slot; null means the first place, one that is gone
 * the last. Rich text, a button, a list of products are one value.
 */
export type Change =
  | { op: 'set'; path: Path; value: unknown }
  | { op: 'unset'; path: Path }
  | { op: 'insert'; part: Part; parent: string; slot: string; after: string | null }
  | { op: 'move'; part: string; parent: string; slot: string; after: string | null }
  | { op: 'remove'; part: string };

/** A part that is put in. */
export type Insertion = Extract<Change, { op: 'insert' }>;

/**
 * A change as it is sent and kept: with the id of its gesture and which flush of it this is. A later flush of the same
 * gesture (typing goes on) replaces the former; `undoes` names the op that it takes back.
 */
export type Op = Change & { id: string; n: number; undoes?: string };

/** Why an op cannot be applied to a body. */
export type OpFault =
  | 'pathMalformed'
  | 'partUnknown'
  | 'parentUnknown'
  | 'idTaken'
  | 'insideItself'
  | 'rootStays';

/** What the server says to each op. */
export type OpResult = { id: string } & (
  | { state: 'applied' | 'duplicate' }
  /**
   * `base`: what stood in the field before others wrote there. `back`: what was removed under the change, as anyone who keeps
   * it puts it in again. `isOwn`: the same person wrote it, in another session.
   */
  | {
      state: 'conflict';
      path: string;
      theirs: unknown;
      by: string;
      at: string;
      isOwn?: true;
      base?: unknown;
      back?: Insertion;
    }
  | { state: 'invalid'; code: string; path: string; values?: object }
  | { state: 'skipped'; because: string }
);

const form = /^(.+)\/(meta|options|mobileMeta|mobileOptions)\/([^/]+)$/s;

/** The part, bag and field of a path; nothing when it is none. `__proto__` names no field. */
export function readPath(path: string): { part: string; bag: Bag; field: string } | undefined {
  const [, part, bag, field] = form.exec(path) ?? [];
  if (part === undefined || field === undefined || field === '__proto__') return undefined;
  return { part, bag: bag as Bag, field };
}

export function pathOf(part: string, bag: Bag, field: string): Path {
  return `${part}/${bag}/${field}`;
}
