import { getTranslations } from 'next-intl/server';
import { FormMessage } from '@/components/ui/form-message';

const done = ['saved', 'takenBack', 'published', 'withdrawn', 'ordered'] as const;
const wrong = ['conflict', 'gone', 'imageRefused'] as const;

/** What came of the last form, by the query. */
export async function Notice({ code }: Readonly<{ code: string | undefined }>) {
  const t = await getTranslations('deskSite.notices');
  const good = done.find((known) => known === code);
  const bad = wrong.find((known) => known === code);
  if (good) return <FormMessage kind="success">{<p>{t(good)}</p>}</FormMessage>;
  return bad ? <FormMessage kind="error">{<p>{t(bad)}</p>}</FormMessage> : null;
}
