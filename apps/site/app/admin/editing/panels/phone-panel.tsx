import type { Part } from '@izlog/contract/cms/content/part';
import { documentKey, rootId } from '@izlog/contract/editing/document';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { sectionWords } from '#site/admin/ground/text/section-words.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { Select } from '#site/ui/controls/text-input.tsx';
import { placeWords } from '../frame/place-words.ts';
import type { EditedPage } from '../page/edited-page.ts';
import type { PhoneFrame as Frame } from '../phone/phone-frame.ts';
import { mobileFields } from './mobile-fields.ts';
import { PhoneField } from './phone-field.tsx';
import { SidePanel } from './side-panel.tsx';

/** The page as a phone of 390 px shows it, and what of a section differs there (EDIT-008). */
export function PhonePanel({ page, onClose }: { page: EditedPage; onClose: () => void }) {
  const { t } = useStaffText();
  const [chosen, setChosen] = useState<string>();
  useSyncExternalStore(page.store.subscribe, page.store.version);
  const all = partsOf(page);
  const current = all.find(({ name }) => name === chosen) ?? all[0];
  const fields = current ? mobileFields(current.part) : [];
  const own = fields.filter(({ isOwn }) => isOwn);
  return (
    <>
      <PhoneFrame page={page} />
      <SidePanel
        title={t('edit.phone')}
        note={t('edit.ownValues', { count: own.length })}
        footer={
          current && own.length > 0 ? (
            <Button
              onClick={() =>
                page.store.changeAll(
                  current.key,
                  own.map(({ path }) => ({ op: 'unset', path })),
                )
              }
            >
              {t('edit.inheritAll')}
            </Button>
          ) : undefined
        }
        onClose={onClose}
      >
        {current ? (
          <Field label={t('edit.section')}>
            {(control) => (
              <Select {...control} value={current.name} onChange={({ target }) => setChosen(target.value)}>
                {all.map(({ key, name, part }) => (
                  <option key={name} value={name}>
                    {part.id === rootId
                      ? sectionWords(t, part.handler)
                      : placeWords(t, page.store.shown(key), part.id)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ) : (
          <p>{t('edit.noSections')}</p>
        )}
        {current && fields.length === 0 ? (
          <p className="soft">{t('edit.samePhone', { name: sectionWords(t, current.part.handler) })}</p>
        ) : null}
        <ul className="plain ed-history">
          {fields.map((one) => (
            <PhoneField
              key={`${current?.key} ${one.path}`}
              page={page}
              docKey={current?.key ?? ''}
              shown={one}
              isInside={one.part.id !== current?.part.id}
            />
          ))}
        </ul>
        <p className="hint">{t('edit.phoneHint')}</p>
      </SidePanel>
    </>
  );
}

/** What may differ on phones: the page's sections, then header and footer as wholes. */
function partsOf({ store, scopes }: EditedPage): Array<{ name: string; key: string; part: Part }> {
  const rootOf = (scope: 'page' | 'header' | 'footer') => {
    const key = scopes[scope] && documentKey(scopes[scope]);
    const root = key && store.shown(key)?.root;
    return key && root ? [{ key, root }] : [];
  };
  const named = (key: string, part: Part) => ({ name: `${key} ${part.id}`, key, part });
  return [
    ...rootOf('page').flatMap(({ key, root }) => root.parts.map((part) => named(key, part))),
    ...[...rootOf('header'), ...rootOf('footer')].map(({ key, root }) => named(key, root)),
  ];
}

/** The page at our own address, 390 px wide, with its true media queries; it is edited there as here, by one store. */
function PhoneFrame({ page }: { page: EditedPage }) {
  const { t } = useStaffText();
  const address = usePhoneAddress(page);
  const take = (frame: Frame | null) => {
    if (frame) frame.edited = page;
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys have to reach it
    <section className="ed-phone" aria-label={t('edit.phoneTitle')} tabIndex={0}>
      <p className="small soft">{t('edit.phoneFrame')}</p>
      {address ? (
        <iframe ref={take} title={t('edit.phoneTitle')} src={address} width={390} height={844} />
      ) : null}
    </section>
  );
}

/** The address of the frame, once what waits is saved: it begins with what the platform has. */
function usePhoneAddress(page: EditedPage): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    void page.store.flush().finally(() => setAddress(`${location.pathname}?editPage=true&mobileView=true`));
  }, [page]);
  return address;
}
