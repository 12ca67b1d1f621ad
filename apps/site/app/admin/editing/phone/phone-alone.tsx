import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { Button } from '#site/ui/controls/button.tsx';
import { narrowScreen } from '../page/seen-part.ts';

/** What lies under the phone. */
const page = '.skip, section.cookie, header.header, main, footer.footer';

/**
 * The page as phones show it, for staff who open its address with `mobileView=true` and do not edit (EDIT-008): a frame of the
 * width of a phone, with its true media queries. On a phone the page is that by itself.
 */
export function PhoneAlone({ onClose }: { onClose: () => void }) {
  const { t } = useStaffText();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (matchMedia(narrowScreen).matches) return;
    const covered = [...document.querySelectorAll<HTMLElement>(page)];
    for (const one of covered) one.setAttribute('inert', '');
    return () => {
      for (const one of covered) one.removeAttribute('inert');
    };
  }, []);
  return (
    <section className="ed-phone ed-phone--alone" aria-label={t('edit.phoneTitle')}>
      <p className="row">
        <span className="small soft">{t('edit.phoneAlone')}</span>
        <Button onClick={onClose}>{t('edit.phoneLeave')}</Button>
      </p>
      <iframe title={t('edit.phoneTitle')} src={`${pathname}${search}`} width={390} height={844} />
    </section>
  );
}
