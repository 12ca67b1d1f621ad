import { useText } from '#site/i18n/use-text.tsx';
import { savePlace } from '#site/kit/navigation/saved-place.ts';
import { useAddress } from '#site/links/addresses.ts';
import { Note } from '#site/ui/note.tsx';

/** Somebody else who says who one is (AUTH-029). */
export interface SocialProvider {
  /** `google`, `facebook`, `apple`, or the name of an own one. */
  id: string;
  /** As people know it. */
  name: string;
}

/** One way out for each provider. Links: a form's redirect to another site would be stopped by the page's policy. */
export function SocialButtons({
  providers,
  from,
  refusal,
  isAgain = false,
}: {
  providers: readonly SocialProvider[];
  from: string;
  refusal?: string;
  /** For somebody who is logged in and proves to be the owner by a new login; what was typed comes back. */
  isAgain?: boolean;
}) {
  const { t } = useText();
  const address = useAddress();
  return (
    <>
      {refusal ? (
        <Note tone="danger" role="alert">
          {refusal}
        </Note>
      ) : null}
      {providers.map(({ id, name }) => (
        <a
          key={id}
          className="button button--wide"
          href={`${address('socialLogin')}?${new URLSearchParams({ provider: id, ...(from && { from }), ...(isAgain && { again: '1' }) })}`}
          onClick={isAgain ? savePlace : undefined}
          rel="nofollow"
        >
          {t('socialLogin.with', { name })}
        </a>
      ))}
    </>
  );
}
