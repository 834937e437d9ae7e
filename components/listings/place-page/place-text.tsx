import { getTranslations } from 'next-intl/server';
import { Portrait } from '@/components/layout/portrait';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { buttonClass } from '@/components/ui/button';
import { Image } from '@/components/ui/image';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { memberPath } from '@/lib/i18n/routes';
import type { PlacePageView } from '@/lib/places/place-page';
import { lightImage, placeImageName } from '@/lib/site/area-image';
import { getImage } from '@/lib/site/images';
import type { TeamMember } from '@/lib/site/team';
import styles from './place-text.module.scss';

const SIZES = '(min-width: 1024px) 500px, 100vw';

export async function PlaceText({ page }: { page: PlacePageView }) {
  const { agent, query, text } = page;
  if (agent === null && text.length === 0) return null;
  const t = await getTranslations('placePage');
  const locale = await currentLocale();
  const image = query.place && query.page === 1 && placeImageName(query.place.id);
  const about = query.type === null ? (query.operation ?? 'sale') : 'type';
  return (
    <section className="sand section" aria-labelledby="place-text">
      <div className={`wrap ${styles.columns}`}>
        {image && <Image image={lightImage(getImage(image, locale))} sizes={SIZES} className={styles.image} />}
        <div className={styles.text}>
          <h2 id="place-text">{text.length > 0 ? t('text', { about }) : t('agent.heading')}</h2>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {agent && <Agent agent={agent} line={page.agentLine} />}
        </div>
      </div>
    </section>
  );
}

async function Agent({ agent, line }: { agent: TeamMember; line: string }) {
  const t = await getTranslations('placePage.agent');
  const { id, name, role } = agent;
  return (
    <>
      <div className={styles.agent}>
        <Portrait member={agent} />
        <p>
          <b>{line}</b>
          <br />
          <span className="soft">{role}</span>
        </p>
      </div>
      <p className={styles.ways}>
        <Link href="/book-consultation" className={buttonClass({ look: 'outline' })}>
          {t('call')}
        </Link>
        <Link href={memberPath(id)} className={arrowLinkClass}>
          <ArrowLabel>{t('profile', { name })}</ArrowLabel>
        </Link>
      </p>
    </>
  );
}
