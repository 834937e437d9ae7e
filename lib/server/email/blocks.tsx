import 'server-only';
import { Button, Column, Link, Row, Section, Text } from '@react-email/components';
import { look } from './theme';
import type { EmailBlock } from './content';

/** One block of an email. Class names are for plain-text.ts. */
export function Block({ block }: { block: EmailBlock }) {
  switch (block.kind) {
    case 'text':
      return <Text style={look.text}>{block.text}</Text>;
    case 'lines':
      return <Text style={look.text}>{textLines(block.lines)}</Text>;
    case 'note':
      return <Text style={look.note}>{block.text}</Text>;
    case 'quote':
      return <blockquote style={look.quote}>{textLines(block.text.split(/\r?\n/))}</blockquote>;
    case 'link':
      return (
        <Text style={look.text}>
          <Link href={block.href} style={look.link}>
            {block.label}
          </Link>
        </Text>
      );
    case 'button':
      // With the address below, for mail clients without buttons.
      return (
        <>
          <Button href={block.href} style={look.button}>
            {block.label}
          </Button>
          <Text data-skip-in-text="true" style={look.address}>
            {block.href}
          </Text>
        </>
      );
    case 'advert':
      return (
        <Section style={look.advert}>
          <Text style={look.advertTitle}>
            <Link href={block.href} style={look.link}>
              {block.title}
            </Link>
          </Text>
          <Text style={look.advertText}>{textLines(block.lines)}</Text>
        </Section>
      );
    case 'facts':
      return (
        <Section style={look.facts}>
          {block.rows.map(([label, value]) => (
            <Row key={label} className="fact">
              <Column className="label" width="34%" style={look.factLabel}>
                {label}
              </Column>
              <Column style={look.factValue}>{value}</Column>
            </Row>
          ))}
        </Section>
      );
  }
}

export const textLines = (lines: readonly string[]) =>
  lines.flatMap((line, index) => (index === 0 ? [line] : [<br key={index} />, line]));
