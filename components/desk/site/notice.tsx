import { getTranslations } from 'next-intl/server';
import { FormMessage } from '@/components/ui/form-message';
import styles from './site-lists.module.scss';

const done = ['saved', 'takenBack', 'published', 'withdrawn', 'ordered', 'samplesHidden', 'samplesShown'] as const;
const wrong = ['conflict', 'gone', 'imageRefused', 'imageHeic'] as const;

export async function Notice({ code }: Readonly<{ code: string | undefined }>) {
  const t = await getTranslations('deskSite.notices');
  const good = done.find((known) => known === code);
  const bad = wrong.find((known) => known === code);
  const shown = good ?? bad;
  if (!shown) return null;
  return (
    <div className={styles.notice}>
      <FormMessage kind={good ? 'success' : 'error'}>
        <p>{t(shown)}</p>
      </FormMessage>
    </div>
  );
}
