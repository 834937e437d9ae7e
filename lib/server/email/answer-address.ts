import 'server-only';
import { answerToken, readAnswerToken } from '@/lib/server/crypto/answer-token';
import { env } from '@/lib/server/env';

/** Returns the Reply-To address `answers+TOKEN@example.com`; null without a configured mailbox. */
export function answerAddress(eventId: string): string | null {
  const [local, domain] = env.INBOX_ADDRESS?.split('@') ?? [];
  return local && domain ? `${local}+${answerToken(eventId)}@${domain}` : null;
}

export function repliedAt(address: string): string | null {
  const [local, domain] = env.INBOX_ADDRESS?.toLowerCase().split('@') ?? [];
  const [own = '', host] = address.toLowerCase().split('@');
  if (!local || host !== domain || !own.startsWith(`${local}+`)) return null;
  return readAnswerToken(own.slice(local.length + 1));
}
