export type ImagesSaved = Readonly<
  | { status: 'saved'; removed?: Readonly<{ name: string; at: number }> }
  /** `refused`: visitors see the listing, and without the images the law would not be met. */
  | { status: 'refused' | 'unknown' | 'signedOut' }
>;
