import { ChevronDown } from 'lucide';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { Icon } from '@/components/ui/icon';
import { Table } from '@/components/ui/table';
import styles from './imports.module.scss';

type MappingFormProps = Readonly<{
  action: (data: FormData) => Promise<void>;
  hidden: Readonly<Record<string, string>>;
  columns: readonly Readonly<{ head: string; sample: string; field: string }>[];
  fields: readonly Readonly<{ value: string; label: string }>[];
  children?: ReactNode;
}>;

export async function MappingForm({ action, children, columns, fields, hidden }: MappingFormProps) {
  const t = await getTranslations('deskImport');
  return (
    <form action={action} className={styles.mapping}>
      <HiddenFields values={hidden} />
      {children}
      <Table
        caption={t('mapping.title')}
        className={styles.table}
        isLabelled
        head={[t('mapping.column'), t('mapping.sample'), t('mapping.field')]}
        rows={columns.map(({ field, head, sample }, position) => {
          const name = head || t('mapping.unnamed', { number: position + 1 });
          return {
            id: String(position),
            cells: [
              name,
              sample || '–',
              <div key="field" className="fieldSelect">
                <select
                  name={`columns[${position}]`}
                  defaultValue={field}
                  aria-label={t('mapping.fieldOf', { column: name })}
                  className="fieldInput"
                >
                  <option value="">{t('mapping.none')}</option>
                  {fields.map(({ label, value }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
                <Icon node={ChevronDown} />
              </div>,
            ],
          };
        })}
      />
      <Button type="submit" look="outline" isSmall>
        {t('mapping.apply')}
      </Button>
    </form>
  );
}
