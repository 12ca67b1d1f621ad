import { expect, test, vi } from 'vitest';
import { siteSettings } from '#test/site-settings.ts';
import { createSiteCache } from './site-cache.ts';

const byHost = () => vi.fn(async (host: string) => siteSettings({ name: host }));

test('[SET-004] the settings of a host are asked once a minute', async () => {
  let now = 0;
  const load = byHost();
  const cache = createSiteCache(load, () => now);

  await cache.get('a.example');
  now = 59_999;
  await cache.get('a.example');
  expect(load).toHaveBeenCalledTimes(1);

  now = 60_000;
  await cache.get('a.example');
  expect(load).toHaveBeenCalledTimes(2);
});

test('[SET-019] each host has its own settings', async () => {
  const cache = createSiteCache(byHost());

  expect((await cache.get('a.example')).name).toBe('a.example');
  expect((await cache.get('b.example')).name).toBe('b.example');
});

test('requests at the same time share one question', async () => {
  const load = byHost();
  const cache = createSiteCache(load);

  await Promise.all([cache.get('a.example'), cache.get('a.example'), cache.get('a.example')]);

  expect(load).toHaveBeenCalledTimes(1);
});

test('a failure is not remembered', async () => {
  const load = vi.fn(async (): Promise<ReturnType<typeof siteSettings>> => siteSettings());
  load.mockRejectedValueOnce(new Error('The platform does not answer.'));
  const cache = createSiteCache(load);

  await expect(cache.get('a.example')).rejects.toThrow('does not answer');
  expect((await cache.get('a.example')).name).toBe('Izlog');
});

test('what was written is seen at once after clear', async () => {
  const load = byHost();
  const cache = createSiteCache(load);
  await cache.get('a.example');

  cache.clear();
  await cache.get('a.example');

  expect(load).toHaveBeenCalledTimes(2);
});

test('invented host names do not fill the memory', async () => {
  const load = byHost();
  const cache = createSiteCache(load);
  await cache.get('a.example');

  for (let index = 0; index < 1100; index += 1) await cache.get(`host-${index}.example`);
  await cache.get('a.example');

  expect(load.mock.calls.filter(([host]) => host === 'a.example')).toHaveLength(2);
});
