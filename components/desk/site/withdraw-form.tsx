import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import styles from './site-lists.module.scss';

type WithdrawFormProps = Readonly<{
  action: (data: FormData) => Promise<void>;
  hidden: Readonly<Record<string, string>>;
  label: string;
  text: string;
}>;

export function WithdrawForm({ action, hidden, label, text }: WithdrawFormProps) {
  return (
    <form action={action} className={styles.withdraw}>
      <HiddenFields values={hidden} />
      <p className={styles.lead}>{text}</p>
      <Button type="submit" look="outline" isSmall>
        {label}
      </Button>
    </form>
  );
}
