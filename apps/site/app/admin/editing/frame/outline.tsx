import type { Part } from '@izlog/contract/cms/content/part';
import { documentKey } from '@izlog/contract/editing/document';
import { memo, useId, useState, useSyncExternalStore } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { sectionWords } from '../../content/document/section-words.ts';
import { useStaffText } from '../../frame/staff-text.tsx';
import { AddDialog } from '../opened-later.ts';
import type { EditedPage } from '../page/edited-page.ts';
import { firstStop } from '../page/hidden-rows.ts';
import { titleOfPart } from '../sections/part-place.ts';
import { hiddenUntil, insertSection, movePart, placeNow } from '../sections/section-acts.ts';
import { EditButton } from './edit-icon.tsx';
import { WholeShop } from './whole-shop.tsx';

/** What the page is made of: its sections in their order, each to be reached, moved, deleted; and new ones below. */
export function Outline({ page, onOpen }: { page: EditedPage; onOpen: (isOpen: boolean) => void }) {
  const { t } = useStaffText();
  // What a product says has no sections.
  const document = page.scopes.page?.kind === 'content' ? page.scopes.page : undefined;
  const key = document ? documentKey(document) : '';
  const body = useSyncExternalStore(page.subscribe, () => page.rendered(key));
  const titleId = useId();
  return (
    <aside className="rail" aria-labelledby={titleId}>
      <h2 id={titleId} className="rail__head">
        {t('edit.outline')}
      </h2>
      {body && body.root.parts.length > 0 ? (
        <ol className="rail__list">
          {body.root.parts.map((part, place, all) => (
            <Entry
              key={part.id}
              {...{ page, docKey: key, part, onOpen }}
              isFirst={place === 0}
              isLast={place === all.length - 1}
            />
          ))}
        </ol>
      ) : (
        <p className="rail__empty">{t(document ? 'edit.noSections' : 'edit.notAPage')}</p>
      )}
      {document ? <AddSection page={page} docKey={key} parts={body?.root.parts ?? []} /> : null}
      <WholeShop page={page} />
    </aside>
  );
}

/** A section in the list; of a long page only those are drawn anew that changed. */
const Entry = memo(function Entry({
  page,
  docKey,
  part,
  isFirst,
  isLast,
  onOpen,
}: {
  page: EditedPage;
  docKey: string;
  part: Part;
  isFirst: boolean;
  isLast: boolean;
  onOpen: (isOpen: boolean) => void;
}) {
  const { t, shortDate } = useStaffText();
  const name = titleOfPart(part) || sectionWords(t, part.handler);
  const until = hiddenUntil(part);
  const seen = [
    ...(part.options.hidden === true ? [t('edit.mark.hidden')] : []),
    ...(part.mobileOptions.hidden === true ? [t('edit.mark.noPhones')] : []),
    ...(until ? [t('edit.section.from', { at: shortDate(until) })] : []),
  ];
  const move = (by: -1 | 1) => {
    const place = placeNow(page, docKey, part.id);
    if (place) movePart(page, place, by);
  };
  const goThere = () => {
    // On a phone it lies over what one goes to.
    if (matchMedia('(width < 64rem)').matches) onOpen(false);
    const element = page.registry.elementOf(part.id);
    element?.scrollIntoView({ block: 'center' });
    firstStop(element)?.focus({ preventScroll: true });
  };
  return (
    <li className="rail__item">
      <button type="button" className="rail__name" onClick={goThere}>
        <span>{name}</span>
        <small>{[sectionWords(t, part.handler), ...seen].join(' · ')}</small>
      </button>
      <EditButton icon="up" label={t('edit.moveUp', { name })} disabled={isFirst} onClick={() => move(-1)} />
      <EditButton
        icon="down"
        label={t('edit.moveDown', { name })}
        disabled={isLast}
        onClick={() => move(1)}
      />
      <EditButton
        icon="trash"
        label={t('edit.removeSection', { name })}
        onClick={() => page.store.change(docKey, { op: 'remove', part: part.id })}
      />
    </li>
  );
});

/** Puts a section at the end of the page. */
function AddSection({ page, docKey, parts }: { page: EditedPage; docKey: string; parts: readonly Part[] }) {
  const { t } = useStaffText();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="rail__add">
      <Button onClick={() => setOpen(true)}>{t('edit.addSection')}</Button>
      {isOpen ? (
        <AddDialog
          page={page}
          onClose={() => setOpen(false)}
          onAdd={(part) => {
            setOpen(false);
            insertSection(page, docKey, part, parts.at(-1)?.id ?? null);
          }}
        />
      ) : null}
    </div>
  );
}
