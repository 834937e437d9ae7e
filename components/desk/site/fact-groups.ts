import { getTranslations } from 'next-intl/server';
import { networks, partnerKinds, partnerLooks, testimonialKinds, type FactKey } from '@/lib/site/facts/fact-schemas';
import { dayName } from '@/lib/site/opening-hours';
import { currentLocale } from '@/lib/i18n/locale';
import { aboutGroups } from './about-groups';
import { agencyGroups } from './agency-groups';
import type { GroupView } from './record-view';

/** Samples have a separate page. */
type FormFact = Exclude<FactKey, 'samples'>;
type OtherFact = Exclude<FormFact, 'agency' | 'about'>;

const weekDays = [1, 2, 3, 4, 5, 6, 7] as const;

export async function factGroups(key: FormFact): Promise<readonly GroupView[]> {
  if (key === 'agency') return agencyGroups();
  if (key === 'about') return aboutGroups();
  const t = await getTranslations('deskSite.fields');
  const tGroup = await getTranslations('deskSite.groups');
  const tChoice = await getTranslations('deskSite.choices');
  const locale = await currentLocale();
  const days = weekDays.map((day) => ({ value: String(day), label: dayName(day, locale, 'short') }));
  const hoursFields: GroupView['fields'] = [
    { path: 'days', control: 'choices', label: t('days'), options: days },
    { path: 'opens', control: 'time', label: t('opens') },
    { path: 'closes', control: 'time', label: t('closes') },
  ];
  const hoursRows = { one: tGroup('hours.one'), add: tGroup('hours.add') };
  const groups: Readonly<Record<OtherFact, () => readonly GroupView[]>> = {
    contact: () => [
      {
        name: 'ways',
        title: tGroup('ways'),
        fields: [
          { path: 'phone', control: 'tel', label: t('phone'), hint: t('phoneHint') },
          { path: 'whatsApp', control: 'tel', label: t('whatsApp'), hint: t('whatsAppHint') },
          { path: 'email', control: 'email', label: t('email'), hint: t('emailHint') },
        ],
      },
      {
        name: 'address',
        title: tGroup('address'),
        fields: [
          { path: 'address.street', control: 'line', label: t('street') },
          { path: 'address.number', control: 'line', label: t('number') },
          { path: 'address.postalCode', control: 'line', label: t('postalCode') },
          { path: 'address.city', control: 'line', label: t('city') },
          { path: 'address.region', control: 'line', label: t('region') },
          { path: 'coordinates.latitude', control: 'number', label: t('latitude'), hint: t('coordinatesHint') },
          { path: 'coordinates.longitude', control: 'number', label: t('longitude') },
        ],
      },
    ],
    hours: () => [
      {
        name: 'office',
        title: tGroup('hours.office'),
        hint: tGroup('hours.hint'),
        rows: hoursRows,
        fields: hoursFields,
      },
      { name: 'phone', title: tGroup('hours.phone'), rows: hoursRows, fields: hoursFields },
    ],
    closures: () => [
      {
        name: 'holidays',
        title: tGroup('holidays.title'),
        hint: tGroup('holidays.hint'),
        rows: { one: tGroup('holidays.one'), add: tGroup('holidays.add') },
        fields: [
          { path: 'name', control: 'line', label: t('name'), inBoth: true },
          { path: 'day', control: 'number', label: t('day') },
          { path: 'month', control: 'number', label: t('month') },
          { path: 'daysAfterEaster', control: 'number', label: t('daysAfterEaster'), hint: t('daysAfterEasterHint') },
        ],
      },
      {
        name: 'closedDays',
        title: tGroup('closedDays.title'),
        hint: tGroup('closedDays.hint'),
        rows: { one: tGroup('closedDays.one'), add: tGroup('closedDays.add') },
        fields: [{ path: 'date', control: 'date', label: t('date') }],
      },
    ],
    team: () => [
      {
        name: 'members',
        title: tGroup('members.title'),
        hint: tGroup('members.hint'),
        rows: { one: tGroup('members.one'), add: tGroup('members.add') },
        fields: [
          { path: 'name', control: 'line', label: t('name') },
          { path: 'id', control: 'hidden', label: '' },
          { path: 'email', control: 'email', label: t('email'), hint: t('memberEmailHint') },
          { path: 'portrait', control: 'image', label: t('portrait'), hint: t('portraitHint') },
          { path: 'role', control: 'line', label: t('role'), inBoth: true },
          { path: 'bio', control: 'text', label: t('bio'), inBoth: true, lines: 6 },
        ],
      },
    ],
    statistics: () => [
      {
        name: 'statistics',
        title: tGroup('statistics.title'),
        hint: tGroup('statistics.hint'),
        fields: [
          ...(['clients', 'yearsOfExperience', 'awards', 'properties', 'companyYears'] as const).map((path) => ({
            path,
            control: 'number' as const,
            label: t(path),
          })),
          { path: 'isSample', control: 'tick', label: t('sampleFigures'), hint: t('sampleFiguresHint') },
        ],
      },
    ],
    testimonials: () => [
      {
        name: 'voices',
        title: tGroup('voices.title'),
        hint: tGroup('voices.hint'),
        rows: { one: tGroup('voices.one'), add: tGroup('voices.add') },
        fields: [
          { path: 'content', control: 'text', label: t('content'), inBoth: true, lines: 4 },
          { path: 'author', control: 'line', label: t('author'), inBoth: true },
          { path: 'location', control: 'line', label: t('location'), inBoth: true },
          {
            path: 'kind',
            control: 'choice',
            label: t('testimonialKind'),
            options: testimonialKinds.map((value) => ({ value, label: tChoice(`testimonial.${value}`) })),
          },
          { path: 'servedOn', control: 'date', label: t('servedOn'), hint: t('servedOnHint') },
          { path: 'source', control: 'line', label: t('source'), hint: t('sourceHint') },
          { path: 'sourceUrl', control: 'url', label: t('sourceUrl') },
          { path: 'isSample', control: 'tick', label: t('sampleReview'), hint: t('sampleReviewHint') },
        ],
      },
    ],
    partners: () => [
      {
        name: 'partners',
        title: tGroup('partners.title'),
        rows: { one: tGroup('partners.one'), add: tGroup('partners.add') },
        fields: [
          { path: 'name', control: 'line', label: t('name') },
          {
            path: 'kind',
            control: 'choice',
            label: t('partnerKind'),
            options: partnerKinds.map((value) => ({ value, label: tChoice(`partner.${value}`) })),
          },
          {
            path: 'look',
            control: 'choice',
            label: t('look'),
            options: partnerLooks.map((value) => ({ value, label: tChoice(`look.${value}`) })),
          },
          { path: 'about', control: 'line', label: t('about'), inBoth: true },
          { path: 'isSample', control: 'tick', label: t('samplePartner'), hint: t('samplePartnerHint') },
        ],
      },
    ],
    social: () => [
      {
        name: 'profiles',
        title: tGroup('profiles.title'),
        hint: tGroup('profiles.hint'),
        rows: { one: tGroup('profiles.one'), add: tGroup('profiles.add') },
        fields: [
          {
            path: 'network',
            control: 'choice',
            label: t('network'),
            options: networks.map((value) => ({ value, label: tChoice(`network.${value}`) })),
          },
          { path: 'url', control: 'url', label: t('url'), hint: t('urlHint') },
        ],
      },
    ],
    announcement: () => [
      {
        name: 'announcement',
        title: tGroup('announcement.title'),
        hint: tGroup('announcement.hint'),
        fields: [
          { path: 'isShown', control: 'tick', label: t('isShown') },
          { path: 'title', control: 'line', label: t('title'), inBoth: true },
          { path: 'text', control: 'line', label: t('text'), inBoth: true },
        ],
      },
    ],
  };
  return groups[key]();
}
