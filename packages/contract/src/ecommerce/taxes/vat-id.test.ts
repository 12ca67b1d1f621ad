import { expect, test } from 'vitest';
import { readVatId } from './vat-id.ts';

test('[TAX-01] a VAT id of another country of the Union is read as VIES wants it asked', () => {
  expect(readVatId('de 123.456-789', null)).toEqual({ country: 'DE', prefix: 'DE', number: '123456789' });
  expect(readVatId('ATU12345675', 'AT')).toEqual({ country: 'AT', prefix: 'AT', number: 'U12345675' });
  expect(readVatId('GR123456789', null)).toEqual({ country: 'GR', prefix: 'EL', number: '123456789' });
  expect(readVatId('EL123456789', null)).toEqual({ country: 'GR', prefix: 'EL', number: '123456789' });
  expect(readVatId('IE1234567FA', null)).toMatchObject({ country: 'IE', number: '1234567FA' });
  expect(readVatId('12345678', 'SI'), 'of the country of the bill').toMatchObject({ prefix: 'SI' });
});

test('[TAX-01] what begins like one and is none is mistyped; other numbers are nothing to ask VIES about', () => {
  for (const typed of ['DE12345678', 'DE1234567890', 'ATU1234567', 'SI1234567X', 'FR123'])
    expect(readVatId(typed, null), typed).toBe('mistyped');
  for (const [typed, billedTo] of [
    ['HR12345678903', 'HR'],
    ['12345678903', 'HR'],
    ['CHE-123.456.789', 'CH'],
    ['St.-Nr. 12/345/67890', 'DE'],
    ['', 'DE'],
    ['DE', 'DE'],
  ] as const)
    expect(readVatId(typed, billedTo), typed).toBeUndefined();
});
