import { useEffect, useRef } from 'react';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { Icon } from '#site/ui/icons/icon.tsx';
import { Badge, Chip } from '#site/ui/tag.tsx';
import type { StaffOrderView } from '../orders-view.ts';

/** How many of the tags in use are offered to be pressed; the field knows all of them. */
const offered = 8;

/** The words an order is marked with: each goes by a press, others come one by one. */
export function TagLine({ view: { desk, tags, mayEdit } }: { view: StaffOrderView }) {
  const summary = useRef<HTMLElement>(null);
  const said = desk.tags.join();
  const shown = useRef(said);
  // What was pressed is gone with its tag; anyone who works by keyboard goes on beside it.
  useEffect(() => {
    if (shown.current !== said && document.activeElement === document.body) summary.current?.focus();
    shown.current = said;
  }, [said]);
  if (!mayEdit)
    return (
      <p className="chips">
        {desk.tags.map((tag) => (
          <Badge key={tag} plain>
            {tag}
          </Badge>
        ))}
      </p>
    );
  return (
    <div className="tag-line">
      {desk.tags.length > 0 ? <Removing tags={desk.tags} /> : null}
      <Adding key={said} others={tags.filter((tag) => !desk.tags.includes(tag))} summary={summary} />
    </div>
  );
}

function Removing({ tags }: { tags: readonly string[] }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'untag' });
  return (
    <FormFrame form={form} label={t('shopOrders.tags')} className="chips">
      {tags.map((tag) => (
        <Chip key={tag} name="removeTags" value={tag} removeLabel={t('shopOrders.removeTag')}>
          {tag}
        </Chip>
      ))}
    </FormFrame>
  );
}

type AddingProps = { others: readonly string[]; summary: React.RefObject<HTMLElement | null> };

function Adding({ others, summary }: AddingProps) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'tag' });
  const label = t('shopOrders.newTag');
  return (
    <details className="facet" open={form.answer !== undefined}>
      <summary ref={summary}>
        <Icon name="plus" /> {t('shopOrders.addTag')}
      </summary>
      <div className="facet__panel">
        <FormFrame form={form} label={t('shopOrders.addTag')} labels={{ addTags: label }}>
          <TextField
            form={form}
            name="addTags"
            label={label}
            hint={t('shopOrders.tagsHint')}
            data-most={400}
            list="order-tags"
            autoComplete="off"
          />
          <datalist id="order-tags">
            {others.map((tag) => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
          <SendButton form={form}>{t('shopOrders.add')}</SendButton>
          {others.length > 0 ? (
            <div className="chips">
              {others.slice(0, offered).map((tag) => (
                <button key={tag} className="facet__press" type="submit" name="pick" value={tag}>
                  <Icon name="plus" /> {tag}
                </button>
              ))}
            </div>
          ) : null}
        </FormFrame>
      </div>
    </details>
  );
}
