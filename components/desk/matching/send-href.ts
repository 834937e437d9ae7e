import { deskPath } from '@/lib/i18n/desk-routes';

export const sendHref = (listingId: string, contactId: string) =>
  `${deskPath('homes', listingId, 'people', 'send')}?to=${contactId}` as const;
