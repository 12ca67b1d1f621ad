const askAgain = 'izlog:cookies';

/** Opens the notice once more, so that the choice can be changed. */
export const openCookieSettings = (): void => void window.dispatchEvent(new Event(askAgain));

/** Hears when somebody wants to choose anew; gives back what stops it. */
export function onCookieSettings(open: () => void): () => void {
  window.addEventListener(askAgain, open);
  return () => window.removeEventListener(askAgain, open);
}
