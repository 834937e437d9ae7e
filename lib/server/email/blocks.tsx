import 'server-only';
import { Button, Column, Heading, Img, Link, Row, Section, Text } from '@react-email/components';
import { look } from './theme';
import type { EmailBlock, EmailImage } from './content';

export function Block({ block }: { block: EmailBlock }) {
  switch (block.kind) {
    case 'heading':
      return (
        <Heading as="h2" className="ink" style={look.subheading}>
          {block.text}
        </Heading>
      );
    case 'text':
      return (
        <Text className="ink" style={look.text}>
          {textLines(block.text.split(/\r?\n/))}
        </Text>
      );
    case 'lines':
      return (
        <Text className="ink" style={look.text}>
          {textLines(block.lines)}
        </Text>
      );
    case 'note':
      return (
        <Text className="soft" style={look.note}>
          {block.text}
        </Text>
      );
    case 'quote':
      return (
        <blockquote className="quote ink" style={look.quote}>
          {textLines(block.text.split(/\r?\n/))}
        </blockquote>
      );
    case 'link':
      return (
        <Text style={look.text}>
          <Link href={block.href} className="link" style={look.link}>
            {block.label}
          </Link>
        </Text>
      );
    case 'button':
      return (
        <>
          <Button
            href={block.href}
            className={block.isOutline ? 'outline' : 'button'}
            style={block.isBare ? look.bareButton : block.isOutline ? look.outlineButton : look.button}
          >
            {block.label}
          </Button>
          {!block.isBare && (
            <Text data-skip-in-text="true" className="soft" style={look.address}>
              {block.href}
            </Text>
          )}
        </>
      );
    case 'buttons':
      return (
        <Section style={look.buttons}>
          {block.links.map(({ href, label }, index) => (
            // The text part has one link a line.
            <div key={href} style={look.beside}>
              <Button
                href={href}
                className={index === 0 ? 'button' : 'outline'}
                style={index === 0 ? look.button : look.outlineButton}
              >
                {label}
              </Button>
            </div>
          ))}
        </Section>
      );
    case 'advert':
      return (
        <Section className="ruled" style={look.advert}>
          {block.image && <AdvertImage image={block.image} href={block.href} />}
          <Text style={look.advertTitle}>
            <Link href={block.href} className="link" style={look.link}>
              {block.title}
            </Link>
          </Text>
          {block.price && (
            <Text className="ink" style={look.advertPrice}>
              {block.price}
            </Text>
          )}
          <Text className="ink" style={look.advertText}>
            {textLines(block.lines)}
          </Text>
        </Section>
      );
    case 'facts':
      return (
        <Section style={look.facts}>
          {block.rows.map(([label, value]) => (
            <Row key={label} className="fact">
              <Column className="label soft" width="34%" style={look.factLabel}>
                {label}
              </Column>
              <Column className="ink" style={look.factValue}>
                {value}
              </Column>
            </Row>
          ))}
        </Section>
      );
  }
}

/** Hidden from screen readers and the text part: the title link has the same target. */
const AdvertImage = ({ image: { alt, height, src, width }, href }: { image: EmailImage; href: string }) => (
  <Link href={href} data-skip-in-text="true" tabIndex={-1}>
    {/* Lazy, because React would preload images by links, which email clients block. */}
    <Img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      className="soft tint"
      style={look.advertImage}
    />
  </Link>
);

export const textLines = (lines: readonly string[]) =>
  lines.flatMap((line, index) => (index === 0 ? [line] : [<br key={index} />, line]));
