import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { InputField } from '@/components/ui/input-field';
import styles from './filter-form.module.scss';

type FilterFormProps = Readonly<{
  path: string;
  hidden: Readonly<Record<string, string>>;
  search: string;
  labels: Readonly<{ search: string; show: string }>;
  children?: ReactNode;
}>;

export function FilterForm({ path, hidden, search, labels, children }: FilterFormProps) {
  return (
    <form action={path} role="search" className={styles.form}>
      <HiddenFields values={hidden} />
      <InputField id="search" name="q" type="search" label={labels.search} defaultValue={search} maxLength={120} />
      {children}
      <Button type="submit" look="outline">
        {labels.show}
      </Button>
    </form>
  );
}
