import { valueAt } from '@izlog/contract/editing/apply-op';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { EditedPage } from '../page/edited-page.ts';
import type { FieldElement, FieldPlace } from '../page/field-registry.ts';
import { fieldPath } from '../page/page-hooks.ts';
import { putAt } from '../page/put-at.ts';

interface Here {
  element: FieldElement;
  place: FieldPlace;
}

/** Above the field one is in: whether it is the phone's own or inherited, and the way back. */
export function OwnPlate({ page }: { page: EditedPage }) {
  const { t } = useStaffText();
  const plate = useRef<HTMLParagraphElement>(null);
  const [here, setHere] = useState<Here>();
  useSyncExternalStore(page.store.subscribe, () => here && page.store.shown(here.place.key));
  useEffect(() => {
    const enter = ({ target }: Event) => {
      if (target instanceof Element && plate.current?.contains(target)) return;
      const found = page.registry.fieldAt(target);
      if (found && page.declarationOf(found.place)) setHere(found);
    };
    const names = ['focusin', 'pointerover'] as const;
    for (const name of names) document.addEventListener(name, enter, { passive: true });
    return () => {
      for (const name of names) document.removeEventListener(name, enter);
    };
  }, [page]);
  useLayoutEffect(() => {
    const box = here?.element.getBoundingClientRect();
    putAt(plate.current, (box?.left ?? 0) + scrollX, Math.max(0, (box?.top ?? 0) + scrollY - 34));
  });
  if (!here?.element.isConnected) return null;
  const { place } = here;
  const body = page.store.shown(place.key);
  const path = fieldPath(place);
  const isOwn = body !== undefined && valueAt(body, path) !== undefined;
  return (
    <p ref={plate} className={isOwn ? 'ed-ownplate is-own' : 'ed-ownplate'} aria-live="polite">
      <span>{t(isOwn ? 'edit.own' : 'edit.inherited')}</span>
      {isOwn ? (
        <button
          type="button"
          onClick={() => {
            // The button goes with what it takes back.
            here.element.focus({ preventScroll: true });
            page.store.change(place.key, { op: 'unset', path });
          }}
        >
          {t('edit.inherit')}
        </button>
      ) : null}
    </p>
  );
}
