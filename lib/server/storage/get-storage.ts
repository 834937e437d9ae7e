import 'server-only';
import path from 'node:path';
import type { Environment } from '@/lib/env/schema';
import { storageFolder } from '@/lib/env/storage';
import { env } from '@/lib/server/env';
import { createFolderStorage } from './folder';
import type { Storage } from './port';
import { createS3Storage } from './s3';

let storage: Storage | null = null;

export const getStorage = (): Storage => (storage ??= createStorage(env));

export function createStorage(settings: Environment): Storage {
  const folder = storageFolder(settings.STORAGE_URL);
  if (folder !== null) return createFolderStorage(path.resolve(folder));
  return createS3Storage({
    url: settings.STORAGE_URL,
    endpoint: settings.AWS_ENDPOINT_URL_S3,
    region: settings.AWS_REGION,
    accessKeyId: settings.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: settings.AWS_SECRET_ACCESS_KEY ?? '',
  });
}
