import { Button } from '../../editable/button.tsx';
import { pictureField } from '../../editable/picture.tsx';
import { hasField, Rich } from '../../editable/rich.tsx';
import { slotParts } from '../../editable/slot.tsx';
import { Text } from '../../editable/text.tsx';
import { isIconName } from '../../ui/icons/any-icon.tsx';
import { BlockHeading, labelOf } from './block-heading.tsx';
import type { BlockProps } from './door/block.ts';
import { CardsSection } from './views/cards-section.tsx';

/** Several equal things side by side. */
export function CardsBlock({ part, isFirst }: BlockProps) {
  const cards = slotParts(part, 'cards').map((card) => {
    const { icon } = card.meta;
    return {
      id: card.id,
      title: <Text part={card} f="title" />,
      text: hasField(card, 'text') ? <Rich part={card} f="text" /> : null,
      icon: typeof icon === 'string' && isIconName(icon) ? icon : null,
      picture: pictureField(card, 'image') ?? null,
      more: <Button part={card} f="more" className="more" />,
    };
  });
  return (
    <CardsSection
      heading={hasField(part, 'heading') ? <BlockHeading part={part} isFirst={isFirst} /> : null}
      labelledBy={labelOf(part)}
      intro={hasField(part, 'body') ? <Rich part={part} f="body" /> : null}
      cards={cards}
      isFirst={isFirst}
    />
  );
}
