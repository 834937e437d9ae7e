'use client';

import { useEffect } from 'react';
import { recordRecentlyViewed } from '@/lib/listings/saved/recently-viewed';
import { recordViewedListing } from '@/lib/listings/saved/viewed-listings';

/** If enabled by the client, or by the visitor. */
export function RecordView({ listing, title }: { listing: string; title: string }) {
  useEffect(() => {
    recordViewedListing(listing);
    recordRecentlyViewed({ id: listing, title });
  }, [listing, title]);
  return null;
}
