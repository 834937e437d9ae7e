import 'server-only';
import type { MailBlock, MailContent } from './content';

const RULE = '--';

/** The mail without HTML: the same words in the same order, addresses in full on lines of their own. */
export function toPlainText({ heading, blocks, reason }: MailContent, signature: readonly string[]): string {
  const parts = [heading, ...blocks.map(blockText), [RULE, ...signature, '', reason].join('\n')];
  return `${parts.join('\n\n')}\n`;
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return block.text;
    case 'quote':
      return block.text
        .split(/\r?\n/)
        .map((line) => `> ${line}`.trimEnd())
        .join('\n');
    case 'button':
    case 'link':
      return `${block.label}:\n${block.href}`;
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
  }
}
