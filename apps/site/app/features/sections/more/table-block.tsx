import type { table } from '@izlog/contract/sections/telling';
import { Rich } from '#site/editable/rich.tsx';
import { Text } from '#site/editable/text.tsx';
import { usePart } from '#site/editable/use-part.ts';
import type { BlockProps } from '../door/block.ts';
import { SectionFrame } from '../section-frame.tsx';
import { SectionHeading } from './section-intro.tsx';

/** Rows and columns; a table wider than its place is moved by itself. */
export function TableBlock({ part, isFirst }: BlockProps<typeof table>) {
  return (
    <SectionFrame {...usePart(part)}>
      <SectionHeading part={part} isFirst={isFirst} />
      <Rich part={part} f="table" />
      <Text part={part} f="note" as="p" className="small soft" />
    </SectionFrame>
  );
}
