import type { ButtonTarget } from '@izlog/contract/cms/content/button';
import type { Link } from '@izlog/contract/cms/content/link';
import type { ButtonValue } from '@izlog/contract/sections/fields';
import { type FormEvent, useState } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { Button } from '#site/ui/controls/button.tsx';
import { Checkbox } from '#site/ui/controls/choice.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { Select, TextInput } from '#site/ui/controls/text-input.tsx';
import { FormDialog } from '#site/ui/overlays/form-dialog.tsx';
import type { Talk } from '../talk.ts';
import { LinkPicker } from './link-picker.tsx';

const relations = ['nofollow', 'sponsored'] as const;

interface LinkDialogProps {
  title: string;
  value: Partial<ButtonValue> | undefined;
  talk: Talk;
  /** Whether it has words of its own, and how it opens; a link that is only a link has neither. */
  isButton: boolean;
  kinds?: readonly string[];
  /** Nothing takes it away. */
  onSave: (value: ButtonValue | undefined) => void;
  onClose: () => void;
}

/** Words and where they lead: a record found by its title, or an address; with a place on its page, and how it opens (EDIT-009). */
export function LinkDialog({ title, value, talk, isButton, kinds, onSave, onClose }: LinkDialogProps) {
  const { t } = useStaffText();
  const [name, setName] = useState(value?.name ?? '');
  const [link, setLink] = useState<Link | undefined>(() => linkOf(value));
  const [isNewTab, setNewTab] = useState(value?.target === '_blank');
  const [relation, setRelation] = useState(relations.find((one) => value?.rel?.includes(one)) ?? '');
  const [isTried, setTried] = useState(false);
  const faults = {
    name: isButton && name.trim() === '' ? t('edit.button.nameNeeded') : undefined,
    link: link ? undefined : t(kinds ? 'edit.link.needed' : 'edit.button.targetNeeded'),
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (faults.name || faults.link || !link) return;
    const rel = [isNewTab ? 'noopener' : '', relation].filter(Boolean).join(' ');
    onSave({
      name: name.trim(),
      link,
      ...(isNewTab ? { target: '_blank' } : {}),
      ...(rel ? { rel } : {}),
    });
  };
  return (
    <FormDialog open onClose={onClose} title={title} closeLabel={t('page.close')}>
      <form className="stack" onSubmit={save} noValidate>
        {isButton ? (
          <Field label={t('edit.button.name')} error={isTried && faults.name}>
            {(control) => (
              <TextInput
                {...control}
                value={name}
                data-most={200}
                onChange={({ target }) => setName(target.value)}
              />
            )}
          </Field>
        ) : null}
        <LinkPicker
          talk={talk}
          label={kinds && title}
          value={link}
          kinds={kinds}
          error={isTried ? faults.link : undefined}
          onChange={setLink}
        />
        {link && 'id' in link && !kinds ? <Hash link={link} onChange={setLink} /> : null}
        {isButton ? (
          <>
            <Field label={t('edit.link.relation')}>
              {(control) => (
                <Select {...control} value={relation} onChange={({ target }) => setRelation(target.value)}>
                  <option value="">{t('edit.link.usual')}</option>
                  {relations.map((one) => (
                    <option key={one} value={one}>
                      {t(`edit.link.${one}`)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Checkbox
              label={t('edit.button.newTab')}
              checked={isNewTab}
              onChange={({ target }) => setNewTab(target.checked)}
            />
          </>
        ) : null}
        <p className="row">
          <Button tone="primary" type="submit">
            {t('edit.button.save')}
          </Button>
          {value ? <Button onClick={() => onSave(undefined)}>{t('edit.link.remove')}</Button> : null}
        </p>
      </form>
    </FormDialog>
  );
}

/** A place on the page that is linked to. */
function Hash({ link, onChange }: { link: Extract<Link, { id: number }>; onChange: (link: Link) => void }) {
  const { t } = useStaffText();
  return (
    <Field label={t('edit.link.hash')} optional={t('form.optional')} hint={t('edit.link.hashHint')}>
      {(control) => (
        <TextInput
          {...control}
          value={link.hash ?? ''}
          data-most={100}
          onChange={({ target }) => {
            const { hash: _old, ...rest } = link;
            const hash = target.value.replace(/^#/, '').trim();
            const [path] = (link.formattedPath ?? '').split('#');
            const formattedPath = path && hash ? `${path}#${hash}` : path;
            onChange({ ...rest, ...(hash ? { hash } : {}), ...(formattedPath ? { formattedPath } : {}) });
          }}
        />
      )}
    </Field>
  );
}

const formerTargets = [
  ['post', 'post'],
  ['page', 'page'],
  ['product', 'product'],
  ['blogCategory', 'category'],
  ['productCategory', 'productCategory'],
  ['category', 'category'],
] as const satisfies ReadonlyArray<readonly [ButtonTarget, string]>;

/** Where a button leads. Older ones name it by a field of its own, which is read as the link it stands for. */
function linkOf(value: Partial<ButtonValue> | undefined): Link | undefined {
  if (value?.link) return value.link;
  for (const [field, kind] of formerTargets) {
    const id = value?.[field]?.id;
    if (id) return { kind, id };
  }
  if (!value?.href) return undefined;
  return /^https?:/i.test(value.href)
    ? { kind: 'external', href: value.href }
    : { kind: 'path', path: value.href };
}
