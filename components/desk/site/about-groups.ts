import { getTranslations } from 'next-intl/server';
import type { GroupView } from './record-view';

export async function aboutGroups(): Promise<readonly GroupView[]> {
  const t = await getTranslations('deskSite.fields');
  const tGroup = await getTranslations('deskSite.groups');
  const line = { control: 'line', inBoth: true } as const;
  const text = { control: 'text', inBoth: true } as const;
  return [
    {
      name: 'page',
      title: tGroup('aboutPage.title'),
      hint: tGroup('aboutPage.hint'),
      fields: [
        { path: 'title', ...line, label: t('title') },
        { path: 'lead', ...text, label: t('aboutLead'), lines: 3 },
        { path: 'opening', ...text, label: t('storyOpening'), lines: 3 },
        { path: 'story', ...text, label: t('story'), hint: t('storyHint'), lines: 10 },
        { path: 'statement', ...line, label: t('statement') },
        { path: 'mission', ...text, label: t('mission'), lines: 3 },
        { path: 'team', ...line, label: t('aboutTeam') },
        { path: 'visit', ...text, label: t('aboutVisit'), lines: 3 },
        { path: 'years', ...line, label: t('aboutYears'), hint: t('aboutYearsHint') },
      ],
    },
    {
      name: 'milestones',
      title: tGroup('milestones.title'),
      hint: tGroup('milestones.hint'),
      rows: { one: tGroup('milestones.one'), add: tGroup('milestones.add') },
      fields: [
        { path: 'year', control: 'number', label: t('milestoneYear') },
        { path: 'text', ...line, label: t('milestone') },
      ],
    },
  ];
}
