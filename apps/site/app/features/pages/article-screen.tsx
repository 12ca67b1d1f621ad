import { captioned } from '#site/editable/captioned.tsx';
import { RootText, useRootField } from '#site/editable/root-text.tsx';
import { postCardProps } from '#site/features/blog/door/post-card-props.ts';
import { productEmbed } from '#site/features/catalog/door/inline-product.tsx';
import { CommentsSection } from '#site/features/comments/door/comments-section.tsx';
import { useText } from '#site/i18n/use-text.tsx';
import { useAddress } from '#site/links/addresses.ts';
import { headingsOf } from '#site/rich/headings.ts';
import { RichText } from '#site/rich/rich-text.tsx';
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx';
import { cachedFragment } from '#site/ui/cached-fragment.ts';
import { Picture } from '#site/ui/pictures/picture.tsx';
import { pictureOf } from '#site/ui/pictures/picture-of.ts';
import { PostCard, Posts } from '#site/ui/post-card.tsx';
import type { PageView } from './load-page.server.ts';

type Article = NonNullable<PageView['article']>;

/** A classic article: title, lead, date, cover, contents and text. */
export function ArticleScreen({ article, lang }: { article: Article; lang?: string }) {
  const { t, longDate } = useText();
  const address = useAddress();
  const [picture, date] = [useRootField('picture'), useRootField('publishedAt')];
  const category = article.terms.find((term) => term.termType === 'category');
  const trail = [
    { name: t('header.home'), href: address('home') },
    { name: t('blog.title'), href: address('blog') },
    ...(category ? [{ name: category.title, href: category.path }] : []),
  ];
  return (
    <article className="container">
      <Breadcrumbs label={t('breadcrumbs.label')} trail={trail} here={article.title} hereLang={lang} />
      <header className="article-head">
        <RootText of="page" f="title" as="h1" lang={lang}>
          {article.title}
        </RootText>
        <RootText of="page" f="excerpt" as="p" className="lead" lang={lang}>
          {article.excerpt}
        </RootText>
        {article.published_at ? (
          <p className="byline">
            <RootText of="page" f="author" as="span">
              {article.author}
            </RootText>
            <time dateTime={article.published_at} ref={date}>
              {longDate(article.published_at)}
            </time>
          </p>
        ) : null}
      </header>
      {article.media ? (
        <div className="article-cover">
          {captioned(
            <Picture
              {...pictureOf(article.media, 'large')}
              sizes="(width < 80rem) 100vw, 80rem"
              priority
              frameRef={picture}
            />,
            article.media.caption,
          )}
        </div>
      ) : picture ? (
        <div className="article-cover" ref={picture} />
      ) : null}
      {cachedFragment(ArticleText, { body: article.body, products: article.products, lang })}
      {article.related.length > 0 ? cachedFragment(Related, { posts: article.related }) : null}
      {article.comments ? <CommentsSection view={article.comments} /> : null}
    </article>
  );
}

/** Other posts of the same terms. */
function Related({ posts }: { posts: Article['related'] }) {
  const text = useText();
  return (
    <section className="section" aria-labelledby="related">
      <div className="section__head">
        <h2 id="related">{text.t('blog.related')}</h2>
      </div>
      <Posts layout="three">
        {posts.map((post) => (
          <PostCard key={post.href} {...postCardProps(post, text)} headingLevel={3} />
        ))}
      </Posts>
    </section>
  );
}

/** The text with its contents beside it. */
function ArticleText({ body, products, lang }: Pick<Article, 'body' | 'products'> & { lang?: string }) {
  const text = useRootField('body');
  return (
    <div className="article">
      <Contents body={body} lang={lang} />
      <div className="prose" lang={lang} ref={text}>
        <RichText doc={body} embed={productEmbed(products)} />
      </div>
    </div>
  );
}

/** The headings of the text, from two on; a short text needs no list of contents. */
function Contents({ body, lang }: Pick<Article, 'body'> & { lang?: string }) {
  const { t } = useText();
  const headings = headingsOf(body);
  if (headings.length < 2) return null;
  return (
    <nav className="toc" aria-labelledby="contents">
      <h2 id="contents">{t('blog.contents')}</h2>
      <ol lang={lang}>
        {headings.map((heading) => (
          <li key={heading.id}>
            <a href={`#${heading.id}`}>{heading.text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
