'use client';

import { useRef, useState, type ComponentType, type MouseEvent, type ReactNode } from 'react';
import type { GalleryDialogProps } from './gallery-dialog';
import type { Leaf } from './read-leaves';

type GalleryViewerProps = Pick<GalleryDialogProps, 'labels' | 'counter'> & {
  className: string | undefined;
  /** Links to viewer contents (`data-leaf`), which work without JavaScript. */
  children: ReactNode;
};

type Opened = Readonly<{ Dialog: ComponentType<GalleryDialogProps>; leaves: readonly Leaf[]; start: number }>;

const load = () => import('./gallery-dialog');

export function GalleryViewer({ className, children, ...viewer }: GalleryViewerProps) {
  const container = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);

  const prepare = () => void load().catch(() => undefined);

  const open = async (link: HTMLAnchorElement) => {
    const { GalleryDialog, readLeaves } = await load();
    const leaves = readLeaves(container.current);
    const kind = link.dataset.leaf;
    const first = kind === 'all' ? 0 : leaves.findIndex((leaf) => leaf.kind === kind);
    if (first < 0) throw new Error(`nothing to show of ${kind}`);
    const same = [...(container.current?.querySelectorAll(`a[data-leaf="${kind}"]`) ?? [])];
    opener.current = link;
    setOpened({ Dialog: GalleryDialog, leaves, start: first + same.indexOf(link) });
  };

  const handleClick = (event: MouseEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-leaf]') : null;
    if (!link) return;
    event.preventDefault();
    // Fallback: follows the link as without JavaScript.
    open(link).catch(() => window.location.assign(link.href));
  };

  const handleClose = (isLeft: boolean) => {
    setOpened(null);
    if (!isLeft) opener.current?.focus();
  };

  return (
    <div ref={container} className={className}>
      <div onClick={handleClick} onPointerEnter={prepare} onFocus={prepare}>
        {children}
      </div>
      {opened && <opened.Dialog {...viewer} leaves={opened.leaves} start={opened.start} onClose={handleClose} />}
    </div>
  );
}
