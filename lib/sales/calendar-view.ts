import type { ViewingState } from './viewing-state';

/** A viewing without data of the visitor. */
export type CalendarViewing = Readonly<{
  id: string;
  startsAt: Date;
  minutes: number;
  state: ViewingState;
  agent: string;
  /** Feedback intended for the seller. */
  feedback: string | null;
}>;

export type ClosedTime = Readonly<{ id: string; startsAt: Date; endsAt: Date }>;

export type ListingCalendar = Readonly<{
  zone: string;
  coming: readonly CalendarViewing[];
  /** Latest first, including cancelled ones. */
  past: readonly CalendarViewing[];
  closed: readonly ClosedTime[];
  isShared: boolean;
}>;
