import { readEmail } from '@/lib/server/email/incoming/read-email';
import { forms, nameOfPortal, portalEmail, portalNames, typedAtPortal } from '@/tests/support/portal-emails';
import { doubtfulLayouts } from '@/tests/support/doubtful-layouts';
import { foreignLayouts } from '@/tests/support/foreign-layouts';
import { portalLayouts } from '@/tests/support/portal-layouts';
import { fromPortal, isComplete } from './store-portal-email';

const read = async (source: Buffer) => fromPortal(await readEmail({ source, isCut: false }), []);
const e164 = (phone: string) => (phone.includes('44') ? '+447400123456' : '+34612345678');

const cases = portalNames.flatMap((portal, p) => forms.map((form, f) => [portal, form, p * forms.length + f] as const));

it.each(cases)('reads an enquiry of %s as %s', async (portal, form, n) => {
  for (const round of [0, 1, 2]) {
    const typed = typedAtPortal(n * 3 + round);
    const of = await read(portalEmail(portal, typed, form));
    expect(of?.name).toBe(nameOfPortal(portal));
    expect(of?.enquiry).toMatchObject({
      name: typed.name,
      email: typed.email,
      phone: { e164: e164(typed.phone) },
      message: typed.message,
      reference: typed.reference,
      kind: 'enquiry',
    });
  }
});

describe('an email of a portal', () => {
  const typed = typedAtPortal(7);

  it('is believed where our server found a signature of the portal, or says nothing', async () => {
    const results = [
      ['', true],
      ['mx.agency.example; dkim=pass header.d=fotocasa.pro; spf=fail smtp.mailfrom=x@elsewhere.example', true],
      ['mx.agency.example; spf=pass (ok) smtp.mailfrom=bounce@mail.fotocasa.pro', true],
      ['mx.agency.example; dkim=pass header.d=evil.example', false],
      ['mx.agency.example; dkim=fail header.d=fotocasa.pro; spf=softfail smtp.mailfrom=fotocasa.pro', false],
      ['mx.agency.example; none', false],
      ['mx.agency.example; dkim=pass header.d=notfotocasa.pro', false],
    ] as const;
    for (const [header, isBelieved] of results) {
      expect([header, (await read(portalEmail('Fotocasa', typed, 'table', header))) !== null]).toEqual([
        header,
        isBelieved,
      ]);
    }
  });

  it('leaves out what is not certain', async () => {
    const two = portalEmail(
      'Fotocasa',
      { ...typed, email: 'a@example.com, b@example.com', phone: 'No especificado' },
      'table',
    );
    expect((await read(two))?.enquiry).toMatchObject({ email: null, phone: null, name: typed.name });
    const relay = portalEmail('Green-Acres', { ...typed, email: '-' }, 'table');
    expect((await read(relay))?.enquiry).toMatchObject({ email: null, relay: 'ada-1f2e@email.green-acres.com' });
  });

  it('is none of the portal’s notices, and none of a look-alike host', async () => {
    const source = portalEmail('idealista', typed, 'table').toString();
    const [notice, stranger] = [
      source.replace(/Subject: .*/, 'Subject: Control de Duplicados'),
      source.replace('reply@idealista.com', 'reply@idealista.com.example'),
    ];
    expect(await read(Buffer.from(notice ?? ''))).toBeNull();
    expect(await read(Buffer.from(stranger ?? ''))).toBeNull();
  });
});

it.each([...portalLayouts, ...foreignLayouts, ...doubtfulLayouts])(
  'reads no wrong field of another layout: $title',
  async ({ expected, isComplete: wanted, source }) => {
    const enquiry = (await read(source))?.enquiry;
    const { email, message, name, phone, reference } = enquiry ?? {};
    const found = { email, message, name, reference, phone: phone?.e164 ?? null };
    expect(found).toEqual({ email: null, message: null, name: null, phone: null, reference: null, ...expected });
    expect(enquiry && isComplete(enquiry)).toBe(wanted);
  },
);
