import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Portrait } from '@/components/layout/portrait';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { buttonClass } from '@/components/ui/button';
import { isGuide } from '@/lib/writing/blog-page';
import type { MemberPage } from '@/lib/writing/member-page';
import { formatDate } from '@/lib/i18n/format';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { memberPath } from '@/lib/i18n/routes';
import styles from './member-view.module.scss';
import type { ReactNode } from 'react';

type MemberViewProps = {
  page: MemberPage;
  siteUrl: URL;
  children: ReactNode;
};

export async function MemberView({ page, siteUrl, children }: MemberViewProps) {
  const t = await getTranslations('memberPage');
  const tAbout = await getTranslations('aboutPage');
  const locale = await currentLocale();
  const { heading, member, texts, listings } = page;
  const { bio, id, name, role } = member;

  return (
    <>
      <div className="wrap">
        <Breadcrumbs
          trail={[{ name: tAbout('title'), href: '/about' }]}
          current={{ name, href: memberPath(id) }}
          siteUrl={siteUrl}
        />
        <div className={styles.head}>
          <Portrait member={member} isLarge />
          <div>
            <h1>{heading}</h1>
            <p className={styles.role}>{role}</p>
            <p className={styles.bio}>{bio}</p>
            <p className={styles.ways}>
              <Link href="/book-consultation" className={buttonClass()}>
                {t('book')}
              </Link>
              <Link href="/contact" className={arrowLinkClass}>
                <ArrowLabel>{t('write')}</ArrowLabel>
              </Link>
            </p>
          </div>
        </div>
      </div>
      {texts.length > 0 && (
        <section className="sand section" aria-labelledby="texts">
          <div className={`wrap ${styles.columns}`}>
            <h2 id="texts">{t('texts', { name })}</h2>
            <ul className={styles.texts}>
              {texts.map((text) => (
                <li key={text.href}>
                  <Link href={text.href}>{text.title}</Link>
                  <p className="small soft">
                    {isGuide(text)
                      ? t('guide', { date: formatDate(text.updated, locale) })
                      : formatDate(text.date, locale)}
                  </p>
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      {listings.length > 0 && (
        <section className="wrap section" aria-labelledby="homes">
          <h2 id="homes" className={styles.listings}>
            {t('homes', { name })}
          </h2>
          {children}
        </section>
      )}
    </>
  );
}
