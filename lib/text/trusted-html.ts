declare const checked: unique symbol;

/** Only `lib/site/rich-text` makes it, so that no other string is rendered as HTML. */
export type RichHtml = string & { readonly [checked]: true };
