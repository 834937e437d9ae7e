const MINUTE_MS = 60_000;

/** Begins of free slots (ms since 1970) for each day that has any, days in order. */
export type Availability = Readonly<Record<string, readonly number[]>>;

/** Begins at which a call of so many minutes fits into free slots that follow each other. */
export function startsFor(slots: readonly number[], minutes: number, slotMinutes: number): readonly number[] {
  const free = new Set(slots);
  return slots.filter((start) => slotsOfAppointment(start, minutes, slotMinutes).every((slot) => free.has(slot)));
}

/** Begins of the slots that a call takes. */
export function slotsOfAppointment(start: number, minutes: number, slotMinutes: number): readonly number[] {
  return Array.from(
    { length: Math.ceil(minutes / slotMinutes) },
    (_, index) => start + index * slotMinutes * MINUTE_MS,
  );
}

/** Days of a month on which a call of that length fits, each with its begins. */
export function fittingDays(days: Availability, minutes: number, slotMinutes: number): Availability {
  return Object.fromEntries(
    Object.entries(days)
      .map(([day, slots]) => [day, startsFor(slots, minutes, slotMinutes)] as const)
      .filter(([, starts]) => starts.length > 0),
  );
}
