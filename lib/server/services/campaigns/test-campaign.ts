import 'server-only';
import type { StaffActor } from '@/lib/access/actor';
import { locales } from '@/lib/i18n/locales';
import { missingTexts } from '@/lib/campaigns/campaign-content';
import { findCampaign, markTested } from '@/lib/server/data/campaigns/campaigns';
import { countAttempt } from '@/lib/server/data/core/rate-limits';
import { queueEmail } from '@/lib/server/email/queue-email';
import { withRight } from '@/lib/server/services/access/with-right';

type TestResult = Readonly<
  { status: 'done' } | { status: 'error'; code: 'unknown' } | { status: 'error'; code: 'tooMany'; retryAfter: number }
>;

const HOUR = 3_600;
const TESTS_PER_HOUR = 20;

export async function testCampaign(actor: StaffActor, id: string): Promise<TestResult> {
  return withRight(actor, 'campaign.send', { kind: 'campaign', id }, async (record) => {
    const campaign = await findCampaign(id);
    if (!campaign) return { status: 'error', code: 'unknown' };
    const limit = { name: `campaign-test:${actor.userId}`, limit: TESTS_PER_HOUR, seconds: HOUR };
    const attempt = await countAttempt([limit]);
    if (!attempt.isAllowed) return { status: 'error', code: 'tooMany', retryAfter: attempt.retryAfter };
    const { content } = campaign;
    const unwritten = new Set(missingTexts(content).map(({ locale }) => locale));
    for (const locale of locales.filter((one) => !unwritten.has(one))) {
      await queueEmail({ kind: 'campaignTest', recipient: actor.email, locale, payload: { campaignId: id, content } });
    }
    await markTested(id);
    await record('campaignTested');
    return { status: 'done' };
  });
}
