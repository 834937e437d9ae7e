'use client';

import { useEffect } from 'react';
import { recordViewedListing } from '@/lib/listings/saved/viewed-listings';

/** If enabled by the client. */
export function RecordView({ home }: { home: string }) {
  useEffect(() => recordViewedListing(home), [home]);
  return null;
}
