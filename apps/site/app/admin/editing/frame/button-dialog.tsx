import type { finderSearchSlugs } from '@izlog/contract/cms/addresses/finder-search-slugs';
import { isSafeHref } from '@izlog/contract/cms/content/safe-href';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import type { ButtonValue } from '@izlog/contract/sections/fields';
import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { TextInput } from '../../../ui/controls/text-input.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useStaffText } from '../../frame/staff-text.tsx';
import type { Talk } from '../talk.ts';

type Found = EndpointAnswer<typeof finderSearchSlugs>;
type Target = NonNullable<ButtonValue['link']>;

/** A button's words and where it leads: an address, or something of the site that is found by its name (EDIT-009). */
export function ButtonDialog({
  value,
  talk,
  onSave,
  onClose,
}: {
  value: Partial<ButtonValue> | undefined;
  talk: Talk;
  /** Nothing takes the button away. */
  onSave: (value: ButtonValue | undefined) => void;
  onClose: () => void;
}) {
  const { t } = useStaffText();
  const [name, setName] = useState(value?.name ?? '');
  const [target, setTarget] = useState<Target | undefined>(targetOf(value));
  const [isNewTab, setNewTab] = useState(value?.target === '_blank');
  const [isTried, setTried] = useState(false);
  const faults = {
    name: name.trim() === '' ? t('edit.button.nameNeeded') : undefined,
    target: target ? undefined : t('edit.button.targetNeeded'),
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (faults.name || faults.target || !target) return;
    onSave({
      name: name.trim(),
      link: target,
      ...(isNewTab ? { target: '_blank', rel: 'noopener' } : {}),
    });
  };
  return (
    <Dialog open onClose={onClose} title={t('edit.button.title')} closeLabel={t('page.close')}>
      <form className="stack" onSubmit={save} noValidate>
        <Field label={t('edit.button.name')} error={isTried && faults.name}>
          {(control) => (
            <TextInput
              {...control}
              value={name}
              maxLength={120}
              onChange={({ target: { value: words } }) => setName(words)}
            />
          )}
        </Field>
        <LinkSearch
          talk={talk}
          target={target}
          error={isTried ? faults.target : undefined}
          onTarget={setTarget}
        />
        <label className="check">
          <input type="checkbox" checked={isNewTab} onChange={({ target: box }) => setNewTab(box.checked)} />
          <span>{t('edit.button.newTab')}</span>
        </label>
        <p className="row">
          <Button tone="primary" type="submit">
            {t('edit.button.save')}
          </Button>
          <Button onClick={() => onSave(undefined)}>{t('edit.button.remove')}</Button>
        </p>
      </form>
    </Dialog>
  );
}

/** One box for both: what is typed is an address, or the beginning of a name. */
function LinkSearch({
  talk,
  target,
  error,
  onTarget,
}: {
  talk: Talk;
  target: Target | undefined;
  error: string | undefined;
  onTarget: (target: Target | undefined) => void;
}) {
  const { t } = useStaffText();
  const [typed, setTyped] = useState(target ? shownTarget(target) : '');
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<Found>([]);
  useEffect(() => {
    if (query === '' || addressOf(query)) return setFound([]);
    let isLeft = false;
    const timer = setTimeout(() => {
      talk
        .act('links', { query })
        .then((answer) => {
          if (!isLeft) setFound('data' in answer ? (answer.data as Found) : []);
        })
        .catch((reason: unknown) => console.warn('The search for links was not answered.', reason));
    }, 250);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [query, talk]);
  const type = (words: string) => {
    setTyped(words);
    setQuery(words.trim());
    onTarget(addressOf(words.trim()));
  };
  return (
    <>
      <Field label={t('edit.button.target')} hint={t('edit.button.targetHint')} error={error}>
        {(control) => (
          <TextInput {...control} value={typed} onChange={({ target: { value } }) => type(value)} />
        )}
      </Field>
      <ul className="plain ed-found">
        {found.map(({ id, type: kind, title, path, isPublic }) => (
          <li key={`${kind} ${id}`}>
            <button
              type="button"
              onClick={() => {
                setTyped(path);
                setQuery('');
                onTarget({ kind: kind as 'page', id, formattedPath: path });
              }}
            >
              {title} <small>{isPublic ? path : t('edit.button.unpublished', { path })}</small>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** An address that was typed: of another site, of this one, mail or phone. */
function addressOf(typed: string): Target | undefined {
  if (!isSafeHref(typed)) return undefined;
  if (/^https?:\/\//i.test(typed)) return { kind: 'external', href: typed, formattedPath: typed };
  if (/^[/#?]/.test(typed)) return { kind: 'path', path: typed, formattedPath: typed };
  const mail = /^mailto:(.+)$/i.exec(typed)?.[1];
  if (mail) return { kind: 'email', value: mail, formattedPath: typed };
  const phone = /^tel:(.+)$/i.exec(typed)?.[1];
  return phone ? { kind: 'phone', value: phone, formattedPath: typed } : undefined;
}

/** What a button leads to now. Older ones name it by a field of its own, which is read as the link it stands for. */
function targetOf(value: Partial<ButtonValue> | undefined): Target | undefined {
  if (value?.link) return value.link;
  return value?.href ? addressOf(value.href) : undefined;
}

function shownTarget(target: Target): string {
  if (target.formattedPath) return target.formattedPath;
  if ('href' in target) return target.href;
  if ('path' in target) return target.path;
  return 'value' in target ? target.value : `${target.kind} ${target.id}`;
}
