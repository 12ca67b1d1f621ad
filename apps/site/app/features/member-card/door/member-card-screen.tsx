import { useEffect } from 'react';
import { Link } from 'react-router';
import { useText } from '#site/i18n/use-text.tsx';
import { useAddress } from '#site/links/addresses.ts';
import { useAwakeScreen } from '../use-awake-screen.ts';
import type { CardView } from './card-view.ts';
import { MemberCard } from './member-card.tsx';
import { saveCard } from './offline-card.ts';

type MemberCardScreenProps = CardView & { title: string; siteName: string };

/** The card alone on its page; from then on it can be opened on this device without a network too. */
export function MemberCardScreen({ title, ...card }: MemberCardScreenProps) {
  const { t } = useText();
  const address = useAddress();
  useEffect(() => {
    saveCard().catch((error: unknown) => {
      console.warn('The card is not kept for the time without a network.', error);
    });
  }, []);
  useAwakeScreen();
  return (
    <div className="container account-page account-page--card">
      <h1>{title}</h1>
      <MemberCard {...card} />
      <p className="soft">{t('card.offline')}</p>
      <p>
        <Link className="link" to={address('profile')}>
          {t('profile.title')}
        </Link>
      </p>
    </div>
  );
}
