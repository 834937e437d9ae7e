import { getTranslations } from 'next-intl/server';
import { Portrait } from '@/components/layout/portrait';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/lib/i18n/link';
import { memberPath } from '@/lib/i18n/routes';
import type { PlacePageView } from '@/lib/places/place-page';
import styles from './place-text.module.scss';

export async function PlaceText({ page: { agent, text } }: { page: PlacePageView }) {
  if (agent === null) return null;
  const t = await getTranslations('placePage');
  const { id, name, role } = agent;
  return (
    <section className="sand section" aria-labelledby="place-text">
      <div className={`wrap ${styles.columns}`}>
        <h2 id="place-text">{t(text.length > 0 ? 'text' : 'agent.heading')}</h2>
        <div className={styles.text}>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <div className={styles.agent}>
            <Portrait member={agent} />
            <p>
              <b>{name}</b>
              <br />
              <span className="soft">{role}</span>
            </p>
          </div>
          <p className={styles.ways}>
            <Link href="/book-consultation" className={buttonClass({ look: 'outline' })}>
              {t('agent.call')}
            </Link>
            <Link href={memberPath(id)} className={arrowLinkClass}>
              <ArrowLabel>{t('agent.profile', { name })}</ArrowLabel>
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}
