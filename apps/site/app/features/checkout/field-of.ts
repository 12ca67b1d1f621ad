/** Another field of the same form, by name. */
export function fieldOf(
  input: HTMLInputElement,
  name: string,
): HTMLInputElement | HTMLSelectElement | undefined {
  const field = input.form?.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field : undefined;
}
