import { enquirySchema } from '@/lib/forms/enquiry-schema';
import { handleJson } from '@/lib/server/http/handle-json';
import { submitEnquiry } from '@/lib/server/services/enquiries/submit-enquiry';

export const POST = handleJson({ schema: enquirySchema, done: 'sent', handle: submitEnquiry });
