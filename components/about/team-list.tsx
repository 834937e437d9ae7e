import { Portrait } from '@/components/layout/portrait';
import { Link } from '@/lib/i18n/link';
import { memberPath } from '@/lib/i18n/routes';
import styles from './team-list.module.scss';

type Member = Readonly<{ id: string; name: string; initials: string; role: string; bio: string; portrait?: string }>;

export function TeamList({ members }: { members: readonly Member[] }) {
  return (
    <ul className={styles.list}>
      {members.map(({ id, name, initials, role, bio, portrait }) => (
        <li key={id} id={id} className={styles.member}>
          <Portrait member={{ initials, portrait }} isLarge />
          <div>
            <h3>
              <Link href={memberPath(id)}>{name}</Link>
            </h3>
            <p className={styles.role}>{role}</p>
            <p className={styles.bio}>{bio}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
