import { answerAuth } from '@/lib/server/auth/route';
import type { NextRequest } from 'next/server';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ nextauth: string[] }> };

async function answer(request: NextRequest, { params }: Context): Promise<Response> {
  return answerAuth(request, (await params).nextauth);
}

export { answer as GET, answer as POST };
