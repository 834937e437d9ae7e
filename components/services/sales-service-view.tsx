import { FolderOpen, KeyRound, Newspaper, Ruler, type IconNode } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { PagesNearby } from '@/components/layout/pages-nearby';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { buttonClass } from '@/components/ui/button';
import { Image } from '@/components/ui/image';
import { TimelineChart } from '@/components/ui/timeline-chart';
import { declaredImage } from '@/lib/site/declared-image';
import { getSalesService, type SalesService } from '@/lib/site/sales-service';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { ServiceCards } from './service-cards';
import { ServiceHero } from './service-hero';
import { ServiceSteps } from './service-steps';
import styles from './sales-service-view.module.scss';

const CONTACT_HREF = '/contact?subject=sale#contact-form';

const STEPS_ID = 'steps';

const icons = {
  valuation: Ruler,
  papers: FolderOpen,
  marketing: Newspaper,
  closing: KeyRound,
} as const satisfies Record<SalesService['cards'][number]['id'], IconNode>;

export async function SalesServiceView({ siteUrl }: { siteUrl: URL }) {
  const t = await getTranslations('salesPage');
  const locale = await currentLocale();
  const { title, lead, included, cards, process, steps, duration, invitation } = getSalesService(locale);

  return (
    <>
      <ServiceHero
        page={{ name: t('title'), href: '/services/sales' }}
        siteUrl={siteUrl}
        title={title}
        lead={lead}
        ask={{ href: CONTACT_HREF, label: t('ask') }}
        steps={{ id: STEPS_ID, label: t('steps') }}
        image={declaredImage('living-terracotta', locale)}
      />

      <ServiceCards title={included.title} text={included.text} cards={cards} icons={icons} />
      <ServiceSteps id={STEPS_ID} title={process.title} text={process.text} steps={steps} />

      <section className={`wrap section ${styles.duration}`} aria-labelledby="duration">
        <div className={styles.durationWords}>
          <h2 id="duration">{duration.title}</h2>
          <p>{duration.text}</p>
          <Link href="/guias/vender" className={arrowLinkClass}>
            <ArrowLabel>{t('guide')}</ArrowLabel>
          </Link>
          <Link href="/services/relocation" className={arrowLinkClass}>
            <ArrowLabel>{t('relocation')}</ArrowLabel>
          </Link>
        </div>
        <div>
          <TimelineChart rows={duration.bars} unit={t('weeks')} />
          <p className={`mini soft ${styles.note}`}>{duration.note}</p>
          <PagesNearby path="/services/sales" />
        </div>
      </section>

      <section className={styles.invitation} aria-labelledby="invitation">
        <Image image={declaredImage('gracia-rose', locale)} sizes="100vw" className={styles.invitationImage} />
        <div className={styles.step}>
          <h2 id="invitation">{invitation.title}</h2>
          <p>{invitation.text}</p>
          <div className={styles.actions}>
            <Link href={CONTACT_HREF} className={buttonClass()}>
              {t('ask')}
            </Link>
            <Link href="/faq#sale-time" className={arrowLinkClass}>
              <ArrowLabel>{t('more')}</ArrowLabel>
            </Link>
          </div>
        </div>
      </section>
    </>
  );
}
