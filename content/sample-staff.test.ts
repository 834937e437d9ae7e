import { faqs as englishFaqs } from './en/faqs';
import { guideTexts as englishGuides } from './en/guides/all';
import { placeTexts as englishPlaces } from './en/places';
import { relocation as englishRelocation } from './en/relocation';
import { salesService as englishSales } from './en/sales-service';
import { faqs as spanishFaqs } from './es/faqs';
import { guideTexts as spanishGuides } from './es/guides/all';
import { placeTexts as spanishPlaces } from './es/places';
import { relocation as spanishRelocation } from './es/relocation';
import { salesService as spanishSales } from './es/sales-service';
import { team } from './es/team';

const withoutPerson = ({ person: _, ...texts }: typeof englishRelocation) => texts;

/** Shown by an agency that hides the samples, and its team with them. */
const texts = {
  faqs: [englishFaqs, spanishFaqs],
  guides: [englishGuides, spanishGuides],
  places: [englishPlaces, spanishPlaces],
  relocation: [withoutPerson(englishRelocation), withoutPerson(spanishRelocation)],
  sales: [englishSales, spanishSales],
};

it.each(Object.keys(texts) as (keyof typeof texts)[])('names no member of the sample team: %s', (name) => {
  const words = JSON.stringify(texts[name]).match(/\p{L}+/gu) ?? [];
  const firstNames = team.map((member) => member.name.split(' ')[0] ?? '');
  expect(firstNames).not.toHaveLength(0);
  expect(words.filter((word) => firstNames.includes(word))).toEqual([]);
});
