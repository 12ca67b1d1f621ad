import { readFile } from 'node:fs/promises';
import { storeMedia } from '#platform/services/media/store-media.ts';
import { textByCode } from './by-language.ts';
import type { Loading } from './loading.ts';

/** Keeps the drawings of a site, with their alternative texts. */
export async function loadMedia({ ctx, storage, demo, book }: Loading): Promise<void> {
  for (const { file, alt } of demo.media) {
    const bytes = await readFile(new URL(`media/${file}`, demo.folder));
    book.put(
      'media',
      file,
      await storeMedia({ storage }, ctx, { bytes, originalName: file, alt: textByCode(alt) }),
    );
  }
}
