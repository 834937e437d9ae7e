import 'server-only';
import { z } from 'zod';
import { teamEmails } from '@/content/team-emails';
import { defaultLocale } from '@/lib/i18n/locales';
import { listTeam } from './team';

const teamIds = listTeam(defaultLocale).map(({ id }) => id);

/** @throws ZodError, while the site is built or starts, where an id is not of the team or an address is none. */
export const parseTeamEmails = (emails: unknown) => z.partialRecord(z.enum(teamIds), z.email()).parse(emails);

const emails: Readonly<Record<string, string | undefined>> = parseTeamEmails(teamEmails);

/** The address of an agent, by the id in `listing.agent`; null where the agent has none. */
export const agentEmail = (id: string): string | null => emails[id] ?? null;
