import 'server-only';
import type { ListingDraft } from '@/content/types/listing';
import type { ListingFields } from '@/lib/server/data/listings/catalogue';
import { lawDay } from '@/lib/listings/law/law-day';
import { listingHash } from './listing-hash';
import { missingFields } from './missing-fields';

type Names = Readonly<{ id: string; reference: string }>;

export function deskDraft(fields: Partial<ListingDraft>, names: Names, now: Date): ListingFields {
  const day = lawDay(now);
  const base: ListingDraft = { ...fields, ...names, published: day, updated: day };
  return {
    base,
    baseHash: listingHash(base),
    changes: {},
    deletedAt: null,
    editVersion: 0,
    feedId: null,
    inputHash: null,
    isAbsent: false,
    position: 0,
    problems: missingFields({ base, changes: {} }, day),
    province: null,
    publishedAt: null,
    soldAt: null,
    source: 'desk',
  };
}
