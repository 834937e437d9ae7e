import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Actions } from '@/components/ui/actions';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { buttonClass } from '@/components/ui/button';
import { classNames } from '@/lib/text/class-names';
import { listTestimonials, type TestimonialKind } from '@/lib/site/testimonials';
import { formatDate } from '@/lib/i18n/format';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { TestimonialQuote } from './testimonial-quote';
import styles from './testimonials-view.module.scss';

const kinds = ['other', 'sale', 'abroad'] as const satisfies readonly TestimonialKind[];

export async function TestimonialsView({ siteUrl }: { siteUrl: URL }) {
  const t = await getTranslations('testimonialsPage');
  const locale = await currentLocale();
  const testimonials = listTestimonials(locale);
  const groups = kinds.filter((kind) => testimonials.some((testimonial) => testimonial.kind === kind));

  return (
    <>
      <div className="wrap">
        <Breadcrumbs current={{ name: t('title'), href: '/testimonials' }} siteUrl={siteUrl} />
        <div className={styles.head}>
          <h1>{t('heading')}</h1>
          <p className="lead">{t(groups.length > 0 ? 'lead' : 'none')}</p>
        </div>
        {groups.length > 0 && testimonials.every(({ isSample }) => !isSample) && (
          <p className={`small soft ${styles.note}`}>
            {t.rich('note', { link: (words) => <Link href="/legal-notice">{words}</Link> })}
          </p>
        )}
      </div>
      {groups.map((kind) => (
        <section key={kind} className={classNames('section', styles[kind])} aria-labelledby={kind}>
          <div className="wrap">
            <h2 id={kind} className={styles.title}>
              {t(`groups.${kind}`)}
            </h2>
            <div className={styles.testimonials}>
              {testimonials
                .filter((testimonial) => testimonial.kind === kind)
                .map((testimonial, index) => (
                  <TestimonialQuote
                    key={testimonial.author}
                    voice={testimonial}
                    rating={t('rating', { rating: testimonial.rating })}
                    served={
                      testimonial.servedOn ? t('served', { date: formatDate(testimonial.servedOn, locale) }) : null
                    }
                    example={testimonial.isSample ? t('example') : null}
                    isLarge={index === 0}
                  />
                ))}
            </div>
          </div>
        </section>
      ))}
      <section className={`wrap section ${styles.next}`} aria-labelledby="next">
        <h2 id="next">{t('next')}</h2>
        <div>
          <p className="lead">{t('nextText')}</p>
          <Actions>
            <Link href="/contact#contact-form" className={buttonClass()}>
              {t('write')}
            </Link>
            <Link href="/book-consultation" className={arrowLinkClass}>
              <ArrowLabel>{t('book')}</ArrowLabel>
            </Link>
            <Link href="/about" className={arrowLinkClass}>
              <ArrowLabel>{t('about')}</ArrowLabel>
            </Link>
          </Actions>
        </div>
      </section>
    </>
  );
}
