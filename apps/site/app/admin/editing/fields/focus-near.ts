/** Before the row of the button that has the focus goes: the focus moves to the next row, the one before, or the window. */
export function focusNear(): void {
  const row = document.activeElement?.closest('li');
  const near = row?.nextElementSibling ?? row?.previousElementSibling;
  const stop =
    [...(near?.querySelectorAll('button') ?? [])].at(-1) ??
    row?.closest('dialog')?.querySelector<HTMLElement>('input, button');
  stop?.focus();
}
