import { getCommons } from '@izlog/contract/settings/commons';
import { expect } from 'vitest';
import { platformTest as test } from '#test/kit.ts';

test('[SET-013, I18N-002, I18N-003] commons lists the 79 languages with their codes and names', async ({
  platform,
}) => {
  const languages = await platform.call(getCommons, { type: 'languages', language: 'hrv' });

  expect(languages).toHaveLength(79);
  expect(languages).toContainEqual({
    id: 1,
    code: 'hrv',
    code2: 'hr',
    name: 'hrvatski',
    names: { hr: 'hrvatski', en: 'Croatian', de: 'Kroatisch', sr: 'хрватски' },
  });
});

test('[SET-014] commons lists the countries with names in the asked language', async ({ platform }) => {
  const german = await platform.call(getCommons, { type: 'countries', language: 'deu' });

  expect(german).toContainEqual({ id: 191, iso: 'HR', code: 'HRV', name: 'Kroatien' });
});

test('[SET-014] without a language the one of the header is used', async ({ platform }) => {
  const english = await platform.call(getCommons, { type: 'countries' }, { language: 'eng' });

  expect(english).toContainEqual({ id: 191, iso: 'HR', code: 'HRV', name: 'Croatia' });
});

test('[API-007] commons without a type is refused with queryParametersMissing', async ({ platform }) => {
  const answer = await platform.http({ method: 'GET', url: '/api/v1/commons' });

  expect(answer.statusCode).toBe(400);
  expect(answer.json().error).toMatchObject({
    code: 'QUERY_PARAMETERS_MISSING',
    message: 'Query parameters are missing.',
    payload: { fields: [{ path: 'type', kind: 'required' }] },
  });
});

test('commons of an unknown type is refused and says which field', async ({ platform }) => {
  const answer = await platform.http({ method: 'GET', url: '/api/v1/commons?type=planets' });

  expect(answer.statusCode).toBe(400);
  expect(answer.json().error).toMatchObject({
    code: 'VALIDATION_FAILED',
    payload: { fields: [{ path: 'type' }] },
  });
});
