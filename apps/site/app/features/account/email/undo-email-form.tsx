import { useText } from '#site/i18n/use-text.tsx';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { FormFrame } from '#site/kit/forms/form-frame.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/addresses.ts';

/** Takes a change of the e-mail back, by the link that the former address was sent. Only a press does it. */
export function UndoEmailForm({ token }: { token: string }) {
  const { t } = useText();
  const address = useAddress();
  const form = useSentForm({ name: 'undoEmail' });
  return (
    <section className="panel stack account-page__form" aria-labelledby="h-undo">
      <h2 id="h-undo">{t('undoEmail.title')}</h2>
      <FormFrame form={form} action={address('login')} label={t('undoEmail.title')}>
        <input type="hidden" name="token" value={token} />
        <p>{t('undoEmail.lead')}</p>
        <SendButton form={form} tone="primary">
          {t('undoEmail.send')}
        </SendButton>
      </FormFrame>
    </section>
  );
}
