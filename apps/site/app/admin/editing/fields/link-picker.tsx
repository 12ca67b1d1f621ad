import type { Target } from '@izlog/contract/cms/addresses/finder-targets';
import type { Link } from '@izlog/contract/cms/content/link';
import { useState } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { Button } from '#site/ui/controls/button.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { Select, TextInput } from '#site/ui/controls/text-input.tsx';
import { Note } from '#site/ui/note.tsx';
import type { Talk } from '../talk.ts';
import { addressOf } from './address-of.ts';
import { nameOfThing, useNamed, useTargets } from './lists/use-targets.ts';

/** What one may look for; `service` is found among products, menus have no address. */
const offered = ['page', 'post', 'product', 'productCategory', 'category', 'tag', 'event'] as const;

interface PickerProps {
  talk: Talk;
  /** What it is called, where it does not say where something leads. */
  label?: string | undefined;
  value: Link | undefined;
  /** Only records of these kinds; without them any, and addresses. */
  kinds?: readonly string[];
  error?: string;
  onChange: (link: Link | undefined) => void;
}

/** Where something leads: the record with its title, or one box for words of a title and for addresses (EDIT-009). */
export function LinkPicker(props: PickerProps) {
  const { value, onChange } = props;
  const [isChanging, setChanging] = useState(false);
  if (value && 'id' in value && !isChanging)
    return <Chosen {...props} link={value} onDrop={() => setChanging(true)} />;
  return (
    <Search
      {...props}
      onChange={(link) => {
        onChange(link);
        if (link && 'id' in link) setChanging(false);
      }}
    />
  );
}

function Chosen({
  talk,
  label,
  link,
  kinds,
  onDrop,
}: PickerProps & { link: Extract<Link, { id: number }>; onDrop: () => void }) {
  const { t } = useStaffText();
  const named = useNamed(talk, nameOfThing(link));
  const target = named.get(nameOfThing(link));
  return (
    <div className="field">
      <span className="label">{label ?? t('edit.link.target')}</span>
      <div className="ed-chosen">
        {target ? (
          <TargetWords target={target} isOfOneKind={kinds?.length === 1} />
        ) : (
          <span>{target === null ? t('edit.link.gone') : '…'}</span>
        )}
        <Button className="button--small" onClick={onDrop}>
          {t('edit.link.change')}
        </Button>
      </div>
    </div>
  );
}

function Search({ talk, label, value, kinds, error, onChange }: PickerProps) {
  const { t } = useStaffText();
  const [typed, setTyped] = useState(value ? addressWords(value) : '');
  const [kind, setKind] = useState('');
  const mayBeAddress = kinds === undefined;
  const words = typed.trim();
  const isAddress = mayBeAddress && (addressOf(words) !== undefined || /^[/#?]|^\w+:/.test(words));
  const wanted = kinds?.join(',') ?? kind;
  const isAsked = !isAddress && (words !== '' || !mayBeAddress);
  const { found, isFailed } = useTargets(talk, { query: words, kinds: wanted, isAsked });
  return (
    <>
      <div className="ed-search">
        {mayBeAddress ? (
          <Field label={t('edit.link.kind')}>
            {(control) => (
              <Select {...control} value={kind} onChange={({ target }) => setKind(target.value)}>
                <option value="">{t('edit.link.allKinds')}</option>
                {offered.map((one) => (
                  <option key={one} value={one}>
                    {t(`edit.kind.${one}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ) : null}
        <Field
          label={label ?? t('edit.link.target')}
          hint={mayBeAddress ? t('edit.link.targetHint') : undefined}
          error={error}
        >
          {(control) => (
            <TextInput
              {...control}
              value={typed}
              autoComplete="off"
              onChange={({ target }) => {
                setTyped(target.value);
                if (mayBeAddress) onChange(addressOf(target.value.trim()));
              }}
            />
          )}
        </Field>
      </div>
      {isFailed ? <Note tone="danger">{t('edit.link.failed')}</Note> : null}
      {found?.length === 0 ? <p className="soft">{t('edit.link.none')}</p> : null}
      <ul className="plain ed-found">
        {found?.map((target) => (
          <li key={`${target.type} ${target.id}`}>
            <button
              type="button"
              onClick={() => onChange({ kind: target.type, id: target.id, formattedPath: target.path })}
            >
              <TargetWords target={target} isOfOneKind={kinds?.length === 1} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A record by its title, its kind where there are several, and whether visitors can see it. */
function TargetWords({
  target: { title, type, isPublic },
  isOfOneKind,
}: {
  target: Target;
  isOfOneKind: boolean;
}) {
  const { t } = useStaffText();
  return (
    <span>
      {title} {isOfOneKind ? null : <small className="faint">{t(`edit.kind.${type}`)} </small>}
      {isPublic ? null : <span className="badge badge--offer">{t('edit.link.unpublished')}</span>}
    </span>
  );
}

function addressWords(link: Link): string {
  if ('href' in link) return link.href;
  if ('path' in link) return link.path;
  if ('value' in link) return `${link.kind === 'email' ? 'mailto' : 'tel'}:${link.value}`;
  return '';
}
