import type { EndpointParsed } from '@izlog/contract/endpoint';
import type {
  directoryItemCreate,
  directoryItemDelete,
  directoryItemMove,
  MediaFolder,
} from '@izlog/contract/media/directory-item';
import { noteChange } from '#platform/kernel/audit.ts';
import { catalogueChanged } from '#platform/kernel/changes/catalogue-changed.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { Refusal, taken } from '#platform/kernel/refusal.ts';
import { plainName } from '../plain-name.ts';
import {
  addFolder,
  holdFiles,
  listFolders,
  lockFolders,
  moveFiles,
  moveFolders,
  removeFiles,
  removeFolders,
} from './folder.queries.ts';
import { listPlaces } from './gallery.queries.ts';

/** Folders that a site may have, and how deep they may lie in each other. */
const most = { folders: 2000, depth: 8 };

/** Makes a folder. */
export function createFolder(
  outer: Ctx,
  input: EndpointParsed<typeof directoryItemCreate>,
): Promise<MediaFolder> {
  return inTransaction(outer, async (ctx) => {
    await lockFolders(ctx);
    const folders = await listFolders(ctx);
    if (folders.length >= most.folders) throw new Refusal('tooManyRecords');
    const name = plainName(input.name);
    mustFit(folders, [{ id: 0, name }], input.parentId);
    return addFolder(ctx, name, input.parentId);
  });
}

/** Moves files and folders. */
export function moveItems(outer: Ctx, { targetIds, parentId }: EndpointParsed<typeof directoryItemMove>) {
  return inTransaction(outer, async (ctx) => {
    await lockFolders(ctx);
    const { files, folders: moved } = readTargets(targetIds);
    const all = await listFolders(ctx);
    const found = all.filter(({ id }) => moved.includes(id));
    if (found.length < moved.length) throw new Refusal('notFound');
    if (parentId !== null && below(all, moved).has(parentId))
      throw wrong('A folder cannot lie within itself.');
    mustFit(all, found, parentId);
    await moveFolders(ctx, moved, parentId);
    if ((await moveFiles(ctx, files, parentId)) < files.length) throw new Refusal('notFound');
    return {};
  });
}

/** Removes files and folders; what is used, and folders that hold files, only when one is sure. */
export function deleteItems(outer: Ctx, { targetIds, isSure }: EndpointParsed<typeof directoryItemDelete>) {
  return inTransaction(outer, async (ctx) => {
    await lockFolders(ctx);
    const { files, folders } = readTargets(targetIds);
    const all = await listFolders(ctx);
    if (folders.some((id) => all.every((folder) => folder.id !== id))) throw new Refusal('notFound');
    const gone = [...below(all, folders)];
    const held = await holdFiles(ctx, files, gone);
    const ids = held.map(({ id }) => id);
    if (files.some((id) => !ids.includes(id))) throw new Refusal('notFound');
    const places = await listPlaces(ctx, ids);
    const isFilled = held.some(({ id }) => !files.includes(id));
    if (!isSure && (isFilled || places.length > 0))
      throw new Refusal('mediaInUse', { files: ids.length, places });
    await removeFiles(ctx, ids);
    await removeFolders(ctx, gone);
    noteChange(ctx, 'media', { files: ids, folders: gone }, {});
    if (places.length > 0)
      await catalogueChanged(
        ctx,
        [],
        ids.map((id) => `media:${id}`),
      );
    return {};
  });
}

function readTargets(targetIds: readonly string[]): { files: number[]; folders: number[] } {
  const of = (kind: string) => [
    ...new Set(targetIds.flatMap((id) => (id.startsWith(kind) ? Number(id.slice(kind.length)) : []))),
  ];
  return { files: of('file:'), folders: of('folder:') };
}

type Folders = readonly Pick<MediaFolder, 'id' | 'parentId' | 'name'>[];

/** Some folders and all that lie in them. */
function below(all: Folders, ids: readonly number[]): Set<number> {
  const found = new Set(ids);
  // Each pass finds at least one deeper floor, and there are few of them.
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const { id, parentId } of all) if (parentId !== null && found.has(parentId)) found.add(id);
  }
  return found;
}

/** Refuses a parent that is not there, a name that it has already, and folders too deep in each other. */
function mustFit(
  all: Folders,
  added: readonly { id: number; name: string }[],
  parentId: number | null,
): void {
  if (parentId !== null && all.every(({ id }) => id !== parentId)) throw new Refusal('notFound');
  const ids = new Set(added.map(({ id }) => id));
  const beside = [...all.filter((one) => one.parentId === parentId && !ids.has(one.id)), ...added];
  const names = new Set(beside.map(({ name }) => name.toLowerCase()));
  if (names.size < beside.length) throw taken('name', 'There is a folder of this name.');
  const height = Math.max(...added.map(({ id }) => heightOf(all, id)), 0);
  if (depthOf(all, parentId) + height > most.depth) throw wrong(`Folders lie ${most.depth} deep at most.`);
}

function depthOf(all: Folders, id: number | null): number {
  let depth = 0;
  for (let at = id; at !== null; depth += 1) at = all.find((one) => one.id === at)?.parentId ?? null;
  return depth;
}

/** 1 for a folder without folders. */
function heightOf(all: Folders, id: number): number {
  const within = all.filter(({ parentId }) => parentId === id).map((one) => heightOf(all, one.id));
  return 1 + Math.max(0, ...within);
}

function wrong(message: string): Refusal {
  return new Refusal('validationFailed', { fields: [{ path: 'parentId', kind: 'invalid_value', message }] });
}
