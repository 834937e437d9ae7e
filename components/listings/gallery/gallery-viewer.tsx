'use client';

import { ChevronLeft, ChevronRight, X } from 'lucide';
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode, type UIEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './gallery-viewer.module.scss';
import { readImages, type ViewerImage } from './read-images';

type GalleryViewerProps = {
  className: string | undefined;
  labels: { title: string; close: string; previous: string; next: string };
  /** `2 of 5`. */
  counters: readonly string[];
  /** Content of the open button. */
  all: ReactNode;
  /** Links to image files, for use without JavaScript. */
  children: ReactNode;
};

type Album = Readonly<{ images: readonly ViewerImage[]; start: number }>;

const closed: Album = { images: [], start: 0 };

/** Full-screen dialog: arrow keys, Escape, swipe, counter. */
export function GalleryViewer({ className, labels, counters, all, children }: GalleryViewerProps) {
  const container = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const opener = useRef<HTMLElement>(null);
  const aim = useRef<number>(null);
  const [album, setAlbum] = useState<Album>(closed);
  const [current, setCurrent] = useState(0);
  const last = album.images.length - 1;

  useEffect(() => {
    if (album.images.length === 0) return;
    dialog.current?.showModal();
    // Focus the dialog: its name is read and no control is highlighted.
    dialog.current?.focus();
    const strip = track.current;
    strip?.scrollTo({ left: album.start * strip.clientWidth, behavior: 'instant' });
  }, [album]);

  const open = (start: number, by: HTMLElement) => {
    opener.current = by;
    setAlbum({ images: readImages(container.current), start });
    setCurrent(start);
  };

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

  const handleClick = (event: MouseEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    event.preventDefault();
    open([...event.currentTarget.querySelectorAll('a')].indexOf(link), link);
  };

  const handleKey = (event: KeyboardEvent) => {
    const target = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: last }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    goTo(target);
  };

  const handleClose = () => {
    setAlbum(closed);
    opener.current?.focus();
  };

  return (
    <div ref={container} className={className}>
      <div onClick={handleClick}>{children}</div>
      <button type="button" onClick={(event) => open(0, event.currentTarget)}>
        {all}
      </button>
      <dialog
        ref={dialog}
        className={styles.viewer}
        tabIndex={-1}
        aria-label={labels.title}
        onClose={handleClose}
        onKeyDown={handleKey}
      >
        {last >= 0 && (
          <>
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
                  <p aria-live="polite">{counters[current]}</p>
                  <button
                    type="button"
                    aria-label={labels.next}
                    aria-disabled={current === last}
                    onClick={() => goTo(current + 1)}
                  >
                    <Icon node={ChevronRight} />
                  </button>
                </>
              )}
              <button
                type="button"
                className={styles.close}
                aria-label={labels.close}
                onClick={() => dialog.current?.close()}
              >
                <Icon node={X} />
              </button>
            </div>
            <ul
              ref={track}
              className={styles.track}
              tabIndex={0}
              aria-label={labels.title}
              onScroll={handleScroll}
              onPointerDown={() => {
                aim.current = null;
              }}
            >
              {album.images.map(({ alt, fallback, height, note, sources, width }) => (
                <li key={fallback}>
                  <picture>
                    <source type="image/avif" srcSet={sources} sizes="100vw" />
                    <img src={fallback} alt={alt} width={width} height={height} loading="lazy" />
                  </picture>
                  {note !== '' && <p aria-hidden="true">{note}</p>}
                </li>
              ))}
            </ul>
          </>
        )}
      </dialog>
    </div>
  );
}
