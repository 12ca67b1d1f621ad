import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldsOf } from './field-refusals.ts';

const form = z.object({
  email: z.email(),
  password: z.string().min(8),
  city: z.string().max(75),
  name: z.string().min(1),
  kind: z.enum(['a', 'b']),
  filters: z.array(z.object({ key: z.string() })),
});

function kindsOf(input: unknown) {
  const { error } = form.safeParse(input);
  return error ? fieldsOf(error, input).map(({ path, kind }) => `${path} ${kind}`) : [];
}

test('[ERR-019] refused fields carry the validation kinds of the specification', () => {
  const input = {
    email: 'nije adresa',
    password: 'kratka',
    city: 'x'.repeat(76),
    name: '',
    kind: 'a',
    filters: [{ key: 'boja' }],
  };

  expect(kindsOf(input)).toEqual(['email email', 'password minLength', 'city maxLength', 'name required']);
});

test('[ERR-019] a text that is too long is refused with its length and with how long it may be', () => {
  const deep = z.object({ names: z.array(z.string().trim().max(3)), note: z.string().max(3) });
  const input = { names: ['abc', ' abcde '], note: 'ab  ' };
  const { error } = deep.safeParse(input);

  expect(error && fieldsOf(error, input)).toMatchObject([
    { path: 'names.1', kind: 'maxLength', values: { most: 3, length: 5 } },
    { path: 'note', kind: 'maxLength', values: { most: 3, length: 4 } },
  ]);
});

test('[ERR-019] a field that is not there is required, whatever its type; one of a wrong type is not', () => {
  expect(kindsOf({})).toEqual([
    'email required',
    'password required',
    'city required',
    'name required',
    'kind required',
    'filters required',
  ]);
  expect(kindsOf({ email: 5, password: null, city: [], name: 'x', kind: 'c', filters: [{}] })).toEqual([
    'email invalid_type',
    'password invalid_type',
    'city invalid_type',
    'kind invalid_value',
    'filters.0.key required',
  ]);
});

test('a thousand wrong fields give fifty refusals', () => {
  const input = { ...form.shape, filters: Array.from({ length: 1000 }, () => ({})) };

  expect(kindsOf(input)).toHaveLength(50);
});
