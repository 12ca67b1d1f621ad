import type { quotes } from '@izlog/contract/sections/quotes';
import { Button } from '#site/editable/button.tsx';
import { lookOf } from '#site/editable/look-of.ts';
import { Picture } from '#site/editable/picture.tsx';
import { Rich } from '#site/editable/rich.tsx';
import { Slot } from '#site/editable/slot.tsx';
import { Text } from '#site/editable/text.tsx';
import { usePart } from '#site/editable/use-part.ts';
import type { BlockProps } from '../door/block.ts';
import { SectionFrame } from '../section-frame.tsx';
import { SectionHeading } from './section-intro.tsx';

/** What customers said; each quote is a figure with its speaker below. */
export function QuotesBlock({ part, isFirst }: BlockProps<typeof quotes>) {
  return (
    <SectionFrame {...usePart(part)}>
      <SectionHeading part={part} isFirst={isFirst} />
      <Slot part={part} name="quotes" className={lookOf(part, ['layout'])}>
        {(quote) => (
          <figure className="quote">
            <Rich part={quote} f="words" as="blockquote" />
            <figcaption>
              <Picture part={quote} f="portrait" sizes="4rem" className="quote__face" />
              <span>
                <Text part={quote} f="who" as="b" /> <Text part={quote} f="role" className="soft" />
              </span>
            </figcaption>
          </figure>
        )}
      </Slot>
      <Button part={part} f="more" look="more" />
    </SectionFrame>
  );
}
