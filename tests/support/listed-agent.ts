import type { StaffActor } from '@/lib/access/actor';
import { listOnMarket } from '@/lib/listings/catalogue/listings';
import { loadCatalogue } from '@/lib/server/services/catalogue/load-catalogue';
import { storeContent } from '@/lib/server/services/catalogue/store-content';
import { makeUser } from './database/rows';
import { staffActor } from './staff-actor';

type Run = (statement: string) => Promise<unknown>;

export async function storeListingsAnew(run: Run): Promise<void> {
  await run(`update catalogue_version set restore_id = gen_random_uuid(), content_built_at = null`);
  await storeContent();
  await loadCatalogue();
}

export async function makeListedAgent(run: Run): Promise<Readonly<{ agent: StaffActor; listingId: string }>> {
  await storeListingsAnew(run);
  const [listing] = listOnMarket();
  if (!listing) throw new Error('no listing');
  const { id: userId } = await makeUser({ email: 'agent@agency.example' });
  await run(`insert into staff (user_id, role, team_id) values ('${userId}', 'agent', '${listing.agent}')`);
  return { agent: { ...staffActor('agent'), userId }, listingId: listing.id };
}
