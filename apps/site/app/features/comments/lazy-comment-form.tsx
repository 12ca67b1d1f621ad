import type { CommentOptions } from '@izlog/contract/cms/comments/comment-options';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { CommentTarget } from '#site/features/visitor-forms/door/comment-target.ts';
import { useSendPath } from '#site/features/visitor-forms/door/send-path.ts';
import { useText } from '#site/i18n/use-text.tsx';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';

type FormProps = { target: CommentTarget; options: CommentOptions };

/**
 * The way to write a comment. In the page that is kept for everybody it is a link to the page with the form, which is all
 * a browser without scripts needs; the form itself comes when one scrolls near.
 */
export function LazyCommentForm({ target, options }: FormProps) {
  const { t } = useText();
  const place = useRef<HTMLDivElement>(null);
  const [Form, setForm] = useState<ComponentType<FormProps>>();
  useEffect(() => {
    const element = place.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        void import('./door/comment-form.tsx').then(
          (loaded) => setForm(() => loaded.CommentForm),
          // Without a line the link stays, which leads to the same form.
          () => undefined,
        );
      },
      { rootMargin: '400px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const query = new URLSearchParams({
    entity_type: target.entity_type,
    entity_id: String(target.entity_id),
  });
  const path = `${useSendPath('comment')}?${query}`;
  return (
    <div ref={place}>
      {Form ? (
        <>
          <h3>{t('comments.write')}</h3>
          <Form target={target} options={options} />
        </>
      ) : (
        <p>
          <ButtonLink to={path}>{t('comments.write')}</ButtonLink>
        </p>
      )}
    </div>
  );
}
