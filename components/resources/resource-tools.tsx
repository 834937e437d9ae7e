import { Calculator, House } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/lib/i18n/link';
import styles from './resource-tools.module.scss';

const tools = [
  { id: 'mortgage', href: '/herramientas/calculadora-hipoteca', icon: Calculator },
  { id: 'valuation', href: '/herramientas/valoracion', icon: House },
] as const;

export async function ResourceTools() {
  const t = await getTranslations('resourcesPage.tools');
  return (
    <section id="calculators" className={`onDark section ${styles.band}`} aria-labelledby="calculators-title">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 id="calculators-title">{t('title')}</h2>
          <p className={styles.text}>{t('account')}</p>
        </div>
        <ul>
          {tools.map(({ id, href, icon }) => (
            <li key={id} className={styles.tool}>
              <Icon node={icon} />
              <h3>
                <Link href={href}>{t(id)}</Link>
              </h3>
              <p>{t(`${id}Text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
