import type { Part } from '@izlog/contract/cms/content/part';
import type { Picture as MediaFile } from '@izlog/contract/media/media';
import { mediaAddress } from '@izlog/contract/media/media-address';
import type { FieldsOf, PartOf, SectionDeclaration } from '@izlog/contract/sections/define-section';
import { use } from 'react';
import { pictureOf } from '#site/ui/pictures/picture-of.ts';
import { EditContext } from './edit-context.ts';
import { objectField } from './field-of.ts';

interface VideoProps<D extends SectionDeclaration> {
  part: PartOf<D>;
  f: FieldsOf<D, 'media'>;
  /** Field of the picture that stands there until it is played (MEDIA-012). */
  poster: FieldsOf<D, 'media'>;
}

type Use = { alt?: unknown; file?: MediaFile | null };

/** A film of the shop's own. Nothing of it is fetched before somebody plays it. */
export function Video<D extends SectionDeclaration>({ part, f, poster }: VideoProps<D>) {
  const edit = use(EditContext);
  const { meta } = part as Part;
  const film = objectField<Use>(meta, f);
  const still = objectField<Use>(meta, poster)?.file;
  if (!film?.file && !edit) return null;
  const { width, height } = film?.file ?? {};
  return (
    <div className="film__frame" ref={edit?.field(part, poster)}>
      {/* biome-ignore lint/a11y/useMediaCaption: words of a film are a file of their own, which no field holds yet. */}
      <video
        controls
        playsInline
        preload="none"
        src={film?.file ? mediaAddress(film.file, 'original') : undefined}
        poster={still ? (pictureOf(still, 'large').src ?? undefined) : undefined}
        width={width ?? 1600}
        height={height ?? 900}
        aria-label={typeof film?.alt === 'string' && film.alt !== '' ? film.alt : undefined}
        ref={edit?.field(part, f)}
      />
    </div>
  );
}
