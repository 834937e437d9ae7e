type Words = Readonly<Record<'en' | 'es', string>>;

export type StoredItem = Readonly<{
  /** Key, or a description of several. */
  name: Words;
  kind: 'cookie' | 'localStorage';
  purpose: Words;
  lifetime: Words;
}>;

/** Loaded only after consent. */
export type ThirdParty = Readonly<{
  name: Words;
  provider: Words;
  purpose: Words;
  /** With duration. */
  stores: Words;
}>;
