import type { SearchPin } from '@izlog/contract/cms/search/search-pin';
import type {
  missedResource,
  pinResource,
  synonymResource,
} from '@izlog/contract/cms/search/search-resource';
import type { SearchSynonym } from '@izlog/contract/cms/search/search-synonym';
import { SelectField, SendButton, TextField } from '../../kit/forms/form-fields.tsx';
import { FormFrame } from '../../kit/forms/form-frame.tsx';
import { TextAreaField } from '../../kit/forms/text-area-field.tsx';
import { useSentForm } from '../../kit/forms/use-sent-form.ts';
import { useAddress } from '../../links/staff-addresses.ts';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { AdminScreen } from '../frame/admin-screen.tsx';
import { useStaffText } from '../frame/staff-text.tsx';
import type { ListView, LookOf, RowOf } from '../resource/list-view.ts';
import { RecordList } from '../resource/resource-list.tsx';

const missedLook = {
  route: 'adminSearch',
  words: {
    count: 'searchWords.count',
    nothing: 'searchWords.noMissed',
    nothingLead: 'searchWords.noMissedLead',
  },
  fields: {
    query: 'searchWords.query',
    language: 'segments.language',
    count: 'searchWords.times',
    lastAt: 'searchWords.lastAt',
  },
  // One press from a lost word to a synonym of it.
  to: ({ query }) => ({ route: 'adminSynonyms', params: {}, query: { rijec: query } }),
} satisfies LookOf<typeof missedResource>;

/** What nobody found, the most frequent first; each is a link to a synonym of it. */
export function MissedScreen({
  title,
  view,
}: {
  title: string;
  view: ListView<RowOf<typeof missedResource>>;
}) {
  const { t } = useStaffText();
  return (
    <AdminScreen title={title}>
      <div className="records-desk">
        <Parts of="adminSearch" />
        <p className="soft">{t('searchWords.missedLead')}</p>
        <RecordList title={title} view={view} look={missedLook} />
      </div>
    </AdminScreen>
  );
}

const synonymLook = {
  route: 'adminSynonyms',
  words: { nothing: 'searchWords.noSynonyms', nothingLead: 'searchWords.noSynonymsLead' },
  search: 'searchWords.word',
  fields: { words: 'searchWords.words', direction: 'searchWords.direction' },
} satisfies LookOf<typeof synonymResource>;

type WordProps<Row> = { title: string; view: ListView<Row>; word: string };

/** Words that mean the same: a new one on top, each of the others to be changed where it stands. */
export function SynonymsScreen({ title, view, word }: WordProps<SearchSynonym>) {
  const { t } = useStaffText();
  return (
    <AdminScreen title={title}>
      <div className="records-desk">
        <Parts of="adminSynonyms" />
        <section className="panel" aria-label={t('searchWords.newSynonym')}>
          <SynonymForm key={word} word={word} />
        </section>
        <RecordList title={title} view={view} look={synonymLook}>
          <ul className="plain stack">
            {view.rows.map((row) => (
              <li key={`${row.id} ${row.direction} ${row.words.join()}`} className="panel stack">
                <strong>{row.words.join(row.direction === 'both' ? ' = ' : ' → ')}</strong>
                <details>
                  <summary className="link">{t('searchWords.change')}</summary>
                  <SynonymForm synonym={row} />
                  <DeleteForm id={row.id} />
                </details>
              </li>
            ))}
          </ul>
        </RecordList>
      </div>
    </AdminScreen>
  );
}

function SynonymForm({ synonym, word = '' }: { synonym?: SearchSynonym; word?: string }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: synonym ? `change-${synonym.id}` : 'new' });
  return (
    <FormFrame
      form={form}
      label={t(synonym ? 'searchWords.change' : 'searchWords.newSynonym')}
      labels={{ words: t('searchWords.words') }}
      className="stack admin__form"
    >
      <TextAreaField
        form={form}
        name="words"
        label={t('searchWords.words')}
        hint={t('searchWords.wordsHint')}
        rows={3}
        maxLength={2000}
        isRequired
        defaultValue={synonym ? synonym.words.join('\n') : word && `${word}\n`}
      />
      <SelectField
        form={form}
        name="direction"
        label={t('searchWords.direction')}
        defaultValue={synonym?.direction ?? 'both'}
      >
        <option value="both">{t('searchWords.both')}</option>
        <option value="oneWay">{t('searchWords.oneWay')}</option>
      </SelectField>
      <SendButton form={form} tone={synonym ? undefined : 'primary'}>
        {t('form.save')}
      </SendButton>
    </FormFrame>
  );
}

const pinLook = {
  route: 'adminPins',
  words: { nothing: 'searchWords.noPins', nothingLead: 'searchWords.noPinsLead' },
  search: 'searchWords.word',
  fields: { words: 'searchWords.query', products: 'products.title' },
} satisfies LookOf<typeof pinResource>;

/** Which products come first for some words. */
export function PinsScreen({ title, view, word }: WordProps<SearchPin>) {
  const { t } = useStaffText();
  return (
    <AdminScreen title={title}>
      <div className="records-desk">
        <Parts of="adminPins" />
        <section className="panel" aria-label={t('searchWords.newPin')}>
          <PinForm key={word} word={word} />
        </section>
        <RecordList title={title} view={view} look={pinLook}>
          <ul className="plain stack">
            {view.rows.map((row) => (
              <li key={`${row.id} ${row.products.map(({ id }) => id).join()}`} className="panel stack">
                <strong>{row.words}</strong>
                <ol className="small">
                  {row.products.map(({ id, sku, name }) => (
                    <li key={id}>
                      {name} <span className="soft">{sku}</span>
                    </li>
                  ))}
                </ol>
                <details>
                  <summary className="link">{t('searchWords.change')}</summary>
                  <PinForm pin={row} />
                  <DeleteForm id={row.id} />
                </details>
              </li>
            ))}
          </ul>
        </RecordList>
      </div>
    </AdminScreen>
  );
}

function PinForm({ pin, word = '' }: { pin?: SearchPin; word?: string }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: pin ? `change-${pin.id}` : 'new' });
  return (
    <FormFrame
      form={form}
      label={t(pin ? 'searchWords.change' : 'searchWords.newPin')}
      labels={{ words: t('searchWords.query'), skus: t('coupons.skus') }}
      className="stack admin__form"
    >
      {pin ? (
        <input type="hidden" name="words" value={pin.words} />
      ) : (
        <TextField
          form={form}
          name="words"
          label={t('searchWords.query')}
          maxLength={80}
          autoComplete="off"
          defaultValue={word}
        />
      )}
      <TextAreaField
        form={form}
        name="skus"
        label={t('coupons.skus')}
        hint={t('searchWords.skusHint')}
        rows={3}
        maxLength={2500}
        isRequired
        defaultValue={pin?.products.flatMap(({ sku }) => sku ?? []).join('\n')}
      />
      <SendButton form={form} tone={pin ? undefined : 'primary'}>
        {t('form.save')}
      </SendButton>
    </FormFrame>
  );
}

function DeleteForm({ id }: { id: number }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: `delete-${id}` });
  return (
    <FormFrame form={form} label={t('resource.delete')}>
      <SendButton form={form} tone="danger">
        {t('resource.delete')}
      </SendButton>
    </FormFrame>
  );
}

const parts = {
  adminSearch: 'searchWords.missed',
  adminSynonyms: 'searchWords.synonyms',
  adminPins: 'searchWords.pins',
} as const;

function Parts({ of }: { of: keyof typeof parts }) {
  const { t } = useStaffText();
  const address = useAddress();
  const tabs = (Object.keys(parts) as (keyof typeof parts)[]).map((route) => ({
    href: address(route),
    name: t(parts[route]),
    current: route === of,
  }));
  return <Tabs label={t('searchWords.title')} tabs={tabs} />;
}
