import { measureSoon } from './measured.ts';

/** On a section that is far from what is seen. */
const far = 'data-far';
/** On the root while all sections must be laid out. */
const whole = 'is-whole';

/** Called with a part that comes onto the page; returns what is done when it goes. */
type OnPart = (element: Element, id: string) => () => void;

/**
 * Sections that are far from what is seen rest: the browser neither lays them out nor paints them at every key. Each has the
 * size it was last seen with, so nothing moves, and what is near is not touched at all. Which are far is looked at while the
 * page scrolls; an IntersectionObserver would look at all of them after every key. Where the page becomes wider or narrower
 * all are laid out once, for the sizes are others then.
 */
export function restFarSections({ documentElement, body }: Document) {
  const sections = new Set<Element>();
  let lookedAt = Number.NaN;
  let isOver = false;
  const look = () => {
    lookedAt = scrollY;
    // One screen above and below stays: it is there before it is seen.
    const turned = [...sections].filter((section) => {
      const { top, bottom } = section.getBoundingClientRect();
      return section.hasAttribute(far) !== (bottom < -innerHeight || top > 2 * innerHeight);
    });
    return () => {
      if (!isOver) for (const section of turned) section.toggleAttribute(far);
    };
  };
  const lookSoon = () => measureSoon(look);
  // What stays above and below is enough for half a screen more.
  const scrolled = () => {
    if (!(Math.abs(scrollY - lookedAt) < innerHeight / 2)) lookSoon();
  };
  let width = body.clientWidth;
  const watch = new ResizeObserver(() => {
    if (body.clientWidth === width) return;
    width = body.clientWidth;
    documentElement.classList.add(whole);
    requestAnimationFrame(() => requestAnimationFrame(() => documentElement.classList.remove(whole)));
  });
  watch.observe(body);
  addEventListener('scroll', scrolled, { passive: true });
  addEventListener('resize', lookSoon);
  return {
    /** What is done when a part comes onto the page and when it goes, with what is done besides. */
    beside: (onPart: OnPart) => (element: Element, id: string) => {
      const onGone = onPart(element, id);
      if (!element.matches('main > section')) return onGone;
      sections.add(element);
      lookSoon();
      return () => {
        onGone();
        sections.delete(element);
        element.removeAttribute(far);
      };
    },
    stop(): void {
      isOver = true;
      watch.disconnect();
      removeEventListener('scroll', scrolled);
      removeEventListener('resize', lookSoon);
    },
  };
}
