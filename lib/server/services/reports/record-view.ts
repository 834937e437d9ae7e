import 'server-only';
import { isbot } from 'isbot';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import { wallClock } from '@/lib/appointments/time-zone';
import { processState } from '@/lib/env/process-state';
import { findListing } from '@/lib/listings/catalogue/listings';
import { addCounts } from '@/lib/server/data/listings/listing-counts';
import { addView, newCounter, restoreCounts, drainCounts } from './view-counter';

const counter = processState('viewCounter', newCounter);

/** Excludes known bots and visitors with Global Privacy Control. */
export const isCounted = (headers: Headers): boolean =>
  headers.get('sec-gpc') !== '1' && !isbot(headers.get('user-agent') ?? '');

export function recordView(listing: string, address: string, now = Date.now()): void {
  const found = findListing(listing);
  if (!found || found.status === 'sold') return;
  addView(counter, { listing, address, day: wallClock(now, appointmentRules().zone).day }, now);
}

/** Runs every ten seconds and before shutdown. */
export async function storeViews(): Promise<void> {
  const taken = drainCounts(counter);
  if (taken.length === 0) return;
  try {
    await addCounts(
      'view',
      taken.map(({ listing, ...count }) => ({ listingId: listing, ...count })),
    );
  } catch (error) {
    restoreCounts(counter, taken);
    throw error;
  }
}
