import type { ReactNode } from 'react';
import { useStaffText } from './staff-text.tsx';

/** A screen of the back office with its title; without children it says honestly that it is not finished. */
export function AdminScreen({ title, children }: { title: string; children?: ReactNode }) {
  const { t } = useStaffText();
  return (
    <>
      <h1>{title}</h1>
      {children ?? <p className="lead">{t('page.soon')}</p>}
    </>
  );
}
