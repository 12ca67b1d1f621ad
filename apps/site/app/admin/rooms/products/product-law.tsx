import { isSentKind, kindOfProduct } from '@izlog/contract/product/product-kinds';
import { Link } from 'react-router';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { SelectField, TextField } from '#site/kit/forms/form-fields.tsx';
import { TextAreaField } from '#site/kit/forms/text-area-field.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Note } from '#site/ui/note.tsx';
import { PlainFields } from './plain-inputs.tsx';
import type { GroupProps } from './product-view.ts';

/** What the law asks of a product: right of withdrawal, guarantee of durability, model, warnings by language. */
export function ProductLaw({ form, view }: GroupProps) {
  const { t } = useStaffText();
  const address = useAddress();
  const { record, languages, unlabelled, claims } = view;
  const isGoods = record !== null && isSentKind(kindOfProduct(record));
  const years = record?.guaranteeYears;
  return (
    <div className="stack">
      <div className="fields">
        <SelectField
          form={form}
          name="isReturnable"
          className="f6"
          label={t('products.withdrawal')}
          hint={t('products.withdrawalHint')}
          defaultValue={String(record?.isReturnable ?? true)}
        >
          <option value="true">{t('products.withdrawalGoods')}</option>
          <option value="false">{t('products.withdrawalNone')}</option>
        </SelectField>
        <PlainFields form={form} view={view} group="law" />
        <TextField
          form={form}
          name="guaranteeTerms"
          className="f6"
          label={t('products.guaranteeTerms')}
          type="url"
          data-most={500}
          autoComplete="off"
          isOptional
          defaultValue={record?.guaranteeTerms ?? undefined}
        />
      </div>
      {isGoods && unlabelled.notice.length > 0 ? (
        <Note tone="offer">{t('products.noNotice', { of: unlabelled.notice.join(', ') })}</Note>
      ) : null}
      {years && unlabelled.label.length > 0 ? (
        <Note tone="offer">{t('products.noLabel', { of: unlabelled.label.join(', ') })}</Note>
      ) : null}
      {claims.length > 0 ? (
        <Note tone="offer">
          {t('products.claims', { words: claims.join(', ') })}{' '}
          <Link className="link" to={`${address('adminClaims')}?proizvod=${record?.id}`}>
            {t('products.claimsMend')}
          </Link>
        </Note>
      ) : null}
      {isGoods ? (
        <p>
          <Link className="link" to={address('adminRecall', { id: String(record.id) })}>
            {t('recall.title')}
          </Link>
        </p>
      ) : null}
      <p className="small soft">{t('products.makerLead')}</p>
      <div className="side-by-side">
        {languages.map(({ code, name }) => (
          <TextAreaField
            key={code}
            form={form}
            name={`safety-${code}`}
            label={`${t('products.safety')} (${name})`}
            rows={3}
            isOptional
            defaultValue={record?.words[code]?.safety}
          />
        ))}
      </div>
    </div>
  );
}
