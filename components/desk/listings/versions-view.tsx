import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { EmptyPage } from '@/components/desk/empty-page/empty-page';
import { FormMessage } from '@/components/ui/form-message';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { SelectField } from '@/components/ui/select-field';
import { Table } from '@/components/ui/table';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { formatDateTime } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './versions.module.scss';

type Version = Readonly<{ version: number; author: string; createdAt: Date }>;

type VersionsViewProps = Readonly<{
  id: string;
  editVersion: number;
  versions: readonly Version[];
  isVisible: boolean;
  chosen: Readonly<{ from: number; to: number }> | null;
  rows: readonly Readonly<{ label: string; before: string; after: string }>[];
  /** Result of the last revert: `saved`, `conflict` or `refused`. */
  outcome: string;
  revert: RedirectingAction | null;
}>;

export async function VersionsView(props: VersionsViewProps) {
  const { chosen, editVersion, id, isVisible, outcome, rows, revert, versions } = props;
  const t = await getTranslations('deskHome.versions');
  const parts = await getTranslations('deskHome.parts');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  if (versions.length === 0) return <EmptyPage drawing="house" text={t('none')} />;
  const line = ({ author, createdAt }: Version) =>
    author === '' ? t('before') : `${formatDateTime(createdAt.toISOString(), locale)}, ${t('by', { author })}`;
  const chooser = (name: 'from' | 'to') => (
    <SelectField id={name} name={name} label={t(name)} defaultValue={String(chosen?.[name])}>
      {versions.map((one) => (
        <option key={one.version} value={one.version}>
          {`${t('title', { version: one.version })} · ${line(one)}`}
        </option>
      ))}
    </SelectField>
  );
  return (
    <div className={styles.versions}>
      {outcome === 'saved' && (
        <FormMessage kind="success">
          <p>{t('done')}</p>
        </FormMessage>
      )}
      {(outcome === 'conflict' || outcome === 'refused') && (
        <FormMessage kind="error">
          <p>{t(outcome)}</p>
        </FormMessage>
      )}
      {/* Focusable, so that the keyboard scrolls it. */}
      <ol className={styles.list} tabIndex={0} aria-label={parts('versions')}>
        {versions.map((one, position) => (
          <li key={one.version}>
            <strong>{t('title', { version: one.version })}</strong> <span>{line(one)}</span>
            {position === 0 && isVisible && <span className={styles.current}>{t('current')}</span>}
          </li>
        ))}
      </ol>
      {chosen && (
        <>
          <form className={styles.choice}>
            {chooser('from')}
            {chooser('to')}
            <Button type="submit" look="outline" isSmall>
              {t('show')}
            </Button>
          </form>
          <section aria-labelledby="version-changes" className={styles.changes}>
            <h2 id="version-changes">{t('changes', chosen)}</h2>
            {rows.length === 0 ? (
              <p>{t('same')}</p>
            ) : (
              <Table
                labelledBy="version-changes"
                head={[t('field'), t('was'), t('is')]}
                rows={rows.map(({ after, before, label }, index) => ({
                  id: `${index}`,
                  cells: [label, before || '–', after || '–'],
                }))}
                isLabelled
                className={styles.table}
              />
            )}
          </section>
          {revert && rows.length > 0 && (
            <ActionForm action={revert} failed={common('lost')}>
              <HiddenFields values={{ id, editVersion: String(editVersion), version: String(chosen.from), locale }} />
              <p className={styles.backText}>{t('takeBackText', { version: chosen.from })}</p>
              <Button type="submit" isSmall>
                {t('takeBack', { version: chosen.from })}
              </Button>
            </ActionForm>
          )}
        </>
      )}
    </div>
  );
}
