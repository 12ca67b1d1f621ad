import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
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

test('what is wrong with a setting is said in words of a person', () => {
  const said = (settings: Record<string, string>) => {
    try {
      readEnv(settings);
      return '';
    } catch (error) {
      return (error as Error).message.replace('The settings are wrong. ', '');
    }
  };

  expect(said({ PORT: 'abc' })).toBe('PORT: must be a whole number from 0 to 65535.');
  expect(said({ PORT: '99999' })).toBe('PORT: must be a whole number from 0 to 65535.');
  expect(said({ PAGE_CACHE_MB: '1.5' })).toBe('PAGE_CACHE_MB: must be a whole number from 1 to 65536.');
  expect(said({ DATABASE_URL: 'mysql://x/y' })).toBe(
    'DATABASE_URL: must be an address that begins with postgres:// or postgresql://.',
  );
  expect(said({ DATABASE_URL: 'postgres://shop@/shop?host=/var/run/postgresql' })).toBe('');
  expect(said({ SMTP_URL: 'mail.example.hr' })).toBe(
    'SMTP_URL: must be an address that begins with smtp:// or smtps://.',
  );
  expect(said({ NODE_ENV: 'prod' })).toBe('NODE_ENV: must be production, development or test.');
  expect(said({ PAGE_CACHE: 'no' })).toBe('PAGE_CACHE: must be true or false.');
  expect(said({ APP_SECRET: 'short' })).toBe('APP_SECRET: must have 32 characters or more.');
  expect(said({ MAIL_FROM: 'nobody' })).toBe(
    'MAIL_FROM: must be an address, alone or as in Shop <shop@example.hr>.',
  );
  for (const MAIL_FROM of ['shop@example.hr', 'Trgovina „Izlog“ <shop@example.hr>', '<izlog@localhost>'])
    expect(said({ MAIL_FROM })).toBe('');
});

test('an empty setting counts as absent', () => {
  expect(readEnv({ SMTP_URL: '', PORT: '' }).PORT).toBe(3000);
});

test('a public address with a path, a question or a name in it is refused: a shop stands at the root of its host', () => {
  for (const end of ['/shop', '/?a=1', '/#x'])
    expect(() => readEnv({ PUBLIC_URL: `https://www.example.hr${end}` }), end).toThrow(
      'PUBLIC_URL: must be ',
    );
  expect(() => readEnv({ PUBLIC_URL: 'https://user:word@www.example.hr' })).toThrow('PUBLIC_URL: must be ');
  expect(publicUrl(readEnv({ PUBLIC_URL: 'https://WWW.example.hr:443' }))).toBe('https://WWW.example.hr:443');
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

test('[REL-09] every setting may be in a file that NAME_FILE names, without the end of its line', () => {
  const secret = fileWith('a secret for tests that is long enough\n');
  const database = fileWith('postgres://izlog:parola@db/izlog\n');

  const env = readEnv({ APP_SECRET_FILE: secret, DATABASE_URL_FILE: database, PORT_FILE: fileWith('8080') });

  expect(env.APP_SECRET).toBe('a secret for tests that is long enough');
  expect(env.DATABASE_URL).toBe('postgres://izlog:parola@db/izlog');
  expect(env.PORT).toBe(8080);
});

test('[REL-09] a file that cannot be read, one beside the setting itself, and a wrong value in one stop the start', () => {
  expect(() => readEnv({ APP_SECRET_FILE: '/nowhere/secret' })).toThrow(
    /APP_SECRET_FILE: cannot be read \(ENOENT.*nowhere/,
  );
  expect(() => readEnv({ PORT: '1', PORT_FILE: fileWith('2') })).toThrow(
    'PORT_FILE: is set beside PORT: one of them is enough',
  );
  expect(() => readEnv({ APP_SECRET_FILE: fileWith('short') })).toThrow(
    'APP_SECRET: must have 32 characters or more',
  );
});

test('[REL-09] what is wrong in a file is told without what the file holds', () => {
  const said = () => readEnv({ DATABASE_URL_FILE: fileWith('mysql://izlog:parola@db/izlog') });

  expect(said).toThrow('DATABASE_URL');
  expect(said).not.toThrow('parola');
});

function fileWith(content: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'izlog-env-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'value');
  writeFileSync(file, content);
  return file;
}
