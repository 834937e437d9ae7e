/** What a seller reads of a viewing: `waits` is over, and its agent has not said how it went. */
export type ViewingState = 'planned' | 'waits' | 'tookPlace' | 'noShow' | 'cancelled';

type Viewing = Readonly<{
  startsAt: Date;
  minutes: number;
  status: 'scheduled' | 'cancelled';
  outcome: 'tookPlace' | 'noShow' | null;
}>;

/** At a moment (ms since 1970). */
export function viewingState({ minutes, outcome, startsAt, status }: Viewing, now: number): ViewingState {
  if (status === 'cancelled') return 'cancelled';
  if (outcome !== null) return outcome;
  return startsAt.getTime() + minutes * 60_000 > now ? 'planned' : 'waits';
}
