import { tags } from './svg-tags.ts';

/**
 * A drawing with a width and a height of its own. Programs that draw logos often write only `viewBox`, or `width="100%"`:
 * in a page such a file takes no room at all, or that of any 300 × 150. Its size is then that of its `viewBox`, in pixels;
 * where one side is given, the other follows. What has a size, or no `viewBox`, stays as it is.
 */
export function sizedDrawing(bytes: Uint8Array): Uint8Array {
  // One sign for each byte: what stands around the root stays what it is, whatever its encoding.
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const root = tags(text).next().value;
  if (!root) return bytes;
  const size = sizeOf(root.attributes);
  if (!size) return bytes;
  const from = root.at + 1 + root.name.length;
  const others = root.attributes.replaceAll(/(^|\s)(?:width|height)\s*=\s*(?:"[^"]*"|'[^']*')/g, '$1');
  const given = ` width="${size.width}" height="${size.height}"${others}`;
  return Buffer.from(text.slice(0, from) + given + text.slice(from + root.attributes.length), 'latin1');
}

/** The size that a root lacks; nothing where it has one, or does not say how its sides stand to each other. */
function sizeOf(attributes: string): { width: string; height: string } | undefined {
  const said = (name: string) => {
    const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
    return (found?.[1] ?? found?.[2] ?? '').trim();
  };
  const box = said('viewBox')
    .split(/[\s,]+/)
    .map(Number);
  const [, , wide = 0, high = 0] = box;
  const [width, height] = [lengthIn(said('width')), lengthIn(said('height'))];
  if ((width && height) || box.length !== 4 || !(wide > 0 && high > 0)) return undefined;
  if (width) return { width: said('width'), height: shown((width.value * high) / wide) + width.unit };
  if (height) return { width: shown((height.value * wide) / high) + height.unit, height: said('height') };
  return { width: shown(wide), height: shown(high) };
}

/** A length that needs nothing around it: no per cent. */
function lengthIn(text: string): { value: number; unit: string } | undefined {
  const [, number = '', unit = ''] =
    /^\+?(\d+\.?\d*|\.\d+)(px|pt|pc|mm|cm|in|q|em|ex|rem|ch)?$/i.exec(text) ?? [];
  const value = Number(number);
  return value > 0 ? { value, unit } : undefined;
}

const shown = (length: number): string => String(Number(length.toFixed(3)) || length);
