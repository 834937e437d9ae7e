import type { OtherTextView } from '@/lib/listings/page/other-texts';
import styles from './description.module.scss';

/** Opens before JavaScript; one language at a time. */
export function OtherTexts({ texts }: { texts: readonly OtherTextView[] }) {
  return (
    <div className={styles.languages}>
      {texts.map(({ language, name, paragraphs, title }) => (
        <details key={language} name="other-texts" lang={language} className="accordionItem">
          <summary className="accordionSummary">{name}</summary>
          <div className="accordionContent">
            {title && <h3>{title}</h3>}
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className={styles.paragraph}>
                {paragraph}
              </p>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}
