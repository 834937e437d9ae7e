import 'server-only';
import { log } from '@/lib/server/log';
import { attachmentParts } from './attachment-parts';
import type { Inbox } from './port';

const CONNECT_LIMIT_MS = 10_000;
const SILENCE_LIMIT_MS = 20_000;
const MAX_RESPONSE_BYTES = 8 * 1_024 * 1_024;
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Read-only: messages stay unread. @throws Error when the server is unreachable or refuses. */
export async function withInbox<Result>(address: string, work: (inbox: Inbox) => Promise<Result>): Promise<Result> {
  const { ImapFlow } = await import('imapflow');
  const url = new URL(address);
  const isSecure = url.protocol === 'imaps:';
  const client = new ImapFlow({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (isSecure ? 993 : 143),
    secure: isSecure,
    // An attacker on the network could strip STARTTLS.
    ...(!isSecure && !LOOPBACK.test(url.hostname) && { doSTARTTLS: true }),
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: CONNECT_LIMIT_MS,
    greetingTimeout: CONNECT_LIMIT_MS,
    socketTimeout: SILENCE_LIMIT_MS,
    maxLiteralSize: MAX_RESPONSE_BYTES,
    maxLineLength: MAX_RESPONSE_BYTES,
    maxResponseSize: 2 * MAX_RESPONSE_BYTES,
  });
  // An error between two commands makes the next command fail.
  client.on('error', (error: Error) => log.warn({ reason: error.name }, 'the connection to the mailbox failed'));
  await client.connect();
  try {
    const folder = decodeURIComponent(url.pathname.slice(1)) || 'INBOX';
    const { uidNext, uidValidity } = await client.mailboxOpen(folder, { readOnly: true });
    return await work({
      uidValidity: String(uidValidity),
      uidsAfter: async (uid) => {
        if (uid + 1 >= uidNext) return [];
        const found = (await client.search({ uid: `${uid + 1}:*` }, { uid: true })) || [];
        // `*` always matches the last message, even with a lower uid.
        return found.filter((one) => one > uid).toSorted(byNumber);
      },
      uidsSince: async (day) => ((await client.search({ since: day }, { uid: true })) || []).toSorted(byNumber),
      read: async (uid, maxBytes) => {
        const source = { start: 0, maxLength: maxBytes };
        const found = await client.fetchOne(String(uid), { uid: true, size: true, source }, { uid: true });
        if (!found || !found.source) return null;
        return { source: found.source, isCut: (found.size ?? 0) > found.source.length };
      },
      attachments: async (uid) => {
        const found = await client.fetchOne(String(uid), { uid: true, bodyStructure: true }, { uid: true });
        return found && found.bodyStructure ? attachmentParts(found.bodyStructure) : [];
      },
      download: async (uid, part) => (await client.download(String(uid), part, { uid: true })).content ?? null,
    });
  } finally {
    client.close();
  }
}

const byNumber = (one: number, other: number) => one - other;
