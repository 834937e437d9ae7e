import 'server-only';
import { look } from './look';
import type { MailBlock } from './content';
import type { ReactNode } from 'react';

type TableProps = { children: ReactNode; width?: string };

/** A table for layout, which is what every mail program draws alike. */
export function Table({ children, width = '100%' }: TableProps) {
  return (
    <table role="presentation" width={width} cellPadding={0} cellSpacing={0} border={0}>
      <tbody>{children}</tbody>
    </table>
  );
}

/** One piece of a mail. */
export function Block({ block }: { block: MailBlock }) {
  return (
    <tr>
      <td style={look.block}>{draw(block)}</td>
    </tr>
  );
}

function draw(block: MailBlock): ReactNode {
  switch (block.kind) {
    case 'text':
      return <p style={look.text}>{block.text}</p>;
    case 'note':
      return <p style={look.note}>{block.text}</p>;
    case 'quote':
      return <p style={look.quote}>{lines(block.text)}</p>;
    case 'link':
      return (
        <p style={look.text}>
          <a href={block.href} style={look.link}>
            {block.label}
          </a>
        </p>
      );
    case 'button':
      return <Button label={block.label} href={block.href} />;
    case 'facts':
      return (
        <Table>
          {block.rows.map(([label, value]) => (
            <tr key={label} style={look.factRow}>
              <td width="34%" style={look.factLabel}>
                {label}
              </td>
              <td style={look.factValue}>{value}</td>
            </tr>
          ))}
        </Table>
      );
  }
}

/** With the address below it, for programs that show no buttons and for people who look before they follow. */
function Button({ label, href }: { label: string; href: string }) {
  return (
    <>
      <table role="presentation" cellPadding={0} cellSpacing={0} border={0}>
        <tbody>
          <tr>
            <td style={look.buttonCell}>
              <a href={href} style={look.button}>
                {label}
              </a>
            </td>
          </tr>
        </tbody>
      </table>
      <p style={{ ...look.address, paddingTop: '12px' }}>{href}</p>
    </>
  );
}

const lines = (text: string) =>
  text.split(/\r?\n/).flatMap((line, index) => (index === 0 ? [line] : [<br key={index} />, line]));
