/**
 * Waits until an element that the server rendered is about to be seen. Nothing to wait for on the server, and where the
 * element is not there yet: then it is being shown.
 */
export function nearView(id: string): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.getElementById(id);
  if (!element) return Promise.resolve();
  return new Promise((resolve) => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        resolve();
      },
      // A window's height ahead, so that it is live when it is reached.
      { rootMargin: '100%' },
    );
    watch.observe(element);
  });
}
