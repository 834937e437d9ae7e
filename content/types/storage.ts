type Words = Readonly<Record<'en' | 'es', string>>;

/** Something the site keeps in the visitor's browser by itself. */
export type StoredItem = Readonly<{
  /** Its name in the browser, or what it is where it has several. */
  name: Words;
  kind: 'cookie' | 'localStorage';
  purpose: Words;
  lifetime: Words;
}>;

/** Somebody else's service, loaded only after consent. */
export type ThirdParty = Readonly<{
  name: Words;
  provider: Words;
  purpose: Words;
  /** What it stores, and for how long. */
  stores: Words;
}>;
