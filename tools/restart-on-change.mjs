import { spawn } from 'node:child_process';
import { watch } from 'node:fs';

/**
 * Runs a script under this Node and starts it again when a source in one of the folders changes. It ends with SIGINT or
 * SIGTERM, and the script before it. Node's own `--watch` watches whatever was imported, and so the file that Vite
 * writes, imports and removes for its settings: the program would start again for ever. What shall live on between two
 * starts is taken by `hold` before the first one ends, and let go by `release` in the end.
 */
export function restartOnChange({ script, args, folders, hold = async () => {}, release = async () => {} }) {
  let child;
  let isLeaving = false;
  // Set while the program is asked to make room for its successor.
  let isRestarting = false;
  let timer;

  const start = () => {
    isRestarting = false;
    child = spawn(process.execPath, [script, ...args], { stdio: 'inherit' });
    child.on('exit', (code) => {
      child = undefined;
      if (isLeaving) void leave(code ?? 0);
      else if (isRestarting) start();
      else console.error('It has ended. It starts again with the next change of a source.');
    });
  };
  const restart = async (file) => {
    console.error(`${file} has changed.`);
    if (!child) return start();
    const former = child;
    isRestarting = true;
    await hold();
    // It may have ended by itself meanwhile, and another may have begun.
    if (child === former) former.kill('SIGTERM');
  };
  const leave = async (code) => {
    await release();
    process.exit(code);
  };

  for (const folder of folders)
    watch(folder, { recursive: true }, (_event, file) => {
      if (!file || !/(?<!\.test)\.(ts|mjs|json)$/.test(file) || isRestarting || isLeaving) return;
      // An editor writes a file in several steps, a change of branch many files.
      clearTimeout(timer);
      timer = setTimeout(restart, 150, file);
    });
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      isLeaving = true;
      if (!child) return void leave(0);
      // A terminal sends Ctrl-C to the program too; a second one would tell it to hurry.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  start();
}
