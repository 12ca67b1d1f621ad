import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { DeletePanel } from '#site/admin/record/delete-panel.tsx';

/** Deletes a way to pay or of delivery; one that buyers are offered is switched off first. */
export function DeleteWay({ isActive }: { isActive: boolean }) {
  const { t } = useStaffText();
  return isActive ? <p className="small soft">{t('delivery.deleteOff')}</p> : <DeletePanel />;
}
