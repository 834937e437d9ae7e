import { getTranslations } from 'next-intl/server';
import { SiteFactForms } from '@/components/desk/facts/site-fact-forms';
import { findGazetteerPlace, fullName, type Place } from '@/lib/site/places';
import styles from './places.module.scss';

export async function PlaceFacts({ place }: { place: Place }) {
  const t = await getTranslations('deskPlaces');
  const { aliases, centre, kind, parent, region } = place;
  const around = parent === null ? null : findGazetteerPlace(parent);
  const facts = [
    [t('table.kind'), t(`kinds.${kind}`)],
    [t('table.parent'), around ? fullName(around) : '–'],
    [t('form.region'), t(`regions.${region}`)],
    [t('form.point'), `${centre.latitude}, ${centre.longitude}`],
    [t('form.aliases'), aliases.join(', ') || '–'],
  ] as const;
  return (
    <>
      <p className={styles.intro}>{t('readOnly')}</p>
      <SiteFactForms facts={facts} />
    </>
  );
}
