import 'server-only';
import { createHash } from 'node:crypto';
import type { BotCode } from '@/lib/forms/bot-evidence';
import type { BotEvidence } from '@/lib/forms/bot-evidence-schema';
import { hasEnquiry } from '@/lib/server/data/contacts/enquiries';
import { countAttempt, type RateLimit } from '@/lib/server/data/core/rate-limits';
import { normalizeEmail } from '@/lib/server/data/accounts/users';
import type { Visitor } from '@/lib/server/http/request-visitor';
import { throttle } from '@/lib/server/http/throttle';
import { checkForBot } from '@/lib/server/providers/captcha/check-for-bot';
import { agencyDay } from '@/lib/appointments/agency-day';

export type MessageResult =
  | Readonly<{ code: 'sent'; key: string }>
  | Readonly<{ code: BotCode }>
  | Readonly<{ code: 'tooMany'; retryAfter: number }>;

type Request = Readonly<BotEvidence & { email: string; idempotencyKey?: string | undefined }>;

const WINDOW_SECONDS = 600;
const LIMIT = 5;
const ceiling: RateLimit = { name: 'contact:all', limit: 300, seconds: WINDOW_SECONDS };

/** Null when admitted, else the reason: repeat, bot or limit. */
export async function admitMessage(request: Request, key: string, { ip }: Visitor): Promise<MessageResult | null> {
  if (request.idempotencyKey && (await hasEnquiry(key))) return { code: 'sent', key };
  const visitorAttempt = await countAttempt([{ name: `contact:ip:${ip}`, limit: LIMIT, seconds: WINDOW_SECONDS }]);
  if (!visitorAttempt.isAllowed) return { code: 'tooMany', retryAfter: visitorAttempt.retryAfter };
  const refusal = await checkForBot({ ...request, key: request.idempotencyKey }, ip);
  if (refusal) return { code: refusal };
  // Counts after the bot check, so that bots do not exhaust the limit.
  const name = `contact:email:${normalizeEmail(request.email)}`;
  const attempt = await countAttempt([{ name, limit: LIMIT, seconds: WINDOW_SECONDS }]);
  if (!attempt.isAllowed) return { code: 'tooMany', retryAfter: attempt.retryAfter };
  await throttle(ceiling);
  return null;
}

/** Hashes the content with the browser's key, or with the day. */
export function messageKey(browserKey: string | undefined, content: readonly unknown[]): string {
  return createHash('sha256')
    .update(JSON.stringify([browserKey ?? agencyDay(), ...content]))
    .digest('base64url');
}
