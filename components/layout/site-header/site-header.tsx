import { ChevronDown, Globe, Search } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { AccountSlot } from '@/components/layout/account-menu/account-slot';
import { SavedLink } from '@/components/layout/saved-listings/saved-link';
import { SavedNews } from '@/components/layout/saved-listings/saved-news';
import { SearchLineForm } from '@/components/layout/search-line/search-line';
import { buttonClass } from '@/components/ui/button';
import { Dropdown } from '@/components/ui/dropdown';
import { Icon } from '@/components/ui/icon';
import { Logo } from '@/components/ui/logo';
import { shownAreas } from '@/lib/listings/list/shown-areas';
import { siteFacts } from '@/lib/site/site-facts';
import { localizedHref } from '@/lib/i18n/href';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { locales } from '@/lib/i18n/locales';
import { LOCALE_COOKIE } from '@/lib/i18n/routing';
import { ME_PATH, SIGN_OUT_PATH } from '@/lib/i18n/routes';
import { classNames } from '@/lib/text/class-names';
import { recordOf } from '@/lib/text/record-of';
import { CurrentPage } from './current-page';
import { LocaleLinks } from './locale-links';
import { AreaLinks } from './area-links';
import { ListingsPanel } from './listings-panel';
import { navLinks, toolLinks } from './links';
import panelStyles from './header-panel.module.scss';
import navStyles from './main-nav.module.scss';
import menuStyles from './mobile-menu.module.scss';
import { MobileMenu } from './mobile-menu';
import { ScrollState } from './scroll-state';
import styles from './site-header.module.scss';

const HEADER_ID = 'site-header';
const newsTexts = ['saved', 'savedLocally', 'removed', 'failed', 'full', 'closed', 'undo', 'close'] as const;

export async function SiteHeader() {
  const { agency } = siteFacts();
  const t = await getTranslations('header');
  const locale = await currentLocale();
  const areas = shownAreas();
  const languages = locales.map((option) => ({ locale: option, name: t(`languages.${option}`) }));
  const localeLinks = <LocaleLinks current={locale} options={languages} cookie={LOCALE_COOKIE} />;

  const account = {
    locale,
    labels: {
      menu: t('account.menu'),
      dashboard: t('account.dashboard'),
      desk: t('account.desk'),
      signOut: t('account.signOut'),
    },
    dashboardHref: localizedHref(locale, '/dashboard'),
    deskHref: localizedHref(locale, '/dashboard/agency'),
    signOutPath: SIGN_OUT_PATH,
    mePath: ME_PATH,
  };

  const tSaved = await getTranslations('savedListings');

  const search = (
    <Dropdown
      className={navStyles.search}
      panelClassName={`${panelStyles.panel} ${panelStyles.panelSearch}`}
      ariaLabel={t('search')}
      label={<Icon node={Search} />}
    >
      <SearchLineForm />
    </Dropdown>
  );

  return (
    <header className={styles.header} id={HEADER_ID} data-scrolled="false">
      <ScrollState headerId={HEADER_ID} />
      <CurrentPage headerId={HEADER_ID} />
      <SavedNews labels={recordOf(newsTexts, (key) => tSaved(`news.${key}`))} />
      <div className={`wrap ${styles.row}`}>
        <Link href="/" className={styles.logo} aria-label={t('home', { agency: agency.name })}>
          <Logo />
          <span>{agency.name}</span>
        </Link>
        <nav className={navStyles.nav} aria-label={t('main')}>
          <ul className={navStyles.list}>
            {navLinks.map(({ href, label }) => (
              <li key={href} className={navStyles.entry}>
                <Link href={href} className={navStyles.item}>
                  <span className={navStyles.word}>{t(`links.${label}`)}</span>
                </Link>
                {label === 'homes' && (
                  <Dropdown
                    className={navStyles.panelButton}
                    panelClassName={panelStyles.panel}
                    ariaLabel={t('homesPanel')}
                    label={<Icon node={ChevronDown} />}
                  >
                    <ListingsPanel />
                  </Dropdown>
                )}
              </li>
            ))}
            <li>
              <Dropdown
                className={navStyles.menu}
                panelClassName={panelStyles.panel}
                label={
                  <>
                    <span className={navStyles.word}>{t('tools')}</span>
                    <Icon node={ChevronDown} />
                  </>
                }
              >
                {toolLinks.map(({ href, label }) => (
                  <Link key={href} href={href}>
                    {t(`links.${label}`)}
                  </Link>
                ))}
              </Dropdown>
            </li>
          </ul>
          <ul className={navStyles.list}>
            <li>{search}</li>
            <li>
              <SavedLink />
            </li>
            <li>
              <Dropdown
                className={navStyles.menu}
                panelClassName={`${panelStyles.panel} ${panelStyles.panelEnd}`}
                ariaLabel={t('language', { code: locale.toUpperCase() })}
                label={
                  <>
                    <Icon node={Globe} />
                    <span className={navStyles.word}>{locale.toUpperCase()}</span>
                  </>
                }
              >
                {localeLinks}
              </Dropdown>
            </li>
          </ul>
        </nav>
        <div className={styles.narrow} data-behind-menu>
          {search}
          <SavedLink />
        </div>
        <div className={styles.account} data-behind-menu>
          <AccountSlot {...account} place="bar" panelClassName={`${panelStyles.panel} ${panelStyles.panelEnd}`}>
            <Link href="/login" className={classNames(buttonClass({ look: 'outline' }), styles.signIn)}>
              {t('links.login')}
            </Link>
          </AccountSlot>
        </div>
        <MobileMenu label={t('menu')}>
          <nav aria-label={t('main')}>
            <ul className={menuStyles.list}>
              {navLinks.map(({ href, label }) => (
                <Fragment key={href}>
                  <li>
                    <Link href={href}>{t(`links.${label}`)}</Link>
                  </li>
                  {label === 'homes' && (
                    <>
                      <li>
                        <Link href="/properties?operation=rent">{t('links.rent')}</Link>
                      </li>
                      {areas.length > 0 && (
                        <li>
                          <details className={menuStyles.group}>
                            <summary>{t('areas.title')}</summary>
                            <AreaLinks areas={areas} />
                          </details>
                        </li>
                      )}
                    </>
                  )}
                </Fragment>
              ))}
              {toolLinks.map(({ href, label }) => (
                <li key={href}>
                  <Link href={href}>{t(`links.${label}`)}</Link>
                </li>
              ))}
              <li>
                <Link href="/saved-homes">{tSaved('title')}</Link>
              </li>
              <li>
                <AccountSlot {...account} place="sheet">
                  <Link href="/login">{t('links.login')}</Link>
                </AccountSlot>
              </li>
            </ul>
          </nav>
          <div className={menuStyles.more}>
            <a href={`tel:${agency.phone.e164}`}>{agency.phone.display}</a>
            {localeLinks}
          </div>
        </MobileMenu>
      </div>
    </header>
  );
}
