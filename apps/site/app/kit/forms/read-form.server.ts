import { data } from 'react-router';

/** Most bytes of a form without files, unless its screen says more. */
const formBytes = 100_000;

/** The fields of a sent form. One that is too large is answered with 413 before it fills the memory, one that is no form with 400. */
export async function readForm(request: Request, mostBytes = formBytes): Promise<FormData> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) throw data(null, { status: 413 });
    chunks.push(chunk);
  }
  // A form without a single field may come without a type.
  if (size === 0 && !request.headers.has('content-type')) return new FormData();
  try {
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    return await new Response(Buffer.concat(chunks), { headers }).formData();
  } catch (error) {
    if (error instanceof TypeError) throw data(null, { status: 400 });
    throw error;
  }
}

/** A field's text; empty when it is missing or a file. */
export function textField(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
