import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { CommentScreen } from '#site/admin/rooms/comments/comment-screen.tsx';
import { loadComment, takeComment } from '#site/admin/rooms/comments/comments.server.ts';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminComment', title: 'staffComments.comment', needs: 'content.publish' } as const;

export const loader = staffLoader(screen, async ({ site, params: { id = '' }, words }) => {
  const view = await loadComment(site, id);
  return { title: `${words('staffComments.comment')}: ${view.comment.author_name}`, view };
});

export const action = staffAction(screen, ({ site, form, params: { id = '' } }) =>
  takeComment(site, id, form),
);

export default staffScreen<typeof loader>(CommentScreen);
