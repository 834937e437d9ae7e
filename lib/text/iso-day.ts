import type { IsoDate } from '@/content/types/common';

/** `2026-11-25`, UTC. */
export const isoDay = (moment: Date) => moment.toISOString().slice(0, 10) as IsoDate;
