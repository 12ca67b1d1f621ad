import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Refusal } from '#platform/kernel/refusal.ts';
import { checkSvg } from './safety/check-svg.ts';

/** Longest time in ms that one drawing may take, from the moment in which it is begun. */
const patience = 10_000;
/** And until then: on a machine that is busy with its first start, a process of Node takes many times as long to begin. */
const startPatience = 60_000;
/** A process that has rendered nothing for so many ms is ended. */
const idle = 30_000;

/** What the process that draws is asked for: a box to fit the drawing into, never enlarged. */
export interface DrawingOrder {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** What it answers at last: the drawing as PNG, and its own size; or why not. */
export type RenderedSvg = { png: Uint8Array; width: number; height: number } | { reason: string };

/** What it says before: that it has everything it needs, and draws. */
export type DrawingBegan = 'began';

type Rendered = Extract<RenderedSvg, { png: Uint8Array }>;

let artist: ChildProcess | undefined;
let turn: Promise<unknown> = Promise.resolve();
let rest: NodeJS.Timeout | undefined;

/**
 * Draws an SVG, one after the other, in a process of its own that is killed when one takes too long: within ours nothing
 * could stop it, and it would hold the memory and a thread that all pictures share. Refuses with fileUnreadable.
 */
export async function drawSvg(order: DrawingOrder, longest = patience): Promise<Rendered> {
  checkSvg(order.bytes);
  const rendered = turn.then(() => drawNow(order, longest));
  turn = rendered.catch(() => undefined);
  return rendered;
}

function drawNow(order: DrawingOrder, longest: number): Promise<Rendered> {
  clearTimeout(rest);
  artist ??= callArtist();
  const child = artist;
  return new Promise((resolve, reject) => {
    const refuse = (reason: string) => finish(() => reject(new Refusal('fileUnreadable', { reason })));
    let timer = setTimeout(() => refuse('The program that draws does not begin.'), startPatience);
    const onAnswer = (answer: RenderedSvg | DrawingBegan) => {
      if (answer === 'began') {
        clearTimeout(timer);
        timer = setTimeout(() => refuse('The drawing takes too long.'), longest);
      } else if ('png' in answer) finish(() => resolve(answer), true);
      else finish(() => reject(unreadable(answer)), true);
    };
    const onEnd = () => refuse('The drawing cannot be drawn.');
    function finish(settle: () => void, isFit = false): void {
      clearTimeout(timer);
      child.off('message', onAnswer).off('exit', onEnd).off('error', onEnd);
      if (isFit) rest = setTimeout(() => dismiss(child), idle).unref();
      else dismiss(child);
      settle();
    }
    child.on('message', onAnswer).once('exit', onEnd).once('error', onEnd);
    child.send(order, (error) => {
      if (error) onEnd();
    });
  });
}

function dismiss(child: ChildProcess): void {
  child.kill('SIGKILL');
  if (artist === child) artist = undefined;
}

function unreadable({ reason }: { reason: string }): Refusal {
  return new Refusal('fileUnreadable', { reason });
}

function callArtist(): ChildProcess {
  const child = fork(fileURLToPath(new URL('./draw-svg-process.ts', import.meta.url)), [], {
    serialization: 'advanced',
    stdio: 'ignore',
    execArgv: [],
  });
  child.on('exit', () => {
    if (artist === child) artist = undefined;
  });
  // Reported to the one who waits for a drawing; between two, the exit above is enough.
  child.on('error', () => {});
  // Nobody stays up for it.
  child.unref();
  child.channel?.unref();
  return child;
}
