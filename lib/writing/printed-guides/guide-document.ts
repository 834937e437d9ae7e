import type { Messages } from 'next-intl';
import { questionsFor } from '@/content/printed-guides';
import { registersOf } from '@/lib/site/registers';
import { siteFacts } from '@/lib/site/site-facts';
import { findGuide, type Guide } from '@/lib/writing/guides';
import { hoursRows } from '@/lib/site/opening-hours';
import { formatDate } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { GuidePdfId } from '@/lib/i18n/routes';
import { translatorOf, type Translator } from '@/lib/i18n/translator';
import { SIGN_PATH } from '@/lib/site/logo-path';
import { escapeText, withoutMarkupLinks } from './markup';
import { costTable, stepBlock, tickList, weeksChart } from './parts';
import { printedGuides } from './printed-guides';

const STEPS_PER_PAGE = 2;

type Page = Readonly<{ body: string; kind?: 'cover' | 'contact' | 'contents' | 'steps' }>;
type GuidePageText = Translator<'guidePage'>;
type OwnKey = keyof Messages['guidePdf']['buying'];
type GuideText = (key: Exclude<keyof Messages['guidePdf'], GuidePdfId> | Exclude<OwnKey, 'link'>) => string;
type Entry = Readonly<{ id: string; title: string; page: number; isStep: boolean }>;

export function guideDocument(id: GuidePdfId, locale: Locale): string {
  const printed = printedGuides[id];
  const guide = findGuide(printed.guide, locale);
  if (!guide) throw new Error(`The guide ${printed.guide} is missing`);
  const words = translatorOf(locale, 'guidePdf');
  const guidePage = translatorOf(locale, 'guidePage');
  const t: GuideText = (key) => escapeText(words(isOwn(key) ? `${id}.${key}` : key));
  const checked = escapeText(translatorOf(locale, 'guides')('updated', { date: formatDate(guide.updated, locale) }));

  const pages: Page[] = [
    cover(t, checked),
    { body: '' },
    introduction(guide, guidePage, t),
    ...steps(guide, guidePage, t),
    figures(guide, printed.sums, guidePage),
    lists(guide, t),
    ...questions(id, locale),
    sources(guide, locale, t),
    contact(locale, t),
  ];
  pages[1] = contents(pages, t);

  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${t('title')}</title>
    <meta name="author" content="${escapeText(siteFacts().agency.name)}"><link rel="stylesheet" href="style.css"></head>
    <body>${pages.map((page, index) => framed(page, index + 1, t('title'))).join('')}</body></html>`;
}

const ownKeys: readonly string[] = ['title', 'subtitle', 'coverAlt', 'credits'] satisfies OwnKey[];

const isOwn = (key: string): key is Exclude<OwnKey, 'link'> => ownKeys.includes(key);

const BARE: readonly (string | undefined)[] = ['cover', 'contents', 'contact'];

function framed({ body, kind }: Page, number: number, title: string): string {
  const foot = `<footer><span>${escapeText(siteFacts().agency.name)} · ${title}</span><span>${number}</span></footer>`;
  return `<section class="page ${kind ?? ''}">${body}${BARE.includes(kind) ? '' : foot}</section>`;
}

function mark(): string {
  return `<p class="mark"><svg viewBox="0 0 32 32" aria-hidden="true"><path d="${SIGN_PATH}" /></svg>${escapeText(siteFacts().agency.name)}</p>`;
}

function cover(t: GuideText, checked: string): Page {
  return {
    kind: 'cover',
    body: `<img src="cover.jpg" alt="${t('coverAlt')}">
      <div class="panel"><h1>${t('title')}</h1><p class="lead">${t('subtitle')}</p><p class="checked">${checked}</p></div>
      ${mark()}`,
  };
}

function contents(pages: readonly Page[], t: GuideText): Page {
  const entries = pages.flatMap(({ body }, index): Entry[] =>
    [...body.matchAll(/<h([23]) id="([^"]+)">(.*?)<\/h\1>/g)].map(([, level, id = '', title = '']) => ({
      id,
      title,
      page: index + 1,
      isStep: level === '3',
    })),
  );
  const rows = entries.map(
    ({ id, title, page, isStep }) =>
      `<li${isStep ? ' class="sub"' : ''}><a href="#${id}"><span>${title}</span><span>${page}</span></a></li>`,
  );
  return {
    kind: 'contents',
    body: `<h2>${t('contents')}</h2><ol class="contents">${rows.join('')}</ol><p class="note">${t('orientation')}</p>
      <img class="foot" src="foot.jpg" alt="">`,
  };
}

function introduction({ intro, timeline }: Guide, guidePage: GuidePageText, t: GuideText): Page {
  const chart = weeksChart(timeline, guidePage('unit'), ({ fromWeek, toWeek }) =>
    guidePage('span', { from: fromWeek, to: toWeek }),
  );
  return {
    body: `<img class="strip" src="strip.jpg" alt="">
      <h2 id="start">${t('start')}</h2><div class="intro">${withoutMarkupLinks(intro)}</div>
      <h2 id="weeks">${escapeText(guidePage('timeline'))}</h2>
      <p class="note">${escapeText(guidePage('timelineText'))}</p>${chart}`,
  };
}

function steps({ steps: all }: Guide, guidePage: GuidePageText, t: GuideText): readonly Page[] {
  const title = guidePage('checklist');
  return Array.from({ length: Math.ceil(all.length / STEPS_PER_PAGE) }, (_, page) => {
    const first = page * STEPS_PER_PAGE;
    const blocks = all
      .slice(first, first + STEPS_PER_PAGE)
      .map((step, index) => stepBlock(step, first + index + 1, title));
    return { kind: 'steps', body: (page === 0 ? `<h2 id="steps">${t('steps')}</h2>` : '<i></i>') + blocks.join('') };
  });
}

function figures({ tables }: Guide, sums: number, guidePage: GuidePageText): Page {
  const drawn = tables.map((table, index) => costTable(table, index === tables.length - 1 ? sums : 0));
  return { body: `<h2 id="tables">${escapeText(guidePage('tables'))}</h2>${drawn.join('')}` };
}

function lists({ steps: all }: Guide, t: GuideText): Page {
  const blocks = all.map(
    ({ title, checklist }, index) =>
      `<div class="sheet"><h4>${index + 1}. ${escapeText(title)}</h4>${tickList(checklist)}</div>`,
  );
  return {
    body: `<h2 id="lists">${t('lists')}</h2><p class="note">${t('listsText')}</p>
      <div class="sheets">${blocks.join('')}</div>`,
  };
}

function questions(id: GuidePdfId, locale: Locale): readonly Page[] {
  const text = questionsFor[id]?.[locale];
  if (!text) return [];
  const rows = text.questions.map(
    ({ question, why }) => `<li><h4>${escapeText(question)}</h4><p>${escapeText(why)}</p></li>`,
  );
  return [
    {
      body: `<h2 id="questions">${escapeText(text.title)}</h2><p class="note">${escapeText(text.lead)}</p>
      <ol class="questions">${rows.join('')}</ol>`,
    },
  ];
}

function sources({ sources: all }: Guide, locale: Locale, t: GuideText): Page {
  const rows = all.map(({ label, url, asOf }) => {
    const address = url ? `<a href="${escapeText(url)}">${escapeText(url.replace(/^https:\/\/(www\.)?/, ''))}</a>` : '';
    return `<li><span>${escapeText(label)}</span>${address}<span class="asOf">${formatDate(asOf, locale)}</span></li>`;
  });
  return {
    body: `<h2 id="sources">${escapeText(translatorOf(locale, 'sources')('title'))}</h2><ul class="sources">${rows.join('')}</ul>
      <p class="note">${t('orientation')}</p><div class="notes"><h4>${t('notes')}</h4></div>`,
  };
}

function contact(locale: Locale, t: GuideText): Page {
  const { agency } = siteFacts();
  const { address, phone, email, hours, legalName } = agency;
  const registers = registersOf(agency).map(({ abbreviation, number }) => `${abbreviation} ${number}`);
  const footer = translatorOf(locale, 'footer');
  const table = (of: 'office' | 'phone') =>
    hoursRows(hours[of], locale).map((row) => {
      const time =
        row.opens === null ? footer('closed') : footer('openFromTo', { opens: row.opens, closes: row.closes });
      return `<div><dt>${escapeText(row.days)}</dt><dd>${escapeText(time)}</dd></div>`;
    });
  return {
    kind: 'contact',
    body: `<div class="words"><h2 id="contact">${t('contact')}</h2><p class="lead">${t('contactText')}</p>
      <p class="phone"><a href="tel:${phone.e164}">${phone.display}</a></p><p><a href="mailto:${email}">${email}</a></p>
      <p>${escapeText(`${address.street} ${address.number}, ${address.postalCode} ${address.city}`)}</p>
      <div class="hours"><div><h4>${t('office')}</h4><dl>${table('office').join('')}</dl></div>
      <div><h4>${t('phone')}</h4><dl>${table('phone').join('')}</dl></div></div></div>
      ${mark()}<p class="legal">${escapeText([legalName, ...registers].join(' · '))}. ${t('credits')}</p>`,
  };
}
