import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import styles from './law-list.module.scss';

export type SourceChange = Readonly<{
  field: string;
  label: string;
  sourceValue: string;
  /** Whether the source value changed after the edit. */
  isConflict: boolean;
}>;

type SourceChangesProps = Readonly<{
  source: string;
  changes: readonly SourceChange[];
  action: (data: FormData) => Promise<void>;
  hidden: Readonly<Record<string, string>>;
}>;

export async function SourceChanges({ action, changes, hidden, source }: SourceChangesProps) {
  const t = await getTranslations('deskFields.editor');
  return (
    <section aria-labelledby="source-heading">
      <h2 id="source-heading">{t('overSource', { source })}</h2>
      <ul className={styles.law}>
        {changes.map(({ field, isConflict, label, sourceValue }) => (
          <li key={field}>
            <strong>{label}</strong>
            <p>
              {t('sourceNow', { source, value: sourceValue || t('empty') })}
              {isConflict && <span className={styles.missing}> ({t('sourceChanged')})</span>}
            </p>
            <form action={action}>
              <HiddenFields values={{ ...hidden, field }} />
              <Button type="submit" look="outline" isSmall aria-label={`${t('giveBack')}: ${label}`}>
                {t('giveBack')}
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  );
}
