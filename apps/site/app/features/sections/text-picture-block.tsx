import type { textPicture } from '@izlog/contract/sections/text-picture';
import { Button } from '#site/editable/button.tsx';
import { captioned } from '#site/editable/captioned.tsx';
import { captionOf } from '#site/editable/field-of.ts';
import { Picture } from '#site/editable/picture.tsx';
import { Rich } from '#site/editable/rich.tsx';
import { Slot } from '#site/editable/slot.tsx';
import { Text } from '#site/editable/text.tsx';
import { usePart } from '#site/editable/use-part.ts';
import { useFrame } from '#site/kit/frame/use-frame.ts';
import { classNames } from '#site/ui/class-names.ts';
import { BlockHeading } from './block-heading.tsx';
import type { BlockProps } from './door/block.ts';
import { SectionFrame } from './section-frame.tsx';

const drawing = { src: null, width: 1200, height: 900, alt: '' };

/** A picture and what it tells; with numbered steps it is a story. */
export function TextPictureBlock({ part, isFirst }: BlockProps<typeof textPicture>) {
  const isWide = useFrame()?.look === 'photographic';
  return (
    <SectionFrame {...usePart(part)}>
      <div className={classNames('story', part.options.pictureSide === 'right' && 'story--right')}>
        <Picture
          part={part}
          f="image"
          sizes={isWide ? '100vw' : '(width < 64rem) 100vw, 45rem'}
          standIn={drawing}
          around={(picture) => captioned(picture, captionOf(part, 'image'))}
        />
        <div className="stack stack--lg">
          <div className="stack">
            <BlockHeading part={part} isFirst={isFirst} />
            <Rich part={part} f="body" className="stack soft" />
          </div>
          <Slot part={part} name="steps" as="ol" className="steps">
            {(step) => (
              <>
                <Text part={step} f="title" around={(words) => <h3>{words}</h3>} />
                <Text part={step} f="text" around={(words) => <p>{words}</p>} />
              </>
            )}
          </Slot>
          <Button part={part} f="more" look="more" />
        </div>
      </div>
    </SectionFrame>
  );
}
