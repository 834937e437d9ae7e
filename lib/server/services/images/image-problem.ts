import 'server-only';
import type { ReceiveProblem } from '@/lib/server/http/receive-file';
import type { FetchProblem } from '@/lib/server/http/guarded-fetch';

export type ImageProblem = 'notAnImage' | 'heic' | 'broken' | 'tooManyPixels';

export type UploadProblem = ImageProblem | ReceiveProblem | 'pdf' | 'film';

export type ImageSourceProblem = ImageProblem | FetchProblem | 'notFound' | 'refused';
