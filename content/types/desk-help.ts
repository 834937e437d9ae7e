export type HelpSectionId =
  | 'desk'
  | 'sign-in'
  | 'today'
  | 'new-home'
  | 'price'
  | 'state'
  | 'versions'
  | 'together'
  | 'feeds'
  | 'places'
  | 'people'
  | 'matching'
  | 'diary'
  | 'sale'
  | 'newsletter'
  | 'website'
  | 'move'
  | 'articles'
  | 'team'
  | 'figures'
  | 'log'
  | 'failures';

/** `{deskHome.parts.price}` in a text is that message, as the button says it. */
export type HelpText = Readonly<{
  title: string;
  lead: string;
  /** One after another. */
  steps: readonly string[];
  /** In no order. */
  notes: readonly string[];
}>;

export type DeskHelp = Readonly<Record<HelpSectionId, HelpText>>;
