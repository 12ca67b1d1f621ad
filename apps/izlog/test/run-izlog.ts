import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { ended } from './end-process.ts';

const program = fileURLToPath(new URL('../bin/izlog.mjs', import.meta.url));

/** Runs a command of the real program to its end. */
export async function runIzlog(args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [program, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [code, stdout, stderr] = await Promise.all([ended(child), text(child.stdout), text(child.stderr)]);
  return { code, stdout, stderr };
}

/** A shop started by the real program. */
export interface StartedShop {
  process: ChildProcess;
  url: string;
  /** Everything it has printed so far. */
  said(): string;
  /** Ends it with SIGTERM and gives its exit code. */
  stop(): Promise<number | null>;
}

/** `izlog start`, from the moment it has printed everything it prints at a start. Throws when it ends before. */
export async function startIzlog(env: NodeJS.ProcessEnv): Promise<StartedShop> {
  const child = spawn(process.execPath, [program, 'start'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  const output = createInterface(child.stdout);
  const url = await new Promise<string>((resolve, reject) => {
    output.on('line', (line) => {
      lines.push(line);
      const found = line.match(/Izlog is open: (\S+)/)?.[1];
      // The rest of the greeting is written in the same moment.
      if (found) setImmediate(resolve, found);
    });
    child.once('exit', () => reject(new Error('The shop ended before it was open.')));
  });
  return {
    process: child,
    url,
    said: () => lines.join('\n'),
    stop() {
      child.kill('SIGTERM');
      return ended(child);
    },
  };
}
