import { Link } from 'react-router';
import { useText } from '../../i18n/use-text.tsx';
import { MorePages } from '../../kit/navigation/more-pages.tsx';
import { usePagingTexts } from '../../kit/navigation/use-paging-texts.ts';
import { useAddress } from '../../links/addresses.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Pagination } from '../../ui/controls/pagination.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PostCard, Posts } from '../../ui/post-card.tsx';
import { blogAddress } from './blog-address.ts';
import { postCardProps } from './door/post-card-props.ts';
import type { BlogView } from './load-blog.server.ts';

/** Categories, posts and paging (CMS-019). */
export function BlogScreen({ blog }: { blog: BlogView }) {
  const text = useText();
  const { t } = text;
  const texts = usePagingTexts();
  const address = useAddress();
  const isTerm = blog.path !== address('blog');
  const trail = [
    { name: t('header.home'), href: address('home') },
    ...(isTerm ? [{ name: t('blog.title'), href: address('blog') }] : []),
  ];
  const hrefOf = (page: number) => blogAddress(blog.path, page);
  return (
    <div className="container">
      <Breadcrumbs label={t('breadcrumbs.label')} trail={trail} here={blog.heading} />
      <div className="page-head">
        <h1>{blog.heading}</h1>
        {blog.lead ? <p className="lead">{blog.lead}</p> : null}
        <Categories blog={blog} />
      </div>
      {blog.posts.length === 0 ? (
        <EmptyState title={t('blog.empty')} />
      ) : (
        <>
          <MorePages pagination={blog.pagination} items={blog.posts} hrefOf={hrefOf} itemsOf={postsOf}>
            {(posts) => (
              <Posts layout="three">
                {posts.map((post) => (
                  <PostCard key={post.href} {...postCardProps(post, text)} headingLevel={2} />
                ))}
              </Posts>
            )}
          </MorePages>
          <Pagination
            current={blog.pagination.page}
            total={blog.pagination.lastPage}
            href={hrefOf}
            texts={texts}
          />
        </>
      )}
    </div>
  );
}

const postsOf = (data: unknown) => (data as BlogView).posts;

function Categories({ blog }: { blog: BlogView }) {
  const { t } = useText();
  const address = useAddress();
  const isAll = !blog.categories.some((category) => category.isCurrent);
  if (blog.categories.length === 0) return null;
  return (
    <nav aria-label={t('blog.categories')}>
      <ul className="subnav">
        <li>
          <Link to={address('blog')} aria-current={isAll ? 'page' : undefined}>
            {t('blog.all')}
          </Link>
        </li>
        {blog.categories.map((category) => (
          <li key={category.href}>
            <Link to={category.href} aria-current={category.isCurrent ? 'page' : undefined}>
              {category.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
