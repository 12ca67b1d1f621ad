import { Link } from 'react-router';
import { ConsentFields } from '#site/features/consent/door/consent-fields.tsx';
import { requiredConsents } from '#site/features/consent/door/required-consents.ts';
import { useText } from '#site/i18n/use-text.tsx';
import { FormFrame } from '#site/kit/forms/form-frame.tsx';
import { type SentForm, useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/addresses.ts';
import { Checkbox } from '#site/ui/controls/choice.tsx';
import { AnyIcon } from '#site/ui/icons/any-icon.tsx';
import { Note } from '#site/ui/note.tsx';
import type { AddressStepView } from '../checkout-view.ts';
import { prefixes } from '../door/checkout-form.ts';
import { addressStepDoubts, addressStepRules } from '../door/checkout-rules.ts';
import { StepFooter } from '../step-footer.tsx';
import { useSavedFields } from '../use-saved-fields.ts';
import { AddressFields, addressStepLabels, CompanyFields } from './address-fields.tsx';
import { ContactFields } from './contact-fields.tsx';

/** Who buys and where it goes (CHECKOUT-006); the billing block opens when it is another address (CHECKOUT-007). */
export function AddressStep({ view, total }: { view: AddressStepView; total: number }) {
  const { t } = useText();
  const address = useAddress();
  const form = useSentForm({
    name: 'address',
    rules: (read) => ({
      ...addressStepRules(read),
      consents: [requiredConsents(view.consents, () => form.ref.current)],
    }),
    doubts: addressStepDoubts,
  });
  useSavedFields('address', form.ref);
  const chosen = view.saved.find(({ isChosen }) => isChosen);
  return (
    <FormFrame
      form={form}
      action={address('checkout')}
      label={t('checkout.address')}
      labels={{ ...addressStepLabels(t), consents: t('consents.title') }}
      className="checkout-form"
    >
      <h2 id="step-title" className="vh" tabIndex={-1}>
        {t('checkout.address')}
      </h2>
      {view.isCustomer ? <SavedAddresses view={view} /> : <LoginHint />}
      {/* When the login is over by the time this is sent, one is asked before it goes on as a guest's. */}
      {view.isCustomer ? <input type="hidden" name="asCustomer" value="yes" /> : null}
      {chosen ? <input type="hidden" name="addressId" value={chosen.id} /> : null}
      <Blocks key={chosen?.id} form={form} view={view} />
      <div className="form-section">
        {view.consents ? (
          <ConsentFields form={form} consents={view.consents} />
        ) : (
          <Note tone="danger">{t('error.consentsNotFetched')}</Note>
        )}
        <StepFooter
          back={address('cart')}
          backLabel={t('checkout.toCart')}
          total={total}
          label={t('checkout.next')}
          isBusy={form.isBusy}
        />
      </div>
    </FormFrame>
  );
}

function Blocks({ form, view }: { form: SentForm; view: AddressStepView }) {
  const { t } = useText();
  const wasTicked = (name: string, start: boolean) =>
    Object.keys(form.typed).length > 0 ? form.typed[name] !== undefined : start;
  const { delivery, billing, countries } = view;
  return (
    <>
      <fieldset className="form-section">
        <legend>{t('checkout.contact')}</legend>
        <ContactFields
          form={form}
          prefix={prefixes.delivery}
          section="shipping"
          address={delivery}
          hasHints
        />
      </fieldset>
      <fieldset className="form-section">
        <legend>{t('checkout.deliveryAddress')}</legend>
        <CompanyFields
          form={form}
          prefix={prefixes.delivery}
          box="isCompany"
          isOn={wasTicked('isCompany', view.isCompany)}
          address={delivery}
        />
        <AddressFields
          form={form}
          prefix={prefixes.delivery}
          section="shipping"
          address={delivery}
          countries={countries}
        />
        <Checkbox
          name="useDifferentBillingAddress"
          value="yes"
          data-asks="billing"
          defaultChecked={wasTicked('useDifferentBillingAddress', view.useDifferentBillingAddress)}
          label={t('checkout.otherBilling')}
        />
      </fieldset>
      <fieldset className="form-section checkout-form__billing">
        <legend>{t('checkout.billingAddress')}</legend>
        <CompanyFields
          form={form}
          prefix={prefixes.billing}
          box="isBillingCompany"
          isOn={wasTicked('isBillingCompany', view.isBillingCompany)}
          address={billing}
        />
        <ContactFields form={form} prefix={prefixes.billing} section="billing" address={billing} />
        <AddressFields
          form={form}
          prefix={prefixes.billing}
          section="billing"
          address={billing}
          countries={countries}
        />
      </fieldset>
    </>
  );
}

/** Addresses of the customer to choose from; links, so that choosing works without scripts. */
function SavedAddresses({ view: { saved } }: { view: AddressStepView }) {
  const { t } = useText();
  const path = useAddress()('checkout');
  if (saved.length === 0) return null;
  const isNew = saved.every(({ isChosen }) => !isChosen);
  return (
    <nav className="form-section" aria-labelledby="saved-addresses">
      <h3 id="saved-addresses" className="label">
        {t('checkout.saved')}
      </h3>
      <ul className="saved-addresses">
        {saved.map(({ id, line, isChosen }) => (
          <li key={id}>
            <Link
              className="saved-address"
              to={`${path}?address=${id}`}
              replace
              preventScrollReset
              aria-current={isChosen ? 'true' : undefined}
            >
              <AnyIcon name={isChosen ? 'check' : 'pin'} /> {line}
            </Link>
          </li>
        ))}
        <li>
          <Link
            className="saved-address"
            to={`${path}?address=new`}
            replace
            preventScrollReset
            aria-current={isNew ? 'true' : undefined}
          >
            <AnyIcon name="plus" /> {t('checkout.newAddress')}
          </Link>
        </li>
      </ul>
    </nav>
  );
}

function LoginHint() {
  const { t } = useText();
  const address = useAddress();
  return (
    <p className="small soft">
      {t('checkout.haveAccount')}{' '}
      <Link className="link" to={`${address('login')}?from=${encodeURIComponent(address('checkout'))}`}>
        {t('login.title')}
      </Link>{' '}
      {t('checkout.loginFills')}
    </p>
  );
}
