import 'server-only';
import { exampleSale } from '@/content/examples';
import { saleTimeWellPricedDays } from '@/content/rates';
import { stackedBarPaths, type StackedBarPaths } from '@/lib/charts/stacked-bars';
import { dayName, hoursInWords } from '@/lib/site/opening-hours';
import { formatNumber } from '@/lib/i18n/format';
import type { Partner } from '@/content/types/partner';
import type { ExampleSale, SellerDocument } from '@/content/types/examples';
import type { Locale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import { siteFacts } from '@/lib/site/site-facts';
import { declaredImage } from '@/lib/site/declared-image';
import type { ImageView } from '@/lib/site/images';
import { readSaleFee, type SaleFeeView } from './sale-fee';
import { readSoldLately } from './sold-lately';

const BARS = { height: 96, bar: 20, gap: 6 };

const VISIT_DAYS = [1, 2, 3, 4, 5, 6] as const;

type SellerAreaView = Readonly<{
  days: readonly Readonly<{ name: string; times: readonly string[] }>[];
  documents: readonly Readonly<{ document: SellerDocument; isReady: boolean }>[];
  ready: number;
  views: Readonly<{ weeks: number; first: string; most: string; last: string }>;
  bars: StackedBarPaths & Readonly<{ height: number }>;
  totals: Readonly<{ enquiries: number; visits: number; offers: number }>;
}>;

export type SellContent = Readonly<{
  images: Readonly<{ hero: ImageView; features: ImageView }>;
  saleDays: Readonly<{ from: number; to: number }>;
  area: SellerAreaView;
  sold: ReturnType<typeof readSoldLately>;
  fee: SaleFeeView | null;
  partners: readonly Readonly<{ name: string; look: Partner['look']; about: string; isSample: boolean }>[];
  phone: Readonly<{ e164: string; display: string }>;
  phoneHours: string;
  email: string;
}>;

export function readSell(locale: Locale): SellContent {
  const { agency, partners } = siteFacts();
  return {
    images: { hero: declaredImage('eixample-cream', locale), features: declaredImage('lluis-kitchen', locale) },
    saleDays: saleTimeWellPricedDays.value,
    area: readSellerArea(exampleSale, locale),
    sold: readSoldLately(locale),
    fee: readSaleFee(agency.saleFee, locale),
    partners: partners.map(({ about, isSample = false, look, name }) => ({
      name,
      look,
      about: about[locale],
      isSample,
    })),
    phone: agency.phone,
    phoneHours: hoursInWords(agency.hours.phone, locale, translatorOf(locale, 'common')),
    email: agency.email,
  };
}

function readSellerArea(sale: ExampleSale, locale: Locale): SellerAreaView {
  const { documents, enquiries, offers, views, visits, visitsMade } = sale;
  const bars = views.map((lower) => ({ lower, upper: 0 }));
  return {
    days: VISIT_DAYS.map((day) => ({
      name: dayName(day, locale),
      times: visits.filter((visit) => visit.day === day).map(({ time }) => time),
    })),
    documents,
    ready: documents.filter(({ isReady }) => isReady).length,
    views: {
      weeks: views.length,
      first: formatNumber(views[0] ?? 0, locale),
      most: formatNumber(Math.max(...views), locale),
      last: formatNumber(views.at(-1) ?? 0, locale),
    },
    bars: { ...stackedBarPaths(bars, BARS), height: BARS.height },
    totals: { enquiries, visits: visitsMade, offers },
  };
}
