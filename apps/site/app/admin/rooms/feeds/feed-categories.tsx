// biome-ignore-all lint/a11y/noRedundantRoles: phones draw the rows as cards, and a table laid out so is none any more for some screen readers
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { TextInput } from '#site/ui/controls/text-input.tsx';
import { categoriesAt } from './feed-words.ts';
import type { FeedParts } from './load-feed.server.ts';

/** What the channel calls the shop's categories; one without a name of its own has that of the nearest one above. */
export function FeedCategories({ categories }: Pick<FeedParts, 'categories'>) {
  const { t, number } = useStaffText();
  const form = useSentForm({ name: 'categories' });
  return (
    <section className="group" id={categoriesAt} aria-labelledby={`${categoriesAt}-h`}>
      <h2 id={`${categoriesAt}-h`}>{t('feeds.categories')}</h2>
      <p className="soft">{t('feeds.categoriesLead')}</p>
      {categories.length === 0 ? (
        <p>{t('feeds.noCategories')}</p>
      ) : (
        <FormFrame form={form} label={t('feeds.categories')} className="stack">
          <table className="grid-table records" role="table" aria-label={t('feeds.categories')}>
            <thead role="rowgroup">
              <tr role="row">
                <th role="columnheader" scope="col">
                  {t('feeds.ownCategory')}
                </th>
                <th role="columnheader" scope="col">
                  {t('feeds.theirCategory')}
                </th>
              </tr>
            </thead>
            <tbody role="rowgroup">
              {categories.map(({ category, path, products, target, inherited }) => (
                <tr role="row" key={category}>
                  <th role="rowheader" scope="row">
                    {path.join(' › ')}
                    <br />
                    <span className="small soft">
                      {t('feeds.products', { count: products, number: number(products) })}
                    </span>
                  </th>
                  <td role="cell" data-label={t('feeds.theirCategory')}>
                    <TextInput
                      name={`target.${category}`}
                      aria-label={t('feeds.theirNameOf', { name: path.join(' › ') })}
                      aria-invalid={form.faults[`target.${category}`] ? true : undefined}
                      data-most={500}
                      autoComplete="off"
                      placeholder={inherited}
                      defaultValue={form.typed[`target.${category}`] ?? target}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <SendButton form={form}>{t('feeds.saveCategories')}</SendButton>
        </FormFrame>
      )}
    </section>
  );
}
