import type { DeskImage } from '@/lib/listings/images/desk-images';

export type ImageEdit = Readonly<{ es: string; en: string; room: string; kind: string }>;

export type EditedImage = DeskImage & Readonly<{ edit: ImageEdit }>;

type Choice = Readonly<{ id: string; label: string }>;

export type ImageLabels = Readonly<
  Record<
    | 'alsoIn'
    | 'moreOthers'
    | 'altHint'
    | 'bathroomCover'
    | 'close'
    | 'cover'
    | 'describe'
    | 'describeOf'
    | 'drag'
    | 'earlier'
    | 'ended'
    | 'filesGone'
    | 'fixed'
    | 'gone'
    | 'kind'
    | 'later'
    | 'list'
    | 'lost'
    | 'makeCover'
    | 'makeCoverOf'
    | 'moved'
    | 'nextImage'
    | 'noRoom'
    | 'place'
    | 'previousImage'
    | 'refused'
    | 'remove'
    | 'removed'
    | 'room'
    | 'roomHint'
    | 'save'
    | 'saved'
    | 'saving'
    | 'signIn'
    | 'undo'
    | 'unsaved',
    string
  > & { alt: Readonly<Record<'es' | 'en', string>>; rooms: readonly Choice[]; kinds: readonly Choice[] }
>;
