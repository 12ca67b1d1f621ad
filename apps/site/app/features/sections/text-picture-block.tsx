import { use } from 'react';
import { objectField } from '../../editable/field-of.ts';
import { pictureField } from '../../editable/picture.tsx';
import { Rich } from '../../editable/rich.tsx';
import { slotParts } from '../../editable/slot.tsx';
import { Text } from '../../editable/text.tsx';
import { useFrame } from '../../kit/frame/use-frame.ts';
import { LanguageContext } from '../../links/addresses.ts';
import { type ButtonRecord, buttonView } from '../../links/button.ts';
import { MoreLink } from '../../ui/controls/more-link.tsx';
import { BlockHeading, labelOf } from './block-heading.tsx';
import type { BlockProps } from './door/block.ts';
import { StorySection } from './views/story-section.tsx';

/** A picture and what it tells; with steps it is a story. */
export function TextPictureBlock({ part, isFirst }: BlockProps) {
  const language = use(LanguageContext);
  const isWide = useFrame()?.look === 'photographic';
  const more = buttonView(objectField<ButtonRecord>(part.meta, 'more'), language);
  const steps = slotParts(part, 'steps').map((step) => ({
    id: step.id,
    title: <Text part={step} f="title" />,
    text: <Text part={step} f="text" />,
  }));
  return (
    <StorySection
      picture={pictureField(part, 'image') ?? { src: null, width: 1200, height: 900, alt: '' }}
      heading={<BlockHeading part={part} isFirst={isFirst} />}
      labelledBy={labelOf(part)}
      text={<Rich part={part} f="body" />}
      steps={steps}
      more={more ? <MoreLink to={more.href}>{more.name}</MoreLink> : null}
      pictureSide={part.options.pictureSide === 'right' ? 'right' : 'left'}
      isWide={isWide}
    />
  );
}
