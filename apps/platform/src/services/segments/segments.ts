import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { paginate } from '@izlog/contract/pagination';
import {
  deleteSegment as deleteEndpoint,
  filterSegments,
  getSegment,
  previewSegment,
  saveSegment as saveEndpoint,
} from '@izlog/contract/user/segment';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { type Route, route } from '#platform/kernel/http/route.ts';
import { Refusal, taken } from '#platform/kernel/refusal.ts';
import { changedSince, revisionOf } from '#platform/kernel/resource/revision.ts';
import {
  countSegment,
  findSegment,
  isNameTaken,
  isSegmentUsed,
  listSegments,
  removeSegmentRow,
  type SegmentRow,
  writeSegment,
} from './segment.queries.ts';

/** The calls with which staff keep segments of customers. */
export const segmentRoutes = (): Route[] => [
  route(filterSegments, showSegments),
  route(getSegment, showSegment),
  route(previewSegment, (ctx, { rules }) => countSegment(ctx, rules)),
  route(saveEndpoint, saveSegment),
  route(deleteEndpoint, deleteSegment),
];

async function showSegments(
  ctx: Ctx,
  input: EndpointParsed<typeof filterSegments>,
): Promise<EndpointReturn<typeof filterSegments>> {
  const { rows, total } = await listSegments(ctx, input);
  const records = [];
  for (const row of rows) records.push({ ...present(row), ...(await countSegment(ctx, row.rules)) });
  return { records, pagination: paginate(input.page, input.limit, total) };
}

async function showSegment(ctx: Ctx, { id }: { id: number }): Promise<EndpointReturn<typeof getSegment>> {
  const row = await findSegment(ctx, id);
  if (!row) throw new Refusal('notFound');
  return { ...present(row), ...(await countSegment(ctx, row.rules)) };
}

/** Saves a segment, new without an id. Refuses a name that is taken, and what somebody else changed (OFFICE-07). */
function saveSegment(
  outer: Ctx,
  { id, revision, name, rules }: EndpointParsed<typeof saveEndpoint>,
): Promise<EndpointReturn<typeof saveEndpoint>> {
  return inTransaction(outer, async (ctx) => {
    const before = id === null ? undefined : await findSegment(ctx, id, { isHeld: true });
    if (id !== null && !before) throw new Refusal('notFound');
    const changed = before && revision !== undefined ? changedSince(revision, said(before), names) : [];
    if (before && changed.length > 0)
      throw new Refusal('recordChanged', {
        fields: changed,
        record: present(before),
        target: `segment ${id}`,
      });
    if (await isNameTaken(ctx, name, id)) throw taken('name', 'There is a segment of this name.');
    const row = await writeSegment(ctx, id, { name, rules });
    noteChange(ctx, `segment ${row.id}`, before ? said(before) : {}, said(row));
    return present(row);
  });
}

/** Removes a segment (notFound, recordInUse). */
function deleteSegment(outer: Ctx, { id }: { id: number }): Promise<Record<string, never>> {
  return inTransaction(outer, async (ctx) => {
    const row = await findSegment(ctx, id, { isHeld: true });
    if (!row) throw new Refusal('notFound');
    if (await isSegmentUsed(ctx, id)) throw new Refusal('recordInUse');
    await removeSegmentRow(ctx, id);
    noteChange(ctx, `segment ${id}`, said(row), {});
    return {};
  });
}

const names = ['name', 'rules'];
const said = ({ name, rules }: SegmentRow) => ({ name, rules });
const present = (row: SegmentRow) => ({
  id: row.id,
  ...said(row),
  revision: revisionOf(said(row), names),
});
