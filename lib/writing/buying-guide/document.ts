import { agency } from '@/lib/site/agency';
import { findGuide, type Guide } from '@/lib/writing/guides';
import { hoursRows } from '@/lib/site/opening-hours';
import { formatDate } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Translate } from '@/lib/i18n/translate';
import { SIGN_PATH } from '@/lib/site/logo-path';
import { escapeText, withoutLinks } from './markup';
import { costTable, stepBlock, tickList, weeksChart } from './parts';

const STEPS_PER_PAGE = 2;

type Page = Readonly<{ body: string; kind?: 'cover' | 'contact' | 'contents' | 'steps' }>;
type Entry = Readonly<{ id: string; title: string; page: number; isStep: boolean }>;

/** Printable HTML of A4 pages. `translate` reads all messages. */
export function buyingGuideDocument(locale: Locale, translate: Translate): string {
  const guide = findGuide('comprar', locale);
  if (!guide) throw new Error('The buying guide is missing');
  const t: Translate = (key, values) => escapeText(translate(`buyingGuidePdf.${key}`, values));
  const checked = escapeText(translate('guides.updated', { date: formatDate(guide.updated, locale) }));

  const pages: Page[] = [
    cover(t, checked),
    { body: '' },
    introduction(guide, translate, t),
    ...steps(guide, translate, t),
    figures(guide, translate),
    lists(guide, t),
    sources(guide, locale, translate, t),
    contact(locale, translate, t),
  ];
  pages[1] = contents(pages, t);

  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${t('title')}</title>
    <meta name="author" content="${escapeText(agency.name)}"><link rel="stylesheet" href="style.css"></head>
    <body>${pages.map((page, index) => framed(page, index + 1, t('title'))).join('')}</body></html>`;
}

/** Pages without footer. */
const BARE: readonly (string | undefined)[] = ['cover', 'contents', 'contact'];

function framed({ body, kind }: Page, number: number, title: string): string {
  const foot = `<footer><span>${escapeText(agency.name)} · ${title}</span><span>${number}</span></footer>`;
  return `<section class="page ${kind ?? ''}">${body}${BARE.includes(kind) ? '' : foot}</section>`;
}

function mark(): string {
  return `<p class="mark"><svg viewBox="0 0 32 32" aria-hidden="true"><path d="${SIGN_PATH}" /></svg>${escapeText(agency.name)}</p>`;
}

function cover(t: Translate, checked: string): Page {
  return {
    kind: 'cover',
    body: `<img src="cover.jpg" alt="${t('coverAlt')}">
      <div class="panel"><h1>${t('title')}</h1><p class="lead">${t('subtitle')}</p><p class="checked">${checked}</p></div>
      ${mark()}`,
  };
}

/** Page numbers from the headings. */
function contents(pages: readonly Page[], t: Translate): Page {
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

function introduction({ intro, timeline }: Guide, translate: Translate, t: Translate): Page {
  const chart = weeksChart(timeline, translate('guidePage.unit'), ({ fromWeek, toWeek }) =>
    translate('guidePage.span', { from: fromWeek, to: toWeek }),
  );
  return {
    body: `<img class="strip" src="strip.jpg" alt="">
      <h2 id="start">${t('start')}</h2><div class="intro">${withoutLinks(intro)}</div>
      <h2 id="weeks">${escapeText(translate('guidePage.timeline'))}</h2>
      <p class="note">${escapeText(translate('guidePage.timelineText'))}</p>${chart}`,
  };
}

function steps({ steps: all }: Guide, translate: Translate, t: Translate): readonly Page[] {
  const title = translate('guidePage.checklist');
  return Array.from({ length: Math.ceil(all.length / STEPS_PER_PAGE) }, (_, page) => {
    const first = page * STEPS_PER_PAGE;
    const blocks = all
      .slice(first, first + STEPS_PER_PAGE)
      .map((step, index) => stepBlock(step, first + index + 1, title));
    return { kind: 'steps', body: (page === 0 ? `<h2 id="steps">${t('steps')}</h2>` : '<i></i>') + blocks.join('') };
  });
}

function figures({ tables }: Guide, translate: Translate): Page {
  const drawn = tables.map((table, index) => costTable(table, index === tables.length - 1));
  return { body: `<h2 id="tables">${escapeText(translate('guidePage.tables'))}</h2>${drawn.join('')}` };
}

function lists({ steps: all }: Guide, t: Translate): Page {
  const blocks = all.map(
    ({ title, checklist }, index) =>
      `<div class="sheet"><h4>${index + 1}. ${escapeText(title)}</h4>${tickList(checklist)}</div>`,
  );
  return {
    body: `<h2 id="lists">${t('lists')}</h2><p class="note">${t('listsText')}</p>
      <div class="sheets">${blocks.join('')}</div>`,
  };
}

function sources({ sources: all }: Guide, locale: Locale, translate: Translate, t: Translate): Page {
  const rows = all.map(({ label, url, asOf }) => {
    const address = url ? `<a href="${escapeText(url)}">${escapeText(url.replace(/^https:\/\/(www\.)?/, ''))}</a>` : '';
    return `<li><span>${escapeText(label)}</span>${address}<span class="asOf">${formatDate(asOf, locale)}</span></li>`;
  });
  return {
    body: `<h2 id="sources">${escapeText(translate('sources.title'))}</h2><ul class="sources">${rows.join('')}</ul>
      <p class="note">${t('orientation')}</p><div class="notes"><h4>${t('notes')}</h4></div>`,
  };
}

function contact(locale: Locale, translate: Translate, t: Translate): Page {
  const { address, phone, email, hours, registers, legalName } = agency;
  const table = (of: 'office' | 'phone') =>
    hoursRows(hours[of], locale).map((row) => {
      const time =
        row.opens === null
          ? translate('footer.closed')
          : translate('footer.openFromTo', { opens: row.opens, closes: row.closes });
      return `<div><dt>${escapeText(row.days)}</dt><dd>${escapeText(time)}</dd></div>`;
    });
  return {
    kind: 'contact',
    body: `<div class="words"><h2 id="contact">${t('contact')}</h2><p class="lead">${t('contactText')}</p>
      <p class="phone"><a href="tel:${phone.e164}">${phone.display}</a></p><p><a href="mailto:${email}">${email}</a></p>
      <p>${escapeText(`${address.street} ${address.number}, ${address.postalCode} ${address.city}`)}</p>
      <div class="hours"><div><h4>${t('office')}</h4><dl>${table('office').join('')}</dl></div>
      <div><h4>${t('phone')}</h4><dl>${table('phone').join('')}</dl></div></div></div>
      ${mark()}<p class="legal">${escapeText(
        `${legalName} · ${registers.aicat.abbreviation} ${registers.aicat.number} · ${registers.raicv.abbreviation} ${registers.raicv.number}`,
      )}. ${t('credits')}</p>`,
  };
}
