import type { Part } from '@izlog/contract/cms/content/part';
import { documentKey } from '@izlog/contract/editing/document';
import { memo, useId, useRef, useSyncExternalStore } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { sectionWords } from '#site/admin/ground/text/section-words.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { type PartPlace, titleOfPart } from '../door/part-place.ts';
import type { EditedPage } from '../page/edited-page.ts';
import { firstStop } from '../page/hidden-rows.ts';
import { sectionsOf } from '../page/scopes.ts';
import { AddAtEnd } from '../sections/add-at-end.tsx';
import { hiddenUntil, movePart, type Outcome, placeNow, removePart } from '../sections/section-acts.ts';
import { useTell } from '../sections/use-tell.ts';
import { useOnBody } from '../use-on-body.ts';
import { EditButton } from './edit-icon.tsx';
import { WholeShop } from './whole-shop.tsx';

/** What the page is made of: its sections in their order, each to be reached, moved, deleted; and new ones below. */
export function Outline({ page, onOpen }: { page: EditedPage; onOpen: (isOpen: boolean) => void }) {
  const { t } = useStaffText();
  const document = sectionsOf(page.scopes);
  const key = document ? documentKey(document) : '';
  const body = useSyncExternalStore(page.subscribe, () => page.rendered(key));
  const titleId = useId();
  useOnBody('has-rail');
  return (
    <aside className="rail" aria-labelledby={titleId}>
      <h2 id={titleId} className="rail__head">
        {t('edit.outline')}
      </h2>
      <WholeShop page={page} />
      <h3 className="rail__sub">
        {t('edit.scope.page')}
        {body && body.root.parts.length > 0 ? (
          <small>{t('edit.sectionCount', { count: body.root.parts.length })}</small>
        ) : null}
      </h3>
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
      <AddAtEnd
        page={page}
        // On a phone the list lies over the page, and one goes on adding.
        goesThere={() => !isPhone()}
        button={(open) => (
          <div className="rail__add">
            <Button onClick={open}>{t('edit.addSection')}</Button>
          </div>
        )}
      />
    </aside>
  );
}

/** A section in the list; of a long page only those are rendered again that changed. */
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
  const say = useTell(page);
  const act = (run: (at: PartPlace) => Outcome | undefined) => {
    const at = placeNow(page, docKey, part.id);
    const outcome = at && run(at);
    if (outcome) say(outcome);
  };
  const item = useRef<HTMLLIElement>(null);
  const goThere = () => {
    // On a phone it lies over what one goes to.
    if (isPhone()) onOpen(false);
    const element = page.registry.elementOf(part.id);
    element?.scrollIntoView({ block: 'center' });
    firstStop(element)?.focus({ preventScroll: true });
  };
  return (
    <li className="rail__item" ref={item}>
      <button type="button" className="rail__name" onClick={goThere}>
        <span>{name}</span>
        <small>{[sectionWords(t, part.handler), ...seen].join(' · ')}</small>
      </button>
      <EditButton
        icon="up"
        label={t('edit.moveUp', { name })}
        disabled={isFirst}
        onClick={() => act((at) => movePart(page, at, -1))}
      />
      <EditButton
        icon="down"
        label={t('edit.moveDown', { name })}
        disabled={isLast}
        onClick={() => act((at) => movePart(page, at, 1))}
      />
      <EditButton
        icon="trash"
        label={t('edit.removeSection', { name })}
        onClick={() => {
          // The entry goes, and with it the button that has the focus.
          const near = item.current?.nextElementSibling ?? item.current?.previousElementSibling;
          near?.querySelector<HTMLElement>('.rail__name')?.focus();
          act((at) => removePart(page, at));
        }}
      />
    </li>
  );
});

const isPhone = () => matchMedia('(width < 64rem)').matches;
