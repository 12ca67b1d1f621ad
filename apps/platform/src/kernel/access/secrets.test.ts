import { expect, test } from 'vitest';
import { createSecrets } from './secrets.ts';

const secrets = createSecrets('a secret for tests that is long enough');

test('what is kept secret can be read again, at its place only and by this installation only', () => {
  const sealed = secrets.encrypt('ključ šđčćž', 'site 1');

  expect(secrets.decrypt(sealed, 'site 1')).toBe('ključ šđčćž');
  expect(sealed).not.toContain('ključ');
  expect(() => secrets.decrypt(sealed, 'site 2')).toThrow();
  expect(() => createSecrets('another secret that is long enough too').decrypt(sealed, 'site 1')).toThrow();
});

test('a changed byte is noticed, and the same text looks different each time', () => {
  const sealed = secrets.encrypt('ključ', 'site 1');
  const bytes = Buffer.from(sealed, 'base64url');
  bytes[30] = (bytes[30] ?? 0) ^ 1;

  expect(() => secrets.decrypt(bytes.toString('base64url'), 'site 1')).toThrow();
  expect(secrets.encrypt('ključ', 'site 1')).not.toBe(sealed);
});
