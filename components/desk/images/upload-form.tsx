'use client';

import { Camera, ImagePlus } from 'lucide';
import { useState, type ChangeEvent, type DragEvent, type ReactNode } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { classNames } from '@/lib/text/class-names';
import styles from './upload-form.module.scss';

type UploadFormProps = Readonly<{
  /** Endpoint that accepts files by PUT and the form by POST. */
  address: string;
  labels: UploadFormLabels;
  onAdd: (files: Iterable<File>) => void;
  children: ReactNode;
}>;

export type UploadFormLabels = Readonly<Record<'heading' | 'take' | 'choose' | 'drop' | 'hint' | 'send', string>>;

/** HEIC is excluded so that the iPhone picker converts to JPEG. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif';

export function UploadForm({ address, children, labels, onAdd }: UploadFormProps) {
  const isLive = useHydrated();
  const [isOver, setIsOver] = useState(false);

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    if (!isLive) return;
    onAdd(currentTarget.files ?? []);
    currentTarget.value = '';
  };
  const drop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(event.type === 'dragover');
    if (event.type === 'drop') onAdd(event.dataTransfer.files);
  };

  return (
    <section aria-labelledby="upload-heading" className={styles.section}>
      <h2 id="upload-heading" className={styles.heading}>
        {labels.heading}
      </h2>
      <form
        action={address}
        method="post"
        encType="multipart/form-data"
        className={classNames(styles.zone, isLive && styles.live, isOver && styles.over)}
        onDragOver={drop}
        onDragLeave={drop}
        onDrop={drop}
      >
        <label className={classNames(styles.pick, styles.camera, isLive && buttonClass({ isSmall: true }))}>
          {isLive && <Icon node={Camera} />}
          <span>{labels.take}</span>
          <input type="file" name="file" accept="image/*" capture="environment" multiple onChange={choose} />
        </label>
        <label className={classNames(styles.pick, styles.files, isLive && buttonClass({ isSmall: true }))}>
          {isLive && <Icon node={ImagePlus} />}
          <span>{labels.choose}</span>
          <input type="file" name="file" accept={ACCEPTED} multiple onChange={choose} />
        </label>
        {isLive ? (
          <p className={styles.drop}>{labels.drop}</p>
        ) : (
          <Button type="submit" isSmall>
            {labels.send}
          </Button>
        )}
        <p className={styles.hint}>{labels.hint}</p>
      </form>
      {children}
    </section>
  );
}
