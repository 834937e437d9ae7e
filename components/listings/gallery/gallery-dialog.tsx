import { ChevronLeft, ChevronRight, Shrink, X } from 'lucide';
import { useEffect, useRef, useState, type KeyboardEvent, type UIEvent } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { FilmStrip } from './film-strip';
import styles from './gallery-dialog.module.scss';
import { readLeaves, type Leaf, type LeafPart } from './read-leaves';

export { readLeaves };

export type GalleryDialogProps = {
  labels: {
    title: string;
    close: string;
    previous: string;
    next: string;
    strip: string;
    whole: string;
    parts: Readonly<Record<LeafPart, string>>;
    enquiry: string;
  };
  /** `{current} of {total}`. */
  counter: string;
  leaves: readonly Leaf[];
  /** Index of the first leaf. */
  start: number;
  /** `isLeft`: the visitor opens the enquiry. */
  onClose: (isLeft: boolean) => void;
};

export function GalleryDialog({ labels, counter, leaves, start, onClose }: GalleryDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const aim = useRef<number>(null);
  const isLeft = useRef(false);
  const [current, setCurrent] = useState(start);
  // Upright phones and tablets crop images to fill the width.
  const [isWhole, setWhole] = useState(false);
  const last = leaves.length - 1;
  const counts = leaves.map((_, index) =>
    counter.replace('{current}', String(index + 1)).replace('{total}', String(leaves.length)),
  );
  const names = leaves.map(({ caption }, index) => [counts[index], caption].filter(Boolean).join(' · '));

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    // Focuses the dialog: screen readers read its name and no control is highlighted.
    dialog.current?.focus();
    const strip = track.current;
    strip?.scrollTo({ left: start * strip.clientWidth, behavior: 'instant' });
  }, [start]);

  const goTo = (index: number) => {
    const strip = track.current;
    const target = Math.min(Math.max(index, 0), last);
    aim.current = target;
    setCurrent(target);
    strip?.scrollTo({ left: target * strip.clientWidth });
  };

  /** Follows swipes; ignores scrolling by keys or buttons. */
  const handleScroll = ({ currentTarget: strip }: UIEvent<HTMLElement>) => {
    const shown = Math.round(strip.scrollLeft / strip.clientWidth);
    if (aim.current === null) setCurrent(shown);
    else if (aim.current === shown) aim.current = null;
  };

  const handleKey = (event: KeyboardEvent) => {
    const target = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: last }[event.key];
    // Videos use the arrow keys themselves.
    if (target === undefined || event.target instanceof HTMLVideoElement) return;
    event.preventDefault();
    goTo(target);
  };

  const leave = () => {
    isLeft.current = true;
    dialog.current?.close();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      tabIndex={-1}
      aria-label={labels.title}
      onClose={() => onClose(isLeft.current)}
      onKeyDown={handleKey}
    >
      <div className={styles.controls}>
        {last > 0 && (
          <>
            <button
              type="button"
              aria-label={labels.previous}
              aria-disabled={current === 0}
              onClick={() => goTo(current - 1)}
            >
              <Icon node={ChevronLeft} />
            </button>
            <button
              type="button"
              aria-label={labels.next}
              aria-disabled={current === last}
              onClick={() => goTo(current + 1)}
            >
              <Icon node={ChevronRight} />
            </button>
            <p aria-live="polite">
              {counts[current]}
              {leaves[current]?.caption && (
                <span className={leaves[current].kind === 'image' ? styles.below : undefined}>
                  {' '}
                  · {leaves[current].caption}
                </span>
              )}
            </p>
          </>
        )}
        <a href="#contact-form" className={buttonClass({ isSmall: true })} onClick={leave}>
          {labels.enquiry}
        </a>
        <button
          type="button"
          className={styles.whole}
          aria-label={labels.whole}
          aria-pressed={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          <Icon node={Shrink} />
        </button>
        <button type="button" aria-label={labels.close} onClick={() => dialog.current?.close()}>
          <Icon node={X} />
        </button>
      </div>
      <ul
        ref={track}
        className={styles.track}
        data-whole={isWhole || undefined}
        tabIndex={0}
        aria-label={labels.title}
        onScroll={handleScroll}
        onPointerDown={() => {
          aim.current = null;
        }}
      >
        {leaves.map((leaf, index) => (
          <li key={index}>
            <LeafView leaf={leaf} />
          </li>
        ))}
      </ul>
      {last > 0 && (
        <FilmStrip
          leaves={leaves}
          current={current}
          label={labels.strip}
          parts={labels.parts}
          names={names}
          onChoose={goTo}
        />
      )}
    </dialog>
  );
}

function LeafView({ leaf }: { leaf: Leaf }) {
  if (leaf.kind === 'plan') {
    return (
      <div
        className={styles.plan}
        ref={(place) => {
          const copy = leaf.drawing.cloneNode(true) as Element;
          copy.removeAttribute('id');
          place?.replaceChildren(copy);
        }}
      />
    );
  }
  // Listing videos have no speech to caption.
  if (leaf.kind === 'video') return <video className={styles.video} src={leaf.src} controls preload="none" />;
  const { alt, caption, fallback, height, note, part, sources, width } = leaf;
  return (
    <>
      <picture className={part === 'plan' ? styles.drawing : undefined}>
        <source type="image/avif" srcSet={sources} sizes="max(100vw, 88vh)" />
        <img src={fallback} alt={alt} width={width} height={height} loading="lazy" />
      </picture>
      {caption + note !== '' && (
        <p aria-hidden="true">
          {caption && <b>{caption}</b>}
          {note}
        </p>
      )}
    </>
  );
}
