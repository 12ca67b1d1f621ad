import type { PictureFault } from '@izlog/contract/media/picture-fault';
import { Refusal } from '#platform/kernel/refusal.ts';

const fault: PictureFault = 'broken';

/** A file that does not keep to its own format, or ends too soon. */
export const brokenPicture = (): Refusal =>
  new Refusal('fileUnreadable', { kind: fault, reason: 'The picture is cut short or broken.' });
