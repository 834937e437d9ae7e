import type { ContactListRow } from '@/lib/contacts/contact-views';
import type { DeskListing } from '@/lib/listings/desk/desk-listing';
import type { HelpSection } from '@/lib/site/desk-help';

export type Found<Item> = Readonly<{ items: readonly Item[]; total: number }>;

export type DeskSearchResult = Readonly<{
  listings: Found<DeskListing>;
  contacts: Found<ContactListRow>;
  help: readonly HelpSection[];
}>;
