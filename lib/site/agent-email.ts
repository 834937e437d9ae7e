import 'server-only';
import { z } from 'zod';
import { teamEmails } from '@/content/team-emails';
import { defaultLocale } from '@/lib/i18n/locales';
import { listTeam } from './team';

const teamIds = listTeam(defaultLocale).map(({ id }) => id);

/** @throws ZodError at build or start for an unknown id or invalid address. */
export const parseTeamEmails = (emails: unknown) => z.partialRecord(z.enum(teamIds), z.email()).parse(emails);

const emails: Readonly<Record<string, string | undefined>> = parseTeamEmails(teamEmails);

/** By `listing.agent`; null if none. */
export const agentEmail = (id: string): string | null => emails[id] ?? null;
