import { valueAt } from '@izlog/contract/editing/apply-op';
import type { ButtonValue } from '@izlog/contract/sections/fields';
import type { EditedPage } from '../page/edited-page.ts';
import type { FieldPlace } from '../page/field-registry.ts';
import { fieldPath } from '../page/page-hooks.ts';
import { ButtonDialog } from './button-dialog.tsx';
import { PictureDialog, type ShownUse } from './picture-dialog.tsx';

/** The dialog of a field that is not written where it stands, by its kind. */
export function FieldDialog({ page, place }: { page: EditedPage; place: FieldPlace }) {
  const path = fieldPath(place.part, place.f);
  const body = page.store.shown(place.key);
  const value = body && valueAt(body, path);
  const close = () => page.open(undefined);
  const save = (next: unknown) => {
    page.store.change(
      place.key,
      next === undefined ? { op: 'unset', path } : { op: 'set', path, value: next },
    );
    close();
  };
  const kind = page.declarationOf(place)?.kind;
  const common = { talk: page.talk, onSave: save, onClose: close };
  if (kind === 'button') return <ButtonDialog {...common} value={value as ButtonValue | undefined} />;
  if (kind === 'media') return <PictureDialog {...common} value={value as ShownUse | undefined} />;
  return null;
}
