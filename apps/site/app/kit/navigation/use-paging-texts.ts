import { useText } from '#site/i18n/use-text.tsx';

/** Words of the page numbers. */
export function usePagingTexts() {
  const { t } = useText();
  return {
    label: t('paging.label'),
    first: t('paging.first'),
    previous: t('paging.previous'),
    next: t('paging.next'),
    last: t('paging.last'),
    page: (page: number) => t('paging.page', { page }),
  };
}
