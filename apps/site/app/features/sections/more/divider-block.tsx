import type { divider } from '@izlog/contract/sections/showing';
import { lookOf } from '../../../editable/look-of.ts';
import { usePart } from '../../../editable/use-part.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { BlockProps } from '../door/block.ts';

/** A rest between sections: a hairline, space, or the awning. */
export function DividerBlock({ part }: BlockProps<typeof divider>) {
  const { ref, className } = usePart(part);
  return <hr className={classNames('container', lookOf(part, ['look']), className)} ref={ref} />;
}
