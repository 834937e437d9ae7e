import { plainText } from '@/lib/text/plain-text';
import type { FAQPageLeaf, WithContext } from 'schema-dts';

type Question = Readonly<{ question: string; answer: string }>;

/** schema.org FAQPage; HTML answers become plain text. */
export function faqPage(questions: readonly Question[]): WithContext<FAQPageLeaf> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedResponse: { '@type': 'Answer', text: plainText(answer) },
    })),
  };
}
