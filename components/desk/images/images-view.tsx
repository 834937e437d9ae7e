import { getTranslations } from 'next-intl/server';
import { imageKinds, roomIds } from '@/content/types/listing';
import { currentLocale } from '@/lib/i18n/locale';
import type { DeskImages } from '@/lib/listings/images/desk-images';
import type { ImagesNotice } from '@/lib/listings/images/images-notice';
import type { ImagesSaved } from '@/lib/listings/images/images-saved';
import { ImageForm } from './image-form';
import { ImageNotices } from './image-notices';
import styles from './images-view.module.scss';
import { UploadForm } from './upload-form';

type ImagesViewProps = Readonly<{
  listing: DeskImages;
  notice: ImagesNotice;
  actions: Readonly<{ save: (data: FormData) => Promise<ImagesSaved>; send: (data: FormData) => Promise<void> }>;
}>;

export async function ImagesView({ actions, listing, notice }: ImagesViewProps) {
  const { id, images } = listing;
  const t = await getTranslations('deskImages');
  const locale = await currentLocale();
  const same = images.filter(({ others }) => others.length > 0).length;
  return (
    <div className={styles.view}>
      <ImageNotices notice={notice} hidden={{ listing: id, locale }} send={actions.send} />
      <UploadForm address={`/api/desk/listings/${encodeURIComponent(id)}/images`} labels={await uploadLabels()} />
      <section aria-labelledby="images-heading" className={styles.list}>
        <h2 id="images-heading" className={styles.heading}>
          {t('count', { count: images.length })}
        </h2>
        {same > 0 && <p className={styles.same}>{t('same', { count: same })}</p>}
        {images.length > 0 && (
          <>
            <p className={styles.lead}>
              {t('lead')} {t('altHint')}
            </p>
            <ImageForm
              images={images}
              labels={await imageLabels()}
              hidden={{ listing: id, locale }}
              actions={actions}
            />
          </>
        )}
      </section>
    </div>
  );
}

async function uploadLabels() {
  const [t, tOutcome] = await Promise.all([
    getTranslations('deskImages.upload'),
    getTranslations('deskImages.outcomes'),
  ]);
  const places = { file: '{file}', done: '{done}', total: '{total}', count: '{count}', percent: '{percent}' };
  return {
    heading: t('heading'),
    take: t('take'),
    choose: t('choose'),
    drop: t('drop'),
    hint: t('hint'),
    send: t('send'),
    progress: t('progress', places),
    finished: t('finished'),
    someFailed: t('someFailed', places),
    waiting: t('waiting'),
    sending: t('sending', places),
    storing: t('storing'),
    retry: t('retry'),
    retryAll: t('retryAll'),
    dismiss: t('dismiss', places),
    heic: tOutcome('heic', places),
    offline: t('offline', places),
    ended: t('ended', places),
    unavailable: t('unavailable', places),
  };
}

async function imageLabels() {
  const t = await getTranslations('deskImages');
  const tFacts = await getTranslations('listingFacts');
  const place = { place: '{place}' };
  return {
    alsoIn: t('alsoIn', { reference: '{reference}' }),
    alt: { es: t('altEs'), en: t('altEn') },
    close: t('close'),
    cover: t('cover'),
    drag: t('drag'),
    earlier: t('earlier', place),
    ended: t('ended'),
    filesGone: t('filesGone'),
    fixed: t('fixed'),
    gone: t('gone'),
    kind: t('kind'),
    kinds: imageKinds.map((kind) => ({ id: kind, label: t(`kinds.${kind}`) })),
    later: t('later', place),
    list: t('list'),
    lost: t('lost'),
    makeCover: t('makeCover'),
    makeCoverOf: t('makeCoverOf', place),
    moved: t('moved', { place: '{place}', total: '{total}' }),
    noRoom: t('noRoom'),
    place: t('place', place),
    refused: t('refused'),
    remove: t('remove', place),
    removed: t('removed'),
    room: t('room'),
    rooms: roomIds.map((room) => ({ id: room, label: tFacts(`room.${room}`, { kind: 'home' }) })),
    save: t('save'),
    saved: t('saved'),
    saving: t('saving'),
    signIn: t('signIn'),
    undo: t('undo'),
    unsaved: t('unsaved'),
  };
}
