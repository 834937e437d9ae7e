import { formatArea, formatFloorArea } from '@/lib/i18n/format';
import type { Listing } from '@/content/types/listing';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';
import { floorPlanViews, type FloorPlanView } from './floor-plan';
import { outsideRooms } from '@/lib/listings/outside-rooms';

type FloorView = Readonly<{
  level: number;
  /** Null on a single floor. */
  name: string | null;
  rooms: readonly Readonly<{ name: string; area: string }>[];
  plan: FloorPlanView | null;
}>;

export type RoomsView = Readonly<{ floors: readonly FloorView[]; inside: string; outside: string | null }>;

/** By floor, from the entrance up, then down; null if nothing is built. */
export function roomsView(listing: Listing, locale: Locale, t: Translator<'listingFacts'>): RoomsView | null {
  const { floor, rooms } = listing;
  if (rooms.length === 0) return null;
  const levels = [...new Set(rooms.map(({ level }) => level))].sort((one, other) => order(one) - order(other));
  const kind = floor === null ? 'house' : 'flat';
  const sum = (isOutside: boolean) =>
    rooms.filter(({ room }) => outsideRooms.has(room) === isOutside).reduce((total, { area }) => total + area, 0);
  const outside = sum(true);
  const plans = floorPlanViews(listing, ({ area, room }) => ({
    name: t(`room.${room}`),
    area: formatArea(area, locale, 1),
  }));
  return {
    floors: levels.map((level) => ({
      level,
      name: levels.length > 1 ? t(`level.${kind}`, { level }) : null,
      rooms: rooms
        .filter((room) => room.level === level)
        .map(({ area, room }) => ({ name: t(`room.${room}`), area: formatFloorArea(area, locale, 1) })),
      plan: plans.find((plan) => plan.level === level) ?? null,
    })),
    inside: formatFloorArea(sum(false), locale, 1),
    outside: outside > 0 ? formatFloorArea(outside, locale, 1) : null,
  };
}

function order(level: number): number {
  return level < 0 ? Number.MAX_SAFE_INTEGER + level : level;
}
