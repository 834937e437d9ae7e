import { ArrowLeft, ArrowRight, GripVertical, Pencil, Trash2 } from 'lucide';
import { useRef, type MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { Image } from '@/components/ui/image';
import { deskPath } from '@/lib/i18n/desk-routes';
import { localizedHref } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/locales';
import { imageActs, imageFields } from '@/lib/listings/images/image-form';
import { classNames } from '@/lib/text/class-names';
import { panelIdOf } from './image-edits';
import type { EditedImage, ImageEdit, ImageLabels } from './image-form-types';
import { ImagePanel } from './image-panel';
import styles from './image-tile.module.scss';
import { useDrag } from './use-drag';

type ImageTileProps = Readonly<{
  image: EditedImage;
  place: number;
  total: number;
  labels: ImageLabels;
  locale: Locale;
  onEdit: (edit: ImageEdit) => void;
  onRoom: (event: MouseEvent<HTMLButtonElement>, room: string) => void;
  onClosed: () => void;
  /** Opens the panel of a neighbour; undefined before JavaScript. */
  onStep: ((step: -1 | 1) => void) | undefined;
  onMove: (event: MouseEvent<HTMLButtonElement>, step: -1 | 1) => void;
  onCover: (event: MouseEvent<HTMLButtonElement>) => void;
  onRemove: (event: MouseEvent<HTMLButtonElement>) => void;
  onDrop: (dragged: string, onto: string) => void;
}>;

export function ImageTile(props: ImageTileProps) {
  const { image, labels, locale, onClosed, onDrop, onEdit, onRoom, onStep, place, total } = props;
  const { edit, isFixed, moreOthers, name, others, view } = image;
  const { handle, state, tile } = useDrag(name, place, onDrop);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = panelIdOf(name);
  const room = labels.rooms.find(({ id }) => id === edit.room)?.label;
  const kind = edit.kind === 'photograph' ? undefined : labels.kinds.find(({ id }) => id === edit.kind)?.label;
  return (
    <li
      ref={tile}
      id={`image-${name}`}
      className={classNames(styles.tile, place === 1 && styles.cover, state && styles[state])}
    >
      <input type="hidden" name={imageFields.order} value={name} />
      {/* A shortcut of the button below: a button would not be draggable in Firefox. */}
      <div ref={handle} className={styles.picture} title={labels.drag} onClick={() => panel.current?.showPopover()}>
        {view ? (
          <Image image={view} sizes="280px" isDecorative className={styles.image} />
        ) : (
          <p className={styles.gone}>{labels.filesGone}</p>
        )}
        <Icon node={GripVertical} className={styles.grip} />
        {place === 1 && <span className={styles.mark}>{labels.cover}</span>}
        {kind && <span className={styles.kind}>{kind}</span>}
      </div>
      <button type="button" id={`open-${name}`} className={styles.open} popoverTarget={panelId}>
        <span className={styles.place}>{place}</span>
        <span className={styles.room}>{room ?? (isFixed ? view?.alt : labels.describe)}</span>
        <span className="visuallyHidden">{labels.describeOf.replace('{place}', String(place))}</span>
        <Icon node={Pencil} />
      </button>
      <ImageButtons {...props} />
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map(({ id, reference }) => (
            <li key={id}>
              <a href={localizedHref(locale, deskPath('homes', id, 'images'))}>
                {labels.alsoIn.replace('{reference}', reference)}
              </a>
            </li>
          ))}
          {moreOthers > 0 && <li>{labels.moreOthers.replace('{count}', String(moreOthers))}</li>}
        </ul>
      )}
      <ImagePanel
        ref={panel}
        image={image}
        place={place}
        total={total}
        labels={labels}
        onEdit={onEdit}
        onRoom={onRoom}
        onClosed={onClosed}
        onStep={onStep}
      />
    </li>
  );
}

function ImageButtons({ image: { name }, labels, onCover, onMove, onRemove, place, total }: ImageTileProps) {
  const said = (text: string) => text.replace('{place}', String(place));
  return (
    <div className={styles.buttons}>
      <button
        type="submit"
        id={`earlier-${name}`}
        name={imageFields.act}
        value={imageActs.earlier(name)}
        aria-label={said(labels.earlier)}
        aria-disabled={place === 1 || undefined}
        onClick={(event) => onMove(event, -1)}
      >
        <Icon node={ArrowLeft} />
      </button>
      <button
        type="submit"
        id={`later-${name}`}
        name={imageFields.act}
        value={imageActs.later(name)}
        aria-label={said(labels.later)}
        aria-disabled={place === total || undefined}
        onClick={(event) => onMove(event, 1)}
      >
        <Icon node={ArrowRight} />
      </button>
      <button
        type="submit"
        id={`remove-${name}`}
        name={imageFields.act}
        value={imageActs.remove(name)}
        aria-label={said(labels.remove)}
        onClick={onRemove}
      >
        <Icon node={Trash2} />
      </button>
      {place > 1 && (
        <button
          type="submit"
          className={styles.makeCover}
          name={imageFields.act}
          value={imageActs.cover(name)}
          aria-label={said(labels.makeCoverOf)}
          onClick={onCover}
        >
          {labels.makeCover}
        </button>
      )}
    </div>
  );
}
