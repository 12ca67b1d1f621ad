import { useEffect, useState } from 'react';

/** Milliseconds without a key after which nobody is in the middle of a word. */
const pause = 1000;

/**
 * Whether somebody whose login ended is asked for it: by itself once they pause, since a dialog in the middle of a word
 * would take its last letters (EDIT-005); and again by the bar where they put it off.
 */
export function useAskedLogin(isEnded: boolean): [isAsked: boolean, ask: (isAsked: boolean) => void] {
  const [isAsked, ask] = useState(false);
  useEffect(() => {
    if (!isEnded) return ask(false);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', wait, true);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        end();
        ask(true);
      }, pause);
    };
    document.addEventListener('keydown', wait, true);
    wait();
    return end;
  }, [isEnded]);
  return [isAsked, ask];
}
