import { oneClick } from '@/lib/server/http/email-link';
import { leaveNewsletter } from '@/lib/server/services/campaigns/confirm-newsletter';

export const POST = oneClick(leaveNewsletter, 'unsubscribed');
