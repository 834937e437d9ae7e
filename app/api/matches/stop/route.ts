import { oneClick } from '@/lib/server/http/email-link';
import { stopMatchesLink } from '@/lib/server/services/matching/object-to-listings';

export const POST = oneClick(stopMatchesLink, 'stopped');
