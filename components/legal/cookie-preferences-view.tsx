import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { DataTable } from '@/components/ui/data-table';
import type { storageRows } from '@/lib/site/storage';
import { Link } from '@/lib/i18n/link';
import { ConsentChoice } from './consent-choice';
import styles from './cookie-preferences-view.module.scss';

type CookiePreferencesViewProps = { storage: ReturnType<typeof storageRows>; siteUrl: URL };

export async function CookiePreferencesView({ storage, siteUrl }: CookiePreferencesViewProps) {
  const t = await getTranslations('cookiePreferences');
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs current={{ name: t('title'), href: '/cookie-preferences' }} siteUrl={siteUrl} />
      <h1>{t('title')}</h1>
      <p className="lead">{t('lead')}</p>
      <ConsentChoice
        labels={{
          legend: t('choice.legend'),
          accept: t('choice.accept'),
          decline: t('choice.decline'),
          unset: t('choice.unset'),
          accepted: t('choice.accepted'),
          declined: t('choice.declined'),
        }}
        purposes={{ 'spam-check': t('purposes.spam-check'), calendar: t('purposes.calendar') }}
      />
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      <h2>{t('list')}</h2>
      <DataTable
        id="third-parties"
        isStacked
        table={{
          caption: t('thirdParties.caption'),
          head: [t('head.service'), t('head.provider'), t('head.purpose'), t('head.stores')],
          rows: storage.thirdParties,
          note: t('thirdParties.note'),
        }}
      />
      <DataTable
        id="own"
        isStacked
        table={{
          caption: t('own.caption'),
          head: [t('head.name'), t('head.kind'), t('head.purpose'), t('head.lifetime')],
          rows: storage.own,
          note: t('own.note'),
        }}
      />
      <p>{t.rich('policy', { link: (words) => <Link href="/cookie-policy">{words}</Link> })}</p>
    </div>
  );
}
