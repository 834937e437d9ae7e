import type { RoomId } from '@/content/types/listing';

/** Outside the usable area; glazed galleries count. */
export const outsideRooms: ReadonlySet<RoomId> = new Set<RoomId>(['terrace', 'balcony', 'patio', 'garage']);
