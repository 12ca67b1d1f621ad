import { expect, test } from 'vitest';
import type { Faults } from './rules.ts';
import { stillWrong } from './still-wrong.ts';

const required = { key: 'validation.required' } as const;
const badEmail = { key: 'validation.email' } as const;
const wrong = { key: 'form.wrong' } as const;

test('[ERR-012] the message of a field goes with the first sign typed there, those of the others stay', () => {
  const shown: Faults = { email: required, city: required };

  const left = stillWrong({
    shown,
    found: { email: badEmail, city: required },
    field: 'email',
    isOfServer: false,
  });

  expect(left).toEqual({ city: required });
});

test('[ERR-013] an e-mail that is still wrong keeps its message while it is typed', () => {
  const shown: Faults = { email: badEmail };

  expect(stillWrong({ shown, found: { email: badEmail }, field: 'email', isOfServer: false })).toBe(shown);
  expect(stillWrong({ shown, found: {}, field: 'email', isOfServer: false })).toEqual({});
});

test('[ERR-012] one field may mend another: ticking the company box off takes its fields out', () => {
  const shown: Faults = { companyName: required, city: required };

  const left = stillWrong({ shown, found: { city: required }, field: 'isCompany', isOfServer: false });

  expect(left).toEqual({ city: required });
});

test('[ERR-006] what the server found wrong stays until its own field changes', () => {
  const shown: Faults = { email: wrong, branch: wrong };

  const untouched = stillWrong({ shown, found: {}, field: 'city', isOfServer: true });
  const left = stillWrong({ shown, found: {}, field: 'branch.12', isOfServer: true });

  expect(untouched).toBe(shown);
  expect(left).toEqual({ email: wrong });
});

test('[DOOR-01] words that name what is wrong follow what is typed, and never name what was mended', () => {
  const shown: Faults = { networks: { ...wrong, words: '„ured”' }, email: badEmail };
  const found: Faults = { networks: { ...wrong, words: '„dom”' }, email: badEmail };

  expect(stillWrong({ shown, found, field: 'networks', isOfServer: false })).toEqual(found);
  expect(stillWrong({ shown, found: shown, field: 'networks', isOfServer: false })).toBe(shown);
  expect(stillWrong({ shown, found: { networks: wrong }, field: 'networks', isOfServer: true })).toEqual({
    networks: shown.networks,
    email: badEmail,
  });
});
