import type { IsoDate } from '@/content/types/common';
import { wallClock } from '@/lib/appointments/time-zone';

/** The date in Spain, which applies to certificates, indices and terms. */
export const lawDay = (moment: Date): IsoDate => wallClock(moment.getTime(), 'Europe/Madrid').day as IsoDate;
