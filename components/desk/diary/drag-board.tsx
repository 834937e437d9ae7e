'use client';

import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { FormMessage } from '@/components/ui/form-message';
import type { DiaryCode } from '@/lib/diary/diary-forms';
import { dropPlace, type DropPlace } from '@/lib/diary/drop-place';
import type { FormAction, FormState } from '@/lib/forms/define-form';
import { useSubmission } from '@/lib/forms/use-submission';
import styles from './drag-board.module.scss';

type DragBoardProps = Readonly<{
  action: FormAction<DiaryCode>;
  locale: string;
  /** Address of the diary with `{day}` and `{id}`, which offers to undo the move. */
  movedHref: string;
  errors: Readonly<Record<DiaryCode, string>>;
  children: ReactNode;
}>;

/** Makes the movable appointments inside it draggable; they stay server components. */
export function DragBoard({ action, children, errors, locale, movedHref }: DragBoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<DropPlace | null>(null);
  const [dismissed, setDismissed] = useState<FormState<DiaryCode> | null>(null);
  const sent = useRef({ id: '', day: '' });
  const noForm = useRef(null);
  const router = useRouter();
  const { isPending, response, submit } = useSubmission<DiaryCode>({ element: noForm, failure: 'failed', action });

  const followMove = useEffectEvent(() => {
    router.replace(movedHref.replace('{day}', sent.current.day).replace('{id}', sent.current.id), { scroll: false });
  });
  const unmark = useEffectEvent(() => {
    board.current?.querySelector('[data-dragged]')?.removeAttribute('data-dragged');
  });
  useEffect(() => {
    if (response.status === 'idle') return;
    unmark();
    if (response.status === 'done') followMove();
  }, [response]);

  const begin = useEffectEvent(() => {
    setPlace(null);
    setDismissed(response);
  });
  const drop = useEffectEvent((id: string, target: DropPlace) => {
    sent.current = { id, day: target.day };
    const data = new FormData();
    for (const [name, value] of Object.entries({ id, locale, day: target.day, time: target.time })) {
      data.set(name, value);
    }
    submit(data);
  });

  useEffect(() => {
    const element = board.current;
    if (!element) return;
    const placeOf = (entry: Element, grab: unknown, column: Element | undefined, y: number) =>
      column instanceof HTMLElement && typeof grab === 'number'
        ? dropPlace({ entry, column, board: element, top: y - grab })
        : null;
    return combine(
      ...[...element.querySelectorAll<HTMLElement>('[data-movable]')].map((entry) =>
        draggable({
          element: entry,
          getInitialData: ({ input }) => ({ grab: input.clientY - entry.getBoundingClientRect().top }),
          onDragStart: () => entry.setAttribute('data-dragged', ''),
        }),
      ),
      ...[...element.querySelectorAll<HTMLElement>('[data-day]')].map((column) =>
        dropTargetForElements({ element: column }),
      ),
      monitorForElements({
        onDragStart: begin,
        onDrag: ({ location: { current }, source }) =>
          setPlace(placeOf(source.element, source.data.grab, current.dropTargets[0]?.element, current.input.clientY)),
        onDrop: ({ location: { current }, source }) => {
          const { movable } = (source.element as HTMLElement).dataset;
          const target = placeOf(
            source.element,
            source.data.grab,
            current.dropTargets[0]?.element,
            current.input.clientY,
          );
          if (movable && target && !target.isSame) {
            setPlace(target);
            drop(movable, target);
          } else {
            setPlace(null);
            unmark();
          }
        },
      }),
    );
  }, [children]);

  const isSettled = response.status !== 'idle' && response !== dismissed && !isPending;
  const code = isSettled && response.status === 'error' ? (response.code ?? 'failed') : null;
  return (
    <div ref={board} className={styles.board}>
      <div className={styles.message}>
        <FormMessage kind="error">{code && <p>{errors[code]}</p>}</FormMessage>
      </div>
      {children}
      {place && !isSettled && <Ghost place={place} isPending={isPending} />}
    </div>
  );
}

function Ghost({ isPending, place }: Readonly<{ place: DropPlace; isPending: boolean }>) {
  return (
    <div
      className={styles.ghost}
      // Set by script after hydration, which the policy admits.
      ref={(element) => {
        if (element) Object.assign(element.style, place.box);
      }}
      data-pending={isPending || undefined}
      aria-hidden="true"
    >
      <b>{place.time}</b> {place.name}
    </div>
  );
}
