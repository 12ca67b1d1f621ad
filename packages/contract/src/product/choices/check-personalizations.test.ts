import fc from 'fast-check';
import { expect, test } from 'vitest';
import { customOptionKinds } from '../product-kinds.ts';
import { checkPersonalizations, type OptionRule } from './check-personalizations.ts';

const option = (fields: Partial<OptionRule>): OptionRule => ({
  option_title: 'x',
  option_type: 'text',
  inputType: null,
  required: false,
  maxLength: null,
  min: null,
  max: null,
  custom_option_values: [{ sku: 'A' }, { sku: 'B' }],
  ...fields,
});
const check = (fields: Partial<OptionRule>, x: unknown) => {
  const { said, faults } = checkPersonalizations([option(fields)], { x });
  return faults.x ?? said.x;
};

test('[PRODUCT-023] every kind of option reads its answer and names what is wrong with it', () => {
  for (const inputType of ['dropdown', 'textSwatch', 'visualSwatch'] as const) {
    expect(check({ inputType }, 'B')).toBe('B');
    expect(check({ inputType }, ['B'])).toBe('B');
    expect(check({ inputType }, 'C')).toBe('unknownChoice');
  }
  expect(check({ inputType: 'multipleSelect' }, ['B', 'A'])).toEqual(['A', 'B']);
  expect(check({ inputType: 'multipleSelect' }, 'A')).toEqual(['A']);
  expect(check({ inputType: 'multipleSelect' }, ['A', 'C'])).toBe('unknownChoice');
  expect(check({ inputType: 'yesNo' }, 'on')).toBe(true);
  expect(check({ inputType: 'yesNo' }, false)).toBe(false);
  expect(check({ inputType: 'yesNo' }, 'možda')).toBe('unknownChoice');
  expect(check({ inputType: 'numberField' }, '2,5')).toBe(2.5);
  expect(check({ inputType: 'numberField' }, 'pet')).toBe('notANumber');
  expect(check({ inputType: 'numberField', min: 3 }, 2)).toBe('tooSmall');
  expect(check({ inputType: 'numberField', max: 3 }, '4')).toBe('tooLarge');
  expect(check({ inputType: 'date' }, '2026-11-21')).toBe('2026-11-21');
  expect(check({ inputType: 'date' }, '2026-02-30')).toBe('notADate');
  expect(check({ inputType: 'date' }, '21.11.2026.')).toBe('notADate');
  expect(check({ inputType: 'dateTime' }, '2026-11-21T09:30')).toBe('2026-11-21T09:30');
  expect(check({ inputType: 'dateTime' }, '2026-11-21T25:30')).toBe('notADate');
  expect(check({}, ' Pansion Lavanda ')).toBe('Pansion Lavanda');
  expect(check({ maxLength: 3 }, 'abcd')).toBe('tooLong');
  expect(check({ option_type: 'number' }, '12')).toBe(12);
});

test('an empty answer is none: left out, and missed only where the option is required', () => {
  for (const inputType of [...customOptionKinds, null]) {
    for (const empty of [undefined, null, '', '  ', []]) {
      expect(check({ inputType }, empty)).toBeUndefined();
      expect(check({ inputType, required: true }, empty)).toBe('required');
    }
  }
  expect(check({ inputType: 'yesNo', required: true }, 'no')).toBe('required');
});

test('[PRODUCT-024] an answer to what was not asked is named', () => {
  expect(checkPersonalizations([], { engraving: 'A' }).faults).toEqual({ engraving: 'unknown' });
  expect(checkPersonalizations([option({ option_title: '__proto__' })], {})).toEqual({
    said: {},
    faults: {},
  });
});

test('[PRODUCT-024] what was accepted once is accepted again, unchanged', () => {
  const kinds = fc.constantFrom(...customOptionKinds, null);
  const answer = fc.oneof(
    fc.string(),
    fc.double(),
    fc.boolean(),
    fc.array(fc.constantFrom('A', 'B', 'C')),
    fc.constantFrom('A', '2026-01-31', '2026-01-31T10:00', 'yes', '7,25'),
    fc.anything(),
  );
  fc.assert(
    fc.property(kinds, fc.boolean(), answer, (inputType, required, x) => {
      const rules = [option({ inputType, required })];
      const { said, faults } = checkPersonalizations(rules, { x });
      if (Object.keys(faults).length > 0) return;

      expect(checkPersonalizations(rules, said)).toEqual({ said, faults: {} });
    }),
  );
});
