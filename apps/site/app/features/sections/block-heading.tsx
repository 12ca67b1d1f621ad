import type { Part } from '@izlog/contract/cms/content/part';
import { Text } from '#site/editable/text.tsx';
import { headingIdOf } from '#site/editable/use-part.ts';

/** A section's heading, if it has one: h1 in the first section of a page, else h2. */
export function BlockHeading({ part, isFirst }: { part: Part; isFirst: boolean }) {
  return <Text part={part} f="heading" as={isFirst ? 'h1' : 'h2'} id={headingIdOf(part)} />;
}
