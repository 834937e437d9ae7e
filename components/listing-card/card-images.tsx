'use client';

import { ChevronLeft, ChevronRight } from 'lucide';
import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { ImageProps } from '@/components/ui/image';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { IntentLink } from '@/lib/i18n/intent-link';
import { classNames } from '@/lib/text/class-names';
import { CARD_SIZES } from './card-sizes';
import styles from './card-images.module.scss';

type CardImagesProps = {
  href: string;
  source: string;
  count: number;
  labels: Readonly<{ previous: string; next: string }>;
  children: ReactNode;
};

type Others = Readonly<{ Image: ComponentType<ImageProps>; images: readonly ImageProps['image'][] }>;

/** A separate link covers the images, because touches on the card link would not scroll. */
export function CardImages({ href, source, count, labels, children }: CardImagesProps) {
  const track = useRef<HTMLDivElement>(null);
  const request = useRef<Promise<void> | null>(null);
  const target = useRef<number | null>(null);
  const [others, setOthers] = useState<Others | null>(null);
  const [current, setCurrent] = useState(0);
  const [isMoved, setMoved] = useState(false);
  const isHydrated = useHydrated();

  const load = () => {
    setMoved(true);
    request.current ??= readOthers(source).then(setOthers, () => {
      request.current = null;
    });
  };
  const handleScroll = () => {
    const { clientWidth = 0, scrollLeft = 0 } = track.current ?? {};
    if (scrollLeft === 0 && !isMoved) return;
    load();
    const shown = Math.round(scrollLeft / Math.max(1, clientWidth));
    if (shown === target.current) target.current = null;
    setCurrent(shown);
  };
  const move = (step: number) => {
    load();
    target.current = ((target.current ?? current) + step + count) % count;
    track.current?.scrollTo({ left: target.current * track.current.clientWidth });
  };

  // A constant place in the tree prevents a remount of the first image.
  return (
    <div
      ref={track}
      className={classNames(styles.track, isHydrated && styles.alive)}
      onScroll={isHydrated ? handleScroll : undefined}
    >
      {isHydrated && (
        <div className={styles.controls}>
          <button type="button" aria-label={labels.previous} onClick={() => move(-1)}>
            <Icon node={ChevronLeft} />
          </button>
          <button type="button" aria-label={labels.next} onClick={() => move(1)}>
            <Icon node={ChevronRight} />
          </button>
          <span className={styles.position} aria-live="polite">
            {isMoved && `${current + 1} / ${count}`}
          </span>
        </div>
      )}
      {children}
      {isHydrated &&
        Array.from({ length: count - 1 }, (_, index) => {
          const image = others?.images[index + 1];
          return (
            <div key={index} className={styles.next}>
              {others && image && <others.Image image={image} sizes={CARD_SIZES} />}
            </div>
          );
        })}
      {isHydrated && <IntentLink href={href} className={styles.link} tabIndex={-1} aria-hidden="true" />}
    </div>
  );
}

async function readOthers(source: string): Promise<Others> {
  const [{ Image }, images] = await Promise.all([import('@/components/ui/image'), readImages(source)]);
  return { Image, images };
}

async function readImages(source: string): Promise<readonly ImageProps['image'][]> {
  const response = await fetch(source);
  if (!response.ok) throw new Error(`images: ${response.status}`);
  return (await response.json()) as readonly ImageProps['image'][];
}
