import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { findGuide } from '@/lib/writing/guides';
import { locales } from '@/lib/i18n/locales';
import { buyingGuidePdf } from '@/lib/i18n/routes';
import { buyingGuideDocument } from './document';
import { buyingGuideFingerprint } from './fingerprint.mjs';
import { printedBuyingGuide } from './printed';
const LARGEST_FILE_BYTES = 1_500_000;

describe.each(locales)('the printed buying guide, %s', (locale) => {
  const html = buyingGuideDocument(locale);
  const pages = html.split('<section class="page').slice(1);
  const file = path.join('public', buyingGuidePdf[locale]);

  it('is up to date: else run npm run guide:pdf', () => {
    const style = readFileSync('lib/writing/buying-guide/style.css', 'utf8');
    expect(printedBuyingGuide[locale].fingerprint).toBe(buyingGuideFingerprint(html, style));
  });

  it('is a small tagged PDF with bookmarks and its own fonts', () => {
    const pdf = readFileSync(file, 'latin1');
    expect(pdf.slice(0, 5)).toBe('%PDF-');
    for (const mark of ['/StructTreeRoot', '/Outlines', '/FontFile', `/Lang (${locale})`]) expect(pdf).toContain(mark);
    expect(statSync(file).size).toBeLessThan(LARGEST_FILE_BYTES);
    expect(pages).toHaveLength(printedBuyingGuide[locale].pages);
  });

  it('holds every step, list, table and source of the guide', () => {
    const guide = findGuide('comprar', locale);
    expect(guide?.steps).toHaveLength(8);
    for (const step of guide?.steps ?? []) {
      expect(html).toContain(`<h3 id="${step.id}">${step.title}</h3>`);
      // At the step and on the sheet of lists.
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
