import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Duplex, Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { type Bounds, type CallTerms, EndedBeside, ExtensionFault } from './call-terms.ts';
import { asksAtOnce, type FromHost, type ToHost } from './host-messages.ts';
import { lower, readLines, residentMb } from './watch-process.ts';

export type Work =
  | { do: 'event'; siteId: number; event: { type: string } }
  | { do: 'job'; siteId: number; job: string };

const host = fileURLToPath(new URL('./host-process.ts', import.meta.url));
/** What the host itself is made of, in a copy of the sources and in the installed package. */
const program = fileURLToPath(new URL('../../../../../../', import.meta.url));
const ownFiles = ['apps', 'packages', 'node_modules', 'package.json'].map((name) => join(program, name));

interface Running {
  terms: CallTerms;
  asks: number;
  done(value: unknown): void;
  fail(error: Error): void;
  timer: NodeJS.Timeout;
}

/** How long the last lines of a log are waited for. */
const outputMs = 20;

type Order = Work | { do: 'describe'; file: string };

/** A process with one extension, from its start until it ends or breaks a bound. */
export class HostProcess {
  isOpen = true;
  /** The extension of this process, once it is asked to load. */
  loaded: Promise<unknown> | undefined;
  readonly #bounds: Bounds;
  readonly #child: ChildProcess;
  readonly #calls = new Map<number, Running>();
  #made = 0;
  #output = '';
  #written = 0;
  #idle: NodeJS.Timeout | undefined;
  #watching: NodeJS.Timeout | undefined;
  #culprit: number | undefined;
  #unanswered = 0;

  constructor(folder: string, bounds: Bounds, onOutput: (text: string) => void) {
    this.#bounds = bounds;
    const reads = [
      ...ownFiles,
      folder,
      join(dirname(dirname(folder)), 'node_modules'),
      join(dirname(dirname(folder)), 'package.json'),
    ];
    this.#child = spawn(
      process.execPath,
      [
        '--permission',
        ...reads.filter(existsSync).map((path) => `--allow-fs-read=${realpathSync(path)}`),
        `--max-old-space-size=${bounds.heapMb}`,
        '--disable-warning=ExperimentalWarning',
        host,
      ],
      // Nothing of the environment: it holds secrets.
      { stdio: ['pipe', 'pipe', 'pipe', 'pipe'], env: {}, cwd: folder },
    );
    const child = this.#child;
    for (const stream of [child.stdout, child.stderr] as Readable[])
      stream.setEncoding('utf8').on('data', (text: string) => {
        onOutput(text);
        this.#note(text);
      });
    child.stdin?.on('error', () => {});
    child.on('error', (error) => this.#end(new ExtensionFault('broken', error.message)));
    child.on('close', (code, signal) => this.#end(this.#whyEnded(code, signal)));
    readLines(child.stdio[3] as Duplex, bounds.lineBytes, (line) => this.#take(line));
    if (child.pid !== undefined) lower(child.pid);
  }

  call(order: Order, terms: CallTerms): Promise<unknown> {
    this.#made++;
    const id = this.#made;
    clearTimeout(this.#idle);
    if (this.#calls.size === 0) this.#watch();
    return new Promise((done, fail) => {
      const timer = setTimeout(() => {
        this.#culprit = id;
        this.#stop(new ExtensionFault('slow', `It took longer than ${terms.timeoutMs / 1000} s.`));
      }, terms.timeoutMs);
      this.#calls.set(id, { terms, asks: 0, done, fail, timer });
      this.#send({ id, ...order } as ToHost);
    });
  }

  end(): void {
    this.#stop(new EndedBeside('it was closed'));
  }

  #send(message: ToHost): void {
    this.#child.stdin?.write(`${JSON.stringify(message)}\n`);
  }

  #take(line: string | undefined): void {
    if (!this.isOpen) return;
    if (line === undefined) {
      this.#stop(new ExtensionFault('flood', 'It said more in one go than it may.'));
      return;
    }
    try {
      this.#hear(JSON.parse(line) as FromHost);
    } catch {
      // An extension that writes to our door by hand may write anything.
      this.#stop(new ExtensionFault('threw', 'It said what is no message.'));
    }
  }

  #hear(message: FromHost): void {
    if ('ask' in message) {
      this.#ask(message);
      return;
    }
    const call = this.#calls.get(message.id);
    if (!call) return;
    if ('value' in message) {
      this.#leave(message.id, () => call.done(message.value));
      return;
    }
    const { name, message: words, stack } = message.failed;
    const kind = name === 'Undeclared' ? 'undeclared' : 'threw';
    // What it wrote to the log before comes by another pipe, and perhaps a moment later.
    const tell = () => call.fail(new ExtensionFault(kind, `${name}: ${words}`, this.#said(stack)));
    setTimeout(() => this.#leave(message.id, tell), outputMs);
  }

  #ask({ ask, within, of, request }: Extract<FromHost, { ask: number }>): void {
    const call = this.#calls.get(within);
    // What still asks when its call is over is answered no more.
    if (!call) {
      this.#send({ answers: ask, refused: 'The call is over.' });
      return;
    }
    call.asks++;
    this.#unanswered++;
    if (call.asks > this.#bounds.asks || this.#unanswered > 2 * asksAtOnce) {
      this.#culprit = within;
      this.#stop(
        new ExtensionFault('flood', `It asked for more than ${this.#bounds.asks} things in one call.`),
      );
      return;
    }
    call.terms
      .answer(of, request)
      .catch(() => ({ refused: 'The shop could not answer.' }))
      .then((answer) => {
        this.#unanswered--;
        if (this.isOpen) this.#send({ answers: ask, ...answer });
      });
  }

  #note(text: string): void {
    this.#output = (this.#output + text).slice(-4000);
    this.#written += text.length;
    if (this.#written > this.#bounds.logBytes)
      this.#stop(
        new ExtensionFault('flood', `It wrote more than ${this.#bounds.logBytes / 1024} kB to the log.`),
      );
  }

  #said = (stack: string): string => [stack, this.#output].filter(Boolean).join('\n').slice(-4000);

  #leave(id: number, tell: () => void): void {
    const call = this.#calls.get(id);
    clearTimeout(call?.timer);
    this.#calls.delete(id);
    tell();
    if (this.#calls.size > 0) return;
    clearInterval(this.#watching);
    this.#written = 0;
    // Work that goes on behind a call that is over ends here too.
    this.#idle = setTimeout(() => this.end(), this.#bounds.idleMs);
    this.#idle.unref();
  }

  /** Memory outside of V8's heap has no bound of its own: it is looked at, and ours is another process. */
  #watch(): void {
    const most = this.#bounds.memoryMb;
    this.#watching = setInterval(() => {
      residentMb(this.#child.pid).then((mb) => {
        if (mb > most) this.#stop(new ExtensionFault('memory', `It took more than ${most} MB.`));
      });
    }, 200);
    this.#watching.unref();
  }

  #whyEnded(code: number | null, signal: NodeJS.Signals | null): Error {
    if (/heap out of memory|Allocation failed/.test(this.#output))
      return new ExtensionFault('memory', `It took more than ${this.#bounds.heapMb} MB.`);
    const words = this.#output.split('\n').find((line) => /^\s*\w*(Error|Undeclared)\b.*:/.test(line));
    return new ExtensionFault(
      'threw',
      words?.trim() ?? `Its process ended (${signal ?? code}).`,
      this.#output,
    );
  }

  #stop(why: Error): void {
    if (!this.isOpen) return;
    this.#child.kill('SIGKILL');
    this.#end(why);
  }

  /** Tells the call that did it, or the only one; others only that it is over. */
  #end(why: Error): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    clearInterval(this.#watching);
    clearTimeout(this.#idle);
    const culprit = this.#culprit ?? (this.#calls.size === 1 ? [...this.#calls.keys()][0] : undefined);
    for (const [id, call] of this.#calls) {
      clearTimeout(call.timer);
      const isOwn = culprit === undefined || culprit === id;
      call.fail(isOwn ? this.#withOutput(why) : new EndedBeside(why.message));
    }
    this.#calls.clear();
  }

  #withOutput(why: Error): Error {
    return why instanceof ExtensionFault && why.output === ''
      ? new ExtensionFault(why.kind, why.message, this.#output)
      : why;
  }
}
