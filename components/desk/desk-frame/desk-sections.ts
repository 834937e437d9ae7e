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
  Store,
  Sun,
  CircleQuestionMark,
  Users,
  Mail,
} from 'lucide';
import type { Right } from '@/lib/access/rights';
import type { DeskPath } from '@/lib/i18n/desk-routes';
import type { Messages } from 'next-intl';
import type { IconNode } from 'lucide';

export type DeskSection = Readonly<{
  key: keyof Messages['desk'] & string;
  href: DeskPath;
  icon: IconNode;
  /** Who lacks it does not see the section. */
  right?: Right;
}>;

/** On the rail, and the first of them in the bar of phones, which has five places. */
export const deskSections: readonly DeskSection[] = [
  { key: 'today', href: '/dashboard/agency', icon: Sun },
  { key: 'homes', href: '/dashboard/agency/homes', icon: House, right: 'listing.read' },
  { key: 'people', href: '/dashboard/agency/people', icon: Inbox, right: 'contact.read' },
  { key: 'diary', href: '/dashboard/agency/diary', icon: CalendarDays, right: 'diary.read' },
  { key: 'feeds', href: '/dashboard/agency/feeds', icon: Import, right: 'feed.manage' },
  { key: 'places', href: '/dashboard/agency/places', icon: MapPin, right: 'place.edit' },
  { key: 'newsletter', href: '/dashboard/agency/newsletter', icon: Mail, right: 'campaign.send' },
  { key: 'site', href: '/dashboard/agency/site', icon: Store, right: 'site.edit' },
  { key: 'articles', href: '/dashboard/agency/articles', icon: Newspaper, right: 'site.edit' },
  { key: 'questions', href: '/dashboard/agency/questions', icon: CircleQuestionMark, right: 'site.edit' },
  { key: 'staff', href: '/dashboard/agency/staff', icon: Users, right: 'staff.read' },
  { key: 'figures', href: '/dashboard/agency/figures', icon: ChartColumn, right: 'figures.read' },
  { key: 'activity', href: '/dashboard/agency/activity', icon: ScrollText, right: 'activity.read' },
  { key: 'help', href: '/dashboard/agency/help', icon: LifeBuoy },
];

export const moreSection: DeskSection = { key: 'more', href: '/dashboard/agency/more', icon: Ellipsis };
export const IN_BAR = 4;
