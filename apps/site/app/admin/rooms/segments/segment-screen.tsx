import type { SegmentRule } from '@izlog/contract/user/segment';
import { Link } from 'react-router';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { DeletePanel } from '#site/admin/record/delete-panel.tsx';
import { SelectField, SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { type SentForm, useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import type { SegmentView } from './segment.server.ts';
import { ruleForms, ruleWords } from './segment-words.ts';

/** One segment: its rules as rows, who is in it now, and what it can be used for. */
export function SegmentScreen({
  title,
  view: { record, mayEdit, choices },
}: {
  title: string;
  view: SegmentView;
}) {
  const text = useStaffText();
  const { t } = text;
  const address = useAddress();
  return (
    <AdminScreen title={title}>
      <p>
        <Link className="link" to={address('adminSegments')}>
          {t('segments.all')}
        </Link>
      </p>
      <div className="record-form record-form--sided">
        {mayEdit ? (
          <SegmentForm key={record?.revision} record={record} choices={choices} />
        ) : (
          <ul className="plain stack">
            {record?.rules.map((rule) => (
              <li key={JSON.stringify(rule)}>{ruleWords(rule, text)}</li>
            ))}
          </ul>
        )}
        {record ? (
          <div className="record-form__side">
            <section className="panel stack" aria-labelledby="h-sada">
              <h2 id="h-sada">{t('segments.now')}</h2>
              <p role="status">
                {t('segments.counted', { customers: record.customers, mailable: record.mailable })}
              </p>
              <p className="small soft">{t('segments.live')}</p>
              <p>
                <Link className="link" to={`${address('adminCustomers')}?segment=${record.id}`}>
                  {t('segments.show')}
                </Link>
              </p>
              {mayEdit ? (
                <p>
                  <Link className="link" to={`${address('adminIssue', { id: 'novi' })}?segment=${record.id}`}>
                    {t('segments.write')}
                  </Link>
                </p>
              ) : null}
            </section>
            {mayEdit ? <DeletePanel /> : null}
          </div>
        ) : null}
      </div>
    </AdminScreen>
  );
}

/** A row for each rule there is, and one for each that there could be. */
function rowsOf(rules: readonly SegmentRule[]): { field: SegmentRule['field']; rule?: SegmentRule }[] {
  return (Object.keys(ruleForms) as SegmentRule['field'][]).flatMap((field) => {
    const own = rules.filter((rule) => rule.field === field);
    return own.length > 0 ? own.map((rule) => ({ field, rule })) : [{ field }];
  });
}

function SegmentForm({ record, choices }: Pick<SegmentView, 'record' | 'choices'>) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'segment' });
  const rows = rowsOf(record?.rules ?? []);
  const { shown } = form.answer ?? {};
  const labels = Object.fromEntries([
    ['name', t('segment.name')],
    ...rows.flatMap(({ field }, row) => {
      const label = t(ruleForms[field].label);
      return [
        [`is-${row}`, label],
        [`value-${row}`, label],
      ];
    }),
  ]);
  return (
    <FormFrame form={form} label={t('segment.one')} labels={labels} className="stack stack--lg admin__form">
      <input type="hidden" name="revision" value={shown?.revision ?? record?.revision ?? ''} />
      <TextField
        form={form}
        name="name"
        label={t('segment.name')}
        hint={t('segments.nameHint')}
        data-most={150}
        autoComplete="off"
        defaultValue={record?.name}
      />
      <fieldset className="fieldset stack">
        <legend className="label">{t('segment.rules')}</legend>
        <p className="small soft">{t('segments.rulesHint')}</p>
        {rows.map(({ field, rule }, row) => (
          <Rule key={`${field} ${JSON.stringify(rule)}`} {...{ form, row, field, rule, choices }} />
        ))}
      </fieldset>
      {shown?.customers ? (
        <p role="status">
          {t('segments.counted', { customers: Number(shown.customers), mailable: Number(shown.mailable) })}
        </p>
      ) : null}
      <div className="row">
        <SendButton form={form} tone="primary">
          {t('form.save')}
        </SendButton>
        <SendButton form={form} name="act" value="count">
          {t('segments.countThem')}
        </SendButton>
      </div>
    </FormFrame>
  );
}

function Rule({
  form,
  row,
  field,
  rule,
  choices,
}: {
  form: SentForm;
  row: number;
  field: SegmentRule['field'];
  rule: SegmentRule | undefined;
  choices: SegmentView['choices'];
}) {
  const { t } = useStaffText();
  const { label, is, unit } = ruleForms[field];
  return (
    <div className="record-form__pair">
      <input type="hidden" name={`field-${row}`} value={field} />
      <SelectField form={form} name={`is-${row}`} label={t(label)} isOptional defaultValue={rule?.is}>
        <option value="">{t('segments.any')}</option>
        {Object.entries(is ?? {}).map(([value, key]) => (
          <option key={value} value={value}>
            {t(key)}
          </option>
        ))}
        {field === 'country' || field === 'language'
          ? choices[field].map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))
          : null}
      </SelectField>
      {unit ? (
        <TextField
          form={form}
          name={`value-${row}`}
          label={t(unit)}
          isOptional
          inputMode={field === 'spent' ? 'decimal' : 'numeric'}
          autoComplete="off"
          defaultValue={rule && 'value' in rule ? String(rule.value).replace('.', ',') : undefined}
        />
      ) : null}
    </div>
  );
}
