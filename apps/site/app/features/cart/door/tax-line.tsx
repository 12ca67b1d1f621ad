import { useText } from '#site/i18n/use-text.tsx';
import { Icon } from '#site/ui/icons/icon.tsx';

type TaxLineProps = {
  tax: number;
  /** The same by rate in percent. */
  rates: ReadonlyArray<{ rate: number; amount: number }>;
  isIncluded: boolean;
  money: (amount: number) => string;
};

/** The tax of a summary: one line, so that the lines add up, which unfolds to its rates where there are several. */
export function TaxLine({ tax, rates, isIncluded, money }: TaxLineProps) {
  const { t, number } = useText();
  const [only, ...others] = rates;
  const label = (
    <>
      {only && others.length === 0 ? t('cart.sumTaxRate', { rate: number(only.rate) }) : t('cart.sumTax')}{' '}
      {isIncluded ? <span className="faint">{t('cart.sumTaxIncluded')}</span> : null}
    </>
  );
  return (
    <div className="between">
      <dt>
        {others.length === 0 ? (
          label
        ) : (
          <details className="fold">
            <summary>
              <span>{label}</span>
              <Icon name="down" />
            </summary>
            <ul className="plain">
              {rates.map(({ rate, amount }) => (
                <li key={rate} className="num">
                  {t('cart.sumTaxRate', { rate: number(rate) })}: {money(amount)}
                </li>
              ))}
            </ul>
          </details>
        )}
      </dt>
      <dd className="num">{money(tax)}</dd>
    </div>
  );
}
