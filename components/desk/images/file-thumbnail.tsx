'use client';

import { ImageOff } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './upload-tiles.module.scss';

/** Pixels; twice the width of a tile. */
const WIDTH = 480;

/** Decodes one file at a time: thirty decoded photographs fill the memory of a telephone. */
let decoded: Promise<unknown> = Promise.resolve();

/** A canvas needs no `blob:` in the policy. */
export function FileThumbnail({ file }: Readonly<{ file: File }>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isBroken, setIsBroken] = useState(false);

  useEffect(() => {
    const isShown = () => canvas.current !== null;
    decoded = decoded
      .then(() => (isShown() ? createImageBitmap(file, { resizeWidth: WIDTH, resizeQuality: 'medium' }) : null))
      .then(
        (bitmap) => bitmap && canvas.current && draw(canvas.current, bitmap),
        () => setIsBroken(true),
      );
  }, [file]);

  return isBroken ? (
    <Icon node={ImageOff} className={styles.broken} />
  ) : (
    <canvas ref={canvas} className={styles.thumbnail} width={3} height={2} aria-hidden="true" />
  );
}

function draw(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
}
