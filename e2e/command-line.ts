import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs `izlog …` beside the shop under test and gives what it printed. */
export async function izlog(...args: string[]): Promise<string> {
  const folder = process.env.E2E_DATA_DIR;
  if (!folder) throw new Error('E2E_DATA_DIR has to name the data folder of the shop at E2E_BASE_URL.');
  return izlogIn(folder, ...args);
}

/** The same beside a shop whose data lie in a folder. */
export async function izlogIn(folder: string, ...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['tools/run.mjs', 'apps/izlog/bin/izlog.mjs', ...args], {
    cwd: new URL('..', import.meta.url),
    env: { ...process.env, DATA_DIR: folder },
  });
  return stdout;
}
