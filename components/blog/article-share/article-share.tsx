import { getTranslations } from 'next-intl/server';
import { shareLinks } from '@/lib/writing/share-links';
import { CopyLink } from './copy-link';
import styles from './article-share.module.scss';

/** Plain links, no third-party scripts. */
export async function ArticleShare({ url, title }: { url: string; title: string }) {
  const t = await getTranslations('articlePage');
  return (
    <div className={styles.share}>
      <h2 className={styles.heading}>{t('share')}</h2>
      <ul className={styles.list}>
        {shareLinks(url, title).map(({ network, href }) => (
          <li key={network}>
            <a href={href} rel="noopener nofollow" aria-label={t('shareOn', { network })} className={styles.way}>
              {network}
            </a>
          </li>
        ))}
        <CopyLink
          url={url}
          className={styles.way}
          labels={{ copy: t('copyLink'), copied: t('linkCopied'), failed: t('copyFailed') }}
        />
      </ul>
    </div>
  );
}
