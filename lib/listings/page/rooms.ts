import { formatFloorArea } from '@/lib/i18n/format';
import type { Listing, RoomId } from '@/content/types/listing';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';

type FloorView = Readonly<{
  level: number;
  /** Null on a single floor. */
  name: string | null;
  rooms: readonly Readonly<{ name: string; area: string }>[];
}>;

export type RoomsView = Readonly<{ floors: readonly FloorView[]; inside: string; outside: string | null }>;

/** Outside the usable area; glazed galleries count. */
export const outsideRooms: ReadonlySet<RoomId> = new Set<RoomId>(['terrace', 'balcony', 'patio', 'garage']);

/** By floor, from the entrance up, then down; null if nothing is built. */
export function roomsView(listing: Listing, locale: Locale, t: Translator<'listingFacts'>): RoomsView | null {
  const { floor, rooms } = listing;
  if (rooms.length === 0) return null;
  const levels = [...new Set(rooms.map(({ level }) => level))].sort((one, other) => order(one) - order(other));
  const kind = floor === null ? 'house' : 'flat';
  const sum = (isOutside: boolean) =>
    rooms.filter(({ room }) => outsideRooms.has(room) === isOutside).reduce((total, { area }) => total + area, 0);
  const outside = sum(true);
  return {
    floors: levels.map((level) => ({
      level,
      name: levels.length > 1 ? t(`level.${kind}`, { level }) : null,
      rooms: rooms
        .filter((room) => room.level === level)
        .map(({ area, room }) => ({ name: t(`room.${room}`), area: formatFloorArea(area, locale, 1) })),
    })),
    inside: formatFloorArea(sum(false), locale, 1),
    outside: outside > 0 ? formatFloorArea(outside, locale, 1) : null,
  };
}

function order(level: number): number {
  return level < 0 ? Number.MAX_SAFE_INTEGER + level : level;
}
