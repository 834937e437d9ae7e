import { getTranslations } from 'next-intl/server';
import { chipClass } from '@/components/ui/chip';
import { Link } from '@/lib/i18n/link';
import styles from './search-help.module.scss';

const words = ['terrace', 'tax', 'nie', 'arras', 'gracia', 'lift'] as const;

const links = [
  { id: 'homes', href: '/properties' },
  { id: 'guides', href: '/guides' },
  { id: 'faq', href: '/faq' },
  { id: 'contact', href: '/contact' },
] as const;

export async function SearchHelp() {
  const t = await getTranslations('searchPage');
  return (
    <>
      <h2 className={styles.title}>{t('try')}</h2>
      <ul className={styles.text}>
        {words.map((word) => (
          <li key={word}>
            <Link href={`/search?q=${encodeURIComponent(t(`words.${word}`))}`} className={chipClass()}>
              {t(`words.${word}`)}
            </Link>
          </li>
        ))}
      </ul>
      <h2 className={styles.title}>{t('ways')}</h2>
      <ul className={styles.links}>
        {links.map(({ id, href }) => (
          <li key={id}>
            <Link href={href}>{t(`links.${id}`)}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
