/**
 * Puts the loaders' data behind the rendered page, as React Router's own streaming renderer would, so that the browser
 * need not load it again. The stream ends when all data has settled. The script carries `mark` as its nonce; what was `packed` stands
 * before it.
 */
export async function appendHandoff(
  html: string,
  stream: ReadableStream<Uint8Array> | undefined,
  mark: string,
  serialized = '',
): Promise<string> {
  if (!stream) return html;
  const text = new TextDecoder();
  const controller = 'window.__reactRouterContext.streamController';
  let scripts = '';
  for await (const chunk of stream) {
    const part = text.decode(chunk, { stream: true });
    if (part !== '') scripts += `${controller}.enqueue(${scriptString(part)});`;
  }
  const script = `${serialized}<script nonce="${mark}">${scripts}${controller}.close();</script>`;
  const end = html.lastIndexOf('</body>');
  return end < 0 ? html + script : html.slice(0, end) + script + html.slice(end);
}

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": "\\'",
  '<': '\\x3c',
  '\n': '\\n',
  '\r': '\\r',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * A text as a string of a script, in single quotes: it is JSON, whose double quotes then stand as they are (a list of 24 is
 * 200 bytes lighter). It cannot end the script, nor begin a comment there: either needs a `<`.
 */
const scriptString = (text: string): string =>
  `'${text.replaceAll(/['\\<\n\r\u2028\u2029]/g, (sign) => escapes[sign] ?? sign)}'`;
