import 'server-only';
import { siteUrl } from './site-url';

/** Message-ID of an email of that name, which no other email has: `<enquiry-…@example.com>`. */
export const messageIdOf = (name: string): string => `<${name}@${siteUrl.hostname}>`;

/** Name of the thanks for an enquiry: a reply to it stands below it in mail programs. */
export const thanksName = (enquiryId: string): string => `enquiry-${enquiryId}`;

/** Name of a reply from the desk. */
export const replyName = (eventId: string): string => `reply-${eventId}`;

/** What a Message-ID of ours names. */
export type OwnMessage = Readonly<{ kind: 'reply' | 'enquiry' | 'job'; id: string }>;

const MAX_IDS = 100;

/** Our emails that a text names by their Message-ID, the last one first. */
export function ownMessagesIn(text: string): readonly OwnMessage[] {
  const pattern = /<(?:(reply|enquiry)-)?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@([a-z0-9.-]{1,253})>/gi;
  const found = [...text.matchAll(pattern)].filter(([, , , host]) => host?.toLowerCase() === siteUrl.hostname);
  return found
    .slice(-MAX_IDS)
    .toReversed()
    .map(([, kind, id = '']) => ({ kind: kindOf(kind), id: id.toLowerCase() }));
}

const kindOf = (name: string | undefined): OwnMessage['kind'] =>
  (['reply', 'enquiry'] as const).find((kind) => kind === name?.toLowerCase()) ?? 'job';
