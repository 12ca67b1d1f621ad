import { useText } from '#site/i18n/use-text.tsx';
import { useAddress } from '#site/links/addresses.ts';
import { Note } from '#site/ui/note.tsx';
import { SocialButtons, type SocialProvider } from './social-buttons.tsx';

/** How an account without a password proves its owner: by a new login through the provider, which leads back here. */
export function LoginAgain({ providers }: { providers: readonly SocialProvider[] }) {
  const { t } = useText();
  const address = useAddress();
  return (
    <div className="stack" data-proof="">
      <Note tone="offer" title={t('proof.title')} role="status">
        <p>{t('proof.loginAgain')}</p>
      </Note>
      <SocialButtons providers={providers} from={address('profile')} isAgain />
    </div>
  );
}
