import { Button } from '../../editable/button.tsx';
import { hasField, Rich } from '../../editable/rich.tsx';
import { BlockHeading, labelOf } from './block-heading.tsx';
import type { BlockProps } from './door/block.ts';
import { CallToActionSection } from './views/call-to-action-section.tsx';

/** One sentence and the button it leads to. */
export function CallToActionBlock({ part, isFirst }: BlockProps) {
  return (
    <CallToActionSection
      heading={<BlockHeading part={part} isFirst={isFirst} />}
      labelledBy={labelOf(part)}
      text={hasField(part, 'body') ? <Rich part={part} f="body" /> : null}
      buttons={
        <>
          <Button part={part} f="primary" className="button button--primary button--lg" />
          <Button part={part} f="secondary" className="button button--lg" />
        </>
      }
    />
  );
}
