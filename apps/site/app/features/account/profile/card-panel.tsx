import { Link } from 'react-router';
import { MemberCard } from '#site/features/member-card/door/member-card.tsx';
import { useText } from '#site/i18n/use-text.tsx';
import { SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { FormFrame } from '#site/kit/forms/form-frame.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/addresses.ts';
import type { ProfileView } from './profile-view.ts';

/** The member card with its barcode (ACCT-037), and the field that changes or removes it. */
export function CardPanel({ card, siteName }: { card: ProfileView['card']; siteName: string }) {
  const { t } = useText();
  const address = useAddress();
  const form = useSentForm({ name: 'card' });
  return (
    <section className="panel stack" id="kartica" aria-labelledby="h-kartica">
      <h2 id="h-kartica">{t('card.title')}</h2>
      {card ? (
        <>
          <MemberCard siteName={siteName} {...card} />
          <p>
            <Link className="link" to={address('memberCard')}>
              {t('card.onPhone')}
            </Link>
          </p>
        </>
      ) : (
        <p className="soft">{t('card.none')}</p>
      )}
      <FormFrame form={form} label={t('card.title')}>
        <TextField
          form={form}
          name="memberCardBarcode"
          label={t('register.memberCard')}
          hint={card ? t('card.removeHint') : undefined}
          defaultValue={card?.code ?? ''}
          autoComplete="off"
          maxLength={48}
          isOptional
        />
        <SendButton form={form}>{t('card.save')}</SendButton>
      </FormFrame>
    </section>
  );
}
