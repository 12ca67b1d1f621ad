import '../../kit/forms/forms.css';
import { hasField, Rich } from '../../editable/rich.tsx';
import { splitView } from '../../ui/split-view.tsx';
import type { FormConsent } from '../consent/door/form-consent.ts';
import { BlockHeading, labelOf } from './block-heading.tsx';
import type { BlockProps } from './door/block.ts';
import { SectionFrame } from './views/section-frame.tsx';

const ContactForm = splitView(
  async () => (await import('../visitor-forms/door/contact-form.tsx')).ContactForm,
);

/** A letter box: a heading, a few words and the contact form (MKT-006). */
export function ContactFormBlock({ part, data, isFirst }: BlockProps<readonly FormConsent[] | null>) {
  return (
    <SectionFrame labelledBy={labelOf(part)}>
      <div className="contact stack">
        <BlockHeading part={part} isFirst={isFirst} />
        {hasField(part, 'body') ? (
          <div className="soft">
            <Rich part={part} f="body" />
          </div>
        ) : null}
        <ContactForm consents={data} />
      </div>
    </SectionFrame>
  );
}
