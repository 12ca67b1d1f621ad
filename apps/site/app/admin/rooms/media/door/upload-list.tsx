import { mostMegapixels } from '@izlog/contract/media/picture-fault';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { Button } from '#site/ui/controls/button.tsx';
import { IconButton } from '#site/ui/controls/icon-button.tsx';
import { Icon } from '#site/ui/icons/icon.tsx';
import { sizeWords } from '../gallery-view.ts';
import type { UploadItem } from './use-uploads.ts';

type UploadListProps = {
  items: readonly UploadItem[];
  onRetry: (id: number) => void;
  /** Puts the list away; absent while something is on its way. */
  onClose?: (() => void) | undefined;
};

const icons = { waiting: 'info', sending: 'download', done: 'ok', failed: 'error' } as const;

/** Files on their way up: how far each is, what failed and why, and once more. */
export function UploadList({ items, onRetry, onClose }: UploadListProps) {
  const { t, number } = useStaffText();
  const done = items.filter(({ state }) => state === 'done').length;
  const failed = items.filter(({ state }) => state === 'failed');
  const [worst] = failed;
  const total = items.reduce((sum, { size }) => sum + size, 0);
  const sent = items.reduce((sum, item) => sum + Math.min(item.sent, item.size), 0);
  return (
    <section className="upl" aria-label={t('media.upload')}>
      <div className="upl__head">
        <strong>{t('media.uploadedOf', { count: done, total: items.length })}</strong>
        <span className="small soft" role="status">
          {worst
            ? t('media.uploadFailed', {
                count: failed.length,
                name: worst.name,
                reason: worst.fault ? t(worst.fault, { most: mostMegapixels }) : '',
              })
            : onClose
              ? t('media.uploadDone')
              : ''}
        </span>
        {onClose ? <IconButton icon="close" label={t('media.uploadClose')} onClick={onClose} /> : null}
      </div>
      <progress value={sent} max={Math.max(1, total)} aria-label={t('media.upload')} />
      <ul className="plain">
        {[...items].sort(failedFirst).map((item) => (
          <li key={item.id} className={item.state === 'failed' ? 'is-bad' : undefined}>
            <Icon name={icons[item.state]} />
            <span>
              <bdi>{item.name}</bdi>
              {item.fault ? <small>{t(item.fault, { most: mostMegapixels })}</small> : null}
            </span>
            {item.state === 'failed' ? (
              <Button onClick={() => onRetry(item.id)}>
                {t('media.again')}
                <span className="vh">: {item.name}</span>
              </Button>
            ) : (
              <span className="small soft">{stateWords(item, t, number)}</span>
            )}
            {item.state === 'sending' ? (
              <progress value={item.sent} max={Math.max(1, item.size)} aria-label={item.name} />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

const failedFirst = (a: UploadItem, b: UploadItem): number =>
  Number(b.state === 'failed') - Number(a.state === 'failed');

function stateWords(
  { state, sent, size }: UploadItem,
  t: ReturnType<typeof useStaffText>['t'],
  number: (value: number) => string,
): string {
  if (state === 'waiting') return t('media.waits');
  if (state === 'done') return sizeWords(size, number);
  return `${Math.floor((sent / Math.max(1, size)) * 100)} %`;
}
