import type { Part } from '@izlog/contract/cms/content/part';
import type { Picture } from '@izlog/contract/media/media';
import type { FieldsOf, PartOf, SectionDeclaration } from '@izlog/contract/sections/define-section';
import type { ReactNode } from 'react';
import { objectField } from './field-of.ts';

/** What the gallery says below the picture or film of a field, in the language of the page; nothing where it says nothing. */
export const captionOf = <D extends SectionDeclaration>(part: PartOf<D>, f: FieldsOf<D, 'media'>) =>
  objectField<{ file?: Picture | null }>((part as Part).meta, f)?.file?.caption;

/** A picture as a figure with its caption; the bare picture where there is none. */
export const captioned = (picture: ReactNode, caption: string | undefined): ReactNode =>
  caption ? (
    <figure>
      {picture}
      <figcaption className="caption">{caption}</figcaption>
    </figure>
  ) : (
    picture
  );
