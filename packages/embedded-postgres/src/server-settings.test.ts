import { expect, test } from 'vitest';
import { serverSettings } from './server-settings.ts';

const socket = { socketDir: '/run/program' };

test('the server listens on its socket alone', () => {
  const text = serverSettings(socket);

  expect(text).toContain("listen_addresses = ''");
  expect(text).toContain("unix_socket_permissions = '0700'");
});

test('durability is not traded for speed', () => {
  expect(serverSettings(socket)).not.toMatch(/fsync|full_page_writes|synchronous_commit/);
});

test('memory follows the size of the machine within bounds', () => {
  const buffers = [2 ** 28, 2 ** 31, 2 ** 37].map(
    (memory) => /shared_buffers = '(\w+)'/.exec(serverSettings(socket, {}, memory))?.[1],
  );

  expect(buffers).toEqual(['48MB', '128MB', '512MB']);
});

test('in a container with little shared memory the data folder serves instead', () => {
  const text = serverSettings(socket, {}, 2 ** 31, 2 ** 26);

  expect(text).toContain(
    process.platform === 'win32' ? "_type = 'windows'" : "dynamic_shared_memory_type = 'mmap'",
  );
});
