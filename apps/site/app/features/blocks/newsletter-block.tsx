import { textField } from '../../editable/field-of.ts';
import { hasField, Rich } from '../../editable/rich.tsx';
import { useText } from '../../i18n/use-text.tsx';
import { NewsletterFields, NewsletterSection } from '../sections/newsletter-section.tsx';
import type { BlockProps } from './block.ts';
import { BlockHeading, labelOf } from './block-heading.tsx';

/** Why one would subscribe, and the form. Subscribing itself belongs to the marketing part of the site. */
export function NewsletterBlock({ part, isFirst }: BlockProps) {
  const { t } = useText();
  return (
    <NewsletterSection
      heading={<BlockHeading part={part} isFirst={isFirst} />}
      labelledBy={labelOf(part)}
      text={hasField(part, 'body') ? <Rich part={part} f="body" /> : null}
      form={
        <form aria-label={t('newsletter.title')} onSubmit={(event) => event.preventDefault()}>
          <NewsletterFields
            texts={{
              email: t('newsletter.email'),
              example: textField(part, 'example')?.wide,
              submit: t('newsletter.send'),
            }}
            consents={[]}
          />
        </form>
      }
    />
  );
}
