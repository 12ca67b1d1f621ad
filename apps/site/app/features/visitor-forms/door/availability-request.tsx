import { useEffect, useRef } from 'react';
import type { FormConsent } from '#site/features/consent/door/form-consent.ts';
import { useText } from '#site/i18n/use-text.tsx';
import { Icon } from '#site/ui/icons/icon.tsx';
import { AvailabilityForm } from './availability-form.tsx';

/** On a product that cannot be bought now: one may ask to hear when it can (PRODUCT-041). */
export function AvailabilityRequest({
  what,
  isOpen,
  ...form
}: {
  product: number;
  consents: readonly FormConsent[] | null;
  /** The variant in words; '' for a product without any. */
  what: string;
  /** One asked for it beside the choice: it opens, and the focus goes there. */
  isOpen: boolean;
}) {
  const { t } = useText();
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen) summary.current?.focus();
  }, [isOpen]);
  return (
    <details className="notice fold" id="javite-mi" open={isOpen}>
      <summary ref={summary}>
        {t('availability.title')}
        {what ? `: ${what}` : null} <Icon name="down" />
      </summary>
      <AvailabilityForm {...form} />
    </details>
  );
}
