import type { logos } from '@izlog/contract/sections/showing';
import { Anchor } from '#site/editable/anchor.tsx';
import { Picture } from '#site/editable/picture.tsx';
import { Slot } from '#site/editable/slot.tsx';
import { usePart } from '#site/editable/use-part.ts';
import type { BlockProps } from '../door/block.ts';
import { SectionFrame } from '../section-frame.tsx';
import { SectionHeading } from './section-intro.tsx';

/** Signs of partners or buyers, each as high as the others. */
export function LogosBlock({ part, isFirst }: BlockProps<typeof logos>) {
  return (
    <SectionFrame {...usePart(part)}>
      <SectionHeading part={part} isFirst={isFirst} />
      <Slot part={part} name="logos" className="logos">
        {(logo) => (
          <Picture
            part={logo}
            f="image"
            sizes="10rem"
            around={(sign) => (
              <Anchor part={logo} f="link">
                {sign}
              </Anchor>
            )}
          />
        )}
      </Slot>
    </SectionFrame>
  );
}
