import { expect, test } from 'vitest';
import { regionsAround } from './post-regions.ts';

test('[CHECKOUT-032] from Zagreb the Zagorje is nearer than Dubrovnik, whatever the numbers of the postcodes say', () => {
  const around = regionsAround('10000');

  expect(around[0]).toBe('10');
  expect(around.indexOf('49')).toBeLessThan(around.indexOf('20'));
  expect(around.at(-1)).toBe('20');
});

test('[CHECKOUT-032] from Rijeka come Pula and Gospić before Slavonia', () => {
  const around = regionsAround('51000');

  expect(around.slice(0, 2)).toEqual(['51', '52']);
  expect(around.indexOf('53')).toBeLessThan(around.indexOf('31'));
});

test('[CHECKOUT-032] a postcode of another country knows its own region only', () => {
  expect(regionsAround('8010')).toEqual(['80']);
  expect(regionsAround('99999')).toEqual(['99']);
});
