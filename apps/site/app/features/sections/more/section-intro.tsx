import type { Part } from '@izlog/contract/cms/content/part';
import { FieldGroup } from '#site/editable/field-group.tsx';
import { Rich } from '#site/editable/rich.tsx';
import { BlockHeading } from '../block-heading.tsx';

/** How a section opens: its heading and a few words, where it has them. */
export function SectionIntro({ part, isFirst }: { part: Part; isFirst: boolean }) {
  return (
    <FieldGroup part={part} fs={['heading', 'body']} className="section__intro">
      <BlockHeading part={part} isFirst={isFirst} />
      <Rich part={part} f="body" className="lead" />
    </FieldGroup>
  );
}

/** An intro of a section that has only a heading. */
export function SectionHeading({ part, isFirst }: { part: Part; isFirst: boolean }) {
  return (
    <FieldGroup part={part} fs={['heading']} className="section__intro">
      <BlockHeading part={part} isFirst={isFirst} />
    </FieldGroup>
  );
}
