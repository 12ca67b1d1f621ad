import type { postsList } from '@izlog/contract/sections/lists';
import { use } from 'react';
import { EditContext } from '#site/editable/edit-context.ts';
import { usePart } from '#site/editable/use-part.ts';
import { postCardProps } from '#site/features/blog/door/post-card-props.ts';
import type { PostView } from '#site/features/blog/door/post-view.ts';
import { useText } from '#site/i18n/use-text.tsx';
import { PostCard, Posts } from '#site/ui/post-card.tsx';
import type { BlockProps } from './door/block.ts';
import { ListHead } from './list-head.tsx';
import { SectionFrame } from './section-frame.tsx';

/** Newest or chosen posts, in the lead layout the first one large; none are not shown. */
export function PostsListBlock({ part, data: posts }: BlockProps<typeof postsList, PostView[]>) {
  const text = useText();
  const edit = use(EditContext);
  const root = usePart(part);
  if (posts.length === 0 && !edit) return null;
  const layout = part.options.layout === 'three' ? 'three' : 'lead';
  return (
    <SectionFrame {...root}>
      <ListHead part={part} />
      <Posts layout={layout}>
        {posts.map((post) => {
          const card = postCardProps(post, text);
          return <PostCard key={card.href} {...card} />;
        })}
      </Posts>
    </SectionFrame>
  );
}
