import { deskPath } from '@/lib/i18n/desk-routes';

/** The page with the email of a home to one person. */
export const sendHref = (listingId: string, contactId: string) =>
  `${deskPath('homes', listingId, 'people', 'send')}?to=${contactId}` as const;
