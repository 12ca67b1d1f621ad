/**
 * What answers add to content: the file of a picture, the path of a link. Drafts have neither; it is learnt from what the
 * page was loaded with and from what is chosen in dialogs, and put back where a draft is drawn.
 */
export class Resolved {
  private readonly files = new Map<number, unknown>();
  private readonly paths = new Map<string, unknown>();
  private readonly read = new WeakSet<object>();

  /** Remembers what a value has, once for each object. */
  learn(value: unknown): void {
    if (typeof value !== 'object' || value === null || this.read.has(value)) return;
    this.read.add(value);
    const { id, file, formattedPath } = value as Named;
    if (file && typeof id === 'number' && 'alt' in value) this.files.set(id, file);
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
    const { id, file, formattedPath } = value as Named;
    if ('alt' in value && typeof id === 'number' && !file && this.files.has(id))
      return { file: this.files.get(id) };
    const key = formattedPath ? undefined : linkKey(value);
    return key && this.paths.has(key) ? { formattedPath: this.paths.get(key) } : undefined;
  }
}

interface Named {
  id?: unknown;
  file?: unknown;
  formattedPath?: unknown;
}

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
