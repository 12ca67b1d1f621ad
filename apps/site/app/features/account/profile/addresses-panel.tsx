import { Link } from 'react-router';
import { type Text, useText } from '#site/i18n/use-text.tsx';
import { addressDoubts } from '#site/kit/forms/doubts.ts';
import { SelectField, SendButton } from '#site/kit/forms/form-fields.tsx';
import { FormFrame } from '#site/kit/forms/form-frame.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/addresses.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { AnyIcon } from '#site/ui/icons/any-icon.tsx';
import { addressRules } from '../account-rules.ts';
import { AddressBlock, addressLabels } from './address-block.tsx';
import type { AddressView, ProfileView } from './profile-view.ts';

const doubts = addressDoubts('');
const types = ['main', 'shipping', 'billing', 'other'] as const;
const typeKeys = {
  main: 'address.main',
  shipping: 'address.shipping',
  billing: 'address.billing',
  other: 'address.other',
} as const;

/** The address book (ACCT-040 to ACCT-042): a list, or the form of the one that is being written. */
export function AddressesPanel({ profile }: { profile: ProfileView }) {
  const { t } = useText();
  const { editing } = profile;
  return (
    <section className="panel stack" id="adrese" aria-labelledby="h-adrese">
      <h2 id="h-adrese">{t('address.title')}</h2>
      {editing ? (
        <AddressForm key={editing === 'new' ? 'new' : editing.id} profile={profile} editing={editing} />
      ) : (
        <AddressList addresses={profile.addresses} />
      )}
    </section>
  );
}

function AddressList({ addresses }: Pick<ProfileView, 'addresses'>) {
  const { t } = useText();
  const profile = useAddress()('profile');
  return (
    <>
      {addresses.length > 0 ? (
        <ul className="facts">
          {addresses.map((one) => (
            <li key={one.id}>
              <AnyIcon name={one.type === 'billing' ? 'doc' : 'home'} />
              <span>
                <strong>{t(typeKeys[one.type])}</strong>
                {lineOf(one)}
                <br />
                <Link className="link" to={`${profile}?adresa=${one.id}#adrese`} preventScrollReset>
                  {t('address.edit')}
                  <span className="vh">: {lineOf(one)}</span>
                </Link>
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="soft">{t('address.none')}</p>
      )}
      <p>
        <ButtonLink to={`${profile}?adresa=nova#adrese`} preventScrollReset>
          <AnyIcon name="plus" /> {t('address.add')}
        </ButtonLink>
      </p>
    </>
  );
}

const lineOf = (one: AddressView): string =>
  `${one.firstName} ${one.lastName}, ${one.street} ${one.houseNumber}, ${one.zipCode} ${one.city}, ${one.countryName}`;

function AddressForm({ profile, editing }: { profile: ProfileView; editing: AddressView | 'new' }) {
  const { t } = useText();
  const list = useAddress()('profile');
  const form = useSentForm({ name: 'address', rules: addressRules(), doubts });
  const { firstName, lastName, email: contactEmail } = profile;
  const address = editing === 'new' ? { firstName, lastName, contactEmail } : editing;
  return (
    <>
      <FormFrame form={form} label={t('address.title')} labels={addressLabels(t)}>
        {editing === 'new' ? null : <input type="hidden" name="id" value={editing.id} />}
        <TypeField form={form} type={editing === 'new' ? 'main' : editing.type} t={t} />
        <AddressBlock form={form} countries={profile.countries} address={address} />
        <div className="row">
          <SendButton form={form} tone="primary">
            {t('form.save')}
          </SendButton>
          <ButtonLink tone="quiet" to={`${list}#adrese`} preventScrollReset>
            {t('form.cancel')}
          </ButtonLink>
        </div>
      </FormFrame>
      {editing === 'new' ? null : <RemoveAddress id={editing.id} />}
    </>
  );
}

function TypeField({
  form,
  type,
  t,
}: {
  form: ReturnType<typeof useSentForm>;
  type: AddressView['type'];
  t: Text['t'];
}) {
  return (
    <SelectField form={form} name="type" label={t('address.type')} defaultValue={type}>
      {types.map((one) => (
        <option key={one} value={one}>
          {t(typeKeys[one])}
        </option>
      ))}
    </SelectField>
  );
}

function RemoveAddress({ id }: { id: number }) {
  const { t } = useText();
  const form = useSentForm({ name: 'addressRemove' });
  return (
    <FormFrame form={form} label={t('address.remove')}>
      <input type="hidden" name="id" value={id} />
      <p>
        <Button type="submit" tone="quiet" busy={form.isBusy}>
          <AnyIcon name="trash" /> {t('address.remove')}
        </Button>
      </p>
    </FormFrame>
  );
}
