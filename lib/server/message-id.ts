import 'server-only';
import { siteUrl } from './site-url';

/** Message-ID of an email of that name, which no other email has: `<enquiry-…@example.com>`. */
export const messageIdOf = (name: string): string => `<${name}@${siteUrl.hostname}>`;

/** Name of the thanks for an enquiry: a reply to it stands below it in mail programs. */
export const thanksName = (enquiryId: string): string => `enquiry-${enquiryId}`;
