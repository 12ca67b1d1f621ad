import { useText } from '#site/i18n/use-text.tsx';
import { FormFrame } from '#site/kit/forms/form-frame.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { SanitisedHtml } from '#site/rich/sanitised-html.tsx';
import { Button } from '#site/ui/controls/button.tsx';
import { Note } from '#site/ui/note.tsx';
import type { GivenConsent, ProfileView } from './profile-view.ts';

/** The consents one gave; withdrawing one is as easy as giving it was. Of a required one the page says what follows. */
export function GivenConsentsPanel({ consents }: Pick<ProfileView, 'consents'>) {
  const { t } = useText();
  return (
    <section className="panel stack" id="privole" aria-labelledby="h-privole">
      <h2 id="h-privole">{t('consents.given')}</h2>
      {consents === undefined ? <Note tone="danger">{t('error.consentsNotFetched')}</Note> : null}
      {consents?.length === 0 ? <p className="soft">{t('consents.noneGiven')}</p> : null}
      {consents && consents.length > 0 ? <p className="small soft">{t('consents.withdrawLead')}</p> : null}
      {consents?.map((consent) => (
        <Given key={consent.uniqueNumber} consent={consent} />
      ))}
    </section>
  );
}

function Given({ consent }: { consent: GivenConsent }) {
  const { t, longDate } = useText();
  const form = useSentForm({ name: `withdraw-${consent.uniqueNumber}` });
  return (
    <FormFrame form={form} label={t('consents.withdrawOf', { id: consent.uniqueNumber })}>
      <input type="hidden" name="consent" value={consent.uniqueNumber} />
      <SanitisedHtml html={consent.html} />
      {consent.isRequired ? <p className="small soft">{t('consents.requiredLead')}</p> : null}
      <div className="between">
        <span className="small soft">{t('consents.since', { date: longDate(consent.givenAt) })}</span>
        <Button type="submit" tone="quiet" busy={form.isBusy}>
          {t('consents.withdraw')}
        </Button>
      </div>
    </FormFrame>
  );
}
