import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { heapFlags, heapSettings } from '../../tools/heap-settings.mjs';

/** A server under test in a process of its own. */
export interface Child extends AsyncDisposable {
  pid: number;
  url: string;
  /** Milliseconds from its start to the line that says it listens. */
  readyAfter: number;
  /** Asks it to stop and waits for that. */
  stop(): Promise<void>;
}

/** Longest wait for a server that starts, in ms. */
const longestStart = 180_000;
const longestStop = 20_000;

/** Starts a script of the repository under this Node, and waits until what it prints matches `ready` (its first group is the address). */
export async function startChild(options: {
  script: string;
  args?: readonly string[];
  env?: Record<string, string>;
  cwd?: string;
  ready: RegExp;
}): Promise<Child> {
  const started = performance.now();
  const child = spawn(
    process.execPath,
    [
      // It ends with this process, however that ends.
      ...(process.platform === 'win32'
        ? []
        : ['--import', import.meta.resolve('../../tools/end-with-parent.mjs')]),
      // How V8 is to use memory: for ours and for the yardsticks alike, as `npm start` says it.
      ...process.execArgv.filter((flag) => heapFlags.includes(flag)),
      ...profileArgs(),
      options.script,
      ...(options.args ?? []),
    ],
    {
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      // As `npm start` sets it, for the yardsticks too.
      env: {
        ...process.env,
        NODE_ENV: 'production',
        ...heapSettings,
        ...options.env,
        END_WITH_PARENT_FD: '3',
      },
      cwd: options.cwd ?? root,
    },
  );
  const url = await readyLine(child, options);
  const { pid } = child;
  if (pid === undefined) throw new Error(`${options.script} has no process.`);
  const readyAfter = performance.now() - started;
  const stop = () => stopChild(child);
  return { pid, url, readyAfter, stop, [Symbol.asyncDispose]: stop };
}

/** With `--profile FOLDER` every server writes a processor profile when it stops; Chrome's developer tools show it. */
function profileArgs(): string[] {
  const folder = process.env.BENCH_PROFILE;
  return folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : [];
}

/** Folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

function readyLine(
  child: ChildProcess,
  { script, ready }: { script: string; ready: RegExp },
): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const refuse = (why: string) => {
      child.kill('SIGKILL');
      reject(new Error(`${script} ${why}:\n${output}`));
    };
    const timer = setTimeout(() => refuse('did not start in time'), longestStart);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (part: string) => {
        // Later lines are drained and forgotten.
        if (output.length < 100_000) output += part;
        const found = output.match(ready);
        if (!found) return;
        clearTimeout(timer);
        resolve(found[1] ?? '');
      });
    }
    child.once('error', (error) => refuse(error.message));
    child.once('exit', (code) => {
      clearTimeout(timer);
      refuse(`ended with ${code}`);
    });
  });
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), longestStop);
  await gone;
  clearTimeout(timer);
}
