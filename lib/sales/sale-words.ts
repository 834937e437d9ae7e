export const saleStates = ['open', 'arras', 'completed', 'ended'] as const;
export type SaleState = (typeof saleStates)[number];

/** From the mandate to the keys, in this order. */
export const milestoneKinds = [
  'mandate',
  'photographs',
  'published',
  'offerAccepted',
  'arras',
  'mortgage',
  'deed',
  'keys',
] as const;
export type MilestoneKind = (typeof milestoneKinds)[number];

/** For whom a step waits. */
export const waitedFor = ['seller', 'agency', 'buyer', 'bank', 'notary'] as const;
export type WaitedFor = (typeof waitedFor)[number];

export const offerStates = ['received', 'accepted', 'declined', 'countered', 'withdrawn'] as const;
export type OfferState = (typeof offerStates)[number];

/** What a seller can answer. */
export const offerAnswers = ['accepted', 'declined', 'countered'] as const;
export type OfferAnswer = (typeof offerAnswers)[number];

/** `identity` is for those alone who must check it. */
export const documentFolders = [
  'mandate',
  'registry',
  'energy',
  'occupancy',
  'community',
  'offers',
  'deed',
  'identity',
] as const;
export type DocumentFolder = (typeof documentFolders)[number];

export const requestKinds = ['price', 'wrongFact', 'times'] as const;
export type RequestKind = (typeof requestKinds)[number];

export const requestStates = ['open', 'accepted', 'answered'] as const;
export type RequestState = (typeof requestStates)[number];
