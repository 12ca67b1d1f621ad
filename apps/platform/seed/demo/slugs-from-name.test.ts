import { expect, test } from 'vitest';
import { slugsFromName } from './slugs-from-name.ts';

test('a name has a slug in each of its languages and no other', () => {
  expect(slugsFromName({ hr: 'Račun', de: 'Rechnung' })).toEqual({ hr: 'racun', de: 'rechnung' });
});
