// biome-ignore-all lint/a11y/noRedundantRoles: as in the table that it stands in
import { useStaffText } from '../frame/staff-text.tsx';

/** The form that the boxes of the rows belong to. */
export const bulkForm = 'bulk';

/** The box by which a row is chosen. */
export function PickCell({ id, name }: { id: string | number; name: string }) {
  const { t } = useStaffText();
  return (
    <td role="cell" className="records__pick">
      <label className="check">
        <input type="checkbox" form={bulkForm} name="ids" value={id} />
        <span className="vh">{t('resource.pick', { name })}</span>
      </label>
    </td>
  );
}
