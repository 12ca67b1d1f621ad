import { use } from 'react';
import type { NavigationItem } from '#site/document/frame.ts';
import { EditContext } from '#site/editable/edit-context.ts';
import { useText } from '#site/i18n/use-text.tsx';
import { ContentLink } from '#site/links/content-link.tsx';
import { Disclosure } from '#site/ui/controls/disclosure.tsx';

/**
 * The navigation bar of wide screens, from the navigation tree (SHELL-007); nested entries open below their parent,
 * whose own address, if it has one, comes first among them.
 */
export function MainNavigation({
  items,
  current,
  closeOn,
}: {
  items: NavigationItem[];
  current?: string;
  /** Open entries close when it changes; on the server it is the same for all pages. */
  closeOn: string;
}) {
  const { t } = useText();
  const edit = use(EditContext);
  return (
    <nav className="nav" aria-label={t('header.mainNavigation')}>
      <ul>
        {items.map((item) => (
          <li key={item.id} ref={edit?.part(item)}>
            {item.children.length > 0 ? (
              <Disclosure label={<Name {...item} />} group="main-navigation" closeOn={closeOn}>
                <ul>
                  {item.href ? (
                    <li>
                      <ContentLink link={{ ...item, lang: undefined }} isCurrent={item.href === current}>
                        <Name {...item} />
                        <small>{t('header.all')}</small>
                      </ContentLink>
                    </li>
                  ) : null}
                  {item.children.map((child) => (
                    <li key={child.id} ref={edit?.part(child)}>
                      <ContentLink link={child} isCurrent={child.href === current}>
                        {child.name}
                        {child.hint ? <small>{child.hint}</small> : null}
                      </ContentLink>
                    </li>
                  ))}
                </ul>
              </Disclosure>
            ) : (
              <ContentLink link={item} isCurrent={item.href === current} ref={edit?.field(item, 'name')} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The name of an entry where words of the page stand beside it. */
const Name = ({ name, lang }: NavigationItem) => (lang ? <span lang={lang}>{name}</span> : name);

/** The page in view, if the navigation leads to it. */
export const currentOf = (items: readonly NavigationItem[], pathname: string): string | undefined =>
  items.some(({ href, children }) => href === pathname || currentOf(children, pathname))
    ? pathname
    : undefined;
