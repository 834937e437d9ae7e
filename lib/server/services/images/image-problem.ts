import 'server-only';
import type { ReceiveProblem } from '@/lib/server/http/receive-file';
import type { FetchProblem } from '@/lib/server/http/guarded-fetch';

/** Why a file is no image of ours: keys of `imageProblems` in messages. */
export type ImageProblem = 'notAnImage' | 'broken' | 'tooManyPixels';

/** Why a file that somebody sent is none: keys of `deskImages.problems` in messages. */
export type UploadProblem = ImageProblem | ReceiveProblem | 'heic' | 'pdf' | 'film';

/** Why nothing came of an address. */
export type ImageSourceProblem = ImageProblem | FetchProblem | 'notFound' | 'refused';
