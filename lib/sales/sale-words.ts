export const saleStates = ['open', 'arras', 'completed', 'ended'] as const;
export type SaleState = (typeof saleStates)[number];

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

export const waitedFor = ['seller', 'agency', 'buyer', 'bank', 'notary'] as const;
export type WaitedFor = (typeof waitedFor)[number];

export const offerStates = ['received', 'accepted', 'declined', 'countered', 'withdrawn'] as const;
export type OfferState = (typeof offerStates)[number];

export const offerAnswers = ['accepted', 'declined', 'countered'] as const;
export type OfferAnswer = (typeof offerAnswers)[number];

/** `identity` is visible only for verification. */
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
