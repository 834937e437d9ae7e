'use client';

import { ChevronLeft, ChevronRight, X } from 'lucide';
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode, type UIEvent } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { FilmStrip } from './film-strip';
import styles from './gallery-viewer.module.scss';
import { LeafView } from './leaf-view';
import { readLeaves, type Leaf } from './read-leaves';

type GalleryViewerProps = {
  className: string | undefined;
  labels: { title: string; close: string; previous: string; next: string; strip: string; enquiry: string };
  /** `{current} of {total}`. */
  counter: string;
  /** Links to what the viewer shows (`data-leaf`), which work without JavaScript. */
  children: ReactNode;
};

type Album = Readonly<{ leaves: readonly Leaf[]; start: number }>;

const closed: Album = { leaves: [], start: 0 };

/** Full-screen dialog: arrow keys, Escape, swipe, pinch, small images, the way to the enquiry. */
export function GalleryViewer({ className, labels, counter, children }: GalleryViewerProps) {
  const container = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const opener = useRef<HTMLElement>(null);
  const aim = useRef<number>(null);
  const [{ leaves, start }, setAlbum] = useState<Album>(closed);
  const [current, setCurrent] = useState(0);
  const last = leaves.length - 1;
  const names = leaves.map(({ caption }, index) => {
    const count = counter.replace('{current}', String(index + 1)).replace('{total}', String(leaves.length));
    return caption === '' ? count : `${count} · ${caption}`;
  });

  useEffect(() => {
    if (leaves.length === 0) return;
    dialog.current?.showModal();
    // Focus the dialog: its name is read and no control is highlighted.
    dialog.current?.focus();
    const strip = track.current;
    strip?.scrollTo({ left: start * strip.clientWidth, behavior: 'instant' });
  }, [leaves, start]);

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
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-leaf]') : null;
    if (!link) return;
    const album = readLeaves(container.current);
    const kind = link.dataset.leaf;
    const first = kind === 'all' ? 0 : album.findIndex((leaf) => leaf.kind === kind);
    if (first < 0) return;
    event.preventDefault();
    const same = [...(container.current?.querySelectorAll(`a[data-leaf="${kind}"]`) ?? [])];
    opener.current = link;
    setAlbum({ leaves: album, start: first + same.indexOf(link) });
    setCurrent(first + same.indexOf(link));
  };

  const handleKey = (event: KeyboardEvent) => {
    const target = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: last }[event.key];
    // A film has keys of its own.
    if (target === undefined || event.target instanceof HTMLVideoElement) return;
    event.preventDefault();
    goTo(target);
  };

  const handleClose = () => {
    setAlbum(closed);
    opener.current?.focus();
  };

  const leave = () => {
    // The enquiry takes the focus.
    opener.current = null;
    dialog.current?.close();
  };

  return (
    <div ref={container} className={className}>
      <div onClick={handleClick}>{children}</div>
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
                  <button
                    type="button"
                    aria-label={labels.next}
                    aria-disabled={current === last}
                    onClick={() => goTo(current + 1)}
                  >
                    <Icon node={ChevronRight} />
                  </button>
                  <p aria-live="polite">{names[current]}</p>
                </>
              )}
              <a href="#contact-form" className={buttonClass({ isSmall: true })} onClick={leave}>
                {labels.enquiry}
              </a>
              <button type="button" aria-label={labels.close} onClick={() => dialog.current?.close()}>
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
              {leaves.map((leaf, index) => (
                <li key={index}>
                  <LeafView leaf={leaf} />
                </li>
              ))}
            </ul>
            {last > 0 && (
              <FilmStrip leaves={leaves} current={current} label={labels.strip} names={names} onChoose={goTo} />
            )}
          </>
        )}
      </dialog>
    </div>
  );
}
