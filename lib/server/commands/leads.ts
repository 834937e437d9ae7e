import 'server-only';
import { formatLeads, type LeadFile } from './lead-format';
import { listAlertsSince } from '@/lib/server/data/alerts/alerts';
import { listAppointmentsSince } from '@/lib/server/data/diary/appointments';
import { listEnquiriesSince } from '@/lib/server/data/contacts/enquiries';
import { listSubscribersSince } from '@/lib/server/data/campaigns/subscribers';
import { listSharedData } from '@/lib/server/services/accounts/sharing';
import { findListing } from '@/lib/listings/catalogue/listings';
import type { StoredValuation } from '@/lib/server/data/accounts/valuations';
import type { SharingClient } from '@/lib/server/services/accounts/sharing';
import { siteUrl } from '@/lib/server/site-url';
import { agencyDay } from '@/lib/appointments/agency-day';
import { AGENCY_LOCALE } from '@/lib/site/agency-locale';

const sources: Readonly<Record<string, (since: Date) => Promise<readonly LeadFile[]>>> = {
  contacts: async (since) =>
    (await listEnquiriesSince(since)).map(({ message, emailStatus }) => ({
      kind: message.kind,
      createdAt: message.createdAt,
      name: message.name,
      email: message.email,
      phone: message.phone,
      company: message.company,
      subject: message.subject,
      message: message.message,
      listing: message.listingId,
      language: message.answerLanguage ?? message.locale,
      preferences: message.preferences && JSON.stringify(message.preferences),
      status: emailStatus,
    })),
  subscribers: async (since) =>
    (await listSubscribersSince(since)).map((subscriber) => ({
      kind: 'subscriber',
      createdAt: subscriber.createdAt,
      email: subscriber.email,
      language: subscriber.locale,
      status: subscriber.status,
      consentAt: subscriber.consentAt,
      consentPlace: subscriber.consentPlace,
      consentVersion: subscriber.consentVersion,
      confirmedAt: subscriber.confirmedAt,
      unsubscribedAt: subscriber.unsubscribedAt,
    })),
  alerts: async (since) =>
    (await listAlertsSince(since)).map((alert) => ({
      kind: 'alert',
      createdAt: alert.createdAt,
      email: alert.email,
      subject: alert.query === '' ? '/properties' : `/properties?${alert.query}`,
      language: alert.locale,
      status: alert.status,
      consentAt: alert.consentAt,
      consentPlace: 'properties',
      consentVersion: alert.consentVersion,
      confirmedAt: alert.confirmedAt,
      unsubscribedAt: alert.stoppedAt,
    })),
  appointments: async (since) =>
    (await listAppointmentsSince(since)).map((appointment) => ({
      kind: 'appointment',
      createdAt: appointment.createdAt,
      name: appointment.name,
      email: appointment.email,
      phone: appointment.phone,
      message: appointment.notes,
      language: appointment.locale,
      status: appointment.status,
      startsAt: appointment.startsAt,
      reference: appointment.reference,
    })),
  clients: async (since) => (await listSharedData(since)).map(sharedLead),
};

export type LeadsExport = Readonly<{ text: string; rows: Readonly<Record<string, number>> }>;

export async function exportLeads(since: Date, format: 'csv' | 'json'): Promise<LeadsExport> {
  const rows: Record<string, number> = {};
  const leads: LeadFile[] = [];
  for (const [name, list] of Object.entries(sources)) {
    const found = await list(since);
    rows[name] = found.length;
    leads.push(...found);
  }
  return { text: formatLeads(leads, format), rows };
}

function sharedLead({ client, savedListings, valuations }: SharingClient): LeadFile {
  const began = [client.savedListingsSharedAt, client.valuationsSharedAt].filter((date) => date !== null);
  return {
    kind: 'client',
    createdAt: began.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? client.createdAt,
    name: client.name,
    email: client.email,
    language: client.locale,
    savedListings: savedListings?.map(({ listingId }) => findListing(listingId)?.reference ?? listingId).join('; '),
    valuations: valuations?.flatMap(valuationLine).join('; '),
  };
}

function valuationLine({ name, entries: [newest] }: StoredValuation): readonly string[] {
  if (!newest) return [];
  const { answers, high, low, valuedAt } = newest;
  const address = new URL(`/${AGENCY_LOCALE}/herramientas/valoracion`, siteUrl);
  address.search = new URLSearchParams(answers).toString();
  return [`${name ? `${name}: ` : ''}${low}-${high} EUR (${agencyDay(valuedAt)}) ${address.href}`];
}
