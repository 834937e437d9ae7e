import { campaignName, emptyCampaign, missingTexts, paragraphsOf, type CampaignContent } from './campaign-content';

const text = { subject: 'Subject', opening: 'Opening', closing: '' };

it('misses subject and opening of both languages, never the closing', () => {
  expect(missingTexts(emptyCampaign)).toHaveLength(4);
  expect(missingTexts({ ...emptyCampaign, en: text, es: text })).toEqual([]);
  expect(missingTexts({ ...emptyCampaign, en: text, es: { ...text, opening: ' \n' } })).toEqual([
    { locale: 'es', field: 'opening' },
  ]);
});

it('is named by its subject, its own language first', () => {
  const content: CampaignContent = { ...emptyCampaign, en: text };
  expect(campaignName(content, 'es')).toBe('Subject');
  expect(campaignName({ ...content, es: { ...text, subject: 'Asunto' } }, 'es')).toBe('Asunto');
  expect(campaignName(emptyCampaign, 'en')).toBeNull();
});

it('parts paragraphs by empty lines and keeps single line ends', () => {
  expect(paragraphsOf('One\nline\n \n\nTwo\n\n')).toEqual(['One\nline', 'Two']);
  expect(paragraphsOf('')).toEqual([]);
});
