declare const checked: unique symbol;

/**
 * HTML of our own content, ready to be put into a page. Only `lib/site/rich-text` makes it, so that a string
 * from elsewhere can never be passed where HTML is meant.
 */
export type RichHtml = string & { readonly [checked]: true };
