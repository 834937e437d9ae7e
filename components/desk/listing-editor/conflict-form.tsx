import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import styles from './conflict-form.module.scss';

type ConflictRow = Readonly<{ input: string; label: string; mine: string; theirs: string }>;

type ConflictFormProps = Readonly<{
  rows: readonly ConflictRow[];
  action: (data: FormData) => Promise<void>;
  hidden: Readonly<Record<string, string>>;
}>;

export async function ConflictForm({ action, hidden, rows }: ConflictFormProps) {
  const t = await getTranslations('deskFields.editor');
  return (
    <form action={action} className={styles.narrow}>
      <HiddenFields values={hidden} />
      {rows.length === 0 && <p>{t('noDifference')}</p>}
      {rows.map(({ input, label, mine, theirs }) => (
        <fieldset key={input} className={styles.conflict}>
          <legend>{label}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <label key={side}>
              <input type="radio" name={`choice:${input}`} value={side} defaultChecked={side === 'mine'} />
              <span>
                <strong>{t(side)}</strong>
                {`\n${(side === 'mine' ? mine : theirs) || t('empty')}`}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <div className={styles.buttons}>
        <Button type="submit" name="keep" value="chosen">
          {t('keepChosen')}
        </Button>
        <Button type="submit" name="keep" value="mine" look="outline">
          {t('keepMine')}
        </Button>
        <Button type="submit" name="keep" value="theirs" look="outline">
          {t('keepTheirs')}
        </Button>
      </div>
    </form>
  );
}
