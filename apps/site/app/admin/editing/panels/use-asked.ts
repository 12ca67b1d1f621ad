import { useEffect, useState, useSyncExternalStore } from 'react';
import type { EditAct } from '../edit-start.ts';
import type { EditedPage } from '../page/edited-page.ts';

/**
 * What the platform answers to an act: nothing while it is asked, null where it refused or nobody answered. It is asked
 * again when the line or the login is back.
 */
export function useAsked<T>(page: EditedPage, act: EditAct, input: object, times = 0): T | null | undefined {
  const [answer, setAnswer] = useState<T | null>();
  const asked = JSON.stringify(input);
  const isLoggedOut = useSyncExternalStore(
    page.store.subscribe,
    () => page.store.status().state === 'loggedOut',
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when `times` is another, or the login
  useEffect(() => {
    let isLeft = false;
    const ask = () =>
      page.talk
        .act(act, JSON.parse(asked) as object)
        .catch(() => ({ status: 0 }))
        .then((said) => {
          if (!isLeft) setAnswer('data' in said ? (said.data as T) : null);
        });
    void ask();
    const askAgain = () => void ask();
    addEventListener('online', askAgain);
    return () => {
      isLeft = true;
      removeEventListener('online', askAgain);
    };
  }, [page, act, asked, times, isLoggedOut]);
  return answer;
}
