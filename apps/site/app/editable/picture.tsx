import type { MediaUse, Part } from '@izlog/contract/cms/content/part';
import type { Picture as MediaFile } from '@izlog/contract/media/media';
import { use } from 'react';
import { Picture as PictureFrame, type PictureProps } from '../ui/pictures/picture.tsx';
import { pictureOf } from '../ui/pictures/picture-of.ts';
import { EditableContext } from './editable-context.ts';
import { objectField } from './field-of.ts';

type Use = MediaUse & { file?: MediaFile | null };
type Still = Omit<PictureProps, 'className' | 'seed' | 'priority'>;

/** The picture of a field as ui components want it, with the phone's own picture as a source of its own; nothing when there is none. */
export function pictureField({ meta, mobileMeta }: Part, f: string): Still | undefined {
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

/** A picture that staff can change where it stands. */
export function Picture({
  part,
  f,
  ...frame
}: {
  part: Part;
  f: string;
  sizes?: string;
  priority?: boolean;
  className?: string;
}) {
  const editor = use(EditableContext);
  const picture = pictureField(part, f);
  const shown = picture ? <PictureFrame {...picture} {...frame} /> : null;
  if (!editor) return shown;
  return (
    <editor.Field part={part} field={f} kind="picture">
      {shown}
    </editor.Field>
  );
}
