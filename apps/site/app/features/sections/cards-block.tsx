import type { cards } from '@izlog/contract/sections/cards';
import { Button } from '#site/editable/button.tsx';
import { FieldGroup } from '#site/editable/field-group.tsx';
import { Icon } from '#site/editable/icon.tsx';
import { Picture } from '#site/editable/picture.tsx';
import { Rich } from '#site/editable/rich.tsx';
import { Slot } from '#site/editable/slot.tsx';
import { Text } from '#site/editable/text.tsx';
import { usePart } from '#site/editable/use-part.ts';
import { BlockHeading } from './block-heading.tsx';
import type { BlockProps } from './door/block.ts';
import { SectionFrame } from './section-frame.tsx';

/** Several equal things side by side under one ink rule, parted by space, not by boxes. */
export function CardsBlock({ part, isFirst }: BlockProps<typeof cards>) {
  // The heading of a first section is that of the page: its cards have the next level.
  const Title = isFirst ? 'h2' : 'h3';
  return (
    <SectionFrame {...usePart(part)}>
      <FieldGroup part={part} fs={['heading', 'body']} className="section__intro">
        <BlockHeading part={part} isFirst={isFirst} />
        <Rich part={part} f="body" className="lead" />
      </FieldGroup>
      <Slot part={part} name="cards" className="cards" itemClass="card">
        {(card) => (
          <>
            <Picture part={card} f="image" sizes="(width < 48rem) 100vw, 26rem" />
            <Icon part={card} f="icon" />
            <Text part={card} f="title" around={(words) => <Title className="card__title">{words}</Title>} />
            <Rich part={card} f="text" className="soft small" />
            <Button part={card} f="more" className="more" />
          </>
        )}
      </Slot>
    </SectionFrame>
  );
}
