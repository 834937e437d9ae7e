import 'server-only';
import { cookies } from 'next/headers';
import { SENT_MESSAGE_COOKIE, SENT_MESSAGE_COOKIE_OPTIONS } from '@/lib/middleware/sent-message-cookie';
import { findEnquiry, type Message } from '@/lib/server/data/contacts/enquiries';
import { log } from '@/lib/server/log';
import { siteUrl } from '@/lib/server/site-url';

export async function rememberSentMessage(key: string): Promise<void> {
  const secure = siteUrl.protocol === 'https:';
  (await cookies()).set(SENT_MESSAGE_COOKIE, key, { ...SENT_MESSAGE_COOKIE_OPTIONS, secure });
}

type SentMessage = Message & Readonly<{ email: string }>;

/** Null when unknown or the database is down. */
export async function readSentMessage(): Promise<SentMessage | null> {
  const key = (await cookies()).get(SENT_MESSAGE_COOKIE)?.value;
  if (!key) return null;
  try {
    const message = await findEnquiry(key);
    return message && message.email !== null ? { ...message, email: message.email } : null;
  } catch (error) {
    log.warn({ err: error }, 'a message that was sent could not be read');
    return null;
  }
}
