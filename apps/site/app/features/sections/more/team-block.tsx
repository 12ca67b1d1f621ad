import type { team } from '@izlog/contract/sections/showing';
import { Button } from '#site/editable/button.tsx';
import { Picture } from '#site/editable/picture.tsx';
import { Rich } from '#site/editable/rich.tsx';
import { Slot } from '#site/editable/slot.tsx';
import { Text } from '#site/editable/text.tsx';
import { usePart } from '#site/editable/use-part.ts';
import type { BlockProps } from '../door/block.ts';
import { SectionFrame } from '../section-frame.tsx';
import { SectionIntro } from './section-intro.tsx';

const drawing = { src: null, width: 600, height: 600, alt: '' };

/** Who works here: a face, a name, what they do and how to reach them. */
export function TeamBlock({ part, isFirst }: BlockProps<typeof team>) {
  const Title = isFirst ? 'h2' : 'h3';
  return (
    <SectionFrame {...usePart(part)}>
      <SectionIntro part={part} isFirst={isFirst} />
      <Slot part={part} name="people" className="team">
        {(person) => (
          <>
            <Picture
              part={person}
              f="portrait"
              sizes="(width < 48rem) 45vw, 18rem"
              seed={person.id}
              standIn={drawing}
            />
            <Text part={person} f="name" around={(words) => <Title className="team__name">{words}</Title>} />
            <Text part={person} f="role" as="p" className="small soft" />
            <Rich part={person} f="words" className="small" />
            <Button part={person} f="contact" className="link small" />
          </>
        )}
      </Slot>
    </SectionFrame>
  );
}
