import 'server-only';
import { siteFacts } from './site-facts';

export const agentEmail = (id: string): string | null => siteFacts().teamEmails[id] ?? null;
