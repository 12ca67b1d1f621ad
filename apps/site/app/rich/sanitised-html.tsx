/**
 * Imported descriptions and texts of consents, which are HTML. The platform has sanitised them on their way in and out; nothing else may be
 * passed here, and the page's security policy runs no script that would stand in them.
 */
export function SanitisedHtml({ html, as: Tag = 'div' }: { html: string; as?: 'div' | 'span' }) {
  const content = { dangerouslySetInnerHTML: { __html: html } };
  return <Tag {...content} />;
}
