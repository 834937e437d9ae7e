import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { listClicks, type LinkClicks } from '@/lib/server/data/campaigns/campaign-clicks';
import { countSubscribers, type SubscriberCounts } from '@/lib/server/data/campaigns/campaign-subscribers';
import { findCampaign, listStoredCampaigns as list, type Campaign } from '@/lib/server/data/campaigns/campaigns';
import { listRecentlyChanged } from '@/lib/server/data/listings/recent-changes';
import { newsletterService } from '@/lib/server/providers/newsletter/newsletter-service';
import { requireRight } from '@/lib/server/services/access/with-right';

export type { Campaign, LinkClicks, SubscriberCounts };

export async function listCampaigns(actor: Actor): Promise<readonly Campaign[]> {
  requireRight(actor, 'campaign.send');
  return list();
}

export async function readCampaign(actor: Actor, id: string): Promise<Campaign | null> {
  requireRight(actor, 'campaign.send');
  return findCampaign(id);
}

/** Listings are omitted while their last change can be undone. */
export async function readWaitingListings(actor: Actor): Promise<readonly string[]> {
  requireRight(actor, 'campaign.send');
  return (await listRecentlyChanged()).map(({ listingId }) => listingId);
}

export async function readSubscribers(actor: Actor): Promise<SubscriberCounts> {
  requireRight(actor, 'campaign.send');
  return countSubscribers();
}

export async function readClicks(actor: Actor, id: string): Promise<readonly LinkClicks[]> {
  requireRight(actor, 'campaign.send');
  return listClicks(id);
}

export function isSentElsewhere(actor: Actor): boolean {
  requireRight(actor, 'campaign.send');
  return newsletterService !== null;
}
