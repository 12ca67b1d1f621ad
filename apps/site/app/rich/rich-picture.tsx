import type { Picture } from '@izlog/contract/media/media';
import { Picture as PictureFrame } from '../ui/pictures/picture.tsx';
import { pictureOf } from '../ui/pictures/picture-of.ts';

/** A picture in a text, with its caption; nothing when the picture is gone. */
export function RichPicture({ attrs }: { attrs: Record<string, unknown> }) {
  const file = (attrs.file ?? (attrs.media as { file?: unknown } | undefined)?.file) as
    | Picture
    | null
    | undefined;
  if (!file?.hash) return null;
  const caption = typeof attrs.caption === 'string' ? attrs.caption : '';
  return (
    <figure>
      <PictureFrame {...pictureOf(file, 'large')} sizes="(width < 48rem) 100vw, 42rem" />
      {caption === '' ? null : <figcaption>{caption}</figcaption>}
    </figure>
  );
}
