export const ports: Readonly<Record<'site' | 'smtp' | 'google' | 'facebook' | 'control' | 'imap' | 'delivery', number>>;
export const secrets: Readonly<{
  auth: string;
  google: Readonly<{ id: string; secret: string }>;
  facebook: Readonly<{ id: string; secret: string }>;
}>;
