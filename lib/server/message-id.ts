import 'server-only';
import { siteUrl } from './site-url';

export const messageIdOf = (name: string): string => `<${name}@${siteUrl.hostname}>`;

export const thanksName = (enquiryId: string): string => `enquiry-${enquiryId}`;

export const replyName = (eventId: string): string => `reply-${eventId}`;

/** `copy`: of a newsletter. */
export type OwnMessage = Readonly<{ kind: 'reply' | 'enquiry' | 'job' | 'copy'; id: string }>;

const MAX_IDS = 100;
/** Each needs a search through all copies. */
const MAX_COPIES = 3;

/** By Message-ID, most recent first. */
export function ownMessagesIn(text: string): readonly OwnMessage[] {
  const pattern =
    /<(?:(reply|enquiry)-)?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{32})@([a-z0-9.-]{1,253})>/gi;
  const found = [...text.matchAll(pattern)].filter(([, , , host]) => host?.toLowerCase() === siteUrl.hostname);
  const messages = found
    .slice(-MAX_IDS)
    .toReversed()
    .map(([, kind, id = '']): OwnMessage => ({ kind: id.includes('-') ? kindOf(kind) : 'copy', id: id.toLowerCase() }));
  const copies = messages.filter(({ kind }) => kind === 'copy').slice(0, MAX_COPIES);
  return messages.filter((message) => message.kind !== 'copy' || copies.includes(message));
}

const kindOf = (name: string | undefined): OwnMessage['kind'] =>
  (['reply', 'enquiry'] as const).find((kind) => kind === name?.toLowerCase()) ?? 'job';
