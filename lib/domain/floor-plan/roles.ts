import type { RoomId } from '@/content/types/listing';

/** What a room is to its neighbours: which of them one may enter through it. */
export type Role =
  | 'hub'
  | 'shop'
  | 'social'
  | 'kitchen'
  | 'private'
  | 'study'
  | 'bath'
  | 'laundry'
  | 'store'
  | 'garage'
  | 'gallery'
  | 'open';

const roles: Readonly<Record<RoomId, Role>> = {
  'living-room': 'social',
  'dining-room': 'social',
  kitchen: 'kitchen',
  'kitchen-dining': 'social',
  bedroom: 'private',
  bathroom: 'bath',
  toilet: 'bath',
  hall: 'hub',
  study: 'study',
  laundry: 'laundry',
  storage: 'store',
  gallery: 'gallery',
  terrace: 'open',
  balcony: 'open',
  patio: 'open',
  garage: 'garage',
  'shop-floor': 'shop',
  'back-office': 'study',
};

export const roleOf = (room: RoomId): Role => roles[room];

type Shape = Readonly<{
  /** Least width in metres. */
  width: number;
  /** How many times longer than wide it may be before it looks wrong. */
  ratio: number;
  /** What it costs to have no outer wall for a window. */
  light: number;
}>;

/** What a room of each role looks like in a home that somebody would draw. */
export const shapes: Readonly<Record<Role, Shape>> = {
  hub: { width: 1.15, ratio: 4.5, light: 0 },
  shop: { width: 3.5, ratio: 2, light: 16 },
  social: { width: 2.7, ratio: 1.55, light: 16 },
  kitchen: { width: 2, ratio: 1.75, light: 7 },
  private: { width: 2.4, ratio: 1.5, light: 14 },
  study: { width: 2.2, ratio: 1.6, light: 10 },
  bath: { width: 1.45, ratio: 1.7, light: 0 },
  laundry: { width: 1.25, ratio: 1.9, light: 0.5 },
  store: { width: 1.25, ratio: 2, light: 0 },
  garage: { width: 3, ratio: 2.2, light: 14 },
  gallery: { width: 1.2, ratio: 3.5, light: 14 },
  open: { width: 1.2, ratio: 2.2, light: 14 },
};

/** What nobody builds: a bedroom through a bathroom. */
const ABSURD = 14;

type Ways = Readonly<Partial<Record<Role, number>>>;

/** What a way from a room of one role into one of another costs; what is not named is absurd. */
const ways: Readonly<Record<Role, Ways>> = {
  hub: {
    hub: 0,
    social: 0,
    kitchen: 0.2,
    private: 0,
    study: 0,
    bath: 0,
    laundry: 0.4,
    store: 0,
    garage: 0,
    gallery: 1.5,
    open: 0,
  },
  shop: { study: 0, bath: 0, store: 0, hub: 0, shop: 0, kitchen: 1, garage: 1, open: 0 },
  social: {
    hub: 0,
    social: 0.3,
    kitchen: 0.2,
    private: 4,
    study: 1,
    bath: 3,
    laundry: 2.5,
    store: 1.5,
    garage: 6,
    gallery: 0,
    open: 0,
  },
  kitchen: { hub: 1, social: 0.5, laundry: 0.1, store: 0.5, gallery: 0.4, open: 0.5, garage: 3 },
  private: { bath: 1.5, gallery: 0.8, store: 3, private: 8, study: 3, hub: 6, open: 1 },
  study: { private: 1, study: 2, bath: 1.5, laundry: 2, store: 1, garage: 3, gallery: 0.8, hub: 4, open: 0.8 },
  bath: {},
  laundry: { store: 2, garage: 2, bath: 5, gallery: 1 },
  store: { laundry: 4, store: 4, bath: 6, garage: 2 },
  garage: { store: 1, laundry: 1 },
  gallery: {},
  open: { hub: 9, social: 9, kitchen: 9, private: 9, study: 6, laundry: 4, store: 1, garage: 4, gallery: 4, open: 2 },
};

/** What it costs to enter a room only through another. */
export const wayCost = (from: Role, into: Role): number => ways[from][into] ?? ABSURD;

/** Rooms with water, which share walls for their pipes. */
export const isWet = (role: Role): boolean => role === 'bath' || role === 'laundry' || role === 'kitchen';
