import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldNames, readMemberChoice, readProductFields } from './product-fields.ts';

test('[PRODUCT-024] a form tells the choice on each axis, the answers by their title, and the quantity', () => {
  const form = new FormData();
  form.set(fieldNames.axis(7), '31');
  form.append(fieldNames.answer('Dodaci'), 'EN');
  form.append(fieldNames.answer('Dodaci'), 'PR');
  form.set(fieldNames.answer('Tekst na koricama'), 'Lavanda');
  form.set(fieldNames.answer('prazno'), '');
  form.set(fieldNames.quantity, '2');
  form.set(fieldNames.member(40, 1), '11');

  expect(readProductFields(form)).toEqual({
    choice: { 7: 31 },
    answers: { Dodaci: ['EN', 'PR'], 'Tekst na koricama': 'Lavanda' },
    quantity: '2',
  });
  expect(readMemberChoice(form, 40)).toEqual({ 1: 11 });
});

test('an address of any nonsense is read as a choice that finds nothing, never as a fault', () => {
  const name = fc.oneof(
    fc.constantFrom(
      'axis.',
      'axis.x',
      'axis.1',
      'axis.__proto__',
      'personalization.__proto__',
      'qty',
      'variant',
    ),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.string())), (pairs) => {
      const { choice, quantity } = readProductFields(new URLSearchParams(pairs));

      expect(typeof quantity).toBe('string');
      expect(Object.values(choice).every(Number.isSafeInteger)).toBe(true);
    }),
  );
});
