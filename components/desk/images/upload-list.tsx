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
    | 'waiting'
    | 'sending'
    | 'storing'
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
  const failed = uploads.filter(({ state }) => state === 'failed');
  const listed = uploads.filter(({ state }) => state !== 'done');
  return (
    <>
      <p role="status" className={styles.status}>
        {statusOf(uploads, isBusy, labels)}
      </p>
      {listed.length > 0 && (
        <ul className={styles.uploads}>
          {listed.map((upload) => (
            <li key={upload.key}>
              <UploadRow upload={upload} labels={labels} />
              {upload.state === 'failed' && (
                <Button look="outline" isSmall onClick={() => onRetry([upload])}>
                  {labels.retry}
                </Button>
              )}
              {upload.problem && (
                <button
                  type="button"
                  className={styles.dismiss}
                  aria-label={labels.dismiss.replace('{file}', upload.file.name)}
                  onClick={() => onDismiss(upload.key)}
                >
                  <Icon node={X} />
                </button>
              )}
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

function UploadRow({ labels, upload }: Readonly<{ upload: Upload; labels: UploadLabels }>) {
  const { file, problem, progress, state } = upload;
  if (problem) {
    const text = typeof problem === 'string' ? labels[problem].replace('{file}', file.name) : problem.message;
    return <p className={styles.problem}>{text}</p>;
  }
  const share = state === 'sending' ? labels.sending.replace('{percent}', String(progress)) : null;
  return (
    <p className={styles.underWay}>
      <span className={styles.file}>{file.name}</span>
      <progress max={100} value={progress} aria-label={file.name} />
      <span className={styles.share}>{share ?? (state === 'storing' ? labels.storing : labels.waiting)}</span>
    </p>
  );
}

function statusOf(uploads: readonly Upload[], isBusy: boolean, labels: UploadLabels): string | null {
  if (uploads.length === 0) return null;
  const done = uploads.filter(({ state }) => state === 'done').length;
  if (isBusy) return labels.progress.replace('{done}', String(done)).replace('{total}', String(uploads.length));
  const problems = uploads.length - done;
  return problems > 0 ? labels.someFailed.replace('{count}', String(problems)) : labels.finished;
}
