import { examineContent } from '@/lib/server/commands/doctor/content';
import { serve, stop } from '@/tests/support/site-server';

jest.setTimeout(120_000);

it.each(['https://www.example.com', 'http://localhost'])(
  'says once at the start what is sample content, %s',
  async (url) => {
    const site = await serve({ SITE_URL: url });
    await stop(site);
    const lines = site.run.output().match(/sample content is public/g) ?? [];
    expect(lines).toHaveLength(Math.min(examineContent({ SITE_URL: url }).length, 1));
  },
);
