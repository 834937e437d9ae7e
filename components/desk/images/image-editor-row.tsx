import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide';
import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { Image } from '@/components/ui/image';
import { InputField } from '@/components/ui/input-field';
import { SelectField } from '@/components/ui/select-field';
import { deskPath } from '@/lib/i18n/desk-routes';
import { localizedHref } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/locales';
import { imageActs, imageFields } from '@/lib/listings/images/image-form';
import { ALT_LENGTH } from '@/lib/listings/images/image-set';
import { classNames } from '@/lib/text/class-names';
import type { EditedImage, ImageEdit, ImageLabels } from './image-form-types';
import styles from './image-editor-row.module.scss';
import { useDrag } from './use-drag';

type ImageRowProps = Readonly<{
  image: EditedImage;
  place: number;
  total: number;
  labels: ImageLabels;
  locale: Locale;
  onEdit: (edit: ImageEdit) => void;
  onMove: (event: MouseEvent<HTMLButtonElement>, step: -1 | 1) => void;
  onCover: (event: MouseEvent<HTMLButtonElement>) => void;
  onRemove: (event: MouseEvent<HTMLButtonElement>) => void;
  onDrop: (dragged: string, onto: string) => void;
}>;

export function ImageEditorRow({
  image,
  labels,
  locale,
  onCover,
  onDrop,
  onEdit,
  onMove,
  onRemove,
  place,
  total,
}: ImageRowProps) {
  const { isFixed, name, others, view } = image;
  const { handle, row, state } = useDrag(name, onDrop);
  const said = (text: string) => text.replace('{place}', String(place));
  return (
    <li ref={row} id={`image-${name}`} className={classNames(styles.row, state && styles[state])}>
      <input type="hidden" name={imageFields.order} value={name} />
      <div ref={handle} className={styles.picture} title={labels.drag}>
        {view ? (
          <Image image={view} sizes="160px" isDecorative className={styles.image} />
        ) : (
          <p className={styles.gone}>{labels.filesGone}</p>
        )}
        <Icon node={GripVertical} className={styles.grip} />
      </div>
      <p className={styles.place}>
        {said(labels.place)}
        {place === 1 ? (
          <span className={styles.cover}>{labels.cover}</span>
        ) : (
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
      </p>
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
          <Icon node={ArrowUp} />
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
          <Icon node={ArrowDown} />
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
      </div>
      {isFixed ? (
        <p className={styles.fixed}>
          <span>{view?.alt}</span>
          <span>{labels.fixed}</span>
        </p>
      ) : (
        <ImageFields image={image} labels={labels} place={place} onEdit={onEdit} />
      )}
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map(({ id, reference }) => (
            <li key={id}>
              <a href={localizedHref(locale, deskPath('homes', id, 'images'))}>
                {labels.alsoIn.replace('{reference}', reference)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

type ImageFieldsProps = Pick<ImageRowProps, 'image' | 'labels' | 'place' | 'onEdit'>;

function ImageFields({ image: { edit, name }, labels, onEdit }: ImageFieldsProps) {
  return (
    <div className={styles.fields}>
      <SelectField
        id={`room-${name}`}
        name={imageFields.room(name)}
        label={labels.room}
        value={edit.room}
        onChange={(event) => onEdit({ ...edit, room: event.currentTarget.value })}
      >
        <option value="">{labels.noRoom}</option>
        {labels.rooms.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField
        id={`kind-${name}`}
        name={imageFields.kind(name)}
        label={labels.kind}
        value={edit.kind}
        onChange={(event) => onEdit({ ...edit, kind: event.currentTarget.value })}
      >
        {labels.kinds.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      {(['es', 'en'] as const).map((locale) => (
        <InputField
          key={locale}
          id={`alt-${locale}-${name}`}
          name={imageFields.alt(name, locale)}
          label={labels.alt[locale]}
          lang={locale}
          maxLength={ALT_LENGTH}
          value={edit[locale]}
          onChange={(event) => onEdit({ ...edit, [locale]: event.currentTarget.value })}
        />
      ))}
    </div>
  );
}
