import type { Locale } from '@/lib/i18n/locales';
import type { SaleDocument } from '@/content/types/sale-paper';
import type { Operation, RegionId } from '@/content/types/listing';
import type { PropertyType } from '@/content/types/property-type';
import type { certificateEnds } from '@/lib/listings/law/certificate-rules';
import type {
  DocumentFolder,
  MilestoneKind,
  OfferState,
  RequestKind,
  RequestState,
  SaleState,
  WaitedFor,
} from './sale-words';

/** What a sale says of its home. */
export type SaleListing = Readonly<{
  id: string;
  reference: string;
  title: string;
  /** EUR. */
  price: number | null;
  region: RegionId | null;
  operation: Operation;
  /** Null while a draft has none. */
  type: PropertyType | null;
  /** `YYYY-MM-DD`; null for a draft. */
  published: string | null;
  agent: Readonly<{ id: string; name: string; email: string }>;
  /** Days on which the certificates end that the home has. */
  certificates: ReturnType<typeof certificateEnds>;
  /** `YYYY-MM-DD` of the example that everybody can look at, in which nothing is stored. */
  sampleDay?: string;
}>;

export type StepView = Readonly<{
  kind: MilestoneKind;
  dueOn: string | null;
  doneOn: string | null;
  waitsFor: WaitedFor | null;
  note: string;
}>;

export type OfferView = Readonly<{
  id: string;
  name: string | null;
  amount: number;
  conditions: string;
  receivedOn: string;
  validUntil: string | null;
  state: OfferState | 'expired';
  counterAmount: number | null;
  answer: string | null;
  answeredName: string | null;
}>;

export type RequestView = Readonly<{
  id: string;
  kind: RequestKind;
  amount: number | null;
  text: string;
  state: RequestState;
  author: string;
  answer: string | null;
  createdAt: Date;
}>;

type VersionView = Readonly<{
  id: string;
  n: number;
  author: string;
  createdAt: Date;
  /** Newest first. */
  reads: readonly Readonly<{ openedBy: string; createdAt: Date }>[];
}>;

/** A paper that is needed, or another one that somebody brought. */
export type DocumentView = Readonly<{
  /** Of its list; null for others. */
  documentType: SaleDocument['id'] | null;
  folder: DocumentFolder;
  name: string;
  /** Null while it is missing. */
  documentId: string | null;
  broughtBy: SaleDocument['broughtBy'] | null;
  /** Of a certificate whose day the home has, `YYYY-MM-DD`. */
  expiry: Readonly<{ on: string; isOver: boolean }> | null;
  /** Newest first. */
  versions: readonly VersionView[];
  canOpen: boolean;
}>;

export type SellerView = Readonly<{
  id: string;
  email: string;
  locale: Locale;
  state: 'invited' | 'present' | 'ended';
}>;

/** A sale that is over: blocked, what is in it is not shown. */
export type ClosedSale = Readonly<{ id: string; state: SaleState; closedAt: Date; canReopen: boolean }>;

export type SaleView = Readonly<{
  listing: SaleListing;
  state: SaleState;
  mandateFrom: string | null;
  mandateUntil: string | null;
  /** Hundredths of a percent. */
  feeHundredths: number | null;
  /** All of a sale or of a letting, in their order. */
  steps: readonly StepView[];
  offers: readonly OfferView[];
  requests: readonly RequestView[];
  documents: readonly DocumentView[];
  /** Days since it was published, null before; viewings of the next seven days. */
  figures: Readonly<{ days: number | null; saves: number; enquiries: number; viewings: number }>;
  sellers: readonly SellerView[];
}>;
