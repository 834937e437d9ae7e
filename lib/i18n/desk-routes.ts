/** Pages of the agency's desk, without locale. */
export const deskRoutes = [
  '/dashboard/agency',
  '/dashboard/agency/enrol',
  '/dashboard/agency/verify',
  '/dashboard/agency/invitation',
  '/dashboard/agency/homes',
  '/dashboard/agency/homes/new',
  '/dashboard/agency/people',
  '/dashboard/agency/people/new',
  '/dashboard/agency/people/keys',
  '/dashboard/agency/diary',
  '/dashboard/agency/diary/new',
  '/dashboard/agency/diary/hours',
  '/dashboard/agency/diary/calendar',
  '/dashboard/agency/feeds',
  '/dashboard/agency/feeds/new',
  '/dashboard/agency/places',
  '/dashboard/agency/places/new',
  '/dashboard/agency/newsletter',
  '/dashboard/agency/newsletter/new',
  '/dashboard/agency/site',
  '/dashboard/agency/articles',
  '/dashboard/agency/articles/new',
  '/dashboard/agency/questions',
  '/dashboard/agency/questions/new',
  '/dashboard/agency/staff',
  '/dashboard/agency/figures',
  '/dashboard/agency/activity',
  '/dashboard/agency/help',
  '/dashboard/agency/more',
] as const;

type DeskRoute = (typeof deskRoutes)[number];
/** Of lists whose entries have pages of their own. */
type DeskList = 'homes' | 'people' | 'diary' | 'feeds' | 'places' | 'newsletter' | 'site' | 'articles' | 'questions';

export type DeskPath = DeskRoute | `/dashboard/agency/${DeskList}/${string}`;

/** The page of an entry, or one below it: `deskPath('homes', id, 'versions')`. */
export const deskPath = (list: DeskList, id: string, ...below: readonly string[]) =>
  `/dashboard/agency/${list}/${[id, ...below].map(encodeURIComponent).join('/')}` as const;

const ENTRY =
  /^\/dashboard\/agency\/(homes|people|diary|feeds|places|newsletter|site|articles|questions)\/[^/]+(\/[^/]+){0,2}$/;

/** Whether a path may be a page of the desk: the page itself knows. */
export const isDeskPath = (path: string): boolean =>
  (deskRoutes as readonly string[]).includes(path) || ENTRY.test(path);
