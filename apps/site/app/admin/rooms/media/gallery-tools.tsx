import { mediaOrders } from '@izlog/contract/media/media-orders';
import { Form, Link } from 'react-router';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { Select, TextInput } from '#site/ui/controls/text-input.tsx';
import { fileKinds, type GalleryView, queryOfGallery } from './gallery-view.ts';

const only = ['', 'unused', 'noAlt'] as const;
const looks = ['grid', 'list'] as const;

/** What narrows the gallery, its order and its look: all of it is in the address. */
export function GalleryTools({ view: { asked } }: { view: GalleryView }) {
  const { t } = useStaffText();
  const all = useAddress()('adminMedia');
  return (
    <div className="mtools">
      <Form
        key={queryOfGallery(asked)}
        method="get"
        action={all}
        role="search"
        className="mtools__form"
        onChange={(event) => {
          if (event.target instanceof HTMLSelectElement) event.currentTarget.requestSubmit();
        }}
      >
        <Field label={t('media.search')} className="mtools__search">
          {(control) => (
            <TextInput {...control} type="search" name="search" data-most={200} defaultValue={asked.search} />
          )}
        </Field>
        <Field label={t('media.show')}>
          {(control) => (
            <Select {...control} name="only" defaultValue={asked.only}>
              {only.map((one) => (
                <option key={one} value={one}>
                  {t(`media.only.${one || 'all'}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('media.kind')}>
          {(control) => (
            <Select {...control} name="kind" defaultValue={asked.kind}>
              {(['', ...fileKinds] as const).map((one) => (
                <option key={one} value={one}>
                  {t(`media.kind.${one || 'all'}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('media.order')}>
          {(control) => (
            <Select {...control} name="sort" defaultValue={asked.sort}>
              {mediaOrders.map((one) => (
                <option key={one} value={one}>
                  {t(`media.order.${one}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {asked.folder ? <input type="hidden" name="folder" value={asked.folder} /> : null}
        {asked.look === 'list' ? <input type="hidden" name="look" value="list" /> : null}
        <Button type="submit">{t('log.show')}</Button>
      </Form>
      <nav className="tabs" aria-label={t('media.look')}>
        {looks.map((look) => (
          <Link
            key={look}
            to={`${all}${queryOfGallery(asked, { look })}`}
            aria-current={look === asked.look ? 'page' : undefined}
            preventScrollReset
          >
            {t(`media.look.${look}`)}
          </Link>
        ))}
      </nav>
    </div>
  );
}
