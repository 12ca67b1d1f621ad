import type { download } from '@izlog/contract/sections/telling';
import { FileLink } from '#site/editable/file-link.tsx';
import { Slot } from '#site/editable/slot.tsx';
import { Text } from '#site/editable/text.tsx';
import { usePart } from '#site/editable/use-part.ts';
import { Icon } from '#site/ui/icons/icon.tsx';
import type { BlockProps } from '../door/block.ts';
import { SectionFrame } from '../section-frame.tsx';
import { SectionIntro } from './section-intro.tsx';

/** Files to take along, each with its kind. */
export function DownloadBlock({ part, isFirst }: BlockProps<typeof download>) {
  return (
    <SectionFrame {...usePart(part)}>
      <SectionIntro part={part} isFirst={isFirst} />
      <Slot part={part} name="files" className="downloads">
        {(file) => (
          <FileLink part={file} f="file" className="downloads__file">
            <Icon name="download" />
            <span>
              <Text part={file} f="name" as="b" />
              <Text part={file} f="note" className="small soft" />
            </span>
          </FileLink>
        )}
      </Slot>
    </SectionFrame>
  );
}
