import { Form } from 'react-router';
import { useText } from '#site/i18n/use-text.tsx';
import { useSingleSubmit } from '#site/kit/forms/use-single-submit.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { TextInput } from '#site/ui/controls/text-input.tsx';

/** Asks for the password of a protected site, once; nothing else of the site is on the page (ROUTE-070). */
export function UnlockScreen({ from, refusal }: { from: string; refusal?: string }) {
  const { t } = useText();
  const { isBusy, onSubmit } = useSingleSubmit();
  return (
    <main id="sadrzaj" className="container section">
      <Form method="post" className="stack unlock" onSubmit={onSubmit} reloadDocument>
        <h1>{t('sitePassword.title')}</h1>
        <p>{t('sitePassword.lead')}</p>
        <Field label={t('login.password')} error={refusal && <span role="alert">{refusal}</span>}>
          {(control) => (
            <TextInput
              {...control}
              type="password"
              name="password"
              autoComplete="off"
              autoFocus={Boolean(refusal)}
            />
          )}
        </Field>
        <input type="hidden" name="from" value={from} />
        <p>
          <Button type="submit" tone="primary" busy={isBusy}>
            {t('sitePassword.enter')}
          </Button>
        </p>
      </Form>
    </main>
  );
}
