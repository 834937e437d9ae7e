import 'server-only';
import { desc, eq, sql } from 'drizzle-orm';
import { campaignClicks, campaigns } from '@/lib/server/db/schema';
import { withDb } from '@/lib/server/data/core/transaction';

export type LinkClicks = Readonly<{ link: string; n: number }>;

/** Ignores links of unsent newsletters. */
export async function addClick(campaignId: string, link: string): Promise<void> {
  await withDb((db) =>
    db
      .insert(campaignClicks)
      .select(
        db
          .select({ campaignId: campaigns.id, link: sql`${link}::text`.as('link'), n: sql`1`.as('n') })
          .from(campaigns)
          .where(sql`${campaigns.id}::text = ${campaignId} and ${campaigns.state} <> 'draft'`),
      )
      .onConflictDoUpdate({
        target: [campaignClicks.campaignId, campaignClicks.link],
        set: { n: sql`${campaignClicks.n} + 1` },
      }),
  );
}

export async function listClicks(campaignId: string): Promise<readonly LinkClicks[]> {
  const { link, n } = campaignClicks;
  return withDb((db) =>
    db.select({ link, n }).from(campaignClicks).where(eq(campaignClicks.campaignId, campaignId)).orderBy(desc(n), link),
  );
}
