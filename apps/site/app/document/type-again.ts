/** What holds something that a visitor typed or chose. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Types or ticks once more what a visitor typed or ticked before the page listened: taking the page over, the screen put its
 * own values back or never got theirs. The screen gets the same events as from a hand.
 */
export function typeAgain(control: Control, typed: string | boolean): void {
  if (!control.isConnected || control.disabled) return;
  if (typeof typed === 'boolean') {
    // From the other state, so that the press leads to the wanted one and is handled in any case.
    (control as HTMLInputElement).checked = !typed;
    control.click();
    return;
  }
  if (control.value !== typed) control.value = typed;
  // React passes over the events of a box that holds what React last saw in it.
  (control as { _valueTracker?: { setValue(seen: string): void } })._valueTracker?.setValue(`${typed} `);
  for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }));
  if (document.activeElement !== control)
    control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
