/**
 * Keeps the place of somebody who takes items out by keyboard: remembers where the row stands and gives what puts the focus
 * on the next row, the one before, or the way on of a cart that is empty now. Nothing moves when the focus is elsewhere.
 */
export function focusAfterRow(row: Element | null): () => void {
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  const place = row?.closest('dialog') ?? document;
  return () => {
    if (row?.isConnected || !isFocusLost()) return;
    focusOn(next?.isConnected ? next.querySelector(removeButton) : place.querySelector('.empty a'));
  };
}

/** Puts the focus on the last row, where an item that was put back stands, unless it is somewhere already. */
export function focusOnLastRow(): void {
  if (isFocusLost()) focusOn([...document.querySelectorAll(`.cart-item ${removeButton}`)].at(-1));
}

const removeButton = '.cart-item__remove';

/** A control that is removed leaves the focus to the page or to the dialog around it. */
const isFocusLost = () =>
  document.activeElement === document.body || document.activeElement?.tagName === 'DIALOG';

function focusOn(element: Element | null | undefined): void {
  if (element instanceof HTMLElement) element.focus();
}
