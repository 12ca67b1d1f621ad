import type { MediaUse, Part } from '@izlog/contract/cms/content/part';
import type { Picture as MediaFile } from '@izlog/contract/media/media';
import type { FieldsOf, PartOf, SectionDeclaration } from '@izlog/contract/sections/define-section';
import { type ReactNode, use } from 'react';
import { Picture as PictureFrame, type PictureProps } from '#site/ui/pictures/picture.tsx';
import { pictureOf } from '#site/ui/pictures/picture-of.ts';
import { EditContext } from './edit-context.ts';
import { objectField } from './field-of.ts';

type Use = MediaUse & { file?: MediaFile | null };
type Still = Omit<PictureProps, 'className' | 'seed' | 'priority'>;

/** The picture of a field as ui components want it, with the phone's own picture as a source of its own; nothing when there is none. */
function pictureField({ meta, mobileMeta }: Part, f: string): Still | undefined {
  const wide = still(objectField<Use>(meta, f));
  const narrow = still(objectField<Use>(mobileMeta, f));
  if (!wide) return narrow;
  if (!narrow?.src) return wide;
  const phone = {
    media: '(max-width: 47.99rem)',
    srcSet: narrow.src,
    width: narrow.width,
    height: narrow.height,
  };
  return { ...wide, sources: [phone, ...(wide.sources ?? [])] };
}

function still(use: Use | undefined): Still | undefined {
  if (!use?.file) return undefined;
  const alt = typeof use.alt === 'string' ? use.alt || use.file.alt : '';
  return pictureOf(use.file, 'large', alt);
}

interface FieldProps<D extends SectionDeclaration> {
  part: PartOf<D>;
  f: FieldsOf<D, 'media'>;
  sizes?: string;
  priority?: boolean;
  className?: string;
  seed?: string;
  /** Shown where no picture was chosen; one without a file is a drawing. */
  standIn?: Still;
  /** Renders an element around the picture, which goes with it. */
  around?: (picture: ReactNode) => ReactNode;
}

/** A picture that staff can change where it stands. */
export function Picture<D extends SectionDeclaration>({
  part,
  f,
  standIn,
  around = (picture) => picture,
  ...frame
}: FieldProps<D>) {
  const edit = use(EditContext);
  const picture = pictureField(part as Part, f) ?? standIn;
  const ref = edit?.field(part, f);
  if (picture) return around(<PictureFrame {...frame} {...picture} frameRef={ref} />);
  return edit ? around(<span className={frame.className} ref={ref} />) : null;
}
