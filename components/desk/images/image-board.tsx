'use client';

import { useRouter } from 'next/navigation';
import { useTransition, type ComponentProps } from 'react';
import { imageMark } from '@/lib/listings/images/image-set';
import { ImageForm } from './image-form';
import styles from './images-view.module.scss';
import { UploadForm, type UploadFormLabels } from './upload-form';
import { UploadList, type UploadLabels } from './upload-list';
import { UploadTiles } from './upload-tiles';
import { useUploads } from './use-uploads';

type ImageBoardProps = Omit<ComponentProps<typeof ImageForm>, 'pending'> &
  Readonly<{
    address: string;
    uploadLabels: UploadLabels & UploadFormLabels;
    /** Sentences above the images; null where they do not apply. */
    texts: Readonly<{ count: string; lead: string; same: string | null }>;
  }>;

export function ImageBoard({ address, texts, uploadLabels, ...form }: ImageBoardProps) {
  const router = useRouter();
  const [isRefreshing, startRefresh] = useTransition();
  const names = form.images.map(({ name }) => name);
  const { add, dismiss, isBusy, retry, uploads } = useUploads(address, names, () =>
    startRefresh(() => router.refresh()),
  );
  const marks = new Set(names.map(imageMark));
  // A stored file keeps its tile until the page shows its image.
  const pending = uploads.filter(
    ({ mark, problem, state }) =>
      !problem && (state !== 'done' || ((isBusy || isRefreshing) && !(mark && marks.has(mark)))),
  );
  const isEmpty = names.length === 0;
  return (
    <>
      <UploadForm address={address} labels={uploadLabels} onAdd={add}>
        <UploadList uploads={uploads} isBusy={isBusy} labels={uploadLabels} onRetry={retry} onDismiss={dismiss} />
      </UploadForm>
      <section aria-labelledby="images-heading" className={styles.list}>
        <h2 id="images-heading" className={styles.heading}>
          {isEmpty && pending.length > 0 ? uploadLabels.underWay : texts.count}
        </h2>
        {texts.same && <p className={styles.same}>{texts.same}</p>}
        {!isEmpty && <p className={styles.lead}>{texts.lead}</p>}
        {(!isEmpty || pending.length > 0) && (
          <ImageForm {...form} pending={<UploadTiles uploads={pending} labels={uploadLabels} />} />
        )}
      </section>
    </>
  );
}
