import type { newsletter } from '@izlog/contract/sections/forms';
import { use } from 'react';
import { EditContext } from '#site/editable/edit-context.ts';
import { textField } from '#site/editable/field-of.ts';
import { Rich } from '#site/editable/rich.tsx';
import { usePart } from '#site/editable/use-part.ts';
import type { FormConsent } from '#site/features/consent/door/form-consent.ts';
import { splitView } from '#site/ui/split-view.tsx';
import { BlockHeading } from './block-heading.tsx';
import type { BlockProps } from './door/block.ts';
import { SectionFrame } from './section-frame.tsx';

const NewsletterForm = splitView(
  async () => (await import('#site/features/visitor-forms/door/newsletter-form.tsx')).NewsletterForm,
);

type Data = readonly FormConsent[] | null;

/** Why one would subscribe, and the form beside it (MKT-003). */
export function NewsletterBlock({ part, data, isFirst }: BlockProps<typeof newsletter, Data>) {
  const edit = use(EditContext);
  // The example stands inside the form's own field, where nothing can be hung on.
  return (
    <SectionFrame {...usePart(part)}>
      <div className="newsletter" ref={edit?.field(part, 'example')}>
        <div className="stack">
          <BlockHeading part={part} isFirst={isFirst} />
          <Rich part={part} f="body" className="soft" />
        </div>
        <NewsletterForm consents={data} example={textField(part, 'example')?.wide} />
      </div>
    </SectionFrame>
  );
}
