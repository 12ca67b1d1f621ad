import { bundleOptionsOf, isMemberChosen } from '@izlog/contract/product/choices/bundle-choice';
import { findVariant } from '@izlog/contract/product/choices/find-variant';
import { use, useEffect, useState } from 'react';
import { AddToCartForm } from '#site/features/cart/door/add-to-cart-form.tsx';
import type { WantedBundle } from '#site/features/catalog/door/bundle-dialog-state.ts';
import { priceProps } from '#site/features/catalog/door/tile.tsx';
import { prefixOf } from '#site/i18n/site-language.ts';
import { useText } from '#site/i18n/use-text.tsx';
import { LanguageContext } from '#site/links/addresses.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Icon } from '#site/ui/icons/icon.tsx';
import { Note } from '#site/ui/note.tsx';
import { Dialog } from '#site/ui/overlays/dialog.tsx';
import { useToasts } from '#site/ui/overlays/toasts.tsx';
import { Price } from '#site/ui/price.tsx';
import { TextSkeleton } from '#site/ui/skeleton.tsx';
import { customisationOf } from '../purchase-of.ts';
import { BundleMember } from './bundle-member.tsx';
import { type BundleView, bundlePrices } from './bundle-view.ts';
import { useMemberChoices } from './use-member-choices.ts';

export type BundleDialogProps = { bundle: WantedBundle; onClose: () => void };

/**
 * The window in which the members of a bundle are chosen before it is added (PRODUCT-033). It loads them when it opens;
 * when they cannot be obtained that is reported and nothing is added (PRODUCT-031).
 */
export function BundleDialog({ bundle, onClose }: BundleDialogProps) {
  const { t } = useText();
  const toasts = useToasts();
  const prefix = prefixOf(use(LanguageContext));
  const [view, setView] = useState<BundleView | 'lost'>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a bundle; the window is keyed by it
  useEffect(() => {
    const stop = new AbortController();
    fetchBundle(`${prefix}/_/bundle/${bundle.id}`, stop.signal).then((found) => {
      if (stop.signal.aborted) return;
      setView(found ?? 'lost');
      if (!found) toasts.show(t('error.bundleItemsNotFetched'), { tone: 'danger' });
    });
    return () => stop.abort();
  }, []);
  return (
    // One window from the first moment: another in its place would take the focus and be read out again.
    <Dialog
      open
      onClose={onClose}
      title={t('product.customise', { name: bundle.name })}
      closeLabel={t('page.close')}
      shape="wide"
    >
      {view === undefined ? (
        <TextSkeleton lines={4} label={t('page.loading')} />
      ) : view === 'lost' ? (
        <Note tone="danger">{t('error.bundleItemsNotFetched')}</Note>
      ) : (
        <Chooser bundle={bundle} view={view} onAdded={onClose} />
      )}
    </Dialog>
  );
}

/** The members, or undefined when nobody answered with them. */
async function fetchBundle(address: string, signal: AbortSignal): Promise<BundleView | undefined> {
  try {
    const response = await fetch(address, { signal, headers: { accept: 'application/json' } });
    return response.ok ? ((await response.json()) as BundleView) : undefined;
  } catch {
    // No connection, or the window was closed meanwhile.
    return undefined;
  }
}

type ChooserProps = { bundle: WantedBundle; view: BundleView; onAdded: () => void };

/** The form in which the members are chosen. */
function Chooser({ bundle, view, onAdded }: ChooserProps) {
  const text = useText();
  const { t } = text;
  const toasts = useToasts();
  const { choices, choose } = useMemberChoices(view.members);
  const [isAsked, setAsked] = useState(false);
  const customisations = view.members.map((member) => customisationOf(member, choices[member.id] ?? {}));
  const open = customisations.filter((one) => !isMemberChosen(one)).map(({ main }) => main.id);
  const mayAdd = (form: HTMLFormElement) => {
    if (open.length === 0) return true;
    setAsked(true);
    toasts.show(t('core.notifications.configurationNotSet'), { tone: 'info' });
    form.querySelector<HTMLElement>(`[data-member="${open[0]}"] input`)?.focus();
    return false;
  };
  const price = bundlePrices(view, choices);
  return (
    <AddToCartForm className="bundle" mayAdd={mayAdd} onAdded={onAdded}>
      {({ isBusy, refusal }) => (
        <>
          <input type="hidden" name="productId" value={bundle.id} />
          <input type="hidden" name="qty" value={bundle.quantity} />
          <input
            type="hidden"
            name="options"
            value={JSON.stringify({
              personalizations: bundle.personalizations,
              bundleOptions: bundleOptionsOf(customisations),
            })}
          />
          <p className="soft">{t('product.customiseLead')}</p>
          <ul className="bundle__members">
            {view.members.map((member) => {
              const choice = choices[member.id] ?? {};
              return (
                <BundleMember
                  key={member.id}
                  member={member}
                  choice={choice}
                  variant={findVariant(member.variants, member.axes, choice)}
                  isMissing={isAsked && open.includes(member.id)}
                  choose={(attributeID, id) => choose(member, attributeID, id)}
                />
              );
            })}
          </ul>
          <div role="alert">{refusal ? <Note tone="danger">{refusal}</Note> : null}</div>
          <div className="bundle__foot">
            <div role="status">{price ? <Price size="lg" {...priceProps(price, text)} /> : null}</div>
            <Button tone="primary" size="lg" type="submit" busy={isBusy}>
              <Icon name="basket" /> {t('list.addToCart')}
            </Button>
          </div>
        </>
      )}
    </AddToCartForm>
  );
}
