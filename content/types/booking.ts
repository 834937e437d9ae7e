import type { IsoDate, Localized } from './common';

type Holiday = Readonly<{ name: Localized } & ({ month: number; day: number } | { daysAfterEaster: number })>;

/** Times are in office hours. */
export type AppointmentSettings = Readonly<{
  /** Minutes; `lengths` are multiples. */
  slotMinutes: number;
  lengths: readonly number[];
  /** Today not counted. */
  daysAhead: number;
  /** Minutes. */
  noticeMinutes: number;
  reminderHours: number;
  holidays: readonly Holiday[];
  closedDays: readonly IsoDate[];
  holidaysSource: Readonly<{ asOf: IsoDate; source: Localized }>;
  timeZones: readonly Readonly<{ id: string; city: Localized }>[];
}>;
