import type { Metadata } from 'next';

/** Of a page of the desk: not indexed, no referrer to other sites. */
export const deskMetadata = (title: string): Metadata => ({
  title,
  robots: { index: false },
  referrer: 'same-origin',
});
