import 'server-only';
import type { StaffActor } from '@/lib/access/actor';
import type { HomeMatchView, PersonMatchView, SentView } from '@/lib/contacts/match-views';
import type { ListPage } from '@/lib/contacts/people-views';
import type { Locale } from '@/lib/i18n/locales';
import { undoableUntil } from '@/lib/server/data/listings/recent-changes';
import { listStaffChoices } from '@/lib/server/services/contacts/staff-choices';
import { paginate } from '@/lib/text/paginate';
import { homesForPerson } from './homes-for-person';
import { hasHeard } from './match';
import { matchViews, nameOf } from './match-views';
import { peopleForHome } from './people-for-home';
import { MAX_SEND } from './send-listing';

/** People whom a home fits, a page of those who have not heard of it; and those who have. */
type HomePeople = Readonly<{
  people: ListPage<PersonMatchView>;
  /** Of all pages: how many may be written to. */
  open: number;
  heard: Readonly<{ count: number; latest: readonly SentView[] }>;
}>;

/** Of those who have heard, so many are named. */
const MAX_HEARD = 20;

/** Null: the home is not on offer. */
export async function readPeopleForHome(
  actor: StaffActor,
  id: string,
  page: number,
  locale: Locale,
): Promise<HomePeople | null> {
  const matches = await peopleForHome(actor, id);
  if (!matches) return null;
  const [staff, views] = [await listStaffChoices(actor), matchViews(actor, locale)];
  const waiting = matches.filter((match) => !hasHeard(match));
  const shown = paginate(waiting, page, MAX_SEND);
  const heard = matches
    .filter(hasHeard)
    .flatMap((match) => (match.sent ? [{ match, ...match.sent }] : []))
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
  return {
    people: { ...shown, items: shown.items.map((match) => views.person(match, staff)) },
    open: waiting.filter(({ right }) => right.basis).length,
    heard: {
      count: heard.length,
      latest: heard
        .slice(0, MAX_HEARD)
        .map(({ at, by, match }) => ({ contactId: match.person.id, name: nameOf(match.person), at, by })),
    },
  };
}

/** How many people a home fits who have not heard of it, and how many of them may be written to. */
export async function countPeopleForHome(
  actor: StaffActor,
  id: string,
): Promise<Readonly<{ total: number; open: number }>> {
  const waiting = ((await peopleForHome(actor, id)) ?? []).filter((match) => !hasHeard(match));
  return { total: waiting.length, open: waiting.filter(({ right }) => right.basis).length };
}

/** What is about to be sent, and to whom. */
type ChosenPeople = Readonly<{
  people: readonly PersonMatchView[];
  /** When the email goes out, if not at once. */
  notBefore: Date | null;
}>;

/** Those of the chosen people who can be sent a home now. Null: it is not on offer. */
export async function readChosen(
  actor: StaffActor,
  id: string,
  contactIds: readonly string[],
  locale: Locale,
): Promise<ChosenPeople | null> {
  const matches = await peopleForHome(actor, id);
  if (!matches) return null;
  const views = matchViews(actor, locale);
  const chosen = matches.filter(
    (match) => contactIds.includes(match.person.id) && match.right.basis && !hasHeard(match),
  );
  return { people: chosen.map((match) => views.person(match, [])), notBefore: await undoableUntil(id) };
}

/** Homes that fit a person and of which she has not heard; and how many she has. */
type PersonHomes = Readonly<{
  name: string;
  /** Has an address that has not said no. */
  canObject: boolean;
  /** An address of hers has said no. */
  hasObjected: boolean;
  homes: readonly HomeMatchView[];
  total: number;
  heard: number;
}>;

/** The best `size`. Null: the person is gone. */
export async function readHomesForPerson(
  actor: StaffActor,
  contactId: string,
  size: number,
  locale: Locale,
): Promise<PersonHomes | null> {
  const found = await homesForPerson(actor, contactId);
  if (!found) return null;
  const { matches, person } = found;
  const views = matchViews(actor, locale);
  const waiting = matches.filter((match) => !hasHeard(match));
  return {
    name: nameOf(person),
    canObject: person.emails.length > 0 && !person.hasObjected,
    hasObjected: person.hasObjected,
    homes: waiting.slice(0, size).map(views.home),
    total: waiting.length,
    heard: matches.length - waiting.length,
  };
}
