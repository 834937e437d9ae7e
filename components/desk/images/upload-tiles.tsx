import { Check } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { FileThumbnail } from './file-thumbnail';
import type { UploadLabels } from './upload-list';
import styles from './upload-tiles.module.scss';
import type { Upload } from './use-uploads';

type UploadTilesProps = Readonly<{ uploads: readonly Upload[]; labels: UploadLabels }>;

export function UploadTiles({ labels, uploads }: UploadTilesProps) {
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.tiles} aria-label={labels.underWay}>
      {uploads.map(({ file, key, progress, state }) => (
        <li key={key} className={styles.tile}>
          <div className={styles.picture}>
            <FileThumbnail file={file} />
            {state === 'done' ? (
              <Icon node={Check} className={styles.done} />
            ) : (
              <progress max={100} value={progress} aria-label={file.name} />
            )}
          </div>
          <p className={styles.caption}>
            <span className={styles.file}>{file.name}</span>
            <span className={styles.share}>{stateText(state, progress, labels)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

function stateText(state: Upload['state'], progress: number, labels: UploadLabels): string {
  if (state === 'sending') return labels.sending.replace('{percent}', String(progress));
  if (state === 'storing') return labels.storing;
  if (state === 'paused') return labels.paused;
  return state === 'done' ? labels.stored : labels.waiting;
}
