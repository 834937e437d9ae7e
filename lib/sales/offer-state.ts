import type { OfferState } from './sale-words';

/** As people read it: one that nobody answered in time has expired. Days are `YYYY-MM-DD`. */
export function shownOfferState(
  { state, validUntil }: Readonly<{ state: OfferState; validUntil: string | null }>,
  today: string,
): OfferState | 'expired' {
  return state === 'received' && validUntil !== null && validUntil < today ? 'expired' : state;
}
