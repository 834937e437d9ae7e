import { LayoutPanelLeft, Play } from 'lucide';
import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Leaf, LeafPart } from './read-leaves';
import styles from './film-strip.module.scss';

type FilmStripProps = {
  leaves: readonly Leaf[];
  current: number;
  label: string;
  parts: Readonly<Record<LeafPart, string>>;
  names: readonly string[];
  onChoose: (index: number) => void;
};

/** Small images in their order; each run of one part of the listing has its label. */
export function FilmStrip({ leaves, current, label, parts, names, onChoose }: FilmStripProps) {
  const strip = useRef<HTMLOListElement>(null);
  const hasParts = leaves.some(({ part }) => part !== leaves[0]?.part);
  useEffect(() => {
    const chosen = strip.current?.children[current];
    if (!(chosen instanceof HTMLElement) || !strip.current) return;
    strip.current.scrollTo({ left: chosen.offsetLeft - (strip.current.clientWidth - chosen.clientWidth) / 2 });
  }, [current]);
  return (
    <ol ref={strip} className={styles.strip} aria-label={label}>
      {leaves.map((leaf, index) => (
        <li key={index}>
          {hasParts && <p aria-hidden="true">{leaf.part === leaves[index - 1]?.part ? '' : parts[leaf.part]}</p>}
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
