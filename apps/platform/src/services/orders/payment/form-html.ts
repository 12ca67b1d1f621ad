/** A form that sends itself when it is added to a page by script, with a button for where it does not (ORDER-015). */
export function formHtml(
  {
    action,
    fields,
    method = 'post',
  }: { action: string; fields: Readonly<Record<string, string>>; method?: 'get' | 'post' },
  button: string,
): string {
  const inputs = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');
  return `<form method="${method}" action="${escapeHtml(action)}" accept-charset="utf-8">${inputs}<button type="submit">${escapeHtml(button)}</button></form>`;
}

/** Text as HTML, also within attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
