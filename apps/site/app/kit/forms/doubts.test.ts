import { expect, test } from 'vitest';
import { isPhoneDoubtful, likelyEmail } from './doubts.ts';

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmai.com', 'ana@gmail.com'],
  ['ana@gmaill.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['Ana.Anić@HOTMAL.com ', 'Ana.Anić@hotmail.com'],
  ['ana@ney.hr', 'ana@net.hr'],
])('[CHECKOUT-010] %s was probably meant as %s', (typed, meant) => {
  expect(likelyEmail(typed)).toBe(meant);
});

test.each(['ana@gmail.com', 'ana@primjer.hr', 'ana@mail.com.hr', 'ana', '@gmail.co', 'ana@', '', 'ana@a.hr'])(
  '[CHECKOUT-010] %s is asked about by nobody',
  (typed) => {
    expect(likelyEmail(typed)).toBeUndefined();
  },
);

test.each([
  ['091 555 0142', 'HR'],
  ['01/5555-210', 'HR'],
  ['+385 91 555 0142', 'HR'],
  ['00385 (0)91 555 0142', 'HR'],
  ['+43 660 1234567', 'AT'],
  ['0660 1234567', 'AT'],
  ['', 'HR'],
])('[CHECKOUT-010] the phone number %s in %s may be', (typed, country) => {
  expect(isPhoneDoubtful(typed, country)).toBe(false);
});

test.each([
  ['12345', 'HR'],
  ['91 555 0142', 'HR'],
  ['091 555 01422333', 'HR'],
  ['nemam', 'HR'],
  ['ana@primjer.hr', 'HR'],
  ['+1', 'US'],
  ['1234567890123456', 'AT'],
])('[CHECKOUT-010] the phone number %s in %s is asked about', (typed, country) => {
  expect(isPhoneDoubtful(typed, country)).toBe(true);
});
