import { drawingFault } from '@izlog/contract/media/drawing-fault';
import { Refusal } from '#platform/kernel/refusal.ts';
import { tags } from './svg-tags.ts';

/** Elements of a drawing; nothing that runs, loads, embeds or leads away. */
const elements = new Set(
  `svg g defs symbol use title desc metadata style switch view path rect circle ellipse line polyline polygon text tspan
  textPath image clipPath mask marker pattern linearGradient radialGradient stop filter feBlend feColorMatrix
  feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow
  feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset
  fePointLight feSpecularLighting feSpotLight feTile feTurbulence animate animateTransform animateMotion mpath set`
    .split(/\s+/)
    .filter(Boolean),
);
/** Names of XML whose elements a browser would run among those of a drawing. */
const foreign = /^http:\/\/www\.w3\.org\/(1999\/xhtml|1998\/Math\/MathML|2001\/xml-events)/i;
const drawings = /^http:\/\/www\.w3\.org\/2000\/svg$/i;
/** What a drawing may point at: a part of itself, or a picture that it carries along. */
const own = /^\s*(#|data:image\/(png|jpe?g|gif|webp|avif);base64,)/i;

/**
 * Refuses, with fileUnreadable, a drawing that holds anything but a drawing: scripts, events, foreign elements, and
 * addresses outside of itself. It is looked at as a browser would read it, entities and character references replaced.
 */
export function mustBeDrawing(text: string): void {
  const plain = withEntities(text);
  if (/<\?xml-stylesheet/i.test(plain)) throw refused('xml-stylesheet');
  // What is text to XML is markup to a reader of HTML.
  for (const [, inner = ''] of plain.matchAll(/<!\[CDATA\[([\s\S]*?)\]\]>/g))
    if (inner.includes('<')) throw refused('<![CDATA[<');
  // Prefixes that mean drawings or what may run; elements of other programs mean nothing to a browser.
  const prefixes = new Set(['', 'svg']);
  for (const { name, attributes, isClosing } of tags(plain)) {
    if (isClosing || name === '') continue;
    const given = attributesOf(attributes);
    for (const [key, value] of given) {
      if (key !== 'xmlns' && !key.startsWith('xmlns:')) continue;
      if (foreign.test(value.trim())) throw refused(value);
      if (drawings.test(value.trim())) prefixes.add(key.slice(6));
    }
    const [prefix, local] = name.includes(':') ? (name.split(':', 2) as [string, string]) : ['', name];
    if (prefixes.has(prefix) && !elements.has(local)) throw refused(`<${name}>`);
    for (const [key, value] of given) mustBeHarmless(key, value);
  }
  for (const [, style = ''] of plain.matchAll(/<(?:svg:)?style[^>]*>([\s\S]*?)<\//gi)) mustBeStyle(style);
}

function mustBeHarmless(key: string, value: string): void {
  const name = key.slice(key.indexOf(':') + 1).toLowerCase();
  if (name.startsWith('on')) throw refused(key);
  if (name === 'href' || name === 'src' || name === 'base') {
    if (key.startsWith('xmlns')) return;
    if (!own.test(value)) throw refused(`${key}="${value.slice(0, 60)}"`);
  }
  if (name === 'attributename' && /href|^on/i.test(value)) throw refused(`${key}="${value}"`);
  if (/(java|vb)script:/i.test(value.replaceAll(/[\s\p{Cc}]/gu, ''))) throw refused(key);
  if (!key.startsWith('xmlns') && /url\s*\(|@import|expression\s*\(|\\/i.test(value)) mustBeStyle(value);
}

function mustBeStyle(style: string): void {
  // Escapes of CSS could spell anything.
  const plain = style.replaceAll(/\\([0-9a-f]{1,6})\s?/gi, (_, code: string) =>
    fromCode(Number.parseInt(code, 16)),
  );
  if (/@import|expression\s*\(|-moz-binding|behavior\s*:/i.test(plain)) throw refused('style');
  for (const [, address = ''] of plain.matchAll(/url\s*\(\s*["']?([^"')]*)/gi))
    if (!own.test(address)) throw refused(`url(${address.slice(0, 60)})`);
  if (/image-set\s*\(\s*["']/i.test(plain)) throw refused('image-set');
}

function attributesOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, key = '', double, single] of text.matchAll(/([^\s=/"'<>]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g))
    found.set(key, unescaped(double ?? single ?? ''));
  return found;
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(value: string): string {
  return value.replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));?/gi, (whole, hex, decimal, name) => {
    if (hex) return fromCode(Number.parseInt(hex, 16));
    if (decimal) return fromCode(Number(decimal));
    return named[name] ?? whole;
  });
}

const fromCode = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '');

/** The text with the entities that its head declares; those of other files are refused. */
function withEntities(text: string): string {
  const [, subset = ''] = /<!DOCTYPE[^[>]*\[([\s\S]*?)\]\s*>/i.exec(text) ?? [];
  if (/<!ENTITY\s+(%|\S+\s+(SYSTEM|PUBLIC))/i.test(subset)) throw refused('<!ENTITY>');
  if (/<!ATTLIST/i.test(subset)) throw refused('<!ATTLIST>');
  const entities = new Map<string, string>();
  for (const [, name = '', double, single] of subset.matchAll(/<!ENTITY\s+(\S+)\s+(?:"([^"]*)"|'([^']*)')/g))
    entities.set(name, unescaped(double ?? single ?? ''));
  if (entities.size === 0) return text;
  const body = text.slice(text.indexOf(']', text.indexOf('<!DOCTYPE')) + 1);
  return body
    .slice(body.indexOf('>') + 1)
    .replaceAll(/&([\w.-]+);/g, (whole, name) => entities.get(name) ?? whole);
}

function refused(what: string): Refusal {
  const found = what.slice(0, 80);
  return new Refusal('fileUnreadable', {
    kind: drawingFault,
    what: found,
    reason: `A drawing may not hold ${found}.`,
  });
}
