import { expect, test } from 'vitest';
import { qrContent, qrModules, qrSvg } from './qr.ts';

test('[FISC-01] the address in the QR code is that of each sample in the specification', () => {
  const jir = '12345678-1234-1234-1234-123456789012';
  const zki = '12345678123412341234123456789012';

  expect(qrContent({ jir, zki, issuedAt: new Date('2020-09-21T04:30:00Z'), total: 152599 })).toBe(
    `https://porezna.gov.hr/rn?jir=${jir}&datv=20200921_0630&izn=152599`,
  );
  expect(qrContent({ jir, zki, issuedAt: new Date('2021-01-10T13:00:00Z'), total: -10550 })).toBe(
    `https://porezna.gov.hr/rn?jir=${jir}&datv=20210110_1400&izn=-10550`,
  );
  expect(qrContent({ zki, issuedAt: new Date('2021-02-05T07:01:00Z'), total: 510 })).toBe(
    `https://porezna.gov.hr/rn?zki=${zki}&datv=20210205_0801&izn=510`,
  );
  expect(qrContent({ jir: null, zki, issuedAt: new Date('2021-01-01T18:00:00Z'), total: 4700 })).toBe(
    `https://porezna.gov.hr/rn?zki=${zki}&datv=20210101_1900&izn=4700`,
  );
});

test('[FISC-01] the QR code is never smaller than 20 mm, with at least 2 mm of white on each side', async () => {
  const content = qrContent({
    jir: '12345678-1234-1234-1234-123456789012',
    zki: '',
    issuedAt: new Date('2026-11-29T10:15:30Z'),
    total: 1250,
  });
  const modules = await qrModules(content);
  // 89 bytes at level L: version 5.
  expect(modules).toHaveLength(37);
  expect(modules.every((row) => row.length === 37)).toBe(true);

  for (const side of [5, 20, 35]) {
    const svg = await qrSvg(content, side);
    const [, width, box] = /width="([\d.]+)mm" height="\1mm" viewBox="0 0 ([\d.]+) \2"/.exec(svg) ?? [];
    const module = Number(width) / Number(box);
    const code = 37 * module;
    expect(code).toBeCloseTo(Math.max(side, 20));
    expect((Number(width) - code) / 2).toBeGreaterThanOrEqual(2);
  }
});
