import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { TableOfContents } from '@/components/layout/table-of-contents';
import { RichText } from '@/components/ui/rich-text';
import { getLegalPage, LEGAL_LANGUAGE, legalIds, type LegalId } from '@/lib/site/legal';
import { formatDate } from '@/lib/i18n/format';
import { localizedHref } from '@/lib/i18n/href';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './legal-view.module.scss';

/** Translations link to the binding text (decision 3). */
export async function LegalView({ id, siteUrl }: { id: LegalId; siteUrl: URL }) {
  const t = await getTranslations('legalPage');
  const locale = await currentLocale();
  const { published, updated, body } = getLegalPage(id, locale);

  return (
    <>
      <header className="wrap">
        <Breadcrumbs current={{ name: t(`${id}.title`), href: `/${id}` }} siteUrl={siteUrl} />
        <div className={styles.head}>
          <h1>{t(`${id}.title`)}</h1>
          {locale !== LEGAL_LANGUAGE && (
            <p className={styles.note}>
              {t.rich('binding', {
                link: (words) => (
                  <a href={localizedHref(LEGAL_LANGUAGE, `/${id}`)} hrefLang={LEGAL_LANGUAGE}>
                    {words}
                  </a>
                ),
              })}
            </p>
          )}
          <p className="soft">
            {published !== updated && (
              <>
                <time dateTime={published}>{t('published', { date: formatDate(published, locale) })}</time>{' '}
              </>
            )}
            <time dateTime={updated}>{t('updated', { date: formatDate(updated, locale) })}</time>
          </p>
        </div>
      </header>
      <div className={`wrap ${styles.columns}`}>
        <TableOfContents label={t('contents')} headings={body.headings} />
        <div className={styles.main}>
          <RichText html={body.html} isArticle />
          <nav aria-label={t('others')} className={styles.others}>
            <ul className={styles.list}>
              {legalIds
                .filter((other) => other !== id)
                .map((other) => (
                  <li key={other}>
                    <Link href={`/${other}`}>{t(`${other}.title`)}</Link>
                  </li>
                ))}
            </ul>
          </nav>
        </div>
      </div>
    </>
  );
}
