// biome-ignore-all lint/a11y/noRedundantRoles: as in the table that it stands in
import { useEffect, useEffectEvent, useState } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';

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

/** The head of the boxes, with one that chooses every row of the page where there are scripts; phones hide it. */
export function PickAllHead() {
  const { t } = useStaffText();
  const { hasScripts } = usePicked();
  return (
    <th role="columnheader" scope="col" className="records__pick">
      <span className="vh">{t('resource.bulk')}</span>
      {hasScripts ? <PickAll isAlone /> : null}
    </th>
  );
}

/** Chooses every row of the page, or none. Alone its words are only heard. */
export function PickAll({ isAlone }: { isAlone?: boolean }) {
  const { t } = useStaffText();
  const { picked, boxes } = usePicked();
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={picked > 0 && picked === boxes}
        ref={(box) => {
          if (box) box.indeterminate = picked > 0 && picked < boxes;
        }}
        onChange={({ currentTarget }) => pickAll(currentTarget.checked)}
      />
      <span className={isAlone ? 'vh' : undefined}>{t('resource.pickAll')}</span>
    </label>
  );
}

/** Ticks the boxes of all rows, or none of them, and says so to the one who counts them. */
export function pickAll(isPicked: boolean): void {
  for (const box of boxesOfRows()) box.checked = isPicked;
  document.getElementById(bulkForm)?.dispatchEvent(new Event('change', { bubbles: true }));
}

/** How many boxes are ticked, of how many. */
export function usePicked(): { picked: number; boxes: number; hasScripts: boolean } {
  const [state, setState] = useState({ picked: 0, boxes: 0, hasScripts: false });
  const look = useEffectEvent(() => {
    const all = boxesOfRows();
    const picked = all.filter(({ checked }) => checked).length;
    if (!state.hasScripts || state.picked !== picked || state.boxes !== all.length)
      setState({ picked, boxes: all.length, hasScripts: true });
  });
  // Also when the rows are others by now.
  useEffect(() => look());
  useEffect(() => {
    const onChange = () => look();
    document.addEventListener('change', onChange);
    return () => document.removeEventListener('change', onChange);
  }, []);
  return state;
}

/** The boxes of the rows: controls of the form that stand outside of it. */
const boxesOfRows = (): HTMLInputElement[] => {
  const form = document.getElementById(bulkForm);
  const controls = form instanceof HTMLFormElement ? [...form.elements] : [];
  return controls.filter(
    (control): control is HTMLInputElement => control instanceof HTMLInputElement && control.name === 'ids',
  );
};
