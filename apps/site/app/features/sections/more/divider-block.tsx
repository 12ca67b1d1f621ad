import type { divider } from '@izlog/contract/sections/showing';
import { lookOf } from '#site/editable/look-of.ts';
import { usePart } from '#site/editable/use-part.ts';
import { classNames } from '#site/ui/class-names.ts';
import type { BlockProps } from '../door/block.ts';

/** A rest between sections: a hairline, space, or the awning. */
export function DividerBlock({ part }: BlockProps<typeof divider>) {
  const { ref, className } = usePart(part);
  return <hr className={classNames('container', lookOf(part, ['look']), className)} ref={ref} />;
}
