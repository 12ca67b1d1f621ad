import { Link } from 'react-router';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useLanguageWords } from '#site/admin/ground/text/use-language-words.ts';
import type { StaffKey } from '#site/i18n/messages.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import type { UsesView } from './load-uses.server.ts';

type Use = UsesView['uses'][number];

const words = {
  page: 'media.place.page',
  post: 'media.place.post',
  term: 'media.place.term',
  element: 'media.place.element',
  template: 'media.place.template',
  navigation: 'media.place.navigation',
  event: 'media.place.event',
  product: 'media.place.product',
  category: 'media.place.category',
  option: 'media.place.option',
} as const;

const wordOf = (type: string) => words[type as keyof typeof words] ?? 'media.place.other';

/** Where something is used: which page, post or product, in which language, and whether visitors see it there. */
export function UsedIn({
  view: { uses, total },
  nothing = 'media.unused',
}: {
  view: UsesView;
  /** What is shown where it is used nowhere. */
  nothing?: StaffKey;
}) {
  const { t } = useStaffText();
  const language = useLanguageWords();
  return (
    <section className="stack" aria-labelledby="used-in">
      <h2 id="used-in" className="h3">
        {total > 0 ? t('media.usedIn', { count: total }) : t(nothing)}
      </h2>
      <ul className="plain stack">
        {uses.map((use) => (
          <li key={`${use.kind} ${use.id} ${use.language} ${use.path} ${use.isDraft}`}>
            <Title use={use} />{' '}
            <small className="soft">
              {[t(wordOf(use.type)), use.language && language(use.language)].filter(Boolean).join(', ')}
              {' · '}
              {t(use.isDraft || !use.isPublic ? 'media.notPublic' : 'media.public')}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Its title, leading to where it is edited. */
function Title({ use: { kind, id, type, title } }: { use: Use }) {
  const { t } = useStaffText();
  const address = useAddress();
  const name = title || t(wordOf(type));
  const isDocument = kind === 'event' || (kind === 'content' && type !== 'template');
  if (isDocument)
    return (
      <Link className="link" to={address('adminDocument', { kind, id: String(id) })}>
        {name}
      </Link>
    );
  if (kind !== 'product' && kind !== 'category') return name;
  return (
    <Link
      className="link"
      to={address(kind === 'product' ? 'adminProduct' : 'adminCategory', { id: String(id) })}
    >
      {name}
    </Link>
  );
}
