import 'server-only';
import { createHmac } from 'node:crypto';
import { authSecret } from '@/lib/server/auth/secret';
import { allowUnsubscribe, type Subscriber } from '@/lib/server/data/subscribers';
import { queueMail } from '@/lib/server/mails/queue-mail';

/** Stores the mail with the guide, which the reader can leave the newsletter by. */
export async function queueGuide({ id, email, locale }: Subscriber): Promise<void> {
  const token = unsubscribeToken(id);
  await allowUnsubscribe(id, token);
  await queueMail({ kind: 'newsletterGuide', recipient: email, locale, payload: { token } });
}

/** The same for every mail to one reader, so that the link of an old mail still works. Only its hash is stored. */
function unsubscribeToken(subscriberId: string): string {
  return createHmac('sha256', authSecret()).update(`newsletter:unsubscribe:${subscriberId}`).digest('base64url');
}
