import type { SellerActor, StaffActor } from '@/lib/access/actor';
import { createListing } from '@/lib/server/services/listings/create-listing';
import { openSale } from '@/lib/server/services/sales/open-sale';
import { readSale } from '@/lib/server/services/sales/read-sale';
import { acceptSale, inviteSeller } from '@/lib/server/services/sales/sale-sellers';
import { makeUser } from './database/rows';

type Run = (sql: string) => Promise<unknown>;

export const mandate = { mandateFrom: '2026-11-01', mandateUntil: '2027-05-01', feeHundredths: 350 };
export const offer = {
  name: 'Ada Lovelace',
  email: null,
  amount: 540_000,
  conditions: 'Subject to a mortgage',
  receivedOn: '2026-11-20',
  validUntil: null,
};

export async function makeSaleStaff(role: 'owner' | 'agent'): Promise<StaffActor> {
  const { email, id } = await makeUser();
  return { kind: 'staff', role, userId: id, email, name: 'Marta', sessionId: '' };
}

export const makeListing = async (actor: StaffActor): Promise<string> =>
  (await createListing(actor, { operation: 'sale', type: 'apartment', area: 'Vic' })).id;

export async function makeVerified(run: Run) {
  const { email, id } = await makeUser();
  await run(`update users set email_verified_at = now() where id = '${id}'`);
  return { id, email, verifiedEmail: email };
}

export const sellerOf = ({ email, id }: Readonly<{ email: string; id: string }>): SellerActor => ({
  ...{ kind: 'seller', userId: id, email, name: email },
});

export async function makeSale(run: Run) {
  const agent = await makeSaleStaff('agent');
  const id = await makeListing(agent);
  await openSale(agent, id, mandate);
  const client = await makeVerified(run);
  await inviteSeller(agent, id, client.email, 'es');
  await acceptSale(client, id);
  return { agent, id, client, seller: sellerOf(client) };
}

/** @throws Error when there is no open sale */
export async function viewSale(actor: Parameters<typeof readSale>[0], id: string) {
  const sale = await readSale(actor, id, 'en');
  if (!sale) throw new Error('no sale');
  return sale;
}
