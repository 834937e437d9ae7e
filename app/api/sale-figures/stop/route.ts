import { oneClick } from '@/lib/server/http/email-link';
import { stopWeeklyFigures } from '@/lib/server/services/reports/weekly-figures';

export const POST = oneClick(stopWeeklyFigures, 'stopped');
