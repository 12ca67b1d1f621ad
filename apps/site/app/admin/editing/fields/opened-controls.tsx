import type { Link } from '@izlog/contract/cms/content/link';
import type { ButtonValue, FieldDeclaration, RecordLink } from '@izlog/contract/sections/fields';
import { type ReactNode, useState } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { Button } from '#site/ui/controls/button.tsx';
import { AnyIcon, isIconName } from '#site/ui/icons/any-icon.tsx';
import { splitView } from '#site/ui/split-view.tsx';
import type { EditedPage } from '../page/edited-page.ts';
import { type ControlProps, wordsOf } from './control-props.ts';
import { IconDialog } from './icon-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { ListDialog } from './lists/list-dialog.tsx';
import { nameOfThing, useNamed } from './lists/use-targets.ts';
import type { ShownUse } from './picture-dialog.tsx';

const PictureDialog = splitView(async () => (await import('./picture-dialog.tsx')).PictureDialog);

/** A field whose dialog is opened by a button that says what it holds. */
function Opener({
  label,
  holds,
  error,
  dialog,
}: {
  label: string;
  holds: ReactNode;
  error?: string;
  dialog: (close: () => void) => ReactNode;
}) {
  const { t } = useStaffText();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="field">
      <span className="label">{label}</span>
      <div className="ed-chosen">
        <span>{holds || <span className="faint">{t('edit.settings.nothing')}</span>}</span>
        <Button className="button--small" onClick={() => setOpen(true)}>
          {t('edit.link.change')}
          <span className="vh">: {label}</span>
        </Button>
      </div>
      {error ? <p className="error">{error}</p> : null}
      {isOpen ? dialog(() => setOpen(false)) : null}
    </div>
  );
}

export function ButtonControl({ label, value, error, page, onChange }: ControlProps<FieldDeclaration>) {
  const { t } = useStaffText();
  const button = value as ButtonValue | undefined;
  return (
    <Opener
      label={label}
      error={error}
      holds={button?.name}
      dialog={(close) => (
        <LinkDialog
          title={t('edit.button.title')}
          isButton
          value={button}
          talk={page.talk}
          onClose={close}
          onSave={(next) => {
            onChange(next);
            close();
          }}
        />
      )}
    />
  );
}

export function LinkControl({
  field,
  label,
  value,
  error,
  page,
  onChange,
}: ControlProps<FieldDeclaration & { kind: 'link' }>) {
  const link = value as Link | undefined;
  return (
    <Opener
      label={label}
      error={error}
      holds={link ? <LinkWords page={page} link={link} /> : undefined}
      dialog={(close) => (
        <LinkDialog
          title={label}
          isButton={false}
          kinds={field.kinds}
          value={link ? { link } : undefined}
          talk={page.talk}
          onClose={close}
          onSave={(next) => {
            onChange(next?.link ?? undefined);
            close();
          }}
        />
      )}
    />
  );
}

function LinkWords({ page, link }: { page: EditedPage; link: Link }) {
  const key = 'id' in link ? nameOfThing(link) : '';
  const named = useNamed(page.talk, key);
  if ('href' in link) return link.href;
  if ('path' in link) return link.path;
  return 'value' in link ? link.value : (named.get(key)?.title ?? '…');
}

export function IconControl({ label, value, error, onChange }: ControlProps<FieldDeclaration>) {
  const icon = wordsOf(value);
  return (
    <Opener
      label={label}
      error={error}
      holds={isIconName(icon) ? <AnyIcon name={icon} /> : undefined}
      dialog={(close) => (
        <IconDialog
          value={icon || undefined}
          onClose={close}
          onSave={(next) => {
            onChange(next);
            close();
          }}
        />
      )}
    />
  );
}

export function MediaControl({
  field,
  label,
  value,
  error,
  page,
  onChange,
}: ControlProps<FieldDeclaration & { kind: 'media' }>) {
  const { t } = useStaffText();
  const use = page.resolved.fill(value) as ShownUse | undefined;
  return (
    <Opener
      label={label}
      error={error}
      holds={use ? use.file?.originalName || use.file?.alt || t('edit.settings.chosen') : undefined}
      dialog={(close) => (
        <PictureDialog
          value={use}
          kinds={field.kinds}
          onClose={close}
          onSave={(next) => {
            onChange(next);
            close();
          }}
        />
      )}
    />
  );
}

export function ListControl({
  field,
  label,
  value,
  error,
  page,
  onChange,
}: ControlProps<FieldDeclaration & { kind: 'posts' | 'products' | 'categories' | 'terms' }>) {
  const { t } = useStaffText();
  const links = (value ?? []) as readonly RecordLink[];
  return (
    <Opener
      label={label}
      error={error}
      holds={links.length > 0 ? t('edit.list.count', { count: links.length }) : undefined}
      dialog={(close) => (
        <ListDialog
          title={label}
          kind={field.kind}
          max={field.max}
          value={links}
          talk={page.talk}
          onClose={close}
          onSave={(next) => {
            onChange(next);
            close();
          }}
        />
      )}
    />
  );
}
