/**
 * Puts the loaders' data behind the rendered page, as React Router's own streaming renderer would, so that the browser
 * need not load it again. The stream ends when all data has settled. The script carries `mark` as its nonce.
 */
export async function appendHandoff(
  html: string,
  stream: ReadableStream<Uint8Array> | undefined,
  mark: string,
): Promise<string> {
  if (!stream) return html;
  const text = new TextDecoder();
  const controller = 'window.__reactRouterContext.streamController';
  let scripts = '';
  for await (const chunk of stream) {
    const part = text.decode(chunk, { stream: true });
    if (part !== '') scripts += `${controller}.enqueue(${escapeForScript(JSON.stringify(part))});`;
  }
  const script = `<script nonce="${mark}">${scripts}${controller}.close();</script>`;
  const end = html.lastIndexOf('</body>');
  return end < 0 ? html + script : html.slice(0, end) + script + html.slice(end);
}

const escapes: Record<string, string> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that cannot end the script it stands in. */
const escapeForScript = (json: string): string =>
  json.replaceAll(/[&><\u2028\u2029]/g, (sign) => escapes[sign] ?? sign);
