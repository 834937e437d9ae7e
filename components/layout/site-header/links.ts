/** `label` is a key of `header.links`. */
export const mainLinks = [
  { href: '/properties', label: 'homes' },
  { href: '/comprar', label: 'buy' },
  { href: '/sell', label: 'sell' },
  { href: '/contact', label: 'contact' },
] as const;

/** As the header shows them: with a text link home. */
export const navLinks = [{ href: '/', label: 'home' }, ...mainLinks] as const;

export const toolLinks = [
  { href: '/herramientas/valoracion', label: 'valuation' },
  { href: '/herramientas/calculadora-hipoteca', label: 'mortgage' },
  { href: '/services/sales', label: 'sales' },
] as const;

/** Beside the list of all homes. */
export const homesLinks = [
  { href: '/properties?operation=sale', label: 'forSale' },
  { href: '/properties?operation=rent', label: 'rent' },
] as const;

export const moreLinks = [
  { href: '/guides', label: 'guides' },
  { href: '/about', label: 'about' },
] as const;
