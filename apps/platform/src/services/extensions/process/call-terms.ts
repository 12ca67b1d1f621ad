import type { ExtensionFaultKind } from '@izlog/contract/settings/extensions';
import type { AskedRequest } from './host-messages.ts';

/** Why a call to an extension came to nothing. */
export class ExtensionFault extends Error {
  readonly kind: ExtensionFaultKind;
  /** The end of what it wrote to the log meanwhile. */
  readonly output: string;

  constructor(kind: ExtensionFaultKind, message: string, output = '') {
    super(message);
    this.kind = kind;
    this.output = output;
  }
}

/** Another call ended the process that this one ran in: it is made again and counts as no fault. */
export class EndedBeside extends Error {}

/** What the extension is answered that asks for something, or why not. */
export type Answer =
  | { reply: { status: number; headers: Record<string, string>; text: string } }
  | { refused: string };

/** How a call is run: its time, and who answers what it asks for. */
export interface CallTerms {
  timeoutMs: number;
  answer(of: 'shop' | 'outside', request: AskedRequest): Promise<Answer>;
}

/** Bounds of one extension. Memory is that of the whole process, of which Node itself needs some 70 MB. */
export interface Bounds {
  heapMb: number;
  memoryMb: number;
  /** What it may write to the log in one call, and say to us in one line. */
  logBytes: number;
  lineBytes: number;
  /** What it may ask for in one call. */
  asks: number;
  /** Time to start and to load: a machine that is busy is no fault of an extension, and nobody waits for it. */
  loadMs: number;
  /** A process that has nothing to do ends after this. */
  idleMs: number;
}

export const usualBounds: Bounds = {
  heapMb: 128,
  memoryMb: 384,
  logBytes: 64 * 1024,
  lineBytes: 4 * 1024 * 1024,
  asks: 1000,
  loadMs: 30_000,
  idleMs: 30_000,
};
