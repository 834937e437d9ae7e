import { LayoutPanelLeft, Play } from 'lucide';
import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Leaf } from './read-leaves';
import styles from './film-strip.module.scss';

type FilmStripProps = {
  leaves: readonly Leaf[];
  current: number;
  label: string;
  names: readonly string[];
  onChoose: (index: number) => void;
};

export function FilmStrip({ leaves, current, label, names, onChoose }: FilmStripProps) {
  const strip = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const chosen = strip.current?.children[current];
    if (!(chosen instanceof HTMLElement) || !strip.current) return;
    strip.current.scrollTo({ left: chosen.offsetLeft - (strip.current.clientWidth - chosen.clientWidth) / 2 });
  }, [current]);
  return (
    <ol ref={strip} className={styles.strip} aria-label={label}>
      {leaves.map((leaf, index) => (
        <li key={index}>
          <button
            type="button"
            aria-label={names[index]}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onChoose(index)}
          >
            {leaf.kind === 'image' ? (
              <picture>
                <source type="image/avif" srcSet={leaf.sources} sizes="96px" />
                <img src={leaf.fallback} alt="" width={96} height={72} loading="lazy" />
              </picture>
            ) : (
              <Icon node={leaf.kind === 'plan' ? LayoutPanelLeft : Play} />
            )}
          </button>
        </li>
      ))}
    </ol>
  );
}
