import { useText } from '../../i18n/use-text.tsx';
import { Note } from '../../ui/note.tsx';
import { useAddress } from '../layout/addresses.ts';

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
}: {
  providers: readonly SocialProvider[];
  from: string;
  refusal?: string;
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
          href={`${address('socialLogin')}?${new URLSearchParams({ provider: id, ...(from && { from }) })}`}
          rel="nofollow"
        >
          {t('socialLogin.with', { name })}
        </a>
      ))}
    </>
  );
}
