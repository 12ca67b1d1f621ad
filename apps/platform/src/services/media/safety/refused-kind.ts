import type { PictureFault } from '@izlog/contract/media/picture-fault';
import { Refusal } from '#platform/kernel/refusal.ts';
import { isHeic } from '../file-kind.ts';

const heic: PictureFault = 'heic';

/** The refusal of bytes whose kind is not stored; a photo of an iPhone is named, since its owner can do something about it. */
export const refusedKind = (bytes: Uint8Array): Refusal =>
  isHeic(bytes)
    ? new Refusal('unsupportedMediaType', {
        kind: heic,
        reason:
          'The photo is in the HEIC format of iPhones, which browsers do not show: share it as JPEG, or set Camera, Formats, Most Compatible.',
      })
    : new Refusal('unsupportedMediaType');
