import { z } from 'zod';
import { accountVariables, findHalfPairs } from './accounts';
import { encryptionVariables } from './encryption';
import { feedVariables } from './feeds';
import { leadsVariables, requirePairs } from './leads';
import { emailVariables, requireInbox } from './mail';
import { mapVariables, requireAttribution } from './map';
import { requireStorageKeys, storageVariables } from './storage';
import { observationVariables } from './telemetry';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const environmentSchema = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    /** Public origin: canonical URLs and links in emails. Also read at build time. */
    SITE_URL: z
      .url({ protocol: /^https?$/, error: 'must be an address such as https://www.example.com' })
      .transform((value) => value.replace(/\/+$/, ''))
      .default('http://localhost:3000'),
    LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('info'),
    /** Selects the trusted entry of X-Forwarded-For. */
    TRUSTED_PROXY_HOPS: z.coerce
      .number({ error: 'must be a whole number from 0 to 10' })
      .int('must be a whole number from 0 to 10')
      .min(0, 'must be a whole number from 0 to 10')
      .max(10, 'must be a whole number from 0 to 10')
      .default(0),
    /** Folder of the embedded database, or a PostgreSQL URL. */
    DATABASE_URL: z
      .string()
      .refine(isDatabaseUrl, 'must be file: and a folder (file:./data/db), or postgres://user:password@host/name')
      .default('file:./data/db'),
    /** PostgreSQL connections per process. */
    DATABASE_POOL: z.coerce
      .number({ error: 'must be a whole number from 1 to 100' })
      .int('must be a whole number from 1 to 100')
      .min(1, 'must be a whole number from 1 to 100')
      .max(100, 'must be a whole number from 1 to 100')
      .default(10),
    /** Set by the db: commands: socket of a server for administration only. */
    ADMIN_SOCKET: z.string().optional(),
    ...accountVariables,
    ...emailVariables,
    ...encryptionVariables,
    BOOKING_WIDGET_URL: z
      .url({ protocol: /^https$/, error: 'must be an https address, such as https://calendar.example.com/agency' })
      .optional(),
    ...leadsVariables,
    ...mapVariables,
    ...feedVariables,
    ...observationVariables,
    ...storageVariables,
  })
  .superRefine((variables, context) => {
    for (const [name, message] of findHalfPairs(variables)) context.addIssue({ code: 'custom', path: [name], message });
    requirePairs(variables, context);
    requireInbox(variables, context);
    requireStorageKeys(variables, context);
    requireAttribution(variables, context);
  });

function isDatabaseUrl(value: string): boolean {
  if (value.startsWith('file:')) return value.length > 'file:'.length && !value.startsWith('file://');
  return /^postgres(ql)?:\/\/./.test(value) && URL.canParse(value);
}

export type Environment = z.infer<typeof environmentSchema>;

/**
 * Empty variables count as unset.
 * @throws Error with one line per invalid variable.
 */
export function parseEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = environmentSchema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new Error(`The environment is not valid:\n  ${lines.join('\n  ')}`);
}
