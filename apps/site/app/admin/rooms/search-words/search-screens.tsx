import type { SearchPin } from '@izlog/contract/cms/search/search-pin';
import type { pinResource, synonymResource } from '@izlog/contract/cms/search/search-resource';
import type { SearchSynonym } from '@izlog/contract/cms/search/search-synonym';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { ListView, LookOf } from '#site/admin/record/list-view.ts';
import { keyOf } from '#site/admin/record/pick/picked-lines.ts';
import { ProductPick } from '#site/admin/record/pick/product-pick.tsx';
import { SelectField, TextField } from '#site/kit/forms/form-fields.tsx';
import { TextAreaField } from '#site/kit/forms/text-area-field.tsx';
import type { SentForm } from '#site/kit/forms/use-sent-form.ts';
import { WordsDesk } from './words-desk.tsx';

const synonymLook = {
  record: 'synonym',
  route: 'adminSynonyms',
  search: 'searchWords.word',
} satisfies LookOf<typeof synonymResource>;

type WordProps<Row> = { title: string; view: ListView<Row>; word: string };

/** Words that mean the same. */
export function SynonymsScreen(screen: WordProps<SearchSynonym>) {
  return (
    <WordsDesk
      {...screen}
      of="adminSynonyms"
      look={synonymLook}
      add="searchWords.newSynonym"
      Fields={SynonymFields}
      labels={{ words: 'synonym.words' }}
      show={({ words, direction }) => <strong>{words.join(direction === 'both' ? ' = ' : ' → ')}</strong>}
    />
  );
}

type FieldsProps<Row> = { form: SentForm; row?: Row; word: string };

function SynonymFields({ form, row, word }: FieldsProps<SearchSynonym>) {
  const { t } = useStaffText();
  return (
    <>
      <TextAreaField
        form={form}
        name="words"
        label={t('synonym.words')}
        hint={t('searchWords.wordsHint')}
        rows={3}
        data-most={2000}
        isRequired
        defaultValue={row ? row.words.join('\n') : word && `${word}\n`}
      />
      <SelectField
        form={form}
        name="direction"
        label={t('synonym.direction')}
        defaultValue={row?.direction ?? 'both'}
      >
        <option value="both">{t('searchWords.both')}</option>
        <option value="oneWay">{t('searchWords.oneWay')}</option>
      </SelectField>
    </>
  );
}

const pinLook = {
  record: 'pin',
  route: 'adminPins',
  search: 'searchWords.word',
  fields: { words: 'searchWords.query', products: 'products.title' },
} satisfies LookOf<typeof pinResource>;

/** Which products come first for some words. */
export function PinsScreen(screen: WordProps<SearchPin>) {
  return (
    <WordsDesk
      {...screen}
      of="adminPins"
      look={pinLook}
      add="searchWords.newPin"
      Fields={PinFields}
      labels={{ words: 'searchWords.query', skus: 'coupons.skus' }}
      show={({ words, products }) => (
        <>
          <strong>{words}</strong>
          <ol className="small">
            {products.map(({ id, sku, name }) => (
              <li key={id}>
                {name} <span className="soft">{sku}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    />
  );
}

function PinFields({ form, row, word }: FieldsProps<SearchPin>) {
  const { t } = useStaffText();
  return (
    <>
      {row ? (
        <input type="hidden" name="words" value={row.words} />
      ) : (
        <TextField
          form={form}
          name="words"
          label={t('searchWords.query')}
          data-most={80}
          autoComplete="off"
          defaultValue={word}
        />
      )}
      <ProductPick
        form={form}
        name="skus"
        label={t('coupons.skus')}
        hint={t('searchWords.skusHint')}
        named={(row?.products ?? []).map((one) => ({ key: keyOf(one), name: one.name }))}
        most={20}
        isRequired
      />
    </>
  );
}
