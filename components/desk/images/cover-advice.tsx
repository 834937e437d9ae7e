import type { MouseEvent } from 'react';
import { Button } from '@/components/ui/button';
import { imageActs, imageFields } from '@/lib/listings/images/image-form';
import { betterCover } from '@/lib/listings/images/better-cover';
import styles from './image-form.module.scss';
import type { EditedImage, ImageLabels } from './image-form-types';

type CoverAdviceProps = Readonly<{
  images: readonly EditedImage[];
  labels: ImageLabels;
  onCover: (event: MouseEvent<HTMLButtonElement>, name: string) => void;
}>;

export function CoverAdvice({ images, labels, onCover }: CoverAdviceProps) {
  const name = betterCover(images.map(({ edit, name: image }) => ({ name: image, room: edit.room, kind: edit.kind })));
  if (!name) return null;
  const place = String(images.findIndex((image) => image.name === name) + 1);
  return (
    <div className={styles.advice}>
      <p>{labels.bathroomCover}</p>
      <Button
        type="submit"
        look="outline"
        isSmall
        name={imageFields.act}
        value={imageActs.cover(name)}
        onClick={(event) => onCover(event, name)}
      >
        {labels.makeCoverOf.replace('{place}', place)}
      </Button>
    </div>
  );
}
