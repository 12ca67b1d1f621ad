import { createPrivateKey } from 'node:crypto';
import { expect, test } from 'vitest';
import { hasOpenssl, Openssl } from './testing/openssl.ts';
import { zkiOf, zkiText } from './zki.ts';

test('[FISC-01] the text that a ZKI signs is that of the sample in appendix 12', () => {
  const sample = {
    oib: '00169331406',
    issuedAt: new Date('2012-10-01T14:04:25Z'),
    number: 12345,
    premises: 'blag001',
    device: 11245,
    total: 124556,
  };

  expect(zkiText(sample)).toBe('0016933140601.10.2012 16:04:2512345blag001112451245.56');
});

test.skipIf(!hasOpenssl)('[FISC-01] a ZKI is what openssl makes of the same text and key', async () => {
  await using openssl = await Openssl.start();
  await openssl.run('genrsa', '-out', 'key.pem', '2048');
  const key = createPrivateKey(await openssl.read('key.pem'));
  const invoices = [
    { issuedAt: new Date('2026-12-31T22:59:59Z'), number: 1, total: 0 },
    { issuedAt: new Date('2026-12-31T23:00:00Z'), number: 999999, total: -105 },
    { issuedAt: new Date('2026-07-01T12:00:00Z'), number: 42, total: 9_999_999_99 },
  ];
  for (const [place, one] of invoices.entries()) {
    const invoice = { oib: '12345678903', premises: 'WEB1', device: 1, ...one };
    await openssl.write('text', zkiText(invoice));
    await openssl.run('dgst', '-sha1', '-sign', 'key.pem', '-out', 'signature', 'text');
    const digest = await openssl.run('dgst', '-md5', '-r', 'signature');

    expect(zkiOf(invoice, key), `invoice ${place}`).toBe(digest.slice(0, 32));
  }
});

test('[FISC-01] the last second of a year in Zagreb is written as that of the old year', () => {
  const at = (instant: string) =>
    zkiText({
      oib: '12345678903',
      issuedAt: new Date(instant),
      number: 7,
      premises: 'W',
      device: 1,
      total: -5,
    });

  expect(at('2026-12-31T22:59:59Z')).toBe('1234567890331.12.2026 23:59:597W1-0.05');
  expect(at('2026-12-31T23:00:00Z')).toBe('1234567890301.01.2027 00:00:007W1-0.05');
});
