import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { staffOfRequest } from '@/lib/server/auth/current-staff';
import { emailFrame } from '@/lib/server/http/email-frame';
import { previewCampaign } from '@/lib/server/services/campaigns/preview-campaign';

type Context = { params: Promise<{ id: string }> };

/** Takes `?language=es&scheme=dark`; `&part=text` returns plain text. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const language = searchParams.get('language');
  const actor = await staffOfRequest('campaign.send');
  const email = actor
    ? await previewCampaign(actor, (await params).id, {
        locale: isLocale(language) ? language : defaultLocale,
        isDark: searchParams.get('scheme') === 'dark',
      })
    : null;
  return emailFrame(email, searchParams.get('part') === 'text' ? 'text' : 'html');
}
