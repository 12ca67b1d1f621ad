import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { buildKey } from '#test/builders/program-key.ts';
import { platformTest as test } from '#test/kit.ts';

const root = join(import.meta.dirname, '../../../../..');
const program = join(root, 'node_modules/@modelcontextprotocol/conformance/dist/index.js');

/**
 * The scenarios of the official package that are of a server with tools of its own. All others call tools, prompts and resources
 * of the package's example server by their names.
 */
const scenarios = ['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection'];

test('[DOOR-06] the official conformance package passes', { tags: 'release' }, async ({
  platform,
  onTestFinished,
}) => {
  const shop = await platform.app.listen({ port: 0, host: '127.0.0.1' });
  const { secret } = await buildKey(platform, { mayRead: ['catalogue.edit'], proposes: true });
  // The package knows no key: what it sends gets one on the way, and nothing else is changed.
  const door = createServer((asked, reply) => {
    const headers = { ...asked.headers, authorization: `Bearer ${secret}` };
    const passed = request(new URL(asked.url ?? '/', shop), { method: asked.method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(reply);
    });
    asked.pipe(passed);
  });
  await new Promise<void>((done) => door.listen(0, '127.0.0.1', done));
  onTestFinished(() => void door.close());
  const folder = mkdtempSync(join(tmpdir(), 'izlog-conformance-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const url = `http://localhost:${(door.address() as AddressInfo).port}/mcp`;
  for (const scenario of scenarios) {
    const run = promisify(execFile)(process.execPath, [
      program,
      'server',
      ...['--url', url, '--scenario', scenario, '--output-dir', folder],
    ]);
    const { stdout } = await run.catch((failed: { stdout: string }) => failed);
    expect(stdout).toMatch(/Passed: (\d+)\/\1\b/);
  }
});
