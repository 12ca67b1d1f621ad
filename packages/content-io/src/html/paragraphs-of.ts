const block =
  /^\s*<\/?(?:p|div|section|article|aside|header|footer|address|center|figure|figcaption|h[1-6]|blockquote|ul|ol|li|hr|pre|dl|dt|dd|table|caption|thead|tbody|tfoot|tr|th|td|details|summary|form|iframe|video|audio|object|script|style)\b/i;

/**
 * Classic text of WordPress as HTML: blank lines part paragraphs, single line ends are breaks, `<pre>` stays as it is. An
 * address that stands alone on a line becomes a link.
 */
export function paragraphsOf(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .split(/(<pre\b[\s\S]*?<\/pre>)/i)
    .map((piece) => (/^<pre\b/i.test(piece) ? piece : plainParagraphs(piece)))
    .join('\n');
}

function plainParagraphs(text: string): string {
  // A block element ends the paragraph before it, also without a blank line.
  const parted = text.replaceAll(
    /\n?(<\/?(?:p|div|h[1-6]|blockquote|ul|ol|table|hr|figure|dl|details)\b[^>]*>)\n?/gi,
    '\n\n$1\n\n',
  );
  return parted
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => (block.test(paragraph) ? paragraph : `<p>${withLinks(paragraph)}</p>`))
    .join('\n');
}

function withLinks(paragraph: string): string {
  return paragraph
    .split('\n')
    .map((line) => {
      const address = line.trim();
      return /^https?:\/\/[^\s<>"]+$/.test(address) ? `<a href="${address}">${address}</a>` : line;
    })
    .join('<br />');
}
