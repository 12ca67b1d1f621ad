import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startEmbeddedDatabase } from '#izlog/embedded-database.ts';
import { holdServer } from '#izlog/hold-server.ts';
import { ended } from './end-process.ts';

vi.setConfig({ testTimeout: 30_000 });

const module = pathToFileURL(join(import.meta.dirname, '../../../tools/restart-on-change.mjs')).href;
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'izlog-dev-'));
  for (const part of ['src', 'elsewhere']) mkdirSync(join(folder, part));
  // What Vite does with its settings: a module that is written, imported and removed again.
  writeFileSync(
    join(folder, 'program.mjs'),
    `import { unlinkSync, writeFileSync } from 'node:fs';
    const file = ${JSON.stringify(join(folder, 'elsewhere'))} + '/settings.' + Date.now() + '.mjs';
    writeFileSync(file, 'export default 1');
    await import(file);
    unlinkSync(file);
    process.on('SIGTERM', () => setTimeout(() => process.exit(0), 50));
    setTimeout(() => console.log('open'), 300);
    setInterval(() => {}, 1000);`,
  );
  writeFileSync(
    join(folder, 'run.mjs'),
    `import { restartOnChange } from ${JSON.stringify(module)};
    restartOnChange({ script: ${JSON.stringify(join(folder, 'program.mjs'))}, args: [],
      folders: [${JSON.stringify(join(folder, 'src'))}],
      hold: async () => console.log('held'), release: async () => console.log('released') });`,
  );
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('in development the program starts anew when a source changes, once, and never by what it writes itself', async () => {
  const watched = spawn(process.execPath, [join(folder, 'run.mjs')], { stdio: ['ignore', 'pipe', 'pipe'] });
  const { opened, said } = linesOf(watched);
  await expect.poll(opened).toBe(1);

  writeFileSync(join(folder, 'src/notes.md'), 'no source');
  writeFileSync(join(folder, 'src/price.test.ts'), '// a test');
  writeFileSync(join(folder, 'src/price.ts'), '// half written');
  writeFileSync(join(folder, 'src/price.ts'), '// written');
  await expect.poll(opened).toBe(2);
  writeFileSync(join(folder, 'src/price.ts'), '// written again');
  await expect.poll(opened).toBe(3);
  watched.kill('SIGTERM');

  expect(await ended(watched)).toBe(0);
  expect(opened()).toBe(3);
  // Its last words may be read after its end is known.
  await expect.poll(() => said().filter((line) => line !== 'open')).toEqual(['held', 'held', 'released']);
});

test('the embedded database lives on while the program starts anew, and stops with the last who leaves it', async () => {
  const home = mkdtempSync(join(tmpdir(), 'izlog-dev-'));
  chmodSync(home, 0o755);
  vi.stubEnv('DATA_DIR', home);
  vi.stubEnv('DATABASE_URL', undefined);
  const database = holdServer();
  const start = () => startEmbeddedDatabase({ dataDir: home });
  const program = await start();

  await database.hold();
  await database.hold();
  await program.stop();
  const successor = await start();
  await successor.stop();
  await database.release();
  const later = await start();

  expect([program.attached, successor.attached, later.attached]).toEqual([false, true, false]);
  await later.stop();
  rmSync(home, { recursive: true, force: true });
  vi.unstubAllEnvs();
}, 90_000);

function linesOf(child: ChildProcess) {
  const lines: string[] = [];
  if (child.stdout) createInterface(child.stdout).on('line', (line) => lines.push(line));
  return { opened: () => lines.filter((line) => line === 'open').length, said: () => lines };
}
