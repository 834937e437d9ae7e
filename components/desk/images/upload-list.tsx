import { X } from 'lucide';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import styles from './upload-form.module.scss';
import type { Upload } from './use-uploads';

export type UploadLabels = Readonly<
  Record<
    | 'progress'
    | 'finished'
    | 'someFailed'
    | 'underWay'
    | 'waiting'
    | 'sending'
    | 'storing'
    | 'paused'
    | 'stored'
    | 'lineLost'
    | 'retry'
    | 'retryAll'
    | 'dismiss'
    | 'offline'
    | 'ended'
    | 'unavailable'
    | 'heic',
    string
  >
>;

type UploadListProps = Readonly<{
  uploads: readonly Upload[];
  isBusy: boolean;
  labels: UploadLabels;
  onRetry: (uploads: readonly Upload[]) => void;
  onDismiss: (key: number) => void;
}>;

export function UploadList({ isBusy, labels, onDismiss, onRetry, uploads }: UploadListProps) {
  const problems = uploads.filter(({ problem }) => problem);
  const failed = uploads.filter(({ state }) => state === 'failed');
  return (
    <>
      <p role="status" className={styles.status}>
        {statusOf(uploads, isBusy, labels)}
      </p>
      {problems.length > 0 && (
        <ul className={styles.uploads}>
          {problems.map((upload) => (
            <li key={upload.key}>
              <p className={styles.problem}>{problemText(upload, labels)}</p>
              {upload.state === 'failed' && (
                <Button look="outline" isSmall onClick={() => onRetry([upload])}>
                  {labels.retry}
                </Button>
              )}
              <button
                type="button"
                className={styles.dismiss}
                aria-label={labels.dismiss.replace('{file}', upload.file.name)}
                onClick={() => onDismiss(upload.key)}
              >
                <Icon node={X} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {failed.length > 1 && (
        <Button look="outline" isSmall onClick={() => onRetry(failed)}>
          {labels.retryAll}
        </Button>
      )}
    </>
  );
}

const problemText = ({ file, problem }: Upload, labels: UploadLabels) =>
  typeof problem === 'string' ? labels[problem].replace('{file}', file.name) : problem?.message;

function statusOf(uploads: readonly Upload[], isBusy: boolean, labels: UploadLabels): string | null {
  if (uploads.length === 0) return null;
  const done = uploads.filter(({ state }) => state === 'done').length;
  if (isBusy) {
    const progress = labels.progress.replace('{done}', String(done)).replace('{total}', String(uploads.length));
    return uploads.some(({ state }) => state === 'paused') ? `${progress}. ${labels.lineLost}` : progress;
  }
  const problems = uploads.length - done;
  return problems > 0 ? labels.someFailed.replace('{count}', String(problems)) : labels.finished;
}
