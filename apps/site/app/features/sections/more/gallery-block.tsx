import type { gallery } from '@izlog/contract/sections/showing';
import { captionOf } from '#site/editable/field-of.ts';
import { lookOf } from '#site/editable/look-of.ts';
import { Picture } from '#site/editable/picture.tsx';
import { Slot } from '#site/editable/slot.tsx';
import { Text } from '#site/editable/text.tsx';
import { usePart } from '#site/editable/use-part.ts';
import type { BlockProps } from '../door/block.ts';
import { SectionFrame } from '../section-frame.tsx';
import { SectionIntro } from './section-intro.tsx';

/** Pictures in a grid, or in one row that is swiped. */
export function GalleryBlock({ part, isFirst }: BlockProps<typeof gallery>) {
  return (
    <SectionFrame {...usePart(part)}>
      <SectionIntro part={part} isFirst={isFirst} />
      <Slot part={part} name="pictures" className={lookOf(part, ['layout'])}>
        {(one) => (
          <figure>
            <Picture part={one} f="image" sizes="(width < 48rem) 80vw, (width < 80rem) 33vw, 26rem" />
            <Text
              part={one}
              f="caption"
              standIn={captionOf(one, 'image')}
              around={(words) => <figcaption>{words}</figcaption>}
            />
          </figure>
        )}
      </Slot>
    </SectionFrame>
  );
}
