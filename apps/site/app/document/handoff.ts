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

/** JSON that cannot end the script it stands in, nor begin a comment there: either needs a `<`. */
const escapeForScript = (json: string): string => json.replaceAll('<', '\\u003c');
