import { staffOfRequest } from '@/lib/server/auth/current-staff';
import { emailFrame } from '@/lib/server/http/email-frame';
import { previewMatch } from '@/lib/server/services/matching/preview-match';

type Context = { params: Promise<{ id: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const to = new URL(request.url).searchParams.get('to') ?? '';
  const actor = await staffOfRequest('contact.edit');
  return emailFrame(actor && (await previewMatch(actor, (await params).id, to)));
}
