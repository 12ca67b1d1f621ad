import { type DragEvent, type ReactNode, useState } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { EditButton } from '../../frame/edit-icon.tsx';
import { focusNear } from '../focus-near.ts';

interface ChosenListProps<T> {
  items: readonly T[];
  keyOf: (item: T) => string | number;
  /** What it is called by the buttons that move it. */
  nameOf: (item: T, place: number) => string;
  thingOf: (item: T, place: number) => ReactNode;
  /** Buttons of its own, before those that every chosen thing has. */
  actsOf?: (item: T, place: number) => ReactNode;
  onChange: (items: readonly T[]) => void;
}

/** What was chosen, in its order; moved by buttons or by a drag, and taken away. */
export function ChosenList<T>({ items, keyOf, nameOf, thingOf, actsOf, onChange }: ChosenListProps<T>) {
  const { t } = useStaffText();
  const [dragged, setDragged] = useState<number>();
  const [said, setSaid] = useState('');
  const move = (from: number, to: number) => {
    const item = items[from];
    if (item) onChange(items.toSpliced(from, 1).toSpliced(to, 0, item));
  };
  const moveBy = (place: number, by: -1 | 1, name: string) => {
    move(place, place + by);
    setSaid(t('edit.section.moved', { name, place: place + by + 1, count: items.length }));
  };
  const over = (event: DragEvent, place: number) => {
    if (dragged === undefined) return;
    event.preventDefault();
    if (dragged === place) return;
    move(dragged, place);
    setDragged(place);
  };
  return (
    <>
      <ol className="plain ed-chosen-list">
        {items.map((item, place) => {
          const name = nameOf(item, place);
          return (
            <li
              key={keyOf(item)}
              draggable
              onDragStart={() => setDragged(place)}
              onDragOver={(event) => over(event, place)}
              onDragEnd={() => setDragged(undefined)}
            >
              {thingOf(item, place)}
              <span className="ed-chosen-list__acts">
                {actsOf?.(item, place)}
                <EditButton
                  icon="up"
                  label={t('edit.moveUp', { name })}
                  disabled={place === 0}
                  onClick={() => moveBy(place, -1, name)}
                />
                <EditButton
                  icon="down"
                  label={t('edit.moveDown', { name })}
                  disabled={place === items.length - 1}
                  onClick={() => moveBy(place, 1, name)}
                />
                <EditButton
                  icon="close"
                  label={t('edit.removeSection', { name })}
                  onClick={() => {
                    focusNear();
                    onChange(items.toSpliced(place, 1));
                    setSaid(t('edit.list.removed', { name }));
                  }}
                />
              </span>
            </li>
          );
        })}
      </ol>
      <p className="vh" role="status">
        {said}
      </p>
    </>
  );
}
