export const sharedKinds = ['savedListings', 'valuations'] as const;

export type SharedKind = (typeof sharedKinds)[number];
