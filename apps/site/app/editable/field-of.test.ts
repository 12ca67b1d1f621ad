import { expect, test } from 'vitest';
import { part } from '#test/part.ts';
import { objectField, textField } from './field-of.ts';

test('[EDIT-008] a phone has a text of its own only where staff wrote another one', () => {
  const meta = { heading: 'Široko' };

  expect(textField(part({ meta }), 'heading')).toEqual({ wide: 'Široko' });
  expect(textField(part({ meta, mobileMeta: { heading: 'Široko' } }), 'heading')).toEqual({ wide: 'Široko' });
  expect(textField(part({ meta, mobileMeta: { heading: 'Usko' } }), 'heading')).toEqual({
    wide: 'Široko',
    narrow: 'Usko',
  });
  expect(textField(part({ meta, mobileMeta: { heading: '' } }), 'heading')).toEqual({
    wide: 'Široko',
    narrow: '',
  });
});

test('a field without words, or with anything but words, is no text', () => {
  expect(textField(part(), 'heading')).toBeUndefined();
  expect(textField(part({ meta: { heading: { hr: 'x' } } }), 'heading')).toBeUndefined();
  expect(textField(part({ mobileMeta: { heading: 'Usko' } }), 'heading')).toEqual({
    wide: '',
    narrow: 'Usko',
  });
});

test('a field that should be an object is one or nothing', () => {
  expect(objectField({ button: { name: 'Dalje' } }, 'button')).toEqual({ name: 'Dalje' });
  expect(objectField({ button: null, text: 'x' }, 'button')).toBeUndefined();
  expect(objectField({ text: 'x' }, 'text')).toBeUndefined();
});
