import { invoiceMakers } from '@izlog/contract/ecommerce/duties/invoicing';
import type { LiveNeed } from '@izlog/contract/ecommerce/duties/invoicing-state';
import { type FormEvent, useState } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { StaffKey } from '#site/i18n/messages.ts';
import type { SentForm } from '#site/kit/forms/use-sent-form.ts';
import { Radio } from '#site/ui/controls/choice.tsx';
import { Note } from '#site/ui/note.tsx';
import type { OptionView, SettingsView } from '../door/settings-view.ts';
import { OptionField, WasRead } from '../option-field.tsx';
import { Step } from './step.tsx';

type Invoicing = NonNullable<SettingsView['invoicing']>;

type StepsProps = { form: SentForm; view: SettingsView; invoicing: Invoicing };

/** Who invoices; seller, premises and operator of a shop whose invoices are made out here. */
export function InvoiceSteps({ form, view, invoicing }: StepsProps) {
  const { t } = useStaffText();
  const option = (key: string) => view.options.find((one) => one.key === key);
  const fields = (...keys: string[]) =>
    keys.map((key) => {
      const one = option(key);
      return one ? <OptionField key={key} form={form} option={one} /> : null;
    });
  const by = option('InvoicesBy');
  const vat = option('VatPayer');
  const isOthers = by?.value === 'other';
  const { isOffered, needs } = invoicing;
  const stateOf = (name: LiveNeed) => {
    if (!isOffered) return undefined;
    return needs.some((one) => one.name === name && one.isThere)
      ? ({ words: t('invoicing.isThere'), tone: 'success' } as const)
      : ({ words: t('invoicing.isMissing'), tone: 'offer' } as const);
  };
  return (
    <>
      <Step id="h-tko" title={t('option.InvoicesBy')}>
        {by ? (
          <Choices
            form={form}
            option={by}
            choices={invoiceMakers.map((value) => ({
              value,
              title: t(makerWords[value].title),
              lead: t(makerWords[value].lead),
            }))}
          />
        ) : null}
      </Step>
      <Step id="h-prodavatelj" number={1} title={t('invoicing.step.seller')} state={stateOf('company')}>
        {isOthers ? null : fields('CompanyName', 'CompanyStreet', 'CompanyTown', 'CompanyOib')}
        {vat ? (
          <Choices
            form={form}
            option={vat}
            choices={[
              { value: 'true', title: t('invoicing.vat.yes'), lead: t('invoicing.vat.yesLead') },
              { value: 'false', title: t('invoicing.vat.no'), lead: t('option.VatPayer.hint') },
            ]}
          />
        ) : null}
        <div className="invoices__exemption">{fields('VatExemption')}</div>
      </Step>
      {isOthers ? null : (
        <Step id="h-prostor" number={2} title={t('invoicing.step.premises')} state={stateOf('premises')}>
          {stateOf('premises')?.tone === 'offer' ? (
            <Note tone="danger">{t('invoicing.premisesWrong')}</Note>
          ) : null}
          <Numbers next={invoicing.next} soFar={option('InvoiceNumberSoFar')?.value ?? ''}>
            {fields('InvoicePremises', 'InvoiceDevice', 'InvoiceNumberSoFar')}
          </Numbers>
        </Step>
      )}
      {isOffered ? (
        <Step id="h-operater" number={3} title={t('invoicing.step.operator')} state={stateOf('operator')}>
          {fields('InvoiceOperator', 'InvoiceOperatorOib')}
          <details>
            <summary className="link">{t('invoicing.readings')}</summary>
            <div className="stack">{fields('InvoicesAbroad', 'CashOnDeliveryAs')}</div>
          </details>
        </Step>
      ) : null}
    </>
  );
}

const makerWords = {
  izlog: { title: 'invoicing.by.izlog', lead: 'invoicing.by.izlogLead' },
  other: { title: 'invoicing.by.other', lead: 'invoicing.by.otherLead' },
} as const satisfies Record<(typeof invoiceMakers)[number], { title: StaffKey; lead: StaffKey }>;

type ChoicesProps = {
  form: SentForm;
  option: OptionView;
  choices: ReadonlyArray<{ value: string; title: string; lead: string }>;
};

/** An option of a few words, each with what it means. */
function Choices({ form, option, choices }: ChoicesProps) {
  return (
    <fieldset className="fieldset stack">
      <legend className="vh">{option.label}</legend>
      <WasRead form={form} option={option} />
      {choices.map(({ value, title, lead }) => (
        <Radio
          key={value}
          name={option.key}
          value={value}
          defaultChecked={(form.typed[option.key] ?? option.value) === value}
          label={
            <>
              <strong>{title}</strong>
              <small className="soft invoices__lead">{lead}</small>
            </>
          }
        />
      ))}
    </fieldset>
  );
}

/** The marks of a number, and what the next one will be while one types. */
function Numbers({ next, soFar, children }: { next: string; soFar: string; children: React.ReactNode }) {
  const { t } = useStaffText();
  const [number, setNumber] = useState(next);
  const [first = '', premises = '', device = ''] = next.split('/');
  function preview({ currentTarget }: FormEvent<HTMLDivElement>) {
    const typed = (name: string, usual: string) =>
      currentTarget.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value.trim() || usual;
    const last = typed('InvoiceNumberSoFar', soFar);
    const place = [typed('InvoicePremises', 'WEB1'), typed('InvoiceDevice', '1')];
    const isSame = last === soFar && place[0] === premises && place[1] === device;
    setNumber([isSame || !/^\d+$/.test(last) ? first : Number(last) + 1, ...place].join('/'));
  }
  return (
    <div className="stack stack--lg" onInput={preview}>
      {children}
      <p>
        {t('invoicing.next')} <output className="num">{number}</output>{' '}
        <span className="soft">{t('invoicing.parts')}</span>
      </p>
    </div>
  );
}
