import { formatArea, formatFloorArea } from '@/lib/i18n/format';
import type { Listing, RoomId } from '@/content/types/listing';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';
import { floorPlanViews, type FloorPlanView } from './floor-plan';
import { listingKind } from './kind-label';
import { outsideRooms } from '@/lib/listings/schema/outside-rooms';

type FloorView = Readonly<{
  level: number;
  name: string | null;
  rooms: readonly Readonly<{ name: string; area: string }>[];
  plan: FloorPlanView | null;
}>;

export type RoomsView = Readonly<{ floors: readonly FloorView[]; inside: string; outside: string | null }>;

/** Sorted by floor: from the entrance up, then down. Null without a building. */
export function roomsView(listing: Listing, locale: Locale, t: Translator<'listingFacts'>): RoomsView | null {
  const { floor, rooms } = listing;
  const nameOf = (room: RoomId) => t(`room.${room}`, { kind: listingKind(listing) });
  if (rooms.length === 0) return null;
  const levels = [...new Set(rooms.map(({ level }) => level))].sort((one, other) => order(one) - order(other));
  const kind = floor === null ? 'house' : 'flat';
  const sum = (isOutside: boolean) =>
    rooms.filter(({ room }) => outsideRooms.has(room) === isOutside).reduce((total, { area }) => total + area, 0);
  const outside = sum(true);
  const plans = floorPlanViews(listing, ({ area, room }) => ({
    name: nameOf(room),
    area: formatArea(area, locale, 1),
  }));
  return {
    floors: levels.map((level) => ({
      level,
      name: levels.length === 1 ? null : isRoof(listing, level) ? t('level.roof') : t(`level.${kind}`, { level }),
      rooms: rooms
        .filter((room) => room.level === level)
        .map(({ area, room }) => ({ name: nameOf(room), area: formatFloorArea(area, locale, 1) })),
      plan: plans.find((plan) => plan.level === level) ?? null,
    })),
    inside: formatFloorArea(sum(false), locale, 1),
    outside: outside > 0 ? formatFloorArea(outside, locale, 1) : null,
  };
}

function isRoof({ floor, rooms }: Listing, level: number): boolean {
  const there = rooms.filter((room) => room.level === level);
  return floor === null && level > 0 && there.every(({ room }) => outsideRooms.has(room));
}

function order(level: number): number {
  return level < 0 ? Number.MAX_SAFE_INTEGER + level : level;
}
