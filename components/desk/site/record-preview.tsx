import { RichText } from '@/components/ui/rich-text';
import type { Preview } from '@/lib/forms/record-form';
import type { RecordTexts } from './record-view';
import styles from './record-preview.module.scss';

type RecordPreviewProps = Readonly<{
  title: string;
  languages: RecordTexts['languages'];
  previews: readonly Preview[];
}>;

export function RecordPreview({ title, languages, previews }: RecordPreviewProps) {
  return (
    <div className={styles.preview}>
      <h2>{title}</h2>
      <div className={styles.pair}>
        {previews.map(({ html, language, lead, title: heading }) => (
          <article key={language} lang={language} className={styles.text}>
            <p className="mini soft">{languages[language]}</p>
            <h3>{heading}</h3>
            {lead && <p className="lead">{lead}</p>}
            <RichText html={html} isArticle />
          </article>
        ))}
      </div>
    </div>
  );
}
