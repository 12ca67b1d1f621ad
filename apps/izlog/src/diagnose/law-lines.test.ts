import { setOptions } from '@izlog/platform/test/builders/option';
import { buildProduct } from '@izlog/platform/test/builders/product';
import { platformTest as test } from '@izlog/platform/test/kit';
import { pino } from 'pino';
import { expect } from 'vitest';
import { lawLines } from './law-lines.ts';

test('[LAW-01] `doctor --law` says each duty of each shop that sells, where it is mended and since when, in the language asked for', async ({
  platform,
}) => {
  await buildProduct(platform, { price: 1000 });
  const { kernel } = platform;
  const told = (options: { on?: string; site?: string; words: string }) =>
    lawLines(kernel.database, { log: pino({ level: 'silent' }) }, kernel.jobs, options);

  const { lines, isShort } = await told({ words: 'hr' });
  expect(isShort).toBe(true);
  expect(lines.filter((line) => /^\S.*, 20\d\d-\d\d-\d\d$/.test(line))).toHaveLength(2);
  expect(lines.find((line) => line.includes('Tko izdaje račune'))).toBe(
    '  Tko izdaje račune: Nitko nije rekao tko izdaje račune. [/admin/postavke/racuni]',
  );
  expect(lines).toContain('    Zakon o fiskalizaciji, NN 89/2025, čl. 3, 2026-01-01');

  await setOptions(platform, { InvoicesBy: 'other' });
  const one = await told({ words: 'en', site: '1', on: '2030-01-01' });
  expect(one.lines[0]).toMatch(/, 2030-01-01$/);
  expect(one.lines.join('\n')).toMatch(/holds \(\d+\)\n(.*\n)*.*Another program makes out the invoices\./);
  await expect(told({ words: 'en', site: '99' })).rejects.toThrow('There is no site 99');
});
