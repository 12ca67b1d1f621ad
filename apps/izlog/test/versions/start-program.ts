import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { ended } from '../end-process.ts';

/**
 * `izlog start` of the program in a folder, of whatever version, from the moment it says that it is open. Ends with the test
 * at the latest. Throws when the program ends before.
 */
export async function startProgram(folder: string, env: NodeJS.ProcessEnv) {
  const port = await freePort();
  const program = ['tools/run.mjs', 'apps/izlog/bin/izlog.mjs', 'start'];
  const child = spawn(process.execPath, program, {
    cwd: folder,
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  await new Promise<void>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      if (line.startsWith('Izlog is open')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The node of ${folder} ended with ${code}.`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      child.kill('SIGTERM');
      return ended(child);
    },
  };
}

/** A node greets with the address that visitors use: its own is chosen beforehand. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
