import { expect, test } from 'vitest';
import { slugFromName, slugsFromName } from './slug-from-name.ts';

test('Croatian and German letters lose their marks, signs become single hyphens', () => {
  expect(slugFromName('Šalica „Đačka žlica”, 330 ml!')).toBe('salica-dacka-zlica-330-ml');
  expect(slugFromName('Größe für Ärzte')).toBe('groesse-fuer-aerzte');
  expect(slugFromName('The owner’s sums')).toBe('the-owners-sums');
});

test('a name has a slug in each of its languages and no other', () => {
  expect(slugsFromName({ hr: 'Račun', de: 'Rechnung' })).toEqual({ hr: 'racun', de: 'rechnung' });
});
