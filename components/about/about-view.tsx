import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { Image } from '@/components/ui/image';
import { getAbout } from '@/lib/site/about';
import { siteFacts } from '@/lib/site/site-facts';
import { isSampleTown } from '@/lib/site/own-town';
import { getImage } from '@/lib/site/images';
import { listTeam } from '@/lib/site/team';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { AboutServices } from './about-services';
import { AboutValues } from './about-values';
import { AboutYears } from './about-years';
import { TeamList } from './team-list';
import styles from './about-view.module.scss';

export async function AboutView({ siteUrl }: { siteUrl: URL }) {
  const t = await getTranslations('aboutPage');
  const locale = await currentLocale();
  const { title, lead, story, mission, years, services, values, team, visit } = getAbout(locale);

  const { companyYears } = siteFacts().agency.statistics;
  return (
    <>
      <div className="wrap">
        <Breadcrumbs current={{ name: t('title'), href: '/about' }} siteUrl={siteUrl} />
        <div className={styles.hero}>
          {/* A name such as “A & B” keeps to one line. */}
          <h1>{title.replaceAll(' & ', '\u00a0&\u00a0')}</h1>
          <p className="lead">{lead}</p>
        </div>
      </div>
      <Image
        image={getImage(isSampleTown() ? 'area-eixample' : 'moraira-villa-2', locale)}
        sizes="(min-width: 64rem) 90vw, 100vw"
        isPriority
        className={styles.image}
      />

      <section className={`wrap section ${styles.story}`} aria-labelledby="story">
        <h2 id="story">{story.title}</h2>
        <div className={styles.text}>
          <p className={styles.opening}>{story.opening}</p>
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>

      <section className={`section ${styles.mission}`} aria-labelledby="mission">
        <div className="wrap">
          <h2 id="mission">{mission.title}</h2>
          <p className={styles.statement}>{mission.statement}</p>
          <p className={styles.reason}>{mission.text}</p>
        </div>
      </section>

      <AboutYears
        {...years}
        {...(companyYears === 0
          ? { figure: '', title: t('milestones'), text: '' }
          : { figure: t('years', { years: companyYears }) })}
      />
      <AboutServices {...services} locale={locale} />
      <AboutValues {...values} />

      <section className={`wrap section ${styles.team}`} aria-labelledby="team">
        <h2 id="team">{team.title}</h2>
        <p className="lead">{team.lead}</p>
        <TeamList members={listTeam(locale)} />
      </section>

      <section className={styles.visit} aria-labelledby="visit">
        <div className={`wrap ${styles.visitRow}`}>
          <h2 id="visit">{visit.title}</h2>
          <div>
            <p>{visit.text}</p>
            <p className={styles.links}>
              <Link href="/contact" className={arrowLinkClass}>
                <ArrowLabel>{t('contact')}</ArrowLabel>
              </Link>
              <Link href="/testimonials" className={arrowLinkClass}>
                <ArrowLabel>{t('meet')}</ArrowLabel>
              </Link>
            </p>
          </div>
        </div>
      </section>
    </>
  );
}
