import type { RoomId } from '@/content/types/listing';

/** Excluded from the usable area; glazed galleries count. */
export const outsideRooms: ReadonlySet<RoomId> = new Set<RoomId>(['terrace', 'balcony', 'patio', 'garage']);
