import { useText } from '../../../i18n/use-text.tsx';
import { useAddress } from '../../../links/addresses.ts';
import { Note } from '../../../ui/note.tsx';
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
