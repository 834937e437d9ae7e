import { RightError } from '@/lib/errors/right-error';
import { contentListings } from '@/lib/listings/catalogue/content-listings';
import { endSharedPreview, readPreview, sharePreview } from '@/lib/server/services/listings/preview';
import { storeContent } from '@/lib/server/services/catalogue/store-content';
import { saveListing } from '@/lib/server/services/listings/save-listing';
import { answerDraft } from '@/lib/server/services/listings/answer-draft';
import { isOpenDraft, openDraft } from '@/lib/server/services/listings/open-draft';
import { onDatabase } from '@/tests/support/database/engines';
import { makeUser } from '@/tests/support/database/rows';
import { teamEmails } from '@/tests/support/team';

process.env.BUILT_AT = '2026-11-25T00:00:00Z';
const { id = '', reference = '' } = contentListings[0] ?? {};

onDatabase(({ run }) => {
  const makeAgent = async () => {
    const { email, id: userId } = await makeUser();
    return { kind: 'staff', role: 'agent', userId, email, name: 'Oriol', sessionId: 's' } as const;
  };
  const share = async () => {
    const actor = await makeAgent();
    return { actor, token: (await sharePreview(actor, id)) ?? '' };
  };
  const emails = () => run<{ recipient: string; payload: object }>(`select recipient, payload from jobs`);

  beforeEach(async () => {
    await run('update catalogue_version set content_built_at = null, has_files = true, restore_id = gen_random_uuid()');
    await storeContent();
  });

  it('shows the draft to whoever has the address, for 14 days or until it is ended', async () => {
    const { actor, token } = await share();
    expect(await openDraft(token)).toMatchObject({ reference, version: 0, approvedAt: null, listing: { id } });
    expect(await openDraft(`${token}x`)).toBeNull();
    const [address] = (await readPreview(actor, id))?.addresses ?? [];
    expect(JSON.stringify(await readPreview(actor, id))).not.toContain(token);
    expect(Math.round(((address?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(14);
    expect(await isOpenDraft(token)).toBe(true);
    await endSharedPreview(actor, id, address?.hash ?? '');
    expect(await openDraft(token)).toBeNull();
    expect(await isOpenDraft(token)).toBe(false);
    const other = await share();
    await run(`update listing_previews set expires_at = now() - interval '1 second'`);
    expect(await openDraft(other.token)).toBeNull();
    expect(await isOpenDraft(other.token)).toBe(false);
    expect(await answerDraft({ token: other.token, version: 0 })).toBe('gone');
  });

  it('takes a yes to the version that was read, once, and emails the agent', async () => {
    const { actor, token } = await share();
    expect(await answerDraft({ token, version: 0 })).toBe('done');
    expect(await answerDraft({ token, version: 0 })).toBe('done');
    expect((await openDraft(token))?.approvedAt).toEqual(expect.any(Date));
    expect(await emails()).toMatchObject([{ recipient: teamEmails.agent, payload: { id, reference } }]);
    await saveListing(actor, { id, editVersion: 0, fields: { communityFees: 1 } });
    expect((await openDraft(token))?.approvedAt).toBeNull();
    expect((await readPreview(actor, id))?.addresses[0]).toMatchObject({ approvedVersion: 0 });
  });

  it('refuses a yes to what was changed meanwhile', async () => {
    const { actor, token } = await share();
    await saveListing(actor, { id, editVersion: 0, fields: { communityFees: 1 } });
    expect(await answerDraft({ token, version: 0 })).toBe('changed');
    expect(await emails()).toEqual([]);
  });

  it('keeps what the seller writes and sends it on, ten times a day', async () => {
    const { actor, token } = await share();
    for (let answer = 0; answer < 10; answer += 1) {
      expect(await answerDraft({ token, version: 0, comment: `Wrong street ${answer}` })).toBe('done');
    }
    expect(await answerDraft({ token, version: 0, comment: 'Once more' })).toBe('tooMany');
    expect((await readPreview(actor, id))?.addresses[0]).toMatchObject({ comment: 'Wrong street 9' });
    expect(await emails()).toHaveLength(10);
  });

  it('is for staff alone', async () => {
    const client = { kind: 'client', userId: 'a' } as const;
    await expect(sharePreview(client, id)).rejects.toThrow(RightError);
    await expect(readPreview(client, id)).rejects.toThrow(RightError);
    await expect(endSharedPreview(client, id, 'x')).rejects.toThrow(RightError);
  });
});
