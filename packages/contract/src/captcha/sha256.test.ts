import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256Head } from './sha256.ts';

test('our SHA-256 of a short text is that of everybody', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 55 }), (text) => {
      expect(sha256Head(text)).toBe(createHash('sha256').update(text, 'ascii').digest().readUInt32BE(0));
    }),
  );
});

test('a text of more than one block is a fault', () => {
  expect(() => sha256Head('a'.repeat(56))).toThrow('55');
});
