import { oneClick } from '@/lib/server/http/email-link';
import { unsubscribeNewsletter } from '@/lib/server/services/campaigns/confirm-newsletter';

export const POST = oneClick(unsubscribeNewsletter, 'unsubscribed');
