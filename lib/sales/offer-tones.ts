import type { OfferView } from './sale-view';

export const offerTones = {
  received: 'ready',
  accepted: 'done',
  declined: 'over',
  countered: 'running',
  withdrawn: 'over',
  expired: 'over',
} as const satisfies Readonly<Record<OfferView['state'], string>>;
