import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';

/** A rating from 0 to 5; `label` says it in words ("Ocjena 4,8 od 5"). */
export function Stars({ rating, label }: { rating: number; label: string }) {
  const lit = Math.round(rating);
  return (
    <span className="stars" role="img" aria-label={label}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} name="star" className={classNames(star > lit && 'is-off')} />
      ))}
    </span>
  );
}

type RatingInputProps = {
  legend: string;
  name: string;
  /** How many there are. */
  stars?: number;
  /** Name of one star: "4 od 5". */
  starLabel: (star: number) => string;
  defaultValue?: number;
  required?: boolean;
};

/** Radios rendered as stars, five unless told otherwise. */
export function RatingInput({
  legend,
  name,
  stars = 5,
  starLabel,
  defaultValue,
  required,
}: RatingInputProps) {
  return (
    <fieldset>
      <legend className="label">{legend}</legend>
      <div className="rating-input">
        {Array.from({ length: stars }, (_, index) => index + 1).map((star) => (
          <label key={star} title={starLabel(star)}>
            <input
              type="radio"
              name={name}
              value={star}
              aria-label={starLabel(star)}
              defaultChecked={star === defaultValue}
              required={required}
            />
            <Icon name="star" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
