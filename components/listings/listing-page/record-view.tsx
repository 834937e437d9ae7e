'use client';

import { useEffect } from 'react';
import { listCountView } from '@/lib/listings/list/count-view';
import { recordRecentlyViewed } from '@/lib/listings/saved/recently-viewed';
import { recordViewedListing } from '@/lib/listings/saved/viewed-listings';

export function RecordView({ listing, title }: { listing: string; title: string }) {
  useEffect(() => listCountView(listing), [listing]);
  useEffect(() => {
    recordViewedListing(listing);
    recordRecentlyViewed({ id: listing, title });
  }, [listing, title]);
  return null;
}
