import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';

/** How much more or less than before, in percent; nothing where there was nothing before. */
export function Change({ now, before }: { now: number; before: number }) {
  const { locale } = useStaffText();
  if (before <= 0) return null;
  const share = now / before - 1;
  const words = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(share);
  return <span className={share < 0 ? 'change is-down' : 'change is-up'}>{words.replace('-', '−')}</span>;
}
