/**
 * Style sheets of parts that stand on most pages, in one order for every route: Next joins what all routes load alike
 * into one file, which compresses better than many and is cached for the whole visit. Parts before the frame, and both
 * before the pages, whose rules may refine them.
 */
import '@/components/styles/globals.scss';
import '@/components/ui/button.module.scss';
import '@/components/ui/arrow-label.module.scss';
import '@/components/ui/actions.module.scss';
import '@/components/ui/image.module.scss';
import '@/components/ui/field.module.scss';
import '@/components/ui/input-field.module.scss';
import '@/components/ui/form.module.scss';
import '@/components/ui/form-message.module.scss';
import '@/components/ui/chip.module.scss';
import '@/components/ui/accordion.module.scss';
import '@/components/ui/rich-text.module.scss';
import '@/components/layout/skip-link.module.scss';
import '@/components/layout/site-header/site-header.module.scss';
import '@/components/layout/site-header/main-nav.module.scss';
import '@/components/layout/site-header/header-panel.module.scss';
import '@/components/layout/site-header/mobile-menu.module.scss';
import '@/components/layout/account-menu/account-menu.module.scss';
import '@/components/layout/saved-listings/saved-link.module.scss';
import '@/components/layout/saved-listings/saved-news.module.scss';
import '@/components/layout/newsletter-form/newsletter-form.module.scss';
import '@/components/layout/site-footer/site-footer.module.scss';
import '@/components/layout/cookie-banner.module.scss';
import '@/components/layout/error-screen/error-screen.module.scss';
