/** From where to where something stands, in pixels of the window. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** How far above a section its tools stand where the plus on its edge is in their way. */
const raised = 24;
const gap = 4;

/**
 * Where the tools of a part stand, its upper right corner if they can: above its edge, else in it, beside its other edge, below
 * one of its controls or below itself, wherever they cover none of its controls, and nothing that `isTaken` by others if that can
 * be. Where there is no such place, as in a text that fills the screen, they cover as little of each as can be.
 */
export function clearPlace(
  part: Box,
  { width, height }: { width: number; height: number },
  screen: Box,
  controls: readonly Box[],
  isTaken: (place: Box) => boolean = () => false,
): { left: number; top: number } {
  const right = Math.max(screen.left, Math.min(part.right, screen.right) - width);
  const left = Math.min(right, Math.max(part.left, screen.left));
  const highest = Math.max(part.top, screen.top);
  const within = [highest, ...controls.map((one) => one.bottom + gap).toSorted((a, b) => a - b)].filter(
    (top) => top >= highest && top + height <= part.bottom,
  );
  const places = [
    ...[part.top - height, part.top - height - raised].map((top) => ({ left: right, top })),
    ...within.flatMap((top) => [
      { left: right, top },
      { left, top },
    ]),
    { left: right, top: part.bottom },
  ].filter(({ top }) => top >= screen.top && top + height <= screen.bottom);
  const boxAt = (place: { left: number; top: number }): Box => ({
    ...place,
    right: place.left + width,
    bottom: place.top + height,
  });
  const shares = places.map((place) => ({
    place,
    share: controls.reduce((sum, one) => sum + shareUnder(one, boxAt(place)), 0),
  }));
  const clear = shares.filter(({ share }) => share === 0).map(({ place }) => place);
  const least = shares.toSorted((a, b) => a.share - b.share)[0]?.place;
  // The last one is of what is hardly in sight any more.
  return (
    clear.find((place) => !isTaken(boxAt(place))) ??
    clear[0] ??
    least ?? { left: right, top: Math.max(screen.top, Math.min(highest, screen.bottom - height)) }
  );
}

/** Which part of a control lies under something. */
function shareUnder(control: Box, over: Box): number {
  const wide = Math.min(control.right, over.right) - Math.max(control.left, over.left);
  const tall = Math.min(control.bottom, over.bottom) - Math.max(control.top, over.top);
  if (wide <= 0 || tall <= 0) return 0;
  return (wide * tall) / ((control.right - control.left) * (control.bottom - control.top));
}

const pressed = '.is-field, a[href], button, input, select, textarea, summary, video';

/** The box of an element; of one that has none itself, as the header, that of what stands in it. */
function boxOf(element: Element): Box {
  const own = element.getBoundingClientRect();
  if (own.width > 0 || own.height > 0) return own;
  const boxes = Array.from(element.children, (one) => one.getBoundingClientRect());
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** Below the editor's bar, on phones above its other half, and not behind the header, which stays while the page scrolls. */
function screenFor(element: Element): Box {
  const { clientWidth, clientHeight } = document.documentElement;
  const header = document.querySelector('.header__bar');
  const isHeader = element.contains(header);
  const bar = header?.getBoundingClientRect();
  const top = !isHeader && bar && bar.top < 64 ? bar.bottom : 0;
  const dock = document.querySelector('.ebar__dock')?.getBoundingClientRect();
  const bottom = dock && dock.top > clientHeight / 2 ? dock.top : clientHeight;
  return { left: 0, top: Math.max(64, top + 4), right: clientWidth, bottom };
}

/** Looks where the tools of an element of the page stand now; nothing where that is out of sight. */
export function placeBeside(tools: Element, element: Element | null | undefined) {
  if (!element) return undefined;
  const [part, screen] = [boxOf(element), screenFor(element)];
  if (part.bottom < screen.top || part.top > screen.bottom) return undefined;
  const plus = document.querySelectorAll('.ed-gap:not([hidden]) button');
  const controls = [...element.querySelectorAll(pressed), ...plus]
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height, bottom, top }) => width * height > 0 && bottom > 0 && top < innerHeight);
  return clearPlace(part, tools.getBoundingClientRect(), screen, controls, isPressedAt);
}

/** Whether something to press stands somewhere in the middle of a box. */
function isPressedAt({ left, right, top, bottom }: Box): boolean {
  const points = [0.1, 0.5, 0.9].map((share) => left + share * (right - left));
  return points.some((x) =>
    document
      .elementsFromPoint(x, (top + bottom) / 2)
      .some((one) => one.closest(pressed) && !one.closest('.ed-tools, .ed-gap')),
  );
}
