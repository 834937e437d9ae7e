'use server';

import { redirect, RedirectType } from 'next/navigation';
import * as z from 'zod/mini';
import { listingsOfReferences } from '@/lib/campaigns/campaign-choices';
import { campaignForm, campaignSendForm, testForm } from '@/lib/campaigns/campaign-form';
import { campaignLimits } from '@/lib/campaigns/campaign-content';
import { defineForm } from '@/lib/forms/define-form';
import { localeOf, textOf } from '@/lib/forms/read-form';
import { redirectingForm } from '@/lib/forms/redirecting-form';
import { deskPath } from '@/lib/i18n/desk-routes';
import { localizedHref } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/locales';
import { requireStaffInAction } from '@/lib/server/auth/current-staff';
import { formAction } from '@/lib/server/http/form-action';
import { deleteCampaign } from '@/lib/server/services/campaigns/delete-campaign';
import { saveCampaign } from '@/lib/server/services/campaigns/save-campaign';
import {
  listCampaignInSearch,
  pauseCampaign,
  resumeCampaign,
  sendCampaign,
} from '@/lib/server/services/campaigns/send-campaign';
import { retrySending } from '@/lib/server/services/campaigns/sending-stop';
import { testCampaign } from '@/lib/server/services/campaigns/test-campaign';

const stepForm = defineForm({ ...redirectingForm, schema: z.object({ id: z.string() }) });
const indexForm = defineForm({
  ...redirectingForm,
  schema: z.object({ id: z.string(), isIndexed: z.enum(['true', 'false']) }),
});

const pathOf = (id: string) => (id ? deskPath('newsletter', id) : ('/dashboard/agency/newsletter/new' as const));

function back(locale: Locale, id: string, notice: string): never {
  redirect(localizedHref(locale, `${pathOf(id)}?notice=${notice}`), RedirectType.replace);
}

export const saveCampaignAction = formAction(campaignForm, async (input, { locale }) => {
  const actor = await requireStaffInAction(locale, pathOf(input.id));
  const { articles, editVersion, en, es, id, listings, references, replaces } = input;
  const further = listingsOfReferences(references);
  if (further.unknown !== null) return { status: 'error', code: 'unknownReference' };
  const chosen = [...new Set([...listings, ...further.ids])];
  if (chosen.length > campaignLimits.listings) return { status: 'error', code: 'tooManyHomes' };
  const result = await saveCampaign(actor, {
    id: id || null,
    editVersion,
    replaces: replaces === 'on',
    content: { en, es, listings: chosen, articles },
  });
  if (result.status !== 'saved') return { status: 'error', code: result.status };
  back(locale, result.id, 'saved');
});

export async function deleteCampaignAction(data: FormData): Promise<void> {
  const [locale, id] = [localeOf(data), textOf(data, 'id')];
  const isDeleted = await deleteCampaign(await requireStaffInAction(locale, pathOf(id), 'campaign.send'), id);
  redirect(localizedHref(locale, isDeleted ? '/dashboard/agency/newsletter?notice=deleted' : pathOf(id)));
}

export const testCampaignAction = formAction(testForm, async ({ id }, { locale }) =>
  testCampaign(await requireStaffInAction(locale, pathOf(id)), id),
);

export const sendCampaignAction = formAction(campaignSendForm, async ({ editVersion, id }, { locale }) => {
  const result = await sendCampaign(await requireStaffInAction(locale, pathOf(id)), id, editVersion);
  if (result.status === 'error') return result;
  back(locale, id, 'sending');
});

export const pauseCampaignAction = formAction(stepForm, async ({ id }, { locale }) => {
  const isPaused = await pauseCampaign(await requireStaffInAction(locale, pathOf(id)), id);
  back(locale, id, isPaused ? 'paused' : '');
});

export const resumeCampaignAction = formAction(stepForm, async ({ id }, { locale }) => {
  const isResumed = await resumeCampaign(await requireStaffInAction(locale, pathOf(id)), id);
  back(locale, id, isResumed ? 'resumed' : '');
});

export const retrySendingAction = formAction(stepForm, async ({ id }, { locale }) => {
  await retrySending(await requireStaffInAction(locale, '/dashboard/agency/newsletter'));
  if (id) back(locale, id, 'retried');
  redirect(localizedHref(locale, '/dashboard/agency/newsletter?notice=retried'), RedirectType.replace);
});

export const indexCampaignAction = formAction(indexForm, async ({ id, isIndexed }, { locale }) => {
  await listCampaignInSearch(await requireStaffInAction(locale, pathOf(id)), id, isIndexed === 'true');
  back(locale, id, 'indexed');
});
