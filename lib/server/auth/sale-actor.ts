import 'server-only';
import type { SellerActor, StaffActor } from '@/lib/access/actor';
import { sellerOfRequest } from './current-seller';
import { staffOfRequest } from './current-staff';

export type SaleActor = StaffActor | SellerActor;

/** Null means 404. */
export const saleActorOfRequest = async (listingId: string): Promise<SaleActor | null> =>
  (await staffOfRequest()) ?? sellerOfRequest(listingId);
