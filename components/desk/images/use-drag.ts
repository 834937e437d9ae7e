'use client';

import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

export function useDrag(name: string, onDrop: (dragged: string, onto: string) => void) {
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'dragged' | 'over' | null>(null);
  const drop = useEffectEvent(onDrop);

  useEffect(() => {
    const [element, dragHandle] = [row.current, handle.current];
    if (!element || !dragHandle) return;
    return combine(
      draggable({
        element,
        dragHandle,
        getInitialData: () => ({ image: name }),
        onDragStart: () => setState('dragged'),
        onDrop: () => setState(null),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => typeof source.data.image === 'string' && source.data.image !== name,
        onDragEnter: () => setState('over'),
        onDragLeave: () => setState(null),
        onDrop: ({ source }) => {
          setState(null);
          if (typeof source.data.image === 'string') drop(source.data.image, name);
        },
      }),
    );
  }, [name]);

  return { row, handle, state };
}
