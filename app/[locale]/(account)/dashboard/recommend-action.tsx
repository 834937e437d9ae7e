'use server';

import { ReasonedGrid } from '@/components/listings/listing-grid/reasoned-grid';
import { readRecommendations } from '@/lib/listings/similar/recommendations-page';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { listingIdsOf } from '@/lib/listings/saved/saved-listings';
import { requireUserInAction } from '@/lib/server/auth/current-user';
import { listSavedIds } from '@/lib/server/services/saved-listings/list-saved-ids';
import type { ReactNode } from 'react';

export async function recommendAction(language: unknown, seen: unknown): Promise<ReactNode> {
  const locale = isLocale(language) ? language : defaultLocale;
  const user = await requireUserInAction(locale, '/dashboard');
  const saved = await listSavedIds(user.id);
  const listings = await readRecommendations({ saved, seen: listingIdsOf(seen) }, locale);
  return listings.length > 0 ? <ReasonedGrid listings={listings} /> : null;
}
