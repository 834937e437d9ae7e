import type { StaffActor } from '@/lib/access/actor';
import { storeMessage } from '@/lib/server/services/enquiries/store-message';
import { changeEnquiryState } from '@/lib/server/services/contacts/change-enquiry';
import { replyToContact } from '@/lib/server/services/contacts/reply-to-contact';
import { exportFigures } from '@/lib/server/services/reports/export-agency-report';
import { readAgencyReport } from '@/lib/server/services/reports/read-agency-report';
import { onDatabase } from '@/tests/support/database/engines';
import { makeUser } from '@/tests/support/database/rows';

let counter = 0;
async function write(email: string) {
  counter += 1;
  const message = await storeMessage({
    ...{ idempotencyKey: `key-${counter}`, locale: 'es', name: 'Ada', email, company: null },
    ...{ subject: null, message: 'Hola', listingId: null },
  });
  return { id: message?.id ?? '', contactId: message?.contactId ?? '' };
}

onDatabase(({ run }) => {
  const makeStaff = async (role: 'owner' | 'agent', name: string): Promise<StaffActor> => {
    const { email, id } = await makeUser({ isEmailVerified: true, name });
    await run(`insert into staff (user_id, role, enrolled_at) values ('${id}', '${role}', now())`);
    return { kind: 'staff', role, userId: id, email, name, sessionId: 's' };
  };

  it('counts enquiries, the first answer whichever way it came, viewings, offers and sales', async () => {
    const [owner, agent] = [await makeStaff('owner', 'Marta'), await makeStaff('agent', '=HYPERLINK("x")')];
    const answered = await write('ada@example.com');
    const closed = await write('bea@example.com');
    const spam = await write('spam@example.com');
    await write('old@example.com');
    await run(`update messages set created_at = created_at - interval '57 days' where email = 'old@example.com'`);
    await replyToContact(agent, answered.contactId, {
      ...{ email: 'ada@example.com', enquiryId: answered.id, subject: 'Re', text: 'Sí' },
    });
    await changeEnquiryState(agent, answered.id, 'closed', 'answered');
    await changeEnquiryState(agent, closed.id, 'inProgress');
    await changeEnquiryState(agent, spam.id, 'spam');
    await run(`insert into appointments
      (reference, idempotency_key, locale, name, email, phone, time_zone, starts_at, minutes, contact_id, kind)
      select 'R' || n, 'k' || n, 'es', 'Ada', 'ada@example.com', '1', 'Europe/Madrid', now() - interval '1 day' * n, 30,
        '${answered.contactId}', case n when 3 then 'call' else 'viewing' end from generate_series(1, 3) n`);
    await run(`update appointments set status = 'cancelled' where reference = 'R2'`);
    await run(`with sale as (insert into sales (listing_id, opened_by, state, closed_at)
      values ('flat', '${agent.userId}', 'completed', now()), ('house', '${agent.userId}', 'ended', now()) returning id)
      insert into offers (sale_id, contact_id, amount, conditions, received_on)
      select id, '${answered.contactId}', 1, '', '2026-11-20' from sale`);
    const { figures } = await readAgencyReport(owner, Date.now());
    expect(figures.total.now).toMatchObject({ offers: 2, sales: 1 });
    expect(figures.sources.map(({ key, now }) => [key, now.viewings, now.offers])).toEqual([['website', 1, 2]]);
    expect(figures.total.now).toMatchObject({ enquiries: 2, waiting: 1, viewings: 1 });
    expect(figures.total.before.enquiries).toBe(0);
    expect(figures.agents.map(({ key, now }) => [key, now.enquiries, now.viewings])).toEqual(
      expect.arrayContaining([
        [agent.userId, 1, 1],
        ['', 1, 0],
      ]),
    );
    await changeEnquiryState(agent, closed.id, 'waiting');
    expect((await readAgencyReport(owner, Date.now())).figures.total.now.waiting).toBe(0);
    const csv = await exportFigures(owner, Date.now(), 'es');
    expect(csv).toContain(`"'=HYPERLINK(""x"")";1;`);
    expect(await run(`select actor_name from activity_log where action = 'figuresExported'`)).toEqual([
      { actor_name: 'Marta' },
    ]);
    await expect(readAgencyReport(agent, Date.now())).rejects.toThrow('figures.read');
    await expect(exportFigures(agent, Date.now(), 'es')).rejects.toThrow('figures.read');
  });
});
