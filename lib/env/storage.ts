import { z } from 'zod';

const REGION = 'us-east-1';
const FEED_HOST = /^([a-z0-9]([a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

const splitHosts = (value: string): readonly string[] => value.split(',').map((host) => host.trim().toLowerCase());

export const storageVariables = {
  STORAGE_URL: z
    .string()
    .refine(isStorageUrl, 'must be file: and a folder (file:./data/storage), or s3://bucket or s3://bucket/folder')
    .default('file:./data/storage'),
  AWS_ENDPOINT_URL_S3: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://s3.example.com' })
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  AWS_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be a region such as eu-south-2')
    .default(REGION),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  /** Hosts that may have a private address: `host` or `host:port`. */
  FEED_HOSTS: z
    .string()
    .refine(
      (value) => splitHosts(value).every((host) => FEED_HOST.test(host)),
      'must be hosts with commas between them, such as crm.internal,localhost:9000',
    )
    .transform(splitHosts)
    .default([]),
};

export const storageFolder = (url: string): string | null =>
  url.startsWith('file:') ? url.slice('file:'.length) : null;

function isStorageUrl(value: string): boolean {
  if (value.startsWith('file:')) return value.length > 'file:'.length && !value.startsWith('file://');
  return /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w-]+)*\/?$/.test(value);
}

type Values = Readonly<{
  STORAGE_URL: string;
  AWS_ACCESS_KEY_ID?: string | undefined;
  AWS_SECRET_ACCESS_KEY?: string | undefined;
}>;

export function requireStorageKeys(values: Values, context: z.core.$RefinementCtx<unknown>): void {
  if (storageFolder(values.STORAGE_URL) !== null) return;
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const) {
    if (!values[name]) {
      context.addIssue({ code: 'custom', path: [name], message: 'is needed together with an s3:// STORAGE_URL' });
    }
  }
}
