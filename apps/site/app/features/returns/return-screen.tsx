import { useText } from '#site/i18n/use-text.tsx';
import { SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { FormFrame } from '#site/kit/forms/form-frame.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { Note } from '#site/ui/note.tsx';
import { AnnounceForm } from './announce-form.tsx';
import { FollowReturn } from './follow-return.tsx';
import { findRules } from './return-rules.ts';
import type { ReturnView } from './return-view.ts';

/** Returns of buyers, without an account and without scripts. */
export function ReturnScreen({ view }: { view: ReturnView }) {
  return (
    <div className="container section stack stack--lg returns">
      {view.step === 'find' ? <FindForm view={view} /> : null}
      {view.step === 'what' ? <AnnounceForm key={view.order.orderSlug} view={view} /> : null}
      {view.step === 'follow' ? <FollowReturn view={view} /> : null}
    </div>
  );
}

function FindForm({ view }: { view: Extract<ReturnView, { step: 'find' }> }) {
  const { t } = useText();
  const form = useSentForm({ name: 'find', rules: findRules });
  const labels = { orderSlug: t('withdrawal.orderNumber'), email: t('login.email') };
  return (
    <>
      <h1>{t('returns.title')}</h1>
      {view.isEnded ? <Note tone="offer">{t('returns.linkEnded')}</Note> : null}
      <p>{t('returns.findLead')}</p>
      <FormFrame form={form} label={t('returns.title')} labels={labels}>
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
          autoComplete="email"
        />
        <SendButton form={form} tone="primary">
          {t('withdrawal.onward')}
        </SendButton>
      </FormFrame>
    </>
  );
}
