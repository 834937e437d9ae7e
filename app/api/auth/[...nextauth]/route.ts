import { handleAuth } from '@/lib/server/auth/route';
import type { NextRequest } from 'next/server';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ nextauth: string[] }> };

async function handle(request: NextRequest, { params }: Context): Promise<Response> {
  return handleAuth(request, (await params).nextauth);
}

export { handle as GET, handle as POST };
