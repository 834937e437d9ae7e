import 'server-only';
import { siteUrl } from './site-url';

export const messageIdOf = (name: string): string => `<${name}@${siteUrl.hostname}>`;

export const thanksName = (enquiryId: string): string => `enquiry-${enquiryId}`;

export const replyName = (eventId: string): string => `reply-${eventId}`;

export type OwnMessage = Readonly<{ kind: 'reply' | 'enquiry' | 'job'; id: string }>;

const MAX_IDS = 100;

/** Returns our emails that a text references by Message-ID, most recent first. */
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
