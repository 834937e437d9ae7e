import type { Localized } from './common';

/** Monday is 1, Sunday is 7. */
export type WeekDay = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** `HH:MM` in `timeZone`. Days in no entry are closed. */
export type OpeningHours = Readonly<{
  days: readonly WeekDay[];
  opens: `${number}:${number}`;
  closes: `${number}:${number}`;
}>;

export type SocialProfile = Readonly<{
  network: 'instagram' | 'facebook' | 'linkedin' | 'youtube';
  url: `https://${string}`;
}>;

/** `number` is printed after `abbreviation`; `''`: the agency is not in it. */
type Registration = Readonly<{ abbreviation: string; number: string; name: Localized; keeper: string }>;

export type Agency = Readonly<{
  name: string;
  legalName: string;
  taxId: string;
  /** As printed; without a name for who is in none. */
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
  /** Of WhatsApp, if the agency has one: links appear with it. */
  whatsApp: `+${number}` | null;
  email: string;
  /** ISO 639-1, spoken by the team. */
  languages: readonly string[];
  timeZone: string;
  /** What an owner pays once their home is sold: per cent of the price, and the VAT on it. */
  saleFee: Readonly<{
    percent: number;
    vat: number;
    /** Invented: the page says so, and `npm run doctor` warns of it on a public address. */
    isSample?: true;
  }>;
  hours: Readonly<{ office: readonly OpeningHours[]; phone: readonly OpeningHours[] }>;
  social: readonly SocialProfile[];
  /** Lower bounds: printed with a plus sign. */
  statistics: Readonly<{
    clients: number;
    /** Of the whole team, as the label must say. */
    yearsOfExperience: number;
    awards: number;
    properties: number;
    companyYears: number;
    /** Not the agency's own: the start and `npm run doctor` say so on a public address. */
    isSample?: true;
  }>;
}>;
