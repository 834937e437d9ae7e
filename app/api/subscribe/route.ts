/** The newsletter at an address that content blockers let through. */
export { POST } from '@/app/api/klaviyo/subscribe/route';
