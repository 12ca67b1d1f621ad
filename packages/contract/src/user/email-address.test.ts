import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { emailAddress } from './email-address.ts';
import { isEmailAddress } from './is-email-address.ts';

interface Case {
  id: number;
  address: string;
  category: string;
  diagnosis: string;
}

const file = new URL('../../../../../shared/data/security/email/isemail-tests.json', import.meta.url);

test('every address people have is accepted', () => {
  for (const good of [
    'iva@prvi.hr',
    'iva.horvat+kupnja@prvi.co.uk',
    "o'brien@prvi.hr",
    'a@b.hr',
    'IVA@PRVI.HR',
    'iva_h@xn--kua-8la.hr',
  ])
    expect({ good, is: isEmailAddress(good) }).toEqual({ good, is: true });
});

test('what cannot be mailed to, or would change a mail, is refused', () => {
  for (const bad of [
    '',
    'iva',
    'iva@prvi',
    '@prvi.hr',
    'iva@@prvi.hr',
    'iva@prvi.hr\r\nBcc: x@y.hr',
    'iva horvat@prvi.hr',
    'iva@prvi.hr,ana@prvi.hr',
    '<iva@prvi.hr>',
    `${'a'.repeat(65)}@prvi.hr`,
    `${'a'.repeat(60)}@${'b.'.repeat(100)}hr`,
    'iva@1.2.3.4',
    'iva@-prvi.hr',
  ])
    expect({ bad, is: isEmailAddress(bad) }).toEqual({ bad, is: false });
});

test('spaces around an address are dropped', () => {
  expect(emailAddress.parse('  iva@prvi.hr ')).toBe('iva@prvi.hr');
});

// The published collection of Dominic Sayers; it cannot be kept in this repository.
test.skipIf(!existsSync(file))(
  'of the isemail collection the ordinary addresses are accepted and all others refused',
  () => {
    const cases = JSON.parse(readFileSync(file, 'utf8')) as Case[];
    const ordinary = ['ISEMAIL_VALID_CATEGORY', 'ISEMAIL_DNSWARN'];

    const wrong = cases.filter(
      ({ address, category }) => isEmailAddress(address) !== ordinary.includes(category),
    );

    expect(wrong).toEqual([]);
    expect(cases.length).toBeGreaterThan(100);
  },
);
