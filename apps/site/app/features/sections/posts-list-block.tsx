import { useText } from '../../i18n/use-text.tsx';
import { postCardProps } from '../blog/door/post-card-props.ts';
import type { PostView } from '../blog/door/post-view.ts';
import type { BlockProps } from './door/block.ts';
import { useSectionTitle } from './section-title.tsx';
import { PostsSection } from './views/posts-section.tsx';

/** Newest or chosen posts; none are not shown. */
export function PostsListBlock({ part, data: posts }: BlockProps<PostView[]>) {
  const text = useText();
  const title = useSectionTitle(part);
  if (posts.length === 0) return null;
  const layout = part.options.layout === 'three' ? 'three' : 'lead';
  return <PostsSection {...title} layout={layout} posts={posts.map((post) => postCardProps(post, text))} />;
}
