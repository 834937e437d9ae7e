import type { IsoDate } from '@/content/types/common';
import { wallClock } from '@/lib/appointments/time-zone';

/** The day that certificates, indices and terms are judged by: that of Spain, which is ahead of UTC. */
export const lawDay = (moment: Date): IsoDate => wallClock(moment.getTime(), 'Europe/Madrid').day as IsoDate;
