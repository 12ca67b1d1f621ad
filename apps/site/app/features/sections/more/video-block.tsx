import type { video } from '@izlog/contract/sections/showing';
import { captionOf } from '#site/editable/field-of.ts';
import { Text } from '#site/editable/text.tsx';
import { usePart } from '#site/editable/use-part.ts';
import { Video } from '#site/editable/video.tsx';
import type { BlockProps } from '../door/block.ts';
import { SectionFrame } from '../section-frame.tsx';
import { SectionHeading } from './section-intro.tsx';

/** A film with its picture and a line below; nothing is fetched of it before it is played. */
export function VideoBlock({ part, isFirst }: BlockProps<typeof video>) {
  return (
    <SectionFrame {...usePart(part)}>
      <SectionHeading part={part} isFirst={isFirst} />
      <figure className="film">
        <Video part={part} f="film" poster="poster" />
        <Text
          part={part}
          f="caption"
          standIn={captionOf(part, 'film')}
          around={(words) => <figcaption>{words}</figcaption>}
        />
      </figure>
    </SectionFrame>
  );
}
