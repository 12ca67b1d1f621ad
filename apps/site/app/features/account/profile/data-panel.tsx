import { useText } from '#site/i18n/use-text.tsx';
import { PasswordField, SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { FormFrame } from '#site/kit/forms/form-frame.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Icon } from '#site/ui/icons/icon.tsx';
import { erasureRules, proofRules } from '../account-rules.ts';
import { LoginAgain } from '../login/login-again.tsx';
import type { DataExport, ProfileView } from './profile-view.ts';

/** Everything the shop knows of a customer: to download (JSON, CSV), and to have erased. */
export function DataPanel({ profile }: { profile: ProfileView }) {
  const { t } = useText();
  return (
    <section className="panel stack stack--lg" id="moji-podaci" aria-labelledby="h-moji-podaci">
      <h2 id="h-moji-podaci">{t('privacy.title')}</h2>
      <div className="panels panels--2">
        <Exports profile={profile} />
        <Erasure profile={profile} />
      </div>
    </section>
  );
}

function Exports({ profile }: { profile: ProfileView }) {
  const { t } = useText();
  const exports = profile.exports ?? [];
  const form = useSentForm({ name: 'export' });
  return (
    <div className="stack">
      <h3>{t('privacy.export')}</h3>
      <p className="soft">{t('privacy.exportLead')}</p>
      {exports.length > 0 ? (
        <ul className="plain stack">
          {exports.map((one) => (
            <Export key={one.id} one={one} />
          ))}
        </ul>
      ) : null}
      {profile.isProofAsked ? <ProofOfOwner profile={profile} /> : null}
      <FormFrame form={form} label={t('privacy.export')} otherProof={otherProofOf(profile)}>
        <SendButton form={form}>{t('privacy.exportSend')}</SendButton>
      </FormFrame>
    </div>
  );
}

function Export({ one }: { one: DataExport }) {
  const { t, longDate } = useText();
  const date = longDate(one.created_at);
  if (one.state === 'waiting') return <li className="small">{t('privacy.exportWaiting', { date })}</li>;
  return (
    <li className="row small">
      <span>{date}</span>
      {(['json', 'csv'] as const).map((ext) => (
        <a key={ext} className="link" href={`/_/my-data?${new URLSearchParams({ id: one.id, ext })}`}>
          <Icon name="download" /> {ext.toUpperCase()}
          <span className="vh">, {date}</span>
        </a>
      ))}
    </li>
  );
}

const otherProofOf = ({ hasPassword, providers }: ProfileView) =>
  hasPassword ? undefined : <LoginAgain providers={providers} />;

/** In a login that is older than ten minutes an export is downloaded after the password. */
function ProofOfOwner({ profile }: { profile: ProfileView }) {
  const { t } = useText();
  const form = useSentForm({ name: 'prove', rules: proofRules, isEmptiedWhenDone: true });
  if (!profile.hasPassword) return <LoginAgain providers={profile.providers} />;
  return (
    <FormFrame form={form} label={t('proof.title')}>
      <p>{t('proof.export')}</p>
      <PasswordField
        form={form}
        name="password"
        label={t('proof.password')}
        autoComplete="current-password"
      />
      <SendButton form={form}>{t('proof.send')}</SendButton>
    </FormFrame>
  );
}

/** Says first what the law keeps, and asks for the password: nothing brings an erased account back. */
function Erasure({ profile }: { profile: ProfileView }) {
  const { t } = useText();
  const { kept, hasPassword } = profile;
  const form = useSentForm({ name: 'erase', rules: erasureRules(hasPassword) });
  return (
    <div className="stack">
      <h3>{t('privacy.erase')}</h3>
      <p className="soft">{t('privacy.eraseLead')}</p>
      {kept && kept.length > 0 ? (
        <>
          <p>{t('privacy.kept')}</p>
          <ul className="bullets small">
            {kept.map((one) => (
              <li key={one.name}>{one.text}</li>
            ))}
          </ul>
        </>
      ) : null}
      <FormFrame form={form} label={t('privacy.erase')} otherProof={otherProofOf(profile)}>
        {hasPassword ? (
          <PasswordField
            form={form}
            name="password"
            label={t('login.password')}
            autoComplete="current-password"
          />
        ) : (
          <TextField form={form} name="email" label={t('login.email')} type="email" autoComplete="email" />
        )}
        <p>
          <Button type="submit" tone="danger" busy={form.isBusy}>
            {t('privacy.eraseSend')}
          </Button>
        </p>
      </FormFrame>
    </div>
  );
}
