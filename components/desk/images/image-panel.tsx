import { ChevronLeft, ChevronRight, X } from 'lucide';
import type { MouseEvent, Ref } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Image } from '@/components/ui/image';
import { InputField } from '@/components/ui/input-field';
import { SelectField } from '@/components/ui/select-field';
import { imageFields } from '@/lib/listings/images/image-form';
import { ALT_LENGTH } from '@/lib/listings/images/image-set';
import { panelIdOf } from './image-edits';
import type { EditedImage, ImageEdit, ImageLabels } from './image-form-types';
import styles from './image-panel.module.scss';
import { ImageRooms } from './image-rooms';

type ImagePanelProps = Readonly<{
  ref: Ref<HTMLDivElement>;
  image: EditedImage;
  place: number;
  total: number;
  labels: ImageLabels;
  onEdit: (edit: ImageEdit) => void;
  onRoom: (event: MouseEvent<HTMLButtonElement>, room: string) => void;
  onClosed: () => void;
  onStep: ((step: -1 | 1) => void) | undefined;
}>;

/** A popover opens without JavaScript. */
export function ImagePanel(props: ImagePanelProps) {
  const { image, labels, onClosed, onEdit, onRoom, onStep, place, ref, total } = props;
  const { isFixed, name, view } = image;
  const id = panelIdOf(name);
  const heading = `${id}-heading`;
  return (
    <div
      ref={ref}
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={heading}
      className={styles.panel}
      onToggle={({ currentTarget, newState }) => {
        if (newState !== 'open') return onClosed();
        (currentTarget.querySelector<HTMLElement>('[aria-pressed]') ?? currentTarget.querySelector('button'))?.focus();
      }}
    >
      <div className={styles.head}>
        <h3 id={heading} className={styles.heading}>
          {labels.place.replace('{place}', String(place))}
        </h3>
        {onStep && (
          <>
            <button
              type="button"
              className={styles.step}
              aria-label={labels.previousImage}
              aria-disabled={place === 1 || undefined}
              onClick={() => onStep(-1)}
            >
              <Icon node={ChevronLeft} />
            </button>
            <button
              type="button"
              className={styles.step}
              aria-label={labels.nextImage}
              aria-disabled={place === total || undefined}
              onClick={() => onStep(1)}
            >
              <Icon node={ChevronRight} />
            </button>
          </>
        )}
        <button
          type="button"
          className={styles.step}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={labels.close}
        >
          <Icon node={X} />
        </button>
      </div>
      {view && <Image image={view} sizes="352px" isDecorative className={styles.image} />}
      {isFixed ? (
        <p className={styles.fixed}>
          <span>{view?.alt}</span>
          <span>{labels.fixed}</span>
        </p>
      ) : (
        <>
          <ImageRooms image={image} labels={labels} hint={onStep && labels.roomHint} onRoom={onRoom} />
          <ImageFields image={image} labels={labels} onEdit={onEdit} />
          <p className={styles.hint}>{labels.altHint}</p>
          <Button type="submit" isSmall look="outline">
            {labels.save}
          </Button>
        </>
      )}
    </div>
  );
}

type ImageFieldsProps = Pick<ImagePanelProps, 'image' | 'labels' | 'onEdit'>;

function ImageFields({ image: { edit, name }, labels, onEdit }: ImageFieldsProps) {
  return (
    <div className={styles.fields}>
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
