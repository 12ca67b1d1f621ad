import { type LabelField, labelFields } from '@izlog/contract/ecommerce/duties/label-places';
import type { GaranLabel as Label } from '@izlog/contract/product/garan-label';
import type { LabelFile } from './label-file.server.ts';

/**
 * The maker's guarantee of durability: on the official label where the shop has put in its file, with years, brand and model
 * in its three fields; until then in plain words, which imitate nothing.
 */
export function GaranLabel({ label, file }: { label: Label; file: LabelFile | null }) {
  const { title, text, legal, terms } = label;
  return (
    <aside className="garan" aria-label={title}>
      {file ? (
        <OfficialLabel label={label} file={file} />
      ) : (
        <>
          <p className="garan__title" aria-hidden="true">
            {title}
          </p>
          <p>{text}</p>
        </>
      )}
      <p>
        {legal}{' '}
        <a className="link" href={terms.href} target="_blank" rel="noopener">
          {terms.words}
        </a>
      </p>
    </aside>
  );
}

/** The file as it was put in; the words lie over it, so that its bytes stay what they are. */
function OfficialLabel({
  label: { title, text, fields },
  file: { src, width, height, places },
}: {
  label: Label;
  file: LabelFile;
}) {
  return (
    <svg
      className="garan__label"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${title}. ${text}`}
    >
      <image href={src} width={width} height={height} />
      {labelFields.map((name) => (
        <FieldText key={name} words={fields[name]} place={places[name]} width={width} height={height} />
      ))}
    </svg>
  );
}

type FieldTextProps = {
  words: string;
  place: LabelFile['places'][LabelField];
  width: number;
  height: number;
};

/** Letters of a size; a long name is pressed together instead of running over the edge. */
function FieldText({ words, place, width, height }: FieldTextProps) {
  const x = (place.x / 100) * width;
  const size = (place.height / 100) * height;
  const room = 2 * Math.min(x, width - x) * 0.94;
  const isLong = [...words].length * size * 0.6 > room;
  return (
    <text
      x={x}
      y={(place.y / 100) * height}
      fontSize={size}
      textAnchor="middle"
      {...(isLong && { textLength: room, lengthAdjust: 'spacingAndGlyphs' })}
    >
      {words}
    </text>
  );
}
