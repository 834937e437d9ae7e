'use client';

import { useEffect } from 'react';
import { recordViewedListing } from '@/lib/listings/saved/viewed-listings';

/** Notes in this browser that the home was looked at, where the client has asked for that. */
export function RecordView({ home }: { home: string }) {
  useEffect(() => recordViewedListing(home), [home]);
  return null;
}
