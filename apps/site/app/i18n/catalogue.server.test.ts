import en from '@izlog/contract/texts/en/site.json';
import hr from '@izlog/contract/texts/hr/site.json';
import { expect, test, vi } from 'vitest';
import { catalogueOf } from './catalogue.server.ts';

test('[I18N-004] Croatian, English and German have texts of their own', () => {
  expect(catalogueOf('hr').messages['cart.title']).toBe('Košarica');
  expect(catalogueOf('en').messages['cart.title']).toBe('Cart');
  expect(catalogueOf('de').messages['cart.title']).toBe('Warenkorb');
  expect(catalogueOf('en').locale).toBe('en');
});

test('[I18N-004] a message without translation falls back to Croatian', async () => {
  vi.resetModules();
  const { 'cart.title': _, ...incomplete } = en;
  vi.doMock('@izlog/contract/texts/en/site.json', () => ({ default: incomplete }));
  const { catalogueOf: freshCatalogueOf } = await import('./catalogue.server.ts');
  vi.doUnmock('@izlog/contract/texts/en/site.json');

  const { messages } = freshCatalogueOf('en');

  expect(messages['cart.title']).toBe('Košarica');
  expect(messages['search.title']).toBe('Search');
});

test('[I18N-015] a language without texts gets the Croatian ones and a message for developers only', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

  const { messages, locale } = catalogueOf('sr');

  expect(messages).toBe(hr);
  expect(locale).toBe('hr');
  expect(warn).toHaveBeenCalledWith('No interface texts for language sr, Croatian is used');
});

test('[I18N-015] in production nothing is said about it', () => {
  vi.stubEnv('DEV', false);

  expect(catalogueOf('sr').locale).toBe('hr');

  vi.unstubAllEnvs();
});
