/** `requested`: not confirmed. `waits`: finished without an outcome. */
export type ViewingState = 'planned' | 'requested' | 'waits' | 'tookPlace' | 'noShow' | 'cancelled';

type Viewing = Readonly<{
  startsAt: Date;
  minutes: number;
  status: 'scheduled' | 'cancelled';
  outcome: 'tookPlace' | 'noShow' | null;
  awaitsConfirmation: boolean;
}>;

export function viewingState(
  { awaitsConfirmation, minutes, outcome, startsAt, status }: Viewing,
  now: number,
): ViewingState {
  if (status === 'cancelled') return 'cancelled';
  if (outcome !== null) return outcome;
  if (startsAt.getTime() + minutes * 60_000 <= now) return 'waits';
  return awaitsConfirmation ? 'requested' : 'planned';
}
