import 'server-only';
import { redirect } from 'next/navigation';
import type { SellerActor } from '@/lib/access/actor';
import type { Locale } from '@/lib/i18n/locales';
import { salePath, type SalePart } from '@/lib/i18n/routes';
import { listMembers } from '@/lib/server/data/sales/sale-members';
import { findSale } from '@/lib/server/data/sales/sales';
import { knownUser, requireUser, requireUserInAction, type CurrentUser } from './current-user';

type SellerState = Readonly<{ state: 'seller'; actor: SellerActor } | { state: 'invited' | 'stranger' }>;

/**
 * Reads at each request: removed members lose access immediately.
 * @throws DatabaseUnavailableError
 */
async function sellerOf({ id, verifiedEmail }: CurrentUser, listingId: string): Promise<SellerState> {
  const sale = verifiedEmail === null ? null : await findSale(listingId);
  if (!sale || verifiedEmail === null) return { state: 'stranger' };
  const members = await listMembers(sale.id);
  const own = members.find(({ email, endedAt }) => endedAt === null && email === verifiedEmail);
  if (!own) return { state: 'stranger' };
  if (own.acceptedAt === null) return { state: 'invited' };
  if (own.userId !== id) return { state: 'stranger' };
  return { state: 'seller', actor: { kind: 'seller', userId: id, email: verifiedEmail, name: verifiedEmail } };
}

/**
 * Returns null before the invitation is accepted. Redirects signed-out visitors to `/login`, others to `/dashboard`.
 * @throws DatabaseUnavailableError
 */
export async function requireSeller(locale: Locale, listingId: string, path: string): Promise<SellerActor | null> {
  const found = await sellerOf(await requireUser(locale, path), listingId);
  if (found.state === 'stranger') redirect(`/${locale}/dashboard`);
  return found.state === 'seller' ? found.actor : null;
}

export async function requireSellerInAction(locale: Locale, listingId: string, part?: SalePart): Promise<SellerActor> {
  const found = await sellerOf(await requireUserInAction(locale, salePath(listingId, part)), listingId);
  if (found.state === 'seller') return found.actor;
  redirect(`/${locale}${found.state === 'invited' ? salePath(listingId) : '/dashboard'}`);
}

/** Variant for files: null means 404. */
export async function sellerOfRequest(listingId: string): Promise<SellerActor | null> {
  const user = await knownUser();
  const found = user && (await sellerOf(user, listingId));
  return found?.state === 'seller' ? found.actor : null;
}
