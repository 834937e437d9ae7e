import type { StaffActor } from '@/lib/access/actor';
import type { CampaignContent } from '@/lib/campaigns/campaign-content';
import { saveCampaign } from '@/lib/server/services/campaigns/save-campaign';
import type { TestDatabase } from './database/engines';

export const owner: StaffActor = {
  kind: 'staff',
  role: 'owner',
  userId: '7d0c2a4e-1111-4222-8333-444455556666',
  email: 'owner@example.com',
  name: 'Olga Owner',
  sessionId: '7d0c2a4e-1111-4222-8333-444455557777',
};

export const written: CampaignContent = {
  en: { subject: 'November homes', opening: 'Good morning.\n\nThree homes this month.', closing: 'Until December.' },
  es: { subject: 'Viviendas de noviembre', opening: 'Buenos días.\n\nTres viviendas este mes.', closing: '' },
  listings: [],
  articles: [],
};

export async function makeDraft(content: CampaignContent = written): Promise<string> {
  const result = await saveCampaign(owner, { id: null, editVersion: 0, replaces: false, content });
  if (result.status !== 'saved') throw new Error('no draft');
  return result.id;
}

/** Confirmed subscribers; every other one in Spanish. */
export const addSubscribers = (run: TestDatabase['run'], count: number) =>
  run(`insert into subscribers (email, locale, status, consent_place, consent_version, confirmed_at)
    select 'reader-' || n || '@example.com', case when n % 2 = 0 then 'es' else 'en' end, 'confirmed', 'page', '1', now()
    from generate_series(1, ${count}) n`);
