import type { MouseEvent } from 'react';
import { imageActs, imageFields } from '@/lib/listings/images/image-form';
import type { EditedImage, ImageLabels } from './image-form-types';
import styles from './image-panel.module.scss';

type ImageRoomsProps = Readonly<{
  image: EditedImage;
  labels: ImageLabels;
  hint: string | undefined;
  onRoom: (event: MouseEvent<HTMLButtonElement>, room: string) => void;
}>;

/** Before JavaScript the press submits the form. */
export function ImageRooms({ hint, image: { edit, name }, labels, onRoom }: ImageRoomsProps) {
  return (
    <fieldset className={styles.rooms}>
      <legend>{labels.room}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <input type="hidden" name={imageFields.room(name)} value={edit.room} />
      <div className={styles.choices}>
        {[...labels.rooms, { id: '', label: labels.noRoom }].map(({ id, label }) => (
          <button
            key={id}
            type="submit"
            name={imageFields.act}
            value={imageActs.room(name, id)}
            aria-pressed={id === edit.room}
            onClick={(event) => onRoom(event, id)}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
