import { Link } from 'react-router';
import { RootText, useRootField } from '#site/editable/root-text.tsx';
import { useText } from '#site/i18n/use-text.tsx';
import { MorePages } from '#site/kit/navigation/more-pages.tsx';
import { usePagingTexts } from '#site/kit/navigation/use-paging-texts.ts';
import { useAddress } from '#site/links/addresses.ts';
import { RichText } from '#site/rich/rich-text.tsx';
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx';
import { cachedFragment } from '#site/ui/cached-fragment.ts';
import { Pagination } from '#site/ui/controls/pagination.tsx';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { PostCard, Posts } from '#site/ui/post-card.tsx';
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
      <Breadcrumbs label={t('breadcrumbs.label')} trail={trail} here={blog.heading} hereLang={blog.lang} />
      <div className="page-head">
        <RootText of="page" f="title" as="h1" lang={blog.lang}>
          {blog.heading}
        </RootText>
        {isTerm ? (
          <>
            <RootText of="page" f="excerpt" as="p" className="lead" lang={blog.lang}>
              {blog.lead}
            </RootText>
            {cachedFragment(TermText, { body: blog.body, lang: blog.lang })}
          </>
        ) : null}
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

/** What a category or tag says of itself; an empty place for anyone who edits it. */
function TermText({ body, lang }: Pick<BlogView, 'body' | 'lang'>) {
  const text = useRootField('body');
  if (!body && !text) return null;
  return (
    <div className="prose" lang={lang} ref={text}>
      <RichText doc={body} />
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
