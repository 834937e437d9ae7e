import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { deleteDraft } from '@/lib/server/data/campaigns/campaigns';
import { withRight } from '@/lib/server/services/access/with-right';

/**
 * Deletes a draft permanently; returns false for anything else.
 * @throws RightError
 */
export async function deleteCampaign(actor: Actor, id: string): Promise<boolean> {
  return withRight(actor, 'campaign.send', { kind: 'campaign', id }, async (record) => {
    const content = await deleteDraft(id);
    if (content) await record('campaignDeleted', { before: content });
    return content !== null;
  });
}
