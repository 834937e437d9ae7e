/** `label` is a key of `header.links`. */
export const mainLinks = [
  { href: '/properties', label: 'homes' },
  { href: '/comprar', label: 'buy' },
  { href: '/sell', label: 'sell' },
  { href: '/contact', label: 'contact' },
] as const;

export const navLinks = [{ href: '/', label: 'home' }, ...mainLinks] as const;

export const toolLinks = [
  { href: '/herramientas/valoracion', label: 'valuation' },
  { href: '/herramientas/calculadora-hipoteca', label: 'mortgage' },
] as const;

export const listingsLinks = [
  { href: '/properties?operation=sale', label: 'forSale' },
  { href: '/properties?operation=rent', label: 'rent' },
] as const;
