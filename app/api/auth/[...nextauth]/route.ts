import { handleAuth } from '@/lib/server/auth/route';
import type { NextRequest } from 'next/server';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ nextauth: string[] }> };

async function answer(request: NextRequest, { params }: Context): Promise<Response> {
  return handleAuth(request, (await params).nextauth);
}

export { answer as GET, answer as POST };
