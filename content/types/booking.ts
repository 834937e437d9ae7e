import type { IsoDate, Localized } from './common';

/** A day on which nobody works: the same date every year, or so many days after Easter Sunday. */
type Holiday = Readonly<{ name: Localized } & ({ month: number; day: number } | { daysAfterEaster: number })>;

/** How calls can be booked. Times of day follow the office hours of the agency. */
export type AppointmentSettings = Readonly<{
  /** Length of a slot in minutes; every length offered is a multiple of it. */
  slotMinutes: number;
  lengths: readonly number[];
  /** How many days ahead the calendar is open, today not counted. */
  daysAhead: number;
  /** A call begins no sooner than this, in minutes. */
  noticeMinutes: number;
  /** How long before a call its reminder is sent, in hours. */
  reminderHours: number;
  holidays: readonly Holiday[];
  /** Single days of a year that are closed as well: a bridge day, a move. */
  closedDays: readonly IsoDate[];
  holidaysSource: Readonly<{ asOf: IsoDate; source: Localized }>;
  /** Time zones offered by name; the visitor's own joins them. */
  timeZones: readonly Readonly<{ id: string; city: Localized }>[];
}>;
