import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { staffOfRequest } from '@/lib/server/auth/current-staff';
import { previewCampaign } from '@/lib/server/services/campaigns/preview-campaign';

type Context = { params: Promise<{ id: string }> };

/** Emails have inline styles and no scripts. The desk's page shows it in a frame: browsers prefer this to X-Frame-Options. */
const POLICY =
  "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox allow-popups";

const headers = {
  'content-security-policy': POLICY,
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
};

/** A newsletter as an email: `?language=es&scheme=dark`, `&part=text` for its text. */
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
  if (!email) return Response.json({ code: 'unknown' }, { status: 404, headers: { 'cache-control': 'no-store' } });
  const isText = searchParams.get('part') === 'text';
  return new Response(isText ? email.text : email.html, {
    headers: { ...headers, 'content-type': `text/${isText ? 'plain' : 'html'}; charset=utf-8` },
  });
}
