import 'server-only';
import type { FetchProblem } from '@/lib/server/http/guarded-fetch';

/** Why a file is no image of ours: keys of `imageProblems` in messages. */
export type ImageProblem = 'notAnImage' | 'broken' | 'tooManyPixels';

/** Why nothing came of an address. */
export type ImageSourceProblem = ImageProblem | FetchProblem | 'notFound' | 'refused';
