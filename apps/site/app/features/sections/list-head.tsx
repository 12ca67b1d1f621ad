import type { Part } from '@izlog/contract/cms/content/part';
import { Button } from '#site/editable/button.tsx';
import { Text } from '#site/editable/text.tsx';
import { headingIdOf } from '#site/editable/use-part.ts';

/** Head of a section that is a list: its heading and, on the right, the way to all of it. */
export function ListHead({ part }: { part: Part }) {
  return (
    <div className="section__head">
      <Text part={part} f="heading" around={(words) => <h2 id={headingIdOf(part)}>{words}</h2>} />
      <Button part={part} f="more" look="more" />
    </div>
  );
}
