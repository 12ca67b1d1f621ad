/** An address as content may hold it, read against the site it stood in; nothing for what leads nowhere or runs. */
export function addressOf(href: string | undefined, site: string): string | undefined {
  const given = (href ?? '').trim();
  // Numbers of telephones are written with spaces that no address has.
  const text = /^tel:/i.test(given) ? given.replaceAll(/\s+/g, '') : given;
  if (text === '' || text === '#') return undefined;
  if (text.startsWith('#')) return /^#[^\s<>"\\]*$/.test(text) ? text : undefined;
  const base = URL.canParse(site) ? site : 'http://localhost';
  if (!URL.canParse(text, base)) return undefined;
  const url = new URL(text, `${base.replace(/\/$/, '')}/`);
  if (!['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol)) return undefined;
  // A password in an address is nothing to publish.
  if (url.username !== '' || url.password !== '') return undefined;
  return url.href.replaceAll(/[\s<>"\\]/g, encodeURIComponent);
}
