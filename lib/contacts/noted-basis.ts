export const basisChannels = ['telephone', 'office', 'email', 'message'] as const;
/** What staff may note: a request, or a contract. */
export const notedBases = ['request', 'client'] as const;

/** Basis for offers, with its proof. */
export type NotedBasis = Readonly<{
  basis: (typeof notedBases)[number];
  /** `YYYY-MM-DD` */
  basisOn: string;
  basisChannel: (typeof basisChannels)[number];
  basisWords: string;
  callsAgreed: boolean;
}>;
