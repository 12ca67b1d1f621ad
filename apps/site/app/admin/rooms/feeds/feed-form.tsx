import { feedFormats, feedStocks } from '@izlog/contract/marketing/feeds/feed-formats';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { EditForm } from '#site/admin/record/edit/edit-form.tsx';
import { CheckField } from '#site/kit/forms/check-field.tsx';
import { SelectField, TextField } from '#site/kit/forms/form-fields.tsx';
import type { SentForm } from '#site/kit/forms/use-sent-form.ts';
import { Checkbox } from '#site/ui/controls/choice.tsx';
import { rulesAt } from './feed-words.ts';
import type { FeedView } from './load-feed.server.ts';

/** What a channel is called, in which words and money it speaks, and what goes in. */
export function FeedForm({ view: { record, choices, parts } }: { view: FeedView }) {
  const { t } = useStaffText();
  const labels = {
    name: t('feed.name'),
    format: t('feed.format'),
    language: t('feed.language'),
    currency: t('feed.currency'),
    stock: t('feed.stock'),
    leastPrice: t('feed.leastPrice'),
    unmapped: t('feed.unmapped'),
    withoutGtin: t('feed.withoutGtin'),
  };
  return (
    <EditForm name="feed" label={t('feed.one')} labels={labels} revision={record?.revision}>
      {(form) => (
        <>
          <TextField
            form={form}
            name="name"
            label={t('feed.name')}
            hint={t('feed.name.hint')}
            data-most={100}
            autoComplete="off"
            defaultValue={record?.name}
          />
          {record ? null : (
            <SelectField form={form} name="format" label={t('feed.format')}>
              {choices.formats.map(({ code, title }) => (
                <option key={code} value={code}>
                  {isOurs(code) ? t(`feed.format.${code}`) : title}
                </option>
              ))}
            </SelectField>
          )}
          <CheckField form={form} name="isOn" label={t('feed.isOn')} isTicked={record?.isOn ?? true} />
          <fieldset className="fieldset stack" id={rulesAt}>
            <legend>{t('feeds.rules')}</legend>
            <div className="record-form__pair">
              <SelectField
                form={form}
                name="language"
                label={t('feed.language')}
                defaultValue={record?.language}
              >
                {choices.languages.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </SelectField>
              <SelectField
                form={form}
                name="currency"
                label={t('feed.currency')}
                isOptional
                defaultValue={record?.currency ?? ''}
              >
                {choices.currencies.map(({ id, label, isMain }) => (
                  <option key={id} value={isMain ? '' : id}>
                    {label}
                  </option>
                ))}
              </SelectField>
            </div>
            <div className="record-form__pair">
              <SelectField form={form} name="stock" label={t('feed.stock')} defaultValue={record?.stock}>
                {feedStocks.map((one) => (
                  <option key={one} value={one}>
                    {t(`feed.stock.${one}`)}
                  </option>
                ))}
              </SelectField>
              <TextField
                form={form}
                name="leastPrice"
                label={t('feed.leastPrice')}
                isOptional
                inputMode="decimal"
                autoComplete="off"
                defaultValue={record?.leastPrice?.toFixed(2).replace('.', ',') ?? ''}
              />
            </div>
            <div className="record-form__pair">
              <SelectField
                form={form}
                name="withoutGtin"
                label={t('feed.withoutGtin')}
                hint={t('feed.withoutGtin.hint')}
                defaultValue={record?.withoutGtin}
              >
                {(['send', 'leaveOut'] as const).map((one) => (
                  <option key={one} value={one}>
                    {t(`feed.withoutGtin.${one}`)}
                  </option>
                ))}
              </SelectField>
              <SelectField
                form={form}
                name="unmapped"
                label={t('feed.unmapped')}
                defaultValue={record?.unmapped}
              >
                {(['own', 'leaveOut'] as const).map((one) => (
                  <option key={one} value={one}>
                    {t(`feed.unmapped.${one}`)}
                  </option>
                ))}
              </SelectField>
            </div>
            {record && parts ? (
              <OnlyCategories form={form} chosen={record.categories} categories={parts.categories} />
            ) : null}
          </fieldset>
        </>
      )}
    </EditForm>
  );
}

const isOurs = (code: string): code is (typeof feedFormats)[number] =>
  (feedFormats as readonly string[]).includes(code);

/** Only products here and below go in; none ticked, all do. */
function OnlyCategories({
  form,
  chosen,
  categories,
}: {
  form: SentForm;
  chosen: readonly number[];
  categories: NonNullable<FeedView['parts']>['categories'];
}) {
  const { t } = useStaffText();
  const isTyped = Object.keys(form.typed).length > 0;
  const ticked = new Set(isTyped ? (form.typed.categories ?? '').split(' ').map(Number) : chosen);
  if (categories.length === 0) return null;
  return (
    <details open={chosen.length > 0 && categories.length < 30}>
      <summary className="link">
        {t('feed.categories')} {chosen.length > 0 ? `(${chosen.length})` : null}
      </summary>
      <ul className="plain feeds__ticks">
        {categories.map(({ category, path }) => (
          <li key={category}>
            <Checkbox
              name="categories"
              value={category}
              label={path.join(' › ')}
              defaultChecked={ticked.has(category)}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
