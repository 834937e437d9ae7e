import 'server-only';
import { listStoredCampaigns } from '@/lib/server/data/campaigns/campaigns';
import { jsonFile, type ExportFile, type ExportPart } from './export-part';

async function* newsletterFiles(): AsyncIterable<ExportFile> {
  const newsletters = (await listStoredCampaigns()).map(
    ({ author, bounced, content, finishedAt, id, sent, startedAt, state, subscribers, updatedAt }) => ({
      id,
      state,
      author,
      updatedAt,
      startedAt,
      finishedAt,
      readers: subscribers,
      sent,
      bounced,
      ...content,
    }),
  );
  yield jsonFile('newsletters/newsletters.json', newsletters);
}

export const newslettersPart: ExportPart = { name: 'newsletters', files: newsletterFiles };
