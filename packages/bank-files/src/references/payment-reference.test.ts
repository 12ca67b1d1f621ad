import { expect, test } from 'vitest';
import { paymentReference } from './payment-reference.ts';

test('[BANK-01] references are read as payers and banks write them', () => {
  expect(paymentReference('HR012026-000123-6')).toEqual({
    kind: 'HR',
    model: 'HR01',
    number: '2026-000123-6',
  });
  expect(paymentReference(' hr00 2026 - 1472 ')).toEqual({ kind: 'HR', model: 'HR00', number: '2026-1472' });
  expect(paymentReference('RF18 5390 0754 7034')).toEqual({
    kind: 'RF',
    number: 'RF18539007547034',
    isRight: true,
  });
  expect(paymentReference('RF19539007547034')).toMatchObject({ isRight: false });
  expect(paymentReference('2026-000123')).toEqual({ kind: 'other', number: '2026-000123' });
  for (const empty of ['', 'HR99', 'HR00', 'NOTPROVIDED', ' '])
    expect(paymentReference(empty)).toBeUndefined();
});
