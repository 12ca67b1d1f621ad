const acts = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'];

let use: Promise<void> | undefined;

/** Resolves as soon as the visitor does anything on the page: points, touches, presses a key, scrolls. */
export function firstUse(): Promise<void> {
  use ??= new Promise((resolve) => {
    // Scrolled before the scripts were there, or by the browser that came back.
    if (scrollY > 0) return resolve();
    const heard = new AbortController();
    const hear = () => {
      heard.abort();
      resolve();
    };
    for (const act of acts)
      addEventListener(act, hear, { capture: true, passive: true, signal: heard.signal });
  });
  return use;
}
