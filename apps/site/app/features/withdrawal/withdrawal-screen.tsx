import { useEffect, useRef } from 'react';
import { useText } from '#site/i18n/use-text.tsx';
import { SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { FormFrame } from '#site/kit/forms/form-frame.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { Note } from '#site/ui/note.tsx';
import { Acknowledgement } from './acknowledgement.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { StatementForm } from './statement-form.tsx';
import { findRules, linkRules } from './withdrawal-rules.ts';
import type { WithdrawalView } from './withdrawal-view.ts';

/** Withdrawal from a contract in two steps, for guests too (Directive 2011/83/EU, Article 11a). */
export function WithdrawalScreen({ view }: { view: WithdrawalView }) {
  const { t } = useText();
  const title = useFocusOnStep(view.step);
  return (
    <div className="container section stack stack--lg withdrawal">
      {view.step === 'done' ? (
        <h1 ref={title} tabIndex={-1}>
          {t('withdrawal.doneTitle')}
        </h1>
      ) : (
        <>
          <h1>{t('withdrawal.title')}</h1>
          <h2 ref={title} tabIndex={-1}>
            {t(titles[view.step])}
          </h2>
        </>
      )}
      {view.step === 'find' ? (
        <>
          <FindForm view={view} />
          <LinkForm orderSlug={view.orderSlug} />
        </>
      ) : null}
      {view.step === 'statement' ? <StatementForm key={view.order.orderSlug} view={view} /> : null}
      {view.step === 'confirm' ? <ConfirmForm view={view} /> : null}
      {view.step === 'done' ? <Acknowledgement view={view} /> : null}
    </div>
  );
}

const titles = {
  find: 'withdrawal.findTitle',
  statement: 'withdrawal.statementTitle',
  confirm: 'withdrawal.confirmTitle',
} as const;

/** A step that opens after another takes the focus, so that it is read out; the page stands at its top. */
function useFocusOnStep(step: WithdrawalView['step']) {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) title.current?.focus({ preventScroll: true });
    before.current = step;
  }, [step]);
  return title;
}

function FindForm({ view }: { view: Extract<WithdrawalView, { step: 'find' }> }) {
  const { t } = useText();
  const form = useSentForm({ name: 'find', rules: findRules });
  const labels = { orderSlug: t('withdrawal.orderNumber'), email: t('login.email') };
  return (
    <FormFrame form={form} label={t('withdrawal.findTitle')} labels={labels}>
      <p>{t('withdrawal.findLead')}</p>
      <TextField
        form={form}
        name="orderSlug"
        label={labels.orderSlug}
        hint={t('withdrawal.orderNumberHint')}
        defaultValue={view.orderSlug}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        form={form}
        name="email"
        type="email"
        label={labels.email}
        hint={t('withdrawal.emailHint')}
        defaultValue={view.email}
        autoComplete="email"
      />
      <SendButton form={form} tone="primary">
        {t('withdrawal.onward')}
      </SendButton>
    </FormFrame>
  );
}

/** For anyone who does not remember the address: the link of the withdrawal is mailed to it. */
function LinkForm({ orderSlug }: { orderSlug: string }) {
  const { t } = useText();
  const form = useSentForm({ name: 'link', rules: linkRules });
  const labels = { orderSlug: t('withdrawal.orderNumber') };
  return (
    <section className="stack" aria-labelledby="withdrawal-link">
      <h3 id="withdrawal-link">{t('withdrawal.linkTitle')}</h3>
      <p>{t('withdrawal.linkLead')}</p>
      <FormFrame form={form} label={t('withdrawal.linkTitle')} labels={labels}>
        {form.answer?.shown?.sent ? (
          <Note tone="success" role="status">
            <p>{t('withdrawal.linkSent')}</p>
          </Note>
        ) : null}
        <TextField
          form={form}
          name="orderSlug"
          label={labels.orderSlug}
          defaultValue={orderSlug}
          autoComplete="off"
          spellCheck={false}
        />
        <SendButton form={form}>{t('withdrawal.linkSend')}</SendButton>
      </FormFrame>
    </section>
  );
}
