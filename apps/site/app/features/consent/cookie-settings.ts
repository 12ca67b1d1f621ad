const askAgain = 'izlog:cookies';

/** Opens the notice once more, so that the choice can be changed. */
export const openCookieSettings = (): void => void window.dispatchEvent(new Event(askAgain));

/** Listens for somebody who wants to choose again; gives back what stops it. */
export function onCookieSettings(open: () => void): () => void {
  window.addEventListener(askAgain, open);
  return () => window.removeEventListener(askAgain, open);
}
