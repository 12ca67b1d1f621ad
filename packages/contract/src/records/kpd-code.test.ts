import { expect, test } from 'vitest';
import { kpdCode } from './kpd-code.ts';

const { schema } = kpdCode({});

test('[FISC-04] a KPD is taken with and without its points, and kept with them', () => {
  expect(['11.07.11', '110711', ' 11.0711 ', '', null].map((said) => schema.parse(said))).toEqual([
    ...['11.07.11', '11.07.11', '11.07.11', '', null],
  ]);
});

test('[FISC-04] what is no KPD is refused with a reason', () => {
  for (const said of ['11.07', '11.07.111', 'A11.07.11', '11-07-11', 'voda'])
    expect(schema.safeParse(said).error?.issues[0]?.message, said).toMatch(/Is no KPD|Too big/);
});
