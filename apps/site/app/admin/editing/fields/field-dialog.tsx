import type { Link } from '@izlog/contract/cms/content/link';
import { valueAt } from '@izlog/contract/editing/apply-op';
import { rootId } from '@izlog/contract/editing/document';
import { pathOf } from '@izlog/contract/editing/op';
import type { ButtonValue, FieldDeclaration, RecordLink } from '@izlog/contract/sections/fields';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { fieldWords } from '#site/admin/ground/text/section-words.ts';
import { splitView } from '#site/ui/split-view.tsx';
import type { EditedPage } from '../page/edited-page.ts';
import type { FieldPlace } from '../page/field-registry.ts';
import { isPrice } from '../page/ways.ts';
import { SettingsPanel } from '../sections/settings-panel.tsx';
import { IconDialog } from './icon-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { ListDialog } from './lists/list-dialog.tsx';
import { NavigationDialog } from './navigation-dialog.tsx';
import type { ShownUse } from './picture-dialog.tsx';
import { PriceDialog } from './price-dialog.tsx';
import { ValueDialog } from './value-dialog.tsx';

const PictureDialog = splitView(async () => (await import('./picture-dialog.tsx')).PictureDialog);
const PicturesDialog = splitView(async () => (await import('./pictures-dialog.tsx')).PicturesDialog);

/** The dialog of what was pressed and is not written where it stands: a field, a product's price, a list with its options. */
export function FieldDialog({ page, place }: { page: EditedPage; place: FieldPlace }) {
  const close = () => page.open(undefined);
  if (isPrice(place)) return <PriceDialog page={page} place={place} onClose={close} />;
  const { part, key } = place;
  if (part === rootId && page.store.shown(key)?.root.handler === 'navigation')
    return <NavigationDialog page={page} docKey={key} onClose={close} />;
  if (place.f === rootId)
    return <SettingsPanel page={page} docKey={place.key} id={place.part} onClose={close} />;
  return <OneField key={`${place.part} ${place.f}`} page={page} place={place} />;
}

function OneField({ page, place }: { page: EditedPage; place: FieldPlace }) {
  const { t } = useStaffText();
  const path = pathOf(place.part, place.bag ?? 'meta', place.f);
  const body = page.store.shown(place.key);
  const value = body && valueAt(body, path);
  const close = () => page.open(undefined);
  const save = (next: unknown) => {
    page.resolved.learn(next);
    page.store.change(
      place.key,
      next === undefined ? { op: 'unset', path } : { op: 'set', path, value: next },
    );
    close();
    goOnAt(page, place);
  };
  const field = page.declarationOf(place);
  const common = { talk: page.talk, onSave: save, onClose: close };
  switch (field?.kind) {
    case 'button':
      return (
        <LinkDialog
          {...common}
          title={t('edit.button.title')}
          isButton
          value={value as ButtonValue | undefined}
        />
      );
    case 'link':
      return (
        <LinkDialog
          {...common}
          title={fieldWords(t, place.f)}
          isButton={false}
          kinds={field.kinds}
          value={value ? { link: value as Link } : undefined}
          onSave={(next) => save(next?.link ?? undefined)}
        />
      );
    case 'media':
      return (
        <PictureDialog
          onSave={save}
          onClose={close}
          kinds={field.kinds}
          value={page.resolved.fill(value) as ShownUse | undefined}
          poster={posterOf(page, place)}
        />
      );
    case 'icon':
      return <IconDialog {...common} value={typeof value === 'string' ? value : undefined} />;
    case 'posts':
    case 'products':
    case 'categories':
    case 'terms':
      return (
        <ListDialog
          {...common}
          title={fieldWords(t, place.f)}
          kind={field.kind}
          max={field.max}
          value={(value ?? []) as readonly RecordLink[]}
        />
      );
    case 'medias':
      return (
        <PicturesDialog
          onSave={save}
          onClose={close}
          value={page.resolved.fill(value ?? []) as readonly ShownUse[]}
        />
      );
    default:
      return field ? (
        <ValueDialog page={page} place={place} fields={withItsEnd(page, place, field)} onClose={close} />
      ) : null;
  }
}

/**
 * Where a value is rendered as another element than the empty field was, a link for one, the window has nothing to give the
 * focus back to: once the page has it, it goes there.
 */
function goOnAt({ registry }: EditedPage, { key, part, f }: FieldPlace): void {
  const look = () => {
    if (document.activeElement !== document.body) return;
    const rendered = [...registry.ofPart(key, part)].find(({ place }) => place.f === f)?.element;
    if (rendered instanceof HTMLElement) rendered.focus({ preventScroll: true });
  };
  requestAnimationFrame(() => requestAnimationFrame(look));
}

/** A field, with its end where it is the beginning of something: both stand in one line of the page. */
function withItsEnd(page: EditedPage, place: FieldPlace, field: FieldDeclaration) {
  const end = place.f === 'start' ? page.declarationOf({ ...place, f: 'end' }) : undefined;
  return [[place.f, field], ...(end ? [['end', end] as const] : [])] as const;
}

/** Opens the picture before a film, which the film itself covers. */
function posterOf(page: EditedPage, place: FieldPlace): (() => void) | undefined {
  const poster = { ...place, f: 'poster' };
  return place.f !== 'poster' && page.declarationOf(poster)?.kind === 'media'
    ? () => page.open(poster)
    : undefined;
}
