import type { Picture } from '@izlog/contract/media/media';
import { mediaAddress } from '@izlog/contract/media/media-address';
import { Picture as PictureFrame } from '#site/ui/pictures/picture.tsx';
import { pictureOf } from '#site/ui/pictures/picture-of.ts';

/** A picture or a film in a text, with its own caption, else the gallery's; nothing when the file is gone. */
export function RichPicture({ attrs }: { attrs: Record<string, unknown> }) {
  const file = (attrs.file ?? (attrs.media as { file?: unknown } | undefined)?.file) as
    | Picture
    | null
    | undefined;
  if (!file?.hash) return null;
  const caption = String(attrs.caption ?? '') || file.caption;
  return (
    <figure>
      {file.mime.startsWith('video/') ? (
        // biome-ignore lint/a11y/useMediaCaption: words of a film are a file of their own, which no field holds yet
        <video
          controls
          preload="none"
          src={mediaAddress(file, 'original')}
          poster={file.poster ?? undefined}
          aria-label={file.alt || undefined}
        />
      ) : (
        <PictureFrame {...pictureOf(file, 'large')} sizes="(width < 48rem) 100vw, 42rem" />
      )}
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}
