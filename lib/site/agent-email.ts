import 'server-only';
import { siteFacts } from './site-facts';

/** By `listing.agent`; null if none. */
export const agentEmail = (id: string): string | null => siteFacts().teamEmails[id] ?? null;
