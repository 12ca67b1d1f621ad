import '#site/kit/forms/forms.css';
import type { Form } from '@izlog/contract/cms/forms/form';
import type { formSection } from '@izlog/contract/sections/forms';
import { use } from 'react';
import { EditContext } from '#site/editable/edit-context.ts';
import { Rich } from '#site/editable/rich.tsx';
import { usePart } from '#site/editable/use-part.ts';
import type { FormConsent } from '#site/features/consent/door/form-consent.ts';
import { splitView } from '#site/ui/split-view.tsx';
import { BlockHeading } from './block-heading.tsx';
import type { BlockProps } from './door/block.ts';
import { SectionFrame } from './section-frame.tsx';

const ContentForm = splitView(
  async () => (await import('#site/features/visitor-forms/door/content-form.tsx')).ContentForm,
);

type Data = { content: Form; consents: FormConsent[] | null } | null;

/** A form that staff made, in a page (CMS-047); nothing stands there when the form is gone. A dummy has no fields. */
export function FormBlock({ part, data, isFirst, isPlaceholder }: BlockProps<typeof formSection, Data>) {
  const edit = use(EditContext);
  const root = usePart(part);
  if (!data && !isPlaceholder && !edit) return null;
  return (
    <SectionFrame {...root}>
      <div className="contact stack">
        <BlockHeading part={part} isFirst={isFirst} />
        <Rich part={part} f="body" className="soft" />
        {data && !isPlaceholder ? <ContentForm {...data} /> : null}
      </div>
    </SectionFrame>
  );
}
