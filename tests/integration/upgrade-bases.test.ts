import { readFileSync } from 'node:fs';
import path from 'node:path';
import { endEnquiryBasis } from '@/lib/server/data/alerts/enquiry-basis';
import { findContact } from '@/lib/server/data/contacts/contacts';
import { startInformTerms } from '@/lib/server/data/contacts/uninformed-contacts';
import { deleteExpiredRows } from '@/lib/server/data/registry/retention';
import { migrationsFolder } from '@/lib/server/db/migrate';
import { readUninformed } from '@/lib/server/services/contacts/inform-contacts';
import { offersTo } from '@/lib/server/services/matching/offers-to';
import { onDatabase } from '@/tests/support/database/engines';
import { makeStaff } from '@/tests/support/make-staff';

const BASES = ['request', 'client', 'enquiry', null] as const;
const idOf = (position: number) => `00000000-0000-4000-8000-00000000000${position}`;

/** Statements of a migration that change rows. */
const changesOf = (tag: string) =>
  readFileSync(path.join(migrationsFolder, `${tag}.sql`), 'utf8')
    .split('--> statement-breakpoint')
    .map((statement) => statement.replace(/^\s*--.*$/gm, '').trim())
    .filter((statement) => /^(UPDATE|DELETE)/.test(statement));

onDatabase(({ run }) => {
  /** Contacts of an import, an enquiry and a noted request, each with a queued email; as the version before stores them. */
  beforeEach(async () => {
    for (const [position, basis] of BASES.entries()) {
      const id = idOf(position);
      await run(`insert into contacts (id, locale, source, basis, basis_on)
        values ('${id}', 'es', 'import', ${basis ? `'${basis}', '2026-06-01'` : 'null, null'})`);
      await run(`insert into contact_emails values ('p${position}@example.com', '${id}')`);
    }
    for (const [position, basis] of ['requested', 'alert', 'enquiry'].entries()) {
      const id = idOf(position);
      await run(`insert into listing_sends (id, contact_id, email, listing_id, price, basis, basis_at, stop_hash, sender)
        values ('${id}', '${id}', 'p${position}@example.com', 'flat', 1, '${basis}', now(), '${id}', 'Ana')`);
      await run(`insert into jobs (kind, recipient, locale, payload, idempotency_key)
        values ('listingMatch', 'p${position}@example.com', 'es', '{"basis":"${basis}"}', 'listing-match:${id}')`);
    }
    await run(`insert into jobs (kind, recipient, locale, payload, status)
      values ('listingMatch', 'sent@example.com', 'es', '{"basis":"enquiry"}', 'sent')`);
  });

  const migrate = async () => {
    for (const tag of ['0044_offer_consents', '0045_informed_contacts']) {
      const changes = changesOf(tag);
      expect(changes).not.toEqual([]);
      for (const statement of changes) await run(statement);
    }
  };
  const adopt = async () => {
    await endEnquiryBasis();
    await startInformTerms();
  };

  describe.each([
    ['the migration', migrate],
    ['the task that adopts rows of the version before and its backups', adopt],
  ])('%s', (_, upgrade) => {
    beforeEach(upgrade);

    it('ends the basis of an enquiry, and keeps the others', async () => {
      const bases = await Promise.all(
        BASES.map(async (__, position) => {
          const contact = await findContact(idOf(position));
          return contact && (await offersTo(contact)).email.basis?.kind;
        }),
      );
      expect(bases).toEqual(['requested', 'client', undefined, undefined]);
    });

    it('cancels queued emails that rest on an enquiry, with their grounds', async () => {
      const queued = await run<{ basis: string }>(
        `select payload->>'basis' as basis from jobs where status = 'queued' order by 1`,
      );
      expect(queued.map(({ basis }) => basis)).toEqual(['alert', 'requested']);
      expect(await run('select basis from listing_sends order by 1')).toEqual([
        { basis: 'alert' },
        { basis: 'requested' },
      ]);
      expect(await run(`select 1 from jobs where status = 'sent'`)).toHaveLength(1);
    });

    it('gives contacts of earlier imports thirty days, lists them, then deletes those not informed', async () => {
      const owner = await makeStaff('owner');
      expect((await readUninformed(owner)).total).toBe(BASES.length);
      await deleteExpiredRows();
      expect(await run('select 1 from contacts')).toHaveLength(BASES.length);
      await run(`update contacts set inform_by = inform_by - interval '29 days'`);
      await deleteExpiredRows();
      expect(await run('select 1 from contacts')).toHaveLength(BASES.length);
      await run(`update contacts set inform_by = inform_by - interval '2 days'`);
      await run(`update contacts set informed_at = now() where id = '${idOf(0)}'`);
      await deleteExpiredRows();
      expect(await run('select id from contacts')).toEqual([{ id: idOf(0) }]);
    });
  });
});
