import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { findGuide } from '@/lib/writing/guides';
import { locales } from '@/lib/i18n/locales';
import { guidePdf, type GuidePdfId } from '@/lib/i18n/routes';
import { guideDocument } from './guide-document';
import { guideFingerprint } from './guide-fingerprint.mjs';
import { guidePdfOf, madeGuides, printedGuides } from './printed-guides';

const LARGEST_FILE_BYTES = 1_500_000;

const printed = (Object.keys(guidePdf) as GuidePdfId[]).flatMap((id) => locales.map((locale) => [id, locale] as const));

it('is the PDF of its page', () => {
  expect(guidePdfOf('comprar')).toBe('buying');
  expect(guidePdfOf('alquilar')).toBeNull();
});

it('asks questions in the selling guide alone', () => {
  expect(guideDocument('selling', 'es')).toContain('<h2 id="questions">');
  expect(guideDocument('buying', 'es')).not.toContain('id="questions"');
});

describe.each(printed)('the printed %s guide, %s', (id, locale) => {
  const html = guideDocument(id, locale);
  const pages = html.split('<section class="page').slice(1);
  const file = path.join('public', guidePdf[id][locale]);

  it('is up to date: else run npm run guide:pdf', () => {
    const style = readFileSync('lib/writing/printed-guides/style.css', 'utf8');
    expect(madeGuides[id][locale].fingerprint).toBe(guideFingerprint(html, style));
  });

  it('is a small tagged PDF with bookmarks and its own fonts', () => {
    const pdf = readFileSync(file, 'latin1');
    expect(pdf.slice(0, 5)).toBe('%PDF-');
    for (const mark of ['/StructTreeRoot', '/Outlines', '/FontFile', `/Lang (${locale})`]) expect(pdf).toContain(mark);
    expect(statSync(file).size).toBeLessThan(LARGEST_FILE_BYTES);
    expect(pages).toHaveLength(madeGuides[id][locale].pages);
  });

  it('holds every step, list, table and source of the guide', () => {
    const guide = findGuide(printedGuides[id].guide, locale);
    expect(guide?.steps).toHaveLength(8);
    for (const step of guide?.steps ?? []) {
      expect(html).toContain(`<h3 id="${step.id}">${step.title}</h3>`);
      for (const item of step.checklist) expect(html.split(`<li>${item}</li>`)).toHaveLength(3);
    }
    for (const table of guide?.tables ?? []) expect(html).toContain(table.caption);
    for (const source of guide?.sources ?? []) expect(html).toContain(source.label);
  });

  it('has correct page numbers in its contents', () => {
    const entries = [...html.matchAll(/<a href="#([\w-]+)"><span>[^<]*<\/span><span>(\d+)<\/span>/g)];
    expect(entries.length).toBeGreaterThan(12);
    for (const [, id, page] of entries) expect(pages[Number(page) - 1]).toContain(`id="${id}"`);
  });

  it('links to its own pages, its sources and us only', () => {
    const targets = [...html.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href ?? '');
    expect(targets.filter((href) => !/^(#|https:|tel:|mailto:)/.test(href))).toEqual([]);
  });
});
