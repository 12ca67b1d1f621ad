import type { EndpointAnswer } from '@izlog/contract/endpoint';
import type { attributeValueResource } from '@izlog/contract/product/registries/attribute-resource';
import { Link } from 'react-router';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { Icon } from '#site/ui/icons/icon.tsx';

export type ValueRow = EndpointAnswer<typeof attributeValueResource.endpoints.get>;
type ValuesProps = { attributeId: number; rows: readonly ValueRow[]; languages: readonly SiteLanguage[] };

/** The choices of a property in the order of the shop, changed by buttons, which work without scripts. */
export function ValuesPanel({ attributeId, rows, languages }: ValuesProps) {
  const { t } = useStaffText();
  const address = useAddress();
  return (
    <section className="panel stack" aria-labelledby="h-values">
      <div className="between">
        <h2 id="h-values">{t('attribute.values')}</h2>
        <ButtonLink to={`${address('adminAttributeValue', { id: 'novi' })}?attribute=${attributeId}`}>
          {t('attributes.newValue')}
        </ButtonLink>
      </div>
      {rows.length === 0 ? (
        <p className="soft">{t('attributeValue.list.nothing')}</p>
      ) : (
        <ul className="ledger category-tree">
          {rows.map((row, place) => (
            <Row
              key={row.id}
              row={row}
              languages={languages}
              isFirst={place === 0}
              isLast={place === rows.length - 1}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

type RowProps = Pick<ValuesProps, 'languages'> & { row: ValueRow; isFirst: boolean; isLast: boolean };

function Row({ row: { id, labels, color, products }, languages, isFirst, isLast }: RowProps) {
  const { t } = useStaffText();
  const address = useAddress();
  const form = useSentForm({ name: `move-${id}` });
  const [main] = languages;
  const name = (main && labels[main.code]) ?? Object.values(labels)[0] ?? '';
  const missing = languages.filter(({ code }) => !labels[code]);
  return (
    <li>
      <div className="value-name">
        {color ? (
          <svg className="value-name__swatch" viewBox="0 0 16 16" aria-hidden="true">
            <rect width="16" height="16" fill={color} />
          </svg>
        ) : null}
        <div>
          <Link className="link" to={address('adminAttributeValue', { id: String(id) })}>
            {name}
          </Link>
          <div className="small soft">
            {t('categories.products', { count: products })}
            {missing.length > 0
              ? ` · ${t('categories.untranslated', { languages: missing.map((one) => one.name).join(', ') })}`
              : null}
          </div>
        </div>
      </div>
      <FormFrame form={form} label={name} className="row category-tree__moves">
        {(['up', 'down'] as const).map((way) => (
          <button
            key={way}
            className="icon-button"
            type="submit"
            name="way"
            value={way}
            disabled={way === 'up' ? isFirst : isLast}
            aria-label={t(way === 'up' ? 'categories.up' : 'categories.down', { name })}
          >
            <Icon name="down" className={way === 'up' ? 'category-tree__up' : undefined} />
          </button>
        ))}
      </FormFrame>
    </li>
  );
}
