import { Rich } from '../../editable/rich.tsx';
import type { BlockProps } from './block.ts';
import { BlockHeading, labelOf } from './block-heading.tsx';
import { TextSection } from './views/text-section.tsx';

/** Running text under an optional heading. */
export function TextBlock({ part, isFirst }: BlockProps) {
  return (
    <TextSection heading={<BlockHeading part={part} isFirst={isFirst} />} labelledBy={labelOf(part)}>
      <Rich part={part} f="body" />
    </TextSection>
  );
}
