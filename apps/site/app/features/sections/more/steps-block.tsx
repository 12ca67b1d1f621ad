import type { steps } from '@izlog/contract/sections/telling';
import { Button } from '#site/editable/button.tsx';
import { Slot } from '#site/editable/slot.tsx';
import { Text } from '#site/editable/text.tsx';
import { usePart } from '#site/editable/use-part.ts';
import type { BlockProps } from '../door/block.ts';
import { SectionFrame } from '../section-frame.tsx';
import { SectionIntro } from './section-intro.tsx';

/** How something is done, step by step; side by side where there is room. */
export function StepsBlock({ part, isFirst }: BlockProps<typeof steps>) {
  const Title = isFirst ? 'h2' : 'h3';
  return (
    <SectionFrame {...usePart(part)}>
      <SectionIntro part={part} isFirst={isFirst} />
      <Slot part={part} name="steps" as="ol" className="steps steps--wide">
        {(step) => (
          <>
            <Text part={step} f="title" around={(words) => <Title>{words}</Title>} />
            <Text part={step} f="text" around={(words) => <p>{words}</p>} />
          </>
        )}
      </Slot>
      <Button part={part} f="more" look="more" />
    </SectionFrame>
  );
}
