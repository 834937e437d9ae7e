import { getTranslations } from 'next-intl/server';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { Button } from '@/components/ui/button';
import { formatDateTime } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './site-lists.module.scss';

type FactHistoryProps = Readonly<{
  versions: readonly Readonly<{ version: number; author: string; createdAt: Date; value: unknown }>[];
  hidden: Readonly<Record<string, string>>;
  revert: (data: FormData) => Promise<void>;
}>;

export async function FactHistory({ versions, hidden, revert }: FactHistoryProps) {
  if (versions.length === 0) return null;
  const t = await getTranslations('deskSite');
  const locale = await currentLocale();
  const [current] = versions;
  const entry = (version: number, text: string) => (
    <li key={version}>
      <span>{text}</span>
      {version !== current?.version && (
        <form action={revert}>
          <HiddenFields values={{ ...hidden, earlier: String(version), version: String(current?.version ?? 0) }} />
          <Button type="submit" look="outline" isSmall aria-label={t('takeBackOf', { version: text })}>
            {t('takeBack')}
          </Button>
        </form>
      )}
    </li>
  );
  return (
    <section aria-labelledby="history" className={styles.history}>
      <h2 id="history">{t('history')}</h2>
      <ul>
        {versions.map(({ author, createdAt, value, version }) =>
          entry(
            version,
            t('versionBy', {
              author,
              time: formatDateTime(createdAt.toISOString(), locale),
              kind: value === null ? 'original' : 'own',
            }),
          ),
        )}
        {entry(0, t('original'))}
      </ul>
    </section>
  );
}
