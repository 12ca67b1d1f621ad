import type { Target } from '@izlog/contract/cms/addresses/finder-targets';
import type { ListField, RecordLink } from '@izlog/contract/sections/fields';
import { useState } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { Button } from '#site/ui/controls/button.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { TextInput } from '#site/ui/controls/text-input.tsx';
import { Note } from '#site/ui/note.tsx';
import { FormDialog } from '#site/ui/overlays/form-dialog.tsx';
import { tileSource } from '#site/ui/pictures/picture-of.ts';
import type { Talk } from '../../talk.ts';
import { ChosenList } from './chosen-list.tsx';
import { nameOfThing, useNamed, useTargets } from './use-targets.ts';

const kindsOf: Readonly<Record<ListField['kind'], string>> = {
  posts: 'post',
  products: 'product',
  categories: 'productCategory',
  terms: 'category,tag',
};

interface ListDialogProps {
  title: string;
  kind: ListField['kind'];
  max: number;
  value: readonly RecordLink[];
  talk: Talk;
  onSave: (links: readonly RecordLink[]) => void;
  onClose: () => void;
}

/**
 * Posts, products or categories in the order in which they stand on the page (EDIT-011, EDIT-012, EDIT-013): found by words on one
 * side, chosen on the other. At the limit nothing more is taken, and it says so (EDIT-014).
 */
export function ListDialog({ title, kind, max, value, talk, onSave, onClose }: ListDialogProps) {
  const { t } = useStaffText();
  const [links, setLinks] = useState<readonly RecordLink[]>(value);
  const [words, setWords] = useState('');
  const [said, setSaid] = useState('');
  const { found, isFailed } = useTargets(talk, { query: words.trim(), kinds: kindsOf[kind] });
  const isFull = links.length >= max;
  const has = ({ type, id }: Target) => links.some((one) => nameOfThing(one) === `${type}:${id}`);
  const add = ({ type, id, path, title: name }: Target) => {
    setLinks([...links, { kind: type, id, formattedPath: path } as RecordLink]);
    setSaid(t('edit.list.added', { name, count: links.length + 1, max }));
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t('page.close')}
      shape="wide"
      footer={
        <Button tone="primary" onClick={() => onSave(links)}>
          {t('edit.list.use', { count: links.length })}
        </Button>
      }
    >
      <div className="ed-duo">
        <section className="stack">
          <Field label={t('edit.list.search')}>
            {(control) => (
              <TextInput
                {...control}
                type="search"
                value={words}
                onChange={({ target }) => setWords(target.value)}
              />
            )}
          </Field>
          {isFailed ? <Note tone="danger">{t('edit.link.failed')}</Note> : null}
          {found?.length === 0 ? <p className="soft">{t('edit.link.none')}</p> : null}
          <ul className="plain ed-chosen-list">
            {found?.map((target) => (
              <li key={`${target.type} ${target.id}`}>
                <Thing target={target} />
                <Button
                  className="button--small"
                  disabledReason={
                    has(target)
                      ? t('edit.list.chosen')
                      : isFull
                        ? t('core.notifications.selectionLimit', { limit: max })
                        : null
                  }
                  onClick={() => add(target)}
                >
                  {t(has(target) ? 'edit.list.chosen' : 'edit.list.add')}
                  <span className="vh">: {target.title}</span>
                </Button>
              </li>
            ))}
          </ul>
        </section>
        <section className="stack" aria-label={t('edit.list.chosen')}>
          <h3 className="h4">
            {t('edit.list.chosen')}{' '}
            <small className="soft">{t('edit.list.of', { count: links.length, max })}</small>
          </h3>
          {isFull ? (
            <Note tone="offer" role="status">
              {t('core.notifications.selectionLimit', { limit: max })}
            </Note>
          ) : null}
          <ChosenLinks links={links} talk={talk} onChange={setLinks} />
          <p className="vh" role="status">
            {said}
          </p>
        </section>
      </div>
    </FormDialog>
  );
}

/** What was chosen, by the names that it has by now. */
function ChosenLinks({
  links,
  talk,
  onChange,
}: {
  links: readonly RecordLink[];
  talk: Talk;
  onChange: (links: readonly RecordLink[]) => void;
}) {
  const { t } = useStaffText();
  const named = useNamed(talk, links.map(nameOfThing).toSorted().join(','));
  const nameOf = (link: RecordLink) => {
    const target = named.get(nameOfThing(link));
    return target === null ? t('edit.link.gone') : (target?.title ?? '…');
  };
  return (
    <ChosenList
      items={links}
      keyOf={nameOfThing}
      nameOf={nameOf}
      thingOf={(link) => {
        const target = named.get(nameOfThing(link));
        return target ? <Thing target={target} /> : <span>{nameOf(link)}</span>;
      }}
      onChange={onChange}
    />
  );
}

function Thing({ target: { title, type, picture, isPublic } }: { target: Target }) {
  const { t } = useStaffText();
  return (
    <span className="ed-thing">
      {picture ? <img src={tileSource(picture)} alt="" width={48} height={48} loading="lazy" /> : <span />}
      <span>
        {title}
        <small className="faint">{t(`edit.kind.${type}`)}</small>
        {isPublic ? null : <span className="badge badge--offer">{t('edit.link.unpublished')}</span>}
      </span>
    </span>
  );
}
