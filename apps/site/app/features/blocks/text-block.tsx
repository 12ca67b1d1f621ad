import { Rich } from '../../editable/rich.tsx';
import { TextSection } from '../sections/text-section.tsx';
import type { BlockProps } from './block.ts';
import { BlockHeading, labelOf } from './block-heading.tsx';

/** Running text under an optional heading. */
export function TextBlock({ part, isFirst }: BlockProps) {
  return (
    <TextSection heading={<BlockHeading part={part} isFirst={isFirst} />} labelledBy={labelOf(part)}>
      <Rich part={part} f="body" />
    </TextSection>
  );
}
