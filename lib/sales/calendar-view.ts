import type { ViewingState } from './viewing-state';

/** A viewing for whoever sells the home: neither who comes nor how to reach them. */
export type CalendarViewing = Readonly<{
  id: string;
  startsAt: Date;
  minutes: number;
  state: ViewingState;
  agent: string;
  /** What was said that is meant for the seller. */
  feedback: string | null;
}>;

/** A time when nobody can come. */
export type ClosedTime = Readonly<{ id: string; startsAt: Date; endsAt: Date }>;

/** Calendar of a home for its sellers. */
export type ListingCalendar = Readonly<{
  /** In which times are said. */
  zone: string;
  /** The next one first. */
  coming: readonly CalendarViewing[];
  /** The last one first; cancelled ones too. */
  past: readonly CalendarViewing[];
  closed: readonly ClosedTime[];
  /** Whether calendar programs can read it by her link. */
  isShared: boolean;
}>;
