import { Monogram } from '@/components/ui/monogram';
import { Stars } from '@/components/ui/stars';
import { classNames } from '@/lib/text/class-names';
import styles from './voice-quote.module.scss';

type VoiceQuoteProps = {
  voice: Readonly<{ content: string; author: string; location: string; initials: string; rating: number }>;
  /** For screen readers. */
  rating: string;
  isLarge?: boolean;
};

export function VoiceQuote({ voice, rating, isLarge = false }: VoiceQuoteProps) {
  return (
    <figure className={classNames(styles.voice, isLarge && styles.large)}>
      <Stars count={voice.rating} label={rating} className={styles.stars} />
      <blockquote className={styles.quote}>
        <p>{voice.content}</p>
      </blockquote>
      <figcaption className={styles.author}>
        <Monogram initials={voice.initials} />
        <span>
          <strong>{voice.author}</strong>
          <span className={styles.place}>{voice.location}</span>
        </span>
      </figcaption>
    </figure>
  );
}
