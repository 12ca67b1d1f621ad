import { afterEach, expect, test, vi } from 'vitest';
import { readDocumentFacts } from './read-document-facts.ts';

afterEach(() => {
  document.head.innerHTML = '';
  document.documentElement.removeAttribute('lang');
  vi.unstubAllGlobals();
});

function serverWrote(answer: () => Promise<Response>) {
  document.documentElement.lang = 'sr';
  document.head.innerHTML =
    '<meta name="messages" content="/assets/hr-1.json" data-locale="hr"><meta name="request-id" content="request-1">';
  const fetching = vi.fn(answer);
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

test('[I18N-016] the browser takes language, texts and number of the request from the document', async () => {
  const fetching = serverWrote(async () => new Response('{"cart.title":"Košarica"}'));

  expect(await readDocumentFacts()).toEqual({
    lang: 'sr',
    locale: 'hr',
    messages: { 'cart.title': 'Košarica' },
    messagesUrl: '/assets/hr-1.json',
    requestId: 'request-1',
  });
  expect(fetching).toHaveBeenCalledWith('/assets/hr-1.json');
});

test('texts that were asked for before the scripts came are not asked for again, unless they did not come', async () => {
  const fetching = serverWrote(async () => new Response('{"cart.title":"Košarica"}'));
  vi.stubGlobal('earlyWords', Promise.resolve({ 'cart.title': 'Rano' }));
  expect((await readDocumentFacts())?.messages).toEqual({ 'cart.title': 'Rano' });
  expect(fetching).not.toHaveBeenCalled();

  vi.stubGlobal('earlyWords', Promise.resolve(null));
  expect((await readDocumentFacts())?.messages).toEqual({ 'cart.title': 'Košarica' });
});

test('[I18N-015] without its texts the page stays as the server made it', async () => {
  serverWrote(async () => new Response('', { status: 404 }));

  expect(await readDocumentFacts()).toBeUndefined();
});

test('[I18N-015] a line that breaks does not break the page, and developers are told', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  serverWrote(() => Promise.reject(new TypeError('Failed to fetch')));

  expect(await readDocumentFacts()).toBeUndefined();

  expect(warn).toHaveBeenCalledTimes(1);
});

test('a document that is not ours has no facts', async () => {
  expect(await readDocumentFacts()).toBeUndefined();
});
