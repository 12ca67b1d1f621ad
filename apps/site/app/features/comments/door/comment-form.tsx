import '#site/kit/forms/forms.css';
import type { CommentOptions } from '@izlog/contract/cms/comments/comment-options';
import { Link } from 'react-router';
import type { CommentTarget } from '#site/features/visitor-forms/door/comment-target.ts';
import { useSendPath } from '#site/features/visitor-forms/door/send-path.ts';
import { visitorFormRules } from '#site/features/visitor-forms/door/visitor-form-rules.ts';
import { useText } from '#site/i18n/use-text.tsx';
import { CaptchaField } from '#site/kit/captcha/captcha-field.tsx';
import { fieldId } from '#site/kit/forms/field-id.ts';
import { SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { FormFrame } from '#site/kit/forms/form-frame.tsx';
import { TextAreaField } from '#site/kit/forms/text-area-field.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAccount, useIsStaff } from '#site/kit/frame/use-account.ts';
import { useAddress } from '#site/links/addresses.ts';
import { FieldError } from '#site/ui/controls/field.tsx';
import { RatingInput } from '#site/ui/controls/stars.tsx';

type CommentFormProps = {
  target: CommentTarget;
  options: CommentOptions;
};

/** Stars, text and, for visitors, name and e-mail; or the way to log in where only customers comment (CMS-052). */
export function CommentForm({ target, options }: CommentFormProps) {
  const { t } = useText();
  const address = useAddress();
  const path = useSendPath('comment');
  // A customer's name is known; a visitor says who it is.
  const isLoggedIn = [useAccount() !== undefined, useIsStaff()].includes(true);
  const form = useSentForm({ name: 'comment', rules: visitorFormRules.comment, isEmptiedWhenDone: true });
  if (options.CanComment === 'RegisteredUsers' && !isLoggedIn) {
    return (
      <p>
        {t('error.loggedUsersOnly')}{' '}
        <Link className="link" to={address('login')}>
          {t('login.title')}
        </Link>
      </p>
    );
  }
  const labels = {
    rating: t('comments.rating'),
    content: t('comments.content'),
    name: t('contact.name'),
    email: t('contact.email'),
  };
  const ratingFault = form.faults.rating;
  return (
    <FormFrame
      form={form}
      action={path}
      label={t('comments.write')}
      labels={labels}
      className="stack comment-form"
    >
      <input type="hidden" name="entity_type" value={target.entity_type} />
      <input type="hidden" name="entity_id" value={target.entity_id} />
      <div id={fieldId(form, 'rating')} tabIndex={-1}>
        <RatingInput
          legend={labels.rating}
          name="rating"
          stars={options.NumberOfStars}
          starLabel={(star) => t('comments.rated', { rating: star, stars: options.NumberOfStars })}
          defaultValue={Number(form.typed.rating) || undefined}
        />
        {ratingFault ? (
          <FieldError id={`${fieldId(form, 'rating')}-error`}>
            {t(ratingFault.key, ratingFault.values)}
          </FieldError>
        ) : null}
      </div>
      <TextAreaField
        form={form}
        name="content"
        label={labels.content}
        maxLength={5000}
        hint={options.RequireAdminPublishing ? t('comments.afterApproval') : undefined}
      />
      {isLoggedIn ? null : (
        <>
          <div className="form-grid">
            <TextField
              form={form}
              name="name"
              label={labels.name}
              autoComplete="name"
              maxLength={100}
              className="w3"
            />
            <TextField
              form={form}
              name="email"
              label={labels.email}
              hint={t('comments.emailHint')}
              type="email"
              inputMode="email"
              autoComplete="email"
              className="w3"
            />
          </div>
          <CaptchaField form={form} />
        </>
      )}
      <SendButton form={form} tone="primary">
        {t('comments.send')}
      </SendButton>
    </FormFrame>
  );
}
