import { recallTextLength } from '@izlog/contract/ecommerce/law/law-lengths';
import { Form } from 'react-router';
import { DayField } from '#site/admin/ground/frame/day-field.tsx';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { Group, RecordHead } from '#site/admin/ground/frame/record-parts.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { TextAreaField } from '#site/kit/forms/text-area-field.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Note } from '#site/ui/note.tsx';
import type { RecallView } from './recall.server.ts';

/** A recall of a product: whom it reaches, what is said, and what became of those that were sent (LAW-02). Works without scripts. */
export function RecallScreen({ title, view }: { title: string; view: RecallView }) {
  const { t, number } = useStaffText();
  const address = useAddress();
  const { reach, boughtFrom, boughtTo } = view;
  const figures = ['people', 'orders', 'guests', 'erased'] as const;
  return (
    <>
      <RecordHead
        title={title}
        lead={t('recall.lead')}
        back={{ to: address('adminProduct', { id: String(view.productId) }), name: view.name }}
      />
      <div className="stack stack--lg">
        <Group title={t('recall.scope')}>
          <Form method="get" className="law__day" aria-label={t('recall.scope')}>
            <DayField name="od" label={t('recall.from')} day={boughtFrom} />
            <DayField name="do" label={t('recall.to')} day={boughtTo} />
            <Button type="submit">{t('recall.count')}</Button>
          </Form>
          <dl className="tally">
            {figures.map((name) => (
              <div key={name}>
                <dt>{t(`recall.${name}`)}</dt>
                <dd>{number(reach[name])}</dd>
              </div>
            ))}
          </dl>
        </Group>
        {reach.people === 0 ? (
          <p className="soft">{t('recall.nobody')}</p>
        ) : (
          // Sent once, the next one begins empty.
          <SendForm key={`${view.sent.length} ${boughtFrom} ${boughtTo}`} view={view} />
        )}
        {view.sent.length > 0 ? <Sent view={view} /> : null}
      </div>
    </>
  );
}

function SendForm({ view }: { view: RecallView }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'recall' });
  const { languages, reach, boughtFrom, boughtTo } = view;
  const labels = Object.fromEntries(
    languages.flatMap(({ code, name }) => [
      [`danger.${code}`, `${t('recall.danger')} (${name})`],
      [`act.${code}`, `${t('recall.act')} (${name})`],
    ]),
  );
  return (
    <Group title={t('recall.write')}>
      <FormFrame form={form} label={t('recall.title')} labels={labels} className="stack admin__form">
        <input type="hidden" name="people" value={reach.people} />
        <input type="hidden" name="boughtFrom" value={boughtFrom} />
        <input type="hidden" name="boughtTo" value={boughtTo} />
        {languages.map(({ code }) => (
          <div key={code} className="side-by-side">
            <TextAreaField
              form={form}
              name={`danger.${code}`}
              label={labels[`danger.${code}`] ?? ''}
              hint={t('recall.dangerHint')}
              isRequired
              rows={4}
              data-most={recallTextLength}
            />
            <TextAreaField
              form={form}
              name={`act.${code}`}
              label={labels[`act.${code}`] ?? ''}
              isRequired
              rows={4}
              data-most={recallTextLength}
            />
          </div>
        ))}
        <SendButton form={form}>{t('recall.send', { count: reach.people })}</SendButton>
      </FormFrame>
    </Group>
  );
}

function Sent({ view }: { view: RecallView }) {
  const { t, number, shortDate, time } = useStaffText();
  return (
    <Group title={t('recall.sent')}>
      <ul className="plain stack">
        {view.sent.map((one) => (
          <li key={one.id}>
            <p>
              <strong>
                {shortDate(one.at)} {time(one.at)}
              </strong>{' '}
              <span className="soft">
                {one.by ? `${one.by}, ` : ''}
                {t('recall.days')}:{' '}
                {one.boughtFrom || one.boughtTo
                  ? [one.boughtFrom, one.boughtTo].map((day) => (day ? shortDate(day) : '…')).join(' – ')
                  : t('recall.anyDay')}
              </span>
            </p>
            <dl className="tally">
              {(['people', 'orders', 'delivered', 'waiting', 'failed'] as const).map((name) => (
                <div key={name}>
                  <dt>{t(`recall.${name}`)}</dt>
                  <dd>{number(one[name])}</dd>
                </div>
              ))}
            </dl>
            {one.unreached.length > 0 ? (
              <Note tone="danger">{t('recall.call', { orders: one.unreached.join(', ') })}</Note>
            ) : null}
          </li>
        ))}
      </ul>
    </Group>
  );
}
