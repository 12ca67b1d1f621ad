import { expect, test } from 'vitest';
import { colourOf, isColourName, splitValues } from './typed-values.ts';

test('[SELL-03] choices are told apart as people type them: sizes by spaces, words by commas, a column by its lines', () => {
  expect(splitValues('S M L XL')).toEqual(['S', 'M', 'L', 'XL']);
  expect(splitValues('xs s m l xl xxl 3XL')).toEqual(['xs', 's', 'm', 'l', 'xl', 'xxl', '3XL']);
  expect(splitValues('38 39 39,5 40')).toEqual(['38', '39', '39,5', '40']);
  expect(splitValues('Crna, Bijela; svijetlo plava')).toEqual(['Crna', 'Bijela', 'svijetlo plava']);
  expect(splitValues('svijetlo plava')).toEqual(['svijetlo plava']);
  expect(splitValues('Crna\r\nBijela\r\n\r\nCrna')).toEqual(['Crna', 'Bijela']);
  expect(splitValues('S, s, M')).toEqual(['S', 'M']);
  expect(splitValues('  ,; ')).toEqual([]);
});

test('[SELL-03] a swatch begins with the colour that its name says', () => {
  expect(['Crna', 'black', 'Schwarz'].map(colourOf)).toEqual(['#1f2124', '#1f2124', '#1f2124']);
  expect(colourOf('Zagreb')).toMatch(/^#[\da-f]{6}$/);
  expect(['Boja', 'Colour', 'Farbe', 'Veličina'].map(isColourName)).toEqual([true, true, true, false]);
});
