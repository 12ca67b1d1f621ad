import { documentKey } from '@izlog/contract/editing/document';
import type { editState } from '@izlog/contract/editing/edit-history';
import type { translationState } from '@izlog/contract/editing/translation-state';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { fieldWords } from '#site/admin/ground/text/section-words.ts';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Note } from '#site/ui/note.tsx';
import { EditButton } from '../frame/edit-icon.tsx';
import { placeWords } from '../frame/place-words.ts';
import { goToField } from '../going/go-to-field.ts';
import type { EditedPage } from '../page/edited-page.ts';
import { fieldPath } from '../page/page-hooks.ts';
import { TakeStructure } from '../panels/take-structure.tsx';
import { useAsked } from '../panels/use-asked.ts';
import { useOnBody } from '../use-on-body.ts';
import { type SourceField, sourceFields, type Translated } from './source-fields.ts';

/** The original beside the page that is its translation: what each field says there, and how it stands here (CMS-007). */
export function SourceColumn({
  page,
  from,
  onClose,
}: {
  page: EditedPage;
  from: SiteLanguage;
  onClose: () => void;
}) {
  const { t } = useStaffText();
  useOnBody('has-source');
  const { page: document } = page.scopes;
  const key = document ? documentKey(document) : '';
  const own = useSyncExternalStore(page.subscribe, () => page.rendered(key));
  const { savedAt } = useSyncExternalStore(page.store.subscribe, page.store.status);
  const [{ kind, id, language }] = useState(document ?? { kind: 'content', id: 0, language: '' });
  const times = savedAt?.getTime() ?? 0;
  const asked = { documents: `${kind}:${id}:${from.code}` };
  const original = useAsked<EndpointAnswer<typeof editState>>(page, 'state', asked)?.documents[0]?.body;
  const stands = useAsked<EndpointAnswer<typeof translationState>>(
    page,
    'translation',
    { kind, id, language },
    times,
  );
  const stale = new Set(
    (stands?.stale ?? []).filter((one) => one.language === from.code).map(({ path }) => path),
  );
  const fields = original && own ? sourceFields(original, own, stale) : [];
  const here = useFieldHere(page, key);
  useStaleFields(page, key, fields);
  const count = (...states: Translated[]) => fields.filter(({ state }) => states.includes(state)).length;
  return (
    <aside className="ed-source" aria-labelledby="ed-source">
      <div className="edpanel__head">
        <h2 id="ed-source">
          {t('edit.source.title', { name: from.name })}
          {original ? (
            <small>
              {t('edit.source.count', {
                done: count('translated'),
                all: fields.length,
                stale: count('stale'),
              })}
            </small>
          ) : null}
        </h2>
        <EditButton icon="close" label={t('edit.source.close')} onClick={onClose} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys have to reach it */}
      <section className="ed-source__body" aria-label={t('edit.source.fields')} tabIndex={0}>
        {original === undefined ? <p role="status">{t('edit.looking')}</p> : null}
        {original === null || stands === null ? <Note tone="danger">{t('edit.languagesFailed')}</Note> : null}
        {original ? (
          <p>
            <TakeStructure page={page} from={original} name={from.name} />
          </p>
        ) : null}
        {fields.map((field, place) => (
          <div key={field.path}>
            {fields[place - 1]?.part.id === field.part.id ? null : (
              <h3 className="ed-source__part">{placeWords(t, original ?? undefined, field.part.id)}</h3>
            )}
            <Field page={page} docKey={key} field={field} lang={from.code2} isHere={here === field.path} />
          </div>
        ))}
      </section>
    </aside>
  );
}

const looks: Readonly<Record<Translated, string>> = {
  missing: 'badge badge--plain',
  untranslated: 'badge badge--plain',
  stale: 'badge badge--offer',
  translated: 'badge badge--plain badge--success',
};

function Field({
  page,
  docKey,
  field: { path, name, words, value, state },
  lang,
  isHere,
}: {
  page: EditedPage;
  docKey: string;
  field: SourceField;
  lang: string;
  isHere: boolean;
}) {
  const { t } = useStaffText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isHere) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isHere]);
  const label = fieldWords(t, name);
  const copy = () => {
    page.store.change(docKey, { op: 'set', path, value });
    void page.store.flush();
  };
  return (
    <div className={isHere ? 'ed-tfield is-on' : 'ed-tfield'} ref={box}>
      <p className="ed-tfield__top">
        <span>{label}</span>
        <span className={looks[state]}>{t(`edit.source.${state}`)}</span>
      </p>
      <p lang={lang} className="ed-tfield__words">
        {words}
      </p>
      {state === 'missing' ? null : (
        <p className="row">
          <Button tone="quiet" className="button--small" onClick={() => goToField(page, docKey, path)}>
            {t('edit.goThere')}
            <span className="vh">: {label}</span>
          </Button>
          {state === 'stale' ? (
            <Button
              className="button--small"
              onClick={() => {
                page.store.confirm(docKey, path);
                void page.store.flush();
              }}
            >
              {t('edit.source.stillRight')}
              <span className="vh">: {label}</span>
            </Button>
          ) : null}
          {state === 'untranslated' && words !== '' ? null : (
            <Button tone="quiet" className="button--small" onClick={copy}>
              {t('edit.source.copy')}
              <span className="vh">: {label}</span>
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

/** The path of the field of the page that has the focus. */
function useFieldHere(page: EditedPage, key: string): string | undefined {
  const [here, setHere] = useState<string>();
  useEffect(() => {
    const enter = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest('.ed-source')) return;
      const place = page.registry.fieldAt(target)?.place;
      setHere(place?.key === key ? fieldPath({ part: place.part, f: place.f }) : undefined);
    };
    document.addEventListener('focusin', enter);
    return () => document.removeEventListener('focusin', enter);
  }, [page, key]);
  return here;
}

/** Marks the fields of the page whose original has changed since. */
function useStaleFields(page: EditedPage, key: string, fields: readonly SourceField[]): void {
  const stale = fields
    .filter(({ state }) => state === 'stale')
    .map(({ path }) => path)
    .join(' ');
  useEffect(() => {
    const paths = new Set(stale.split(' '));
    const marked = [...page.registry.all()].filter(
      ({ place: { part, f, ...place } }) => place.key === key && paths.has(fieldPath({ part, f })),
    );
    for (const { element } of marked) element.classList.add('is-stale');
    return () => {
      for (const { element } of marked) element.classList.remove('is-stale');
    };
  }, [page, key, stale]);
}
