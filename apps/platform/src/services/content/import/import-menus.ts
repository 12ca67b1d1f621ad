import { createHash } from 'node:crypto';
import { isSafeHref } from '@izlog/contract/cms/content/safe-href';
import type { MenuItemRecord } from 'content-io';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { slugFromName } from '#platform/kernel/slug-from-name.ts';
import { importedMenu, type NavigationInput } from '../navigation/imported-menu.ts';
import { listMenus } from '../navigation/navigation.queries.ts';
import { note } from './content-report.ts';
import { type ImportJob, oldPathOf } from './import-job.ts';
import { findImported, findImportedAt, putImported } from './imported.queries.ts';
import { listNavigations, readTitles } from './menus.queries.ts';

/** Saves each menu of the file as a navigation of its name; the shop's own of that name stays as it is. */
export async function importMenus(ctx: Ctx, job: ImportJob, items: readonly MenuItemRecord[]): Promise<void> {
  const menus = Map.groupBy(items, ({ menu }) => menu);
  const targets = await targetsOf(ctx, job, items);
  const known = await findImported(ctx, job.source, 'menu', [...menus.keys()]);
  const own = new Set(await listNavigations(ctx));
  for (const [menu, entries] of menus) {
    const nodes = levelOf(job, entries, 0, targets, new Set());
    const hash = createHash('sha256').update(JSON.stringify(nodes)).digest('base64');
    const row = known.get(menu);
    if (nodes.length === 0 || row?.hash === hash) {
      if (row) job.report.counts.menu.unchanged++;
      continue;
    }
    if (row?.address && (await isDrafted(ctx, job, row.address))) {
      note(job.report, entries[0]?.menuName ?? menu, 'changedHere');
      job.report.counts.menu.unchanged++;
      continue;
    }
    const name = slugFromName(menu, 'menu').slice(0, 60);
    const tree = row?.address ?? (own.has(name) ? `${name}-wordpress` : name);
    await inTransaction(ctx, async (inner) => {
      const document = await importedMenu(inner, tree, nodes);
      await job.door.importDocuments(inner, [document], { isTrial: job.isDryRun });
      await putImported(inner, job.source, [{ kind: 'menu', sourceId: menu, address: tree, hash }]);
    });
    job.report.counts.menu[row ? 'updated' : 'created']++;
  }
}

/** Whether somebody is changing a menu, in whatever language: what comes through the door gives up what is drafted. */
async function isDrafted(ctx: Ctx, { door }: ImportJob, tree: string): Promise<boolean> {
  const ids = new Set((await listMenus(ctx, tree)).map(({ id }) => id));
  const refs = [...ids].flatMap((id) =>
    ctx.site.languages.map((language) => ({ kind: 'content' as const, id, language })),
  );
  return (await door.listDrafted(ctx, refs)).size > 0;
}

interface Target {
  entity?: NavigationInput['entity'];
  title?: string;
}

async function targetsOf(ctx: Ctx, job: ImportJob, items: readonly MenuItemRecord[]) {
  const numbers = items.flatMap(({ leadsTo }) => (leadsTo.kind === 'post' ? [leadsTo.id] : []));
  const paths = items.flatMap(({ leadsTo }) =>
    leadsTo.kind === 'address' ? (oldPathOf(job, leadsTo.href) ?? []) : [],
  );
  const byNumber = await findImported(ctx, job.source, 'post', numbers.map(String));
  const byPath = await findImportedAt(ctx, job.source, paths);
  const ids = [...byNumber.values(), ...byPath.values()].flatMap(({ refId }) => refId ?? []);
  const terms = [...job.terms.byNumber.values()];
  const titles = await readTitles(ctx, job.language, [...ids, ...terms.map(({ id }) => id)]);
  const ofItem = (id: number | null | undefined): Target | undefined => {
    const found = id ? titles.get(id) : undefined;
    if (!found || (found.kind !== 'page' && found.kind !== 'post')) return undefined;
    return { entity: { kind: found.kind, id: found.id }, title: found.title };
  };
  return ({ leadsTo }: MenuItemRecord): Target | undefined => {
    if (leadsTo.kind === 'post') return ofItem(byNumber.get(String(leadsTo.id))?.refId);
    if (leadsTo.kind === 'address') return ofItem(byPath.get(oldPathOf(job, leadsTo.href) ?? '')?.refId);
    const term = job.terms.byNumber.get(leadsTo.id);
    return term && { entity: { kind: term.kind, id: term.id }, title: titles.get(term.id)?.title };
  };
}

function levelOf(
  job: ImportJob,
  entries: readonly MenuItemRecord[],
  parentId: number,
  targetOf: (item: MenuItemRecord) => Target | undefined,
  path: ReadonlySet<number>,
): NavigationInput[] {
  return entries
    .filter((entry) => entry.parentId === parentId)
    .sort((one, other) => one.position - other.position)
    .flatMap((entry): NavigationInput[] => {
      if (path.has(entry.id) || path.size > 10) return [];
      const children = levelOf(job, entries, entry.id, targetOf, new Set(path).add(entry.id));
      const target = targetOf(entry);
      const href = entry.leadsTo.kind === 'address' ? hrefOf(job, entry.leadsTo.href) : undefined;
      const name = job.io.plainTextOf(entry.name) || target?.title || href;
      // An entry of the old site that led nowhere (`#`) is a heading here too; what led to something lost is not.
      const isLost = entry.leadsTo.kind !== 'address' && !target?.entity;
      if (!name || (isLost && children.length === 0)) {
        note(job.report, name || entry.menuName, 'menuEntry', String(entry.id));
        return [];
      }
      return [
        {
          names: { [job.language]: name.slice(0, 200) },
          ...(entry.hint === ''
            ? {}
            : { hints: { [job.language]: job.io.plainTextOf(entry.hint).slice(0, 200) } }),
          ...(target?.entity ? { entity: target.entity } : href ? { path: href } : {}),
          target: entry.isNewWindow ? '_blank' : null,
          children,
        },
      ];
    });
}

/** An address of the old site is a path here: redirects lead on from there. */
function hrefOf(job: ImportJob, href: string): string | undefined {
  const home = URL.canParse(job.address) ? job.address : undefined;
  const absolute = home && URL.canParse(href, home) && href !== '#' ? new URL(href, `${home}/`).href : href;
  const path = oldPathOf(job, absolute);
  if (path) return isSafeHref(encodeURI(path)) ? encodeURI(path) : undefined;
  if (home && absolute.replace(/\/$/, '') === home) return '/';
  return href !== '#' && isSafeHref(absolute) ? absolute : undefined;
}
