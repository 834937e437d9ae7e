export type ImagesSaved = Readonly<
  | { status: 'saved'; removed?: Readonly<{ name: string; at: number }> }
  /** `refused`: the published listing would break the law without the images. */
  | { status: 'refused' | 'unknown' | 'signedOut' }
>;
