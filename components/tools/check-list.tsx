import { Check, CircleAlert, CircleHelp, TriangleAlert } from 'lucide';
import { Icon } from '@/components/ui/icon';
import styles from './check-list.module.scss';

type CheckState = 'good' | 'care' | 'bad' | 'open';

type CheckListProps = {
  checks: readonly Readonly<{ id: string; state: CheckState; title: string; text: string }>[];
  states: Readonly<Record<CheckState, string>>;
};

const icons = { good: Check, care: TriangleAlert, bad: CircleAlert, open: CircleHelp } as const;

export function CheckList({ checks, states }: CheckListProps) {
  return (
    <ul className={styles.list}>
      {checks.map(({ id, state, title, text }) => (
        <li key={id} className={styles[state]}>
          <Icon node={icons[state]} />
          <p>
            <b>{title}</b> <span className={styles.state}>{states[state]}</span>
          </p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
