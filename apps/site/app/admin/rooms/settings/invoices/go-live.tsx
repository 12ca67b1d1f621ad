import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { fieldId } from '#site/kit/forms/field-id.ts';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { FieldError } from '#site/ui/controls/field.tsx';
import { Note } from '#site/ui/note.tsx';
import type { SettingsView } from '../door/settings-view.ts';
import { needWords } from './invoices-side.tsx';
import { Step } from './step.tsx';

type GoLiveProps = {
  invoicing: NonNullable<SettingsView['invoicing']>;
  /** The option as it was read. */
  was: string;
};

/** The last step: from then on each invoice is a real one; before it, a trial in which none is issued. */
export function GoLive({ invoicing: { law, needs }, was }: GoLiveProps) {
  const { t } = useStaffText();
  const missing = needs.filter(({ isThere }) => !isThere).map(({ name }) => t(needWords[name]));
  if (law === 'live') return null;
  return (
    <Step id="h-stvarno" number={6} title={t('invoicing.goLive')}>
      <p>{t('invoicing.goLiveLead')}</p>
      {missing.length > 0 ? (
        <Note tone="offer" title={t('invoicing.lacks', { what: missing.join(', ') })}>
          {null}
        </Note>
      ) : null}
      <div className="row">
        <SetLaw name="goLive" to="live" was={was} isMain words={t('invoicing.goLive')} />
        <SetLaw
          name="goTrial"
          to={law === 'test' ? 'off' : 'test'}
          was={was}
          words={t(law === 'test' ? 'invoicing.endTrial' : 'invoicing.beginTrial')}
        />
      </div>
      <p className="hint">{t('invoicing.trialLead')}</p>
    </Step>
  );
}

type SetLawProps = { name: string; to: string; was: string; words: string; isMain?: boolean };

function SetLaw({ name, to, was, words, isMain }: SetLawProps) {
  const { t } = useStaffText();
  const form = useSentForm({ name });
  const id = fieldId(form, 'CroatianInvoices');
  const fault = form.faults.CroatianInvoices;
  return (
    <FormFrame form={form} label={words} labels={{ CroatianInvoices: words }}>
      <input type="hidden" name="was.CroatianInvoices" value={was} />
      <input type="hidden" name="CroatianInvoices" value={to} />
      <div id={id} tabIndex={-1}>
        <SendButton form={form} {...(isMain && { tone: 'primary' as const })}>
          {words}
        </SendButton>
        {fault ? (
          <FieldError id={`${id}-error`}>{fault.words ?? t(fault.key, fault.values)}</FieldError>
        ) : null}
      </div>
    </FormFrame>
  );
}
