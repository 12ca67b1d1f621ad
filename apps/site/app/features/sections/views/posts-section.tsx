import { PostCard, type PostCardProps, Posts } from '../../../ui/post-card.tsx';
import { SectionHead, type SectionTitle } from '../../../ui/section-head.tsx';
import { SectionFrame } from './section-frame.tsx';

type PostsSectionProps = SectionTitle & { posts: readonly PostCardProps[]; layout?: 'lead' | 'three' };

/** Newest or chosen posts; in the lead layout the first one is large. */
export function PostsSection({ posts, layout = 'lead', ...head }: PostsSectionProps) {
  return (
    <SectionFrame labelledBy={head.id}>
      <SectionHead {...head} />
      <Posts layout={layout}>
        {posts.map((post) => (
          <PostCard key={post.href} {...post} />
        ))}
      </Posts>
    </SectionFrame>
  );
}
