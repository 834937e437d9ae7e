import type { Locale } from '@/lib/i18n/locales';
import type { SaleDocument } from '@/content/types/sale-paper';
import type { Operation, RegionId } from '@/content/types/listing';
import type { PropertyType } from '@/content/types/property-type';
import type { ListingState } from '@/lib/listings/desk/desk-listing';
import type { certificateEnds } from '@/lib/listings/law/certificate-rules';
import type { DocumentFacts } from './sale-documents';
import type {
  DocumentFolder,
  MilestoneKind,
  OfferState,
  RequestKind,
  RequestState,
  SaleState,
  WaitedFor,
} from './sale-words';

export type SaleListing = Readonly<{
  id: string;
  reference: string;
  title: string;
  /** EUR. */
  price: number | null;
  region: RegionId | null;
  operation: Operation;
  type: PropertyType | null;
  published: string | null;
  state: ListingState;
  /** Name of its first image. */
  image: string | null;
  agent: Readonly<{ id: string; name: string; email: string }>;
  certificates: ReturnType<typeof certificateEnds>;
  documentFacts: DocumentFacts;
  /** Set only in the public example, which stores nothing. */
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
  reads: readonly Readonly<{ openedBy: string; createdAt: Date }>[];
  /** Of an identity document; null until an owner has checked it. */
  check: Readonly<{ by: string; at: Date; validUntil: string; isOver: boolean }> | null;
}>;

export type DocumentView = Readonly<{
  /** Null for a document outside the list. */
  documentType: SaleDocument['id'] | null;
  folder: DocumentFolder;
  name: string;
  documentId: string | null;
  broughtBy: SaleDocument['broughtBy'] | null;
  expiry: Readonly<{ on: string; isOver: boolean }> | null;
  versions: readonly VersionView[];
  canOpen: boolean;
}>;

export type SellerView = Readonly<{
  id: string;
  email: string;
  locale: Locale;
  state: 'invited' | 'present' | 'ended';
}>;

export type BlockedSale = Readonly<{
  id: string;
  closedAt: Date;
  blockedUntil: Date;
  canExport: boolean;
  /** Its price is compared with others, without the address. */
  isComparable: boolean;
}>;
export type ClosedSale =
  | BlockedSale
  | Readonly<{
      id: string;
      closedAt: Date;
      blockedUntil: null;
      state: SaleState;
      canReopen: boolean;
      isComparable: boolean;
    }>;

export type SaleView = Readonly<{
  listing: SaleListing;
  state: SaleState;
  mandateFrom: string | null;
  mandateUntil: string | null;
  /** Hundredths of a percent. */
  feeHundredths: number | null;
  steps: readonly StepView[];
  offers: readonly OfferView[];
  requests: readonly RequestView[];
  documents: readonly DocumentView[];
  /** `days` is null before publication; `viewings` covers seven days. */
  figures: Readonly<{ days: number | null; saves: number; enquiries: number; viewings: number }>;
  sellers: readonly SellerView[];
}>;
