import { Group } from '#site/admin/ground/frame/record-parts.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { typedPrice } from '#site/admin/ground/frame/typed/read-price.ts';
import { SelectField, SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { Icon } from '#site/ui/icons/icon.tsx';
import { ItemPicture } from '#site/ui/pictures/item-picture.tsx';
import type { DraftPart } from './draft-view.ts';
import { giftField, lineField } from './draft-view.ts';
import { LineBefore } from './edit-parts.tsx';

type LinesProps = DraftPart & { money: (amount: number) => string };
type Item = DraftPart['view']['draft']['items'][number];

/** What is ordered: found by name, sku or a scanned EAN; quantities, prices that were agreed, and why. */
export function DraftLines({ form, view, money }: LinesProps) {
  const { t } = useStaffText();
  const { draft, products } = view;
  return (
    <Group title={t(draft.edits ? 'edits.lines' : 'drafts.lines')}>
      <div className="draft-search">
        <TextField
          key={products?.search ?? draft.revision}
          form={form}
          name="productSearch"
          type="search"
          label={t('drafts.findProduct')}
          defaultValue={products?.search}
          isOptional
          autoComplete="off"
          data-most={100}
        />
        <SendButton form={form} name="act" value="findProduct">
          {t('drafts.find')}
        </SendButton>
      </div>
      <p className="small soft">{t('drafts.findProductHint')}</p>
      {products ? (
        <div role="status">
          {products.records.length === 0 ? <p className="soft">{t('drafts.noProduct')}</p> : null}
          <ul className="plain draft-found">
            {products.records.map(({ id, name, sku, details, price, stock }) => (
              <li key={id}>
                <span>
                  <strong>{name}</strong>
                  <small className="soft">
                    {[
                      ...details,
                      sku,
                      price === null ? t('drafts.noPrice') : money(price),
                      stock.quantity === null ? '' : t('drafts.left', { count: stock.quantity }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </span>
                <SendButton form={form} name="act" value={`add-${id}`}>
                  {t('drafts.add')}
                </SendButton>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {draft.items.length === 0 ? <p className="soft">{t('drafts.noLines')}</p> : null}
      <ul className="plain draft-lines">
        {draft.items.map((item, index) =>
          item.gift ? (
            <GiftLine key={item.itemId} item={item} money={money} />
          ) : (
            // What the platform has kept takes the place of what was typed.
            <Line
              key={`${item.itemId} ${item.qty} ${item.agreed?.price} ${item.agreed?.reason}`}
              {...{ form, view, money, item, index }}
            />
          ),
        )}
      </ul>
      {draft.gifts.map(({ promotionId, name, productId, products: gifts }) =>
        gifts.length === 0 ? (
          <p key={promotionId} className="small soft">
            {t('cart.giftGone', { name })}
          </p>
        ) : (
          <SelectField
            key={`${promotionId} ${productId}`}
            form={form}
            name={giftField(promotionId)}
            label={t('cart.giftChoose', { name })}
            defaultValue={String(productId ?? '')}
          >
            <option value="">{t('drafts.noGift')}</option>
            {gifts.map((gift) => (
              <option key={gift.productId} value={gift.productId}>
                {gift.name}
              </option>
            ))}
          </SelectField>
        ),
      )}
    </Group>
  );
}

function Line({ form, view, money, item, index }: LinesProps & { item: Item; index: number }) {
  const { t, locale } = useStaffText();
  const { productData, chosen, problem, agreed, shopPrice, prices } = item;
  return (
    <li>
      <input type="hidden" name={lineField(index, 'itemId')} value={item.itemId} />
      <input type="hidden" name={lineField(index, 'productId')} value={item.productId} />
      <ItemPicture picture={productData.media[0]} name={productData.name} />
      <div className="draft-lines__what">
        <strong>{productData.name}</strong>
        <small className="soft">
          {[...chosen.map(({ name, value }) => `${name}: ${value}`), productData.sku]
            .filter(Boolean)
            .join(' · ')}
        </small>
        <LineBefore draft={view.draft} productId={item.productId} qty={item.qty} />
        {problem ? (
          <small className="records__doubt">
            <Icon name="warn" /> {t(`drafts.problem.${problem.code}`, { count: problem.left ?? 0 })}
          </small>
        ) : null}
        {agreed ? (
          <small className="soft">
            {t('drafts.insteadOf', { amount: money(shopPrice) })} {t('drafts.isLogged')}
          </small>
        ) : null}
        {agreed && shopPrice > 0 && agreed.price > shopPrice ? (
          <small className="records__doubt">
            <Icon name="warn" /> {t('drafts.aboveShop', { amount: money(agreed.price - shopPrice) })}
          </small>
        ) : null}
      </div>
      <strong className="num draft-lines__sum">{money(prices.base.row)}</strong>
      <div className="draft-lines__fields">
        <TextField
          form={form}
          name={lineField(index, 'quantity')}
          label={t('drafts.quantity')}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={String(item.qty)}
          data-most={6}
        />
        {view.mayPrice || agreed ? (
          <>
            <TextField
              form={form}
              name={lineField(index, 'agreedPrice')}
              label={t('drafts.price')}
              inputMode="text"
              autoComplete="off"
              placeholder={typedPrice(shopPrice, locale)}
              defaultValue={agreed ? typedPrice(agreed.price, locale) : ''}
              readOnly={!view.mayPrice}
              isOptional
              data-most={12}
            />
            <TextField
              form={form}
              name={lineField(index, 'reason')}
              label={t('drafts.reason')}
              autoComplete="off"
              defaultValue={agreed?.reason}
              readOnly={!view.mayPrice}
              isOptional
              data-most={200}
            />
          </>
        ) : null}
        <SendButton form={form} name="act" value={`remove-${index}`} tone="quiet">
          {t('drafts.remove')}
          <span className="vh"> {productData.name}</span>
        </SendButton>
      </div>
    </li>
  );
}

/** What a promotion gives by itself, after everything that is bought: it is no line of the form. */
function GiftLine({ item, money }: { item: Item; money: (amount: number) => string }) {
  const { t } = useStaffText();
  const { productData, chosen, gift, qty, prices } = item;
  return (
    <li>
      <ItemPicture picture={productData.media[0]} name={productData.name} />
      <div className="draft-lines__what">
        <strong>
          <span className="num">{qty} ×</span> {productData.name}
        </strong>
        <small className="soft">
          {[...chosen.map(({ name, value }) => `${name}: ${value}`), productData.sku]
            .filter(Boolean)
            .join(' · ')}
        </small>
        <small className="soft">
          {t('cart.gift')}: {gift?.name}
        </small>
      </div>
      <strong className="num draft-lines__sum">{money(prices.base.row)}</strong>
    </li>
  );
}
