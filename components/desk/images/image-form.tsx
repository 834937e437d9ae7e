'use client';

import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { Toast } from '@/components/ui/toast';
import { useHydrated } from '@/lib/browser/use-hydrated';
import type { Locale } from '@/lib/i18n/locales';
import type { DeskImage } from '@/lib/listings/images/desk-images';
import { imageActs, imageFields } from '@/lib/listings/images/image-form';
import type { ImagesSaved } from '@/lib/listings/images/images-saved';
import { classNames } from '@/lib/text/class-names';
import { CoverAdvice } from './cover-advice';
import { editOf, imageFieldsOf, nextWithoutRoom, showPanel } from './image-edits';
import styles from './image-form.module.scss';
import type { EditedImage, ImageEdit, ImageLabels } from './image-form-types';
import { ImageTile } from './image-tile';
import { SavingLine } from './saving-line';
import { useImageOrder } from './use-image-order';
import { useSaving } from './use-saving';

type ImageFormProps = Readonly<{
  images: readonly DeskImage[];
  labels: ImageLabels;
  hidden: Readonly<{ listing: string; locale: Locale }>;
  actions: Readonly<{ save: (data: FormData) => Promise<ImagesSaved>; send: (data: FormData) => Promise<void> }>;
  pending: ReactNode;
}>;

/** Milliseconds in which consecutive moves are saved together. */
const PAUSE_MS = 600;

export function ImageForm({ actions, hidden, images, labels, pending }: ImageFormProps) {
  const isLive = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const { moveTo, order } = useImageOrder(images.map(({ name }) => name));
  const [edits, setEdits] = useState<Readonly<Record<string, ImageEdit>>>({});
  const [removed, setRemoved] = useState<Readonly<{ name: string; at: number }> | null>(null);
  const [moved, setMoved] = useState('');
  const focused = useRef<string | null>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { markChanged, send, state } = useSaving(actions.save, (result) => setRemoved(result.removed ?? null));

  // A button that moves with its row loses focus; the new page may restore it later.
  useEffect(() => {
    const button = focused.current && document.getElementById(focused.current);
    if (!button) return;
    focused.current = null;
    button.focus();
  });
  // A button also loses focus when its row is removed.
  useEffect(() => {
    if (removed && document.activeElement === document.body) undo.current?.focus();
  }, [removed]);

  const save = (act = '', names: readonly string[] = order) => {
    clearTimeout(pause.current);
    const data = new FormData(form.current ?? undefined);
    for (const name of names.filter((one) => !(one in edits))) {
      for (const field of imageFieldsOf(name)) data.delete(field);
    }
    data.delete(imageFields.order);
    for (const name of names) data.append(imageFields.order, name);
    data.set(imageFields.act, act);
    send(data);
  };
  const saveSoon = (names: readonly string[]) => {
    markChanged();
    clearTimeout(pause.current);
    pause.current = setTimeout(() => save('', names), PAUSE_MS);
  };
  const saveTexts = () => {
    if (state === 'changed') save();
    // What was typed during the request is saved after it.
    else if (state === 'saving') saveSoon(order);
  };
  const move = (name: string, to: number) => {
    const next = moveTo(name, to);
    if (next === order) return;
    setMoved(labels.moved.replace('{place}', String(to + 1)).replace('{total}', String(order.length)));
    saveSoon(next);
  };
  const restore = ({ at, name }: NonNullable<typeof removed>) => {
    focused.current = `remove-${name}`;
    setRemoved(null);
    save(imageActs.restore(name, at));
  };
  const live = (event: MouseEvent<HTMLButtonElement>, work: () => void) => {
    if (!isLive) return;
    event.preventDefault();
    work();
  };

  // Hides the removed row before the server confirms it.
  const rows = order
    .filter((name) => name !== removed?.name)
    .flatMap((name) => images.filter((image) => image.name === name))
    .map((image): EditedImage => ({ ...image, edit: edits[image.name] ?? editOf(image) }));
  const change = ({ name }: DeskImage, edit: ImageEdit) => {
    setEdits({ ...edits, [name]: edit });
    markChanged();
  };
  const setRoom = (index: number, room: string) => {
    const image = rows[index];
    if (!image) return;
    change(image, { ...image.edit, room });
    // A corrected room keeps its image in view.
    if (room && !image.edit.room) showPanel(nextWithoutRoom(rows, index));
  };
  const isIdle = isLive && state === 'clean';
  const cover = (event: MouseEvent<HTMLButtonElement>, name: string) =>
    live(event, () => {
      // The cover has no such button.
      focused.current = `later-${name}`;
      move(name, 0);
    });
  return (
    <form
      ref={form}
      action={actions.send}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <HiddenFields values={hidden} />
      {/* The button that the Enter key presses. */}
      <button type="submit" className="visuallyHidden" tabIndex={-1} aria-hidden="true">
        {labels.save}
      </button>
      <CoverAdvice images={rows} labels={labels} onCover={cover} />
      <div className={styles.grid}>
        {rows.length > 0 && (
          <ol className={styles.tiles} aria-label={labels.list}>
            {rows.map((image, index) => (
              <ImageTile
                key={image.name}
                image={image}
                place={index + 1}
                total={rows.length}
                labels={labels}
                locale={hidden.locale}
                onEdit={(edit) => change(image, edit)}
                onRoom={(event, room) => live(event, () => setRoom(index, room))}
                onClosed={saveTexts}
                onStep={isLive ? (step) => showPanel(rows[index + step]) : undefined}
                onMove={(event, step) =>
                  live(event, () => {
                    focused.current = event.currentTarget.id;
                    move(image.name, index + step);
                  })
                }
                onCover={(event) => cover(event, image.name)}
                onRemove={(event) => live(event, () => save(imageActs.remove(image.name)))}
                onDrop={(dragged, onto) => move(dragged, order.indexOf(onto))}
              />
            ))}
          </ol>
        )}
        {pending}
      </div>
      <p role="status" className="visuallyHidden">
        {moved}
      </p>
      {rows.length > 0 && (
        <div className={classNames(styles.foot, isIdle && styles.idle)}>
          <SavingLine state={state} labels={labels} locale={hidden.locale} />
          {!isIdle && (
            <Button type="submit" isSmall look="outline" aria-disabled={state === 'saving' || undefined}>
              {labels.save}
            </Button>
          )}
        </div>
      )}
      <Toast isShown={removed !== null} closeLabel={labels.close} onClose={() => setRemoved(null)}>
        {removed && (
          <>
            <p>{labels.removed}</p>
            <button ref={undo} type="button" onClick={() => restore(removed)}>
              {labels.undo}
            </button>
          </>
        )}
      </Toast>
    </form>
  );
}
