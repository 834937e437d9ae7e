import type { IsoDate, Localized } from './common';
import type { RegionId } from './listing';
import type { SaleDocument } from './sale-paper';

type Weeks = Readonly<Record<'saves' | 'enquiries' | 'viewings' | 'alerts', readonly number[]>>;

/** Times in UTC, prices in EUR. */
export type SampleSale = Readonly<{
  reference: Localized;
  title: Localized;
  price: number;
  region: RegionId;
  today: IsoDate;
  published: IsoDate;
  mandateFrom: IsoDate;
  mandateUntil: IsoDate;
  steps: readonly Readonly<{
    kind: 'mandate' | 'photographs' | 'published' | 'offerAccepted' | 'arras' | 'mortgage' | 'deed' | 'keys';
    doneOn?: IsoDate;
    dueOn?: IsoDate;
    waitsFor?: 'seller' | 'agency' | 'buyer' | 'bank' | 'notary';
  }>[];
  viewings: readonly Readonly<{ startsAt: string; outcome?: 'tookPlace' | 'noShow'; feedback?: Localized }>[];
  closed: readonly Readonly<{ startsAt: string; endsAt: string }>[];
  offers: readonly Readonly<{
    amount: number;
    receivedOn: IsoDate;
    validUntil: IsoDate | null;
    state: 'received' | 'declined';
  }>[];
  owner: Localized;
  offerName: Localized;
  conditions: Localized;
  documents: readonly SaleDocument['id'][];
  certificates: readonly Readonly<{ certificate: 'energy' | 'habitability'; expires: IsoDate }>[];
  request: Localized;
  answer: Localized;
  weeks: Weeks & Readonly<{ medianShare: number; like: number }>;
  change: Readonly<{ day: IsoDate; before: number }>;
}>;
