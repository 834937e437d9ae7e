import type { Messages } from 'next-intl';

/** A rule of law that a listing breaks; its sentence is in `listingGaps.rules`. */
export type ListingRule = keyof Messages['listingGaps']['rules'];

/**
 * `field`: path in the listing. `message` follows it in logs and in errors of a build. `given`: what the listing says,
 * where a person should look at it.
 */
export type ListingProblem = Readonly<{ field: string; message: string; rule?: ListingRule; given?: string }>;

export type Complain = (field: string, message: string, rule?: ListingRule) => void;
