import type { figures } from '@izlog/contract/sections/telling';
import { Slot } from '#site/editable/slot.tsx';
import { Text } from '#site/editable/text.tsx';
import { usePart } from '#site/editable/use-part.ts';
import type { BlockProps } from '../door/block.ts';
import { SectionFrame } from '../section-frame.tsx';
import { SectionHeading } from './section-intro.tsx';

/** Numbers that say something, large, each with its words. */
export function FiguresBlock({ part, isFirst }: BlockProps<typeof figures>) {
  return (
    <SectionFrame {...usePart(part)}>
      <SectionHeading part={part} isFirst={isFirst} />
      <Slot part={part} name="figures" as="dl" item="div" className="figures">
        {(figure) => (
          <>
            <Text part={figure} f="words" as="dt" />
            <Text part={figure} f="value" as="dd" className="figures__value" />
            <Text part={figure} f="note" as="dd" className="small soft" />
          </>
        )}
      </Slot>
    </SectionFrame>
  );
}
