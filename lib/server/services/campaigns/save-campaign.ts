import 'server-only';
import { authorName, type Actor } from '@/lib/access/actor';
import type { CampaignContent } from '@/lib/campaigns/campaign-content';
import { addCampaign, findCampaign, storeCampaign as store } from '@/lib/server/data/campaigns/campaigns';
import { withRight } from '@/lib/server/services/access/with-right';

type Edit = Readonly<{
  id: string | null;
  editVersion: number;
  replaces: boolean;
  content: CampaignContent;
}>;

type SaveResult = Readonly<
  | { status: 'saved'; id: string }
  | { status: 'conflict' }
  /** Sent or being sent. */
  | { status: 'closed' }
  | { status: 'unknown' }
>;

export async function saveCampaign(actor: Actor, { id, editVersion, replaces, content }: Edit): Promise<SaveResult> {
  const author = authorName(actor);
  return withRight(actor, 'campaign.send', { kind: 'campaign', id: id ?? '' }, async (record) => {
    if (id === null) {
      const newId = await addCampaign(content, author);
      await record('campaignSaved', { after: content }, { kind: 'campaign', id: newId });
      return { status: 'saved', id: newId };
    }
    const known = await findCampaign(id, 'locked');
    if (!known) return { status: 'unknown' };
    if (known.state !== 'draft') return { status: 'closed' };
    if (known.editVersion !== editVersion && !replaces) return { status: 'conflict' };
    const change = changed(known.content, content);
    if (Object.keys(change.after).length === 0) return { status: 'saved', id };
    await store({ id, content, author });
    await record('campaignSaved', change);
    return { status: 'saved', id };
  });
}

function changed(before: CampaignContent, after: CampaignContent) {
  const parts = Object.keys(after) as (keyof CampaignContent)[];
  const differing = parts.filter(
    (part) => JSON.stringify(sorted(before[part])) !== JSON.stringify(sorted(after[part])),
  );
  const pick = (content: CampaignContent) => Object.fromEntries(differing.map((part) => [part, content[part]]));
  return { before: pick(before), after: pick(after) };
}

/** The database does not preserve key order. */
const sorted = (part: object): object =>
  Array.isArray(part)
    ? part
    : Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)));
