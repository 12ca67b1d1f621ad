import { hash } from 'node:crypto';
import type { ImportProduct, ImportVariant } from 'catalogue-io';

/** Raised when the import writes the same record in another way, so that the next import writes everything again. */
const version = 1;

/**
 * A short name of all that a record says, except where in the file it stands. `images` names the pictures that can be
 * obtained this time, so that an import that brings a missing picture is not taken for the same.
 */
export function contentHash(
  record: ImportProduct | ImportVariant,
  images: readonly string[],
  language: string,
): string {
  const { row: _row, ...content } = record;
  // The name that the base price had in the hashes that shops have: another would write every product again.
  const price = Object.fromEntries(
    Object.entries(content.price).map(([name, value]) => [name === 'base' ? 'regular' : name, value]),
  );
  return hash(
    'sha256',
    JSON.stringify([version, language, images, { ...content, price }]),
    'base64url',
  ).slice(0, 27);
}
