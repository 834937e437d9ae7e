import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { Table } from '@/components/ui/table';
import { deskPath } from '@/lib/i18n/desk-routes';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { classNames } from '@/lib/text/class-names';
import styles from './site-lists.module.scss';

type SamplesViewProps = Readonly<{
  samples: Readonly<{
    areHidden: boolean;
    version: number;
    listings: number;
    articles: number;
    members: readonly string[];
    reviews: number;
    partners: readonly string[];
    profiles: number;
    areFiguresSample: boolean;
    isFeeSample: boolean;
  }>;
  action: (data: FormData) => Promise<void>;
}>;

export async function SamplesView({ samples, action }: SamplesViewProps) {
  const t = await getTranslations('deskSamples');
  const locale = await currentLocale();
  const {
    areFiguresSample,
    areHidden,
    articles,
    listings,
    isFeeSample,
    members,
    partners,
    profiles,
    reviews,
    version,
  } = samples;
  const counts = { homes: listings, articles, people: members.length, reviews, partners: partners.length, profiles };
  const names: Readonly<Record<string, readonly string[]>> = { people: members, partners };
  const others = [
    ...(areFiguresSample
      ? [
          <Link key="figures" href={deskPath('site', 'statistics')}>
            {t('others.figures')}
          </Link>,
        ]
      : []),
    ...(isFeeSample ? [t('others.fee')] : []),
    t('others.texts'),
  ];
  return (
    <>
      <p className={styles.lead}>{t('lead')}</p>
      <p>
        <span className={classNames(styles.state, !areHidden && styles.published)}>
          {t(areHidden ? 'state.hidden' : 'state.shown')}
        </span>
      </p>
      <Table
        caption={t('caption')}
        className={styles.table}
        isLabelled
        head={[t('columns.what'), t('columns.count'), t('columns.outcome')]}
        rows={(['homes', 'articles', 'people', 'reviews', 'partners', 'profiles'] as const).map((kind) => ({
          id: kind,
          cells: [
            t(`rows.${kind}.name`),
            t('count', {
              count: counts[kind],
              names: names[kind]?.join(', ') || 'none',
            }),
            t(`rows.${kind}.outcome`),
          ],
        }))}
      />
      <form action={action} className={styles.withdraw}>
        <HiddenFields values={{ locale, version: String(version), areHidden: areHidden ? 'no' : 'yes' }} />
        <p className={styles.lead}>{t(areHidden ? 'beforeShowing' : 'beforeHiding')}</p>
        <Button type="submit">{t(areHidden ? 'show' : 'hide')}</Button>
      </form>
      <section aria-labelledby="others" className={styles.section}>
        <h2 id="others">{t('others.title')}</h2>
        <ul>
          {others.map((other, index) => (
            <li key={index}>{other}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
