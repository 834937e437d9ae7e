import { getTranslations } from 'next-intl/server';
import { NewsletterForm } from '@/components/layout/newsletter-form/newsletter-form';
import { SocialLinks } from '@/components/layout/social-links';
import { Logo } from '@/components/ui/logo';
import { registersOf } from '@/lib/site/registers';
import { siteFacts } from '@/lib/site/site-facts';
import { areaHref, getArea, listAreas } from '@/lib/site/areas';
import { shownAreas } from '@/lib/listings/list/shown-areas';
import { isSampleTown } from '@/lib/site/own-town';
import { hoursRows } from '@/lib/site/opening-hours';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './site-footer.module.scss';

/** `label` is a key of `footer.links`. */
const agencyLinks = [
  { href: '/about', label: 'about' },
  { href: '/sell', label: 'sell' },
  { href: '/services/sales', label: 'salesService' },
  { href: '/services/relocation', label: 'relocation' },
  { href: '/properties', label: 'homes' },
  { href: '/herramientas/presupuesto', label: 'budget' },
  { href: '/blog', label: 'blog' },
  { href: '/guides', label: 'guides' },
  { href: '/faq', label: 'faq' },
  { href: '/testimonials', label: 'testimonials' },
  { href: '/search', label: 'search' },
] as const;

const legalLinks = [
  { href: '/legal-notice', label: 'legalNotice' },
  { href: '/privacy-policy', label: 'privacy' },
  { href: '/terms-of-service', label: 'terms' },
  { href: '/cookie-policy', label: 'cookies' },
  { href: '/accessibility', label: 'accessibility' },
] as const;

export async function SiteFooter() {
  const { agency } = siteFacts();
  const t = await getTranslations('footer');
  const newsletter = await getTranslations('newsletter');
  const locale = await currentLocale();
  const { address, phone } = agency;
  const isSample = isSampleTown();
  const areas = isSample ? listAreas().filter((area) => area.isInFooter) : shownAreas();
  const registers = registersOf(agency).map(({ abbreviation, number }) => `${abbreviation} ${number}`);

  return (
    <footer className={`onDark ${styles.footer}`}>
      <div className="wrap">
        <div className={styles.grid}>
          <div className={styles.lead}>
            <Link href="/" className={styles.logo}>
              <Logo />
              <span>{agency.name}</span>
            </Link>
            <p className={styles.offer}>{newsletter('title')}</p>
            <NewsletterForm place="footer" />
          </div>
          <nav aria-labelledby="footer-agency" className={styles.links}>
            <h2 id="footer-agency">{t('agency')}</h2>
            <ul className={styles.list}>
              {agencyLinks.map(({ href, label }) => (
                <li key={href}>
                  <Link href={href}>{t(`links.${label}`)}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="footer-areas" className={styles.links}>
            <h2 id="footer-areas">{t('areas')}</h2>
            <ul className={styles.list}>
              {areas.map((area) => (
                <li key={area.id}>
                  <Link href={areaHref(area)}>{area.name}</Link>
                </li>
              ))}
              {isSample && (
                <li>
                  <Link href="/homes/for-sale/costa-blanca">{getArea('costa-blanca').name}</Link>
                </li>
              )}
              <li>
                <Link href="/homes">{t('links.places')}</Link>
              </li>
            </ul>
          </nav>
          <div className={styles.visit}>
            <h2>{t('visit')}</h2>
            <address>
              {`${address.street} ${address.number}`}
              <br />
              {`${address.postalCode} ${address.city}`}
              <br />
              <a href={`tel:${phone.e164}`}>{phone.display}</a>
              <br />
              <a href={`mailto:${agency.email}`}>{agency.email}</a>
            </address>
            <dl className={`numeric ${styles.hours}`} aria-label={t('hours')}>
              {hoursRows(agency.hours.office, locale).map((row) => (
                <div key={row.days}>
                  <dt>{row.days}</dt>
                  <dd>
                    {row.opens === null ? t('closed') : t('openFromTo', { opens: row.opens, closes: row.closes })}
                  </dd>
                </div>
              ))}
            </dl>
            <SocialLinks className={styles.social} />
          </div>
        </div>
        <div className={styles.end}>
          <p>
            {t('imprint', {
              agency: agency.legalName,
              registers: registers.length > 0 ? ` ${registers.join(', ')}.` : '',
            })}
          </p>
          <ul className={styles.legal}>
            {legalLinks.map(({ href, label }) => (
              <li key={href}>
                <Link href={href}>{t(`links.${label}`)}</Link>
              </li>
            ))}
            <li>
              <Link href="/cookie-preferences">{t('cookiePreferences')}</Link>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}
