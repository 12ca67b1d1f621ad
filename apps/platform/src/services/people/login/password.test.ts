import { expect, test } from 'vitest';
import { hashPassword, isPasswordOf } from './password.ts';

test('[AUTH-068] a password is kept as a salted argon2id hash', async () => {
  const [one, other] = await Promise.all([hashPassword('ista lozinka'), hashPassword('ista lozinka')]);

  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
  expect(await isPasswordOf(one, 'ista lozinka')).toBe(true);
  expect(await isPasswordOf(one, 'Ista lozinka')).toBe(false);
});

test('a password typed with composed or decomposed letters is the same password', async () => {
  const hash = await hashPassword('\u010daj u \u0160ibeniku');

  expect(await isPasswordOf(hash, 'c\u030caj u S\u030cibeniku')).toBe(true);
});

test('without a hash no password is right', async () => {
  for (const password of ['', 'bilo što', 'null']) {
    expect(await isPasswordOf(null, password)).toBe(false);
    expect(await isPasswordOf(undefined, password)).toBe(false);
  }
});
