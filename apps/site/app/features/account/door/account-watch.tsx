import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigation, useRevalidator } from 'react-router';
import { useAccount } from '#site/kit/frame/use-account.ts';
import { placeKey } from '#site/kit/navigation/place-key.ts';

const channelName = 'izlog:account';

/** Rarely needed, and then by pages that show no card: its code comes with the logout. */
async function forgetOfflineCard(): Promise<void> {
  const { forgetCard } = await import('#site/features/member-card/door/offline-card.ts');
  await forgetCard();
}

/** Needed once after a login. Without a line one stays at the top of the page. */
async function takeSavedPlace(): Promise<void> {
  const loaded: typeof import('#site/kit/navigation/saved-place.ts') | undefined = await import(
    '#site/kit/navigation/saved-place.ts'
  ).catch(() => undefined);
  loaded?.takePlace();
}

/**
 * Keeps what the page shows true to who is logged in: after a login or logout in one tab the others ask again, and so does a
 * page that the browser brings back from memory. After a login it also takes one back to where one was.
 */
export function AccountWatch() {
  const email = useAccount()?.email;
  const { key } = useLocation();
  const isSettled = useNavigation().state === 'idle';
  const { revalidate } = useRevalidator();
  const known = useRef(email);
  const channel = useRef<BroadcastChannel>(null);
  const askAgain = useEffectEvent(() => {
    if (navigator.onLine) void revalidate();
    // Without a line the router would put its error page over a page that is whole: asked when the line is back.
    else window.addEventListener('online', () => void revalidate(), { once: true });
  });

  useEffect(() => {
    const others = new BroadcastChannel(channelName);
    channel.current = others;
    others.onmessage = () => askAgain();
    const comesBack = (event: PageTransitionEvent) => {
      if (event.persisted) askAgain();
    };
    window.addEventListener('pageshow', comesBack);
    return () => {
      others.close();
      window.removeEventListener('pageshow', comesBack);
    };
  }, []);

  useEffect(() => {
    if (known.current === email) return;
    known.current = email;
    channel.current?.postMessage('changed');
    if (email === undefined) void forgetOfflineCard();
  }, [email]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what the key tells.
  useEffect(() => {
    if (isSettled && email !== undefined && sessionStorage.getItem(placeKey)) void takeSavedPlace();
  }, [isSettled, email, key]);

  return null;
}
