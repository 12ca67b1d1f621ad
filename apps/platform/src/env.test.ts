import { expect, test } from 'vitest';
import { publicUrl, readEnv } from './env.ts';

test('without any setting the program has values to start with', () => {
  const env = readEnv({});

  expect(env.PORT).toBe(3000);
  expect(publicUrl(env)).toBe('http://localhost:3000');
  expect(env.DATABASE_URL).toBeUndefined();
});

test('every wrong setting is named in the one sentence that stops the start', () => {
  const read = () =>
    readEnv({ PORT: 'many', DATABASE_URL: 'mysql://x/y', PUBLIC_URL: 'shop', APP_SECRET: 'short' });

  for (const name of ['PORT', 'DATABASE_URL', 'PUBLIC_URL', 'APP_SECRET']) expect(read).toThrow(`${name}: `);
});

test('an empty setting counts as absent', () => {
  expect(readEnv({ SMTP_URL: '', PORT: '' }).PORT).toBe(3000);
});

test('a public address loses the slash at its end', () => {
  expect(publicUrl(readEnv({ PUBLIC_URL: 'https://www.example.hr/' }))).toBe('https://www.example.hr');
});

test('proxies are counted: true means one, false none, anything else must be a number', () => {
  const proxies = ['true', 'false', '2', ''].map((value) => readEnv({ TRUST_PROXY: value }).TRUST_PROXY);

  expect(proxies).toEqual([1, 0, 2, 0]);
  expect(() => readEnv({ TRUST_PROXY: 'yes' })).toThrow('TRUST_PROXY: ');
});

test('a bucket is named whole or not at all', () => {
  expect(() => readEnv({ S3_ENDPOINT: 'https://s3.example.hr' })).toThrow('S3_BUCKET: ');
  expect(() => readEnv({ S3_BUCKET: 'slike', S3_ACCESS_KEY_ID: 'a' })).toThrow('S3_SECRET_ACCESS_KEY: ');
  expect(() => readEnv({ S3_BUCKET: 'slike', S3_SECRET_ACCESS_KEY: 'a' })).toThrow('S3_ACCESS_KEY_ID: ');
  expect(readEnv({ S3_BUCKET: 'slike' }).S3_BUCKET).toBe('slike');
});
