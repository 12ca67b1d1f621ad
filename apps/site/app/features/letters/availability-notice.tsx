import { useText } from '../../i18n/use-text.tsx';
import type { FormConsent } from '../consent/form-consent.ts';
import { AvailabilityForm } from './availability-form.tsx';

/** On a product that cannot be bought now: one may ask to hear when it can (PRODUCT-041). */
export function AvailabilityNotice(props: { product: number; consents: readonly FormConsent[] | null }) {
  const { t } = useText();
  return (
    <details className="notice">
      <summary>{t('availability.title')}</summary>
      <AvailabilityForm {...props} />
    </details>
  );
}
