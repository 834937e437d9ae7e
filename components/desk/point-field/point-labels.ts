import { getTranslations } from 'next-intl/server';
import { recordOf } from '@/lib/text/record-of';
import type { PointFieldLabels } from './point-field';

const keys = [
  'latitude',
  'longitude',
  'hint',
  'open',
  'close',
  'map',
  'pin',
  'shown',
  'failed',
  'in',
  'out',
] as const satisfies readonly (keyof PointFieldLabels)[];

export async function pointLabels(): Promise<PointFieldLabels> {
  const t = await getTranslations('deskPlaces.pointField');
  return recordOf(keys, (key) => t(key));
}
