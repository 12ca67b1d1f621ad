/** What a browser without scripts sends for a form, from a page of this site. */
export function sentForm(fields: Record<string, string | string[]>, cookie = ''): RequestInit {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) body.append(name, one);
  return {
    method: 'POST',
    body,
    headers: { origin: 'http://izlog.example', accept: 'text/html', ...(cookie && { cookie }) },
  };
}

/** Cookies of an answer by name, as the browser will have them; removed ones are empty. */
export function cookiesOf(response: Response): Record<string, string> {
  return Object.fromEntries(
    response.headers.getSetCookie().map((one) => {
      const [pair = ''] = one.split(';');
      const at = pair.indexOf('=');
      return [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))];
    }),
  );
}

/** What is wrong with the fields of a page, by the name of the field. */
export function faultsIn(document: Document): Record<string, string> {
  const wrong = [...document.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')];
  return Object.fromEntries(
    wrong.map((input) => {
      const described =
        input.getAttribute('aria-describedby') ?? input.closest('fieldset')?.getAttribute('aria-describedby');
      const id = described?.split(' ')[0] ?? '';
      return [input.name, document.getElementById(id)?.textContent?.trim() ?? ''];
    }),
  );
}
