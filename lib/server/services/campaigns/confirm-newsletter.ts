import 'server-only';
import { queueNewsletterJob } from '@/lib/server/data/campaigns/newsletter-jobs';
import { confirmSubscription, unsubscribe } from '@/lib/server/data/campaigns/subscribers';
import { inTransaction } from '@/lib/server/data/core/transaction';
import { log } from '@/lib/server/log';
import { queueGuides } from './send-guides';

/** Also sends the guides and queues the newsletter service. False for an invalid token. */
export async function confirmNewsletter(token: string): Promise<boolean> {
  return inTransaction(async () => {
    const confirmed = await confirmSubscription(token);
    if (!confirmed) return false;
    if (confirmed.isFirst) {
      await queueGuides(confirmed.subscriber);
      await queueNewsletterJob(confirmed.subscriber.id, 'subscribe');
      log.info({ subscriber: confirmed.subscriber.id }, 'a subscription was confirmed');
    }
    return true;
  });
}

/** Returns false for an invalid token. */
export async function unsubscribeNewsletter(token: string): Promise<boolean> {
  return inTransaction(async () => {
    const subscriber = await unsubscribe(token);
    if (!subscriber) return false;
    await queueNewsletterJob(subscriber.id, 'unsubscribe');
    log.info({ subscriber: subscriber.id }, 'a subscriber unsubscribed');
    return true;
  });
}
