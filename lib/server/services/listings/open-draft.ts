import 'server-only';
import { findListingById } from '@/lib/server/data/listings/catalogue';
import { findPreview } from '@/lib/server/data/listings/listing-previews';
import { drawableListing } from '@/lib/server/services/catalogue/drawable-listing';
import type { Listing } from '@/content/types/listing';

export type SellerDraft = Readonly<{
  reference: string;
  listing: Listing | null;
  version: number;
  expiresAt: Date;
  approvedAt: Date | null;
}>;

export async function isOpenDraft(token: string): Promise<boolean> {
  const preview = await findPreview(token);
  return preview !== null && (await findListingById(preview.listingId)) !== null;
}

export async function openDraft(token: string): Promise<SellerDraft | null> {
  const preview = await findPreview(token);
  const stored = preview && (await findListingById(preview.listingId));
  if (!stored) return null;
  const { approvedAt, approvedVersion, expiresAt } = preview;
  const { editVersion: version, reference } = stored;
  const { listing } = await drawableListing(stored);
  return { reference, listing, version, expiresAt, approvedAt: approvedVersion === version ? approvedAt : null };
}
