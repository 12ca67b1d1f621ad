import type { textSection } from '@izlog/contract/sections/text';
import { Rich } from '#site/editable/rich.tsx';
import { usePart } from '#site/editable/use-part.ts';
import { BlockHeading } from './block-heading.tsx';
import type { BlockProps } from './door/block.ts';
import { SectionFrame } from './section-frame.tsx';

/** Running text under an optional heading, as wide as one reads comfortably. */
export function TextBlock({ part, isFirst }: BlockProps<typeof textSection>) {
  return (
    <SectionFrame {...usePart(part)}>
      <div className="prose">
        <BlockHeading part={part} isFirst={isFirst} />
        <Rich part={part} f="body" className="prose" />
      </div>
    </SectionFrame>
  );
}
