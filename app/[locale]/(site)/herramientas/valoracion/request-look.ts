'use server';

import { formAction } from '@/lib/server/http/form-action';
import { requestAgentLook } from '@/lib/server/services/valuations/request-agent-look';
import { agentLookForm } from '@/lib/valuation/agent-look-form';
import { agentLookSchema } from '@/lib/valuation/agent-look-schema';

export const requestLook = formAction({ ...agentLookForm, schema: agentLookSchema }, async (input, visitor) => {
  const result = await requestAgentLook(input, visitor);
  return result.code === 'sent' ? { status: 'done' } : { status: 'error', ...result };
});
