import type { Part } from '@izlog/contract/cms/content/part';
import type { FieldsOf, PartOf, SectionDeclaration } from '@izlog/contract/sections/define-section';
import { use } from 'react';
import { AnyIcon, isIconName } from '#site/ui/icons/any-icon.tsx';
import { EditContext } from './edit-context.ts';

/** An icon that staff chose, of the set that the build has. */
export function Icon<D extends SectionDeclaration>({ part, f }: { part: PartOf<D>; f: FieldsOf<D, 'icon'> }) {
  const edit = use(EditContext);
  const name = (part as Part).meta[f];
  const ref = edit?.field(part, f);
  if (typeof name === 'string' && isIconName(name)) return <AnyIcon name={name} ref={ref} />;
  return edit ? <span className="icon" ref={ref} /> : null;
}
