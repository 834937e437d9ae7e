import 'server-only';
import { campaignSends } from '@/lib/server/db/schema';
import { deleteSendsTo, listCampaignSendsTo } from '@/lib/server/data/campaigns/campaign-subscribers';
import { ENDED_RETENTION_DAYS } from './retention-periods';
import { ifVerified, rowsOnly, type TableRules } from '@/lib/server/data/core/table-rules';

export const campaignTables = {
  campaigns: { ...rowsOnly, retention: 'permanent', personal: null },
  campaignSends: {
    ...rowsOnly,
    retention: [{ after: { days: ENDED_RETENTION_DAYS }, since: campaignSends.settledAt }],
    personal: {
      policy: 'Enviar el boletín',
      export: { as: 'newslettersSent', read: ifVerified(listCampaignSendsTo, []) },
      erase: ifVerified(deleteSendsTo),
    },
  },
  // Words of mail servers, without addresses.
  sendingStops: { ...rowsOnly, retention: 'permanent', personal: null },
  campaignClicks: { ...rowsOnly, retention: 'cascade', personal: null },
} as const satisfies Readonly<Record<string, TableRules>>;
