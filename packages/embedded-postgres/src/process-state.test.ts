import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { processState } from './process-state.ts';

test('a process counts as the server only when it works on the data folder', () => {
  expect(processState(process.pid, process.cwd())).toBe('server');
  expect(processState(process.pid, '/somewhere/else')).toBe('gone');
  expect(processState(0, process.cwd())).toBe('gone');
});

test.runIf(process.platform === 'linux')('a zombie that its parent does not collect is gone', async () => {
  // The shell starts a child, becomes `sleep`, and `sleep` never collects it.
  const parent = spawn('sh', ['-c', 'sleep 0.05 & echo $!; exec sleep 60'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [words] = await once(parent.stdout, 'data');
  const zombie = Number(String(words));

  await expect.poll(() => processState(zombie, process.cwd())).toBe('gone');

  expect(process.kill(zombie, 0)).toBe(true);
  parent.kill('SIGKILL');
});
