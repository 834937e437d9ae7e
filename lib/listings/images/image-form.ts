import { imageKinds, roomIds, type ListingImageText, type RoomId } from '@/content/types/listing';
import { locales } from '@/lib/i18n/locales';
import { ALT_LENGTH, type ImageRow } from './image-set';

export type ImageAct = Readonly<
  | { kind: 'save' }
  | { kind: 'move'; name: string; step: -1 | 1 }
  | { kind: 'cover'; name: string }
  | { kind: 'remove'; name: string }
  | { kind: 'restore'; name: string; at: number }
>;

/** `order` repeats per image; the others are sent only for changed images. */
export const imageFields = {
  order: 'order',
  act: 'act',
  alt: (name: string, locale: string) => `alt-${locale}:${name}`,
  room: (name: string) => `room:${name}`,
  kind: (name: string) => `kind:${name}`,
} as const;

export const imageActs = {
  earlier: (name: string) => `earlier:${name}`,
  later: (name: string) => `later:${name}`,
  cover: (name: string) => `cover:${name}`,
  remove: (name: string) => `remove:${name}`,
  room: (name: string, room: string) => `room-${room}:${name}`,
  restore: (name: string, at: number) => `restore-${at}:${name}`,
} as const;

const KEPT = 200;

/** Ignores entries that no browser sends. */
export function readImageForm(data: FormData): Readonly<{ rows: readonly ImageRow[]; act: ImageAct }> {
  const names = data.getAll(imageFields.order).filter((name) => typeof name === 'string');
  // The value of the pressed button follows the hidden value.
  const pressed = String(data.getAll(imageFields.act).findLast(Boolean) ?? '');
  return {
    rows: names.slice(0, KEPT).map((name) => ({ name, text: textOf(data, name, pressed) })),
    act: readAct(pressed),
  };
}

function textOf(data: FormData, name: string, pressed: string): ListingImageText | undefined {
  const kind = data.get(imageFields.kind(name));
  if (kind === null) return undefined;
  const texts = locales.flatMap((locale) => {
    const text = cleaned(data.get(imageFields.alt(name, locale)));
    return text ? [[locale, text] as const] : [];
  });
  const room = roomPressed(name, pressed) ?? data.get(imageFields.room(name));
  return {
    ...(texts.length > 0 && { alt: Object.fromEntries(texts) }),
    ...(isRoom(room) && { room }),
    ...(isKind(kind) && kind !== 'photograph' && { kind }),
  };
}

const roomPressed = (name: string, pressed: string) =>
  ['', ...roomIds].find((room) => pressed === imageActs.room(name, room));

const cleaned = (value: FormDataEntryValue | null) =>
  typeof value === 'string' ? value.replace(/\s+/g, ' ').trim().slice(0, ALT_LENGTH).trim() : '';

const isRoom = (value: unknown): value is RoomId => (roomIds as readonly unknown[]).includes(value);
const isKind = (value: unknown): value is (typeof imageKinds)[number] =>
  (imageKinds as readonly unknown[]).includes(value);

function readAct(value: string): ImageAct {
  const [, verb, at, name = ''] = /^(earlier|later|cover|remove|restore-(\d{1,3})):([\w-]{1,100})$/.exec(value) ?? [];
  if (verb === 'earlier') return { kind: 'move', name, step: -1 };
  if (verb === 'later') return { kind: 'move', name, step: 1 };
  if (verb === 'cover' || verb === 'remove') return { kind: verb, name };
  return verb === undefined ? { kind: 'save' } : { kind: 'restore', name, at: Number(at) };
}
