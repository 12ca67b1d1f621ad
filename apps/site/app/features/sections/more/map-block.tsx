import type { map } from '@izlog/contract/sections/telling';
import { Button } from '#site/editable/button.tsx';
import { textField } from '#site/editable/field-of.ts';
import { Text } from '#site/editable/text.tsx';
import { usePart } from '#site/editable/use-part.ts';
import { AnyIcon } from '#site/ui/icons/any-icon.tsx';
import { Icon } from '#site/ui/icons/icon.tsx';
import type { BlockProps } from '../door/block.ts';
import { SectionFrame } from '../section-frame.tsx';
import { SectionHeading } from './section-intro.tsx';

/** Where one finds us: an address card beside a drawing, without a foreign map. */
export function MapBlock({ part, isFirst }: BlockProps<typeof map>) {
  const call = textField(part, 'phone')?.wide.replaceAll(/[^\d+]/g, '');
  return (
    <SectionFrame {...usePart(part)}>
      <SectionHeading part={part} isFirst={isFirst} />
      <div className="map">
        <Streets />
        <address className="map__card stack">
          <Text part={part} f="name" as="b" className="map__name" />
          <Text part={part} f="address" as="p" className="lines" />
          <Text part={part} f="hours" as="p" className="lines soft small" />
          <Text
            part={part}
            f="phone"
            around={(words) => (
              <a className="link" href={`tel:${call}`}>
                <Icon name="call" /> {words}
              </a>
            )}
          />
          <Text
            part={part}
            f="mail"
            around={(words) => (
              <a className="link" href={`mailto:${textField(part, 'mail')?.wide}`}>
                <Icon name="mail" /> {words}
              </a>
            )}
          />
          <Button part={part} f="directions" />
        </address>
      </div>
    </SectionFrame>
  );
}

/** Streets that are nowhere, and a pin. */
function Streets() {
  return (
    <div className="map__drawing" aria-hidden="true">
      <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path className="map__water" d="M-10 250c80-40 120 20 200-10s140-70 220-40v110H-10z" />
        <path
          className="map__street"
          d="M-10 70 410 20M-10 160l420-60M60-10l50 320M180-10l30 320M310-10l-10 320M-10 220l220-30 200 40"
        />
        <path className="map__street map__street--main" d="M-10 120c140-10 200 60 420 20" />
      </svg>
      <AnyIcon name="pin" />
    </div>
  );
}
