import type { OfferGrounds } from './send-basis';

/** Imported contacts need a basis (Ley 34/2002 art. 21). Answers to enquiries are always allowed. */
export const mayWriteTo = (source: string, { clientSince, consent, noted }: OfferGrounds): boolean =>
  source !== 'import' || consent !== null || noted !== null || clientSince !== null;
