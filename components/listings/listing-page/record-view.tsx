'use client';

import { useEffect } from 'react';
import { recordViewedListing } from '@/lib/listings/saved/viewed-listings';

/** If enabled by the client. */
export function RecordView({ listing }: { listing: string }) {
  useEffect(() => recordViewedListing(listing), [listing]);
  return null;
}
