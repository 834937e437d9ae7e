import 'server-only';
import { findListingById, type StoredListing } from '@/lib/server/data/listings/catalogue';
import { addActivity } from '@/lib/server/data/staff/activity';
import { approvePreview, commentOnPreview, findPreview } from '@/lib/server/data/listings/listing-previews';
import { countAttempt } from '@/lib/server/data/core/rate-limits';
import { inTransaction } from '@/lib/server/data/core/transaction';
import { queueEmail } from '@/lib/server/email/queue-email';
import { withChanges } from '@/lib/server/services/catalogue/visible-listing';
import { agentEmail } from '@/lib/site/agent-email';
import { AGENCY_LOCALE } from '@/lib/site/agency-locale';
import { staffLocale } from '@/lib/server/services/staff/staff-locale';
import { siteFacts } from '@/lib/site/site-facts';
import { listingAgent } from '@/lib/site/team';

/** `version`: as read by the seller. `comment`: corrections instead of an approval. */
type Answer = Readonly<{ token: string; version: number; comment?: string }>;

export type AnswerResult = 'done' | 'gone' | 'changed' | 'tooMany';

const ANSWERS_A_DAY = 10;
const DAY_SECONDS = 86_400;
const SELLER = 'Propiedad';

export async function answerDraft({ comment, token, version }: Answer): Promise<AnswerResult> {
  const preview = await findPreview(token);
  if (!preview) return 'gone';
  const { hash, listingId } = preview;
  const limit = { name: `draft-answer:${hash}`, limit: ANSWERS_A_DAY, seconds: DAY_SECONDS };
  if (!(await countAttempt([limit])).isAllowed) return 'tooMany';
  return inTransaction(async () => {
    const stored = await findListingById(listingId);
    if (!stored) return 'gone';
    if (comment !== undefined) {
      await commentOnPreview(hash, comment);
      await emailAgent(stored, comment);
      return 'done';
    }
    if (stored.editVersion !== version) return 'changed';
    if (await approvePreview(hash, version)) {
      const subject = { kind: 'listing', id: listingId } as const;
      await addActivity({ kind: 'system', name: 'job' }, SELLER, { action: 'previewApproved', subject });
      await emailAgent(stored);
    }
    return 'done';
  });
}

async function emailAgent(stored: StoredListing, comment?: string): Promise<void> {
  const { agent = '' } = withChanges(stored);
  const recipient = agentEmail(agent) ?? siteFacts().agency.email;
  await queueEmail({
    kind: 'sellerAnswer',
    recipient,
    locale: await staffLocale(recipient),
    payload: {
      id: stored.id,
      reference: stored.reference,
      agent: listingAgent(agent, AGENCY_LOCALE).name,
      ...(comment !== undefined && { comment }),
    },
  });
}
