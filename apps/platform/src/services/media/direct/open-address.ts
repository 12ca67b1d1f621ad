import type { Picture } from '@izlog/contract/media/media';
import { isServedFromBucket } from '@izlog/contract/media/media-address';
import { defaultMediaSize } from '@izlog/contract/media/media-sizes';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import type { MediaRow } from '../media.queries.ts';

/** The folder of the bucket that everybody may read; originals and what is private lie elsewhere. */
const openFolder = 'public';

/** Where a rendering lies that browsers fetch from the bucket itself; addresses end the same. */
export const openKey = (hash: string, size: string, extension: string): string =>
  `${openPrefix(hash)}/${size}.${extension}`;

/** What the keys of all renderings of a picture begin with. */
export const openPrefix = (hash: string): string => `${openFolder}/${hash.slice(0, 2)}/${hash}`;

/** The address of a key of the bucket; nothing where files lie in a folder. */
export const openAddress = (): { of: (key: string) => string | undefined } => ({ of: () => undefined });

/** Lets pictures be addressed in the bucket: called once, when the platform is put together. */
export function openDirectAddresses({ held, storage }: Pick<Kernel, 'held' | 'storage'>): void {
  held.get(openAddress).of = (key) => storage.openAddress(key);
}

type Row = Pick<MediaRow, 'hash' | 'mime' | 'extension' | 'access' | 'isDirect'>;

/**
 * Where browsers fetch the renderings of a picture past the platform: only when all of them lie there (which is done where
 * the option directBucket is set), and not of a site that asks for a password (MEDIA-008).
 */
export function bucketOf({ held, site }: Pick<Ctx, 'held' | 'site'>, row: Row): Pick<Picture, 'bucket'> {
  const { access, mime, extension } = row;
  const directBucket = row.isDirect === true && site.password === undefined;
  if (!isServedFromBucket({ directBucket, access, size: defaultMediaSize, mime, extension })) return {};
  const bucket = held.get(openAddress).of(openPrefix(row.hash));
  return bucket === undefined ? {} : { bucket };
}
