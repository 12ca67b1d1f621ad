import type { faq } from '@izlog/contract/sections/telling';
import { Rich } from '#site/editable/rich.tsx';
import { Slot } from '#site/editable/slot.tsx';
import { Text } from '#site/editable/text.tsx';
import { usePart } from '#site/editable/use-part.ts';
import { Icon } from '#site/ui/icons/icon.tsx';
import type { BlockProps } from '../door/block.ts';
import { SectionFrame } from '../section-frame.tsx';
import { SectionIntro } from './section-intro.tsx';

/** Questions that open to their answers, without a script. */
export function FaqBlock({ part, isFirst }: BlockProps<typeof faq>) {
  return (
    <SectionFrame {...usePart(part)}>
      <SectionIntro part={part} isFirst={isFirst} />
      <Slot part={part} name="questions" as="div" item="details" className="accordion faq">
        {(one) => (
          <>
            <summary>
              <Text part={one} f="question" /> <Icon name="plus" />
            </summary>
            <Rich part={one} f="answer" className="accordion__body prose" />
          </>
        )}
      </Slot>
    </SectionFrame>
  );
}
