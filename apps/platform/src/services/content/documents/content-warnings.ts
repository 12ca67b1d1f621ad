import { languagePrefix } from '@izlog/contract/cms/content/content-path';
import type { MediaUse, Part } from '@izlog/contract/cms/content/part';
import type { RichNode } from '@izlog/contract/cms/content/rich';
import type { DocumentBody } from '@izlog/contract/editing/document';
import { declarationOf } from '@izlog/contract/sections/section-list';
import type { Ctx } from '#platform/kernel/context.ts';
import type { DocumentFault } from '#platform/kernel/documents/document-kind.ts';
import { leadsNowhere } from '../addresses/redirects.ts';
import { listWithoutAlt, readWidths } from './picture-alts.queries.ts';

/** A field of a body with what it is declared to be. */
interface FieldOf {
  path: string;
  kind: string;
  isAltAsked: boolean;
  /** Pixels across that a picture needs in its place. */
  width: number;
  value: unknown;
}

/**
 * What should be looked at before a body is public: pictures that nobody described or too small for their place, headings out of order, links to
 * addresses of the site where nothing stands.
 */
export async function listContentWarnings(ctx: Ctx, { root }: DocumentBody): Promise<DocumentFault[]> {
  const fields = fieldsOf(root);
  return [
    ...(await undescribed(ctx, fields)),
    ...(await tooSmall(ctx, fields)),
    ...fields.filter(isOutOfOrder).map(({ path }) => ({ kind: 'headingOrder' as const, path })),
    ...(await lostPaths(ctx, fields)),
  ];
}

function fieldsOf(part: Part): FieldOf[] {
  const declared = declarationOf(part.handler)?.meta ?? {};
  const own = Object.entries(part.meta ?? {}).map(([name, value]) => {
    const field = declared[name];
    const isAltAsked = field?.kind === 'media' && field.alt === 'asked';
    const width = field?.kind === 'media' ? (field.width ?? 0) : 0;
    return { path: `${part.id}/meta/${name}`, kind: field?.kind ?? '', isAltAsked, width, value };
  });
  return [...own, ...(part.parts ?? []).flatMap(fieldsOf)];
}

/** Pictures that need words, and have none of their own nor of their file. */
async function undescribed(ctx: Ctx, fields: readonly FieldOf[]): Promise<DocumentFault[]> {
  const open = fields.flatMap(({ path, isAltAsked, value }) => {
    const use = value as MediaUse | null;
    return isAltAsked && use?.alt === '' ? [{ path, id: use.id }] : [];
  });
  const without = await listWithoutAlt(
    ctx,
    open.map(({ id }) => id),
  );
  return open.filter(({ id }) => without.has(id)).map(({ path }) => ({ kind: 'noAlt', path }));
}

/** Pictures, or the parts of them that are shown, that have fewer pixels across than their place. */
async function tooSmall(ctx: Ctx, fields: readonly FieldOf[]): Promise<DocumentFault[]> {
  const placed = fields.flatMap(({ path, width, value }) =>
    width > 0 && typeof value === 'object' && value !== null ? [{ path, width, use: value as MediaUse }] : [],
  );
  const widths = await readWidths(
    ctx,
    placed.map(({ use }) => use.id),
  );
  return placed.flatMap(({ path, width: needed, use }) => {
    const is = Math.round(((widths.get(use.id) ?? needed) * (use.crop?.w ?? 1000)) / 1000);
    return is < needed ? [{ kind: 'pictureSmall' as const, path, values: { is, needed } }] : [];
  });
}

/** A rich text whose headings leave a level out: what is read aloud has no order then. */
function isOutOfOrder({ kind, value }: FieldOf): boolean {
  if (kind !== 'rich' || typeof value !== 'object') return false;
  let before = 1;
  return headingsIn(value as RichNode | null).some((level) => {
    const isLeap = level > before + 1 || level === 1;
    before = level;
    return isLeap;
  });
}

function headingsIn(node: RichNode | null): number[] {
  if (!node) return [];
  if (node.type === 'heading') return [Number(node.attrs?.level ?? 2)];
  return (node.content ?? []).flatMap(headingsIn);
}

async function lostPaths(ctx: Ctx, fields: readonly FieldOf[]): Promise<DocumentFault[]> {
  const warnings: DocumentFault[] = [];
  const known = new Map<string, boolean>();
  for (const { path, value } of fields)
    for (const local of pathsIn(ctx, value)) {
      const isLost = known.get(local) ?? (await leadsNowhere(ctx, local));
      known.set(local, isLost);
      if (isLost) warnings.push({ kind: 'linkNowhere', path, values: { path: local } });
    }
  return warnings;
}

/** Local addresses that a value names: those of links by path are without the prefix of the language. */
function pathsIn(ctx: Ctx, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { kind, path, href } = value as Record<string, unknown>;
  const prefix = languagePrefix(ctx.language, ctx.site.defaultLanguage);
  const own =
    kind === 'path' && typeof path === 'string'
      ? [`${prefix}${path}`]
      : typeof href === 'string' && /^\/(?!\/)/.test(href)
        ? [href]
        : [];
  return [...own, ...Object.values(value).flatMap((one) => pathsIn(ctx, one))];
}
