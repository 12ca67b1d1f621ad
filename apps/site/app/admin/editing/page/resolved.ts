/**
 * What answers add to content: the file of a picture, the path of a link. Drafts have neither; it is learnt from what the
 * page was loaded with and from what is chosen in dialogs, and put back where a draft is rendered.
 */
export class Resolved {
  private readonly files = new Map<string, unknown>();
  private readonly paths = new Map<string, unknown>();
  private readonly read = new WeakSet<object>();

  /** Remembers what a value has, once for each object. */
  learn(value: unknown): void {
    if (typeof value !== 'object' || value === null || this.read.has(value)) return;
    this.read.add(value);
    const { file, formattedPath } = value as Named;
    const use = file ? keyOfUse(value) : undefined;
    if (use) this.files.set(use, file);
    if (use && !this.files.has(wholeKey(use))) this.files.set(wholeKey(use), { ...file, cut: undefined });
    const key = formattedPath ? linkKey(value) : undefined;
    if (key) this.paths.set(key, formattedPath);
    for (const one of Object.values(value)) this.learn(one);
  }

  /** A value with what is known of its pictures and links; the same object where nothing is added. */
  fill<T>(value: T): T {
    if (Array.isArray(value)) {
      const list = value.map((one) => this.fill(one));
      return list.every((one, place) => one === value[place]) ? value : (list as T);
    }
    if (typeof value !== 'object' || value === null) return value;
    let filled: Record<string, unknown> = value as Record<string, unknown>;
    for (const [name, one] of Object.entries(value)) {
      const inner = this.fill(one);
      if (inner !== one) filled = { ...filled, [name]: inner };
    }
    const added = this.lacking(value);
    return (added ? { ...filled, ...added } : filled) as T;
  }

  private lacking(value: object): object | undefined {
    const { file, formattedPath } = value as Named;
    const use = file ? undefined : keyOfUse(value);
    const known = use && (this.files.get(use) ?? this.files.get(wholeKey(use)));
    if (known) return { file: known };
    const key = formattedPath ? undefined : linkKey(value);
    return key && this.paths.has(key) ? { formattedPath: this.paths.get(key) } : undefined;
  }
}

interface Named {
  file?: object | null;
  formattedPath?: unknown;
}

/** One use of a picture: another part of it has an address of its own. */
function keyOfUse(value: object): string | undefined {
  const { id, crop, focal } = value as Record<string, unknown>;
  if (!('alt' in value) || typeof id !== 'number') return undefined;
  return `${id} ${numbersOf(crop, 'xywh')} ${numbersOf(focal, 'xy')}`;
}

/** The same picture as such: shown where a part of it has no address yet. */
const wholeKey = (use: string): string => `${use.split(' ', 1)[0]}  `;

const numbersOf = (place: unknown, names: string): string =>
  typeof place === 'object' && place !== null
    ? [...names].map((name) => (place as Record<string, unknown>)[name]).join()
    : '';

/** Fields of a button that name its target without a link (CMS-008). */
const targets = ['post', 'page', 'product', 'blogCategory', 'productCategory', 'category'];

function linkKey(value: object): string | undefined {
  const { kind, id, hash, ...rest } = value as Record<string, unknown>;
  if (typeof kind === 'string' && typeof id === 'number') return `${kind}:${id}#${String(hash ?? '')}`;
  for (const field of typeof rest.name === 'string' ? targets : []) {
    const target = rest[field] as { id?: unknown } | null | undefined;
    if (typeof target?.id === 'number') return `${field}:${target.id}#`;
  }
  return undefined;
}
