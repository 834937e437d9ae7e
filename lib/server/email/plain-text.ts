import 'server-only';
import { toPlainText } from '@react-email/render';

export function plainTextOf(html: string): string {
  return toPlainText(html, {
    selectors: [
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'h2', options: { uppercase: false } },
      { selector: 'a.brand', format: 'anchor', options: { ignoreHref: true } },
      { selector: 'hr', options: { length: 2 } },
      { selector: 'table.fact', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
      { selector: 'td.label', format: 'inlineSurround', options: { suffix: ': ' } },
    ],
  });
}
