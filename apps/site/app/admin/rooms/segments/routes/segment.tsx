import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { loadSegment, takeSegmentForm } from '#site/admin/rooms/segments/segment.server.ts';
import { SegmentScreen } from '#site/admin/rooms/segments/segment-screen.tsx';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

/** A segment by its id, or a new one (`novi`). */
export const loader = staffLoader(
  { name: 'adminSegment', title: 'segment.new', needs: 'customers.read' },
  async ({ site, params: { id = '' }, words }) => {
    const view = await loadSegment(site, id);
    return { title: view.record?.name ?? words(view.record ? 'segment.one' : 'segment.new'), view };
  },
);

export const action = staffAction({ needs: 'marketing.edit' }, ({ site, form, params: { id = '' } }) =>
  takeSegmentForm(site, id, form),
);

export default staffScreen<typeof loader>(SegmentScreen);
