import { Pagination } from '#site/ui/controls/pagination.tsx';
import { useStaffText } from './staff-text.tsx';

type AdminPagesProps = { page: number; lastPage: number; href: (page: number) => string };

/** The pages of a list of the back office. */
export function AdminPages({ page, lastPage, href }: AdminPagesProps) {
  const { t } = useStaffText();
  const texts = {
    label: t('paging.label'),
    first: t('paging.first'),
    previous: t('paging.previous'),
    next: t('paging.next'),
    last: t('paging.last'),
    page: (number: number) => t('paging.page', { page: number }),
  };
  return <Pagination current={page} total={lastPage} href={href} texts={texts} />;
}
