/**
 * Whether an element holds more than the words of its text field, as the newsletter's does, whose example stands in an
 * input: such a field has its dialog. Written where it stands it would leave nothing of the rest.
 */
export const holdsMore = (element: Element): boolean =>
  [...element.children].some((child) => !child.matches('br, .wide-only, .narrow-only'));
