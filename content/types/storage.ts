type Words = Readonly<Record<'en' | 'es', string>>;

export type StoredItem = Readonly<{
  name: Words;
  kind: 'cookie' | 'localStorage' | 'sessionStorage';
  purpose: Words;
  lifetime: Words;
}>;

/** Loaded only after consent. */
export type ThirdParty = Readonly<{
  name: Words;
  provider: Words;
  purpose: Words;
  stores: Words;
}>;
