/** `ext. 12`, `x12`, `#12`, `extensión 12` in several languages. */
export const PHONE_EXTENSION =
  /[\s,;(-]*(?:;ext=|,,|e?xt(?:ensi[oó]n|n)?|x|#|int(?:erno)?|anexo|centralita|durchwahl|poste|доб(?:авочный)?)\s*[.:=]?\s*(?:n[º°o]?\.?\s*)?(\d{1,7})\)?#?$/iu;
