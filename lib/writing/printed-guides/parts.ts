import type { Guide, GuideStepView } from '@/lib/writing/guides';
import { escapeText, withoutMarkupLinks } from './markup';

type Table = Guide['tables'][number];
type Bar = Guide['timeline'][number];

export function tickList(items: readonly string[]): string {
  return `<ul class="ticks">${items.map((item) => `<li>${escapeText(item)}</li>`).join('')}</ul>`;
}

export function stepBlock(step: GuideStepView, number: number, listTitle: string): string {
  return `<article class="step">
    <p class="number" aria-hidden="true">${number}</p>
    <div class="text"><h3 id="${step.id}">${escapeText(step.title)}</h3>${withoutMarkupLinks(step.body)}</div>
    <aside class="list"><h4>${escapeText(listTitle)}</h4>${tickList(step.checklist)}</aside>
  </article>`;
}

export function costTable({ caption, head, rows, note }: Table, sums: number): string {
  const body = rows.map(([name, ...values], index) => {
    const isSum = index >= rows.length - sums;
    const cells = values.map((value) => `<td>${escapeText(value)}</td>`).join('');
    return `<tr${isSum ? ' class="sum"' : ''}><th scope="row">${escapeText(name ?? '')}</th>${cells}</tr>`;
  });
  return `<table>
    <caption>${escapeText(caption)}</caption>
    <thead><tr>${head.map((cell) => `<th scope="col">${escapeText(cell)}</th>`).join('')}</tr></thead>
    <tbody>${body.join('')}</tbody>
  </table>
  <p class="note">${escapeText(note)}</p>`;
}

const CHART = { width: 170, row: 11, label: 62 } as const;

/** Millimetres; `span` labels a bar. */
export function weeksChart(bars: readonly Bar[], unit: string, span: (bar: Bar) => string): string {
  const last = Math.max(1, ...bars.map(({ toWeek }) => toWeek));
  const x = (week: number) => CHART.label + (week / last) * (CHART.width - CHART.label);
  const height = bars.length * CHART.row;
  const ticks = Array.from({ length: Math.floor(last / 4) + 1 }, (_, index) => index * 4);
  const lines = ticks.map((week) => `<line x1="${x(week)}" x2="${x(week)}" y1="0" y2="${height}" />`);
  const numbers = ticks.map((week) => `<text x="${x(week)}" y="${height + 5}" text-anchor="middle">${week}</text>`);
  const rows = bars.map(({ label, fromWeek, toWeek }, index) => {
    const y = index * CHART.row;
    return `<text class="label" x="0" y="${y + 6.6}">${escapeText(label)}</text>
      <rect x="${x(fromWeek)}" width="${x(toWeek) - x(fromWeek)}" y="${y + 3}" height="5" />`;
  });
  const words = bars.map((bar) => `${bar.label}: ${span(bar)}`).join('. ');
  return `<svg class="weeks" viewBox="0 0 ${CHART.width + 2} ${height + 11}" role="img" aria-label="${escapeText(words)}">
    <g class="grid">${lines.join('')}</g>${rows.join('')}${numbers.join('')}
    <text x="${CHART.width}" y="${height + 10}" text-anchor="end">${escapeText(unit)}</text>
  </svg>`;
}
