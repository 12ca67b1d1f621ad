import { expect, test } from 'vitest';
import words from '../texts/hr/staff.json' with { type: 'json' };
import { declarations } from './section-list.ts';

test('[EDIT-005] everything that is declared has words: sections, their fields, and what may be chosen', () => {
  const needed = declarations.flatMap(({ handler, meta, options }) => [
    `section.${handler}`,
    ...Object.entries({ ...meta, ...options }).flatMap(([name, field]) => [
      `field.${name}`,
      ...(field.kind === 'choice' ? field.choices.map((one) => `choice.${name}.${one}`) : []),
    ]),
  ]);

  expect(needed.filter((key) => !(key in words))).toEqual([]);
});
