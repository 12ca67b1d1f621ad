import { Link } from 'react-router';
import { useText } from '#site/i18n/use-text.tsx';
import { Button } from '#site/ui/controls/button.tsx';
import { AnyIcon } from '#site/ui/icons/any-icon.tsx';

interface StepFooterProps {
  /** The step or page before. */
  back: string;
  backLabel: string;
  /** What the order costs, beside the button on phones, where no summary is in view. */
  total: number;
  /** Words of the button. */
  label: string;
  isBusy: boolean;
}

/** The end of a step: back on the left, on on the right. */
export function StepFooter({ back, backLabel, total, label, isBusy }: StepFooterProps) {
  const { t, money } = useText();
  return (
    <div className="checkout-form__foot">
      <Link className="more" to={back}>
        <AnyIcon name="left" /> {backLabel}
      </Link>
      <p className="checkout-form__total only-narrow">
        {t('cart.sumTotal')} <b className="num">{money(total)}</b>
      </p>
      <Button type="submit" tone="primary" size="lg" busy={isBusy}>
        {label}
      </Button>
    </div>
  );
}
