const DESK = '/dashboard/agency';

/**
 * Sections in the order of the navigation: folder below `/dashboard/agency`, right, fixed pages, and whether entries have
 * pages.
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

/** Pages before the desk opens. */
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

export type DeskPath = DeskRoute | `${typeof DESK}/${DeskList}/${string}`;

export const deskSectionPath = (key: DeskSectionKey): DeskPath => {
  const { folder } = deskSections[key];
  return (folder === null ? DESK : `${DESK}/${folder}`) as DeskPath;
};

export const deskPath = (list: DeskList, id: string, ...below: readonly string[]) =>
  `${DESK}/${list}/${[id, ...below].map(encodeURIComponent).join('/')}` as const;

const sections: readonly Section[] = Object.values(deskSections);

export const deskRoutes = [
  DESK,
  ...deskEntrances.map((name) => `${DESK}/${name}`),
  ...sections.flatMap(({ folder, pages = [] }) =>
    folder === null ? [] : [`${DESK}/${folder}`, ...pages.map((page) => `${DESK}/${folder}/${page}`)],
  ),
] as readonly DeskRoute[];

const lists = sections.flatMap(({ folder, hasEntries }) => (hasEntries ? [folder] : []));
const ENTRY = new RegExp(`^${DESK}/(${lists.join('|')})/[^/]+(/[^/]+){0,2}$`);

/** The page itself answers 404 for a missing entry. */
export const isDeskPath = (path: string): boolean =>
  (deskRoutes as readonly string[]).includes(path) || ENTRY.test(path);
