import 'server-only';
import { locales } from '@/lib/i18n/locales';
import { listWrittenArticles } from '@/lib/server/data/site/articles';
import { listWrittenQuestions } from '@/lib/server/data/site/questions';
import { jsonFile, type ExportFile, type ExportPart } from './export-part';

async function* writingFiles(): AsyncIterable<ExportFile> {
  const articles = await listWrittenArticles();
  yield jsonFile('articles/articles.json', articles.map(plain));
  for (const { data, id } of articles) {
    for (const locale of locales) {
      const { body, excerpt, title } = data;
      if (body[locale] === '') continue;
      const content = `# ${title[locale]}\n\n${excerpt[locale]}\n\n${body[locale]}\n`;
      yield { path: `articles/${id}.${locale}.md`, content };
    }
  }
  yield jsonFile('questions/questions.json', (await listWrittenQuestions()).map(plain));
}

type Written = Readonly<{ id: string; data: object; author: string; publishedAt: Date | null; updatedAt: Date }>;

const plain = ({ author, data, id, publishedAt, updatedAt }: Written) => ({
  id,
  author,
  publishedAt,
  updatedAt,
  ...data,
});

export const writingPart: ExportPart = { name: 'writing', files: writingFiles };
