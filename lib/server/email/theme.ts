import 'server-only';
import type { CSSProperties } from 'react';

/**
 * Inline styles: email programs ignore style sheets and custom properties. Values of components/styles/_tokens.scss.
 */
const colours = {
  limestone: '#faf6ef',
  paper: '#ffffff',
  sandSoft: '#f3ebdd',
  hairline: '#ddd2c0',
  ink: '#1f2a30',
  inkSoft: '#55606a',
  terracotta: '#a8482a',
  terracottaDeep: '#8a3820',
} as const;

/** Pixels inside the border. */
export const EMAIL_WIDTH = 600;

const serif = "Fraunces, Georgia, 'Times New Roman', serif";
const sans = "Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const text: CSSProperties = {
  color: colours.ink,
  fontFamily: sans,
  fontSize: '16px',
  lineHeight: '26px',
  margin: '0 0 20px',
};
const button: CSSProperties = {
  backgroundColor: colours.terracotta,
  border: `1px solid ${colours.terracotta}`,
  color: colours.paper,
  display: 'inline-block',
  fontFamily: sans,
  fontSize: '16px',
  fontWeight: 600,
  lineHeight: '20px',
  padding: '13px 26px',
  textDecoration: 'none',
};
const outlineButton: CSSProperties = { ...button, backgroundColor: colours.paper, color: colours.terracottaDeep };

export const look = {
  page: { backgroundColor: colours.limestone, margin: 0, padding: '32px 12px' },
  card: { backgroundColor: colours.paper, border: `1px solid ${colours.hairline}`, maxWidth: `${EMAIL_WIDTH + 2}px` },
  brand: { borderBottom: `1px solid ${colours.hairline}`, padding: '22px 32px' },
  brandName: {
    color: colours.terracottaDeep,
    fontFamily: serif,
    fontSize: '22px',
    lineHeight: '28px',
    textDecoration: 'none',
  },
  sign: { display: 'inline-block', margin: '0 12px 0 0', verticalAlign: 'middle' },
  leadImage: {
    backgroundColor: colours.sandSoft,
    color: colours.inkSoft,
    display: 'block',
    fontFamily: sans,
    fontSize: '14px',
    height: 'auto',
    lineHeight: '20px',
    width: '100%',
  },
  body: { padding: '32px 32px 12px' },
  heading: {
    color: colours.ink,
    fontFamily: serif,
    fontSize: '28px',
    fontWeight: 500,
    lineHeight: '34px',
    margin: '0 0 20px',
  },
  text,
  note: { ...text, color: colours.inkSoft, fontSize: '14px', lineHeight: '22px' },
  quote: {
    ...text,
    backgroundColor: colours.sandSoft,
    borderLeft: `3px solid ${colours.terracotta}`,
    padding: '14px 18px',
    whiteSpace: 'pre-line',
  },
  button,
  bareButton: { ...button, marginBottom: '20px' },
  outlineButton,
  beside: { display: 'inline-block', margin: '0 12px 12px 0' },
  buttons: { margin: '0 0 8px' },
  link: { color: colours.terracottaDeep, textDecoration: 'underline' },
  address: {
    ...text,
    color: colours.inkSoft,
    fontSize: '13px',
    lineHeight: '20px',
    margin: '12px 0 20px',
    wordBreak: 'break-all',
  },
  advert: { borderTop: `1px solid ${colours.hairline}`, margin: '0 0 16px', paddingTop: '16px' },
  advertTitle: { ...text, fontFamily: serif, fontSize: '19px', margin: '0 0 4px' },
  advertPrice: { ...text, fontFamily: serif, fontSize: '18px', lineHeight: '24px', margin: '0 0 2px' },
  advertImage: {
    backgroundColor: colours.sandSoft,
    color: colours.inkSoft,
    display: 'block',
    fontFamily: sans,
    fontSize: '14px',
    height: 'auto',
    lineHeight: '20px',
    margin: '0 0 12px',
    maxWidth: '100%',
    width: '100%',
  },
  subheading: {
    color: colours.ink,
    fontFamily: serif,
    fontSize: '22px',
    fontWeight: 500,
    lineHeight: '28px',
    margin: '32px 0 16px',
  },
  advertText: { ...text, margin: 0 },
  facts: { margin: '0 0 20px' },
  factLabel: { ...text, color: colours.inkSoft, fontSize: '15px', padding: '8px 16px 8px 0', verticalAlign: 'top' },
  factValue: { ...text, fontSize: '15px', padding: '8px 0', verticalAlign: 'top' },
  rule: { borderTop: `1px solid ${colours.hairline}`, margin: 0 },
  foot: { padding: '20px 32px 26px' },
  small: { ...text, color: colours.inkSoft, fontSize: '13px', lineHeight: '20px', margin: 0 },
} as const satisfies Record<string, CSSProperties>;

export const darkStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  body, .page, .page > table > tbody > tr > td { background-color: #14191d !important; }
  .card { background-color: #1d252b !important; border-color: #3a444c !important; }
  .ink, .ink td { color: #f1ebe0 !important; }
  .soft { color: #b9bfc3 !important; }
  .link, .link span { color: #f0a284 !important; }
  .button { background-color: #b65534 !important; border-color: #b65534 !important; }
  .button, .button span { color: #ffffff !important; }
  .outline { background-color: #1d252b !important; border-color: #f0a284 !important; }
  .outline, .outline span { color: #f0a284 !important; }
  .quote, .tint { background-color: #262f36 !important; }
  .ruled, .ruledBelow { border-color: #3a444c !important; }
}`;
