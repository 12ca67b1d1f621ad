import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../../i18n/use-text.tsx';

/** What was chosen in a step before, with the way back to it. */
export function ChosenLine({
  label,
  change,
  children,
}: {
  label: string;
  change: string;
  children: ReactNode;
}) {
  const { t } = useText();
  return (
    <p className="chosen-line small">
      <span>
        <strong>{label}:</strong> {children}
      </span>
      <Link className="link" to={change}>
        {t('checkout.change')} <span className="vh">{label}</span>
      </Link>
    </p>
  );
}
