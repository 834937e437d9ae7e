/** `label` is a key of `footer.links`. */
export const agencyLinks = [
  { href: '/about', label: 'about' },
  { href: '/sell', label: 'sell' },
  { href: '/services/sales', label: 'salesService' },
  { href: '/services/relocation', label: 'relocation' },
  { href: '/properties', label: 'homes' },
  { href: '/blog', label: 'blog' },
  { href: '/guides', label: 'guides' },
  { href: '/faq', label: 'faq' },
  { href: '/testimonials', label: 'testimonials' },
  { href: '/search', label: 'search' },
] as const;

export const legalLinks = [
  { href: '/legal-notice', label: 'legalNotice' },
  { href: '/privacy-policy', label: 'privacy' },
  { href: '/terms-of-service', label: 'terms' },
  { href: '/cookie-policy', label: 'cookies' },
  { href: '/accessibility', label: 'accessibility' },
] as const;
