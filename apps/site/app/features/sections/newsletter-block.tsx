import { textField } from '../../editable/field-of.ts';
import { hasField, Rich } from '../../editable/rich.tsx';
import { splitView } from '../../ui/split-view.tsx';
import type { FormConsent } from '../consent/door/form-consent.ts';
import { BlockHeading, labelOf } from './block-heading.tsx';
import type { BlockProps } from './door/block.ts';
import { NewsletterSection } from './views/newsletter-section.tsx';

const NewsletterForm = splitView(
  async () => (await import('../visitor-forms/door/newsletter-form.tsx')).NewsletterForm,
);

/** Why one would subscribe, and the form (MKT-003). */
export function NewsletterBlock({ part, data, isFirst }: BlockProps<readonly FormConsent[] | null>) {
  return (
    <NewsletterSection
      heading={<BlockHeading part={part} isFirst={isFirst} />}
      labelledBy={labelOf(part)}
      text={hasField(part, 'body') ? <Rich part={part} f="body" /> : null}
      form={<NewsletterForm consents={data} example={textField(part, 'example')?.wide} />}
    />
  );
}
