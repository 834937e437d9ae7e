export const CARD_SIZES = '(min-width: 1320px) 392px, (min-width: 1024px) 30vw, (min-width: 640px) 45vw, 92vw';
