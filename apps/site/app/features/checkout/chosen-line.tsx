import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '#site/i18n/use-text.tsx';

/** What was chosen in a step before, with the way back to it. */
export function ChosenLine({
  label,
  change,
  changeLabel,
  children,
}: {
  label: string;
  change: string;
  /** What the link says to anyone who does not see the line: begins with the word on it. */
  changeLabel: string;
  children: ReactNode;
}) {
  const { t } = useText();
  return (
    <p className="chosen-line small">
      <span>
        <strong>{label}:</strong> {children}
      </span>
      <Link className="link" to={change} aria-label={changeLabel}>
        {t('checkout.change')}
      </Link>
    </p>
  );
}
