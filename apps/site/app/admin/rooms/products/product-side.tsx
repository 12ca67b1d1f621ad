import { kindOfProduct, productKinds, purchaseKinds } from '@izlog/contract/product/product-kinds';
import type { ProductRecord } from '@izlog/contract/product/record/product-record';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { StaffKey } from '#site/i18n/messages.ts';
import { SelectField, TextField } from '#site/kit/forms/form-fields.tsx';
import { Icon } from '#site/ui/icons/icon.tsx';
import { Badge } from '#site/ui/tag.tsx';
import { stopWords } from './door/stop-words.ts';
import { kindWords, productStateWords, purchaseWords } from './door/value-words.ts';
import { PlainFields } from './plain-inputs.tsx';
import { Languages } from './product-table.tsx';
import type { GroupProps } from './product-view.ts';

const weakWords: Readonly<Record<ProductRecord['weak'][number], { key: StaffKey; at: string }>> = {
  picture: { key: 'products.weakPicture', at: 'slike' },
  pictureAlt: { key: 'products.weakPictureAlt', at: 'slike' },
  category: { key: 'products.weakCategory', at: 'razvrstaj' },
  maker: { key: 'products.weakMaker', at: 'razvrstaj' },
  translation: { key: 'products.weakTranslation', at: 'rijeci' },
  shortDescription: { key: 'products.weakShort', at: 'rijeci' },
  barcode: { key: 'products.weakBarcode', at: 'zaliha' },
  barcodeOdd: { key: 'products.weakBarcodeOdd', at: 'zaliha' },
  barcodeTaken: { key: 'products.weakBarcodeTaken', at: 'zaliha' },
  taxClass: { key: 'products.weakTaxClass', at: 'cijena' },
  stock: { key: 'products.weakStock', at: 'zaliha' },
  downloads: { key: 'products.weakDownloads', at: 'datoteke' },
};

/** State, kind, and the check: what stops publishing and what is only weak. */
export function ProductSide({ form, view }: GroupProps) {
  const { t, shortDate, time } = useStaffText();
  const { record, languages, href, may } = view;
  return (
    <>
      <section className="group" aria-labelledby="stanje-h">
        <h2 id="stanje-h">
          {t('products.state')}{' '}
          {record ? (
            <Badge
              tone={
                record.state === 'published' ? 'success' : record.state === 'waiting' ? 'offer' : undefined
              }
            >
              {t(productStateWords[record.state])}
            </Badge>
          ) : null}
        </h2>
        {may.catalogue ? <StateFields form={form} view={view} /> : null}
        {record ? (
          <dl className="facts-list">
            <div>
              <dt>{t('products.format')}</dt>
              <dd>{t(kindWords[kindOfProduct(record)])}</dd>
            </div>
            <div>
              <dt>{t('products.inShop')}</dt>
              <dd>
                {href ? (
                  <a className="link" href={href}>
                    {t('products.open')}
                  </a>
                ) : (
                  t('products.notVisible')
                )}
              </dd>
            </div>
            <div>
              <dt>{t('products.languages')}</dt>
              <dd>
                <Languages codes={Object.keys(record.words)} languages={languages} />
              </dd>
            </div>
            <div>
              <dt>{t('products.changed')}</dt>
              <dd>
                {record.changedBy ? `${record.changedBy}, ` : null}
                <time dateTime={record.updatedAt}>
                  {shortDate(record.updatedAt)} {time(record.updatedAt)}
                </time>
              </dd>
            </div>
          </dl>
        ) : null}
      </section>
      {record ? <Check record={record} mayMend={may.catalogue} /> : null}
    </>
  );
}

/** Whether it is public, what it is, and how it is bought. */
function StateFields({ form, view }: GroupProps) {
  const { t } = useStaffText();
  const { record } = view;
  return (
    <>
      <SelectField
        form={form}
        name="state"
        label={t('products.publishing')}
        defaultValue={record?.state === 'waiting' ? 'published' : (record?.state ?? 'draft')}
      >
        {(['published', 'draft', 'archived'] as const).map((state) => (
          <option key={state} value={state}>
            {t(productStateWords[state])}
          </option>
        ))}
      </SelectField>
      {record ? null : (
        <SelectField form={form} name="kind" label={t('products.format')} defaultValue="simple">
          {productKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(kindWords[kind])}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        form={form}
        name="purchase"
        label={t('products.purchase')}
        defaultValue={record?.purchase ?? 'cart'}
      >
        {purchaseKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(purchaseWords[kind])}
          </option>
        ))}
      </SelectField>
      <PlainFields form={form} view={view} group="buying" />
      <PlainFields form={form} view={view} group="state" />
      <TextField
        form={form}
        name="categoryPriority"
        label={t('products.recommended')}
        hint={t('products.recommendedHint', { sort: t('core.sort.priorityDesc') })}
        inputMode="numeric"
        autoComplete="off"
        data-most={7}
        isOptional
        defaultValue={record?.categoryPriority ? String(record.categoryPriority) : undefined}
      />
    </>
  );
}

/** Leads to the group in which something is fixed. */
function Mend({ at, may }: { at: string | undefined; may: boolean }) {
  const { t } = useStaffText();
  return at && may ? (
    <a className="link" href={`#${at}`}>
      {t('products.complete')}
    </a>
  ) : null;
}

function Check({ record: { stops, weak }, mayMend }: { record: ProductRecord; mayMend: boolean }) {
  const { t } = useStaffText();
  return (
    <section className="group" aria-labelledby="provjera-h">
      <h2 id="provjera-h">{t('products.check')}</h2>
      <ul className="checks plain">
        {stops.map((stop) => (
          <li key={stop} className="is-stop">
            <Icon name="error" />
            <span>
              {stopWords[stop] ? t(stopWords[stop].key) : stop}{' '}
              <Mend at={stopWords[stop]?.at} may={mayMend} />
            </span>
          </li>
        ))}
        {weak.map((one) => (
          <li key={one} className="is-weak">
            <Icon name="warn" />
            <span>
              {t(weakWords[one].key)} <Mend at={weakWords[one].at} may={mayMend} />
            </span>
          </li>
        ))}
        {stops.length + weak.length === 0 ? (
          <li className="is-good">
            <Icon name="ok" />
            <span>{t('products.allWell')}</span>
          </li>
        ) : null}
      </ul>
      <p className="tiny soft">
        {t(stops.length > 0 ? 'products.stopsPublishing' : 'products.stopsNothing')}
      </p>
    </section>
  );
}
