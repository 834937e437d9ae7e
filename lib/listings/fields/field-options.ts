import type { Locale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import { listTeam } from '@/lib/site/team';
import { choiceIds } from './choice-ids';
import type { Choices } from './field-types';

export type Option = Readonly<{ value: string; label: string }>;

export function fieldOptions(choices: Choices, locale: Locale): readonly Option[] {
  if (choices === 'agent') return listTeam(locale).map(({ id, name }) => ({ value: id, label: name }));
  const labels = labelsOf(locale)[choices];
  return (choiceIds(choices) ?? []).map((value) => ({ value, label: labels?.(value) ?? value }));
}

type Label = (id: string) => string;

function labelsOf(locale: Locale): Readonly<Partial<Record<Choices, Label>>> {
  const own = translatorOf(locale, 'deskFields.options');
  const facts = translatorOf(locale, 'listingFacts');
  const of =
    (group: 'operation' | 'status' | 'payer' | 'region' | 'availability' | 'by' | 'energyStatus'): Label =>
    (id) =>
      own(`${group}.${id}` as 'by.foot');
  const law =
    (
      group: 'exemptCase' | 'habitability' | 'notRequiredCase' | 'occupancy' | 'asbestos' | 'landlord' | 'rise',
    ): Label =>
    (id) =>
      own(`${group}.${id}` as 'landlord.person');
  const shown =
    (group: 'type' | 'condition' | 'orientation' | 'features' | 'use' | 'seasonReason' | 'near'): Label =>
    (id) =>
      facts(`${group}.${id}` as 'near.metro');
  const yesNo: Label = (id) => facts(id as 'yes' | 'no');
  return {
    operation: of('operation'),
    type: shown('type'),
    status: of('status'),
    yesNo,
    protected: yesNo,
    payer: of('payer'),
    region: of('region'),
    availability: of('availability'),
    condition: shown('condition'),
    orientation: shown('orientation'),
    features: shown('features'),
    room: (id) => facts(`room.${id}` as 'room.storage', { kind: 'home' }),
    nearby: shown('near'),
    by: of('by'),
    energyStatus: of('energyStatus'),
    exemptCase: law('exemptCase'),
    habitability: law('habitability'),
    notRequiredCase: law('notRequiredCase'),
    occupancy: law('occupancy'),
    asbestos: law('asbestos'),
    use: shown('use'),
    seasonReason: shown('seasonReason'),
    landlord: law('landlord'),
    rise: law('rise'),
  };
}
