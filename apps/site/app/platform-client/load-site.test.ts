import { expect, test, vi } from 'vitest';
import { demoAnswers, domain } from '#site/testing/demo-answers.ts';
import { type Answers, fakePlatform, refused } from '#site/testing/fake-platform.ts';
import { loadSite } from './load-site.ts';

const platformWith = (answers: Answers = {}) => fakePlatform({ ...demoAnswers, ...answers });
const currencies = (mainCurrencyId: number) => ({
  'GET /api/v2/ecommerce/settings/getCurrencyConfig': () => ({
    responseData: {
      allowedCurrencies: [
        { id: 1, label: 'EUR', symbol: '€', iso: 'EUR', rate: 1 },
        { id: 2, label: 'CHF', symbol: 'CHF', iso: 'CHF', rate: 0.95 },
      ],
      mainCurrencyId,
    },
  }),
});

test('[SET-001] the platform is told the host and says which site it is', async () => {
  const { transport, calls } = platformWith();

  const site = await loadSite('izlog.example:3000', transport);

  expect(calls[0]).toMatchObject({
    path: '/api/v2/domainDetect',
    headers: { customreferer: 'izlog.example:3000' },
  });
  expect(site).toMatchObject({ siteId: '1', apiKey: 'key-1', name: 'Izlog' });
});

test('[API-003] options and currency are asked as the site, in its default language and store', async () => {
  const { transport, calls } = platformWith();

  await loadSite('izlog.example', transport);

  for (const call of calls.slice(1)) {
    expect(call.headers, call.path).toMatchObject({
      apikey: 'key-1',
      site: '1',
      language: 'hrv',
      store: '1',
    });
  }
});

test('[SET-002] a host that nobody owns has no site', async () => {
  const { transport } = platformWith({
    'POST /api/v2/domainDetect': () => {
      throw refused(404, 'SITE_UNKNOWN');
    },
  });

  await expect(loadSite('tudja.example', transport)).rejects.toMatchObject({ code: 'SITE_UNKNOWN' });
});

test('[I18N-006] the languages a visitor may choose are those of the domain, with their own names', async () => {
  const { transport } = platformWith({ 'POST /api/v2/domainDetect': () => domain(['eng', 'hrv']) });

  const { languages } = await loadSite('izlog.example', transport);

  expect(languages).toEqual([
    { code: 'eng', code2: 'en', name: 'English', isDefault: true },
    { code: 'hrv', code2: 'hr', name: 'hrvatski', isDefault: false },
  ]);
});

test('[I18N-006] a code that is no language is left out', async () => {
  const { transport } = platformWith({ 'POST /api/v2/domainDetect': () => domain(['hrv', 'xxx']) });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});

  expect((await loadSite('izlog.example', transport)).languages.map(({ code }) => code)).toEqual(['hrv']);
  expect(warn).toHaveBeenCalledWith('Language xxx of the site is not known and is left out');
});

test('[I18N-009] the store of each language is known', async () => {
  const { stores } = await loadSite('izlog.example', platformWith().transport);

  expect(stores).toEqual({ hrv: '1', eng: '2', deu: '3', srp: '4' });
});

test('[SET-012] prices are in the main currency', async () => {
  const { currency } = await loadSite('izlog.example', platformWith(currencies(2)).transport);

  expect(currency).toMatchObject({ id: 2, iso: 'CHF' });
});

test('[SET-012] a main currency that is not allowed gives way to the first allowed one', async () => {
  const { currency } = await loadSite('izlog.example', platformWith(currencies(9)).transport);

  expect(currency).toMatchObject({ id: 1, iso: 'EUR' });
});

test('[SET-016] the platform says whether the site sells', async () => {
  const shop = await loadSite('izlog.example', platformWith().transport);
  const magazine = await loadSite(
    'izlog.example',
    platformWith({ 'POST /api/v2/domainDetect': () => ({ ...domain(), isEcommerce: false }) }).transport,
  );

  expect([shop.isEcommerce, magazine.isEcommerce]).toEqual([true, false]);
});

test('[SET-015] options with a value are kept by key, and the logo as a picture', async () => {
  const logo = { id: 3, alt: 'Izlog' };
  const { transport } = platformWith({
    'GET /api/v1/cms/option/filter': () => [
      { key: 'CopyrightText', value: '© Izlog', media: null },
      { key: 'CookieNotice', value: null, media: null },
      { key: 'Logo', value: null, media: logo },
    ],
  });

  const site = await loadSite('izlog.example', transport);

  expect(site.options).toEqual({ CopyrightText: '© Izlog' });
  expect(site.logo).toEqual(logo);
});
