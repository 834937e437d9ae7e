import { oneClick } from '@/lib/server/http/email-link';
import { stopAlertLink } from '@/lib/server/services/alerts/confirm-alert';

export const POST = oneClick(stopAlertLink, 'stopped');
