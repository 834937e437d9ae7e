import 'server-only';
import type { StaffActor } from '@/lib/access/actor';
import type { ListingMatchView, ContactMatchView, SentView } from '@/lib/contacts/match-views';
import type { ListPage } from '@/lib/contacts/contact-views';
import type { Locale } from '@/lib/i18n/locales';
import { undoableUntil } from '@/lib/server/data/listings/recent-changes';
import { listStaffChoices } from '@/lib/server/services/contacts/staff-choices';
import { paginate } from '@/lib/text/paginate';
import { listingsForContact } from './listings-for-contact';
import { hasHeard } from './match';
import { matchViews, nameOf } from './match-views';
import { contactsForListing } from './contacts-for-listing';
import { MAX_SEND } from './send-listing';

/** People whom a home fits, a page of those who have not heard of it; and those who have. */
type ListingContacts = Readonly<{
  contacts: ListPage<ContactMatchView>;
  /** Of all pages: how many may be written to. */
  open: number;
  heard: Readonly<{ count: number; latest: readonly SentView[] }>;
}>;

/** Of those who have heard, so many are named. */
const MAX_HEARD = 20;

/** Null: the home is not on offer. */
export async function readContactsForListing(
  actor: StaffActor,
  id: string,
  page: number,
  locale: Locale,
): Promise<ListingContacts | null> {
  const matches = await contactsForListing(actor, id);
  if (!matches) return null;
  const [staff, views] = [await listStaffChoices(actor), matchViews(actor, locale)];
  const waiting = matches.filter((match) => !hasHeard(match));
  const shown = paginate(waiting, page, MAX_SEND);
  const heard = matches
    .filter(hasHeard)
    .flatMap((match) => (match.sent ? [{ match, ...match.sent }] : []))
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
  return {
    contacts: { ...shown, items: shown.items.map((match) => views.contact(match, staff)) },
    open: waiting.filter(({ right }) => right.basis).length,
    heard: {
      count: heard.length,
      latest: heard
        .slice(0, MAX_HEARD)
        .map(({ at, by, match }) => ({ contactId: match.contact.id, name: nameOf(match.contact), at, by })),
    },
  };
}

/** How many people a home fits who have not heard of it, and how many of them may be written to. */
export async function countContactsForListing(
  actor: StaffActor,
  id: string,
): Promise<Readonly<{ total: number; open: number }>> {
  const waiting = ((await contactsForListing(actor, id)) ?? []).filter((match) => !hasHeard(match));
  return { total: waiting.length, open: waiting.filter(({ right }) => right.basis).length };
}

/** What is about to be sent, and to whom. */
type ChosenContacts = Readonly<{
  contacts: readonly ContactMatchView[];
  /** When the email goes out, if not at once. */
  notBefore: Date | null;
}>;

/** Those of the chosen people who can be sent a home now. Null: it is not on offer. */
export async function readChosen(
  actor: StaffActor,
  id: string,
  contactIds: readonly string[],
  locale: Locale,
): Promise<ChosenContacts | null> {
  const matches = await contactsForListing(actor, id);
  if (!matches) return null;
  const views = matchViews(actor, locale);
  const chosen = matches.filter(
    (match) => contactIds.includes(match.contact.id) && match.right.basis && !hasHeard(match),
  );
  return { contacts: chosen.map((match) => views.contact(match, [])), notBefore: await undoableUntil(id) };
}

/** Homes that fit a person and of which she has not heard; and how many she has. */
type ContactListings = Readonly<{
  name: string;
  /** Has an address that has not said no. */
  canObject: boolean;
  /** An address of hers has said no. */
  hasObjected: boolean;
  listings: readonly ListingMatchView[];
  total: number;
  heard: number;
}>;

/** The best `size`. Null: the person is gone. */
export async function readListingsForContact(
  actor: StaffActor,
  contactId: string,
  size: number,
  locale: Locale,
): Promise<ContactListings | null> {
  const found = await listingsForContact(actor, contactId);
  if (!found) return null;
  const { matches, contact } = found;
  const views = matchViews(actor, locale);
  const waiting = matches.filter((match) => !hasHeard(match));
  return {
    name: nameOf(contact),
    canObject: contact.emails.length > 0 && !contact.hasObjected,
    hasObjected: contact.hasObjected,
    listings: waiting.slice(0, size).map(views.listing),
    total: waiting.length,
    heard: matches.length - waiting.length,
  };
}
