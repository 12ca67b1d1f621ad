/**
 * Puts what floats over the page to a place from where its style has it. By translation: the place of an element that was
 * there before is then no shift of the layout.
 */
export const putAt = (element: HTMLElement | null, x: number, y: number): void =>
  // No inline style: the policy refuses them in HTML, but takes them from scripts.
  element?.style.setProperty('translate', `${Math.round(x)}px ${Math.round(y)}px`);
