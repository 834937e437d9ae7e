import 'server-only';
import { exampleSale } from '@/content/examples';
import { sampleSale } from '@/content/sample-sale';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import { addDays } from '@/lib/appointments/time-zone';
import { weekOf } from '@/lib/diary/week';
import { figureKinds, type ListingFigures, type Sums } from '@/lib/reports/listing/listing-figures';
import type { Locale } from '@/lib/i18n/locales';
import type { ListingCalendar, CalendarViewing } from '@/lib/sales/calendar-view';
import { documentExpiry } from '@/lib/sales/document-expiry';
import { documentsOf } from '@/lib/sales/sale-documents';
import type { DocumentView, SaleView } from '@/lib/sales/sale-view';
import { milestoneKinds } from '@/lib/sales/sale-words';
import { viewingState } from '@/lib/sales/viewing-state';
import { listingAgent } from '@/lib/site/team';
import { siteFacts } from '@/lib/site/site-facts';

const DAY_MS = 86_400_000;
const NOON = 'T12:00:00Z';
const VIEWING_MINUTES = 30;
const sampleKind = { operation: 'sale', type: 'apartment' } as const;

const daysOf = () => Math.round((Date.parse(sampleSale.today) - Date.parse(sampleSale.published)) / DAY_MS);
const agentOf = (locale: Locale) => listingAgent('', locale);

export function readSampleSale(locale: Locale): SaleView {
  const { answer, change, conditions, mandateFrom, mandateUntil, offerName, offers, price, published, region } =
    sampleSale;
  const { id, name } = agentOf(locale);
  const saves = sampleSale.weeks.saves.reduce((sum, n) => sum + n, 0);
  return {
    listing: {
      id: 'sample',
      reference: sampleSale.reference[locale],
      title: sampleSale.title[locale],
      price,
      region,
      published,
      state: 'available',
      image: 'eixample-cream',
      ...sampleKind,
      agent: { id, name, email: siteFacts().agency.email },
      certificates: sampleSale.certificates,
      documentFacts: {},
      sampleDay: sampleSale.today,
    },
    state: 'open',
    mandateFrom,
    mandateUntil,
    feeHundredths: null,
    sellers: [],
    steps: milestoneKinds.map((kind) => ({
      kind,
      dueOn: null,
      doneOn: null,
      waitsFor: null,
      note: '',
      ...sampleSale.steps.find((step) => step.kind === kind),
    })),
    offers: offers.map((offer, at) => ({
      ...offer,
      id: `offer-${at}`,
      name: offerName[locale],
      conditions: conditions[locale],
      counterAmount: null,
      answer: null,
      answeredName: null,
    })),
    requests: [
      {
        id: 'request',
        kind: 'wrongFact',
        amount: null,
        text: sampleSale.request[locale],
        state: 'accepted',
        author: sampleSale.owner[locale],
        answer: answer[locale],
        createdAt: new Date(change.day + NOON),
      },
    ],
    documents: sampleDocuments(locale),
    figures: {
      days: daysOf(),
      saves,
      enquiries: exampleSale.enquiries,
      viewings: sampleViewings(locale).filter(({ state }) => state === 'planned').length,
    },
  };
}

function sampleDocuments(locale: Locale): readonly DocumentView[] {
  return documentsOf({ region: sampleSale.region, ...sampleKind }).map(({ broughtBy, folder, id }) => {
    const isThere = sampleSale.documents.includes(id);
    const author = broughtBy === 'agency' ? agentOf(locale).name : sampleSale.owner[locale];
    const version = {
      id: `${id}-1`,
      n: 1,
      author,
      createdAt: new Date(sampleSale.mandateFrom + NOON),
      reads: [],
      check: null,
    };
    return {
      documentType: id,
      folder,
      name: '',
      broughtBy,
      documentId: isThere ? id : null,
      canOpen: true,
      expiry: documentExpiry(folder, sampleSale, sampleSale.today),
      versions: isThere ? [version] : [],
    };
  });
}

function sampleViewings(locale: Locale): readonly CalendarViewing[] {
  const now = Date.parse(sampleSale.today + NOON);
  return sampleSale.viewings.map(({ feedback, outcome = null, startsAt }, at) => {
    const viewing = {
      startsAt: new Date(startsAt),
      minutes: VIEWING_MINUTES,
      status: 'scheduled',
      outcome,
      awaitsConfirmation: false,
    } as const;
    return {
      id: `viewing-${at}`,
      startsAt: viewing.startsAt,
      minutes: VIEWING_MINUTES,
      state: viewingState(viewing, now),
      agent: agentOf(locale).name,
      feedback: feedback?.[locale] ?? null,
    };
  });
}

export function readSampleCalendar(locale: Locale): ListingCalendar {
  const viewings = sampleViewings(locale);
  return {
    zone: appointmentRules().zone,
    coming: viewings.filter(({ state }) => state === 'planned'),
    past: viewings.filter(({ state }) => state !== 'planned'),
    closed: sampleSale.closed.map(({ endsAt, startsAt }, at) => ({
      id: `closed-${at}`,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
    })),
    isShared: false,
  };
}

export function readSampleFigures(): ListingFigures {
  const { change, price, published, weeks } = sampleSale;
  const { like, medianShare } = weeks;
  const monday = weekOf(published)[0] ?? published;
  const sums = exampleSale.views.map((views, at): Sums => ({
    views,
    saves: weeks.saves[at] ?? 0,
    enquiries: weeks.enquiries[at] ?? 0,
    viewings: weeks.viewings[at] ?? 0,
    alerts: weeks.alerts[at] ?? 0,
  }));
  const medianOf = (own: Sums) =>
    Object.fromEntries(figureKinds.map((kind) => [kind, Math.round(own[kind] * medianShare)])) as Sums;
  const at = sums.findIndex((_, week) => addDays(monday, 7 * week) === change.day);
  const together = (from: number, to: number) =>
    Object.fromEntries(
      figureKinds.map((kind) => [kind, sums.slice(from, to).reduce((sum, week) => sum + week[kind], 0)]),
    ) as Sums;
  return {
    since: published,
    days: daysOf(),
    isSent: false,
    weeks: sums.map((own, week) => ({ monday: addDays(monday, 7 * week), own, median: medianOf(own), like })),
    changes: [
      {
        day: change.day,
        before: change.before,
        after: price,
        earlier: together(at - 2, at),
        later: { sums: together(at, at + 2), days: 11 },
      },
    ],
  };
}
