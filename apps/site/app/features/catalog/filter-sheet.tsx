import { startTransition, useRef, useState } from 'react';
import { useText } from '#site/i18n/use-text.tsx';
import { Button } from '#site/ui/controls/button.tsx';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { Icon } from '#site/ui/icons/icon.tsx';
import { Sheet } from '#site/ui/overlays/dialog.tsx';
import type { ModalHandle } from '#site/ui/overlays/use-modal.ts';
import { FilterFields } from './filter-fields.tsx';
import { chosenCount, listAddress } from './list-address.ts';
import type { ListView } from './list-view.ts';
import type { ListDraft } from './use-list-draft.ts';

/**
 * On phones the button that opens the filters, and the filters. Whether they are open is known here alone, and the sheet
 * is there before its fields are: a press renders neither the list behind it nor hundreds of boxes before it is answered.
 */
export function FilterSheet({ list, draft }: { list: ListView; draft: ListDraft }) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const dialog = useRef<ModalHandle>(null);
  const chosen = chosenCount(list.chosen);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        className="catalog__open-filters"
        onClick={() => {
          dialog.current?.open();
          startTransition(() => setOpen(true));
        }}
      >
        <Icon name="filter" /> {t('list.filters')}
        {chosen > 0 ? ` (${chosen})` : ''}
      </Button>
      <Sheet
        handle={dialog}
        open={isOpen}
        onClose={close}
        title={t('list.filters')}
        closeLabel={t('page.close')}
        footer={
          <>
            <ButtonLink
              to={listAddress({ ...list, ...arranged(draft), chosen: {} })}
              onClick={draft.leave}
              preventScrollReset
            >
              {t('list.clearFilters')}
            </ButtonLink>
            <Button tone="primary" onClick={close}>
              {t('list.show', { count: list.pagination.total })}
            </Button>
          </>
        }
      >
        {isOpen ? <FilterFields filters={list.filters} draft={draft} prefix="sheet" /> : null}
      </Sheet>
    </>
  );
}

/** Sort and page size as they were just chosen. */
const arranged = ({ sort, limit }: ListDraft) => ({ sort, limit });
