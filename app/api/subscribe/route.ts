/** Newsletter endpoint at an address that content blockers allow. */
export { POST } from '@/app/api/klaviyo/subscribe/route';
