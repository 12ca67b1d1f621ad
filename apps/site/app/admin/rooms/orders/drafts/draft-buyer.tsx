import { orderAddressNames } from '@izlog/contract/ecommerce/orders/order-address-names';
import { Group } from '#site/admin/ground/frame/record-parts.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { SelectField, SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { addressKeys } from '../door/draft-words.ts';
import type { AddressName, DraftPart } from './draft-view.ts';

/** Who calls: found among the customers, or typed. */
export function DraftBuyer({ form, view }: DraftPart) {
  const { t } = useStaffText();
  const { draft, languages } = view;
  return (
    <Group title={t('drafts.buyer')}>
      <input type="hidden" name="userId" value={draft.userId ?? ''} />
      {draft.edits ? null : <FindBuyer form={form} view={view} />}
      <AddressFields key={`${draft.userId}`} form={form} view={view} group="address" />
      {draft.edits ? (
        <input type="hidden" name="language" value={draft.language} />
      ) : (
        <SelectField form={form} name="language" label={t('drafts.language')} defaultValue={draft.language}>
          {languages.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <details open={draft.billingAddress !== null || draft.company !== null || undefined}>
        <summary className="link">{t('drafts.otherBill')}</summary>
        <div className="draft-fields">
          <TextField
            form={form}
            name="companyName"
            label={t('drafts.companyName')}
            defaultValue={draft.company?.companyName}
            isOptional
            data-most={150}
          />
          <TextField
            form={form}
            name="oib"
            label={t('drafts.oib')}
            defaultValue={draft.company?.oib}
            isOptional
            data-most={30}
          />
        </div>
        <p className="small soft">{t('drafts.otherBillHint')}</p>
        <AddressFields form={form} view={view} group="billingAddress" />
      </details>
    </Group>
  );
}

function FindBuyer({ form, view: { draft, buyers } }: DraftPart) {
  const { t } = useStaffText();
  return (
    <>
      <div className="draft-search">
        <TextField
          key={buyers?.search ?? draft.revision}
          form={form}
          name="buyerSearch"
          type="search"
          label={t('drafts.findBuyer')}
          defaultValue={buyers?.search}
          isOptional
          autoComplete="off"
          data-most={100}
        />
        <SendButton form={form} name="act" value="findBuyer">
          {t('drafts.find')}
        </SendButton>
      </div>
      {buyers ? (
        <div role="status" className="stack">
          <input type="hidden" name="buyerAsked" value={buyers.search} />
          {buyers.records.length === 0 ? <p className="soft">{t('drafts.noBuyer')}</p> : null}
          <ul className="plain draft-found">
            {buyers.records.map(({ id, name, email, orders, address }) => (
              <li key={id}>
                <span>
                  <strong>{name || email}</strong>
                  <small className="soft">
                    {[address.city, email, t('drafts.orders', { count: orders })].filter(Boolean).join(' · ')}
                  </small>
                </span>
                <SendButton form={form} name="act" value={`buyer-${id}`}>
                  {t('drafts.choose')}
                </SendButton>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {draft.userId === null ? null : (
        <div className="row">
          <span className="soft">{t('drafts.known')}</span>
          <SendButton form={form} name="act" value="forgetBuyer" tone="quiet">
            {t('drafts.notThem')}
          </SendButton>
        </div>
      )}
    </>
  );
}

const wide: readonly AddressName[] = ['contactEmail', 'contactPhone', 'street', 'city', 'country'];

function AddressFields({ form, view, group }: DraftPart & { group: 'address' | 'billingAddress' }) {
  const { t } = useStaffText();
  const address = view.draft[group];
  return (
    <div className="draft-fields">
      {orderAddressNames.map((name) =>
        name === 'country' ? (
          <SelectField
            key={name}
            form={form}
            name={`${group}.country`}
            label={t(addressKeys.country)}
            defaultValue={address?.country || (group === 'address' ? 'HR' : '')}
            isOptional={group !== 'address'}
          >
            <option value="">{t('drafts.chooseCountry')}</option>
            {view.countries.map(({ iso, name: words }) => (
              <option key={iso} value={iso}>
                {words}
              </option>
            ))}
          </SelectField>
        ) : (
          <TextField
            key={name}
            form={form}
            name={`${group}.${name}`}
            label={t(addressKeys[name])}
            defaultValue={address?.[name]}
            isOptional={group !== 'address'}
            autoComplete="off"
            data-most={75}
            className={wide.includes(name) ? undefined : 'draft-fields__narrow'}
            {...(name === 'contactEmail' ? { type: 'email', 'data-most': 254 } : {})}
            hint={name === 'contactEmail' && group === 'address' ? t('drafts.emailHint') : undefined}
            {...(name === 'contactPhone' ? { type: 'tel', 'data-most': 40 } : {})}
            {...(name === 'houseNumber' || name === 'zipCode' ? { 'data-most': 20 } : {})}
          />
        ),
      )}
    </div>
  );
}
