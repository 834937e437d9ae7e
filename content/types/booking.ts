import type { IsoDate, Localized } from './common';

/** A fixed date, or days after Easter Sunday. */
type Holiday = Readonly<{ name: Localized } & ({ month: number; day: number } | { daysAfterEaster: number })>;

/** Times of day are the agency's office hours. */
export type AppointmentSettings = Readonly<{
  /** Minutes; lengths are multiples. */
  slotMinutes: number;
  lengths: readonly number[];
  /** Today not counted. */
  daysAhead: number;
  /** Minutes before the earliest start. */
  noticeMinutes: number;
  /** Hours. */
  reminderHours: number;
  holidays: readonly Holiday[];
  /** Further closed days. */
  closedDays: readonly IsoDate[];
  holidaysSource: Readonly<{ asOf: IsoDate; source: Localized }>;
  /** The visitor's own is added. */
  timeZones: readonly Readonly<{ id: string; city: Localized }>[];
}>;
