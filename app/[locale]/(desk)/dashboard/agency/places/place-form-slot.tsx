import { getTranslations } from 'next-intl/server';
import { PlaceForm } from '@/components/desk/places/place-form';
import styles from '@/components/desk/places/places.module.scss';
import { pointLabels } from '@/components/desk/point-field/point-labels';
import { MapAttribution } from '@/components/map/map-attribution';
import { TICKED } from '@/lib/forms/ticked';
import { currentLocale } from '@/lib/i18n/locale';
import { placeCodes } from '@/lib/places/place-form';
import { placeChoices } from '@/lib/places/place-choices';
import { placeValues } from '@/lib/places/place-values';
import { mapTiles } from '@/lib/server/services/map/map-source';
import type { Place } from '@/lib/site/places';
import { recordOf } from '@/lib/text/record-of';
import { addPlaceAction, changePlaceAction } from './actions';

export async function PlaceFormSlot({ place }: { place: Place | null }) {
  const t = await getTranslations('deskPlaces');
  const locale = await currentLocale();
  const { attribution, hasNames, version } = mapTiles();
  const { agent, kind, parent, region } = placeChoices(locale, place);
  return (
    <div className={styles.form}>
      <PlaceForm
        action={place ? changePlaceAction : addPlaceAction}
        errors={recordOf(placeCodes, (code) => t(`errors.${code}`))}
        hidden={{ locale, ...(place && { place: place.id }) }}
        isNew={place === null}
        values={place ? placeValues(place) : { kind: 'town', isStressed: TICKED }}
        choices={{
          kind: kind.map((value) => ({ value, name: t(`kinds.${value}`) })),
          parent: [{ value: '', name: t('form.noParent') }, ...parent],
          region: region.map((value) => ({ value, name: t(`regions.${value}`) })),
          agent: [{ value: '', name: t('form.noAgent') }, ...agent],
        }}
        map={{ version, hasNames, attribution: <MapAttribution attribution={attribution} /> }}
        pointLabels={await pointLabels()}
        labels={{
          main: t('form.main'),
          point: t('form.point'),
          words: t('form.words'),
          texts: t('form.texts'),
          name: t('form.name'),
          otherName: t('form.otherName'),
          otherNameHint: t('form.otherNameHint'),
          id: t('form.id'),
          idHint: t('form.idHint'),
          kind: t('form.kind'),
          parent: t('form.parent'),
          municipality: t('form.municipality'),
          municipalityHint: t('form.municipalityHint'),
          region: t('form.region'),
          agent: t('form.agent'),
          isStressed: t('form.isStressed'),
          isStressedHint: t('form.isStressedHint'),
          stressedUntil: t('form.stressedUntil'),
          stressedUntilHint: t('form.stressedUntilHint'),
          latitude: t('pointField.latitude'),
          longitude: t('pointField.longitude'),
          aliases: t('form.aliases'),
          aliasesHint: t('form.aliasesHint'),
          nearby: t('form.nearby'),
          nearbyHint: t('form.nearbyHint'),
          'about.es': t('form.about.es'),
          'about.en': t('form.about.en'),
          aboutHint: t('form.aboutHint'),
          'text.es': t('form.text.es'),
          'text.en': t('form.text.en'),
          textHint: t('form.textHint'),
          submit: place ? t('form.save') : t('form.add'),
          pending: t('form.pending'),
        }}
      />
    </div>
  );
}
