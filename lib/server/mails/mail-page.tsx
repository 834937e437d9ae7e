import 'server-only';
import { Block, Table } from './blocks';
import { look } from './look';
import type { MailContent } from './content';

type MailPageProps = Readonly<{
  content: MailContent;
  language: string;
  agency: Readonly<{ name: string; home: string; lines: readonly string[] }>;
}>;

/** The whole mail: the agency's name, the heading, the pieces, and why it came. */
export function MailPage({ content, language, agency }: MailPageProps) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{content.subject}</title>
      </head>
      <body style={look.page}>
        <div style={look.hidden}>{content.preview}</div>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0} style={look.ground}>
          <tbody>
            <tr>
              <td align="center">
                <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0} style={look.card}>
                  <tbody>
                    <tr>
                      <td style={look.brand}>
                        <a href={agency.home} style={look.brandName}>
                          {agency.name}
                        </a>
                      </td>
                    </tr>
                    <tr>
                      <td style={look.body}>
                        <h1 style={look.heading}>{content.heading}</h1>
                        <Table>
                          {content.blocks.map((block, index) => (
                            <Block key={index} block={block} />
                          ))}
                        </Table>
                      </td>
                    </tr>
                    <tr>
                      <td style={look.foot}>
                        {agency.lines.map((line) => (
                          <p key={line} style={look.small}>
                            {line}
                          </p>
                        ))}
                        <p style={{ ...look.small, paddingTop: '10px' }}>{content.reason}</p>
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}
