import 'server-only';
import { listCampaigns } from '@/lib/server/data/campaigns/campaigns';
import { jsonFile, type ExportFile, type ExportPart } from './export-part';

async function* newsletterFiles(): AsyncIterable<ExportFile> {
  const newsletters = (await listCampaigns()).map(
    ({ author, bounced, content, finishedAt, id, readers, sent, startedAt, state, updatedAt }) => ({
      ...{ id, state, author, updatedAt, startedAt, finishedAt, readers, sent, bounced },
      ...content,
    }),
  );
  yield jsonFile('newsletters/newsletters.json', newsletters);
}

export const newslettersPart: ExportPart = { name: 'newsletters', files: newsletterFiles };
