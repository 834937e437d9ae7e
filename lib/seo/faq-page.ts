import { plainText } from '@/lib/text/plain-text';
import type { FAQPageLeaf, Question, WithContext } from 'schema-dts';

type Faq = Readonly<{ question: string; answer: string }>;

export function faqPage(questions: readonly Faq[]): WithContext<FAQPageLeaf> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(
      ({ question, answer }) =>
        ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
        }) satisfies Question,
    ),
  };
}
