import en from '@izlog/contract/texts/en/site.json';
import hr from '@izlog/contract/texts/hr/site.json';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { isMessageKey, type MessageKey, type Messages, textOf } from './messages.ts';

test('[ERR-014, ERR-015] a value stands in its place in a text', () => {
  expect(textOf(hr, 'hr', 'validation.minLength', { length: 8 })).toBe('Najmanji dopušteni broj znakova: 8');
  expect(textOf(hr, 'hr', 'validation.maxLength', { length: 75 })).toBe('Najveći dopušteni broj znakova: 75');
  expect(textOf(en, 'en', 'validation.sameAs', { value: 'abc' })).toBe('The entry must be equal to: abc');
});

test('a place without a value stays, so that the mistake is seen', () => {
  expect(textOf(hr, 'hr', 'validation.minLength')).toBe('Najmanji dopušteni broj znakova: {length}');
});

test.for([
  [0, 'Košarica, 0 artikala'],
  [1, 'Košarica, 1 artikl'],
  [2, 'Košarica, 2 artikla'],
  [5, 'Košarica, 5 artikala'],
  [11, 'Košarica, 11 artikala'],
  [21, 'Košarica, 21 artikl'],
  [24, 'Košarica, 24 artikla'],
  [112, 'Košarica, 112 artikala'],
  [20_177, 'Košarica, 20.177 artikala'],
] as const)('Croatian counts with one, few and other: %i', ([count, text]) => {
  expect(textOf(hr, 'hr', 'cart.count', { count })).toBe(text);
});

test.for(['hr', 'sr', 'en', 'de', 'fr'])('%s counts with the forms that Intl knows', (locale) => {
  const messages: Messages = Object.fromEntries(
    ['one', 'two', 'few', 'many', 'other'].map((form) => [`cart.count_${form}`, form]),
  );
  const rules = new Intl.PluralRules(locale);
  const check = (count: number) => {
    expect(textOf(messages, locale, 'cart.count', { count })).toBe(rules.select(count));
  };

  for (let count = 0; count <= 220; count += 1) check(count);
  fc.assert(fc.property(fc.nat(), check));
  fc.assert(fc.property(fc.integer({ min: -1000, max: 1000 }), (tenths) => check(tenths / 10)));
});

test('a language that lacks a form of counting uses the one for all others', () => {
  const messages: Messages = { 'cart.count_other': 'Cart, {count} items' };

  expect(textOf(messages, 'en', 'cart.count', { count: 1 })).toBe('Cart, 1 items');
});

test('[ERR-011, I18N-015] a key without text shows nothing, never the key, and tells the developer', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

  expect(textOf({}, 'hr', 'cart.title')).toBe('');

  expect(warn).toHaveBeenCalledWith('No text for cart.title in hr');
});

test('[ERR-006] a word from outside is a key only if the catalogue has it itself', () => {
  expect(isMessageKey(hr, 'error.notFound')).toBe(true);
  expect(isMessageKey(hr, 'error.invented')).toBe(false);
  expect(isMessageKey(hr, 'constructor')).toBe(false);
  const key: MessageKey = 'cart.title';
  expect(isMessageKey({}, key)).toBe(false);
});
