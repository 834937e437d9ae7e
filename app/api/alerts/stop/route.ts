import { oneClick } from '@/lib/server/http/mail-link';
import { stopAlertLink } from '@/lib/server/usecases/alerts/confirm-alert';

export const POST = oneClick(stopAlertLink, 'STOPPED');
