import { CalendarCheck, FileText, GraduationCap, House, IdCard, Landmark, type IconNode } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { Sources } from '@/components/layout/sources';
import { Portrait } from '@/components/layout/portrait';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { buttonClass } from '@/components/ui/button';
import { DataTable } from '@/components/ui/data-table';
import { getImage } from '@/lib/site/images';
import { getRelocation, type RelocationPart } from '@/lib/site/relocation';
import { isHiddenPath } from '@/lib/site/samples';
import { authorOf } from '@/lib/site/team';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { memberPath } from '@/lib/i18n/routes';
import styles from './relocation-view.module.scss';
import { ServiceCards } from './service-cards';
import { ServiceHero } from './service-hero';
import { ServiceSteps } from './service-steps';

const CONTACT_HREF = '/contact?subject=relocation#contact-form';

const STEPS_ID = 'steps';

const icons = {
  home: House,
  nie: IdCard,
  papers: FileText,
  bank: Landmark,
  school: GraduationCap,
  arrival: CalendarCheck,
} as const satisfies Record<RelocationPart['id'], IconNode>;

export async function RelocationView({ siteUrl }: { siteUrl: URL }) {
  const t = await getTranslations('relocationPage');
  const locale = await currentLocale();
  const { title, lead, included, cards, process, steps, rules, limits, person, invitation } = getRelocation(locale);
  const member = authorOf(person.member, locale);

  return (
    <>
      <ServiceHero
        page={{ name: t('title'), href: '/services/relocation' }}
        siteUrl={siteUrl}
        title={title}
        lead={lead}
        ask={{ href: CONTACT_HREF, label: t('ask') }}
        steps={{ id: STEPS_ID, label: t('steps') }}
        image={getImage('guide-first-home', locale)}
      />

      <ServiceCards title={included.title} text={included.text} cards={cards} icons={icons} />
      <ServiceSteps id={STEPS_ID} title={process.title} text={process.text} steps={steps} />

      <section className={`wrap section ${styles.rules}`} aria-labelledby="rules">
        <h2 id="rules">{rules.title}</h2>
        <p>{rules.text}</p>
        <DataTable table={rules.table} id="rules-table" isStacked />
        <Sources sources={rules.sources} />
      </section>

      <section className={`section ${styles.limits}`} aria-labelledby="limits">
        <div className={`wrap ${styles.columns}`}>
          <div>
            <h2 id="limits">{limits.title}</h2>
            <p>{limits.text}</p>
            <p className={styles.links}>
              {(
                [
                  ['/faq#nie-papers', 'nie'],
                  ['/guias/alquilar', 'renting'],
                  ['/guias/inspiracion', 'areas'],
                  ['/blog/comprar-desde-el-extranjero', 'abroad'],
                ] as const
              )
                .filter(([href]) => !isHiddenPath(href))
                .map(([href, label]) => (
                  <Link key={label} href={href} className={arrowLinkClass}>
                    <ArrowLabel>{t(`links.${label}`)}</ArrowLabel>
                  </Link>
                ))}
            </p>
          </div>
          {member.id === person.member && (
            <div className={styles.person}>
              <Portrait member={member} isLarge />
              <div>
                <h2>
                  <Link href={memberPath(member.id)}>{person.title}</Link>
                </h2>
                <p>{person.text}</p>
              </div>
            </div>
          )}
        </div>
      </section>

      <section className={`wrap section ${styles.invitation}`} aria-labelledby="invitation">
        <h2 id="invitation">{invitation.title}</h2>
        <p className="lead">{invitation.text}</p>
        <p className={styles.ways}>
          <Link href={CONTACT_HREF} className={buttonClass()}>
            {t('ask')}
          </Link>
          <Link href="/schedule-call" className={arrowLinkClass}>
            <ArrowLabel>{t('call')}</ArrowLabel>
          </Link>
        </p>
      </section>
    </>
  );
}
