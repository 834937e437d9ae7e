import type { OfferState } from './sale-words';

export function shownOfferState(
  { state, validUntil }: Readonly<{ state: OfferState; validUntil: string | null }>,
  today: string,
): OfferState | 'expired' {
  return state === 'received' && validUntil !== null && validUntil < today ? 'expired' : state;
}
