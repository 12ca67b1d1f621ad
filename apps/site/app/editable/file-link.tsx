import type { Part } from '@izlog/contract/cms/content/part';
import type { Picture as MediaFile } from '@izlog/contract/media/media';
import { mediaAddress } from '@izlog/contract/media/media-address';
import type { FieldsOf, PartOf, SectionDeclaration } from '@izlog/contract/sections/define-section';
import { type ReactNode, use } from 'react';
import { EditContext } from './edit-context.ts';
import { objectField } from './field-of.ts';

interface FileLinkProps<D extends SectionDeclaration> {
  part: PartOf<D>;
  f: FieldsOf<D, 'media'>;
  className: string;
  children: ReactNode;
}

/** A file of the gallery to take along, with its kind behind the words; nothing for visitors when it is gone. */
export function FileLink<D extends SectionDeclaration>({ part, f, className, children }: FileLinkProps<D>) {
  const edit = use(EditContext);
  const file = objectField<{ file?: MediaFile | null }>((part as Part).meta, f)?.file;
  if (!file && !edit) return null;
  return (
    <a
      className={className}
      href={file ? mediaAddress(file, 'original') : undefined}
      download
      ref={edit?.field(part, f)}
    >
      {children}
      {file ? <span className="downloads__kind">{file.extension.toUpperCase()}</span> : null}
    </a>
  );
}
