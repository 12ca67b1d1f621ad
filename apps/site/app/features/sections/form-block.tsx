import '../../kit/forms/forms.css';
import type { Form } from '@izlog/contract/cms/forms/form';
import { hasField, Rich } from '../../editable/rich.tsx';
import { splitView } from '../../ui/split-view.tsx';
import type { FormConsent } from '../consent/door/form-consent.ts';
import { BlockHeading, labelOf } from './block-heading.tsx';
import type { BlockProps } from './door/block.ts';
import { SectionFrame } from './views/section-frame.tsx';

const ContentForm = splitView(
  async () => (await import('../visitor-forms/door/content-form.tsx')).ContentForm,
);

type Data = { content: Form; consents: FormConsent[] | null } | null;

/** A form that staff made, in a page (CMS-047); nothing stands there when the form is gone. A dummy has no fields. */
export function FormBlock({ part, data, isFirst, isPlaceholder = false }: BlockProps<Data>) {
  if (!data) return null;
  return (
    <SectionFrame labelledBy={labelOf(part)}>
      <div className="contact stack">
        <BlockHeading part={part} isFirst={isFirst} />
        {hasField(part, 'body') ? (
          <div className="soft">
            <Rich part={part} f="body" />
          </div>
        ) : null}
        {isPlaceholder ? null : <ContentForm {...data} />}
      </div>
    </SectionFrame>
  );
}
