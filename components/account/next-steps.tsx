import { ArrowRight } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/lib/i18n/link';
import styles from './next-steps.module.scss';

const steps = [
  { key: 'homes', href: '/properties' },
  { key: 'consultation', href: '/book-consultation' },
  { key: 'guides', href: '/guias/comprar' },
] as const;

export async function NextSteps() {
  const t = await getTranslations('dashboardPage');
  return (
    <nav aria-label={t('next')}>
      <ul className={styles.steps}>
        {steps.map(({ key, href }) => (
          <li key={key}>
            <Link href={href}>
              <span className={styles.title}>{t(`cards.${key}.title`)}</span>
              <span className={styles.text}>{t(`cards.${key}.text`)}</span>
              <Icon node={ArrowRight} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
