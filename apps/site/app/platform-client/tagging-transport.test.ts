import { expect, test } from 'vitest';
import { collectTags } from './tagging-transport.ts';

test('the tags of every answer are collected once, without spaces and empty ones', async () => {
  const tags = new Set(['product:1']);
  const transport = collectTags(
    async () => ({ status: 200, text: '', headers: { 'x-cache-tags': 'product:1, product:2,,' } }),
    tags,
  );

  await transport({ method: 'GET', url: '/', headers: {} });

  expect([...tags]).toEqual(['product:1', 'product:2']);
});

test('an answer without tags adds none and comes through as it is', async () => {
  const tags = new Set<string>();
  const answer = { status: 404, text: '{}', headers: {} };

  expect(await collectTags(async () => answer, tags)({ method: 'GET', url: '/', headers: {} })).toBe(answer);
  expect(tags.size).toBe(0);
});
