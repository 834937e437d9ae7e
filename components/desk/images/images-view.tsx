import { getTranslations } from 'next-intl/server';
import { imageKinds, roomIds } from '@/content/types/listing';
import { currentLocale } from '@/lib/i18n/locale';
import type { DeskImages } from '@/lib/listings/images/desk-images';
import type { ImagesNotice } from '@/lib/listings/images/images-notice';
import type { ImagesSaved } from '@/lib/listings/images/images-saved';
import { ImageBoard } from './image-board';
import { ImageNotices } from './image-notices';
import styles from './images-view.module.scss';

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
      <ImageBoard
        address={`/api/desk/listings/${encodeURIComponent(id)}/images`}
        images={images}
        texts={{
          count: t('count', { count: images.length }),
          lead: t('lead'),
          same: same > 0 ? t('same', { count: same }) : null,
        }}
        labels={await imageLabels()}
        uploadLabels={await uploadLabels()}
        hidden={{ listing: id, locale }}
        actions={actions}
      />
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
    underWay: t('underWay'),
    waiting: t('waiting'),
    sending: t('sending', places),
    storing: t('storing'),
    paused: t('paused'),
    stored: t('stored'),
    lineLost: t('lineLost'),
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
    moreOthers: t('moreOthers', { count: '{count}' }),
    alt: { es: t('altEs'), en: t('altEn') },
    altHint: t('altHint'),
    bathroomCover: t('bathroomCover'),
    close: t('close'),
    cover: t('cover'),
    describe: t('describe'),
    describeOf: t('describeOf', place),
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
    nextImage: t('nextImage'),
    noRoom: t('noRoom'),
    place: t('place', place),
    previousImage: t('previousImage'),
    refused: t('refused'),
    remove: t('remove', place),
    removed: t('removed'),
    room: t('room'),
    roomHint: t('roomHint'),
    rooms: roomIds.map((room) => ({ id: room, label: tFacts(`room.${room}`, { kind: 'home' }) })),
    save: t('save'),
    saved: t('saved'),
    saving: t('saving'),
    signIn: t('signIn'),
    undo: t('undo'),
    unsaved: t('unsaved'),
  };
}
