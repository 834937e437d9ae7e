import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { GuidePdfLink } from '@/components/layout/guide-pdf-link';
import { Actions } from '@/components/ui/actions';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { DataTable } from '@/components/ui/data-table';
import { TickList } from '@/components/ui/tick-list';
import { readResources } from '@/lib/writing/resources';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { ResourceTools } from './resource-tools';
import styles from './resources-view.module.scss';

/** Other pages link to these ids as anchors. */
const parts = [
  { id: 'checklists', label: 'lists.title' },
  { id: 'tables', label: 'tables.title' },
  { id: 'calculators', label: 'tools.title' },
  { id: 'glossary', label: 'glossary.title' },
  { id: 'reading', label: 'reading.title' },
] as const;

export async function ResourcesView({ siteUrl }: { siteUrl: URL }) {
  const t = await getTranslations('resourcesPage');
  const tGuides = await getTranslations('guides');
  const { lists, table, guides, glossary } = readResources(await currentLocale());

  return (
    <>
      <div className="wrap">
        <Breadcrumbs current={{ name: t('title'), href: '/recursos' }} siteUrl={siteUrl} />
        <div className={styles.head}>
          <h1>{t('heading')}</h1>
          <p className="lead">{t('lead')}</p>
        </div>
        <nav aria-label={t('jump')} className={styles.jump}>
          <ul className={styles.jumpList}>
            {parts.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`}>{t(label)}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>

      <section id="checklists" className="sand section" aria-labelledby="checklists-title">
        <div className={`wrap ${styles.columns}`}>
          <div>
            <h2 id="checklists-title">{t('lists.title')}</h2>
            <p className={styles.text}>{t('lists.text')}</p>
            <div className={styles.printed}>
              <GuidePdfLink guide="buying" />
              <GuidePdfLink guide="selling" />
            </div>
            <h3 className={styles.label}>{t('lists.all')}</h3>
            <ul className={styles.guides}>
              {guides.map(({ id, href, title, checks }) => (
                <li key={id}>
                  <Link href={href}>{title}</Link>
                  <span className="numeric small soft">{tGuides('checks', { count: checks })}</span>
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.sheets}>
            {lists.map(({ title, items, href }) => (
              <div key={title} className={styles.sheet}>
                <h3>
                  <Link href={href}>{title}</Link>
                </h3>
                <TickList items={items} />
              </div>
            ))}
          </div>
        </div>
      </section>

      <section id="tables" className="wrap section" aria-labelledby="tables-title">
        <div className={styles.tablesHead}>
          <h2 id="tables-title">{t('tables.title')}</h2>
          <p>{t('tables.text')}</p>
        </div>
        <DataTable table={table} id="taxes" />
        <Actions className={styles.actions}>
          <Link href="/guias/comprar#tables" className={arrowLinkClass}>
            <ArrowLabel>{t('tables.all')}</ArrowLabel>
          </Link>
          <Link href="/faq#buying-costs" className={arrowLinkClass}>
            <ArrowLabel>{t('tables.faq')}</ArrowLabel>
          </Link>
        </Actions>
      </section>

      <ResourceTools />

      <section id="glossary" className="sand section" aria-labelledby="glossary-title">
        <div className="wrap">
          <h2 id="glossary-title">{t('glossary.title')}</h2>
          <p className={styles.text}>{t('glossary.text')}</p>
          <dl className={styles.glossary}>
            {glossary.map(({ term, text }) => (
              <div key={term}>
                <dt lang="es">{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>

      <section id="reading" className={`wrap ${styles.reading}`} aria-labelledby="reading-title">
        <h2 id="reading-title" className="visuallyHidden">
          {t('reading.title')}
        </h2>
        <ul className={styles.ways}>
          {(['guides', 'blog', 'faq'] as const).map((way) => (
            <li key={way}>
              <Link href={`/${way}`}>{t(`reading.${way}`)}</Link>
              <p className="soft">{t(`reading.${way}Text`)}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
