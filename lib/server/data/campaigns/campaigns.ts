import 'server-only';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { CampaignContent } from '@/lib/campaigns/campaign-content';
import { campaigns } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { withDb } from '@/lib/server/data/core/transaction';

export type CampaignState = (typeof campaigns.$inferSelect)['state'];

export type Campaign = Dto<'Campaign', typeof campaigns.$inferSelect>;

export async function addCampaign(content: CampaignContent, author: string): Promise<string> {
  const [row] = await withDb((db) => db.insert(campaigns).values({ content, author }).returning({ id: campaigns.id }));
  if (!row) throw new Error('a draft was not stored');
  return row.id;
}

/** `lock` holds until the transaction ends. */
export async function findCampaign(id: string, lock?: 'locked'): Promise<Campaign | null> {
  const [row] = await withDb((db) => {
    const query = db
      .select()
      .from(campaigns)
      .where(sql`${campaigns.id}::text = ${id}`);
    return lock ? query.for('update') : query;
  });
  return row ? asDto<Campaign>(row) : null;
}

export async function listStoredCampaigns(): Promise<readonly Campaign[]> {
  const rows = await withDb((db) =>
    db
      .select()
      .from(campaigns)
      .orderBy(sql`${campaigns.startedAt} desc nulls first`, desc(campaigns.updatedAt)),
  );
  return rows.map((row) => asDto<Campaign>(row));
}

type Edit = Readonly<{ id: string; content: CampaignContent; author: string }>;

/** Requires a locked row. */
export async function storeCampaign({ id, content, author }: Edit): Promise<void> {
  await withDb((db) =>
    db
      .update(campaigns)
      .set({ content, author, editVersion: sql`${campaigns.editVersion} + 1`, updatedAt: sql`now()` })
      .where(eq(campaigns.id, id)),
  );
}

/** Returns null if it is not a draft. */
export async function deleteDraft(id: string): Promise<CampaignContent | null> {
  const [row] = await withDb((db) =>
    db
      .delete(campaigns)
      .where(and(sql`${campaigns.id}::text = ${id}`, eq(campaigns.state, 'draft')))
      .returning({ content: campaigns.content }),
  );
  return row?.content ?? null;
}

export async function markTested(id: string): Promise<void> {
  await withDb((db) =>
    db
      .update(campaigns)
      .set({ testedAt: sql`now()` })
      .where(eq(campaigns.id, id)),
  );
}

export async function markStarted(id: string, subscribers: number): Promise<void> {
  await withDb((db) =>
    db
      .update(campaigns)
      .set({ state: 'sending', subscribers, startedAt: sql`now()` })
      .where(eq(campaigns.id, id)),
  );
}

/** Returns false if it was in none of these states. */
export async function changeState(
  id: string,
  from: readonly CampaignState[],
  state: 'sending' | 'paused' | 'sent',
): Promise<boolean> {
  const rows = await withDb((db) =>
    db
      .update(campaigns)
      .set({ state, ...(state === 'sent' && { finishedAt: sql`now()` }) })
      .where(and(eq(campaigns.id, id), inArray(campaigns.state, [...from])))
      .returning({ id: campaigns.id }),
  );
  return rows.length > 0;
}

export async function setIndexed(id: string, isIndexed: boolean): Promise<void> {
  await withDb((db) => db.update(campaigns).set({ isIndexed }).where(eq(campaigns.id, id)));
}
