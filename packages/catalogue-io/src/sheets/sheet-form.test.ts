import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromPersonForm, plainGrouped, type SheetForm, toPersonForm } from './sheet-form.ts';

const croatian: SheetForm = {
  delimiter: ';',
  decimalMark: ',',
  day: 'DD.MM.YYYY',
  timeZone: 'Europe/Zagreb',
  yes: 'da',
  no: 'ne',
};
const english: SheetForm = {
  ...croatian,
  ...{ delimiter: ',', decimalMark: '.', day: 'YYYY-MM-DD', yes: 'yes', no: 'no' },
};

test('[OFFICE-02] a person’s cells have the decimal sign, the day and the clock of the shop, and yes and no in words', () => {
  expect(toPersonForm('number', '1234.50', croatian)).toBe('1234,50');
  expect(toPersonForm('number', '-0.5', english)).toBe('-0.5');
  expect(toPersonForm('moment', '2026-07-01T22:30:15.123Z', croatian)).toBe('02.07.2026 00:30');
  expect(toPersonForm('moment', '2026-01-01T22:30:15.123Z', english)).toBe('2026-01-01 23:30');
  expect(toPersonForm('day', '2026-11-28', croatian)).toBe('28.11.2026');
  expect(toPersonForm('flag', 'true', croatian)).toBe('da');
  expect(toPersonForm('text', '00123', croatian)).toBe("'00123");
  for (const kind of ['text', 'number', 'moment', 'day', 'flag'] as const)
    expect(toPersonForm(kind, '=1+1', croatian)).toBe("'=1+1");
});

test('[OFFICE-02] what a spreadsheet made of a cell is read: thousands, currency, its own days and times', () => {
  const read = (kind: Parameters<typeof fromPersonForm>[0], ...cells: string[]) =>
    cells.map((cell) => fromPersonForm(kind, cell, croatian));
  expect(read('number', '1.234,50', '1.234,5 €', '1 234,50', '1234,50', '1.234')).toEqual([
    '1234.50',
    '1234.5',
    '1234.50',
    '1234.50',
    '1234',
  ]);
  expect(
    read('moment', '28.11.2026 10:37', '28.11.2026. 10:37:00', '28. 11. 2026. 10:37', '2026-11-28 10:37'),
  ).toEqual(Array.from({ length: 4 }, () => '2026-11-28T09:37:00.000Z'));
  expect(read('day', '28.11.2026', '2026-11-28', '31.4.2026')).toEqual([
    '2026-11-28',
    '2026-11-28',
    '31.4.2026',
  ]);
  expect(read('flag', 'DA', 'ne', 'možda')).toEqual(['true', 'false', 'možda']);
});

test('[OFFICE-02] thousands with decimals mean one thing in any file; what could be two is left alone', () => {
  expect(['1.234,50', '1,234.50', '1 234,5', '-1.234.567,8'].map(plainGrouped)).toEqual([
    '1234.50',
    '1234.50',
    '1234.5',
    '-1234567.8',
  ]);
  for (const cell of ['1.234', '1,234', '12.90', '12,90', 'abc', '']) expect(plainGrouped(cell)).toBe(cell);
});

test('[OFFICE-02] 11/12/2026 stays as it stands, for its reader to refuse, unless it is what went out', () => {
  const before = '2026-12-11T09:37:12.345Z';
  expect(fromPersonForm('moment', '11/12/2026 10:37', english)).toBe('11/12/2026 10:37');
  expect(fromPersonForm('moment', '11/12/2026 10:37', english, before)).toBe(before);
  expect(fromPersonForm('moment', '28/11/2026 10:37', english)).toBe('2026-11-28T09:37:00.000Z');
  expect(fromPersonForm('moment', '11/28/2026 10:37', english)).toBe('2026-11-28T09:37:00.000Z');
});

test('[OFFICE-02] whatever went out comes back as it was, in both hours of the night when clocks go back', () => {
  const at = fc
    .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
    .map((one) => one.toISOString());
  const amount = fc
    .tuple(fc.integer(), fc.nat(999))
    .map(([whole, rest]) => `${whole}.${String(rest).padStart(3, '0')}`);
  fc.assert(
    fc.property(
      at,
      amount,
      fc.boolean(),
      fc.constantFrom(croatian, english),
      (moment, number, flag, form) => {
        const comesBack = (kind: 'moment' | 'number' | 'flag' | 'day', cell: string) =>
          expect(fromPersonForm(kind, toPersonForm(kind, cell, form), form, cell)).toBe(cell);
        comesBack('moment', moment);
        comesBack('day', moment.slice(0, 10));
        comesBack('number', number);
        comesBack('flag', String(flag));
      },
    ),
  );
  for (const twice of ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'])
    expect(fromPersonForm('moment', toPersonForm('moment', twice, croatian), croatian, twice)).toBe(twice);
});
