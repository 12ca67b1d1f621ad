import type { features } from '@izlog/contract/sections/showing';
import { Button } from '#site/editable/button.tsx';
import { Icon } from '#site/editable/icon.tsx';
import { lookOf } from '#site/editable/look-of.ts';
import { Rich } from '#site/editable/rich.tsx';
import { Slot } from '#site/editable/slot.tsx';
import { Text } from '#site/editable/text.tsx';
import { usePart } from '#site/editable/use-part.ts';
import type { BlockProps } from '../door/block.ts';
import { SectionFrame } from '../section-frame.tsx';
import { SectionIntro } from './section-intro.tsx';

/** What something can do, each with an icon beside it. */
export function FeaturesBlock({ part, isFirst }: BlockProps<typeof features>) {
  const Title = isFirst ? 'h2' : 'h3';
  return (
    <SectionFrame {...usePart(part)}>
      <SectionIntro part={part} isFirst={isFirst} />
      <Slot part={part} name="features" className={lookOf(part, ['columns'])}>
        {(feature) => (
          <>
            <Icon part={feature} f="icon" />
            <div>
              <Text part={feature} f="title" around={(words) => <Title>{words}</Title>} />
              <Rich part={feature} f="text" className="soft" />
            </div>
          </>
        )}
      </Slot>
      <Button part={part} f="more" look="more" />
    </SectionFrame>
  );
}
