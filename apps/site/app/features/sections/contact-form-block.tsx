import '#site/kit/forms/forms.css';
import type { contactForm } from '@izlog/contract/sections/forms';
import { Rich } from '#site/editable/rich.tsx';
import { usePart } from '#site/editable/use-part.ts';
import type { FormConsent } from '#site/features/consent/door/form-consent.ts';
import { splitView } from '#site/ui/split-view.tsx';
import { BlockHeading } from './block-heading.tsx';
import type { BlockProps } from './door/block.ts';
import { SectionFrame } from './section-frame.tsx';

const ContactForm = splitView(
  async () => (await import('#site/features/visitor-forms/door/contact-form.tsx')).ContactForm,
);

type Data = readonly FormConsent[] | null;

/** A contact form: a heading, a few words and the contact form (MKT-006). */
export function ContactFormBlock({ part, data, isFirst }: BlockProps<typeof contactForm, Data>) {
  return (
    <SectionFrame {...usePart(part)}>
      <div className="contact stack">
        <BlockHeading part={part} isFirst={isFirst} />
        <Rich part={part} f="body" className="soft" />
        <ContactForm consents={data} />
      </div>
    </SectionFrame>
  );
}
