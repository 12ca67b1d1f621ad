import { navigationTree } from '@izlog/contract/cms/addresses/navigation-tree';
import { productFilter } from '@izlog/contract/product/filters/product-filter';
import { expect, test } from 'vitest';
import { fakePlatform } from '#site/testing/fake-platform.ts';
import { siteSettings } from '#test/site-settings.ts';
import { createSiteContext, publicPathname } from './create-site-context.ts';

function contextOf(path: string, cookie = '', production = true) {
  const platform = fakePlatform({
    'GET /api/v1/cms/navigation/tree/main': () => ({ id: 'main', children: [] }),
  });
  const request = new Request(`http://izlog.example:3000${path}`, { headers: { cookie } });
  const context = createSiteContext(request, {
    site: siteSettings(),
    transport: platform.transport,
    env: { production },
    requestId: 'request-1',
  });
  const headersOfACall = async () => {
    await context.call(navigationTree, { id: 'main' });
    return platform.calls[0]?.headers;
  };
  return { context, headersOfACall };
}

test('[API-003] a call carries key, site, store, language and the token of whoever is logged in', async () => {
  const { headersOfACall } = contextOf('/profil', 'auth.strategy=local; auth.token.local=token-1');

  expect(await headersOfACall()).toEqual({
    apikey: 'key-1',
    site: '1',
    store: '11',
    language: 'hrv',
    accesstoken: 'token-1',
    'x-request-id': 'request-1',
  });
});

test('[API-003] without a login there is no access token', async () => {
  expect(await contextOf('/').headersOfACall()).not.toHaveProperty('accesstoken');
});

test('[CMS-024] a preview link’s token goes to the platform with every call, edit mode asks for drafts, visitors for none', async () => {
  const token = 'a-token-of-thirty-two-signs-____';
  const staff = 'auth.strategy=admin; auth.token.admin=token-1';

  expect(await contextOf(`/o-nama?preview=${token}`).headersOfACall()).toMatchObject({ preview: token });
  expect(await contextOf(`/o-nama.data?preview=${token}`).headersOfACall()).toHaveProperty('preview');
  expect(await contextOf('/o-nama?editPage=true', staff).headersOfACall()).toMatchObject({ view: 'draft' });
  for (const path of ['/o-nama?editPage=true', '/o-nama?preview=%0d%0ax-evil:1', '/o-nama']) {
    const { context, headersOfACall } = contextOf(path);
    expect(context.isPreview).toBe(false);
    expect(Object.keys((await headersOfACall()) ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(view|preview|x-evil)$/)]),
    );
  }
});

test('[API-004] with cookie skipApiKey the key is left out, and nothing else; in production it changes nothing', async () => {
  const headers = await contextOf('/', 'skipApiKey=1', false).headersOfACall();

  expect(headers).not.toHaveProperty('apikey');
  expect(headers).toMatchObject({ site: '1', store: '11', language: 'hrv' });
  expect(await contextOf('/', 'skipApiKey=1').headersOfACall()).toHaveProperty('apikey', 'key-1');
});

test.for([
  ['/kosarica', 'hrv', '11'],
  ['/en/cart', 'eng', '12'],
  ['/DE/kasse', 'deu', '13'],
  ['/en/cart.data', 'eng', '12'],
  ['/en.data', 'eng', '12'],
] as const)('[I18N-009, I18N-017] %s asks in language %s and store %s', async ([path, language, store]) => {
  expect(await contextOf(path).headersOfACall()).toMatchObject({ language, store });
});

test('[I18N-009] a language without a store of its own asks without one', async () => {
  expect(await contextOf('/sr/kosarica').headersOfACall()).not.toHaveProperty('store');
});

test('tags of everything that was asked are collected', async () => {
  const { context, headersOfACall } = contextOf('/');

  await headersOfACall();

  expect([...context.tags]).toEqual(['fake:main']);
});

test.for([
  // A shop tried on this machine, and by a phone beside it.
  ['http://localhost:3000', undefined, 'http://localhost:3000', 'http://localhost:3000'],
  ['http://localhost:3000', undefined, 'http://10.0.0.5:3000', 'http://10.0.0.5:3000'],
  // A proxy that encrypts and does not say so, and one that hides the host too.
  ['https://prva.example', 'https://prva.example', 'http://prva.example', 'https://prva.example'],
  ['https://prva.example', 'https://prva.example', 'http://127.0.0.1:3000', 'https://prva.example'],
  ['https://www.prva.example', 'https://prva.example', 'http://127.0.0.1:3000', 'https://www.prva.example'],
  // Another site of the same installation, on its main domain and on its second one.
  ['https://druga.example', 'https://prva.example', 'http://druga.example', 'https://druga.example'],
  [
    'https://druga.example',
    'https://prva.example',
    'http://shop.druga.example',
    'https://shop.druga.example',
  ],
  ['https://druga.example', 'https://prva.example', 'https://www.druga.example', 'https://www.druga.example'],
] as const)(
  '[SET-019] with the main address %s and PUBLIC_URL %s, who asks %s is at %s, and search engines hear of the main address',
  ([mainOrigin, publicUrl, asked, visited]) => {
    const context = createSiteContext(new Request(asked), {
      site: siteSettings({ mainOrigin, domainOrigin: 'https://shop.druga.example' }),
      transport: fakePlatform({}).transport,
      env: { production: true, ...(publicUrl ? { publicUrl } : {}) },
      requestId: 'request-1',
    });

    expect([context.origin, context.visitedOrigin]).toEqual([mainOrigin, visited]);
    expect(context.isSecure).toBe(visited.startsWith('https:'));
  },
);

test('a background request names the address that a person sees', () => {
  expect(['/shop.data', '/_.data', '/en/_.data', '/shop'].map(publicPathname)).toEqual([
    '/shop',
    '/',
    '/en/',
    '/shop',
  ]);
});

test('[SET-012] a list of products is asked for in the main currency of the site', async () => {
  const platform = fakePlatform({ 'POST /api/v1/product/web/filter': () => ({ records: [] }) });
  const context = createSiteContext(new Request('http://izlog.example/shop'), {
    site: siteSettings({ currency: { id: 2, iso: 'CHF', label: 'CHF' } }),
    transport: platform.transport,
    env: { production: true },
    requestId: 'request-1',
  });

  await context.call(productFilter, {});

  expect(platform.calls[0]?.body.currency).toBe(2);
});
