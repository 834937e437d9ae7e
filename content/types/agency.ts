import type { Localized } from './common';

/** Monday is 1, Sunday is 7. */
export type WeekDay = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** `HH:MM` in `timeZone`. Missing days are closed. */
export type OpeningHours = Readonly<{
  days: readonly WeekDay[];
  opens: `${number}:${number}`;
  closes: `${number}:${number}`;
}>;

export type SocialProfile = Readonly<{
  network: 'instagram' | 'facebook' | 'linkedin' | 'youtube';
  url: `https://${string}`;
}>;

/** `''`: not registered. */
type Registration = Readonly<{ abbreviation: string; number: string; name: Localized; keeper: string }>;

export type Agency = Readonly<{
  name: string;
  legalName: string;
  taxId: string;
  companyRegister: Readonly<{ name: string; volume: string; folio: string; sheet: string }>;
  registers: Readonly<{ aicat: Registration; raicv: Registration }>;
  founded: number;
  address: Readonly<{
    street: string;
    number: string;
    postalCode: string;
    city: string;
    region: string;
    /** ISO 3166-1. */
    country: string;
  }>;
  coordinates: Readonly<{ latitude: number; longitude: number }>;
  phone: Readonly<{ e164: `+${number}`; display: string }>;
  /** Null hides WhatsApp links. */
  whatsApp: `+${number}` | null;
  email: string;
  /** ISO 639-1. */
  languages: readonly string[];
  timeZone: string;
  /** Per cent of the price, plus VAT. */
  saleFee: Readonly<{
    percent: number;
    vat: number;
    /** Invented: `npm run doctor` warns on a public address. */
    isSample?: true;
  }>;
  hours: Readonly<{ office: readonly OpeningHours[]; phone: readonly OpeningHours[] }>;
  social: readonly SocialProfile[];
  /** Lower bounds: printed with a plus sign. */
  statistics: Readonly<{
    clients: number;
    /** Sum of the team, as labelled. */
    yearsOfExperience: number;
    awards: number;
    properties: number;
    companyYears: number;
    isSample?: true;
  }>;
}>;
