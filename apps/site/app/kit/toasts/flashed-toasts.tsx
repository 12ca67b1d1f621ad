import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { writeDocumentCookie } from '#site/session/write-document-cookie.ts';
import { tell } from './events.ts';
import { flashedNotices, spentFlash } from './flash.ts';
import { useNotices } from './use-toasts.ts';

/** Says what the form before this page left to be shown, once, also on a page that came from the cache. */
export function FlashedNotices() {
  const say = useNotices();
  const isSettled = useNavigation().state === 'idle';
  useEffect(() => {
    if (!isSettled) return;
    const names = flashedNotices(document.cookie);
    if (names.length === 0) return;
    writeDocumentCookie(spentFlash);
    say(names);
    if (names.includes('login')) tell('submitted', { form: 'login' });
  }, [isSettled, say]);
  return null;
}
