import { getTranslations } from 'next-intl/server';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { Monogram } from '@/components/ui/monogram';
import { Stars } from '@/components/ui/stars';
import { classNames } from '@/lib/text/class-names';
import type { LandingContent } from '@/lib/landing/landing-page';
import { Link } from '@/lib/i18n/link';
import styles from './testimonials.module.scss';

export async function Testimonials({ voices: testimonials }: { voices: LandingContent['voices'] }) {
  const t = await getTranslations('landingPage.voices');
  const [first, ...others] = testimonials;
  const areReal = testimonials.length > 0 && !testimonials.some(({ isSample }) => isSample);
  return (
    <section className={`section ${styles.testimonials}`} aria-labelledby="voices-title">
      <h2 id="voices-title" className="visuallyHidden">
        {t('title')}
      </h2>
      <div className={`wrap ${styles.grid}`}>
        {first ? <Quote voice={first} isLarge /> : <p className="lead">{t('none')}</p>}
        <div className={styles.others}>
          {others.map((testimonial) => (
            <Quote key={testimonial.author} voice={testimonial} />
          ))}
          <p className={styles.links}>
            <Link href="/contact" className={arrowLinkClass}>
              <ArrowLabel>{t('action')}</ArrowLabel>
            </Link>
            <Link href="/testimonials" className="small">
              {first ? t('more', { real: areReal ? 'yes' : 'no' }) : t('page')}
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}

type QuoteProps = { voice: LandingContent['voices'][number]; isLarge?: boolean };

async function Quote({ voice: testimonial, isLarge = false }: QuoteProps) {
  const t = await getTranslations('landingPage.voices');
  const { author, content, initials, isSample, location, rating, source } = testimonial;
  return (
    <figure className={classNames(styles.quote, isLarge && styles.large)}>
      <p className={styles.rating}>
        <Stars count={rating} label={t('stars', { count: rating })} className={styles.stars} />
        {isSample && <span className="mini soft">{t('example')}</span>}
      </p>
      <blockquote>{t('quote', { text: content })}</blockquote>
      <figcaption>
        <Monogram initials={initials} />
        <span>
          <b>{author}</b>
          {[location, source?.label].filter(Boolean).join(' · ')}
        </span>
      </figcaption>
    </figure>
  );
}
