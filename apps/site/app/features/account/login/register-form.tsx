import { limits } from '@izlog/contract/limits';
import { Link } from 'react-router';
import { ConsentFields } from '#site/features/consent/door/consent-fields.tsx';
import type { FormConsent } from '#site/features/consent/door/form-consent.ts';
import { requiredConsents } from '#site/features/consent/door/required-consents.ts';
import type { CountryChoice } from '#site/i18n/country-codes.server.ts';
import { useText } from '#site/i18n/use-text.tsx';
import { EmailDoubt } from '#site/kit/forms/email-doubt.tsx';
import { PasswordField, SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { FormFrame } from '#site/kit/forms/form-frame.tsx';
import { type SentForm, useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/addresses.ts';
import { Checkbox } from '#site/ui/controls/choice.tsx';
import { Note } from '#site/ui/note.tsx';
import { type RegistrationMode, registrationDoubts, registrationRules } from '../account-rules.ts';
import { AddressBlock, addressLabels } from '../profile/address-block.tsx';

export type RegisterFormProps = {
  /** Names and e-mail only, or a whole address with it (AUTH-041). */
  mode?: RegistrationMode;
  /** The page to go on to; the login page without one. */
  from: string;
  /** Undefined when they could not be loaded (GDPR-009). */
  consents: readonly FormConsent[] | undefined;
  countries?: readonly CountryChoice[];
};

const doubtsOf = { simple: registrationDoubts('simple'), address: registrationDoubts('address') };

/** Makes an account (AUTH-036 to AUTH-050). */
export function RegisterForm({ mode = 'simple', from, consents, countries = [] }: RegisterFormProps) {
  const { t } = useText();
  const address = useAddress();
  const form: SentForm = useSentForm({
    name: 'register',
    // A member card is looked at before the fields and consents are, and only the platform can (AUTH-042, AUTH-043).
    rules: (read) =>
      read('memberCardBarcode').trim() === ''
        ? { ...registrationRules(mode), consents: [requiredConsents(consents, () => form.ref.current)] }
        : {},
    doubts: doubtsOf[mode],
    isEmptiedWhenDone: true,
  });
  const labels = registerLabels(mode, t);
  return (
    <FormFrame form={form} action={address('register')} label={t('register.title')} labels={labels}>
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="mode" value={mode} />
      {mode === 'simple' ? (
        <NameFields form={form} labels={labels} />
      ) : (
        <Addresses form={form} countries={countries} />
      )}
      <div className="form-grid">
        <PasswordField
          form={form}
          name="password"
          label={t('login.password')}
          hint={t('register.passwordHint', { length: limits.passwordMinLength })}
          autoComplete="new-password"
          className="w3"
        />
        <PasswordField
          form={form}
          name="confirmedPassword"
          label={t('register.repeatPassword')}
          autoComplete="new-password"
          className="w3"
        />
        <TextField
          form={form}
          name="memberCardBarcode"
          label={t('register.memberCard')}
          hint={t('register.memberCardHint')}
          autoComplete="off"
          maxLength={48}
          isOptional
        />
      </div>
      {consents ? (
        <ConsentFields form={form} consents={consents} />
      ) : (
        <Note tone="danger">{t('error.consentsNotFetched')}</Note>
      )}
      <div className="between">
        <SendButton form={form} tone="primary">
          {t('register.send')}
        </SendButton>
        <ModeLink mode={mode} from={from} />
      </div>
    </FormFrame>
  );
}

/** The other way to register. A link, so that it works without scripts. */
function ModeLink({ mode, from }: { mode: RegistrationMode; from: string }) {
  const { t } = useText();
  const address = useAddress();
  const query = new URLSearchParams({ ...(mode === 'simple' && { mode: 'address' }), ...(from && { from }) });
  return (
    <Link className="link" to={`${address('register')}${query.size > 0 ? `?${query}` : ''}`}>
      {t(mode === 'simple' ? 'register.withAddress' : 'register.withoutAddress')}
    </Link>
  );
}

function NameFields({ form, labels }: { form: SentForm; labels: Record<string, string> }) {
  const of = (name: string) => ({ form, name, label: labels[name] ?? name });
  return (
    <div className="form-grid">
      <TextField
        {...of('firstName')}
        autoComplete="given-name"
        maxLength={limits.nameMaxLength}
        className="w3"
      />
      <TextField
        {...of('lastName')}
        autoComplete="family-name"
        maxLength={limits.nameMaxLength}
        className="w3"
      />
      <TextField
        {...of('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        hint={<EmailDoubt form={form} name="email" />}
      />
    </div>
  );
}

/** Delivery, and billing when it is another address (AUTH-039). */
function Addresses({ form, countries }: { form: SentForm; countries: readonly CountryChoice[] }) {
  const { t } = useText();
  return (
    <>
      <fieldset className="fieldset">
        <legend>{t('address.shipping')}</legend>
        <AddressBlock form={form} prefix="delivery." section="shipping" countries={countries} />
      </fieldset>
      <Checkbox
        name="useDifferentBillingAddress"
        value="yes"
        label={t('address.different')}
        defaultChecked={form.typed.useDifferentBillingAddress === 'yes'}
        data-asks=""
      />
      <fieldset className="fieldset form-block--asked">
        <legend>{t('address.billing')}</legend>
        <AddressBlock form={form} prefix="billing." section="billing" countries={countries} />
      </fieldset>
    </>
  );
}

function registerLabels(mode: RegistrationMode, t: ReturnType<typeof useText>['t']): Record<string, string> {
  const secrets = {
    password: t('login.password'),
    confirmedPassword: t('register.repeatPassword'),
    memberCardBarcode: t('register.memberCard'),
    consents: t('consents.title'),
  };
  if (mode === 'simple')
    return {
      firstName: t('address.firstName'),
      lastName: t('address.lastName'),
      email: t('address.email'),
      ...secrets,
    };
  const words = Object.entries(addressLabels(t));
  return {
    ...Object.fromEntries(words.map(([name, word]) => [`delivery.${name}`, word])),
    ...Object.fromEntries(
      words.map(([name, word]) => [`billing.${name}`, `${t('address.billing')}, ${word}`]),
    ),
    ...secrets,
  };
}
