const DESK = '/dashboard/agency';

/**
 * Sections of the desk, in the order of its navigation: the folder below `/dashboard/agency`, the right that shows the
 * section, the fixed pages below it, and whether its entries have pages of their own.
 */
export const deskSections = {
  today: { folder: null },
  homes: { folder: 'homes', right: 'listing.read', pages: ['new'], hasEntries: true },
  people: { folder: 'people', right: 'contact.read', pages: ['new', 'keys', 'portals', 'informing'], hasEntries: true },
  diary: { folder: 'diary', right: 'diary.read', pages: ['new', 'block', 'hours', 'calendar'], hasEntries: true },
  search: { folder: 'search' },
  feeds: { folder: 'feeds', right: 'feed.manage', pages: ['new'], hasEntries: true },
  places: { folder: 'places', right: 'place.edit', pages: ['new'], hasEntries: true },
  newsletter: { folder: 'newsletter', right: 'campaign.send', pages: ['new'], hasEntries: true },
  site: { folder: 'site', right: 'site.edit', hasEntries: true },
  articles: { folder: 'articles', right: 'site.edit', pages: ['new'], hasEntries: true },
  questions: { folder: 'questions', right: 'site.edit', pages: ['new'], hasEntries: true },
  staff: { folder: 'staff', right: 'staff.read' },
  figures: { folder: 'figures', right: 'figures.read' },
  activity: { folder: 'activity', right: 'activity.read' },
  help: { folder: 'help' },
  more: { folder: 'more' },
} as const satisfies Record<string, Section>;

/** Pages before the desk opens: the second factor and an invitation. */
export const deskEntrances = ['enrol', 'verify', 'invitation'] as const;

type Section = Readonly<{ folder: string | null; right?: string; pages?: readonly string[]; hasEntries?: true }>;
type Sections = typeof deskSections;

export type DeskSectionKey = keyof Sections;

type PathOf<S> = S extends { folder: infer F extends string }
  ? | `${typeof DESK}/${F}`
    | (S extends { pages: readonly (infer P extends string)[] } ? `${typeof DESK}/${F}/${P}` : never)
  : typeof DESK;
type DeskRoute = PathOf<Sections[DeskSectionKey]> | `${typeof DESK}/${(typeof deskEntrances)[number]}`;
type DeskList = { [Key in DeskSectionKey]: Sections[Key] extends { hasEntries: true } ? Key : never }[DeskSectionKey];

/** A page of the desk, without locale. */
export type DeskPath = DeskRoute | `${typeof DESK}/${DeskList}/${string}`;

/** The first page of a section. */
export const deskSectionPath = (key: DeskSectionKey): DeskPath => {
  const { folder } = deskSections[key];
  return (folder === null ? DESK : `${DESK}/${folder}`) as DeskPath;
};

export const deskPath = (list: DeskList, id: string, ...below: readonly string[]) =>
  `${DESK}/${list}/${[id, ...below].map(encodeURIComponent).join('/')}` as const;

const sections: readonly Section[] = Object.values(deskSections);

/** Fixed pages of the desk, without locale. */
export const deskRoutes = [
  DESK,
  ...deskEntrances.map((name) => `${DESK}/${name}`),
  ...sections.flatMap(({ folder, pages = [] }) =>
    folder === null ? [] : [`${DESK}/${folder}`, ...pages.map((page) => `${DESK}/${folder}/${page}`)],
  ),
] as readonly DeskRoute[];

const lists = sections.flatMap(({ folder, hasEntries }) => (hasEntries ? [folder] : []));
const ENTRY = new RegExp(`^${DESK}/(${lists.join('|')})/[^/]+(/[^/]+){0,2}$`);

/** True when a path may be a page of the desk; the page itself answers 404 for an entry that does not exist. */
export const isDeskPath = (path: string): boolean =>
  (deskRoutes as readonly string[]).includes(path) || ENTRY.test(path);
