import { getTranslations } from 'next-intl/server';
import { Link } from '@/lib/i18n/link';
import { DeskKeyListener } from './desk-key-listener';
import styles from './desk-keys.module.scss';

const keys = ['j', 'k', 'r', '?'] as const;

/** Lists the keys of the inbox. Each clicks the element with the same `aria-keyshortcuts`. */
export async function DeskKeys({ areOn }: Readonly<{ areOn: boolean }>) {
  const t = await getTranslations('deskPeople.shortcuts');
  if (!areOn) return null;
  return (
    <details className={styles.keys}>
      <summary aria-keyshortcuts="?">{t('title')}</summary>
      <dl>
        {keys.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`does.${key === '?' ? 'help' : key}`)}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link href="/dashboard/agency/more#keys">{t('settings')}</Link>
      </p>
      <DeskKeyListener />
    </details>
  );
}
