import 'server-only';
import {
  Body,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Img,
  Link,
  Preview,
  Row,
  Text,
} from '@react-email/components';
import { Block, textLines } from './blocks';
import { darkStyles, look } from './theme';
import type { EmailContent, EmailImage } from './content';

type EmailLayoutProps = Readonly<{
  content: EmailContent;
  language: string;
  agency: Readonly<{ name: string; siteUrl: string; signUrl: string; lines: readonly string[] }>;
}>;

export function EmailLayout({ content, language, agency }: EmailLayoutProps) {
  return (
    <Html lang={language}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{content.subject}</title>
        <style>{darkStyles}</style>
      </Head>
      <Body className="page" style={look.page}>
        <Preview>{content.preview}</Preview>
        <Container className="card" style={look.card}>
          <Row>
            <Column className="ruledBelow" style={look.brand}>
              <Link href={agency.siteUrl} className="brand link" style={look.brandName}>
                {/* Lazy, because React would preload images by links, which email clients block. */}
                <Img src={agency.signUrl} alt="" width={28} height={28} loading="lazy" style={look.sign} />
                {agency.name}
              </Link>
            </Column>
          </Row>
          {content.image && <LeadImage image={content.image} />}
          <Row>
            <Column style={look.body}>
              <Heading className="ink" style={look.heading}>
                {content.heading}
              </Heading>
              {content.blocks.map((block, index) => (
                <Block key={index} block={block} />
              ))}
            </Column>
          </Row>
          <Hr className="ruled" style={look.rule} />
          <Row>
            <Column style={look.foot}>
              <Text className="soft" style={look.small}>
                {textLines(agency.lines)}
              </Text>
              <Text className="soft" style={{ ...look.small, paddingTop: '10px' }}>
                {content.reason}
              </Text>
            </Column>
          </Row>
        </Container>
      </Body>
    </Html>
  );
}

const LeadImage = ({ image: { alt, height, src, width } }: { image: EmailImage }) => (
  <Row data-skip-in-text="true">
    <Column>
      <Img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        className="soft tint"
        style={look.leadImage}
      />
    </Column>
  </Row>
);
