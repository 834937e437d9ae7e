import 'server-only';
import { derivedToken } from '@/lib/server/auth/derived-token';
import { allowUnsubscribe, type Subscriber } from '@/lib/server/data/campaigns/subscribers';
import { queueEmail } from '@/lib/server/email/queue-email';

export async function queueGuides({ id, email, locale, wantsSellingGuide }: Subscriber): Promise<void> {
  const token = derivedToken('newsletter:unsubscribe', id);
  await allowUnsubscribe(id, token);
  await queueEmail({
    kind: 'newsletterGuide',
    recipient: email,
    locale,
    payload: { token, hasSellingGuide: wantsSellingGuide },
  });
}
