import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { paragraphsOf, type CampaignText } from '@/lib/campaigns/campaign-content';
import { Link } from '@/lib/i18n/link';
import type { ArticleSummary } from '@/lib/writing/articles';
import styles from './newsletter-issue.module.scss';
import type { ReactNode } from 'react';

type NewsletterIssueProps = Readonly<{
  text: CampaignText;
  date: string;
  articles: readonly Pick<ArticleSummary, 'excerpt' | 'href' | 'id' | 'title'>[];
  children: ReactNode;
}>;

export async function NewsletterIssue({ articles, children, date, text }: NewsletterIssueProps) {
  const t = await getTranslations('newsletter.issue');
  const paragraphs = (words: string) =>
    paragraphsOf(words).map((paragraph, index) => (
      <p key={index} className={styles.paragraph}>
        {paragraph}
      </p>
    ));
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.text}>
        <p className="soft">{t('sent', { date })}</p>
        <h1>{text.subject}</h1>
      </header>
      <div className={styles.text}>{paragraphs(text.opening)}</div>
      {children && (
        <section aria-labelledby="issue-homes" className={styles.section}>
          <h2 id="issue-homes">{t('homes')}</h2>
          {children}
        </section>
      )}
      {articles.length > 0 && (
        <section aria-labelledby="issue-articles" className={styles.section}>
          <h2 id="issue-articles">{t('articles')}</h2>
          <ul className={styles.articles}>
            {articles.map(({ excerpt, href, id, title }) => (
              <li key={id}>
                <Link href={href}>{title}</Link>
                <p>{excerpt}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {text.closing && <div className={styles.text}>{paragraphs(text.closing)}</div>}
      <p>
        <Link href="/newsletter" className={buttonClass()}>
          {t('subscribe')}
        </Link>
      </p>
    </div>
  );
}
