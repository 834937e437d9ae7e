import type { StaffActor } from '@/lib/access/actor';
import type { PortalValues } from '@/lib/contacts/portals/portal-form';
import { readEmail } from '@/lib/server/email/incoming/read-email';
import { listOwnPortals } from '@/lib/server/data/contacts/own-portals';
import { readOwnPortal, removePortal, savePortal, tryPortal } from '@/lib/server/services/mailbox/own-portals';
import { storeIncoming } from '@/lib/server/services/mailbox/store-email';
import { onDatabase } from '@/tests/support/database/engines';
import { makeStaff } from '@/tests/support/make-staff';

const pasted = [
  'Nueva solicitud',
  'Solicitante: Ada Lovelace',
  'Tel. de contacto: +34 600 11 22 33',
  'Correo: ada@example.com',
  'Solicita: ¿Tiene ascensor?',
].join('\n');
const values: PortalValues = {
  title: 'Casas del Mar',
  sender: 'casasdelmar.example',
  name: 'Solicitante:',
  phone: 'Tel. de contacto',
  email: 'Correo:',
  message: 'Solicita',
  language: '',
  reference: '',
  portalReference: '',
  pasted,
};

const letter = (from: string, results = '') =>
  Buffer.from(
    [
      ...(results ? [`Authentication-Results: ${results}`] : []),
      `From: ${from}`,
      'To: info@agency.example',
      'Subject: Nueva solicitud',
      'Message-ID: <one@casasdelmar.example>',
      'Date: Sat, 28 Nov 2026 10:00:00 +0100',
      'Content-Type: text/plain; charset=utf-8',
      '',
      pasted,
    ].join('\r\n'),
  );
const receive = async (source: Buffer) => {
  const email = await readEmail({ source, isCut: false });
  return storeIncoming(email, `id:${email.messageId}`);
};

onDatabase(({ run }) => {
  let owner: StaffActor;
  beforeEach(async () => {
    owner = await makeStaff('owner');
  });

  const enquiries = () => run('select name, email, phone, message, source_name from messages');

  it('are tried on an email before they are saved, and then make enquiries of such emails', async () => {
    expect(await tryPortal(owner, values)).toMatchObject({
      status: 'tried',
      found: { name: 'Ada Lovelace', email: 'ada@example.com', message: '¿Tiene ascensor?', reference: null },
      isComplete: true,
    });
    expect(await listOwnPortals()).toEqual([]);
    await receive(letter('web@casasdelmar.example'));
    expect(await enquiries()).toEqual([]);
    expect(await savePortal(owner, null, values)).toBeNull();
    await receive(letter('Avisos <avisos@mail.casasdelmar.example>'));
    expect(await enquiries()).toEqual([
      {
        name: 'Ada Lovelace',
        email: 'ada@example.com',
        phone: '+34600112233',
        message: '¿Tiene ascensor?',
        source_name: 'Casas del Mar',
      },
    ]);
  });

  it.each([
    ['title', { title: '' }],
    ['sender', { sender: 'gmail.com' }],
    ['sender', { sender: 'not a host' }],
    ['labels', { phone: 'Solicitante' }],
    ['unread', { pasted: 'Buenos días' }],
    ['otherSender', { pasted: letter('web@elsewhere.example').toString() }],
  ] as const)('are refused for %s (%j)', async (code, wrong) => {
    expect(await tryPortal(owner, { ...values, ...wrong })).toMatchObject({ status: 'wrong', code });
    expect(await savePortal(owner, null, { ...values, ...wrong })).toBe(code);
    expect(await listOwnPortals()).toEqual([]);
  });

  it('believe no email that failed the checks of the mail server', async () => {
    await savePortal(owner, null, values);
    const failed = 'mx.agency.example; dkim=fail header.d=casasdelmar.example; spf=fail';
    await receive(letter('web@casasdelmar.example', failed));
    expect(await enquiries()).toEqual([]);
  });

  it('are changed, are one for each sender, and are deleted', async () => {
    await savePortal(owner, null, values);
    const [{ id = '' } = {}] = await listOwnPortals();
    expect(await savePortal(owner, null, { ...values, title: 'Other' })).toBe('taken');
    expect(await savePortal(owner, id, { ...values, title: 'Renamed' })).toBeNull();
    expect(await readOwnPortal(owner, id)).toMatchObject({ name: 'Renamed', sender: 'casasdelmar.example' });
    expect([await removePortal(owner, id), await removePortal(owner, id)]).toEqual([true, false]);
    expect(await savePortal(owner, id, values)).toBe('gone');
  });

  it('are for owners alone', async () => {
    const agent = await makeStaff('agent');
    await expect(tryPortal(agent, values)).rejects.toThrow('leadKey.manage');
    await expect(savePortal(agent, null, values)).rejects.toThrow('leadKey.manage');
    await expect(removePortal(agent, 'x')).rejects.toThrow('leadKey.manage');
  });
});
