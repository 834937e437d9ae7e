const MINUTE_MS = 60_000;

/** Starts of free slots (ms since 1970) by day. */
export type Availability = Readonly<Record<string, readonly number[]>>;

export function startsFor(slots: readonly number[], minutes: number, slotMinutes: number): readonly number[] {
  const free = new Set(slots);
  return slots.filter((start) => slotsOfAppointment(start, minutes, slotMinutes).every((slot) => free.has(slot)));
}

export function slotsOfAppointment(start: number, minutes: number, slotMinutes: number): readonly number[] {
  return Array.from(
    { length: Math.ceil(minutes / slotMinutes) },
    (_, index) => start + index * slotMinutes * MINUTE_MS,
  );
}

export function fittingDays(days: Availability, minutes: number, slotMinutes: number): Availability {
  return Object.fromEntries(
    Object.entries(days)
      .map(([day, slots]) => [day, startsFor(slots, minutes, slotMinutes)] as const)
      .filter(([, starts]) => starts.length > 0),
  );
}
