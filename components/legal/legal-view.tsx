import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { TableOfContents } from '@/components/layout/table-of-contents';
import { RichText } from '@/components/ui/rich-text';
import { getLegalPage, LEGAL_LANGUAGE, legalIds, type LegalId } from '@/lib/content/legal';
import { formatDate } from '@/lib/format';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './legal-view.module.scss';

/** A legal page: Spanish in both languages, and elsewhere one line that says so. */
export async function LegalView({ id, siteUrl }: { id: LegalId; siteUrl: URL }) {
  const t = await getTranslations('legalPage');
  const locale = await currentLocale();
  const { title, updated, body } = getLegalPage(id, locale);
  const isTranslated = locale === LEGAL_LANGUAGE;

  return (
    <>
      <header className="wrap">
        <Breadcrumbs current={{ name: t(`${id}.title`), href: `/${id}` }} siteUrl={siteUrl} />
        <div className={styles.head}>
          <h1>{t(`${id}.title`)}</h1>
          {!isTranslated && <p className={styles.note}>{t('binding', { date: formatDate(updated, locale) })}</p>}
          <p lang={LEGAL_LANGUAGE} className="soft">
            {!isTranslated && <span className={styles.original}>{title}</span>}
            <time dateTime={updated}>{t('updated', { date: formatDate(updated, LEGAL_LANGUAGE) })}</time>
          </p>
        </div>
      </header>
      <div className={`wrap ${styles.columns}`}>
        <TableOfContents label={t('contents')} headings={body.headings} lang={LEGAL_LANGUAGE} />
        <div className={styles.main}>
          <div lang={LEGAL_LANGUAGE}>
            <RichText html={body.html} isArticle />
          </div>
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
