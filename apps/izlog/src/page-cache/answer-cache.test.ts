import type { Transport } from '@izlog/contract/client';
import { describe, expect, test } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';

type Request = Parameters<Transport>[0];

const read = (changes: Partial<Request> = {}): Request => ({
  method: 'GET',
  url: '/api/v1/product/web/get?id=12',
  headers: { site: '1', store: '1', language: 'hrv', apikey: 'key' },
  mayBeCached: true,
  ...changes,
});

/** A cache before a platform that counts its calls and answers with their number, tagged `product:12`. */
function openCache(changes: Partial<{ status: number; tags: string; publish: string }> = {}) {
  let calls = 0;
  let now = 1000;
  const platform: Transport = async () => {
    calls += 1;
    const headers = {
      'x-cache-tags': changes.tags ?? 'products,product:12',
      ...(changes.publish ? { 'x-content-seq': changes.publish } : {}),
    };
    return { status: changes.status ?? 200, headers, text: `answer ${calls}` };
  };
  const cache = createAnswerCache(platform, { maxBytes: 1e6, maxAge: 60_000, now: () => now });
  return {
    cache,
    ask: async (request: Request = read()) => (await cache.transport(request)).text,
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

describe('remembered answers of the platform', () => {
  test('[API-015] a second equal call does not reach the platform, another language, site or store does', async () => {
    const { ask } = openCache();

    expect(await ask()).toBe('answer 1');
    expect(await ask()).toBe('answer 1');
    expect(await ask(read({ headers: { ...read().headers, language: 'eng' } }))).toBe('answer 2');
    expect(await ask(read({ headers: { ...read().headers, site: '2' } }))).toBe('answer 3');
    expect(await ask(read({ headers: { ...read().headers, store: '2' } }))).toBe('answer 4');
    const { store: _, ...none } = read().headers;
    expect(await ask(read({ headers: none }))).toBe('answer 5');
    expect(await ask(read({ headers: { ...read().headers, store: '2' } }))).toBe('answer 4');
  });

  test('[API-016] answers of content go with every publish, others only with their own tags', async () => {
    const content = openCache({ publish: '7' });
    const products = openCache();
    for (const { ask, cache } of [content, products]) {
      await ask();
      cache.drop(1, ['publish', 'page:3']);
    }

    expect([await content.ask(), await products.ask()]).toEqual(['answer 2', 'answer 1']);
  });

  test('[API-015] who asks, and with which browser, makes no difference', async () => {
    const { ask } = openCache();
    const by = (name: string) =>
      read({
        headers: { ...read().headers, 'x-request-id': name, 'x-forwarded-for': name, 'user-agent': name },
      });

    expect([await ask(by('one')), await ask(by('another'))]).toEqual(['answer 1', 'answer 1']);
  });

  test('[API-016] an answer is asked for again when its time is over or something in it changed', async () => {
    const { ask, wait, cache } = openCache();
    await ask();

    wait(59_999);
    const inTime = await ask();
    wait(2);
    const late = await ask();
    cache.drop(2, ['product:12']);
    cache.drop(1, ['product:13']);
    const others = await ask();
    cache.drop(1, ['product:12']);

    expect([inTime, late, others, await ask()]).toEqual(['answer 1', 'answer 2', 'answer 2', 'answer 3']);
  });

  test.for<[string, Request]>([
    ['somebody logged in', read({ headers: { ...read().headers, accesstoken: 'token' } })],
    ['a header nobody knows', read({ headers: { ...read().headers, cart: '7' } })],
    ['a call of an endpoint that does not say so', read({ mayBeCached: false })],
    ['a call without a site', read({ headers: { language: 'hrv' } })],
  ])('[API-016] %s always reaches the platform', async ([, request]) => {
    const { ask } = openCache();

    expect([await ask(request), await ask(request)]).toEqual(['answer 1', 'answer 2']);
  });

  test('a list is remembered by what was asked for', async () => {
    const { ask } = openCache();
    const list = (body: string) => read({ method: 'POST', url: '/api/v1/product/web/filter', body });

    expect([
      await ask(list('{"page":1}')),
      await ask(list('{"page":2}')),
      await ask(list('{"page":1}')),
    ]).toEqual(['answer 1', 'answer 2', 'answer 1']);
  });

  test('refusals, and answers that do not say what they were made from, are not remembered', async () => {
    for (const changes of [{ status: 404 }, { tags: '' }]) {
      const { ask } = openCache(changes);
      expect([await ask(), await ask()]).toEqual(['answer 1', 'answer 2']);
    }
  });

  test('[CART-022] what does not say what it was made from is never given to another visitor, not even at the same moment', async () => {
    const { ask } = openCache({ tags: '' });

    expect(new Set(await Promise.all([ask(), ask(), ask()])).size).toBe(3);
  });

  test('equal calls at the same time are one, unless something was dropped in between', async () => {
    const { ask, cache } = openCache();

    const early = [ask(), ask()];
    cache.drop(1, ['product:12']);
    const late = ask();

    expect(await Promise.all([...early, late])).toEqual(['answer 1', 'answer 1', 'answer 2']);
    expect(await ask()).toBe('answer 2');
  });

  test('an answer made while its product changed is given but not remembered', async () => {
    const { ask, cache } = openCache();

    const asked = ask();
    cache.drop(1, ['product:12']);

    expect([await asked, await ask(), await ask()]).toEqual(['answer 1', 'answer 2', 'answer 2']);
  });

  test('after a gap in the notices everything is asked for again', async () => {
    const { ask, cache } = openCache();
    await ask();

    cache.clear();

    expect(await ask()).toBe('answer 2');
  });
});
