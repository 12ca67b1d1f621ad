import { documentOfKey } from '@izlog/contract/editing/document';
import type { ProductRecord } from '@izlog/contract/product/record/product-record';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { lastDayOf, shopDayOf } from '#site/admin/ground/frame/shop-day.ts';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { typedPrice } from '#site/admin/ground/frame/typed/read-price.ts';
import { BuyerPrice } from '#site/admin/rooms/products/door/buyer-price.tsx';
import {
  type PriceFault,
  type PriceField,
  readTypedPrice,
} from '#site/admin/rooms/products/door/typed-price.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { TextInput } from '#site/ui/controls/text-input.tsx';
import { Note } from '#site/ui/note.tsx';
import { Dialog } from '#site/ui/overlays/dialog.tsx';
import { focusFirstField } from '#site/ui/overlays/form-dialog.tsx';
import { useToasts } from '#site/ui/overlays/toasts.tsx';
import type { EditedPage } from '../page/edited-page.ts';
import type { FieldPlace } from '../page/field-registry.ts';
import '#site/admin/rooms/products/door/price-line.css';
import '#site/admin/rooms/products/door/products.css';
import '#site/admin/ground/chart/chart.css';

type Faults = Partial<Record<PriceField, PriceFault>>;

/**
 * The price of a product where it stands on its page, with the days of a sale and what buyers will see of it, by the very
 * preview of the product's form. It goes its own way: it holds once it is saved, and is no part of the draft.
 */
export function PriceDialog({
  page,
  place,
  onClose,
}: {
  page: EditedPage;
  place: FieldPlace;
  onClose: () => void;
}) {
  const { t } = useStaffText();
  const id = documentOfKey(place.key)?.id ?? 0;
  const [record, setRecord] = useState<ProductRecord>();
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let isLeft = false;
    page.talk
      .act('product', { id })
      .then((answer) => {
        if (isLeft) return;
        if ('data' in answer) setRecord(answer.data as ProductRecord);
        else setFailed(true);
      })
      .catch(() => !isLeft && setFailed(true));
    return () => {
      isLeft = true;
    };
  }, [page, id]);
  return (
    <Dialog open onClose={onClose} title={t('products.price')} closeLabel={t('page.close')} shape="wide">
      {isFailed ? (
        <Note tone="danger" role="alert">
          {t('edit.price.failed')}
        </Note>
      ) : null}
      {record ? <PriceForm page={page} record={record} onClose={onClose} /> : null}
    </Dialog>
  );
}

function PriceForm({
  page,
  record,
  onClose,
}: {
  page: EditedPage;
  record: ProductRecord;
  onClose: () => void;
}) {
  const { t } = useStaffText();
  const form = useRef<HTMLFormElement>(null);
  const save = useSavePrice(page, record.id);
  const [faults, setFaults] = useState<Faults>({});
  const [trouble, setTrouble] = useState<'edit.price.changed' | 'edit.price.failed'>();
  const [isBusy, setBusy] = useState(false);
  // What buyers see now stands there before something is typed.
  useEffect(() => {
    const first = form.current?.elements.namedItem('base');
    if (first instanceof HTMLElement) first.dispatchEvent(new Event('input', { bubbles: true }));
    focusFirstField(form.current);
  }, []);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const read = (name: PriceField) => String(typed.get(name) ?? '');
    const found = readTypedPrice(read, record.price, Date.now());
    setFaults(found.faults);
    if (Object.keys(found.faults).length > 0) return;
    setBusy(true);
    const wrong = await save(found.price, record);
    setBusy(false);
    if (wrong) return setTrouble(wrong);
    onClose();
  };
  return (
    <form className="stack stack--lg" ref={form} onSubmit={send} onInput={() => setFaults({})} noValidate>
      <p className="soft">{t('edit.price.atOnce')}</p>
      <div className="ed-duo">
        <PriceFields record={record} faults={faults} />
        <div className="stack">
          <BuyerPrice form={{ ref: form }} view={{ preview: null, record }} />
        </div>
      </div>
      {record.format === 'configurable' ? <OfVariants id={record.id} /> : null}
      {trouble ? (
        <Note tone="danger" role="alert">
          {t(trouble)}
        </Note>
      ) : null}
      <p>
        <Button tone="primary" type="submit" busy={isBusy}>
          {t('edit.price.save')}
        </Button>
      </p>
    </form>
  );
}

function PriceFields({ record: { price }, faults }: { record: ProductRecord; faults: Faults }) {
  const { t, locale } = useStaffText();
  const days = {
    saleFrom: price.saleFrom ? shopDayOf(price.saleFrom) : undefined,
    saleTo: price.saleTo ? lastDayOf(price.saleTo) : undefined,
    nextFrom: price.nextFrom ? shopDayOf(price.nextFrom) : undefined,
  };
  const hints = {
    saleFrom: t('edit.price.fromHint'),
    saleTo: t('products.saleToHint'),
    nextFrom: t('edit.price.nextHint'),
  };
  const fieldOf = (name: PriceField) => {
    const fault = faults[name];
    const isDay = name === 'saleFrom' || name === 'saleTo' || name === 'nextFrom';
    return (
      <Field
        key={name}
        label={t(`products.${name}`)}
        error={fault ? t(fault.key, fault.values) : undefined}
        hint={isDay ? hints[name] : undefined}
      >
        {(control) =>
          isDay ? (
            <TextInput {...control} type="date" name={name} defaultValue={days[name]} />
          ) : (
            <TextInput
              {...control}
              name={name}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={typedPrice(price[name], locale)}
            />
          )
        }
      </Field>
    );
  };
  return (
    <div className="stack">
      {(['base', 'sale', 'saleFrom', 'saleTo', 'member'] as const).map(fieldOf)}
      <fieldset className="fieldset stack">
        <legend className="label">{t('edit.price.next')}</legend>
        {(['nextBase', 'nextFrom'] as const).map(fieldOf)}
      </fieldset>
    </div>
  );
}

/** Each variant may have a price of its own, which stands in the product's form. */
function OfVariants({ id }: { id: number }) {
  const { t } = useStaffText();
  const address = useAddress();
  return (
    <p>
      {t('edit.price.ofVariants')}{' '}
      <a className="link" href={address('adminProduct', { id })}>
        {t('edit.price.toForm')}
      </a>
    </p>
  );
}

/** Saves a price, shows the page with it, and offers the way back; gives why it was not saved. */
function useSavePrice(page: EditedPage, id: number) {
  const { t } = useStaffText();
  const { show } = useToasts();
  const { revalidate } = useRevalidator();
  const write = async (price: ProductRecord['price'], revision?: string) => {
    const answer = await page.talk.act('productPrice', { id, price, revision }).catch(() => undefined);
    if (answer && 'data' in answer) {
      page.asking();
      await revalidate();
    }
    return answer;
  };
  return async (price: ProductRecord['price'], before: ProductRecord) => {
    const answer = await write(price, before.revision);
    if (!answer || !('data' in answer))
      return answer?.status === 409 ? 'edit.price.changed' : 'edit.price.failed';
    const back = async () => {
      const undone = await write(asBefore(before.price, price));
      show(t(undone && 'data' in undone ? 'edit.price.undone' : 'edit.price.failed'));
    };
    show(t('edit.price.saved'), {
      tone: 'success',
      life: 'undo',
      action: (
        <Button className="button--small" onClick={() => void back()}>
          {t('edit.undo')}
        </Button>
      ),
    });
    return undefined;
  };
}

/** A price as it was. A sale that had begun and was ended goes on from now: what was asked meanwhile stays in the journal. */
function asBefore(before: ProductRecord['price'], now: ProductRecord['price']): ProductRecord['price'] {
  const { sale, saleFrom, saleTo } = before;
  const isSame = sale === now.sale && saleFrom === now.saleFrom && saleTo === now.saleTo;
  const isOver = saleFrom !== null && Date.parse(saleFrom) <= Date.now();
  return isSame || !isOver ? before : { ...before, saleFrom: null };
}
