import { limits } from '@izlog/contract/limits';
import { type FocusEvent, type ReactNode, useState } from 'react';
import { useText } from '../../i18n/use-text.tsx';
import { isPhoneDoubtful, likelyEmail } from '../forms/doubts.ts';
import { TextField } from '../forms/form-fields.tsx';
import type { BlockProps } from './address-fields.tsx';
import { fieldOf } from './field-of.ts';

/** E-mail and phone of a block. What cannot be, or was probably meant otherwise, is asked about; it is taken all the same. */
export function ContactFields({
  form,
  prefix,
  section,
  address,
  hasHints = false,
}: BlockProps & { hasHints?: boolean }) {
  const { t } = useText();
  const [meant, setMeant] = useState<string>();
  const [isPhoneWrong, setPhoneWrong] = useState(false);
  const email = `${prefix}contactEmail`;
  const takeMeant = () => {
    const field = form.ref.current?.elements.namedItem(email);
    if (!(field instanceof HTMLInputElement) || meant === undefined) return;
    field.value = meant;
    setMeant(undefined);
    field.focus();
  };
  return (
    <div className="form-grid">
      <TextField
        form={form}
        name={email}
        label={t('checkout.email')}
        hint={
          <Doubt usual={hasHints ? t('checkout.emailHint') : undefined}>
            {meant ? (
              <>
                {t('checkout.emailDoubt')}{' '}
                <button type="button" className="link" onClick={takeMeant}>
                  {meant}
                </button>
              </>
            ) : null}
          </Doubt>
        }
        type="email"
        inputMode="email"
        autoComplete={`${section} email`}
        defaultValue={address.contactEmail}
        onChange={() => setMeant(undefined)}
        onBlur={({ target }) => setMeant(likelyEmail(target.value))}
        className="w3"
      />
      <TextField
        form={form}
        name={`${prefix}contactPhone`}
        label={t('checkout.phone')}
        hint={
          <Doubt usual={hasHints ? t('checkout.phoneHint') : undefined}>
            {isPhoneWrong ? t('checkout.phoneDoubt') : null}
          </Doubt>
        }
        type="tel"
        autoComplete={`${section} tel`}
        maxLength={limits.phoneMaxLength}
        defaultValue={address.contactPhone}
        onChange={() => setPhoneWrong(false)}
        onBlur={({ target }: FocusEvent<HTMLInputElement>) =>
          setPhoneWrong(isPhoneDoubtful(target.value, fieldOf(target, `${prefix}country`)?.value))
        }
        className="w3"
      />
    </div>
  );
}

/** A question about what was typed, read out when it comes; else what is usually said there. */
function Doubt({ usual, children }: { usual: string | undefined; children: ReactNode }) {
  return (
    <>
      <span role="status">{children}</span>
      {children ? null : usual}
    </>
  );
}
