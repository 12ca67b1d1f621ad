import { Rich } from '../../editable/rich.tsx';
import { BlockHeading, labelOf } from './block-heading.tsx';
import type { BlockProps } from './door/block.ts';
import { TextSection } from './views/text-section.tsx';

/** Running text under an optional heading. */
export function TextBlock({ part, isFirst }: BlockProps) {
  return (
    <TextSection heading={<BlockHeading part={part} isFirst={isFirst} />} labelledBy={labelOf(part)}>
      <Rich part={part} f="body" />
    </TextSection>
  );
}
