import { Monogram } from '@/components/ui/monogram';
import { Stars } from '@/components/ui/stars';
import styles from './testimonial-quote.module.scss';

type TestimonialQuoteProps = {
  voice: Readonly<{
    content: string;
    author: string;
    location: string;
    initials: string;
    rating: number;
    source?: Readonly<{ label: string; url?: string }>;
  }>;
  rating: string;
  served: string | null;
  example: string | null;
  isLarge?: boolean;
};

export function TestimonialQuote({
  voice: testimonial,
  rating,
  served,
  example,
  isLarge = false,
}: TestimonialQuoteProps) {
  return (
    <figure className={isLarge ? styles.large : undefined}>
      <p className={styles.rating}>
        <Stars count={testimonial.rating} label={rating} className={styles.stars} />
        {example !== null && <span className="mini soft">{example}</span>}
      </p>
      <blockquote className={styles.quote}>
        <p>{testimonial.content}</p>
      </blockquote>
      <figcaption className={styles.author}>
        <Monogram initials={testimonial.initials} />
        <span>
          <strong>{testimonial.author}</strong>
          <span className={styles.place}>{testimonial.location}</span>
          {served && <span className={styles.place}>{served}</span>}
          {testimonial.source && (
            <span className={styles.place}>
              {testimonial.source.url ? (
                <a href={testimonial.source.url} rel="noopener noreferrer nofollow">
                  {testimonial.source.label}
                </a>
              ) : (
                testimonial.source.label
              )}
            </span>
          )}
        </span>
      </figcaption>
    </figure>
  );
}
