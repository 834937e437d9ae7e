import 'server-only';
import { z } from 'zod';
import { defineEmail } from '@/lib/server/email/content';
import { informationOf } from '@/lib/server/email/information-of';
import { messageIdOf } from '@/lib/server/message-id';

export const contactReply = defineEmail({
  schema: z.object({
    subject: z.string(),
    text: z.string(),
    agent: z.object({ name: z.string(), email: z.string() }),
    name: z.string(),
    /** Message-ID names, oldest first. */
    earlier: z.array(z.string()),
    /** Null: the agent's own address. */
    answerTo: z.string().nullable().default(null),
    /** First email to an imported contact. */
    informs: z.boolean().default(false),
  }),
  compose: ({ payload: { agent, answerTo, earlier, informs, name, subject, text }, t, link }) => {
    const references = earlier.map(messageIdOf);
    return {
      subject,
      preview: text.slice(0, 120),
      heading: subject.replace(/^re:\s*/i, ''),
      blocks: [
        ...text.split(/\n{2,}/).map((paragraph) => ({ kind: 'lines' as const, lines: paragraph.split('\n') })),
        ...(informs ? informationOf(t, link) : []),
      ],
      reason: t('contactReply.reason', { agent: agent.name }),
      senderName: agent.name,
      replyTo: { name: agent.name, address: answerTo ?? agent.email },
      messageName: name,
      headers: {
        'Auto-Submitted': 'no',
        ...(references.length > 0 && {
          'In-Reply-To': references.at(-1) ?? '',
          References: references.join(' '),
        }),
      },
    };
  },
});
