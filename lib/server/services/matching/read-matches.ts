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

type ListingContacts = Readonly<{
  contacts: ListPage<ContactMatchView>;
  open: number;
  heard: Readonly<{ count: number; latest: readonly SentView[] }>;
}>;

const MAX_HEARD = 20;

/** Returns null when the listing is not on offer. */
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

/** Counts only contacts that have not received the listing. */
export async function countContactsForListing(
  actor: StaffActor,
  id: string,
): Promise<Readonly<{ total: number; open: number }>> {
  const waiting = ((await contactsForListing(actor, id)) ?? []).filter((match) => !hasHeard(match));
  return { total: waiting.length, open: waiting.filter(({ right }) => right.basis).length };
}

type ChosenContacts = Readonly<{
  contacts: readonly ContactMatchView[];
  /** Null for immediately. */
  notBefore: Date | null;
}>;

/** Returns chosen contacts that can receive the listing; null when it is not on offer. */
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

type ContactListings = Readonly<{
  name: string;
  canObject: boolean;
  hasObjected: boolean;
  listings: readonly ListingMatchView[];
  total: number;
  heard: number;
}>;

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
