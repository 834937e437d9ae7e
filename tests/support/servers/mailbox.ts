import { found } from '@/tests/support/until.mjs';
import { ports } from './ports.mjs';

export type ReceivedEmail = Readonly<{
  id: string;
  receivedAt: string;
  recipients: readonly string[];
  from: { name: string; address: string };
  to: readonly { name: string; address: string }[];
  replyTo?: readonly { name: string; address: string }[];
  subject: string;
  text: string;
  html: string;
  messageId: string;
  headers: Readonly<Record<string, string>>;
  attachments: readonly { filename: string; mimeType: string; content: string }[];
}>;

const CONTROL = `http://localhost:${ports.control}`;
const WAIT_MS = 15_000;

export async function emailsTo(address: string): Promise<readonly ReceivedEmail[]> {
  const response = await fetch(`${CONTROL}/mails?to=${encodeURIComponent(address)}`);
  return (await response.json()) as ReceivedEmail[];
}

export async function nthEmailTo(address: string, n = 1, waitMs = WAIT_MS): Promise<ReceivedEmail> {
  return found(async () => (await emailsTo(address))[n - 1], waitMs, `mail ${n} to ${address}`);
}

export function linkIn(email: ReceivedEmail, path: string): string {
  const link = email.text.match(/https?:\S+/g)?.find((address) => address.includes(path));
  if (!link) throw new Error(`no link to ${path} in ${email.subject}`);
  return link;
}

/** Affects all tests: run those that change it serially. @public */
export async function setEmailServer(mode: 'up' | 'down' | 'slow' | 'refusing' | 'rejecting'): Promise<void> {
  await fetch(`${CONTROL}/mode?is=${mode}`, { method: 'POST' });
}
