import type { callToAction } from '@izlog/contract/sections/call-to-action';
import { Button } from '#site/editable/button.tsx';
import { Rich } from '#site/editable/rich.tsx';
import { usePart } from '#site/editable/use-part.ts';
import { BlockHeading } from './block-heading.tsx';
import type { BlockProps } from './door/block.ts';
import { SectionFrame } from './section-frame.tsx';

/** One sentence and the button it leads to, on a quiet ground. */
export function CallToActionBlock({ part, isFirst }: BlockProps<typeof callToAction>) {
  return (
    <SectionFrame {...usePart(part)}>
      <div className="call">
        <div className="stack">
          <BlockHeading part={part} isFirst={isFirst} />
          <Rich part={part} f="body" className="soft" />
        </div>
        <div className="row">
          <Button part={part} f="primary" className="button button--primary button--lg" />
          <Button part={part} f="secondary" className="button button--lg" />
        </div>
      </div>
    </SectionFrame>
  );
}
