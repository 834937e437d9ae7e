'use client';

import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** `before` and `after`: the side on which the dragged image would be inserted. */
type DragState = 'dragged' | 'before' | 'after' | null;

/** Drags by mouse, and by a long press on touch screens. */
export function useDrag(name: string, place: number, onDrop: (dragged: string, onto: string) => void) {
  const tile = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<DragState>(null);
  const drop = useEffectEvent(onDrop);

  useEffect(() => {
    const [target, element] = [tile.current, handle.current];
    if (!target || !element) return;
    return combine(
      draggable({
        element,
        getInitialData: () => ({ image: name, place }),
        onDragStart: () => setState('dragged'),
        onDrop: () => setState(null),
      }),
      dropTargetForElements({
        element: target,
        canDrop: ({ source }) => typeof source.data.image === 'string' && source.data.image !== name,
        onDragEnter: ({ source }) => setState(Number(source.data.place) < place ? 'after' : 'before'),
        onDragLeave: () => setState(null),
        onDrop: ({ source }) => {
          setState(null);
          if (typeof source.data.image === 'string') drop(source.data.image, name);
        },
      }),
    );
  }, [name, place]);

  return { tile, handle, state };
}
