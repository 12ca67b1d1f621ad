import { findPart } from '@izlog/contract/editing/apply-op';
import { type RefObject, useRef } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { sectionWords } from '#site/admin/ground/text/section-words.ts';
import { type PartPlace, titleOfPart } from '../door/part-place.ts';
import { EditIcon } from '../frame/edit-icon.tsx';
import type { EditedPage } from '../page/edited-page.ts';
import { putAt } from '../page/put-at.ts';
import { placeNow } from './section-acts.ts';
import { usePlaced } from './use-placed.ts';

/**
 * A plus on the upper and on the lower edge of the section in hand, which grows into words under the pointer: what is
 * added stands there. Not among the stops of the keyboard, which has both in the section's menu.
 */
export function AddBetween({
  page,
  docKey,
  id,
  onOpen,
}: {
  page: EditedPage;
  docKey: string;
  id: string;
  onOpen: (what: 'above' | 'below', place: PartPlace) => void;
}) {
  const { t } = useStaffText();
  const place = sectionAround(page, docKey, id);
  if (!place) return null;
  const nameOf = (part: PartPlace['part']) => titleOfPart(part) || sectionWords(t, part.handler);
  const before = place.siblings[place.place - 1];
  return (
    <>
      <Gap
        page={page}
        id={place.part.id}
        edge="top"
        label={before ? t('edit.section.addAfter', { name: nameOf(before) }) : t('edit.section.addFirst')}
        onOpen={() => onOpen('above', place)}
      />
      <Gap
        page={page}
        id={place.part.id}
        edge="bottom"
        label={t('edit.section.addAfter', { name: nameOf(place.part) })}
        onOpen={() => onOpen('below', place)}
      />
    </>
  );
}

function sectionAround(page: EditedPage, docKey: string, id: string): PartPlace | undefined {
  const root = page.store.shown(docKey)?.root;
  const way = root && findPart(root, id)?.way;
  const section = way && root.parts[way[0] ?? -1];
  return section && placeNow(page, docKey, section.id);
}

function Gap({
  page,
  id,
  edge,
  label,
  onOpen,
}: {
  page: EditedPage;
  id: string;
  edge: 'top' | 'bottom';
  label: string;
  onOpen: () => void;
}) {
  const { t } = useStaffText();
  const gap: RefObject<HTMLDivElement | null> = useRef(null);
  const part = () => page.registry.elementOf(id);
  usePlaced(gap, part, (own, element) => {
    const box = element?.getBoundingClientRect();
    const y = box?.[edge] ?? -1;
    return () => {
      // Not under the bar, nor below what one sees.
      own.hidden = !box || y < 72 || y > innerHeight - 16;
      if (box) putAt(own, box.left + box.width / 2, y);
    };
  });
  return (
    <div className="ed-gap" ref={gap}>
      <button type="button" tabIndex={-1} aria-label={label} onClick={onOpen}>
        <EditIcon name="plus" /> <span>{t('edit.section.addHere')}</span>
      </button>
    </div>
  );
}
