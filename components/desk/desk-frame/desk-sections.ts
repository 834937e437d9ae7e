import {
  CalendarDays,
  ChartColumn,
  Ellipsis,
  House,
  Import,
  Inbox,
  LifeBuoy,
  MapPin,
  Newspaper,
  ScrollText,
  Search,
  Store,
  Sun,
  CircleQuestionMark,
  Users,
  Mail,
} from 'lucide';
import { deskSectionPath, deskSections as table, type DeskPath, type DeskSectionKey } from '@/lib/i18n/desk-routes';
import type { Right } from '@/lib/access/rights';
import type { IconNode } from 'lucide';

export type DeskSection = Readonly<{
  key: DeskSectionKey;
  href: DeskPath;
  icon: IconNode;
  /** Sections without a right are shown to all staff. */
  right?: Right;
}>;

const icons: Readonly<Record<DeskSectionKey, IconNode>> = {
  today: Sun,
  homes: House,
  people: Inbox,
  diary: CalendarDays,
  search: Search,
  feeds: Import,
  places: MapPin,
  newsletter: Mail,
  site: Store,
  articles: Newspaper,
  questions: CircleQuestionMark,
  staff: Users,
  figures: ChartColumn,
  activity: ScrollText,
  help: LifeBuoy,
  more: Ellipsis,
};

const sectionOf = (key: DeskSectionKey): DeskSection => {
  const section = { key, href: deskSectionPath(key), icon: icons[key] };
  const entry = table[key];
  return 'right' in entry ? { ...section, right: entry.right } : section;
};

const isInRail = (key: string): key is Exclude<DeskSectionKey, 'more'> => key in table && key !== 'more';

/** Sections of the rail; the bar of phones has the first `IN_BAR` of them and 'more'. */
export const railSections: readonly DeskSection[] = Object.keys(table).filter(isInRail).map(sectionOf);

export const moreSection = sectionOf('more');
export const IN_BAR = 4;
