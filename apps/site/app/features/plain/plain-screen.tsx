import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.tsx';

/** A screen with its title and what it can do so far; without children it says so honestly. */
export function PlainScreen({ title, children }: { title: string; children?: ReactNode }) {
  const { t } = useText();
  return (
    <div className="container section stack">
      <h1>{title}</h1>
      {children ?? <p className="lead">{t('page.soon')}</p>}
    </div>
  );
}
