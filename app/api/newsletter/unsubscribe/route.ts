import { oneClick } from '@/lib/server/http/mail-link';
import { leaveNewsletter } from '@/lib/server/usecases/confirm-newsletter';

export const POST = oneClick(leaveNewsletter, 'UNSUBSCRIBED');
